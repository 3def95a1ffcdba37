-- True if an imported record was used since: edited, has related rows, or is referenced by others.
create function private.build_import_touched_condition(p_kind text) returns text
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Returns what an undo would find: records used since the import, and those already deleted.
create function private.import_state(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  v_import private.record_imports := private.lock_own_import(p_id);
  v_since jsonb;
begin
  if v_import.community_id is not null then
    return private.get_community_import_state(v_import);
  end if;
  execute format(
    'select jsonb_build_object(''edited'', count(*) filter (where t.deleted_at is null and %s),'
      ' ''gone'', count(*) filter (where t.id is null or t.deleted_at is not null))'
      ' from private.record_import_results c'
      ' left join public.%I t on t.id = c.record_id and t.workspace_id = any ($2) where c.import_id = $1',
    private.build_import_touched_condition(v_import.kind), v_import.kind
  ) into v_since using p_id, private.list_my_workspace_ids();
  return private.import_summary(v_import) || v_since;
end $$;

-- Undoes a whole import: deletes what it added and reverts what it changed. Records used since are kept or
-- undone too; added ones then go to the trash, where they can be restored.
create function private.undo_import(p_id uuid, p_edited text) returns jsonb
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  v_import private.record_imports := private.lock_own_import(p_id);
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
  v_touched text;
  v_changes text;
  v_removed integer;
  v_binned integer := 0;
  v_restored integer := 0;
begin
  if v_import.state <> 'done' then
    return private.import_summary(v_import) || '{"removed": 0, "restored": 0}';
  end if;
  if p_edited is null or p_edited not in ('keep', 'remove') then
    raise exception 'Choose what to do with the edited records.' using errcode = 'HXRIC';
  end if;
  if v_import.community_id is not null then
    return private.undo_community_import(v_import, p_edited);
  end if;
  v_touched := private.build_import_touched_condition(v_import.kind);
  if p_edited = 'remove' then
    execute format(
      'update public.%I t set deleted_at = now() from private.record_import_results c'
        ' where c.import_id = $1 and c.act = ''added'' and t.id = c.record_id and t.workspace_id = any ($2)'
        ' and t.deleted_at is null and %s', v_import.kind, v_touched
    ) using p_id, v_workspace_ids;
    get diagnostics v_binned = row_count;
  end if;
  execute format(
    'delete from public.%I t using private.record_import_results c'
      ' where c.import_id = $1 and c.act = ''added'' and t.id = c.record_id and t.workspace_id = any ($2)'
      ' and t.deleted_at is null and not %s', v_import.kind, v_touched
  ) using p_id, v_workspace_ids;
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
        ') h where t.id = h.record_id and t.workspace_id = any ($2) and t.deleted_at is null'
        ' and (t.version = h.version or $3 = ''remove'')',
      v_import.kind, v_changes
    ) using p_id, v_workspace_ids, p_edited;
    get diagnostics v_restored = row_count;
  end if;
  update private.record_imports i set state = 'undone', undone_at = now() where i.id = p_id returning i.* into v_import;
  return private.import_summary(v_import)
    || jsonb_build_object('removed', v_removed + v_binned, 'restored', v_restored);
end $$;

create function private.my_imports(p_kind text)
returns table (id uuid, file_name text, state text, added integer, changed integer, skipped integer, done_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select i.id, i.file_name, i.state, i.added, i.changed, i.skipped, i.done_at
  from private.record_imports i
  where i.importer_id = auth.uid() and i.kind = p_kind and i.state <> 'staging'
    and i.tenant_id is not distinct from private.current_tenant_id() and private.is_approved()
  order by i.began_at desc, i.id limit 20;
end $$;

select private.expose('import_state', 'authenticated');

-- Hosted, the statement timeout is set here; the embedded backend has it in `backend/request-limits.ts`.
select private.expose('undo_import', 'authenticated');
alter function public.undo_import set statement_timeout = '120s';

select private.expose('my_imports', 'authenticated');
