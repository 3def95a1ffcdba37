-- Menu cycles of a community: up to eight weeks that repeat from a date. The newest cycle that has started is served. A
-- change replaces, removes, or adds a dish on one day, with a reason.
create table private.menu_cycles (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  weeks integer not null,
  starts_on date not null,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint menu_cycles_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint menu_cycles_weeks_in_range check (weeks between 1 and 8),
  constraint menu_cycles_starts_on_in_range check (starts_on between '2000-01-01' and '2100-01-01')
);
create index menu_cycles_community_idx on private.menu_cycles (community_id, starts_on desc);
alter table private.menu_cycles enable row level security;

create table private.menu_cycle_dishes (
  cycle_id uuid not null references private.menu_cycles (id) on delete cascade,
  day integer not null,
  meal text not null,
  dish_id uuid not null references private.dining_dishes (id) on delete cascade,
  place integer not null,

  primary key (cycle_id, day, meal, dish_id),
  constraint menu_cycle_dishes_day_in_range check (day between 0 and 55),
  constraint menu_cycle_dishes_meal_is_known check (meal in ('breakfast', 'lunch', 'dinner')),
  constraint menu_cycle_dishes_place_in_range check (place between 1 and 20)
);
comment on column private.menu_cycle_dishes.place is 'Order within the meal. The first dish of each course is its default.';
create index menu_cycle_dishes_dish_idx on private.menu_cycle_dishes (dish_id);
alter table private.menu_cycle_dishes enable row level security;

create table private.menu_changes (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  day date not null,
  meal text not null,
  dish_id uuid references private.dining_dishes (id) on delete cascade,
  new_dish_id uuid references private.dining_dishes (id) on delete cascade,
  reason text not null,
  changed_at timestamptz not null default clock_timestamp(),
  changed_by_name text not null default '',
  undone_at timestamptz,

  constraint menu_changes_day_in_range check (day between '2000-01-01' and '2200-01-01'),
  constraint menu_changes_meal_is_known check (meal in ('breakfast', 'lunch', 'dinner')),
  constraint menu_changes_names_a_dish check (num_nonnulls(dish_id, new_dish_id) >= 1),
  constraint menu_changes_reason_is_plain check (char_length(btrim(reason)) >= 3 and private.is_single_line(reason, 300)),
  constraint menu_changes_changed_by_name_is_plain check (private.is_single_line(changed_by_name, 300))
);
create index menu_changes_day_idx on private.menu_changes (community_id, day, meal);
create index menu_changes_dish_idx on private.menu_changes (dish_id);
create index menu_changes_new_dish_idx on private.menu_changes (new_dish_id);
alter table private.menu_changes enable row level security;

