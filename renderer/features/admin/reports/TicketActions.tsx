import { Button, Classes } from '@blueprintjs/core';
import { useState } from 'react';
import { TICKET_NOTE_MAX_LENGTH } from '#shared/constants.ts';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './AdminReports.module.css';
import { useHandleTicketMutation } from './adminReportsApi.ts';
import { STATUS_LABELS, statusOf, type Ticket, type TicketStatus } from './tickets.ts';

/** The status changes available in each ticket state; all can be undone. */
const OFFERED: Readonly<Record<TicketStatus, readonly (readonly [TicketStatus, string])[]>> = {
  open: [
    ['answered', 'Mark answered'],
    ['closed', 'Close ticket'],
    ['spam', 'Spam'],
  ],
  answered: [
    ['closed', 'Close ticket'],
    ['open', 'Reopen'],
  ],
  closed: [['open', 'Reopen']],
  spam: [['open', 'Not spam']],
};

/** Staff reply from their own email program; this panel records the ticket's status. */
export function TicketActions({ ticket }: { readonly ticket: Ticket }) {
  const [handle, { isLoading }] = useHandleTicketMutation();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<string | undefined>();
  const [formError, setFormError] = useState<Notice | null>(null);
  useUnsavedWork(note.trim() !== '');

  /** Keeps the note until the server has saved it. */
  async function decide(status?: TicketStatus) {
    const trimmedNote = note.trim();
    if (status === undefined && trimmedNote === '') {
      setMissing('Enter a note first.');
      return;
    }
    setFormError(null);
    const { error } = await handle({
      id: ticket.id,
      ...(status && { status }),
      ...(trimmedNote !== '' && { note: trimmedNote }),
    });
    if (error === undefined) {
      setNote('');
      announce(status === undefined ? 'Note added' : `Ticket: ${STATUS_LABELS[status]}`);
    } else if (isDataError(error))
      setFormError({ title: '', description: dataErrorMessage(error) });
  }

  return (
    <PanelSection title="Update ticket">
      <Form className={`${ui.stack12} ${styles.acts}`} onSend={() => decide()}>
        <div className={ui.wrap}>
          <a
            href={buildReplyLink(ticket)}
            className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`}
          >
            Reply by email
          </a>
          {OFFERED[statusOf(ticket)].map(([status, label]) => (
            <Button key={status} disabled={isLoading} onClick={() => void decide(status)}>
              {label}
            </Button>
          ))}
        </div>
        <TextAreaField
          label="Note"
          isOptional
          rows={2}
          maxLength={TICKET_NOTE_MAX_LENGTH}
          hint="Internal. Saved with any action, or on its own."
          error={missing}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setMissing(undefined);
          }}
        />
        <FormError notice={formError} />
        <Button type="submit" loading={isLoading}>
          Add note
        </Button>
      </Form>
    </PanelSection>
  );
}

/** Encodes the sender's address so that it can't add recipients or text to the email. */
const buildReplyLink = ({ email, number }: Ticket): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your message to Haven Exchange (ticket ${number})`)}`;
