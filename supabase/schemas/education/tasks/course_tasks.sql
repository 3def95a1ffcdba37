-- Practical tasks in lessons. Each attempt has its own figures, which follow from its seed. The edge function `course-task`
-- computes the results with the product's engine, and only it can record them.
create table private.course_task_attempts (
  id uuid primary key default gen_random_uuid(),
  enrollment_id uuid not null references private.course_enrollments (id) on delete cascade,
  lesson text not null,
  task text not null,
  number integer not null,
  seed integer not null,
  started_at timestamptz not null default now(),
  answers jsonb,
  correct integer,
  asked integer,
  submitted_at timestamptz,

  constraint course_task_attempts_once unique (enrollment_id, lesson, task, number),
  constraint course_task_attempts_lesson_shape check (lesson ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(lesson) <= 60),
  constraint course_task_attempts_task_is_known check (task in ('underwrite', 'size_loan')),
  constraint course_task_attempts_number_in_range check (number between 1 and 100000),
  constraint course_task_attempts_seed_in_range check (seed between 1 and 1000000000),
  constraint course_task_attempts_answers_are_bounded check (pg_column_size(answers) < 2000),
  constraint course_task_attempts_result_in_range check (asked between 1 and 50 and correct between 0 and asked),
  constraint course_task_attempts_submitted_has_result check (
    (submitted_at is null) = (answers is null or correct is null or asked is null)
  )
);
alter table private.course_task_attempts enable row level security;
create unique index course_task_attempts_open_idx on private.course_task_attempts (enrollment_id, lesson, task)
  where submitted_at is null;

-- True if a learner answered every part of a lesson's tasks correctly, its packages reported completion, and its videos
-- were watched, or the lesson has none of them.
create function private.has_passed_tasks(p_enrollment_id uuid, p_version private.course_versions, p_lesson text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from jsonb_array_elements(p_version.lessons) l
    cross join lateral jsonb_array_elements(l.value -> 'blocks') b
    where l.value ->> 'id' = p_lesson and (
      b.value ->> 'kind' = 'task' and not exists (
        select from private.course_task_attempts a
        where a.enrollment_id = p_enrollment_id and a.lesson = p_lesson and a.task = b.value ->> 'task' and a.correct = a.asked
      )
      or b.value ->> 'kind' = 'package' and not exists (
        select from private.course_package_reports r
        where r.enrollment_id = p_enrollment_id and r.lesson = p_lesson and r.package_id::text = b.value ->> 'package'
          and r.status in ('completed', 'passed')
      )
      or b.value ->> 'kind' = 'video' and not exists (
        select from private.course_video_progress p
        where p.enrollment_id = p_enrollment_id and p.media_id::text = b.value ->> 'media' and p.is_finished
      )
    )
  );
end $$;

create function private.start_course_task(p_course text, p_lesson text, p_task text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment constant private.course_enrollments := private.lock_my_enrollment(p_course);
  v_version constant private.course_versions := private.require_lesson(v_enrollment, p_lesson);
  v_attempt private.course_task_attempts;
begin
  if not exists (
    select from jsonb_array_elements(v_version.lessons) l
    cross join lateral jsonb_array_elements(l.value -> 'blocks') b
    where l.value ->> 'id' = p_lesson and b.value ->> 'kind' = 'task' and b.value ->> 'task' = p_task
  ) then
    raise exception 'Lesson not found.' using errcode = 'HXEDL';
  end if;
  select * into v_attempt from private.course_task_attempts a
  where a.enrollment_id = v_enrollment.id and a.lesson = p_lesson and a.task = p_task and a.submitted_at is null;
  if v_attempt.id is null then
    perform private.enforce_rate_limit('course_task', 60, interval '1 hour');
    insert into private.course_task_attempts (enrollment_id, lesson, task, number, seed)
    select v_enrollment.id, p_lesson, p_task, 1 + coalesce(max(a.number), 0), 1 + floor(random() * 999999999)::integer
    from private.course_task_attempts a
    where a.enrollment_id = v_enrollment.id and a.lesson = p_lesson and a.task = p_task
    returning * into v_attempt;
  end if;
  return jsonb_build_object('id', v_attempt.id, 'task', v_attempt.task, 'seed', v_attempt.seed, 'number', v_attempt.number);
end $$;

-- Starts an attempt at a task of a lesson, or returns the open one.
select private.expose('start_course_task', 'authenticated');

create function private.get_course_task_attempt(p_attempt_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('id', a.id, 'task', a.task, 'seed', a.seed, 'number', a.number, 'answers', a.answers)
    from private.course_task_attempts a join private.course_enrollments e on e.id = a.enrollment_id
    where a.id = p_attempt_id and e.user_id = auth.uid() and e.closed_at is null
  );
end $$;

-- Returns an attempt of the caller; null for anyone else's.
select private.expose('get_course_task_attempt', 'authenticated');

create function private.record_course_task(
  p_attempt_id uuid, p_answers public.payload, p_correct public.whole_number, p_asked public.whole_number
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_attempt private.course_task_attempts;
begin
  select * into v_attempt from private.course_task_attempts a where a.id = p_attempt_id for update;
  if v_attempt.id is null or (v_attempt.submitted_at is not null and v_attempt.answers <> p_answers::jsonb) then
    raise exception 'This attempt was already submitted.' using errcode = 'HXEDS';
  end if;
  update private.course_task_attempts a
  set answers = p_answers, correct = p_correct, asked = p_asked, submitted_at = now()
  where a.id = p_attempt_id and a.submitted_at is null;
end $$;

-- Server only: records the checked answers of an attempt, once.
select private.expose('record_course_task', 'service_role');
