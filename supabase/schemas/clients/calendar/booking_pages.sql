-- Public booking pages, where anyone can book a free time with the owner: working hours, duration, and
-- buffer. Shows only that the owner is busy, never why, so the page does not expose their calendar.
create table private.booking_pages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references public.profiles (id) on delete cascade,
  is_open boolean not null default false,
  title text not null,
  intro text,
  place text,
  minutes integer not null,
  buffer_minutes integer not null,
  notice_hours integer not null,
  days_ahead integer not null,
  time_zone text not null,
  hours text[] not null,

  constraint booking_pages_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 120)),
  constraint booking_pages_intro_is_plain check (private.is_plain_message(intro, 1000)),
  constraint booking_pages_place_is_plain check (private.is_single_line(place, 300)),
  constraint booking_pages_minutes_in_range check (minutes between 10 and 480),
  constraint booking_pages_buffer_in_range check (buffer_minutes between 0 and 240),
  constraint booking_pages_notice_in_range check (notice_hours between 0 and 336),
  constraint booking_pages_days_ahead_in_range check (days_ahead between 1 and 90),
  constraint booking_pages_time_zone_is_known check (time_zone in (
    'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles',
    'America/Anchorage', 'Pacific/Honolulu', 'UTC'
  )),
  constraint booking_pages_hours_shape check (
    cardinality(hours) >= 1 and cardinality(hours) <= 21 and array_to_string(hours, ';', '-')
      ~ '^((MO|TU|WE|TH|FR|SA|SU) ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d(;|$))+$'
  )
);
comment on column private.booking_pages.hours is 'The owner''s working hours, such as "MO 09:00-12:00", in the page''s time zone.';

-- Bookings by time; each refers to its calendar event, and the booking follows that event.
create table private.bookings (
  id uuid primary key,
  page_id uuid not null references private.booking_pages (id) on delete cascade,
  event_id uuid not null unique references public.events (id) on delete cascade,
  name text not null,
  email text not null,
  booked_at timestamptz not null default now(),

  constraint bookings_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint bookings_email_shape check (
    private.is_single_line(email, 254) and email = lower(email)
    and email ~ '^[^[:space:][:cntrl:]<>,;:"@]+@[^[:space:][:cntrl:]<>,;:"@]+\.[^[:space:][:cntrl:]<>,;:"@]+$'
  )
);
create index bookings_page_idx on private.bookings (page_id, booked_at);

alter table private.booking_pages enable row level security;
alter table private.bookings enable row level security;

-- A booking page as its owner sees it.
create function private.my_booking_page() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select to_jsonb(p) - 'user_id'::text from private.booking_pages p
    where p.user_id = auth.uid() and private.has_verified_session()
  );
end $$;

-- Returns the caller's booking page; null if there is none.
select private.expose('my_booking_page', 'authenticated');

create function private.save_booking_page(p_page public.payload) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_said private.booking_pages;
begin
  if jsonb_typeof(p_page) is distinct from 'object' or octet_length(p_page::text) > 10000 then
    raise exception 'Send the booking page as an object of fields.' using errcode = '22023';
  end if;
  if not private.is_active_broker(v_me) then
    raise exception 'Only brokers can create a booking page.' using errcode = 'HXBKB';
  end if;
  v_said := jsonb_populate_record(null::private.booking_pages, p_page);
  if exists (
    select from unnest(v_said.hours) h where substr(h, 4, 5) >= substr(h, 10, 5)
  ) then
    raise exception 'The end of your hours must be after the start.' using errcode = 'HXBKH';
  end if;
  perform private.enforce_rate_limit('booking_page', 60, interval '1 hour');
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
end $$;

-- Creates or updates the caller's page; its URL stays the same.
select private.expose('save_booking_page', 'authenticated');

-- Returns the page if it is switched on and its owner is still an active broker.
create function private.find_open_booking_page(p_id uuid) returns private.booking_pages
language plpgsql stable security definer set search_path = '' as $$
declare
  v_page private.booking_pages;
begin
  select * into v_page from private.booking_pages b where b.id = p_id and b.is_open and private.is_active_broker(b.user_id);
  return v_page;
end $$;

-- Returns when a user is busy: their own events and those they take part in. Critical dates don't block time.
create function private.busy_times(p_user_id uuid, p_from timestamptz, p_to timestamptz, p_but uuid)
returns table (begins_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select s.at, s.at + (e.ends_at - e.begins_at)
  from (
    -- No event is longer than 1,440 hours.
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
end $$;

create index events_busy_idx on public.events (owner_id, begins_at) where deleted_at is null and repeats is null;
create index events_busy_series_idx on public.events (owner_id) where deleted_at is null and repeats is not null;

-- Returns the free start times of a page in a range; `p_but` is an event that is being moved.
create function private.free_times(p_page private.booking_pages, p_from timestamptz, p_to timestamptz, p_but uuid)
returns setof timestamptz
language plpgsql stable security definer set search_path = '' as $$
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
    -- Skips hours that don't exist because of daylight saving time.
    and t.begins at time zone p_page.time_zone = s.local
    and not exists (
      select from busy b where b.begins_at < t.begins + v_takes + v_between and b.ends_at > t.begins - v_between
    )
  order by 1;
end $$;

create function private.build_booking_page(p_id uuid, p_from timestamptz, p_but uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_page constant private.booking_pages := private.find_open_booking_page(p_id);
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
end $$;

create function private.booking_page(p_page_id uuid, p_from_time timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.build_booking_page(p_page_id, p_from_time, null);
end $$;

-- Returns a page as the public sees it, with free times within two weeks of a given time; null if it doesn't
-- exist or is switched off.
select private.expose('booking_page', 'anon, authenticated', 'plain');
