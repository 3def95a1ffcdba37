import { Button } from '@blueprintjs/core';
import { useFieldArray } from 'react-hook-form';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { CrossIcon } from '../../../ui/icon/CrossIcon.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { BidFilesField, useBidUploads } from './BidFiles.tsx';
import { bidSchema, getBidFormValues, MAX_MILESTONES, toBidContent } from './bidForm.ts';
import styles from './Rfps.module.css';
import type { VendorRfp } from './rfps.ts';
import { useSealRfpBidMutation } from './rfpsApi.ts';

interface BidFormProps {
  readonly rfp: VendorRfp;
  readonly action: string;
}

/**
 * A bid, encrypted in this browser when it is sent. The text is not stored in this browser, so that it exists nowhere
 * in the clear before the deadline.
 */
export function BidForm({ rfp, action }: BidFormProps) {
  const [seal, { error, isLoading }] = useSealRfpBidMutation();
  const request = useRequestId();
  const form = useSchemaForm(bidSchema, { ...getBidFormValues(rfp), id: '' });
  const { field, control, handleSubmit, isDirty, isSubmitting, formState } = form;
  const milestones = useFieldArray({ control, name: 'milestones' });
  const { uploads, list } = useBidUploads(rfp);
  useUnsavedWork((isDirty || uploads.files.length > 0) && !formState.isSubmitSuccessful);
  const questions = rfp.criteria.filter(({ is_price: isPrice }) => !isPrice);

  const send = handleSubmit(async (values) => {
    const content = toBidContent(values);
    const files = list();
    const id = request.idOf({ content, files });
    const result = await seal({ rfp: rfp.id, id, content, files });
    if (result.error === undefined) request.forget();
    else form.setError('root', { message: 'Not sent' });
  });
  return (
    <Form onSend={send} className={styles.form} aria-label="Bid">
      <MoneyField label="Price ($)" {...field('price')} />
      <DateField label="Valid until" {...field('holdsUntil')} />
      <DateField label="Work begins" {...field('beginsOn')} />
      <WholeNumberField label="Weeks" autoComplete="off" {...field('weeks')} />
      <div className={styles.wide}>
        <TextAreaField label="Proposal" rows={6} {...field('summary')} />
      </div>
      {questions.map(({ id, name, prompt }, index) => (
        <div key={id} className={styles.wide}>
          <TextAreaField
            label={name}
            rows={4}
            {...(prompt !== '' && { hint: prompt })}
            {...field(`responses.${index}.words`)}
          />
        </div>
      ))}
      <fieldset className={styles.group}>
        <legend>Milestones</legend>
        <p className={ui.note}>Their amounts must add up to the price.</p>
        <div className={styles.lines}>
          {milestones.fields.map((one, index) => (
            <div key={one.id} className={styles.milestone}>
              <TextField
                label={`Milestone ${index + 1}`}
                maxLength={120}
                autoComplete="off"
                {...field(`milestones.${index}.title`)}
              />
              <DateField label={`Due ${index + 1}`} {...field(`milestones.${index}.dueOn`)} />
              <MoneyField
                label={`Amount ${index + 1} ($)`}
                {...field(`milestones.${index}.amount`)}
              />
              <Button
                variant="minimal"
                icon={<CrossIcon />}
                aria-label={`Remove milestone ${index + 1}`}
                disabled={milestones.fields.length === 1}
                onClick={() => milestones.remove(index)}
              />
            </div>
          ))}
        </div>
        <div className={ui.actions}>
          <Button
            size="small"
            disabled={milestones.fields.length >= MAX_MILESTONES}
            onClick={() => milestones.append({ title: '', dueOn: '', amount: '' })}
          >
            Add milestone
          </Button>
        </div>
      </fieldset>
      <BidFilesField uploads={uploads} />
      <div className={styles.group}>
        <ServerError title="Bid not sent" error={error} />
        <div className={ui.actions}>
          <Button
            type="submit"
            intent="primary"
            disabled={!uploads.isReady}
            loading={isSubmitting || isLoading}
          >
            {action}
          </Button>
          <span className={ui.note}>
            Encrypted in your browser. The server opens it after the deadline.
          </span>
        </div>
      </div>
    </Form>
  );
}
