-- Access from an account's subscription, company, and roles. shared/access/access.ts implements the same
-- rule; a test compares every combination. -1 means unlimited.
create type private.access as (
  is_open boolean,
  may_create_listings boolean,
  listing_allowance integer,
  contacts_per_month integer
);

-- Returns the larger of two allowances; -1 means unlimited.
create function private.larger_allowance(p_one integer, p_other integer) returns integer
language sql immutable set search_path = '' as $$
  select case when -1 in (p_one, p_other) then -1 else greatest(p_one, p_other) end
$$;

-- Returns the access a subscription grants at a given time.
create function private.access_of_subscription(p_subscription public.subscribers, p_now timestamptz)
returns private.access
language plpgsql immutable set search_path = '' as $$
declare
  v_tier constant text := p_subscription.subscription_tier;
begin
  if p_subscription.user_id is null
    or not (p_subscription.subscribed or p_subscription.is_trial)
    -- A trial without an end date is invalid; a plan without one continues.
    or coalesce(p_subscription.subscription_end <= p_now, p_subscription.is_trial)
  then
    return row(false, false, 0, 0)::private.access;
  end if;
  return row(
    p_subscription.subscribed,
    coalesce(
      v_tier in ('professional', 'buyer-starter', 'enterprise', 'Enterprise-Company', 'operator-enterprise')
        or v_tier like 'operator-%',
      false
    ),
    case when p_subscription.is_trial then 1 else -1 end,
    case
      when p_subscription.subscribed then (
        select p.contacts_per_month from private.plans() p where p.id = private.plan_of_tier(v_tier)
      )
      else 0
    end
  )::private.access;
end $$;

-- `p_seat_plan` is the plan of the workspace where the account has a seat. For each right, the account gets
-- the better of that plan and its own subscription.
create function private.access_of(
  p_profile public.profiles,
  p_roles public.app_role[],
  p_subscription public.subscribers,
  p_seat_plan text,
  p_now timestamptz
) returns private.access
language plpgsql immutable set search_path = '' as $$
declare
  v_own private.access;
  v_seat private.access;
begin
  if p_profile.id is null or private.account_status(
    p_profile.requires_approval, p_profile.approval_status, p_profile.suspended_at
  ) <> 'approved' then
    return row(false, false, 0, 0)::private.access;
  end if;
  if p_profile.is_company_user or p_roles && array['pilot', 'admin']::public.app_role[] then
    return row(true, true, -1, -1)::private.access;
  end if;
  v_own := private.access_of_subscription(p_subscription, p_now);
  v_seat := private.access_of_subscription((
    select row(p_profile.id, true, p.tier, false, null)::public.subscribers
    from private.plans() p where p.id = p_seat_plan and p.tier is not null
  ), p_now);
  return row(
    v_own.is_open or v_seat.is_open,
    v_own.may_create_listings or v_seat.may_create_listings,
    private.larger_allowance(v_own.listing_allowance, v_seat.listing_allowance),
    private.larger_allowance(v_own.contacts_per_month, v_seat.contacts_per_month)
  )::private.access;
end $$;

-- Returns the plan of the caller's current workspace; null without one.
create function private.my_seat_plan() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select t.plan_type from public.tenants t where t.id = private.current_tenant_id());
end $$;

-- Returns the caller's current access; none for visitors and sessions that still owe the second factor.
create function private.my_access() returns private.access
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return row(false, false, 0, 0)::private.access;
  end if;
  return (
    select private.access_of(p, private.my_roles(), s, private.my_seat_plan(), now())
    from public.profiles p
    left join public.subscribers s on s.user_id = p.id
    where p.id = (select auth.uid())
  );
end $$;

-- Policy check for contacts, messages, and full addresses.
create function private.has_open_access() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.my_access()).is_open;
end $$;
grant execute on function private.has_open_access() to authenticated, service_role;

create function private.can_create_listings() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.my_access()).may_create_listings;
end $$;
grant execute on function private.can_create_listings() to authenticated, service_role;
