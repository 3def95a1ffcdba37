/** Kept apart from the other constants, which every page loads; these load late. */
/** How long to wait after the install prompt is dismissed; the iPhone prompt needs more taps. */
export const INSTALL_DISMISSED_MS = 7 * 86_400_000;
export const IOS_INSTALL_DISMISSED_MS = 3 * 86_400_000;
export const IOS_HELP_MS = 8000;
export const APP_VERSION = '1.0.1';
export const VERSION_CHECK_MS = 300_000;
/** Polling interval for queued changes. */
export const PENDING_UPDATES_POLL_MS = 5000;
export const CACHE_CLEAR_MS = 7 * 86_400_000;
