import { centsText, ratioText, shareText, timesText, UNKNOWN } from '#shared/format/figures.ts';
import { formatPercent, formatWholePercent } from '#shared/format/percent.ts';
import { type Cents, toCents } from '#shared/underwriting/cents.ts';
import { type Hold, projectHoldAndSale } from '#shared/underwriting/hold.ts';
import { debtService, type LoanSize, type LoanTerms, sizeLoan } from '#shared/underwriting/loan.ts';
import {
  capRate,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  loanToValue,
} from '#shared/underwriting/ratio.ts';
import {
  equityMultiple,
  internalRateOfReturn,
  netPresentValue,
} from '#shared/underwriting/returns.ts';
import type { FieldGroup, FieldValues } from './fields.ts';
import { impliedNoi, type Preset } from './presets.ts';
import type { Result } from './Results.tsx';

type Name =
  | 'price'
  | 'closing'
  | 'noi'
  | 'growth'
  | 'ltv'
  | 'coverage'
  | 'interest'
  | 'term'
  | 'hold'
  | 'exit'
  | 'selling'
  | 'required';

export type InvestmentValues = FieldValues<Name>;

/** The page's worked example uses these numbers. */
export const investmentFields: readonly FieldGroup<Name>[] = [
  {
    legend: 'Purchase',
    fields: [
      { name: 'price', label: 'Price', unit: '$', initial: 16_500_000, least: 1, most: 1e11 },
      { name: 'closing', label: 'Closing costs', unit: '%', initial: 2, least: 0, most: 20 },
      {
        name: 'noi',
        label: 'First-year NOI',
        unit: '$',
        initial: 1_243_400,
        least: -1e10,
        most: 1e10,
        hint: 'After management fee and reserves.',
      },
      { name: 'growth', label: 'Annual growth', unit: '%', initial: 3, least: -20, most: 20 },
    ],
  },
  {
    legend: 'Loan',
    fields: [
      {
        name: 'ltv',
        label: 'Maximum LTV',
        unit: '%',
        initial: 65,
        least: 0,
        most: 100,
        hint: 'Enter 0 for an all-cash purchase.',
      },
      { name: 'coverage', label: 'Minimum DSCR', unit: '×', initial: 1.35, least: 1, most: 5 },
      { name: 'interest', label: 'Interest rate', unit: '%', initial: 6.5, least: 0, most: 25 },
      { name: 'term', label: 'Amortization', unit: 'years', initial: 30, least: 1, most: 50 },
    ],
  },
  {
    legend: 'Sale',
    fields: [
      { name: 'hold', label: 'Hold period', unit: 'years', initial: 7, least: 1, most: 20 },
      {
        name: 'exit',
        label: 'Cap rate at the sale',
        unit: '%',
        initial: 7.75,
        least: 0.5,
        most: 30,
      },
      { name: 'selling', label: 'Selling costs', unit: '%', initial: 2, least: 0, most: 20 },
      { name: 'required', label: 'Required return', unit: '%', initial: 12, least: 0, most: 50 },
    ],
  },
];

export interface Investment {
  readonly size: LoanSize | null;
  readonly loan: Cents;
  readonly service: Cents;
  readonly hold: Hold | null;
}

const NOTHING_LENT: LoanSize = { loan: 0, binding: 'value', tests: {} };

export function computeInvestment(values: InvestmentValues): Investment {
  const terms: LoanTerms = { rate: values.interest / 100, years: values.term };
  const size =
    values.ltv === 0
      ? NOTHING_LENT
      : sizeLoan({
          ...terms,
          noi: toCents(values.noi),
          value: toCents(values.price),
          maximumLoanToValue: values.ltv / 100,
          minimumCoverage: values.coverage,
        });
  const loan = size === null ? Number.NaN : size.loan;
  return {
    size,
    loan,
    service: loan === 0 ? 0 : (debtService(loan, terms) ?? Number.NaN),
    hold:
      Number.isNaN(loan) || Number.isNaN(values.hold)
        ? null
        : projectHoldAndSale({
            price: toCents(values.price),
            closingCosts: toCents((values.price * values.closing) / 100),
            loan,
            terms,
            noi: toCents(values.noi),
            growth: values.growth / 100,
            years: Math.round(values.hold),
            exitCapRate: values.exit / 100,
            sellingCosts: values.selling / 100,
          }),
  };
}

