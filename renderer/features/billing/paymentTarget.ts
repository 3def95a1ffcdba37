import { safeRedirect } from '#shared/navigation/safe-redirect.ts';
import { type RouteName, routeAt } from '#shared/routes.ts';

/** The screens of paying: the server sends nobody to another one. */
const OF_PAYING: readonly RouteName[] = [
  'payment',
  'paymentWindow',
  'paymentLanding',
  'paymentSuccess',
  'cancelSubscription',
  'userPricing',
];

function screenOfPaying(path: string) {
  const route = routeAt(path);
  return route !== null && OF_PAYING.includes(route.name) ? route : null;
}

/** Where a payment goes on: a screen of this app, or a page of the provider's. */
export type PaymentTarget =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly url: string };

/**
 * Where the server sends somebody who pays, or null for a place that it cannot mean. It defends
 * against a payment page that only looks like one: another site, another scheme, a name such as
 * `stripe.com.evil.example`.
 */
export function paymentTarget(url: string, ownOrigins: readonly string[]): PaymentTarget | null {
  const parsed = parse(url, ownOrigins[0]);
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return null;
  if (ownOrigins.includes(parsed.origin)) {
    const to = safeRedirect(parsed.pathname + parsed.search, screenOfPaying);
    return to === null ? null : { kind: 'inside', to };
  }
  return isOfProvider(parsed) ? { kind: 'outside', url: parsed.href } : null;
}

/** An invoice where the provider shows it; null when the address is somebody else's. */
export function invoiceAddress(url: string | null, ownOrigins: readonly string[]): string | null {
  const parsed = url === null ? null : parse(url);
  const isTrusted = parsed !== null && (isOfProvider(parsed) || ownOrigins.includes(parsed.origin));
  return isTrusted ? parsed.href : null;
}

const isOfProvider = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' && port === '' && hostname.endsWith('.stripe.com');

const parse = (url: string, base?: string): URL | null =>
  URL.canParse(url, base) ? new URL(url, base) : null;
