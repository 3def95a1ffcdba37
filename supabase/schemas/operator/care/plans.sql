-- A resident's care plan by area: needs, each with its goals and interventions, and the tasks that staff chart.
create table public.care_needs (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  area text not null,
  need text not null,
  status text not null default 'active',

  constraint care_needs_resident_key unique (id, resident_id),
  constraint care_needs_area_is_known check (area in (
    'bathing', 'dressing', 'toileting', 'mobility', 'nutrition', 'cognition', 'behavior', 'skin', 'health', 'social', 'safety'
  )),
  constraint care_needs_need_is_plain check (char_length(btrim(need)) >= 1 and private.is_single_line(need, 200)),
  constraint care_needs_status_is_known check (status in ('active', 'met', 'discontinued'))
);
select private.set_up_child_table(
  'public.care_needs', 'need', '/operator/residents', 'residents', 'resident_id', '{resident_id, area, need, status}'
);

create table public.care_goals (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  need_id uuid not null,
  goal text not null,
  measure text,
  target_on date,
  status text not null default 'active',
  outcome text,

  constraint care_goals_goal_is_plain check (char_length(btrim(goal)) >= 1 and private.is_single_line(goal, 300)),
  constraint care_goals_measure_is_plain check (private.is_single_line(measure, 200)),
  constraint care_goals_target_on_in_range check (target_on between '2000-01-01' and '2200-01-01'),
  constraint care_goals_status_is_known check (status in ('active', 'met', 'not_met', 'discontinued')),
  constraint care_goals_outcome_is_plain check (private.is_single_line(outcome, 300))
);
comment on column public.care_goals.measure is 'How progress is measured, such as weekly weight.';
select private.set_up_child_table(
  'public.care_goals', 'goal', '/operator/residents', 'care_needs', 'need_id', '{need_id, goal, measure, target_on, status, outcome}'
);

-- What staff do about a need. Tasks can belong to an intervention; then they end with it.
create table public.care_interventions (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  need_id uuid not null,
  intervention text not null,
  instructions text,
  status text not null default 'active',

  constraint care_interventions_resident_key unique (id, resident_id),
  constraint care_interventions_intervention_is_plain check (
    char_length(btrim(intervention)) >= 1 and private.is_single_line(intervention, 300)
  ),
  constraint care_interventions_instructions_are_plain check (private.is_plain_message(instructions, 2000)),
  constraint care_interventions_status_is_known check (status in ('active', 'discontinued'))
);
select private.set_up_child_table(
  'public.care_interventions', 'intervention', '/operator/residents', 'care_needs', 'need_id',
  '{need_id, intervention, instructions, status}'
);

-- Tasks are due on their days in each of their shifts; without days, every day.
create table public.care_tasks (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  intervention_id uuid,
  area text not null,
  name text not null,
  instructions text,
  position text not null default 'caregiver',
  shifts text[] not null,
  days text[] not null default '{}',
  starts_on date not null,
  ends_on date,

  -- Deleting an intervention leaves its tasks, with their charting.
  constraint care_tasks_intervention_fkey foreign key (intervention_id, resident_id)
    references public.care_interventions (id, resident_id) on update cascade on delete set null (intervention_id),
  constraint care_tasks_area_is_known check (area in (
    'bathing', 'dressing', 'toileting', 'mobility', 'nutrition', 'cognition', 'behavior', 'skin', 'health', 'social', 'safety'
  )),
  constraint care_tasks_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint care_tasks_instructions_are_plain check (private.is_plain_message(instructions, 2000)),
  constraint care_tasks_position_is_known check (position in ('any', 'caregiver', 'medication_aide', 'nurse')),
  constraint care_tasks_shifts_are_known check (shifts <@ array['day', 'evening', 'night'] and cardinality(shifts) between 1 and 3),
  constraint care_tasks_days_are_known check (
    days <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] and cardinality(days) <= 7
  ),
  constraint care_tasks_starts_on_in_range check (starts_on between '2000-01-01' and '2200-01-01'),
  constraint care_tasks_ends_after_start check (ends_on >= starts_on)
);
select private.set_up_child_table(
  'public.care_tasks', 'name', '/operator/residents', 'residents', 'resident_id',
  '{resident_id, intervention_id, area, name, instructions, position, shifts, days, starts_on, ends_on}'
);
create index care_tasks_intervention_idx on public.care_tasks (intervention_id, resident_id);
create trigger care_tasks_cascade after update of deleted_at on public.care_interventions
  for each row execute function private.cascade_to_children('care_tasks', 'intervention_id');

