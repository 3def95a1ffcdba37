-- Permissions by role. shared/access/roles.ts implements the same rules; a test compares every combination.

-- Returns the effective user type: staff email first, then the user's own choice, then their roles.
create function private.effective_user_type(
  p_staff_role public.app_role, p_user_type public.user_type, p_roles public.app_role[]
) returns public.app_role
language sql immutable set search_path = '' as $$
  select coalesce(nullif(
    coalesce(p_staff_role, p_user_type::text::public.app_role, private.primary_role(p_roles)),
    'user'
  ), 'buyer')
$$;

-- Null roles and unknown permissions grant nothing.
create function private.allows(p_roles public.app_role[], p_permission text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_or(case role
    when 'admin' then p_permission in (
      'view_listings', 'create_listings', 'edit_listings', 'manage_transactions', 'view_marketplace',
      'create_services', 'manage_portfolio', 'view_analytics', 'access_beta_features',
      'manage_properties', 'view_operations'
    )
    when 'broker' then p_permission in ('view_listings', 'create_listings', 'edit_listings', 'manage_transactions')
    when 'vendor' then p_permission in ('view_marketplace', 'create_services', 'manage_portfolio')
    when 'pilot' then p_permission in ('view_analytics', 'access_beta_features')
    when 'operator' then p_permission in ('manage_properties', 'view_operations')
  end), false)
  from unnest(p_roles) as role
$$;

create function private.allows_admin_area(p_roles public.app_role[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_roles && array['admin', 'support']::public.app_role[], false)
$$;

create function private.allows_vendor_area(p_roles public.app_role[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_roles && array['vendor', 'pilot', 'admin']::public.app_role[], false)
$$;

create function private.allows_operations(p_roles public.app_role[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_roles && array['operator', 'admin', 'pilot']::public.app_role[], false)
$$;

-- Permission check on the caller, for policies.
create function private.may(p_permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.allows(private.my_roles(), p_permission)
$$;
grant execute on function private.may(text) to authenticated, service_role;

create function private.has_vendor_access() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.allows_vendor_area(private.my_roles())
$$;
grant execute on function private.has_vendor_access() to authenticated, service_role;

create function private.has_operations_access() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.allows_operations(private.my_roles())
$$;
grant execute on function private.has_operations_access() to authenticated, service_role;
