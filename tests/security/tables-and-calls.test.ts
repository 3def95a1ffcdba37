import { expect, it } from 'vitest';
import { queryDatabase } from './sql.ts';

/**
 * Tables that clients write both directly and through calls, and why neither path skips a rule of the other. A rule
 * only the call has belongs in a trigger, constraint or policy of the table.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  ai_conversations: 'Direct deletes only; the call inserts.',
  beds: 'Imports take each row with the position that a direct insert needs; set_community_record_fields and constraints apply to both.',
  buildings:
    'Imports take each row with the position that a direct insert needs; set_community_record_fields and constraints apply to both.',
  campaigns: 'Only calls change the status; check_campaign_change freezes what was sent.',
  chat_conversations:
    'require_can_start_conversation applies to inserts and to start_conversation.',
  checklist_items: 'check_checklist_item applies to both; the portal call only sets the state.',
  client_shares: 'Direct deletes only; the calls insert and move.',
  communities:
    'Only create_community inserts; listing_id is not granted, so only link_community_listing sets it.',
  community_associations: 'The call only moves ties when contacts are merged.',
  companies:
    'The call only adds samples to a sandbox, an account of its own; constraints apply to both.',
  contacts:
    'Same columns and triggers; email_opt_outs keeps an unsubscribed address out either way.',
  conversation_members: 'Direct updates only mute and hide; calls decide who is in.',
  conversation_messages: 'validate_message and the text constraint apply to both.',
  deals:
    'check_deal and sync_deal_with_property apply to both; co-brokerage columns are not granted.',
  document_extractions:
    'check_document_extraction applies to both; only calls set values, state, and uses.',
  document_rules:
    'The call copies rules with the position that a direct insert needs; set_community_record_fields and constraints apply to both.',
  email_sequences:
    'Only calls change the status; process_enrollment checks the listing before each email.',
  events: 'normalize_event applies to both; booking calls are for people outside the workspace.',
  floors:
    'Imports take each row with the position that a direct insert needs; set_community_record_fields and constraints apply to both.',
  holdings:
    'set_holding_scope, protect_entries and check_commitment_approval apply to both; the calls set the status and add approved commitments.',
  integration_plans:
    'check_integration_plan applies to both; only the call links a transaction, after checking the right to it.',
  investment_entities:
    'A holding without an entity adds one for its owner; the policy of holdings then checks the scope.',
  investment_sponsors:
    'Linking an interest adds its sponsor for the owner of the holding, with the scope that a direct insert would get.',
  leads: 'check_lead applies to both; only the calls convert.',
  listing_addresses: 'revise_address holds direct changes as save_listing_address does.',
  listing_documents: 'Direct deletes only; the calls insert.',
  listing_drafts: 'Direct deletes only; the calls insert and update.',
  listing_images:
    'check_picture and add_pending_picture apply to both; admins remove through the call only.',
  listings:
    'set_listing_server_fields, the allowance, revise_listing and set_occupancy_source apply to both; no review column is granted.',
  message_notifications: 'Direct inserts do nothing; both paths only mark as read.',
  move_in_items: 'The call only adds the default checklist, once.',
  notification_preferences: 'People change their own row; the call only turns kinds off.',
  notifications: 'validate_personal_notification turns direct inserts into notes to oneself.',
  presence: 'Direct updates only hide; the call writes the rest.',
  profiles:
    'Approval, suspension and address columns are not granted; revise_names applies to both.',
  properties: 'check_property applies to both; deals and listings only follow identity.',
  property_tours: 'Direct deletes only; the call inserts and updates.',
  record_comments: 'set_comment_fields applies to both; the calls write as the same broker.',
  record_files: 'Direct updates only rename, with check_record_file_name for both.',
  record_tasks: 'set_task_fields applies to both; client calls only mark as done.',
  resident_allergies:
    'The call only adds a sample community, of its own account; set_community_record_fields and constraints apply to both.',
  resident_care_profiles:
    'The call only adds a sample community, of its own account; set_community_record_fields and constraints apply to both.',
  resident_contacts:
    'move_in_prospect copies what the prospect has; set_community_record_fields and constraints apply to both.',
  resident_diets:
    'The call only adds a sample community, of its own account; set_community_record_fields and constraints apply to both.',
  resident_documents:
    'move_in_prospect copies what the prospect has; set_community_record_fields and constraints apply to both. File columns are not granted; only the call sets them.',
  resident_identities:
    'move_in_prospect copies what the prospect has; set_community_record_fields and constraints apply to both.',
  resident_payors:
    'move_in_prospect copies what the prospect has; set_community_record_fields and constraints apply to both.',
  resident_prospects: 'Stage, dates, deposit, and resident are not granted; only events set them.',
  residents:
    'Status, unit, bed, move-in date, and photo are not granted; only apply_stay_events and set_resident_photo set them.',
  revisions: 'Direct deletes only withdraw one’s own; admins decide through the call.',
  saved_searches:
    'validate_saved_search and the limit apply to both; is_sample is not granted, and samples send no alerts.',
  scheduled_messages:
    'validate_scheduled_message applies to direct writes; the server sends with validate_message.',
  subscribers: 'Direct writes are for admins and audited; the call is for payments.',
  tenants: 'Direct updates only rename; calls create and publish.',
  transaction_documents: 'Direct deletes only; the call inserts.',
  transaction_parties: 'check_party and prevent_sealed_bidder_change apply to both.',
  transactions: 'check_transaction applies to both; the calls only follow offers and dates.',
  underwriting_account_mappings: 'Direct deletes only forget one; the call inserts.',
  underwriting_models:
    'check_underwriting_model applies to both; only the call sets figures, from the version.',
  underwriting_statements:
    'check_underwriting_statement applies to both; only calls set figures, from the version.',
  units:
    'Imports take each row with the position that a direct insert needs; set_community_record_fields and constraints apply to both.',
  user_roles: 'check_role_change and log_role_change apply to both, for admins only.',
  vendor_credentials: 'Direct deletes only, of what was not accepted; the calls insert and decide.',
  vendors: 'Verification columns are not granted; only the call sets them.',
};

it('every table written both directly and through calls has been reviewed for equal rules', async () => {
  const rows = await queryDatabase(`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (
        select from unnest(array['anon', 'authenticated']) r (role)
        where has_any_column_privilege(r.role, c.oid, 'insert') or has_any_column_privilege(r.role, c.oid, 'update')
          or has_table_privilege(r.role, c.oid, 'delete')
      )
      and exists (
        select from pg_proc f
        where f.prosecdef and f.prorettype <> 'trigger'::regtype
          and f.prosrc ~* ('(insert into|update|delete from)\\s+(only\\s+)?public\\.' || c.relname || '\\y')
      )
    order by c.relname collate "C"`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(REVIEWED));
});
