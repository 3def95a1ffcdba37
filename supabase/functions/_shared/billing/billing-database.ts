import { callDatabase } from '../call-database.ts';
import type { FunctionEnv } from '../function-env.ts';
import type { BillingState } from './state.ts';

export interface Caller {
  userId: string;
  email: string;
  name: string;
}

/** What the database knows of an account's payments. */
export interface BillingFacts {
  customer_id: string | null;
  /** Whether the provider was asked a moment ago. */
  is_fresh: boolean;
  /** A subscription that staff gave: nothing here may change it. */
  has_contract: boolean;
  status: string | null;
  trial_used: boolean;
  subscription: {
    subscribed: boolean;
    subscription_tier: string | null;
    subscription_end: string | null;
  } | null;
}

export interface EventFacts {
  id: string;
  type: string;
  created: number;
}

export type Applied = 'applied' | 'outdated' | 'replayed' | 'nobody';

type Standing =
  | { outcome: 'ok'; user_id: string; email: string; name: string }
  | { outcome: 'not_approved' | 'signed_out' };

/** The calls of `schemas/billing/calls.sql`, with the server's own key. */
export function billingDatabase(env: FunctionEnv) {
  async function call<T>(name: string, args: unknown, token?: string): Promise<T | null> {
    const response = await callDatabase(env, name, args, token ? { token } : 'server');
    if (response.ok) return (await response.json()) as T;
    await response.body?.cancel();
    if (token && (response.status === 401 || response.status === 403)) return null;
    throw new Error(`${name} was answered with ${response.status}`);
  }
  const ask = async <T>(name: string, args: unknown): Promise<T> =>
    (await call<T>(name, args)) as T;

  return {
    /** Who asks, by their own token and as the database judges it. */
    async caller(token: string): Promise<Caller | 'not_approved' | 'signed_out'> {
      const standing = await call<Standing>('billing_caller', {}, token);
      if (standing?.outcome !== 'ok') return standing?.outcome ?? 'signed_out';
      return { userId: standing.user_id, email: standing.email, name: standing.name };
    },
    read: (userId: string) => ask<BillingFacts>('read_billing', { user_id: userId }),
    linkCustomer: (userId: string, customerId: string) =>
      ask<string>('link_billing_customer', { user_id: userId, customer_id: customerId }),
    beginCheckout: (userId: string) =>
      ask<{ attempt: number; before: string | null }>('begin_checkout', { user_id: userId }),
    keepCheckout: (userId: string, attempt: number, session: string) =>
      ask<boolean>('keep_checkout', { user_id: userId, attempt, session }),
    beginSync: (customerId: string) =>
      ask<number | null>('begin_billing_sync', { customer_id: customerId }),
    hasEvent: (eventId: string) => ask<boolean>('has_billing_event', { event_id: eventId }),
    apply: (customerId: string, ticket: number, state: BillingState | null, event?: EventFacts) =>
      ask<Applied>('apply_billing', {
        customer_id: customerId,
        ticket,
        state: JSON.stringify(state),
        event: event ? JSON.stringify(event) : null,
      }),
  };
}

export type BillingDatabase = ReturnType<typeof billingDatabase>;
