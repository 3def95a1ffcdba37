-- The checks that nearly every statement asks, as plpgsql: it plans a query once a session, where a
-- definer function in SQL plans its own anew in every statement that calls it.
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
  return (
    select coalesce(array_agg(r.role order by r.role), '{}')
    from public.user_roles r
    where r.user_id = (select auth.uid())
      and r.is_active
      and (r.expires_at is null or r.expires_at > now())
      and (select private.is_approved())
  );
end
$$;

create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.allows_admin_area(private.my_roles());
end
$$;
