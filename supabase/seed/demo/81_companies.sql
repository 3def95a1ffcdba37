-- Companies of the demo's brokers where they know people. Requires people and contacts; idempotent, leaves
-- existing rows.
insert into public.companies (
  id, owner_id, tenant_id, sharing, name, type, site, phone, city, states, communities, licences, tags, created_at, updated_at
)
select
  ('dec0de00-0000-4000-8000-0000000093' || lpad(c.number::text, 2, '0'))::uuid,
  ('dec0de00-0000-4000-8000-0000000000' || c.owner)::uuid, u.tenant_id, 'team', c.name, c.type,
  'https://' || replace(regexp_replace(lower(c.name), '[^a-z ]', '', 'g'), ' ', '') || '.example',
  format('(%s) 555-01%s', 300 + c.number * 11 % 500, lpad((c.number + 60)::text, 2, '0')),
  c.city, c.states, c.communities, c.licences, c.tags,
  now() - make_interval(days => c.added), now() - make_interval(days => c.added)
from (values
  (1, '04', 'Prairie Care Partners', 'operator', 'Des Moines', array['IA', 'NE', 'MO'], 14, array['AL', 'MC'], array['memory care'], 215),
  (2, '04', 'Northlight Senior Capital', 'buyer', 'Minneapolis', array['MN', 'WI', 'ND', 'SD'], 22, array['SNF'], array['skilled nursing'], 195),
  (3, '04', 'Lakeview Family Homes', 'owner', 'Duluth', array['MN'], 3, array['AL'], array['retiring'], 306),
  (4, '03', 'Great Plains Health REIT', 'buyer', 'Omaha', array['NE', 'IA', 'KS', 'SD', 'CO'], 61, '{}', array['portfolio', 'cash'], 160),
  (5, '04', 'Solheim & Daughters', 'owner', 'Fargo', array['ND'], 3, array['AL', 'MC'], array['three homes'], 121),
  (6, '04', 'First Dakota Bank', 'lender', 'Sioux Falls', array['SD', 'ND', 'MN', 'IA', 'NE'], null, '{}', array['HUD', 'bridge'], 262),
  (7, '04', 'Saguaro Senior Living', 'operator', 'Tucson', array['AZ', 'NM'], 9, array['IL', 'AL'], array['assisted living'], 99),
  (8, '03', 'Adair Holdings', 'owner', 'Madison', array['WI'], 5, array['AL', 'CCRC'], array['estate'], 76),
  (9, '04', 'Birch Lane Living', 'operator', 'St. Cloud', array['MN'], 6, array['AL', 'MC'], array['memory care'], 67),
  (10, '04', 'Marsh Equity', 'buyer', 'Chicago', array['IL', 'IN', 'WI', 'MI'], 11, '{}', array['value add'], 62),
  (11, '04', 'Meridian Appraisal', 'vendor', 'Milwaukee', array['WI', 'IL', 'MN'], null, '{}', array['appraisal'], 55),
  (12, '04', 'Keane Equity', 'buyer', 'Boston', array['MA', 'NH', 'CT', 'RI'], 17, '{}', array['value add'], 4)
) as c (number, owner, name, type, city, states, communities, licences, tags, added)
join public.tenant_users u
  on u.user_id = ('dec0de00-0000-4000-8000-0000000000' || c.owner)::uuid and u.is_active
where not exists (select from public.companies k where k.id = 'dec0de00-0000-4000-8000-000000009301');

update public.record_changes h set by = c.owner_id, at = c.created_at
from public.companies c
where h.record_id = c.id and h.kind = 'companies' and c.id::text like 'dec0de00-%' and h.act = 'created';

-- Buying criteria of the demo's buyers; set once, later changes are kept.
update public.contacts k
set needs_types = n.types, needs_states = n.states, price_least = n.least, price_most = n.most,
  beds_least = n.beds, cap_rate_least = n.cap, licences = n.licences, funds = n.funds
from (values
  (1, array['memory-care', 'assisted-living'], array['IA', 'NE', 'MO'], 4000000, 18000000, 40, 7.5, array['AL', 'MC'], 'seen'),
  (2, array['skilled-nursing'], array['MN', 'WI', 'ND', 'SD'], 5000000, 30000000, 60, 9, array['SNF'], 'verified'),
  (4, array['portfolio', 'independent-living', 'assisted-living'], array['NE', 'IA', 'KS', 'CO'], 20000000, 120000000, 150, 6.5, '{}'::text[], 'verified'),
  (10, array['assisted-living', 'memory-care'], array['IL', 'IN', 'TX', 'MI'], 3000000, 15000000, 30, 8, '{}', 'asked'),
  (52, array['portfolio'], array['OH', 'KY', 'IN'], 15000000, 60000000, 120, 7, '{}', null),
  (55, array['independent-living', 'memory-care'], array['MA', 'TX', 'FL'], 8000000, 14500000, 50, 7, '{}', 'seen'),
  (58, array['memory-care'], array['OH', 'TX'], 1000000, 6000000, 16, 8.5, array['AL'], 'asked')
) as n (number, types, states, least, most, beds, cap, licences, funds)
where k.id = ('dec0de00-0000-4000-8000-0000000090' || lpad(n.number::text, 2, '0'))::uuid
  and k.needs_types = '{}' and k.created_at > now() - interval '1 year' and k.version <= 3;

update public.record_changes h set by = k.owner_id, at = k.created_at
from public.contacts k
where h.record_id = k.id and h.kind = 'contacts' and h.by is null and h.act = 'changed' and k.id::text like 'dec0de00-%';
