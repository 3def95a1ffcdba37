-- Campaigns of the demo's broker: postal address, templates, a sent campaign with results and a draft.
-- Requires people, contacts and communities; idempotent, leaves changes.
insert into private.postal_addresses (tenant_id, address)
select u.tenant_id, '48 Canal Street, Suite 210, Duluth, MN 55802'
from public.tenant_users u where u.user_id = 'dec0de00-0000-4000-8000-000000000004' and u.is_active
on conflict do nothing;

insert into public.email_templates (id, owner_id, tenant_id, sharing, name, subject, body, created_at)
select
  ('dec0de00-0000-4000-8000-00000000950' || t.number)::uuid, u.user_id, u.tenant_id, 'team', t.name, t.subject, t.body,
  now() - interval '60 days'
from (values
  (
    1, 'New listing', '{community}: {beds} in {place}',
    E'Hi {first_name},\n\n{community} is now on the market at {price}: {type}, {beds}, in {place}. The operator stays through the transition, and the license transfers with the sale.\n\nI’ll send the offering memorandum after you sign the nondisclosure agreement. Are you interested?\n\n{my_name}'
  ),
  (
    2, 'Price improvement', 'New price: {community}',
    E'Hi {first_name},\n\nThe asking price of {community} in {place} is now {price}. The seller reviews offers as they come in.\n\nIf it fits your criteria, I can show it to you next week.\n\n{my_name}'
  )
) as t (number, name, subject, body)
join public.tenant_users u on u.user_id = 'dec0de00-0000-4000-8000-000000000004' and u.is_active
on conflict (id) do nothing;

insert into public.campaigns (
  id, owner_id, tenant_id, sharing, name, status, listing_id, subject, body, audience, send_at, created_at
)
select
  ('dec0de00-0000-4000-8000-00000000951' || c.number)::uuid, t.owner_id, t.tenant_id, 'team', c.name, c.status, l.id, t.subject,
  t.body, c.audience, case when c.status = 'sent' then private.next_email_time(now() - interval '9 days', 'America/Chicago', 9, 17) end, now() - c.age
from (values
  (1, 'First look for buyers', 'sent', 'buyers', '1', interval '10 days'),
  (2, 'New price, second round', 'draft', 'buyers', '2', interval '1 day')
) as c (number, name, status, audience, template, age)
join public.email_templates t on t.id = ('dec0de00-0000-4000-8000-00000000950' || c.template)::uuid
cross join lateral (
  select k.id from public.listings k join public.broker_accounts a on a.broker_id = k.broker_id
  where a.user_id = t.owner_id and k.approval_status = 'approved' and k.status = 'active'
  order by k.is_confidential, k.property_name limit 1 offset c.number - 1
) l
on conflict (id) do nothing;

insert into public.broker_emails (
  id, workspace_id, organization_id, sender_id, contact_id, recipient, zone, campaign_id, listing_id, status, reason, queued_at, sent_at, clicks,
  clicked_at, replied_at, inquired_at
)
select
  md5('broker letter ' || c.id)::uuid, c.workspace_id, coalesce(c.tenant_id, c.owner_id), m.owner_id, c.id, lower(c.email),
  c.zone, m.id, m.listing_id,
  case when c.reason is not null then 'left_out' when c.place = 11 then 'bounced' else 'sent' end, c.reason,
  case when c.reason is null then c.sent_at end, case when c.reason is null and c.place <> 11 then c.sent_at end,
  case when c.reason is not null then 0 when c.place in (2, 9) then 3 when c.place % 3 = 0 then 1 else 0 end,
  case when c.reason is null and (c.place in (2, 9) or c.place % 3 = 0) then c.sent_at + interval '3 hours' end,
  case when c.reason is null and c.place in (2, 6) then c.sent_at + interval '5 hours' end,
  case when c.reason is null and c.place = 2 then c.sent_at + interval '6 hours' end
