-- Distributions: previewed, approved as a whole with one line per investor, and then paid in batches. Each line is paid
-- once, whatever is stopped and started again.
create table private.distribution_runs (
  id uuid primary key,
  offering_id uuid not null references private.offerings (id) on delete cascade,
  number integer not null,
  cash_cents bigint not null,
  paid_on date not null,
  memo text not null,
  capital_cents bigint not null,
  preferred_cents bigint not null,
  profit_cents bigint not null,
  catch_up_cents bigint not null,
  promote_cents bigint not null,
  line_count integer not null,
  paid_count integer not null default 0,
  approved_at timestamptz not null default clock_timestamp(),
  approver text not null default '',
  finished_at timestamptz,
  cancelled_at timestamptz,

  constraint distribution_runs_number_once unique (offering_id, number),
  constraint distribution_runs_cash_cents_in_range check (cash_cents between 1 and 100000000000),
  constraint distribution_runs_paid_on_is_near check (paid_on between '2000-01-01' and '2200-01-01'),
  constraint distribution_runs_memo_is_plain check (char_length(btrim(memo)) >= 3 and private.is_single_line(memo, 120)),
  constraint distribution_runs_capital_cents_in_range check (capital_cents between 0 and 100000000000),
  constraint distribution_runs_preferred_cents_in_range check (preferred_cents between 0 and 100000000000),
  constraint distribution_runs_profit_cents_in_range check (profit_cents between 0 and 100000000000),
  constraint distribution_runs_catch_up_cents_in_range check (catch_up_cents between 0 and 100000000000),
  constraint distribution_runs_promote_cents_in_range check (promote_cents between 0 and 100000000000),
  constraint distribution_runs_adds_up check (
    cash_cents = capital_cents + preferred_cents + profit_cents + catch_up_cents + promote_cents
  ),
  constraint distribution_runs_paid_count_fits check (paid_count between 0 and line_count),
  constraint distribution_runs_approver_is_plain check (private.is_single_line(approver, 300)),
  constraint distribution_runs_end_once check (num_nonnulls(finished_at, cancelled_at) <= 1 and (cancelled_at is null or paid_count = 0))
);
create index distribution_runs_unfinished_idx on private.distribution_runs (approved_at) where finished_at is null and cancelled_at is null;
alter table private.distribution_runs enable row level security;

create table private.distribution_lines (
  run_id uuid not null references private.distribution_runs (id) on delete cascade,
  subscription_id uuid not null references private.subscriptions (id) on delete restrict,
  investor_id uuid references public.profiles (id) on delete set null,
  holder text not null,
  paid_on date not null,
  capital_cents bigint not null,
  preferred_cents bigint not null,
  profit_cents bigint not null,
  cents bigint not null generated always as (capital_cents + preferred_cents + profit_cents) stored,
  is_live boolean not null default true,
  posted_at timestamptz,

  constraint distribution_lines_pkey primary key (run_id, subscription_id),
  constraint distribution_lines_holder_is_plain check (private.is_single_line(holder, 300)),
  constraint distribution_lines_capital_cents_in_range check (capital_cents between 0 and 100000000000),
  constraint distribution_lines_preferred_cents_in_range check (preferred_cents between 0 and 100000000000),
  constraint distribution_lines_profit_cents_in_range check (profit_cents between 0 and 100000000000),
  constraint distribution_lines_cents_in_range check (cents between 0 and 100000000000)
);
-- Triggers in other files:
--   investing/positions/position_links.sql: queue_posting
comment on column private.distribution_lines.investor_id is 'Who held the interest then. A later holder doesn''t see it.';
comment on column private.distribution_lines.is_live is 'False once its run is canceled.';
create index distribution_lines_subscription_idx on private.distribution_lines (subscription_id, paid_on) include (capital_cents, preferred_cents, cents) where is_live;
create index distribution_lines_investor_idx on private.distribution_lines (investor_id, paid_on desc);
create index distribution_lines_unpaid_idx on private.distribution_lines (run_id, subscription_id) where posted_at is null and is_live;
alter table private.distribution_lines enable row level security;

