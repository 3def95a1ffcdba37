-- What residents owe, day by day. Preview, invoices, rent roll, and key figures all read `private.list_charges`.

-- Returns the share of one day or place: the difference of two rounded running totals, so that the shares of all places add
-- up to the amount and any split of a month is exact.
create function private.prorate(p_cents bigint, p_place integer, p_of integer) returns bigint
language sql immutable set search_path = '' as $$
  select (round(p_cents * p_place::numeric / p_of) - round(p_cents * (p_place - 1)::numeric / p_of))::bigint
$$;

-- Returns the sum of the shares of consecutive places.
create function private.prorate_places(p_cents bigint, p_first integer, p_last integer, p_of integer) returns bigint
language sql immutable set search_path = '' as $$
  select (round(p_cents * p_last::numeric / p_of) - round(p_cents * (p_first - 1)::numeric / p_of))::bigint
$$;

-- Just-in-time compilation is off here: it takes seconds, and these functions return in milliseconds.

-- Returns spans of days of each resident in the census: where they were at the end of each day, as in
-- shared/operator/census.ts. `leave_from` is the day a leave began.
create function private.list_stay_spans(p_community_id uuid, p_from date, p_to date, p_resident_id uuid default null)
returns table (
  resident_id uuid, from_day date, to_day date, unit_id uuid, is_second_occupant boolean, is_respite boolean, leave_from date,
  hold_days integer
)
language plpgsql stable security definer set search_path = '' set jit = off as $$
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
  select s.resident_id, d.from_day, d.to_day, p.unit_id, p.is_second_occupant, a.type = 'respite_admit',
    case when s.type in ('hospital_leave', 'vacation_leave') then s.day end, s.hold_days
  from states s
  join places p on p.resident_id = s.resident_id and p.day < coalesce(s.until, 'infinity') and s.day < coalesce(p.until, 'infinity')
  join arrivals a on a.resident_id = s.resident_id and a.day < coalesce(s.until, 'infinity') and s.day < coalesce(a.until, 'infinity')
  cross join lateral (
    select greatest(s.day, p.day, a.day, p_from) as from_day, least(s.until - 1, p.until - 1, a.until - 1, p_to) as to_day
  ) d
  where s.type not in ('discharge', 'death') and d.from_day <= d.to_day;
end $$;

