-- True if the caller is approved. A pending, rejected, or suspended account can sign in and read its own
-- record but nothing else; one that still owes its second factor can't even do that.
create function private.is_approved() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_verified_session() and private.is_caller_account_approved();
end $$;
grant execute on function private.is_approved() to authenticated, service_role;

create function private.require_access() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    raise exception 'This account does not have access.' using errcode = '42501';
  end if;
end $$;

create function private.require_approval() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved yet.' using errcode = '42501';
  end if;
end $$;

-- Returns the calendar date of a moment for the caller, in their time zone; today by default. The server's own date is
-- that of the West Coast: `current_date` is UTC, which is tomorrow on an American evening.
create function private.get_local_date(p_at timestamptz default now()) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return (p_at at time zone coalesce(
    (select nullif(p.timezone, 'UTC') from public.notification_preferences p where p.user_id = auth.uid()),
    'America/Los_Angeles'
  ))::date;
end $$;
grant execute on function private.get_local_date(timestamptz) to authenticated, service_role;

-- True if an account may use the product. For links that work without the owner's session.
create function private.is_account_active(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.profiles p join auth.users u on u.id = p.id
    where p.id = p_user_id and p.suspended_at is null and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending')
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
  );
end $$;

-- True if an account may use the product and currently has the broker role.
create function private.is_active_broker(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_account_active(p_user_id) and exists (
    select from public.user_roles r
    where r.user_id = p_user_id and r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now())
  );
end $$;

-- Returns the effective roles: active, unexpired, and of an admitted account.
create function private.my_roles() returns public.app_role[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return '{}';
  end if;
  return (
    select coalesce(array_agg(r.role order by r.role), '{}')
    from public.user_roles r
    where r.user_id = (select auth.uid())
      and r.is_active
      and (r.expires_at is null or r.expires_at > now())
  );
end $$;
grant execute on function private.my_roles() to authenticated, service_role;

create function private.has_role(p_role public.app_role) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(p_role = any (private.my_roles()), false);
end $$;
grant execute on function private.has_role(public.app_role) to authenticated, service_role;

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_role('admin');
end $$;
grant execute on function private.is_admin() to authenticated, service_role;

-- Nearly every policy calls this and few callers are staff, so roles are checked first and the rest only for
-- holders of a staff role. The rule itself is defined once.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_staff_role() and private.has_verified_session();
end $$;
grant execute on function private.is_staff() to authenticated, service_role;

-- True if the account is admitted, regardless of this session's second factor.
create function private.is_caller_account_approved() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.profiles p
    where p.id = (select auth.uid())
      and p.suspended_at is null
      and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending')
  );
end $$;

-- For policies next to `private.require_second_factor`, which need not check the second factor again.
-- Everything else uses `is_staff`. Roles are checked first because few callers are staff.
create function private.has_staff_role() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.user_roles r
    where r.user_id = (select auth.uid())
      and r.is_active
      and (r.expires_at is null or r.expires_at > now())
      and private.allows_admin_area(array[r.role])
  ) and private.is_caller_account_approved();
end $$;
grant execute on function private.has_staff_role() to authenticated;
