-- What staff see and decide: courses with their learners, lessons, and questions; certificates and their revocation.
create function private.require_education_staff() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can manage education.' using errcode = '42501';
  end if;
end $$;

create function private.admin_courses() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'slug', c.slug, 'title', c.title, 'status', c.status, 'version', v.number, 'revised_on', v.revised_on,
      'learners', coalesce(n.learners, 0), 'completed', coalesce(n.completed, 0), 'draft_state', d.state, 'draft_updated_at', d.updated_at
    ) order by c.title), '[]')
    from private.courses c
    left join private.course_drafts d on d.course_id = c.id
    left join private.course_versions v on v.id = c.version_id
    left join private.course_counts n on n.course_id = c.id
  );
end $$;

-- Staff only: returns every course with its status, current version, and number of learners.
select private.expose('admin_courses', 'authenticated');

-- Returns the two thousand newest submitted attempts of a version, so that its figures stay fast with any number of learners.
create function private.list_newest_attempts(p_version_id uuid) returns setof private.quiz_attempts
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select a.*
    from private.course_enrollments e
    join private.quiz_attempts a on a.enrollment_id = e.id and a.submitted_at is not null
    where e.version_id = p_version_id
    order by a.submitted_at desc, a.id
    limit 2000;
end $$;

create function private.admin_course(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_course private.courses;
  v_version private.course_versions;
begin
  perform private.require_education_staff();
  select * into v_course from private.courses c where c.id = p_id;
  select * into v_version from private.course_versions v where v.id = v_course.version_id;
  if v_version.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', v_course.id, 'title', v_course.title, 'status', v_course.status,
    'lessons', (
      select jsonb_agg(jsonb_build_object(
        'id', l.value ->> 'id', 'title', l.value ->> 'title', 'opened', coalesce(n.opened, 0), 'completed', coalesce(n.completed, 0),
        'stopped', coalesce(s.stopped, 0)
      ) order by l.place)
      from jsonb_array_elements(v_version.lessons) with ordinality l (value, place)
      left join (
        select p.lesson, count(p.opened_at) as opened, count(p.completed_at) as completed
        from private.lesson_progress p where p.version_id = v_version.id
        group by p.lesson
      ) n on n.lesson = l.value ->> 'id'
      left join (
        select e.last_lesson, count(*) as stopped
        from private.course_enrollments e where e.version_id = v_version.id and e.completed_at is null
        group by e.last_lesson
      ) s on s.last_lesson = l.value ->> 'id'
    ),
    'questions', (
      select jsonb_agg(jsonb_build_object(
        'id', q.id, 'prompt', q.prompt, 'lesson', q.lesson, 'asked', coalesce(n.asked, 0), 'correct', coalesce(n.correct, 0)
      ) order by q.lesson, q.prompt)
      from private.course_questions q
      left join (
        select (d.value ->> 'id')::uuid as id, count(*) as asked,
          count(*) filter (where (d.value -> 'order' ->> a.answers[d.place])::integer = 0) as correct
        from private.list_newest_attempts(v_version.id) a
        cross join lateral jsonb_array_elements(a.questions) with ordinality d (value, place)
        group by 1
      ) n on n.id = q.id
      where q.version_id = v_version.id
    )
  );
end $$;

-- Staff only: returns how many learners of the current version opened, completed, and last saw each lesson, and how often
-- each question was answered correctly in the newest attempts. Without names and without answers.
select private.expose('admin_course', 'authenticated');

create function private.set_course_status(p_id uuid, p_status text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  if p_status is null or p_status not in ('published', 'withdrawn') then
    raise exception 'Unknown status.' using errcode = '22023';
  end if;
  update private.courses c set status = p_status where c.id = p_id and c.version_id is not null;
  if not found then
    raise exception 'Course not found.' using errcode = 'HXEDC';
  end if;
end $$;

-- Staff only: withdraws a course from new learners, or publishes it again.
select private.expose('set_course_status', 'authenticated');

create function private.admin_certificates(p_search text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_search constant text := lower(btrim(coalesce(p_search, '')));
begin
  perform private.require_education_staff();
  return (
    select coalesce(jsonb_agg(
      private.describe_certificate(f) || jsonb_build_object('revoked_reason', f.revoked_reason) order by f.issued_at desc, f.id
    ), '[]')
    from (
      select * from private.course_certificates f
      where v_search = '' or f.id::text = v_search or strpos(lower(f.holder), left(v_search, 200)) > 0
      order by f.issued_at desc, f.id limit 100
    ) f
  );
end $$;

-- Staff only: returns the hundred newest certificates, or those with this ID or this text in the holder's name.
select private.expose('admin_certificates', 'authenticated');

create function private.revoke_certificate(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_reason constant text := nullif(btrim(p_reason), '');
  v_certificate private.course_certificates;
  v_learner uuid;
begin
  perform private.require_education_staff();
  if v_reason is null then
    raise exception 'Give a reason.' using errcode = 'HXEDW';
  end if;
  select * into v_certificate from private.course_certificates f where f.id = p_id for no key update;
  select e.user_id into v_learner from private.course_enrollments e where e.id = v_certificate.enrollment_id;
  if v_certificate.id is null then
    raise exception 'Certificate not found.' using errcode = 'HXEDF';
  elsif v_learner = auth.uid() then
    raise exception 'You cannot decide about your own certificate.' using errcode = '42501';
  elsif v_certificate.revoked_at is null then
    update private.course_certificates f set revoked_at = now(), revoked_by = auth.uid(), revoked_reason = v_reason
    where f.id = p_id;
  end if;
end $$;

-- Staff only: revokes a certificate for good, with a reason for the team. The public check says so at once.
select private.expose('revoke_certificate', 'authenticated');
