SET local check_function_bodies = off;

CREATE TABLE "private"."direct_conversations" (
  "conversation_id" uuid NOT NULL,
  "first_id"        uuid NOT NULL,
  "second_id"       uuid NOT NULL,
  "listing_id"      uuid,
  CONSTRAINT "direct_conversations_in_order" CHECK ((first_id < second_id)),
  CONSTRAINT "direct_conversations_once" UNIQUE NULLS NOT DISTINCT (first_id, second_id, listing_id),
  CONSTRAINT "direct_conversations_pkey" PRIMARY KEY (conversation_id)
);

ALTER TABLE "private"."direct_conversations"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."message_pace" (
  "user_id" uuid                     NOT NULL,
  "kind"    text                     NOT NULL,
  "since"   timestamp with time zone NOT NULL,
  "uses"    integer                  NOT NULL,
  CONSTRAINT "message_pace_pkey" PRIMARY KEY (user_id, kind)
);

ALTER TABLE "private"."message_pace"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."message_versions" (
  "message_id"   uuid                     NOT NULL,
  "version"      integer                  NOT NULL,
  "message_text" text                     NOT NULL,
  "metadata"     jsonb                    NOT NULL,
  "replaced_at"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "message_versions_pkey" PRIMARY KEY (message_id, VERSION)
);

