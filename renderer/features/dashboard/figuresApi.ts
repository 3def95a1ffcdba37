import { ACCOUNT_TAGS } from '../../core/account/index.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { Numbers } from '../../core/dashboard/dashboardPart.ts';
import { follow } from '../../core/realtime/follow.ts';
import { anything, type ShapeOf, tableOf, text } from '../../kit/shape/shape.ts';
import { composed } from './parts.ts';

const areNumbers = tableOf(anything);

const api = baseApi.enhanceEndpoints({ addTagTypes: [...ACCOUNT_TAGS, 'Figures'] });

export const figuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everything that dashboards count for this person, by noun; each part reads its own. */
    getMyFigures: build.query<ShapeOf<typeof areNumbers>, string>({
      query: () => (client) => client.rpc('my_figures'),
      // Without them the dashboard says what else it knows; that nothing is reached is said above every screen.
      extraOptions: { accepts: areNumbers, keepsOffline: true, failure: 'silent' },
      // A plan, a role or an approval changes what is counted for somebody.
      providesTags: ['Account', 'Figures'],
      onCacheEntryAdded: follow({
        sources: (numbers: Numbers) => composed.follows(numbers),
        refetch: api.util.invalidateTags(['Figures']),
      }),
    }),

    /** Notes that somebody is at their desk: the next time it is told what has moved since. */
    visitDesk: build.mutation<ShapeOf<typeof text>, void>({
      query: () => (client) => client.rpc('visit_desk'),
      extraOptions: { accepts: text, failure: 'silent' },
    }),
  }),
});

export const { useGetMyFiguresQuery, useVisitDeskMutation } = figuresApi;
