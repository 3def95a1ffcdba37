/** Names in the browser's local storage that the specification gives as written. */
export const RECENT_SEARCHES_KEY = 'recentPropertySearches';
export const DISMISSED_TIPS_KEY = 'dismissedTips';
/** `ab_test_{name}`. `renderer/public/first-paint.js` reads it too. */
export const HOMEPAGE_LAYOUT_KEY = 'ab_test_homepage_layout';

/** The flags of the "Get Started" checklist. Each holds the ids of the accounts that it is set for. */
export const ONBOARDING_FLAG_KEYS = {
  search_attempted: 'onboarding_search_attempted',
  pricing_viewed: 'onboarding_pricing_viewed',
  features_viewed: 'onboarding_features_viewed',
} as const;
