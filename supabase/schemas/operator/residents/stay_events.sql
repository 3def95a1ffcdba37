-- Dated events of residents' stays. Append-only: a correction is a new event that replaces an earlier one, which stays
-- readable. shared/operator/stays.ts has the same rules for the preview on screens; a test compares both.
create table public.stay_events (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  type text not null,
  at timestamptz not null,
  unit_id uuid references public.units (id) on delete set null,
  bed_id uuid references public.beds (id) on delete set null,
  is_second_occupant boolean not null default false,
  reason text,
  destination text,
  hold_days integer,
  corrects_id uuid references public.stay_events (id) on delete cascade,
  is_removal boolean not null default false,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,

  constraint stay_events_type_is_known check (type in (
    'admit', 'respite_admit', 'transfer', 'hospital_leave', 'vacation_leave', 'return', 'notice', 'discharge', 'death'
  )),
  constraint stay_events_removal_corrects check (not is_removal or corrects_id is not null),
  constraint stay_events_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint stay_events_destination_is_plain check (private.is_single_line(destination, 120)),
  constraint stay_events_hold_days_in_range check (hold_days between 0 and 3650)
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes

comment on column public.stay_events.hold_days is 'For a leave, how many days the payor pays to hold the unit; null without a limit.';

create index stay_events_resident_idx on public.stay_events (resident_id, at, recorded_at);
create index stay_events_community_idx on public.stay_events (community_id, at);
create index stay_events_unit_idx on public.stay_events (unit_id, at);
create index stay_events_bed_idx on public.stay_events (bed_id);
create index stay_events_recorded_by_idx on public.stay_events (recorded_by);
-- An event is corrected once; a second correction corrects the first.
create unique index stay_events_corrects_idx on public.stay_events (corrects_id);

select private.set_up_table('public.stay_events', 'select');
create policy "Readers of an open record read its stays" on public.stay_events
  for select to authenticated
  using (resident_id = any ((select private.list_my_open_resident_ids('stay_events', 'read'))::uuid[]));
select private.add_membership_guard('public.stay_events', 'resident_id', 'private.list_my_open_resident_ids(''stay_events'', ''read'')');

-- Returns the events that count: neither corrected nor removed.
create function private.list_effective_stay_events(p_resident_id uuid) returns setof public.stay_events
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select e.* from public.stay_events e
  where e.resident_id = p_resident_id and not e.is_removal
    and not exists (select from public.stay_events c where c.corrects_id = e.id)
  order by e.at, e.recorded_at, e.id;
end $$;

-- Days a payor pays to hold a unit during a leave; null without a limit.
create function private.get_bed_hold_days(p_payor text, p_leave text) returns integer
language sql immutable set search_path = '' as $$
  select case
    when p_payor in ('medicare_a', 'medicare_advantage') then 0
    when p_payor = 'medicaid' and p_leave = 'hospital_leave' then 7
    when p_payor = 'medicaid' then 12
    when p_payor in ('va', 'hospice') then 10
  end
$$;

-- Returns the status after an event; raises an error if the event can't follow the current status.
create function private.get_next_stay_status(p_status text, p_type text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_next constant text := case
    when p_type in ('admit', 'respite_admit') and p_status in ('pending', 'discharged') then 'in_house'
    when p_type in ('transfer', 'notice') and p_status in ('in_house', 'on_leave') then p_status
    when p_type in ('hospital_leave', 'vacation_leave') and p_status = 'in_house' then 'on_leave'
    when p_type = 'return' and p_status = 'on_leave' then 'in_house'
    when p_type = 'discharge' and p_status in ('in_house', 'on_leave') then 'discharged'
    when p_type = 'death' and p_status in ('in_house', 'on_leave') then 'deceased'
  end;
begin
  if v_next is null then
    raise exception 'These events are out of order.' using errcode = 'HXOSO', detail = p_status || ' ' || p_type;
  end if;
  return v_next;
end $$;

-- Checks the order of a resident's events and copies the outcome to the resident.
create function private.apply_stay_events(p_resident_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_event public.stay_events;
  v_status text := 'pending';
  v_unit_id uuid;
  v_bed_id uuid;
  v_moved_in_on date;
  v_zone constant text := (
    select c.time_zone from public.residents r join public.communities c on c.id = r.community_id where r.id = p_resident_id
  );
begin
  for v_event in select * from private.list_effective_stay_events(p_resident_id) loop
    v_status := private.get_next_stay_status(v_status, v_event.type);
    if v_event.type in ('admit', 'respite_admit', 'transfer') then
      v_unit_id := v_event.unit_id;
      v_bed_id := v_event.bed_id;
    elsif v_event.type in ('discharge', 'death') then
      v_unit_id := null;
      v_bed_id := null;
    end if;
    if v_event.type in ('admit', 'respite_admit') then
      v_moved_in_on := (v_event.at at time zone v_zone)::date;
    end if;
  end loop;
  update public.residents r set status = v_status, unit_id = v_unit_id, bed_id = v_bed_id, moved_in_on = v_moved_in_on
  where r.id = p_resident_id
    and (r.status, r.unit_id, r.bed_id, r.moved_in_on) is distinct from (v_status, v_unit_id, v_bed_id, v_moved_in_on);
end $$;

-- Returns everyone who lived in a community at a moment, with their unit. A respite stay counts like any other.
create function private.list_census_at(p_community_id uuid, p_at timestamptz)
returns table (
  resident_id uuid, status text, unit_id uuid, bed_id uuid, is_second_occupant boolean, is_respite boolean,
  since timestamptz, leave_type text, hold_days integer, has_notice boolean
)
language plpgsql stable security definer rows 100 set search_path = '' as $$
begin
  return query
  with effective as (
    select e.* from public.stay_events e
    where e.community_id = p_community_id and e.at < p_at and not e.is_removal
      and not exists (select from public.stay_events c where c.community_id = p_community_id and c.corrects_id = e.id)
  ), state as (
    select distinct on (e.resident_id) e.resident_id, e.type, e.at, e.hold_days from effective e
    where e.type not in ('transfer', 'notice') order by e.resident_id, e.at desc, e.recorded_at desc
  ), place as (
    select distinct on (e.resident_id) e.resident_id, e.unit_id, e.bed_id, e.is_second_occupant from effective e
    where e.type in ('admit', 'respite_admit', 'transfer') order by e.resident_id, e.at desc, e.recorded_at desc
  ), arrival as (
    select distinct on (e.resident_id) e.resident_id, e.type, e.at from effective e
    where e.type in ('admit', 'respite_admit') order by e.resident_id, e.at desc, e.recorded_at desc
  )
  select s.resident_id,
    case when s.type in ('hospital_leave', 'vacation_leave') then 'on_leave' else 'in_house' end,
    p.unit_id, p.bed_id, p.is_second_occupant, a.type = 'respite_admit', s.at,
    case when s.type in ('hospital_leave', 'vacation_leave') then s.type end, s.hold_days,
    exists (select from effective n where n.resident_id = s.resident_id and n.type = 'notice' and n.at >= a.at)
  from state s join place p on p.resident_id = s.resident_id join arrival a on a.resident_id = s.resident_id
  where s.type not in ('discharge', 'death');
end $$;

-- Requires that a unit has room at a moment, apart from the given resident. A second occupant shares a place.
create function private.require_room_in_unit(p_unit_id uuid, p_bed_id uuid, p_resident_id uuid, p_at timestamptz, p_is_second boolean)
returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_unit public.units;
  v_count integer;
  v_seconds integer;
begin
  select * into v_unit from public.units u where u.id = p_unit_id and u.deleted_at is null;
  if v_unit.id is null or v_unit.community_id <> (select r.community_id from public.residents r where r.id = p_resident_id)
    or p_bed_id is not null and not exists (
      select from public.beds b where b.id = p_bed_id and b.unit_id = p_unit_id and b.deleted_at is null
    )
  then
    raise exception 'Choose a unit in this community.' using errcode = 'HXOSU';
  end if;
  select count(*) filter (where not c.is_second_occupant), count(*) filter (where c.is_second_occupant)
  into v_count, v_seconds
  from private.list_census_at(v_unit.community_id, p_at + interval '1 microsecond') c
  where c.unit_id = p_unit_id and c.resident_id <> p_resident_id;
  if p_is_second and (v_count = 0 or v_count + v_seconds >= greatest(v_unit.capacity, 2))
    or not p_is_second and v_count >= v_unit.capacity
  then
    raise exception 'This unit is full.' using errcode = 'HXOSF';
  end if;
  if p_bed_id is not null and exists (
    select from private.list_census_at(v_unit.community_id, p_at + interval '1 microsecond') c
    where c.bed_id = p_bed_id and c.resident_id <> p_resident_id
  ) then
    raise exception 'This bed is taken.' using errcode = 'HXOSF';
  end if;
end $$;

-- Requires that the unit a correction puts a resident back into is free now.
create function private.require_room_after_correction(p_before public.residents) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_after public.residents;
  v_is_second boolean;
begin
  select * into v_after from public.residents r where r.id = p_before.id;
  if v_after.unit_id is null or (v_after.unit_id, v_after.bed_id) is not distinct from (p_before.unit_id, p_before.bed_id) then
    return;
  end if;
  select c.is_second_occupant into v_is_second
  from private.list_census_at(v_after.community_id, now() + interval '1 second') c where c.resident_id = v_after.id;
  begin
    perform private.require_room_in_unit(v_after.unit_id, v_after.bed_id, v_after.id, now(), coalesce(v_is_second, false));
  exception when sqlstate 'HXOSF' or sqlstate 'HXOSU' then
    raise exception 'The earlier unit is taken.' using errcode = 'HXOSG';
  end;
end $$;

create function private.record_stay_event(
  p_id uuid, p_resident_id uuid, p_type text, p_at timestamptz, p_unit_id uuid default null, p_bed_id uuid default null,
  p_is_second_occupant boolean default false, p_reason text default null, p_destination text default null,
  p_corrects_id uuid default null, p_is_removal boolean default false
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_old public.stay_events;
  v_payor text;
  v_zone text;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  if v_resident.id is null or not v_resident.id = any (private.list_my_open_resident_ids('stay_events', 'add')) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  -- One change of a community's census at a time: two admissions can't take the same bed.
  select c.time_zone into v_zone from public.communities c where c.id = v_resident.community_id for update;
  if exists (select from public.stay_events e where e.id = p_id) then
    return p_id;
  end if;
  perform private.enforce_rate_limit('stay_event', 600, interval '1 hour');
  if p_at is null or p_at > now() + interval '1 minute' and p_type <> 'notice' or p_at < now() - interval '20 years' then
    raise exception 'Choose a time in the past.' using errcode = 'HXOST';
  end if;
  if p_corrects_id is not null then
    select * into v_old from public.stay_events e where e.id = p_corrects_id and e.resident_id = p_resident_id;
    if v_old.id is null or v_old.is_removal or exists (select from public.stay_events c where c.corrects_id = v_old.id) then
      raise exception 'This event was already corrected.' using errcode = 'HXOSC';
    end if;
    if coalesce(char_length(btrim(p_reason)), 0) < 3 then
      raise exception 'Enter a reason for the correction.' using errcode = 'HXOSR';
    end if;
  end if;
  if p_type in ('hospital_leave', 'vacation_leave') then
    select y.payor into v_payor from public.resident_payors y
    where y.resident_id = p_resident_id and y.deleted_at is null and y.begins_on <= (p_at at time zone v_zone)::date
      and (y.ends_on is null or y.ends_on >= (p_at at time zone v_zone)::date)
    order by y.begins_on desc, y.id limit 1;
  end if;
  if p_type in ('admit', 'respite_admit', 'transfer') and not coalesce(p_is_removal, false) then
    perform private.require_room_in_unit(p_unit_id, p_bed_id, p_resident_id, p_at, coalesce(p_is_second_occupant, false));
  end if;
  insert into public.stay_events (
    id, community_id, resident_id, type, at, unit_id, bed_id, is_second_occupant, reason, destination, hold_days, corrects_id,
    is_removal, recorded_by
  )
  values (
    p_id, v_resident.community_id, p_resident_id, p_type, p_at,
    case when p_type in ('admit', 'respite_admit', 'transfer') then p_unit_id end,
    case when p_type in ('admit', 'respite_admit', 'transfer') then p_bed_id end,
    coalesce(p_is_second_occupant, false) and p_type in ('admit', 'respite_admit', 'transfer'),
    nullif(btrim(p_reason), ''), nullif(btrim(p_destination), ''),
    case when p_type in ('hospital_leave', 'vacation_leave') then private.get_bed_hold_days(v_payor, p_type) end,
    p_corrects_id, coalesce(p_is_removal, false), auth.uid()
  );
  perform private.apply_stay_events(p_resident_id);
  if p_corrects_id is not null then
    perform private.require_room_after_correction(v_resident);
  end if;
  return p_id;
end $$;

-- Records an admission, transfer, leave, return, notice, discharge, or death, or corrects an earlier event, whose
-- original stays. A repeat with the same ID changes nothing.
select private.expose('record_stay_event', 'authenticated');
