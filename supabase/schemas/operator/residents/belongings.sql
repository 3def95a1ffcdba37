-- What a resident brought along.
create table public.resident_belongings (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  item text not null,
  quantity integer not null default 1,
  value numeric,
  returned_on date,
  note text,

  constraint resident_belongings_item_is_plain check (char_length(btrim(item)) >= 1 and private.is_single_line(item, 120)),
  constraint resident_belongings_quantity_in_range check (quantity between 1 and 1000),
  constraint resident_belongings_value_in_range check (value between 0 and 10000000),
  constraint resident_belongings_returned_on_in_range check (returned_on between '2000-01-01' and '2100-01-01'),
  constraint resident_belongings_note_is_plain check (private.is_single_line(note, 300))
);
select private.set_up_child_table(
  'public.resident_belongings', 'item', '/operator/residents', 'residents', 'resident_id',
  '{resident_id, item, quantity, value, returned_on, note}'
);
