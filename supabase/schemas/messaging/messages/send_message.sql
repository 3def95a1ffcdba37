-- Sending with attachments, and forwarding.

-- Returns the text of a forwarded message. Its author is named only if everyone in the target conversation
-- already shares a conversation with them: being quoted reveals no one.
create function private.build_forwarded_content(p_source public.conversation_messages, p_conversation_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_source.forwarded is not null or p_source.sender_id is null or exists (
    select from public.conversation_members reader
    where reader.conversation_id = p_conversation_id and reader.left_at is null
      and reader.user_id <> p_source.sender_id
      and not exists (
        select from public.conversation_members a
        join public.conversation_members b on b.conversation_id = a.conversation_id
        where a.user_id = reader.user_id and a.left_at is null
          and b.user_id = p_source.sender_id and b.left_at is null
      )
  ) then
    return jsonb_build_object('name', null);
  end if;
  return jsonb_build_object('name', (select p.full_name from public.profiles p where p.id = p_source.sender_id));
end $$;

-- Validates the files the caller copied for a forwarded message: `[{"id", "of"}]` maps copies to originals.
-- All must exist, be identical byte for byte, and keep their names. If the storage received a file in parts,
-- its checksum differs from the copy's, so only the size is compared.
create function private.validate_forwarded_files(p_source_id uuid, p_conversation_id uuid, p_copies jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
      raise exception 'The file has not been uploaded.' using errcode = 'HXMFM';
    end if;
    v_files := v_files || jsonb_build_object('id', v_copy_id, 'name', v_file.name);
  end loop;
  return v_files;
end $$;

create function private.send_message(
  p_conversation_id uuid, p_message_id uuid, p_message_text text default '', p_reply_to uuid default null,
  p_files public.payload default '[]', p_forwarded_from uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_conversation_member(p_conversation_id);
  v_files jsonb := coalesce(p_files, '[]');
  v_text text := btrim(coalesce(p_message_text, ''), E' \t\n\r');
  v_source public.conversation_messages;
  v_forwarded jsonb;
begin
  -- Serialized, so concurrent duplicates become one message.
  perform from public.chat_conversations c where c.id = p_conversation_id for no key update;
  if exists (
    select from public.conversation_messages m
    where m.id = p_message_id and m.sender_id = v_me and m.conversation_id = p_conversation_id
  ) then
    return p_message_id;
  end if;
  if jsonb_typeof(v_files) <> 'array' or jsonb_array_length(v_files) > 10 then
    raise exception 'A message can have at most ten files.' using errcode = 'HXMFN';
  end if;
  if p_forwarded_from is not null then
    select * into v_source from public.conversation_messages m where m.id = p_forwarded_from;
    if v_source.id is null or not private.is_in_conversation(v_source.conversation_id) then
      raise exception 'You are not in this conversation.' using errcode = '42501';
    end if;
    if v_source.deleted_at is not null or v_source.message_type = 'system' then
      raise exception 'There is nothing to forward.' using errcode = 'HXMFW';
    end if;
    v_text := v_source.message_text;
    v_files := private.validate_forwarded_files(v_source.id, p_conversation_id, v_files);
    v_forwarded := private.build_forwarded_content(v_source, p_conversation_id);
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
end $$;

-- Sends a message, idempotent by ID: with uploaded files `[{"id", "name"}]`, or forwarding another message
-- with copies `[{"id", "of"}]` of its files. Returns its ID.
select private.expose('send_message', 'authenticated', 'plain');
