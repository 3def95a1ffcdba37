-- Account deletion in steps. Each step is an idempotent transaction, so a killed backend resumes where it
-- stopped. The account remains as a placeholder named "Deleted account" that retained rows refer to.
-- shared/account/privacy/personalData.ts lists what happens to each column; a test keeps both in sync.

-- Columns whose rows are deleted with the user; everything else stays with the placeholder account.
create function private.list_account_owned_columns() returns table (place text, by_column text)
language sql immutable set search_path = '' as $$
  values
    ('private.account_activity', 'user_id'),
    ('private.acting_sessions', 'device_user_id'),
    ('private.acting_sessions', 'user_id'),
    ('private.capital_boxes', 'account'),
    ('private.capital_requests', 'account'),
    ('private.investor_notices', 'user_id'),
    ('private.care_pins', 'user_id'),
    ('private.course_assignment_notices', 'user_id'),
    ('private.course_contributors', 'user_id'),
    ('private.course_draft_editors', 'user_id'),
    ('private.course_enrollments', 'user_id'),
    ('private.community_reports', 'reporter_id'),
    ('private.offline_keys', 'user_id'),
    ('private.reply_addresses', 'user_id'),
    ('private.booking_pages', 'user_id'),
    ('private.broker_links', 'asked_id'),
    ('private.broker_links', 'asker_id'),
    ('private.broker_notes', 'about_id'),
    ('private.broker_notes', 'owner_id'),
    ('private.broker_reviews', 'broker_id'),
    ('private.calendar_feeds', 'user_id'),
    ('private.calendar_subscriptions', 'user_id'),
    ('private.connector_connections', 'user_id'),
    ('private.connector_flows', 'user_id'),
    ('private.cleared_notifications', 'user_id'),
    ('private.direct_conversations', 'first_id'),
    ('private.direct_conversations', 'second_id'),
    ('private.email_undos', 'user_id'),
    ('private.family_thread_reads', 'user_id'),
    ('private.family_visits', 'user_id'),
    ('private.first_searches', 'user_id'),
    ('private.concentration_limits', 'user_id'),
    ('private.entity_roles', 'user_id'),
    ('private.lead_rotation', 'user_id'),
    ('private.listed_names', 'user_id'),
    ('private.listing_feeds', 'user_id'),
    ('private.file_drops', 'user_id'),
    ('private.integration_changes', 'account_id'),
    ('private.scheduled_exports', 'user_id'),
    ('private.mail_bounces', 'user_id'),
    ('private.material_openings', 'user_id'),
    ('private.member_days', 'user_id'),
    ('private.message_pace', 'user_id'),
    ('private.outside_signings', 'account'),
    ('private.position_links', 'investor_id'),
    ('private.postal_addresses', 'person_id'),
    ('private.record_imports', 'importer_id'),
    ('private.recovery_attempts', 'user_id'),
    ('private.recovery_codes', 'user_id'),
    ('private.shared_searches', 'broker_id'),
    ('private.staff_broadcast_recipients', 'user_id'),
    ('private.scim_users', 'user_id'),
    ('private.sso_flows', 'user_id'),
    ('private.sign_ins', 'user_id'),
    ('private.tenant_join_requests', 'user_id'),
    ('private.vendor_client_notes', 'account'),
    ('public.activity_feed', 'user_id'),
    ('private.ai_calls', 'user_id'),
    ('public.ai_changes', 'user_id'),
    ('public.ai_turns', 'user_id'),
    ('public.ai_conversations', 'user_id'),
    ('public.automation_runs', 'owner_id'),
    ('public.api_requests', 'user_id'),
    ('public.api_usage', 'user_id'),
    ('private.api_rates', 'user_id'),
    ('public.api_proposals', 'user_id'),
    ('public.api_keys', 'user_id'),
    ('public.oauth_apps', 'user_id'),
    ('public.site_widgets', 'user_id'),
    ('public.webhook_deliveries', 'user_id'),
    ('public.webhook_endpoints', 'user_id'),
    ('public.automations', 'owner_id'),
    ('public.broker_contacts', 'user_id'),
    ('public.broker_emails', 'sender_id'),
    ('public.broker_profiles', 'user_id'),
    ('public.campaigns', 'owner_id'),
    ('public.client_shares', 'by'),
    ('public.community_members', 'user_id'),
    ('public.companies', 'owner_id'),
    ('public.contacts', 'owner_id'),
    ('public.conversation_receipts', 'user_id'),
    ('public.deals', 'owner_id'),
    ('public.deliveries', 'user_id'),
    ('public.desk_visits', 'user_id'),
    ('public.document_extractions', 'owner_id'),
    ('public.email_sequences', 'owner_id'),
    ('public.events', 'owner_id'),
    ('public.saved_values', 'user_id'),
    ('public.integration_plans', 'owner_id'),
    ('public.investment_entities', 'owner_id'),
    ('public.holdings', 'owner_id'),
    ('public.investment_sponsors', 'owner_id'),
    ('public.lead_forms', 'owner_id'),
    ('public.leads', 'owner_id'),
    ('public.email_templates', 'owner_id'),
    ('public.listing_drafts', 'user_id'),
    ('public.message_notifications', 'user_id'),
    ('public.notification_preferences', 'user_id'),
    ('public.notifications', 'user_id'),
    ('public.onboarding_states', 'user_id'),
    ('public.presence', 'user_id'),
    ('public.professional_licenses', 'user_id'),
    ('public.resident_consents', 'user_id'),
    ('public.properties', 'owner_id'),
    ('public.revisions', 'profile_id'),
    ('public.revisions', 'user_id'),
    ('public.saved_listings', 'user_id'),
    ('public.saved_lists', 'user_id'),
    ('public.saved_searches', 'user_id'),
    ('public.saved_views', 'owner_id'),
    ('public.scheduled_messages', 'sender_id'),
    ('public.search_matches', 'user_id'),
    ('public.watches', 'user_id'),
    ('private.watch_alerts', 'user_id'),
    ('public.seller_profiles', 'user_id'),
    ('public.sequence_enrolments', 'sender_id'),
    ('public.sign_in_alerts', 'user_id'),
    ('public.tenant_users', 'user_id'),
    ('public.underwriting_models', 'owner_id'),
    ('public.underwriting_statements', 'owner_id'),
    ('public.user_blocks', 'blocked_id'),
    ('public.user_blocks', 'user_id'),
    ('public.vendors', 'user_id'),
    ('public.user_roles', 'user_id'),
    -- Last, because it tells what is left of a sandbox.
    ('private.service_accounts', 'user_id')
