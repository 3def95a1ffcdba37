-- Visibility scopes ("books"). Each user has a private scope, each workspace has one for shared records, and
-- each member one within the workspace for private records. A workspace member has three scopes open; other
-- workspaces' rows are in none of them. Each community has a scope for each kind of record, opened by positions, see
-- `private.list_position_rights`. Policies compare a single column.

-- Returns a member's private scope within a workspace.
create function private.get_personal_workspace_id(p_owner_id uuid, p_tenant_id uuid) returns uuid
language sql immutable set search_path = '' as $$
  select md5(p_owner_id::text || p_tenant_id::text)::uuid
$$;

create function private.get_workspace_id(p_owner_id uuid, p_tenant_id uuid, p_sharing text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when p_tenant_id is null then p_owner_id
    when p_sharing = 'team' then p_tenant_id
    else private.get_personal_workspace_id(p_owner_id, p_tenant_id)
  end;
end $$;

-- Returns the scopes open to the caller; none for an account without access. `p_kind` leaves out scopes of communities
-- for other kinds.
create function private.list_my_workspace_ids(p_kind text default null) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_tenant_id uuid;
begin
  if v_me is null or not private.is_approved() then
    return '{}';
  end if;
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_me and u.is_active;
  return case
    when v_tenant_id is null then array[v_me]
    else array[v_me, v_tenant_id, private.get_personal_workspace_id(v_me, v_tenant_id)]
  end || private.list_community_scope_ids(v_me, p_kind);
end $$;
grant execute on function private.list_my_workspace_ids(text) to authenticated;

-- Returns one record kind with its title column and list screen, from the trigger arguments set by
-- `private.set_up_record_table`. Looked up by name, because nearly everything needs one.
create function private.record_kind(p_kind text) returns table (kind text, title text, path text)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select
    c.relname::text, split_part(encode(t.tgargs, 'escape'), '\000', 1), split_part(encode(t.tgargs, 'escape'), '\000', 2)
  from pg_catalog.pg_class c join pg_catalog.pg_trigger t on t.tgrelid = c.oid
  -- Names over the limit are truncated and must not match another table.
  where c.relname = p_kind::name and c.relname::text = p_kind and c.relnamespace = 'public'::regnamespace
    and t.tgname = 'log_record_changes_on_update';
end $$;

-- Returns every kind; reads all triggers of the database.
create function private.record_kinds() returns table (kind text, title text, path text)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select k.* from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
  cross join lateral private.record_kind(c.relname::text) k
  where t.tgname = 'log_record_changes_on_update' and c.relnamespace = 'public'::regnamespace;
end $$;

create function private.require_record_kind(p_kind text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from private.record_kind(p_kind)) then
    raise exception 'Unknown record type.' using errcode = 'HXRKD';
  end if;
end $$;
grant execute on function private.require_record_kind(text) to authenticated;

-- Returns a record's scope for what is attached to it; null if it doesn't exist or is in none of the caller's. Residents
-- have no attachments: everyone who can find a resident could read them.
create function private.find_record_workspace_id(p_kind text, p_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_id uuid;
begin
  perform private.require_record_kind(p_kind);
  if private.is_resident_kind(p_kind) then
    return null;
  end if;
  execute format('select r.workspace_id from public.%I r where r.id = $1', p_kind) into v_workspace_id using p_id;
  return case when auth.role() is distinct from 'authenticated' or v_workspace_id = any (private.list_my_workspace_ids()) then v_workspace_id end;
end $$;

create function private.can_see_record(p_kind text, p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.find_record_workspace_id(p_kind, p_id) is not null;
end $$;
grant execute on function private.can_see_record(text, uuid) to authenticated;

-- True if an account, not just the caller, has a scope open when it works in its workspace.
create function private.has_workspace_access(p_user_id uuid, p_workspace_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_user_id = p_workspace_id or exists (
    select from public.tenant_users u
    where u.user_id = p_user_id and (u.tenant_id = p_workspace_id or private.get_personal_workspace_id(u.user_id, u.tenant_id) = p_workspace_id)
  ) or p_workspace_id = any (private.list_community_scope_ids(p_user_id, null));
end $$;
grant execute on function private.has_workspace_access(uuid, uuid) to authenticated;

-- Returns a record's title, for notifications.
create function private.record_title(p_kind text, p_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_title text;
begin
  execute format(
    'select r.%I::text from public.%I r where r.id = $1',
    (select k.title from private.record_kind(p_kind) k), p_kind
  ) into v_title using p_id;
  return v_title;
end $$;

-- Returns the caller's coworkers: their current team, the staff of their communities, and themselves.
create function private.record_people() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select p.id, coalesce(nullif(p.full_name, ''), p.email)
  from public.profiles p
  where (select private.is_approved()) and (p.id = auth.uid() or p.id in (
    select u.user_id from public.tenant_users u where u.tenant_id = private.current_tenant_id()
  ) or p.id in (
    select o.user_id from public.community_members o
    where o.community_id = any (private.list_community_ids(auth.uid(), 'communities', 'read'))
      and o.position <> 'family' and o.starts_at <= now() and (o.ends_at is null or o.ends_at > now())
  ))
  order by lower(coalesce(nullif(p.full_name, ''), p.email)), p.id;
end $$;

-- Returns the people records can be transferred to, tasks assigned to, and mentions made of: the caller's
-- team and the caller.
select private.expose('record_people', 'authenticated');
