-- What residents owe, day by day. Preview, invoices, rent roll, and key figures all read `private.list_charges`.

-- Returns the share of one day or place: the difference of two rounded running totals, so that the shares of all places add
-- up to the amount and any split of a month is exact.
create function private.prorate(p_cents bigint, p_place integer, p_of integer) returns bigint
language sql immutable set search_path = ''
as $$
  select (round(p_cents * p_place::numeric / p_of) - round(p_cents * (p_place - 1)::numeric / p_of))::bigint
$$;

-- Returns each day of each resident in the census: where they were at the end of the day, as in
-- shared/operator/census.ts. `leave_day` counts from 0 on the day a leave begins.
create function private.list_stay_days(p_community_id uuid, p_from date, p_to date, p_resident_id uuid default null)
returns table (
  resident_id uuid, day date, unit_id uuid, is_second_occupant boolean, is_respite boolean, leave_day integer, hold_days integer
)
language plpgsql stable security definer rows 10000 set search_path = ''
as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
begin
  return query
  with effective as materialized (
    select e.resident_id, e.type, e.at, e.recorded_at, e.unit_id, e.is_second_occupant, e.hold_days,
      (e.at at time zone v_zone)::date as day
    from public.stay_events e
    where e.community_id = p_community_id and (p_resident_id is null or e.resident_id = p_resident_id)
      and e.at < private.get_census_moment(p_to, v_zone) and not e.is_removal
      and not exists (select from public.stay_events c where c.corrects_id = e.id)
  ), states as (
    select e.resident_id, e.type, e.day, e.hold_days,
      lead(e.day) over (partition by e.resident_id order by e.at, e.recorded_at) as until
    from effective e where e.type not in ('transfer', 'notice')
  ), places as (
    select e.resident_id, e.unit_id, e.is_second_occupant, e.day,
      lead(e.day) over (partition by e.resident_id order by e.at, e.recorded_at) as until
    from effective e where e.type in ('admit', 'respite_admit', 'transfer')
  ), arrivals as (
    select e.resident_id, e.type, e.day,
      lead(e.day) over (partition by e.resident_id order by e.at, e.recorded_at) as until
    from effective e where e.type in ('admit', 'respite_admit')
  )
  -- Spans are intersected before they become days: few rows join.
  select s.resident_id, d.day::date, p.unit_id, p.is_second_occupant, a.type = 'respite_admit',
    case when s.type in ('hospital_leave', 'vacation_leave') then d.day::date - s.day end, s.hold_days
  from states s
  join places p on p.resident_id = s.resident_id and p.day < coalesce(s.until, 'infinity') and s.day < coalesce(p.until, 'infinity')
  join arrivals a on a.resident_id = s.resident_id and a.day < coalesce(s.until, 'infinity') and s.day < coalesce(a.until, 'infinity')
  cross join lateral generate_series(
    greatest(s.day, p.day, a.day, p_from), least(s.until - 1, p.until - 1, a.until - 1, p_to), interval '1 day'
  ) d (day)
  where s.type not in ('discharge', 'death');
end
$$;

