-- Billing runs: what is billed for a month, and the corrections of earlier months. A run is previewed, approved, and posted
-- as a whole. Running a month again bills only what changed.
create table private.billing_runs (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  month date not null,
  number integer not null,
  fingerprint text not null,
  total_cents bigint not null,
  exception_count integer not null,
  approved_at timestamptz not null default clock_timestamp(),
  approved_by_name text not null default '',
  posted_at timestamptz,
  posted_by_name text,
  cancelled_at timestamptz,

  constraint billing_runs_month_is_first_day check (month = date_trunc('month', month) and month between '2000-01-01' and '2200-01-01'),
  constraint billing_runs_fingerprint_shape check (fingerprint ~ '^[0-9a-f]{32}$'),
  constraint billing_runs_total_in_range check (total_cents between -10000000000 and 10000000000),
  constraint billing_runs_approved_by_name_is_plain check (private.is_single_line(approved_by_name, 300)),
  constraint billing_runs_posted_by_name_is_plain check (private.is_single_line(posted_by_name, 300)),
  constraint billing_runs_end_once check (num_nonnulls(posted_at, cancelled_at) <= 1)
);
create unique index billing_runs_number_once_idx on private.billing_runs (community_id, number);
create index billing_runs_month_idx on private.billing_runs (community_id, month desc);
-- One run of a community waits to be posted at a time.
create unique index billing_runs_open_idx on private.billing_runs (community_id) where posted_at is null and cancelled_at is null;
alter table private.billing_runs enable row level security;

