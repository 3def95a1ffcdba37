-- Learners of the demo: the caregiver and the nurse hold a certificate, the caregiver has begun a second course, the buyer is
-- halfway through one.
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
  ('3', '10', 'reading-a-t-12', 9, 2, 3, null),
  ('4', '16', 'infection-control-and-falls', 40, 33, 5, 87)
) as l (number, person, course, days, seen, done, percent)
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || l.person)::uuid
join private.courses c on c.slug = l.course
join private.course_versions v on v.id = c.version_id
on conflict do nothing;

insert into private.lesson_progress (enrollment_id, lesson, version_id, opened_at, completed_at, is_bookmarked, note, note_number)
select e.id, o.value ->> 'id', e.version_id, e.started_at, case when o.place < l.number or e.completed_at is not null then e.started_at end,
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
where e.id::text like 'dec0de00-0000-4000-8000-00000000950_' and e.completed_at is not null
on conflict do nothing;

insert into private.course_certificates (id, enrollment_id, holder, course, version, minutes, percent, issued_at, expires_at)
select replace(e.id::text, '0000950', '0000951')::uuid, e.id, p.full_name, c.title, v.number, v.minutes, e.best_percent, e.completed_at,
  e.completed_at + make_interval(months => v.valid_months)
from private.course_enrollments e
join public.profiles p on p.id = e.user_id
join private.courses c on c.id = e.course_id
join private.course_versions v on v.id = e.version_id
where e.id::text like 'dec0de00-0000-4000-8000-00000000950_' and e.completed_at is not null
on conflict do nothing;

-- Both reviewed the course; the nurse's review waits for a decision.
insert into private.course_reviews (id, course_id, author_id, signed, rating, body, written_at, state, decided_by, decided_at)
select ('dec0de00-0000-4000-8000-00000000956' || r.number)::uuid, c.id, p.id, r.signed, r.rating, r.body, now() - make_interval(days => r.days),
  r.state, case when r.state = 'published' then 'dec0de00-0000-4000-8000-000000000002'::uuid end,
  case when r.state = 'published' then now() - make_interval(days => r.days - 1) end
from (values
  ('1', '18', 'A caregiver', 5, 'Short enough for a break. The list for the first evening is on our wall now.', 16, 'published'),
  ('2', '16', 'A nurse', 4, 'Good on falls. I would like one more lesson on isolation rooms.', 3, 'waiting')
) as r (number, person, signed, rating, body, days, state)
join private.courses c on c.slug = 'infection-control-and-falls'
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || r.person)::uuid
on conflict do nothing;

-- A course that the support team wrote; it waits for a reviewer.
insert into private.courses (id, slug, title, summary, category, level, status)
values (
  'dec0de00-0000-4000-8000-000000009570', 'reading-a-rent-roll', 'Reading a rent roll',
  'Check a rent roll against the census and find the units that pay less than they should.', 'finance', 'introductory', 'draft'
)
on conflict do nothing;

insert into private.course_drafts (course_id, content, version, state, updated_at, updated_by_name)
select c.id, jsonb_build_object(
  'title', c.title, 'summary', c.summary, 'category', c.category, 'level', c.level, 'quiz_questions', 2, 'passing_percent', 80,
  'attempts_per_day', 3, 'valid_months', null,
  'lessons', $lessons$[
    {"id": "columns", "title": "What the columns say", "section": "The document", "summary": "Unit, care level, rate, and move-in date.", "minutes": 4, "blocks": [
      {"kind": "text", "paragraphs": ["A rent roll lists every unit on one day. Read it beside the census of the same day: a unit with rent and no resident, or a resident without rent, is your first question."]},
      {"kind": "slides", "slides": [
        {"title": "Unit and type", "text": "Count the units and compare them with the license."},
        {"title": "Rate and care", "text": "Rent and care charges belong in separate columns."},
        {"title": "Move-in date", "text": "Old dates with low rates show who never had an increase."}
      ]}
    ]},
    {"id": "discounts", "title": "Find the discounts", "section": "Checks", "summary": "Compare asking and actual rates.", "minutes": 5, "blocks": [
      {"kind": "example", "title": "Loss to lease", "given": [{"label": "Asking rate", "value": "$5,200"}, {"label": "Average actual rate", "value": "$4,900"}, {"label": "Occupied units", "value": "60"}], "working": [{"line": "$5,200 − $4,900", "result": "$300"}, {"line": "$300 × 60 × 12", "result": "$216,000"}], "conclusion": "The community earns $216,000 a year less than its asking rates suggest."}
    ]}
  ]$lessons$::jsonb,
  'questions', $questions$[
    {"lesson": "columns", "prompt": "What do you compare a rent roll with first?", "choices": ["The census of the same day", "The budget", "The license application"], "explanation": "The census shows who lived in each unit on that day."},
    {"lesson": "discounts", "prompt": "Sixty units pay $300 less than asked. How much is that a year?", "choices": ["$216,000", "$18,000", "$180,000"], "explanation": "$300 × 60 × 12 = $216,000."}
  ]$questions$::jsonb
), 3, 'in_review', now() - interval '1 day', p.full_name
from private.courses c
join public.profiles p on p.id = 'dec0de00-0000-4000-8000-000000000002'
where c.id = 'dec0de00-0000-4000-8000-000000009570' and c.status = 'draft' and c.version_id is null
on conflict do nothing;

