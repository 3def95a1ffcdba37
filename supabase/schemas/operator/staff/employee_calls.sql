-- Calls that read and write employees, their pay, and their credentials.

-- Checks links of an employee's record: communities that the caller manages, and a member of the home community's team.
create function private.check_employee_links(p_old private.employees, p_new private.employees) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not p_new.community_ids <@ (private.list_my_community_ids('employees', 'add') || p_old.community_ids) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if p_new.member_id is distinct from p_old.member_id and p_new.member_id is not null then
    if not exists (
      select from public.community_members m
      where m.id = p_new.member_id and m.community_id = p_new.community_id and private.is_staff_position(m.position)
        and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
    ) then
      raise exception 'Choose a member of this community''s team.' using errcode = 'HXYMB';
    end if;
    if private.is_me_employed(p_new) then
      raise exception 'Another manager must change your own record.' using errcode = 'HXYSO';
    end if;
    if exists (
      select from private.employees e join public.community_members m on m.id = e.member_id
      where e.id <> p_new.id and e.community_id = p_new.community_id and e.status <> 'ended'
        and m.user_id = (select o.user_id from public.community_members o where o.id = p_new.member_id)
    ) then
      raise exception 'This account is linked to another employee.' using errcode = 'HXYML';
    end if;
  end if;
end $$;

