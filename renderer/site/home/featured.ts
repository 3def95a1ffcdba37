import {
  FEATURED_EVERY_DAYS,
  FEATURED_POOL,
  FEATURED_SHOWN,
  FEATURED_TIMEOUT_MS,
  PREMIUM_ABOVE_DOLLARS,
} from '#shared/constants.ts';
import type { Database } from '#shared/database.types.ts';
import {
  FEATURED_COLUMNS,
  FEATURED_PICTURE_COLUMNS,
  withPictures,
} from '#shared/market/columns.ts';
import {
  listOf,
  number,
  object,
  orNull,
  type RowGuard,
  type ShapeOf,
  text,
} from '../../kit/shape/shape.ts';
import { readRows } from '../data/publicData.ts';

type Tables = Database['public']['Tables'];

type Picture = Pick<Tables['listing_images']['Row'], (typeof FEATURED_PICTURE_COLUMNS)[number]>;

const areIds = listOf(object({ id: text }));

export const areFeatured = listOf(
  object({
    id: text,
    property_name: text,
    location: text,
    price: orNull(number),
    property_type: text,
    total_beds: orNull(number),
    occupancy_rate: orNull(number),
    cap_rate: orNull(number),
    status: text,
    listing_images: listOf(
      object({
        image_url: text,
        width: orNull(number),
        height: orNull(number),
      }) satisfies RowGuard<Picture>,
    ),
  }) satisfies RowGuard<
    Pick<Tables['listings']['Row'], (typeof FEATURED_COLUMNS)[number]> & {
      readonly listing_images: readonly Picture[];
    }
  >,
);

export type FeaturedListing = ShapeOf<typeof areFeatured>[number];

const DAY_MS = 86_400_000;

/** Those whose turn it is: every four days it passes on, and after the last comes the first again. */
export function takeTurns<Item>(list: readonly Item[], now: number): Item[] {
  const turn = Math.floor(now / DAY_MS / FEATURED_EVERY_DAYS);
  const shown = Math.min(FEATURED_SHOWN, list.length);
  return Array.from(
    { length: shown },
    (_, place) => list[(turn * FEATURED_EVERY_DAYS + place) % list.length] as Item,
  );
}

/** What a place was written with: without the zip code at its end. */
const withoutZip = (location: string): string =>
  location.trim().replace(/(?<![\s,])[\s,]*\b\d{5}(?:-\d{4})?$/, '');

export const placeOf = (location: string | null): string =>
  withoutZip(location ?? '') || 'Location Available';

/** The third part of a full address; of a place in two parts, the last. */
export function stateOf(location: string | null): string {
  const parts = withoutZip(location ?? '')
    .split(',')
    .map((part) => part.trim());
  const state = parts.length >= 3 ? parts[2] : parts.length === 2 ? parts[1] : undefined;
  return state || 'State Available';
}

export const isPremium = (price: number | null): boolean =>
  price !== null && price > PREMIUM_ABOVE_DOLLARS;

/** What the specification has for a figure that nobody gave. */
export const orNotSaid = (value: number | null, write: (value: number) => string): string =>
  value === null ? 'N/A' : write(value);

/** The active ones whose turn it is, the newest first; both questions together take ten seconds at most. */
export async function loadFeatured(signal: AbortSignal): Promise<FeaturedListing[]> {
  const started = performance.now();
  const remaining = () => Math.max(1, FEATURED_TIMEOUT_MS - (performance.now() - started));
  const active = { status: 'eq.active', approval_status: 'eq.approved' };
  const all = await readRows(
    'listings',
    { select: 'id', ...active, order: 'created_at.desc,id', limit: String(FEATURED_POOL) },
    { accepts: areIds, signal, timeoutMs: remaining() },
  );
  const ids = takeTurns(all, Date.now()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await readRows(
    'listings',
    {
      select: withPictures(FEATURED_COLUMNS, FEATURED_PICTURE_COLUMNS),
      ...active,
      id: `in.(${ids.join()})`,
      'listing_images.order': 'image_order',
      'listing_images.limit': '1',
    },
    { accepts: areFeatured, signal, timeoutMs: remaining() },
  );
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
