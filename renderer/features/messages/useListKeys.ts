import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import type { Conversation } from './conversation.ts';
import { useMarkDone } from './useMarkDone.ts';

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly Conversation[] | undefined;
  readonly openId: string | null;
  readonly userId: string;
}

const TAKEN = 'input, textarea, select, [role="menu"], dialog, [contenteditable]';

/** `J` and `K` go through the rows, `Enter` opens as it does any link, `E` marks done and goes on to the next. */
export function useListKeys({ list, rows, openId, userId }: ListKeys): void {
  const navigate = useNavigate();
  const markDone = useMarkDone(userId);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
      if (!(target instanceof Element) || target.closest(TAKEN) !== null) return;
      const all = rows ?? [];
      const focused = target.closest('[data-id]')?.getAttribute('data-id') ?? null;
      const here = all.findIndex(({ id }) => id === (focused ?? openId));
      if (key === 'j' || key === 'k') {
        const next = all[here + (key === 'j' ? 1 : -1)];
        const row = next && list.current?.querySelector<HTMLElement>(`[data-id="${next.id}"] a`);
        if (!row) return;
        event.preventDefault();
        row.focus();
      } else if (key === 'e' && here >= 0) {
        event.preventDefault();
        const done = all[here];
        const next = all[here + 1] ?? all[here - 1];
        if (done !== undefined) void markDone(done.id);
        if (done?.id !== openId) return;
        void navigate(
          next === undefined
            ? linkTo('messages')
            : linkTo('conversation', { conversationId: next.id }),
        );
      }
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, rows, openId, navigate, markDone]);
}
