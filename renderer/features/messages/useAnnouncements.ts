import { useEffect, useRef } from 'react';
import { announce } from '../../kit/live/announce.ts';
import { type Conversation, nameOf, wordsOf } from './conversation.ts';
import type { Thread } from './thread.ts';

interface Heard {
  readonly conversation: Conversation;
  readonly thread: Thread;
  readonly userId: string;
}

/** Says what the others write while the conversation is open. */
export function useAnnouncements({ conversation, thread, userId }: Heard): void {
  const said = useRef(thread.messages.at(-1)?.id);
  const last = thread.messages.at(-1);
  useEffect(() => {
    if (last === undefined || last.id === said.current) return;
    said.current = last.id;
    if (thread.hasNewer || last.sender_id === userId || !last.is_unread) return;
    const sender = conversation.people.find(({ id }) => id === last.sender_id);
    announce(`${nameOf(sender)}: ${wordsOf(last)}`);
  }, [last, thread.hasNewer, conversation.people, userId]);
}
