-- Messages. Within a conversation created_at strictly increases, because the conversation is locked on
-- insert: reading everything after a time misses and repeats nothing.
create table public.conversation_messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  sender_id uuid default auth.uid() references public.profiles (id) on delete set null,
  message_text text not null,
  message_type text not null default 'text',
  metadata jsonb not null default '{}',
  reply_to uuid references public.conversation_messages (id) on delete set null,
  reactions jsonb not null default '{}',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  forwarded jsonb,
  file_count integer not null default 0,

  constraint conversation_messages_in_order unique (conversation_id, created_at),
  constraint conversation_messages_type_is_known check (message_type in ('text', 'file', 'system')),
  constraint conversation_messages_text_is_plain check (
    (btrim(message_text, E' \t\n\r') <> '' or deleted_at is not null or (message_type = 'file' and file_count > 0))
    and private.is_plain_message(message_text, 8000)
  ),
  constraint conversation_messages_metadata_is_small check (
    jsonb_typeof(metadata) = 'object' and char_length(metadata::text) <= 8000
    and private.has_bounded_numbers(metadata)
  ),
  constraint conversation_messages_reactions_are_few check (
    jsonb_typeof(reactions) = 'object' and char_length(reactions::text) <= 20000
  )
);
-- Triggers in other files:
--   clients/campaigns/signals.sql: record_email_reply
--   clients/leads/lead_assignment.sql: mark_lead_answered
--   clients/leads/leads_from_replies.sql: turn_reply_into_lead
--   messaging/messages/message_edits.sql: save_message_version
--   messaging/messages/message_search.sql: record_message_words

comment on column public.conversation_messages.id is
  'Chosen by the client before sending, so retries create one message.';
comment on column public.conversation_messages.forwarded is
  'For a forwarded message: its author as {"name"}, null if not known to everyone in the conversation. Set by the server only.';
comment on column public.conversation_messages.reactions is 'Reactions: a list of accounts for each emoji.';

create index conversation_messages_sender_idx on public.conversation_messages (sender_id);
create index conversation_messages_reply_idx on public.conversation_messages (reply_to) where reply_to is not null;

-- Unread messages, one row for each other participant.
create table public.message_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  message_id uuid not null references public.conversation_messages (id) on delete cascade,
  notification_type text not null default 'new_message',
  read_at timestamptz,
  created_at timestamptz not null default now(),

  constraint message_notifications_once unique (message_id, user_id),
  constraint message_notifications_type_is_known check (notification_type = 'new_message')
);
-- Triggers in other files:
--   messaging/notifications/event_notifications.sql: notify_of_message, mark_message_notification_read

comment on column public.message_notifications.created_at is 'Same as the message.';

create index message_notifications_unread_idx
  on public.message_notifications (user_id, conversation_id, created_at) where read_at is null;
create index message_notifications_user_idx on public.message_notifications (user_id, created_at desc);
create index message_notifications_conversation_idx on public.message_notifications (conversation_id);

-- Earlier versions of edited or deleted messages. Participants can read them while the message exists; of a
-- deleted message only staff can, in a report.
create table private.message_versions (
  message_id uuid not null references public.conversation_messages (id) on delete cascade,
  version integer not null,
  message_text text not null,
  metadata jsonb not null,
  replaced_at timestamptz not null default now(),

  constraint message_versions_pkey primary key (message_id, version)
);

alter table private.message_versions enable row level security;

select private.set_up_table('public.conversation_messages', '
  select,
  insert (id, conversation_id, sender_id, message_text, message_type, metadata, reply_to),
  update (message_text)
');

create policy "Participants read messages" on public.conversation_messages
  for select to authenticated
  using (conversation_id = any ((select private.my_conversation_ids())::uuid[]));

create policy "Participants write messages" on public.conversation_messages
  for insert to authenticated
  with check (
    sender_id = (select auth.uid())
    and conversation_id = any ((select private.my_conversation_ids())::uuid[])
  );

create policy "Senders change their messages" on public.conversation_messages
  for update to authenticated
  using (
    sender_id = (select auth.uid()) and deleted_at is null and message_type <> 'system'
    and conversation_id = any ((select private.my_conversation_ids())::uuid[])
  );

select private.add_membership_guard('public.conversation_messages', 'conversation_id', 'private.my_conversation_ids()');

-- Older clients insert notifications themselves. The server has already done it, and no policy allows adding
-- others.
select private.set_up_table('public.message_notifications', '
  select,
  insert (user_id, conversation_id, message_id, notification_type),
  update (read_at)
');

create policy "Users read their unread messages" on public.message_notifications
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Users mark their messages as read" on public.message_notifications
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()));

alter publication supabase_realtime add table public.conversation_messages;
alter publication supabase_realtime add table public.message_notifications;

-- In a direct conversation, messages are rejected if either blocked the other; in a group they reach everyone
-- else.
create function private.is_blocked_in(p_conversation_id uuid, p_sender_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.chat_conversations c
    join public.conversation_members m on m.conversation_id = c.id and m.user_id <> p_sender_id
    where c.id = p_conversation_id and c.conversation_type = 'direct'
      and private.is_blocked_between(p_sender_id, m.user_id)
  );
