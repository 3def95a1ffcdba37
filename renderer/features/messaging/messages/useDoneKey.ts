import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useRowKeys } from '../../../ui/list/useRowKeys.ts';
import type { Conversation } from './conversation.ts';
import { CONVERSATION_KEYS } from './keys.ts';
import { useMarkDone } from './useMarkDone.ts';

interface DoneKey {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly Conversation[] | undefined;
  readonly openId: string | null;
  readonly userId: string;
}

/** The list shortcuts plus `E`, which marks a conversation done and moves to the next if it is open. */
export function useDoneKey({ list, rows, openId, userId }: DoneKey): void {
  const navigate = useNavigate();
  const markDone = useMarkDone(userId);
  function finish(id: string) {
    void markDone(id);
    if (id !== openId) return;
    const all = rows ?? [];
    const here = all.findIndex((row) => row.id === id);
    const next = all[here + 1] ?? all[here - 1];
    void navigate(
      next === undefined ? linkTo('messages') : linkTo('conversation', { conversationId: next.id }),
    );
  }
  useRowKeys(list, { [CONVERSATION_KEYS.done.key]: finish });
}
