-- Videos and files of lessons, in the private bucket `course-media` under `<course>/<id>`. Staff upload them; a learner
-- reads those of the version they began. Signed links follow the same rule at each request of the embedded storage, and
-- last at most an hour.
create table private.course_media (
  id uuid primary key,
  course_id uuid not null references private.courses (id) on delete cascade,
  kind text not null,
  path text not null,
  name text not null,
  type text not null,
  size bigint not null,
  seconds integer,
  created_at timestamptz not null default clock_timestamp(),
  created_by_name text not null default '',

  constraint course_media_path_key unique (path),
  constraint course_media_path_is_plain check (private.is_single_line(path, 80)),
  constraint course_media_kind_is_known check (kind in ('video', 'file')),
  constraint course_media_name_is_plain check (private.is_file_name(name)),
  constraint course_media_type_is_plain check (private.is_single_line(type, 120)),
  constraint course_media_size_in_range check (size between 1 and 52428800),
  constraint course_media_seconds_in_range check (seconds between 1 and 14400),
  constraint course_media_video_has_length check ((kind = 'video') = (seconds is not null)),
  constraint course_media_created_by_name_is_plain check (private.is_single_line(created_by_name, 300))
);
alter table private.course_media enable row level security;
create index course_media_course_idx on private.course_media (course_id, created_at desc);

-- Captions of a video. They never change: other captions are another row, so that a reviewer reads what learners get.
create table private.course_captions (
  id uuid primary key,
  media_id uuid not null references private.course_media (id) on delete cascade,
  name text not null,
  cues jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by_name text not null default '',

  constraint course_captions_name_is_plain check (private.is_file_name(name)),
  constraint course_captions_cues_are_bounded check (
    jsonb_typeof(cues) = 'array' and jsonb_array_length(cues) between 1 and 3000 and pg_column_size(cues) < 1000000
  ),
  constraint course_captions_created_by_name_is_plain check (private.is_single_line(created_by_name, 300))
);
alter table private.course_captions enable row level security;
create index course_captions_media_idx on private.course_captions (media_id, created_at desc);

comment on column private.course_media.seconds is 'The length of a video; null for files.';
comment on column private.course_captions.cues is 'An array of {start, end, text}: seconds and plain text.';

-- The types of videos that browsers play. The content decides, not the name.
create function private.course_video_types() returns table (type text, endings text[])
language sql immutable set search_path = '' as $$
  values ('video/mp4', array['mp4']), ('video/webm', array['webm'])
$$;

-- The types of files in lessons.
create function private.course_file_types() returns table (type text, endings text[])
language sql stable set search_path = '' as $$
  select t.type, t.endings from private.message_file_types() t
  where t.type not in ('application/zip', 'image/gif') and t.type !~ '^application/(msword|vnd\.ms-)'
$$;

-- True if the caller may upload to this path: staff, below a course, up to a hundred files each.
create function private.can_add_course_media(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_staff()
    and p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and exists (select from private.courses c where c.id = left(p_name, 36)::uuid)
    and private.has_space_in_folder('course-media', left(p_name, 36), 100);
end $$;
grant execute on function private.can_add_course_media(text) to authenticated;

-- True if a version has this file in one of its lessons.
create function private.has_course_media(p_version_id uuid, p_media_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.course_versions v
    cross join lateral jsonb_array_elements(v.lessons) l
    cross join lateral jsonb_array_elements(l.value -> 'blocks') b
    where v.id = p_version_id and b.value ->> 'kind' in ('video', 'file') and b.value ->> 'media' = p_media_id::text
  );
end $$;

-- Staff read every file of a course; learners read those of the version they began, while they take it.
create function private.can_read_course_media(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_staff() or private.is_approved() and exists (
    select from private.course_media m
    join private.course_enrollments e on e.course_id = m.course_id and e.user_id = auth.uid() and e.closed_at is null
    where m.path = p_name and private.has_course_media(e.version_id, m.id)
  );
end $$;
grant execute on function private.can_read_course_media(text) to authenticated;

select private.set_up_attachment_check('private.course_media', 'is_course_media');

create policy "Staff and learners read course media" on storage.objects
  for select to authenticated
  using (bucket_id = 'course-media' and private.can_read_course_media(name));

create policy "Staff upload course media" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'course-media' and private.can_add_course_media(name));

create policy "Staff remove unattached course media" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'course-media' and owner_id = (select auth.uid())::text and (select private.is_staff())
    and not private.is_course_media(name)
  );

