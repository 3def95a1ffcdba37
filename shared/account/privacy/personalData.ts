import type { Database } from '../../database.types.ts';
import type { Noun } from '../../records/noun.ts';

/**
 * What happens to rows on account deletion: deleted, anonymized, or kept because someone else, a contract, or the law
 * requires it.
 */
type DeletionPolicy = 'removed' | 'anonymised' | 'kept';

/** A user's rows included in their data export, as far as the server lets them read them. */
export interface PersonalDataTable {
  readonly table: keyof Database['public']['Tables'];
  /** The column that identifies the user. */
  readonly by: string;
  readonly title: string;
  readonly leaving: DeletionPolicy;
  /** The key of the user's rows, if not `id`. */
  readonly key?: string;
}

const part = (
  table: PersonalDataTable['table'],
  by: string,
  title: string,
  deletionPolicy: DeletionPolicy,
  key?: string,
): PersonalDataTable => ({
  table,
  by,
  title,
  leaving: deletionPolicy,
  ...(key !== undefined && { key }),
});

const PARTS: readonly PersonalDataTable[] = [
  part('profiles', 'id', 'Profile', 'anonymised'),
  part('user_roles', 'user_id', 'Roles', 'removed', 'role'),
  part('broker_profiles', 'user_id', 'Broker profile', 'removed', 'user_id'),
  part('professional_licenses', 'user_id', 'Licenses', 'removed', 'state'),
  part('seller_profiles', 'user_id', 'Seller profile', 'removed', 'user_id'),
  part('vendors', 'user_id', 'Vendor profile', 'removed'),
  part('onboarding_states', 'user_id', 'Onboarding steps', 'removed', 'user_id'),
  part('activity_feed', 'user_id', 'Activity', 'removed'),
  part('desk_visits', 'user_id', 'Last visit', 'removed', 'user_id'),
  part('presence', 'user_id', 'Presence', 'removed', 'user_id'),
  part('subscribers', 'user_id', 'Subscription', 'kept', 'user_id'),
  part('billing_accounts', 'user_id', 'Billing', 'kept', 'user_id'),
  part('invoices', 'user_id', 'Invoices', 'kept'),
  part('tenant_users', 'user_id', 'Teams', 'removed'),
  part('community_members', 'user_id', 'Positions in communities', 'removed'),
  part('resident_consents', 'user_id', 'Shared by residents', 'removed'),
  part('checklist_items', 'assignee_id', 'Checklist items assigned', 'anonymised'),
  part('checklist_items', 'done_by', 'Checklist items completed', 'anonymised'),
  part('record_tasks', 'by', 'Tasks assigned to others', 'anonymised'),
  part('record_tasks', 'assignee_id', 'Tasks assigned to you', 'anonymised'),
  part('record_comments', 'by', 'Comments on records', 'anonymised'),
  part('record_files', 'by', 'Files on records', 'anonymised'),
  part('underwriting_versions', 'by', 'Versions of models saved', 'anonymised'),
  part('underwriting_shares', 'by', 'Links to models created', 'anonymised'),
  part('underwriting_statement_versions', 'by', 'Versions of statements imported', 'anonymised'),
  part(
    'underwriting_statement_versions',
    'locked_by',
    'Versions of statements locked',
    'anonymised',
  ),
  part('underwriting_adjustments', 'by', 'Adjustments of statements', 'anonymised'),
  part('underwriting_adjustments', 'withdrawn_by', 'Adjustments withdrawn', 'anonymised'),
  part(
    'underwriting_account_mappings',
    'by',
    'Accounts chosen for labels',
    'anonymised',
    'label_key',
  ),
  part('saved_views', 'owner_id', 'Saved views', 'removed'),
  part('saved_values', 'user_id', 'Saved list and form state', 'removed', 'name'),
  part('client_shares', 'by', 'Shares with clients', 'removed'),
  part('shortlists', 'by', 'Shortlists', 'anonymised'),
  part('sequence_enrolments', 'sender_id', 'Sequence enrollments', 'removed'),
  part('automations', 'owner_id', 'Automations', 'removed'),
  part('automation_runs', 'owner_id', 'Automation runs', 'removed'),
  part('broker_emails', 'sender_id', 'Emails sent', 'removed'),
  part('broker_accounts', 'user_id', 'Broker IDs', 'kept', 'broker_id'),
  part('broker_contacts', 'user_id', 'Brokers contacted', 'removed'),
  part('listing_drafts', 'user_id', 'Draft listings', 'removed'),
  part('listing_nda_signatures', 'user_id', 'Signed confidentiality agreements', 'kept'),
  part('revisions', 'user_id', 'Changes under review', 'removed'),
  part('saved_lists', 'user_id', 'Saved lists', 'removed'),
  part('saved_listings', 'user_id', 'Saved communities', 'removed'),
  part('saved_searches', 'user_id', 'Saved searches', 'removed'),
  part('search_matches', 'user_id', 'Saved search matches', 'removed'),
  part('conversation_messages', 'sender_id', 'Messages written', 'anonymised'),
  part('chat_conversations', 'owner_id', 'Conversations started', 'anonymised'),
  part('conversation_members', 'user_id', 'Conversations', 'anonymised', 'conversation_id'),
  part('conversation_receipts', 'user_id', 'Messages read', 'removed', 'conversation_id'),
  part('scheduled_messages', 'sender_id', 'Scheduled messages', 'removed'),
  part('portal_messages', 'author_id', 'Messages in transactions', 'anonymised'),
  part('user_blocks', 'user_id', 'People blocked', 'removed', 'blocked_id'),
  part('message_reports', 'reporter_id', 'Messages reported', 'anonymised'),
  part('message_notifications', 'user_id', 'Message notifications', 'removed'),
  part('notifications', 'user_id', 'Notifications', 'removed'),
  part('notification_preferences', 'user_id', 'Notification settings', 'removed', 'user_id'),
  part('deliveries', 'user_id', 'Notifications sent', 'removed'),
  part('platform_ratings', 'user_id', 'Ratings', 'anonymised'),
  part('support_tickets', 'user_id', 'Support requests', 'anonymised'),
  part('sign_in_alerts', 'user_id', 'Sign-in alerts', 'removed'),
];

