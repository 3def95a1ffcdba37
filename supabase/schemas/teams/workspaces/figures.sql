-- Dashboard counts for workspaces: invitations to the user's email, and join requests the user decides on.
create function private.figures_of_tenants() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_invitations constant integer := (select count(*) from private.my_invitations());
  v_requests constant integer := (select count(*) from private.join_requests());
begin
  if v_invitations + v_requests = 0 then
    return null;
  end if;
  return jsonb_build_object('invitations', v_invitations, 'requests', v_requests);
end $$;
grant execute on function private.figures_of_tenants() to authenticated;
