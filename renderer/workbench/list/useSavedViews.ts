import { useMemo } from 'react';
import { useAccount } from '../../session/account/index.ts';
import {
  useKeepSavedViewMutation,
  useListSavedViewsQuery,
  useRemoveSavedViewMutation,
} from '../data/viewsApi.ts';
import { type ListSearching, readListSearch, withListSearch } from './useListSearch.ts';

/** Saved views of a list, with addresses parsed like its URL. */
export function useSavedViews(kind: string, { fields, sorts, groups, search }: ListSearching) {
  const { account } = useAccount();
  const me = account?.profile.id;
  const { data } = useListSavedViewsQuery(kind, { skip: me === undefined });
  const [keep, { isLoading }] = useKeepSavedViewMutation();
  const [remove] = useRemoveSavedViewMutation();
  const saved = useMemo(
    () =>
      (data ?? []).map(({ id, name, search: savedSearch, columns, sharing, owner_id: owner }) => ({
        id,
        name,
        search: readListSearch(new URLSearchParams(addressIn(savedSearch)), {
          fields,
          sorts,
          ...(groups && { groups }),
        }),
        columns,
        isTeams: sharing === 'team',
        isMine: owner === me,
      })),
    [data, fields, sorts, groups, me],
  );
  const address = `${withListSearch(new URLSearchParams(), search, { fields })}`;

  return {
    saved,
    /** True if there is a team to share views with. */
    hasTeam: account?.tenant != null,
    isSaving: isLoading,
    /** Saves the current state as a new view and returns its ID; null if rejected. */
    add: async (name: string, isTeams: boolean, columns: unknown): Promise<string | null> => {
      const id = crypto.randomUUID();
      const { error } = await keep({
        id,
        kind,
        name,
        sharing: isTeams ? 'team' : 'private',
        search: { address },
        columns,
        isNew: true,
      });
      return error === undefined ? id : null;
    },
    /** Overwrites the view with the current state. */
    save: (id: string, columns: unknown) => keep({ id, kind, search: { address }, columns }),
    rename: (id: string, name: string) => keep({ id, kind, name }),
    share: (id: string, isTeams: boolean) =>
      keep({ id, kind, sharing: isTeams ? 'team' : 'private' }),
    remove: (id: string) => remove({ id, kind }),
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
export type SavedListView = SavedViews['saved'][number];

const addressIn = (savedSearch: Readonly<Record<string, unknown>>): string =>
  typeof savedSearch.address === 'string' ? savedSearch.address : '';
