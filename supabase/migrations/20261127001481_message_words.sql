SET local check_function_bodies = off;

CREATE TABLE "private"."conversation_words" (
  "conversation_id" uuid NOT NULL,
  "word"            text COLLATE pg_catalog."C" NOT NULL,
  CONSTRAINT "conversation_words_pkey" PRIMARY KEY (conversation_id, word)
);

ALTER TABLE "private"."conversation_words"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.note_words()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.conversation_words (conversation_id, word)
  select distinct new.conversation_id, left(w.lexeme, 40)
  from unnest(to_tsvector('pg_catalog.simple', new.message_text)) w
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.search_messages (
  p_search text,
  p_after  text,
  p_size   integer
)
  RETURNS TABLE (
    id              uuid,
    conversation_id uuid,
    sender_id       uuid,
    excerpt         text,
    created_at      timestamp with time zone,
    cursor          text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_from constant jsonb := private.open_cursor('message search', p_after);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_id constant uuid := coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_words constant text[] := array(
    select left(w.lexeme, 40) from unnest(to_tsvector('pg_catalog.simple', left(p_search, 100))) w
    where w.lexeme !~ '[''\\]' order by char_length(w.lexeme) desc limit 5
  );
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
        select w.id, w.created_at from private.messages_with_words(
          v_mine[v_first : v_first + v_step - 1], v_words, v_at, v_id, p_size
        ) w
        union all
        select b.id, b.created_at from unnest(v_found, v_times) as b (id, created_at)
      ) n
      order by n.created_at desc, n.id desc
      limit p_size
    ) f;
    v_first := v_first + v_step;
    v_step := v_step * 4;
    exit when cardinality(v_found) = p_size and v_times[p_size] > v_heard[v_first];
  end loop;
  return query
  select m.id, m.conversation_id, m.sender_id,
    substr(m.message_text, greatest(strpos(lower(m.message_text), v_words[1]) - 60, 1), 240), m.created_at,
    private.seal_cursor('message search', jsonb_build_array(m.created_at, m.id))
  from public.conversation_messages m
  where m.id = any (v_found)
  order by m.created_at desc, m.id desc;
end
$function$;

ALTER TABLE "private"."conversation_words"
  ADD CONSTRAINT "conversation_words_conversation_id_fkey" FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE CASCADE;

CREATE TRIGGER note_words
  AFTER INSERT OR UPDATE OF message_text ON public.conversation_messages
  FOR EACH ROW
  EXECUTE FUNCTION private.note_words();

REVOKE ALL ON FUNCTION "private"."note_words"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_words"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_words"() TO "postgres";

revoke all on table private.conversation_words from public, anon, authenticated, service_role;

-- What has been said until now.
insert into private.conversation_words (conversation_id, word)
select distinct m.conversation_id, left(w.lexeme, 40)
from public.conversation_messages m, unnest(to_tsvector('pg_catalog.simple', m.message_text)) w
on conflict do nothing;
