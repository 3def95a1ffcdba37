import { LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import { STATES } from '#shared/listings/states.ts';
import type { Community } from './community.ts';

/** One list filter, set the way a buyer would. */
export interface Search {
  readonly filter: string;
  readonly choice: string;
  /** The filter's URL parameters. */
  readonly query: Readonly<Record<string, string>>;
  readonly finds: (community: Community) => boolean;
}

const labelOf = (options: readonly (readonly [string, string])[], value: string): string =>
  options.find(([choice]) => choice === value)?.[1] ?? value;

/** Returns the narrowest option that still matches; undefined if none does. */
const highest = (options: readonly (readonly [string, string])[], value: number | null) =>
  value === null ? undefined : options.findLast(([least]) => Number(least) <= value)?.[0];

function least(
  filter: string,
  name: 'beds' | 'occupancy' | 'cap',
  of: (community: Community) => number | null,
  community: Community,
): Search[] {
  const choice = highest(LISTING_CHOICES[name], of(community));
  if (choice === undefined) return [];
  const finds = (other: Community) => (of(other) ?? -1) >= Number(choice);
  return [
    { filter, choice: labelOf(LISTING_CHOICES[name], choice), query: { [name]: choice }, finds },
  ];
}

/** Returns the narrowest setting of each filter that finds a community. */
export function findMatchingFilters(community: Community): Search[] {
  const { state, property_type: type, price } = community;
  const band = LISTING_CHOICES.price.find(([value]) => isWithin(price, value))?.[0];
  return [
    {
      filter: 'State',
      choice: STATES[state as keyof typeof STATES] ?? state,
      query: { state },
      finds: (other) => other.state === state,
    },
    {
      filter: 'Type',
      choice: labelOf(LISTING_CHOICES.type, type),
      query: { type },
      finds: (other) => other.property_type === type,
    },
    ...(band === undefined
      ? []
      : [
          {
            filter: 'Price',
            choice: labelOf(LISTING_CHOICES.price, band),
            query: { price: band },
            finds: (other: Community) => isWithin(other.price, band),
          },
        ]),
    ...least('Beds', 'beds', ({ total_beds: beds }) => beds, community),
    ...least('Occupancy', 'occupancy', ({ occupancy_rate: rate }) => rate, community),
    ...least('Cap rate', 'cap', ({ cap_rate: cap }) => cap, community),
  ];
}

function isWithin(price: number | null, band: string): boolean {
  const [least, most] = band.split('-');
  return price !== null && price >= Number(least) && (!most || price < Number(most));
}
