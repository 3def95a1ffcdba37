/**
 * Names in the browser's local storage that the specification gives as written. Public pages load this file, so the
 * names of onboarding are in `renderer/features/onboarding/browserState.ts`.
 */
export const RECENT_SEARCHES_KEY = 'recentPropertySearches';
export const DISMISSED_TIPS_KEY = 'dismissedTips';
/** `ab_test_{name}`. `renderer/public/first-paint.js` reads it too. */
export const HOMEPAGE_LAYOUT_KEY = 'ab_test_homepage_layout';
