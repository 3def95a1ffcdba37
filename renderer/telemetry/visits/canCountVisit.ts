/** The user's opt-out of counting in this browser; the switch is on the profile page. */
const KEY = 'haven.uncounted';

interface BrowserSignals {
  readonly webdriver?: boolean;
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

export function isUncounted(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setUncounted(isUncounted: boolean): void {
  try {
    if (isUncounted) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // If storage is unavailable, the choice isn't saved.
  }
}

/** False for bots and for users who send Do Not Track or Global Privacy Control. The server checks the same. */
export const canCountVisit = (
  { webdriver, globalPrivacyControl, doNotTrack }: BrowserSignals = navigator as BrowserSignals,
): boolean =>
  webdriver !== true && globalPrivacyControl !== true && doNotTrack !== '1' && !isUncounted();
