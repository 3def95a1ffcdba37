-- How documents are added to a room: uploaded, then filed, then checked by the function `check-room-file`;
-- until found clean, no one can read them.

create function private.can_add_room_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  v_room text := split_part(p_name, '/', 1);
begin
  if p_name !~ '^[^/]+/[^/]+$' or v_room !~ v_id or split_part(p_name, '/', 2) !~ v_id then
    return false;
  end if;
  if not exists (
    select from private.get_room_access(v_room::uuid) s join private.deal_rooms r on r.id = v_room::uuid
    where (s.runs or s.adds and s.gate = 'open') and r.closed_at is null
  ) then
    return false;
  end if;
  return private.has_space_in_folder('room-files', v_room, 20000, 50000000000);
end $$;
grant execute on function private.can_add_room_file(text) to authenticated;

create policy "Deal room contributors upload files" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'room-files' and private.can_add_room_file(name));

create function private.file_room_version(p_folder_id uuid, p_item_id uuid, p_id uuid, p_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_folder private.deal_room_items;
  v_item private.deal_room_items;
  v_path text;
  v_metadata jsonb;
  v_who constant text := private.get_caller_label();
begin
  if not private.can_add_to_room_folder(p_folder_id) then
    raise exception 'Folder not found.' using errcode = '42501';
  end if;
  select * into v_folder from private.deal_room_items i where i.id = p_folder_id;
  v_path := v_folder.room_id || '/' || p_id;
  select i.* into v_item from private.deal_room_versions v join private.deal_room_items i on i.id = v.item_id
  where v.id = p_id and v.path = v_path;
  if found then
    return v_item.id;
  end if;
  v_metadata := private.require_uploaded_file('room-files', v_path);
  perform private.require_matching_file_extension(btrim(p_name), v_metadata ->> 'mimetype');
  -- Serialized per folder, so one name is one document.
  perform from private.deal_room_items i where i.id = p_folder_id for update;
  select * into v_item from private.deal_room_items i
  where i.parent_id = p_folder_id and not i.is_folder and i.deleted_at is null
    and (i.id = p_item_id or p_item_id is null and lower(i.name) = lower(btrim(p_name)))
    -- A document the caller can't open is neither replaced nor revealed by its name: theirs becomes a
    -- separate document.
    and private.get_room_access_level(i.id) > 0
  order by i.created_at limit 1;
  if not found then
    if p_item_id is not null then
      raise exception 'Document not found.' using errcode = '42501';
    end if;
    perform private.require_folder_capacity(p_folder_id);
    v_item.id := gen_random_uuid();
    insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, name)
    values (v_item.id, v_folder.room_id, p_folder_id, v_folder.lineage || v_item.id, false, btrim(p_name));
  end if;
  insert into private.deal_room_versions (id, item_id, room_id, n, path, type, size, added_by)
  values (
    p_id, v_item.id, v_folder.room_id,
    (select coalesce(max(v.n), 0) + 1 from private.deal_room_versions v where v.item_id = v_item.id),
    v_path, v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint, v_who
  );
  perform private.log_room_event(v_folder.room_id, 'added', v_who, v_item.id);
  return v_item.id;
end $$;

-- Files what the caller uploaded to `<room>/<id>`: as the next version of a document or of the one with the
-- same name, or as a new one. Returns the document; idempotent.
select private.expose('file_room_version', 'authenticated');

create function private.require_folder_capacity(p_folder_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from private.deal_room_items i where i.parent_id = p_folder_id and i.deleted_at is null) >= 1000 then
    raise exception 'A folder can hold 1,000 items.' using errcode = 'HXDRF';
  end if;
end $$;

create function private.room_version_to_check(p_version_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('path', v.path, 'type', v.type, 'size', v.size)
    from private.deal_room_versions v join private.deal_room_items i on i.id = v.item_id
    where v.id = p_version_id and v.state = 'checking' and private.can_add_to_room_folder(i.parent_id)
  );
end $$;

-- Returns the path of a version to check, for those who can add to its folder.
select private.expose('room_version_to_check', 'authenticated');

