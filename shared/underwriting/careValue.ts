import { type Cents, roundCents, sumCents } from './cents.ts';
import { pricePer } from './ratio.ts';

/** A change that adds or removes monthly revenue: units filled, or residents whose level or rate changes. */
export interface CareMove {
  readonly kind: 'fill' | 'level' | 'rate';
  readonly label: string;
  /** Units or residents. */
  readonly count: number;
  /** Change per unit or resident and month. */
  readonly monthlyCents: Cents;
}

export interface CareValueTerms {
  /** Share of added revenue that becomes NOI: 0.7 is 70%. */
  readonly flowThrough: number;
  /** 0.07 is 7%. */
  readonly capRate: number;
}

export interface CareValue {
  readonly monthlyRevenue: Cents;
  readonly annualRevenue: Cents;
  /** Change of the annual NOI. */
  readonly noi: Cents;
  /** Change of the implied value; null without a positive cap rate. */
  readonly value: Cents | null;
}

/** Returns what the moves change together. NOI and value are rounded once, from exact revenue. */
export function computeCareValue(
  moves: readonly CareMove[],
  { flowThrough, capRate }: CareValueTerms,
): CareValue {
  const monthlyRevenue = sumCents(moves.map(({ count, monthlyCents }) => count * monthlyCents));
  const annualRevenue = monthlyRevenue * 12;
  const noi = roundCents(annualRevenue * flowThrough);
  return {
    monthlyRevenue,
    annualRevenue,
    noi,
    value: capRate > 0 ? roundCents(noi / capRate) : null,
  };
}

/** Returns resident revenue per occupied unit and month; null without occupied units. */
export const revenuePerOccupiedUnit = (monthlyRevenue: Cents, occupied: number): Cents | null =>
  pricePer(monthlyRevenue, occupied);

/** Returns RevPOR after the moves: filled units also add to the occupied units. */
export function revenuePerOccupiedUnitAfter(
  monthlyRevenue: Cents,
  occupied: number,
  moves: readonly CareMove[],
): Cents | null {
  const filled = moves
    .filter(({ kind }) => kind === 'fill')
    .reduce((sum, { count }) => sum + count, 0);
  const change = sumCents(moves.map(({ count, monthlyCents }) => count * monthlyCents));
  return revenuePerOccupiedUnit(monthlyRevenue + change, occupied + filled);
}
