import { useEffect } from 'react';
import { useMarkDeliveredMutation } from './messagesApi.ts';
import { useOutbox } from './useOutbox.ts';

interface MessagesWatchProps {
  readonly userId: string;
  readonly unread: number;
}

/** Runs on every screen: sends delivery receipts and the queued messages of earlier pages. */
export default function MessagesWatch({ userId, unread }: MessagesWatchProps) {
  useOutbox(userId);
  const [markDelivered] = useMarkDeliveredMutation();
  useEffect(() => {
    if (unread > 0) void markDelivered();
  }, [unread, markDelivered]);
  return null;
}
