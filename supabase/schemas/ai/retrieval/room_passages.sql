-- The text of deal room documents in pieces that answers cite. Only current, clean versions have any. Access is decided
-- at query time by the document's own rights, so a piece is readable exactly as long as its document.
create table private.deal_room_passages (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references private.deal_room_versions (id) on delete cascade,
  item_id uuid not null references private.deal_room_items (id) on delete cascade,
  n integer not null,
  page integer,
  place text not null,
  body text not null,
  words tsvector not null,

  constraint deal_room_passages_once unique (version_id, n),
  constraint deal_room_passages_n_in_range check (n between 1 and 400),
  constraint deal_room_passages_page_in_range check (page between 1 and 100000),
  constraint deal_room_passages_place_is_plain check (private.is_single_line(place, 200)),
  constraint deal_room_passages_body_length check (char_length(body) between 1 and 1600)
);
-- No pending list: a search would scan it for each room.
create index deal_room_passages_words_idx on private.deal_room_passages using gin (words) with (fastupdate = off);
create index deal_room_passages_item_idx on private.deal_room_passages (item_id);

comment on column private.deal_room_passages.words is 'Stems, each with its room: a search reads only rooms that its caller can open.';

alter table private.deal_room_passages enable row level security;

-- Builds the search words of a text within one scope.
create function private.build_passage_vector(p_scope uuid, p_text text) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_mark constant text := substr(md5(p_scope::text), 1, 16);
begin
  return array_to_tsvector(array(
    select v_mark || left(w.lexeme, 40) from unnest(to_tsvector('pg_catalog.english', p_text)) w where w.lexeme <> ''
  ));
end $$;

