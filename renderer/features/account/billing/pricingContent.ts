import { approvedAccessContext, subscriptionAccess } from '#shared/access/access.ts';
import { paidScreens } from '#shared/account/billing/claims.ts';
import {
  CONTACTS_UNLIMITED,
  GRACE_DAYS,
  PLAN_IDS,
  PLANS,
  type Plan,
  type PlanId,
  TRIAL,
} from '#shared/account/billing/plans.ts';
import { LISTING_ALLOWANCE_TRIAL, LISTING_ALLOWANCE_UNLIMITED } from '#shared/constants.ts';
import { formatPlanPrice } from '#shared/format/money.ts';

/** Who each plan is for, in one line. */
export const planTaglines: Readonly<Record<PlanId, string>> = {
  basic: 'For browsing at your own pace.',
  starter: 'For contacting your first brokers.',
  professional: 'For active deal makers.',
  enterprise: 'For firms.',
};

/** Returns what a plan unlocks, by the same rules as the screens and the database. */
export function getPlanAccess({ tier }: Plan, isTrial = false) {
  return subscriptionAccess(
    approvedAccessContext({
      subscription: {
        subscribed: tier !== null,
        subscription_tier: tier,
        is_trial: isTrial,
        subscription_end: isTrial ? '9999-12-31T00:00:00Z' : null,
      },
    }),
    new Date(),
  );
}

export const priceOf = ({ monthlyCents }: Plan): string => formatPlanPrice(monthlyCents);

const contactsText = ({ contactsPerMonth }: Plan): string | false => {
  if (contactsPerMonth === CONTACTS_UNLIMITED) return 'Unlimited';
  return contactsPerMonth === 0 ? false : String(contactsPerMonth);
};

const listingsText = (plan: Plan): string | false => {
  const { listingAllowance, mayCreateListings } = getPlanAccess(plan);
  if (!mayCreateListings || listingAllowance === 0) return false;
  return listingAllowance === LISTING_ALLOWANCE_UNLIMITED ? 'Unlimited' : String(listingAllowance);
};

const isOpen = (plan: Plan): boolean => getPlanAccess(plan).isOpen;

interface ComparedRight {
  readonly name: string;
  readonly of: (plan: Plan) => string | boolean;
}

export const comparedRights: readonly ComparedRight[] = [
  { name: 'Price a month', of: priceOf },
  { name: 'Browse and search listings', of: () => true },
  { name: 'Broker contacts a month', of: contactsText },
  { name: 'Full community addresses', of: isOpen },
  { name: 'Messages to members', of: isOpen },
  { name: paidScreens.join(', '), of: isOpen },
  { name: 'Your own listings', of: listingsText },
  { name: 'Free trial', of: ({ id }) => (id === TRIAL.plan ? `${TRIAL.days} days` : false) },
];

export const allPlans: readonly Plan[] = PLAN_IDS.map((id) => PLANS[id]);

export const pricingQuestions: readonly { readonly asked: string; readonly answer: string }[] = [
  {
    asked: 'How does the free trial work?',
    answer: `${PLANS[TRIAL.plan].name} starts with ${TRIAL.days} days free, once per account. A card is required, but you aren't charged before the trial ends. Cancel before then and you pay nothing. During the trial you can have ${LISTING_ALLOWANCE_TRIAL} listing.`,
  },
  {
    asked: `What do ${PLANS.starter.contactsPerMonth} contacts per month mean?`,
    answer: `With ${PLANS.starter.name} you can contact ${PLANS.starter.contactsPerMonth} brokers in a calendar month. The count starts again on the first of the month (UTC). ${PLANS.professional.name} and ${PLANS.enterprise.name} have no such limit.`,
  },
  {
    asked: 'What happens when a payment fails?',
    answer: `You keep full access for ${GRACE_DAYS} days, and we remind you on every screen. Change your card in that time and your plan continues. Otherwise it ends, and your account switches to ${PLANS.basic.name}.`,
  },
  {
    asked: 'Can I cancel at any time?',
    answer:
      "Yes, in your account, without a call. Your plan stays active until the end of the paid period, you aren't charged again, and you can undo the cancellation until that day.",
  },
  {
    asked: 'Can I change to another plan?',
    answer:
      'Yes, at any time. You see the cost before you confirm. An upgrade charges the difference for the rest of the period. A downgrade credits the balance to your next invoices.',
  },
  {
    asked: 'Who sees my card?',
    answer:
      'Only the payment provider. Haven Exchange stores the brand and last four digits so that you recognize the card.',
  },
];
