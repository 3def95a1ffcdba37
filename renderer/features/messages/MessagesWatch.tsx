import { useEffect } from 'react';
import { useMarkDeliveredMutation } from './messagesApi.ts';
import { useOutbox } from './useOutbox.ts';

interface MessagesWatchProps {
  readonly userId: string;
  readonly unread: number;
}

/** On every screen: tells senders that their messages have arrived here, and sends what an earlier page left. */
export default function MessagesWatch({ userId, unread }: MessagesWatchProps) {
  useOutbox(userId);
  const [markDelivered] = useMarkDeliveredMutation();
  useEffect(() => {
    if (unread > 0) void markDelivered();
  }, [unread, markDelivered]);
  return null;
}
