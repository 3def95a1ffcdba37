import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { isBusinessFigures } from './businessFigures.ts';
import { isWebsiteFigures } from './websiteFigures.ts';

interface FiguresQuery {
  readonly first: string;
  readonly last: string;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['TeamFigures'] });

export const { useGetWebsiteQuery, useGetBusinessQuery, useCountNowMutation } = api.injectEndpoints(
  {
    endpoints: (build, { read, write } = calls(build, ['TeamFigures'])) => ({
      getWebsite: read(
        isWebsiteFigures,
        (params: FiguresQuery) => (client) => client.rpc('website_figures', { ...params }),
      ),

      getBusiness: read(
        isBusinessFigures,
        (params: FiguresQuery) => (client) => client.rpc('business_figures', { ...params }),
      ),

      /** Counts activity since the last hourly run. */
      countNow: write({ failure: 'toast' }, () => rpc('count_figures_now')),
    }),
  },
);
