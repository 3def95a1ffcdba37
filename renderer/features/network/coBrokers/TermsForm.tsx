import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { CallError } from '../../../data/api/CallError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import styles from './CoBrokers.module.css';
import { ACCESS, type Agreement, type Desk } from './coBrokers.ts';
import { type AgreementTerms, useSaveCoBrokerageMutation } from './coBrokersApi.ts';

const KINDS = [
  ['percent', 'Percent of the commission'],
  ['fixed', 'Dollars'],
] as const;

type Typed = Omit<AgreementTerms, 'split'> & { readonly split: string };

interface NewAgreementProps {
  readonly desk: Desk;
  /** A broker in the directory, with their display name. */
  readonly broker: string | null;
  readonly brokerName: string;
}

/** A private draft until it is sent for signature. */
export function NewAgreement({ desk, broker, brokerName }: NewAgreementProps) {
  const navigate = useNavigate();
  const [first] = desk.listings;
  return (
    <section className={styles.detail} aria-label="New agreement">
      <BackLink to="coBrokers">All agreements</BackLink>
      <h2>New agreement</h2>
      {first === undefined ? (
        <EmptyState title="No listing to share">
          You need a listing that is for sale or under contract.
        </EmptyState>
      ) : (
        <TermsForm
          from={{
            id: crypto.randomUUID(),
            listing: first.id,
            broker,
            name: brokerName,
            email: '',
            kind: 'percent',
            split: '50',
            access: 'view',
            until: '',
            further: '',
          }}
          listings={desk.listings}
          button="Save draft"
          onDone={(id) => void navigate(linkTo('coBrokers', {}, { agreement: id }))}
        />
      )}
    </section>
  );
}

interface ChangeAgreementProps {
  readonly agreement: Agreement;
  readonly onDone: () => void;
}

export const EditAgreement = ({ agreement, onDone }: ChangeAgreementProps) => (
  <>
    <h2>Change terms</h2>
    {agreement.state === 'offered' && (
      <p className={styles.quiet}>
        Changing the terms creates a new version that both of you must sign.
      </p>
    )}
    <TermsForm
      from={{
        id: agreement.id,
        listing: agreement.listing_id,
        broker: null,
        name: agreement.other,
        email: agreement.email ?? '',
        kind: agreement.split_kind,
        split: String(agreement.split),
        access: agreement.access,
        until: agreement.until ?? '',
        further: agreement.further,
      }}
      listings={null}
      button="Save terms"
      onDone={onDone}
    />
    <Button variant="minimal" onClick={onDone}>
      Cancel
    </Button>
  </>
);

interface TermsFormProps {
  readonly from: Typed;
  /** Listings to choose from; null if the agreement already has one. */
  readonly listings: Desk['listings'] | null;
  readonly button: string;
  readonly onDone: (id: string) => void;
}

/** Returns validation errors by field. */
function validateTerms({ broker, name, email, split, kind }: Typed, isNew: boolean) {
  const share = Number(split.replaceAll(',', ''));
  return {
    name: isNew && broker === null && name.trim().length < 2 ? 'Enter their name.' : undefined,
    email: isNew && broker === null && !email.includes('@') ? 'Enter their email.' : undefined,
    split:
      !(share > 0) || (kind === 'percent' && share > 100)
        ? kind === 'percent'
          ? 'Enter a share above 0 and up to 100.'
          : 'Enter an amount above 0.'
        : undefined,
  };
}

function TermsForm({ from, listings, button, onDone }: TermsFormProps) {
  const [typed, setTyped] = useState(from);
  const [isSent, setSent] = useState(false);
  const [save, { isLoading, error }] = useSaveCoBrokerageMutation();
  useUnsavedWork(typed !== from);
  const isNew = listings !== null;
  const errors = validateTerms(typed, isNew);
  const shown = isSent ? errors : null;
  const change = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  async function send() {
    setSent(true);
    if (isLoading || Object.values(errors).some((message) => message !== undefined)) return;
    const split = Number(typed.split.replaceAll(',', ''));
    const result = await save({ ...typed, split });
    if (result.error === undefined) onDone(typed.id);
  }
  return (
    <Form onSend={send} className={styles.form} takesFocus>
      {listings !== null && (
        <SelectField
          label="Listing"
          options={listings.map(({ id, name }) => [id, name] as const)}
          value={typed.listing}
          onChange={({ target }) => change({ listing: target.value })}
        />
      )}
      {isNew && typed.broker !== null && (
        <p>
          With <strong>{typed.name || 'a broker in the directory'}</strong>
        </p>
      )}
      {isNew && typed.broker === null && (
        <div className={styles.pair}>
          <TextField
            label="Co-broker's name"
            maxLength={160}
            autoComplete="off"
            value={typed.name}
            error={shown?.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            value={typed.email}
            error={shown?.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </div>
      )}
      <div className={styles.pair}>
        <SelectField
          label="Split by"
          options={KINDS}
          value={typed.kind}
          onChange={({ target }) => change({ kind: target.value as Typed['kind'] })}
        />
        <TextField
          label={typed.kind === 'percent' ? 'Their share, %' : 'Their amount, $'}
          inputMode="decimal"
          autoComplete="off"
          value={typed.split}
          error={shown?.split}
          onChange={({ target }) => change({ split: target.value })}
        />
        <SelectField
          label="Access to the listing"
          options={ACCESS}
          value={typed.access}
          onChange={({ target }) => change({ access: target.value as Typed['access'] })}
        />
        <TextField
          label="End date"
          type="date"
          isOptional
          hint="Leave blank to run until the sale closes."
          value={typed.until}
          onChange={({ target }) => change({ until: target.value })}
        />
      </div>
      <TextAreaField
        label="Additional terms"
        isOptional
        rows={4}
        maxLength={8000}
        value={typed.further}
        onChange={({ target }) => change({ further: target.value })}
      />
      <CallError title="Not saved" error={error} />
      <Button type="submit" intent="primary" loading={isLoading}>
        {button}
      </Button>
    </Form>
  );
}
