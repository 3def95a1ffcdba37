import { notificationPath } from '#shared/messaging/notifications/notification-path.ts';
import { isRouteOpenAt } from '#shared/navigation/dashboards.ts';
import type { Notification } from '../notifications/index.ts';

/** True if the screen is the notification's target. */
export function isOnTargetScreen({ metadata }: Notification, pathname: string): boolean {
  const place = notificationPath(metadata);
  return place !== null && isRouteOpenAt(place, pathname);
}
