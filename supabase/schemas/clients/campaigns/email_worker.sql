-- Email delivery: checks when an email is due, the scheduled run, and status updates from the outbox.

-- Queues an email in the outbox and logs it in the recipient's timeline.
create function private.enqueue_broker_email(
  p_email public.broker_emails, p_contact public.contacts, p_subject text, p_body text, p_title text, p_now timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(
    'email', p_contact.email, 'campaign_email',
    private.build_broker_email_data(
      p_email.sender_id, p_subject, p_body, split_part(btrim(p_contact.name), ' ', 1), p_email.listing_id,
      private.create_client_unsubscribe_token(p_contact), private.create_tracked_link('email', p_email.id)
    ) || jsonb_build_object('postal', private.postal_address_of(p_email.organization_id)),
    'broker_email:' || p_email.id
  );
  update public.broker_emails l set status = 'queued', queued_at = p_now, recipient = lower(p_contact.email)
  where l.id = p_email.id;
  insert into public.record_comments (kind, record_id, by, way, body)
  values ('contacts', p_contact.id, p_email.sender_id, 'email', p_title);
end $$;

-- Returns why a sender can't email a contact; null if they can. An email without a listing needs none on the
-- market.
create function private.sender_block_reason(p_contact public.contacts, p_sender_id uuid, p_organization_id uuid, p_listing_id uuid)
returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when p_contact.id is null then 'removed'
    when not private.can_send_broker_emails(p_sender_id) or not private.has_workspace_access(p_sender_id, p_contact.workspace_id) then 'sender_gone'
    when p_listing_id is not null
      and not exists (select from public.listings l where l.id = p_listing_id and private.is_listing_on_market(l)) then 'off_market'
    when private.postal_address_of(p_organization_id) is null then 'no_postal'
    else private.email_block_reason(p_contact)
  end;
end $$;

-- Sends, postpones, or skips one due campaign email, in the transaction that records it; true if sent.
create function private.process_campaign_email(p_email public.broker_emails, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_campaign public.campaigns;
  v_contact public.contacts;
  v_reason text;
  v_at timestamptz;
begin
  select * into v_campaign from public.campaigns c where c.id = p_email.campaign_id;
  select * into v_contact from public.contacts c where c.id = p_email.contact_id;
  -- A campaign needs its listing: without one there is nothing to send.
  v_reason := coalesce(
    private.sender_block_reason(v_contact, p_email.sender_id, p_email.organization_id, p_email.listing_id),
    case when p_email.listing_id is null then 'off_market' end
  );
  if v_reason is not null then
    update public.broker_emails l set status = 'skipped', reason = v_reason where l.id = p_email.id;
    return false;
  end if;
  p_email.recipient := lower(v_contact.email);
  v_at := private.next_email_time(
    coalesce(private.email_throttled_until(p_email, v_campaign.daily_most, p_now), p_now),
    p_email.zone, v_campaign.opens_at, v_campaign.shuts_at
  );
  if v_at > p_now then
    update public.broker_emails l set due_at = v_at where l.id = p_email.id;
    return false;
  end if;
  perform private.enqueue_broker_email(
    p_email, v_contact, v_campaign.subject, v_campaign.body, 'Campaign: ' || v_campaign.name, p_now
  );
  return true;
end $$;

-- Sends due emails, one worker at a time; returns how many. Idempotent: an email leaves the queue in the
-- transaction that sends it.
create function private.process_broker_emails(p_now timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_email public.broker_emails;
  v_count integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('broker emails', 0)) then
    return 0;
  end if;
  for v_email in
    select * from public.broker_emails l where l.status = 'waiting' and l.due_at <= p_now
    order by l.due_at, l.id limit 200 for update skip locked
  loop
    v_count := v_count + private.process_campaign_email(v_email, p_now)::integer;
  end loop;
  v_count := v_count + private.process_enrollments(p_now);
  update public.campaigns c set status = s.status
  from (
    select k.id, case
      when not exists (select from public.broker_emails l where l.campaign_id = k.id and l.status = 'waiting') then 'sent'
      when exists (select from public.broker_emails l where l.campaign_id = k.id and l.queued_at is not null) then 'sending'
      else 'scheduled'
    end as status
    from public.campaigns k where k.status in ('scheduled', 'sending')
  ) s
  where s.id = c.id and s.status <> c.status;
  return v_count;
end $$;

-- Copies the outbox message's status to the email.
create function private.sync_broker_email_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.broker_emails l
  set status = case when new.done_at is not null then 'sent' when new.dead_at is not null then 'failed' else 'queued' end,
    sent_at = new.done_at
  where l.id = private.broker_email_id_from_key(new.dedupe_key) and l.status in ('queued', 'sent', 'failed');
  return null;
end $$;

-- Returns the email of an outbox key; null for any other message.
create function private.broker_email_id_from_key(p_key text) returns uuid
language sql immutable set search_path = '' as $$
  select case when p_key like 'broker\_email:%' then substr(p_key, 14)::uuid end
$$;

create trigger sync_broker_email_status after update of done_at, dead_at on private.outbox
  for each row
  when (new.template = 'campaign_email' and (
    old.done_at is distinct from new.done_at or old.dead_at is distinct from new.dead_at
  ))
  execute function private.sync_broker_email_status();
