-- Bulk changes, all or nothing. Hosted, the statement timeout is set here; the embedded backend has it in
-- `backend/request-limits.ts`.

-- Returns the user-writable columns among the given names.
create function private.list_editable_columns(p_kind text, p_names text[]) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(a.attname::text order by a.attnum), '{}')
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', p_kind)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname = any (p_names) and has_column_privilege(a.attrelid, a.attnum, 'update')
$$;
grant execute on function private.list_editable_columns(text, text[]) to authenticated;

-- Locks records for the following change in a fixed order, so concurrent changes can't deadlock.
create function private.lock_records(p_kind text, p_ids uuid[]) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_found integer;
begin
  perform private.require_record_kind(p_kind);
  if coalesce(cardinality(p_ids), 0) not between 1 and 5000 then
    raise exception 'Select 1 to 5,000 records.' using errcode = 'HXRCM';
  end if;
  execute format(
    'select count(*) from (select from public.%I r where r.id = any ($1) order by r.id for update) l', p_kind
  ) into v_found using p_ids;
  return v_found;
end $$;
grant execute on function private.lock_records(text, uuid[]) to authenticated;

-- Changes up to 5,000 records as the caller's own edit: visible records and user-writable columns only. If
-- one can't be changed, none is. Returns the new rows.
create function public.change_records(p_kind text, p_ids uuid[], p_changes public.payload) returns jsonb
language plpgsql volatile set search_path = '' set jit = off set statement_timeout = '60s' as $$
declare
  v_held constant integer := private.lock_records(p_kind, p_ids);
  v_names text[];
  v_columns text;
  v_answer jsonb;
begin
  if jsonb_typeof(p_changes) is distinct from 'object' or p_changes = '{}' then
    raise exception 'These changes are not valid.' using errcode = 'HXRCW';
  end if;
  v_names := array(select jsonb_object_keys(p_changes));
  if cardinality(private.list_editable_columns(p_kind, v_names)) <> cardinality(v_names) then
    raise exception 'These fields cannot be edited.' using errcode = 'HXRCW';
  end if;
  if v_held <> cardinality(p_ids) then
    raise exception 'You cannot change some of these records.' using errcode = 'HXRCG';
  end if;
  select string_agg(format('%I', n), ', ') into v_columns from unnest(v_names) n;
  execute format(
    'with changed as ('
      ' update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2))'
      ' where r.id = any ($1) returning r.*'
      ') select coalesce(jsonb_agg(to_jsonb(c)), ''[]'') from changed c', p_kind, v_columns
  ) into v_answer using p_ids, p_changes;
  return v_answer;
end $$;
grant execute on function public.change_records(text, uuid[], public.payload) to authenticated;

-- Undoes the caller's change of up to 5,000 records: `p_versions` are the versions it created. Records edited
-- since stay as they are. Returns the restored rows.
create function public.undo_record_changes(p_kind text, p_ids uuid[], p_versions public.whole_numbers) returns jsonb
language plpgsql volatile set search_path = '' set jit = off set statement_timeout = '60s' as $$
declare
  v_held constant integer := private.lock_records(p_kind, p_ids);
  v_changes text;
  v_answer jsonb;
begin
  select string_agg(format('%1$I = case when h.was ? %1$L then (h.p).%1$I else r.%1$I end', n), ', ')
  into v_changes
  from unnest(private.list_editable_columns(p_kind, array(
    select distinct k.name
    from unnest(p_ids, p_versions) u (id, version)
    join public.record_changes c on c.record_id = u.id and c.version = u.version and c.kind = p_kind
    cross join jsonb_object_keys(c.was) k (name)
    where c.by = auth.uid()
  ))) n;
  if v_held = 0 or v_changes is null then
    return '[]';
  end if;
  execute format(
    'with changed as ('
      ' update public.%1$I r set %2$s from ('
      '   select c.record_id, c.version, c.was, jsonb_populate_record(null::public.%1$I, c.was) as p'
      '   from unnest($1, $2) u (id, version)'
      '   join public.record_changes c on c.record_id = u.id and c.version = u.version and c.kind = %1$L'
      '   where c.by = $3 and c.was is not null offset 0'
      ' ) h where r.id = h.record_id and r.version = h.version returning r.*'
      ') select coalesce(jsonb_agg(to_jsonb(c)), ''[]'') from changed c', p_kind, v_changes
  ) into v_answer using p_ids, p_versions, auth.uid();
  return v_answer;
end $$;
grant execute on function public.undo_record_changes(text, uuid[], public.whole_numbers) to authenticated;
