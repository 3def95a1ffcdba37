import { billingHandler } from '../_shared/billing/billing-call.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { jsonResponse } from '../_shared/json.ts';

const NOTHING = { subscribed: false, subscription_tier: null, subscription_end: null };

/** Syncs the database with the provider. Accounts that never paid cost no request. */
export const handle = billingHandler(async ({ caller, payments, database }) => {
  let facts = await database.read(caller.userId);
  if (facts.customer_id && !facts.is_fresh) {
    await syncCustomer(payments.stripe, database, facts.customer_id);
    facts = await database.read(caller.userId);
  }
  return jsonResponse(200, facts.subscription ?? NOTHING);
});
