-- Listing addresses, available to subscribers. A separate table, so no crafted column list, filter, or order
-- on listings can reveal them.
create table public.listing_addresses (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  street_address text not null,
  postal_code text,
  latitude double precision,
  longitude double precision,

  constraint listing_addresses_street_address_is_plain check (char_length(btrim(street_address)) >= 1 and private.is_single_line(street_address, 200)),
  constraint listing_addresses_postal_code_shape check (postal_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  constraint listing_addresses_latitude_range check (latitude between -90 and 90),
  constraint listing_addresses_longitude_range check (longitude between -180 and 180),
  constraint listing_addresses_point_is_whole check ((latitude is null) = (longitude is null))
);
-- Triggers in other files:
--   admin/reviews/pending_changes.sql: revise_address
--   deals/properties/listing_properties.sql: sync_property_address

-- An address never moves to another listing.
select private.set_up_table('public.listing_addresses', '
  select, delete,
  insert (listing_id, street_address, postal_code, latitude, longitude),
  update (street_address, postal_code, latitude, longitude)
');

-- Returns what decides for all listings whether the caller can read restricted details, so that a statement checks the
-- account once: `staff`, `subscriber` or `member`; null for callers without access.
create function private.get_listing_reader() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when private.is_approved() is not true then null
    when private.is_staff() then 'staff'
    when private.has_open_access() then 'subscriber'
    else 'member'
  end;
end $$;
grant execute on function private.get_listing_reader() to authenticated;

-- Ownership comes from broker_accounts.
create function private.can_read_address(p_listing_id uuid, p_reader text) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
begin
  return private.owns_listing(p_listing_id) or private.can_read_listing_details(p_listing_id, p_reader);
end $$;
grant execute on function private.can_read_address(uuid, text) to authenticated;

create policy "Brokers, staff and open subscriptions read an address" on public.listing_addresses
  for select to authenticated
  using (private.can_read_address(listing_id, (select private.get_listing_reader())));

create policy "Brokers add the address of their listing, administrators any" on public.listing_addresses
  for insert to authenticated
  with check (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

create policy "Brokers edit the address of their listing, administrators any" on public.listing_addresses
  for update to authenticated
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

create policy "Brokers remove the address of their listing, administrators any" on public.listing_addresses
  for delete to authenticated
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

select private.add_condition_guard(
  'public.listing_addresses', 'private.can_read_address(listing_id, (select private.get_listing_reader()))'
);

create function private.save_listing_address(p_listing_id uuid, p_address public.payload) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_known public.listing_addresses;
  v_wanted public.listing_addresses;
begin
  perform private.require_listing_editor(p_listing_id);
  if coalesce(jsonb_typeof(p_address), 'null') not in ('object', 'null') then
    raise exception 'Enter a valid address.' using errcode = '22023';
  end if;
  perform from public.listings l where l.id = p_listing_id for no key update;
  select * into v_known from public.listing_addresses a where a.listing_id = p_listing_id for update;
  if jsonb_typeof(p_address) = 'object' then
    v_wanted := jsonb_populate_record(
      null::public.listing_addresses, p_address || jsonb_build_object('listing_id', p_listing_id)
    );
    -- Coordinates follow the street: if only an unchanged street is sent, the known coordinates stay.
    if not (p_address ? 'latitude' or p_address ? 'longitude') and v_wanted.street_address = v_known.street_address then
      v_wanted.latitude := v_known.latitude;
      v_wanted.longitude := v_known.longitude;
    end if;
    perform private.require_check_constraints(v_wanted);
  end if;
  -- A missing row compares as all null.
  if row(v_wanted.*) is not distinct from row(v_known.*) then
    if not private.is_exempt_from_review() then
      perform private.withdraw_revision(p_listing_id, 'address');
    end if;
    return 'saved';
  end if;
  if private.is_listing_review_required(p_listing_id) then
    perform private.save_pending_revision(
      p_listing_id, null, null, auth.uid(),
      jsonb_build_object('address', case when v_wanted.listing_id is not null then to_jsonb(v_wanted) end)
    );
    return 'waits';
  end if;
  if v_wanted.listing_id is null then
    delete from public.listing_addresses a where a.listing_id = p_listing_id;
  elsif v_known.listing_id is null then
    insert into public.listing_addresses select v_wanted.*;
  else
    update public.listing_addresses a
    set street_address = v_wanted.street_address, postal_code = v_wanted.postal_code, latitude = v_wanted.latitude,
      longitude = v_wanted.longitude
    where a.listing_id = p_listing_id;
  end if;
  return 'saved';
end $$;

-- Saves the address of the caller's listing: `{street_address, postal_code}`, or null for none. An unchanged
-- address needs no review. Returns `saved`, or `waits` if staff must review it first.
select private.expose('save_listing_address', 'authenticated', 'plain');
