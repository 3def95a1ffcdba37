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

/** Days by date: a simulation asks for the same hundred dates thousands of times. */
const parsedDays = new Map<string, number>();
const MOST_DAYS = 2_000;

function dayOf(on: string): number {
  const known = parsedDays.get(on);
  if (known !== undefined) return known;
  const day = Date.parse(`${on}T00:00:00Z`) / DAY_MS;
  if (parsedDays.size >= MOST_DAYS) parsedDays.clear();
  parsedDays.set(on, day);
  return day;
}

/** Discounts by actual days over 365, from the earliest flow. */
function datedPresentValue(flows: readonly DatedFlow[]): ValueAt {
  const days = flows.map(({ on }) => dayOf(on));
  const first = days.reduce((least, day) => Math.min(least, day), Number.POSITIVE_INFINITY);
  const years = days.map((day) => (day - first) / DAYS_A_YEAR);
  return (rate) => {
    const step = Math.log1p(rate);
    let value = 0;
    for (let at = 0; at < flows.length; at++) {
      const amount = flows[at]?.amount ?? 0;
      // A rate of −100% leaves only flows of the first day.
      if (amount !== 0) value += amount * Math.exp(-(years[at] ?? 0) * step);
    }
    return value;
  };
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
  if (signChanges === 1) return bracket(flows, valueAt, -1);
  let total = 0;
  const totals = flows.map((flow) => (total += flow));
  return total !== 0 && countSignChanges(totals) === 1
    ? bracket(flows, valueAt, 0)
    : { rate: null, reason: 'ambiguous' };
}

function countSignChanges(values: readonly number[]): number {
  let changes = 0;
  let last = 0;
  for (const value of values) {
    const sign = Math.sign(value);
    if (sign === 0) continue;
    if (last !== 0 && sign !== last) changes += 1;
    last = sign;
  }
  return changes;
}

/** The highest rate that is searched; no purchase earns a millionfold a year. */
const HIGHEST_RATE = 1e6;

/** Finds the rate between `least` and a rate at which the first flow outweighs all others. */
function bracket(flows: CashFlows, valueAt: ValueAt, least: number): InternalRate {
  const beginning = Math.sign(flows.find((flow) => flow !== 0) ?? 0);
  const signed: ValueAt = (rate) => valueAt(rate) * beginning;
  let high = 1;
  while (!(signed(high) > 0)) {
    if (high > HIGHEST_RATE) return { rate: null, reason: 'ambiguous' };
    high *= 2;
  }
  return { rate: findRoot(signed, least, high) };
}

const CLOSE = 1e-15;

/** Ridders' method: narrows a bracket whose value is negative at `low` and positive at `high`. */
function findRoot(valueAt: ValueAt, least: number, most: number): number {
  let low = least;
  let high = most;
  let below = valueAt(low);
  let above = valueAt(high);
  let found = high;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    const value = valueAt(middle);
    const root = Math.sqrt(value * value - below * above);
    // At a rate of -100% there is no finite value, so the first steps only halve.
    const next =
      root > 0 && Number.isFinite(root) ? middle + ((middle - low) * -value) / root : middle;
    const nextValue = valueAt(next);
    if (nextValue === 0) return next;
    if (step > 0 && Math.abs(next - found) <= CLOSE * (1 + Math.abs(next))) return next;
    found = next;
    for (const [rate, at] of [
      [middle, value],
      [next, nextValue],
    ] as const) {
      if (!(rate > low && rate < high)) continue;
      if (at > 0) [high, above] = [rate, at];
      else [low, below] = [rate, at];
    }
  }
  return found;
}
