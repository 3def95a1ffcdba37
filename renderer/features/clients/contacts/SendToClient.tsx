import { contact } from '#shared/records/nouns/contact.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { RecordInput } from '../../../workbench/form/RecordInput.tsx';
import { useShortlistForm } from './useShortlistForm.ts';

export interface SendToClientProps {
  readonly communities: readonly { readonly id: string; readonly name: string }[];
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Sends preselected communities to a client chosen here. */
export default function SendToClient({ communities, onSent, onClose }: SendToClientProps) {
  const ids = communities.map(({ id }) => id);
  const { form, action } = useShortlistForm('', ids, onSent);
  return (
    <SaveDialog
      form={form}
      title="Send to a client"
      action={action}
      failure="Not sent"
      onCancel={onClose}
    >
      <p className={ui.caption}>
        Sends one email with public details only. Your notes stay private.
      </p>
      <ul className={ui.caption}>
        {communities.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <FormField label="Client" error={form.field('contactId').error}>
        {(control) => (
          <RecordInput
            {...control}
            noun={contact}
            value={form.values.contactId}
            onChange={(id) =>
              form.setValue('contactId', id, { shouldValidate: form.formState.isSubmitted })
            }
          />
        )}
      </FormField>
      <TextAreaField
        label="Personal note"
        isOptional
        rows={3}
        maxLength={2000}
        {...form.field('note')}
      />
    </SaveDialog>
  );
}