create function private.create_employee(p_id uuid, p_community_id uuid, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.employees := jsonb_populate_record(null::private.employees, p_values);
begin
  perform from public.communities c where c.id = p_community_id and c.deleted_at is null for update;
  if not found or (p_community_id = any (private.list_my_community_ids('employees', 'add'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if exists (select from private.employees e where e.id = p_id and e.community_id = p_community_id) then
    return p_id;
  end if;
  perform private.enforce_rate_limit('employee', 1000, interval '1 hour');
  v_row.id := p_id;
  v_row.community_id := p_community_id;
  v_row.community_ids := array(select distinct c from unnest(coalesce(v_row.community_ids, '{}') || p_community_id) c where c is not null);
  v_row.hired_on := coalesce(v_row.hired_on, private.get_community_day(p_community_id));
  perform private.check_employee_links(null, v_row);
  insert into private.employees (id, community_id, community_ids, name, position, member_id, employment_type, hired_on, phone)
  values (
    p_id, p_community_id, v_row.community_ids, v_row.name, v_row.position, v_row.member_id,
    coalesce(v_row.employment_type, 'full_time'), v_row.hired_on, nullif(btrim(v_row.phone), '')
  );
  return p_id;
end $$;

-- Adds an employee. A repeat with the same ID changes nothing.
select private.expose('create_employee', 'authenticated');

create function private.update_employee(p_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old constant private.employees := private.begin_employee_change(p_id, 'employees');
  v_new private.employees;
begin
  perform private.require_same_version(v_old.version, p_version, 'HXYVC');
  v_new := jsonb_populate_record(
    v_old, p_values - '{id,community_id,version,created_at,available_days,unavailable_on,ended_on}'::text[]
  );
  v_new.community_ids := array(select distinct c from unnest(v_new.community_ids || v_old.community_id) c where c is not null);
  v_new.ended_on := case when v_new.status = 'ended' then coalesce(
    (p_values ->> 'ended_on')::date, v_old.ended_on, greatest(v_new.hired_on, private.get_community_day(v_old.community_id))
  ) end;
  perform private.check_employee_links(v_old, v_new);
  update private.employees e
  set name = v_new.name, position = v_new.position, community_ids = v_new.community_ids, member_id = v_new.member_id,
    employment_type = v_new.employment_type, status = v_new.status, hired_on = v_new.hired_on, ended_on = v_new.ended_on,
    phone = nullif(btrim(v_new.phone), ''), version = e.version + 1
  where e.id = p_id;
  -- Upcoming shifts that the employee can no longer work become open.
  update private.staff_shifts s
  set employee_id = null, state = case s.state when 'draft' then 'draft' else 'changed' end, version = s.version + 1
  where s.employee_id = p_id and s.cancelled_at is null and s.starts_at > now() and (
    v_new.ended_on < s.day or not s.community_id = any (v_new.community_ids)
    or not private.can_cover_position(v_new.position, s.position)
  );
end $$;

-- Changes an employee's facts. Upcoming shifts that no longer fit become open.
select private.expose('update_employee', 'authenticated');

create function private.set_employee_pay(p_id uuid, p_employee_id uuid, p_hourly_rate public.dollars, p_effective_on date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_employee_change(p_employee_id, 'employee_pay');
  insert into private.employee_pay (id, employee_id, hourly_rate, effective_on, set_by, set_by_name)
  values (p_id, p_employee_id, p_hourly_rate, p_effective_on, auth.uid(), coalesce(private.get_my_display_name(), ''))
  on conflict (id) do nothing;
end $$;

-- Sets the hourly rate from a day on. Earlier rates stay.
select private.expose('set_employee_pay', 'authenticated');

create function private.save_employee_credential(p_id uuid, p_employee_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant private.employee_credentials := jsonb_populate_record(null::private.employee_credentials, p_values);
  v_is_verified constant boolean := coalesce((p_values ->> 'is_verified')::boolean, false);
  v_name constant text := coalesce(private.get_my_display_name(), '');
begin
  perform private.begin_employee_change(p_employee_id, 'employee_credentials');
  if exists (
    select from private.employee_credentials c
    where c.id = p_id and (c.employee_id <> p_employee_id or c.removed_at is not null or c.verified_at is not null)
  ) then
    raise exception 'A verified record can''t change. Add a new one.' using errcode = 'HXYCV';
  end if;
  insert into private.employee_credentials as c (
    id, employee_id, type, number, issuer, result, issued_on, expires_on, due_on, verified_at, verified_by, verified_by_name
  )
  values (
    p_id, p_employee_id, v_row.type, nullif(btrim(v_row.number), ''), nullif(btrim(v_row.issuer), ''), v_row.result,
    v_row.issued_on, v_row.expires_on, v_row.due_on, case when v_is_verified then now() end,
    case when v_is_verified then auth.uid() end, case when v_is_verified then v_name end
  )
  on conflict (id) do update
  set type = excluded.type, number = excluded.number, issuer = excluded.issuer, result = excluded.result,
    issued_on = excluded.issued_on, expires_on = excluded.expires_on, due_on = excluded.due_on,
    verified_at = excluded.verified_at, verified_by = excluded.verified_by, verified_by_name = excluded.verified_by_name;
end $$;

-- Adds a credential, check, or training, or changes one that is not verified yet.
select private.expose('save_employee_credential', 'authenticated');

create function private.remove_employee_credential(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_employee_change(
    (select c.employee_id from private.employee_credentials c where c.id = p_id), 'employee_credentials'
  );
  perform private.require_reason(p_reason, 'HXYRE');
  update private.employee_credentials c
  set removed_at = now(), removed_by_name = coalesce(private.get_my_display_name(), ''), remove_reason = btrim(p_reason)
  where c.id = p_id and c.removed_at is null;
end $$;

-- Removes a record entered by mistake, with a reason. It stays in the history.
select private.expose('remove_employee_credential', 'authenticated');

create function private.list_staff(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_day constant date := private.get_community_day(p_community_id);
  v_week constant date := v_day - extract(dow from v_day)::integer;
begin
  if (p_community_id = any (private.list_my_community_ids('employees', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return (
    with staff as materialized (
      select * from private.employees e where e.community_ids @> array[p_community_id] order by lower(e.name), e.id limit 2000
    ), gaps as materialized (
      select r.employee_id, jsonb_agg(jsonb_build_object(
        'type', r.type, 'state', r.state, 'is_blocking', r.is_blocking, 'expires_on', r.expires_on
      ) order by r.type) as gaps
      from private.list_requirement_states(p_community_id, array(select s.id from staff s where s.status <> 'ended'), v_day) r
      where r.state <> 'valid'
      group by r.employee_id
    )
    select jsonb_build_object(
      'today', v_day, 'settings', to_jsonb(private.get_staff_settings(p_community_id)),
      'can_change_settings', p_community_id = any (private.list_my_community_ids('staff_settings', 'change')),
      'employees', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'name', s.name, 'position', s.position, 'employment_type', s.employment_type, 'status', s.status,
          'hired_on', s.hired_on, 'has_account', private.get_employee_user_id(s) is not null,
          'communities', cardinality(s.community_ids),
          'hours', private.count_week_hours(s.id, v_week), 'gaps', coalesce(g.gaps, '[]')
        ) order by s.status = 'ended', lower(s.name), s.id), '[]')
        from staff s left join gaps g on g.employee_id = s.id
      ),
      'trainings', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'employee_id', c.employee_id, 'type', c.type, 'due_on', c.due_on
        ) order by c.due_on, c.id), '[]')
        from staff s join private.employee_credentials c on c.employee_id = s.id
        where s.status <> 'ended' and c.issued_on is null and c.removed_at is null and c.due_on <= v_day + 60
      )
    )
  );
end $$;

-- Returns the employees of a community with what each lacks and the hours of this week.
select private.expose('list_staff', 'authenticated');

create function private.find_employees(p_search text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_words constant text := lower(btrim(left(coalesce(p_search, ''), 200)));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'community_id', e.community_id, 'name', e.name, 'position', e.position
    ) order by lower(e.name), e.id), '[]')
    from (
      select * from private.employees x
      where v_words <> '' and x.community_ids && private.list_my_community_ids('employees', 'read')
        and x.status <> 'ended' and strpos(lower(x.name), v_words) > 0
      order by lower(x.name), x.id limit 8
    ) e
  );
end $$;

-- Finds current employees of the caller's communities by name.
select private.expose('find_employees', 'authenticated');

create function private.get_employee(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_employee private.employees;
  v_is_mine boolean;
  v_can_change boolean;
  v_day date;
begin
  select * into v_employee from private.employees e where e.id = p_id;
  v_is_mine := exists (select from private.list_my_employees() e where e.id = p_id);
  if not v_is_mine and not coalesce(v_employee.community_ids && private.list_my_community_ids('employees', 'read'), false) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_can_change := v_employee.community_id = any (private.list_my_community_ids('employees', 'change'))
    and not private.is_me_employed(v_employee);
  v_day := private.get_community_day(v_employee.community_id);
  return jsonb_build_object(
    'id', v_employee.id, 'community_id', v_employee.community_id, 'name', v_employee.name, 'position', v_employee.position,
    'employment_type', v_employee.employment_type, 'status', v_employee.status, 'hired_on', v_employee.hired_on,
    'ended_on', v_employee.ended_on, 'phone', v_employee.phone, 'member_id', v_employee.member_id, 'version', v_employee.version,
    'available_days', v_employee.available_days, 'is_mine', v_is_mine, 'can_change', v_can_change, 'today', v_day,
    'communities', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by lower(c.name), c.id), '[]')
      from public.communities c where c.id = any (v_employee.community_ids) and c.deleted_at is null
    ),
    'members', case when v_can_change then (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by lower(m.name), m.id), '[]')
      from (
        select distinct on (m.user_id) m.id, coalesce(nullif(p.full_name, ''), p.email) as name
        from public.community_members m join public.profiles p on p.id = m.user_id
        where m.community_id = v_employee.community_id and private.is_staff_position(m.position) and m.starts_at <= now()
          and (m.ends_at is null or m.ends_at > now())
        order by m.user_id, m.id <> v_employee.member_id, m.starts_at
      ) m
    ) else '[]' end,
    'requirements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'type', r.type, 'state', r.state, 'is_blocking', r.is_blocking, 'expires_on', r.expires_on
      ) order by r.type), '[]')
      from private.list_requirement_states(v_employee.community_id, array[p_id], v_day) r
    ),
    'credentials', (
      select coalesce(jsonb_agg(
        to_jsonb(c) - '{employee_id,verified_by,created_at}'::text[] order by c.removed_at is not null, c.type, c.expires_on desc, c.id
      ), '[]')
      from private.employee_credentials c where c.employee_id = p_id
    ),
    'pay', case when v_employee.community_id = any (private.list_my_community_ids('employee_pay', 'read')) then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'hourly_rate', p.hourly_rate, 'effective_on', p.effective_on, 'set_by_name', p.set_by_name
      ) order by p.effective_on desc, p.set_at desc), '[]')
      from private.employee_pay p where p.employee_id = p_id
    ) end,
    'changes', case when v_can_change then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', h.at, 'by', h.by_name, 'field', h.field, 'before', h.before, 'after', h.after
      ) order by h.at desc, h.id desc), '[]')
      from (select * from private.employee_changes h where h.employee_id = p_id order by h.at desc limit 100) h
    ) else '[]' end,
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', w.week, 'scheduled', private.count_week_hours(p_id, w.week), 'worked', private.count_worked_hours(p_id, w.week, w.week + 6)
      ) order by w.week)
      from (
        select (v_day - extract(dow from v_day)::integer + 7 * n) as week from generate_series(-4, 1) n
      ) w
    )
  );
end $$;

-- Returns an employee's record: for managers, and for the employee without pay and history.
select private.expose('get_employee', 'authenticated');
