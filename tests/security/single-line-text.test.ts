import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from './sql.ts';

/**
 * Every text column, and what keeps direction-changing characters out of it: the single-line rule (`private.is_single_line`
 * and what uses it), a closed set of values, or the multi-line text rule. Columns with none of them are listed here
 * with the reason.
 */
const DECIDED: Readonly<Record<string, readonly string[]>> = {
  'codes with a rule of their own, and accounts of a chart': [
    'care_claim_lines.modifiers',
    'course_assignments.credential_type',
    'investor_ledger_lines.account',
    'ledger_budgets.account',
    'ledger_lines.account',
    'payer_profiles.modifiers',
    'trust_lines.account',
  ],
  'ids, digests, kinds, paths and zones, which the server makes or takes from a list of its own': [
    'ai_changes.record_kind',
    'agent_markets.property_type',
    'api_idempotency.fingerprint',
    'api_idempotency.idempotency_key',
    'api_proposal_tokens.scope',
    'oauth_codes.challenge',
    'oauth_codes.redirect_uri',
    'agent_markets.state',
    'automation_events.cause',
    'automation_events.kind',
    'automation_events.occasion',
    'automation_runs.cause',
    'automation_runs.kind',
    'automations.occasion',
    'webhook_secrets.secret',
    'billing_grants.subscription_tier',
    'broker_emails.zone',
    'care_pins.hash',
    'checklist_items.needs',
    'integration_items.needs',
    'client_error_locations.version',
    'client_errors.fingerprint',
    'client_errors.reopened_in',
    'client_reports.browser',
    'client_reports.version',
    'client_versions.version',
    'contact_keys.field',
    'contact_merge_moves.what',
    'counties.state',
    'deal_room_archive_files.path',
    'deal_room_events.address',
    'deal_room_events.hash',
    'deal_room_events.kind',
    'deal_room_events.sha256',
    'deal_room_heads.hash',
    'deal_room_ndas.sha256',
    'deal_room_tickets.address',
    'deal_room_versions.path',
    'deal_room_versions.sha256',
    'deal_room_versions.type',
    'deliveries.kind',
    'email_undos.token_hash',
    'figure_days.kind',
    'figure_days.measure',
    'figure_days.place',
    'failed_invitation_attempts.client',
    'investor_notices.key',
    'investor_notices.kind',
    'lead_conversions.status',
    'account_deletions.token_hash',
    'listing_documents.path',
    'listing_documents.type',
    'meal_overrides.keys',
    'pending_listing_changes.what',
    'listing_nda_signatures.address',
    'listing_nda_signatures.hash',
    'listing_nda_texts.hash',
    'live_county_counts.property_type',
    'live_county_counts.state',
    'live_listing_measures.property_type',
    'live_listing_measures.state',
    'market_rows.property_type',
    'market_rows.state',
    'message_attachments.path',
    'message_attachments.type',
    'message_pace.kind',
    'notifications.dedupe_key',
    'offer_letters.path',
    'offer_letters.type',
    'offer_texts.sha256',
    'outbox.dedupe_key',
    'outside_signings.body_sha256',
    'outside_signings.paper_sha256',
    'outside_signings.sent_sha256',
    'residency_agreements.body_sha256',
    'rfp_contracts.sha256',
    'outside_signings.service',
    'policy_reports.fingerprint',
    'failed_portal_attempts.sender',
    'portal_keys.digest',
    'record_changes.kind',
    'record_comments.kind',
    'record_files.kind',
    'record_files.path',
    'record_files.type',
    'record_import_parts.kind',
    'record_imports.kind',
    'record_tasks.kind',
    'removed_photos.image_url',
    'report_senders.sender',
    'resident_access_log.positions',
    'retention_periods.kind',
    'retention_runs.kind',
    'sequence_enrolments.zone',
    'signatures.address',
    'signatures.body_sha256',
    'signatures.hash',
    'signing_events.hash',
    'tenant_invitations.token_hash',
    'ticket_senders.sender',
    'transaction_dates.concerns',
    'transaction_dates.follows',
    'trial_days.test',
    'trial_days.variant',
    'trial_visitors.test',
    'trial_visitors.variant',
    'underwriting_account_mappings.account',
    'underwriting_adjustments.account',
    'underwriting_statement_lines.account',
    'underwriting_statement_lines.cells',
    'vendor_credentials.file_type',
    'vendor_credentials.path',
    'visit_events.device',
    'web_vital_days.metric',
  ],
  'written by the server out of lines that are held, or out of what it has cleaned': [
    'deal_room_passages.body',
    'scheduled_export_parts.content',
    'admin_audit_log.actor_email',
    'admin_audit_log.target_email',
    'agents.brokerage',
    'agents.name',
    'automation_events.value',
    'automation_runs.title',
    'broker_emails.recipient',
    'broker_reviews.recipient',
    'client_error_locations.route',
    'client_errors.message',
    'client_reports.route',
    'conversation_words.word',
    'counties.county',
    'counties.towns',
    'covered_towns.town',
    'undeliverable_addresses.address',
    'deal_room_events.detail',
    'deal_room_events.item',
    'deal_room_events.who',
    'deal_room_notes.answered_by',
    'deal_room_notes.who',
    'deal_room_tickets.who',
    'deal_room_versions.added_by',
    'deliveries.sent_to',
    'deliveries.title',
    'email_undos.old_email',
    'account_deletions.address',
    'account_deletions.name',
    'listed_names.brokerage_name',
    'listed_names.company_name',
    'listed_names.full_name',
    'pending_listing_changes.detail',
    'listing_nda_signatures.company',
    'listings.broker_name',
    'listings.county',
    'live_county_counts.county',
    'market_rows.county',
    'market_rows.town',
    'market_rows.words',
    'mail_bounces.address',
    'material_emails.recipient',
    'outbox.recipient',
    'outside_signings.email',
    'policy_reports.blocked',
    'policy_reports.route',
    'email_opt_outs.address',
    'removed_photos.caption',
    'search_matches.detail',
    'search_suggestions.suggestion',
    'search_words.word',
    'sequence_enrolments.recipient',
    'shortlist_items.fits',
    'shortlist_items.misses',
    'shortlist_items.property_name',
    'shortlists.recipient',
    'signatures.email',
    'tenant_activity.subject',
    'empty_search_days.words',
    'visit_day_parts.name',
    'visit_events.name',
    'visit_events.path',
    'visit_events.referrer',
    'web_vital_days.path',
    'wire_events.name',
    'wires.confirmed_name',
    'wires.entered_name',
    'wires.sent_name',
  ],
  'a text of several lines, in a block of its own': [
    'sso_connections.certificate',
    'broker_contacts.message',
    'broker_reviews.reason',
    'co_brokerage_terms.body',
    'deal_room_ndas.body',
    'deal_room_notes.answer',
    'deal_room_notes.body',
    'listing_nda_texts.body',
    'listing_reviews.reason',
    'listings.description',
    'message_reports.message_text',
    'message_reports.note',
    'message_versions.message_text',
    'notifications.message',
    'offer_texts.body',
    'rfp_contracts.body',
    'outside_signings.body',
    'platform_ratings.review',
    'portal_messages.body',
    'profiles.bio',
    'removed_photos.reason',
    'signatures.body',
    'signatures.consent',
    'support_ticket_notes.note',
    'support_tickets.message',
    'transaction_quote_versions.terms',
    'transaction_quotes.terms',
    'transaction_quotes.wanted',
    'vendor_credentials.reason',
    'vendors.description',
  ],
  'shown only to its author': [
    'activity_feed.message',
    'notification_preferences.timezone',
    'oauth_apps.redirect_uris',
    'presence.current_page',
    'profiles.avatar_url',
    'record_import_rows.key',
    'record_imports.columns',
    'record_imports.file_name',
    'saved_listings.note',
    'saved_searches.facets',
    'search_conditions.keys',
    'search_conditions.others',
    'search_conditions.states',
    'search_conditions.types',
    'search_conditions.words',
    'search_starts.start',
    'search_starts.suggestion',
    'search_starts.suggestion_type',
    'seller_profiles.additional_information',
    'sign_in_alerts.user_agent',
    'sign_ins.user_agent',
  ],
  'told by a service outside, or digits that a call has looked at': [
    'billing_accounts.card_brand',
    'billing_customers.checkout_session',
    'billing_customers.customer_id',
    'billing_events.id',
    'billing_events.type',
    'federal_facilities.ccn',
    'federal_facilities.city',
    'federal_facilities.county',
    'federal_facilities.name',
    'federal_facilities.state',
    'federal_rows.key',
    'watch_events.owners',
    'invoices.description',
    'invoices.hosted_url',
    'invoices.id',
    'invoices.number',
    'signing_events.envelope',
    'wire_numbers.account',
    'wire_numbers.routing',
  ],
};

