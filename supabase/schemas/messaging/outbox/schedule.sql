-- On a hosted project pg_cron runs the outbox; the embedded backend has its own loop. Does nothing without
-- the extensions.

-- Calls a project function without waiting for the result. Its URL and key come from Vault.
create function private.invoke_edge_function(p_name text) returns void
language plpgsql security definer set search_path = ''
as $$
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
end
$$;

-- Calls the function deliver-outbox when something is due.
create function private.wake_delivery() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.get_seconds_until_next_message() <= 0 then
    perform private.invoke_edge_function('deliver-outbox');
  end if;
end
$$;

-- Schedules both jobs; idempotent. True if there is a scheduler.
create function private.schedule_outbox_jobs() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null
    or to_regnamespace('net') is null or to_regnamespace('vault') is null
  then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'deliver-outbox', '* * * * *', 'select private.wake_delivery()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'prune-outbox', '17 4 * * *', 'select private.prune_outbox()';
  return true;
end
$$;
