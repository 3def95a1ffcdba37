import { useCallback, useMemo, useState } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import { getCachedThread, jumpTo, type ThreadKey } from './threadApi.ts';

/** The requested scroll position: a message, or the end. */
export interface ScrollTarget {
  readonly id: string | null;
  /** Changes each time, so that the same position can be requested again. */
  readonly turn: number;
}

export interface ThreadScroll {
  readonly wanted: ScrollTarget | null;
  open(messageId: string): Promise<void>;
  toNewest(): Promise<void>;
}

/** Scrolls the thread to a message, loading it if needed, or to the end. */
export function useThreadScroll({ id, userId }: ThreadKey): ThreadScroll {
  const dispatch = useAppDispatch();
  const [target, setTarget] = useState<ScrollTarget | null>(null);
  const want = useCallback(
    (message: string | null) => setTarget((last) => ({ id: message, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  return useMemo(() => {
    const key = { id, userId };
    const present = () => dispatch(getCachedThread(key));
    return {
      wanted: target,
      async open(messageId) {
        const isHere =
          (await present())?.messages.some((message) => message.id === messageId) === true;
        if (isHere || (await dispatch(jumpTo(key, messageId)))) want(messageId);
      },
      async toNewest() {
        if ((await present())?.hasNewer === true) await dispatch(jumpTo(key));
        want(null);
      },
    };
  }, [dispatch, id, userId, target, want]);
}
