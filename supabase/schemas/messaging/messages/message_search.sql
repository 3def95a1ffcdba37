-- Search across conversations. Each word is indexed together with its conversation, so a search reads only
-- what its caller may see, however common the word is.
create function private.conversation_search_prefix(p_conversation_id uuid) returns text
language sql immutable parallel safe set search_path = '' as $$
  select rtrim(encode(uuid_send(p_conversation_id), 'base64'), '=')
$$;
grant execute on function private.conversation_search_prefix(uuid) to authenticated, service_role;

create function private.build_message_search_vector(p_conversation_id uuid, p_text text) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array_to_tsvector(array(
    select private.conversation_search_prefix(p_conversation_id) || left(w.lexeme, 40)
    from unnest(to_tsvector('pg_catalog.simple', p_text)) w
  ));
end $$;
-- The index calls it with the writer's rights.
grant execute on function private.build_message_search_vector(uuid, text) to authenticated, service_role;

-- No pending list (fastupdate off): a search would scan it once for each conversation.
create index conversation_messages_words_idx on public.conversation_messages
  using gin (private.build_message_search_vector(conversation_id, message_text)) with (fastupdate = off);

-- Which words occur in a conversation, so a search skips all others. It is never used for content: words of
-- edited or deleted messages stay here but lead to no result.
create table private.conversation_words (
  conversation_id uuid not null references public.chat_conversations (id) on delete cascade,
  word text collate "C" not null,

  constraint conversation_words_pkey primary key (conversation_id, word)
);

alter table private.conversation_words enable row level security;

create function private.index_message_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.conversation_words (conversation_id, word)
  select distinct new.conversation_id, left(w.lexeme, 40)
  from unnest(to_tsvector('pg_catalog.simple', new.message_text)) w
  on conflict do nothing;
  return null;
end $$;

create trigger record_message_words after insert or update of message_text on public.conversation_messages
  for each row execute function private.index_message_words();

