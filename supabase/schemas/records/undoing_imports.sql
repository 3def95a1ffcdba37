-- What an undo would find: records that somebody has changed since, and those that are gone already.
create function private.import_state(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_import private.record_imports := private.own_import(p_id);
  v_since jsonb;
begin
  execute format(
    'select jsonb_build_object(''edited'', count(*) filter (where t.deleted_at is null and t.version > c.version),'
      ' ''gone'', count(*) filter (where t.id is null or t.deleted_at is not null))'
      ' from private.record_import_results c'
      ' left join public.%I t on t.id = c.record_id and t.book = any ($2) where c.import_id = $1',
    v_import.kind
  ) into v_since using p_id, private.my_books();
  return private.import_summary(v_import) || v_since;
end
$$;
revoke all on function private.import_state(uuid) from public, anon, authenticated, service_role;
grant execute on function private.import_state(uuid) to authenticated;

-- Takes a whole import back: what it added goes into the bin, what it changed is as it was. Records that were edited
-- since are kept as they are, or taken back too.
create function private.undo_import(p_id uuid, p_edited text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_import private.record_imports := private.own_import(p_id);
  v_books constant uuid[] := private.my_books();
  v_changes text;
  v_removed integer;
  v_restored integer := 0;
begin
  if v_import.state <> 'done' then
    return private.import_summary(v_import) || '{"removed": 0, "restored": 0}';
  end if;
  if p_edited is null or p_edited not in ('keep', 'remove') then
    raise exception 'Say what becomes of the edited records.' using errcode = 'HXRIC';
  end if;
  execute format(
    'update public.%I t set deleted_at = now() from private.record_import_results c'
      ' where c.import_id = $1 and c.act = ''added'' and t.id = c.record_id and t.book = any ($2)'
      ' and t.deleted_at is null and (t.version = c.version or $3 = ''remove'')',
    v_import.kind
  ) using p_id, v_books, p_edited;
  get diagnostics v_removed = row_count;
  if v_import.changed > 0 then
    select string_agg(format('%1$I = case when h.was ? %1$L then p.%1$I else t.%1$I end', c.name), ', ') into v_changes
    from private.import_columns(v_import.kind) c where c.name = any (v_import.columns);
    execute format(
      'update public.%1$I t set %2$s from private.record_import_results c'
        ' join public.record_changes h on h.record_id = c.record_id and h.version = c.version and h.kind = %1$L'
        ' cross join lateral jsonb_populate_record(null::public.%1$I, h.was) p'
        ' where c.import_id = $1 and c.act = ''changed'' and h.was is not null and t.id = c.record_id'
        ' and t.book = any ($2) and t.deleted_at is null and (t.version = c.version or $3 = ''remove'')',
      v_import.kind, v_changes
    ) using p_id, v_books, p_edited;
    get diagnostics v_restored = row_count;
  end if;
  update private.record_imports i set state = 'undone', undone_at = now() where i.id = p_id returning i.* into v_import;
  return private.import_summary(v_import) || jsonb_build_object('removed', v_removed, 'restored', v_restored);
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
  where i.by = auth.uid() and i.kind = p_kind and i.state <> 'staging'
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

create function public.undo_import(p_id uuid, p_edited text) returns jsonb
language sql set search_path = ''
as $$ select private.undo_import(p_id, p_edited) $$;
revoke all on function public.undo_import(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.undo_import(uuid, text) to authenticated;

create function public.my_imports(p_kind text)
returns table (id uuid, file_name text, state text, added integer, changed integer, skipped integer, done_at timestamptz)
language sql stable set search_path = ''
as $$ select * from private.my_imports(p_kind) $$;
revoke all on function public.my_imports(text) from public, anon, authenticated, service_role;
grant execute on function public.my_imports(text) to authenticated;
