-- Emergency plans, contacts, evacuation needs, drills with head counts, and a tabletop exercise of the demo operator's
-- communities. Fire drills of the record are those of the life safety log. Requires communities, stays, maintenance, and
-- staff; idempotent, leaves existing rows.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_nurse constant uuid := 'dec0de00-0000-4000-8000-000000000016';
  v_director constant text := (select coalesce(nullif(p.full_name, ''), p.email) from public.profiles p where p.id = v_operator);
  v_nurse_name constant text := (select coalesce(nullif(p.full_name, ''), p.email) from public.profiles p where p.id = v_nurse);
  v_zone constant text := 'America/New_York';
  v_today constant date := (now() at time zone v_zone)::date;
begin
  if v_director is null or v_nurse_name is null or exists (
    select from private.emergency_plans p where p.community_id::text like 'dec0de00-%'
  ) then
    return;
  end if;

  insert into private.emergency_plans (
    id, community_id, hazard, steps, meeting_point, sites, review_months, reviewed_on, reviewed_by, reviewer, changed_at
  )
  select md5('plan' || c.id || h.hazard)::uuid, c.id, h.hazard, (
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('text', split_part(s, '|', 1), 'position', nullif(split_part(s, '|', 2), ''))) order by n)
      from unnest(h.steps) with ordinality x (s, n)
    ),
    h.meeting_point,
    case when h.leaves then jsonb_build_array(
      case c.state when 'OH' then jsonb_build_object('name', 'Bright Road Middle School', 'address', '600 Bright Road, ' || c.city, 'phone', '(614) 555-0190')
        else jsonb_build_object('name', 'Hayes Arboretum Hall', 'address', '801 Elks Road, ' || c.city, 'phone', '(765) 555-0191') end,
      jsonb_build_object('name', s.name, 'address', s.street || ', ' || s.city, 'phone', s.phone)
    ) else '[]' end,
    12, v_today - case when h.hazard = 'flood' then 400 else 40 + 20 * h.n::integer end, v_operator, v_director, now() - interval '60 days'
  from public.communities c
  join public.communities s on s.id = ('dec0de00-0000-4000-8000-00000000b00' || case right(c.id::text, 1) when '1' then '2' else '1' end)::uuid
  cross join (
    select *, row_number() over () as n from (values
      ('fire', true, 'East parking lot, by the flagpole', array[
        'Move anyone in danger away from the fire|caregiver', 'Pull the nearest alarm and call 911|caregiver', 'Close the door of the room and the smoke doors|caregiver',
        'Print or open the evacuation roster|nurse', 'Start the head count on your phone|executive_director',
        'Take oxygen and medications due in the next hours|medication_aide', 'Meet the fire department at the front entrance|maintenance'
      ]),
      ('severe_weather', false, 'Interior hallway of the first floor', array[
        'Watch the weather radio when a watch is issued|maintenance', 'Move residents away from windows|caregiver',
        'Bring blankets and flashlights to the hallway|activities', 'Count everyone in the hallway|nurse'
      ]),
      ('power_loss', false, 'Dining room', array[
        'Check that the generator started within 10 seconds|maintenance', 'Move residents on oxygen to generator outlets|nurse',
        'Check the medication refrigerator each hour|medication_aide', 'Serve the cold menu|dining', 'Call the utility|maintenance'
      ]),
      ('elopement', false, 'Front desk', array[
        'Search the unit, the floor, and the exits|caregiver', 'Announce the missing resident to the staff|nurse',
        'Call 911 if the resident isn''t found within 15 minutes|nurse', 'Call the family|executive_director'
      ]),
      ('flood', true, 'Second floor lounge', array[
        'Move residents of the first floor upstairs|caregiver', 'Turn off electricity on the first floor|maintenance', 'Call transport for an evacuation|executive_director'
      ]),
      ('gas_leak', true, 'West lawn, upwind', array[
        'Leave the area; use no switches or phones inside|caregiver', 'Call 911 and the gas utility from outside|maintenance', 'Count everyone at the meeting point|nurse'
      ]),
      ('active_threat', false, null, array[
        'Run, hide, or fight; call 911 when you are safe', 'Lock and block doors|caregiver', 'Silence phones', 'Wait for the police before you open'
      ])
    ) v (hazard, leaves, meeting_point, steps)
  ) h
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  insert into private.emergency_plan_versions (plan_id, version, steps, meeting_point, sites, replaced_at, replaced_by, replacer)
  select p.id, 1, p.steps - 3, 'Front parking lot', p.sites, p.changed_at, v_operator, v_director
  from private.emergency_plans p where p.community_id::text like 'dec0de00-%' and p.hazard = 'fire';
  update private.emergency_plans p set version = 2 where p.community_id::text like 'dec0de00-%' and p.hazard = 'fire';

  insert into private.emergency_contacts (id, community_id, kind, name, phone, note)
  select md5('contact' || c.id || k.kind || k.name)::uuid, c.id, k.kind, k.name, k.phone, k.note
  from public.communities c
  cross join lateral (values
    ('fire', c.city || ' Fire Department', case c.state when 'OH' then '(614) 555-0180' else '(765) 555-0180' end, 'Call 911 first'),
    ('police', c.city || ' Police', case c.state when 'OH' then '(614) 555-0181' else '(765) 555-0181' end, 'Non-emergency line'),
    ('hospital', case c.state when 'OH' then 'Riverside Methodist transfer center' else 'Reid transfer center' end,
      case c.state when 'OH' then '(614) 555-0182' else '(765) 555-0182' end, 'Transfer agreement on file'),
    ('utility', 'Electric utility, outages', case c.state when 'OH' then '(614) 555-0183' else '(765) 555-0183' end, 'Priority account'),
    ('utility', 'Gas utility, leaks', case c.state when 'OH' then '(614) 555-0184' else '(765) 555-0184' end, null),
    ('transport', 'Wheelchair transport, 6 vans', case c.state when 'OH' then '(614) 555-0185' else '(765) 555-0185' end, 'Ready within 2 hours')
  ) k (kind, name, phone, note)
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_'
  union all
  select md5('contact' || c.id || s.id)::uuid, c.id, 'sister_community', s.name, s.phone, 'Takes residents in an evacuation'
  from public.communities c join public.communities s on s.id <> c.id
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_' and s.id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  -- A nurse has set the needs of a third; the roster estimates the others.
  insert into public.resident_evacuation_needs (id, owner_id, resident_id, assistance, equipment, notes, created_at)
  select md5('evacuation' || r.id)::uuid, v_nurse, r.id,
    private.estimate_evacuation_assistance(p.mobility, null, u.license_category),
    case when h.n % 9 = 0 then array['oxygen'] else '{}' end
      || case when p.mobility in ('walker', 'wheelchair') then array[p.mobility] else '{}' end,
    case when h.n % 9 = 0 then 'Portable tank behind the door' end, now() - interval '40 days'
  from public.residents r join public.units u on u.id = r.unit_id
  left join public.resident_care_profiles p on p.resident_id = r.id and p.deleted_at is null
  cross join lateral (select abs(hashtext('evacuation' || r.id)) as n) h
  where r.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' and r.status in ('in_house', 'on_leave') and h.n % 3 = 0;

  -- The latest two finished fire drills of each community, with their head counts.
  insert into public.emergency_events (
    id, community_id, kind, hazard, note, started_at, recorded_at, started_by, starter, inspection_id, ended_at, ended_by, ender, summary,
    participants, revision
  )
  select md5('drill' || i.id)::uuid, i.community_id, 'drill', 'fire', null, i.finished_at - m.minutes, i.finished_at - m.minutes, v_operator, v_director,
    i.id, i.finished_at, v_operator, v_director,
    case i.rank when 1 then 'Everyone was at the meeting point. Smoke doors closed.' else 'Evacuation of one wing. One resident needed a second caregiver.' end,
    null, 1
  from (
    select x.*, row_number() over (partition by x.community_id order by x.finished_at desc) as rank
    from public.inspections x join public.inspection_templates t on t.id = x.template_id
    where x.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' and t.code = 'fire_drill' and x.finished_at is not null
  ) i
  cross join lateral (select make_interval(mins => (i.results -> 'minutes' ->> 'value')::integer) as minutes) m
  where i.rank <= 2
  union all
  select md5('tabletop' || c.id)::uuid, c.id, 'tabletop', 'power_loss', 'Generator fails after two hours',
    d.at, d.at, v_operator, v_director, null, d.at + interval '50 minutes', v_operator, v_director,
    'Walked through the first four hours. Batteries for two concentrators were missing from the list.',
    'Director, nurse on duty, maintenance, dining', 1
  from public.communities c cross join (
    select (v_today - 33 + time '14:00') at time zone v_zone as at
  ) d
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  insert into private.emergency_people (event_id, subject_id, kind, name, area_id, area, unit, assistance, added_at, added_by)
  select e.id, r.resident_id, 'resident', r.name, r.area_id, r.area, r.unit, r.assistance, e.started_at, v_operator
  from public.emergency_events e cross join lateral private.list_evacuation_residents(e.community_id, e.started_at) r
  where e.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' and e.kind = 'drill' and r.status = 'in_house'
  union all
  select e.id, s.subject_id, 'staff', s.name, null, null, null, null, e.started_at, v_operator
  from public.emergency_events e cross join lateral private.list_staff_on_shift(e.community_id, e.started_at) s
  where e.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' and e.kind = 'drill';
  insert into private.emergency_marks (id, event_id, subject_id, status, place, at, recorded_at, recorded_by, recorded_name)
  select md5('mark' || p.event_id || p.subject_id)::uuid, p.event_id, p.subject_id, 'safe', null, a.at, a.at, v_nurse, v_nurse_name
  from private.emergency_people p join public.emergency_events e on e.id = p.event_id
  cross join lateral (
    select e.started_at + (e.ended_at - e.started_at) * ((abs(hashtext(p.subject_id::text)) % 90 + 5) / 100.0) as at
  ) a
  where e.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_';
  insert into private.emergency_findings (id, event_id, description, recorded_at)
  select md5('finding' || e.id)::uuid, e.id, 'Spare batteries for oxygen concentrators were not on the supply list', e.ended_at
  from public.emergency_events e
  where e.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' and e.kind = 'tabletop';

  insert into private.staff_broadcasts (id, community_id, message, is_urgent, sent_at, sent_by, sender)
  select md5('broadcast' || c.id)::uuid, c.id,
    'Storm watch until 9 p.m. Keep residents inside and check flashlights at each station.', true, now() - interval '20 days', v_operator, v_director
  from public.communities c where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';
  insert into private.staff_broadcast_recipients (broadcast_id, user_id, acknowledged_at)
  select b.id, m.user_id, case when abs(hashtext(m.user_id::text)) % 4 > 0 then b.sent_at + interval '12 minutes' end
  from private.staff_broadcasts b
  cross join lateral private.list_community_staff(b.community_id) m (user_id)
  where b.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' and m.user_id <> v_operator;
end $$;
