-- Orders, doses of the last days, controlled drug counts, and a year of incidents in the operator's communities.
-- Deterministic apart from today's date. Requires the operator's residents; idempotent, leaves existing rows.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_nurse constant uuid := 'dec0de00-0000-4000-8000-000000000016';
  v_aide constant uuid := 'dec0de00-0000-4000-8000-000000000017';
  v_nurse_name constant text := (select p.full_name from public.profiles p where p.id = v_nurse);
  v_aide_name constant text := (select p.full_name from public.profiles p where p.id = v_aide);
  v_today constant timestamptz := date_trunc('day', now());
  v_resident record;
  v_incident record;
  v_id uuid;
  v_at timestamptz;
  v_type text;
  v_is_signed boolean;
begin
  if v_nurse_name is null or v_aide_name is null
    or not exists (select from public.residents r where r.community_id::text like 'dec0de00-%')
    or exists (select from public.medication_orders o where o.community_id::text like 'dec0de00-%')
  then
    return;
  end if;

  for v_resident in
    select r.*, u.license_category, row_number() over (order by r.community_id, u.name, r.id) as n
    from public.residents r join public.units u on u.id = r.unit_id
    where r.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' and r.status in ('in_house', 'on_leave')
      and u.license_category in ('AL', 'MC', 'SNF')
  loop
    insert into public.medication_orders (
      id, community_id, resident_id, kind, drug, dose, route, schedule, times, every_days, is_prn, prn_reason,
      prn_follow_up_minutes, prn_min_hours, starts_at, prescriber, instructions, controlled_schedule, is_antipsychotic,
      ordered_at, ordered_by, ordered_by_name, reviewed_at, reviewed_by, reviewed_by_name
    )
    select
      md5('order' || v_resident.id || d.drug)::uuid, v_resident.community_id, v_resident.id, d.kind, d.drug, d.dose, d.route, d.schedule,
      d.times::time[], d.every_days, d.schedule = 'prn', d.reason, case when d.schedule = 'prn' then 60 end,
      case when d.schedule = 'prn' then 6 end, v_today - interval '8 days', 'Dr. ' || (array['Brandt', 'Grady', 'Novak'])[1 + v_resident.n % 3],
      d.instructions, d.controlled, d.is_antipsychotic, v_today - interval '8 days', v_aide, v_aide_name,
      case when d.is_reviewed then v_today - interval '8 days' end, case when d.is_reviewed then v_nurse end,
      case when d.is_reviewed then v_nurse_name end
    from (values
      (0, 1, 'medication', 'Lisinopril', '10 mg', 'oral', 'daily', '{08:00}', 1, null, 'Hold if systolic pressure is below 100.', null, false, true),
      (1, 3, 'medication', 'Metformin', '500 mg', 'oral', 'bid', '{08:00,17:00}', 1, null, 'With food.', null, false, true),
      (2, 4, 'medication', 'Apixaban', '5 mg', 'oral', 'bid', '{08:00,20:00}', 1, null, null, null, false, true),
      (1, 4, 'medication', 'Donepezil', '10 mg', 'oral', 'qhs', '{21:00}', 1, null, null, null, false, true),
      (0, 5, 'medication', 'Furosemide', '20 mg', 'oral', 'daily', '{09:00}', 1, null, null, null, false, true),
      (3, 8, 'medication', 'Acetaminophen', '650 mg', 'oral', 'prn', '{}', 1, 'pain', 'At most 3 g a day.', null, false, true),
      (5, 9, 'medication', 'Alendronate', '70 mg', 'oral', 'weekly', '{07:00}', 7, null, 'Upright for 30 minutes after.', null, false, true),
      (4, 11, 'medication', 'Quetiapine', '25 mg', 'oral', 'qhs', '{21:00}', 1, null, null, null, true, true),
      (7, 17, 'medication', 'Oxycodone', '5 mg', 'oral', 'bid', '{08:00,20:00}', 1, null, null, 'II', false, true),
      (6, 19, 'medication', 'Lorazepam', '0.5 mg', 'oral', 'qhs', '{21:00}', 1, null, null, 'IV', false, true),
      (2, 7, 'treatment', 'Barrier cream to both heels', 'Thin layer', 'topical', 'bid', '{09:00,21:00}', 1, null, null, null, false, true),
      (8, 23, 'medication', 'Sertraline', '50 mg', 'oral', 'daily', '{08:00}', 1, null, null, null, false, false)
    ) d (at, every, kind, drug, dose, route, schedule, times, every_days, reason, instructions, controlled, is_antipsychotic, is_reviewed)
    where v_resident.n % d.every = d.at;
  end loop;

  -- Doses of the last eight days. Today, some are late and what is due now is open.
  insert into public.medication_doses (
    id, order_id, community_id, resident_id, due_at, status, at, note, recorded_at, recorded_by, recorded_by_name
  )
  select md5('dose' || s.order_id || s.due_at)::uuid, s.order_id, s.community_id, s.resident_id, s.due_at, s.status,
    case s.status when 'given' then s.due_at + make_interval(mins => s.chance % 50) else s.due_at end,
    case s.status when 'refused' then 'Did not want it' when 'held' then 'Blood pressure 96/58' end,
    s.due_at + make_interval(mins => s.chance % 50), v_aide, v_aide_name
  from (
    select o.id as order_id, o.community_id, o.resident_id, t.due_at, c.chance, case
      when r.status = 'on_leave' and t.due_at > v_today - interval '2 days' then 'leave'
      when c.chance % 37 = 5 then 'refused' when c.chance % 53 = 7 and o.drug = 'Lisinopril' then 'held' else 'given'
    end as status
    from public.medication_orders o join public.residents r on r.id = o.resident_id
    join public.communities m on m.id = o.community_id
    cross join lateral private.list_due_times(o, v_today - interval '8 days', now() - interval '70 minutes', m.time_zone) t (due_at)
    cross join lateral (select ('x' || substr(md5(o.id::text || t.due_at), 1, 6))::bit(24)::integer as chance) c
    where o.community_id::text like 'dec0de00-%'
      and not (t.due_at > now() - interval '9 hours' and c.chance % 13 = 1) and c.chance % 211 <> 3
  ) s;

  -- Doses as needed, most with their effect.
  insert into public.medication_doses (
    id, order_id, community_id, resident_id, status, at, note, recorded_at, recorded_by, recorded_by_name, effect, effect_at,
    effect_by, effect_by_name
  )
  select md5('prn' || o.id || d)::uuid, o.id, o.community_id, o.resident_id, 'given', w.at, 'Pain 5 of 10', w.at, v_aide, v_aide_name,
    case when d > 0 then 'effective' end, case when d > 0 then w.at + interval '1 hour' end, case when d > 0 then v_aide end,
    case when d > 0 then v_aide_name end
  from public.medication_orders o
  cross join generate_series(0, 6, 3) d
  cross join lateral (select now() - make_interval(days => d, mins => 95) as at) w
  where o.community_id::text like 'dec0de00-%' and o.is_prn and (d > 0 or o.resident_id::text < '8');

  -- Two entries made in error, struck through and recorded again by the rows above.
  insert into public.medication_doses (
    id, order_id, community_id, resident_id, due_at, status, at, recorded_at, recorded_by, recorded_by_name, struck_at, struck_by,
    struck_by_name, strike_reason
  )
  select md5('struck' || d.id)::uuid, d.order_id, d.community_id, d.resident_id, d.due_at, 'refused', d.at, d.at, v_aide, v_aide_name,
    d.at + interval '4 minutes', v_aide, v_aide_name, 'Recorded for the wrong resident'
  from (
    select * from public.medication_doses d
    where d.community_id::text like 'dec0de00-%' and d.due_at > v_today - interval '3 days' and d.status = 'given' order by d.id limit 2
  ) d;

  -- Controlled drugs: received, then counted by two people. The expected quantity follows from the doses.
  insert into public.controlled_counts (
    id, order_id, community_id, resident_id, kind, quantity, expected, at, counted_by, counted_by_name, witnessed_at, witnessed_by,
    witnessed_by_name
  )
  select md5('count' || o.id || c.n)::uuid, o.id, o.community_id, o.resident_id, c.kind, q.quantity, case c.n when 0 then 0 else q.quantity end,
    w.at, v_aide, v_aide_name, w.at + interval '3 minutes', v_nurse, v_nurse_name
  from public.medication_orders o
  cross join (values (0, 'received'), (2, 'count'), (4, 'count'), (6, 'count')) c (n, kind)
  cross join lateral (select v_today - interval '9 days' + make_interval(days => c.n, mins => 415) as at) w
  cross join lateral (
    select 60 - (
      select count(*) from public.medication_doses d
      where d.order_id = o.id and d.status = 'given' and d.struck_at is null and d.recorded_at <= w.at
    ) as quantity
  ) q
  where o.community_id::text like 'dec0de00-%' and o.controlled_schedule is not null;

  -- Incidents: about two a week, signed after six days.
  for v_incident in
    select r.id as resident_id, r.community_id, s.n,
      t.at
    from generate_series(0, 119) s (n)
    cross join lateral (
      select v_today - make_interval(days => s.n * 3 + 1) + make_interval(hours => (array[2, 6, 7, 10, 14, 15, 19, 21, 22])[1 + s.n % 9], mins => s.n * 7 % 60) as at
    ) t
    cross join lateral (
      select r.* from public.residents r
      where r.community_id::text like 'dec0de00-%' and r.moved_in_on < (v_today - make_interval(days => s.n * 3 + 2))::date
        and r.status in ('in_house', 'on_leave') and not exists (
          select from public.stay_events e
          where e.resident_id = r.id and e.type in ('hospital_leave', 'vacation_leave') and t.at between e.at and e.at + interval '9 days'
        )
      order by md5(r.id::text || s.n % 43) limit 1
    ) r
  loop
    v_id := md5('incident' || v_incident.n)::uuid;
    v_type := (array['fall', 'fall', 'skin', 'medication_event', 'fall', 'altercation', 'fall', 'skin', 'acute_emergency', 'fall', 'elopement'])[1 + v_incident.n % 11];
    v_at := v_incident.at;
    v_is_signed := v_incident.n > 4;
    insert into public.incidents (
      id, community_id, resident_id, type, at, place, description, injury, factors, witnesses, action_taken, root_cause, prevention,
      reported_at, reported_by, reported_by_name
    )
    values (
      v_id, v_incident.community_id, v_incident.resident_id, v_type, v_at,
      (array['resident_room', 'bathroom', 'hallway', 'resident_room', 'dining_room'])[1 + v_incident.n % 5],
      case v_type
        when 'fall' then 'Found on the floor next to the bed. Alert and oriented.'
        when 'skin' then 'Reddened area on the left heel, skin intact.'
        when 'medication_event' then 'Morning dose was given two hours late.'
        when 'altercation' then 'Raised voices over a seat. No contact.'
        when 'elopement' then 'Left through the garden gate, met at the parking lot after four minutes.'
        else 'Chest pain after lunch. 911 called.'
      end,
      case when v_type = 'fall' and v_incident.n % 3 = 0 then 'minor' when v_type = 'fall' and v_incident.n % 23 = 7 then 'major' else 'none' end,
      case v_type when 'fall' then array['toileting', 'unwitnessed'] when 'skin' then array['pressure_injury'] when 'medication_event' then array['wrong_time'] else '{}' end,
      null, 'Assessed from head to toe. Vital signs taken.',
      case when v_is_signed then 'Reviewed with the team at stand-up.' end, case when v_is_signed then 'Care plan updated.' end,
      v_at + interval '20 minutes', v_aide, v_aide_name
    );
    insert into public.incident_notifications (
      incident_id, community_id, resident_id, party, due_at, rule, notified_at, person, method, recorded_by, recorded_by_name
    )
    select v_id, v_incident.community_id, v_incident.resident_id, n.party, f.due_at, f.rule,
      case when v_is_signed or n.party = 'physician' then v_at + interval '1 hour' end,
      case when v_is_signed or n.party = 'physician' then n.person end,
      case when v_is_signed or n.party = 'physician' then 'phone' end,
      case when v_is_signed or n.party = 'physician' then v_nurse end,
      case when v_is_signed or n.party = 'physician' then v_nurse_name end
    from (values ('physician', 'Dr. Brandt'), ('family', 'Health care proxy'), ('state', 'State hotline')) n (party, person)
    left join lateral (
      select f.* from public.communities c cross join lateral private.find_report_rule(c, v_type, v_at) f
      where c.id = v_incident.community_id and n.party = 'state'
    ) f on true;
    if v_incident.n % 4 = 0 then
      insert into public.incident_tasks (id, incident_id, community_id, resident_id, title, position, due_on, created_at, done_at, done_by, done_by_name)
      values (
        md5('incident task' || v_incident.n)::uuid, v_id, v_incident.community_id, v_incident.resident_id, 'Review the night light and call bell',
        'nurse', (v_at + interval '5 days')::date, v_at, case when v_is_signed then v_at + interval '3 days' end,
        case when v_is_signed then v_nurse end, case when v_is_signed then v_nurse_name end
      );
    end if;
    if v_is_signed then
      update public.incidents i set signed_at = v_at + interval '6 days', signed_by = v_operator,
        signed_by_name = (select p.full_name from public.profiles p where p.id = v_operator)
      where i.id = v_id;
    end if;
  end loop;

  -- What became known after the seal of one, and a rule of the communities' own.
  insert into public.incident_addenda (id, incident_id, community_id, resident_id, body, added_at, added_by, added_by_name)
  select md5('addendum' || i.id)::uuid, i.id, i.community_id, i.resident_id,
    'X-ray of the hip came back clear. Copy filed with the resident''s documents.', i.signed_at + interval '2 days', v_nurse, v_nurse_name
  from public.incidents i where i.signed_at < now() - interval '2 days' and i.type = 'fall' and i.injury = 'minor';
  insert into public.incident_report_rules (id, owner_id, community_id, recipient, types, hours, note)
  select md5('report rule' || c.id)::uuid, v_operator, c.id, 'Long-term care ombudsman', array['abuse', 'elopement'], 24, 'Company policy 4.1'
  from public.communities c where c.owner_id = v_operator;

  -- An allegation of today in skilled nursing, with the federal clock running.
  v_id := md5('incident of today')::uuid;
  v_at := now() - interval '35 minutes';
  insert into public.incidents (
    id, community_id, resident_id, type, at, place, description, action_taken, reported_at, reported_by, reported_by_name
  )
  select v_id, r.community_id, r.id, 'abuse', v_at, 'resident_room', 'Resident says a visitor took a ring from the drawer.',
    'Room searched, visitor log copied.', v_at + interval '5 minutes', v_nurse, v_nurse_name
  from public.residents r
  where r.community_id = 'dec0de00-0000-4000-8000-00000000b003' and r.status = 'in_house' order by r.name, r.id limit 1;
  insert into public.incident_notifications (incident_id, community_id, resident_id, party, due_at, rule)
  select i.id, i.community_id, i.resident_id, n.party, f.due_at, f.rule
  from public.incidents i
  cross join (values ('physician'), ('family'), ('state')) n (party)
  left join lateral (
    select f.* from public.communities c cross join lateral private.find_report_rule(c, i.type, i.at) f
    where c.id = i.community_id and n.party = 'state'
  ) f on true
  where i.id = v_id;
end $$;
