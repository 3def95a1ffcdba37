/** Apart from the other constants, which every page loads: what is here comes late. */
/** Who does not want the app on their device is not asked again so soon; on an iPhone it takes more taps. */
export const INSTALL_DISMISSED_MS = 7 * 86_400_000;
export const IOS_INSTALL_DISMISSED_MS = 3 * 86_400_000;
export const IOS_HELP_MS = 8000;
export const APP_VERSION = '1.0.1';
export const VERSION_CHECK_MS = 300_000;
/** How often it is looked what waits to be sent. */
export const PENDING_UPDATES_POLL_MS = 5000;
export const CACHE_CLEAR_MS = 7 * 86_400_000;
