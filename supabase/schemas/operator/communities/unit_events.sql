-- Dated states of units without residents: ready, being turned, reserved with a deposit, offline. Append-only; the
-- latest before a moment counts. A unit that a resident leaves is being turned until its next event.
create table public.unit_events (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  unit_id uuid not null references public.units (id) on delete cascade,
  state text not null,
  at timestamptz not null default now(),
  deposit numeric,
  note text,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,

  constraint unit_events_state_is_known check (state in ('ready', 'turning', 'reserved', 'offline')),
  constraint unit_events_deposit_in_range check (deposit between 0 and 1000000),
  constraint unit_events_deposit_is_for_reservations check (deposit is null or state = 'reserved'),
  constraint unit_events_note_is_plain check (private.is_single_line(note, 200))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes

create index unit_events_unit_idx on public.unit_events (unit_id, at desc, recorded_at desc);
create index unit_events_community_idx on public.unit_events (community_id, at);
create index unit_events_recorded_by_idx on public.unit_events (recorded_by);

select private.set_up_table('public.unit_events', 'select');
create policy "Positions read it" on public.unit_events
  for select to authenticated
  using (community_id = any ((select private.list_my_community_ids('unit_events', 'read'))::uuid[]));
select private.add_membership_guard('public.unit_events', 'community_id', 'private.list_my_community_ids(''unit_events'', ''read'')');

create function private.set_unit_state(
  p_unit_id uuid, p_state text, p_at timestamptz default null, p_deposit public.dollars default null, p_note text default null,
  p_id uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_community_id constant uuid := (select u.community_id from public.units u where u.id = p_unit_id and u.deleted_at is null);
  v_id constant uuid := coalesce(p_id, gen_random_uuid());
  v_at constant timestamptz := coalesce(p_at, now());
begin
  if v_community_id is null or not v_community_id = any (private.list_my_community_ids('unit_events', 'add')) then
    raise exception 'Your position can''t change units.' using errcode = '42501';
  end if;
  if v_at > now() + interval '1 minute' or v_at < now() - interval '5 years' then
    raise exception 'Choose a time in the past.' using errcode = 'HXOST';
  end if;
  perform private.enforce_rate_limit('unit_event', 600, interval '1 hour');
  insert into public.unit_events (id, community_id, unit_id, state, at, deposit, note, recorded_by)
  values (v_id, v_community_id, p_unit_id, p_state, v_at, case when p_state = 'reserved' then p_deposit end, p_note, auth.uid())
  on conflict (id) do nothing;
  return v_id;
end $$;

-- Records the state of a unit from a moment on. A repeat with the same ID changes nothing.
select private.expose('set_unit_state', 'authenticated');
