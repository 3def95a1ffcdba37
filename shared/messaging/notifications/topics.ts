import type { AppRole } from '../../access/roles.ts';
import { notificationKinds } from './kinds.ts';

type KindName = keyof typeof notificationKinds;

/** A topic of notification preferences. Without roles it concerns everyone. */
interface NotificationTopic {
  readonly title: string;
  readonly roles?: readonly AppRole[];
  readonly kinds: readonly string[];
}

const BROKERS: readonly AppRole[] = ['broker', 'broker_of_record'];

const topics = [
  {
    title: 'Conversations',
    kinds: [
      'new_message',
      'inquiry',
      'scheduled_failed',
      'answer_refused',
      'report_decided',
      'message_warning',
      'message_removed',
    ],
  },
  {
    title: 'Leads and clients',
    roles: BROKERS,
    kinds: ['lead_assigned', 'lead_late', 'lead_unanswered', 'client_answered', 'time_booked'],
  },
  {
    title: 'Brokers you work with',
    roles: BROKERS,
    kinds: [
      'broker_link_asked',
      'broker_link_accepted',
      'referral_offered',
      'referral_answered',
      'partnership',
      'co_brokerage_offered',
      'co_brokerage_signed',
      'co_brokerage_ended',
      'review_published',
    ],
  },
  {
    title: 'Your listings',
    roles: [...BROKERS, 'seller', 'operator'],
    kinds: [
      'listing_approved',
      'listing_rejected',
      'listing_to_sign',
      'listing_returned',
      'changes_declined',
      'listing_stale',
      'listings_stale',
      'occupancy_proposed',
      'buyer_package_requested',
      'offer_received',
    ],
  },
  {
    title: 'Communities and searches',
    roles: [...BROKERS, 'buyer', 'investor', 'operator', 'seller'],
    kinds: ['search_match', 'search_digest', 'watch_alert', 'client_shared', 'list_shared'],
  },
  {
    title: 'Transactions and offers',
    kinds: [
      'transaction_status',
      'transaction_document',
      'transaction_dates',
      'transaction_date_soon',
      'transaction_party',
      'offer_asked',
      'offer_answered',
      'portal_answer',
      'quote_answered',
    ],
  },
  {
    title: 'Deal rooms',
    kinds: ['room_document', 'room_talk', 'room_access', 'room_nda', 'room_signature'],
  },
  {
    title: 'Wires',
    kinds: ['wire_changed', 'wire_confirmed', 'wire_differs', 'wire_sent'],
  },
  {
    title: 'Investing',
    roles: ['investor'],
    kinds: ['approval_requested', 'approval_decided', 'tax_document_added'],
  },
  {
    title: 'Tasks and calendar',
    kinds: [
      'task_assigned',
      'task_due',
      'record_mention',
      'record_handed_over',
      'event_soon',
      'automation',
      'automation_paused',
      'webhook_disabled',
      'connector_attention',
      'file_drop_attention',
      'scheduled_export_attention',
      'listing_feed_attention',
    ],
  },
  {
    title: 'Vendor projects',
    roles: [...BROKERS, 'buyer', 'investor', 'operator', 'seller'],
    kinds: [
      'project_quoted',
      'project_declined',
      'project_question',
      'vendor_review_refused',
      'portfolio_asked',
      'rfp_team',
    ],
  },
  {
    title: 'Requests and quotes',
    roles: ['vendor'],
    kinds: [
      'project_asked',
      'project_changed',
      'project_answer',
      'project_chosen',
      'project_passed',
      'project_cancelled',
      'project_done',
      'lead_due',
      'lead_credit_granted',
      'lead_credit_refused',
      'rfp_invited',
      'rfp_vendor',
    ],
  },
  {
    title: 'Your vendor profile',
    roles: ['vendor'],
    kinds: [
      'vendor_verified',
      'vendor_rejected',
      'credential_verified',
      'credential_rejected',
      'credential_ending',
      'credential_ended',
      'vendor_exclusion_confirmed',
      'portfolio_answered',
      'vendor_review_published',
    ],
  },
  {
    title: 'Residents',
    roles: ['operator'],
    kinds: ['resident_break_glass', 'incident_reported', 'resident_documents_due'],
  },
  {
    title: 'Emergencies',
    roles: ['operator'],
    kinds: ['emergency_started', 'staff_alert', 'staff_broadcast'],
  },
  {
    title: 'Family portal',
    kinds: [
      'family_update',
      'family_message',
      'visit_requested',
      'visit_changed',
      'visit_reminder',
      'statement_paid',
    ],
  },
  {
    title: 'Purchasing',
    roles: ['operator', 'vendor'],
    kinds: [
      'purchase_to_approve',
      'purchase_decided',
      'purchase_order_received',
      'vendor_invoice_received',
      'vendor_invoice_decided',
      'vendor_invoice_paid',
    ],
  },
  {
    title: 'Staff and shifts',
    roles: ['operator'],
    kinds: [
      'schedule_published',
      'shift_changed',
      'shift_open',
      'shift_swap_asked',
      'shift_swap_decided',
      'staff_credential_ending',
    ],
  },
  {
    title: 'Community',
    kinds: ['community_answered', 'community_post_hidden'],
  },
  {
    title: 'Courses',
    kinds: [
      'course_assigned',
      'course_due',
      'staff_course_overdue',
      'member_course_overdue',
      'course_certificate_ending',
    ],
  },
  {
    title: 'Compliance',
    roles: ['operator'],
    kinds: ['compliance_ending', 'finding_assigned', 'policy_to_read', 'retention_due'],
  },
  {
    title: 'Operations alerts',
    roles: ['operator'],
    kinds: ['operations_alert'],
  },
  {
    title: 'Work orders',
    roles: ['operator', 'vendor'],
    kinds: [
      'work_order_urgent',
      'work_order_assigned',
      'work_order_offered',
      'work_order_overdue',
      'work_order_finished',
      'work_order_refused',
    ],
  },
  {
    title: 'Workspace',
    kinds: [
      'tenant_joined',
      'tenant_invited',
      'community_invited',
      'tenant_join_asked',
      'tenant_left',
      'tenant_owned',
    ],
  },
  {
    title: 'Account, plan, and support',
    kinds: [
      'account_approved',
      'account_rejected',
      'account_suspended',
      'account_reinstated',
      'role_given',
      'role_taken',
      'sign_in',
      'plan_started',
      'plan_changed',
      'plan_cancelled',
      'payment_failed',
      'ticket_answered',
      'ticket_closed',
      'email_bounced',
    ],
  },
  {
    title: 'Course authoring',
    roles: ['admin', 'support'],
    kinds: ['course_review_asked', 'course_review_returned', 'course_review_published'],
  },
  { title: 'Exchange', roles: ['admin', 'support'], kinds: ['rating_given'] },
] as const satisfies readonly (NotificationTopic & { readonly kinds: readonly KindName[] })[];

/** Notes to yourself have no preference. */
const WITHOUT_PREFERENCE: readonly string[] = ['note'];

/** Topics that concern someone with these roles; kinds without a topic come last. */
export function notificationTopicsFor(roles: readonly AppRole[]): readonly NotificationTopic[] {
  const placed: readonly string[] = topics.flatMap(({ kinds }) => kinds);
  const others = Object.keys(notificationKinds).filter(
    (name) => !placed.includes(name) && !WITHOUT_PREFERENCE.includes(name),
  );
  const all: readonly NotificationTopic[] = [...topics, { title: 'Other', kinds: others }];
  return all.filter(
    ({ roles: own, kinds }) =>
      kinds.length > 0 && (own === undefined || own.some((role) => roles.includes(role))),
  );
}

/** Kinds about the security of the account and of payments. */
export const SECURITY_KINDS: readonly string[] = [
  'sign_in',
  'role_given',
  'role_taken',
  'account_suspended',
  'account_reinstated',
  'wire_changed',
  'wire_differs',
] satisfies readonly KindName[];
