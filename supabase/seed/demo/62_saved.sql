-- Saved lists, communities with notes and searches of the demo's buyers and investor. Requires communities;
-- idempotent, leaves changes.
insert into public.saved_lists (id, user_id, name)
select ('dec0de00-0000-4000-8000-0000000062' || l.number)::uuid, p.id, l.name
from (values
  ('01', 'buyer-pro', 'Ohio short list'),
  ('02', 'buyer-pro', 'For the lender'),
  ('03', 'investor', 'Memory care')
) as l (number, account, name)
join public.profiles p on p.email = l.account || '@demo.havenexchange.example'
on conflict do nothing;

insert into public.saved_listings (id, user_id, listing_id, list_id, note, saved_at)
select
  ('dec0de00-0000-4000-8000-0000000063' || s.number)::uuid, p.id, o.id,
  ('dec0de00-0000-4000-8000-0000000062' || s.list)::uuid, s.note, now() - make_interval(days => s.days)
from (values
  ('01', 'buyer-pro', '01', '01', 'Ask for the wait list by unit type.', 4),
  ('02', 'buyer-pro', '02', '01', 'Six units offline: price the bathrooms.', 9),
  ('03', 'buyer-pro', '03', '02', 'Lender wants the survey history first.', 15),
  ('04', 'buyer-pro', '04', null, '', 20),
  ('05', 'investor', '01', null, 'Rates look low for the county.', 2),
  ('06', 'investor', '05', '03', '', 6),
  ('07', 'buyer', '02', null, '', 1),
  ('08', 'buyer', '04', null, 'Nineteen acres.', 3)
) as s (number, account, listing, list, note, days)
join public.profiles p on p.email = s.account || '@demo.havenexchange.example'
join public.listings o on o.id = ('dec0de00-0000-4000-8000-0000000002' || s.listing)::uuid
  and o.approval_status = 'approved'
on conflict do nothing;

insert into public.saved_searches (id, user_id, name, facets, words, cadence, on_status, looked_at, created_at)
select
  ('dec0de00-0000-4000-8000-0000000064' || s.number)::uuid, p.id, s.name, s.facets, '', s.cadence, s.on_status,
  now() - make_interval(days => s.days), now() - make_interval(days => s.days + 20)
from (values
  ('01', 'buyer-pro', 'Ohio assisted living', '{state:OH,type:assisted-living}'::text[], 'instant', true, 5),
  ('02', 'buyer-pro', 'Memory care in Texas under $15M', '{state:TX,type:memory-care,price:-15000000}', 'daily', false, 5),
  ('03', 'investor', 'Cap rate from 8%', '{cap:8}', 'weekly', false, 12),
  ('04', 'buyer', 'Ohio', '{state:OH}', 'daily', false, 9)
) as s (number, account, name, facets, cadence, on_status, days)
join public.profiles p on p.email = s.account || '@demo.havenexchange.example'
where not exists (
  select from public.saved_searches o where o.id = ('dec0de00-0000-4000-8000-0000000064' || s.number)::uuid
);

-- Matches from before the first start are marked as already sent.
insert into public.search_matches (user_id, search_id, listing_id, what, on_day, found_at, told_at)
select s.user_id, s.id, l.id, 'new', date '2000-01-01', l.created_at, l.created_at
from public.saved_searches s
join private.search_conditions c on c.search_id = s.id
join public.listings l on l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  and (c.states is null or l.state = any (c.states))
  and (c.types is null or l.property_type = any (c.types))
  and (c.price is null or c.price @> l.price::numeric)
  and (c.cap is null or c.cap @> l.cap_rate)
where s.id::text like 'dec0de00-0000-4000-8000-0000000064%' and l.created_at > now() - interval '30 days'
on conflict do nothing;
