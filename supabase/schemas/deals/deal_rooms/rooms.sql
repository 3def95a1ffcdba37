-- Deal rooms: which users see which documents of a sale, and who viewed them. A room belongs to a transaction
-- and is managed by its team. Rows are in `private`, so every read goes through a call that checks the reader: the API can't
-- count, sort, or join them.
create table private.deal_rooms (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  root_id uuid not null default gen_random_uuid(),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,

  constraint deal_rooms_transaction_key unique (transaction_id)
);
-- Triggers in other files:
--   deals/deal_rooms/room_notifications.sql: notify_of_room_end

alter table private.deal_rooms enable row level security;

-- People with the same permissions: the seller's side, one bidder with their advisers, the lender. Groups
-- can't see each other.
create table private.deal_room_groups (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references private.deal_rooms (id) on delete cascade,
  name text not null,
  side text not null default 'buyer',
  adds boolean not null default false,
  signs boolean not null default true,
  created_at timestamptz not null default now(),

  constraint deal_room_groups_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 80)),
  constraint deal_room_groups_side_is_known check (side in ('seller', 'buyer', 'other')),
  constraint deal_room_groups_sellers_add check (side = 'seller' or not adds)
);

comment on column private.deal_room_groups.adds is 'Members can add documents to the folders they can read.';
comment on column private.deal_room_groups.signs is 'Members must sign the newest NDA before reading.';

create index deal_room_groups_room_idx on private.deal_room_groups (room_id, created_at, id);

alter table private.deal_room_groups enable row level security;

-- Returns the caller's confirmed email.
create function private.get_my_confirmed_email() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null
  );
end $$;
grant execute on function private.get_my_confirmed_email() to authenticated;

-- Readers by name and email, like parties (decision 49). Each can read only their own row, so an open screen
-- learns when access ends.
create table public.deal_room_members (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references private.deal_rooms (id) on delete cascade,
  group_id uuid not null references private.deal_room_groups (id) on delete cascade,
  name text not null,
  email text not null,
  expires_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),

  constraint deal_room_members_email_key unique (room_id, email),
  constraint deal_room_members_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint deal_room_members_email_shape check (
    private.is_single_line(email, 320) and email = lower(email) and email ~ '^[^@[:space:][:cntrl:]]{1,64}@[^@[:space:][:cntrl:]]{1,190}$'
  )
);
-- Triggers in other files:
--   deals/deal_rooms/room_notifications.sql: notify_of_room_entry, notify_of_room_access

create index deal_room_members_email_idx on public.deal_room_members (email);
create index deal_room_members_group_idx on public.deal_room_members (group_id);

select private.set_up_table('public.deal_room_members', 'select (id, room_id, expires_at, ended_at)');

create policy "Deal room members read their own membership" on public.deal_room_members
  for select to authenticated
  using (email = (select private.get_my_confirmed_email()) and (select private.is_approved()));

alter publication supabase_realtime add table public.deal_room_members;

-- The NDA to sign before reading. A new text must be signed by everyone again.
create table private.deal_room_ndas (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references private.deal_rooms (id) on delete cascade,
  n integer not null,
  body text not null,
  sha256 text not null,
  created_at timestamptz not null default now(),

  constraint deal_room_ndas_n_key unique (room_id, n),
  constraint deal_room_ndas_body_is_bounded check (char_length(btrim(body)) between 20 and 40000)
);
-- Triggers in other files:
--   deals/deal_rooms/room_notifications.sql: notify_of_room_nda

alter table private.deal_room_ndas enable row level security;
