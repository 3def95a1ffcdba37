import '#shared/texts/listings.ts';
import type { MarketLevel, MarketMeasure } from '#shared/listings/marketMeasures.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  anything,
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isPlaceOfSource = object({
  place: text,
  name: text,
  period: text,
  /** Null if fewer than four are behind it. */
  value: orNull(number),
  base: number,
  source: oneOf(['cms', 'census', 'bls', 'haven'] as const),
  is_sample: bool,
});
export const areMarketPeriods = listOf(isPlaceOfSource);
export type MarketPeriod = ShapeOf<typeof areMarketPeriods>[number];

export const areMarketPlaces = listOf(
  object({
    place: text,
    name: text,
    period: text,
    value: orNull(number),
    base: number,
    source: oneOf(['cms', 'census', 'bls', 'haven'] as const),
    is_sample: bool,
    year_before: orNull(number),
  }),
);
export type MarketPlace = ShapeOf<typeof areMarketPlaces>[number];

export const areNursingHomeSpots = listOf(
  object({ latitude: number, longitude: number, homes: number, name: text, state: text }),
);

export const isMarketArea = object({
  /** Latitude and longitude of the town of a circle. */
  center: orNull(listOf(number)),
  homes: object({
    homes: number,
    beds: number,
    with_residents: number,
    occupancy: orNull(number),
    rated: number,
    stars: orNull(number),
    file_date: orNull(text),
    is_sample: bool,
  }),
  list: listOf(
    object({
      ccn: text,
      name: text,
      city: text,
      state: text,
      beds: number,
      residents: orNull(number),
      overall: orNull(number),
    }),
  ),
  listings: object({ listings: number, priced: number, price_per_bed: orNull(number) }),
  people: object({
    counties: number,
    population_75: orNull(number),
    period: orNull(text),
    is_sample: bool,
  }),
});
export type MarketArea = ShapeOf<typeof isMarketArea>;

const isListingMap = object({ count: number, spots: listOf(anything) });

interface PlacesKey {
  readonly measure: MarketMeasure;
  readonly level: MarketLevel;
  readonly state: string | null;
}

const MAX_COMPS = 200;

/** Closed transactions that row-level security lets the user read, with the property they are linked to. */
const closedDeals = () => (client: DataClient) =>
  client
    .from('transactions')
    .select('id, property_name, state, price, closed_on, listings(property_type, total_beds)')
    .eq('status', 'closed')
    .is('deleted_at', null)
    .order('closed_on', { ascending: false })
    .order('id')
    .limit(MAX_COMPS);

export type ClosedDeal = ResponseOf<typeof closedDeals>[number];

const marketInsightsApi = baseApi.injectEndpoints({
  endpoints: (build, { read, rows } = calls(build)) => ({
    listMarketPlaces: read(areMarketPlaces, ({ measure, level, state }: PlacesKey) =>
      rpc('list_market_places', { measure, level, ...(state !== null && { state }) }),
    ),

    listMarketPeriods: build.query<
      readonly MarketPeriod[],
      { readonly measure: MarketMeasure; readonly level: MarketLevel; readonly place: string }
    >({
      query: ({ measure, level, place }) => rpc('list_market_periods', { measure, level, place }),
      extraOptions: { failure: 'inline', accepts: areMarketPeriods },
    }),

    mapNursingHomes: read(
      areNursingHomeSpots,
      (state: string | null) => (client) =>
        client.rpc('map_nursing_homes', state === null ? {} : { p_state: state }),
    ),

    mapListingsForSale: read(
      isListingMap,
      (state: string | null) => (client) =>
        client.rpc('map_listings', { facets: state === null ? [] : [`state:${state}`] }),
    ),

    getMarketArea: read(isMarketArea, (area: string) => rpc('get_market_area', { area })),
    listClosedDeals: rows(closedDeals),
  }),
});

export const {
  useListMarketPlacesQuery,
  useListMarketPeriodsQuery,
  useMapNursingHomesQuery,
  useMapListingsForSaleQuery,
  useGetMarketAreaQuery,
  useListClosedDealsQuery,
} = marketInsightsApi;