-- Returns what is served between two days: the cycle's dishes with the changes of each day.
create function private.list_menu_days(p_community_id uuid, p_from date, p_to date)
returns table (day date, meal text, dish_id uuid, place integer, change_id uuid, replaced_dish_id uuid, reason text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with days as (
    select d.day::date as day, c.id as cycle_id, (d.day::date - c.starts_on) % (c.weeks * 7) as cycle_day
    from generate_series(p_from, p_to, interval '1 day') d (day)
    cross join lateral (
      select * from private.menu_cycles c
      where c.community_id = p_community_id and c.archived_at is null and c.starts_on <= d.day::date
      order by c.starts_on desc, c.created_at desc, c.id limit 1
    ) c
  ), changes as (
    select * from private.menu_changes x
    where x.community_id = p_community_id and x.day between p_from and p_to and x.undone_at is null
  ), planned as (
    select d.day, m.meal, m.dish_id, m.place
    from days d join private.menu_cycle_dishes m on m.cycle_id = d.cycle_id and m.day = d.cycle_day
  ), served as (
    select p.day, p.meal, case when x.id is null then p.dish_id else x.new_dish_id end as dish_id, p.place, x.id as change_id,
      x.dish_id as replaced_dish_id, x.reason
    from planned p
    left join lateral (
      select * from changes x where x.day = p.day and x.meal = p.meal and x.dish_id = p.dish_id order by x.changed_at desc limit 1
    ) x on true
    union all
    select x.day, x.meal, x.new_dish_id, 21, x.id, null, x.reason from changes x where x.dish_id is null
  )
  select distinct on (s.day, s.meal, s.dish_id) s.day, s.meal, s.dish_id, s.place, s.change_id, s.replaced_dish_id, s.reason
  from served s join private.dining_dishes d on d.id = s.dish_id
  where d.archived_at is null
  order by s.day, s.meal, s.dish_id, s.place;
end $$;

create function private.get_dining_menu(p_community_id uuid, p_from date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
  v_from constant date := coalesce(p_from, v_today - extract(dow from v_today)::integer);
begin
  perform private.require_community_right(p_community_id, 'dining_menus', 'read');
  if v_from not between v_today - 400 and v_today + 400 then
    raise exception 'Choose a day within a year.' using errcode = 'HXJDD';
  end if;
  return jsonb_build_object(
    'today', v_today, 'from', v_from,
    'dishes', (
      select coalesce(jsonb_agg(to_jsonb(d) - '{community_id,created_at}'::text[] order by lower(d.name), d.id), '[]')
      from private.dining_dishes d where d.community_id = p_community_id
    ),
    'cycles', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'name', c.name, 'weeks', c.weeks, 'starts_on', c.starts_on, 'version', c.version, 'dishes', (
          select coalesce(jsonb_agg(
            jsonb_build_object('day', m.day, 'meal', m.meal, 'dish_id', m.dish_id) order by m.day, m.meal, m.place, m.dish_id
          ), '[]')
          from private.menu_cycle_dishes m where m.cycle_id = c.id
        )
      ) order by c.starts_on desc, c.id), '[]')
      from private.menu_cycles c where c.community_id = p_community_id and c.archived_at is null
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', m.day, 'meal', m.meal, 'dish_id', m.dish_id, 'change_id', m.change_id, 'replaced_dish_id', m.replaced_dish_id,
        'reason', m.reason
      ) order by m.day, m.meal, m.place, m.dish_id), '[]')
      from private.list_menu_days(p_community_id, v_from, v_from + 6) m
    ),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', x.id, 'day', x.day, 'meal', x.meal, 'dish_id', x.dish_id, 'new_dish_id', x.new_dish_id, 'reason', x.reason,
        'by', x.changed_by_name, 'at', x.changed_at
      ) order by x.day, x.changed_at), '[]')
      from private.menu_changes x
      where x.community_id = p_community_id and x.day between v_from and v_from + 6 and x.undone_at is null
    )
  );
end $$;

-- Returns a community's dishes, menu cycles, and the menu of a week with its changes.
select private.expose('get_dining_menu', 'authenticated');

