/** Which tour this tab is on. */
export const RUNNING_KEY = 'haven.tour';

/** Whether this tab is on a tour, or its address asks for one. */
export function isTouring(): boolean {
  try {
    return /[?&]tour=/.test(location.search) || sessionStorage.getItem(RUNNING_KEY) !== null;
  } catch {
    // A browser that keeps nothing has no tour to go on with.
    return false;
  }
}
