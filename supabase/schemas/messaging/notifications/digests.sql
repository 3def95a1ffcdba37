-- Moves due deliveries to the outbox. All due for one person on one channel are combined into one email; only
-- urgent ones go alone.

-- Returns a notification's target path within the app.
create function private.get_notification_path(p_metadata jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(
    p_metadata ->> 'path', '/property/' || coalesce(p_metadata ->> 'listing_id', p_metadata ->> 'property_id'),
    '/notifications'
  )
$$;

-- Returns a notification's email content. For a conversation it quotes what is still unread and not deleted;
-- null if nothing is.
create function private.build_notification_email(p_notice public.notifications) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_facts constant jsonb := jsonb_build_object(
    'title', p_notice.title, 'message', p_notice.message, 'path', private.get_notification_path(p_notice.metadata)
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
end $$;

-- Queues one person's due deliveries on a channel in one transaction. Lookups by kind or person run once,
-- however many are due.
create function private.enqueue_due_deliveries(p_user_id uuid, p_channel text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  v_preferences constant public.notification_preferences := private.get_notification_preferences(p_user_id);
  v_address constant text := private.get_delivery_address(p_user_id, p_channel);
  v_nowhere constant text := case
    when p_channel = 'email' and private.get_email_bounced_at(p_user_id) is not null then 'address_bounced'
    when v_address is null then 'no_address'
  end;
  -- After an outage it may be late and quiet hours by now.
  v_quiet_until constant timestamptz := case
    when v_preferences.quiet_hours_enabled then private.get_quiet_hours_end(
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
        k.kind, private.is_notification_enabled(v_preferences, k.kind, p_channel) as is_wanted,
        private.is_urgent_on_channel(v_preferences, k.kind, p_channel) as is_urgent
      from (select distinct u.kind from due u) k
    ), told as materialized (
      select
        u.id, u.kind, u.created_at, k.is_urgent, k.is_wanted,
        case when n.id is not null then private.build_notification_email(n) end as facts
      from due u
      join kinds k on k.kind = u.kind
      left join public.notifications n on n.id = u.notification_id and n.read_at is null
    ), judged as materialized (
      select t.id, t.kind, t.created_at, t.is_urgent, t.facts, case
        when not t.is_wanted then 'not_wanted'
        when t.facts is null then 'read'
        when v_nowhere is not null then v_nowhere
        -- A text is time-sensitive. Quiet hours are never this long, so nothing was running to send it.
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
      perform private.enqueue_notification_message(
        p_user_id, p_channel, v_address, array[v_goes.facts], array[v_goes.id], v_goes.kind, true
      );
    else
      v_calm := v_calm || v_goes.facts;
      v_calm_ids := v_calm_ids || v_goes.id;
    end if;
  end loop;
  if cardinality(v_calm) > 0 then
    perform private.enqueue_notification_message(
      p_user_id, p_channel, v_address, v_calm, v_calm_ids,
      case when cardinality(v_calm) = 1 then (select d.kind from public.deliveries d where d.id = v_calm_ids[1]) end,
      false
    );
  end if;
end $$;

-- Queues one message about several notifications; `p_kind` is null if they differ.
create function private.enqueue_notification_message(
  p_user_id uuid, p_channel text, p_address text, p_facts jsonb[], p_ids uuid[], p_kind text, p_is_urgent boolean
) returns void
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  v_many constant integer := cardinality(p_facts);
  v_email_id uuid;
begin
  v_email_id := private.queue_message(
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
          then private.create_reply_address(p_user_id, (p_facts[1] ->> 'conversation_id')::uuid)
        end)
        else jsonb_build_object('items', to_jsonb(p_facts[1:20]), 'more', greatest(v_many - 20, 0))
      end
    end,
    'delivery:' || p_ids[1], now(), p_is_urgent
  );
  update public.deliveries d
  set outbox_id = v_email_id, sent_to = private.mask_address(p_address),
    status = case when o.dead_at is null then 'queued' else 'failed' end, reason = o.last_error
  from private.outbox o
  where d.id = any (p_ids) and o.id = v_email_id;
end $$;

-- Returns when a failed email may be retried: not during its recipient's quiet hours.
create function private.get_retry_time_after_quiet_hours(p_email_id uuid, p_at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  v_delivery record;
  v_preferences public.notification_preferences;
begin
  select d.user_id, d.kind, d.channel into v_delivery
  from public.deliveries d where d.outbox_id = p_email_id
  limit 1;
  if v_delivery.user_id is null then
    return p_at;
  end if;
  v_preferences := private.get_notification_preferences(v_delivery.user_id);
  return case
    when v_preferences.quiet_hours_enabled
      and not private.is_urgent_on_channel(v_preferences, v_delivery.kind, v_delivery.channel)
    then private.get_quiet_hours_end(
      v_preferences.quiet_hours_start, v_preferences.quiet_hours_end, v_preferences.timezone, p_at
    )
    else p_at
  end;
end $$;

-- Processes due deliveries for a batch of people, one worker at a time. An error for one person doesn't block
-- the others.
create function private.dispatch_deliveries(p_channels text[], p_now timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' set enable_seqscan = off set jit = off as $$
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
  -- Scheduled in the future: the clock was set back since, so the due time is meaningless.
  update public.deliveries d
  set decided_at = p_now, created_at = least(d.created_at, p_now), due_at = coalesce(
    (select p.at from private.delivery_plan(private.get_notification_preferences(d.user_id), d.kind, d.channel, p_now) p), p_now
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
      perform private.enqueue_due_deliveries(v_whom.user_id, v_whom.channel, p_now);
      v_count := v_count + 1;
    exception
      when serialization_failure or deadlock_detected or lock_not_available then
        raise;
      when others then
        update public.deliveries d set status = 'failed', reason = 'not_written'
        where d.user_id = v_whom.user_id and d.channel = v_whom.channel and d.status = 'waiting'
          and d.due_at <= p_now;
        raise warning 'Failed to build an email for the notifications of one user: %', sqlstate;
    end;
  end loop;
  return v_count;
end $$;
