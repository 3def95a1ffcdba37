import {
  LISTING_IMAGE_COLUMNS,
  MARKET_FIGURE_COLUMNS,
  withImages,
} from '#shared/listings/columns.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';

const COMMUNITY = withImages(MARKET_FIGURE_COLUMNS, LISTING_IMAGE_COLUMNS);

/** Sample size limit. */
const SAMPLE = 200;

/** Active listings, newest first, with the total count. */
const market = () => async (client: DataClient) => {
  const response = await client
    .from('listings')
    .select(COMMUNITY, { count: 'exact' })
    .eq('approval_status', 'approved')
    .eq('is_unlisted', false)
    .in('status', ['active', 'under_contract'])
    .order('image_order', { referencedTable: 'listing_images' })
    .order('created_at', { ascending: false })
    .order('id')
    .limit(SAMPLE);
  if (response.error !== null) return response;
  return { ...response, data: { rows: response.data, count: response.count ?? 0 } };
};

const demosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Data for the previews' figures. */
    getMarket: build.query<ResponseOf<typeof market>, void>({
      query: market,
      extraOptions: { failure: 'inline' },
    }),
  }),
});

export const { useGetMarketQuery } = demosApi;
