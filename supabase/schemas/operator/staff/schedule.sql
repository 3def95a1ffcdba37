-- The schedule of a community's week: required hours from live census and levels of care, shifts, and publishing.

-- Returns required and scheduled hours of each day, shift, and position with a target. Required hours follow the
-- residents in house now and their level of care on the day.
create function private.list_staffing(p_community_id uuid, p_from date, p_to date)
returns table (day date, shift text, "position" text, required numeric, scheduled numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_targets constant jsonb := (private.get_staff_settings(p_community_id)).targets;
  -- Arrays tell the planner that there are few days and positions, so that it doesn't compile a plan for millions.
  v_days constant date[] := array(select p_from + n from generate_series(0, p_to - p_from) n);
  v_positions constant text[] := array(select jsonb_object_keys(v_targets));
begin
  return query
  with residents as materialized (
    select r.id from public.residents r where r.community_id = p_community_id and r.deleted_at is null and r.status = 'in_house'
  ), census as materialized (
    select d.day, coalesce(l.level, 0) as level, count(*) as residents
    from unnest(v_days) d (day) cross join residents r
    left join lateral (
      select l.level from public.resident_care_levels l
      where l.resident_id = r.id and l.effective_on <= d.day
      order by l.effective_on desc, l.decided_at desc limit 1
    ) l on true
    group by 1, 2
  ), hours as materialized (
    select c.day, t.position,
      sum(c.residents * (
        v_targets -> t.position -> 'hours' -> least(c.level, jsonb_array_length(v_targets -> t.position -> 'hours') - 1)
      )::numeric) as hours
    from census c cross join unnest(v_positions) t (position)
    group by c.day, t.position
  ), slots as materialized (
    select d.day, s.shift, s.n, t.position, b.starts_at, b.ends_at
    from unnest(v_days) d (day)
    cross join (values ('day', 0), ('evening', 1), ('night', 2)) s (shift, n)
    cross join lateral private.get_shift_bounds(d.day, s.shift, v_zone) b
    cross join unnest(v_positions) t (position)
  ), planned as materialized (
    select s.position, s.starts_at, s.ends_at from private.staff_shifts s
    where s.community_id = p_community_id and s.day between p_from - 1 and p_to + 1 and s.cancelled_at is null
      and (s.employee_id is not null or s.agency_name is not null)
  )
  select s.day, s.shift, s.position, round(coalesce(h.hours * (v_targets -> s.position -> 'shares' -> s.n)::numeric, 0), 1), round(coalesce((
    select sum(extract(epoch from least(p.ends_at, s.ends_at) - greatest(p.starts_at, s.starts_at)) / 3600)
    from planned p where p.position = s.position and p.starts_at < s.ends_at and p.ends_at > s.starts_at
  ), 0)::numeric, 1)
  from slots s left join hours h on h.day = s.day and h.position = s.position;
end $$;

create function private.get_schedule(p_community_id uuid, p_week date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
  v_day constant date := coalesce(p_week, v_today);
  v_week date;
begin
  if (p_community_id = any (private.list_my_community_ids('staff_shifts', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if (v_day between v_today - 800 and v_today + 400) is not true then
    raise exception 'Choose a week up to a year ahead.' using errcode = 'HXYWK';
  end if;
  v_week := v_day - extract(dow from v_day)::integer;
  return (
    with shifts as materialized (
      select s.* from private.staff_shifts s
      where s.community_id = p_community_id and s.day between v_week and v_week + 6 and s.cancelled_at is null
    ), staff as materialized (
      select e.* from private.employees e
      where e.community_ids @> array[p_community_id]
        and (e.status <> 'ended' or e.id in (select s.employee_id from shifts s))
    ), hours as materialized (
      select s.employee_id, sum(private.get_shift_hours(s)) as hours from private.staff_shifts s
      where s.employee_id = any (array(select e.id from staff e)) and s.day between v_week and v_week + 6 and s.cancelled_at is null
      group by s.employee_id
    ), covered as materialized (
      select s.id as shift_id, jsonb_agg(distinct jsonb_build_object('id', u.id, 'name', u.name)) as units
      from shifts s
      join private.employees e on e.id = s.employee_id
      join public.community_members o on o.id = e.member_id
      join public.community_members m on m.user_id = o.user_id and m.community_id = p_community_id and m.position = 'caregiver'
        and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
      join public.shift_assignments a on a.member_id = m.id and a.starts_at < s.ends_at and a.ends_at > s.starts_at
      join public.units u on u.id = a.unit_id
      group by s.id
    )
    select jsonb_build_object(
      'week', v_week, 'today', v_today, 'time_zone', c.time_zone,
      'can_change', p_community_id = any (private.list_my_community_ids('staff_shifts', 'change')),
      'residents', (
        select count(*) from public.residents r
        where r.community_id = p_community_id and r.deleted_at is null and r.status = 'in_house'
      ),
      'employees', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', e.id, 'name', e.name, 'position', e.position, 'status', e.status,
          'is_me', coalesce(e.member_id in (select m.id from public.community_members m where m.user_id = auth.uid()), false),
          'hours', coalesce(h.hours, 0), 'available_days', e.available_days,
          'unavailable_on', (select coalesce(jsonb_agg(d order by d), '[]') from unnest(e.unavailable_on) d where d between v_week and v_week + 6),
          'blocked', coalesce(b.types, '[]')
        ) order by lower(e.name), e.id), '[]')
        from staff e left join (
          select r.employee_id, jsonb_agg(r.type order by r.type) as types
          from private.list_requirement_states(p_community_id, array(select e.id from staff e), greatest(v_week, v_today)) r
          where r.is_blocking and r.state not in ('valid', 'expiring')
          group by r.employee_id
        ) b on b.employee_id = e.id
        left join hours h on h.employee_id = e.id
      ),
      'shifts', (
        select coalesce(jsonb_agg(
          to_jsonb(s) - '{community_id,copied_from_id,cancelled_at}'::text[] || jsonb_build_object(
            'hours', private.get_shift_hours(s),
            'units', coalesce(u.units, '[]')
          ) order by s.starts_at, s.id
        ), '[]')
        from shifts s left join covered u on u.shift_id = s.id
      ),
      'staffing', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'day', s.day, 'shift', s.shift, 'position', s.position, 'required', s.required, 'scheduled', s.scheduled
        ) order by s.day, array_position(array['day', 'evening', 'night'], s.shift), s.position), '[]')
        from private.list_staffing(p_community_id, v_week, v_week + 6) s
      ),
      'swaps', private.list_shift_swaps(p_community_id)
    )
    from public.communities c where c.id = p_community_id
  );
