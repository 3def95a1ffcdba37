-- Message attachments. Each file is in the bucket `message-files` under `<sender>/<conversation>/<id>`: the
-- first folder counts toward the sender's storage, the second decides who can read it. File names are stored
-- in rows only, so no name is part of a path.

-- Allowed attachment types and their extensions. shared/texts/files.ts has the same list; a test compares
-- both. Web pages, drawings, programs, and Office files with macros are excluded.
create function private.message_file_types() returns table (type text, endings text[])
language sql immutable set search_path = '' as $$
  values
    ('image/png', array['png']),
    ('image/jpeg', array['jpg', 'jpeg']),
    ('image/webp', array['webp']),
    ('image/gif', array['gif']),
    ('application/pdf', array['pdf']),
    ('text/plain', array['txt', 'md', 'csv']),
    ('text/csv', array['csv']),
    ('application/zip', array['zip']),
    ('application/msword', array['doc']),
    ('application/vnd.ms-excel', array['xls']),
    ('application/vnd.ms-powerpoint', array['ppt']),
    ('application/vnd.openxmlformats-officedocument.wordprocessingml.document', array['docx']),
    ('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', array['xlsx']),
    ('application/vnd.openxmlformats-officedocument.presentationml.presentation', array['pptx'])
$$;

create table public.message_attachments (
  id uuid primary key,
  message_id uuid not null references public.conversation_messages (id) on delete cascade,
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  path text not null,
  name text not null,
  type text not null,
  size bigint not null,
  place integer not null,
  created_at timestamptz not null default now(),

  constraint message_attachments_path_key unique (path),
  constraint message_attachments_name_is_plain check (private.is_file_name(name))
);

comment on column public.message_attachments.name is 'The sender''s file name; it matches the type and is not a path.';
comment on column public.message_attachments.type is 'The type detected by the storage.';

create index message_attachments_message_idx on public.message_attachments (message_id);
create index message_attachments_conversation_idx on public.message_attachments (conversation_id, created_at desc);

select private.set_up_table('public.message_attachments', 'select');

create policy "Participants read attachments" on public.message_attachments
  for select to authenticated
  using (conversation_id = any ((select private.my_conversation_ids())::uuid[]));

select private.add_membership_guard('public.message_attachments', 'conversation_id', 'private.my_conversation_ids()');

-- True if the caller may upload to this path: their own folder, a conversation they are in without blocks,
-- and an ID.
create function private.can_add_message_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  if cardinality(v_parts) <> 3 or v_parts[1] is distinct from auth.uid()::text
    or v_parts[3] !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or v_parts[2] <> all (private.my_conversation_ids()::text[])
  then
    return false;
  end if;
  return not private.is_blocked_in(v_parts[2]::uuid, auth.uid());
end $$;
grant execute on function private.can_add_message_file(text) to authenticated;

select private.set_up_attachment_check('public.message_attachments', 'is_message_attachment');

-- True if a scheduled message will send this file.
create function private.is_scheduled_attachment(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
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
end $$;
grant execute on function private.is_scheduled_attachment(text) to authenticated;

-- All participants can read attachments; unsent or deleted ones only their sender can.
create function private.can_read_message_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  return coalesce(v_parts[2] = any (private.my_conversation_ids()::text[]), false)
    and (v_parts[1] = auth.uid()::text or private.is_message_attachment(p_name));
end $$;
grant execute on function private.can_read_message_file(text) to authenticated;

create policy "Participants read attachment files" on storage.objects
  for select to authenticated
  using (bucket_id = 'message-files' and private.can_read_message_file(name));

create policy "Participants add attachment files" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'message-files' and private.can_add_message_file(name));

-- Files can't be replaced, and sent files stay as sent.
create policy "Senders remove unsent attachment files" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'message-files' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved()) and not private.is_message_attachment(name) and not private.is_scheduled_attachment(name)
  );

-- Returns the storage's facts of a file to send under a name; raises an error if it isn't uploaded, was
-- already sent, or doesn't match its extension.
create function private.require_sendable_file(p_path text, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_metadata jsonb;
begin
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'message-files' and o.name = p_path and not private.is_message_attachment(p_path)
    and (o.created_at > now() - interval '1 day' or private.is_scheduled_attachment(p_path))
  for share;
  if not found then
    raise exception 'The file has not been uploaded.' using errcode = 'HXMFM';
  end if;
  if not exists (
    select from private.message_file_types() t
    where t.type = v_metadata ->> 'mimetype'
      and lower(substring(p_name from '\.([A-Za-z0-9]{1,10})$')) = any (t.endings)
  ) then
    raise exception 'The file content does not match its extension.' using errcode = 'HXMFT';
  end if;
  return v_metadata;
end $$;

-- Attaches uploaded files to the user's message, within its transaction.
create function private.attach_files(
  p_message_id uuid, p_conversation_id uuid, p_sender_id uuid, p_files jsonb
) returns void
language plpgsql security definer set search_path = '' as $$
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
    v_metadata := private.require_sendable_file(v_path, v_file.name);
    insert into public.message_attachments (id, message_id, conversation_id, path, name, type, size, place)
    values (
      v_file.id::uuid, p_message_id, p_conversation_id, v_path, btrim(v_file.name), v_metadata ->> 'mimetype',
      (v_metadata ->> 'size')::bigint, v_file.place
    );
  end loop;
end $$;

create function private.list_message_attachments(p_message_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('id', a.id, 'path', a.path, 'name', a.name, 'type', a.type, 'size', a.size)
        order by a.place
      ),
      '[]'
    )
    from public.message_attachments a where a.message_id = p_message_id
  );
end $$;
