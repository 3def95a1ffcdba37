-- Conversations. Membership is stored twice: clients read `participants`, access checks use
-- `conversation_members`, and a trigger syncs the first from the second.
create table public.chat_conversations (
  id uuid primary key default gen_random_uuid(),
  participants jsonb not null,
  conversation_type text not null default 'direct',
  listing_id uuid references public.listings (id) on delete set null,
  subject text,
  metadata jsonb not null default '{}',
  last_message_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  owner_id uuid references public.profiles (id) on delete set null,

  constraint chat_conversations_participants_are_list check (
    jsonb_typeof(participants) = 'array' and jsonb_array_length(participants) <= 50
    and private.has_bounded_numbers(participants)
  ),
  constraint chat_conversations_type_is_known check (conversation_type in ('direct', 'group')),
  constraint chat_conversations_subject_is_plain check (char_length(btrim(subject)) >= 1 and private.is_single_line(subject, 200)),
  constraint chat_conversations_metadata_is_small check (
    jsonb_typeof(metadata) = 'object' and char_length(metadata::text) <= 4000
    and private.has_bounded_numbers(metadata)
  )
);
-- Triggers in other files:
--   messaging/messages/participants.sql: validate_conversation, insert_conversation_members, protect_last_message_at

comment on column public.chat_conversations.participants is
  'Participant account IDs as a list; a JSON string is parsed.';

comment on column public.chat_conversations.owner_id is
  'Who can rename a group and remove people; null for direct conversations.';

create index chat_conversations_owner_idx on public.chat_conversations (owner_id);
create index chat_conversations_listing_idx on public.chat_conversations (listing_id);
-- For users who just started a conversation: see the policy.
create index chat_conversations_created_idx on public.chat_conversations (created_at);

-- Each member's own settings in a conversation. Private: no one else can see that they muted it.
create table public.conversation_members (
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  joined_at timestamptz not null default now(),
  is_muted boolean not null default false,
  hidden_at timestamptz,
  left_at timestamptz,
  last_message_at timestamptz not null default now(),

  constraint conversation_members_pkey primary key (conversation_id, user_id)
);
-- Triggers in other files:
--   messaging/messages/groups.sql: transfer_group_ownership_on_update, transfer_group_ownership_on_delete
--   messaging/messages/participants.sql: create_conversation_receipt, sync_conversation_participants

comment on column public.conversation_members.hidden_at is
  'Hidden from the list since then, until the next message.';
comment on column public.conversation_members.last_message_at is
  'Copied from the conversation, so a member''s list is one index range.';

create index conversation_members_list_idx
  on public.conversation_members (user_id, last_message_at desc, conversation_id desc) where left_at is null;

-- Delivery and read progress of each member, visible to the others.
create table public.conversation_receipts (
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  delivered_at timestamptz not null default '-infinity',
  read_at timestamptz not null default '-infinity',

  constraint conversation_receipts_pkey primary key (conversation_id, user_id)
);

comment on column public.conversation_receipts.delivered_at is
  'created_at of the newest message that reached one of their devices; -infinity for none.';
comment on column public.conversation_receipts.read_at is
  'created_at of the newest message that they read; -infinity for none.';

create index conversation_receipts_user_idx on public.conversation_receipts (user_id);

-- The direct conversation of two people about a listing, or none, for lookup.
create table private.direct_conversations (
  conversation_id uuid primary key references public.chat_conversations (id) on delete cascade,
  first_id uuid not null references public.profiles (id) on delete cascade,
  second_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid,

  constraint direct_conversations_in_order check (first_id < second_id),
  constraint direct_conversations_once unique nulls not distinct (first_id, second_id, listing_id)
);

create index direct_conversations_second_idx on private.direct_conversations (second_id);

alter table private.direct_conversations enable row level security;

-- Returns the caller's conversations; none for an account without access.
create function private.my_conversation_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return '{}';
  end if;
  return array(
    select m.conversation_id from public.conversation_members m
    where m.user_id = (select auth.uid()) and m.left_at is null
  );
end $$;
grant execute on function private.my_conversation_ids() to authenticated;

create function private.is_in_conversation(p_conversation_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() and exists (
    select from public.conversation_members m
    where m.conversation_id = p_conversation_id and m.user_id = (select auth.uid()) and m.left_at is null
  );
end $$;
grant execute on function private.is_in_conversation(uuid) to authenticated;

-- Requires membership; gives the same error for a missing conversation.
create function private.require_conversation_member(p_conversation_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_in_conversation(p_conversation_id) is not true then
    raise exception 'You are not in this conversation.' using errcode = '42501';
  end if;
  return auth.uid();
end $$;

-- Older clients send the last message time; the trigger overrides it.
select private.set_up_table('public.chat_conversations', '
  select,
  insert (id, participants, conversation_type, listing_id, subject, metadata),
  update (last_message_at)
');

-- Also checks the row's own list: an insert returns its row before members exist.
create policy "Participants read a conversation" on public.chat_conversations
  for select to authenticated
  using (
    id = any ((select private.my_conversation_ids())::uuid[])
    or (created_at = now() and participants ? (select auth.uid())::text and (select private.is_approved()))
  );

create policy "Users with messaging access start a conversation" on public.chat_conversations
  for insert to authenticated
  with check (participants ? (select auth.uid())::text and (select private.has_open_access()));

create policy "Participants update a conversation" on public.chat_conversations
  for update to authenticated
  using (id = any ((select private.my_conversation_ids())::uuid[]));

create function private.can_see_conversation(p_id uuid, p_created_at timestamptz, p_participants jsonb, p_mine uuid[])
returns boolean
language plpgsql stable cost 0.0001 set search_path = '' as $$
begin
  return p_id = any (p_mine) or (p_created_at = now() and p_participants ? auth.uid()::text);
end $$;
grant execute on function private.can_see_conversation(uuid, timestamptz, jsonb, uuid[]) to authenticated;

select private.add_condition_guard(
  'public.chat_conversations',
  'private.can_see_conversation(id, created_at, participants, (select private.my_conversation_ids()))'
);

select private.set_up_table('public.conversation_members', 'select, update (is_muted, hidden_at)');

create policy "Members read their conversation settings" on public.conversation_members
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Members mute and hide their conversations" on public.conversation_members
  for update to authenticated
  using (user_id = (select auth.uid()) and left_at is null and (select private.is_approved()));

select private.set_up_table('public.conversation_receipts', 'select');

create policy "Participants read receipts" on public.conversation_receipts
  for select to authenticated
  using (conversation_id = any ((select private.my_conversation_ids())::uuid[]));

select private.add_membership_guard('public.conversation_receipts', 'conversation_id', 'private.my_conversation_ids()');

alter publication supabase_realtime add table public.chat_conversations;
alter publication supabase_realtime add table public.conversation_receipts;

create trigger announce_rights_change after delete or update of left_at on public.conversation_members
  for each row execute function private.announce_rights_change('user_id');

-- Participants listen on the conversation's private channel, `conversation:<id>`. Only the database sends
-- there, see `send_typing`, so no one can fake a sender.
create policy "Participants join their conversation channel" on realtime.messages
  for select to authenticated
  using ((select realtime.topic()) = any (array(
    select 'conversation:' || c from unnest((select private.my_conversation_ids())) as c
  )));
