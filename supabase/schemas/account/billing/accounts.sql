-- Billing data, cached from the payment provider, which is the source of truth. Only the functions that query
-- the provider write here.
create table public.billing_accounts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  status text not null,
  plan text not null,
  price_cents integer not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  ends_at timestamptz,
  grace_ends_at timestamptz,
  trial_used_at timestamptz,
  card_brand text,
  card_last4 text,
  updated_at timestamptz not null default now(),

  constraint billing_accounts_status_is_known
    check (status in ('trialing', 'active', 'past_due', 'canceled', 'incomplete')),
  constraint billing_accounts_plan_is_known check (plan in ('starter', 'professional', 'enterprise')),
  constraint billing_accounts_price_is_none_or_more check (price_cents >= 0),
  constraint billing_accounts_card_shape check (card_last4 ~ '^[0-9]{4}$'),
  constraint billing_accounts_grace_is_for_failures check (grace_ends_at is null or status = 'past_due')
);
-- Triggers in other files:
--   home/activity/figure_days.sql: count_plan_change
--   messaging/notifications/event_notifications.sql: notify_of_billing

create table public.invoices (
  id text primary key,
  user_id uuid not null references public.profiles (id) on delete restrict,
  number text,
  status text not null,
  amount_cents integer not null,
  description text not null default '',
  period_start timestamptz not null,
  period_end timestamptz not null,
  created_at timestamptz not null,
  hosted_url text,

  constraint invoices_status_is_known check (status in ('open', 'paid', 'uncollectible', 'void')),
  constraint invoices_hosted_url_is_web check (hosted_url ~ '^https?://')
);

create index invoices_user_id_idx on public.invoices (user_id, created_at desc);

select private.set_up_table('public.billing_accounts', 'select');
select private.set_up_table('public.invoices', 'select');

create policy "Owners and staff read a billing account" on public.billing_accounts
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Owners and staff read invoices" on public.invoices
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

alter publication supabase_realtime add table public.billing_accounts;
alter publication supabase_realtime add table public.invoices;

-- Maps accounts to provider customers. Requests to the provider are numbered before they are sent, so a slow
-- response never overwrites a later one. Only the last checkout started is valid.
create table private.billing_customers (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  customer_id text not null unique,
  last_ticket bigint not null default 0,
  applied_ticket bigint not null default 0,
  applied_at timestamptz,
  checkout_attempt integer not null default 0,
  checkout_session text
);

-- Processed provider events, so each takes effect once.
create table private.billing_events (
  id text primary key,
  type text not null,
  created timestamptz not null,
  received_at timestamptz not null default now(),
  outcome text not null,

  constraint billing_events_outcome_is_known check (outcome in ('applied', 'outdated', 'unknown_customer'))
);

create index billing_events_received_at_idx on private.billing_events (received_at);

-- The last value billing wrote to `subscribers`. A different value there was granted by staff.
create table private.billing_grants (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  subscribed boolean not null,
  subscription_tier text,
  is_trial boolean not null,
  subscription_end timestamptz
);

alter table private.billing_customers enable row level security;
alter table private.billing_events enable row level security;
alter table private.billing_grants enable row level security;
