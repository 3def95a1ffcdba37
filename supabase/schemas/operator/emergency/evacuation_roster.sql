-- Who is in the building now, and how each person leaves it. Reading it writes the access log for each resident.

-- Returns the residents of a community's census at a moment with place and help needed.
create function private.list_evacuation_residents(p_community_id uuid, p_at timestamptz)
returns table (
  resident_id uuid, name text, preferred_name text, status text, area_id uuid, area text, area_position integer, unit text,
  assistance text, assistance_source text, equipment text[], notes text, code_status text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_day constant date := private.get_community_day(p_community_id);
begin
  return query
  select r.id, r.name, r.preferred_name, c.status, f.id, concat_ws(', ', b.name, f.name), f.position, u.name,
    coalesce(n.assistance, private.estimate_evacuation_assistance(p.mobility, l.level, u.license_category)),
    case when n.id is not null then 'nurse' when p.mobility is not null then 'mobility' when l.level is not null then 'level' else 'none' end,
    coalesce(n.equipment, '{}'), n.notes, p.code_status
  from private.list_census_at(p_community_id, p_at) c
  join public.residents r on r.id = c.resident_id and r.deleted_at is null
  left join public.units u on u.id = c.unit_id
  left join public.floors f on f.id = u.floor_id
  left join public.buildings b on b.id = f.building_id
  left join public.resident_evacuation_needs n on n.resident_id = r.id and n.deleted_at is null
  left join public.resident_care_profiles p on p.resident_id = r.id and p.deleted_at is null
  left join lateral (
    select x.level from public.resident_care_levels x where x.resident_id = r.id and x.effective_on <= v_day
    order by x.effective_on desc, x.decided_at desc limit 1
  ) l on n.id is null and p.mobility is null;
end $$;

-- Returns who works in a community at a moment by its published schedule: employees, then agency staff by shift.
create function private.list_staff_on_shift(p_community_id uuid, p_at timestamptz)
returns table (subject_id uuid, name text, "position" text, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select distinct on (coalesce(s.employee_id, s.id)) coalesce(s.employee_id, s.id), left(coalesce(e.name, s.agency_name), 120),
    s.position, s.ends_at
  from private.staff_shifts s left join private.employees e on e.id = s.employee_id
  where s.community_id = p_community_id and s.day between (p_at - interval '2 days')::date and (p_at + interval '1 day')::date
    and s.starts_at <= p_at and s.ends_at > p_at and s.state <> 'draft' and s.cancelled_at is null
    and (s.employee_id is not null or s.agency_name is not null)
  order by coalesce(s.employee_id, s.id), s.ends_at desc;
end $$;

create function private.get_evacuation_roster(p_community_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id and c.deleted_at is null);
  v_is_all constant boolean := p_community_id = any (private.list_my_community_ids('resident_evacuation_needs', 'read'));
  v_sees_drugs constant boolean := p_community_id = any (private.list_my_community_ids('medication_orders', 'read'));
  v_sees_codes boolean;
  v_mine uuid[];
  v_ids uuid[];
  v_from constant timestamptz := now() - interval '1 hour';
  v_to constant timestamptz := now() + interval '4 hours';
  v_residents jsonb;
begin
  if v_zone is null or not private.is_approved() or not exists (
    select from public.community_members m
    where m.user_id = auth.uid() and m.community_id = p_community_id and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
      and m.position = any (private.list_positions_with_right('resident_evacuation_needs', 'read'))
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('evacuation_roster', 600, interval '1 hour');
  v_sees_codes := p_community_id = any (private.list_my_community_ids('resident_care_profiles', 'read'));
  v_mine := private.list_my_assigned_resident_ids('resident_care_profiles');
  v_ids := array(
    select c.resident_id from private.list_census_at(p_community_id, now() + interval '1 second') c
    where v_is_all or c.resident_id = any (private.list_my_assigned_resident_ids('resident_evacuation_needs'))
  );
  perform private.log_resident_reads(v_ids, 'Evacuation roster');
  with due as (
    select o.resident_id, o.drug, o.dose, t.due_at
    from public.medication_orders o
    cross join generate_series((v_from at time zone v_zone)::date, (v_to at time zone v_zone)::date, interval '1 day') d (day)
    cross join unnest(o.times) x (time)
    cross join lateral (select (d.day::date + x.time) at time zone v_zone as due_at) t
    where o.community_id = p_community_id and o.resident_id = any (v_ids) and not o.is_prn and o.reviewed_at is not null
      and o.discontinued_at is null and o.starts_at <= v_to
      and t.due_at >= v_from and t.due_at < v_to and t.due_at >= greatest(o.starts_at, o.reviewed_at)
      and (d.day::date - (o.starts_at at time zone v_zone)::date) % o.every_days = 0
      and t.due_at < coalesce(private.get_order_end(o), 'infinity')
      and not exists (
        select from public.medication_doses m where m.order_id = o.id and m.due_at = t.due_at and m.struck_at is null
      )
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.resident_id, 'name', r.name, 'preferred_name', r.preferred_name, 'status', r.status, 'unit', r.unit, 'area_id', r.area_id,
    'area', r.area, 'assistance', r.assistance, 'assistance_source', r.assistance_source, 'equipment', r.equipment, 'notes', r.notes,
    'code_status', case when v_sees_codes or r.resident_id = any (v_mine) then r.code_status end,
    'due_count', (select count(*) from due m where m.resident_id = r.resident_id),
    'medications', case when v_sees_drugs then (
      select coalesce(jsonb_agg(jsonb_build_object('drug', m.drug, 'dose', m.dose, 'due_at', m.due_at) order by m.due_at, lower(m.drug)), '[]')
      from due m where m.resident_id = r.resident_id
    ) end
  ) order by r.area_position nulls last, r.area, r.unit, lower(r.name), r.resident_id), '[]')
  into v_residents
  from private.list_evacuation_residents(p_community_id, now() + interval '1 second') r where r.resident_id = any (v_ids);
  return jsonb_build_object(
    'community_id', p_community_id, 'community', (select c.name from public.communities c where c.id = p_community_id),
    'at', now(), 'time_zone', v_zone, 'medications_until', v_to, 'is_whole', v_is_all, 'residents', v_residents,
    'staff', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.subject_id, 'name', s.name, 'position', s.position) order by lower(s.name)), '[]')
      from private.list_staff_on_shift(p_community_id, now()) s
    ),
    'areas', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', concat_ws(', ', b.name, f.name))
        order by lower(b.name), f.position, lower(f.name), f.id), '[]')
      from public.buildings b join public.floors f on f.building_id = b.id and f.deleted_at is null
      where b.community_id = p_community_id and b.deleted_at is null
    )
  );
end $$;

-- Returns everyone in the building now with unit, help needed, equipment, code status, and medications due in the next four
-- hours, as far as the caller's position reads them. A caregiver gets the residents of their units in their shift.
select private.expose('get_evacuation_roster', 'authenticated');
