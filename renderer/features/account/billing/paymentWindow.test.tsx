import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestCheckout } from '#shared/account/billing/billing.ts';
import { billingMessages } from '#shared/texts/billing.ts';
import { openBillingScreen } from '../../../testing/fakeBilling.ts';

const checkout: TestCheckout = {
  id: 'cs_1',
  purpose: 'subscribe',
  status: 'open',
  email: 'ada@example.com',
  planName: 'Starter',
  dueNowCents: 2900,
  monthlyCents: 2900,
  trialDays: 0,
};

type Reply = { readonly status?: number; readonly body: object };

/** Renders the test checkout against a fake server; `sent` records its requests. */
function open(
  page: Reply | TestCheckout,
  pay: Reply = { body: {} },
  more: object = {},
  session = 'cs_1',
) {
  const sent: { path: string; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (init?.method !== 'POST') {
      const { status = 200, body } = 'body' in page ? page : { body: page };
      return Response.json(body, { status });
    }
    sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
    return Response.json(pay.body, { status: pay.status ?? 200 });
  });
  return { ...openBillingScreen(`/payment-window?session=${session}`, more), sent };
}

async function fillIn({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await user.type(screen.getByLabelText('Expires'), '1239');
  await user.type(screen.getByLabelText('Security code'), '123');
}

beforeAll(() => import('./PaymentWindowPage.tsx'));

describe('test checkout', () => {
  it('shows that no money is charged and what is due, and accepts a card', async () => {
    const view = open(checkout, {
      body: { outcome: 'paid', message: null, redirect: '/payment-landing?session=cs_1' },
    });
    await fillIn(view);
    expect(screen.getByText('Test checkout. No money is charged.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    expect(screen.getByLabelText('Card number')).toHaveAttribute('autocomplete', 'cc-number');
    expect(screen.getByLabelText('Expires')).toHaveValue('12 / 39');
    await view.user.click(screen.getByRole('button', { name: 'Pay $29.00' }));
    await waitFor(() => expect(view.address()).toBe('/payment-landing?session=cs_1'));
    expect(view.sent).toEqual([
      {
        path: '/_local/stripe/checkout/cs_1/pay',
        body: { number: '4242424242424242', expiry: '12/39', cvc: '123' },
      },
    ]);
  });

  it('fills in a test card on click', async () => {
    const { user } = open(checkout);
    await user.click(await screen.findByRole('button', { name: /4000 0000 0000 0002/ }));
    expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002');
    expect(screen.getByLabelText('Security code')).toHaveValue('123');
  });

  it('shows errors at their fields before sending anything', async () => {
    const { user, sent } = open(checkout);
    await user.type(await screen.findByLabelText('Card number'), '4242');
    await user.click(screen.getByRole('button', { name: 'Pay $29.00' }));
    expect(await screen.findByText(/This isn't a valid card number/)).toBeVisible();
    expect(screen.getByText('Enter the security code.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('keeps the input when the card is declined', async () => {
    const view = open(checkout, {
      body: { outcome: 'declined', message: 'Your card was declined.', redirect: null },
    });
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Pay $29.00' }));
    expect(await screen.findByText('Your card was declined.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
  });

  it("shows the server's errors at their fields", async () => {
    const view = open(checkout, {
      status: 422,
      body: {
        error: 'x',
        code: 'card_wrong',
        fields: { number: 'Only test cards are accepted here.' },
      },
    });
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Pay $29.00' }));
    expect(await screen.findByText('Only test cards are accepted here.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toBeInvalid();
  });

  it.each(['cs_1', `acl_c${'a'.repeat(48)}`])(
    'says how to unlock the page of session %s',
    async (session) => {
      open(
        { status: 401, body: { message: 'Open this page with the link.' } },
        undefined,
        {},
        session,
      );
      expect(await screen.findByText("Open the server's local pages first")).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );

  it('goes back without paying', async () => {
    const { user, address } = open(checkout, {
      body: { redirect: '/payment-landing?cancelled=1&plan=starter' },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel and go back' }));
    await screen.findByRole('heading', { name: "You weren't charged" });
    expect(address()).toBe('/payment-landing?cancelled=1&plan=starter');
    expect(screen.getByRole('link', { name: 'Back to order' })).toHaveAttribute(
      'href',
      '/payment?plan=starter',
    );
  });

  it('never returns to another site', async () => {
    const view = open(checkout, {
      body: { outcome: 'paid', message: null, redirect: 'https://evil.example/' },
    });
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Pay $29.00' }));
    expect(await screen.findByText(billingMessages.badAddress)).toBeVisible();
  });

  it('changes a card and shows what is charged to it', async () => {
    const change: TestCheckout = { ...checkout, purpose: 'change_card', dueNowCents: 2900 };
    open(change);
    expect(await screen.findByRole('heading', { name: 'Change your card' })).toBeVisible();
    expect(screen.getByText(/We'll charge the open balance of \$29.00 to it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save card' })).toBeVisible();
  });

  const over: readonly (readonly [Reply | TestCheckout, string])[] = [
    [{ ...checkout, status: 'expired' }, 'Checkout expired'],
    [{ ...checkout, status: 'complete' }, 'Checkout completed'],
    [{ status: 404, body: { error: 'Session not found.' } }, 'Checkout not found'],
  ];
  it.each(over)('reports a completed, expired, or unknown checkout', async (page, title) => {
    open(page);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.queryByText('An unknown error occurred')).toBeNull();
  });

  it('offers a retry when the checkout is unreachable', async () => {
    open({ status: 503, body: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent(billingMessages.pageUnreachable);
  });
});
