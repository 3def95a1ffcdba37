-- Shifts in a community's time zone, and what is due in them. shared/operator/care.ts has the same hours.

-- Returns when a shift starts and ends. The night shift belongs to the day on which it starts.
create function private.get_shift_bounds(p_day date, p_shift text, p_zone text)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql immutable rows 1 set search_path = '' as $$
  select (p_day + s.starts) at time zone p_zone, (p_day + s.ends) at time zone p_zone
  from (values
    ('day', interval '7 hours', interval '15 hours'),
    ('evening', interval '15 hours', interval '23 hours'),
    ('night', interval '23 hours', interval '31 hours')
  ) s (shift, starts, ends)
  where s.shift = p_shift
$$;

create function private.get_shift_at(p_at timestamptz, p_zone text) returns table (day date, shift text)
language sql immutable set search_path = '' as $$
  select case when l.hour < 7 then l.day - 1 else l.day end,
    case when l.hour >= 7 and l.hour < 15 then 'day' when l.hour >= 15 and l.hour < 23 then 'evening' else 'night' end
  from (
    select (p_at at time zone p_zone)::date as day, extract(hour from p_at at time zone p_zone) as hour
  ) l
$$;

-- True if a task is due in a shift.
create function private.is_task_due(p_task public.care_tasks, p_day date, p_shift text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_task.deleted_at is null and p_task.starts_on <= p_day and (p_task.ends_on is null or p_task.ends_on >= p_day)
    and p_shift = any (p_task.shifts)
    and (p_task.days = '{}' or (array['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])[1 + extract(dow from p_day)::integer] = any (p_task.days));
end $$;

-- Returns the residents in the care of the caller who lived in a community at a moment, with their unit then: all, or
-- those of the caregiver's units now.
create function private.list_my_care_residents(p_community_id uuid, p_at timestamptz)
returns table (resident_id uuid, status text, unit_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select r.id, c.status, c.unit_id
  from private.list_census_at(p_community_id, p_at) c
  join public.residents r on r.id = c.resident_id and r.community_id = p_community_id
  where r.deleted_at is null and (
    p_community_id = any ((select private.list_my_community_ids('care_entries', 'read'))::uuid[])
    or r.id = any ((select private.list_my_assigned_resident_ids('care_entries'))::uuid[])
  );
end $$;

create function private.get_care_shift(p_community_id uuid, p_day date default null, p_shift text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id and c.deleted_at is null);
  v_day date := p_day;
  v_shift text := p_shift;
  v_bounds record;
  v_lived jsonb;
  v_ids uuid[];
  v_positions text[];
  v_actor constant uuid := private.get_current_actor();
begin
  if v_zone is null or not private.is_approved() or not exists (
    select from public.community_members m
    where m.user_id = auth.uid() and m.community_id = p_community_id and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
      and m.position = any (private.list_positions_with_right('care_entries', 'read'))
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if v_day is null or v_shift is null then
    select s.day, s.shift into v_day, v_shift from private.get_shift_at(now(), v_zone) s;
  end if;
  select * into v_bounds from private.get_shift_bounds(v_day, v_shift, v_zone);
  if v_bounds.starts_at is null or v_bounds.starts_at > now() + interval '30 minutes' or v_bounds.starts_at < now() - interval '400 days' then
    raise exception 'Choose a shift that has started.' using errcode = 'HXKSD';
  end if;
  -- A past shift shows who lived here at its end.
  select coalesce(jsonb_object_agg(r.resident_id, jsonb_build_object('status', r.status, 'unit_id', r.unit_id)), '{}') into v_lived
  from private.list_my_care_residents(p_community_id, least(v_bounds.ends_at, now() + interval '1 second')) r;
  v_ids := array(select k::uuid from jsonb_object_keys(v_lived) k);
  v_positions := private.list_task_positions(auth.uid(), p_community_id);
  perform private.log_resident_reads(v_ids, 'Shift');
  return jsonb_build_object(
    'community_id', p_community_id, 'day', v_day, 'shift', v_shift, 'time_zone', v_zone,
    'starts_at', v_bounds.starts_at, 'ends_at', v_bounds.ends_at, 'is_now', now() < v_bounds.ends_at,
    'residents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'name', r.name, 'preferred_name', r.preferred_name, 'status', r.status, 'unit', r.unit,
        'code_status', (select p.code_status from public.resident_care_profiles p where p.resident_id = r.id and p.deleted_at is null),
        'mobility', (select p.mobility from public.resident_care_profiles p where p.resident_id = r.id and p.deleted_at is null),
        'tasks', coalesce(t.tasks, '[]'), 'due', coalesce(t.due, 0),
        'vitals', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', e.id, 'measure', e.measure, 'value', e.value, 'second_value', e.second_value, 'at', e.at, 'by', e.recorded_name
          ) order by e.at desc), '[]')
          from public.care_entries e
          where e.resident_id = r.id and e.day = v_day and e.shift = v_shift and e.kind = 'vital' and e.struck_at is null
        ),
        'notes', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', e.id, 'body', e.body, 'is_handoff', e.is_handoff, 'at', e.at, 'by', e.recorded_name
          ) order by e.at desc), '[]')
          from public.care_entries e
          where e.resident_id = r.id and e.day between v_day - 2 and v_day and e.kind = 'note' and e.struck_at is null
            and (e.day = v_day and e.shift = v_shift or e.is_handoff and e.at >= v_bounds.starts_at - interval '24 hours' and e.at < v_bounds.ends_at)
        ),
        'alerts', coalesce(w.alerts, '[]')
      ) order by r.unit, lower(r.name), r.id), '[]')
      from (
        select s.id, s.name, s.preferred_name, l.value ->> 'status' as status, u.name as unit
        from jsonb_each(v_lived) l join public.residents s on s.id = l.key::uuid and s.community_id = p_community_id
        left join public.units u on u.id = (l.value ->> 'unit_id')::uuid and u.community_id = p_community_id
      ) r
      left join lateral (
        select jsonb_agg(jsonb_build_object(
          'id', c.id, 'name', c.name, 'area', c.area, 'instructions', c.instructions, 'position', c.position,
          'entry', case when e.id is not null then jsonb_build_object(
            'id', e.id, 'outcome', e.outcome, 'reason', e.reason, 'at', e.at, 'by', e.recorded_name, 'is_mine', e.recorded_by = v_actor
          ) end
        ) order by lower(c.name), c.id) as tasks, count(*) filter (where e.id is null) as due
        from public.care_tasks c
        left join public.care_entries e on e.task_id = c.id and e.day = v_day and e.shift = v_shift and e.struck_at is null
        where c.resident_id = r.id and c.position = any (v_positions) and private.is_task_due(c, v_day, v_shift)
          and (r.status = 'in_house' or e.id is not null)
      ) t on true
      left join (
        select a.resident_id, jsonb_agg(to_jsonb(a) order by a.days) as alerts from private.list_weight_alerts(v_ids) a group by a.resident_id
      ) w on w.resident_id = r.id
    )
  );
end $$;

-- Returns a shift of the caller, the current one by default: residents, due tasks with their entries, vitals, notes, and
-- weight alerts. Reading it is logged for each resident.
select private.expose('get_care_shift', 'authenticated');