-- Returns the query for one word within one scope.
create function private.build_passage_query(p_scope uuid, p_word text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select quote_literal(substr(md5(p_scope::text), 1, 16) || left(p_word, 40))::tsquery
$$;

-- Replaces the pieces of a document by those of its new version.
create function private.store_room_passages(p_version private.deal_room_versions, p_passages jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.deal_room_passages p where p.item_id = p_version.item_id;
  insert into private.deal_room_passages (version_id, item_id, n, page, place, body, words)
  select p_version.id, p_version.item_id, t.n, (t.piece ->> 'page')::integer, left(t.piece ->> 'place', 200), t.body,
    private.build_passage_vector(p_version.room_id, translate(i.name, '._-', '   ') || ' ' || t.body)
  from (
    select o.n, o.piece, left(o.piece ->> 'text', 1600) as body
    from jsonb_array_elements(case when jsonb_typeof(p_passages) = 'array' then p_passages else '[]' end) with ordinality o (piece, n)
    limit 400
  ) t
  join private.deal_room_items i on i.id = p_version.item_id
  where t.body <> '' and private.is_single_line(t.piece ->> 'place', 200);
end $$;

-- Returns the rooms whose documents the caller can open now, and how. None before the agreement is signed or after access
-- has ended.
create function private.list_my_open_rooms()
returns table (room_id uuid, transaction_id uuid, property_name text, runs boolean, group_id uuid, who text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select d.id, d.transaction_id, d.property_name, s.runs, s.group_id, s.who
  from (
    select r.id, r.transaction_id, t.property_name, r.opened_at
    from public.transactions t join private.deal_rooms r on r.transaction_id = t.id
    where t.workspace_id = any (private.list_my_workspace_ids()) and t.deleted_at is null
    union
    select r.id, r.transaction_id, t.property_name, r.opened_at
    from public.deal_room_members m
    join private.deal_rooms r on r.id = m.room_id
    join public.transactions t on t.id = r.transaction_id
    where m.email = private.get_my_confirmed_email() and t.deleted_at is null
    order by 4 desc limit 200
  ) d
  cross join lateral private.get_room_access(d.id) s
  where (select private.is_approved()) and s.gate = 'open';
end $$;

-- Returns the lines of a piece that answer a question: its first line, up to two others, and the lines that their sentences
-- run over, at most 400 characters. "…" is where lines are left out. This is all that a view-only document gives away as
-- text, because its pages can't be copied.
create function private.quote_passage(p_body text, p_stems text[]) returns text
language sql immutable set search_path = '' as $$
  with lines as (
    select l.n, left(btrim(l.line), 200) as line, char_length(l.line) > 60 and btrim(l.line) !~ '[.:!?]$' as is_cut, (
      select count(*) from unnest(p_stems) s where private.has_stem(l.line, array[s])
    ) as hits
    from regexp_split_to_table(p_body, '\n') with ordinality l (line, n)
  ),
  best as (
    select b.n, b.is_cut from lines b where b.hits > 0 order by b.hits desc, b.n limit 2
  ),
  chosen as (
    select 1::bigint as n
    union
    select b.n from best b
    union
    select b.n + 1 from best b where b.is_cut
    union
    select b.n - 1 from best b join lines l on l.n = b.n - 1 and l.is_cut
  ),
  quoted as (
    select l.n, case when l.n > lag(l.n) over (order by l.n) + 1 then E'…\n' else '' end || l.line as line,
      sum(char_length(l.line) + 2) over (order by l.n) as length
    from lines l join chosen c on c.n = l.n
  )
  select coalesce(string_agg(q.line, E'\n' order by q.n), '') from quoted q where q.length <= 400
$$;

-- Counts a search that quotes a view-only document; false after 200 in a day.
create function private.may_quote_document(p_item_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.enforce_rate_limit('quote:' || p_item_id, 200, interval '1 day');
  return true;
exception when sqlstate 'HXMRT' then
  return false;
end $$;

-- Returns the best pieces of documents for these stems. Ranking counts only what the caller can open: rights are applied
-- before anything is counted or cut off.
create function private.search_room_passages(p_words text[]) returns jsonb
language plpgsql volatile security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  v_found jsonb;
  v_line record;
begin
  with rooms as materialized (
    select * from private.list_my_open_rooms()
  ),
  hits as materialized (
    select r.room_id, w.word, p.id, p.item_id, p.version_id
    from rooms r
    cross join unnest(p_words) as w (word)
    cross join lateral (
      select o.id, o.item_id, o.version_id from private.deal_room_passages o
      where o.words @@ private.build_passage_query(r.room_id, w.word)
      limit 5000
    ) p
  ),
  documents as materialized (
    select i.id, i.version_id, i.parent_id, i.name, r.room_id, a.level = 1 as is_view_only
    from (select distinct h.item_id from hits h) d
    join private.deal_room_items i on i.id = d.item_id
    join rooms r on r.room_id = i.room_id
    -- Once for each document: the offset keeps it from being planned into the condition.
    cross join lateral (
      select case when r.runs then 3 else private.get_group_access_level(r.group_id, i.lineage) end as level offset 0
    ) a
    where i.deleted_at is null and a.level > 0
  ),
  visible as materialized (
    select h.word, h.id, h.item_id from hits h join documents d on d.id = h.item_id and d.version_id = h.version_id
  ),
  frequencies as (
    select v.word, count(*) as found from visible v group by v.word
  ),
  scored as (
    select v.id, v.item_id, sum(ln(1 + 400.0 / f.found)) as score
    from visible v join frequencies f on f.word = v.word
    group by v.id, v.item_id
  ),
  -- A view-only document gives three pieces at most.
  best as (
    select s.id, s.item_id, s.score
    from (select c.*, row_number() over (partition by c.item_id order by c.score desc, c.id) as place from scored c) s
    join documents d on d.id = s.item_id
    where not d.is_view_only or s.place <= 3
    order by s.score desc, s.id limit 24
  )
  select jsonb_agg(jsonb_build_object(
    'kind', 'room_document', 'id', p.id, 'record_id', d.id, 'parent_id', r.transaction_id, 'title', d.name,
    'about', r.property_name, 'place', p.place, 'page', p.page, 'folder_id', d.parent_id,
    'body', case when d.is_view_only then private.quote_passage(p.body, p_words) else p.body end,
    'room_id', r.room_id, 'runs', r.runs, 'is_view_only', d.is_view_only
  ) order by b.score desc, p.id)
  into v_found
  from best b
  join private.deal_room_passages p on p.id = b.id
  join documents d on d.id = b.item_id
  join rooms r on r.room_id = d.room_id;
  select jsonb_agg(f.value order by f.place) into v_found
  from jsonb_array_elements(v_found) with ordinality f (value, place)
  where not (f.value ->> 'is_view_only')::boolean or f.value ->> 'record_id' = any (array(
    select o.id from (
      select distinct v.value ->> 'record_id' as id from jsonb_array_elements(v_found) v
      where (v.value ->> 'is_view_only')::boolean
    ) o
    where private.may_quote_document(o.id::uuid)
  ));
  -- The room's log says who read text of which document, once an hour.
  for v_line in
    select distinct (f.value ->> 'room_id')::uuid as room_id, (f.value ->> 'record_id')::uuid as item_id
    from jsonb_array_elements(v_found) f where not (f.value ->> 'runs')::boolean
  loop
    if not exists (
      select from private.deal_room_events e
      where e.item_id = v_line.item_id and e.room_id = v_line.room_id and e.kind = 'quoted' and e.at > now() - interval '1 hour'
        and e.who = private.get_caller_label()
    ) then
      perform private.log_room_event(v_line.room_id, 'quoted', private.get_caller_label(), v_line.item_id);
    end if;
  end loop;
  return coalesce((select jsonb_agg(f.value - '{room_id,runs,is_view_only}'::text[] order by f.place) from jsonb_array_elements(v_found) with ordinality f (value, place)), '[]');
end $$;
