-- Shifts of employees. A draft is for managers only; a published shift that changes is `changed` until it is published
-- again. Private: see staff_settings.sql.
create table private.staff_shifts (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  employee_id uuid references private.employees (id) on delete set null,
  position text not null,
  unit_group text,
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  break_minutes integer not null default 0,
  state text not null default 'draft',
  agency_name text,
  agency_rate numeric,
  note text,
  copied_from_id uuid references private.staff_shifts (id) on delete set null,
  published_at timestamptz,
  cancelled_at timestamptz,
  version integer not null default 1,

  constraint staff_shifts_position_is_known check (private.is_community_position(position) and position <> 'family'),
  constraint staff_shifts_unit_group_is_plain check (private.is_single_line(unit_group, 60)),
  constraint staff_shifts_day_in_range check (day between '2000-01-01' and '2200-01-01'),
  constraint staff_shifts_length check (ends_at > starts_at and ends_at <= starts_at + interval '17 hours'),
  constraint staff_shifts_break_in_range check (break_minutes between 0 and 120 and ends_at - starts_at > make_interval(mins => break_minutes)),
  constraint staff_shifts_state_is_known check (state in ('draft', 'published', 'changed')),
  constraint staff_shifts_agency_is_plain check (char_length(btrim(agency_name)) >= 1 and private.is_single_line(agency_name, 120)),
  constraint staff_shifts_agency_or_employee check (agency_name is null or employee_id is null),
  constraint staff_shifts_rate_in_range check (agency_rate between 1 and 1000),
  constraint staff_shifts_rate_is_of_agency check (agency_rate is null or agency_name is not null),
  constraint staff_shifts_note_is_plain check (private.is_single_line(note, 300))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes

comment on column private.staff_shifts.day is 'The day in the community''s time zone on which the shift starts.';

create index staff_shifts_week_idx on private.staff_shifts (community_id, day);
create index staff_shifts_employee_idx on private.staff_shifts (employee_id, day);
create index staff_shifts_open_idx on private.staff_shifts (community_id, starts_at)
  where employee_id is null and agency_name is null and cancelled_at is null and state <> 'draft';
create unique index staff_shifts_copied_once_idx on private.staff_shifts (copied_from_id, day);

alter table private.staff_shifts enable row level security;

-- Requests to hand a shift to a coworker, or to exchange it for one of the coworker's. The coworker accepts, then a manager
-- approves.
create table private.shift_swaps (
  id uuid primary key,
  shift_id uuid not null references private.staff_shifts (id) on delete cascade,
  from_employee_id uuid not null references private.employees (id) on delete cascade,
  to_employee_id uuid not null references private.employees (id) on delete cascade,
  for_shift_id uuid references private.staff_shifts (id) on delete cascade,
  state text not null default 'asked',
  asked_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by_name text,

  constraint shift_swaps_state_is_known check (state in ('asked', 'accepted', 'approved', 'declined', 'cancelled')),
  constraint shift_swaps_of_two check (from_employee_id <> to_employee_id and shift_id is distinct from for_shift_id),
  constraint shift_swaps_decided_by_name_is_plain check (private.is_single_line(decided_by_name, 300))
);

create unique index shift_swaps_open_idx on private.shift_swaps (shift_id) where state in ('asked', 'accepted');
create index shift_swaps_shift_idx on private.shift_swaps (shift_id);
create index shift_swaps_from_idx on private.shift_swaps (from_employee_id);
create index shift_swaps_to_idx on private.shift_swaps (to_employee_id);
create index shift_swaps_for_idx on private.shift_swaps (for_shift_id);

alter table private.shift_swaps enable row level security;

-- True if an employee of one position can work a shift of another.
create function private.can_cover_position(p_position text, p_shift_position text) returns boolean
language sql immutable set search_path = '' as $$
  select p_position = p_shift_position or p_position = 'nurse' and p_shift_position in ('medication_aide', 'caregiver')
    or p_position = 'medication_aide' and p_shift_position = 'caregiver'
$$;

create function private.get_shift_hours(p_shift private.staff_shifts) returns numeric
language sql immutable set search_path = '' as $$
  select round(extract(epoch from p_shift.ends_at - p_shift.starts_at)::numeric / 3600 - p_shift.break_minutes / 60.0, 2)
$$;

-- Returns an employee's scheduled hours in the week that starts on a day, in all communities.
create function private.count_week_hours(p_employee_id uuid, p_week date, p_except uuid[] default '{}') returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(private.get_shift_hours(s)), 0) from private.staff_shifts s
    where s.employee_id = p_employee_id and s.day between p_week and p_week + 6 and s.cancelled_at is null and not s.id = any (p_except)
  );
