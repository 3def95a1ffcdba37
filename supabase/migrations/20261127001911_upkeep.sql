SET local check_function_bodies = off;

ALTER TYPE "public"."admin_action" ADD VALUE 'cache_clear' AFTER 'fault_decide';
ALTER TYPE "public"."admin_action" ADD VALUE 'maintenance' AFTER 'cache_clear';
ALTER TYPE "public"."admin_action" ADD VALUE 'data_export' AFTER 'maintenance';
ALTER TYPE "public"."admin_action" ADD VALUE 'data_import' AFTER 'data_export';
ALTER TYPE "public"."admin_action" ADD VALUE 'audit_view' AFTER 'data_import';
ALTER TYPE "public"."admin_action" ADD VALUE 'security_scan' AFTER 'audit_view';

CREATE OR REPLACE FUNCTION private.begin_export (
  p_list text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  if p_list is null or p_list not in (
    'accounts', 'tickets', 'listings', 'vendors', 'agents', 'faults', 'refused content', 'undelivered'
  ) then
    raise exception 'There is no such list.' using errcode = '22023';
  end if;
  perform private.note_act('data_export', null, null, jsonb_build_object('list', p_list));
end
$function$;

CREATE OR REPLACE FUNCTION private.import_federal_rows (
  p_kind      text,
  p_file_date date,
  p_from      integer,
  p_rows      jsonb,
  p_is_last   boolean
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file private.federal_files;
begin
  if not private.is_admin() then
    raise exception 'Only administrators import federal files.' using errcode = '42501';
  end if;
  if p_kind not in ('facilities', 'citations', 'owners') or p_file_date not between '2015-01-01' and current_date
    or jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 1000
    or octet_length(p_rows::text) > 2000000 or p_from not between 0 and 5000000
    or exists (
      select from jsonb_array_elements(p_rows) r
      where coalesce(r ->> 'ccn', '') !~ '^[0-9A-Z]{6}$' or octet_length(r::text) > 4000
    )
  then
    raise exception 'These rows are not as the federal file has them.' using errcode = 'HXFED';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('federal ' || p_kind, 0));
  select f.* into v_file from private.federal_files f where f.kind = p_kind and f.file_date = p_file_date;
  if v_file.is_whole and p_from = 0 then
    -- The same file once more takes its own place.
    delete from private.federal_files f where f.kind = p_kind and f.file_date = p_file_date;
  end if;
  insert into private.federal_files (kind, file_date) values (p_kind, p_file_date) on conflict do nothing;
  insert into private.federal_rows (kind, file_date, ccn, place, facts)
  select p_kind, p_file_date, r.value ->> 'ccn', p_from + r.ordinality::integer, r.value - 'ccn'
  from jsonb_array_elements(p_rows) with ordinality r
  on conflict do nothing;
  if p_is_last then
    update private.federal_files f set is_whole = true, is_sample = false, imported_at = now()
    where f.kind = p_kind and f.file_date = p_file_date;
    delete from private.federal_files f
    where f.kind = p_kind and (f.file_date < p_file_date or f.is_sample);
    perform private.note_act('data_import', null, null, jsonb_build_object(
      'kind', p_kind, 'file_date', p_file_date,
      'rows', (select count(*) from private.federal_rows r where r.kind = p_kind and r.file_date = p_file_date)
    ));
  end if;
  return (select count(*) from private.federal_rows r where r.kind = p_kind and r.file_date = p_file_date);
end
$function$;

CREATE OR REPLACE FUNCTION private.may_keep_up()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.note_upkeep (
  p_actor_id uuid,
  p_act      text,
  p_details  jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_act not in ('cache_clear', 'maintenance') or jsonb_typeof(p_details) is distinct from 'object'
    or octet_length(p_details::text) > 20000
  then
    raise exception 'This is no act of upkeep.' using errcode = '22023';
  end if;
  insert into public.admin_audit_log (actor_id, actor_email, action, details)
  values (
    p_actor_id, (select p.email from public.profiles p where p.id = p_actor_id), p_act::public.admin_action, p_details
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.open_audit_log()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  if not exists (
    select from public.admin_audit_log l
    where l.action = 'audit_view' and l.actor_id = auth.uid() and l.at > now() - interval '1 hour'
  ) then
    perform private.note_act('audit_view', null, null, '{}');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_admin()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_admin() then
    raise exception 'Only administrators look after the product.' using errcode = '42501';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.run_security_scan()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_found jsonb;
begin
  perform private.require_admin();
  with found as materialized (select s.kind, s.name from private.security_findings() s)
  select jsonb_object_agg(k.kind, jsonb_build_object('count', f.count, 'names', f.names)) into v_found
  from unnest(array[
    'open_tables', 'one_step_tables', 'loose_functions', 'public_functions', 'public_buckets', 'silenced_triggers',
    'open_log', 'staff_without_second_factor', 'closed_staff', 'guessed_passwords'
  ]) as k (kind)
  cross join lateral (
    select count(*) as count, coalesce((array_agg(s.name order by s.name))[1:20], '{}') as names
    from found s where s.kind = k.kind
  ) f;
  perform private.note_act('security_scan', null, null, jsonb_build_object('found', (
    select coalesce(jsonb_object_agg(e.key, e.value -> 'count'), '{}')
    from jsonb_each(v_found) e where (e.value ->> 'count')::bigint > 0
  )));
  return v_found;
end
$function$;

CREATE OR REPLACE FUNCTION private.security_findings()
  RETURNS TABLE (
    kind text,
    name text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select 'open_tables', c.relname::text
  from pg_catalog.pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
  union all
  select 'one_step_tables', c.relname::text
  from pg_catalog.pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and has_any_column_privilege('authenticated', c.oid, 'select, insert, update')
    and not exists (
      select from pg_catalog.pg_policy p
      where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
        and pg_get_expr(p.polqual, p.polrelid) like '%private.is_assured()%'
    )
  union all
  select 'loose_functions', p.oid::regprocedure::text
  from pg_catalog.pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosecdef
    and not exists (select from unnest(p.proconfig) as c where c like 'search_path=%')
  union all
  select 'public_functions', p.oid::regprocedure::text
  from pg_catalog.pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and exists (
      select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as a
      where a.grantee = 0 and a.privilege_type = 'EXECUTE'
    )
    and not exists (
      select from pg_catalog.pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
    )
  union all
  select 'public_buckets', b.id from storage.buckets b
  where b.public and b.id not in ('avatars', 'listing-images')
  union all
  select 'silenced_triggers', t.tgrelid::regclass || ': ' || t.tgname
  from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and not t.tgisinternal and t.tgenabled = 'D'
  union all
  select 'open_log', 'admin_audit_log'
  where not exists (
    select from pg_catalog.pg_trigger t
    where t.tgrelid = 'public.admin_audit_log'::regclass and t.tgname = 'keep_audit_log' and t.tgenabled <> 'D'
  )
  union all
  select 'staff_without_second_factor', coalesce(p.email, p.id::text)
  from public.profiles p
  where exists (
    select from public.user_roles r
    where r.user_id = p.id and r.role in ('admin', 'support') and r.is_active
      and (r.expires_at is null or r.expires_at > now())
  ) and not exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified')
  union all
  select 'closed_staff', coalesce(p.email, p.id::text)
  from public.profiles p
  where (p.suspended_at is not null or p.approval_status = 'rejected') and exists (
    select from public.user_roles r
    where r.user_id = p.id and r.role in ('admin', 'support') and r.is_active
      and (r.expires_at is null or r.expires_at > now())
  )
  union all
  select 'guessed_passwords', coalesce(p.email, p.id::text)
  from public.profiles p
  where p.id in (
    select s.user_id from private.sign_ins s
    where s.outcome in ('wrong_password', 'wrong_code') and s.happened_at > now() - interval '24 hours'
    group by s.user_id having count(*) >= 20
  )
$function$;

CREATE OR REPLACE FUNCTION private.upkeep()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_object_agg(w.word, (
      select jsonb_build_object('at', l.at, 'by', coalesce(l.actor_email, 'A former account'))
      from public.admin_audit_log l where l.action = w.word::public.admin_action order by l.id desc limit 1
    ))
    from unnest(array['cache_clear', 'maintenance', 'security_scan']) as w (word)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.begin_export (
  list text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.begin_export(list)
$function$;

REVOKE ALL ON FUNCTION "public"."begin_export"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.may_keep_up()
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.may_keep_up()
$function$;

REVOKE ALL ON FUNCTION "public"."may_keep_up"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_upkeep (
  actor_id uuid,
  act      text,
  details  jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_upkeep(actor_id, act, details)
$function$;

REVOKE ALL ON FUNCTION "public"."note_upkeep"(uuid, text, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.open_audit_log()
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.open_audit_log()
$function$;

REVOKE ALL ON FUNCTION "public"."open_audit_log"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.run_security_scan()
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.run_security_scan()
$function$;

REVOKE ALL ON FUNCTION "public"."run_security_scan"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.upkeep()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.upkeep()
$function$;

REVOKE ALL ON FUNCTION "public"."upkeep"() FROM PUBLIC, "anon", "service_role";

CREATE INDEX admin_audit_log_action_idx ON public.admin_audit_log USING btree (action, id DESC);

REVOKE ALL ON FUNCTION "private"."begin_export"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."begin_export"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."begin_export"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_export"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_keep_up"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_keep_up"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_keep_up"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_keep_up"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_upkeep"(uuid, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_upkeep"(uuid, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_upkeep"(uuid, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_upkeep"(uuid, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."open_audit_log"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_audit_log"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."open_audit_log"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_audit_log"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_admin"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_admin"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_admin"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."run_security_scan"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."run_security_scan"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."run_security_scan"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."run_security_scan"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."security_findings"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."security_findings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."security_findings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."upkeep"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."upkeep"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."upkeep"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."upkeep"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_export"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."begin_export"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_export"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."may_keep_up"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."may_keep_up"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."may_keep_up"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."note_upkeep"(uuid, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_upkeep"(uuid, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_upkeep"(uuid, text, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."open_audit_log"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_audit_log"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_audit_log"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."run_security_scan"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."run_security_scan"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."run_security_scan"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."upkeep"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."upkeep"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."upkeep"() TO "postgres";
