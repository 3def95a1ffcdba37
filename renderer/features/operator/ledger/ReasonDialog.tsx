import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';

const reasonForm = z.object({
  reason: requiredLine(200, 'Enter a reason.').check(z.minLength(3, 'Use at least 3 characters.')),
});

interface ReasonDialogProps {
  readonly title: string;
  readonly action: string;
  readonly save: (reason: string) => PromiseLike<{ data?: unknown; error?: unknown }>;
  readonly onClose: () => void;
}

/** Asks why an entry is reversed or a month reopened. */
export function ReasonDialog({ title, action, save, onClose }: ReasonDialogProps) {
  const form = useSaveForm({
    schema: reasonForm,
    defaultValues: { reason: '' },
    save: ({ reason }) => save(reason),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title={title} action={action} failure="Not saved" onCancel={onClose}>
      <TextField label="Reason" {...form.field('reason')} />
    </SaveDialog>
  );
}
