set check_function_bodies = off;

create or replace function private.wake_function(p_name text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_secrets jsonb;
begin
  -- Dynamic, because neither Vault nor pg_net exists everywhere.
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

create or replace function private.wake_delivery() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.seconds_to_next_message() <= 0 then
    perform private.wake_function('deliver-outbox');
  end if;
end
$$;

create or replace function private.attach_files(p_message_id uuid, p_conversation_id uuid, p_files jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_file record;
  v_path text;
  v_metadata jsonb;
begin
  for v_file in
    select f.value ->> 'id' as id, f.value ->> 'name' as name, f.ordinality as place
    from jsonb_array_elements(p_files) with ordinality f
  loop
    v_path := concat_ws('/', auth.uid(), p_conversation_id, v_file.id);
    select o.metadata into v_metadata from storage.objects o
    where o.bucket_id = 'message-files' and o.name = v_path and not private.is_attached(v_path)
      and o.created_at > now() - interval '1 day'
    for share;
    if not found then
      raise exception 'A file has not arrived.' using errcode = 'HXMFM';
    end if;
    if not exists (
      select from private.message_file_types() t
      where t.type = v_metadata ->> 'mimetype'
        and lower(substring(v_file.name from '\.([A-Za-z0-9]{1,10})$')) = any (t.endings)
    ) then
      raise exception 'A file is not what its name says.' using errcode = 'HXMFT';
    end if;
    insert into public.message_attachments (id, message_id, conversation_id, path, name, type, size, place)
    values (
      v_file.id::uuid, p_message_id, p_conversation_id, v_path, btrim(v_file.name), v_metadata ->> 'mimetype',
      (v_metadata ->> 'size')::bigint, v_file.place
    );
  end loop;
end
$$;

create or replace function private.schedule_messages() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'send-scheduled-messages', '* * * * *', 'select private.send_scheduled_messages()';
  return true;
end
$$;

create or replace function private.add_record_file(p_kind text, p_record_id uuid, p_id uuid, p_name text) returns public.record_files
language plpgsql security definer set search_path = ''
as $$
declare
  v_path constant text := concat_ws('/', auth.uid(), p_kind, p_record_id, p_id);
  v_book constant uuid := private.record_book(p_kind, p_record_id);
  v_metadata jsonb;
  v_file public.record_files;
begin
  if v_book is null or not private.may_add_record_file(v_path) then
    raise exception 'This record is not there.' using errcode = '42501';
  end if;
  select * into v_file from public.record_files f where f.id = p_id and f.path = v_path;
  if found then
    return v_file;
  end if;
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'record-files' and o.name = v_path and o.created_at > now() - interval '1 day' for share;
  if not found then
    raise exception 'A file has not arrived.' using errcode = 'HXRFM';
  end if;
  if (select count(*) from public.record_files f where f.record_id = p_record_id) >= 500 then
    raise exception 'There are 500 of these already.' using errcode = 'HXRMA';
  end if;
  insert into public.record_files (id, kind, record_id, book, by, path, name, type, size)
  values (
    p_id, p_kind, p_record_id, v_book, auth.uid(), v_path, p_name, v_metadata ->> 'mimetype',
    (v_metadata ->> 'size')::bigint
  )
  returning * into v_file;
  return v_file;
end
$$;

revoke all on function private.wake_function(text) from public, anon, authenticated, service_role;

drop function private.purge_message_files();
drop function private.purge_record_files();

-- Files that hang on nothing: uploads that no message and no record took within a day, and files of those that are
-- gone. A day later nothing can be hung any more, so what is found here cannot be taken meanwhile.
create or replace function private.spare_files(p_most integer) returns table (bucket text, name text)
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
create or replace function public.spare_files(most integer) returns table (bucket text, name text)
language sql stable set search_path = ''
as $$
  select * from private.spare_files(most)
$$;
revoke all on function public.spare_files(integer) from public, anon, authenticated, service_role;
grant execute on function public.spare_files(integer) to service_role;

-- The embedded backend removes their rows, and with them the room that they took; its storage removes content whose
-- rows are gone. Answers whether there were any.
create or replace function private.remove_spare_files() returns boolean
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

-- Part of the hosted schedule of records, and for files of messages too: wakes the function sweep-files when there is
-- something for it. The bin is emptied also where it cannot be woken.
create or replace function private.purge_record_files() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.spare_files(1)) then
    perform private.wake_function('sweep-files');
  end if;
exception when others then
  raise warning 'Files that hang on nothing stay: %', sqlerrm;
end
$$;
revoke all on function private.purge_record_files() from public, anon, authenticated, service_role;


do $$
begin
  if to_regprocedure('cron.unschedule(text)') is not null then
    execute 'select cron.unschedule(jobname) from cron.job where jobname = ''purge-message-files''';
  end if;
end
$$;
