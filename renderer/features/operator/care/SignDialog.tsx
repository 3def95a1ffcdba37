import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { useSignAssessmentMutation } from './careApi.ts';
import type { Assessment } from './careShapes.ts';

interface SignDialogProps {
  readonly assessment: Assessment;
  readonly onClose: () => void;
}

/** Signs a complete assessment; its answers can no longer change. */
export function SignDialog({ assessment, onClose }: SignDialogProps) {
  const [sign] = useSignAssessmentMutation();
  const form = useSaveForm({
    schema: z.object({
      signature: line(120).check(
        z.refine((typed) => typed.length >= 3, 'Type your full name to sign.'),
      ),
    }),
    defaultValues: { signature: '' },
    save: ({ signature }) => sign({ id: assessment.id, signature }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Sign assessment"
      action="Sign assessment"
      failure="Not signed"
      onCancel={onClose}
    >
      <p>Answers can't change after you sign.</p>
      <TextField label="Full name" autoComplete="name" {...form.field('signature')} />
    </SaveDialog>
  );
}
