-- Made-up figures for half a year, so the team's screens have data; the screens label them as demo data. The
-- same day gets the same figures on every seed. Days already counted stay.

create temporary table demo_days on commit drop as
select
  d::date as day, (180 - ((now() at time zone 'UTC')::date - d::date))::numeric as age,
  case when extract(isodow from d) < 6 then 1.0 else 0.5 end as busy
from generate_series(
  (now() at time zone 'UTC')::date - 180, (now() at time zone 'UTC')::date, interval '1 day'
) d;

-- Returns a pseudo-random number between 0 and 1, by day and purpose.
create or replace function pg_temp.chance(p_day date, p_of text) returns numeric
language sql immutable as $$
  select ('x' || substr(md5(p_day::text || p_of), 1, 6))::bit(24)::integer / 16777216.0
$$;

with counted as (
  insert into private.visit_days (
    day, visits, visitors, members, views, searches, vain_searches, faults, is_sample
  )
  select
    d.day, v.visits, round(v.visits * 0.68), round(v.visits * 0.14), round(v.visits * (3.1 + pg_temp.chance(d.day, 'views'))),
    round(v.visits * 0.31), round(v.visits * 0.045), floor(3 * pg_temp.chance(d.day, 'faults')), true
  from demo_days d
  cross join lateral (
    select round((64 + d.age * 0.3) * d.busy * (0.86 + 0.28 * pg_temp.chance(d.day, 'visits')))::integer as visits
  ) v
  where d.day < (now() at time zone 'UTC')::date
  on conflict do nothing
  returning day, visits
),
parts as (
  insert into private.visit_day_parts (day, part, name, views, visits, faults)
  select
    c.day, p.part, p.name, round(c.visits * p.share * p.deep), round(c.visits * p.share * (0.9 + 0.2 * pg_temp.chance(c.day, p.name))),
    case when p.part = 'page' and pg_temp.chance(c.day, 'fault' || p.name) > 0.93 then 1 else 0 end
  from counted c
  cross join (values
    ('page', '/', 0.44, 1.1), ('page', '/investment-opportunities', 0.38, 1.4), ('page', '/property/:id', 0.33, 2.2),
    ('page', '/user-pricing', 0.11, 1.1), ('page', '/valuation-calculator', 0.09, 1.2), ('page', '/for-sellers', 0.08, 1.0),
    ('page', '/auth', 0.12, 1.1), ('page', '/dashboard', 0.13, 1.6), ('page', '/find-an-agent', 0.06, 1.2),
    ('referrer', 'search.example', 0.31, 0), ('referrer', 'senior-housing-news.example', 0.08, 0),
    ('referrer', 'brokers-forum.example', 0.05, 0), ('referrer', 'state-licensing.example', 0.02, 0),
    ('device', 'desktop', 0.57, 3.4), ('device', 'mobile', 0.36, 2.4), ('device', 'tablet', 0.07, 2.9)
  ) as p (part, name, share, deep)
  returning day
),
speeds as (
  insert into private.web_vital_days (day, path, metric, bucket, times)
  select c.day, p.path, m.metric, round(m.bucket * p.slow * s.spread)::integer, sum(greatest(1, round(c.visits * p.share * s.share)))
  from counted c
  cross join (values
    ('/', 0.4, 0.8), ('/investment-opportunities', 0.35, 1.1), ('/property/:id', 0.3, 1.2), ('/valuation-calculator', 0.1, 1.0),
    ('/dashboard', 0.1, 1.9)
  ) as p (path, share, slow)
  cross join (values ('LCP', 15.0), ('INP', 5.0), ('CLS', 2.0), ('TTFB', 9.0)) as m (metric, bucket)
  cross join (values (0.7, 0.5), (1.1, 0.3), (2.2, 0.2)) as s (spread, share)
  where c.day > (now() at time zone 'UTC')::date - 31
  group by 1, 2, 3, 4
  returning day
),
words as (
  insert into private.empty_search_days (day, words, visitors)
  select c.day, w.words, 1 + floor(2 * pg_temp.chance(c.day, w.words))
  from counted c
  cross join (values
    ('hospice alaska', 0.3), ('hud 232 loan assumable', 0.24), ('memory care under 2m', 0.22), ('rv resort', 0.12),
    ('portfolio hawaii', 0.12), ('behavioral health', 0.2), ('ground lease 55+', 0.1), ('detox center', 0.08)
  ) as w (words, often)
  where pg_temp.chance(c.day, 'often' || w.words) < w.often
  returning day
)
insert into private.trial_days (day, test, variant, exposed, converted)
select
  c.day, 'homepage_layout', v.variant, round(c.visits * 0.1 * (0.9 + 0.2 * pg_temp.chance(c.day, v.variant))),
  floor(c.visits * 0.1 * v.rate + pg_temp.chance(c.day, 'signed up' || v.variant))