-- Invoices of a run: one per resident and payor. A negative total is a credit.
create table private.resident_invoices (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  run_id uuid not null references private.billing_runs (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  payor text not null,
  number integer not null,
  month date not null,
  invoiced_on date not null,
  due_on date not null,
  total_cents bigint not null,

  constraint resident_invoices_payor_is_known check (payor in (
    'private_pay', 'medicaid', 'medicare_a', 'medicare_advantage', 'va', 'ltc_insurance', 'hospice', 'other'
  )),
  constraint resident_invoices_dates_in_range check (invoiced_on between '2000-01-01' and '2200-01-01' and due_on >= invoiced_on),
  constraint resident_invoices_total_in_range check (total_cents between -1000000000 and 1000000000)
);
create unique index resident_invoices_number_once_idx on private.resident_invoices (community_id, number);
create unique index resident_invoices_once_idx on private.resident_invoices (run_id, resident_id, payor);
create index resident_invoices_resident_idx on private.resident_invoices (resident_id, invoiced_on desc, id);
create index resident_invoices_due_idx on private.resident_invoices (community_id, due_on);
alter table private.resident_invoices enable row level security;

create table private.resident_invoice_lines (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references private.resident_invoices (id) on delete cascade,
  position integer not null,
  service_month date not null,
  kind text not null,
  account text not null,
  source_id uuid,
  description text not null,
  from_day date not null,
  to_day date not null,
  quantity integer not null,
  rate_cents bigint,
  cents bigint not null,
  is_adjustment boolean not null,

  constraint resident_invoice_lines_position_in_range check (position between 1 and 10000),
  constraint resident_invoice_lines_kind_is_known check (kind in (
    'room', 'care', 'second_occupant', 'respite', 'extra', 'concession', 'guest_meal', 'community_fee', 'late_fee', 'nsf_fee'
  )),
  constraint resident_invoice_lines_account_shape check (account ~ '^[0-9]{4}$'),
  constraint resident_invoice_lines_description_is_plain check (private.is_single_line(description, 200)),
  constraint resident_invoice_lines_days_are_ordered check (to_day >= from_day),
  constraint resident_invoice_lines_quantity_in_range check (quantity between -100000 and 100000),
  constraint resident_invoice_lines_rate_in_range check (rate_cents between -1000000000 and 1000000000),
  constraint resident_invoice_lines_cents_in_range check (cents between -1000000000 and 1000000000)
);
create unique index resident_invoice_lines_position_idx on private.resident_invoice_lines (invoice_id, position);
alter table private.resident_invoice_lines enable row level security;

-- Invoices never change. They are deleted only with their resident or community. When a resident's records are removed,
-- their invoices move to a resident without a name.
create function private.refuse_invoice_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  elsif tg_op = 'UPDATE' and private.is_anonymized_move(to_jsonb(old), to_jsonb(new)) then
    return new;
  end if;
  raise exception 'Posted invoices can''t be changed.' using errcode = '42501';
end $$;
create trigger refuse_change before update or delete on private.resident_invoices
  for each row execute function private.refuse_invoice_change();
create trigger refuse_change before update or delete on private.resident_invoice_lines
  for each row execute function private.refuse_invoice_change();

-- Returns what a run of a month would bill: its charges, and for months billed before, the difference between the charges
-- now and what was billed. Corrections and months that were skipped reach back twelve months, to the first run.
create function private.list_run_lines(p_community_id uuid, p_month date)
returns table (
  resident_id uuid, payor text, kind text, account text, source_id uuid, description text, service_month date, from_day date, to_day date,
  quantity integer, rate_cents bigint, cents bigint, is_adjustment boolean
)
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_first constant date := coalesce((
    select min(r.month) from private.billing_runs r
    where r.community_id = p_community_id and r.posted_at is not null and r.month < p_month and r.month >= p_month - interval '12 months'
  ), p_month);
  v_months constant date[] := array(select m::date from generate_series(v_first, p_month, interval '1 month') m);
begin
  return query
  with charges as materialized (
    select c.*, date_trunc('month', c.from_day)::date as month
    from private.list_charges(
      p_community_id, v_first, (p_month + interval '1 month' - interval '1 day')::date
    ) c
    where c.cents <> 0
  ), billed as materialized (
    select i.resident_id, i.payor, l.kind, l.account, l.source_id, l.service_month as month, sum(l.quantity)::integer as quantity,
      sum(l.cents)::bigint as cents, max(l.description) filter (where not l.is_adjustment) as description
    from private.resident_invoice_lines l join private.resident_invoices i on i.id = l.invoice_id
    where i.community_id = p_community_id and l.service_month = any (v_months)
    group by i.resident_id, i.payor, l.kind, l.account, l.source_id, l.service_month
  ), due as (
    select c.resident_id, c.payor, c.kind, c.account, c.source_id, c.month, sum(c.quantity)::integer as quantity, sum(c.cents)::bigint as cents,
      max(c.description) as description
    from charges c group by c.resident_id, c.payor, c.kind, c.account, c.source_id, c.month
  )
  select c.resident_id, c.payor, c.kind, c.account, c.source_id, c.description, c.month, c.from_day, c.to_day, c.quantity, c.rate_cents,
    c.cents, false
  from charges c
  where not exists (
    select from billed b
    where b.resident_id = c.resident_id and b.payor = c.payor and b.kind = c.kind and b.account = c.account
      and b.source_id is not distinct from c.source_id and b.month = c.month
  )
  union all
  select b.resident_id, b.payor, b.kind, b.account, b.source_id, coalesce(d.description, b.description, 'Charge'), b.month, b.month,
    (b.month + interval '1 month' - interval '1 day')::date, coalesce(d.quantity, 0) - b.quantity, null, coalesce(d.cents, 0) - b.cents, true
  from billed b
  left join due d on d.resident_id = b.resident_id and d.payor = b.payor and d.kind = b.kind and d.account = b.account
    and d.source_id is not distinct from b.source_id and d.month = b.month
  where coalesce(d.cents, 0) <> b.cents
  order by 1, 2, 7, 8, 3, 5, 6, 12;
end $$;

create function private.get_run_fingerprint(p_community_id uuid, p_month date) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select md5(coalesce(string_agg(l::text, '|' order by l::text), '')) from private.list_run_lines(p_community_id, p_month) l);
end $$;

-- True if an authorization of the payor covers all of these days.
create function private.is_payor_authorized(p_resident_id uuid, p_payor text, p_from date, p_to date) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.payor_authorizations a
    where a.resident_id = p_resident_id and a.payor = p_payor and a.removed_at is null and a.begins_on <= p_from and a.ends_on >= p_to
  );
end $$;

-- Returns what to check before a month is billed.
create function private.list_billing_exceptions(p_community_id uuid, p_month date)
returns table (kind text, resident_id uuid, day date, detail text)
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_end constant date := (p_month + interval '1 month' - interval '1 day')::date;
  -- Charting of the last 30 days up to the end of the month.
  v_to constant date := least(v_end, private.get_community_day(p_community_id));
