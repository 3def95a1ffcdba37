import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  activeSubscription,
  billingError,
  openBillingScreen,
  starterBill,
} from '../../../testing/fakeBilling.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const AT = '/cancel-subscription';
const professional = { ...starterBill, plan: 'professional', price_cents: 7900 };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

beforeAll(() =>
  Promise.all([import('./CancelSubscriptionPage.tsx'), import('./BillingBanner.tsx')]),
);

describe('plan and billing', () => {
  it('asks a visitor to sign in and returns here', async () => {
    const { address } = renderApp({ at: AT });
    await waitFor(() => expect(address()).toBe('/auth?redirect=cancel-subscription'));
  });

  it('offers no cancellation without a paid plan', async () => {
    openBillingScreen(AT);
    expect(await screen.findByText('Basic')).toBeVisible();
    expect(await screen.findByText('No invoices yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull();
  });

  it('points users of a complimentary plan to support', async () => {
    openBillingScreen(AT, { subscription: activeSubscription });
    expect(await screen.findByText('By contract')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  });

  it('cancels at period end after showing what is lost and offering a cheaper plan', async () => {
    let bill = professional;
    const view = openBillingScreen(AT, {
      subscription: activeSubscription,
      replies: {
        'select billing_accounts': () => ({ data: bill }),
        'function cancel-subscription': () => {
          bill = { ...bill, cancel_at_period_end: true };
          return { data: { endsAt: bill.current_period_end } };
        },
      },
    });
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    expect(screen.getByText(/You keep full access until Jun 15, 2099/)).toBeVisible();
    expect(screen.getByText('Unlimited broker contacts')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Downgrade to Starter instead' })).toHaveAttribute(
      'href',
      '/payment?plan=starter',
    );
    await user.click(screen.getByRole('radio', { name: 'Too expensive' }));
    await user.type(screen.getByLabelText('Anything else we should know?'), ' One deal a year. ');
    await user.click(screen.getByRole('button', { name: 'Cancel Professional' }));
    expect(await screen.findByText(/Your plan ends on Jun 15, 2099/)).toBeVisible();
    expect(view.asked.at(-1)).toEqual({
      name: 'cancel-subscription',
      body: { reason: 'too_expensive', comment: 'One deal a year.' },
    });
    expect(screen.queryByRole('button', { name: 'Cancel Professional' })).toBeNull();
  });

  it('keeps the input when the cancellation fails', async () => {
    const { user } = openBillingScreen(AT, {
      bill: professional,
      subscription: activeSubscription,
      replies: { 'function cancel-subscription': billingError('provider_unavailable', 502) },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    await user.type(screen.getByLabelText('Anything else we should know?'), 'Too quiet');
    await user.click(screen.getByRole('button', { name: 'Cancel Professional' }));
    expect(await screen.findByText(/Can't reach the payment provider/)).toBeVisible();
    expect(screen.getByLabelText('Anything else we should know?')).toHaveValue('Too quiet');
  });

  it('undoes a cancellation', async () => {
    let bill = { ...professional, cancel_at_period_end: true };
    const view = openBillingScreen(AT, {
      subscription: activeSubscription,
      replies: {
        'select billing_accounts': () => ({ data: bill }),
        'function cancel-subscription': () => {
          bill = professional;
          return { data: { endsAt: null } };
        },
      },
    });
    await view.user.click(await screen.findByRole('button', { name: 'Keep Professional' }));
    expect(await screen.findByText(/Renews on Jun 15, 2099/)).toBeVisible();
    expect(view.asked.at(-1)?.body).toEqual({ resume: true });
  });

  it('shows the deadline of a failed payment and links to the card', async () => {
    const { user, address } = openBillingScreen(AT, {
      bill: { ...starterBill, status: 'past_due', grace_ends_at: '2099-05-01T12:00:00Z' },
      subscription: activeSubscription,
      replies: {
        'function customer-portal': {
          data: { url: '/payment-window?session=bps_1', isTest: true },
        },
      },
    });
    const notice = (await screen.findByText('Your last payment failed.')).closest('[role="note"]');
    expect(notice).toHaveTextContent('Change your card by May 1, 2099');
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Change card' }));
    await waitFor(() => expect(address()).toBe('/payment-window?session=bps_1'));
  });

  it('offers a retry when invoices fail to load', async () => {
    openBillingScreen(AT, {
      bill: starterBill,
      subscription: activeSubscription,
      replies: { 'select invoices': { error: { code: '57014', message: 'x' }, status: 400 } },
    });
    expect(await screen.findByText(/This took too long/)).toBeVisible();
    expect(screen.getByText('$29 a month')).toBeVisible();
  });
});

describe('workspace billing banner', () => {
  it('reports a failed payment', async () => {
    openBillingScreen('/profile', {
      bill: { ...starterBill, status: 'past_due', grace_ends_at: '2099-05-01T12:00:00Z' },
      subscription: activeSubscription,
    });
    expect(await screen.findByText(/You keep full access until May 1, 2099/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change card' })).toHaveAttribute('href', AT);
  });

  it('warns when a trial ends within three days', async () => {
    const trial = { ...professional, status: 'trialing' as const };
    openBillingScreen('/profile', {
      bill: { ...trial, current_period_end: inDays(2) },
      subscription: activeSubscription,
    });
    expect(await screen.findByRole('link', { name: 'View plan' })).toBeVisible();
  });

  it('is hidden while there is time', async () => {
    const trial = { ...professional, status: 'trialing' as const };
    openBillingScreen('/profile', {
      bill: { ...trial, current_period_end: inDays(9) },
      subscription: activeSubscription,
    });
    await screen.findByRole('heading', { name: 'Your profile' });
    await waitFor(() => expect(screen.queryByText(/Free until/)).toBeNull());
    expect(screen.queryByRole('link', { name: 'View plan' })).toBeNull();
  });
});