from public.campaigns m
cross join lateral (
  select a.*, coalesce(case when a.copy > 1 then 'twice' end, a.why) as reason,
    row_number() over (order by a.copy, a.name, a.id) as place,
    private.next_email_time(m.send_at, a.zone, m.opens_at, m.shuts_at) as sent_at
  from (
    select k.*, private.email_block_reason(k) as why, coalesce(private.zone_of_state(k.state), 'America/New_York') as zone,
      row_number() over (partition by coalesce(lower(k.email), k.id::text) order by k.created_at, k.id) as copy
    from public.contacts k where k.workspace_id = m.workspace_id and k.role = 'buyer' and k.deleted_at is null
  ) a
) c
where m.id = 'dec0de00-0000-4000-8000-000000009511'
on conflict (id) do nothing;

-- Sequences: two active ones, with contacts at each step and some who exited, and a draft.
insert into public.email_sequences (
  id, owner_id, tenant_id, sharing, name, status, listing_id, daily_most, consent_only, created_at
)
select
  ('dec0de00-0000-4000-8000-00000000952' || s.number)::uuid, u.user_id, u.tenant_id, 'team', s.name, s.status,
  (select c.listing_id from public.campaigns c where c.id = 'dec0de00-0000-4000-8000-000000009511' and s.number = 1), 25,
  s.consent_only, now() - s.age
from (values
  (1, 'Buyers after the first look', 'active', false, interval '40 days'),
  (2, 'Owners who think of selling', 'active', false, interval '30 days'),
  (3, 'Conference follow-up', 'draft', true, interval '2 days')
) as s (number, name, status, consent_only, age)
join public.tenant_users u on u.user_id = 'dec0de00-0000-4000-8000-000000000004' and u.is_active
on conflict (id) do nothing;

insert into public.sequence_steps (id, sequence_id, place, kind, wait_days, title, body)
select md5('sequence step ' || s.id || t.place)::uuid, s.id, t.place, t.kind, t.wait_days, t.title, t.body
from (values
  (1, 1, 'email', 0, 'What are you looking to buy next?', E'Hi {first_name},\n\nThanks for looking at our communities. Which care types, states, and sizes are you buying this year? A line or two is plenty, and I’ll only send what fits.\n\n{my_name}'),
  (1, 2, 'task', 2, 'Call about buying criteria', 'Ask for proof of funds and who decides with them.'),
  (1, 3, 'email', 3, 'How we share an offering', E'Hi {first_name},\n\nOnce you sign the confidentiality agreement, you get the rent roll, the surveys, and twelve months of operations. Most buyers have everything within a day.\n\nShould I add you to the list for the next one?\n\n{my_name}'),
  (1, 4, 'email', 5, 'Do you have 15 minutes next week?', E'Hi {first_name},\n\nI’m free for 15 minutes on Tuesday and Thursday morning. Reply with the time that works for you and I’ll call.\n\n{my_name}'),
  (2, 1, 'email', 0, 'What your community could be worth', E'Hi {first_name},\n\nMost owners want to know what their community is worth before they decide anything. With your beds, occupancy, and last survey, I can give you a range in two days, confidentially and at no cost.\n\n{my_name}'),
  (2, 2, 'task', 4, 'Call the owner about the valuation', null),
  (2, 3, 'email', 10, 'How a quiet sale works', E'Hi {first_name},\n\nStaff and families don’t have to know before closing: buyers sign first, tours are by appointment, and your name isn’t published anywhere.\n\nCan I show you how the last one went?\n\n{my_name}'),
  (3, 1, 'email', 1, 'Good to meet you', E'Hi {first_name},\n\nGood to meet you at the conference. Which of your communities would you like to talk about?\n\n{my_name}'),
  (3, 2, 'task', 3, 'Connect and call', null)
) as t (number, place, kind, wait_days, title, body)
join public.email_sequences s on s.id = ('dec0de00-0000-4000-8000-00000000952' || t.number)::uuid
on conflict do nothing;

