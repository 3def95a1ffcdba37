SET local check_function_bodies = off;

CREATE TABLE "private"."calendar_feeds" (
  "user_id"    uuid                     NOT NULL,
  "token_hash" bytea                    NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "read_at"    timestamp with time zone,
  "hour"       timestamp with time zone NOT NULL DEFAULT now(),
  "reads"      integer                  NOT NULL DEFAULT 0,
  CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY (user_id),
  CONSTRAINT "calendar_feeds_token_is_one" UNIQUE (token_hash)
);

ALTER TABLE "private"."calendar_feeds"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."event_reminders" (
  "event_id"  uuid                     NOT NULL,
  "remind_at" timestamp with time zone NOT NULL,
  "begins_at" timestamp with time zone NOT NULL,
  CONSTRAINT "event_reminders_pkey" PRIMARY KEY (event_id)
);

ALTER TABLE "private"."event_reminders"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."events" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sharing"       text                     NOT NULL DEFAULT 'team'::text,
  "version"       integer                  NOT NULL DEFAULT 1,
  "created_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at"    timestamp with time zone,
  "title"         text                     NOT NULL,
  "kind"          text                     NOT NULL DEFAULT 'meeting'::text,
  "begins_at"     timestamp with time zone NOT NULL,
  "ends_at"       timestamp with time zone NOT NULL,
  "time_zone"     text                     NOT NULL DEFAULT 'America/New_York'::text,
  "is_all_day"    boolean                  NOT NULL DEFAULT false,
  "place"         text,
  "attendee_ids"  uuid[]                   NOT NULL DEFAULT '{}'::uuid[],
  "contact_id"    uuid,
  "deal_id"       uuid,
  "remind_before" text,
  "repeats"       text,
  "repeat_every"  integer,
  "repeat_on"     text[]                   NOT NULL DEFAULT '{}'::text[],
  "repeat_until"  date,
  "repeat_count"  integer,
  "skipped"       text,
  "notes"         text,
  CONSTRAINT "events_attendee_ids_are_few" CHECK ((cardinality(attendee_ids) <= 50)),
  CONSTRAINT "events_begins_at_is_near" CHECK (((begins_at >= '1970-01-01 00:00:00+00'::timestamp with time zone) AND (begins_at <= '2200-01-01 00:00:00+00'::timestamp
    with time zone))),
  CONSTRAINT "events_ends_at_is_near" CHECK (((ends_at >= begins_at) AND (ends_at <= (begins_at + '1440:00:00'::interval)))),
  CONSTRAINT "events_kind_is_known" CHECK ((kind = ANY (ARRAY['meeting'::text, 'tour'::text, 'call_block'::text, 'critical_date'::text, 'other'::text]))),
  CONSTRAINT "events_notes_are_plain" CHECK (((char_length(notes) <= 10000) AND (notes !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "events_pkey" PRIMARY KEY (id),
  CONSTRAINT "events_remind_before_is_known" CHECK ((remind_before = ANY (ARRAY['0'::text, '5'::text, '10'::text, '15'::text, '30'::text, '60'::text, '120'::text, '1440'::text]))),
  CONSTRAINT "events_repeat_count_in_range" CHECK (((repeat_count >= 1) AND (repeat_count <= 730))),
  CONSTRAINT "events_repeat_every_in_range" CHECK (((repeat_every >= 1) AND (repeat_every <= 99))),
  CONSTRAINT "events_repeat_on_are_days" CHECK ((repeat_on <@ ARRAY['MO'::text, 'TU'::text, 'WE'::text, 'TH'::text, 'FR'::text, 'SA'::text, 'SU'::text])),
  CONSTRAINT "events_repeat_until_is_near" CHECK (((repeat_until >= '1970-01-01'::date) AND (repeat_until <= '2200-01-01'::date))),
  CONSTRAINT "events_repeats_is_known" CHECK ((repeats = ANY (ARRAY['daily'::text, 'weekly'::text, 'monthly'::text]))),
  CONSTRAINT "events_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text]))),
  CONSTRAINT "events_skipped_are_days" CHECK (((char_length(skipped) <= 4000) AND (skipped ~ '^\d{4}-\d{2}-\d{2}(, \d{4}-\d{2}-\d{2})*$'::text))),
  CONSTRAINT "events_time_zone_is_known"
    CHECK
    ((time_zone = ANY (ARRAY['America/New_York'::text, 'America/Chicago'::text, 'America/Denver'::text, 'America/Phoenix'::text, 'America/Los_Angeles'::text,
    'America/Anchorage'::text, 'Pacific/Honolulu'::text, 'UTC'::text]))),
  "owner_id"      uuid                     NOT NULL DEFAULT auth.uid(),
  "tenant_id"     uuid                     DEFAULT private.current_tenant_id(),
  "book"          uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "events_place_is_plain" CHECK (private.is_line(place, 300)),
  CONSTRAINT "events_title_is_plain" CHECK (((char_length(btrim(title)) >= 1) AND private.is_line(title, 200)))
);

ALTER TABLE "public"."events"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."events" FROM "anon";

CREATE OR REPLACE FUNCTION private.calendar_feed (
  p_token text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_most constant integer := 120;
  v_feed private.calendar_feeds;
begin
  update private.calendar_feeds f set
    read_at = now(),
    reads = case when f.hour > now() - interval '1 hour' then f.reads + 1 else 1 end,
    hour = case when f.hour > now() - interval '1 hour' then f.hour else now() end
  where f.token_hash = sha256(convert_to(coalesce(p_token, ''), 'UTF8')) and private.is_let_in(f.user_id)
  returning * into v_feed;
  if v_feed.user_id is null then
    return null;
  end if;
  if v_feed.reads > v_most then
    return '{"is_too_often": true}';
  end if;
  return jsonb_build_object('events', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'title', e.title, 'kind', e.kind, 'place', e.place, 'notes', e.notes, 'updated_at', e.updated_at,
      'version', e.version, 'begins_at', e.begins_at, 'ends_at', e.ends_at, 'time_zone', e.time_zone,
      'is_all_day', e.is_all_day, 'repeats', e.repeats, 'repeat_every', e.repeat_every, 'repeat_on', e.repeat_on,
      'repeat_until', e.repeat_until, 'repeat_count', e.repeat_count, 'skipped', e.skipped
    ) order by e.begins_at, e.id), '[]')
    from (
      select o.* from public.events o
      where (o.owner_id = v_feed.user_id or o.attendee_ids @> array[v_feed.user_id])
        and o.deleted_at is null and o.begins_at < now() + interval '400 days'
        and case
          when o.repeats is null then o.ends_at >= now() - interval '60 days'
          else private.series_end(o.begins_at, o.ends_at, o.repeats, o.repeat_every, o.repeat_until, o.repeat_count)
            >= now() - interval '60 days'
        end
        and private.is_reader(v_feed.user_id, o.book)
      order by o.begins_at desc limit 2000
    ) e
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.create_calendar_feed()
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.keep_pace('calendar_feed', 20, interval '1 hour');
  delete from private.calendar_feeds f where f.user_id = v_me;
  insert into private.calendar_feeds (user_id, token_hash) values (v_me, sha256(convert_to(v_token, 'UTF8')));
  return v_token;
end
$function$;

CREATE OR REPLACE FUNCTION private.event_starts (
  p_event public.events,
  p_from  timestamp with time zone,
  p_most  integer
)
  RETURNS SETOF timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_begin constant timestamp := p_event.begins_at at time zone p_event.time_zone;
  v_every constant integer := coalesce(p_event.repeat_every, 1);
  v_names constant text[] := array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  v_days constant text[] := p_event.repeat_on || v_names[extract(isodow from v_begin)::integer];
  v_skipped constant text[] := string_to_array(coalesce(p_event.skipped, ''), ', ');
  v_month constant timestamp := date_trunc('month', v_begin);
  v_day date;
  v_at timestamptz;
  v_happened integer := 0;
  v_found integer := 0;
begin
  for v_step in 0 .. case when p_event.repeats is null then 0 else 40000 end loop
    if p_event.repeats = 'weekly' then
      if v_step % 7 = 0 then
        v_day := date_trunc('week', v_begin)::date + v_step * v_every;
      else
        v_day := v_day + 1;
      end if;
      continue when v_day < v_begin::date or v_names[v_step % 7 + 1] <> all (v_days);
    elsif p_event.repeats = 'monthly' then
      v_day := (v_month + make_interval(months => v_step * v_every))::date + extract(day from v_begin)::integer - 1;
      exit when v_step > 1200;
      continue when extract(day from v_day) <> extract(day from v_begin);
    else
      v_day := v_begin::date + v_step * v_every;
    end if;
    exit when v_day > p_event.repeat_until or v_happened >= p_event.repeat_count;
    v_happened := v_happened + 1;
    continue when v_day::text = any (v_skipped);
    v_at := (v_day + v_begin::time) at time zone p_event.time_zone;
    if v_at >= p_from then
      return next v_at;
      v_found := v_found + 1;
      exit when v_found >= p_most;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.events_between (
  p_from timestamp with time zone,
  p_to   timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_books constant uuid[] := private.my_books();
  v_theirs uuid[];
begin
  if p_from is null or p_to is null or p_to <= p_from or p_to - p_from > interval '100 days' then
    raise exception 'A span of the calendar is of at most 100 days.' using errcode = '22023';
  end if;
  if cardinality(v_books) > 0 then
    select array_agg(private.own_book(u.user_id, u.tenant_id)) into v_theirs
    from public.tenant_users u
    where u.tenant_id = private.current_tenant_id() and u.user_id <> auth.uid();
  end if;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.begins_at, e.id), '[]')
      from private.events_of_books(v_books, p_from, p_to) e
    ),
    'busy', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'owner_id', e.owner_id, 'begins_at', e.begins_at, 'ends_at', e.ends_at, 'time_zone', e.time_zone,
        'is_all_day', e.is_all_day, 'repeats', e.repeats, 'repeat_every', e.repeat_every, 'repeat_on', e.repeat_on,
        'repeat_until', e.repeat_until, 'repeat_count', e.repeat_count, 'skipped', e.skipped
      ) order by e.begins_at, e.owner_id), '[]')
      from private.events_of_books(v_theirs, p_from, p_to) e
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.events_of_books (
  p_books uuid[],
  p_from  timestamp with time zone,
  p_to    timestamp with time zone
)
  RETURNS SETOF public.events
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select found.*
  from unnest(p_books) b (book)
  cross join lateral (
    (
      select e.* from public.events e
      where e.book = b.book and e.deleted_at is null and e.repeats is null
        and e.begins_at < p_to and e.begins_at >= p_from - interval '1440 hours' and e.ends_at >= p_from
      order by e.begins_at limit 2000
    ) union all (
      select e.* from public.events e
      where e.book = b.book and e.deleted_at is null and e.repeats is not null
        and private.series_end(e.begins_at, e.ends_at, e.repeats, e.repeat_every, e.repeat_until, e.repeat_count) >= p_from
        and e.begins_at < p_to
      limit 1000
    )
  ) found
