-- What email recipients do in the product: a message to the sender counts as a reply, a question about the
-- listing as an inquiry. An account counts as the recipient only by its confirmed email.

create function private.confirmed_address_of(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select lower(u.email) from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null);
end $$;

create function private.record_inquiry_from_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.broker_emails l set inquired_at = now()
  where lower(l.recipient) = private.confirmed_address_of(new.user_id) and l.listing_id = new.listing_id
    and l.queued_at > now() - interval '180 days' and l.inquired_at is null;
  perform private.stop_enrollments_for_user(new.user_id, array(
    select a.user_id from public.broker_accounts a where a.broker_id = new.broker_id
  ), 'inquired');
  return null;
end $$;

create trigger attribute_inquiry_to_email after insert on public.broker_contacts
  for each row execute function private.record_inquiry_from_email();

create function private.record_reply_to_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.broker_emails l set replied_at = now()
  where lower(l.recipient) = private.confirmed_address_of(new.sender_id) and l.queued_at > now() - interval '90 days'
    and l.replied_at is null and exists (
      select from private.direct_conversations d
      where d.conversation_id = new.conversation_id and l.sender_id in (d.first_id, d.second_id)
    );
  perform private.stop_enrollments_for_user(new.sender_id, array(
    select unnest(array[d.first_id, d.second_id]) from private.direct_conversations d
    where d.conversation_id = new.conversation_id
  ), 'answered');
  return null;
end $$;

create trigger record_email_reply after insert on public.conversation_messages
  for each row when (new.message_type <> 'system' and new.sender_id is not null)
  execute function private.record_reply_to_email();

create function private.stop_enrollments_after_nda() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.stop_enrollments_for_user(new.user_id, array(
    select a.user_id from public.listings l join public.broker_accounts a on a.broker_id = l.broker_id
    where l.id = new.listing_id
  ), 'nda');
  return null;
end $$;

create trigger stop_enrollments_after_nda after insert on public.listing_nda_signatures
  for each row execute function private.stop_enrollments_after_nda();

-- Triggers for the sender's automations.
create function private.enqueue_email_automations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.replied_at is not null and old.replied_at is null then
    perform private.enqueue_automation_event('email_answered', 'contacts', new.contact_id, new.sender_id, 'answered:' || new.id);
  end if;
  if new.status = 'bounced' and old.status <> 'bounced' then
    perform private.enqueue_automation_event('client_email_bounced', 'contacts', new.contact_id, new.sender_id, 'bounced:' || new.id);
  end if;
  return null;
end $$;

create trigger trigger_automations after update of replied_at, status on public.broker_emails
  for each row when (
    new.replied_at is not null and old.replied_at is null or new.status = 'bounced' and old.status <> 'bounced'
  ) execute function private.enqueue_email_automations();
