import { AUTH_LOADING_TIMEOUT_MS } from '#shared/constants.ts';
import type { AuthPort, Session, Unsubscribe } from '#shared/host.ts';
import { baseApi } from '../../data/api/baseApi.ts';
import type { AppStore } from '../store.ts';
import { loadingTimedOut, recoveryStarted, sessionChanged } from './sessionSlice.ts';

/** Syncs the host's session to the store, now and on each change, with a load timeout. */
export function startSession(
  store: AppStore,
  auth: Pick<AuthPort, 'session' | 'onChange' | 'onRecovery'>,
): Unsubscribe {
  const take = (session: Session | null) => {
    const before = store.getState().session.session?.userId;
    store.dispatch(sessionChanged(session));
    const after = store.getState().session.session?.userId;
    // Clears one user's data from memory before the next.
    if (before !== undefined && before !== after) {
      store.dispatch(baseApi.util.resetApiState());
    }
  };
  const timer = setTimeout(() => store.dispatch(loadingTimedOut()), AUTH_LOADING_TIMEOUT_MS);
  const unsubscribe = [
    auth.onChange(take),
    auth.onRecovery(() => store.dispatch(recoveryStarted())),
  ];
  void auth.session().then((session) => {
    clearTimeout(timer);
    take(session);
  });
  return () => {
    clearTimeout(timer);
    for (const stop of unsubscribe) stop();
  };
}
