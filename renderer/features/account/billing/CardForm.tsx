import { Button } from '@blueprintjs/core';
import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { TestCheckout } from '#shared/account/billing/billing.ts';
import { formatCents } from '#shared/format/money.ts';
import { billingMessages } from '#shared/texts/billing.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import ui from '../../../ui/theme/ui.module.css';
import {
  type CardValues,
  cardBody,
  cardSchema,
  formatCardNumber,
  formatExpiry,
  testCards,
} from './card.ts';
import { useLeaveTestCheckoutMutation, usePayTestCheckoutMutation } from './testCheckoutApi.ts';
import { useGoToPayment } from './useGoToPayment.ts';
import styles from './Window.module.css';

interface CardFormProps {
  readonly session: string;
  readonly checkout: TestCheckout;
  /** Called when the checkout was completed elsewhere or has expired. */
  readonly onClosed: () => void;
}

/** Card form. Keeps its input if the bank declines the card. */
export function CardForm({ session, checkout, onClosed }: CardFormProps) {
  const [pay] = usePayTestCheckoutMutation();
  const [cancelCheckout, { isLoading: isCanceling }] = useLeaveTestCheckoutMutation();
  const goToPayment = useGoToPayment();
  const form = useSchemaForm(cardSchema, { number: '', expiry: '', cvc: '' });
  const { field, handleSubmit, setValue, setError, clearErrors, setErrorNotice } = form;

  const showError = (description: string) => setErrorNotice({ title: '', description });
  const goBack = async (redirect: string | null) => {
    const isTrusted = redirect !== null && (await goToPayment(redirect, { replace: true }));
    if (!isTrusted) showError(billingMessages.badAddress);
  };

  const submit = handleSubmit(async (values) => {
    setErrorNotice(null);
    const { data, error } = await pay({ session, card: cardBody(values) });
    if (isDataError(error)) {
      if (error.status >= 400 && error.status < 500) onClosed();
      else showError(billingMessages.pageUnreachable);
    } else if (data?.outcome === 'wrong') {
      for (const [name, message] of Object.entries(data.fields)) {
        setError(name as keyof CardValues, { message });
      }
    } else if (data?.outcome === 'declined') {
      showError(data.message ?? billingMessages.declined);
    } else if (data !== undefined) {
      await goBack(data.redirect);
    }
  });

  async function cancel() {
    setErrorNotice(null);
    const { data, error } = await cancelCheckout(session);
    if (isDataError(error)) showError(billingMessages.pageUnreachable);
    else if (data !== undefined) await goBack(data.redirect);
  }

  function fill(number: string) {
    const year = (new Date().getFullYear() + 3) % 100;
    setValue('number', number);
    setValue('expiry', `12 / ${year}`);
    setValue('cvc', '123');
    clearErrors();
    setErrorNotice(null);
  }

  return (
    <div className={styles.form}>
      <Form onSend={submit} className={styles.fields}>
        <div className={styles.wide}>
          <WholeNumberField
            label="Card number"
            autoComplete="cc-number"
            placeholder="1234 1234 1234 1234"
            {...formatted(field('number'), formatCardNumber)}
          />
        </div>
        <WholeNumberField
          label="Expires"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          {...formatted(field('expiry'), formatExpiry)}
        />
        <WholeNumberField
          label="Security code"
          autoComplete="cc-csc"
          placeholder="CVC"
          maxLength={4}
          {...field('cvc')}
        />
        <div className={styles.wide}>
          <FormError notice={form.errorNotice} />
        </div>
        <div className={`${ui.grid8} ${styles.buttons}`}>
          <Button type="submit" intent="primary" size="large" fill loading={form.isSubmitting}>
            {payLabel(checkout)}
          </Button>
          <Button variant="minimal" loading={isCanceling} onClick={() => void cancel()}>
            Cancel and go back
          </Button>
        </div>
      </Form>
      <TestCards onChoose={fill} />
    </div>
  );
}

function payLabel({ purpose, dueNowCents, trialDays }: TestCheckout): string {
  if (purpose === 'change_card') return 'Save card';
  return trialDays > 0 && dueNowCents === 0 ? 'Start trial' : `Pay ${formatCents(dueNowCents)}`;
}

/** Formats spaces only when typing at the end; elsewhere the caret would jump. */
export function formatted<Field extends UseFormRegisterReturn>(
  field: Field,
  format: (typed: string) => string,
) {
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { target } = event;
      const isDeleting = (event.nativeEvent as InputEvent).inputType?.startsWith('delete') ?? false;
      if (!isDeleting && target.selectionStart === target.value.length) {
        target.value = format(target.value);
      }
      return field.onChange(event);
    },
  };
}

/** The test card numbers; a click fills in the form. */
function TestCards({ onChoose }: { readonly onChoose: (number: string) => void }) {
  return (
    <section aria-labelledby="cards-title" className={styles.cards}>
      <h2 id="cards-title">Test cards</h2>
      <ul>
        {testCards.map(({ number, effect }) => (
          <li key={number}>
            <button type="button" onClick={() => onChoose(number)}>
              <span className={styles.number}>{number}</span>
              <span>{effect}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
