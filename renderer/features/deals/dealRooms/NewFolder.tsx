import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import styles from './Rooms.module.css';
import { useAddFolderMutation } from './roomsApi.ts';

interface NewFolderProps {
  readonly roomId: string;
  readonly parentId: string;
}

export function NewFolder({ roomId, parentId }: NewFolderProps) {
  const [name, setName] = useState('');
  const [add, { isLoading }] = useAddFolderMutation();
  return (
    <Form
      aria-label="New folder"
      className={styles.inline}
      onSend={async () => {
        if (name.trim() === '') return;
        const result = await add({ roomId, parentId, id: crypto.randomUUID(), name: name.trim() });
        if (result.error === undefined) setName('');
      }}
    >
      <TextField
        label="New folder"
        value={name}
        maxLength={200}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" loading={isLoading} disabled={name.trim() === ''}>
        Add
      </Button>
    </Form>
  );
}
