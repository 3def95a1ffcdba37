import { CONTACTS_UNLIMITED, isPlanId, PLANS, planOfTier } from '../account/billing/plans.ts';
import { LISTING_ALLOWANCE_TRIAL, LISTING_ALLOWANCE_UNLIMITED } from '../constants.ts';
import {
  type AccountRoleInfo,
  effectiveUserType,
  hasOperationsAccess,
  type PilotView,
} from './roles.ts';

/** A row of `subscribers`, without its owner. */
export interface Subscription {
  readonly subscribed: boolean;
  readonly subscription_tier: string | null;
  readonly is_trial: boolean;
  readonly subscription_end: string | null;
}

export type Approval = 'approved' | 'pending' | 'rejected' | 'suspended';

/** Everything about an account that decides its access. The client only renders it; the server decides. */
export interface AccessContext extends AccountRoleInfo {
  readonly approval: Approval;
  /** Set by flag or by the domain of a confirmed email; the server sets it for both. */
  readonly isCompanyUser: boolean;
  readonly brokerageName: string | null;
  readonly subscription: Subscription | null;
  /** The plan of the current workspace, which applies to each member; null without one. */
  readonly seatPlan: string | null;
  /** The user's only community positions are those of a resident's family. */
  readonly isFamily?: boolean;
  /** The role a pilot is viewing the product as, if chosen. */
  readonly viewAs?: PilotView;
}

/** Returns an approved account without role, plan, or company, plus the given overrides. */
export const approvedAccessContext = (more: Partial<AccessContext> = {}): AccessContext => ({
  roles: [],
  staffRole: null,
  userType: null,
  approval: 'approved',
  isCompanyUser: false,
  brokerageName: null,
  subscription: null,
  seatPlan: null,
  ...more,
});

/**
 * Returns the standing a pilot sees in a view: only that role, without staff, company, or other roles. The pilot’s
 * full access stays, and server responses don't change because the server knows no views.
 */
export function applyPilotView(context: AccessContext, view: PilotView | null): AccessContext {
  if (view === null || context.approval !== 'approved' || !context.roles.includes('pilot')) {
    return context;
  }
  if (view === 'admin') return { ...context, viewAs: view };
  return {
    ...context,
    viewAs: view,
    roles: ['pilot', view],
    staffRole: null,
    userType: view,
    isCompanyUser: false,
    brokerageName: null,
  };
}

interface Review {
  readonly requires_approval: boolean;
  readonly approval_status: Exclude<Approval, 'suspended'>;
  readonly suspended_at: string | null;
}

/** Mirrors the database's `private.is_approved()`, with a reason. */
export function getApproval(profile: Review): Approval {
  if (profile.suspended_at !== null) return 'suspended';
  if (profile.approval_status === 'rejected') return 'rejected';
  return profile.requires_approval ? profile.approval_status : 'approved';
}

export interface SubscriptionAccess {
  /** Contacts, messages, full addresses, and the pro sections of the menus. */
  readonly isOpen: boolean;
  readonly mayCreateListings: boolean;
  /** Listing limit; -1 means unlimited. */
  readonly listingAllowance: number;
  /** Brokers that can be contacted per calendar month (UTC); -1 means unlimited. */
  readonly contactsPerMonth: number;
}

const LISTING_TIERS = [
  'professional',
  'buyer-starter',
  'enterprise',
  'Enterprise-Company',
  'operator-enterprise',
];

const mayList = (tier: string | null): boolean =>
  tier !== null && (LISTING_TIERS.includes(tier) || tier.startsWith('operator-'));

const EVERYTHING: SubscriptionAccess = {
  isOpen: true,
  mayCreateListings: true,
  listingAllowance: LISTING_ALLOWANCE_UNLIMITED,
  contactsPerMonth: CONTACTS_UNLIMITED,
};

const NOTHING: SubscriptionAccess = {
  isOpen: false,
  mayCreateListings: false,
  listingAllowance: 0,
  contactsPerMonth: PLANS.basic.contactsPerMonth,
};

