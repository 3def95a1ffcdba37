-- What users can see of rooms. Everything below is computed for one group: the caller's own, or for room
-- managers any group, so "view as" shows exactly what that group gets, from the same code.

create function private.my_rooms() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email constant text := private.get_my_confirmed_email();
begin
  if not private.is_approved() then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'transaction_id', r.transaction_id, 'property_name', r.property_name, 'state', r.state,
      -- The status of a sale would tell a bidder that someone else was accepted, so only the parties see it.
      'status', case
        when r.runs or exists (select from private.list_my_transaction_roles() p where p.transaction_id = r.transaction_id) then r.status
      end,
      'opened_at', r.opened_at, 'is_closed', r.closed_at is not null, 'runs', r.runs, 'side', s.side,
      'gate', s.gate, 'expires_at', r.expires_at
    ) order by r.opened_at desc, r.id), '[]')
    from (
      select d.*, t.property_name, t.state, t.status, true as runs, null::timestamptz as expires_at
      from private.deal_rooms d join public.transactions t on t.id = d.transaction_id
      where t.workspace_id = any (private.list_my_workspace_ids()) and t.deleted_at is null
      union all
      select d.*, t.property_name, t.state, t.status, false, m.expires_at
      from public.deal_room_members m
      join private.deal_rooms d on d.id = m.room_id
      join public.transactions t on t.id = d.transaction_id
      where m.email = v_email and t.deleted_at is null and t.workspace_id <> all (private.list_my_workspace_ids())
      order by opened_at desc limit 200
    ) r
    cross join lateral private.get_room_access(r.id) s
    where r.runs or s.gate <> 'over'
  );
end $$;

-- Returns rooms that the caller manages or has access to, newest first, up to 200.
select private.expose('my_rooms', 'authenticated');

create function private.room_view(p_transaction_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_room private.deal_rooms;
  v_seat record;
  v_nda private.deal_room_ndas;
begin
  select * into v_room from private.deal_rooms r where r.transaction_id = p_transaction_id or r.id = p_transaction_id;
  if not found then
    return null;
  end if;
  select * into v_seat from private.get_room_access(v_room.id);
  if not found then
    return null;
  elsif v_seat.gate = 'over' then
    return jsonb_build_object('gate', 'over');
  end if;
  select * into v_nda from private.deal_room_ndas d where d.room_id = v_room.id order by d.n desc limit 1;
  return (
    select jsonb_build_object(
      'gate', v_seat.gate, 'id', v_room.id, 'transaction_id', v_room.transaction_id, 'root_id', v_room.root_id,
      'property_name', t.property_name, 'is_closed', v_room.closed_at is not null, 'runs', v_seat.runs,
      'owns', v_seat.runs and private.is_room_owner(v_room.id, auth.uid()), 'side', v_seat.side, 'adds', v_seat.adds,
      'who', v_seat.who,
      -- Guests get it only for a listing that names the property.
      'tour_listing_id', case when v_seat.gate = 'open' then (
        select l.id from public.property_tours p join public.listings l on l.id = p.listing_id
        where p.listing_id = t.listing_id and p.is_published and private.is_live(l) and (v_seat.runs or not l.is_confidential)
      ) end,
      'nda', jsonb_build_object(
        'n', v_nda.n, 'body', v_nda.body, 'sha256', v_nda.sha256, 'consent', private.signing_consent()
      ),
      'groups', case when v_seat.runs then (
        select jsonb_agg(
          jsonb_build_object('id', g.id, 'name', g.name, 'side', g.side, 'adds', g.adds, 'signs', g.signs)
          order by g.created_at, g.id
        )
        from private.deal_room_groups g where g.room_id = v_room.id
      ) end
    )
    from public.transactions t where t.id = v_room.transaction_id
  );
end $$;

-- Returns a room by its transaction or its own ID as the caller may see it; only `{gate}` once their access
-- has ended, null without access.
select private.expose('room_view', 'authenticated');

-- Returns whose view a list shows: null for everything, else a group.
create function private.get_room_list_scope(p_room_id uuid, p_as uuid) returns table (is_told boolean, is_whole boolean, group_id uuid)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_seat record;
begin
  select * into v_seat from private.get_room_access(p_room_id);
  if not found or v_seat.gate <> 'open' then
    return;
  elsif not v_seat.runs then
    return query select true, false, v_seat.group_id;
  elsif p_as is null then
    return query select true, true, null::uuid;
  else
    return query select true, false, g.id from private.deal_room_groups g where g.id = p_as and g.room_id = p_room_id;
  end if;
end $$;

create function private.build_room_item_json(p_item private.deal_room_items, p_is_whole boolean, p_level integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_version private.deal_room_versions;
begin
  -- Room managers also see pending and quarantined versions; others only what they can open.
  select * into v_version from private.deal_room_versions v
  where v.item_id = p_item.id and (p_is_whole or v.id = p_item.version_id)
  order by v.n desc limit 1;
  return jsonb_build_object(
    'id', p_item.id, 'parent_id', p_item.parent_id, 'name', p_item.name, 'is_folder', p_item.is_folder,
    'place', p_item.place, 'level', p_level, 'version_id', p_item.version_id, 'n', v_version.n, 'type', v_version.type,
    'size', v_version.size, 'pages', v_version.pages, 'added_at', v_version.created_at,
    'latest_id', case when p_is_whole then v_version.id end, 'state', case when p_is_whole then v_version.state end,
    'findings', case when p_is_whole then v_version.findings end,
    'added_by', case when p_is_whole then v_version.added_by end,
    'rights', case when p_is_whole then (
      select coalesce(jsonb_object_agg(r.group_id, r.level), '{}') from private.deal_room_rights r where r.item_id = p_item.id
    ) end,
    'levels', case when p_is_whole then (
      -- The set-based version of private.get_group_access_level.
      select coalesce(jsonb_object_agg(g.id, coalesce(n.level, 0)), '{}')
      from private.deal_room_groups g
      left join (
        select distinct on (r.group_id) r.group_id, r.level
        from private.deal_room_rights r where r.item_id = any (p_item.lineage)
        order by r.group_id, array_position(p_item.lineage, r.item_id) desc
      ) n on n.group_id = g.id
      where g.room_id = p_item.room_id
    ) end
  );
end $$;

create function private.room_folder(p_folder_id uuid, p_as uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_folder private.deal_room_items;
  v_told record;
begin
  select * into v_folder from private.deal_room_items i where i.id = p_folder_id and i.is_folder and i.deleted_at is null;
  if not found then
    return null;
  end if;
  select * into v_told from private.get_room_list_scope(v_folder.room_id, p_as);
  if not found or not v_told.is_whole and v_folder.parent_id is not null
    and not private.can_group_see_item(v_told.group_id, v_folder.id, v_folder.lineage)
  then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'way', (
        select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'place', w.place) order by cardinality(w.lineage))
        from private.deal_room_items w where w.id = any (v_folder.lineage) and w.parent_id is not null
      ),
      'items', coalesce(jsonb_agg(private.build_room_item_json(l.item, v_told.is_whole, l.level)
        order by not (l.item).is_folder, (l.item).place, lower((l.item).name), (l.item).id), '[]')
    )
    from (
      select i as item, case when v_told.is_whole then 3 else private.get_group_access_level(v_told.group_id, i.lineage) end as level
      from private.deal_room_items i
      where i.parent_id = p_folder_id and i.deleted_at is null
    ) l
    where v_told.is_whole
      or l.level > 0 and ((l.item).is_folder or (l.item).version_id is not null)
      or (l.item).is_folder and private.can_group_see_item(v_told.group_id, (l.item).id, (l.item).lineage)
  );
