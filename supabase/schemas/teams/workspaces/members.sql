-- Workspace members, their roles, and how memberships end.

create function private.tenant_team() returns table (
  user_id uuid, name text, email text, user_type public.user_type, role public.tenant_role, is_me boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select p.id, private.called(p.id), p.email, p.user_type, u.role, p.id = auth.uid()
  from public.tenant_users u join public.profiles p on p.id = u.user_id
  where u.tenant_id = private.current_tenant_id()
  order by u.role, lower(private.called(p.id)), p.id;
end $$;

create function private.set_tenant_role(p_user_id uuid, p_role public.tenant_role) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  perform private.require_assignable_role(p_role);
  update public.tenant_users u set role = p_role
  where u.tenant_id = v_tenant_id and u.user_id = p_user_id and u.role <> 'owner' and u.user_id <> auth.uid();
  if not found then
    raise exception 'You cannot change the role of this member.' using errcode = 'HXTNM';
  end if;
end $$;

create function private.remove_from_tenant(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  delete from public.tenant_users u
  where u.tenant_id = v_tenant_id and u.user_id = p_user_id and u.role <> 'owner' and u.user_id <> auth.uid();
  if not found then
    raise exception 'You cannot remove this member.' using errcode = 'HXTNM';
  end if;
  perform private.notify(
    p_user_id, 'tenant_left', 'tenant_left:' || clock_timestamp(),
    jsonb_build_object('tenant', (select t.name from public.tenants t where t.id = v_tenant_id))
  );
end $$;

create function private.leave_tenant(p_tenant_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_member();
begin
  if exists (
    select from public.tenant_users u
    where u.tenant_id = p_tenant_id and u.user_id = v_user_id and u.role = 'owner'
  ) then
    raise exception 'Transfer the workspace before you leave it.' using errcode = 'HXTOW';
  end if;
  delete from public.tenant_users u where u.tenant_id = p_tenant_id and u.user_id = v_user_id;
  if not found then
    raise exception 'You are not a member of this workspace.' using errcode = '42501';
  end if;
  -- Switches to another of the user's workspaces, if any.
  update public.tenant_users u set is_active = true
  where u.id = (
    select m.id from public.tenant_users m join public.tenants t on t.id = m.tenant_id
    where m.user_id = v_user_id order by lower(t.name), t.id limit 1
  ) and not exists (select from public.tenant_users m where m.user_id = v_user_id and m.is_active);
end $$;

create function private.hand_over_tenant(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_me constant uuid := auth.uid();
begin
  if not exists (
    select from public.tenant_users u where u.tenant_id = v_tenant_id and u.user_id = v_me and u.role = 'owner'
  ) then
    raise exception 'Only the owner can transfer a workspace.' using errcode = 'HXTAD';
  end if;
  if p_user_id = v_me or not exists (
    select from public.tenant_users u where u.tenant_id = v_tenant_id and u.user_id = p_user_id
  ) then
    raise exception 'The new owner must be another member.' using errcode = 'HXTNM';
  end if;
  update public.tenant_users u set role = 'admin' where u.tenant_id = v_tenant_id and u.user_id = v_me;
  update public.tenant_users u set role = 'owner' where u.tenant_id = v_tenant_id and u.user_id = p_user_id;
  perform private.notify(
    p_user_id, 'tenant_owned', 'tenant_owned:' || clock_timestamp(),
    jsonb_build_object('tenant', (select t.name from public.tenants t where t.id = v_tenant_id), 'name', private.called(v_me))
  );
end $$;

-- If the owner's account is deleted, the next member in line becomes the owner.
create function private.promote_next_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.tenant_users u set role = 'owner'
  where u.id = (
    select m.id from public.tenant_users m where m.tenant_id = old.tenant_id order by m.role, m.id limit 1
  );
  return null;
end $$;

create trigger leaving_1_promote_next_owner after delete on public.tenant_users
  for each row when (old.role = 'owner') execute function private.promote_next_owner();

-- Enforces the plan's listing limit under a lock on the workspace: members' listings that are neither sold
-- nor withdrawn count. Applies to users; the server, which imports portfolios, is exempt.
create function private.check_tenant_listing_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant public.tenants;
begin
  if auth.role() is distinct from 'authenticated' then
    return null;
  end if;
  select t.* into v_tenant from public.tenants t
  join public.tenant_users u on u.tenant_id = t.id
  where u.user_id = private.account_of(new.broker_id) and u.is_active
  for no key update of t;
  if v_tenant.id is not null and (
    select count(*) from public.tenant_users u
    join public.broker_accounts a on a.user_id = u.user_id
    join public.listings l on l.broker_id = a.broker_id
    where u.tenant_id = v_tenant.id and l.status in ('active', 'under_contract') and l.id <> new.id
  ) >= v_tenant.max_properties then
    raise exception 'Your workspace has reached the property limit of its plan.' using errcode = 'HXTPR';
  end if;
  return null;
end $$;

create trigger limit_open_listings_on_insert after insert on public.listings
  for each row when (new.status in ('active', 'under_contract')) execute function private.check_tenant_listing_limit();
create trigger limit_open_listings_on_update after update of status on public.listings
  for each row when (
    old.status not in ('active', 'under_contract') and new.status in ('active', 'under_contract')
  ) execute function private.check_tenant_listing_limit();

-- Returns the members of the caller's workspace, owner first.
select private.expose('tenant_team', 'authenticated');

-- Changes a member of the caller's workspace to admin or back.
select private.expose('set_tenant_role', 'authenticated', 'plain');

-- Removes a member from the caller's workspace.
select private.expose('remove_from_tenant', 'authenticated', 'plain');

-- Ends the caller's own membership.
select private.expose('leave_tenant', 'authenticated', 'plain');

-- Transfers the caller's workspace to another member; the caller stays as an admin.
select private.expose('hand_over_tenant', 'authenticated', 'plain');
