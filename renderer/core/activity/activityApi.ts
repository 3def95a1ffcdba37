import { baseApi } from '../api/baseApi.ts';
import type { Database } from '../api/database.ts';
import type { activityRow } from './record.ts';

export type OwnActivity = Pick<
  Database['public']['Tables']['activity_feed']['Row'],
  'id' | 'activity_type' | 'message' | 'created_at'
>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['OwnActivity'] });

const SHOWN = 20;

export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Nothing waits for it, nothing tries it again. */
    noteActivity: build.mutation<unknown, ReturnType<typeof activityRow>>({
      query: (row) => (client) => client.from('activity_feed').insert(row),
      extraOptions: { failure: 'silent' },
    }),

    /** What somebody did lately, the newest first. */
    getOwnActivity: build.query<OwnActivity[], string>({
      query: (userId) => (client) =>
        client
          .from('activity_feed')
          .select('id, activity_type, message, created_at')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(SHOWN),
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['OwnActivity'],
      keepUnusedDataFor: 0,
    }),

    forgetOwnActivity: build.mutation<unknown, string>({
      query: (userId) => (client) => client.from('activity_feed').delete().eq('user_id', userId),
      extraOptions: {
        failure: 'toast',
        success: {
          title: 'Activity forgotten',
          description: 'What you did up to now is no longer kept.',
        },
      },
      invalidatesTags: ['OwnActivity'],
    }),
  }),
});

export const { useGetOwnActivityQuery, useForgetOwnActivityMutation } = activityApi;
