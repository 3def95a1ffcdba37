import { USER_DATA_CACHE_SECONDS } from '#shared/constants.ts';
import { ratingNotices } from '#shared/texts/rating.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';

/** The only rating category so far. */
const CATEGORY = 'general';
const NO_ROW = 'PGRST116';
const HAS_RATED = '23505';

interface RatingValues {
  readonly rating: number;
  readonly review: string | null;
}

interface RatingInput extends RatingValues {
  readonly userId: string;
  /** The rating to update; null for a first rating. */
  readonly id: string | null;
}

const ownOf = (client: DataClient, userId: string) =>
  client
    .from('platform_ratings')
    .select('id, rating, review')
    .match({ user_id: userId, category: CATEGORY })
    .single();

/** Null if the user has not rated. */
const own = (userId: string) => async (client: DataClient) => {
  const response = await ownOf(client, userId);
  return response.error?.code === NO_ROW ? { ...response, error: null } : response;
};

export type OwnRating = NonNullable<ResponseOf<typeof own>>;

const add = (client: DataClient, { userId, rating, review }: RatingInput) =>
  client.from('platform_ratings').insert({ user_id: userId, rating, review, category: CATEGORY });

const change = (client: DataClient, id: string, { rating, review }: RatingValues) =>
  client
    .from('platform_ratings')
    .update({ rating, review, updated_at: new Date().toISOString() })
    .eq('id', id)
    .select('id')
    .single();

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Rating'] });

const ratingApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['Rating'])) => ({
    getOwnRating: build.query<ResponseOf<typeof own>, string>({
      query: own,
      extraOptions: { failure: 'inline' },
      providesTags: ['Rating'],
      keepUnusedDataFor: USER_DATA_CACHE_SECONDS,
    }),

    /** Inserts or updates the rating. Another window may have done either, and the last write wins. */
    rate: write(
      { success: ratingNotices.ratingSubmitted },
      (input: RatingInput) => async (client) => {
        if (input.id !== null) {
          const changed = await change(client, input.id, input);
          if (changed.error?.code !== NO_ROW) return changed;
        }
        const added = await add(client, input);
        if (added.error?.code !== HAS_RATED) return added;
        const found = await ownOf(client, input.userId);
        return found.data === null ? found : change(client, found.data.id, input);
      },
    ),
  }),
});

export const { useGetOwnRatingQuery, useRateMutation } = ratingApi;
