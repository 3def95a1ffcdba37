-- Courses that a community's director, or the supervisor of a brokerage, assigns to everyone in some positions. Clients have
-- no access to these tables.
create table private.course_assignments (
  id uuid primary key,
  community_id uuid references public.communities (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
  course_id uuid not null references private.courses (id) on delete cascade,
  positions text[] not null,
  credential_type text,
  due_on date not null,
  days_for_new integer not null,
  escalate_after_days integer not null,
  assigned_by uuid references public.profiles (id) on delete set null,
  assigned_by_name text not null default '',
  created_at timestamptz not null default now(),
  ended_at timestamptz,

  constraint course_assignments_has_one_owner check (num_nonnulls(community_id, tenant_id) = 1),
  constraint course_assignments_positions_are_known check (
    cardinality(positions) between 1 and 12 and array_position(positions, null) is null and case
      when tenant_id is null then positions <@ array[
        'executive_director', 'nurse', 'medication_aide', 'caregiver', 'sales', 'business_office', 'maintenance', 'dining',
        'activities'
      ]
      else positions <@ array['owner', 'admin', 'member']
    end
  ),
  constraint course_assignments_credential_is_training check (
    credential_type is null or (community_id is not null and private.get_credential_kind(credential_type) = 'training')
  ),
  constraint course_assignments_due_on_in_range check (due_on between '2020-01-01' and '2200-01-01'),
  constraint course_assignments_days_for_new_in_range check (days_for_new between 1 and 365),
  constraint course_assignments_escalate_after_days_in_range check (escalate_after_days between 1 and 90),
  constraint course_assignments_assigned_by_name_is_plain check (private.is_single_line(assigned_by_name, 300))
);
alter table private.course_assignments enable row level security;
create index course_assignments_community_idx on private.course_assignments (community_id, created_at desc);
create index course_assignments_tenant_idx on private.course_assignments (tenant_id, created_at desc);
create index course_assignments_course_idx on private.course_assignments (course_id);
create index course_assignments_assigned_by_idx on private.course_assignments (assigned_by);

comment on column private.course_assignments.credential_type is 'The training that a certificate adds to the employee''s record.';
comment on column private.course_assignments.days_for_new is 'Days that people who join later have from the day they are notified.';

-- Notifications that were sent. `assigned` also marks the day from which a person who joined later has time.
create table private.course_assignment_notices (
  assignment_id uuid not null references private.course_assignments (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  due_on date not null,
  sent_on date not null,

  constraint course_assignment_notices_pkey primary key (assignment_id, user_id, kind, due_on),
  constraint course_assignment_notices_kind_is_known check (kind in ('assigned', 'soon', 'overdue', 'escalated')),
  constraint course_assignment_notices_due_on_in_range check (due_on between '2020-01-01' and '2210-01-01'),
  constraint course_assignment_notices_sent_on_in_range check (sent_on between '2020-01-01' and '2210-01-01')
);
alter table private.course_assignment_notices enable row level security;
create index course_assignment_notices_user_idx on private.course_assignment_notices (user_id);

-- Returns today where the assignment applies.
create function private.get_assignment_day(p_assignment private.course_assignments) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when p_assignment.community_id is null then current_date else private.get_community_day(p_assignment.community_id)
  end;
end $$;

-- Returns all people of an assignment, or one user, with their progress. Employees without an account are included, because
-- their training has to be recorded by hand. An expired certificate makes the course due again on the day it expired.
create function private.list_assigned_people(p_assignment private.course_assignments, p_user_id uuid default null)
returns table (
  person_id uuid, name text, "position" text, user_id uuid, due_on date, state text, lessons integer, lessons_done integer,
  best_percent integer, certificate_id uuid, completed_at timestamptz, expires_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.get_assignment_day(p_assignment);
begin
  return query
  with people as materialized (
    select e.id, e.name, e.position, private.get_employee_user_id(e) as user_id
    from private.employees e
    where p_assignment.community_id is not null and e.community_ids @> array[p_assignment.community_id]
      and e.status <> 'ended' and e.position = any (p_assignment.positions) and (
        p_user_id is null or e.member_id in (select m.id from public.community_members m where m.user_id = p_user_id)
      )
    union all
    select u.id, coalesce(nullif(btrim(left(p.full_name, 120)), ''), 'Member'), u.role::text, u.user_id
    from public.tenant_users u join public.profiles p on p.id = u.user_id
    where u.tenant_id = p_assignment.tenant_id and u.role::text = any (p_assignment.positions)
      and (p_user_id is null or u.user_id = p_user_id)
  ), results as materialized (
    select o.*, f.id as certificate_id, f.issued_at, f.expires_at, coalesce(f.expires_at >= now(), f.id is not null) as is_done,
      n.sent_on, e.id as enrollment_id, e.best_percent, v.lessons as outline
    from people o
    left join lateral (
      select f.id, f.issued_at, f.expires_at
      from private.course_enrollments x join private.course_certificates f on f.enrollment_id = x.id
      where x.user_id = o.user_id and x.course_id = p_assignment.course_id and f.revoked_at is null
      order by f.issued_at desc limit 1
    ) f on true
    left join lateral (
      select min(n.sent_on) as sent_on from private.course_assignment_notices n
      where n.assignment_id = p_assignment.id and n.user_id = o.user_id and n.kind = 'assigned'
    ) n on true
    left join private.course_enrollments e
      on e.user_id = o.user_id and e.course_id = p_assignment.course_id and e.closed_at is null
    left join private.course_versions v on v.id = e.version_id
  ), due as materialized (
    select r.*, greatest(
      case
        when coalesce(r.sent_on, v_today) <= p_assignment.created_at::date + 1 or r.user_id is null then p_assignment.due_on
        else greatest(p_assignment.due_on, coalesce(r.sent_on, v_today) + p_assignment.days_for_new)
      end,
      case when not r.is_done then r.expires_at::date end
    ) as day
    from results r
  )
  select d.id, d.name, d.position, d.user_id, d.day,
    case
      when d.user_id is null then 'no_account' when d.is_done then 'done' when d.day < v_today then 'overdue'
      when d.enrollment_id is not null then 'started' else 'not_started'
    end,
    coalesce(jsonb_array_length(d.outline), 0), (
      select count(*)::integer from private.lesson_progress l
      where l.enrollment_id = d.enrollment_id and l.completed_at is not null
    ),
    d.best_percent, case when d.is_done then d.certificate_id end, case when d.is_done then d.issued_at end,
    case when d.is_done then d.expires_at end
  from due d;
end $$;

-- Returns the assignments that the caller reads this way: of their communities, and of the brokerage they supervise.
create function private.list_my_assignments(p_verb text) returns setof private.course_assignments
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select * from private.course_assignments a
  where a.community_id = any (private.list_my_community_ids('course_assignments', p_verb))
    or a.tenant_id = private.supervised_tenant_id();
end $$;

create function private.find_course_assignment(p_id uuid, p_verb text) returns private.course_assignments
language plpgsql stable security definer set search_path = '' as $$
declare
  v_assignment private.course_assignments;
begin
  select * into v_assignment from private.list_my_assignments(p_verb) a where a.id = p_id;
  if v_assignment.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return v_assignment;
end $$;

-- Records a certificate as the training of an assignment, once per employee. Completes a training that is due, if any.
create function private.record_course_credential(
  p_assignment private.course_assignments, p_employee_id uuid, p_certificate private.course_certificates
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_day constant date := p_certificate.issued_at::date;
  v_due_id uuid;
begin
  if p_assignment.credential_type is null or p_certificate.revoked_at is not null or exists (
    select from private.employee_credentials c
    where c.employee_id = p_employee_id and c.type = p_assignment.credential_type and c.number = p_certificate.id::text
  ) then
    return;
  end if;
  select c.id into v_due_id from private.employee_credentials c
  where c.employee_id = p_employee_id and c.type = p_assignment.credential_type and c.issued_on is null and c.removed_at is null
  order by c.due_on, c.id limit 1 for update;
  insert into private.employee_credentials as c (
    id, employee_id, type, number, issuer, issued_on, expires_on, verified_at, verified_by_name
  )
  values (
    coalesce(v_due_id, gen_random_uuid()), p_employee_id, p_assignment.credential_type, p_certificate.id::text, 'Haven Exchange',
    v_day, p_certificate.expires_at::date, now(), 'Course certificate'
  )
  on conflict (id) do update
  set number = excluded.number, issuer = excluded.issuer, issued_on = excluded.issued_on, expires_on = excluded.expires_on,
    verified_at = excluded.verified_at, verified_by_name = excluded.verified_by_name;
end $$;

-- A new certificate is recorded with every employer who assigned the course. A revoked one is removed there.
create function private.sync_course_credentials() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row record;
begin
  if new.revoked_at is not null then
    update private.employee_credentials c
    set removed_at = now(), removed_by_name = 'Haven Exchange', remove_reason = 'The certificate was revoked.'
    where c.number = new.id::text and c.issuer = 'Haven Exchange' and c.removed_at is null;
    return null;
  end if;
  for v_row in
    select a as assignment, e.id as employee_id
    from private.course_enrollments x
    join private.course_assignments a on a.course_id = x.course_id and a.ended_at is null and a.credential_type is not null
    join public.community_members m on m.user_id = x.user_id
    join private.employees e on e.member_id = m.id and e.community_ids @> array[a.community_id]
      and e.position = any (a.positions) and private.get_employee_user_id(e) = x.user_id
    where x.id = new.enrollment_id
  loop
    perform private.record_course_credential(v_row.assignment, v_row.employee_id, new);
  end loop;
  return null;
end $$;

create trigger sync_credentials after insert or update of revoked_at on private.course_certificates
  for each row execute function private.sync_course_credentials();
create index employee_credentials_number_idx on private.employee_credentials (number) where issuer = 'Haven Exchange';
