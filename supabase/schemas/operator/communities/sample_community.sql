-- A sample community of a new operator: their own screens work with it and show it, marked in its name. It sends nothing,
-- no one can be invited, and it can't be linked to a listing or reach buyers. Removal deletes it with everything in it.

-- Books go only with their community, and only a sample community is deleted. Rows that refer to each other go first.
create function private.delete_sample_books() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.ledger_lines l where l.community_id = old.id;
  delete from private.trust_lines l where l.community_id = old.id;
  delete from private.ledger_entries e where e.community_id = old.id;
  delete from private.trust_entries e where e.community_id = old.id;
  delete from private.vendor_invoices i where i.community_id = old.id;
  delete from private.purchases p where p.community_id = old.id;
  delete from public.care_assessments a where a.community_id = old.id;
  return old;
end $$;
create trigger delete_sample_books before delete on public.communities
  for each row when (old.is_sample) execute function private.delete_sample_books();

-- Keeps a sample community with the account that added it.
create function private.protect_sample_community() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.listing_id is not null or not new.is_sample or new.owner_id is distinct from old.owner_id then
    raise exception 'Sample data can''t be shared, linked, or contacted.' using errcode = 'HXSMP';
  end if;
  return new;
end $$;
create trigger protect_sample before update on public.communities
  for each row when (old.is_sample) execute function private.protect_sample_community();

create function private.refuse_sample_community(p_community_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.communities c where c.id = p_community_id and c.is_sample) then
    raise exception 'Sample data can''t be shared, linked, or contacted.' using errcode = 'HXSMP';
  end if;
end $$;

