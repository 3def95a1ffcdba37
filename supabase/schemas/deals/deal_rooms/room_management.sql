-- Room access: groups, people, permissions, and the NDA text.

create function private.room_people(p_room_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_room_manager(p_room_id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'group_id', m.group_id, 'name', m.name, 'email', m.email, 'expires_at', m.expires_at,
      'ended_at', m.ended_at,
      'nda', (
        select max(s.nda) from private.signatures s
        where s.room_id = p_room_id and s.email = m.email and s.kind = 'nda'
      )
    ) order by m.created_at, m.id), '[]')
    from public.deal_room_members m where m.room_id = p_room_id
  );
end $$;

-- Returns the people with access to a room and the NDA version each signed last. For room managers.
select private.expose('room_people', 'authenticated');

create function private.save_room_group(
  p_room_id uuid, p_id uuid, p_name text, p_side text, p_adds boolean, p_signs boolean
) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_room_manager(p_room_id);
  if not exists (select from private.deal_room_groups g where g.id = p_id)
    and (select count(*) from private.deal_room_groups g where g.room_id = p_room_id) >= 40
  then
    raise exception 'You have reached the limit of 40.' using errcode = 'HXDRG';
  end if;
  insert into private.deal_room_groups as g (id, room_id, name, side, adds, signs)
  values (p_id, p_room_id, btrim(p_name), p_side, p_adds and p_side = 'seller', p_signs)
  on conflict (id) do update
  set name = excluded.name, side = excluded.side, adds = excluded.adds, signs = excluded.signs
  where g.room_id = p_room_id;
  if not found then
    raise exception 'Group not found.' using errcode = '42501';
  end if;
  perform private.log_room_event(
    p_room_id, 'group', private.get_caller_label(), null, null, null, null, null, btrim(p_name)
  );
  return p_id;
end $$;

-- Creates or edits a group of a room.
select private.expose('save_room_group', 'authenticated');

