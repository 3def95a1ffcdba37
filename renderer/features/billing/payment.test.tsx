import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { BILLING_REFUSALS, type PlanChange } from '#shared/billing/billing.ts';
import { billingMessages, billingSentence } from '#shared/messages/billing.ts';
import { given, openAs, refusal, starterBill } from '../../testing/billingPeople.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

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

// The screen loads late; a busy machine takes longer for that than a test waits.
beforeAll(() => import('./PaymentPage.tsx'));

describe('the order of a first plan', () => {
  it('asks a visitor to sign in and brings them back to the same order', async () => {
    const { address } = renderApp({ at: '/payment?plan=starter' });
    await waitFor(() => expect(address()).toBe('/auth?redirect=payment%3Fplan%3Dstarter'));
  });

  it('says what is due today and next, and leads to the payment page', async () => {
    const { user, asked, address } = openAs('/payment?plan=starter', {
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

  it('starts Professional with the trial, unless somebody would rather pay at once', async () => {
    const { user, asked } = openAs('/payment?plan=professional', {
      replies: { 'function create-checkout': refusal('trial_used') },
    });
    await screen.findByRole('heading', { name: 'Start your 14-day trial' });
    expect(definition('Due today')).toHaveTextContent('$0.00');
    await user.click(screen.getByRole('button', { name: 'Continue to your card' }));
    expect(await screen.findByText(/This account has had its free trial/)).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({ plan: 'professional', trial: true });
    await user.click(screen.getByRole('link', { name: /Pay from today/ }));
    expect(definition('Due today')).toHaveTextContent('$79.00');
  });

  it('leaves for the provider’s own page', async () => {
    const host = fakeHost(ada);
    const url = 'https://checkout.stripe.com/c/pay/cs_live_1';
    const { user } = openAs('/payment?plan=starter', {
      host,
      replies: { 'function create-checkout': { data: { url, isTest: false } } },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(host.leaveFor).toHaveBeenCalledExactlyOnceWith(url));
  });

  it('never leaves for a page of somebody else’s', async () => {
    const host = fakeHost(ada);
    const { user } = openAs('/payment?plan=starter', {
      host,
      replies: {
        'function create-checkout': { data: { url: 'https://evil.example/', isTest: false } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText(billingMessages.badAddress)).toBeVisible();
    expect(host.leaveFor).not.toHaveBeenCalled();
  });

  it.each(BILLING_REFUSALS)('says what to do when the server refuses with %s', async (code) => {
    const { user } = openAs('/payment?plan=starter', {
      replies: { 'function create-checkout': refusal(code) },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText(billingSentence({ code, status: 409 }))).toBeVisible();
  });

  it.each([
    ['/payment', null, null, 'Choose a plan first'],
    ['/payment?plan=basic', null, null, 'Choose a plan first'],
    ['/payment?plan=enterprise', null, given, 'You have Professional already'],
    ['/payment?plan=starter', starterBill, given, 'You have Starter already'],
  ] as const)(
    'is not made at %s by who has nothing to pay there',
    async (at, bill, subscription, title) => {
      openAs(at, { bill, subscription });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
    },
  );
});

describe('the change of a plan', () => {
  const open = (answer: (body: unknown) => object) => {
    const bodies: unknown[] = [];
    const view = openAs('/payment?plan=professional', {
      bill: starterBill,
      subscription: given,
      replies: {
        'function change-plan': () => {
          const body = view.asked.at(-1)?.body;
          bodies.push(body);
          return answer(body);
        },
      },
    });
    return { ...view, bodies };
  };
  const isConfirmed = (body: unknown) => 'confirm' in (body as object);

  it('shows every line before it is made, and is made at that price', async () => {
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

  it('leaves the old plan alone when the card is declined, and offers another card', async () => {
    const { user } = open((body) => ({
      data: { ...preview, outcome: isConfirmed(body) ? 'payment_failed' : 'preview' },
    }));
    await user.click(await screen.findByRole('button', { name: /^Upgrade and pay/ }));
    expect(await screen.findByText('You still have Starter')).toBeVisible();
    expect(screen.getByText(billingMessages.declined)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change card' })).toBeVisible();
  });

  it('is looked at again when the price has moved', async () => {
    let dueNowCents = 3833;
    const { user } = open((body) => {
      if (!isConfirmed(body)) return { data: { ...preview, dueNowCents } };
      dueNowCents = 3700;
      return refusal('price_moved');
    });
    await user.click(await screen.findByRole('button', { name: 'Upgrade and pay $38.33' }));
    expect(await screen.findByText(/The amount has changed/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Upgrade and pay $37.00' })).toBeVisible();
  });

  it('offers another try when the provider cannot be reached', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? refusal('no_subscription') : { data: preview }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have no plan that is paid here',
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Unused time on Starter')).toBeVisible();
  });
});
