import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { FormError } from '../../../../ui/form/FormError.tsx';
import { TextAreaField } from '../../../../ui/form/TextField.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { displayText, type Message } from '../conversation.ts';
import styles from './Safety.module.css';
import { type ReportReason, useReportMessageMutation } from './safetyApi.ts';

const REASONS: readonly (readonly [ReportReason, string])[] = [
  ['spam', 'Advertising or spam'],
  ['harassment', 'Insults or threats'],
  ['fraud', 'Fraud, or a request for money or passwords'],
  ['other', 'Something else'],
];

export interface ReportDialogProps {
  readonly message: Message;
  readonly onClose: () => void;
}

/** Reports a message to staff; the only way anyone outside the conversation sees its content. */
export default function ReportDialog({ message, onClose }: ReportDialogProps) {
  const [report, { error, isLoading, isSuccess }] = useReportMessageMutation();
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  return (
    <Dialog label="Report message" place="top" onClose={onClose}>
      {isSuccess ? (
        <div className={styles.dialog}>
          <h2>Reported</h2>
          <p data-confirmation tabIndex={-1}>
            Our team sees this message as it is now, and we'll notify you of the outcome.
          </p>
          <div className={styles.buttons}>
            <PlainButton intent="primary" onClick={onClose}>
              Close
            </PlainButton>
          </div>
        </div>
      ) : (
        <Form
          className={styles.dialog}
          onSend={() => report({ messageId: message.id, reason, note: note.trim() })}
        >
          <h2>Report this message?</h2>
          <blockquote className={styles.quote}>{displayText(message)}</blockquote>
          <fieldset className={`${ui.grid8} ${styles.choices}`}>
            <legend>What's wrong with it?</legend>
            {REASONS.map(([name, label]) => (
              <label key={name}>
                <input
                  type="radio"
                  name="reason"
                  checked={reason === name}
                  onChange={() => setReason(name)}
                />
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
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <FormError
            notice={isDataError(error) ? { title: '', description: dataErrorMessage(error) } : null}
          />
          <div className={styles.buttons}>
            <PlainButton type="submit" intent="primary" aria-busy={isLoading}>
              Report
            </PlainButton>
            <PlainButton variant="minimal" onClick={onClose}>
              Cancel
            </PlainButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
