-- When delayed deliveries may go out. Mirrors shared/messaging/notifications/quiet-hours.ts; a test compares both. On
-- daylight saving days, local clock time counts: an end that is skipped comes when the clock jumps, and for a
-- repeated hour the next upcoming end counts.
create function private.is_quiet_time(p_start time, p_end time, p_zone text, p_at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_now constant time := date_trunc('minute', p_at at time zone p_zone)::time;
begin
  return case
    when p_start = p_end then false
    when p_start < p_end then v_now >= p_start and v_now < p_end
    else v_now >= p_start or v_now < p_end
  end;
end $$;

-- Returns the first time after `p_at` when the local clock shows a given time; if it never does, the jump
-- over it, unless that is quiet as well.
create function private.get_next_quiet_end(
  p_start time, p_end time, p_zone text, p_wall timestamp, p_at timestamptz
) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_utc constant timestamptz := p_wall at time zone 'UTC';
  v_day constant interval := interval '24 hours';
  -- The UTC offsets before and after any clock change on that day.
  v_before constant interval := (v_utc - v_day) at time zone p_zone - (v_utc - v_day) at time zone 'UTC';
  v_after constant interval := (v_utc + v_day) at time zone p_zone - (v_utc + v_day) at time zone 'UTC';
  v_first timestamptz := v_utc - greatest(v_before, v_after);
  v_second timestamptz := v_utc - least(v_before, v_after);
  v_middle timestamptz;
  v_is_shown boolean := false;
begin
  if v_first at time zone p_zone = p_wall then
    v_is_shown := true;
    if v_first > p_at then
      return v_first;
    end if;
  end if;
  if v_second at time zone p_zone = p_wall then
    return case when v_second > p_at then v_second end;
  end if;
  if v_is_shown then
    return null;
  end if;
  while v_second - v_first > interval '1 minute' loop
    v_middle := v_first + interval '1 minute'
      * floor(extract(epoch from v_second - v_first) / 2 / 60)::integer;
    if v_middle at time zone p_zone < p_wall then
      v_first := v_middle;
    else
      v_second := v_middle;
    end if;
  end loop;
  return case when v_second > p_at and not private.is_quiet_time(p_start, p_end, p_zone, v_second) then v_second end;
end $$;

-- Returns the end of the quiet hours that contain a time; the time itself if outside them.
create function private.get_quiet_hours_end(p_start text, p_end text, p_zone text, p_at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_start constant time := p_start::time;
  v_end constant time := p_end::time;
  v_today constant timestamp := date_trunc('day', p_at at time zone p_zone) + v_end;
begin
  if not private.is_quiet_time(v_start, v_end, p_zone, p_at) then
    return p_at;
  end if;
  return coalesce(
    private.get_next_quiet_end(v_start, v_end, p_zone, v_today, p_at),
    private.get_next_quiet_end(v_start, v_end, p_zone, v_today + interval '1 day', p_at),
    private.get_next_quiet_end(v_start, v_end, p_zone, v_today + interval '2 days', p_at),
    p_at + interval '24 hours'
  );
end $$;

-- True if a kind is delivered on a channel: by the user's choice, else the kind's default.
create function private.is_notification_enabled(
  p_preferences public.notification_preferences, p_kind text, p_channel text
) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_kind record;
  v_chosen constant jsonb := p_preferences.channels -> p_kind -> p_channel;
begin
  -- Most users have texts turned off, and looking up a kind is slow for thousands of recipients.
  if p_channel = 'sms' and not p_preferences.sms_notifications then
    return false;
  end if;
  select * into v_kind from private.notification_kinds() k where k.kind = p_kind;
  return case p_channel
    when 'email' then p_preferences.email_enabled
      and case p_kind
        when 'transaction_status' then p_preferences.transaction_status_changes
        when 'transaction_dates' then p_preferences.deadline_alerts
        when 'transaction_document' then p_preferences.document_uploads
        when 'transaction_date_soon' then p_preferences.milestone_reminders
        when 'transaction_party' then p_preferences.participant_activity
        else true
      end
      and coalesce(v_chosen::boolean, v_kind.by_email, false)
    when 'sms' then p_preferences.sms_notifications and coalesce(
      v_chosen::boolean,
      v_kind.by_sms
        or (p_kind = 'inquiry' and p_preferences.sms_urgent_leads)
        or (p_kind = 'new_message' and p_preferences.sms_urgent_messages)
        or (p_kind = 'transaction_date_soon' and p_preferences.sms_project_deadlines),
      false
    )
    when 'desktop' then p_preferences.push_notifications and coalesce(v_chosen::boolean, true)
    else false
  end;
end $$;

-- True if a kind bypasses quiet hours on a channel: urgent kinds, and texts the user marked as urgent.
create function private.is_urgent_on_channel(
  p_preferences public.notification_preferences, p_kind text, p_channel text
) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((select k.is_urgent from private.notification_kinds() k where k.kind = p_kind), false) or (
    p_channel = 'sms' and (
      (p_kind = 'inquiry' and p_preferences.sms_urgent_leads)
      or (p_kind = 'new_message' and p_preferences.sms_urgent_messages)
    )
  );
end $$;

-- Returns a user's preferences, or the defaults.
create function private.get_notification_preferences(p_user_id uuid) returns public.notification_preferences
language plpgsql stable security definer set search_path = '' as $$
declare
  v_preferences public.notification_preferences;
begin
  select * into v_preferences from public.notification_preferences p where p.user_id = p_user_id;
  if v_preferences.user_id is null then
    v_preferences := jsonb_populate_record(null::public.notification_preferences, private.default_preferences());
  end if;
  return v_preferences;
end $$;

-- Returns when a kind may be delivered on a channel, and what it waits for; no row for never. Message emails
-- wait so the message can be read first; digests collect emails until the next full hour or until 8 a.m.;
-- then quiet hours apply. Mirrors shared/messaging/notifications/delivery-plan.ts; a test compares both.
create function private.delivery_plan(
  p_preferences public.notification_preferences, p_kind text, p_channel text, p_now timestamptz
) returns table (at timestamptz, waits_for text)
language plpgsql stable set search_path = '' as $$
declare
  v_at timestamptz := p_now;
  v_waits_for text;
  v_quiet_end timestamptz;
begin
  if not private.is_notification_enabled(p_preferences, p_kind, p_channel) then
    return;
  end if;
  if private.is_urgent_on_channel(p_preferences, p_kind, p_channel) then
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
      -- Treats everything but 8 a.m. as quiet hours.
      v_at := private.get_quiet_hours_end('08:01', '08:00', p_preferences.timezone, v_at);
      v_waits_for := 'digest';
    end if;
  end if;
  if p_preferences.quiet_hours_enabled then
    v_quiet_end := private.get_quiet_hours_end(
      p_preferences.quiet_hours_start, p_preferences.quiet_hours_end, p_preferences.timezone, v_at
    );
    if v_quiet_end > v_at then
      v_at := v_quiet_end;
      v_waits_for := 'quiet_hours';
    end if;
  end if;
  return query select v_at, v_waits_for;
end $$;

-- Returns when a kind may be delivered on a channel; null for never.
create function private.deliver_after(
  p_user_id uuid, p_kind text, p_channel text, p_now timestamptz default now()
) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select p.at from private.delivery_plan(private.get_notification_preferences(p_user_id), p_kind, p_channel, p_now) p
$$;

-- The defaults of the table, for users without preferences.
create function private.default_preferences() returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'email_enabled', true, 'sms_notifications', false, 'push_notifications', true, 'marketing_emails', false,
    'transaction_status_changes', true, 'document_uploads', true, 'milestone_reminders', true,
    'deadline_alerts', true, 'participant_activity', false, 'sms_urgent_leads', false,
    'sms_urgent_messages', false, 'sms_project_deadlines', false, 'quiet_hours_enabled', false,
    'quiet_hours_start', '22:00', 'quiet_hours_end', '08:00', 'timezone', 'UTC', 'digest', 'instant',
    'channels', '{}'::jsonb
  )
$$;

-- Returns when the caller would be notified of a kind occurring now, by channel.
create function private.next_delivery_time(p_kind text) returns table (channel text, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select c.name, private.deliver_after(auth.uid(), p_kind, c.name, now())
  from unnest(array['email', 'sms', 'desktop']) with ordinality as c (name, place)
  where auth.uid() is not null and private.has_verified_session()
  order by c.place;
end $$;

select private.expose('next_delivery_time', 'authenticated', 'plain');
