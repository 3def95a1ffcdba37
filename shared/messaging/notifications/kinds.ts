import { accountKinds } from './account-kinds.ts';
import { collaborationKinds } from './collaboration-kinds.ts';
import { educationKinds } from './education-kinds.ts';
import type { IconName } from './icons.ts';
import { investingKinds } from './investing-kinds.ts';
import { projectKinds } from './project-kinds.ts';
import { recordKinds } from './record-kinds.ts';
import { rfpKinds } from './rfp-kinds.ts';
import { syndicationKinds } from './syndication-kinds.ts';
import { transactionKinds } from './transaction-kinds.ts';
import { vendorInvoiceKinds } from './vendor-invoice-kinds.ts';

/** Categories older clients use for notifications. */
export type NotificationType =
  | 'message'
  | 'quote'
  | 'lead'
  | 'review'
  | 'system'
  | 'other'
  | 'info';

/** List names by type. */
export const TYPE_LABELS: Readonly<Record<NotificationType, string>> = {
  message: 'Messages',
  lead: 'Leads',
  quote: 'Quotes',
  review: 'Reviews',
  info: 'Work and transactions',
  system: 'Account',
  other: 'Notes',
};

/** Delivery channels other than the in-app bell, which always shows everything. */
export type Channel = 'email' | 'sms' | 'desktop';

export interface NotificationKind {
  readonly type: NotificationType;
  /** Label in notification preferences. */
  readonly label: string;
  readonly icon: IconName;
  /** Bypasses quiet hours. */
  readonly isUrgent?: true;
  /** Sent only to staff. */
  readonly isForStaff?: true;
  /** Grouped into one notification until read. */
  readonly gathers?: true;
  /** Default channels. Some events also send an email of their own. */
  readonly channels: readonly Channel[];
  /** Text with event facts in braces. */
  readonly title: string;
  readonly message: string;
  /** Screen it opens, with facts in braces; null if its listing or creator sets it. */
  readonly path: string | null;
}

/**
 * All notification kinds, used by the bell, toasts, emails, texts, and desktop notifications. The database creates
 * them and has the same list in schemas/messaging/notifications/kinds.sql; a test compares the two.
 */
