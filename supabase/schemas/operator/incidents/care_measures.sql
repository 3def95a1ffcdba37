-- Measures of value-based care over a period, each with numerator, denominator, and the rows counted. Computed from
-- stays, incidents, and orders.

-- Returns days in house per resident: a day counts if the resident was there at the community's midnight that ends it.
create function private.list_resident_days(p_community_id uuid, p_from date, p_to date)
returns table (resident_id uuid, days integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_to constant date := least(p_to, (now() at time zone v_zone)::date - 1);
begin
  return query
  select s.resident_id, sum(greatest(0, least(coalesce((s.next_at at time zone v_zone)::date, v_to + 1), v_to + 1)
    - greatest((s.at at time zone v_zone)::date, p_from)))::integer
  from (
    select e.resident_id, e.type, e.at, lead(e.at) over (partition by e.resident_id order by e.at, e.recorded_at) as next_at
    from public.stay_events e
    where e.community_id = p_community_id and not e.is_removal and e.type not in ('transfer', 'notice')
      and not exists (select from public.stay_events c where c.corrects_id = e.id)
  ) s
  where s.type in ('admit', 'respite_admit', 'return')
  group by s.resident_id;
end $$;

create function private.get_care_measures(p_community_id uuid, p_from date, p_to date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (
    select c.time_zone from public.communities c
    where c.id = p_community_id and c.deleted_at is null
      and c.id = any (private.list_my_community_ids('incidents', 'change'))
  );
  v_from timestamptz;
  v_to timestamptz;
  v_result jsonb;
begin
  if v_zone is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if p_from is null or p_to is null or p_to - p_from not between 0 and 366 then
    raise exception 'Choose up to a year.' using errcode = 'HXOID';
  end if;
  v_from := p_from::timestamp at time zone v_zone;
  v_to := least((p_to + 1)::timestamp at time zone v_zone, now());
  with stays as (
    select e.*, lead(e.type) over w as next_type, lead(e.at) over w as next_at, lag(e.type) over w as last_type
    from public.stay_events e
    where e.community_id = p_community_id and not e.is_removal and e.type not in ('transfer', 'notice')
      and not exists (select from public.stay_events c where c.corrects_id = e.id)
    window w as (partition by e.resident_id order by e.at, e.recorded_at)
  ), census as (
    select c.resident_id from private.list_census_at(p_community_id, v_to) c where c.status = 'in_house'
  ), excluded as (
    -- Schizophrenia, Huntington's disease, and Tourette syndrome.
    select d.resident_id from public.resident_diagnoses d
    where d.community_id = p_community_id and d.deleted_at is null
      and (d.code like 'F20%' or d.code like 'G10%' or d.code like 'F95.2%')
  ), medicated as (
    select o.resident_id, bool_or(o.is_antipsychotic) as has_antipsychotic,
      string_agg(o.drug, ', ' order by o.drug) filter (where o.is_antipsychotic) as drugs
    from public.medication_orders o
    where o.community_id = p_community_id and o.kind = 'medication' and o.reviewed_at < v_to and o.starts_at < v_to
      and coalesce(private.get_order_end(o) > v_to, true)
    group by o.resident_id
  ), happened as (
    select i.* from public.incidents i where i.community_id = p_community_id and i.at >= v_from and i.at < v_to
  ), counted as (
    select 'hospital_transfers' as measure, s.resident_id, s.at, coalesce(s.destination, '') as detail, null::uuid as incident_id, true as is_counted
    from stays s where s.type = 'hospital_leave' and s.at >= v_from and s.at < v_to
    union all
    select 'readmissions', s.resident_id, s.at,
      case when s.next_type = 'hospital_leave' then to_char(s.next_at at time zone v_zone, 'YYYY-MM-DD') else '' end, null,
      coalesce(s.next_type = 'hospital_leave' and s.next_at < s.at + interval '30 days', false)
    from stays s where s.type = 'return' and s.last_type = 'hospital_leave' and s.at >= v_from and s.at < v_to
    union all
    select 'falls', h.resident_id, h.at, h.injury, h.id, true from happened h where h.type = 'fall' and h.resident_id is not null
    union all
    select 'injury_falls', h.resident_id, h.at, h.injury, h.id, h.injury <> 'none'
    from happened h where h.type = 'fall' and h.resident_id is not null
    union all
    select 'antipsychotics', m.resident_id, null, coalesce(m.drugs, ''), null, m.has_antipsychotic
    from medicated m where m.resident_id in (select c.resident_id from census c)
      and m.resident_id not in (select x.resident_id from excluded x)
    union all
    select 'pressure_injuries', h.resident_id, min(h.at), '', (array_agg(h.id order by h.at))[1], true
    from happened h where h.type = 'skin' and 'pressure_injury' = any (h.factors) and h.resident_id is not null group by h.resident_id
  )
  select jsonb_build_object(
    'time_zone', v_zone,
    'resident_days', (select coalesce(sum(d.days), 0) from private.list_resident_days(p_community_id, p_from, p_to) d),
    'residents', (select count(*) from private.list_resident_days(p_community_id, p_from, p_to) d where d.days > 0),
    'orders', (select count(*) from public.medication_orders o where o.community_id = p_community_id and o.reviewed_at is not null),
    'incidents', (select count(*) from public.incidents i where i.community_id = p_community_id),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'measure', c.measure, 'resident_id', c.resident_id, 'resident', r.name, 'at', c.at, 'detail', c.detail,
        'incident_id', c.incident_id, 'is_counted', c.is_counted
      ) order by c.measure, c.at desc, r.name, c.resident_id)
      from counted c join public.residents r on r.id = c.resident_id
    ), '[]')
  ) into v_result;
  perform private.log_resident_reads(
    array(select distinct (e ->> 'resident_id')::uuid from jsonb_array_elements(v_result -> 'rows') e), 'Value-based care'
  );
  return v_result;
end $$;

-- Returns the rows of each care measure and what they are divided by, for directors and nurses. Writes to the access log.
select private.expose('get_care_measures', 'authenticated');
