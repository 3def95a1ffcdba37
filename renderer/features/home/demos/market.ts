import { pricePerBed, pricePerUnit } from '../../listings/market/index.ts';
import type { Community } from './community.ts';

/** Returns the median; null without values. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[middle - 1];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}

/** Filters out missing values. */
export const withoutNulls = (values: readonly (number | null)[]): number[] =>
  values.filter((value): value is number => value !== null);

/** Returns a value's rank, highest first. */
export const rankOf = (value: number, values: readonly number[]): number =>
  values.filter((other) => other > value).length + 1;

export interface Measure {
  readonly name: string;
  readonly of: (community: Community) => number | null;
  readonly kind: 'dollars' | 'percent';
}

/** The metrics used to compare communities. */
export const measures: readonly Measure[] = [
  {
    name: 'Price per unit',
    of: ({ price, total_units: units }) => pricePerUnit(price, units),
    kind: 'dollars',
  },
  {
    name: 'Price per bed',
    of: pricePerBed,
    kind: 'dollars',
  },
  { name: 'Cap rate', of: ({ cap_rate: cap }) => cap, kind: 'percent' },
  { name: 'Occupancy', of: ({ occupancy_rate: occupancy }) => occupancy, kind: 'percent' },
  { name: 'Average monthly rate', of: ({ avg_monthly_rate: rate }) => rate, kind: 'dollars' },
];

/** Returns others of the same type, nearest in size first. */
export function comparablesOf(community: Community, market: readonly Community[]): Community[] {
  const size = community.total_beds ?? 0;
  const distance = (other: Community) => Math.abs((other.total_beds ?? 0) - size);
  return market
    .filter(
      ({ id, property_type: type }) => id !== community.id && type === community.property_type,
    )
    .toSorted((one, other) => distance(one) - distance(other));
}

/** Returns the most common value; undefined without values. */
export function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