insert into public.sequence_enrolments (
  id, sequence_id, contact_id, workspace_id, organization_id, sender_id, recipient, zone, status, reason, place, due_at, enrolled_at, ended_at
)
select
  md5('enrolment ' || e.sequence || ' ' || e.number)::uuid, s.id, c.id, c.workspace_id, c.tenant_id, s.owner_id, lower(c.email), z.zone,
  e.status, e.reason, e.place,
  case when e.status = 'active' then private.next_email_time(now() + make_interval(days => e.days), z.zone, s.opens_at, s.shuts_at) end,
  now() - make_interval(days => e.since), case when e.status <> 'active' then private.next_email_time(now() - make_interval(days => e.days), z.zone, 10, 16) end
from (values
  (1, 1, 'active', null, 1, 1, 5), (1, 2, 'active', null, 1, 1, 5), (1, 3, 'active', null, 1, 2, 5),
  (1, 4, 'active', null, 2, 1, 14), (1, 5, 'active', null, 2, 3, 14), (1, 6, 'active', null, 3, 4, 20),
  (1, 7, 'active', null, 3, 5, 20), (1, 8, 'stopped', 'answered', 1, 10, 14), (1, 9, 'stopped', 'nda', 3, 4, 20),
  (1, 10, 'finished', null, 4, 5, 20),
  (2, 1, 'active', null, 1, 1, 14), (2, 2, 'active', null, 1, 2, 14), (2, 3, 'active', null, 0, 1, 0),
  (2, 4, 'active', null, 2, 6, 20), (2, 5, 'stopped', 'answered', 1, 8, 14)
) as e (sequence, number, status, reason, place, days, since)
join public.email_sequences s on s.id = ('dec0de00-0000-4000-8000-00000000952' || e.sequence)::uuid
join lateral (
  select k.*, row_number() over (order by k.created_at desc, k.id) as number
  from public.contacts k
  where k.workspace_id = s.workspace_id and k.owner_id = s.owner_id and private.email_block_reason(k) is null
    and k.id::text like 'dec0de00-0000-4000-8000-0000000090__'
    and case e.sequence when 1 then k.role = 'buyer' else k.role in ('owner', 'seller') end
) c on c.number = e.number
cross join lateral (select coalesce(private.zone_of_state(c.state), 'America/Chicago') as zone) z
where not exists (select from public.sequence_enrolments k where k.sequence_id = s.id)
on conflict do nothing;

insert into public.broker_emails (
  id, workspace_id, organization_id, sender_id, contact_id, recipient, zone, enrolment_id, step_id, listing_id, status, queued_at, sent_at, replied_at, clicks,
  clicked_at
)
select
  md5('sequence letter ' || e.id || t.place)::uuid, e.workspace_id, e.organization_id, e.sender_id, e.contact_id, e.recipient, e.zone, e.id,
  t.id, s.listing_id, 'sent', a.sent_at, a.sent_at,
  case when e.reason = 'answered' and t.place = e.place then a.sent_at + interval '4 hours' end,
  case when s.listing_id is not null and (e.place = 3 or e.reason = 'answered') then 1 else 0 end,
  case when s.listing_id is not null and (e.place = 3 or e.reason = 'answered') then a.sent_at + interval '2 hours' end
from public.sequence_enrolments e
join public.email_sequences s on s.id = e.sequence_id
join public.sequence_steps t on t.sequence_id = e.sequence_id and t.kind = 'email' and t.place <= e.place
cross join lateral (
  select private.next_email_time(
    case when t.place = 1 then e.enrolled_at when t.place = 3 then now() - interval '5 days' else now() - interval '4 days' end,
    e.zone, 9, 17
  ) as sent_at
) a
where e.sequence_id::text like 'dec0de00-0000-4000-8000-00000000952_' and e.enrolled_at < now() - interval '4 days'
  and e.id in (
    select md5('enrolment ' || q || ' ' || n)::uuid from generate_series(1, 2) q, generate_series(1, 10) n
  )
on conflict do nothing;

-- Author and time of the changes.
update public.record_changes h set by = 'dec0de00-0000-4000-8000-000000000004', at = r.created_at
from (
  select c.id, c.created_at from public.campaigns c union all
  select s.id, s.created_at from public.email_sequences s union all select t.id, t.created_at from public.email_templates t
) r
where h.record_id = r.id and h.by is null and r.id::text like 'dec0de00-0000-4000-8000-0000000095__';
