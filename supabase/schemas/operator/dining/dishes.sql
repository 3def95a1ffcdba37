-- Dishes of a community: what they contain, the textures and thicknesses the kitchen makes, and the diets they suit.
-- Private, like all tables of dining: screens use calls, which check the caller's position and each resident's needs.

-- Returns the residents whose records of a kind the caller can use this way: all of the community, or those of a caregiver's shift.
create function private.list_residents_in_reach(p_community_id uuid, p_kind text, p_verb text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  if v_me is null or not private.is_approved() then
    return '{}';
  end if;
  if exists (
    select from public.community_members m
    where m.user_id = v_me and m.community_id = p_community_id and not private.is_limited_position(m.position)
      and m.position = any (private.list_positions_with_right(p_kind, p_verb)) and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
  ) then
    return array(select r.id from public.residents r where r.community_id = p_community_id and r.deleted_at is null);
  end if;
  return array(
    select r.id from public.residents r
    where r.community_id = p_community_id and r.deleted_at is null and r.unit_id in (
      select s.unit_id from public.shift_assignments s join public.community_members m on m.id = s.member_id
      where m.user_id = v_me and m.community_id = p_community_id and s.starts_at <= now() and s.ends_at > now()
    ) and private.can_reach_resident(v_me, r, p_kind, p_verb)
  );
end $$;

create table private.dining_dishes (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  course text not null,
  textures text[] not null default '{}',
  liquids text[] not null default '{}',
  allergens text[] not null default '{}',
  other_allergens text,
  may_contain text,
  diets text[] not null default '{}',
  guest_price_cents integer,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint dining_dishes_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint dining_dishes_course_is_known check (course in ('starter', 'entree', 'side', 'dessert', 'beverage')),
  constraint dining_dishes_textures_are_known check (textures <@ array['regular', 'soft', 'minced', 'pureed']),
  constraint dining_dishes_liquids_are_known check (liquids <@ array['thin', 'nectar', 'honey', 'pudding']),
  constraint dining_dishes_has_form check (cardinality(textures) + cardinality(liquids) >= 1),
  constraint dining_dishes_allergens_are_known check (
    allergens <@ array['milk', 'eggs', 'fish', 'shellfish', 'tree_nuts', 'peanuts', 'wheat', 'soy', 'sesame']
  ),
  constraint dining_dishes_diets_are_known check (
    diets <@ array['regular', 'diabetic', 'low_sodium', 'renal', 'vegetarian', 'gluten_free']
  ),
  constraint dining_dishes_other_allergens_are_plain check (private.is_single_line(other_allergens, 300)),
  constraint dining_dishes_may_contain_is_plain check (private.is_single_line(may_contain, 300)),
  constraint dining_dishes_guest_price_in_range check (guest_price_cents between 0 and 100000)
);

comment on column private.dining_dishes.textures is 'IDDSI 7 regular, 6 soft and bite-sized, 5 minced and moist, 4 pureed.';
comment on column private.dining_dishes.liquids is 'IDDSI 0 thin, 2 nectar, 3 honey, 4 pudding.';
comment on column private.dining_dishes.other_allergens is 'Ingredients beyond the nine major allergens, such as strawberries.';

create unique index dining_dishes_name_once_idx on private.dining_dishes (community_id, lower(name)) where archived_at is null;
create index dining_dishes_community_idx on private.dining_dishes (community_id);

alter table private.dining_dishes enable row level security;

create function private.save_dish(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.dining_dishes;
  v_row private.dining_dishes;
begin
  perform private.require_community_right(p_community_id, 'dining_menus', 'change');
  perform private.enforce_rate_limit('dish', 2000, interval '1 hour');
  select * into v_old from private.dining_dishes d where d.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  if private.is_repeated_save(v_old.version, p_version, 'HXJDV') then
    return p_id;
  end if;
  v_row := jsonb_populate_record(v_old, p_values);
  if exists (
    select from private.dining_dishes d
    where d.community_id = p_community_id and d.archived_at is null and lower(d.name) = lower(btrim(v_row.name)) and d.id <> p_id
  ) then
    raise exception 'A dish with this name exists.' using errcode = 'HXJDE';
  end if;
  insert into private.dining_dishes as d (
    id, community_id, name, course, textures, liquids, allergens, other_allergens, may_contain, diets, guest_price_cents
  )
  values (
    p_id, p_community_id, btrim(v_row.name), v_row.course, coalesce(v_row.textures, '{}'), coalesce(v_row.liquids, '{}'),
    coalesce(v_row.allergens, '{}'), nullif(btrim(v_row.other_allergens), ''), nullif(btrim(v_row.may_contain), ''),
    coalesce(v_row.diets, '{}'), v_row.guest_price_cents
  )
  on conflict (id) do update
  set name = excluded.name, course = excluded.course, textures = excluded.textures, liquids = excluded.liquids,
    allergens = excluded.allergens, other_allergens = excluded.other_allergens, may_contain = excluded.may_contain,
    diets = excluded.diets, guest_price_cents = excluded.guest_price_cents, archived_at = null, version = d.version + 1;
  return p_id;
end $$;

-- Adds or changes a dish; saving an archived dish restores it. Orders of coming meals are checked again when they are served.
select private.expose('save_dish', 'authenticated');

create function private.archive_dish(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_dish private.dining_dishes;
begin
  select * into v_dish from private.dining_dishes d where d.id = p_id for update;
  perform private.require_community_right(v_dish.community_id, 'dining_menus', 'change');
  update private.dining_dishes d set archived_at = now(), version = d.version + 1 where d.id = p_id and d.archived_at is null;
end $$;

-- Takes a dish off all coming menus. Past orders keep it.
select private.expose('archive_dish', 'authenticated');
