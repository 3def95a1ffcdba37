-- Turns of units, from notice to ready. A finished turn sets the unit's state, which the census board follows.
create table public.unit_turns (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  unit_id uuid not null references public.units (id) on delete cascade,
  target_on date,
  started_at timestamptz not null default now(),
  started_by uuid references public.profiles (id) on delete set null,
  finished_at timestamptz,
  finished_by uuid references public.profiles (id) on delete set null,

  constraint unit_turns_target_in_range check (target_on between '2000-01-01' and '2100-01-01')
);

create unique index unit_turns_once_idx on public.unit_turns (unit_id) where finished_at is null;
create index unit_turns_community_idx on public.unit_turns (community_id, started_at desc);
create index unit_turns_unit_idx on public.unit_turns (unit_id);
create index unit_turns_started_by_idx on public.unit_turns (started_by);
create index unit_turns_finished_by_idx on public.unit_turns (finished_by);

create table public.unit_turn_steps (
  id uuid primary key default gen_random_uuid(),
  turn_id uuid not null references public.unit_turns (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  position integer not null,
  work_order_id uuid references public.work_orders (id) on delete set null,
  done_at timestamptz,
  done_by uuid references public.profiles (id) on delete set null,
  done_name text,

  constraint unit_turn_steps_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint unit_turn_steps_position_in_range check (position between 0 and 1000),
  constraint unit_turn_steps_done_name_is_plain check (private.is_single_line(done_name, 300))
);

create index unit_turn_steps_turn_idx on public.unit_turn_steps (turn_id, position);
create index unit_turn_steps_community_idx on public.unit_turn_steps (community_id);
create index unit_turn_steps_order_idx on public.unit_turn_steps (work_order_id);
create index unit_turn_steps_done_by_idx on public.unit_turn_steps (done_by);

select private.set_up_table('public.unit_turns', 'select');
create policy "Positions read it" on public.unit_turns
  for select to authenticated
  using (community_id = any ((select private.list_my_community_ids('unit_turns', 'read'))::uuid[]));
select private.add_membership_guard('public.unit_turns', 'community_id', 'private.list_my_community_ids(''unit_turns'', ''read'')');
select private.set_up_table('public.unit_turn_steps', 'select');
create policy "Positions read it" on public.unit_turn_steps
  for select to authenticated
  using (community_id = any ((select private.list_my_community_ids('unit_turns', 'read'))::uuid[]));
select private.add_membership_guard('public.unit_turn_steps', 'community_id', 'private.list_my_community_ids(''unit_turns'', ''read'')');

create function private.list_unit_turns(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today date;
begin
  perform private.require_community_right(p_community_id, 'unit_turns', 'read');
  v_today := (now() at time zone (select c.time_zone from public.communities c where c.id = p_community_id))::date;
  return jsonb_build_object(
    'today', v_today,
    'units', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'unit_id', u.id, 'unit', u.name, 'type', u.type, 'status', s.status, 'since', s.since,
        'turn', case when t.id is not null then jsonb_build_object(
          'id', t.id, 'started_at', t.started_at, 'target_on', t.target_on,
          'steps', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', p.id, 'name', p.name, 'done_at', p.done_at, 'by', p.done_name, 'work_order_id', p.work_order_id,
              'work_order_number', o.number, 'work_order_state', o.state
            ) order by p.position, p.id), '[]')
            from public.unit_turn_steps p left join public.work_orders o on o.id = p.work_order_id where p.turn_id = t.id
          )
        ) end
      ) order by s.status = 'notice', t.target_on, u.name, u.id), '[]')
      from private.list_unit_states(p_community_id, v_today) s
      join public.units u on u.id = s.unit_id
      left join public.unit_turns t on t.unit_id = u.id and t.finished_at is null
      where s.status in ('notice', 'turning')
    ),
    'average_days', (
      select round(avg(extract(epoch from t.finished_at - t.started_at) / 86400)::numeric, 1)
      from public.unit_turns t where t.community_id = p_community_id and t.finished_at > now() - interval '180 days'
    )
  );
end $$;

-- Returns the units between notice and ready, with their turns.
select private.expose('list_unit_turns', 'authenticated');

