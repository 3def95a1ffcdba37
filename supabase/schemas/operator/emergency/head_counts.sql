-- Drills and emergencies: start, head count, end, and log. Every call that a phone may queue takes an ID and a time, and a
-- repeat changes nothing.
create function private.start_emergency_event(p_id uuid, p_community_id uuid, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant public.emergency_events := jsonb_populate_record(null::public.emergency_events, p_values);
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_at constant timestamptz := coalesce(v_row.started_at, now());
  v_areas constant uuid[] := coalesce(v_row.area_ids, '{}');
  v_old public.emergency_events;
  v_inspection_id uuid;
begin
  perform private.require_community_right(p_community_id, 'emergency_events', 'add');
  select * into v_old from public.emergency_events e where e.id = p_id;
  if found then
    if v_old.started_by is distinct from auth.uid() or v_old.community_id <> p_community_id then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
    return p_id;
  end if;
  perform private.enforce_rate_limit('emergency_event', 20, interval '1 hour');
  if v_at not between now() - interval '24 hours' and now() + interval '1 minute' then
    raise exception 'Choose a time in the last 24 hours.' using errcode = 'HXZTM';
  end if;
  if cardinality(v_areas) > 100 or exists (
    select from unnest(v_areas) a (id) where not exists (
      select from public.floors f where f.id = a.id and f.community_id = p_community_id and f.deleted_at is null
    )
  ) then
    raise exception 'Choose areas of this community.' using errcode = 'HXZAR';
  end if;
  -- One start at a time: two people who start the same drill get one fire drill of the log each, never the same.
  perform from public.communities c where c.id = p_community_id for update;
  if (select count(*) from public.emergency_events e where e.community_id = p_community_id and e.ended_at is null) >= 3 then
    raise exception 'End an open event first.' using errcode = 'HXZOP';
  end if;
  if v_row.kind = 'drill' and v_row.hazard = 'fire' then
    select i.id into v_inspection_id
    from public.inspections i join public.inspection_templates t on t.id = i.template_id
    cross join private.get_shift_at(v_at, v_zone) s
    where i.community_id = p_community_id and i.finished_at is null and t.code = 'fire_drill' and t.archived_at is null
      and (i.shift is null or i.shift = s.shift) and i.due_on >= s.day
      and not exists (select from public.emergency_events e where e.inspection_id = i.id)
    order by i.due_on, i.id limit 1;
  end if;
  insert into public.emergency_events (id, community_id, kind, hazard, area_ids, note, started_at, started_by, starter, inspection_id)
  values (
    p_id, p_community_id, v_row.kind, v_row.hazard, v_areas, nullif(btrim(v_row.note), ''), least(v_at, now()), auth.uid(),
    coalesce(private.get_my_display_name(), ''), v_inspection_id
  );
  if v_row.kind <> 'tabletop' then
    insert into private.emergency_people (event_id, subject_id, kind, name, area_id, area, unit, assistance, added_by)
    select p_id, r.resident_id, 'resident', r.name, r.area_id, r.area, r.unit, r.assistance, auth.uid()
    from private.list_evacuation_residents(p_community_id, least(v_at, now()) + interval '1 second') r
    where r.status = 'in_house' and (v_areas = '{}' or r.area_id = any (v_areas))
    union all
    select p_id, s.subject_id, 'staff', s.name, null, null, null, null, auth.uid()
    from private.list_staff_on_shift(p_community_id, v_at) s;
  end if;
  if v_row.kind = 'event' then
    perform private.notify(
      m.user_id, 'emergency_started', 'emergency_started:' || p_id,
      jsonb_build_object(
        'hazard', replace(v_row.hazard, '_', ' '), 'event_id', p_id,
        'community', (select c.name from public.communities c where c.id = p_community_id)
      ),
      jsonb_build_object('event_id', p_id)
    )
    from private.list_community_staff(p_community_id) m (user_id) where m.user_id <> auth.uid();
  end if;
  return p_id;
end $$;

-- Starts a drill, an emergency, or a tabletop exercise, with everyone in the building to account for. An emergency notifies
-- the staff. A fire drill takes the due one of its shift from the life safety log.
select private.expose('start_emergency_event', 'authenticated');

-- Returns the accounts of a community's staff, without family.
create function private.list_community_staff(p_community_id uuid) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select distinct m.user_id from public.community_members m
  where m.community_id = p_community_id and m.position <> 'family' and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now());
end $$;

-- Locks an event whose head count the caller may change. What was queued on a phone during the event still arrives for a day.
create function private.begin_head_count(p_event_id uuid, p_at timestamptz) returns public.emergency_events
language plpgsql security definer set search_path = '' as $$
declare
  v_event public.emergency_events;
