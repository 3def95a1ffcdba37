-- Made-up sample in the format of the federal files, labeled as a sample wherever it is shown; the homes are the
-- demo's fictional ones. Publishing a real file replaces it. Cedar Ridge matches it, another listing states more beds
-- than the file, and one has an unknown provider number.
insert into private.federal_files (id, kind, file_date, is_sample, is_whole, imported_at)
select
  ('dec0de00-0000-4000-8000-0000000490' || k.number)::uuid, k.kind,
  (date_trunc('month', current_date) - make_interval(days => k.days))::date, true, true, now()
from (values
  ('01', 'facilities', 3), ('02', 'citations', 3), ('03', 'owners', 3), ('04', 'counties', 340), ('05', 'wages', 190)
) as k (number, kind, days)
where not exists (select from private.federal_files f where f.kind = k.kind)
on conflict do nothing;

update public.listing_details d set ccn = named.ccn
from (values ('03', '365901'), ('07', '155902'), ('14', '145903'), ('23', '675999')) as named (number, ccn)
where d.listing_id = ('dec0de00-0000-4000-8000-0000000002' || named.number)::uuid and d.ccn is null;

insert into private.federal_rows (file_id, key, place, facts)
select f.id, s.ccn, s.place, jsonb_build_object(
  'name', l.property_name, 'city', l.city, 'state', l.state, 'beds', coalesce(l.licensed_beds, l.total_beds) - s.fewer,
  'ownership', s.ownership, 'changed_owner', s.changed, 'focus', '', 'overall', s.overall, 'health', s.health,
  'staffing', s.staffing, 'quality', s.quality, 'fines', s.fines, 'fine_total', s.fine_total,
  'residents', round(0.86 * (coalesce(l.licensed_beds, l.total_beds) - s.fewer), 1), 'hours', 3.6, 'turnover', 47.5,
  'surveyed_on', s.surveyed, 'approved_on', '1996-05-01', 'county', regexp_replace(l.county, ' County$', ''),
  'latitude', l.spot[1], 'longitude', l.spot[0]
)
from (values
  ('03', '365901', 1, 0, 'For profit – limited liability company', false, 4, 4, 3, 5, 0, 0, '2026-03-12'),
  ('07', '155902', 2, 6, 'Non profit – corporation', false, 3, 3, 3, 4, 1, 13910, '2026-05-20'),
  ('14', '145903', 3, 0, 'For profit – corporation', true, 2, 2, 2, 4, 2, 41730, '2026-09-17')
) as s (number, ccn, place, fewer, ownership, changed, overall, health, staffing, quality, fines, fine_total, surveyed)
join public.listings l on l.id = ('dec0de00-0000-4000-8000-0000000002' || s.number)::uuid
join private.federal_files f on f.kind = 'facilities' and f.is_sample
on conflict do nothing;

insert into private.federal_rows (file_id, key, place, facts)
select f.id, c.ccn, c.place, jsonb_build_object(
  'date', c.day, 'tag', c.tag, 'grade', c.grade, 'about', c.about, 'is_corrected', c.corrected
)
from (values
  ('365901', 1, '2026-03-12', '0684', 'D', 'Provide appropriate treatment and care according to orders and the resident’s preferences.', true),
  ('155902', 2, '2026-05-20', '0689', 'G', 'Keep the nursing home free from accident hazards and give adequate supervision.', true),
  ('155902', 3, '2026-05-20', '0812', 'E', 'Store, prepare and serve food by professional standards.', true),
  ('145903', 4, '2026-06-09', '0880', 'F', 'Provide and run an infection prevention and control program.', true),
  ('145903', 5, '2026-06-09', '0686', 'G', 'Provide care that prevents and heals pressure ulcers.', true),
  ('145903', 6, '2026-09-17', '0725', 'E', 'Have enough nursing staff every day to meet the needs of every resident.', false)
) as c (ccn, place, day, tag, grade, about, corrected)
join private.federal_files f on f.kind = 'citations' and f.is_sample
on conflict do nothing;

insert into private.federal_rows (file_id, key, place, facts)
select f.id, o.ccn, o.place, jsonb_build_object(
  'name', o.name, 'role', o.role, 'share', o.share, 'since', o.since
)
from (values
  ('365901', 1, 'Cedar Ridge Holdings LLC (demo)', '5% or greater direct ownership', '100%', 'since 06/01/2014'),
  ('155902', 2, 'Wabash Valley Foundation (demo)', 'Operational or managerial control', 'Not applicable', 'since 01/01/1996'),
  ('145903', 3, 'Prairie Care Partners Inc. (demo)', '5% or greater direct ownership', '80%', 'since 02/01/2026'),
  ('145903', 4, 'Lincoln Property Trust (demo)', '5% or greater indirect ownership', '20%', 'since 02/01/2026')
) as o (ccn, place, name, role, share, since)
join private.federal_files f on f.kind = 'owners' and f.is_sample
on conflict do nothing;
