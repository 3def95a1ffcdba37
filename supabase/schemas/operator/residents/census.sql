-- The census of a community on a day: who lived there at its midnight, and the state of every unit. Figures are sums of
-- the rows returned, so a screen opens what it counts.

-- The end of a census day. A day ends at the community's midnight, whatever its length.
create function private.get_census_moment(p_day date, p_zone text) returns timestamptz
language sql immutable set search_path = '' as $$
  select ((p_day + 1)::timestamp at time zone p_zone)
$$;

-- Paid: someone in the unit lives there, or is on a leave that the payor still pays for.
create function private.list_unit_states(p_community_id uuid, p_day date)
returns table (
  unit_id uuid, status text, is_occupied boolean, is_paid boolean, weight numeric, paid_weight numeric, since timestamptz,
  deposit numeric, residents jsonb
)
language plpgsql stable security definer rows 100 set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_end constant timestamptz := least(private.get_census_moment(p_day, v_zone), now() + interval '1 second');
  v_can_see_names constant boolean := p_community_id = any (private.list_my_community_ids('residents', 'read'));
begin
  return query
  with census as materialized (
    select c.*, (
      c.status = 'in_house' or c.hold_days is null
        or p_day - (c.since at time zone v_zone)::date < c.hold_days
    ) as is_paid
    from private.list_census_at(p_community_id, v_end) c
  ), lived as (
    select c.unit_id, count(*) filter (where not c.is_second_occupant) as primaries,
      count(*) filter (where not c.is_second_occupant and c.is_paid) as paid,
      bool_and(c.has_notice) as has_notice, min(c.since) as since,
      case when v_can_see_names then jsonb_agg(
        jsonb_build_object(
          'id', r.id, 'name', coalesce(r.preferred_name || ' ' || regexp_replace(r.name, '^.* ', ''), r.name),
          'status', c.status, 'leave_type', c.leave_type, 'is_second_occupant', c.is_second_occupant,
          'is_respite', c.is_respite, 'has_notice', c.has_notice, 'bed_id', c.bed_id
        ) order by c.is_second_occupant, r.name
      ) end as residents
    from census c join public.residents r on r.id = c.resident_id and r.community_id = p_community_id
    group by c.unit_id
  ), noted as (
    select distinct on (e.unit_id) e.unit_id, e.state, e.at, e.deposit
    from public.unit_events e where e.community_id = p_community_id and e.at < v_end
    order by e.unit_id, e.at desc, e.recorded_at desc
  ), vacated as (
    select p.unit_id, max(l.at) as at
    from (
      select e.resident_id, e.unit_id, e.at, lead(e.at) over w as next_at, e.type
      from public.stay_events e
      where e.community_id = p_community_id and e.at < v_end and not e.is_removal
        and e.type in ('admit', 'respite_admit', 'transfer', 'discharge', 'death')
        and not exists (select from public.stay_events c where c.community_id = p_community_id and c.corrects_id = e.id)
      window w as (partition by e.resident_id order by e.at, e.recorded_at)
    ) p cross join lateral (select p.next_at as at) l
    where p.type in ('admit', 'respite_admit', 'transfer') and p.next_at is not null
    group by p.unit_id
  )
  select u.id,
    case
      when n.state = 'offline' and l.unit_id is null then 'offline'
      when l.has_notice then 'notice'
      when l.unit_id is not null then 'occupied'
      when v.at is not null and (n.at is null or n.at < v.at) then 'turning'
      when n.state = 'reserved' then 'reserved'
      when n.state = 'turning' then 'turning'
      else 'ready'
    end,
    l.unit_id is not null, coalesce(l.paid > 0, false),
    case when l.unit_id is null then 0 when u.type = 'semi_private' then least(1, 0.5 * l.primaries) else 1 end,
    case when coalesce(l.paid, 0) = 0 then 0 when u.type = 'semi_private' then least(1, 0.5 * l.paid) else 1 end,
    coalesce(l.since, greatest(n.at, v.at)), case when l.unit_id is null then n.deposit end, coalesce(l.residents, '[]')
  from public.units u
  left join lived l on l.unit_id = u.id
  left join noted n on n.unit_id = u.id
  left join vacated v on v.unit_id = u.id
  where u.community_id = p_community_id and u.deleted_at is null
    -- Someone may have moved in before the unit was entered or imported.
    and (u.created_at < v_end or l.unit_id is not null);
