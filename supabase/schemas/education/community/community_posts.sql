-- Questions and answers of members by topic, and the discussion of a course's lessons. Clients have no access to these
-- tables: calls return them without account IDs.
create table private.community_questions (
  id uuid primary key,
  author_id uuid not null references public.profiles (id) on delete cascade,
  is_anonymous boolean not null default false,
  topic text not null,
  course_id uuid references private.courses (id) on delete cascade,
  lesson text,
  title text not null,
  body text not null,
  accepted_answer_id uuid,
  last_post_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid references public.profiles (id) on delete set null,

  constraint community_questions_topic_is_known check (
    topic in ('buying', 'selling', 'financing', 'operations', 'care', 'licensing', 'product', 'course')
  ),
  constraint community_questions_lesson_belongs_to_course check (
    (topic = 'course') = (course_id is not null) and (course_id is null) = (lesson is null)
  ),
  constraint community_questions_lesson_shape check (lesson ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(lesson) <= 60),
  constraint community_questions_title_is_plain check (char_length(btrim(title)) >= 8 and private.is_single_line(title, 160)),
  constraint community_questions_body_is_plain check (private.is_plain_message(body, 4000))
);
alter table private.community_questions enable row level security;
create index community_questions_author_idx on private.community_questions (author_id);
create index community_questions_reviewed_by_idx on private.community_questions (reviewed_by);
create index community_questions_recent_idx on private.community_questions (last_post_at desc, id) where hidden_at is null and topic <> 'course';
create index community_questions_topic_idx on private.community_questions (topic, last_post_at desc, id) where hidden_at is null;
create index community_questions_lesson_idx on private.community_questions (course_id, lesson, last_post_at desc);
create index community_questions_hidden_idx on private.community_questions (hidden_at) where hidden_at is not null;

create table private.community_answers (
  id uuid primary key,
  question_id uuid not null references private.community_questions (id) on delete cascade,
  author_id uuid not null references public.profiles (id) on delete cascade,
  is_anonymous boolean not null default false,
  is_staff boolean not null default false,
  body text not null,
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  reviewed_at timestamptz,
  reviewed_by uuid references public.profiles (id) on delete set null,

  constraint community_answers_body_is_plain check (char_length(btrim(body)) >= 2 and private.is_plain_message(body, 4000))
);
alter table private.community_answers enable row level security;
create index community_answers_question_idx on private.community_answers (question_id, created_at);
create index community_answers_author_idx on private.community_answers (author_id);
create index community_answers_reviewed_by_idx on private.community_answers (reviewed_by);
create index community_answers_hidden_idx on private.community_answers (hidden_at) where hidden_at is not null;

alter table private.community_questions add constraint community_questions_accepted_answer_id_fkey
  foreign key (accepted_answer_id) references private.community_answers (id) on delete set null;
create index community_questions_accepted_answer_idx on private.community_questions (accepted_answer_id);

comment on column private.community_questions.hidden_at is 'Hidden by reports or by staff; its author and staff still see it.';
comment on column private.community_questions.reviewed_at is 'Staff decided: further reports no longer hide it.';

create table private.community_reports (
  id uuid primary key default gen_random_uuid(),
  question_id uuid references private.community_questions (id) on delete cascade,
  answer_id uuid references private.community_answers (id) on delete cascade,
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,

  constraint community_reports_has_one_post check (num_nonnulls(question_id, answer_id) = 1),
  constraint community_reports_question_once unique (question_id, reporter_id),
  constraint community_reports_answer_once unique (answer_id, reporter_id),
  constraint community_reports_reason_is_plain check (char_length(btrim(reason)) >= 3 and private.is_plain_message(reason, 500))
);
alter table private.community_reports enable row level security;
create index community_reports_reporter_idx on private.community_reports (reporter_id);
create index community_reports_open_idx on private.community_reports (created_at) where decided_at is null;

-- Returns the name shown with a post: never an email address.
create function private.get_post_author(p_author_id uuid, p_is_anonymous boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when p_is_anonymous then 'Member' else coalesce((
    select nullif(btrim(p.full_name), '') from public.profiles p where p.id = p_author_id
  ), 'Member') end;
end $$;

-- True if the caller can read a question: everyone a visible one, its author and staff a hidden one. Discussions of lessons
-- are open to people who started the course.
create function private.can_read_community_question(p_question private.community_questions) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_question.id is not null
    and (p_question.hidden_at is null or p_question.author_id is not distinct from auth.uid() or private.is_staff())
    and (p_question.course_id is null or private.is_staff() or exists (
      select from private.course_enrollments e where e.course_id = p_question.course_id and e.user_id = auth.uid()
    ));
end $$;

-- Fails unless the caller may write posts: an approved account that is not writing too much or advertising.
create function private.check_community_post(p_kind text, p_most integer, p_text text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    raise exception 'Only approved members can post.' using errcode = '42501';
  end if;
  if (select count(*) from regexp_matches(coalesce(p_text, ''), 'https?://|www\.', 'gi')) > 2 then
    raise exception 'Too many links.' using errcode = 'HXWQL';
  end if;
  perform private.enforce_rate_limit(p_kind, p_most, interval '1 day');
end $$;
