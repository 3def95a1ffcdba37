-- Emergencies and drills of a community with a head count of everyone there. People and marks are private: names are read
-- through calls only, which write the access log. A finished event, its marks, and its findings never change.

-- shared/operator/emergency.ts has the same list with labels.
create function private.is_emergency_hazard(p_hazard text) returns boolean
language sql immutable set search_path = '' as $$
  select p_hazard in (
    'fire', 'severe_weather', 'power_loss', 'elopement', 'flood', 'earthquake', 'active_threat', 'gas_leak', 'pandemic', 'bomb_threat'
  )
$$;
grant execute on function private.is_emergency_hazard(text) to service_role;

create table public.emergency_events (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  kind text not null,
  hazard text not null,
  area_ids uuid[] not null default '{}',
  note text,
  started_at timestamptz not null default now(),
  recorded_at timestamptz not null default clock_timestamp(),
  started_by uuid references public.profiles (id) on delete set null,
  starter text not null default '',
  inspection_id uuid references public.inspections (id) on delete set null,
  ended_at timestamptz,
  ended_by uuid references public.profiles (id) on delete set null,
  ender text,
  summary text,
  participants text,
  revision integer not null default 0,

  constraint emergency_events_kind_is_known check (kind in ('drill', 'event', 'tabletop')),
  constraint emergency_events_hazard_is_known check (private.is_single_line(hazard, 20) and private.is_emergency_hazard(hazard)),
  constraint emergency_events_areas_are_few check (cardinality(area_ids) <= 100),
  constraint emergency_events_note_is_plain check (private.is_single_line(note, 300)),
  constraint emergency_events_started_at_in_range check (started_at between '2000-01-01' and '2200-01-01'),
  constraint emergency_events_starter_is_plain check (private.is_single_line(starter, 300)),
  constraint emergency_events_ends_after_start check (ended_at >= started_at),
  constraint emergency_events_ender_is_plain check (private.is_single_line(ender, 300)),
  constraint emergency_events_summary_is_plain check (private.is_plain_message(summary, 4000)),
  constraint emergency_events_participants_are_plain check (private.is_plain_message(participants, 2000)),
  constraint emergency_events_revision_in_range check (revision between 0 and 1000000000)
);
comment on column public.emergency_events.area_ids is 'Affected floors and neighborhoods; empty for the whole community.';
comment on column public.emergency_events.inspection_id is 'The due fire drill of the life safety log that this drill fulfills.';
comment on column public.emergency_events.revision is 'Number of changes of the head count: screens reload when it changes.';

create index emergency_events_community_idx on public.emergency_events (community_id, started_at desc, id);
create index emergency_events_open_idx on public.emergency_events (community_id) where ended_at is null;
create index emergency_events_started_by_idx on public.emergency_events (started_by);
create index emergency_events_ended_by_idx on public.emergency_events (ended_by);
create unique index emergency_events_inspection_once_idx on public.emergency_events (inspection_id) where inspection_id is not null;

