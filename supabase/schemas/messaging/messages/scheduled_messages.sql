-- Scheduled messages, visible only to their sender until sent. Each is sent once: the row is deleted in the
-- transaction that inserts the message with the same ID.
create table public.scheduled_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  sender_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  message_text text not null,
  reply_to uuid references public.conversation_messages (id) on delete set null,
  send_at timestamptz not null,
  failure text,
  created_at timestamptz not null default now(),
  files jsonb not null default '[]',

  constraint scheduled_messages_text_is_plain check (
    (btrim(message_text, E' \t\n\r') <> '' or files <> '[]') and private.is_plain_message(message_text, 8000)
  ),
  constraint scheduled_messages_files_are_few check (
    jsonb_typeof(files) = 'array' and jsonb_array_length(files) <= 10
    and private.has_bounded_numbers(files)
  ),
  constraint scheduled_messages_failure_is_known check (failure in ('blocked', 'left', 'alone', 'account', 'refused'))
);

comment on column public.scheduled_messages.files is
  'Attachments as [{"id", "name"}]. They stay in the sender''s folder, and only the sender can read them until the message is sent.';
comment on column public.scheduled_messages.failure is 'Why it could not be sent when due; null while it is pending.';

create index scheduled_messages_due_idx on public.scheduled_messages (send_at) where failure is null;
create index scheduled_messages_sender_idx on public.scheduled_messages (sender_id, send_at);
create index scheduled_messages_conversation_idx on public.scheduled_messages (conversation_id);
create index scheduled_messages_reply_idx on public.scheduled_messages (reply_to) where reply_to is not null;

select private.set_up_table('public.scheduled_messages', '
  select, delete,
  insert (id, conversation_id, message_text, reply_to, send_at, files),
  update (message_text, send_at)
');

create policy "Senders read their scheduled messages" on public.scheduled_messages
  for select to authenticated using (sender_id = (select auth.uid()));

create policy "Participants schedule messages" on public.scheduled_messages
  for insert to authenticated
  with check (
    sender_id = (select auth.uid()) and conversation_id = any ((select private.my_conversation_ids())::uuid[])
  );

create policy "Senders change their scheduled messages" on public.scheduled_messages
  for update to authenticated
  using (
    sender_id = (select auth.uid()) and conversation_id = any ((select private.my_conversation_ids())::uuid[])
  );

create policy "Senders cancel their scheduled messages" on public.scheduled_messages
  for delete to authenticated using (sender_id = (select auth.uid()));

alter publication supabase_realtime add table public.scheduled_messages;

-- Returns the attachments with only IDs and names; raises an error for files that could not be sent now.
create function private.validate_scheduled_files(p_conversation_id uuid, p_files jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_file record;
  v_files jsonb := '[]';
begin
  if jsonb_typeof(p_files) is distinct from 'array' or jsonb_array_length(p_files) > 10 then
    raise exception 'A message can have at most ten files.' using errcode = 'HXMFN';
  end if;
  for v_file in
    select f.value ->> 'id' as id, btrim(f.value ->> 'name') as name from jsonb_array_elements(p_files) f
  loop
    perform private.require_sendable_file(concat_ws('/', auth.uid(), p_conversation_id, v_file.id), v_file.name);
    if v_files @> jsonb_build_array(jsonb_build_object('id', v_file.id)) then
      raise exception 'Each file can only be sent once.' using errcode = 'HXMFM';
    end if;
    if not private.is_file_name(v_file.name) then
      raise exception 'A file name cannot be a path.' using errcode = '23514';
    end if;
    v_files := v_files || jsonb_build_object('id', v_file.id, 'name', v_file.name);
  end loop;
  return v_files;
end $$;

create function private.validate_scheduled_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  perform private.require_conversation_member(new.conversation_id);
  perform private.require_unblocked(new.conversation_id, auth.uid());
  perform private.enforce_rate_limit('schedule', 60, interval '1 hour');
  if new.send_at <= now() or new.send_at > now() + interval '366 days' then
    raise exception 'Choose a time within a year.' using errcode = 'HXMSL';
  end if;
  if tg_op = 'INSERT' and (
    select count(*) from public.scheduled_messages s where s.sender_id = auth.uid()
  ) >= 100 then
    raise exception 'You have reached the limit of 100 scheduled messages.' using errcode = 'HXMSN';
  end if;
  if tg_op = 'INSERT' and new.reply_to is not null and not exists (
    select from public.conversation_messages m
    where m.id = new.reply_to and m.conversation_id = new.conversation_id
  ) then
    raise exception 'The message you are replying to is in another conversation.' using errcode = '23503';
  end if;
  if tg_op = 'INSERT' then
    new.files := private.validate_scheduled_files(new.conversation_id, new.files);
  end if;
  new.failure := null;
  return new;
end $$;

create trigger validate_scheduled_message before insert or update on public.scheduled_messages
  for each row execute function private.validate_scheduled_message();

-- Returns why a message can no longer be sent; null if it can.
create function private.get_scheduled_message_error(p_message public.scheduled_messages) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from public.profiles p where p.id = p_message.sender_id
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  ) or exists (
    select from auth.users u where u.id = p_message.sender_id
      and (u.deleted_at is not null or u.banned_until > now())
  ) then
    return 'account';
  end if;
  if not exists (
    select from public.conversation_members m
    where m.conversation_id = p_message.conversation_id and m.user_id = p_message.sender_id and m.left_at is null
  ) then
    return 'left';
  end if;
  return case
    when not private.has_other_participants(p_message.conversation_id, p_message.sender_id) then 'alone'
    when private.is_blocked_in(p_message.conversation_id, p_message.sender_id) then 'blocked'
  end;
end $$;

-- Sends due messages one by one and returns how many were sent. Those that can't be sent stay, with the
-- reason.
create function private.send_scheduled_messages() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_message public.scheduled_messages;
  v_failure text;
  v_count integer := 0;
begin
  for v_message in
    select * from public.scheduled_messages s
    where s.send_at <= now() and s.failure is null order by s.send_at limit 100 for update skip locked
  loop
    v_failure := private.get_scheduled_message_error(v_message);
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
        -- The conversation is locked by another session; the next run retries.
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
end $$;

-- Schedules message jobs on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_message_jobs() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[['send-scheduled-messages', '* * * * *', 'select private.send_scheduled_messages()']])
$$;