create function private.start_unit_turn(p_id uuid, p_unit_id uuid, p_target_on date default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_unit public.units;
  v_steps constant text[] := array[
    'Inspect unit and note damage', 'Remove belongings and trash', 'Repairs', 'Paint', 'Flooring', 'Check appliances and plumbing',
    'Check smoke detector and call system', 'Deep clean', 'Change locks', 'Final walk-through'
  ];
begin
  select * into v_unit from public.units u where u.id = p_unit_id and u.deleted_at is null for update;
  perform private.require_community_right(v_unit.community_id, 'unit_turns', 'change');
  if exists (select from public.unit_turns t where t.id = p_id) then
    return;
  end if;
  perform private.enforce_rate_limit('unit_turn', 240, interval '1 hour');
  if not exists (
    select from private.list_unit_states(v_unit.community_id, (now() at time zone 'UTC')::date) s
    where s.unit_id = p_unit_id and s.status in ('notice', 'turning')
  ) then
    raise exception 'Only units with notice or being turned need a turn.' using errcode = 'HXQTU';
  end if;
  if exists (select from public.unit_turns t where t.unit_id = p_unit_id and t.finished_at is null) then
    raise exception 'This unit''s turn has started.' using errcode = 'HXQTS';
  end if;
  insert into public.unit_turns (id, community_id, unit_id, target_on, started_by)
  values (p_id, v_unit.community_id, p_unit_id, p_target_on, auth.uid());
  insert into public.unit_turn_steps (turn_id, community_id, name, position)
  select p_id, v_unit.community_id, s.name, s.place from unnest(v_steps) with ordinality s (name, place);
end $$;

select private.expose('start_unit_turn', 'authenticated');

-- Returns an open turn that the caller may change, locked.
create function private.begin_unit_turn_change(p_id uuid) returns public.unit_turns
language plpgsql security definer set search_path = '' as $$
declare
  v_turn public.unit_turns;
begin
  select * into v_turn from public.unit_turns t where t.id = p_id for update;
  perform private.require_community_right(v_turn.community_id, 'unit_turns', 'change');
  perform private.enforce_rate_limit('unit_turn_change', 1200, interval '1 hour');
  if v_turn.finished_at is not null then
    raise exception 'This turn is finished.' using errcode = 'HXQTF';
  end if;
  return v_turn;
end $$;

create function private.set_unit_turn_step(p_id uuid, p_is_done boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_unit_turn_change((select s.turn_id from public.unit_turn_steps s where s.id = p_id));
  update public.unit_turn_steps s
  set done_at = case when p_is_done then now() end, done_by = case when p_is_done then auth.uid() end,
    done_name = case when p_is_done then coalesce(private.get_my_display_name(), '') end
  where s.id = p_id and (s.done_at is not null) <> p_is_done;
end $$;

select private.expose('set_unit_turn_step', 'authenticated');

create function private.add_unit_turn_step(p_id uuid, p_turn_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_turn constant public.unit_turns := private.begin_unit_turn_change(p_turn_id);
  v_count constant integer := (select count(*) from public.unit_turn_steps s where s.turn_id = p_turn_id);
begin
  if v_count >= 60 then
    raise exception 'You have reached the limit of 60.' using errcode = 'HXQLI';
  end if;
  insert into public.unit_turn_steps (id, turn_id, community_id, name, position)
  values (p_id, v_turn.id, v_turn.community_id, btrim(p_name), v_count + 1)
  on conflict (id) do nothing;
end $$;

select private.expose('add_unit_turn_step', 'authenticated');

create function private.finish_unit_turn(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_turn constant public.unit_turns := private.begin_unit_turn_change(p_id);
begin
  if exists (select from public.unit_turn_steps s where s.turn_id = p_id and s.done_at is null) then
    raise exception 'Finish every step first.' using errcode = 'HXQTO';
  end if;
  if not exists (
    select from private.list_unit_states(v_turn.community_id, (now() at time zone 'UTC')::date) s
    where s.unit_id = v_turn.unit_id and s.status = 'turning'
  ) then
    raise exception 'A resident still lives in this unit.' using errcode = 'HXQTL';
  end if;
  update public.unit_turns t set finished_at = now(), finished_by = auth.uid() where t.id = p_id;
  insert into public.unit_events (id, community_id, unit_id, state, at, recorded_by)
  values (md5('turn' || p_id)::uuid, v_turn.community_id, v_turn.unit_id, 'ready', now(), auth.uid())
  on conflict (id) do nothing;
end $$;

-- Finishes a turn and makes the unit ready.
select private.expose('finish_unit_turn', 'authenticated');

alter publication supabase_realtime add table public.unit_turns;
