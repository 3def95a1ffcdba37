import { Button } from '@blueprintjs/core';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Network.module.css';
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
    <section className={`${ui.stack16} ${styles.detail}`} aria-label="New agreement">
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
      <p className={ui.note}>
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

/** A new agreement with someone outside the directory asks for their name and email. */
const termsSchema = (asksForPerson: boolean) =>
  z
    .object({
      name: z
        .string()
        .check(z.refine((typed) => !asksForPerson || typed.trim().length > 1, 'Enter their name.')),
      email: z
        .string()
        .check(z.refine((typed) => !asksForPerson || typed.includes('@'), 'Enter their email.')),
      listing: z.string(),
      kind: z.enum(['percent', 'fixed']),
      split: z.string(),
      access: z.enum(['none', 'view', 'work']),
      until: z.string(),
      further: z.string(),
    })
    .check(
      z.superRefine(({ kind, split }, context) => {
        const share = amountIn(split);
        if (share > 0 && (kind === 'fixed' || share <= 100)) return;
        context.addIssue({
          code: 'custom',
          path: ['split'],
          message:
            kind === 'percent'
              ? 'Enter a share above 0 and up to 100.'
              : 'Enter an amount above 0.',
        });
      }),
    );

const amountIn = (typed: string): number => Number(typed.replaceAll(/[$,]/g, ''));

function TermsForm({ from, listings, button, onDone }: TermsFormProps) {
  const { id, broker, ...initialValues } = from;
  const isNew = listings !== null;
  const asksForPerson = isNew && broker === null;
  const { field, handleSubmit, control, isSubmitting, isDirty } = useSchemaForm(
    termsSchema(asksForPerson),
    initialValues,
  );
  const kind = useWatch({ control, name: 'kind' });
  const [save, { error }] = useSaveCoBrokerageMutation();
  useUnsavedWork(isDirty);
  const send = handleSubmit(async (terms) => {
    const result = await save({ ...terms, id, broker, split: amountIn(terms.split) });
    if (result.error === undefined) onDone(id);
  });
  return (
    <Form onSend={send} className={styles.form} takesFocus>
      {listings !== null && (
        <SelectField
          label="Listing"
          options={listings.map(({ id, name }) => [id, name] as const)}
          {...field('listing')}
        />
      )}
      {isNew && broker !== null && (
        <p>
          With <strong>{from.name || 'a broker in the directory'}</strong>
        </p>
      )}
      {asksForPerson && (
        <div className={`${ui.grid16} ${styles.pair}`}>
          <TextField
            label="Co-broker's name"
            maxLength={160}
            autoComplete="off"
            {...field('name')}
          />
          <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
        </div>
      )}
      <div className={`${ui.grid16} ${styles.pair}`}>
        <SelectField label="Split by" options={KINDS} {...field('kind', { deps: 'split' })} />
        {kind === 'percent' ? (
          <DecimalField label="Their share, %" autoComplete="off" {...field('split')} />
        ) : (
          <MoneyField label="Their amount" {...field('split')} />
        )}
        <SelectField label="Access to the listing" options={ACCESS} {...field('access')} />
        <DateField
          label="End date"
          isOptional
          hint="Leave blank to run until the sale closes."
          {...field('until')}
        />
      </div>
      <TextAreaField
        label="Additional terms"
        isOptional
        rows={4}
        maxLength={8000}
        {...field('further')}
      />
      <ServerError title="Not saved" error={error} />
      <Button type="submit" intent="primary" loading={isSubmitting}>
        {button}
      </Button>
    </Form>
  );
}
