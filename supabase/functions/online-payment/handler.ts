import { jsonResponse } from '../_shared/json.ts';
import { type PayoutCall, payoutError, payoutHandler } from '../_shared/payouts/payout-call.ts';
import type { PaymentRequest } from '../_shared/payouts/payout-database.ts';
import { syncOnlinePayment } from '../_shared/payouts/sync-payouts.ts';
import { isId } from '../_shared/request.ts';

const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0;

/** Pays an invoice of a resident, or a milestone or an invoice of a vendor, online, checks a payment, or refunds it. See `PayoutCalls`. */
export const handle = payoutHandler(async (call) => {
  const { action, id, invoiceId, milestoneId, vendorInvoiceId, method, cents, refundId } =
    call.fields;
  if (!isId(id)) return payoutError('bad_request');
  switch (action) {
    case 'check':
      await call.database.requirePayment(id);
      await syncOnlinePayment(call.stripe, call.database, id);
      return jsonResponse(200, { url: null, isTest: false });
    case 'refund':
      if (!isId(refundId) || !isAmount(cents)) return payoutError('bad_request');
      return refund(call, { id, refundId, cents });
    case 'pay':
      if (!isAmount(cents) || (method !== 'card' && method !== 'ach')) {
        return payoutError('bad_request');
      }
      if (isId(milestoneId)) return pay(call, { id, milestoneId, method, cents });
      if (isId(vendorInvoiceId)) return pay(call, { id, vendorInvoiceId, method, cents });
      if (isId(invoiceId)) return pay(call, { id, invoiceId, method, cents });
      return payoutError('bad_request');
    default:
      return payoutError('bad_request');
  }
});

async function pay({ stripe, siteUrl, database }: PayoutCall, payment: PaymentRequest) {
  const begun = await database.beginPayment(payment);
  for (const session of begun.open_sessions) {
    if (await isClosedUnpaid(session)) continue;
    return payoutError('just_paid');
  }
  const back = `${siteUrl}${begun.return_path}`;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer_email: begun.email,
      allowed_payment_method_types: [begun.method === 'ach' ? 'us_bank_account' : 'card'],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: begun.cents,
            product_data: { name: begun.description },
          },
        },
      ],
      payment_intent_data: {
        application_fee_amount: begun.fee_cents,
        on_behalf_of: begun.destination,
        transfer_data: { destination: begun.destination },
        metadata: { online_payment: payment.id },
      },
      metadata: { online_payment: payment.id },
      expires_at: begun.expires_at,
      success_url: `${back}&payment=${payment.id}`,
      cancel_url: back,
    },
    { idempotencyKey: `online-payment:${payment.id}` },
  );
  const isSaved = await database.saveSession(payment.id, session.id);
  if (isSaved && session.url) {
    return jsonResponse(200, { url: session.url, isTest: !session.livemode });
  }
  await isClosedUnpaid(session.id);
  return payoutError('just_paid');

  /** Closes an earlier checkout; false if it was paid first. */
  async function isClosedUnpaid(id: string): Promise<boolean> {
    const found = await stripe.checkout.sessions.retrieve(id);
    if (found.status === 'open') {
      await stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire:${id}` });
    }
    await syncOnlinePayment(stripe, database, id);
    return found.status !== 'complete';
  }
}

async function refund(
  { stripe, database }: PayoutCall,
  { id, refundId, cents }: { id: string; refundId: string; cents: number },
) {
  const begun = await database.beginRefund(id, cents);
  await stripe.refunds.create(
    { payment_intent: begun.intent_id, amount: begun.cents, reverse_transfer: true },
    { idempotencyKey: `refund:${refundId}` },
  );
  await syncOnlinePayment(stripe, database, id);
  return jsonResponse(200, { url: null, isTest: false });
}