$$;

create function private.placeholder_email(p_user_id uuid) returns text
language sql immutable set search_path = '' as $$
  select p_user_id || '@deleted.invalid'
$$;

-- First step: closes the account, so nothing is written while it is being cleared. Its email is free from
-- then on.
create function private.deactivate_account(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_leaving private.account_deletions;
begin
  update private.account_deletions l set step = 1, token_hash = null, address = lower(p.email), name = nullif(btrim(p.full_name), '')
  from public.profiles p where p.id = p_user_id and l.user_id = p_user_id
  returning l.* into v_leaving;
  perform private.queue_message(
    'email', v_leaving.address, 'account_left',
    jsonb_build_object('support', coalesce(private.setting('support_email') #>> '{}', '')),
    'account_left:' || p_user_id, p_is_urgent => true
  );
  perform private.log_admin_action('user_delete', p_user_id, v_leaving.address, jsonb_build_object(
    'asked_at', v_leaving.asked_at, 'by', case when v_leaving.is_of_staff then 'staff' else 'person' end
  ));
  update public.profiles p
  set first_name = null, last_name = null, full_name = 'Deleted account', avatar_url = null, phone = null,
    company_name = null, brokerage_name = null, bio = null, user_type = null, is_company_user = false,
    email = private.placeholder_email(p_user_id), suspended_at = coalesce(p.suspended_at, now())
  where p.id = p_user_id;
  update auth.users u
  set email = private.placeholder_email(p_user_id), encrypted_password = null, email_confirmed_at = null, phone = null,
    raw_user_meta_data = '{}', raw_app_meta_data = '{}', email_change = '', email_change_token_new = '',
    email_change_token_current = '', confirmation_token = '', recovery_token = '', reauthentication_token = '',
    deleted_at = now(), updated_at = now()
  where u.id = p_user_id;
  delete from auth.sessions s where s.user_id = p_user_id;
  delete from auth.one_time_tokens t where t.user_id = p_user_id;
  delete from auth.mfa_factors f where f.user_id = p_user_id;
  delete from auth.identities i where i.user_id = p_user_id;
  delete from auth.flow_state f where f.user_id = p_user_id;
  delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = p_user_id::text;
  -- Data that only the embedded auth server stores.
  if to_regclass('haven_local.sign_ups') is not null then
    execute 'delete from haven_local.sign_ups s where s.user_id = $1' using p_user_id;
    execute 'delete from haven_local.known_devices d where d.user_id = $1' using p_user_id;
  end if;
end $$;

-- Removes the user's email and name from rows that others wrote, where the next person to confirm that email
-- would get access. Names in transaction records and brokers' own contacts stay.
create function private.anonymize_account_in_shared_records(p_user_id uuid, p_address text, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c_nobody constant text := private.placeholder_email(p_user_id);
  c_name constant text := 'Deleted account';
begin
  update public.support_tickets t set name = c_name, email = c_nobody
  where t.user_id = p_user_id or lower(t.email) = p_address;
  delete from private.tenant_invitations i where lower(i.email) = p_address;
  delete from private.community_invitations i where i.email = p_address;
  update private.tenant_activity a set subject = c_name
  where a.subject = p_address or a.subject = p_name and a.tenant_id in (
    select u.tenant_id from public.tenant_users u where u.user_id = p_user_id
  );
  delete from private.undeliverable_addresses d where d.address = p_address;
  delete from private.broker_reviews r where r.recipient = p_address and r.state = 'asked';
  update private.broker_reviews r
  set recipient = c_nobody, signed = case when r.signed is not null then c_name end
  where r.recipient = p_address or r.author_id = p_user_id;
  update private.vendor_reviews r set signed = c_name where r.author_id = p_user_id;

  update public.transaction_portals o
  set email = c_nobody, revoked_at = coalesce(o.revoked_at, now())
  where lower(o.email) = p_address;
  delete from private.portal_keys k using public.transaction_portals o where o.id = k.portal_id and o.email = c_nobody;
  update public.transaction_parties y set email = null where lower(y.email) = p_address;
  delete from public.deal_room_members m where m.email = p_address;
  delete from private.deal_room_tickets t where t.account = p_user_id;
  delete from private.list_shares s where s.recipient = p_address;

  delete from public.client_shares s using private.find_contacts_by_email(p_address) c where c.id = s.contact_id;
  update public.shortlists s set recipient = c_nobody where lower(s.recipient) = p_address;
  update private.bookings b set name = c_name, email = c_nobody where b.email = p_address;
  update private.material_emails m set name = c_name, recipient = c_nobody, ended_at = coalesce(m.ended_at, now())
  where m.recipient = p_address;

  -- Ends agreements; signed ones keep their text.
  delete from private.co_brokerages c
  where c.state in ('draft', 'offered', 'declined') and c.lister_id = p_user_id
    and not exists (select from private.co_brokerage_signatures s where s.co_brokerage_id = c.id);
  update private.co_brokerages c
  set state = 'ended', ended_at = now(), ended_by = p_user_id, end_reason = 'The account was deleted.'
  where p_user_id in (c.lister_id, c.partner_id) and c.state in ('draft', 'offered', 'signed');
  update private.co_brokerages c
  set partner_email = case when c.partner_id is null then c_nobody end,
    partner_name = case when c.signed_at is null then c_name else c.partner_name end
  where c.partner_email = p_address;
  update private.partnerships p
  set state = case when p.state = 'agreed' then 'ended' else 'withdrawn' end, ended_at = now(), ended_by = p_user_id
  where p_user_id in (p.offerer_id, p.partner_id) and p.state in ('offered', 'agreed');
  perform private.anonymize_deleted_account_projects(p_user_id);
  perform private.close_deleted_account_rfps(p_user_id);
  perform private.end_investing_of_deleted_account(p_user_id);

  update public.events e set attendee_ids = array_remove(e.attendee_ids, p_user_id)
  where p_user_id = any (e.attendee_ids) and e.owner_id <> p_user_id;
  update public.record_tasks t set assignee_id = null where t.assignee_id = p_user_id and t.done_at is null;
  update public.checklist_items c set assignee_id = null where c.assignee_id = p_user_id and c.state = 'open';
  update private.brokerages b set broker_of_record = null where b.broker_of_record = p_user_id;
  -- Leaves groups, which continue; in a one-to-one conversation the other person keeps the messages.
  update public.conversation_members m set left_at = now()
  where m.user_id = p_user_id and m.left_at is null and exists (
    select from public.chat_conversations c where c.id = m.conversation_id and c.conversation_type = 'group'
  );
end $$;

-- Records shared with a team stay there. A workspace without other people is cleared, its programs end, and its name is freed.
create function private.remove_account_from_teams(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_alone uuid[];
begin
  select coalesce(array_agg(u.tenant_id), '{}') into v_alone from public.tenant_users u
  where u.user_id = p_user_id and not exists (
    select from public.tenant_users o
    where o.tenant_id = u.tenant_id and o.user_id <> u.user_id and not private.is_service_account(o.user_id)
  );
  delete from public.tenant_users u where u.user_id = p_user_id or u.tenant_id = any (v_alone);
  update public.tenants t
  set name = 'Closed workspace', subdomain = 'closed-' || left(md5(t.id::text), 20), branding = '{}', settings = '{}'
  where t.id = any (v_alone);
  delete from private.tenant_brands b where b.tenant_id = any (v_alone);
  delete from private.sso_connections c where c.tenant_id = any (v_alone);
  delete from private.tenant_sign_in_policies p where p.tenant_id = any (v_alone);
  delete from private.scim_tokens t where t.tenant_id = any (v_alone);
  delete from private.scim_groups g where g.tenant_id = any (v_alone);
  delete from private.scim_users s where s.tenant_id = any (v_alone);
  delete from private.tenant_domains d where d.tenant_id = any (v_alone);
  delete from private.tenant_invitations i where i.tenant_id = any (v_alone);
  delete from private.tenant_join_requests r where r.tenant_id = any (v_alone);
  delete from private.brokerages b where b.tenant_id = any (v_alone);
  delete from private.lead_rules r where r.tenant_id = any (v_alone);
  delete from private.postal_addresses a where a.tenant_id = any (v_alone);
  delete from private.tenant_activity a where a.tenant_id = any (v_alone);
  delete from private.integration_changes c where c.tenant_id = any (v_alone);
  perform private.end_sandbox(p_user_id);
end $$;

-- Takes the user's communities off the market and removes the lister's name. Inquiries, signatures, and sales
-- still refer to them. Their documents are deleted.
create function private.remove_account_listings(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.listings l set status = 'withdrawn'
  from public.broker_accounts a
  where a.user_id = p_user_id and l.broker_id = a.broker_id and l.status in ('active', 'under_contract');
  update public.listings l set broker_name = null
  from public.broker_accounts a
  where a.user_id = p_user_id and l.broker_id = a.broker_id and l.broker_name is not null;
  delete from public.listing_documents d using public.listings l, public.broker_accounts a
  where a.user_id = p_user_id and l.broker_id = a.broker_id and d.listing_id = l.id;
  delete from private.agents g using public.broker_accounts a where a.user_id = p_user_id and g.id = a.broker_id;
end $$;

-- Deletes one batch of a few thousand rows from one table; true once none are left.
create function private.delete_account_rows(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_row record;
  v_count integer;
begin
  for v_row in select * from private.list_account_owned_columns() loop
    execute format(
      'delete from %1$s t where t.ctid = any (array(select s.ctid from %1$s s where s.%2$I = $1 limit 2000))',
      v_row.place, v_row.by_column
    ) using p_user_id;
    get diagnostics v_count = row_count;
    if v_count > 0 then
      return false;
    end if;
  end loop;
  -- Records visible only to the user and not part of a retained transaction.
  delete from public.record_tasks t where t.workspace_id = p_user_id and t.kind is distinct from 'transactions';
  delete from public.record_comments c
  where c.workspace_id = p_user_id and c.kind <> 'transactions' or c.by = p_user_id and c.way = 'private';
  delete from public.record_files f where f.workspace_id = p_user_id and f.kind <> 'transactions';
  delete from public.record_changes c where c.workspace_id = p_user_id and c.kind <> 'transactions';
  delete from private.email_opt_outs l where l.organization_id = p_user_id;
  return true;
end $$;

-- Returns files in the deleted user's folders, except those others can still read.
create function private.list_orphaned_account_files(p_most integer) returns table (bucket text, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select o.bucket_id, o.name
  from private.account_deletions l
  join storage.buckets b on true
  join storage.objects o on o.bucket_id = b.id
    and o.name collate "C" >= l.user_id || '/' and o.name collate "C" < l.user_id || '0'
  where l.step > 4 and l.done_at is null
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not exists (select from public.record_files r where r.path = o.name)
    and not exists (select from public.listing_documents d where d.path = o.name)
    and not exists (select from private.deal_room_versions v where v.path = o.name)
  limit p_most;
end $$;

-- Last step: erases the email. Queued emails are deleted, except the deletion confirmation.
create function private.finish_account_deletion(p_user_id uuid, p_address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox o
  where o.kind = 'email' and lower(o.recipient) = p_address and o.dedupe_key is distinct from 'account_left:' || p_user_id;
  update public.billing_accounts b set card_brand = null, card_last4 = null where b.user_id = p_user_id;
  update private.account_deletions l set done_at = now(), address = null, name = null where l.user_id = p_user_id;
end $$;

create function private.run_account_deletion_step(p_leaving private.account_deletions) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_leaving.step = 0 then
    -- If a new blocker appeared, the account stays and the user is notified.
    if exists (
      select from private.list_account_deletion_blockers(p_leaving.user_id) w where w.what <> 'party' or not p_leaving.is_of_staff
    ) then
      return private.revoke_account_deletion(p_leaving.user_id);
    end if;
    perform private.deactivate_account(p_leaving.user_id);
    return true;
  elsif p_leaving.step = 1 then
    perform private.anonymize_account_in_shared_records(p_leaving.user_id, p_leaving.address, p_leaving.name);
  elsif p_leaving.step = 2 then
    perform private.remove_account_from_teams(p_leaving.user_id);
  elsif p_leaving.step = 3 then
    perform private.remove_account_listings(p_leaving.user_id);
  elsif p_leaving.step = 4 then
    if not private.delete_account_rows(p_leaving.user_id) then
      return true;
    end if;
  elsif p_leaving.step = 5 then
    if exists (select from private.list_orphaned_account_files(1)) then
      return false;
    end if;
  else
    -- Also deletes rows created by triggers of earlier steps.
    if not private.delete_account_rows(p_leaving.user_id) then
      return true;
    end if;
    perform private.finish_account_deletion(p_leaving.user_id, p_leaving.address);
    return true;
  end if;
  update private.account_deletions l set step = l.step + 1 where l.user_id = p_leaving.user_id;
  return true;
end $$;

-- Runs one step for one account that is due, or else for one ended sandbox. False if nothing is left to do or only files are pending.
create function private.process_account_deletions() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_leaving private.account_deletions;
begin
  for v_leaving in
    select * from private.account_deletions l where l.due_at <= now() and l.done_at is null
    order by l.due_at limit 20 for update skip locked
  loop
    if private.run_account_deletion_step(v_leaving) then
      return true;
    end if;
  end loop;
  return private.delete_ended_sandboxes();
end $$;

create function private.invoice_retention_years() returns integer
language sql immutable set search_path = '' as $$
  select 7
$$;

-- Deletes billing records kept for tax law once their retention period ends.
create function private.delete_expired_invoices() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
  v_gone constant uuid[] := array(
    select l.user_id from private.account_deletions l where l.done_at < now() - make_interval(years => private.invoice_retention_years())
  );
begin
  delete from public.invoices i where i.user_id = any (v_gone);
  get diagnostics v_count = row_count;
  delete from public.billing_accounts b where b.user_id = any (v_gone);
  delete from private.billing_customers c where c.user_id = any (v_gone);
  delete from private.billing_grants g where g.user_id = any (v_gone);
  delete from public.subscribers s where s.user_id = any (v_gone);
  return v_count;
end $$;
