import { z } from '../../ui/form/schema.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { requiredLine } from '../../ui/form/textSchemas.ts';
import { SaveDialog } from './SaveForm.tsx';
import { useSaveForm } from './useSaveForm.ts';

const reasonForm = (longest: number) =>
  z.object({
    reason: requiredLine(longest, 'Enter a reason.').check(
      z.minLength(3, 'Use at least 3 characters.'),
    ),
  });

interface ReasonDialogProps {
  readonly title: string;
  readonly action: string;
  /** The number of characters that the server accepts. */
  readonly longest?: number;
  readonly save: (reason: string) => PromiseLike<{ data?: unknown; error?: unknown }>;
  readonly onClose: () => void;
}

/** Asks why something is removed, disputed or reversed. */
export function ReasonDialog({ title, action, longest = 300, save, onClose }: ReasonDialogProps) {
  const form = useSaveForm({
    schema: reasonForm(longest),
    defaultValues: { reason: '' },
    save: ({ reason }) => save(reason),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title={title} action={action} onCancel={onClose}>
      <TextField label="Reason" {...form.field('reason')} />
    </SaveDialog>
  );
}
