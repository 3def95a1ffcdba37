import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { PlainFormActions } from '../../../../ui/form/PlainFormActions.tsx';
import { SearchField } from '../../../../ui/form/SearchField.tsx';
import { announce } from '../../../../ui/live/announce.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { useListMessageFilesQuery } from '../attachments/filesApi.ts';
import { conversationTitle, displayText, type Message } from '../conversation.ts';
import { useListConversationsInfiniteQuery } from '../messagesApi.ts';
import styles from './Safety.module.css';
import { useForwardMessageMutation } from './safetyApi.ts';

export interface ForwardDialogProps {
  readonly message: Message;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Forwards a message to another conversation, once. */
export default function ForwardDialog({ message, userId, onClose }: ForwardDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [ids] = useState(() => new Map<string, string>());
  const hasFiles = (message.attachments?.length ?? message.file_count ?? 0) > 0;
  const files = useListMessageFilesQuery(hasFiles ? message.id : skipToken);
  const isReady = chosen !== null && (!hasFiles || files.data !== undefined);
  const [forward, { error, isLoading }] = useForwardMessageMutation();
  const list = useListConversationsInfiniteQuery({ userId, search, isUnread: false });

  /** Stays the same across retries. */
  function idFor(what: string): string {
    const id = ids.get(what) ?? crypto.randomUUID();
    ids.set(what, id);
    return id;
  }

  async function send() {
    if (chosen === null || !isReady) return;
    const result = await forward({
      id: idFor(chosen),
      messageId: message.id,
      conversationId: chosen,
      userId,
      files: (files.data ?? []).map(({ id, path }) => ({
        id,
        path,
        copyId: idFor(`${chosen} ${id}`),
      })),
    });
    if (result.error !== undefined) return;
    announce('Forwarded');
    onClose();
  }

  return (
    <Dialog label="Forward message" place="top" onClose={onClose}>
      <Form className={styles.dialog} onSend={send}>
        <h2>Forward to</h2>
        {message.message_text !== '' && (
          <blockquote className={styles.quote}>{displayText(message)}</blockquote>
        )}
        {hasFiles && (
          <ul className={`${ui.wrap} ${styles.goesAlong}`} aria-label="Attachments">
            {files.data?.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
        <SearchField
          value={search}
          placeholder="Person, community or subject"
          onSearch={setSearch}
        />
        <Loaded answer={list} keepsLast waiting={<Skeleton height="8rem" />}>
          {({ pages }) =>
            pages.flat().length === 0 ? (
              <p className={ui.note}>No conversations match.</p>
            ) : (
              <ul className={styles.people}>
                {pages.flat().map((conversation) => (
                  <li key={conversation.id}>
                    <label>
                      <input
                        type="radio"
                        name="conversation"
                        checked={chosen === conversation.id}
                        onChange={() => setChosen(conversation.id)}
                      />
                      {conversationTitle(conversation, userId)}
                    </label>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
        <p className={ui.note}>
          Forwarded as is{hasFiles && ', with copies of its files'}. The sender is named only to
          people who share a conversation with them.
        </p>
        <ServerError error={error} />
        <PlainFormActions
          action="Forward"
          isBusy={isLoading}
          isDisabled={!isReady}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}
