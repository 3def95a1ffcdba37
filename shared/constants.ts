/** Constants from the specification. Durations name their unit. */

export const AUTH_LOADING_TIMEOUT_MS = 1500;
export const SECURITY_CHECK_MS = 60_000;
export const RESEND_COUNTDOWN_SECONDS = 60;
export const PASSWORD_MIN_LENGTH = 8;

/** Older data is refetched when a screen that shows it opens. */
export const QUERY_STALE_SECONDS = 300;
/** How long unused data stays cached, so going back is instant. */
export const QUERY_CACHE_SECONDS = 900;
export const QUERY_RETRIES = 1;
export const ROLE_STALE_SECONDS = 300;
/** Profile and roles, returned together by `my_account()`. */
export const ACCOUNT_STALE_SECONDS = 600;
export const ACCOUNT_CACHE_SECONDS = 1800;
/** How long a user's own data stays cached when unused, unless the specification sets another time. */
export const USER_DATA_CACHE_SECONDS = 60;

/** Debounces changes that arrive together into one fetch. */
export const REALTIME_REFETCH_MS = 100;
/** How long to wait for other channels once one has opened, so that what they follow is refetched once. */
export const REALTIME_OPENING_MS = 1000;
/** Backoff before reopening a closed channel. */
export const REALTIME_REJOIN_MS = [1000, 2000, 5000, 10_000, 30_000] as const;
/** A joined channel is treated as ready after this, even if its database never reports so. */
export const REALTIME_READY_TIMEOUT_MS = 10_000;

export const TOAST_DUPLICATE_WINDOW_MS = 5000;
export const TOAST_RECORD_LIMIT = 20;
export const TOAST_VISIBLE_MS = 5000;
/** For a toast with an undo action. */
export const TOAST_UNDO_MS = 10_000;

/** Highest count on a badge. */
export const BADGE_CAP = 99;
/** List and counts of the notification bell, and text of the full list. */
export const BELL_LIMIT = 20;
export const BELL_STALE_SECONDS = 120;
export const NOTIFICATIONS_PAGE_SIZE = 50;
export const NOTIFICATIONS_REFETCH_MS = 30_000;
export const NOTIFICATIONS_STALE_SECONDS = 10;

export const ANNOUNCEMENT_MS = 1000;

export const META_DESCRIPTION_LIMIT = 160;
export const META_DESCRIPTION_CUT = 157;

/** A new release removes old chunks; more reloads than this indicate another problem. */
export const CHUNK_RELOAD_LIMIT = 2;
export const CHUNK_RELOAD_DELAY_MS = 1000;

export const ERROR_BUFFER_LIMIT = 100;
export const ANALYTICS_BUFFER_LIMIT = 100;
export const LOG_BUFFER_LIMIT = 50;

export const PRESENCE_HEARTBEAT_MS = 30_000;
export const PAGE_VIEW_ONCE_MS = 3000;
/** A visitor this long on the site counts as engaged; a longer absence than the second starts a new visit. */
export const SESSION_THRESHOLD_MS = 300_000;
export const SESSION_RESET_MS = 1_800_000;
/** Breakpoints: phone below the first, tablet below the second. */
export const TABLET_FROM_PX = 768;
export const DESKTOP_FROM_PX = 1024;

/** Days before its end when a subscription or role is flagged. */
export const ENDING_SOON_DAYS = 14;

/** Page size of accounts, and of actions on them, for staff. */
export const ADMIN_PAGE_SIZE = 50;
/** The most rows the database returns at once. */
export const ADMIN_EXPORT_PAGE_SIZE = 200;
export const ADMIN_ACTIONS_PAGE_SIZE = 20;
/** Count limit of the account list; more is shown as "1,000+". */
export const ADMIN_COUNT_CAP = 1000;
/** Matches the constraints of the tickets table. */
export const TICKET_MESSAGE_MIN_LENGTH = 10;
export const TICKET_MESSAGE_MAX_LENGTH = 5000;
export const TICKET_NOTE_MAX_LENGTH = 5000;
/** Page sizes of tickets for staff and for a user's own. */
export const TICKETS_PAGE_SIZE = 30;
export const OWN_TICKETS_SHOWN = 20;
/** Debounce before a search starts. */
export const SEARCH_DEBOUNCE_MS = 250;
export const ACTION_REASON_MAX_LENGTH = 500;

export const LISTINGS_PAGE_SIZE = 20;
/** Listings shown on a broker's page. */
export const BROKER_LISTINGS_SHOWN = 50;
export const SIMILAR_LISTINGS = 3;
export const BROKER_MESSAGE_MAX_LENGTH = 2000;
/** How many brokers one email can go to at a time. */
export const MAX_BROKERS_PER_EMAIL = 5;

export const SUGGESTION_DEBOUNCE_MS = 200;
export const SUGGESTION_MIN_CHARACTERS = 2;
export const SUGGESTION_LIMIT = 8;
export const SUGGESTION_STALE_SECONDS = 60;
export const SUGGESTION_CACHE_SECONDS = 300;
export const RECENT_SEARCHES = 5;
/** A section below the fold is hydrated within this margin or after this delay. */
export const DEFERRED_SECTION_MARGIN = '200px';
export const DEFERRED_SECTION_MS = 2000;
/** An image loads within this distance of the viewport. */
export const LAZY_IMAGE_MARGIN = '50px';
/** An embedded page that hasn't loaded by then counts as failed. */
export const EMBED_TIMEOUT_MS = 10_000;
export const HERO_STALE_SECONDS = 600;
export const HERO_CACHE_SECONDS = 1800;

/** Featured listings on the home page, and the price above which one is labeled Premium. */
export const FEATURED_SHOWN = 4;
export const FEATURED_RINGED = 2;
export const FEATURED_ROTATION_DAYS = 4;
export const FEATURED_TIMEOUT_MS = 10_000;
/** Newest listings in the featured rotation. */
export const FEATURED_POOL = 200;
export const PREMIUM_ABOVE_DOLLARS = 5_000_000;

export const REVIEW_MAX_LENGTH = 500;

/** Count limit for dashboard figures; more is shown as "999+". */
export const FIGURE_CAP = 1000;

export const LISTING_ALLOWANCE_TRIAL = 1;
export const LISTING_ALLOWANCE_UNLIMITED = -1;

/** How long to wait for a payment confirmation before showing that it's still pending. */
export const PAYMENT_CONFIRMATION_TIMEOUT_MS = 8000;
/** Days before a trial ends when every workspace screen mentions it. */
export const TRIAL_REMINDER_DAYS = 3;

/** Matches the seed's settings. */
export const SUPPORT_EMAIL = 'support@havenexchange.example';
