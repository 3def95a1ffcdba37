-- Calls that assign courses and track them.
create function private.describe_assignment(p_assignment private.course_assignments) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', p_assignment.id, 'course', c.slug, 'title', c.title, 'minutes', v.minutes, 'positions', p_assignment.positions,
      'credential_type', p_assignment.credential_type, 'due_on', p_assignment.due_on, 'days_for_new', p_assignment.days_for_new,
      'escalate_after_days', p_assignment.escalate_after_days, 'assigned_by', p_assignment.assigned_by_name,
      'created_at', p_assignment.created_at, 'ended_at', p_assignment.ended_at
    )
    from private.courses c left join private.course_versions v on v.id = c.version_id
    where c.id = p_assignment.course_id
  );
end $$;

create function private.list_course_assignments(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_tenant_id uuid;
begin
  if p_community_id is null then
    v_tenant_id := private.supervised_tenant_id();
  end if;
  if v_tenant_id is null and (p_community_id = any (private.list_my_community_ids('course_assignments', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'can_assign',
      v_tenant_id is not null or p_community_id = any (private.list_my_community_ids('course_assignments', 'add')),
    'courses', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'title', c.title) order by c.title), '[]')
      from private.courses c where c.status = 'published' and c.version_id is not null
    ),
    'assignments', (
      select coalesce(jsonb_agg(private.describe_assignment(a) || n.counts order by a.ended_at is not null, a.due_on, a.id), '[]')
      from (
        select * from private.course_assignments a
        where a.community_id = p_community_id or a.tenant_id = v_tenant_id
        order by a.ended_at is not null, a.created_at desc, a.id limit 100
      ) a
      cross join lateral (
        select jsonb_build_object(
          'people', count(*), 'done', count(*) filter (where p.state = 'done'),
          'overdue', count(*) filter (where p.state = 'overdue'), 'no_account', count(*) filter (where p.state = 'no_account')
        ) as counts
        from private.list_assigned_people(a) p
      ) n
    )
  );
end $$;

-- Returns the assignments of a community, or without one those of the brokerage that the caller supervises.
select private.expose('list_course_assignments', 'authenticated');

create function private.get_course_assignment(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_assignment constant private.course_assignments := private.find_course_assignment(p_id, 'read');
begin
  return private.describe_assignment(v_assignment) || jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(
        to_jsonb(p) - 'user_id' order by array_position(array['overdue', 'no_account', 'not_started', 'started'], p.state), lower(p.name), p.person_id
      ), '[]')
      from private.list_assigned_people(v_assignment) p
    )
  );
end $$;

-- Returns an assignment with everyone it covers and their progress, without account IDs.
select private.expose('get_course_assignment', 'authenticated');

create function private.assign_course(p_id uuid, p_community_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.course_assignments := jsonb_populate_record(null::private.course_assignments, p_values);
  v_course_id uuid;
begin
  if p_community_id is null then
    v_row.tenant_id := private.supervised_tenant_id();
  else
    v_row.tenant_id := null;
  end if;
  if v_row.tenant_id is null
    and (p_community_id = any (private.list_my_community_ids('course_assignments', 'add'))) is not true
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if exists (
    select from private.course_assignments a
    where a.id = p_id and (a.community_id = p_community_id or a.tenant_id = v_row.tenant_id)
  ) then
    return;
  end if;
  perform private.enforce_rate_limit('assign_course', 60, interval '1 hour');
  select c.id into v_course_id from private.courses c
  where c.slug = p_values ->> 'course' and c.status = 'published' and c.version_id is not null;
  if v_course_id is null then
    raise exception 'Course not found.' using errcode = 'HXEDC';
  end if;
  v_row.community_id := p_community_id;
  v_row.course_id := v_course_id;
  v_row.created_at := now();
  if v_row.due_on is null or v_row.due_on < private.get_assignment_day(v_row) or v_row.due_on > current_date + 730 then
    raise exception 'Choose a due date within two years.' using errcode = 'HXEDD';
  end if;
  if coalesce(cardinality(v_row.positions), 0) = 0 then
    raise exception 'Choose at least one position.' using errcode = 'HXEDE';
  end if;
  if exists (
    select from private.course_assignments a
    where (a.community_id = p_community_id or a.tenant_id = v_row.tenant_id) and a.course_id = v_course_id
      and a.ended_at is null and a.positions && v_row.positions
  ) then
    raise exception 'This course is already assigned to one of these positions.' using errcode = 'HXEDI';
  end if;
  if (
    select count(*) from private.course_assignments a
    where (a.community_id = p_community_id or a.tenant_id = v_row.tenant_id) and a.ended_at is null
  ) >= 50 then
    raise exception 'Too many assignments.' using errcode = 'HXEDJ';
  end if;
  insert into private.course_assignments as a (
    id, community_id, tenant_id, course_id, positions, credential_type, due_on, days_for_new, escalate_after_days, assigned_by,
    assigned_by_name
  )
  values (
    p_id, p_community_id, v_row.tenant_id, v_course_id, v_row.positions, nullif(v_row.credential_type, ''), v_row.due_on,
    coalesce(v_row.days_for_new, 30), coalesce(v_row.escalate_after_days, 7), auth.uid(),
    left(coalesce(private.get_my_display_name(), ''), 300)
  )
  returning * into v_row;
  perform private.process_course_assignment(v_row);
end $$;

-- Assigns a published course to everyone in some positions of a community, or without one of the caller's brokerage. A repeat
-- with the same ID changes nothing.
select private.expose('assign_course', 'authenticated');

create function private.end_course_assignment(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_assignment constant private.course_assignments := private.find_course_assignment(p_id, 'change');
begin
  update private.course_assignments a set ended_at = now() where a.id = v_assignment.id and a.ended_at is null;
end $$;

-- Ends an assignment: it stops reminding, and stays as evidence.
select private.expose('end_course_assignment', 'authenticated');

-- Returns the courses assigned to the caller, with the organization and the due date.
create function private.list_courses_assigned_to_me() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'course', c.slug, 'title', c.title, 'organization', o.name, 'due_on', p.due_on, 'state', p.state,
      'expires_at', p.expires_at, 'is_started', p.lessons > 0, 'next_lesson', coalesce((
        select e.last_lesson from private.course_enrollments e
        where e.user_id = auth.uid() and e.course_id = c.id and e.closed_at is null
      ), v.lessons -> 0 ->> 'id')
    ) order by p.state = 'done', p.due_on, a.id), '[]')
    from private.course_assignments a
    join private.courses c on c.id = a.course_id
    join private.course_versions v on v.id = c.version_id
    cross join lateral private.list_assigned_people(a, auth.uid()) p
    cross join lateral (
      select coalesce(
        (select m.name from public.communities m where m.id = a.community_id),
        (select t.name from public.tenants t where t.id = a.tenant_id)
      ) as name
    ) o
    where a.ended_at is null and p.user_id = auth.uid() and (
      a.community_id in (select unnest(e.community_ids) from private.list_my_employees() e)
      or a.tenant_id in (select u.tenant_id from public.tenant_users u where u.user_id = auth.uid())
    )
  );
end $$;
