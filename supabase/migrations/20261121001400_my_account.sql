-- The fixed role of a staff address, if the caller holds one: it decides their start page before
-- anything they chose themselves.
create function private.my_staff_role() returns public.app_role
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select min(role)
    from unnest(private.my_roles()) as role, public.profiles p
    where p.id = (select auth.uid())
      and (private.setting('staff_email_roles') -> p.email) ? role::text
  );
end
$$;

-- Every membership of the caller with its tenant's name, for the menu that switches between them.
create function private.my_memberships() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('tenant_id', t.id, 'name', t.name, 'role', u.role, 'is_active', u.is_active)
        order by lower(t.name), t.id
      ),
      '[]'
    )
    from public.tenant_users u
    join public.tenants t on t.id = u.tenant_id
    where u.user_id = (select auth.uid()) and (select private.is_approved())
  );
end
$$;

revoke all on function private.my_staff_role(), private.my_memberships() from public, anon, authenticated, service_role;
grant execute on function private.my_staff_role(), private.my_memberships() to authenticated;

-- Everything a client needs to know about its own account, in one call.
create function public.my_account() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'profile', to_jsonb(p),
      'roles', to_jsonb(mine.roles),
      'primary_role', private.primary_role(mine.roles),
      'staff_role', private.my_staff_role(),
      'subscription', (
        select to_jsonb(s) - 'user_id' from public.subscribers s where s.user_id = p.id
      ),
      'tenant', (
        select to_jsonb(t) || jsonb_build_object('role', u.role)
        from public.tenant_users u
        join public.tenants t on t.id = u.tenant_id
        where u.user_id = p.id and u.is_active and t.id = (select private.current_tenant_id())
      ),
      'memberships', private.my_memberships()
    )
    from public.profiles p, lateral (select private.my_roles() as roles) as mine
    where p.id = (select auth.uid())
  );
end
$$;
revoke all on function public.my_account() from public, anon, authenticated, service_role;
grant execute on function public.my_account() to authenticated;
