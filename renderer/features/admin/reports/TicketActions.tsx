import { Button, Classes } from '@blueprintjs/core';
import { useRef } from 'react';
import { TICKET_NOTE_MAX_LENGTH } from '#shared/constants.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { checkedText } from '../../../ui/form/textSchemas.ts';
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
  const [handle] = useHandleTicketMutation();
  const status = useRef<TicketStatus>(undefined);
  const form = useSaveForm({
    schema: z.object({
      note: checkedText(
        (note) => note !== '' || status.current !== undefined,
        'Enter a note first.',
      ),
    }),
    defaultValues: { note: '' },
    save: ({ note }) =>
      handle({
        id: ticket.id,
        ...(status.current && { status: status.current }),
        ...(note !== '' && { note }),
      }),
    onSaved: () =>
      announce(
        status.current === undefined ? 'Note added' : `Ticket: ${STATUS_LABELS[status.current]}`,
      ),
    clears: ['note'],
  });
  useUnsavedWork(form.values.note.trim() !== '');

  /** Saves the note, with a new status if one is given. */
  function decide(next?: TicketStatus) {
    status.current = next;
    return form.send();
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
            <Button key={status} disabled={form.isSubmitting} onClick={() => void decide(status)}>
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
          {...form.field('note')}
        />
        <ServerError error={form.error} />
        <Button type="submit" loading={form.isSubmitting}>
          Add note
        </Button>
      </Form>
    </PanelSection>
  );
}

/** Encodes the sender's address so that it can't add recipients or text to the email. */
const buildReplyLink = ({ email, number }: Ticket): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your message to Haven Exchange (ticket ${number})`)}`;
