/** The numbers of the specification, named once. Times say their unit in the name. */

export const AUTH_LOADING_TIMEOUT_MS = 1500;
export const SECURITY_CHECK_MS = 60_000;
export const RESEND_COUNTDOWN_SECONDS = 60;
export const PASSWORD_MIN_LENGTH = 8;

/** Data older than this is asked for again when a screen that shows it opens. */
export const QUERY_STALE_SECONDS = 300;
/** How long data that no screen shows is kept, so that going back is instant. */
export const QUERY_KEEP_SECONDS = 900;
export const QUERY_RETRIES = 1;
export const ROLE_STALE_SECONDS = 300;
/** Profile and roles, as `my_account()` gives them together. */
export const ACCOUNT_STALE_SECONDS = 600;
export const ACCOUNT_KEEP_SECONDS = 1800;
/** How long a user's own data stays cached when no screen shows it and the specification has no other time. */
export const USER_DATA_KEEP_SECONDS = 60;

/** Changes that come together make one fetch. */
export const REALTIME_REFETCH_MS = 100;
/** How long channels of one list, of which one has opened, are waited for. */
export const REALTIME_OPENING_MS = 1000;
/** How far before the last known change missed ones are looked for; longer than any transaction. */
export const REALTIME_OVERLAP_MS = 30_000;
/** Waits before a closed channel is opened again, or missed rows are asked for again. */
export const REALTIME_REJOIN_MS = [1000, 2000, 5000, 10_000, 30_000] as const;
/** A joined channel whose database never reports ready is taken for ready after this. */
export const REALTIME_READY_TIMEOUT_MS = 10_000;
/** What the embedded backend's answers say of when their question began, by its own clock. */
export const MOMENT_HEADER = 'haven-moment';

export const TOAST_DUPLICATE_WINDOW_MS = 5000;
export const TOAST_RECORD_LIMIT = 20;
export const TOAST_VISIBLE_MS = 5000;
/** One with a way to take back what was done. */
export const TOAST_UNDO_MS = 10_000;

/** A badge counts no further. */
export const BADGE_CAP = 99;
/** The bell's list and counts, and what the full list says. */
export const BELL_LIMIT = 20;
export const BELL_STALE_SECONDS = 120;
export const NOTIFICATIONS_PAGE_SIZE = 50;
export const NOTIFICATIONS_REFETCH_MS = 30_000;
export const NOTIFICATIONS_STALE_SECONDS = 10;

export const ANNOUNCEMENT_MS = 1000;

export const META_DESCRIPTION_LIMIT = 160;
export const META_DESCRIPTION_CUT = 157;

/** A new release removes old chunks; more reloads than this mean that something else is wrong. */
export const CHUNK_RELOAD_LIMIT = 2;
export const CHUNK_RELOAD_DELAY_MS = 1000;

export const ERROR_BUFFER_LIMIT = 100;
export const ANALYTICS_BUFFER_LIMIT = 100;
export const LOG_BUFFER_LIMIT = 50;

export const PRESENCE_BEAT_MS = 30_000;
export const PAGE_VIEW_ONCE_MS = 3000;
/** Who stays so long is no passer-by; who was away for longer than the other begins a new visit. */
export const SESSION_THRESHOLD_MS = 300_000;
export const SESSION_RESET_MS = 1_800_000;
/** Below the first a screen is a phone's, below the second a tablet's. */
export const TABLET_FROM_PX = 768;
export const DESKTOP_FROM_PX = 1024;

/** From this many days before its end on, a subscription or a role asks for attention. */
export const ENDING_SOON_DAYS = 14;

/** How many accounts, or acts upon them, staff reads at once. */
export const ADMIN_PAGE_SIZE = 50;
/** As many as the database answers at once. */
export const ADMIN_EXPORT_PAGE_SIZE = 200;
export const ADMIN_ACTS_PAGE_SIZE = 20;
/** The list of accounts counts no further; more is shown as "1,000+". */
export const ADMIN_COUNT_CAP = 1000;
/** As the table of tickets asks for them. */
export const TICKET_MESSAGE_MIN_LENGTH = 10;
export const TICKET_MESSAGE_MAX_LENGTH = 5000;
export const TICKET_NOTE_MAX_LENGTH = 5000;
/** How many tickets staff reads at once, and how many of their own somebody else does. */
export const TICKETS_PAGE_SIZE = 30;
export const OWN_TICKETS_SHOWN = 20;
/** Typing is followed by a search once the fingers rest this long. */
export const SEARCH_DEBOUNCE_MS = 250;
export const ACT_REASON_MAX_LENGTH = 500;

export const LISTINGS_PAGE_SIZE = 20;
/** Of one broker, on their page. */
export const BROKER_LISTINGS_SHOWN = 50;
export const SIMILAR_LISTINGS = 3;
export const BROKER_MESSAGE_MAX_LENGTH = 2000;
/** To how many brokers one letter goes at a time. */
export const BROKER_LETTERS_AT_ONCE = 5;

export const SUGGESTION_DEBOUNCE_MS = 200;
export const SUGGESTION_MIN_CHARACTERS = 2;
export const SUGGESTION_LIMIT = 8;
export const SUGGESTION_STALE_SECONDS = 60;
export const SUGGESTION_KEEP_SECONDS = 300;
export const RECENT_SEARCHES = 5;
/** A section below the first screen is hydrated this near, or after this long. */
export const LATE_SECTION_MARGIN = '200px';
export const LATE_SECTION_MS = 2000;
/** An image loads when it is this near to the visible area. */
export const LAZY_IMAGE_MARGIN = '50px';
/** An embedded page that has not come by then is taken for one that does not come. */
export const EMBED_TIMEOUT_MS = 10_000;
export const HERO_STALE_SECONDS = 600;
export const HERO_KEEP_SECONDS = 1800;

/** What the front page features, and from which price on it calls one Premium. */
export const FEATURED_SHOWN = 4;
export const FEATURED_RINGED = 2;
export const FEATURED_EVERY_DAYS = 4;
export const FEATURED_TIMEOUT_MS = 10_000;
/** The newest that take turns. */
export const FEATURED_POOL = 200;
export const PREMIUM_ABOVE_DOLLARS = 5_000_000;

export const REVIEW_MAX_LENGTH = 500;

/** The database counts no further for a dashboard; more is shown as "999+". */
export const FIGURE_CAP = 1000;

export const LISTING_ALLOWANCE_TRIAL = 1;
export const LISTING_ALLOWANCE_UNLIMITED = -1;

/** How long a screen waits for a payment to be confirmed before it says that it still waits. */
export const PAYMENT_PATIENCE_MS = 8000;
/** From this many days before its end on, a trial is mentioned on every screen of the workspace. */
export const TRIAL_REMINDER_DAYS = 3;

/** As in the seed's settings. */
export const SUPPORT_EMAIL = 'support@havenexchange.example';
