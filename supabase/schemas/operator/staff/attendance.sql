-- Clock entries and corrections. Server time only; entries are never changed or deleted, a correction replaces one and
-- says why. Private: see staff_settings.sql.
create table private.time_entries (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  employee_id uuid not null references private.employees (id) on delete cascade,
  shift_id uuid references private.staff_shifts (id) on delete set null,
  day date not null,
  clocked_in_at timestamptz not null,
  clocked_out_at timestamptz,
  break_minutes integer not null default 0,
  is_void boolean not null default false,
  corrects_id uuid references private.time_entries (id) on delete cascade,
  reason text,
  recorded_by uuid references public.profiles (id) on delete set null,
  recorded_by_name text not null default '',
  recorded_at timestamptz not null default clock_timestamp(),
  superseded_at timestamptz,

  constraint time_entries_day_in_range check (day between '2000-01-01' and '2200-01-01'),
  constraint time_entries_length check (clocked_out_at >= clocked_in_at and clocked_out_at <= clocked_in_at + interval '17 hours'),
  constraint time_entries_break_in_range check (break_minutes between 0 and 120),
  constraint time_entries_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint time_entries_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);

create index time_entries_employee_idx on private.time_entries (employee_id, day) where superseded_at is null and not is_void;
create index time_entries_all_of_employee_idx on private.time_entries (employee_id);
create index time_entries_community_idx on private.time_entries (community_id, day);
create index time_entries_shift_idx on private.time_entries (shift_id);
create unique index time_entries_corrected_once_idx on private.time_entries (corrects_id);
create unique index time_entries_one_open_idx on private.time_entries (employee_id)
  where clocked_out_at is null and superseded_at is null and not is_void;
create index time_entries_recorded_by_idx on private.time_entries (recorded_by);

alter table private.time_entries enable row level security;

-- Refuses changes other than clocking out and being replaced, by anyone.
create function private.refuse_time_entry_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_ids constant text[] := array['recorded_by', 'shift_id', 'superseded_at', 'clocked_out_at'];
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 or tg_op = 'UPDATE' and to_jsonb(new) - v_ids = to_jsonb(old) - v_ids
    and (old.clocked_out_at is null or new.clocked_out_at is not distinct from old.clocked_out_at)
    and (old.superseded_at is null or new.superseded_at is not distinct from old.superseded_at)
  then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'Time entries can''t change. Correct them.' using errcode = 'HXYTE';
end $$;

create trigger refuse_change before update or delete on private.time_entries
  for each row execute function private.refuse_time_entry_change();

-- Returns the hours of an entry; null while it is open.
create function private.get_entry_hours(p_entry private.time_entries) returns numeric
language sql immutable set search_path = '' as $$
  select case when p_entry.clocked_out_at is not null then round(
    greatest(0, extract(epoch from p_entry.clocked_out_at - p_entry.clocked_in_at)::numeric / 3600 - p_entry.break_minutes / 60.0), 2
  ) end
$$;

create function private.count_worked_hours(p_employee_id uuid, p_from date, p_to date) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(private.get_entry_hours(t)), 0) from private.time_entries t
    where t.employee_id = p_employee_id and t.day between p_from and p_to and t.superseded_at is null and not t.is_void
  );
end $$;