$function$;

CREATE OR REPLACE FUNCTION private.is_let_in (
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.profiles p
    where p.id = p_user_id and p.suspended_at is null and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_calendar_feed()
  RETURNS TABLE (
    created_at timestamp with time zone,
    read_at    timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query select f.created_at, f.read_at from private.calendar_feeds f where f.user_id = auth.uid();
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
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('event_soon', 'info', false, false, false, false,
      'Soon: {event}', '{when}', '{path}'),
    ('record_handed_over', 'info', false, false, false, false,
      '{name} handed records over to you', 'Now yours: {count}.', '{path}'),
    ('email_bounced', 'system', false, false, false, false,
      'Letters to you come back',
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
      '/notifications-preferences'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$function$;

CREATE OR REPLACE FUNCTION private.plan_event_reminder()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.remind_before is not null or tg_op = 'UPDATE' then
    perform private.plan_reminder(new, now());
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.plan_reminder (
  p_event public.events,
  p_from  timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_before constant interval := make_interval(mins => p_event.remind_before::integer);
  v_next timestamptz;
begin
  if p_event.remind_before is not null and p_event.deleted_at is null then
    select s.at into v_next from private.event_starts(p_event, p_from + v_before, 1) s (at);
  end if;
  if v_next is null then
    delete from private.event_reminders r where r.event_id = p_event.id;
  else
    insert into private.event_reminders (event_id, remind_at, begins_at) values (p_event.id, v_next - v_before, v_next)
    on conflict (event_id) do update set remind_at = excluded.remind_at, begins_at = excluded.begins_at;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_events()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_due private.event_reminders;
  v_event public.events;
  v_reader uuid;
  v_count integer := 0;
begin
  for v_due in
    select * from private.event_reminders r where r.remind_at <= now() order by r.remind_at limit 500
    for update skip locked
  loop
    select * into v_event from public.events e where e.id = v_due.event_id;
    if v_due.begins_at > now() - interval '1 day' then
      for v_reader in select distinct a.id from unnest(v_event.attendee_ids || v_event.owner_id) a (id) loop
        continue when not private.is_reader(v_reader, v_event.book);
        perform private.notify(
          v_reader, 'event_soon', 'event:' || v_event.id || ':' || v_due.begins_at,
          jsonb_build_object(
            'event', v_event.title, 'path', '/calendar/' || v_event.id,
            'when', case
              when v_event.is_all_day then to_char(v_due.begins_at at time zone v_event.time_zone, 'FMDay, FMMonth FMDD')
              else to_char(v_due.begins_at at time zone private.zone_of(v_reader), 'FMDay, FMMonth FMDD, FMHH12:MI AM')
            end
          ),
          jsonb_build_object('kind', 'events', 'record_id', v_event.id)
        );
      end loop;
      v_count := v_count + 1;
    end if;
    perform private.plan_reminder(v_event, greatest(v_due.remind_at, now() - interval '1 day') + interval '1 second');
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.revoke_calendar_feed()
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.calendar_feeds f where f.user_id = auth.uid();
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.schedule_records()
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-tasks', '* * * * *', 'select private.remind_of_tasks()';
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-events', '* * * * *', 'select private.remind_of_events()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-records', '37 * * * *', 'select private.purge_records(), private.purge_record_files()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.series_end (
  p_begins_at timestamp with time zone,
  p_ends_at   timestamp with time zone,
  p_repeats   text,
  p_every     integer,
  p_until     date,
  p_count     integer
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_last constant timestamp := p_ends_at at time zone 'UTC';
  v_end timestamp := 'infinity';
begin
  if p_count is not null and p_repeats <> 'monthly' then
    v_end := v_last + make_interval(
      days => (p_count + 1) * coalesce(p_every, 1) * case p_repeats when 'daily' then 1 else 7 end + 1
    );
  end if;
  if p_until is not null then
    v_end := least(v_end, p_until::timestamp + interval '2 days' + (p_ends_at - p_begins_at));
  end if;
  return v_end at time zone 'UTC';
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

CREATE OR REPLACE FUNCTION public.calendar_feed (
  p_token text
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.calendar_feed(p_token)
$function$;

REVOKE ALL ON FUNCTION "public"."calendar_feed"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.count_events (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.count_records('events', p_words, p_filters)
$function$;

REVOKE ALL ON FUNCTION "public"."count_events"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.create_calendar_feed()
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.create_calendar_feed()
$function$;

REVOKE ALL ON FUNCTION "public"."create_calendar_feed"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.events_between (
  p_from timestamp with time zone,
  p_to   timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.events_between(p_from, p_to)
$function$;

REVOKE ALL ON FUNCTION "public"."events_between"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_events (
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
  AS $function$
  select private.find_records('events', p_words, p_filters, p_sort, p_descending, p_after, p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."find_events"(text, jsonb, text, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_calendar_feed()
  RETURNS TABLE (
    created_at timestamp with time zone,
    read_at    timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_calendar_feed()
$function$;

REVOKE ALL ON FUNCTION "public"."my_calendar_feed"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.revoke_calendar_feed()
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.revoke_calendar_feed()
$function$;

REVOKE ALL ON FUNCTION "public"."revoke_calendar_feed"() FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."calendar_feeds"
  ADD CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."events"
  ADD CONSTRAINT "events_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE SET NULL;

ALTER TABLE "public"."events"
  ADD CONSTRAINT "events_deal_id_fkey" FOREIGN KEY (deal_id) REFERENCES public.deals(id) ON DELETE SET NULL;

ALTER TABLE "private"."event_reminders"
  ADD CONSTRAINT "event_reminders_event_id_fkey" FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE;

CREATE INDEX event_reminders_due_idx ON private.event_reminders USING btree (remind_at);

CREATE INDEX events_attendees_idx ON public.events USING gin (attendee_ids)
  WHERE (deleted_at IS NULL);

CREATE INDEX events_contact_idx ON public.events USING btree (contact_id);

CREATE INDEX events_deal_idx ON public.events USING btree (deal_id);

CREATE TRIGGER keep_arrivals
  AFTER INSERT ON public.events REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_changes AFTER UPDATE ON public.events REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION private.keep_changes (
  'title',
  '/calendar'
);

CREATE TRIGGER keep_nothing_of
  AFTER DELETE ON public.events REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER plan_event_reminder
  AFTER INSERT OR UPDATE OF begins_at, time_zone, remind_before, repeats, repeat_every, repeat_on, repeat_until, repeat_count, skipped, is_all_day, deleted_at ON public.events
  FOR EACH ROW
  EXECUTE FUNCTION private.plan_event_reminder();

CREATE TRIGGER remove_now
  BEFORE UPDATE OF deleted_at ON public.events
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_removal();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.events
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE TRIGGER verify_event
  BEFORE INSERT OR UPDATE ON public.events
  FOR EACH ROW
  EXECUTE FUNCTION private.verify_event();

CREATE POLICY "Accounts with a second factor show it" ON "public"."events"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."events";

COMMENT ON COLUMN "public"."events"."repeat_on" IS 'The days of a weekly series beside that on which it begins.';

COMMENT ON COLUMN "public"."events"."skipped" IS 'Days on which a series leaves out, as "2026-11-26, 2026-12-24".';

REVOKE ALL ON FUNCTION "private"."calendar_feed"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."calendar_feed"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."calendar_feed"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."calendar_feed"(text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."create_calendar_feed"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."create_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."create_calendar_feed"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."create_calendar_feed"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."event_starts"(public.events, timestamp WITH time zone, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."event_starts"(public.events, timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."event_starts"(public.events, timestamp WITH time zone, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."events_between"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."events_between"(timestamp WITH time zone, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."events_between"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."events_between"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."events_of_books"(uuid[], timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."events_of_books"(uuid[], timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."events_of_books"(uuid[], timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_let_in"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_let_in"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_let_in"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_calendar_feed"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_calendar_feed"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_calendar_feed"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."plan_event_reminder"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_event_reminder"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."plan_event_reminder"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."plan_reminder"(public.events, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_reminder"(public.events, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."plan_reminder"(public.events, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remind_of_events"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_events"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remind_of_events"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."revoke_calendar_feed"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."revoke_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."revoke_calendar_feed"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."revoke_calendar_feed"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."series_end"(timestamp WITH time zone, timestamp WITH time zone, text, integer, date, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."series_end"(timestamp WITH time zone, timestamp WITH time zone, text, integer, date, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."series_end"(timestamp WITH time zone, timestamp WITH time zone, text, integer, date, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."series_end"(timestamp WITH time zone, timestamp WITH time zone, text, integer, date, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."series_end"(timestamp WITH time zone, timestamp WITH time zone, text, integer, date, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."verify_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."verify_event"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."verify_event"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."calendar_feed"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."calendar_feed"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."calendar_feed"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."count_events"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_events"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_events"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."create_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."create_calendar_feed"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."create_calendar_feed"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."events_between"(timestamp WITH time zone, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."events_between"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."events_between"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_events"(text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_events"(text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_events"(text, jsonb, text, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_calendar_feed"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_calendar_feed"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_calendar_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."revoke_calendar_feed"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_calendar_feed"() TO "postgres";

REVOKE ALL ON TABLE "public"."events" FROM "authenticated";

REVOKE ALL ("attendee_ids") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("attendee_ids"), UPDATE ("attendee_ids") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("begins_at") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("begins_at"), UPDATE ("begins_at") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("contact_id") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("contact_id"), UPDATE ("contact_id") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("deal_id") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("deal_id"), UPDATE ("deal_id") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."events" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("ends_at") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("ends_at"), UPDATE ("ends_at") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("is_all_day") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("is_all_day"), UPDATE ("is_all_day") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("kind") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("kind"), UPDATE ("kind") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("notes") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("notes"), UPDATE ("notes") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("place") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("place"), UPDATE ("place") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("remind_before") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("remind_before"), UPDATE ("remind_before") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("repeat_count") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("repeat_count"), UPDATE ("repeat_count") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("repeat_every") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("repeat_every"), UPDATE ("repeat_every") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("repeat_on") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("repeat_on"), UPDATE ("repeat_on") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("repeat_until") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("repeat_until"), UPDATE ("repeat_until") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("repeats") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("repeats"), UPDATE ("repeats") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("skipped") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("skipped"), UPDATE ("skipped") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("time_zone") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("time_zone"), UPDATE ("time_zone") ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ("title") ON TABLE "public"."events" FROM "authenticated";

GRANT INSERT ("title"), UPDATE ("title") ON TABLE "public"."events" TO "authenticated";

GRANT SELECT ON TABLE "public"."events" TO "authenticated";

REVOKE ALL ON TABLE "public"."events" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."events" TO "service_role";

ALTER TABLE "public"."events"
  ADD CONSTRAINT "events_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX events_owner_idx ON public.events USING btree (owner_id);

ALTER TABLE "public"."events"
  ADD CONSTRAINT "events_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX events_tenant_idx ON public.events USING btree (tenant_id);

CREATE INDEX events_by_begins_at_idx ON public.events USING btree (book, begins_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX events_by_created_at_idx ON public.events USING btree (book, created_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX events_by_deleted_at_idx ON public.events USING btree (book, deleted_at, id)
  WHERE (deleted_at IS NOT NULL);

CREATE INDEX events_once_idx ON public.events USING btree (book, begins_at)
  WHERE ((deleted_at IS NULL) AND (repeats IS NULL));

CREATE POLICY "People add records to their books" ON "public"."events"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book change a record" ON "public"."events"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book read a record" ON "public"."events"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE INDEX events_series_idx ON public.events USING btree (book, private.series_end(begins_at, ends_at, repeats, repeat_every, repeat_until, repeat_count))
  WHERE ((deleted_at IS NULL) AND (repeats IS NOT NULL));

CREATE INDEX events_words_idx ON public.events USING gin (private.record_words(book, VARIADIC ARRAY[title, place]));

revoke all on table private.calendar_feeds from public, anon, authenticated, service_role;
revoke all on table private.event_reminders from public, anon, authenticated, service_role;

alter table public.events alter column sharing set statistics 0, alter column title set statistics 0,
  alter column kind set statistics 0, alter column time_zone set statistics 0, alter column place set statistics 0,
  alter column remind_before set statistics 0, alter column repeats set statistics 0,
  alter column repeat_on set statistics 0, alter column skipped set statistics 0, alter column notes set statistics 0;

select private.schedule_records();
