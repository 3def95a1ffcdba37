-- Courses that staff are writing. One person or several edit the draft; someone who did not edit it publishes it as the
-- next version. Learners keep the version they began.
create table private.course_drafts (
  course_id uuid primary key references private.courses (id) on delete cascade,
  content jsonb not null,
  version integer not null default 1,
  state text not null default 'editing',
  note text,
  updated_at timestamptz not null default now(),
  updated_by_name text not null default '',

  constraint course_drafts_content_is_bounded check (pg_column_size(content) < 700000),
  constraint course_drafts_version_in_range check (version between 1 and 1000000),
  constraint course_drafts_state_is_known check (state in ('editing', 'in_review')),
  constraint course_drafts_note_is_plain check (char_length(btrim(note)) >= 1 and private.is_plain_message(note, 1000)),
  constraint course_drafts_updated_by_name_is_plain check (private.is_single_line(updated_by_name, 300))
);
alter table private.course_drafts enable row level security;

-- Everyone who changed a draft since its course was last published.
create table private.course_draft_editors (
  course_id uuid not null references private.course_drafts (course_id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,

  primary key (course_id, user_id)
);
alter table private.course_draft_editors enable row level security;
create index course_draft_editors_user_idx on private.course_draft_editors (user_id);

-- Everyone who ever opened the questions of a course to write or review them. They know the answers, so they can't take its quiz.
create table private.course_contributors (
  course_id uuid not null references private.courses (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  since timestamptz not null default now(),

  primary key (course_id, user_id)
);
alter table private.course_contributors enable row level security;
create index course_contributors_user_idx on private.course_contributors (user_id);

create function private.add_course_contributor(p_course_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.course_contributors (course_id, user_id) values (p_course_id, auth.uid()) on conflict do nothing;
end $$;

-- True if the caller opened the questions of a course.
create function private.is_course_contributor(p_course_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.course_contributors c where c.course_id = p_course_id and c.user_id = auth.uid()
  );
end $$;

-- Fails for people who opened the questions of a course.
create function private.require_unbiased_learner(p_course_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_course_contributor(p_course_id) then
    raise exception 'You opened the questions of this course.' using errcode = 'HXECO';
  end if;
end $$;

-- Returns the content of a course's current version in the shape of a draft.
create function private.get_published_content(p_course private.courses) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'title', p_course.title, 'summary', p_course.summary, 'category', p_course.category, 'level', p_course.level,
      'quiz_questions', v.quiz_questions, 'passing_percent', v.passing_percent, 'attempts_per_day', v.attempts_per_day,
      'valid_months', v.valid_months, 'lessons', v.lessons,
      'questions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'lesson', q.lesson, 'prompt', q.prompt, 'choices', q.choices, 'explanation', q.explanation
        ) order by l.place, q.prompt), '[]')
        from private.course_questions q
        left join (
          select o.value ->> 'id' as id, o.place from jsonb_array_elements(v.lessons) with ordinality o (value, place)
        ) l on l.id = q.lesson
        where q.version_id = v.id
      )
    )
    from private.course_versions v where v.id = p_course.version_id
  );
end $$;

-- Returns a course for the staff member who changes it, locked; fails for others and for unknown ones.
create function private.lock_course(p_id uuid) returns private.courses
language plpgsql security definer set search_path = '' as $$
declare
  v_course private.courses;
begin
  perform private.require_education_staff();
  select * into v_course from private.courses c where c.id = p_id for no key update;
  if v_course.id is null then
    raise exception 'Course not found.' using errcode = 'HXEDC';
  end if;
  return v_course;
end $$;