from counted c
cross join (values ('usual', 0.06), ('simplified', 0.11)) as v (variant, rate)
where c.day > (now() at time zone 'UTC')::date - 61;

-- Business figures: events per day, then totals per day.
insert into private.figure_days (day, measure, place, kind, value, times, amount, is_sample)
select d.day, f.measure, f.place, f.kind, f.value, f.times, f.times * f.each, true
from demo_days d
cross join lateral (
  select 'member_new' as measure, t.type as place, '' as kind, 0 as value,
    floor(t.often * d.busy * (1 + d.age / 300) + pg_temp.chance(d.day, 'new' || t.type))::integer as times, 0 as each
  from (values
    ('buyer', 0.9), ('investor', 0.5), ('broker', 0.35), ('seller', 0.3), ('operator', 0.2), ('vendor', 0.25)
  ) as t (type, often)
  union all
  select 'listing_new', m.state, m.type, 0, 1, 9000000
  from (values
    ('OH', 'assisted-living'), ('TX', 'memory-care'), ('FL', 'independent-living'), ('CA', 'board-and-care'),
    ('MN', 'assisted-living'), ('AZ', 'skilled-nursing')
  ) as m (state, type)
  where pg_temp.chance(d.day, 'listed' || m.state) < 0.22 * d.busy
  union all
  select 'listing_contract', m.state, m.type, 0, 1, 9000000
  from (values ('OH', 'assisted-living'), ('TX', 'memory-care'), ('FL', 'independent-living')) as m (state, type)
  where pg_temp.chance(d.day, 'contract' || m.state) < 0.11 * d.busy
  union all
  select 'listing_sold', m.state, m.type, 90 + floor(120 * pg_temp.chance(d.day, 'days' || m.state))::integer, 1, 9000000
  from (values
    ('OH', 'assisted-living'), ('TX', 'memory-care'), ('FL', 'independent-living'), ('MN', 'assisted-living')
  ) as m (state, type)
  where pg_temp.chance(d.day, 'sold' || m.state) < 0.07 * d.busy
  union all
  select s.measure, '', '', 0, 1, 6000000 + floor(30 * pg_temp.chance(d.day, s.measure)) * 1000000
  from (values ('sale_new', 0.34), ('sale_closed', 0.16), ('sale_lost', 0.07)) as s (measure, often)
  where pg_temp.chance(d.day, 'happens' || s.measure) < s.often * d.busy
  union all
  select 'stage_days', s.stage, '', floor(s.days * (0.6 + 0.8 * pg_temp.chance(d.day, 'took' || s.stage)))::integer, 1, 0
  from (values
    ('negotiation', 24), ('loi_signed', 15), ('psa', 11), ('diligence', 41), ('licensure', 58), ('financing', 36), ('closing', 13)
  ) as s (stage, days)
  where pg_temp.chance(d.day, 'left' || s.stage) < 0.2 * d.busy
  union all
  select 'message', '', '', 0, floor((22 + d.age * 0.12) * d.busy * (0.7 + 0.6 * pg_temp.chance(d.day, 'message')))::integer, 0
  union all
  select 'inquiry', '', '', 0, floor((2 + d.age * 0.012) * d.busy * (0.5 + pg_temp.chance(d.day, 'inquiry')))::integer, 0
  union all
  select 'inquiry_answered', '', '', 0,
    floor((2 + d.age * 0.012) * d.busy * (0.5 + pg_temp.chance(d.day, 'inquiry')) * (0.62 + d.age * 0.001))::integer, 0
  union all
  select p.measure, p.plan, '', 0, 1, p.cents
  from (values
    ('plan_new', 'starter', 0.13, 2900), ('plan_new', 'professional', 0.1, 7900), ('plan_new', 'enterprise', 0.012, 39900),
    ('plan_lost', 'starter', 0.07, 2900), ('plan_lost', 'professional', 0.04, 7900), ('trial_new', 'professional', 0.2, 7900),
    ('trial_paid', 'professional', 0.08, 7900), ('trial_lost', 'professional', 0.1, 7900)
  ) as p (measure, plan, often, cents)
  where pg_temp.chance(d.day, p.measure || p.plan) < p.often
  union all
  select 'revenue', p.plan, '', 0, round(p.first + p.more * d.age / 180)::integer, p.cents
  from (values ('starter', 14, 9, 2900), ('professional', 9, 8, 7900), ('enterprise', 2, 1, 39900)) as p (plan, first, more, cents)
  union all
  select 'trial', 'professional', '', 0, 3 + floor(3 * pg_temp.chance(date_trunc('week', d.day)::date, 'trial'))::integer, 0
  union all
  select 'member_active', n.days, '', 0, round(n.share * (170 + d.age * 0.6) * case n.days when '1' then d.busy else 1 end)::integer, 0
  from (values ('1', 0.14), ('7', 0.4), ('30', 0.72)) as n (days, share)
  union all
  select 'listing_live', '', '', 0, round((select count(*) from private.live_listings) * (0.84 + 0.16 * d.age / 180))::integer, 17200000
  where d.day < (now() at time zone 'UTC')::date
  union all
  select 'sale_open', s.stage, '', 0, s.open, 14000000
  from (values
    ('negotiation', 2), ('loi_signed', 1), ('diligence', 1), ('licensure', 1), ('closing', 1)
  ) as s (stage, open)
  where d.day < (now() at time zone 'UTC')::date
) f
where f.times > 0
on conflict do nothing;

