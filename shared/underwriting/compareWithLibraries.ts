import { fv, pmt } from 'financial';
import xirr from 'xirr';
import { loanBalance, monthlyPayment } from './loan.ts';
import { computeModel } from './model.ts';
import { createRandomModel } from './randomModels.ts';
import { datedInternalRateOfReturn } from './returns.ts';

/** How far random models are from two published libraries: `xirr` for dated rates, `financial` for loans. */
export interface Comparison {
  /** Models whose flows have one rate; the others have no figure to compare. */
  readonly compared: number;
  readonly widestRate: number;
  /** In cents. */
  readonly widestPayment: number;
  readonly widestBalance: number;
}

export function compareWithLibraries(count: number, firstSeed: number): Comparison {
  let compared = 0;
  let widestRate = 0;
  let widestPayment = 0;
  let widestBalance = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const model = computeModel(createRandomModel(seed));
    for (const { amount, terms } of model.loans) {
      if (amount === 0) continue;
      const rate = terms.rate / 12;
      const months = terms.years * 12;
      const payment = pmt(rate, months, -amount);
      const owed = fv(rate, 84, payment, -amount);
      widestPayment = Math.max(
        widestPayment,
        Math.abs((monthlyPayment(amount, terms) ?? Number.NaN) - payment),
      );
      widestBalance = Math.max(
        widestBalance,
        Math.abs((loanBalance(amount, terms, 7) ?? Number.NaN) - owed),
      );
    }
    const flows = model.leveredFlows ?? [];
    const { rate } = datedInternalRateOfReturn(flows);
    if (rate === null) continue;
    const theirs = xirr(
      flows.map(({ on, amount }) => ({ amount, when: new Date(`${on}T00:00:00Z`) })),
      { guess: Math.max(rate, -0.9) + 0.01 },
    );
    compared += 1;
    widestRate = Math.max(widestRate, Math.abs(theirs - rate));
  }
  return { compared, widestRate, widestPayment, widestBalance };
}
