-- Search across conversations. Each word is kept together with the conversation that it stands in, so that a
-- search touches nothing but what its caller may read, however often others use the word.
create function private.words_mark(p_conversation_id uuid) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select left(replace(p_conversation_id::text, '-', ''), 16)
$$;
revoke all on function private.words_mark(uuid) from public, anon, authenticated, service_role;
grant execute on function private.words_mark(uuid) to authenticated, service_role;

create function private.message_words(p_conversation_id uuid, p_text text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array_to_tsvector(array(
    select private.words_mark(p_conversation_id) || left(w.lexeme, 40)
    from unnest(to_tsvector('pg_catalog.simple', p_text)) w
  ));
end
$$;
revoke all on function private.message_words(uuid, text) from public, anon, authenticated, service_role;
-- The index asks it in the name of whoever writes.
grant execute on function private.message_words(uuid, text) to authenticated, service_role;

create index conversation_messages_words_idx on public.conversation_messages
  using gin (private.message_words(conversation_id, message_text));

-- The question of some conversations for all these words, each by its beginning; null for no words.
create function private.words_asked(p_conversations uuid[], p_words text[]) returns tsquery
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select string_agg(
      '(' || (
        select string_agg('''' || private.words_mark(c.id) || w.word || ''':*', ' & ') from unnest(p_words) as w (word)
      ) || ')', ' | '
    )::tsquery
    from unnest(p_conversations) as c (id)
  );
end
$$;
revoke all on function private.words_asked(uuid[], text[]) from public, anon, authenticated, service_role;

create function private.search_messages(p_search text, p_after text, p_size integer) returns table (
  id uuid, conversation_id uuid, sender_id uuid, excerpt text, created_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  v_me constant uuid := auth.uid();
  v_from constant jsonb := private.open_cursor('message search', p_after);
  v_words constant text[] := array(
    select left(w.lexeme, 40) from unnest(to_tsvector('pg_catalog.simple', left(p_search, 100))) w
    where w.lexeme !~ '[''\\]' limit 5
  );
  v_mine uuid[];
  v_question tsquery;
begin
  if not private.is_approved() or cardinality(v_words) = 0 then
    return;
  end if;
  v_mine := array(
    select m.conversation_id from public.conversation_members m
    where m.user_id = v_me and m.left_at is null
    order by m.last_message_at desc, m.conversation_id desc limit 1000
  );
  v_question := private.words_asked(v_mine, v_words);
  if v_question is null then
    return;
  end if;
  return query execute $query$
    select m.id, m.conversation_id, m.sender_id,
      substr(m.message_text, greatest(strpos(lower(m.message_text), $3) - 60, 1), 240), m.created_at,
      private.seal_cursor('message search', jsonb_build_array(m.created_at, m.id))
    from public.conversation_messages m
    where private.message_words(m.conversation_id, m.message_text) @@ $1
      and m.conversation_id = any ($2) and m.deleted_at is null and m.message_type <> 'system'
      and (m.created_at, m.id) < ($4, $5)
    order by m.created_at desc, m.id desc
    limit $6
  $query$ using
    v_question, v_mine, v_words[1], coalesce((v_from ->> 0)::timestamptz, 'infinity'),
    coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'), p_size;
end
$$;
revoke all on function private.search_messages(text, text, integer) from public, anon, authenticated, service_role;
grant execute on function private.search_messages(text, text, integer) to authenticated;

-- Messages that hold all these words, or words that begin so, in the thousand conversations in which the caller
-- heard something last; the newest first. A page goes on behind the `cursor` of its last row.
create function public.search_messages(search text, after text default null, page_size integer default 20) returns table (
  id uuid, conversation_id uuid, sender_id uuid, excerpt text, created_at timestamptz, cursor text
)
language sql stable set search_path = ''
as $$
  select * from private.search_messages(search, after, least(greatest(coalesce(page_size, 20), 1), 50))
$$;
revoke all on function public.search_messages(text, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.search_messages(text, text, integer) to authenticated;
