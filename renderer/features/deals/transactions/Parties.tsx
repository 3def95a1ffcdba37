import { Button } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { PARTY_ROLES, roleLabel } from '#shared/deals/transactions/parties.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { EMAIL_PATTERN } from './email.ts';
import { TransactionError } from './TransactionError.tsx';
import { TransactionSection } from './TransactionSection.tsx';
import styles from './Transactions.module.css';
import {
  type Party,
  useAddPartyMutation,
  useListPartiesQuery,
  useRemovePartyMutation,
} from './transactionsApi.ts';

const ROLES = PARTY_ROLES.map(({ value, label }) => [value, label] as const);

/** The parties and their roles. */
export function Parties({ id }: { readonly id: string }) {
  const result = useListPartiesQuery(id);
  const [isAdding, setAdding] = useState(false);
  return (
    <TransactionSection title="Parties">
      <Loaded
        answer={result}
        waiting={<Skeleton height="4rem" />}
        nothing={
          <p className={styles.quiet}>No parties yet. A buyer is required from the PSA on.</p>
        }
      >
        {(parties) => (
          <ul className={styles.rows}>
            {parties.map((party) => (
              <Row key={party.id} of={id} party={party} />
            ))}
          </ul>
        )}
      </Loaded>
      {isAdding ? (
        <NewParty id={id} onClose={() => setAdding(false)} />
      ) : (
        <Button size="small" onClick={() => setAdding(true)}>
          Add party
        </Button>
      )}
    </TransactionSection>
  );
}

function Row({ of, party }: { readonly of: string; readonly party: Party }) {
  const [remove, { isLoading }] = useRemovePartyMutation();
  const about = [roleLabel(party.role), party.company, party.email].filter(Boolean).join(' · ');
  return (
    <li>
      <span className={styles.name}>{party.name}</span>
      <span className={styles.quiet}>{about}</span>
      <Button
        size="small"
        variant="minimal"
        icon={<SmallCross />}
        aria-label={`Remove ${party.name}`}
        loading={isLoading}
        onClick={() => void remove({ transactionId: of, id: party.id })}
      />
    </li>
  );
}

function NewParty({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [role, setRole] = useState('buyer');
  const [name, setName] = useState('');
  const [company, setCompany] = useState('');
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const [add, { error, isLoading }] = useAddPartyMutation();
  const partyId = useRef(crypto.randomUUID());
  const isNamed = name.trim() !== '';
  const isReached = email.trim() === '' || EMAIL_PATTERN.test(email.trim());

  async function send() {
    setSent(true);
    if (!isNamed || !isReached || isLoading) return;
    const party = {
      id: partyId.current,
      role,
      name: name.trim(),
      company: company.trim() || null,
      email: email.trim().toLowerCase() || null,
    };
    const result = await add({ transactionId: id, ...party });
    if (result.error === undefined) onClose();
  }
  return (
    <Form onSend={send} takesFocus aria-label="New party" className={styles.form}>
      <SelectField
        label="Role"
        options={ROLES}
        value={role}
        onChange={({ target }) => setRole(target.value)}
        hint={role === 'bidder' ? 'Bidders see only their own offers.' : undefined}
      />
      <TextField
        label="Name"
        value={name}
        maxLength={160}
        onChange={({ target }) => setName(target.value)}
        error={isSent && !isNamed ? 'Enter a name.' : undefined}
      />
      <TextField
        label="Company"
        isOptional
        value={company}
        maxLength={160}
        onChange={({ target }) => setCompany(target.value)}
      />
      <TextField
        label="Email"
        type="email"
        isOptional
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={isSent && !isReached ? 'Enter a valid email.' : undefined}
        hint="A person signed in with this email sees their part: stage, dates, parties, shared documents."
      />
      <TransactionError error={error} title="Not added" />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" size="small" loading={isLoading}>
          Add
        </Button>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