-- Adds the staff of a sample community with this and next week's shifts, of which one is open and one by an agency, a week
-- of activities, equipment with a preventive schedule, life safety logs, and what residents can be charged for.
create function private.add_sample_operations(p_community_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_today constant date := private.get_community_day(p_community_id);
  v_sunday constant date := v_today - extract(dow from v_today)::integer;
  v_boiler_id constant uuid := gen_random_uuid();
begin
  with staff as (
    insert into private.employees (id, community_id, community_ids, name, position, employment_type, hired_on)
    select gen_random_uuid(), p_community_id, array[p_community_id], e.name, e.position, e.type, v_today - e.days
    from (values
      ('Nora Ellis (sample)', 'nurse', 'full_time', 900), ('Carmen Reyes (sample)', 'caregiver', 'full_time', 640),
      ('Devon Clarke (sample)', 'caregiver', 'part_time', 210), ('Tomas Silva (sample)', 'medication_aide', 'full_time', 480),
      ('Ben Archer (sample)', 'maintenance', 'full_time', 1200), ('Lila Grant (sample)', 'activities', 'part_time', 320)
    ) e (name, position, type, days)
    returning id, position, employment_type
  )
  insert into private.staff_shifts (id, community_id, employee_id, position, day, starts_at, ends_at, break_minutes, state, published_at)
  select gen_random_uuid(), p_community_id, s.id, s.position, v_sunday + d, (v_sunday + d + time '07:00') at time zone v_zone,
    (v_sunday + d + time '15:00') at time zone v_zone, 30, 'published', now()
  from staff s cross join generate_series(1, 12) d
  where extract(dow from v_sunday + d) between 1 and case s.employment_type when 'full_time' then 5 else 3 end;
  insert into private.staff_shifts (
    id, community_id, position, day, starts_at, ends_at, break_minutes, state, published_at, agency_name, agency_rate
  )
  select gen_random_uuid(), p_community_id, 'caregiver', v_today + 1, (v_today + 1 + time '15:00') at time zone v_zone,
    (v_today + 1 + time '23:00') at time zone v_zone, 30, 'published', now(), a.name, a.rate
  from (values (null, null), ('Lakeside Staffing (sample)', 38)) a (name, rate);
  insert into private.activities (id, series_id, community_id, title, category, place, day, starts, minutes, starts_at, capacity)
  select gen_random_uuid(), gen_random_uuid(), p_community_id, a.title, a.category, a.place, v_sunday + d, a.starts, 60,
    (v_sunday + d + a.starts) at time zone v_zone, a.capacity
  from (values
    ('Chair yoga (sample)', 'physical', 'Activity room', time '10:00', 12, array[1, 3, 5]),
    ('Sing-along (sample)', 'music', 'Living room', time '14:00', null, array[2, 4]),
    ('Shopping trip (sample)', 'outing', 'Front entrance', time '13:00', 6, array[6])
  ) a (title, category, place, starts, capacity, weekdays)
  cross join generate_series(0, 13) d where extract(dow from v_sunday + d)::integer = any (a.weekdays);
  insert into public.maintenance_assets (id, community_id, name, category, area, make, model, warranty_until)
  values
    (v_boiler_id, p_community_id, 'Boiler (sample)', 'hvac', 'Boiler room', 'Alden Heating', 'CB-400', v_today + 500),
    (gen_random_uuid(), p_community_id, 'Emergency generator (sample)', 'electrical', 'Garden', 'Northfield Power', 'NP-80', v_today - 60);
  insert into public.maintenance_schedules (community_id, title, asset_id, category, every, period, starts_on, next_on)
  values (p_community_id, 'Inspect boiler (sample)', v_boiler_id, 'hvac', 3, 'month', v_today + 20, v_today + 20);
  perform private.add_standard_inspections(p_community_id);
  insert into private.charge_items (id, community_id, name, repeats, unit_cents)
  values
    (gen_random_uuid(), p_community_id, 'Covered parking (sample)', 'monthly', 8500),
    (gen_random_uuid(), p_community_id, 'Salon visit (sample)', 'once', 4000);
end $$;

create function private.add_sample_community(p_owner_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_community_id constant uuid := gen_random_uuid();
  v_building_id uuid;
  v_floor_ids uuid[] := '{}';
  v_floor_id uuid;
  v_resident record;
  v_resident_id uuid;
  v_unit_id uuid;
  v_prospect_id uuid;
begin
  insert into public.communities (id, owner_id, tenant_id, name, care_types, licensed_beds, street, city, state, postal_code, is_sample)
  values (
    v_community_id, p_owner_id, null, 'Maple Grove (sample)', '{AL,MC}', 12, '100 Maple Grove Lane', 'Columbus', 'OH', '43215', true
  );
  insert into public.community_members (community_id, user_id, position) values (v_community_id, p_owner_id, 'executive_director');
  insert into public.buildings (owner_id, community_id, name) values (p_owner_id, v_community_id, 'Main building')
  returning id into v_building_id;
  for v_floor_id in
    insert into public.floors (owner_id, building_id, name, type, position)
    values (p_owner_id, v_building_id, 'First floor', 'floor', 1), (p_owner_id, v_building_id, 'Garden memory care', 'neighborhood', 2)
    returning id
  loop
    v_floor_ids := v_floor_ids || v_floor_id;
  end loop;
  insert into public.units (owner_id, floor_id, name, type, license_category, market_rate, square_feet)
  select p_owner_id, v_floor_ids[case when n <= 8 then 1 else 2 end], (100 + n)::text, case when n % 3 = 0 then 'one_bedroom' else 'studio' end,
    case when n <= 8 then 'AL' else 'MC' end, case when n <= 8 then 4850 else 6050 end, case when n % 3 = 0 then 520 else 360 end
  from generate_series(1, 12) n;
  for v_resident in
    select * from (values
      ('Eleanor Price (sample)', '101', 210, 'walker', 'Penicillin', 'Regular', 1, '1938-04-12'::date),
      ('Harold Jensen (sample)', '102', 150, 'cane', null, 'Low sodium', 1, '1941-09-02'),
      ('Ruth Okafor (sample)', '103', 95, 'independent', 'Shellfish', 'Regular', 1, '1943-01-25'),
      ('Samuel Ortiz (sample)', '105', 60, 'walker', null, 'Diabetic', 2, '1936-11-30'),
      ('June Whitaker (sample)', '106', 45, 'wheelchair', 'Latex', 'Regular', 2, '1934-06-18'),
      ('Walter Brandt (sample)', '109', 180, 'walker', null, 'Regular', 3, '1935-02-08'),
      ('Dorothy Lane (sample)', '110', 30, 'independent', null, 'Regular', 3, '1939-12-15'),
      ('Frances Kim (sample)', '112', 12, 'cane', 'Sulfa drugs', 'Regular', 3, '1937-07-21')
    ) r (name, unit, days, mobility, allergy, diet, level, birth_date)
  loop
    insert into public.residents (owner_id, community_id, name) values (p_owner_id, v_community_id, v_resident.name)
    returning id into v_resident_id;
    select u.id into v_unit_id from public.units u where u.community_id = v_community_id and u.name = v_resident.unit;
    insert into public.stay_events (community_id, resident_id, type, at, unit_id, recorded_by)
    values (v_community_id, v_resident_id, 'admit', now() - make_interval(days => v_resident.days), v_unit_id, p_owner_id);
    perform private.apply_stay_events(v_resident_id);
    insert into public.resident_identities (owner_id, resident_id, birth_date) values (p_owner_id, v_resident_id, v_resident.birth_date);
    insert into public.resident_care_profiles (owner_id, resident_id, code_status, mobility)
    values (p_owner_id, v_resident_id, case when v_resident.level = 3 then 'dnr' else 'full_code' end, v_resident.mobility);
    insert into public.resident_diets (owner_id, resident_id, diet) values (p_owner_id, v_resident_id, v_resident.diet);
    insert into public.resident_payors (owner_id, resident_id, payor, begins_on)
    values (p_owner_id, v_resident_id, 'private_pay', current_date - v_resident.days);
    if v_resident.allergy is not null then
      insert into public.resident_allergies (owner_id, resident_id, substance) values (p_owner_id, v_resident_id, v_resident.allergy);
    end if;
  end loop;
  insert into public.unit_events (community_id, unit_id, state, at, recorded_by)
  select v_community_id, u.id, case u.name when '107' then 'turning' else 'ready' end, now() - interval '2 days', p_owner_id
  from public.units u where u.community_id = v_community_id and u.name in ('104', '107', '108', '111');
  insert into public.resident_prospects (owner_id, community_id, name, care_type, source, inquired_on, payor)
  values
    (p_owner_id, v_community_id, 'Alice Moran (sample)', 'AL', 'website', current_date - 3, 'private_pay'),
    (p_owner_id, v_community_id, 'George Hale (sample)', 'MC', 'hospital', current_date - 9, 'private_pay');
  insert into public.resident_prospects (owner_id, community_id, name, care_type, source, inquired_on, payor, stage, toured_on)
  values (p_owner_id, v_community_id, 'Marian Doyle (sample)', 'AL', 'resident_family', current_date - 14, 'private_pay', 'tour', current_date - 5)
  returning id into v_prospect_id;
  insert into public.prospect_events (community_id, prospect_id, type, at, recorded_by)
  values (v_community_id, v_prospect_id, 'tour', now() - interval '5 days', p_owner_id);
  insert into public.work_orders (community_id, number, title, area, category, priority, requested_at, requested_by, requester, due_at)
  select v_community_id, w.number, w.title, w.area, w.category, w.priority, now() - make_interval(hours => w.hours), p_owner_id,
    coalesce((select p.full_name from public.profiles p where p.id = p_owner_id), ''), now() + make_interval(days => w.number)
  from (values
    (1, 'Faucet drips (sample)', 'Unit 104 bathroom', 'plumbing', 'normal', 30),
    (2, 'Hall light flickers (sample)', 'First floor hall', 'electrical', 'normal', 20),
    (3, 'Door alarm test (sample)', 'Garden exit', 'life_safety', 'high', 4)
  ) w (number, title, area, category, priority, hours);
  perform private.add_sample_operations(v_community_id);
end $$;
