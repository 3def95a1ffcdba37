import { useCallback } from 'react';
import { accountNotices } from '#shared/texts/account.ts';
import { baseApi } from '../../data/api/baseApi.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { showToast } from '../../data/toasts/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { leaving, left, stayed } from './sessionSlice.ts';
import { clearUserStorage } from './userStorage.ts';

/** Signs out everywhere and goes home; stays signed in if the server is unreachable. */
export function useSignOut(): () => Promise<void> {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    dispatch(leaving());
    const result = await auth.signOut();
    if (!result.ok) {
      dispatch(stayed());
      dispatch(showToast({ intent: 'danger', ...accountNotices.signOutFailed }));
      return;
    }
    clearUserStorage();
    dispatch(left());
    dispatch(baseApi.util.resetApiState());
    dispatch(showToast({ intent: 'success', ...accountNotices.signedOut }));
  }, [auth, dispatch]);
}
