SET local check_function_bodies = off;

DROP FUNCTION "private"."deliver_after"(uuid, text, text, timestamp WITH time zone);

CREATE TABLE "private"."mail_bounces" (
  "user_id"    uuid                     NOT NULL,
  "address"    text                     NOT NULL,
  "cause"      text                     NOT NULL,
  "bounced_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "mail_bounces_cause_is_known" CHECK ((cause = ANY (ARRAY['bounce'::text, 'complaint'::text]))),
  CONSTRAINT "mail_bounces_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "private"."mail_bounces"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."deliveries" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"         uuid                     NOT NULL,
  "notification_id" uuid                     NOT NULL,
  "kind"            text                     NOT NULL,
  "channel"         text                     NOT NULL,
  "title"           text                     NOT NULL,
  "status"          text                     NOT NULL DEFAULT 'waiting'::text,
  "waits_for"       text,
  "reason"          text,
  "sent_to"         text,
  "due_at"          timestamp with time zone NOT NULL,
  "decided_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "sent_at"         timestamp with time zone,
  "outbox_id"       uuid,
  CONSTRAINT "deliveries_channel_is_known" CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
  CONSTRAINT "deliveries_once" UNIQUE (notification_id, channel),
  CONSTRAINT "deliveries_pkey" PRIMARY KEY (id),
  CONSTRAINT "deliveries_reason_is_code" CHECK ((reason ~ '^[A-Za-z0-9_ -]{1,60}$'::text)),
  CONSTRAINT "deliveries_status_is_known" CHECK ((status = ANY (ARRAY['waiting'::text, 'queued'::text, 'sent'::text, 'left_out'::text, 'failed'::text, 'bounced'::text]))),
  CONSTRAINT "deliveries_wait_is_known" CHECK ((waits_for = ANY (ARRAY['reading'::text, 'digest'::text, 'quiet_hours'::text])))
);

ALTER TABLE "public"."deliveries"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."deliveries" FROM "anon";