begin
  return query
  with rates as materialized (
    select * from private.list_rate_spans(p_community_id, p_month, v_end)
  ), charges as materialized (
    select * from private.list_charges(p_community_id, p_month, v_end)
  ), charted as (
    select e.resident_id, count(*)::numeric / count(distinct e.day) as per_day, coalesce(private.get_care_level(e.resident_id, v_to), 0) as level
    from public.care_entries e
    where e.community_id = p_community_id and e.day between v_to - 29 and v_to and e.kind = 'task' and e.outcome = 'done' and e.struck_at is null
    group by e.resident_id having count(distinct e.day) >= 14
  ), averages as (
    select c.level, avg(c.per_day) as per_day from charted c group by c.level having count(*) >= 3
  )
  select 'zero_rate', r.resident_id, min(r.from_day), u.name
  from rates r left join public.units u on u.id = r.unit_id
  where r.is_charged and r.room_cents = 0
  group by r.resident_id, u.name
  union all
  select 'no_care_rate', r.resident_id, min(r.from_day), r.level::text
  from rates r
  where r.level is not null and r.room_kind <> 'respite' and r.care_cents = 0 and exists (
    select from private.care_level_rates c where c.community_id = p_community_id
  ) and not exists (
    select from private.care_level_rates c where c.community_id = p_community_id and c.level = r.level and c.effective_on <= r.from_day
  )
  group by r.resident_id, r.level
  union all
  -- A signed assessment found more care than is billed.
  select 'care_above_level', a.resident_id, (a.signed_at at time zone m.time_zone)::date, a.level::text
  from public.care_assessments a join public.communities m on m.id = a.community_id
  where a.community_id = p_community_id and a.signed_at is not null
    and a.signed_at < private.get_census_moment(v_end, m.time_zone)
    and exists (select from rates r where r.resident_id = a.resident_id)
    and a.level > coalesce(private.get_care_level(a.resident_id, v_end), 0)
    and not exists (
      select from public.care_assessments b
      where b.resident_id = a.resident_id and b.signed_at > a.signed_at
    )
  union all
  -- Much more charted care than residents of the billed level get on average, and as much as those of a higher level.
  select 'charted_above_level', c.resident_id, v_to, max(h.level)::text
  from charted c join averages o on o.level = c.level
  join averages h on h.level > c.level and h.per_day > o.per_day and c.per_day >= h.per_day
  where c.per_day >= 1.25 * o.per_day and exists (select from rates r where r.resident_id = c.resident_id)
  group by c.resident_id
  union all
  select 'no_authorization', c.resident_id, min(c.from_day), c.payor
  from charges c
  where c.payor in ('medicaid', 'medicare_a', 'medicare_advantage', 'va', 'hospice')
    and not private.is_payor_authorized(c.resident_id, c.payor, c.from_day, c.to_day)
  group by c.resident_id, c.payor
  union all
  select 'no_responsible_party', c.resident_id, min(c.from_day), null
  from charges c
  where c.payor = 'private_pay' and not exists (
    select from public.resident_contacts t
    where t.resident_id = c.resident_id and t.deleted_at is null and t.roles && array['responsible_party', 'financial_poa', 'guardian']
  )
  group by c.resident_id
  order by 1, 3, 2;
end $$;

