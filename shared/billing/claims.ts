import type { Database } from '../database.types.ts';
import { formatList } from '../format/list.ts';
import { isBuilt, type PathName, routeNamed } from '../routes.ts';
import { PLAN_IDS, PLANS, type PlanId } from './plans.ts';

type Tables = Database['public']['Tables'];

/** What keeps a promise: screens that exist, a call, or a table whose policies ask for a plan; or nothing yet. */
type Evidence =
  | { readonly screens: readonly PathName[] }
  | { readonly call: keyof Database['public']['Functions'] }
  | { readonly table: keyof Tables }
  | null;

/** Something a plan is said to bring, with what keeps it. */
export interface Claim {
  readonly text: string;
  readonly keptBy: Evidence;
  /** Kept, and not by this plan alone: a plan without it has the same. */
  readonly isForAll?: true;
}

/** A call or a table is there by type; a screen is there when it is built, and a promise with nothing that keeps it never. */
export const isKept = ({ keptBy }: Pick<Claim, 'keptBy'>): boolean =>
  keptBy !== null && (!('screens' in keptBy) || keptBy.screens.every(isBuilt));

const ADDRESSES: Claim = {
  text: 'Full addresses of communities',
  keptBy: { table: 'listing_addresses' },
};
const CONTACTS: Claim = {
  text: 'Unlimited broker contacts',
  keptBy: { call: 'contact_broker' },
};

/** The words of the plans tour, and what the rules of the plans open beside them. */
const CLAIMS: Readonly<Record<PlanId, readonly Claim[]>> = {
  basic: [
    { text: 'Browse listings', keptBy: { screens: ['investmentOpportunities'] } },
    { text: 'Basic search and filters', keptBy: { call: 'find_listings' } },
    { text: 'E-mail notifications', keptBy: { screens: ['notificationsPreferences'] } },
    { text: 'Basic analytics', keptBy: { screens: ['analytics'] } },
    { text: 'Property details and photos', keptBy: { screens: ['property'] } },
  ],
  starter: [
    {
      text: `Contact brokers directly, ${PLANS.starter.contactsPerMonth} per month`,
      keptBy: { call: 'contact_broker' },
    },
    ADDRESSES,
    { text: 'Priority e-mail support', keptBy: null },
    { text: 'Advanced alerts', keptBy: { screens: ['searchAlerts'] } },
    { text: 'Unlimited saved listings', keptBy: { screens: ['savedListings'] } },
  ],
  professional: [
    CONTACTS,
    ADDRESSES,
    { text: 'Advanced search filters', keptBy: { screens: ['search'] } },
    { text: 'Saved searches and alerts', keptBy: { screens: ['searches', 'searchAlerts'] } },
    { text: 'Lead management', keptBy: { screens: ['leadManagement'] }, isForAll: true },
    { text: 'Priority support', keptBy: null },
  ],
  enterprise: [
    CONTACTS,
    ADDRESSES,
    { text: 'API access', keptBy: { screens: ['apiMarketplace'] }, isForAll: true },
    { text: 'Create and manage listings', keptBy: { screens: ['submitListing', 'myListings'] } },
    { text: 'Premium listing features', keptBy: null },
    { text: 'White-label access', keptBy: { screens: ['whiteLabelManager'] } },
    { text: 'Custom analytics', keptBy: { screens: ['websiteAnalytics'] } },
    { text: 'Dedicated account manager', keptBy: null },
  ],
};

export interface PlanClaims {
  /** What is paid for: every line opens today. */
  readonly opens: readonly string[];
  /** What is to come, named without a price. */
  readonly toCome: readonly string[];
}

export function claimsOf(plan: PlanId): PlanClaims {
  const textsOf = (claims: readonly Claim[]) => claims.map(({ text }) => text);
  return {
    opens: textsOf(CLAIMS[plan].filter(isKept)),
    toCome: textsOf(CLAIMS[plan].filter((claim) => !isKept(claim))),
  };
}

/** The plan next below that opens the same today; null where this one opens more than it. */
export function sameToday(plan: PlanId): PlanId | null {
  const below = PLAN_IDS[PLAN_IDS.indexOf(plan) - 1];
  if (below === undefined) return null;
  const has = claimsOf(below).opens;
  const isMore = CLAIMS[plan].some(
    (claim) => isKept(claim) && claim.isForAll !== true && !has.includes(claim.text),
  );
  return isMore ? null : below;
}

/** What any paid plan opens, in the words of a sentence. */
const RIGHTS: readonly Claim[] = [
  { text: 'broker contacts', keptBy: { call: 'contact_broker' } },
  { text: 'full addresses of communities', keptBy: { table: 'listing_addresses' } },
  { text: 'messages to members', keptBy: { screens: ['messages'] } },
  { text: 'listings of your own', keptBy: { screens: ['submitListing'] } },
];

/** "broker contacts and full addresses of communities", growing with what is built. */
export const paidRights: string = formatList(RIGHTS.filter(isKept).map(({ text }) => text));

/** Whether members write to members here; until then an inquiry goes by e-mail. */
export const hasMessages: boolean = isBuilt('messages');

/** Whether there is a screen on which a plan's listings can be made. */
export const hasListingForm: boolean = isBuilt('submitListing');

/** What asks for a subscription. */
export const PRO_PARTS: readonly PathName[] = [
  'aiWorkflow',
  'dealRooms',
  'integrations',
  'transactions',
];

/** The screens behind a paid plan, by title. */
export const paidScreens: readonly string[] = PRO_PARTS.filter(isBuilt).map(
  (name) => routeNamed(name).title,
);