const loanHow = ({ ltv, coverage }: InvestmentValues, size: LoanSize | null): string => {
  if (ltv === 0) return 'All-cash purchase.';
  if (size === null) return 'The lower of two tests.';
  const { value = 0, coverage: byCoverage = 0 } = size.tests;
  return `${formatWholePercent(ltv)} of the price is ${centsText(value)}. DSCR of ${timesText(coverage)} supports ${centsText(byCoverage)}. The ${size.binding === 'coverage' ? 'coverage' : 'price'} test is the limit.`;
};

function rateResult(hold: Hold | null): Pick<Result, 'value' | 'how'> {
  if (hold === null) return { value: UNKNOWN, how: 'Complete the fields above.' };
  const found = internalRateOfReturn(hold.flows);
  if (found.rate !== null) {
    return {
      value: ratioText(found.rate),
      how: `The annual rate at which ${centsText(hold.equity)} today equals all later cash flows.`,
    };
  }
  const how =
    found.reason === 'one-way'
      ? 'No IRR: cash flows in one direction only.'
      : 'No IRR: cash flow changes sign more than once, so several rates would fit.';
  return { value: 'None', how };
}

export function investmentResults(values: InvestmentValues): Result[] {
  const { size, loan, service, hold } = computeInvestment(values);
  const equity = hold?.equity ?? null;
  const flows = hold?.flows ?? null;
  const required = values.required / 100;
  const price = toCents(values.price);
  const noi = toCents(values.noi);
  return [
    { label: 'Internal rate of return', ...rateResult(hold), isMain: true },
    {
      label: 'Equity multiple',
      value: timesText(flows && equityMultiple(flows)),
      how: 'Total cash returned ÷ total cash invested.',
    },
    { label: 'Loan', value: centsText(loan), how: loanHow(values, size) },
    {
      label: 'Equity invested',
      value: centsText(equity),
      how: `${centsText(price)} + ${formatPercent(values.closing)} closing costs − loan`,
    },
    {
      label: 'Annual debt service',
      value: centsText(service),
      how: `LTV ${shareText(loanToValue(loan, price))}, debt yield (NOI ÷ loan) ${ratioText(debtYield(noi, loan))}`,
    },
    {
      label: 'DSCR',
      value: service === 0 ? 'No debt' : timesText(debtServiceCoverage(noi, service)),
      how: `${centsText(noi)} ÷ ${centsText(service)}`,
    },
    {
      label: 'First-year cash-on-cash',
      value: ratioText(equity === null ? null : cashOnCash(noi, service, equity)),
      how: `(${centsText(noi)} − ${centsText(service)}) ÷ ${centsText(equity)}`,
    },
    {
      label: 'Going-in cap rate',
      value: ratioText(capRate(noi, price)),
      how: `${centsText(noi)} ÷ ${centsText(price)}`,
    },
    {
      label: 'Sale',
      value: centsText(hold?.salePrice ?? null),
      how: `Next year's NOI ÷ ${ratioText(values.exit / 100)}. ${centsText(hold?.proceeds ?? null)} after selling costs and ${centsText(hold?.loanAtSale ?? null)} loan payoff`,
    },
    {
      label: `NPV at ${formatPercent(required * 100)}`,
      value: centsText(flows && netPresentValue(flows, required)),
      how: 'Above zero, the purchase earns more than your required return.',
    },
  ];
}

export const investmentSummary = (values: InvestmentValues): string => {
  const { loan, hold } = computeInvestment(values);
  return hold === null
    ? 'No result with these numbers.'
    : `IRR ${rateResult(hold).value}, loan ${centsText(loan)}.`;
};

export const investmentFromPreset = (preset: Preset) => ({
  price: preset.price,
  noi: impliedNoi(preset),
  exit: preset.cap_rate,
});