interface Column {
  readonly name: string;
  readonly checks: readonly string[];
}

const HELD =
  /private\.(?:is_single_line|is_tag_list|are_contact_methods|is_file_name|is_package_path|is_plain_message|is_community_position)\(/;
/** Values listed in the schema, or a pattern that names every allowed character. */
const CLOSED = [
  /= ANY \(ARRAY\[/,
  /<@ ARRAY\[/,
  /~ '\^(?!.*\[\^)[^']*\$'/,
  /\w+ = '[a-z_]+'::text\)\)$/,
];
/** Multi-line text without direction characters. */
const PLAIN_TEXT = /\\x08.*\\u202a/;

let columns: readonly Column[];
beforeAll(async () => {
  columns = (await queryDatabase(`
    select c.relname || '.' || a.attname as name, coalesce((
      select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
    ), '{}') as checks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relispartition
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype, 'name'::regtype)
    order by 1`)) as unknown as Column[];
});

describe('text lines visible to others', () => {
  const isChecked = ({ checks }: Column): boolean =>
    checks.some((check) =>
      [HELD, PLAIN_TEXT, ...CLOSED].some((rule) => rule.test(check.replaceAll(/\s+/g, ' '))),
    );

  it('have a rule in the schema or a reason here', () => {
    const decided = new Set(Object.values(DECIDED).flat());
    const open = columns.filter((column) => !isChecked(column) && !decided.has(column.name));
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('no reason is listed for a missing or already checked column', () => {
    const checkedColumns = new Map(columns.map((column) => [column.name, isChecked(column)]));
    const stale = Object.values(DECIDED)
      .flat()
      .filter((name) => checkedColumns.get(name) !== false);
    expect(stale).toEqual([]);
  });

  it.each([
    ['an override', '\u202e'],
    ['an isolate', '\u2066'],
    ['a line separator', '\u2028'],
    ['a line break', '\n'],
    ['a control of the second block', '\u0085'],
  ])('reject %s, and accept right-to-left text with its marks', async (_what, mark) => {
    const [row] = await queryDatabase(
      `select private.is_single_line('Ada ${mark}gpj.exe', 40) as turned, private.is_single_line('Ada \u05d1\u05d9\u05ea\u200f 🏡 <b>', 40) as odd`,
    );
    expect(row).toEqual({ turned: false, odd: true });
  });
});
