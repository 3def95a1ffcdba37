/** Storage key of this tab's tour. */
export const RUNNING_KEY = 'haven.tour';

/** True if this tab has a tour or its URL requests one. */
export function isTourRunning(): boolean {
  try {
    return /[?&]tour=/.test(location.search) || sessionStorage.getItem(RUNNING_KEY) !== null;
  } catch {
    // Without storage there is no tour to continue.
    return false;
  }
}