begin
  select * into v_event from public.emergency_events e where e.id = p_event_id for update;
  perform private.require_community_right(v_event.community_id, 'emergency_marks', 'add');
  perform private.enforce_rate_limit('emergency_mark', 2000, interval '1 hour');
  if v_event.ended_at is not null and (p_at > v_event.ended_at or v_event.ended_at < now() - interval '24 hours') then
    raise exception 'This event has ended.' using errcode = 'HXZEN';
  end if;
  if p_at is null or p_at > now() + interval '1 minute' or p_at < v_event.started_at - interval '1 minute' then
    raise exception 'Choose a time during the event.' using errcode = 'HXZTM';
  end if;
  return v_event;
end $$;

create function private.add_emergency_person(p_id uuid, p_event_id uuid, p_kind text, p_name text, p_at timestamptz, p_area_id uuid default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_event constant public.emergency_events := private.begin_head_count(p_event_id, p_at);
begin
  if exists (select from private.emergency_people p where p.event_id = p_event_id and p.subject_id = p_id) then
    return;
  end if;
  if p_kind not in ('staff', 'visitor') or coalesce(btrim(p_name), '') = '' then
    raise exception 'Enter a name.' using errcode = 'HXZNA';
  end if;
  if p_area_id is not null and not exists (
    select from public.floors f where f.id = p_area_id and f.community_id = v_event.community_id
  ) then
    raise exception 'Choose areas of this community.' using errcode = 'HXZAR';
  end if;
  if (select count(*) from private.emergency_people p where p.event_id = p_event_id) >= 2000 then
    raise exception 'You have reached the limit of 2,000.' using errcode = 'HXZLI';
  end if;
  insert into private.emergency_people (event_id, subject_id, kind, name, area_id, area, added_by)
  values (
    p_event_id, p_id, p_kind, btrim(p_name), p_area_id,
    (select concat_ws(', ', b.name, f.name) from public.floors f join public.buildings b on b.id = f.building_id where f.id = p_area_id),
    auth.uid()
  );
  update public.emergency_events e set revision = e.revision + 1 where e.id = p_event_id;
end $$;

-- Adds a visitor or an unscheduled coworker to account for.
select private.expose('add_emergency_person', 'authenticated');

create function private.mark_emergency_people(
  p_id uuid, p_event_id uuid, p_subject_ids uuid[], p_status text, p_at timestamptz, p_place text default null, p_acting_id uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_event constant public.emergency_events := private.begin_head_count(p_event_id, p_at);
  v_actor constant uuid := private.get_actor(p_acting_id, v_event.community_id, p_at);
  v_count integer;
begin
  if coalesce(p_status, '') not in ('safe', 'evacuated', 'hospital', 'missing', 'unaccounted') then
    raise exception 'Choose where they are.' using errcode = 'HXZWH';
  end if;
  if p_status = 'evacuated' and coalesce(btrim(p_place), '') = '' then
    raise exception 'Enter where they were taken.' using errcode = 'HXZPL';
  end if;
  if coalesce(cardinality(p_subject_ids), 0) not between 1 and 500 or exists (
    select from unnest(p_subject_ids) s (id)
    where not exists (select from private.emergency_people p where p.event_id = p_event_id and p.subject_id = s.id)
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  insert into private.emergency_marks (id, event_id, subject_id, status, place, at, recorded_by, recorded_name)
  select md5(p_id || ':' || s.id)::uuid, p_event_id, s.id, p_status, nullif(btrim(p_place), ''), least(p_at, now()), v_actor,
    coalesce(private.get_entry_name(v_actor), '')
  from (select distinct x.id from unnest(p_subject_ids) x (id)) s
  on conflict (id) do nothing;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    update public.emergency_events e set revision = e.revision + 1 where e.id = p_event_id;
  end if;
end $$;

-- Records where people of an event are: safe here, evacuated to a place, sent to a hospital, missing, or not accounted for.
select private.expose('mark_emergency_people', 'authenticated');

create function private.end_emergency_event(p_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_event public.emergency_events;
  v_inspection public.inspections;
  v_at timestamptz;
  v_finding jsonb;
  v_targets record;
  v_order public.work_orders;
begin
  select * into v_event from public.emergency_events e where e.id = p_id for update;
  perform private.require_community_right(v_event.community_id, 'emergency_events', 'change');
  if v_event.ended_at is not null then
    if v_event.ended_by is not distinct from auth.uid() then
      return;
    end if;
    raise exception 'This event has ended.' using errcode = 'HXZEN';
  end if;
  perform private.enforce_rate_limit('emergency_end', 60, interval '1 hour');
  v_at := coalesce((p_values ->> 'ended_at')::timestamptz, now());
  if v_at not between v_event.started_at and now() + interval '1 minute' then
    raise exception 'Choose a time during the event.' using errcode = 'HXZTM';
  end if;
  v_at := least(v_at, now());
  if coalesce(btrim(p_values ->> 'summary'), '') = '' then
    raise exception 'Enter a summary.' using errcode = 'HXZSU';
  end if;
  if coalesce(jsonb_typeof(p_values -> 'findings'), 'array') <> 'array' or jsonb_array_length(coalesce(p_values -> 'findings', '[]')) > 20
    or exists (
      select from jsonb_array_elements(coalesce(p_values -> 'findings', '[]')) f
      where jsonb_typeof(f) <> 'object' or char_length(btrim(coalesce(f ->> 'description', ''))) < 3
        or not private.is_single_line(f ->> 'description', 300)
    )
  then
    raise exception 'Describe each finding in one line.' using errcode = 'HXZFI';
  end if;
  update public.emergency_events e
  set ended_at = v_at, ended_by = auth.uid(), ender = coalesce(private.get_my_display_name(), ''), revision = e.revision + 1,
    summary = btrim(p_values ->> 'summary'), participants = nullif(btrim(p_values ->> 'participants'), '')
  where e.id = p_id;
  for v_finding in select f from jsonb_array_elements(coalesce(p_values -> 'findings', '[]')) f loop
    v_order := null;
    if coalesce((v_finding ->> 'opens_order')::boolean, true) then
      select * into v_targets from private.get_work_order_targets('high');
      insert into public.work_orders (
        id, community_id, number, title, description, area, category, priority, source, requested_by, requester, respond_by, due_at
      )
      values (
        md5(p_id || ':' || (v_finding ->> 'id'))::uuid, v_event.community_id, private.get_next_work_order_number(v_event.community_id),
        left(btrim(v_finding ->> 'description'), 120),
        'Found in a ' || replace(v_event.hazard, '_', ' ') || case v_event.kind when 'drill' then ' drill' when 'tabletop' then ' exercise' else '' end
          || E'.\n' || btrim(v_finding ->> 'description'),
        'Whole community', 'life_safety', 'high', 'inspection', auth.uid(), coalesce(private.get_my_display_name(), ''),
        now() + v_targets.respond, now() + v_targets.finish
      )
      returning * into v_order;
      perform private.add_work_order_event(v_order, 'requested', 'requested', null);
      perform private.notify_work_order_managers(v_order, 'work_order_urgent');
    end if;
    insert into private.emergency_findings (id, event_id, description, work_order_id)
    values ((v_finding ->> 'id')::uuid, p_id, btrim(v_finding ->> 'description'), v_order.id);
  end loop;
  -- The drill record finishes the due fire drill: there is one log. Without answers, the drill stays due.
  if v_event.inspection_id is not null and p_values ? 'results' then
    select * into v_inspection from public.inspections i where i.id = v_event.inspection_id for update;
    if v_inspection.finished_at is null then
      perform private.finish_inspection(v_inspection, p_values -> 'results', p_values ->> 'signature', v_at);
    end if;
  end if;
end $$;

-- Ends an event with its summary and findings, which open work orders. A fire drill also finishes its inspection.
select private.expose('end_emergency_event', 'authenticated');

-- Returns the latest mark of each person of an event.
create function private.list_latest_marks(p_event_id uuid)
returns table (subject_id uuid, status text, place text, at timestamptz, by_name text, mark_count bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select distinct on (m.subject_id) m.subject_id, m.status, m.place, m.at, m.recorded_name,
    count(*) over (partition by m.subject_id)
  from private.emergency_marks m where m.event_id = p_event_id
  order by m.subject_id, m.at desc, m.recorded_at desc, m.id;
end $$;

-- Returns an event for lists: facts, duration, and how many people are where.
create function private.describe_emergency_event(p_event public.emergency_events) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return to_jsonb(p_event) - '{started_by,ended_by,recorded_at}'::text[] || jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'total', count(*), 'safe', count(*) filter (where m.status = 'safe'), 'evacuated', count(*) filter (where m.status = 'evacuated'),
        'hospital', count(*) filter (where m.status = 'hospital'), 'missing', count(*) filter (where m.status = 'missing'),
        'open', count(*) filter (where coalesce(m.status, 'unaccounted') = 'unaccounted')
      )
      from private.emergency_people p left join private.list_latest_marks(p_event.id) m on m.subject_id = p.subject_id
      where p.event_id = p_event.id
    ),
    'findings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'description', f.description, 'order_id', o.id, 'order_number', o.number, 'order_state', o.state
      ) order by f.recorded_at, f.id), '[]')
      from private.emergency_findings f left join public.work_orders o on o.id = f.work_order_id where f.event_id = p_event.id
    ),
    'inspection', (
      select jsonb_build_object('id', i.id, 'shift', i.shift, 'due_on', i.due_on, 'items', i.items, 'results', i.results, 'failures', i.failures,
        'needs_signature', t.needs_signature, 'signature', i.signature)
      from public.inspections i join public.inspection_templates t on t.id = i.template_id where i.id = p_event.inspection_id
    )
  );
