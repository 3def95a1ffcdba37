-- Compliance and insurance of the operator's communities: licenses, two surveys with findings, a mock survey, policies
-- with acknowledgments, an insurance program, certificates of vendors, and claims whose movements add up. Relative to
-- today. Requires the operator and the team; idempotent, leaves existing rows.
do $$
declare
  v_al constant uuid := 'dec0de00-0000-4000-8000-00000000b001';
  v_il constant uuid := 'dec0de00-0000-4000-8000-00000000b002';
  v_snf constant uuid := 'dec0de00-0000-4000-8000-00000000b003';
  v_today constant date := (now() at time zone 'America/New_York')::date;
  v_operator_name constant text := (
    select coalesce(p.full_name, '') from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000007'
  );
  v_nurse_name constant text := (
    select coalesce(p.full_name, '') from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000016'
  );
begin
  if not exists (select from public.communities c where c.id = v_al)
    or exists (select from private.licenses l where l.community_id::text like 'dec0de00-%')
  then
    return;
  end if;

  insert into private.licenses (id, community_id, type, name, number, issuer, capacity, issued_on, expires_on, created_at)
  select md5('license' || l.n)::uuid, l.community_id, l.type, l.name, l.number, l.issuer, l.capacity, v_today + l.ends - l.years * 365,
    v_today + l.ends, now() - interval '300 days'
  from (values
    (1, v_al, 'operating', 'Residential care facility license', 'RCF-20417', 'Ohio Department of Health', 96, 52, 2),
    (2, v_al, 'food', 'Food service operation license', 'FSO-8812', 'Franklin County Public Health', null, 118, 1),
    (3, v_al, 'elevator', 'Elevator certificate of operation', 'OH-E-44190', 'Ohio Department of Commerce', null, -6, 1),
    (4, v_al, 'laboratory', 'CLIA certificate of waiver', '36D2144871', 'Centers for Medicare & Medicaid Services', null, 410, 2),
    (5, v_il, 'food', 'Food service operation license', 'FSO-9027', 'Franklin County Public Health', null, 118, 1),
    (6, v_il, 'elevator', 'Elevator certificate of operation', 'OH-E-44377', 'Ohio Department of Commerce', null, 203, 1),
    (7, v_snf, 'operating', 'Comprehensive care facility license', 'NF-3185', 'Indiana Department of Health', 72, 147, 1),
    (8, v_snf, 'certification', 'Medicare and Medicaid certification', '15-5588', 'Centers for Medicare & Medicaid Services', 72, 900, 3),
    (9, v_snf, 'laboratory', 'CLIA certificate of waiver', '15D2098114', 'Centers for Medicare & Medicaid Services', null, 26, 2)
  ) l (n, community_id, type, name, number, issuer, capacity, ends, years);
  insert into private.license_steps (id, license_id, title, due_on, done_on, done_by_name)
  select md5(l.id || s.title)::uuid, l.id, s.title, l.expires_on - s.days,
    case when s.days > 60 then l.expires_on - s.days end, case when s.days > 60 then v_operator_name end
  from private.licenses l cross join (values
    ('Collect documents and inspections', 90), ('Submit the application and pay the fee', 60), ('Confirm receipt with the agency', 30),
    ('File the new license', 7)
  ) s (title, days)
  where l.id = md5('license1')::uuid;

  -- A federal survey under correction, a state survey that is cleared, and a mock survey.
  insert into private.surveys (
    id, community_id, kind, agency, reference, started_on, ended_on, received_on, submit_due_on, submit_rule, checklist, checklist_name, items, results,
    finished_at, finished_by_name, submitted_at, submitted_by_name, revisit_on, cleared_on, version
  )
  values
    (md5('survey1')::uuid, v_snf, 'standard', 'Indiana Department of Health', '1D7K11', v_today - 16, v_today - 13, v_today - 6, v_today + 4,
      (select d.source from private.get_default_plan_deadline(v_today) d), null, null, null, null, null, null, null, null, null, null, 1),
    (md5('survey2')::uuid, v_al, 'standard', 'Ohio Department of Health', 'RCF-24-118', v_today - 141, v_today - 140, v_today - 130, v_today - 120,
      'Letter of the Ohio Department of Health', null, null, null, null, null, null, null, null, v_today - 70, v_today - 68, 2),
    (md5('survey3')::uuid, v_snf, 'mock', 'Mock Survey Partners (demo)', null, v_today - 75, v_today - 75, null, null, null, 'snf_federal', 'Skilled nursing, federal',
      (select c.items from private.list_standard_checklists() c where c.code = 'snf_federal'),
      (
        select jsonb_object_agg(i ->> 'id', jsonb_build_object(
          'value', case when i ->> 'id' in ('call_system', 'kitchen', 'accidents') then 'fail' else 'pass' end,
          'note', case i ->> 'id' when 'call_system' then 'Two toilet cords do not reach the floor.'
            when 'kitchen' then 'Three containers without a date.' when 'accidents' then 'No root cause for two repeat falls.' end
        ))
        from private.list_standard_checklists() c cross join lateral jsonb_array_elements(c.items) i where c.code = 'snf_federal'
      ),
      now() - interval '75 days', v_nurse_name, null, null, null, null, 2);
  -- A checklist of the operator for its rounds before a survey, with an earlier version.
  insert into private.survey_checklists (id, community_id, name, items, changed_at, changed_by)
  values (md5('checklist1')::uuid, v_al, 'Quality round', '[
    {"id": "greeting", "tag": "First look", "label": "The entrance is clean, and a person greets each visitor", "source": "House standard", "is_physical": false},
    {"id": "carts", "tag": "Medications", "label": "Medication carts are locked", "source": "Medication policy", "is_physical": false},
    {"id": "plans", "tag": "Service plans", "label": "Two caregivers can say what the plan of one resident requires", "source": "OAC Chapter 3701-16", "is_physical": false},
    {"id": "menus", "tag": "Dining", "label": "The posted menu is the one that is served", "source": "OAC Chapter 3701-16", "is_physical": false},
    {"id": "rails", "tag": "Rails", "label": "Handrails on each floor are firm", "source": "House standard", "is_physical": false}]',
    now() - interval '130 days', 'dec0de00-0000-4000-8000-000000000016');
  update private.survey_checklists k
  set name = 'Monthly quality round', version = 2, changed_at = now() - interval '80 days',
    changed_by = 'dec0de00-0000-4000-8000-000000000007',
    items = '[
    {"id": "greeting", "tag": "First look", "label": "The entrance is clean, and a person greets each visitor", "source": "House standard", "is_physical": false},
    {"id": "carts", "tag": "Medications", "label": "Carts are locked when no one is with them", "source": "Medication policy", "is_physical": false},
    {"id": "plans", "tag": "Service plans", "label": "Two caregivers can say what the plan of one resident requires", "source": "OAC Chapter 3701-16", "is_physical": false},
    {"id": "menus", "tag": "Dining", "label": "The posted menu is the one that is served", "source": "OAC Chapter 3701-16", "is_physical": false},
    {"id": "rails", "tag": "Rails", "label": "Handrails on each floor are firm", "source": "House standard", "is_physical": true},
    {"id": "cords", "tag": "Call system", "label": "Call cords in three bathrooms reach the floor", "source": "House standard", "is_physical": true}]'
  where k.id = md5('checklist1')::uuid;
  insert into private.survey_findings (
    id, survey_id, tag, title, regulation, observation, grade, item, correction, others_identified, systemic_change, monitoring,
    owner_member_id, owner_name, due_on, corrected_on, corrected_by_name, verified_on, verified_by_name, created_at
  )
  select md5('finding' || f.n)::uuid, md5('survey' || f.survey)::uuid, f.tag, f.title, f.rule, f.seen, f.grade, f.item,
    case when f.is_planned then f.correction end, case when f.is_planned then 'Records and rooms of all residents were checked for the same problem.' end,
    case when f.is_planned then 'Procedure and training were changed, and new staff learn it at orientation.' end,
    case when f.is_planned then 'Weekly audit of ten samples for eight weeks, then monthly. Results go to the quality committee.' end,
    case when f.is_planned then m.id end, case when f.is_planned then m.name end,
    case when f.is_planned then v_today + f.due end, v_today + f.corrected, case when f.corrected is not null then m.name end,
    v_today + f.verified, case when f.verified is not null then v_operator_name end, now() - interval '5 days'
  from (values
    (1, 1, 'F689', 'Free of accident hazards, supervision', 'The facility keeps the environment free of hazards and supervises residents to prevent accidents.',
      'A resident at risk of falls had no mat and no alarm on the second shift.', 'G', null, 'Mat and alarm were placed the same day. The care plan was updated.', '16', 21, null, null, true),
    (2, 1, 'F880', 'Infection prevention and control', 'The facility has a program to prevent and control infections.',
      'Two of nine observed staff did not clean their hands between residents.', 'E', null, 'The two employees were retrained at once.', '16', 14, null, null, true),
    (3, 1, 'F812', 'Food procurement and storage', 'Food is stored, prepared, and served under sanitary conditions.',
      'Dry storage held opened packages without dates.', 'F', null, 'Undated food was discarded.', '07', 14, -2, null, true),
    (4, 1, 'F761', 'Label and store drugs', 'Drugs are labeled, stored locked, and kept in their temperature range.',
      'One insulin pen was open beyond its date.', 'D', null, null, '16', 21, null, null, false),
    (5, 1, 'F550', 'Resident rights', 'Residents are treated with respect and dignity.',
      'A posted notice was out of date.', 'B', null, 'The notice was replaced.', '07', 7, -3, -1, true),
    (6, 1, 'F600', 'Free from abuse and neglect', 'Residents are free from abuse, neglect, and exploitation.',
      'An allegation was not reported to the state within two hours.', 'J', null, 'The report was filed, and the accused employee was suspended during the inquiry.', '07', 2, null, null, true),
    (7, 2, '3701-16-06', 'Staff qualifications', 'Staff have the checks and training that the rule requires before they work alone.',
      'Two files lacked the second tuberculosis test.', null, null, 'Both tests were done.', '07', -100, -112, -68, true),
    (8, 2, '3701-16-09', 'Medication storage', 'Medications are kept locked and as the label says.',
      'The cart in Willow was unlocked at 2 PM.', null, null, 'The cart was locked, and the lock was replaced.', '16', -100, -118, -68, true),
    (9, 2, '3701-16-10', 'Dietary services', 'Menus meet the needs of residents and are posted.',
      'The posted menu was of last week.', null, null, 'The menu of the week is posted by the kitchen.', '07', -95, -90, -68, true),
    (10, 3, 'F919', 'Call lights work at the bedside and in toilets', '42 CFR 483.90', 'Two toilet cords do not reach the floor.', null, 'call_system', 'Cords were replaced.', '07', -45, -50, null, true),
    (11, 3, 'F812', 'Food is stored, prepared, and served under sanitary conditions', '42 CFR 483.60', 'Three containers without a date.', null, 'kitchen', 'Containers are dated at opening.', '16', -30, null, null, true),
    (12, 3, 'F689', 'Falls were analyzed and interventions are in place', '42 CFR 483.25', 'No root cause for two repeat falls.', null, 'accidents', null, '16', 0, null, null, false)
  ) f (n, survey, tag, title, rule, seen, grade, item, correction, owner, due, corrected, verified, is_planned)
  join private.surveys s on s.id = md5('survey' || f.survey)::uuid
  left join lateral (
    select x.id, p.full_name as name from public.community_members x join public.profiles p on p.id = x.user_id
    where x.community_id = s.community_id and x.user_id = ('dec0de00-0000-4000-8000-0000000000' || f.owner)::uuid limit 1
  ) m on true;
  -- A plan is sealed by its submission.
  update private.surveys s set submitted_at = now() - interval '123 days', submitted_by_name = v_operator_name
  where s.id = md5('survey2')::uuid;
  insert into private.finding_addenda (id, finding_id, body, added_at, added_by_name)
  values (
    md5('finding addendum')::uuid, md5('finding8')::uuid, 'The second cart got the same lock, so that keys fit both.', now() - interval '95 days', v_nurse_name
  );

  insert into private.written_policies (id, community_id, title, category, positions, owner_member_id, owner_name, review_on, created_at)
  select md5('written policy' || w.n)::uuid, v_al, w.title, w.category, string_to_array(w.positions, ' '), m.id, m.name, v_today + w.review,
    now() - interval '500 days'
  from (values
    (1, 'Falls: prevention and response', 'care', 'nurse medication_aide caregiver', '16', 74),
    (2, 'Medication administration', 'medications', 'nurse medication_aide', '16', 160),
    (3, 'Controlled substances', 'medications', 'nurse medication_aide', '16', -12),
    (4, 'Abuse, neglect, and exploitation', 'rights', 'executive_director nurse medication_aide caregiver maintenance', '07', 210),
    (5, 'Elopement and missing resident', 'emergency', 'executive_director nurse medication_aide caregiver', '16', 21),
    (6, 'Infection prevention', 'infection', 'nurse medication_aide caregiver', '16', 300),
    (7, 'Fire and evacuation', 'emergency', 'executive_director nurse medication_aide caregiver maintenance', '07', 95),
    (8, 'Privacy of health information', 'privacy', 'executive_director nurse medication_aide caregiver', '07', 260),
    (9, 'Food allergies and diets', 'dining', 'nurse caregiver', '16', 188),
    (10, 'Hot water and equipment checks', 'safety', 'maintenance', '07', 140),
    (11, 'Residents'' rights and grievances', 'rights', 'executive_director nurse caregiver', '07', 330),
    (12, 'Visitors and family access', 'rights', 'caregiver', '07', 45)
  ) w (n, title, category, positions, owner, review)
  left join lateral (
    select x.id, p.full_name as name from public.community_members x join public.profiles p on p.id = x.user_id
    where x.community_id = v_al and x.user_id = ('dec0de00-0000-4000-8000-0000000000' || w.owner)::uuid limit 1
  ) m on true;
  insert into private.written_policy_versions (id, policy_id, number, body, change_note, effective_on, published_at, published_by_name)
  select md5('policy version' || w.id || v.number)::uuid, w.id, v.number,
    'Purpose' || E'\n' || 'This policy says what everyone at Maple Court does about ' || lower(w.title) || '.' || E'\n\n'
      || 'What you do' || E'\n' || '1. Keep the resident safe first.' || E'\n' || '2. Tell the nurse or the director on duty at once.' || E'\n'
      || '3. Record what you saw and did before your shift ends.' || case v.number when 2 then E'\n' || '4. Review the event with the team within three days.' else '' end,
    case v.number when 2 then 'Adds the review within three days.' end, v_today - case v.number when 1 then 480 else 35 end,
    now() - make_interval(days => case v.number when 1 then 480 else 35 end), w.owner_name
  from private.written_policies w cross join (values (1), (2)) v (number)
  where w.community_id = v_al and (v.number = 1 or w.title in ('Falls: prevention and response', 'Medication administration', 'Fire and evacuation'));
  -- Everyone has read the first versions; of the new ones, some have.
  insert into private.policy_acknowledgments (version_id, user_id, name, at)
  select v.id, r.user_id, r.name, v.published_at + interval '4 days'
  from private.written_policies w join private.written_policy_versions v on v.policy_id = w.id
  cross join lateral private.list_policy_readers(w) r
  where w.community_id = v_al and (v.number = 1 and r.user_id <> 'dec0de00-0000-4000-8000-000000000018' or v.number = 1 and w.category <> 'rights'
    or v.number = 2 and r.user_id = 'dec0de00-0000-4000-8000-000000000016');

  insert into private.insurance_policies (
    id, community_id, community_ids, line, carrier, number, occurrence_cents, aggregate_cents, deductible_cents, premium_cents,
    effective_on, expires_on, created_at
  )
  select md5('insurance' || i.line || i.year)::uuid, v_al, array[v_al, v_il, v_snf], i.line, i.carrier, i.prefix || (2400 + i.year * -100),
    i.occurrence * 100::bigint, i.aggregate * 100::bigint, i.deductible * 100::bigint, (i.premium * (1 - i.year * 0.07) * 100)::bigint,
    v_today + i.ends - 365 * (i.year + 1), v_today + i.ends - 365 * i.year, now() - make_interval(days => 700)
  from (
    select l.*, y.year from (values
      ('general', 'Lakeshore Mutual (demo)', 'GL-', 1000000, 3000000, 10000, 148000, 96),
      ('professional', 'Lakeshore Mutual (demo)', 'PL-', 1000000, 3000000, 25000, 212000, 96),
      ('property', 'Great Plains Property (demo)', 'PR-', 42000000, null, 50000, 186000, 180),
      ('workers', 'Ohio Builders Fund (demo)', 'WC-', 1000000, null, 0, 231000, 215),
      ('umbrella', 'Summit Excess (demo)', 'UM-', 10000000, 10000000, 0, 94000, 96)
    ) l (line, carrier, prefix, occurrence, aggregate, deductible, premium, ends) cross join generate_series(0, 2) y (year)
  ) i;

  insert into private.certificate_requirements (community_id, line, occurrence_cents, aggregate_cents, needs_additional_insured)
  select c.id, r.line, r.occurrence, r.aggregate, r.insured
  from unnest(array[v_al, v_il, v_snf]) c (id) cross join (values
    ('general', 100000000::bigint, 200000000::bigint, true), ('workers', 50000000, 0, false)
  ) r (line, occurrence, aggregate, insured);
  insert into private.certificate_vendors (id, community_id, name, vendor_id)
  select md5('certificate vendor' || v.n)::uuid, v.community_id, v.name, (select x.id from public.vendors x where x.id = v.vendor_id::uuid)
  from (values
    (1, v_al, 'Bright Hall Renovation (demo)', 'dec0de00-0000-4000-8000-000000000401'), (2, v_al, 'Scioto Grounds Care (demo)', null),
    (3, v_al, 'Clearwater Pest Control (demo)', null), (4, v_snf, 'Keystone Sprinkler & Life Safety (demo)', null),
    (5, v_snf, 'Whitewater Linen Service (demo)', null)
  ) v (n, community_id, name, vendor_id);
  insert into private.vendor_certificates (
    id, certificate_vendor_id, line, carrier, number, occurrence_cents, aggregate_cents, names_additional_insured, is_from_marketplace,
    effective_on, expires_on, created_at
  )
  select md5('certificate' || c.n)::uuid, md5('certificate vendor' || c.vendor)::uuid, c.line, c.carrier, c.number, c.occurrence * 100::bigint,
    c.aggregate * 100::bigint, c.insured, c.market, case when not c.market then v_today + c.ends - 365 end,
    case when not c.market then v_today + c.ends end, now() - interval '120 days'
  from (values
    (1, 1, 'general', 'Lakeshore Mutual (demo)', 'GL-4407712', 2000000, 4000000, true, true, null),
    (2, 1, 'workers', 'Ohio Builders Fund (demo)', 'WC-118240', 1000000, 1000000, false, true, null),
    (3, 2, 'general', 'Buckeye Casualty (demo)', 'BC-90011', 1000000, 2000000, true, false, 210),
    (4, 2, 'workers', 'Ohio Builders Fund (demo)', 'WC-118998', 500000, 500000, false, false, -9),
    (5, 2, 'auto', 'Buckeye Casualty (demo)', 'BA-77120', 1000000, null, false, false, 210),
    (6, 3, 'general', 'Heartland Surety (demo)', 'HS-31100', 500000, 1000000, true, false, 88),
    (7, 4, 'general', 'Keystone Mutual (demo)', 'KM-55201', 2000000, 4000000, true, false, 24),
    (8, 4, 'workers', 'Keystone Mutual (demo)', 'KM-55202', 1000000, 1000000, false, false, 24),
    (9, 5, 'general', 'Wabash Insurance (demo)', 'WI-20088', 1000000, 2000000, false, false, 301),
    (10, 5, 'workers', 'Wabash Insurance (demo)', 'WI-20089', 500000, 500000, false, false, 301)
  ) c (n, vendor, line, carrier, number, occurrence, aggregate, insured, market, ends);

  -- Each claim belongs to the policy in force on its day. Amounts in dollars, days before today.
  create temporary table demo_claims on commit drop as
  select c.*, md5('claim' || c.n)::uuid as id
  from (values
    (1, v_al, 'general', 'fall', 'visitor', 'Visitor slipped on ice at the front entrance', 655, 650),
    (2, v_al, 'professional', 'fall', 'resident', 'Fall in an apartment, care alleged to be late', 520, 470),
    (3, v_snf, 'professional', 'skin', 'resident', 'Alleged failure to prevent a pressure injury', 480, 390),
    (4, v_al, 'property', 'property', 'organization', 'Sprinkler pipe burst over the dining room', 305, 304),
    (5, v_snf, 'workers', 'employee_injury', 'employee', 'Back strain during a transfer', 260, 259),
    (6, v_il, 'general', 'vehicle', 'visitor', 'Parked car damaged by the community bus', 190, 188),
    (7, v_al, 'workers', 'employee_injury', 'employee', 'Burn in the kitchen', 82, 81),
    (8, v_snf, 'professional', 'elopement', 'resident', 'Resident left through a delivery door', 44, 30)
  ) c (n, community_id, line, kind, claimant, summary, occurred, reported);
  insert into private.insurance_claims (id, community_id, policy_id, number, kind, claimant, summary, occurred_on, reported_on)
  select c.id, c.community_id, i.id, 'CLM-' || (3100 + c.n * 17), c.kind, c.claimant, c.summary, v_today - c.occurred, v_today - c.reported
  from demo_claims c
  join private.insurance_policies i on i.line = c.line and i.community_id = v_al
    and v_today - c.occurred >= i.effective_on and v_today - c.occurred < i.expires_on;
  insert into private.claim_movements (id, claim_id, day, kind, amount_cents, note, recorded_at, recorded_by_name)
  select md5('movement' || m.n || '/' || m.step)::uuid, c.id, v_today - m.days, m.kind, m.dollars * 100::bigint, m.note,
    now() - make_interval(days => m.days) + make_interval(secs => m.step), v_operator_name
  from (values
    (1, 0, 650, 'opened', 0, null), (1, 1, 645, 'reserve', 40000, 'First reserve'), (1, 2, 500, 'paid', 12500, 'Medical payments'),
    (1, 3, 500, 'reserve', -12500, null), (1, 4, 380, 'paid', 18000, 'Settlement'), (1, 5, 380, 'reserve', -27500, 'Released'), (1, 6, 375, 'closed', 0, null),
    (2, 0, 470, 'opened', 0, null), (2, 1, 465, 'reserve', 75000, 'First reserve'), (2, 2, 290, 'reserve', 50000, 'Counsel engaged'),
    (2, 3, 200, 'paid', 21400, 'Defense costs'), (2, 4, 200, 'reserve', -21400, null),
    (3, 0, 390, 'opened', 0, null), (3, 1, 388, 'reserve', 100000, 'First reserve'), (3, 2, 150, 'paid', 34500, 'Defense costs'),
    (3, 3, 150, 'reserve', -34500, null), (3, 4, 40, 'reserve', 60000, 'Mediation set'),
    (4, 0, 304, 'opened', 0, null), (4, 1, 303, 'reserve', 180000, 'Adjuster''s estimate'), (4, 2, 240, 'paid', 131250, 'Repairs'),
    (4, 3, 240, 'reserve', -180000, 'Released'), (4, 4, 215, 'recovered', 22000, 'From the sprinkler contractor'), (4, 5, 214, 'closed', 0, null),
    (5, 0, 259, 'opened', 0, null), (5, 1, 258, 'reserve', 15000, 'First reserve'), (5, 2, 170, 'paid', 8640, 'Medical and lost time'),
    (5, 3, 160, 'reserve', -15000, 'Released'), (5, 4, 160, 'closed', 0, null), (5, 5, 60, 'reopened', 0, 'Pain returned'), (5, 6, 60, 'reserve', 6000, null),
    (6, 0, 188, 'opened', 0, null), (6, 1, 188, 'reserve', 3500, 'Estimate'), (6, 2, 165, 'paid', 3120, 'Repair'), (6, 3, 165, 'reserve', -3500, 'Released'),
    (6, 4, 165, 'closed', 0, null),
    (7, 0, 81, 'opened', 0, null), (7, 1, 80, 'reserve', 5000, 'First reserve'), (7, 2, 52, 'paid', 1875, 'Medical'), (7, 3, 52, 'reserve', -1875, null),
    (8, 0, 30, 'opened', 0, null), (8, 1, 28, 'reserve', 60000, 'First reserve')
  ) m (n, step, days, kind, dollars, note)
  join demo_claims c on c.n = m.n;
end $$;
