import { safeRedirect } from '#shared/navigation/safe-redirect.ts';
import { type RouteName, routeAt } from '#shared/routes.ts';

/** The screens that pay or receive money: the server redirects to no others. */
const OF_PAYING: readonly RouteName[] = [
  'payment',
  'paymentWindow',
  'paymentLanding',
  'paymentSuccess',
  'cancelSubscription',
  'userPricing',
  'operatorBilling',
  'operatorFamilyPortal',
  'operatorProcurement',
  'rfpDetail',
  'vendorPaymentSettings',
];

function screenOfPaying(path: string) {
  const route = routeAt(path);
  return route !== null && OF_PAYING.includes(route.name) ? route : null;
}

/** A payment's redirect target: a screen of this app or a page of the provider. */
export type PaymentTarget =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly url: string };

/**
 * Validates the server's payment redirect; null for an unexpected target. Defends against pages that only look like a
 * payment page: another site, another scheme, or a name such as `stripe.com.evil.example`.
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

/** Returns the provider's invoice URL; null if the URL belongs to another site. */
export function invoiceAddress(url: string | null, ownOrigins: readonly string[]): string | null {
  const parsed = url === null ? null : parse(url);
  const isTrusted = parsed !== null && (isOfProvider(parsed) || ownOrigins.includes(parsed.origin));
  return isTrusted ? parsed.href : null;
}

const isOfProvider = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' && port === '' && hostname.endsWith('.stripe.com');

const parse = (url: string, base?: string): URL | null =>
  URL.canParse(url, base) ? new URL(url, base) : null;
