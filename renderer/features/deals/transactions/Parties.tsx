import { Button } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useState } from 'react';
import { PARTY_ROLES, roleLabel } from '#shared/deals/transactions/parties.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, isEmail, optionalText, requiredText } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
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

const newParty = z.object({
  role: z.string(),
  name: requiredText('Enter a name.'),
  company: optionalText(),
  email: z.pipe(
    checkedText((typed) => typed === '' || isEmail(typed), 'Enter a valid email.'),
    z.transform((typed) => typed.toLowerCase() || null),
  ),
});

function NewParty({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [add] = useAddPartyMutation();
  const form = useSaveForm({
    schema: newParty,
    defaultValues: { role: 'buyer', name: '', company: '', email: '' },
    save: (party, partyId) => add({ transactionId: id, id: partyId, ...party }),
    onSaved: onClose,
  });
  return (
    <SaveForm
      form={form}
      aria-label="New party"
      className={styles.form}
      size="small"
      action="Add"
      failure="Not added"
      onCancel={onClose}
    >
      <SelectField
        label="Role"
        options={ROLES}
        hint={form.values.role === 'bidder' ? 'Bidders see only their own offers.' : undefined}
        {...form.field('role')}
      />
      <TextField label="Name" maxLength={160} {...form.field('name')} />
      <TextField label="Company" isOptional maxLength={160} {...form.field('company')} />
      <TextField
        label="Email"
        type="email"
        isOptional
        hint="A person signed in with this email sees their part: stage, dates, parties, shared documents."
        {...form.field('email')}
      />
    </SaveForm>
  );
}
