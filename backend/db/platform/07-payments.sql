-- State of the fake payment provider, see backend/payments. Exists only in this backend. A customer is one
-- document that is updated as a whole, so related data changes together.
create table if not exists haven_local.payment_customers (
  id text primary key,
  account jsonb not null,
  -- How far the customer's clock is ahead of real time, for tests that can't wait a month.
  ahead_seconds integer not null default 0,
  -- When the next automatic event is due, such as a renewal, in real time.
  due_at timestamptz
);
create index if not exists payment_customers_due_at_idx on haven_local.payment_customers (due_at)
  where due_at is not null;

create table if not exists haven_local.payment_events (
  id text primary key,
  position bigint generated always as identity,
  body jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index if not exists payment_events_due_at_idx on haven_local.payment_events (due_at, position)
  where delivered_at is null;
create index if not exists payment_events_delivered_at_idx on haven_local.payment_events (delivered_at);

-- Responses by idempotency key: a repeated request gets the same one.
create table if not exists haven_local.payment_answers (
  key text primary key,
  request text not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now()
);
create index if not exists payment_answers_created_at_idx on haven_local.payment_answers (created_at);

alter table haven_local.payment_customers enable row level security;
alter table haven_local.payment_events enable row level security;
alter table haven_local.payment_answers enable row level security;
revoke all on haven_local.payment_customers, haven_local.payment_events, haven_local.payment_answers
  from public, anon, authenticated, service_role;

-- Accounts that receive money, with their payments and payouts, each one document.
create table if not exists haven_local.payment_connected_accounts (
  id text primary key,
  document jsonb not null,
  ahead_seconds integer not null default 0,
  due_at timestamptz
);
create index if not exists payment_connected_accounts_due_at_idx on haven_local.payment_connected_accounts (due_at)
  where due_at is not null;
alter table haven_local.payment_connected_accounts enable row level security;
revoke all on haven_local.payment_connected_accounts from public, anon, authenticated, service_role;
