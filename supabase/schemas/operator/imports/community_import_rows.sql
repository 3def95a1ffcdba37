-- Takes single rows of imports of communities. Each function returns the record, or raises an error that names its
-- column.

create function private.keep_import_part(p_import_id uuid, p_kind text, p_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.record_import_parts (import_id, kind, record_id) values (p_import_id, p_kind, p_id)
$$;

-- Adds a resident with identity, payor, and move-in, as far as the row has them.
create function private.take_import_resident(p_import private.record_imports, p_data jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_community constant public.communities := (select c from public.communities c where c.id = p_import.community_id);
  v_unit public.units;
  v_bed_id uuid;
  v_id uuid;
  v_part uuid;
  v_at timestamptz;
  v_moved_in_on constant date := (p_data ->> 'moved_in_on')::date;
begin
  insert into public.residents (community_id, name, preferred_name)
  values (v_community.id, p_data ->> 'name', p_data ->> 'preferred_name') returning id into v_id;
  if p_data ?| array['birth_date', 'sex', 'medicare_number', 'medicaid_number'] then
    perform private.require_import_cell_right(v_community.id, 'resident_identities', 'birth_date');
    insert into public.resident_identities (resident_id, birth_date, sex, medicare_number, medicaid_number)
    values (
      v_id, (p_data ->> 'birth_date')::date, p_data ->> 'sex', p_data ->> 'medicare_number', p_data ->> 'medicaid_number'
    ) returning id into v_part;
    perform private.keep_import_part(p_import.id, 'resident_identities', v_part);
  end if;
  if p_data ? 'payor' then
    perform private.require_import_cell_right(v_community.id, 'resident_payors', 'payor');
    insert into public.resident_payors (resident_id, payor, begins_on)
    values (v_id, p_data ->> 'payor', coalesce(v_moved_in_on, (now() at time zone v_community.time_zone)::date))
    returning id into v_part;
    perform private.keep_import_part(p_import.id, 'resident_payors', v_part);
  end if;
  if not p_data ?| array['unit', 'moved_in_on', 'bed'] then
    return v_id;
  end if;
  perform private.require_import_cell_right(v_community.id, 'stay_events', 'moved_in_on');
  if v_moved_in_on is null then
    perform private.refuse_import_cell('moved_in_on', 'HXRID');
  elsif not p_data ? 'unit' then
    perform private.refuse_import_cell('unit', 'HXRIU');
  end if;
  v_unit := private.find_import_unit(v_community.id, p_data, 'unit');
  if p_data ? 'bed' then
    select b.id into v_bed_id from public.beds b
    where b.unit_id = v_unit.id and b.deleted_at is null and lower(b.name) = lower(btrim(p_data ->> 'bed'));
    if v_bed_id is null then
      perform private.refuse_import_cell('bed', 'HXRIE');
    end if;
  end if;
  v_at := (v_moved_in_on + time '12:00') at time zone v_community.time_zone;
  if v_moved_in_on = (now() at time zone v_community.time_zone)::date then
    v_at := least(v_at, now());
  end if;
  if v_at > now() or v_at < now() - interval '20 years' then
    perform private.refuse_import_cell('moved_in_on', 'HXOST');
  end if;
  perform private.require_room_in_unit(v_unit.id, v_bed_id, v_id, v_at, coalesce((p_data ->> 'is_second_occupant')::boolean, false));
  -- A resident who moved in before still has to fit today.
  perform private.require_room_in_unit(v_unit.id, v_bed_id, v_id, now(), coalesce((p_data ->> 'is_second_occupant')::boolean, false));
  insert into public.stay_events (community_id, resident_id, type, at, unit_id, bed_id, is_second_occupant, recorded_by)
  values (
    v_community.id, v_id, 'admit', v_at, v_unit.id, v_bed_id, coalesce((p_data ->> 'is_second_occupant')::boolean, false), auth.uid()
  ) returning id into v_part;
  perform private.keep_import_part(p_import.id, 'stay_events', v_part);
  perform private.apply_stay_events(v_id);
  return v_id;
end $$;

-- Adds a unit with its beds, and its building and floor if they are new.
create function private.take_import_unit(p_import private.record_imports, p_data jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_building_id uuid;
  v_floor_id uuid;
  v_id uuid;
  v_bed_id uuid;
  v_bed text;
  v_building constant text := coalesce(btrim(p_data ->> 'building'), 'Main building');
  v_row constant public.units := jsonb_populate_record(null::public.units, p_data - '{building,floor,beds}'::text[]);
begin
  select b.id into v_building_id from public.buildings b
  where b.community_id = p_import.community_id and b.deleted_at is null
    and (lower(b.name) = lower(v_building) or not p_data ? 'building')
  order by lower(b.name) = lower(v_building) desc, b.created_at, b.id limit 1;
  if v_building_id is null then
    perform private.require_import_cell_right(p_import.community_id, 'buildings', 'building');
    insert into public.buildings (community_id, name) values (p_import.community_id, v_building) returning id into v_building_id;
    perform private.keep_import_part(p_import.id, 'buildings', v_building_id);
  end if;
  if not p_data ? 'floor' then
    perform private.refuse_import_cell('floor', '23502');
  end if;
  select f.id into v_floor_id from public.floors f
  where f.building_id = v_building_id and f.deleted_at is null and lower(f.name) = lower(btrim(p_data ->> 'floor'))
  order by f.created_at, f.id limit 1;
  if v_floor_id is null then
    perform private.require_import_cell_right(p_import.community_id, 'floors', 'floor');
    insert into public.floors (building_id, name, position)
    values (v_building_id, btrim(p_data ->> 'floor'), coalesce(substring(p_data ->> 'floor' from '\d{1,2}')::integer, 0))
    returning id into v_floor_id;
    perform private.keep_import_part(p_import.id, 'floors', v_floor_id);
  end if;
  insert into public.units (floor_id, name, type, license_category, capacity, market_rate, square_feet, notes)
  values (
    v_floor_id, btrim(v_row.name), coalesce(v_row.type, 'studio'), v_row.license_category, coalesce(v_row.capacity, 1),
    v_row.market_rate, v_row.square_feet, v_row.notes
  ) returning id into v_id;
  for v_bed in
    select distinct btrim(b) from regexp_split_to_table(p_data ->> 'beds', '[,;]') b where btrim(b) <> '' limit 8
  loop
    perform private.require_import_cell_right(p_import.community_id, 'beds', 'beds');
    begin
      insert into public.beds (unit_id, name) values (v_id, v_bed) returning id into v_bed_id;
    exception when check_violation or unique_violation then
      perform private.refuse_import_cell('beds', '23514');
    end;
    perform private.keep_import_part(p_import.id, 'beds', v_bed_id);
  end loop;
  return v_id;
end $$;

create function private.take_import_contact(p_resident public.residents, p_data jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant public.resident_contacts := jsonb_populate_record(null::public.resident_contacts, p_data - '{resident,birth_date}'::text[]);
  v_id uuid;
begin
  insert into public.resident_contacts (resident_id, name, relation, roles, phone, email)
  values (p_resident.id, v_row.name, v_row.relation, coalesce(v_row.roles, '{}'), v_row.phone, v_row.email) returning id into v_id;
  return v_id;
end $$;

-- The times of a schedule that names none; shared/operator/medications.ts has the same, and a test compares both.
create function private.get_schedule_times(p_schedule text) returns time[]
language sql immutable set search_path = '' as $$
  select case p_schedule
    when 'bid' then '{08:00,20:00}' when 'tid' then '{08:00,14:00,20:00}' when 'qid' then '{08:00,12:00,16:00,20:00}'
    when 'qhs' then '{21:00}' when 'q4h' then '{00:00,04:00,08:00,12:00,16:00,20:00}' when 'q6h' then '{00:00,06:00,12:00,18:00}'
    when 'q8h' then '{06:00,14:00,22:00}' when 'ac' then '{07:30,11:30,16:30}' when 'pc' then '{09:00,13:00,18:00}'
    when 'prn' then '{}' else '{08:00}'
  end::time[]
$$;

-- Enters an order, pending a nurse's review like every other.
create function private.take_import_order(p_resident public.residents, p_data jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_resident.community_id);
  v_row constant public.medication_orders := jsonb_populate_record(
    null::public.medication_orders, p_data - '{resident,birth_date,times,starts_on,stops_on}'::text[]
  );
  v_is_prn constant boolean := v_row.schedule = 'prn';
  v_starts_on constant date := coalesce((p_data ->> 'starts_on')::date, (now() at time zone v_zone)::date);
  v_times time[] := private.get_schedule_times(v_row.schedule);
  v_id uuid;
begin
  if p_data ? 'times' and not v_is_prn then
    if p_data ->> 'times' !~ '^\s*([01]?\d|2[0-3]):[0-5]\d([\s,;]+([01]?\d|2[0-3]):[0-5]\d){0,11}\s*$' then
      perform private.refuse_import_cell('times', 'HXRIT');
    end if;
    v_times := array(
      select distinct t::time from regexp_split_to_table(btrim(p_data ->> 'times'), '[\s,;]+') t order by 1
    );
  end if;
  if v_is_prn and not p_data ? 'prn_reason' then
    perform private.refuse_import_cell('prn_reason', '23502');
  end if;
  if v_starts_on::timestamptz not between now() - interval '1 year' and now() + interval '1 year' then
    perform private.refuse_import_cell('starts_on', 'HXOMS');
  end if;
  insert into public.medication_orders (
    community_id, resident_id, kind, drug, dose, route, schedule, times, every_days, is_prn, prn_reason, prn_follow_up_minutes,
    starts_at, stops_at, prescriber, instructions, controlled_schedule, ordered_by, ordered_by_name
  )
  values (
    p_resident.community_id, p_resident.id, coalesce(v_row.kind, 'medication'), v_row.drug, v_row.dose, coalesce(v_row.route, 'oral'),
    v_row.schedule, v_times,
    coalesce(v_row.every_days, case v_row.schedule when 'alternating' then 2 when 'weekly' then 7 else 1 end), v_is_prn,
    v_row.prn_reason, case when v_is_prn then coalesce(v_row.prn_follow_up_minutes, 60) end,
    v_starts_on::timestamp at time zone v_zone, ((p_data ->> 'stops_on')::date + 1)::timestamp at time zone v_zone,
    v_row.prescriber, v_row.instructions, v_row.controlled_schedule, auth.uid(), coalesce(private.get_my_display_name(), '')
  ) returning id into v_id;
  return v_id;
end $$;

-- Returns the record that a row repeats, if any. `p_resident` is the row's resident, for kinds that have one.
create function private.find_import_match(p_import private.record_imports, p_data jsonb, p_resident_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_born constant date := case
    when p_import.community_id = any (private.list_my_community_ids('resident_identities', 'read')) then (p_data ->> 'birth_date')::date
  end;
begin
  case p_import.kind
    when 'residents' then
      return (
        select r.id from public.residents r
        left join public.resident_identities i on i.resident_id = r.id and i.deleted_at is null
        where r.community_id = p_import.community_id and r.deleted_at is null
          and private.normalize_name(r.name) = private.normalize_name(p_data ->> 'name')
          and (v_born is null or i.birth_date is null or i.birth_date = v_born)
        order by r.created_at, r.id limit 1
      );
    when 'units' then
      return (
        select u.id from public.units u join public.floors f on f.id = u.floor_id join public.buildings b on b.id = f.building_id
        where u.community_id = p_import.community_id and u.deleted_at is null and lower(u.name) = lower(btrim(p_data ->> 'name'))
          and lower(f.name) = lower(btrim(p_data ->> 'floor'))
          and (p_data ->> 'building' is null or lower(b.name) = lower(btrim(p_data ->> 'building')))
        order by u.created_at, u.id limit 1
      );
    when 'unit_rates' then
      return (private.find_import_unit(p_import.community_id, p_data, 'name')).id;
    when 'resident_contacts' then
      return (
        select t.id from public.resident_contacts t
        where t.resident_id = p_resident_id and t.deleted_at is null
          and private.normalize_name(t.name) = private.normalize_name(p_data ->> 'name')
        order by t.created_at, t.id limit 1
      );
    when 'medication_orders' then
      return (
        select o.id from public.medication_orders o
        where o.resident_id = p_resident_id and o.discontinued_at is null and lower(o.drug) = lower(btrim(p_data ->> 'drug'))
          and lower(o.dose) = lower(btrim(p_data ->> 'dose')) and o.schedule = p_data ->> 'schedule'
        order by o.ordered_at, o.id limit 1
      );
  end case;
end $$;

-- Changes a record to what the file has; cells that are empty change nothing. True if something changed.
create function private.update_from_import(p_import private.record_imports, p_id uuid, p_data jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_table constant text := private.get_import_table(p_import.kind);
  v_version integer;
  v_new_version integer;
  v_changes text;
begin
  if (p_import.community_id = any (private.list_my_community_ids(v_table, 'change'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select string_agg(format('%1$I = coalesce((q.p).%1$I, t.%1$I)', c), ', ') into v_changes
  from unnest(
    case v_table when 'units' then array['type', 'license_category', 'capacity', 'market_rate', 'square_feet', 'notes']
    else array['relation', 'roles', 'phone', 'email'] end
  ) c
  where c = any (p_import.columns);
  if v_changes is null then
    return false;
  end if;
  execute format('select t.version from public.%I t where t.id = $1', v_table) into v_version using p_id;
  execute format(
    'update public.%1$I t set %2$s from (select jsonb_populate_record(null::public.%1$I, $2) as p) q where t.id = $1 returning t.version',
    v_table, v_changes
  ) into v_new_version using p_id, p_data - '{beds,building,floor,resident,birth_date}'::text[];
  return v_new_version > v_version;
end $$;
