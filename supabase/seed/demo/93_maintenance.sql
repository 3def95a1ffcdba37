-- A year of maintenance in the demo operator's communities: assets, schedules, turns that agree with the census, and more
-- than 400 work orders, some done by the demo vendor. Deterministic apart from today's date. Requires the operator's
-- communities and vendors; idempotent, leaves existing rows.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_nurse constant uuid := 'dec0de00-0000-4000-8000-000000000016';
  v_technician constant uuid := 'dec0de00-0000-4000-8000-000000000030';
  v_vendor constant uuid := 'dec0de00-0000-4000-8000-000000000401';
  v_vendor_name text;
  v_name text;
  v_director text;
  v_nurse_name text;
  v_now constant timestamptz := date_trunc('hour', now());
  v_today constant date := (now() at time zone 'America/New_York')::date;
  v_steps constant text[] := array[
    'Inspect unit and note damage', 'Remove belongings and trash', 'Repairs', 'Paint', 'Flooring', 'Check appliances and plumbing',
    'Check smoke detector and call system', 'Deep clean', 'Change locks', 'Final walk-through'
  ];
begin
  select coalesce(nullif(p.full_name, ''), p.email) into v_name from public.profiles p where p.id = v_technician;
  select coalesce(nullif(p.full_name, ''), p.email) into v_director from public.profiles p where p.id = v_operator;
  select coalesce(nullif(p.full_name, ''), p.email) into v_nurse_name from public.profiles p where p.id = v_nurse;
  select v.company_name into v_vendor_name from public.vendors v where v.id = v_vendor;
  if v_name is null or v_director is null or v_nurse_name is null or v_vendor_name is null
    or exists (select from public.maintenance_assets a where a.community_id::text like 'dec0de00-%')
    or not exists (select from public.communities c where c.id::text like 'dec0de00-%')
  then
    return;
  end if;

  insert into public.community_members (id, community_id, user_id, position, starts_at)
  select md5('technician' || c.id)::uuid, c.id, v_technician, 'maintenance', v_now - interval '400 days'
  from public.communities c where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  insert into public.maintenance_assets (
    id, community_id, name, category, area, make, model, serial, warranty_until, meter_unit, meter_value, meter_read_at, created_at
  )
  select md5('asset' || c.id || a.name)::uuid, c.id, a.name, a.category, a.area, a.make, a.model,
    upper(left(md5(c.id || a.name), 8)), v_today + a.warranty_days, a.meter_unit, a.meter_value,
    case when a.meter_value is not null then v_now - interval '6 days' end, v_now - interval '398 days'
  from public.communities c
  cross join (values
    ('Emergency generator', 'electrical', 'Generator room', 'Northfield Power', 'NP-150', 410, 'hours', 486),
    ('Boiler 1', 'hvac', 'Boiler room', 'Alden Heating', 'CB-900', -120, null, null),
    ('Rooftop unit 1', 'hvac', 'Roof', 'Alden Heating', 'RT-12', 35, null, null),
    ('Walk-in cooler', 'kitchen', 'Kitchen', 'Coldwell', 'WC-8', 240, null, null),
    ('Commercial dishwasher', 'kitchen', 'Kitchen', 'Brightline', 'DW-44', 20, null, null),
    ('Passenger elevator', 'elevator', 'Main lobby', 'Ridgeway', 'P-2500', 900, null, null),
    ('Fire alarm panel', 'life_safety', 'Reception', 'Sentinel', 'FP-64', 700, null, null),
    ('Resident van', 'general', 'Parking lot', 'Ashford', 'Transit 12', 60, 'miles', 41870),
    ('Washer 1', 'appliance', 'Laundry', 'Brightline', 'W-60', 150, null, null),
    ('Dryer 1', 'appliance', 'Laundry', 'Brightline', 'D-75', -40, null, null)
  ) a (name, category, area, make, model, warranty_days, meter_unit, meter_value)
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  insert into public.maintenance_schedules (
    id, community_id, title, description, asset_id, area, category, priority, needs_signature, member_id, vendor_id, every, period,
    starts_on, lead_days, occurrences, next_on, created_at
  )
  select md5('schedule' || c.id || s.title)::uuid, c.id, s.title, s.description, a.id, s.area, s.category, s.priority, s.is_signed,
    case when not s.by_vendor then md5('technician' || c.id)::uuid end, case when s.by_vendor then v_vendor end, s.every, s.period,
    d.starts_on, 0, i.count, private.get_schedule_day(d.starts_on, s.every, s.period, i.count), v_now - interval '380 days'
  from public.communities c
  cross join (values
    ('Generator load test', 'Run under load for 30 minutes. Note voltage and oil pressure.', 'Emergency generator', null, 'electrical', 'high', true, false, 1, 'month', 364),
    ('Replace air filters', 'All rooftop units and fan coils.', 'Rooftop unit 1', null, 'hvac', 'normal', false, false, 3, 'month', 350),
    ('Inspect fire extinguishers', 'Gauge, pin, seal, and tag of each extinguisher.', null, 'All floors', 'life_safety', 'high', true, false, 1, 'month', 355),
    ('Clean dryer vents', null, 'Dryer 1', null, 'appliance', 'normal', false, false, 2, 'month', 340),
    ('Service kitchen exhaust hood', 'Cleaning and inspection by a contractor.', null, 'Kitchen', 'kitchen', 'normal', true, true, 6, 'month', 330)
  ) s (title, description, asset, area, category, priority, is_signed, by_vendor, every, period, days)
  left join public.maintenance_assets a on a.community_id = c.id and a.name = s.asset
  cross join lateral (select v_today - s.days as starts_on) d
  cross join lateral (select private.find_schedule_index(d.starts_on, s.every, s.period, v_today + 1) as count) i
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';
  insert into public.maintenance_schedules (
    id, community_id, title, asset_id, category, priority, member_id, every, period, next_meter, created_at
  )
  select md5('schedule' || a.id)::uuid, a.community_id, 'Oil change', a.id, 'general', 'normal', md5('technician' || a.community_id)::uuid,
    5000, 'meter', 45000, v_now - interval '380 days'
  from public.maintenance_assets a where a.name = 'Resident van' and a.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  -- Turns: one for each earlier resident who left, and the open ones of today.
  insert into public.unit_turns (id, community_id, unit_id, target_on, started_at, started_by, finished_at, finished_by)
  select md5('turn' || e.id)::uuid, e.community_id, e.unit_id, (e.at - interval '1 day')::date, e.at - interval '4 days 12 hours', v_technician,
    e.at, v_technician
  from public.unit_events e
  where e.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' and e.state = 'ready' and e.at < v_now - interval '2 days'
    and exists (
      select from public.stay_events s where s.community_id = e.community_id and s.at = e.at - interval '5 days' and s.type in ('discharge', 'death')
    );
  insert into public.unit_turns (id, community_id, unit_id, target_on, started_at, started_by)
  select md5('turn of today' || s.unit_id)::uuid, c.id, s.unit_id, v_today + 6, v_now - interval '4 days', v_technician
  from public.communities c cross join lateral private.list_unit_states(c.id, v_today) s
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_' and s.status = 'turning';
  insert into public.unit_turn_steps (id, turn_id, community_id, name, position, done_at, done_by, done_name)
  select md5(t.id || s.name)::uuid, t.id, t.community_id, s.name, s.place, d.at, case when d.at is not null then v_technician end,
    case when d.at is not null then v_name end
  from public.unit_turns t
  cross join unnest(v_steps) with ordinality s (name, place)
  cross join lateral (
    select case when t.finished_at is not null then t.started_at + s.place * interval '10 hours' when s.place <= 2 then t.started_at + s.place * interval '20 hours' end as at
  ) d
  where t.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  -- Orders: from schedules, from turns, and what broke.
  insert into public.work_orders (
    id, community_id, number, title, description, unit_id, asset_id, area, category, priority, state, source, requested_at, requested_by,
    requester, member_id, vendor_id, assignee, assigned_at, accepted_at, respond_by, responded_at, due_at, reason, needs_signature,
    signature, signed_by, completed_at, completed_by, completer, verified_at, verified_by, schedule_id, occurrence, overdue_notified_at
  )
  with facts as (
    select md5('order' || s.id || g.i)::uuid as id, s.community_id, s.title, s.description, null::uuid as unit_id, s.asset_id, s.area, s.category,
      s.priority, 'schedule' as source, d.day + time '09:00' as at, s.id as schedule_id, d.day::text as occurrence, s.needs_signature,
      s.vendor_id is not null as by_vendor, 30 + (g.i * 7 + abs(hashtext(s.title)) % 40) % 44 as hours, abs(hashtext(s.id::text || g.i)) as seed,
      null::uuid as requested_by, 'Schedule' as requester
    from public.maintenance_schedules s
    cross join lateral generate_series(0, s.occurrences - 1) g (i)
    cross join lateral (select private.get_schedule_day(s.starts_on, s.every, s.period, g.i) as day) d
    where s.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' and s.period <> 'meter'
    union all
    select md5('order' || t.id || w.title)::uuid, t.community_id, w.title, null, t.unit_id, null, null, w.category, 'normal', 'turn',
      (t.started_at + w.start * interval '1 hour') at time zone 'America/New_York', null, null, false, w.by_vendor, w.hours, abs(hashtext(t.id || w.title)),
      v_technician, v_name
    from public.unit_turns t
    cross join (values ('Paint unit', 'paint', 20, 30, true), ('Replace flooring', 'flooring', 54, 36, true), ('Repairs after move-out', 'general', 8, 24, false))
      w (title, category, start, hours, by_vendor)
    where t.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_'
      and (w.title <> 'Replace flooring' or abs(hashtext(t.id::text)) % 3 = 0)
    union all
    select md5('order' || n)::uuid, u.community_id, p.title, p.description, case when p.area is null then u.id end, null, p.area, p.category,
      case when n % 29 = 0 then 'emergency' when n % 7 = 0 then 'high' when n % 9 = 0 then 'low' else 'normal' end,
      case when n % 11 = 0 then 'label' else 'staff' end,
      (v_now - make_interval(hours => 5 + (n * n * 36 / 240) + n * 3 % 7)) at time zone 'America/New_York',
      null, null, false, n % 17 = 0, case n % 4 when 0 then 5 when 1 then 20 when 2 then 46 else 90 end, n,
      case when n % 11 = 0 then null when n % 3 = 0 then v_nurse else v_operator end,
      case when n % 11 = 0 then 'QR code' when n % 3 = 0 then v_nurse_name else v_director end
    from generate_series(1, 240) n
    join lateral (
      select x.* from (
        select y.*, row_number() over (order by y.community_id, y.name) as place, count(*) over () as units
        from public.units y where y.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_'
      ) x where x.place = 1 + n * 17 % x.units
    ) u on true
    join lateral (
      select * from (values
        (0, 'Faucet drips', 'Bathroom sink, hot side.', 'plumbing', null), (1, 'Toilet runs', null, 'plumbing', null),
        (2, 'Bedroom light flickers', null, 'electrical', null), (3, 'Room too cold', 'Thermostat shows 64 °F.', 'hvac', null),
        (4, 'Refrigerator is warm', null, 'appliance', null), (5, 'Door closes too fast', 'The closer needs adjustment.', 'doors', null),
        (6, 'Call cord doesn''t light', null, 'life_safety', null), (7, 'Hallway handrail is loose', null, 'general', 'Second floor hallway'),
        (8, 'Ice machine leaks', null, 'kitchen', 'Dining room'), (9, 'Carpet edge is frayed', 'Trip hazard.', 'flooring', 'Activity room'),
        (10, 'Ants near the window', null, 'pests', null), (11, 'TV has no signal', null, 'technology', null),
        (12, 'Garden gate sticks', null, 'grounds', 'Garden')
      ) v (kind, title, description, category, area) where v.kind = n * 5 % 13
    ) p on true
  ), timed as (
    select f.*, f.at at time zone 'America/New_York' as requested_at, t.respond, t.finish,
      row_number() over (partition by f.community_id order by f.at, f.id) as number
    from facts f cross join lateral private.get_work_order_targets(f.priority) t
    where f.at at time zone 'America/New_York' < v_now
  ), stated as (
    select t.*, least(t.requested_at + make_interval(hours => t.hours), v_now - interval '1 hour') as finished_at,
      t.requested_at + make_interval(mins => 20 + t.seed % 300) as answered_at,
      case
        when t.requested_at > v_now - interval '13 days' then (array['assigned', 'in_progress', 'requested', 'waiting', 'done', 'triaged', 'verified', 'in_progress', 'verified'])[1 + t.seed % 9]
        when t.seed % 37 = 5 and t.source <> 'schedule' then 'declined'
        else 'verified'
      end as state
    from timed t
  )
  select s.id, s.community_id, s.number, s.title, s.description, s.unit_id, s.asset_id, s.area, s.category, s.priority, s.state, s.source,
    s.requested_at, s.requested_by, s.requester,
    case when a.is_assigned and not s.by_vendor then md5('technician' || s.community_id)::uuid end,
    case when a.is_assigned and s.by_vendor then v_vendor end,
    case when a.is_assigned then case when s.by_vendor then v_vendor_name else v_name end end,
    case when a.is_assigned then s.answered_at end,
    case when a.is_assigned and s.by_vendor and s.state <> 'assigned' then s.answered_at + interval '20 minutes' end,
    case when s.source <> 'schedule' then s.requested_at + s.respond end,
    case when a.is_assigned or s.state = 'declined' then s.answered_at end,
    case when s.source = 'schedule' then (s.occurrence::date + time '17:00') at time zone 'America/New_York' else s.requested_at + s.finish end,
    case s.state when 'declined' then 'Works when tested.' when 'waiting' then 'Part ordered.' end, s.needs_signature,
    case when s.needs_signature and a.is_done then v_name end, case when s.needs_signature and a.is_done then v_technician end,
    case when a.is_done then s.finished_at end, case when a.is_done and not s.by_vendor then v_technician end,
    case when a.is_done then case when s.by_vendor then v_vendor_name else v_name end end,
    case when s.state = 'verified' then least(s.finished_at + interval '20 hours', v_now) end,
    case when s.state = 'verified' then v_operator end, s.schedule_id, s.occurrence, v_now
  from stated s
  cross join lateral (
    select s.state in ('assigned', 'in_progress', 'waiting', 'done', 'verified') as is_assigned, s.state in ('done', 'verified') as is_done
  ) a;
  insert into private.work_order_numbers (community_id, last_number)
  select o.community_id, max(o.number) from public.work_orders o
  where o.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' group by o.community_id;
  update public.unit_turn_steps s
  set work_order_id = o.id, done_at = coalesce(s.done_at, o.completed_at),
    done_by = case when s.done_at is null and o.completed_at is not null then v_technician else s.done_by end,
    done_name = coalesce(s.done_name, o.completer)
  from public.unit_turns t, public.work_orders o,
    (values ('Paint', 'Paint unit'), ('Flooring', 'Replace flooring'), ('Repairs', 'Repairs after move-out')) w (step, title)
  where t.id = s.turn_id and s.name = w.step and o.id = md5('order' || t.id || w.title)::uuid;

  insert into public.work_order_events (work_order_id, community_id, type, state, note, at, recorded_at, recorded_by, recorded_name)
  select o.id, o.community_id, e.type, e.state, e.note, e.at, e.at, e.by, e.name
  from public.work_orders o
  cross join lateral (values
    ('requested', 'requested', null, o.requested_at, o.requested_by, o.requester, true),
    ('assigned', 'assigned', o.assignee, o.assigned_at, v_operator, v_director, o.assignee is not null),
    ('accepted', null, o.assignee, o.accepted_at, (select v.user_id from public.vendors v where v.id = o.vendor_id), o.assignee, o.accepted_at is not null),
    ('state', 'in_progress', null, coalesce(o.accepted_at, o.assigned_at) + interval '30 minutes',
      case when o.vendor_id is null then v_technician end, o.assignee, o.state in ('in_progress', 'waiting', 'done', 'verified')),
    ('state', 'waiting', o.reason, o.assigned_at + interval '90 minutes', v_technician, v_name, o.state = 'waiting'),
    ('state', 'declined', o.reason, o.responded_at, v_operator, v_director, o.state = 'declined'),
    ('state', 'done', null, o.completed_at, o.completed_by, o.completer, o.completed_at is not null),
    ('state', 'verified', null, o.verified_at, v_operator, v_director, o.verified_at is not null)
  ) e (type, state, note, at, by, name, happened)
  where e.happened and o.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  insert into public.work_order_lines (work_order_id, community_id, kind, description, quantity, unit_cost, vendor_id, recorded_at, recorded_by, recorded_name)
  select o.id, o.community_id, l.kind, l.description, l.quantity, l.unit_cost, o.vendor_id, o.completed_at, o.completed_by, o.completer
  from public.work_orders o
  cross join lateral (select abs(hashtext(o.id::text)) as seed) h
  cross join lateral (values
    ('labor', case when o.vendor_id is null then 'Technician' else 'Crew' end, 1 + h.seed % 5 * 0.5, case when o.vendor_id is null then 32 else 68 end, true),
    ('part', case o.category
      when 'plumbing' then 'Faucet cartridge' when 'electrical' then 'LED bulbs' when 'hvac' then 'Filters' when 'paint' then 'Paint, gallon'
      when 'flooring' then 'Vinyl plank, box' when 'doors' then 'Door closer' else 'Supplies' end,
      1 + h.seed % 3, case o.category when 'paint' then 42 when 'flooring' then 61 when 'doors' then 88 else 14 + h.seed % 30 end, h.seed % 5 <> 0)
  ) l (kind, description, quantity, unit_cost, is_used)
  where o.completed_at is not null and l.is_used and o.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  insert into private.request_labels (community_id, unit_id)
  select u.community_id, u.id from public.units u where u.community_id = 'dec0de00-0000-4000-8000-00000000b001'
  on conflict do nothing;

  -- Life safety logs: finished on time so far, with the latest still due.
  insert into public.inspection_templates (
    id, community_id, code, name, items, every, period, is_by_shift, source, starts_on, occurrences, next_on, created_at
  )
  select md5('inspection' || c.id || s.code)::uuid, c.id, s.code, s.name, s.items, s.every, s.period, s.is_by_shift, s.source, d.starts_on, i.count,
    private.get_schedule_day(d.starts_on, s.every, s.period, i.count), v_now - interval '380 days'
  from public.communities c cross join private.list_standard_inspections() s
  cross join lateral (
    select case
      when s.is_by_shift then (date_trunc('quarter', v_today) - interval '9 months')::date
      when s.period = 'day' then v_today - 20 when s.period = 'week' then v_today - 84 else v_today - 300 end as starts_on
  ) d
  cross join lateral (select private.find_schedule_index(d.starts_on, s.every, s.period, v_today + 1) as count) i
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';
  insert into public.inspections (
    id, community_id, template_id, occurrence, shift, due_on, items, results, failures, finished_at, recorded_at, finished_by, finisher, signature
  )
  select md5(t.id || ':' || d.day || coalesce(h.shift, ''))::uuid, t.community_id, t.id, concat_ws(' ', d.day, h.shift), h.shift, e.due_on, t.items,
    case when f.at is not null then r.results end, case when f.at is not null then 0 end, f.at, f.at,
    case when f.at is not null then v_technician end, case when f.at is not null then v_name end, case when f.at is not null then v_name end
  from public.inspection_templates t
  cross join lateral generate_series(0, t.occurrences - 1) g (i)
  cross join lateral (select private.get_schedule_day(t.starts_on, t.every, t.period, g.i) as day) d
  cross join lateral unnest(case when t.is_by_shift then array['day', 'evening', 'night'] else array[null::text] end) h (shift)
  cross join lateral (
    select case when t.is_by_shift then private.get_schedule_day(t.starts_on, t.every, t.period, g.i + 1) - 1 else d.day end as due_on
  ) e
  cross join lateral (
    select case
      when g.i < t.occurrences - 1 or h.shift = 'day' and d.day < v_today - 12
        or not t.is_by_shift and d.day < v_today - 3 and t.code <> 'sprinkler'
      then (d.day + case h.shift when 'day' then interval '10 days 10 hours' when 'evening' then interval '25 days 17 hours'
        when 'night' then interval '40 days 2 hours' else interval '10 hours 20 minutes' end) at time zone 'America/New_York'
    end as at
  ) f
  cross join lateral (
    select jsonb_object_agg(x.item ->> 'id', jsonb_build_object('value', case x.item ->> 'type' when 'check' then to_jsonb('pass'::text) else to_jsonb(
      case
        when x.item ->> 'min' is not null and x.item ->> 'max' is not null then (((x.item ->> 'min')::numeric + (x.item ->> 'max')::numeric) / 2)::integer + abs(hashtext(d.day::text || (x.item ->> 'id'))) % 4
        when x.item ->> 'max' is not null then (x.item ->> 'max')::integer - 1 - abs(hashtext(d.day::text || (x.item ->> 'id'))) % 4
        else (x.item ->> 'min')::integer + abs(hashtext(d.day::text)) % 5
      end
    ) end, 'note', null, 'is_failure', false)) as results
    from jsonb_array_elements(t.items) x (item)
  ) r
  where t.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_';
end $$;
