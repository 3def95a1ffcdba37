-- Frequently asked questions by category. Staff changes them; the repository's questions are published by a migration.
create table private.faq_categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null,
  heading text not null,
  place integer not null,

  constraint faq_categories_slug_key unique (slug),
  constraint faq_categories_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  constraint faq_categories_heading_is_plain check (char_length(btrim(heading)) >= 1 and private.is_single_line(heading, 80)),
  constraint faq_categories_place_in_range check (place between 1 and 10000)
);
alter table private.faq_categories enable row level security;

comment on column private.faq_categories.slug is 'The anchor on the page. It never changes, so that links keep working.';

create table private.faq_questions (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references private.faq_categories (id) on delete restrict,
  question text not null,
  answer text not null,
  place integer not null,
  status text not null default 'draft',
  is_edited boolean not null default true,
  version integer not null default 1,
  helpful integer not null default 0,
  not_helpful integer not null default 0,
  updated_at timestamptz not null default now(),
  updated_by_name text not null default '',
  deleted_at timestamptz,

  constraint faq_questions_question_is_plain check (char_length(btrim(question)) >= 1 and private.is_single_line(question, 200)),
  constraint faq_questions_answer_is_plain check (char_length(btrim(answer)) >= 1 and private.is_plain_message(answer, 4000)),
  constraint faq_questions_place_in_range check (place between 1 and 10000),
  constraint faq_questions_status_is_known check (status in ('draft', 'published')),
  constraint faq_questions_version_in_range check (version between 1 and 1000000),
  constraint faq_questions_votes_in_range check (helpful >= 0 and not_helpful >= 0),
  constraint faq_questions_updated_by_name_is_plain check (private.is_single_line(updated_by_name, 300))
);
alter table private.faq_questions enable row level security;
create index faq_questions_category_idx on private.faq_questions (category_id, place);

comment on column private.faq_questions.is_edited is 'True once staff changed it: a migration no longer replaces it.';

-- What people searched for without finding a question.
create table private.faq_misses (
  term text primary key,
  searches integer not null default 1,
  last_at timestamptz not null default now(),

  constraint faq_misses_term_is_plain check (char_length(term) >= 3 and private.is_single_line(term, 60)),
  constraint faq_misses_searches_in_range check (searches >= 1)
);
alter table private.faq_misses enable row level security;
create index faq_misses_searches_idx on private.faq_misses (searches desc, last_at desc);
create index faq_misses_last_at_idx on private.faq_misses (last_at);

-- Publishes the repository's questions. Questions that staff changed or deleted stay as they are; unchanged ones that the
-- repository no longer has are deleted. Migrations call this, clients can't.
create function private.publish_faq(p_categories jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.faq_categories (id, slug, heading, place)
  select md5('faq category ' || (c.value ->> 'id'))::uuid, c.value ->> 'id', c.value ->> 'heading', c.place
  from jsonb_array_elements(p_categories) with ordinality c (value, place)
  on conflict (slug) do nothing;
  delete from private.faq_questions q
  where not q.is_edited and not exists (
    select from jsonb_array_elements(p_categories) c cross join lateral jsonb_array_elements(c.value -> 'questions') n
    where q.id = md5('faq question ' || (n.value ->> 'question'))::uuid
  );
  insert into private.faq_questions as q (id, category_id, question, answer, place, status, is_edited)
  select md5('faq question ' || (n.value ->> 'question'))::uuid, o.id, n.value ->> 'question', n.value ->> 'answer', n.place,
    'published', false
  from jsonb_array_elements(p_categories) c
  join private.faq_categories o on o.slug = c.value ->> 'id'
  cross join lateral jsonb_array_elements(c.value -> 'questions') with ordinality n (value, place)
  on conflict (id) do update set answer = excluded.answer where not q.is_edited;
end $$;

create function private.list_faq() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.slug, 'heading', c.heading, 'questions', q.questions) order by c.place, c.id), '[]')
    from private.faq_categories c
    cross join lateral (
      select jsonb_agg(
        jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer) order by q.place, q.id
      ) as questions
      from private.faq_questions q where q.category_id = c.id and q.status = 'published' and q.deleted_at is null
    ) q
    where q.questions is not null
  );
end $$;

-- Returns the published questions by category, in their order.
select private.expose('list_faq', 'anon, authenticated', 'plain');

create function private.rate_faq_answer(p_question_id uuid, p_is_helpful boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_address constant text := coalesce(private.client_address(), 'unknown');
begin
  if private.increment_sender_ticket_count('faq votes:' || v_address) > 60 then
    raise exception 'Too many requests. Try again in an hour.' using errcode = 'HXFQT';
  end if;
  -- One vote per question, address, and hour. Others are ignored, so that they can't be told from counted ones.
  if private.increment_sender_ticket_count(format('faq vote:%s:%s', p_question_id, v_address)) > 1 then
    return;
  end if;
  update private.faq_questions q
  set helpful = q.helpful + coalesce(p_is_helpful, false)::integer, not_helpful = q.not_helpful + (not coalesce(p_is_helpful, true))::integer
  where q.id = p_question_id and q.status = 'published' and q.deleted_at is null;
end $$;

-- Counts whether an answer was helpful. Stores nothing about the person.
select private.expose('rate_faq_answer', 'anon, authenticated', 'plain');

create function private.note_faq_search(p_term text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_term constant text := left(lower(btrim(regexp_replace(coalesce(p_term, ''), '\s+', ' ', 'g'))), 60);
begin
  -- Nothing that could be an address or a number of a person.
  if char_length(v_term) < 3 or v_term ~ '@|[0-9]{5}' or not coalesce(private.is_single_line(v_term, 60), false) then
    return;
  end if;
  if private.increment_sender_ticket_count('faq search:' || coalesce(private.client_address(), 'unknown')) > 30 then
    return;
  end if;
  insert into private.faq_misses as m (term) values (v_term)
  on conflict (term) do update set searches = m.searches + 1, last_at = now();
  delete from private.faq_misses m where m.term in (
    select o.term from private.faq_misses o order by o.last_at desc offset 1000
  );
end $$;

-- Remembers a search of the questions that found nothing: the words only, a thousand at most.
select private.expose('note_faq_search', 'anon, authenticated', 'plain');
