/** A hosted project's scheduler, reduced to recording its calls. */
export const FAKE_SCHEDULER_SQL = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning 1::bigint
  $$;
  create function cron.unschedule(job_name text) returns boolean language sql as $$
    delete from cron.job where jobname = job_name returning true
  $$;
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  create schema net;
  create table net.calls (url text, body jsonb, headers jsonb);
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint language sql as $$
    insert into net.calls values (url, body, headers) returning 1::bigint
  $$;`;

export const NO_SCHEDULER = 'drop schema cron, vault, net cascade';

/** Lists the scheduled jobs. */
export const JOBS = `
  select format('%s at %s: %s', jobname, schedule, command) as job from cron.job order by jobname collate "C"`;

/** Schedules every job the schema defines. */
export const SCHEDULE_ALL = `
  do $$
  declare
    v_function regproc;
  begin
    for v_function in
      select p.oid from pg_proc p
      where p.pronamespace = 'private'::regnamespace and p.proname like 'schedule\\_%' and p.pronargs = 0
    loop
      execute format('select %s()', v_function);
    end loop;
  end
  $$`;
