import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { PENDING_UPDATES_POLL_MS } from '#shared/desktop/offline/limits.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { offlineMessages } from '#shared/texts/offline.ts';
import { pendingMessages } from '#shared/texts/pending.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { useAuth } from '../../../session/auth/index.ts';
import type { AppStore } from '../../../session/store.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { requestBackgroundSync } from '../../../workbench/data/offlineFallback.ts';
import { listQueuedMutations } from '../../../workbench/data/offlineQueue.ts';
import { drainOfflineQueue } from '../../../workbench/data/syncApi.ts';
import styles from './Offline.module.css';
import { ResponseCache } from './ResponseCache.ts';
import { ONLINE_STATUS, ServerReachability } from './ServerReachability.ts';
import { usePendingChanges } from './usePendingChanges.ts';

interface OfflineNoticeProps {
  /** True on a personal computer: the last responses are cached and shown after starting offline. */
  readonly keepsAnswers?: boolean;
}

/** Shown above every screen while the server is unreachable or changes are pending. */
export default function OfflineNotice({ keepsAnswers = false }: OfflineNoticeProps) {
  const { isReached, shownSince, tryAgain } = useReach(keepsAnswers);
  const pendingChanges = usePendingChanges();
  useSending(isReached, pendingChanges.length);
  if (isReached && pendingChanges.length === 0) return null;
  const { offline, unreachable, shownSince: since } = offlineMessages;
  return (
    <div role="status" className={styles.notice}>
      <p>
        {!isReached && <strong>{navigator.onLine ? unreachable : offline}</strong>}{' '}
        {!isReached &&
          shownSince !== null &&
          since(formatDateTime(new Date(shownSince).toISOString()))}{' '}
        <Waits isReached={isReached} states={pendingChanges.map(({ state }) => state)} />
      </p>
      {!isReached && (
        <Button size="small" onClick={tryAgain}>
          Try Again
        </Button>
      )}
    </div>
  );
}

interface WaitsProps {
  readonly isReached: boolean;
  readonly states: readonly ('waiting' | 'conflict' | 'refused')[];
}

function Waits({ isReached, states }: WaitsProps) {
  if (states.length === 0) return null;
  const held = states.filter((state) => state !== 'waiting').length;
  const open = states.length - held;
  const formatMessage = isReached ? pendingMessages.sending : pendingMessages.waiting;
  return (
    <>
      {open > 0 && <>{formatMessage(open)} </>}
      {held > 0 && <>{pendingMessages.held(held)} </>}
      <RouteLink to="pendingChanges">Pending changes</RouteLink>
    </>
  );
}

/**
 * Sends pending changes when the server is reachable again, the browser goes online, or the service worker requests
 * it. Rejected attempts are retried at intervals.
 */
function useSending(isReached: boolean, count: number): void {
  const store = useStore() as AppStore;
  const { session } = useAuth();
  const userId = session === null || session.needsCode ? null : session.userId;
  const lastAt = useRef(0);
  const wasReached = useRef(isReached);
  useEffect(() => {
    const isBack = isReached && !wasReached.current;
    wasReached.current = isReached;
    if (userId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      clearTimeout(timer);
      const wait = lastAt.current + PENDING_UPDATES_POLL_MS - Date.now();
      // Avoids a retry loop with a server that responds but rejects everything.
      if (wait <= 0) {
        lastAt.current = Date.now();
        void drainOfflineQueue(store, userId).catch(() => undefined);
      }
      timer = setTimeout(send, Math.max(wait, PENDING_UPDATES_POLL_MS));
    };
    const sendNow = () => {
      lastAt.current = 0;
      send();
    };
    const handleMessage = ({ data }: MessageEvent) => {
      if ((data as { readonly kind?: string } | null)?.kind === 'send') sendNow();
    };
    if (isReached && count > 0) (isBack ? sendNow : send)();
    addEventListener('online', sendNow);
    navigator.serviceWorker?.addEventListener('message', handleMessage);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', sendNow);
      navigator.serviceWorker?.removeEventListener('message', handleMessage);
    };
  }, [store, userId, isReached, count]);
}

const isPending = (update: { readonly status: string } | undefined): boolean =>
  update?.status === 'pending';

function useReach(shouldCacheResponses: boolean) {
  // The provider's own type loses the store's type parameters.
  const store = useStore() as AppStore;
  const host = useHost();
  const dispatch = useAppDispatch();
  const [connectionStatus, setConnectionStatus] = useState(ONLINE_STATUS);
  const reach = useRef<ServerReachability>(null);

  useEffect(() => {
    const cache = shouldCacheResponses ? new ResponseCache(store, host) : null;
    let wasReached = true;
    const own = new ServerReachability(store, cache, (now) => {
      setConnectionStatus(now);
      if (now.isReached && !wasReached) {
        const { title, description } = offlineMessages.backOnline;
        const pending = pendingIn(store);
        if (pending > 0) void requestBackgroundSync();
        dispatch(showToast({ intent: 'success', title, description: description(pending) }));
      }
      wasReached = now.isReached;
    });
    reach.current = own;
    const stops = [cache?.start(), own.start()];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [store, host, shouldCacheResponses, dispatch]);

  return { ...connectionStatus, tryAgain: () => reach.current?.tryAgain() };
}

/** Requests in progress plus changes queued in this browser. */
function pendingIn(store: AppStore): number {
  const { api, session } = store.getState();
  const pendingCount = Object.values(api.mutations).filter(isPending).length;
  const userId = session.session?.userId;
  return pendingCount + (userId === undefined ? 0 : listQueuedMutations(userId).length);
}
