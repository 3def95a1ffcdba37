-- Attempts at a quiz. `questions` is the order drawn for this attempt: the question, and for each shown choice its place
-- in the bank. Place 0 is the correct one, so this column never leaves the server.
create table private.quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  enrollment_id uuid not null references private.course_enrollments (id) on delete cascade,
  number integer not null,
  questions jsonb not null,
  started_at timestamptz not null default now(),
  answers integer[],
  percent integer,
  submitted_at timestamptz,

  constraint quiz_attempts_once unique (enrollment_id, number),
  constraint quiz_attempts_number_in_range check (number between 1 and 100000),
  constraint quiz_attempts_questions_are_bounded check (
    jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) between 1 and 50
  ),
  constraint quiz_attempts_answers_are_bounded check (cardinality(answers) between 1 and 50),
  constraint quiz_attempts_percent_in_range check (percent between 0 and 100),
  constraint quiz_attempts_submitted_has_result check ((submitted_at is null) = (percent is null or answers is null))
);
alter table private.quiz_attempts enable row level security;
create unique index quiz_attempts_open_idx on private.quiz_attempts (enrollment_id) where submitted_at is null;

-- Returns how many attempts an enrollment has left within 24 hours.
create function private.count_attempts_left(p_enrollment_id uuid, p_most integer) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return greatest(0, p_most - (
    select count(*)::integer from private.quiz_attempts a
    where a.enrollment_id = p_enrollment_id and a.started_at > now() - interval '24 hours'
  ));
end $$;

-- Returns an attempt as the learner sees it: prompts and choices in the drawn order, without answers.
create function private.describe_attempt(p_attempt private.quiz_attempts) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_attempt.id, 'number', p_attempt.number,
    'questions', (
      select jsonb_agg(jsonb_build_object(
        'prompt', q.prompt,
        'choices', (
          select jsonb_agg(q.choices[o.value::integer + 1] order by o.place)
          from jsonb_array_elements_text(d.value -> 'order') with ordinality o (value, place)
        )
      ) order by d.place)
      from jsonb_array_elements(p_attempt.questions) with ordinality d (value, place)
      join private.course_questions q on q.id = (d.value ->> 'id')::uuid
    )
  );
end $$;

-- Returns the result of a submitted attempt with feedback for each answer.
create function private.describe_result(p_attempt private.quiz_attempts, p_passing integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_attempt.id, 'percent', p_attempt.percent, 'passing_percent', p_passing,
    'is_passed', p_attempt.percent >= p_passing,
    'answers', (
      select jsonb_agg(jsonb_build_object(
        'prompt', q.prompt, 'lesson', q.lesson, 'explanation', q.explanation,
        'answer', q.choices[(d.value -> 'order' ->> p_attempt.answers[d.place])::integer + 1],
        'is_correct', (d.value -> 'order' ->> p_attempt.answers[d.place])::integer = 0
      ) order by d.place)
      from jsonb_array_elements(p_attempt.questions) with ordinality d (value, place)
      join private.course_questions q on q.id = (d.value ->> 'id')::uuid
    )
  );
end $$;

