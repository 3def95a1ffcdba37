-- Tours of three communities through their drawings, with a panorama of the lounge and a 3D model of a unit each. The third
-- community is link-only.
insert into public.listings (
  id, broker_id, created_at, property_name, city, state, property_type, care_level, license_type, price, total_units,
  total_beds, licensed_beds, square_footage, year_built, occupancy_rate, cap_rate, avg_monthly_rate, amenities, description,
  status, approval_status, care_types, licenses, payors, is_unlisted
)
values (
  'dec0de00-0000-4000-8000-0000000002a1', 'dec0de00-0000-4000-8000-000000000003', now() - interval '12 days',
  'Linden Row of Granville', 'Granville', 'OH', 'assisted-living', 'Assisted living', 'Residential care facility',
  8400000, 48, 52, 56, 38900, 2012, 89.6, 7.6, 4950, array['Courtyard garden', 'Library', 'Walking path'],
  'Offered to a short list of buyers before it is on the market. One operator since it opened; the roof is from 2021.',
  'active', 'approved', array['assisted-living'], array['assisted-living'],
  array['private', 'medicaid', 'long-term-insurance', 'va'], true
)
on conflict do nothing;

insert into public.listing_addresses (listing_id, street_address, postal_code, latitude, longitude)
select l.id, '640 Newark Granville Crossing', '43023', 40.07, -82.52
from public.listings l
where l.id = 'dec0de00-0000-4000-8000-0000000002a1'
on conflict do nothing;

insert into public.listing_images (
  listing_id, image_url, image_order, alt_text, caption, is_primary, width, height
)
select
  l.id, '/facades/' || 'assisted-oh-linden-row-of-granville' || v.suffix || '.svg', v.place, v.words, v.caption, v.place = 0, 1200, 800
from public.listings l
cross join (values
  ('', 0, 'Drawing of Linden Row of Granville: a gabled main house between two wings', 'Front'),
  ('-evening', 1, 'Drawing of the same house at dusk', 'Evening'),
  ('-courtyard', 2, 'Drawing of the courtyard', 'Courtyard'),
  ('-common-room', 3, 'Drawing of the common room', 'Common room'),
  ('-unit-plan', 4, 'Floor plan of a unit', 'Unit plan'),
  ('-site-plan', 5, 'Site plan', 'Site plan')
) as v (suffix, place, words, caption)
where l.id = 'dec0de00-0000-4000-8000-0000000002a1'
on conflict do nothing;

insert into public.listing_images (id, listing_id, image_url, image_order, alt_text, caption, is_primary, width, height)
select
  md5('panorama ' || l.id)::uuid, l.id, '/facades/' || p.name || '-panorama.svg', 6,
  'Drawing of the lounge, all the way around', 'Lounge, 360°', false, 2048, 1024
from (values
  ('01', 'assisted-oh-maple-court-of-westerville'),
  ('02', 'assisted-oh-lakeview-commons'),
  ('a1', 'assisted-oh-linden-row-of-granville')
) as p (number, name)
join public.listings l on l.id = ('dec0de00-0000-4000-8000-0000000002' || p.number)::uuid
on conflict do nothing;

-- Written by `node build/demo-models.ts`, with their sizes.
create temporary table demo_tour_models (listing_id, id, size) on commit drop as values
  ('dec0de00-0000-4000-8000-000000000201'::uuid, 'dec0de00-0000-4000-8000-000000320001', 17432),
  ('dec0de00-0000-4000-8000-000000000202'::uuid, 'dec0de00-0000-4000-8000-000000320002', 17432),
  ('dec0de00-0000-4000-8000-0000000002a1'::uuid, 'dec0de00-0000-4000-8000-000000320003', 27944);

insert into storage.objects (bucket_id, name, version, metadata)
select 'listing-models', m.listing_id || '/' || m.id, m.id, jsonb_build_object(
  'eTag', '"' || m.id || '"', 'size', m.size, 'mimetype', 'model/gltf-binary', 'cacheControl', 'max-age=3600',
  'lastModified', now(), 'contentLength', m.size, 'httpStatusCode', 200
)
from demo_tour_models m
join public.listings l on l.id = m.listing_id
on conflict do nothing;

