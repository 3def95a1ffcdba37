SET local check_function_bodies = off;

DROP FUNCTION "private"."conversation_page"(uuid, text, text, uuid, boolean, text, integer);

DROP FUNCTION "private"."handle_message_report"(uuid, text);

DROP FUNCTION "private"."my_conversations"(text, boolean, uuid, text, integer);

DROP FUNCTION "public"."conversation_page"(uuid, text, text, uuid, boolean, text, integer);

DROP FUNCTION "public"."handle_message_report"(uuid, text);

DROP FUNCTION "public"."my_conversations"(text, boolean, uuid, text, integer);

CREATE TABLE "public"."message_attachments" (
  "id"              uuid                     NOT NULL,
  "message_id"      uuid                     NOT NULL,
  "conversation_id" uuid                     NOT NULL,
  "path"            text                     NOT NULL,
  "name"            text                     NOT NULL,
  "type"            text                     NOT NULL,
  "size"            bigint                   NOT NULL,
  "place"           integer                  NOT NULL,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "message_attachments_name_is_plain"
    CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 200) AND (name !~ '[\x01-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]'::text))),
  CONSTRAINT "message_attachments_path_key" UNIQUE (path),
  CONSTRAINT "message_attachments_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."message_attachments"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."message_attachments" FROM "anon";

