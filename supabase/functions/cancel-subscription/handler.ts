import type Stripe from 'stripe';
import { billingHandler } from '../_shared/billing/billing-call.ts';
import { billingErrorResponse } from '../_shared/billing/billing-error.ts';
import { getCallerSubscription } from '../_shared/billing/caller-subscription.ts';
import { subscriptionEndsAt } from '../_shared/billing/state.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { jsonResponse } from '../_shared/json.ts';

/** Reasons that screens offer and the provider counts; any other reason is stored as text. */
const FEEDBACK = {
  too_expensive: 'too_expensive',
  missing_features: 'missing_features',
  not_used: 'unused',
  found_other: 'switched_service',
} as const;

const isCounted = (reason: string): reason is keyof typeof FEEDBACK =>
  Object.hasOwn(FEEDBACK, reason);

const LONGEST = 2_000;

const isNote = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST;

/** Cancels the plan at the end of its period, or resumes it. Body: `{resume?, reason?, comment?}`. */
export const handle = billingHandler(async (call) => {
  const { resume = false, reason = '', comment = '' } = call.fields;
  if (typeof resume !== 'boolean' || !isNote(reason) || !isNote(comment)) {
    return billingErrorResponse('bad_request');
  }
  const { customer, subscription } = await getCallerSubscription(call);
  const { stripe } = call.payments;
  let currentSubscription = subscription;
  if (resume === (subscriptionEndsAt(subscription) !== null)) {
    currentSubscription = await stripe.subscriptions.update(
      subscription.id,
      resume ? resuming(subscription) : cancelling(reason, comment),
      // Repeating a request after the opposite one is a new request, so each gets a new key.
      { idempotencyKey: `cancel:${subscription.id}:${crypto.randomUUID()}` },
    );
    await syncCustomer(stripe, call.database, customer);
  }
  const endsAt = subscriptionEndsAt(currentSubscription);
  return jsonResponse(200, {
    endsAt: endsAt === null ? null : new Date(endsAt * 1000).toISOString(),
  });
});

function cancelling(reason: string, comment: string): Stripe.SubscriptionUpdateParams {
  const feedback = isCounted(reason) ? FEEDBACK[reason] : undefined;
  const commentText = [feedback ? '' : reason, comment].filter(Boolean).join(': ');
  return {
    cancel_at_period_end: true,
    cancellation_details: {
      ...(feedback ? { feedback } : {}),
      ...(commentText ? { comment: commentText } : {}),
    },
  };
}

/** The provider's own pages set the timestamp instead of the flag. */
const resuming = (subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams =>
  subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };
