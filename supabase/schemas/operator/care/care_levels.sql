-- Levels of care from a date on. Append-only: a correction is a later entry for the same date.
create table public.resident_care_levels (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  assessment_id uuid references public.care_assessments (id) on delete cascade,
  level integer not null,
  effective_on date not null,
  notice_days integer not null default 0,
  reason text,
  decided_at timestamptz not null default clock_timestamp(),
  decided_by uuid references public.profiles (id) on delete set null,

  constraint resident_care_levels_level_in_range check (level between 1 and 10),
  constraint resident_care_levels_effective_on_in_range check (effective_on between '2000-01-01' and '2200-01-01'),
  constraint resident_care_levels_notice_in_range check (notice_days between 0 and 365),
  constraint resident_care_levels_reason_is_plain check (private.is_single_line(reason, 300))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes

create index resident_care_levels_resident_idx on public.resident_care_levels (resident_id, effective_on desc, decided_at desc);
create index resident_care_levels_community_idx on public.resident_care_levels (community_id);
create unique index resident_care_levels_assessment_idx on public.resident_care_levels (assessment_id);
create index resident_care_levels_decided_by_idx on public.resident_care_levels (decided_by);

select private.set_up_table('public.resident_care_levels', 'select');
create policy "Readers of an open record read its levels" on public.resident_care_levels
  for select to authenticated
  using (resident_id = any ((select private.list_my_open_resident_ids('resident_care_levels', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.resident_care_levels', 'resident_id', 'private.list_my_open_resident_ids(''resident_care_levels'', ''read'')'
);

-- Returns a resident's level of care on a day; null without one.
create function private.get_care_level(p_resident_id uuid, p_day date) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select l.level from public.resident_care_levels l
    where l.resident_id = p_resident_id and l.effective_on <= p_day
    order by l.effective_on desc, l.decided_at desc limit 1
  );
end $$;

-- Returns the first day a level can take effect: today, or for an increase after the notice period.
create function private.get_earliest_level_day(p_resident_id uuid, p_level integer) returns date
language plpgsql stable security definer set search_path = '' as $$
declare
  v_community public.communities;
  v_today date;
  v_level integer;
begin
  select c.* into v_community
  from public.residents r join public.communities c on c.id = r.community_id where r.id = p_resident_id;
  v_today := private.get_community_day(v_community.id);
  v_level := private.get_care_level(p_resident_id, v_today);
  return v_today + case when p_level > v_level then v_community.care_notice_days else 0 end;
end $$;
