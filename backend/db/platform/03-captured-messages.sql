-- Messages captured on this machine, readable at /_local/mail. They contain live links, so no API role may
-- read them.
create schema if not exists haven_local;
revoke all on schema haven_local from public, anon, authenticated, service_role;

create table if not exists haven_local.captured (
  id uuid primary key,
  channel text not null,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null
);
create index if not exists captured_created_at_idx on haven_local.captured (created_at desc);
create index if not exists captured_to_address_idx on haven_local.captured (to_address, created_at desc);

alter table haven_local.captured enable row level security;
revoke all on haven_local.captured from public, anon, authenticated, service_role;
