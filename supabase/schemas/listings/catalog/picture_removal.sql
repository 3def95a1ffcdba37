-- Photos that staff removed, with reasons, for the listing's broker and staff.
create table public.removed_photos (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  image_url text not null,
  caption text,
  reason text not null,
  at timestamptz not null default now(),

  constraint removed_photos_reason_length check (char_length(btrim(reason)) between 3 and 500)
);

create index removed_photos_listing_idx on public.removed_photos (listing_id, at desc);
create index removed_photos_at_idx on public.removed_photos (at desc);

select private.set_up_table('public.removed_photos', 'select');

create policy "Brokers read picture removals, staff all" on public.removed_photos
  for select to authenticated
  using ((select private.has_staff_role()) or private.owns_listing(listing_id));

select private.add_condition_guard('public.removed_photos', '(select private.has_staff_role()) or private.owns_listing(listing_id)');

create function private.remove_picture(p_image_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_picture public.listing_images;
  v_account uuid;
begin
  if not private.is_admin() then
    raise exception 'Only administrators can remove photos.' using errcode = '42501';
  end if;
  select i.* into v_picture from public.listing_images i where i.id = p_image_id;
  if not found then
    return;
  end if;
  insert into public.removed_photos (listing_id, image_url, caption, reason)
  values (v_picture.listing_id, v_picture.image_url, v_picture.caption, btrim(p_reason));
  delete from public.listing_images i where i.id = p_image_id;
  update public.listings l set images = array_remove(l.images, v_picture.image_url)
  where l.id = v_picture.listing_id and v_picture.image_url = any (l.images);
  select private.account_of(l.broker_id) into v_account from public.listings l where l.id = v_picture.listing_id;
  perform private.log_admin_action(
    'listing_review', v_account, (select p.email from public.profiles p where p.id = v_account),
    jsonb_build_object('listing_id', v_picture.listing_id, 'removed_picture', v_picture.image_url)
  );
end $$;

-- Removes a photo from a listing at once and notifies its broker of the reason. Idempotent.
select private.expose('remove_picture', 'authenticated', 'plain');

-- Photos of all listings, newest first, for staff.
create index listing_images_newest_idx on public.listing_images (created_at desc, id);
