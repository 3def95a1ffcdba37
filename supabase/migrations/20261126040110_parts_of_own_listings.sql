-- What belongs to a listing, by whose the listing is: the same rules as before, asked of broker_accounts.
alter policy "Brokers, staff and open subscriptions read an address" on public.listing_addresses
  using (exists (
    select from public.listings l
    where l.id = listing_id
      and (
        private.is_mine(l.broker_id)
        or (select private.is_staff())
        or (
          (select private.has_open_access())
          and (
            not l.is_confidential
            or exists (
              select from public.broker_contacts c
              where c.listing_id = l.id and c.user_id = (select auth.uid())
            )
          )
        )
      )
  ));

alter policy "Brokers add the address of their listing, administrators any" on public.listing_addresses
  with check (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );
alter policy "Brokers edit the address of their listing, administrators any" on public.listing_addresses
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );
alter policy "Brokers remove the address of their listing, administrators any" on public.listing_addresses
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

alter policy "Brokers add pictures to their listing, administrators to any" on public.listing_images
  with check (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );
alter policy "Brokers edit the pictures of their listing, administrators all" on public.listing_images
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );
alter policy "Brokers remove the pictures of their listing, administrators all" on public.listing_images
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

-- Where a picture lies would tell whose it is: uploads of a listing are in a folder named after it.
alter table public.listing_images add constraint listing_images_image_url_is_of_listing check (
  image_url not like '/storage/%'
  or image_url like '/storage/v1/object/public/listing-images/' || listing_id || '/%'
);

create or replace function private.hero_statistics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_brokers bigint;
begin
  select count(*) into v_brokers from public.user_roles r
  where r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now());
  if v_brokers = 0 then
    select count(distinct a.user_id) into v_brokers from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    where l.approval_status = 'approved' and l.status in ('active', 'under_contract');
  end if;
  return (
    select jsonb_build_object(
      'listings', coalesce(sum(d.listings), 0),
      'recent', coalesce(sum(d.listings) filter (where d.day > (now() at time zone 'UTC')::date - 30), 0),
      'value', coalesce(sum(d.value), 0),
      'brokers', v_brokers
    )
    from private.live_listing_days d
  );
end
$$;
