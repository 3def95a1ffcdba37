-- Residents' orders for a meal, and who decided that a dish which conflicts with a resident's needs is served anyway.
create table private.meal_orders (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  day date not null,
  meal text not null,
  is_room_tray boolean not null default false,
  note text,
  skip_reason text,
  ordered_at timestamptz not null default clock_timestamp(),
  ordered_by_name text not null default '',
  served_at timestamptz,
  served_by_name text,
  intake text,
  intake_at timestamptz,
  intake_by_name text,
  version integer not null default 1,

  constraint meal_orders_day_in_range check (day between '2000-01-01' and '2200-01-01'),
  constraint meal_orders_meal_is_known check (meal in ('breakfast', 'lunch', 'dinner')),
  constraint meal_orders_note_is_plain check (private.is_single_line(note, 300)),
  constraint meal_orders_skip_reason_is_plain check (char_length(btrim(skip_reason)) >= 1 and private.is_single_line(skip_reason, 200)),
  constraint meal_orders_ordered_by_name_is_plain check (private.is_single_line(ordered_by_name, 300)),
  constraint meal_orders_served_by_name_is_plain check (private.is_single_line(served_by_name, 300)),
  constraint meal_orders_intake_is_known check (intake in ('all', 'most', 'half', 'little', 'refused')),
  constraint meal_orders_intake_by_name_is_plain check (private.is_single_line(intake_by_name, 300)),
  constraint meal_orders_skipped_is_not_served check (skip_reason is null or served_at is null and intake is null)
);
create unique index meal_orders_once_idx on private.meal_orders (resident_id, day, meal);
create index meal_orders_day_idx on private.meal_orders (community_id, day, meal);
create index meal_orders_intake_idx on private.meal_orders (resident_id, day desc) where intake is not null;
alter table private.meal_orders enable row level security;

-- When the meal service of a community changed. The table in the API says only that something changed, so that boards
-- reload; orders and names are read through calls.
create table public.meal_services (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  changed_at timestamptz not null default clock_timestamp(),

  constraint meal_services_community_id_key unique (community_id)
);

