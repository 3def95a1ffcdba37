import type { Assumptions } from '../underwriting/assumptions.ts';
import { type Cents, roundCents, sumCents } from '../underwriting/cents.ts';
import { getMonths } from '../underwriting/figures.ts';
import { prepaymentPenalty } from '../underwriting/loan.ts';
import { addMonths, computeModel, type Model } from '../underwriting/model.ts';
import { valueAtCapRate } from '../underwriting/ratio.ts';
import {
  type DatedFlow,
  datedInternalRateOfReturn,
  datedNetPresentValue,
} from '../underwriting/returns.ts';
import type { ExitInputs } from './exitInputs.ts';

/** Last month of ownership that a model can price a sale in. */
export const LAST_MONTH = 120;

export interface TaxedSale {
  readonly month: number;
  readonly price: Cents;
  readonly costs: Cents;
  readonly payoff: Cents;
  readonly penalty: Cents;
  readonly beforeTax: Cents;
  readonly adjustedBasis: Cents;
  readonly gain: Cents;
  /** Part of the gain that is unrecaptured section 1250 gain: depreciation taken. */
  readonly recaptured: Cents;
  /** Losses carried forward that the sale releases. */
  readonly released: Cents;
  readonly tax: Cents;
  readonly afterTax: Cents;
}

/** Ownership month by month after tax. Index 0 is closing, index 120 the end of year ten. */
export interface TaxedHold {
  readonly model: Model;
  /** Cash of a month after debt service and income tax. */
  readonly cash: readonly Cents[];
  readonly incomeTax: readonly Cents[];
  readonly depreciated: readonly Cents[];
  /** Passive losses not used yet, IRC §469. */
  readonly carriedForward: readonly Cents[];
}

export type AlternativeKind = 'sell' | 'hold' | 'refinance' | 'recapitalize';

export type Unavailable = 'no_sale' | 'month_zero' | 'refinanced' | 'no_loan';

export interface Alternative {
  readonly kind: AlternativeKind;
  readonly label: string;
  readonly unavailable: Unavailable | null;
  /** Cash after tax at the decision. */
  readonly now: Cents;
  /** Cash after tax from the decision to the horizon, without the sale. */
  readonly cash: Cents;
  /** What the sale at the horizon leaves after tax. */
  readonly later: Cents;
  /** All of it, discounted to the decision. */
  readonly presentValue: Cents;
  /** Annual after-tax return on what a sale today would leave; null if there is none. */
  readonly rate: number | null;
}

export interface ExitStrategy {
  readonly alternatives: readonly Alternative[];
  readonly saleNow: TaxedSale | null;
  readonly saleLater: TaxedSale | null;
  readonly best: AlternativeKind | null;
  /** First month after the decision in which holding has paid more than selling; null if none within ten years. */
  readonly breakEvenMonth: number | null;
  /** Value of selling in each month after the decision, discounted to it, cash received until then included. */
  readonly path: readonly { readonly month: number; readonly value: Cents }[];
}

const MONTHS_A_YEAR = 12;

/** Runs a model to the end of year ten, so that every month has a balance and a price. */
const runTenYears = (of: Assumptions): Model =>
  computeModel({ ...of, exit: { ...of.exit, year: LAST_MONTH / MONTHS_A_YEAR } });

const RECOVERY_YEARS = { residential: 27.5, nonresidential: 39 } as const;

