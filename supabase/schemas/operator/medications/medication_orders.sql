-- Orders of medications and treatments. Pending until a nurse reviewed them. An order never changes: it is discontinued,
-- and a new one replaces it. Written only by calls.
create table public.medication_orders (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  kind text not null default 'medication',
  drug text not null,
  dose text not null,
  route text not null,
  schedule text not null,
  times time[] not null default '{}',
  every_days integer not null default 1,
  window_minutes integer not null default 60,
  is_prn boolean not null default false,
  prn_reason text,
  prn_follow_up_minutes integer,
  prn_min_hours numeric,
  starts_at timestamptz not null,
  stops_at timestamptz,
  prescriber text not null,
  instructions text,
  controlled_schedule text,
  units_per_dose integer not null default 1,
  is_antipsychotic boolean not null default false,
  replaces_id uuid references public.medication_orders (id) on delete set null,
  ordered_at timestamptz not null default clock_timestamp(),
  ordered_by uuid references public.profiles (id) on delete set null,
  ordered_by_name text not null default '',
  reviewed_at timestamptz,
  reviewed_by uuid references public.profiles (id) on delete set null,
  reviewed_by_name text,
  discontinued_at timestamptz,
  discontinued_by uuid references public.profiles (id) on delete set null,
  discontinued_by_name text,
  discontinue_reason text,

  constraint medication_orders_kind_is_known check (kind in ('medication', 'treatment')),
  constraint medication_orders_drug_is_plain check (char_length(btrim(drug)) >= 1 and private.is_single_line(drug, 160)),
  constraint medication_orders_dose_is_plain check (char_length(btrim(dose)) >= 1 and private.is_single_line(dose, 80)),
  constraint medication_orders_route_is_known check (route in (
    'oral', 'sublingual', 'topical', 'eye', 'ear', 'nasal', 'inhaled', 'injection', 'transdermal', 'rectal', 'tube', 'other'
  )),
  constraint medication_orders_schedule_is_known check (schedule in (
    'daily', 'bid', 'tid', 'qid', 'qhs', 'q4h', 'q6h', 'q8h', 'ac', 'pc', 'alternating', 'weekly', 'custom', 'prn'
  )),
  constraint medication_orders_times_fit check (case when is_prn then cardinality(times) = 0 else cardinality(times) between 1 and 12 end),
  constraint medication_orders_every_days_in_range check (every_days between 1 and 90),
  constraint medication_orders_window_in_range check (window_minutes between 15 and 240),
  constraint medication_orders_prn_has_reason check (not is_prn or coalesce(char_length(btrim(prn_reason)), 0) >= 1),
  constraint medication_orders_prn_reason_is_plain check (private.is_single_line(prn_reason, 200)),
  constraint medication_orders_follow_up_in_range check (prn_follow_up_minutes between 10 and 480),
  constraint medication_orders_prn_has_follow_up check (not is_prn or prn_follow_up_minutes is not null),
  constraint medication_orders_min_hours_in_range check (prn_min_hours between 0.5 and 168),
  constraint medication_orders_dates_are_ordered check (stops_at > starts_at),
  constraint medication_orders_prescriber_is_plain check (char_length(btrim(prescriber)) >= 1 and private.is_single_line(prescriber, 120)),
  constraint medication_orders_instructions_are_plain check (private.is_plain_message(instructions, 2000)),
  constraint medication_orders_controlled_is_known check (controlled_schedule in ('II', 'III', 'IV', 'V')),
  constraint medication_orders_units_in_range check (units_per_dose between 1 and 100),
  constraint medication_orders_ordered_by_name_is_plain check (private.is_single_line(ordered_by_name, 300)),
  constraint medication_orders_reviewed_by_name_is_plain check (private.is_single_line(reviewed_by_name, 300)),
  constraint medication_orders_discontinued_by_name_is_plain check (private.is_single_line(discontinued_by_name, 300)),
  constraint medication_orders_reason_is_plain check (private.is_single_line(discontinue_reason, 300))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes

comment on column public.medication_orders.times is 'Times of day in the community''s time zone.';

create index medication_orders_resident_idx on public.medication_orders (resident_id, starts_at);
create index medication_orders_community_idx on public.medication_orders (community_id, discontinued_at);
create index medication_orders_ordered_by_idx on public.medication_orders (ordered_by);
create index medication_orders_reviewed_by_idx on public.medication_orders (reviewed_by);
create index medication_orders_discontinued_by_idx on public.medication_orders (discontinued_by);
create unique index medication_orders_replaces_idx on public.medication_orders (replaces_id);

select private.set_up_table('public.medication_orders', 'select');
create policy "Positions read orders of residents they opened" on public.medication_orders
  for select to authenticated
  using (resident_id = any ((select private.list_my_open_resident_ids('medication_orders', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.medication_orders', 'resident_id', 'private.list_my_open_resident_ids(''medication_orders'', ''read'')'
);

-- Returns when each order ends, in the order of the array: its stop, discontinuation, or the end of the resident's stay;
-- null if it has no end. A medication pass has hundreds of orders, so functions that it needs take all of them at once.
create function private.list_order_ends(p_orders public.medication_orders[]) returns timestamptz[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select least(
      o.stops_at, o.discontinued_at,
      (
        select min(e.at) from public.stay_events e
        where e.resident_id = o.resident_id and e.type in ('discharge', 'death') and e.at > o.starts_at
          and not e.is_removal and not exists (select from public.stay_events c where c.corrects_id = e.id)
      )
    )
    from unnest(p_orders) with ordinality o order by o.ordinality
  );
end $$;

create function private.get_order_end(p_order public.medication_orders) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.list_order_ends(array[p_order]))[1];
end $$;

-- Returns when doses of orders are due between two moments. None before a nurse reviewed an order. The ends are those of
-- `list_order_ends`. With the default estimate of 1000 rows, Postgres would compile the statements of a medication pass.
create function private.list_due_doses(
  p_orders public.medication_orders[], p_ends timestamptz[], p_from timestamptz, p_to timestamptz, p_zone text
)
returns table (order_id uuid, window_minutes integer, due_at timestamptz)
language plpgsql stable security definer rows 500 set search_path = '' as $$
begin
  return query
  select o.id, o.window_minutes, s.due_at
  from unnest(p_orders) with ordinality o
  cross join lateral (select (o.starts_at at time zone p_zone)::date as first) f
  cross join generate_series((p_from at time zone p_zone)::date, (p_to at time zone p_zone)::date, interval '1 day') d (day)
  cross join lateral unnest(o.times) t (time)
  cross join lateral (select (d.day::date + t.time) at time zone p_zone as due_at) s
  where not o.is_prn and d.day::date >= f.first and (d.day::date - f.first) % o.every_days = 0
    and s.due_at >= p_from and s.due_at < p_to and s.due_at >= greatest(o.starts_at, o.reviewed_at)
    and o.reviewed_at is not null and s.due_at < coalesce(p_ends[o.ordinality], 'infinity');
end $$;

-- Returns when doses of one order are due between two moments.
create function private.list_due_times(p_order public.medication_orders, p_from timestamptz, p_to timestamptz, p_zone text)
returns setof timestamptz
language plpgsql stable security definer rows 4 set search_path = '' as $$
begin
  return query
  select d.due_at from private.list_due_doses(array[p_order], array[private.get_order_end(p_order)], p_from, p_to, p_zone) d
  order by d.due_at;
end $$;

-- Returns orders as screens show them, in the order of the array. The ends are those of `list_order_ends`. As JSON, which
-- unlike JSONB is not copied at each level that contains it: a pass has up to a megabyte.
create function private.describe_orders(p_orders public.medication_orders[], p_ends timestamptz[]) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(json_agg(d), '[]')
    from (
      select o.id, o.community_id, o.resident_id, o.kind, o.drug, o.dose, o.route, o.schedule,
        (select coalesce(json_agg(to_char(t, 'HH24:MI') order by t), '[]') from unnest(o.times) t) as times,
        o.every_days, o.window_minutes, o.is_prn, o.prn_reason, o.prn_follow_up_minutes, o.prn_min_hours, o.starts_at, o.stops_at,
        o.prescriber, o.instructions, o.controlled_schedule, o.units_per_dose, o.is_antipsychotic, o.replaces_id, o.ordered_at,
        o.ordered_by_name, o.reviewed_at, o.reviewed_by_name, o.discontinued_at, o.discontinued_by_name, o.discontinue_reason,
        p_ends[o.ordinality] as ends_at,
        case when p_ends[o.ordinality] <= now() then 'ended' when o.reviewed_at is null then 'pending' else 'active' end as state
      from unnest(p_orders) with ordinality o order by o.ordinality
    ) d
  );
end $$;

-- Locks an order and requires a right on its resident's medications.
create function private.begin_medication_change(p_order_id uuid, p_kind text, p_verb text) returns public.medication_orders
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.medication_orders;
  v_resident public.residents;
begin
  select * into v_order from public.medication_orders o where o.id = p_order_id for update;
  select * into v_resident from public.residents r where r.id = v_order.resident_id and r.deleted_at is null;
  if v_resident.id is null or not private.is_approved()
    or not private.can_reach_resident(auth.uid(), v_resident, p_kind, p_verb)
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return v_order;
end $$;

create function private.order_medication(p_id uuid, p_resident_id uuid, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant public.medication_orders := jsonb_populate_record(null::public.medication_orders, p_values);
  v_resident public.residents;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null for update;
  if v_resident.id is null or not private.is_approved()
    or not private.can_reach_resident(auth.uid(), v_resident, 'medication_orders', 'add')
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if exists (select from public.medication_orders o where o.id = p_id) then
    return p_id;
  end if;
  perform private.enforce_rate_limit('medication_order', 600, interval '1 hour');
  if v_row.starts_at is null or v_row.starts_at not between now() - interval '1 year' and now() + interval '1 year' then
    raise exception 'Choose a start within a year.' using errcode = 'HXOMS';
  end if;
  if v_row.replaces_id is not null and not exists (
    select from public.medication_orders o
    where o.id = v_row.replaces_id and o.resident_id = p_resident_id
      and not exists (select from public.medication_orders n where n.replaces_id = o.id)
  ) then
    raise exception 'This order was already replaced.' using errcode = 'HXOMP';
  end if;
  insert into public.medication_orders (
    id, community_id, resident_id, kind, drug, dose, route, schedule, times, every_days, window_minutes, is_prn, prn_reason,
    prn_follow_up_minutes, prn_min_hours, starts_at, stops_at, prescriber, instructions, controlled_schedule, units_per_dose,
    is_antipsychotic, replaces_id, ordered_by, ordered_by_name
  )
  values (
    p_id, v_resident.community_id, p_resident_id, coalesce(v_row.kind, 'medication'), v_row.drug, v_row.dose, v_row.route,
    v_row.schedule, coalesce(array(select distinct t from unnest(v_row.times) t order by t), '{}'), coalesce(v_row.every_days, 1),
    coalesce(v_row.window_minutes, 60), coalesce(v_row.is_prn, false), nullif(btrim(v_row.prn_reason), ''),
    v_row.prn_follow_up_minutes, v_row.prn_min_hours, v_row.starts_at, v_row.stops_at, v_row.prescriber,
    nullif(btrim(v_row.instructions), ''), v_row.controlled_schedule, coalesce(v_row.units_per_dose, 1),
    coalesce(v_row.is_antipsychotic, false), v_row.replaces_id, auth.uid(), coalesce(private.get_my_display_name(), '')
  );
  return p_id;
end $$;

-- Enters an order, pending a nurse's review. A repeat with the same ID changes nothing.
select private.expose('order_medication', 'authenticated');

create function private.review_medication_order(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_order constant public.medication_orders := private.begin_medication_change(p_id, 'medication_orders', 'change');
begin
  if v_order.discontinued_at is not null then
    raise exception 'This order was discontinued.' using errcode = 'HXOMD';
  end if;
  update public.medication_orders o
  set reviewed_at = now(), reviewed_by = auth.uid(), reviewed_by_name = private.get_my_display_name()
  where o.id = p_id and o.reviewed_at is null;
  if found and v_order.replaces_id is not null then
    update public.medication_orders o
    set discontinued_at = greatest(now(), v_order.starts_at), discontinued_by = auth.uid(),
      discontinued_by_name = private.get_my_display_name(), discontinue_reason = 'Replaced by a new order'
    where o.id = v_order.replaces_id and o.discontinued_at is null;
  end if;
end $$;

-- Makes an order active, as a nurse. The order it replaces ends.
select private.expose('review_medication_order', 'authenticated');

create function private.discontinue_medication_order(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_medication_change(p_id, 'medication_orders', 'change');
  perform private.require_reason(p_reason, 'HXOMN');
  update public.medication_orders o
  set discontinued_at = now(), discontinued_by = auth.uid(), discontinued_by_name = private.get_my_display_name(),
    discontinue_reason = btrim(p_reason)
  where o.id = p_id and o.discontinued_at is null;
end $$;

-- Ends an order with a reason; its history stays.
select private.expose('discontinue_medication_order', 'authenticated');
