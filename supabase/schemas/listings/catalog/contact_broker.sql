-- Returns contact details of a listing's broker; null if the caller may not see them.
create function private.listing_contact(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'name', b.full_name,
      'company', private.business_name(b),
      'email', b.email,
      'phone', b.phone,
      'is_own', b.id = (select auth.uid()),
      'conversation_id', private.find_listing_conversation(p_listing_id)
    )
    from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    join public.profiles b on b.id = a.user_id
    where l.id = p_listing_id
      and (select private.is_approved())
      -- Blocking someone and then asking about a confidential listing must not reveal whether they sell it.
      and not (l.is_confidential and private.is_blocked_between((select auth.uid()), a.user_id))
      and (
        a.user_id = (select auth.uid())
        or (select private.is_staff())
        or (
          (select private.has_open_access())
          and exists (
            select from public.broker_contacts c
            where c.listing_id = l.id and c.user_id = (select auth.uid())
          )
        )
      )
  );
end $$;

create function private.email_broker_about_inquiry(p_contact public.broker_contacts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(
    'email',
    b.email,
    'broker_contact',
    jsonb_build_object(
      'property', l.property_name,
      'name', coalesce(a.full_name, ''),
      'company', coalesce(private.business_name(a), ''),
      'email', a.email,
      'phone', coalesce(a.phone, ''),
      'message', p_contact.message
    ),
    'broker_contact:' || p_contact.id
  )
  from public.profiles b, public.profiles a, public.listings l
  where b.id = private.account_of(p_contact.broker_id)
    and a.id = p_contact.user_id and l.id = p_contact.listing_id;
end $$;

-- Emails the broker and posts the message. A refusal must not reveal who sells a confidential listing, so there
-- an inquiry that can't be delivered is still recorded and counted like any other.
create function private.deliver_inquiry(p_contact public.broker_contacts, p_is_confidential boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.start_listing_inquiry_conversation(p_contact);
  perform private.email_broker_about_inquiry(p_contact);
exception
  -- Blocked, unreachable, no one left to read it, or account deleted.
  when sqlstate 'HXBLK' or sqlstate 'HXCVP' or sqlstate 'HXMNO' or sqlstate 'HXLVD' then
    if not p_is_confidential then
      raise;
    end if;
end $$;

-- Counts under a lock on the caller, so concurrent calls never exceed the allowance.
create function private.contact_broker(p_listing_id uuid, p_message text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_member();
  v_allowed constant integer := (private.my_access()).contacts_per_month;
  v_listing record;
  v_contact public.broker_contacts;
begin
  -- Checked before anything about the listing, so an invalid message gets the same error for every seller.
  perform private.require_message_text(p_message);
  if v_allowed = 0 then
    raise exception 'Contacting brokers needs a plan.' using errcode = 'HXPLN';
  end if;
  if not exists (
    select from public.broker_contacts c where c.user_id = v_user_id and c.listing_id = p_listing_id
  ) then
    select l.broker_id, l.is_confidential into v_listing from public.listings l
    where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
    for key share;
    if not found then
      raise exception 'Listing not found.' using errcode = 'HXGON';
    end if;
    if private.account_of(v_listing.broker_id) = v_user_id then
      raise exception 'This is your own listing.' using errcode = 'HXOWN';
    end if;
    if (private.contact_allowance(v_user_id, v_allowed) ->> 'left')::integer = 0
      and not private.has_contacted(v_user_id, v_listing.broker_id)
    then
      raise exception 'You have contacted all % brokers of this month.', v_allowed
        using errcode = 'HXCON', hint = 'Upgrade your plan or wait until next month.';
    end if;
    insert into public.broker_contacts (user_id, listing_id, broker_id, message)
    values (v_user_id, p_listing_id, v_listing.broker_id, btrim(p_message))
    returning * into v_contact;
    perform private.deliver_inquiry(v_contact, v_listing.is_confidential);
  end if;
  return jsonb_build_object(
    'contact', private.listing_contact(p_listing_id),
    'is_new', v_contact.id is not null,
    'conversation_id', private.find_listing_conversation(p_listing_id),
    'allowance', private.contact_allowance(v_user_id, v_allowed)
  );
end $$;

-- Returns contact details of a listing's broker, for the broker, staff, and users who contacted them before.
select private.expose('listing_contact', 'authenticated', 'plain');

-- Sends the listing's broker a message, which starts the conversation; returns their contact details and this
-- month's remaining contacts. Asking about the same listing again sends nothing and is free.
select private.expose('contact_broker', 'authenticated', 'plain');
