SET local check_function_bodies = off;

DROP INDEX "public"."conversation_messages_words_idx";

DROP FUNCTION "private"."words_asked"(uuid[], text[]);

CREATE OR REPLACE FUNCTION private.messages_with_words (
  p_conversations uuid[],
  p_words         text[],
  p_at            timestamp with time zone,
  p_id            uuid,
  p_size          integer
)
  RETURNS TABLE (
    id         uuid,
    created_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
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
    where private.message_words(o.conversation_id, o.message_text) @@ private.words_asked(c.id, p_words)
      and o.deleted_at is null and o.message_type <> 'system' and (o.created_at, o.id) < (p_at, p_id)
    offset 0
  ) m
  where m.conversation_id = c.id and c.id <> all (v_long_ids)
  order by m.created_at desc, m.id desc
  limit p_size;
  foreach v_long_id in array v_long_ids loop
    return query
    with newest as materialized (
      select o.* from public.conversation_messages o
      where o.conversation_id = v_long_id and o.created_at <= p_at
      order by o.created_at desc limit 400
    )
    select o.id, o.created_at from newest o
    where strpos(lower(o.message_text), p_words[1]) > 0
      and private.message_words(o.conversation_id, o.message_text) @@ private.words_asked(v_long_id, p_words)
      and o.deleted_at is null and o.message_type <> 'system' and (o.created_at, o.id) < (p_at, p_id)
    limit p_size;
    get diagnostics v_found = row_count;
    if v_found < p_size then
      select m.created_at into v_end from public.conversation_messages m
      where m.conversation_id = v_long_id and m.created_at <= p_at
      order by m.created_at desc offset 399 limit 1;
      return query
      select o.id, o.created_at from public.conversation_messages o
      where private.message_words(o.conversation_id, o.message_text) @@ private.words_asked(v_long_id, p_words)
        and o.deleted_at is null and o.message_type <> 'system' and o.created_at < v_end
      order by o.created_at desc, o.id desc
      limit p_size;
    end if;
  end loop;
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
  select array_agg(m.conversation_id), array_agg(m.last_message_at) into v_mine, v_heard
  from (
    select o.conversation_id, o.last_message_at from public.conversation_members o
    where o.user_id = v_me and o.left_at is null
    order by o.last_message_at desc, o.conversation_id desc limit 1000
  ) m;
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

CREATE OR REPLACE FUNCTION private.send_due (
  p_user_id uuid,
  p_channel text,
  p_now     timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_preferences constant public.notification_preferences := private.preferences_of(p_user_id);
  v_address constant text := private.address_for(p_user_id, p_channel);
  v_nowhere constant text := case
    when p_channel = 'email' and private.bounce_of(p_user_id) is not null then 'address_bounced'
    when v_address is null then 'no_address'
  end;
  -- It is late, when nothing ran meanwhile, and by now it may be quiet.
  v_quiet_until constant timestamptz := case
    when v_preferences.quiet_hours_enabled then private.quiet_until(
      v_preferences.quiet_hours_start, v_preferences.quiet_hours_end, v_preferences.timezone, p_now
    )
    else p_now
  end;
  v_goes record;
  v_calm jsonb[] := '{}';
  v_calm_ids uuid[] := '{}';
begin
  for v_goes in
    with due as materialized (
      select d.id, d.kind, d.created_at, d.notification_id from public.deliveries d
      where d.user_id = p_user_id and d.channel = p_channel and d.status = 'waiting' and d.due_at <= p_now
      order by d.created_at, d.id
      for update
    ), kinds as materialized (
      select
        k.kind, private.is_wanted(v_preferences, k.kind, p_channel) as is_wanted,
        private.is_urgent_by(v_preferences, k.kind, p_channel) as is_urgent
      from (select distinct u.kind from due u) k
    ), told as materialized (
      select
        u.id, u.kind, u.created_at, k.is_urgent, k.is_wanted,
        case when n.id is not null then private.letter_of_notice(n) end as facts
      from due u
      join kinds k on k.kind = u.kind
      left join public.notifications n on n.id = u.notification_id and n.read_at is null
    ), judged as materialized (
      select t.id, t.kind, t.created_at, t.is_urgent, t.facts, case
        when not t.is_wanted then 'not_wanted'
        when t.facts is null then 'read'
        when v_nowhere is not null then v_nowhere
        -- A text is about now. No quiet hours last so long: there was nobody to send it.
        when p_channel = 'sms' and t.created_at < p_now - interval '3 days' then 'too_late'
      end as reason
      from told t
    ), left_out as (
      update public.deliveries d set status = 'left_out', reason = j.reason
      from judged j
      where d.id = j.id and j.reason is not null
    ), put_off as (
      update public.deliveries d set due_at = v_quiet_until, decided_at = p_now, waits_for = 'quiet_hours'
      from judged j
      where d.id = j.id and j.reason is null and not j.is_urgent and v_quiet_until > p_now
    )
    select j.id, j.kind, j.is_urgent, j.facts from judged j
    where j.reason is null and (j.is_urgent or v_quiet_until <= p_now)
    order by j.created_at, j.id
  loop
    if v_goes.is_urgent then
      perform private.hand_over(
        p_user_id, p_channel, v_address, array[v_goes.facts], array[v_goes.id], v_goes.kind, true
      );
    else
      v_calm := v_calm || v_goes.facts;
      v_calm_ids := v_calm_ids || v_goes.id;
    end if;
  end loop;
  if cardinality(v_calm) > 0 then
    perform private.hand_over(
      p_user_id, p_channel, v_address, v_calm, v_calm_ids,
      case when cardinality(v_calm) = 1 then (select d.kind from public.deliveries d where d.id = v_calm_ids[1]) end,
      false
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.words_asked (
  p_conversation_id uuid,
  p_words           text[]
)
  RETURNS tsquery
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select string_agg('''' || private.words_mark(p_conversation_id) || w.word || ''':*', ' & ')::tsquery
  from unnest(p_words) as w (word)
$function$;

CREATE OR REPLACE FUNCTION private.words_mark (
  p_conversation_id uuid
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select rtrim(encode(uuid_send(p_conversation_id), 'base64'), '=')
$function$;

REVOKE ALL ON FUNCTION "private"."messages_with_words"(uuid[], text[], timestamp WITH time zone, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."messages_with_words"(uuid[], text[], timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."messages_with_words"(uuid[], text[], timestamp WITH time zone, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_asked"(uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_asked"(uuid, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_asked"(uuid, text[]) TO "postgres";

CREATE INDEX conversation_messages_words_idx ON public.conversation_messages USING gin (private.message_words(conversation_id, message_text))
  WITH (fastupdate=off);