end $$;

-- Returns what is against an employee working a shift. Blocking problems refuse it; the others are warnings.
-- `p_except` are shifts the employee gives away.
create function private.list_shift_problems(p_employee private.employees, p_shift private.staff_shifts, p_except uuid[] default '{}')
returns table (problem text, is_blocking boolean, detail text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_settings constant private.staff_settings := private.get_staff_settings(p_shift.community_id);
  v_except constant uuid[] := p_except || p_shift.id;
  v_hours constant numeric := private.get_shift_hours(p_shift);
  v_week constant date := p_shift.day - extract(dow from p_shift.day)::integer;
  v_rest constant interval := make_interval(mins => (v_settings.min_rest_hours * 60)::integer);
  v_total numeric;
begin
  if p_employee.status <> 'active' or p_employee.hired_on > p_shift.day then
    return query select 'not_active', true, p_employee.status;
  end if;
  if not p_shift.community_id = any (p_employee.community_ids) then
    return query select 'other_community', true, null::text;
  end if;
  if not private.can_cover_position(p_employee.position, p_shift.position) then
    return query select 'position', true, p_employee.position;
  end if;
  return query
  select 'credential', true, r.type from private.list_requirement_states(p_shift.community_id, array[p_employee.id], p_shift.day) r
  where r.is_blocking and r.state not in ('valid', 'expiring');
  return query
  select 'overlap', true, s.id::text from private.staff_shifts s
  where s.employee_id = p_employee.id and s.day between p_shift.day - 1 and p_shift.day + 1 and s.cancelled_at is null
    and not s.id = any (v_except) and s.starts_at < p_shift.ends_at and s.ends_at > p_shift.starts_at
  limit 1;
  return query
  select 'rest', false, v_settings.min_rest_hours::text
  where exists (
    select from private.staff_shifts s
    where s.employee_id = p_employee.id and s.day between p_shift.day - 2 and p_shift.day + 2 and s.cancelled_at is null
      and not s.id = any (v_except) and not (s.starts_at < p_shift.ends_at and s.ends_at > p_shift.starts_at)
      and s.starts_at < p_shift.ends_at + v_rest and s.ends_at > p_shift.starts_at - v_rest
      -- A shift right before or after is one long shift, not short rest, up to 16 hours.
      and not ((s.ends_at = p_shift.starts_at or s.starts_at = p_shift.ends_at) and private.get_shift_hours(s) + v_hours <= 16)
  );
  if p_shift.day = any (p_employee.unavailable_on) or cardinality(p_employee.available_days) > 0
    and not (array['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])[1 + extract(dow from p_shift.day)::integer] = any (p_employee.available_days)
  then
    return query select 'unavailable', false, null::text;
  end if;
  v_total := private.count_week_hours(p_employee.id, v_week, v_except) + v_hours;
  if v_total > 40 then
    return query select 'weekly_overtime', false, (v_total - 40)::text;
  end if;
  select coalesce(sum(private.get_shift_hours(s)), 0) + v_hours into v_total from private.staff_shifts s
  where s.employee_id = p_employee.id and s.day = p_shift.day and s.cancelled_at is null and not s.id = any (v_except);
  if v_total > v_settings.daily_overtime_hours then
    return query select 'daily_overtime', false, (v_total - v_settings.daily_overtime_hours)::text;
  end if;
end $$;

-- Returns problems as JSON, for the manager to decide.
create function private.describe_shift_problems(p_employee private.employees, p_shift private.staff_shifts, p_except uuid[] default '{}')
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('problem', p.problem, 'is_blocking', p.is_blocking, 'detail', p.detail)), '[]')
    from private.list_shift_problems(p_employee, p_shift, p_except) p
  );
end $$;

