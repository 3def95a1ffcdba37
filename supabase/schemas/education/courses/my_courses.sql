create function private.my_courses() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'can_assign', private.supervised_tenant_id() is not null, 'assigned', private.list_courses_assigned_to_me(),
    'courses', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'slug', c.slug, 'title', c.title, 'minutes', v.minutes, 'version', v.number, 'started_at', e.started_at,
        'last_opened_at', e.last_opened_at, 'completed_at', e.completed_at, 'best_percent', e.best_percent,
        'lessons', jsonb_array_length(v.lessons), 'lessons_done', d.done,
        'next_lesson', coalesce(e.last_lesson, v.lessons -> 0 ->> 'id'),
        'certificate', private.describe_certificate(f)
      ) order by e.completed_at is not null, e.last_opened_at desc), '[]')
      from (
        select * from private.course_enrollments e where e.user_id = auth.uid() and e.closed_at is null
        order by e.last_opened_at desc limit 200
      ) e
      join private.courses c on c.id = e.course_id
      join private.course_versions v on v.id = e.version_id
      left join private.course_certificates f on f.enrollment_id = e.id
      cross join lateral (
        select count(*)::integer as done from private.lesson_progress p
        where p.enrollment_id = e.id and p.completed_at is not null
      ) d
    ),
    'bookmarks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'course', c.slug, 'lesson', p.lesson, 'course_title', c.title, 'title', private.find_lesson(v, p.lesson) ->> 'title'
      ) order by c.title, p.lesson), '[]')
      from private.course_enrollments e
      join private.courses c on c.id = e.course_id
      join private.course_versions v on v.id = e.version_id
      join private.lesson_progress p on p.enrollment_id = e.id and p.is_bookmarked
      where e.user_id = auth.uid() and e.closed_at is null
    )
  );
end $$;

-- Returns the caller's courses with progress and certificates, courses assigned to them, and their bookmarks.
select private.expose('my_courses', 'authenticated');

create function private.get_course(p_course text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_course private.courses;
  v_enrollment private.course_enrollments;
  v_version private.course_versions;
  v_certificate private.course_certificates;
begin
  select * into v_course from private.courses c where c.slug = p_course;
  select * into v_enrollment from private.course_enrollments e
  where e.course_id = v_course.id and e.user_id = auth.uid() and e.closed_at is null;
  -- A withdrawn course stays open to people who have begun it.
  if v_course.id is null or (v_enrollment.id is null and (v_course.status <> 'published' or v_course.version_id is null)) then
    return null;
  end if;
  select * into v_version from private.course_versions v where v.id = coalesce(v_enrollment.version_id, v_course.version_id);
  select * into v_certificate from private.course_certificates f where f.enrollment_id = v_enrollment.id;
  return jsonb_build_object(
    'slug', v_course.slug, 'title', v_course.title, 'summary', v_course.summary, 'version', v_version.number,
    'is_newest', v_version.id is not distinct from v_course.version_id, 'is_started', v_enrollment.id is not null,
    'is_contributor', private.is_course_contributor(v_course.id),
    'minutes', v_version.minutes, 'next_lesson', coalesce(v_enrollment.last_lesson, v_version.lessons -> 0 ->> 'id'),
    'completed_at', v_enrollment.completed_at, 'best_percent', v_enrollment.best_percent,
    'lessons', (
      select jsonb_agg((l.value - 'blocks') || jsonb_build_object(
        'is_done', p.completed_at is not null, 'is_bookmarked', coalesce(p.is_bookmarked, false), 'has_note', p.note is not null
      ) order by l.place)
      from jsonb_array_elements(v_version.lessons) with ordinality l (value, place)
      left join private.lesson_progress p on p.enrollment_id = v_enrollment.id and p.lesson = l.value ->> 'id'
    ),
    'quiz', jsonb_build_object(
      'questions', v_version.quiz_questions, 'passing_percent', v_version.passing_percent,
      'attempts_per_day', v_version.attempts_per_day,
      'attempts_left', private.count_attempts_left(v_enrollment.id, v_version.attempts_per_day),
      'is_open', exists (
        select from private.quiz_attempts a where a.enrollment_id = v_enrollment.id and a.submitted_at is null
      )
    ),
    'certificate', private.describe_certificate(v_certificate)
  );
end $$;

-- Returns a course as the caller takes it: the outline of their version, their progress, and the rules of the quiz. Null
-- for unknown courses and for unpublished ones they have not begun.
select private.expose('get_course', 'authenticated');
