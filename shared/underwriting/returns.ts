import { type Cents, roundCents } from './cents.ts';
import { ratio } from './ratio.ts';

/** Cash flows in equal periods: the first is today, outlays are negative. */
export type CashFlows = readonly Cents[];

const presentValue = (flows: CashFlows, rate: number): number =>
  flows.reduceRight((later, flow) => flow + later / (1 + rate), 0);

/** Returns the value today of flows discounted at a rate per period. */
export const netPresentValue = (flows: CashFlows, rate: number): Cents =>
  roundCents(presentValue(flows, rate));

/** Returns total inflows over total outlays; null without outlays. */
export function equityMultiple(flows: CashFlows): number | null {
  const sumWhere = (predicate: (flow: number) => boolean) =>
    flows.filter(predicate).reduce((total, flow) => total + flow, 0);
  return ratio(
    sumWhere((flow) => flow > 0),
    -sumWhere((flow) => flow < 0),
  );
}

/** Why no rate exists: cash flows one way only, or the sign changes more than once and several rates may fit. */
export type NoRate = 'one-way' | 'ambiguous';

export type InternalRate =
  | { readonly rate: number }
  | { readonly rate: null; readonly reason: NoRate };

/**
 * Returns the rate per period at which the net present value is zero. One sign change of the flows has exactly one such
 * rate (Descartes); so does one sign change of their running total among positive rates (Norstrøm). Other cases
 * return no rate rather than one of several.
 */
export const internalRateOfReturn = (flows: CashFlows): InternalRate =>
  findRate(flows, (rate) => presentValue(flows, rate));

/** A cash flow on a calendar day, "2026-11-28". */
export interface DatedFlow {
  readonly on: string;
  readonly amount: Cents;
}

const DAY_MS = 86_400_000;
const DAYS_A_YEAR = 365;

/** Discounts by actual days over 365, from the earliest flow. */
function datedPresentValue(flows: readonly DatedFlow[]): (rate: number) => number {
  const days = flows.map(({ on }) => Date.parse(`${on}T00:00:00Z`) / DAY_MS);
  const first = Math.min(...days);
  const years = days.map((day) => (day - first) / DAYS_A_YEAR);
  return (rate) =>
    flows.reduce((sum, { amount }, at) => sum + amount / (1 + rate) ** (years[at] ?? 0), 0);
}

export const datedNetPresentValue = (flows: readonly DatedFlow[], rate: number): Cents =>
  roundCents(datedPresentValue(flows)(rate));

/** Returns the annual rate at which dated flows have no net present value (XIRR). */
export function datedInternalRateOfReturn(flows: readonly DatedFlow[]): InternalRate {
  const ordered = flows.toSorted((one, other) => (one.on < other.on ? -1 : 1));
  return findRate(
    ordered.map(({ amount }) => amount),
    datedPresentValue(ordered),
  );
}

type ValueAt = (rate: number) => number;

function findRate(flows: CashFlows, valueAt: ValueAt): InternalRate {
  if (!flows.every(Number.isFinite)) return { rate: null, reason: 'ambiguous' };
  const signChanges = countSignChanges(flows);
  if (signChanges === 0) return { rate: null, reason: 'one-way' };
  if (signChanges === 1) return bisect(flows, valueAt, -1);
  let total = 0;
  const totals = flows.map((flow) => (total += flow));
  return total !== 0 && countSignChanges(totals) === 1
    ? bisect(flows, valueAt, 0)
    : { rate: null, reason: 'ambiguous' };
}

function countSignChanges(values: readonly number[]): number {
  const signs = values.filter((value) => value !== 0).map(Math.sign);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** The highest rate that is searched; no purchase earns a millionfold a year. */
const HIGHEST_RATE = 1e6;

/** Bisects between `least` and a rate at which the first flow outweighs all others. */
function bisect(flows: CashFlows, valueAt: ValueAt, least: number): InternalRate {
  const beginning = Math.sign(flows.find((flow) => flow !== 0) ?? 0);
  const isTooLow = (rate: number) => Math.sign(valueAt(rate)) !== beginning;
  let low = least;
  let high = 1;
  while (isTooLow(high)) {
    if (high > HIGHEST_RATE) return { rate: null, reason: 'ambiguous' };
    high *= 2;
  }
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  return { rate: high };
}
