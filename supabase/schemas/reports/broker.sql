-- The figures of a broker's reports: sums of what the caller reads, by person where one is named. The books are known
-- before a plan is made, so that nobody else's rows are read.

create function private.report_pipeline(p_owner uuid)
returns table (stage text, deals bigint, price numeric, commission numeric, weighted numeric)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_books constant uuid[] := private.my_books();
begin
  return query
  select
    d.stage, count(*), coalesce(sum(d.price), 0), coalesce(sum(d.commission), 0),
    coalesce(round(sum(d.commission * d.probability / 100), 2), 0)
  from public.deals d
  where d.book = any (v_books) and d.deleted_at is null and (p_owner is null or d.owner_id = p_owner)
    and d.stage not in ('won', 'lost', 'transition', 'true_up')
  group by d.stage;
end
$$;
revoke all on function private.report_pipeline(uuid) from public, anon, authenticated, service_role;
grant execute on function private.report_pipeline(uuid) to authenticated;

-- What is open at each stage now.
create function public.report_pipeline(p_owner uuid default null)
returns table (stage text, deals bigint, price numeric, commission numeric, weighted numeric)
language sql stable set search_path = ''
as $$
  select * from private.report_pipeline(p_owner)
$$;
revoke all on function public.report_pipeline(uuid) from public, anon, authenticated, service_role;
grant execute on function public.report_pipeline(uuid) to authenticated;

create function private.report_months(p_from date, p_months integer, p_owner uuid)
returns table (
  month date, expected numeric, expected_deals bigint, actual numeric, actual_deals bigint, lost numeric, lost_deals bigint
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_books constant uuid[] := private.my_books();
  v_from date;
  v_to date;
begin
  if p_from is null or p_months is null or p_months not between 1 and 60 then
    raise exception 'A report is of one to sixty months.' using errcode = '22023';
  end if;
  v_from := date_trunc('month', p_from);
  v_to := v_from + make_interval(months => p_months);
  return query
  with own as (
    select d.commission, d.stage = 'lost' as is_lost, d.expected_close, d.closed_on
    from public.deals d
    where d.book = any (v_books) and d.deleted_at is null and (p_owner is null or d.owner_id = p_owner)
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
end
$$;
revoke all on function private.report_months(date, integer, uuid) from public, anon, authenticated, service_role;
grant execute on function private.report_months(date, integer, uuid) to authenticated;

-- By month, the own commission of deals that were expected to close in it, of those that did, and of those that were
-- lost meanwhile.
create function public.report_months(p_from date, p_months integer default 12, p_owner uuid default null)
returns table (
  month date, expected numeric, expected_deals bigint, actual numeric, actual_deals bigint, lost numeric, lost_deals bigint
)
language sql stable set search_path = ''
as $$
  select * from private.report_months(p_from, p_months, p_owner)
$$;
revoke all on function public.report_months(date, integer, uuid) from public, anon, authenticated, service_role;
grant execute on function public.report_months(date, integer, uuid) to authenticated;

create function private.report_conversion(p_from timestamptz, p_to timestamptz, p_owner uuid)
returns table (stage text, deals bigint, lost bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_books constant uuid[] := private.my_books();
begin
  return query
  with cohort as (
    select d.stage = 'lost' as is_lost, greatest(
      case when d.stage = 'lost' then 1 else (select s.place from private.deal_stages() s where s.stage = d.stage) end,
      (
        select max(s.place) from public.record_changes h
        join private.deal_stages() s on s.stage = h.was ->> 'stage'
        where h.record_id = d.id and h.kind = 'deals' and h.was ? 'stage' and s.stage <> 'lost'
      )
    ) as reached
    from public.deals d
    where d.book = any (v_books) and d.deleted_at is null and d.created_at >= p_from and d.created_at < p_to
      and (p_owner is null or d.owner_id = p_owner)
  )
  select s.stage, count(c.reached) filter (where c.reached >= s.place),
    count(c.reached) filter (where c.reached >= s.place and c.is_lost)
  from private.deal_stages() s left join cohort c on true
  where s.stage in ('valuation', 'engagement', 'nda', 'lois', 'loi_signed', 'psa', 'closing', 'transition')
  group by s.stage, s.place order by s.place;
end
$$;
revoke all on function private.report_conversion(timestamptz, timestamptz, uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.report_conversion(timestamptz, timestamptz, uuid) to authenticated;

-- How far the deals came that were added in a time, by their history, and how many of those were lost since.
create function public.report_conversion(p_from timestamptz, p_to timestamptz, p_owner uuid default null)
returns table (stage text, deals bigint, lost bigint)
language sql stable set search_path = ''
as $$
  select * from private.report_conversion(p_from, p_to, p_owner)
$$;
revoke all on function public.report_conversion(timestamptz, timestamptz, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.report_conversion(timestamptz, timestamptz, uuid) to authenticated;

create function private.report_activity(p_from timestamptz, p_to timestamptz)
returns table (person uuid, notes bigint, tasks bigint, talks bigint, clients bigint, deals bigint, moves bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select
    a.by, count(*) filter (where a.what = 'note'), count(*) filter (where a.what = 'task'),
    count(*) filter (where a.what = 'talk'), count(*) filter (where a.what = 'client'),
    count(*) filter (where a.what = 'deal'), count(*) filter (where a.what = 'move')
  from unnest(private.my_books()) b (book)
  cross join lateral (
    select c.by, 'note' as what from public.record_comments c
    where c.book = b.book and c.created_at >= p_from and c.created_at < p_to and c.deleted_at is null
    union all
    select t.done_by, 'task' from public.record_tasks t
    where t.book = b.book and t.done_at >= p_from and t.done_at < p_to
    union all
    select h.by, case
      when h.act = 'created' and h.kind = 'contacts' then 'client'
      when h.act = 'created' and h.kind = 'deals' then 'deal'
      when h.kind = 'deals' and h.was ? 'stage' then 'move'
      when h.kind = 'contacts' and h.now ? 'last_contact_at' then 'talk'
    end
    from public.record_changes h
    where h.book = b.book and h.at >= p_from and h.at < p_to and h.kind in ('contacts', 'deals')
  ) a
  where a.by is not null and a.what is not null
  group by a.by order by count(*) desc, a.by;
end
$$;
revoke all on function private.report_activity(timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.report_activity(timestamptz, timestamptz) to authenticated;

-- What each of the team has done in a time: notes, tasks, talks with clients, clients and deals added, deals moved on.
create function public.report_activity(p_from timestamptz, p_to timestamptz)
returns table (person uuid, notes bigint, tasks bigint, talks bigint, clients bigint, deals bigint, moves bigint)
language sql stable set search_path = ''
as $$
  select * from private.report_activity(p_from, p_to)
$$;
revoke all on function public.report_activity(timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.report_activity(timestamptz, timestamptz) to authenticated;
