-- Broker practice profiles and seller property facts of the demo. License expiry dates are around the day of
-- the first start, so one is about to expire.
insert into public.broker_profiles (user_id, years_experience, specialization, service_areas)
values
  ('dec0de00-0000-4000-8000-000000000004', 12, 'memory-care', array['IN', 'KY', 'OH']),
  ('dec0de00-0000-4000-8000-000000000003', 24, 'all-types', array['IL', 'IN', 'MI', 'OH', 'WI'])
on conflict do nothing;

insert into public.professional_licenses (user_id, state, number, expires_on)
values
  ('dec0de00-0000-4000-8000-000000000004', 'OH', 'SAL.2014002187', current_date + 410),
  ('dec0de00-0000-4000-8000-000000000004', 'IN', 'RB14038862', current_date + 41),
  ('dec0de00-0000-4000-8000-000000000004', 'KY', '214880', current_date + 233),
  ('dec0de00-0000-4000-8000-000000000003', 'OH', 'BRK.2002011290', current_date + 520),
  ('dec0de00-0000-4000-8000-000000000003', 'IL', '471.008823', current_date + 190)
on conflict do nothing;

-- Brokers are licensed where they list.
insert into public.professional_licenses (user_id, state, number, expires_on)
select distinct a.user_id, l.state, 'RE' || l.state || right(a.user_id::text, 4), current_date + 365
from public.listings l
join public.broker_accounts a on a.broker_id = l.broker_id
join public.profiles p on p.id = a.user_id and p.user_type = 'broker'
on conflict do nothing;

insert into public.seller_profiles (
  user_id, property_name, property_types, location, occupancy, timeline, price_range, reason, additional_information
)
values (
  'dec0de00-0000-4000-8000-000000000009', 'Lakeview Family Homes', array['assisted-living', 'board-and-care'],
  'Madison, Wisconsin', '80-89', '6-months', '5m-10m', 'retirement',
  'Two of the three homes were renovated in 2021. The administrator would stay for a year.'
)
on conflict do nothing;
