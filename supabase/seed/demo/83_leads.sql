-- Leads of the demo's brokers, from several sources and in several stages. Requires people, contacts and
-- deals; idempotent, leaves existing rows.
insert into private.lead_rules (tenant_id, mode, respond_minutes)
select u.tenant_id, 'rota', 120 from public.tenant_users u
where u.user_id = 'dec0de00-0000-4000-8000-000000000004' and u.is_active
on conflict (tenant_id) do nothing;

insert into private.lead_rotation (tenant_id, user_id)
select u.tenant_id, u.user_id from public.tenant_users u
join private.lead_rules r on r.tenant_id = u.tenant_id
where u.user_id in ('dec0de00-0000-4000-8000-000000000003', 'dec0de00-0000-4000-8000-000000000004') and u.is_active
on conflict (tenant_id, user_id) do nothing;

select set_config('haven.converts_leads', 'on', true);

insert into public.lead_forms (
  id, owner_id, tenant_id, sharing, name, title, intro, questions, consent, thanks, is_open
)
select
  'dec0de00-0000-4000-8000-000000008390', u.user_id, u.tenant_id, 'team', 'Letterhead and web page',
  'What are you looking for?',
  'Cedar & Main sells senior-living communities across the Midwest. Tell us what you buy, and one of us calls you back.',
  '{phone,company,needs_types,needs_states,price_most,message}', 'I agree that you write to me about this.',
  'Thank you. One of us calls you back within two hours on business days.', true
from public.tenant_users u where u.user_id = 'dec0de00-0000-4000-8000-000000000004' and u.is_active
on conflict (id) do nothing;

insert into public.leads (
  id, owner_id, tenant_id, sharing, name, company, email, phone, city, state, interest, message, source, form_id, status,
  unqualified_reason, needs_types, needs_states, price_most, beds_least, funds, timeline, received_at, responded_at,
  created_at, updated_at, contact_id, deal_id
)
select
  ('dec0de00-0000-4000-8000-0000000083' || d.number)::uuid, ('dec0de00-0000-4000-8000-0000000000' || d.owner)::uuid,
  u.tenant_id, 'team', d.name, d.company, lower(replace(d.name, ' ', '.')) || '@example.com',
  format('(%s) 555-01%s', 310 + d.number::integer * 9, d.number), d.city, d.state, d.interest, d.message, d.source,
  case when d.source = 'form' then 'dec0de00-0000-4000-8000-000000008390'::uuid end, d.status,
  d.reason, d.types, d.states, d.price, d.beds, d.funds, d.timeline,
  now() - make_interval(mins => d.came), now() - make_interval(mins => d.came - d.answered),
  now() - make_interval(mins => d.came), now() - make_interval(mins => d.came),
  ('dec0de00-0000-4000-8000-0000000090' || d.contact)::uuid, ('dec0de00-0000-4000-8000-0000000082' || d.deal)::uuid
