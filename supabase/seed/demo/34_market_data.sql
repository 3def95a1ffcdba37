-- Made-up market data, labeled as a sample wherever it is shown: nursing homes of the federal sample in fourteen
-- counties, people by county, wages, and the months before. Publishing a real file removes its part.
insert into private.federal_rows (file_id, key, place, facts)
select
  f.id, '9' || lpad((10 * p.place + h)::text, 5, '0'), 100 + (10 * p.place + h)::integer,
  jsonb_build_object(
    'name', format('Sample nursing home %s, %s', h, p.county), 'city', 'Sample', 'state', p.state,
    'county', regexp_replace(p.county, ' County$', ''), 'beds', b.beds,
    'residents', round(b.beds * (0.72 + 0.02 * ((p.place * 3 + h * 5) % 11)), 1), 'ownership', 'For profit – corporation',
    'changed_owner', (p.place + h) % 9 = 0, 'focus', '', 'overall', 1 + (p.place * 2 + h * 3) % 5, 'health', 3, 'staffing', 3,
    'quality', 4, 'fines', 0, 'fine_total', 0, 'hours', 3.2 + 0.1 * ((p.place + h) % 9), 'turnover', 40 + (p.place * 5 + h * 7) % 24,
    'latitude', round((c.latitude + 0.05 * (h % 3 - 1))::numeric, 4),
    'longitude', round((c.longitude + 0.07 * (h % 4 - 1.5))::numeric, 4)
  )
from (
  select v.*, row_number() over () as place from (values
  ('OH', 'Franklin County'), ('OH', 'Cuyahoga County'), ('OH', 'Hamilton County'), ('IN', 'Marion County'),
  ('IN', 'Allen County'), ('IL', 'Cook County'), ('IL', 'Sangamon County'), ('MN', 'Hennepin County'),
  ('TX', 'Dallas County'), ('TX', 'Travis County'), ('FL', 'Hillsborough County'), ('FL', 'Orange County'),
  ('PA', 'Allegheny County'), ('MI', 'Kent County')
  ) as v (state, county)
) as p
join private.counties c on c.state = p.state and c.county = p.county
cross join generate_series(1, 6) h
cross join lateral (select 60 + 10 * ((p.place * 2 + h * 3) % 9) as beds) b
join private.federal_files f on f.kind = 'facilities' and f.is_sample
on conflict do nothing;

insert into private.federal_rows (file_id, key, place, facts)
select f.id, lpad((39000 + n.place)::text, 5, '0'), n.place::integer, jsonb_build_object(
  'state', n.state, 'county', n.county, 'people', n.people, 'over_75', round(n.people * n.share / 100),
  'over_85', round(n.people * n.share / 320), 'income', n.income
)
from (
  select v.*, row_number() over () as place from (values
  ('OH', 'Franklin County', 1300000, 5.2, 71000), ('OH', 'Cuyahoga County', 1250000, 7.7, 60000),
  ('OH', 'Hamilton County', 820000, 6.6, 68000), ('IN', 'Marion County', 970000, 5.3, 62000),
  ('IN', 'Allen County', 390000, 6.1, 65000), ('IL', 'Cook County', 5200000, 6.4, 78000),
  ('IL', 'Sangamon County', 195000, 8.0, 72000), ('MN', 'Hennepin County', 1270000, 6.0, 92000),
  ('TX', 'Dallas County', 2600000, 4.6, 70000), ('TX', 'Travis County', 1300000, 4.2, 92000),
  ('FL', 'Hillsborough County', 1480000, 6.5, 71000), ('FL', 'Orange County', 1450000, 5.6, 73000),
  ('PA', 'Allegheny County', 1240000, 8.9, 73000), ('MI', 'Kent County', 660000, 5.9, 76000)
  ) as v (state, county, people, share, income)
) as n
join private.federal_files f on f.kind = 'counties' and f.is_sample
on conflict do nothing;

insert into private.federal_rows (file_id, key, place, facts)
select f.id, a.code || ':' || o.code, (a.place * 10 + o.place)::integer, jsonb_build_object(
  'level', a.level, 'state', nullif(a.state, ''), 'area', a.area, 'jobs', round(a.jobs * o.share), 'wage', round(o.wage * a.pay, 2)
)
from (
  select v.*, row_number() over () as place from (values
  ('99', 'nation', '', 'United States', 1400000, 1.0), ('39', 'state', 'OH', 'Ohio', 62000, 0.97),
  ('18', 'state', 'IN', 'Indiana', 34000, 0.95), ('17', 'state', 'IL', 'Illinois', 58000, 1.04),
  ('27', 'state', 'MN', 'Minnesota', 30000, 1.13), ('48', 'state', 'TX', 'Texas', 88000, 0.91),
  ('12', 'state', 'FL', 'Florida', 85000, 0.95), ('42', 'state', 'PA', 'Pennsylvania', 73000, 1.02),
  ('26', 'state', 'MI', 'Michigan', 44000, 1.0), ('18140', 'metro', 'OH', 'Columbus, OH', 11000, 0.99),
  ('26900', 'metro', 'IN', 'Indianapolis-Carmel-Greenwood, IN', 12000, 0.98),
  ('33460', 'metro', 'MN', 'Minneapolis-St. Paul-Bloomington, MN-WI', 17000, 1.16)
  ) as v (code, level, state, area, jobs, pay)
) as a
cross join (
  select v.*, row_number() over () as place from (values
  ('29-1141', 44.0, 2.2), ('29-2061', 30.5, 0.45), ('31-1131', 19.2, 1.0), ('31-1120', 16.8, 2.6), ('35-2012', 17.1, 0.3)
  ) as v (code, wage, share)
) as o
join private.federal_files f on f.kind = 'wages' and f.is_sample
on conflict do nothing;

