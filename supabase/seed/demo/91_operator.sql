-- The operator's communities: three, with units, residents, and a year of stays that agrees with itself. Deterministic
-- apart from today's date. Requires people; idempotent, leaves existing rows.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_first constant text[] := array[
    'Margaret', 'Walter', 'Dorothy', 'Harold', 'Evelyn', 'George', 'Ruth', 'Frank', 'Alice', 'Raymond', 'Helen', 'Arthur',
    'Lillian', 'Eugene', 'Marian', 'Leonard', 'Beatrice', 'Stanley', 'Edith', 'Norman', 'Vivian', 'Clarence', 'Irene', 'Vernon'
  ];
  v_last constant text[] := array[
    'Abbott', 'Brandt', 'Castellano', 'Delgado', 'Ellison', 'Farrow', 'Grady', 'Hoang', 'Iverson', 'Jarvis', 'Kessler',
    'Lombardi', 'Mercer', 'Novak', 'Okafor', 'Pruitt', 'Quigley', 'Rosen', 'Sandoval', 'Tanaka', 'Underhill', 'Vance', 'Whitaker',
    'Yates', 'Zeller'
  ];
  v_diagnoses constant text[] := array[
    'Hypertension|I10', 'Type 2 diabetes|E11.9', 'Osteoarthritis|M19.90', 'Atrial fibrillation|I48.91',
    'Alzheimer''s disease|G30.9', 'Congestive heart failure|I50.9', 'COPD|J44.9', 'Osteoporosis|M81.0'
  ];
  v_allergies constant text[] := array['Penicillin', 'Sulfa drugs', 'Shellfish', 'Latex', 'Aspirin'];
  v_community record;
  v_community_id uuid;
  v_floor_id uuid;
  v_unit record;
  v_resident_id uuid;
  v_number integer := 0;
  v_place integer := 0;
  v_arrived timestamptz;
  v_left timestamptz;
  v_payor text;
  v_name text;
  v_today constant timestamptz := date_trunc('day', now());
