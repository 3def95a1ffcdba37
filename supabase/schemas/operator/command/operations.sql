-- One community's day, and the live feed of what happened.

-- What needs someone today: who moves, which shifts are short, and what is due. Lists are missing without the position
-- that reads them.
create function private.get_operations_day(p_community_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_today constant date := private.get_community_day(p_community_id);
  v_parts text[];
begin
  perform private.require_community_right(p_community_id, 'units', 'read');
  select array_agg(p.part) into v_parts
  from private.list_board_parts() p where p_community_id = any (private.list_my_community_ids(p.kind, 'read'));
  return jsonb_build_object(
    'day', v_today, 'now', now(), 'time_zone', v_zone,
    'moves', case when 'moves' = any (v_parts) then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.subject_id, 'kind', m.kind, 'at', m.at, 'reason', m.reason, 'unit', u.name,
        'name', case
          when m.kind = 'planned_in' then p.name
          when p_community_id = any (private.list_my_community_ids('residents', 'read')) then r.name
        end
      ) order by m.at, m.subject_id), '[]')
      from private.list_board_moves(p_community_id) m
      left join public.residents r on r.id = m.subject_id
      left join public.resident_prospects p on p.id = m.subject_id
      left join public.units u on u.id = coalesce(m.unit_id, r.unit_id)
      where m.kind in ('planned_in', 'planned_out') or m.at > now() - interval '2 days'
    ) end,
    'shifts', case when 'staffing' = any (v_parts) then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', s.day, 'shift', s.shift, 'position', s.position, 'required', s.required, 'scheduled', s.scheduled,
        'starts_at', b.starts_at, 'ends_at', b.ends_at
      ) order by b.starts_at, s.position), '[]')
      from private.list_staffing(p_community_id, v_today - 1, v_today + 1) s
      cross join lateral private.get_shift_bounds(s.day, s.shift, v_zone) b
      where b.ends_at > now() and b.starts_at < now() + interval '16 hours'
    ) end,
    'reports', case when 'incidents' = any (v_parts) then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'incident_id', i.id, 'type', i.type, 'at', i.at, 'due_at', n.due_at, 'rule', n.rule
      ) order by n.due_at, n.id), '[]')
      from public.incident_notifications n join public.incidents i on i.id = n.incident_id
      where n.community_id = p_community_id and n.party = 'state' and n.due_at is not null and n.notified_at is null
        and i.signed_at is null
    ) end,
    'orders', case when 'work_orders' = any (v_parts) then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'number', o.number, 'title', o.title, 'priority', o.priority, 'state', o.state, 'due_at', o.due_at,
        'assignee', o.assignee, 'unit', o.unit
      ) order by o.due_at nulls last, o.number), '[]')
      from (
        select o.*, u.name as unit from public.work_orders o left join public.units u on u.id = o.unit_id
        where o.community_id = p_community_id and o.state in ('requested', 'triaged', 'assigned', 'in_progress', 'waiting')
          and (o.due_at < private.get_census_moment(v_today, v_zone) or o.priority in ('emergency', 'high'))
        order by o.due_at nulls last, o.number limit 100
      ) o
    ) end,
    'expiring', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'title', e.title, 'ends_on', e.ends_on
      ) order by e.ends_on, e.id), '[]')
      from private.list_expiring_records(v_today - 30, v_today + 14, array[p_community_id]) e
      where p_community_id = any (private.list_my_community_ids(e.right_kind, 'read'))
    )
  );
end $$;

-- Returns what needs someone in a community today.
select private.expose('get_operations_day', 'authenticated');