with pictures as (
  select
    i.listing_id,
    jsonb_object_agg(i.image_order, i.id) as ids
  from public.listing_images i
  where i.listing_id in (
    'dec0de00-0000-4000-8000-000000000201', 'dec0de00-0000-4000-8000-000000000202', 'dec0de00-0000-4000-8000-0000000002a1'
  )
  group by i.listing_id
)
insert into public.property_tours (listing_id, is_published, scenes)
select p.listing_id, true, jsonb_build_array(
  jsonb_build_object(
    'id', 'front', 'image_id', p.ids ->> '0', 'name', 'Front', 'kind', 'photo', 'heading', 0.5, 'width_feet', null,
    'points', jsonb_build_array(
      jsonb_build_object('id', 'door', 'x', 0.5, 'y', 0.74, 'title', 'Enter the lounge', 'text', '', 'scene_id', 'lounge'),
      jsonb_build_object('id', 'roof', 'x', 0.42, 'y', 0.46, 'title', 'Roof', 'text', 'The listing states the year of the last roof replacement.', 'scene_id', null)
    )
  ),
  jsonb_build_object(
    'id', 'lounge', 'image_id', p.ids ->> '6', 'name', 'Lounge', 'kind', 'panorama', 'heading', 0.5, 'width_feet', null,
    'points', jsonb_build_array(
      jsonb_build_object('id', 'garden', 'x', 0.419, 'y', 0.49, 'title', 'Courtyard', 'text', '', 'scene_id', 'courtyard'),
      jsonb_build_object('id', 'unit', 'x', 0.805, 'y', 0.53, 'title', 'See a unit', 'text', '', 'scene_id', 'unit'),
      jsonb_build_object('id', 'seats', 'x', 0.5, 'y', 0.63, 'title', 'Seating', 'text', 'Residents meet here for coffee every morning.', 'scene_id', null)
    )
  ),
  jsonb_build_object(
    'id', 'courtyard', 'image_id', p.ids ->> '2', 'name', 'Courtyard', 'kind', 'photo', 'heading', 0.5, 'width_feet', null,
    'points', jsonb_build_array(
      jsonb_build_object('id', 'back', 'x', 0.5, 'y', 0.62, 'title', 'Back to the lounge', 'text', '', 'scene_id', 'lounge')
    )
  ),
  jsonb_build_object(
    'id', 'unit', 'image_id', p.ids ->> '4', 'name', 'Unit plan', 'kind', 'plan', 'heading', 0.5, 'width_feet', 40,
    'points', jsonb_build_array(
      jsonb_build_object('id', 'hall', 'x', 0.5, 'y', 0.9, 'title', 'To the lounge', 'text', '', 'scene_id', 'lounge'),
      jsonb_build_object('id', 'model', 'x', 0.5, 'y', 0.45, 'title', 'Open in 3D', 'text', '', 'scene_id', 'model')
    )
  ),
  jsonb_build_object(
    'id', 'model', 'image_id', p.ids ->> '4', 'name', 'Unit in 3D', 'kind', 'model', 'heading', 0.5, 'width_feet', null,
    'model_id', m.id, 'is_to_scale', true,
    'points', jsonb_build_array(
      jsonb_build_object('id', 'plan', 'x', 0.5, 'y', 0.05, 'z', 0.9, 'title', 'Back to the plan', 'text', '', 'scene_id', 'unit'),
      jsonb_build_object('id', 'walls', 'x', 0.5, 'y', 1, 'z', 0.1, 'title', 'Ceiling height', 'text', 'The model shows walls of 8 ft 2 in. Confirm heights on site.', 'scene_id', null)
    )
  ),
  jsonb_build_object(
    'id', 'site', 'image_id', p.ids ->> '5', 'name', 'Site plan', 'kind', 'plan', 'heading', 0.5, 'width_feet', 420,
    'points', jsonb_build_array(
      jsonb_build_object('id', 'home', 'x', 0.5, 'y', 0.45, 'title', 'Front', 'text', '', 'scene_id', 'front')
    )
  )
)
from pictures p
join demo_tour_models m on m.listing_id = p.listing_id
where p.ids ? '0' and p.ids ? '2' and p.ids ? '4' and p.ids ? '5' and p.ids ? '6'
on conflict do nothing;
