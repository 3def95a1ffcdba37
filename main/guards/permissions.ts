import type { Session } from 'electron';
import { isOwnPage } from './own-page.ts';

/** Copying a text on a click is all the app needs of what browsers ask about. */
const NEEDED = new Set(['clipboard-sanitized-write']);
/** A backend on this computer is reached through these. */
const LOOPBACK = new Set(['loopback-network', 'local-network-access']);

/** Refuses every permission but the few that the app's own page needs. */
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
