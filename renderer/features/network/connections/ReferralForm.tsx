import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { CallError } from '../../../data/api/CallError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { stateOptions } from '../../../ui/directory/directoryPage.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import styles from './Network.module.css';
import type { Broker } from './network.ts';
import { type NewReferral, useGiveReferralMutation } from './networkApi.ts';

type Typed = Omit<NewReferral, 'percent'> & { readonly percent: string };

const PLACES = [['', 'No state'], ...stateOptions] as const;

function validateReferral({ name, interest, email, phone, percent }: Typed) {
  const share = Number(percent);
  return {
    name: name.trim() === '' ? 'Enter their name.' : undefined,
    interest: interest.trim() === '' ? 'Enter what the client is looking for.' : undefined,
    email:
      email.trim() === '' && phone.trim() === ''
        ? 'Enter an email or phone number.'
        : email.trim() !== '' && !email.includes('@')
          ? 'Enter a complete email address.'
          : undefined,
    percent:
      percent.trim() === '' || !(share >= 0 && share <= 50)
        ? 'Enter a share from 0 to 50.'
        : undefined,
  };
}

interface ReferralFormProps {
  readonly broker: Broker;
  readonly onDone: () => void;
}

/** Refers a client to another broker, with the referral fee. */
export function ReferralForm({ broker, onDone }: ReferralFormProps) {
  const [start] = useState<Typed>(() => ({
    id: crypto.randomUUID(),
    broker: broker.id,
    name: '',
    interest: '',
    percent: String(broker.percent ?? 25),
    company: '',
    email: '',
    phone: '',
    place: '',
    message: '',
  }));
  const [typed, setTyped] = useState(start);
  const [isSent, setSent] = useState(false);
  const [give, { isLoading, error }] = useGiveReferralMutation();
  useUnsavedWork(typed !== start);
  const errors = validateReferral(typed);
  const shown = isSent ? errors : null;
  const field = (name: keyof Typed) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  async function send() {
    setSent(true);
    if (isLoading || Object.values(errors).some((message) => message !== undefined)) return;
    const result = await give({ ...typed, percent: Number(typed.percent) });
    if (result.error === undefined) onDone();
  }
  return (
    <Form onSend={send} className={styles.form} takesFocus>
      <div className={styles.pair}>
        <TextField label="Client" maxLength={120} error={shown?.name} {...field('name')} />
        <TextField label="Company" isOptional maxLength={120} {...field('company')} />
        <TextField label="Email" type="email" error={shown?.email} {...field('email')} />
        <TextField label="Phone" type="tel" maxLength={40} {...field('phone')} />
        <TextField
          label="What they're looking for"
          maxLength={160}
          error={shown?.interest}
          {...field('interest')}
        />
        <SelectField label="State" options={PLACES} {...field('place')} />
        <TextField
          label="Your share of their commission (%)"
          inputMode="decimal"
          error={shown?.percent}
          {...field('percent')}
        />
      </div>
      <TextAreaField
        label="Additional information"
        isOptional
        hint="They see this before they accept."
        rows={3}
        maxLength={2000}
        {...field('message')}
      />
      <p className={styles.quiet}>
        By referring a client, you confirm that the client has agreed to it.
      </p>
      <CallError title="Referral not sent" error={error} />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" loading={isLoading}>
          Refer client
        </Button>
        <Button variant="minimal" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
