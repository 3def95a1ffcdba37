SET local check_function_bodies = off;

CREATE TABLE "private"."contact_merge_moves" (
  "merge_id" uuid NOT NULL,
  "what"     text NOT NULL,
  "id"       uuid NOT NULL,
  CONSTRAINT "contact_merge_moves_pkey" PRIMARY KEY (merge_id, what, id)
);

ALTER TABLE "private"."contact_merge_moves"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."contact_merges" (
  "id"      uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "kept_id" uuid                     NOT NULL,
  "gone_id" uuid                     NOT NULL,
  "at"      timestamp with time zone NOT NULL DEFAULT now(),
  "was"     jsonb                    NOT NULL,
  "became"  jsonb                    NOT NULL,
  CONSTRAINT "contact_merges_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."contact_merges"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."distinct_contacts" (
  "one_id"   uuid NOT NULL,
  "other_id" uuid NOT NULL,
  CONSTRAINT "distinct_contacts_in_order" CHECK ((one_id < other_id)),
  CONSTRAINT "distinct_contacts_pkey" PRIMARY KEY (one_id, other_id)
);

ALTER TABLE "private"."distinct_contacts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."refused_letters" (
  "house"   uuid                     NOT NULL,
  "address" text                     NOT NULL,
  "at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "refused_letters_address_is_lower" CHECK (((address = lower(address)) AND (char_length(address) <= 320))),
  CONSTRAINT "refused_letters_pkey" PRIMARY KEY (house, address)
);

ALTER TABLE "private"."refused_letters"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."client_shares" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "contact_id" uuid                     NOT NULL,
  "book"       uuid                     NOT NULL,
  "by"         uuid,
  "event_id"   uuid,
  "task_id"    uuid,
  "file_id"    uuid,
  "shared_at"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "client_shares_event_once" UNIQUE (contact_id, event_id),
  CONSTRAINT "client_shares_file_once" UNIQUE (contact_id, file_id),
  CONSTRAINT "client_shares_pkey" PRIMARY KEY (id),
  CONSTRAINT "client_shares_share_one_thing" CHECK ((num_nonnulls(event_id, task_id, file_id) = 1)),
  CONSTRAINT "client_shares_task_once" UNIQUE (contact_id, task_id)
);

ALTER TABLE "public"."client_shares"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."client_shares" FROM "anon";

