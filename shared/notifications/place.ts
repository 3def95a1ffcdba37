import { safeRedirect } from '../navigation/safe-redirect.ts';
import { linkTo } from '../routes.ts';

/** An id as it stands in an address: nothing that could lead elsewhere. */
const ID = /^[0-9A-Za-z-]{1,64}$/;

const idIn = (value: unknown): string | null =>
  typeof value === 'string' && ID.test(value) ? value : null;

/**
 * Where a notification leads: to its listing, its property or its path, in this order; null where it leads
 * nowhere. A path comes from outside of the app, so only one of a screen of ours is followed.
 */
export function placeOf(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const { listing_id, property_id, path } = metadata as Readonly<Record<string, unknown>>;
  const id = idIn(listing_id) ?? idIn(property_id);
  if (id !== null) return linkTo('property', { id });
  return typeof path === 'string' && path.startsWith('/') ? safeRedirect(path) : null;
}
