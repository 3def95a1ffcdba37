import { linkTo } from '../routes.ts';

/** Path prefixes closed to vendors, as the specification lists them. They cover later routes and unknown paths too. */
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

/** A path as the router matches it: decoded, in lower case, without repeated or trailing slashes. */
function matchedPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // A malformed escape matches as it is written.
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
