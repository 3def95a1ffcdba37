import { TRIAL_REMINDER_DAYS } from '#shared/constants.ts';
import { serverNow } from '#shared/format/clock.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Banner } from '../../../ui/page/Banner.tsx';
import { describeNextChange } from './billingText.ts';
import { useBilling } from './useBilling.ts';

const DAY_MS = 86_400_000;

/** Banner on every workspace screen for a failed payment or a trial about to end. */
export function BillingBanner() {
  const { billing } = useBilling();
  if (billing === undefined) return null;
  const { position } = billing;
  if (position.isPastDue) {
    return (
      <Banner isUrgent>
        <p>{describeNextChange(position)}</p>
        <RouteLink to="cancelSubscription">Change card</RouteLink>
      </Banner>
    );
  }
  const end = position.isTrial ? (position.endsAt ?? position.nextChargeAt) : null;
  if (end === null || Date.parse(end) - serverNow().getTime() > TRIAL_REMINDER_DAYS * DAY_MS)
    return null;
  return (
    <Banner>
      <p>{describeNextChange(position)}</p>
      {position.source === 'billed' ? (
        <RouteLink to="cancelSubscription">View plan</RouteLink>
      ) : (
        <RouteLink to="userPricing">View plans</RouteLink>
      )}
    </Banner>
  );
}
