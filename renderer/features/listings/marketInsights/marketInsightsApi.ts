import '#shared/texts/listings.ts';
import type { MarketLevel, MarketMeasure } from '#shared/listings/marketMeasures.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const isPlaceOfSource = s.object({
  place: s.text,
  name: s.text,
  period: s.text,
  /** Null if fewer than four are behind it. */
  value: s.orNull(s.number),
  base: s.number,
  source: s.oneOf(['cms', 'census', 'bls', 'haven'] as const),
  is_sample: s.bool,
});
export const areMarketPeriods = s.listOf(isPlaceOfSource);
export type MarketPeriod = s.ShapeOf<typeof areMarketPeriods>[number];

export const areMarketPlaces = s.listOf(
  s.object({
    place: s.text,
    name: s.text,
    period: s.text,
    value: s.orNull(s.number),
    base: s.number,
    source: s.oneOf(['cms', 'census', 'bls', 'haven'] as const),
    is_sample: s.bool,
    year_before: s.orNull(s.number),
  }),
);
export type MarketPlace = s.ShapeOf<typeof areMarketPlaces>[number];

export const areNursingHomeSpots = s.listOf(
  s.object({
    latitude: s.number,
    longitude: s.number,
    homes: s.number,
    name: s.text,
    state: s.text,
  }),
);

export const isMarketArea = s.object({
  /** Latitude and longitude of the town of a circle. */
  center: s.orNull(s.listOf(s.number)),
  homes: s.object({
    homes: s.number,
    beds: s.number,
    with_residents: s.number,
    occupancy: s.orNull(s.number),
    rated: s.number,
    stars: s.orNull(s.number),
    file_date: s.orNull(s.text),
    is_sample: s.bool,
  }),
  list: s.listOf(
    s.object({
      ccn: s.text,
      name: s.text,
      city: s.text,
      state: s.text,
      beds: s.number,
      residents: s.orNull(s.number),
      overall: s.orNull(s.number),
    }),
  ),
  listings: s.object({ listings: s.number, priced: s.number, price_per_bed: s.orNull(s.number) }),
  people: s.object({
    counties: s.number,
    population_75: s.orNull(s.number),
    period: s.orNull(s.text),
    is_sample: s.bool,
  }),
});
export type MarketArea = s.ShapeOf<typeof isMarketArea>;

const isListingMap = s.object({ count: s.number, spots: s.listOf(s.anything) });

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
