import { formatNumber } from '../../../shared/format/number.ts';
import { formatAskingPrice, propertyTypeLabel } from '../../../shared/listings/listing-figures.ts';
import * as s from '../../../shared/shape.ts';
import { assertShape } from '../_shared/call-database.ts';
import { escapeHtml } from '../_shared/emails/escape.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';

const MOST = 50;
const TIMEOUT_MS = 10_000;

const isListings = s.listOf(
  s.object({
    id: s.text,
    property_name: s.text,
    location: s.text,
    property_type: s.text,
    price: s.orNull(s.number),
    total_beds: s.orNull(s.number),
    status: s.text,
    listing_images: s.listOf(s.object({ image_url: s.text })),
  }),
);
type Listings = s.ShapeOf<typeof isListings>;

/**
 * Reads a broker's newest listings as a visitor of the public site does, so a widget can't show more than the site. One
 * row more than is shown tells whether there are others.
 */
export async function readListings(brokerId: string, env: FunctionEnv): Promise<Listings> {
  const query = new URLSearchParams({
    select:
      'id,property_name,location,property_type,price,total_beds,status,listing_images(image_url)',
    'listing_images.order': 'image_order',
    'listing_images.limit': '1',
    broker_id: `eq.${brokerId}`,
    is_confidential: 'is.false',
    order: 'created_at.desc,id',
    limit: String(MOST + 1),
  });
  const key = env.SUPABASE_PUBLISHABLE_KEY;
  const response = await (env.fetch ?? fetch)(`${env.SUPABASE_URL}/rest/v1/listings?${query}`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`listings returned status ${response.status}`);
  return assertShape(body, isListings, 'listings');
}

/** Pictures of storage are on the server of this page; those of the demo are on the site. */
const pictureUrl = (path: string, site: string): string =>
  path.startsWith('/storage/') ? path : site + path;

/** Returns listings as HTML. */
export function renderListings(listings: Listings, site: string): string {
  if (listings.length === 0) return '<p class="note">No listings on the market right now.</p>';
  const items = listings.slice(0, MOST).map((listing) => {
    const image = listing.listing_images[0]?.image_url;
    const facts = [
      propertyTypeLabel(listing.property_type),
      listing.total_beds === null ? '' : `${formatNumber(listing.total_beds)} beds`,
      listing.status === 'under_contract' ? 'Under contract' : '',
    ].filter(Boolean);
    const picture =
      image === undefined
        ? ''
        : `<div class="photo"><img src="${escapeHtml(pictureUrl(image, site))}" alt="" loading="lazy"></div>`;
    return `<li>${picture}<div class="facts"><h2><a href="${escapeHtml(site)}/property/${listing.id}" target="_blank" rel="noopener">${escapeHtml(listing.property_name)}</a></h2><p>${escapeHtml(listing.location)}</p><p class="note">${escapeHtml(facts.join(' · '))}</p><p class="price">${listing.price === null ? 'Price on request' : escapeHtml(formatAskingPrice(listing.price))}</p></div></li>`;
  });
  const more = listings.length > MOST ? `<p class="note">The newest ${MOST} listings.</p>` : '';
  return `<ul class="list">${items.join('\n')}</ul>${more}`;
}
