import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { numberText } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Partnerships.module.css';
import type { Partner } from './partnerships.ts';
import { useOfferPartnershipMutation } from './partnershipsApi.ts';

interface OfferFormProps {
  readonly partner: Partner;
  readonly onClose: () => void;
}

const schema = z.object({
  percent: numberText(0, 50, 'Enter a share from 0 to 50.'),
  words: z.string(),
  until: z.string(),
});

/** Standing terms for a broker in the network; the form stays open until the server accepts them. */
export function OfferForm({ partner, onClose }: OfferFormProps) {
  const request = useRequestId();
  const { field, handleSubmit, isSubmitting, isDirty } = useSchemaForm(schema, {
    percent: '25',
    words: '',
    until: '',
  });
  const [offer, { error }] = useOfferPartnershipMutation();
  useUnsavedWork(isDirty);
  const send = handleSubmit(async (terms) => {
    const result = await offer({
      id: request.idOf(terms),
      brokerId: partner.broker_id,
      ...terms,
    });
    if (result.error === undefined) onClose();
  });
  return (
    <Form onSend={send} takesFocus className={styles.form} aria-label={`Terms for ${partner.name}`}>
      <div className={`${ui.grid12} ${styles.pair}`}>
        <DecimalField
          label="Share of the commission (%)"
          hint="Paid by the broker who gets the client to the one who refers them, both ways."
          {...field('percent')}
        />
        <DateField label="Until" isOptional {...field('until')} />
      </div>
      <TextAreaField
        label="Terms"
        isOptional
        rows={3}
        maxLength={2000}
        hint="Which clients, when the share is paid, and anything else you agreed."
        {...field('words')}
      />
      <ServerError error={error} />
      <FormActions
        action="Offer terms"
        isBusy={isSubmitting}
        onCancel={onClose}
        className={styles.acts}
      />
    </Form>
  );
}
