-- Sources of a day's metrics, without programs and sandboxes. Current states, such as live listings, are counted only on the day itself.

create function private.listing_figures_of(p_day date)
returns table (measure text, place text, kind text, value integer, times bigint, amount numeric)
language sql stable set search_path = '' as $$
  -- For a relisted listing, the first day counts, up to the sale.
  select
    case when c.what = 'live' then 'listing_new' when c.became #>> '{}' = 'sold' then 'listing_sold' else 'listing_contract' end,
    l.state, l.property_type,
    case when c.became #>> '{}' = 'sold' then greatest(0, (c.at at time zone 'UTC')::date - coalesce(
      (
        select (min(f.at) at time zone 'UTC')::date from public.listing_changes f
        where f.listing_id = c.listing_id and f.what = 'live'
      ),
      (l.created_at at time zone 'UTC')::date
    )) else 0 end,
    count(*), coalesce(sum(l.price), 0)
  from public.listing_changes c
  join public.listings l on l.id = c.listing_id
  where c.at >= p_day::timestamp at time zone 'UTC' and c.at < (p_day + 1)::timestamp at time zone 'UTC'
    and not l.is_unlisted
    and (
      c.what = 'status' and c.became #>> '{}' in ('under_contract', 'sold')
      or c.what = 'live' and not exists (
        select from public.listing_changes f where f.listing_id = c.listing_id and f.what = 'live' and f.at < c.at
      )
    )
  group by 1, 2, 3, 4
  union all
  select 'listing_live', m.state, m.property_type, 0, sum(m.listings)::bigint, sum(m.numerator)
  from private.live_listing_measures m
  where m.measure = 'listed' and m.state <> '' and m.property_type <> '' and p_day = (now() at time zone 'UTC')::date
  group by 2, 3 having sum(m.listings) > 0
$$;

create function private.sale_figures_of(p_day date)
returns table (measure text, place text, kind text, value integer, times bigint, amount numeric)
language sql stable set search_path = '' as $$
  select 'sale_new', '', '', 0, count(*), coalesce(sum(t.price), 0)
  from public.transactions t
  where t.created_at >= p_day::timestamp at time zone 'UTC' and t.created_at < (p_day + 1)::timestamp at time zone 'UTC'
    and t.deleted_at is null and not private.is_sandbox_account(t.owner_id)
  having count(*) > 0
  union all
  select 'sale_closed', '', '', 0, count(*), coalesce(sum(t.price), 0)
  from public.transactions t
  where t.status = 'closed' and t.closed_on = p_day and t.deleted_at is null and not private.is_sandbox_account(t.owner_id)
  having count(*) > 0
  union all
  select 'sale_lost', '', '', 0, count(*), coalesce(sum(t.price), 0)
  from public.transactions t
  where t.status = 'terminated' and t.deleted_at is null and not private.is_sandbox_account(t.owner_id)
    and t.stage_since >= p_day::timestamp at time zone 'UTC'
    and t.stage_since < (p_day + 1)::timestamp at time zone 'UTC'
  having count(*) > 0
  union all
  select 'sale_open', t.status, '', 0, count(*), coalesce(sum(t.price), 0)
  from public.transactions t
  where t.deleted_at is null and t.status not in ('closed', 'terminated') and p_day = (now() at time zone 'UTC')::date
    and not exists (select from private.service_accounts s where s.user_id = t.owner_id and s.tenant_id is null)
  group by t.status
  union all
  -- How long a stage took that ended on this day, from the transaction's history.
  select
    'stage_days', h.was ->> 'status', '',
    greatest(0, (h.at at time zone 'UTC')::date - (coalesce(
      (
        select max(b.at) from public.record_changes b
        where b.record_id = h.record_id and b.kind = 'transactions' and b.was ? 'status' and b.at < h.at
      ),
      (select t.created_at from public.transactions t where t.id = h.record_id), h.at
    ) at time zone 'UTC')::date),
    count(*), 0
  from public.record_changes h
  where h.kind = 'transactions' and h.was ? 'status' and not private.is_sandbox_account(h.workspace_id)
    and h.at >= p_day::timestamp at time zone 'UTC' and h.at < (p_day + 1)::timestamp at time zone 'UTC'
  group by 2, 4
$$;

