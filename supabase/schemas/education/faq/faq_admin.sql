-- How staff manages the questions.
create function private.admin_faq() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  return jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'slug', c.slug, 'heading', c.heading, 'questions', coalesce(q.questions, '[]')
      ) order by c.place, c.id), '[]')
      from private.faq_categories c
      cross join lateral (
        select jsonb_agg(jsonb_build_object(
          'id', q.id, 'question', q.question, 'answer', q.answer, 'status', q.status, 'version', q.version, 'helpful', q.helpful,
          'not_helpful', q.not_helpful, 'updated_at', q.updated_at, 'updated_by', q.updated_by_name
        ) order by q.place, q.id) as questions
        from private.faq_questions q where q.category_id = c.id and q.deleted_at is null
      ) q
    ),
    'misses', (
      select coalesce(jsonb_agg(jsonb_build_object('term', m.term, 'searches', m.searches, 'last_at', m.last_at)
        order by m.searches desc, m.last_at desc, m.term), '[]')
      from (select * from private.faq_misses m order by m.searches desc, m.last_at desc, m.term limit 50) m
    )
  );
end $$;

-- Staff only: returns every question with drafts and votes, and the fifty most frequent searches that found nothing.
select private.expose('admin_faq', 'authenticated');

create function private.save_faq_category(p_id uuid, p_heading text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_slug constant text := btrim(left(btrim(regexp_replace(lower(coalesce(p_heading, '')), '[^a-z0-9]+', '-', 'g'), '-'), 60), '-');
begin
  perform private.require_education_staff();
  update private.faq_categories c set heading = btrim(p_heading) where c.id = p_id;
  if found then
    return;
  end if;
  if v_slug = '' or exists (select from private.faq_categories c where c.slug = v_slug) then
    raise exception 'Choose another name.' using errcode = 'HXFQN';
  end if;
  if (select count(*) from private.faq_categories) >= 40 then
    raise exception 'Too many categories.' using errcode = 'HXFQM';
  end if;
  insert into private.faq_categories (id, slug, heading, place)
  select p_id, v_slug, btrim(p_heading), 1 + coalesce(max(c.place), 0) from private.faq_categories c;
end $$;

-- Staff only: adds a category or renames it. Its anchor stays.
select private.expose('save_faq_category', 'authenticated');

create function private.delete_faq_category(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  perform from private.faq_categories c where c.id = p_id for update;
  if exists (select from private.faq_questions q where q.category_id = p_id and q.deleted_at is null) then
    raise exception 'Move or delete its questions first.' using errcode = 'HXFQE';
  end if;
  delete from private.faq_questions q where q.category_id = p_id;
  delete from private.faq_categories c where c.id = p_id;
end $$;

-- Staff only: deletes a category without questions.
select private.expose('delete_faq_category', 'authenticated');

create function private.save_faq_question(p_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant private.faq_questions := jsonb_populate_record(null::private.faq_questions, p_values);
  v_old private.faq_questions;
begin
  perform private.require_education_staff();
  perform from private.faq_categories c where c.id = v_row.category_id for share;
  if not found then
    raise exception 'Category not found.' using errcode = 'HXFQC';
  end if;
  -- Only links to our own pages are shown as links.
  if v_row.answer ~ '\]\((?!/[^/\\])' then
    raise exception 'Links must start with a slash.' using errcode = 'HXFQL';
  end if;
  select * into v_old from private.faq_questions q where q.id = p_id for update;
  if v_old.id is not null and (v_old.version is distinct from p_version or v_old.deleted_at is not null) then
    raise exception 'Someone else changed this.' using errcode = 'HXFQV';
  end if;
  insert into private.faq_questions as q (id, category_id, question, answer, place, status, updated_by_name)
  select p_id, v_row.category_id, btrim(v_row.question), btrim(v_row.answer), 1 + coalesce(max(o.place), 0),
    coalesce(v_row.status, 'draft'), coalesce(private.get_my_display_name(), '')
  from private.faq_questions o where o.category_id = v_row.category_id
  on conflict (id) do update
  set category_id = excluded.category_id, question = excluded.question, answer = excluded.answer, status = excluded.status,
    place = case when q.category_id = excluded.category_id then q.place else excluded.place end,
    is_edited = true, version = q.version + 1, updated_at = now(), updated_by_name = excluded.updated_by_name;
end $$;

-- Staff only: adds a question, or changes it if it still is version `p_version`.
select private.expose('save_faq_question', 'authenticated');

create function private.delete_faq_question(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  update private.faq_questions q set deleted_at = now(), is_edited = true where q.id = p_id and q.deleted_at is null;
end $$;

-- Staff only: deletes a question. A migration does not bring it back.
select private.expose('delete_faq_question', 'authenticated');

create function private.move_faq_question(p_id uuid, p_is_up boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_category_id constant uuid := (select q.category_id from private.faq_questions q where q.id = p_id);
begin
  perform private.require_education_staff();
  perform from private.faq_categories c where c.id = v_category_id for update;
  update private.faq_questions q set place = o.place
  from (
    select n.id, row_number() over (order by n.place + case when n.id = p_id then case when p_is_up then -1.5 else 1.5 end else 0 end) as place
    from (
      select q.id, row_number() over (order by q.place, q.id) as place from private.faq_questions q
      where q.category_id = v_category_id and q.deleted_at is null
    ) n
  ) o
  where q.id = o.id and q.place <> o.place;
end $$;

-- Staff only: moves a question up or down in its category.
select private.expose('move_faq_question', 'authenticated');

create function private.move_faq_category(p_id uuid, p_is_up boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  perform from private.faq_categories c order by c.id for update;
  update private.faq_categories c set place = o.place
  from (
    select n.id, row_number() over (order by n.place + case when n.id = p_id then case when p_is_up then -1.5 else 1.5 end else 0 end) as place
    from (select c.id, row_number() over (order by c.place, c.id) as place from private.faq_categories c) n
  ) o
  where c.id = o.id and c.place <> o.place;
end $$;

-- Staff only: moves a category up or down.
select private.expose('move_faq_category', 'authenticated');

create function private.dismiss_faq_search(p_term text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_education_staff();
  delete from private.faq_misses m where m.term = p_term;
end $$;

-- Staff only: removes a search from the list of those that found nothing.
select private.expose('dismiss_faq_search', 'authenticated');
