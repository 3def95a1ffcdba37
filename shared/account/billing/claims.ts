import type { Database } from '../../database.types.ts';
import { formatList } from '../../format/list.ts';
import { getRoute, type RouteName } from '../../routes.ts';
import { PLAN_IDS, PLANS, type PlanId } from './plans.ts';

type Tables = Database['public']['Tables'];

/** Evidence for a claim: screens, a call, or a table whose policies require a plan; null for nothing yet. */
type Evidence =
  | { readonly screens: readonly RouteName[] }
  | { readonly call: keyof Database['public']['Functions'] }
  | { readonly table: keyof Tables }
  | null;

/** A plan's feature with the evidence for it. */
export interface Claim {
  readonly text: string;
  readonly keptBy: Evidence;
  /** Available, but not specific to this plan: a lower plan has it too. */
  readonly isForAll?: true;
}

/** True if the claim has evidence. The compiler checks that its screens, call, or table exist. */
export const isClaimFulfilled = ({ keptBy }: Pick<Claim, 'keptBy'>): boolean => keptBy !== null;

const ADDRESSES: Claim = {
  text: 'Full community addresses',
  keptBy: { table: 'listing_addresses' },
};
const CONTACTS: Claim = {
  text: 'Unlimited broker contacts',
  keptBy: { call: 'contact_broker' },
};

const FEATURED_PLACE: Claim = {
  text: 'Featured place for verified vendors',
  keptBy: { call: 'find_vendors' },
};

/** Texts of the plans tour plus the features the plan rules unlock. */
const CLAIMS: Readonly<Record<PlanId, readonly Claim[]>> = {
  basic: [
    { text: 'Browse listings', keptBy: { screens: ['investmentOpportunities'] } },
    { text: 'Basic search and filters', keptBy: { call: 'find_listings' } },
    { text: 'Email notifications', keptBy: { screens: ['notificationsPreferences'] } },
    { text: 'Basic analytics', keptBy: { screens: ['analytics'] } },
    { text: 'Property details and photos', keptBy: { screens: ['property'] } },
  ],
  starter: [
    {
      text: `Contact brokers directly, ${PLANS.starter.contactsPerMonth} per month`,
      keptBy: { call: 'contact_broker' },
    },
    ADDRESSES,
    { text: 'Priority email support', keptBy: null },
    { text: 'Advanced alerts', keptBy: { screens: ['searchAlerts'] } },
    { text: 'Unlimited saved listings', keptBy: { screens: ['savedListings'] } },
  ],
  professional: [
    CONTACTS,
    ADDRESSES,
    { text: 'Advanced search filters', keptBy: { screens: ['search'] } },
    { text: 'Saved searches and alerts', keptBy: { screens: ['searches', 'searchAlerts'] } },
    { text: 'Lead management', keptBy: { screens: ['leadManagement'] }, isForAll: true },
    FEATURED_PLACE,
    { text: 'Priority support', keptBy: null },
  ],
  enterprise: [
    CONTACTS,
    ADDRESSES,
    FEATURED_PLACE,
    { text: 'API access', keptBy: { screens: ['apiMarketplace'] }, isForAll: true },
    { text: 'Create and manage listings', keptBy: { screens: ['submitListing', 'myListings'] } },
    { text: 'Premium listing features', keptBy: null },
    { text: 'White-label access', keptBy: { screens: ['whiteLabelManager'] } },
    { text: 'Custom analytics', keptBy: { screens: ['websiteAnalytics'] } },
    { text: 'Dedicated account manager', keptBy: null },
  ],
};

export interface PlanClaims {
  /** Paid features that are all available today. */
  readonly opens: readonly string[];
  /** Upcoming features, listed without a price. */
  readonly toCome: readonly string[];
}

export function getPlanClaims(plan: PlanId): PlanClaims {
  const textsOf = (claims: readonly Claim[]) => claims.map(({ text }) => text);
  return {
    opens: textsOf(CLAIMS[plan].filter(isClaimFulfilled)),
    toCome: textsOf(CLAIMS[plan].filter((claim) => !isClaimFulfilled(claim))),
  };
}

/** Returns the next lower plan that offers the same today; null if this plan offers more. */
export function findEquivalentPlan(plan: PlanId): PlanId | null {
  const below = PLAN_IDS[PLAN_IDS.indexOf(plan) - 1];
  if (below === undefined) return null;
  const has = getPlanClaims(below).opens;
  const isMore = CLAIMS[plan].some(
    (claim) => isClaimFulfilled(claim) && claim.isForAll !== true && !has.includes(claim.text),
  );
  return isMore ? null : below;
}

/** Rights of any paid plan, phrased for a sentence. */
const RIGHTS: readonly Claim[] = [
  { text: 'broker contacts', keptBy: { call: 'contact_broker' } },
  { text: 'full addresses of communities', keptBy: { table: 'listing_addresses' } },
  { text: 'messages to members', keptBy: { screens: ['messages'] } },
  { text: 'listings of your own', keptBy: { screens: ['submitListing'] } },
];

/** "broker contacts and full addresses of communities". */
export const paidRights: string = formatList(
  RIGHTS.filter(isClaimFulfilled).map(({ text }) => text),
);

/** Pages that require a subscription. */
export const PRO_SCREENS: readonly RouteName[] = [
  'aiWorkflow',
  'dealRooms',
  'integrations',
  'transactions',
];

/** Titles of the screens behind a paid plan. */
export const paidScreens: readonly string[] = PRO_SCREENS.map((name) => getRoute(name).title);
