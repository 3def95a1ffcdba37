import { safeRedirect } from '../../navigation/safe-redirect.ts';
import { linkTo } from '../../routes.ts';

/** An id as used in a URL, with nothing that could lead elsewhere. */
const ID = /^[0-9A-Za-z-]{1,64}$/;

const idIn = (value: unknown): string | null =>
  typeof value === 'string' && ID.test(value) ? value : null;

/**
 * Returns where a notification leads: its listing, property, or path, in this order; null if nowhere. Paths come from
 * outside the app, so only those of an app screen are followed.
 */
export function notificationPath(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const { listing_id, property_id, path } = metadata as Readonly<Record<string, unknown>>;
  const id = idIn(listing_id) ?? idIn(property_id);
  if (id !== null) return linkTo('property', { id });
  return typeof path === 'string' && path.startsWith('/') ? safeRedirect(path) : null;
}
