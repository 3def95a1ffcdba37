-- Visits of families: hours and capacity of each community, bookings, and appointments shown on the family calendar.
create table private.visit_settings (
  community_id uuid not null references public.communities (id) on delete cascade,
  days text[] not null default array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  opens time not null default '10:00',
  closes time not null default '18:00',
  slot_minutes integer not null default 60,
  capacity integer not null default 4,
  max_guests integer not null default 4,
  days_ahead integer not null default 30,
  confirms_automatically boolean not null default true,
  note text,
  version integer not null default 1,

  constraint visit_settings_pkey primary key (community_id),
  constraint visit_settings_days_are_known check (
    cardinality(days) between 1 and 7 and days <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  ),
  constraint visit_settings_hours_in_order check (closes > opens),
  constraint visit_settings_slot_in_range check (slot_minutes between 15 and 480),
  constraint visit_settings_capacity_in_range check (capacity between 1 and 200),
  constraint visit_settings_guests_in_range check (max_guests between 1 and 20),
  constraint visit_settings_ahead_in_range check (days_ahead between 1 and 180),
  constraint visit_settings_note_is_plain check (private.is_single_line(note, 300))
);
alter table private.visit_settings enable row level security;

create table private.family_visits (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  guests integer not null default 1,
  note text,
  state text not null default 'requested',
  reason text,
  booked_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  reminded_at timestamptz,

  constraint family_visits_length check (ends_at > starts_at and ends_at <= starts_at + interval '8 hours'),
  constraint family_visits_guests_in_range check (guests between 1 and 20),
  constraint family_visits_note_is_plain check (private.is_single_line(note, 300)),
  constraint family_visits_state_is_known check (state in ('requested', 'confirmed', 'declined', 'cancelled')),
  constraint family_visits_reason_is_plain check (private.is_single_line(reason, 300))
);

-- One visit of a resident at a time.
create unique index family_visits_once_idx on private.family_visits (resident_id, starts_at) where state in ('requested', 'confirmed');
create index family_visits_community_idx on private.family_visits (community_id, starts_at);
create index family_visits_resident_idx on private.family_visits (resident_id, starts_at);
create index family_visits_user_idx on private.family_visits (user_id, starts_at);
create index family_visits_decided_by_idx on private.family_visits (decided_by);
create index family_visits_reminder_idx on private.family_visits (starts_at) where state = 'confirmed' and reminded_at is null;
alter table private.family_visits enable row level security;

create table private.resident_appointments (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  title text not null,
  place text,
  starts_at timestamptz not null,
  added_at timestamptz not null default clock_timestamp(),
  added_by uuid references public.profiles (id) on delete set null,
  removed_at timestamptz,

  constraint resident_appointments_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 120)),
  constraint resident_appointments_place_is_plain check (private.is_single_line(place, 120)),
  constraint resident_appointments_starts_in_range check (starts_at between '2000-01-01' and '2100-01-01')
);

create index resident_appointments_resident_idx on private.resident_appointments (resident_id, starts_at);
create index resident_appointments_community_idx on private.resident_appointments (community_id, starts_at);
create index resident_appointments_added_by_idx on private.resident_appointments (added_by);
alter table private.resident_appointments enable row level security;

create function private.get_visit_settings(p_community_id uuid) returns private.visit_settings
language plpgsql stable security definer set search_path = '' as $$
declare
  v_settings private.visit_settings;
begin
  select * into v_settings from private.visit_settings s where s.community_id = p_community_id;
  if v_settings.community_id is null then
    v_settings := jsonb_populate_record(null::private.visit_settings, jsonb_build_object(
      'community_id', p_community_id, 'days', array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'opens', '10:00', 'closes', '18:00',
      'slot_minutes', 60, 'capacity', 4, 'max_guests', 4, 'days_ahead', 30, 'confirms_automatically', true, 'version', 0
    ));
  end if;
  return v_settings;
end $$;

