SET local check_function_bodies = off;

CREATE TABLE "private"."deal_room_events" (
  "room_id" uuid                     NOT NULL,
  "seq"     bigint                   NOT NULL,
  "at"      timestamp with time zone NOT NULL,
  "kind"    text                     NOT NULL,
  "who"     text                     NOT NULL,
  "address" text,
  "item_id" uuid,
  "item"    text,
  "sha256"  text,
  "page"    integer,
  "seconds" integer,
  "nda"     integer,
  "detail"  text,
  "hash"    text                     NOT NULL,
  CONSTRAINT "deal_room_events_pkey" PRIMARY KEY (room_id, seq)
);

ALTER TABLE "private"."deal_room_events"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deal_room_groups" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "room_id"    uuid                     NOT NULL,
  "name"       text                     NOT NULL,
  "side"       text                     NOT NULL DEFAULT 'buyer'::text,
  "adds"       boolean                  NOT NULL DEFAULT false,
  "signs"      boolean                  NOT NULL DEFAULT true,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "deal_room_groups_pkey" PRIMARY KEY (id),
  CONSTRAINT "deal_room_groups_sellers_add" CHECK (((side = 'seller'::text) OR (NOT adds))),
  CONSTRAINT "deal_room_groups_side_is_known" CHECK ((side = ANY (ARRAY['seller'::text, 'buyer'::text, 'other'::text]))),
  CONSTRAINT "deal_room_groups_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 80)))
);

ALTER TABLE "private"."deal_room_groups"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deal_room_heads" (
  "room_id" uuid   NOT NULL,
  "seq"     bigint NOT NULL DEFAULT 0,
  "hash"    text   NOT NULL DEFAULT ''::text,
  CONSTRAINT "deal_room_heads_pkey" PRIMARY KEY (room_id)
);

ALTER TABLE "private"."deal_room_heads"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deal_room_items" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "room_id"    uuid                     NOT NULL,
  "parent_id"  uuid,
  "lineage"    uuid[]                   NOT NULL,
  "is_folder"  boolean                  NOT NULL,
  "place"      integer                  NOT NULL DEFAULT 0,
  "name"       text                     NOT NULL,
  "version_id" uuid,
  "words"      tsvector,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at" timestamp with time zone,
  CONSTRAINT "deal_room_items_depth" CHECK (((cardinality(lineage) >= 1) AND (cardinality(lineage) <= 10))),
  CONSTRAINT "deal_room_items_pkey" PRIMARY KEY (id),
  CONSTRAINT "deal_room_items_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 200) AND (name !~ '[/\\]'::text)))
);

ALTER TABLE "private"."deal_room_items"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deal_room_ndas" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "room_id"    uuid                     NOT NULL,
  "n"          integer                  NOT NULL,
  "body"       text                     NOT NULL,
  "sha256"     text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "deal_room_ndas_body_is_bounded" CHECK (((char_length(btrim(body)) >= 20) AND (char_length(btrim(body)) <= 40000))),
  CONSTRAINT "deal_room_ndas_n_key" UNIQUE (room_id, n),
  CONSTRAINT "deal_room_ndas_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."deal_room_ndas"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deal_room_notes" (
  "id"             uuid                     NOT NULL,
  "room_id"        uuid                     NOT NULL,
  "group_id"       uuid,
  "kind"           text                     NOT NULL,
  "category"       text                     NOT NULL DEFAULT 'general'::text,
  "item_id"        uuid,
  "body"           text                     NOT NULL,
  "who"            text                     NOT NULL,
  "due_on"         date,
  "answer"         text,
  "answered_by"    text,
  "answer_item_id" uuid,
  "state"          text                     NOT NULL DEFAULT 'open'::text,
  "created_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "answered_at"    timestamp with time zone,
  "published_at"   timestamp with time zone,
  CONSTRAINT "deal_room_notes_answer_is_bounded" CHECK ((char_length(answer) <= 8000)),
  CONSTRAINT "deal_room_notes_body_is_bounded" CHECK (((char_length(btrim(body)) >= 1) AND (char_length(btrim(body)) <= 4000))),
  CONSTRAINT "deal_room_notes_category_is_known"
    CHECK ((category = ANY (ARRAY['general'::text, 'financial'::text, 'census'::text, 'licensing'::text, 'staffing'::text, 'property'::text, 'legal'::text, 'closing'::text]))),
  CONSTRAINT "deal_room_notes_due_on_is_near" CHECK (((due_on >= '1970-01-01'::date) AND (due_on <= '2999-12-31'::date))),
  CONSTRAINT "deal_room_notes_kind_is_known" CHECK ((kind = ANY (ARRAY['question'::text, 'request'::text, 'comment'::text]))),
  CONSTRAINT "deal_room_notes_pkey" PRIMARY KEY (id),
  CONSTRAINT "deal_room_notes_state_is_known" CHECK ((state = ANY (ARRAY['open'::text, 'drafted'::text, 'answered'::text, 'published'::text, 'declined'::text])))
);

ALTER TABLE "private"."deal_room_notes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deal_room_rights" (
  "group_id" uuid     NOT NULL,
  "item_id"  uuid     NOT NULL,
  "level"    smallint NOT NULL,
  CONSTRAINT "deal_room_rights_level_is_known" CHECK (((level >= 0) AND (level <= 3))),
  CONSTRAINT "deal_room_rights_pkey" PRIMARY KEY (group_id, item_id)
);

ALTER TABLE "private"."deal_room_rights"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deal_room_tickets" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "account"    uuid                     NOT NULL,
  "room_id"    uuid                     NOT NULL,
  "item_id"    uuid                     NOT NULL,
  "version_id" uuid                     NOT NULL,
  "page"       integer,
  "act"        text                     NOT NULL,
  "who"        text                     NOT NULL,
  "address"    text,
  "at"         timestamp with time zone NOT NULL DEFAULT now(),
  "taken_at"   timestamp with time zone,
  "noted_at"   timestamp with time zone,
  CONSTRAINT "deal_room_tickets_act_is_known" CHECK ((act = ANY (ARRAY['page'::text, 'marked'::text, 'original'::text]))),
  CONSTRAINT "deal_room_tickets_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."deal_room_tickets"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deal_room_versions" (
  "id"         uuid                     NOT NULL,
  "item_id"    uuid                     NOT NULL,
  "room_id"    uuid                     NOT NULL,
  "n"          integer                  NOT NULL,
  "path"       text                     NOT NULL,
  "type"       text                     NOT NULL,
  "size"       bigint                   NOT NULL,
  "sha256"     text,
  "pages"      integer,
  "state"      text                     NOT NULL DEFAULT 'checking'::text,
  "findings"   jsonb                    NOT NULL DEFAULT '[]'::jsonb,
  "added_by"   text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "deal_room_versions_n_key" UNIQUE (item_id, n),
  CONSTRAINT "deal_room_versions_path_key" UNIQUE (path),
  CONSTRAINT "deal_room_versions_pkey" PRIMARY KEY (id),
  CONSTRAINT "deal_room_versions_state_is_known" CHECK ((state = ANY (ARRAY['checking'::text, 'clean'::text, 'quarantined'::text])))
);

ALTER TABLE "private"."deal_room_versions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deal_rooms" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "transaction_id" uuid                     NOT NULL,
  "root_id"        uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "opened_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "closed_at"      timestamp with time zone,
  CONSTRAINT "deal_rooms_pkey" PRIMARY KEY (id),
  CONSTRAINT "deal_rooms_transaction_key" UNIQUE (transaction_id)
);

ALTER TABLE "private"."deal_rooms"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."signatures" (
  "id"          uuid                     NOT NULL,
  "account"     uuid,
  "kind"        text                     NOT NULL,
  "title"       text                     NOT NULL,
  "body"        text                     NOT NULL,
  "body_sha256" text                     NOT NULL,
  "name"        text                     NOT NULL,
  "email"       text                     NOT NULL,
  "drawing"     text,
  "consent"     text                     NOT NULL,
  "address"     text,
  "signed_at"   timestamp with time zone NOT NULL,
  "room_id"     uuid,
  "nda"         integer,
  "hash"        text                     NOT NULL,
  CONSTRAINT "signatures_body_is_bounded" CHECK (((char_length(btrim(body)) >= 20) AND (char_length(btrim(body)) <= 40000))),
  CONSTRAINT "signatures_drawing_is_a_path" CHECK (((char_length(drawing) <= 20000) AND (drawing ~ '^[ML0-9 .-]+$'::text))),
  CONSTRAINT "signatures_hash_key" UNIQUE (hash),
  CONSTRAINT "signatures_kind_is_known" CHECK ((kind = ANY (ARRAY['nda'::text, 'buyer_agreement'::text, 'loi'::text]))),
  CONSTRAINT "signatures_pkey" PRIMARY KEY (id),
  CONSTRAINT "signatures_name_is_plain" CHECK (((char_length(btrim(name)) >= 2) AND private.is_line(name, 160))),
  CONSTRAINT "signatures_title_is_plain" CHECK (((char_length(btrim(title)) >= 1) AND private.is_line(title, 200)))
);

ALTER TABLE "private"."signatures"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."deal_room_members" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "room_id"    uuid                     NOT NULL,
  "group_id"   uuid                     NOT NULL,
  "name"       text                     NOT NULL,
  "email"      text                     NOT NULL,
  "expires_at" timestamp with time zone,
  "ended_at"   timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "deal_room_members_email_key" UNIQUE (room_id, email),
  CONSTRAINT "deal_room_members_email_shape" CHECK (((email = lower(email)) AND (email ~ '^[^@[:space:][:cntrl:]]{1,64}@[^@[:space:][:cntrl:]]{1,190}$'::text))),
  CONSTRAINT "deal_room_members_pkey" PRIMARY KEY (id),
  CONSTRAINT "deal_room_members_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 160)))
);

ALTER TABLE "public"."deal_room_members"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."deal_room_members" FROM "anon";

