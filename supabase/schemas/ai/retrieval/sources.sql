-- What the assistant may quote besides documents. Each source is searched with the rights of its own screens; nothing is
-- copied into an index of its own.

-- Returns the stems of a question, without very common words.
create function private.list_question_stems(p_words text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select distinct left(w.lexeme, 40)
    from unnest(to_tsvector('pg_catalog.english', left(array_to_string(p_words[1:40], ' '), 1000))) w
    where w.lexeme ~ '^[[:alnum:].-]+$'
    limit 40
  )
$$;

-- True if a text has a word that begins like one of these stems. Cheap, and only a first cut.
create function private.has_stem(p_text text, p_stems text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select lower(p_text) ~ any (array(
    select '\m' || regexp_replace(case when char_length(s) > 4 then regexp_replace(s, '[iey]$', '') else s end, '[.-]', '\\\&', 'g')
    from unnest(p_stems) s
  ))
$$;

-- Published questions of the help pages.
create function private.search_help_passages(p_stems text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'help', 'id', q.id, 'record_id', q.id, 'parent_id', null, 'title', q.question, 'about', c.heading,
      'place', c.slug, 'page', null, 'body', q.answer
    ) order by q.hits desc, q.id), '[]')
    from (
      select f.id, f.category_id, f.question, f.answer, (
        select count(*) from unnest(p_stems) s where private.has_stem(f.question || ' ' || f.answer, array[s])
      ) as hits
      from private.faq_questions f
      where f.status = 'published' and f.deleted_at is null and private.has_stem(f.question || ' ' || f.answer, p_stems)
      order by hits desc, f.id limit 15
    ) q
    join private.faq_categories c on c.id = q.category_id
  );
end $$;

-- Lessons: titles and summaries of published courses, and the text of courses that the caller takes.
create function private.search_lesson_passages(p_stems text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with lessons as (
      select c.slug, c.title as course, l.value as lesson, e.id is not null as is_taken
      from private.courses c
      left join private.course_enrollments e on e.course_id = c.id and e.user_id = auth.uid() and e.closed_at is null
      join private.course_versions v on v.id = coalesce(e.version_id, c.version_id)
      cross join lateral jsonb_array_elements(v.lessons) l
      where c.status = 'published' or e.id is not null
    ),
    texts as (
      select o.slug, o.course, o.lesson, o.lesson ->> 'summary' as body from lessons o
      union all
      select o.slug, o.course, o.lesson, p.value
      from lessons o
      cross join lateral jsonb_array_elements(o.lesson -> 'blocks') b
      cross join lateral jsonb_array_elements_text(
        case when jsonb_typeof(b.value -> 'paragraphs') = 'array' then b.value -> 'paragraphs' else '[]' end
      ) p
      where o.is_taken
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'lesson', 'id', md5(t.body), 'record_id', t.lesson ->> 'id', 'parent_id', t.slug,
      'title', t.lesson ->> 'title', 'about', t.course, 'place', null, 'page', null, 'body', t.body
    ) order by t.hits desc), '[]')
    from (
      select x.*, (
        select count(*) from unnest(p_stems) s where private.has_stem((x.lesson ->> 'title') || ' ' || x.body, array[s])
      ) as hits
      from texts x
      where private.has_stem((x.lesson ->> 'title') || ' ' || x.body, p_stems)
      order by hits desc limit 15
    ) t
  );
end $$;

-- Messages of the caller's conversations, found by the index of message search.
create function private.search_message_passages(p_stems text[]) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  v_me constant uuid := auth.uid();
begin
  if not private.is_approved() then
    return '[]';
  end if;
  return (
    with mine as materialized (
      select o.conversation_id from public.conversation_members o
      where o.user_id = v_me and o.left_at is null
      order by o.last_message_at desc, o.conversation_id desc limit 200
    ),
    hits as (
      select f.id, count(*) as hits
      from mine c
      cross join unnest(p_stems) as s (stem)
      cross join lateral (
        select o.id from public.conversation_messages o
        where private.build_message_search_vector(o.conversation_id, o.message_text)
            @@ private.build_message_search_query(c.conversation_id, array[regexp_replace(s.stem, '(.{4})[iey]$', '\1')])
          and o.conversation_id = c.conversation_id and o.deleted_at is null and o.message_type <> 'system'
        limit 200
      ) f
      where s.stem !~ '[''\\]'
      group by f.id order by hits desc, f.id limit 15
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'message', 'id', m.id, 'record_id', m.id, 'parent_id', m.conversation_id,
      'title', coalesce(nullif(btrim(p.full_name), ''), 'Message'), 'about', to_char(m.created_at, 'YYYY-MM-DD'),
      'place', null, 'page', null, 'body', left(m.message_text, 2000)
    ) order by h.hits desc, m.id), '[]')
    from hits h
    join public.conversation_messages m on m.id = h.id
    left join public.profiles p on p.id = m.sender_id
  );
end $$;

-- Kinds of records that are searched, with the fields that answers quote.
create function private.list_quoted_fields() returns table (kind text, fields text[])
language sql immutable set search_path = '' as $$
  values
    ('contacts', array['name', 'company', 'job_title', 'role', 'email', 'phone', 'city', 'state', 'source', 'consent', 'notes']),
    ('companies', array['name', 'type', 'site', 'phone', 'city', 'states', 'communities', 'notes']),
    ('deals', array['name', 'stage', 'buyer', 'state', 'price', 'commission_percent', 'commission', 'probability', 'expected_close', 'next_step', 'next_step_on', 'notes']),
    ('leads', array['name', 'company', 'email', 'phone', 'city', 'state', 'interest', 'message', 'source', 'status', 'timeline']),
    ('properties', array['name', 'street', 'city', 'state', 'license_type', 'license_number', 'licensed_beds', 'total_beds', 'total_units', 'year_built', 'owned_by', 'notes']),
    ('transactions', array['property_name', 'status', 'side', 'state', 'price', 'expected_close', 'closed_on'])
