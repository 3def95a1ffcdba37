SET local check_function_bodies = off;

ALTER TABLE "public"."broker_letters"
  DROP CONSTRAINT "broker_letters_reason_is_known";

CREATE TABLE "private"."postal_addresses" (
  "id"        uuid NOT NULL DEFAULT gen_random_uuid(),
  "tenant_id" uuid,
  "person_id" uuid,
  "address"   text NOT NULL,
  CONSTRAINT "postal_addresses_of_one" CHECK ((num_nonnulls(tenant_id, person_id) = 1)),
  CONSTRAINT "postal_addresses_person_once" UNIQUE (person_id),
  CONSTRAINT "postal_addresses_pkey" PRIMARY KEY (id),
  CONSTRAINT "postal_addresses_tenant_once" UNIQUE (tenant_id),
  CONSTRAINT "postal_addresses_address_is_plain" CHECK (((char_length(btrim(address)) >= 10) AND private.is_line(address, 200)))
);

ALTER TABLE "private"."postal_addresses"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."email_sequences" (
  "id"           uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sharing"      text                     NOT NULL DEFAULT 'team'::text,
  "version"      integer                  NOT NULL DEFAULT 1,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at"   timestamp with time zone,
  "name"         text                     NOT NULL,
  "status"       text                     NOT NULL DEFAULT 'draft'::text,
  "listing_id"   uuid,
  "consent_only" boolean                  NOT NULL DEFAULT false,
  "opens_at"     integer                  NOT NULL DEFAULT 9,
  "shuts_at"     integer                  NOT NULL DEFAULT 17,
  "daily_most"   integer                  NOT NULL DEFAULT 50,
  CONSTRAINT "email_sequences_daily_most_in_range" CHECK (((daily_most >= 1) AND (daily_most <= 150))),
  CONSTRAINT "email_sequences_hours_in_order" CHECK ((opens_at < shuts_at)),
  CONSTRAINT "email_sequences_opens_at_in_range" CHECK (((opens_at >= 6) AND (opens_at <= 20))),
  CONSTRAINT "email_sequences_pkey" PRIMARY KEY (id),
  CONSTRAINT "email_sequences_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text]))),
  CONSTRAINT "email_sequences_shuts_at_in_range" CHECK (((shuts_at >= 7) AND (shuts_at <= 21))),
  CONSTRAINT "email_sequences_status_is_known" CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'paused'::text]))),
  "owner_id"     uuid                     NOT NULL DEFAULT auth.uid(),
  "tenant_id"    uuid                     DEFAULT private.current_tenant_id(),
  "book"         uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "email_sequences_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120)))
);

ALTER TABLE "public"."email_sequences"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."email_sequences" FROM "anon";

CREATE TABLE "public"."sequence_enrolments" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sequence_id" uuid                     NOT NULL,
  "contact_id"  uuid                     NOT NULL,
  "book"        uuid                     NOT NULL,
  "house"       uuid                     NOT NULL,
  "sender_id"   uuid                     NOT NULL,
  "recipient"   text                     NOT NULL,
  "zone"        text                     NOT NULL,
  "status"      text                     NOT NULL DEFAULT 'active'::text,
  "reason"      text,
  "place"       integer                  NOT NULL DEFAULT 0,
  "due_at"      timestamp with time zone,
  "enrolled_at" timestamp with time zone NOT NULL DEFAULT now(),
  "ended_at"    timestamp with time zone,
  CONSTRAINT "sequence_enrolments_active_is_due" CHECK (((status = 'active'::text) = (due_at IS NOT NULL))),
  CONSTRAINT "sequence_enrolments_once" UNIQUE (sequence_id, contact_id),
  CONSTRAINT "sequence_enrolments_pkey" PRIMARY KEY (id),
  CONSTRAINT "sequence_enrolments_reason_is_known"
    CHECK
    ((reason = ANY (ARRAY['answered'::text, 'inquired'::text, 'nda'::text, 'by_hand'::text, 'no_address'::text, 'do_not_contact'::text, 'no_consent'::text, 'unsubscribed'::text,
    'bounced'::text, 'removed'::text, 'off_market'::text, 'sender_gone'::text, 'no_postal'::text]))),
  CONSTRAINT "sequence_enrolments_recipient_is_lower" CHECK (((recipient = lower(recipient)) AND (char_length(recipient) <= 320))),
  CONSTRAINT "sequence_enrolments_status_is_known" CHECK ((status = ANY (ARRAY['active'::text, 'finished'::text, 'stopped'::text]))),
  CONSTRAINT "sequence_enrolments_stopped_says_why" CHECK (((status = 'stopped'::text) = (reason IS NOT NULL)))
);

ALTER TABLE "public"."sequence_enrolments"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."sequence_enrolments" FROM "anon";

