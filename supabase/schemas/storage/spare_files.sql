-- Files that hang on nothing: uploads that no message and no record took within a day, and files of those that are
-- gone. A day later nothing can be hung any more, so what is found here cannot be taken meanwhile.
create function private.spare_files(p_most integer) returns table (bucket text, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id in ('message-files', 'record-files') and o.created_at < now() - interval '25 hours'
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not exists (select from public.record_files r where r.path = o.name)
  limit p_most;
end
$$;
revoke all on function private.spare_files(integer) from public, anon, authenticated, service_role;
grant execute on function private.spare_files(integer) to service_role;

-- What the function sweep-files removes through the storage API of a hosted project, which has the bytes.
create function public.spare_files(most integer) returns table (bucket text, name text)
language sql stable set search_path = ''
as $$
  select * from private.spare_files(most)
$$;
revoke all on function public.spare_files(integer) from public, anon, authenticated, service_role;
grant execute on function public.spare_files(integer) to service_role;

-- The embedded backend removes their rows, and with them the room that they took; its storage removes content whose
-- rows are gone. Answers whether there were any.
create function private.remove_spare_files() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  perform set_config('storage.can_delete', 'true', true);
  delete from storage.objects o using private.spare_files(1000) f where o.bucket_id = f.bucket and o.name = f.name;
  get diagnostics v_count = row_count;
  perform set_config('storage.can_delete', 'false', true);
  return v_count > 0;
end
$$;
revoke all on function private.remove_spare_files() from public, anon, authenticated, service_role;

create function private.wake_sweeping() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.spare_files(1)) then
    perform private.wake_function('sweep-files');
  end if;
end
$$;
revoke all on function private.wake_sweeping() from public, anon, authenticated, service_role;

-- Puts the sweep on a hosted project's schedule; again is harmless. True when there is a scheduler.
create function private.schedule_sweeping() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null
    or to_regnamespace('net') is null or to_regnamespace('vault') is null
  then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using 'sweep-files', '23 * * * *', 'select private.wake_sweeping()';
  return true;
end
$$;
revoke all on function private.schedule_sweeping() from public, anon, authenticated, service_role;
