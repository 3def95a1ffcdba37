-- Inquiries behind the demo's conversations, as the product creates them: the inquiry and an answered lead.
insert into public.broker_contacts (id, user_id, listing_id, broker_id, message, created_at)
select md5('inquiry ' || d.conversation_id)::uuid, m.sender_id, d.listing_id, l.broker_id, left(m.message_text, 2000), m.created_at
from private.direct_conversations d
join public.listings l on l.id = d.listing_id
cross join lateral (
  select g.sender_id, g.message_text, g.created_at from public.conversation_messages g
  where g.conversation_id = d.conversation_id and g.message_type = 'text'
    and g.sender_id in (d.first_id, d.second_id) and g.sender_id <> private.account_of(l.broker_id)
  order by g.created_at limit 1
) m
where d.conversation_id::text like 'dec0de00-%' and private.account_of(l.broker_id) in (d.first_id, d.second_id)
on conflict do nothing;

update public.leads l set status = 'contacted', responded_at = l.received_at + interval '25 minutes'
from public.broker_contacts c
where l.id = c.id and c.listing_id is not null and c.id in (
  select md5('inquiry ' || d.conversation_id)::uuid from private.direct_conversations d
);
