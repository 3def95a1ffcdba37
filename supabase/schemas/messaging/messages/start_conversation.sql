-- Starting, extending, and leaving conversations.

create function private.direct_conversation(p_one uuid, p_other uuid, p_listing_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select d.conversation_id from private.direct_conversations d
    where d.first_id = least(p_one, p_other) and d.second_id = greatest(p_one, p_other)
      and d.listing_id is not distinct from p_listing_id
  );
end $$;

-- Returns the caller's direct conversation with someone about a listing, or about none; starts it if there is none.
create function private.find_or_start_direct_conversation(p_other uuid, p_listing_id uuid, p_subject text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_id uuid := private.direct_conversation(v_me, p_other, p_listing_id);
begin
  if v_id is null then
    begin
      insert into public.chat_conversations (participants, listing_id, subject)
      values (jsonb_build_array(v_me, p_other), p_listing_id, nullif(btrim(private.to_single_line(p_subject, 200)), ''))
      returning id into v_id;
    exception when unique_violation then
      -- The other person started it at the same time.
      v_id := private.direct_conversation(v_me, p_other, p_listing_id);
      if v_id is null then
        raise;
      end if;
    end;
  elsif exists (
    select from public.conversation_members m where m.conversation_id = v_id and m.left_at is not null
  ) then
    perform private.require_can_start_conversation(array[v_me, p_other], 'direct', p_listing_id);
  end if;
  -- Members who left rejoin with the next message.
  update public.conversation_members m set left_at = null, hidden_at = null
  where m.conversation_id = v_id and (m.left_at is not null or m.hidden_at is not null);
  return v_id;
end $$;

create function private.post_message(p_conversation_id uuid, p_text text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into public.conversation_messages (conversation_id, sender_id, message_text)
  values (p_conversation_id, auth.uid(), btrim(p_text, E' \t\n\r'))
  returning id into v_id;
  return v_id;
end $$;

-- An inquiry to a broker starts the listing's conversation, or continues it.
create function private.start_listing_inquiry_conversation(p_contact public.broker_contacts) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := private.find_or_start_direct_conversation(
    private.account_of(p_contact.broker_id), p_contact.listing_id,
    (select l.property_name from public.listings l where l.id = p_contact.listing_id)
  );
begin
  -- One notification: the message that follows finds this one unread and adds to it.
  perform private.notify(
    private.account_of(p_contact.broker_id), 'inquiry', 'message:' || v_id,
    jsonb_build_object(
      'property', (select l.property_name from public.listings l where l.id = p_contact.listing_id),
      'name', coalesce((select p.full_name from public.profiles p where p.id = p_contact.user_id), 'Someone'),
      'excerpt', left(p_contact.message, 200), 'conversation_id', v_id
    ),
    jsonb_build_object('listing_id', p_contact.listing_id, 'conversation_id', v_id)
  );
  perform private.post_message(v_id, p_contact.message);
  return v_id;
end $$;

-- Returns the caller's conversation about a listing with its broker at the time; null if there is none or the
-- caller left it.
create function private.find_listing_conversation(p_listing_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select d.conversation_id
    from public.broker_contacts c
    join public.broker_accounts a on a.broker_id = c.broker_id
    join private.direct_conversations d
      on d.first_id = least(c.user_id, a.user_id) and d.second_id = greatest(c.user_id, a.user_id)
      and d.listing_id = c.listing_id
    where c.user_id = auth.uid() and c.listing_id = p_listing_id
      and private.is_in_conversation(d.conversation_id)
  );
end $$;

-- True if the user is in one of the caller's conversations, so the caller already knows their account.
create function private.has_shared_conversation(p_me uuid, p_other uuid) returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return p_me <> p_other and exists (
    select from public.conversation_members mine
    join public.conversation_members o on o.conversation_id = mine.conversation_id
    where mine.user_id = p_me and mine.left_at is null and o.user_id = p_other and o.left_at is null
  );
end $$;

create function private.start_conversation(
  p_message text, p_broker_id uuid default null, p_vendor_id uuid default null, p_subject text default null,
  p_person_id uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_other constant uuid := case
    when p_person_id is not null then (select p_person_id where private.has_shared_conversation(v_me, p_person_id))
    when p_broker_id is not null then (
      -- A pseudonym can only be contacted about its listing, not directly.
      select a.user_id from public.broker_accounts a where a.broker_id = p_broker_id and not a.is_pseudonym
    )
    else (
      select v.user_id from public.vendors v where v.id = p_vendor_id and v.verification_status = 'verified'
    )
  end;
  v_id uuid;
begin
  if v_other is null or v_other = v_me then
    raise exception 'This person cannot be reached.' using errcode = 'HXCVP';
  end if;
  v_id := private.find_or_start_direct_conversation(v_other, null, p_subject);
  perform private.post_message(v_id, p_message);
  return v_id;
end $$;

-- Messages an agent or verified vendor by ID, or someone the caller shares a conversation with, in their
-- direct conversation or a new one; returns its ID. For a listing, `contact_broker` starts one.
select private.expose('start_conversation', 'authenticated', 'plain');

create function private.add_participants(p_conversation_id uuid, p_people uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_conversation_member(p_conversation_id);
  v_people constant uuid[] := array(select distinct p from unnest(p_people[1:50]) as p where p is not null);
  v_count integer;
begin
  perform from public.chat_conversations c
  where c.id = p_conversation_id and c.conversation_type = 'group' for no key update;
  if not found then
    raise exception 'You can only add people to a group.' using errcode = 'HXCVP';
  end if;
  if not private.has_open_access() then
    raise exception 'Your plan does not include starting conversations.'
      using errcode = 'HXMPL', hint = 'Upgrade to a plan with messages.';
  end if;
  perform private.enforce_rate_limit('participant', 100, interval '1 hour');
  perform private.require_reachable_people(v_people);
  -- Knowing an ID alone is not enough to add someone.
  if exists (
    select from unnest(v_people) as other (id)
    where other.id <> v_me and not exists (
      select from public.conversation_members o
      join public.conversation_members mine on mine.conversation_id = o.conversation_id
      where o.user_id = other.id and mine.user_id = v_me
    )
  ) then
    raise exception 'One of these people cannot be reached.' using errcode = 'HXCVP';
  end if;
  insert into public.conversation_members as m (conversation_id, user_id)
  select p_conversation_id, p.id from unnest(v_people) as p (id)
  on conflict (conversation_id, user_id) do update set left_at = null, joined_at = now()
  where m.left_at is not null;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    perform private.post_group_system_message(p_conversation_id, private.get_display_name(v_me) || ' added ' || (
      select string_agg(private.get_display_name(m.user_id), ', ' order by m.user_id)
      from public.conversation_members m
      where m.conversation_id = p_conversation_id and m.user_id = any (v_people) and m.joined_at = now()
    ) || '.');
  end if;
  if (
    select count(*) from public.conversation_members m
    where m.conversation_id = p_conversation_id and m.left_at is null
  ) > 50 then
    raise exception 'A group can have 50 people at most.' using errcode = 'HXCVP';
  end if;
  return v_count;
end $$;

-- Adds the caller's contacts from other conversations to a group; returns how many are new.
select private.expose('add_participants', 'authenticated', 'plain');

create function private.leave_conversation(p_conversation_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_conversation_member(p_conversation_id);
begin
  perform private.mark_conversation_read(p_conversation_id, null);
  update public.conversation_members m set left_at = now()
  where m.conversation_id = p_conversation_id and m.user_id = v_me;
  if exists (
    select from public.chat_conversations c where c.id = p_conversation_id and c.conversation_type = 'group'
  ) then
    perform private.post_group_system_message(p_conversation_id, private.get_display_name(v_me) || ' left.');
  end if;
  return true;
end $$;

-- Leaves a conversation: the caller no longer sees its past or new messages.
select private.expose('leave_conversation', 'authenticated', 'plain');
