import { describeAlert } from '#shared/operator/alerts.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { type Alert, useAcknowledgeAlertMutation } from './alertsApi.ts';

const noteForm = z.object({ note: line(300) });

interface AcknowledgeDialogProps {
  readonly alert: Alert;
  readonly onClose: () => void;
}

/** Acknowledges an alert with a note, which stops its escalation. */
export function AcknowledgeDialog({ alert, onClose }: AcknowledgeDialogProps) {
  const [acknowledge] = useAcknowledgeAlertMutation();
  const form = useSaveForm({
    schema: noteForm,
    defaultValues: { note: '' },
    save: ({ note }) => acknowledge({ id: alert.id, note }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Acknowledge alert"
      action="Acknowledge"
      failure="Not acknowledged"
      onCancel={onClose}
    >
      <p className={ui.muted}>{describeAlert(alert.figure, alert.value)}</p>
      <TextField label="What is being done" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}