-- Returns the search terms, longest first.
create function private.extract_search_words(p_search text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(
    select left(w.lexeme, 40) from unnest(to_tsvector('pg_catalog.simple', left(p_search, 100))) w
    where w.lexeme !~ '[''\\]' order by char_length(w.lexeme) desc limit 5
  )
$$;

-- Builds the tsquery of a conversation for all these prefixes; null without words.
create function private.build_message_search_query(p_conversation_id uuid, p_words text[]) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select string_agg('''' || private.conversation_search_prefix(p_conversation_id) || w.word || ''':*', ' & ')::tsquery
  from unnest(p_words) as w (word)
$$;

-- JIT is off for these: wrong index estimates make their plans look a thousand times more expensive.

-- Returns the newest messages before a given time in the conversations that contain all these words.
-- Conversations with more than a few hundred messages are first scanned from the end, where a common word is
-- soon found often enough; the index would return every occurrence.
create function private.find_messages_by_words(
  p_conversations uuid[], p_words text[], p_at timestamptz, p_id uuid, p_size integer
) returns table (id uuid, created_at timestamptz)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  v_long_ids uuid[];
  v_long_id uuid;
  v_end timestamptz;
  v_found integer;
begin
  v_long_ids := array(
    select c.id from unnest(p_conversations) as c (id)
    where exists (
      select from public.conversation_messages m
      where m.conversation_id = c.id and m.created_at <= p_at
      order by m.created_at desc offset 400 limit 1
    )
  );
  return query
  select m.id, m.created_at
  from unnest(p_conversations) as c (id)
  cross join lateral (
    select o.id, o.conversation_id, o.created_at from public.conversation_messages o
    where private.build_message_search_vector(o.conversation_id, o.message_text) @@ private.build_message_search_query(c.id, p_words)
      and o.deleted_at is null and o.message_type <> 'system' and (o.created_at, o.id) < (p_at, p_id)
    offset 0
  ) m
  where m.conversation_id = c.id and c.id <> all (v_long_ids)
  order by m.created_at desc, m.id desc
  limit p_size;
  foreach v_long_id in array v_long_ids loop
    -- Two steps, the first an index-only scan: in one query the planner sorts the whole conversation.
    select m.created_at into v_end from public.conversation_messages m
    where m.conversation_id = v_long_id and m.created_at <= p_at
    order by m.created_at desc offset 399 limit 1;
    return query
    select o.id, o.created_at from public.conversation_messages o
    where o.conversation_id = v_long_id and o.created_at >= v_end and o.created_at <= p_at
      and strpos(lower(o.message_text), p_words[1]) > 0
      and private.build_message_search_vector(o.conversation_id, o.message_text) @@ private.build_message_search_query(v_long_id, p_words)
      and o.deleted_at is null and o.message_type <> 'system' and (o.created_at, o.id) < (p_at, p_id)
    order by o.created_at desc, o.id desc
    limit p_size;
    get diagnostics v_found = row_count;
    if v_found < p_size then
      return query
      select o.id, o.created_at from public.conversation_messages o
      where private.build_message_search_vector(o.conversation_id, o.message_text) @@ private.build_message_search_query(v_long_id, p_words)
        and o.deleted_at is null and o.message_type <> 'system' and o.created_at < v_end
      order by o.created_at desc, o.id desc
      limit p_size;
    end if;
  end loop;
end $$;

-- Searches the caller's conversations that contain the longest word, most recent first, and stops when no
-- other can contain anything newer than the results.
create function private.search_messages(
  p_search text, p_after text default null, p_page_size public.whole_number default 20
) returns table (
  id uuid, conversation_id uuid, sender_id uuid, excerpt text, created_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 20, 50);
  v_me constant uuid := auth.uid();
  v_from constant private.time_cursor := private.open_time_cursor('message search', p_after);
  v_words constant text[] := private.extract_search_words(p_search);
  v_mine uuid[];
  v_heard timestamptz[];
  v_found uuid[] := '{}';
  v_times timestamptz[] := '{}';
  v_first integer := 1;
  v_step integer := 20;
begin
  if not private.is_approved() or cardinality(v_words) = 0 then
    return;
  end if;
  select
    array_agg(m.conversation_id order by m.last_message_at desc, m.conversation_id desc),
    array_agg(m.last_message_at order by m.last_message_at desc, m.conversation_id desc)
  into v_mine, v_heard
  from (
    select o.conversation_id, o.last_message_at from public.conversation_members o
    where o.user_id = v_me and o.left_at is null
    order by o.last_message_at desc, o.conversation_id desc limit 1000
  ) m
  cross join lateral (
    select from private.conversation_words w
    where w.conversation_id = m.conversation_id and w.word >= v_words[1] and w.word < v_words[1] || chr(1114111)
    limit 1
  ) somewhere;
  while v_first <= cardinality(v_mine) loop
    select array_agg(f.id), array_agg(f.created_at) into v_found, v_times
    from (
      select n.id, n.created_at
      from (
        select w.id, w.created_at from private.find_messages_by_words(
          v_mine[v_first : v_first + v_step - 1], v_words, v_from.at, v_from.id, v_size
        ) w
        union all
        select b.id, b.created_at from unnest(v_found, v_times) as b (id, created_at)
      ) n
      order by n.created_at desc, n.id desc
      limit v_size
    ) f;
    v_first := v_first + v_step;
    v_step := v_step * 4;
    exit when cardinality(v_found) = v_size and v_times[v_size] > v_heard[v_first];
  end loop;
  return query
  select m.id, m.conversation_id, m.sender_id,
    substr(m.message_text, greatest(strpos(lower(m.message_text), v_words[1]) - 60, 1), 240), m.created_at,
    private.seal_cursor('message search', jsonb_build_array(m.created_at, m.id))
  from public.conversation_messages m
  where m.id = any (v_found)
  order by m.created_at desc, m.id desc;
end $$;

-- Returns messages that contain all these words or prefixes, from the caller's thousand most recent
-- conversations, newest first. A page continues after the `cursor` of its last row.
select private.expose('search_messages', 'authenticated', 'plain');
