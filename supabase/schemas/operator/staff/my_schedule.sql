-- What employees do themselves: see their shifts, claim open ones, swap, and say when they can work.

create function private.close_swaps_of_shift(p_shift_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.shift_swaps w set state = 'cancelled', decided_at = now()
  where (w.shift_id = p_shift_id or w.for_shift_id = p_shift_id) and w.state in ('asked', 'accepted');
end $$;

create function private.describe_swap(p_swap private.shift_swaps) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', p_swap.id, 'state', p_swap.state, 'asked_at', p_swap.asked_at, 'from', f.name, 'to', t.name, 'position', s.position,
      'starts_at', s.starts_at, 'ends_at', s.ends_at, 'time_zone', c.time_zone,
      'for_starts_at', o.starts_at, 'for_ends_at', o.ends_at
    )
    from private.staff_shifts s
    join public.communities c on c.id = s.community_id
    join private.employees f on f.id = p_swap.from_employee_id
    join private.employees t on t.id = p_swap.to_employee_id
    left join private.staff_shifts o on o.id = p_swap.for_shift_id
    where s.id = p_swap.shift_id
  );
end $$;

-- Returns what is against a swap: problems of both employees after the exchange.
create function private.list_swap_problems(p_swap private.shift_swaps) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_shift private.staff_shifts;
  v_other private.staff_shifts;
  v_from private.employees;
  v_to private.employees;
  v_problems jsonb;
begin
  select * into v_shift from private.staff_shifts s where s.id = p_swap.shift_id;
  select * into v_other from private.staff_shifts s where s.id = p_swap.for_shift_id;
  select * into v_from from private.employees e where e.id = p_swap.from_employee_id;
  select * into v_to from private.employees e where e.id = p_swap.to_employee_id;
  v_problems := private.describe_shift_problems(v_to, v_shift, array_remove(array[v_other.id], null));
  if v_other.id is not null then
    v_problems := v_problems || private.describe_shift_problems(v_from, v_other, array[v_shift.id]);
  end if;
  return v_problems;
end $$;

create function private.list_shift_swaps(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.describe_swap(w) || jsonb_build_object('problems', private.list_swap_problems(w)) order by s.starts_at, w.id), '[]')
    from private.staff_shifts s join private.shift_swaps w on w.shift_id = s.id
    where s.community_id = p_community_id and s.day >= current_date - 1 and s.starts_at > now() and w.state in ('asked', 'accepted')
  );
end $$;

create function private.get_my_schedule() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids constant uuid[] := array(select e.id from private.list_my_employees() e);
begin
  return jsonb_build_object(
    'now', now(),
    'employees', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'name', e.name, 'position', e.position, 'community', c.name, 'available_days', e.available_days,
        'unavailable_on', to_jsonb(array(select d from unnest(e.unavailable_on) d where d >= current_date order by d)),
        'hours', private.count_week_hours(e.id, private.get_community_day(c.id) - extract(dow from private.get_community_day(c.id))::integer)
      ) order by lower(c.name), e.id), '[]')
      from private.employees e join public.communities c on c.id = e.community_id where e.id = any (v_ids)
    ),
    'shifts', (
      select coalesce(jsonb_agg(private.describe_my_shift(s) || jsonb_build_object(
        'swap', (
          select private.describe_swap(w) from private.shift_swaps w where w.shift_id = s.id and w.state in ('asked', 'accepted') limit 1
        ),
        'entry', (
          select jsonb_build_object('id', t.id, 'clocked_in_at', t.clocked_in_at, 'clocked_out_at', t.clocked_out_at)
          from private.time_entries t where t.shift_id = s.id and t.employee_id = s.employee_id and t.superseded_at is null and not t.is_void
          order by t.clocked_in_at desc limit 1
        )
      ) order by s.starts_at, s.id), '[]')
      from private.staff_shifts s
      where s.employee_id = any (v_ids) and s.day between current_date - 2 and current_date + 35 and s.state <> 'draft'
        and s.cancelled_at is null and s.ends_at > now() - interval '16 hours'
    ),
    'open', (
      select coalesce(jsonb_agg(o.shift order by o.starts_at), '[]')
      from (
        select private.describe_my_shift(s) || jsonb_build_object(
          'employee_id', e.id,
          'problem', (select p.problem from private.list_shift_problems(e, s) p order by p.is_blocking desc limit 1)
        ) as shift, s.starts_at
        from private.employees e
        cross join lateral unnest(e.community_ids) c (id)
        join private.staff_shifts s on s.community_id = c.id and s.employee_id is null and s.agency_name is null
          and s.cancelled_at is null and s.state <> 'draft' and s.starts_at between now() and now() + interval '35 days'
        where e.id = any (v_ids) and private.can_cover_position(e.position, s.position)
        order by s.starts_at, s.id limit 300
      ) o
    ),
    'swaps', (
      select coalesce(jsonb_agg(private.describe_swap(w) order by w.asked_at), '[]')
      from private.shift_swaps w join private.staff_shifts s on s.id = w.shift_id
      where w.to_employee_id = any (v_ids) and w.state in ('asked', 'accepted') and s.starts_at > now()
    )
  );
