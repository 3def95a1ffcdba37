-- Calls that read and write questions and answers.
create function private.summarize_community_question(p_question private.community_questions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_question.id, 'topic', p_question.topic, 'title', p_question.title, 'excerpt', left(p_question.body, 200),
    'author', private.get_post_author(p_question.author_id, p_question.is_anonymous), 'created_at', p_question.created_at,
    'last_post_at', p_question.last_post_at, 'has_accepted', p_question.accepted_answer_id is not null,
    'answers', (
      select count(*) from private.community_answers a where a.question_id = p_question.id and a.hidden_at is null
    )
  );
end $$;

create function private.list_community_questions(p_topic text, p_search text, p_most public.whole_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_words constant text := lower(btrim(left(coalesce(p_search, ''), 100)));
  v_most constant integer := least(greatest(coalesce(p_most, 20), 1), 200);
begin
  return (
    select jsonb_build_object(
      'rows', coalesce(
        jsonb_agg(private.summarize_community_question(n.question) order by n.place) filter (where n.place <= v_most), '[]'
      ),
      'has_more', count(*) > v_most
    )
    from (
      select q as question, row_number() over (order by q.last_post_at desc, q.id) as place
      from private.community_questions q
      where q.hidden_at is null and q.topic <> 'course' and (nullif(p_topic, '') is null or q.topic = p_topic)
        and (v_words = '' or strpos(lower(q.title), v_words) > 0 or strpos(lower(q.body), v_words) > 0)
      order by q.last_post_at desc, q.id limit v_most + 1
    ) n
  );
end $$;

-- Returns up to `p_most` public questions, the most recently active first, by topic and words.
select private.expose('list_community_questions', 'anon, authenticated', 'plain');

create function private.list_lesson_questions(p_course text, p_lesson text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.summarize_community_question(q) order by q.last_post_at desc, q.id), '[]')
    from (
      select q.* from private.courses c join private.community_questions q on q.course_id = c.id
      where c.slug = p_course and q.lesson = p_lesson and private.can_read_community_question(q)
      order by q.last_post_at desc, q.id limit 100
    ) n
    join private.community_questions q on q.id = n.id
  );
end $$;

-- Returns the questions about a lesson, for people who started the course.
select private.expose('list_lesson_questions', 'authenticated');

create function private.get_community_question(p_question_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_question private.community_questions;
  v_me constant uuid := auth.uid();
begin
  select * into v_question from private.community_questions q where q.id = p_question_id;
  if not private.can_read_community_question(v_question) then
    return null;
  end if;
  return private.summarize_community_question(v_question) || jsonb_build_object(
    'body', v_question.body, 'is_hidden', v_question.hidden_at is not null, 'is_mine', coalesce(v_question.author_id = v_me, false),
    'lesson', v_question.lesson, 'course', (select c.slug from private.courses c where c.id = v_question.course_id),
    'can_answer', v_me is not null and private.is_approved() and v_question.hidden_at is null,
    'posts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'body', a.body, 'author', private.get_post_author(a.author_id, a.is_anonymous), 'is_staff', a.is_staff,
        'is_asker', a.author_id = v_question.author_id and not a.is_anonymous and not v_question.is_anonymous,
        'is_mine', coalesce(a.author_id = v_me, false), 'is_accepted', a.id is not distinct from v_question.accepted_answer_id,
        'is_hidden', a.hidden_at is not null, 'created_at', a.created_at
      ) order by a.id is distinct from v_question.accepted_answer_id, a.created_at, a.id), '[]')
      from (
        select * from private.community_answers a
        where a.question_id = p_question_id
          and (a.hidden_at is null or a.author_id = v_me or private.is_staff())
        order by a.created_at, a.id limit 300
      ) a
    )
  );
end $$;

-- Returns a question with its answers, the accepted one first; null if there is none that the caller can read.
select private.expose('get_community_question', 'anon, authenticated', 'plain');

