import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { TransactionError } from '../TransactionError.tsx';
import styles from '../Transactions.module.css';
import { type Round, useExtendRoundMutation } from './offersApi.ts';

interface ExtendRoundProps {
  readonly id: string;
  readonly round: Round;
  readonly onClose: () => void;
}

/** Extends a round's deadline for all bidders. */
export function ExtendRound({ id, round, onClose }: ExtendRoundProps) {
  const [deadline, setDeadline] = useState('');
  const [extend, { error, isLoading }] = useExtendRoundMutation();
  const deadlineDate = new Date(deadline);
  const isValidDeadline = !Number.isNaN(deadlineDate.getTime());
  async function send() {
    if (!isValidDeadline || isLoading) return;
    const result = await extend({
      id: round.id,
      transactionId: id,
      deadline: deadlineDate.toISOString(),
    });
    if (result.error === undefined) onClose();
  }
  return (
    <Dialog label="Extend deadline" place="panel" onClose={onClose}>
      <Form onSend={send} takesFocus className={styles.dialog}>
        <h2>Extend deadline</h2>
        <p className={styles.quiet}>
          Current deadline: {formatDateTime(round.deadline)}. All bidders who were asked are
          notified.
        </p>
        <TextField
          label="New deadline for all bidders"
          type="datetime-local"
          value={deadline}
          onChange={({ target }) => setDeadline(target.value)}
        />
        <TransactionError error={error} title="Not changed" />
        <div className={styles.acts}>
          <Button type="submit" intent="primary" loading={isLoading} disabled={!isValidDeadline}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}
