import { accountKinds } from './account-kinds.ts';
import type { IconName } from './icons.ts';
import { projectKinds } from './project-kinds.ts';
import { togetherKinds } from './together-kinds.ts';
import { transactionKinds } from './transaction-kinds.ts';

/** What older clients sort notifications by. */
export type NotificationType =
  | 'message'
  | 'quote'
  | 'lead'
  | 'review'
  | 'system'
  | 'other'
  | 'info';

/** What a list of one type is called. */
export const TYPE_LABELS: Readonly<Record<NotificationType, string>> = {
  message: 'Messages',
  lead: 'Leads',
  quote: 'Quotes',
  review: 'Reviews',
  info: 'Work and transactions',
  system: 'Account',
  other: 'Notes',
};

/** Ways in which a notification reaches somebody who is not looking at the bell, which always has it. */
export type Channel = 'email' | 'sms' | 'desktop';

export interface NotificationKind {
  readonly type: NotificationType;
  /** What the kind is called where people choose what reaches them how. */
  readonly label: string;
  readonly icon: IconName;
  /** Passes the quiet hours. */
  readonly isUrgent?: true;
  /** Only staff is ever told. */
  readonly isForStaff?: true;
  /** One notice stands for all that came, until it is read. */
  readonly gathers?: true;
  /** Sent by these unless its reader chose otherwise. Some matters have a letter of their own beside them. */
  readonly channels: readonly Channel[];
  /** In words; facts of the matter stand in braces. */
  readonly title: string;
  readonly message: string;
  /** The screen that it leads to, with facts in braces; null where its listing or its writer says so. */
  readonly path: string | null;
}

