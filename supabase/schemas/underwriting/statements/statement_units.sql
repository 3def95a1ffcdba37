-- Unit types of a version's rent roll: counts and average monthly rates. The rent roll itself is never stored, because it
-- lists residents.
create table public.underwriting_unit_mix (
  version_id uuid not null references public.underwriting_statement_versions (id) on delete cascade,
  position integer not null,
  type text not null,
  units integer not null,
  occupied integer not null,
  rent_cents bigint,
  care_cents bigint,
  market_cents bigint,
  sheet text,
  first_row integer,
  last_row integer,

  primary key (version_id, position),
  constraint underwriting_unit_mix_position_in_range check (position between 1 and 40),
  constraint underwriting_unit_mix_type_is_plain check (char_length(btrim(type)) >= 1 and private.is_single_line(type, 60)),
  constraint underwriting_unit_mix_units_in_range check (units between 1 and 50000),
  constraint underwriting_unit_mix_occupied_in_range check (occupied between 0 and 50000),
  constraint underwriting_unit_mix_occupied_is_part check (occupied <= units),
  constraint underwriting_unit_mix_rent_cents_in_range check (rent_cents between 0 and 1000000000),
  constraint underwriting_unit_mix_care_cents_in_range check (care_cents between 0 and 1000000000),
  constraint underwriting_unit_mix_market_cents_in_range check (market_cents between 0 and 1000000000),
  constraint underwriting_unit_mix_sheet_is_plain check (private.is_single_line(sheet, 160)),
  constraint underwriting_unit_mix_first_row_in_range check (first_row between 1 and 100000),
  constraint underwriting_unit_mix_last_row_in_range check (last_row between 1 and 100000)
);

select private.set_up_table('public.underwriting_unit_mix', 'select');

create policy "Statement viewers read its unit mix" on public.underwriting_unit_mix
  for select to authenticated
  using (private.has_underwriting_statement_version(version_id, (select private.list_my_workspace_ids())::uuid[]));

select private.add_condition_guard(
  'public.underwriting_unit_mix',
  'private.has_underwriting_statement_version(version_id, (select private.list_my_workspace_ids()))'
);