CREATE TABLE "public"."scheduled_messages" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "conversation_id" uuid                     NOT NULL,
  "message_text"    text                     NOT NULL,
  "reply_to"        uuid,
  "send_at"         timestamp with time zone NOT NULL,
  "failure"         text,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "scheduled_messages_failure_is_known" CHECK ((failure = ANY (ARRAY['blocked'::text, 'left'::text, 'account'::text, 'refused'::text]))),
  CONSTRAINT "scheduled_messages_pkey" PRIMARY KEY (id),
  CONSTRAINT "scheduled_messages_text_is_plain" CHECK (((char_length(message_text) <= 8000) AND (btrim(message_text, ' 	
'::text) <> ''::text) AND (message_text !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  "sender_id"       uuid                     NOT NULL DEFAULT auth.uid()
);

ALTER TABLE "public"."scheduled_messages"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."scheduled_messages" FROM "anon";

ALTER TABLE "public"."chat_conversations"
  ADD COLUMN "owner_id" uuid;

ALTER TABLE "public"."conversation_messages"
  ADD COLUMN "forwarded" jsonb;

ALTER TABLE "public"."conversation_messages"
  ADD COLUMN "file_count" integer NOT NULL DEFAULT 0;

ALTER TABLE "public"."message_reports"
  ADD COLUMN "decision" text;

ALTER TYPE "public"."admin_action" ADD VALUE 'message_report' AFTER 'names_review';


SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.add_participants (
  p_conversation_id uuid,
  p_people          uuid[]
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
  v_people constant uuid[] := array(select distinct p from unnest(p_people[1:50]) as p where p is not null);
  v_count integer;
begin
  perform from public.chat_conversations c
  where c.id = p_conversation_id and c.conversation_type = 'group' for no key update;
  if not found then
    raise exception 'Only a group takes in more people.' using errcode = 'HXCVP';
  end if;
  if not private.has_open_access() then
    raise exception 'Starting a conversation needs a plan.'
      using errcode = 'HXMPL', hint = 'Choose a plan with messages.';
  end if;
  perform private.keep_pace('participant', 100, interval '1 hour');
  perform private.require_reachable(v_people);
  -- Nobody is brought in by somebody who knows no more of them than an id.
  if exists (
    select from unnest(v_people) as other (id)
    where other.id <> v_me and not exists (
      select from public.conversation_members o
      join public.conversation_members mine on mine.conversation_id = o.conversation_id
      where o.user_id = other.id and mine.user_id = v_me
    )
  ) then
    raise exception 'Somebody of these cannot be reached.' using errcode = 'HXCVP';
  end if;
  insert into public.conversation_members as m (conversation_id, user_id)
  select p_conversation_id, p.id from unnest(v_people) as p (id)
  on conflict (conversation_id, user_id) do update set left_at = null, joined_at = now()
  where m.left_at is not null;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    perform private.tell_group(p_conversation_id, private.name_of(v_me) || ' added ' || (
      select string_agg(private.name_of(m.user_id), ', ' order by m.user_id)
      from public.conversation_members m
      where m.conversation_id = p_conversation_id and m.user_id = any (v_people) and m.joined_at = now()
    ) || '.');
  end if;
  if (
    select count(*) from public.conversation_members m
    where m.conversation_id = p_conversation_id and m.left_at is null
  ) > 50 then
    raise exception 'A group has 50 people at most.' using errcode = 'HXCVP';
  end if;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.attach_files (
  p_message_id      uuid,
  p_conversation_id uuid,
  p_files           jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file record;
  v_path text;
  v_metadata jsonb;
begin
  for v_file in
    select f.value ->> 'id' as id, f.value ->> 'name' as name, f.ordinality as place
    from jsonb_array_elements(p_files) with ordinality f
  loop
    v_path := concat_ws('/', auth.uid(), p_conversation_id, v_file.id);
    select o.metadata into v_metadata from storage.objects o
    where o.bucket_id = 'message-files' and o.name = v_path and not private.is_attached(v_path)
    for share;
    if not found then
      raise exception 'A file has not arrived.' using errcode = 'HXMFM';
    end if;
    if not exists (
      select from private.message_file_types() t
      where t.type = v_metadata ->> 'mimetype'
        and lower(substring(v_file.name from '\.([A-Za-z0-9]{1,10})$')) = any (t.endings)
    ) then
      raise exception 'A file is not what its name says.' using errcode = 'HXMFT';
    end if;
    insert into public.message_attachments (id, message_id, conversation_id, path, name, type, size, place)
    values (
      v_file.id::uuid, p_message_id, p_conversation_id, v_path, btrim(v_file.name), v_metadata ->> 'mimetype',
      (v_metadata ->> 'size')::bigint, v_file.place
    );
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.attachments_of (
  p_message_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('id', a.id, 'path', a.path, 'name', a.name, 'type', a.type, 'size', a.size)
        order by a.place
      ),
      '[]'
    )
    from public.message_attachments a where a.message_id = p_message_id
  );
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
  v_search constant text := lower(left(btrim(p_search), 100));
  -- Older ones stand before this moment, newer ones from it on.
  v_pivot timestamptz := coalesce((v_cursor ->> 0)::timestamptz, 'infinity');
  v_older integer := p_size;
  v_newer integer := 0;
begin
  if p_after is not null then
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
        and (coalesce(v_search, '') = '' or strpos(lower(o.message_text), v_search) > 0)
      order by o.created_at desc limit v_older
    )
    union all
    (
      select * from public.conversation_messages o
      where o.conversation_id = p_conversation_id and o.created_at >= v_pivot
        and (coalesce(v_search, '') = '' or strpos(lower(o.message_text), v_search) > 0)
      order by o.created_at limit v_newer
    )
  ) m
  order by m.created_at;
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_message_report (
  p_report_id uuid,
  p_decision  text,
  p_note      text
)
  RETURNS public.message_reports
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_report constant public.message_reports := private.require_report(p_report_id, p_note);
  v_other public.message_reports;
begin
  if p_decision is null or p_decision not in ('dismissed', 'warned', 'removed') then
    raise exception 'This is no decision about a report.' using errcode = '23514';
  end if;
  if v_report.status <> 'open' then
    raise exception 'Somebody has decided this report.' using errcode = 'HXRPD';
  end if;
  perform private.settle_report(v_report, p_decision);
  if p_decision = 'removed' then
    perform private.take_back(v_report.message_id);
    -- What others reported is gone as well.
    for v_other in
      select * from public.message_reports r
      where r.message_id = v_report.message_id and r.status = 'open' for no key update
    loop
      perform private.settle_report(v_other, 'removed');
    end loop;
  end if;
  if p_decision <> 'dismissed' then
    perform private.notify(
      v_report.sender_id, case p_decision when 'warned' then 'message_warning' else 'message_removed' end,
      'report:' || v_report.id || ':' || clock_timestamp(),
      jsonb_build_object('excerpt', left(v_report.message_text, 200))
    );
  end if;
  return (select r from public.message_reports r where r.id = p_report_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.delete_message (
  p_message_id uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_message public.conversation_messages;
begin
  select * into v_message from public.conversation_messages m
  where m.id = p_message_id and m.sender_id = auth.uid() and m.message_type <> 'system' for no key update;
  if v_message.id is null or not private.is_in_conversation(v_message.conversation_id) then
    raise exception 'This is no message of yours.' using errcode = '42501';
  end if;
  perform private.take_back(p_message_id);
  return (select m.deleted_at from public.conversation_messages m where m.id = p_message_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.find_message_reports (
  p_status text,
  p_after  text,
  p_size   integer
)
  RETURNS TABLE (
    id             uuid,
    status         text,
    decision       text,
    reason         text,
    note           text,
    message_text   text,
    created_at     timestamp with time zone,
    handled_at     timestamp with time zone,
    reporter_name  text,
    sender_id      uuid,
    sender_name    text,
    sender_reports integer,
    is_removed     boolean,
    cursor         text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_scope constant text := 'message reports:' || coalesce(p_status, 'all');
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
begin
  if not private.is_staff() then
    raise exception 'Only staff handles reports.' using errcode = '42501';
  end if;
  return query
  select
    r.id, r.status, r.decision, r.reason, r.note, r.message_text, r.created_at, r.handled_at,
    (select p.full_name from public.profiles p where p.id = r.reporter_id),
    r.sender_id, (select p.full_name from public.profiles p where p.id = r.sender_id),
    -- No further than the screen says.
    (
      select count(*)::integer from (
        select from public.message_reports o where o.sender_id = r.sender_id and o.id <> r.id limit 100
      ) others
    ),
    coalesce((select m.deleted_at is not null from public.conversation_messages m where m.id = r.message_id), true),
    private.seal_cursor(v_scope, jsonb_build_array(r.created_at, r.id))
  from public.message_reports r
  where (p_status is null or r.status = p_status)
    and (r.created_at, r.id) < (
      coalesce((v_from ->> 0)::timestamptz, 'infinity'),
      coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
  order by r.created_at desc, r.id desc
  limit p_size;
end
$function$;

CREATE OR REPLACE FUNCTION private.forward_of (
  p_source          public.conversation_messages,
  p_conversation_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_source.forwarded is not null or p_source.sender_id is null or exists (
    select from public.conversation_members reader
    where reader.conversation_id = p_conversation_id and reader.left_at is null
      and reader.user_id <> p_source.sender_id
      and not exists (
        select from public.conversation_members a
        join public.conversation_members b on b.conversation_id = a.conversation_id
        where a.user_id = reader.user_id and a.left_at is null
          and b.user_id = p_source.sender_id and b.left_at is null
      )
  ) then
    return jsonb_build_object('name', null);
  end if;
  return jsonb_build_object('name', (select p.full_name from public.profiles p where p.id = p_source.sender_id));
end
$function$;

CREATE OR REPLACE FUNCTION private.guard_conversation()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_people constant uuid[] := private.participants_of(new.participants);
  v_caller constant uuid := auth.uid();
begin
  new.participants := to_jsonb(v_people);
  new.created_at := now();
  new.last_message_at := now();
  new.metadata := coalesce(new.metadata, '{}');
  new.owner_id := case when new.conversation_type = 'group' then coalesce(v_caller, v_people[1]) end;
  if auth.role() = 'authenticated' then
    if not coalesce(v_caller = any (v_people), false) or not private.is_approved() then
      raise exception 'Nobody starts a conversation of others.' using errcode = '42501';
    end if;
    if not private.has_open_access() then
      raise exception 'Starting a conversation needs a plan.'
        using errcode = 'HXMPL', hint = 'Choose a plan with messages.';
    end if;
    perform private.keep_pace('conversation', 30, interval '1 hour');
    if new.listing_id is not null and not private.owns_listing(new.listing_id) and not exists (
      select from public.listings l
      where l.id = new.listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
    ) then
      raise exception 'There is no such listing.' using errcode = 'HXGON';
    end if;
    perform private.require_reachable(v_people);
  end if;
  if cardinality(v_people) < 2 or (new.conversation_type = 'direct' and cardinality(v_people) > 2) then
    raise exception 'A conversation is between two, and of more than two a group.' using errcode = 'HXCVP';
  end if;
  return new;
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

CREATE OR REPLACE FUNCTION private.guard_scheduled()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  perform private.require_member(new.conversation_id);
  perform private.require_unblocked(new.conversation_id, auth.uid());
  perform private.keep_pace('schedule', 60, interval '1 hour');
  if new.send_at <= now() or new.send_at > now() + interval '366 days' then
    raise exception 'Later is within a year.' using errcode = 'HXMSL';
  end if;
  if tg_op = 'INSERT' and (
    select count(*) from public.scheduled_messages s where s.sender_id = auth.uid()
  ) >= 100 then
    raise exception 'A hundred messages wait already.' using errcode = 'HXMSN';
  end if;
  if tg_op = 'INSERT' and new.reply_to is not null and not exists (
    select from public.conversation_messages m
    where m.id = new.reply_to and m.conversation_id = new.conversation_id
  ) then
    raise exception 'What is answered stands in another conversation.' using errcode = '23503';
  end if;
  new.failure := null;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_attached (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.message_attachments a where a.path = p_name);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_blocked_in (
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
    select from public.chat_conversations c
    join public.conversation_members m on m.conversation_id = c.id and m.user_id <> p_sender_id
    where c.id = p_conversation_id and c.conversation_type = 'direct'
      and private.is_blocked_between(p_sender_id, m.user_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_version()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.message_text = old.message_text and new.deleted_at is not distinct from old.deleted_at then
    return new;
  end if;
  if old.forwarded is not null and new.deleted_at is null then
    raise exception 'What somebody else wrote is not written anew.' using errcode = 'HXMFE';
  end if;
  if auth.role() = 'authenticated' and new.deleted_at is null then
    perform private.require_unblocked(old.conversation_id, old.sender_id);
    perform private.keep_pace('change', 60, interval '1 minute');
  end if;
  if (select count(*) from private.message_versions v where v.message_id = old.id) >= 50
    and new.deleted_at is null
  then
    raise exception 'A message is changed 50 times at most.' using errcode = '23514';
  end if;
  insert into private.message_versions (message_id, version, message_text, metadata)
  select old.id, count(*) + 1, old.message_text, old.metadata
  from private.message_versions v where v.message_id = old.id;
  if new.deleted_at is null then
    new.edited_at := now();
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.known_people (
  p_search text
)
  RETURNS TABLE (
    id         uuid,
    name       text,
    company    text,
    avatar_url text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_search constant text := lower(left(btrim(coalesce(p_search, '')), 100));
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  select p.id, p.full_name, private.business_name(p), p.avatar_url
  from (
    select o.user_id, max(o.last_message_at) as at
    from (
      select m.conversation_id from public.conversation_members m
      where m.user_id = v_me and m.left_at is null order by m.last_message_at desc limit 500
    ) mine
    join public.conversation_members o on o.conversation_id = mine.conversation_id and o.left_at is null
    where o.user_id <> v_me
    group by o.user_id
  ) k
  join public.profiles p on p.id = k.user_id
  where private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
    and (v_search = '' or strpos(lower(concat_ws(' ', p.full_name, p.company_name, p.brokerage_name)), v_search) > 0)
    and not private.is_blocked_between(v_me, p.id)
  order by k.at desc, p.id
  limit 20;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_conversation (
  p_conversation_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
begin
  perform private.mark_conversation_read(p_conversation_id, null);
  update public.conversation_members m set left_at = now()
  where m.conversation_id = p_conversation_id and m.user_id = v_me;
  if exists (
    select from public.chat_conversations c where c.id = p_conversation_id and c.conversation_type = 'group'
  ) then
    perform private.tell_group(p_conversation_id, private.name_of(v_me) || ' left.');
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_add_message_file (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  if cardinality(v_parts) <> 3 or v_parts[1] is distinct from auth.uid()::text
    or v_parts[3] !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or v_parts[2] <> all (private.my_conversation_ids()::text[])
  then
    return false;
  end if;
  return not private.is_blocked_in(v_parts[2]::uuid, auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.may_read_message_file (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  return coalesce(v_parts[2] = any (private.my_conversation_ids()::text[]), false)
    and (v_parts[1] = auth.uid()::text or private.is_attached(p_name));
end
$function$;

CREATE OR REPLACE FUNCTION private.message_file_types()
  RETURNS TABLE (
    type    text,
    endings text[]
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('image/png', array['png']),
    ('image/jpeg', array['jpg', 'jpeg']),
    ('image/webp', array['webp']),
    ('image/gif', array['gif']),
    ('application/pdf', array['pdf']),
    ('text/plain', array['txt', 'md', 'csv']),
    ('text/csv', array['csv']),
    ('application/zip', array['zip']),
    ('application/msword', array['doc']),
    ('application/vnd.ms-excel', array['xls']),
    ('application/vnd.ms-powerpoint', array['ppt']),
    ('application/vnd.openxmlformats-officedocument.wordprocessingml.document', array['docx']),
    ('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', array['xlsx']),
    ('application/vnd.openxmlformats-officedocument.presentationml.presentation', array['pptx'])
$function$;

CREATE OR REPLACE FUNCTION private.message_words (
  p_conversation_id uuid,
  p_text            text
)
  RETURNS tsvector
  LANGUAGE plpgsql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
begin
  return array_to_tsvector(array(
    select private.words_mark(p_conversation_id) || left(w.lexeme, 40)
    from unnest(to_tsvector('pg_catalog.simple', p_text)) w
  ));
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
      and case when p_conversation_id is null then m.hidden_at is null else m.conversation_id = p_conversation_id end
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

CREATE OR REPLACE FUNCTION private.name_of (
  p_user_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return coalesce((select nullif(btrim(p.full_name), '') from public.profiles p where p.id = p_user_id), 'Somebody');
end
$function$;

CREATE OR REPLACE FUNCTION private.notification_kinds()
  RETURNS TABLE (
    kind      text,
    type      text,
    is_urgent boolean,
    gathers   boolean,
    by_email  boolean,
    by_sms    boolean,
    title     text,
    message   text,
    path      text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('new_message', 'message', false, true, true, false,
      'New message from {name}', '{excerpt}', '/messages/{conversation_id}'),
    ('inquiry', 'lead', false, false, false, false,
      'Somebody asks about {property}', '{name}: {excerpt}', '/messages/{conversation_id}'),
    ('scheduled_failed', 'message', false, false, false, false,
      'A message was not sent', 'It was to be sent later, and could not be: {excerpt}', '/messages/{conversation_id}'),
    ('report_decided', 'system', false, false, false, false,
      'We looked at your report', '{outcome}', '/messages'),
    ('message_warning', 'system', true, false, true, false,
      'A warning about a message of yours', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('message_removed', 'system', true, false, true, false,
      'A message of yours was taken away', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('account_approved', 'system', false, false, false, false,
      'Your account is open', 'An administrator has approved it. Welcome to Haven Exchange.', '/dashboard'),
    ('account_rejected', 'system', false, false, false, false,
      'Your account was not approved', 'An administrator did not approve this account.', '/dashboard'),
    ('account_suspended', 'system', true, false, false, false,
      'Your account is suspended', 'An administrator has suspended this account. Nothing in it is lost.', '/dashboard'),
    ('account_reinstated', 'system', false, false, false, false,
      'Your account is open again', 'Everything is as you left it.', '/dashboard'),
    ('role_given', 'system', false, false, false, false,
      'You have a new role', 'An administrator has given you the role {role}.', '/dashboard'),
    ('role_taken', 'system', false, false, false, false,
      'A role of yours has ended', 'You no longer have the role {role}.', '/dashboard'),
    ('sign_in', 'system', true, false, false, false,
      'New sign-in to your account',
      '{device}. If this was not you, sign that device out and change your password.', '/security-settings'),
    ('tenant_joined', 'system', false, false, true, false,
      'You are a member of {tenant}', 'Somebody has added you. Switch to it in the menu of your account.', '/dashboard'),
    ('listing_approved', 'review', false, false, true, false,
      '{property} is public', 'Your listing has been approved.', null),
    ('listing_rejected', 'review', false, false, true, false,
      '{property} was not approved', 'Look it over, and ask us if you wonder why.', null),
    ('changes_declined', 'review', false, false, true, false,
      'Your changes were not approved', '{property} stays as it was.', null),
    ('vendor_verified', 'review', false, false, false, false,
      '{company} is verified', 'Your profile is in the directory of vendors.', '/vendor-dashboard'),
    ('vendor_rejected', 'review', false, false, false, false,
      '{company} was not verified', 'Look your profile over, and ask us if you wonder why.', '/vendor-dashboard'),
    ('ticket_answered', 'system', false, false, false, false,
      'Your request {number} was answered', 'Our answer is in your mailbox.', '/support'),
    ('ticket_closed', 'system', false, false, false, false,
      'Your request {number} is closed', 'Write to us again whenever something is open.', '/support'),
    ('plan_started', 'system', false, false, false, false,
      'Your plan has started', 'You are on {plan} now.', '/profile'),
    ('plan_changed', 'system', false, false, false, false,
      'Your plan has changed', 'You are on {plan} now.', '/profile'),
    ('plan_cancelled', 'system', false, false, false, false,
      'Your plan ends', 'Everything stays open until the end of what is paid for.', '/profile'),
    ('payment_failed', 'system', true, false, false, false,
      'A payment failed', 'Update your card to keep {plan}.', '/profile'),
    ('rating_given', 'review', false, true, false, false,
      'New rating: {stars} of 5 stars', '{excerpt}', '/admin'),
    ('transaction_status', 'info', false, false, true, false,
      'Transaction Status Updated', '{property} moved from {old_status} to {new_status}.', '/transactions/{transaction_id}'),
    ('transaction_document', 'info', false, false, true, false,
      'New Document Uploaded', '{document_name} was added to {property}.', '/transactions/{transaction_id}'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$function$;

CREATE OR REPLACE FUNCTION private.pass_group_on()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.chat_conversations c
  set owner_id = (
    select m.user_id from public.conversation_members m
    where m.conversation_id = c.id and m.left_at is null order by m.joined_at, m.user_id limit 1
  )
  where c.id = old.conversation_id and c.conversation_type = 'group'
    and (c.owner_id = old.user_id or c.owner_id is null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.purge_message_files()
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_versions text[];
begin
  -- The one word is the embedded storage's, the other a hosted project's.
  perform set_config('storage.can_delete', 'true', true);
  perform set_config('storage.allow_delete_query', 'true', true);
  with gone as (
    delete from storage.objects o
    where o.id in (
      select f.id from storage.objects f
      where f.bucket_id = 'message-files' and f.created_at < now() - interval '1 day'
        and not exists (select from public.message_attachments a where a.path = f.name)
      limit 1000
      for update skip locked
    )
    returning o.version
  )
  select array_agg(g.version) into v_versions from gone g where g.version is not null;
  perform set_config('storage.can_delete', 'false', true);
  perform set_config('storage.allow_delete_query', 'false', true);
  return coalesce(v_versions, '{}');
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_participant (
  p_conversation_id uuid,
  p_person          uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.require_owner(p_conversation_id);
begin
  if p_person is not distinct from v_me then
    raise exception 'Who owns a group leaves it.' using errcode = 'HXMGO';
  end if;
  update public.conversation_members m set left_at = now()
  where m.conversation_id = p_conversation_id and m.user_id = p_person and m.left_at is null;
  if not found then
    return false;
  end if;
  update public.message_notifications n set read_at = now()
  where n.user_id = p_person and n.conversation_id = p_conversation_id and n.read_at is null;
  perform private.tell_group(
    p_conversation_id, private.name_of(v_me) || ' removed ' || private.name_of(p_person) || '.'
  );
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.rename_group (
  p_conversation_id uuid,
  p_subject         text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.require_owner(p_conversation_id);
  v_subject constant text := nullif(btrim(p_subject), '');
begin
  perform private.keep_pace('rename', 20, interval '1 hour');
  update public.chat_conversations c set subject = v_subject
  where c.id = p_conversation_id and c.subject is distinct from v_subject;
  if found then
    perform private.tell_group(p_conversation_id, private.name_of(v_me) || coalesce(
      ' named the group “' || v_subject || '”.', ' took the name of the group away.'
    ));
  end if;
  return v_subject;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_message (
  p_message_id uuid,
  p_reason     text,
  p_note       text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_message public.conversation_messages;
  v_id uuid;
begin
  select * into v_message from public.conversation_messages m where m.id = p_message_id;
  if v_message.id is null or v_message.sender_id is not distinct from auth.uid()
    or not private.is_in_conversation(v_message.conversation_id)
  then
    raise exception 'This message cannot be reported.' using errcode = '42501';
  end if;
  perform private.keep_pace('report', 20, interval '1 hour');
  insert into public.message_reports as r
    (reporter_id, conversation_id, message_id, sender_id, message_text, reason, note)
  values (
    auth.uid(), v_message.conversation_id, v_message.id, v_message.sender_id,
    case
      when v_message.deleted_at is null then concat_ws(
        E'\n', nullif(v_message.message_text, ''),
        (select 'Files: ' || string_agg(a.name, ', ' order by a.place)
          from public.message_attachments a where a.message_id = v_message.id)
      )
      else coalesce((
        select v.message_text from private.message_versions v
        where v.message_id = v_message.id order by v.version desc limit 1
      ), '')
    end,
    p_reason, nullif(btrim(p_note), '')
  )
  on conflict (message_id, reporter_id) do update set reason = excluded.reason, note = excluded.note
  returning r.id into v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_owner (
  p_conversation_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
begin
  perform from public.chat_conversations c
  where c.id = p_conversation_id and c.conversation_type = 'group' and c.owner_id = v_me for no key update;
  if not found then
    raise exception 'Only who owns the group does this.' using errcode = 'HXMGO';
  end if;
  return v_me;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_report (
  p_report_id uuid,
  p_note      text
)
  RETURNS public.message_reports
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_report public.message_reports;
begin
  if not private.is_staff() then
    raise exception 'Only staff handles reports.' using errcode = '42501';
  end if;
  if char_length(p_note) > 500 then
    raise exception 'A note has at most 500 characters.' using errcode = '22001';
  end if;
  select * into v_report from public.message_reports r where r.id = p_report_id for no key update;
  if v_report.id is null then
    raise exception 'There is no such report.' using errcode = 'HXRPG';
  end if;
  if v_report.sender_id = auth.uid() then
    raise exception 'Nobody decides about their own message.' using errcode = '42501';
  end if;
  perform set_config('haven.act_reason', coalesce(btrim(p_note), ''), true);
  return v_report;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_unblocked (
  p_conversation_id uuid,
  p_sender_id       uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.is_blocked_in(p_conversation_id, p_sender_id) then
    raise exception 'One of the two has blocked the other.' using errcode = 'HXBLK';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.schedule_messages()
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'send-scheduled-messages', '* * * * *', 'select private.send_scheduled_messages()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-message-files', '23 4 * * *', 'select private.purge_message_files()';
  return true;
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
  return case when private.is_blocked_in(p_message.conversation_id, p_message.sender_id) then 'blocked' end;
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
$function$;

CREATE OR REPLACE FUNCTION private.send_message (
  p_conversation_id uuid,
  p_message_id      uuid,
  p_text            text,
  p_reply_to        uuid,
  p_files           jsonb,
  p_forwarded_from  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
  v_files constant jsonb := coalesce(p_files, '[]');
  v_text text := btrim(coalesce(p_text, ''), E' \t\n\r');
  v_source public.conversation_messages;
  v_forwarded jsonb;
begin
  -- One after the other, so that what is sent twice at once is one message.
  perform from public.chat_conversations c where c.id = p_conversation_id for no key update;
  if exists (
    select from public.conversation_messages m
    where m.id = p_message_id and m.sender_id = v_me and m.conversation_id = p_conversation_id
  ) then
    return p_message_id;
  end if;
  if jsonb_typeof(v_files) <> 'array' or jsonb_array_length(v_files) > 10 then
    raise exception 'A message has ten files at most.' using errcode = 'HXMFN';
  end if;
  if p_forwarded_from is not null then
    select * into v_source from public.conversation_messages m where m.id = p_forwarded_from;
    if v_source.id is null or not private.is_in_conversation(v_source.conversation_id) then
      raise exception 'You are not in this conversation.' using errcode = '42501';
    end if;
    if v_source.deleted_at is not null or v_source.message_type <> 'text' then
      raise exception 'Only words are handed on.' using errcode = 'HXMFW';
    end if;
    v_text := v_source.message_text;
    v_forwarded := private.forward_of(v_source, p_conversation_id);
  end if;
  insert into public.conversation_messages
    (id, conversation_id, sender_id, message_text, message_type, reply_to, forwarded, file_count)
  values (
    p_message_id, p_conversation_id, v_me, v_text,
    case when v_text = '' and v_files <> '[]' then 'file' else 'text' end, p_reply_to, v_forwarded,
    jsonb_array_length(v_files)
  );
  perform private.attach_files(p_message_id, p_conversation_id, v_files);
  return p_message_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_scheduled_messages()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_message public.scheduled_messages;
  v_failure text;
  v_count integer := 0;
begin
  for v_message in
    select * from public.scheduled_messages s
    where s.send_at <= now() and s.failure is null order by s.send_at limit 100 for update skip locked
  loop
    v_failure := private.scheduled_failure(v_message);
    if v_failure is null then
      begin
        insert into public.conversation_messages (id, conversation_id, sender_id, message_text, reply_to)
        values (
          v_message.id, v_message.conversation_id, v_message.sender_id, v_message.message_text, v_message.reply_to
        );
        delete from public.scheduled_messages s where s.id = v_message.id;
        v_count := v_count + 1;
        continue;
      exception
        -- Somebody else holds the conversation: the next turn tries again.
        when deadlock_detected or lock_not_available or serialization_failure or query_canceled then
          continue;
        when others then
          v_failure := 'refused';
      end;
    end if;
    update public.scheduled_messages s set failure = v_failure where s.id = v_message.id;
    perform private.notify(
      v_message.sender_id, 'scheduled_failed', 'scheduled:' || v_message.id,
      jsonb_build_object('excerpt', left(v_message.message_text, 200), 'conversation_id', v_message.conversation_id),
      jsonb_build_object('conversation_id', v_message.conversation_id)
    );
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_report (
  p_report   public.message_reports,
  p_decision text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.message_reports r
  set decision = p_decision, handled_at = now(),
    status = case p_decision when 'dismissed' then 'dismissed' else 'handled' end
  where r.id = (p_report).id;
  perform private.notify(
    (p_report).reporter_id, 'report_decided', 'report:' || (p_report).id || ':' || clock_timestamp(),
    jsonb_build_object('outcome', case p_decision
      when 'dismissed' then 'We looked at it and found nothing against our rules.'
      when 'warned' then 'We have warned who wrote it.'
      else 'We have taken the message away.'
    end)
  );
  perform private.note_act(
    'message_report', (p_report).sender_id,
    (select p.email from public.profiles p where p.id = (p_report).sender_id),
    jsonb_build_object('decision', p_decision, 'report_id', (p_report).id, 'message_id', (p_report).message_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.spread_message()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.keep_pace('message', 120, interval '1 minute');
  update public.chat_conversations c set last_message_at = new.created_at where c.id = new.conversation_id;
  update public.conversation_members m
  set last_message_at = new.created_at, hidden_at = null
  where m.conversation_id = new.conversation_id and m.left_at is null;
  insert into public.message_notifications (user_id, conversation_id, message_id, created_at)
  select m.user_id, new.conversation_id, new.id, new.created_at
  from public.conversation_members m
  where m.conversation_id = new.conversation_id and m.left_at is null and new.message_type <> 'system'
    and m.user_id is distinct from new.sender_id
    and not exists (
      select from public.user_blocks b where b.user_id = m.user_id and b.blocked_id = new.sender_id
    );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_back (
  p_message_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.conversation_messages m
  set message_text = '', metadata = '{}', reactions = '{}', forwarded = null, file_count = 0, deleted_at = now()
  where m.id = p_message_id and m.deleted_at is null;
  delete from public.message_attachments a where a.message_id = p_message_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_group (
  p_conversation_id uuid,
  p_text            text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform set_config('haven.server_speaks', 'true', true);
  insert into public.conversation_messages (conversation_id, sender_id, message_text, message_type)
  values (p_conversation_id, null, left(regexp_replace(p_text, '[[:cntrl:]\u202a-\u202e\u2066-\u2069]', ' ', 'g'), 500), 'system');
  perform set_config('haven.server_speaks', '', true);
end
$function$;

CREATE OR REPLACE FUNCTION private.words_asked (
  p_conversations uuid[],
  p_words         text[]
)
  RETURNS tsquery
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
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
  select left(replace(p_conversation_id::text, '-', ''), 16)
$function$;

CREATE OR REPLACE FUNCTION public.conversation_page (
  conversation_id uuid,
  after           text    DEFAULT NULL::text,
  before          text    DEFAULT NULL::text,
  around          uuid    DEFAULT NULL::uuid,
  from_unread     boolean DEFAULT false,
  search          text    DEFAULT NULL::text,
  page_size       integer DEFAULT 50
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
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.conversation_page(
    conversation_id, after, before, around, coalesce(from_unread, false), search,
    least(greatest(coalesce(page_size, 50), 1), 200)
  )
$function$;

REVOKE ALL ON FUNCTION "public"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_message_report (
  report_id uuid,
  decision  text,
  note      text DEFAULT NULL::text
)
  RETURNS public.message_reports
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.decide_message_report(report_id, decision, note)
$function$;

REVOKE ALL ON FUNCTION "public"."decide_message_report"(uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_message_reports (
  status    text    DEFAULT NULL::text,
  after     text    DEFAULT NULL::text,
  page_size integer DEFAULT 30
)
  RETURNS TABLE (
    id             uuid,
    status         text,
    decision       text,
    reason         text,
    note           text,
    message_text   text,
    created_at     timestamp with time zone,
    handled_at     timestamp with time zone,
    reporter_name  text,
    sender_id      uuid,
    sender_name    text,
    sender_reports integer,
    is_removed     boolean,
    cursor         text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.find_message_reports($1, $2, least(greatest(coalesce($3, 30), 1), 100))
$function$;

REVOKE ALL ON FUNCTION "public"."find_message_reports"(text, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.known_people (
  search text DEFAULT NULL::text
)
  RETURNS TABLE (
    id         uuid,
    name       text,
    company    text,
    avatar_url text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.known_people(search)
$function$;

REVOKE ALL ON FUNCTION "public"."known_people"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_conversations (
  search          text    DEFAULT NULL::text,
  is_unread       boolean DEFAULT false,
  conversation_id uuid    DEFAULT NULL::uuid,
  after           text    DEFAULT NULL::text,
  page_size       integer DEFAULT 30
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
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_conversations(
    search, coalesce(is_unread, false), conversation_id, after, least(greatest(coalesce(page_size, 30), 1), 100)
  )
$function$;

REVOKE ALL ON FUNCTION "public"."my_conversations"(text, boolean, uuid, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_participant (
  conversation_id uuid,
  person          uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.remove_participant(conversation_id, person)
$function$;

REVOKE ALL ON FUNCTION "public"."remove_participant"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.rename_group (
  conversation_id uuid,
  subject         text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.rename_group(conversation_id, subject)
$function$;

REVOKE ALL ON FUNCTION "public"."rename_group"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.search_messages (
  search    text,
  after     text    DEFAULT NULL::text,
  page_size integer DEFAULT 20
)
  RETURNS TABLE (
    id              uuid,
    conversation_id uuid,
    sender_id       uuid,
    excerpt         text,
    created_at      timestamp with time zone,
    cursor          text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.search_messages(search, after, least(greatest(coalesce(page_size, 20), 1), 50))
$function$;

REVOKE ALL ON FUNCTION "public"."search_messages"(text, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.send_message (
  conversation_id uuid,
  message_id      uuid,
  message_text    text  DEFAULT ''::text,
  reply_to        uuid  DEFAULT NULL::uuid,
  files           jsonb DEFAULT '[]'::jsonb,
  forwarded_from  uuid  DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.send_message(conversation_id, message_id, message_text, reply_to, files, forwarded_from)
$function$;

REVOKE ALL ON FUNCTION "public"."send_message"(uuid, uuid, text, uuid, jsonb, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."chat_conversations"
  ADD CONSTRAINT "chat_conversations_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."message_attachments"
  ADD CONSTRAINT "message_attachments_conversation_id_fkey" FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE CASCADE;

ALTER TABLE "public"."message_attachments"
  ADD CONSTRAINT "message_attachments_message_id_fkey" FOREIGN KEY (message_id) REFERENCES public.conversation_messages(id) ON DELETE CASCADE;

ALTER TABLE "public"."message_reports"
  ADD CONSTRAINT "message_reports_decision_is_known" CHECK ((decision = ANY (ARRAY['dismissed'::text, 'warned'::text, 'removed'::text])));

ALTER TABLE "public"."scheduled_messages"
  ADD CONSTRAINT "scheduled_messages_conversation_id_fkey" FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE CASCADE;

ALTER TABLE "public"."scheduled_messages"
  ADD CONSTRAINT "scheduled_messages_reply_to_fkey" FOREIGN KEY (reply_to) REFERENCES public.conversation_messages(id) ON DELETE SET NULL;

CREATE INDEX chat_conversations_owner_idx ON public.chat_conversations USING btree (owner_id);

CREATE INDEX message_attachments_conversation_idx ON public.message_attachments USING btree (conversation_id, created_at DESC);

CREATE INDEX message_attachments_message_idx ON public.message_attachments USING btree (message_id);

CREATE INDEX scheduled_messages_conversation_idx ON public.scheduled_messages USING btree (conversation_id);

CREATE INDEX scheduled_messages_due_idx ON public.scheduled_messages USING btree (send_at)
  WHERE (failure IS NULL);

CREATE INDEX scheduled_messages_reply_idx ON public.scheduled_messages USING btree (reply_to)
  WHERE (reply_to IS NOT NULL);

CREATE TRIGGER pass_group_on_end
  AFTER DELETE ON public.conversation_members
  FOR EACH ROW
  EXECUTE FUNCTION private.pass_group_on();

CREATE TRIGGER pass_group_on_leave
  AFTER UPDATE OF left_at ON public.conversation_members
  FOR EACH ROW
  WHEN (((old.left_at IS NULL) AND (new.left_at IS NOT NULL)))
  EXECUTE FUNCTION private.pass_group_on();

CREATE TRIGGER guard_scheduled
  BEFORE INSERT OR UPDATE ON public.scheduled_messages
  FOR EACH ROW
  EXECUTE FUNCTION private.guard_scheduled();

CREATE POLICY "Accounts with a second factor show it" ON "public"."message_attachments"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Participants read what is attached" ON "public"."message_attachments"
  FOR SELECT
  TO "authenticated"
  USING ((conversation_id = ANY (( SELECT private.my_conversation_ids() AS my_conversation_ids)::uuid[])));

CREATE POLICY "Accounts with a second factor show it" ON "public"."scheduled_messages"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Participants add files of messages" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((bucket_id = 'message-files'::text) AND private.may_add_message_file(name)));

CREATE POLICY "Participants read files of messages" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'message-files'::text) AND private.may_read_message_file(name)));

CREATE POLICY "Senders remove files that are not sent" ON "storage"."objects"
  FOR DELETE
  TO "authenticated"
  USING
    (((bucket_id = 'message-files'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text) AND ( SELECT private.is_approved() AS is_approved) AND (NOT
    private.is_attached(name))));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."scheduled_messages";

COMMENT ON COLUMN "public"."chat_conversations"."owner_id" IS 'Who names a group and takes people out of it; null between two.';

COMMENT ON COLUMN "public"."conversation_messages"."forwarded" IS 'Of a message that was handed on: who wrote it, as {"name"}, null for whom not everybody knows. Only the server says so.';

COMMENT ON COLUMN "public"."message_attachments"."name" IS 'As its sender calls it; it fits the type, and is no path.';

COMMENT ON COLUMN "public"."message_attachments"."type" IS 'What the storage found it to be.';

COMMENT ON COLUMN "public"."scheduled_messages"."failure" IS 'Why it was not sent when its time came; null while it waits.';

REVOKE ALL ON FUNCTION "private"."attach_files"(uuid, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."attach_files"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."attach_files"(uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."attachments_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."attachments_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."attachments_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_message_report"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_message_report"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_message_report"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_message_report"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_message_reports"(text, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."find_message_reports"(text, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."find_message_reports"(text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_message_reports"(text, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forward_of"(public.conversation_messages, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forward_of"(public.conversation_messages, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forward_of"(public.conversation_messages, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_scheduled"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_scheduled"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_scheduled"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_attached"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_attached"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_attached"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_attached"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_blocked_in"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_blocked_in"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_blocked_in"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."known_people"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."known_people"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."known_people"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."known_people"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_add_message_file"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_add_message_file"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_add_message_file"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_add_message_file"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_read_message_file"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_read_message_file"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_read_message_file"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_read_message_file"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."message_file_types"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."message_file_types"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."message_file_types"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."message_words"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."message_words"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."message_words"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."message_words"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."message_words"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."my_conversations"(text, boolean, uuid, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_conversations"(text, boolean, uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_conversations"(text, boolean, uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_conversations"(text, boolean, uuid, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."name_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."name_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pass_group_on"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pass_group_on"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pass_group_on"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."purge_message_files"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."purge_message_files"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."purge_message_files"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_participant"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_participant"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_participant"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_participant"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rename_group"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."rename_group"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."rename_group"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rename_group"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_owner"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_owner"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_owner"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_report"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_report"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_report"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."schedule_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."schedule_messages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."schedule_messages"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."scheduled_failure"(public.scheduled_messages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."scheduled_failure"(public.scheduled_messages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."scheduled_failure"(public.scheduled_messages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."search_messages"(text, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."search_messages"(text, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."search_messages"(text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."search_messages"(text, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_message"(uuid, uuid, text, uuid, jsonb, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_message"(uuid, uuid, text, uuid, jsonb, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_message"(uuid, uuid, text, uuid, jsonb, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_message"(uuid, uuid, text, uuid, jsonb, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_scheduled_messages"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_scheduled_messages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_scheduled_messages"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."settle_report"(public.message_reports, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_report"(public.message_reports, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_report"(public.message_reports, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_back"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_back"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_back"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_group"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_group"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_group"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_asked"(uuid[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_asked"(uuid[], text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_asked"(uuid[], text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_mark"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."words_mark"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."words_mark"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_mark"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_mark"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_message_report"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_message_report"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_message_report"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_message_reports"(text, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_message_reports"(text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_message_reports"(text, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."known_people"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."known_people"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."known_people"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_conversations"(text, boolean, uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_conversations"(text, boolean, uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_conversations"(text, boolean, uuid, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_participant"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_participant"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_participant"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."rename_group"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."rename_group"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."rename_group"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_messages"(text, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_messages"(text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_messages"(text, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_message"(uuid, uuid, text, uuid, jsonb, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_message"(uuid, uuid, text, uuid, jsonb, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_message"(uuid, uuid, text, uuid, jsonb, uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."message_attachments" FROM "authenticated";

GRANT SELECT ON TABLE "public"."message_attachments" TO "authenticated";

REVOKE ALL ON TABLE "public"."message_attachments" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."message_attachments" TO "service_role";

REVOKE ALL ON TABLE "public"."scheduled_messages" FROM "authenticated";

REVOKE ALL ("conversation_id") ON TABLE "public"."scheduled_messages" FROM "authenticated";

GRANT INSERT ("conversation_id") ON TABLE "public"."scheduled_messages" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."scheduled_messages" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."scheduled_messages" TO "authenticated";

REVOKE ALL ("message_text") ON TABLE "public"."scheduled_messages" FROM "authenticated";

GRANT INSERT ("message_text"), UPDATE ("message_text") ON TABLE "public"."scheduled_messages" TO "authenticated";

REVOKE ALL ("reply_to") ON TABLE "public"."scheduled_messages" FROM "authenticated";

GRANT INSERT ("reply_to") ON TABLE "public"."scheduled_messages" TO "authenticated";

REVOKE ALL ("send_at") ON TABLE "public"."scheduled_messages" FROM "authenticated";

GRANT INSERT ("send_at"), UPDATE ("send_at") ON TABLE "public"."scheduled_messages" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."scheduled_messages" TO "authenticated";

REVOKE ALL ON TABLE "public"."scheduled_messages" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."scheduled_messages" TO "service_role";

ALTER TABLE "public"."scheduled_messages"
  ADD CONSTRAINT "scheduled_messages_sender_id_fkey" FOREIGN KEY (sender_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX scheduled_messages_sender_idx ON public.scheduled_messages USING btree (sender_id, send_at);

CREATE POLICY "Participants send later" ON "public"."scheduled_messages"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((sender_id = ( SELECT auth.uid() AS uid)) AND (conversation_id = ANY (( SELECT private.my_conversation_ids() AS my_conversation_ids)::uuid[]))));

CREATE POLICY "Senders cancel what they send later" ON "public"."scheduled_messages"
  FOR DELETE
  TO "authenticated"
  USING ((sender_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Senders change what they send later" ON "public"."scheduled_messages"
  FOR UPDATE
  TO "authenticated"
  USING (((sender_id = ( SELECT auth.uid() AS uid)) AND (conversation_id = ANY (( SELECT private.my_conversation_ids() AS my_conversation_ids)::uuid[]))));

CREATE POLICY "Senders read what they send later" ON "public"."scheduled_messages"
  FOR SELECT
  TO "authenticated"
  USING ((sender_id = ( SELECT auth.uid() AS uid)));

CREATE INDEX conversation_messages_words_idx ON public.conversation_messages USING gin (private.message_words(conversation_id, message_text));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select 'message-files', 'message-files', false, 26214400, array_agg(t.type order by t.type)
from private.message_file_types() t
on conflict (id) do nothing;

select private.schedule_messages();

alter table public.message_attachments alter column name set statistics 0,
  alter column type set statistics 0;
alter table public.scheduled_messages alter column message_text set statistics 0,
  alter column failure set statistics 0;
alter table public.message_reports alter column decision set statistics 0;
alter table public.conversation_messages alter column forwarded set statistics 0;