select private.set_up_table('public.emergency_events', 'select');
create policy "Positions read it" on public.emergency_events for select to authenticated
  using (community_id = any ((select private.list_my_community_ids('emergency_events', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.emergency_events', 'community_id', 'private.list_my_community_ids(''emergency_events'', ''read'')'
);
alter publication supabase_realtime add table public.emergency_events;

-- Everyone to account for, as of the start: residents in the building, staff on shift, and visitors added during the event.
create table private.emergency_people (
  event_id uuid not null references public.emergency_events (id) on delete cascade,
  subject_id uuid not null,
  kind text not null,
  name text not null,
  area_id uuid references public.floors (id) on delete set null,
  area text,
  unit text,
  assistance text,
  added_at timestamptz not null default clock_timestamp(),
  added_by uuid references public.profiles (id) on delete set null,

  constraint emergency_people_pkey primary key (event_id, subject_id),
  constraint emergency_people_kind_is_known check (kind in ('resident', 'staff', 'visitor')),
  constraint emergency_people_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint emergency_people_area_is_plain check (private.is_single_line(area, 250)),
  constraint emergency_people_unit_is_plain check (private.is_single_line(unit, 120)),
  constraint emergency_people_assistance_is_known check (
    assistance in ('walks_alone', 'needs_guidance', 'wheelchair', 'two_person', 'bed_bound')
  )
);
comment on column private.emergency_people.subject_id is 'The resident''s, employee''s, or shift''s ID; a new ID for a visitor.';
create index emergency_people_area_idx on private.emergency_people (area_id);
create index emergency_people_added_by_idx on private.emergency_people (added_by);
alter table private.emergency_people enable row level security;

-- Where someone was seen. A correction is another mark; the latest counts.
create table private.emergency_marks (
  id uuid primary key,
  event_id uuid not null,
  subject_id uuid not null,
  status text not null,
  place text,
  at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,
  recorded_name text not null default '',

  constraint emergency_marks_person_fkey foreign key (event_id, subject_id)
    references private.emergency_people (event_id, subject_id) on delete cascade,
  constraint emergency_marks_status_is_known check (status in ('safe', 'evacuated', 'hospital', 'missing', 'unaccounted')),
  constraint emergency_marks_place_is_plain check (private.is_single_line(place, 120)),
  constraint emergency_marks_at_in_range check (at between '2000-01-01' and '2200-01-01'),
  constraint emergency_marks_recorded_name_is_plain check (private.is_single_line(recorded_name, 300))
);
create index emergency_marks_person_idx on private.emergency_marks (event_id, subject_id, at desc, recorded_at desc);
create index emergency_marks_recorded_by_idx on private.emergency_marks (recorded_by);
alter table private.emergency_marks enable row level security;

-- What an event showed, with the work order that follows it up.
create table private.emergency_findings (
  id uuid primary key,
  event_id uuid not null references public.emergency_events (id) on delete cascade,
  description text not null,
  work_order_id uuid references public.work_orders (id) on delete set null,
  recorded_at timestamptz not null default clock_timestamp(),

  constraint emergency_findings_description_is_plain check (
    char_length(btrim(description)) >= 3 and private.is_single_line(description, 300)
  )
);
create index emergency_findings_event_idx on private.emergency_findings (event_id, recorded_at);
create index emergency_findings_work_order_idx on private.emergency_findings (work_order_id);
alter table private.emergency_findings enable row level security;

-- Refuses every change of an event except its end and its counter, and of what was recorded during it. Deleting an account,
-- an inspection, or a community still clears references.
create function private.refuse_emergency_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_links constant text[] := array[
    'started_by', 'ended_by', 'added_by', 'recorded_by', 'inspection_id', 'work_order_id', 'area_id', 'revision'
  ];
  v_end constant text[] := array['ended_at', 'ender', 'summary', 'participants'];
begin
  if tg_op = 'DELETE' then
    if pg_trigger_depth() > 1 then
      return old;
    end if;
  elsif to_jsonb(new) - v_links = to_jsonb(old) - v_links
    or tg_table_name = 'emergency_events' and to_jsonb(old) ->> 'ended_at' is null
      and to_jsonb(new) - v_links - v_end = to_jsonb(old) - v_links - v_end
  then
    return new;
  elsif tg_op = 'UPDATE' and tg_table_name = 'emergency_people' and to_jsonb(new) ->> 'name' = 'Former resident'
    and to_jsonb(new) ->> 'assistance' is null
    and to_jsonb(new) - '{name,assistance}'::text[] = to_jsonb(old) - '{name,assistance}'::text[]
  then
    -- The head count stays when a resident's records are removed.
    return new;
  end if;
  raise exception 'The record of an event can''t be changed.' using errcode = '42501';
end $$;
create trigger refuse_change before update or delete on public.emergency_events
  for each row execute function private.refuse_emergency_change();
create trigger refuse_change before update or delete on private.emergency_people
  for each row execute function private.refuse_emergency_change();
create trigger refuse_change before update or delete on private.emergency_marks
  for each row execute function private.refuse_emergency_change();
create trigger refuse_change before update or delete on private.emergency_findings
  for each row execute function private.refuse_emergency_change();