-- Returns the rates of each day a resident is in the census. `room_cents` is per month, for a respite stay per day.
-- `p_level` asks what another level of care would cost.
create function private.list_day_rates(
  p_community_id uuid, p_from date, p_to date, p_resident_id uuid default null, p_level integer default null
)
returns table (
  resident_id uuid, day date, unit_id uuid, room_kind text, room_cents bigint, is_market_rate boolean, level integer, care_cents bigint,
  proration text, is_charged boolean, is_held_by_resident boolean, charges_care boolean, leave_percent integer
)
language plpgsql stable security definer rows 10000 set search_path = ''
as $$
begin
  return query
  with level_rates as (
    select r.level, r.monthly_cents, r.effective_on, lead(r.effective_on) over (partition by r.level order by r.effective_on) as until
    from private.care_level_rates r where r.community_id = p_community_id
  ), defaults as (
    select r.kind, r.cents, r.effective_on, lead(r.effective_on) over (partition by r.kind order by r.effective_on) as until
    from private.community_rates r where r.community_id = p_community_id
  ), days as (
    select s.*, t.room_cents as agreed_room, t.second_occupant_cents as agreed_second, t.respite_daily_cents as agreed_respite,
      coalesce(t.proration, 'actual_days') as proration, coalesce(t.leave_percent, 100) as leave_percent,
      coalesce(t.charges_care_on_leave, false) as charges_care_on_leave, coalesce(t.pays_hold, false) as pays_hold,
      case when s.is_respite then 'respite' when s.is_second_occupant then 'second_occupant' else 'room' end as kind
    from private.list_stay_days(p_community_id, p_from, p_to, p_resident_id) s
    left join lateral (
      select r.* from private.resident_rates r
      where r.resident_id = s.resident_id and r.effective_on <= s.day and (r.unit_id is null or r.unit_id = s.unit_id)
      order by r.effective_on desc, r.recorded_at desc limit 1
    ) t on true
  )
  select s.resident_id, s.day, s.unit_id, s.kind,
    coalesce(
      case s.kind when 'room' then coalesce(s.agreed_room, round(u.market_rate * 100)::bigint)
        when 'second_occupant' then coalesce(s.agreed_second, d.cents) else coalesce(s.agreed_respite, d.cents) end, 0
    ),
    s.kind = 'room' and s.agreed_room is null, coalesce(p_level, l.level),
    case when s.is_respite then 0 else coalesce(c.monthly_cents, 0) end, s.proration,
    s.leave_day is null or s.hold_days is null or s.leave_day < s.hold_days or s.pays_hold,
    s.leave_day is not null and s.leave_day >= s.hold_days and s.pays_hold,
    s.leave_day is null or s.charges_care_on_leave, case when s.leave_day is null then 100 else s.leave_percent end
  from days s
  left join public.units u on u.id = s.unit_id
  left join lateral (
    select x.level from public.resident_care_levels x
    where x.resident_id = s.resident_id and x.effective_on <= s.day
    order by x.effective_on desc, x.decided_at desc limit 1
  ) l on true
  left join level_rates c on c.level = coalesce(p_level, l.level) and s.day >= c.effective_on and (c.until is null or s.day < c.until)
  left join defaults d on d.kind = case s.kind when 'respite' then 'respite_daily' else s.kind end
    and s.day >= d.effective_on and (d.until is null or s.day < d.until);
end
$$;