end $$;

-- Returns the caller's published shifts of five weeks, open shifts they qualify for, and swaps they are asked for.
select private.expose('get_my_schedule', 'authenticated');

create function private.describe_my_shift(p_shift private.staff_shifts) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', p_shift.id, 'community', c.name, 'time_zone', c.time_zone, 'position', p_shift.position, 'unit_group', p_shift.unit_group,
      'day', p_shift.day, 'starts_at', p_shift.starts_at, 'ends_at', p_shift.ends_at, 'hours', private.get_shift_hours(p_shift),
      'is_changed', p_shift.state = 'changed', 'note', p_shift.note, 'version', p_shift.version
    )
    from public.communities c where c.id = p_shift.community_id
  );
end $$;

-- Returns the caller's employee record that may act in a community, locked.
create function private.begin_own_change(p_community_id uuid) returns private.employees
language plpgsql security definer set search_path = '' as $$
declare
  v_employee private.employees;
begin
  select e.* into v_employee from private.list_my_employees() e where e.community_ids @> array[p_community_id] limit 1;
  if v_employee.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('own_schedule', 300, interval '1 hour');
  select * into v_employee from private.employees e where e.id = v_employee.id for update;
  return v_employee;
end $$;

create function private.claim_shift(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_employee private.employees;
  v_shift private.staff_shifts;
begin
  v_employee := private.begin_own_change((
    select s.community_id from private.staff_shifts s where s.id = p_id and s.state <> 'draft' and s.cancelled_at is null
  ));
  select * into v_shift from private.staff_shifts s where s.id = p_id for update;
  if v_shift.employee_id = v_employee.id then
    return;
  end if;
  if v_shift.employee_id is not null or v_shift.agency_name is not null or v_shift.cancelled_at is not null or v_shift.state = 'draft'
    or v_shift.starts_at < now()
  then
    raise exception 'This shift is no longer open.' using errcode = 'HXYCO';
  end if;
  if exists (select from private.list_shift_problems(v_employee, v_shift)) then
    raise exception 'You can''t claim this shift.' using errcode = 'HXYCP';
  end if;
  update private.staff_shifts s set employee_id = v_employee.id, state = 'changed', version = s.version + 1 where s.id = p_id;
end $$;

-- Takes an open shift. Refused if anything is against it, overtime too: a manager can still assign it.
select private.expose('claim_shift', 'authenticated');

create function private.list_swap_partners(p_shift_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_shift private.staff_shifts;
begin
  select s.* into v_shift from private.staff_shifts s
  where s.id = p_shift_id and s.state <> 'draft' and s.cancelled_at is null and s.starts_at > now()
    and s.employee_id in (select e.id from private.list_my_employees() e);
  if v_shift.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'employee_id', e.id, 'name', e.name,
      'shifts', (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'starts_at', s.starts_at, 'ends_at', s.ends_at) order by s.starts_at), '[]')
        from private.staff_shifts s
        where s.employee_id = e.id and s.community_id = v_shift.community_id and s.position = v_shift.position and s.state <> 'draft'
          and s.cancelled_at is null and s.starts_at > now() and s.day <= v_shift.day + 14
      )
    ) order by lower(e.name), e.id), '[]')
    from private.employees e
    where e.community_ids @> array[v_shift.community_id] and e.status = 'active' and e.id <> v_shift.employee_id
      and private.can_cover_position(e.position, v_shift.position) and private.get_employee_user_id(e) is not null
  );
