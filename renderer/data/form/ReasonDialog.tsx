import type { ReactNode } from 'react';
import { z } from '../../ui/form/schema.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { requiredLine } from '../../ui/form/textSchemas.ts';
import { SaveDialog, type SaveFormProps } from './SaveForm.tsx';
import { useSaveForm } from './useSaveForm.ts';

const reasonForm = (shortest: number, longest: number) =>
  z.object({
    reason: requiredLine(longest, 'Enter a reason.').check(
      z.minLength(shortest, `Use at least ${shortest} characters.`),
    ),
  });

interface ReasonDialogProps extends Pick<SaveFormProps, 'failure' | 'intent'> {
  readonly title: string;
  readonly action: string;
  readonly hint?: string;
  /** The numbers of characters that the server accepts. */
  readonly shortest?: number;
  readonly longest?: number;
  readonly save: (reason: string, id: string) => PromiseLike<{ data?: unknown; error?: unknown }>;
  readonly onClose: () => void;
  /** What happens to what, above the field. */
  readonly children?: ReactNode;
}

/** Asks why something is removed, disputed or reversed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { hint, shortest = 3, longest = 300, save, onClose, children, ...dialog } = props;
  const form = useSaveForm({
    schema: reasonForm(shortest, longest),
    defaultValues: { reason: '' },
    save: ({ reason }, id) => save(reason, id),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} onCancel={onClose} {...dialog}>
      {children}
      <TextField label="Reason" hint={hint} {...form.field('reason')} />
    </SaveDialog>
  );
}
