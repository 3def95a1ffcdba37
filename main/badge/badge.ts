const MOST_SHOWN = 99;

/** What a system can do: a number at the icon, or a picture over it in the taskbar of Windows. */
export interface BadgePort {
  readonly platform: NodeJS.Platform;
  /** `app.setBadgeCount`; false where the desktop has no such thing. */
  setCount(count: number): boolean;
  /** `app.dock.setBadge`. */
  setDockText(text: string): void;
  /** Draws the picture and sets it on every window, with the words for screen readers; null clears it. */
  setOverlay(badge: { text: string; description: string } | null): void;
}

export type BadgeOutcome = 'dock' | 'overlay' | 'count' | 'none';

/** What stands in a badge; nothing for zero and for what is no count. */
export function badgeText(count: number): string {
  if (!Number.isFinite(count) || count < 1) return '';
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(Math.floor(count));
}

/** Shows how much is unread, as the server counted it, in whichever way this system has. */
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
