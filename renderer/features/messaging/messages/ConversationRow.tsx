import { VolumeOff } from '@blueprintjs/icons';
import { formatListTime } from '#shared/format/relative-time.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  type Conversation,
  conversationContext,
  conversationTitle,
  messageExcerpt,
} from './conversation.ts';
import styles from './List.module.css';

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly me: string;
  readonly isOpen: boolean;
  readonly draft?: string | undefined;
  /** The list's filters, kept when a conversation is opened. */
  readonly query?: URLSearchParams;
  readonly onOpen?: () => void;
}

/** A conversation's people, topic, and last message. */
export function ConversationRow(props: ConversationRowProps) {
  const { conversation, me, isOpen, draft, query, onOpen } = props;
  const { id, unread_count: unread, is_muted: isMuted, last_message_at: at } = conversation;
  const title = conversationTitle(conversation, me);
  const context = conversationContext(conversation, title);
  const others = conversation.people.filter((person) => person.id !== me);
  const pictured = others.length === 1 ? others[0]?.avatar_url : null;
  return (
    <li className={styles.row} data-unread={unread > 0} data-row={id}>
      <Avatar name={title} url={pictured} />
      <div className={styles.words}>
        <p className={`${ui.line} ${styles.line}`}>
          <RouteLink
            to="conversation"
            params={{ conversationId: id }}
            query={Object.fromEntries(query ?? [])}
            aria-current={isOpen ? 'page' : undefined}
            className={`${ui.truncate} ${styles.link}`}
            {...(onOpen && { onClick: onOpen })}
          >
            {title}
          </RouteLink>
          {isMuted && (
            <span className={styles.muted} role="img" aria-label="Muted">
              <VolumeOff size={12} />
            </span>
          )}
          <time dateTime={at}>{formatListTime(at)}</time>
        </p>
        {context !== null && <p className={styles.context}>{context}</p>}
        <p className={`${ui.line} ${styles.line}`}>
          {draft === undefined || isOpen ? (
            <span className={styles.excerpt}>{messageExcerpt(conversation, me)}</span>
          ) : (
            <span className={styles.excerpt}>
              <em>Draft:</em> {draft}
            </span>
          )}
          {unread > 0 && (
            <span className={styles.count}>
              {unread > 99 ? '99+' : unread}
              <span className="visually-hidden"> unread</span>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
