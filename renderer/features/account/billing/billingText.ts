import { formatDay } from '#shared/format/date.ts';
import { formatCents, formatPrice } from '#shared/format/money.ts';
import type { BillingPosition } from './billingPosition.ts';

/** "$79 a month", "Free", "By contract". */
export function priceText({ source, monthlyCents, isTrial }: BillingPosition): string {
  if (source === 'none') return 'Free';
  if (source === 'given') return isTrial ? 'Free trial' : 'By contract';
  return `${formatPrice(monthlyCents)} a month`;
}

/** Describes the next automatic change in one sentence. */
export function describeNextChange(position: BillingPosition): string {
  const { source, isTrial, endsAt, nextChargeAt, graceEndsAt, isPastDue, card } = position;
  if (source === 'none') return 'Browsing is always free.';
  if (isPastDue) {
    return graceEndsAt === null
      ? 'The last payment failed. Change your card to keep the plan.'
      : `The last payment failed. You keep full access until ${formatDay(graceEndsAt)}.`;
  }
  if (endsAt !== null) {
    const end = formatDay(endsAt);
    if (source === 'given')
      return isTrial ? `Your trial is active until ${end}.` : `Active until ${end}.`;
    return isTrial
      ? `Your trial ends on ${end}. You won't be charged.`
      : `Your plan ends on ${end}. You won't be charged again.`;
  }
  if (source === 'given') return 'No end date.';
  if (nextChargeAt === null) return 'Next charge date not available yet.';
  const day = formatDay(nextChargeAt);
  const charge = formatCents(position.monthlyCents) + (isTrial ? ' a month' : '');
  const fromCard = card === null ? '' : ` from your ${card}`;
  return isTrial
    ? `Free until ${day}, then ${charge}${fromCard}.`
    : `Renews on ${day} for ${charge}${fromCard}.`;
}
