-- Calendars elsewhere that a user subscribes to by URL. The URL is often a secret, so no call returns it. Events are copies:
-- each refresh replaces them, and no one changes them here.
create table private.calendar_subscriptions (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  url text not null,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  read_at timestamptz,
  next_at timestamptz not null default now(),
  failure text,
  left_out integer not null default 0,
  claim uuid,
  claimed_until timestamptz,

  constraint calendar_subscriptions_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 60)),
  constraint calendar_subscriptions_url_shape check (
    private.is_single_line(url, 1000) and (
      url ~ '^https://[^[:space:]/?#@\\]+([/?][^[:space:]\\]*)?$' or url ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?([/?][^[:space:]\\]*)?$'
    )
  ),
  constraint calendar_subscriptions_failure_shape check (failure ~ '^[a-z_]{2,40}$')
);
create index calendar_subscriptions_user_idx on private.calendar_subscriptions (user_id);
create index calendar_subscriptions_due_idx on private.calendar_subscriptions (next_at);
alter table private.calendar_subscriptions enable row level security;

comment on column private.calendar_subscriptions.left_out is 'Events of the calendar that can''t be shown.';

create table private.subscribed_events (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references private.calendar_subscriptions (id) on delete cascade,
  title text not null,
  place text,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  is_all_day boolean not null,
  repeats text,
  repeat_every integer,
  repeat_on text[] not null default '{}',
  repeat_until date,
  repeat_count integer,
  skipped text,

  constraint subscribed_events_title_is_plain check (private.is_single_line(title, 200)),
  constraint subscribed_events_place_is_plain check (private.is_single_line(place, 300)),
  constraint subscribed_events_begins_at_is_near check (begins_at between '1900-01-01' and '2200-01-01'),
  constraint subscribed_events_ends_at_is_near check (ends_at between begins_at and begins_at + interval '1440 hours'),
  constraint subscribed_events_time_zone_shape check (time_zone ~ '^[A-Za-z_]{2,30}(/[A-Za-z_+-]{2,30}){0,2}$'),
  constraint subscribed_events_repeats_is_known check (repeats in ('daily', 'weekly', 'monthly')),
  constraint subscribed_events_repeat_every_in_range check (repeat_every between 1 and 99),
  constraint subscribed_events_repeat_on_are_days check (repeat_on <@ array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']),
  constraint subscribed_events_repeat_count_in_range check (repeat_count between 1 and 730),
  constraint subscribed_events_skipped_is_plain check (private.is_single_line(skipped, 4000))
);
create index subscribed_events_subscription_idx on private.subscribed_events (subscription_id, begins_at);
alter table private.subscribed_events enable row level security;

create function private.add_calendar_subscription(p_id uuid, p_name text, p_url text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
begin
  perform private.enforce_rate_limit('calendar_subscriptions', 20, interval '1 hour');
  if exists (select from private.calendar_subscriptions s where s.id = p_id and s.user_id = v_me) then
    return true;
  end if;
  if (select count(*) from private.calendar_subscriptions s where s.user_id = v_me) >= 5 then
    raise exception 'You have reached the limit of 5 calendars.' using errcode = 'HXCSM';
  end if;
  insert into private.calendar_subscriptions (id, user_id, name, url)
  values (p_id, v_me, btrim(p_name), regexp_replace(btrim(p_url), '^webcals?://', 'https://', 'i'));
  return true;
exception when check_violation or not_null_violation or unique_violation then
  raise exception 'The name or the address is not valid.' using errcode = 'HXCSU';
end $$;

-- Subscribes the caller to a calendar.
select private.expose('add_calendar_subscription', 'authenticated');

create function private.list_calendar_subscriptions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'name', s.name, 'host', private.host_of(s.url), 'read_at', s.read_at,
    'is_waiting', s.next_at <= now(), 'failure', s.failure, 'left_out', s.left_out,
    'events', (select count(*) from private.subscribed_events e where e.subscription_id = s.id)
  ) order by s.created_at, s.id), '[]')
  from private.calendar_subscriptions s where s.user_id = auth.uid()
$$;

-- Returns the caller's subscriptions, each with the host of its address and the state of the last refresh.
select private.expose('list_calendar_subscriptions', 'authenticated');

