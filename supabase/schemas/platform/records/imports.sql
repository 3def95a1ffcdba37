-- Record imports. Rows are staged in batches, validated by the constraints of their table, and then inserted
-- in one transaction, all or none. A file can only fill in user-writable columns, never IDs, owners, or
-- versions. These tables can't be read directly; their calls respond to the importer.

create table private.record_imports (
  id uuid primary key,
  kind text not null,
  importer_id uuid not null references public.profiles (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
  community_id uuid,
  file_name text not null,
  columns text[] not null,
  bytes bigint not null default 0,
  state text not null default 'staging',
  added integer not null default 0,
  changed integer not null default 0,
  skipped integer not null default 0,
  began_at timestamptz not null default now(),
  done_at timestamptz,
  undone_at timestamptz,

  constraint record_imports_state_is_known check (state in ('staging', 'done', 'undone')),
  constraint record_imports_file_name_length check (char_length(file_name) between 1 and 255)
);
create index record_imports_importer_idx on private.record_imports (importer_id, began_at desc);
comment on column private.record_imports.community_id is 'The community whose records it adds; null for records of a workspace.';
create index record_imports_tenant_id_idx on private.record_imports (tenant_id);
create index record_imports_community_id_idx on private.record_imports (community_id);
alter table private.record_imports enable row level security;

-- Rows read but not imported yet; `key` identifies a row.
create table private.record_import_rows (
  import_id uuid not null references private.record_imports (id) on delete cascade,
  place integer not null,
  key text not null,
  data jsonb not null,

  primary key (import_id, place),
  constraint record_import_rows_place_is_one check (place between 1 and 2000000)
);
alter table private.record_import_rows enable row level security;

-- Import results, for undo.
create table private.record_import_results (
  import_id uuid not null references private.record_imports (id) on delete cascade,
  place integer not null,
  record_id uuid not null,
  act text not null,
  version integer not null default 1,

  primary key (import_id, place),
  constraint record_import_results_act_is_known check (act in ('added', 'changed'))
);
alter table private.record_import_results enable row level security;

-- Returns the columns users can fill in for a new record; visibility follows from where they work.
create function private.import_columns(p_kind text) returns table (name name, fallback text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_record_kind(p_kind);
  -- Positions decide what can be imported, see `private.list_community_import_columns`.
  if private.is_community_kind(p_kind) then
    raise exception 'Unknown record type.' using errcode = 'HXRKD';
  end if;
  return query
  select a.attname, pg_get_expr(d.adbin, d.adrelid)
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = format('public.%I', p_kind)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'owner_id', 'tenant_id', 'sharing', 'version', 'workspace_id', 'created_at', 'updated_at', 'deleted_at')
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert')
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')
    -- References to records or users are IDs, which no file contains.
    and a.atttypid <> 'uuid'::regtype;
end $$;

-- Returns an import of the caller's in their current workspace, locked until the transaction ends.
create function private.lock_own_import(p_id uuid, p_state text default null) returns private.record_imports
language plpgsql security definer set search_path = '' as $$
declare
  v_import private.record_imports;
begin
  select i.* into v_import from private.record_imports i where i.id = p_id for update;
  if v_import.importer_id is distinct from auth.uid() or not private.is_approved()
    or v_import.tenant_id is distinct from private.current_tenant_id()
  then
    raise exception 'Import not found.' using errcode = 'HXRIN';
  end if;
  if v_import.community_id is not null then
    perform private.require_community_import_right(v_import.kind, v_import.community_id);
  end if;
  if v_import.state <> p_state then
    raise exception 'This import is already finished.' using errcode = 'HXRIS';
  end if;
  return v_import;
end $$;

create function private.begin_import(
  p_id uuid, p_kind text, p_file_name text, p_columns text[], p_community_id uuid default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_allowed text[];
begin
  if not private.is_approved() then
    raise exception 'Import not found.' using errcode = 'HXRIN';
  end if;
  if p_community_id is null then
    v_allowed := array(select i.name from private.import_columns(p_kind) i);
  else
    perform private.require_community_import_right(p_kind, p_community_id);
    v_allowed := private.list_community_import_columns(p_kind);
  end if;
  if coalesce(cardinality(p_columns), 0) = 0 or exists (
    select from unnest(p_columns) c where c is null or c <> all (v_allowed)
  ) then
    raise exception 'A column of this file cannot be imported.' using errcode = 'HXRIF';
  end if;
  delete from private.record_imports i
  where i.importer_id = auth.uid() and i.id <> p_id and (
    i.state = 'staging' and i.began_at < now() - interval '1 day' or i.began_at < now() - interval '90 days'
  );
  insert into private.record_imports (id, kind, importer_id, tenant_id, community_id, file_name, columns)
  values (p_id, p_kind, auth.uid(), private.current_tenant_id(), p_community_id, left(btrim(p_file_name), 255), p_columns)
  on conflict (id) do nothing;
  return (private.lock_own_import(p_id)).state;
end $$;

-- Deletes imports not finished within a day; runs with the unused file cleanup.
create function private.remove_stale_imports() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.record_imports i where i.state = 'staging' and i.began_at < now() - interval '1 day';
  return found;
end $$;

-- Returns a row's matching key: its email, or its name if it has none.
create function private.import_key(p_email text, p_title text) returns text
language sql immutable set search_path = '' as $$
  select coalesce('e:' || lower(nullif(btrim(p_email), '')), 'n:' || lower(btrim(coalesce(p_title, ''))))
$$;

-- Stages a batch of rows, `[{"at": 12, "values": {"name": "…"}}, …]`; a repeated batch replaces itself.
create function private.stage_import_rows(p_id uuid, p_rows public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_import private.record_imports := private.lock_own_import(p_id, 'staging');
  -- Rows of communities are taken one by one, with the checks of their calls.
  v_most constant integer := case when v_import.community_id is null then 50000 else 5000 end;
  v_title text;
  v_count integer;
begin
  if jsonb_typeof(p_rows) <> 'array' or jsonb_array_length(p_rows) not between 1 and 1000
    or v_import.bytes + pg_column_size(p_rows) > 200000000
  then
    raise exception 'This file is too large.' using errcode = 'HXRIL';
  end if;
  perform private.require_storage_space(pg_column_size(p_rows));
  select k.title into v_title from private.record_kind(v_import.kind) k;
  insert into private.record_import_rows (import_id, place, data, key)
  select p_id, (r.value ->> 'at')::integer, d.data, private.import_key(d.data ->> 'email', d.data ->> v_title)
  from jsonb_array_elements(p_rows) r
  cross join lateral (
    select coalesce(jsonb_object_agg(e.key, e.value), '{}') as data
    from jsonb_each(r.value -> 'values') e
    where e.key = any (v_import.columns) and e.value <> 'null'
  ) d
  on conflict (import_id, place) do update set data = excluded.data, key = excluded.key;
  update private.record_imports i set bytes = i.bytes + pg_column_size(p_rows) where i.id = p_id;
  select count(*) into v_count from private.record_import_rows r where r.import_id = p_id;
  if v_count > v_most then
    raise exception 'This file is too large.' using errcode = 'HXRIL';
  end if;
  return v_count;
end $$;

select private.expose('begin_import', 'authenticated');

select private.expose('stage_import_rows', 'authenticated');
