-- The figures of each community's board, cached by part. A part is computed again after a signal, and when time alone
-- changes it: a dose or a work order becomes overdue, a shift or a day ends. Private: see command_center.sql.
create table private.community_boards (
  community_id uuid not null references public.communities (id) on delete cascade,
  part text not null,
  figures jsonb not null,
  computed_at timestamptz not null,
  changes_at timestamptz not null,
  snapshot pg_snapshot not null,

  constraint community_boards_pkey primary key (community_id, part),
  constraint community_boards_part_is_known check (
    part in ('occupancy', 'moves', 'staffing', 'incidents', 'medications', 'work_orders', 'cash')
  ),
  constraint community_boards_figures_are_an_object check (jsonb_typeof(figures) = 'object' and pg_column_size(figures) < 4000)
);
comment on column private.community_boards.changes_at is 'When time alone changes the figures.';
comment on column private.community_boards.snapshot is 'Transactions that the figures include.';
create index community_boards_changes_idx on private.community_boards (changes_at);
alter table private.community_boards enable row level security;

-- Computes one part from its records. Figures are counts and hours, without names.
create function private.compute_board_part(p_community_id uuid, p_part text, out figures jsonb, out changes_at timestamptz)
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_today constant date := (now() at time zone v_zone)::date;
  v_midnight constant timestamptz := (v_today + 1)::timestamp at time zone v_zone;
  v_now record;
  v_next record;
  v_orders public.medication_orders[];
begin
  if p_part = 'occupancy' then
    changes_at := v_midnight;
    select jsonb_build_object(
      'available', count(*) filter (where s.status <> 'offline'),
      'occupied', coalesce(sum(s.weight) filter (where s.status <> 'offline'), 0),
      'paid', coalesce(sum(s.paid_weight) filter (where s.status <> 'offline'), 0),
      'ready', count(*) filter (where s.status = 'ready'), 'turning', count(*) filter (where s.status = 'turning')
    ) into figures
    from private.list_unit_states(p_community_id, v_today) s;
  elsif p_part = 'moves' then
    changes_at := v_midnight;
    figures := jsonb_build_object(
      'moved_in', (select count(*) from private.list_board_moves(p_community_id) m where m.kind = 'moved_in'),
      'moved_out', (select count(*) from private.list_board_moves(p_community_id) m where m.kind = 'moved_out'),
      'planned_in', (select count(*) from private.list_board_moves(p_community_id) m where m.kind = 'planned_in'),
      'planned_out', (select count(*) from private.list_board_moves(p_community_id) m where m.kind = 'planned_out')
    );
  elsif p_part = 'staffing' then
    select s.day, s.shift, b.starts_at, b.ends_at into v_now
    from private.get_shift_at(now(), v_zone) s cross join lateral private.get_shift_bounds(s.day, s.shift, v_zone) b;
    select s.day, s.shift into v_next from private.get_shift_at(v_now.ends_at + interval '1 minute', v_zone) s;
    changes_at := v_now.ends_at;
    select jsonb_build_object(
      'shift', v_now.shift, 'ends_at', v_now.ends_at, 'next_shift', v_next.shift,
      'required', coalesce(sum(s.required) filter (where s.is_now), 0), 'scheduled', coalesce(sum(s.scheduled) filter (where s.is_now), 0),
      'short', coalesce(sum(greatest(s.required - s.scheduled, 0)) filter (where s.is_now), 0),
      'next_required', coalesce(sum(s.required) filter (where not s.is_now), 0),
      'next_scheduled', coalesce(sum(s.scheduled) filter (where not s.is_now), 0),
      'next_short', coalesce(sum(greatest(s.required - s.scheduled, 0)) filter (where not s.is_now), 0)
    ) into figures
    from (
      select l.required, l.scheduled, l.day = v_now.day and l.shift = v_now.shift as is_now
      from private.list_staffing(p_community_id, v_now.day, v_next.day) l
      where (l.day, l.shift) in ((v_now.day, v_now.shift), (v_next.day, v_next.shift))
    ) s;
  elsif p_part = 'incidents' then
    select jsonb_build_object(
      'open', (select count(*) from public.incidents i where i.community_id = p_community_id and i.signed_at is null),
      'reports_due', count(*), 'reports_overdue', count(*) filter (where n.due_at <= now()), 'next_due_at', min(n.due_at)
    ), least(min(n.due_at) filter (where n.due_at > now()), v_midnight)
    into figures, changes_at
    from public.incident_notifications n join public.incidents i on i.id = n.incident_id
    where n.community_id = p_community_id and n.party = 'state' and n.due_at is not null and n.notified_at is null and i.signed_at is null;
  elsif p_part = 'medications' then
    -- Today's doses as in the medication pass: late or missed without an entry.
    v_orders := array(
      select o from public.medication_orders o
      where o.community_id = p_community_id and not o.is_prn and o.reviewed_at is not null and o.starts_at < v_midnight
        and (o.discontinued_at is null or o.discontinued_at > v_today::timestamp at time zone v_zone)
        and (o.stops_at is null or o.stops_at > v_today::timestamp at time zone v_zone)
    );
    select jsonb_build_object(
      'overdue', count(*) filter (where s.ends_at < now()), 'due', count(*) filter (where s.ends_at >= now() and s.starts_at <= now())
    ), least(
      min(case when s.starts_at > now() then s.starts_at when s.ends_at >= now() then s.ends_at end), v_midnight
    ) + interval '1 second'
    into figures, changes_at
    from (
      select t.due_at - make_interval(mins => t.window_minutes) as starts_at, t.due_at + make_interval(mins => t.window_minutes) as ends_at
      from private.list_due_doses(
        v_orders, private.list_order_ends(v_orders), v_today::timestamp at time zone v_zone, v_midnight, v_zone
      ) t
      where not exists (
        select from public.medication_doses d where d.order_id = t.order_id and d.due_at = t.due_at and d.struck_at is null
      )
    ) s;
  elsif p_part = 'work_orders' then
    select jsonb_build_object(
      'open', count(*), 'overdue', count(*) filter (where o.due_at < now()),
      'urgent', count(*) filter (where o.priority in ('emergency', 'high'))
    ), least(min(o.due_at) filter (where o.due_at >= now()) + interval '1 second', v_midnight)
    into figures, changes_at
    from public.work_orders o
    where o.community_id = p_community_id and o.state in ('requested', 'triaged', 'assigned', 'in_progress', 'waiting');
  elsif p_part = 'cash' then
    -- Money received this month. Write-offs, adjustments, credits, and applied deposits are no cash.
    changes_at := v_midnight;
    select jsonb_build_object('collected_cents', coalesce(sum(p.cents), 0), 'payments', count(*)) into figures
    from private.resident_payments p
    where p.community_id = p_community_id and p.received_on between date_trunc('month', v_today)::date and v_today
      and p.reversed_on is null and p.method in ('check', 'cash', 'ach', 'card', 'remittance');
  end if;