end $$;

create function private.get_emergency_event(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_event public.emergency_events;
  v_can_change boolean;
begin
  select * into v_event from public.emergency_events e where e.id = p_id;
  perform private.require_community_right(v_event.community_id, 'emergency_events', 'read');
  v_can_change := v_event.community_id = any (private.list_my_community_ids('emergency_events', 'change'));
  -- During an event every position counts everyone. Afterward only those who answer for the record read the names.
  if v_event.ended_at is null or v_can_change then
    perform private.log_resident_reads(array(
      select p.subject_id from private.emergency_people p where p.event_id = p_id and p.kind = 'resident'
    ), 'Head count');
  end if;
  return private.describe_emergency_event(v_event) || jsonb_build_object(
    'community', (select c.name from public.communities c where c.id = v_event.community_id),
    'time_zone', (select c.time_zone from public.communities c where c.id = v_event.community_id),
    'can_end', v_can_change and v_event.ended_at is null,
    'sites', (
      select coalesce(jsonb_agg(distinct s ->> 'name'), '[]') from private.emergency_plans p cross join jsonb_array_elements(p.sites) s
      where p.community_id = v_event.community_id and p.removed_at is null
    ),
    'meeting_point', (
      select p.meeting_point from private.emergency_plans p
      where p.community_id = v_event.community_id and p.hazard = v_event.hazard and p.removed_at is null
    ),
    'people', case when v_event.ended_at is null or v_can_change then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.subject_id, 'kind', p.kind, 'name', p.name, 'area_id', p.area_id, 'area', p.area, 'unit', p.unit, 'assistance', p.assistance,
        'mark', case when m.subject_id is not null then jsonb_build_object(
          'status', m.status, 'place', m.place, 'at', m.at, 'by', m.by_name, 'count', m.mark_count
        ) end
      ) order by p.area, p.unit, lower(p.name), p.subject_id), '[]')
      from private.emergency_people p left join private.list_latest_marks(p_id) m on m.subject_id = p.subject_id
      where p.event_id = p_id
    ) else '[]' end
  );