create function private.save_visit_settings(p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.visit_settings;
begin
  perform private.require_community_right(p_community_id, 'visit_settings', 'change');
  insert into private.visit_settings (community_id, version) values (p_community_id, 0) on conflict do nothing;
  select * into v_row from private.visit_settings s where s.community_id = p_community_id for update;
  perform private.require_same_version(v_row.version, p_version, 'HXJVE');
  v_row := jsonb_populate_record(v_row, p_values - 'community_id' - 'version');
  update private.visit_settings s
  set days = v_row.days, opens = v_row.opens, closes = v_row.closes, slot_minutes = v_row.slot_minutes, capacity = v_row.capacity,
    max_guests = v_row.max_guests, days_ahead = v_row.days_ahead, confirms_automatically = v_row.confirms_automatically,
    note = nullif(btrim(v_row.note), ''), version = s.version + 1
  where s.community_id = p_community_id;
end $$;

-- Saves visiting hours, capacity, and whether visits are confirmed automatically.
select private.expose('save_visit_settings', 'authenticated');

-- Returns the slots of a day in the community's time zone, with the visits that may still be booked.
create function private.list_day_slots(p_community_id uuid, p_day date)
returns table (starts_at timestamptz, ends_at timestamptz, remaining integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_settings constant private.visit_settings := private.get_visit_settings(p_community_id);
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_step constant interval := make_interval(mins => v_settings.slot_minutes);
begin
  if not (array['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])[1 + extract(dow from p_day)::integer] = any (v_settings.days) then
    return;
  end if;
  return query
  select s.at, s.at + v_step, greatest(0, v_settings.capacity - (
    select count(*) from private.family_visits v
    where v.community_id = p_community_id and v.starts_at < s.at + v_step and v.ends_at > s.at and v.starts_at > s.at - interval '8 hours'
      and v.state in ('requested', 'confirmed')
  )::integer)
  from (
    select g.local at time zone v_zone as at
    from generate_series(p_day + v_settings.opens, p_day + v_settings.closes - v_step, v_step) g (local)
  ) s
  order by s.at;
end $$;

create function private.list_visit_slots(p_community_id uuid, p_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_settings constant private.visit_settings := private.get_visit_settings(p_community_id);
  v_today date;
begin
  if not exists (
    select from public.residents r where r.id = any (private.list_my_shared_resident_ids('calendar')) and r.community_id = p_community_id
  ) then
    perform private.require_community_right(p_community_id, 'family_visits', 'read');
  end if;
  v_today := private.get_community_day(p_community_id);
  return jsonb_build_object(
    'settings', to_jsonb(v_settings), 'today', v_today,
    'time_zone', (select c.time_zone from public.communities c where c.id = p_community_id),
    'slots', case when p_day between v_today and v_today + v_settings.days_ahead then (
      select coalesce(jsonb_agg(jsonb_build_object('starts_at', s.starts_at, 'ends_at', s.ends_at, 'remaining', s.remaining) order by s.starts_at), '[]')
      from private.list_day_slots(p_community_id, p_day) s where s.starts_at > now()
    ) else '[]' end
  );
end $$;

-- Returns visiting hours and the free slots of a day to families and staff.
select private.expose('list_visit_slots', 'authenticated');

create function private.notify_of_visit(p_visit private.family_visits, p_kind text, p_outcome text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_facts jsonb;
begin
  select jsonb_build_object(
    'community', c.name, 'community_id', c.id, 'outcome', p_outcome,
    'when', to_char(p_visit.starts_at at time zone c.time_zone, 'FMDay, FMMonth FMDD, FMHH12:MI AM')
  ) into v_facts from public.communities c where c.id = p_visit.community_id;
  perform private.notify(u.id, p_kind, p_kind || ':' || p_visit.id || ':' || p_outcome, v_facts, '{}')
  from (
    select p_visit.user_id as id where p_kind <> 'visit_requested'
    union
    select m.user_id from public.community_members m
    where p_kind = 'visit_requested' and m.community_id = p_visit.community_id and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now()) and m.position in ('executive_director', 'activities')
  ) u
  where u.id is distinct from auth.uid();
end $$;

create function private.book_visit(p_id uuid, p_resident_id uuid, p_starts_at timestamptz, p_guests public.whole_number, p_note text default null)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_settings private.visit_settings;
  v_visit private.family_visits;
  v_day date;
begin
  if not p_resident_id = any (private.list_my_shared_resident_ids('calendar')) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select * into v_resident from public.residents r where r.id = p_resident_id;
  select * into v_visit from private.family_visits v where v.id = p_id and v.user_id = auth.uid();
  if v_visit.id is not null then
    return v_visit.state;
  end if;
  perform private.enforce_rate_limit('family_visit', 30, interval '1 day');
  -- Bookings of a community wait for each other, so that a slot is never over its capacity.
  insert into private.visit_settings (community_id, version) values (v_resident.community_id, 0) on conflict do nothing;
  select * into v_settings from private.visit_settings s where s.community_id = v_resident.community_id for update;
  v_day := (p_starts_at at time zone (select c.time_zone from public.communities c where c.id = v_resident.community_id))::date;
  if p_starts_at <= now() or v_day > private.get_community_day(v_resident.community_id) + v_settings.days_ahead then
    raise exception 'Choose a time within the visiting days.' using errcode = 'HXJVT';
  elsif p_guests is null or p_guests not between 1 and v_settings.max_guests then
    raise exception 'Too many visitors.' using errcode = 'HXJVG';
  end if;
  perform from private.list_day_slots(v_resident.community_id, v_day) s where s.starts_at = p_starts_at;
  if not found then
    raise exception 'Choose a time within the visiting days.' using errcode = 'HXJVT';
  end if;
  perform from private.list_day_slots(v_resident.community_id, v_day) s where s.starts_at = p_starts_at and s.remaining > 0;
  if not found then
    raise exception 'This time is full.' using errcode = 'HXJVF';
  end if;
  if exists (
    select from private.family_visits v
    where v.resident_id = p_resident_id and v.starts_at = p_starts_at and v.state in ('requested', 'confirmed')
  ) then
    raise exception 'Someone already visits at this time.' using errcode = 'HXJVD';
  end if;
  insert into private.family_visits (id, community_id, resident_id, user_id, starts_at, ends_at, guests, note, state)
  values (
    p_id, v_resident.community_id, p_resident_id, auth.uid(), p_starts_at, p_starts_at + make_interval(mins => v_settings.slot_minutes),
    p_guests, nullif(btrim(p_note), ''), case when v_settings.confirms_automatically then 'confirmed' else 'requested' end
  )
  returning * into v_visit;
  if v_visit.state = 'requested' then
    perform private.notify_of_visit(v_visit, 'visit_requested', 'requested');
  end if;
  return v_visit.state;
end $$;

-- Books a visit and returns its state: requested or confirmed. A repeat with the same ID changes nothing.
select private.expose('book_visit', 'authenticated');

create function private.decide_visit(p_id uuid, p_confirms boolean, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_visit private.family_visits;
begin
  select * into v_visit from private.family_visits v where v.id = p_id for update;
  perform private.require_community_right(v_visit.community_id, 'family_visits', 'change');
  if v_visit.state = (case when p_confirms then 'confirmed' else 'declined' end) then
    return;
  elsif v_visit.state not in ('requested', 'confirmed') or v_visit.starts_at <= now() then
    raise exception 'This visit can no longer be changed.' using errcode = 'HXJVC';
  elsif not p_confirms and coalesce(btrim(p_reason), '') = '' then
    raise exception 'Enter a reason.' using errcode = 'HXJRE';
  end if;
  update private.family_visits v
  set state = case when p_confirms then 'confirmed' else 'declined' end, reason = nullif(btrim(p_reason), ''),
    decided_at = clock_timestamp(), decided_by = auth.uid()
  where v.id = p_id returning * into v_visit;
  perform private.notify_of_visit(v_visit, 'visit_changed', v_visit.state);
end $$;

-- Confirms a requested visit, or declines one with a reason that the family sees.
select private.expose('decide_visit', 'authenticated');

create function private.cancel_visit(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_visit private.family_visits;
begin
  select * into v_visit from private.family_visits v where v.id = p_id for update;
  if v_visit.id is null or v_visit.user_id is distinct from auth.uid()
    or not v_visit.resident_id = any (private.list_my_shared_resident_ids('calendar'))
  then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_visit.state = 'cancelled' then
    return;
  elsif v_visit.state not in ('requested', 'confirmed') or v_visit.starts_at <= now() then
    raise exception 'This visit can no longer be changed.' using errcode = 'HXJVC';
  end if;
  update private.family_visits v set state = 'cancelled', decided_at = clock_timestamp(), decided_by = auth.uid() where v.id = p_id;
end $$;

-- Cancels an upcoming visit of the caller, which frees its slot.
select private.expose('cancel_visit', 'authenticated');

create function private.list_visits(p_community_id uuid, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone text;
begin
  perform private.require_community_right(p_community_id, 'family_visits', 'read');
  if p_from is null or p_to is null or p_to < p_from or p_to - p_from > 62 then
    raise exception 'Choose up to two months.' using errcode = 'HXJPD';
  end if;
  v_zone := (select c.time_zone from public.communities c where c.id = p_community_id);
  return jsonb_build_object(
    'today', private.get_community_day(p_community_id), 'time_zone', v_zone, 'settings', to_jsonb(private.get_visit_settings(p_community_id)),
    'visits', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', v.id, 'resident', r.name, 'unit', u.name, 'visitor', coalesce(private.called(v.user_id), 'Former member'),
        'starts_at', v.starts_at, 'ends_at', v.ends_at, 'guests', v.guests, 'note', v.note, 'state', v.state, 'reason', v.reason,
        'has_consent', v.user_id in (select f.id from private.list_family_user_ids(v.resident_id, 'calendar') f (id))
      ) order by v.starts_at, u.name, v.id), '[]')
      from private.family_visits v join public.residents r on r.id = v.resident_id left join public.units u on u.id = r.unit_id
      where v.community_id = p_community_id and v.starts_at >= p_from::timestamp at time zone v_zone
        and v.starts_at < (p_to + 1)::timestamp at time zone v_zone
        and private.can_reach_resident(auth.uid(), r, 'family_visits', 'read')
    )
  );
end $$;

-- Returns the visits of a period in the community's time zone, with the visiting hours.
select private.expose('list_visits', 'authenticated');

create function private.save_appointment(p_id uuid, p_resident_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident constant public.residents := private.require_resident_in_reach(p_resident_id, 'family_visits', 'change');
  v_row constant private.resident_appointments := jsonb_populate_record(null::private.resident_appointments, p_values);
begin
  if exists (select from private.resident_appointments a where a.id = p_id and a.resident_id = p_resident_id) then
    return;
  end if;
  perform private.enforce_rate_limit('resident_appointment', 240, interval '1 hour');
  insert into private.resident_appointments (id, community_id, resident_id, title, place, starts_at, added_by)
  values (p_id, v_resident.community_id, p_resident_id, btrim(v_row.title), nullif(btrim(v_row.place), ''), v_row.starts_at, auth.uid());
end $$;

-- Adds an appointment to a resident's family calendar.
select private.expose('save_appointment', 'authenticated');

create function private.remove_appointment(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.resident_appointments;
begin
  select * into v_row from private.resident_appointments a where a.id = p_id for update;
  perform private.require_resident_in_reach(v_row.resident_id, 'family_visits', 'change');
  update private.resident_appointments a set removed_at = clock_timestamp() where a.id = p_id and a.removed_at is null;
end $$;

select private.expose('remove_appointment', 'authenticated');

create function private.list_appointments(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'family_visits', 'change');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'resident', r.name, 'title', a.title, 'place', a.place, 'starts_at', a.starts_at
    ) order by a.starts_at, a.id), '[]')
    from private.resident_appointments a join public.residents r on r.id = a.resident_id
    where a.community_id = p_community_id and a.removed_at is null and a.starts_at between now() - interval '1 day' and now() + interval '90 days'
  );
end $$;

-- Returns the coming appointments of a community's residents.
select private.expose('list_appointments', 'authenticated');

create function private.list_family_calendar(p_resident_id uuid, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_zone text;
begin
  if not p_resident_id = any (private.list_my_shared_resident_ids('calendar')) then
    raise exception 'Record not found.' using errcode = '42501';
  elsif p_from is null or p_to is null or p_to < p_from or p_to - p_from > 62 then
    raise exception 'Choose up to two months.' using errcode = 'HXJPD';
  end if;
  select * into v_resident from public.residents r where r.id = p_resident_id;
  v_zone := (select c.time_zone from public.communities c where c.id = v_resident.community_id);
  return jsonb_build_object(
    'time_zone', v_zone,
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.starts_at, e.id), '[]')
      from (
        select v.id, 'visit' as type, case when v.user_id = auth.uid() then 'Your visit' else 'Visit' end as title, null as place,
          v.starts_at, v.ends_at, v.state, v.reason, v.user_id = auth.uid() as is_mine
        from private.family_visits v
        where v.resident_id = p_resident_id and (v.user_id = auth.uid() or v.state = 'confirmed')
        union all
        select a.id, 'appointment', a.title, a.place, a.starts_at, null, 'confirmed', null, false
        from private.resident_appointments a where a.resident_id = p_resident_id and a.removed_at is null
        union all
        select a.id, 'activity', a.title, a.place, a.starts_at, a.starts_at + make_interval(mins => a.minutes), 'confirmed', null, false
        from private.activities a where a.community_id = v_resident.community_id and a.cancel_reason is null
      ) e
      where e.starts_at >= p_from::timestamp at time zone v_zone and e.starts_at < (p_to + 1)::timestamp at time zone v_zone
    )
  );
end $$;

-- Returns visits and appointments of a resident to family who share their calendar.
select private.expose('list_family_calendar', 'authenticated');

-- Reminds families of confirmed visits in the next 24 hours, once each; returns how many.
create function private.send_visit_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_visit private.family_visits;
  v_count integer := 0;
begin
  for v_visit in
    select v.* from private.family_visits v
    where v.state = 'confirmed' and v.reminded_at is null and v.starts_at between now() and now() + interval '24 hours'
    order by v.starts_at limit 500 for update skip locked
  loop
    update private.family_visits v set reminded_at = clock_timestamp() where v.id = v_visit.id;
    continue when v_visit.user_id not in (select f.id from private.list_family_user_ids(v_visit.resident_id, 'calendar') f (id));
    perform private.notify_of_visit(v_visit, 'visit_reminder', 'reminder');
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- Schedules the reminders on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_visit_reminders() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[['remind-of-visits', '17 * * * *', 'select private.send_visit_reminders()']])
$$;
