SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.check_request()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.role() is distinct from 'authenticated' then
    return;
  end if;
  if not private.is_in_use() then
    raise exception 'This account cannot be used.' using errcode = '42501';
  end if;
  if not private.is_assured()
    and not private.is_open_before_second_factor(coalesce(current_setting('request.path', true), ''))
  then
    raise exception 'Enter your second factor first.' using errcode = '42501';
  end if;
  if current_setting('transaction_read_only') = 'off'
    and not private.is_open_call(current_setting('request.path', true))
    and not private.is_approved()
  then
    raise exception 'This account is not let in.' using errcode = '42501';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_open_before_second_factor (
  p_path text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select p_path not like '/rpc/%'
    or p_path in ('/rpc/my_account', '/rpc/my_security')
    or private.is_open_call(p_path)
    or exists (
      select from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace and '/rpc/' || p.proname = p_path
        and has_function_privilege('anon', p.oid, 'execute')
    )
$function$;

CREATE OR REPLACE FUNCTION private.my_booking_page()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select to_jsonb(p) - 'user_id'::text from private.booking_pages p
    where p.user_id = auth.uid() and private.is_assured()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.report_conversion (
  p_from  timestamp with time zone,
  p_to    timestamp with time zone,
  p_owner uuid
)
  RETURNS TABLE (
    stage text,
    deals bigint,
    lost  bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select s.stage, count(c.reached) filter (where c.reached >= s.place),
    count(c.reached) filter (where c.reached >= s.place and c.is_lost)
  from private.deal_stages() s left join private.report_cohort(p_from, p_to, p_owner) c on true
  where s.stage in ('valuation', 'engagement', 'nda', 'lois', 'loi_signed', 'psa', 'closing', 'transition')
    and private.is_assured()
  group by s.stage, s.place order by s.place
$function$;

REVOKE ALL ON FUNCTION "private"."is_open_before_second_factor"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_open_before_second_factor"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_open_before_second_factor"(text) TO "postgres";
