-- Rules of a community for its staff: overtime, rest, hours of care per resident day, and what each position must have.
-- Private, like all tables of staff: screens use calls, which check the caller's position each time.

-- Hours of care per resident day by level of care (the first for residents without one), and the share of each shift.
create function private.get_default_staffing_targets() returns jsonb
language sql immutable set search_path = '' as $$
  select '{
    "caregiver": {"hours": [0.2, 0.6, 0.9, 1.3, 1.8, 2.3], "shares": [0.45, 0.35, 0.2]},
    "medication_aide": {"hours": [0, 0.15, 0.2, 0.3, 0.35, 0.4], "shares": [0.45, 0.4, 0.15]},
    "nurse": {"hours": [0, 0.05, 0.1, 0.15, 0.25, 0.4], "shares": [0.5, 0.3, 0.2]}
  }'::jsonb
$$;

-- What each position must have. True blocks shifts while it is missing, lapsed, or not verified.
create function private.get_default_staff_requirements() returns jsonb
language sql immutable set search_path = '' as $$
  select '{
    "executive_director": {"administrator_license": true, "background_check": true},
    "nurse": {"nurse_license": true, "background_check": true, "exclusion_check": true, "cpr": false, "abuse_prevention": false},
    "medication_aide": {"medication_aide": true, "background_check": true, "cpr": false, "abuse_prevention": false},
    "caregiver": {"background_check": true, "cpr": false, "dementia_care": false, "abuse_prevention": false},
    "sales": {"background_check": false},
    "business_office": {"background_check": false},
    "maintenance": {"background_check": true, "fire_safety": false},
    "dining": {"food_handler": true, "background_check": false},
    "activities": {"background_check": true, "driver_license": false}
  }'::jsonb
$$;

-- Types of credentials, background checks, and trainings.
create function private.get_credential_kind(p_type text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_type in ('nurse_license', 'medication_aide', 'nursing_assistant', 'administrator_license', 'cpr', 'food_handler', 'driver_license')
      then 'credential'
    when p_type in ('background_check', 'exclusion_check', 'health_screening') then 'check'
    when p_type in ('orientation', 'dementia_care', 'abuse_prevention', 'fire_safety', 'infection_control', 'medication_training') then 'training'
  end
$$;

create function private.is_staff_position(p_position text) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_community_position(p_position) and p_position <> 'family'
$$;

create function private.is_staffing_targets(p_targets jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(p_targets) = 'object' and pg_column_size(p_targets) < 5000 and not exists (
    select from jsonb_each(p_targets) t (position, target)
    where not (
      private.is_staff_position(t.position) and jsonb_typeof(t.target) = 'object'
      and jsonb_typeof(t.target -> 'hours') = 'array' and jsonb_array_length(t.target -> 'hours') between 1 and 11
      and jsonb_typeof(t.target -> 'shares') = 'array' and jsonb_array_length(t.target -> 'shares') = 3
      and not exists (
        select from jsonb_array_elements((t.target -> 'hours') || (t.target -> 'shares')) n (value)
        where jsonb_typeof(n.value) <> 'number' or n.value::numeric not between 0 and 24
      )
      and (select sum(s.value::numeric) from jsonb_array_elements(t.target -> 'shares') s (value)) between 0.99 and 1.01
    ) is true
  );
exception
  when others then
    return false;
end $$;

create function private.is_staff_requirements(p_requirements jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(p_requirements) = 'object' and pg_column_size(p_requirements) < 10000 and not exists (
    select from jsonb_each(p_requirements) p (position, types)
    where not private.is_staff_position(p.position) or jsonb_typeof(p.types) <> 'object' or exists (
      select from jsonb_each(p.types) t (type, is_blocking)
      where private.get_credential_kind(t.type) is null or jsonb_typeof(t.is_blocking) <> 'boolean'
    )
  );
exception
  when others then
    return false;
end $$;

create table private.staff_settings (
  community_id uuid primary key references public.communities (id) on delete cascade,
  daily_overtime_hours numeric,
  min_rest_hours numeric not null default 8,
  late_minutes integer not null default 7,
  targets jsonb not null default private.get_default_staffing_targets(),
  requirements jsonb not null default private.get_default_staff_requirements(),
  version integer not null default 1,

  constraint staff_settings_daily_overtime_in_range check (daily_overtime_hours between 4 and 16),
  constraint staff_settings_rest_in_range check (min_rest_hours between 0 and 16),
  constraint staff_settings_late_in_range check (late_minutes between 0 and 60),
  constraint staff_settings_targets_are_valid check (private.is_staffing_targets(targets)),
  constraint staff_settings_requirements_are_valid check (private.is_staff_requirements(requirements))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes

alter table private.staff_settings enable row level security;

-- Returns a community's settings, the defaults if it saved none.
create function private.get_staff_settings(p_community_id uuid) returns private.staff_settings
language plpgsql stable security definer set search_path = '' as $$
declare
  v_settings private.staff_settings;
begin
  select * into v_settings from private.staff_settings s where s.community_id = p_community_id;
  if v_settings.community_id is null then
    v_settings.community_id := p_community_id;
    v_settings.min_rest_hours := 8;
    v_settings.late_minutes := 7;
    v_settings.targets := private.get_default_staffing_targets();
    v_settings.requirements := private.get_default_staff_requirements();
    v_settings.version := 0;
  end if;
  return v_settings;
end $$;

create function private.save_staff_settings(p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.staff_settings;
  v_new private.staff_settings;
begin
  perform from public.communities c where c.id = p_community_id for update;
  if (p_community_id = any (private.list_my_community_ids('staff_settings', 'change'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('staff_settings', 120, interval '1 hour');
  v_old := private.get_staff_settings(p_community_id);
  perform private.require_same_version(v_old.version, p_version, 'HXYVC');
  v_new := jsonb_populate_record(v_old, p_values - '{community_id,version}'::text[]);
  insert into private.staff_settings as s (
    community_id, daily_overtime_hours, min_rest_hours, late_minutes, targets, requirements
  )
  values (
    p_community_id, v_new.daily_overtime_hours, v_new.min_rest_hours, v_new.late_minutes, v_new.targets, v_new.requirements
  )
  on conflict (community_id) do update
  set daily_overtime_hours = excluded.daily_overtime_hours, min_rest_hours = excluded.min_rest_hours,
    late_minutes = excluded.late_minutes, targets = excluded.targets, requirements = excluded.requirements, version = s.version + 1;
end $$;

-- Saves overtime, rest, hours of care, and requirements, as an executive director.
select private.expose('save_staff_settings', 'authenticated');
