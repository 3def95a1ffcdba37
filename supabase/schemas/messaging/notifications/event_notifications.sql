-- Notification triggers at the source of each event, no matter who makes the change or how.

-- Notifies the other members of a message once until they look, except those who muted the conversation.
create function private.notify_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    new.user_id, 'new_message', 'message:' || new.conversation_id,
    jsonb_build_object(
      'name', coalesce(p.full_name, 'Haven Exchange'), 'conversation_id', new.conversation_id,
      'excerpt', case m.message_type when 'file' then 'A file' else left(m.message_text, 200) end
    ),
    jsonb_build_object('conversation_id', new.conversation_id, 'message_id', new.message_id)
  )
  from public.conversation_messages m
  left join public.profiles p on p.id = m.sender_id
  where m.id = new.message_id and not exists (
    select from public.conversation_members c
    where c.conversation_id = new.conversation_id and c.user_id = new.user_id and c.is_muted
  );
  return null;
end $$;

create trigger notify_of_message after insert on public.message_notifications
  for each row execute function private.notify_of_message();

-- Reading a conversation also marks its notification as read.
create function private.mark_message_notification_read() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications n set read_at = now()
  from (select distinct a.user_id, a.conversation_id from after_reading a where a.read_at is not null) r
  where n.user_id = r.user_id and n.dedupe_key = 'message:' || r.conversation_id and n.read_at is null
    and not exists (
      select from public.message_notifications w
      where w.user_id = r.user_id and w.conversation_id = r.conversation_id and w.read_at is null
    );
  return null;
end $$;

create trigger mark_message_notification_read after update on public.message_notifications
  referencing new table as after_reading
  for each statement execute function private.mark_message_notification_read();

create function private.notify_of_listing_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    private.account_of(new.broker_id), 'listing_' || new.approval_status,
    'listing:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object(
      'property', new.property_name,
      'reason', coalesce(private.reason_of_review(new.id), 'Review your listing, or contact us with questions.')
    ),
    jsonb_build_object('listing_id', new.id)
  );
  return null;
end $$;

create trigger notify_of_listing_review after update of approval_status on public.listings
  for each row
  when (old.approval_status is distinct from new.approval_status and new.approval_status <> 'pending')
  execute function private.notify_of_listing_review();

create function private.notify_of_declined_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    new.user_id, 'changes_declined', 'revision:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('property', coalesce(
      (select l.property_name from public.listings l where l.id = new.listing_id),
      (select v.company_name from public.vendors v where v.id = new.vendor_id),
      'The name shown on your listings'
    ), 'reason', coalesce(private.reason_of_review(new.listing_id), 'it stays as it was.')),
    case when new.listing_id is null then '{}' else jsonb_build_object('listing_id', new.listing_id) end
  );
  return null;
end $$;

create trigger notify_of_declined_changes after update of status on public.revisions
  for each row when (old.status <> 'rejected' and new.status = 'rejected')
  execute function private.notify_of_declined_changes();

create function private.notify_of_vendor_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    new.user_id, 'vendor_' || new.verification_status, 'vendor:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('company', new.company_name)
  );
  return null;
end $$;

create trigger notify_of_vendor_review after update of verification_status on public.vendors
  for each row
  when (
    old.verification_status is distinct from new.verification_status
    and new.verification_status in ('verified', 'rejected')
  )
  execute function private.notify_of_vendor_review();

create function private.notify_of_ticket() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    new.user_id, 'ticket_' || new.status, 'ticket:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('number', new.number)
  );
  return null;
end $$;

create trigger notify_of_ticket after update of status on public.support_tickets
  for each row
  when (old.status <> new.status and new.status in ('answered', 'closed'))
  execute function private.notify_of_ticket();

-- At the same events as the billing emails.
create function private.notify_of_billing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_live constant boolean := new.status in ('trialing', 'active', 'past_due');
  v_was_live constant boolean := tg_op = 'UPDATE' and old.status in ('trialing', 'active', 'past_due');
  v_facts constant jsonb := jsonb_build_object('plan', initcap(new.plan));
  v_kind text;
begin
  if v_was_live and new.status = 'past_due' and old.status <> 'past_due' then
    v_kind := 'payment_failed';
  elsif v_is_live and not v_was_live then
    v_kind := 'plan_started';
  elsif v_is_live and v_was_live and old.plan is distinct from new.plan then
    v_kind := 'plan_changed';
  elsif v_was_live and new.ends_at is not null and old.ends_at is null then
    v_kind := 'plan_cancelled';
  end if;
  if v_kind is not null then
    perform private.notify(new.user_id, v_kind, v_kind || ':' || clock_timestamp(), v_facts);
  end if;
  return null;
end $$;

create trigger notify_of_billing after insert or update on public.billing_accounts
  for each row execute function private.notify_of_billing();

-- Notifies administrators of ratings, one notification per day.
create function private.notify_of_rating() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    r.user_id, 'rating_given', 'rating:' || current_date,
    jsonb_build_object('stars', new.rating, 'excerpt', left(coalesce(new.review, ''), 200))
  )
  from public.user_roles r
  where r.role = 'admin' and r.is_active and (r.expires_at is null or r.expires_at > now())
    and r.user_id <> new.user_id
  limit 100;
  return null;
end $$;

create trigger notify_of_rating after insert on public.platform_ratings
  for each row execute function private.notify_of_rating();