-- How far each day's new members got, and how many of a month returned.
insert into private.figure_days (day, measure, place, times, is_sample)
select f.day, 'funnel', s.step, round(sum(f.times) * s.share + pg_temp.chance(f.day, 'went on' || s.step) - 0.5)::integer, true
from private.figure_days f
cross join (values
  ('signed_up', 1.0), ('confirmed', 0.86), ('searched', 0.64), ('asked', 0.37), ('paid', 0.09)
) as s (step, share)
where f.measure = 'member_new' and f.is_sample
group by f.day, s.step, s.share
having round(sum(f.times) * s.share + pg_temp.chance(f.day, 'went on' || s.step) - 0.5) > 0
on conflict do nothing;

insert into private.figure_days (day, measure, place, times, is_sample)
select c.month, 'cohort', to_char(c.month, 'YYYY-MM'), 44 + 6 * c.age, true
from (
  select (date_trunc('month', now() at time zone 'UTC') - make_interval(months => 6 - n))::date as month, n as age
  from generate_series(0, 6) n
) c
on conflict do nothing;

insert into private.figure_days (day, measure, place, times, is_sample)
select
  (date_trunc('month', now() at time zone 'UTC') - make_interval(months => 6 - c.age - s.since))::date, 'retained',
  to_char(date_trunc('month', now() at time zone 'UTC') - make_interval(months => 6 - c.age), 'YYYY-MM'),
  round((44 + 6 * c.age) * s.share), true
from generate_series(0, 6) c (age)
cross join (values (0, 0.97), (1, 0.63), (2, 0.52), (3, 0.47), (4, 0.44), (5, 0.42), (6, 0.41)) as s (since, share)
where c.age + s.since <= 6
on conflict do nothing;

-- Demo communities entered the market on their listing date, not when the demo was created.
update public.listing_changes c set at = l.created_at
from public.listings l
where l.id = c.listing_id and l.id::text like 'dec0de00-%' and c.what = 'live' and c.at > l.created_at + interval '1 hour';

-- Today's figures are counted from actual rows.
select private.count_figures((now() at time zone 'UTC')::date);
insert into private.figure_count_status (counted_at) values (now()) on conflict do nothing;
