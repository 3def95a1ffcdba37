import { formatCalendarDay } from '#shared/format/date.ts';
import { countText, dollarsText, percentText, rateText, UNKNOWN } from '#shared/format/figures.ts';
import {
  formatAskingPrice,
  impliedNoi,
  type Listing,
  pricePerBed,
  pricePerUnit,
} from '../listing.ts';

export interface KeyFigure {
  readonly name: string;
  readonly value: string;
  /** Definition used here, since the industry uses some terms in two ways. */
  readonly definition: string;
  readonly source: string;
  readonly asOf: string;
}

const STATED = 'Broker';
const COMPUTED = 'Calculated';

/** A buyer's pricing figures with definition, source, and date. */
export function keyFigures(
  listing: Listing,
  seller: { readonly noi: number; readonly stated_on: string } | null = null,
): readonly KeyFigure[] {
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
    stated('Asking price', formatAskingPrice(price), 'Real estate and business, as is.'),
    computed(
      'Price per unit',
      dollarsText(pricePerUnit(price, listing.total_units)),
      'Price ÷ units.',
    ),
    computed('Price per bed', dollarsText(pricePerBed(listing)), 'Price ÷ operating beds.'),
    stated('Cap rate', rateText(listing.cap_rate), 'Annual NOI ÷ price.'),
    seller === null
      ? computed(
          'NOI (implied)',
          dollarsText(impliedNoi(listing)),
          'Price × cap rate. The seller’s own figure is shown after you sign the NDA.',
        )
      : {
          name: 'NOI',
          value: dollarsText(seller.noi),
          definition: 'Annual net operating income before debt and income taxes.',
          source: 'Seller',
          asOf: formatCalendarDay(seller.stated_on),
        },
    {
      ...stated(
        'Occupancy',
        percentText(listing.occupancy_rate),
        'Occupied ÷ available (physical, not financial).',
      ),
      ...(listing.occupancy_census_on !== null && {
        source: 'Census',
        asOf: formatCalendarDay(listing.occupancy_census_on),
      }),
    },
    stated(
      'Average monthly rate',
      dollarsText(listing.avg_monthly_rate),
      'Per occupied unit, including care.',
    ),
    stated('Units', countText(listing.total_units), 'Rentable apartments or rooms.'),
    stated('Operating beds', countText(listing.total_beds), 'Beds currently in use.'),
    stated('Licensed beds', countText(listing.licensed_beds), 'Beds allowed by the license.'),
  ].filter(({ value }) => value !== UNKNOWN);
}