const inCapitals = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns all of them. A noun's records belong to their owner and are deleted with the account unless the noun says
 * otherwise.
 */
export const personalDataTables = (nouns: readonly Noun[]): readonly PersonalDataTable[] => [
  ...PARTS,
  ...nouns.map(({ kind, many, outlivesOwner = false }) =>
    part(
      kind as PersonalDataTable['table'],
      'owner_id',
      inCapitals(many),
      outlivesOwner ? 'kept' : 'removed',
    ),
  ),
];

interface Withheld {
  readonly leaving: DeletionPolicy;
  /** Why it is left out of the user's export. */
  readonly why: string;
}

const withheld = (deletionPolicy: DeletionPolicy, why: string): Withheld => ({
  leaving: deletionPolicy,
  why,
});

/** Every other database column that identifies a user, by schema, table, and column. */
export const WITHHELD_COLUMNS: Readonly<Record<string, Withheld>> = {
  'private.account_activity.user_id': withheld('removed', 'the last sign-in, shown in Security'),
  'private.acting_sessions.device_user_id': withheld(
    'removed',
    'turns on a shared device, which end with a shift',
  ),
  'private.acting_sessions.user_id': withheld(
    'removed',
    'turns on a shared device, which end with a shift',
  ),
  'private.care_pins.user_id': withheld('removed', 'a hash of a PIN'),
  'private.meal_overrides.by': withheld('anonymised', "belongs to the resident's record"),
  'private.course_certificates.revoked_by': withheld('anonymised', 'staff decisions'),
  'private.course_assignments.assigned_by': withheld('anonymised', 'belongs to the organization'),
  'private.course_assignment_notices.user_id': withheld('removed', 'reminders that were sent'),
  'private.course_enrollments.user_id': withheld('removed', 'shown in My courses'),
  'private.offline_keys.user_id': withheld('removed', 'secret keys'),
  'private.reply_addresses.user_id': withheld('removed', 'secret addresses for replies'),
  'private.billing_customers.user_id': withheld('kept', 'the customer ID at the payment provider'),
  'private.billing_grants.user_id': withheld('kept', 'included with the subscription'),
  'private.broker_links.asked_id': withheld('removed', 'included with the network'),
  'private.broker_links.asker_id': withheld('removed', 'included with the network'),
  'private.broker_notes.about_id': withheld('removed', "another broker's private note"),
  'private.broker_notes.owner_id': withheld('removed', 'included with the network'),
  'private.broker_reviews.author_id': withheld('anonymised', 'belongs to the broker it is about'),
  'private.broker_reviews.broker_id': withheld('removed', 'included with broker reviews'),
  'private.broker_reviews.decided_by': withheld('anonymised', 'staff decisions'),
  'private.brokerages.broker_of_record': withheld('anonymised', 'belongs to the team'),
  'private.booking_pages.user_id': withheld('removed', 'shown in the calendar'),
  'private.calendar_feeds.user_id': withheld('removed', 'a secret URL'),
  'private.cleared_notifications.user_id': withheld('removed', 'notifications the user cleared'),
  'private.co_brokerage_signatures.account': withheld('kept', 'included with the agreement'),
  'private.co_brokerages.ended_by': withheld('kept', 'included with the agreement'),
  'private.co_brokerages.lister_id': withheld('kept', 'included with the agreement'),
  'private.co_brokerages.partner_id': withheld('kept', 'included with the agreement'),
  'private.direct_conversations.first_id': withheld('removed', 'included with the conversations'),
  'private.direct_conversations.second_id': withheld('removed', 'included with the conversations'),
  'private.email_undos.user_id': withheld('removed', 'secret tokens'),
  'private.employee_credentials.verified_by': withheld('anonymised', 'belongs to the community'),
  'private.employee_pay.set_by': withheld('anonymised', 'belongs to the community'),
  'private.family_messages.author_id': withheld('anonymised', "belongs to the resident's record"),
  'private.family_posts.author_id': withheld('anonymised', 'belongs to the community'),
  'private.family_posts.removed_by': withheld('anonymised', 'belongs to the community'),
  'private.family_thread_reads.user_id': withheld('removed', 'until when messages were read'),
  'private.family_visits.decided_by': withheld('anonymised', 'belongs to the community'),
  'private.family_visits.user_id': withheld('removed', 'shown in the family portal'),
  'private.policy_acknowledgments.user_id': withheld('anonymised', 'belongs to the community'),
  'private.first_searches.user_id': withheld(
    'removed',
    'the day of a first search, shown in Activity',
  ),
  'private.introductions.by': withheld('anonymised', 'staff actions for someone who asked'),
  'private.lead_rotation.user_id': withheld('removed', 'belongs to the team'),
  'private.account_deletions.asked_by': withheld('anonymised', 'staff decisions'),
  'private.account_deletions.user_id': withheld('kept', 'only the date the account was deleted'),
  'private.listed_names.user_id': withheld('removed', 'included with the profile and its review'),
  'private.listing_materials.made_by': withheld('anonymised', 'belongs to the listing'),
  'private.listing_returns.returned_by': withheld('kept', 'included with the listing'),
  'private.ledger_budget_years.saved_by': withheld('anonymised', 'belongs to the community'),
  'private.ledger_entries.posted_by': withheld('anonymised', 'belongs to the community'),
  'private.ledger_period_events.posted_by': withheld('anonymised', 'belongs to the community'),
  'private.listing_sign_offs.signed_by': withheld('kept', 'included with the listing'),
  'private.mail_bounces.user_id': withheld('removed', 'included with the notification settings'),
  'private.material_emails.sent_by': withheld('anonymised', 'included with the materials'),
  'private.material_openings.user_id': withheld(
    'removed',
    'who read what in a listing, shown to its seller',
  ),
  'private.member_days.user_id': withheld('removed', 'active days, shown in Activity'),
  'private.message_pace.user_id': withheld('removed', 'a rate-limit counter'),
  'private.partnerships.ended_by': withheld('kept', 'standing terms, included with the network'),
  'private.partnerships.offerer_id': withheld('kept', 'standing terms, included with the network'),
  'private.partnerships.partner_id': withheld('kept', 'standing terms, included with the network'),
  'private.projects.account': withheld('anonymised', 'included with the projects'),
  'private.postal_addresses.person_id': withheld('removed', 'shown where emails are sent'),
  'private.record_imports.importer_id': withheld('removed', 'included with the imported records'),
  'private.recovery_attempts.user_id': withheld('removed', 'a counter against guessing'),
  'private.recovery_codes.user_id': withheld('removed', 'secrets'),
  'private.outside_signings.account': withheld('removed', 'shown where it is signed'),
  'private.referrals.giver_id': withheld('kept', 'a referral fee share, included with the network'),
  'private.referrals.taker_id': withheld('kept', 'a referral fee share, included with the network'),
  'private.shared_searches.broker_id': withheld('removed', 'searches others share with this user'),
  'private.sign_ins.user_id': withheld('removed', 'shown in Security'),
  'private.tenant_activity.actor_id': withheld('anonymised', 'belongs to the team'),
  'private.tenant_brands.changed_by': withheld('anonymised', 'belongs to the team'),
  'private.tenant_domains.claimed_by': withheld('anonymised', 'belongs to the team'),
  'private.community_invitations.invited_by': withheld('anonymised', 'belongs to the team'),
  'private.tenant_invitations.invited_by': withheld('anonymised', 'belongs to the team'),
  'private.tenant_join_requests.user_id': withheld('removed', 'a request the team decides on'),
  'private.emergency_marks.recorded_by': withheld('anonymised', 'belongs to the community'),
  'private.emergency_people.added_by': withheld('anonymised', 'belongs to the community'),
  'private.emergency_plan_versions.replaced_by': withheld('anonymised', 'belongs to the community'),
  'private.emergency_plans.reviewed_by': withheld('anonymised', 'belongs to the community'),
  'private.inspection_photos.recorded_by': withheld('anonymised', 'belongs to the community'),
  'private.staff_broadcasts.sent_by': withheld('anonymised', 'belongs to the community'),
  'private.staff_broadcast_recipients.user_id': withheld('removed', 'belongs to the community'),
  'private.photo_consents.recorded_by': withheld('anonymised', "belongs to the resident's record"),
  'private.photo_consents.withdrawn_by': withheld('anonymised', "belongs to the resident's record"),
  'private.purchase_approvals.decided_by': withheld('anonymised', 'belongs to the community'),
  'private.purchase_invoices.decided_by': withheld('anonymised', 'belongs to the community'),
  'private.purchase_invoices.entered_by': withheld('anonymised', 'belongs to the community'),
  'private.purchase_receipts.received_by': withheld('anonymised', 'belongs to the community'),
  'private.purchases.cancelled_by': withheld('anonymised', 'belongs to the community'),
  'private.purchases.ordered_by': withheld('anonymised', 'belongs to the community'),
  'private.purchases.requested_by': withheld('anonymised', 'belongs to the community'),
  'private.resident_appointments.added_by': withheld(
    'anonymised',
    "belongs to the resident's record",
  ),
  'private.time_entries.recorded_by': withheld('anonymised', 'belongs to the community'),
  'private.vendor_reviews.author_id': withheld('anonymised', 'included with the projects'),
  'private.vendor_reviews.decided_by': withheld('anonymised', 'staff decisions'),
  'private.vendor_client_notes.account': withheld('removed', "a vendor's private note"),
  'private.wire_events.account_id': withheld('kept', "the wire's history is shown there"),
  'private.wires.confirmed_by': withheld('kept', 'bank details require a second factor'),
  'private.wires.entered_by': withheld('kept', 'bank details require a second factor'),
  'private.wires.sent_by': withheld('kept', 'bank details require a second factor'),
  'public.care_assessments.approved_by': withheld('anonymised', "belongs to the resident's record"),
  'public.care_assessments.signed_by': withheld('anonymised', "belongs to the resident's record"),
  'public.care_assessments.started_by': withheld('anonymised', "belongs to the resident's record"),
  'public.care_entries.recorded_by': withheld('anonymised', "belongs to the resident's record"),
  'public.care_entries.struck_by': withheld('anonymised', "belongs to the resident's record"),
  'public.care_instruments.created_by': withheld('anonymised', 'belongs to the community'),
  'public.controlled_counts.counted_by': withheld('anonymised', "belongs to the resident's record"),
  'public.controlled_counts.resolved_by': withheld(
    'anonymised',
    "belongs to the resident's record",
  ),
  'public.controlled_counts.witnessed_by': withheld(
    'anonymised',
    "belongs to the resident's record",
  ),
  'private.residency_agreements.requested_by': withheld(
    'anonymised',
    "belongs to the community's prospects",
  ),
  'public.incident_addenda.added_by': withheld('anonymised', "belongs to the resident's record"),
  'public.incident_notifications.recorded_by': withheld(
    'anonymised',
    "belongs to the resident's record",
  ),
  'public.incident_tasks.done_by': withheld('anonymised', "belongs to the resident's record"),
  'public.incidents.reported_by': withheld('anonymised', "belongs to the resident's record"),
  'public.incidents.signed_by': withheld('anonymised', "belongs to the resident's record"),
  'public.emergency_events.ended_by': withheld('anonymised', 'belongs to the community'),
  'public.emergency_events.started_by': withheld('anonymised', 'belongs to the community'),
  'public.inspections.finished_by': withheld('anonymised', 'belongs to the community'),
  'public.medication_doses.effect_by': withheld('anonymised', "belongs to the resident's record"),
  'public.medication_doses.recorded_by': withheld('anonymised', "belongs to the resident's record"),
  'public.medication_doses.struck_by': withheld('anonymised', "belongs to the resident's record"),
  'public.medication_orders.discontinued_by': withheld(
    'anonymised',
    "belongs to the resident's record",
  ),
  'public.medication_orders.ordered_by': withheld('anonymised', "belongs to the resident's record"),
  'public.medication_orders.reviewed_by': withheld(
    'anonymised',
    "belongs to the resident's record",
  ),
  'public.unit_turn_steps.done_by': withheld('anonymised', 'belongs to the community'),
  'public.unit_turns.finished_by': withheld('anonymised', 'belongs to the community'),
  'public.unit_turns.started_by': withheld('anonymised', 'belongs to the community'),
  'public.work_order_events.recorded_by': withheld('anonymised', 'belongs to the community'),
  'public.work_order_lines.recorded_by': withheld('anonymised', 'belongs to the community'),
  'public.work_order_photos.recorded_by': withheld('anonymised', 'belongs to the community'),
  'public.work_orders.completed_by': withheld('anonymised', 'belongs to the community'),
  'public.work_orders.requested_by': withheld('anonymised', 'belongs to the community'),
  'public.work_orders.signed_by': withheld('anonymised', 'belongs to the community'),
  'public.work_orders.verified_by': withheld('anonymised', 'belongs to the community'),
  'public.message_reports.sender_id': withheld('kept', 'would reveal who reported them'),
  'public.offers.account_id': withheld('kept', 'shown in the transaction to its parties'),
  'public.prospect_events.recorded_by': withheld('anonymised', 'belongs to the community'),
  'public.resident_consents.recorded_by': withheld(
    'anonymised',
    "belongs to the resident's record",
  ),
  'public.resident_consents.withdrawn_by': withheld(
    'anonymised',
    "belongs to the resident's record",
  ),
  'public.resident_care_levels.decided_by': withheld(
    'anonymised',
    "belongs to the resident's record",
  ),
  'public.revisions.profile_id': withheld('removed', 'the same rows as by their user'),
  'public.stay_events.recorded_by': withheld('anonymised', "belongs to the resident's record"),
  'public.support_ticket_notes.author_id': withheld('anonymised', 'internal staff notes'),
  'public.tenant_users.admitted_by': withheld('anonymised', 'belongs to the team'),
  'public.transaction_parties.added_by': withheld('anonymised', 'belongs to the team'),
  'public.transactions.broker_id': withheld('kept', 'the record belongs to its owner'),
  'public.transactions.user_id': withheld('kept', 'the record belongs to its owner'),
  'public.unit_events.recorded_by': withheld('anonymised', 'belongs to the community'),
  'public.user_blocks.blocked_id': withheld('removed', 'would reveal who blocked them'),
};