create function private.create_course(p_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_title constant text := btrim(p_values ->> 'title');
  v_slug constant text := btrim(left(btrim(regexp_replace(lower(coalesce(v_title, '')), '[^a-z0-9]+', '-', 'g'), '-'), 60), '-');
  v_content constant jsonb := jsonb_build_object(
    'title', v_title, 'summary', btrim(p_values ->> 'summary'), 'category', p_values ->> 'category', 'level', p_values ->> 'level',
    'quiz_questions', 4, 'passing_percent', 80, 'attempts_per_day', 3, 'valid_months', null, 'questions', '[]'::jsonb,
    'lessons', jsonb_build_array(jsonb_build_object(
      'id', 'lesson-1', 'title', 'First lesson', 'summary', '', 'minutes', 5, 'blocks', '[]'::jsonb
    ))
  );
begin
  perform private.require_education_staff();
  if exists (select from private.courses c where c.id = p_id) then
    return;
  end if;
  if not private.is_course_content(v_content) then
    raise exception 'This course has an invalid part.' using errcode = 'HXECI';
  end if;
  if v_slug = '' or exists (select from private.courses c where c.slug = v_slug) then
    raise exception 'Choose another title.' using errcode = 'HXECN';
  end if;
  if (select count(*) from private.courses) >= 500 then
    raise exception 'Too many courses.' using errcode = 'HXECM';
  end if;
  insert into private.courses (id, slug, title, summary, category, level, status)
  values (p_id, v_slug, v_title, v_content ->> 'summary', v_content ->> 'category', v_content ->> 'level', 'draft');
  insert into private.course_drafts (course_id, content, updated_by_name)
  values (p_id, v_content, coalesce(private.get_my_display_name(), ''));
  insert into private.course_draft_editors (course_id, user_id) values (p_id, auth.uid());
  perform private.add_course_contributor(p_id);
end $$;

-- Staff only: adds a course as a draft with one empty lesson. Its address follows from the title and stays.
select private.expose('create_course', 'authenticated');

create function private.get_course_draft(p_course_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_course private.courses;
  v_draft private.course_drafts;
begin
  perform private.require_education_staff();
  select * into v_course from private.courses c where c.id = p_course_id;
  if v_course.id is null then
    return null;
  end if;
  perform private.add_course_contributor(p_course_id);
  select * into v_draft from private.course_drafts d where d.course_id = p_course_id;
  return jsonb_build_object(
    'id', v_course.id, 'slug', v_course.slug, 'title', v_course.title, 'status', v_course.status,
    'published_version', (select v.number from private.course_versions v where v.id = v_course.version_id),
    'version', coalesce(v_draft.version, 0), 'state', coalesce(v_draft.state, 'none'), 'note', v_draft.note,
    'updated_at', v_draft.updated_at, 'updated_by', v_draft.updated_by_name,
    'is_editor', exists (
      select from private.course_draft_editors e where e.course_id = p_course_id and e.user_id = auth.uid()
    ),
    'content', coalesce(v_draft.content, private.get_published_content(v_course)),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', v.number, 'revised_on', v.revised_on, 'author', v.author_name, 'reviewer', v.reviewer_name,
        'learners', (select count(*) from private.course_enrollments e where e.version_id = v.id)
      ) order by v.number desc), '[]')
      from private.course_versions v where v.course_id = p_course_id
    )
  );
end $$;

-- Staff only: returns the draft of a course with its question bank, or its current version as the start of one.
select private.expose('get_course_draft', 'authenticated');

create function private.save_course_draft(p_course_id uuid, p_version public.whole_number, p_content public.payload)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_course constant private.courses := private.lock_course(p_course_id);
  v_draft private.course_drafts;
begin
  if not private.is_course_content(p_content) then
    raise exception 'This course has an invalid part.' using errcode = 'HXECI';
  end if;
  -- Only links to our own pages are shown as links.
  if p_content::text ~ '\]\((?!/[^/\\])' then
    raise exception 'Links must start with a slash.' using errcode = 'HXFQL';
  end if;
  select * into v_draft from private.course_drafts d where d.course_id = p_course_id for update;
  -- The same content again is a retry of a lost response.
  if v_draft.content = p_content::jsonb then
    return v_draft.version;
  end if;
  if coalesce(v_draft.version, 0) <> coalesce(p_version, -1) then
    raise exception 'Someone else changed this draft.' using errcode = 'HXECV';
  end if;
  insert into private.course_drafts as d (course_id, content, updated_by_name)
  values (p_course_id, p_content, coalesce(private.get_my_display_name(), ''))
  on conflict (course_id) do update
  set content = excluded.content, version = d.version + 1, state = 'editing', updated_at = now(),
    updated_by_name = excluded.updated_by_name
  returning * into v_draft;
  insert into private.course_draft_editors (course_id, user_id) values (p_course_id, auth.uid()) on conflict do nothing;
  perform private.add_course_contributor(p_course_id);
  if v_course.version_id is null then
    update private.courses c
    set title = btrim(p_content ->> 'title'), summary = p_content ->> 'summary', category = p_content ->> 'category',
      level = p_content ->> 'level'
    where c.id = p_course_id;
  end if;
  return v_draft.version;
end $$;

-- Staff only: saves the draft of a course if it still is version `p_version`. Returns the new version. A draft in review
-- goes back to editing.
select private.expose('save_course_draft', 'authenticated');

-- Returns the draft of a locked course; fails if it is another version.
create function private.lock_course_draft(p_course_id uuid, p_version integer) returns private.course_drafts
language plpgsql security definer set search_path = '' as $$
declare
  v_course constant private.courses := private.lock_course(p_course_id);
  v_draft private.course_drafts;
begin
  select * into v_draft from private.course_drafts d where d.course_id = v_course.id for update;
  if v_draft.version is distinct from p_version then
    raise exception 'Someone else changed this draft.' using errcode = 'HXECV';
  end if;
  return v_draft;
end $$;

