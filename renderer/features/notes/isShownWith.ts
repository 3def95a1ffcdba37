import { isShownAt } from '#shared/navigation/dashboards.ts';
import { placeOf } from '#shared/notifications/place.ts';
import type { Notification } from '../notifications/index.ts';

/** Whether a screen is where a notification leads. */
export function isShownWith({ metadata }: Notification, pathname: string): boolean {
  const place = placeOf(metadata);
  return place !== null && isShownAt(place, pathname);
}
