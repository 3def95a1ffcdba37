-- Announces that work of a background job became due, so that the embedded server starts the job now and not at its next
-- interval. The trigger's argument names the job. A hosted project has no listener.
create function private.announce_due_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('haven_jobs', tg_argv[0]);
  return null;
end $$;
