-- The operator's communities: three, with 240 people living there and a year of stays that agrees with itself: move-ins,
-- move-outs, room transfers, leaves, and vacancies. Every variation follows from `md5`, so that two seedings differ only
-- by today's date. Requires people; idempotent, leaves existing rows. Prospects are in the next file.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_family constant uuid := 'dec0de00-0000-4000-8000-000000000019';
  -- Women have the odd places of an array of names, men the even ones.
  v_first constant text[] := array[
    'Margaret', 'Walter', 'Dorothy', 'Harold', 'Evelyn', 'George', 'Ruth', 'Frank', 'Alice', 'Raymond', 'Helen', 'Arthur',
    'Lillian', 'Eugene', 'Marian', 'Leonard', 'Beatrice', 'Stanley', 'Edith', 'Norman', 'Vivian', 'Clarence', 'Irene', 'Vernon',
    'Josephine', 'Lloyd', 'Rosemary', 'Milton', 'Gloria', 'Ernest', 'Phyllis', 'Curtis', 'Lorraine', 'Hugh', 'Pauline', 'Elmer',
    'Sylvia', 'Roland', 'Estelle', 'Chester'
  ];
  -- For the first names, null for those without one.
  v_nickname constant text[] := array[
    'Maggie', 'Walt', 'Dot', 'Hal', 'Evie', null, 'Ruthie', 'Frankie', 'Allie', 'Ray', 'Nell', 'Art', 'Lil', 'Gene', null, 'Len', 'Bea',
    'Stan', 'Edie', 'Norm', 'Viv', null, 'Renie', 'Vern', 'Josie', null, 'Rosie', 'Milt', 'Glo', 'Ernie', 'Phyl', 'Curt', 'Lorrie',
    'Hughie', 'Polly', null, 'Syl', 'Rollie', 'Stella', 'Chet'
  ];
  v_last constant text[] := array[
    'Abbott', 'Brandt', 'Castellano', 'Delgado', 'Ellison', 'Farrow', 'Grady', 'Hoang', 'Iverson', 'Jarvis', 'Kessler',
    'Lombardi', 'Mercer', 'Novak', 'Okafor', 'Pruitt', 'Quigley', 'Rosen', 'Sandoval', 'Tanaka', 'Underhill', 'Vance', 'Whitaker',
    'Yates', 'Zeller', 'Aldridge', 'Barrow', 'Cormier', 'Dunleavy', 'Espinoza', 'Fontaine', 'Gallagher', 'Hartwell', 'Ingram',
    'Jacobsen', 'Kowalski', 'Lindqvist', 'Morales', 'Nakamura', 'Osborne', 'Petrakis', 'Ramsey', 'Schaefer', 'Thibodeaux',
    'Ullman', 'Villanueva', 'Weatherby', 'Yoder', 'Zimmerman'
  ];
  v_diagnoses constant text[] := array[
    'Hypertension|I10', 'Type 2 diabetes|E11.9', 'Osteoarthritis|M19.90', 'Atrial fibrillation|I48.91',
    'Alzheimer''s disease|G30.9', 'Congestive heart failure|I50.9', 'COPD|J44.9', 'Osteoporosis|M81.0'
  ];
  v_allergies constant text[] := array['Penicillin', 'Sulfa drugs', 'Shellfish', 'Latex', 'Aspirin'];
  v_today constant timestamptz := date_trunc('day', now());
  -- Ten in the morning on the east coast.
  v_morning constant timestamptz := v_today + interval '15 hours';
  v_opened constant timestamptz := v_today - interval '2000 days';
