-- Message center lists: the caller's conversations, and a page of one. Cost doesn't grow with the number of
-- messages.

-- How participants appear to each other; their account IDs are in the conversation already.
create function private.list_conversation_participants(p_conversation_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'name', p.full_name, 'company', private.business_name(p), 'avatar_url', p.avatar_url
        )
        order by m.joined_at, p.id
      ),
      '[]'
    )
    from public.conversation_members m
    join public.profiles p on p.id = m.user_id
    where m.conversation_id = p_conversation_id and m.left_at is null
  );
end $$;

create function private.is_conversation_match(p_conversation_id uuid, p_search text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.chat_conversations c
    left join public.listings l on l.id = c.listing_id
    where c.id = p_conversation_id
      and strpos(lower(concat_ws(' ', c.subject, l.property_name)), p_search) > 0
  ) or exists (
    select from public.conversation_members m
    join public.profiles p on p.id = m.user_id
    where m.conversation_id = p_conversation_id and m.left_at is null and m.user_id <> auth.uid()
      and strpos(lower(concat_ws(' ', p.full_name, p.company_name, p.brokerage_name)), p_search) > 0
  );
end $$;

create function private.my_conversations(
  p_search text default null, p_is_unread boolean default false, p_conversation_id uuid default null,
  p_after text default null, p_page_size public.whole_number default 30
) returns table (
  id uuid, conversation_type text, subject text, listing_id uuid, listing_name text, metadata jsonb,
  people jsonb, is_muted boolean, unread_count integer, last_message_at timestamptz,
  last_message jsonb, owner_id uuid, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 30, 100);
  v_me constant uuid := auth.uid();
  v_from constant private.time_cursor := private.open_time_cursor('conversations', p_after);
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
      and (m.last_message_at, m.conversation_id) < (v_from.at, v_from.id)
      -- Archived conversations are found by their names.
      and case
        when p_conversation_id is not null then m.conversation_id = p_conversation_id
        else m.hidden_at is null or v_search <> ''
      end
      and (not coalesce(p_is_unread, false) or exists (
        select from public.message_notifications n
        where n.user_id = v_me and n.conversation_id = m.conversation_id and n.read_at is null
      ))
      and (coalesce(v_search, '') = '' or private.is_conversation_match(m.conversation_id, v_search))
    order by m.last_message_at desc, m.conversation_id desc
    limit v_size
  )
  select
    c.id, c.conversation_type, c.subject, c.listing_id, l.property_name, c.metadata,
    private.list_conversation_participants(c.id), page.is_muted,
    -- Capped at what a badge shows.
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
end $$;

-- Returns the caller's conversations, newest message first. A page continues after the `cursor` of its last
-- row; with an ID, only that conversation.
select private.expose('my_conversations', 'authenticated', 'plain');

create function private.conversation_page(
  p_conversation_id uuid, p_after text default null, p_before text default null, p_around uuid default null,
  p_from_unread boolean default false, p_search text default null, p_page_size public.whole_number default 50
) returns table (
  id uuid, sender_id uuid, message_text text, message_type text, metadata jsonb, reply_to uuid,
  reactions jsonb, created_at timestamptz, edited_at timestamptz, deleted_at timestamptz,
  forwarded jsonb, attachments jsonb, is_unread boolean, cursor text
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 50, 200);
  v_me constant uuid := private.require_conversation_member(p_conversation_id);
  v_scope constant text := 'conversation:' || p_conversation_id;
  v_cursor constant private.time_cursor := private.open_time_cursor(v_scope, coalesce(p_after, p_before));
  v_words constant text[] := private.extract_search_words(p_search);
  v_found uuid[];
  -- Older messages are before this time, newer ones from it on.
  v_pivot timestamptz := v_cursor.at;
  v_older integer := v_size;
  v_newer integer := 0;
begin
  if cardinality(v_words) > 0 then
    v_older := 0;
    v_found := array(
      select f.id
      from private.find_messages_by_words(
        array[p_conversation_id], v_words, v_pivot, v_cursor.id, v_size
      ) f
      order by f.created_at desc limit v_size
    );
  elsif btrim(p_search) <> '' then
    -- Punctuation alone is not a search term.
    return;
  elsif p_after is not null then
    v_pivot := v_pivot + interval '1 microsecond';
    v_older := 0;
    v_newer := v_size;
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
      v_older := v_size / 3;
      v_newer := v_size - v_older;
    end if;
  end if;
  return query
  select
    m.id, m.sender_id, m.message_text, m.message_type, m.metadata, m.reply_to, m.reactions, m.created_at,
    m.edited_at, m.deleted_at, m.forwarded,
    case m.file_count when 0 then '[]' else private.list_message_attachments(m.id) end,
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
end $$;

-- Returns a page of a conversation, oldest first: the newest messages; those before or after a message's
-- `cursor`; those around a message; or those around the first unread. A search returns the newest with all
-- its words or prefixes; a page continues `before` its first row.
select private.expose('conversation_page', 'authenticated', 'plain');
