import type { Session } from 'electron';
import { isOwnPage } from './own-page.ts';

/** The only browser permission the app needs is copying text on a click. */
const NEEDED = new Set(['clipboard-sanitized-write']);
/** Permissions for reaching a backend on this computer. */
const LOOPBACK = new Set(['loopback-network', 'local-network-access']);

/** Denies all permissions except the few that the app's own page needs. */
export function guardPermissions(
  session: Pick<
    Session,
    'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
  >,
  { usesLoopback }: { usesLoopback: () => boolean },
): void {
  const isNeeded = (permission: string) =>
    NEEDED.has(permission) || (LOOPBACK.has(permission) && usesLoopback());
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl }) => {
    decide(isNeeded(permission) && isOwnPage(requestingUrl));
  });
  session.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) =>
      isNeeded(permission) && isOwnPage(requestingOrigin),
  );
  session.setDevicePermissionHandler(() => false);
}
