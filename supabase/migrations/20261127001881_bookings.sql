SET local check_function_bodies = off;

CREATE TABLE "private"."booking_pages" (
  "id"             uuid    NOT NULL DEFAULT gen_random_uuid(),
  "user_id"        uuid    NOT NULL,
  "is_open"        boolean NOT NULL DEFAULT false,
  "title"          text    NOT NULL,
  "intro"          text,
  "place"          text,
  "minutes"        integer NOT NULL,
  "buffer_minutes" integer NOT NULL,
  "notice_hours"   integer NOT NULL,
  "days_ahead"     integer NOT NULL,
  "time_zone"      text    NOT NULL,
  "hours"          text[]  NOT NULL,
  CONSTRAINT "booking_pages_buffer_in_range" CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 240))),
  CONSTRAINT "booking_pages_days_ahead_in_range" CHECK (((days_ahead >= 1) AND (days_ahead <= 90))),
  CONSTRAINT "booking_pages_hours_shape"
    CHECK
    (((cardinality(hours) >= 1) AND (cardinality(hours) <= 21) AND (array_to_string(hours, ';'::text, '-'::text) ~
    '^((MO|TU|WE|TH|FR|SA|SU) ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d(;|$))+$'::text))),
  CONSTRAINT "booking_pages_intro_is_plain" CHECK (((char_length(intro) <= 1000) AND (intro !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "booking_pages_minutes_in_range" CHECK (((minutes >= 10) AND (minutes <= 480))),
  CONSTRAINT "booking_pages_notice_in_range" CHECK (((notice_hours >= 0) AND (notice_hours <= 336))),
  CONSTRAINT "booking_pages_pkey" PRIMARY KEY (id),
  CONSTRAINT "booking_pages_time_zone_is_known"
    CHECK
    ((time_zone = ANY (ARRAY['America/New_York'::text, 'America/Chicago'::text, 'America/Denver'::text, 'America/Phoenix'::text, 'America/Los_Angeles'::text,
    'America/Anchorage'::text, 'Pacific/Honolulu'::text, 'UTC'::text]))),
  CONSTRAINT "booking_pages_user_id_key" UNIQUE (user_id),
  CONSTRAINT "booking_pages_place_is_plain" CHECK (private.is_line(place, 300)),
  CONSTRAINT "booking_pages_title_is_plain" CHECK (((char_length(btrim(title)) >= 1) AND private.is_line(title, 120)))
);

ALTER TABLE "private"."booking_pages"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."bookings" (
  "id"        uuid                     NOT NULL,
  "page_id"   uuid                     NOT NULL,
  "event_id"  uuid                     NOT NULL,
  "name"      text                     NOT NULL,
  "email"     text                     NOT NULL,
  "booked_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "bookings_email_shape"
    CHECK
    (((char_length(email) <= 254) AND (email = lower(email)) AND (email ~ '^[^[:space:][:cntrl:]<>,;:"@]+@[^[:space:][:cntrl:]<>,;:"@]+\.[^[:space:][:cntrl:]<>,;:"@]+$'::text))),
  CONSTRAINT "bookings_event_id_key" UNIQUE (event_id),
  CONSTRAINT "bookings_pkey" PRIMARY KEY (id),
  CONSTRAINT "bookings_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120)))
);

ALTER TABLE "private"."bookings"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.book_time (
  p_page_id         uuid,
  p_request_id      uuid,
  p_begins_at       timestamp with time zone,
  p_name            text,
  p_email           text,
  p_phone           text,
  p_note            text,
  p_looks_automatic boolean
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_page constant private.booking_pages := private.open_booking_page(p_page_id);
  v_id constant uuid := md5('booking:' || p_page_id || p_request_id)::uuid;
  v_email constant text := lower(btrim(p_email));
  v_name constant text := private.as_line(btrim(p_name), 120);
  v_note constant text := nullif(
    regexp_replace(left(btrim(p_note), 2000), '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]', '', 'g'), ''
  );
  v_tenant_id uuid;
  v_event public.events;
  v_booking private.bookings;
  v_contact_id uuid;
begin
  if v_page.id is null then
    raise exception 'There is no such page.' using errcode = 'HXBKG';
  end if;
  if p_request_id is null or coalesce(v_name, '') = '' or coalesce(v_email, '') = ''
    or p_looks_automatic or private.is_full_of_links(v_note) or char_length(p_note) > 2000
  then
    raise exception 'The answers are not what the page asks for.' using errcode = 'HXBKA';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('booking:' || v_page.user_id, 0));
  select e.* into v_event from private.bookings b join public.events e on e.id = b.event_id where b.id = v_id;
  if v_event.id is not null then
    return v_event.begins_at;
  end if;
  perform private.spend_booking(v_page.id, v_email);
  perform private.hold_time(v_page, p_begins_at, null);
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_page.user_id and u.is_active;
  v_contact_id := private.booker_of(v_page, v_tenant_id, v_name, v_email, nullif(btrim(p_phone), ''), v_note);
  perform set_config('haven.books_time', 'on', true);
  insert into public.events (
    owner_id, tenant_id, contact_id, title, kind, begins_at, ends_at, time_zone, place, remind_before, notes
  ) values (
    v_page.user_id, v_tenant_id, v_contact_id, private.as_line(v_page.title || ': ' || v_name, 200), 'meeting', p_begins_at,
    p_begins_at + make_interval(mins => v_page.minutes), v_page.time_zone, v_page.place, '30',
    concat_ws(E'\n', 'Booked by ' || v_name || ', ' || v_email, nullif(btrim(p_phone), ''), v_note)
  ) returning * into v_event;
  perform set_config('haven.books_time', 'off', true);
  insert into private.bookings (id, page_id, event_id, name, email) values (v_id, v_page.id, v_event.id, v_name, v_email)
  returning * into v_booking;
  update public.record_changes h set by = null where h.record_id = v_event.id and h.kind = 'events';
  perform private.tell_of_booking(v_booking, v_event, false);
  perform private.notify(
    v_page.user_id, 'time_booked', 'booking:' || v_id,
    jsonb_build_object('name', v_name, 'did', 'booked', 'title', v_page.title, 'event_id', v_event.id),
    jsonb_build_object('kind', 'events', 'record_id', v_event.id)
  );
  return v_event.begins_at;
end
$function$;

CREATE OR REPLACE FUNCTION private.booker_of (
  p_page      private.booking_pages,
  p_tenant_id uuid,
  p_name      text,
  p_email     text,
  p_phone     text,
  p_note      text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_contact_id uuid;
  v_lead public.leads;
begin
  select c.id into v_contact_id from private.contacts_at(p_email) c
  where c.deleted_at is null and private.is_reader(p_page.user_id, c.book)
  order by c.owner_id <> p_page.user_id, c.created_at, c.id limit 1;
  if v_contact_id is null and not exists (
    select from public.leads l
    where lower(l.email) = p_email and l.email is not null and l.deleted_at is null and private.is_reader(p_page.user_id, l.book)
  ) then
    insert into public.leads (owner_id, tenant_id, sharing, name, email, phone, interest, message, source, received_at)
    values (
      p_page.user_id, p_tenant_id, 'team', p_name, p_email, p_phone, private.as_line(p_page.title, 160), p_note, 'booking',
      clock_timestamp()
    ) returning * into v_lead;
    update public.record_changes h set by = null where h.record_id = v_lead.id and h.kind = 'leads';
  end if;
  return v_contact_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.booking_by_link (
  p_token text
)
  RETURNS private.bookings
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_booking private.bookings;
begin
  begin
    select b.* into v_booking
    from private.bookings b join public.events e on e.id = b.event_id
    where b.id = (private.open_cursor('booking', p_token) #>> '{}')::uuid and e.deleted_at is null and e.ends_at > now();
  exception when sqlstate 'HXPCU' then
    return null;
  end;
  return v_booking;
end
$function$;

CREATE OR REPLACE FUNCTION private.booking_of_link (
  p_token text,
  p_from  timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_booking constant private.bookings := private.booking_by_link(p_token);
begin
  if v_booking.id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'begins_at', e.begins_at, 'ends_at', e.ends_at, 'time_zone', e.time_zone, 'title', g.title,
      'page', private.page_for_booking(g.id, p_from, e.id)
    )
    from public.events e join private.booking_pages g on g.id = v_booking.page_id where e.id = v_booking.event_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.page_for_booking (
  p_id   uuid,
  p_from timestamp with time zone,
  p_but  uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_page constant private.booking_pages := private.open_booking_page(p_id);
  v_from constant timestamptz := greatest(coalesce(p_from, now()), now());
begin
  if v_page.id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'title', v_page.title, 'intro', v_page.intro, 'place', v_page.place, 'minutes', v_page.minutes,
      'time_zone', v_page.time_zone, 'by', nullif(btrim(p.full_name), ''), 'company', private.business_name(p),
      'until', now() + make_interval(days => v_page.days_ahead),
      'times', (
        select coalesce(jsonb_agg(t.at order by t.at), '[]')
        from private.free_times(v_page, v_from, v_from + interval '14 days', p_but) t (at)
      )
    )
    from public.profiles p where p.id = v_page.user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.booking_page (
  p_id   uuid,
  p_from timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.page_for_booking(p_id, p_from, null);
end
$function$;

CREATE OR REPLACE FUNCTION private.busy_times (
  p_user_id uuid,
  p_from    timestamp with time zone,
  p_to      timestamp with time zone,
  p_but     uuid
)
  RETURNS TABLE (
    begins_at timestamp with time zone,
    ends_at   timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select s.at, s.at + (e.ends_at - e.begins_at)
  from (
    -- No event is longer than 1440 hours.
    select o.* from public.events o
    where o.owner_id = p_user_id and o.deleted_at is null and o.repeats is null
      and o.begins_at < p_to and o.begins_at > p_from - interval '1440 hours' and o.ends_at > p_from
    union all
    select o.* from public.events o
    where o.owner_id = p_user_id and o.deleted_at is null and o.repeats is not null and o.begins_at < p_to
    union all
    select o.* from public.events o
    where o.attendee_ids @> array[p_user_id] and o.deleted_at is null and o.owner_id <> p_user_id and o.begins_at < p_to
      and (o.repeats is not null or o.ends_at > p_from)
  ) e
  cross join lateral private.event_starts(e, p_from - (e.ends_at - e.begins_at), 200) s (at)
  where e.kind <> 'critical_date' and e.id is distinct from p_but
    and s.at < p_to and s.at + (e.ends_at - e.begins_at) > p_from;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_booking (
  p_token     text,
  p_begins_at timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_booking constant private.bookings := private.booking_by_link(p_token);
  v_page private.booking_pages;
  v_event public.events;
begin
  if v_booking.id is null then
    raise exception 'There is no such booking.' using errcode = 'HXBKL';
  end if;
  perform private.spend_booking(v_booking.page_id, v_booking.email);
  select * into v_page from private.booking_pages g where g.id = v_booking.page_id;
  if p_begins_at is null then
    update public.events e set deleted_at = now() where e.id = v_booking.event_id returning e.* into v_event;
  else
    v_page := private.open_booking_page(v_booking.page_id);
    if v_page.id is null then
      raise exception 'There is no such page.' using errcode = 'HXBKG';
    end if;
    perform private.hold_time(v_page, p_begins_at, v_booking.event_id);
    update public.events e set begins_at = p_begins_at, ends_at = p_begins_at + make_interval(mins => v_page.minutes)
    where e.id = v_booking.event_id returning e.* into v_event;
  end if;
  update public.record_changes h set by = null
  where h.record_id = v_event.id and h.kind = 'events' and h.version = v_event.version;
  perform private.notify(
    v_page.user_id, 'time_booked', format('booking:%s:%s', v_booking.id, v_event.version),
    jsonb_build_object(
      'name', v_booking.name, 'did', case when p_begins_at is null then 'canceled' else 'moved' end, 'title', v_page.title,
      'event_id', v_event.id
    ),
    jsonb_build_object('kind', 'events', 'record_id', v_event.id)
  );
  return case when p_begins_at is not null then v_event.begins_at end;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_booking()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_booking private.bookings;
begin
  select * into v_booking from private.bookings b where b.event_id = new.id;
  if v_booking.id is not null and new.ends_at > now() then
    perform private.tell_of_booking(v_booking, new, new.deleted_at is not null);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.free_times (
  p_page private.booking_pages,
  p_from timestamp with time zone,
  p_to   timestamp with time zone,
  p_but  uuid
)
  RETURNS SETOF timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_from constant timestamptz := greatest(p_from, now() + make_interval(hours => p_page.notice_hours));
  v_to constant timestamptz := least(p_to, now() + make_interval(days => p_page.days_ahead));
  v_takes constant interval := make_interval(mins => p_page.minutes);
  v_between constant interval := make_interval(mins => p_page.buffer_minutes);
begin
  if v_from >= v_to then
    return;
  end if;
  return query
  with busy as materialized (
    select b.begins_at, b.ends_at
    from private.busy_times(p_page.user_id, v_from - v_between, v_to + v_takes + v_between, p_but) b
  )
  select distinct t.begins
  from generate_series(
    (v_from at time zone p_page.time_zone)::date::timestamp, (v_to at time zone p_page.time_zone)::date::timestamp,
    interval '1 day'
  ) d (day)
  join unnest(p_page.hours) h (said)
    on substr(h.said, 1, 2) = (array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])[extract(isodow from d.day)::integer]
  cross join lateral generate_series(
    d.day + substr(h.said, 4, 5)::time, d.day + substr(h.said, 10, 5)::time - v_takes, v_takes
  ) s (local)
  cross join lateral (select s.local at time zone p_page.time_zone) t (begins)
  where t.begins >= v_from and t.begins < v_to
    -- An hour that the clocks leave out is none.
    and t.begins at time zone p_page.time_zone = s.local
    and not exists (
      select from busy b where b.begins_at < t.begins + v_takes + v_between and b.ends_at > t.begins - v_between
    )
  order by 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_time (
  p_page      private.booking_pages,
  p_begins_at timestamp with time zone,
  p_but       uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('booking:' || p_page.user_id, 0));
  if p_begins_at is null or not exists (
    select from private.free_times(p_page, p_begins_at, p_begins_at + interval '1 minute', p_but) t (at) where t.at = p_begins_at
  ) then
    raise exception 'This time is not free any more.' using errcode = 'HXBKT';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_open_call (
  p_path text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(p_path in (
    '/rpc/ask_to_leave', '/rpc/book_time', '/rpc/change_booking', '/rpc/count_conversion', '/rpc/end_my_session', '/rpc/keep_account',
    '/rpc/keep_account_by_letter', '/rpc/make_recovery_codes', '/rpc/note_visits', '/rpc/report_faults',
    '/rpc/send_lead_form', '/rpc/send_ticket', '/rpc/spend_recovery_code', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$function$;

CREATE OR REPLACE FUNCTION private.leave_others (
  p_user_id uuid,
  p_address text,
  p_name    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_nobody constant text := private.nobody_at(p_user_id);
  c_name constant text := 'Deleted account';
begin
  update public.support_tickets t set name = c_name, email = c_nobody
  where t.user_id = p_user_id or lower(t.email) = p_address;
  delete from private.tenant_invitations i where lower(i.email) = p_address;
  update private.tenant_activity a set subject = c_name
  where a.subject = p_address or a.subject = p_name and a.tenant_id in (
    select u.tenant_id from public.tenant_users u where u.user_id = p_user_id
  );
  delete from private.dead_addresses d where d.address = p_address;
  delete from private.broker_reviews r where r.recipient = p_address and r.state = 'asked';
  update private.broker_reviews r
  set recipient = c_nobody, signed = case when r.signed is not null then c_name end
  where r.recipient = p_address or r.author_id = p_user_id;

  update public.transaction_portals o
  set email = c_nobody, revoked_at = coalesce(o.revoked_at, now())
  where lower(o.email) = p_address;
  delete from private.portal_keys k using public.transaction_portals o where o.id = k.portal_id and o.email = c_nobody;
  update public.transaction_parties y set email = null where lower(y.email) = p_address;
  delete from public.deal_room_members m where m.email = p_address;
  delete from private.deal_room_tickets t where t.account = p_user_id;

  delete from public.client_shares s using private.contacts_at(p_address) c where c.id = s.contact_id;
  update public.shortlists s set recipient = c_nobody where lower(s.recipient) = p_address;
  update private.bookings b set name = c_name, email = c_nobody where b.email = p_address;
  update private.material_letters m set name = c_name, recipient = c_nobody, ended_at = coalesce(m.ended_at, now())
  where m.recipient = p_address;

  -- Agreements end; what was signed stays as it was signed.
  delete from private.co_brokerages c
  where c.state in ('draft', 'offered', 'declined') and c.lister_id = p_user_id
    and not exists (select from private.co_brokerage_signatures s where s.co_brokerage_id = c.id);
  update private.co_brokerages c
  set state = 'ended', ended_at = now(), ended_by = p_user_id, end_reason = 'The account was deleted.'
  where p_user_id in (c.lister_id, c.partner_id) and c.state in ('draft', 'offered', 'signed');
  update private.co_brokerages c
  set partner_email = case when c.partner_id is null then c_nobody end,
    partner_name = case when c.signed_at is null then c_name else c.partner_name end
  where c.partner_email = p_address;
  update private.partnerships p
  set state = case when p.state = 'agreed' then 'ended' else 'withdrawn' end, ended_at = now(), ended_by = p_user_id
  where p_user_id in (p.offerer_id, p.partner_id) and p.state in ('offered', 'agreed');

  update public.events e set attendee_ids = array_remove(e.attendee_ids, p_user_id)
  where p_user_id = any (e.attendee_ids) and e.owner_id <> p_user_id;
  update public.record_tasks t set assignee_id = null where t.assignee_id = p_user_id and t.done_at is null;
  update public.checklist_items c set assignee_id = null where c.assignee_id = p_user_id and c.state = 'open';
  update private.brokerages b set broker_of_record = null where b.broker_of_record = p_user_id;
  -- Groups go on without them; between two, what was written stays with the other.
  update public.conversation_members m set left_at = now()
  where m.user_id = p_user_id and m.left_at is null and exists (
    select from public.chat_conversations c where c.id = m.conversation_id and c.conversation_type = 'group'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_booking_page()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select to_jsonb(p) - 'user_id'::text from private.booking_pages p where p.user_id = auth.uid()
  );
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
      'You are a member of {tenant}', 'Somebody has let you in. Switch to it under Workspace.', '/workspace-settings'),
    ('tenant_invited', 'system', false, false, false, false,
      '{name} invites you to {tenant}', 'Join it, or turn the invitation down.', '/workspace-settings'),
    ('tenant_join_asked', 'system', false, false, true, false,
      '{name} asks to join {tenant}', 'Their confirmed address is at a domain of yours.', '/workspace-settings'),
    ('tenant_left', 'system', false, false, true, false,
      'You are no longer a member of {tenant}', 'What you shared there stays with the team.', '/workspace-settings'),
    ('tenant_owned', 'system', false, false, true, false,
      '{tenant} is yours', '{name} has handed it over to you.', '/workspace-settings'),
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
    ('credential_verified', 'review', false, false, false, false,
      '{paper} is verified', 'Your profile shows it until it ends.', '/vendor-credentials'),
    ('credential_rejected', 'review', false, false, true, false,
      '{paper} was sent back', '{reason}', '/vendor-credentials'),
    ('credential_ending', 'review', false, false, true, false,
      '{paper} ends {when}', 'Send the new one before then, and your profile stays verified.', '/vendor-credentials'),
    ('credential_ended', 'review', true, false, true, false,
      '{paper} ends today', 'From tomorrow your profile is not marked as verified until the new one is in.',
      '/vendor-credentials'),
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
    ('transaction_date_soon', 'info', false, false, true, false,
      'Soon: {date}, {property}', 'On {when}.', '/transactions/{transaction_id}'),
    ('transaction_party', 'info', false, false, true, false,
      '{name} {did} {property}', '{role}.', '/transactions/{transaction_id}'),
    ('offer_asked', 'lead', false, false, true, false,
      'You are asked for an offer on {property}', 'Until {when}.', '/transactions/{transaction_id}'),
    ('offer_received', 'lead', false, false, true, false,
      'An offer on {property}', 'From {name}.', '/seller/offers?of={transaction_id}'),
    ('offer_answered', 'lead', false, false, true, false,
      '{answer}: {property}', 'Look at it and at what comes next.', '/transactions/{transaction_id}'),
    ('room_document', 'info', false, true, true, false,
      'New in the deal room of {property}', '{document}', '/deal-room/{transaction_id}'),
    ('room_talk', 'info', false, true, true, false,
      '{what} in the deal room of {property}', '{excerpt}', '/deal-room-collaboration/{room_id}'),
    ('room_access', 'info', false, true, true, false,
      '{what}: {property}', '{more}', '/deal-room/{transaction_id}'),
    ('room_nda', 'info', false, true, true, false,
      'A new agreement for the deal room of {property}', 'Sign it to read on.', '/deal-room/{transaction_id}'),
    ('portal_answer', 'info', false, false, true, false,
      '{name} answered on {property}', '{excerpt}', '/transactions/{transaction_id}'),
    ('quote_answered', 'quote', false, false, true, false,
      'A quote for {property}', 'From {name}.', '/transactions/{transaction_id}'),
    ('wire_changed', 'info', true, false, false, false,
      'Wire instructions for {property}', '{name} entered where {purpose} is to be sent. Send nothing until somebody has called back.', '/transactions/{transaction_id}'),
    ('wire_confirmed', 'info', false, false, true, false,
      'Wire instructions for {property} are confirmed', '{name} called back about {purpose}.', '/transactions/{transaction_id}'),
    ('wire_differs', 'info', true, false, true, false,
      'Do not send money for {property}', '{name} called back about {purpose} and was told another account.', '/transactions/{transaction_id}'),
    ('wire_sent', 'info', false, false, true, false,
      'Money for {property} was sent', '{name} sent {purpose}.', '/transactions/{transaction_id}'),
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('automation', 'info', false, false, true, false,
      '{words}', '{record}', '{path}'),
    ('automation_paused', 'info', false, false, true, false,
      '{name} is paused', '{why}', '/workflow-automation'),
    ('lead_assigned', 'lead', false, false, true, false,
      '{name} is your lead', '{interest}', '/leads/{lead_id}'),
    ('lead_late', 'lead', false, false, true, false,
      '{name} waits for your answer', '{interest}: the time to answer has passed.', '/leads/{lead_id}'),
    ('lead_unanswered', 'lead', false, false, true, false,
      '{name} still waits for an answer', 'A lead of {broker}, and twice the time to answer has passed.', '/leads/{lead_id}'),
    ('broker_link_asked', 'lead', false, false, true, false,
      '{name} asks to connect', '{message}', '/broker/network?broker={broker_id}'),
    ('broker_link_accepted', 'lead', false, false, false, false,
      '{name} is in your network', 'You can refer clients to each other.', '/broker/network?broker={broker_id}'),
    ('referral_offered', 'lead', false, false, true, false,
      '{name} refers a client to you', '{interest}', '/broker/network?view=referrals'),
    ('referral_answered', 'lead', false, false, true, false,
      '{name} {did} your referral', '{client}', '/broker/network?view=referrals'),
    ('partnership', 'lead', false, false, true, false,
      '{name} {did} standing terms', '{share} of the commission for each client passed on', '/partnerships'),
    ('review_published', 'system', false, false, true, false,
      '{name} reviewed you', '{rating} of 5 stars. You may answer it in public, once.', '/review-management'),
    ('co_brokerage_offered', 'lead', false, false, true, false,
      '{name} offers you a co-brokerage', '{property}', '/co-brokers?agreement={agreement_id}'),
    ('co_brokerage_signed', 'lead', false, false, true, false,
      '{name} signed the co-brokerage', '{property}', '/co-brokers?agreement={agreement_id}'),
    ('co_brokerage_ended', 'lead', false, false, true, false,
      '{name} ended the co-brokerage', '{property}', '/co-brokers?agreement={agreement_id}'),
    ('client_shared', 'info', false, false, true, false,
      '{name} shared something with you', '{title}', '/client-dashboard'),
    ('client_answered', 'lead', false, false, true, false,
      '{name} answered', '{answer}: {about}', '/clients/{contact_id}'),
    ('time_booked', 'lead', false, false, true, false,
      '{name} {did} a time', '{title}', '/calendar/{event_id}'),
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

CREATE OR REPLACE FUNCTION private.open_booking_page (
  p_id uuid
)
  RETURNS private.booking_pages
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_page private.booking_pages;
begin
  select * into v_page from private.booking_pages b where b.id = p_id and b.is_open and private.is_let_in(b.user_id);
  return v_page;
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
    ('private.booking_pages', 'user_id'),
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
    ('public.lead_forms', 'owner_id'),
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

CREATE OR REPLACE FUNCTION private.save_booking_page (
  p_page jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_said private.booking_pages;
begin
  if jsonb_typeof(p_page) is distinct from 'object' or octet_length(p_page::text) > 10000 then
    raise exception 'A page is told field by field.' using errcode = '22023';
  end if;
  if (select p.user_type from public.profiles p where p.id = v_me) is distinct from 'broker' then
    raise exception 'Brokers open a page for bookings.' using errcode = 'HXBKB';
  end if;
  v_said := jsonb_populate_record(null::private.booking_pages, p_page);
  if exists (
    select from unnest(v_said.hours) h where substr(h, 4, 5) >= substr(h, 10, 5)
  ) then
    raise exception 'Hours end after they begin.' using errcode = 'HXBKH';
  end if;
  perform private.keep_pace('booking_page', 60, interval '1 hour');
  insert into private.booking_pages as b (
    user_id, is_open, title, intro, place, minutes, buffer_minutes, notice_hours, days_ahead, time_zone, hours
  ) values (
    v_me, coalesce(v_said.is_open, false), btrim(v_said.title), nullif(btrim(v_said.intro), ''),
    nullif(btrim(v_said.place), ''), v_said.minutes, v_said.buffer_minutes, v_said.notice_hours, v_said.days_ahead,
    v_said.time_zone, v_said.hours
  )
  on conflict (user_id) do update set
    is_open = excluded.is_open, title = excluded.title, intro = excluded.intro, place = excluded.place,
    minutes = excluded.minutes, buffer_minutes = excluded.buffer_minutes, notice_hours = excluded.notice_hours,
    days_ahead = excluded.days_ahead, time_zone = excluded.time_zone, hours = excluded.hours;
  return private.my_booking_page();
end
$function$;

CREATE OR REPLACE FUNCTION private.spend_booking (
  p_page_id uuid,
  p_email   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.count_sender('booking_line:' || coalesce(private.client_address(), 'unknown')) > 12
    or private.count_sender('booking_address:' || p_email) > 4
    or private.count_sender('booking_page:' || p_page_id) > 20
  then
    raise exception 'Too much was sent within the hour.' using errcode = 'HXBKP';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_booking (
  p_booking private.bookings,
  p_event   public.events,
  p_is_over boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.queue_message(
    'email', p_booking.email, 'booking',
    (
      select jsonb_build_object(
        'name', coalesce(p.full_name, ''), 'company', coalesce(private.business_name(p), ''), 'organizer', p.email,
        'event', p_event.id, 'version', p_event.version, 'updated_at', p_event.updated_at, 'title', g.title,
        'place', p_event.place, 'begins_at', p_event.begins_at, 'ends_at', p_event.ends_at,
        'time_zone', p_event.time_zone, 'guest', p_booking.email, 'is_over', p_is_over, 'page', g.id,
        'booking', private.seal_cursor('booking', to_jsonb(p_booking.id))
      )
      from private.booking_pages g join public.profiles p on p.id = g.user_id where g.id = p_booking.page_id
    ),
    format('booking:%s:%s:%s', p_booking.id, p_event.version, p_is_over)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.verify_event()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_begin timestamp;
  v_end timestamp;
begin
  if new.is_all_day then
    v_begin := date_trunc('day', new.begins_at at time zone new.time_zone);
    v_end := new.ends_at at time zone new.time_zone;
    v_end := case when v_end = date_trunc('day', v_end) and v_end > v_begin then v_end
      else date_trunc('day', greatest(v_end, v_begin)) + interval '1 day' end;
    new.begins_at := v_begin at time zone new.time_zone;
    new.ends_at := v_end at time zone new.time_zone;
  end if;
  if new.ends_at < new.begins_at then
    raise exception 'It ends before it begins.' using errcode = 'HXEVE';
  end if;
  if new.repeats is null then
    new.repeat_every := null;
    new.repeat_on := '{}';
    new.repeat_until := null;
    new.repeat_count := null;
    new.skipped := null;
  elsif new.repeats <> 'weekly' then
    new.repeat_on := '{}';
  end if;
  if cardinality(new.attendee_ids) > 0
    and (tg_op = 'INSERT' or (new.attendee_ids, new.book) is distinct from (old.attendee_ids, old.book))
  then
    select array_agg(distinct a.id order by a.id) into new.attendee_ids
    from unnest(new.attendee_ids) a (id) where a.id is not null and private.is_reader(a.id, new.book);
    new.attendee_ids := coalesce(new.attendee_ids, '{}');
  end if;
  if new.contact_id is not null and (tg_op = 'INSERT' or new.contact_id is distinct from old.contact_id)
    and current_setting('haven.books_time', true) is distinct from 'on'
    and not private.sees_record('contacts', new.contact_id)
  then
    raise exception 'There is no such contact.' using errcode = 'HXDLC';
  end if;
  if new.deal_id is not null and (tg_op = 'INSERT' or new.deal_id is distinct from old.deal_id)
    and not private.sees_record('deals', new.deal_id)
  then
    raise exception 'There is no such deal.' using errcode = 'HXEVD';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.book_time (
  page_id    uuid,
  request_id uuid,
  begins_at  timestamp with time zone,
  name       text,
  email      text,
  phone      text                     DEFAULT NULL::text,
  note       text                     DEFAULT NULL::text,
  website    text                     DEFAULT ''::text,
  seconds    integer                  DEFAULT NULL::integer
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.book_time(
    page_id, request_id, begins_at, name, email, phone, note, coalesce(website, '') <> '' or coalesce(seconds, 0) < 3
  )
$function$;

REVOKE ALL ON FUNCTION "public"."book_time"(uuid, uuid, timestamp WITH time zone, text, text, text, text, text, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.booking_of_link (
  token     text,
  from_time timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.booking_of_link(token, from_time)
$function$;

REVOKE ALL ON FUNCTION "public"."booking_of_link"(text, timestamp WITH time zone) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.booking_page (
  page_id   uuid,
  from_time timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.booking_page(page_id, from_time)
$function$;

REVOKE ALL ON FUNCTION "public"."booking_page"(uuid, timestamp WITH time zone) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.change_booking (
  token     text,
  begins_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.change_booking(token, begins_at)
$function$;

REVOKE ALL ON FUNCTION "public"."change_booking"(text, timestamp WITH time zone) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.my_booking_page()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_booking_page()
$function$;

REVOKE ALL ON FUNCTION "public"."my_booking_page"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_booking_page (
  p_page jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.save_booking_page(p_page)
$function$;

REVOKE ALL ON FUNCTION "public"."save_booking_page"(jsonb) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."booking_pages"
  ADD CONSTRAINT "booking_pages_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."bookings"
  ADD CONSTRAINT "bookings_event_id_fkey" FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;

ALTER TABLE "private"."bookings"
  ADD CONSTRAINT "bookings_page_id_fkey" FOREIGN KEY (page_id) REFERENCES private.booking_pages(id) ON DELETE CASCADE;

CREATE INDEX bookings_page_idx ON private.bookings USING btree (page_id, booked_at);

CREATE INDEX events_busy_idx ON public.events USING btree (owner_id, begins_at)
  WHERE ((deleted_at IS NULL) AND (repeats IS NULL));

CREATE INDEX events_busy_series_idx ON public.events USING btree (owner_id)
  WHERE ((deleted_at IS NULL) AND (repeats IS NOT NULL));

CREATE TRIGGER follow_booking
  AFTER UPDATE ON public.events
  FOR EACH ROW
  WHEN
    (((old.begins_at IS DISTINCT FROM new.begins_at) OR (old.ends_at IS DISTINCT FROM new.ends_at) OR (old.place IS DISTINCT FROM new.place) OR ((old.deleted_at IS NULL) IS
    DISTINCT FROM (new.deleted_at IS NULL))))
  EXECUTE FUNCTION private.follow_booking();

COMMENT ON COLUMN "private"."booking_pages"."hours" IS 'When its owner works, as "MO 09:00-12:00", by the clocks of the zone.';

REVOKE ALL ON FUNCTION "private"."book_time"(uuid, uuid, timestamp WITH time zone, text, text, text, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."book_time"(uuid, uuid, timestamp WITH time zone, text, text, text, text, boolean) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."book_time"(uuid, uuid, timestamp WITH time zone, text, text, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."book_time"(uuid, uuid, timestamp WITH time zone, text, text, text, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."booker_of"(private.booking_pages, uuid, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."booker_of"(private.booking_pages, uuid, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."booker_of"(private.booking_pages, uuid, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."booking_by_link"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."booking_by_link"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."booking_by_link"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."booking_of_link"(text, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."booking_of_link"(text, timestamp WITH time zone) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."booking_of_link"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."booking_of_link"(text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."page_for_booking"(uuid, timestamp WITH time zone, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."page_for_booking"(uuid, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."page_for_booking"(uuid, timestamp WITH time zone, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."booking_page"(uuid, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."booking_page"(uuid, timestamp WITH time zone) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."booking_page"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."booking_page"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."busy_times"(uuid, timestamp WITH time zone, timestamp WITH time zone, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."busy_times"(uuid, timestamp WITH time zone, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."busy_times"(uuid, timestamp WITH time zone, timestamp WITH time zone, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."change_booking"(text, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."change_booking"(text, timestamp WITH time zone) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."change_booking"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."change_booking"(text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_booking"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_booking"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_booking"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."free_times"(private.booking_pages, timestamp WITH time zone, timestamp WITH time zone, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."free_times"(private.booking_pages, timestamp WITH time zone, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."free_times"(private.booking_pages, timestamp WITH time zone, timestamp WITH time zone, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_time"(private.booking_pages, timestamp WITH time zone, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_time"(private.booking_pages, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_time"(private.booking_pages, timestamp WITH time zone, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_booking_page"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_booking_page"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_booking_page"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_booking_page"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_booking_page"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_booking_page"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_booking_page"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_booking_page"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_booking_page"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_booking_page"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_booking_page"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."spend_booking"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."spend_booking"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."spend_booking"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_booking"(private.bookings, public.events, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_booking"(private.bookings, public.events, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_booking"(private.bookings, public.events, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_time"(uuid, uuid, timestamp WITH time zone, text, text, text, text, text, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."book_time"(uuid, uuid, timestamp WITH time zone, text, text, text, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_time"(uuid, uuid, timestamp WITH time zone, text, text, text, text, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."booking_of_link"(text, timestamp WITH time zone) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."booking_of_link"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."booking_of_link"(text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."booking_page"(uuid, timestamp WITH time zone) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."booking_page"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."booking_page"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_booking"(text, timestamp WITH time zone) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."change_booking"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_booking"(text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_booking_page"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_booking_page"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_booking_page"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_booking_page"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_booking_page"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_booking_page"(jsonb) TO "postgres";

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