create function private.refresh_calendar_subscription(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  perform private.enforce_rate_limit('calendar_refreshes', 30, interval '1 hour');
  update private.calendar_subscriptions s set next_at = now() where s.id = p_id and s.user_id = auth.uid();
  return found;
end $$;

-- Asks for a refresh now; false if it isn't the caller's.
select private.expose('refresh_calendar_subscription', 'authenticated');

create function private.remove_calendar_subscription(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.calendar_subscriptions s where s.id = p_id and s.user_id = auth.uid();
  return found;
end $$;

-- Ends a subscription and deletes its events.
select private.expose('remove_calendar_subscription', 'authenticated');

create function private.list_subscribed_events(p_from timestamptz, p_to timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(to_jsonb(e) - 'subscription_id' || jsonb_build_object('calendar', e.calendar) order by e.begins_at, e.id)
    from (
      select v.*, s.name as calendar
      from private.subscribed_events v join private.calendar_subscriptions s on s.id = v.subscription_id
      where s.user_id = auth.uid() and v.begins_at < p_to and case
        when v.repeats is null then v.ends_at >= p_from
        else private.series_end(v.begins_at, v.ends_at, v.repeats, v.repeat_every, v.repeat_until, v.repeat_count) >= p_from
      end
      order by v.begins_at limit 5000
    ) e
  ), '[]');
end $$;

-- Returns events of the caller's subscribed calendars that can occur between two times.
select private.expose('list_subscribed_events', 'authenticated');

-- Calendars to read now.
create view private.due_calendar_subscriptions as
  select s.id, s.next_at from private.calendar_subscriptions s
  where s.next_at <= now() and (s.claimed_until is null or s.claimed_until <= now()) and private.is_account_active(s.user_id);

create function private.is_calendar_subscription_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.due_calendar_subscriptions)
$$;

create function private.claim_calendar_subscriptions() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claim constant uuid := gen_random_uuid();
  v_rows jsonb;
begin
  with taken as (
    update private.calendar_subscriptions s set claim = v_claim, claimed_until = now() + interval '2 minutes'
    where s.id in (select q.id from private.due_calendar_subscriptions q order by q.next_at limit 5 for update skip locked)
    returning s.id, s.url
  )
  select jsonb_agg(jsonb_build_object('id', t.id, 'claim', v_claim, 'url', t.url)) into v_rows from taken t;
  return coalesce(v_rows, '[]');
end $$;

-- Takes due calendars for two minutes. For the function read-calendars.
select private.expose('claim_calendar_subscriptions', 'service_role');

-- Replaces the events of a calendar, or stores why it couldn't be read and leaves its events.
create function private.report_calendar_subscription(
  p_id uuid, p_claim uuid, p_failure text, p_events public.payload, p_left_out public.whole_number
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_failure text := p_failure;
begin
  perform from private.calendar_subscriptions s where s.id = p_id and s.claim = p_claim for update;
  if not found then
    return false;
  end if;
  if v_failure is null then
    begin
      delete from private.subscribed_events e where e.subscription_id = p_id;
      insert into private.subscribed_events (
        subscription_id, title, place, begins_at, ends_at, time_zone, is_all_day, repeats, repeat_every, repeat_on, repeat_until,
        repeat_count, skipped
      )
      select p_id, coalesce(nullif(private.to_single_line(e.title, 200), ''), 'Busy'), private.to_single_line(e.place, 300), e.begins_at,
        e.ends_at, e.time_zone, e.is_all_day, e.repeats, e.repeat_every, coalesce(e.repeat_on, '{}'), e.repeat_until, e.repeat_count,
        e.skipped
      from jsonb_populate_recordset(null::private.subscribed_events, p_events) e limit 2000;
    exception when data_exception or integrity_constraint_violation then
      v_failure := 'not_calendar';
    end;
  end if;
  update private.calendar_subscriptions s set
    claim = null, claimed_until = null, checked_at = now(), failure = v_failure,
    read_at = case when v_failure is null then now() else s.read_at end,
    left_out = case when v_failure is null then p_left_out else s.left_out end,
    next_at = now() + case when v_failure is null then interval '1 hour' else interval '6 hours' end
  where s.id = p_id;
  return true;
end $$;

select private.expose('report_calendar_subscription', 'service_role');