/** Computes income tax and depreciation of each month. Losses carry forward and offset later income. */
export function taxHold(of: Assumptions, inputs: ExitInputs): TaxedHold {
  const model = runTenYears(of);
  const [noi, interest, premium, capital, levered] = [
    'noi',
    'interest',
    'premium',
    'capital',
    'levered',
  ].map((key) => getMonths(model, key));
  const months = RECOVERY_YEARS[inputs.recovery] * MONTHS_A_YEAR;
  const { price, closingCosts } = of.purchase;
  const atClosing = sumCents(of.capital.filter(({ month }) => month === 0).map(({ cost }) => cost));
  let basis = (price + roundCents(price * closingCosts)) * (1 - inputs.landShare) + atClosing;
  const rate = inputs.ordinaryRate + inputs.stateRate + inputs.investmentRate;
  const cash = [0];
  const incomeTax = [0];
  const depreciated = [0];
  const carriedForward = [0];
  for (let month = 1; month <= LAST_MONTH; month++) {
    const at = month - 1;
    const depreciation = basis / months;
    basis += capital?.[at] ?? 0;
    const income = (noi?.[at] ?? 0) - (interest?.[at] ?? 0) - (premium?.[at] ?? 0) - depreciation;
    const loss = carriedForward[at] ?? 0;
    const taxable = Math.max(income - loss, 0);
    const tax = roundCents(taxable * rate);
    carriedForward.push(Math.max(loss - income, 0));
    depreciated.push((depreciated[at] ?? 0) + depreciation);
    incomeTax.push(tax);
    cash.push((levered?.[at] ?? 0) - tax);
  }
  return { model, cash, incomeTax, depreciated, carriedForward };
}

const balanceAt = ({ model }: TaxedHold, month: number): Cents =>
  month === 0 ? sumCents(model.loans.map(({ amount }) => amount)) : (model.balance[month - 1] ?? 0);

function penaltyAt(hold: TaxedHold, month: number): Cents {
  const { refinancing, loans, assumptions } = hold.model;
  if (month === 0) return 0;
  if (refinancing !== null && month > refinancing.month) {
    const { prepayment } = assumptions.refinance;
    return prepaymentPenalty(balanceAt(hold, month), prepayment, month - refinancing.month);
  }
  return sumCents(
    loans.map(({ loan, schedule }) =>
      prepaymentPenalty(schedule[month - 1]?.balance ?? 0, loan.prepayment, month),
    ),
  );
}

/** Prices the property in a month: next-twelve-month NOI divided by the exit cap rate. Null without positive NOI. */
const priceAt = ({ model }: TaxedHold, month: number): Cents | null =>
  valueAtCapRate(
    sumCents(getMonths(model, 'noi').slice(month, month + MONTHS_A_YEAR)),
    model.assumptions.exit.capRate,
  );

/**
 * Returns what a sale in a month leaves after costs, debt, and tax. Depreciation taken is taxed at the recapture rate, the
 * rest of the gain at the capital gains rate; losses carried forward are released at the ordinary rate. A loss on the sale
 * itself saves no tax here.
 */
export function sellAt(
  hold: TaxedHold,
  inputs: ExitInputs,
  month: number,
  isDeferred = false,
): TaxedSale | null {
  const price = priceAt(hold, month);
  if (price === null) return null;
  const of = hold.model.assumptions;
  const costs = roundCents(price * of.exit.sellingCosts);
  const payoff = balanceAt(hold, month);
  const penalty = penaltyAt(hold, month);
  const spent = sumCents(of.capital.filter((item) => item.month <= month).map(({ cost }) => cost));
  const taken = roundCents(hold.depreciated[month] ?? 0);
  const adjustedBasis =
    of.purchase.price + roundCents(of.purchase.price * of.purchase.closingCosts) + spent - taken;
  const gain = price - costs - adjustedBasis;
  const recaptured = Math.min(Math.max(gain, 0), taken);
  const released = roundCents(hold.carriedForward[month] ?? 0);
  const taxed = Math.max(gain, 0);
  const extra = inputs.stateRate + inputs.investmentRate;
  const tax = isDeferred
    ? 0
    : roundCents(
        recaptured * (inputs.recaptureRate + extra) +
          (taxed - recaptured) * (inputs.capitalGainsRate + extra) -
          Math.min(released * (inputs.ordinaryRate + extra), taxed * (inputs.ordinaryRate + extra)),
      );
  const beforeTax = price - costs - payoff - penalty + of.purchase.workingCapital;
  const afterTax = beforeTax - tax;
  return {
    month,
    price,
    costs,
    payoff,
    penalty,
    beforeTax,
    adjustedBasis,
    gain,
    recaptured,
    released,
    tax,
    afterTax,
  };
}

