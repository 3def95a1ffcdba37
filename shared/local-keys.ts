/**
 * Local storage keys set by the specification. Public pages load this file, so the onboarding keys are in
 * `renderer/features/account/onboarding/browserState.ts`.
 */
export const RECENT_SEARCHES_KEY = 'recentPropertySearches';
export const DISMISSED_TIPS_KEY = 'dismissedTips';
/** `ab_test_{name}`. Also read by `renderer/public/first-paint.js`. */
export const HOMEPAGE_LAYOUT_KEY = 'ab_test_homepage_layout';
