-- Teasers of two demo brokers and a memorandum of its seller, with recipients and opens. Created as the page
-- creates them; the emails count as sent long ago. Idempotent.
insert into private.listing_materials (id, listing_id, kind, version, facts, made_by, made_at)
select
  ('dec0de00-0000-4000-8000-00000089' || k.digit || lpad(l.place::text, 3, '0'))::uuid,
  l.id, k.kind, 1, private.material_facts(l.id, k.kind), l.user_id, now() - make_interval(days => 30 - k.days)
from (
  select l.id, a.user_id, row_number() over (order by a.user_id, l.created_at desc, l.id) as place,
    row_number() over (partition by a.user_id order by l.created_at desc, l.id) as own
  from public.listings l
  join public.broker_accounts a on a.broker_id = l.broker_id
  where a.user_id in (
    'dec0de00-0000-4000-8000-000000000003', 'dec0de00-0000-4000-8000-000000000004',
    'dec0de00-0000-4000-8000-000000000009'
  ) and private.is_live(l)
) l
cross join (values ('teaser', '5', 0), ('memorandum', '6', 6)) as k (kind, digit, days)
where l.own <= 2
on conflict do nothing;

insert into private.material_emails (id, material_id, sent_by, name, recipient, sent_at, opened_at, openings)
select
  ('dec0de00-0000-4000-8000-00000089' || r.number || lpad(m.place::text, 3, '0'))::uuid, m.id, m.made_by,
  r.name, r.recipient, m.made_at + make_interval(days => r.days),
  case when r.openings > 0 then m.made_at + make_interval(days => r.days, hours => 5) end, r.openings
from (
  select m.*, row_number() over (order by m.id) as place from private.listing_materials m where m.kind = 'teaser'
    and m.id::text like 'dec0de00-%'
) m
cross join (values
  ('7', 'Quentin Marsh, Tallgrass Health', 'quentin@tallgrass.example', 1, 3),
  ('8', 'Joan Okafor, Meridian Care Partners', 'joan@meridian.example', 1, 1),
  ('9', 'Harriet Solberg', 'harriet@solberg-homes.example', 12, 0)
) as r (number, name, recipient, days, openings)
on conflict do nothing;

insert into private.material_openings (material_id, user_id, opened_at, last_at, openings)
select distinct m.id, s.user_id, now() - interval '4 days', now() - interval '2 days', 2
from private.listing_materials m
join public.listing_nda_signatures s on s.listing_id = m.listing_id and s.ended_at is null
where m.kind = 'memorandum' and m.id::text like 'dec0de00-%'
on conflict do nothing;