$$;

-- Records that the caller's workspaces see, found by the index of each list.
create function private.search_record_passages(p_stems text[]) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  v_kind record;
  v_workspace_id uuid;
  v_stem text;
  v_query tsquery;
  v_parts text[];
  v_rows jsonb;
  v_all jsonb := '[]';
begin
  for v_kind in select q.kind, q.fields, r.title, r.path from private.list_quoted_fields() q cross join lateral private.record_kind(q.kind) r loop
    v_parts := '{}';
    foreach v_workspace_id in array private.list_my_workspace_ids(v_kind.kind) loop
      foreach v_stem in array p_stems loop
        v_query := private.build_record_search_query(v_workspace_id, regexp_replace(v_stem, '(.{4})[iey]$', '\1'));
        if v_query is not null then
          v_parts := v_parts || format(
            '(select r.id, %3$L as stem from public.%1$I r where %2$s @@ %4$L::tsquery and r.workspace_id = %5$L::uuid'
              ' and r.deleted_at is null limit 200)',
            v_kind.kind, private.get_record_search_expression(v_kind.kind), v_stem, v_query, v_workspace_id
          );
        end if;
      end loop;
    end loop;
    if cardinality(v_parts) > 0 then
      execute format(
        'select jsonb_agg(jsonb_build_object(''kind'', ''record'', ''id'', r.id, ''record_id'', r.id, ''parent_id'', null,'
          ' ''title'', r.%1$I, ''about'', %2$L, ''place'', %3$L, ''page'', null, ''fields'', ('
          ' select jsonb_object_agg(f.name, to_jsonb(r) -> f.name) from unnest(%4$L::text[]) f (name) where to_jsonb(r) ->> f.name <> '''''
          ')) order by h.hits desc, r.id)'
          ' from (select id, count(distinct stem) as hits from (%5$s) a group by id order by hits desc, id limit 8) h'
          ' join public.%2$I r on r.id = h.id',
        v_kind.title, v_kind.kind, v_kind.path, v_kind.fields, array_to_string(v_parts, ' union all ')
      ) into v_rows;
      v_all := v_all || coalesce(v_rows, '[]');
    end if;
  end loop;
  return v_all;
end $$;

-- Facts of listings found by these names, with the caller's rights.
create function private.search_listing_passages(p_names text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'listing', 'id', l.id, 'record_id', l.id, 'parent_id', null, 'title', l.property_name, 'about', l.location,
      'place', null, 'page', null, 'body', coalesce(left(l.description, 4000), ''),
      'fields', jsonb_strip_nulls(jsonb_build_object(
        'location', l.location, 'property_type', l.property_type, 'price', l.price, 'total_beds', l.total_beds,
        'licensed_beds', l.licensed_beds, 'total_units', l.total_units, 'occupancy_rate', l.occupancy_rate,
        'cap_rate', l.cap_rate, 'avg_monthly_rate', l.avg_monthly_rate, 'year_built', l.year_built, 'status', l.status
      ))
    ) order by l.id), '[]')
    from (
      select distinct (f.value ->> 'id')::uuid as id
      from unnest(p_names[1:4]) n (name)
      cross join lateral jsonb_array_elements(
        public.find_listings('{}', left(n.name, 100), 'newest', null, null, 3) -> 'rows'
      ) f
    ) found
    join public.listings l on l.id = found.id
  );
end $$;
grant execute on function private.search_listing_passages(text[]) to authenticated;
grant execute on function private.list_question_stems(text[]) to authenticated;

create function private.search_passages(p_words text[], p_kinds text[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_stems constant text[] := private.list_question_stems(p_words);
begin
  perform private.require_access();
  perform private.enforce_rate_limit('ai_search', 60, interval '1 minute');
  if coalesce(cardinality(v_stems), 0) = 0 or coalesce(cardinality(p_kinds), 0) = 0 then
    return '[]';
  end if;
  return case when 'room_document' = any (p_kinds) then private.search_room_passages(v_stems) else '[]' end
    || case when 'message' = any (p_kinds) then private.search_message_passages(v_stems) else '[]' end
    || case when 'record' = any (p_kinds) then private.search_record_passages(v_stems) else '[]' end
    || case when 'help' = any (p_kinds) then private.search_help_passages(v_stems) else '[]' end
    || case when 'lesson' = any (p_kinds) then private.search_lesson_passages(v_stems) else '[]' end;
end $$;
grant execute on function private.search_passages(text[], text[]) to authenticated;

-- Returns pieces of what the caller can read, best first within each kind: documents, messages, records, help, lessons,
-- and listings by name. Rights are those of the sources at this moment.
create function public.search_sources(words text[], kinds text[], names text[] default '{}') returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  return private.search_passages($1, $2)
    || case when 'listing' = any ($2) and cardinality($3) > 0 then private.search_listing_passages($3) else '[]' end;
end $$;
grant execute on function public.search_sources(text[], text[], text[]) to authenticated;