-- Keeps market rates as agreed rates when they are billed, so that a new market rate changes no earlier month.
create function private.keep_market_rates(p_community_id uuid, p_from date, p_to date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.resident_rates (
    community_id, resident_id, unit_id, room_cents, second_occupant_cents, respite_daily_cents, proration, leave_percent,
    charges_care_on_leave, pays_hold, effective_on, reason
  )
  select p_community_id, d.resident_id, d.unit_id, d.room_cents, t.second_occupant_cents, t.respite_daily_cents,
    coalesce(t.proration, 'actual_days'), coalesce(t.leave_percent, 100), coalesce(t.charges_care_on_leave, false),
    coalesce(t.pays_hold, false), d.from_day, 'Market rate when first billed'
  from (
    select distinct on (r.resident_id, r.unit_id) r.* from private.list_rate_spans(p_community_id, p_from, p_to) r
    where r.is_market_rate and r.unit_id is not null and r.room_cents > 0
    order by r.resident_id, r.unit_id, r.from_day
  ) d
  left join lateral (
    select x.* from private.resident_rates x
    where x.resident_id = d.resident_id and x.effective_on <= d.from_day and (x.unit_id is null or x.unit_id = d.unit_id)
    order by x.effective_on desc, x.recorded_at desc limit 1
  ) t on true;
end $$;

-- Posts to the ledger. Every entry of billing goes through here.
create function private.post_billing_entry(
  p_community_id uuid, p_day date, p_kind text, p_source_id uuid, p_memo text, p_lines jsonb
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.post_ledger_entry(p_community_id, p_day, p_kind, p_source_id, p_memo, p_lines);
end $$;

-- Writes the invoices of a run, posts them, and applies credits. Corrections of earlier months post in their month.
create function private.create_run_invoices(p_run_id uuid, p_day date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_run private.billing_runs;
  v_settings private.billing_settings;
  v_due date;
  v_count integer;
  v_first date;
  v_entry record;
  v_part record;
begin
  select * into v_run from private.billing_runs r where r.id = p_run_id;
  insert into private.billing_settings (community_id) values (v_run.community_id) on conflict do nothing;
  select * into v_settings from private.billing_settings s where s.community_id = v_run.community_id for update;
  v_due := greatest(v_run.month + v_settings.due_day - 1, p_day + 10);
  with lines as materialized (
    select * from private.list_run_lines(v_run.community_id, v_run.month)
  ), invoices as (
    insert into private.resident_invoices (community_id, run_id, resident_id, payor, number, month, invoiced_on, due_on, total_cents)
    select v_run.community_id, p_run_id, t.resident_id, t.payor,
      v_settings.last_invoice_number + (row_number() over (order by lower(r.name), r.id, t.payor))::integer, v_run.month, p_day, v_due, t.cents
    from (
      select l.resident_id, l.payor, sum(l.cents)::bigint as cents from lines l group by l.resident_id, l.payor
    ) t join public.residents r on r.id = t.resident_id
    returning id, resident_id, payor
  ), added as (
    insert into private.resident_invoice_lines (
      invoice_id, position, service_month, kind, account, source_id, description, from_day, to_day, quantity, rate_cents, cents, is_adjustment
    )
    select i.id, (row_number() over (partition by i.id order by l.service_month desc, l.from_day, l.kind, l.description, l.cents))::integer,
      l.service_month, l.kind, l.account, l.source_id, l.description, l.from_day, l.to_day, l.quantity, l.rate_cents, l.cents, l.is_adjustment
    from lines l join invoices i on i.resident_id = l.resident_id and i.payor = l.payor
  )
  select (select count(*) from invoices), (select min(l.service_month) from lines l) into v_count, v_first;
  update private.billing_settings s set last_invoice_number = s.last_invoice_number + v_count where s.community_id = v_run.community_id;
  perform private.keep_market_rates(
    v_run.community_id, coalesce(v_first, v_run.month), (v_run.month + interval '1 month' - interval '1 day')::date
  );
  for v_entry in
    select i.id, i.resident_id, i.payor, i.number, a.service_month, sum(a.cents)::bigint as cents,
      jsonb_agg(jsonb_build_object('account', a.account, 'cents', -a.cents, 'resident_id', i.resident_id, 'payor', i.payor)
        order by a.account) filter (where a.cents <> 0) as lines,
      min(a.first_line::text)::uuid as first_line
    from private.resident_invoices i
    join (
      select l.invoice_id, l.service_month, l.account, sum(l.cents)::bigint as cents, min(l.id::text)::uuid as first_line
      from private.resident_invoice_lines l join private.resident_invoices n on n.id = l.invoice_id
      where n.run_id = p_run_id
      group by l.invoice_id, l.service_month, l.account
    ) a on a.invoice_id = i.id
    where i.run_id = p_run_id
    group by i.id, i.resident_id, i.payor, i.number, a.service_month
    order by i.number, a.service_month
  loop
    continue when v_entry.lines is null;
    perform private.post_billing_entry(
      v_run.community_id, v_entry.service_month,
      case v_entry.service_month when v_run.month then 'resident_invoice' else 'resident_invoice_correction' end,
      case v_entry.service_month when v_run.month then v_entry.id else v_entry.first_line end, 'Invoice ' || v_entry.number,
      v_entry.lines || case when v_entry.cents = 0 then '[]'::jsonb else jsonb_build_array(
        jsonb_build_object('account', '1200', 'cents', v_entry.cents, 'resident_id', v_entry.resident_id, 'payor', v_entry.payor)
      ) end
    );
  end loop;
  perform private.apply_prospect_deposits(p_run_id, p_day);
  -- Credits and payments on account pay what is open.
  for v_part in
    select distinct i.resident_id, i.payor
    from private.list_open_items(v_run.community_id) o
    join private.resident_invoices i on i.run_id = p_run_id and i.resident_id = o.resident_id and i.payor = o.payor
    where o.cents < 0
  loop
    perform private.apply_credits(v_run.community_id, v_part.resident_id, v_part.payor, p_day);
  end loop;
  return v_count;
end $$;
