import { useCallback, useMemo, useState } from 'react';
import { useAppDispatch } from '../../core/hooks.ts';
import { presentThread, type ThreadKey, turnTo } from './threadApi.ts';

/** The requested scroll position: a message, or the end. */
export interface Wanted {
  readonly id: string | null;
  /** Changes each time, so that the same position can be requested again. */
  readonly turn: number;
}

export interface ThreadPlace {
  readonly wanted: Wanted | null;
  open(messageId: string): Promise<void>;
  toNewest(): Promise<void>;
}

/** Scrolls the thread to a message, loading it if needed, or to the end. */
export function useThreadPlace({ id, userId }: ThreadKey): ThreadPlace {
  const dispatch = useAppDispatch();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const want = useCallback(
    (message: string | null) => setWanted((last) => ({ id: message, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  return useMemo(() => {
    const key = { id, userId };
    const present = () => dispatch(presentThread(key));
    return {
      wanted,
      async open(messageId) {
        const isHere =
          (await present())?.messages.some((message) => message.id === messageId) === true;
        if (isHere || (await dispatch(turnTo(key, messageId)))) want(messageId);
      },
      async toNewest() {
        if ((await present())?.hasNewer === true) await dispatch(turnTo(key));
        want(null);
      },
    };
  }, [dispatch, id, userId, wanted, want]);
}
