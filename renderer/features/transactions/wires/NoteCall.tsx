import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { isAccountNumber } from '#shared/transactions/wires.ts';
import { Form } from '../../../kit/form/Form.tsx';
import { TextField } from '../../../kit/form/TextField.tsx';
import styles from '../Transactions.module.css';
import { FreshCode } from './FreshCode.tsx';
import { useNoteWireCallMutation, type Wire } from './wiresApi.ts';

interface NoteCallProps {
  readonly wire: Wire;
  readonly onClose: () => void;
}

/** Keeps a call to a number that one knew; the account is typed as it was heard, and the server compares. */
export function NoteCall({ wire, onClose }: NoteCallProps) {
  const [spokeWith, setSpokeWith] = useState('');
  const [phone, setPhone] = useState('');
  const [account, setAccount] = useState('');
  const [isSent, setSent] = useState(false);
  const [note, { error, isLoading }] = useNoteWireCallMutation();
  const id = useRef(crypto.randomUUID());
  const isNamed = spokeWith.trim().length >= 2;
  const isNumber = phone.trim().length >= 7;

  async function send() {
    setSent(true);
    if (!isNamed || !isNumber || !isAccountNumber(account) || isLoading) return;
    const answer = await note({
      id: id.current,
      wire,
      spokeWith: spokeWith.trim(),
      phone: phone.trim(),
      account,
    });
    if (answer.error === undefined) onClose();
  }
  return (
    <div className={styles.form}>
      <Form onSend={send} takesFocus aria-label="Call back" className={styles.fields}>
        <TextField
          label="Spoke with"
          value={spokeWith}
          maxLength={160}
          onChange={({ target }) => setSpokeWith(target.value)}
          error={isSent && !isNamed ? 'Say whom you spoke with.' : undefined}
        />
        <TextField
          label="Number called"
          type="tel"
          value={phone}
          maxLength={40}
          onChange={({ target }) => setPhone(target.value)}
          error={isSent && !isNumber ? 'Type the number that you called.' : undefined}
          hint="A number that you had before these instructions, never one out of a letter about them."
        />
        <TextField
          label="Account number as you heard it"
          inputMode="numeric"
          autoComplete="off"
          value={account}
          maxLength={40}
          onChange={({ target }) => setAccount(target.value)}
          error={isSent && !isAccountNumber(account) ? 'It has 4 to 17 digits.' : undefined}
          hint="It is compared with what was entered. If it differs, nobody can send."
        />
        <div className={styles.acts}>
          <Button type="submit" intent="primary" size="small" loading={isLoading}>
            Keep the call
          </Button>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
      <FreshCode error={error} title="Not kept" onProven={send} />
    </div>
  );
}
