-- Activities of a community. A repeating activity has one row per date, created when it is saved, so that each date has
-- its own sign-ups, place, and cancellation. Private: screens use calls, which check the caller's position.
create table private.activities (
  id uuid primary key,
  series_id uuid not null,
  community_id uuid not null references public.communities (id) on delete cascade,
  title text not null,
  category text not null,
  place text,
  host text,
  note text,
  day date not null,
  starts time not null,
  minutes integer not null default 60,
  starts_at timestamptz not null,
  capacity integer,
  cancelled_at timestamptz,
  cancel_reason text,
  version integer not null default 1,

  constraint activities_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 120)),
  constraint activities_category_is_known check (
    category in ('physical', 'social', 'spiritual', 'creative', 'cognitive', 'music', 'outing', 'wellness')
  ),
  constraint activities_place_is_plain check (private.is_single_line(place, 120)),
  constraint activities_host_is_plain check (private.is_single_line(host, 120)),
  constraint activities_note_is_plain check (private.is_single_line(note, 500)),
  constraint activities_day_in_range check (day between '2000-01-01' and '2200-01-01'),
  constraint activities_minutes_in_range check (minutes between 5 and 1440),
  constraint activities_capacity_in_range check (capacity between 1 and 1000),
  constraint activities_cancel_reason_is_plain check (private.is_single_line(cancel_reason, 300)),
  constraint activities_cancelled_with_reason check ((cancelled_at is null) = (cancel_reason is null))
);
comment on column private.activities.series_id is 'The first date''s ID, shared by all dates of a repeating activity.';
create index activities_day_idx on private.activities (community_id, day);
create index activities_series_idx on private.activities (series_id, day);
alter table private.activities enable row level security;

-- One resident at one activity: a sign-up, a place on the waitlist, and what came of it.
create table private.activity_participants (
  activity_id uuid not null references private.activities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  signup text,
  signed_up_at timestamptz,
  attendance text,
  attended_at timestamptz,
  recorded_by_name text not null default '',

  primary key (activity_id, resident_id),
  constraint activity_participants_signup_is_known check (signup in ('signed_up', 'waitlisted')),
  constraint activity_participants_signup_has_time check ((signup is null) = (signed_up_at is null)),
  constraint activity_participants_attendance_is_known check (attendance in ('attended', 'declined', 'one_on_one')),
  constraint activity_participants_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);
create index activity_participants_resident_idx on private.activity_participants (resident_id);
alter table private.activity_participants enable row level security;

create table private.activity_interests (
  resident_id uuid primary key references public.residents (id) on delete cascade,
  interests text[] not null default '{}',
  note text,

  constraint activity_interests_are_known check (
    interests <@ array['physical', 'social', 'spiritual', 'creative', 'cognitive', 'music', 'outing', 'wellness']
  ),
  constraint activity_interests_note_is_plain check (private.is_single_line(note, 300))
);
alter table private.activity_interests enable row level security;

