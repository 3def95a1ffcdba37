import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXOYA: 'Enter an amount of at least $0.50.',
  HXOYC: 'This payment changed or has expired. Start again.',
  HXOYM: 'Choose card or bank account.',
  HXOYN: "This community doesn't take online payments yet. Contact its business office.",
  HXOYO: 'The amount is more than what is open. Enter a lower amount.',
  HXOYP: 'The refund is more than what was paid. Enter a lower amount.',
  HXOYR: "This payment can't be refunded. Only completed payments can.",
  just_paid: 'Someone just started or made a payment. Check the balance, then try again.',
  not_configured: "Payments aren't set up yet. Nothing was charged.",
  provider_unavailable:
    "Can't reach the payment provider. Nothing was charged. Try again in a minute.",
});

export const payoutNotices = {
  synced: { title: 'Account updated', description: 'Balance and payouts are current.' },
  refunded: { title: 'Refund sent', description: 'The amount is open again.' },
} as const;
