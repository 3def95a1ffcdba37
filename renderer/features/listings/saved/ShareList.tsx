import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { isId } from '../../../ui/format/id.ts';
import { announce } from '../../../ui/live/announce.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { RecordInput } from '../../../workbench/form/RecordInput.tsx';
import styles from './Saved.module.css';
import type { ListShare, OwnList } from './saved.ts';
import {
  useEndListShareMutation,
  useListListSharesQuery,
  useShareSavedListMutation,
} from './savedApi.ts';

export interface ShareListProps {
  readonly list: OwnList;
}

/** Shares a list with a client or an account's email, and revokes access. */
export default function ShareList({ list }: ShareListProps) {
  const query = useListListSharesQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const [share, { error, isLoading }] = useShareSavedListMutation();
  const [end, ending] = useEndListShareMutation();
  const [contactId, setContactId] = useState('');
  const [address, setAddress] = useState('');
  const [hasNotes, setNotes] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const recipientError =
    isSubmitted && !isId(contactId) && address.trim() === ''
      ? 'Choose a contact or enter an email below.'
      : undefined;

  async function send() {
    setSubmitted(true);
    if (isLoading || (!isId(contactId) && address.trim() === '')) return;
    const to = isId(contactId) ? { contact: contactId } : { address: address.trim() };
    const { error: failure } = await share({ list: list.id, to, hasNotes });
    if (failure !== undefined) return;
    announce(`${list.name} is shared`);
    setContactId('');
    setAddress('');
    setSubmitted(false);
  }
  /** Moves the focus, since the focused button is removed with its row. */
  async function takeBack(id: string, name: string) {
    if (ending.isLoading) return;
    const { error: failure } = await end(id);
    if (failure !== undefined) return;
    announce(`${name} no longer has access to ${list.name}`);
    heading.current?.focus();
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Share {list.name}
      </h2>
      <p className={ui.note}>
        They can view the list under Saved when signed in with this email, but can't change it. For
        each community they see what its page shows them. Communities they can't open aren't
        included.
      </p>
      <Loaded answer={query} waiting={<Skeleton height="3rem" />}>
        {(shares) => (
          <Readers
            list={list}
            readers={shares.filter(({ list_id: id }) => id === list.id)}
            isBusy={ending.isLoading}
            onTakeBack={takeBack}
          />
        )}
      </Loaded>
      {ending.error && <ServerError title="Access not revoked" error={ending.error} />}
      <Form className={styles.dialog} onSend={send} takesFocus>
        <FormField label="Client" error={recipientError}>
          {(control) => (
            <RecordInput {...control} noun={contact} value={contactId} onChange={setContactId} />
          )}
        </FormField>
        <TextField
          label="Or their account's email"
          isOptional
          type="email"
          maxLength={320}
          value={address}
          disabled={isId(contactId)}
          onChange={({ target }) => setAddress(target.value)}
        />
        <label className={ui.line}>
          <input
            type="checkbox"
            checked={hasNotes}
            onChange={({ target }) => setNotes(target.checked)}
          />
          Include your notes about each community
        </label>
        {error && <ServerError title="Not shared" error={error} />}
        <div className={styles.acts}>
          <Button type="submit" intent="primary" loading={isLoading}>
            Share
          </Button>
        </div>
      </Form>
    </>
  );
}

interface ReadersProps {
  readonly list: OwnList;
  readonly readers: readonly ListShare[];
  readonly isBusy: boolean;
  readonly onTakeBack: (id: string, name: string) => Promise<void>;
}

function Readers({ list, readers, isBusy, onTakeBack }: ReadersProps) {
  if (readers.length === 0) return <p className={ui.note}>Not shared with anyone yet.</p>;
  return (
    <ul className={styles.lists} aria-label="Shared with">
      {readers.map(({ id, name, address: at, has_notes: withNotes, shared_at: since }) => (
        <li key={id}>
          <span>
            {name}
            <span className={ui.note}>
              {[
                name !== at && at,
                `since ${formatDay(since)}`,
                withNotes ? 'with your notes' : 'without your notes',
              ]
                .filter(Boolean)
                .map((detail) => ` · ${detail}`)
                .join('')}
            </span>
          </span>
          <PlainButton
            variant="minimal"
            size="small"
            aria-label={`Revoke access to ${list.name} for ${name}`}
            aria-busy={isBusy}
            onClick={() => void onTakeBack(id, name)}
          >
            Revoke access
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
