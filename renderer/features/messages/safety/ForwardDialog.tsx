import { useState } from 'react';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { FormError } from '../../../kit/form/FormError.tsx';
import { SearchField } from '../../../kit/form/SearchField.tsx';
import { announce } from '../../../kit/live/announce.ts';
import { Skeleton } from '../../../kit/state/Skeleton.tsx';
import { type Message, titleOf, wordsOf } from '../conversation.ts';
import { useListConversationsInfiniteQuery } from '../messagesApi.ts';
import styles from './Safety.module.css';
import { useForwardMessageMutation } from './safetyApi.ts';

export interface ForwardDialogProps {
  readonly message: Message;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Hands what a message says on to another conversation, once. */
export default function ForwardDialog({ message, userId, onClose }: ForwardDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [ids] = useState(() => new Map<string, string>());
  const [forward, { error, isLoading }] = useForwardMessageMutation();
  const list = useListConversationsInfiniteQuery({ userId, search, isUnread: false });
  const rows = list.data?.pages.flat();

  async function send() {
    if (chosen === null) return;
    const id = ids.get(chosen) ?? crypto.randomUUID();
    ids.set(chosen, id);
    const answer = await forward({ id, messageId: message.id, conversationId: chosen });
    if (answer.error !== undefined) return;
    announce('Forwarded');
    onClose();
  }

  return (
    <Dialog label="Forward message" place="top" onClose={onClose}>
      <Form className={styles.dialog} onSend={send}>
        <h2>Forward to</h2>
        <blockquote className={styles.quote}>{wordsOf(message)}</blockquote>
        <SearchField
          value={search}
          placeholder="Person, community or subject"
          onSearch={setSearch}
        />
        {rows === undefined ? (
          <Skeleton height="8rem" />
        ) : rows.length === 0 ? (
          <p className={styles.quiet}>No conversation has these words in its names.</p>
        ) : (
          <ul className={styles.people}>
            {rows.map((conversation) => (
              <li key={conversation.id}>
                <label>
                  <input
                    type="radio"
                    name="conversation"
                    checked={chosen === conversation.id}
                    onChange={() => setChosen(conversation.id)}
                  />
                  {titleOf(conversation, userId)}
                </label>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.quiet}>
          Its words go along as they are. Who wrote them is named only to people who are in a
          conversation with them.
        </p>
        <FormError
          notice={isDataError(error) ? { title: '', description: dataSentence(error) } : null}
        />
        <div className={styles.buttons}>
          <PlainButton
            type="submit"
            intent="primary"
            disabled={chosen === null}
            aria-busy={isLoading}
          >
            Forward
          </PlainButton>
          <PlainButton variant="minimal" onClick={onClose}>
            Cancel
          </PlainButton>
        </div>
      </Form>
    </Dialog>
  );
}
