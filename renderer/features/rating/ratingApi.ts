import { baseApi } from '../../app/api/baseApi.ts';
import type { Database } from '../../app/api/database.ts';

/** The one thing that is rated so far. */
const CATEGORY = 'general';
const NO_ROW = 'PGRST116';

export type OwnRating = Pick<
  Database['public']['Tables']['platform_ratings']['Row'],
  'id' | 'rating' | 'review'
>;

interface Words {
  readonly rating: number;
  readonly review: string | null;
}

const ratingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null for whoever has not rated yet. */
    getOwnRating: build.query<OwnRating | null, string>({
      query: (userId) => async (client) => {
        const answer = await client
          .from('platform_ratings')
          .select('id, rating, review')
          .match({ user_id: userId, category: CATEGORY })
          .single();
        return answer.error?.code === NO_ROW ? { ...answer, error: null } : answer;
      },
      extraOptions: { failure: 'inline' },
      providesTags: ['Rating'],
    }),

    addRating: build.mutation<unknown, Words & { readonly userId: string }>({
      query:
        ({ userId, rating, review }) =>
        (client) =>
          client
            .from('platform_ratings')
            .insert({ user_id: userId, rating, review, category: CATEGORY }),
      extraOptions: { failure: 'inline', success: 'ratingSubmitted' },
      invalidatesTags: ['Rating'],
    }),

    changeRating: build.mutation<unknown, Words & { readonly id: string }>({
      query:
        ({ id, rating, review }) =>
        (client) =>
          client
            .from('platform_ratings')
            .update({ rating, review, updated_at: new Date().toISOString() })
            .eq('id', id)
            .select('id')
            .single(),
      extraOptions: { failure: 'inline', success: 'ratingSubmitted' },
      invalidatesTags: ['Rating'],
    }),
  }),
});

export const { useGetOwnRatingQuery, useAddRatingMutation, useChangeRatingMutation } = ratingApi;
