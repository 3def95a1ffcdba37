import { formatDay } from '#shared/format/date.ts';
import { formatCents, formatPrice } from '#shared/format/money.ts';
import type { BillingPosition } from './billingPosition.ts';

/** "$79 a month", "Free", "By contract". */
export function priceText({ source, monthlyCents, isTrial }: BillingPosition): string {
  if (source === 'none') return 'Free';
  if (source === 'given') return isTrial ? 'Free trial' : 'By contract';
  return `${formatPrice(monthlyCents)} a month`;
}

/** What happens next by itself, in one sentence. */
export function nextSentence(position: BillingPosition): string {
  const { source, isTrial, endsAt, nextChargeAt, graceEndsAt, isPastDue, card } = position;
  if (source === 'none') return 'Browsing is free for as long as you like.';
  if (isPastDue) {
    return graceEndsAt === null
      ? 'The last payment failed. Change your card to keep the plan.'
      : `The last payment failed. Everything stays open until ${formatDay(graceEndsAt)}.`;
  }
  if (endsAt !== null) {
    const end = formatDay(endsAt);
    if (source === 'given')
      return isTrial ? `Your trial is open until ${end}.` : `Open until ${end}.`;
    return isTrial
      ? `Your trial ends on ${end}. Nothing will be charged.`
      : `Your plan ends on ${end}. Nothing more will be charged.`;
  }
  if (source === 'given') return 'Open without an end.';
  if (nextChargeAt === null) return 'The next charge is not known yet.';
  const day = formatDay(nextChargeAt);
  const charge = formatCents(position.monthlyCents) + (isTrial ? ' a month' : '');
  const fromCard = card === null ? '' : ` from your ${card}`;
  return isTrial
    ? `Free until ${day}, then ${charge}${fromCard}.`
    : `Renews on ${day} for ${charge}${fromCard}.`;
}
