-- On a hosted project pg_cron runs the outbox; the embedded backend has its own loop. Does nothing without
-- the extensions.

-- Calls a project function without waiting for the result. Its URL and key come from Vault.
create function private.invoke_edge_function(p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_secrets jsonb;
begin
  -- Dynamic SQL, because Vault and pg_net are not installed everywhere.
  execute 'select jsonb_object_agg(name, decrypted_secret) from vault.decrypted_secrets where name = any ($1)'
    into v_secrets using array['project_url', 'outbox_key'];
  if not coalesce(v_secrets ?& array['project_url', 'outbox_key'], false) then
    raise exception 'The Vault needs the secrets project_url and outbox_key.';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 60000)'
    using
      (v_secrets ->> 'project_url') || '/functions/v1/' || p_name,
      jsonb_build_object('Content-Type', 'application/json', 'apikey', v_secrets ->> 'outbox_key');
end $$;

-- Schedules jobs on a hosted project: name, schedule and command of each. Idempotent. True if there is a scheduler and,
-- for jobs that call a function of the project, pg_net and Vault.
create function private.schedule_jobs(p_jobs text[], p_calls_functions boolean default false) returns boolean
language plpgsql set search_path = '' as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null
    or p_calls_functions and (to_regnamespace('net') is null or to_regnamespace('vault') is null)
  then
    return false;
  end if;
  for i in 1 .. array_length(p_jobs, 1) loop
    execute 'select cron.schedule($1, $2, $3)' using p_jobs[i][1], p_jobs[i][2], p_jobs[i][3];
  end loop;
  return true;
end $$;

-- Schedules calls of project functions: name, schedule, function, and the condition for something to be due, so that an
-- idle project calls none.
create function private.schedule_calls(p_calls text[]) returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array_agg(array[
    p_calls[i][1], p_calls[i][2], format('select private.invoke_edge_function(%L) where %s', p_calls[i][3], p_calls[i][4])
  ]), true)
  from generate_subscripts(p_calls, 1) i
$$;

-- Schedules both jobs; idempotent. True if there is a scheduler.
create function private.schedule_outbox_jobs() returns boolean
language sql set search_path = '' as $$
  select private.schedule_calls(array[['deliver-outbox', '* * * * *', 'deliver-outbox', 'private.get_seconds_until_next_message() <= 0']])
    and private.schedule_jobs(array[['prune-outbox', '17 4 * * *', 'select private.prune_outbox()']], true)
$$;
