create function private.require_figures_period(p_from date, p_until date) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_from is null or p_until is null or p_from < '2000-01-01' or p_until > '3000-01-01'
    or p_until - p_from not between 0 and 366
  then
    raise exception 'Choose a range of 1 to 367 days.' using errcode = '22023';
  end if;
end $$;

-- Outcomes of requests to a vendor. Counts include requests received in the period, whenever their outcome
-- was.
create function private.vendor_figures(p_from date, p_until date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- A day ends when it is over in the whole country, so recent requests are never left out.
  c_zone constant text := 'Pacific/Honolulu';
  v_vendor constant uuid := private.get_my_vendor_id();
  v_before date;
  v_first date;
begin
  perform private.require_figures_period(p_from, p_until);
  if v_vendor is null then
    return null;
  end if;
  v_before := p_from - (p_until - p_from + 1);
  v_first := date_trunc('month', p_until) - interval '11 months';
  return (
    with requests as materialized (
      select
        (q.asked_at at time zone c_zone)::date as day, p.category, p.state, q.n, q.price, q.price_per,
        extract(epoch from q.first_answered_at - q.asked_at) / 3600 as hours,
        q.status = 'chosen' and p.status = 'cancelled' as is_dropped,
        case
          when q.status = 'asked' then
            case when p.status = 'open' and not coalesce(private.is_past_nationwide(p.answers_by), false) then 'waiting' else 'missed' end
          when q.status = 'passed' and q.n = 0 then 'missed'
          when q.status = 'passed' then case when p.decided_at is null then 'cancelled' else 'lost' end
          else q.status
        end as outcome
      from private.project_quotes q join private.projects p on p.id = q.project_id
      where q.vendor_id = v_vendor
        and q.asked_at >= (least(v_before, v_first)::timestamp at time zone c_zone)
        and q.asked_at < ((p_until + 1)::timestamp at time zone c_zone)
    ),
    placed as (
      select s.part, s.name, r.*
      from requests r cross join lateral (values
        (case when r.day >= p_from then 'now' when r.day >= v_before then 'before' end, ''),
        (case when r.day >= v_first then 'months' end, date_trunc('month', r.day)::date::text),
        (case when r.day >= p_from then 'trades' end, r.category),
        (case when r.day >= p_from then 'states' end, r.state)
      ) as s (part, name)
      where s.part is not null
    ),
    told (part, name) as (
      values ('now', ''), ('before', '')
      union
      select 'months', m::date::text from generate_series(v_first::timestamp, p_until::timestamp, interval '1 month') m
      union
      select x.part, x.name from placed x
    ),
    summed as (
      select t.part, t.name, count(x.outcome) as received, jsonb_build_object(
        'name', t.name,
        'received', count(x.outcome),
        'answered', count(x.hours),
        'hours', round((percentile_cont(0.5) within group (order by x.hours))::numeric, 1),
        'quoted', count(*) filter (where x.n > 0),
        'waiting', count(*) filter (where x.outcome = 'waiting'),
        'missed', count(*) filter (where x.outcome = 'missed'),
        'declined', count(*) filter (where x.outcome = 'declined'),
        'open', count(*) filter (where x.outcome = 'quoted'),
        'withdrawn', count(*) filter (where x.outcome = 'withdrawn'),
        'cancelled', count(*) filter (where x.outcome = 'cancelled'),
        'lost', count(*) filter (where x.outcome = 'lost'),
        'won', count(*) filter (where x.outcome = 'chosen'),
        'dropped', count(*) filter (where x.is_dropped),
        'prices', (
          select jsonb_object_agg(p.per, jsonb_build_object(
            'quotes', p.quotes, 'quoted', p.quoted, 'wins', p.wins, 'won', p.won
          ))
          from (values
            (
              'project', count(*) filter (where x.n > 0 and x.price_per = 'project'),
              coalesce(sum(x.price) filter (where x.n > 0 and x.price_per = 'project'), 0),
              count(*) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'project'),
              coalesce(sum(x.price) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'project'), 0)
            ),
            (
              'month', count(*) filter (where x.n > 0 and x.price_per = 'month'),
              coalesce(sum(x.price) filter (where x.n > 0 and x.price_per = 'month'), 0),
              count(*) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'month'),
              coalesce(sum(x.price) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'month'), 0)
            ),
            (
              'hour', count(*) filter (where x.n > 0 and x.price_per = 'hour'),
              coalesce(sum(x.price) filter (where x.n > 0 and x.price_per = 'hour'), 0),
              count(*) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'hour'),
              coalesce(sum(x.price) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'hour'), 0)
            )
          ) as p (per, quotes, quoted, wins, won)
        )
      ) as sums
      from told t left join placed x on x.part = t.part and x.name = t.name
      group by t.part, t.name
    )
    select jsonb_build_object(
      'now', (select s.sums from summed s where s.part = 'now'),
      'before', (select s.sums from summed s where s.part = 'before'),
      'months', (select jsonb_agg(s.sums order by s.name) from summed s where s.part = 'months'),
      'trades', (select coalesce(jsonb_agg(s.sums order by s.received desc, s.name), '[]') from summed s where s.part = 'trades'),
      'states', (select coalesce(jsonb_agg(s.sums order by s.received desc, s.name), '[]') from summed s where s.part = 'states')
    )
  );
end $$;

-- Returns outcomes of requests to the caller's vendor profile in a period and the one before; by trade and
-- state, and by month for twelve months. Prices per project, month, and hour are kept apart. Null without a
-- profile.
select private.expose('vendor_figures', 'authenticated');
