-- Learners of the demo: the caregiver holds a certificate and has begun a second course, the buyer is halfway through one.
-- Requires people and the published courses; idempotent, leaves existing rows.
insert into private.course_enrollments (
  id, user_id, course_id, version_id, started_at, last_lesson, last_opened_at, best_percent, completed_at
)
select ('dec0de00-0000-4000-8000-00000000950' || l.number)::uuid, p.id, c.id, c.version_id, now() - make_interval(days => l.days),
  v.lessons -> (l.done - 1) ->> 'id', now() - make_interval(days => l.seen), l.percent,
  case when l.percent >= v.passing_percent then now() - make_interval(days => l.seen) end
from (values
  ('1', '18', 'infection-control-and-falls', 20, 18, 5, 87),
  ('2', '18', 'senior-housing-fundamentals', 4, 1, 2, null),
  ('3', '10', 'reading-a-t-12', 9, 2, 3, null)
) as l (number, person, course, days, seen, done, percent)
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || l.person)::uuid
join private.courses c on c.slug = l.course
join private.course_versions v on v.id = c.version_id
on conflict do nothing;

insert into private.lesson_progress (enrollment_id, lesson, opened_at, completed_at, is_bookmarked, note, note_number)
select e.id, o.value ->> 'id', e.started_at, case when o.place < l.number or e.completed_at is not null then e.started_at end,
  o.place = 2, case when o.place = 2 and e.completed_at is null then 'Ask the seller for this by month.' end,
  case when o.place = 2 and e.completed_at is null then 1 else 0 end
from private.course_enrollments e
join private.course_versions v on v.id = e.version_id
cross join lateral jsonb_array_elements(v.lessons) with ordinality o (value, place)
cross join lateral (
  select n.place as number from jsonb_array_elements(v.lessons) with ordinality n (value, place)
  where n.value ->> 'id' = e.last_lesson
) l
where e.id::text like 'dec0de00-0000-4000-8000-00000000950_' and o.place <= l.number
on conflict do nothing;

-- The attempt behind the certificate: every question right except the first.
insert into private.quiz_attempts (enrollment_id, number, questions, started_at, answers, percent, submitted_at)
select e.id, 1, q.questions, e.completed_at - interval '8 minutes', q.answers, e.best_percent, e.completed_at
from private.course_enrollments e
join private.course_versions v on v.id = e.version_id
cross join lateral (
  select jsonb_agg(jsonb_build_object('id', d.id, 'order', '[0, 1, 2, 3]'::jsonb) order by d.place) as questions,
    array_agg(case when d.place = 1 then 1 else 0 end order by d.place) as answers
  from (
    select q.id, row_number() over (order by q.lesson, q.prompt) as place
    from private.course_questions q where q.version_id = v.id and cardinality(q.choices) = 4
    order by place limit v.quiz_questions
  ) d
) q
where e.id = 'dec0de00-0000-4000-8000-000000009501' and e.completed_at is not null
on conflict do nothing;

insert into private.course_certificates (id, enrollment_id, holder, course, version, minutes, percent, issued_at, expires_at)
select 'dec0de00-0000-4000-8000-000000009511', e.id, p.full_name, c.title, v.number, v.minutes, e.best_percent, e.completed_at,
  e.completed_at + make_interval(months => v.valid_months)
from private.course_enrollments e
join public.profiles p on p.id = e.user_id
join private.courses c on c.id = e.course_id
join private.course_versions v on v.id = e.version_id
where e.id = 'dec0de00-0000-4000-8000-000000009501' and e.completed_at is not null
on conflict do nothing;

-- The operator assigned two courses at one community. The caregiver's certificate is recorded as a training.
insert into private.course_assignments (
  id, community_id, course_id, positions, credential_type, due_on, days_for_new, escalate_after_days, assigned_by,
  assigned_by_name, created_at
)
select ('dec0de00-0000-4000-8000-00000000952' || a.number)::uuid, k.id, c.id, a.positions, a.credential_type, current_date + a.due, 30, 7,
  p.id, p.full_name, now() - make_interval(days => a.days)
from (values
  ('1', 'infection-control-and-falls', array['caregiver', 'medication_aide', 'nurse'], 'infection_control', -10, 45),
  ('2', 'senior-housing-fundamentals', array['executive_director', 'sales', 'caregiver'], null, 21, 6)
) as a (number, course, positions, credential_type, due, days)
join public.communities k on k.id = 'dec0de00-0000-4000-8000-00000000b001'
join public.profiles p on p.id = 'dec0de00-0000-4000-8000-000000000007'
join private.courses c on c.slug = a.course
on conflict do nothing;

-- As if the reminders had been sent on time.
insert into private.course_assignment_notices (assignment_id, user_id, kind, due_on, sent_on)
select a.id, p.user_id, k.kind, p.due_on, a.created_at::date
from private.course_assignments a
cross join lateral private.list_assigned_people(a) p
cross join unnest(array['assigned', 'soon', 'overdue', 'escalated']) k (kind)
where a.id::text like 'dec0de00-0000-4000-8000-00000000952_' and p.user_id is not null and (k.kind = 'assigned' or p.due_on < current_date)
on conflict do nothing;

select private.record_course_credential(a, p.person_id, f)
from private.course_assignments a
cross join lateral private.list_assigned_people(a) p
join private.course_certificates f on f.id = p.certificate_id
where a.id::text like 'dec0de00-0000-4000-8000-00000000952_';
