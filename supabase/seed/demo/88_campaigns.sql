-- What the demo's broker sends to many: templates, a campaign with what came of it and one that is being written. Needs
-- people, contacts and communities before it; may run again at any start, and leaves whatever was changed.
insert into public.letter_templates (id, owner_id, tenant_id, sharing, name, subject, body, created_at)
select
  ('dec0de00-0000-4000-8000-00000000950' || t.number)::uuid, u.user_id, u.tenant_id, 'team', t.name, t.subject, t.body,
  now() - interval '60 days'
from (values
  (
    1, 'New listing', '{community}: {beds} in {place}',
    E'Dear {first_name},\n\n{community} has come to the market at {price}: {type}, {beds}, in {place}. The operator stays through the transition and the license passes with the sale.\n\nThe offering memorandum follows once the nondisclosure agreement is signed. Shall I send it?\n\n{my_name}'
  ),
  (
    2, 'Price improvement', 'New price: {community}',
    E'Dear {first_name},\n\nThe seller of {community} in {place} now asks {price}. Offers are read as they come.\n\nIf it fits what you look for, I can show it to you next week.\n\n{my_name}'
  )
) as t (number, name, subject, body)
join public.tenant_users u on u.user_id = 'dec0de00-0000-4000-8000-000000000004' and u.is_active
on conflict (id) do nothing;

insert into public.campaigns (
  id, owner_id, tenant_id, sharing, name, status, listing_id, subject, body, audience, send_at, created_at
)
select
  ('dec0de00-0000-4000-8000-00000000951' || c.number)::uuid, t.owner_id, t.tenant_id, 'team', c.name, c.status, l.id, t.subject,
  t.body, c.audience, case when c.status = 'sent' then now() - interval '9 days' end, now() - c.age
from (values
  (1, 'First look for buyers', 'sent', 'buyers', '1', interval '10 days'),
  (2, 'New price, second round', 'draft', 'buyers', '2', interval '1 day')
) as c (number, name, status, audience, template, age)
join public.letter_templates t on t.id = ('dec0de00-0000-4000-8000-00000000950' || c.template)::uuid
cross join lateral (
  select k.id from public.listings k join public.broker_accounts a on a.broker_id = k.broker_id
  where a.user_id = t.owner_id and k.approval_status = 'approved' and k.status = 'active'
  order by k.is_confidential, k.property_name limit 1 offset c.number - 1
) l
on conflict (id) do nothing;

insert into public.broker_letters (
  id, book, house, sender_id, contact_id, recipient, zone, campaign_id, listing_id, status, reason, queued_at, sent_at, clicks,
  clicked_at, replied_at, inquired_at
)
select
  md5('broker letter ' || c.id)::uuid, c.book, coalesce(c.tenant_id, c.owner_id), m.owner_id, c.id, lower(c.email),
  coalesce(private.zone_of_state(c.state), 'America/New_York'), m.id, m.listing_id,
  case when c.reason is not null then 'left_out' when c.place = 11 then 'bounced' else 'sent' end, c.reason,
  case when c.reason is null then m.send_at end, case when c.reason is null and c.place <> 11 then m.send_at end,
  case when c.reason is not null then 0 when c.place in (2, 9) then 3 when c.place % 3 = 0 then 1 else 0 end,
  case when c.reason is null and (c.place in (2, 9) or c.place % 3 = 0) then m.send_at + interval '7 hours' end,
  case when c.reason is null and c.place in (2, 6) then m.send_at + interval '1 day' end,
  case when c.reason is null and c.place = 2 then m.send_at + interval '26 hours' end
from public.campaigns m
cross join lateral (
  select k.*, private.why_no_letter(k) as reason, row_number() over (order by k.name, k.id) as place
  from public.contacts k where k.book = m.book and k.role = 'buyer' and k.deleted_at is null
) c
where m.id = 'dec0de00-0000-4000-8000-000000009511'
on conflict (id) do nothing;

-- Who wrote them, and when.
update public.record_changes h set by = 'dec0de00-0000-4000-8000-000000000004', at = r.created_at
from (
  select c.id, c.created_at from public.campaigns c union all select t.id, t.created_at from public.letter_templates t
) r
where h.record_id = r.id and h.by is null and r.id::text like 'dec0de00-0000-4000-8000-0000000095__';
