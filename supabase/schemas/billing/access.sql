-- What an account's subscription, company and roles open. The clients draw from the same rule in
-- shared/access/access.ts; a test asks both about every combination. -1 stands for any number.
create type private.access as (
  is_open boolean,
  may_create_listings boolean,
  listing_allowance integer,
  contacts_per_month integer
);

create function private.access_of(
  p_profile public.profiles,
  p_roles public.app_role[],
  p_subscription public.subscribers,
  p_now timestamptz
) returns private.access
language plpgsql immutable set search_path = ''
as $$
declare
  v_nothing constant private.access := row(false, false, 0, 0);
  v_everything constant private.access := row(true, true, -1, -1);
  v_tier constant text := p_subscription.subscription_tier;
begin
  if p_profile.id is null or private.account_status(
    p_profile.requires_approval, p_profile.approval_status, p_profile.suspended_at
  ) <> 'approved' then
    return v_nothing;
  end if;
  if p_profile.is_company_user or p_roles && array['pilot', 'admin']::public.app_role[] then
    return v_everything;
  end if;
  if p_subscription.user_id is null
    or not (p_subscription.subscribed or p_subscription.is_trial)
    -- A trial without an end is none; a plan without one goes on.
    or coalesce(p_subscription.subscription_end <= p_now, p_subscription.is_trial)
  then
    return v_nothing;
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
end
$$;
revoke all on function private.access_of(public.profiles, public.app_role[], public.subscribers, timestamptz)
  from public, anon, authenticated, service_role;

-- The caller's, now; nothing for a visitor and for a session that owes its second step.
create function private.my_access() returns private.access
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    return row(false, false, 0, 0)::private.access;
  end if;
  return (
    select private.access_of(p, private.my_roles(), s, now())
    from public.profiles p
    left join public.subscribers s on s.user_id = p.id
    where p.id = (select auth.uid())
  );
end
$$;
revoke all on function private.my_access() from public, anon, authenticated, service_role;

-- What policies ask: contacts, messages and full addresses.
create function private.has_open_access() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (private.my_access()).is_open;
end
$$;
revoke all on function private.has_open_access() from public, anon, authenticated, service_role;
grant execute on function private.has_open_access() to authenticated, service_role;

create function private.may_create_listings() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (private.my_access()).may_create_listings;
end
$$;
revoke all on function private.may_create_listings() from public, anon, authenticated, service_role;
grant execute on function private.may_create_listings() to authenticated, service_role;
