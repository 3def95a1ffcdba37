-- Photo files of communities: `listing-images/<listing>/<id>`. The bucket is public so lists can show them;
-- the embedded storage serves a file only while a live listing shows it (private.is_picture_visible). Otherwise
-- only the seller and staff can see it.

create function private.can_add_listing_picture(p_name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
begin
  if cardinality(v_parts) <> 2 or v_parts[2] !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or not private.has_picture_folder(v_parts[1])
    or not (private.can_create_listings() or private.is_admin())
  then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('files of ' || v_parts[1], 0));
  return private.has_space_in_folder('listing-images', v_parts[1], 120);
end $$;
grant execute on function private.can_add_listing_picture(text) to authenticated;

-- True if a folder belongs to one of the caller's listings or drafts.
create function private.has_picture_folder(p_folder text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_folder !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  return private.owns_listing(p_folder::uuid) or exists (
    select from public.listing_drafts d
    where d.listing_id = p_folder::uuid and d.user_id = auth.uid() and d.submitted_at is null
  );
end $$;
grant execute on function private.has_picture_folder(text) to authenticated;

-- True if a listing shows the file, publicly or to people with its link.
create function private.is_picture_visible(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.listing_images i
    where i.listing_id::text = split_part(p_name, '/', 1)
      and i.image_url = '/storage/v1/object/public/listing-images/' || p_name
      and (i.is_live or exists (select from public.listings l where l.id = i.listing_id and private.is_listing_on_market(l)))
  );
end $$;

create function private.is_picture_in_use(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.listing_images i
    where i.listing_id::text = split_part(p_name, '/', 1)
      and i.image_url = '/storage/v1/object/public/listing-images/' || p_name
  ) or exists (
    select from public.revisions r
    where r.listing_id::text = split_part(p_name, '/', 1) and strpos(r.changes::text, p_name) > 0
  );
end $$;
grant execute on function private.is_picture_in_use(text) to authenticated;

create policy "Sellers and staff read unpublished pictures" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'listing-images'
    and ((select private.is_staff()) or private.has_picture_folder((storage.foldername(name))[1]))
  );

create policy "Sellers add pictures of their listings" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'listing-images' and (select private.is_approved()) and private.can_add_listing_picture(name)
  );

-- Files can't be replaced: what was approved stays as reviewed.
create policy "Sellers remove unused pictures" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'listing-images' and (select private.is_approved())
    and private.has_picture_folder((storage.foldername(name))[1]) and not private.is_picture_in_use(name)
  );

-- Rejects a photo whose file doesn't exist: one uploaded after the review would be shown without a review.
create function private.require_picture_files(p_listing_id uuid, p_image_urls text[]) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  c_bucket constant text := '/storage/v1/object/public/listing-images/';
begin
  if exists (
    select from unnest(p_image_urls) u (url)
    where starts_with(u.url, c_bucket || p_listing_id || '/') and not exists (
      select from storage.objects o
      where o.bucket_id = 'listing-images' and o.name = substr(u.url, length(c_bucket) + 1)
    )
  ) then
    raise exception 'A photo has not been uploaded.' using errcode = 'HXLPM';
  end if;
end $$;

create function private.check_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' then
    if new.image_order > 39 then
      raise exception 'A listing can have at most 40 photos.' using errcode = 'HXLPX';
    end if;
    perform private.require_picture_files(new.listing_id, array[new.image_url]);
  end if;
  return new;
end $$;

-- Named to run before revise_picture, so changes that need review are checked too.
create trigger check_picture before insert or update of image_url, image_order on public.listing_images
  for each row execute function private.check_picture();

create function private.check_pictures_of_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' then
    perform private.require_picture_files(new.id, new.images);
  end if;
  return new;
end $$;

-- Named to run before revise_listing.
create trigger check_pictures_of_listing before insert or update of images on public.listings
  for each row execute function private.check_pictures_of_listing();

-- Removes files that no listing or draft uses. The embedded storage deletes the content of removed rows.
create function private.purge_listing_pictures() returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  v_versions text[];
begin
  perform set_config('storage.can_delete', 'true', true);
  perform set_config('storage.allow_delete_query', 'true', true);
  with gone as (
    delete from storage.objects o
    where o.id in (
      select f.id from storage.objects f
      where f.bucket_id = 'listing-images' and f.created_at < now() - interval '1 day'
        and not private.is_picture_in_use(f.name)
        and not exists (
          select from public.listing_drafts d
          where d.listing_id::text = split_part(f.name, '/', 1) and d.submitted_at is null
        )
      limit 1000
      for update skip locked
    )
    returning o.version
  )
  select array_agg(g.version) into v_versions from gone g where g.version is not null;
  perform set_config('storage.can_delete', 'false', true);
  perform set_config('storage.allow_delete_query', 'false', true);
  return coalesce(v_versions, '{}');
end $$;
