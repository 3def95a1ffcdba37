-- Returns the caller's fixed staff role by email, if any; it decides their start page before their own
-- choice.
create function private.my_staff_role() returns public.app_role
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select min(role)
    from unnest(private.my_roles()) as role, public.profiles p
    where p.id = (select auth.uid())
      and (private.setting('staff_email_roles') -> p.email) ? role::text
  );
end $$;
grant execute on function private.my_staff_role() to authenticated;

-- Returns the caller's memberships with workspace names, for the workspace switcher.
create function private.my_memberships() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;
grant execute on function private.my_memberships() to authenticated;

-- Returns who the caller is and everything access checks need, in one call. Dashboard counts come from
-- my_figures().
create function public.my_account() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_roles constant public.app_role[] := private.my_roles();
begin
  return (
    select jsonb_build_object(
      'profile', to_jsonb(p),
      'roles', to_jsonb(v_roles),
      'primary_role', private.primary_role(v_roles),
      'staff_role', private.my_staff_role(),
      'subscription', (
        select to_jsonb(s) - 'user_id' from public.subscribers s where s.user_id = p.id
      ),
      'billing', (
        select jsonb_build_object('status', b.status, 'renews_at', private.renews_at(p.id))
        from public.billing_accounts b where b.user_id = p.id
      ),
      'tenant', (
        select to_jsonb(t) || jsonb_build_object(
          'role', u.role,
          'members', (select count(*) from public.tenant_users m where m.tenant_id = t.id)
        )
        from public.tenant_users u
        join public.tenants t on t.id = u.tenant_id
        where u.user_id = p.id and u.is_active and t.id = (select private.current_tenant_id())
      ),
      'memberships', private.my_memberships(),
      'is_family', private.is_family_member(),
      'address', private.my_email_confirmation(),
      'leaving', private.my_account_deletion_date(),
      'ending_roles', (
        select coalesce(
          jsonb_agg(jsonb_build_object('role', r.role, 'expires_at', r.expires_at) order by r.expires_at),
          '[]'
        )
        from public.user_roles r
        where r.user_id = p.id and r.is_active and r.expires_at is not null
      )
    )
    from public.profiles p
    where p.id = (select auth.uid())
  );
end $$;
grant execute on function public.my_account() to authenticated;

-- Returns whether the caller's email is confirmed, and the pending new email if any.
create function private.my_email_confirmation() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'is_confirmed', u.email_confirmed_at is not null,
      'awaiting', nullif(u.email_change, '')
    )
    from auth.users u where u.id = (select auth.uid())
  );
end $$;
grant execute on function private.my_email_confirmation() to authenticated;

-- Returns the next payment date of a renewing plan; null if the plan ends, has failed, or was granted by
-- staff.
create function private.renews_at(p_user_id uuid) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (
    select b.current_period_end from public.billing_accounts b
    where b.user_id = p_user_id and b.status in ('trialing', 'active') and not b.cancel_at_period_end
  );
end $$;
grant execute on function private.renews_at(uuid) to authenticated;
