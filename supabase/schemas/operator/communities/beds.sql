-- Beds of a shared unit.
create table public.beds (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  unit_id uuid not null,
  name text not null,

  constraint beds_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 20))
);
select private.set_up_child_table('public.beds', 'name', '/operator/properties', 'units', 'unit_id', '{unit_id, name}');
create unique index beds_name_once_idx on public.beds (unit_id, lower(name)) where deleted_at is null;
