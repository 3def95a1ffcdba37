-- The meal service screen and the kitchen's counts. Both start from the census: residents on leave are shown apart and not
-- counted.

-- Returns who lives in a community at a meal: now, or at the end of a past day.
create function private.list_meal_census(p_community_id uuid, p_day date)
returns table (resident_id uuid, status text, unit_id uuid, leave_type text, since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
begin
  return query
  select c.resident_id, c.status, c.unit_id, c.leave_type, c.since
  from private.list_census_at(p_community_id, least(private.get_census_moment(p_day, v_zone), now() + interval '1 second')) c
  join public.residents r on r.id = c.resident_id and r.deleted_at is null;
end $$;

-- Returns the dish of each course that residents without an order get: the first without a conflict. Null if none is safe.
create function private.list_default_dishes(p_community_id uuid, p_day date, p_meal text, p_resident_ids uuid[])
returns table (resident_id uuid, course text, dish_id uuid)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_dish_ids constant uuid[] := array(
    select m.dish_id from private.list_menu_days(p_community_id, p_day, p_day) m where m.meal = p_meal
  );
begin
  return query
  with menu as materialized (
    select m.dish_id, m.place, d.course
    from private.list_menu_days(p_community_id, p_day, p_day) m join private.dining_dishes d on d.id = m.dish_id
    where m.meal = p_meal
  ), conflicts as materialized (
    select distinct c.resident_id, c.dish_id from private.list_dish_conflicts(p_resident_ids, v_dish_ids) c
  )
  select r.id, k.course, (
    select m.dish_id from menu m
    where m.course = k.course and not exists (select from conflicts c where c.resident_id = r.id and c.dish_id = m.dish_id)
    order by m.place, m.dish_id limit 1
  )
  from unnest(p_resident_ids) r (id) cross join (select distinct m.course from menu m) k;
end $$;

-- Returns what the kitchen makes for a meal: one row per resident and dish, from orders, and from defaults for those who
-- have not ordered. Without a dish, the resident needs a choice: no default is safe, or the dish is off the menu.
create function private.list_meal_portions(p_community_id uuid, p_day date, p_meal text, p_here uuid[])
returns table (
  resident_id uuid, order_id uuid, course text, dish_id uuid, texture text, liquid text, diets text[], is_room_tray boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_waiting constant uuid[] := array(
    select h.id from unnest(p_here) h (id)
    where not exists (select from private.meal_orders o where o.resident_id = h.id and o.day = p_day and o.meal = p_meal)
  );
begin
  return query
  with menu as materialized (
    select m.dish_id from private.list_menu_days(p_community_id, p_day, p_day) m where m.meal = p_meal
  ), defaults as materialized (
    select * from private.list_default_dishes(p_community_id, p_day, p_meal, v_waiting)
  ), chosen as (
    select o.resident_id, o.id as order_id, x.dish_id, o.is_room_tray,
      o.served_at is not null or exists (select from menu m where m.dish_id = x.dish_id) as is_on_menu
    from private.meal_orders o join private.meal_order_dishes x on x.order_id = o.id
    where o.resident_id = any (p_here) and o.day = p_day and o.meal = p_meal and o.skip_reason is null
    union all
    select d.resident_id, null, d.dish_id, false, true from defaults d where d.dish_id is not null
  )
  select c.resident_id, c.order_id, d.course, case when c.is_on_menu then c.dish_id end,
    case when c.is_on_menu then private.choose_texture(d.textures, private.get_texture_level(n.texture)) end,
    case when c.is_on_menu then private.choose_liquid(d.liquids, private.get_liquid_level(n.liquids)) end, n.diets, c.is_room_tray
  from chosen c join private.dining_dishes d on d.id = c.dish_id
  join private.list_meal_needs(p_here) n on n.resident_id = c.resident_id
  union all
  select d.resident_id, null, d.course, null, null, null, '{}', false from defaults d where d.dish_id is null;
end $$;

create function private.describe_meal_residents(p_resident_ids uuid[]) returns table (resident_id uuid, about jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select r.id, jsonb_build_object(
    'id', r.id, 'name', coalesce(r.preferred_name || ' ' || regexp_replace(r.name, '^.* ', ''), r.name), 'unit', u.name,
    'floor', f.name, 'room', p.room, 'table', p.table_name, 'charts_intake', coalesce(p.charts_intake, false)
  )
  from public.residents r left join public.units u on u.id = r.unit_id left join public.floors f on f.id = u.floor_id
  left join private.dining_profiles p on p.resident_id = r.id
  where r.id = any (p_resident_ids);
end $$;

create function private.get_meal_board(p_community_id uuid, p_day date default null, p_meal text default 'lunch') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
  v_day constant date := coalesce(p_day, v_today);
  v_reach uuid[];
  v_here uuid[];
  v_dish_ids uuid[];
  v_board jsonb;
begin
  perform private.require_community_right(p_community_id, 'dining_orders', 'read');
  if (v_day between v_today - 30 and v_today + 14 and p_meal in ('breakfast', 'lunch', 'dinner')) is not true then
    raise exception 'Choose a meal of the last 30 days or the next two weeks.' using errcode = 'HXJDD';
  end if;
  perform private.enforce_rate_limit('meal_board', 2000, interval '1 hour');
  v_reach := private.list_residents_in_reach(p_community_id, 'dining_orders', 'read');
  v_here := array(
    select c.resident_id from private.list_meal_census(p_community_id, v_day) c
    where c.status = 'in_house' and c.resident_id = any (v_reach)
  );
  v_dish_ids := array(select m.dish_id from private.list_menu_days(p_community_id, v_day, v_day) m where m.meal = p_meal)
    || array(
      select x.dish_id from private.meal_orders o join private.meal_order_dishes x on x.order_id = o.id
      where o.community_id = p_community_id and o.day = v_day and o.meal = p_meal
    );
  v_board := jsonb_build_object(
    'day', v_day, 'today', v_today, 'meal', p_meal,
    'time_zone', (select c.time_zone from public.communities c where c.id = p_community_id),
    'can_override', p_community_id = any (private.list_my_community_ids('dining_orders', 'change')),
    'menu', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'course', d.course, 'textures', d.textures, 'liquids', d.liquids, 'allergens', d.allergens,
        'other_allergens', d.other_allergens, 'may_contain', d.may_contain, 'diets', d.diets, 'reason', m.reason,
        'replaces', (select x.name from private.dining_dishes x where x.id = m.replaced_dish_id)
      ) order by m.place, d.name), '[]')
      from private.list_menu_days(p_community_id, v_day, v_day) m join private.dining_dishes d on d.id = m.dish_id
      where m.meal = p_meal
    ),
    'away', (
      select coalesce(jsonb_agg(a.about || jsonb_build_object('leave_type', c.leave_type, 'since', c.since) order by a.about ->> 'name'), '[]')
      from private.list_meal_census(p_community_id, v_day) c
      join private.describe_meal_residents(v_reach) a on a.resident_id = c.resident_id
      where c.status = 'on_leave'
    ),
    'residents', (
      with conflicts as materialized (
        select c.resident_id, c.dish_id, jsonb_agg(jsonb_build_object('key', c.key, 'is_warning', c.is_warning) order by c.is_warning, c.key) as listed
        from private.list_dish_conflicts(v_here, v_dish_ids) c group by c.resident_id, c.dish_id
      ), by_resident as materialized (
        select c.resident_id, jsonb_object_agg(c.dish_id, c.listed) as dishes from conflicts c group by c.resident_id
      ), defaults as materialized (
        select d.resident_id, jsonb_agg(d.dish_id) filter (where d.dish_id is not null) as dish_ids
        from private.list_default_dishes(p_community_id, v_day, p_meal, v_here) d group by d.resident_id
      ), low as materialized (
        select unnest(private.list_low_intake(v_here)) as id
      )
      select coalesce(jsonb_agg(
        a.about || jsonb_build_object(
          'allergies', n.allergies, 'diets', n.diet_texts, 'texture', n.texture, 'liquids', n.liquids, 'diet_notes', n.diet_notes,
          'conflicts', coalesce(c.dishes, '{}'), 'defaults', coalesce(d.dish_ids, '[]'),
          'is_low_intake', exists (select from low l where l.id = a.resident_id),
          'order', (
            select jsonb_build_object(
              'id', o.id, 'version', o.version, 'is_room_tray', o.is_room_tray, 'note', o.note, 'skip_reason', o.skip_reason,
              'by', o.ordered_by_name, 'served_at', o.served_at, 'intake', o.intake,
              'dishes', (
                select coalesce(jsonb_agg(jsonb_build_object('id', x.dish_id, 'name', e.name, 'course', e.course)
                  order by array_position(array['starter', 'entree', 'side', 'dessert', 'beverage'], e.course), e.name), '[]')
                from private.meal_order_dishes x join private.dining_dishes e on e.id = x.dish_id where x.order_id = o.id
              ),
              'overrides', (
                select coalesce(jsonb_agg(jsonb_build_object(
                  'dish_id', v.dish_id, 'dish', e.name, 'keys', v.keys, 'is_acknowledgment', v.is_acknowledgment, 'reason', v.reason,
                  'by', v.by_name, 'at', v.at
                ) order by v.at), '[]')
                from private.meal_overrides v join private.dining_dishes e on e.id = v.dish_id where v.order_id = o.id
              )
            )
            from private.meal_orders o where o.resident_id = a.resident_id and o.day = v_day and o.meal = p_meal
          )
        ) order by a.about ->> 'room', a.about ->> 'table', a.about ->> 'unit', a.about ->> 'name'
      ), '[]')
      from private.describe_meal_residents(v_here) a
      join private.list_meal_needs(v_here) n on n.resident_id = a.resident_id
      left join by_resident c on c.resident_id = a.resident_id left join defaults d on d.resident_id = a.resident_id
    )
  );
  perform private.log_resident_reads(v_here, 'Meal service');
  return v_board;