-- A line that was paid stays as it is, and no line is paid twice.
create function private.refuse_paid_line_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  elsif tg_op = 'UPDATE' and to_jsonb(new) - array['investor_id'] = to_jsonb(old) - array['investor_id'] and new.investor_id is null then
    return new;
  end if;
  raise exception 'Paid distributions can''t change.' using errcode = '42501';
end $$;
create trigger refuse_change before update or delete on private.distribution_lines
  for each row when (old.posted_at is not null) execute function private.refuse_paid_line_change();

-- Joins of thousands of positions: without statistics of new rows, the planner would loop over all pairs.
-- What each accepted investor of an offering paid in, got back, and is owed at the end of a day. Simple preferred return on
-- unreturned capital, 30/360.
create function private.list_positions(p_offering_id uuid, p_day date)
returns table (
  subscription_id uuid, investor_id uuid, holder text, contributed bigint, returned bigint, accrued numeric, preferred_paid bigint,
  received bigint
)
language plpgsql stable security definer set search_path = '' set jit = off set enable_nestloop = off as $$
declare
  v_rate numeric;
begin
  select o.preferred_bps / 3600000.0 into v_rate from private.offerings o where o.id = p_offering_id;
  return query
  select s.id, s.investor_id, coalesce(s.entity_name, s.investor_name), (coalesce(c.paid, 0) + coalesce(x.paid, 0))::bigint,
    (coalesce(d.capital, 0) + coalesce(x.capital, 0))::bigint,
    (coalesce(c.days, 0) - coalesce(d.days, 0) + coalesce(x.days, 0)) * v_rate + coalesce(x.accrued, 0),
    (coalesce(d.preferred, 0) + coalesce(x.preferred, 0))::bigint, (coalesce(d.total, 0) + coalesce(x.total, 0))::bigint
  from private.subscriptions s
  left join (
    select l.subscription_id as id, sum(l.cents) as paid,
      sum(l.cents::numeric * (private.count_days_360(p_day) - private.count_days_360(l.paid_on))) as days
    from private.capital_call_lines l join private.capital_calls k on k.id = l.call_id
    where k.offering_id = p_offering_id and l.paid_on <= p_day group by l.subscription_id
  ) c on c.id = s.id
  left join (
    select l.subscription_id as id, sum(l.capital_cents) as capital, sum(l.preferred_cents) as preferred, sum(l.cents) as total,
      sum(l.capital_cents::numeric * (private.count_days_360(p_day) - private.count_days_360(l.paid_on))) as days
    from private.distribution_lines l join private.distribution_runs r on r.id = l.run_id
    where r.offering_id = p_offering_id and l.is_live and l.paid_on <= p_day group by l.subscription_id
  ) d on d.id = s.id
  left join (
    select y.subscription_id as id, sum(y.contributed_cents) as paid, sum(y.returned_cents) as capital, sum(y.preferred_cents) as preferred,
      sum(y.received_cents) as total, sum(y.accrued_cents) as accrued,
      sum((y.contributed_cents - y.returned_cents)::numeric * (private.count_days_360(p_day) - private.count_days_360(y.day))) as days
    from private.position_carryovers y join private.subscriptions z on z.id = y.subscription_id
    where z.offering_id = p_offering_id and y.day <= p_day group by y.subscription_id
  ) x on x.id = s.id
  where s.offering_id = p_offering_id and s.status = 'accepted';
end $$;