end $$;

-- Returns coworkers who could take a shift of the caller, with shifts to exchange it for.
select private.expose('list_swap_partners', 'authenticated');

create function private.ask_shift_swap(p_id uuid, p_shift_id uuid, p_to_employee_id uuid, p_for_shift_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_employee private.employees;
  v_partners jsonb;
  v_shift private.staff_shifts;
begin
  if exists (select from private.shift_swaps w where w.id = p_id and w.shift_id = p_shift_id) then
    return;
  end if;
  v_partners := private.list_swap_partners(p_shift_id);
  v_employee := private.begin_own_change((select s.community_id from private.staff_shifts s where s.id = p_shift_id));
  select * into v_shift from private.staff_shifts s where s.id = p_shift_id for update;
  if v_shift.employee_id is distinct from v_employee.id or not v_partners @> jsonb_build_array(jsonb_build_object('employee_id', p_to_employee_id))
    or p_for_shift_id is not null and not v_partners @> jsonb_build_array(
      jsonb_build_object('employee_id', p_to_employee_id, 'shifts', jsonb_build_array(jsonb_build_object('id', p_for_shift_id)))
    )
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if exists (select from private.shift_swaps w where w.shift_id = p_shift_id and w.state in ('asked', 'accepted')) then
    raise exception 'A swap of this shift is already open.' using errcode = 'HXYSW';
  end if;
  insert into private.shift_swaps (id, shift_id, from_employee_id, to_employee_id, for_shift_id)
  values (p_id, p_shift_id, v_employee.id, p_to_employee_id, p_for_shift_id);
  perform private.notify_employee(
    p_to_employee_id, 'shift_swap_asked', 'swap:' || p_id, private.describe_shift(v_shift) || jsonb_build_object('name', v_employee.name)
  );
end $$;

-- Asks a coworker to take a shift, or to exchange it for one of the coworker's.
select private.expose('ask_shift_swap', 'authenticated');

create function private.answer_shift_swap(p_id uuid, p_accepts boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_swap private.shift_swaps;
  v_shift private.staff_shifts;
  v_is_mine boolean;
begin
  select * into v_swap from private.shift_swaps w where w.id = p_id for update;
  v_is_mine := exists (select from private.list_my_employees() e where e.id = v_swap.from_employee_id);
  -- The other person answers; the one who asked can only withdraw.
  if not (v_is_mine and not p_accepts) and not exists (select from private.list_my_employees() e where e.id = v_swap.to_employee_id) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('own_schedule', 300, interval '1 hour');
  select * into v_shift from private.staff_shifts s where s.id = v_swap.shift_id;
  if v_swap.state = 'accepted' and p_accepts then
    return;
  end if;
  if v_swap.state not in ('asked', 'accepted') or v_shift.starts_at < now() then
    raise exception 'This swap is no longer open.' using errcode = 'HXYSC';
  end if;
  update private.shift_swaps w
  set state = case when p_accepts then 'accepted' when v_is_mine then 'cancelled' else 'declined' end,
    decided_at = case when p_accepts then null else now() end
  where w.id = p_id;
  if p_accepts then
    perform private.notify_schedule_managers(
      v_shift.community_id, 'shift_swap_asked', 'swap:' || p_id || ':approve', private.describe_shift(v_shift)
        || jsonb_build_object('name', (select e.name from private.employees e where e.id = v_swap.from_employee_id))
    );
  elsif not v_is_mine then
    perform private.notify_employee(
      v_swap.from_employee_id, 'shift_swap_decided', 'swap:' || p_id || ':declined',
      private.describe_shift(v_shift) || jsonb_build_object('outcome', 'declined')
    );
  end if;
end $$;

-- Accepts or declines a swap as the coworker, or withdraws it as the one who asked.
select private.expose('answer_shift_swap', 'authenticated');

create function private.decide_shift_swap(p_id uuid, p_approves boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_swap private.shift_swaps;
  v_shift private.staff_shifts;
  v_other private.staff_shifts;
begin
  select * into v_swap from private.shift_swaps w where w.id = p_id;
  perform private.begin_schedule_change((select s.community_id from private.staff_shifts s where s.id = v_swap.shift_id));
  perform private.lock_employees(array[v_swap.from_employee_id, v_swap.to_employee_id]);
  select * into v_swap from private.shift_swaps w where w.id = p_id for update;
  select * into v_shift from private.staff_shifts s where s.id = v_swap.shift_id for update;
  select * into v_other from private.staff_shifts s where s.id = v_swap.for_shift_id for update;
  if exists (
    select from private.employees e where e.id in (v_swap.from_employee_id, v_swap.to_employee_id) and private.is_me_employed(e)
  ) then
    raise exception 'Another manager must schedule you.' using errcode = 'HXYSS';
  end if;
  if v_swap.state <> 'accepted' or v_shift.starts_at < now() or v_shift.employee_id is distinct from v_swap.from_employee_id
    or v_other.id is not null and v_other.employee_id is distinct from v_swap.to_employee_id
  then
    raise exception 'This swap is no longer open.' using errcode = 'HXYSC';
  end if;
  if p_approves and private.has_blocking_problem(private.list_swap_problems(v_swap)) then
    raise exception 'One of them can''t work the other''s shift.' using errcode = 'HXYSP';
  end if;
  update private.shift_swaps w
  set state = case when p_approves then 'approved' else 'declined' end, decided_at = now(), decided_by_name = private.get_my_display_name()
  where w.id = p_id;
  if p_approves then
    update private.staff_shifts s
    set employee_id = case s.id when v_shift.id then v_swap.to_employee_id else v_swap.from_employee_id end, state = 'changed',
      version = s.version + 1
    where s.id in (v_shift.id, v_other.id);
  end if;
  perform private.notify_employee(
    i.id, 'shift_swap_decided', 'swap:' || p_id || ':decided',
    private.describe_shift(v_shift) || jsonb_build_object('outcome', case when p_approves then 'approved' else 'declined' end)
  )
  from unnest(array[v_swap.from_employee_id, v_swap.to_employee_id]) i (id);
end $$;

-- Approves or declines an accepted swap, as a manager who is not part of it.
select private.expose('decide_shift_swap', 'authenticated');

create function private.set_my_availability(p_employee_id uuid, p_days text[], p_unavailable_on date[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.list_my_employees() e where e.id = p_employee_id) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('own_schedule', 300, interval '1 hour');
  if exists (
    select from unnest(p_unavailable_on) d where (d between current_date - 400 and current_date + 400) is not true
  ) or cardinality(p_days) > 7 or cardinality(p_unavailable_on) > 120 then
    raise exception 'Choose days within a year.' using errcode = 'HXYWK';
  end if;
  update private.employees e
  set available_days = coalesce(p_days, '{}'), unavailable_on = array(select distinct d from unnest(p_unavailable_on) d order by d)
  where e.id = p_employee_id;
end $$;

-- Saves the weekdays and days off of the caller. Shifts that are already scheduled stay.
select private.expose('set_my_availability', 'authenticated');
