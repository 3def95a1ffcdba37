-- Messages to people: queued in the transaction that made them, then delivered, or kept to be read
-- at /_local/mail. They hold live links, so no API role may read them.
create schema if not exists haven_local;
revoke all on schema haven_local from public, anon, authenticated, service_role;

create table if not exists haven_local.messages (
  id bigint generated always as identity primary key,
  channel text not null default 'email' check (channel in ('email', 'sms')),
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null default '',
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text
);
create index if not exists messages_to_address_idx on haven_local.messages (to_address, id desc);
create index if not exists messages_pending_idx
  on haven_local.messages (next_attempt_at) where (delivered_at is null);

alter table haven_local.messages enable row level security;
revoke all on haven_local.messages from public, anon, authenticated, service_role;
