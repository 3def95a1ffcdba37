import { linkTo } from '../routes.ts';

/** Path prefixes closed to vendors, per the specification. They also cover later routes and unknown paths. */
export const vendorBlockedPrefixes = [
  '/listings',
  '/listing/',
  '/property-comparison-tool',
  '/submit-listing',
  '/portfolios',
  '/transactions',
  '/ai-workflow',
  '/dashboard',
  '/agents',
  '/saved-listings',
  '/haven-realty-dashboard',
  '/buyer-dashboard',
  '/seller-dashboard',
  '/operator-dashboard',
  '/investor-dashboard',
  '/admin',
] as const;

/** Normalizes a path as the router does: decoded, lowercase, without repeated or trailing slashes. */
function matchedPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // A malformed escape is matched literally.
  }
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/** `/dashboard` itself redirects vendors to their own dashboard, so it stays open. */
export function isClosedToVendors(pathname: string): boolean {
  const path = matchedPath(pathname);
  return (
    path !== linkTo('dashboard') && vendorBlockedPrefixes.some((prefix) => path.startsWith(prefix))
  );
}
