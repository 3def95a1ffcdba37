-- Reminders of assigned courses and of certificates that expire.

-- Notifies one person about an assignment, once per due date. Returns true if it was sent now.
create function private.send_assignment_notice(
  p_assignment private.course_assignments, p_user_id uuid, p_kind text, p_due_on date
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.course_assignment_notices (assignment_id, user_id, kind, due_on, sent_on)
  values (p_assignment.id, p_user_id, p_kind, p_due_on, private.get_assignment_day(p_assignment))
  on conflict do nothing;
  return found;
end $$;

-- Sends everything that is due for one assignment: the assignment itself, a reminder a week before, one when overdue, and after the
-- agreed days one to the managers. Records certificates of the people it covers. Returns the number of notifications.
create function private.process_course_assignment(p_assignment private.course_assignments) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.get_assignment_day(p_assignment);
  v_organization constant text := coalesce(
    (select c.name from public.communities c where c.id = p_assignment.community_id),
    (select t.name from public.tenants t where t.id = p_assignment.tenant_id)
  );
  v_title constant text := (select c.title from private.courses c where c.id = p_assignment.course_id);
  v_person record;
  v_facts jsonb;
  v_key text;
  v_count integer := 0;
begin
  for v_person in select * from private.list_assigned_people(p_assignment) p where p.user_id is not null order by p.person_id loop
    if v_person.state = 'done' then
      if p_assignment.community_id is not null then
        perform private.record_course_credential(p_assignment, v_person.person_id, f)
        from private.course_certificates f where f.id = v_person.certificate_id;
      end if;
      continue;
    end if;
    v_facts := jsonb_build_object(
      'course', v_title, 'organization', v_organization, 'name', v_person.name, 'when', to_char(v_person.due_on, 'FMMonth FMDD, YYYY'),
      'community_id', coalesce(p_assignment.community_id::text, ''), 'assignment_id', p_assignment.id
    );
    v_key := format('course_assignment:%s:%s', p_assignment.id, v_person.due_on);
    if not exists (
      select from private.course_assignment_notices n
      where n.assignment_id = p_assignment.id and n.user_id = v_person.user_id and n.kind = 'assigned'
    ) and private.send_assignment_notice(p_assignment, v_person.user_id, 'assigned', v_person.due_on) then
      perform private.notify(v_person.user_id, 'course_assigned', v_key || ':assigned', v_facts, v_facts);
      v_count := v_count + 1;
    elsif v_person.due_on between v_today and v_today + 7
      and private.send_assignment_notice(p_assignment, v_person.user_id, 'soon', v_person.due_on)
    then
      perform private.notify(v_person.user_id, 'course_due', v_key || ':soon', v_facts, v_facts);
      v_count := v_count + 1;
    elsif v_person.due_on < v_today
      and private.send_assignment_notice(p_assignment, v_person.user_id, 'overdue', v_person.due_on)
    then
      perform private.notify(v_person.user_id, 'course_due', v_key || ':overdue', v_facts, v_facts);
      v_count := v_count + 1;
    end if;
    if v_person.due_on + p_assignment.escalate_after_days <= v_today
      and private.send_assignment_notice(p_assignment, v_person.user_id, 'escalated', v_person.due_on)
    then
      perform private.notify(
        m.user_id, case when p_assignment.community_id is null then 'member_course_overdue' else 'staff_course_overdue' end,
        format('%s:%s:escalated', v_key, v_person.person_id), v_facts, v_facts
      )
      from (
        select m.user_id from public.community_members m
        where m.community_id = p_assignment.community_id
          and m.position = any (private.list_positions_with_right('course_assignments', 'change'))
          and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
        union
        select coalesce(b.broker_of_record, u.user_id)
        from public.tenant_users u left join private.brokerages b on b.tenant_id = u.tenant_id
        where u.tenant_id = p_assignment.tenant_id and u.role = 'owner'
      ) m
      where m.user_id <> v_person.user_id;
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end $$;

-- Reminders of certificates that were sent.
create table private.course_certificate_notices (
  certificate_id uuid not null references private.course_certificates (id) on delete cascade,
  days integer not null,

  constraint course_certificate_notices_pkey primary key (certificate_id, days),
  constraint course_certificate_notices_days_in_range check (days between 0 and 60)
);
alter table private.course_certificate_notices enable row level security;

-- Notifies people of due courses, and holders of certificates that expire in 60, 30, and 7 days, once each. Returns how many.
create function private.send_course_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_assignment private.course_assignments;
  v_certificate record;
  v_days integer;
  v_facts jsonb;
  v_count integer := 0;
begin
  for v_assignment in
    select * from private.course_assignments a where a.ended_at is null order by a.id for update skip locked
  loop
    v_count := v_count + private.process_course_assignment(v_assignment);
  end loop;
  for v_certificate in
    select f.id, f.course, f.issued_at, f.expires_at, e.user_id, c.slug
    from private.course_certificates f
    join private.course_enrollments e on e.id = f.enrollment_id
    join private.courses c on c.id = e.course_id
    where f.revoked_at is null and f.expires_at between now() and now() + interval '61 days' and not exists (
      select from private.course_enrollments o join private.course_certificates g on g.enrollment_id = o.id
      where o.user_id = e.user_id and o.course_id = e.course_id and g.revoked_at is null and g.issued_at > f.issued_at
    )
    order by f.expires_at, f.id
    for update of f skip locked
  loop
    v_days := private.get_due_reminder(
      v_certificate.expires_at::date - current_date, v_certificate.expires_at::date - v_certificate.issued_at::date, array[60, 30, 7]
    );
    continue when v_days is null;
    insert into private.course_certificate_notices (certificate_id, days) values (v_certificate.id, v_days) on conflict do nothing;
    continue when not found;
    v_facts := jsonb_build_object('course', v_certificate.course, 'when', to_char(v_certificate.expires_at, 'FMMonth FMDD, YYYY'));
    perform private.notify(
      v_certificate.user_id, 'course_certificate_ending', format('course_certificate:%s:%s', v_certificate.id, v_days), v_facts, v_facts
    );
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- Schedules these reminders on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_course_reminders() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[['remind-of-courses', '47 * * * *', 'select private.send_course_reminders()']])
$$;
