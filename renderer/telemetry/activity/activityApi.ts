import { baseApi } from '../../data/api/baseApi.ts';
import { calls } from '../../data/api/calls.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
import type { ResponseOf } from '../../data/api/responseOf.ts';
import type { activityRow } from './record.ts';

const SHOWN = 20;

const ownActivity = (userId: string) => (client: DataClient) =>
  client
    .from('activity_feed')
    .select('id, message, created_at')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(SHOWN);

const api = baseApi.enhanceEndpoints({ addTagTypes: ['OwnActivity'] });

export const activityApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['OwnActivity'])) => ({
    /** Fire and forget; never retried. */
    noteActivity: build.mutation<unknown, ReturnType<typeof activityRow>>({
      query: (row) => (client) => client.from('activity_feed').insert(row),
      extraOptions: { failure: 'silent', signedOut: 'SIGNED_OUT_ACTIVITY' },
    }),

    /** A user's recent activity, newest first. */
    getOwnActivity: build.query<ResponseOf<typeof ownActivity>, string>({
      query: ownActivity,
      extraOptions: { failure: 'inline' },
      providesTags: ['OwnActivity'],
      keepUnusedDataFor: 0,
    }),

    forgetOwnActivity: write(
      {
        failure: 'toast',
        success: {
          title: 'Activity cleared',
          description: 'Your past activity has been deleted.',
        },
      },
      (userId: string) => (client) => client.from('activity_feed').delete().eq('user_id', userId),
    ),
  }),
});

export const { useGetOwnActivityQuery, useForgetOwnActivityMutation } = activityApi;
