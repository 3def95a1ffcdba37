import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PAYMENT_CONFIRMATION_TIMEOUT_MS } from '#shared/constants.ts';
import {
  activeSubscription,
  billingError,
  openBillingScreen,
  starterBill,
} from '../../../testing/fakeBilling.ts';
import { billingApi } from './billingApi.ts';

const trial = {
  ...starterBill,
  status: 'trialing' as const,
  plan: 'professional',
  price_cents: 7900,
};
const subscriptionReply = {
  data: { subscribed: false, subscription_tier: null, subscription_end: null },
};

beforeAll(() =>
  Promise.all([import('./PaymentLandingPage.tsx'), import('./PaymentSuccessPage.tsx')]),
);

describe('return from the payment page', () => {
  it('activates the plan as soon as its bill arrives', async () => {
    let bill: typeof trial | null = null;
    const { store, address } = openBillingScreen('/payment-landing?session=cs_1', {
      replies: {
        'function check-stripe-subscription': subscriptionReply,
        'select billing_accounts': () => ({ data: bill }),
      },
    });
    await screen.findByRole('heading', { name: 'Confirming your payment' });
    bill = trial;
    // Simulates the realtime event of the new row.
    act(() => void store.dispatch(billingApi.util.invalidateTags(['Billing'])));
    await screen.findByRole('heading', { name: 'Your Professional trial has started' });
    expect(address()).toBe('/payment-success');
    expect(screen.getByText(/Free until Jun 15, 2099, then \$79.00 a month/)).toBeVisible();
  });

  it('shows that it is still waiting and checks again on request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const view = openBillingScreen('/payment-landing?session=cs_1', {
      replies: { 'function check-stripe-subscription': subscriptionReply },
    });
    await screen.findByRole('heading', { name: 'Confirming your payment' });
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(PAYMENT_CONFIRMATION_TIMEOUT_MS));
    expect(await screen.findByText(/Still waiting/)).toBeVisible();
    vi.useRealTimers();
    const before = view.asked.length;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled());
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await waitFor(() => expect(view.asked.length).toBeGreaterThan(before));
  });

  it('reports when the provider is unreachable', async () => {
    openBillingScreen('/payment-landing?session=cs_1', {
      replies: {
        'function check-stripe-subscription': () => billingError('provider_unavailable', 502),
      },
    });
    expect(await screen.findByText(/Can't reach the payment provider/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  it("reports when the bank hasn't approved the payment", async () => {
    openBillingScreen('/payment-landing?session=cs_1', {
      bill: { ...starterBill, status: 'incomplete' },
      replies: { 'function check-stripe-subscription': subscriptionReply },
    });
    expect(await screen.findByRole('heading', { name: 'Payment failed' })).toBeVisible();
  });
});

describe('payment success page', () => {
  it('links to the plans when the user has none', async () => {
    openBillingScreen('/payment-success');
    expect(await screen.findByRole('heading', { name: 'No paid plan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View plans' })).toHaveAttribute(
      'href',
      '/user-pricing',
    );
  });

  it('shows the plan, price, card, invoice, and a next step for the role', async () => {
    openBillingScreen('/payment-success', {
      bill: starterBill,
      subscription: activeSubscription,
      replies: {
        'select invoices': {
          data: [
            {
              id: 'in_1',
              number: 'HAVEN-0001',
              status: 'paid',
              amount_cents: 2900,
              description: 'Starter',
              period_start: '2026-11-21T12:00:00Z',
              period_end: '2026-12-21T12:00:00Z',
              created_at: '2026-11-21T12:00:00Z',
              hosted_url: 'https://invoice.stripe.com/i/1',
            },
          ],
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Starter is active' })).toBeVisible();
    expect(screen.getByText(/Renews on Jun 15, 2099 .* Visa ending in 4242/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'HAVEN-0001' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /what's for sale near you/ })).toBeVisible();
  });
});