-- Returns what a resident's whole month costs at the rates of one day; no row on a day without a stay. Concessions are
-- negative, and the total is the sum.
create function private.get_monthly_rate(p_resident_id uuid, p_day date, p_level integer default null)
returns table (room_cents bigint, care_cents bigint, other_cents bigint, concession_cents bigint, total_cents bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_community_id constant uuid := (select r.community_id from public.residents r where r.id = p_resident_id);
  v_days constant integer := extract(day from date_trunc('month', p_day) + interval '1 month' - interval '1 day')::integer;
begin
  return query
  select x.room, x.care, x.other, x.concession, x.room + x.care + x.other + x.concession
  from (
    select
      case d.room_kind when 'room' then d.room_cents when 'respite' then d.room_cents * v_days else 0 end as room, d.care_cents as care,
      (e.extra + case d.room_kind when 'second_occupant' then d.room_cents else 0 end)::bigint as other, e.concession::bigint as concession
    from private.list_day_rates(v_community_id, p_day, p_day, p_resident_id, p_level) d
    cross join lateral (
      select coalesce(sum(c.quantity * c.unit_cents) filter (where c.kind = 'extra'), 0) as extra,
        -coalesce(sum(c.quantity * c.unit_cents) filter (where c.kind = 'concession'), 0) as concession
      from private.resident_charges c
      where c.resident_id = p_resident_id and c.repeats = 'monthly' and c.voided_at is null and c.starts_on <= p_day
        and (c.ends_on is null or c.ends_on >= p_day)
    ) e
  ) x;
end
$$;

-- Splits a day's room and care between payors in their order: [{"payor", "covers", "cap"}]. What no payor covers is private pay.
create function private.split_by_payor(p_room bigint, p_care bigint, p_payors jsonb)
returns table (class text, payor text, cents bigint)
language plpgsql immutable set search_path = ''
as $$
declare
  v_room bigint := p_room;
  v_care bigint := p_care;
  v_payor jsonb;
  v_cap bigint;
  v_part bigint;
begin
  for v_payor in select x.value from jsonb_array_elements(p_payors) with ordinality x order by x.ordinality loop
    v_cap := (v_payor ->> 'cap')::bigint;
    if v_payor ->> 'covers' in ('all', 'room') and v_room > 0 then
      v_part := least(v_room, coalesce(v_cap, v_room));
      v_room := v_room - v_part;
      v_cap := v_cap - v_part;
      return query select 'room', v_payor ->> 'payor', v_part where v_part <> 0;
    end if;
    if v_payor ->> 'covers' in ('all', 'care') and v_care > 0 then
      v_part := least(v_care, coalesce(v_cap, v_care));
      v_care := v_care - v_part;
      return query select 'care', v_payor ->> 'payor', v_part where v_part <> 0;
    end if;
  end loop;
  return query select 'room', 'private_pay', v_room where v_room <> 0;
  return query select 'care', 'private_pay', v_care where v_care <> 0;
end
$$;

-- Returns the account of a charge, as in shared/underwriting/statements/accounts.ts.
create function private.get_charge_account(p_kind text, p_payor text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_kind = 'concession' then '4500'
    when p_kind in ('late_fee', 'nsf_fee') then '4900'
    when p_payor = 'medicaid' then '4100'
    when p_payor = 'medicare_a' then '4110'
    when p_payor = 'medicare_advantage' then '4120'
    when p_payor = 'va' then '4130'
    when p_payor <> 'private_pay' then '4140'
    else case p_kind
      when 'room' then '4000' when 'care' then '4010' when 'second_occupant' then '4020' when 'community_fee' then '4030'
      when 'respite' then '4050' else '4040'
    end
  end
$$;

-- Returns each charge of a period: one row for consecutive days of a resident at one rate and payor. `quantity` is days for
-- room and care, and units for other charges.
create function private.list_charges(p_community_id uuid, p_from date, p_to date, p_resident_id uuid default null)
returns table (
  resident_id uuid, kind text, account text, payor text, source_id uuid, description text, from_day date, to_day date,
  quantity integer, rate_cents bigint, cents bigint
)
language plpgsql stable security definer rows 10000 set search_path = '' set jit = off
as $$
begin
  return query
  with rates as materialized (
    select r.*,
      extract(day from r.day)::integer as place,
      extract(day from date_trunc('month', r.day) + interval '1 month' - interval '1 day')::integer as month_days
    from private.list_day_rates(
      p_community_id, date_trunc('month', p_from)::date, (date_trunc('month', p_to) + interval '1 month' - interval '1 day')::date, p_resident_id
    ) r
  ), placed as materialized (
    -- An agreement without proration spreads the whole month over the days of the stay.
    select r.*, case r.proration when 'full_month' then (row_number() over w)::integer else r.place end as nth,
      case r.proration when 'full_month' then (count(*) over (partition by r.resident_id, date_trunc('month', r.day)))::integer
        else r.month_days end as of_days
    from rates r window w as (partition by r.resident_id, date_trunc('month', r.day) order by r.day)
  ), amounts as materialized (
    select p.*,
      case when not p.is_charged then 0
        when p.room_kind = 'respite' then round(p.room_cents * p.leave_percent / 100.0)::bigint
        else private.prorate(round(p.room_cents * p.leave_percent / 100.0)::bigint, p.nth, p.of_days) end as room_today,
      case when p.charges_care then private.prorate(p.care_cents, p.nth, p.of_days) else 0 end as care_today
    from placed p where p.day between p_from and p_to
  ), split as (
    select a.resident_id, a.day, case s.class when 'care' then 'care' else a.room_kind end as kind, s.payor,
      case s.class when 'care' then null else a.unit_id end as source_id,
      case s.class when 'care' then a.care_cents else round(a.room_cents * a.leave_percent / 100.0)::bigint end as rate,
      a.level, s.cents
    from amounts a
    cross join lateral (
      select case when bool_or(y.payor <> 'private_pay') then jsonb_agg(jsonb_build_object(
        'payor', y.payor, 'covers', y.covers, 'cap', case y.share_rule when 'daily' then round(y.share_amount * 100)::bigint
          when 'monthly' then private.prorate(round(y.share_amount * 100)::bigint, a.place, a.month_days) end
      ) order by y.priority, y.begins_on desc, y.id) end as list
      from public.resident_payors y
      where y.resident_id = a.resident_id and y.deleted_at is null and y.begins_on <= a.day and (y.ends_on is null or y.ends_on >= a.day)
        and not a.is_held_by_resident
    ) p
    cross join lateral (
      select x.* from private.split_by_payor(a.room_today, a.care_today, p.list) x where p.list is not null
      union all
      select 'room', 'private_pay', a.room_today where p.list is null and a.room_today <> 0
      union all
      select 'care', 'private_pay', a.care_today where p.list is null and a.care_today <> 0
    ) s
  ), daily as (
    select s.resident_id, s.day, s.kind, s.payor, s.source_id, s.rate, s.cents,
      case s.kind when 'care' then 'Level ' || s.level || ' care' when 'room' then 'Room ' || u.name
        when 'respite' then 'Respite stay, room ' || u.name else 'Second occupant, room ' || u.name end as description
    from split s left join public.units u on u.id = s.source_id
    union all
    select p.resident_id, p.day, c.kind, 'private_pay', c.id, x.rate, private.prorate(x.rate, p.nth, p.of_days), c.description
    from placed p join private.resident_charges c on c.resident_id = p.resident_id and c.repeats = 'monthly' and c.voided_at is null
      and p.day >= c.starts_on and (c.ends_on is null or p.day <= c.ends_on)
    cross join lateral (select case c.kind when 'concession' then -1 else 1 end * c.quantity * c.unit_cents as rate) x
    where p.day between p_from and p_to
  ), islands as (
    select d.*, d.day - (row_number() over (
      partition by d.resident_id, d.kind, d.payor, d.source_id, d.rate, d.description, date_trunc('month', d.day) order by d.day
    ))::integer as island
    from daily d
  ), lines as (
    select i.resident_id, i.kind, i.payor, i.source_id, i.description, min(i.day) as from_day, max(i.day) as to_day,
      count(*)::integer as quantity, i.rate, sum(i.cents)::bigint as cents
    from islands i
    group by i.resident_id, i.kind, i.payor, i.source_id, i.description, i.rate, i.island, date_trunc('month', i.day)
    union all
    select c.resident_id, c.kind, 'private_pay', c.id, c.description, c.starts_on, c.starts_on, c.quantity,
      x.sign * c.unit_cents, x.sign * c.quantity * c.unit_cents
    from private.resident_charges c cross join lateral (select case c.kind when 'concession' then -1 else 1 end as sign) x
    where c.community_id = p_community_id and c.repeats = 'once' and c.voided_at is null and c.starts_on between p_from and p_to
      and (p_resident_id is null or c.resident_id = p_resident_id)
    union all
    select g.resident_id, 'guest_meal', 'private_pay', g.id, 'Guest meals, ' || g.meal, g.day, g.day, g.quantity, g.price_cents,
      g.quantity * g.price_cents::bigint
    from private.guest_meals g
    where g.community_id = p_community_id and g.day between p_from and p_to and g.voided_at is null and g.price_cents > 0
      and (p_resident_id is null or g.resident_id = p_resident_id)
    union all
    -- The community fee is due once, when a resident first moves in.
    select f.resident_id, 'community_fee', 'private_pay', null, 'Community fee', f.day, f.day, 1, d.cents, d.cents
    from (
      select e.resident_id, min((e.at at time zone m.time_zone)::date) as day
      from public.stay_events e join public.communities m on m.id = e.community_id
      where e.community_id = p_community_id and e.type = 'admit' and not e.is_removal
        and (p_resident_id is null or e.resident_id = p_resident_id)
        and not exists (select from public.stay_events c where c.corrects_id = e.id)
      group by e.resident_id
    ) f
    cross join lateral (
      select r.cents from private.community_rates r
      where r.community_id = p_community_id and r.kind = 'community_fee' and r.effective_on <= f.day
      order by r.effective_on desc limit 1
    ) d
    where f.day between p_from and p_to and d.cents > 0
  )
  select l.resident_id, l.kind, private.get_charge_account(l.kind, l.payor), l.payor, l.source_id, l.description, l.from_day, l.to_day,
    l.quantity, l.rate, l.cents
  from lines l
  order by l.resident_id, l.from_day, l.kind, l.payor, l.source_id;
end
$$;