const isUnlimited = (allowance: number) => allowance < 0;

/** Returns the larger of two allowances, where -1 means unlimited. */
const largerAllowance = (one: number, other: number): number =>
  isUnlimited(one) || isUnlimited(other) ? -1 : Math.max(one, other);

/** Returns the access of one subscription. Mirrors the database's `private.access_of_subscription()`. */
function accessOfSubscription(subscription: Subscription | null, now: Date): SubscriptionAccess {
  if (subscription === null || hasEnded(subscription, now)) return NOTHING;
  const { subscribed, is_trial: isTrial, subscription_tier: tier } = subscription;
  if (!subscribed && !isTrial) return NOTHING;
  return {
    isOpen: subscribed,
    mayCreateListings: mayList(tier),
    listingAllowance: isTrial ? LISTING_ALLOWANCE_TRIAL : LISTING_ALLOWANCE_UNLIMITED,
    contactsPerMonth: (subscribed ? planOfTier(tier) : PLANS.basic).contactsPerMonth,
  };
}

/** Returns a workspace's plan as each member's subscription; null for a free plan. */
function seatSubscription(plan: string | null): Subscription | null {
  const tier = isPlanId(plan) ? PLANS[plan].tier : null;
  if (tier === null) return null;
  return { subscribed: true, subscription_tier: tier, is_trial: false, subscription_end: null };
}

/**
 * Returns a user's subscription access. Company users, pilots, and administrators need no subscription; others get
 * the better of their own and their workspace's plan. Mirrors the database's `private.access_of()`.
 */
export function subscriptionAccess(
  { approval, roles, isCompanyUser, subscription, seatPlan }: Omit<AccessContext, 'brokerageName'>,
  now: Date,
): SubscriptionAccess {
  if (approval !== 'approved') return NOTHING;
  if (isCompanyUser || roles.includes('pilot') || roles.includes('admin')) return EVERYTHING;
  const own = accessOfSubscription(subscription, now);
  const seat = accessOfSubscription(seatSubscription(seatPlan), now);
  return {
    isOpen: own.isOpen || seat.isOpen,
    mayCreateListings: own.mayCreateListings || seat.mayCreateListings,
    listingAllowance: largerAllowance(own.listingAllowance, seat.listingAllowance),
    contactsPerMonth: largerAllowance(own.contactsPerMonth, seat.contactsPerMonth),
  };
}

/** True if the user has their own plan or trial that can be canceled. */
export const hasSubscription = (
  { subscription }: Pick<AccessContext, 'subscription'>,
  now: Date,
): boolean =>
  subscription !== null &&
  (subscription.subscribed || subscription.is_trial) &&
  !hasEnded(subscription, now);

/** A trial without an end date counts as ended; a plan without one continues. */
function hasEnded({ is_trial: isTrial, subscription_end: end }: Subscription, now: Date): boolean {
  return end === null ? isTrial : new Date(end) <= now;
}

/** True for a buyer with no plan, no company, and no role that operates communities. */
export function isRestrictedBuyer(context: AccessContext, now: Date): boolean {
  return (
    effectiveUserType(context) === 'buyer' &&
    !context.isCompanyUser &&
    !hasOperationsAccess(context.roles) &&
    !subscriptionAccess(context, now).isOpen
  );
}

/** Returns the header badge for accounts with more than a free plan. */
export function getAccountBadge(
  context: AccessContext,
  now: Date,
): 'Internal Access' | 'Premium' | 'Pro' | null {
  if (context.isCompanyUser) return 'Internal Access';
  const paid = [context.subscription, seatSubscription(context.seatPlan)].filter(
    (one) => accessOfSubscription(one, now).isOpen,
  );
  if (paid.length === 0 || !subscriptionAccess(context, now).isOpen) return null;
  return paid.some((one) => /enterprise/i.test(one?.subscription_tier ?? '')) ? 'Premium' : 'Pro';
}
