-- Support tickets of demo users, so the queue has content. Requires demo.sql; idempotent, leaves later
-- changes.

insert into public.support_tickets (
  id, request_id, user_id, name, email, topic, message, status, handled_at, created_at
)
select
  ticket.id, ticket.id, p.id, p.full_name, p.email, t.topic, t.message, t.status,
  case when t.status <> 'open' then now() - make_interval(hours => t.hours - 2) end,
  now() - make_interval(hours => t.hours)
from (values
  (1, '07', 'billing', 'closed', 150,
    'Our bookkeeper needs last month''s invoice with the name of the operating company on it, Maple Court Living. Where do I enter that?'),
  (2, '04', 'technical', 'answered', 76,
    'The photographs of Cedar Ridge upload to about ninety percent and then start over. Same on two computers. The files are between six and nine megabytes.'),
  (3, '09', 'listing', 'open', 29,
    'Lakeview Commons shows 44 units, and that is right, but six of them are offline for the new bathrooms. How do I say so without the occupancy looking worse than it is?'),
  (4, '13', 'account', 'open', 20,
    'I signed up as a broker on behalf of Harbor Lane. What do you still need from me for the review? I can send the license number today.'),
  (5, '08', 'partnership', 'open', 3,
    'We look at sixty to seventy communities a year and would rather receive them as a feed than one by one. Is there somebody to speak to about that?'),
  (6, '12', 'agent', 'open', 2,
    E'Looking for an agent\nWhat do you want to do?: Buy a community\nWith what kind of community?: Memory Care\nIn which state?: Ohio\nWhen?: Within a year\n\nForty to eighty units, in or near a larger town. Our lender knows us and would look at two at once.')
) as t (number, person, topic, status, hours, message)
cross join lateral (
  select ('dec0de00-0000-4000-8000-0000000003' || lpad(t.number::text, 2, '0'))::uuid as id
) as ticket
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || t.person)::uuid
order by t.number
on conflict do nothing;

insert into public.support_ticket_notes (id, ticket_id, author_id, note, created_at)
select
  ('dec0de00-0000-4000-8000-0000000003' || n.id)::uuid, t.id, 'dec0de00-0000-4000-8000-000000000002', n.note,
  t.handled_at
from (values
  ('11', '01', 'Wrote where it is: Plan and billing, the name above the card.'),
  ('12', '02', 'Asked for the name of the browser and the time of the last attempt.')
) as n (id, ticket, note)
join public.support_tickets t on t.id = ('dec0de00-0000-4000-8000-0000000003' || n.ticket)::uuid
on conflict do nothing;