end $$;

-- Returns a week of a community's schedule, the current one by default.
select private.expose('get_schedule', 'authenticated');

-- Returns a community whose schedule the caller may change, locked against other changes of it.
create function private.begin_schedule_change(p_community_id uuid) returns public.communities
language plpgsql security definer set search_path = '' as $$
declare
  v_community public.communities;
begin
  if (p_community_id = any (private.list_my_community_ids('staff_shifts', 'change'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select * into v_community from public.communities c where c.id = p_community_id and c.deleted_at is null for no key update;
  if v_community.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('schedule_change', 5000, interval '1 hour');
  return v_community;
end $$;

-- Locks the employees of a change in one order, so that two changes can't give one employee overlapping shifts.
create function private.lock_employees(p_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.employees e where e.id = any (p_ids) order by e.id for update;
end $$;

create function private.save_shift(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_community constant public.communities := private.begin_schedule_change(p_community_id);
  v_old private.staff_shifts;
  v_new private.staff_shifts;
  v_employee private.employees;
  v_problems jsonb := '[]';
begin
  select * into v_old from private.staff_shifts s where s.id = p_id for update;
  if v_old.id is null and p_version > 0 or v_old.community_id <> p_community_id then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.require_same_version(v_old.version, p_version, 'HXYVC');
  v_new := jsonb_populate_record(
    v_old, p_values - '{id,community_id,starts_at,ends_at,state,copied_from_id,published_at,cancelled_at,version}'::text[]
  );
  v_new.id := p_id;
  v_new.community_id := p_community_id;
  v_new.break_minutes := coalesce(v_new.break_minutes, 0);
  v_new.agency_name := nullif(btrim(v_new.agency_name), '');
  v_new.starts_at := (v_new.day + (p_values ->> 'starts')::time) at time zone v_community.time_zone;
  v_new.ends_at := (v_new.day + (p_values ->> 'ends')::time) at time zone v_community.time_zone;
  if (p_values ->> 'ends')::time <= (p_values ->> 'starts')::time then
    v_new.ends_at := (v_new.day + 1 + (p_values ->> 'ends')::time) at time zone v_community.time_zone;
  end if;
  if (v_new.starts_at between now() - interval '60 days' and now() + interval '400 days') is not true
    or v_old.cancelled_at is not null
  then
    raise exception 'Choose a day up to a year ahead.' using errcode = 'HXYWK';
  end if;
  perform private.lock_employees(array[v_old.employee_id, v_new.employee_id]);
  if exists (
    select from private.employees e where e.id in (v_old.employee_id, v_new.employee_id) and private.is_me_employed(e)
  ) then
    raise exception 'Another manager must schedule you.' using errcode = 'HXYSS';
  end if;
  if v_new.employee_id is not null then
    select * into v_employee from private.employees e where e.id = v_new.employee_id;
    if (v_employee.community_ids @> array[p_community_id]) is not true then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
    v_problems := private.describe_shift_problems(v_employee, v_new);
    if private.has_blocking_problem(v_problems)
      or v_problems <> '[]' and not coalesce((p_values ->> 'accepts_warnings')::boolean, false)
    then
      return jsonb_build_object('saved', false, 'problems', v_problems);
    end if;
  end if;
  v_new.state := case coalesce(v_old.state, 'draft') when 'draft' then 'draft' else 'changed' end;
  if v_old.id is null then
    insert into private.staff_shifts (
      id, community_id, employee_id, position, unit_group, day, starts_at, ends_at, break_minutes, agency_name, agency_rate, note
    )
    values (
      p_id, p_community_id, v_new.employee_id, v_new.position, nullif(btrim(v_new.unit_group), ''), v_new.day, v_new.starts_at,
      v_new.ends_at, v_new.break_minutes, v_new.agency_name, v_new.agency_rate, nullif(btrim(v_new.note), '')
    );
  else
    update private.staff_shifts s
    set employee_id = v_new.employee_id, position = v_new.position, unit_group = nullif(btrim(v_new.unit_group), ''), day = v_new.day,
      starts_at = v_new.starts_at, ends_at = v_new.ends_at, break_minutes = v_new.break_minutes, state = v_new.state,
      agency_name = v_new.agency_name, agency_rate = v_new.agency_rate, note = nullif(btrim(v_new.note), ''), version = s.version + 1
    where s.id = p_id
    returning * into v_new;
    perform private.close_swaps_of_shift(p_id);
    perform private.notify_of_shift_change(v_old, v_new);
  end if;
  return jsonb_build_object('saved', true, 'problems', v_problems);
end $$;

-- Adds a shift (version 0) or changes it. Blocking problems refuse it, and warnings unless they are accepted; both are
-- returned. Managers can't schedule themselves.
select private.expose('save_shift', 'authenticated');

-- Notifies the employees of a published shift that changed, and those who could claim it if it became open.
create function private.notify_of_shift_change(p_old private.staff_shifts, p_new private.staff_shifts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_old.state = 'draft' or p_new.ends_at < now() or (
    p_old.employee_id, p_old.starts_at, p_old.ends_at, p_old.position, p_old.unit_group, p_old.cancelled_at is null
  ) is not distinct from (
    p_new.employee_id, p_new.starts_at, p_new.ends_at, p_new.position, p_new.unit_group, p_new.cancelled_at is null
  ) then
    return;
  end if;
  perform private.notify_employee(i.id, 'shift_changed', 'shift:' || p_new.id || ':' || p_new.version, private.describe_shift(p_old))
  from (select distinct id from unnest(array[p_old.employee_id, p_new.employee_id]) o (id) where id is not null) i;
  if p_new.employee_id is null and p_new.agency_name is null and p_new.cancelled_at is null and p_new.starts_at > now() then
    perform private.notify_of_open_shift(p_new);
  end if;
end $$;

create function private.cancel_shift(p_id uuid, p_version public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.staff_shifts;
  v_new private.staff_shifts;
begin
  perform private.begin_schedule_change((select s.community_id from private.staff_shifts s where s.id = p_id));
  select * into v_old from private.staff_shifts s where s.id = p_id for update;
  if v_old.cancelled_at is not null then
    return;
  end if;
  perform private.require_same_version(v_old.version, p_version, 'HXYVC');
  if exists (select from private.employees e where e.id = v_old.employee_id and private.is_me_employed(e)) then
    raise exception 'Another manager must schedule you.' using errcode = 'HXYSS';
  end if;
  if exists (select from private.time_entries t where t.shift_id = p_id and t.superseded_at is null and not t.is_void) then
    raise exception 'Someone clocked in for this shift.' using errcode = 'HXYCI';
  end if;
  update private.staff_shifts s set cancelled_at = now(), version = s.version + 1 where s.id = p_id returning * into v_new;
  perform private.close_swaps_of_shift(p_id);
  perform private.notify_of_shift_change(v_old, v_new);
end $$;

-- Cancels a shift. Its employee is notified if it was published, and access to the residents of its units ends.
select private.expose('cancel_shift', 'authenticated');

create function private.copy_schedule_week(p_community_id uuid, p_from date, p_to date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_community constant public.communities := private.begin_schedule_change(p_community_id);
  v_today constant date := (now() at time zone v_community.time_zone)::date;
  v_shift private.staff_shifts;
  v_new private.staff_shifts;
  v_employee private.employees;
  v_copied integer := 0;
  v_opened integer := 0;
begin
  if extract(dow from p_from) <> 0 or extract(dow from p_to) <> 0 or p_from = p_to
    or (p_from between v_today - 400 and v_today + 400 and p_to between v_today - 6 and v_today + 400) is not true
  then
    raise exception 'Choose a week up to a year ahead.' using errcode = 'HXYWK';
  end if;
  perform private.lock_employees(array(
    select distinct s.employee_id from private.staff_shifts s where s.community_id = p_community_id and s.day between p_from and p_from + 6
  ));
  for v_shift in
    select * from private.staff_shifts s
    where s.community_id = p_community_id and s.day between p_from and p_from + 6 and s.cancelled_at is null
    order by s.starts_at, s.id limit 3000
  loop
    v_new := v_shift;
    v_new.id := gen_random_uuid();
    v_new.day := v_shift.day + (p_to - p_from);
    -- The same hours on the clock, also across a clock change.
    v_new.starts_at := ((v_shift.starts_at at time zone v_community.time_zone) + make_interval(days => p_to - p_from)) at time zone v_community.time_zone;
    v_new.ends_at := ((v_shift.ends_at at time zone v_community.time_zone) + make_interval(days => p_to - p_from)) at time zone v_community.time_zone;
    continue when v_new.starts_at < now();
    select * into v_employee from private.employees e where e.id = v_shift.employee_id;
    if v_employee.id is not null and (private.is_me_employed(v_employee) or exists (
      select from private.list_shift_problems(v_employee, v_new) p where p.is_blocking or p.problem = 'unavailable'
    )) then
      v_new.employee_id := null;
    end if;
    insert into private.staff_shifts (
      id, community_id, employee_id, position, unit_group, day, starts_at, ends_at, break_minutes, agency_name, agency_rate, note,
      copied_from_id
    )
    values (
      v_new.id, p_community_id, v_new.employee_id, v_new.position, v_new.unit_group, v_new.day, v_new.starts_at, v_new.ends_at,
      v_new.break_minutes, v_new.agency_name, v_new.agency_rate, v_new.note, v_shift.id
    )
    on conflict (copied_from_id, day) do nothing;
    if found then
      v_copied := v_copied + 1;
      v_opened := v_opened + case when v_employee.id is not null and v_new.employee_id is null then 1 else 0 end;
    end if;
  end loop;
  return jsonb_build_object('copied', v_copied, 'opened', v_opened);
end $$;

-- Copies a week as drafts. A repeat adds nothing. Shifts of employees who can't work then, and the caller's own, become
-- open.
select private.expose('copy_schedule_week', 'authenticated');

create function private.publish_schedule(p_community_id uuid, p_week date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_community constant public.communities := private.begin_schedule_change(p_community_id);
  v_facts jsonb;
  v_blocked jsonb;
  v_ids uuid[];
  v_shift private.staff_shifts;
  v_employee_ids uuid[];
begin
  if extract(dow from p_week) <> 0 or p_week not between current_date - 400 and current_date + 400 then
    raise exception 'Choose a week up to a year ahead.' using errcode = 'HXYWK';
  end if;
  select array_agg(s.id order by s.id), array_agg(distinct s.employee_id) filter (where s.employee_id is not null)
  into v_ids, v_employee_ids
  from private.staff_shifts s
  where s.community_id = p_community_id and s.day between p_week and p_week + 6 and s.cancelled_at is null and s.state <> 'published';
  perform private.lock_employees(v_employee_ids);
  select coalesce(jsonb_agg(jsonb_build_object(
    'shift_id', s.id, 'employee', e.name, 'day', s.day, 'problem', p.problem, 'detail', p.detail) order by s.day, e.name), '[]')
  into v_blocked
  from private.staff_shifts s join private.employees e on e.id = s.employee_id
  cross join lateral private.list_shift_problems(e, s) p
  where s.id = any (v_ids) and s.ends_at > now() and p.is_blocking;
  if v_blocked <> '[]' then
    return jsonb_build_object('published', 0, 'blocked', v_blocked);
  end if;
  v_facts := jsonb_build_object(
    'community', v_community.name, 'community_id', p_community_id, 'when', to_char(p_week, 'FMMonth FMDD')
  );
  perform private.notify_employee(
    i.id, 'schedule_published', 'schedule:' || p_community_id || ':' || p_week || ':' || extract(epoch from now()), v_facts
  )
  from (
    select distinct s.employee_id as id from private.staff_shifts s
    where s.id = any (v_ids) and s.employee_id is not null and s.ends_at > now()
  ) i;
  for v_shift in
    select * from private.staff_shifts s
    where s.id = any (v_ids) and s.state = 'draft' and s.employee_id is null and s.agency_name is null and s.starts_at > now()
    order by s.starts_at limit 50
  loop
    perform private.notify_of_open_shift(v_shift);
  end loop;
  update private.staff_shifts s
  set state = 'published', published_at = now(), version = s.version + 1
  where s.id = any (v_ids);
  return jsonb_build_object('published', coalesce(cardinality(v_ids), 0), 'blocked', '[]'::jsonb);
end $$;

-- Publishes the drafts and changes of a week and notifies their employees. Nothing is published while a shift has a
-- blocking problem, such as a lapsed credential; these are returned.
select private.expose('publish_schedule', 'authenticated');

create function private.set_shift_units(p_id uuid, p_unit_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_shift private.staff_shifts;
  v_member_id uuid;
begin
  select * into v_shift from private.staff_shifts s where s.id = p_id for update;
  if (v_shift.community_id = any (private.list_my_community_ids('shift_assignments', 'add'))) is not true
    or v_shift.cancelled_at is not null
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('shift_assignment', 1000, interval '1 hour');
  v_member_id := private.get_caregiver_member_id(v_shift.employee_id, v_shift.community_id);
  if v_member_id is null or v_shift.ends_at < now() then
    raise exception 'Assign units only to upcoming shifts of caregivers with an account.' using errcode = 'HXYUN';
  end if;
  if cardinality(p_unit_ids) > 500 or exists (
    select from unnest(p_unit_ids) i (id)
    where not exists (
      select from public.units u where u.id = i.id and u.community_id = v_shift.community_id and u.deleted_at is null
    )
  ) then
    raise exception 'Choose units of this community.' using errcode = 'HXKSU';
  end if;
  delete from public.shift_assignments a
  where a.member_id = v_member_id and a.starts_at < v_shift.ends_at and a.ends_at > v_shift.starts_at;
  insert into public.shift_assignments (member_id, unit_id, community_id, starts_at, ends_at)
  select v_member_id, i.id, v_shift.community_id, v_shift.starts_at, v_shift.ends_at
  from (select distinct id from unnest(p_unit_ids) u (id)) i;
end $$;

-- Sets the units that a scheduled caregiver covers. Access to their residents lasts as long as the shift.
select private.expose('set_shift_units', 'authenticated');
