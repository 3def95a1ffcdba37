import '#shared/texts/conversations.ts';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Services } from '../../../data/api/supabaseQuery.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import type { Conversation, Message } from './conversation.ts';

/** Interval for reporting typing, and how long a report is valid. */
const SAY_EVERY_MS = 3_000;
const HOLDS_MS = 5_000;

interface TypingEvent {
  readonly payload?: { readonly user_id?: unknown };
}

const clientOf = (_dispatch: unknown, _getState: unknown, services: Services) =>
  services.dataClient();

/**
 * Returns the participants who are typing, and a function that reports the user's typing. The database sends these
 * messages, so their sender can be trusted.
 */
export function useTyping(
  { id, people }: Pick<Conversation, 'id' | 'people'>,
  me: string,
  newest: Pick<Message, 'id' | 'sender_id'> | undefined,
) {
  const dispatch = useAppDispatch();
  const [typing, setTyping] = useState<readonly string[]>([]);
  const channel = useRef<RealtimeChannel>(null);
  const lastSentAt = useRef(0);

  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    let isOver = false;
    const stopped = (who: string) => setTyping((now) => now.filter((one) => one !== who));
    function handleTyping({ payload }: TypingEvent) {
      const who = payload?.user_id;
      if (typeof who !== 'string' || who === me) return;
      setTyping((now) => (now.includes(who) ? now : [...now, who]));
      clearTimeout(timers.get(who));
      timers.set(
        who,
        setTimeout(() => stopped(who), HOLDS_MS),
      );
    }
    async function join() {
      const client = await dispatch(clientOf);
      await client.realtime.setAuth();
      if (isOver) return;
      channel.current = client
        .channel(`conversation:${id}`, { config: { private: true } })
        .on('broadcast', { event: 'typing' }, handleTyping)
        .subscribe(() => undefined);
    }
    void join().catch(() => undefined);
    return () => {
      isOver = true;
      for (const timer of timers.values()) clearTimeout(timer);
      void channel.current?.unsubscribe();
      channel.current = null;
      setTyping([]);
    };
  }, [dispatch, id, me]);

  const sayTyping = useCallback(() => {
    if (Date.now() - lastSentAt.current < SAY_EVERY_MS || channel.current === null) return;
    lastSentAt.current = Date.now();
    const send = async () => {
      const client = await dispatch(clientOf);
      await client.rpc('send_typing', { conversation_id: id });
    };
    // A missed typing indicator is not worth an error message.
    void send().catch(() => undefined);
  }, [dispatch, id]);

  // A new message from someone ends their typing indicator; typing after the user's own message is reported again.
  const { id: newestId, sender_id: writer } = newest ?? {};
  useEffect(() => {
    if (newestId === undefined) return;
    if (writer === me) lastSentAt.current = 0;
    setTyping((now) => (now.includes(writer ?? '') ? now.filter((one) => one !== writer) : now));
  }, [newestId, writer, me]);

  const typingPeople = people.filter((person) => person.id !== me && typing.includes(person.id));
  return { typing: typingPeople, sayTyping };
}
