-- Website metrics for staff, compared with the previous period of the same length. Everything is read from
-- daily rows, so the cost doesn't depend on the number of visitors.
create function private.check_figure_days(p_first date, p_last date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can view metrics.' using errcode = '42501';
  end if;
  if p_first is null or p_last is null or p_last - p_first not between 0 and 366 then
    raise exception 'Choose a range of 1 to 367 days.' using errcode = '22023';
  end if;
end $$;

create function private.website_parts(p_part text, p_first date, p_last date) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', t.name, 'views', t.views, 'visits', t.visits, 'faults', t.faults, 'views_before', t.views_before,
    'visits_before', t.visits_before
  ) order by t.visits desc, t.views desc, t.name), '[]')
  from (
    select
      d.name, coalesce(sum(d.views) filter (where d.day >= p_first), 0) as views,
      coalesce(sum(d.visits) filter (where d.day >= p_first), 0) as visits,
      coalesce(sum(d.faults) filter (where d.day >= p_first), 0) as faults,
      coalesce(sum(d.views) filter (where d.day < p_first), 0) as views_before,
      coalesce(sum(d.visits) filter (where d.day < p_first), 0) as visits_before
    from private.visit_day_parts d
    where d.part = p_part and d.day between p_first - (p_last - p_first + 1) and p_last
    group by d.name
    order by 3 desc, 2 desc, 1 limit 50
  ) t
$$;

create function private.website_totals(p_first date, p_last date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'visits', coalesce(sum(d.visits), 0), 'visitors', coalesce(sum(d.visitors), 0), 'members', coalesce(sum(d.members), 0),
    'views', coalesce(sum(d.views), 0), 'searches', coalesce(sum(d.searches), 0),
    'vain_searches', coalesce(sum(d.vain_searches), 0), 'faults', coalesce(sum(d.faults), 0)
  )
  from private.visit_days d where d.day between p_first and p_last
$$;

create function private.funnel_between(p_first date, p_last date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(s.step, s.people) from (
    select 'visited' as step, coalesce(sum(d.visitors), 0)::bigint as people
    from private.visit_days d where d.day between p_first and p_last
    union all
    select n.step, coalesce(sum(f.times), 0)::bigint
    from unnest(array['signed_up', 'confirmed', 'searched', 'asked', 'paid']) n (step)
    left join private.figure_days f
      on f.measure = 'funnel' and f.place = n.step and f.day between p_first and p_last
    group by n.step
  ) s
$$;

create function private.website_figures(p_first date, p_last date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_before constant date := p_first - (p_last - p_first + 1);
begin
  perform private.check_figure_days(p_first, p_last);
  return jsonb_build_object(
    'counted_at', (select nullif(k.counted_at, '-infinity') from private.figure_count_status k),
    'is_sample', exists (
      select from private.visit_days d where d.day between p_first and p_last and d.is_sample
    ),
    'now', private.website_totals(p_first, p_last),
    'before', private.website_totals(v_before, p_first - 1),
    'days', (
      select jsonb_agg(jsonb_build_object(
        'day', n.day::date, 'visits', coalesce(d.visits, 0), 'visitors', coalesce(d.visitors, 0),
        'members', coalesce(d.members, 0), 'views', coalesce(d.views, 0), 'faults', coalesce(d.faults, 0),
        'visits_before', coalesce(b.visits, 0)
      ) order by n.day)
      from generate_series(p_first::timestamp, p_last::timestamp, interval '1 day') n (day)
      left join private.visit_days d on d.day = n.day::date
      left join private.visit_days b on b.day = n.day::date - (p_last - p_first + 1)
    ),
    'pages', private.website_parts('page', p_first, p_last),
    'referrers', private.website_parts('referrer', p_first, p_last),
    'devices', private.website_parts('device', p_first, p_last),
    'funnel', private.funnel_between(p_first, p_last),
    'funnel_before', private.funnel_between(v_before, p_first - 1),
    -- A term typed by only one or two visitors may be a name, so terms are shown from three on.
    'vain_searches', (
      select coalesce(jsonb_agg(jsonb_build_object('words', s.words, 'visitors', s.visitors)
        order by s.visitors desc, s.words), '[]')
      from (
        select v.words, sum(v.visitors) as visitors from private.empty_search_days v
        where v.day between p_first and p_last group by v.words having sum(v.visitors) >= 3
        order by 2 desc, 1 limit 100
      ) s
    ),
    'vitals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'path', v.path, 'metric', v.metric, 'times', v.times, 'p75', v.p75
      ) order by v.path, v.metric), '[]')
      from (
        select a.* from private.vitals_between(p_first, p_last) a
        where a.path = '' or a.path in (
          select p.name from private.visit_day_parts p
          where p.part = 'page' and p.day between p_first and p_last
          group by p.name order by sum(p.views) desc, p.name limit 50
        )
      ) v
    ),
    'trial', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'variant', t.variant, 'exposed', t.exposed, 'converted', t.converted
      ) order by t.variant), '[]')
      from (
        select d.variant, sum(d.exposed) as exposed, sum(d.converted) as converted
        from private.trial_days d
        where d.test = 'homepage_layout' and d.day between p_first and p_last group by d.variant
      ) t
    )
  );
end $$;

-- Staff only: visits, pages, referrers, the funnel, searches without results, page speed, and the layout test
-- between two UTC dates.
select private.expose('website_figures', 'authenticated', 'plain');
