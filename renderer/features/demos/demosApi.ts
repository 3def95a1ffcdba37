import { MEASURED_COLUMNS, PICTURE_COLUMNS, withPictures } from '#shared/market/columns.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { DataClient } from '../../core/api/dataClient.ts';
import type { Community } from './community.ts';

const COMMUNITY = withPictures(MEASURED_COLUMNS, PICTURE_COLUMNS);

/** More than that is no sample any more. */
const SAMPLE = 200;

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
  }),
});

export const { useGetMarketQuery } = demosApi;
