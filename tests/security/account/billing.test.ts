import { describe, expect, it, vi } from 'vitest';
import { deriveFakeProviderKeys } from '../../../backend/payments/fake-provider-keys.ts';
import { signatureOf } from '../../../backend/payments/webhooks.ts';
import { signedInAgain } from '../../contract/mail-links.ts';
import { withSecondFactor } from '../../support/authenticator.ts';
import {
  anonymous,
  backend,
  fetchLocal,
  jwtSecret,
  mailTo,
  newUser,
  service,
  skipOnHostedBackend,
  startSeparateBackend,
} from '../../support/backend.ts';
import {
  billOf,
  CARDS,
  callBillingFunction,
  callPaymentProvider,
  createSubscribedPayer,
  expectBillingCall,
  newPayer,
  openPage,
  type Payer,
  pay,
  payWithCard,
  planOf,
  sessionOf,
} from '../../support/payments.ts';
import { expectRefused } from '../refusal.ts';
import { connectDirectly } from '../sql.ts';
import { succeed } from '../world.ts';

const secret = () => deriveFakeProviderKeys({ jwtSecret: jwtSecret() }).webhookSecret;

interface Sending {
  signature?: string | null;
  at?: Date;
  signedWith?: string;
}

/** Sends an event to the webhook as the provider would, unless overridden. */
async function send(event: unknown, { signature, at = new Date(), signedWith }: Sending = {}) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const proof =
    signature === undefined ? signatureOf(payload, signedWith ?? secret(), at) : signature;
  const response = await fetch(`${backend().url}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: proof === null ? {} : { 'stripe-signature': proof },
    body: payload,
  });
  return { status: response.status, body: (await response.json()) as { outcome?: string } };
}

const eventAbout = (customer: string, object: Record<string, unknown> = {}) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: 'event',
  type: 'customer.subscription.updated',
  created: Math.floor(Date.now() / 1000),
  data: { object: { object: 'subscription', customer, ...object } },
});

const ENTERPRISE = {
  status: 'active',
  items: {
    data: [{ price: { id: 'price_haven_enterprise', metadata: { haven_plan: 'enterprise' } } }],
  },
};

describe('payment provider event', () => {
  it.each<[string, Sending]>([
    ['that is not signed', { signature: null }],
    ['that is signed with nonsense', { signature: 't=1,v1=00' }],
    ['that is signed with another secret', { signedWith: 'whsec_of_somebody_else' }],
    ['that was signed long ago', { at: new Date(Date.now() - 10 * 60_000) }],
  ])('%s is rejected', async (_what, sending) => {
    const payer = await newPayer();
    await expectBillingCall(payer.client, 'create-checkout', { plan: 'starter' });
    const event = eventAbout(await payer.customer(), ENTERPRISE);
    expect((await send(event, sending)).status).toBe(400);
    expect(await planOf(payer)).toBeNull();
  });

  it('is rejected if changed in transit', async () => {
    const event = JSON.stringify(eventAbout('cus_1'));
    const signature = signatureOf(event, secret(), new Date());
    expect((await send(event.replace('cus_1', 'cus_2'), { signature })).status).toBe(400);
  });

  it('takes effect once, however often it is sent', async () => {
    const payer = await createSubscribedPayer();
    const event = eventAbout(await payer.customer());
    expect((await send(event)).body.outcome).toBe('applied');
    const emailCount = (await mailTo(payer.email)).length;
    const bill = await billOf(payer);
    expect(await send(event)).toEqual({ status: 200, body: { outcome: 'replayed' } });
    expect(await billOf(payer)).toEqual(bill);
    expect((await mailTo(payer.email)).length).toBe(emailCount);
  });

  it('takes effect once when sent concurrently', async () => {
    const payer = await createSubscribedPayer();
    const event = eventAbout(await payer.customer());
    const sent = await Promise.all(Array.from({ length: 4 }, () => send(event)));
    const outcomes = sent.map(({ body }) => body.outcome);
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
  });

  it('is not trusted for its content: the provider is queried', async () => {
    const payer = await createSubscribedPayer({ plan: 'starter' });
    await send(eventAbout(await payer.customer(), ENTERPRISE));
    expect(await planOf(payer)).toMatchObject({ subscription_tier: 'buyer-starter' });
  });

  it('with a late response does not undo a newer state', async () => {
    const payer = await createSubscribedPayer();
    const customer_id = await payer.customer();
    const server = service();
    const early = await succeed(server.rpc('begin_billing_sync', { customer_id }));
    const late = await succeed(server.rpc('begin_billing_sync', { customer_id }));
    const apply = (ticket: number) =>
      succeed(
        server.rpc('apply_billing', {
          customer_id,
          ticket,
          state: '{"invoices": []}',
          event: JSON.stringify({ id: `evt_${ticket}_${payer.id}`, type: 'test', created: 1 }),
        }),
      );
    expect(await apply(late)).toBe('applied');
    expect(await apply(early)).toBe('outdated');
  });

  it('about an unknown customer or of an unknown kind is accepted and ignored', async () => {
    expect((await send(eventAbout('cus_of_another_shop'))).body.outcome).toBe('unknown_customer');
    const unknown = { ...eventAbout('cus_x'), type: 'issuing_card.created' };
    expect(await send(unknown)).toEqual({ status: 200, body: { outcome: 'ignored' } });
    const bare = { ...eventAbout('cus_x'), data: {} };
    expect((await send(bare)).body.outcome).toBe('ignored');
  });
});

describe('a signed-in user', () => {
  it("can't write their payment or plan data", async () => {
    const { client, id } = await newPayer();
    const end = new Date().toISOString();
    const plan = { status: 'active', plan: 'enterprise', price_cents: 0, current_period_end: end };
    await expectRefused(client.from('billing_accounts').insert({ user_id: id, ...plan }));
    await expectRefused(client.from('billing_accounts').update(plan).eq('user_id', id));
    await expectRefused(client.from('invoices').delete().eq('user_id', id));
    await expectRefused(client.from('subscribers').insert({ user_id: id, subscribed: true }));
  });

  it("can't call server-only functions", async () => {
    const { client, id } = await newPayer();
    const customer_id = 'cus_mine';
    await expectRefused(client.rpc('link_billing_customer', { user_id: id, customer_id }));
    await expectRefused(client.rpc('read_billing', { user_id: id }));
    await expectRefused(client.rpc('begin_checkout', { user_id: id }));
    await expectRefused(client.rpc('save_checkout', { user_id: id, attempt: 1, session: 'cs' }));
    await expectRefused(client.rpc('begin_billing_sync', { customer_id }));
    await expectRefused(client.rpc('has_billing_event', { event_id: 'evt' }));
    await expectRefused(
      client.rpc('apply_billing', { customer_id, ticket: 9, state: '{}', event: '{}' }),
    );
    await expectRefused(anonymous().rpc('billing_caller'), 401);
  });

  it.each([
    [{ plan: 'basic' }],
    [{ plan: 'free-forever' }],
    [{ plan: ['starter'] }],
    [{ plan: 'enterprise', trial: true }],
    [{ plan: 'starter', trial: 'yes' }],
    [{}],
  ])("can't check out what isn't for sale: %o", async (body) => {
    const { client } = await newPayer();
    expect(await callBillingFunction(client, 'create-checkout', body)).toBe('bad_request');
  });

  it("can't choose the price or return URL of a checkout", async () => {
    const { client } = await newPayer();
    const crafted = {
      plan: 'enterprise',
      price: 'price_haven_starter',
      priceCents: 1,
      success_url: 'https://evil.example/',
      successUrl: 'https://evil.example/',
      customer: 'cus_of_somebody',
    };
    const { url } = await expectBillingCall(client, 'create-checkout', crafted);
    const { redirect } = await pay(url);
    expect(new URL(redirect ?? '').origin).toBe(backend().url);
    const { data } = await client.from('billing_accounts').select('plan, price_cents').single();
    expect(data).toEqual({ plan: 'enterprise', price_cents: 39_900 });
  });

  it('pays only for themselves; another user sees and changes nothing', async () => {
    const payer = await createSubscribedPayer();
    const other = await newPayer();
    expect((await other.client.from('billing_accounts').select()).data).toEqual([]);
    expect((await other.client.from('invoices').select()).data).toEqual([]);
    const body = { user_id: payer.id, customer: await payer.customer() };
    expect(await callBillingFunction(other.client, 'customer-portal', body)).toBe(
      'no_subscription',
    );
    expect(await callBillingFunction(other.client, 'cancel-subscription', body)).toBe(
      'no_subscription',
    );
    expect(
      await callBillingFunction(other.client, 'change-plan', { ...body, plan: 'starter' }),
    ).toBe('no_subscription');
    expect(await billOf(payer)).toMatchObject({ status: 'active', cancel_at_period_end: false });
  });

  it.each([[{ prorationDate: 1 }], [{ prorationDate: 99_999_999_999 }]])(
    "can't use an outdated price: %o",
    async (confirm) => {
      const payer = await createSubscribedPayer({ plan: 'starter' });
      const body = { plan: 'enterprise', confirm };
      expect(await callBillingFunction(payer.client, 'change-plan', body)).toBe('price_moved');
    },
  );

  it.each([
    [{ plan: 'enterprise', confirm: {} }],
    [{ plan: 'enterprise', confirm: null }],
    [{ plan: 'enterprise', confirm: { prorationDate: '1; drop' } }],
    [{ plan: 'starter' }],
    [{ plan: 'basic' }],
  ])("can't make an invalid change: %o", async (body) => {
    const payer = await createSubscribedPayer({ plan: 'starter' });
    expect(await callBillingFunction(payer.client, 'change-plan', body)).toBe('bad_request');
  });
});

describe('a second plan or trial', () => {
  it("can't be started by opening two checkouts", async () => {
    const { client } = await newPayer();
    const first = await expectBillingCall(client, 'create-checkout', {
      plan: 'professional',
      trial: true,
    });
    const second = await expectBillingCall(client, 'create-checkout', {
      plan: 'professional',
      trial: true,
    });
    expect((await payWithCard(sessionOf(first.url), CARDS.good)).status).toBe(400);
    expect((await pay(second.url)).outcome).toBe('paid');
    expect((await payWithCard(sessionOf(second.url), CARDS.good)).status).toBe(400);
  });

  it("can't be started by concurrent requests", async () => {
    const payer = await newPayer();
    const body = { plan: 'professional', trial: true };
    const checkouts = await Promise.all(
      Array.from({ length: 3 }, () => callBillingFunction(payer.client, 'create-checkout', body)),
    );
    const paid = [];
    for (const response of checkouts) {
      if (typeof response !== 'string')
        paid.push((await payWithCard(sessionOf(response.url), CARDS.good)).ok);
    }
    expect(paid.filter(Boolean)).toHaveLength(1);
    const customer = await payer.customer();
    const answer = await callPaymentProvider(`/subscriptions?customer=${customer}&status=all`);
    expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1);
  });
});

describe('an account without access', () => {
  const NAMES = [
    'create-checkout',
    'customer-portal',
    'change-plan',
    'cancel-subscription',
    'check-stripe-subscription',
  ] as const;
  const bodyOf = { plan: 'starter' };

  it('is rejected while it is pending approval', async () => {
    const { client, id } = await newPayer();
    await succeed(
      service()
        .from('profiles')
        .update({ requires_approval: true, approval_status: 'pending' })
        .eq('id', id),
    );
    for (const name of NAMES)
      expect(await callBillingFunction(client, name, bodyOf)).toBe('not_approved');
  });

  it('is rejected while its second factor is due', async () => {
    const owner = await newUser();
    await withSecondFactor(owner.client);
    const halfway = await signedInAgain(owner);
    for (const name of NAMES)
      expect(await callBillingFunction(halfway, name, bodyOf)).toBe('not_approved');
  });

  it('is rejected when signed out or its session has expired', async () => {
    for (const name of NAMES)
      expect(await callBillingFunction(anonymous(), name, bodyOf)).toBe('signed_out');
    const user = await newUser();
    const { data } = await user.client.auth.getSession();
    const token = data.session?.access_token ?? '';
    await user.client.auth.signOut();
    const response = await fetch(`${backend().url}/functions/v1/create-checkout`, {
      method: 'POST',
      headers: { apikey: backend().publishableKey, authorization: `Bearer ${token}` },
      body: JSON.stringify(bodyOf),
    });
    expect(response.status).toBe(401);
  });
});

describe('a contract granted by staff', () => {
  const contract = { subscribed: true, subscription_tier: 'operator-enterprise' };
  const give = ({ id }: Payer) =>
    succeed(
      service()
        .from('subscribers')
        .upsert({ user_id: id, ...contract, is_trial: false }),
    );

  it("can't be changed or ended through the provider, and needs no second plan", async () => {
    const payer = await newPayer();
    await expectBillingCall(payer.client, 'create-checkout', { plan: 'starter' });
    await give(payer);
    expect(await expectBillingCall(payer.client, 'check-stripe-subscription')).toMatchObject(
      contract,
    );
    expect(await planOf(payer)).toMatchObject(contract);
    expect(await callBillingFunction(payer.client, 'create-checkout', { plan: 'starter' })).toBe(
      'already_subscribed',
    );
  });

  it("can't be ended by request if it is a trial, and is replaced by a paid plan", async () => {
    const payer = await newPayer();
    const trial = { ...contract, is_trial: true, subscription_end: '2099-01-01T00:00:00+00:00' };
    await succeed(
      service()
        .from('subscribers')
        .upsert({ user_id: payer.id, ...trial }),
    );
    const again = { plan: 'professional', trial: true };
    expect(await callBillingFunction(payer.client, 'create-checkout', again)).toBe('trial_used');
    const { url } = await expectBillingCall(payer.client, 'create-checkout', { plan: 'starter' });
    expect(await planOf(payer)).toMatchObject(trial);
    await pay(url);
    expect(await planOf(payer)).toMatchObject({
      subscription_tier: 'buyer-starter',
      is_trial: false,
    });
  });

  it('survives a plan the user paid before', async () => {
    const payer = await createSubscribedPayer({ plan: 'starter' });
    await expectBillingCall(payer.client, 'cancel-subscription');
    await give(payer);
    await payer.wait(40 * 86_400);
    expect(await billOf(payer)).toMatchObject({ status: 'canceled' });
    expect(await planOf(payer)).toMatchObject(contract);
  });

  it('is not lost to a payment event arriving at the same time', async ({ skip }) => {
    if (backend().engine !== 'postgres') skip('there is one connection, and no same moment');
    const payer = await createSubscribedPayer({ plan: 'starter' });
    const access = JSON.stringify(await planOf(payer));
    const sql = connectDirectly(3);
    const listBlockedQueries = () => sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%private.grant_plan%' and pid <> pg_backend_pid()`;
    let news: Promise<unknown> | undefined;
    await sql.begin(async (staff) => {
      await staff`update public.subscribers set subscription_tier = ${contract.subscription_tier}
        where user_id = ${payer.id}`;
      news = sql`select private.grant_plan(${payer.id}, ${access}::text::jsonb)`.execute();
      await vi.waitFor(async () => expect(await listBlockedQueries()).toHaveLength(1));
    });
    await news;
    await sql.end();
    expect(await planOf(payer)).toMatchObject(contract);
  });
});

