-- Plans for each kind of emergency, and contacts to call. Every position of a community reads them.

-- True if each step has a text and, at most, a position that does it.
create function private.are_emergency_steps(p_steps jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(p_steps) = 'array' and jsonb_array_length(p_steps) between 1 and 40, false) and not exists (
    select from jsonb_array_elements(p_steps) s
    where jsonb_typeof(s) <> 'object' or coalesce(btrim(s ->> 'text'), '') = '' or not private.is_single_line(s ->> 'text', 400)
      or not coalesce(private.is_community_position(s ->> 'position') and s ->> 'position' <> 'family', true)
      or s - '{text,position}'::text[] <> '{}'
  )
$$;
grant execute on function private.are_emergency_steps(jsonb) to service_role;

-- True if each site has a name, and address and phone are plain.
create function private.are_evacuation_sites(p_sites jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(p_sites) = 'array' and jsonb_array_length(p_sites) <= 10, false) and not exists (
    select from jsonb_array_elements(p_sites) s
    where jsonb_typeof(s) <> 'object' or coalesce(btrim(s ->> 'name'), '') = '' or not private.is_single_line(s ->> 'name', 120)
      or not coalesce(private.is_single_line(s ->> 'address', 200), true)
      or not coalesce(s ->> 'phone' ~ '^[0-9+(). x/-]{0,40}$', true) or s - '{name,address,phone}'::text[] <> '{}'
  )
$$;
grant execute on function private.are_evacuation_sites(jsonb) to service_role;

create table private.emergency_plans (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  hazard text not null,
  steps jsonb not null,
  meeting_point text,
  sites jsonb not null default '[]',
  review_months integer not null default 12,
  reviewed_on date,
  reviewed_by uuid references public.profiles (id) on delete set null,
  reviewer text,
  changed_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  version integer not null default 1,

  constraint emergency_plans_hazard_is_known check (private.is_single_line(hazard, 20) and private.is_emergency_hazard(hazard)),
  constraint emergency_plans_steps_are_complete check (private.are_emergency_steps(steps)),
  constraint emergency_plans_sites_are_complete check (private.are_evacuation_sites(sites)),
  constraint emergency_plans_meeting_point_is_plain check (private.is_single_line(meeting_point, 200)),
  constraint emergency_plans_review_months_in_range check (review_months between 1 and 36),
  constraint emergency_plans_reviewed_on_in_range check (reviewed_on between '2000-01-01' and '2200-01-01'),
  constraint emergency_plans_reviewer_is_plain check (private.is_single_line(reviewer, 300))
);
create unique index emergency_plans_hazard_once_idx on private.emergency_plans (community_id, hazard) where removed_at is null;
create index emergency_plans_community_idx on private.emergency_plans (community_id);
create index emergency_plans_reviewed_by_idx on private.emergency_plans (reviewed_by);
alter table private.emergency_plans enable row level security;

-- Earlier versions of plans, as they were.
create table private.emergency_plan_versions (
  plan_id uuid not null references private.emergency_plans (id) on delete cascade,
  version integer not null,
  steps jsonb not null,
  meeting_point text,
  sites jsonb not null,
  replaced_at timestamptz not null default clock_timestamp(),
  replaced_by uuid references public.profiles (id) on delete set null,
  replacer text not null default '',

  constraint emergency_plan_versions_pkey primary key (plan_id, version),
  constraint emergency_plan_versions_meeting_point_is_plain check (private.is_single_line(meeting_point, 200)),
  constraint emergency_plan_versions_replacer_is_plain check (private.is_single_line(replacer, 300))
);
create index emergency_plan_versions_replaced_by_idx on private.emergency_plan_versions (replaced_by);
alter table private.emergency_plan_versions enable row level security;

create table private.emergency_contacts (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  kind text not null,
  name text not null,
  phone text not null,
  note text,
  removed_at timestamptz,
  version integer not null default 1,

  constraint emergency_contacts_kind_is_known check (kind in (
    'fire', 'police', 'medical', 'hospital', 'utility', 'transport', 'sister_community', 'agency', 'vendor', 'other'
  )),
  constraint emergency_contacts_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint emergency_contacts_phone_shape check (phone ~ '^[0-9+(). x/-]{3,40}$'),
  constraint emergency_contacts_note_is_plain check (private.is_single_line(note, 200))
);
create index emergency_contacts_community_idx on private.emergency_contacts (community_id) where removed_at is null;
alter table private.emergency_contacts enable row level security;

create function private.list_emergency_plans(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'emergency_plans', 'read');
  return jsonb_build_object(
    'community', (select c.name from public.communities c where c.id = p_community_id),
    'today', private.get_community_day(p_community_id),
    'plans', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'hazard', p.hazard, 'steps', p.steps, 'meeting_point', p.meeting_point, 'sites', p.sites,
        'review_months', p.review_months, 'reviewed_on', p.reviewed_on, 'reviewer', p.reviewer, 'version', p.version,
        'review_due_on', (p.reviewed_on + make_interval(months => p.review_months))::date
      ) order by p.hazard), '[]')
      from private.emergency_plans p where p.community_id = p_community_id and p.removed_at is null
    ),
    'contacts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'kind', c.kind, 'name', c.name, 'phone', c.phone, 'note', c.note, 'version', c.version
      ) order by array_position(array[
        'fire', 'police', 'medical', 'hospital', 'utility', 'transport', 'sister_community', 'agency', 'vendor', 'other'
      ], c.kind), lower(c.name), c.id), '[]')
      from private.emergency_contacts c where c.community_id = p_community_id and c.removed_at is null
    )
  );
