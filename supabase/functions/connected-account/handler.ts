import { PAYOUT_RETURN_PATHS } from '../../../shared/account/payouts/payouts.ts';
import * as s from '../../../shared/shape.ts';
import { jsonResponse } from '../_shared/json.ts';
import { type PayoutCall, payoutError, payoutHandler } from '../_shared/payouts/payout-call.ts';
import { syncConnectedAccount } from '../_shared/payouts/sync-payouts.ts';
import { isId } from '../_shared/request.ts';

const isReturnPath = s.oneOf(PAYOUT_RETURN_PATHS);

/** Connects an account that receives money, or syncs it. See `PayoutCalls`. */
export const handle = payoutHandler(async (call) => {
  const { action, owner, returnPath } = call.fields;
  const { kind, id } = (typeof owner === 'object' && owner !== null ? owner : {}) as Record<
    string,
    unknown
  >;
  if (!isId(id)) return payoutError('bad_request');
  if (kind !== 'community' && kind !== 'vendor') return payoutError('bad_request');
  if (action === 'sync') {
    const providerId = await call.database.findAccount(kind, id);
    if (providerId !== null) await syncConnectedAccount(call.stripe, call.database, providerId);
    return jsonResponse(200, { url: null, isTest: false });
  }
  if (action !== 'connect' || !isReturnPath(returnPath)) return payoutError('bad_request');
  return connect(call, { kind, id, returnPath });
});

interface Connection {
  kind: 'community' | 'vendor';
  id: string;
  returnPath: string;
}

async function connect(
  { stripe, siteUrl, database }: PayoutCall,
  { kind, id, returnPath }: Connection,
) {
  const begun = await database.beginConnection(kind, id);
  const providerId = begun.provider_id ?? (await create());
  // The provider checks details again from time to time: its form shows what is missing.
  if (begun.has_details) {
    const { requirements } = await stripe.accounts.retrieve(providerId);
    if ((requirements?.currently_due ?? []).length === 0) {
      const dashboard = await stripe.accounts.createLoginLink(providerId);
      return jsonResponse(200, { url: dashboard.url, isTest: isTestUrl(dashboard.url, siteUrl) });
    }
  }
  const back = `${siteUrl}${returnPath}`;
  const query = new URLSearchParams({ tab: 'online', [kind]: id, connected: '1' });
  const link = await stripe.accountLinks.create({
    account: providerId,
    type: 'account_onboarding',
    return_url: `${back}?${query}`,
    refresh_url: `${back}?${query}`,
  });
  return jsonResponse(200, { url: link.url, isTest: isTestUrl(link.url, siteUrl) });

  async function create(): Promise<string> {
    const account = await stripe.accounts.create(
      {
        type: 'express',
        country: 'US',
        email: begun.email,
        business_profile: { name: begun.name },
        capabilities: {
          card_payments: { requested: true },
          us_bank_account_ach_payments: { requested: true },
          transfers: { requested: true },
        },
        metadata: { owner: kind, owner_id: id },
      },
      { idempotencyKey: `account:${begun.id}` },
    );
    return database.linkAccount(begun.id, account.id);
  }
}

const isTestUrl = (url: string, siteUrl: string): boolean => url.startsWith(siteUrl);