create function private.ask_community_question(p_id uuid, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant private.community_questions := jsonb_populate_record(null::private.community_questions, p_values);
  v_course_id uuid;
begin
  if exists (select from private.community_questions q where q.id = p_id and q.author_id = auth.uid()) then
    return p_id;
  end if;
  perform private.check_community_post('community_question', 10, concat(v_row.title, ' ', v_row.body));
  if v_row.topic = 'course' then
    select e.course_id into v_course_id from private.courses c
    join private.course_enrollments e on e.course_id = c.id and e.user_id = auth.uid()
    join private.course_versions v on v.id = e.version_id
    where c.slug = p_values ->> 'course' and private.find_lesson(v, v_row.lesson) is not null
    limit 1;
    if v_course_id is null then
      raise exception 'Start this course first.' using errcode = 'HXEDN';
    end if;
  end if;
  insert into private.community_questions (id, author_id, is_anonymous, topic, course_id, lesson, title, body)
  values (
    p_id, auth.uid(), coalesce(v_row.is_anonymous, false), v_row.topic, v_course_id,
    case when v_course_id is not null then v_row.lesson end, btrim(v_row.title), btrim(coalesce(v_row.body, ''))
  );
  return p_id;
end $$;

-- Asks a question in a topic, or about a lesson of a course that the caller started. A repeat with the same ID changes nothing.
select private.expose('ask_community_question', 'authenticated');

create function private.answer_community_question(p_id uuid, p_question_id uuid, p_body text, p_is_anonymous boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_question private.community_questions;
begin
  select * into v_question from private.community_questions q where q.id = p_question_id for no key update;
  if not private.can_read_community_question(v_question) or v_question.hidden_at is not null then
    raise exception 'Question not found.' using errcode = 'HXWQN';
  end if;
  if exists (select from private.community_answers a where a.id = p_id and a.author_id = auth.uid()) then
    return;
  end if;
  perform private.check_community_post('community_answer', 40, p_body);
  insert into private.community_answers (id, question_id, author_id, is_anonymous, is_staff, body)
  values (
    p_id, p_question_id, auth.uid(), coalesce(p_is_anonymous, false),
    private.is_staff() and not coalesce(p_is_anonymous, false), btrim(p_body)
  );
  update private.community_questions q set last_post_at = now() where q.id = p_question_id;
  if v_question.author_id <> auth.uid() then
    perform private.notify(
      v_question.author_id, 'community_answered', 'community_answer:' || p_id,
      jsonb_build_object('title', left(v_question.title, 120), 'excerpt', left(btrim(p_body), 120), 'question_id', p_question_id),
      jsonb_build_object('question_id', p_question_id)
    );
  end if;
end $$;

-- Answers a question that the caller can read.
select private.expose('answer_community_question', 'authenticated');

create function private.accept_community_answer(p_question_id uuid, p_answer_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.community_questions q set accepted_answer_id = p_answer_id
  where q.id = p_question_id and q.author_id = auth.uid() and q.hidden_at is null and (p_answer_id is null or exists (
    select from private.community_answers a where a.id = p_answer_id and a.question_id = p_question_id and a.hidden_at is null
  ));
  if not found then
    raise exception 'Question not found.' using errcode = 'HXWQN';
  end if;
end $$;

-- Marks the answer that helped, or with null none. Only the person who asked can.
select private.expose('accept_community_answer', 'authenticated');

create function private.delete_community_post(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.community_questions q join private.community_answers a on a.question_id = q.id
    where q.id = p_id and q.author_id = auth.uid() and a.author_id <> q.author_id
  ) then
    raise exception 'Others answered this question.' using errcode = 'HXWQA';
  end if;
  delete from private.community_answers a where a.id = p_id and a.author_id = auth.uid();
  if not found then
    delete from private.community_questions q where q.id = p_id and q.author_id = auth.uid();
  end if;
end $$;

-- Deletes the caller's own answer, or their own question while no one else answered it.
select private.expose('delete_community_post', 'authenticated');