-- Returns the rates of each resident in the census, one row for consecutive days of a month at the same rates and payors.
-- `room_cents` is per month, for a respite stay per day. `p_level` asks what another level of care would cost.
create function private.list_rate_spans(
  p_community_id uuid, p_from date, p_to date, p_resident_id uuid default null, p_level integer default null
)
returns table (
  resident_id uuid, from_day date, to_day date, unit_id uuid, room_kind text, room_cents bigint, is_market_rate boolean, level integer,
  care_cents bigint, proration text, is_charged boolean, is_held_by_resident boolean, charges_care boolean, leave_percent integer
)
language plpgsql stable security definer rows 2000 set search_path = '' set jit = off as $$
begin
  return query
  with level_rates as (
    select r.level, r.monthly_cents, r.effective_on, lead(r.effective_on) over (partition by r.level order by r.effective_on) as until
    from private.care_level_rates r where r.community_id = p_community_id
  ), defaults as (
    select r.kind, r.cents, r.effective_on, lead(r.effective_on) over (partition by r.kind order by r.effective_on) as until
    from private.community_rates r where r.community_id = p_community_id
  ), stays as materialized (
    select row_number() over () as id, s.* from private.list_stay_spans(p_community_id, p_from, p_to, p_resident_id) s
  ), shared_cuts as materialized (
    select g::date as day from generate_series(date_trunc('month', p_from), p_to, interval '1 month') g
    union
    select r.effective_on from level_rates r
    union
    select r.effective_on from defaults r
  ), own_cuts as materialized (
    select r.resident_id, r.effective_on as day from private.resident_rates r
    where r.community_id = p_community_id and (p_resident_id is null or r.resident_id = p_resident_id)
    union
    select l.resident_id, l.effective_on from public.resident_care_levels l
    where l.community_id = p_community_id and (p_resident_id is null or l.resident_id = p_resident_id)
    union
    select y.resident_id, d.day from public.resident_payors y cross join lateral (values (y.begins_on), (y.ends_on + 1)) d (day)
    where y.community_id = p_community_id and y.deleted_at is null and (p_resident_id is null or y.resident_id = p_resident_id)
  ), cuts as (
    select s.id, s.from_day as day from stays s
    union
    select s.id, c.day from stays s join shared_cuts c on c.day > s.from_day and c.day <= s.to_day
    union
    select s.id, c.day from stays s join own_cuts c on c.resident_id = s.resident_id and c.day > s.from_day and c.day <= s.to_day
    union
    select s.id, s.leave_from + s.hold_days from stays s
    where s.leave_from + s.hold_days > s.from_day and s.leave_from + s.hold_days <= s.to_day
  ), pieces as (
    select c.id, c.day as from_day, lead(c.day) over (partition by c.id order by c.day) - 1 as to_day from cuts c
  ), spans as (
    select s.resident_id, p.from_day, coalesce(p.to_day, s.to_day) as to_day, s.unit_id, p.from_day - s.leave_from as leave_day,
      s.hold_days, t.room_cents as agreed_room, t.second_occupant_cents as agreed_second, t.respite_daily_cents as agreed_respite,
      coalesce(t.proration, 'actual_days') as proration, coalesce(t.leave_percent, 100) as leave_percent,
      coalesce(t.charges_care_on_leave, false) as charges_care_on_leave, coalesce(t.pays_hold, false) as pays_hold, s.is_respite,
      case when s.is_respite then 'respite' when s.is_second_occupant then 'second_occupant' else 'room' end as kind
    from pieces p join stays s on s.id = p.id
    left join lateral (
      select r.* from private.resident_rates r
      where r.resident_id = s.resident_id and r.effective_on <= p.from_day and (r.unit_id is null or r.unit_id = s.unit_id)
      order by r.effective_on desc, r.recorded_at desc limit 1
    ) t on true
  )
  select s.resident_id, s.from_day, s.to_day, s.unit_id, s.kind,
    coalesce(
      case s.kind when 'room' then coalesce(s.agreed_room, round(u.market_rate * 100)::bigint)
        when 'second_occupant' then coalesce(s.agreed_second, d.cents) else coalesce(s.agreed_respite, d.cents) end, 0
    ),
    s.kind = 'room' and s.agreed_room is null, coalesce(p_level, l.level),
    case when s.is_respite then 0 else coalesce(c.monthly_cents, 0) end, s.proration,
    s.leave_day is null or s.hold_days is null or s.leave_day < s.hold_days or s.pays_hold,
    s.leave_day is not null and s.leave_day >= s.hold_days and s.pays_hold,
    s.leave_day is null or s.charges_care_on_leave, case when s.leave_day is null then 100 else s.leave_percent end
  from spans s
  left join public.units u on u.id = s.unit_id
  left join lateral (
    select x.level from public.resident_care_levels x
    where x.resident_id = s.resident_id and x.effective_on <= s.from_day
    order by x.effective_on desc, x.decided_at desc limit 1
  ) l on true
  left join level_rates c on c.level = coalesce(p_level, l.level) and s.from_day >= c.effective_on and (c.until is null or s.from_day < c.until)
  left join defaults d on d.kind = case s.kind when 'respite' then 'respite_daily' else s.kind end
    and s.from_day >= d.effective_on and (d.until is null or s.from_day < d.until);
end $$;

-- Returns the rates of each day a resident is in the census; see `private.list_rate_spans`.
create function private.list_day_rates(
  p_community_id uuid, p_from date, p_to date, p_resident_id uuid default null, p_level integer default null
)
returns table (
  resident_id uuid, day date, unit_id uuid, room_kind text, room_cents bigint, is_market_rate boolean, level integer, care_cents bigint,
  proration text, is_charged boolean, charges_care boolean
)
language plpgsql stable security definer rows 10000 set search_path = '' set jit = off as $$
begin
  return query
  select r.resident_id, d::date, r.unit_id, r.room_kind, r.room_cents, r.is_market_rate, r.level, r.care_cents, r.proration, r.is_charged,
    r.charges_care
  from private.list_rate_spans(p_community_id, p_from, p_to, p_resident_id, p_level) r
  cross join lateral generate_series(r.from_day, r.to_day, interval '1 day') d;
end $$;

-- Returns what a whole month costs each resident at the rates of one day; no row without a stay on that day. Concessions are
-- negative, and the total is the sum.
create function private.list_monthly_rates(p_community_id uuid, p_day date, p_resident_id uuid default null, p_level integer default null)
returns table (
  resident_id uuid, room_cents bigint, care_cents bigint, other_cents bigint, concession_cents bigint, total_cents bigint
)
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_days constant integer := extract(day from date_trunc('month', p_day) + interval '1 month' - interval '1 day')::integer;
begin
  return query
  select x.resident_id, x.room, x.care, x.other, x.concession, x.room + x.care + x.other + x.concession
  from (
    select d.resident_id,
      case d.room_kind when 'room' then d.room_cents when 'respite' then d.room_cents * v_days else 0 end as room, d.care_cents as care,
      (e.extra + case d.room_kind when 'second_occupant' then d.room_cents else 0 end)::bigint as other, e.concession::bigint as concession
    from private.list_rate_spans(p_community_id, p_day, p_day, p_resident_id, p_level) d
    cross join lateral (
      select coalesce(sum(c.quantity * c.unit_cents) filter (where c.kind = 'extra'), 0) as extra,
        -coalesce(sum(c.quantity * c.unit_cents) filter (where c.kind = 'concession'), 0) as concession
      from private.resident_charges c
      where c.resident_id = d.resident_id and c.repeats = 'monthly' and c.voided_at is null and c.starts_on <= p_day
        and (c.ends_on is null or c.ends_on >= p_day)
    ) e
  ) x;
