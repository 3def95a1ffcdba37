-- Listing photos, visible to everyone who can see the listing. Hosted only on this server: an external image
-- host would learn who views which community, and when.
create table public.listing_images (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  image_url text not null,
  image_order integer not null default 0,
  alt_text text,
  caption text,
  is_primary boolean not null default false,
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  -- Copied from the listing: checking the listing for each photo costs more than reading the list.
  is_live boolean not null default false,

  constraint listing_images_image_url_is_ours check (
    image_url ~ '^/(facades|storage/v1/object/public/listing-images)/[A-Za-z0-9][A-Za-z0-9._/-]*$'
    and char_length(image_url) <= 300
    and image_url !~ '\.\.|//'
  ),
  -- Positions are unique, so this also limits the number of photos per listing.
  constraint listing_images_image_order_range check (image_order between 0 and 39),
  constraint listing_images_order_once unique (listing_id, image_order),
  constraint listing_images_alt_text_is_plain check (private.is_single_line(alt_text, 300)),
  constraint listing_images_caption_is_plain check (private.is_single_line(caption, 300)),
  constraint listing_images_size_is_whole check ((width is null) = (height is null)),
  constraint listing_images_width_range check (width between 1 and 20000),
  constraint listing_images_height_range check (height between 1 and 20000),
  -- A path in an account folder would reveal the owner, so uploads are in a folder named after the listing.
  constraint listing_images_image_url_is_of_listing check (
    image_url not like '/storage/%'
    or image_url like '/storage/v1/object/public/listing-images/' || listing_id || '/%'
  )
);
-- Triggers in other files:
--   admin/reviews/pending_changes.sql: revise_picture
--   listings/catalog/picture_files.sql: check_picture

comment on column public.listing_images.is_live is 'True if its listing is live and therefore public; maintained by the server.';

-- On two columns: with the listing alone, the embedded REST would treat photos as a to-one relation.
create unique index listing_images_one_primary_idx on public.listing_images (listing_id, is_primary)
  where is_primary;

-- A photo never moves to another listing.
select private.set_up_table('public.listing_images', '
  select, delete,
  insert (listing_id, image_url, image_order, alt_text, caption, is_primary, width, height),
  update (image_url, image_order, alt_text, caption, is_primary, width, height)
');
grant select on table public.listing_images to anon;

create policy "Brokers add pictures to their listing, administrators to any" on public.listing_images
  for insert to authenticated
  with check (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

create policy "Brokers edit the pictures of their listing, administrators all" on public.listing_images
  for update to authenticated
  using (
    (select private.is_admin()) or ((select private.is_approved()) and private.owns_listing(listing_id))
  );

-- Administrators call `remove_picture`, which records the reason.
create policy "Brokers remove the pictures of their listing" on public.listing_images
  for delete to authenticated
  using ((select private.is_approved()) and private.owns_listing(listing_id));

-- True if a listing is approved and on the market, public or link-only.
create function private.is_listing_on_market(p_listing public.listings) returns boolean
language sql immutable set search_path = '' as $$
  select (p_listing).approval_status = 'approved' and (p_listing).status in ('active', 'under_contract')
$$;

-- True if a listing is on the market and public.
create function private.is_live(p_listing public.listings) returns boolean
language sql immutable set search_path = '' as $$
  select (p_listing).approval_status = 'approved' and (p_listing).status in ('active', 'under_contract')
    and not (p_listing).is_unlisted
$$;

-- Locks the listing: a concurrent withdrawal either waits and then updates this photo, or ran first and is
-- seen here.
create function private.set_listing_image_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select private.is_live(l), case when l.is_confidential then private.start_of_day(new.created_at) else new.created_at end
    into new.is_live, new.created_at
  from public.listings l where l.id = new.listing_id for share;
  -- If the listing doesn't exist, the foreign key rejects the row.
  new.is_live := coalesce(new.is_live, false);
  new.created_at := coalesce(new.created_at, now());
  return new;
end $$;

create function private.sync_listing_image_visibility() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The trigger above copies both from the current listing.
  update public.listing_images i set is_live = private.is_live(new)
  where i.listing_id = new.id and (i.is_live <> private.is_live(new) or new.is_confidential and not old.is_confidential);
  return null;
end $$;

create trigger set_listing_image_fields before insert or update of listing_id, is_live on public.listing_images
  for each row execute function private.set_listing_image_fields();

create trigger mark_live_pictures after update on public.listings
  for each row
  when (
    (old.approval_status, old.status, old.is_confidential, old.is_unlisted)
    is distinct from (new.approval_status, new.status, new.is_confidential, new.is_unlisted)
  )
  execute function private.sync_listing_image_visibility();

create policy "Visitors read pictures of live listings" on public.listing_images
  for select to anon
  using (is_live);

-- Policies of listings apply inside. A function instead of a subquery, which would be planned with every
-- list, including policies, though it is rarely evaluated.
create function private.can_see_listing(p_id uuid) returns boolean
language plpgsql stable cost 0.0001 set search_path = '' as $$
begin
  return exists (select from public.listings l where l.id = p_id);
end $$;
grant execute on function private.can_see_listing(uuid) to authenticated;

create policy "Listing viewers read its pictures" on public.listing_images
  for select to authenticated
  using (is_live or private.can_see_listing(listing_id));

select private.add_condition_guard('public.listing_images', 'is_live or private.can_see_listing(listing_id)');

-- Syncs the URL list in listings.images, used by older clients. URLs removed from the list delete photos; new
-- ones are appended.
create function private.sync_legacy_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_from integer;
begin
  if tg_op = 'UPDATE' then
    delete from public.listing_images i
    where i.listing_id = new.id and i.image_url = any (old.images) and i.image_url <> all (new.images);
  end if;
  select coalesce(max(i.image_order) + 1, 0) into v_from
  from public.listing_images i where i.listing_id = new.id;
  insert into public.listing_images (listing_id, image_url, image_order)
  select new.id, u.url, v_from + row_number() over (order by min(u.place)) - 1
  from unnest(new.images) with ordinality as u (url, place)
  where not exists (
    select from public.listing_images i where i.listing_id = new.id and i.image_url = u.url
  )
  group by u.url;
  return null;
end $$;

create trigger insert_new_legacy_pictures after insert on public.listings
  for each row when (new.images <> '{}')
  execute function private.sync_legacy_pictures();

create trigger insert_legacy_pictures after update on public.listings
  for each row when (old.images is distinct from new.images)
  execute function private.sync_legacy_pictures();
