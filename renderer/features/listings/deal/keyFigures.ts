import { formatCalendarDay } from '#shared/format/date.ts';
import { countText, dollarsText, percentText, rateText, UNKNOWN } from '#shared/format/figures.ts';
import { impliedNoi, type Listing, perEach, priceText } from '../listing.ts';

export interface KeyFigure {
  readonly name: string;
  readonly value: string;
  /** What it means here, since the trade uses some of these in two ways. */
  readonly definition: string;
  readonly source: string;
  readonly asOf: string;
}

const STATED = 'The broker';
const COMPUTED = 'Computed here';

/** What a buyer prices a community by, each with what it means, who says so, and of when it is. */
export function keyFigures(listing: Listing): readonly KeyFigure[] {
  const { price } = listing;
  const asOf = formatCalendarDay(listing.confirmed_on);
  const stated = (name: string, value: string, definition: string): KeyFigure => ({
    name,
    value,
    definition,
    source: STATED,
    asOf,
  });
  const computed = (name: string, value: string, definition: string): KeyFigure => ({
    name,
    value,
    definition,
    source: COMPUTED,
    asOf,
  });
  return [
    stated('Asking price', priceText(price), 'Of the real estate and the business as they stand.'),
    computed('Price a unit', dollarsText(perEach(price, listing.total_units)), 'Price ÷ units.'),
    computed(
      'Price a licensed bed',
      dollarsText(perEach(price, listing.licensed_beds)),
      'Price ÷ beds on the license, in use or not.',
    ),
    stated('Cap rate', rateText(listing.cap_rate), 'NOI of a year ÷ price.'),
    computed(
      'NOI',
      dollarsText(impliedNoi(listing)),
      'Net operating income of a year before debt and taxes on income: price × cap rate.',
    ),
    stated(
      'Occupancy',
      percentText(listing.occupancy_rate),
      'Occupied ÷ available, physical and not financial.',
    ),
    stated(
      'Average monthly rate',
      dollarsText(listing.avg_monthly_rate),
      'Of an occupied unit, care included.',
    ),
    stated('Units', countText(listing.total_units), 'Apartments or rooms that are rented.'),
    stated('Operating beds', countText(listing.total_beds), 'Beds in use today.'),
    stated('Licensed beds', countText(listing.licensed_beds), 'Beds that the license allows.'),
  ].filter(({ value }) => value !== UNKNOWN);
}