end $$;

-- Returns a folder's contents for the caller, or as seen by a group for room managers; null without access.
select private.expose('room_folder', 'authenticated');

create function private.room_folders(p_room_id uuid, p_as uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_told record;
begin
  select * into v_told from private.get_room_list_scope(p_room_id, p_as);
  if not found then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'parent_id', f.parent_id, 'name', f.name, 'place', f.place
    ) order by f.place, lower(f.name), f.id), '[]')
    from (
      select i.id, i.parent_id, i.name, i.place
      from private.deal_room_items i
      where i.room_id = p_room_id and i.is_folder and i.parent_id is not null and i.deleted_at is null
        and (v_told.is_whole or private.can_group_see_item(v_told.group_id, i.id, i.lineage))
      order by cardinality(i.lineage), i.place, i.id limit 1000
    ) f
  );
end $$;

-- Returns the folders of a room that the caller, or for room managers a group, can see; up to 1000.
select private.expose('room_folders', 'authenticated');

create function private.find_room_items(p_room_id uuid, p_words text, p_as uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_told record;
  v_query tsquery;
begin
  select * into v_told from private.get_room_list_scope(p_room_id, p_as);
  if not found or char_length(btrim(p_words)) not between 1 and 100 then
    return '[]';
  end if;
  select to_tsquery('simple', string_agg(quote_literal(w) || ':*', ' & ')) into v_query
  from regexp_split_to_table(translate(lower(p_words), '._-''\', '     '), '\s+') w where w <> '';
  return (
    select coalesce(jsonb_agg(private.build_room_item_json(f.item, v_told.is_whole, f.level)), '[]')
    from (
      select l.item, l.level
      from (
        select i as item, case when v_told.is_whole then 3 else private.get_group_access_level(v_told.group_id, i.lineage) end as level
        from private.deal_room_items i
        where i.room_id = p_room_id and not i.is_folder and i.deleted_at is null and i.words @@ v_query
          and (v_told.is_whole or i.version_id is not null)
        limit 2000
      ) l
      where l.level > 0
      order by lower((l.item).name), (l.item).id limit 100
    ) f
  );
end $$;

-- Searches a room's documents by name and content; up to 100 that the caller can open.
select private.expose('find_room_items', 'authenticated');

create function private.room_versions(p_item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_room_id uuid;
begin
  select i.room_id into v_room_id from private.deal_room_items i where i.id = p_item_id;
  if v_room_id is null or not private.can_manage_room(v_room_id) then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'n', v.n, 'size', v.size, 'pages', v.pages, 'state', v.state, 'findings', v.findings,
      'added_by', v.added_by, 'added_at', v.created_at, 'sha256', v.sha256
    ) order by v.n desc), '[]')
    from private.deal_room_versions v where v.item_id = p_item_id
  );
end $$;

-- Returns a document's versions, newest first, for room managers.
select private.expose('room_versions', 'authenticated');
