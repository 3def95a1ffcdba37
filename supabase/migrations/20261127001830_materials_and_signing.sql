SET local check_function_bodies = off;

CREATE TABLE "private"."outside_signings" (
  "id"            uuid                     NOT NULL,
  "account"       uuid                     NOT NULL,
  "kind"          text                     NOT NULL,
  "title"         text                     NOT NULL,
  "body"          text                     NOT NULL,
  "body_sha256"   text                     NOT NULL,
  "name"          text                     NOT NULL,
  "email"         text                     NOT NULL,
  "room_id"       uuid,
  "nda"           integer,
  "state"         text                     NOT NULL DEFAULT 'asked'::text,
  "service"       text,
  "envelope"      text,
  "sent_sha256"   text,
  "paper_sha256"  text,
  "fault"         text,
  "attempts"      integer                  NOT NULL DEFAULT 0,
  "due_at"        timestamp with time zone,
  "decided_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "claim"         uuid,
  "claimed_until" timestamp with time zone,
  "asked_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "sent_at"       timestamp with time zone,
  "settled_at"    timestamp with time zone,
  CONSTRAINT "outside_signings_body_is_bounded" CHECK (((char_length(btrim(body)) >= 20) AND (char_length(btrim(body)) <= 40000))),
  CONSTRAINT "outside_signings_envelope_is_plain" CHECK ((envelope ~ '^[A-Za-z0-9_-]{8,80}$'::text)),
  CONSTRAINT "outside_signings_envelope_key" UNIQUE (envelope),
  CONSTRAINT "outside_signings_fault_is_a_code" CHECK ((fault ~ '^[a-z0-9_]{1,40}$'::text)),
  CONSTRAINT "outside_signings_kind_is_known" CHECK ((kind = ANY (ARRAY['nda'::text, 'buyer_agreement'::text, 'loi'::text]))),
  CONSTRAINT "outside_signings_pkey" PRIMARY KEY (id),
  CONSTRAINT "outside_signings_state_is_known"
    CHECK ((state = ANY (ARRAY['asked'::text, 'waiting'::text, 'sent'::text, 'cancelling'::text, 'signed'::text, 'declined'::text, 'cancelled'::text, 'failed'::text]))),
  CONSTRAINT "outside_signings_name_is_plain" CHECK (((char_length(btrim(name)) >= 2) AND private.is_line(name, 160))),
  CONSTRAINT "outside_signings_title_is_plain" CHECK (((char_length(btrim(title)) >= 1) AND private.is_line(title, 200)))
);

ALTER TABLE "private"."outside_signings"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "private"."outside_signings" FROM PUBLIC, "anon", "authenticated", "service_role";

CREATE TABLE "private"."signing_events" (
  "hash"     text                     NOT NULL,
  "envelope" text                     NOT NULL,
  "heard_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "signing_events_pkey" PRIMARY KEY (hash, envelope)
);

ALTER TABLE "private"."signing_events"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "private"."signing_events" FROM PUBLIC, "anon", "authenticated", "service_role";