create function private.has_blocking_problem(p_problems jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select p_problems @> '[{"is_blocking": true}]'
$$;

-- Returns the caregiver position of an employee in a community, which the units of a shift are assigned to.
create function private.get_caregiver_member_id(p_employee_id uuid, p_community_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select m.id from private.employees e
    join public.community_members o on o.id = e.member_id
    join public.community_members m on m.user_id = o.user_id
    where e.id = p_employee_id and m.community_id = p_community_id and m.position = 'caregiver' and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
    limit 1
  );
end $$;

-- Units follow the shift: when it moves to another time or caregiver, so does access to the residents; a cancelled
-- shift has none. `public.shift_assignments` stays the only place that says who covers which units.
create function private.move_shift_units() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_from constant uuid := private.get_caregiver_member_id(old.employee_id, old.community_id);
  v_to constant uuid := case when new.cancelled_at is null then private.get_caregiver_member_id(new.employee_id, new.community_id) end;
  v_unit_ids uuid[];
begin
  if v_from is null or old.ends_at < now() or (new.employee_id, new.starts_at, new.ends_at, new.cancelled_at is null)
    is not distinct from (old.employee_id, old.starts_at, old.ends_at, old.cancelled_at is null)
  then
    return null;
  end if;
  with removed as (
    delete from public.shift_assignments a
    where a.member_id = v_from and a.starts_at >= old.starts_at and a.ends_at <= old.ends_at
    returning a.unit_id
  )
  select array_agg(distinct r.unit_id) into v_unit_ids from removed r;
  if v_to is not null then
    insert into public.shift_assignments (member_id, unit_id, community_id, starts_at, ends_at)
    select v_to, u.id, new.community_id, new.starts_at, new.ends_at from unnest(v_unit_ids) u (id);
  end if;
  return null;
end $$;

create trigger move_shift_units after update on private.staff_shifts
  for each row execute function private.move_shift_units();

-- Notifies an employee with an account.
create function private.notify_employee(p_employee_id uuid, p_kind text, p_key text, p_facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_employee private.employees;
  v_user_id uuid;
begin
  select * into v_employee from private.employees e where e.id = p_employee_id;
  v_user_id := private.get_employee_user_id(v_employee);
  if v_user_id is not null and v_user_id is distinct from auth.uid() then
    perform private.notify(v_user_id, p_kind, p_key, p_facts, p_facts);
  end if;
end $$;

-- Notifies the managers of a community's schedule.
create function private.notify_schedule_managers(p_community_id uuid, p_kind text, p_key text, p_facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(m.user_id, p_kind, p_key, p_facts, p_facts)
  from (
    select distinct m.user_id from public.community_members m
    where m.community_id = p_community_id and m.position = any (private.list_positions_with_right('staff_shifts', 'change'))
      and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now()) and m.user_id is distinct from auth.uid()
  ) m;
end $$;

-- Notifies employees who could claim a published open shift.
create function private.notify_of_open_shift(p_shift private.staff_shifts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_facts constant jsonb := private.describe_shift(p_shift);
  v_employee private.employees;
begin
  for v_employee in
    select * from private.employees e
    where e.community_ids @> array[p_shift.community_id] and e.status = 'active' and e.member_id is not null
      and private.can_cover_position(e.position, p_shift.position)
    limit 500
  loop
    continue when exists (select from private.list_shift_problems(v_employee, p_shift));
    perform private.notify_employee(v_employee.id, 'shift_open', 'open:' || p_shift.id || ':' || p_shift.version, v_facts);
  end loop;
end $$;

-- Facts of a shift for notifications, in the community's time zone.
create function private.describe_shift(p_shift private.staff_shifts) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'community', c.name, 'community_id', c.id, 'shift_id', p_shift.id,
      'when', to_char(p_shift.starts_at at time zone c.time_zone, 'Dy, Mon FMDD, FMHH12:MI AM') || ' to '
        || to_char(p_shift.ends_at at time zone c.time_zone, 'FMHH12:MI AM')
    )
    from public.communities c where c.id = p_shift.community_id
  );
end $$;

-- Returns the published shifts of a caregiver that overlap a period, with their times on the clock.
create function private.describe_scheduled_hours(p_member_id uuid, p_from timestamptz, p_to timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('starts_at', s.starts_at, 'ends_at', s.ends_at) order by s.starts_at), '[]')
    from public.community_members m
    join public.community_members o on o.user_id = m.user_id
    join private.employees e on e.member_id = o.id
    join private.staff_shifts s on s.employee_id = e.id and s.community_id = m.community_id
      and s.day between p_from::date - 2 and p_to::date + 1 and s.starts_at < p_to and s.ends_at > p_from
      and s.state <> 'draft' and s.cancelled_at is null
    where m.id = p_member_id
  );
end $$;