CREATE OR REPLACE FUNCTION private.address_for (
  p_user_id uuid,
  p_channel text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select case p_channel
      when 'email' then case
        when u.email_confirmed_at is not null and private.bounce_of(u.id) is null then u.email
      end
      when 'sms' then nullif(btrim(p.phone), '')
    end
    from public.profiles p
    join auth.users u on u.id = p.id
    where p.id = p_user_id and u.deleted_at is null and coalesce(u.banned_until <= now(), true)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.after_quiet (
  p_letter_id uuid,
  p_at        timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_delivery record;
  v_preferences public.notification_preferences;
begin
  select d.user_id, d.kind, d.channel into v_delivery
  from public.deliveries d where d.outbox_id = p_letter_id
  limit 1;
  if v_delivery.user_id is null then
    return p_at;
  end if;
  v_preferences := private.preferences_of(v_delivery.user_id);
  return case
    when v_preferences.quiet_hours_enabled
      and not private.is_urgent_by(v_preferences, v_delivery.kind, v_delivery.channel)
    then private.quiet_until(
      v_preferences.quiet_hours_start, v_preferences.quiet_hours_end, v_preferences.timezone, p_at
    )
    else p_at
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.bounce_of (
  p_user_id uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select b.bounced_at
  from private.mail_bounces b
  join auth.users u on u.id = b.user_id and lower(u.email) = b.address
  where b.user_id = p_user_id
$function$;

CREATE OR REPLACE FUNCTION private.claim_outbox (
  p_kinds text[],
  p_batch integer
)
  RETURNS TABLE (
    id        uuid,
    claim     uuid,
    kind      text,
    recipient text,
    template  text,
    facts     jsonb
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claim constant uuid := gen_random_uuid();
  v_batch constant integer := least(greatest(p_batch, 1), 100);
  v_until constant timestamptz := now() + private.outbox_lease();
  -- No lease ends after this, not even one that a transaction took which began a little later.
  v_beyond constant timestamptz := now() + 2 * private.outbox_lease();
begin
  perform private.dispatch_deliveries(p_kinds, now());

  -- Decided in the future: the clock was set back since, and the moment waited for means nothing.
  update private.outbox o set deliver_after = now(), decided_at = now()
  where o.id in (
    select f.id from private.outbox f
    where f.done_at is null and f.dead_at is null and f.decided_at > v_beyond
    for update skip locked
  );

  return query
  with urgent as materialized (
    select o.id from private.outbox o
    where o.done_at is null and o.dead_at is null and o.is_urgent and o.deliver_after <= now()
      and o.kind = any (p_kinds)
      and (o.claimed_until is null or o.claimed_until <= now() or o.claimed_until > v_beyond)
    order by o.deliver_after limit v_batch
    for update skip locked
  ), others as materialized (
    select o.id from private.outbox o
    where o.done_at is null and o.dead_at is null and not o.is_urgent and o.deliver_after <= now()
      and o.kind = any (p_kinds)
      and (o.claimed_until is null or o.claimed_until <= now() or o.claimed_until > v_beyond)
    order by o.deliver_after limit v_batch - (select count(*) from urgent)
    for update skip locked
  ), due as (
    select o.id, case
      when o.expires_at <= now() then 'expired'
      when o.attempts >= o.max_attempts then 'never_reported'
    end as fate
    from private.outbox o
    where o.id in (select u.id from urgent u union all select c.id from others c)
  ), taken as (
    update private.outbox o
    set
      attempts = o.attempts + (due.fate is null)::integer,
      claim = case when due.fate is null then v_claim end,
      claimed_until = case when due.fate is null then v_until end,
      dead_at = case when due.fate is not null then now() end,
      last_error = coalesce(due.fate, o.last_error)
    from due
    where o.id = due.id
    returning o.id, o.claim, o.kind, o.recipient, o.template, o.facts, o.dead_at
  )
  select t.id, t.claim, t.kind, t.recipient, t.template, t.facts from taken t where t.dead_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.deliver_after (
  p_user_id uuid,
  p_kind    text,
  p_channel text,
  p_now     timestamp with time zone DEFAULT now()
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select p.at from private.delivery_plan(private.preferences_of(p_user_id), p_kind, p_channel, p_now) p
$function$;

CREATE OR REPLACE FUNCTION private.delivery_plan (
  p_preferences public.notification_preferences,
  p_kind        text,
  p_channel     text,
  p_now         timestamp with time zone
)
  RETURNS TABLE (
    at        timestamp with time zone,
    waits_for text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_at timestamptz := p_now;
  v_waits_for text;
  v_quiet_end timestamptz;
begin
  if not private.is_wanted(p_preferences, p_kind, p_channel) then
    return;
  end if;
  if private.is_urgent_by(p_preferences, p_kind, p_channel) then
    return query select v_at, v_waits_for;
    return;
  end if;
  if p_channel = 'email' then
    if p_kind = 'new_message' then
      v_at := v_at + interval '10 minutes';
      v_waits_for := 'reading';
    end if;
    if p_preferences.digest = 'hourly' then
      v_at := date_trunc('hour', v_at, 'UTC') + interval '1 hour';
      v_waits_for := 'digest';
    elsif p_preferences.digest = 'daily' then
      -- As if everything but eight o'clock were quiet.
      v_at := private.quiet_until('08:01', '08:00', p_preferences.timezone, v_at);
      v_waits_for := 'digest';
    end if;
  end if;
  if p_preferences.quiet_hours_enabled then
    v_quiet_end := private.quiet_until(
      p_preferences.quiet_hours_start, p_preferences.quiet_hours_end, p_preferences.timezone, v_at
    );
    if v_quiet_end > v_at then
      v_at := v_quiet_end;
      v_waits_for := 'quiet_hours';
    end if;
  end if;
  return query select v_at, v_waits_for;
end
$function$;

CREATE OR REPLACE FUNCTION private.dispatch_deliveries (
  p_channels text[],
  p_now      timestamp with time zone DEFAULT now()
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_whom record;
  v_count integer := 0;
begin
  if not exists (select from public.deliveries d where d.status = 'waiting' and d.due_at <= p_now)
    and not exists (
      select from public.deliveries d where d.status = 'waiting' and d.decided_at > p_now + 2 * private.outbox_lease()
    )
  then
    return 0;
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('deliveries', 0)) then
    return 0;
  end if;
  -- Decided in the future: the clock was set back since, and the moment waited for means nothing.
  update public.deliveries d
  set decided_at = p_now, created_at = least(d.created_at, p_now), due_at = coalesce(
    (select p.at from private.delivery_plan(private.preferences_of(d.user_id), d.kind, d.channel, p_now) p), p_now
  )
  where d.status = 'waiting' and d.decided_at > p_now + 2 * private.outbox_lease();
  for v_whom in
    select distinct w.user_id, w.channel
    from (
      select d.user_id, d.channel from public.deliveries d
      where d.status = 'waiting' and d.due_at <= p_now and d.channel = any (p_channels)
      order by d.due_at
      limit 50
    ) w
  loop
    begin
      perform private.send_due(v_whom.user_id, v_whom.channel, p_now);
      v_count := v_count + 1;
    exception
      when serialization_failure or deadlock_detected or lock_not_available then
        raise;
      when others then
        update public.deliveries d set status = 'failed', reason = 'not_written'
        where d.user_id = v_whom.user_id and d.channel = v_whom.channel and d.status = 'waiting'
          and d.due_at <= p_now;
        raise warning 'Notices of one person could not be put into a letter: %', sqlstate;
    end;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.fail_outbox (
  p_message_id   uuid,
  p_claim        uuid,
  p_fault        text,
  p_is_permanent boolean,
  p_retry_after  integer
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.outbox o
  set
    claim = null,
    claimed_until = null,
    decided_at = now(),
    deliver_after = private.after_quiet(o.id, now() + greatest(
      private.outbox_backoff(o.attempts, random()),
      make_interval(secs => least(coalesce(p_retry_after, 0), 86400))
    )),
    last_error = case when p_fault ~ '^[A-Za-z0-9_ -]{1,60}$' then p_fault else 'failed' end,
    dead_at = case when p_is_permanent or o.attempts >= o.max_attempts then now() end
  where o.id = p_message_id and o.claim = p_claim and o.done_at is null and o.dead_at is null;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_letter()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.deliveries d
  set
    status = case when new.done_at is not null then 'sent' when new.dead_at is not null then 'failed' else 'queued' end,
    sent_at = new.done_at,
    reason = case when new.dead_at is not null then coalesce(new.last_error, 'failed') end
  where d.outbox_id = new.id and d.status <> 'bounced';
  -- A server that will not take the mailbox, ever: as if the letter had come back.
  if new.dead_at is not null and new.kind = 'email' and new.last_error ~ '^EENVELOPE 55[0134]$' then
    perform private.note_bounce(new.recipient, 'bounce', new.id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.hand_over (
  p_user_id   uuid,
  p_channel   text,
  p_address   text,
  p_facts     jsonb[],
  p_ids       uuid[],
  p_kind      text,
  p_is_urgent boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_many constant integer := cardinality(p_facts);
  v_letter_id uuid;
begin
  v_letter_id := private.queue_message(
    p_channel, p_address,
    case
      when p_channel = 'sms' then 'urgent_notice'
      when v_many > 1 then 'notice_digest'
      when p_kind = 'new_message' then 'unread_message'
      else 'notice'
    end,
    case
      when p_channel = 'sms' then jsonb_build_object(
        'headline', case when v_many > 1 then v_many || ' notices, the newest: ' else '' end
          || (p_facts[v_many] ->> 'title')
      )
      else jsonb_build_object('unsubscribe', private.unsubscribe_token(p_user_id, p_kind)) || case
        when v_many = 1 then p_facts[1]
        else jsonb_build_object('items', to_jsonb(p_facts[1:20]), 'more', greatest(v_many - 20, 0))
      end
    end,
    'delivery:' || p_ids[1], now(), p_is_urgent
  );
  update public.deliveries d
  set outbox_id = v_letter_id, sent_to = private.mask_address(p_address),
    status = case when o.dead_at is null then 'queued' else 'failed' end, reason = o.last_error
  from private.outbox o
  where d.id = any (p_ids) and o.id = v_letter_id;
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
    '/rpc/count_conversion', '/rpc/end_my_session', '/rpc/make_recovery_codes', '/rpc/send_ticket',
    '/rpc/spend_recovery_code', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$function$;

CREATE OR REPLACE FUNCTION private.is_urgent_by (
  p_preferences public.notification_preferences,
  p_kind        text,
  p_channel     text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce((select k.is_urgent from private.notification_kinds() k where k.kind = p_kind), false) or (
    p_channel = 'sms' and (
      (p_kind = 'inquiry' and p_preferences.sms_urgent_leads)
      or (p_kind = 'new_message' and p_preferences.sms_urgent_messages)
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.letter_of_notice (
  p_notice public.notifications
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_facts constant jsonb := jsonb_build_object(
    'title', p_notice.title, 'message', p_notice.message, 'path', private.path_of_notice(p_notice.metadata)
  );
  v_unread integer;
  v_quote text;
begin
  if p_notice.kind <> 'new_message' then
    return v_facts;
  end if;
  select count(*)::integer, (array_agg(u.words order by u.created_at desc))[1] into v_unread, v_quote
  from (
    select w.created_at, coalesce(nullif(left(btrim(m.message_text), 300), ''), 'A file') as words
    from public.message_notifications w
    join public.conversation_messages m on m.id = w.message_id and m.deleted_at is null
    where w.user_id = p_notice.user_id and w.conversation_id = (p_notice.metadata ->> 'conversation_id')::uuid
      and w.read_at is null
    order by w.created_at desc
    limit 100
  ) u
  where not exists (
    select from public.conversation_members c
    where c.user_id = p_notice.user_id and c.conversation_id = (p_notice.metadata ->> 'conversation_id')::uuid
      and c.is_muted
  );
  return case when v_unread > 0 then v_facts || jsonb_build_object('message', v_quote, 'unread', v_unread) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.mask_address (
  p_address text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_address like '%@%' then left(p_address, 1) || '•••' || substr(p_address, strpos(p_address, '@'))
    else '•••' || right(regexp_replace(p_address, '[^0-9]', '', 'g'), 4)
  end
$function$;

CREATE OR REPLACE FUNCTION private.my_deliveries (
  p_after text,
  p_size  integer
)
  RETURNS TABLE (
    id         uuid,
    kind       text,
    channel    text,
    title      text,
    status     text,
    waits_for  text,
    reason     text,
    sent_to    text,
    due_at     timestamp with time zone,
    created_at timestamp with time zone,
    sent_at    timestamp with time zone,
    cursor     text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
declare
  v_from constant jsonb := private.open_cursor('deliveries', p_after);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_id constant uuid := coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if not private.is_assured() then
    return;
  end if;
  return query
  select
    d.id, d.kind, d.channel, d.title, d.status, d.waits_for, d.reason, d.sent_to, d.due_at, d.created_at, d.sent_at,
    private.seal_cursor('deliveries', jsonb_build_array(d.created_at, d.id))
  from public.deliveries d
  where d.user_id = auth.uid() and (d.created_at, d.id) < (v_at, v_id)
  order by d.created_at desc, d.id desc
  limit p_size;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_reach()
  RETURNS TABLE (
    email            text,
    email_bounced_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select private.mask_address(u.email::text), private.bounce_of(u.id)
  from auth.users u
  where u.id = auth.uid() and private.is_assured();
end
$function$;

CREATE OR REPLACE FUNCTION private.note_bounce (
  p_address   text,
  p_cause     text,
  p_letter_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_address constant text := lower(left(p_address, 320));
  v_whose record;
  v_is_news boolean := false;
begin
  if p_cause = 'bounce' then
    update public.deliveries d set status = 'bounced', reason = 'bounced'
    from private.outbox o
    where d.outbox_id = p_letter_id and o.id = p_letter_id and lower(o.recipient) = v_address;
  end if;
  for v_whose in select p.id from public.profiles p where p.email = v_address loop
    insert into private.mail_bounces as b (user_id, address, cause) values (v_whose.id, v_address, p_cause)
    on conflict (user_id) do update set address = excluded.address, cause = excluded.cause, bounced_at = now()
    where b.address <> excluded.address;
    if found then
      v_is_news := true;
      perform private.notify(
        v_whose.id, 'email_bounced', 'bounce:' || clock_timestamp(),
        jsonb_build_object('address', private.mask_address(v_address))
      );
    end if;
  end loop;
  return v_is_news;
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
    ('email_bounced', 'system', false, false, false, false,
      'Letters to you come back',
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
      '/notifications-preferences'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
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
    metadata = n.metadata || jsonb_build_object('count', coalesce((n.metadata ->> 'count')::integer, 1) + 1)
  where v_kind.gathers and n.read_at is null
  returning n.id, n.xmax = 0 into v_id, v_is_new;
  -- One letter and one text for what gathers, until it is read.
  if v_is_new then
    perform private.plan_deliveries(v_id);
  end if;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_unsubscribe_token (
  p_token text
)
  RETURNS TABLE (
    user_id uuid,
    kind    text
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
    v_said := private.open_cursor('unsubscribe', p_token);
  exception when sqlstate 'HXPCU' then
    return;
  end;
  return query
  select p.id, v_said ->> 1 from public.profiles p where p.id = (v_said ->> 0)::uuid;
end
$function$;

CREATE OR REPLACE FUNCTION private.path_of_notice (
  p_metadata jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(
    p_metadata ->> 'path', '/property/' || coalesce(p_metadata ->> 'listing_id', p_metadata ->> 'property_id'),
    '/notifications'
  )
$function$;

CREATE OR REPLACE FUNCTION private.plan_deliveries (
  p_notification_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_notice public.notifications;
  v_preferences public.notification_preferences;
begin
  select * into strict v_notice from public.notifications n where n.id = p_notification_id;
  v_preferences := private.preferences_of(v_notice.user_id);
  insert into public.deliveries (user_id, notification_id, kind, channel, title, due_at, waits_for)
  select v_notice.user_id, v_notice.id, v_notice.kind, c.name, v_notice.title, p.at, p.waits_for
  from unnest(array['email', 'sms']) as c (name),
    lateral private.delivery_plan(v_preferences, v_notice.kind, c.name, now()) p
  on conflict do nothing;
  if found then
    perform pg_notify('haven_outbox', '');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.preferences_of (
  p_user_id uuid
)
  RETURNS public.notification_preferences
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_preferences public.notification_preferences;
begin
  select * into v_preferences from public.notification_preferences p where p.user_id = p_user_id;
  if v_preferences.user_id is null then
    v_preferences := jsonb_populate_record(null::public.notification_preferences, private.default_preferences());
  end if;
  return v_preferences;
end
$function$;

CREATE OR REPLACE FUNCTION private.prune_outbox()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  delete from public.deliveries d where d.created_at < now() - interval '90 days';
  delete from private.outbox o
  where o.done_at < now() - interval '30 days' or o.dead_at < now() - interval '90 days';
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.replan_deliveries()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.deliveries d
  set
    due_at = coalesce(greatest(p.at, now()), d.due_at),
    waits_for = p.waits_for,
    decided_at = now(),
    status = case when p.at is null then 'left_out' else d.status end,
    reason = case when p.at is null then 'not_wanted' end
  from public.deliveries o
  left join lateral private.delivery_plan(new, o.kind, o.channel, o.created_at) p on true
  where d.user_id = new.user_id and d.status = 'waiting' and o.id = d.id;
  if found then
    perform pg_notify('haven_outbox', '');
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.retry_my_email()
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  perform private.keep_pace('retry_email', 3, interval '1 day');
  delete from private.mail_bounces b where b.user_id = auth.uid();
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.seconds_to_next_message()
  RETURNS double precision
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select extract(epoch from least(
    (select min(o.claimed_until) from private.outbox o where o.claim is not null),
    (select o.deliver_after from private.outbox o
     where o.done_at is null and o.dead_at is null and o.is_urgent and o.claim is null
     order by o.deliver_after limit 1),
    (select o.deliver_after from private.outbox o
     where o.done_at is null and o.dead_at is null and not o.is_urgent and o.claim is null
     order by o.deliver_after limit 1),
    (select d.due_at from public.deliveries d where d.status = 'waiting' order by d.due_at limit 1)
  ) - now())::double precision
$function$;

CREATE OR REPLACE FUNCTION private.send_due (
  p_user_id uuid,
  p_channel text,
  p_now     timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_preferences constant public.notification_preferences := private.preferences_of(p_user_id);
  v_address constant text := private.address_for(p_user_id, p_channel);
  v_due record;
  v_reason text;
  v_calm jsonb[] := '{}';
  v_calm_ids uuid[] := '{}';
begin
  for v_due in
    select d.id, d.kind, d.created_at, p.is_wanted, p.until, private.letter_of_notice(n) as facts
    from public.deliveries d
    left join public.notifications n on n.id = d.notification_id and n.read_at is null
    cross join lateral (
      select w.at is not null as is_wanted, case
        when v_preferences.quiet_hours_enabled
          and not private.is_urgent_by(v_preferences, d.kind, p_channel)
        then private.quiet_until(
          v_preferences.quiet_hours_start, v_preferences.quiet_hours_end, v_preferences.timezone, p_now
        )
        else p_now
      end as until
      from (select) as nothing
      left join lateral private.delivery_plan(v_preferences, d.kind, p_channel, d.created_at) w on true
    ) p
    where d.user_id = p_user_id and d.channel = p_channel and d.status = 'waiting' and d.due_at <= p_now
    order by d.created_at, d.id
    for update of d
  loop
    v_reason := case
      when not v_due.is_wanted then 'not_wanted'
      when v_due.facts is null then 'read'
      when p_channel = 'email' and private.bounce_of(p_user_id) is not null then 'address_bounced'
      when v_address is null then 'no_address'
      -- A text is about now. No quiet hours last so long: there was nobody to send it.
      when p_channel = 'sms' and v_due.created_at < p_now - interval '3 days' then 'too_late'
    end;
    if v_reason is not null then
      update public.deliveries d set status = 'left_out', reason = v_reason where d.id = v_due.id;
    elsif v_due.until > p_now then
      -- It was late, since nothing ran meanwhile, and by now it is quiet.
      update public.deliveries d
      set due_at = v_due.until, decided_at = p_now, waits_for = 'quiet_hours'
      where d.id = v_due.id;
    elsif private.is_urgent_by(v_preferences, v_due.kind, p_channel) then
      perform private.hand_over(
        p_user_id, p_channel, v_address, array[v_due.facts], array[v_due.id], v_due.kind, true
      );
    else
      v_calm := v_calm || v_due.facts;
      v_calm_ids := v_calm_ids || v_due.id;
    end if;
  end loop;
  if cardinality(v_calm) > 0 then
    perform private.hand_over(
      p_user_id, p_channel, v_address, v_calm, v_calm_ids,
      case when cardinality(v_calm) = 1 then (select d.kind from public.deliveries d where d.id = v_calm_ids[1]) end,
      false
    );
  end if;
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
  join public.profiles p on p.id = t.user_id;
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
    return false;
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

CREATE OR REPLACE FUNCTION private.unsubscribe_token (
  p_user_id uuid,
  p_kind    text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.seal_cursor('unsubscribe', jsonb_build_array(p_user_id, p_kind))
$function$;

CREATE OR REPLACE FUNCTION public.my_deliveries (
  after     text    DEFAULT NULL::text,
  page_size integer DEFAULT 20
)
  RETURNS TABLE (
    id         uuid,
    kind       text,
    channel    text,
    title      text,
    status     text,
    waits_for  text,
    reason     text,
    sent_to    text,
    due_at     timestamp with time zone,
    created_at timestamp with time zone,
    sent_at    timestamp with time zone,
    cursor     text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_deliveries(after, least(greatest(coalesce(page_size, 20), 1), 100))
$function$;

REVOKE ALL ON FUNCTION "public"."my_deliveries"(text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_reach()
  RETURNS TABLE (
    email            text,
    email_bounced_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_reach()
$function$;

REVOKE ALL ON FUNCTION "public"."my_reach"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_bounce (
  address   text,
  cause     text,
  letter_id uuid DEFAULT NULL::uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_bounce(address, cause, letter_id)
$function$;

REVOKE ALL ON FUNCTION "public"."note_bounce"(text, text, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.retry_my_email()
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.retry_my_email()
$function$;

REVOKE ALL ON FUNCTION "public"."retry_my_email"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.subscription_of_link (
  token text
)
  RETURNS TABLE (
    email text,
    kind  text,
    is_on boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.subscription_of_link(token)
$function$;

REVOKE ALL ON FUNCTION "public"."subscription_of_link"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.unsubscribe (
  token    text,
  from_all boolean DEFAULT false
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.unsubscribe(token, coalesce(from_all, false))
$function$;

REVOKE ALL ON FUNCTION "public"."unsubscribe"(text, boolean) FROM PUBLIC, "service_role";

ALTER TABLE "private"."mail_bounces"
  ADD CONSTRAINT "mail_bounces_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."deliveries"
  ADD CONSTRAINT "deliveries_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX deliveries_created_idx ON public.deliveries USING btree (created_at);

CREATE INDEX deliveries_decided_idx ON public.deliveries USING btree (decided_at)
  WHERE (status = 'waiting'::text);

CREATE INDEX deliveries_due_idx ON public.deliveries USING btree (due_at)
  WHERE (status = 'waiting'::text);

CREATE INDEX deliveries_list_idx ON public.deliveries USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX deliveries_outbox_idx ON public.deliveries USING btree (outbox_id)
  WHERE (outbox_id IS NOT NULL);

CREATE INDEX deliveries_waiting_idx ON public.deliveries USING btree (user_id, channel, due_at)
  WHERE (status = 'waiting'::text);

CREATE TRIGGER follow_letter
  AFTER UPDATE OF done_at, dead_at ON private.outbox
  FOR EACH ROW
  WHEN (((old.done_at IS DISTINCT FROM new.done_at) OR (old.dead_at IS DISTINCT FROM new.dead_at)))
  EXECUTE FUNCTION private.follow_letter();

CREATE TRIGGER replan_deliveries
  AFTER INSERT OR UPDATE ON public.notification_preferences
  FOR EACH ROW
  EXECUTE FUNCTION private.replan_deliveries();

CREATE POLICY "Accounts with a second factor show it" ON "public"."deliveries"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "People read what was sent to them" ON "public"."deliveries"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

COMMENT ON COLUMN "public"."deliveries"."decided_at" IS 'When due_at was chosen; in the future once somebody has set the clock back.';

COMMENT ON COLUMN "public"."deliveries"."outbox_id" IS 'The letter that it went with, alone or beside others.';

COMMENT ON COLUMN "public"."deliveries"."sent_to" IS 'The address with all but its edges hidden.';

REVOKE ALL ON FUNCTION "private"."address_for"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."address_for"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."address_for"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."after_quiet"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."after_quiet"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."after_quiet"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."bounce_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bounce_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."bounce_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."deliver_after"(uuid, text, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."deliver_after"(uuid, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."deliver_after"(uuid, text, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."delivery_plan"(public.notification_preferences, text, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."delivery_plan"(public.notification_preferences, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."delivery_plan"(public.notification_preferences, text, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."dispatch_deliveries"(text[], timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dispatch_deliveries"(text[], timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dispatch_deliveries"(text[], timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_letter"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_letter"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_letter"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."hand_over"(uuid, text, text, jsonb[], uuid[], text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hand_over"(uuid, text, text, jsonb[], uuid[], text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hand_over"(uuid, text, text, jsonb[], uuid[], text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_urgent_by"(public.notification_preferences, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_urgent_by"(public.notification_preferences, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_urgent_by"(public.notification_preferences, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."letter_of_notice"(public.notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."letter_of_notice"(public.notifications) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."letter_of_notice"(public.notifications) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mask_address"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mask_address"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mask_address"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_deliveries"(text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_deliveries"(text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_deliveries"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_deliveries"(text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_reach"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_reach"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_reach"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_reach"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_bounce"(text, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_bounce"(text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_bounce"(text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_bounce"(text, text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."open_unsubscribe_token"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_unsubscribe_token"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_unsubscribe_token"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."path_of_notice"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."path_of_notice"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."path_of_notice"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."plan_deliveries"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plan_deliveries"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."plan_deliveries"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."preferences_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preferences_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."preferences_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."replan_deliveries"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."replan_deliveries"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."replan_deliveries"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."retry_my_email"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."retry_my_email"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."retry_my_email"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."retry_my_email"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_due"(uuid, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_due"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_due"(uuid, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."subscription_of_link"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."subscription_of_link"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."subscription_of_link"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."subscription_of_link"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."unsubscribe"(text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."unsubscribe"(text, boolean) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."unsubscribe"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unsubscribe"(text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."unsubscribe_token"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unsubscribe_token"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unsubscribe_token"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_deliveries"(text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_deliveries"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_deliveries"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_reach"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_reach"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_reach"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."note_bounce"(text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_bounce"(text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_bounce"(text, text, uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."retry_my_email"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."retry_my_email"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."retry_my_email"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."subscription_of_link"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."subscription_of_link"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."subscription_of_link"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."unsubscribe"(text, boolean) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."unsubscribe"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."unsubscribe"(text, boolean) TO "postgres";

REVOKE ALL ON TABLE "public"."deliveries" FROM "authenticated";

GRANT SELECT ON TABLE "public"."deliveries" TO "authenticated";

REVOKE ALL ON TABLE "public"."deliveries" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."deliveries" TO "service_role";

REVOKE ALL ON TABLE "private"."mail_bounces" FROM PUBLIC, "anon", "authenticated", "service_role";

ALTER TABLE "public"."deliveries"
  ALTER COLUMN "kind" SET STATISTICS 0,
  ALTER COLUMN "title" SET STATISTICS 0,
  ALTER COLUMN "waits_for" SET STATISTICS 0,
  ALTER COLUMN "reason" SET STATISTICS 0,
  ALTER COLUMN "sent_to" SET STATISTICS 0;
