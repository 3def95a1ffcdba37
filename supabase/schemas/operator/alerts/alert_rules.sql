-- Alert rules of communities: a figure of the board, a threshold, an owner, and who is next. Private: screens use calls.

-- Figures that a rule can watch, with a recommended rule. `is_below` alerts when the figure falls below the threshold.
create function private.list_alert_figures()
returns table (figure text, part text, is_below boolean, threshold numeric, owner_position text, minutes integer, next_position text)
language sql immutable set search_path = '' as $$
  select * from (values
    ('doses_overdue', 'medications', false, 1, 'nurse', 30, 'executive_director'),
    ('reports_due', 'incidents', false, 1, 'executive_director', null::integer, null::text),
    ('reports_overdue', 'incidents', false, 1, 'executive_director', null, null),
    ('hours_short', 'staffing', false, 4, 'nurse', 60, 'executive_director'),
    ('next_hours_short', 'staffing', false, 8, 'nurse', 120, 'executive_director'),
    ('orders_urgent', 'work_orders', false, 1, 'maintenance', 60, 'executive_director'),
    ('orders_overdue', 'work_orders', false, 5, 'maintenance', 1440, 'executive_director'),
    ('occupancy', 'occupancy', true, 85, 'executive_director', null, null),
    ('units_turning', 'occupancy', false, 5, 'maintenance', 2880, 'executive_director')
  ) f (figure, part, is_below, threshold, owner_position, minutes, next_position)
$$;

create function private.get_alert_value(p_figure text, p_figures jsonb) returns numeric
language sql immutable set search_path = '' as $$
  select case p_figure
    when 'doses_overdue' then (p_figures ->> 'overdue')::numeric
    when 'reports_due' then (p_figures ->> 'reports_due')::numeric
    when 'reports_overdue' then (p_figures ->> 'reports_overdue')::numeric
    when 'hours_short' then (p_figures ->> 'short')::numeric
    when 'next_hours_short' then (p_figures ->> 'next_short')::numeric
    when 'orders_urgent' then (p_figures ->> 'urgent')::numeric
    when 'orders_overdue' then (p_figures ->> 'overdue')::numeric
    when 'occupancy' then round(100 * (p_figures ->> 'occupied')::numeric / nullif((p_figures ->> 'available')::numeric, 0), 1)
    when 'units_turning' then (p_figures ->> 'turning')::numeric
  end
$$;

-- shared/operator/alerts.ts has the same texts; a test compares both.
create function private.describe_alert(p_figure text, p_value numeric) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(case p_figure
    when 'doses_overdue' then '{n} overdue dose{s}'
    when 'reports_due' then '{n} state report{s} due'
    when 'reports_overdue' then '{n} state report{s} overdue'
    when 'hours_short' then '{n} hour{s} short this shift'
    when 'next_hours_short' then '{n} hour{s} short next shift'
    when 'orders_urgent' then '{n} urgent work order{s}'
    when 'orders_overdue' then '{n} overdue work order{s}'
    when 'occupancy' then 'Occupancy at {n}%'
    when 'units_turning' then '{n} unit{s} turning'
  end, '{n}', trim_scale(p_value)::text), '{s}', case when p_value = 1 then '' else 's' end)
$$;

create table private.alert_rules (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  figure text not null,
  threshold numeric not null,
  owner_position text not null,
  owner_member_id uuid references public.community_members (id) on delete set null,
  escalate_minutes integer,
  next_position text,
  next_member_id uuid references public.community_members (id) on delete set null,
  is_on boolean not null default true,
  version integer not null default 1,
  removed_at timestamptz,

  constraint alert_rules_figure_is_known check (figure in (
    'doses_overdue', 'reports_due', 'reports_overdue', 'hours_short', 'next_hours_short', 'orders_urgent', 'orders_overdue',
    'occupancy', 'units_turning'
  )),
  constraint alert_rules_threshold_in_range check (threshold between 0 and 10000),
  constraint alert_rules_owner_is_known check (private.is_single_line(owner_position, 30) and private.is_staff_position(owner_position)),
  constraint alert_rules_next_is_known check (private.is_single_line(next_position, 30) and private.is_staff_position(next_position)),
  constraint alert_rules_minutes_in_range check (escalate_minutes between 1 and 10080),
  constraint alert_rules_escalates_to_someone check ((escalate_minutes is null) = (next_position is null))
);
comment on column private.alert_rules.owner_member_id is 'One member instead of everyone in the position.';

create unique index alert_rules_once_idx on private.alert_rules (community_id, figure) where removed_at is null;
create index alert_rules_community_idx on private.alert_rules (community_id);
create index alert_rules_owner_idx on private.alert_rules (owner_member_id);
create index alert_rules_next_idx on private.alert_rules (next_member_id);
alter table private.alert_rules enable row level security;