/**
 * Every kind of notification: the bell, toasts, letters, texts and the desktop's notes draw from it. The
 * database writes them, and has the same list in schemas/notifications/kinds.sql; a test compares the two.
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
    title: 'Somebody asks about {property}',
    message: '{name}: {excerpt}',
    path: '/messages/{conversation_id}',
  },
  scheduled_failed: {
    type: 'message',
    label: 'Messages that were not sent',
    icon: 'chat',
    channels: ['desktop'],
    title: 'A message was not sent',
    message: 'It was to be sent later, and could not be: {excerpt}',
    path: '/messages/{conversation_id}',
  },
  answer_refused: {
    type: 'message',
    label: 'Messages that were not sent',
    icon: 'chat',
    channels: ['desktop'],
    title: 'Your answer by e-mail was not sent',
    message: '{reason}',
    path: '/messages/{conversation_id}',
  },
  report_decided: {
    type: 'system',
    label: 'Reports of messages',
    icon: 'lifesaver',
    channels: ['desktop'],
    title: 'We looked at your report',
    message: '{outcome}',
    path: '/messages',
  },
  message_warning: {
    type: 'system',
    label: 'Warnings about your messages',
    icon: 'shield',
    isUrgent: true,
    channels: ['email', 'desktop'],
    title: 'A warning about a message of yours',
    message: 'Somebody reported it, and it is against our rules: {excerpt}',
    path: '/messages',
  },
  message_removed: {
    type: 'system',
    label: 'Warnings about your messages',
    icon: 'shield',
    isUrgent: true,
    channels: ['email', 'desktop'],
    title: 'A message of yours was taken away',
    message: 'Somebody reported it, and it is against our rules: {excerpt}',
    path: '/messages',
  },
  ...accountKinds,
  listing_approved: {
    type: 'review',
    label: 'Reviews of your listings',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{property} is public',
    message: 'Your listing has been approved.',
    path: null,
  },
  listing_rejected: {
    type: 'review',
    label: 'Reviews of your listings',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{property} was not approved',
    message: '{reason}',
    path: '/my-listings',
  },
  changes_declined: {
    type: 'review',
    label: 'Reviews of your changes',
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
    title: 'Is {property} still right?',
    message: 'Nobody has confirmed it for {days} days. Confirm it, or say what changed.',
    path: '/my-listings',
  },
  listings_stale: {
    type: 'review',
    label: 'Listings to confirm',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{listings} of your listings wait to be confirmed',
    message:
      'Nobody has confirmed them for {days} days or longer, {property} the longest. Confirm them, or say what changed.',
    path: '/my-listings',
  },
  vendor_verified: {
    type: 'review',
    label: 'Reviews of your vendor profile',
    icon: 'endorsed',
    channels: ['desktop'],
    title: '{company} is verified',
    message: 'Your profile is in the directory of vendors.',
    path: '/vendor-dashboard',
  },
  vendor_rejected: {
    type: 'review',
    label: 'Reviews of your vendor profile',
    icon: 'endorsed',
    channels: ['desktop'],
    title: '{company} was not verified',
    message: 'Look your profile over, and ask us if you wonder why.',
    path: '/vendor-dashboard',
  },
  credential_verified: {
    type: 'review',
    label: 'Papers of your vendor profile',
    icon: 'id-number',
    channels: ['desktop'],
    title: '{paper} is verified',
    message: 'Your profile shows it until it ends.',
    path: '/vendor-credentials',
  },
  credential_rejected: {
    type: 'review',
    label: 'Papers of your vendor profile',
    icon: 'id-number',
    channels: ['email', 'desktop'],
    title: '{paper} was sent back',
    message: '{reason}',
    path: '/vendor-credentials',
  },
  credential_ending: {
    type: 'review',
    label: 'Papers of your vendor profile',
    icon: 'id-number',
    channels: ['email', 'desktop'],
    title: '{paper} ends {when}',
    message: 'Send the new one before then, and your profile stays verified.',
    path: '/vendor-credentials',
  },
  credential_ended: {
    type: 'review',
    label: 'Papers of your vendor profile',
    icon: 'id-number',
    isUrgent: true,
    channels: ['email', 'desktop'],
    title: '{paper} ends today',
    message: 'From tomorrow your profile is not marked as verified until the new one is in.',
    path: '/vendor-credentials',
  },
  ticket_answered: {
    type: 'system',
    label: 'Requests to our team',
    icon: 'lifesaver',
    channels: ['desktop'],
    title: 'Your request {number} was answered',
    message: 'Our answer is in your mailbox.',
    path: '/support',
  },
  ticket_closed: {
    type: 'system',
    label: 'Requests to our team',
    icon: 'lifesaver',
    channels: ['desktop'],
    title: 'Your request {number} is closed',
    message: 'Write to us again whenever something is open.',
    path: '/support',
  },
  plan_started: {
    type: 'system',
    label: 'Your plan',
    icon: 'credit-card',
    channels: ['desktop'],
    title: 'Your plan has started',
    message: 'You are on {plan} now.',
    path: '/profile',
  },
  plan_changed: {
    type: 'system',
    label: 'Your plan',
    icon: 'credit-card',
    channels: ['desktop'],
    title: 'Your plan has changed',
    message: 'You are on {plan} now.',
    path: '/profile',
  },
  plan_cancelled: {
    type: 'system',
    label: 'Your plan',
    icon: 'credit-card',
    channels: ['desktop'],
    title: 'Your plan ends',
    message: 'Everything stays open until the end of what is paid for.',
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
    label: 'Ratings of the exchange',
    isForStaff: true,
    icon: 'star',
    gathers: true,
    channels: ['desktop'],
    title: 'New rating: {stars} of 5 stars',
    message: '{excerpt}',
    path: '/admin',
  },
  ...transactionKinds,
  record_mention: {
    type: 'info',
    label: 'Mentions at records',
    icon: 'annotation',
    channels: ['email', 'desktop'],
    title: '{name} mentioned you at {record}',
    message: '{excerpt}',
    path: '{path}',
  },
  task_assigned: {
    type: 'info',
    label: 'Tasks given to you',
    icon: 'hand-right',
    channels: ['email', 'desktop'],
    title: '{name} gave you a task',
    message: '{task}',
    path: '{path}',
  },
  task_due: {
    type: 'info',
    label: 'Tasks that are due',
    icon: 'tick-circle',
    channels: ['desktop'],
    title: 'Due: {task}',
    message: '{record}',
    path: '{path}',
  },
  automation: {
    type: 'info',
    label: 'What your automations tell',
    icon: 'tick-circle',
    channels: ['email', 'desktop'],
    title: '{words}',
    message: '{record}',
    path: '{path}',
  },
  automation_paused: {
    type: 'info',
    label: 'Automations that pause',
    icon: 'tick-circle',
    channels: ['email', 'desktop'],
    title: '{name} is paused',
    message: '{why}',
    path: '/workflow-automation',
  },
  lead_assigned: {
    type: 'lead',
    label: 'Leads given to you',
    icon: 'people',
    channels: ['email', 'desktop'],
    title: '{name} is your lead',
    message: '{interest}',
    path: '/leads/{lead_id}',
  },
  lead_late: {
    type: 'lead',
    label: 'Leads that wait for you',
    icon: 'people',
    channels: ['email', 'desktop'],
    title: '{name} waits for your answer',
    message: '{interest}: the time to answer has passed.',
    path: '/leads/{lead_id}',
  },
  lead_unanswered: {
    type: 'lead',
    label: 'Leads of your team that wait',
    icon: 'people',
    channels: ['email', 'desktop'],
    title: '{name} still waits for an answer',
    message: 'A lead of {broker}, and twice the time to answer has passed.',
    path: '/leads/{lead_id}',
  },
  ...togetherKinds,
  ...projectKinds,
  client_shared: {
    type: 'info',
    label: 'What your broker shares with you',
    icon: 'hand-right',
    channels: ['email', 'desktop'],
    title: '{name} shared something with you',
    message: '{title}',
    path: '/client-dashboard',
  },
  list_shared: {
    type: 'info',
    label: 'Lists of communities that brokers show you',
    icon: 'hand-right',
    channels: ['email', 'desktop'],
    title: '{name} shows you a list of communities',
    message: '{title}',
    path: '/saved-properties?shared={share_id}',
  },
  client_answered: {
    type: 'lead',
    label: 'Answers of your clients',
    icon: 'hand-right',
    channels: ['email', 'desktop'],
    title: '{name} answered',
    message: '{answer}: {about}',
    path: '/clients/{contact_id}',
  },
  time_booked: {
    type: 'lead',
    label: 'Times booked with you',
    icon: 'calendar',
    channels: ['email', 'desktop'],
    title: '{name} {did} a time',
    message: '{title}',
    path: '/calendar/{event_id}',
  },
  event_soon: {
    type: 'info',
    label: 'Reminders of events',
    icon: 'calendar',
    channels: ['desktop'],
    title: 'Soon: {event}',
    message: '{when}',
    path: '{path}',
  },
  record_handed_over: {
    type: 'info',
    label: 'Records handed over to you',
    icon: 'people',
    channels: ['desktop'],
    title: '{name} handed records over to you',
    message: 'Now yours: {count}.',
    path: '{path}',
  },
  search_match: {
    type: 'info',
    label: 'Communities in your searches',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{property}: {change}',
    message: 'Matches {searches}.',
    path: null,
  },
  search_digest: {
    type: 'info',
    label: 'Daily and weekly summaries of your searches',
    icon: 'home',
    channels: ['email', 'desktop'],
    title: '{count} in your searches',
    message: '{communities}',
    path: '/searches',
  },
  email_bounced: {
    type: 'system',
    label: 'Letters that come back',
    icon: 'disable',
    channels: ['desktop'],
    title: 'Letters to you come back',
    message:
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
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

/** Null for a kind that only a newer version knows. */
export const kindNamed = (name: string): NotificationKind | null =>
  Object.hasOwn(byName, name) ? (byName[name] ?? null) : null;