begin
  if exists (select from public.communities c where c.id::text like 'dec0de00-%') or not exists (
    select from public.profiles p where p.id = v_operator
  ) then
    return;
  end if;
  for v_community in
    select * from (values
      (1, 'Maple Court at Dublin', array['AL', 'MC'], 'RCF-20417', 64, '4100 Maple Court Drive', 'Dublin', 'OH', '43017', '(614) 555-0171', 2, 12, 'AL', 6200),
      (2, 'Maple Court Gardens', array['IL'], null, null, '880 Garden Way', 'Westerville', 'OH', '43081', '(614) 555-0172', 2, 10, 'IL', 4300),
      (3, 'Maple Court Health Center', array['SNF'], 'NF-3185', 60, '12 Mill Street', 'Richmond', 'IN', '47374', '(765) 555-0173', 2, 8, 'SNF', 9300)
    ) as c (number, name, types, license, beds, street, city, state, zip, phone, floors, units, category, rate)
  loop
    v_community_id := ('dec0de00-0000-4000-8000-00000000b00' || v_community.number)::uuid;
    insert into public.communities (
      id, owner_id, tenant_id, name, care_types, license_number, licensed_beds, time_zone, street, city, state, postal_code,
      phone, created_at
    )
    values (
      v_community_id, v_operator, (select u.tenant_id from public.tenant_users u where u.user_id = v_operator and u.is_active),
      v_community.name, v_community.types, v_community.license, v_community.beds, 'America/New_York', v_community.street,
      v_community.city, v_community.state, v_community.zip, v_community.phone, v_today - interval '400 days'
    );
    insert into public.community_members (community_id, user_id, position, starts_at)
    select v_community_id, p.id, m.position, v_today - interval '400 days'
    from (values
      ('07', 'executive_director', 0), ('16', 'nurse', 0), ('17', 'medication_aide', 1), ('18', 'caregiver', 1), ('19', 'family', 1)
    ) m (number, position, only_first)
    join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || m.number)::uuid
    where m.only_first = 0 or v_community.number = 1;
    insert into public.buildings (id, owner_id, community_id, name, year_built, created_at)
    values (md5('building' || v_community.number)::uuid, v_operator, v_community_id, 'Main building', 1994 + 6 * v_community.number, v_today - interval '400 days');
    for v_place in 1 .. v_community.floors loop
      v_floor_id := md5('floor' || v_community.number || '/' || v_place)::uuid;
      insert into public.floors (id, owner_id, building_id, name, type, position, created_at)
      values (
        v_floor_id, v_operator, md5('building' || v_community.number)::uuid,
        case when v_community.number = 1 and v_place = 2 then 'Willow' else 'Floor ' || v_place end,
        case when v_community.number = 1 and v_place = 2 then 'neighborhood' else 'floor' end, v_place,
        v_today - interval '400 days'
      );
      insert into public.units (
        id, owner_id, floor_id, name, type, license_category, capacity, market_rate, square_feet, created_at
      )
      select md5('unit' || v_community.number || '/' || v_place || '/' || n)::uuid, v_operator, v_floor_id,
        (v_place * 100 + n)::text,
        case
          when v_community.category = 'SNF' then case when n % 2 = 0 then 'semi_private' else 'private' end
          when n % 5 = 0 then 'two_bedroom' when n % 2 = 0 then 'one_bedroom' else 'studio'
        end,
        case when v_community.number = 1 and v_place = 2 then 'MC' else v_community.category end,
        case when v_community.category = 'SNF' and n % 2 = 0 or v_community.category <> 'SNF' and n % 5 = 0 then 2 else 1 end,
        v_community.rate + 250 * (n % 5) + case when v_community.number = 1 and v_place = 2 then 1800 else 0 end,
        case when v_community.category = 'SNF' then 280 else 360 + 110 * (n % 5) end, v_today - interval '400 days'
      from generate_series(1, v_community.units) n;
      insert into public.beds (owner_id, unit_id, name, created_at)
      select v_operator, u.id, b.name, v_today - interval '400 days'
      from public.units u cross join (values ('A'), ('B')) b (name) where u.floor_id = v_floor_id and u.type = 'semi_private';
    end loop;
  end loop;

  -- Each unit: an earlier resident who left, a month of turning and vacancy, then today's resident. Some are vacant.
  for v_unit in
    select u.*, f.position as floor, row_number() over (order by u.community_id, f.position, u.name) as n
    from public.units u join public.floors f on f.id = u.floor_id
    where u.community_id::text like 'dec0de00-0000-4000-8000-00000000b00_' order by n
  loop
    for v_place in 0 .. 1 loop
      v_arrived := v_today - make_interval(days => (360 - (v_unit.n * 7 % 60) - v_place * 200)::integer, hours => -15);
      v_left := case when v_place = 0 then v_arrived + make_interval(days => (120 + v_unit.n * 3 % 40)::integer) end;
      -- Every ninth unit has no resident today, and every fourth had none before.
      continue when v_place = 1 and v_unit.n % 9 = 4 or v_place = 0 and v_unit.n % 4 = 1;
      v_number := v_number + 1;
      v_resident_id := md5('resident' || v_number)::uuid;
      v_name := v_first[1 + v_number * 5 % 24] || ' ' || v_last[1 + v_number * 7 % 25];
      v_payor := case
        when v_unit.license_category = 'SNF' then (array['medicare_a', 'medicaid', 'medicaid', 'private_pay'])[1 + v_number % 4]
        when v_number % 11 = 0 then 'ltc_insurance' when v_number % 13 = 0 then 'va' else 'private_pay'
      end;
      insert into public.residents (id, owner_id, community_id, name, preferred_name, created_at)
      values (
        v_resident_id, v_operator, v_unit.community_id, v_name,
        case when v_number % 6 = 0 then left(split_part(v_name, ' ', 1), 3) || 'ie' end, v_arrived - interval '9 days'
      );
      insert into public.resident_payors (owner_id, resident_id, payor, policy_number, begins_on, created_at)
      values (v_operator, v_resident_id, v_payor, case when v_payor <> 'private_pay' then 'DEMO-' || 10000 + v_number end, v_arrived::date, v_arrived);
      insert into public.resident_identities (owner_id, resident_id, birth_date, sex, medicare_number, created_at)
      values (
        v_operator, v_resident_id, date '1932-01-15' + v_number * 97, case when v_number * 5 % 24 % 2 = 0 then 'female' else 'male' end,
        '1DEMO' || lpad(v_number::text, 4, '0'), v_arrived
      );
      insert into public.resident_care_profiles (owner_id, resident_id, code_status, advance_directives, mobility, created_at)
      values (
        v_operator, v_resident_id, (array['full_code', 'dnr', 'full_code', 'dnr_dni', 'dnr'])[1 + v_number % 5],
        case when v_number % 3 = 0 then array['living_will', 'health_care_proxy'] else array['health_care_proxy'] end,
        (array['walker', 'independent', 'cane', 'wheelchair', 'walker'])[1 + v_number % 5], v_arrived
      );
      insert into public.resident_diagnoses (owner_id, resident_id, diagnosis, code, since, created_at)
      select v_operator, v_resident_id, split_part(d, '|', 1), split_part(d, '|', 2), v_arrived::date - 700, v_arrived
      from unnest(array[v_diagnoses[1 + v_number % 8], v_diagnoses[1 + (v_number * 3 + 2) % 8]]) d
      group by d;
      if v_number % 3 = 0 then
        insert into public.resident_allergies (owner_id, resident_id, substance, reaction, severity, created_at)
        values (v_operator, v_resident_id, v_allergies[1 + v_number % 5], 'Rash', (array['mild', 'moderate', 'severe'])[1 + v_number % 3], v_arrived);
      end if;
      insert into public.resident_diets (owner_id, resident_id, diet, texture, liquids, created_at)
      values (v_operator, v_resident_id, (array['Regular', 'No added salt', 'Consistent carbohydrate'])[1 + v_number % 3], case when v_number % 10 = 0 then 'soft' else 'regular' end, 'thin', v_arrived);
      insert into public.resident_contacts (owner_id, resident_id, name, relation, roles, phone, created_at)
      values (
        v_operator, v_resident_id, v_first[1 + (v_number * 11 + 3) % 24] || ' ' || split_part(v_name, ' ', 2),
        case when v_number % 2 = 0 then 'Daughter' else 'Son' end, array['health_care_poa', 'responsible_party', 'emergency'],
        '(614) 555-' || lpad((1000 + v_number)::text, 4, '0'), v_arrived
      );
      insert into public.resident_physicians (owner_id, resident_id, name, type, phone, created_at)
      values (v_operator, v_resident_id, 'Dr. ' || v_last[1 + v_number % 6], 'primary_care', '(614) 555-0' || 180 + v_number % 6, v_arrived);
      insert into public.resident_documents (owner_id, resident_id, name, type, signed_on, expires_on, created_at)
      values
        (v_operator, v_resident_id, 'Residency agreement', 'agreement', v_arrived::date - 3, null, v_arrived),
        (v_operator, v_resident_id, 'Physician report', 'physician_report', v_arrived::date - 12, v_arrived::date + 353, v_arrived);
      insert into public.stay_events (id, community_id, resident_id, type, at, unit_id, recorded_at, recorded_by)
      values (md5('stay' || v_number || 'admit')::uuid, v_unit.community_id, v_resident_id, 'admit', v_arrived, v_unit.id, v_arrived, v_operator);
      if v_number % 5 = 2 then
        insert into public.stay_events (id, community_id, resident_id, type, at, destination, hold_days, recorded_at, recorded_by)
        values
          (md5('stay' || v_number || 'out')::uuid, v_unit.community_id, v_resident_id, 'hospital_leave', v_arrived + interval '60 days',
            'Riverside Hospital', private.get_bed_hold_days(v_payor, 'hospital_leave'), v_arrived + interval '60 days', v_operator),
          (md5('stay' || v_number || 'back')::uuid, v_unit.community_id, v_resident_id, 'return', v_arrived + interval '64 days 3 hours',
            null, null, v_arrived + interval '64 days 3 hours', v_operator);
      end if;
      if v_place = 1 and v_number % 14 = 3 then
        insert into public.stay_events (id, community_id, resident_id, type, at, destination, hold_days, recorded_at, recorded_by)
        values (md5('stay' || v_number || 'now')::uuid, v_unit.community_id, v_resident_id, 'hospital_leave', v_today - interval '2 days 4 hours',
          'Riverside Hospital', private.get_bed_hold_days(v_payor, 'hospital_leave'), v_today - interval '2 days 4 hours', v_operator);
      end if;
      if v_place = 1 and v_number % 15 = 4 then
        insert into public.stay_events (id, community_id, resident_id, type, at, reason, recorded_at, recorded_by)
        values (md5('stay' || v_number || 'notice')::uuid, v_unit.community_id, v_resident_id, 'notice', v_today - interval '9 days', 'Moving closer to family', v_today - interval '9 days', v_operator);
      end if;
      if v_left is not null then
        insert into public.stay_events (id, community_id, resident_id, type, at, destination, reason, recorded_at, recorded_by)
        values (md5('stay' || v_number || 'left')::uuid, v_unit.community_id, v_resident_id,
          case when v_number % 4 = 0 then 'death' else 'discharge' end, v_left,
          case when v_number % 4 <> 0 then 'Home' end, null, v_left, v_operator);
        insert into public.unit_events (id, community_id, unit_id, state, at, recorded_at, recorded_by)
        values (md5('ready' || v_number)::uuid, v_unit.community_id, v_unit.id, 'ready', v_left + interval '12 days', v_left + interval '12 days', v_operator);
      end if;
      perform private.apply_stay_events(v_resident_id);
    end loop;
    -- A spouse in some of the large units.
    if v_unit.capacity = 2 and v_unit.license_category <> 'SNF' and v_unit.n % 2 = 0 and v_unit.n % 9 <> 4 then
      v_number := v_number + 1;
      v_resident_id := md5('resident' || v_number)::uuid;
      v_arrived := v_today - make_interval(days => (150 - (v_unit.n * 7 % 60))::integer, hours => -16);
      insert into public.residents (id, owner_id, community_id, name, created_at)
      values (v_resident_id, v_operator, v_unit.community_id, v_first[1 + v_number * 5 % 24] || ' ' || v_last[1 + v_number * 7 % 25], v_arrived);
      insert into public.stay_events (id, community_id, resident_id, type, at, unit_id, is_second_occupant, recorded_at, recorded_by)
      values (md5('stay' || v_number || 'admit')::uuid, v_unit.community_id, v_resident_id, 'admit', v_arrived, v_unit.id, true, v_arrived, v_operator);
      insert into public.resident_care_profiles (owner_id, resident_id, code_status, created_at)
      values (v_operator, v_resident_id, 'full_code', v_arrived);
      perform private.apply_stay_events(v_resident_id);
    end if;
    -- Vacant units: reserved, turning, offline, or ready.
    if v_unit.n % 9 = 4 then
      insert into public.unit_events (id, community_id, unit_id, state, at, deposit, note, recorded_at, recorded_by)
      values (
        md5('vacant' || v_unit.n)::uuid, v_unit.community_id, v_unit.id,
        (array['reserved', 'turning', 'ready', 'offline'])[1 + (v_unit.n / 9 % 4)::integer], v_today - interval '5 days',
        case when v_unit.n / 9 % 4 = 0 then 2500 end, null, v_today - interval '5 days', v_operator
      );
    end if;
  end loop;

  -- The caregiver covers the first floor of the first community, around the clock for 90 days.
  insert into public.shift_assignments (member_id, unit_id, community_id, starts_at, ends_at)
  select m.id, u.id, m.community_id, s.begins_at, s.begins_at + interval '24 hours'
  from public.community_members m
  join public.units u on u.community_id = m.community_id and u.name < '107'
  cross join lateral (
    select (current_date + d + time '07:00') at time zone 'America/New_York' as begins_at from generate_series(-1, 90) d
  ) s
  where m.position = 'caregiver' and m.user_id = 'dec0de00-0000-4000-8000-000000000018';

  -- One resident shares their profile and care with the family account.
  insert into public.resident_consents (resident_id, user_id, item, recorded_by)
  select r.id, 'dec0de00-0000-4000-8000-000000000019', i.item, v_operator
  from (
    select r.id from public.residents r
    where r.community_id = 'dec0de00-0000-4000-8000-00000000b001' and r.status = 'in_house' order by r.name limit 1
  ) r cross join (values ('profile'), ('care'), ('contacts')) i (item)
  join public.profiles p on p.id = 'dec0de00-0000-4000-8000-000000000019';

  -- Prospects of each community over the last months, with a waitlist.
  insert into public.resident_prospects (
    id, owner_id, community_id, name, contact_name, contact_relation, contact_phone, care_type, unit_types, payor, monthly_budget,
    source, inquired_on, desired_on, waitlist_priority, created_at
  )
  select md5('prospect' || n)::uuid, v_operator, ('dec0de00-0000-4000-8000-00000000b00' || 1 + n % 3)::uuid,
    v_first[1 + n * 7 % 24] || ' ' || v_last[1 + n * 11 % 25], v_first[1 + (n * 5 + 2) % 24] || ' ' || v_last[1 + n * 11 % 25],
    case when n % 2 = 0 then 'Daughter' else 'Son' end, '(614) 555-' || lpad((3000 + n)::text, 4, '0'),
    (array['IL', 'SNF', case when n % 2 = 0 then 'MC' else 'AL' end])[1 + (n + 2) % 3],
    case when n % 3 = 2 then array['private', 'semi_private'] when n % 2 = 0 then array['studio', 'one_bedroom'] else array['two_bedroom'] end,
    case when n % 7 = 0 then 'va' else 'private_pay' end, 4000 + 250 * (n % 12),
    (array['website', 'call', 'referral_agency', 'hospital', 'walk_in', 'resident_family', 'website'])[1 + n % 7],
    v_today::date - (6 + n * 4), v_today::date + (14 + n % 60), case when n = 33 then 'spouse' when n = 25 then 'returning' else 'none' end,
    v_today - make_interval(days => 6 + n * 4)
  from generate_series(1, 42) n;
  insert into public.prospect_events (id, community_id, prospect_id, type, at, amount, reason, recorded_at, recorded_by)
  select md5('prospect event' || n || e.type)::uuid, p.community_id, p.id, e.type, e.at, e.amount, e.reason, e.at, v_operator
  from generate_series(1, 42) n
  join public.resident_prospects p on p.id = md5('prospect' || n)::uuid
  cross join lateral (values
    ('tour', 2, n % 5 <> 0, null::numeric, null::text), ('waitlist_joined', 3, n % 4 = 1, null, null),
    ('deposit', 4, n % 8 = 1, 1000, null), ('application', 5, n % 10 = 2, null, null),
    ('lost', 5, n % 7 = 3, null, (array['price', 'stayed_home', 'competitor', 'care_needs'])[1 + n % 4])
  ) v (type, day, happened, amount, reason)
  cross join lateral (select v.type, p.created_at + make_interval(days => v.day, hours => 15) as at, v.amount, v.reason) e
  where v.happened;
  -- Every fifth resident was a prospect before.
  insert into public.resident_prospects (
    id, owner_id, community_id, name, preferred_name, contact_name, contact_relation, source, inquired_on, resident_id, created_at
  )
  select md5('prospect of ' || r.id)::uuid, v_operator, r.community_id, r.name, r.preferred_name, c.name, c.relation,
    (array['website', 'call', 'hospital', 'resident_family'])[1 + r.n % 4], r.moved_in_on - 40, r.id, r.moved_in_on - interval '40 days'
  from (
    select r.*, row_number() over (order by r.moved_in_on, r.id)::integer as n from public.residents r
    where r.owner_id = v_operator and r.status = 'in_house'
  ) r
  join public.resident_contacts c on c.resident_id = r.id
  where r.n % 5 = 0;
  insert into public.prospect_events (id, community_id, prospect_id, type, at, amount, unit_id, recorded_at, recorded_by)
  select md5('prospect event' || p.id || v.type)::uuid, p.community_id, p.id, v.type, v.at, v.amount, v.unit_id, v.at, v_operator
  from public.resident_prospects p
  join public.residents r on r.id = p.resident_id
  join public.stay_events s on s.resident_id = r.id and s.type = 'admit'
  cross join lateral (values
    ('tour', s.at - interval '33 days', null::numeric, null::uuid), ('deposit', s.at - interval '20 days', 1000, null),
    ('application', s.at - interval '14 days', null, null), ('moved_in', s.at, null, s.unit_id)
  ) v (type, at, amount, unit_id)
  where p.owner_id = v_operator;
  perform private.apply_prospect_events(p.id), case when p.applied then private.add_move_in_items(p.id) end
  from (
    select p.id, p.resident_id is null and exists (select from public.prospect_events e where e.prospect_id = p.id and e.type = 'application') as applied
    from public.resident_prospects p where p.owner_id = v_operator
  ) p;
  update public.move_in_items i set owner_id = v_operator, done_on = case when i.type in ('assessment', 'physician_orders') then v_today::date - 1 end
  from public.resident_prospects p
  where p.id = i.prospect_id and p.owner_id = v_operator;

  update public.record_changes c set by = v_operator, at = c.at - interval '90 days'
  where private.is_community_kind(c.kind) and c.by is null;
end
$$;
