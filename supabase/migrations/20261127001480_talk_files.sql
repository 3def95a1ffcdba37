SET local check_function_bodies = off;

DROP POLICY "Senders remove files that are not sent" ON "storage"."objects";

ALTER TABLE "public"."message_attachments"
  DROP CONSTRAINT "message_attachments_name_is_plain";

ALTER TABLE "public"."scheduled_messages"
  DROP CONSTRAINT "scheduled_messages_text_is_plain";

DROP FUNCTION "private"."attach_files"(uuid, uuid, jsonb);

ALTER TABLE "public"."scheduled_messages"
  ADD COLUMN "files" jsonb NOT NULL DEFAULT '[]'::jsonb;

CREATE OR REPLACE FUNCTION private.attach_files (
  p_message_id      uuid,
  p_conversation_id uuid,
  p_sender_id       uuid,
  p_files           jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file record;
  v_path text;
  v_metadata jsonb;
begin
  for v_file in
    select f.value ->> 'id' as id, f.value ->> 'name' as name, f.ordinality as place
    from jsonb_array_elements(p_files) with ordinality f
  loop
    v_path := concat_ws('/', p_sender_id, p_conversation_id, v_file.id);
    v_metadata := private.file_to_send(v_path, v_file.name);
    insert into public.message_attachments (id, message_id, conversation_id, path, name, type, size, place)
    values (
      v_file.id::uuid, p_message_id, p_conversation_id, v_path, btrim(v_file.name), v_metadata ->> 'mimetype',
      (v_metadata ->> 'size')::bigint, v_file.place
    );
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.copied_files (
  p_source_id       uuid,
  p_conversation_id uuid,
  p_copies          jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file record;
  v_copy_id text;
  v_files jsonb := '[]';
begin
  for v_file in
    select a.id, a.name, o.metadata
    from public.message_attachments a
    join storage.objects o on o.bucket_id = 'message-files' and o.name = a.path
    where a.message_id = p_source_id
    order by a.place
  loop
    v_copy_id := (
      select c.value ->> 'id' from jsonb_array_elements(p_copies) c
      where c.value ->> 'of' = v_file.id::text limit 1
    );
    if not exists (
      select from storage.objects o
      where o.bucket_id = 'message-files' and o.name = concat_ws('/', auth.uid(), p_conversation_id, v_copy_id)
        and o.metadata ->> 'mimetype' = v_file.metadata ->> 'mimetype'
        and o.metadata ->> 'size' = v_file.metadata ->> 'size'
        and (o.metadata ->> 'eTag' = v_file.metadata ->> 'eTag' or v_file.metadata ->> 'eTag' like '%-%')
    ) then
      raise exception 'A file has not arrived.' using errcode = 'HXMFM';
    end if;
    v_files := v_files || jsonb_build_object('id', v_copy_id, 'name', v_file.name);
  end loop;
  return v_files;
end
$function$;

CREATE OR REPLACE FUNCTION private.file_to_send (
  p_path text,
  p_name text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_metadata jsonb;
begin
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'message-files' and o.name = p_path and not private.is_attached(p_path)
    and (o.created_at > now() - interval '1 day' or private.waits_to_be_sent(p_path))
  for share;
  if not found then
    raise exception 'A file has not arrived.' using errcode = 'HXMFM';
  end if;
  if not exists (
    select from private.message_file_types() t
    where t.type = v_metadata ->> 'mimetype'
      and lower(substring(p_name from '\.([A-Za-z0-9]{1,10})$')) = any (t.endings)
  ) then
    raise exception 'A file is not what its name says.' using errcode = 'HXMFT';
  end if;
  return v_metadata;
end
$function$;

CREATE OR REPLACE FUNCTION private.files_for_later (
  p_conversation_id uuid,
  p_files           jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file record;
  v_files jsonb := '[]';
begin
  if jsonb_typeof(p_files) is distinct from 'array' or jsonb_array_length(p_files) > 10 then
    raise exception 'A message has ten files at most.' using errcode = 'HXMFN';
  end if;
  for v_file in
    select f.value ->> 'id' as id, btrim(f.value ->> 'name') as name from jsonb_array_elements(p_files) f
  loop
    perform private.file_to_send(concat_ws('/', auth.uid(), p_conversation_id, v_file.id), v_file.name);
    if v_files @> jsonb_build_array(jsonb_build_object('id', v_file.id)) then
      raise exception 'A file is sent once.' using errcode = 'HXMFM';
    end if;
    if not private.is_file_name(v_file.name) then
      raise exception 'A name is no path.' using errcode = '23514';
    end if;
    v_files := v_files || jsonb_build_object('id', v_file.id, 'name', v_file.name);
  end loop;
  return v_files;
end
$function$;

CREATE OR REPLACE FUNCTION private.guard_scheduled()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  perform private.require_member(new.conversation_id);
  perform private.require_unblocked(new.conversation_id, auth.uid());
  perform private.keep_pace('schedule', 60, interval '1 hour');
  if new.send_at <= now() or new.send_at > now() + interval '366 days' then
    raise exception 'Later is within a year.' using errcode = 'HXMSL';
  end if;
  if tg_op = 'INSERT' and (
    select count(*) from public.scheduled_messages s where s.sender_id = auth.uid()
  ) >= 100 then
    raise exception 'A hundred messages wait already.' using errcode = 'HXMSN';
  end if;
  if tg_op = 'INSERT' and new.reply_to is not null and not exists (
    select from public.conversation_messages m
    where m.id = new.reply_to and m.conversation_id = new.conversation_id
  ) then
    raise exception 'What is answered stands in another conversation.' using errcode = '23503';
  end if;
  if tg_op = 'INSERT' then
    new.files := private.files_for_later(new.conversation_id, new.files);
  end if;
  new.failure := null;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_file_name (
  p_name text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select char_length(btrim(p_name)) >= 1 and char_length(btrim(p_name)) <= 200
    and p_name !~ '[\x01-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]'
$function$;

CREATE OR REPLACE FUNCTION private.send_message (
  p_conversation_id uuid,
  p_message_id      uuid,
  p_text            text,
  p_reply_to        uuid,
  p_files           jsonb,
  p_forwarded_from  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
  v_files jsonb := coalesce(p_files, '[]');
  v_text text := btrim(coalesce(p_text, ''), E' \t\n\r');
  v_source public.conversation_messages;
  v_forwarded jsonb;
begin
  -- One after the other, so that what is sent twice at once is one message.
  perform from public.chat_conversations c where c.id = p_conversation_id for no key update;
  if exists (
    select from public.conversation_messages m
    where m.id = p_message_id and m.sender_id = v_me and m.conversation_id = p_conversation_id
  ) then
    return p_message_id;
  end if;
  if jsonb_typeof(v_files) <> 'array' or jsonb_array_length(v_files) > 10 then
    raise exception 'A message has ten files at most.' using errcode = 'HXMFN';
  end if;
  if p_forwarded_from is not null then
    select * into v_source from public.conversation_messages m where m.id = p_forwarded_from;
    if v_source.id is null or not private.is_in_conversation(v_source.conversation_id) then
      raise exception 'You are not in this conversation.' using errcode = '42501';
    end if;
    if v_source.deleted_at is not null or v_source.message_type = 'system' then
      raise exception 'There is nothing to hand on.' using errcode = 'HXMFW';
    end if;
    v_text := v_source.message_text;
    v_files := private.copied_files(v_source.id, p_conversation_id, v_files);
    v_forwarded := private.forward_of(v_source, p_conversation_id);
  end if;
  insert into public.conversation_messages
    (id, conversation_id, sender_id, message_text, message_type, reply_to, forwarded, file_count)
  values (
    p_message_id, p_conversation_id, v_me, v_text,
    case when v_text = '' and v_files <> '[]' then 'file' else 'text' end, p_reply_to, v_forwarded,
    jsonb_array_length(v_files)
  );
  perform private.attach_files(p_message_id, p_conversation_id, v_me, v_files);
  return p_message_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_scheduled_messages()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_message public.scheduled_messages;
  v_failure text;
  v_count integer := 0;
begin
  for v_message in
    select * from public.scheduled_messages s
    where s.send_at <= now() and s.failure is null order by s.send_at limit 100 for update skip locked
  loop
    v_failure := private.scheduled_failure(v_message);
    if v_failure is null then
      begin
        insert into public.conversation_messages
          (id, conversation_id, sender_id, message_text, message_type, reply_to, file_count)
        values (
          v_message.id, v_message.conversation_id, v_message.sender_id, v_message.message_text,
          case when btrim(v_message.message_text, E' \t\n\r') = '' then 'file' else 'text' end, v_message.reply_to,
          jsonb_array_length(v_message.files)
        );
        perform private.attach_files(
          v_message.id, v_message.conversation_id, v_message.sender_id, v_message.files
        );
        delete from public.scheduled_messages s where s.id = v_message.id;
        v_count := v_count + 1;
        continue;
      exception
        -- Somebody else holds the conversation: the next turn tries again.
        when deadlock_detected or lock_not_available or serialization_failure or query_canceled then
          continue;
        when others then
          v_failure := 'refused';
      end;
    end if;
    update public.scheduled_messages s set failure = v_failure where s.id = v_message.id;
    perform private.notify(
      v_message.sender_id, 'scheduled_failed', 'scheduled:' || v_message.id,
      jsonb_build_object(
        'excerpt', coalesce(nullif(btrim(left(v_message.message_text, 200)), ''), 'A file'),
        'conversation_id', v_message.conversation_id
      ),
      jsonb_build_object('conversation_id', v_message.conversation_id)
    );
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.spare_files (
  p_most integer
)
  RETURNS TABLE (
    bucket text,
    name   text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id in ('message-files', 'record-files') and o.created_at < now() - interval '25 hours'
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not (o.bucket_id = 'message-files' and private.waits_to_be_sent(o.name))
    and not exists (select from public.record_files r where r.path = o.name)
  limit p_most;
end
$function$;

CREATE OR REPLACE FUNCTION private.update_user_presence (
  p_status       text,
  p_current_page text,
  p_device_info  jsonb,
  p_location     jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  insert into public.presence as p (user_id, status, current_page, device_info, location)
  values (
    auth.uid(), p_status, left(p_current_page, 500), coalesce(p_device_info, '{}'), coalesce(p_location, '{}')
  )
  on conflict (user_id) do update
  set status = excluded.status, current_page = excluded.current_page, device_info = excluded.device_info,
    location = excluded.location, updated_at = now()
  -- A word of the same browser that was overtaken: of a page that goes, the last one counts.
  where p.device_info ->> 'userAgent' is distinct from excluded.device_info ->> 'userAgent'
    or p.updated_at < now() - interval '10 seconds'
    or coalesce(excluded.device_info ->> 'timestamp' >= p.device_info ->> 'timestamp', true);
end
$function$;

CREATE OR REPLACE FUNCTION private.waits_to_be_sent (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  if v_parts[1] !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  return exists (
    select from public.scheduled_messages s
    where s.sender_id = v_parts[1]::uuid and s.conversation_id::text = v_parts[2]
      and s.files @> jsonb_build_array(jsonb_build_object('id', v_parts[3]))
  );
end
$function$;

ALTER TABLE "public"."scheduled_messages"
  ADD CONSTRAINT "scheduled_messages_files_are_few" CHECK (((jsonb_typeof(files) = 'array'::text) AND (jsonb_array_length(files) <= 10)));

ALTER TABLE "public"."scheduled_messages"
  ADD CONSTRAINT "scheduled_messages_text_is_plain" CHECK (((char_length(message_text) <= 8000) AND ((btrim(message_text, ' 	
'::text) <> ''::text) OR (files <> '[]'::jsonb)) AND (message_text !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text)));

CREATE POLICY "Senders remove files that are not sent" ON "storage"."objects"
  FOR DELETE
  TO "authenticated"
  USING
    (((bucket_id = 'message-files'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text) AND ( SELECT private.is_approved() AS is_approved) AND (NOT
    private.is_attached(name)) AND (NOT private.waits_to_be_sent(name))));

COMMENT ON COLUMN "public"."scheduled_messages"."files" IS 'What goes along, as [{"id", "name"}]: it lies where its sender uploaded it, and is nobody else''s until then.';

REVOKE ALL ON FUNCTION "private"."attach_files"(uuid, uuid, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."attach_files"(uuid, uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."attach_files"(uuid, uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."copied_files"(uuid, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."copied_files"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."copied_files"(uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."file_to_send"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."file_to_send"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."file_to_send"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."files_for_later"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."files_for_later"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."files_for_later"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_file_name"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_file_name"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_file_name"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_file_name"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."waits_to_be_sent"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."waits_to_be_sent"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."waits_to_be_sent"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."waits_to_be_sent"(text) TO "postgres";

REVOKE ALL ("files") ON TABLE "public"."scheduled_messages" FROM "authenticated";

GRANT INSERT ("files") ON TABLE "public"."scheduled_messages" TO "authenticated";

ALTER TABLE "public"."message_attachments"
  ADD CONSTRAINT "message_attachments_name_is_plain" CHECK (private.is_file_name(name));

alter table public.scheduled_messages alter column files set statistics 0;
