-- Writes records of a sync. These functions run as the role of ordinary users with the claims of the person who connected
-- the system, so tables apply the same policies, grants, and triggers as the app.

-- Returns these columns of a record that the caller can see; null if there is none, or it is in the trash.
create function private.read_connector_record(p_kind text, p_id uuid, p_values jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_row jsonb;
begin
  execute format('select to_jsonb(r) from public.%I r where r.id = $1 and r.deleted_at is null', p_kind) into v_row using p_id;
  return case when v_row is not null then (
    select coalesce(jsonb_object_agg(k, v_row -> k), '{}') from jsonb_object_keys(p_values) k
  ) end;
end $$;
grant execute on function private.read_connector_record(text, uuid, jsonb) to authenticated;

-- Returns a record of the person that a new source record means: a contact with its email, or a company with its name.
create function private.find_connector_match(p_kind text, p_values jsonb) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.current_tenant_id();
begin
  return case
    when p_kind = 'contacts' then (
      select c.id from public.contacts c
      where lower(c.email) = lower(p_values ->> 'email') and c.email is not null and c.deleted_at is null
        and not c.is_sample and c.tenant_id is not distinct from v_tenant_id
      order by c.created_at, c.id limit 1
    )
    when p_kind = 'companies' then (
      select c.id from public.companies c
      where lower(c.name) = lower(p_values ->> 'name') and c.deleted_at is null and c.tenant_id is not distinct from v_tenant_id
      order by c.created_at, c.id limit 1
    )
  end;
end $$;
grant execute on function private.find_connector_match(text, jsonb) to authenticated;

create function private.set_connector_values(p_kind text, p_id uuid, p_values jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_columns constant text := (select string_agg(format('%I', k), ', ') from jsonb_object_keys(p_values) k);
begin
  if v_columns is not null then
    execute format(
      'update public.%1$I r set (%2$s) = row(%3$s) from jsonb_populate_record(null::public.%1$I, $2) v where r.id = $1', p_kind,
      v_columns, (select string_agg(format('v.%I', k), ', ') from jsonb_object_keys(p_values) k)
    ) using p_id, p_values;
  end if;
end $$;
grant execute on function private.set_connector_values(text, uuid, jsonb) to authenticated;

-- Writes one source record: adds it, fills in empty fields of a match, or changes the fields that changed at the source and
-- weren't changed by hand. Returns what it did, with the values to compare the next time.
create function private.write_connector_record(p_kind text, p_sharing text, p_row jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_id uuid := (p_row ->> 'record_id')::uuid;
  v_source jsonb;
  v_now jsonb;
  v_set jsonb;
  v_kept jsonb := '[]';
  v_did text;
  v_is_matched boolean := coalesce((p_row ->> 'is_matched')::boolean, false);
begin
  -- In the form of stored rows, so that equal values compare equal.
  execute format('select to_jsonb(v) from jsonb_populate_record(null::public.%I, $1) v', p_kind) into v_source using p_row -> 'values';
  select jsonb_object_agg(k, v_source -> k) into v_source from jsonb_object_keys(p_row -> 'values') k;
  if v_id is null then
    v_id := private.find_connector_match(p_kind, v_source);
    if v_id is null then
      v_id := gen_random_uuid();
      v_did := 'added';
      v_set := jsonb_strip_nulls(v_source) || coalesce(p_row -> 'extra', '{}') || jsonb_build_object('id', v_id, 'sharing', p_sharing);
      execute format(
        'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', p_kind,
        (select string_agg(format('%I', k), ', ') from jsonb_object_keys(v_set) k)
      ) using v_set;
    else
      v_now := private.read_connector_record(p_kind, v_id, v_source);
      select coalesce(jsonb_object_agg(k, v_source -> k), '{}') into v_set
      from jsonb_object_keys(v_source) k where v_source -> k <> 'null' and v_now -> k = 'null';
      v_did := case when v_set = '{}' then 'same' else 'changed' end;
      v_is_matched := true;
      perform private.set_connector_values(p_kind, v_id, v_set);
    end if;
  else
    v_now := private.read_connector_record(p_kind, v_id, v_source);
    if v_now is null then
      -- Someone deleted it here, so it stays deleted.
      return jsonb_build_object('did', 'same', 'record_id', v_id, 'source', v_source, 'stored', p_row -> 'stored', 'is_matched', v_is_matched);
    end if;
    select coalesce(jsonb_object_agg(k, v_source -> k) filter (where v_now -> k = coalesce(p_row -> 'stored' -> k, 'null')), '{}'),
      coalesce(jsonb_agg(k) filter (where v_now -> k <> coalesce(p_row -> 'stored' -> k, 'null')), '[]')
    into v_set, v_kept
    from jsonb_object_keys(v_source) k
    where v_source -> k is distinct from p_row -> 'source' -> k and v_source -> k <> v_now -> k;
    v_did := case when v_set = '{}' then 'same' else 'changed' end;
    perform private.set_connector_values(p_kind, v_id, v_set);
  end if;
  v_now := private.read_connector_record(p_kind, v_id, v_source);
  return jsonb_build_object(
    'did', v_did, 'record_id', v_id, 'source', v_source, 'kept', v_kept, 'is_matched', v_is_matched,
    -- A field that was changed by hand keeps its old value here, and so stays protected.
    'stored', coalesce(p_row -> 'stored', '{}') || (
      select coalesce(jsonb_object_agg(k, case when v_did = 'added' or v_set ? k then v_now -> k else v_source -> k end), '{}')
      from jsonb_object_keys(v_source) k
      where v_did = 'added' or v_set ? k or not coalesce(p_row -> 'stored', '{}') ? k
    )
  );
end $$;
grant execute on function private.write_connector_record(text, text, jsonb) to authenticated;

-- Moves a record to the trash whose source was deleted, unless someone changed it here or it was here before.
create function private.remove_connector_record(p_kind text, p_row jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_id constant uuid := (p_row ->> 'record_id')::uuid;
  v_now constant jsonb := private.read_connector_record(p_kind, v_id, p_row -> 'stored');
begin
  if v_now is null then
    return '{"did": "same"}';
  end if;
  if (p_row ->> 'is_matched')::boolean or v_now <> p_row -> 'stored' then
    return '{"did": "left", "kept": ["deleted_at"]}';
  end if;
  execute format('update public.%I r set deleted_at = now() where r.id = $1', p_kind) using v_id;
  return '{"did": "removed"}';
end $$;
grant execute on function private.remove_connector_record(text, jsonb) to authenticated;

-- Writes or removes records one by one. One that a rule of its table refuses doesn't stop the others.
create function private.write_connector_records(p_kind text, p_sharing text, p_rows jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_row jsonb;
  v_result jsonb;
  v_results jsonb := '[]';
  v_state text;
  v_constraint text;
begin
  for v_row in select r from jsonb_array_elements(p_rows) r loop
    begin
      if (v_row ->> 'is_removed')::boolean then
        v_result := private.remove_connector_record(p_kind, v_row);
      else
        v_result := private.write_connector_record(p_kind, p_sharing, v_row);
      end if;
    exception when others then
      get stacked diagnostics v_state = returned_sqlstate, v_constraint = constraint_name;
      if v_state !~ '^(22|23|42501|HX|P0)' then
        raise;
      end if;
      v_result := jsonb_build_object('did', 'refused', 'rule', left(coalesce(nullif(v_constraint, ''), v_state), 60));
    end;
    v_results := v_results || jsonb_build_array(v_result || jsonb_build_object(
      'source_id', v_row -> 'source_id', 'title', left(coalesce(v_row #>> '{values,name}', v_row #>> '{values,title}', ''), 120)
    ));
  end loop;
  return v_results;
end $$;
grant execute on function private.write_connector_records(text, text, jsonb) to authenticated;
