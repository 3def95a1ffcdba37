import { type Brand, wornOf } from '../../shared/brand/brand.ts';
import { escapeHtml } from '../../supabase/functions/_shared/letters/escape.ts';
import type { ShareBrand } from '../share/shareImage.ts';
import { emptied } from './documents.ts';
import type { AskAsVisitor } from './records.ts';

/** One label before the name of this server: where a workspace has its own address. */
const LABEL = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

/** The label of a host that stands below another; null for a name by itself and for an address of numbers. */
export function labelOf(host: string): string | null {
  const [name = ''] = host.toLowerCase().split(':', 1);
  const [label = '', ...rest] = name.split('.');
  const isBelow = rest.length > 1 || rest[0] === 'localhost';
  const isNumber = rest.every((part) => part !== '' && [...part].every((digit) => digit <= '9'));
  return isBelow && !isNumber && LABEL.test(label) ? label : null;
}

/** Whether a host is the address of a workspace below a name. */
export function isBelow(host: string, name: string): boolean {
  const label = labelOf(host);
  return label !== null && host.toLowerCase() === `${label}.${name.toLowerCase()}`;
}

const FRESH_MS = 30_000;
const KEPT = 500;

interface Known {
  readonly brand: Brand | null;
  readonly until: number;
}

/** What says which brand a host shows, by asking what a visitor would; null for the product's own. */
export function makeBrandOf() {
  const known = new Map<string, Known>();
  const brandOf = async (host: string, ask: AskAsVisitor): Promise<Brand | null> => {
    const label = labelOf(host);
    if (label === null) return null;
    const kept = known.get(label);
    if (kept !== undefined && kept.until > Date.now()) return kept.brand;
    const answer = await ask(`/rpc/brand_of_subdomain?subdomain=${label}`);
    if (!answer.ok) return kept?.brand ?? null;
    const brand = (await answer.json()) as Brand | null;
    const [oldest] = known.keys();
    if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
    known.set(label, { brand, until: Date.now() + FRESH_MS });
    return brand;
  };
  return Object.assign(brandOf, { clear: () => emptied(known) });
}

/** Behind everything, so that the script has run which puts the look on. */
const WORN_ID = 'worn';

/**
 * A document in the look of a workspace, at whose address it stands. `first-paint.js` reads it before anything is drawn, for which a document whose
 * end is still on its way has to wait.
 */
export function dress(html: string, brand: Brand, origin: string): string {
  const wait = `<link rel="expect" href="#${WORN_ID}" blocking="render">`;
  const worn = escapeHtml(JSON.stringify(wornOf(brand)));
  const name = escapeHtml(brand.product_name);
  return html
    .replace('<head>', () => `<head><meta name="haven-brand" content="${worn}">${wait}`)
    .replace('</body>', () => `<template id="${WORN_ID}"></template></body>`)
    .replace(NAMED, (all: string) => all.replaceAll('Haven Exchange', () => name))
    .replace(ADDRESSED, (_all, tag: string) => tag + escapeHtml(origin));
}

/** What names the product: its title, and what a link to it is shown with. */
const NAMED =
  /<title>[^<]*<\/title>|<meta property="og:(?:site_name|title|image:alt)" content="[^"]*"/g;
/** Addresses of such a link, up to their path: what is shared here leads here, under the look that it has here. */
const ADDRESSED = /(<meta property="og:(?:image|url)" content=")https?:\/\/[^"/]+/g;

/** What a picture beside a link has of a brand. */
export const sharedLookOf = (brand: Brand): ShareBrand => ({
  name: brand.product_name,
  panel: brand.accent_light,
  field: brand.surface,
});