select private.refresh_federal_facilities();
select private.record_federal_observations(f.id, null) from private.federal_files f where f.is_sample;

-- The 36 months before: occupancy recovers with a season, and absorption is its change in residents.
with months as (
  select o.*, k, o.value - 0.11 * k + 0.9 * (sin(pi() * extract(month from m.month) / 6) - sin(pi() * extract(month from o.period) / 6))::numeric as past,
    m.month
  from private.market_observations o
  cross join generate_series(0, 36) k
  cross join lateral (select (o.period - make_interval(months => k))::date as month) m
  where o.measure = 'snf_occupancy' and o.is_sample and o.level in ('nation', 'state')
), absorbed as (
  select m.*, (m.past - lag(m.past) over (partition by m.level, m.place order by m.k desc)) / 100 * b.value as change
  from months m
  join private.market_observations b on b.measure = 'snf_beds' and b.level = m.level and b.place = m.place and b.period = m.period
)
insert into private.market_observations (
  measure, level, place, period, state, place_name, value, base, source, file_id, is_sample
)
select v.measure, a.level, a.place, a.month, a.state, a.place_name, round(v.value, 4), a.base, 'cms', a.file_id, true
from absorbed a
cross join lateral (values ('snf_occupancy', a.past), ('snf_absorption', a.change)) as v (measure, value)
where v.value is not null and a.k < 36
on conflict do nothing;

-- Two earlier years of wages.
insert into private.market_observations (
  measure, level, place, period, state, place_name, value, base, source, file_id, is_sample
)
select
  o.measure, o.level, o.place, (o.period - make_interval(years => y))::date, o.state, o.place_name,
  round(o.value * (1 - 0.045 * y), 2), o.base, o.source, o.file_id, true
from private.market_observations o cross join generate_series(1, 2) y
where o.is_sample and o.source = 'bls'
on conflict do nothing;

-- The 30 months before of asking figures.
select private.record_listing_observations();
insert into private.market_observations (
  measure, level, place, period, state, place_name, value, base, source, is_sample
)
select
  o.measure, o.level, o.place, (o.period - make_interval(months => k))::date, o.state, o.place_name,
  round(o.value * (1 - 0.0025 * k), 2), o.base, o.source, true
from private.market_observations o cross join generate_series(1, 30) k
where o.source = 'haven' and not o.is_sample and o.base >= private.least_market_base()
on conflict do nothing;

-- Watches of the demo investor, with alerts that match the data: a community under contract, and the owners that the
-- federal sample shows as new.
insert into public.watches (id, user_id, kind, listing_id, state, property_type, owner_name)
select ('dec0de00-0000-4000-8000-0000000491' || w.number)::uuid, p.id, w.kind, w.listing_id, w.state, w.property_type, w.owner_name
from public.profiles p
cross join lateral (
  select '01' as number, 'listing' as kind, 'dec0de00-0000-4000-8000-000000000203'::uuid as listing_id, null as state,
    null as property_type, null as owner_name
  union all
  select '02', 'owner', null, null, null, 'Prairie Care Partners Inc. (demo)'
  union all
  (
    select '03', 'market', null, l.state, null, null from public.listings l
    where l.status = 'under_contract' and l.is_on_market order by l.id limit 1
  )
) w
where p.id = 'dec0de00-0000-4000-8000-000000000008'
on conflict do nothing;

insert into private.watch_events (id, what, listing_id, state, property_type, detail, happened_at, is_matched)
select 'dec0de00-0000-4000-8000-000000049201', 'status', l.id, l.state, l.property_type, 'Under contract', now() - interval '9 hours', true
from public.listings l where l.status = 'under_contract' and l.is_on_market order by l.id limit 1
on conflict do nothing;

insert into private.watch_events (id, what, ccn, state, owners, subject, detail, happened_at, file_id, is_matched)
select
  'dec0de00-0000-4000-8000-000000049202', 'ownership', f.ccn, f.state, array['PRAIRIE CARE PARTNERS INC. (DEMO)'], f.name,
  'Owners or managers changed in the federal file', now() - interval '2 days', o.id, true
from private.federal_facilities f
join private.federal_files o on o.kind = 'owners' and o.is_sample
where f.ccn = '145903'
on conflict do nothing;

insert into private.watch_alerts (id, user_id, event_id, matched, created_at, read_at)
select
  ('dec0de00-0000-4000-8000-0000000493' || right(e.id::text, 2))::uuid, 'dec0de00-0000-4000-8000-000000000008', e.id,
  array[case when e.ccn is null then 'market' else 'owner' end], e.happened_at,
  case when e.ccn is not null then e.happened_at + interval '3 hours' end
from private.watch_events e
where e.id in ('dec0de00-0000-4000-8000-000000049201', 'dec0de00-0000-4000-8000-000000049202')
  and exists (select from public.watches w where w.user_id = 'dec0de00-0000-4000-8000-000000000008')
on conflict do nothing;
