import styles from './Presence.module.css';
import { PRESENCE_POLLING, useGetConversationPresenceQuery } from './presenceApi.ts';

interface PresenceDotProps {
  readonly conversationId: string;
  /** Whose; without it, whether anybody else of the conversation is here. */
  readonly userId?: string | undefined;
}

/** A dot beside somebody who is here now; nothing beside everybody else. */
export function PresenceDot({ conversationId, userId }: PresenceDotProps) {
  const { data } = useGetConversationPresenceQuery(conversationId, PRESENCE_POLLING);
  const isHere = data?.some(
    ({ user_id, status }) => (userId === undefined || user_id === userId) && status === 'online',
  );
  if (!isHere) return null;
  return <span role="img" aria-label="Online now" title="Online now" className={styles.dot} />;
}
