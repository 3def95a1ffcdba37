-- Who belongs to a tenant, as what, and how that ends.

create function private.tenant_team() returns table (
  user_id uuid, name text, email text, user_type public.user_type, role public.tenant_role, is_me boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select p.id, private.called(p.id), p.email, p.user_type, u.role, p.id = auth.uid()
  from public.tenant_users u join public.profiles p on p.id = u.user_id
  where u.tenant_id = private.current_tenant_id()
  order by u.role, lower(private.called(p.id)), p.id;
end
$$;
revoke all on function private.tenant_team() from public, anon, authenticated, service_role;
grant execute on function private.tenant_team() to authenticated;

create function private.set_tenant_role(p_user_id uuid, p_role public.tenant_role) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  if p_role is null or p_role = 'owner' then
    raise exception 'A tenant has one owner, who hands it over.' using errcode = 'HXTRO';
  end if;
  update public.tenant_users u set role = p_role
  where u.tenant_id = v_tenant_id and u.user_id = p_user_id and u.role <> 'owner' and u.user_id <> auth.uid();
  if not found then
    raise exception 'No member whose role the caller may set.' using errcode = 'HXTNM';
  end if;
end
$$;
revoke all on function private.set_tenant_role(uuid, public.tenant_role) from public, anon, authenticated, service_role;
grant execute on function private.set_tenant_role(uuid, public.tenant_role) to authenticated;

create function private.remove_from_tenant(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  delete from public.tenant_users u
  where u.tenant_id = v_tenant_id and u.user_id = p_user_id and u.role <> 'owner' and u.user_id <> auth.uid();
  if not found then
    raise exception 'No member whom the caller may remove.' using errcode = 'HXTNM';
  end if;
  perform private.notify(
    p_user_id, 'tenant_left', 'tenant_left:' || clock_timestamp(),
    jsonb_build_object('tenant', (select t.name from public.tenants t where t.id = v_tenant_id))
  );
end
$$;
revoke all on function private.remove_from_tenant(uuid) from public, anon, authenticated, service_role;
grant execute on function private.remove_from_tenant(uuid) to authenticated;

create function private.leave_tenant(p_tenant_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := private.lock_member();
begin
  if exists (
    select from public.tenant_users u
    where u.tenant_id = p_tenant_id and u.user_id = v_user_id and u.role = 'owner'
  ) then
    raise exception 'The owner hands a tenant over before leaving it.' using errcode = 'HXTOW';
  end if;
  delete from public.tenant_users u where u.tenant_id = p_tenant_id and u.user_id = v_user_id;
  if not found then
    raise exception 'You are not a member of this workspace.' using errcode = '42501';
  end if;
  -- Whoever belongs to another one goes on working there.
  update public.tenant_users u set is_active = true
  where u.id = (
    select m.id from public.tenant_users m join public.tenants t on t.id = m.tenant_id
    where m.user_id = v_user_id order by lower(t.name), t.id limit 1
  ) and not exists (select from public.tenant_users m where m.user_id = v_user_id and m.is_active);
end
$$;
revoke all on function private.leave_tenant(uuid) from public, anon, authenticated, service_role;
grant execute on function private.leave_tenant(uuid) to authenticated;

create function private.hand_over_tenant(p_user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_me constant uuid := auth.uid();
begin
  if not exists (
    select from public.tenant_users u where u.tenant_id = v_tenant_id and u.user_id = v_me and u.role = 'owner'
  ) then
    raise exception 'Only its owner hands a tenant over.' using errcode = 'HXTAD';
  end if;
  if p_user_id = v_me or not exists (
    select from public.tenant_users u where u.tenant_id = v_tenant_id and u.user_id = p_user_id
  ) then
    raise exception 'The new owner is another member.' using errcode = 'HXTNM';
  end if;
  update public.tenant_users u set role = 'admin' where u.tenant_id = v_tenant_id and u.user_id = v_me;
  update public.tenant_users u set role = 'owner' where u.tenant_id = v_tenant_id and u.user_id = p_user_id;
  perform private.notify(
    p_user_id, 'tenant_owned', 'tenant_owned:' || clock_timestamp(),
    jsonb_build_object('tenant', (select t.name from public.tenants t where t.id = v_tenant_id), 'name', private.called(v_me))
  );
end
$$;
revoke all on function private.hand_over_tenant(uuid) from public, anon, authenticated, service_role;
grant execute on function private.hand_over_tenant(uuid) to authenticated;

-- A tenant whose owner's account is gone goes on under whoever is next.
create function private.promote_next_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.tenant_users u set role = 'owner'
  where u.id = (
    select m.id from public.tenant_users m where m.tenant_id = old.tenant_id order by m.role, m.id limit 1
  );
  return null;
end
$$;
revoke all on function private.promote_next_owner() from public, anon, authenticated, service_role;

create trigger follow_owner after delete on public.tenant_users
  for each row when (old.role = 'owner') execute function private.promote_next_owner();

-- Counts under a lock on the tenant: what its members have listed and neither sold nor withdrawn is what it may have.
-- For people: the server, which brings a book of listings in, is free.
create function private.check_tenant_listing_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
    raise exception 'The tenant has as many properties as its plan allows.' using errcode = 'HXTPR';
  end if;
  return null;
end
$$;
revoke all on function private.check_tenant_listing_limit() from public, anon, authenticated, service_role;

create trigger keep_properties after insert on public.listings
  for each row when (new.status in ('active', 'under_contract')) execute function private.check_tenant_listing_limit();
create trigger keep_properties_open after update of status on public.listings
  for each row when (
    old.status not in ('active', 'under_contract') and new.status in ('active', 'under_contract')
  ) execute function private.check_tenant_listing_limit();

-- The people of the tenant in which the caller works, the owner first.
create function public.tenant_team() returns table (
  user_id uuid, name text, email text, user_type public.user_type, role public.tenant_role, is_me boolean
)
language sql stable set search_path = ''
as $$
  select * from private.tenant_team()
$$;
revoke all on function public.tenant_team() from public, anon, authenticated, service_role;
grant execute on function public.tenant_team() to authenticated;

-- Makes a member an administrator of the caller's tenant, or an administrator a member.
create function public.set_tenant_role(user_id uuid, role public.tenant_role) returns void
language sql volatile set search_path = ''
as $$
  select private.set_tenant_role(user_id, role)
$$;
revoke all on function public.set_tenant_role(uuid, public.tenant_role) from public, anon, authenticated, service_role;
grant execute on function public.set_tenant_role(uuid, public.tenant_role) to authenticated;

-- Ends a membership in the caller's tenant.
create function public.remove_from_tenant(user_id uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.remove_from_tenant(user_id)
$$;
revoke all on function public.remove_from_tenant(uuid) from public, anon, authenticated, service_role;
grant execute on function public.remove_from_tenant(uuid) to authenticated;

-- Ends the caller's own membership.
create function public.leave_tenant(tenant_id uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.leave_tenant(tenant_id)
$$;
revoke all on function public.leave_tenant(uuid) from public, anon, authenticated, service_role;
grant execute on function public.leave_tenant(uuid) to authenticated;

-- Makes another member the owner of the caller's tenant; the caller stays as an administrator.
create function public.hand_over_tenant(user_id uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.hand_over_tenant(user_id)
$$;
revoke all on function public.hand_over_tenant(uuid) from public, anon, authenticated, service_role;
grant execute on function public.hand_over_tenant(uuid) to authenticated;
