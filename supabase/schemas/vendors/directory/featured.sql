-- Featured places: at most three above the first page of the directory, labeled, for verified vendors whose own plan includes
-- one and that an administrator confirmed. They never change the order of the list below.
-- See docs/decisions/0100-featured-places-never-change-the-order.md.

-- The plans that include a place, as in shared/account/billing/plans.ts; a test compares both.
create function private.list_featured_plans() returns text[]
language sql immutable set search_path = '' as $$
  select array['professional', 'enterprise']
$$;

-- True if an account's own plan includes a place.
create function private.is_featured_plan(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.subscribers s
    where s.user_id = p_user_id and s.subscribed and coalesce(s.subscription_end > now(), true)
      and private.plan_of_tier(s.subscription_tier) = any (private.list_featured_plans())
  );
end $$;

-- True if a vendor can have a place now. A lapsed credential, a confirmed exclusion, a rejected profile, or the end of the
-- plan removes it at once.
create function private.is_featured(p_vendor public.vendors) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_vendor.featured and p_vendor.verification_status = 'verified' and private.is_featured_plan(p_vendor.user_id)
    and not private.has_lapsed(p_vendor.id);
end $$;

-- Returns up to three vendors for the places of a category and state. Which ones takes turns by day: of at most 400 vendors
-- around the day's starting point, in an order that also changes by day.
create function private.list_featured_vendors(p_category text, p_state text) returns setof public.vendors
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor public.vendors;
  v_places integer := 3;
begin
  -- Checks plans and credentials only until the places are taken.
  for v_vendor in
    execute format(
      'with matching as (select v.* from public.vendors v where v.featured and v.verification_status = ''verified''%s%s)
      select (n.vendor).* from (
        (select v as vendor from matching v where md5(v.id::text) >= $1 order by md5(v.id::text) limit 200)
        union all
        (select v from matching v where md5(v.id::text) < $1 order by md5(v.id::text) limit 200)
      ) n
      order by md5((n.vendor).id::text || current_date), (n.vendor).id',
      case when p_category is null then '' else format(' and v.category = %L', p_category) end,
      case when p_state is null then '' else format(' and v.states @> array[%L]', p_state) end
    ) using md5(current_date::text)
  loop
    exit when v_places = 0;
    if private.is_featured(v_vendor) then
      v_places := v_places - 1;
      return next v_vendor;
    end if;
  end loop;
end $$;
