import type { Database } from '../../../../shared/database.types.ts';
import * as s from '../../../../shared/shape.ts';
import { assertShape, callDatabase } from '../call-database.ts';
import type { FunctionEnv } from '../function-env.ts';
import type { BillingState } from './state.ts';

type Tables = Database['public']['Tables'];
type Calls = Database['public']['Functions'];
type CallName = keyof Calls;

/** The generated call types don't say which arguments are nullable. */
type ArgsOf<Name extends CallName> = {
  readonly [Arg in keyof Calls[Name]['Args']]: Calls[Name]['Args'][Arg] | null;
};

/** They don't say whether the result is nullable either. */
type ResultOf<Name extends CallName> = Calls[Name]['Returns'] | null;

export interface BillingCaller {
  userId: string;
  email: string;
  name: string;
}

/** Null if the token is rejected or its account has no profile. */
const isCallerResult = s.orNull(
  s.either(
    s.object({ outcome: s.oneOf(['ok']), user_id: s.text, email: s.text, name: s.text }),
    s.object({ outcome: s.oneOf(['not_approved', 'signed_out']) }),
  ),
);

type Subscription = Pick<
  Tables['subscribers']['Row'],
  'subscribed' | 'subscription_tier' | 'subscription_end'
>;

/** Billing state of an account in the database. */
const isBilling = s.object({
  customer_id: s.orNull(s.text),
  /** True if the provider was queried recently. */
  is_fresh: s.bool,
  /** A subscription granted by staff. Nothing here may change it. */
  has_contract: s.bool,
  status: s.orNull(s.text satisfies s.Guard<Tables['billing_accounts']['Row']['status']>),
  trial_used: s.bool,
  subscription: s.orNull(
    s.object({
      subscribed: s.bool,
      subscription_tier: s.orNull(s.text),
      subscription_end: s.orNull(s.text),
    }) satisfies s.RowGuard<Subscription>,
  ),
});
export type BillingFacts = s.ShapeOf<typeof isBilling>;

const isCheckoutStart = s.object({ attempt: s.number, before: s.orNull(s.text) });

export interface EventFacts {
  id: string;
  type: string;
  created: number;
}

const isApplied = s.oneOf(['applied', 'outdated', 'replayed', 'unknown_customer']);
export type SyncOutcome = s.ShapeOf<typeof isApplied>;

/** Calls of `schemas/account/billing/billing_api.sql`, made with the service key. */
export function billingDatabase(env: FunctionEnv) {
  /** Returns null if a user's token is rejected. */
  async function call<Name extends CallName>(
    name: Name,
    args: ArgsOf<Name>,
    by: 'server' | { readonly token: string },
  ): Promise<unknown> {
    const response = await callDatabase(env, name, args, by);
    if (response.ok) return response.json();
    await response.body?.cancel();
    if (by !== 'server' && (response.status === 401 || response.status === 403)) return null;
    throw new Error(`${name} returned status ${response.status}`);
  }
  const callAndValidate = async <Name extends CallName, Answer extends ResultOf<Name>>(
    name: Name,
    args: ArgsOf<Name>,
    accepts: s.Guard<Answer>,
  ): Promise<Answer> => assertShape(await call(name, args, 'server'), accepts, name);

  return {
    /** Returns the caller, resolved by the database from their own token. */
    async caller(token: string): Promise<BillingCaller | 'not_approved' | 'signed_out'> {
      const result = await call('billing_caller', {}, { token });
      const callerResult = assertShape(result, isCallerResult, 'billing_caller');
      if (callerResult?.outcome !== 'ok') return callerResult?.outcome ?? 'signed_out';
      return { userId: callerResult.user_id, email: callerResult.email, name: callerResult.name };
    },
    read: (userId: string) => callAndValidate('read_billing', { user_id: userId }, isBilling),
    linkCustomer: (userId: string, customerId: string) =>
      callAndValidate(
        'link_billing_customer',
        { user_id: userId, customer_id: customerId },
        s.text,
      ),
    beginCheckout: (userId: string) =>
      callAndValidate('begin_checkout', { user_id: userId }, isCheckoutStart),
    keepCheckout: (userId: string, attempt: number, session: string) =>
      callAndValidate('save_checkout', { user_id: userId, attempt, session }, s.bool),
    beginSync: (customerId: string) =>
      callAndValidate('begin_billing_sync', { customer_id: customerId }, s.orNull(s.number)),
    hasEvent: (eventId: string) =>
      callAndValidate('has_billing_event', { event_id: eventId }, s.bool),
    apply: (customerId: string, ticket: number, state: BillingState | null, event?: EventFacts) =>
      callAndValidate(
        'apply_billing',
        {
          customer_id: customerId,
          ticket,
          state: JSON.stringify(state),
          event: event ? JSON.stringify(event) : null,
        },
        isApplied,
      ),
  };
}

export type BillingDatabase = ReturnType<typeof billingDatabase>;
