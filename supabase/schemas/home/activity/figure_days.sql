-- Daily business metrics: a count, a sum, and for medians the days each took. `place` and `kind` give the
-- state, plan, stage, or role. Rows are aggregates only, so staff can read them without access to workspace
-- data.
create table private.figure_days (
  day date not null,
  measure text not null,
  place text not null default '',
  kind text not null default '',
  value integer not null default 0,
  times bigint not null,
  amount numeric not null default 0,
  is_sample boolean not null default false,
  constraint figure_days_pkey primary key (measure, day, place, kind, value),
  constraint figure_days_amount_is_measure check (private.is_measure(amount))
);

comment on column private.figure_days.is_sample is 'Demo data; not changed by counting.';

create index figure_days_day_idx on private.figure_days (day);

alter table private.figure_days enable row level security;

-- The time of the last count.
create table private.figure_count_status (
  is_one boolean primary key default true,
  counted_at timestamptz not null default '-infinity',
  cohorts_on date,
  constraint figure_count_status_is_one check (is_one)
);

alter table private.figure_count_status enable row level security;

-- Sources of daily counts, each indexed by time.
create index listing_changes_at_idx on public.listing_changes (at);
create index transactions_begun_idx on public.transactions (created_at);
create index transactions_closed_idx on public.transactions (closed_on) where status = 'closed';
create index transactions_ended_idx on public.transactions (stage_since) where status = 'terminated';
create index transactions_open_idx on public.transactions (status)
  where deleted_at is null and status not in ('closed', 'terminated');
create index record_changes_sale_stages_idx on public.record_changes (at)
  where kind = 'transactions' and was ? 'status';
create index broker_contacts_created_idx on public.broker_contacts (created_at);
create index conversation_messages_created_idx on public.conversation_messages using brin (created_at);
create index desk_visits_seen_idx on public.desk_visits (seen_at);

-- Counts plan starts and ends from the payment provider's data; a trial that converts counts as both.
create function private.count_plan_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was constant text := case when tg_op <> 'INSERT' then old.status end;
  v_is constant text := case when tg_op <> 'DELETE' then new.status end;
  v_paid constant boolean := coalesce(v_was in ('active', 'past_due'), false);
  v_pays constant boolean := coalesce(v_is in ('active', 'past_due'), false);
  v_what text[] := '{}';
begin
  if v_was is distinct from v_is then
    if v_is = 'trialing' then
      v_what := v_what || 'trial_new'::text;
    end if;
    if v_was = 'trialing' then
      v_what := v_what || case when v_pays then 'trial_paid' else 'trial_lost' end;
    end if;
    if v_pays and not v_paid then
      v_what := v_what || 'plan_new'::text;
    elsif v_paid and not v_pays then
      v_what := v_what || 'plan_lost'::text;
    end if;
  end if;
  insert into private.figure_days as f (day, measure, place, times, amount)
  select
    (now() at time zone 'UTC')::date, w.what, case when v_pays then new.plan else coalesce(old.plan, new.plan) end,
    1, coalesce(case when w.what = 'plan_lost' then old.price_cents else new.price_cents end, 0)
  from unnest(v_what) w (what)
  on conflict (measure, day, place, kind, value) do update set
    times = f.times + 1, amount = f.amount + excluded.amount;
  return null;
end $$;

create trigger count_plan_change after insert or update of status or delete on public.billing_accounts
  for each row execute function private.count_plan_change();
