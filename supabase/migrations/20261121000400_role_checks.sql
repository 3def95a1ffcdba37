-- Who is asking? Each answers false, never null, for a visitor, an unknown account and a stale token.
-- In PL/pgSQL, since nearly every policy asks: it keeps its plans, and SQL functions plan on each call.

-- A pending or rejected account signs in, reads its own record, and may do nothing else.
create function private.is_approved() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.profiles p
    where p.id = (select auth.uid())
      and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending')
  );
end
$$;

-- The roles that count: active, unexpired, and of an account that is let in.
create function private.my_roles() returns public.app_role[]
language plpgsql stable security definer set search_path = ''
as $$
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
end
$$;

create function private.has_role(p_role public.app_role) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(p_role = any (private.my_roles()), false);
end
$$;

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_role('admin');
end
$$;

create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.my_roles() && array['admin', 'support']::public.app_role[];
end
$$;

revoke all on function
  private.is_approved(), private.my_roles(), private.has_role(public.app_role), private.is_admin(), private.is_staff()
  from public, anon, authenticated, service_role;
grant execute on function
  private.is_approved(), private.my_roles(), private.has_role(public.app_role), private.is_admin(), private.is_staff()
  to authenticated, service_role;
