/** Somebody’s own word that this browser is not to be counted; their switch is in the profile. */
const KEY = 'haven.uncounted';

interface Surroundings {
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
    // What cannot be kept is asked again at the next visit.
  }
}

/** Whoever asks not to be followed is not even counted, and a program is no visitor. The server asks the same. */
export const mayCount = (
  { webdriver, globalPrivacyControl, doNotTrack }: Surroundings = navigator as Surroundings,
): boolean =>
  webdriver !== true && globalPrivacyControl !== true && doNotTrack !== '1' && !isUncounted();