CREATE TABLE "public"."shortlist_items" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "shortlist_id"  uuid                     NOT NULL,
  "listing_id"    uuid                     NOT NULL,
  "book"          uuid                     NOT NULL,
  "place"         integer                  NOT NULL,
  "property_name" text                     NOT NULL,
  "fits"          text[]                   NOT NULL DEFAULT '{}'::text[],
  "misses"        text[]                   NOT NULL DEFAULT '{}'::text[],
  "clicks"        integer                  NOT NULL DEFAULT 0,
  "clicked_at"    timestamp with time zone,
  "answer"        text,
  "answer_note"   text,
  "answered_at"   timestamp with time zone,
  CONSTRAINT "shortlist_items_answer_is_known" CHECK ((answer = ANY (ARRAY['like'::text, 'pass'::text, 'ask'::text]))),
  CONSTRAINT "shortlist_items_answer_note_is_plain"
    CHECK (((char_length(answer_note) <= 1000) AND (answer_note !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "shortlist_items_once" UNIQUE (shortlist_id, listing_id),
  CONSTRAINT "shortlist_items_pkey" PRIMARY KEY (id),
  CONSTRAINT "shortlist_items_question_is_told" CHECK (((answer IS DISTINCT FROM 'ask'::text) OR (btrim(answer_note) <> ''::text)))
);

ALTER TABLE "public"."shortlist_items"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."shortlist_items" FROM "anon";

CREATE TABLE "public"."shortlists" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "contact_id" uuid                     NOT NULL,
  "book"       uuid                     NOT NULL,
  "by"         uuid,
  "recipient"  text                     NOT NULL,
  "note"       text,
  "sent_at"    timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "shortlists_note_is_plain" CHECK (((char_length(note) <= 2000) AND (note !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "shortlists_pkey" PRIMARY KEY (id),
  CONSTRAINT "shortlists_recipient_is_lower" CHECK (((recipient = lower(recipient)) AND (char_length(recipient) <= 320)))
);

ALTER TABLE "public"."shortlists"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."shortlists" FROM "anon";

CREATE OR REPLACE FUNCTION private.answer_shortlist (
  p_item_id uuid,
  p_answer  text,
  p_note    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item public.shortlist_items;
  v_list public.shortlists;
begin
  perform private.lock_member();
  select s.* into v_list from public.shortlist_items i join public.shortlists s on s.id = i.shortlist_id
  where i.id = p_item_id and s.recipient = private.my_confirmed_address();
  if v_list.id is null then
    raise exception 'This was not sent to you.' using errcode = 'HXCLG';
  end if;
  if p_answer = 'ask' and coalesce(btrim(p_note), '') = '' then
    raise exception 'A question has words.' using errcode = 'HXCLQ';
  end if;
  perform private.keep_pace('client_answer', 60, interval '1 hour');
  update public.shortlist_items i
  set answer = p_answer, answer_note = nullif(btrim(p_note), ''), answered_at = now()
  where i.id = p_item_id returning * into v_item;
  perform private.tell_of_client(
    v_list."by", v_list.contact_id, 'client_answer:' || v_item.id || ':' || p_answer,
    case p_answer
      when 'like' then 'Likes'
      when 'pass' then 'Passes on'
      else 'Asks “' || left(btrim(p_note), 300) || '”'
    end,
    v_item.property_name
  );
end
$function$;

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
  if v_contact.do_not_contact or exists (
    select from private.refused_letters r
    where r.house = coalesce(v_contact.tenant_id, v_contact.owner_id) and r.address = lower(v_contact.email)
  ) then
    raise exception 'This contact wants no letters.' using errcode = 'HXCLD';
  end if;
  return v_contact;
end
$function$;

CREATE OR REPLACE FUNCTION private.document_path (
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
    select f.path from public.record_files f where f.id = coalesce(
      (select d.file_id from public.transaction_documents d where d.id = p_id),
      (select s.file_id from public.client_shares s where s.id = p_id)
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.find_duplicates()
  RETURNS TABLE (
    one_id        uuid,
    other_id      uuid,
    one_name      text,
    other_name    text,
    one_company   text,
    other_company text,
    alike         text[]
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  with mine as (
    select c.id, c.book, c.name, c.company, c.created_at, lower(c.email) as email,
      nullif(right(translate(c.phone, '+(). x/-', ''), 10), '') as phone,
      lower(btrim(c.name)) || '|' || lower(btrim(c.company)) as person
    from unnest(private.my_books()) b (book) join public.contacts c on c.book = b.book
    where c.deleted_at is null
  ),
  groups as (
    select m.book, 'email' as field, array_agg(m.id order by m.created_at, m.id) as ids
    from mine m where m.email is not null group by m.book, m.email having count(*) > 1
    union all
    select m.book, 'phone', array_agg(m.id order by m.created_at, m.id)
    from mine m where char_length(m.phone) >= 7 group by m.book, m.phone having count(*) > 1
    union all
    select m.book, 'name', array_agg(m.id order by m.created_at, m.id)
    from mine m where m.person is not null group by m.book, m.person having count(*) > 1
  ),
  -- Each with the oldest of its group: when those are one, the rest of them is asked again.
  pairs as (
    select g.ids[1] as one, o.id as other, array_agg(distinct g.field order by g.field) as fields
    from groups g cross join lateral unnest(g.ids[2:20]) o (id)
    group by g.ids[1], o.id
  )
  select p.one, p.other, a.name, b.name, a.company, b.company, p.fields
  from pairs p join public.contacts a on a.id = p.one join public.contacts b on b.id = p.other
  where not exists (
    select from private.distinct_contacts d
    where d.one_id = least(p.one, p.other) and d.other_id = greatest(p.one, p.other)
  )
  order by cardinality(p.fields) desc, lower(a.name), p.one, p.other
  limit 100;
end
$function$;

CREATE OR REPLACE FUNCTION private.finish_client_task (
  p_share_id uuid,
  p_is_done  boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_share public.client_shares;
  v_title text;
begin
  perform private.lock_member();
  select s.* into v_share from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
  where s.id = p_share_id and s.task_id is not null;
  if v_share.id is null then
    raise exception 'This was not sent to you.' using errcode = 'HXCLG';
  end if;
  perform private.keep_pace('client_answer', 60, interval '1 hour');
  update public.record_tasks t set done_at = case when p_is_done then now() end
  where t.id = v_share.task_id returning t.title into v_title;
  if p_is_done then
    perform private.tell_of_client(
      v_share."by", v_share.contact_id, 'client_task:' || v_share.id, 'Has done', v_title
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_contact()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.shortlists s set book = new.book where s.contact_id = new.id;
  update public.shortlist_items i set book = new.book
  from public.shortlists s where s.contact_id = new.id and i.shortlist_id = s.id;
  update public.client_shares s set book = new.book where s.contact_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_link (
  p_token text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_said jsonb;
  v_listing uuid;
begin
  begin
    v_said := private.open_cursor('tracked_link', p_token);
  exception when sqlstate 'HXPCU' then
    return null;
  end;
  if v_said ->> 0 = 'shortlist' then
    update public.shortlist_items i set clicks = least(i.clicks + 1, 100000), clicked_at = now()
    where i.id = (v_said ->> 1)::uuid returning i.listing_id into v_listing;
  end if;
  return '/property/' || v_listing;
end
$function$;

CREATE OR REPLACE FUNCTION private.hangs_on_contact (
  p_kind       text,
  p_record_id  uuid,
  p_contact_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select p_kind = 'contacts' and p_record_id = p_contact_id
    or p_kind = 'deals' and exists (select from public.deals d where d.id = p_record_id and d.contact_id = p_contact_id)
$function$;

CREATE OR REPLACE FUNCTION private.hold_pair (
  p_one   uuid,
  p_other uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_found integer;
  v_books integer;
begin
  perform private.lock_member();
  perform from public.contacts c where c.id in (p_one, p_other) order by c.id for update;
  select count(*), count(distinct c.book) into v_found, v_books from public.contacts c
  where c.id in (p_one, p_other) and c.book = any (private.my_books()) and c.deleted_at is null;
  if v_found <> 2 then
    raise exception 'There is no such contact.' using errcode = 'HXDLC';
  end if;
  if v_books <> 1 then
    raise exception 'One of them is private.' using errcode = 'HXCMB';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_file_for_me (
  p_share_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
    where s.id = p_share_id and s.file_id is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_apart (
  p_one   uuid,
  p_other uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.hold_pair(p_one, p_other);
  insert into private.distinct_contacts (one_id, other_id) values (least(p_one, p_other), greatest(p_one, p_other))
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_client_letters (
  p_token text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_whose record;
begin
  select * into v_whose from private.open_leave_token(p_token);
  if v_whose.house is null then
    return false;
  end if;
  insert into private.refused_letters (house, address) values (v_whose.house, v_whose.address) on conflict do nothing;
  update public.contacts c set do_not_contact = true
  where lower(c.email) = v_whose.address and coalesce(c.tenant_id, c.owner_id) = v_whose.house and not c.do_not_contact;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_token (
  p_contact public.contacts
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.seal_cursor(
    'client_letters', jsonb_build_array(coalesce(p_contact.tenant_id, p_contact.owner_id), lower(p_contact.email))
  )
$function$;

CREATE OR REPLACE FUNCTION private.may_open_document (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.transaction_documents d
    where d.id = p_id and d.file_id is not null and (
      private.runs_transaction(d.transaction_id)
      or exists (
        select from private.my_parts() m
        where m.transaction_id = d.transaction_id and (d.audience = 'all' or d.audience = private.party_side(m.role))
      )
    )
  ) or private.is_file_for_me(p_id);
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

CREATE OR REPLACE FUNCTION private.move_to_contact (
  p_merge_id uuid,
  p_from     uuid,
  p_to       uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_table text;
begin
  foreach v_table in array array['record_comments', 'record_tasks', 'record_files'] loop
    execute format(
      'with moved as (update public.%I h set record_id = $2 where h.kind = ''contacts'' and h.record_id = $1 returning h.id)'
        ' insert into private.contact_merge_moves (merge_id, what, id) select $3, %1$L, m.id from moved m', v_table
    ) using p_from, p_to, p_merge_id;
  end loop;
  foreach v_table in array array['deals', 'leads', 'events', 'shortlists'] loop
    execute format(
      'with moved as (update public.%I h set contact_id = $2 where h.contact_id = $1 returning h.id)'
        ' insert into private.contact_merge_moves (merge_id, what, id) select $3, %1$L, m.id from moved m', v_table
    ) using p_from, p_to, p_merge_id;
  end loop;
  with moved as (
    update public.client_shares h set contact_id = p_to
    where h.contact_id = p_from and not exists (
      select from public.client_shares k where k.contact_id = p_to
        and coalesce(k.event_id, k.task_id, k.file_id) = coalesce(h.event_id, h.task_id, h.file_id)
    ) returning h.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'client_shares', m.id from moved m;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_client_desk()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_address constant text := private.my_confirmed_address();
begin
  if v_address is null or not coalesce(private.is_approved(), false) then
    return jsonb_build_object(
      'is_confirmed', v_address is not null, 'shortlists', '[]'::jsonb, 'meetings', '[]'::jsonb, 'tasks', '[]'::jsonb,
      'files', '[]'::jsonb
    );
  end if;
  return jsonb_build_object(
    'is_confirmed', true,
    'shortlists', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'sent_at', s.sent_at, 'note', s.note, 'from', coalesce(nullif(p.full_name, ''), 'A broker'),
        'company', private.business_name(p),
        'items', (
          select jsonb_agg(jsonb_build_object(
            'id', i.id, 'listing_id', l.id, 'name', coalesce(l.property_name, i.property_name), 'place', l.location,
            'type', l.property_type, 'price', l.price, 'beds', l.total_beds, 'cap_rate', l.cap_rate,
            'fits', i.fits, 'misses', i.misses, 'answer', i.answer, 'answer_note', i.answer_note
          ) order by i.place)
          from public.shortlist_items i
          left join public.listings l on l.id = i.listing_id
            and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
          where i.shortlist_id = s.id
        )
      ) order by s.sent_at desc, s.id), '[]')
      from (
        select * from public.shortlists a where a.recipient = v_address order by a.sent_at desc limit 50
      ) s left join public.profiles p on p.id = s.by
    ),
    'meetings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'title', e.title, 'kind', e.kind, 'begins_at', n.begins_at, 'ends_at', n.begins_at + (e.ends_at - e.begins_at),
        'time_zone', e.time_zone, 'is_all_day', e.is_all_day, 'place', e.place,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by n.begins_at), '[]')
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.events e on e.id = s.event_id and e.deleted_at is null
      cross join lateral (
        select b.at as begins_at from private.event_starts(e, now() - (e.ends_at - e.begins_at), 1) b (at)
      ) n
      left join public.profiles p on p.id = s.by
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'title', t.title, 'due_on', t.due_on, 'done_at', t.done_at,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by t.done_at is not null, t.due_on nulls last, s.id), '[]')
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.record_tasks t on t.id = s.task_id and coalesce(t.done_at > now() - interval '30 days', true)
      left join public.profiles p on p.id = s.by
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', f.name, 'size', f.size, 'shared_at', s.shared_at,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by s.shared_at desc, s.id), '[]')
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.record_files f on f.id = s.file_id
      left join public.profiles p on p.id = s.by
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_contacts()
  RETURNS SETOF public.contacts
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not coalesce(private.is_approved(), false) then
    return;
  end if;
  return query
  select * from public.contacts c
  where c.email is not null and lower(c.email) = private.my_confirmed_address() and c.deleted_at is null;
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
    ('answer_refused', 'message', false, false, false, false,
      'Your answer by e-mail was not sent', '{reason}', '/messages/{conversation_id}'),
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
      '{property} was not approved', '{reason}', '/my-listings'),
    ('changes_declined', 'review', false, false, true, false,
      'Your changes were not approved', '{property}: {reason}', null),
    ('listing_stale', 'review', false, false, true, false,
      'Is {property} still right?', 'Nobody has confirmed it for {days} days. Confirm it, or say what changed.',
      '/my-listings'),
    ('listings_stale', 'review', false, false, true, false,
      '{listings} of your listings wait to be confirmed',
      'Nobody has confirmed them for {days} days or longer, {property} the longest. Confirm them, or say what changed.',
      '/my-listings'),
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
    ('transaction_dates', 'info', false, false, true, false,
      'Dates of {property} moved', '{dates}.', '/transactions/{transaction_id}'),
    ('offer_asked', 'lead', false, false, true, false,
      'You are asked for an offer on {property}', 'Until {when}.', '/transactions/{transaction_id}'),
    ('offer_received', 'lead', false, false, true, false,
      'An offer on {property}', 'From {name}.', '/seller/offers?of={transaction_id}'),
    ('offer_answered', 'lead', false, false, true, false,
      '{answer}: {property}', 'Look at it and at what comes next.', '/transactions/{transaction_id}'),
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('lead_assigned', 'lead', false, false, true, false,
      '{name} is your lead', '{interest}', '/leads/{lead_id}'),
    ('client_shared', 'info', false, false, true, false,
      '{name} shared something with you', '{title}', '/client-dashboard'),
    ('client_answered', 'lead', false, false, true, false,
      '{name} answered', '{answer}: {about}', '/clients/{contact_id}'),
    ('event_soon', 'info', false, false, false, false,
      'Soon: {event}', '{when}', '{path}'),
    ('record_handed_over', 'info', false, false, false, false,
      '{name} handed records over to you', 'Now yours: {count}.', '{path}'),
    ('search_match', 'info', false, false, true, false,
      '{property}: {change}', 'Matches {searches}.', null),
    ('search_digest', 'info', false, false, true, false,
      '{count} in your searches', '{communities}', '/searches'),
    ('email_bounced', 'system', false, false, false, false,
      'Letters to you come back',
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
      '/notifications-preferences'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$function$;

CREATE OR REPLACE FUNCTION private.open_leave_token (
  p_token text
)
  RETURNS TABLE (
    house   uuid,
    address text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_said jsonb;
begin
  begin
    v_said := private.open_cursor('client_letters', p_token);
  exception when sqlstate 'HXPCU' then
    return;
  end;
  if v_said is not null then
    return query select (v_said ->> 0)::uuid, v_said ->> 1;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_shortlist (
  p_contact_id  uuid,
  p_listing_ids uuid[],
  p_note        text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_contact constant public.contacts := private.contact_to_write(p_contact_id);
  v_count constant integer := (select count(distinct l.id) from unnest(p_listing_ids) l (id));
  v_id uuid;
  v_names text;
begin
  if v_count not between 1 and 12 then
    raise exception 'A shortlist has one to twelve communities.' using errcode = 'HXSHN';
  end if;
  if v_count <> (
    select count(*) from public.listings l
    where l.id = any (p_listing_ids) and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  ) then
    raise exception 'A community is not on the market.' using errcode = 'HXSHL';
  end if;
  perform private.keep_pace('shortlist', 30, interval '1 hour');
  insert into public.shortlists (contact_id, book, by, recipient, note)
  values (v_contact.id, v_contact.book, v_me, lower(v_contact.email), nullif(btrim(p_note), ''))
  returning id into v_id;
  insert into public.shortlist_items (shortlist_id, listing_id, book, place, property_name, fits, misses)
  select v_id, l.id, v_contact.book, row_number() over (order by array_position(p_listing_ids, l.id)), l.property_name,
    f.fits, f.misses
  from public.listings l cross join lateral private.fit_of(v_contact, l) f where l.id = any (p_listing_ids);
  select string_agg(i.property_name, ', ' order by i.place) into v_names
  from public.shortlist_items i where i.shortlist_id = v_id;
  insert into public.record_comments (kind, record_id, by, way, body)
  values ('contacts', v_contact.id, v_me, 'email', left('Shortlist sent: ' || v_names, 5000));
  perform private.queue_message(
    'email', v_contact.email, 'shortlist',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'note', coalesce(p_note, ''),
        'leave', private.leave_token(v_contact),
        'communities', (
          select jsonb_agg(jsonb_build_object(
            'name', l.property_name, 'place', l.location, 'price', l.price, 'beds', l.total_beds,
            'fits', i.fits, 'token', private.tracked_link('shortlist', i.id)
          ) order by i.place)
          from public.shortlist_items i join public.listings l on l.id = i.listing_id where i.shortlist_id = v_id
        )
      )
      from public.profiles p where p.id = v_me
    ),
    'shortlist:' || v_id
  );
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.share_with_client (
  p_contact_id uuid,
  p_what       text,
  p_id         uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_contact public.contacts;
  v_title text;
  v_account uuid;
  v_share uuid;
begin
  select * into v_contact from public.contacts c
  where c.id = p_contact_id and c.book = any (private.my_books()) and c.deleted_at is null;
  if v_contact.id is null then
    raise exception 'There is no such contact.' using errcode = 'HXDLC';
  end if;
  if p_what = 'event' then
    select e.title into v_title from public.events e
    where e.id = p_id and e.book = any (private.my_books()) and e.deleted_at is null
      and (e.contact_id = p_contact_id or private.hangs_on_contact('deals', e.deal_id, p_contact_id));
  elsif p_what = 'task' then
    select t.title into v_title from public.record_tasks t
    where t.id = p_id and t.book = any (private.my_books())
      and private.hangs_on_contact(t.kind, t.record_id, p_contact_id);
  elsif p_what = 'file' then
    select f.name into v_title from public.record_files f
    where f.id = p_id and f.book = any (private.my_books())
      and private.hangs_on_contact(f.kind, f.record_id, p_contact_id);
  end if;
  if v_title is null then
    raise exception 'This is not of this contact.' using errcode = 'HXCLS';
  end if;
  perform private.keep_pace('client_share', 120, interval '1 hour');
  insert into public.client_shares (contact_id, book, by, event_id, task_id, file_id)
  values (
    v_contact.id, v_contact.book, v_me, case when p_what = 'event' then p_id end,
    case when p_what = 'task' then p_id end, case when p_what = 'file' then p_id end
  )
  on conflict do nothing returning id into v_share;
  if v_share is null then
    return (
      select s.id from public.client_shares s
      where s.contact_id = p_contact_id and p_id in (s.event_id, s.task_id, s.file_id)
    );
  end if;
  select u.id into v_account from auth.users u
  where lower(u.email) = lower(v_contact.email) and u.email_confirmed_at is not null and u.deleted_at is null;
  if v_account is not null and v_account <> v_me and not v_contact.do_not_contact then
    perform private.notify(
      v_account, 'client_shared', 'client_share:' || v_share,
      jsonb_build_object(
        'name', coalesce((select p.full_name from public.profiles p where p.id = v_me), 'Your broker'), 'title', v_title
      )
    );
  end if;
  return v_share;
end
$function$;

CREATE OR REPLACE FUNCTION private.subscription_of_link (
  p_token text
)
  RETURNS TABLE (
    email text,
    kind  text,
    is_on boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select private.mask_address(p.email), t.kind, case
    when t.kind is null then (private.preferences_of(t.user_id)).email_enabled
    else private.is_wanted(private.preferences_of(t.user_id), t.kind, 'email')
  end
  from private.open_unsubscribe_token(p_token) t
  join public.profiles p on p.id = t.user_id
  union all
  select private.mask_address(l.address), 'broker_letters', not exists (
    select from private.refused_letters r where r.house = l.house and r.address = l.address
  )
  from private.open_leave_token(p_token) l;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_client (
  p_broker     uuid,
  p_contact_id uuid,
  p_key        text,
  p_answer     text,
  p_about      text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    p_broker, 'client_answered', p_key,
    jsonb_build_object(
      'name', coalesce((select c.name from public.contacts c where c.id = p_contact_id), 'A client'),
      'answer', p_answer, 'about', p_about, 'contact_id', p_contact_id
    ),
    jsonb_build_object('kind', 'contacts', 'record_id', p_contact_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tracked_link (
  p_what text,
  p_id   uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.seal_cursor('tracked_link', jsonb_build_array(p_what, p_id))
$function$;

CREATE OR REPLACE FUNCTION private.undo_merge (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_merge private.contact_merges;
  v_now jsonb;
  v_table text;
begin
  perform private.lock_member();
  select m.* into v_merge from private.contact_merges m join public.contacts c on c.id = m.kept_id
  where m.id = p_id and c.book = any (private.my_books());
  if v_merge.id is null then
    raise exception 'This merge is not there.' using errcode = 'HXCMG';
  end if;
  perform from public.contacts c where c.id in (v_merge.kept_id, v_merge.gone_id) order by c.id for update;
  foreach v_table in array array['record_comments', 'record_tasks', 'record_files'] loop
    execute format(
      'update public.%I h set record_id = $1 from private.contact_merge_moves v'
        ' where v.merge_id = $2 and v.what = %1$L and v.id = h.id and h.record_id = $3', v_table
    ) using v_merge.gone_id, p_id, v_merge.kept_id;
  end loop;
  foreach v_table in array array['deals', 'leads', 'events', 'shortlists', 'client_shares'] loop
    execute format(
      'update public.%I h set contact_id = $1 from private.contact_merge_moves v'
        ' where v.merge_id = $2 and v.what = %1$L and v.id = h.id and h.contact_id = $3', v_table
    ) using v_merge.gone_id, p_id, v_merge.kept_id;
  end loop;
  update public.contacts c set deleted_at = null where c.id = v_merge.gone_id;
  -- A field that somebody has changed since is theirs.
  select to_jsonb(c) into v_now from public.contacts c where c.id = v_merge.kept_id;
  perform private.write_contact(v_merge.kept_id, (
    select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(v_merge.was) w
    where jsonb_populate_record(null::public.contacts, jsonb_build_object(w.key, v_now -> w.key))
      is not distinct from jsonb_populate_record(null::public.contacts, jsonb_build_object(w.key, v_merge.became -> w.key))
  ));
  delete from private.contact_merges m where m.id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.unsubscribe (
  p_token    text,
  p_from_all boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_whose record;
begin
  select * into v_whose from private.open_unsubscribe_token(p_token);
  if v_whose.user_id is null then
    return private.leave_client_letters(p_token);
  end if;
  insert into public.notification_preferences (user_id) values (v_whose.user_id) on conflict do nothing;
  if p_from_all or v_whose.kind is null then
    update public.notification_preferences p set email_enabled = false
    where p.user_id = v_whose.user_id and p.email_enabled;
  else
    update public.notification_preferences p
    set channels = p.channels || jsonb_build_object(
      v_whose.kind, coalesce(p.channels -> v_whose.kind, '{}') || '{"email": false}'
    )
    where p.user_id = v_whose.user_id and (p.channels -> v_whose.kind -> 'email') is distinct from 'false';
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_contact (
  p_id     uuid,
  p_values jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_columns text;
begin
  select string_agg(format('%I', k), ', ') into v_columns from jsonb_object_keys(p_values) k;
  if v_columns is not null then
    execute format(
      'update public.contacts c set (%1$s) = (select %1$s from jsonb_populate_record(null::public.contacts, $2)) where c.id = $1',
      v_columns
    ) using p_id, p_values;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_shortlist (
  p_item_id uuid,
  p_answer  text,
  p_note    text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.answer_shortlist(p_item_id, p_answer, p_note)
$function$;

REVOKE ALL ON FUNCTION "public"."answer_shortlist"(uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_duplicates()
  RETURNS TABLE (
    one_id        uuid,
    other_id      uuid,
    one_name      text,
    other_name    text,
    one_company   text,
    other_company text,
    alike         text[]
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.find_duplicates()
$function$;

REVOKE ALL ON FUNCTION "public"."find_duplicates"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.finish_client_task (
  p_share_id uuid,
  p_is_done  boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.finish_client_task(p_share_id, p_is_done)
$function$;

REVOKE ALL ON FUNCTION "public"."finish_client_task"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.follow_link (
  p_token text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.follow_link(p_token)
$function$;

REVOKE ALL ON FUNCTION "public"."follow_link"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.keep_apart (
  p_one   uuid,
  p_other uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.keep_apart(p_one, p_other)
$function$;

REVOKE ALL ON FUNCTION "public"."keep_apart"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.merge_contacts (
  p_keep uuid,
  p_gone uuid,
  p_take text[] DEFAULT '{}'::text[]
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.merge_contacts(p_keep, p_gone, p_take)
$function$;

REVOKE ALL ON FUNCTION "public"."merge_contacts"(uuid, uuid, text[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_client_desk()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_client_desk()
$function$;

REVOKE ALL ON FUNCTION "public"."my_client_desk"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.send_shortlist (
  p_contact_id  uuid,
  p_listing_ids uuid[],
  p_note        text   DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.send_shortlist(p_contact_id, p_listing_ids, p_note)
$function$;

REVOKE ALL ON FUNCTION "public"."send_shortlist"(uuid, uuid[], text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.share_with_client (
  p_contact_id uuid,
  p_what       text,
  p_id         uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.share_with_client(p_contact_id, p_what, p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."share_with_client"(uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.undo_merge (
  p_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.undo_merge(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."undo_merge"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."contact_merges"
  ADD CONSTRAINT "contact_merges_gone_id_fkey" FOREIGN KEY (gone_id) REFERENCES public.contacts(id) ON DELETE CASCADE;

ALTER TABLE "private"."contact_merges"
  ADD CONSTRAINT "contact_merges_kept_id_fkey" FOREIGN KEY (kept_id) REFERENCES public.contacts(id) ON DELETE CASCADE;

ALTER TABLE "private"."contact_merge_moves"
  ADD CONSTRAINT "contact_merge_moves_merge_id_fkey" FOREIGN KEY (merge_id) REFERENCES private.contact_merges(id) ON DELETE CASCADE;

ALTER TABLE "private"."distinct_contacts"
  ADD CONSTRAINT "distinct_contacts_one_id_fkey" FOREIGN KEY (one_id) REFERENCES public.contacts(id) ON DELETE CASCADE;

ALTER TABLE "private"."distinct_contacts"
  ADD CONSTRAINT "distinct_contacts_other_id_fkey" FOREIGN KEY (other_id) REFERENCES public.contacts(id) ON DELETE CASCADE;

ALTER TABLE "public"."client_shares"
  ADD CONSTRAINT "client_shares_by_fkey" FOREIGN KEY (BY) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."client_shares"
  ADD CONSTRAINT "client_shares_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE CASCADE;

ALTER TABLE "public"."client_shares"
  ADD CONSTRAINT "client_shares_event_id_fkey" FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;

ALTER TABLE "public"."client_shares"
  ADD CONSTRAINT "client_shares_file_id_fkey" FOREIGN KEY (file_id) REFERENCES public.record_files(id) ON DELETE CASCADE;

ALTER TABLE "public"."client_shares"
  ADD CONSTRAINT "client_shares_task_id_fkey" FOREIGN KEY (task_id) REFERENCES public.record_tasks(id) ON DELETE CASCADE;

ALTER TABLE "public"."shortlist_items"
  ADD CONSTRAINT "shortlist_items_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "public"."shortlists"
  ADD CONSTRAINT "shortlists_by_fkey" FOREIGN KEY (BY) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."shortlists"
  ADD CONSTRAINT "shortlists_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE CASCADE;

ALTER TABLE "public"."shortlist_items"
  ADD CONSTRAINT "shortlist_items_shortlist_id_fkey" FOREIGN KEY (shortlist_id) REFERENCES public.shortlists(id) ON DELETE CASCADE;

CREATE INDEX contact_merges_gone_idx ON private.contact_merges USING btree (gone_id);

CREATE INDEX contact_merges_kept_idx ON private.contact_merges USING btree (kept_id);

CREATE INDEX distinct_contacts_other_idx ON private.distinct_contacts USING btree (other_id);

CREATE INDEX client_shares_book_idx ON public.client_shares USING btree (book);

CREATE INDEX client_shares_by_idx ON public.client_shares USING btree (BY);

CREATE INDEX client_shares_event_idx ON public.client_shares USING btree (event_id);

CREATE INDEX client_shares_file_idx ON public.client_shares USING btree (file_id);

CREATE INDEX client_shares_task_idx ON public.client_shares USING btree (task_id);

CREATE INDEX contacts_address_idx ON public.contacts USING btree (lower(email))
  WHERE (email IS NOT NULL);

CREATE INDEX shortlist_items_book_idx ON public.shortlist_items USING btree (book);

CREATE INDEX shortlist_items_listing_idx ON public.shortlist_items USING btree (listing_id);

CREATE INDEX shortlists_book_idx ON public.shortlists USING btree (book, sent_at DESC);

CREATE INDEX shortlists_by_idx ON public.shortlists USING btree (BY);

CREATE INDEX shortlists_contact_idx ON public.shortlists USING btree (contact_id, sent_at DESC);

CREATE INDEX shortlists_recipient_idx ON public.shortlists USING btree (recipient, sent_at DESC);

CREATE TRIGGER follow_contact
  AFTER UPDATE ON public.contacts
  FOR EACH ROW
  WHEN ((old.book IS DISTINCT FROM new.book))
  EXECUTE FUNCTION private.follow_contact();

CREATE POLICY "Accounts with a second factor show it" ON "public"."client_shares"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Readers of a contact read what is shared" ON "public"."client_shares"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of a contact take back what is shared" ON "public"."client_shares"
  FOR DELETE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Accounts with a second factor show it" ON "public"."shortlist_items"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Readers of a contact read what was sent" ON "public"."shortlist_items"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Accounts with a second factor show it" ON "public"."shortlists"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Readers of a contact read what was sent" ON "public"."shortlists"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

COMMENT ON COLUMN "private"."contact_merges"."was" IS 'Of the kept one, the fields that the merge wrote, before it.';

COMMENT ON COLUMN "private"."refused_letters"."house" IS 'The tenant, or the person who works in none.';

COMMENT ON COLUMN "public"."client_shares"."book" IS 'Where its contact stands, and so who reads it.';

COMMENT ON COLUMN "public"."shortlist_items"."property_name" IS 'What it was called to the public when it was sent.';

COMMENT ON COLUMN "public"."shortlists"."book" IS 'Where its contact stands, and so who reads it.';

REVOKE ALL ON FUNCTION "private"."answer_shortlist"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."answer_shortlist"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."answer_shortlist"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_shortlist"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."contact_to_write"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contact_to_write"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."contact_to_write"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_duplicates"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."find_duplicates"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."find_duplicates"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_duplicates"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."finish_client_task"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."finish_client_task"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."finish_client_task"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."finish_client_task"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_contact"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_contact"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_contact"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_link"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_link"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_link"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."hangs_on_contact"(text, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hangs_on_contact"(text, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hangs_on_contact"(text, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_pair"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_pair"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_pair"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_file_for_me"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_file_for_me"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_file_for_me"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_apart"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."keep_apart"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."keep_apart"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_apart"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_client_letters"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_client_letters"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_client_letters"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_token"(public.contacts) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_token"(public.contacts) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_token"(public.contacts) TO "postgres";

REVOKE ALL ON FUNCTION "private"."merge_contacts"(uuid, uuid, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."merge_contacts"(uuid, uuid, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."merge_contacts"(uuid, uuid, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."merge_contacts"(uuid, uuid, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_to_contact"(uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_to_contact"(uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_to_contact"(uuid, uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_client_desk"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_client_desk"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_client_desk"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_client_desk"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_contacts"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_contacts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_contacts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_leave_token"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_leave_token"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_leave_token"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_shortlist"(uuid, uuid[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_shortlist"(uuid, uuid[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."send_shortlist"(uuid, uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_shortlist"(uuid, uuid[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."share_with_client"(uuid, text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."share_with_client"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."share_with_client"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."share_with_client"(uuid, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_client"(uuid, uuid, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_client"(uuid, uuid, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_client"(uuid, uuid, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tracked_link"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tracked_link"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tracked_link"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."undo_merge"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."undo_merge"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."undo_merge"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."undo_merge"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_contact"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_contact"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_contact"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_shortlist"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_shortlist"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_shortlist"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_duplicates"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_duplicates"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_duplicates"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_client_task"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."finish_client_task"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_client_task"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "public"."follow_link"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_link"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_link"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."keep_apart"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_apart"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_apart"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."merge_contacts"(uuid, uuid, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."merge_contacts"(uuid, uuid, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."merge_contacts"(uuid, uuid, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_client_desk"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_client_desk"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_client_desk"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_shortlist"(uuid, uuid[], text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_shortlist"(uuid, uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_shortlist"(uuid, uuid[], text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."share_with_client"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."share_with_client"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."share_with_client"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_merge"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_merge"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_merge"(uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."client_shares" FROM "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."client_shares" TO "authenticated";

REVOKE ALL ON TABLE "public"."client_shares" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."client_shares" TO "service_role";

REVOKE ALL ON TABLE "public"."shortlist_items" FROM "authenticated";

GRANT SELECT ON TABLE "public"."shortlist_items" TO "authenticated";

REVOKE ALL ON TABLE "public"."shortlist_items" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."shortlist_items" TO "service_role";

REVOKE ALL ON TABLE "public"."shortlists" FROM "authenticated";

GRANT SELECT ON TABLE "public"."shortlists" TO "authenticated";

REVOKE ALL ON TABLE "public"."shortlists" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."shortlists" TO "service_role";

-- Nothing is sampled of words that no index orders.
alter table public.shortlists alter column note set statistics 0;
alter table public.shortlist_items alter column property_name set statistics 0, alter column fits set statistics 0,
  alter column misses set statistics 0, alter column answer set statistics 0, alter column answer_note set statistics 0;

-- Nobody’s default grants, as the schema has it.
revoke all on table private.refused_letters, private.contact_merges, private.contact_merge_moves, private.distinct_contacts
  from public, anon, authenticated, service_role;
