import '#shared/texts/records.ts';
import { areSavedViews, type SavedView } from './attachments.ts';
import { anyTable } from './calls.ts';
import { recordTags } from './tags.ts';

/** Saved views of lists of any kind; `search` is the view's URL query. */
export const viewsApi = recordTags.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query<readonly SavedView[], string>({
      query: (kind) => (client) =>
        anyTable(client)
          .from('saved_views')
          .select('id, kind, name, owner_id, sharing, search, columns, position')
          .eq('kind', kind)
          .order('position')
          .order('name')
          .limit(100),
      extraOptions: { failure: 'silent', accepts: areSavedViews },
      providesTags: (_views, _error, kind) => [{ type: 'SavedViews', id: kind }],
    }),

    /** Creates a view with a client-generated ID, or updates one. */
    keepSavedView: build.mutation<
      unknown,
      Pick<SavedView, 'id' | 'kind'> &
        Partial<Omit<SavedView, 'owner_id'>> & { readonly isNew?: true }
    >({
      query:
        ({ isNew, ...view }) =>
        (client) => {
          const views = anyTable(client).from('saved_views');
          return isNew === true
            ? views.upsert(view, { onConflict: 'id', ignoreDuplicates: true })
            : views.update(view).eq('id', view.id);
        },
      extraOptions: { failure: 'toast' },
      invalidatesTags: (_result, _error, { kind }) => [{ type: 'SavedViews', id: kind }],
    }),

    removeSavedView: build.mutation<unknown, Pick<SavedView, 'id' | 'kind'>>({
      query:
        ({ id }) =>
        (client) =>
          anyTable(client).from('saved_views').delete().eq('id', id),
      extraOptions: { failure: 'toast' },
      invalidatesTags: (_result, _error, { kind }) => [{ type: 'SavedViews', id: kind }],
    }),
  }),
});

export const { useListSavedViewsQuery, useKeepSavedViewMutation, useRemoveSavedViewMutation } =
  viewsApi;
