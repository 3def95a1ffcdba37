-- Whether a picture's listing is live, kept with the picture: asking the listing anew for each picture of a
-- list cost more than reading the list.
alter table public.listing_images add column is_live boolean not null default false;
comment on column public.listing_images.is_live is 'Whether its listing is live, and so seen by everybody; kept by the server.';

create function private.is_live(p_listing public.listings) returns boolean
language sql immutable set search_path = ''
as $$
  select (p_listing).approval_status = 'approved' and (p_listing).status in ('active', 'under_contract')
$$;

-- Holds the listing as it is: whoever takes it off the market at this moment either waits, and then finds
-- this picture, or was first, and then this picture knows.
create function private.keep_listing_image() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select private.is_live(l) into new.is_live from public.listings l where l.id = new.listing_id for share;
  -- Without a listing the foreign key refuses it.
  new.is_live := coalesce(new.is_live, false);
  return new;
end
$$;

create function private.keep_live_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.listing_images i set is_live = private.is_live(new) where i.listing_id = new.id;
  return null;
end
$$;
revoke all on function
  private.is_live(public.listings), private.keep_listing_image(), private.keep_live_pictures()
  from public, anon, authenticated, service_role;

update public.listing_images i set is_live = private.is_live(l)
from public.listings l
where l.id = i.listing_id and private.is_live(l);

create trigger keep_listing_image before insert or update on public.listing_images
  for each row execute function private.keep_listing_image();
create trigger keep_live_pictures after update on public.listings
  for each row
  when ((old.approval_status, old.status) is distinct from (new.approval_status, new.status))
  execute function private.keep_live_pictures();

drop policy "Whoever sees a listing sees its pictures" on public.listing_images;

create policy "Visitors see the pictures of live listings" on public.listing_images
  for select to anon
  using (is_live);

-- The policies of listings apply inside. A function and no subquery, which would be planned with every
-- list, policies and all, to be asked about next to nothing.
create function private.sees_listing(p_id uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from public.listings l where l.id = p_id);
end
$$;
revoke all on function private.sees_listing(uuid) from public, anon, authenticated, service_role;
grant execute on function private.sees_listing(uuid) to authenticated;

create policy "Whoever sees a listing sees its pictures" on public.listing_images
  for select to authenticated
  using (is_live or private.sees_listing(listing_id));
