import { isShownAt } from '#shared/navigation/dashboards.ts';
import { placeOf } from '#shared/notifications/place.ts';
import type { Notification } from '../notifications/index.ts';

/** True if the screen is the notification's target. */
export function isShownWith({ metadata }: Notification, pathname: string): boolean {
  const place = placeOf(metadata);
  return place !== null && isShownAt(place, pathname);
}
