-- Reports that are emailed on a schedule. Recipients are members of the community's team, and who gets a report is decided
-- when it is sent: a member whose position or membership ended gets none. A rent roll names residents, so its email has only
-- a link; other reports are attached as PDF.
create table private.report_schedules (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  report text not null,
  repeats text not null,
  day integer not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by_name text not null default '',
  last_due_on date not null,
  last_sent_at timestamptz,
  last_sent_count integer,

  constraint report_schedules_report_is_known check (report in (
    'rent_roll', 'census', 'occupancy', 'aging', 'revenue_payor', 'revenue_level', 'labor', 'incidents', 'kpi'
  )),
  constraint report_schedules_repeats_is_known check (repeats in ('weekly', 'monthly')),
  constraint report_schedules_day_in_range check (case repeats when 'weekly' then day between 1 and 7 else day between 1 and 28 end),
  constraint report_schedules_last_due_on_in_range check (last_due_on between '2000-01-01' and '2200-01-01'),
  constraint report_schedules_last_sent_count_in_range check (last_sent_count between 0 and 1000),
  constraint report_schedules_created_by_name_is_plain check (private.is_single_line(created_by_name, 300))
);
comment on column private.report_schedules.day is 'Day of the week from Monday, or of the month.';
create index report_schedules_community_idx on private.report_schedules (community_id, report);
alter table private.report_schedules enable row level security;

create table private.report_recipients (
  schedule_id uuid not null references private.report_schedules (id) on delete cascade,
  member_id uuid not null references public.community_members (id) on delete cascade,

  constraint report_recipients_pkey primary key (schedule_id, member_id)
);
create index report_recipients_member_idx on private.report_recipients (member_id);
alter table private.report_recipients enable row level security;

-- Returns the members of a community whose position opens a report now.
create function private.list_report_readers(p_community_id uuid, p_report text)
returns table (member_id uuid, user_id uuid, name text, email text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select distinct on (m.user_id) m.id, m.user_id, coalesce(nullif(p.full_name, ''), p.email), p.email
  from public.community_members m join public.profiles p on p.id = m.user_id
  where m.community_id = p_community_id and m.position = any (private.list_positions_with_right('ledger', 'read'))
    and (p_report <> 'incidents' or m.position = any (private.list_positions_with_right('incidents', 'read')))
    and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now()) and private.is_account_active(m.user_id)
  order by m.user_id, m.starts_at;
end $$;

-- Returns the last day up to a day on which a schedule is due.
create function private.get_last_due_day(p_repeats text, p_day integer, p_on date) returns date
language sql immutable set search_path = '' as $$
  select case p_repeats
    when 'weekly' then p_on - ((extract(isodow from p_on)::integer - p_day + 7) % 7)
    else case when extract(day from p_on)::integer >= p_day then date_trunc('month', p_on)::date + p_day - 1
      else (date_trunc('month', p_on) - interval '1 month')::date + p_day - 1 end
  end
$$;

create function private.list_report_schedules(p_community_id uuid, p_report text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  return jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.member_id, 'name', r.name) order by lower(r.name), r.member_id), '[]')
      from private.list_report_readers(p_community_id, p_report) r
    ),
    'schedules', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'repeats', s.repeats, 'day', s.day, 'by', s.created_by_name, 'last_sent_at', s.last_sent_at,
        'recipients', (
          select coalesce(jsonb_agg(coalesce(nullif(p.full_name, ''), p.email) order by lower(p.email)), '[]')
          from private.report_recipients x join public.community_members m on m.id = x.member_id
          join public.profiles p on p.id = m.user_id where x.schedule_id = s.id
        )
      ) order by s.created_at, s.id), '[]')
      from private.report_schedules s where s.community_id = p_community_id and s.report = p_report
    )
  );
end $$;

-- Returns a report's schedules, and the members whose position opens it.
select private.expose('list_report_schedules', 'authenticated');