-- Returns what a distribution would split into, with the state it starts from.
create function private.compute_distribution(p_offering private.offerings, p_cash bigint, p_day date)
returns table (split private.cash_split, owed_capital bigint, owed_preferred bigint, contributed bigint, investors bigint,
  investor_profit bigint, sponsor bigint, holders integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  select coalesce(sum(p.contributed - p.returned), 0), coalesce(private.round_cents(sum(p.accrued)::double precision), 0) - coalesce(sum(p.preferred_paid), 0),
    coalesce(sum(p.contributed), 0), coalesce(sum(p.received), 0), coalesce(sum(p.received - p.returned), 0), count(*) filter (where p.contributed > 0)
  into owed_capital, owed_preferred, contributed, investors, investor_profit, holders
  from private.list_positions((p_offering).id, p_day) p;
  select coalesce(sum(r.catch_up_cents + r.promote_cents), 0) into sponsor
  from private.distribution_runs r where r.offering_id = (p_offering).id and r.cancelled_at is null;
  split := private.split_cash(
    p_cash, owed_capital, owed_preferred, contributed, investors, investor_profit, sponsor,
    (p_offering).catch_up_bps, (p_offering).catch_up_to_bps, (p_offering).tiers, (p_offering).is_preferred_first
  );
  return next;
end $$;

create function private.require_distribution_day(p_offering private.offerings, p_cents bigint, p_day date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_day is null or p_day > private.get_local_date() + 31 then
    raise exception 'Enter a payment date within the next month.' using errcode = 'HXSDA';
  elsif p_cents is null or p_cents < 1 then
    raise exception 'Enter an amount above zero.' using errcode = 'HXSDC';
  elsif exists (
    select from private.distribution_runs r
    where r.offering_id = (p_offering).id and r.cancelled_at is null and r.paid_on > p_day
  ) then
    raise exception 'A later distribution was already computed.' using errcode = 'HXSDL';
  elsif not exists (
    select from private.capital_call_lines l join private.capital_calls c on c.id = l.call_id
    where c.offering_id = (p_offering).id and l.paid_on <= p_day
  ) then
    raise exception 'No investor has paid in by that day.' using errcode = 'HXSDE';
  end if;
end $$;

create function private.preview_distribution(p_offering_id uuid, p_cents public.large_number, p_paid_on date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.get_own_offering(p_offering_id);
  v_result record;
begin
  perform private.require_distribution_day(v_offering, p_cents, p_paid_on);
  select * into v_result from private.compute_distribution(v_offering, p_cents, p_paid_on);
  return jsonb_build_object(
    'capital_cents', (v_result.split).capital, 'preferred_cents', (v_result.split).preferred, 'profit_cents', (v_result.split).profit,
    'catch_up_cents', (v_result.split).catch_up, 'promote_cents', (v_result.split).promote,
    'owed_capital_cents', v_result.owed_capital, 'owed_preferred_cents', v_result.owed_preferred, 'holders', v_result.holders,
    'fingerprint', md5(concat_ws(':', v_result::text, p_cents, p_paid_on))
  );
end $$;

-- Returns how cash would be split on a day, for the sponsor.
select private.expose('preview_distribution', 'authenticated');

create function private.approve_distribution(
  p_id uuid, p_offering_id uuid, p_cents public.large_number, p_paid_on date, p_memo text, p_fingerprint text
) returns integer
language plpgsql security definer set search_path = '' set jit = off set enable_nestloop = off as $$
declare
  v_offering constant private.offerings := private.lock_own_offering(p_offering_id);
  v_result record;
  v_split private.cash_split;
  v_count integer;
begin
  select r.line_count into v_count from private.distribution_runs r where r.id = p_id and r.offering_id = p_offering_id;
  if found then
    return v_count;
  end if;
  perform private.require_distribution_day(v_offering, p_cents, p_paid_on);
  if exists (
    select from private.distribution_runs r
    where r.offering_id = p_offering_id and r.finished_at is null and r.cancelled_at is null
  ) then
    raise exception 'Finish or cancel the last distribution first.' using errcode = 'HXSDO';
  end if;
  select * into v_result from private.compute_distribution(v_offering, p_cents, p_paid_on);
  v_split := v_result.split;
  if p_fingerprint is distinct from md5(concat_ws(':', v_result::text, p_cents, p_paid_on)) then
    raise exception 'The split has changed. Check it again.' using errcode = 'HXSDF';
  end if;
  insert into private.distribution_runs (
    id, offering_id, number, cash_cents, paid_on, memo, capital_cents, preferred_cents, profit_cents, catch_up_cents,
    promote_cents, line_count, approver
  ) values (
    p_id, p_offering_id, (select coalesce(max(r.number), 0) + 1 from private.distribution_runs r where r.offering_id = p_offering_id),
    p_cents, p_paid_on, btrim(p_memo), v_split.capital, v_split.preferred, v_split.profit, v_split.catch_up, v_split.promote, 0,
    coalesce(private.get_my_display_name(), '')
  );
  -- Each part by what the investor is owed of it: capital by unreturned capital, preferred return by what accrued, profit by
  -- capital paid in.
  with positions as materialized (
    select * from private.list_positions(p_offering_id, p_paid_on) p where p.contributed > 0
  ), weights as (
    select array_agg(p.subscription_id order by p.subscription_id) as ids,
      array_agg((p.contributed - p.returned)::numeric order by p.subscription_id) as capital,
      array_agg(greatest(p.accrued - p.preferred_paid, 0) order by p.subscription_id) as preferred,
      array_agg(p.contributed::numeric order by p.subscription_id) as profit
    from positions p
  ), parts as (
    select a.id, a.cents as capital, 0::bigint as preferred, 0::bigint as profit
    from weights w cross join lateral private.allocate_cents(v_split.capital, w.ids, w.capital) a
    union all
    select a.id, 0, a.cents, 0 from weights w cross join lateral private.allocate_cents(v_split.preferred, w.ids, w.preferred) a
    union all
    select a.id, 0, 0, a.cents from weights w cross join lateral private.allocate_cents(v_split.profit, w.ids, w.profit) a
  )
  insert into private.distribution_lines (run_id, subscription_id, investor_id, holder, paid_on, capital_cents, preferred_cents, profit_cents)
  select p_id, p.subscription_id, p.investor_id, p.holder, p_paid_on, sum(x.capital), sum(x.preferred), sum(x.profit)
  from parts x join positions p on p.subscription_id = x.id
  group by p.subscription_id, p.investor_id, p.holder;
  get diagnostics v_count = row_count;
  if (select sum(l.cents) from private.distribution_lines l where l.run_id = p_id)
    is distinct from (v_split.capital + v_split.preferred + v_split.profit)::numeric
  then
    raise exception 'The lines do not add up.' using errcode = 'HXSDF';
  end if;
  update private.distribution_runs r set line_count = v_count where r.id = p_id;
  return v_count;
end $$;

-- Approves the split that the caller saw, identified by the fingerprint of the preview. Returns the number of lines;
-- idempotent.
select private.expose('approve_distribution', 'authenticated');

-- Pays a batch of a run's lines. Two workers take different lines; a stopped one leaves them to the next.
create function private.pay_distribution_batch(p_run_id uuid, p_most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  -- The run's row makes batches of one run wait for each other, so that its count is right.
  perform from private.distribution_runs r where r.id = p_run_id and r.finished_at is null and r.cancelled_at is null for no key update;
  if not found then
    return 0;
  end if;
  with taken as (
    select l.run_id, l.subscription_id from private.distribution_lines l
    where l.run_id = p_run_id and l.posted_at is null and l.is_live
    order by l.subscription_id limit p_most for update
  ), paid as (
    update private.distribution_lines l set posted_at = clock_timestamp()
    from taken t where l.run_id = t.run_id and l.subscription_id = t.subscription_id
    returning l.investor_id, l.subscription_id, l.cents
  ), noticed as (
    insert into private.investor_notices (user_id, kind, key, facts)
    select p.investor_id, 'distribution_paid', 'distribution:' || p_run_id || ':' || p.subscription_id,
      jsonb_build_object('offering', o.title, 'offering_id', o.id, 'amount', private.format_cents(p.cents))
    from paid p join private.distribution_runs r on r.id = p_run_id join private.offerings o on o.id = r.offering_id
    where p.investor_id is not null and p.cents > 0
    on conflict do nothing
  )
  select count(*) into v_count from paid;
  update private.distribution_runs r
  set paid_count = r.paid_count + v_count,
    finished_at = case when r.paid_count + v_count >= r.line_count then now() end
  where r.id = p_run_id;
  return v_count;
end $$;

create function private.advance_distribution(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_run private.distribution_runs;
begin
  select * into v_run from private.distribution_runs r where r.id = p_id;
  perform private.get_own_offering(v_run.offering_id);
  if v_run.paid_on > private.get_local_date() then
    raise exception 'This distribution is paid on its date.' using errcode = 'HXSDW';
  end if;
  perform private.pay_distribution_batch(p_id, 500);
  return (
    select jsonb_build_object('paid', r.paid_count, 'of', r.line_count, 'is_finished', r.finished_at is not null)
    from private.distribution_runs r where r.id = p_id
  );
end $$;

-- Pays the next 500 lines of a run of the caller's offering and returns the progress. The schedule continues what is left.
select private.expose('advance_distribution', 'authenticated');

create function private.cancel_distribution(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_run private.distribution_runs;
begin
  select * into v_run from private.distribution_runs r where r.id = p_id;
  perform private.lock_own_offering(v_run.offering_id);
  select * into v_run from private.distribution_runs r where r.id = p_id for update;
  if v_run.cancelled_at is not null then
    return;
  elsif v_run.paid_count > 0 then
    raise exception 'Payments of this distribution were already sent.' using errcode = 'HXSDS';
  end if;
  update private.distribution_runs r set cancelled_at = now() where r.id = p_id;
  update private.distribution_lines l set is_live = false where l.run_id = p_id;
end $$;

-- Cancels a distribution of which nothing is paid yet.
select private.expose('cancel_distribution', 'authenticated');

-- Continues unfinished runs that are due, then sends waiting notices and posts to linked holdings, in batches until the time
-- is up. Runs on a schedule. True if more is left.
create function private.continue_distributions(p_most_ms integer default 4000) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_until constant timestamptz := clock_timestamp() + make_interval(secs => p_most_ms / 1000.0);
  v_id uuid;
  v_left integer;
begin
  loop
    select r.id into v_id from private.distribution_runs r
    where r.finished_at is null and r.cancelled_at is null and r.paid_on <= (now() at time zone 'America/Los_Angeles')::date
    order by r.approved_at limit 1 for no key update skip locked;
    if v_id is not null then
      perform private.pay_distribution_batch(v_id, 500);
    else
      v_left := private.send_investor_notices(500) + private.post_due_positions(100);
    end if;
    if v_left = 0 then
      return false;
    elsif clock_timestamp() >= v_until then
      return true;
    end if;
  end loop;
end $$;

create function private.schedule_investing() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[['continue-distributions', '5 seconds', 'select private.continue_distributions()']])
$$;

create function private.list_distributions(p_offering_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.get_own_offering(p_offering_id);
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(r) - array['offering_id'] order by r.number desc), '[]')
    from private.distribution_runs r where r.offering_id = v_offering.id
  );
end $$;

-- Returns the distributions of the caller's offering with their split and progress.
select private.expose('list_distributions', 'authenticated');

create function private.list_distribution_lines(
  p_run_id uuid, p_after text default null, p_page_size public.whole_number default 100
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 100, 500);
  c_scope constant text := 'distribution lines';
  v_key constant jsonb := private.open_cursor(c_scope, p_after);
  v_run private.distribution_runs;
  v_rows jsonb[];
begin
  select * into v_run from private.distribution_runs r where r.id = p_run_id;
  perform private.get_own_offering(v_run.offering_id);
  v_rows := array(
    select jsonb_build_object(
      'id', l.subscription_id, 'subscription_id', l.subscription_id, 'holder', l.holder, 'capital_cents', l.capital_cents, 'preferred_cents', l.preferred_cents,
      'profit_cents', l.profit_cents, 'cents', l.cents, 'posted_at', l.posted_at,
      'cursor', private.seal_cursor(c_scope, jsonb_build_array(l.subscription_id))
    )
    from private.distribution_lines l
    where l.run_id = p_run_id and (v_key is null or l.subscription_id > (v_key ->> 0)::uuid)
    order by l.subscription_id limit v_size
  );
  return jsonb_build_object('rows', to_jsonb(v_rows), 'next', case when cardinality(v_rows) = v_size then v_rows[v_size] ->> 'cursor' end);
end $$;

-- Returns a page of a distribution's lines for the sponsor.
select private.expose('list_distribution_lines', 'authenticated');
