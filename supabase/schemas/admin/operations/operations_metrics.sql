-- System status as known to the database. The function operations-figures adds what only the running backend
-- knows; unknown values are null, and the screen says so.

-- Backups made here; a hosted project makes its own and doesn't report them.
create table private.backups (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  bytes bigint not null,
  took_ms integer not null
);

alter table private.backups enable row level security;

create function private.log_backup(p_bytes bigint, p_took_ms integer) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.backups (bytes, took_ms) values (p_bytes, p_took_ms);
  delete from private.backups b where b.id <= (select max(id) - 100 from private.backups);
$$;

create function private.outbox_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*) filter (where o.dead_at is null),
    'due', count(*) filter (where o.dead_at is null and o.deliver_after <= now()),
    'late', count(*) filter (where o.dead_at is null and o.deliver_after < now() - interval '10 minutes'),
    'oldest_due', min(o.deliver_after) filter (where o.dead_at is null and o.deliver_after <= now()),
    'failing', count(*) filter (where o.dead_at is null and o.attempts > 0 and o.last_error is not null),
    'dead', count(*) filter (where o.dead_at is not null)
  )
  from private.outbox o where o.done_at is null
$$;

create function private.storage_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'files', coalesce(sum(b.files), 0),
    'bytes', coalesce(sum(b.bytes), 0),
    'spare', (select count(*) from private.list_orphaned_files(1000)),
    'buckets', coalesce(jsonb_agg(jsonb_build_object('bucket', b.bucket_id, 'files', b.files, 'bytes', b.bytes)
      order by b.bytes desc, b.bucket_id), '[]')
  )
  from (
    select o.bucket_id, count(*) as files, coalesce(sum(nullif(o.metadata ->> 'size', '')::bigint), 0) as bytes
    from storage.objects o group by o.bucket_id
  ) as b
$$;

-- Returns recently reporting versions, and in how many member windows each runs.
create function private.version_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(t) order by t.last_seen desc), '[]') from (
    select version, max(last_seen) as last_seen, sum(members) as members, sum(reports) as reports from (
      select private.sanitize_version(p.device_info ->> 'version') as version, max(p.updated_at) as last_seen,
        count(*) as members, 0::bigint as reports
      from public.presence p
      where p.updated_at > now() - interval '24 hours' and p.device_info ? 'version'
      group by 1
      union all
      select r.version, max(r.at), 0, count(*) from private.client_reports r
      where r.at > now() - interval '7 days' group by 1
    ) as both_of_them
    group by version order by max(last_seen) desc limit 20
  ) as t
$$;

-- Returns the slowest statements, if the database tracks them. Values are never included, and statements that
-- may contain a password are excluded.
create function private.slow_statements() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_view constant text := (
    select quote_ident(n.nspname) || '.pg_stat_statements' from pg_catalog.pg_extension e
    join pg_catalog.pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_stat_statements'
  );
  v_answer jsonb;
begin
  if v_view is null then
    return null;
  end if;
  execute format($q$
    select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (
      select left(regexp_replace(regexp_replace(s.query, '''[^'']*''', '?', 'g'), '[[:space:]]+', ' ', 'g'), 300) as text,
        s.calls, round(s.mean_exec_time::numeric, 1) as mean_ms, round(s.max_exec_time::numeric, 1) as max_ms
      from %s s
      where s.query ~* '^[[:space:]]*(select|insert|update|delete|with)' and s.calls > 2
        and s.dbid = (select d.oid from pg_catalog.pg_database d where d.datname = current_database())
      order by s.total_exec_time desc limit 20
    ) as t $q$, v_view) into v_answer;
  return v_answer;
exception when others then
  -- Installed but not collecting, or not readable here.
  return null;
end $$;

-- Returns pg_cron jobs on a hosted project; elsewhere the backend reports its own.
create function private.cron_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  if to_regclass('cron.job_run_details') is null then
    return null;
  end if;
  execute $q$
    select coalesce(jsonb_agg(to_jsonb(t) order by t.name), '[]') from (
      select j.jobname as name, count(d.runid) as runs, count(*) filter (where d.status = 'failed') as failures,
        max(d.start_time) as last_at, max(d.start_time) filter (where d.status = 'failed') as last_failed_at,
        round(avg(extract(epoch from d.end_time - d.start_time) * 1000)::numeric, 1) as mean_ms
      from cron.job j
      left join cron.job_run_details d on d.jobid = j.jobid and d.start_time > now() - interval '24 hours'
      group by j.jobname
    ) as t $q$ into v_answer;
  return v_answer;
exception when others then
  return null;
end $$;

create function private.operations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'at', now(),
    'outbox', private.outbox_figures(),
    'storage', private.storage_figures(),
    'versions', private.version_figures(),
    'statements', private.slow_statements(),
    'cron', private.cron_figures(),
    'database', jsonb_build_object(
      'bytes', pg_database_size(current_database()), 'version', current_setting('server_version')
    ),
    'backup', (
      select jsonb_build_object('at', b.at, 'bytes', b.bytes, 'took_ms', b.took_ms)
      from private.backups b order by b.id desc limit 1
    ),
    'faults', (
      select jsonb_build_object(
        'open', count(*) filter (where f.state = 'open'),
        'new', count(*) filter (where f.state = 'open' and f.first_seen > now() - interval '24 hours'),
        'reopened', count(*) filter (where f.state = 'open' and f.reopened_at is not null)
      ) from private.client_errors f
    ),
    'reports', (select count(*) from private.client_reports r where r.at > now() - interval '24 hours'),
    'refused', (select count(*) from private.policy_reports r where r.last_seen > now() - interval '24 hours')
  );
end $$;

-- Staff only: returns everything the database knows about the system status.
select private.expose('operations', 'authenticated');

-- Prunes old data: reports after a month, errors and violations not seen for three, senders after hours, and
-- of a frequent error all but its last 100 reports.
create function private.prune_operations() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.report_senders s where s.hour < now() - interval '2 hours';
  delete from private.client_reports r where r.at < now() - interval '30 days';
  delete from private.client_reports r
  using (
    select k.id, row_number() over (partition by k.client_error_id order by k.at desc, k.id) as place
    from private.client_reports k where k.at < now() - interval '1 day'
  ) as ranked
  where ranked.id = r.id and ranked.place > 100;
  delete from private.client_errors f where f.last_seen < now() - interval '90 days';
  delete from private.client_versions v where v.last_seen < now() - interval '90 days';
  delete from private.policy_reports r where r.last_seen < now() - interval '30 days';
end $$;

-- Schedules the job on a hosted project; idempotent.
create function private.schedule_operations_jobs() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[['prune-operations', '23 * * * *', 'select private.prune_operations()']])
$$;
