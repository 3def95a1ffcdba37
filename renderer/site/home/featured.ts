import {
  FEATURED_POOL,
  FEATURED_ROTATION_DAYS,
  FEATURED_SHOWN,
  FEATURED_TIMEOUT_MS,
} from '#shared/constants.ts';
import { FEATURED_COLUMNS, FEATURED_IMAGE_COLUMNS, withImages } from '#shared/listings/columns.ts';
import * as s from '../../ui/shape/shape.ts';
import { readRows } from '../data/publicData.ts';
import { areFeatured, type FeaturedListing } from './featuredListing.ts';

const areIds = s.listOf(s.object({ id: s.text }));

const DAY_MS = 86_400_000;

/** Returns the items of the current rotation; it advances every four days and wraps around. */
export function rotateFeatured<Item>(list: readonly Item[], now: number): Item[] {
  const rotation = Math.floor(now / DAY_MS / FEATURED_ROTATION_DAYS);
  const shown = Math.min(FEATURED_SHOWN, list.length);
  return Array.from(
    { length: shown },
    (_, place) => list[(rotation * FEATURED_ROTATION_DAYS + place) % list.length] as Item,
  );
}

/** Loads the active listings in the current rotation, newest first; both requests together take at most ten seconds. */
export async function loadFeatured(signal: AbortSignal): Promise<FeaturedListing[]> {
  const started = performance.now();
  const remaining = () => Math.max(1, FEATURED_TIMEOUT_MS - (performance.now() - started));
  const active = { status: 'eq.active', approval_status: 'eq.approved' };
  const all = await readRows(
    'listings',
    { select: 'id', ...active, order: 'created_at.desc,id', limit: String(FEATURED_POOL) },
    { accepts: areIds, signal, timeoutMs: remaining() },
  );
  const ids = rotateFeatured(all, Date.now()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await readRows(
    'listings',
    {
      select: withImages(FEATURED_COLUMNS, FEATURED_IMAGE_COLUMNS),
      ...active,
      id: `in.(${ids.join()})`,
      'listing_images.order': 'image_order',
      'listing_images.limit': '1',
    },
    { accepts: areFeatured, signal, timeoutMs: remaining() },
  );
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