create function private.submit_course_draft(p_course_id uuid, p_version public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_draft constant private.course_drafts := private.lock_course_draft(p_course_id, p_version);
begin
  if exists (
    select from jsonb_array_elements(v_draft.content -> 'lessons') l where jsonb_array_length(l.value -> 'blocks') = 0
  ) then
    raise exception 'Add content to every lesson.' using errcode = 'HXECE';
  end if;
  if jsonb_array_length(v_draft.content -> 'questions') < (v_draft.content ->> 'quiz_questions')::integer then
    raise exception 'The quiz needs more questions.' using errcode = 'HXECQ';
  end if;
  if exists (
    select from jsonb_array_elements(v_draft.content -> 'questions') q
    where not exists (
      select from jsonb_array_elements(v_draft.content -> 'lessons') l where l.value ->> 'id' = q.value ->> 'lesson'
    )
  ) then
    raise exception 'A question belongs to a deleted lesson.' using errcode = 'HXECU';
  end if;
  if exists (
    select from jsonb_array_elements(v_draft.content -> 'lessons') l
    cross join lateral jsonb_array_elements(l.value -> 'blocks') b
    where b.value ->> 'kind' = 'package' and not exists (
      select from private.course_packages p
      where p.id::text = b.value ->> 'package' and p.course_id = p_course_id and p.is_ready
    )
  ) then
    raise exception 'A package belongs to another course.' using errcode = 'HXEPN';
  end if;
  perform private.require_complete_media(p_course_id, v_draft.content);
  if v_draft.state = 'in_review' then
    return;
  end if;
  update private.course_drafts d set state = 'in_review', note = null where d.course_id = p_course_id;
  perform private.notify_course_reviewers(v_draft);
end $$;

-- Staff only: asks for a review of a complete draft.
select private.expose('submit_course_draft', 'authenticated');

-- Fails unless the draft is in review and the caller did not edit it.
create function private.require_second_person(p_draft private.course_drafts) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_draft.state <> 'in_review' then
    raise exception 'This draft is not in review.' using errcode = 'HXECR';
  end if;
  if exists (
    select from private.course_draft_editors e where e.course_id = p_draft.course_id and e.user_id = auth.uid()
  ) then
    raise exception 'Someone who did not edit it has to review this draft.' using errcode = 'HXECS';
  end if;
end $$;

create function private.return_course_draft(p_course_id uuid, p_version public.whole_number, p_note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_draft constant private.course_drafts := private.lock_course_draft(p_course_id, p_version);
  v_note constant text := nullif(btrim(p_note), '');
begin
  perform private.require_second_person(v_draft);
  if v_note is null then
    raise exception 'Give a reason.' using errcode = 'HXEDW';
  end if;
  update private.course_drafts d set state = 'editing', note = v_note where d.course_id = p_course_id;
  perform private.add_course_contributor(p_course_id);
  perform private.notify_course_authors(v_draft, 'course_review_returned', v_note);
end $$;

-- Staff only: returns a draft to its authors with a note. Not for people who edited it.
select private.expose('return_course_draft', 'authenticated');

create function private.publish_course_draft(p_course_id uuid, p_version public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_draft constant private.course_drafts := private.lock_course_draft(p_course_id, p_version);
  v_content constant jsonb := v_draft.content;
begin
  perform private.require_second_person(v_draft);
  update private.courses c
  set title = btrim(v_content ->> 'title'), summary = v_content ->> 'summary', category = v_content ->> 'category',
    level = v_content ->> 'level', status = case when c.status = 'draft' then 'published' else c.status end
  where c.id = p_course_id;
  perform private.add_course_version(
    p_course_id,
    v_content || jsonb_build_object(
      'revised_on', current_date,
      'minutes', (v_content ->> 'quiz_questions')::integer + (
        select sum((l.value ->> 'minutes')::integer) from jsonb_array_elements(v_content -> 'lessons') l
      )
    ),
    v_draft.updated_by_name, coalesce(private.get_my_display_name(), '')
  );
  perform private.add_course_contributor(p_course_id);
  perform private.notify_course_authors(v_draft, 'course_review_published', '');
  delete from private.course_drafts d where d.course_id = p_course_id;
end $$;

-- Staff only: publishes a reviewed draft as the next version of its course. Not for people who edited it.
select private.expose('publish_course_draft', 'authenticated');

create function private.discard_course_draft(p_course_id uuid, p_version public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_draft constant private.course_drafts := private.lock_course_draft(p_course_id, p_version);
begin
  delete from private.course_drafts d where d.course_id = v_draft.course_id;
  delete from private.courses c where c.id = p_course_id and c.version_id is null
    and not exists (select from private.course_versions v where v.course_id = p_course_id);
end $$;

-- Staff only: discards a draft; a course that was never published is deleted with it.
select private.expose('discard_course_draft', 'authenticated');
