import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';

/** A reason of at least three characters, as the server requires. */
const reasonForm = z.object({
  reason: line(300).check(z.refine((typed) => typed.length >= 3, 'Enter a reason.')),
});

interface ReasonDialogProps {
  readonly title: string;
  readonly outcome: 'refused' | 'not_done';
  readonly save: (reason: string) => Promise<{ readonly data?: unknown; readonly error?: unknown }>;
  readonly onClose: () => void;
}

const SUGGESTED = {
  refused: ['Too tired', 'In pain', 'Wants it later', 'With family'],
  not_done: ['Resident away', 'Asleep', 'Not enough time', 'Supplies missing'],
} as const;

/** The reason why a task was refused or not done; common ones are one tap away. */
export function ReasonDialog({ title, outcome, save, onClose }: ReasonDialogProps) {
  const form = useSaveForm({
    schema: reasonForm,
    defaultValues: { reason: '' },
    save: ({ reason }) => save(reason),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={title}
      action="Chart task"
      failure="Not charted"
      onCancel={onClose}
    >
      <TextField label="Reason" list={`reasons-${outcome}`} {...form.field('reason')} />
      <datalist id={`reasons-${outcome}`}>
        {SUGGESTED[outcome].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </SaveDialog>
  );
}
