import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { contact } from '#shared/records/nouns/contact.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useAddRecordCommentMutation } from '../../../workbench/data/attachmentsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Hub.module.css';
import {
  useClientConversationQuery,
  useMessageClientMutation,
  useWriteToClientMutation,
} from './hubApi.ts';

const REPLY_METHODS = [
  { way: 'email', label: 'Email', asks: 'Your email', act: 'Send email' },
  { way: 'message', label: 'Message', asks: 'Your message', act: 'Send message' },
  { way: 'call', label: 'Call', asks: 'Call notes', act: 'Log call' },
  { way: 'note', label: 'Note', asks: 'Team note', act: 'Add note' },
] as const;
type ReplyMethod = (typeof REPLY_METHODS)[number]['way'];

/** Composer for an email or message to the client, or a call log or note for the team. */
export function ReplyForm({ row }: { readonly row: RecordRow }) {
  const { id } = row;
  const { data: conversationId = null } = useClientConversationQuery(id);
  const isReachable =
    getFieldValue(row, 'email') !== null && getFieldValue(row, 'do_not_contact') !== true;
  const [chosen, setChosen] = useState<ReplyMethod | null>(null);
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const request = useRequestId();
  const [sendEmail, email] = useWriteToClientMutation();
  const [sendMessage, message] = useMessageClientMutation();
  const [addComment, comment] = useAddRecordCommentMutation();
  const isBusy = email.isLoading || message.isLoading || comment.isLoading;
  const offered = REPLY_METHODS.filter(
    ({ way }) => (way !== 'email' || isReachable) && (way !== 'message' || conversationId !== null),
  );
  const now = offered.find(({ way }) => way === chosen) ?? offered[0] ?? REPLY_METHODS[3];
  const error = email.error ?? message.error ?? comment.error;

  const send = () => {
    if (now.way === 'email') return sendEmail({ id, subject, body: text });
    if (now.way === 'message' && conversationId !== null) {
      return sendMessage({
        id,
        conversationId,
        messageId: request.idOf([now.way, text]),
        words: text,
      });
    }
    const method = now.way === 'call' ? 'call' : 'note';
    return addComment({
      noun: contact,
      id,
      commentId: request.idOf([method, text]),
      way: method,
      body: text,
      mentions: [],
    });
  };
  async function go() {
    if (isBusy || text.trim() === '') return;
    const sent = await send();
    if (sent.error !== undefined) return;
    request.forget();
    setText('');
    setSubject('');
    announce(now.way === 'email' ? 'Email sent' : 'Added');
  }
  return (
    <Form onSend={go} className={styles.answer}>
      <fieldset className={styles.ways} aria-label="How">
        {offered.map(({ way, label }) => (
          <Button
            key={way}
            size="small"
            active={way === now.way}
            aria-pressed={way === now.way}
            onClick={() => setChosen(way)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {now.way === 'email' && (
        <TextField
          label="Subject"
          maxLength={150}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
      )}
      <TextAreaField
        label={now.asks}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ServerError error={error} title="Not sent" />
      <Button
        type="submit"
        intent="primary"
        loading={isBusy}
        disabled={text.trim() === '' || (now.way === 'email' && subject.trim() === '')}
      >
        {now.act}
      </Button>
      {!isReachable && (
        <p className={ui.caption}>
          Emails are off. The client has no email address or is marked Do not contact.
        </p>
      )}
    </Form>
  );
}
