import { MEASURED_COLUMNS, PICTURE_COLUMNS, withPictures } from '#shared/market/columns.ts';
import type { Wish } from '#shared/market/sentence/wish.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { DataClient } from '../../core/api/dataClient.ts';
import type { Community } from './community.ts';

const COMMUNITY = withPictures(MEASURED_COLUMNS, PICTURE_COLUMNS);

/** More than that is no sample any more. */
const SAMPLE = 200;
const FOUND = 12;

interface Found {
  readonly rows: readonly Community[];
  readonly count: number;
}

const live = (client: DataClient) =>
  client
    .from('listings')
    .select(COMMUNITY, { count: 'exact' })
    .eq('approval_status', 'approved')
    .in('status', ['active', 'under_contract'])
    .order('image_order', { referencedTable: 'listing_images' });

const ORDERS = {
  newest: ['created_at', false],
  cheapest: ['price', true],
  cap: ['cap_rate', false],
} as const;

function findByWish(client: DataClient, wish: Wish) {
  let call = live(client);
  if (wish.states?.length) call = call.in('state', [...wish.states]);
  if (wish.types?.length) call = call.in('property_type', [...wish.types]);
  if (wish.place) call = call.ilike('location', `%${wish.place}%`);
  const bounds = [
    ['price', wish.priceFrom, wish.priceTo],
    ['total_beds', wish.bedsFrom, wish.bedsTo],
    ['occupancy_rate', wish.occupancyFrom, wish.occupancyTo],
    ['cap_rate', wish.capFrom, wish.capTo],
  ] as const;
  for (const [column, from, to] of bounds) {
    if (from !== undefined) call = call.gte(column, from);
    if (to !== undefined) call = call.lte(column, to);
  }
  const [column, ascending] = ORDERS[wish.order ?? 'newest'];
  return call.order(column, { ascending, nullsFirst: false }).order('id').limit(FOUND);
}

const demosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What is for sale, newest first: what the figures of a preview are computed from. */
    getMarket: build.query<Found, void>({
      query: () => async (client) => {
        const { data, count, error, status } = await live(client)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(SAMPLE);
        return { data: { rows: data ?? [], count: count ?? 0 }, error, status };
      },
      extraOptions: { failure: 'inline' },
    }),

    findWished: build.query<Found, Wish>({
      query: (wish) => async (client) => {
        const { data, count, error, status } = await findByWish(client, wish);
        return { data: { rows: data ?? [], count: count ?? 0 }, error, status };
      },
      extraOptions: { failure: 'inline' },
    }),
  }),
});

export const { useGetMarketQuery, useFindWishedQuery } = demosApi;