create function private.talk_figures_of(p_day date)
returns table (measure text, place text, kind text, value integer, times bigint, amount numeric)
language sql stable set search_path = '' as $$
  select 'message', '', '', 0, count(*), 0
  from public.conversation_messages m
  where m.created_at >= p_day::timestamp at time zone 'UTC' and m.created_at < (p_day + 1)::timestamp at time zone 'UTC'
  having count(*) > 0
  union all
  -- An inquiry counts as answered if its broker writes in its conversation within a day.
  select case when n.n = 1 then 'inquiry' else 'inquiry_answered' end, '', '', 0, count(*), 0
  from (
    select exists (
      select from public.broker_accounts a
      join private.direct_conversations d
        on d.first_id = least(c.user_id, a.user_id) and d.second_id = greatest(c.user_id, a.user_id)
        and d.listing_id = c.listing_id
      join public.conversation_messages m on m.conversation_id = d.conversation_id
      where a.broker_id = c.broker_id and m.sender_id = a.user_id
        and m.created_at >= c.created_at and m.created_at < c.created_at + interval '1 day'
    ) as is_answered
    from public.broker_contacts c
    where c.created_at >= p_day::timestamp at time zone 'UTC' and c.created_at < (p_day + 1)::timestamp at time zone 'UTC'
  ) c
  join (values (1), (2)) as n (n) on n.n = 1 or c.is_answered
  group by n.n
$$;

create function private.member_figures_of(p_day date)
returns table (measure text, place text, kind text, value integer, times bigint, amount numeric)
language sql stable set search_path = '' as $$
  select 'member_new', coalesce(p.user_type::text, 'none'), '', 0, count(*), 0
  from public.profiles p
  where p.created_at >= p_day::timestamp at time zone 'UTC' and p.created_at < (p_day + 1)::timestamp at time zone 'UTC'
    and not exists (select from private.service_accounts s where s.user_id = p.id)
  group by 2
  union all
  select 'member_active', n.days::text, '', 0, count(distinct m.user_id), 0
  from (values (1), (7), (30)) as n (days)
  join private.member_days m on m.day > p_day - n.days and m.day <= p_day
  group by n.days
  union all
  select 'revenue', b.plan, '', 0, count(*), sum(b.price_cents)
  from public.billing_accounts b
  where b.status in ('active', 'past_due') and p_day = (now() at time zone 'UTC')::date
  group by b.plan
  union all
  select 'trial', b.plan, '', 0, count(*), 0
  from public.billing_accounts b
  where b.status = 'trialing' and p_day = (now() at time zone 'UTC')::date
  group by b.plan
$$;

