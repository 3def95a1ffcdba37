-- Maintenance actions of the team, each recorded in the audit log. The same call writes the entry or, if the
-- running backend does the work, the server writes one before and one after.
create index admin_audit_log_action_idx on public.admin_audit_log (action, id desc);

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators can run maintenance.' using errcode = '42501';
  end if;
end $$;

-- Returns when each was last done and by which user; null if never.
create function private.maintenance_status() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_object_agg(w.word, (
      select jsonb_build_object('at', l.at, 'by', coalesce(l.actor_email, 'Deleted account'))
      from public.admin_audit_log l where l.action = w.word::public.admin_action order by l.id desc limit 1
    ))
    from unnest(array['cache_clear', 'maintenance', 'security_scan']) as w (word)
  );
end $$;

select private.expose('maintenance_status', 'authenticated');

-- Checked before the running backend acts; returns the permitted user.
create function private.require_maintenance_access() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return auth.uid();
end $$;

select private.expose('require_maintenance_access', 'authenticated');

-- Server only: records the start and the result.
create function private.log_maintenance(p_actor_id uuid, p_act text, p_details public.payload) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_act not in ('cache_clear', 'maintenance') or jsonb_typeof(p_details) is distinct from 'object'
    or octet_length(p_details::text) > 20000
  then
    raise exception 'Unknown maintenance action.' using errcode = '22023';
  end if;
  insert into public.admin_audit_log (actor_id, actor_email, action, details)
  values (
    p_actor_id, (select p.email from public.profiles p where p.id = p_actor_id), p_act::public.admin_action, p_details
  );
end $$;

select private.expose('log_maintenance', 'service_role', 'plain');

-- Logs that the audit log was viewed, at most once an hour per user, or these entries would dominate it.
create function private.log_audit_log_view() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if not exists (
    select from public.admin_audit_log l
    where l.action = 'audit_view' and l.actor_id = auth.uid() and l.at > now() - interval '1 hour'
  ) then
    perform private.log_admin_action('audit_view', null, null, '{}');
  end if;
end $$;

select private.expose('log_audit_log_view', 'authenticated');

-- Logs that a staff list is about to be exported or printed.
create function private.log_list_export(p_list text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if p_list is null or p_list not in (
    'accounts', 'tickets', 'listings', 'vendors', 'agents', 'faults', 'refused content', 'undelivered'
  ) then
    raise exception 'List not found.' using errcode = '22023';
  end if;
  perform private.log_admin_action('data_export', null, null, jsonb_build_object('list', p_list));
end $$;

select private.expose('log_list_export', 'authenticated', 'plain');

-- Security checks: what the schema's rules promise but direct database access could undo, and issues with
-- staff accounts. Each row names a violation.
create function private.security_findings()
returns table (kind text, name text)
language sql stable security definer set search_path = '' as $$
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
        and pg_get_expr(p.polqual, p.polrelid) like '%private.has_verified_session()%'
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
    where t.tgrelid = 'public.admin_audit_log'::regclass and t.tgname = 'prevent_audit_log_changes' and t.tgenabled <> 'D'
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
$$;

-- Runs all checks now: `{kind: {count, names}}`, with up to 20 names per kind; passed checks have none.
create function private.run_security_scan() returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  perform private.log_admin_action('security_scan', null, null, jsonb_build_object('found', (
    select coalesce(jsonb_object_agg(e.key, e.value -> 'count'), '{}')
    from jsonb_each(v_found) e where (e.value ->> 'count')::bigint > 0
  )));
  return v_found;
end $$;

select private.expose('run_security_scan', 'authenticated');
