-- Images of the communities in communities.sql; requires them. Each name is rendered on demand in six views
-- (shared/facades); its first word selects the style.
insert into public.listing_images (
  listing_id, image_url, image_order, alt_text, caption, is_primary, width, height
)
select
  l.id, '/facades/' || p.name || view.suffix || '.svg', view.place, view.words, view.caption, view.place = 0, 1200, 800
from (values
  ('01', 'assisted-oh-maple-court-of-westerville'),
  ('02', 'assisted-oh-lakeview-commons'),
  ('03', 'nursing-oh-cedar-ridge-nursing-rehabilitation'),
  ('04', 'independent-oh-the-gables-at-findlay'),
  ('05', 'memory-oh-riverbend-memory-care'),
  ('06', 'assisted-in-harvest-square'),
  ('07', 'nursing-in-wabash-valley-care-center'),
  ('08', 'assisted-in-prairie-rose-assisted-living'),
  ('09', 'lofts-in-old-town-flats-55'),
  ('10', 'memory-in-project-limestone'),
  ('11', 'campus-il-northfield-terrace'),
  ('12', 'assisted-il-fox-valley-supportive-living'),
  ('13', 'assisted-il-galena-hollow'),
  ('14', 'nursing-il-lincoln-prairie-skilled-care'),
  ('15', 'assisted-mn-aspen-grove-of-rochester'),
  ('16', 'cottages-mn-northern-pines-homes'),
  ('17', 'lofts-mn-mill-city-lofts-62'),
  ('18', 'memory-mn-cannon-river-memory-care'),
  ('19', 'assisted-mn-duluth-harbor-assisted-living'),
  ('20', 'independent-tx-live-oak-at-georgetown'),
  ('21', 'assisted-tx-bluebonnet-house'),
  ('22', 'assisted-tx-project-mesquite'),
  ('23', 'nursing-tx-caprock-nursing-center'),
  ('24', 'memory-tx-brazos-crossing-memory-care'),
  ('25', 'land-tx-hill-country-senior-village-land'),
  ('26', 'assisted-fl-palmetto-cove'),
  ('27', 'assisted-fl-sandhill-gardens'),
  ('28', 'tower-fl-bayshore-tower'),
  ('29', 'memory-fl-lake-eola-memory-residence'),
  ('30', 'nursing-fl-gulf-winds-health-rehabilitation'),
  ('31', 'campus-fl-suncoast-care-portfolio'),
  ('32', 'assisted-pa-brandywine-meadow'),
  ('33', 'assisted-pa-allegheny-heights'),
  ('34', 'campus-pa-conestoga-mills'),
  ('35', 'nursing-pa-pocono-woods-nursing'),
  ('36', 'lofts-pa-moravian-square-55'),
  ('37', 'assisted-nc-dogwood-landing'),
  ('38', 'independent-nc-blue-ridge-terrace'),
  ('39', 'memory-nc-pinehurst-memory-care'),
  ('40', 'nursing-nc-tar-river-health-center'),
  ('41', 'cottages-nc-carolina-family-homes'),
  ('42', 'assisted-ca-casa-sequoia'),
  ('43', 'assisted-ca-pacific-bluff-assisted-living'),
  ('44', 'cottages-ca-marigold-homes-of-san-jose'),
  ('45', 'campus-ca-project-redwood'),
  ('46', 'nursing-ca-mission-vista-skilled-nursing'),
  ('47', 'independent-ca-sierra-gold-independent-living'),
  ('48', 'assisted-az-saguaro-ridge'),
  ('49', 'memory-az-old-pueblo-memory-care'),
  ('50', 'cottages-az-verde-valley-villas'),
  ('51', 'nursing-az-gila-crossing-rehabilitation'),
  ('52', 'vacant-az-camelback-shuttered-campus'),
  ('53', 'assisted-il-elm-grove-of-peoria'),
  ('54', 'memory-in-hoosier-oaks-memory-care'),
  ('55', 'assisted-tx-chisholm-trail-assisted-living'),
  ('56', 'independent-pa-keystone-harbor-independent-living'),
  ('57', 'lofts-oh-tamarack-ridge-55'),
  ('58', 'assisted-fl-osceola-sound-assisted-living'),
  ('59', 'independent-nc-piedmont-crossing'),
  ('60', 'independent-mn-larkspur-house-of-edina')
) as p (number, name)
join public.listings l on l.id = ('dec0de00-0000-4000-8000-0000000002' || p.number)::uuid
join (values
  ('assisted', 'a gabled main house between two wings', 'Drawing of', ''),
  ('memory', 'a single-story house under a lantern, beside a pergola', 'Drawing of', ''),
  ('independent', 'a wide house with a cupola and balconies', 'Drawing of', ''),
  ('tower', 'a residential tower on a low base', 'Drawing of', ''),
  ('nursing', 'a two-story care center with ribbon windows', 'Drawing of', ''),
  ('cottages', 'three cottages behind a picket fence', 'Drawing of', ''),
  ('lofts', 'a five-story loft building with a water tank', 'Drawing of', ''),
  ('campus', 'a campus of a main house, a long wing and cottages', 'Drawing of', ''),
  ('land', 'a staked field with a sign at the road', 'Drawing, as it could be built, of', 'Planned: '),
  ('vacant', 'an empty house with two wings', 'Drawing, as it was while people lived there, of', 'As it was: ')
) as kind (name, words, drawing, caption) on kind.name = split_part(p.name, '-', 1)
cross join lateral (values
  (0, '', 'Drawing of ' || kind.words || ' by day', 'By day'),
  (1, '-evening', 'Drawing of ' || kind.words || ' in the evening', 'In the evening'),
  (2, '-courtyard', kind.drawing || ' the courtyard between the wings', kind.caption || 'Courtyard'),
  (3, '-common-room', kind.drawing || ' the common room with its armchairs', kind.caption || 'Common room'),
  (4, '-unit-plan', kind.drawing || ' one unit from above, with its furniture', kind.caption || 'Unit plan'),
  (5, '-site-plan', kind.drawing || ' the site from above, with buildings, drive and trees', kind.caption || 'Site plan')
) as view (place, suffix, words, caption)
on conflict do nothing;
