-- The rows behind the figures of a course, for staff.
create function private.list_lesson_learners(p_course_id uuid, p_lesson text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'learner', private.get_post_author(r.user_id, false), 'started_at', r.started_at, 'opened_at', r.opened_at,
      'completed_at', r.completed_at, 'is_last', r.is_last
    ) order by r.opened_at desc, r.id), '[]')
    from (
      select e.id, e.user_id, e.started_at, p.opened_at, p.completed_at,
        e.completed_at is null and e.last_lesson = p.lesson as is_last
      from (
        select * from private.lesson_progress p
        where p.version_id = (select c.version_id from private.courses c where c.id = p_course_id) and p.lesson = p_lesson
          and p.opened_at is not null
        order by p.opened_at desc limit 200
      ) p
      join private.course_enrollments e on e.id = p.enrollment_id
    ) r
  );
end $$;

-- Staff only: returns the two hundred learners who opened a lesson of the current version last, and who stopped there.
select private.expose('list_lesson_learners', 'authenticated');

create function private.list_question_answers(p_question_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_question private.course_questions;
begin
  perform private.require_education_staff();
  select * into v_question from private.course_questions q where q.id = p_question_id;
  if v_question.id is null then
    return null;
  end if;
  return (
    with chosen as (
      select (d.value -> 'order' ->> a.answers[d.place])::integer as choice, a.submitted_at
      from private.list_newest_attempts(v_question.version_id) a
      cross join lateral jsonb_array_elements(a.questions) with ordinality d (value, place)
      where d.value ->> 'id' = p_question_id::text
    )
    select jsonb_build_object(
      'prompt', v_question.prompt,
      'choices', (
        select jsonb_agg(jsonb_build_object(
          'choice', c.choice, 'is_correct', c.place = 1,
          'chosen', (select count(*) from chosen o where o.choice = c.place - 1)
        ) order by c.place)
        from unnest(v_question.choices) with ordinality c (choice, place)
      ),
      'answers', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'at', o.submitted_at, 'choice', v_question.choices[o.choice + 1], 'is_correct', o.choice = 0
        ) order by o.submitted_at desc), '[]')
        from (select * from chosen o order by o.submitted_at desc limit 100) o
      )
    )
  );
end $$;

-- Staff only: returns how often each choice of a question was chosen in the newest attempts, and a hundred answers without
-- names.
select private.expose('list_question_answers', 'authenticated');
