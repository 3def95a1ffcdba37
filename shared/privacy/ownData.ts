import type { Database } from '../database.types.ts';
import type { Noun } from '../records/noun.ts';

/**
 * What becomes of rows when their person leaves: they go, they stay without saying who, or they stay as they are
 * because somebody else, a contract or the law needs them.
 */
type Leaving = 'removed' | 'anonymised' | 'kept';

/** Rows of a person that they get with their data, as far as the server lets them read them. */
export interface OwnPart {
  readonly table: keyof Database['public']['Tables'];
  /** The column that names the person. */
  readonly by: string;
  readonly title: string;
  readonly leaving: Leaving;
  /** What tells rows of one person apart, where that is not `id`. */
  readonly key?: string;
}

const part = (
  table: OwnPart['table'],
  by: string,
  title: string,
  leaving: Leaving,
  key?: string,
): OwnPart => ({ table, by, title, leaving, ...(key !== undefined && { key }) });

const PARTS: readonly OwnPart[] = [
  part('profiles', 'id', 'Profile', 'anonymised'),
  part('user_roles', 'user_id', 'Roles', 'removed', 'role'),
  part('broker_profiles', 'user_id', 'Broker profile', 'removed', 'user_id'),
  part('professional_licenses', 'user_id', 'Licenses', 'removed', 'state'),
  part('seller_profiles', 'user_id', 'Seller profile', 'removed', 'user_id'),
  part('vendors', 'user_id', 'Vendor profile', 'removed'),
  part('onboarding_states', 'user_id', 'First steps', 'removed', 'user_id'),
  part('activity_feed', 'user_id', 'Activity', 'removed'),
  part('desk_visits', 'user_id', 'Last visit', 'removed', 'user_id'),
  part('presence', 'user_id', 'Presence', 'removed', 'user_id'),
  part('subscribers', 'user_id', 'Subscription', 'kept', 'user_id'),
  part('billing_accounts', 'user_id', 'Billing', 'kept', 'user_id'),
  part('invoices', 'user_id', 'Invoices', 'kept'),
  part('tenant_users', 'user_id', 'Teams', 'removed'),
  part('checklist_items', 'assignee_id', 'Checklist items to do', 'anonymised'),
  part('checklist_items', 'done_by', 'Checklist items done', 'anonymised'),
  part('record_tasks', 'by', 'Tasks given', 'anonymised'),
  part('record_tasks', 'assignee_id', 'Tasks to do', 'anonymised'),
  part('record_comments', 'by', 'Comments on records', 'anonymised'),
  part('record_files', 'by', 'Files on records', 'anonymised'),
  part('saved_views', 'owner_id', 'Views of lists', 'removed'),
  part('kept_values', 'user_id', 'Lists and forms as they were left', 'removed', 'name'),
  part('client_shares', 'by', 'Shares with clients', 'removed'),
  part('shortlists', 'by', 'Shortlists', 'anonymised'),
  part('sequence_enrolments', 'sender_id', 'People in sequences', 'removed'),
  part('automations', 'owner_id', 'Automations', 'removed'),
  part('automation_runs', 'owner_id', 'What automations did', 'removed'),
  part('broker_letters', 'sender_id', 'Letters sent', 'removed'),
  part('broker_accounts', 'user_id', 'Broker numbers', 'kept', 'broker_id'),
  part('broker_contacts', 'user_id', 'Brokers contacted', 'removed'),
  part('listing_drafts', 'user_id', 'Draft listings', 'removed'),
  part('listing_nda_signatures', 'user_id', 'Signed confidentiality agreements', 'kept'),
  part('revisions', 'user_id', 'Changes under review', 'removed'),
  part('saved_lists', 'user_id', 'Saved lists', 'removed'),
  part('saved_listings', 'user_id', 'Saved communities', 'removed'),
  part('saved_searches', 'user_id', 'Saved searches', 'removed'),
  part('search_matches', 'user_id', 'Matches of searches', 'removed'),
  part('conversation_messages', 'sender_id', 'Messages written', 'anonymised'),
  part('chat_conversations', 'owner_id', 'Conversations started', 'anonymised'),
  part('conversation_members', 'user_id', 'Conversations', 'anonymised', 'conversation_id'),
  part('conversation_receipts', 'user_id', 'Messages read', 'removed', 'conversation_id'),
  part('scheduled_messages', 'sender_id', 'Messages for later', 'removed'),
  part('portal_messages', 'author_id', 'Messages in transactions', 'anonymised'),
  part('user_blocks', 'user_id', 'People blocked', 'removed', 'blocked_id'),
  part('message_reports', 'reporter_id', 'Messages reported', 'anonymised'),
  part('message_notifications', 'user_id', 'Notices of messages', 'removed'),
  part('notifications', 'user_id', 'Notifications', 'removed'),
  part('notification_preferences', 'user_id', 'Notification settings', 'removed', 'user_id'),
  part('deliveries', 'user_id', 'Notices sent', 'removed'),
  part('platform_ratings', 'user_id', 'Ratings', 'anonymised'),
  part('support_tickets', 'user_id', 'Requests to support', 'anonymised'),
  part('sign_in_alerts', 'user_id', 'Sign-in alerts', 'removed'),
];

