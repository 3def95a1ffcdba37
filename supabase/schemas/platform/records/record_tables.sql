-- Shared behavior of all record kinds. A noun's file creates the table and calls `private.set_up_record_table`.

-- Increments the version on every change, and derives the scope from owner, workspace, and sharing.
create function private.set_record_version_and_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.tenant_id is null then
      new.sharing := 'private';
    end if;
  elsif new is not distinct from old then
    return new;
  else
    if new.sharing <> old.sharing then
      perform private.require_record_owner_or_admin(old.owner_id, old.tenant_id);
      if new.sharing = 'team' and new.tenant_id is null then
        new.tenant_id := private.current_tenant_id();
      end if;
      if new.tenant_id is null then
        raise exception 'You are not a member of a team.' using errcode = 'HXRNT';
      end if;
    end if;
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  new.workspace_id := private.get_workspace_id(new.owner_id, new.tenant_id, new.sharing);
  return new;
end $$;

-- Uses the server's time, not the client's: purging depends on it.
create function private.set_deleted_at() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
  return new;
end $$;

-- Only the owner and workspace admins decide who sees a record.
create function private.require_record_owner_or_admin(p_owner_id uuid, p_tenant_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and p_owner_id is distinct from auth.uid()
    and (p_tenant_id is null or p_tenant_id is distinct from private.administered_tenant_id())
  then
    raise exception 'Only the owner can change who sees a record.' using errcode = 'HXRSH';
  end if;
end $$;

-- Sample records stay with the account that added them, unlinked and without an address to write to, so
-- nothing about them reaches another person. Those of a sandbox can be changed: nothing leaves it.
create function private.protect_sample_record() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_now constant jsonb := to_jsonb(new);
begin
  if (new.owner_id, new.tenant_id, new.sharing, new.is_sample)
      is distinct from (old.owner_id, old.tenant_id, old.sharing, old.is_sample)
    or coalesce(v_now ->> 'email', v_now ->> 'phone', v_now ->> 'listing_id') is not null
    or coalesce(v_now ->> 'more_emails', '[]') <> '[]' or coalesce(v_now ->> 'more_phones', '[]') <> '[]'
  then
    if private.is_sandbox_account(old.owner_id) and (new.owner_id, new.tenant_id, new.is_sample)
      is not distinct from (old.owner_id, old.tenant_id, old.is_sample)
    then
      return new;
    end if;
    raise exception 'Sample data can''t be shared, linked, or contacted.' using errcode = 'HXSMP';
  end if;
  return new;
end $$;

-- Maximum records of one kind per scope, including the trash.
create function private.get_max_records() returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return 200000;
end $$;

-- Records of one kind in a sandbox.
create function private.get_max_sandbox_records() returns integer
language sql immutable set search_path = '' as $$
  select 1000
$$;

create function private.require_record_capacity(p_kind text, p_workspace_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_most constant integer := case
    when private.is_sandbox_account(p_workspace_id) then private.get_max_sandbox_records() else private.get_max_records()
  end;
  v_count integer;
begin
  execute format(
    'select (select count(*) from (select from public.%1$I r where r.workspace_id = $1 and r.deleted_at is null limit $2) a)'
      ' + (select count(*) from (select from public.%1$I r where r.workspace_id = $1 and r.deleted_at is not null limit $2) b)',
    p_kind
  ) into v_count using p_workspace_id, v_most + 1;
  if v_count > v_most then
    raise exception 'You have reached the limit of %.', v_most using errcode = 'HXRMA';
  end if;
end $$;

-- Runs once per statement, so bulk changes cost little more than the rows.
create function private.log_record_changes() returns trigger
language plpgsql security definer set search_path = '' set jit = off as $$
declare
  v_kind constant text := tg_table_name;
  v_by constant uuid := auth.uid();
begin
  if tg_op = 'INSERT' then
    perform private.require_record_capacity(v_kind, b.workspace_id) from (select distinct a.workspace_id from after_rows a) b;
    insert into public.record_changes (kind, record_id, workspace_id, version, by, act)
    select v_kind, a.id, a.workspace_id, a.version, v_by,
      case when current_setting('haven.imports_records', true) = 'on' then 'imported' else 'created' end
    from after_rows a;
  elsif tg_op = 'UPDATE' then
    perform private.sync_related_workspaces(v_kind, array_agg(m.id), array_agg(m.workspace_id))
    from (select a.id, a.workspace_id from after_rows a except select b.id, b.workspace_id from before_rows b) m having count(*) > 0;
    -- Dynamic SQL to plan for the actual row count: a plan for one row would compare every row with every
    -- other. Both rows have the same columns in the same order.
    execute
      'insert into public.record_changes (kind, record_id, workspace_id, version, by, act, was, now)
      select $1, a.id, a.workspace_id, a.version, $2,
        case
          when b.deleted_at is null and a.deleted_at is not null then ''deleted''
          when b.deleted_at is not null and a.deleted_at is null then ''restored''
          else ''changed''
        end,
        c.was, c.now
      from after_rows a
      join before_rows b on b.id = a.id
      cross join lateral (
        select jsonb_object_agg(w.key, w.was) as was, jsonb_object_agg(w.key, w.now) as now
        from rows from (jsonb_each(to_jsonb(b)), jsonb_each(to_jsonb(a))) as w (key, was, same_key, now)
        where w.was <> w.now and w.key not in (''version'', ''updated_at'', ''workspace_id'')
      ) c
      where c.was is not null'
      using v_kind, v_by;
  else
    perform private.delete_related_record_data(v_kind, array_agg(b.id)) from before_rows b having count(*) > 0;
  end if;
  return null;
end $$;

-- Announces that these records have new readers, see `private.announce_rights_change`.
create function private.broadcast_record_access_change(p_kind text, p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('haven_rights', jsonb_build_object('topic', concat_ws(':', 'record', p_kind, r.id))::text)
  from unnest(p_ids) r (id);
end $$;

-- Notifies a teammate of a record created for them.
create function private.notify_new_record_owner(p_kind text, p_owner_id uuid, p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  perform private.enforce_rate_limit('mention', 60, interval '1 hour');
  perform private.notify(
    p_owner_id, 'record_handed_over', 'handed:' || p_kind || ':' || p_id,
    jsonb_build_object(
      'name', coalesce((select p.full_name from public.profiles p where p.id = v_me), 'Someone'), 'count', 1,
      'path', (select k.path from private.record_kind(p_kind) k)
    ),
    jsonb_build_object('kind', p_kind)
  );
end $$;
grant execute on function private.notify_new_record_owner(text, uuid, uuid) to authenticated;

-- Runs with the caller's rights: calls that assign records, such as lead routing, notify on their own.
create function private.announce_new_record_owner() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    perform private.notify_new_record_owner(tg_table_name, new.owner_id, new.id);
  end if;
  return null;
end $$;

-- Moves related rows with their records to another scope.
create function private.sync_related_workspaces(p_kind text, p_ids uuid[], p_workspace_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.record_changes h set workspace_id = m.workspace_id
  from unnest(p_ids, p_workspace_ids) m (id, workspace_id) where h.record_id = m.id and h.kind = p_kind;
  update public.record_comments h set workspace_id = m.workspace_id
  from unnest(p_ids, p_workspace_ids) m (id, workspace_id) where h.record_id = m.id and h.kind = p_kind and h.way <> 'private';
  update public.record_tasks h set workspace_id = m.workspace_id
  from unnest(p_ids, p_workspace_ids) m (id, workspace_id) where h.record_id = m.id and h.kind = p_kind;
  update public.record_files h set workspace_id = m.workspace_id
  from unnest(p_ids, p_workspace_ids) m (id, workspace_id) where h.record_id = m.id and h.kind = p_kind;
  perform private.broadcast_record_access_change(p_kind, p_ids);
end $$;

create function private.delete_related_record_data(p_kind text, p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.record_changes h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_comments h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_tasks h where h.record_id = any (p_ids) and h.kind = p_kind;
  delete from public.record_files h where h.record_id = any (p_ids) and h.kind = p_kind;
  perform private.broadcast_record_access_change(p_kind, p_ids);
end $$;

-- Adds what all records share: the trash, history, and realtime.
create function private.add_record_triggers(p_table regclass, p_title name, p_path text) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'create trigger set_deleted_at before update of deleted_at on %s'
      ' for each row execute function private.set_deleted_at()', p_table
  );
  execute format(
    'create trigger log_record_changes_on_update after update on %s referencing old table as before_rows new table as after_rows'
      ' for each statement execute function private.log_record_changes(%L, %L)', p_table, p_title, p_path
  );
  execute format(
    'create trigger log_record_changes_on_insert after insert on %s referencing new table as after_rows'
      ' for each statement execute function private.log_record_changes()', p_table
  );
  execute format(
    'create trigger log_record_changes_on_delete after delete on %s referencing old table as before_rows'
      ' for each statement execute function private.log_record_changes()', p_table
  );
  execute format('alter publication supabase_realtime add table %s', p_table);
end $$;

-- Turns a table into records of users and teams: stamps, history, policies, and realtime. Grants are in the
-- noun's file, since they name its columns. `p_title` is the title column, and record screens are below
-- `p_path`. `p_readers`: the columns that determine who can read a row.
create function private.set_up_record_table(p_table regclass, p_title name, p_path text, p_readers text default 'workspace_id') returns void
language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('revoke all on table %s from public, anon, authenticated, service_role', p_table);
  execute format('grant select, insert, update, delete on table %s to service_role', p_table);
  execute format('grant select on table %s to authenticated', p_table);
  execute format(
    'create policy "Workspace members read a record" on %s for select to authenticated'
      ' using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]))', p_table
  );
  -- A new record can belong to a teammate who can see it. Its policy checks the owner, so the grant is here.
  execute format('grant insert (owner_id) on table %s to authenticated', p_table);
  execute format(
    'create policy "Workspace members add records" on %s for insert to authenticated'
      ' with check (workspace_id = any ((select private.list_my_workspace_ids())::uuid[])'
      ' and (owner_id = (select auth.uid()) or private.has_workspace_access(owner_id, workspace_id)))', p_table
  );
  execute format(
    'create policy "Workspace members change a record" on %s for update to authenticated'
      ' using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]))'
      ' with check (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]))', p_table
  );
  perform private.require_second_factor(p_table);
  perform private.add_membership_guard(p_table, p_readers, 'private.list_my_workspace_ids()');
  execute format(
    'create trigger set_record_fields before insert or update on %s'
      ' for each row execute function private.set_record_version_and_workspace()', p_table
  );
  execute format(
    'create trigger announce_new_owner after insert on %s for each row when (new.owner_id <> auth.uid())'
      ' execute function private.announce_new_record_owner()', p_table
  );
  perform private.add_record_triggers(p_table, p_title, p_path);
end $$;

-- Creates user-writable columns, the list calls, and for a board its sums: `find_<kind>`, `count_<kind>`,
-- `sums_<kind>`. `p_by` is the column with the board's values, `p_sum` the one to sum.
create function private.set_up_record_list(p_table regclass, p_columns name[], p_by name default null, p_sum name default null)
returns void
language plpgsql set search_path = '' as $$
declare
  v_kind constant text := (select c.relname from pg_catalog.pg_class c where c.oid = p_table);
  v_columns constant text := (select string_agg(format('%I', n), ', ') from unnest(p_columns) n);
  v_calls text[] := array[
    format(
      'find_%1$s(p_words text default null, p_filters public.payload default ''[]'', p_sort text default null,'
        ' p_descending boolean default null, p_after text default null, p_limit public.whole_number default 50)'
        ' returns jsonb language sql stable set search_path = '''' as $call$'
        ' select private.find_records(%1$L, p_words, p_filters, p_sort, p_descending, p_after, p_limit) $call$', v_kind
    ),
    format(
      'count_%1$s(p_words text default null, p_filters public.payload default ''[]'') returns integer'
        ' language sql stable set search_path = '''' as $call$'
        ' select private.count_records(%1$L, p_words, p_filters) $call$', v_kind
    )
  ];
  v_signatures text[] := array[
    'find_%s(text, public.payload, text, boolean, text, public.whole_number)', 'count_%s(text, public.payload)'
  ];
begin
  execute format('grant insert (id, sharing, %s) on table %s to authenticated', v_columns, p_table);
  execute format('grant update (sharing, deleted_at, %s) on table %s to authenticated', v_columns, p_table);
  if p_by is not null then
    v_calls := v_calls || format(
      'sums_%1$s(p_words text default null, p_filters public.payload default ''[]'')'
        ' returns table (value text, records bigint, sum numeric)'
        ' language sql stable set search_path = '''' as $call$'
        ' select * from private.sum_records(%1$L, %2$L, %3$L, p_words, p_filters) $call$', v_kind, p_by, p_sum
    );
    v_signatures := v_signatures || 'sums_%s(text, public.payload)'::text;
  end if;
  for i in 1 .. cardinality(v_calls) loop
    execute 'create function public.' || v_calls[i];
    execute format(
      'revoke all on function public.' || v_signatures[i] || ' from public, anon, authenticated, service_role', v_kind
    );
    execute format('grant execute on function public.' || v_signatures[i] || ' to authenticated', v_kind);
  end loop;
  -- Board sums use an index-only scan.
  if p_by is not null then
    execute format(
      'create index %s_sums_idx on %s (workspace_id, %I)%s where deleted_at is null', v_kind, p_table, p_by,
      case when p_sum is not null then format(' include (%I)', p_sum) else '' end
    );
  end if;
  execute format('create index %s_by_created_at_idx on %s (workspace_id, created_at, id) where deleted_at is null', v_kind, p_table);
  execute format('create index %s_by_deleted_at_idx on %s (workspace_id, deleted_at, id) where deleted_at is not null', v_kind, p_table);
  execute format('create index %s_owner_idx on %s (owner_id)', v_kind, p_table);
  execute format('create index %s_tenant_idx on %s (tenant_id)', v_kind, p_table);
end $$;
