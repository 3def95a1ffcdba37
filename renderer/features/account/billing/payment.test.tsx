import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { BILLING_ERROR_CODES, type PlanChange } from '#shared/account/billing/billing.ts';
import { billingErrorMessage, billingMessages } from '#shared/texts/billing.ts';
import {
  activeSubscription,
  billingError,
  openBillingScreen,
  starterBill,
} from '../../../testing/fakeBilling.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const TEST_PAGE = { data: { url: '/payment-window?session=cs_1', isTest: true } };

const preview: PlanChange = {
  outcome: 'preview',
  dueNowCents: 3833,
  creditCents: 0,
  nextChargeCents: 7900,
  nextChargeAt: '2099-06-15T12:00:00Z',
  prorationDate: 1795262400,
  lines: [
    { description: 'Unused time on Starter', amountCents: -2223 },
    { description: 'Remaining time on Professional', amountCents: 6056 },
  ],
};

const definition = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

// The screen is lazy-loaded, which on a busy machine takes longer than a test waits.
beforeAll(() => import('./PaymentPage.tsx'));

describe('first plan order', () => {
  it('asks a visitor to sign in and returns to the same order', async () => {
    const { address } = renderApp({ at: '/payment?plan=starter' });
    await waitFor(() => expect(address()).toBe('/auth?redirect=payment%3Fplan%3Dstarter'));
  });

  it("shows today's and the next charge and leads to the payment page", async () => {
    const { user, asked, address } = openBillingScreen('/payment?plan=starter', {
      replies: { 'function create-checkout': TEST_PAGE },
    });
    await screen.findByRole('heading', { name: 'Start Starter' });
    expect(definition('Due today')).toHaveTextContent('$29.00');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(address()).toBe('/payment-window?session=cs_1'));
    expect(asked.find(({ name }) => name === 'create-checkout')?.body).toEqual({
      plan: 'starter',
      trial: false,
    });
  });

  it('starts Professional with the trial unless the user opts to pay immediately', async () => {
    const { user, asked } = openBillingScreen('/payment?plan=professional', {
      replies: { 'function create-checkout': billingError('trial_used') },
    });
    await screen.findByRole('heading', { name: 'Start your 14-day trial' });
    expect(definition('Due today')).toHaveTextContent('$0.00');
    await user.click(screen.getByRole('button', { name: 'Continue to card details' }));
    expect(await screen.findByText(/You've already used the free trial/)).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({ plan: 'professional', trial: true });
    await user.click(screen.getByRole('link', { name: /Skip the trial and pay today/ }));
    expect(definition('Due today')).toHaveTextContent('$79.00');
  });

  it("redirects to the provider's page", async () => {
    const host = fakeHost(ada);
    const url = 'https://checkout.stripe.com/c/pay/cs_live_1';
    const { user } = openBillingScreen('/payment?plan=starter', {
      host,
      replies: { 'function create-checkout': { data: { url, isTest: false } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(host.leaveFor).toHaveBeenCalledExactlyOnceWith(url));
  });

  it('never redirects to a third-party page', async () => {
    const host = fakeHost(ada);
    const { user } = openBillingScreen('/payment?plan=starter', {
      host,
      replies: {
        'function create-checkout': { data: { url: 'https://evil.example/', isTest: false } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText(billingMessages.badAddress)).toBeVisible();
    expect(host.leaveFor).not.toHaveBeenCalled();
  });

  it.each(BILLING_ERROR_CODES)(
    'explains what to do when the server rejects with %s',
    async (code) => {
      const { user } = openBillingScreen('/payment?plan=starter', {
        replies: { 'function create-checkout': billingError(code) },
      });
      await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
      expect(await screen.findByText(billingErrorMessage({ code, status: 409 }))).toBeVisible();
    },
  );

  it.each([
    ['/payment', null, null, 'Choose a plan first'],
    ['/payment?plan=basic', null, null, 'Choose a plan first'],
    ['/payment?plan=enterprise', null, activeSubscription, 'You already have Professional'],
    ['/payment?plan=starter', starterBill, activeSubscription, 'You already have Starter'],
  ] as const)(
    'offers no order at %s when there is nothing to pay',
    async (at, bill, subscription, title) => {
      openBillingScreen(at, { bill, subscription });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
    },
  );
});

describe('plan change order', () => {
  const open = (respond: (body: unknown) => object) => {
    const bodies: unknown[] = [];
    const view = openBillingScreen('/payment?plan=professional', {
      bill: starterBill,
      subscription: activeSubscription,
      replies: {
        'function change-plan': () => {
          const body = view.asked.at(-1)?.body;
          bodies.push(body);
          return respond(body);
        },
      },
    });
    return { ...view, bodies };
  };
  const isConfirmed = (body: unknown) => 'confirm' in (body as object);

  it('itemizes the cost and charges exactly that price', async () => {
    const { user, bodies, address } = open((body) => ({
      data: { ...preview, outcome: isConfirmed(body) ? 'changed' : 'preview' },
    }));
    await screen.findByText('Unused time on Starter');
    expect(definition('Unused time on Starter')).toHaveTextContent('−$22.23');
    expect(definition('Due today')).toHaveTextContent('$38.33');
    expect(definition('Next charge')).toHaveTextContent('$79.00 on Jun 15, 2099');
    await user.click(screen.getByRole('button', { name: 'Upgrade and pay $38.33' }));
    await waitFor(() => expect(address()).toBe('/payment-success'));
    expect(bodies.at(-1)).toEqual({
      plan: 'professional',
      confirm: { prorationDate: preview.prorationDate },
    });
  });

  it('keeps the old plan and offers another card when the card is declined', async () => {
    const { user } = open((body) => ({
      data: { ...preview, outcome: isConfirmed(body) ? 'payment_failed' : 'preview' },
    }));
    await user.click(await screen.findByRole('button', { name: /^Upgrade and pay/ }));
    expect(await screen.findByText('You still have Starter')).toBeVisible();
    expect(screen.getByText(billingMessages.declined)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change card' })).toBeVisible();
  });

  it('refreshes the preview when the price has changed', async () => {
    let dueNowCents = 3833;
    const { user } = open((body) => {
      if (!isConfirmed(body)) return { data: { ...preview, dueNowCents } };
      dueNowCents = 3700;
      return billingError('price_moved');
    });
    await user.click(await screen.findByRole('button', { name: 'Upgrade and pay $38.33' }));
    expect(await screen.findByText(/The amount has changed/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Upgrade and pay $37.00' })).toBeVisible();
  });

  it('offers a retry when the provider is unreachable', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? billingError('no_subscription') : { data: preview }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "You don't have a plan that's paid here",
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Unused time on Starter')).toBeVisible();
  });
});