end $$;

-- Moves that the board counts: of the last 30 days, and planned. A planned move-in has a deposit or an application and a
-- desired day within 30 days; a planned move-out has given notice.
create function private.list_board_moves(p_community_id uuid)
returns table (kind text, subject_id uuid, unit_id uuid, at timestamptz, reason text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select case when e.type in ('admit', 'respite_admit') then 'moved_in' else 'moved_out' end, e.resident_id, e.unit_id, e.at, e.reason
  from public.stay_events e
  where e.community_id = p_community_id and e.type in ('admit', 'respite_admit', 'discharge', 'death')
    and e.at > now() - interval '30 days' and e.at <= now() and not e.is_removal
    and not exists (select from public.stay_events c where c.corrects_id = e.id)
  union all
  select 'planned_out', c.resident_id, c.unit_id, c.since, null
  from private.list_census_at(p_community_id, now()) c where c.has_notice
  union all
  select 'planned_in', p.id, null, p.desired_on::timestamptz, p.stage
  from public.resident_prospects p
  where p.community_id = p_community_id and p.deleted_at is null and p.stage in ('deposit', 'application')
    and p.desired_on <= current_date + 30;
end $$;

-- Computes a part again unless someone else does so now.
create function private.refresh_board_part(p_community_id uuid, p_part text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_at constant timestamptz := clock_timestamp();
  v_snapshot constant pg_snapshot := pg_current_snapshot();
  v_figures jsonb;
  v_changes_at timestamptz;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('board:' || p_community_id || ':' || p_part, 0)) then
    return false;
  end if;
  select c.figures, c.changes_at into v_figures, v_changes_at from private.compute_board_part(p_community_id, p_part) c;
  insert into private.community_boards as b (community_id, part, figures, computed_at, changes_at, snapshot)
  values (p_community_id, p_part, v_figures, v_at, v_changes_at, v_snapshot)
  on conflict (community_id, part) do update
  set figures = excluded.figures, computed_at = excluded.computed_at, changes_at = excluded.changes_at, snapshot = excluded.snapshot
  where b.computed_at <= excluded.computed_at;
  return true;
end $$;

-- Computes the stale ones of these parts until the time is used up; returns how many are still stale. The oldest come
-- first. A part is stale after the time at which it changes by itself, or after a change that it doesn't include. The arrays are pairs.
create function private.refresh_boards(p_community_ids uuid[], p_parts text[], p_milliseconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_until constant timestamptz := clock_timestamp() + make_interval(secs => p_milliseconds / 1000.0);
  v_part record;
  v_left integer := 0;
begin
  for v_part in
    select p.id, p.part
    from unnest(p_community_ids, p_parts) p (id, part)
    left join private.community_boards b on b.community_id = p.id and b.part = p.part
    where (
      b.part is null or b.changes_at <= now() or b.computed_at < now() - interval '1 hour' or exists (
        select from public.community_signals s
        where s.community_id = p.id and s.part = p.part and s.at > b.computed_at - interval '5 minutes'
          and not pg_visible_in_snapshot(s.transaction_id::text::xid8, b.snapshot)
      )
    ) and exists (select from public.communities c where c.id = p.id and c.deleted_at is null)
    order by b.computed_at nulls first, p.id, p.part
  loop
    if clock_timestamp() > v_until then
      v_left := v_left + 1;
    else
      perform private.refresh_board_part(v_part.id, v_part.part);
    end if;
  end loop;
  return v_left;
end $$;

-- Computes boards again that time alone changed, and signals the new figures to open screens. For the scheduler.
create function private.keep_boards() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_board private.community_boards;
  v_before jsonb;
  v_count integer := 0;
begin
  perform private.prune_community_signals();
  for v_board in
    select b.* from private.community_boards b join public.communities c on c.id = b.community_id and c.deleted_at is null
    where b.changes_at <= now() order by b.changes_at, b.community_id, b.part limit 2000
  loop
    v_before := v_board.figures;
    continue when not private.refresh_board_part(v_board.community_id, v_board.part);
    v_count := v_count + 1;
    if v_before is distinct from (
      select b.figures from private.community_boards b where b.community_id = v_board.community_id and b.part = v_board.part
    ) then
      perform private.signal_parts(array[v_board.community_id], array[v_board.part]);
    end if;
  end loop;
  return v_count;
end $$;
