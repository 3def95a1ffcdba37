-- Nearly every policy asks whether the caller is staff, and nearly nobody is: the roles are looked at
-- first, and only who holds the right one is asked for the rest. The rule itself is said once.
create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_roles r
    where r.user_id = (select auth.uid())
      and r.is_active
      and (r.expires_at is null or r.expires_at > now())
      and private.allows_admin_area(array[r.role])
  ) and private.is_approved();
end
$$;
