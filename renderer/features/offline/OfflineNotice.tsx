import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { formatMoment } from '#shared/format/date.ts';
import { offlineMessages } from '#shared/messages/offline.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import type { AppStore } from '../../core/store.ts';
import { showToast } from '../../core/toasts/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { AnswerCache } from './AnswerCache.ts';
import styles from './Offline.module.css';
import { REACHED, Reach } from './Reach.ts';

interface OfflineNoticeProps {
  /** On a computer of one's own: what was last loaded is kept, and shown after a start without a network. */
  readonly keepsAnswers?: boolean;
}

/** Above every screen while the server cannot be reached; says how old what is shown is. */
export default function OfflineNotice({ keepsAnswers = false }: OfflineNoticeProps) {
  const { isReached, shownSince, tryAgain } = useReach(keepsAnswers);
  if (isReached) return null;
  const { offline, unreachable, shownSince: since } = offlineMessages;
  return (
    <div role="status" className={styles.notice}>
      <p>
        <strong>{navigator.onLine ? unreachable : offline}</strong>{' '}
        {shownSince !== null && since(formatMoment(new Date(shownSince).toISOString()))}
      </p>
      <Button size="small" onClick={tryAgain}>
        Try Again
      </Button>
    </div>
  );
}

const isUnderWay = (update: { readonly status: string } | undefined): boolean =>
  update?.status === 'pending';

function useReach(keepsAnswers: boolean) {
  // The provider's own type has lost what the store is made of.
  const store = useStore() as AppStore;
  const host = useHost();
  const dispatch = useAppDispatch();
  const [standing, setStanding] = useState(REACHED);
  const reach = useRef<Reach>(null);

  useEffect(() => {
    const cache = keepsAnswers ? new AnswerCache(store, host) : null;
    let wasReached = true;
    const own = new Reach(store, cache, (now) => {
      setStanding(now);
      if (now.isReached && !wasReached) {
        const { title, description } = offlineMessages.backOnline;
        const pending = Object.values(store.getState().api.mutations).filter(isUnderWay).length;
        dispatch(showToast({ intent: 'success', title, description: description(pending) }));
      }
      wasReached = now.isReached;
    });
    reach.current = own;
    const stops = [cache?.start(), own.start()];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [store, host, keepsAnswers, dispatch]);

  return { ...standing, tryAgain: () => reach.current?.tryAgain() };
}
