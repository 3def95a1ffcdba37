SET local check_function_bodies = off;

DROP FUNCTION "private"."my_allowances"();

DROP FUNCTION "private"."staff_figures"();

CREATE OR REPLACE FUNCTION private.figures_of_accounts()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'awaiting_review', (
      select count(*) from (
        select from public.profiles p where p.approval_status = 'pending' and p.requires_approval limit 1000
      ) as waiting
    ),
    'new', (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1000
      ) as new
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_broker_contacts()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return null;
  end if;
  return private.contact_allowance(auth.uid(), (private.my_access()).contacts_per_month);
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_listings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_access constant private.access := private.my_access();
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'used', (
      select count(*) from (
        select from public.listings l
        join public.broker_accounts a on a.broker_id = l.broker_id
        where a.user_id = auth.uid() limit 1000
      ) as counted
    ),
    'allowed', case when v_access.may_create_listings then v_access.listing_allowance else 0 end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_subscriptions()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'ending', (
      select count(*) from (
        select from public.subscribers s
        where s.subscribed and s.subscription_end between now() and now() + interval '14 days'
          and not exists (
            select from public.billing_accounts b
            where b.user_id = s.user_id and b.status in ('trialing', 'active') and not b.cancel_at_period_end
          )
        limit 1000
      ) as ending
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.my_account()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_roles constant public.app_role[] := private.my_roles();
begin
  return (
    select jsonb_build_object(
      'profile', to_jsonb(p),
      'roles', to_jsonb(v_roles),
      'primary_role', private.primary_role(v_roles),
      'staff_role', private.my_staff_role(),
      'subscription', (
        select to_jsonb(s) - 'user_id' from public.subscribers s where s.user_id = p.id
      ),
      'billing', (
        select jsonb_build_object('status', b.status, 'renews_at', private.renews_at(p.id))
        from public.billing_accounts b where b.user_id = p.id
      ),
      'tenant', (
        select to_jsonb(t) || jsonb_build_object(
          'role', u.role,
          'members', (select count(*) from public.tenant_users m where m.tenant_id = t.id)
        )
        from public.tenant_users u
        join public.tenants t on t.id = u.tenant_id
        where u.user_id = p.id and u.is_active and t.id = (select private.current_tenant_id())
      ),
      'memberships', private.my_memberships(),
      'address', private.my_address(),
      'ending_roles', (
        select coalesce(
          jsonb_agg(jsonb_build_object('role', r.role, 'expires_at', r.expires_at) order by r.expires_at),
          '[]'
        )
        from public.user_roles r
        where r.user_id = p.id and r.is_active and r.expires_at is not null
      )
    )
    from public.profiles p
    where p.id = (select auth.uid())
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.my_contact_allowance()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.figures_of_broker_contacts()
$function$;

REVOKE ALL ON FUNCTION "public"."my_contact_allowance"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_figures()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_call name;
  v_part jsonb;
  v_figures jsonb := '{}';
begin
  for v_call in
    select p.proname from pg_catalog.pg_proc p
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'private' and p.proname like 'figures\_of\_%' and p.pronargs = 0
    order by p.proname
  loop
    execute format('select private.%I()', v_call) into v_part;
    if v_part is not null then
      v_figures := v_figures || jsonb_build_object(substr(v_call, length('figures_of_') + 1), v_part);
    end if;
  end loop;
  return v_figures;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_figures"() FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."figures_of_accounts"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_accounts"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_accounts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_accounts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_broker_contacts"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_broker_contacts"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_broker_contacts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_broker_contacts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_listings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_listings"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_listings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_listings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_subscriptions"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_subscriptions"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_subscriptions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_subscriptions"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_contact_allowance"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_contact_allowance"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_contact_allowance"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_figures"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_figures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_figures"() TO "postgres";
