-- Shared behavior of records that belong to a community. A noun's file creates its table from this template and calls
-- one of the functions below.
create table private.community_record (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid default auth.uid(),
  tenant_id uuid,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'team' constraint sharing_with_community check (sharing = 'team'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table private.community_record enable row level security;

-- Sets scope, version, and community. The arguments are the parent's table and the column with its ID; without them
-- the record is a community or directly below one. A third argument means that the parent is itself a part of a
-- resident's record, and this one belongs to the same resident. A record can't move to another community, and moving it
-- to the trash needs its own right.
create function private.set_community_record_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
  v_community_id uuid;
  v_resident_id uuid;
  v_is_parent_deleted boolean;
begin
  if tg_table_name = 'communities' then
    v_community_id := new.id;
  elsif tg_nargs >= 2 then
    execute format(
      'select p.%I, p.deleted_at is not null, %s from public.%I p where p.id = $1',
      case tg_argv[0] when 'communities' then 'id' else 'community_id' end,
      case when tg_nargs = 3 then 'p.resident_id' else 'null::uuid' end, tg_argv[0]
    )
    into v_community_id, v_is_parent_deleted, v_resident_id using (v_row ->> tg_argv[1])::uuid;
    if v_community_id is null or tg_op = 'INSERT' and v_is_parent_deleted then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
    new.community_id := v_community_id;
    if tg_nargs = 3 then
      new.resident_id := v_resident_id;
    end if;
  else
    v_community_id := new.community_id;
  end if;
  if tg_op = 'UPDATE' then
    if new is not distinct from old then
      return new;
    end if;
    if (to_jsonb(old) ->> 'community_id') is distinct from (to_jsonb(new) ->> 'community_id') then
      raise exception 'A record can''t move to another community.' using errcode = 'HXOCM';
    end if;
    if (new.deleted_at is null) <> (old.deleted_at is null) and auth.role() = 'authenticated'
      and pg_trigger_depth() = 1
      and not private.can_remove_community_record(tg_table_name, v_community_id)
    then
      raise exception 'Your position can''t move this to the trash.' using errcode = '42501';
    end if;
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  new.sharing := 'team';
  -- No position opens the scope of a resident without a name.
  new.workspace_id := case
    when v_row ->> 'anonymized_at' is not null then new.id else private.get_community_scope_id(v_community_id, tg_table_name)
  end;
  return new;
end $$;

create function private.can_remove_community_record(p_kind text, p_community_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_community_id = any (private.list_my_community_ids(p_kind, 'remove'));
end $$;

-- Moves children to the trash with their parent, and restores those that went with it. The arguments are the
-- children's table and their column with the parent's ID.
create function private.cascade_to_children() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.deleted_at is null) = (old.deleted_at is null) then
    return null;
  end if;
  if new.deleted_at is not null then
    execute format('update public.%I c set deleted_at = now() where c.%I = $1 and c.deleted_at is null', tg_argv[0], tg_argv[1])
    using new.id;
  else
    execute format('update public.%I c set deleted_at = null where c.%I = $1 and c.deleted_at >= $2', tg_argv[0], tg_argv[1])
    using new.id, old.deleted_at;
  end if;
  return null;
end $$;

-- Adds what all records of communities share after the template: keys, stamps, history, and realtime.
create function private.set_up_community_stamps(p_table regclass, p_title name, p_path text, p_parent text, p_by name)
returns void
language plpgsql set search_path = '' as $$
declare
  v_kind constant text := (select c.relname from pg_catalog.pg_class c where c.oid = p_table);
begin
  execute format('alter table %s add primary key (id)', p_table);
  execute format(
    'alter table %s add constraint %s_owner_id_fkey foreign key (owner_id) references public.profiles (id) on delete set null',
    p_table, v_kind
  );
  execute format(
    'create trigger set_record_fields before insert or update on %s for each row execute function private.set_community_record_fields(%s)',
    p_table, case
      when p_parent is null then ''
      when p_by <> 'resident_id' and private.is_resident_kind(v_kind) then format('%L, %L, %L', p_parent, p_by, 'resident_id')
      else format('%L, %L', p_parent, p_by)
    end
  );
  perform private.add_record_triggers(p_table, p_title, p_path);
end $$;

-- Turns a table into records of communities with list, filters, and search: who can do what is in
-- `private.list_position_rights`. `p_or` returns IDs of more rows that readers see. `private.set_up_record_list` adds
-- grants and calls.
create function private.set_up_community_table(p_table regclass, p_title name, p_path text, p_or text default null)
returns void
language plpgsql set search_path = '' as $$
declare
  v_kind constant text := (select c.relname from pg_catalog.pg_class c where c.oid = p_table);
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('revoke all on table %s from public, anon, authenticated, service_role', p_table);
  execute format('grant select, insert, update, delete on table %s to service_role', p_table);
  execute format('grant select on table %s to authenticated', p_table);
  perform private.set_up_community_policies(
    p_table, case when p_or is null then 'workspace_id' else 'id, workspace_id' end,
    concat_ws(' || ', p_or, format('private.list_my_workspace_ids(%L)', v_kind)),
    case v_kind when 'communities' then 'id' else 'community_id' end || ' = any ((select private.list_my_community_ids(%L, %L))::uuid[])'
  );
  perform private.set_up_community_stamps(p_table, p_title, p_path, null, null);
end $$;

-- Policies for each verb, and a guard that checks access before a query's own filters. Rows are readable if one of
-- `p_columns` is in `p_mine`: a single operator, as the guard requires. `p_right` is a format with the kind and the verb.
create function private.set_up_community_policies(p_table regclass, p_columns text, p_mine text, p_right text) returns void
language plpgsql set search_path = '' as $$
declare
  v_kind constant text := (select c.relname from pg_catalog.pg_class c where c.oid = p_table);
begin
  execute format(
    'create policy "Positions read it" on %s for select to authenticated using (array[%s] && (select %s))', p_table, p_columns, p_mine
  );
  execute format(
    'create policy "Positions add it" on %s for insert to authenticated with check (%s)', p_table, format(p_right, v_kind, 'add')
  );
  execute format(
    'create policy "Positions change it" on %1$s for update to authenticated using (%2$s) with check (%2$s)', p_table,
    format(p_right, v_kind, 'change')
  );
  perform private.require_second_factor(p_table);
  perform private.add_membership_guard(p_table, p_columns, p_mine);
end $$;

-- Turns a table into records below another one: in its community, in the trash with it, and listed on its page. The
-- table has a column `community_id`, set by the server. A second level of a resident's record, such as goals below a
-- need, also has a column `resident_id`: the server copies it from the parent, whose key is `(id, resident_id)`.
create function private.set_up_child_table(p_table regclass, p_title name, p_path text, p_parent text, p_by name, p_columns name[])
returns void
language plpgsql set search_path = '' as $$
declare
  v_kind constant text := (select c.relname from pg_catalog.pg_class c where c.oid = p_table);
  v_columns constant text := (select string_agg(format('%I', n), ', ') from unnest(p_columns) n);
  v_is_second_level constant boolean := p_by <> 'resident_id' and private.is_resident_kind(v_kind);
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('revoke all on table %s from public, anon, authenticated, service_role', p_table);
  execute format('grant select, insert, update, delete on table %s to service_role', p_table);
  execute format('grant select, insert (id, sharing, %1$s), update (sharing, deleted_at, %1$s) on table %2$s to authenticated', v_columns, p_table);
  execute format(
    case
      when v_is_second_level then
        'alter table %s add constraint %s_parent_fkey foreign key (%I, resident_id) references public.%I (id, resident_id)'
          ' on update cascade on delete cascade'
      else 'alter table %s add constraint %s_parent_fkey foreign key (%I) references public.%I (id) on delete cascade'
    end,
    p_table, v_kind, p_by, p_parent
  );
  if v_is_second_level then
    execute format('create index %s_resident_idx on %s (resident_id)', v_kind, p_table);
    execute format('create index %s_of_parent_idx on %s (%I, resident_id)', v_kind, p_table, p_by);
  end if;
  execute format('create index %s_parent_idx on %s (%I, created_at, id)', v_kind, p_table, p_by);
  if p_by <> 'community_id' then
    execute format('create index %s_community_idx on %s (community_id)', v_kind, p_table);
  end if;
  execute format('create index %s_owner_idx on %s (owner_id)', v_kind, p_table);
  if private.is_resident_kind(v_kind) then
    perform private.set_up_community_policies(
      p_table, 'resident_id', format('private.list_my_open_resident_ids(%L, ''read'')', v_kind),
      'resident_id = any ((select private.list_my_open_resident_ids(%L, %L))::uuid[])'
    );
  else
    perform private.set_up_community_policies(
      p_table, 'workspace_id', format('private.list_my_workspace_ids(%L)', v_kind),
      'community_id = any ((select private.list_my_community_ids(%L, %L))::uuid[])'
    );
  end if;
  perform private.set_up_community_stamps(p_table, p_title, p_path, p_parent, p_by);
  execute format(
    'create trigger %2$s_cascade after update of deleted_at on public.%4$s'
      ' for each row execute function private.cascade_to_children(%2$L, %5$L)', null, v_kind, null, p_parent, p_by
  );
end $$;