create function private.complete_room_version_check(
  p_version_id uuid, p_sha256 text, p_pages public.whole_number, p_text text, p_findings public.payload,
  p_passages public.payload default '[]'
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_version private.deal_room_versions;
  v_state constant text := case when jsonb_array_length(p_findings) = 0 then 'clean' else 'quarantined' end;
begin
  update private.deal_room_versions v
  set state = v_state, sha256 = p_sha256, pages = p_pages, findings = p_findings
  where v.id = p_version_id and v.state = 'checking'
  returning * into v_version;
  if not found then
    return (select v.state from private.deal_room_versions v where v.id = p_version_id);
  end if;
  if v_state = 'clean' then
    update private.deal_room_items i
    set version_id = p_version_id, text_words = to_tsvector('simple', left(coalesce(p_text, ''), 200000))
    where i.id = v_version.item_id and not exists (
      select from private.deal_room_versions l where l.id = i.version_id and l.n > v_version.n
    );
    if found then
      perform private.store_room_passages(v_version, p_passages);
    end if;
  end if;
  perform private.log_room_event(
    v_version.room_id, v_state, 'Haven Exchange', v_version.item_id, p_sha256, null, null, null,
    'version ' || v_version.n
  );
  return v_state;
end $$;

-- Records a version's check result, once: no finding makes it readable, any finding quarantines it.
select private.expose('complete_room_version_check', 'service_role');

create function private.add_room_folder(p_parent_id uuid, p_id uuid, p_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_parent private.deal_room_items;
  v_id uuid;
begin
  if not private.can_add_to_room_folder(p_parent_id) then
    raise exception 'Folder not found.' using errcode = '42501';
  end if;
  select * into v_parent from private.deal_room_items i where i.id = p_parent_id for update;
  select i.id into v_id from private.deal_room_items i
  where i.parent_id = p_parent_id and i.is_folder and i.deleted_at is null and lower(i.name) = lower(btrim(p_name))
    -- A folder the caller can't see is not revealed by its name.
    and private.can_see_room_folder(i.id)
  order by i.created_at limit 1;
  if found then
    return v_id;
  end if;
  perform private.require_folder_capacity(p_parent_id);
  insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, place, name)
  values (
    p_id, v_parent.room_id, p_parent_id, v_parent.lineage || p_id, true,
    (select coalesce(max(i.place), 0) + 1 from private.deal_room_items i where i.parent_id = p_parent_id), btrim(p_name)
  );
  perform private.log_room_event(v_parent.room_id, 'added', private.get_caller_label(), p_id);
  return p_id;
end $$;

-- Creates a folder within another, or returns the existing one with that name.
select private.expose('add_room_folder', 'authenticated');

create function private.change_room_items(
  p_room_id uuid, p_ids uuid[], p_to uuid default null, p_name text default null,
  p_is_gone boolean default false
)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_to private.deal_room_items;
  v_item private.deal_room_items;
  v_who constant text := private.get_caller_label();
  v_count integer := 0;
begin
  perform private.require_room_manager(p_room_id);
  if cardinality(p_ids) not between 1 and 500 then
    raise exception 'Too many items.' using errcode = '22023';
  end if;
  -- Serialized per room: concurrent moves could put folders into each other.
  perform from private.deal_rooms r where r.id = p_room_id for update;
  select * into v_to from private.deal_room_items i
  where i.id = p_to and i.room_id = p_room_id and i.is_folder and i.deleted_at is null;
  if p_to is not null and not found then
    raise exception 'Folder not found.' using errcode = '42501';
  end if;
  for v_item in
    select * from private.deal_room_items i
    where i.id = any (p_ids) and i.room_id = p_room_id and i.parent_id is not null and i.deleted_at is null
  loop
    if p_to is not null and v_item.parent_id <> p_to then
      if v_item.id = any (v_to.lineage) then
        raise exception 'A folder can''t be moved into itself.' using errcode = 'HXDRL';
      end if;
      perform private.require_folder_capacity(p_to);
      update private.deal_room_items i
      set lineage = v_to.lineage || i.lineage[array_position(i.lineage, v_item.id):],
        parent_id = case when i.id = v_item.id then p_to else i.parent_id end
      where i.lineage @> array[v_item.id];
      -- An item's own permission is limited to that of its new folder, whose name and path it would reveal.
      update private.deal_room_rights r set level = least(r.level, private.get_group_access_level(r.group_id, v_to.lineage))
      from private.deal_room_items i
      where i.id = r.item_id and i.lineage @> array[v_item.id];
      perform private.log_room_event(p_room_id, 'moved', v_who, v_item.id, null, null, null, null, 'to ' || v_to.name);
    end if;
    if p_name is not null and btrim(p_name) <> v_item.name then
      if not v_item.is_folder then
        perform private.require_matching_file_extension(btrim(p_name), v.type)
        from private.deal_room_versions v where v.item_id = v_item.id order by v.n desc limit 1;
      end if;
      update private.deal_room_items i set name = btrim(p_name) where i.id = v_item.id;
      perform private.log_room_event(
        p_room_id, 'renamed', v_who, v_item.id, null, null, null, null, 'from ' || v_item.name
      );
    end if;
    if p_is_gone then
      perform private.log_room_event(p_room_id, 'removed', v_who, v_item.id);
      update private.deal_room_items i set deleted_at = now()
      where i.lineage @> array[v_item.id] and i.deleted_at is null;
    end if;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- Moves, renames, or deletes items of a room, for those who manage it. Returns how many.
select private.expose('change_room_items', 'authenticated');