describe('the fake payment provider', () => {
  it('is not available when a real provider is configured', async () => {
    skipOnHostedBackend('it is configured here');
    const env = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const real = await startSeparateBackend({ env });
    const paths = ['/_local/stripe/v1/prices', '/_local/stripe/checkout/cs_test_1'];
    const responses = await Promise.all(paths.map((path) => fetchLocal(real.url + path, real)));
    await real.close();
    expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('accepts only its secret key on its API', async () => {
    for (const key of ['', 'sk_test_guess', backend().secretKey, backend().publishableKey]) {
      expect((await callPaymentProvider('/prices', undefined, key)).status).toBe(401);
      expect(
        (await callPaymentProvider('/test_helpers/clocks/cus_1/advance', {}, key)).status,
      ).toBe(401);
    }
  });

  it('shows no page for a guessed URL', async () => {
    const payer = await newPayer();
    const { url } = await expectBillingCall(payer.client, 'create-checkout', { plan: 'starter' });
    const session = sessionOf(url);
    const guesses = [`${session.slice(0, -1)}x`, `cs_test_${'0'.repeat(48)}`, 'cs_test_', '%00'];
    for (const guess of guesses) expect((await openPage(guess)).status).toBe(404);
    const almost = session.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await payWithCard(almost, CARDS.good)).status).toBe(404);
  });

  it('accepts no payment sent as a form by another site', async () => {
    const payer = await newPayer();
    const { url } = await expectBillingCall(payer.client, 'create-checkout', { plan: 'starter' });
    const page = `${backend().url}/_local/stripe/checkout/${sessionOf(url)}/pay`;
    const body = JSON.stringify({ number: CARDS.good, expiry: '12/39', cvc: '123' });
    const response = await fetch(page, {
      method: 'POST',
      headers: {
        apikey: backend().secretKey,
        'content-type': 'text/plain',
        origin: 'https://evil.example',
      },
      body,
    });
    expect(response.status).toBe(415);
  });
});