end $$;

create function private.require_unblocked(p_conversation_id uuid, p_sender_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_blocked_in(p_conversation_id, p_sender_id) then
    raise exception 'You cannot message this person.' using errcode = 'HXBLK';
  end if;
  -- In a direct conversation the other account is deleted.
  if exists (
    select from public.chat_conversations c
    join public.conversation_members m on m.conversation_id = c.id and m.user_id <> p_sender_id
    where c.id = p_conversation_id and c.conversation_type = 'direct' and private.is_account_being_deleted(m.user_id)
  ) then
    raise exception 'This account was deleted.' using errcode = 'HXLVD';
  end if;
end $$;

-- True if anyone else would read a message there.
create function private.has_other_participants(p_conversation_id uuid, p_sender_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.conversation_members m
    where m.conversation_id = p_conversation_id and m.user_id <> p_sender_id and m.left_at is null
  );
end $$;

create function private.validate_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_last timestamptz;
begin
  -- System messages the server posts during a user's call; see groups.
  if auth.role() = 'authenticated' and coalesce(current_setting('haven.server_speaks', true), '') <> 'true' then
    if new.sender_id is distinct from auth.uid() then
      raise exception 'You cannot send messages in another person''s name.' using errcode = '42501';
    end if;
    perform private.require_conversation_member(new.conversation_id);
    perform private.require_unblocked(new.conversation_id, new.sender_id);
    if new.message_type = 'system' then
      raise exception 'Only the server can send system messages.' using errcode = '42501';
    end if;
    if not private.has_other_participants(new.conversation_id, new.sender_id) then
      raise exception 'No one else is in this conversation.' using errcode = 'HXMNO';
    end if;
  end if;
  if new.reply_to is not null and not exists (
    select from public.conversation_messages m
    where m.id = new.reply_to and m.conversation_id = new.conversation_id
  ) then
    raise exception 'The message you are replying to is in another conversation.' using errcode = '23503';
  end if;
  perform from public.chat_conversations c where c.id = new.conversation_id for no key update;
  -- Also keeps order within one statement, where the clock does not advance.
  select max(m.created_at) into v_last from public.conversation_messages m
  where m.conversation_id = new.conversation_id;
  new.metadata := coalesce(new.metadata, '{}');
  new.reactions := '{}';
  new.edited_at := null;
  new.deleted_at := null;
  new.created_at := greatest(clock_timestamp(), v_last + interval '1 microsecond');
  return new;
end $$;

create trigger validate_message before insert on public.conversation_messages
  for each row execute function private.validate_message();

-- Inserts the message, unread rows for the others, and the last message time in one transaction.
create function private.fan_out_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enforce_rate_limit('message', 120, interval '1 minute');
  update public.chat_conversations c set last_message_at = new.created_at where c.id = new.conversation_id;
  update public.conversation_members m
  set last_message_at = new.created_at, hidden_at = null
  where m.conversation_id = new.conversation_id and m.left_at is null;
  insert into public.message_notifications (user_id, conversation_id, message_id, created_at)
  select m.user_id, new.conversation_id, new.id, new.created_at
  from public.conversation_members m
  where m.conversation_id = new.conversation_id and m.left_at is null and new.message_type <> 'system'
    and m.user_id is distinct from new.sender_id
    and not exists (
      select from public.user_blocks b where b.user_id = m.user_id and b.blocked_id = new.sender_id
    );
  return null;
end $$;

create trigger send_message_to_members after insert on public.conversation_messages
  for each row execute function private.fan_out_message();

-- Ignores duplicate notifications without an error.
create function private.ignore_duplicate_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and exists (
    select from public.message_notifications n
    join public.conversation_messages m on m.id = n.message_id
    where n.message_id = new.message_id and n.user_id = new.user_id and m.sender_id = auth.uid()
  ) and pg_trigger_depth() = 1 then
    return null;
  end if;
  return new;
end $$;

create trigger ignore_duplicate_notification before insert on public.message_notifications
  for each row execute function private.ignore_duplicate_notification();

-- Read times can't be in the future.
create function private.cap_message_read_at() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.read_at := case when new.read_at is not null then least(new.read_at, now()) end;
  return new;
end $$;

create trigger cap_message_read_at before update of read_at on public.message_notifications
  for each row execute function private.cap_message_read_at();

-- Updates read receipts, whether read through the table or the call.
create function private.sync_read_receipts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversation_receipts r
  set read_at = greatest(r.read_at, n.newest), delivered_at = greatest(r.delivered_at, n.newest)
  from (
    select a.user_id, a.conversation_id, max(a.created_at) as newest
    from after_reading a
    join before_reading b on b.id = a.id
    where b.read_at is null and a.read_at is not null
    group by a.user_id, a.conversation_id
  ) n
  where r.conversation_id = n.conversation_id and r.user_id = n.user_id and r.read_at < n.newest;
  return null;
end $$;

create trigger forward_read_receipts after update on public.message_notifications
  referencing old table as before_reading new table as after_reading
  for each statement execute function private.sync_read_receipts();
