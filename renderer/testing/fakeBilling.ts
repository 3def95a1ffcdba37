import type { Subscription } from '#shared/access/access.ts';
import type { Bill } from '../features/account/billing/billingTables.ts';
import { adasAccount, adasData } from './fakeAccount.ts';
import type { DataReply, ReplyHandler } from './fakeData.ts';
import { ada, fakeHost } from './fakeHost.ts';
import { renderApp } from './renderApp.tsx';

export const starterBill: Bill = {
  user_id: ada.userId,
  status: 'active',
  plan: 'starter',
  price_cents: 2900,
  current_period_end: '2099-06-15T12:00:00Z',
  cancel_at_period_end: false,
  ends_at: null,
  grace_ends_at: null,
  trial_used_at: '2026-01-01T12:00:00Z',
  card_brand: 'visa',
  card_last4: '4242',
};

export const activeSubscription: Subscription = {
  subscribed: true,
  subscription_tier: 'professional',
  is_trial: false,
  subscription_end: null,
};

/** An edge function error as supabase-js returns it. */
export function billingError(code: string, status = 409): DataReply {
  const context = new Response(JSON.stringify({ error: 'x', code }), { status });
  return { error: Object.assign(new Error('non-2xx'), { context }) };
}

type Replies = Readonly<Record<string, DataReply | (() => DataReply)>>;

interface Payer {
  readonly bill?: Bill | null;
  readonly subscription?: Subscription | null;
  readonly replies?: Replies;
  readonly host?: ReturnType<typeof fakeHost>;
}

/** Opens a billing screen as Ada; `asked` lists the function calls in order. */
export function openBillingScreen(at: string, payer: Payer = {}) {
  const { bill = null, subscription = null, replies = {}, host = fakeHost(ada) } = payer;
  const functionCalls: { name: string; body: unknown }[] = [];
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, subscription } },
    'select billing_accounts': { data: bill },
    'select invoices': { data: [] },
    ...replies,
  });
  const data: ReplyHandler = (request) => {
    const [options] = request.args as [{ body?: unknown } | undefined];
    if (request.name.startsWith('function ')) {
      functionCalls.push({ name: request.name.slice('function '.length), body: options?.body });
    }
    return respond(request);
  };
  return { ...renderApp({ at, host, data }), asked: functionCalls };
}