end $$;

-- Returns residents in the building with their needs, orders, and the conflicts of each dish, and residents on leave apart.
-- Writes to the access log.
select private.expose('get_meal_board', 'authenticated');

create function private.get_kitchen_count(p_community_id uuid, p_day date default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
  v_day constant date := coalesce(p_day, v_today);
  v_here uuid[];
  v_on_leave integer;
begin
  perform private.require_community_right(p_community_id, 'dining_counts', 'read');
  if (v_day between v_today - 30 and v_today + 14) is not true then
    raise exception 'Choose a meal of the last 30 days or the next two weeks.' using errcode = 'HXJDD';
  end if;
  perform private.enforce_rate_limit('kitchen_count', 1000, interval '1 hour');
  select coalesce(array_agg(c.resident_id) filter (where c.status = 'in_house'), '{}'), count(*) filter (where c.status = 'on_leave')
  into v_here, v_on_leave
  from private.list_meal_census(p_community_id, v_day) c;
  perform private.log_resident_reads(v_here, 'Kitchen count');
  return jsonb_build_object(
    'day', v_day, 'today', v_today, 'community', (select c.name from public.communities c where c.id = p_community_id),
    'in_house', cardinality(v_here), 'on_leave', v_on_leave,
    'meals', (
      select jsonb_agg(jsonb_build_object(
        'meal', k.meal,
        'ordered', (
          select count(*) from private.meal_orders o
          where o.resident_id = any (v_here) and o.day = v_day and o.meal = k.meal and o.skip_reason is null
        ),
        'skipped', (
          select coalesce(jsonb_agg(jsonb_build_object('name', a.about ->> 'name', 'unit', a.about ->> 'unit', 'reason', o.skip_reason)), '[]')
          from private.meal_orders o cross join lateral private.describe_meal_residents(array[o.resident_id]) a
          where o.resident_id = any (v_here) and o.day = v_day and o.meal = k.meal and o.skip_reason is not null
        ),
        'guests', (
          select coalesce(sum(g.quantity), 0) from private.guest_meals g
          where g.community_id = p_community_id and g.day = v_day and g.meal = k.meal and g.voided_at is null
        ),
        'portions', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'dish_id', p.dish_id, 'dish', d.name, 'course', p.course, 'texture', p.texture, 'liquid', p.liquid, 'diets', p.diets,
            'is_default', p.order_id is null, 'is_room_tray', p.is_room_tray, 'resident_id', p.resident_id,
            'name', a.about ->> 'name', 'unit', a.about ->> 'unit'
          ) order by array_position(array['starter', 'entree', 'side', 'dessert', 'beverage'], p.course), d.name, a.about ->> 'name'), '[]')
          from private.list_meal_portions(p_community_id, v_day, k.meal, v_here) p
          left join private.dining_dishes d on d.id = p.dish_id
          join private.describe_meal_residents(v_here) a on a.resident_id = p.resident_id
        )
      ) order by k.place)
      from unnest(array['breakfast', 'lunch', 'dinner']) with ordinality k (meal, place)
    )
  );
