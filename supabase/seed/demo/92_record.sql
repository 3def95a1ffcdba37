-- Documents of residents: most are complete, some lack a TB test or an advance directive, and a few expire soon.
insert into public.resident_documents (owner_id, resident_id, name, type, signed_on, expires_on, created_at)
select c.owner_id, r.id, d.name, d.type, r.moved_in_on + d.days, case d.type when 'tb_test' then r.moved_in_on + d.days + 365 end, r.created_at
from public.communities c
join lateral (
  select r.*, row_number() over (order by r.moved_in_on, r.id) as n
  from public.residents r
  where r.community_id = c.id and r.deleted_at is null and r.moved_in_on is not null
) r on true
cross join (values ('Assessment', 'assessment', -2), ('TB test', 'tb_test', -10), ('Advance directive', 'directive', 5)) d (name, type, days)
where c.owner_id = 'dec0de00-0000-4000-8000-000000000007'
  and case d.type when 'tb_test' then r.n % 7 <> 3 when 'directive' then r.n % 5 <> 2 else true end
  and not exists (select from public.resident_documents o where o.resident_id = r.id and o.type = d.type);

-- A residency agreement out for signature.
insert into private.residency_agreements (
  id, community_id, prospect_id, item_id, title, body, body_sha256, signer_name, signer_email, requested_by, requested_by_name,
  requested_at
)
select md5('agreement' || p.id)::uuid, p.community_id, p.id, i.id, 'Residency agreement', t.body, private.text_hash(t.body),
  coalesce(p.contact_name, p.name), 'family-of-prospect@demo.havenexchange.example', c.owner_id,
  coalesce((select f.full_name from public.profiles f where f.id = c.owner_id), ''), now() - interval '2 days'
from public.resident_prospects p
join public.communities c on c.id = p.community_id and c.owner_id = 'dec0de00-0000-4000-8000-000000000007'
join public.move_in_items i on i.prospect_id = p.id and i.type = 'agreement' and i.done_on is null and i.deleted_at is null
cross join (values (
  E'1. The resident moves into the unit named in the application and pays the monthly rent on the first of each month.\n\n'
    || E'2. The level of care follows from the assessment. Changes take effect after the notice of the community.\n\n'
    || '3. Either side can end this agreement with 30 days of notice.'
)) t (body)
where p.stage = 'application' and p.deleted_at is null
order by p.inquired_on desc, p.id
limit 1
on conflict do nothing;

-- A resident whose records are on hold.
insert into private.resident_holds (id, community_id, resident_id, reason, held_at, held_by_name)
select md5('hold' || r.id)::uuid, r.community_id, r.id, 'Subpoena received by counsel', now() - interval '20 days',
  coalesce((select f.full_name from public.profiles f where f.id = c.owner_id), '')
from public.communities c
join public.residents r on r.community_id = c.id and r.status = 'discharged' and r.deleted_at is null
where c.owner_id = 'dec0de00-0000-4000-8000-000000000007'
order by c.name, r.moved_in_on, r.id
limit 1
on conflict do nothing;

-- Prospects lost more than two years ago: their retention period has ended.
insert into public.resident_prospects (id, owner_id, community_id, name, care_type, source, inquired_on, payor, stage, lost_on, lost_reason, created_at)
select md5('old prospect ' || p.name)::uuid, c.owner_id, c.id, p.name, 'AL', p.source, current_date - p.days - 20, 'private_pay', 'lost',
  current_date - p.days, p.reason, now() - make_interval(days => p.days + 20)
from public.communities c
cross join (values
  ('Adelaide Finch', 'call', 790, 'stayed_home'), ('Bertram Sloan', 'website', 812, 'price'), ('Constance Reyes', 'walk_in', 860, 'location')
) p (name, source, days, reason)
where c.id = 'dec0de00-0000-4000-8000-00000000b001'
on conflict do nothing;
insert into public.prospect_events (id, community_id, prospect_id, type, at, reason)
select md5('lost ' || p.id)::uuid, p.community_id, p.id, 'lost', p.lost_on + interval '12 hours', p.lost_reason
from public.resident_prospects p
where p.id in (select md5('old prospect ' || n)::uuid from unnest(array['Adelaide Finch', 'Bertram Sloan', 'Constance Reyes']) n)
on conflict do nothing;
