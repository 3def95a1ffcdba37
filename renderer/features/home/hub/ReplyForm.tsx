import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAddRecordCommentMutation } from '../../../workbench/data/attachmentsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { announce } from '../../../ui/live/announce.ts';
import styles from './Hub.module.css';
import {
  useClientConversationQuery,
  useMessageClientMutation,
  useWriteToClientMutation,
} from './hubApi.ts';

const WAYS = [
  { way: 'letter', label: 'Email', asks: 'Your email', act: 'Send email' },
  { way: 'message', label: 'Message', asks: 'Your message', act: 'Send message' },
  { way: 'call', label: 'Call', asks: 'Call notes', act: 'Log call' },
  { way: 'note', label: 'Note', asks: 'Team note', act: 'Add note' },
] as const;
type Way = (typeof WAYS)[number]['way'];

/** Composer for an email or message to the client, or a call log or note for the team. */
export function Answer({ row }: { readonly row: RecordRow }) {
  const { id } = row;
  const { data: conversationId = null } = useClientConversationQuery(id);
  const isReachable =
    getFieldValue(row, 'email') !== null && getFieldValue(row, 'do_not_contact') !== true;
  const [chosen, setChosen] = useState<Way | null>(null);
  const [subject, setSubject] = useState('');
  const [words, setWords] = useState('');
  // Kept until the server confirms, so that a retry isn't sent twice.
  const key = useRef(crypto.randomUUID());
  const [writeLetter, letter] = useWriteToClientMutation();
  const [sendMessage, message] = useMessageClientMutation();
  const [addComment, comment] = useAddRecordCommentMutation();
  const isBusy = letter.isLoading || message.isLoading || comment.isLoading;
  const offered = WAYS.filter(
    ({ way }) =>
      (way !== 'letter' || isReachable) && (way !== 'message' || conversationId !== null),
  );
  const now = offered.find(({ way }) => way === chosen) ?? offered[0] ?? WAYS[3];
  const error = letter.error ?? message.error ?? comment.error;

  const send = () => {
    if (now.way === 'letter') return writeLetter({ id, subject, body: words });
    if (now.way === 'message' && conversationId !== null) {
      return sendMessage({ id, conversationId, messageId: key.current, words });
    }
    const way = now.way === 'call' ? 'call' : 'note';
    return addComment({
      noun: contact,
      id,
      commentId: key.current,
      way,
      body: words,
      mentions: [],
    });
  };
  async function go() {
    if (isBusy || words.trim() === '') return;
    const sent = await send();
    if (sent.error !== undefined) return;
    key.current = crypto.randomUUID();
    setWords('');
    setSubject('');
    announce(now.way === 'letter' ? 'Email sent' : 'Added');
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
      {now.way === 'letter' && (
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
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isDataError(error) && (
        <FormError notice={{ title: 'Not sent', description: dataErrorMessage(error) }} />
      )}
      <Button
        type="submit"
        intent="primary"
        loading={isBusy}
        disabled={words.trim() === '' || (now.way === 'letter' && subject.trim() === '')}
      >
        {now.act}
      </Button>
      {!isReachable && (
        <p className={styles.quiet}>
          Emails are off. The client has no email address or is marked Do not contact.
        </p>
      )}
    </Form>
  );
}
