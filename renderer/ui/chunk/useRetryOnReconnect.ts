import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** True while the browser is offline. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

/** Retries a failed screen or part on each reconnect; immediately if it failed offline and the network is back. */
export function useRetryOnReconnect(retry: () => void, failedOffline: boolean): void {
  const isOffline = useIsOffline();
  const isRetryPending = useRef(failedOffline);
  useEffect(() => {
    if (isOffline) {
      isRetryPending.current = true;
    } else if (isRetryPending.current) {
      isRetryPending.current = false;
      retry();
    }
  }, [isOffline, retry]);
}
