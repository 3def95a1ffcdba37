-- Runs imports of communities: the dry run, the import, and its undo.

-- Takes all rows. The dry run (`p_is_trial`) collects every row's error and rolls back.
create function private.run_community_import(p_import private.record_imports, p_duplicates text, p_is_trial boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_most constant integer := 1000;
  v_is_of_residents constant boolean := p_import.kind in ('resident_contacts', 'medication_orders');
  v_row private.record_import_rows;
  v_resident public.residents;
  v_known uuid;
  v_id uuid;
  v_done jsonb := '{"added": 0, "changed": 0, "skipped": 0, "known": 0, "repeated": 0}';
  v_count text;
  v_errors jsonb := '[]';
  v_examples jsonb := '[]';
  v_residents uuid[] := '{}';
  v_column text;
  v_constraint text;
  v_code text;
begin
  -- One change of a community's census at a time: two admissions can't take the same bed.
  perform from public.communities c where c.id = p_import.community_id for update;
  begin
    perform set_config('haven.imports_records', 'on', true);
    for v_row in select * from private.record_import_rows r where r.import_id = p_import.id order by r.place loop
      begin
        v_resident := null;
        if v_is_of_residents then
          v_resident := private.find_import_resident(p_import.community_id, v_row.data);
          if not private.can_reach_resident(auth.uid(), v_resident, p_import.kind, 'add') then
            perform private.refuse_import_cell('resident', 'HXRIP');
          end if;
          v_residents := v_residents || v_resident.id;
        end if;
        v_known := private.find_import_match(p_import, v_row.data, v_resident.id);
        v_id := null;
        if v_known is not null and exists (
          select from private.record_import_results c where c.import_id = p_import.id and c.record_id = v_known
        ) and (p_duplicates <> 'create' or p_import.kind in ('units', 'unit_rates')) then
          v_count := 'repeated';
        elsif p_import.kind = 'unit_rates' or v_known is not null and p_duplicates = 'update' then
          v_count := case when private.update_from_import(p_import, v_known, v_row.data) then 'changed' else 'known' end;
          v_id := v_known;
        elsif v_known is not null and (p_duplicates <> 'create' or p_import.kind = 'units') then
          v_count := 'known';
          if jsonb_array_length(v_examples) < 20 then
            v_examples := v_examples || jsonb_build_object(
              'at', v_row.place, 'id', v_known, 'title', coalesce(v_row.data ->> 'name', v_row.data ->> 'drug', '')
            );
          end if;
        else
          v_count := 'added';
          v_id := case p_import.kind
            when 'residents' then private.take_import_resident(p_import, v_row.data)
            when 'units' then private.take_import_unit(p_import, v_row.data)
            when 'resident_contacts' then private.take_import_contact(v_resident, v_row.data)
            when 'medication_orders' then private.take_import_order(v_resident, v_row.data)
          end;
        end if;
        if v_id is not null then
          insert into private.record_import_results (import_id, place, record_id, act)
          values (p_import.id, v_row.place, v_id, case v_count when 'added' then 'added' else 'changed' end);
        end if;
        v_done := jsonb_set(v_done, array[v_count], to_jsonb((v_done ->> v_count)::integer + 1));
      exception when others then
        if not p_is_trial then
          raise;
        end if;
        get stacked diagnostics v_code = returned_sqlstate, v_column = column_name, v_constraint = constraint_name;
        if jsonb_array_length(v_errors) < v_most then
          v_errors := v_errors || jsonb_build_object(
            'at', v_row.place, 'code', v_code,
            'field', private.get_import_error_column(p_import.kind, v_column, v_constraint, v_code)
          );
        end if;
      end;
    end loop;
    perform set_config('haven.imports_records', 'off', true);
    if p_is_trial then
      raise exception 'Rolled back.' using errcode = 'RB001';
    end if;
  exception when sqlstate 'RB001' then
    null;
  end;
  -- Matching a row to a resident reads the record.
  if v_is_of_residents then
    perform private.log_resident_reads(v_residents, 'Import of ' || replace(p_import.kind, '_', ' '));
  end if;
  return v_done || jsonb_build_object('errors', v_errors, 'examples', v_examples);
end $$;

create function private.validate_community_import(p_import private.record_imports) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_done jsonb;
begin
  perform private.enforce_rate_limit('community_import', 120, interval '1 hour');
  v_done := private.run_community_import(p_import, 'skip', true);
  return jsonb_build_object(
    'rows', (select count(*) from private.record_import_rows r where r.import_id = p_import.id),
    'known', case when p_import.kind = 'unit_rates' then 0 else (v_done ->> 'known')::integer end,
    'repeated', v_done -> 'repeated', 'examples', v_done -> 'examples', 'errors', v_done -> 'errors'
  );
end $$;

create function private.finish_community_import(p_import private.record_imports, p_duplicates text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_import private.record_imports := p_import;
  v_done constant jsonb := private.run_community_import(p_import, p_duplicates, false);
begin
  -- The version after everything that came with a record: a later one is a change by a person.
  if v_import.kind <> 'medication_orders' then
    execute format(
      'update private.record_import_results c set version = t.version from public.%I t where c.import_id = $1 and t.id = c.record_id',
      private.get_import_table(v_import.kind)
    ) using v_import.id;
  end if;
  delete from private.record_import_rows r where r.import_id = v_import.id;
  update private.record_imports i
  set state = 'done', done_at = now(), added = (v_done ->> 'added')::integer, changed = (v_done ->> 'changed')::integer,
    skipped = (v_done ->> 'known')::integer + (v_done ->> 'repeated')::integer
  where i.id = v_import.id returning i.* into v_import;
  return private.import_summary(v_import);
end $$;

-- True if an imported record was used since: edited, reviewed, or referenced by something that didn't come with it.
create function private.build_community_import_condition(p_kind text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_table constant text := private.get_import_table(p_kind);
  v_touched text;
begin
  select string_agg(
    format(
      'exists (select from %s h where h.%I = t.id and not exists ('
        'select from private.record_import_parts p where p.import_id = $1 and p.record_id = h.id))', c.conrelid::regclass, a.attname
    ), ' or '
  ) into v_touched
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = format('public.%I', v_table)::regclass
    and exists (select from pg_catalog.pg_attribute i where i.attrelid = c.conrelid and i.attname = 'id' and i.atttypid = 'uuid'::regtype);
  return concat_ws(
    ' or ', case v_table when 'medication_orders' then 't.reviewed_at is not null or t.discontinued_at is not null' else 't.version > c.version' end,
    v_touched
  );
end $$;

create function private.get_community_import_state(p_import private.record_imports) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_table constant text := private.get_import_table(p_import.kind);
  v_gone constant text := case v_table when 'medication_orders' then 'false' else 't.deleted_at is not null' end;
  v_since jsonb;
begin
  execute format(
    'select jsonb_build_object(''edited'', count(*) filter (where not (%1$s) and (%2$s)), ''gone'', count(*) filter (where t.id is null or %1$s))'
      ' from private.record_import_results c left join public.%3$I t on t.id = c.record_id where c.import_id = $1',
    v_gone, case when p_import.kind = 'unit_rates' then 't.version > c.version' else private.build_community_import_condition(p_import.kind) end,
    v_table
  ) into v_since using p_import.id;
  return private.import_summary(p_import) || v_since;
end $$;

-- Removes what an import added and restores what it changed. Records used since are kept, or go to the trash; orders that
-- a nurse reviewed are discontinued.
create function private.undo_community_import(p_import private.record_imports, p_edited text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_import private.record_imports := p_import;
  v_table constant text := private.get_import_table(p_import.kind);
  v_touched constant text := private.build_community_import_condition(p_import.kind);
  v_id uuid;
  v_changes text;
  v_removed integer;
  v_trashed integer := 0;
  v_restored integer := 0;
begin
  perform from public.communities c where c.id = p_import.community_id for update;
  if p_edited = 'remove' and v_table = 'medication_orders' then
    for v_id in execute format(
      'select t.id from public.medication_orders t join private.record_import_results c on c.record_id = t.id'
        ' where c.import_id = $1 and t.discontinued_at is null and (%s)', v_touched
    ) using p_import.id loop
      perform private.discontinue_medication_order(v_id, 'Import undone');
      v_trashed := v_trashed + 1;
    end loop;
  elsif p_edited = 'remove' and private.can_remove_community_record(v_table, p_import.community_id) then
    execute format(
      'update public.%I t set deleted_at = now() from private.record_import_results c'
        ' where c.import_id = $1 and c.act = ''added'' and t.id = c.record_id and t.deleted_at is null and (%s)', v_table, v_touched
    ) using p_import.id;
    get diagnostics v_trashed = row_count;
  end if;
  execute format(
    'delete from public.%I t using private.record_import_results c'
      ' where c.import_id = $1 and c.act = ''added'' and t.id = c.record_id and not (%s)%s', v_table, v_touched,
    case v_table when 'medication_orders' then '' else ' and t.deleted_at is null' end
  ) using p_import.id;
  get diagnostics v_removed = row_count;
  if v_table in ('units', 'resident_contacts') then
    select string_agg(format('%1$I = case when h.was ? %1$L then (h.p).%1$I else t.%1$I end', c), ', ') into v_changes
    from unnest(array['type', 'license_category', 'capacity', 'market_rate', 'square_feet', 'notes', 'relation', 'roles', 'phone', 'email']) c
    where exists (
      select from pg_catalog.pg_attribute a where a.attrelid = format('public.%I', v_table)::regclass and a.attname = c
    );
    execute format(
      'update public.%1$I t set %2$s from ('
        ' select c.record_id, c.version, h.was, jsonb_populate_record(null::public.%1$I, h.was) as p'
        ' from private.record_import_results c'
        ' join public.record_changes h on h.record_id = c.record_id and h.version = c.version and h.kind = %1$L'
        ' where c.import_id = $1 and c.act = ''changed'' and h.was is not null and h.by = $3 and h.at = $4 offset 0'
        ') h where t.id = h.record_id and t.deleted_at is null and (t.version = h.version or $2 = ''remove'')',
      v_table, v_changes
    ) using p_import.id, p_edited, p_import.importer_id, p_import.done_at;
    get diagnostics v_restored = row_count;
  end if;
  -- Floors and buildings that came with units, if nothing else is there now.
  delete from public.floors f using private.record_import_parts p
  where p.import_id = v_import.id and p.record_id = f.id and not exists (select from public.units u where u.floor_id = f.id);
  delete from public.buildings b using private.record_import_parts p
  where p.import_id = v_import.id and p.record_id = b.id and not exists (select from public.floors f where f.building_id = b.id);
  update private.record_imports i set state = 'undone', undone_at = now() where i.id = v_import.id returning i.* into v_import;
  return private.import_summary(v_import) || jsonb_build_object('removed', v_removed + v_trashed, 'restored', v_restored);
end $$;
