-- Tours for everyone, signed in or not. They open and close with their listing: the public ones are listed, and a
-- link-only one opens with the ID of its listing. Tours of confidential listings stay closed, because rooms and plans
-- show which community it is.

-- True if anyone with the listing's link can open its tour.
create function private.is_tour_open(p_listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.property_tours t
    join public.listings l on l.id = t.listing_id
    where t.listing_id = p_listing_id and t.is_published and not l.is_confidential and private.is_listing_on_market(l)
  );
end $$;
grant execute on function private.is_tour_open(uuid) to anon, authenticated;

-- Policies of tours and listings apply inside. Visitors may not read the table, so they never reach that line.
create function private.has_property_tour(p_listing_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if private.is_tour_open(p_listing_id) then
    return true;
  elsif auth.uid() is null then
    return false;
  end if;
  return exists (select from public.property_tours t where t.listing_id = p_listing_id and t.is_published);
end $$;

-- True if the listing has a published tour that the caller can open.
select private.expose('has_property_tour', 'anon, authenticated', 'plain');

create function private.tour_picture(p_image public.listing_images) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', (p_image).id, 'image_url', (p_image).image_url, 'alt_text', (p_image).alt_text, 'caption', (p_image).caption,
    'width', (p_image).width, 'height', (p_image).height, 'image_order', (p_image).image_order
  )
$$;

create function private.get_property_tour(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_tour_open(p_listing_id) then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'listing', jsonb_build_object('id', l.id, 'property_name', l.property_name, 'location', l.location),
      'scenes', t.scenes,
      'pictures', (
        select coalesce(jsonb_agg(private.tour_picture(i) order by i.image_order), '[]')
        from public.listing_images i
        where i.listing_id = l.id and t.scenes @> jsonb_build_array(jsonb_build_object('image_id', i.id))
      )
    )
    from public.property_tours t
    join public.listings l on l.id = t.listing_id
    where t.listing_id = p_listing_id
  );
end $$;

-- Returns the tour of a public or link-only listing with the photos it shows. Null for any other.
select private.expose('get_property_tour', 'anon, authenticated', 'plain');

create function private.list_property_tours() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'listing_id', n.id, 'property_name', n.property_name, 'location', n.location, 'scene_count', n.scene_count,
      'cover', (select private.tour_picture(i) from public.listing_images i where i.id = n.cover_id and i.listing_id = n.id)
    ) order by n.updated_at desc, n.id), '[]')
    from (
      select l.id, l.property_name, l.location, t.scene_count, t.cover_id, t.updated_at
      from public.property_tours t
      join public.listings l on l.id = t.listing_id
      where t.is_published and l.is_on_market and not l.is_confidential
      order by t.updated_at desc, t.listing_id
      limit 24
    ) n
  );
end $$;

-- Returns the 24 newest tours of public listings.
select private.expose('list_property_tours', 'anon, authenticated');
