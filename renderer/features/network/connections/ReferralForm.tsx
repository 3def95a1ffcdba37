import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { stateOptions } from '../../../ui/directory/directoryPage.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { numberText, text } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Network.module.css';
import type { Broker } from './network.ts';
import { useGiveReferralMutation } from './networkApi.ts';

const PLACES = [['', 'No state'], ...stateOptions] as const;

const schema = z
  .object({
    name: text(120).check(z.minLength(1, 'Enter their name.')),
    interest: text(160).check(z.minLength(1, 'Enter what the client is looking for.')),
    percent: numberText(0, 50, 'Enter a share from 0 to 50.'),
    company: z.string(),
    email: z
      .string()
      .check(
        z.refine(
          (typed) => typed.trim() === '' || typed.includes('@'),
          'Enter a complete email address.',
        ),
      ),
    phone: z.string(),
    place: z.string(),
    message: z.string(),
  })
  .check(
    z.refine(({ email, phone }) => (email + phone).trim() !== '', {
      path: ['email'],
      message: 'Enter an email or phone number.',
    }),
  );

interface ReferralFormProps {
  readonly broker: Broker;
  readonly onDone: () => void;
}

/** Refers a client to another broker, with the referral fee. */
export function ReferralForm({ broker, onDone }: ReferralFormProps) {
  const request = useRequestId();
  const { field, handleSubmit, isSubmitting, isDirty } = useSchemaForm(schema, {
    name: '',
    interest: '',
    percent: String(broker.percent ?? 25),
    company: '',
    email: '',
    phone: '',
    place: '',
    message: '',
  });
  const [give, { error }] = useGiveReferralMutation();
  useUnsavedWork(isDirty);
  const send = handleSubmit(async (referral) => {
    const result = await give({ ...referral, id: request.idOf(referral), broker: broker.id });
    if (result.error === undefined) onDone();
  });
  return (
    <Form onSend={send} className={styles.form} autoComplete="off" takesFocus>
      <div className={`${ui.grid16} ${styles.pair}`}>
        <TextField label="Client" maxLength={120} {...field('name')} />
        <TextField label="Company" isOptional maxLength={120} {...field('company')} />
        <TextField label="Email" type="email" {...field('email')} />
        <TextField label="Phone" type="tel" maxLength={40} {...field('phone', { deps: 'email' })} />
        <TextField label="What they're looking for" maxLength={160} {...field('interest')} />
        <SelectField label="State" options={PLACES} {...field('place')} />
        <DecimalField label="Your share of their commission (%)" {...field('percent')} />
      </div>
      <TextAreaField
        label="Additional information"
        isOptional
        hint="They see this before they accept."
        rows={3}
        maxLength={2000}
        {...field('message')}
      />
      <p className={ui.note}>
        By referring a client, you confirm that the client has agreed to it.
      </p>
      <ServerError title="Referral not sent" error={error} />
      <FormActions
        action="Refer client"
        isBusy={isSubmitting}
        onCancel={onDone}
        className={`${ui.actions} ${styles.acts}`}
      />
    </Form>
  );
}