select private.set_up_table('public.meal_services', 'select');
create policy "Positions see changes" on public.meal_services for select to authenticated
  using (community_id = any ((select private.list_my_community_ids('dining_orders', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.meal_services', 'community_id', 'private.list_my_community_ids(''dining_orders'', ''read'')'
);
alter publication supabase_realtime add table public.meal_services;

create function private.note_meal_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.meal_services as s (community_id)
  select distinct c.community_id from changed c
  on conflict (community_id) do update set changed_at = clock_timestamp();
  return null;
end $$;
create trigger note_meal_change_on_insert after insert on private.meal_orders
  referencing new table as changed for each statement execute function private.note_meal_change();
create trigger note_meal_change_on_update after update on private.meal_orders
  referencing new table as changed for each statement execute function private.note_meal_change();

create table private.meal_order_dishes (
  order_id uuid not null references private.meal_orders (id) on delete cascade,
  dish_id uuid not null references private.dining_dishes (id) on delete cascade,
  served_texture text,
  served_liquid text,

  primary key (order_id, dish_id),
  constraint meal_order_dishes_texture_is_known check (served_texture in ('regular', 'soft', 'minced', 'pureed')),
  constraint meal_order_dishes_liquid_is_known check (served_liquid in ('thin', 'nectar', 'honey', 'pudding'))
);
create index meal_order_dishes_dish_idx on private.meal_order_dishes (dish_id);
alter table private.meal_order_dishes enable row level security;

-- Decisions about conflicts: a nurse's override, or an acknowledged warning. Never changed or deleted.
create table private.meal_overrides (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  order_id uuid not null references private.meal_orders (id) on delete cascade,
  dish_id uuid not null references private.dining_dishes (id) on delete cascade,
  keys text[] not null,
  is_acknowledgment boolean not null,
  reason text,
  at timestamptz not null default clock_timestamp(),
  by uuid references public.profiles (id) on delete set null,
  by_name text not null default '',

  constraint meal_overrides_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint meal_overrides_has_reason check (is_acknowledgment or char_length(btrim(reason)) >= 3 and reason is not null),
  constraint meal_overrides_by_name_is_plain check (private.is_single_line(by_name, 300))
);
create index meal_overrides_order_idx on private.meal_overrides (order_id, dish_id);
create index meal_overrides_community_idx on private.meal_overrides (community_id, at desc);
create index meal_overrides_resident_idx on private.meal_overrides (resident_id);
create index meal_overrides_dish_idx on private.meal_overrides (dish_id);
create index meal_overrides_by_idx on private.meal_overrides (by);
alter table private.meal_overrides enable row level security;

-- Overrides can't change, by the server either. Deleting an account clears its ID; deleting a resident deletes theirs.
create function private.refuse_override_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'by' = to_jsonb(old) - 'by' or tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'Overrides can''t be changed.' using errcode = '42501';
end $$;
create trigger refuse_override_change before update or delete on private.meal_overrides
  for each row execute function private.refuse_override_change();

-- Returns the conflicts of an order's dishes that no one decided.
create function private.list_open_conflicts(p_order_id uuid, p_resident_id uuid, p_dish_ids uuid[])
returns table (dish_id uuid, key text, is_warning boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select c.dish_id, c.key, c.is_warning
  from private.list_dish_conflicts(array[p_resident_id], p_dish_ids) c
  where not exists (
    select from private.meal_overrides o
    where o.order_id = p_order_id and o.dish_id = c.dish_id and c.key = any (o.keys) and (c.is_warning or not o.is_acknowledgment)
  );
end $$;

-- Refuses an order with a conflict that no one decided. The details name the conflicts.
create function private.require_no_conflicts(p_order_id uuid, p_resident_id uuid, p_dish_ids uuid[]) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_conflicts text;
  v_warnings text;
begin
  select string_agg(c.key, ', ' order by c.key) filter (where not c.is_warning),
    string_agg(c.key, ', ' order by c.key) filter (where c.is_warning)
  into v_conflicts, v_warnings
  from private.list_open_conflicts(p_order_id, p_resident_id, p_dish_ids) c;
  if v_conflicts is not null then
    raise exception 'This dish conflicts with the resident''s allergies or diet.' using errcode = 'HXJDC', detail = v_conflicts;
  elsif v_warnings is not null then
    raise exception 'Acknowledge the warning about this dish.' using errcode = 'HXJDW', detail = v_warnings;
  end if;
end $$;

-- Checks each dish of an order, whatever writes it.
create function private.check_meal_order_dish() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_no_conflicts(new.order_id, (select o.resident_id from private.meal_orders o where o.id = new.order_id), array[new.dish_id]);
  return new;
end $$;
create trigger check_dish before insert or update of dish_id, order_id on private.meal_order_dishes
  for each row execute function private.check_meal_order_dish();

-- Checks an order again when it is served: allergies and diets may have changed since.
create function private.check_served_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_no_conflicts(
    new.id, new.resident_id, array(select d.dish_id from private.meal_order_dishes d where d.order_id = new.id)
  );
  return new;
end $$;
create trigger check_served_order before update of served_at on private.meal_orders
  for each row when (old.served_at is null and new.served_at is not null) execute function private.check_served_order();

-- Where residents eat, and whether the kitchen charts what they eat.
create table private.dining_profiles (
  resident_id uuid primary key references public.residents (id) on delete cascade,
  room text,
  table_name text,
  charts_intake boolean not null default false,

  constraint dining_profiles_room_is_plain check (private.is_single_line(room, 60)),
  constraint dining_profiles_table_is_plain check (private.is_single_line(table_name, 30))
);
alter table private.dining_profiles enable row level security;

-- Returns a resident whose orders and charting the caller can change, locked so that orders of one resident follow each other.
create function private.begin_meal_change(p_resident_id uuid) returns public.residents
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
begin
  if private.is_approved() is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null for no key update;
  if v_resident.id is null or not private.can_reach_resident(auth.uid(), v_resident, 'dining_orders', 'add') then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('meal_order', 6000, interval '1 hour');
  return v_resident;
end $$;

-- Stores decisions about an order's open conflicts: `{dish_id, reason}`. Warnings are acknowledged without a reason.
-- Everything else needs the right to change orders, which nurses have.
create function private.store_meal_decisions(p_order private.meal_orders, p_resident public.residents, p_decisions jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_decision record;
  v_conflicts text[];
  v_warnings text[];
begin
  if jsonb_typeof(p_decisions) is distinct from 'array' or jsonb_array_length(p_decisions) > 20 then
    return;
  end if;
  for v_decision in
    select d.dish_id, nullif(btrim(d.reason), '') as reason from jsonb_to_recordset(p_decisions) d (dish_id uuid, reason text)
  loop
    select array_agg(c.key) filter (where not c.is_warning), array_agg(c.key) filter (where c.is_warning)
    into v_conflicts, v_warnings
    from private.list_open_conflicts(p_order.id, p_resident.id, array[v_decision.dish_id]) c;
    if v_conflicts is not null then
      if not private.can_reach_resident(auth.uid(), p_resident, 'dining_orders', 'change') then
        raise exception 'This dish conflicts with the resident''s allergies or diet.'
          using errcode = 'HXJDC', detail = array_to_string(v_conflicts, ', ');
      end if;
      if coalesce(char_length(v_decision.reason), 0) < 3 then
        raise exception 'Enter a reason.' using errcode = 'HXJDN';
      end if;
    end if;
    if v_conflicts is not null or v_warnings is not null then
      insert into private.meal_overrides (community_id, resident_id, order_id, dish_id, keys, is_acknowledgment, reason, by, by_name)
      values (
        p_resident.community_id, p_resident.id, p_order.id, v_decision.dish_id, coalesce(v_conflicts, '{}') || coalesce(v_warnings, '{}'),
        v_conflicts is null, v_decision.reason, auth.uid(), coalesce(private.get_my_display_name(), '')
      );
    end if;
  end loop;
end $$;

create function private.save_meal_order(
  p_id uuid, p_resident_id uuid, p_day date, p_meal text, p_version public.whole_number, p_values public.payload
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_today date;
  v_order private.meal_orders;
  v_row private.meal_orders;
  v_dish_ids uuid[];
begin
  v_resident := private.begin_meal_change(p_resident_id);
  v_today := private.get_community_day(v_resident.community_id);
  if (p_day between v_today and v_today + 14 and p_meal in ('breakfast', 'lunch', 'dinner')) is not true then
    raise exception 'Choose a meal from today to two weeks ahead.' using errcode = 'HXJDD';
  end if;
  if v_resident.status <> 'in_house' then
    raise exception 'This resident isn''t in the building.' using errcode = 'HXJDR';
  end if;
  select * into v_order from private.meal_orders o where o.resident_id = p_resident_id and o.day = p_day and o.meal = p_meal for update;
  if v_order.id is not null and v_order.version <> p_version then
    if v_order.id = p_id and p_version = 0 then
      return jsonb_build_object('id', v_order.id, 'version', v_order.version);
    end if;
    raise exception 'Someone else changed this.' using errcode = 'HXJDV';
  end if;
  if v_order.served_at is not null then
    raise exception 'This meal was served.' using errcode = 'HXJDS';
  end if;
  v_row := jsonb_populate_record(null::private.meal_orders, p_values);
  v_row.skip_reason := nullif(btrim(v_row.skip_reason), '');
  v_dish_ids := case when v_row.skip_reason is null then array(
    select distinct x::uuid from jsonb_array_elements_text(
      case jsonb_typeof(p_values -> 'dish_ids') when 'array' then p_values -> 'dish_ids' else '[]' end
    ) x
  ) else '{}' end;
  if v_row.skip_reason is null and cardinality(v_dish_ids) not between 1 and 12 then
    raise exception 'Choose at least one dish.' using errcode = 'HXJDO';
  end if;
  if exists (
    select from unnest(v_dish_ids) i (id)
    where not exists (
      select from private.list_menu_days(v_resident.community_id, p_day, p_day) m where m.meal = p_meal and m.dish_id = i.id
    )
  ) then
    raise exception 'Choose dishes of this menu.' using errcode = 'HXJDM';
  end if;
  insert into private.meal_orders as o (id, community_id, resident_id, day, meal, is_room_tray, note, skip_reason, ordered_by_name)
  values (
    coalesce(v_order.id, p_id), v_resident.community_id, p_resident_id, p_day, p_meal, coalesce(v_row.is_room_tray, false),
    nullif(btrim(v_row.note), ''), v_row.skip_reason, coalesce(private.get_my_display_name(), '')
  )
  on conflict (resident_id, day, meal) do update
  set is_room_tray = excluded.is_room_tray, note = excluded.note, skip_reason = excluded.skip_reason,
    ordered_at = clock_timestamp(), ordered_by_name = excluded.ordered_by_name, version = o.version + 1,
    intake = case when excluded.skip_reason is null then o.intake end, intake_at = case when excluded.skip_reason is null then o.intake_at end,
    intake_by_name = case when excluded.skip_reason is null then o.intake_by_name end
  returning * into v_order;
  perform private.store_meal_decisions(v_order, v_resident, p_values -> 'decisions');
  delete from private.meal_order_dishes d where d.order_id = v_order.id;
  insert into private.meal_order_dishes (order_id, dish_id) select v_order.id, i.id from unnest(v_dish_ids) i (id);
  return jsonb_build_object('id', v_order.id, 'version', v_order.version);
end $$;

-- Takes or changes a resident's order, or records that they skip the meal. Dishes that conflict with allergies or diet are
-- refused unless a nurse decides with a reason.
select private.expose('save_meal_order', 'authenticated');

create function private.serve_meal_order(p_id uuid, p_version public.whole_number, p_decisions public.payload default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_order private.meal_orders;
  v_resident public.residents;
  v_need record;
begin
  select * into v_order from private.meal_orders o where o.id = p_id;
  v_resident := private.begin_meal_change(v_order.resident_id);
  select * into v_order from private.meal_orders o where o.id = p_id for update;
  if v_order.served_at is not null then
    return;
  end if;
  perform private.require_same_version(v_order.version, p_version, 'HXJDV');
  if v_order.skip_reason is not null or v_order.day <> private.get_community_day(v_order.community_id) then
    raise exception 'Only meals of today are served.' using errcode = 'HXJDD';
  end if;
  if v_resident.status <> 'in_house' then
    raise exception 'This resident isn''t in the building.' using errcode = 'HXJDR';
  end if;
  perform private.store_meal_decisions(v_order, v_resident, p_decisions);
  update private.meal_orders o
  set served_at = clock_timestamp(), served_by_name = coalesce(private.get_my_display_name(), ''), version = o.version + 1
  where o.id = p_id;
  select private.get_texture_level(n.texture) as texture_level, private.get_liquid_level(n.liquids) as liquid_level into v_need
  from private.list_meal_needs(array[v_order.resident_id]) n;
  update private.meal_order_dishes d
  set served_texture = private.choose_texture(x.textures, v_need.texture_level),
    served_liquid = private.choose_liquid(x.liquids, v_need.liquid_level)
  from private.dining_dishes x where x.id = d.dish_id and d.order_id = p_id;
end $$;

-- Serves an order of today. It is checked again with the resident's allergies and diet of now.
select private.expose('serve_meal_order', 'authenticated');

create function private.record_meal_intake(p_order_id uuid, p_intake text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_order private.meal_orders;
begin
  select * into v_order from private.meal_orders o where o.id = p_order_id;
  perform private.begin_meal_change(v_order.resident_id);
  if v_order.skip_reason is not null
    or v_order.day not between private.get_community_day(v_order.community_id) - 1 and private.get_community_day(v_order.community_id)
  then
    raise exception 'Chart meals of today and yesterday.' using errcode = 'HXJDD';
  end if;
  update private.meal_orders o
  set intake = p_intake, intake_at = case when p_intake is not null then clock_timestamp() end,
    intake_by_name = case when p_intake is not null then coalesce(private.get_my_display_name(), '') end
  where o.id = p_order_id;
end $$;

-- Charts how much of a meal a resident ate.
select private.expose('record_meal_intake', 'authenticated');

create function private.set_dining_profile(p_resident_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.dining_profiles;
begin
  perform private.begin_meal_change(p_resident_id);
  select * into v_row from private.dining_profiles p where p.resident_id = p_resident_id;
  v_row := jsonb_populate_record(v_row, p_values);
  insert into private.dining_profiles as p (resident_id, room, table_name, charts_intake)
  values (p_resident_id, nullif(btrim(v_row.room), ''), nullif(btrim(v_row.table_name), ''), coalesce(v_row.charts_intake, false))
  on conflict (resident_id) do update
  set room = excluded.room, table_name = excluded.table_name, charts_intake = excluded.charts_intake;
end $$;

-- Sets a resident's dining room and table, and whether their meals are charted.
select private.expose('set_dining_profile', 'authenticated');

-- Returns the residents who ate little or nothing at their last three charted meals of two weeks.
create function private.list_low_intake(p_resident_ids uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select r.id from unnest(p_resident_ids) r (id)
    cross join lateral (
      select count(*) as charted, bool_and(l.intake in ('little', 'refused')) as is_low
      from (
        select o.intake from private.meal_orders o
        where o.resident_id = r.id and o.intake is not null and o.day >= current_date - 14
        order by o.day desc, array_position(array['breakfast', 'lunch', 'dinner'], o.meal) desc limit 3
      ) l
    ) i
    where i.charted = 3 and i.is_low
  );
end $$;
