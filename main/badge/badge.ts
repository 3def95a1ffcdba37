const MOST_SHOWN = 99;

/** Badge features of a system: a number on the icon, or an overlay image in the Windows taskbar. */
export interface BadgePort {
  readonly platform: NodeJS.Platform;
  /** `app.setBadgeCount`; returns false if the desktop doesn't support badges. */
  setCount(count: number): boolean;
  /** `app.dock.setBadge`. */
  setDockText(text: string): void;
  /** Draws the image and sets it on every window, with a description for screen readers; null clears it. */
  setOverlay(badge: { text: string; description: string } | null): void;
}

export type BadgeOutcome = 'dock' | 'overlay' | 'count' | 'none';

/** Returns the badge text; empty for zero and invalid counts. */
export function badgeText(count: number): string {
  if (!Number.isFinite(count) || count < 1) return '';
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(Math.floor(count));
}

/** Shows the server's unread count in the way this system supports. */
export function showBadge(port: BadgePort, count: number): BadgeOutcome {
  const text = badgeText(count);
  if (port.platform === 'darwin') {
    port.setDockText(text);
    return 'dock';
  }
  if (port.platform === 'win32') {
    const description = text === '1' ? '1 unread notification' : `${text} unread notifications`;
    port.setOverlay(text === '' ? null : { text, description });
    return 'overlay';
  }
  return port.setCount(text === '' ? 0 : Math.floor(count)) ? 'count' : 'none';
}