CREATE OR REPLACE FUNCTION private.add_room_folder (
  p_parent_id uuid,
  p_id        uuid,
  p_name      text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parent private.deal_room_items;
  v_id uuid;
begin
  if not private.may_add_to(p_parent_id) then
    raise exception 'This folder is not there.' using errcode = '42501';
  end if;
  select * into v_parent from private.deal_room_items i where i.id = p_parent_id for update;
  select i.id into v_id from private.deal_room_items i
  where i.parent_id = p_parent_id and i.is_folder and i.deleted_at is null and lower(i.name) = lower(btrim(p_name));
  if found then
    return v_id;
  end if;
  perform private.require_room_in_folder(p_parent_id);
  insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, place, name)
  values (
    p_id, v_parent.room_id, p_parent_id, v_parent.lineage || p_id, true,
    (select coalesce(max(i.place), 0) + 1 from private.deal_room_items i where i.parent_id = p_parent_id), btrim(p_name)
  );
  perform private.note_in_room(v_parent.room_id, 'added', private.caller_in_words(), p_id);
  return p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.add_room_note (
  p_room_id  uuid,
  p_id       uuid,
  p_kind     text,
  p_body     text,
  p_category text,
  p_item_id  uuid,
  p_due_on   date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_seat record;
begin
  select * into v_seat from private.room_seat(p_room_id);
  if not found or v_seat.gate <> 'open' then
    raise exception 'This deal room is not there.' using errcode = '42501';
  end if;
  if p_item_id is not null and (private.room_level(p_item_id) = 0 or not exists (
    select from private.deal_room_items i where i.id = p_item_id and i.room_id = p_room_id
  )) then
    raise exception 'This document is not there.' using errcode = '42501';
  end if;
  if exists (select from private.deal_room_notes n where n.id = p_id and n.room_id = p_room_id and n.body = btrim(p_body)) then
    return p_id;
  end if;
  perform private.keep_pace('deal_room_note', 120, interval '1 hour');
  insert into private.deal_room_notes (id, room_id, group_id, kind, category, item_id, body, who, due_on)
  values (
    p_id, p_room_id, case when v_seat.side not in ('team', 'seller') then v_seat.group_id end, p_kind, p_category, p_item_id,
    btrim(p_body), v_seat.who, p_due_on
  );
  if p_kind <> 'comment' then
    perform private.note_in_room(p_room_id, p_kind, v_seat.who || ' <' || v_seat.email || '>', p_item_id);
  end if;
  return p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_room_note (
  p_id      uuid,
  p_answer  text,
  p_state   text,
  p_item_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_note private.deal_room_notes;
  v_seat record;
begin
  select * into v_note from private.deal_room_notes n where n.id = p_id and n.kind <> 'comment' for update;
  if found then
    select * into v_seat from private.room_seat(v_note.room_id);
  end if;
  if v_note.id is null or v_seat.gate is distinct from 'open' or v_seat.side not in ('team', 'seller') then
    raise exception 'This question is not there.' using errcode = '42501';
  end if;
  if v_seat.side = 'seller' and (p_state <> 'drafted' or v_note.state not in ('open', 'drafted')) then
    raise exception 'An answer is let out by who runs the room.' using errcode = 'HXDRP';
  end if;
  if p_state is null or p_state = 'open' or p_state <> 'declined' and btrim(coalesce(p_answer, '')) = '' and p_item_id is null then
    raise exception 'An answer says something.' using errcode = 'HXDRQ';
  end if;
  if p_item_id is not null and not exists (
    select from private.deal_room_items i where i.id = p_item_id and i.room_id = v_note.room_id
  ) then
    raise exception 'This document is not there.' using errcode = '42501';
  end if;
  update private.deal_room_notes n
  set answer = btrim(p_answer), answered_by = v_seat.who, answer_item_id = p_item_id, state = p_state,
    answered_at = now(), published_at = case when p_state = 'published' then coalesce(n.published_at, now()) end
  where n.id = p_id;
  perform private.note_in_room(
    v_note.room_id, p_state, private.caller_in_words(), p_item_id, null, null, null, null, left(v_note.body, 200)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_for_version (
  p_version_id uuid,
  p_needs      integer,
  p_act        text,
  p_page       integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_version private.deal_room_versions;
  v_seat record;
  v_level integer;
  v_ticket uuid;
  v_who text;
  v_nda integer;
begin
  select v.* into v_version from private.deal_room_versions v
  join private.deal_room_items i on i.id = v.item_id and i.version_id = v.id and i.deleted_at is null
  where v.id = p_version_id and v.state = 'clean';
  if not found then
    return null;
  end if;
  select * into v_seat from private.room_seat(v_version.room_id);
  if not found then
    return null;
  elsif v_seat.gate <> 'open' then
    return jsonb_build_object('gate', v_seat.gate);
  end if;
  v_level := private.room_level(v_version.item_id);
  if v_level < p_needs or p_act <> 'original' and not private.takes_mark(v_version.type)
    or p_page not between 1 and coalesce(v_version.pages, 1)
  then
    return null;
  end if;
  perform private.keep_pace('deal_room', 3000, interval '1 hour');
  v_who := case when v_seat.runs then private.caller_in_words() else v_seat.who || ' <' || v_seat.email || '>' end;
  insert into private.deal_room_tickets (account, room_id, item_id, version_id, page, act, who, address)
  values (
    auth.uid(), v_version.room_id, v_version.item_id, p_version_id, p_page, p_act, v_who, private.client_address()
  )
  returning id into v_ticket;
  if not v_seat.runs then
    select max(s.nda) into v_nda from private.signatures s
    where s.room_id = v_version.room_id and s.email = v_seat.email and s.kind = 'nda';
  end if;
  perform private.note_in_room(
    v_version.room_id, p_act, v_who, v_version.item_id, v_version.sha256, p_page, null, v_nda
  );
  return jsonb_build_object(
    'gate', 'open', 'ticket', v_ticket, 'pages', v_version.pages, 'type', v_version.type,
    'path', case p_act when 'original' then v_version.path end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_room (
  p_transaction_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_room private.deal_rooms;
  v_who text;
  v_part record;
  v_folder uuid;
  v_sellers uuid;
  v_buyers uuid;
begin
  if not private.runs_transaction(p_transaction_id) then
    raise exception 'This transaction is not there.' using errcode = '42501';
  end if;
  insert into private.deal_rooms (transaction_id) values (p_transaction_id)
  on conflict (transaction_id) do nothing returning * into v_room;
  if not found then
    return (select r.id from private.deal_rooms r where r.transaction_id = p_transaction_id);
  end if;
  v_who := private.caller_in_words();
  insert into private.deal_room_items (id, room_id, lineage, is_folder, name)
  values (v_room.root_id, v_room.id, array[v_room.root_id], true, 'Room');
  insert into private.deal_room_groups (room_id, name, side, adds, signs)
  values (v_room.id, 'Seller’s side', 'seller', true, false) returning id into v_sellers;
  insert into private.deal_room_groups (room_id, name) values (v_room.id, 'Buyer') returning id into v_buyers;
  insert into private.deal_room_rights (group_id, item_id, level) values (v_sellers, v_room.root_id, 3);
  for v_part in select * from private.usual_index() loop
    v_folder := gen_random_uuid();
    insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, place, name)
    values (
      v_folder, v_room.id, v_room.root_id, array[v_room.root_id, v_folder], true, v_part.part, v_part.name
    );
    if v_part.part = 1 then
      insert into private.deal_room_rights (group_id, item_id, level) values (v_buyers, v_folder, 1);
    end if;
    insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, place, name)
    select b.id, v_room.id, v_folder, array[v_room.root_id, v_folder, b.id], true, b.place, b.name
    from (
      select gen_random_uuid() as id, u.name, u.place::integer
      from unnest(v_part.below) with ordinality u (name, place)
    ) b;
  end loop;
  insert into private.deal_room_ndas (room_id, n, body, sha256)
  values (v_room.id, 1, private.usual_nda(), private.text_hash(private.usual_nda()));
  insert into public.deal_room_members (room_id, group_id, name, email)
  select distinct on (p.email) v_room.id, v_sellers, p.name, p.email
  from public.transaction_parties p
  where p.transaction_id = p_transaction_id and p.email is not null and private.party_side(p.role) = 'seller'
  order by p.email, p.created_at
  on conflict do nothing;
  perform private.note_in_room(v_room.id, 'opened', v_who);
  return v_room.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.caller_in_words()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select concat_ws(' ', nullif(btrim(p.full_name), ''), '<' || p.email || '>') from public.profiles p where p.id = auth.uid()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.change_room_items (
  p_room_id uuid,
  p_ids     uuid[],
  p_to      uuid,
  p_name    text,
  p_is_gone boolean
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_to private.deal_room_items;
  v_item private.deal_room_items;
  v_who constant text := private.caller_in_words();
  v_count integer := 0;
begin
  perform private.require_running(p_room_id);
  if cardinality(p_ids) not between 1 and 500 then
    raise exception 'These are too many.' using errcode = '22023';
  end if;
  -- Moves of one room wait for each other: two at once could put folders into each other.
  perform from private.deal_rooms r where r.id = p_room_id for update;
  select * into v_to from private.deal_room_items i
  where i.id = p_to and i.room_id = p_room_id and i.is_folder and i.deleted_at is null;
  if p_to is not null and not found then
    raise exception 'This folder is not there.' using errcode = '42501';
  end if;
  for v_item in
    select * from private.deal_room_items i
    where i.id = any (p_ids) and i.room_id = p_room_id and i.parent_id is not null and i.deleted_at is null
  loop
    if p_to is not null and v_item.parent_id <> p_to then
      if v_item.id = any (v_to.lineage) then
        raise exception 'A folder does not go into itself.' using errcode = 'HXDRL';
      end if;
      perform private.require_room_in_folder(p_to);
      update private.deal_room_items i
      set lineage = v_to.lineage || i.lineage[array_position(i.lineage, v_item.id):],
        parent_id = case when i.id = v_item.id then p_to else i.parent_id end
      where i.lineage @> array[v_item.id];
      perform private.note_in_room(p_room_id, 'moved', v_who, v_item.id, null, null, null, null, 'to ' || v_to.name);
    end if;
    if p_name is not null and btrim(p_name) <> v_item.name then
      if not v_item.is_folder then
        perform private.require_fitting_name(btrim(p_name), v.type)
        from private.deal_room_versions v where v.item_id = v_item.id order by v.n desc limit 1;
      end if;
      update private.deal_room_items i set name = btrim(p_name) where i.id = v_item.id;
      perform private.note_in_room(
        p_room_id, 'renamed', v_who, v_item.id, null, null, null, null, 'from ' || v_item.name
      );
    end if;
    if p_is_gone then
      perform private.note_in_room(p_room_id, 'removed', v_who, v_item.id);
      update private.deal_room_items i set deleted_at = now()
      where i.lineage @> array[v_item.id] and i.deleted_at is null;
    end if;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_room (
  p_room_id   uuid,
  p_is_closed boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_running(p_room_id);
  update private.deal_rooms r set closed_at = case when p_is_closed then now() end
  where r.id = p_room_id and (r.closed_at is null) = p_is_closed;
  if found then
    perform private.note_in_room(
      p_room_id, case when p_is_closed then 'closed' else 'reopened' end, private.caller_in_words()
    );
    perform private.tell_members(p_room_id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.event_text (
  p_was   text,
  p_event private.deal_room_events
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select array_to_string(array[
    p_was, p_event.room_id::text, p_event.seq::text,
    to_char(p_event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p_event.kind, p_event.who, p_event.address,
    p_event.item_id::text, p_event.item, p_event.sha256, p_event.page::text, p_event.seconds::text, p_event.nda::text,
    p_event.detail
  ], chr(31), '')
$function$;

CREATE OR REPLACE FUNCTION private.file_room_version (
  p_folder_id uuid,
  p_item_id   uuid,
  p_id        uuid,
  p_name      text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_folder private.deal_room_items;
  v_item private.deal_room_items;
  v_path text;
  v_metadata jsonb;
  v_who constant text := private.caller_in_words();
begin
  if not private.may_add_to(p_folder_id) then
    raise exception 'This folder is not there.' using errcode = '42501';
  end if;
  select * into v_folder from private.deal_room_items i where i.id = p_folder_id;
  v_path := v_folder.room_id || '/' || p_id;
  select i.* into v_item from private.deal_room_versions v join private.deal_room_items i on i.id = v.item_id
  where v.id = p_id and v.path = v_path;
  if found then
    return v_item.id;
  end if;
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'room-files' and o.name = v_path and o.created_at > now() - interval '1 day' for share;
  if not found then
    raise exception 'A file has not arrived.' using errcode = 'HXRFM';
  end if;
  perform private.require_fitting_name(btrim(p_name), v_metadata ->> 'mimetype');
  -- One after the other within a folder, so that a name is one document.
  perform from private.deal_room_items i where i.id = p_folder_id for update;
  select * into v_item from private.deal_room_items i
  where i.parent_id = p_folder_id and not i.is_folder and i.deleted_at is null
    and (i.id = p_item_id or p_item_id is null and lower(i.name) = lower(btrim(p_name)));
  if not found then
    if p_item_id is not null then
      raise exception 'This document is not there.' using errcode = '42501';
    end if;
    perform private.require_room_in_folder(p_folder_id);
    v_item.id := gen_random_uuid();
    insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, name, words)
    values (
      v_item.id, v_folder.room_id, p_folder_id, v_folder.lineage || v_item.id, false, btrim(p_name),
      private.words_of_name(p_name)
    );
  end if;
  insert into private.deal_room_versions (id, item_id, room_id, n, path, type, size, added_by)
  values (
    p_id, v_item.id, v_folder.room_id,
    (select coalesce(max(v.n), 0) + 1 from private.deal_room_versions v where v.item_id = v_item.id),
    v_path, v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint, v_who
  );
  perform private.note_in_room(v_folder.room_id, 'added', v_who, v_item.id);
  return v_item.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.find_room_items (
  p_room_id uuid,
  p_words   text,
  p_as      uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_told record;
  v_query tsquery;
begin
  select * into v_told from private.told_to(p_room_id, p_as);
  if not found or char_length(btrim(p_words)) not between 1 and 100 then
    return '[]';
  end if;
  select to_tsquery('simple', string_agg(quote_literal(w) || ':*', ' & ')) into v_query
  from regexp_split_to_table(translate(lower(p_words), '._-''\', '     '), '\s+') w where w <> '';
  return (
    select coalesce(jsonb_agg(private.item_in_words(f.item, v_told.is_whole, f.level)), '[]')
    from (
      select l.item, l.level
      from (
        select i as item, case when v_told.is_whole then 3 else private.group_level(v_told.group_id, i.lineage) end as level
        from private.deal_room_items i
        where i.room_id = p_room_id and not i.is_folder and i.deleted_at is null and i.words @@ v_query
          and (v_told.is_whole or i.version_id is not null)
        limit 2000
      ) l
      where l.level > 0
      order by lower((l.item).name), (l.item).id limit 100
    ) f
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.group_level (
  p_group_id uuid,
  p_lineage  uuid[]
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_level integer;
begin
  select r.level into v_level
  from private.deal_room_rights r
  where r.group_id = p_group_id and r.item_id = any (p_lineage)
  order by array_position(p_lineage, r.item_id) desc limit 1;
  return coalesce(v_level, 0);
end
$function$;

CREATE OR REPLACE FUNCTION private.group_reaches (
  p_group_id uuid,
  p_item_id  uuid,
  p_lineage  uuid[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.group_level(p_group_id, p_lineage) > 0 or exists (
    select from private.deal_room_rights r join private.deal_room_items i on i.id = r.item_id
    where r.group_id = p_group_id and r.level > 0 and i.deleted_at is null and i.lineage @> array[p_item_id]
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.has_signed_nda (
  p_room_id uuid,
  p_email   text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_n integer;
begin
  select max(d.n) into v_n from private.deal_room_ndas d where d.room_id = p_room_id;
  return v_n is null or exists (
    select from private.signatures s
    where s.room_id = p_room_id and s.email = p_email and s.kind = 'nda' and s.nda = v_n
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.item_for_seat (
  p_item_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_item_id is null or private.room_level(p_item_id) = 0 then
    return null;
  end if;
  return (
    select jsonb_build_object('id', i.id, 'name', i.name, 'version_id', i.version_id, 'parent_id', i.parent_id)
    from private.deal_room_items i where i.id = p_item_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.item_in_words (
  p_item     private.deal_room_items,
  p_is_whole boolean,
  p_level    integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_version private.deal_room_versions;
begin
  -- Who runs the room sees what waits or is in quarantine; others what they can open.
  select * into v_version from private.deal_room_versions v
  where v.item_id = p_item.id and (p_is_whole or v.id = p_item.version_id)
  order by v.n desc limit 1;
  return jsonb_build_object(
    'id', p_item.id, 'parent_id', p_item.parent_id, 'name', p_item.name, 'is_folder', p_item.is_folder,
    'place', p_item.place, 'level', p_level, 'version_id', p_item.version_id, 'n', v_version.n, 'type', v_version.type,
    'size', v_version.size, 'pages', v_version.pages, 'added_at', v_version.created_at,
    'latest_id', case when p_is_whole then v_version.id end, 'state', case when p_is_whole then v_version.state end,
    'findings', case when p_is_whole then v_version.findings end,
    'added_by', case when p_is_whole then v_version.added_by end,
    'rights', case when p_is_whole then (
      select coalesce(jsonb_object_agg(r.group_id, r.level), '{}') from private.deal_room_rights r where r.item_id = p_item.id
    ) end,
    'levels', case when p_is_whole then (
      select coalesce(jsonb_object_agg(g.id, private.group_level(g.id, p_item.lineage)), '{}')
      from private.deal_room_groups g where g.room_id = p_item.room_id
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.may_add_room_file (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  v_room text := split_part(p_name, '/', 1);
  v_kept record;
begin
  if p_name !~ '^[^/]+/[^/]+$' or v_room !~ v_id or split_part(p_name, '/', 2) !~ v_id then
    return false;
  end if;
  if not exists (
    select from private.room_seat(v_room::uuid) s join private.deal_rooms r on r.id = v_room::uuid
    where (s.runs or s.adds and s.gate = 'open') and r.closed_at is null
  ) then
    return false;
  end if;
  select count(*) as files, coalesce(sum((o.metadata ->> 'size')::bigint), 0) as bytes into v_kept
  from storage.objects o
  where o.bucket_id = 'room-files' and o.name collate "C" >= v_room || '/' and o.name collate "C" < v_room || '0';
  return v_kept.files < 20000 and v_kept.bytes < 50000000000;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_add_to (
  p_folder_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.deal_room_items i, private.room_seat(i.room_id) s
    where i.id = p_folder_id and i.is_folder and i.deleted_at is null and s.gate = 'open'
      and (s.runs or s.adds and private.group_level(s.group_id, i.lineage) > 0)
  ) and not exists (
    select from private.deal_room_items i join private.deal_rooms r on r.id = i.room_id
    where i.id = p_folder_id and r.closed_at is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.may_read_room_file (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_version private.deal_room_versions;
begin
  select * into v_version from private.deal_room_versions v where v.path = p_name and v.state = 'clean';
  return found
    and exists (
      select from private.deal_room_tickets t
      where t.version_id = v_version.id and t.account = auth.uid() and t.act = 'original'
        and t.at > now() - interval '2 minutes'
    )
    and private.room_level(v_version.item_id) >= case when private.takes_mark(v_version.type) then 3 else 2 end;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_confirmed_address()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select lower(u.email) from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_rooms()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_email constant text := private.my_confirmed_address();
begin
  if not private.is_approved() then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'transaction_id', r.transaction_id, 'property_name', r.property_name, 'state', r.state,
      'status', r.status, 'opened_at', r.opened_at, 'is_closed', r.closed_at is not null, 'runs', r.runs, 'side', s.side,
      'gate', s.gate, 'expires_at', r.expires_at
    ) order by r.opened_at desc, r.id), '[]')
    from (
      select d.*, t.property_name, t.state, t.status, true as runs, null::timestamptz as expires_at
      from private.deal_rooms d join public.transactions t on t.id = d.transaction_id
      where t.book = any (private.my_books()) and t.deleted_at is null
      union all
      select d.*, t.property_name, t.state, t.status, false, m.expires_at
      from public.deal_room_members m
      join private.deal_rooms d on d.id = m.room_id
      join public.transactions t on t.id = d.transaction_id
      where m.email = v_email and t.deleted_at is null and t.book <> all (private.my_books())
      order by opened_at desc limit 200
    ) r
    cross join lateral private.room_seat(r.id) s
    where r.runs or s.gate <> 'over'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_signatures()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(private.signature_in_words(s) order by s.signed_at desc), '[]')
    from (
      select * from private.signatures l
      where l.account = auth.uid() and private.is_approved() order by l.signed_at desc limit 100
    ) s
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_in_room (
  p_room_id uuid,
  p_kind    text,
  p_who     text,
  p_item_id uuid    DEFAULT NULL::uuid,
  p_sha256  text    DEFAULT NULL::text,
  p_page    integer DEFAULT NULL::integer,
  p_seconds integer DEFAULT NULL::integer,
  p_nda     integer DEFAULT NULL::integer,
  p_detail  text    DEFAULT NULL::text
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_head private.deal_room_heads;
  v_event private.deal_room_events;
begin
  insert into private.deal_room_heads (room_id) values (p_room_id) on conflict do nothing;
  select * into v_head from private.deal_room_heads h where h.room_id = p_room_id for update;
  v_event.room_id := p_room_id;
  v_event.seq := v_head.seq + 1;
  v_event.at := clock_timestamp();
  v_event.kind := p_kind;
  v_event.who := translate(p_who, chr(31), ' ');
  v_event.address := private.client_address();
  v_event.item_id := p_item_id;
  v_event.item := (select i.name from private.deal_room_items i where i.id = p_item_id);
  v_event.sha256 := p_sha256;
  v_event.page := p_page;
  v_event.seconds := p_seconds;
  v_event.nda := p_nda;
  v_event.detail := left(translate(p_detail, chr(31), ' '), 500);
  v_event.hash := encode(sha256(convert_to(private.event_text(v_head.hash, v_event), 'UTF8')), 'hex');
  insert into private.deal_room_events select v_event.*;
  update private.deal_room_heads h set seq = v_event.seq, hash = v_event.hash where h.room_id = p_room_id;
  return v_event.seq;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_room_time (
  p_ticket  uuid,
  p_seconds integer
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ticket private.deal_room_tickets;
  v_gate text;
begin
  update private.deal_room_tickets t set noted_at = now()
  where t.id = p_ticket and t.account = auth.uid() and t.act = 'page' and t.noted_at is null
    and t.at > now() - interval '1 day'
  returning * into v_ticket;
  if not found then
    return 'over';
  end if;
  select s.gate into v_gate from private.room_seat(v_ticket.room_id) s;
  perform private.note_in_room(
    v_ticket.room_id, 'read', v_ticket.who, v_ticket.item_id, null, v_ticket.page,
    greatest(0, least(p_seconds, extract(epoch from now() - v_ticket.at)::integer, 36000))
  );
  return coalesce(v_gate, 'over');
end
$function$;

CREATE OR REPLACE FUNCTION private.open_room_page (
  p_version_id uuid,
  p_number     integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.ask_for_version(p_version_id, 1, 'page', coalesce(p_number, 1));
end
$function$;

CREATE OR REPLACE FUNCTION private.publish_room_nda (
  p_room_id uuid,
  p_seen    integer,
  p_body    text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_n integer;
begin
  perform private.require_running(p_room_id);
  perform from private.deal_rooms r where r.id = p_room_id for update;
  select coalesce(max(d.n), 0) into v_n from private.deal_room_ndas d where d.room_id = p_room_id;
  if v_n <> p_seen then
    raise exception 'The text has changed meanwhile.' using errcode = 'HXDRN';
  end if;
  insert into private.deal_room_ndas (room_id, n, body, sha256)
  values (p_room_id, v_n + 1, btrim(p_body), private.text_hash(btrim(p_body)));
  perform private.note_in_room(
    p_room_id, 'nda', private.caller_in_words(), null, private.text_hash(btrim(p_body)), null, null, v_n + 1
  );
  perform private.tell_members(p_room_id);
  return v_n + 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_rewriting()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  raise exception 'What was noted stays as it was noted.' using errcode = 'HXDRA';
end
$function$;

CREATE OR REPLACE FUNCTION private.require_room_in_folder (
  p_folder_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (select count(*) from private.deal_room_items i where i.parent_id = p_folder_id and i.deleted_at is null) >= 1000 then
    raise exception 'A folder holds 1000.' using errcode = 'HXDRF';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_running (
  p_room_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.runs_room(p_room_id) then
    raise exception 'This deal room is not there.' using errcode = '42501';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.room_audit (
  p_room_id uuid,
  p_below   bigint DEFAULT NULL::bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_running(p_room_id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'room_id', e.room_id, 'seq', e.seq, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'kind', e.kind, 'who', e.who, 'address', e.address, 'item_id', e.item_id, 'item', e.item, 'sha256', e.sha256,
      'page', e.page, 'seconds', e.seconds, 'nda', e.nda, 'detail', e.detail, 'hash', e.hash
    ) order by e.seq desc), '[]')
    from (
      select * from private.deal_room_events l
      where l.room_id = p_room_id and (p_below is null or l.seq < p_below)
      order by l.seq desc limit 500
    ) e
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_folder (
  p_folder_id uuid,
  p_as        uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_folder private.deal_room_items;
  v_told record;
begin
  select * into v_folder from private.deal_room_items i where i.id = p_folder_id and i.is_folder and i.deleted_at is null;
  if not found then
    return null;
  end if;
  select * into v_told from private.told_to(v_folder.room_id, p_as);
  if not found or not v_told.is_whole and v_folder.parent_id is not null
    and not private.group_reaches(v_told.group_id, v_folder.id, v_folder.lineage)
  then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'way', (
        select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'place', w.place) order by cardinality(w.lineage))
        from private.deal_room_items w where w.id = any (v_folder.lineage) and w.parent_id is not null
      ),
      'items', coalesce(jsonb_agg(private.item_in_words(l.item, v_told.is_whole, l.level)
        order by not (l.item).is_folder, (l.item).place, lower((l.item).name), (l.item).id), '[]')
    )
    from (
      select i as item, case when v_told.is_whole then 3 else private.group_level(v_told.group_id, i.lineage) end as level
      from private.deal_room_items i
      where i.parent_id = p_folder_id and i.deleted_at is null
    ) l
    where v_told.is_whole
      or l.level > 0 and ((l.item).is_folder or (l.item).version_id is not null)
      or (l.item).is_folder and private.group_reaches(v_told.group_id, (l.item).id, (l.item).lineage)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_level (
  p_item_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item record;
  v_seat record;
begin
  select i.room_id, i.lineage into v_item
  from private.deal_room_items i where i.id = p_item_id and i.deleted_at is null;
  if not found then
    return 0;
  end if;
  select * into v_seat from private.room_seat(v_item.room_id);
  if not found or v_seat.gate <> 'open' then
    return 0;
  end if;
  return case when v_seat.runs then 3 else private.group_level(v_seat.group_id, v_item.lineage) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.room_notes (
  p_room_id uuid,
  p_kind    text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_seat record;
  v_is_seller boolean;
begin
  select * into v_seat from private.room_seat(p_room_id);
  if not found or v_seat.gate <> 'open' then
    return '[]';
  end if;
  v_is_seller := v_seat.side in ('team', 'seller');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', n.id, 'kind', n.kind, 'category', n.category, 'body', n.body, 'state', case
        when n.state = 'drafted' and not v_is_seller then 'open' else n.state
      end,
      'due_on', n.due_on,
      'is_mine', n.is_mine, 'who', case when n.is_mine or v_is_seller then n.who end,
      'group', case when v_is_seller then n.group_name end,
      'at', case when n.is_mine or v_is_seller then n.created_at else n.published_at end,
      'answer', case when n.is_answered or v_is_seller then n.answer end,
      'answered_by', case when v_is_seller then n.answered_by end,
      'answered_at', case
        when n.is_answered and not n.is_mine and not v_is_seller then n.published_at
        when n.is_answered or v_is_seller then n.answered_at
      end,
      'item', case when n.is_mine or v_is_seller then private.item_for_seat(n.item_id) end,
      'answer_item', case when n.is_answered or v_is_seller then private.item_for_seat(n.answer_item_id) end
    ) order by case when n.is_mine or v_is_seller then n.created_at else n.published_at end desc, n.id), '[]')
    from (
      select l.*, g.name as group_name,
        l.group_id is not distinct from case when v_is_seller then null else v_seat.group_id end as is_mine,
        l.state in ('answered', 'published', 'declined') as is_answered
      from private.deal_room_notes l left join private.deal_room_groups g on g.id = l.group_id
      where l.room_id = p_room_id and l.kind = p_kind and case
        when l.kind = 'comment' then l.group_id is not distinct from case when v_is_seller then null else v_seat.group_id end
        else v_is_seller or l.group_id = v_seat.group_id or l.state = 'published'
      end
      order by l.created_at desc, l.id limit 500
    ) n
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_people (
  p_room_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_running(p_room_id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'group_id', m.group_id, 'name', m.name, 'email', m.email, 'expires_at', m.expires_at,
      'ended_at', m.ended_at,
      'nda', (
        select max(s.nda) from private.signatures s
        where s.room_id = p_room_id and s.email = m.email and s.kind = 'nda'
      )
    ) order by m.created_at, m.id), '[]')
    from public.deal_room_members m where m.room_id = p_room_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_seat (
  p_room_id uuid
)
  RETURNS TABLE (
    runs      boolean,
    member_id uuid,
    group_id  uuid,
    side      text,
    adds      boolean,
    who       text,
    email     text,
    gate      text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_email text;
begin
  if auth.uid() is null or not private.is_approved() then
    return;
  end if;
  v_email := private.my_confirmed_address();
  if exists (
    select from private.deal_rooms r join public.transactions t on t.id = r.transaction_id
    where r.id = p_room_id and t.deleted_at is null and t.book = any (private.my_books())
  ) then
    return query
    select true, null::uuid, null::uuid, 'team', true, coalesce(nullif(p.full_name, ''), p.email), v_email, 'open'
    from public.profiles p where p.id = auth.uid();
    return;
  end if;
  return query
  select false, m.id, g.id, g.side, g.adds, m.name, m.email,
    case
      when m.ended_at is not null or m.expires_at <= now() or r.closed_at is not null then 'over'
      when g.signs and not private.has_signed_nda(r.id, v_email) then 'nda'
      else 'open'
    end
  from public.deal_room_members m
  join private.deal_room_groups g on g.id = m.group_id
  join private.deal_rooms r on r.id = m.room_id
  join public.transactions t on t.id = r.transaction_id
  where m.room_id = p_room_id and m.email = v_email and t.deleted_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.room_signatures (
  p_room_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_running(p_room_id);
  return (
    select coalesce(jsonb_agg(private.signature_in_words(s) order by s.signed_at), '[]')
    from private.signatures s where s.room_id = p_room_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_version_to_check (
  p_version_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object('path', v.path, 'type', v.type, 'size', v.size)
    from private.deal_room_versions v join private.deal_room_items i on i.id = v.item_id
    where v.id = p_version_id and v.state = 'checking' and private.may_add_to(i.parent_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_versions (
  p_item_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_room_id uuid;
begin
  select i.room_id into v_room_id from private.deal_room_items i where i.id = p_item_id;
  if v_room_id is null or not private.runs_room(v_room_id) then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', v.id, 'n', v.n, 'size', v.size, 'pages', v.pages, 'state', v.state, 'findings', v.findings,
      'added_by', v.added_by, 'added_at', v.created_at, 'sha256', v.sha256
    ) order by v.n desc), '[]')
    from private.deal_room_versions v where v.item_id = p_item_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_view (
  p_transaction_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_room private.deal_rooms;
  v_seat record;
  v_nda private.deal_room_ndas;
begin
  select * into v_room from private.deal_rooms r where r.transaction_id = p_transaction_id or r.id = p_transaction_id;
  if not found then
    return null;
  end if;
  select * into v_seat from private.room_seat(v_room.id);
  if not found then
    return null;
  elsif v_seat.gate = 'over' then
    return jsonb_build_object('gate', 'over');
  end if;
  select * into v_nda from private.deal_room_ndas d where d.room_id = v_room.id order by d.n desc limit 1;
  return (
    select jsonb_build_object(
      'gate', v_seat.gate, 'id', v_room.id, 'transaction_id', v_room.transaction_id, 'root_id', v_room.root_id,
      'property_name', t.property_name, 'is_closed', v_room.closed_at is not null, 'runs', v_seat.runs,
      'side', v_seat.side, 'adds', v_seat.adds, 'who', v_seat.who,
      'nda', jsonb_build_object(
        'n', v_nda.n, 'body', v_nda.body, 'sha256', v_nda.sha256, 'consent', private.signing_consent()
      ),
      'groups', case when v_seat.runs then (
        select jsonb_agg(
          jsonb_build_object('id', g.id, 'name', g.name, 'side', g.side, 'adds', g.adds, 'signs', g.signs)
          order by g.created_at, g.id
        )
        from private.deal_room_groups g where g.room_id = v_room.id
      ) end
    )
    from public.transactions t where t.id = v_room.transaction_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.runs_room (
  p_room_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from private.room_seat(p_room_id) s where s.runs);
end
$function$;

CREATE OR REPLACE FUNCTION private.save_room_group (
  p_room_id uuid,
  p_id      uuid,
  p_name    text,
  p_side    text,
  p_adds    boolean,
  p_signs   boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_running(p_room_id);
  if not exists (select from private.deal_room_groups g where g.id = p_id)
    and (select count(*) from private.deal_room_groups g where g.room_id = p_room_id) >= 40
  then
    raise exception 'There are 40 of these already.' using errcode = 'HXDRG';
  end if;
  insert into private.deal_room_groups as g (id, room_id, name, side, adds, signs)
  values (p_id, p_room_id, btrim(p_name), p_side, p_adds and p_side = 'seller', p_signs)
  on conflict (id) do update
  set name = excluded.name, side = excluded.side, adds = excluded.adds, signs = excluded.signs
  where g.room_id = p_room_id;
  if not found then
    raise exception 'This group is not there.' using errcode = '42501';
  end if;
  perform private.note_in_room(
    p_room_id, 'group', private.caller_in_words(), null, null, null, null, null, btrim(p_name)
  );
  return p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_room_member (
  p_room_id    uuid,
  p_id         uuid,
  p_group_id   uuid,
  p_name       text,
  p_email      text,
  p_expires_at timestamp with time zone,
  p_is_ended   boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_group private.deal_room_groups;
begin
  perform private.require_running(p_room_id);
  select * into v_group from private.deal_room_groups g where g.id = p_group_id and g.room_id = p_room_id;
  if not found then
    raise exception 'This group is not there.' using errcode = '42501';
  end if;
  if not exists (select from public.deal_room_members m where m.id = p_id) then
    perform private.keep_pace('deal_room_member', 300, interval '1 hour');
    if (select count(*) from public.deal_room_members m where m.room_id = p_room_id) >= 1000 then
      raise exception 'A room holds 1000.' using errcode = 'HXDRM';
    end if;
    if exists (
      select from public.deal_room_members m where m.room_id = p_room_id and m.email = lower(btrim(p_email))
    ) then
      raise exception 'This address is in the room already.' using errcode = 'HXDRE';
    end if;
  end if;
  -- An address is never changed: what was read under it is its reader's.
  insert into public.deal_room_members as m (id, room_id, group_id, name, email, expires_at, ended_at)
  values (
    p_id, p_room_id, p_group_id, btrim(p_name), lower(btrim(p_email)), p_expires_at, case when p_is_ended then now() end
  )
  on conflict (id) do update
  set group_id = excluded.group_id, name = excluded.name, expires_at = excluded.expires_at,
    ended_at = case when p_is_ended then coalesce(m.ended_at, now()) end
  where m.room_id = p_room_id;
  if not found then
    raise exception 'This person is not there.' using errcode = '42501';
  end if;
  perform private.note_in_room(
    p_room_id, case when p_is_ended then 'ended' else 'let_in' end, private.caller_in_words(), null, null, null, null,
    null, concat(lower(btrim(p_email)), ' to ', v_group.name, ' until ' || to_char(p_expires_at, 'YYYY-MM-DD'))
  );
  return p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_room_right (
  p_group_id uuid,
  p_item_id  uuid,
  p_level    integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item private.deal_room_items;
  v_group private.deal_room_groups;
begin
  select * into v_item from private.deal_room_items i where i.id = p_item_id and i.deleted_at is null;
  select * into v_group from private.deal_room_groups g where g.id = p_group_id;
  if v_item.id is null or v_group.room_id is distinct from v_item.room_id then
    raise exception 'This is not there.' using errcode = '42501';
  end if;
  perform private.require_running(v_item.room_id);
  if p_level is null then
    delete from private.deal_room_rights r where r.group_id = p_group_id and r.item_id = p_item_id;
  else
    insert into private.deal_room_rights (group_id, item_id, level) values (p_group_id, p_item_id, p_level)
    on conflict (group_id, item_id) do update set level = excluded.level;
  end if;
  perform private.note_in_room(
    v_item.room_id, 'right', private.caller_in_words(), p_item_id, null, null, null, null,
    v_group.name || ': ' || coalesce((array['none', 'view', 'download', 'original'])[p_level + 1], 'as above')
  );
  update public.deal_room_members m set name = m.name where m.group_id = p_group_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_room_version (
  p_version_id uuid,
  p_sha256     text,
  p_pages      integer,
  p_text       text,
  p_findings   jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_version private.deal_room_versions;
  v_state constant text := case when jsonb_array_length(p_findings) = 0 then 'clean' else 'quarantined' end;
begin
  update private.deal_room_versions v
  set state = v_state, sha256 = p_sha256, pages = p_pages, findings = p_findings
  where v.id = p_version_id and v.state = 'checking'
  returning * into v_version;
  if not found then
    return (select v.state from private.deal_room_versions v where v.id = p_version_id);
  end if;
  if v_state = 'clean' then
    update private.deal_room_items i
    set version_id = p_version_id,
      words = private.words_of_name(i.name) || to_tsvector('simple', left(coalesce(p_text, ''), 200000))
    where i.id = v_version.item_id and not exists (
      select from private.deal_room_versions l where l.id = i.version_id and l.n > v_version.n
    );
  end if;
  perform private.note_in_room(
    v_version.room_id, v_state, 'Haven Exchange', v_version.item_id, p_sha256, null, null, null,
    'version ' || v_version.n
  );
  return v_state;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign (
  p_id       uuid,
  p_kind     text,
  p_title    text,
  p_body     text,
  p_name     text,
  p_drawing  text,
  p_consents boolean,
  p_room_id  uuid    DEFAULT NULL::uuid,
  p_nda      integer DEFAULT NULL::integer
)
  RETURNS private.signatures
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_signature private.signatures;
begin
  if auth.uid() is null or not private.is_approved() or private.my_confirmed_address() is null then
    raise exception 'Sign in first.' using errcode = '42501';
  end if;
  select * into v_signature from private.signatures s where s.id = p_id;
  if found then
    if v_signature.account = auth.uid() and v_signature.body = p_body then
      return v_signature;
    end if;
    raise exception 'This signature is not yours.' using errcode = '42501';
  end if;
  if p_consents is distinct from true then
    raise exception 'A signature needs consent.' using errcode = 'HXDRC';
  end if;
  perform private.keep_pace('signature', 60, interval '1 hour');
  v_signature.id := p_id;
  v_signature.account := auth.uid();
  v_signature.kind := p_kind;
  v_signature.title := btrim(p_title);
  v_signature.body := p_body;
  v_signature.body_sha256 := private.text_hash(p_body);
  v_signature.name := btrim(p_name);
  v_signature.email := private.my_confirmed_address();
  v_signature.drawing := p_drawing;
  v_signature.consent := private.signing_consent();
  v_signature.address := private.client_address();
  v_signature.signed_at := now();
  v_signature.room_id := p_room_id;
  v_signature.nda := p_nda;
  v_signature.hash := private.text_hash(private.signature_text(v_signature));
  insert into private.signatures select v_signature.*;
  return v_signature;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_nda (
  p_room_id  uuid,
  p_id       uuid,
  p_nda      integer,
  p_name     text,
  p_drawing  text,
  p_consents boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_seat record;
  v_nda private.deal_room_ndas;
  v_signature private.signatures;
begin
  select * into v_seat from private.room_seat(p_room_id);
  if not found or v_seat.runs or v_seat.gate = 'over' then
    raise exception 'This deal room is not there.' using errcode = '42501';
  end if;
  select * into v_nda from private.deal_room_ndas d where d.room_id = p_room_id order by d.n desc limit 1;
  if v_nda.n is distinct from p_nda then
    raise exception 'The text has changed meanwhile.' using errcode = 'HXDRN';
  end if;
  v_signature := private.sign(
    p_id, 'nda', 'Nondisclosure agreement, version ' || v_nda.n, v_nda.body, p_name, p_drawing, p_consents, p_room_id,
    v_nda.n
  );
  perform private.note_in_room(
    p_room_id, 'signed', v_seat.who || ' <' || v_seat.email || '>', null, v_nda.sha256, null, null, v_nda.n,
    v_signature.hash
  );
  return v_signature.hash;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_text (
  p_id       uuid,
  p_kind     text,
  p_title    text,
  p_body     text,
  p_name     text,
  p_drawing  text,
  p_consents boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_kind is null or p_kind not in ('buyer_agreement', 'loi') then
    raise exception 'This is signed elsewhere.' using errcode = '22023';
  end if;
  return (private.sign(p_id, p_kind, p_title, p_body, p_name, p_drawing, p_consents)).hash;
end
$function$;

CREATE OR REPLACE FUNCTION private.signature_in_words (
  p_signature private.signatures
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', p_signature.id, 'kind', p_signature.kind, 'title', p_signature.title, 'body', p_signature.body,
    'body_sha256', p_signature.body_sha256, 'name', p_signature.name, 'email', p_signature.email,
    'drawing', p_signature.drawing, 'consent', p_signature.consent, 'address', p_signature.address,
    'signed_at', to_char(p_signature.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'nda', p_signature.nda, 'hash', p_signature.hash
  )
$function$;

CREATE OR REPLACE FUNCTION private.signature_text (
  p_signature private.signatures
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select array_to_string(array[
    p_signature.id::text, p_signature.kind, p_signature.title, p_signature.body_sha256, p_signature.name,
    p_signature.email, p_signature.drawing, p_signature.consent, p_signature.address,
    to_char(p_signature.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  ], chr(31), '')
$function$;

CREATE OR REPLACE FUNCTION private.signing_consent()
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 'I have read this text, I agree to it, and I sign it electronically.'
$function$;

CREATE OR REPLACE FUNCTION private.spare_files (
  p_most integer
)
  RETURNS TABLE (
    bucket text,
    name   text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id in ('message-files', 'record-files', 'room-files') and o.created_at < now() - interval '25 hours'
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not (o.bucket_id = 'message-files' and private.waits_to_be_sent(o.name))
    and not exists (select from public.record_files r where r.path = o.name)
    and not exists (select from private.deal_room_versions v where v.path = o.name)
  limit p_most;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_room_file (
  p_version_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_type text;
  v_level integer;
begin
  select v.type, private.room_level(v.item_id) into v_type, v_level
  from private.deal_room_versions v where v.id = p_version_id;
  return private.ask_for_version(
    p_version_id, 2, case when v_level = 3 or not private.takes_mark(v_type) then 'original' else 'marked' end, null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.takes_mark (
  p_type text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_type in ('application/pdf', 'image/png', 'image/jpeg')
$function$;

CREATE OR REPLACE FUNCTION private.tell_members (
  p_room_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.deal_room_members m set name = m.name where m.room_id = p_room_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.text_hash (
  p_text text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.told_to (
  p_room_id uuid,
  p_as      uuid
)
  RETURNS TABLE (
    is_told  boolean,
    is_whole boolean,
    group_id uuid
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_seat record;
begin
  select * into v_seat from private.room_seat(p_room_id);
  if not found or v_seat.gate <> 'open' then
    return;
  elsif not v_seat.runs then
    return query select true, false, v_seat.group_id;
  elsif p_as is null then
    return query select true, true, null::uuid;
  else
    return query select true, false, g.id from private.deal_room_groups g where g.id = p_as and g.room_id = p_room_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.use_room_ticket (
  p_ticket uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ticket private.deal_room_tickets;
begin
  update private.deal_room_tickets t set taken_at = now()
  where t.id = p_ticket and t.taken_at is null and t.at > now() - interval '1 minute' and t.act <> 'original'
  returning * into v_ticket;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'path', v.path, 'type', v.type, 'page', v_ticket.page, 'who', v_ticket.who, 'address', v_ticket.address,
      'at', v_ticket.at
    )
    from private.deal_room_versions v where v.id = v_ticket.version_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.usual_index()
  RETURNS TABLE (
    part  integer,
    name  text,
    below text[]
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    (1, 'NDA and offering memorandum', '{}'::text[]),
    (2, 'Financials', '{T-12,Three-year P&L,Budget,Receivables aging}'),
    (3, 'Rent roll and census', '{Rent roll,Census,Rates,Payor mix}'),
    (4, 'Licenses and surveys', '{Licenses,Surveys,Plans of correction}'),
    (5, 'Staffing', '{Staffing and wages,Agency,PTO}'),
    (6, 'Resident agreement forms', '{}'),
    (7, 'Vendor contracts', '{}'),
    (8, 'Title, survey and zoning', '{}'),
    (9, 'Environmental, condition and capex', '{Phase I,Condition report,Capex}'),
    (10, 'Insurance and litigation', '{Insurance,Loss runs,Litigation}'),
    (11, 'Medicare and Medicaid cost reports', '{}'),
    (12, 'LOI, PSA, OTA and lease', '{}'),
    (13, 'Lender', '{}'),
    (14, 'Closing', '{}')
$function$;

CREATE OR REPLACE FUNCTION private.usual_nda()
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select concat_ws(E'\n\n',
    '1. In this room you read information about a senior-living community that is not public: its identity, its finances, '
      'its residents in numbers, its staff and its licenses. You use it to consider this transaction and for nothing else.',
    '2. You show it to nobody but the partners, lenders, operators and advisers who need it for that purpose and are bound '
      'to the same confidence. You answer for what they do with it.',
    '3. Without the seller’s written consent you do not speak about the sale with staff, residents, families, referral '
      'sources, licensing or survey agencies, lenders or the landlord.',
    '4. The room records what you open, for how long, and from which network address. Pages carry your name.',
    '5. Should you find data that identify a resident or an employee, you neither use nor copy them, and say so at once.',
    '6. When you are asked to, you destroy what you took out of the room. These duties last twenty-four months.',
    '7. Nobody has to make or accept an offer. What is shown is shown without warranty.'
  )
$function$;

CREATE OR REPLACE FUNCTION private.verify_signature (
  p_hash text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'kind', s.kind, 'title', s.title, 'name', s.name, 'body_sha256', s.body_sha256,
      'signed_at', to_char(s.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'is_whole', s.hash = private.text_hash(private.signature_text(s)) and s.body_sha256 = private.text_hash(s.body)
    )
    from private.signatures s where s.hash = lower(p_hash)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.words_of_name (
  p_name text
)
  RETURNS tsvector
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select to_tsvector('simple', translate(p_name, '._-', '   '))
$function$;

CREATE OR REPLACE FUNCTION public.add_room_folder (
  p_parent_id uuid,
  p_id        uuid,
  p_name      text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.add_room_folder(p_parent_id, p_id, p_name)
$function$;

REVOKE ALL ON FUNCTION "public"."add_room_folder"(uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.add_room_note (
  p_room_id  uuid,
  p_id       uuid,
  p_kind     text,
  p_body     text,
  p_category text DEFAULT 'general'::text,
  p_item_id  uuid DEFAULT NULL::uuid,
  p_due_on   date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.add_room_note(p_room_id, p_id, p_kind, p_body, p_category, p_item_id, p_due_on)
$function$;

REVOKE ALL ON FUNCTION "public"."add_room_note"(uuid, uuid, text, text, text, uuid, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.answer_room_note (
  p_id      uuid,
  p_answer  text,
  p_state   text,
  p_item_id uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.answer_room_note(p_id, p_answer, p_state, p_item_id)
$function$;

REVOKE ALL ON FUNCTION "public"."answer_room_note"(uuid, text, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.begin_room (
  p_transaction_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.begin_room(p_transaction_id)
$function$;

REVOKE ALL ON FUNCTION "public"."begin_room"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.change_room_items (
  p_room_id uuid,
  p_ids     uuid[],
  p_to      uuid    DEFAULT NULL::uuid,
  p_name    text    DEFAULT NULL::text,
  p_is_gone boolean DEFAULT false
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.change_room_items(p_room_id, p_ids, p_to, p_name, p_is_gone)
$function$;

REVOKE ALL ON FUNCTION "public"."change_room_items"(uuid, uuid[], uuid, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.end_room (
  p_room_id   uuid,
  p_is_closed boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_room(p_room_id, p_is_closed)
$function$;

REVOKE ALL ON FUNCTION "public"."end_room"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.file_room_version (
  p_folder_id uuid,
  p_item_id   uuid,
  p_id        uuid,
  p_name      text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.file_room_version(p_folder_id, p_item_id, p_id, p_name)
$function$;

REVOKE ALL ON FUNCTION "public"."file_room_version"(uuid, uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_room_items (
  p_room_id uuid,
  p_words   text,
  p_as      uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.find_room_items(p_room_id, p_words, p_as)
$function$;

REVOKE ALL ON FUNCTION "public"."find_room_items"(uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_rooms()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_rooms()
$function$;

REVOKE ALL ON FUNCTION "public"."my_rooms"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_signatures()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_signatures()
$function$;

REVOKE ALL ON FUNCTION "public"."my_signatures"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_room_time (
  p_ticket  uuid,
  p_seconds integer
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_room_time(p_ticket, p_seconds)
$function$;

REVOKE ALL ON FUNCTION "public"."note_room_time"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_room_page (
  p_version_id uuid,
  p_number     integer
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.open_room_page(p_version_id, p_number)
$function$;

REVOKE ALL ON FUNCTION "public"."open_room_page"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.publish_room_nda (
  p_room_id uuid,
  p_seen    integer,
  p_body    text
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.publish_room_nda(p_room_id, p_seen, p_body)
$function$;

REVOKE ALL ON FUNCTION "public"."publish_room_nda"(uuid, integer, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.room_audit (
  p_room_id uuid,
  p_below   bigint DEFAULT NULL::bigint
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_audit(p_room_id, p_below)
$function$;

REVOKE ALL ON FUNCTION "public"."room_audit"(uuid, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.room_folder (
  p_folder_id uuid,
  p_as        uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_folder(p_folder_id, p_as)
$function$;

REVOKE ALL ON FUNCTION "public"."room_folder"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.room_notes (
  p_room_id uuid,
  p_kind    text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_notes(p_room_id, p_kind)
$function$;

REVOKE ALL ON FUNCTION "public"."room_notes"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.room_people (
  p_room_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_people(p_room_id)
$function$;

REVOKE ALL ON FUNCTION "public"."room_people"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.room_signatures (
  p_room_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_signatures(p_room_id)
$function$;

REVOKE ALL ON FUNCTION "public"."room_signatures"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.room_version_to_check (
  p_version_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_version_to_check(p_version_id)
$function$;

REVOKE ALL ON FUNCTION "public"."room_version_to_check"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.room_versions (
  p_item_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_versions(p_item_id)
$function$;

REVOKE ALL ON FUNCTION "public"."room_versions"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.room_view (
  p_transaction_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_view(p_transaction_id)
$function$;

REVOKE ALL ON FUNCTION "public"."room_view"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_room_group (
  p_room_id uuid,
  p_id      uuid,
  p_name    text,
  p_side    text,
  p_adds    boolean,
  p_signs   boolean
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.save_room_group(p_room_id, p_id, p_name, p_side, p_adds, p_signs)
$function$;

REVOKE ALL ON FUNCTION "public"."save_room_group"(uuid, uuid, text, text, boolean, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_room_member (
  p_room_id    uuid,
  p_id         uuid,
  p_group_id   uuid,
  p_name       text,
  p_email      text,
  p_expires_at timestamp with time zone,
  p_is_ended   boolean
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.save_room_member(p_room_id, p_id, p_group_id, p_name, p_email, p_expires_at, p_is_ended)
$function$;

REVOKE ALL ON FUNCTION "public"."save_room_member"(uuid, uuid, uuid, text, text, timestamp WITH time zone, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_room_right (
  p_group_id uuid,
  p_item_id  uuid,
  p_level    integer
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.set_room_right(p_group_id, p_item_id, p_level)
$function$;

REVOKE ALL ON FUNCTION "public"."set_room_right"(uuid, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.settle_room_version (
  p_version_id uuid,
  p_sha256     text,
  p_pages      integer,
  p_text       text,
  p_findings   jsonb
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.settle_room_version(p_version_id, p_sha256, p_pages, p_text, p_findings)
$function$;

REVOKE ALL ON FUNCTION "public"."settle_room_version"(uuid, text, integer, text, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.sign_nda (
  p_room_id  uuid,
  p_id       uuid,
  p_nda      integer,
  p_name     text,
  p_drawing  text,
  p_consents boolean
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.sign_nda(p_room_id, p_id, p_nda, p_name, p_drawing, p_consents)
$function$;

REVOKE ALL ON FUNCTION "public"."sign_nda"(uuid, uuid, integer, text, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sign_text (
  p_id       uuid,
  p_kind     text,
  p_title    text,
  p_body     text,
  p_name     text,
  p_drawing  text,
  p_consents boolean
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.sign_text(p_id, p_kind, p_title, p_body, p_name, p_drawing, p_consents)
$function$;

REVOKE ALL ON FUNCTION "public"."sign_text"(uuid, text, text, text, text, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.take_room_file (
  p_version_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.take_room_file(p_version_id)
$function$;

REVOKE ALL ON FUNCTION "public"."take_room_file"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.use_room_ticket (
  p_ticket uuid
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.use_room_ticket(p_ticket)
$function$;

REVOKE ALL ON FUNCTION "public"."use_room_ticket"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.verify_signature (
  p_hash text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.verify_signature(p_hash)
$function$;

REVOKE ALL ON FUNCTION "public"."verify_signature"(text) FROM PUBLIC, "service_role";

ALTER TABLE "private"."deal_room_items"
  ADD CONSTRAINT "deal_room_items_parent_id_fkey" FOREIGN KEY (parent_id) REFERENCES private.deal_room_items(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_room_notes"
  ADD CONSTRAINT "deal_room_notes_answer_item_id_fkey" FOREIGN KEY (answer_item_id) REFERENCES private.deal_room_items(id) ON DELETE SET NULL;

ALTER TABLE "private"."deal_room_notes"
  ADD CONSTRAINT "deal_room_notes_group_id_fkey" FOREIGN KEY (group_id) REFERENCES private.deal_room_groups(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_room_notes"
  ADD CONSTRAINT "deal_room_notes_item_id_fkey" FOREIGN KEY (item_id) REFERENCES private.deal_room_items(id) ON DELETE SET NULL;

ALTER TABLE "private"."deal_room_rights"
  ADD CONSTRAINT "deal_room_rights_group_id_fkey" FOREIGN KEY (group_id) REFERENCES private.deal_room_groups(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_room_rights"
  ADD CONSTRAINT "deal_room_rights_item_id_fkey" FOREIGN KEY (item_id) REFERENCES private.deal_room_items(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_room_tickets"
  ADD CONSTRAINT "deal_room_tickets_item_id_fkey" FOREIGN KEY (item_id) REFERENCES private.deal_room_items(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_room_versions"
  ADD CONSTRAINT "deal_room_versions_item_id_fkey" FOREIGN KEY (item_id) REFERENCES private.deal_room_items(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_room_groups"
  ADD CONSTRAINT "deal_room_groups_room_id_fkey" FOREIGN KEY (room_id) REFERENCES private.deal_rooms(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_room_items"
  ADD CONSTRAINT "deal_room_items_room_id_fkey" FOREIGN KEY (room_id) REFERENCES private.deal_rooms(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_room_ndas"
  ADD CONSTRAINT "deal_room_ndas_room_id_fkey" FOREIGN KEY (room_id) REFERENCES private.deal_rooms(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_room_notes"
  ADD CONSTRAINT "deal_room_notes_room_id_fkey" FOREIGN KEY (room_id) REFERENCES private.deal_rooms(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_rooms"
  ADD CONSTRAINT "deal_rooms_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."deal_room_members"
  ADD CONSTRAINT "deal_room_members_group_id_fkey" FOREIGN KEY (group_id) REFERENCES private.deal_room_groups(id) ON DELETE CASCADE;

ALTER TABLE "public"."deal_room_members"
  ADD CONSTRAINT "deal_room_members_room_id_fkey" FOREIGN KEY (room_id) REFERENCES private.deal_rooms(id) ON DELETE CASCADE;

CREATE INDEX deal_room_events_item_idx ON private.deal_room_events USING btree (item_id, seq);

CREATE INDEX deal_room_groups_room_idx ON private.deal_room_groups USING btree (room_id, created_at, id);

CREATE INDEX deal_room_items_lineage_idx ON private.deal_room_items USING gin (lineage);

CREATE INDEX deal_room_items_parent_idx ON private.deal_room_items USING btree (parent_id)
  WHERE (deleted_at IS NULL);

CREATE INDEX deal_room_items_room_idx ON private.deal_room_items USING btree (room_id);

CREATE INDEX deal_room_items_words_idx ON private.deal_room_items USING gin (words);

CREATE INDEX deal_room_notes_answer_item_idx ON private.deal_room_notes USING btree (answer_item_id);

CREATE INDEX deal_room_notes_group_idx ON private.deal_room_notes USING btree (group_id);

CREATE INDEX deal_room_notes_item_idx ON private.deal_room_notes USING btree (item_id);

CREATE INDEX deal_room_notes_room_idx ON private.deal_room_notes USING btree (room_id, kind, created_at DESC, id);

CREATE INDEX deal_room_rights_item_idx ON private.deal_room_rights USING btree (item_id);

CREATE INDEX deal_room_tickets_at_idx ON private.deal_room_tickets USING btree (at);

CREATE INDEX deal_room_tickets_item_idx ON private.deal_room_tickets USING btree (item_id);

CREATE INDEX deal_room_tickets_version_idx ON private.deal_room_tickets USING btree (version_id, account, at DESC);

CREATE INDEX signatures_account_idx ON private.signatures USING btree (account, signed_at DESC);

CREATE INDEX signatures_nda_idx ON private.signatures USING btree (room_id, email, nda)
  WHERE (kind = 'nda'::text);

CREATE INDEX deal_room_members_email_idx ON public.deal_room_members USING btree (email);

CREATE INDEX deal_room_members_group_idx ON public.deal_room_members USING btree (group_id);

CREATE TRIGGER refuse_emptying
  BEFORE TRUNCATE ON private.deal_room_events
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_rewriting();

CREATE TRIGGER refuse_rewriting
  BEFORE DELETE OR UPDATE ON private.deal_room_events
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_rewriting();

CREATE TRIGGER refuse_emptying
  BEFORE TRUNCATE ON private.signatures
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_rewriting();

CREATE TRIGGER refuse_rewriting
  BEFORE DELETE OR UPDATE ON private.signatures
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_rewriting();

CREATE POLICY "Accounts with a second factor show it" ON "public"."deal_room_members"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Members of a deal room read when their access ends" ON "public"."deal_room_members"
  FOR SELECT
  TO "authenticated"
  USING (((email = ( SELECT private.my_confirmed_address() AS my_confirmed_address)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "Readers of a deal room read the originals that they asked for" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'room-files'::text) AND private.may_read_room_file(name)));

CREATE POLICY "Who adds to a deal room uploads content" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((bucket_id = 'room-files'::text) AND private.may_add_room_file(name)));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."deal_room_members";

COMMENT ON COLUMN "private"."deal_room_groups"."adds" IS 'Its members put documents into the folders that they read.';

COMMENT ON COLUMN "private"."deal_room_groups"."signs" IS 'Its members sign the newest NDA before they read.';

COMMENT ON COLUMN "private"."deal_room_items"."lineage" IS 'The folders in which it lies from the outermost, and itself.';

COMMENT ON COLUMN "private"."deal_room_notes"."group_id" IS 'Whose it is; null for the seller’s side and who runs the room.';

COMMENT ON COLUMN "private"."deal_room_notes"."state" IS 'An answer of the seller’s side is a draft until who runs the room lets it out.';

COMMENT ON COLUMN "private"."deal_room_versions"."state" IS 'Nobody reads what is still checked or holds personal data.';

COMMENT ON COLUMN "private"."signatures"."drawing" IS 'As the path of an SVG of 600 by 200; null where the name was typed.';

REVOKE ALL ON FUNCTION "private"."add_room_folder"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_room_folder"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_room_folder"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_room_folder"(uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."add_room_note"(uuid, uuid, text, text, text, uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_room_note"(uuid, uuid, text, text, text, uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_room_note"(uuid, uuid, text, text, text, uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_room_note"(uuid, uuid, text, text, text, uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."answer_room_note"(uuid, text, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."answer_room_note"(uuid, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."answer_room_note"(uuid, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_room_note"(uuid, text, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_for_version"(uuid, integer, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ask_for_version"(uuid, integer, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_for_version"(uuid, integer, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."begin_room"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."begin_room"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."begin_room"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_room"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."caller_in_words"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."caller_in_words"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."caller_in_words"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."change_room_items"(uuid, uuid[], uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_room_items"(uuid, uuid[], uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."change_room_items"(uuid, uuid[], uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."change_room_items"(uuid, uuid[], uuid, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_room"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_room"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_room"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_room"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."event_text"(text, private.deal_room_events) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."event_text"(text, private.deal_room_events) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."event_text"(text, private.deal_room_events) TO "postgres";

REVOKE ALL ON FUNCTION "private"."file_room_version"(uuid, uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."file_room_version"(uuid, uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."file_room_version"(uuid, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."file_room_version"(uuid, uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_room_items"(uuid, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."find_room_items"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."find_room_items"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_room_items"(uuid, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."group_level"(uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."group_level"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."group_level"(uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."group_reaches"(uuid, uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."group_reaches"(uuid, uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."group_reaches"(uuid, uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_signed_nda"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_signed_nda"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_signed_nda"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."item_for_seat"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."item_for_seat"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."item_for_seat"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."item_in_words"(private.deal_room_items, boolean, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."item_in_words"(private.deal_room_items, boolean, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."item_in_words"(private.deal_room_items, boolean, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_add_room_file"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_add_room_file"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_add_room_file"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_add_room_file"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_add_to"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_add_to"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_add_to"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_read_room_file"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_read_room_file"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_read_room_file"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_read_room_file"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_confirmed_address"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_confirmed_address"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_confirmed_address"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_confirmed_address"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_rooms"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_rooms"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_rooms"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_rooms"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_signatures"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_signatures"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_signatures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_signatures"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_in_room"(uuid, text, text, uuid, text, integer, integer, integer, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_in_room"(uuid, text, text, uuid, text, integer, integer, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_in_room"(uuid, text, text, uuid, text, integer, integer, integer, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_room_time"(uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_room_time"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_room_time"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_room_time"(uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_room_page"(uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_room_page"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."open_room_page"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_room_page"(uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."publish_room_nda"(uuid, integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."publish_room_nda"(uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."publish_room_nda"(uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."publish_room_nda"(uuid, integer, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_rewriting"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_rewriting"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_rewriting"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_room_in_folder"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_room_in_folder"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_room_in_folder"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_running"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_running"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_running"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_audit"(uuid, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."room_audit"(uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."room_audit"(uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_audit"(uuid, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_folder"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."room_folder"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."room_folder"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_folder"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_level"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_level"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_level"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_notes"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."room_notes"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."room_notes"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_notes"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_people"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."room_people"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."room_people"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_people"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_seat"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_seat"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_seat"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_signatures"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."room_signatures"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."room_signatures"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_signatures"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_version_to_check"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."room_version_to_check"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."room_version_to_check"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_version_to_check"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_versions"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."room_versions"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."room_versions"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_versions"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_view"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."room_view"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."room_view"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_view"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."runs_room"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."runs_room"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."runs_room"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_room_group"(uuid, uuid, text, text, boolean, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_room_group"(uuid, uuid, text, text, boolean, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_room_group"(uuid, uuid, text, text, boolean, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_room_group"(uuid, uuid, text, text, boolean, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_room_member"(uuid, uuid, uuid, text, text, timestamp WITH time zone, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_room_member"(uuid, uuid, uuid, text, text, timestamp WITH time zone, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_room_member"(uuid, uuid, uuid, text, text, timestamp WITH time zone, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_room_member"(uuid, uuid, uuid, text, text, timestamp WITH time zone, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_room_right"(uuid, uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_room_right"(uuid, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_room_right"(uuid, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_room_right"(uuid, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."settle_room_version"(uuid, text, integer, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_room_version"(uuid, text, integer, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_room_version"(uuid, text, integer, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_room_version"(uuid, text, integer, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."sign"(uuid, text, text, text, text, text, boolean, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sign"(uuid, text, text, text, text, text, boolean, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign"(uuid, text, text, text, text, text, boolean, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_nda"(uuid, uuid, integer, text, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_nda"(uuid, uuid, integer, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_nda"(uuid, uuid, integer, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_nda"(uuid, uuid, integer, text, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_text"(uuid, text, text, text, text, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_text"(uuid, text, text, text, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_text"(uuid, text, text, text, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_text"(uuid, text, text, text, text, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."signature_in_words"(private.signatures) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signature_in_words"(private.signatures) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."signature_in_words"(private.signatures) TO "postgres";

REVOKE ALL ON FUNCTION "private"."signature_text"(private.signatures) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signature_text"(private.signatures) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."signature_text"(private.signatures) TO "postgres";

REVOKE ALL ON FUNCTION "private"."signing_consent"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signing_consent"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."signing_consent"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_room_file"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."take_room_file"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."take_room_file"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_room_file"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."takes_mark"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."takes_mark"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."takes_mark"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_members"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_members"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_members"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."text_hash"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."text_hash"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."text_hash"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."told_to"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_to"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."told_to"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."use_room_ticket"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."use_room_ticket"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."use_room_ticket"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."use_room_ticket"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."usual_index"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."usual_index"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."usual_index"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."usual_nda"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."usual_nda"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."usual_nda"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."verify_signature"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."verify_signature"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."verify_signature"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."verify_signature"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_of_name"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_of_name"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_of_name"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_room_folder"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_room_folder"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_room_folder"(uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_room_note"(uuid, uuid, text, text, text, uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_room_note"(uuid, uuid, text, text, text, uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_room_note"(uuid, uuid, text, text, text, uuid, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_room_note"(uuid, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_room_note"(uuid, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_room_note"(uuid, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_room"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."begin_room"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_room"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_room_items"(uuid, uuid[], uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_room_items"(uuid, uuid[], uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_room_items"(uuid, uuid[], uuid, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_room"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_room"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_room"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."file_room_version"(uuid, uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."file_room_version"(uuid, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."file_room_version"(uuid, uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_room_items"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_room_items"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_room_items"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_rooms"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_rooms"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_rooms"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_signatures"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_signatures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_signatures"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_room_time"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_room_time"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_room_time"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_room_page"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_room_page"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_room_page"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_room_nda"(uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."publish_room_nda"(uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_room_nda"(uuid, integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_audit"(uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."room_audit"(uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_audit"(uuid, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_folder"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."room_folder"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_folder"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_notes"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."room_notes"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_notes"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_people"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."room_people"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_people"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_signatures"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."room_signatures"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_signatures"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_version_to_check"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."room_version_to_check"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_version_to_check"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_versions"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."room_versions"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_versions"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_view"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."room_view"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_view"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_room_group"(uuid, uuid, text, text, boolean, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_room_group"(uuid, uuid, text, text, boolean, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_room_group"(uuid, uuid, text, text, boolean, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_room_member"(uuid, uuid, uuid, text, text, timestamp WITH time zone, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_room_member"(uuid, uuid, uuid, text, text, timestamp WITH time zone, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_room_member"(uuid, uuid, uuid, text, text, timestamp WITH time zone, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_room_right"(uuid, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_room_right"(uuid, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_room_right"(uuid, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."settle_room_version"(uuid, text, integer, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_room_version"(uuid, text, integer, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_room_version"(uuid, text, integer, text, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."sign_nda"(uuid, uuid, integer, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_nda"(uuid, uuid, integer, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_nda"(uuid, uuid, integer, text, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_text"(uuid, text, text, text, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_text"(uuid, text, text, text, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_text"(uuid, text, text, text, text, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_room_file"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_room_file"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_room_file"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."use_room_ticket"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_room_ticket"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_room_ticket"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."verify_signature"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."verify_signature"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."verify_signature"(text) TO "postgres";

REVOKE ALL ON TABLE "public"."deal_room_members" FROM "authenticated";

REVOKE ALL ("ended_at") ON TABLE "public"."deal_room_members" FROM "authenticated";

GRANT SELECT ("ended_at") ON TABLE "public"."deal_room_members" TO "authenticated";

REVOKE ALL ("expires_at") ON TABLE "public"."deal_room_members" FROM "authenticated";

GRANT SELECT ("expires_at") ON TABLE "public"."deal_room_members" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."deal_room_members" FROM "authenticated";

GRANT SELECT ("id") ON TABLE "public"."deal_room_members" TO "authenticated";

REVOKE ALL ("room_id") ON TABLE "public"."deal_room_members" FROM "authenticated";

GRANT SELECT ("room_id") ON TABLE "public"."deal_room_members" TO "authenticated";

REVOKE ALL ON TABLE "public"."deal_room_members" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."deal_room_members" TO "service_role";

revoke all on table private.deal_rooms, private.deal_room_groups, private.deal_room_ndas, private.deal_room_events,
  private.deal_room_heads, private.deal_room_items, private.deal_room_versions, private.deal_room_rights,
  private.deal_room_tickets, private.deal_room_notes, private.signatures
  from public, anon, authenticated, service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select 'room-files', 'room-files', false, 52428800, array_agg(t.type order by t.type)
from private.message_file_types() t
on conflict (id) do nothing;

alter table public.deal_room_members alter column name set statistics 0;