end $$;

create function private.get_census_board(p_community_id uuid, p_day date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_community public.communities;
  v_today date;
  v_day date;
begin
  select * into v_community from public.communities c
  where c.id = p_community_id and c.deleted_at is null
    and c.id = any (private.list_my_community_ids('units', 'read'));
  if v_community.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_today := (now() at time zone v_community.time_zone)::date;
  v_day := least(coalesce(p_day, v_today), v_today);
  return (
    with states as materialized (select * from private.list_unit_states(p_community_id, v_day))
    select jsonb_build_object(
      'day', v_day, 'today', v_today, 'time_zone', v_community.time_zone,
      'census', coalesce(sum(jsonb_array_length(jsonb_path_query_array(s.residents, '$[*] ? (@.status == "in_house")'))), 0),
      'on_leave', coalesce(sum(jsonb_array_length(jsonb_path_query_array(s.residents, '$[*] ? (@.status == "on_leave")'))), 0),
      'available', count(*) filter (where s.status <> 'offline'),
      'occupied', coalesce(sum(s.weight) filter (where s.status <> 'offline'), 0),
      'paid', coalesce(sum(s.paid_weight) filter (where s.status <> 'offline'), 0),
      'units', coalesce(jsonb_agg(jsonb_build_object(
        'id', u.id, 'name', u.name, 'type', u.type, 'license_category', u.license_category, 'capacity', u.capacity,
        'market_rate', u.market_rate, 'square_feet', u.square_feet, 'floor_id', f.id, 'floor', f.name,
        'building_id', b.id, 'building', b.name, 'status', s.status, 'since', s.since, 'deposit', s.deposit,
        'is_paid', s.is_paid, 'residents', s.residents, 'beds', (
          select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by lower(d.name)), '[]')
          from public.beds d where d.unit_id = u.id and d.deleted_at is null
        )
      ) order by lower(b.name), f.position, lower(f.name), lower(u.name), u.id), '[]')
    )
    from states s join public.units u on u.id = s.unit_id and u.community_id = p_community_id
      join public.floors f on f.id = u.floor_id and f.community_id = p_community_id
      join public.buildings b on b.id = f.building_id and b.community_id = p_community_id
  );
end $$;

-- Returns the census board of a day, today by default: units with their state and residents, and the sums.
select private.expose('get_census_board', 'authenticated');

create function private.list_census_days(p_community_id uuid, p_from date, p_to date)
returns table (day date, in_house bigint, on_leave bigint, occupied numeric, paid numeric, available bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_community_id = any (private.list_my_community_ids('unit_events', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if p_to - p_from not between 0 and 92 then
    raise exception 'Choose up to 93 days.' using errcode = 'HXOSD';
  end if;
  return query
  select d.day::date, s.in_house, s.on_leave, s.occupied, s.paid, s.available
  from generate_series(p_from, p_to, interval '1 day') d (day)
  cross join lateral (
    select
      coalesce(sum((select count(*) from jsonb_array_elements(u.residents) r where r ->> 'status' = 'in_house')), 0)::bigint as in_house,
      coalesce(sum((select count(*) from jsonb_array_elements(u.residents) r where r ->> 'status' = 'on_leave')), 0)::bigint as on_leave,
      coalesce(sum(u.weight) filter (where u.status <> 'offline'), 0) as occupied,
      coalesce(sum(u.paid_weight) filter (where u.status <> 'offline'), 0) as paid,
      count(*) filter (where u.status <> 'offline') as available
    from private.list_unit_states(p_community_id, d.day::date) u
  ) s
  order by 1;
end $$;

-- Returns census and occupancy per day, at most 93 days.
select private.expose('list_census_days', 'authenticated');
