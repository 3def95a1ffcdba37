import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
import { useActing } from '../acting/index.ts';
import { useRecordCareEntryMutation } from './careApi.ts';

interface NoteDialogProps {
  readonly resident: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

const noteForm = z.object({
  body: plainText(2000).check(z.refine((typed) => typed.trim() !== '', 'Enter a note.')),
  isHandoff: z.boolean(),
});

/** Adds a note about a resident; a handoff note appears to the next shift. */
export function NoteDialog({ resident, onClose }: NoteDialogProps) {
  const acting = useActing();
  const [record] = useRecordCareEntryMutation();
  const form = useSaveForm({
    schema: noteForm,
    defaultValues: { body: '', isHandoff: true },
    save: ({ body, isHandoff }, id) =>
      record({
        id,
        name: `Note on ${resident.name}`,
        values: {
          kind: 'note',
          resident_id: resident.id,
          body,
          is_handoff: isHandoff,
          at: new Date().toISOString(),
        },
        acting,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Note on ${resident.name}`}
      action="Save note"
      onCancel={onClose}
    >
      <TextAreaField label="Note" rows={4} {...form.field('body')} />
      <Checkbox {...form.register('isHandoff')}>Show to the next shift</Checkbox>
    </SaveDialog>
  );
}
