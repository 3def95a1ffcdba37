import { randomBytes } from 'node:crypto';
import { type PaidPlanId, PLAN_IDS, PLANS } from '../../shared/account/billing/plans.ts';
import type { PaymentMethod } from './cards.ts';

/** Timestamps are seconds since 1970, as in the provider's API. */
export type UnixSeconds = number;

export interface Price {
  readonly id: string;
  readonly object: 'price';
  readonly active: true;
  readonly currency: 'usd';
  readonly lookup_key: string;
  readonly metadata: { haven_plan: PaidPlanId };
  readonly nickname: string;
  readonly recurring: { interval: 'month'; interval_count: 1 };
  readonly type: 'recurring';
  readonly unit_amount: number;
}

const paidPlans = PLAN_IDS.filter((id): id is PaidPlanId => id !== 'basic');

/** One price per plan, from the product's own table. */
export const PRICES: readonly Price[] = paidPlans.map((plan) => ({
  id: `price_haven_${plan}`,
  object: 'price',
  active: true,
  currency: 'usd',
  lookup_key: `haven_${plan}`,
  metadata: { haven_plan: plan },
  nickname: PLANS[plan].name,
  recurring: { interval: 'month', interval_count: 1 },
  type: 'recurring',
  unit_amount: PLANS[plan].monthlyCents,
}));

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly created: UnixSeconds;
  readonly livemode: false;
  readonly email: string;
  readonly name: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** A negative balance is credit. */
  balance: number;
  invoice_settings: { default_payment_method: string | null };
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly quantity: 1;
  price: Price;
  current_period_start: UnixSeconds;
  current_period_end: UnixSeconds;
}

export interface CancellationDetails {
  comment: string | null;
  feedback: string | null;
  reason: 'cancellation_requested' | 'payment_failed' | null;
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly created: UnixSeconds;
  readonly start_date: UnixSeconds;
  readonly currency: 'usd';
  readonly livemode: false;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false };
  billing_cycle_anchor: UnixSeconds;
  cancel_at: UnixSeconds | null;
  cancel_at_period_end: boolean;
  canceled_at: UnixSeconds | null;
  cancellation_details: CancellationDetails;
  default_payment_method: string;
  ended_at: UnixSeconds | null;
  trial_start: UnixSeconds | null;
  trial_end: UnixSeconds | null;
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: 'usd';
  readonly description: string;
  readonly period: { start: UnixSeconds; end: UnixSeconds };
}

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly created: UnixSeconds;
  readonly currency: 'usd';
  readonly customer: string;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly lines: { object: 'list'; data: InvoiceLine[]; has_more: false };
  readonly parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; subscription_proration_date?: UnixSeconds };
  };
  readonly hosted_invoice_url: null;
  readonly livemode: false;
  readonly number: string;
  readonly period_start: UnixSeconds;
  readonly period_end: UnixSeconds;
  readonly starting_balance: number;
  readonly total: number;
  readonly amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  ending_balance: number;
  next_payment_attempt: UnixSeconds | null;
  status: 'open' | 'paid' | 'void';
  status_transitions: {
    finalized_at: UnixSeconds;
    paid_at: UnixSeconds | null;
    voided_at: UnixSeconds | null;
  };
}

/** A checkout page, or a page to change the card. */
export interface Session {
  readonly id: string;
  readonly created: UnixSeconds;
  readonly livemode: false;
  readonly purpose: 'subscribe' | 'change_card';
  readonly priceId: string | null;
  readonly trialDays: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: UnixSeconds;
  status: 'open' | 'complete' | 'expired';
}

/** All data of one customer. */
export interface Account {
  customer: Customer;
  methods: PaymentMethod[];
  subscriptions: Subscription[];
  invoices: Invoice[];
  sessions: Session[];
  /** Trials whose end was announced. */
  announced: string[];
}

/** An event with a snapshot of its object. */
export interface AccountEvent {
  readonly type: string;
  readonly created: UnixSeconds;
  readonly object: unknown;
  /** Previous values, for update events that include them. */
  readonly previous?: object;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Creates an id from the customer's id and an unguessable part. */
export const idFor = (prefix: string, customer: string): string =>
  `${prefix}_${customer.slice('cus_'.length)}${randomBytes(12).toString('hex')}`;

const OWNER = /_([0-9a-f]{24})[0-9a-f]{24}$/;
export const customerIdIn = (id: string): string | null => {
  const owner = OWNER.exec(id)?.[1];
  return owner ? `cus_${owner}` : null;
};

/** A client error in the provider's format. */
export class InvalidRequestError extends Error {
  readonly status: number;
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  readonly code: string | undefined;
  constructor(
    message: string,
    { status = 400, type = 'invalid_request_error', code }: Partial<Failure> = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

interface Failure {
  status: number;
  type: InvalidRequestError['type'];
  code: string;
}
