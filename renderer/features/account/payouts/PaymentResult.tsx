import { Button, Callout } from '@blueprintjs/core';
import { useEffect } from 'react';
import { formatCents } from '#shared/format/money.ts';
import {
  type PaymentState,
  useCheckOnlinePaymentMutation,
  useOnlinePaymentQuery,
} from './payoutsApi.ts';

interface PaymentResultProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The result of a payment after the provider's page. Asks the provider once, since its webhook may be late. */
export function PaymentResult({ id, onClose }: PaymentResultProps) {
  const [check, { isLoading }] = useCheckOnlinePaymentMutation();
  const { data } = useOnlinePaymentQuery(id);
  useEffect(() => {
    void check(id);
  }, [check, id]);
  if (data === undefined) return null;
  const { intent, title, text } = describe(data);
  return (
    <Callout intent={intent} title={title} role="status">
      <p>{text}</p>
      <Button size="small" loading={isLoading} onClick={() => void check(id)}>
        Check again
      </Button>{' '}
      <Button size="small" variant="minimal" onClick={onClose}>
        Close
      </Button>
    </Callout>
  );
}

function describe({ state, method, cents, failure }: PaymentState) {
  const amount = formatCents(cents);
  if (state === 'succeeded') {
    return { intent: 'success', title: 'Payment received', text: `${amount} was paid.` } as const;
  }
  if (state === 'processing') {
    return {
      intent: 'primary',
      title: 'Payment processing',
      text: `${amount} from the bank account. This usually takes up to four business days.`,
    } as const;
  }
  if (state === 'failed' || state === 'expired') {
    return {
      intent: 'danger',
      title: 'Payment failed',
      text: `${failure ?? 'The payment page has expired.'} Pay again with another method.`,
    } as const;
  }
  return {
    intent: 'none',
    title: 'Waiting for the payment provider',
    text: `${amount} by ${method === 'ach' ? 'bank account' : 'card'} isn't confirmed yet.`,
  } as const;
}
