-- What a seller enters about a property before listing it. Private to the seller: reasons and timing would
-- help a buyer bargain.
create table public.seller_profiles (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  draft_id uuid references public.listing_drafts (id) on delete set null,
  property_name text,
  property_types text[] not null default '{}',
  location text,
  occupancy text,
  timeline text,
  price_range text,
  reason text,
  additional_information text,

  constraint seller_profiles_property_name_is_plain check (private.is_single_line(property_name, 160)),
  constraint seller_profiles_property_types_are_known check (property_types <@ array[
    'assisted-living', 'memory-care', 'independent-living', 'skilled-nursing', 'ccrc', 'active-adult',
    'development-land', 'board-and-care', 'adult-day-care', 'group-homes', 'portfolio', 'new-construction', 'lease',
    'vacant-property', 'auction', 'developments', 'mixed-use', 'vacant-land'
  ]),
  constraint seller_profiles_location_is_plain check (private.is_single_line(location, 200)),
  constraint seller_profiles_occupancy_is_known check (
    occupancy in ('90-100', '80-89', '70-79', '60-69', 'below-60')
  ),
  constraint seller_profiles_timeline_is_known check (
    timeline in ('immediate', '3-months', '6-months', '1-year', 'exploring')
  ),
  constraint seller_profiles_price_range_is_known check (
    price_range in ('under-1m', '1m-3m', '3m-5m', '5m-10m', 'over-10m', 'unsure')
  ),
  constraint seller_profiles_reason_is_known check (
    reason in ('retirement', 'relocation', 'portfolio-optimization', 'market-timing', 'financial-reasons', 'other')
  ),
  constraint seller_profiles_additional_information_length check (char_length(additional_information) <= 4000)
);
create index seller_profiles_draft_idx on public.seller_profiles (draft_id);

select private.set_up_table('public.seller_profiles', '
  select,
  insert (
    draft_id, property_name, property_types, location, occupancy, timeline, price_range, reason,
    additional_information
  ),
  update (
    draft_id, property_name, property_types, location, occupancy, timeline, price_range, reason,
    additional_information
  )
');

create policy "Sellers read their seller profile" on public.seller_profiles
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Sellers create their seller profile" on public.seller_profiles
  for insert to authenticated
  with check (
    user_id = (select auth.uid()) and (select private.is_approved())
    and (draft_id is null or exists (select from public.listing_drafts d where d.id = draft_id))
  );

create policy "Sellers update their seller profile" on public.seller_profiles
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()))
  with check (
    user_id = (select auth.uid())
    and (draft_id is null or exists (select from public.listing_drafts d where d.id = draft_id))
  );

-- Saves the answers and creates the listing draft, both or neither. An existing draft is not overwritten:
-- from then on it is edited in the listing form. Returns the draft; idempotent.
create function public.save_seller_profile(
  draft_id uuid, content public.payload, property_name text default null, property_types text[] default '{}',
  location text default null, occupancy text default null, timeline text default null, price_range text default null,
  reason text default null, additional_information text default null
) returns uuid
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_variable
declare
  v_user_id constant uuid := auth.uid();
  v_draft_id uuid;
begin
  if v_user_id is null then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('seller ' || v_user_id, 0));
  select s.draft_id into v_draft_id from public.seller_profiles s
  join public.listing_drafts d on d.id = s.draft_id
  where s.user_id = v_user_id;
  if v_draft_id is null then
    if concat(property_name, location, occupancy, timeline, price_range, reason, additional_information) ~ '^[[:space:]]*$'
      and coalesce(cardinality(property_types), 0) = 0
    then
      raise exception 'Fill in the form first.' using errcode = 'HXPRE';
    end if;
    perform public.save_listing_draft(draft_id, 0, content);
    v_draft_id := draft_id;
  end if;
  insert into public.seller_profiles as s (
    draft_id, property_name, property_types, location, occupancy, timeline, price_range, reason, additional_information
  ) values (
    v_draft_id, nullif(btrim(property_name), ''), property_types, nullif(btrim(location), ''), nullif(occupancy, ''),
    nullif(timeline, ''), nullif(price_range, ''), nullif(reason, ''), nullif(btrim(additional_information), '')
  )
  on conflict (user_id) do update
  set draft_id = excluded.draft_id, property_name = excluded.property_name, property_types = excluded.property_types,
    location = excluded.location, occupancy = excluded.occupancy, timeline = excluded.timeline,
    price_range = excluded.price_range, reason = excluded.reason,
    additional_information = excluded.additional_information;
  return v_draft_id;
end $$;
grant execute on function public.save_seller_profile(uuid, public.payload, text, text[], text, text, text, text, text, text)
  to authenticated;
