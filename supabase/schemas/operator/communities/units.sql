-- Units of a floor or neighborhood.
create table public.units (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  floor_id uuid not null,
  name text not null,
  type text not null default 'studio',
  license_category text,
  capacity integer not null default 1,
  market_rate numeric,
  square_feet integer,
  notes text,

  constraint units_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 40)),
  constraint units_type_is_known check (type in ('studio', 'one_bedroom', 'two_bedroom', 'three_bedroom', 'private', 'semi_private')),
  constraint units_license_category_is_known check (license_category in ('IL', 'AL', 'MC', 'SNF', 'other')),
  constraint units_capacity_in_range check (capacity between 1 and 8),
  constraint units_market_rate_in_range check (market_rate between 0 and 1000000),
  constraint units_square_feet_in_range check (square_feet between 1 and 20000),
  constraint units_notes_are_plain check (private.is_plain_message(notes, 5000))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes
--   operator/communities/beds.sql: name_cascade
select private.set_up_child_table(
  'public.units', 'name', '/operator/properties', 'floors', 'floor_id',
  '{floor_id, name, type, license_category, capacity, market_rate, square_feet, notes}'
);
create unique index units_name_once_idx on public.units (floor_id, lower(name)) where deleted_at is null;
