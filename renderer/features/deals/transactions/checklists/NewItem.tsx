import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { ChecklistType } from '#shared/deals/transactions/checklists.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { TransactionError } from '../TransactionError.tsx';
import styles from '../Transactions.module.css';
import { useAddItemMutation } from './checklistsApi.ts';

interface NewItemProps {
  readonly transactionId: string;
  readonly type: ChecklistType;
  readonly position: number;
}

/** Adds a custom item below the template's. */
export function NewItem({ transactionId, type, position }: NewItemProps) {
  const [title, setTitle] = useState('');
  const [id, setId] = useState(() => crypto.randomUUID());
  const [add, { error, isLoading }] = useAddItemMutation();
  async function send() {
    if (title.trim() === '' || isLoading) return;
    const result = await add({ transactionId, type, id, title: title.trim(), position });
    if (result.error !== undefined) return;
    setTitle('');
    setId(crypto.randomUUID());
  }
  return (
    <Form onSend={send} aria-label="New item" className={styles.form}>
      <TextField
        label="Another item"
        value={title}
        maxLength={200}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TransactionError error={error} title="Not added" />
      <div className={styles.acts}>
        <Button type="submit" size="small" loading={isLoading}>
          Add
        </Button>
      </div>
    </Form>
  );
}
