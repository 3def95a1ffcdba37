-- Files of records on their way in. Rows are staged in batches, judged by the constraints of their table, and then
-- become records in one transaction, all of them or none. What a file may fill in are the columns that people may; ids,
-- owners and versions are never read from it. Nobody reads these tables; their calls answer to whoever imports.

create table private.record_imports (
  id uuid primary key,
  kind text not null,
  importer_id uuid not null references public.profiles (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
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
create index record_imports_tenant_id_idx on private.record_imports (tenant_id);
alter table private.record_imports enable row level security;
revoke all on table private.record_imports from public, anon, authenticated, service_role;

-- What was read and not taken over yet; `key` is by what a row is known again.
create table private.record_import_rows (
  import_id uuid not null references private.record_imports (id) on delete cascade,
  place integer not null,
  key text not null,
  data jsonb not null,

  primary key (import_id, place),
  constraint record_import_rows_place_is_one check (place between 1 and 2000000)
);
alter table private.record_import_rows enable row level security;
revoke all on table private.record_import_rows from public, anon, authenticated, service_role;

-- What became of them, so that it can be undone.
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
revoke all on table private.record_import_results from public, anon, authenticated, service_role;

-- What people may fill in of a new record; who sees it is decided by where they work.
create function private.import_columns(p_kind text) returns table (name name, fallback text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_kind(p_kind);
  return query
  select a.attname, pg_get_expr(d.adbin, d.adrelid)
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = format('public.%I', p_kind)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'owner_id', 'tenant_id', 'sharing', 'version', 'book', 'created_at', 'updated_at', 'deleted_at')
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert')
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')
    -- Another record or person is named by an id, which no file knows.
    and a.atttypid <> 'uuid'::regtype;
end
$$;
revoke all on function private.import_columns(text) from public, anon, authenticated, service_role;

-- An import of the caller's where they work now, held until the transaction ends.
create function private.own_import(p_id uuid, p_state text default null) returns private.record_imports
language plpgsql security definer set search_path = ''
as $$
declare
  v_import private.record_imports;
begin
  select i.* into v_import from private.record_imports i where i.id = p_id for update;
  if v_import.importer_id is distinct from auth.uid() or not private.is_approved()
    or v_import.tenant_id is distinct from private.current_tenant_id()
  then
    raise exception 'There is no such import.' using errcode = 'HXRIN';
  end if;
  if v_import.state <> p_state then
    raise exception 'This import is finished.' using errcode = 'HXRIS';
  end if;
  return v_import;
end
$$;
revoke all on function private.own_import(uuid, text) from public, anon, authenticated, service_role;

create function private.begin_import(p_id uuid, p_kind text, p_file_name text, p_columns text[]) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    raise exception 'There is no such import.' using errcode = 'HXRIN';
  end if;
  if coalesce(cardinality(p_columns), 0) = 0 or exists (
    select from unnest(p_columns) c where c is null or c not in (select i.name from private.import_columns(p_kind) i)
  ) then
    raise exception 'A column of the file cannot be imported.' using errcode = 'HXRIF';
  end if;
  delete from private.record_imports i
  where i.importer_id = auth.uid() and i.id <> p_id and (
    i.state = 'staging' and i.began_at < now() - interval '1 day' or i.began_at < now() - interval '90 days'
  );
  insert into private.record_imports (id, kind, importer_id, tenant_id, file_name, columns)
  values (p_id, p_kind, auth.uid(), private.current_tenant_id(), left(btrim(p_file_name), 255), p_columns)
  on conflict (id) do nothing;
  return (private.own_import(p_id)).state;
end
$$;
revoke all on function private.begin_import(uuid, text, text, text[]) from public, anon, authenticated, service_role;
grant execute on function private.begin_import(uuid, text, text, text[]) to authenticated;

-- By what a row is known again: its e-mail address, or its name where it has none.
create function private.import_key(p_email text, p_title text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce('e:' || lower(nullif(btrim(p_email), '')), 'n:' || lower(btrim(coalesce(p_title, ''))))
$$;
revoke all on function private.import_key(text, text) from public, anon, authenticated, service_role;

-- A batch of rows, `[{"at": 12, "values": {"name": "…"}}, …]`; a batch that comes again takes its own place.
create function private.stage_import_rows(p_id uuid, p_rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_most constant integer := 50000;
  v_import private.record_imports := private.own_import(p_id, 'staging');
  v_title text;
  v_count integer;
begin
  if jsonb_typeof(p_rows) <> 'array' or jsonb_array_length(p_rows) not between 1 and 1000
    or v_import.bytes + pg_column_size(p_rows) > 200000000
  then
    raise exception 'The file is too large.' using errcode = 'HXRIL';
  end if;
  select k.title into v_title from private.record_kinds() k where k.kind = v_import.kind;
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
    raise exception 'The file is too large.' using errcode = 'HXRIL';
  end if;
  return v_count;
end
$$;
revoke all on function private.stage_import_rows(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.stage_import_rows(uuid, jsonb) to authenticated;

create function public.begin_import(p_id uuid, p_kind text, p_file_name text, p_columns text[]) returns text
language sql set search_path = ''
as $$ select private.begin_import(p_id, p_kind, p_file_name, p_columns) $$;
revoke all on function public.begin_import(uuid, text, text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.begin_import(uuid, text, text, text[]) to authenticated;

create function public.stage_import_rows(p_id uuid, p_rows jsonb) returns integer
language sql set search_path = ''
as $$ select private.stage_import_rows(p_id, p_rows) $$;
revoke all on function public.stage_import_rows(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.stage_import_rows(uuid, jsonb) to authenticated;
-- The records of the caller that staged rows are known by, and rows that come again within the file.
create function private.import_matches(p_id uuid, p_kind text)
returns table (place integer, repeats boolean, record_id uuid, title text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_title text;
  v_email text := 'null::text';
begin
  select k.title into v_title from private.record_kinds() k where k.kind = p_kind;
  if exists (select from private.import_columns(p_kind) c where c.name = 'email') then
    v_email := 't.email';
  end if;
  return query execute format(
    'select r.place, row_number() over (partition by r.key order by r.place) > 1, k.id, k.title'
      ' from private.record_import_rows r left join ('
      ' select distinct on (known.key) known.key, known.id, known.title from ('
      '  select ''n:'' || lower(btrim(t.%1$I)) as key, t.id, t.%1$I::text as title, t.created_at'
      '  from public.%2$I t where t.book = any ($2) and t.deleted_at is null'
      '  union all'
      '  select ''e:'' || lower(btrim(%3$s)), t.id, t.%1$I::text, t.created_at'
      '  from public.%2$I t where t.book = any ($2) and t.deleted_at is null and %3$s is not null'
      ' ) known order by known.key, known.created_at, known.id'
      ') k on k.key = r.key where r.import_id = $1',
    v_title, p_kind, v_email
  ) using p_id, private.my_books();
end
$$;
revoke all on function private.import_matches(uuid, text) from public, anon, authenticated, service_role;

-- The dry run: what the table itself would refuse, told by row and column, and what is there already.
create function private.judge_import(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_most constant integer := 1000;
  v_import private.record_imports := private.own_import(p_id, 'staging');
  v_table constant regclass := format('public.%I', v_import.kind)::regclass;
  v_tests text;
  v_errors jsonb;
  v_found jsonb;
begin
  select string_agg(format('case when %s then %L end', t.fails, t.field), ', ') into v_tests
  from (
    select '(' || pg_get_expr(c.conbin, c.conrelid) || ') is false' as fails,
      coalesce((
        select a.attname from pg_catalog.pg_attribute a
        where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname = any (v_import.columns) limit 1
      ), '') as field
    from pg_catalog.pg_constraint c where c.conrelid = v_table and c.contype = 'c'
    union all
    select format('%I is null', a.attname), a.attname::text
    from pg_catalog.pg_attribute a
    join private.import_columns(v_import.kind) i on i.name = a.attname and i.fallback is null
    where a.attrelid = v_table and a.attnotnull
  ) t;
  execute format(
    'select jsonb_agg(jsonb_build_object(''at'', e.place, ''field'', e.field) order by e.place) from ('
      ' select r.place, (select (array_remove(array[%s]::text[], null))[1]'
      '  from (select (jsonb_populate_record(null::%s, r.data)).*) filled) as field'
      ' from private.record_import_rows r where r.import_id = $1'
      ') e where e.field is not null',
    coalesce(v_tests, 'null'), v_table
  ) into v_errors using p_id;
  select jsonb_build_object(
    'rows', count(*),
    'known', count(*) filter (where m.record_id is not null and not m.repeats),
    'repeated', count(*) filter (where m.repeats),
    'examples', coalesce(jsonb_agg(jsonb_build_object('at', m.place, 'id', m.record_id, 'title', m.title) order by m.place)
      filter (where m.record_id is not null and m.nth <= 20), '[]')
  ) into v_found
  from (
    select i.*, count(i.record_id) over (order by i.place) as nth from private.import_matches(p_id, v_import.kind) i
  ) m;
  return v_found || jsonb_build_object(
    'errors', coalesce(
      (select jsonb_agg(e.value) from (select e.value from jsonb_array_elements(v_errors) e limit v_most) e), '[]'
    )
  );
end
$$;
revoke all on function private.judge_import(uuid) from public, anon, authenticated, service_role;
grant execute on function private.judge_import(uuid) to authenticated;

-- Hosted, the time that it may take stands here; the embedded backend has it in `backend/bounds.ts`.
create function public.judge_import(p_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '120s'
as $$ select private.judge_import(p_id) $$;
revoke all on function public.judge_import(uuid) from public, anon, authenticated, service_role;
grant execute on function public.judge_import(uuid) to authenticated;
create function private.import_summary(p_import private.record_imports) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'state', p_import.state, 'added', p_import.added, 'changed', p_import.changed, 'skipped', p_import.skipped
  )
$$;
revoke all on function private.import_summary(private.record_imports) from public, anon, authenticated, service_role;

-- Takes over all staged rows or, failing, none. Asked again, it answers what came of it.
create function private.finish_import(p_id uuid, p_total integer, p_duplicates text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_import private.record_imports := private.own_import(p_id);
  v_names text;
  v_values text;
  v_changes text;
  v_staged integer;
  -- Each row is made out once, before any join can ask for it again.
  v_read constant text := 'select c.record_id, c.place, jsonb_populate_record(null::public.%I, r.data) as p'
    ' from private.record_import_results c join private.record_import_rows r using (import_id, place)'
    ' where c.import_id = $1 and c.act = %L offset 0';
begin
  if v_import.state <> 'staging' then
    return private.import_summary(v_import);
  end if;
  select count(*) into v_staged from private.record_import_rows r where r.import_id = p_id;
  if v_staged is distinct from p_total or v_staged = 0 or p_duplicates is null
    or p_duplicates not in ('skip', 'update', 'create')
  then
    raise exception 'Not all rows have arrived.' using errcode = 'HXRIC';
  end if;
  insert into private.record_import_results (import_id, place, record_id, act)
  select p_id, c.place, case c.act when 'added' then gen_random_uuid() else c.record_id end, c.act
  from (
    select m.place, m.record_id, case
      when p_duplicates = 'create' then 'added'
      when m.repeats then null
      when m.record_id is null then 'added'
      when p_duplicates = 'update' then 'changed'
    end as act
    from private.import_matches(p_id, v_import.kind) m
  ) c where c.act is not null;

  select string_agg(format('%I', c.name), ', '),
    string_agg(case when c.fallback is null then format('(q.p).%I', c.name) else format('coalesce((q.p).%I, %s)', c.name, c.fallback) end, ', '),
    string_agg(format('%1$I = coalesce((q.p).%1$I, t.%1$I)', c.name), ', ')
  into v_names, v_values, v_changes
  from private.import_columns(v_import.kind) c where c.name = any (v_import.columns);
  perform set_config('haven.imports_records', 'on', true);
  execute format(
    'insert into public.%1$I (id, %2$s) select q.record_id, %3$s from (%4$s) q order by q.place',
    v_import.kind, v_names, v_values, format(v_read, v_import.kind, 'added')
  ) using p_id;
  get diagnostics v_import.added = row_count;
  perform set_config('haven.imports_records', 'off', true);
  if p_duplicates = 'update' then
    execute format(
      'with changed as ('
        ' update public.%1$I t set %2$s from (%3$s) q where t.id = q.record_id and t.book = any ($2)'
        ' returning t.id, t.version'
        ') update private.record_import_results c set version = h.version from changed h'
        ' where c.import_id = $1 and c.record_id = h.id',
      v_import.kind, v_changes, format(v_read, v_import.kind, 'changed')
    ) using p_id, private.my_books();
    get diagnostics v_import.changed = row_count;
  end if;
  delete from private.record_import_rows r where r.import_id = p_id;
  update private.record_imports i
  set state = 'done', done_at = now(), added = v_import.added, changed = v_import.changed,
    skipped = v_staged - v_import.added - v_import.changed
  where i.id = p_id returning i.* into v_import;
  return private.import_summary(v_import);
end
$$;
revoke all on function private.finish_import(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function private.finish_import(uuid, integer, text) to authenticated;

-- Hosted, the time that it may take stands here; the embedded backend has it in `backend/bounds.ts`.
create function public.finish_import(p_id uuid, p_total integer, p_duplicates text) returns jsonb
language sql set search_path = '' set statement_timeout = '120s'
as $$ select private.finish_import(p_id, p_total, p_duplicates) $$;
revoke all on function public.finish_import(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function public.finish_import(uuid, integer, text) to authenticated;
-- Whether somebody has worked with an imported record since: it was changed, something hangs on it, or others refer to it.
create function private.import_touched(p_kind text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_hanging constant text[] := array['record_comments', 'record_tasks', 'record_files'];
  v_touched text;
begin
  select string_agg(x.part, ' or ') into v_touched
  from (
    select format('exists (select from public.%I h where h.kind = %L and h.record_id = t.id)', v, p_kind) as part
    from unnest(v_hanging) v
    union all
    select format('exists (select from %s h where h.%I = t.id)', c.conrelid::regclass, a.attname)
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = format('public.%I', p_kind)::regclass
  ) x;
  return '(t.version > c.version or ' || v_touched || ')';
end
$$;
revoke all on function private.import_touched(text) from public, anon, authenticated, service_role;

-- What an undo would find: records that somebody has worked with since, and those that are gone already.
create function private.import_state(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  v_import private.record_imports := private.own_import(p_id);
  v_since jsonb;
begin
  execute format(
    'select jsonb_build_object(''edited'', count(*) filter (where t.deleted_at is null and %s),'
      ' ''gone'', count(*) filter (where t.id is null or t.deleted_at is not null))'
      ' from private.record_import_results c'
      ' left join public.%I t on t.id = c.record_id and t.book = any ($2) where c.import_id = $1',
    private.import_touched(v_import.kind), v_import.kind
  ) into v_since using p_id, private.my_books();
  return private.import_summary(v_import) || v_since;
end
$$;
revoke all on function private.import_state(uuid) from public, anon, authenticated, service_role;
grant execute on function private.import_state(uuid) to authenticated;

-- Takes a whole import back: what it added is away as if it had never come, what it changed is as it was. Records that
-- somebody has worked with since are kept as they are, or go too: the added ones into the bin, where they can be had back.
create function private.undo_import(p_id uuid, p_edited text) returns jsonb
language plpgsql security definer set search_path = '' set enable_nestloop = off
as $$
declare
  v_import private.record_imports := private.own_import(p_id);
  v_books constant uuid[] := private.my_books();
  v_touched constant text := private.import_touched(v_import.kind);
  v_changes text;
  v_removed integer;
  v_binned integer := 0;
  v_restored integer := 0;
begin
  if v_import.state <> 'done' then
    return private.import_summary(v_import) || '{"removed": 0, "restored": 0}';
  end if;
  if p_edited is null or p_edited not in ('keep', 'remove') then
    raise exception 'Say what becomes of the edited records.' using errcode = 'HXRIC';
  end if;
  if p_edited = 'remove' then
    execute format(
      'update public.%I t set deleted_at = now() from private.record_import_results c'
        ' where c.import_id = $1 and c.act = ''added'' and t.id = c.record_id and t.book = any ($2)'
        ' and t.deleted_at is null and %s', v_import.kind, v_touched
    ) using p_id, v_books;
    get diagnostics v_binned = row_count;
  end if;
  execute format(
    'delete from public.%I t using private.record_import_results c'
      ' where c.import_id = $1 and c.act = ''added'' and t.id = c.record_id and t.book = any ($2)'
      ' and t.deleted_at is null and not %s', v_import.kind, v_touched
  ) using p_id, v_books;
  get diagnostics v_removed = row_count;
  if v_import.changed > 0 then
    select string_agg(format('%1$I = case when h.was ? %1$L then (h.p).%1$I else t.%1$I end', c.name), ', ') into v_changes
    from private.import_columns(v_import.kind) c where c.name = any (v_import.columns);
    execute format(
      'update public.%1$I t set %2$s from ('
        ' select c.record_id, c.version, h.was, jsonb_populate_record(null::public.%1$I, h.was) as p'
        ' from private.record_import_results c'
        ' join public.record_changes h on h.record_id = c.record_id and h.version = c.version and h.kind = %1$L'
        ' where c.import_id = $1 and c.act = ''changed'' and h.was is not null offset 0'
        ') h where t.id = h.record_id and t.book = any ($2) and t.deleted_at is null'
        ' and (t.version = h.version or $3 = ''remove'')',
      v_import.kind, v_changes
    ) using p_id, v_books, p_edited;
    get diagnostics v_restored = row_count;
  end if;
  update private.record_imports i set state = 'undone', undone_at = now() where i.id = p_id returning i.* into v_import;
  return private.import_summary(v_import)
    || jsonb_build_object('removed', v_removed + v_binned, 'restored', v_restored);
end
$$;
revoke all on function private.undo_import(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.undo_import(uuid, text) to authenticated;

create function private.my_imports(p_kind text)
returns table (id uuid, file_name text, state text, added integer, changed integer, skipped integer, done_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select i.id, i.file_name, i.state, i.added, i.changed, i.skipped, i.done_at
  from private.record_imports i
  where i.importer_id = auth.uid() and i.kind = p_kind and i.state <> 'staging'
    and i.tenant_id is not distinct from private.current_tenant_id() and private.is_approved()
  order by i.began_at desc, i.id limit 20;
end
$$;
revoke all on function private.my_imports(text) from public, anon, authenticated, service_role;
grant execute on function private.my_imports(text) to authenticated;

create function public.import_state(p_id uuid) returns jsonb
language sql set search_path = ''
as $$ select private.import_state(p_id) $$;
revoke all on function public.import_state(uuid) from public, anon, authenticated, service_role;
grant execute on function public.import_state(uuid) to authenticated;

-- Hosted, the time that it may take stands here; the embedded backend has it in `backend/bounds.ts`.
create function public.undo_import(p_id uuid, p_edited text) returns jsonb
language sql set search_path = '' set statement_timeout = '120s'
as $$ select private.undo_import(p_id, p_edited) $$;
revoke all on function public.undo_import(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.undo_import(uuid, text) to authenticated;

create function public.my_imports(p_kind text)
returns table (id uuid, file_name text, state text, added integer, changed integer, skipped integer, done_at timestamptz)
language sql stable set search_path = ''
as $$ select * from private.my_imports(p_kind) $$;
revoke all on function public.my_imports(text) from public, anon, authenticated, service_role;
grant execute on function public.my_imports(text) to authenticated;
