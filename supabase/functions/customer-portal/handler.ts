import { billingHandler } from '../_shared/billing/billing-call.ts';
import { billingErrorResponse } from '../_shared/billing/billing-error.ts';
import { jsonResponse } from '../_shared/json.ts';

/** Creates a provider page to change the card. Response: `{url, isTest}`. */
export const handle = billingHandler(async ({ caller, payments, database }) => {
  const { customer_id: customer, status } = await database.read(caller.userId);
  if (!customer || status === null) return billingErrorResponse('no_subscription');
  const session = await payments.stripe.billingPortal.sessions.create(
    { customer, return_url: `${payments.siteUrl}/cancel-subscription` },
    { idempotencyKey: `portal:${crypto.randomUUID()}` },
  );
  return jsonResponse(200, { url: session.url, isTest: !session.livemode });
});
