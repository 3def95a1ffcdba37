set check_function_bodies = off;

create or replace function private.judge_import(p_id uuid) returns jsonb
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
end
$$;

create or replace function private.finish_import(p_id uuid, p_total integer, p_duplicates text) returns jsonb
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
    'insert into public.%1$I (id, tenant_id, %2$s) select q.record_id, $2, %3$s from (%4$s) q order by q.place',
    v_import.kind, v_names, v_values, format(v_read, v_import.kind, 'added')
  ) using p_id, v_import.tenant_id;
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

alter index public.deals_words_idx set (gin_pending_list_limit = 512);