CREATE OR REPLACE FUNCTION private.ask_outside_nda (
  p_room_id uuid,
  p_id      uuid,
  p_nda     integer,
  p_name    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_seat record;
  v_nda private.deal_room_ndas;
begin
  select * into v_seat from private.room_seat(p_room_id);
  if not found or v_seat.runs or v_seat.gate = 'over' then
    raise exception 'This deal room is not there.' using errcode = '42501';
  end if;
  select * into v_nda from private.deal_room_ndas d where d.room_id = p_room_id order by d.n desc limit 1;
  if v_nda.n is distinct from p_nda then
    raise exception 'The text has changed meanwhile.' using errcode = 'HXDRN';
  end if;
  perform private.ask_outside_signing(
    p_id, 'nda', 'Nondisclosure agreement, version ' || v_nda.n, v_nda.body, p_name, p_room_id, v_nda.n
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_outside_signing (
  p_id      uuid,
  p_kind    text,
  p_title   text,
  p_body    text,
  p_name    text,
  p_room_id uuid,
  p_nda     integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_email constant text := private.my_confirmed_address();
  v_was private.outside_signings;
begin
  select * into v_was from private.outside_signings o where o.id = p_id;
  if found then
    if v_was.account = v_me and v_was.body = p_body then
      return;
    end if;
    raise exception 'This signature is not yours.' using errcode = '42501';
  end if;
  if v_email is null then
    raise exception 'Sign in first.' using errcode = '42501';
  end if;
  if exists (
    select from private.outside_signings o
    where o.account = v_me and o.state in ('waiting', 'sent') and o.kind = p_kind and o.body = p_body
      and o.room_id is not distinct from p_room_id
  ) then
    raise exception 'It is being signed already.' using errcode = 'HXDRO';
  end if;
  perform private.keep_pace('outside_signing', 12, interval '1 hour');
  insert into private.outside_signings (id, account, kind, title, body, body_sha256, name, email, room_id, nda)
  values (p_id, v_me, p_kind, btrim(p_title), p_body, private.text_hash(p_body), btrim(p_name), v_email, p_room_id, p_nda);
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_outside_text (
  p_id    uuid,
  p_kind  text,
  p_title text,
  p_body  text,
  p_name  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_kind is null or p_kind not in ('buyer_agreement', 'loi') then
    raise exception 'This is signed elsewhere.' using errcode = '22023';
  end if;
  perform private.ask_outside_signing(p_id, p_kind, p_title, p_body, p_name, null, null);
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_outside_signing (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.outside_signings o set state = 'waiting', due_at = now(), decided_at = now()
  where o.id = p_id and o.state = 'asked';
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.cancel_outside_signing (
  p_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_state text;
begin
  update private.outside_signings o set
    state = case
      when o.state in ('sent', 'cancelling') then 'cancelling'
      -- Somebody sends it at this moment, or did and has not said so.
      when o.attempts > 0 then o.state
      else 'cancelled'
    end,
    settled_at = case when o.state in ('asked', 'waiting') and o.attempts = 0 then now() end,
    due_at = case when o.state in ('sent', 'cancelling') then now() else o.due_at end
  where o.id = p_id and o.account = private.lock_member() and o.state in ('asked', 'waiting', 'sent', 'cancelling')
  returning o.state into v_state;
  if v_state is null then
    raise exception 'There is nothing to take back.' using errcode = 'HXDRT';
  end if;
  return v_state;
end
$function$;

CREATE OR REPLACE FUNCTION private.claim_outside_signings (
  p_batch integer,
  p_id    uuid
)
  RETURNS TABLE (
    id          uuid,
    claim       uuid,
    kind        text,
    title       text,
    body        text,
    body_sha256 text,
    name        text,
    email       text,
    state       text,
    envelope    text,
    sent_sha256 text,
    attempts    integer
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claim constant uuid := gen_random_uuid();
  v_beyond constant timestamptz := now() + 2 * private.outbox_lease();
begin
  delete from private.signing_events e where e.heard_at < now() - interval '8 days';
  delete from private.outside_signings o where o.state = 'asked' and o.asked_at < now() - interval '1 day';
  update private.outside_signings o set state = 'failed', fault = coalesce(o.fault, 'not_sent'), settled_at = now(), due_at = null
  where o.state = 'waiting' and o.asked_at < now() - interval '1 day'
    and (o.claimed_until is null or o.claimed_until <= now());
  update private.outside_signings o set state = 'cancelling', due_at = now()
  where o.state = 'sent' and o.sent_at < now() - interval '60 days';
  return query
  with due as (
    select d.id from private.outside_signings d
    where d.state in ('waiting', 'sent', 'cancelling') and (d.due_at <= now() or d.decided_at > v_beyond)
      and (p_id is null or d.id = p_id)
      and (d.claimed_until is null or d.claimed_until <= now() or d.claimed_until > v_beyond)
    order by d.due_at, d.id limit least(greatest(p_batch, 1), 20)
    for update skip locked
  )
  update private.outside_signings o
  set claim = v_claim, claimed_until = now() + private.outbox_lease(), attempts = o.attempts + 1
  from due where o.id = due.id
  returning o.id, o.claim, o.kind, o.title, o.body, o.body_sha256, o.name, o.email, o.state, o.envelope, o.sent_sha256,
    o.attempts;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_material_letter (
  p_id   uuid,
  p_ends boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.material_letters s set ended_at = case when p_ends then coalesce(s.ended_at, now()) end
  from private.listing_materials m
  where s.id = p_id and m.id = s.material_id and private.hands_out(m.listing_id)
    and (s.sent_by = auth.uid() or private.owns_listing(m.listing_id));
  if not found then
    raise exception 'There is no such letter.' using errcode = 'HXMVN';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.hands_out (
  p_listing_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.is_approved()
    and (private.owns_listing(p_listing_id) or private.co_access(p_listing_id) = 'work');
end
$function$;

CREATE OR REPLACE FUNCTION private.hear_of_envelope (
  p_hash     text,
  p_envelope text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
begin
  select o.id into v_id from private.outside_signings o
  where o.envelope = p_envelope and o.state in ('sent', 'cancelling');
  if v_id is null then
    return null;
  end if;
  insert into private.signing_events (hash, envelope) values (p_hash, p_envelope) on conflict do nothing;
  if not found then
    return null;
  end if;
  update private.outside_signings o set due_at = now() where o.id = v_id and o.due_at > now();
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_signing_due()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select from private.outside_signings o where o.state in ('waiting', 'sent', 'cancelling') and o.due_at <= now()
  )
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
      -- As private.group_level has it, for all groups at once.
      select coalesce(jsonb_object_agg(g.id, coalesce(n.level, 0)), '{}')
      from private.deal_room_groups g
      left join (
        select distinct on (r.group_id) r.group_id, r.level
        from private.deal_room_rights r where r.item_id = any (p_item.lineage)
        order by r.group_id, array_position(p_item.lineage, r.item_id) desc
      ) n on n.group_id = g.id
      where g.room_id = p_item.room_id
    ) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.look_at_outside_signing (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.keep_pace('outside_look', 30, interval '1 hour');
  update private.outside_signings o set due_at = least(o.due_at, now())
  where o.id = p_id and o.account = private.lock_member() and o.state in ('sent', 'cancelling');
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.make_material (
  p_id         uuid,
  p_listing_id uuid,
  p_kind       text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_newest private.listing_materials;
  v_facts jsonb;
begin
  if not private.hands_out(p_listing_id) then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  perform from public.listings l where l.id = p_listing_id for no key update;
  v_facts := private.material_facts(p_listing_id, p_kind);
  v_newest := private.newest_material(p_listing_id, p_kind);
  if v_newest.facts = v_facts then
    return v_newest.version;
  end if;
  if v_newest.version >= 100 then
    raise exception 'There are too many versions.' using errcode = 'HXMVM';
  end if;
  insert into private.listing_materials (id, listing_id, kind, version, facts, made_by)
  values (p_id, p_listing_id, p_kind, coalesce(v_newest.version, 0) + 1, v_facts, v_me);
  return coalesce(v_newest.version, 0) + 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.material_versions (
  p_listing_id uuid,
  p_kind       text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_owns constant boolean := private.owns_listing(p_listing_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'version', m.version, 'made_at', m.made_at,
      'sent', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'name', s.name, 'recipient', s.recipient, 'sent_at', s.sent_at, 'opened_at', s.opened_at,
          'openings', s.openings, 'is_ended', s.ended_at is not null,
          'sent_by', case when s.sent_by is distinct from auth.uid() then private.broker_in_words(s.sent_by) end
        ) order by s.sent_at desc, s.id), '[]')
        from (
          select * from private.material_letters s
          where s.material_id = m.id and (v_owns or s.sent_by = auth.uid())
          order by s.sent_at desc, s.id limit 100
        ) s
      ),
      'opened', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', o.name, 'opened_at', o.opened_at, 'last_at', o.last_at, 'openings', o.openings
        ) order by o.last_at desc), '[]')
        from (
          select o.*, coalesce((
            select s.name from public.listing_nda_signatures s
            where s.listing_id = m.listing_id and s.user_id = o.user_id order by s.signed_at desc limit 1
          ), 'A co-broker') as name
          from private.material_openings o where o.material_id = m.id and v_owns order by o.last_at desc limit 100
        ) o
      )
    ) order by m.version desc), '[]')
    from (
      select * from private.listing_materials m
      where m.listing_id = p_listing_id and m.kind = p_kind order by m.version desc limit 10
    ) m
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_materials()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'name', l.property_name, 'location', l.location, 'is_confidential', l.is_confidential,
      'is_live', private.is_live(l), 'is_own', l.broker_id = any (private.my_brokers()),
      'has_agreement', private.newest_nda(l.id) is not null,
      'teaser', private.material_versions(l.id, 'teaser'),
      'is_teaser_old', (private.newest_material(l.id, 'teaser')).facts is distinct from private.material_facts(l.id, 'teaser'),
      'memorandum', private.material_versions(l.id, 'memorandum'),
      'is_memorandum_old',
      (private.newest_material(l.id, 'memorandum')).facts is distinct from private.material_facts(l.id, 'memorandum')
    ) order by private.is_live(l) desc, l.created_at desc, l.id), '[]')
    from (
      select * from public.listings l
      where l.id in (
        select o.id from public.listings o where o.broker_id = any (private.my_brokers())
        union
        select c.id from unnest(private.co_listings()) as c (id) where private.hands_out(c.id)
      ) and l.status not in ('sold', 'withdrawn')
      order by l.created_at desc, l.id limit 100
    ) l
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_outside_signings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'kind', o.kind, 'title', o.title, 'body', o.body, 'room_id', o.room_id, 'nda', o.nda, 'name', o.name,
      'email', o.email, 'state', o.state, 'service', o.service, 'fault', o.fault, 'paper_sha256', o.paper_sha256,
      'asked_at', o.asked_at, 'sent_at', o.sent_at, 'settled_at', o.settled_at
    ) order by o.asked_at desc, o.id), '[]')
    from (
      select * from private.outside_signings l
      where l.account = auth.uid() and l.state <> 'asked' and private.is_approved()
      order by l.asked_at desc, l.id limit 50
    ) o
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_outside_sending (
  p_id       uuid,
  p_claim    uuid,
  p_service  text,
  p_envelope text,
  p_sha256   text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.outside_signings o set
    state = 'sent', service = p_service, envelope = p_envelope, sent_sha256 = p_sha256, sent_at = now(), fault = null,
    attempts = 0, claim = null, claimed_until = null, decided_at = now(), due_at = now() + interval '1 hour'
  where o.id = p_id and o.claim = p_claim and o.state = 'waiting';
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_material (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_material private.listing_materials;
  v_owns boolean;
begin
  select * into v_material from private.listing_materials m where m.id = p_id;
  if v_material.id is null or not private.is_approved() then
    return null;
  end if;
  v_owns := private.hands_out(v_material.listing_id);
  if not v_owns and (
    v_material.kind <> 'memorandum' or not private.reads_documents(v_material.listing_id)
    or v_material.version <> (private.newest_material(v_material.listing_id, 'memorandum')).version
  ) then
    return null;
  end if;
  perform private.keep_pace('material_open', 120, interval '1 hour');
  if not v_owns and not private.is_staff() then
    insert into private.material_openings as o (material_id, user_id) values (p_id, auth.uid())
    on conflict (material_id, user_id) do update
    set last_at = now(), openings = least(o.openings + 1, 1000);
  end if;
  return (
    select jsonb_build_object(
      'kind', v_material.kind, 'version', v_material.version, 'made_at', v_material.made_at,
      'facts', v_material.facts, 'who', case when not v_owns then coalesce(p.full_name, p.email) end,
      'address', case when not v_owns then p.email end
    )
    from public.profiles p where p.id = auth.uid()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.outside_paper (
  p_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select o.paper_sha256 from private.outside_signings o
    where o.id = p_id and o.account = auth.uid() and o.state = 'signed' and private.is_approved()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.post_material (
  p_id        uuid,
  p_material  private.listing_materials,
  p_house     uuid,
  p_name      text,
  p_recipient text,
  p_note      text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.keep_pace('material', 40, interval '1 day');
  insert into private.material_letters (id, material_id, sent_by, name, recipient)
  values (p_id, p_material.id, auth.uid(), btrim(p_name), p_recipient);
  perform private.queue_message(
    'email', p_recipient, 'listing_teaser',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'email', p.email,
        'to', btrim(p_name), 'note', coalesce(btrim(p_note), ''),
        'community', p_material.facts ->> 'name', 'place', p_material.facts ->> 'place',
        'material', private.seal_cursor('listing_material', jsonb_build_array(p_id)),
        'unsubscribe', private.seal_cursor('client_letters', jsonb_build_array(p_house, p_recipient))
      )
      from public.profiles p where p.id = auth.uid()
    ),
    'material:' || p_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.put_off_outside_signing (
  p_id           uuid,
  p_claim        uuid,
  p_fault        text,
  p_is_permanent boolean,
  p_seconds      integer
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_fault constant text := case
    when p_fault is null then null when p_fault ~ '^[a-z0-9_]{1,40}$' then p_fault else 'failed'
  end;
begin
  update private.outside_signings o set
    state = case when p_is_permanent then 'failed' else o.state end,
    settled_at = case when p_is_permanent then now() end,
    fault = v_fault, claim = null, claimed_until = null, decided_at = now(),
    attempts = case when v_fault is null then 0 else o.attempts end,
    due_at = case when not p_is_permanent then now() + greatest(
      case when v_fault is null then interval '0' else private.outbox_backoff(o.attempts, random()) end,
      make_interval(secs => least(greatest(coalesce(p_seconds, 0), 0), 86400))
    ) end
  where o.id = p_id and o.claim = p_claim and o.state in ('waiting', 'sent', 'cancelling');
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.removed_with_person()
  RETURNS TABLE (
    place     text,
    by_column text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('private.account_activity', 'user_id'),
    ('private.answer_addresses', 'user_id'),
    ('private.broker_links', 'asked_id'),
    ('private.broker_links', 'asker_id'),
    ('private.broker_notes', 'about_id'),
    ('private.broker_notes', 'owner_id'),
    ('private.broker_reviews', 'broker_id'),
    ('private.calendar_feeds', 'user_id'),
    ('private.cleared_notifications', 'user_id'),
    ('private.direct_conversations', 'first_id'),
    ('private.direct_conversations', 'second_id'),
    ('private.email_undos', 'user_id'),
    ('private.first_searches', 'user_id'),
    ('private.lead_rota', 'user_id'),
    ('private.listed_names', 'user_id'),
    ('private.mail_bounces', 'user_id'),
    ('private.material_openings', 'user_id'),
    ('private.member_days', 'user_id'),
    ('private.message_pace', 'user_id'),
    ('private.outside_signings', 'account'),
    ('private.postal_addresses', 'person_id'),
    ('private.record_imports', 'importer_id'),
    ('private.recovery_attempts', 'user_id'),
    ('private.recovery_codes', 'user_id'),
    ('private.sign_ins', 'user_id'),
    ('private.tenant_join_requests', 'user_id'),
    ('public.activity_feed', 'user_id'),
    ('public.automation_runs', 'owner_id'),
    ('public.automations', 'owner_id'),
    ('public.broker_contacts', 'user_id'),
    ('public.broker_letters', 'sender_id'),
    ('public.broker_profiles', 'user_id'),
    ('public.campaigns', 'owner_id'),
    ('public.client_shares', 'by'),
    ('public.companies', 'owner_id'),
    ('public.contacts', 'owner_id'),
    ('public.conversation_receipts', 'user_id'),
    ('public.deals', 'owner_id'),
    ('public.deliveries', 'user_id'),
    ('public.desk_visits', 'user_id'),
    ('public.email_sequences', 'owner_id'),
    ('public.events', 'owner_id'),
    ('public.kept_values', 'user_id'),
    ('public.leads', 'owner_id'),
    ('public.letter_templates', 'owner_id'),
    ('public.listing_drafts', 'user_id'),
    ('public.message_notifications', 'user_id'),
    ('public.notification_preferences', 'user_id'),
    ('public.notifications', 'user_id'),
    ('public.onboarding_states', 'user_id'),
    ('public.presence', 'user_id'),
    ('public.professional_licenses', 'user_id'),
    ('public.revisions', 'profile_id'),
    ('public.revisions', 'user_id'),
    ('public.saved_listings', 'user_id'),
    ('public.saved_lists', 'user_id'),
    ('public.saved_searches', 'user_id'),
    ('public.saved_views', 'owner_id'),
    ('public.scheduled_messages', 'sender_id'),
    ('public.search_matches', 'user_id'),
    ('public.seller_profiles', 'user_id'),
    ('public.sequence_enrolments', 'sender_id'),
    ('public.sign_in_alerts', 'user_id'),
    ('public.tenant_users', 'user_id'),
    ('public.user_blocks', 'blocked_id'),
    ('public.user_blocks', 'user_id'),
    ('public.vendors', 'user_id'),
    ('public.user_roles', 'user_id')
$function$;

CREATE OR REPLACE FUNCTION private.schedule_signing()
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null
    or to_regnamespace('net') is null or to_regnamespace('vault') is null
  then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using 'sign-outside', '* * * * *', 'select private.wake_signing()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_material (
  p_id          uuid,
  p_material_id uuid,
  p_name        text,
  p_email       text,
  p_note        text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_recipient constant text := lower(btrim(p_email));
  v_material private.listing_materials;
  v_house constant uuid := coalesce(private.current_tenant_id(), v_me);
begin
  if exists (select from private.material_letters s where s.id = p_id and s.sent_by = v_me) then
    return;
  end if;
  v_material := private.teaser_to_send(p_material_id);
  if v_recipient !~ '^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$' then
    raise exception 'This is no address.' using errcode = 'HXMVA';
  end if;
  if exists (select from private.refused_letters r where r.house = v_house and r.address = v_recipient)
    or exists (
      select from public.contacts c
      where lower(c.email) = v_recipient and coalesce(c.tenant_id, c.owner_id) = v_house
        and (c.do_not_contact or c.consent = 'refused') and c.deleted_at is null
    )
  then
    raise exception 'This contact wants no letters.' using errcode = 'HXCLD';
  end if;
  if exists (
    select from private.material_letters s where s.material_id = v_material.id and s.recipient = v_recipient
  ) then
    raise exception 'This version was sent there already.' using errcode = 'HXMVT';
  end if;
  perform private.post_material(p_id, v_material, v_house, p_name, v_recipient, p_note);
end
$function$;

CREATE OR REPLACE FUNCTION private.send_material_to (
  p_material_id uuid,
  p_contact_ids uuid[],
  p_note        text
)
  RETURNS TABLE (
    reason   text,
    contacts bigint
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_material private.listing_materials := private.teaser_to_send(p_material_id);
  v_contact public.contacts;
  v_reason text;
  v_said text[] := '{}';
begin
  if cardinality(p_contact_ids) is null or cardinality(p_contact_ids) not between 1 and 25 then
    raise exception 'One to twenty-five contacts are written to at once.' using errcode = 'HXMVC';
  end if;
  for v_contact in
    select c.* from public.contacts c
    where c.id = any (p_contact_ids) and c.book = any (private.my_books()) and c.deleted_at is null
    order by c.created_at, c.id
  loop
    v_reason := private.why_no_letter(v_contact);
    if v_reason is null and exists (
      select from private.material_letters s
      where s.material_id = v_material.id and s.recipient = lower(v_contact.email)
    ) then
      v_reason := 'had_it';
    end if;
    if v_reason is null then
      perform private.post_material(
        gen_random_uuid(), v_material, coalesce(v_contact.tenant_id, v_contact.owner_id), left(v_contact.name, 120),
        lower(v_contact.email), p_note
      );
    end if;
    v_said := v_said || coalesce(v_reason, 'sent');
  end loop;
  return query
  select nullif(r.said, 'sent'), count(*) from unnest(v_said) as r (said)
  group by r.said order by nullif(r.said, 'sent') nulls first;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_outside_signing (
  p_id        uuid,
  p_claim     uuid,
  p_state     text,
  p_signed_at timestamp with time zone,
  p_sha256    text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_it private.outside_signings;
  v_signature private.signatures;
begin
  if p_state is null or p_state not in ('signed', 'declined', 'cancelled')
    or (p_state = 'signed') is distinct from coalesce(p_sha256 ~ '^[0-9a-f]{64}$' and p_signed_at is not null, false)
  then
    raise exception 'This settles nothing.' using errcode = '22023';
  end if;
  update private.outside_signings o set
    state = p_state, settled_at = now(), due_at = null, claim = null, claimed_until = null, fault = null,
    decided_at = now(), paper_sha256 = p_sha256
  where o.id = p_id and o.claim = p_claim and o.state in ('sent', 'cancelling')
  returning * into v_it;
  if not found then
    return false;
  end if;
  if p_state <> 'signed' then
    return true;
  end if;
  v_signature.id := v_it.id;
  v_signature.account := v_it.account;
  v_signature.kind := v_it.kind;
  v_signature.title := v_it.title;
  v_signature.body := v_it.body;
  v_signature.body_sha256 := v_it.body_sha256;
  v_signature.name := v_it.name;
  v_signature.email := v_it.email;
  v_signature.consent := 'Signed with ' || v_it.service || ', request ' || v_it.envelope
    || '. SHA-256 of the signed document: ' || p_sha256;
  -- Its clock is not ours: nothing is signed before it was sent, nor later than now.
  v_signature.signed_at := least(greatest(p_signed_at, v_it.sent_at), now());
  v_signature.room_id := v_it.room_id;
  v_signature.nda := v_it.nda;
  v_signature.hash := private.text_hash(private.signature_text(v_signature));
  insert into private.signatures select v_signature.*;
  if v_it.room_id is not null and exists (select from private.deal_rooms r where r.id = v_it.room_id) then
    -- The call comes from the server: its address is not the signer's.
    perform set_config('request.headers', '{}', true);
    perform private.note_in_room(
      v_it.room_id, 'signed',
      coalesce((
        select m.name from public.deal_room_members m where m.room_id = v_it.room_id and m.email = v_it.email limit 1
      ), v_it.name) || ' <' || v_it.email || '>',
      null, v_it.body_sha256, null, null, v_it.nda, v_signature.hash
    );
  end if;
  return true;
end
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
  where o.bucket_id in ('message-files', 'record-files', 'room-files', 'listing-documents', 'vendor-credentials', 'offer-files',
    'signed-papers')
    and o.created_at < now() - interval '25 hours'
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not (o.bucket_id = 'message-files' and private.waits_to_be_sent(o.name))
    and not exists (select from public.record_files r where r.path = o.name)
    and not exists (select from public.listing_documents d where d.path = o.name)
    and not exists (select from public.vendor_credentials c where c.path = o.name)
    and not exists (select from private.deal_room_versions v where v.path = o.name)
    and not exists (select from private.offer_letters l where l.path = o.name)
    -- What is signed stays, as its signature does.
    and not (o.bucket_id = 'signed-papers' and exists (select from private.signatures s where s.id::text = o.name))
  union
  select f.bucket, f.name from private.files_left_behind(p_most) f
  limit p_most;
end
$function$;

CREATE OR REPLACE FUNCTION private.teaser_to_send (
  p_material_id uuid
)
  RETURNS private.listing_materials
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_material private.listing_materials;
  v_listing public.listings;
begin
  select * into v_material from private.listing_materials m where m.id = p_material_id and m.kind = 'teaser';
  if v_material.id is null or not private.hands_out(v_material.listing_id) then
    raise exception 'There is no such material.' using errcode = 'HXMVN';
  end if;
  select * into v_listing from public.listings l where l.id = v_material.listing_id;
  if not private.is_live(v_listing) then
    raise exception 'Only what is on the market is sent.' using errcode = 'HXMVL';
  end if;
  if v_material.version <> (private.newest_material(v_listing.id, 'teaser')).version then
    raise exception 'There is a newer version.' using errcode = 'HXMVO';
  end if;
  return v_material;
end
$function$;

CREATE OR REPLACE FUNCTION private.wake_signing()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.is_signing_due() then
    perform private.wake_function('sign-outside');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.ask_outside_nda (
  p_room_id uuid,
  p_id      uuid,
  p_nda     integer,
  p_name    text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.ask_outside_nda(p_room_id, p_id, p_nda, p_name)
$function$;

REVOKE ALL ON FUNCTION "public"."ask_outside_nda"(uuid, uuid, integer, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.ask_outside_text (
  p_id    uuid,
  p_kind  text,
  p_title text,
  p_body  text,
  p_name  text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.ask_outside_text(p_id, p_kind, p_title, p_body, p_name)
$function$;

REVOKE ALL ON FUNCTION "public"."ask_outside_text"(uuid, text, text, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.begin_outside_signing (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.begin_outside_signing(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."begin_outside_signing"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.cancel_outside_signing (
  p_id uuid
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.cancel_outside_signing(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."cancel_outside_signing"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.claim_outside_signings (
  p_batch integer,
  p_id    uuid    DEFAULT NULL::uuid
)
  RETURNS TABLE (
    id          uuid,
    claim       uuid,
    kind        text,
    title       text,
    body        text,
    body_sha256 text,
    name        text,
    email       text,
    state       text,
    envelope    text,
    sent_sha256 text,
    attempts    integer
  )
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select * from private.claim_outside_signings(p_batch, p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."claim_outside_signings"(integer, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.hear_of_envelope (
  p_hash     text,
  p_envelope text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.hear_of_envelope(p_hash, p_envelope)
$function$;

REVOKE ALL ON FUNCTION "public"."hear_of_envelope"(text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.look_at_outside_signing (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.look_at_outside_signing(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."look_at_outside_signing"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_outside_signings()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_outside_signings()
$function$;

REVOKE ALL ON FUNCTION "public"."my_outside_signings"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_outside_sending (
  p_id       uuid,
  p_claim    uuid,
  p_service  text,
  p_envelope text,
  p_sha256   text
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_outside_sending(p_id, p_claim, p_service, p_envelope, p_sha256)
$function$;

REVOKE ALL ON FUNCTION "public"."note_outside_sending"(uuid, uuid, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.outside_paper (
  p_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.outside_paper(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."outside_paper"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.put_off_outside_signing (
  p_id           uuid,
  p_claim        uuid,
  p_fault        text    DEFAULT NULL::text,
  p_is_permanent boolean DEFAULT false,
  p_seconds      integer DEFAULT 0
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.put_off_outside_signing(p_id, p_claim, p_fault, p_is_permanent, p_seconds)
$function$;

REVOKE ALL ON FUNCTION "public"."put_off_outside_signing"(uuid, uuid, text, boolean, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.send_material_to (
  p_material_id uuid,
  p_contact_ids uuid[],
  p_note        text   DEFAULT ''::text
)
  RETURNS TABLE (
    reason   text,
    contacts bigint
  )
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select * from private.send_material_to(p_material_id, p_contact_ids, p_note)
$function$;

REVOKE ALL ON FUNCTION "public"."send_material_to"(uuid, uuid[], text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.settle_outside_signing (
  p_id        uuid,
  p_claim     uuid,
  p_state     text,
  p_signed_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_sha256    text                     DEFAULT NULL::text
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.settle_outside_signing(p_id, p_claim, p_state, p_signed_at, p_sha256)
$function$;

REVOKE ALL ON FUNCTION "public"."settle_outside_signing"(uuid, uuid, text, timestamp WITH time zone, text) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."outside_signings"
  ADD CONSTRAINT "outside_signings_account_fkey" FOREIGN KEY (account) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX outside_signings_account_idx ON private.outside_signings USING btree (account, asked_at DESC);

CREATE INDEX outside_signings_due_idx ON private.outside_signings USING btree (due_at, id)
  WHERE (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'cancelling'::text]));

CREATE INDEX signing_events_heard_idx ON private.signing_events USING btree (heard_at);

COMMENT ON COLUMN "private"."outside_signings"."due_at" IS 'When the service is asked next.';

COMMENT ON COLUMN "private"."outside_signings"."paper_sha256" IS 'Of the signed document as it came back.';

COMMENT ON COLUMN "private"."outside_signings"."sent_sha256" IS 'Of the document as it was sent.';

REVOKE ALL ON FUNCTION "private"."ask_outside_nda"(uuid, uuid, integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_outside_nda"(uuid, uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ask_outside_nda"(uuid, uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_outside_nda"(uuid, uuid, integer, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_outside_signing"(uuid, text, text, text, text, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ask_outside_signing"(uuid, text, text, text, text, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_outside_signing"(uuid, text, text, text, text, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_outside_text"(uuid, text, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_outside_text"(uuid, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ask_outside_text"(uuid, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_outside_text"(uuid, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."begin_outside_signing"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begin_outside_signing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_outside_signing"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_outside_signing"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."cancel_outside_signing"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."cancel_outside_signing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."cancel_outside_signing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cancel_outside_signing"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."claim_outside_signings"(integer, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_outside_signings"(integer, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_outside_signings"(integer, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_outside_signings"(integer, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."hands_out"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hands_out"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hands_out"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hear_of_envelope"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hear_of_envelope"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hear_of_envelope"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."hear_of_envelope"(text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_signing_due"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_signing_due"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_signing_due"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."look_at_outside_signing"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."look_at_outside_signing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."look_at_outside_signing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."look_at_outside_signing"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_outside_signings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_outside_signings"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_outside_signings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_outside_signings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_outside_sending"(uuid, uuid, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_outside_sending"(uuid, uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_outside_sending"(uuid, uuid, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_outside_sending"(uuid, uuid, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."outside_paper"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."outside_paper"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."outside_paper"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."outside_paper"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."post_material"(uuid, private.listing_materials, uuid, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."post_material"(uuid, private.listing_materials, uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."post_material"(uuid, private.listing_materials, uuid, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."put_off_outside_signing"(uuid, uuid, text, boolean, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."put_off_outside_signing"(uuid, uuid, text, boolean, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."put_off_outside_signing"(uuid, uuid, text, boolean, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."put_off_outside_signing"(uuid, uuid, text, boolean, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."schedule_signing"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."schedule_signing"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."schedule_signing"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_material_to"(uuid, uuid[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_material_to"(uuid, uuid[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_material_to"(uuid, uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_material_to"(uuid, uuid[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."settle_outside_signing"(uuid, uuid, text, timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_outside_signing"(uuid, uuid, text, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_outside_signing"(uuid, uuid, text, timestamp WITH time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_outside_signing"(uuid, uuid, text, timestamp WITH time zone, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."teaser_to_send"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."teaser_to_send"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."teaser_to_send"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wake_signing"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wake_signing"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wake_signing"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_outside_nda"(uuid, uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_outside_nda"(uuid, uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_outside_nda"(uuid, uuid, integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_outside_text"(uuid, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_outside_text"(uuid, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_outside_text"(uuid, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."begin_outside_signing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_outside_signing"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_outside_signing"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."cancel_outside_signing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cancel_outside_signing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cancel_outside_signing"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."claim_outside_signings"(integer, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_outside_signings"(integer, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_outside_signings"(integer, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."hear_of_envelope"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."hear_of_envelope"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."hear_of_envelope"(text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."look_at_outside_signing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."look_at_outside_signing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."look_at_outside_signing"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_outside_signings"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_outside_signings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_outside_signings"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."note_outside_sending"(uuid, uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_outside_sending"(uuid, uuid, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_outside_sending"(uuid, uuid, text, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."outside_paper"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."outside_paper"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."outside_paper"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."put_off_outside_signing"(uuid, uuid, text, boolean, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."put_off_outside_signing"(uuid, uuid, text, boolean, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."put_off_outside_signing"(uuid, uuid, text, boolean, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."send_material_to"(uuid, uuid[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_material_to"(uuid, uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_material_to"(uuid, uuid[], text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."settle_outside_signing"(uuid, uuid, text, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_outside_signing"(uuid, uuid, text, timestamp WITH time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_outside_signing"(uuid, uuid, text, timestamp WITH time zone, text) TO "service_role";

-- The planner's estimates answer everybody: `count=planned` hands them out, and for leakproof comparisons
-- they come from what ANALYZE has seen of the whole table, rows that are withheld from the caller included. From
-- how an estimate moves with the bound of a filter, members could read latitudes, streets and addresses of
-- mail. So nothing is sampled of words and places that no index orders; their estimates are then constants.
-- What rows are filtered by stays: a status tells of nobody.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end
$$;

-- What came back signed: put there and read by the server alone.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('signed-papers', 'signed-papers', false, 15728640, array['application/pdf'])
on conflict (id) do nothing;

do $$ begin perform private.schedule_signing(); end $$;
