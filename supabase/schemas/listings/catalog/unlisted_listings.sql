-- Link-only listings. Their random IDs can't be guessed; anyone with the link sees what the public sees of
-- other listings, and no query without the ID finds them.

create function private.get_unlisted_listing(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select to_jsonb(l) || jsonb_build_object('listing_images', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'image_url', i.image_url, 'alt_text', i.alt_text, 'caption', i.caption, 'image_order', i.image_order,
        'width', i.width, 'height', i.height
      ) order by i.image_order), '[]')
      from public.listing_images i where i.listing_id = l.id
    ))
    from public.listings l
    where l.id = p_listing_id and l.is_unlisted and private.is_listing_on_market(l)
  );
end $$;

-- Returns a link-only listing with its photos, as its row would be if public. Null for any other.
select private.expose('get_unlisted_listing', 'anon, authenticated', 'plain');
