-- The same checks in PL/pgSQL, which keeps their plans: SQL functions that run as their owner are
-- planned at every call, and policies ask these for every statement and every reader of a change.
create or replace function private.is_approved() returns boolean
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

create or replace function private.my_roles() returns public.app_role[]
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

create or replace function private.has_role(p_role public.app_role) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(p_role = any (private.my_roles()), false);
end
$$;

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_role('admin');
end
$$;

create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.my_roles() && array['admin', 'support']::public.app_role[];
end
$$;
