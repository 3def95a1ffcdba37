-- Market figures by place and period, each with the number of homes, jobs, people, or listings behind it. Federal files
-- add theirs when they are published; listings are counted each day. Members read them by the calls below, which
-- withhold figures with too little behind them.
create table private.market_observations (
  measure text not null,
  level text not null,
  place text not null,
  period date not null,
  state text,
  place_name text not null,
  value numeric not null,
  base bigint not null,
  source text not null,
  file_id uuid references private.federal_files (id) on delete cascade,
  is_sample boolean not null default false,

  primary key (measure, level, place, period),
  constraint market_observations_level_is_known check (level in ('nation', 'state', 'county', 'metro')),
  constraint market_observations_measure_is_known check (measure in (
    'snf_occupancy', 'snf_absorption', 'snf_beds', 'snf_homes', 'snf_hours', 'snf_turnover', 'snf_stars',
    'snf_owner_changes', 'population_75', 'population_85', 'share_75', 'median_income', 'wage_rn', 'wage_lpn',
    'wage_aide', 'wage_personal_care', 'wage_cook', 'asking_price_per_bed', 'asking_rent', 'asking_occupancy',
    'asking_cap_rate'
  )),
  constraint market_observations_source_is_known check (source in ('cms', 'census', 'bls', 'haven')),
  constraint market_observations_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint market_observations_place_is_plain check (private.is_single_line(place, 160)),
  constraint market_observations_place_name_is_plain check (private.is_single_line(place_name, 200)),
  constraint market_observations_value_is_measure check (private.is_measure(value)),
  constraint market_observations_base_range check (base between 0 and 1000000000)
);

comment on column private.market_observations.place is 'US, a state (OH), a county (OH/Franklin County), or the code of a metro area.';
comment on column private.market_observations.base is 'Homes, jobs, people, or listings that the value is from.';

create index market_observations_state_idx on private.market_observations (measure, level, state, period);
create index market_observations_file_idx on private.market_observations (file_id);

-- The least a figure may be based on.
create function private.least_market_base() returns integer
language sql immutable set search_path = '' as $$
  select 4
$$;

