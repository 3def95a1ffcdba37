SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.sitemap_part (
  p_kind   text,
  p_prefix text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_most constant integer := 40000;
  v_from uuid;
  v_to uuid;
begin
  if p_prefix is null or p_prefix !~ '^[0-9a-f]{0,2}$' then
    return '[]';
  end if;
  v_from := rpad(p_prefix, 32, '0')::uuid;
  v_to := rpad(p_prefix, 32, 'f')::uuid;
  return coalesce(case p_kind
    when 'property' then (
      select jsonb_agg(jsonb_build_array(r.id, r.changed))
      from (
        -- A covered listing's day would tell it from others that its broker changed on it.
        select l.id, case when not l.is_confidential then (l.updated_at at time zone 'UTC')::date end as changed
        from public.listings l
        where l.id between v_from and v_to
          and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
        order by l.id
        limit c_most
      ) r
    )
    when 'vendor' then (
      select jsonb_agg(jsonb_build_array(r.id, r.changed))
      from (
        select v.id, (v.updated_at at time zone 'UTC')::date as changed
        from public.vendors v
        where v.id between v_from and v_to and v.verification_status = 'verified'
        order by v.id
        limit c_most
      ) r
    )
    when 'agent' then (
      select jsonb_agg(jsonb_build_array(r.id, null))
      from (
        select a.id from private.agents a
        where a.id between v_from and v_to and private.is_agent(a.id)
        order by a.id
        limit c_most
      ) r
    )
    when 'brokerage' then (
      select jsonb_agg(jsonb_build_array(r.subdomain, null))
      from (
        select t.subdomain
        from private.brokerages b join public.tenants t on t.id = b.tenant_id
        where b.is_public and p_prefix = ''
        order by t.subdomain
        limit c_most
      ) r
    )
  end, '[]');
end
$function$;

CREATE OR REPLACE FUNCTION private.sitemap_prefixes (
  p_kind text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_most constant integer := 40000;
  v_digits integer := 0;
begin
  while v_digits < 2 and jsonb_array_length(private.sitemap_part(p_kind, left('80', v_digits))) >= c_most loop
    v_digits := v_digits + 1;
  end loop;
  return case v_digits
    when 0 then '[""]'::jsonb
    else (
      select jsonb_agg(lpad(to_hex(n), v_digits, '0') order by n)
      from generate_series(0, (16 ^ v_digits)::integer - 1) n
    )
  end;
end
$function$;

CREATE OR REPLACE FUNCTION public.sitemap_part (
  kind   text,
  prefix text DEFAULT ''::text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.sitemap_part(kind, prefix)
$function$;

REVOKE ALL ON FUNCTION "public"."sitemap_part"(text, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.sitemap_prefixes (
  kind text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.sitemap_prefixes(kind)
$function$;

REVOKE ALL ON FUNCTION "public"."sitemap_prefixes"(text) FROM PUBLIC, "service_role";

REVOKE ALL ON FUNCTION "private"."sitemap_part"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sitemap_part"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."sitemap_part"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sitemap_part"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sitemap_prefixes"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sitemap_prefixes"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."sitemap_prefixes"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sitemap_prefixes"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sitemap_part"(text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."sitemap_part"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sitemap_part"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sitemap_prefixes"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."sitemap_prefixes"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sitemap_prefixes"(text) TO "postgres";
