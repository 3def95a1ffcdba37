-- Daily site metrics. Row count depends on days, pages, and speed buckets, not on the number of visitors.
create table private.visit_days (
  day date primary key,
  visits integer not null,
  visitors integer not null,
  members integer not null,
  views integer not null,
  searches integer not null,
  vain_searches integer not null,
  faults integer not null,
  is_sample boolean not null default false
);

comment on column private.visit_days.visitors is 'Signed-out visitors, each counted once per day.';
comment on column private.visit_days.is_sample is 'Demo data.';

create table private.visit_day_parts (
  day date not null,
  part text not null,
  name text not null,
  views integer not null,
  visits integer not null,
  faults integer not null,
  constraint visit_day_parts_pkey primary key (day, part, name),
  constraint visit_day_parts_part_is_known check (part in ('page', 'referrer', 'device'))
);

-- Histogram of page speeds; p75 is read from the buckets, regardless of sample size.
create table private.web_vital_days (
  day date not null,
  path text not null,
  metric text not null,
  bucket integer not null,
  times integer not null,
  constraint web_vital_days_pkey primary key (day, path, metric, bucket)
);

create table private.empty_search_days (
  day date not null,
  words text not null,
  visitors integer not null,
  constraint empty_search_days_pkey primary key (day, words)
);

create table private.trial_days (
  day date not null,
  test text not null,
  variant text not null,
  exposed integer not null,
  converted integer not null,
  constraint trial_days_pkey primary key (day, test, variant)
);

alter table private.visit_days enable row level security;
alter table private.visit_day_parts enable row level security;
alter table private.web_vital_days enable row level security;
alter table private.empty_search_days enable row level security;
alter table private.trial_days enable row level security;

-- Bucket width: milliseconds, or fractions of layout shift.
create function private.vital_bucket_width(p_metric text) returns numeric
language sql immutable set search_path = '' as $$
  select case p_metric when 'LCP' then 100 when 'INP' then 20 when 'TTFB' then 40 when 'CLS' then 0.01 end
$$;

create function private.count_vitals(p_day date) returns void
language sql volatile set search_path = '' as $$
  delete from private.web_vital_days v where v.day = p_day;
  insert into private.web_vital_days (day, path, metric, bucket, times)
  select p_day, e.path, e.name, least(floor(e.value / private.vital_bucket_width(e.name)), 199)::integer, count(*)
  from private.visit_events e
  where e.day = p_day and e.kind = 'vital'
    -- Unknown pages are ignored, so forged events can't fill the table.
    and e.path in (
      select t.name from private.visit_day_parts t where t.day = p_day and t.part = 'page'
    )
  group by 2, 3, 4;
$$;

-- Recounts a day that still has events; a day without events keeps its metrics.
create function private.count_visits(p_day date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c_names constant integer := 400;
begin
  insert into private.trial_days as t (day, test, variant, exposed, converted)
  select v.day, v.test, v.variant, count(*), count(*) filter (where v.has_converted)
  from private.trial_visitors v where v.day = p_day group by 1, 2, 3
  on conflict (day, test, variant) do update set exposed = excluded.exposed, converted = excluded.converted;
  if not exists (select from private.visit_events e where e.day = p_day) then
    return;
  end if;
  insert into private.visit_days as d (day, visits, visitors, members, views, searches, vain_searches, faults)
  select
    p_day, count(distinct e.session), count(distinct e.visitor) filter (where not e.is_member),
    count(distinct e.visitor) filter (where e.is_member), count(*) filter (where e.kind = 'view'),
    count(*) filter (where e.kind = 'search'), count(*) filter (where e.kind = 'search' and e.value = 0),
    count(*) filter (where e.kind = 'fault')
  from private.visit_events e where e.day = p_day
  on conflict (day) do update set
    visits = excluded.visits, visitors = excluded.visitors, members = excluded.members, views = excluded.views,
    searches = excluded.searches, vain_searches = excluded.vain_searches, faults = excluded.faults, is_sample = false;
  delete from private.visit_day_parts t where t.day = p_day;
  insert into private.visit_day_parts (day, part, name, views, visits, faults)
  select p_day, c.part, c.name, c.views, c.visits, c.faults
  from (
    select
      k.part, k.name, count(*) filter (where e.kind = 'view') as views, count(distinct e.session) as visits,
      count(*) filter (where e.kind = 'fault') as faults,
      row_number() over (partition by k.part order by count(distinct e.session) desc, k.name) as place
    from private.visit_events e
    cross join lateral (
      values ('page', e.path), ('referrer', e.referrer), ('device', e.device)
    ) as k (part, name)
    where e.day = p_day and k.name is not null and (k.part <> 'page' or e.kind in ('view', 'fault'))
    group by k.part, k.name
  ) c
  where c.place <= c_names;
  perform private.count_vitals(p_day);
  delete from private.empty_search_days s where s.day = p_day;
  insert into private.empty_search_days (day, words, visitors)
  select p_day, e.name, count(distinct e.visitor)
  from private.visit_events e
  where e.day = p_day and e.kind = 'search' and e.value = 0 and e.name is not null
  group by e.name
  order by count(distinct e.visitor) desc, e.name limit c_names;
end $$;

-- Computes p75 from the buckets, with linear interpolation within one.
create function private.vitals_between(p_first date, p_last date)
returns table (path text, metric text, times bigint, p75 numeric)
language sql stable set search_path = '' as $$
  with steps as (
    select coalesce(v.path, '') as path, v.metric, v.bucket, sum(v.times) as times
    from private.web_vital_days v
    where v.day between p_first and p_last
    group by grouping sets ((v.path, v.metric, v.bucket), (v.metric, v.bucket))
  ),
  counted as (
    select
      s.*, sum(s.times) over (running) - s.times as before, sum(s.times) over (partition by s.path, s.metric) as total
    from steps s
    window running as (partition by s.path, s.metric order by s.bucket)
  )
  select
    c.path, c.metric, c.total::bigint,
    round((c.bucket + (0.75 * c.total - c.before) / c.times) * private.vital_bucket_width(c.metric), 3)
  from counted c
  where 0.75 * c.total > c.before and 0.75 * c.total <= c.before + c.times
$$;
