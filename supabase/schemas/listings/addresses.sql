-- Where a listing is: part of what a subscription opens. A table of its own, so that no crafted
-- column list, filter or order on listings can say a word about it.
create table public.listing_addresses (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  street_address text not null,
  postal_code text,
  latitude double precision,
  longitude double precision,

  constraint listing_addresses_street_address_is_plain check (char_length(btrim(street_address)) >= 1 and private.is_line(street_address, 200)),
  constraint listing_addresses_postal_code_shape check (postal_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  constraint listing_addresses_latitude_range check (latitude between -90 and 90),
  constraint listing_addresses_longitude_range check (longitude between -180 and 180),
  constraint listing_addresses_point_is_whole check ((latitude is null) = (longitude is null))
);

alter table public.listing_addresses enable row level security;
revoke all on table public.listing_addresses from public, anon, authenticated, service_role;
grant select, delete on table public.listing_addresses to authenticated;
grant insert (listing_id, street_address, postal_code, latitude, longitude)
  on table public.listing_addresses to authenticated;

-- An address never moves to another listing.
grant update (street_address, postal_code, latitude, longitude)
  on table public.listing_addresses to authenticated;
grant select, insert, update, delete on table public.listing_addresses to service_role;

-- What belongs to a listing is its broker's, which broker_accounts tells.
create function private.reads_address(p_listing_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = ''
as $$
begin
  return private.owns_listing(p_listing_id) or private.reads_closely(p_listing_id);
end
$$;
revoke all on function private.reads_address(uuid) from public, anon, authenticated, service_role;
grant execute on function private.reads_address(uuid) to authenticated;

create policy "Brokers, staff and open subscriptions read an address" on public.listing_addresses
  for select to authenticated
  using (private.reads_address(listing_id));

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

select private.require_second_factor('public.listing_addresses');
select private.ask_first('public.listing_addresses', 'private.reads_address(listing_id)');
