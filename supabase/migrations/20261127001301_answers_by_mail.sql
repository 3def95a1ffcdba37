SET local check_function_bodies = off;

CREATE TABLE "private"."answer_addresses" (
  "id"              uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "digest"          bytea                    NOT NULL,
  "user_id"         uuid                     NOT NULL,
  "conversation_id" uuid                     NOT NULL,
  "created_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at"      timestamp with time zone NOT NULL DEFAULT (now() + '14 days'::interval),
  "closed_at"       timestamp with time zone,
  CONSTRAINT "answer_addresses_digest_once" UNIQUE (digest),
  CONSTRAINT "answer_addresses_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."answer_addresses"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "private"."answer_addresses" FROM PUBLIC, "anon", "authenticated", "service_role";

CREATE OR REPLACE FUNCTION private.answer_by_mail (
  p_token     text,
  p_sender    text,
  p_letter_id text,
  p_words     text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_address private.answer_addresses;
  v_message_id uuid;
  v_outcome text;
begin
  select * into v_address from private.answer_addresses a
  where a.digest = private.answer_digest(left(p_token, 200));
  if v_address.id is null then
    return 'unknown';
  end if;
  -- Whoever else came by the address learns no more than that.
  if lower(btrim(p_sender)) is distinct from lower(private.address_for(v_address.user_id, 'email')) then
    return 'unknown';
  end if;
  v_message_id := md5(v_address.id::text || ':' || p_letter_id)::uuid;
  if exists (select from public.conversation_messages m where m.id = v_message_id) then
    return 'sent';
  end if;
  v_outcome := private.send_answer(v_address, v_message_id, p_words);
  if v_outcome <> 'sent' then
    perform private.notify(
      v_address.user_id, 'answer_refused', 'answer:' || v_message_id,
      jsonb_build_object(
        'reason', private.answer_refusal(v_outcome), 'conversation_id', v_address.conversation_id
      ),
      jsonb_build_object('conversation_id', v_address.conversation_id)
    );
  end if;
  return v_outcome;
end
$function$;

CREATE OR REPLACE FUNCTION private.answer_digest (
  p_token text
)
  RETURNS bytea
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select extensions.digest(convert_to('answer:' || lower(p_token), 'UTF8'), 'sha256')
$function$;

CREATE OR REPLACE FUNCTION private.answer_refusal (
  p_reason text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_reason
    when 'expired' then 'The letter that you answered is too old. Answer here instead.'
    when 'empty' then 'There were no words of yours in it. Files are not taken from letters.'
    when 'too_long' then 'It was longer than 8,000 characters. Send it here in parts.'
    when 'blocked' then 'One of the two has blocked the other.'
    when 'not_in_conversation' then 'You are no longer in this conversation.'
    when 'too_many' then 'There were too many within a short time. Send it here later.'
    else 'It could not be sent as it is. Write it here instead.'
  end
$function$;

CREATE OR REPLACE FUNCTION private.close_mail_answers()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  if auth.uid() is null or not private.is_assured() then
    raise exception 'Nobody is signed in.' using errcode = '42501';
  end if;
  update private.answer_addresses a set closed_at = now()
  where a.user_id = auth.uid() and a.closed_at is null and a.expires_at > now();
  get diagnostics v_count = row_count;
  return v_count;
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
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
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
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
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
        when v_many = 1 then p_facts[1] || jsonb_build_object('answer', case
          when p_kind = 'new_message'
          then private.open_answer_address(p_user_id, (p_facts[1] ->> 'conversation_id')::uuid)
        end)
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
  return case when v_unread > 0 then v_facts || jsonb_build_object(
    'message', v_quote, 'unread', v_unread, 'conversation_id', p_notice.metadata ->> 'conversation_id'
  ) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.messages_with_words (
  p_conversations uuid[],
  p_words         text[],
  p_at            timestamp with time zone,
  p_id            uuid,
  p_size          integer
)
  RETURNS TABLE (
    id         uuid,
    created_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  v_long_ids uuid[];
  v_long_id uuid;
  v_end timestamptz;
  v_found integer;
begin
  v_long_ids := array(
    select c.id from unnest(p_conversations) as c (id)
    where exists (
      select from public.conversation_messages m
      where m.conversation_id = c.id and m.created_at <= p_at
      order by m.created_at desc offset 400 limit 1
    )
  );
  return query
  select m.id, m.created_at
  from unnest(p_conversations) as c (id)
  cross join lateral (
    select o.id, o.conversation_id, o.created_at from public.conversation_messages o
    where private.message_words(o.conversation_id, o.message_text) @@ private.words_asked(c.id, p_words)
      and o.deleted_at is null and o.message_type <> 'system' and (o.created_at, o.id) < (p_at, p_id)
    offset 0
  ) m
  where m.conversation_id = c.id and c.id <> all (v_long_ids)
  order by m.created_at desc, m.id desc
  limit p_size;
  foreach v_long_id in array v_long_ids loop
    return query
    with newest as materialized (
      select o.* from public.conversation_messages o
      where o.conversation_id = v_long_id and o.created_at <= p_at
      order by o.created_at desc limit 400
    )
    select o.id, o.created_at from newest o
    where strpos(lower(o.message_text), p_words[1]) > 0
      and private.message_words(o.conversation_id, o.message_text) @@ private.words_asked(v_long_id, p_words)
      and o.deleted_at is null and o.message_type <> 'system' and (o.created_at, o.id) < (p_at, p_id)
    limit p_size;
    get diagnostics v_found = row_count;
    if v_found < p_size then
      select m.created_at into v_end from public.conversation_messages m
      where m.conversation_id = v_long_id and m.created_at <= p_at
      order by m.created_at desc offset 399 limit 1;
      return query
      select o.id, o.created_at from public.conversation_messages o
      where private.message_words(o.conversation_id, o.message_text) @@ private.words_asked(v_long_id, p_words)
        and o.deleted_at is null and o.message_type <> 'system' and o.created_at < v_end
      order by o.created_at desc, o.id desc
      limit p_size;
    end if;
  end loop;
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
    ('email_bounced', 'system', false, false, false, false,
      'Letters to you come back',
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
      '/notifications-preferences'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$function$;

CREATE OR REPLACE FUNCTION private.open_answer_address (
  p_user_id         uuid,
  p_conversation_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_token constant text := encode(extensions.gen_random_bytes(20), 'hex');
begin
  if exists (select from auth.mfa_factors f where f.user_id = p_user_id and f.status = 'verified') then
    return null;
  end if;
  insert into private.answer_addresses (digest, user_id, conversation_id)
  values (private.answer_digest(v_token), p_user_id, p_conversation_id);
  return v_token;
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
  -- Until then who answers an old letter is told that it is too old.
  delete from private.answer_addresses a where a.expires_at < now() - interval '90 days';
  delete from private.outbox o
  where o.done_at < now() - interval '30 days' or o.dead_at < now() - interval '90 days';
  get diagnostics v_count = row_count;
  return v_count;
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
  SET jit TO 'off'
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_from constant jsonb := private.open_cursor('message search', p_after);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_id constant uuid := coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_words constant text[] := array(
    select left(w.lexeme, 40) from unnest(to_tsvector('pg_catalog.simple', left(p_search, 100))) w
    where w.lexeme !~ '[''\\]' order by char_length(w.lexeme) desc limit 5
  );
  v_mine uuid[];
  v_heard timestamptz[];
  v_found uuid[] := '{}';
  v_times timestamptz[] := '{}';
  v_first integer := 1;
  v_step integer := 20;
begin
  if not private.is_approved() or cardinality(v_words) = 0 then
    return;
  end if;
  select array_agg(m.conversation_id), array_agg(m.last_message_at) into v_mine, v_heard
  from (
    select o.conversation_id, o.last_message_at from public.conversation_members o
    where o.user_id = v_me and o.left_at is null
    order by o.last_message_at desc, o.conversation_id desc limit 1000
  ) m;
  while v_first <= cardinality(v_mine) loop
    select array_agg(f.id), array_agg(f.created_at) into v_found, v_times
    from (
      select n.id, n.created_at
      from (
        select w.id, w.created_at from private.messages_with_words(
          v_mine[v_first : v_first + v_step - 1], v_words, v_at, v_id, p_size
        ) w
        union all
        select b.id, b.created_at from unnest(v_found, v_times) as b (id, created_at)
      ) n
      order by n.created_at desc, n.id desc
      limit p_size
    ) f;
    v_first := v_first + v_step;
    v_step := v_step * 4;
    exit when cardinality(v_found) = p_size and v_times[p_size] > v_heard[v_first];
  end loop;
  return query
  select m.id, m.conversation_id, m.sender_id,
    substr(m.message_text, greatest(strpos(lower(m.message_text), v_words[1]) - 60, 1), 240), m.created_at,
    private.seal_cursor('message search', jsonb_build_array(m.created_at, m.id))
  from public.conversation_messages m
  where m.id = any (v_found)
  order by m.created_at desc, m.id desc;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_answer (
  p_address    private.answer_addresses,
  p_message_id uuid,
  p_words      text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_reason text := 'sent';
begin
  if p_address.closed_at is not null or p_address.expires_at <= now() then
    return 'expired';
  end if;
  if btrim(coalesce(p_words, ''), E' \t\n\r') = '' then
    return 'empty';
  end if;
  if char_length(p_words) > 8000 then
    return 'too_long';
  end if;
  begin
    perform set_config('request.jwt.claims', jsonb_build_object(
      'sub', p_address.user_id, 'role', 'authenticated', 'aal', 'aal1'
    )::text, true);
    perform private.keep_pace('mail_answer', 30, interval '1 hour');
    perform private.send_message(p_address.conversation_id, p_message_id, p_words, null, '[]', null);
  exception
    when sqlstate 'HXBLK' then
      v_reason := 'blocked';
    when insufficient_privilege then
      v_reason := 'not_in_conversation';
    when sqlstate 'HXMRT' then
      v_reason := 'too_many';
    when integrity_constraint_violation then
      v_reason := 'unfit';
  end;
  perform set_config('request.jwt.claims', v_claims, true);
  return v_reason;
end
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
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  v_preferences constant public.notification_preferences := private.preferences_of(p_user_id);
  v_address constant text := private.address_for(p_user_id, p_channel);
  v_nowhere constant text := case
    when p_channel = 'email' and private.bounce_of(p_user_id) is not null then 'address_bounced'
    when v_address is null then 'no_address'
  end;
  -- It is late, when nothing ran meanwhile, and by now it may be quiet.
  v_quiet_until constant timestamptz := case
    when v_preferences.quiet_hours_enabled then private.quiet_until(
      v_preferences.quiet_hours_start, v_preferences.quiet_hours_end, v_preferences.timezone, p_now
    )
    else p_now
  end;
  v_goes record;
  v_calm jsonb[] := '{}';
  v_calm_ids uuid[] := '{}';
begin
  for v_goes in
    with due as materialized (
      select d.id, d.kind, d.created_at, d.notification_id from public.deliveries d
      where d.user_id = p_user_id and d.channel = p_channel and d.status = 'waiting' and d.due_at <= p_now
      order by d.created_at, d.id
      for update
    ), kinds as materialized (
      select
        k.kind, private.is_wanted(v_preferences, k.kind, p_channel) as is_wanted,
        private.is_urgent_by(v_preferences, k.kind, p_channel) as is_urgent
      from (select distinct u.kind from due u) k
    ), told as materialized (
      select
        u.id, u.kind, u.created_at, k.is_urgent, k.is_wanted,
        case when n.id is not null then private.letter_of_notice(n) end as facts
      from due u
      join kinds k on k.kind = u.kind
      left join public.notifications n on n.id = u.notification_id and n.read_at is null
    ), judged as materialized (
      select t.id, t.kind, t.created_at, t.is_urgent, t.facts, case
        when not t.is_wanted then 'not_wanted'
        when t.facts is null then 'read'
        when v_nowhere is not null then v_nowhere
        -- A text is about now. No quiet hours last so long: there was nobody to send it.
        when p_channel = 'sms' and t.created_at < p_now - interval '3 days' then 'too_late'
      end as reason
      from told t
    ), left_out as (
      update public.deliveries d set status = 'left_out', reason = j.reason
      from judged j
      where d.id = j.id and j.reason is not null
    ), put_off as (
      update public.deliveries d set due_at = v_quiet_until, decided_at = p_now, waits_for = 'quiet_hours'
      from judged j
      where d.id = j.id and j.reason is null and not j.is_urgent and v_quiet_until > p_now
    )
    select j.id, j.kind, j.is_urgent, j.facts from judged j
    where j.reason is null and (j.is_urgent or v_quiet_until <= p_now)
    order by j.created_at, j.id
  loop
    if v_goes.is_urgent then
      perform private.hand_over(
        p_user_id, p_channel, v_address, array[v_goes.facts], array[v_goes.id], v_goes.kind, true
      );
    else
      v_calm := v_calm || v_goes.facts;
      v_calm_ids := v_calm_ids || v_goes.id;
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

CREATE OR REPLACE FUNCTION public.answer_by_mail (
  token     text,
  sender    text,
  letter_id text,
  words     text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.answer_by_mail(token, sender, letter_id, words)
$function$;

REVOKE ALL ON FUNCTION "public"."answer_by_mail"(text, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.close_mail_answers()
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.close_mail_answers()
$function$;

REVOKE ALL ON FUNCTION "public"."close_mail_answers"() FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."answer_addresses"
  ADD CONSTRAINT "answer_addresses_conversation_id_fkey" FOREIGN KEY (conversation_id) REFERENCES public.chat_conversations(id) ON DELETE CASCADE;

ALTER TABLE "private"."answer_addresses"
  ADD CONSTRAINT "answer_addresses_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX answer_addresses_conversation_idx ON private.answer_addresses USING btree (conversation_id);

CREATE INDEX answer_addresses_expires_idx ON private.answer_addresses USING btree (expires_at);

CREATE INDEX answer_addresses_user_idx ON private.answer_addresses USING btree (user_id);

REVOKE ALL ON FUNCTION "private"."answer_by_mail"(text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_by_mail"(text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_by_mail"(text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_by_mail"(text, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "private"."answer_digest"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_digest"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_digest"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."answer_refusal"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_refusal"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_refusal"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."close_mail_answers"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."close_mail_answers"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."close_mail_answers"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."close_mail_answers"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_answer_address"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_answer_address"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_answer_address"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_answer"(private.answer_addresses, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_answer"(private.answer_addresses, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_answer"(private.answer_addresses, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."answer_by_mail"(text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_by_mail"(text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_by_mail"(text, text, text, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."close_mail_answers"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."close_mail_answers"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_mail_answers"() TO "postgres";
