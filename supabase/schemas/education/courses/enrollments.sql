-- A learner in a course. It keeps its version. Renewing an expired certificate closes it and starts another.
create table private.course_enrollments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  course_id uuid not null references private.courses (id) on delete cascade,
  version_id uuid not null references private.course_versions (id) on delete cascade,
  started_at timestamptz not null default now(),
  last_lesson text,
  last_opened_at timestamptz not null default now(),
  best_percent integer,
  completed_at timestamptz,
  closed_at timestamptz,

  constraint course_enrollments_last_lesson_shape check (
    last_lesson ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(last_lesson) <= 60
  ),
  constraint course_enrollments_best_percent_in_range check (best_percent between 0 and 100)
);
alter table private.course_enrollments enable row level security;
create unique index course_enrollments_once_idx on private.course_enrollments (user_id, course_id) where closed_at is null;
create index course_enrollments_user_idx on private.course_enrollments (user_id, last_opened_at desc);
create index course_enrollments_course_idx on private.course_enrollments (course_id, started_at);
create index course_enrollments_version_idx on private.course_enrollments (version_id);
create index course_enrollments_stopped_idx on private.course_enrollments (version_id, last_lesson) where completed_at is null;

-- Learners of each course, counted as they start, finish, and leave, because the staff list shows every course.
create table private.course_counts (
  course_id uuid primary key references private.courses (id) on delete cascade,
  learners integer not null default 0,
  completed integer not null default 0,

  constraint course_counts_in_range check (learners >= 0 and completed between 0 and learners)
);
alter table private.course_counts enable row level security;

create function private.count_course_enrollment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_course_id constant uuid := coalesce(new.course_id, old.course_id);
  v_learners constant integer := (new.id is not null)::integer - (old.id is not null)::integer;
  v_completed constant integer := (new.completed_at is not null)::integer - (old.completed_at is not null)::integer;
begin
  if v_learners > 0 then
    insert into private.course_counts as n (course_id, learners, completed) values (v_course_id, v_learners, v_completed)
    on conflict (course_id) do update set learners = n.learners + v_learners, completed = n.completed + v_completed;
  elsif v_learners <> 0 or v_completed <> 0 then
    update private.course_counts n set learners = n.learners + v_learners, completed = n.completed + v_completed
    where n.course_id = v_course_id;
  end if;
  return null;
end $$;

-- Counts learners for the staff list.
create trigger count_learners after insert or delete or update of completed_at on private.course_enrollments
  for each row execute function private.count_course_enrollment();

-- What a learner did with a lesson. A note or bookmark creates a row before the lesson was opened.
create table private.lesson_progress (
  enrollment_id uuid not null references private.course_enrollments (id) on delete cascade,
  lesson text not null,
  version_id uuid not null references private.course_versions (id) on delete cascade,
  opened_at timestamptz,
  completed_at timestamptz,
  is_bookmarked boolean not null default false,
  note text,
  note_number integer not null default 0,

  primary key (enrollment_id, lesson),
  constraint lesson_progress_completed_after_opening check (completed_at is null or opened_at is not null),
  constraint lesson_progress_lesson_shape check (lesson ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(lesson) <= 60),
  constraint lesson_progress_note_is_plain check (private.is_plain_message(note, 5000)),
  constraint lesson_progress_note_number_in_range check (note_number between 0 and 1000000)
);
alter table private.lesson_progress enable row level security;
create index lesson_progress_version_idx on private.lesson_progress (version_id, lesson, opened_at desc) include (completed_at);
create index lesson_progress_bookmarks_idx on private.lesson_progress (enrollment_id) where is_bookmarked;

-- Returns the caller's open enrollment in a course by its slug, locked; fails without one.
create function private.lock_my_enrollment(p_course text) returns private.course_enrollments
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment private.course_enrollments;
begin
  select e.* into v_enrollment
  from private.course_enrollments e join private.courses c on c.id = e.course_id
  where c.slug = p_course and e.user_id = auth.uid() and e.closed_at is null
  for no key update of e;
  if v_enrollment.id is null then
    raise exception 'Start this course first.' using errcode = 'HXEDN';
  end if;
  return v_enrollment;
end $$;

-- Returns the version of an enrollment if it has the lesson; fails otherwise.
create function private.require_lesson(p_enrollment private.course_enrollments, p_lesson text)
returns private.course_versions
language plpgsql stable security definer set search_path = '' as $$
declare
  v_version private.course_versions;
begin
  select * into v_version from private.course_versions v where v.id = p_enrollment.version_id;
  if private.find_lesson(v_version, p_lesson) is null then
    raise exception 'Lesson not found.' using errcode = 'HXEDL';
  end if;
  return v_version;
end $$;