create function private.list_operations_feed(p_community_id uuid default null, p_area text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant timestamptz := now() - interval '3 days';
begin
  if not private.is_approved() then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if not coalesce(p_area in ('moves', 'prospects', 'staffing', 'incidents', 'medications', 'work_orders', 'emergency', 'alerts'), true) then
    raise exception 'Choose an area.' using errcode = 'HXALF';
  end if;
  return (
    with mine as materialized (
      select a.area, c.id as community_id
      from (values
        ('moves', 'stay_events'), ('prospects', 'prospect_events'), ('staffing', 'time_entries'), ('incidents', 'incidents'),
        ('medications', 'medication_doses'), ('work_orders', 'work_orders'), ('emergency', 'emergency_events'), ('alerts', 'alert_rules')
      ) a (area, kind)
      cross join lateral unnest(private.list_my_community_ids(a.kind, 'read')) c (id)
      where (p_area is null or a.area = p_area) and (p_community_id is null or c.id = p_community_id)
    ), events as (
      select m.area, m.community_id, f.*
      from mine m cross join lateral (
        (
          select e.id, e.recorded_at as at, e.type as kind, u.name as subject, null::text as detail, null::uuid as target_id
          from public.stay_events e left join public.units u on u.id = e.unit_id
          where m.area = 'moves' and e.community_id = m.community_id and e.at > v_from and e.recorded_at > v_from
          order by e.at desc limit 100
        )
        union all
        (
          select e.id, e.recorded_at, e.type, p.name, null, p.id
          from public.prospect_events e join public.resident_prospects p on p.id = e.prospect_id
          where m.area = 'prospects' and e.community_id = m.community_id and e.recorded_at > v_from
          order by e.recorded_at desc limit 100
        )
        union all
        (
          select t.id, coalesce(t.clocked_out_at, t.clocked_in_at), case when t.clocked_out_at is null then 'clocked_in' else 'clocked_out' end,
            p.name, p.position, p.id
          from private.time_entries t join private.employees p on p.id = t.employee_id
          where m.area = 'staffing' and t.community_id = m.community_id and t.day >= v_from::date and t.superseded_at is null and not t.is_void
            and coalesce(t.clocked_out_at, t.clocked_in_at) > v_from
          order by 2 desc limit 100
        )
        union all
        (
          select i.id, i.reported_at, 'reported', i.type, i.place, i.id
          from public.incidents i
          where m.area = 'incidents' and i.community_id = m.community_id and i.at > v_from
          order by i.at desc limit 100
        )
        union all
        -- Doses that were not given. No resident and no drug: the pass shows them, with an entry in the access log.
        (
          select d.id, d.recorded_at, 'dose_' || d.status, null, null, null
          from public.medication_doses d
          where m.area = 'medications' and d.community_id = m.community_id and d.at > v_from and d.status <> 'given' and d.struck_at is null
          order by d.at desc limit 100
        )
        union all
        (
          select e.id, e.recorded_at, e.type, o.number || ' · ' || o.title, e.state, o.id
          from public.work_order_events e join public.work_orders o on o.id = e.work_order_id
          where m.area = 'work_orders' and e.community_id = m.community_id and e.recorded_at > v_from
          order by e.recorded_at desc limit 100
        )
        union all
        (
          select e.id, e.started_at, 'started', e.hazard, e.kind, e.id
          from public.emergency_events e
          where m.area = 'emergency' and e.community_id = m.community_id and e.started_at > v_from
          order by e.started_at desc limit 100
        )
        union all
        (
          select a.id, coalesce(a.resolved_at, a.acknowledged_at, a.escalated_at, a.raised_at), case
              when a.resolved_at is not null then 'resolved' when a.acknowledged_at is not null then 'acknowledged'
              when a.escalated_at is not null then 'escalated' else 'raised'
            end, private.describe_alert(a.figure, a.worst), a.note, a.id
          from private.alerts a
          join private.list_alert_figures() f on f.figure = a.figure join private.list_board_parts() p on p.part = f.part
          where m.area = 'alerts' and a.community_id = m.community_id and a.raised_at > v_from
            and a.community_id = any (private.list_my_community_ids(p.kind, 'read'))
          order by a.raised_at desc limit 100
        )
      ) f
      order by f.at desc, f.id limit 200
    )
    select jsonb_build_object('now', now(), 'events', coalesce(jsonb_agg(jsonb_build_object(
      'id', e.id, 'area', e.area, 'community_id', e.community_id, 'community', c.name, 'at', e.at, 'kind', e.kind,
      'subject', e.subject, 'detail', e.detail, 'target_id', e.target_id
    ) order by e.at desc, e.id), '[]'))
    from events e join public.communities c on c.id = e.community_id and c.deleted_at is null
  );
end $$;

-- Returns what happened in the last three days in the caller's communities, newest first, at most 200 events.
select private.expose('list_operations_feed', 'authenticated');