create function private.add_course_media(p_id uuid, p_course_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_course constant private.courses := private.lock_course(p_course_id);
  v_path constant text := v_course.id || '/' || p_id;
  v_name constant text := btrim(p_values ->> 'name');
  v_metadata jsonb;
  v_type text;
  v_is_video boolean;
begin
  if exists (select from private.course_media m where m.id = p_id and m.course_id = p_course_id) then
    return;
  end if;
  if private.is_course_media(v_path) or not exists (
    select from storage.objects o
    where o.bucket_id = 'course-media' and o.name = v_path and o.owner_id = auth.uid()::text
  ) then
    raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
  end if;
  v_metadata := private.require_uploaded_file('course-media', v_path);
  v_type := v_metadata ->> 'mimetype';
  v_is_video := exists (select from private.course_video_types() t where t.type = v_type);
  if not exists (
    select from (select * from private.course_video_types() union all select * from private.course_file_types()) t
    where t.type = v_type and lower(substring(v_name from '\.([A-Za-z0-9]{1,10})$')) = any (t.endings)
  ) then
    raise exception 'The file content does not match its extension.' using errcode = 'HXRFT';
  end if;
  if v_is_video and private.is_whole_number_between(p_values -> 'seconds', 1, 14400) is not true then
    raise exception 'The length of this video is unknown.' using errcode = 'HXEMD';
  end if;
  insert into private.course_media (id, course_id, kind, path, name, type, size, seconds, created_by_name)
  values (
    p_id, p_course_id, case when v_is_video then 'video' else 'file' end, v_path, v_name, v_type, (v_metadata ->> 'size')::bigint,
    case when v_is_video then (p_values ->> 'seconds')::integer end, coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Staff only: adds an uploaded video or file to a course. The type follows from the content. A repeat changes nothing.
select private.expose('add_course_media', 'authenticated');

create function private.add_course_captions(p_id uuid, p_media_id uuid, p_name text, p_vtt text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_media private.course_media;
  v_cues jsonb;
begin
  perform private.require_education_staff();
  select * into v_media from private.course_media m where m.id = p_media_id and m.kind = 'video' for no key update;
  if v_media.id is null then
    raise exception 'Video not found.' using errcode = 'HXEMN';
  end if;
  if exists (select from private.course_captions c where c.id = p_id and c.media_id = p_media_id) then
    return;
  end if;
  if (select count(*) from private.course_captions c where c.media_id = p_media_id) >= 20 then
    raise exception 'Too many captions.' using errcode = 'HXEMM';
  end if;
  v_cues := private.parse_captions(p_vtt);
  -- Players round the length of a video to a second.
  if (v_cues -> -1 ->> 'start')::numeric > v_media.seconds + 1 then
    raise exception 'Captions are longer than the video.' using errcode = 'HXEMO';
  end if;
  insert into private.course_captions (id, media_id, name, cues, created_by_name)
  values (p_id, p_media_id, btrim(p_name), v_cues, coalesce(private.get_my_display_name(), ''));
end $$;

-- Staff only: adds captions to a video from the text of a WebVTT file. A repeat changes nothing.
select private.expose('add_course_captions', 'authenticated');

create function private.describe_course_media(p_media private.course_media) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', (p_media).id, 'kind', (p_media).kind, 'path', (p_media).path, 'name', (p_media).name, 'type', (p_media).type,
    'size', (p_media).size, 'seconds', (p_media).seconds
  )
$$;

create function private.list_course_media(p_course_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  return (
    select coalesce(jsonb_agg(private.describe_course_media(m) || jsonb_build_object(
      'created_at', m.created_at, 'created_by', m.created_by_name,
      'captions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', c.id, 'name', c.name, 'created_at', c.created_at, 'cues', c.cues
        ) order by c.created_at desc), '[]')
        from private.course_captions c where c.media_id = m.id
      )
    ) order by m.created_at desc), '[]')
    from private.course_media m where m.course_id = p_course_id
  );
end $$;

-- Staff only: returns the videos with their captions and the files of a course.
select private.expose('list_course_media', 'authenticated');

-- Returns the files and captions that the blocks of a lesson refer to. Callers check the right to the lesson.
create function private.list_lesson_media(p_course_id uuid, p_blocks jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.describe_course_media(m) || jsonb_build_object(
      'captions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', c.id, 'name', c.name, 'created_at', c.created_at, 'cues', c.cues
        )), '[]')
        from private.course_captions c
        where c.media_id = m.id and exists (
          select from jsonb_array_elements(p_blocks) b where b.value ->> 'media' = m.id::text and b.value ->> 'captions' = c.id::text
        )
      )
    )), '[]')
    from private.course_media m
    where m.course_id = p_course_id and exists (
      select from jsonb_array_elements(p_blocks) b
      where b.value ->> 'kind' in ('video', 'file') and b.value ->> 'media' = m.id::text
    )
  );
end $$;

-- Fails if a draft refers to a file of another course, or has a video without captions.
create function private.require_complete_media(p_course_id uuid, p_content jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_block jsonb;
begin
  for v_block in
    select b.value from jsonb_array_elements(p_content -> 'lessons') l
    cross join lateral jsonb_array_elements(l.value -> 'blocks') b
    where b.value ->> 'kind' in ('video', 'file')
  loop
    if not exists (
      select from private.course_media m
      where m.id::text = v_block ->> 'media' and m.course_id = p_course_id and m.kind = v_block ->> 'kind'
    ) then
      raise exception 'A file belongs to another course.' using errcode = 'HXEMN';
    elsif v_block ->> 'kind' = 'video' and not exists (
      select from private.course_captions c
      where c.id::text = v_block ->> 'captions' and c.media_id::text = v_block ->> 'media'
    ) then
      raise exception 'A video has no captions.' using errcode = 'HXEMC';
    end if;
  end loop;
end $$;