-- Returns the dates of a repeating activity from its first day to the last, at most a year and 370 dates.
create function private.list_activity_days(p_first date, p_repeats text, p_weekdays text[], p_until date) returns setof date
language plpgsql immutable set search_path = '' as $$
begin
  return query
  select d.day::date
  from generate_series(p_first, case p_repeats when 'none' then p_first else least(p_until, p_first + 366) end, interval '1 day') d (day)
  where case p_repeats
    when 'none' then true
    when 'daily' then true
    when 'weekly' then (array['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])[1 + extract(dow from d.day)::integer] = any (p_weekdays)
    when 'biweekly' then (d.day::date - p_first) % 14 = 0
    -- The same weekday of each month, such as the second Tuesday.
    when 'monthly' then extract(dow from d.day) = extract(dow from p_first)
      and (extract(day from d.day)::integer - 1) / 7 = (extract(day from p_first)::integer - 1) / 7
    else false
  end
  order by 1 limit 370;
end $$;

create function private.save_activity(
  p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload, p_is_following boolean default false
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_today constant date := private.get_community_day(p_community_id);
  v_old private.activities;
  v_row private.activities;
  v_weekdays text[];
  v_count integer;
  v_next record;
begin
  perform private.require_community_right(p_community_id, 'activities', 'change');
  perform private.enforce_rate_limit('activity', 1000, interval '1 hour');
  select * into v_old from private.activities a where a.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  if private.is_repeated_save(v_old.version, p_version, 'HXJAV') then
    return 0;
  end if;
  v_row := jsonb_populate_record(v_old, p_values);
  v_row.minutes := coalesce(v_row.minutes, 60);
  if (v_row.day between v_today - 31 and v_today + 366) is not true or v_row.starts is null then
    raise exception 'Choose a day and time within a year.' using errcode = 'HXJAD';
  end if;
  if v_old.id is null then
    v_weekdays := array(
      select x from jsonb_array_elements_text(
        case jsonb_typeof(p_values -> 'weekdays') when 'array' then p_values -> 'weekdays' else '[]' end
      ) x limit 7
    );
    insert into private.activities (
      id, series_id, community_id, title, category, place, host, note, day, starts, minutes, starts_at, capacity
    )
    select case when d.day = v_first.day then p_id else md5(p_id::text || d.day)::uuid end, p_id, p_community_id, btrim(v_row.title),
      v_row.category, nullif(btrim(v_row.place), ''), nullif(btrim(v_row.host), ''), nullif(btrim(v_row.note), ''), d.day, v_row.starts,
      v_row.minutes, (d.day + v_row.starts) at time zone v_zone, v_row.capacity
    from private.list_activity_days(
      v_row.day, coalesce(p_values ->> 'repeats', 'none'), v_weekdays, coalesce((p_values ->> 'until')::date, v_row.day + 90)
    ) d (day)
    cross join lateral (
      select min(f.day) as day from private.list_activity_days(
        v_row.day, coalesce(p_values ->> 'repeats', 'none'), v_weekdays, coalesce((p_values ->> 'until')::date, v_row.day + 90)
      ) f (day)
    ) v_first
    on conflict (id) do nothing;
    get diagnostics v_count = row_count;
    if v_count = 0 then
      raise exception 'No date matches. Choose an end date or weekdays.' using errcode = 'HXJAR';
    end if;
    return v_count;
  end if;
  update private.activities a
  set title = btrim(v_row.title), category = v_row.category, place = nullif(btrim(v_row.place), ''), host = nullif(btrim(v_row.host), ''),
    note = nullif(btrim(v_row.note), ''), day = a.day + (v_row.day - v_old.day), starts = v_row.starts, minutes = v_row.minutes,
    starts_at = (a.day + (v_row.day - v_old.day) + v_row.starts) at time zone v_zone, capacity = v_row.capacity, version = a.version + 1
  where a.id = p_id or p_is_following and a.series_id = v_old.series_id and a.day > v_old.day and a.cancelled_at is null;
  get diagnostics v_count = row_count;
  for v_next in
    select a.id from private.activities a
    where a.id = p_id or p_is_following and a.series_id = v_old.series_id and a.day >= v_row.day
  loop
    perform private.promote_from_waitlist(v_next.id);
  end loop;
  return v_count;
end $$;

-- Adds an activity, with all dates if it repeats, or changes one date or also the following ones. Returns how many dates.
select private.expose('save_activity', 'authenticated');

create function private.cancel_activity(p_id uuid, p_reason text, p_is_following boolean default false) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.activities;
  v_count integer;
begin
  select * into v_old from private.activities a where a.id = p_id for update;
  perform private.require_community_right(v_old.community_id, 'activities', 'change');
  perform private.require_reason(p_reason, 'HXJAN');
  update private.activities a set cancelled_at = now(), cancel_reason = btrim(p_reason), version = a.version + 1
  where (a.id = p_id or p_is_following and a.series_id = v_old.series_id and a.day > v_old.day) and a.cancelled_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Cancels an activity, or also the following dates; it stays on the calendar with the reason.
select private.expose('cancel_activity', 'authenticated');

-- Moves residents from the waitlist into free places, first come, first served. The caller holds the activity's lock.
create function private.promote_from_waitlist(p_activity_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.activity_participants p set signup = 'signed_up'
  where p.activity_id = p_activity_id and p.resident_id in (
    select w.resident_id from private.activity_participants w
    where w.activity_id = p_activity_id and w.signup = 'waitlisted'
    order by w.signed_up_at, w.resident_id
    limit (
      select case when a.capacity is null then 10000 else greatest(a.capacity - (
        select count(*) from private.activity_participants s where s.activity_id = a.id and s.signup = 'signed_up'
      ), 0) end
      from private.activities a where a.id = p_activity_id
    )
  );
end $$;

-- Returns an activity, locked, if the caller can record the resident's participation.
create function private.begin_participation(p_activity_id uuid, p_resident_id uuid) returns private.activities
language plpgsql security definer set search_path = '' as $$
declare
  v_activity private.activities;
  v_resident public.residents;
begin
  select * into v_activity from private.activities a where a.id = p_activity_id for update;
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  if private.is_approved() is not true or v_activity.id is null or v_resident.id is null
    or v_resident.community_id <> v_activity.community_id
    or not private.can_reach_resident(auth.uid(), v_resident, 'activity_participants', 'add')
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if v_resident.status not in ('in_house', 'on_leave') then
    raise exception 'This resident no longer lives here.' using errcode = 'HXJAG';
  end if;
  perform private.enforce_rate_limit('activity_participant', 6000, interval '1 hour');
  return v_activity;
end $$;

create function private.sign_up_for_activity(p_activity_id uuid, p_resident_id uuid, p_is_coming boolean default true) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_activity private.activities;
  v_signup text;
begin
  v_activity := private.begin_participation(p_activity_id, p_resident_id);
  if v_activity.cancelled_at is not null or v_activity.starts_at + make_interval(mins => v_activity.minutes) < now() then
    raise exception 'This activity is over or cancelled.' using errcode = 'HXJAO';
  end if;
  if p_is_coming is not true then
    update private.activity_participants p set signup = null, signed_up_at = null
    where p.activity_id = p_activity_id and p.resident_id = p_resident_id;
    delete from private.activity_participants p
    where p.activity_id = p_activity_id and p.resident_id = p_resident_id and p.attendance is null;
    perform private.promote_from_waitlist(p_activity_id);
    return null;
  end if;
  select p.signup into v_signup from private.activity_participants p
  where p.activity_id = p_activity_id and p.resident_id = p_resident_id;
  if v_signup is not null then
    return v_signup;
  end if;
  v_signup := case when v_activity.capacity is null or v_activity.capacity > (
    select count(*) from private.activity_participants p where p.activity_id = p_activity_id and p.signup = 'signed_up'
  ) then 'signed_up' else 'waitlisted' end;
  insert into private.activity_participants as p (activity_id, resident_id, signup, signed_up_at, recorded_by_name)
  values (p_activity_id, p_resident_id, v_signup, clock_timestamp(), coalesce(private.get_my_display_name(), ''))
  on conflict (activity_id, resident_id) do update set signup = excluded.signup, signed_up_at = excluded.signed_up_at;
  return v_signup;
end $$;

-- Signs a resident up, or removes them; returns `signed_up`, or `waitlisted` when it is full. The next on the waitlist moves up.
select private.expose('sign_up_for_activity', 'authenticated');

create function private.record_activity_attendance(p_activity_id uuid, p_resident_id uuid, p_attendance text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_activity private.activities;
begin
  v_activity := private.begin_participation(p_activity_id, p_resident_id);
  if v_activity.cancelled_at is not null or v_activity.day > private.get_community_day(v_activity.community_id)
    or v_activity.day < private.get_community_day(v_activity.community_id) - 14
  then
    raise exception 'Attendance is recorded from the day of the activity to two weeks after it.' using errcode = 'HXJAT';
  end if;
  if p_attendance is null then
    update private.activity_participants p set attendance = null, attended_at = null
    where p.activity_id = p_activity_id and p.resident_id = p_resident_id;
    delete from private.activity_participants p
    where p.activity_id = p_activity_id and p.resident_id = p_resident_id and p.signup is null;
    return;
  end if;
  insert into private.activity_participants as p (activity_id, resident_id, attendance, attended_at, recorded_by_name)
  values (p_activity_id, p_resident_id, p_attendance, clock_timestamp(), coalesce(private.get_my_display_name(), ''))
  on conflict (activity_id, resident_id) do update
  set attendance = excluded.attendance, attended_at = excluded.attended_at, recorded_by_name = excluded.recorded_by_name;
end $$;

-- Records that a resident attended, declined, or had one-on-one time; null removes it.
select private.expose('record_activity_attendance', 'authenticated');

create function private.set_activity_interests(p_resident_id uuid, p_interests text[], p_note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  if private.is_approved() is not true or v_resident.id is null
    or not private.can_reach_resident(auth.uid(), v_resident, 'activity_participants', 'add')
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('activity_interests', 1000, interval '1 hour');
  insert into private.activity_interests as i (resident_id, interests, note)
  values (p_resident_id, coalesce(array(select distinct x from unnest(p_interests) x order by x), '{}'), nullif(btrim(p_note), ''))
  on conflict (resident_id) do update set interests = excluded.interests, note = excluded.note;
end $$;

-- Sets what a resident likes to do.
select private.expose('set_activity_interests', 'authenticated');