create function private.save_report_schedule(
  p_id uuid, p_community_id uuid, p_report text, p_repeats text, p_day public.whole_number, p_member_ids uuid[]
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'ledger', 'change');
  perform private.enforce_rate_limit('report_schedule', 100, interval '1 hour');
  perform from public.communities c where c.id = p_community_id for update;
  if exists (select from private.report_schedules s where s.id = p_id and s.community_id = p_community_id) then
    return;
  elsif (p_repeats = 'weekly' and p_day between 1 and 7 or p_repeats = 'monthly' and p_day between 1 and 28) is not true then
    raise exception 'Choose a day.' using errcode = 'HXOYS';
  elsif coalesce(cardinality(p_member_ids), 0) not between 1 and 20 or exists (
    select from unnest(p_member_ids) m (id)
    where not exists (select from private.list_report_readers(p_community_id, p_report) r where r.member_id = m.id)
  ) then
    raise exception 'Choose recipients.' using errcode = 'HXOYU';
  elsif (select count(*) from private.report_schedules s where s.community_id = p_community_id) >= 50 then
    raise exception 'Too many schedules.' using errcode = 'HXOYT';
  end if;
  insert into private.report_schedules (id, community_id, report, repeats, day, created_by_name, last_due_on)
  values (
    p_id, p_community_id, p_report, p_repeats, p_day, coalesce(private.get_my_display_name(), ''), private.get_community_day(p_community_id)
  );
  insert into private.report_recipients (schedule_id, member_id) select distinct p_id, m.id from unnest(p_member_ids) m (id);
end $$;

-- Emails a report to members each week or month, from the next due day on. A repeat with the same ID changes nothing.
select private.expose('save_report_schedule', 'authenticated');

create function private.remove_report_schedule(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right((select s.community_id from private.report_schedules s where s.id = p_id), 'ledger', 'change');
  delete from private.report_schedules s where s.id = p_id;
end $$;

select private.expose('remove_report_schedule', 'authenticated');

-- Queues the reports that are due after 7 in the morning of their community, once a due day however many servers run.
-- Monthly reports are of the month before; weekly ones of the month of the day before. Returns how many emails.
create function private.send_scheduled_reports(p_at timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_schedule record;
  v_due date;
  v_month date;
  v_rows jsonb;
  v_count integer;
  v_total integer := 0;
begin
  for v_schedule in
    select s.*, c.name as community, (p_at at time zone c.time_zone - interval '7 hours')::date as today
    from private.report_schedules s join public.communities c on c.id = s.community_id
    where c.deleted_at is null
      and s.last_due_on < private.get_last_due_day(s.repeats, s.day, (p_at at time zone c.time_zone - interval '7 hours')::date)
    order by s.id limit 50
    for update of s skip locked
  loop
    v_due := private.get_last_due_day(v_schedule.repeats, v_schedule.day, v_schedule.today);
    v_month := case v_schedule.repeats when 'monthly' then date_trunc('month', v_due) - interval '1 month'
      else date_trunc('month', v_due - 1) end;
    v_rows := case when v_schedule.report <> 'rent_roll'
      then private.list_report_rows(v_schedule.community_id, v_schedule.report, v_month) end;
    -- The outbox stores small messages; a larger report is read on the screen.
    v_rows := case when char_length(v_rows::text) < 40000 then v_rows end;
    with queued as (
      select private.queue_message(
        'email', r.email, 'operator_report', jsonb_build_object(
          'community', v_schedule.community, 'report', v_schedule.report, 'month', to_char(v_month, 'YYYY-MM'), 'rows', v_rows,
          'path', '/operator/reports?community=' || v_schedule.community_id || '&report=' || v_schedule.report || '&month='
            || to_char(v_month, 'YYYY-MM')
        ),
        'report:' || v_schedule.id || ':' || v_due || ':' || r.member_id, p_at, false, p_at + interval '6 hours'
      ) as id
      from private.list_report_readers(v_schedule.community_id, v_schedule.report) r
      where exists (
        select from private.report_recipients x join public.community_members m on m.id = x.member_id
        where x.schedule_id = v_schedule.id and m.user_id = r.user_id
          and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
      )
    )
    select count(*) into v_count from queued q where q.id is not null;
    update private.report_schedules s set last_due_on = v_due, last_sent_at = p_at, last_sent_count = v_count where s.id = v_schedule.id;
    v_total := v_total + v_count;
  end loop;
  return v_total;
end $$;
