import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { text } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Materials.module.css';
import { useSendMaterialMutation } from './materialsApi.ts';

interface SendMaterialProps {
  readonly material: string;
  readonly onClose: () => void;
}

const schema = z.object({
  name: text(120).check(z.minLength(1, "Enter the recipient's name. It appears on each page.")),
  email: z
    .string()
    .check(z.trim(), z.includes('@', 'Enter an email address like name@example.com.')),
  note: text(1000),
});

/** Sends the teaser by email. The form keeps its input until the server accepts it. */
export function SendMaterial({ material, onClose }: SendMaterialProps) {
  const { field, handleSubmit, isSubmitting, isDirty } = useSchemaForm(schema, {
    name: '',
    email: '',
    note: '',
  });
  const [send, { error }] = useSendMaterialMutation();
  const request = useRequestId();
  useUnsavedWork(isDirty);
  const submit = handleSubmit(async (values) => {
    const sent = await send({ id: request.idOf(values), material, ...values });
    if (sent.error === undefined) onClose();
  });
  return (
    <Form onSend={submit} takesFocus className={styles.form}>
      <TextField label="Name" maxLength={120} {...field('name')} />
      <TextField label="Email" type="email" maxLength={320} {...field('email')} />
      <TextAreaField
        label="Personal note"
        isOptional
        rows={2}
        maxLength={1000}
        {...field('note')}
      />
      <ServerError error={error} />
      <FormActions
        action="Send teaser"
        isBusy={isSubmitting}
        onCancel={onClose}
        className={`${ui.wrap} ${styles.acts}`}
      />
    </Form>
  );
}