-- Adds the figures of a file that is being published.
create function private.record_federal_observations(p_file_id uuid, p_previous_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.federal_files;
begin
  select * into v_file from private.federal_files f where f.id = p_file_id;
  if v_file.kind = 'facilities' then
    perform private.record_facility_observations(v_file, p_previous_id);
  elsif v_file.kind = 'counties' then
    perform private.record_county_observations(v_file);
  elsif v_file.kind = 'wages' then
    perform private.record_wage_observations(v_file);
  end if;
end $$;

create function private.record_facility_observations(p_file private.federal_files, p_previous_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.market_observations as o (
    measure, level, place, period, state, place_name, value, base, source, file_id, is_sample
  )
  with homes as (
    select
      f.ccn, f.state, f.state || '/' || f.county as county, f.county as county_name, nullif(f.beds, 0) as beds, f.residents,
      f.overall, (r.facts ->> 'hours')::numeric as hours, (r.facts ->> 'turnover')::numeric as turnover,
      coalesce((r.facts ->> 'changed_owner')::boolean, false) as has_changed_owner,
      (p.facts ->> 'residents')::numeric as residents_before
    from private.federal_facilities f
    join private.federal_rows r on r.file_id = p_file.id and r.key = f.ccn
    left join private.federal_rows p on p.file_id = p_previous_id and p.key = f.ccn
  ), places as (
    select 'nation' as level, 'US' as place, null as in_state, 'United States' as place_name, h.* from homes h
    union all
    select 'state', h.state, h.state, h.state, h.* from homes h
    union all
    select 'county', h.county, h.state, h.county_name || ', ' || h.state, h.* from homes h where h.county is not null
  ), summed as (
    select
      p.level, p.place, p.in_state, p.place_name, count(*) as homes, sum(p.beds) as beds, count(p.beds) as with_beds,
      sum(p.residents) filter (where p.beds is not null) as residents,
      sum(p.beds) filter (where p.residents is not null) as counted_beds,
      count(*) filter (where p.beds is not null and p.residents is not null) as with_residents,
      sum(p.residents - p.residents_before) as absorbed, count(p.residents - p.residents_before) as compared,
      avg(p.hours) as hours, count(p.hours) as with_hours, avg(p.turnover) as turnover, count(p.turnover) as with_turnover,
      avg(p.overall) as stars, count(p.overall) as rated, count(*) filter (where p.has_changed_owner) as owner_changes
    from places p group by 1, 2, 3, 4
  )
  select
    m.measure, s.level, s.place, p_file.file_date, s.in_state, s.place_name, round(m.value, 4), m.base, 'cms', p_file.id,
    p_file.is_sample
  from summed s, lateral (values
    ('snf_occupancy', 100 * s.residents / nullif(s.counted_beds, 0), s.with_residents),
    ('snf_absorption', s.absorbed, s.compared),
    ('snf_beds', s.beds, s.with_beds),
    ('snf_homes', s.homes, s.homes),
    ('snf_hours', s.hours, s.with_hours),
    ('snf_turnover', s.turnover, s.with_turnover),
    ('snf_stars', s.stars, s.rated),
    ('snf_owner_changes', s.owner_changes, s.homes)
  ) as m (measure, value, base)
  where m.value is not null and m.base > 0
  on conflict (measure, level, place, period) do update set
    value = excluded.value, base = excluded.base, file_id = excluded.file_id, is_sample = excluded.is_sample;
end $$;

-- Counties of the Census file, and their states and the nation as sums.
create function private.record_county_observations(p_file private.federal_files) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.market_observations as o (
    measure, level, place, period, state, place_name, value, base, source, file_id, is_sample
  )
  with counties as (
    select distinct on (r.key)
      r.facts ->> 'state' as state, left(r.facts ->> 'county', 140) as county, (r.facts ->> 'people')::numeric as people,
      (r.facts ->> 'over_75')::numeric as over_75, (r.facts ->> 'over_85')::numeric as over_85,
      (r.facts ->> 'income')::numeric as income
    from private.federal_rows r
    where r.file_id = p_file.id and r.facts ->> 'state' ~ '^[A-Z]{2}$' and r.facts ->> 'county' <> ''
    order by r.key, r.place
  ), summed as (
    select 'county' as level, c.state || '/' || c.county as place, c.state, c.county || ', ' || c.state as place_name,
      c.people, c.over_75, c.over_85, c.income
    from counties c
    union all
    select 'state', c.state, c.state, c.state, sum(c.people), sum(c.over_75), sum(c.over_85), null
    from counties c group by c.state
    union all
    select 'nation', 'US', null, 'United States', sum(c.people), sum(c.over_75), sum(c.over_85), null
    from counties c having count(*) > 0
  )
  select
    m.measure, s.level, s.place, p_file.file_date, s.state, s.place_name, round(m.value, 4), s.people::bigint, 'census',
    p_file.id, p_file.is_sample
  from summed s, lateral (values
    ('population_75', s.over_75), ('population_85', s.over_85),
    ('share_75', 100 * s.over_75 / nullif(s.people, 0)), ('median_income', s.income)
  ) as m (measure, value)
  where m.value is not null and s.people > 0
  on conflict (measure, level, place, period) do update set
    value = excluded.value, base = excluded.base, file_id = excluded.file_id, is_sample = excluded.is_sample;
end $$;

-- Median hourly wages of the occupations that staff communities.
create function private.record_wage_observations(p_file private.federal_files) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.market_observations as o (
    measure, level, place, period, state, place_name, value, base, source, file_id, is_sample
  )
  select distinct on (w.measure, r.facts ->> 'level', p.place)
    w.measure, r.facts ->> 'level', p.place, p_file.file_date, r.facts ->> 'state', left(r.facts ->> 'area', 200),
    round((r.facts ->> 'wage')::numeric, 4), (r.facts ->> 'jobs')::bigint, 'bls', p_file.id, p_file.is_sample
  from private.federal_rows r
  join (values
    ('29-1141', 'wage_rn'), ('29-2061', 'wage_lpn'), ('31-1131', 'wage_aide'), ('31-1120', 'wage_personal_care'),
    ('35-2012', 'wage_cook')
  ) as w (occupation, measure) on w.occupation = split_part(r.key, ':', 2)
  cross join lateral (
    select case r.facts ->> 'level' when 'nation' then 'US' when 'state' then r.facts ->> 'state'
      else split_part(r.key, ':', 1) end as place
  ) p
  where r.file_id = p_file.id and r.facts ->> 'level' in ('nation', 'state', 'metro') and p.place <> ''
    and (r.facts ->> 'wage')::numeric > 0 and (r.facts ->> 'jobs')::numeric > 0
  order by w.measure, r.facts ->> 'level', p.place, r.place
  on conflict (measure, level, place, period) do update set
    value = excluded.value, base = excluded.base, file_id = excluded.file_id, is_sample = excluded.is_sample;
end $$;

-- Records the asking figures of public listings for the current month; the last day of a month stays. Called daily.
create function private.record_listing_observations() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_figures constant jsonb := private.market_figures();
begin
  insert into private.market_observations as o (
    measure, level, place, period, state, place_name, value, base, source
  )
  with places as (
    select 'nation' as level, 'US' as place, null as state, 'United States' as place_name, v_figures -> 'whole' as figures
    union all
    select 'state', s ->> 'name', s ->> 'name', s ->> 'name', s from jsonb_array_elements(v_figures -> 'states') s
  ), rents as (
    select
      case when grouping(l.state) = 1 then 'US' else l.state end as place, avg(l.avg_monthly_rate) as rent, count(*) as listings
    from public.listings l
    where l.is_on_market and l.avg_monthly_rate > 0
    group by grouping sets ((), (l.state))
  )
  select
    m.measure, p.level, p.place, date_trunc('month', private.get_local_date())::date, p.state, p.place_name,
    round(m.value, 4), m.base, 'haven'
  from places p
  left join rents r on r.place = p.place
  cross join lateral (values
    ('asking_price_per_bed', (p.figures #>> '{price_per_bed,middle}')::numeric, (p.figures #>> '{price_per_bed,listings}')::bigint),
    ('asking_occupancy', (p.figures #>> '{occupancy,average}')::numeric, (p.figures #>> '{occupancy,listings}')::bigint),
    ('asking_cap_rate', (p.figures #>> '{cap_rate,average}')::numeric, (p.figures #>> '{cap_rate,listings}')::bigint),
    ('asking_rent', r.rent, r.listings)
  ) as m (measure, value, base)
  where m.value is not null and m.base > 0
  on conflict (measure, level, place, period) do update set value = excluded.value, base = excluded.base;
end $$;

create function private.require_market_reader() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view market data.' using errcode = '42501';
  end if;
end $$;

-- One figure as shown; without a value if it is based on too few deals.
create function private.describe_market_observation(p_row private.market_observations) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'place', (p_row).place, 'name', (p_row).place_name, 'period', (p_row).period,
    'value', case when (p_row).base >= private.least_market_base() then (p_row).value end,
    'base', (p_row).base, 'source', (p_row).source, 'is_sample', (p_row).is_sample
  )
$$;

create function private.list_market_places(p_measure text, p_level text, p_state text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_market_reader();
  return (
    with newest as (
      select distinct on (o.place) o.* from private.market_observations o
      where o.measure = p_measure and o.level = p_level and (p_state is null or o.state = p_state)
      order by o.place, o.period desc
      limit 1000
    )
    select coalesce(jsonb_agg(
      private.describe_market_observation(n::private.market_observations) || jsonb_build_object(
        'year_before', case
          when n.base >= private.least_market_base() and b.base >= private.least_market_base() then b.value
        end
      ) order by n.place_name, n.place
    ), '[]')
    from newest n
    left join lateral (
      select o.value, o.base from private.market_observations o
      where o.measure = p_measure and o.level = p_level and o.place = n.place and o.source = n.source
        and o.period between n.period - interval '12 months 20 days' and n.period - interval '11 months 10 days'
      order by o.period desc limit 1
    ) b on true
  );
end $$;

-- Returns the newest figure of a measure in each place of a level, with the one a year before. A state narrows
-- counties, metro areas, and states. A value with fewer than four behind it is null.
select private.expose('list_market_places', 'authenticated');

create function private.list_market_periods(p_measure text, p_level text, p_place text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_market_reader();
  return (
    select coalesce(jsonb_agg(private.describe_market_observation(r::private.market_observations) order by r.period), '[]')
    from (
      select o.* from private.market_observations o
      where o.measure = p_measure and o.level = p_level and o.place = p_place
      order by o.period desc limit 120
    ) r
  );
end $$;

-- Returns the last 120 figures of a measure in one place, oldest first. A value with fewer than four behind it is null.
select private.expose('list_market_periods', 'authenticated');
