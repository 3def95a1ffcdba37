-- How a resident leaves the building and what must go with them, set by a nurse. Without it, the roster estimates the help
-- from mobility or the level of care.
create table public.resident_evacuation_needs (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  assistance text not null,
  equipment text[] not null default '{}',
  notes text,

  constraint resident_evacuation_needs_assistance_is_known check (
    assistance in ('walks_alone', 'needs_guidance', 'wheelchair', 'two_person', 'bed_bound')
  ),
  constraint resident_evacuation_needs_equipment_is_known check (
    equipment <@ array['oxygen', 'walker', 'wheelchair', 'lift', 'cpap', 'feeding_pump', 'hearing_aids', 'service_animal']
  ),
  constraint resident_evacuation_needs_notes_are_plain check (private.is_single_line(notes, 200))
);
select private.set_up_child_table(
  'public.resident_evacuation_needs', 'assistance', '/operator/residents', 'residents', 'resident_id',
  '{resident_id, assistance, equipment, notes}'
);
create unique index resident_evacuation_needs_once_idx on public.resident_evacuation_needs (resident_id) where deleted_at is null;

-- Estimates the help a resident needs to leave: from mobility, else from the level of care. In memory care everyone needs
-- guidance. shared/operator/emergency.ts states the rule.
create function private.estimate_evacuation_assistance(p_mobility text, p_level integer, p_license_category text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_mobility = 'bedbound' then 'bed_bound'
    when p_mobility = 'two_person_transfer' then 'two_person'
    when p_mobility = 'wheelchair' then 'wheelchair'
    when p_mobility = 'walker' or p_license_category = 'MC' then 'needs_guidance'
    when p_mobility in ('independent', 'cane') then 'walks_alone'
    when p_level >= 4 then 'two_person'
    when p_level = 3 then 'wheelchair'
    when p_level = 2 then 'needs_guidance'
    when p_level <= 1 then 'walks_alone'
    else 'needs_guidance'
  end
$$;
