-- Courses with numbered versions. A learner finishes the version they began; a new version is for people who start
-- later. Clients have no access to these tables: answers never leave the server, and calls return the rest.
create table private.courses (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  title text not null,
  summary text not null,
  category text not null,
  level text not null,
  status text not null default 'published',
  version_id uuid,
  created_at timestamptz not null default now(),

  constraint courses_slug_key unique (slug),
  constraint courses_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  constraint courses_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 120)),
  constraint courses_summary_is_plain check (private.is_single_line(summary, 300)),
  constraint courses_category_shape check (category ~ '^[a-z]+(-[a-z]+)*$' and char_length(category) <= 40),
  constraint courses_level_is_known check (level in ('introductory', 'intermediate')),
  constraint courses_status_is_known check (status in ('draft', 'published', 'withdrawn'))
);
alter table private.courses enable row level security;

comment on column private.courses.version_id is 'The version that new learners start; null for a draft.';

create table private.course_versions (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references private.courses (id) on delete cascade,
  number integer not null,
  lessons jsonb not null,
  minutes integer not null,
  quiz_questions integer not null,
  passing_percent integer not null,
  attempts_per_day integer not null,
  valid_months integer,
  fingerprint text not null,
  revised_on date not null,
  published_at timestamptz not null default now(),
  author_name text not null default '',
  reviewer_name text not null default '',

  constraint course_versions_once unique (course_id, number),
  constraint course_versions_number_in_range check (number between 1 and 1000),
  constraint course_versions_lessons_are_bounded check (
    jsonb_typeof(lessons) = 'array' and jsonb_array_length(lessons) between 1 and 60 and pg_column_size(lessons) < 600000
  ),
  constraint course_versions_minutes_in_range check (minutes between 1 and 3000),
  constraint course_versions_quiz_questions_in_range check (quiz_questions between 1 and 50),
  constraint course_versions_passing_percent_in_range check (passing_percent between 50 and 100),
  constraint course_versions_attempts_per_day_in_range check (attempts_per_day between 1 and 20),
  constraint course_versions_valid_months_in_range check (valid_months between 1 and 120),
  constraint course_versions_fingerprint_shape check (fingerprint ~ '^[0-9a-f]{32}$'),
  constraint course_versions_revised_on_in_range check (revised_on between '2020-01-01' and '2200-01-01'),
  constraint course_versions_author_name_is_plain check (private.is_single_line(author_name, 300)),
  constraint course_versions_reviewer_name_is_plain check (private.is_single_line(reviewer_name, 300))
);
alter table private.course_versions enable row level security;

alter table private.courses add constraint courses_version_id_fkey
  foreign key (version_id) references private.course_versions (id) on delete set null;
create index courses_version_idx on private.courses (version_id);

comment on column private.course_versions.lessons is 'An array of {id, title, minutes, summary, section, blocks}.';

-- The question bank of a version. `choices` starts with the correct one; attempts shuffle them.
create table private.course_questions (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references private.course_versions (id) on delete cascade,
  lesson text not null,
  prompt text not null,
  choices text[] not null,
  explanation text not null,

  constraint course_questions_lesson_shape check (lesson ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(lesson) <= 60),
  constraint course_questions_prompt_is_plain check (private.is_plain_message(prompt, 600)),
  constraint course_questions_choices_are_bounded check (
    cardinality(choices) between 2 and 8 and private.is_plain_message(array_to_string(choices, ' '), 3000)
  ),
  constraint course_questions_explanation_is_plain check (private.is_plain_message(explanation, 1000))
);
alter table private.course_questions enable row level security;
create index course_questions_version_idx on private.course_questions (version_id);

-- Adds the next version of a course with its question bank, for new learners. IDs follow from the content, so that
-- installations with the same courses can be merged.
create function private.add_course_version(p_course_id uuid, p_content jsonb, p_author text, p_reviewer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_fingerprint constant text := md5(p_content::text);
  v_slug constant text := (select c.slug from private.courses c where c.id = p_course_id);
  v_number constant integer := 1 + coalesce((
    select max(v.number) from private.course_versions v where v.course_id = p_course_id
  ), 0);
  v_id constant uuid := md5(format('course version %s %s %s', v_slug, v_number, v_fingerprint))::uuid;
begin
  insert into private.course_versions (
    id, course_id, number, lessons, minutes, quiz_questions, passing_percent, attempts_per_day, valid_months, fingerprint,
    revised_on, author_name, reviewer_name
  )
  values (
    v_id, p_course_id, v_number, p_content -> 'lessons', (p_content ->> 'minutes')::integer,
    (p_content ->> 'quiz_questions')::integer, (p_content ->> 'passing_percent')::integer,
    (p_content ->> 'attempts_per_day')::integer, (p_content ->> 'valid_months')::integer, v_fingerprint,
    (p_content ->> 'revised_on')::date, p_author, p_reviewer
  );
  insert into private.course_questions (id, version_id, lesson, prompt, choices, explanation)
  select md5(format('course question %s %s', v_id, q.value ->> 'prompt'))::uuid, v_id, q.value ->> 'lesson', q.value ->> 'prompt',
    array(select jsonb_array_elements_text(q.value -> 'choices')), q.value ->> 'explanation'
  from jsonb_array_elements(p_content -> 'questions') q;
  update private.courses c set version_id = v_id where c.id = p_course_id;
end $$;

-- Publishes a course as the repository has it. The same content again changes nothing; other content becomes the next
-- version. Migrations call this, clients can't.
create function private.publish_course(p_course jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_course private.courses;
  v_last private.course_versions;
begin
  insert into private.courses as c (id, slug, title, summary, category, level)
  values (
    md5('course ' || (p_course ->> 'slug'))::uuid, p_course ->> 'slug', p_course ->> 'title', p_course ->> 'summary', p_course ->> 'category', p_course ->> 'level'
  )
  on conflict (slug) do update
  set title = excluded.title, summary = excluded.summary, category = excluded.category, level = excluded.level
  returning * into v_course;
  select * into v_last from private.course_versions v where v.course_id = v_course.id order by v.number desc limit 1;
  if v_last.fingerprint is distinct from md5(p_course::text) then
    perform private.add_course_version(v_course.id, p_course, '', '');
  end if;
end $$;

-- Returns a lesson's entry of a version without its text.
create function private.find_lesson(p_version private.course_versions, p_lesson text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (select l.value - 'blocks' from jsonb_array_elements(p_version.lessons) l where l.value ->> 'id' = p_lesson);
end $$;