CREATE TABLE "public"."sequence_steps" (
  "id"          uuid    NOT NULL DEFAULT gen_random_uuid(),
  "sequence_id" uuid    NOT NULL,
  "place"       integer NOT NULL,
  "kind"        text    NOT NULL,
  "wait_days"   integer NOT NULL DEFAULT 0,
  "title"       text    NOT NULL,
  "body"        text,
  CONSTRAINT "sequence_steps_body_is_plain" CHECK (((char_length(body) <= 4000) AND (body !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "sequence_steps_kind_is_known" CHECK ((kind = ANY (ARRAY['letter'::text, 'task'::text]))),
  CONSTRAINT "sequence_steps_letter_has_words" CHECK (((kind <> 'letter'::text) OR (btrim(COALESCE(body, ''::text), ' 	
'::text) <> ''::text))),
  CONSTRAINT "sequence_steps_pkey" PRIMARY KEY (id),
  CONSTRAINT "sequence_steps_place_in_range" CHECK (((place >= 1) AND (place <= 1000))),
  CONSTRAINT "sequence_steps_place_once" UNIQUE (sequence_id, place),
  CONSTRAINT "sequence_steps_wait_days_in_range" CHECK (((wait_days >= 0) AND (wait_days <= 90))),
  CONSTRAINT "sequence_steps_title_is_plain" CHECK (((char_length(btrim(title)) >= 1) AND private.is_line(title, 150)))
);

ALTER TABLE "public"."sequence_steps"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."sequence_steps" FROM "anon";

ALTER TABLE "public"."broker_letters"
  ADD COLUMN "enrolment_id" uuid;

ALTER TABLE "public"."broker_letters"
  ADD COLUMN "step_id" uuid;

ALTER TABLE "public"."contacts"
  ADD COLUMN "consent" text;

CREATE OR REPLACE FUNCTION private.contact_to_write (
  p_contact_id uuid
)
  RETURNS public.contacts
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_contact public.contacts;
begin
  select * into v_contact from public.contacts c
  where c.id = p_contact_id and c.book = any (private.my_books()) and c.deleted_at is null;
  if v_contact.id is null then
    raise exception 'There is no such contact.' using errcode = 'HXDLC';
  end if;
  if v_contact.email is null then
    raise exception 'This contact has no address.' using errcode = 'HXCLE';
  end if;
  if v_contact.do_not_contact or v_contact.consent = 'refused' or exists (
    select from private.refused_letters r
    where r.house = coalesce(v_contact.tenant_id, v_contact.owner_id) and r.address = lower(v_contact.email)
  ) then
    raise exception 'This contact wants no letters.' using errcode = 'HXCLD';
  end if;
  return v_contact;
end
$function$;

CREATE OR REPLACE FUNCTION private.dispatch_letter (
  p_letter  public.broker_letters,
  p_contact public.contacts,
  p_subject text,
  p_body    text,
  p_title   text,
  p_now     timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.queue_message(
    'email', p_contact.email, 'campaign_letter',
    private.letter_facts(
      p_letter.sender_id, p_subject, p_body, split_part(btrim(p_contact.name), ' ', 1), p_letter.listing_id,
      private.leave_token(p_contact), private.tracked_link('letter', p_letter.id)
    ) || jsonb_build_object('postal', private.postal_address_of(p_letter.house)),
    'broker_letter:' || p_letter.id
  );
  update public.broker_letters l set status = 'queued', queued_at = p_now, recipient = lower(p_contact.email)
  where l.id = p_letter.id;
  insert into public.record_comments (kind, record_id, by, way, body)
  values ('contacts', p_contact.id, p_letter.sender_id, 'email', p_title);
end
$function$;

CREATE OR REPLACE FUNCTION private.empty_removed_sequence()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.sequence_enrolments e set status = 'stopped', reason = 'by_hand', due_at = null, ended_at = now()
  where e.sequence_id = new.id and e.status = 'active';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_enrolment (
  p_id       uuid,
  p_answered boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.lock_member();
  perform from public.sequence_enrolments e
  where e.id = p_id and e.book = any (private.my_books()) and e.status = 'active' for update;
  if not found then
    raise exception 'This contact is not in the sequence.' using errcode = 'HXSQE';
  end if;
  if p_answered then
    -- What they answered is the last letter; where there is one, that ends it.
    update public.broker_letters l set replied_at = coalesce(l.replied_at, now())
    where l.id = (
      select k.id from public.broker_letters k where k.enrolment_id = p_id order by k.queued_at desc nulls last limit 1
    );
  end if;
  update public.sequence_enrolments e set
    status = 'stopped', reason = case when p_answered then 'answered' else 'by_hand' end, due_at = null, ended_at = now()
  where e.id = p_id and e.status = 'active';
end
$function$;

CREATE OR REPLACE FUNCTION private.enrol_contacts (
  p_sequence_id uuid,
  p_contact_ids uuid[]
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
  v_sequence constant public.email_sequences := private.hold_sequence(p_sequence_id);
begin
  if v_sequence.status <> 'active' then
    raise exception 'A sequence is started before people are enrolled.' using errcode = 'HXSQD';
  end if;
  if cardinality(p_contact_ids) is null or cardinality(p_contact_ids) < 1 or cardinality(p_contact_ids) > 100 then
    raise exception 'One to a hundred contacts are enrolled at once.' using errcode = 'HXSQN';
  end if;
  if v_sequence.listing_id is not null and not private.owns_listing(v_sequence.listing_id) then
    raise exception 'There is no such listing of yours.' using errcode = 'HXCPL';
  end if;
  perform private.require_postal_address();
  perform private.keep_pace('enrolment', 20, interval '1 day');
  return query
  with meant as (
    select c, row_number() over (partition by coalesce(lower(c.email), c.id::text) order by c.created_at, c.id) as place
    from public.contacts c
    where c.id = any (p_contact_ids) and c.book = any (private.my_books()) and c.deleted_at is null
  ), judged as (
    select m.c as contact, case
      when m.place > 1 then 'twice'
      when v_sequence.consent_only and (m.c).consent is distinct from 'given' then 'no_consent'
      when exists (
        select from public.sequence_enrolments e
        where e.sequence_id = v_sequence.id and (
          e.contact_id = (m.c).id or e.house = coalesce((m.c).tenant_id, (m.c).owner_id) and e.recipient = lower((m.c).email)
        )
      ) then 'was_in_it'
      when exists (
        select from public.sequence_enrolments e
        where e.house = coalesce((m.c).tenant_id, (m.c).owner_id) and e.recipient = lower((m.c).email) and e.status = 'active'
      ) then 'in_another'
      else private.why_no_letter(m.c)
    end as reason
    from meant m
  ), enrolled as (
    insert into public.sequence_enrolments (sequence_id, contact_id, book, house, sender_id, recipient, zone, due_at)
    select v_sequence.id, (j.contact).id, (j.contact).book, coalesce((j.contact).tenant_id, (j.contact).owner_id), auth.uid(),
      lower((j.contact).email), z.zone, private.step_due(v_sequence, 0, z.zone, now())
    from judged j
    cross join lateral (
      select coalesce(private.zone_of_state((j.contact).state), private.zone_of(auth.uid())) as zone
    ) z
    where j.reason is null
    on conflict do nothing
    returning contact_id
  )
  select a.reason, count(*) from (
    select case when j.reason is null and n.contact_id is null then 'in_another' else j.reason end as reason
    from judged j left join enrolled n on n.contact_id = (j.contact).id
  ) a group by a.reason order by a.reason nulls first;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_contact_letters()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.broker_letters l set book = new.book where l.contact_id = new.id;
  update public.sequence_enrolments e set book = new.book where e.contact_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_resting_sequence (
  p_id uuid
)
  RETURNS public.email_sequences
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_sequence constant public.email_sequences := private.hold_sequence(p_id);
begin
  if v_sequence.status = 'active' then
    raise exception 'A sequence that runs is not changed.' using errcode = 'HXSQR';
  end if;
  return v_sequence;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_sequence (
  p_id uuid
)
  RETURNS public.email_sequences
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_sequence public.email_sequences;
begin
  perform private.lock_member();
  select * into v_sequence from public.email_sequences s
  where s.id = p_id and s.book = any (private.my_books()) and s.deleted_at is null for update;
  if v_sequence.id is null then
    raise exception 'There is no such sequence.' using errcode = 'HXSQG';
  end if;
  return v_sequence;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_sequence()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.listing_id is not null and auth.role() = 'authenticated'
    and (tg_op = 'INSERT' or new.listing_id is distinct from old.listing_id)
    and not private.owns_listing(new.listing_id)
  then
    raise exception 'There is no such listing of yours.' using errcode = 'HXCPL';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.letter_waits_until (
  p_letter public.broker_letters,
  p_most   integer,
  p_now    timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_limits record;
  v_since constant timestamptz := p_now - interval '1 day';
  v_last timestamptz;
begin
  -- Nobody is written to twice a day by the same house.
  select max(l.queued_at) into v_last from public.broker_letters l
  where l.recipient = p_letter.recipient and l.house = p_letter.house and l.queued_at > p_now - interval '20 hours';
  if v_last is not null then
    return v_last + interval '20 hours';
  end if;
  select * into v_limits from private.letter_limits();
  if (select count(*) from public.broker_letters l where l.sender_id = p_letter.sender_id and l.queued_at > v_since) >= v_limits.per_person
    or (select count(*) from public.broker_letters l where l.house = p_letter.house and l.queued_at > v_since)
      >= v_limits.per_house
    or (
      select count(*) from public.broker_letters l left join public.sequence_enrolments e on e.id = l.enrolment_id
      where l.sender_id = p_letter.sender_id and l.queued_at > v_since and (
        l.campaign_id = p_letter.campaign_id
        or e.sequence_id = (select k.sequence_id from public.sequence_enrolments k where k.id = p_letter.enrolment_id)
      )
    ) >= p_most
  then
    return p_now + interval '1 hour';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.merge_contacts (
  p_keep uuid,
  p_gone uuid,
  p_take text[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_fields constant text[] := array[
    'name', 'company', 'job_title', 'role', 'email', 'phone', 'city', 'state', 'source', 'tags', 'notes', 'needs_types',
    'needs_states', 'price_least', 'price_most', 'beds_least', 'cap_rate_least', 'licences', 'funds'
  ];
  v_keep jsonb;
  v_gone jsonb;
  v_became jsonb;
  v_id uuid;
begin
  perform private.hold_pair(p_keep, p_gone);
  if not coalesce(p_take, '{}') <@ c_fields then
    raise exception 'People do not write this of records.' using errcode = 'HXRCW';
  end if;
  select to_jsonb(c) into v_keep from public.contacts c where c.id = p_keep;
  select to_jsonb(c) into v_gone from public.contacts c where c.id = p_gone;
  -- Whoever asked not to be contacted stays so, whichever of the two said it.
  v_became := jsonb_build_object(
    'do_not_contact', (v_keep ->> 'do_not_contact')::boolean or (v_gone ->> 'do_not_contact')::boolean,
    'consent', case
      when 'refused' in (v_keep ->> 'consent', v_gone ->> 'consent') then 'refused' else v_keep ->> 'consent'
    end,
    'last_contact_at', greatest((v_keep ->> 'last_contact_at')::timestamptz, (v_gone ->> 'last_contact_at')::timestamptz)
  ) || coalesce((select jsonb_object_agg(f, v_gone -> f) from unnest(p_take) f), '{}');
  insert into private.contact_merges (kept_id, gone_id, was, became)
  select p_keep, p_gone, jsonb_object_agg(k, v_keep -> k), v_became from jsonb_object_keys(v_became) k
  returning id into v_id;
  perform private.move_to_contact(v_id, p_gone, p_keep);
  perform private.write_contact(p_keep, v_became);
  update public.contacts c set deleted_at = now() where c.id = p_gone;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_house()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return coalesce(private.current_tenant_id(), auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.my_postal_address()
  RETURNS TABLE (
    address text,
    is_mine boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.uid() is null or not private.is_approved() then
    return;
  end if;
  return query
  select private.postal_address_of(private.my_house()),
    private.current_tenant_id() is null or private.administered_tenant_id() is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_answer_to_letter()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.broker_letters l set replied_at = now()
  where l.recipient = private.confirmed_address_of(new.sender_id) and l.queued_at > now() - interval '90 days'
    and l.replied_at is null and exists (
      select from private.direct_conversations d
      where d.conversation_id = new.conversation_id and l.sender_id in (d.first_id, d.second_id)
    );
  perform private.stop_enrolments_of(new.sender_id, array(
    select unnest(array[d.first_id, d.second_id]) from private.direct_conversations d
    where d.conversation_id = new.conversation_id
  ), 'answered');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_inquiry_from_letter()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.broker_letters l set inquired_at = now()
  where l.recipient = private.confirmed_address_of(new.user_id) and l.listing_id = new.listing_id
    and l.queued_at > now() - interval '180 days' and l.inquired_at is null;
  perform private.stop_enrolments_of(new.user_id, array(
    select a.user_id from public.broker_accounts a where a.broker_id = new.broker_id
  ), 'inquired');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_nda_of_reader()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.stop_enrolments_of(new.user_id, array(
    select a.user_id from public.listings l join public.broker_accounts a on a.broker_id = l.broker_id
    where l.id = new.listing_id
  ), 'nda');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.postal_address_of (
  p_house uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select a.address from private.postal_addresses a where a.tenant_id = p_house
    union all
    select a.address from private.postal_addresses a where a.person_id = p_house
    union all
    select a.address from private.postal_addresses a join public.tenant_users u on u.tenant_id = a.tenant_id
    where u.user_id = p_house and u.is_active
    limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_sequence_step (
  p_step_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_sequence uuid;
begin
  select t.sequence_id into v_sequence from public.sequence_steps t where t.id = p_step_id;
  perform private.hold_resting_sequence(v_sequence);
  delete from public.sequence_steps t where t.id = p_step_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_postal_address()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.postal_address_of(private.my_house()) is null then
    raise exception 'Letters to many say where their sender takes post.' using errcode = 'HXCPP';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_sendable (
  p_campaign public.campaigns
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_campaign.listing_id is null or not private.owns_listing(p_campaign.listing_id) or not exists (
    select from public.listings l where l.id = p_campaign.listing_id and private.is_live(l)
  ) then
    raise exception 'There is no such listing of yours.' using errcode = 'HXCPL';
  end if;
  if coalesce(btrim(p_campaign.subject), '') = '' or coalesce(btrim(p_campaign.body, E' \t\n\r'), '') = '' then
    raise exception 'A letter has a subject and words.' using errcode = 'HXCPW';
  end if;
  perform private.require_postal_address();
end
$function$;

CREATE OR REPLACE FUNCTION private.run_sequence (
  p_id   uuid,
  p_runs boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_sequence constant public.email_sequences := private.hold_sequence(p_id);
begin
  if p_runs then
    if not exists (select from public.sequence_steps t where t.sequence_id = v_sequence.id) then
      raise exception 'A sequence has steps.' using errcode = 'HXSQS';
    end if;
    if v_sequence.listing_id is null and exists (
      select from public.sequence_steps t
      where t.sequence_id = v_sequence.id and t.kind = 'letter' and private.tells_of_listing(t.title || t.body)
    ) or v_sequence.listing_id is not null and not exists (
      select from public.listings l where l.id = v_sequence.listing_id and private.is_live(l)
    ) then
      raise exception 'There is no such listing of yours.' using errcode = 'HXCPL';
    end if;
    perform private.require_postal_address();
  end if;
  update public.email_sequences s set status = case when p_runs then 'active' else 'paused' end
  where s.id = v_sequence.id and (s.status = 'active') <> p_runs and (p_runs or s.status <> 'draft');
end
$function$;

CREATE OR REPLACE FUNCTION private.save_sequence_step (
  p_sequence_id uuid,
  p_step_id     uuid,
  p_kind        text,
  p_wait_days   integer,
  p_title       text,
  p_body        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_sequence constant public.email_sequences := private.hold_resting_sequence(p_sequence_id);
  v_id uuid;
begin
  if coalesce(btrim(p_title), '') = '' or p_kind = 'letter' and coalesce(btrim(p_body, E' \t\n\r'), '') = '' then
    raise exception 'A letter has a subject and words, a task says what to do.' using errcode = 'HXSQW';
  end if;
  if p_step_id is not null then
    update public.sequence_steps t set kind = p_kind, wait_days = p_wait_days, title = btrim(p_title), body = p_body
    where t.id = p_step_id and t.sequence_id = v_sequence.id returning t.id into v_id;
    if v_id is null then
      raise exception 'There is no such step.' using errcode = 'HXSQT';
    end if;
    return v_id;
  end if;
  if (select count(*) from public.sequence_steps t where t.sequence_id = v_sequence.id) >= 20 then
    raise exception 'A sequence has up to 20 steps.' using errcode = 'HXSQM';
  end if;
  insert into public.sequence_steps (sequence_id, place, kind, wait_days, title, body)
  select v_sequence.id, coalesce(max(t.place), 0) + 1, p_kind, p_wait_days, btrim(p_title), p_body
  from public.sequence_steps t where t.sequence_id = v_sequence.id
  returning id into v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_postal_address (
  p_address text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_tenant constant uuid := private.current_tenant_id();
begin
  if v_tenant is not null and private.administered_tenant_id() is null then
    raise exception 'Only its owner and its administrators look after a tenant.' using errcode = 'HXCPO';
  end if;
  if char_length(btrim(coalesce(p_address, ''))) < 10 or not private.is_line(p_address, 200) then
    raise exception 'That is no postal address.' using errcode = 'HXCPM';
  end if;
  insert into private.postal_addresses (tenant_id, person_id, address)
  values (v_tenant, case when v_tenant is null then v_me end, btrim(p_address))
  on conflict do nothing;
  update private.postal_addresses a set address = btrim(p_address)
  where a.tenant_id = v_tenant or v_tenant is null and a.person_id = v_me;
end
$function$;

CREATE OR REPLACE FUNCTION private.step_due (
  p_sequence public.email_sequences,
  p_place    integer,
  p_zone     text,
  p_now      timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_wait integer;
  v_local constant timestamp := p_now at time zone p_zone;
begin
  select t.wait_days into v_wait from public.sequence_steps t
  where t.sequence_id = p_sequence.id and t.place > p_place order by t.place limit 1;
  if v_wait is null then
    return null;
  end if;
  return private.next_letter_time(
    (private.business_days_after(v_local::date, v_wait) + v_local::time) at time zone p_zone, p_zone, p_sequence.opens_at,
    p_sequence.shuts_at
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.stop_after_letter()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.sequence_enrolments e set
    status = 'stopped', due_at = null, ended_at = now(),
    reason = case
      when new.replied_at is not null and old.replied_at is null then 'answered'
      when new.inquired_at is not null and old.inquired_at is null then 'inquired'
      else 'bounced'
    end
  where e.contact_id = new.contact_id and e.house = new.house and e.status = 'active';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.stop_enrolments_of (
  p_user_id uuid,
  p_senders uuid[],
  p_reason  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.sequence_enrolments e set status = 'stopped', reason = p_reason, due_at = null, ended_at = now()
  from public.contacts c
  where lower(c.email) = private.confirmed_address_of(p_user_id) and e.contact_id = c.id and e.status = 'active'
    and e.sender_id = any (p_senders) and e.sender_id <> p_user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.stop_for_contact()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.sequence_enrolments e set
    status = 'stopped', due_at = null, ended_at = now(),
    reason = case
      when new.deleted_at is not null then 'removed' when new.do_not_contact then 'do_not_contact' else 'no_consent'
    end
  where e.contact_id = new.id and e.status = 'active';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tells_of_listing (
  p_words text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_words ~ '\{(community|place|type|price|beds)\}'
$function$;

CREATE OR REPLACE FUNCTION private.test_campaign (
  p_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_campaign constant public.campaigns := private.hold_campaign(p_id);
  v_address constant text := private.my_confirmed_address();
begin
  perform private.require_sendable(v_campaign);
  if v_address is null then
    raise exception 'The caller has no confirmed address.' using errcode = 'HXCPA';
  end if;
  perform private.keep_pace('campaign_test', 20, interval '1 hour');
  perform private.queue_message(
    'email', v_address, 'campaign_letter',
    private.letter_facts(
      auth.uid(), v_campaign.subject, v_campaign.body, split_part(coalesce((
        select nullif(btrim(p.full_name), '') from public.profiles p where p.id = auth.uid()
      ), 'there'), ' ', 1), v_campaign.listing_id,
      private.seal_cursor('client_letters', jsonb_build_array(auth.uid(), v_address)),
      private.tracked_link('teaser', v_campaign.listing_id)
    ) || jsonb_build_object('is_test', true, 'postal', private.postal_address_of(private.my_house()))
  );
  return private.mask_address(v_address);
end
$function$;

CREATE OR REPLACE FUNCTION private.why_no_letter (
  p_contact public.contacts
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when p_contact.deleted_at is not null then 'removed'
    when p_contact.email is null then 'no_address'
    when p_contact.do_not_contact then 'do_not_contact'
    when p_contact.consent = 'refused' then 'no_consent'
    when exists (
      select from private.refused_letters r
      where r.house = coalesce(p_contact.tenant_id, p_contact.owner_id) and r.address = lower(p_contact.email)
    ) then 'unsubscribed'
    when exists (select from private.dead_addresses d where d.address = lower(p_contact.email)) then 'bounced'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.why_not_from (
  p_contact    public.contacts,
  p_sender_id  uuid,
  p_house      uuid,
  p_listing_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when p_contact.id is null then 'removed'
    when not private.may_write_letters(p_sender_id) or not private.is_reader(p_sender_id, p_contact.book) then 'sender_gone'
    when p_listing_id is not null
      and not exists (select from public.listings l where l.id = p_listing_id and private.is_live(l)) then 'off_market'
    when private.postal_address_of(p_house) is null then 'no_postal'
    else private.why_no_letter(p_contact)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_enrolment (
  p_enrolment public.sequence_enrolments,
  p_now       timestamp with time zone
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_sequence public.email_sequences;
  v_contact public.contacts;
  v_step public.sequence_steps;
  v_letter public.broker_letters;
  v_reason text;
  v_at timestamptz;
begin
  select * into v_sequence from public.email_sequences s
  where s.id = p_enrolment.sequence_id and s.status = 'active' and s.deleted_at is null for share;
  if v_sequence.id is null then
    return false;
  end if;
  select * into v_contact from public.contacts c where c.id = p_enrolment.contact_id;
  select * into v_step from public.sequence_steps t
  where t.sequence_id = v_sequence.id and t.place > p_enrolment.place order by t.place limit 1;
  if v_step.id is null then
    update public.sequence_enrolments e set status = 'finished', due_at = null, ended_at = p_now where e.id = p_enrolment.id;
    return false;
  end if;
  v_reason := coalesce(
    private.why_not_from(v_contact, p_enrolment.sender_id, p_enrolment.house, v_sequence.listing_id),
    case
      when v_sequence.consent_only and v_contact.consent is distinct from 'given' then 'no_consent'
      when v_sequence.listing_id is null and private.tells_of_listing(v_step.title || coalesce(v_step.body, '')) then 'off_market'
    end
  );
  if v_reason is not null then
    update public.sequence_enrolments e set status = 'stopped', reason = v_reason, due_at = null, ended_at = p_now
    where e.id = p_enrolment.id;
    return false;
  end if;
  if v_step.kind = 'letter' then
    v_letter.sender_id := p_enrolment.sender_id;
    v_letter.house := p_enrolment.house;
    v_letter.enrolment_id := p_enrolment.id;
    v_letter.recipient := lower(v_contact.email);
    v_at := private.next_letter_time(
      coalesce(private.letter_waits_until(v_letter, v_sequence.daily_most, p_now), p_now),
      p_enrolment.zone, v_sequence.opens_at, v_sequence.shuts_at
    );
    if v_at > p_now then
      update public.sequence_enrolments e set due_at = v_at where e.id = p_enrolment.id;
      return false;
    end if;
    insert into public.broker_letters (
      book, house, sender_id, contact_id, recipient, zone, enrolment_id, step_id, listing_id, status, queued_at
    ) values (
      p_enrolment.book, p_enrolment.house, p_enrolment.sender_id, v_contact.id, v_letter.recipient, p_enrolment.zone,
      p_enrolment.id, v_step.id, v_sequence.listing_id, 'queued', p_now
    ) returning * into v_letter;
    perform private.dispatch_letter(v_letter, v_contact, v_step.title, v_step.body, 'Sequence: ' || v_sequence.name, p_now);
  else
    insert into public.record_tasks (kind, record_id, by, assignee_id, title, note, due_on)
    values (
      'contacts', v_contact.id, p_enrolment.sender_id, p_enrolment.sender_id, v_step.title, v_step.body,
      (p_now at time zone p_enrolment.zone)::date
    );
  end if;
  v_at := private.step_due(v_sequence, v_step.place, p_enrolment.zone, p_now);
  update public.sequence_enrolments e set
    place = v_step.place, due_at = v_at, status = case when v_at is null then 'finished' else 'active' end,
    ended_at = case when v_at is null then p_now end
  where e.id = p_enrolment.id;
  return v_step.kind = 'letter';
end
$function$;

CREATE OR REPLACE FUNCTION private.work_enrolments (
  p_now timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_enrolment public.sequence_enrolments;
  v_count integer := 0;
begin
  for v_enrolment in
    select e.* from public.sequence_enrolments e
    join public.email_sequences s on s.id = e.sequence_id and s.status = 'active' and s.deleted_at is null
    where e.status = 'active' and e.due_at <= p_now
    order by e.due_at, e.id limit 200 for update of e skip locked
  loop
    v_count := v_count + private.work_enrolment(v_enrolment, p_now)::integer;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_letter (
  p_letter public.broker_letters,
  p_now    timestamp with time zone
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_campaign public.campaigns;
  v_contact public.contacts;
  v_reason text;
  v_at timestamptz;
begin
  select * into v_campaign from public.campaigns c where c.id = p_letter.campaign_id;
  select * into v_contact from public.contacts c where c.id = p_letter.contact_id;
  -- A campaign is about a listing: without one there is nothing left to write about.
  v_reason := coalesce(
    private.why_not_from(v_contact, p_letter.sender_id, p_letter.house, p_letter.listing_id),
    case when p_letter.listing_id is null then 'off_market' end
  );
  if v_reason is not null then
    update public.broker_letters l set status = 'skipped', reason = v_reason where l.id = p_letter.id;
    return false;
  end if;
  p_letter.recipient := lower(v_contact.email);
  v_at := private.next_letter_time(
    coalesce(private.letter_waits_until(p_letter, v_campaign.daily_most, p_now), p_now),
    p_letter.zone, v_campaign.opens_at, v_campaign.shuts_at
  );
  if v_at > p_now then
    update public.broker_letters l set due_at = v_at where l.id = p_letter.id;
    return false;
  end if;
  perform private.dispatch_letter(
    p_letter, v_contact, v_campaign.subject, v_campaign.body, 'Campaign: ' || v_campaign.name, p_now
  );
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_letters (
  p_now timestamp with time zone DEFAULT now()
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_letter public.broker_letters;
  v_count integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('broker letters', 0)) then
    return 0;
  end if;
  for v_letter in
    select * from public.broker_letters l where l.status = 'waiting' and l.due_at <= p_now
    order by l.due_at, l.id limit 200 for update skip locked
  loop
    v_count := v_count + private.work_letter(v_letter, p_now)::integer;
  end loop;
  v_count := v_count + private.work_enrolments(p_now);
  update public.campaigns c set status = s.status
  from (
    select k.id, case
      when not exists (select from public.broker_letters l where l.campaign_id = k.id and l.status = 'waiting') then 'sent'
      when exists (select from public.broker_letters l where l.campaign_id = k.id and l.queued_at is not null) then 'sending'
      else 'scheduled'
    end as status
    from public.campaigns k where k.status in ('scheduled', 'sending')
  ) s
  where s.id = c.id and s.status <> c.status;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_email_sequences (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.count_records('email_sequences', p_words, p_filters) $function$;

REVOKE ALL ON FUNCTION "public"."count_email_sequences"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.end_enrolment (
  p_id       uuid,
  p_answered boolean DEFAULT false
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_enrolment(p_id, p_answered)
$function$;

REVOKE ALL ON FUNCTION "public"."end_enrolment"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.enrol_contacts (
  p_sequence_id uuid,
  p_contact_ids uuid[]
)
  RETURNS TABLE (
    reason   text,
    contacts bigint
  )
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select * from private.enrol_contacts(p_sequence_id, p_contact_ids)
$function$;

REVOKE ALL ON FUNCTION "public"."enrol_contacts"(uuid, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_email_sequences (
  p_words      text    DEFAULT NULL::text,
  p_filters    jsonb   DEFAULT '[]'::jsonb,
  p_sort       text    DEFAULT NULL::text,
  p_descending boolean DEFAULT NULL::boolean,
  p_after      text    DEFAULT NULL::text,
  p_limit      integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.find_records('email_sequences', p_words, p_filters, p_sort, p_descending, p_after, p_limit) $function$;

REVOKE ALL ON FUNCTION "public"."find_email_sequences"(text, jsonb, text, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_postal_address()
  RETURNS TABLE (
    address text,
    is_mine boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_postal_address()
$function$;

REVOKE ALL ON FUNCTION "public"."my_postal_address"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_sequence_step (
  p_step_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.remove_sequence_step(p_step_id)
$function$;

REVOKE ALL ON FUNCTION "public"."remove_sequence_step"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.run_sequence (
  p_id   uuid,
  p_runs boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.run_sequence(p_id, p_runs)
$function$;

REVOKE ALL ON FUNCTION "public"."run_sequence"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_sequence_step (
  p_sequence_id uuid,
  p_kind        text,
  p_wait_days   integer,
  p_title       text,
  p_body        text    DEFAULT NULL::text,
  p_step_id     uuid    DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.save_sequence_step(p_sequence_id, p_step_id, p_kind, p_wait_days, p_title, p_body)
$function$;

REVOKE ALL ON FUNCTION "public"."save_sequence_step"(uuid, text, integer, text, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sequence_results (
  p_ids uuid[]
)
  RETURNS TABLE (
    sequence_id uuid,
    active      bigint,
    finished    bigint,
    stopped     bigint,
    answered    bigint,
    sent        bigint,
    clicked     bigint,
    bounced     bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select e.sequence_id, count(*) filter (where e.status = 'active'), count(*) filter (where e.status = 'finished'),
    count(*) filter (where e.status = 'stopped'),
    count(*) filter (where e.reason in ('answered', 'inquired', 'nda')),
    coalesce(sum(l.sent), 0)::bigint, coalesce(sum(l.clicked), 0)::bigint, coalesce(sum(l.bounced), 0)::bigint
  from public.sequence_enrolments e
  left join lateral (
    select count(*) as sent, count(*) filter (where k.clicks > 0) as clicked,
      count(*) filter (where k.status in ('bounced', 'failed')) as bounced
    from public.broker_letters k where k.enrolment_id = e.id and k.queued_at is not null
  ) l on true
  where e.sequence_id = any (p_ids) group by e.sequence_id
$function$;

REVOKE ALL ON FUNCTION "public"."sequence_results"(uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_postal_address (
  p_address text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.set_postal_address(p_address)
$function$;

REVOKE ALL ON FUNCTION "public"."set_postal_address"(text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."postal_addresses"
  ADD CONSTRAINT "postal_addresses_person_id_fkey" FOREIGN KEY (person_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."postal_addresses"
  ADD CONSTRAINT "postal_addresses_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE "public"."broker_letters"
  ADD CONSTRAINT "broker_letters_of_one" CHECK (((campaign_id IS NULL) OR (enrolment_id IS NULL)));

ALTER TABLE "public"."broker_letters"
  ADD CONSTRAINT "broker_letters_reason_is_known"
    CHECK
    ((reason = ANY (ARRAY['no_address'::text, 'do_not_contact'::text, 'unsubscribed'::text, 'bounced'::text, 'twice'::text, 'had_it'::text, 'removed'::text, 'off_market'::text,
    'sender_gone'::text, 'no_consent'::text, 'no_postal'::text])));

ALTER TABLE "public"."broker_letters"
  ADD CONSTRAINT "broker_letters_step_once" UNIQUE (enrolment_id, step_id);

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_consent_is_known" CHECK ((consent = ANY (ARRAY['given'::text, 'refused'::text])));

ALTER TABLE "public"."email_sequences"
  ADD CONSTRAINT "email_sequences_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE "public"."sequence_enrolments"
  ADD CONSTRAINT "sequence_enrolments_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE CASCADE;

ALTER TABLE "public"."broker_letters"
  ADD CONSTRAINT "broker_letters_enrolment_id_fkey" FOREIGN KEY (enrolment_id) REFERENCES public.sequence_enrolments(id) ON DELETE CASCADE;

ALTER TABLE "public"."sequence_enrolments"
  ADD CONSTRAINT "sequence_enrolments_sender_id_fkey" FOREIGN KEY (sender_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."sequence_enrolments"
  ADD CONSTRAINT "sequence_enrolments_sequence_id_fkey" FOREIGN KEY (sequence_id) REFERENCES public.email_sequences(id) ON DELETE CASCADE;

ALTER TABLE "public"."broker_letters"
  ADD CONSTRAINT "broker_letters_step_id_fkey" FOREIGN KEY (step_id) REFERENCES public.sequence_steps(id) ON DELETE SET NULL;

ALTER TABLE "public"."sequence_steps"
  ADD CONSTRAINT "sequence_steps_sequence_id_fkey" FOREIGN KEY (sequence_id) REFERENCES public.email_sequences(id) ON DELETE CASCADE;

CREATE INDEX broker_letters_step_idx ON public.broker_letters USING btree (step_id);

CREATE INDEX email_sequences_listing_idx ON public.email_sequences USING btree (listing_id);

CREATE INDEX sequence_enrolments_book_idx ON public.sequence_enrolments USING btree (book);

CREATE INDEX sequence_enrolments_contact_idx ON public.sequence_enrolments USING btree (contact_id);

CREATE INDEX sequence_enrolments_due_idx ON public.sequence_enrolments USING btree (due_at, id)
  WHERE (status = 'active'::text);

CREATE UNIQUE INDEX sequence_enrolments_one_running_idx ON public.sequence_enrolments USING btree (house, recipient)
  WHERE (status = 'active'::text);

CREATE INDEX sequence_enrolments_sender_idx ON public.sequence_enrolments USING btree (sender_id);

CREATE TRIGGER stop_after_letter
  AFTER UPDATE OF replied_at, inquired_at, status ON public.broker_letters
  FOR EACH ROW
  WHEN ((((new.replied_at IS NOT NULL) AND (old.replied_at IS NULL)) OR ((new.inquired_at IS
    NOT NULL) AND (old.inquired_at IS NULL)) OR ((new.status = 'bounced'::text) AND (old.status <> 'bounced'::text))))
  EXECUTE FUNCTION private.stop_after_letter();

CREATE TRIGGER stop_for_contact
  AFTER UPDATE ON public.contacts
  FOR EACH ROW
  WHEN ((((new.deleted_at IS
    NOT NULL) AND (old.deleted_at IS NULL)) OR (new.do_not_contact AND (NOT old.do_not_contact)) OR
    ((new.consent = 'refused'::text) AND (old.consent IS DISTINCT FROM 'refused'::text))))
  EXECUTE FUNCTION private.stop_for_contact();

CREATE TRIGGER empty_removed_sequence
  AFTER UPDATE ON public.email_sequences
  FOR EACH ROW
  WHEN (((new.deleted_at IS NOT NULL) AND (old.deleted_at IS NULL)))
  EXECUTE FUNCTION private.empty_removed_sequence();

CREATE TRIGGER keep_arrivals
  AFTER INSERT ON public.email_sequences REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_changes AFTER UPDATE ON public.email_sequences
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION private.keep_changes (
  'name',
  '/email-sequences'
);

CREATE TRIGGER keep_nothing_of
  AFTER DELETE ON public.email_sequences REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_sequence
  BEFORE INSERT OR UPDATE ON public.email_sequences
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_sequence();

CREATE TRIGGER remove_now
  BEFORE UPDATE OF deleted_at ON public.email_sequences
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_removal();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.email_sequences
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE TRIGGER note_nda_of_reader
  AFTER INSERT ON public.listing_nda_signatures
  FOR EACH ROW
  EXECUTE FUNCTION private.note_nda_of_reader();

CREATE POLICY "Accounts with a second factor show it" ON "public"."email_sequences"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."sequence_enrolments"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Readers of a contact read where it stands" ON "public"."sequence_enrolments"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Accounts with a second factor show it" ON "public"."sequence_steps"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Readers of a sequence read its steps" ON "public"."sequence_steps"
  FOR SELECT
  TO "authenticated"
  USING ((sequence_id IN ( SELECT s.id
   FROM public.email_sequences s)));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."email_sequences";

COMMENT ON COLUMN "public"."sequence_enrolments"."book" IS 'Where its contact stands, and so who reads it.';

COMMENT ON COLUMN "public"."sequence_enrolments"."due_at" IS 'When the next step is done, if nothing stands in the way then.';

COMMENT ON COLUMN "public"."sequence_enrolments"."house" IS 'The tenant, or the person who works in none: for whom limits count.';

COMMENT ON COLUMN "public"."sequence_enrolments"."place" IS 'Of the step that was done last.';

COMMENT ON COLUMN "public"."sequence_steps"."title" IS 'The subject of a letter, or what is to be done.';

COMMENT ON COLUMN "public"."sequence_steps"."wait_days" IS 'Business days after the step before it, or after enrolling.';

REVOKE ALL ON FUNCTION "private"."dispatch_letter"(public.broker_letters, public.contacts, text, text, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dispatch_letter"(public.broker_letters, public.contacts, text, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dispatch_letter"(public.broker_letters, public.contacts, text, text, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."empty_removed_sequence"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."empty_removed_sequence"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."empty_removed_sequence"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_enrolment"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_enrolment"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_enrolment"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_enrolment"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."enrol_contacts"(uuid, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."enrol_contacts"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."enrol_contacts"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."enrol_contacts"(uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_resting_sequence"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_resting_sequence"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_resting_sequence"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_sequence"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_sequence"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_sequence"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_sequence"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_sequence"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_sequence"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_house"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_house"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_house"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_postal_address"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_postal_address"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_postal_address"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_postal_address"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_nda_of_reader"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_nda_of_reader"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_nda_of_reader"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."postal_address_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."postal_address_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."postal_address_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_sequence_step"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_sequence_step"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_sequence_step"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_sequence_step"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_postal_address"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_postal_address"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_postal_address"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."run_sequence"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."run_sequence"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."run_sequence"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."run_sequence"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_sequence_step"(uuid, uuid, text, integer, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_sequence_step"(uuid, uuid, text, integer, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_sequence_step"(uuid, uuid, text, integer, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_sequence_step"(uuid, uuid, text, integer, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_postal_address"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_postal_address"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_postal_address"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_postal_address"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."step_due"(public.email_sequences, integer, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."step_due"(public.email_sequences, integer, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."step_due"(public.email_sequences, integer, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stop_after_letter"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stop_after_letter"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stop_after_letter"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."stop_enrolments_of"(uuid, uuid[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stop_enrolments_of"(uuid, uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stop_enrolments_of"(uuid, uuid[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stop_for_contact"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stop_for_contact"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stop_for_contact"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tells_of_listing"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tells_of_listing"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tells_of_listing"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."why_not_from"(public.contacts, uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."why_not_from"(public.contacts, uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."why_not_from"(public.contacts, uuid, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."work_enrolment"(public.sequence_enrolments, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_enrolment"(public.sequence_enrolments, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_enrolment"(public.sequence_enrolments, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."work_enrolments"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_enrolments"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_enrolments"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_email_sequences"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_email_sequences"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_email_sequences"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_enrolment"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_enrolment"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_enrolment"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."enrol_contacts"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."enrol_contacts"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."enrol_contacts"(uuid, uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_email_sequences"(text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_email_sequences"(text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_email_sequences"(text, jsonb, text, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_postal_address"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_postal_address"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_postal_address"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_sequence_step"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_sequence_step"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_sequence_step"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."run_sequence"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."run_sequence"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."run_sequence"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_sequence_step"(uuid, text, integer, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_sequence_step"(uuid, text, integer, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_sequence_step"(uuid, text, integer, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sequence_results"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sequence_results"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sequence_results"(uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_postal_address"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_postal_address"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_postal_address"(text) TO "postgres";

REVOKE ALL ("consent") ON TABLE "public"."contacts" FROM "authenticated";

GRANT INSERT ("consent"), UPDATE ("consent") ON TABLE "public"."contacts" TO "authenticated";

REVOKE ALL ON TABLE "public"."email_sequences" FROM "authenticated";

REVOKE ALL ("consent_only") ON TABLE "public"."email_sequences" FROM "authenticated";

GRANT INSERT ("consent_only"), UPDATE ("consent_only") ON TABLE "public"."email_sequences" TO "authenticated";

REVOKE ALL ("daily_most") ON TABLE "public"."email_sequences" FROM "authenticated";

GRANT INSERT ("daily_most"), UPDATE ("daily_most") ON TABLE "public"."email_sequences" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."email_sequences" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."email_sequences" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."email_sequences" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."email_sequences" TO "authenticated";

REVOKE ALL ("listing_id") ON TABLE "public"."email_sequences" FROM "authenticated";

GRANT INSERT ("listing_id"), UPDATE ("listing_id") ON TABLE "public"."email_sequences" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."email_sequences" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."email_sequences" TO "authenticated";

REVOKE ALL ("opens_at") ON TABLE "public"."email_sequences" FROM "authenticated";

GRANT INSERT ("opens_at"), UPDATE ("opens_at") ON TABLE "public"."email_sequences" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."email_sequences" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."email_sequences" TO "authenticated";

REVOKE ALL ("shuts_at") ON TABLE "public"."email_sequences" FROM "authenticated";

GRANT INSERT ("shuts_at"), UPDATE ("shuts_at") ON TABLE "public"."email_sequences" TO "authenticated";

GRANT SELECT ON TABLE "public"."email_sequences" TO "authenticated";

REVOKE ALL ON TABLE "public"."email_sequences" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."email_sequences" TO "service_role";

REVOKE ALL ON TABLE "public"."sequence_enrolments" FROM "authenticated";

GRANT SELECT ON TABLE "public"."sequence_enrolments" TO "authenticated";

REVOKE ALL ON TABLE "public"."sequence_enrolments" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."sequence_enrolments" TO "service_role";

REVOKE ALL ON TABLE "public"."sequence_steps" FROM "authenticated";

GRANT SELECT ON TABLE "public"."sequence_steps" TO "authenticated";

REVOKE ALL ON TABLE "public"."sequence_steps" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."sequence_steps" TO "service_role";

ALTER TABLE "public"."email_sequences"
  ADD CONSTRAINT "email_sequences_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX email_sequences_owner_idx ON public.email_sequences USING btree (owner_id);

ALTER TABLE "public"."email_sequences"
  ADD CONSTRAINT "email_sequences_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX email_sequences_tenant_idx ON public.email_sequences USING btree (tenant_id);

CREATE INDEX email_sequences_by_created_at_idx ON public.email_sequences USING btree (book, created_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX email_sequences_by_deleted_at_idx ON public.email_sequences USING btree (book, deleted_at, id)
  WHERE (deleted_at IS NOT NULL);

CREATE INDEX email_sequences_by_name_idx ON public.email_sequences USING btree (book, lower(name), id)
  WHERE (deleted_at IS NULL);

CREATE POLICY "People add records to their books" ON "public"."email_sequences"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book change a record" ON "public"."email_sequences"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book read a record" ON "public"."email_sequences"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE INDEX email_sequences_words_idx ON public.email_sequences USING gin (private.record_words(book, VARIADIC ARRAY[name]));

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

revoke all on table private.postal_addresses from public, anon, authenticated, service_role;
