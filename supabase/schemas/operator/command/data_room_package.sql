-- What an owner hands to buyers: a de-identified rent roll, staffing, and surveys. No names, birth dates, rooms, days, or
-- notes. Every group of the rent roll has at least five residents, so that knowing someone's unit type, level, payor, and
-- month of move-in never leads to fewer than five people.

-- Returns one row per group. Each step drops a detail; a resident belongs to the first step whose group has five. Those that
-- remain are joined with the last groups until they are five. Null texts were dropped. Sums equal billing to the cent.
create function private.list_rent_roll_groups(p_community_id uuid, p_day date)
returns table (
  category text, unit_type text, level text, payor text, moved_in text, residents integer,
  room_cents bigint, care_cents bigint, other_cents bigint, concession_cents bigint, total_cents bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_rows jsonb;
  v_groups jsonb := '[]';
  v_found jsonb;
  v_last jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
    'category', u.license_category, 'unit_type', u.type, 'level', coalesce('Level ' || private.get_care_level(r.id, p_day), 'No level'),
    'payor', coalesce((
      select y.payor from public.resident_payors y
      where y.resident_id = r.id and y.deleted_at is null and y.begins_on <= p_day and (y.ends_on is null or y.ends_on >= p_day)
      order by y.priority, y.begins_on desc, y.id limit 1
    ), 'private_pay'), 'moved_in', extract(year from r.moved_in_on)::text,
    'room', m.room_cents, 'care', m.care_cents, 'other', m.other_cents, 'concession', m.concession_cents, 'total', m.total_cents
  )), '[]') into v_rows
  from public.residents r
  join private.list_monthly_rates(p_community_id, p_day) m on m.resident_id = r.id
  left join public.units u on u.id = r.unit_id
  where r.community_id = p_community_id and r.deleted_at is null and r.status in ('in_house', 'on_leave');
  if jsonb_array_length(v_rows) < 5 then
    raise exception 'A de-identified rent roll needs five residents.' using errcode = 'HXALR';
  end if;
  for v_step in 0..5 loop
    with placed as (
      select x.row, jsonb_build_object(
        'category', case when v_step < 5 then x.row ->> 'category' end, 'unit_type', case when v_step < 4 then x.row ->> 'unit_type' end,
        'level', case when v_step < 2 then x.row ->> 'level' end, 'payor', case when v_step < 3 then x.row ->> 'payor' end,
        'moved_in', case when v_step < 1 then x.row ->> 'moved_in' end
      ) as key
      from jsonb_array_elements(v_rows) x (row)
    ), counted as (
      select p.row, p.key, count(*) over (partition by p.key) as n from placed p
    )
    select coalesce((
      select jsonb_agg(jsonb_build_object('key', g.key, 'rows', g.rows) order by jsonb_array_length(g.rows) desc, g.key::text)
      from (select c.key, jsonb_agg(c.row) as rows from counted c where c.n >= 5 group by c.key) g
    ), '[]'), coalesce((select jsonb_agg(c.row) from counted c where c.n < 5), '[]')
    into v_found, v_rows;
    v_groups := v_groups || v_found;
  end loop;
  -- The coarsest groups give up their details until the rest is five.
  while jsonb_array_length(v_rows) between 1 and 4 loop
    v_last := v_groups -> -1;
    v_groups := v_groups - (-1);
    v_rows := v_rows || (v_last -> 'rows');
  end loop;
  if jsonb_array_length(v_rows) > 0 then
    v_groups := v_groups || jsonb_build_array(jsonb_build_object('key', '{}'::jsonb, 'rows', v_rows));
  end if;
  return query
  select g.value -> 'key' ->> 'category', g.value -> 'key' ->> 'unit_type', g.value -> 'key' ->> 'level', g.value -> 'key' ->> 'payor',
    g.value -> 'key' ->> 'moved_in', count(*)::integer, sum((r.value ->> 'room')::bigint)::bigint, sum((r.value ->> 'care')::bigint)::bigint,
    sum((r.value ->> 'other')::bigint)::bigint, sum((r.value ->> 'concession')::bigint)::bigint, sum((r.value ->> 'total')::bigint)::bigint
  from jsonb_array_elements(v_groups) with ordinality g (value, place) cross join lateral jsonb_array_elements(g.value -> 'rows') r
  group by g.place, g.value
  order by g.place;
end $$;

create function private.get_data_room_package(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
begin
  -- Only directors: they approve what leaves the community.
  perform private.require_community_right(p_community_id, 'communities', 'change');
  perform private.require_community_right(p_community_id, 'resident_invoices', 'read');
  return jsonb_build_object(
    'day', v_today, 'community', (select c.name from public.communities c where c.id = p_community_id),
    'rent_roll', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from private.list_rent_roll_groups(p_community_id, v_today) g),
    'units', (
      select jsonb_build_object(
        'available', count(*) filter (where s.status <> 'offline'),
        'occupied', coalesce(sum(s.weight) filter (where s.status <> 'offline'), 0)
      ) from private.list_unit_states(p_community_id, v_today) s
    ),
    'staffing', (
      select coalesce(jsonb_agg(jsonb_build_object('position', s.position, 'required', s.required, 'scheduled', s.scheduled) order by s.position), '[]')
      from (
        select l.position, sum(l.required) as required, sum(l.scheduled) as scheduled
        from private.list_staffing(p_community_id, v_today - 7, v_today - 1) l group by l.position
      ) s
    ),
    'surveys', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', s.kind, 'started_on', s.started_on, 'cleared_on', s.cleared_on,
        'findings', (select count(*) from private.survey_findings f where f.survey_id = s.id),
        'worst_grade', (select max(f.grade) from private.survey_findings f where f.survey_id = s.id)
      ) order by s.started_on desc, s.id), '[]')
      from private.surveys s where s.community_id = p_community_id and s.kind <> 'mock' and s.started_on > v_today - 1100
    )
  );
end $$;

-- Returns a de-identified rent roll, the staffing of the last week, and the surveys of three years, to an executive director.
select private.expose('get_data_room_package', 'authenticated');
