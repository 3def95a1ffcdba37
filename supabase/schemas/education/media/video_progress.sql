-- Where learners are in a video, and which seconds they watched. The server decides whether a video is finished: seconds
-- count only as fast as a player can play them.
create table private.course_video_progress (
  enrollment_id uuid not null references private.course_enrollments (id) on delete cascade,
  media_id uuid not null references private.course_media (id) on delete cascade,
  position integer not null default 0,
  watched int4multirange not null default '{}',
  is_finished boolean not null default false,
  allowance numeric(7, 3) not null default 5,
  reported_at timestamptz not null default clock_timestamp(),

  primary key (enrollment_id, media_id),
  constraint course_video_progress_position_in_range check (position between 0 and 14400),
  constraint course_video_progress_watched_in_range check (watched <@ '{[0,14401)}'::int4multirange),
  constraint course_video_progress_allowance_in_range check (allowance between 0 and 300)
);
comment on column private.course_video_progress.allowance is 'Seconds that can still be counted as watched; grows with time.';

alter table private.course_video_progress enable row level security;
create index course_video_progress_media_idx on private.course_video_progress (media_id);

-- Returns the video of a lesson if the version of the enrollment has it there; fails otherwise.
create function private.require_lesson_video(p_enrollment private.course_enrollments, p_lesson text, p_media_id uuid)
returns private.course_media
language plpgsql stable security definer set search_path = '' as $$
declare
  v_version constant private.course_versions := private.require_lesson(p_enrollment, p_lesson);
  v_media private.course_media;
begin
  select m.* into v_media
  from private.course_media m
  where m.id = p_media_id and m.kind = 'video' and m.course_id = p_enrollment.course_id and exists (
    select from jsonb_array_elements(v_version.lessons) l
    cross join lateral jsonb_array_elements(l.value -> 'blocks') b
    where l.value ->> 'id' = p_lesson and b.value ->> 'kind' = 'video' and b.value ->> 'media' = p_media_id::text
  );
  if v_media.id is null then
    raise exception 'Lesson not found.' using errcode = 'HXEDL';
  end if;
  return v_media;
end $$;

create function private.open_course_video(p_course text, p_lesson text, p_media_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_enrollment constant private.course_enrollments := private.lock_my_enrollment(p_course);
  v_media constant private.course_media := private.require_lesson_video(v_enrollment, p_lesson, p_media_id);
  v_progress private.course_video_progress;
begin
  insert into private.course_video_progress (enrollment_id, media_id) values (v_enrollment.id, v_media.id)
  on conflict (enrollment_id, media_id) do nothing;
  select * into v_progress from private.course_video_progress p
  where p.enrollment_id = v_enrollment.id and p.media_id = v_media.id;
  return jsonb_build_object('path', v_media.path, 'position', v_progress.position, 'is_finished', v_progress.is_finished);
end $$;

-- Opens a video of a lesson: returns where the learner left it on any device.
select private.expose('open_course_video', 'authenticated');

create function private.save_video_progress(
  p_course text, p_lesson text, p_media_id uuid, p_from public.whole_number, p_to public.whole_number
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  -- Players play at most at double speed. Reports of up to five minutes may arrive late.
  c_speed constant integer := 2;
  c_most constant integer := 300;
  c_share constant numeric := 0.9;
  v_enrollment constant private.course_enrollments := private.lock_my_enrollment(p_course);
  v_media constant private.course_media := private.require_lesson_video(v_enrollment, p_lesson, p_media_id);
  v_progress private.course_video_progress;
  v_to constant integer := least(p_to, v_media.seconds);
  v_from constant integer := least(p_from, v_to);
  v_allowance numeric;
  v_counted integer;
begin
  perform private.enforce_rate_limit('course_video', 2400, interval '1 hour');
  select * into v_progress from private.course_video_progress p
  where p.enrollment_id = v_enrollment.id and p.media_id = v_media.id for update;
  if v_from is null or v_to is null or v_progress.enrollment_id is null then
    raise exception 'Open the video first.' using errcode = 'HXEDO';
  end if;
  v_allowance := least(
    v_progress.allowance + c_speed * extract(epoch from clock_timestamp() - v_progress.reported_at), c_most
  );
  v_counted := least(v_to - v_from, floor(v_allowance)::integer);
  v_progress.watched := v_progress.watched + int4multirange(int4range(v_from, v_from + v_counted));
  update private.course_video_progress p
  set position = v_to, watched = v_progress.watched, allowance = v_allowance - v_counted,
    reported_at = clock_timestamp(), is_finished = p.is_finished or (
      select sum(upper(r) - lower(r)) >= c_share * v_media.seconds from unnest(v_progress.watched) r
    ) is true
  where p.enrollment_id = v_enrollment.id and p.media_id = v_media.id
  returning * into v_progress;
  return v_progress.is_finished;
end $$;

-- Stores that the caller played a video from one second to another, and where they are. Returns whether it is finished:
-- nine tenths of it were watched.
select private.expose('save_video_progress', 'authenticated');