const missing = (kind: AlternativeKind, label: string, unavailable: Unavailable): Alternative => ({
  kind,
  label,
  unavailable,
  now: 0,
  cash: 0,
  later: 0,
  presentValue: 0,
  rate: null,
});

/** Values cash now, each month's cash, and the sale at the horizon, against what a sale today would leave. */
function valueFlows(
  kind: AlternativeKind,
  label: string,
  from: string,
  decision: number,
  parts: { now: Cents; months: readonly Cents[]; later: Cents; forgone: Cents; discount: number },
): Alternative {
  const { now, months, later, forgone, discount } = parts;
  const flows: DatedFlow[] = [
    { on: addMonths(from, decision), amount: now },
    ...months.map((amount, at) => ({
      on: addMonths(from, decision + at + 1),
      amount: amount + (at === months.length - 1 ? later : 0),
    })),
  ];
  const [first, ...rest] = flows;
  const invested = first && [{ on: first.on, amount: first.amount - forgone }, ...rest];
  return {
    kind,
    label,
    unavailable: null,
    now,
    cash: sumCents(months),
    later,
    presentValue: datedNetPresentValue(flows, discount),
    rate:
      invested && months.length > 0 && forgone > 0
        ? datedInternalRateOfReturn(invested).rate
        : null,
  };
}

const spanOf = ({ cash }: TaxedHold, decision: number, horizon: number): readonly Cents[] =>
  cash.slice(decision + 1, horizon + 1).map(roundCents);

/** Replaces the loans at the decision, on the terms of the inputs. */
const withRefinance = (of: Assumptions, { refinance }: ExitInputs, month: number): Assumptions => ({
  ...of,
  refinance: {
    ...of.refinance,
    month,
    capRate: of.exit.capRate,
    loanToValue: refinance.loanToValue,
    coverage: refinance.coverage,
    rate: refinance.rate,
    years: refinance.years,
    fee: refinance.fee,
    kind: 'bank',
  },
});

const LABELS: Readonly<Record<AlternativeKind, string>> = {
  sell: 'Sell now',
  hold: 'Hold',
  refinance: 'Refinance',
  recapitalize: 'Recapitalize',
};

interface Decision {
  readonly of: Assumptions;
  readonly inputs: ExitInputs;
  readonly hold: TaxedHold;
  readonly sale: TaxedSale;
  readonly later: TaxedSale;
}

function valueRefinance({ of, inputs, sale }: Decision): Alternative {
  const { decisionMonth, horizonMonth } = inputs;
  const label = LABELS.refinance;
  if (decisionMonth === 0) return missing('refinance', label, 'month_zero');
  const { month: planned } = of.refinance;
  if (planned > 0 && planned <= decisionMonth) return missing('refinance', label, 'refinanced');
  const hold = taxHold(withRefinance(of, inputs, decisionMonth), inputs);
  const later = sellAt(hold, inputs, horizonMonth);
  const { refinancing } = hold.model;
  if (refinancing === null || refinancing.loan <= 0) return missing('refinance', label, 'no_loan');
  if (later === null) return missing('refinance', label, 'no_sale');
  return valueFlows('refinance', label, of.closingOn, decisionMonth, {
    now: refinancing.proceeds,
    months: spanOf(hold, decisionMonth, horizonMonth),
    later: later.afterTax,
    forgone: sale.afterTax,
    discount: of.discountRate,
  });
}