create function private.count_figures(p_day date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  c_then constant text[] := array[
    'listing_new', 'listing_contract', 'listing_sold', 'sale_new', 'sale_closed', 'sale_lost', 'stage_days', 'message',
    'inquiry', 'inquiry_answered', 'member_new', 'member_active'
  ];
  c_now constant text[] := array['listing_live', 'sale_open', 'revenue', 'trial'];
begin
  delete from private.figure_days f
  where f.day = p_day and not f.is_sample
    and f.measure = any (case when p_day = (now() at time zone 'UTC')::date then c_then || c_now else c_then end);
  insert into private.figure_days (day, measure, place, kind, value, times, amount)
  select p_day, n.* from (
    select * from private.listing_figures_of(p_day)
    union all select * from private.sale_figures_of(p_day)
    union all select * from private.talk_figures_of(p_day)
    union all select * from private.member_figures_of(p_day)
  ) n
  on conflict do nothing;
end $$;

-- Counts how far the users who signed up on a day got in the funnel; reaching a later step counts for all
-- earlier ones.
create function private.count_funnel(p_day date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.figure_days f where f.day = p_day and f.measure = 'funnel' and not f.is_sample;
  insert into private.figure_days (day, measure, place, times)
  select p_day, 'funnel', s.step, count(*)
  from (
    select
      case
        when exists (
          select from public.billing_accounts b where b.user_id = p.id and b.status in ('active', 'past_due', 'canceled')
        ) and exists (
          select from public.invoices i where i.user_id = p.id and i.status = 'paid' and i.amount_cents > 0
        ) then 5
        when exists (select from public.saved_listings k where k.user_id = p.id)
          or exists (select from public.broker_contacts c where c.user_id = p.id) then 4
        when exists (select from private.first_searches f where f.user_id = p.id) then 3
        when exists (select from auth.users u where u.id = p.id and u.email_confirmed_at is not null) then 2
        else 1
      end as reached
    from public.profiles p
    where p.created_at >= p_day::timestamp at time zone 'UTC' and p.created_at < (p_day + 1)::timestamp at time zone 'UTC'
      and not exists (select from private.service_accounts s where s.user_id = p.id)
  ) m
  join (values ('signed_up', 1), ('confirmed', 2), ('searched', 3), ('asked', 4), ('paid', 5)) as s (step, place)
    on m.reached >= s.place
  group by s.step
  on conflict do nothing;
end $$;

-- Counts how many users who joined in a month were active in the month of `day`.
create function private.count_retention(p_month date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.figure_days f
  where f.measure in ('retained', 'cohort') and f.day = p_month and not f.is_sample;
  insert into private.figure_days (day, measure, place, times)
  select p_month, 'retained', to_char(p.created_at at time zone 'UTC', 'YYYY-MM'), count(*)
  from (
    select distinct m.user_id from private.member_days m
    where m.day >= p_month and m.day < (p_month + interval '1 month')::date
  ) h
  join public.profiles p on p.id = h.user_id
  where p.created_at >= (p_month - interval '11 months') and p.created_at < (p_month + interval '1 month')
  group by 3
  union all
  select p_month, 'cohort', to_char(p_month, 'YYYY-MM'), count(*)
  from public.profiles p
  where p.created_at >= p_month::timestamp at time zone 'UTC'
    and p.created_at < (p_month + interval '1 month')::timestamp at time zone 'UTC'
    and not exists (select from private.service_accounts s where s.user_id = p.id)
  on conflict do nothing;
end $$;

-- Recounts days that may still change, records active users, and deletes expired rows: events after 30 days,
-- member days after 100, search terms used by fewer than three users after 30, metrics after 25 months.
create function private.maintain_figures() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := (now() at time zone 'UTC')::date;
  v_kept private.figure_count_status;
  v_from date;
begin
  -- Serialized: a concurrent run finds the work done.
  insert into private.figure_count_status default values on conflict do nothing;
  select * into v_kept from private.figure_count_status for update skip locked;
  if not found then
    return;
  end if;
  insert into private.member_days (day, user_id)
  select distinct (v.seen_at at time zone 'UTC')::date, v.user_id from public.desk_visits v
  where v.seen_at >= now() - interval '1 day'
  union
  select distinct (a.last_sign_in_at at time zone 'UTC')::date, a.user_id from private.account_activity a
  where a.last_sign_in_at >= now() - interval '1 day'
  on conflict do nothing;
  -- A day's replies count until the next day ends. After an outage, a week is recounted.
  v_from := v_today - case when v_kept.counted_at < now() - interval '2 days' then 7 else 2 end;
  perform private.count_visits(d::date), private.count_figures(d::date), private.count_funnel(d::date)
  from generate_series(v_from, v_today, interval '1 day') d;
  if v_kept.cohorts_on is distinct from v_today then
    perform private.count_funnel(d::date) from generate_series(v_today - 90, v_from - 1, interval '1 day') d;
    perform private.count_retention(date_trunc('month', v_today)::date);
    perform private.count_retention((date_trunc('month', v_today) - interval '1 month')::date);
    delete from private.member_days m where m.day < v_today - 100;
    delete from private.empty_search_days s where s.day < v_today - 30 and s.visitors < 3;
    delete from private.visit_events e where e.day < v_today - 30;
    delete from private.trial_visitors t where t.day < v_today - 30;
    delete from private.visit_days d where d.day < v_today - 760;
    delete from private.visit_day_parts d where d.day < v_today - 760;
    delete from private.web_vital_days d where d.day < v_today - 760;
    delete from private.empty_search_days d where d.day < v_today - 760;
    delete from private.trial_days d where d.day < v_today - 760;
    delete from private.figure_days d where d.day < v_today - 760;
  end if;
  delete from private.visit_secrets s where s.day < v_today;
  delete from private.visit_pace p where p.hour < now() - interval '1 hour';
  update private.figure_count_status set counted_at = now(), cohorts_on = v_today;
end $$;

-- Schedules the job on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_figures() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[['keep-figures', '7 * * * *', 'select private.maintain_figures()']])
$$;

create function private.count_figures_now() returns timestamptz
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can update metrics.' using errcode = '42501';
  end if;
  -- Rate-limited: repeated calls don't recount.
  if not exists (select from private.figure_count_status k where k.counted_at > now() - interval '10 seconds') then
    perform private.maintain_figures();
  end if;
  return (select k.counted_at from private.figure_count_status k);
end $$;

-- Counts events since the last hourly run; returns the time of the count.
select private.expose('count_figures_now', 'authenticated');
