import type { ChecklistType } from '#shared/deals/transactions/checklists.ts';
import { SaveForm } from '../../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { z } from '../../../../ui/form/schema.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';
import styles from '../Transactions.module.css';
import { useAddItemMutation } from './checklistsApi.ts';

interface NewItemProps {
  readonly transactionId: string;
  readonly type: ChecklistType;
  readonly position: number;
}

const newItem = z.object({ title: z.string().check(z.trim(), z.minLength(1)) });

/** Adds a custom item below the template's. */
export function NewItem({ transactionId, type, position }: NewItemProps) {
  const [add] = useAddItemMutation();
  const form = useSaveForm({
    schema: newItem,
    defaultValues: { title: '' },
    save: ({ title }, id) => add({ transactionId, type, id, title, position }),
    clears: ['title'],
  });
  return (
    <SaveForm
      form={form}
      aria-label="New item"
      className={styles.form}
      size="small"
      intent="none"
      action="Add"
      failure="Not added"
    >
      <TextField label="Another item" maxLength={200} {...form.register('title')} />
    </SaveForm>
  );
}