/** A partner buys a share of the equity at today's value. The loans stay; the share of the gain is taxed. */
function valueRecapitalization({ of, inputs, hold, sale, later }: Decision): Alternative {
  const { decisionMonth, horizonMonth, recapShare: sold, recapCosts } = inputs;
  const costs = roundCents(sale.price * recapCosts * sold);
  const equity = sale.price - sale.payoff + of.purchase.workingCapital;
  const gain = sale.price - sale.adjustedBasis;
  const wholeCosts = sale.price - sale.costs;
  // The tax of a sale without selling costs, for the share that is sold.
  const extraGain = Math.max(gain, 0) - Math.max(wholeCosts - sale.adjustedBasis, 0);
  const rate = inputs.capitalGainsRate + inputs.stateRate + inputs.investmentRate;
  const tax = roundCents((sale.tax + extraGain * rate) * sold);
  const kept = (amount: Cents) => roundCents(amount * (1 - sold));
  return valueFlows('recapitalize', LABELS.recapitalize, of.closingOn, decisionMonth, {
    now: roundCents(equity * sold) - costs - tax,
    months: spanOf(hold, decisionMonth, horizonMonth).map(kept),
    later: kept(later.afterTax),
    forgone: sale.afterTax,
    discount: of.discountRate,
  });
}

/** Returns the discounted value of holding to each month, and the first month that beats a sale today. */
function findBreakEven({ of, inputs, hold, sale }: Decision) {
  const path: { month: number; value: Cents }[] = [];
  const monthly = (1 + of.discountRate) ** (1 / MONTHS_A_YEAR);
  let received = 0;
  for (let month = inputs.decisionMonth + 1; month <= LAST_MONTH; month++) {
    const factor = monthly ** (inputs.decisionMonth - month);
    received += (hold.cash[month] ?? 0) * factor;
    const then = sellAt(hold, inputs, month);
    if (then !== null) path.push({ month, value: roundCents(received + then.afterTax * factor) });
  }
  const first = path.find(({ value }) => value >= sale.afterTax);
  return { path, breakEvenMonth: first?.month ?? null };
}

/** Compares selling now with holding, refinancing, and recapitalizing until a sale at the horizon, all after tax. */
export function compareExits(of: Assumptions, inputs: ExitInputs): ExitStrategy {
  const { decisionMonth, horizonMonth } = inputs;
  const hold = taxHold(of, inputs);
  const sale = sellAt(hold, inputs, decisionMonth, inputs.isDeferred);
  const later = sellAt(hold, inputs, horizonMonth);
  if (sale === null || later === null) {
    const kinds: readonly AlternativeKind[] = ['sell', 'hold', 'refinance', 'recapitalize'];
    return {
      alternatives: kinds.map((kind) => missing(kind, LABELS[kind], 'no_sale')),
      saleNow: sale,
      saleLater: later,
      best: null,
      breakEvenMonth: null,
      path: [],
    };
  }
  const decision: Decision = { of, inputs, hold, sale, later };
  const taxedSale = inputs.isDeferred ? (sellAt(hold, inputs, decisionMonth) ?? sale) : sale;
  const alternatives = [
    valueFlows('sell', LABELS.sell, of.closingOn, decisionMonth, {
      now: sale.afterTax,
      months: [],
      later: 0,
      forgone: 0,
      discount: of.discountRate,
    }),
    valueFlows('hold', LABELS.hold, of.closingOn, decisionMonth, {
      now: 0,
      months: spanOf(hold, decisionMonth, horizonMonth),
      later: later.afterTax,
      forgone: sale.afterTax,
      discount: of.discountRate,
    }),
    valueRefinance(decision),
    valueRecapitalization({ ...decision, sale: { ...taxedSale, afterTax: sale.afterTax } }),
  ];
  const best = alternatives
    .filter(({ unavailable }) => unavailable === null)
    .reduce((one, other) => (other.presentValue > one.presentValue ? other : one));
  return {
    alternatives,
    saleNow: sale,
    saleLater: later,
    best: best.kind,
    ...findBreakEven(decision),
  };
}