create function private.clock_in(p_id uuid, p_shift_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_shift private.staff_shifts;
  v_employee private.employees;
begin
  select * into v_shift from private.staff_shifts s where s.id = p_shift_id and s.state <> 'draft' and s.cancelled_at is null;
  v_employee := private.begin_own_change(v_shift.community_id);
  if v_shift.employee_id is distinct from v_employee.id then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if exists (select from private.time_entries t where t.id = p_id and t.employee_id = v_employee.id) then
    return;
  end if;
  if now() < v_shift.starts_at - interval '30 minutes' or now() >= v_shift.ends_at then
    raise exception 'You can clock in from 30 minutes before your shift until it ends.' using errcode = 'HXYCT';
  end if;
  if exists (
    select from private.time_entries t
    where t.employee_id = v_employee.id and t.superseded_at is null and not t.is_void and (t.clocked_out_at is null or t.shift_id = p_shift_id)
  ) then
    raise exception 'You already clocked in.' using errcode = 'HXYCA';
  end if;
  insert into private.time_entries (
    id, community_id, employee_id, shift_id, day, clocked_in_at, break_minutes, recorded_by, recorded_by_name
  )
  values (
    p_id, v_shift.community_id, v_employee.id, p_shift_id, v_shift.day, now(), v_shift.break_minutes, auth.uid(),
    coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Starts a scheduled shift, by the server's time.
select private.expose('clock_in', 'authenticated');

create function private.clock_out(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entry private.time_entries;
begin
  select * into v_entry from private.time_entries t where t.id = p_id for update;
  if not exists (select from private.list_my_employees() e where e.id = v_entry.employee_id) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('own_schedule', 300, interval '1 hour');
  if v_entry.clocked_out_at is not null then
    return;
  end if;
  if v_entry.superseded_at is not null or v_entry.is_void or now() > v_entry.clocked_in_at + interval '16 hours' then
    raise exception 'Ask your manager to correct this entry.' using errcode = 'HXYCM';
  end if;
  update private.time_entries t set clocked_out_at = now() where t.id = p_id;
end $$;

-- Ends an entry, by the server's time. A repeat changes nothing.
select private.expose('clock_out', 'authenticated');

create function private.correct_time_entry(
  p_id uuid, p_shift_id uuid, p_corrects_id uuid, p_clocked_in_at timestamptz, p_clocked_out_at timestamptz, p_reason text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_shift private.staff_shifts;
  v_employee private.employees;
  v_old private.time_entries;
  v_is_void constant boolean := p_clocked_in_at is null;
begin
  select * into v_shift from private.staff_shifts s where s.id = p_shift_id;
  if (v_shift.community_id = any (private.list_my_community_ids('time_entries', 'change'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select * into v_employee from private.employees e where e.id = v_shift.employee_id for update;
  if v_employee.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if private.is_me_employed(v_employee) then
    raise exception 'Another manager must change your own record.' using errcode = 'HXYSO';
  end if;
  perform private.enforce_rate_limit('time_correction', 1000, interval '1 hour');
  if exists (select from private.time_entries t where t.id = p_id) then
    return;
  end if;
  perform private.require_reason(p_reason, 'HXYRE');
  select * into v_old from private.time_entries t
  where t.shift_id = p_shift_id and t.employee_id = v_employee.id and t.superseded_at is null and not t.is_void
  for update;
  if v_old.id is distinct from p_corrects_id then
    raise exception 'Someone else changed this.' using errcode = 'HXYVC';
  end if;
  if v_is_void and v_old.id is null or not v_is_void and (
    p_clocked_out_at > p_clocked_in_at and p_clocked_out_at <= now() and p_clocked_out_at <= p_clocked_in_at + interval '17 hours'
    and p_clocked_in_at between v_shift.starts_at - interval '4 hours' and v_shift.ends_at
  ) is not true then
    raise exception 'Enter times of this shift in the past.' using errcode = 'HXYTT';
  end if;
  update private.time_entries t set superseded_at = now() where t.id = v_old.id;
  insert into private.time_entries (
    id, community_id, employee_id, shift_id, day, clocked_in_at, clocked_out_at, break_minutes, is_void, corrects_id, reason,
    recorded_by, recorded_by_name
  )
  values (
    p_id, v_shift.community_id, v_employee.id, p_shift_id, v_shift.day, coalesce(p_clocked_in_at, v_old.clocked_in_at),
    case when v_is_void then coalesce(v_old.clocked_out_at, v_old.clocked_in_at) else p_clocked_out_at end, v_shift.break_minutes,
    v_is_void, v_old.id, btrim(p_reason), auth.uid(), coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Replaces or adds the entry of a shift with a reason; without times, removes it. Managers can't correct their own.
select private.expose('correct_time_entry', 'authenticated');

create function private.get_attendance(p_community_id uuid, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_late constant interval := make_interval(mins => (private.get_staff_settings(p_community_id)).late_minutes);
begin
  if (p_community_id = any (private.list_my_community_ids('staff_shifts', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if (p_to - p_from between 0 and 31) is not true then
    raise exception 'Choose up to 31 days.' using errcode = 'HXYPD';
  end if;
  return jsonb_build_object(
    'time_zone', (select c.time_zone from public.communities c where c.id = p_community_id),
    'can_correct', p_community_id = any (private.list_my_community_ids('time_entries', 'change')),
    'shifts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'shift_id', s.id, 'employee_id', e.id, 'employee', e.name, 'position', s.position, 'day', s.day, 'starts_at', s.starts_at,
        'ends_at', s.ends_at, 'hours', private.get_shift_hours(s), 'entry_id', t.id, 'clocked_in_at', t.clocked_in_at,
        'clocked_out_at', t.clocked_out_at, 'worked', private.get_entry_hours(t), 'is_mine', private.is_me_employed(e),
        'state', case
          when t.id is null and s.ends_at <= now() then 'absent'
          when t.id is null and s.starts_at + v_late < now() then 'not_clocked_in'
          when t.id is null then 'upcoming'
          when t.clocked_out_at is null and now() > t.clocked_in_at + interval '16 hours' then 'no_clock_out'
          when t.clocked_in_at > s.starts_at + v_late then 'late'
          when t.clocked_out_at is null then 'working'
          else 'present'
        end,
        'corrections', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'reason', x.reason, 'by', x.recorded_by_name, 'at', x.recorded_at, 'is_void', x.is_void
          ) order by x.recorded_at), '[]')
          from private.time_entries x where x.shift_id = s.id and x.employee_id = e.id and x.reason is not null
        )
      ) order by s.starts_at, lower(e.name), s.id), '[]')
      from (
        select * from private.staff_shifts s
        where s.community_id = p_community_id and s.day between p_from and p_to and s.cancelled_at is null and s.state <> 'draft'
          and s.employee_id is not null
        order by s.starts_at, s.id limit 5000
      ) s
      join private.employees e on e.id = s.employee_id
      left join private.time_entries t
        on t.shift_id = s.id and t.employee_id = e.id and t.superseded_at is null and not t.is_void
    )
  );
end $$;

-- Returns published shifts with their entries. Late, absent, and a missing clock-out follow from the times.
select private.expose('get_attendance', 'authenticated');

-- Hours beyond 8 a day, if the community has a daily rule, and beyond 40 a week are overtime. Weeks start on Sunday;
-- whole weeks are counted, so that a period may start in one.
create function private.list_payroll_entries(p_employee_ids uuid[], p_from date, p_to date)
returns table (employee_id uuid, day date, hours numeric, overtime numeric)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with entries as materialized (
    select t.employee_id, t.day, t.day - extract(dow from t.day)::integer as week, t.clocked_in_at, t.id, private.get_entry_hours(t) as hours,
      s.daily_overtime_hours as most
    from private.time_entries t left join private.staff_settings s on s.community_id = t.community_id
    where t.employee_id = any (p_employee_ids) and t.superseded_at is null and not t.is_void and t.clocked_out_at is not null
      and t.day between p_from - extract(dow from p_from)::integer and p_to
  ), daily as (
    select e.*, sum(e.hours) over (partition by e.employee_id, e.day order by e.clocked_in_at, e.id) as of_day from entries e
  ), regular as (
    select d.*, case when d.most is null then 0 else least(d.hours, greatest(0, d.of_day - d.most)) end as beyond_day from daily d
  ), weekly as (
    select r.*, sum(r.hours - r.beyond_day) over (partition by r.employee_id, r.week order by r.clocked_in_at, r.id) as of_week
    from regular r
  )
  select w.employee_id, w.day, w.hours, w.beyond_day + least(w.hours - w.beyond_day, greatest(0, w.of_week - 40))
  from weekly w
  where w.day >= p_from;
end $$;

create function private.get_payroll(p_community_id uuid, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids uuid[];
begin
  if (p_community_id = any (private.list_my_community_ids('time_entries', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if (p_to - p_from between 0 and 31) is not true then
    raise exception 'Choose up to 31 days.' using errcode = 'HXYPD';
  end if;
  v_ids := array(select e.id from private.employees e where e.community_id = p_community_id);
  return (
    with entries as materialized (select * from private.list_payroll_entries(v_ids, p_from, p_to)), open as (
      select t.employee_id, count(*) as open from private.time_entries t
      where t.employee_id = any (v_ids) and t.day between p_from and p_to and t.superseded_at is null and not t.is_void
        and t.clocked_out_at is null
      group by t.employee_id
    ), sums as (
      select p.employee_id, count(*) as entries, sum(p.hours) as hours, sum(p.overtime) as overtime from entries p group by p.employee_id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'employee_id', e.id, 'name', e.name, 'position', e.position, 'employment_type', e.employment_type,
      'shifts', coalesce(s.entries, 0), 'regular', coalesce(s.hours - s.overtime, 0), 'overtime', coalesce(s.overtime, 0),
      'open', coalesce(o.open, 0)
    ) order by lower(e.name), e.id), '[]')
    from private.employees e left join sums s on s.employee_id = e.id left join open o on o.employee_id = e.id
    where e.id = any (v_ids) and (s.employee_id is not null or o.employee_id is not null)
  );
end $$;

-- Returns hours for payroll: regular and overtime of each employee of the community in a period, and open entries.
select private.expose('get_payroll', 'authenticated');
