import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { ACCOUNT_TAGS } from '../../../session/account/index.ts';
import type { Numbers } from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';
import { dashboardParts } from './parts.ts';

const areNumbers = s.recordOf(s.anything);

const api = baseApi.enhanceEndpoints({ addTagTypes: [...ACCOUNT_TAGS, 'Figures'] });

export const figuresApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build)) => ({
    /** All dashboard counts of this user by record type; each part reads its own. */
    getMyFigures: build.query<s.ShapeOf<typeof areNumbers>, string>({
      query: () => rpc('my_figures'),
      // Without them the dashboard shows everything else; a banner on every screen reports being offline.
      extraOptions: { accepts: areNumbers, keepsOffline: true, failure: 'silent' },
      // Plan, role, and approval changes affect the counts.
      providesTags: ['Account', 'Figures'],
      onCacheEntryAdded: follow({
        sources: (numbers: Numbers) => dashboardParts.follows(numbers),
        refetch: api.util.invalidateTags(['Figures']),
      }),
    }),

    /** Records a dashboard visit; the next activity list starts from it. */
    visitDesk: write({ failure: 'silent', accepts: s.text }, () => rpc('record_dashboard_visit')),
  }),
});

export const { useGetMyFiguresQuery, useVisitDeskMutation } = figuresApi;