create function private.start_course(p_course text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_course private.courses;
  v_enrollment private.course_enrollments;
begin
  perform private.enforce_rate_limit('start_course', 60, interval '1 hour');
  select * into v_course from private.courses c
  where c.slug = p_course and c.status = 'published' and c.version_id is not null;
  if v_course.id is null then
    raise exception 'Course not found.' using errcode = 'HXEDC';
  end if;
  select * into v_enrollment from private.course_enrollments e
  where e.user_id = auth.uid() and e.course_id = v_course.id and e.closed_at is null
  for no key update;
  if v_enrollment.id is not null then
    if not exists (
      select from private.course_certificates f
      where f.enrollment_id = v_enrollment.id and (f.revoked_at is not null or f.expires_at < now() + interval '60 days')
    ) then
      return;
    end if;
    update private.course_enrollments e set closed_at = now() where e.id = v_enrollment.id;
  end if;
  insert into private.course_enrollments (user_id, course_id, version_id)
  values (auth.uid(), v_course.id, v_course.version_id)
  on conflict do nothing;
end $$;

-- Starts a published course, once. If the certificate was revoked, has expired, or expires within 60 days, starts over
-- with the newest version.
select private.expose('start_course', 'authenticated');

create function private.read_lesson(p_course text, p_lesson text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment constant private.course_enrollments := private.lock_my_enrollment(p_course);
  v_version constant private.course_versions := private.require_lesson(v_enrollment, p_lesson);
  v_lesson constant jsonb := (
    select l.value from jsonb_array_elements(v_version.lessons) l where l.value ->> 'id' = p_lesson
  );
  v_progress private.lesson_progress;
begin
  insert into private.lesson_progress as p (enrollment_id, lesson, version_id, opened_at)
  values (v_enrollment.id, p_lesson, v_version.id, now())
  on conflict (enrollment_id, lesson) do update set opened_at = excluded.opened_at where p.opened_at is null;
  select * into v_progress from private.lesson_progress p
  where p.enrollment_id = v_enrollment.id and p.lesson = p_lesson;
  update private.course_enrollments e set last_lesson = p_lesson, last_opened_at = now()
  where e.id = v_enrollment.id and (e.last_lesson is distinct from p_lesson or e.last_opened_at < now() - interval '1 minute');
  return v_lesson || jsonb_build_object(
    'completed_at', v_progress.completed_at, 'is_bookmarked', v_progress.is_bookmarked,
    'note', coalesce(v_progress.note, ''), 'note_number', v_progress.note_number,
    'is_task_passed', private.has_passed_tasks(v_enrollment.id, v_version, p_lesson),
    'media', private.list_lesson_media(v_enrollment.course_id, v_lesson -> 'blocks')
  );
end $$;

-- Returns the text of a lesson of the caller's version, with their note, and remembers the place.
select private.expose('read_lesson', 'authenticated');

create function private.complete_lesson(p_course text, p_lesson text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment constant private.course_enrollments := private.lock_my_enrollment(p_course);
  v_version constant private.course_versions := private.require_lesson(v_enrollment, p_lesson);
begin
  if not private.has_passed_tasks(v_enrollment.id, v_version, p_lesson) then
    raise exception 'Finish the task before you complete the lesson.' using errcode = 'HXEDK';
  end if;
  update private.lesson_progress p set completed_at = coalesce(p.completed_at, now())
  where p.enrollment_id = v_enrollment.id and p.lesson = p_lesson and p.opened_at is not null;
  if not found then
    raise exception 'Open the lesson before you complete it.' using errcode = 'HXEDO';
  end if;
end $$;

-- Marks an opened lesson as completed, with the server's time. Its tasks, packages, and videos have to be finished first.
select private.expose('complete_lesson', 'authenticated');

create function private.save_lesson_note(p_course text, p_lesson text, p_note text, p_number public.whole_number) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment constant private.course_enrollments := private.lock_my_enrollment(p_course);
  v_note constant text := nullif(btrim(p_note), '');
  v_progress private.lesson_progress;
begin
  perform private.require_lesson(v_enrollment, p_lesson);
  insert into private.lesson_progress (enrollment_id, lesson, version_id)
  values (v_enrollment.id, p_lesson, v_enrollment.version_id)
  on conflict (enrollment_id, lesson) do nothing;
  select * into v_progress from private.lesson_progress p
  where p.enrollment_id = v_enrollment.id and p.lesson = p_lesson for update;
  -- The same note again is a retry of a lost response.
  if v_progress.note is not distinct from v_note then
    return v_progress.note_number;
  end if;
  if v_progress.note_number is distinct from p_number then
    raise exception 'This note was changed on another device.' using errcode = 'HXEDV';
  end if;
  update private.lesson_progress p set note = v_note, note_number = p.note_number + 1
  where p.enrollment_id = v_enrollment.id and p.lesson = p_lesson
  returning * into v_progress;
  return v_progress.note_number;
end $$;

-- Saves the caller's note on a lesson if it still is version `p_number`. Returns the new version.
select private.expose('save_lesson_note', 'authenticated');

create function private.set_lesson_bookmark(p_course text, p_lesson text, p_is_bookmarked boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment constant private.course_enrollments := private.lock_my_enrollment(p_course);
begin
  perform private.require_lesson(v_enrollment, p_lesson);
  insert into private.lesson_progress as p (enrollment_id, lesson, version_id, is_bookmarked)
  values (v_enrollment.id, p_lesson, v_enrollment.version_id, coalesce(p_is_bookmarked, false))
  on conflict (enrollment_id, lesson) do update set is_bookmarked = excluded.is_bookmarked;
end $$;

-- Bookmarks a lesson or removes the bookmark.
select private.expose('set_lesson_bookmark', 'authenticated');
