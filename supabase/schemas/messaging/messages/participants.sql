-- Parses and validates the participant list, and derives members and receipts from it.

-- Returns the listed accounts, unique and sorted; raises an error for anything but a list of accounts.
create function private.parse_participants(p_list jsonb) returns uuid[]
language plpgsql immutable set search_path = '' as $$
declare
  v_list jsonb := p_list;
begin
  if jsonb_typeof(v_list) = 'string' and char_length(v_list #>> '{}') <= 4000 then
    v_list := (v_list #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(v_list) = 'array' and jsonb_array_length(v_list) <= 50 then
    return array(select distinct e::uuid from jsonb_array_elements_text(v_list) e order by 1);
  end if;
  raise exception 'A conversation can have at most 50 participants.' using errcode = 'HXCVP';
exception when invalid_text_representation then
  raise exception 'Send the participants as a list of accounts.' using errcode = 'HXCVP';
end $$;

-- Requires that the caller can add everyone to a conversation.
create function private.require_reachable_people(p_people uuid[]) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (
    select count(*) from public.profiles p
    where p.id = any (p_people)
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  ) <> cardinality(p_people) then
    raise exception 'One of these people cannot be reached.' using errcode = 'HXCVP';
  end if;
  if exists (
    select from unnest(p_people) as other (id) where private.is_blocked_between(auth.uid(), other.id)
  ) then
    raise exception 'You cannot message this person.' using errcode = 'HXBLK';
  end if;
end $$;

-- Rejects a direct conversation that the caller may not start with this person. Agents count against the
-- plan's contacts, unless the caller asked about this listing. About another person's listing, only its agent
-- can be reached.
create function private.require_can_message_user(p_other uuid, p_listing_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_allowed constant integer := (private.my_access()).contacts_per_month;
  v_agent constant uuid := (
    select a.broker_id from public.broker_accounts a where a.user_id = p_other and not a.is_pseudonym
  );
begin
  if p_listing_id is not null then
    if exists (
      select from public.broker_contacts c
      where c.user_id = v_me and c.listing_id = p_listing_id and private.account_of(c.broker_id) = p_other
    ) then
      return;
    end if;
    if not private.owns_listing(p_listing_id) and not exists (
      select from public.listings l where l.id = p_listing_id and l.broker_id = v_agent
    ) then
      raise exception 'This person does not represent the listing.' using errcode = 'HXCVP';
    end if;
  end if;
  if exists (select from public.vendors v where v.user_id = p_other and v.verification_status = 'verified') then
    return;
  end if;
  if private.can_message_about_capital(p_other) then
    return;
  end if;
  if v_agent is not null then
    if v_allowed <> -1 and not private.has_contacted(v_me, v_agent) then
      raise exception 'Ask this broker about one of their listings first.' using errcode = 'HXMBR';
    end if;
  elsif not private.has_shared_conversation(v_me, p_other) then
    raise exception 'This person cannot be reached.' using errcode = 'HXCVP';
  end if;
end $$;

-- Applies every rule for starting a conversation to the caller.
create function private.require_can_start_conversation(p_people uuid[], p_type text, p_listing_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_others constant uuid[] := array_remove(p_people, v_me);
begin
  if not coalesce(v_me = any (p_people), false) or not private.is_approved() then
    raise exception 'You can only start conversations that you are in.' using errcode = '42501';
  end if;
  if not private.has_open_access() then
    raise exception 'Your plan does not include starting conversations.'
      using errcode = 'HXMPL', hint = 'Upgrade to a plan with messages.';
  end if;
  perform private.enforce_rate_limit('conversation', 30, interval '1 hour');
  if p_listing_id is not null and not private.owns_listing(p_listing_id) and not exists (
    select from public.listings l
    where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  ) then
    raise exception 'Listing not found.' using errcode = 'HXGON';
  end if;
  perform private.require_reachable_people(p_people);
  if p_type = 'direct' then
    perform private.require_can_message_user(o.id, p_listing_id) from unnest(v_others) as o (id);
  elsif exists (select from unnest(v_others) as o (id) where not private.has_shared_conversation(v_me, o.id)) then
    raise exception 'You can only add people you already talk to.' using errcode = 'HXCVP';
  end if;
end $$;

create function private.validate_conversation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_people constant uuid[] := private.parse_participants(new.participants);
  v_caller constant uuid := auth.uid();
begin
  new.participants := to_jsonb(v_people);
  new.created_at := now();
  new.last_message_at := now();
  new.metadata := coalesce(new.metadata, '{}');
  new.owner_id := case when new.conversation_type = 'group' then coalesce(v_caller, new.owner_id, v_people[1]) end;
  if auth.role() = 'authenticated' then
    perform private.require_can_start_conversation(v_people, new.conversation_type, new.listing_id);
  end if;
  if cardinality(v_people) < 2 or (new.conversation_type = 'direct' and cardinality(v_people) > 2) then
    raise exception 'A direct conversation has two people. Create a group for more.' using errcode = 'HXCVP';
  end if;
  return new;
end $$;

create trigger validate_conversation before insert on public.chat_conversations
  for each row execute function private.validate_conversation();

create function private.add_conversation_members() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_people constant uuid[] := private.parse_participants(new.participants);
begin
  insert into public.conversation_members (conversation_id, user_id, last_message_at)
  select new.id, p.id, new.last_message_at from unnest(v_people) as p (id);
  if new.conversation_type = 'direct' then
    insert into private.direct_conversations (conversation_id, first_id, second_id, listing_id)
    values (new.id, v_people[1], v_people[2], new.listing_id);
  end if;
  return null;
end $$;

create trigger insert_conversation_members after insert on public.chat_conversations
  for each row execute function private.add_conversation_members();

-- The server sets the last message time.
create function private.protect_last_message_at() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.last_message_at := coalesce(
    (select max(m.created_at) from public.conversation_messages m where m.conversation_id = new.id),
    old.last_message_at
  );
  return new;
end $$;

create trigger protect_last_message_at before update of last_message_at on public.chat_conversations
  for each row execute function private.protect_last_message_at();

create function private.create_conversation_receipt() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.conversation_receipts (conversation_id, user_id)
  values (new.conversation_id, new.user_id)
  on conflict do nothing;
  return null;
end $$;

create trigger create_conversation_receipt after insert on public.conversation_members
  for each row execute function private.create_conversation_receipt();

-- Syncs the conversation's list from its members, no matter how they changed.
create function private.sync_conversation_participants() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := case tg_op when 'DELETE' then old.conversation_id else new.conversation_id end;
  v_people constant jsonb := (
    select coalesce(jsonb_agg(m.user_id order by m.user_id), '[]')
    from public.conversation_members m where m.conversation_id = v_id and m.left_at is null
  );
begin
  update public.chat_conversations c set participants = v_people
  where c.id = v_id and c.participants is distinct from v_people;
  return null;
end $$;

create trigger sync_conversation_participants after insert or delete or update of left_at on public.conversation_members
  for each row execute function private.sync_conversation_participants();
