import '#shared/texts/records.ts';
import { calls } from '../../data/api/calls.ts';
import { areSavedViews, type SavedView } from './attachments.ts';
import { anyTable } from './calls.ts';
import { recordTags } from './tags.ts';

/** Saved views of lists of any kind; `search` is the view's URL query. */
export const viewsApi = recordTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    listSavedViews: read(
      { failure: 'silent', accepts: areSavedViews },
      (kind: string) => (client) =>
        anyTable(client)
          .from('saved_views')
          .select('id, kind, name, owner_id, sharing, search, columns, position')
          .eq('kind', kind)
          .order('position')
          .order('name')
          .limit(100),
      (_views, _error, kind) => [{ type: 'SavedViews', id: kind }],
    ),

    /** Creates a view with a client-generated ID, or updates one. */
    keepSavedView: write(
      { failure: 'toast' },
      ({
        isNew,
        ...view
      }: Pick<SavedView, 'id' | 'kind'> &
        Partial<Omit<SavedView, 'owner_id'>> & { readonly isNew?: true }) =>
        (client) => {
          const views = anyTable(client).from('saved_views');
          return isNew === true
            ? views.upsert(view, { onConflict: 'id', ignoreDuplicates: true })
            : views.update(view).eq('id', view.id);
        },
      (_result, _error, { kind }) => [{ type: 'SavedViews', id: kind }],
    ),

    removeSavedView: write(
      { failure: 'toast' },
      ({ id }: Pick<SavedView, 'id' | 'kind'>) =>
        (client) =>
          anyTable(client).from('saved_views').delete().eq('id', id),
      (_result, _error, { kind }) => [{ type: 'SavedViews', id: kind }],
    ),
  }),
});

export const { useListSavedViewsQuery, useKeepSavedViewMutation, useRemoveSavedViewMutation } =
  viewsApi;
