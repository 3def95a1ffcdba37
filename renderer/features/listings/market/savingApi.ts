import '#shared/texts/saved.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';

/** Keyed by user, so that the next user to sign in here starts empty. */
interface OfPerson {
  readonly userId: string;
}

const marks = (userId: string) => (client: DataClient) =>
  client.from('saved_listings').select('id, listing_id, list_id, note').eq('user_id', userId);

type Mark = ResponseOf<typeof marks>[number];

interface Saving extends OfPerson {
  readonly listingId: string;
  /** Its previous list, for undoing a removal. */
  readonly listId?: string | null;
  readonly note?: string;
}

interface SearchToSave {
  readonly name: string;
  readonly facets: string[];
  readonly words: string;
  readonly cadence: string;
}

const api = baseApi.enhanceEndpoints({
  addTagTypes: ['Saved', 'SavedMarks', 'Searches', 'Figures'],
});

export const savingApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['Saved', 'SavedMarks', 'Figures'])) => ({
    /** The user's saved ids, as needed for the heart icons. */
    getSavedMarks: build.query<ResponseOf<typeof marks>, string>({
      query: marks,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      providesTags: ['SavedMarks'],
    }),

    saveListing: build.mutation<null, Saving>({
      query:
        ({ listingId, listId = null, note = '' }) =>
        (client) =>
          client.from('saved_listings').insert({ listing_id: listingId, list_id: listId, note }),
      onQueryStarted: (
        { userId, listingId, listId = null, note = '' },
        { dispatch, queryFulfilled },
      ) => {
        const mark: Mark = { id: listingId, listing_id: listingId, list_id: listId, note };
        const patch = dispatch(
          savingApi.util.updateQueryData('getSavedMarks', userId, (all) => [...all, mark]),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Saved', 'SavedMarks', 'Figures'],
    }),

    takeOutListing: build.mutation<null, OfPerson & { readonly listingId: string }>({
      query:
        ({ userId, listingId }) =>
        (client) =>
          client.from('saved_listings').delete().eq('user_id', userId).eq('listing_id', listingId),
      onQueryStarted: ({ userId, listingId }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          savingApi.util.updateQueryData('getSavedMarks', userId, (all) =>
            all.filter((mark) => mark.listing_id !== listingId),
          ),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Saved', 'SavedMarks', 'Figures'],
    }),

    saveSearch: write(
      {},
      (search: SearchToSave) => (client) => client.from('saved_searches').insert(search),
      (_result, error) => (error ? [] : ['Searches', 'Figures']),
    ),
  }),
});

export const {
  useGetSavedMarksQuery,
  useSaveListingMutation,
  useTakeOutListingMutation,
  useSaveSearchMutation,
} = savingApi;
