-- Reviews of courses by people who finished them, reviewed by staff before publication.
create table private.course_reviews (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references private.courses (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  signed text not null,
  rating integer not null,
  body text,
  written_at timestamptz not null default now(),
  n integer not null default 1,
  state text not null default 'waiting',
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  reason text,

  constraint course_reviews_once unique (course_id, author_id),
  constraint course_reviews_signed_is_plain check (char_length(btrim(signed)) >= 1 and private.is_single_line(signed, 80)),
  constraint course_reviews_rating_range check (rating between 1 and 5),
  constraint course_reviews_body_is_plain check (
    char_length(body) >= 1 and body = btrim(body) and private.is_plain_message(body, 2000)
  ),
  constraint course_reviews_state_is_known check (state in ('waiting', 'published', 'refused')),
  constraint course_reviews_reason_is_plain check (char_length(reason) >= 1 and private.is_plain_message(reason, 500)),
  constraint course_reviews_refused_says_why check ((state = 'refused') = (reason is not null))
);
alter table private.course_reviews enable row level security;

comment on column private.course_reviews.n is 'The version: staff decide on the one they read.';

create index course_reviews_published_idx on private.course_reviews (course_id, written_at desc, id) where state = 'published';
create index course_reviews_waiting_idx on private.course_reviews (written_at, id) where state = 'waiting';
create index course_reviews_author_idx on private.course_reviews (author_id);
create index course_reviews_decided_by_idx on private.course_reviews (decided_by);

create function private.write_course_review(
  p_course text, p_rating public.whole_number, p_signed text, p_body text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_signed constant text := coalesce(btrim(p_signed), '');
  v_body constant text := nullif(btrim(p_body), '');
  v_course_id uuid;
  v_review private.course_reviews;
begin
  select e.course_id into v_course_id
  from private.course_enrollments e join private.courses c on c.id = e.course_id
  where c.slug = p_course and e.user_id = auth.uid() and e.completed_at is not null
  limit 1
  for no key update of e;
  if v_course_id is null then
    raise exception 'Finish the course before you review it.' using errcode = 'HXECF';
  end if;
  select * into v_review from private.course_reviews r
  where r.course_id = v_course_id and r.author_id = auth.uid() for no key update;
  -- An identical review is a retry of a lost response.
  if v_review.id is not null
    and (v_review.rating, v_review.signed, v_review.body) is not distinct from (p_rating, v_signed, v_body)
  then
    return;
  end if;
  if v_review.state <> 'waiting' then
    raise exception 'This review can no longer be edited.' using errcode = 'HXECP';
  end if;
  perform private.enforce_rate_limit('course_review', 30, interval '1 hour');
  insert into private.course_reviews as r (course_id, author_id, signed, rating, body)
  values (v_course_id, auth.uid(), v_signed, coalesce(p_rating, 0), v_body)
  on conflict (course_id, author_id) do update
  set signed = excluded.signed, rating = excluded.rating, body = excluded.body, written_at = now(), n = r.n + 1;
end $$;

-- Saves the caller's review of a course they finished; editable until staff have reviewed it.
select private.expose('write_course_review', 'authenticated');

create function private.decide_course_review(p_id uuid, p_n public.whole_number, p_reason text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_reason constant text := nullif(btrim(p_reason), '');
  v_state constant text := case when v_reason is null then 'published' else 'refused' end;
  v_review private.course_reviews;
begin
  perform private.require_education_staff();
  select * into v_review from private.course_reviews r where r.id = p_id for no key update;
  if v_review.author_id = auth.uid() then
    raise exception 'You cannot decide on your own review.' using errcode = '42501';
  end if;
  if v_review.n = p_n and v_review.state = v_state and v_review.reason is not distinct from v_reason then
    return;
  end if;
  if v_review.id is null or v_review.state <> 'waiting' or v_review.n is distinct from p_n then
    raise exception 'This review is not pending.' using errcode = 'HXECW';
  end if;
  update private.course_reviews r
  set state = v_state, reason = v_reason, decided_by = auth.uid(), decided_at = now()
  where r.id = p_id;
end $$;

-- Staff only: publishes version `p_n` of a review, or rejects it with a reason its author sees. Not their own.
select private.expose('decide_course_review', 'authenticated');

-- The public view: only the month of its date.
create function private.course_review_card(p_review private.course_reviews) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_review.id, 'signed', p_review.signed, 'rating', p_review.rating, 'body', p_review.body, 'reply', null,
    'month', to_char(p_review.written_at at time zone 'UTC', 'YYYY-MM')
  );
end $$;

create function private.get_course_rating(p_course_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('average', round(avg(r.rating), 1), 'count', count(*))
    from private.course_reviews r where r.course_id = p_course_id and r.state = 'published'
  );
end $$;

create function private.course_reviews_to_decide() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  return (
    select coalesce(jsonb_agg(
      private.course_review_card(r) || jsonb_build_object('course', c.title, 'n', r.n) order by r.written_at, r.id
    ), '[]')
    from (
      select * from private.course_reviews r
      where r.state = 'waiting' and r.author_id is distinct from auth.uid()
      order by r.written_at, r.id limit 100
    ) r
    join private.courses c on c.id = r.course_id
  );
end $$;

-- Staff only: returns the hundred longest-pending course reviews, except the caller's own.
select private.expose('course_reviews_to_decide', 'authenticated');

create function private.my_course_review(p_course text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'can_review', bool_or(e.completed_at is not null),
      'review', (
        select jsonb_build_object('state', r.state, 'signed', r.signed, 'rating', r.rating, 'body', r.body, 'reason', r.reason)
        from private.course_reviews r where r.course_id = c.id and r.author_id = auth.uid()
      )
    )
    from private.courses c join private.course_enrollments e on e.course_id = c.id
    where c.slug = p_course and e.user_id = auth.uid()
    group by c.id
  );
end $$;

-- Returns the caller's review of a course and whether they can write one; null if they never started it.
select private.expose('my_course_review', 'authenticated');

create function private.describe_public_course(p_course private.courses, p_version private.course_versions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'slug', p_course.slug, 'title', p_course.title, 'summary', p_course.summary, 'category', p_course.category,
    'level', p_course.level, 'minutes', p_version.minutes, 'lessons', jsonb_array_length(p_version.lessons),
    'rating', private.get_course_rating(p_course.id)
  );
end $$;

create function private.list_public_courses() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.describe_public_course(c, v) order by c.title), '[]')
    from private.courses c join private.course_versions v on v.id = c.version_id
    where c.status = 'published'
  );
