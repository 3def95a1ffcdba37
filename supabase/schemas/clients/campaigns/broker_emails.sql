-- Broker emails to many recipients, tracked from scheduling to final status. Opens are never tracked.
create table public.broker_emails (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null,
  organization_id uuid not null,
  sender_id uuid not null references public.profiles (id) on delete cascade,
  contact_id uuid references public.contacts (id) on delete set null,
  recipient text,
  zone text not null,
  campaign_id uuid references public.campaigns (id) on delete cascade,
  enrolment_id uuid references public.sequence_enrolments (id) on delete cascade,
  step_id uuid references public.sequence_steps (id) on delete set null,
  listing_id uuid references public.listings (id) on delete set null,
  status text not null,
  reason text,
  due_at timestamptz,
  queued_at timestamptz,
  sent_at timestamptz,
  clicks integer not null default 0,
  clicked_at timestamptz,
  replied_at timestamptz,
  inquired_at timestamptz,

  constraint broker_emails_campaign_once unique (campaign_id, contact_id),
  constraint broker_emails_step_once unique (enrolment_id, step_id),
  constraint broker_emails_of_one check (campaign_id is null or enrolment_id is null),
  constraint broker_emails_status_is_known check (status in (
    'left_out', 'waiting', 'queued', 'sent', 'bounced', 'failed', 'skipped', 'stopped'
  )),
  constraint broker_emails_reason_is_known check (reason in (
    'no_address', 'do_not_contact', 'unsubscribed', 'bounced', 'twice', 'had_it', 'removed', 'off_market', 'sender_gone',
    'no_consent', 'no_postal'
  )),
  constraint broker_emails_recipient_is_lower check (recipient = lower(recipient) and char_length(recipient) <= 320),
  constraint broker_emails_waiting_is_due check (status <> 'waiting' or due_at is not null and recipient is not null)
);
-- Triggers in other files:
--   clients/campaigns/sequence_worker.sql: stop_after_email
--   clients/campaigns/signals.sql: trigger_automations
comment on column public.broker_emails.workspace_id is 'The workspace of its contact, which decides who can read it.';
comment on column public.broker_emails.organization_id is 'The workspace, or the user if they have none; limits apply per workspace.';

create index broker_emails_workspace_id_idx on public.broker_emails (workspace_id);
create index broker_emails_sender_idx on public.broker_emails (sender_id, queued_at);
create index broker_emails_organization_id_idx on public.broker_emails (organization_id, queued_at);
-- Expression index, so client filters can't use it: timing would reveal which emails exist.
create index broker_emails_recipient_idx on public.broker_emails (lower(recipient), queued_at);
create index broker_emails_contact_idx on public.broker_emails (contact_id);
create index broker_emails_step_idx on public.broker_emails (step_id);
create index broker_emails_listing_idx on public.broker_emails (listing_id);
create index broker_emails_due_idx on public.broker_emails (due_at, id) where status = 'waiting';

select private.set_up_table('public.broker_emails', 'select');

create policy "Contact viewers read its emails" on public.broker_emails
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));
select private.add_membership_guard('public.broker_emails', 'workspace_id', 'private.list_my_workspace_ids()');

create function private.sync_broker_email_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.broker_emails l set workspace_id = new.workspace_id where l.contact_id = new.id;
  update public.sequence_enrolments e set workspace_id = new.workspace_id where e.contact_id = new.id;
  return null;
end $$;

create trigger sync_broker_email_workspace after update on public.contacts
  for each row when (old.workspace_id is distinct from new.workspace_id) execute function private.sync_broker_email_workspace();

-- Suppression list of emails, with or without an account: a hard bounce, or a spam complaint.
create table private.undeliverable_addresses (
  address text primary key,
  cause text not null,
  at timestamptz not null default now(),

  constraint undeliverable_addresses_address_is_lower check (address = lower(address) and char_length(address) <= 320),
  constraint undeliverable_addresses_cause_is_known check (cause in ('bounce', 'complaint'))
);
alter table private.undeliverable_addresses enable row level security;

-- Returns why a contact can't be emailed by a broker; null if they can.
create function private.email_block_reason(p_contact public.contacts) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when p_contact.deleted_at is not null then 'removed'
    when p_contact.email is null then 'no_address'
    when p_contact.do_not_contact then 'do_not_contact'
    when p_contact.consent = 'refused' then 'no_consent'
    when private.has_unsubscribed(p_contact) then 'unsubscribed'
    when exists (select from private.undeliverable_addresses d where d.address = lower(p_contact.email)) then 'bounced'
  end;
end $$;

-- Builds an email's content: the broker's text, and only public facts of the listing.
create function private.build_broker_email_data(
  p_by uuid, p_subject text, p_body text, p_first_name text, p_listing_id uuid, p_unsubscribe text, p_token text
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'email', p.email,
      'subject', btrim(p_subject), 'body', btrim(p_body, E' \t\n\r'), 'first_name', p_first_name,
      'unsubscribe', p_unsubscribe
    )
    from public.profiles p where p.id = p_by
  ) || coalesce((
    select jsonb_build_object('community', jsonb_build_object(
      'name', l.property_name, 'place', l.location, 'type', l.property_type, 'price', l.price, 'beds', l.total_beds,
      'token', p_token
    ))
    from public.listings l where l.id = p_listing_id
  ), '{}');
end $$;

-- Daily email limits per user and per workspace.
create function private.get_email_limits(out per_person integer, out per_organization integer)
language sql immutable set search_path = '' as $$
  select 150, 600
$$;

-- Returns the earliest send time given the last day's emails by sender, workspace, recipient, and campaign or
-- sequence. Null if it may be sent now.
create function private.email_throttled_until(p_email public.broker_emails, p_most integer, p_now timestamptz)
returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  v_limits record;
  v_since constant timestamptz := p_now - interval '1 day';
  v_last timestamptz;
begin
  -- A workspace never emails the same recipient twice a day.
  select max(l.queued_at) into v_last from public.broker_emails l
  where lower(l.recipient) = p_email.recipient and l.organization_id = p_email.organization_id and l.queued_at > p_now - interval '20 hours';
  if v_last is not null then
    return v_last + interval '20 hours';
  end if;
  select * into v_limits from private.get_email_limits();
  if (select count(*) from public.broker_emails l where l.sender_id = p_email.sender_id and l.queued_at > v_since) >= v_limits.per_person
    or (select count(*) from public.broker_emails l where l.organization_id = p_email.organization_id and l.queued_at > v_since)
      >= v_limits.per_organization
    or (
      select count(*) from public.broker_emails l left join public.sequence_enrolments e on e.id = l.enrolment_id
      where l.sender_id = p_email.sender_id and l.queued_at > v_since and (
        l.campaign_id = p_email.campaign_id
        or e.sequence_id = (select k.sequence_id from public.sequence_enrolments k where k.id = p_email.enrolment_id)
      )
    ) >= p_most
  then
    return p_now + interval '1 hour';
  end if;
  return null;
end $$;

-- True if the account still has access, for emails scheduled while it had.
create function private.can_send_broker_emails(p_by uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.profiles p
    where p.id = p_by and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  );
end $$;
