-- Folders and documents of a room, in the industry-standard index.
create table private.deal_room_items (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references private.deal_rooms (id) on delete cascade,
  parent_id uuid references private.deal_room_items (id) on delete cascade,
  lineage uuid[] not null,
  is_folder boolean not null,
  place integer not null default 0,
  name text not null,
  version_id uuid,
  words tsvector,
  text_words tsvector,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,

  constraint deal_room_items_name_is_plain check (
    char_length(btrim(name)) >= 1 and private.is_single_line(name, 200) and name !~ '[/\\]'
  ),
  constraint deal_room_items_depth check (cardinality(lineage) between 1 and 10)
);

comment on column private.deal_room_items.lineage is 'The folders in which it lies from the outermost, and itself.';

create index deal_room_items_parent_idx on private.deal_room_items (parent_id) where deleted_at is null;
create index deal_room_items_room_idx on private.deal_room_items (room_id);
create index deal_room_items_lineage_idx on private.deal_room_items using gin (lineage);
create index deal_room_items_words_idx on private.deal_room_items using gin (words);

alter table private.deal_room_items enable row level security;

create function private.words_of_name(p_name text) returns tsvector
language sql immutable set search_path = '' as $$
  select to_tsvector('simple', translate(p_name, '._-', '   '))
$$;

-- Updates a document's search words when its name changes.
create function private.set_room_item_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.words := case
    when not new.is_folder then private.words_of_name(new.name) || coalesce(new.text_words, ''::tsvector)
  end;
  return new;
end $$;

create trigger set_room_item_words before insert or update of name, text_words on private.deal_room_items
  for each row execute function private.set_room_item_words();

-- Each is in the bucket `room-files` under `<room>/<id>`: the path doesn't reveal the uploader.
create table private.deal_room_versions (
  id uuid primary key,
  item_id uuid not null references private.deal_room_items (id) on delete cascade,
  room_id uuid not null,
  n integer not null,
  path text not null,
  type text not null,
  size bigint not null,
  sha256 text,
  pages integer,
  state text not null default 'checking',
  findings jsonb not null default '[]',
  added_by text not null,
  created_at timestamptz not null default now(),

  constraint deal_room_versions_path_key unique (path),
  constraint deal_room_versions_n_key unique (item_id, n),
  constraint deal_room_versions_state_is_known check (state in ('checking', 'clean', 'quarantined'))
);
-- Triggers in other files:
--   deals/deal_rooms/room_notifications.sql: notify_of_room_version

comment on column private.deal_room_versions.state is 'Unreadable while being checked or if it contains personal data.';

alter table private.deal_room_versions enable row level security;

-- A group's permission on an item and everything below it, unless overridden below: 0 none, 1 view, 2
-- watermarked download, 3 original.
create table private.deal_room_rights (
  group_id uuid not null references private.deal_room_groups (id) on delete cascade,
  item_id uuid not null references private.deal_room_items (id) on delete cascade,
  level smallint not null,

  constraint deal_room_rights_pkey primary key (group_id, item_id),
  constraint deal_room_rights_level_is_known check (level between 0 and 3)
);

create index deal_room_rights_item_idx on private.deal_room_rights (item_id);

alter table private.deal_room_rights enable row level security;

-- The nearest setting applies; the default is no access.
create function private.get_group_access_level(p_group_id uuid, p_lineage uuid[]) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  v_level integer;
begin
  select r.level into v_level
  from private.deal_room_rights r
  where r.group_id = p_group_id and r.item_id = any (p_lineage)
  order by array_position(p_lineage, r.item_id) desc limit 1;
  return coalesce(v_level, 0);
end $$;

-- True if a group can open anything in a folder and therefore sees it.
create function private.can_group_see_item(p_group_id uuid, p_item_id uuid, p_lineage uuid[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.get_group_access_level(p_group_id, p_lineage) > 0 or exists (
    select from private.deal_room_rights r join private.deal_room_items i on i.id = r.item_id
    where r.group_id = p_group_id and r.level > 0 and i.deleted_at is null and i.lineage @> array[p_item_id]
  );
end $$;

-- Returns the caller's role in a room; no row without access. `gate` is `nda` until the newest text is
-- signed, and `over` once access has ended.
create function private.get_room_access(p_room_id uuid)
returns table (runs boolean, member_id uuid, group_id uuid, side text, adds boolean, who text, email text, gate text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email text;
begin
  if not private.is_approved() then
    return;
  end if;
  v_email := private.get_my_confirmed_email();
  if exists (
    select from private.deal_rooms r join public.transactions t on t.id = r.transaction_id
    where r.id = p_room_id and t.deleted_at is null and t.workspace_id = any (private.list_my_workspace_ids())
  ) then
    return query
    select true, null::uuid, null::uuid, 'team', true, coalesce(nullif(p.full_name, ''), p.email), v_email, 'open'
    from public.profiles p where p.id = auth.uid();
    return;
  end if;
  return query
  select false, m.id, g.id, g.side, g.adds, m.name, m.email,
    case
      when m.ended_at is not null or m.expires_at <= now() or r.closed_at is not null then 'over'
      when g.signs and not private.has_signed_nda(r.id, v_email) then 'nda'
      else 'open'
    end
  from public.deal_room_members m
  join private.deal_room_groups g on g.id = m.group_id
  join private.deal_rooms r on r.id = m.room_id
  join public.transactions t on t.id = r.transaction_id
  where m.room_id = p_room_id and m.email = v_email and t.deleted_at is null;
end $$;

-- Returns the caller's permission level on an item; the only permission check.
create function private.get_room_access_level(p_item_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  v_item record;
  v_seat record;
begin
  select i.room_id, i.lineage into v_item
  from private.deal_room_items i where i.id = p_item_id and i.deleted_at is null;
  if not found then
    return 0;
  end if;
  select * into v_seat from private.get_room_access(v_item.room_id);
  if not found or v_seat.gate <> 'open' then
    return 0;
  end if;
  return case when v_seat.runs then 3 else private.get_group_access_level(v_seat.group_id, v_item.lineage) end;
end $$;

-- True if the caller can see a folder.
create function private.can_see_room_folder(p_folder_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.deal_room_items i, private.get_room_access(i.room_id) s
    where i.id = p_folder_id and (s.runs or private.can_group_see_item(s.group_id, i.id, i.lineage))
  );
end $$;

create function private.can_manage_room(p_room_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.get_room_access(p_room_id) s where s.runs);
end $$;

create function private.require_room_manager(p_room_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can_manage_room(p_room_id) then
    raise exception 'Deal room not found.' using errcode = '42501';
  end if;
end $$;

-- True if the caller can add to a folder.
create function private.can_add_to_room_folder(p_folder_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.deal_room_items i, private.get_room_access(i.room_id) s
    where i.id = p_folder_id and i.is_folder and i.deleted_at is null and s.gate = 'open'
      and (s.runs or s.adds and private.get_group_access_level(s.group_id, i.lineage) > 0)
  ) and not exists (
    select from private.deal_room_items i join private.deal_rooms r on r.id = i.room_id
    where i.id = p_folder_id and r.closed_at is not null
  );
end $$;
