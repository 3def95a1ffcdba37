import { approvedStanding, subscriptionAccess } from '#shared/access/access.ts';
import { hasListingForm, hasMessages, paidScreens } from '#shared/billing/claims.ts';
import {
  CONTACTS_UNLIMITED,
  GRACE_DAYS,
  PLAN_IDS,
  PLANS,
  type Plan,
  type PlanId,
  TRIAL,
} from '#shared/billing/plans.ts';
import { LISTING_ALLOWANCE_TRIAL, LISTING_ALLOWANCE_UNLIMITED } from '#shared/constants.ts';
import { formatPlanPrice } from '#shared/format/money.ts';

/** Whom a plan suits, in one line. */
export const planLeads: Readonly<Record<PlanId, string>> = {
  basic: 'Look around at your own pace.',
  starter: 'Talk to the first brokers.',
  professional: 'Work deals every week.',
  enterprise: 'Run a firm on the exchange.',
};

/** What a plan opens, by the rules that the screens and the database follow. */
export function accessOf({ tier }: Plan, isTrial = false) {
  return subscriptionAccess(
    approvedStanding({
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
  const { listingAllowance, mayCreateListings } = accessOf(plan);
  if (!mayCreateListings || listingAllowance === 0) return false;
  return listingAllowance === LISTING_ALLOWANCE_UNLIMITED ? 'Unlimited' : String(listingAllowance);
};

const isOpen = (plan: Plan): boolean => accessOf(plan).isOpen;

interface ComparedRight {
  readonly name: string;
  /** Whether it opens today: what is to come is told elsewhere, without a price. */
  readonly isOpen?: boolean;
  readonly of: (plan: Plan) => string | boolean;
}

const rights: readonly ComparedRight[] = [
  { name: 'Price a month', of: priceOf },
  { name: 'Browse and search listings', of: () => true },
  { name: 'Broker contacts a month', of: contactsText },
  { name: 'Full addresses of communities', of: isOpen },
  { name: 'Messages to members', of: isOpen, isOpen: hasMessages },
  { name: paidScreens.join(', '), of: isOpen, isOpen: paidScreens.length > 0 },
  { name: 'Listings of your own', of: listingsText, isOpen: hasListingForm },
  { name: 'Free trial', of: ({ id }) => (id === TRIAL.plan ? `${TRIAL.days} days` : false) },
];

export const comparedRights: readonly ComparedRight[] = rights.filter(
  ({ isOpen: isThere = true }) => isThere,
);

export const allPlans: readonly Plan[] = PLAN_IDS.map((id) => PLANS[id]);

export const pricingQuestions: readonly { readonly asked: string; readonly answer: string }[] = [
  {
    asked: 'How does the free trial work?',
    answer: `${PLANS[TRIAL.plan].name} starts with ${TRIAL.days} days free, once for each account. You give a card, and nothing is charged before the trial ends. Cancel until then and you pay nothing.${hasListingForm ? ` During the trial you can have ${LISTING_ALLOWANCE_TRIAL} listing.` : ''}`,
  },
  {
    asked: `What do ${PLANS.starter.contactsPerMonth} contacts a month mean?`,
    answer: `With ${PLANS.starter.name} you can contact ${PLANS.starter.contactsPerMonth} brokers in a calendar month. The count starts again on the first of the month (UTC). ${PLANS.professional.name} and ${PLANS.enterprise.name} have no such limit.`,
  },
  {
    asked: 'What happens when a payment fails?',
    answer: `Everything stays open for ${GRACE_DAYS} days, and your workspace says so on every screen. Change the card in that time and the plan goes on. Otherwise it ends, and your account goes on as ${PLANS.basic.name}.`,
  },
  {
    asked: 'Can I cancel at any time?',
    answer:
      'Yes, in your account and without a call. The plan stays open until the end of what is paid for, nothing more is charged, and until that day you can take the cancellation back.',
  },
  {
    asked: 'Can I change to another plan?',
    answer:
      'At any time. You see what the change costs before you confirm it: an upgrade charges the difference for the rest of the period, a downgrade keeps what is left as credit for your next invoices.',
  },
  {
    asked: 'Who sees my card?',
    answer:
      'The payment provider. Haven Exchange keeps the brand and the last four digits, so that you recognise the card.',
  },
];
