SET local check_function_bodies = off;

DROP FUNCTION "private"."access_of"(public.profiles, public.app_role[], public.subscribers, timestamp WITH time zone);

CREATE OR REPLACE FUNCTION private.access_of (
  p_profile      public.profiles,
  p_roles        public.app_role[],
  p_subscription public.subscribers,
  p_seat_plan    text,
  p_now          timestamp with time zone
)
  RETURNS private.access
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
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
end
$function$;

CREATE OR REPLACE FUNCTION private.access_of_subscription (
  p_subscription public.subscribers,
  p_now          timestamp with time zone
)
  RETURNS private.access
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_tier constant text := p_subscription.subscription_tier;
begin
  if p_subscription.user_id is null
    or not (p_subscription.subscribed or p_subscription.is_trial)
    -- A trial without an end is none; a plan without one goes on.
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
end
$function$;

CREATE OR REPLACE FUNCTION private.larger_allowance (
  p_one   integer,
  p_other integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when -1 in (p_one, p_other) then -1 else greatest(p_one, p_other) end
$function$;

CREATE OR REPLACE FUNCTION private.my_access()
  RETURNS private.access
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end
$function$;

CREATE OR REPLACE FUNCTION private.my_seat_plan()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select t.plan_type from public.tenants t where t.id = private.current_tenant_id());
end
$function$;

CREATE OR REPLACE FUNCTION private.my_storage_plan()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id constant uuid := auth.uid();
  v_subscription public.subscribers;
  v_own text := 'basic';
begin
  if private.my_roles() && array['pilot', 'admin']::public.app_role[]
    or private.is_staff()
    or exists (select from public.profiles p where p.id = v_user_id and p.is_company_user)
  then
    return 'enterprise';
  end if;
  select * into v_subscription from public.subscribers s where s.user_id = v_user_id;
  if (v_subscription.subscribed or v_subscription.is_trial)
    -- As in private.access_of_subscription(): a trial without an end is none; a plan without one goes on.
    and not coalesce(v_subscription.subscription_end <= now(), v_subscription.is_trial)
  then
    v_own := private.plan_of_tier(v_subscription.subscription_tier);
  end if;
  return (
    select q.plan from private.storage_quotas() q
    where q.plan in (v_own, private.my_seat_plan())
    order by q.megabytes desc
    limit 1
  );
end
$function$;

REVOKE ALL ON FUNCTION "private"."access_of"(public.profiles, public.app_role[], public.subscribers, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."access_of"(public.profiles, public.app_role[], public.subscribers, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."access_of"(public.profiles, public.app_role[], public.subscribers, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."access_of_subscription"(public.subscribers, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."access_of_subscription"(public.subscribers, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."access_of_subscription"(public.subscribers, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."larger_allowance"(integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."larger_allowance"(integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."larger_allowance"(integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_seat_plan"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_seat_plan"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_seat_plan"() TO "postgres";
