import { Button } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { BROKER_MESSAGE_MAX_LENGTH } from '#shared/constants.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { userStorageKey } from '../../../session/auth/index.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import type { Listing } from './listing.ts';
import { useContactBrokerMutation, useGetContactAllowanceQuery } from './listingsApi.ts';
import styles from './Property.module.css';

interface ContactButtonProps {
  readonly listing: Listing;
  readonly userId: string;
  /** Return path from the pricing page. */
  readonly wanted: string;
}

/** The button that opens the message form to the broker. */
export function ContactButton({ listing, userId, wanted }: ContactButtonProps) {
  const { data: allowance } = useGetContactAllowanceQuery();
  const { params: query, change } = useUrlSearch();
  const [isOpen, setOpen] = useState(query.get('contact') === 'open');
  function close() {
    setOpen(false);
    if (query.has('contact')) change([['contact', null]]);
  }

  return (
    <>
      <p>
        We'll email your message to the broker and show you their name, email, and phone here.
        {listing.is_confidential && " You'll also see the address."}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonClass({ intent: 'primary', fill: true })}
        onClick={() => setOpen(true)}
      >
        Contact broker
      </button>
      {allowance && allowance.allowed > 0 && (
        <p className={styles.small}>
          {allowance.left} of {allowance.allowed} contacts left this month.
        </p>
      )}
      {isOpen && (
        <ContactDialog listing={listing} userId={userId} wanted={wanted} onClose={close} />
      )}
    </>
  );
}

interface ContactDialogProps extends Pick<ContactButtonProps, 'listing' | 'userId' | 'wanted'> {
  readonly onClose: () => void;
}

/** Stays open with all input until the server accepts it, including through checkout. */
function ContactDialog({ listing, userId, wanted, onClose }: ContactDialogProps) {
  const [contact, { error, isLoading }] = useContactBrokerMutation();
  const [message, setMessage] = useState(() => loadDraft(userId, listing.id));
  const [isMissing, setMissing] = useState(false);
  useUnsavedWork(message !== '');
  const isSpent = isDataError(error) && ['HXCON', 'HXPLN'].includes(error.code);

  async function send(event: FormEvent) {
    event.preventDefault();
    setMissing(message.trim() === '');
    if (message.trim() === '') return;
    const result = await contact({ id: listing.id, message: message.trim() });
    if (result.error !== undefined) return;
    saveDraft(userId, listing.id, '');
    onClose();
  }

  return (
    <Dialog
      label={`Contact the broker of ${listing.property_name}`}
      place="panel"
      onClose={onClose}
    >
      <Form className={styles.message} onSend={send}>
        <h2>Contact the broker</h2>
        <p>
          About {listing.property_name}, {listing.location}. We'll share your name, company, email,
          and phone.
        </p>
        <TextAreaField
          label="Message"
          rows={8}
          autoFocus
          maxLength={BROKER_MESSAGE_MAX_LENGTH}
          value={message}
          error={isMissing && message.trim() === '' ? 'Enter a message.' : undefined}
          onChange={(event) => {
            setMessage(event.target.value);
            saveDraft(userId, listing.id, event.target.value);
          }}
        />
        <ServerError error={error}>
          {isSpent && (
            <RouteLink to="userPricing" query={{ wanted }}>
              View plans
            </RouteLink>
          )}
        </ServerError>
        <div className={styles.buttons}>
          <Button type="submit" intent="primary" loading={isLoading}>
            Send message
          </Button>
          <Button variant="minimal" disabled={isLoading} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const keyOf = (userId: string, listingId: string): string =>
  userStorageKey(userId, `contact:${listingId}`);

/** A message draft to a broker, kept in this tab during checkout. */
function loadDraft(userId: string, listingId: string): string {
  try {
    return sessionStorage.getItem(keyOf(userId, listingId)) ?? '';
  } catch {
    return '';
  }
}

function saveDraft(userId: string, listingId: string, draft: string): void {
  try {
    if (draft === '') sessionStorage.removeItem(keyOf(userId, listingId));
    else sessionStorage.setItem(keyOf(userId, listingId), draft);
  } catch {
    // Without storage, the draft lasts as long as the form is open.
  }
}
