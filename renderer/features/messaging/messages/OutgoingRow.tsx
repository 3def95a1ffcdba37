import { dataErrorMessage } from '#shared/texts/messages.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Message.module.css';
import { MessageText } from './MessageText.tsx';
import type { Outgoing } from './outbox.ts';
import { useOutbox } from './useOutbox.ts';

/** A message that the server has not accepted yet or has rejected. */
export function OutgoingRow({
  message,
  userId,
}: {
  readonly message: Outgoing;
  readonly userId: string;
}) {
  const outbox = useOutbox(userId);
  const { id, text, refusal } = message;
  return (
    <article className={styles.message} data-state={refusal === null ? 'waiting' : 'refused'}>
      <div className={styles.body}>
        <p className={styles.text}>
          <MessageText text={text} />
          {message.files?.map(({ id: fileId, name }) => (
            <span key={fileId} className={styles.receipt}>
              {name}{' '}
            </span>
          ))}
        </p>
        {refusal === null ? (
          <p className={styles.receipt}>Sending…</p>
        ) : (
          <div className={`${ui.actions} ${styles.refused}`}>
            <p>Not sent. {dataErrorMessage({ status: 400, code: refusal })}</p>
            <PlainButton onClick={() => outbox.retry(id)}>Try Again</PlainButton>
            <PlainButton variant="minimal" onClick={() => outbox.remove(id)}>
              Discard
            </PlainButton>
          </div>
        )}
      </div>
    </article>
  );
}
