import { linkTo, type RouteRecord, signInPathFor } from '../routes.ts';
import { type AccessContext, subscriptionAccess } from './access.ts';
import { isClosedToVendors } from './closed-to-vendors.ts';
import { hasAdminAccess, hasVendorAccess } from './roles.ts';

/** Screens shown in place of one the user can't open. */
export type RestrictionReason =
  | 'pending'
  | 'rejected'
  | 'suspended'
  | 'vendor-access-only'
  | 'admin-access-restricted'
  | 'haven-realty-access-required'
  | 'vendor-area';

export type AccessDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'sign-in'; readonly to: string }
  | { readonly kind: 'upgrade'; readonly to: string }
  | { readonly kind: 'refused'; readonly as: RestrictionReason };

/** A navigation target; `route` is null for an unknown URL. */
export interface AccessTarget {
  readonly route: Pick<
    RouteRecord,
    'access' | 'gate' | 'isForMembers' | 'isPrerendered' | 'staysOpen'
  > | null;
  readonly pathname: string;
  readonly search?: string;
}

const OPEN: AccessDecision = { kind: 'open' };

const denyAccess = (as: RestrictionReason): AccessDecision => ({ kind: 'refused', as });

/** True for a vendor who can't see other dashboards, or a pilot in the vendor view. */
export const isOnlyVendor = ({ userType, roles, viewAs }: AccessContext): boolean =>
  viewAs === 'vendor' ||
  (userType === 'vendor' &&
    !roles.some((role) => ['admin', 'pilot', 'support', 'operator'].includes(role)));

/** The owner types the brokerage's name, so it opens the screen but grants no access to rows. */
export const hasRealtyAccess = ({ isCompanyUser, brokerageName }: AccessContext): boolean =>
  isCompanyUser || /haven realty/i.test(brokerageName ?? '');

/** True if the account must be known before deciding. */
export const requiresKnownAccount = ({ route, pathname }: AccessTarget): boolean =>
  needsSession(route) || isClosedToVendors(pathname);

/** True if the screen has nothing for signed-out users. */
export const isForMembers = (route: AccessTarget['route']): boolean =>
  route !== null && (route.access !== 'public' || route.isForMembers === true);

/** Pages that unapproved accounts can also open: public documents, sign-in, and contact pages. */
const staysOpen = (route: AccessTarget['route']): boolean =>
  route === null || route.isPrerendered === true || route.staysOpen === true;

/** True if the route needs a session: it is for members, or for some of them. */
export const needsSession = (route: AccessTarget['route']): boolean =>
  isForMembers(route) || route?.gate !== undefined;

/** Decides what happens when a user (null: signed out) opens a place. */
export function decideAccess(
  place: AccessTarget,
  who: AccessContext | null,
  now: Date,
): AccessDecision {
  const { route, pathname, search = '' } = place;
  if (who !== null && who.approval !== 'approved' && !staysOpen(route))
    return denyAccess(who.approval);
  if (!requiresKnownAccount(place)) return OPEN;
  if (who === null) {
    return needsSession(route) ? { kind: 'sign-in', to: signInPathFor(pathname, search) } : OPEN;
  }
  if (isOnlyVendor(who) && isClosedToVendors(pathname)) {
    return denyAccess(who.approval === 'approved' ? 'vendor-access-only' : who.approval);
  }
  if (route?.access === 'admin' && !hasAdminAccess(who.roles)) {
    return denyAccess('admin-access-restricted');
  }
  if (route?.access === 'company' && !hasRealtyAccess(who)) {
    return denyAccess('haven-realty-access-required');
  }
  if (route?.gate === 'vendor' && !hasVendorAccess(who.roles) && !hasAdminAccess(who.roles)) {
    return denyAccess('vendor-area');
  }
  if (route?.gate === 'pro' && !subscriptionAccess(who, now).isOpen) {
    return { kind: 'upgrade', to: pricingLink(pathname) };
  }
  return OPEN;
}

/** Links to the plans, passing along the page the user wanted. */
function pricingLink(pathname: string): string {
  return linkTo('userPricing', undefined, { wanted: pathname.replace(/^\/+/, '') });
}