const inCapitals = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** All of them: records of a noun are their owner's, and go with them unless the noun says otherwise. */
export const ownParts = (nouns: readonly Noun[]): readonly OwnPart[] => [
  ...PARTS,
  ...nouns.map(({ kind, many, outlivesOwner = false }) =>
    part(
      kind as OwnPart['table'],
      'owner_id',
      inCapitals(many),
      outlivesOwner ? 'kept' : 'removed',
    ),
  ),
];

interface Withheld {
  readonly leaving: Leaving;
  /** Why it is not among the data that its person gets. */
  readonly why: string;
}

const withheld = (leaving: Leaving, why: string): Withheld => ({ leaving, why });

/** Every other column of the database that names a person, by schema, table and column. */
export const WITHHELD: Readonly<Record<string, Withheld>> = {
  'private.account_activity.user_id': withheld('removed', 'the last sign-in, told by Security'),
  'private.answer_addresses.user_id': withheld('removed', 'secret addresses for answers'),
  'private.billing_customers.user_id': withheld('kept', 'the number at the payment provider'),
  'private.billing_grants.user_id': withheld('kept', 'told by the subscription'),
  'private.broker_links.asked_id': withheld('removed', 'told by the network'),
  'private.broker_links.asker_id': withheld('removed', 'told by the network'),
  'private.broker_notes.about_id': withheld('removed', 'what another broker wrote for themselves'),
  'private.broker_notes.owner_id': withheld('removed', 'told by the network'),
  'private.broker_reviews.author_id': withheld('anonymised', 'belongs to the broker it is about'),
  'private.broker_reviews.broker_id': withheld('removed', 'told by the reviews of a broker'),
  'private.broker_reviews.decided_by': withheld('anonymised', 'what staff decided'),
  'private.brokerages.broker_of_record': withheld('anonymised', 'belongs to the team'),
  'private.booking_pages.user_id': withheld('removed', 'shown in the calendar'),
  'private.calendar_feeds.user_id': withheld('removed', 'a secret address'),
  'private.cleared_notifications.user_id': withheld('removed', 'what was cleared by its person'),
  'private.co_brokerage_signatures.account': withheld('kept', 'told at the agreement'),
  'private.co_brokerages.ended_by': withheld('kept', 'told at the agreement'),
  'private.co_brokerages.lister_id': withheld('kept', 'told at the agreement'),
  'private.co_brokerages.partner_id': withheld('kept', 'told at the agreement'),
  'private.direct_conversations.first_id': withheld('removed', 'told by the conversations'),
  'private.direct_conversations.second_id': withheld('removed', 'told by the conversations'),
  'private.email_undos.user_id': withheld('removed', 'secret tokens'),
  'private.first_searches.user_id': withheld(
    'removed',
    'the day of a first search, told by Activity',
  ),
  'private.introductions.by': withheld('anonymised', 'what staff did for somebody who asked'),
  'private.lead_rota.user_id': withheld('removed', 'belongs to the team'),
  'private.leavings.asked_by': withheld('anonymised', 'what staff decided'),
  'private.leavings.user_id': withheld('kept', 'when the account was deleted, and nothing else'),
  'private.listed_names.user_id': withheld('removed', 'told by the profile and its review'),
  'private.listing_materials.made_by': withheld('anonymised', 'belongs to the listing'),
  'private.listing_sign_offs.signed_by': withheld('kept', 'told at the listing'),
  'private.mail_bounces.user_id': withheld('removed', 'told by the notification settings'),
  'private.material_letters.sent_by': withheld('anonymised', 'told at the materials'),
  'private.material_openings.user_id': withheld(
    'removed',
    'who read what of a listing, told to its seller',
  ),
  'private.member_days.user_id': withheld('removed', 'days of being here, told by Activity'),
  'private.message_pace.user_id': withheld('removed', 'a counter against floods'),
  'private.partnerships.ended_by': withheld('kept', 'standing terms, told by the network'),
  'private.partnerships.offerer_id': withheld('kept', 'standing terms, told by the network'),
  'private.partnerships.partner_id': withheld('kept', 'standing terms, told by the network'),
  'private.projects.account': withheld('anonymised', 'told at the projects'),
  'private.postal_addresses.person_id': withheld('removed', 'told where letters are sent'),
  'private.record_imports.importer_id': withheld('removed', 'told by what was imported'),
  'private.recovery_attempts.user_id': withheld('removed', 'a counter against guessing'),
  'private.recovery_codes.user_id': withheld('removed', 'secrets'),
  'private.outside_signings.account': withheld('removed', 'told where it is signed'),
  'private.referrals.giver_id': withheld('kept', 'a share of a fee, told by the network'),
  'private.referrals.taker_id': withheld('kept', 'a share of a fee, told by the network'),
  'private.shared_searches.broker_id': withheld('removed', 'what others show this person'),
  'private.sign_ins.user_id': withheld('removed', 'told by Security'),
  'private.tenant_activity.actor_id': withheld('anonymised', 'belongs to the team'),
  'private.tenant_brands.changed_by': withheld('anonymised', 'belongs to the team'),
  'private.tenant_domains.claimed_by': withheld('anonymised', 'belongs to the team'),
  'private.tenant_invitations.invited_by': withheld('anonymised', 'belongs to the team'),
  'private.tenant_join_requests.user_id': withheld('removed', 'a request that the team decides'),
  'private.vendor_reviews.author_id': withheld('anonymised', 'told at the projects'),
  'private.vendor_reviews.decided_by': withheld('anonymised', 'what staff decided'),
  'private.vendor_client_notes.account': withheld('removed', 'what a vendor wrote for themselves'),
  'private.wire_events.account_id': withheld('kept', 'the chain of a wire is told there'),
  'private.wires.confirmed_by': withheld('kept', 'bank details are told under a second factor'),
  'private.wires.entered_by': withheld('kept', 'bank details are told under a second factor'),
  'private.wires.sent_by': withheld('kept', 'bank details are told under a second factor'),
  'public.message_reports.sender_id': withheld('kept', 'would tell who reported them'),
  'public.offers.account_id': withheld('kept', 'told at the transaction, to its parties'),
  'public.revisions.profile_id': withheld('removed', 'the same rows as by their person'),
  'public.support_ticket_notes.author_id': withheld('anonymised', 'what staff tells staff'),
  'public.tenant_users.admitted_by': withheld('anonymised', 'belongs to the team'),
  'public.transaction_parties.added_by': withheld('anonymised', 'belongs to the team'),
  'public.transactions.broker_id': withheld('kept', 'the record belongs to its owner'),
  'public.transactions.user_id': withheld('kept', 'the record belongs to its owner'),
  'public.user_blocks.blocked_id': withheld('removed', 'would tell who blocked them'),
};