end $$;

-- Returns the portions of a day's meals, one row for each resident and dish, and who isn't counted. Writes to the access log.
select private.expose('get_kitchen_count', 'authenticated');

create function private.list_meal_overrides(p_community_id uuid)
returns table (
  id uuid, at timestamptz, day date, meal text, resident text, dish text, keys text[], is_acknowledgment boolean, reason text, by_name text
)
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'dining_counts', 'read');
  perform private.log_resident_reads(array(
    select distinct o.resident_id from private.meal_overrides o where o.community_id = p_community_id and o.at > now() - interval '90 days'
  ), 'Meal overrides');
  return query
  select o.id, o.at, m.day, m.meal, a.about ->> 'name', d.name, o.keys, o.is_acknowledgment, o.reason, o.by_name
  from private.meal_overrides o join private.meal_orders m on m.id = o.order_id join private.dining_dishes d on d.id = o.dish_id
  cross join lateral private.describe_meal_residents(array[o.resident_id]) a
  where o.community_id = p_community_id and o.at > now() - interval '90 days'
  order by o.at desc, o.id limit 500;
end $$;

-- Returns who decided about conflicts in the last 90 days.
select private.expose('list_meal_overrides', 'authenticated');

-- Returns how many residents ate little at their last three charted meals, for nurses.
create function private.figures_of_dining() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_low integer;
begin
  if not private.is_approved() then
    return null;
  end if;
  v_ids := (private.list_my_community_ids('dining_orders', 'change'))[1:20];
  if cardinality(v_ids) = 0 then
    return null;
  end if;
  v_low := cardinality(private.list_low_intake(array(
    select distinct o.resident_id from private.meal_orders o join public.residents r on r.id = o.resident_id
    where o.community_id = any (v_ids) and o.intake in ('little', 'refused') and o.day >= current_date - 14 and r.status = 'in_house'
  )));
  return jsonb_build_object('low_intake', v_low);
end $$;
grant execute on function private.figures_of_dining() to authenticated;
