import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../../data/hooks.ts';
import { showUndo } from '../../../../data/toasts/index.ts';
import { useAuth } from '../../../../session/auth/index.ts';
import { isId } from '../../../../ui/format/id.ts';
import { announce } from '../../../../ui/live/announce.ts';
import { useUrlSearch } from '../../../../ui/search/useUrlSearch.ts';
import {
  useGetSavedMarksQuery,
  useSaveListingMutation,
  useTakeOutListingMutation,
} from '../savingApi.ts';

/** URL parameter with the item to save after signing in. */
export const SAVE_PARAM = 'save';

/** Saves and unsaves communities with an optimistic update. */
export function useSaveListing() {
  const { session } = useAuth();
  const userId = session === null || session.needsCode ? null : session.userId;
  const dispatch = useAppDispatch();
  const { data: marks } = useGetSavedMarksQuery(userId ?? '', { skip: userId === null });
  const [save] = useSaveListingMutation();
  const [takeOut] = useTakeOutListingMutation();

  async function add(listingId: string) {
    if (userId === null) return;
    const { error } = await save({ userId, listingId });
    if (error === undefined) announce('Saved');
  }
  async function remove(listingId: string, name: string) {
    const mark = marks?.find((one) => one.listing_id === listingId);
    if (userId === null) return;
    const { error } = await takeOut({ userId, listingId });
    if (error !== undefined) return;
    showUndo(
      dispatch,
      {
        intent: 'none',
        title: `${name} removed`,
        description: 'Removed from your saved communities.',
      },
      () => void save({ userId, listingId, listId: mark?.list_id ?? null, note: mark?.note ?? '' }),
    );
  }
  return { userId, marks, add, remove };
}

/** Saves the item chosen before signing in, then clears the parameter. */
export function useSaveAfterSignIn(): void {
  const { params, change } = useUrlSearch();
  const { userId, marks, add } = useSaveListing();
  const requestedId = params.get(SAVE_PARAM);
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (
      requestedId === null ||
      userId === null ||
      marks === undefined ||
      done.current === requestedId
    )
      return;
    done.current = requestedId;
    if (isId(requestedId) && !marks.some((mark) => mark.listing_id === requestedId))
      void add(requestedId);
    change([[SAVE_PARAM, null]]);
  });
}
