import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isServerReachable } from '../../host/isServerReachable.ts';

/** Delay between checks whether the server is back. */
const CHECK_MS = 2000;

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

/** Retries a failed screen or part once the server can be reached again, after a reconnect or a failure offline. */
export function useRetryOnReconnect(retry: () => void, failedOffline: boolean): void {
  const isOffline = useIsOffline();
  const isRetryPending = useRef(failedOffline);
  useEffect(() => {
    if (isOffline) isRetryPending.current = true;
    if (isOffline || !isRetryPending.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const check = async (): Promise<void> => {
      const isReachable = await isServerReachable();
      if (isStopped) return;
      if (isReachable) {
        isRetryPending.current = false;
        retry();
      } else timer = setTimeout(() => void check(), CHECK_MS);
    };
    void check();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isOffline, retry]);
}
