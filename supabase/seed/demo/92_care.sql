-- A year of assessments, levels of care, and weights, care plans, and the last days of charting of the demo operator's residents. Deterministic apart
-- from today's date. Requires the operator's communities; idempotent, leaves existing rows.
do $$
declare
  v_nurse constant uuid := 'dec0de00-0000-4000-8000-000000000016';
  v_caregiver constant uuid := 'dec0de00-0000-4000-8000-000000000018';
  v_nurse_name constant text := (select coalesce(nullif(p.full_name, ''), p.email) from public.profiles p where p.id = v_nurse);
  v_caregiver_name constant text := (
    select coalesce(nullif(p.full_name, ''), p.email) from public.profiles p where p.id = v_caregiver
  );
  v_zone constant text := 'America/New_York';
  v_today constant date := (now() at time zone v_zone)::date;
  v_resident record;
  v_instrument public.care_instruments;
  v_answers jsonb;
  v_score integer;
  v_level integer;
  v_started timestamptz;
  v_id uuid;
  v_round integer;
begin
  if v_nurse_name is null or v_caregiver_name is null or exists (
    select from public.care_assessments a join public.communities c on c.id = a.community_id where c.id::text like 'dec0de00-%'
  ) then
    return;
  end if;
  for v_resident in
    select r.*, u.license_category, row_number() over (order by r.community_id, u.name, r.name) as n,
      coalesce(p.mobility, 'walker') as mobility
    from public.residents r join public.units u on u.id = r.unit_id
    left join public.resident_care_profiles p on p.resident_id = r.id
    where r.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' and r.status in ('in_house', 'on_leave')
      and u.license_category in ('AL', 'MC', 'SNF')
  loop
    select * into v_instrument from public.care_instruments i
    where i.community_id = v_resident.community_id
      and i.code = case when v_resident.license_category = 'MC' then 'memory_care' else 'assisted_living' end;
    -- An assessment before the move-in, and two since: overdue for every ninth, open for every seventh.
    for v_round in 0 .. 2 loop
      v_started := case v_round
        when 0 then v_resident.moved_in_on::timestamptz - interval '3 days'
        else v_today::timestamptz - make_interval(
          days => (case when v_resident.n % 9 = 2 then 190 else 12 + v_resident.n * 7 % 140 end)::integer + case v_round when 1 then 165 else 0 end
        )
      end + interval '15 hours';
      continue when v_started > now() - interval '1 day'
        or v_round > 0 and v_started < v_resident.moved_in_on::timestamptz + interval '15 days';
      select jsonb_object_agg(q ->> 'id', least(
        jsonb_array_length(q -> 'options') - 1,
        (abs(hashtext(v_resident.id::text || (q ->> 'id'))) % 5 + v_round * (abs(hashtext((q ->> 'id') || v_resident.id)) % 3)) / 3
          + case when v_resident.n % 5 = 0 then 1 else 0 end
      ))
      into v_answers
      from jsonb_path_query(v_instrument.sections, '$[*].questions[*]') q;
      v_score := private.score_care_answers(v_instrument.sections, v_answers);
      v_level := private.get_level_of_score(v_instrument.levels, v_score);
      v_id := md5('assessment' || v_round || v_resident.id)::uuid;
      insert into public.care_assessments (
        id, community_id, resident_id, instrument_id, type, answers, score, level, started_at, started_by, signed_at, signed_by,
        signature, approved_at, approved_by
      )
      values (
        v_id, v_resident.community_id, v_resident.id, v_instrument.id, case v_round when 0 then 'pre_move_in' else 'periodic' end,
        v_answers, v_score, v_level, v_started, v_nurse, v_started + interval '40 minutes', v_nurse, v_nurse_name,
        v_started + interval '1 day', v_nurse
      );
      insert into public.resident_care_levels (
        community_id, resident_id, assessment_id, level, effective_on, notice_days, decided_at, decided_by
      )
      values (
        v_resident.community_id, v_resident.id, v_id, v_level, v_started::date + case v_round when 0 then 3 else 31 end,
        case v_round when 0 then 2 else 30 end, v_started + interval '1 day', v_nurse
      );
    end loop;
    if v_resident.n % 7 = 3 then
      insert into public.care_assessments (
        id, community_id, resident_id, instrument_id, type, answers, score, level, started_at, started_by, signed_at, signed_by, signature
      )
      values (
        md5('open' || v_resident.id)::uuid, v_resident.community_id, v_resident.id, v_instrument.id, 'change_of_condition',
        case when v_resident.n % 2 = 0 then v_answers - 'falls' else v_answers end,
        case when v_resident.n % 2 = 1 then v_score end, case when v_resident.n % 2 = 1 then v_level end,
        now() - interval '20 hours', v_nurse, case when v_resident.n % 2 = 1 then now() - interval '19 hours' end,
        case when v_resident.n % 2 = 1 then v_nurse end, case when v_resident.n % 2 = 1 then v_nurse_name end
      );
    end if;

    insert into public.care_needs (id, owner_id, resident_id, area, need, created_at)
    select md5('need' || x.area || v_resident.id)::uuid, v_nurse, v_resident.id, x.area, x.need,
      v_resident.moved_in_on::timestamptz + interval '18 hours'
    from (values
      (0, 'bathing', 'Needs help to shower safely'), (1, 'mobility', 'Unsteady when standing up'),
      (2, 'nutrition', 'Eats less than half of meals'), (3, 'social', 'Stays in the apartment')
    ) x (k, area, need)
    where (v_resident.n + x.k) % 4 < 2 or x.k = 0;
    insert into public.care_goals (owner_id, need_id, goal, measure, target_on, created_at)
    select v_nurse, n.id, x.goal, x.measure, v_today + x.days, n.created_at
    from public.care_needs n join (values
      ('bathing', 'Showers twice a week without a fall', 'Charted showers, incident reports', 60),
      ('mobility', 'No falls in 90 days', 'Incident reports', 45),
      ('nutrition', 'Weight stays within 3 lb', 'Weekly weight', case when v_resident.n % 8 = 0 then -6 else 30 end),
      ('social', 'Joins two activities a week', 'Attendance', 75)
    ) x (area, goal, measure, days) on x.area = n.area
    where n.resident_id = v_resident.id;
    insert into public.care_interventions (id, owner_id, need_id, intervention, instructions, created_at)
    select md5('intervention' || x.place || n.id)::uuid, v_nurse, n.id, x.intervention, x.instructions,
      n.created_at + make_interval(secs => x.place)
    from public.care_needs n join (values
      ('bathing', 1, 'Stand-by help in the shower', 'Shower chair, warm room, same caregiver where possible.'),
      ('mobility', 1, 'Walk with stand-by help', 'Footwear checked, walker within reach.'),
      ('mobility', 2, 'Call pendant on at all times', null),
      ('nutrition', 1, 'Small meals and snacks at 10 and 3', 'Favorite snacks are on the dining card.'),
      ('nutrition', 2, 'Weigh weekly', null),
      ('social', 1, 'Invite in person and walk to the activity room', null)
    ) x (area, place, intervention, instructions) on x.area = n.area
    where n.resident_id = v_resident.id;
    insert into public.care_tasks (id, owner_id, resident_id, intervention_id, area, name, instructions, position, shifts, days, starts_on, created_at)
    select md5('task' || x.k || v_resident.id)::uuid, v_nurse, v_resident.id,
      (select i.id from public.care_interventions i where i.id = md5('intervention1' || md5('need' || x.area || v_resident.id)::uuid)::uuid),
      x.area, x.name, x.instructions, x.position,
      string_to_array(x.shifts, ' '), string_to_array(x.days, ' '), v_resident.moved_in_on + 1,
      v_resident.moved_in_on::timestamptz + interval '18 hours'
    from (values
      (0, 'bathing', 'Assist with shower', 'Shower chair. Check skin on heels and back.', 'caregiver', case when v_resident.n % 2 = 0 then 'day' else 'evening' end, case v_resident.n % 3 when 0 then 'mon thu' when 1 then 'tue fri' else 'wed sat' end),
      (1, 'dressing', 'Help with dressing', null, 'caregiver', 'day evening', ''),
      (2, 'toileting', 'Offer bathroom', 'Every two to three hours.', 'caregiver', 'day evening night', ''),
      (3, 'mobility', 'Walk to meals', case v_resident.mobility when 'walker' then 'Walker within reach.' when 'cane' then 'Cane on the left side.' when 'wheelchair' then 'Wheelchair, footrests up.' end, 'any', 'day evening', ''),
      (4, 'safety', 'Check in the room', null, 'caregiver', 'night', ''),
      (5, 'skin', 'Check skin', 'Report redness to the nurse.', 'nurse', 'day', 'mon')
    ) x (k, area, name, instructions, position, shifts, days)
    where x.k < 2 or (v_resident.n + x.k) % 3 > 0;

    -- The last four days, up to the shift before this one; some tasks were refused, not done, or missed.
    insert into public.care_entries (
      id, day, shift, community_id, resident_id, kind, task_id, name, outcome, reason, at, recorded_at, recorded_by, recorded_name
    )
    select md5(t.id::text || d.day || b.shift)::uuid, d.day, b.shift, v_resident.community_id, v_resident.id, 'task', t.id, t.name,
      k.outcome, case k.outcome when 'refused' then 'Wanted it later' when 'not_done' then 'With family' end,
      s.starts_at + interval '2 hours', s.starts_at + interval '2 hours',
      case when t.position = 'nurse' then v_nurse else v_caregiver end,
      case when t.position = 'nurse' then v_nurse_name else v_caregiver_name end
    from public.care_tasks t
    cross join lateral generate_series(v_today - 4, v_today, interval '1 day') g (at)
    cross join lateral (select g.at::date as day) d
    cross join (values ('day'), ('evening'), ('night')) b (shift)
    cross join lateral private.get_shift_bounds(d.day, b.shift, v_zone) s
    cross join lateral (
      select case abs(hashtext(t.id::text || d.day || b.shift)) % 40
        when 0 then 'refused' when 1 then 'not_done' when 2 then null when 3 then null else 'done' end as outcome
    ) k
    where t.resident_id = v_resident.id and private.is_task_due(t, d.day, b.shift) and s.ends_at < now() and k.outcome is not null
      and v_resident.status = 'in_house';
    -- Weights and blood pressure each month for a year, and the vitals of this week.
    insert into public.care_entries (
      id, day, shift, community_id, resident_id, kind, measure, value, second_value, at, recorded_at, recorded_by, recorded_name
    )
    select md5(v_resident.id || x.measure || x.days)::uuid, v_today - x.days, 'day', v_resident.community_id, v_resident.id, 'vital',
      x.measure, x.value, x.second_value, s.starts_at + interval '3 hours', s.starts_at + interval '3 hours', v_caregiver, v_caregiver_name
    from (
      select 'weight' as measure, 28 * w + 1 as days,
        round((118 + v_resident.n * 13 % 70) * (1 + case v_resident.n % 12 when 4 then 0.028 * least(w, 5) when 8 then case when w > 0 then -0.055 else 0 end else 0.002 * (w % 3) end), 1) as value,
        null::numeric as second_value
      from generate_series(0, 11) w
      union all
      select 'blood_pressure', case when w < 3 then 1 + w else 28 * (w - 2) + 2 end, 112 + (v_resident.n * 7 + w * 5) % 34, 64 + (v_resident.n * 3 + w) % 20 from generate_series(0, 13) w
    ) x
    cross join lateral private.get_shift_bounds(v_today - x.days, 'day', v_zone) s
    where v_today - x.days > v_resident.moved_in_on;
    if v_resident.n % 6 = 1 and v_resident.status = 'in_house' then
      insert into public.care_entries (
        id, day, shift, community_id, resident_id, kind, body, is_handoff, at, recorded_at, recorded_by, recorded_name
      )
      select md5('note' || v_resident.id)::uuid, l.day, l.shift, v_resident.community_id, v_resident.id, 'note',
        (array['Slept poorly, up twice. Offer a nap after lunch.', 'Daughter visits at 4. Have the blue sweater ready.',
          'Ate half of dinner. Watch fluids.', 'Complained of knee pain on the stairs.'])[1 + (v_resident.n / 6 % 4)::integer],
        true, now() - interval '9 hours', now() - interval '9 hours', v_caregiver, v_caregiver_name
      from private.get_shift_at(now() - interval '9 hours', v_zone) l;
    end if;
  end loop;
  update public.record_changes c set by = v_nurse, at = c.at - interval '90 days'
  where c.kind in ('care_needs', 'care_goals', 'care_interventions', 'care_tasks') and c.by is null;
  perform private.file_charting();
end $$;
