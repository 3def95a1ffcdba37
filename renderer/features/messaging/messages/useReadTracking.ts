import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useMarkReadMutation } from './messagesApi.ts';
import { markRead, type Thread } from './thread.ts';
import { patchThread, type ThreadKey } from './threadApi.ts';
import type { ThreadRow } from './threadRows.ts';

interface Reading {
  readonly thread: Thread;
  readonly rows: readonly ThreadRow[];
  readonly virtualizer: Virtualizer<HTMLElement, Element>;
  readonly conversationKey: ThreadKey;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Time a message must be in view, in a focused window, to count as read. */
const LOOK_MS = 400;

/** Reports the read position: the last message that has been in view. */
export function useReadTracking({
  thread,
  rows,
  virtualizer,
  conversationKey,
  scroller,
}: Reading): void {
  const dispatch = useAppDispatch();
  const [reportRead] = useMarkReadMutation();
  const isReporting = useRef(false);

  const look = useCallback(async () => {
    const element = scroller.current;
    if (element === null || isReporting.current || !document.hasFocus() || document.hidden) return;
    const bottom = element.scrollTop + element.clientHeight;
    const seen = virtualizer
      .getVirtualItems()
      .findLast(({ index, start }) => start < bottom && rows[index]?.kind === 'message');
    const row = seen && rows[seen.index];
    if (row?.kind !== 'message') return;
    const upTo = row.message.id;
    const until = thread.messages.findIndex(({ id }) => id === upTo);
    const isNews = thread.messages.some((one, place) => one.is_unread && place <= until);
    if (!isNews) return;
    isReporting.current = true;
    const { error } = await reportRead({ id: conversationKey.id, upTo });
    isReporting.current = false;
    if (error === undefined)
      dispatch(patchThread(conversationKey, (draft) => markRead(draft, upTo)));
  }, [thread.messages, rows, virtualizer, conversationKey, scroller, reportRead, dispatch]);

  useEffect(() => {
    const element = scroller.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    soon();
    element?.addEventListener('scroll', soon, { passive: true });
    addEventListener('focus', soon);
    // Messages read offline are reported after reconnecting.
    addEventListener('online', soon);
    document.addEventListener('visibilitychange', soon);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('scroll', soon);
      removeEventListener('focus', soon);
      removeEventListener('online', soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [look, scroller]);
}