create function private.save_menu_cycle(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.menu_cycles;
  v_row private.menu_cycles;
begin
  perform private.require_community_right(p_community_id, 'dining_menus', 'change');
  perform private.enforce_rate_limit('menu', 2000, interval '1 hour');
  select * into v_old from private.menu_cycles c where c.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  if private.is_repeated_save(v_old.version, p_version, 'HXJDV') then
    return p_id;
  end if;
  v_row := jsonb_populate_record(v_old, p_values);
  insert into private.menu_cycles as c (id, community_id, name, weeks, starts_on)
  values (p_id, p_community_id, btrim(v_row.name), v_row.weeks, v_row.starts_on)
  on conflict (id) do update
  set name = excluded.name, weeks = excluded.weeks, starts_on = excluded.starts_on, version = c.version + 1;
  delete from private.menu_cycle_dishes m where m.cycle_id = p_id and m.day >= v_row.weeks * 7;
  return p_id;
end $$;

-- Adds or changes a menu cycle.
select private.expose('save_menu_cycle', 'authenticated');

create function private.save_menu_week(p_cycle_id uuid, p_version public.whole_number, p_week public.whole_number, p_dishes public.payload)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_cycle private.menu_cycles;
begin
  select * into v_cycle from private.menu_cycles c where c.id = p_cycle_id and c.archived_at is null for update;
  perform private.require_community_right(v_cycle.community_id, 'dining_menus', 'change');
  perform private.enforce_rate_limit('menu', 2000, interval '1 hour');
  perform private.require_same_version(v_cycle.version, p_version, 'HXJDV');
  if p_week not between 1 and v_cycle.weeks or jsonb_typeof(p_dishes) <> 'array' or jsonb_array_length(p_dishes) > 420 or exists (
    select from jsonb_to_recordset(p_dishes) x (day integer, meal text, dish_id uuid)
    where (x.day between 0 and 6 and x.meal in ('breakfast', 'lunch', 'dinner')) is not true or not exists (
      select from private.dining_dishes d where d.id = x.dish_id and d.community_id = v_cycle.community_id and d.archived_at is null
    )
  ) or exists (
    select from jsonb_to_recordset(p_dishes) x (day integer, meal text) group by x.day, x.meal having count(*) > 20
  ) then
    raise exception 'Choose dishes of this community, up to 20 per meal.' using errcode = 'HXJDM';
  end if;
  delete from private.menu_cycle_dishes m where m.cycle_id = p_cycle_id and m.day between (p_week - 1) * 7 and p_week * 7 - 1;
  insert into private.menu_cycle_dishes (cycle_id, day, meal, dish_id, place)
  select p_cycle_id, (p_week - 1) * 7 + x.day, x.meal, x.dish_id, row_number() over (partition by x.day, x.meal order by x.place)
  from (
    select distinct on (y.day, y.meal, y.dish_id) y.* from (
      select (e.value ->> 'day')::integer as day, e.value ->> 'meal' as meal, (e.value ->> 'dish_id')::uuid as dish_id, e.place
      from jsonb_array_elements(p_dishes) with ordinality e (value, place)
    ) y order by y.day, y.meal, y.dish_id, y.place
  ) x;
  update private.menu_cycles c set version = c.version + 1 where c.id = p_cycle_id returning c.version into v_cycle.version;
  return v_cycle.version;
end $$;

-- Replaces the dishes of a week of a cycle, in the order given. Returns the cycle's new version.
select private.expose('save_menu_week', 'authenticated');

create function private.archive_menu_cycle(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_cycle private.menu_cycles;
begin
  select * into v_cycle from private.menu_cycles c where c.id = p_id for update;
  perform private.require_community_right(v_cycle.community_id, 'dining_menus', 'change');
  update private.menu_cycles c set archived_at = now(), version = c.version + 1 where c.id = p_id and c.archived_at is null;
end $$;

-- Ends a menu cycle; the one before it is served again.
select private.expose('archive_menu_cycle', 'authenticated');

create function private.change_day_menu(
  p_id uuid, p_community_id uuid, p_day date, p_meal text, p_dish_id uuid default null, p_new_dish_id uuid default null,
  p_reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
begin
  perform private.require_community_right(p_community_id, 'dining_menus', 'change');
  perform private.enforce_rate_limit('menu_change', 600, interval '1 hour');
  if p_day is null or p_day not between v_today and v_today + 60 then
    raise exception 'Choose a day from today to 60 days ahead.' using errcode = 'HXJDD';
  end if;
  perform private.require_reason(p_reason, 'HXJDN');
  if p_new_dish_id is not null and not exists (
    select from private.dining_dishes d where d.id = p_new_dish_id and d.community_id = p_community_id and d.archived_at is null
  ) or p_dish_id is not null and not exists (
    select from private.list_menu_days(p_community_id, p_day, p_day) m
    where m.meal = p_meal and m.dish_id = p_dish_id and m.change_id is null
  ) then
    raise exception 'Choose dishes of this community.' using errcode = 'HXJDM';
  end if;
  insert into private.menu_changes (id, community_id, day, meal, dish_id, new_dish_id, reason, changed_by_name)
  values (
    p_id, p_community_id, p_day, p_meal, p_dish_id, p_new_dish_id, btrim(p_reason), coalesce(private.get_my_display_name(), '')
  )
  on conflict (id) do nothing;
end $$;

-- Replaces a dish on one day, removes it without a new dish, or adds one without an old dish.
select private.expose('change_day_menu', 'authenticated');

create function private.undo_menu_change(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_change private.menu_changes;
begin
  select * into v_change from private.menu_changes x where x.id = p_id for update;
  perform private.require_community_right(v_change.community_id, 'dining_menus', 'change');
  update private.menu_changes x set undone_at = now() where x.id = p_id and x.undone_at is null;
end $$;

-- Returns a day's menu to its cycle.
select private.expose('undo_menu_change', 'authenticated');
