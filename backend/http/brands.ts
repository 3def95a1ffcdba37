import { type Brand, toCachedBrand } from '../../shared/teams/brand/brand.ts';
import { escapeHtml } from '../../supabase/functions/_shared/emails/escape.ts';
import type { ShareBrand } from '../share/shareImage.ts';
import { clearCache } from './documents.ts';
import type { FetchAsVisitor } from './record-visibility.ts';

/** One label before this server's name: the address of a workspace. */
const LABEL = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

/** Returns the label of a subdomain; null for a bare name or an IP address. */
export function getSubdomain(host: string): string | null {
  const [name = ''] = host.toLowerCase().split(':', 1);
  const [label = '', ...rest] = name.split('.');
  const isBelow = rest.length > 1 || rest[0] === 'localhost';
  const isNumber = rest.every((part) => part !== '' && [...part].every((digit) => digit <= '9'));
  return isBelow && !isNumber && LABEL.test(label) ? label : null;
}

/** True if a host is a workspace's address below a name. */
export function isSubdomainOf(host: string, name: string): boolean {
  const label = getSubdomain(host);
  return label !== null && host.toLowerCase() === `${label}.${name.toLowerCase()}`;
}

const FRESH_MS = 30_000;
const MAX_CACHED = 500;

interface Known {
  readonly brand: Brand | null;
  readonly until: number;
}

/** Creates a function that finds a host's brand by querying as a visitor; null for the product's own. */
export function createBrandLookup() {
  const known = new Map<string, Known>();
  const brandOf = async (host: string, fetchAsVisitor: FetchAsVisitor): Promise<Brand | null> => {
    const label = getSubdomain(host);
    if (label === null) return null;
    const cached = known.get(label);
    if (cached !== undefined && cached.until > Date.now()) return cached.brand;
    const response = await fetchAsVisitor(`/rpc/brand_of_subdomain?subdomain=${label}`);
    if (!response.ok) return cached?.brand ?? null;
    const brand = (await response.json()) as Brand | null;
    const [oldest] = known.keys();
    if (known.size >= MAX_CACHED && oldest !== undefined) known.delete(oldest);
    known.set(label, { brand, until: Date.now() + FRESH_MS });
    return brand;
  };
  return Object.assign(brandOf, { clear: () => clearCache(known) });
}

/** Placed last, so the script that applies the branding has run before it. */
const BRAND_APPLIED_ID = 'brand-applied';

/**
 * Applies a workspace's branding to a document served at its address. `first-paint.js` reads it before the first
 * paint, which has to wait until the end of the document has arrived.
 */
export function applyBrandToHtml(html: string, brand: Brand, origin: string): string {
  const wait = `<link rel="expect" href="#${BRAND_APPLIED_ID}" blocking="render">`;
  const cachedBrand = escapeHtml(JSON.stringify(toCachedBrand(brand)));
  const name = escapeHtml(brand.product_name);
  return html
    .replace('<head>', () => `<head><meta name="haven-brand" content="${cachedBrand}">${wait}`)
    .replace('</body>', () => `<template id="${BRAND_APPLIED_ID}"></template></body>`)
    .replace(NAMED, (all: string) => all.replaceAll('Haven Exchange', () => name))
    .replace(ADDRESSED, (_all, tag: string) => tag + escapeHtml(origin));
}

/** Product names: the title and link previews. */
const NAMED =
  /<title>[^<]*<\/title>|<meta property="og:(?:site_name|title|image:alt)" content="[^"]*"/g;
/** Origins in link preview URLs: links shared from here lead here, with this branding. */
const ADDRESSED = /(<meta property="og:(?:image|url)" content=")https?:\/\/[^"/]+/g;

/** Branding of a link preview image. */
export const toShareBrand = (brand: Brand): ShareBrand => ({
  name: brand.product_name,
  panel: brand.accent_light,
  field: brand.surface,
});