create function private.start_quiz(p_course text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment constant private.course_enrollments := private.lock_my_enrollment(p_course);
  v_version private.course_versions;
  v_attempt private.quiz_attempts;
begin
  perform private.require_unbiased_learner(v_enrollment.course_id);
  select * into v_version from private.course_versions v where v.id = v_enrollment.version_id;
  if v_enrollment.completed_at is not null then
    raise exception 'You have already passed this quiz.' using errcode = 'HXEDP';
  end if;
  if exists (
    select from jsonb_array_elements(v_version.lessons) l
    where not exists (
      select from private.lesson_progress p
      where p.enrollment_id = v_enrollment.id and p.lesson = l.value ->> 'id' and p.completed_at is not null
    )
  ) then
    raise exception 'Complete every lesson before the quiz.' using errcode = 'HXEDR';
  end if;
  select * into v_attempt from private.quiz_attempts a where a.enrollment_id = v_enrollment.id and a.submitted_at is null;
  if v_attempt.id is null then
    if private.count_attempts_left(v_enrollment.id, v_version.attempts_per_day) = 0 then
      raise exception 'No attempts left today.' using errcode = 'HXEDT';
    end if;
    insert into private.quiz_attempts (enrollment_id, number, questions)
    select v_enrollment.id,
      1 + coalesce((select max(a.number) from private.quiz_attempts a where a.enrollment_id = v_enrollment.id), 0),
      jsonb_agg(jsonb_build_object(
        'id', q.id,
        'order', (
          select jsonb_agg(o.place order by random()) from generate_series(0, cardinality(q.choices) - 1) o (place)
        )
      ) order by random())
    from (
      select * from private.course_questions q where q.version_id = v_version.id
      order by random() limit v_version.quiz_questions
    ) q
    returning * into v_attempt;
  end if;
  return private.describe_attempt(v_attempt);
end $$;

-- Starts an attempt with questions drawn at random, or returns the open one. The number of attempts a day is limited.
select private.expose('start_quiz', 'authenticated');

create function private.submit_quiz(p_attempt_id uuid, p_answers public.whole_numbers) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment private.course_enrollments;
  v_version private.course_versions;
  v_attempt private.quiz_attempts;
  v_percent integer;
begin
  -- Locks the enrollment, like every other call that writes a result.
  select e.* into v_enrollment from private.course_enrollments e
  where e.user_id = auth.uid() and e.id = (select a.enrollment_id from private.quiz_attempts a where a.id = p_attempt_id)
  for no key update;
  select * into v_attempt from private.quiz_attempts a where a.id = p_attempt_id and a.enrollment_id = v_enrollment.id;
  if v_attempt.id is null or v_enrollment.closed_at is not null then
    raise exception 'Attempt not found.' using errcode = 'HXEDA';
  end if;
  select * into v_version from private.course_versions v where v.id = v_enrollment.version_id;
  if v_attempt.submitted_at is not null then
    if v_attempt.answers is distinct from p_answers::integer[] then
      raise exception 'This attempt was already submitted.' using errcode = 'HXEDS';
    end if;
    return private.describe_result(v_attempt, v_version.passing_percent);
  end if;
  -- An attempt that was started before its learner opened the questions.
  perform private.require_unbiased_learner(v_enrollment.course_id);
  if array_ndims(p_answers) is distinct from 1 or array_lower(p_answers, 1) <> 1
    or cardinality(p_answers) <> jsonb_array_length(v_attempt.questions)
    or exists (
      select from unnest(p_answers) with ordinality a (chosen, place)
      where a.chosen is null or a.chosen < 0
        or a.chosen >= jsonb_array_length(v_attempt.questions -> (a.place::integer - 1) -> 'order')
    )
  then
    raise exception 'Answer every question.' using errcode = 'HXEDQ';
  end if;
  -- Rounded down, so that a score just below the limit does not pass.
  select floor(100.0 * count(*) filter (where (d.value -> 'order' ->> p_answers[d.place])::integer = 0) / count(*))
  into v_percent
  from jsonb_array_elements(v_attempt.questions) with ordinality d (value, place);
  update private.quiz_attempts a set answers = p_answers, percent = v_percent, submitted_at = now()
  where a.id = p_attempt_id
  returning * into v_attempt;
  update private.course_enrollments e
  set best_percent = greatest(e.best_percent, v_percent),
    completed_at = coalesce(e.completed_at, case when v_percent >= v_version.passing_percent then now() end)
  where e.id = v_enrollment.id;
  if v_percent >= v_version.passing_percent then
    perform private.issue_certificate(v_enrollment, v_version);
  end if;
  return private.describe_result(v_attempt, v_version.passing_percent);
end $$;

-- Submits the answers of an attempt, as places among the shown choices. The server scores it, and issues the certificate
-- when it is passed. Submitting the same answers again returns the same result.
select private.expose('submit_quiz', 'authenticated');