-- Closing a need closes its open goals the same way and discontinues its interventions.
create function private.close_care_need() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.status = 'active' and new.status <> 'active' then
    update public.care_goals g set status = new.status where g.need_id = new.id and g.status = 'active' and g.deleted_at is null;
    update public.care_interventions i set status = 'discontinued'
    where i.need_id = new.id and i.status = 'active' and i.deleted_at is null;
  end if;
  return null;
end $$;
create trigger close_care_need after update of status on public.care_needs
  for each row execute function private.close_care_need();

-- Today is the last day of a discontinued intervention's tasks. Tasks that haven't started never do.
create function private.end_intervention_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_today date;
begin
  if old.status = 'active' and new.status = 'discontinued' then
    v_today := private.get_community_day(new.community_id);
    update public.care_tasks t set deleted_at = now()
    where t.intervention_id = new.id and t.starts_on > v_today and t.deleted_at is null;
    update public.care_tasks t set ends_on = v_today
    where t.intervention_id = new.id and t.starts_on <= v_today and t.deleted_at is null and (t.ends_on is null or t.ends_on > v_today);
  end if;
  return null;
end $$;
create trigger end_intervention_tasks after update of status on public.care_interventions
  for each row execute function private.end_intervention_tasks();

create function private.list_care_plans(p_community_id uuid)
returns table (
  resident_id uuid, resident text, unit text, status text, level integer, needs bigint, tasks bigint, goals_past_target bigint,
  changed_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
begin
  if (p_community_id = any (private.list_my_community_ids('care_needs', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.log_resident_reads(array(
    select r.id from public.residents r
    where r.community_id = p_community_id and r.deleted_at is null and r.status in ('pending', 'in_house', 'on_leave')
  ), 'Care plans');
  return query
  select r.id, r.name, u.name, r.status, private.get_care_level(r.id, v_today),
    coalesce(n.active, 0), coalesce(t.active, 0), coalesce(g.past, 0),
    greatest(n.at, g.at, i.at, t.at)
  from public.residents r
  left join public.units u on u.id = r.unit_id
  left join lateral (
    select count(*) filter (where c.status = 'active') as active, max(c.updated_at) as at
    from public.care_needs c where c.resident_id = r.id and c.deleted_at is null
  ) n on true
  left join lateral (
    select count(*) filter (where c.status = 'active' and c.target_on < v_today) as past, max(c.updated_at) as at
    from public.care_goals c where c.resident_id = r.id and c.deleted_at is null
  ) g on true
  left join lateral (
    select max(c.updated_at) as at from public.care_interventions c where c.resident_id = r.id and c.deleted_at is null
  ) i on true
  left join lateral (
    select count(*) filter (where c.ends_on is null or c.ends_on >= v_today) as active, max(c.updated_at) as at
    from public.care_tasks c where c.resident_id = r.id and c.deleted_at is null
  ) t on true
  where r.community_id = p_community_id and r.deleted_at is null and r.status in ('pending', 'in_house', 'on_leave')
  order by lower(r.name), r.id;
end $$;

-- Returns the residents of a community with the size and state of their care plans. Reading it is logged for each
-- resident.
select private.expose('list_care_plans', 'authenticated');