ALTER TABLE "private"."message_versions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."chat_conversations" (
  "id"                uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "participants"      jsonb                    NOT NULL,
  "conversation_type" text                     NOT NULL DEFAULT 'direct'::text,
  "listing_id"        uuid,
  "subject"           text,
  "metadata"          jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "last_message_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "created_at"        timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "chat_conversations_metadata_is_small" CHECK (((jsonb_typeof(metadata) = 'object'::text) AND (char_length((metadata)::text) <= 4000))),
  CONSTRAINT "chat_conversations_participants_are_list" CHECK (((jsonb_typeof(participants) = 'array'::text) AND (jsonb_array_length(participants) <= 50))),
  CONSTRAINT "chat_conversations_pkey" PRIMARY KEY (id),
  CONSTRAINT "chat_conversations_subject_is_plain" CHECK ((((char_length(btrim(subject)) >= 1) AND (char_length(btrim(subject)) <= 200)) AND (subject !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "chat_conversations_type_is_known" CHECK ((conversation_type = ANY (ARRAY['direct'::text, 'group'::text])))
);

ALTER TABLE "public"."chat_conversations"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."chat_conversations" FROM "anon";

CREATE TABLE "public"."conversation_members" (
  "conversation_id" uuid                     NOT NULL,
  "user_id"         uuid                     NOT NULL,
  "joined_at"       timestamp with time zone NOT NULL DEFAULT now(),
  "is_muted"        boolean                  NOT NULL DEFAULT false,
  "hidden_at"       timestamp with time zone,
  "left_at"         timestamp with time zone,
  "last_message_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "conversation_members_pkey" PRIMARY KEY (conversation_id, user_id)
);

ALTER TABLE "public"."conversation_members"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."conversation_members" FROM "anon";

CREATE TABLE "public"."conversation_messages" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "conversation_id" uuid                     NOT NULL,
  "message_text"    text                     NOT NULL,
  "message_type"    text                     NOT NULL DEFAULT 'text'::text,
  "metadata"        jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "reply_to"        uuid,
  "reactions"       jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "edited_at"       timestamp with time zone,
  "deleted_at"      timestamp with time zone,
  CONSTRAINT "conversation_messages_in_order" UNIQUE (conversation_id, created_at),
  CONSTRAINT "conversation_messages_metadata_is_small" CHECK (((jsonb_typeof(metadata) = 'object'::text) AND (char_length((metadata)::text) <= 8000))),
  CONSTRAINT "conversation_messages_pkey" PRIMARY KEY (id),
  CONSTRAINT "conversation_messages_reactions_are_few" CHECK (((jsonb_typeof(reactions) = 'object'::text) AND (char_length((reactions)::text) <= 20000))),
  CONSTRAINT "conversation_messages_text_is_plain" CHECK (((char_length(message_text) <= 8000) AND ((btrim(message_text, ' 	

'::text) <> ''::text) OR (deleted_at IS NOT NULL) OR (message_type = 'file'::text)) AND (message_text !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "conversation_messages_type_is_known" CHECK ((message_type = ANY (ARRAY['text'::text, 'file'::text, 'system'::text]))),
  "sender_id"       uuid                     DEFAULT auth.uid()
);

ALTER TABLE "public"."conversation_messages"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."conversation_messages" FROM "anon";

CREATE TABLE "public"."conversation_receipts" (
  "conversation_id" uuid                     NOT NULL,
  "user_id"         uuid                     NOT NULL,
  "delivered_at"    timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp WITH time zone,
  "read_at"         timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp WITH time zone,
  CONSTRAINT "conversation_receipts_pkey" PRIMARY KEY (conversation_id, user_id)
);

ALTER TABLE "public"."conversation_receipts"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."conversation_receipts" FROM "anon";

CREATE TABLE "public"."message_notifications" (
  "id"                uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"           uuid                     NOT NULL,
  "conversation_id"   uuid                     NOT NULL,
  "message_id"        uuid                     NOT NULL,
  "notification_type" text                     NOT NULL DEFAULT 'new_message'::text,
  "read_at"           timestamp with time zone,
  "created_at"        timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "message_notifications_once" UNIQUE (message_id, user_id),
  CONSTRAINT "message_notifications_pkey" PRIMARY KEY (id),
  CONSTRAINT "message_notifications_type_is_known" CHECK ((notification_type = 'new_message'::text))
);

ALTER TABLE "public"."message_notifications"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."message_notifications" FROM "anon";

CREATE TABLE "public"."message_reports" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "reporter_id"     uuid,
  "conversation_id" uuid,
  "message_id"      uuid,
  "sender_id"       uuid,
  "message_text"    text                     NOT NULL,
  "reason"          text                     NOT NULL,
  "note"            text,
  "status"          text                     NOT NULL DEFAULT 'open'::text,
  "handled_at"      timestamp with time zone,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "message_reports_note_length" CHECK (((char_length(btrim(note)) >= 1) AND (char_length(btrim(note)) <= 2000))),
  CONSTRAINT "message_reports_once" UNIQUE (message_id, reporter_id),
  CONSTRAINT "message_reports_pkey" PRIMARY KEY (id),
  CONSTRAINT "message_reports_reason_is_known" CHECK ((reason = ANY (ARRAY['spam'::text, 'harassment'::text, 'fraud'::text, 'other'::text]))),
  CONSTRAINT "message_reports_status_is_known" CHECK ((status = ANY (ARRAY['open'::text, 'handled'::text, 'dismissed'::text])))
);

ALTER TABLE "public"."message_reports"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."message_reports" FROM "anon";

CREATE TABLE "public"."user_blocks" (
  "blocked_id" uuid                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "user_id"    uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "user_blocks_not_oneself" CHECK ((user_id <> blocked_id)),
  CONSTRAINT "user_blocks_pkey" PRIMARY KEY (user_id, blocked_id)
);

ALTER TABLE "public"."user_blocks"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."user_blocks" FROM "anon";

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
  if (
    select count(*) from public.conversation_members m
    where m.conversation_id = p_conversation_id and m.left_at is null
  ) > 50 then
    raise exception 'A group has 50 people at most.' using errcode = 'HXCVP';
  end if;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_receipt()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.conversation_receipts (conversation_id, user_id)
  values (new.conversation_id, new.user_id)
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.contact_broker (
  p_listing_id uuid,
  p_message    text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id constant uuid := private.lock_member();
  v_allowed constant integer := (private.my_access()).contacts_per_month;
  v_broker_id uuid;
  v_contact public.broker_contacts;
begin
  if v_allowed = 0 then
    raise exception 'Contacting brokers needs a plan.' using errcode = 'HXPLN';
  end if;
  if not exists (
    select from public.broker_contacts c where c.user_id = v_user_id and c.listing_id = p_listing_id
  ) then
    select l.broker_id into v_broker_id from public.listings l
    where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
    for key share;
    if not found then
      raise exception 'There is no such listing.' using errcode = 'HXGON';
    end if;
    if private.account_of(v_broker_id) = v_user_id then
      raise exception 'This is the caller''s own listing.' using errcode = 'HXOWN';
    end if;
    if (private.contact_allowance(v_user_id, v_allowed) ->> 'left')::integer = 0
      and not private.has_contacted(v_user_id, v_broker_id)
    then
      raise exception 'All % brokers of this month are contacted.', v_allowed
        using errcode = 'HXCON', hint = 'Choose a larger plan, or wait for the next month.';
    end if;
    insert into public.broker_contacts (user_id, listing_id, broker_id, message)
    values (v_user_id, p_listing_id, v_broker_id, btrim(p_message))
    returning * into v_contact;
    perform private.tell_broker(v_contact);
    perform private.talk_about_listing(v_contact);
  end if;
  return jsonb_build_object(
    'contact', private.listing_contact(p_listing_id),
    'is_new', v_contact.id is not null,
    'conversation_id', private.conversation_about(p_listing_id),
    'allowance', private.contact_allowance(v_user_id, v_allowed)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_about (
  p_listing_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select d.conversation_id
    from public.broker_contacts c
    join public.broker_accounts a on a.broker_id = c.broker_id
    join private.direct_conversations d
      on d.first_id = least(c.user_id, a.user_id) and d.second_id = greatest(c.user_id, a.user_id)
      and d.listing_id = c.listing_id
    where c.user_id = auth.uid() and c.listing_id = p_listing_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.conversation_fits (
  p_conversation_id uuid,
  p_search          text
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
    left join public.listings l on l.id = c.listing_id
    where c.id = p_conversation_id
      and strpos(lower(concat_ws(' ', c.subject, l.property_name)), p_search) > 0
  ) or exists (
    select from public.conversation_members m
    join public.profiles p on p.id = m.user_id
    where m.conversation_id = p_conversation_id and m.left_at is null and m.user_id <> auth.uid()
      and strpos(lower(concat_ws(' ', p.full_name, p.company_name, p.brokerage_name)), p_search) > 0
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
    m.edited_at, m.deleted_at,
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
  if v_message.deleted_at is null then
    update public.conversation_messages m
    set message_text = '', metadata = '{}', reactions = '{}', deleted_at = now()
    where m.id = p_message_id
    returning m.deleted_at into v_message.deleted_at;
  end if;
  return v_message.deleted_at;
end
$function$;

CREATE OR REPLACE FUNCTION private.find_or_start (
  p_other      uuid,
  p_listing_id uuid,
  p_subject    text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_id uuid := (
    select d.conversation_id from private.direct_conversations d
    where d.first_id = least(v_me, p_other) and d.second_id = greatest(v_me, p_other)
      and d.listing_id is not distinct from p_listing_id
  );
begin
  if v_id is null then
    insert into public.chat_conversations (participants, listing_id, subject)
    values (jsonb_build_array(v_me, p_other), p_listing_id, nullif(btrim(left(p_subject, 200)), ''))
    returning id into v_id;
  end if;
  -- Whoever had left comes back by writing.
  update public.conversation_members m set left_at = null, hidden_at = null
  where m.conversation_id = v_id and (m.left_at is not null or m.hidden_at is not null);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_members()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id constant uuid := case tg_op when 'DELETE' then old.conversation_id else new.conversation_id end;
  v_people constant jsonb := (
    select coalesce(jsonb_agg(m.user_id order by m.user_id), '[]')
    from public.conversation_members m where m.conversation_id = v_id and m.left_at is null
  );
begin
  update public.chat_conversations c set participants = v_people
  where c.id = v_id and c.participants is distinct from v_people;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_reading()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.conversation_receipts r
  set read_at = greatest(r.read_at, n.newest), delivered_at = greatest(r.delivered_at, n.newest)
  from (
    select a.user_id, a.conversation_id, max(a.created_at) as newest
    from after_reading a
    join before_reading b on b.id = a.id
    where b.read_at is null and a.read_at is not null
    group by a.user_id, a.conversation_id
  ) n
  where r.conversation_id = n.conversation_id and r.user_id = n.user_id and r.read_at < n.newest;
  return null;
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
  if auth.role() = 'authenticated' then
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

CREATE OR REPLACE FUNCTION private.handle_message_report (
  p_report_id uuid,
  p_status    text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_staff() then
    raise exception 'Only staff handles reports.' using errcode = '42501';
  end if;
  update public.message_reports r
  set status = p_status, handled_at = case when p_status <> 'open' then now() end
  where r.id = p_report_id;
  if not found then
    raise exception 'There is no such report.' using errcode = 'HXRPG';
  end if;
  return p_status;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_blocked_between (
  p_one   uuid,
  p_other uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.user_blocks b
    where (b.user_id, b.blocked_id) in ((p_one, p_other), (p_other, p_one))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_in_conversation (
  p_conversation_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.is_approved() and exists (
    select from public.conversation_members m
    where m.conversation_id = p_conversation_id and m.user_id = (select auth.uid()) and m.left_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.join_participants()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_people constant uuid[] := private.participants_of(new.participants);
begin
  insert into public.conversation_members (conversation_id, user_id, last_message_at)
  select new.id, p.id, new.last_message_at from unnest(v_people) as p (id);
  if new.conversation_type = 'direct' then
    insert into private.direct_conversations (conversation_id, first_id, second_id, listing_id)
    values (new.id, v_people[1], v_people[2], new.listing_id)
    on conflict do nothing;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_last_message()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.last_message_at := coalesce(
    (select max(m.created_at) from public.conversation_messages m where m.conversation_id = new.id),
    old.last_message_at
  );
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_pace (
  p_kind   text,
  p_most   integer,
  p_within interval
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_uses integer;
begin
  if auth.role() is distinct from 'authenticated' then
    return;
  end if;
  insert into private.message_pace as p (user_id, kind, since, uses)
  values (auth.uid(), p_kind, now(), 1)
  on conflict (user_id, kind) do update
  set uses = case when p.since > now() - p_within and p.since <= now() then p.uses + 1 else 1 end,
    since = case when p.since > now() - p_within and p.since <= now() then p.since else now() end
  returning p.uses into v_uses;
  if v_uses > p_most then
    raise exception 'Too much within a short time.' using errcode = 'HXMRT', hint = 'Wait a moment.';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_read_at()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.read_at := case when new.read_at is not null then least(new.read_at, now()) end;
  return new;
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
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_conversation_read (
  p_conversation_id uuid,
  p_up_to           uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.require_member(p_conversation_id);
  v_until timestamptz := 'infinity';
  v_count integer;
begin
  if p_up_to is not null then
    select m.created_at into v_until from public.conversation_messages m
    where m.id = p_up_to and m.conversation_id = p_conversation_id;
    if not found then
      raise exception 'This message stands in another conversation.' using errcode = '42501';
    end if;
  end if;
  update public.message_notifications n set read_at = now()
  where n.user_id = v_me and n.conversation_id = p_conversation_id and n.read_at is null
    and n.created_at <= v_until;
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_messages_delivered()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  -- What is unread is what may still be on its way; the rest has been delivered by being read.
  update public.conversation_receipts r set delivered_at = n.newest
  from (
    select u.conversation_id, max(u.created_at) as newest from public.message_notifications u
    where u.user_id = auth.uid() and u.read_at is null
    group by u.conversation_id
  ) n
  where r.user_id = auth.uid() and r.conversation_id = n.conversation_id and r.delivered_at < n.newest
    and private.is_in_conversation(r.conversation_id);
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.message_history (
  p_message_id uuid
)
  RETURNS TABLE (
    version      integer,
    message_text text,
    replaced_at  timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select v.version, v.message_text, v.replaced_at
  from private.message_versions v
  join public.conversation_messages m on m.id = v.message_id
  where v.message_id = p_message_id and m.deleted_at is null
    and private.is_in_conversation(m.conversation_id)
  order by v.version;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_conversation_ids()
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return '{}';
  end if;
  return array(
    select m.conversation_id from public.conversation_members m
    where m.user_id = (select auth.uid()) and m.left_at is null
  );
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
    private.seal_cursor('conversations', jsonb_build_array(page.last_message_at, c.id))
  from page
  join public.chat_conversations c on c.id = page.conversation_id
  left join public.listings l on l.id = c.listing_id
  order by page.last_message_at desc, c.id desc;
end
$function$;

CREATE OR REPLACE FUNCTION private.participants_of (
  p_list jsonb
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_list jsonb := p_list;
begin
  if jsonb_typeof(v_list) = 'string' and char_length(v_list #>> '{}') <= 4000 then
    v_list := (v_list #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(v_list) = 'array' and jsonb_array_length(v_list) <= 50 then
    return array(select distinct e::uuid from jsonb_array_elements_text(v_list) e order by 1);
  end if;
  raise exception 'Participants are a list of at most 50 accounts.' using errcode = 'HXCVP';
exception when invalid_text_representation then
  raise exception 'Participants are a list of accounts.' using errcode = 'HXCVP';
end
$function$;

CREATE OR REPLACE FUNCTION private.people_of (
  p_conversation_id uuid
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
end
$function$;

CREATE OR REPLACE FUNCTION private.react (
  p_message_id uuid,
  p_sign       text,
  p_is_on      boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant text := auth.uid()::text;
  v_message public.conversation_messages;
  v_people jsonb;
begin
  select * into v_message from public.conversation_messages m where m.id = p_message_id for no key update;
  if v_message.id is null or not private.is_in_conversation(v_message.conversation_id) then
    raise exception 'You are not in this conversation.' using errcode = '42501';
  end if;
  if v_message.deleted_at is not null or char_length(p_sign) not between 1 and 8
    or p_sign ~ '[[:ascii:][:space:][:cntrl:]]'
  then
    raise exception 'This is no reaction to this message.' using errcode = '23514';
  end if;
  perform private.keep_pace('reaction', 60, interval '1 minute');
  if p_is_on then
    perform private.require_unblocked(v_message.conversation_id, auth.uid());
  end if;
  v_people := coalesce(v_message.reactions -> p_sign, '[]') - v_me;
  if p_is_on then
    v_people := v_people || to_jsonb(v_me);
  end if;
  v_message.reactions := case
    when v_people = '[]' then v_message.reactions - p_sign
    else v_message.reactions || jsonb_build_object(p_sign, v_people)
  end;
  if (select count(*) from jsonb_object_keys(v_message.reactions)) > 20 then
    raise exception 'A message has 20 kinds of reactions at most.' using errcode = '23514';
  end if;
  update public.conversation_messages m set reactions = v_message.reactions where m.id = p_message_id;
  return v_message.reactions;
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
      when v_message.deleted_at is null then v_message.message_text
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

CREATE OR REPLACE FUNCTION private.require_member (
  p_conversation_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.is_in_conversation(p_conversation_id) is not true then
    raise exception 'You are not in this conversation.' using errcode = '42501';
  end if;
  return auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.require_reachable (
  p_people uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (
    select count(*) from public.profiles p
    where p.id = any (p_people)
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  ) <> cardinality(p_people) then
    raise exception 'Somebody of these cannot be reached.' using errcode = 'HXCVP';
  end if;
  if exists (
    select from unnest(p_people) as other (id) where private.is_blocked_between(auth.uid(), other.id)
  ) then
    raise exception 'One of the two has blocked the other.' using errcode = 'HXBLK';
  end if;
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
  if exists (
    select from public.chat_conversations c
    join public.conversation_members m on m.conversation_id = c.id and m.user_id <> p_sender_id
    where c.id = p_conversation_id and c.conversation_type = 'direct'
      and private.is_blocked_between(p_sender_id, m.user_id)
  ) then
    raise exception 'One of the two has blocked the other.' using errcode = 'HXBLK';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.say (
  p_conversation_id uuid,
  p_text            text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
begin
  insert into public.conversation_messages (conversation_id, sender_id, message_text)
  values (p_conversation_id, auth.uid(), btrim(p_text, E' \t\n\r'))
  returning id into v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.skip_told()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.role() = 'authenticated' and exists (
    select from public.message_notifications n
    join public.conversation_messages m on m.id = n.message_id
    where n.message_id = new.message_id and n.user_id = new.user_id and m.sender_id = auth.uid()
  ) and pg_trigger_depth() = 1 then
    return null;
  end if;
  return new;
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
  where m.conversation_id = new.conversation_id and m.left_at is null
    and m.user_id is distinct from new.sender_id
    and not exists (
      select from public.user_blocks b where b.user_id = m.user_id and b.blocked_id = new.sender_id
    );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.start_conversation (
  p_broker_id uuid,
  p_vendor_id uuid,
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
  if not private.has_open_access() then
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

CREATE OR REPLACE FUNCTION private.talk_about_listing (
  p_contact public.broker_contacts
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id constant uuid := private.find_or_start(
    private.account_of(p_contact.broker_id), p_contact.listing_id,
    (select l.property_name from public.listings l where l.id = p_contact.listing_id)
  );
begin
  perform private.say(v_id, p_contact.message);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_participants (
  conversation_id uuid,
  people          uuid[]
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.add_participants(conversation_id, people)
$function$;

REVOKE ALL ON FUNCTION "public"."add_participants"(uuid, uuid[]) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.delete_message (
  message_id uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.delete_message(message_id)
$function$;

REVOKE ALL ON FUNCTION "public"."delete_message"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.handle_message_report (
  report_id uuid,
  status    text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.handle_message_report(report_id, status)
$function$;

REVOKE ALL ON FUNCTION "public"."handle_message_report"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.leave_conversation (
  conversation_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.leave_conversation(conversation_id)
$function$;

REVOKE ALL ON FUNCTION "public"."leave_conversation"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.mark_conversation_read (
  conversation_id uuid,
  up_to           uuid DEFAULT NULL::uuid
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.mark_conversation_read(conversation_id, up_to)
$function$;

REVOKE ALL ON FUNCTION "public"."mark_conversation_read"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.mark_messages_delivered()
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.mark_messages_delivered()
$function$;

REVOKE ALL ON FUNCTION "public"."mark_messages_delivered"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.message_history (
  message_id uuid
)
  RETURNS TABLE (
    version      integer,
    message_text text,
    replaced_at  timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.message_history(message_id)
$function$;

REVOKE ALL ON FUNCTION "public"."message_history"(uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.react (
  message_id uuid,
  sign       text,
  is_on      boolean DEFAULT true
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.react(message_id, sign, is_on)
$function$;

REVOKE ALL ON FUNCTION "public"."react"(uuid, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_message (
  message_id uuid,
  reason     text,
  note       text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.report_message(message_id, reason, note)
$function$;

REVOKE ALL ON FUNCTION "public"."report_message"(uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.start_conversation (
  message   text,
  broker_id uuid DEFAULT NULL::uuid,
  vendor_id uuid DEFAULT NULL::uuid,
  subject   text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.start_conversation(broker_id, vendor_id, subject, message)
$function$;

REVOKE ALL ON FUNCTION "public"."start_conversation"(text, uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."direct_conversations"
  ADD CONSTRAINT "direct_conversations_first_id_fkey" FOREIGN KEY (first_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."direct_conversations"
  ADD CONSTRAINT "direct_conversations_second_id_fkey" FOREIGN KEY (second_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."message_pace"
  ADD CONSTRAINT "message_pace_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."chat_conversations"
  ADD CONSTRAINT "chat_conversations_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE "private"."direct_conversations"
  ADD CONSTRAINT "direct_conversations_conversation_id_fkey" FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE CASCADE;

ALTER TABLE "public"."conversation_members"
  ADD CONSTRAINT "conversation_members_conversation_id_fkey" FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE CASCADE;

ALTER TABLE "public"."conversation_members"
  ADD CONSTRAINT "conversation_members_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."conversation_messages"
  ADD CONSTRAINT "conversation_messages_conversation_id_fkey" FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE CASCADE;

ALTER TABLE "private"."message_versions"
  ADD CONSTRAINT "message_versions_message_id_fkey" FOREIGN KEY (message_id) REFERENCES public.conversation_messages(id) ON DELETE CASCADE;

ALTER TABLE "public"."conversation_messages"
  ADD CONSTRAINT "conversation_messages_reply_to_fkey" FOREIGN KEY (reply_to) REFERENCES public.conversation_messages(id) ON DELETE SET NULL;

ALTER TABLE "public"."conversation_receipts"
  ADD CONSTRAINT "conversation_receipts_conversation_id_fkey" FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE CASCADE;

ALTER TABLE "public"."conversation_receipts"
  ADD CONSTRAINT "conversation_receipts_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."message_notifications"
  ADD CONSTRAINT "message_notifications_conversation_id_fkey" FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE CASCADE;

ALTER TABLE "public"."message_notifications"
  ADD CONSTRAINT "message_notifications_message_id_fkey" FOREIGN KEY (message_id) REFERENCES public.conversation_messages(id) ON DELETE CASCADE;

ALTER TABLE "public"."message_notifications"
  ADD CONSTRAINT "message_notifications_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."message_reports"
  ADD CONSTRAINT "message_reports_conversation_id_fkey" FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE SET NULL;

ALTER TABLE "public"."message_reports"
  ADD CONSTRAINT "message_reports_message_id_fkey" FOREIGN KEY (message_id) REFERENCES public.conversation_messages(id) ON DELETE SET NULL;

ALTER TABLE "public"."message_reports"
  ADD CONSTRAINT "message_reports_reporter_id_fkey" FOREIGN KEY (reporter_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."message_reports"
  ADD CONSTRAINT "message_reports_sender_id_fkey" FOREIGN KEY (sender_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."user_blocks"
  ADD CONSTRAINT "user_blocks_blocked_id_fkey" FOREIGN KEY (blocked_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX direct_conversations_second_idx ON private.direct_conversations USING btree (second_id);

CREATE INDEX chat_conversations_created_idx ON public.chat_conversations USING btree (created_at);

CREATE INDEX chat_conversations_listing_idx ON public.chat_conversations USING btree (listing_id);

CREATE INDEX conversation_members_list_idx ON public.conversation_members USING btree (user_id, last_message_at DESC, conversation_id DESC)
  WHERE (left_at IS NULL);

CREATE INDEX conversation_messages_reply_idx ON public.conversation_messages USING btree (reply_to)
  WHERE (reply_to IS NOT NULL);

CREATE INDEX conversation_receipts_user_idx ON public.conversation_receipts USING btree (user_id);

CREATE INDEX message_notifications_conversation_idx ON public.message_notifications USING btree (conversation_id);

CREATE INDEX message_notifications_unread_idx ON public.message_notifications USING btree (user_id, conversation_id, created_at)
  WHERE (read_at IS NULL);

CREATE INDEX message_notifications_user_idx ON public.message_notifications USING btree (user_id, created_at DESC);

CREATE INDEX message_reports_conversation_idx ON public.message_reports USING btree (conversation_id);

CREATE INDEX message_reports_queue_idx ON public.message_reports USING btree (status, created_at DESC, id);

CREATE INDEX message_reports_reporter_idx ON public.message_reports USING btree (reporter_id, created_at DESC);

CREATE INDEX message_reports_sender_idx ON public.message_reports USING btree (sender_id);

CREATE INDEX user_blocks_blocked_idx ON public.user_blocks USING btree (blocked_id);

CREATE TRIGGER guard_conversation
  BEFORE INSERT ON public.chat_conversations
  FOR EACH ROW
  EXECUTE FUNCTION private.guard_conversation();

CREATE TRIGGER join_participants
  AFTER INSERT ON public.chat_conversations
  FOR EACH ROW
  EXECUTE FUNCTION private.join_participants();

CREATE TRIGGER keep_last_message
  BEFORE UPDATE OF last_message_at ON public.chat_conversations
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_last_message();

CREATE TRIGGER add_receipt
  AFTER INSERT ON public.conversation_members
  FOR EACH ROW
  EXECUTE FUNCTION private.add_receipt();

CREATE TRIGGER follow_members
  AFTER INSERT OR DELETE OR UPDATE OF left_at ON public.conversation_members
  FOR EACH ROW
  EXECUTE FUNCTION private.follow_members();

CREATE TRIGGER guard_message
  BEFORE INSERT ON public.conversation_messages
  FOR EACH ROW
  EXECUTE FUNCTION private.guard_message();

CREATE TRIGGER keep_version
  BEFORE UPDATE OF message_text, deleted_at ON public.conversation_messages
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_version();

CREATE TRIGGER spread_message
  AFTER INSERT ON public.conversation_messages
  FOR EACH ROW
  EXECUTE FUNCTION private.spread_message();

CREATE TRIGGER follow_reading
  AFTER UPDATE ON public.message_notifications REFERENCING OLD TABLE AS before_reading NEW TABLE AS after_reading
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.follow_reading();

CREATE TRIGGER keep_read_at
  BEFORE UPDATE OF read_at ON public.message_notifications
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_read_at();

CREATE TRIGGER skip_told
  BEFORE INSERT ON public.message_notifications
  FOR EACH ROW
  EXECUTE FUNCTION private.skip_told();

CREATE POLICY "Accounts with a second factor show it" ON "public"."chat_conversations"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Participants read a conversation" ON "public"."chat_conversations"
  FOR SELECT
  TO "authenticated"
  USING
    (((id = ANY (( SELECT private.my_conversation_ids() AS my_conversation_ids)::uuid[])) OR ((created_at = now()) AND (participants ? (( SELECT auth.uid() AS uid))::text) AND (
    SELECT private.is_approved() AS is_approved))));

CREATE POLICY "Participants touch a conversation" ON "public"."chat_conversations"
  FOR UPDATE
  TO "authenticated"
  USING ((id = ANY (( SELECT private.my_conversation_ids() AS my_conversation_ids)::uuid[])));

CREATE POLICY "Who has messaging access starts a conversation" ON "public"."chat_conversations"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((participants ? (( SELECT auth.uid() AS uid))::text) AND ( SELECT private.has_open_access() AS has_open_access)));

CREATE POLICY "Accounts with a second factor show it" ON "public"."conversation_members"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Members mute and hide for themselves" ON "public"."conversation_members"
  FOR UPDATE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND (left_at IS NULL) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "Members read what a conversation is to them" ON "public"."conversation_members"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Accounts with a second factor show it" ON "public"."conversation_messages"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Participants read messages" ON "public"."conversation_messages"
  FOR SELECT
  TO "authenticated"
  USING ((conversation_id = ANY (( SELECT private.my_conversation_ids() AS my_conversation_ids)::uuid[])));

CREATE POLICY "Accounts with a second factor show it" ON "public"."conversation_receipts"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Participants read how far each has got" ON "public"."conversation_receipts"
  FOR SELECT
  TO "authenticated"
  USING ((conversation_id = ANY (( SELECT private.my_conversation_ids() AS my_conversation_ids)::uuid[])));

CREATE POLICY "Accounts with a second factor show it" ON "public"."message_notifications"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "People mark as read what waits for them" ON "public"."message_notifications"
  FOR UPDATE
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "People read what waits for them" ON "public"."message_notifications"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Accounts with a second factor show it" ON "public"."message_reports"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who reported and staff read a report" ON "public"."message_reports"
  FOR SELECT
  TO "authenticated"
  USING (((reporter_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.has_staff_role() AS has_staff_role)));

CREATE POLICY "Accounts with a second factor show it" ON "public"."user_blocks"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Participants listen in their conversation" ON "realtime"."messages"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT realtime.topic() AS topic) = ANY (ARRAY( SELECT ('conversation:'::text || c.c)
   FROM unnest(( SELECT private.my_conversation_ids() AS my_conversation_ids)) c(c)))));

CREATE POLICY "Participants speak in their conversation" ON "realtime"."messages"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((( SELECT realtime.topic() AS topic) = ANY (ARRAY( SELECT ('conversation:'::text || c.c)
   FROM unnest(( SELECT private.my_conversation_ids() AS my_conversation_ids)) c(c)))));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."chat_conversations";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."conversation_messages";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."conversation_receipts";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."message_notifications";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."message_reports";

COMMENT ON COLUMN "public"."chat_conversations"."participants" IS 'The accounts in it, as a list; one that arrives as a JSON string is read as such.';

COMMENT ON COLUMN "public"."conversation_members"."hidden_at" IS 'Out of the list since then, until the next message.';

COMMENT ON COLUMN "public"."conversation_members"."last_message_at" IS 'As the conversation has it, so that one''s list is a range of one index.';

COMMENT ON COLUMN "public"."conversation_messages"."id" IS 'Chosen by the client before it sends, so that what is sent twice is one message.';

COMMENT ON COLUMN "public"."conversation_messages"."reactions" IS 'Who reacted how: a list of accounts for each sign.';

COMMENT ON COLUMN "public"."conversation_receipts"."delivered_at" IS 'created_at of the newest message that reached a device of theirs; -infinity for none.';

COMMENT ON COLUMN "public"."conversation_receipts"."read_at" IS 'created_at of the newest message that they read; -infinity for none.';

COMMENT ON COLUMN "public"."message_notifications"."created_at" IS 'As of the message.';

COMMENT ON COLUMN "public"."message_reports"."message_text" IS 'As it was when it was reported.';

REVOKE ALL ON FUNCTION "private"."add_participants"(uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_participants"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_participants"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_participants"(uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."add_receipt"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_receipt"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_receipt"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."conversation_about"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_about"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."conversation_about"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."conversation_fits"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."conversation_fits"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."conversation_fits"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."delete_message"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."delete_message"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."delete_message"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."delete_message"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_or_start"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_or_start"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_or_start"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_members"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_members"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_members"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_reading"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_reading"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_reading"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_conversation"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_conversation"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_conversation"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_message"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_message"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_message"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."handle_message_report"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."handle_message_report"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."handle_message_report"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."handle_message_report"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_blocked_between"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_blocked_between"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_blocked_between"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_in_conversation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_in_conversation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_in_conversation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_in_conversation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."join_participants"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."join_participants"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."join_participants"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_last_message"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_last_message"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_last_message"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_pace"(text, integer, interval) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_pace"(text, integer, interval) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_pace"(text, integer, interval) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_read_at"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_read_at"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_read_at"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_version"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_version"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_version"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_conversation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."leave_conversation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."leave_conversation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_conversation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mark_conversation_read"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."mark_conversation_read"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."mark_conversation_read"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_conversation_read"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mark_messages_delivered"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."mark_messages_delivered"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."mark_messages_delivered"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mark_messages_delivered"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."message_history"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."message_history"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."message_history"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."message_history"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_conversation_ids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_conversation_ids"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_conversation_ids"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_conversation_ids"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_conversations"(text, boolean, uuid, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_conversations"(text, boolean, uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_conversations"(text, boolean, uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_conversations"(text, boolean, uuid, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."participants_of"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."participants_of"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."participants_of"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."people_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."people_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."react"(uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."react"(uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."react"(uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."react"(uuid, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_message"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_message"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_message"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_message"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_member"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_member"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_member"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_reachable"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_reachable"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_reachable"(uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_unblocked"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_unblocked"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_unblocked"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."say"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."say"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."say"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."skip_told"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."skip_told"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."skip_told"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."spread_message"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."spread_message"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."spread_message"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."start_conversation"(uuid, uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."start_conversation"(uuid, uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."start_conversation"(uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."start_conversation"(uuid, uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."talk_about_listing"(public.broker_contacts) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."talk_about_listing"(public.broker_contacts) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."talk_about_listing"(public.broker_contacts) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_participants"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_participants"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_participants"(uuid, uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."conversation_page"(uuid, text, text, uuid, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_message"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_message"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_message"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."handle_message_report"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."handle_message_report"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."handle_message_report"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_conversation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_conversation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_conversation"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_conversation_read"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mark_conversation_read"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_conversation_read"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_messages_delivered"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mark_messages_delivered"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_messages_delivered"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."message_history"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."message_history"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."message_history"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_conversations"(text, boolean, uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_conversations"(text, boolean, uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_conversations"(text, boolean, uuid, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."react"(uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."react"(uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."react"(uuid, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_message"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_message"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_message"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_conversation"(text, uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."start_conversation"(text, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."start_conversation"(text, uuid, uuid, text) TO "postgres";

REVOKE ALL ON TABLE "public"."chat_conversations" FROM "authenticated";

REVOKE ALL ("conversation_type") ON TABLE "public"."chat_conversations" FROM "authenticated";

GRANT INSERT ("conversation_type") ON TABLE "public"."chat_conversations" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."chat_conversations" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."chat_conversations" TO "authenticated";

REVOKE ALL ("last_message_at") ON TABLE "public"."chat_conversations" FROM "authenticated";

GRANT UPDATE ("last_message_at") ON TABLE "public"."chat_conversations" TO "authenticated";

REVOKE ALL ("listing_id") ON TABLE "public"."chat_conversations" FROM "authenticated";

GRANT INSERT ("listing_id") ON TABLE "public"."chat_conversations" TO "authenticated";

REVOKE ALL ("metadata") ON TABLE "public"."chat_conversations" FROM "authenticated";

GRANT INSERT ("metadata") ON TABLE "public"."chat_conversations" TO "authenticated";

REVOKE ALL ("participants") ON TABLE "public"."chat_conversations" FROM "authenticated";

GRANT INSERT ("participants") ON TABLE "public"."chat_conversations" TO "authenticated";

REVOKE ALL ("subject") ON TABLE "public"."chat_conversations" FROM "authenticated";

GRANT INSERT ("subject") ON TABLE "public"."chat_conversations" TO "authenticated";

GRANT SELECT ON TABLE "public"."chat_conversations" TO "authenticated";

REVOKE ALL ON TABLE "public"."chat_conversations" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."chat_conversations" TO "service_role";

REVOKE ALL ON TABLE "public"."conversation_members" FROM "authenticated";

REVOKE ALL ("hidden_at") ON TABLE "public"."conversation_members" FROM "authenticated";

GRANT UPDATE ("hidden_at") ON TABLE "public"."conversation_members" TO "authenticated";

REVOKE ALL ("is_muted") ON TABLE "public"."conversation_members" FROM "authenticated";

GRANT UPDATE ("is_muted") ON TABLE "public"."conversation_members" TO "authenticated";

GRANT SELECT ON TABLE "public"."conversation_members" TO "authenticated";

REVOKE ALL ON TABLE "public"."conversation_members" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."conversation_members" TO "service_role";

REVOKE ALL ON TABLE "public"."conversation_messages" FROM "authenticated";

REVOKE ALL ("conversation_id") ON TABLE "public"."conversation_messages" FROM "authenticated";

GRANT INSERT ("conversation_id") ON TABLE "public"."conversation_messages" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."conversation_messages" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."conversation_messages" TO "authenticated";

REVOKE ALL ("message_text") ON TABLE "public"."conversation_messages" FROM "authenticated";

GRANT INSERT ("message_text"), UPDATE ("message_text") ON TABLE "public"."conversation_messages" TO "authenticated";

REVOKE ALL ("message_type") ON TABLE "public"."conversation_messages" FROM "authenticated";

GRANT INSERT ("message_type") ON TABLE "public"."conversation_messages" TO "authenticated";

REVOKE ALL ("metadata") ON TABLE "public"."conversation_messages" FROM "authenticated";

GRANT INSERT ("metadata") ON TABLE "public"."conversation_messages" TO "authenticated";

REVOKE ALL ("reply_to") ON TABLE "public"."conversation_messages" FROM "authenticated";

GRANT INSERT ("reply_to") ON TABLE "public"."conversation_messages" TO "authenticated";

GRANT SELECT ON TABLE "public"."conversation_messages" TO "authenticated";

REVOKE ALL ON TABLE "public"."conversation_messages" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."conversation_messages" TO "service_role";

REVOKE ALL ON TABLE "public"."conversation_receipts" FROM "authenticated";

GRANT SELECT ON TABLE "public"."conversation_receipts" TO "authenticated";

REVOKE ALL ON TABLE "public"."conversation_receipts" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."conversation_receipts" TO "service_role";

REVOKE ALL ON TABLE "public"."message_notifications" FROM "authenticated";

REVOKE ALL ("conversation_id") ON TABLE "public"."message_notifications" FROM "authenticated";

GRANT INSERT ("conversation_id") ON TABLE "public"."message_notifications" TO "authenticated";

REVOKE ALL ("message_id") ON TABLE "public"."message_notifications" FROM "authenticated";

GRANT INSERT ("message_id") ON TABLE "public"."message_notifications" TO "authenticated";

REVOKE ALL ("notification_type") ON TABLE "public"."message_notifications" FROM "authenticated";

GRANT INSERT ("notification_type") ON TABLE "public"."message_notifications" TO "authenticated";

REVOKE ALL ("read_at") ON TABLE "public"."message_notifications" FROM "authenticated";

GRANT UPDATE ("read_at") ON TABLE "public"."message_notifications" TO "authenticated";

REVOKE ALL ("user_id") ON TABLE "public"."message_notifications" FROM "authenticated";

GRANT INSERT ("user_id") ON TABLE "public"."message_notifications" TO "authenticated";

GRANT SELECT ON TABLE "public"."message_notifications" TO "authenticated";

REVOKE ALL ON TABLE "public"."message_notifications" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."message_notifications" TO "service_role";

REVOKE ALL ON TABLE "public"."message_reports" FROM "authenticated";

GRANT SELECT ON TABLE "public"."message_reports" TO "authenticated";

REVOKE ALL ON TABLE "public"."message_reports" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."message_reports" TO "service_role";

REVOKE ALL ON TABLE "public"."user_blocks" FROM "authenticated";

REVOKE ALL ("blocked_id") ON TABLE "public"."user_blocks" FROM "authenticated";

GRANT INSERT ("blocked_id") ON TABLE "public"."user_blocks" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."user_blocks" TO "authenticated";

REVOKE ALL ON TABLE "public"."user_blocks" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."user_blocks" TO "service_role";

ALTER TABLE "public"."conversation_messages"
  ADD CONSTRAINT "conversation_messages_sender_id_fkey" FOREIGN KEY (sender_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

CREATE INDEX conversation_messages_sender_idx ON public.conversation_messages USING btree (sender_id);

CREATE POLICY "Participants write messages" ON "public"."conversation_messages"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((sender_id = ( SELECT auth.uid() AS uid)) AND (conversation_id = ANY (( SELECT private.my_conversation_ids() AS my_conversation_ids)::uuid[]))));

CREATE POLICY "Senders change their messages" ON "public"."conversation_messages"
  FOR UPDATE
  TO "authenticated"
  USING
    (((sender_id = ( SELECT auth.uid() AS uid)) AND (deleted_at IS NULL) AND (message_type <> 'system'::text) AND (conversation_id = ANY (( SELECT private.my_conversation_ids() AS
    my_conversation_ids)::uuid[]))));

REVOKE ALL ("sender_id") ON TABLE "public"."conversation_messages" FROM "authenticated";

GRANT INSERT ("sender_id") ON TABLE "public"."conversation_messages" TO "authenticated";

ALTER TABLE "public"."user_blocks"
  ADD CONSTRAINT "user_blocks_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE POLICY "People block for themselves" ON "public"."user_blocks"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "People read whom they block" ON "public"."user_blocks"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People unblock for themselves" ON "public"."user_blocks"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

REVOKE ALL ("user_id") ON TABLE "public"."user_blocks" FROM "authenticated";

GRANT INSERT ("user_id") ON TABLE "public"."user_blocks" TO "authenticated";

-- By hand: nobody reaches what is private, as the schema says in so many words.
REVOKE ALL ON TABLE "private"."direct_conversations" FROM PUBLIC, "anon", "authenticated", "service_role";
REVOKE ALL ON TABLE "private"."message_pace" FROM PUBLIC, "anon", "authenticated", "service_role";
REVOKE ALL ON TABLE "private"."message_versions" FROM PUBLIC, "anon", "authenticated", "service_role";

-- By hand: their estimates would tell of rows that are withheld: see schemas/foundation/estimates.sql.
ALTER TABLE "public"."chat_conversations"
  ALTER COLUMN "participants" SET STATISTICS 0,
  ALTER COLUMN "conversation_type" SET STATISTICS 0,
  ALTER COLUMN "subject" SET STATISTICS 0,
  ALTER COLUMN "metadata" SET STATISTICS 0;
ALTER TABLE "public"."conversation_messages"
  ALTER COLUMN "message_text" SET STATISTICS 0,
  ALTER COLUMN "message_type" SET STATISTICS 0,
  ALTER COLUMN "metadata" SET STATISTICS 0,
  ALTER COLUMN "reactions" SET STATISTICS 0;
ALTER TABLE "public"."message_notifications"
  ALTER COLUMN "notification_type" SET STATISTICS 0;
ALTER TABLE "public"."message_reports"
  ALTER COLUMN "message_text" SET STATISTICS 0,
  ALTER COLUMN "reason" SET STATISTICS 0,
  ALTER COLUMN "note" SET STATISTICS 0;
