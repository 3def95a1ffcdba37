import { memo } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { formatTime } from '#shared/format/relative-time.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { MessageFiles } from './attachments/MessageFiles.tsx';
import { type Conversation, displayText, type Message, personName } from './conversation.ts';
import styles from './Message.module.css';
import { MessageActions } from './MessageActions.tsx';
import { MessageText } from './MessageText.tsx';
import { Reactions } from './Reactions.tsx';

export interface MessageRowProps {
  readonly message: Message;
  readonly isFirst: boolean;
  readonly conversation: Conversation;
  readonly userId: string;
  /** The message it replies to; `elsewhere` if that is not loaded. */
  readonly answered: Message | 'elsewhere' | null;
  readonly receipt: string | null;
  /** True if the user navigated to this message. */
  readonly isWanted: boolean;
  /** True if its menu has no room below. */
  readonly opensUp: boolean;
  readonly onReply: (message: Message) => void;
  readonly onEdit: (message: Message) => void;
  readonly onGoTo: (id: string) => Promise<void>;
}

/** A message with its sender, the message it replies to, and its actions. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isFirst, conversation, userId, answered, receipt, isWanted, onGoTo } = props;
  const {
    sender_id: senderId,
    created_at: at,
    edited_at: editedAt,
    deleted_at: deletedAt,
  } = message;
  const isOwn = senderId === userId;
  const personOf = (id: string | null) => conversation.people.find((one) => one.id === id);
  const name = personName(personOf(senderId));
  if (message.message_type === 'system') {
    return <p className={styles.system}>{message.message_text}</p>;
  }
  return (
    <article
      className={styles.message}
      data-first={isFirst}
      data-wanted={isWanted}
      aria-label={`${isOwn ? 'You' : name}, ${formatDateTime(at)}`}
    >
      {isFirst && (
        <>
          <Avatar name={name} url={personOf(senderId)?.avatar_url} />
          <p className={styles.who}>
            <strong>{isOwn ? 'You' : name}</strong>
            <time dateTime={at}>{formatTime(at)}</time>
          </p>
        </>
      )}
      <div className={styles.body}>
        {answered !== null && (
          <button
            type="button"
            className={`${ui.truncate} ${styles.quote}`}
            onClick={() => void onGoTo(message.reply_to ?? '')}
          >
            {answered === 'elsewhere' ? (
              'An earlier message'
            ) : (
              <>
                <strong>
                  {answered.sender_id === userId ? 'You' : personName(personOf(answered.sender_id))}
                </strong>{' '}
                {displayText(answered)}
              </>
            )}
          </button>
        )}
        {deletedAt === null ? (
          <>
            <Forwarded by={message.forwarded} />
            {message.message_text !== '' && (
              <p className={styles.text}>
                <MessageText text={message.message_text} />
                {editedAt !== null && <span className={ui.caption}> edited</span>}
              </p>
            )}
            {(message.attachments?.length ?? message.file_count ?? 0) > 0 && (
              <MessageFiles messageId={message.id} />
            )}
          </>
        ) : (
          <p className={styles.deleted}>Message deleted</p>
        )}
        <Reactions message={message} conversation={conversation} userId={userId} />
        {receipt !== null && deletedAt === null && <p className={styles.receipt}>{receipt}</p>}
      </div>
      {deletedAt === null && <MessageActions {...props} isOwn={isOwn} />}
    </article>
  );
});

/** Marks a forwarded message; names the original sender only if everyone here knows them. */
function Forwarded({ by }: { readonly by: Message['forwarded'] }) {
  if (by === null || by === undefined) return null;
  return (
    <p className={ui.caption}>{by.name === null ? 'Forwarded' : `Forwarded from ${by.name}`}</p>
  );
}
