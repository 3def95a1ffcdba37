-- Business metrics for staff, compared with the previous period of the same length.

-- Sums of a metric by place or kind, now and in the previous period.
create function private.figures_by(p_measure text, p_by text, p_first date, p_last date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', t.name, 'times', t.times, 'before', t.before, 'amount', t.amount, 'amount_before', t.amount_before
  ) order by t.times desc, t.name), '[]')
  from (
    select
      case p_by when 'place' then f.place when 'kind' then f.kind else '' end as name,
      coalesce(sum(f.times) filter (where f.day >= p_first), 0) as times,
      coalesce(sum(f.times) filter (where f.day < p_first), 0) as before,
      coalesce(sum(f.amount) filter (where f.day >= p_first), 0) as amount,
      coalesce(sum(f.amount) filter (where f.day < p_first), 0) as amount_before
    from private.figure_days f
    where f.measure = p_measure and f.day between p_first - (p_last - p_first + 1) and p_last
    group by 1
  ) t
$$;

-- Values at the end of this and the previous period: those of the last day counted.
create function private.figures_at_end(p_measure text, p_by text, p_first date, p_last date) returns jsonb
language sql stable set search_path = '' as $$
  with ends as (
    select
      max(f.day) as now,
      max(f.day) filter (where f.day < p_first) as before
    from private.figure_days f
    where f.measure = p_measure and f.day between p_first - (p_last - p_first + 1) and p_last
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', t.name, 'times', t.times, 'before', t.before, 'amount', t.amount, 'amount_before', t.amount_before
  ) order by t.times desc, t.name), '[]')
  from (
    select
      case p_by when 'place' then f.place when 'kind' then f.kind else '' end as name,
      coalesce(sum(f.times) filter (where f.day = e.now and e.now >= p_first), 0) as times,
      coalesce(sum(f.times) filter (where f.day = e.before), 0) as before,
      coalesce(sum(f.amount) filter (where f.day = e.now and e.now >= p_first), 0) as amount,
      coalesce(sum(f.amount) filter (where f.day = e.before), 0) as amount_before
    from ends e
    join private.figure_days f on f.measure = p_measure and f.day in (e.now, e.before)
    group by 1
  ) t
$$;

-- Median days by place or kind, and overall.
create function private.median_figures(p_measure text, p_by text, p_first date, p_last date) returns jsonb
language sql stable set search_path = '' as $$
  with each as (
    select
      case p_by when 'place' then f.place when 'kind' then f.kind else '' end as name, f.day >= p_first as is_now, f.value,
      sum(f.times) as times
    from private.figure_days f
    where f.measure = p_measure and f.day between p_first - (p_last - p_first + 1) and p_last
    group by 1, 2, 3
  ),
  placed as (
    select
      e.*, sum(e.times) over (running) as until, sum(e.times) over (partition by e.name, e.is_now) as total
    from each e
    window running as (partition by e.name, e.is_now order by e.value)
  ),
  -- For an even count, the mean of the two middle values.
  middles as (
    select
      p.name, p.is_now, max(p.total) as times,
      (
        min(p.value) filter (where p.until * 2 >= p.total) + min(p.value) filter (where p.until * 2 > p.total)
      ) / 2.0 as middle
    from placed p group by p.name, p.is_now
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', t.name, 'times', t.times, 'days', t.days, 'days_before', t.days_before
  ) order by t.times desc, t.name), '[]')
  from (
    select
      m.name, coalesce(max(m.times) filter (where m.is_now), 0) as times, max(m.middle) filter (where m.is_now) as days,
      max(m.middle) filter (where not m.is_now) as days_before
    from middles m group by m.name
  ) t
$$;

-- Daily values of a metric, for a chart.
create function private.list_daily_figures(p_measure text, p_place text, p_first date, p_last date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'day', n.day::date, 'times', f.times, 'amount', f.amount
  ) order by n.day)
  from generate_series(p_first::timestamp, p_last::timestamp, interval '1 day') n (day)
  left join (
    select d.day, sum(d.times) as times, sum(d.amount) as amount from private.figure_days d
    where d.measure = p_measure and d.day between p_first and p_last and (p_place is null or d.place = p_place)
    group by d.day
  ) f on f.day = n.day::date
$$;

create function private.business_figures(p_first date, p_last date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.check_figure_days(p_first, p_last);
  return jsonb_build_object(
    'counted_at', (select nullif(k.counted_at, '-infinity') from private.figure_count_status k),
    'is_sample', exists (
      select from private.figure_days f where f.day between p_first and p_last and f.is_sample
    ),
    'sums', (
      select jsonb_object_agg(m.measure, private.figures_by(m.measure, m.by, p_first, p_last))
      from (values
        ('member_new', 'place'), ('listing_new', ''), ('listing_contract', ''), ('listing_sold', ''), ('sale_new', ''),
        ('sale_closed', ''), ('sale_lost', ''), ('message', ''), ('inquiry', ''), ('inquiry_answered', ''),
        ('plan_new', 'place'), ('plan_lost', 'place'), ('trial_new', ''), ('trial_paid', ''), ('trial_lost', '')
      ) as m (measure, by)
    ),
    'ends', (
      select jsonb_object_agg(m.measure, private.figures_at_end(m.measure, m.by, p_first, p_last))
      from (values
        ('member_active', 'place'), ('listing_live', ''), ('sale_open', 'place'), ('revenue', 'place'), ('trial', '')
      ) as m (measure, by)
    ),
    'states', jsonb_build_object(
      'live', private.figures_at_end('listing_live', 'place', p_first, p_last),
      'new', private.figures_by('listing_new', 'place', p_first, p_last),
      'sold', private.figures_by('listing_sold', 'place', p_first, p_last),
      'days', private.median_figures('listing_sold', 'place', p_first, p_last)
    ),
    'types', jsonb_build_object(
      'live', private.figures_at_end('listing_live', 'kind', p_first, p_last),
      'new', private.figures_by('listing_new', 'kind', p_first, p_last),
      'sold', private.figures_by('listing_sold', 'kind', p_first, p_last),
      'days', private.median_figures('listing_sold', 'kind', p_first, p_last)
    ),
    'market_days', private.median_figures('listing_sold', '', p_first, p_last),
    'stages', private.median_figures('stage_days', 'place', p_first, p_last),
    'days', jsonb_build_object(
      'member_new', private.list_daily_figures('member_new', null, p_first, p_last),
      'member_active', private.list_daily_figures('member_active', '30', p_first, p_last),
      'listing_live', private.list_daily_figures('listing_live', null, p_first, p_last),
      'revenue', private.list_daily_figures('revenue', null, p_first, p_last)
    ),
    -- Users who joined in a month, and how many were active in each month since.
    'retention', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'joined', c.place, 'members', c.times, 'months', (
          select coalesce(jsonb_agg(jsonb_build_object('month', to_char(r.day, 'YYYY-MM'), 'members', r.times)
            order by r.day), '[]')
          from private.figure_days r
          where r.measure = 'retained' and r.place = c.place and r.day >= c.day
        )
      ) order by c.day), '[]')
      from private.figure_days c
      where c.measure = 'cohort' and c.day > p_last - 366 and c.day <= p_last and c.times > 0
    )
  );
end $$;

-- Staff only: members, listings, transactions, messages, and revenue between two UTC dates.
select private.expose('business_figures', 'authenticated', 'plain');
