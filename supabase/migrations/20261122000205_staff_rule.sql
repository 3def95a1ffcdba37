-- Staff are whom the rule of the admin area names; the rule is said once.
create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.allows_admin_area(private.my_roles());
end
$$;