end $$;

-- Returns the plans and contacts of a community.
select private.expose('list_emergency_plans', 'authenticated');

create function private.save_emergency_plan(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.emergency_plans;
  v_row private.emergency_plans;
begin
  perform private.require_community_right(p_community_id, 'emergency_plans', 'change');
  select * into v_old from private.emergency_plans p where p.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id, v_old.removed_at);
  perform private.enforce_rate_limit('emergency_plan', 300, interval '1 hour');
  if private.is_repeated_save(v_old.version, p_version, 'HXZVE') then
    return p_id;
  end if;
  v_row := jsonb_populate_record(v_old, p_values);
  if not private.are_emergency_steps(v_row.steps) or not private.are_evacuation_sites(coalesce(v_row.sites, '[]')) then
    raise exception 'Enter at least one step.' using errcode = 'HXZST';
  end if;
  if exists (
    select from private.emergency_plans p
    where p.community_id = p_community_id and p.hazard = coalesce(v_old.hazard, v_row.hazard) and p.removed_at is null and p.id <> p_id
  ) then
    raise exception 'This community already has a plan for this hazard.' using errcode = 'HXZHA';
  end if;
  if v_old.id is null then
    insert into private.emergency_plans (id, community_id, hazard, steps, meeting_point, sites, review_months)
    values (
      p_id, p_community_id, v_row.hazard, v_row.steps, nullif(btrim(v_row.meeting_point), ''), coalesce(v_row.sites, '[]'),
      coalesce(v_row.review_months, 12)
    );
    return p_id;
  end if;
  insert into private.emergency_plan_versions (plan_id, version, steps, meeting_point, sites, replaced_by, replacer)
  values (p_id, v_old.version, v_old.steps, v_old.meeting_point, v_old.sites, auth.uid(), coalesce(private.get_my_display_name(), ''));
  update private.emergency_plans p
  set steps = v_row.steps, meeting_point = nullif(btrim(v_row.meeting_point), ''), sites = coalesce(v_row.sites, '[]'),
    review_months = coalesce(v_row.review_months, 12), changed_at = clock_timestamp(), version = p.version + 1
  where p.id = p_id;
  return p_id;
end $$;

-- Adds or changes a plan. The version is 0 for a new one; the hazard can't change.
select private.expose('save_emergency_plan', 'authenticated');

-- Locks a plan that the caller may change.
create function private.begin_emergency_plan_change(p_id uuid) returns private.emergency_plans
language plpgsql security definer set search_path = '' as $$
declare
  v_plan private.emergency_plans;
begin
  select * into v_plan from private.emergency_plans p where p.id = p_id and p.removed_at is null for update;
  perform private.require_community_right(v_plan.community_id, 'emergency_plans', 'change');
  return v_plan;
end $$;

create function private.review_emergency_plan(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_plan constant private.emergency_plans := private.begin_emergency_plan_change(p_id);
begin
  update private.emergency_plans p
  set reviewed_on = private.get_community_day(v_plan.community_id), reviewed_by = auth.uid(),
    reviewer = coalesce(private.get_my_display_name(), '')
  where p.id = p_id;
end $$;

-- Records that the caller reviewed a plan today.
select private.expose('review_emergency_plan', 'authenticated');

create function private.remove_emergency_plan(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_emergency_plan_change(p_id);
  update private.emergency_plans p set removed_at = now() where p.id = p_id;
end $$;

select private.expose('remove_emergency_plan', 'authenticated');

create function private.save_emergency_contact(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.emergency_contacts;
  v_row private.emergency_contacts;
begin
  perform private.require_community_right(p_community_id, 'emergency_plans', 'change');
  select * into v_old from private.emergency_contacts c where c.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id, v_old.removed_at);
  perform private.enforce_rate_limit('emergency_contact', 300, interval '1 hour');
  if private.is_repeated_save(v_old.version, p_version, 'HXZVE') then
    return p_id;
  end if;
  if v_old.id is null and (
    select count(*) from private.emergency_contacts c where c.community_id = p_community_id and c.removed_at is null
  ) >= 100 then
    raise exception 'You have reached the limit of 100.' using errcode = 'HXZLI';
  end if;
  v_row := jsonb_populate_record(v_old, p_values);
  insert into private.emergency_contacts as c (id, community_id, kind, name, phone, note)
  values (p_id, p_community_id, v_row.kind, btrim(v_row.name), btrim(v_row.phone), nullif(btrim(v_row.note), ''))
  on conflict (id) do update
  set kind = excluded.kind, name = excluded.name, phone = excluded.phone, note = excluded.note, version = c.version + 1;
  return p_id;
end $$;

-- Adds or changes a contact. The version is 0 for a new one.
select private.expose('save_emergency_contact', 'authenticated');

create function private.remove_emergency_contact(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(
    (select c.community_id from private.emergency_contacts c where c.id = p_id), 'emergency_plans', 'change'
  );
  update private.emergency_contacts c set removed_at = now() where c.id = p_id and c.removed_at is null;
end $$;

select private.expose('remove_emergency_contact', 'authenticated');
