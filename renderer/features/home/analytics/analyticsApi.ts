import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { isBusinessFigures } from './businessFigures.ts';
import { isWebsiteFigures } from './websiteFigures.ts';

interface FiguresQuery {
  readonly first: string;
  readonly last: string;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['TeamFigures'] });

export const { useGetWebsiteQuery, useGetBusinessQuery, useCountNowMutation } = api.injectEndpoints(
  {
    endpoints: (build) => ({
      getWebsite: build.query<ShapeOf<typeof isWebsiteFigures>, FiguresQuery>({
        query: (params) => (client) => client.rpc('website_figures', { ...params }),
        extraOptions: { failure: 'inline', accepts: isWebsiteFigures },
        providesTags: ['TeamFigures'],
      }),

      getBusiness: build.query<ShapeOf<typeof isBusinessFigures>, FiguresQuery>({
        query: (params) => (client) => client.rpc('business_figures', { ...params }),
        extraOptions: { failure: 'inline', accepts: isBusinessFigures },
        providesTags: ['TeamFigures'],
      }),

      /** Counts activity since the last hourly run. */
      countNow: build.mutation<unknown, void>({
        query: () => rpc('count_figures_now'),
        extraOptions: { failure: 'toast' },
        invalidatesTags: ['TeamFigures'],
      }),
    }),
  },
);
