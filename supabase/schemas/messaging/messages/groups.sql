-- Groups: ownership, and system messages when members join or leave.

-- Posts a system message in a conversation; it doesn't count as unread.
create function private.post_group_system_message(p_conversation_id uuid, p_text text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('haven.server_speaks', 'true', true);
  insert into public.conversation_messages (conversation_id, sender_id, message_text, message_type)
  values (p_conversation_id, null, private.to_single_line(p_text, 500), 'system');
  perform set_config('haven.server_speaks', '', true);
end $$;

create function private.get_display_name(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select nullif(btrim(p.full_name), '') from public.profiles p where p.id = p_user_id), 'Someone');
end $$;

-- If a group's owner leaves, the longest-standing member becomes the owner.
create function private.transfer_group_ownership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.chat_conversations c
  set owner_id = (
    select m.user_id from public.conversation_members m
    where m.conversation_id = c.id and m.left_at is null order by m.joined_at, m.user_id limit 1
  )
  where c.id = old.conversation_id and c.conversation_type = 'group'
    and (c.owner_id = old.user_id or c.owner_id is null);
  return null;
end $$;

create trigger transfer_group_ownership_on_update after update of left_at on public.conversation_members
  for each row when (old.left_at is null and new.left_at is not null) execute function private.transfer_group_ownership();
create trigger transfer_group_ownership_on_delete after delete on public.conversation_members
  for each row execute function private.transfer_group_ownership();

create function private.require_group_owner(p_conversation_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_conversation_member(p_conversation_id);
begin
  perform from public.chat_conversations c
  where c.id = p_conversation_id and c.conversation_type = 'group' and c.owner_id = v_me for no key update;
  if not found then
    raise exception 'Only the group owner can do this.' using errcode = 'HXMGO';
  end if;
  return v_me;
end $$;

create function private.rename_group(p_conversation_id uuid, p_subject text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_group_owner(p_conversation_id);
  v_subject constant text := nullif(btrim(private.to_single_line(p_subject, 1000)), '');
begin
  perform private.enforce_rate_limit('rename', 20, interval '1 hour');
  update public.chat_conversations c set subject = v_subject
  where c.id = p_conversation_id and c.subject is distinct from v_subject;
  if found then
    perform private.post_group_system_message(p_conversation_id, private.get_display_name(v_me) || coalesce(
      ' named the group “' || v_subject || '”.', ' took the name of the group away.'
    ));
  end if;
  return v_subject;
end $$;

-- Renames a group as its owner; returns the current name.
select private.expose('rename_group', 'authenticated', 'plain');

create function private.remove_participant(p_conversation_id uuid, p_person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_group_owner(p_conversation_id);
begin
  if p_person is not distinct from v_me then
    raise exception 'To leave a group you own, use Leave.' using errcode = 'HXMGO';
  end if;
  update public.conversation_members m set left_at = now()
  where m.conversation_id = p_conversation_id and m.user_id = p_person and m.left_at is null;
  if not found then
    return false;
  end if;
  update public.message_notifications n set read_at = now()
  where n.user_id = p_person and n.conversation_id = p_conversation_id and n.read_at is null;
  perform private.post_group_system_message(
    p_conversation_id, private.get_display_name(v_me) || ' removed ' || private.get_display_name(p_person) || '.'
  );
  return true;
end $$;

-- Removes someone from the caller's group; false if they were not in it.
select private.expose('remove_participant', 'authenticated', 'plain');

create function private.known_people(p_search text default null) returns table (id uuid, name text, company text, avatar_url text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  v_me constant uuid := auth.uid();
  v_search constant text := lower(left(btrim(coalesce(p_search, '')), 100));
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  select p.id, p.full_name, private.business_name(p), p.avatar_url
  from (
    select o.user_id, max(o.last_message_at) as at
    from (
      select m.conversation_id from public.conversation_members m
      where m.user_id = v_me and m.left_at is null order by m.last_message_at desc limit 500
    ) mine
    join public.conversation_members o on o.conversation_id = mine.conversation_id and o.left_at is null
    where o.user_id <> v_me
    group by o.user_id
  ) k
  join public.profiles p on p.id = k.user_id
  where private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
    and (v_search = '' or strpos(lower(concat_ws(' ', p.full_name, p.company_name, p.brokerage_name)), v_search) > 0)
    and not private.is_blocked_between(v_me, p.id)
  order by k.at desc, p.id
  limit 20;
end $$;

-- Returns people the caller shares a conversation with, latest first, who can be added to a group.
select private.expose('known_people', 'authenticated', 'plain');