create function private.save_room_member(
  p_room_id uuid, p_id uuid, p_group_id uuid, p_name text, p_email text, p_expires_at timestamptz, p_is_ended boolean
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_group private.deal_room_groups;
begin
  perform private.require_room_manager(p_room_id);
  select * into v_group from private.deal_room_groups g where g.id = p_group_id and g.room_id = p_room_id;
  if not found then
    raise exception 'Group not found.' using errcode = '42501';
  end if;
  if not exists (select from public.deal_room_members m where m.id = p_id) then
    perform private.enforce_rate_limit('deal_room_member', 300, interval '1 hour');
    if (select count(*) from public.deal_room_members m where m.room_id = p_room_id) >= 1000 then
      raise exception 'A room can have 1,000 people.' using errcode = 'HXDRM';
    end if;
    if exists (
      select from public.deal_room_members m where m.room_id = p_room_id and m.email = lower(btrim(p_email))
    ) then
      raise exception 'This email already has access to the room.' using errcode = 'HXDRE';
    end if;
  end if;
  -- An email never changes: its activity belongs to its reader.
  insert into public.deal_room_members as m (id, room_id, group_id, name, email, expires_at, ended_at)
  values (
    p_id, p_room_id, p_group_id, btrim(p_name), lower(btrim(p_email)), p_expires_at, case when p_is_ended then now() end
  )
  on conflict (id) do update
  set group_id = excluded.group_id, name = excluded.name, expires_at = excluded.expires_at,
    ended_at = case when p_is_ended then coalesce(m.ended_at, now()) end
  where m.room_id = p_room_id;
  if not found then
    raise exception 'Person not found.' using errcode = '42501';
  end if;
  perform private.log_room_event(
    p_room_id, case when p_is_ended then 'ended' else 'let_in' end, private.get_caller_label(), null, null, null, null,
    null, concat(lower(btrim(p_email)), ' to ', v_group.name, ' until ' || to_char(p_expires_at at time zone private.get_user_time_zone(auth.uid()), 'YYYY-MM-DD'))
  );
  return p_id;
end $$;

-- Adds someone to a group of a room, changes their expiration, or revokes access at once.
select private.expose('save_room_member', 'authenticated');

-- Touches rows so their readers' screens refresh.
create function private.touch_room_members(p_room_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.deal_room_members m set name = m.name where m.room_id = p_room_id;
end $$;

create function private.set_room_right(p_group_id uuid, p_item_id uuid, p_level public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_item private.deal_room_items;
  v_group private.deal_room_groups;
  v_was integer;
begin
  select * into v_item from private.deal_room_items i where i.id = p_item_id and i.deleted_at is null;
  select * into v_group from private.deal_room_groups g where g.id = p_group_id;
  if v_item.id is null or v_group.room_id is distinct from v_item.room_id then
    raise exception 'Not found.' using errcode = '42501';
  end if;
  perform private.require_room_manager(v_item.room_id);
  v_was := private.get_group_access_level(p_group_id, v_item.lineage);
  if p_level is null then
    delete from private.deal_room_rights r where r.group_id = p_group_id and r.item_id = p_item_id;
  else
    insert into private.deal_room_rights (group_id, item_id, level) values (p_group_id, p_item_id, p_level)
    on conflict (group_id, item_id) do update set level = excluded.level;
  end if;
  perform private.log_room_event(
    v_item.room_id, 'right', private.get_caller_label(), p_item_id, null, null, null, null,
    v_group.name || ': ' || coalesce((array['none', 'view', 'download', 'original'])[p_level + 1], 'as above')
  );
  update public.deal_room_members m set name = m.name where m.group_id = p_group_id;
  if v_was = 0 and private.get_group_access_level(p_group_id, v_item.lineage) > 0 then
    perform private.notify_of_room_permission(p_group_id, v_item);
  end if;
end $$;

-- Sets a group's permission on an item and everything below it; null inherits.
select private.expose('set_room_right', 'authenticated');

create function private.set_room_rights(p_group_ids uuid[], p_item_ids uuid[], p_level public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_pair record;
begin
  if cardinality(p_group_ids) * cardinality(p_item_ids) > 500 then
    raise exception 'Change at most 500 permissions at a time.' using errcode = 'HXDRB';
  end if;
  for v_pair in
    select distinct g.id as group_id, i.id as item_id
    from unnest(p_group_ids) g (id) cross join unnest(p_item_ids) i (id) order by 2, 1
  loop
    perform private.set_room_right(v_pair.group_id, v_pair.item_id, p_level);
  end loop;
end $$;

-- Sets the permission of several groups on several items, all or nothing.
select private.expose('set_room_rights', 'authenticated');

create function private.publish_room_nda(p_room_id uuid, p_seen public.whole_number, p_body text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_n integer;
begin
  perform private.require_room_manager(p_room_id);
  perform from private.deal_rooms r where r.id = p_room_id for update;
  select coalesce(max(d.n), 0) into v_n from private.deal_room_ndas d where d.room_id = p_room_id;
  if v_n <> p_seen then
    raise exception 'The text has changed. Reload and try again.' using errcode = 'HXDRN';
  end if;
  insert into private.deal_room_ndas (room_id, n, body, sha256)
  values (p_room_id, v_n + 1, btrim(p_body), private.text_hash(btrim(p_body)));
  perform private.log_room_event(
    p_room_id, 'nda', private.get_caller_label(), null, private.text_hash(btrim(p_body)), null, null, v_n + 1
  );
  perform private.touch_room_members(p_room_id);
  return v_n + 1;
end $$;

-- Publishes a new NDA text over the one seen; readers must sign it before their next page.
select private.expose('publish_room_nda', 'authenticated');

create function private.room_signatures(p_room_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_room_manager(p_room_id);
  return (
    select coalesce(jsonb_agg(private.build_signature_json(s) order by s.signed_at), '[]')
    from private.signatures s where s.room_id = p_room_id
  );
end $$;

-- Returns signatures given to enter a room. For room managers.
select private.expose('room_signatures', 'authenticated');
