import { ServerError } from '../../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { PlainFormActions } from '../../../../ui/form/PlainFormActions.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextAreaField } from '../../../../ui/form/TextField.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { displayText, type Message } from '../conversation.ts';
import styles from './Safety.module.css';
import { useReportMessageMutation } from './safetyApi.ts';

const REASONS = [
  ['spam', 'Advertising or spam'],
  ['harassment', 'Insults or threats'],
  ['fraud', 'Fraud, or a request for money or passwords'],
  ['other', 'Something else'],
] as const;

const reportSchema = z.object({
  reason: z.enum(REASONS.map(([name]) => name)),
  note: z.string().check(z.trim()),
});

export interface ReportDialogProps {
  readonly message: Message;
  readonly onClose: () => void;
}

/** Reports a message to staff; the only way anyone outside the conversation sees its content. */
export default function ReportDialog({ message, onClose }: ReportDialogProps) {
  const [report, { isSuccess }] = useReportMessageMutation();
  const form = useSaveForm({
    schema: reportSchema,
    defaultValues: { reason: 'spam', note: '' },
    save: (values) => report({ messageId: message.id, ...values }),
  });
  return (
    <Dialog label="Report message" place="top" onClose={onClose}>
      {isSuccess ? (
        <div className={styles.dialog}>
          <h2>Reported</h2>
          <p data-confirmation tabIndex={-1}>
            Our team sees this message as it is now, and we'll notify you of the outcome.
          </p>
          <div className={ui.wrap}>
            <PlainButton intent="primary" onClick={onClose}>
              Close
            </PlainButton>
          </div>
        </div>
      ) : (
        <Form className={styles.dialog} onSend={form.send}>
          <h2>Report this message?</h2>
          <blockquote className={styles.quote}>{displayText(message)}</blockquote>
          <fieldset className={`${ui.grid8} ${styles.choices}`}>
            <legend>What's wrong with it?</legend>
            {REASONS.map(([name, label]) => (
              <label key={name}>
                <input type="radio" value={name} {...form.register('reason')} />
                {label}
              </label>
            ))}
          </fieldset>
          <TextAreaField
            label="Additional details"
            isOptional
            rows={3}
            maxLength={2000}
            hint="The sender isn't told who reported it."
            {...form.field('note')}
          />
          <ServerError error={form.error} />
          <PlainFormActions action="Report" isBusy={form.isSubmitting} onCancel={onClose} />
        </Form>
      )}
    </Dialog>
  );
}
