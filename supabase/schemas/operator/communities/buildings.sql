-- Buildings of a community.
create table public.buildings (
  like private.community_record including defaults including constraints,
  community_id uuid not null,
  name text not null,
  year_built integer,

  constraint buildings_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 80)),
  constraint buildings_year_built_in_range check (year_built between 1800 and 2100)
);
-- Triggers in other files:
--   operator/communities/floors.sql: name_cascade
-- The parent is the community itself.
select private.set_up_child_table('public.buildings', 'name', '/operator/properties', 'communities', 'community_id', '{community_id, name, year_built}');