begin
  if exists (select from public.communities c where c.id::text like 'dec0de00-%') or not exists (
    select from public.profiles p where p.id = v_operator
  ) then
    return;
  end if;

  create temporary table demo_communities on commit drop as
  select c.*, ('dec0de00-0000-4000-8000-00000000b00' || c.number)::uuid as id
  from (values
    (1, 'Maple Court at Dublin', array['AL', 'MC'], 'RCF-20417', 96, '4100 Maple Court Drive', 'Dublin', 'OH', '43017', '(614) 555-0171', 3, 'AL', 6200, 6),
    (2, 'Maple Court Gardens', array['IL'], null, null, '880 Garden Way', 'Westerville', 'OH', '43081', '(614) 555-0172', 4, 'IL', 4300, 8),
    (3, 'Maple Court Health Center', array['SNF'], 'NF-3185', 72, '12 Mill Street', 'Richmond', 'IN', '47374', '(765) 555-0173', 2, 'SNF', 9300, 5)
  ) c (number, name, types, license, beds, street, city, state, zip, phone, floors, category, rate, vacant);

  insert into public.communities (
    id, owner_id, tenant_id, name, care_types, license_number, licensed_beds, time_zone, street, city, state, postal_code, phone,
    created_at
  )
  select c.id, v_operator, (select u.tenant_id from public.tenant_users u where u.user_id = v_operator and u.is_active), c.name,
    c.types, c.license, c.beds, 'America/New_York', c.street, c.city, c.state, c.zip, c.phone, v_opened
  from demo_communities c;
  insert into public.community_members (community_id, user_id, position, starts_at)
  select c.id, p.id, m.position, v_opened
  from (values
    ('07', 'executive_director', 0), ('16', 'nurse', 0), ('17', 'medication_aide', 1), ('18', 'caregiver', 1), ('19', 'family', 1)
  ) m (number, position, only_first)
  join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || m.number)::uuid
  join demo_communities c on m.only_first = 0 or c.number = 1;
  insert into public.buildings (id, owner_id, community_id, name, year_built, created_at)
  select md5('building' || c.number)::uuid, v_operator, c.id, 'Main building', 1994 + 6 * c.number, v_opened from demo_communities c;
  insert into public.floors (id, owner_id, building_id, name, type, position, created_at)
  select md5('floor' || c.number || '/' || f)::uuid, v_operator, md5('building' || c.number)::uuid,
    case when c.number = 1 and f = 2 then 'Willow' else 'Floor ' || f end,
    case when c.number = 1 and f = 2 then 'neighborhood' else 'floor' end, f, v_opened
  from demo_communities c cross join generate_series(1, c.floors) f;
  insert into public.units (id, owner_id, floor_id, name, type, license_category, capacity, market_rate, square_feet, created_at)
  select md5('unit' || c.number || '/' || f || '/' || n)::uuid, v_operator, md5('floor' || c.number || '/' || f)::uuid,
    (f * 100 + n)::text,
    case
      when c.category = 'SNF' then case when n % 2 = 0 then 'semi_private' else 'private' end
      when n % 5 = 0 then 'two_bedroom' when n % 2 = 0 then 'one_bedroom' else 'studio'
    end,
    case when c.number = 1 and f = 2 then 'MC' else c.category end,
    case when c.category = 'SNF' and n % 2 = 0 or c.category <> 'SNF' and n % 5 = 0 then 2 else 1 end,
    c.rate + 250 * (n % 5) + case when c.number = 1 and f = 2 then 1800 else 0 end,
    case when c.category = 'SNF' then 280 else 360 + 110 * (n % 5) end, v_opened
  from demo_communities c cross join generate_series(1, c.floors) f cross join generate_series(1, 24) n;
  insert into public.beds (id, owner_id, unit_id, name, created_at)
  select md5('bed' || u.id || b.name)::uuid, v_operator, u.id, b.name, v_opened
  from public.units u join demo_communities c on c.id = u.community_id cross join (values ('A'), ('B')) b (name)
  where u.type = 'semi_private';

  -- A place is a unit or a bed. Some are vacant today; half of those because the resident moved to another place.
  create temporary table demo_places on commit drop as
  select p.*, p.rank <= p.vacant as is_vacant, abs(hashtext('arrived' || p.n)) % 100 < case p.category
    when 'SNF' then 60 when 'MC' then 50 when 'AL' then 45 else 30 end as is_recent
  from (
    select (row_number() over (order by c.number, u.name, b.name))::integer as n, c.id as community_id, c.number, c.vacant, u.id as unit_id,
      b.id as bed_id, u.license_category as category, u.type,
      row_number() over (partition by c.id order by u.type = 'two_bedroom' or u.name < '107', md5('vacant' || u.id || coalesce(b.name, ''))) as rank
    from demo_communities c join public.units u on u.community_id = c.id left join public.beds b on b.unit_id = u.id
  ) p;
  create temporary table demo_stays on commit drop as
  -- Who lives there today.
  select p.n as number, p.community_id, p.category, p.unit_id, p.bed_id, false as is_second,
    v_morning - make_interval(days => case
      when p.is_recent then 8 + abs(hashtext('days' || p.n)) % 340 else 370 + abs(hashtext('days' || p.n)) % 1100
    end) as arrived, null::timestamptz as left_at, null::uuid as first_unit_id, null::uuid as first_bed_id,
    null::timestamptz as moved, p.n as place
  from demo_places p where not p.is_vacant;
  -- Who moved to that place from one that is vacant since.
  update demo_stays s
  set first_unit_id = v.unit_id, first_bed_id = v.bed_id, moved = s.arrived,
    arrived = s.arrived - make_interval(days => 120 + abs(hashtext('before' || s.number)) % 400)
  from (
    select p.*, row_number() over (partition by p.number order by p.rank) as turn from demo_places p where p.is_vacant and p.rank % 2 = 0
  ) v
  join (
    select t.number as resident, t.community_id,
      row_number() over (partition by t.community_id order by md5('mover' || t.number)) as turn
    from demo_stays t join demo_places p on p.n = t.place
    where p.is_recent and t.arrived between v_today - interval '200 days' and v_today - interval '15 days'
  ) m on m.community_id = v.community_id and m.turn = v.turn
  where s.number = m.resident;
  -- Spouses in large units, and who lived in a place before it was free.
  insert into demo_stays
  select 300 + p.n, p.community_id, p.category, p.unit_id, null, true, s.arrived, null, null, null, null, p.n
  from (
    select p.*, row_number() over (partition by p.number order by p.n) as turn
    from demo_places p where p.type = 'two_bedroom' and p.category <> 'MC' and not p.is_vacant
  ) p join demo_stays s on s.place = p.n
  where p.turn <= case p.number when 1 then 4 when 2 then 15 else 0 end;
  insert into demo_stays
  select 600 + p.n, p.community_id, p.category, p.unit_id, p.bed_id, false,
    e.at - make_interval(days => 95 + abs(hashtext('stayed' || p.n)) % 600), e.at, null, null, null, p.n
  from demo_places p
  left join demo_stays s on s.place = p.n and not s.is_second
  cross join lateral (
    select coalesce(s.moved, s.arrived, v_morning) - make_interval(days => 7 + abs(hashtext('gap' || p.n)) % 38, hours => -2) as at
  ) e
  where (p.is_recent and s.place is not null or p.is_vacant)
    and not exists (select from demo_stays f where f.first_unit_id = p.unit_id and f.first_bed_id is not distinct from p.bed_id);

  -- Leaves lie within a stay in one place, more than two weeks before today, or began two days ago.
  create temporary table demo_leaves on commit drop as
  select w.number, w.category, case when w.category = 'IL' then 'vacation_leave' else 'hospital_leave' end as type,
    w.begins + make_interval(days => (w.chance / 64 % w.days)::integer, hours => 6) as out_at,
    w.begins + make_interval(days => (w.chance / 64 % w.days)::integer + 3 + w.number::integer % 4, hours => 9) as back_at
  from (
    select s.number, s.category, abs(hashtext('leave' || s.number)) as chance, b.begins,
      extract(day from coalesce(s.left_at, v_today) - interval '18 days' - b.begins)::integer as days
    from demo_stays s
    cross join lateral (select greatest(coalesce(s.moved, s.arrived), v_morning - interval '350 days') + interval '4 days' as begins) b
  ) w
  where w.days > 0 and w.chance % 10 < case when w.category = 'IL' then 1 when w.category = 'SNF' then 4 else 2 end;
  insert into demo_leaves
  select l.number, l.category, l.type, l.back_at + interval '5 days', l.back_at + interval '7 days 5 hours'
  from demo_leaves l where l.type = 'hospital_leave' and l.number % 6 = 1
    and l.back_at < v_today - interval '20 days'
    and not exists (select from demo_stays s where s.number = l.number and s.left_at < l.back_at + interval '9 days');
  insert into demo_leaves
  select s.number, s.category, 'hospital_leave', v_today - interval '2 days 4 hours', null
  from (
    select s.number, s.category, row_number() over (order by md5('away' || s.number)) as turn
    from demo_stays s
    where s.left_at is null and not s.is_second and s.category <> 'IL' and coalesce(s.moved, s.arrived) < v_today - interval '40 days'
      and not exists (select from public.units u where u.id = s.unit_id and u.name < '107')
  ) s where s.turn <= 6;

  create temporary table demo_residents on commit drop as
  select s.*, md5('resident' || s.number)::uuid as id,
    -- A spouse has the partner's last name and the other half of the first names.
    v_first[1 + (n.of * 9 + case when s.is_second then 21 else 0 end) % 40] || ' ' || v_last[1 + n.of * 5 % 49] as name,
    v_last[1 + n.of * 5 % 49] as last_name, case when (n.of * 9 + case when s.is_second then 21 else 0 end) % 2 = 0 then 'female' else 'male' end as sex,
    case
      when s.category = 'SNF' then (array['medicare_a', 'medicaid', 'medicaid', 'private_pay', 'medicare_advantage', 'medicaid'])[1 + s.number % 6]
      when s.category <> 'IL' and s.number % 11 = 0 then 'ltc_insurance' when s.number % 13 = 0 then 'va'
      when s.category = 'AL' and s.number % 9 = 4 then 'medicaid' else 'private_pay'
    end as payor
  from demo_stays s
  cross join lateral (select case when s.is_second then s.number - 300 else s.number end as of) n;
  insert into public.residents (id, owner_id, community_id, name, preferred_name, status, unit_id, bed_id, moved_in_on, created_at)
  select r.id, v_operator, r.community_id, r.name,
    case when r.number % 6 = 0 then v_nickname[array_position(v_first, split_part(r.name, ' ', 1))] end,
    case
      when r.left_at is not null then case when r.number % 4 = 0 then 'deceased' else 'discharged' end
      when exists (select from demo_leaves l where l.number = r.number and l.back_at is null) then 'on_leave' else 'in_house'
    end,
    case when r.left_at is null then r.unit_id end, case when r.left_at is null then r.bed_id end,
    (r.arrived at time zone 'America/New_York')::date, r.arrived - interval '9 days'
  from demo_residents r;
  insert into public.resident_payors (owner_id, resident_id, payor, policy_number, begins_on, created_at)
  select v_operator, r.id, r.payor, case when r.payor <> 'private_pay' then 'DEMO-' || 10000 + r.number end, r.arrived::date, r.arrived
  from demo_residents r;
  insert into public.resident_identities (owner_id, resident_id, birth_date, sex, medicare_number, created_at)
  select v_operator, r.id, date '1930-01-15' + abs(hashtext('born' || r.number)) % 6500, r.sex,
    '1DEMO' || lpad(r.number::text, 4, '0'), r.arrived
  from demo_residents r;
  insert into public.resident_care_profiles (owner_id, resident_id, code_status, advance_directives, mobility, created_at)
  select v_operator, r.id, (array['full_code', 'dnr', 'full_code', 'dnr_dni', 'dnr'])[1 + r.number % 5],
    case when r.number % 3 = 0 then array['living_will', 'health_care_proxy'] else array['health_care_proxy'] end,
    case when r.category = 'IL' then (array['independent', 'cane', 'independent'])[1 + r.number % 3]
      else (array['walker', 'independent', 'cane', 'wheelchair', 'walker'])[1 + r.number % 5] end, r.arrived
  from demo_residents r;
  insert into public.resident_diagnoses (owner_id, resident_id, diagnosis, code, since, created_at)
  select v_operator, r.id, split_part(d, '|', 1), split_part(d, '|', 2), r.arrived::date - 700, r.arrived
  from demo_residents r
  cross join lateral (
    select distinct unnest(array[
      v_diagnoses[1 + r.number % 8], case when r.category = 'MC' then v_diagnoses[5] else v_diagnoses[1 + (r.number * 3 + 2) % 8] end
    ]) as d
  ) x where r.left_at is null;
  insert into public.resident_allergies (owner_id, resident_id, substance, reaction, severity, created_at)
  select v_operator, r.id, v_allergies[1 + r.number % 5], 'Rash', (array['mild', 'moderate', 'severe'])[1 + r.number % 3], r.arrived
  from demo_residents r where r.number % 3 = 0 and r.left_at is null;
  insert into public.resident_diets (owner_id, resident_id, diet, texture, liquids, created_at)
  select v_operator, r.id, (array['Regular', 'No added salt', 'Consistent carbohydrate'])[1 + r.number % 3],
    case when r.number % 10 = 0 then 'soft' else 'regular' end, 'thin', r.arrived
  from demo_residents r where r.left_at is null;
  insert into public.resident_contacts (owner_id, resident_id, name, relation, roles, phone, created_at)
  select v_operator, r.id, v_first[1 + (r.number * 11 + 3) % 40] || ' ' || r.last_name,
    case when (r.number * 11 + 3) % 2 = 0 then 'Daughter' else 'Son' end, array['health_care_poa', 'responsible_party', 'emergency'],
    '(614) 555-' || lpad((1000 + r.number)::text, 4, '0'), r.arrived
  from demo_residents r;
  insert into public.resident_physicians (owner_id, resident_id, name, type, phone, created_at)
  select v_operator, r.id, 'Dr. ' || v_last[1 + r.number % 6], 'primary_care', '(614) 555-0' || 180 + r.number % 6, r.arrived
  from demo_residents r where r.left_at is null;
  insert into public.resident_documents (owner_id, resident_id, name, type, signed_on, expires_on, created_at)
  select v_operator, r.id, d.name, d.type, r.arrived::date - d.before, case when d.type = 'physician_report' then d.expires end, r.arrived
  from demo_residents r
  cross join lateral (values
    ('Residency agreement', 'agreement', 3, null::date),
    ('Physician report', 'physician_report', 12, greatest(r.arrived::date + 353, v_today::date + abs(hashtext('report' || r.number)) % 320 - 6))
  ) d (name, type, before, expires) where r.left_at is null;

  insert into public.stay_events (
    id, community_id, resident_id, type, at, unit_id, bed_id, is_second_occupant, destination, reason, hold_days, recorded_at, recorded_by
  )
  select md5('stay' || e.number || e.step)::uuid, r.community_id, r.id, e.type, e.at, e.unit_id, e.bed_id, r.is_second and e.unit_id is not null,
    e.destination, e.reason, case when e.type in ('hospital_leave', 'vacation_leave') then private.get_bed_hold_days(r.payor, e.type) end,
    e.at, v_operator
  from (
    select s.number, 'admit' as step, case when s.category = 'SNF' and s.number % 12 = 5 then 'respite_admit' else 'admit' end as type,
      s.arrived as at, coalesce(s.first_unit_id, s.unit_id) as unit_id, case when s.first_unit_id is null then s.bed_id else s.first_bed_id end as bed_id,
      null as destination, null as reason
    from demo_residents s
    union all
    select s.number, 'moved', 'transfer', s.moved, s.unit_id, s.bed_id, null, 'Asked for another room' from demo_residents s where s.moved is not null
    union all
    select s.number, 'left', case when s.number % 4 = 0 then 'death' else 'discharge' end, s.left_at, null, null,
      case when s.number % 4 <> 0 then (array['Home', 'Home', 'Skilled nursing', 'Family'])[1 + s.number % 4] end, null
    from demo_residents s where s.left_at is not null
    union all
    select l.number, 'out' || l.out_at::date, l.type, l.out_at, null, null, case l.type when 'hospital_leave' then 'Riverside Hospital' else 'Family' end, null
    from demo_leaves l
    union all
    select l.number, 'back' || l.back_at::date, 'return', l.back_at, null, null, null, null from demo_leaves l where l.back_at is not null
    union all
    select s.number, 'notice', 'notice', v_morning - interval '9 days', null, null, null,
      (array['Moving closer to family', 'Needs more care', 'Moving in with a daughter'])[1 + s.number % 3]
    from demo_residents s
    where s.left_at is null and not s.is_second and s.number % 34 = 8 and coalesce(s.moved, s.arrived) < v_today - interval '30 days'
  ) e join demo_residents r on r.number = e.number;

  -- A unit is ready some days after a resident left it; those vacant today are in various states.
  insert into public.unit_events (id, community_id, unit_id, state, at, deposit, recorded_at, recorded_by)
  select md5('ready' || l.unit_id || l.at)::uuid, l.community_id, l.unit_id, e.state, e.at, case e.state when 'reserved' then 2500 end, e.at, v_operator
  from (
    select s.community_id, s.unit_id, s.bed_id, s.left_at as at from demo_stays s where s.left_at is not null
    union all
    select s.community_id, s.first_unit_id, s.first_bed_id, s.moved from demo_stays s where s.moved is not null
  ) l
  join demo_places p on p.unit_id = l.unit_id and p.bed_id is not distinct from l.bed_id
  cross join lateral (
    select case when p.is_vacant then (array['reserved', 'turning', 'ready', 'ready', 'offline', 'ready'])[p.rank::integer] else 'ready' end as state,
      l.at + interval '5 days' as at
  ) e
  where p.type <> 'semi_private' and e.state is not null;

  -- The caregiver covers the first rooms of the first community, around the clock for 90 days.
  insert into public.shift_assignments (member_id, unit_id, community_id, starts_at, ends_at)
  select m.id, u.id, m.community_id, s.begins_at, s.begins_at + interval '24 hours'
  from public.community_members m
  join public.units u on u.community_id = m.community_id and u.name < '107'
  cross join lateral (
    select (current_date + d + time '07:00') at time zone 'America/New_York' as begins_at from generate_series(-1, 90) d
  ) s
  where m.position = 'caregiver' and m.user_id = 'dec0de00-0000-4000-8000-000000000018';

  -- One resident shares profile, care, and contacts with the family account, their daughter.
  insert into public.resident_consents (resident_id, user_id, item, recorded_by)
  select r.id, v_family, i.item, v_operator
  from (
    select r.id from public.residents r
    where r.community_id = 'dec0de00-0000-4000-8000-00000000b001' and r.status = 'in_house' order by r.name, r.id limit 1
  ) r cross join (values ('profile'), ('care'), ('contacts')) i (item)
  join public.profiles p on p.id = v_family;
  insert into public.resident_contacts (owner_id, resident_id, name, relation, roles, phone, email, created_at)
  select v_operator, c.resident_id, p.full_name, 'Daughter', array['emergency'], '(614) 555-0199', p.email, v_morning - interval '30 days'
  from public.resident_consents c join public.profiles p on p.id = c.user_id where c.user_id = v_family and c.item = 'profile';

  update public.record_changes c set by = v_operator, at = c.at - interval '90 days'
  where c.kind = any (array(select r.kind from private.list_position_rights() r)) and c.by is null;
end $$;