insert into private.course_draft_editors (course_id, user_id)
select d.course_id, 'dec0de00-0000-4000-8000-000000000002'
from private.course_drafts d
where d.course_id = 'dec0de00-0000-4000-8000-000000009570' and d.version = 3
on conflict do nothing;

-- A package that was imported for it, with one page.
insert into private.course_packages (id, course_id, name, standard, launch, is_ready, created_by_name)
select 'dec0de00-0000-4000-8000-000000009580', c.id, 'Rent roll practice', 'scorm_1_2', 'index.html', true, 'Sam Demo-Support'
from private.courses c where c.id = 'dec0de00-0000-4000-8000-000000009570'
on conflict do nothing;

insert into private.course_package_chunks (package_id, path, place, body)
select p.id, 'index.html', 0, convert_to($page$<!doctype html>
<title>Rent roll practice</title>
<h1>Rent roll practice</h1>
<p>Studio 4 has rent and no resident. What do you ask for first?</p>
<button onclick="API.LMSInitialize(''); API.LMSSetValue('cmi.core.lesson_status', 'completed'); API.LMSFinish('')">The census</button>
$page$, 'UTF8')
from private.course_packages p where p.id = 'dec0de00-0000-4000-8000-000000009580'
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

-- Questions and answers of the community.
insert into private.community_questions (id, author_id, is_anonymous, topic, title, body, last_post_at, created_at)
select ('dec0de00-0000-4000-8000-00000000953' || q.number)::uuid, p.id, q.is_anonymous, q.topic, q.title, q.body,
  now() - make_interval(days => q.days), now() - make_interval(days => q.days + 1)
from (values
  ('1', '10', false, 'buying', 'How do you restate a T-12 that mixes care revenue with rent?',
    'The seller reports one revenue line. We have the rent roll with care levels, but only for the last month.', 2),
  ('2', '07', false, 'licensing', 'How early do you file the license application before closing?',
    'We close in a state where review takes 60 to 90 days. Do you file at contract or after due diligence?', 5),
  ('3', '18', true, 'care', 'What do you check in a room on the first evening after a move-in?',
    'I want a short list that a new caregiver can remember.', 9)
) as q (number, person, is_anonymous, topic, title, body, days)
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || q.person)::uuid
on conflict do nothing;

insert into private.community_answers (id, question_id, author_id, body, created_at)
select ('dec0de00-0000-4000-8000-00000000954' || a.number)::uuid, ('dec0de00-0000-4000-8000-00000000953' || a.question)::uuid, p.id,
  a.body, now() - make_interval(days => a.days)
from (values
  ('1', '1', '07', 'Ask for the rent roll of each month, not only the last one. With care levels per resident you can split each month '
    || 'and check the sum against the ledger. If they have only one month, treat the split as an estimate and say so.', 2),
  ('2', '2', '16', 'As soon as the contract allows. The application needs the buyer''s ownership chart and the administrator, so start '
    || 'with those two. The regulator sets the date of closing more often than the lender does.', 5)
) as a (number, question, person, body, days)
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || a.person)::uuid
join private.community_questions q on q.id = ('dec0de00-0000-4000-8000-00000000953' || a.question)::uuid
on conflict do nothing;

update private.community_questions q set accepted_answer_id = 'dec0de00-0000-4000-8000-000000009541'
where q.id = 'dec0de00-0000-4000-8000-000000009531' and exists (
  select from private.community_answers a where a.id = 'dec0de00-0000-4000-8000-000000009541'
);
