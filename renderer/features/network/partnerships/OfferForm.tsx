import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { CallError } from '../../../data/api/CallError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import styles from './Partnerships.module.css';
import type { Partner } from './partnerships.ts';
import { useOfferPartnershipMutation } from './partnershipsApi.ts';

interface OfferFormProps {
  readonly partner: Partner;
  readonly onClose: () => void;
}

/** Standing terms for a broker in the network; the form stays open until the server accepts them. */
export function OfferForm({ partner, onClose }: OfferFormProps) {
  const [start] = useState(() => ({ percent: '25', words: '', until: '' }));
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(start);
  const [isSubmitted, setSubmitted] = useState(false);
  const [offer, { isLoading, error }] = useOfferPartnershipMutation();
  useUnsavedWork(typed !== start);
  const share = Number(typed.percent);
  const isWrong = typed.percent.trim() === '' || !(share >= 0 && share <= 50);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  async function send() {
    setSubmitted(true);
    if (isWrong || isLoading) return;
    const { words, until } = typed;
    const result = await offer({ id, brokerId: partner.broker_id, percent: share, words, until });
    if (result.error === undefined) onClose();
  }
  return (
    <Form onSend={send} takesFocus className={styles.form} aria-label={`Terms for ${partner.name}`}>
      <div className={styles.pair}>
        <TextField
          label="Share of the commission (%)"
          inputMode="decimal"
          hint="Paid by the broker who gets the client to the one who refers them, both ways."
          error={isSubmitted && isWrong ? 'Enter a share from 0 to 50.' : undefined}
          {...field('percent')}
        />
        <TextField label="Until" isOptional type="date" {...field('until')} />
      </div>
      <TextAreaField
        label="Terms"
        isOptional
        rows={3}
        maxLength={2000}
        hint="Which clients, when the share is paid, and anything else you agreed."
        {...field('words')}
      />
      <CallError error={error} />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" loading={isLoading}>
          Offer terms
        </Button>
        <Button variant="minimal" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