end $$;

-- Returns an event with everyone's latest mark. Names are for the staff while it is open, and for managers afterward.
select private.expose('get_emergency_event', 'authenticated');

create function private.list_emergency_marks(p_event_id uuid, p_subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_event public.emergency_events;
begin
  select * into v_event from public.emergency_events e where e.id = p_event_id;
  perform private.require_community_right(v_event.community_id, 'emergency_events', case when v_event.ended_at is null then 'read' else 'change' end);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'status', m.status, 'place', m.place, 'at', m.at, 'recorded_at', m.recorded_at, 'by', m.recorded_name
    ) order by m.at, m.recorded_at), '[]')
    from (
      select * from private.emergency_marks x where x.event_id = p_event_id and x.subject_id = p_subject_id order by x.at desc limit 100
    ) m
  );
end $$;

-- Returns all marks of a person in an event, corrected ones included.
select private.expose('list_emergency_marks', 'authenticated');

create function private.list_emergency_events(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
begin
  perform private.require_community_right(p_community_id, 'emergency_events', 'read');
  return jsonb_build_object(
    'today', v_today, 'community', (select c.name from public.communities c where c.id = p_community_id),
    'time_zone', (select c.time_zone from public.communities c where c.id = p_community_id),
    'events', (
      select coalesce(jsonb_agg(private.describe_emergency_event(e) order by e.ended_at is not null, e.started_at desc, e.id), '[]')
      from (
        select * from public.emergency_events x
        where x.community_id = p_community_id and (x.ended_at is null or x.started_at > now() - interval '400 days')
        order by x.started_at desc, x.id limit 60
      ) e
    ),
    'drills', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'name', t.name, 'shift', i.shift, 'due_on', i.due_on, 'items', i.items, 'needs_signature', t.needs_signature,
        'event_id', (select e.id from public.emergency_events e where e.inspection_id = i.id)
      ) order by i.due_on, i.shift, i.id), '[]')
      from (
        select * from public.inspections x where x.community_id = p_community_id and x.finished_at is null order by x.due_on, x.id limit 500
      ) i join public.inspection_templates t on t.id = i.template_id and t.code = 'fire_drill' and t.archived_at is null
    ),
    'rule', (
      select jsonb_build_object('every', t.every, 'period', t.period, 'is_by_shift', t.is_by_shift, 'source', t.source)
      from public.inspection_templates t where t.community_id = p_community_id and t.code = 'fire_drill' and t.archived_at is null
    )
  );
end $$;

-- Returns open events, the log of the last 400 days, and due fire drills with their rule.
select private.expose('list_emergency_events', 'authenticated');