from (values
  ('01', '04', 'Odette Larrabee', 'Larrabee Capital', 'Chicago', 'IL', 'Riverbend Memory Care',
    'Is the survey of last spring closed out? We buy memory care within four hours of Chicago.', 'form', 'new', null,
    '{memory-care}'::text[], '{IL,IA}'::text[], 15000000, 40, null, 'quarter', 35, null, null, null),
  ('02', '04', 'Kendrick Obi', 'Obi Senior Homes', 'St. Paul', 'MN', 'Two to four small homes in the Twin Cities',
    'Referred by Marjorie Whitfield. Looks for board and care with clean surveys.', 'referral', 'new', null,
    '{board-and-care}', '{MN}', 4000000, null, null, 'now', 300, null, null, null),
  ('03', '03', 'Felicity Crane', null, 'Omaha', 'NE', 'First purchase, assisted living', null, 'call', 'new', null,
    '{assisted-living}', '{NE,IA}', 6000000, 20, 'asked', 'year', 95, null, null, null),
  ('04', '04', 'Matthias Renner', 'Renner Health Group', 'Milwaukee', 'WI', 'Skilled nursing, 80 beds and more',
    'Met at the fall conference. Holds licences in Wisconsin and Illinois.', 'event', 'qualified', null,
    '{skilled-nursing}', '{WI,IL}', 22000000, 80, 'verified', 'quarter', 8640, 50, null, null),
  ('05', '04', 'Loretta Sims', 'Sims Family Office', 'Naperville', 'IL', 'Stabilized assisted living, cash',
    null, 'form', 'contacted', null, '{assisted-living}', '{IL,WI,IN}', 30000000, 60, 'asked', 'quarter', 4320, 22, null, null),
  ('06', '03', 'Anders Holmquist', 'Holmquist Living', 'Duluth', 'MN', 'Marquette Commons', 'Would like the offering.',
    'website', 'contacted', null, '{independent-living}', '{MN,MI}', 26000000, 100, null, 'year', 2900, 410, null, null),
  ('07', '04', 'Corinne Vale', 'Vale & Sons', 'Rockford', 'IL', 'Sale of two homes', 'Owner, wants to retire in a year.',
    'mailing', 'qualified', null, '{}', '{}', null, null, null, 'year', 17280, 95, null, null),
  ('08', '04', 'Simone Duarte', 'Duarte Senior Housing', 'Miami', 'FL', 'Exchange, 45 days', null, 'form', 'converted',
    null, '{assisted-living,memory-care}', '{FL,GA}', 18000000, 60, 'verified', 'now', 57600, 18, '17', null),
  ('09', '04', 'Beatrix Lindqvist', 'Birch Lane Living', 'St. Cloud', 'MN', 'Birch Hollow', null, 'referral', 'converted',
    null, '{memory-care}', '{MN,WI}', 12000000, 30, 'seen', 'now', 95040, 35, '09', '14'),
  ('10', '04', 'Gideon Marsh', 'Marsh Equity', 'Chicago', 'IL', 'Harbor Point', null, 'website', 'converted',
    null, '{assisted-living}', '{FL,IL}', 20000000, 80, 'seen', 'quarter', 86400, 130, '10', '11'),
  ('11', '03', 'Theodora Banks', 'Banks & Banks', 'St. Louis', 'MO', 'Net lease, single tenant', null, 'referral', 'converted',
    null, '{lease}', '{MO,IL,KS}', 9000000, null, 'seen', 'quarter', 34560, 55, '29', null),
  ('12', '03', 'Ezekiel Ford', 'Ford Senior Ventures', 'Atlanta', 'GA', 'Willow Bend Village', null, 'event', 'converted',
    null, '{independent-living,assisted-living}', '{GA,FL,TN}', 40000000, 120, 'verified', 'quarter', 20160, 240, '40', '12'),
  ('13', '04', 'Randall Pike', null, 'Joliet', 'IL', 'Group homes', null, 'advertising', 'unqualified', 'no_funds',
    '{group-homes}', '{IL}', 1500000, null, null, 'later', 30240, 1500, null, null),
  ('14', '04', 'Shirley Novak', null, 'Gary', 'IN', 'Anything under a million', null, 'advertising', 'unqualified', 'no_reply',
    '{}', '{IN,IL}', 1000000, null, null, null, 43200, 2900, null, null),
  ('15', '03', 'Bruno Castellano', 'Castellano Partners', 'Cleveland', 'OH', 'Orchard House', null, 'mailing', 'unqualified',
    'other_broker', '{assisted-living}', '{OH}', 17000000, 60, null, 'now', 60480, 75, null, null),
  ('16', '04', 'Yolanda Reeves', 'Reeves Rehab', 'Peoria', 'IL', 'Lincoln Prairie Skilled Care', null, 'website', 'unqualified',
    'timing', '{skilled-nursing}', '{IL}', 8000000, 60, null, 'later', 71000, 45, null, null)
) as d (
  number, owner, name, company, city, state, interest, message, source, status, reason, types, states, price, beds, funds,
  timeline, came, answered, contact, deal
)
join public.tenant_users u on u.user_id = ('dec0de00-0000-4000-8000-0000000000' || d.owner)::uuid and u.is_active
on conflict (id) do nothing;

select set_config('haven.converts_leads', 'off', true);

update public.record_changes h set by = l.owner_id, at = l.created_at
from public.leads l
where l.id::text like 'dec0de00-0000-4000-8000-0000000083%' and h.record_id = l.id and h.kind = 'leads'
  and h.act = 'created' and h.by is null;

update public.record_changes h set by = f.owner_id
from public.lead_forms f
where f.id = 'dec0de00-0000-4000-8000-000000008390' and h.record_id = f.id and h.kind = 'lead_forms'
  and h.act = 'created' and h.by is null;

-- Waiting leads are old, so no one is notified that they are late.
insert into private.overdue_leads (lead_id)
select l.id from public.leads l where l.id::text like 'dec0de00-0000-4000-8000-0000000083%' and l.status = 'new'
on conflict (lead_id) do nothing;