-- Alerts that a rule raised. One is open per rule, however many servers evaluate it.
create table private.alerts (
  id uuid primary key default gen_random_uuid(),
  rule_id uuid not null references private.alert_rules (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  figure text not null,
  threshold numeric not null,
  value numeric not null,
  worst numeric not null,
  raised_at timestamptz not null,
  escalated_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by uuid references public.profiles (id) on delete set null,
  acknowledged_by_name text,
  note text,
  resolved_at timestamptz,

  constraint alerts_figure_is_plain check (private.is_single_line(figure, 30)),
  constraint alerts_threshold_in_range check (threshold between 0 and 10000),
  constraint alerts_value_in_range check (value between 0 and 1000000),
  constraint alerts_worst_in_range check (worst between 0 and 1000000),
  constraint alerts_note_is_plain check (private.is_single_line(note, 300)),
  constraint alerts_acknowledged_by_name_is_plain check (private.is_single_line(acknowledged_by_name, 300))
);

create unique index alerts_open_once_idx on private.alerts (rule_id) where resolved_at is null;
create index alerts_rule_idx on private.alerts (rule_id);
create index alerts_community_idx on private.alerts (community_id, raised_at desc, id);
create index alerts_acknowledged_by_idx on private.alerts (acknowledged_by);
alter table private.alerts enable row level security;

create function private.is_breached(p_figure text, p_threshold numeric, p_value numeric) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce((
    select case when f.is_below then p_value < p_threshold else p_value >= p_threshold and p_value > 0 end
    from private.list_alert_figures() f where f.figure = p_figure
  ), false)
$$;

-- Notifies the active members of a position, or one of them, who can read what the figure counts.
create function private.notify_of_alert(p_alert private.alerts, p_position text, p_member_id uuid, p_step text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_kind constant text := (
    select p.kind from private.list_alert_figures() f join private.list_board_parts() p on p.part = f.part where f.figure = p_alert.figure
  );
begin
  perform private.notify(
    m.user_id, 'operations_alert', 'alert:' || p_alert.id || ':' || p_step,
    jsonb_build_object(
      'title', case p_step when 'escalated' then 'Not acknowledged: ' else '' end || private.describe_alert(p_alert.figure, p_alert.value),
      'community', c.name, 'community_id', c.id, 'threshold', trim_scale(p_alert.threshold)
    )
  )
  from (
    select distinct m.user_id from public.community_members m
    where m.community_id = p_alert.community_id and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
      and (case when p_member_id is null then m.position = p_position else m.id = p_member_id end)
      and m.position = any (private.list_positions_with_right(v_kind, 'read'))
  ) m cross join public.communities c
  where c.id = p_alert.community_id;
end $$;

-- Raises, escalates, and resolves the alerts of one community. False if another server does so now.
create function private.evaluate_community_alerts(p_community_id uuid, p_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_rule private.alert_rules;
  v_alert private.alerts;
  v_value numeric;
  v_has_changed boolean := false;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('alerts:' || p_community_id, 0)) then
    return false;
  end if;
  perform private.refresh_boards(array_agg(p_community_id), array_agg(p.part), 5000)
  from (
    select distinct f.part from private.alert_rules r join private.list_alert_figures() f on f.figure = r.figure
    where r.community_id = p_community_id and r.is_on and r.removed_at is null
  ) p
  having count(*) > 0;
  for v_rule in
    select r.* from private.alert_rules r
    where r.community_id = p_community_id and (
      r.is_on and r.removed_at is null or exists (select from private.alerts a where a.rule_id = r.id and a.resolved_at is null)
    )
    order by r.id
  loop
    select private.get_alert_value(v_rule.figure, b.figures) into v_value
    from private.list_alert_figures() f join private.community_boards b on b.community_id = p_community_id and b.part = f.part
    where f.figure = v_rule.figure;
    v_alert := null;
    select * into v_alert from private.alerts a where a.rule_id = v_rule.id and a.resolved_at is null for update;
    if not v_rule.is_on or v_rule.removed_at is not null or not private.is_breached(v_rule.figure, v_rule.threshold, v_value) then
      update private.alerts a set resolved_at = p_at, value = coalesce(v_value, a.value) where a.id = v_alert.id;
      v_has_changed := v_has_changed or v_alert.id is not null;
    elsif v_alert.id is null then
      insert into private.alerts as a (rule_id, community_id, figure, threshold, value, worst, raised_at)
      values (v_rule.id, p_community_id, v_rule.figure, v_rule.threshold, v_value, v_value, p_at)
      on conflict (rule_id) where resolved_at is null do nothing
      returning a.* into v_alert;
      if v_alert.id is not null then
        v_has_changed := true;
        perform private.notify_of_alert(v_alert, v_rule.owner_position, v_rule.owner_member_id, 'raised');
      end if;
    else
      if v_alert.value <> v_value then
        v_has_changed := true;
        update private.alerts a
        set value = v_value,
          worst = case when v_rule.figure = 'occupancy' then least(a.worst, v_value) else greatest(a.worst, v_value) end
        where a.id = v_alert.id returning * into v_alert;
      end if;
      if v_alert.acknowledged_at is null and v_alert.escalated_at is null
        and v_alert.raised_at + make_interval(mins => v_rule.escalate_minutes) <= p_at
      then
        v_has_changed := true;
        update private.alerts a set escalated_at = p_at where a.id = v_alert.id returning * into v_alert;
        perform private.notify_of_alert(v_alert, v_rule.next_position, v_rule.next_member_id, 'escalated');
      end if;
    end if;
  end loop;
  if v_has_changed then
    perform private.signal_parts(array[p_community_id], '{alerts}');
  end if;
  return true;
end $$;

-- Evaluates the rules of all communities; returns how many. For the scheduler, and for tests with a clock.
create function private.evaluate_alerts(p_at timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_count integer := 0;
begin
  for v_id in
    select c.id from public.communities c
    where c.deleted_at is null and not c.is_sample and exists (select from private.alert_rules r where r.community_id = c.id) order by c.id
  loop
    if private.evaluate_community_alerts(v_id, p_at) then
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end $$;

-- Keeps boards and alerts current each minute.
create function private.run_command_jobs() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.keep_boards();
  perform private.evaluate_alerts();
end $$;

-- Schedules the jobs on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_command_jobs() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[
    ['run-command-center', '* * * * *', 'select private.run_command_jobs()'],
    ['send-scheduled-reports', '*/10 * * * *', 'select private.send_scheduled_reports()']
  ])
$$;