end $$;

create function private.get_monthly_rate(p_resident_id uuid, p_day date, p_level integer default null)
returns table (room_cents bigint, care_cents bigint, other_cents bigint, concession_cents bigint, total_cents bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select x.room_cents, x.care_cents, x.other_cents, x.concession_cents, x.total_cents
  from private.list_monthly_rates(
    (select r.community_id from public.residents r where r.id = p_resident_id), p_day, p_resident_id, p_level
  ) x;
end $$;

-- Returns the account of a charge, as in shared/underwriting/statements/accounts.ts.
create function private.get_charge_account(p_kind text, p_payor text) returns text
language sql immutable set search_path = '' as $$
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
language plpgsql stable security definer rows 10000 set search_path = '' set jit = off as $$
begin
  return query
  with rates as materialized (
    select row_number() over () as id, r.*, date_trunc('month', r.from_day)::date as month, r.to_day - r.from_day + 1 as days,
      extract(day from date_trunc('month', r.from_day) + interval '1 month' - interval '1 day')::integer as month_days,
      case when r.is_charged then round(r.room_cents * r.leave_percent / 100.0)::bigint else 0 end as room_rate,
      case when r.charges_care then r.care_cents else 0 end as care_rate
    from private.list_rate_spans(
      p_community_id, date_trunc('month', p_from)::date, (date_trunc('month', p_to) + interval '1 month' - interval '1 day')::date, p_resident_id
    ) r
  ), placed as (
    -- An agreement without proration spreads the whole month over the days of the stay.
    select r.*,
      case r.proration when 'full_month' then 1 + (sum(r.days) over (w order by r.from_day) - r.days)::integer
        else extract(day from r.from_day)::integer end as nth,
      case r.proration when 'full_month' then (sum(r.days) over w)::integer else r.month_days end as of_days
    from rates r window w as (partition by r.resident_id, r.month)
  ), spans as materialized (
    select p.id, p.resident_id, p.unit_id, p.room_kind, p.room_rate, p.level, p.care_rate, p.is_held_by_resident, p.month, p.month_days,
      p.of_days, d.from_day, d.to_day, p.nth + (d.from_day - p.from_day) as nth, p.nth + (d.to_day - p.from_day) as last_nth
    from placed p cross join lateral (select greatest(p.from_day, p_from) as from_day, least(p.to_day, p_to) as to_day) d
    where d.from_day <= d.to_day
  ), payors as materialized (
    select s.id, y.payor, y.covers, y.share_rule, round(y.share_amount * 100)::bigint as share_cents,
      y.share_rule in ('daily', 'monthly') and y.share_amount is not null as is_capped,
      row_number() over (partition by s.id order by y.priority, y.begins_on desc, y.id) as place
    from spans s
    join public.resident_payors y on y.resident_id = s.resident_id and y.deleted_at is null and y.begins_on <= s.from_day
      and (y.ends_on is null or y.ends_on >= s.from_day)
    where not s.is_held_by_resident
  ), splits as materialized (
    -- Who pays what others don't. What no payor covers is private pay.
    select y.id, bool_or(y.is_capped) as is_capped,
      (array_agg(y.payor order by y.place) filter (where y.covers in ('all', 'room')))[1] as room_payor,
      (array_agg(y.payor order by y.place) filter (where y.covers in ('all', 'care')))[1] as care_payor
    from payors y group by y.id having bool_or(y.payor <> 'private_pay')
  ), capped_days as (
    select s.id, g::date as day, extract(day from g)::integer as place, s.month_days,
      case s.room_kind when 'respite' then s.room_rate else private.prorate(s.room_rate, s.nth + (g::date - s.from_day), s.of_days) end as room,
      private.prorate(s.care_rate, s.nth + (g::date - s.from_day), s.of_days) as care
    from spans s join splits x on x.id = s.id and x.is_capped
    cross join lateral generate_series(s.from_day, s.to_day, interval '1 day') g
  ), capped_payors as (
    select y.id, y.payor, y.covers, y.share_rule, y.share_cents, y.is_capped, y.place from payors y
    union all
    select x.id, 'private_pay', 'all', null, null, false, 1000000 from splits x where x.is_capped
  ), caps as (
    -- Each payor takes what the ones before it left, up to its share of the day.
    select d.id, d.day, d.room, d.care, y.payor, y.covers, y.place, case when not y.is_capped then 1000000000000
      when y.share_rule = 'daily' then y.share_cents else private.prorate(y.share_cents, d.place, d.month_days) end as cap
    from capped_days d join capped_payors y on y.id = d.id
  ), room_sums as (
    select c.*, least(c.room, sum(case when c.covers in ('all', 'room') then c.cap else 0 end) over (
      partition by c.id, c.day order by c.place
    )) as room_sum
    from caps c
  ), room_parts as (
    select r.*, (r.room_sum - coalesce(lag(r.room_sum) over (partition by r.id, r.day order by r.place), 0))::bigint as room_part
    from room_sums r
  ), care_sums as (
    select r.*, least(r.care, sum(case r.covers when 'all' then r.cap - r.room_part when 'care' then r.cap else 0 end) over (
      partition by r.id, r.day order by r.place
    )) as care_sum
    from room_parts r
  ), care_parts as (
    select r.*, (r.care_sum - coalesce(lag(r.care_sum) over (partition by r.id, r.day order by r.place), 0))::bigint as care_part
    from care_sums r
  ), split as (
    select s.id, s.from_day, s.to_day, 'room' as class, coalesce(x.room_payor, 'private_pay') as payor,
      case s.room_kind when 'respite' then s.room_rate * (s.to_day - s.from_day + 1)
        else private.prorate_places(s.room_rate, s.nth, s.last_nth, s.of_days) end as cents
    from spans s left join splits x on x.id = s.id
    where s.room_rate <> 0 and x.is_capped is not true
    union all
    select s.id, s.from_day, s.to_day, 'care', coalesce(x.care_payor, 'private_pay'),
      private.prorate_places(s.care_rate, s.nth, s.last_nth, s.of_days)
    from spans s left join splits x on x.id = s.id
    where s.care_rate <> 0 and x.is_capped is not true
    union all
    select c.id, c.day, c.day, 'room', c.payor, sum(c.room_part)::bigint from care_parts c where c.room_part <> 0 group by c.id, c.day, c.payor
    union all
    select c.id, c.day, c.day, 'care', c.payor, sum(c.care_part)::bigint from care_parts c where c.care_part <> 0 group by c.id, c.day, c.payor
  ), parts as (
    select s.resident_id, x.from_day, x.to_day, s.month, case x.class when 'care' then 'care' else s.room_kind end as kind, x.payor,
      case x.class when 'room' then s.unit_id end as source_id, case x.class when 'care' then s.care_rate else s.room_rate end as rate,
      x.cents, case when x.class = 'care' then 'Level ' || s.level || ' care' when s.room_kind = 'room' then 'Room ' || u.name
        when s.room_kind = 'respite' then 'Respite stay, room ' || u.name else 'Second occupant, room ' || u.name end as description
    from split x join spans s on s.id = x.id left join public.units u on u.id = s.unit_id
    union all
    select s.resident_id, d.from_day, d.to_day, s.month, c.kind, 'private_pay', c.id, x.rate,
      private.prorate_places(x.rate, s.nth + (d.from_day - s.from_day), s.nth + (d.to_day - s.from_day), s.of_days), c.description
    from spans s join private.resident_charges c on c.resident_id = s.resident_id and c.repeats = 'monthly' and c.voided_at is null
      and s.to_day >= c.starts_on and (c.ends_on is null or s.from_day <= c.ends_on)
    cross join lateral (select greatest(s.from_day, c.starts_on) as from_day, least(s.to_day, c.ends_on) as to_day) d
    cross join lateral (select case c.kind when 'concession' then -1 else 1 end * c.quantity * c.unit_cents as rate) x
  ), starts as (
    select p.*, lag(p.to_day) over w is distinct from p.from_day - 1 as is_start
    from parts p window w as (
      partition by p.resident_id, p.kind, p.payor, p.source_id, p.rate, p.description, p.month order by p.from_day
    )
  ), islands as (
    select s.*, count(*) filter (where s.is_start) over (
      partition by s.resident_id, s.kind, s.payor, s.source_id, s.rate, s.description, s.month order by s.from_day
    ) as island
    from starts s
  ), lines as (
    select i.resident_id, i.kind, i.payor, i.source_id, i.description, min(i.from_day) as from_day, max(i.to_day) as to_day,
      sum(i.to_day - i.from_day + 1)::integer as quantity, i.rate, sum(i.cents)::bigint as cents
    from islands i
    group by i.resident_id, i.kind, i.payor, i.source_id, i.description, i.rate, i.island, i.month
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
end $$;
