-- How much of what a plan allows is used. The month is the database's, in UTC, and begins anew with
-- its first day; -1 stands for any number. Nothing is counted further than a screen shows.

create function private.contact_allowance(p_user_id uuid, p_allowed integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_month constant timestamp := date_trunc('month', now() at time zone 'utc');
  v_used constant bigint := (
    select count(*) from (
      select from public.broker_contacts c
      where c.user_id = p_user_id and c.created_at >= v_month at time zone 'utc'
      limit 1000
    ) as counted
  );
begin
  return jsonb_build_object(
    'used', v_used,
    'allowed', p_allowed,
    'left', case when p_allowed = -1 then -1 else greatest(p_allowed - v_used, 0) end,
    'resets_at', (v_month + interval '1 month') at time zone 'utc'
  );
end
$$;

create function private.my_allowances() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
  v_access constant private.access := private.my_access();
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'contacts', private.contact_allowance(v_user_id, v_access.contacts_per_month),
    'listings', jsonb_build_object(
      'used', (
        select count(*) from (
          select from public.listings l where l.broker_id = v_user_id limit 1000
        ) as counted
      ),
      'allowed', case when v_access.may_create_listings then v_access.listing_allowance else 0 end
    )
  );
end
$$;

revoke all on function private.contact_allowance(uuid, integer), private.my_allowances()
  from public, anon, authenticated, service_role;
grant execute on function private.my_allowances() to authenticated;