export const notificationKinds = {
  new_message: {
    type: 'message',
    label: 'New messages',
    icon: 'chat',
    gathers: true,
    channels: ['email', 'desktop'],
    title: 'New message from {name}',
    message: '{excerpt}',
    path: '/messages/{conversation_id}',
  },
  inquiry: {
    type: 'lead',
    label: 'Questions about your listings',
    icon: 'hand-right',
    channels: ['desktop'],
    title: 'New inquiry about {property}',
    message: '{name}: {excerpt}',
    path: '/messages/{conversation_id}',
  },
  scheduled_failed: {
    type: 'message',
    label: 'Unsent messages',
    icon: 'chat',
    channels: ['desktop'],
    title: "Your message wasn't sent",
    message: 'A scheduled message could not be sent: {excerpt}',
    path: '/messages/{conversation_id}',
  },
  answer_refused: {
    type: 'message',
    label: 'Unsent messages',
    icon: 'chat',
    channels: ['desktop'],
    title: "Your email reply wasn't sent",
    message: '{reason}',
    path: '/messages/{conversation_id}',
  },
  report_decided: {
    type: 'system',
    label: 'Message reports',
    icon: 'lifesaver',
    channels: ['desktop'],
    title: 'We reviewed your report',
    message: '{outcome}',
    path: '/messages',
  },
  message_warning: {
    type: 'system',
    label: 'Warnings about your messages',
    icon: 'shield',
    isUrgent: true,
    channels: ['email', 'desktop'],
    title: 'Warning about one of your messages',
    message: 'It was reported and is against our rules: {excerpt}',
    path: '/messages',
  },
  message_removed: {
    type: 'system',
    label: 'Warnings about your messages',
    icon: 'shield',
    isUrgent: true,
    channels: ['email', 'desktop'],
    title: 'One of your messages was removed',
    message: 'It was reported and is against our rules: {excerpt}',
    path: '/messages',
  },
  ...accountKinds,
  ...educationKinds,
  listing_approved: {
    type: 'review',
    label: 'Listing reviews',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{property} is public',
    message: 'Your listing has been approved.',
    path: null,
  },
  listing_rejected: {
    type: 'review',
    label: 'Listing reviews',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{property} was not approved',
    message: '{reason}',
    path: '/my-listings',
  },
  listing_to_sign: {
    type: 'review',
    label: 'Listings to sign',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{property} is waiting for your signature',
    message: '{name} submitted it. Review and sign it, or return it.',
    path: '/submit-listing?review={listing_id}',
  },
  listing_returned: {
    type: 'review',
    label: 'Returned listings',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{property} needs changes',
    message: '{name} returned it with comments.',
    path: '/submit-listing?listing={listing_id}',
  },
  changes_declined: {
    type: 'review',
    label: 'Listing change reviews',
    icon: 'edit',
    channels: ['email', 'desktop'],
    title: 'Your changes were not approved',
    message: '{property}: {reason}',
    path: null,
  },
  listing_stale: {
    type: 'review',
    label: 'Listings to confirm',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: 'Is {property} still up to date?',
    message: 'Not confirmed for {days} days. Confirm or update it.',
    path: '/my-listings',
  },
  occupancy_proposed: {
    type: 'review',
    label: 'Occupancy from census',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: 'Occupancy of {community} to approve',
    message: 'Its census shows {occupancy}. Approve it for your listing or decline it.',
    path: '/my-listings?open={listing_id}',
  },
  buyer_package_requested: {
    type: 'review',
    label: 'Figures for buyers',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: 'Figures of {community} for your deal room',
    message: 'Rent roll, T-12, staffing, and surveys are ready. Approve or decline them.',
    path: '/my-listings?open={listing_id}',
  },
  listings_stale: {
    type: 'review',
    label: 'Listings to confirm',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{listings} of your listings wait to be confirmed',
    message:
      'Not confirmed for {days} days or longer, {property} the longest. Confirm or update them.',
    path: '/my-listings',
  },
  vendor_verified: {
    type: 'review',
    label: 'Vendor profile reviews',
    icon: 'endorsed',
    channels: ['desktop'],
    title: '{company} is verified',
    message: 'Your vendor profile is now live and ready to receive leads.',
    path: '/vendor-dashboard',
  },
  vendor_rejected: {
    type: 'review',
    label: 'Vendor profile reviews',
    icon: 'endorsed',
    channels: ['desktop'],
    title: '{company} was not verified',
    message: 'Review your profile, or contact us with questions.',
    path: '/vendor-dashboard',
  },
  credential_verified: {
    type: 'review',
    label: 'Vendor credentials',
    icon: 'id-number',
    channels: ['desktop'],
    title: '{paper} is verified',
    message: 'Your profile shows it until it expires.',
    path: '/vendor-credentials',
  },
  credential_rejected: {
    type: 'review',
    label: 'Vendor credentials',
    icon: 'id-number',
    channels: ['email', 'desktop'],
    title: '{paper} was sent back',
    message: '{reason}',
    path: '/vendor-credentials',
  },
  credential_ending: {
    type: 'review',
    label: 'Vendor credentials',
    icon: 'id-number',
    channels: ['email', 'desktop'],
    title: '{paper} ends {when}',
    message: 'Submit the new one before then to keep your profile verified.',
    path: '/vendor-credentials',
  },
  credential_ended: {
    type: 'review',
    label: 'Vendor credentials',
    icon: 'id-number',
    isUrgent: true,
    channels: ['email', 'desktop'],
    title: '{paper} ends today',
    message: "From tomorrow, your profile isn't marked as verified until you submit a new one.",
    path: '/vendor-credentials',
  },
  ticket_answered: {
    type: 'system',
    label: 'Support requests',
    icon: 'lifesaver',
    channels: ['desktop'],
    title: 'We replied to your request {number}',
    message: 'Check your email for our reply.',
    path: '/support',
  },
  ticket_closed: {
    type: 'system',
    label: 'Support requests',
    icon: 'lifesaver',
    channels: ['desktop'],
    title: 'Your request {number} is closed',
    message: 'Contact us again if anything is still open.',
    path: '/support',
  },
  plan_started: {
    type: 'system',
    label: 'Your plan',
    icon: 'credit-card',
    channels: ['desktop'],
    title: 'Your plan has started',
    message: "You're now on the {plan} plan.",
    path: '/profile',
  },
  plan_changed: {
    type: 'system',
    label: 'Your plan',
    icon: 'credit-card',
    channels: ['desktop'],
    title: 'Your plan has changed',
    message: "You're now on the {plan} plan.",
    path: '/profile',
  },
  plan_cancelled: {
    type: 'system',
    label: 'Your plan',
    icon: 'credit-card',
    channels: ['desktop'],
    title: 'Your plan is ending',
    message: 'You keep full access until the end of the paid period.',
    path: '/profile',
  },
  payment_failed: {
    type: 'system',
    label: 'Failed payments',
    icon: 'credit-card',
    isUrgent: true,
    channels: ['desktop'],
    title: 'A payment failed',
    message: 'Update your card to keep {plan}.',
    path: '/profile',
  },
  rating_given: {
    type: 'review',
    label: 'Exchange ratings',
    isForStaff: true,
    icon: 'star',
    gathers: true,
    channels: ['desktop'],
    title: 'New rating: {stars} of 5 stars',
    message: '{excerpt}',
    path: '/admin',
  },
  ...transactionKinds,
  ...recordKinds,
  ...collaborationKinds,
  ...investingKinds,
  ...projectKinds,
  ...rfpKinds,
  ...vendorInvoiceKinds,
  ...syndicationKinds,
  client_shared: {
    type: 'info',
    label: 'Shared by your broker',
    icon: 'hand-right',
    channels: ['email', 'desktop'],
    title: '{name} shared something with you',
    message: '{title}',
    path: '/client-dashboard',
  },
  list_shared: {
    type: 'info',
    label: 'Community lists from brokers',
    icon: 'hand-right',
    channels: ['email', 'desktop'],
    title: '{name} shows you a list of communities',
    message: '{title}',
    path: '/saved-properties?shared={share_id}',
  },
  client_answered: {
    type: 'lead',
    label: 'Client responses',
    icon: 'hand-right',
    channels: ['email', 'desktop'],
    title: '{name} answered',
    message: '{answer}: {about}',
    path: '/clients/{contact_id}',
  },
  time_booked: {
    type: 'lead',
    label: 'Bookings with you',
    icon: 'calendar',
    channels: ['email', 'desktop'],
    title: '{name} {did} a time',
    message: '{title}',
    path: '/calendar/{event_id}',
  },
  event_soon: {
    type: 'info',
    label: 'Event reminders',
    icon: 'calendar',
    channels: ['desktop'],
    title: 'Soon: {event}',
    message: '{when}',
    path: '{path}',
  },
  record_handed_over: {
    type: 'info',
    label: 'Records reassigned to you',
    icon: 'people',
    channels: ['desktop'],
    title: '{name} handed records over to you',
    message: 'Assigned to you: {count}.',
    path: '{path}',
  },
  search_match: {
    type: 'info',
    label: 'New saved search matches',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{property}: {change}',
    message: 'Matches {searches}.',
    path: null,
  },
  watch_alert: {
    type: 'info',
    label: 'Changes of what you watch',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{subject}',
    message: '{change}',
    path: '/deal-intelligence',
  },
  search_digest: {
    type: 'info',
    label: 'Daily and weekly saved search summaries',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{count} in your searches',
    message: '{communities}',
    path: '/searches',
  },
  email_bounced: {
    type: 'system',
    label: 'Bounced emails',
    icon: 'disable',
    channels: ['desktop'],
    title: 'Emails to you are bouncing',
    message: 'Emails to {address} are bouncing. Check the address or try again.',
    path: '/notifications-preferences',
  },
  note: {
    type: 'other',
    label: 'Notes to yourself',
    icon: 'annotation',
    channels: [],
    title: '{title}',
    message: '{message}',
    path: null,
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;

const byName: Readonly<Record<string, NotificationKind>> = notificationKinds;

/** Returns the kind; null if only a newer version knows it. */
export const findNotificationKind = (name: string): NotificationKind | null =>
  Object.hasOwn(byName, name) ? (byName[name] ?? null) : null;
