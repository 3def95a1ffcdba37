import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useActing } from '../acting/index.ts';
import { useStrikeCareEntryMutation } from './careApi.ts';
import { reasonForm } from './ReasonDialog.tsx';

interface StrikeDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Strikes through an entry made in error. It stays in the record with the reason. */
export function StrikeDialog({ id, title, onClose }: StrikeDialogProps) {
  const acting = useActing();
  const [strike] = useStrikeCareEntryMutation();
  const form = useSaveForm({
    schema: reasonForm,
    defaultValues: { reason: '' },
    save: ({ reason }) => strike({ id, name: `Struck through: ${title}`, reason, acting }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Strike through: ${title}`}
      action="Strike through"
      failure="Not changed"
      onCancel={onClose}
    >
      <TextField label="Reason" {...form.field('reason')} />
    </SaveDialog>
  );
}