end $$;

-- Returns the published courses with their ratings, for the catalog.
select private.expose('list_public_courses', 'anon, authenticated');

create function private.get_public_course(p_course text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_course private.courses;
  v_version private.course_versions;
begin
  select * into v_course from private.courses c where c.slug = p_course and c.status = 'published';
  select * into v_version from private.course_versions v where v.id = v_course.version_id;
  if v_version.id is null then
    return null;
  end if;
  return private.describe_public_course(v_course, v_version) || jsonb_build_object(
    'version', v_version.number, 'revised_on', v_version.revised_on, 'valid_months', v_version.valid_months,
    'quiz_questions', v_version.quiz_questions, 'passing_percent', v_version.passing_percent,
    'attempts_per_day', v_version.attempts_per_day,
    'outline', (
      select jsonb_agg(l.value - 'blocks' order by l.place)
      from jsonb_array_elements(v_version.lessons) with ordinality l (value, place)
    ),
    'reviews', (
      select coalesce(jsonb_agg(private.course_review_card(r) order by r.written_at desc, r.id), '[]')
      from (
        select * from private.course_reviews r where r.course_id = v_course.id and r.state = 'published'
        order by r.written_at desc, r.id limit 50
      ) r
    )
  );
end $$;

-- Returns what visitors see of a published course: its outline, the rules of the quiz, and reviews. Null otherwise.
select private.expose('get_public_course', 'anon, authenticated', 'plain');
