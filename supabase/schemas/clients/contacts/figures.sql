-- Dashboard counts of the caller's own contacts: new in the last 30 days and the 30 before, and not contacted
-- for 60. Null if the caller has no contacts.
create function private.figures_of_contacts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
begin
  if not private.is_approved() or not exists (
    select from public.contacts c where c.owner_id = v_me and c.deleted_at is null and not c.is_sample and c.workspace_id = any (v_workspace_ids)
  ) then
    return null;
  end if;
  return jsonb_build_object(
    'new', (
      select count(*) from (
        select from public.contacts c
        where c.workspace_id = any (v_workspace_ids) and c.owner_id = v_me and c.deleted_at is null and not c.is_sample
          and c.created_at > now() - interval '30 days'
        limit 1000
      ) as counted
    ),
    'new_before', (
      select count(*) from (
        select from public.contacts c
        where c.workspace_id = any (v_workspace_ids) and c.owner_id = v_me and c.deleted_at is null and not c.is_sample
          and c.created_at <= now() - interval '30 days' and c.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    ),
    'quiet', (
      select count(*) from (
        select from public.contacts c
        where c.workspace_id = any (v_workspace_ids) and c.owner_id = v_me and c.deleted_at is null and not c.is_sample
          and not c.do_not_contact
          and coalesce(c.last_contact_at, '-infinity') < now() - interval '60 days'
          and coalesce(c.last_contact_at, '-infinity') > '-infinity'
        limit 1000
      ) as counted
    )
  );
end $$;
grant execute on function private.figures_of_contacts() to authenticated;
