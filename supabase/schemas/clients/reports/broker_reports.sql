-- Broker report figures: totals of what the caller can read, optionally by person. Scopes are resolved before
-- planning, so no other rows are read.

create function private.report_pipeline(p_owner uuid default null)
returns table (stage text, deals bigint, price numeric, commission numeric, weighted numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
begin
  return query
  select
    d.stage, count(*), coalesce(sum(d.price), 0), coalesce(sum(d.commission), 0),
    coalesce(round(sum(d.commission * d.probability / 100), 2), 0)
  from public.deals d
  where d.workspace_id = any (v_workspace_ids) and d.deleted_at is null and not d.is_sample and (p_owner is null or d.owner_id = p_owner)
    and d.stage not in ('won', 'lost', 'transition', 'true_up')
  group by d.stage;
end $$;

-- Returns open deals by stage.
select private.expose('report_pipeline', 'authenticated');

create function private.report_months(
  p_from date, p_months public.whole_number default 12, p_owner uuid default null
)
returns table (
  month date, expected numeric, expected_deals bigint, actual numeric, actual_deals bigint, lost numeric, lost_deals bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
  v_from date;
  v_to date;
begin
  if p_from is null or p_months is null or p_months not between 1 and 60 then
    raise exception 'Choose a report of 1 to 60 months.' using errcode = '22023';
  end if;
  v_from := date_trunc('month', p_from);
  v_to := v_from + make_interval(months => p_months);
  return query
  with own as (
    select d.commission, d.stage = 'lost' as is_lost, d.expected_close, d.closed_on
    from public.deals d
    where d.workspace_id = any (v_workspace_ids) and d.deleted_at is null and not d.is_sample and (p_owner is null or d.owner_id = p_owner)
  ), told as (
    select date_trunc('month', o.expected_close)::date as month, o.commission, true as is_expected, o.is_lost
    from own o where o.expected_close >= v_from and o.expected_close < v_to
    union all
    select date_trunc('month', o.closed_on)::date, o.commission, false, false
    from own o where o.closed_on >= v_from and o.closed_on < v_to and not o.is_lost
  )
  select
    m.month::date,
    coalesce(sum(t.commission) filter (where t.is_expected), 0), count(*) filter (where t.is_expected),
    coalesce(sum(t.commission) filter (where not t.is_expected), 0), count(*) filter (where not t.is_expected),
    coalesce(sum(t.commission) filter (where t.is_lost), 0), count(*) filter (where t.is_lost)
  from generate_series(v_from::timestamp, v_to::timestamp - interval '1 month', interval '1 month') m (month)
  left join told t on t.month = m.month::date
  group by m.month order by m.month;
end $$;

-- Returns, by month, the broker's commission of deals expected to close, closed, and lost.
select private.expose('report_months', 'authenticated');

-- Returns deals added in a period, how far each got by its history, and whether it was lost since.
create function private.report_cohort(p_from timestamptz, p_to timestamptz, p_owner uuid)
returns table (id uuid, name text, created_at timestamptz, is_lost boolean, reached integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
begin
  return query
  select d.id, d.name, d.created_at, d.stage = 'lost', greatest(
    case when d.stage = 'lost' then 1 else (select s.place from private.deal_stages() s where s.stage = d.stage) end,
    (
      select max(s.place) from public.record_changes h
      join private.deal_stages() s on s.stage = h.was ->> 'stage'
      where h.record_id = d.id and h.kind = 'deals' and h.was ? 'stage' and s.stage <> 'lost'
    )
  )
  from public.deals d
  where d.workspace_id = any (v_workspace_ids) and d.deleted_at is null and not d.is_sample and d.created_at >= p_from and d.created_at < p_to
    and (p_owner is null or d.owner_id = p_owner);
end $$;

create function private.report_conversion(p_from timestamptz, p_to timestamptz, p_owner uuid default null)
returns table (stage text, deals bigint, lost bigint)
language sql stable security definer set search_path = '' as $$
  select s.stage, count(c.reached) filter (where c.reached >= s.place),
    count(c.reached) filter (where c.reached >= s.place and c.is_lost)
  from private.deal_stages() s left join private.report_cohort(p_from, p_to, p_owner) c on true
  where s.stage in ('valuation', 'engagement', 'nda', 'lois', 'loi_signed', 'psa', 'closing', 'transition')
    and private.has_verified_session()
  group by s.stage, s.place order by s.place
$$;

-- Returns the furthest stage that deals added in a period reached, by their history, and how many of those were lost
-- since.
select private.expose('report_conversion', 'authenticated');

-- Returns the team's activity in a period line by line, optionally of one type. A task line may have no
-- record.
create function private.list_team_activity(p_from timestamptz, p_to timestamptz, p_what text default null)
returns table (by uuid, what text, kind text, record_id uuid, words text, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
begin
  return query
  select a.* from (
    select c.by, 'note' as what, c.kind, c.record_id, left(c.body, 200), c.created_at from public.record_comments c
    where c.workspace_id = any (v_workspace_ids) and c.created_at >= p_from and c.created_at < p_to and c.deleted_at is null
      and coalesce(p_what, 'note') = 'note'
    union all
    select t.done_by, 'task', t.kind, t.record_id, t.title, t.done_at from public.record_tasks t
    where t.workspace_id = any (v_workspace_ids) and t.done_at >= p_from and t.done_at < p_to
      and coalesce(p_what, 'task') = 'task'
    union all
    select h.by, case
      when h.act = 'created' and h.kind = 'contacts' then 'client'
      when h.act = 'created' and h.kind = 'deals' then 'deal'
      when h.kind = 'deals' and h.was ? 'stage' then 'move'
      when h.kind = 'contacts' and h.now ? 'last_contact_at' then 'talk'
    end, h.kind, h.record_id, h.now ->> 'stage', h.at
    from public.record_changes h
    where h.workspace_id = any (v_workspace_ids) and h.at >= p_from and h.at < p_to and h.kind in ('contacts', 'deals')
      and (p_what is null or p_what not in ('note', 'task'))
  ) a (by, what, kind, record_id, words, at)
  where a.by is not null and a.what is not null;
end $$;

create function private.report_activity(p_from timestamptz, p_to timestamptz)
returns table (person uuid, notes bigint, tasks bigint, talks bigint, clients bigint, deals bigint, moves bigint)
language sql stable security definer set search_path = '' as $$
  select
    a.by, count(*) filter (where a.what = 'note'), count(*) filter (where a.what = 'task'),
    count(*) filter (where a.what = 'talk'), count(*) filter (where a.what = 'client'),
    count(*) filter (where a.what = 'deal'), count(*) filter (where a.what = 'move')
  from private.list_team_activity(p_from, p_to) a
  group by a.by order by count(*) desc, a.by
$$;

-- Returns each teammate's activity in a period: notes, tasks, client conversations, new clients and deals,
-- and stage moves.
select private.expose('report_activity', 'authenticated');

-- Returns the rows behind a report figure that no list filter can show, newest first, up to 200.
create function private.report_rows(
  p_figure text, p_from timestamptz, p_to timestamptz, p_person uuid default null, p_of text default null
)
returns table (path text, title text, words text, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_from is null or p_to is null or p_figure is null
    or p_figure not in ('note', 'task', 'talk', 'move', 'reached', 'lost', 'won')
  then
    raise exception 'This figure has no rows to show.' using errcode = '22023';
  end if;
  if p_figure in ('reached', 'lost') then
    return query
    select '/deal-pipeline/' || c.id, c.name, null::text, c.created_at
    from private.report_cohort(p_from, p_to, p_person) c join private.deal_stages() s on c.reached >= s.place
    where s.stage = p_of and (p_figure = 'reached' or c.is_lost)
    order by c.created_at desc, c.id limit 200;
  elsif p_figure = 'won' then
    return query
    select '/deal-pipeline/' || m.deal_id, m.deal, null::text, m.closed_on::timestamp at time zone 'UTC'
    from private.measured_leads(p_from, p_to) m
    where coalesce(m.source, '') = coalesce(p_of, '') and m.closed_on is not null
    order by m.closed_on desc, m.deal_id limit 200;
  else
    return query
    select
      k.path || '/' || a.record_id,
      case a.kind
        when 'contacts' then (select c.name from public.contacts c where c.id = a.record_id)
        when 'deals' then (select d.name from public.deals d where d.id = a.record_id)
        else private.record_title(a.kind, a.record_id)
      end,
      a.words, a.at
    from (
      select * from private.list_team_activity(p_from, p_to, p_figure) l
      where l.what = p_figure and l.by = p_person order by l.at desc, l.record_id limit 200
    ) a
    left join private.record_kinds() k on k.kind = a.kind
    order by a.at desc, a.record_id;
  end if;
end $$;

-- Returns what a figure counts: a person's notes, tasks, conversations, or stage moves (`note`, `task`,
-- `talk`, `move`); new deals that reached a stage, and which of them are `lost`; deals `won` by source.
select private.expose('report_rows', 'authenticated');
