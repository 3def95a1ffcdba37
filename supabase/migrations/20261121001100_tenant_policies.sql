-- The tenant the caller works in now; null for a visitor, a non-member and an account not let in.
create function private.current_tenant_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select u.tenant_id from public.tenant_users u
    where u.user_id = (select auth.uid()) and u.is_active and (select private.is_approved())
  );
end
$$;

-- The same tenant, if the caller is its owner or one of its administrators.
create function private.administered_tenant_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select u.tenant_id from public.tenant_users u
    where u.user_id = (select auth.uid()) and u.is_active and u.role in ('owner', 'admin')
      and (select private.is_approved())
  );
end
$$;

revoke all on function private.current_tenant_id(), private.administered_tenant_id()
  from public, anon, authenticated, service_role;
grant execute on function private.current_tenant_id(), private.administered_tenant_id() to authenticated;

create policy "Members and staff read a tenant" on public.tenants
  for select to authenticated
  using (id = (select private.current_tenant_id()) or (select private.is_staff()));

create policy "Tenant administrators edit their tenant" on public.tenants
  for update to authenticated
  using (id = (select private.administered_tenant_id()))
  with check (id = (select private.administered_tenant_id()));

-- No one writes memberships directly: whoever could, could join any tenant or drag a stranger in.
create policy "Members and staff read memberships" on public.tenant_users
  for select to authenticated
  using (
    user_id = (select auth.uid())
    or tenant_id = (select private.current_tenant_id())
    or (select private.is_staff())
  );
