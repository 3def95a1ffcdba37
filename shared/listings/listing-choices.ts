import { PROPERTY_TYPES } from './listings.ts';
import { STATES } from './states.ts';

type Options = readonly (readonly [value: string, label: string])[];

/**
 * Filter options and sort orders of the list. The database has an index by `<filter>:<value>`, so another option
 * needs a migration; states, types, care, licenses, and payors allow several values, and figures allow a custom
 * range.
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
  built: [
    ['1980', '1980 or later'],
    ['2000', '2000 or later'],
    ['2010', '2010 or later'],
    ['2020', '2020 or later'],
  ],
  care: [
    ['active-adult', 'Active adult'],
    ['independent-living', 'Independent living'],
    ['assisted-living', 'Assisted living'],
    ['memory-care', 'Memory care'],
    ['skilled-nursing', 'Skilled nursing'],
    ['board-and-care', 'Board and care'],
    ['adult-day-care', 'Adult day care'],
    ['group-homes', 'Group homes'],
  ],
  license: [
    ['assisted-living', 'Assisted living license'],
    ['memory-care', 'Memory care license'],
    ['skilled-nursing', 'Nursing license'],
    ['medicare', 'Medicare certified'],
    ['medicaid', 'Medicaid certified'],
    ['adult-day', 'Adult day license'],
    ['home-care', 'Home care license'],
  ],
  payor: [
    ['private', 'Private pay'],
    ['medicaid', 'Medicaid or waiver'],
    ['medicare', 'Medicare'],
    ['medicare-advantage', 'Medicare Advantage'],
    ['va', 'Veterans Affairs'],
    ['long-term-insurance', 'Long-term care insurance'],
    ['hospice', 'Hospice'],
  ],
  status: [
    ['active', 'Available'],
    ['under_contract', 'Under contract'],
  ],
  fresh: [
    ['30', 'Confirmed in 30 days'],
    ['60', 'Confirmed in 60 days'],
    ['90', 'Confirmed in 90 days'],
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
