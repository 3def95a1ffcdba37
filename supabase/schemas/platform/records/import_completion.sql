create function private.import_summary(p_import private.record_imports) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'state', p_import.state, 'added', p_import.added, 'changed', p_import.changed, 'skipped', p_import.skipped
  )
$$;

-- Imports all staged rows or, on failure, none. A repeated call returns the result.
create function private.finish_import(p_id uuid, p_total public.whole_number, p_duplicates text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_import private.record_imports := private.lock_own_import(p_id);
  v_names text;
  v_values text;
  v_changes text;
  v_staged integer;
  -- Parses each row once, so joins don't repeat it.
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
    raise exception 'Some rows have not been uploaded yet.' using errcode = 'HXRIC';
  end if;
  if v_import.community_id is not null then
    return private.finish_community_import(v_import, p_duplicates);
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
        ' update public.%1$I t set %2$s from (%3$s) q where t.id = q.record_id and t.workspace_id = any ($2)'
        ' returning t.id, t.version'
        ') update private.record_import_results c set version = h.version from changed h'
        ' where c.import_id = $1 and c.record_id = h.id',
      v_import.kind, v_changes, format(v_read, v_import.kind, 'changed')
    ) using p_id, private.list_my_workspace_ids();
    get diagnostics v_import.changed = row_count;
  end if;
  delete from private.record_import_rows r where r.import_id = p_id;
  update private.record_imports i
  set state = 'done', done_at = now(), added = v_import.added, changed = v_import.changed,
    skipped = v_staged - v_import.added - v_import.changed
  where i.id = p_id returning i.* into v_import;
  return private.import_summary(v_import);
end $$;

-- Hosted, the statement timeout is set here; the embedded backend has it in `backend/request-limits.ts`.
select private.expose('finish_import', 'authenticated');
alter function public.finish_import set statement_timeout = '120s';
