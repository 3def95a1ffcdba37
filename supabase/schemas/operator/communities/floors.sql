-- Floors or neighborhoods of a building.
create table public.floors (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  building_id uuid not null,
  name text not null,
  type text not null default 'floor',
  position integer not null default 0,

  constraint floors_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 80)),
  constraint floors_type_is_known check (type in ('floor', 'neighborhood')),
  constraint floors_position_in_range check (position between -10 and 200)
);
select private.set_up_child_table('public.floors', 'name', '/operator/properties', 'buildings', 'building_id', '{building_id, name, type, position}');
