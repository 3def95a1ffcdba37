import { linkTo, type RouteRecord, signInFor } from '../routes.ts';
import { type Standing, subscriptionAccess } from './access.ts';
import { isClosedToVendors } from './closed-to-vendors.ts';
import { hasAdminAccess, hasVendorAccess } from './roles.ts';

/** The screens that stand in the place of one that a person may not open. */
export type Refusal =
  | 'pending'
  | 'rejected'
  | 'suspended'
  | 'vendor-access-only'
  | 'admin-access-restricted'
  | 'haven-realty-access-required'
  | 'vendor-area';

export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'sign-in'; readonly to: string }
  | { readonly kind: 'upgrade'; readonly to: string }
  | { readonly kind: 'refused'; readonly as: Refusal };

/** Where somebody wants to go; `route` is null for an address that no screen has. */
export interface Place {
  readonly route: Pick<
    RouteRecord,
    'access' | 'gate' | 'isForMembers' | 'isPrerendered' | 'staysOpen'
  > | null;
  readonly pathname: string;
  readonly search?: string;
}

const OPEN: Verdict = { kind: 'open' };

const refused = (as: Refusal): Verdict => ({ kind: 'refused', as });

/** Somebody who is a vendor and nothing that sees other dashboards, or looks as one. */
export const isOnlyVendor = ({ userType, roles, viewAs }: Standing): boolean =>
  viewAs === 'vendor' ||
  (userType === 'vendor' &&
    !roles.some((role) => ['admin', 'pilot', 'support', 'operator'].includes(role)));

/** The brokerage's name is typed by its owner: it opens the screen, and no row behind it. */
export const hasRealtyAccess = ({ isCompanyUser, brokerageName }: Standing): boolean =>
  isCompanyUser || /haven realty/i.test(brokerageName ?? '');

/** Whether the account has to be known before anything can be said. */
export const asksWhoIsThere = ({ route, pathname }: Place): boolean =>
  needsSession(route) || isClosedToVendors(pathname);

/** Whether the screen has nothing to show to somebody signed out. */
export const isForMembers = (route: Place['route']): boolean =>
  route !== null && (route.access !== 'public' || route.isForMembers === true);

/** What an account that nobody has approved reads as well: public documents, and the way in and to the team. */
const staysOpen = (route: Place['route']): boolean =>
  route === null || route.isPrerendered === true || route.staysOpen === true;

/** Whether it begins once it is known who is there: it is for members, or for some of them. */
export const needsSession = (route: Place['route']): boolean =>
  isForMembers(route) || route?.gate !== undefined;

/** What happens to somebody (null: signed out) who opens a place. */
export function verdictOn(place: Place, who: Standing | null, now: Date): Verdict {
  const { route, pathname, search = '' } = place;
  if (who !== null && who.approval !== 'approved' && !staysOpen(route))
    return refused(who.approval);
  if (!asksWhoIsThere(place)) return OPEN;
  if (who === null) {
    return needsSession(route) ? { kind: 'sign-in', to: signInFor(pathname, search) } : OPEN;
  }
  if (isOnlyVendor(who) && isClosedToVendors(pathname)) {
    return refused(who.approval === 'approved' ? 'vendor-access-only' : who.approval);
  }
  if (route?.access === 'admin' && !hasAdminAccess(who.roles)) {
    return refused('admin-access-restricted');
  }
  if (route?.access === 'company' && !hasRealtyAccess(who)) {
    return refused('haven-realty-access-required');
  }
  if (route?.gate === 'vendor' && !hasVendorAccess(who.roles) && !hasAdminAccess(who.roles)) {
    return refused('vendor-area');
  }
  if (route?.gate === 'pro' && !subscriptionAccess(who, now).isOpen) {
    return { kind: 'upgrade', to: pricingLink(pathname) };
  }
  return OPEN;
}

/** The plans, with what the person was after. */
function pricingLink(pathname: string): string {
  return linkTo('userPricing', undefined, { wanted: pathname.replace(/^\/+/, '') });
}
