import { Button } from '@blueprintjs/core';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import styles from './Rooms.module.css';
import { useAddFolderMutation } from './roomsApi.ts';

interface NewFolderProps {
  readonly roomId: string;
  readonly parentId: string;
}

const newFolder = z.object({ name: z.string().check(z.trim(), z.minLength(1)) });

export function NewFolder({ roomId, parentId }: NewFolderProps) {
  const [add] = useAddFolderMutation();
  const form = useSaveForm({
    schema: newFolder,
    defaultValues: { name: '' },
    save: ({ name }, id) => add({ roomId, parentId, id, name }),
    clears: ['name'],
  });
  return (
    <Form aria-label="New folder" className={styles.inline} onSend={form.send}>
      <TextField label="New folder" maxLength={200} {...form.field('name')} />
      <Button type="submit" loading={form.isSubmitting} disabled={form.values.name.trim() === ''}>
        Add
      </Button>
    </Form>
  );
}
