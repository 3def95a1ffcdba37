SET local check_function_bodies = off;

ALTER TABLE "public"."scheduled_messages"
  DROP CONSTRAINT "scheduled_messages_failure_is_known";

DROP FUNCTION "private"."start_conversation"(uuid, uuid, text, text);

DROP FUNCTION "public"."start_conversation"(text, uuid, uuid, text);

CREATE OR REPLACE FUNCTION private.blocked_people()
  RETURNS TABLE (
    id      uuid,
    name    text,
    company text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select p.id, p.full_name, private.business_name(p)
  from public.user_blocks b
  join public.profiles p on p.id = b.blocked_id
  where b.user_id = auth.uid() and private.is_assured()
  order by b.created_at desc, p.id
  limit 500;
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_page (
  p_conversation_id uuid,
  p_after           text,
  p_before          text,
  p_around          uuid,
  p_from_unread     boolean,
  p_search          text,
  p_size            integer
)
  RETURNS TABLE (
    id           uuid,
    sender_id    uuid,
    message_text text,
    message_type text,
    metadata     jsonb,
    reply_to     uuid,
    reactions    jsonb,
    created_at   timestamp with time zone,
    edited_at    timestamp with time zone,
    deleted_at   timestamp with time zone,
    forwarded    jsonb,
    attachments  jsonb,
    is_unread    boolean,
    cursor       text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
  v_scope constant text := 'conversation:' || p_conversation_id;
  v_cursor constant jsonb := private.open_cursor(v_scope, coalesce(p_after, p_before));
  v_words constant text[] := private.words_in(p_search);
  v_found uuid[];
  -- Older ones stand before this moment, newer ones from it on.
  v_pivot timestamptz := coalesce((v_cursor ->> 0)::timestamptz, 'infinity');
  v_older integer := p_size;
  v_newer integer := 0;
begin
  if cardinality(v_words) > 0 then
    v_older := 0;
    v_found := array(
      select f.id
      from private.messages_with_words(
        array[p_conversation_id], v_words, v_pivot,
        coalesce((v_cursor ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'), p_size
      ) f
      order by f.created_at desc limit p_size
    );
  elsif btrim(p_search) <> '' then
    -- Signs alone are no words.
    return;
  elsif p_after is not null then
    v_pivot := v_pivot + interval '1 microsecond';
    v_older := 0;
    v_newer := p_size;
  elsif p_before is null and (p_around is not null or p_from_unread) then
    if p_around is not null then
      select m.created_at into v_pivot from public.conversation_messages m
      where m.id = p_around and m.conversation_id = p_conversation_id;
    else
      select min(n.created_at) into v_pivot from public.message_notifications n
      where n.user_id = v_me and n.conversation_id = p_conversation_id and n.read_at is null;
    end if;
    if v_pivot is null then
      v_pivot := 'infinity';
    else
      v_older := p_size / 3;
      v_newer := p_size - v_older;
    end if;
  end if;
  return query
  select
    m.id, m.sender_id, m.message_text, m.message_type, m.metadata, m.reply_to, m.reactions, m.created_at,
    m.edited_at, m.deleted_at, m.forwarded,
    case m.file_count when 0 then '[]' else private.attachments_of(m.id) end,
    exists (
      select from public.message_notifications n
      where n.message_id = m.id and n.user_id = v_me and n.read_at is null
    ),
    private.seal_cursor(v_scope, jsonb_build_array(m.created_at, m.id))
  from (
    (
      select * from public.conversation_messages o
      where o.conversation_id = p_conversation_id and o.created_at < v_pivot
      order by o.created_at desc limit v_older
    )
    union all
    (
      select * from public.conversation_messages o
      where o.conversation_id = p_conversation_id and o.created_at >= v_pivot
      order by o.created_at limit v_newer
    )
    union all
    (select * from public.conversation_messages o where o.id = any (v_found))
  ) m
  order by m.created_at;
end
$function$;

CREATE OR REPLACE FUNCTION private.guard_message()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_last timestamptz;
begin
  -- What the server itself says within a call of somebody, see groups.
  if auth.role() = 'authenticated' and coalesce(current_setting('haven.server_speaks', true), '') <> 'true' then
    if new.sender_id is distinct from auth.uid() then
      raise exception 'Nobody writes in the name of somebody else.' using errcode = '42501';
    end if;
    perform private.require_member(new.conversation_id);
    perform private.require_unblocked(new.conversation_id, new.sender_id);
    if new.message_type = 'system' then
      raise exception 'Only the server says this.' using errcode = '42501';
    end if;
    if not private.has_others(new.conversation_id, new.sender_id) then
      raise exception 'Nobody else is in this conversation.' using errcode = 'HXMNO';
    end if;
  end if;
  if new.reply_to is not null and not exists (
    select from public.conversation_messages m
    where m.id = new.reply_to and m.conversation_id = new.conversation_id
  ) then
    raise exception 'What is answered stands in another conversation.' using errcode = '23503';
  end if;
  perform from public.chat_conversations c where c.id = new.conversation_id for no key update;
  -- Several of one statement follow each other as well, on clocks that stand still meanwhile.
  select max(m.created_at) into v_last from public.conversation_messages m
  where m.conversation_id = new.conversation_id;
  new.metadata := coalesce(new.metadata, '{}');
  new.reactions := '{}';
  new.edited_at := null;
  new.deleted_at := null;
  new.created_at := greatest(clock_timestamp(), v_last + interval '1 microsecond');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_others (
  p_conversation_id uuid,
  p_sender_id       uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.conversation_members m
    where m.conversation_id = p_conversation_id and m.user_id <> p_sender_id and m.left_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.meets (
  p_me    uuid,
  p_other uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
begin
  return p_me <> p_other and exists (
    select from public.conversation_members mine
    join public.conversation_members o on o.conversation_id = mine.conversation_id
    where mine.user_id = p_me and mine.left_at is null and o.user_id = p_other and o.left_at is null
  );
end
$function$;

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
  SET jit TO 'off'
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
    -- Two steps, of which the first reads the index alone: in one the planner puts the whole conversation in order.
    select m.created_at into v_end from public.conversation_messages m
    where m.conversation_id = v_long_id and m.created_at <= p_at
    order by m.created_at desc offset 399 limit 1;
    return query
    select o.id, o.created_at from public.conversation_messages o
    where o.conversation_id = v_long_id and o.created_at >= v_end and o.created_at <= p_at
      and strpos(lower(o.message_text), p_words[1]) > 0
      and private.message_words(o.conversation_id, o.message_text) @@ private.words_asked(v_long_id, p_words)
      and o.deleted_at is null and o.message_type <> 'system' and (o.created_at, o.id) < (p_at, p_id)
    order by o.created_at desc, o.id desc
    limit p_size;
    get diagnostics v_found = row_count;
    if v_found < p_size then
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

CREATE OR REPLACE FUNCTION private.my_conversations (
  p_search          text,
  p_is_unread       boolean,
  p_conversation_id uuid,
  p_after           text,
  p_size            integer
)
  RETURNS TABLE (
    id                uuid,
    conversation_type text,
    subject           text,
    listing_id        uuid,
    listing_name      text,
    metadata          jsonb,
    people            jsonb,
    is_muted          boolean,
    unread_count      integer,
    last_message_at   timestamp with time zone,
    last_message      jsonb,
    owner_id          uuid,
    cursor            text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_from constant jsonb := private.open_cursor('conversations', p_after);
  v_search constant text := lower(left(btrim(p_search), 100));
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  with page as materialized (
    select m.conversation_id, m.last_message_at, m.is_muted
    from public.conversation_members m
    where m.user_id = v_me and m.left_at is null
      and (m.last_message_at, m.conversation_id) < (
        coalesce((v_from ->> 0)::timestamptz, 'infinity'),
        coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
      -- What was put away is found again by its names.
      and case
        when p_conversation_id is not null then m.conversation_id = p_conversation_id
        else m.hidden_at is null or v_search <> ''
      end
      and (not p_is_unread or exists (
        select from public.message_notifications n
        where n.user_id = v_me and n.conversation_id = m.conversation_id and n.read_at is null
      ))
      and (coalesce(v_search, '') = '' or private.conversation_fits(m.conversation_id, v_search))
    order by m.last_message_at desc, m.conversation_id desc
    limit p_size
  )
  select
    c.id, c.conversation_type, c.subject, c.listing_id, l.property_name, c.metadata,
    private.people_of(c.id), page.is_muted,
    -- No further than a badge shows.
    (
      select count(*)::integer from (
        select from public.message_notifications n
        where n.user_id = v_me and n.conversation_id = c.id and n.read_at is null
        limit 100
      ) as unread
    ),
    page.last_message_at,
    (
      select to_jsonb(m) from public.conversation_messages m
      where m.conversation_id = c.id order by m.created_at desc limit 1
    ),
    c.owner_id,
    private.seal_cursor('conversations', jsonb_build_array(page.last_message_at, c.id))
  from page
  join public.chat_conversations c on c.id = page.conversation_id
  left join public.listings l on l.id = c.listing_id
  order by page.last_message_at desc, c.id desc;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify (
  p_user_id  uuid,
  p_kind     text,
  p_key      text,
  p_facts    jsonb DEFAULT '{}'::jsonb,
  p_metadata jsonb DEFAULT '{}'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_kind record;
  v_key constant text := left(p_key, 200);
  v_metadata jsonb := coalesce(p_metadata, '{}');
  v_id uuid;
  v_is_new boolean;
begin
  if p_user_id is null or not exists (select from public.profiles p where p.id = p_user_id) then
    return null;
  end if;
  select * into strict v_kind from private.notification_kinds() k where k.kind = p_kind;
  if v_kind.path is not null then
    v_metadata := v_metadata || jsonb_build_object('path', private.fill_words(v_kind.path, p_facts));
  end if;
  if v_kind.gathers then
    delete from public.notifications n
    where n.user_id = p_user_id and n.dedupe_key = v_key and n.read_at is not null;
  end if;
  insert into public.notifications as n (user_id, type, kind, title, message, metadata, dedupe_key)
  values (
    p_user_id, v_kind.type, v_kind.kind, left(private.fill_words(v_kind.title, p_facts), 300),
    left(private.fill_words(v_kind.message, p_facts), 2000), v_metadata, v_key
  )
  on conflict (user_id, dedupe_key) do update
  set created_at = now(), seen_at = null,
    title = case when n.kind = excluded.kind then excluded.title else n.title end,
    message = case when n.kind = excluded.kind then excluded.message else n.message end,
    metadata = n.metadata || case when n.kind = excluded.kind then excluded.metadata else '{}' end
      || jsonb_build_object('count', coalesce((n.metadata ->> 'count')::integer, 1) + 1)
  where v_kind.gathers and n.read_at is null
  returning n.id, n.xmax = 0 into v_id, v_is_new;
  -- One letter and one text for what gathers, until it is read.
  if v_is_new then
    perform private.plan_deliveries(v_id);
  end if;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.scheduled_failure (
  p_message public.scheduled_messages
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from public.profiles p where p.id = p_message.sender_id
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  ) or exists (
    select from auth.users u where u.id = p_message.sender_id
      and (u.deleted_at is not null or u.banned_until > now())
  ) then
    return 'account';
  end if;
  if not exists (
    select from public.conversation_members m
    where m.conversation_id = p_message.conversation_id and m.user_id = p_message.sender_id and m.left_at is null
  ) then
    return 'left';
  end if;
  return case
    when not private.has_others(p_message.conversation_id, p_message.sender_id) then 'alone'
    when private.is_blocked_in(p_message.conversation_id, p_message.sender_id) then 'blocked'
  end;
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
  v_words constant text[] := private.words_in(p_search);
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

CREATE OR REPLACE FUNCTION private.start_conversation (
  p_broker_id uuid,
  p_vendor_id uuid,
  p_person_id uuid,
  p_subject   text,
  p_message   text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_other constant uuid := case
    when p_person_id is not null then (select p_person_id where private.meets(v_me, p_person_id))
    when p_broker_id is not null then (
      -- A pseudonym is asked about its listing, and is no person to write to.
      select a.user_id from public.broker_accounts a where a.broker_id = p_broker_id and not a.is_pseudonym
    )
    else (
      select v.user_id from public.vendors v where v.id = p_vendor_id and v.verification_status = 'verified'
    )
  end;
  v_allowed constant integer := (private.my_access()).contacts_per_month;
  v_id uuid;
begin
  if v_other is null or v_other = v_me then
    raise exception 'Nobody can be reached there.' using errcode = 'HXCVP';
  end if;
  -- Between two who have one already nothing is begun.
  if not private.has_open_access() and not exists (
    select from private.direct_conversations d
    where d.first_id = least(v_me, v_other) and d.second_id = greatest(v_me, v_other) and d.listing_id is null
      and private.is_in_conversation(d.conversation_id)
  ) then
    raise exception 'Starting a conversation needs a plan.'
      using errcode = 'HXMPL', hint = 'Choose a plan with messages.';
  end if;
  -- What counts contacts of brokers is not got around by writing to them here.
  if p_broker_id is not null and v_allowed <> -1 and not private.has_contacted(v_me, p_broker_id) then
    raise exception 'Ask this broker about one of their listings.' using errcode = 'HXMBR';
  end if;
  v_id := private.find_or_start(v_other, null, p_subject);
  perform private.say(v_id, p_message);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.words_in (
  p_search text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select array(
    select left(w.lexeme, 40) from unnest(to_tsvector('pg_catalog.simple', left(p_search, 100))) w
    where w.lexeme !~ '[''\\]' order by char_length(w.lexeme) desc limit 5
  )
$function$;

CREATE OR REPLACE FUNCTION public.blocked_people()
  RETURNS TABLE (
    id      uuid,
    name    text,
    company text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.blocked_people()
$function$;

REVOKE ALL ON FUNCTION "public"."blocked_people"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.start_conversation (
  message   text,
  broker_id uuid DEFAULT NULL::uuid,
  vendor_id uuid DEFAULT NULL::uuid,
  subject   text DEFAULT NULL::text,
  person_id uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.start_conversation(broker_id, vendor_id, person_id, subject, message)
$function$;

REVOKE ALL ON FUNCTION "public"."start_conversation"(text, uuid, uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."scheduled_messages"
  ADD CONSTRAINT "scheduled_messages_failure_is_known" CHECK ((failure = ANY (ARRAY['blocked'::text, 'left'::text, 'alone'::text, 'account'::text, 'refused'::text])));

REVOKE ALL ON FUNCTION "private"."blocked_people"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."blocked_people"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."blocked_people"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."blocked_people"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_others"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_others"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_others"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."meets"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."meets"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."meets"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_conversation"(uuid, uuid, uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_conversation"(uuid, uuid, uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_conversation"(uuid, uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_conversation"(uuid, uuid, uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_in"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_in"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_in"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."blocked_people"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."blocked_people"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."blocked_people"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_conversation"(text, uuid, uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."start_conversation"(text, uuid, uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_conversation"(text, uuid, uuid, text, uuid) TO "postgres";
