import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has no network now. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

/** Loads the page again once there is a network, for a screen whose script could not be fetched. */
export function useReloadOnReconnect(isWaiting: boolean, reload = () => location.reload()): void {
  useEffect(() => {
    if (!isWaiting) return;
    addEventListener('online', reload, { once: true });
    return () => removeEventListener('online', reload);
  }, [isWaiting, reload]);
}
