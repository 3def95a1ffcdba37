-- Returns the matching keys of a staged row: its key, and each additional email of a person.
create function private.import_row_keys(p_row private.record_import_rows) returns table (key text, nth bigint)
language plpgsql immutable set search_path = '' as $$
begin
  return query select p_row.key, 0::bigint;
  if jsonb_typeof(p_row.data -> 'more_emails') = 'array' then
    return query
    select 'e:' || lower(substr(w.way, position(': ' in w.way) + 2)), w.nth
    from jsonb_array_elements_text(p_row.data -> 'more_emails') with ordinality w (way, nth);
  end if;
end $$;

-- Returns the caller's records that match staged rows, and duplicates within the file.
create function private.import_matches(p_id uuid, p_kind text)
returns table (place integer, repeats boolean, record_id uuid, title text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_title text;
  v_email text := 'null::text';
  v_more text := '';
begin
  select k.title into v_title from private.record_kind(p_kind) k;
  if exists (select from private.import_columns(p_kind) c where c.name = 'email') then
    v_email := 't.email';
  end if;
  if exists (select from private.import_columns(p_kind) c where c.name = 'more_emails') then
    v_more := format(
      '  union all select ''e:'' || w.value, t.id, t.%I::text, t.created_at from public.%I t'
        ' cross join lateral unnest(private.contact_method_values(t.more_emails)) w (value)'
        ' where t.workspace_id = any ($2) and t.deleted_at is null and cardinality(t.more_emails) > 0', v_title, p_kind
    );
  end if;
  return query execute format(
    'select distinct on (r.place) r.place, r.repeats, k.id, k.title from ('
      ' select s.place, f.key, f.nth, s.repeats from ('
      '  select o.place, row_number() over (partition by o.key order by o.place) > 1 as repeats, o as row'
      '  from private.record_import_rows o where o.import_id = $1'
      ' ) s cross join lateral private.import_row_keys(s.row) f'
      ') r left join ('
      ' select distinct on (known.key) known.key, known.id, known.title from ('
      '  select ''n:'' || lower(btrim(t.%1$I)) as key, t.id, t.%1$I::text as title, t.created_at'
      '  from public.%2$I t where t.workspace_id = any ($2) and t.deleted_at is null'
      '  union all'
      '  select ''e:'' || lower(btrim(%3$s)), t.id, t.%1$I::text, t.created_at'
      '  from public.%2$I t where t.workspace_id = any ($2) and t.deleted_at is null and %3$s is not null'
      '%4$s'
      ' ) known order by known.key, known.created_at, known.id'
      ') k on k.key = r.key order by r.place, k.id is null, r.nth',
    v_title, p_kind, v_email, v_more
  ) using p_id, private.list_my_workspace_ids();
end $$;

-- Dry run: returns constraint errors by row and column, and existing matches.
create function private.validate_import(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_most constant integer := 1000;
  v_import private.record_imports := private.lock_own_import(p_id, 'staging');
  v_table regclass;
  v_tests text;
  v_errors jsonb;
  v_found jsonb;
begin
  if v_import.community_id is not null then
    return private.validate_community_import(v_import);
  end if;
  v_table := format('public.%I', v_import.kind)::regclass;
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
      '  from jsonb_populate_record(null::%s, r.data) filled) as field'
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
end $$;

-- Hosted, the statement timeout is set here; the embedded backend has it in `backend/request-limits.ts`.
select private.expose('validate_import', 'authenticated');
alter function public.validate_import set statement_timeout = '120s';
