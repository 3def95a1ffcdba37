import { PROPERTY_TYPES } from './listings.ts';
import { STATES } from './states.ts';

type Options = readonly (readonly [value: string, label: string])[];

/**
 * What each filter of the list offers, and its orders. The database has an index by `<filter>:<value>`, so
 * that another choice is another migration; states and kinds may be several, and the others a range of
 * somebody's own.
 */
export const LISTING_CHOICES = {
  state: Object.entries(STATES),
  type: Object.entries(PROPERTY_TYPES),
  price: [
    ['0-5000000', 'Under $5M'],
    ['5000000-10000000', '$5M to $10M'],
    ['10000000-25000000', '$10M to $25M'],
    ['25000000-50000000', '$25M to $50M'],
    ['50000000-', 'Over $50M'],
  ],
  each: [
    ['0-100000', 'Under $100,000'],
    ['100000-150000', '$100,000 to $150,000'],
    ['150000-200000', '$150,000 to $200,000'],
    ['200000-300000', '$200,000 to $300,000'],
    ['300000-', 'Over $300,000'],
  ],
  beds: [
    ['25', '25 or more'],
    ['50', '50 or more'],
    ['100', '100 or more'],
    ['200', '200 or more'],
  ],
  occupancy: [
    ['80', '80% or more'],
    ['85', '85% or more'],
    ['90', '90% or more'],
    ['95', '95% or more'],
  ],
  cap: [
    ['6', '6% or more'],
    ['7', '7% or more'],
    ['8', '8% or more'],
    ['10', '10% or more'],
  ],
  sort: [
    ['newest', 'Newest'],
    ['price-low', 'Price, lowest first'],
    ['price-high', 'Price, highest first'],
    ['cap', 'Cap rate, highest first'],
    ['beds', 'Beds, most first'],
  ],
} as const satisfies Record<string, Options>;

export type ChoiceName = keyof typeof LISTING_CHOICES;
