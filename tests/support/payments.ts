import { deriveFakeProviderKeys } from '../../backend/payments/fake-provider-keys.ts';
import {
  type BillingCalls,
  type BillingErrorCode,
  TEST_CHECKOUT_PATH,
  type TestCheckout,
  type TestPayment,
} from '../../shared/account/billing/billing.ts';
import {
  backend,
  type Client,
  fetchLocal,
  jwtSecret,
  type NewUser,
  newUser,
  service,
  skipOnHostedBackend,
} from './backend.ts';

export const DAY = 86_400;

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  paysOnce: '4000000000000341',
} as const;

type Name = keyof BillingCalls;

/** Calls a payment function; an error returns its code. */
export async function callBillingFunction<Called extends Name>(
  client: Client,
  name: Called,
  body: unknown = {},
): Promise<BillingCalls[Called]['answer'] | BillingErrorCode> {
  const { data, error, response } = await client.functions.invoke(name, {
    body: body as Record<string, unknown>,
  });
  if (!error) return data;
  if (!response) throw error;
  return ((await response.json()) as { code: BillingErrorCode }).code;
}

/** Like `call`, but throws on an error. */
export async function expectBillingCall<Called extends Name>(
  client: Client,
  name: Called,
  body: unknown = {},
) {
  const result = await callBillingFunction(client, name, body);
  if (typeof result === 'string') throw new Error(`${name} was refused: ${result}`);
  return result;
}

export const sessionOf = (url: string): string => new URL(url).searchParams.get('session') ?? '';

export const openPage = (session: string) =>
  fetchLocal(`${backend().url}${TEST_CHECKOUT_PATH}/${session}`);

export async function readPage(session: string): Promise<TestCheckout> {
  return (await (await openPage(session)).json()) as TestCheckout;
}

/** Submits a card on the test checkout page. */
export const payWithCard = (session: string, number: string, rest: Record<string, unknown> = {}) =>
  fetch(`${backend().url}${TEST_CHECKOUT_PATH}/${session}/pay`, {
    method: 'POST',
    headers: { apikey: backend().secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '12/39', cvc: '123', ...rest }),
  });

export async function pay(url: string, number: string = CARDS.good): Promise<TestPayment> {
  return (await (await payWithCard(sessionOf(url), number)).json()) as TestPayment;
}

/** Calls the fake provider's API, with its secret key by default. */
export const callPaymentProvider = (
  path: string,
  body?: Record<string, string>,
  key = deriveFakeProviderKeys({ jwtSecret: jwtSecret() }).secretKey,
) =>
  fetch(`${backend().url}/_local/stripe/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: backend().secretKey, authorization: `Bearer ${key}` },
    ...(body ? { body: new URLSearchParams(body) } : {}),
  });

/** A paying user with their own test clock. */
export interface Payer extends NewUser {
  /** Advances the provider's clock by that many seconds and processes everything due. */
  wait(seconds: number): Promise<void>;
  customer(): Promise<string>;
}

export async function newPayer(): Promise<Payer> {
  skipOnHostedBackend('its payments go to a provider of its own');
  const user = await newUser();
  let ahead = 0;
  const customer = async () => {
    const { data } = await service().rpc('read_billing', { user_id: user.id });
    return (data as { customer_id: string }).customer_id;
  };
  return {
    ...user,
    customer,
    async wait(seconds) {
      ahead += seconds;
      const frozen_time = String(Math.floor(Date.now() / 1000) + ahead);
      const path = `/test_helpers/clocks/${await customer()}/advance`;
      const result = await callPaymentProvider(path, { frozen_time });
      if (!result.ok) throw new Error(`The clock did not move: ${result.status}`);
    },
  };
}

interface PayerOptions {
  plan?: 'starter' | 'professional' | 'enterprise';
  trial?: boolean;
  card?: string;
}

/** Creates a user on a plan. */
export async function createSubscribedPayer({
  plan = 'professional',
  trial = false,
  card = CARDS.good,
}: PayerOptions = {}): Promise<Payer> {
  const payer = await newPayer();
  const { url } = await expectBillingCall(payer.client, 'create-checkout', { plan, trial });
  const { outcome } = await pay(url, card);
  if (outcome !== 'paid') throw new Error('The first payment failed.');
  return payer;
}

export async function billOf({ client, id }: Pick<Payer, 'client' | 'id'>) {
  const { data } = await client.from('billing_accounts').select().eq('user_id', id).maybeSingle();
  return data;
}

export async function planOf({ client, id }: Pick<Payer, 'client' | 'id'>) {
  const { data } = await client
    .from('subscribers')
    .select('subscribed, subscription_tier, is_trial, subscription_end')
    .eq('user_id', id)
    .maybeSingle();
  return data;
}

/** Newest first. */
export async function invoicesOf({ client }: Pick<Payer, 'client'>) {
  const { data } = await client
    .from('invoices')
    .select('id, status, amount_cents, description')
    .order('created_at', { ascending: false });
  return data ?? [];
}
