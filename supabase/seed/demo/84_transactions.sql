-- Transactions of the demo's brokers with their participants, from a first round of offers to closed.
-- Requires people, communities and deals; idempotent, leaves changes.
insert into public.transactions (
  id, owner_id, tenant_id, sharing, created_at, stage_since, property_name, status, side, deal_id, listing_id, state,
  price, expected_close, closed_on, ended_reason
)
select
  ('dec0de00-0000-4000-8000-0000000084' || t.number)::uuid,
  ('dec0de00-0000-4000-8000-0000000000' || t.owner)::uuid,
  (
    select u.tenant_id from public.tenant_users u
    where u.user_id::text = 'dec0de00-0000-4000-8000-0000000000' || t.owner order by u.is_active desc limit 1
  ),
  'team', now() - make_interval(days => t.begun), now() - make_interval(days => t.stands), t.name, t.status, t.side,
  (select d.id from public.deals d where d.id::text = 'dec0de00-0000-4000-8000-0000000082' || t.deal),
  (select l.id from public.listings l where l.id::text = 'dec0de00-0000-4000-8000-0000000002' || t.listing),
  t.state, t.price, current_date + t.closes, current_date - t.closed, t.ended
from (values
  ('01', '04', 34, 12, 'Riverbend Memory Care', 'negotiation', 'sell', '05', '05', 'OH', 13550000, 160, null, null),
  ('02', '04', 82, 21, 'Lakeview Commons', 'diligence', 'sell', '18', '02', 'OH', 6600000, 46, null, null),
  ('03', '03', 40, 11, 'Orchard House', 'loi_signed', 'sell', '09', null, 'OH', 16250000, 132, null, null),
  ('04', '04', 75, 19, 'Lincoln Prairie Skilled Care', 'diligence', 'sell', '10', '14', 'IL', 11300000, 61, null, null),
  ('05', '04', 130, 47, 'Harbor Point', 'licensure', 'both', '11', null, 'FL', 18400000, 33, null, null),
  ('06', '03', 120, 14, 'Willow Bend Village', 'financing', 'sell', '12', null, 'GA', 22100000, 27, null, null),
  ('07', '04', 140, 7, 'Saguaro Terrace', 'closing', 'sell', '13', null, 'AZ', 14700000, 9, null, null),
  ('08', '04', 170, 10, 'Birch Hollow', 'closed', 'buy', '14', null, 'WI', 9100000, -10, 10, null),
  ('09', '03', 190, 32, 'Canyon View', 'closed', 'sell', '15', null, 'NV', 12600000, -32, 32, null),
  ('10', '04', 110, 22, 'Fern Valley', 'terminated', 'sell', '16', null, 'IN', 5400000, 20, null, 'financing')
) as t (number, owner, begun, stands, name, status, side, deal, listing, state, price, closes, closed, ended)
on conflict do nothing;

insert into public.transaction_parties (id, transaction_id, role, name, company, email)
select
  ('dec0de00-0000-4000-8000-00000084' || p.number)::uuid,
  t.id, p.role, p.name, p.company, p.email
from (values
  ('0101', '01', 'seller', 'Dana Whitfield', 'Whitfield Senior Homes', 'dana@whitfield.example'),
  ('0102', '01', 'bidder', 'Priya Demo-Paid', 'Prairie Care Partners', 'buyer-pro@demo.havenexchange.example'),
  ('0103', '01', 'bidder', 'Ivan Demo-Investor', 'Northlight Senior Capital', 'investor@demo.havenexchange.example'),
  ('0104', '01', 'bidder', 'Marcus Hale', 'Tallgrass Health', 'marcus@tallgrass.example'),
  ('0105', '01', 'bidder', 'Joan Okafor', 'Meridian Care Partners', 'joan@meridian.example'),
  ('0201', '02', 'seller', 'Selma Demo-Seller', 'Lakeview Family Homes', 'seller@demo.havenexchange.example'),
  ('0202', '02', 'buyer', 'Priya Demo-Paid', 'Prairie Care Partners', 'buyer-pro@demo.havenexchange.example'),
  ('0203', '02', 'lender', 'Ruth Lindqvist', 'Prairie Bank', 'ruth@prairie-bank.example'),
  ('0204', '02', 'licensing_counsel', 'Amir Haddad', 'Haddad Health Law', 'amir@haddad.example'),
  ('0205', '02', 'title', 'Kay Benson', 'Erie Title', 'kay@erie-title.example'),
  ('0206', '02', 'seller_counsel', 'Paul Novak', 'Novak & Reese', 'paul@novak-reese.example'),
  ('0301', '03', 'seller', 'Helen Orchard', 'Orchard House LLC', 'helen@orchard-house.example'),
  ('0302', '03', 'buyer', 'Joan Okafor', 'Meridian Care Partners', 'joan@meridian.example'),
  ('0401', '04', 'seller', 'Prairie Health Board', null, 'board@lincoln-prairie.example'),
  ('0402', '04', 'buyer', 'Marcus Hale', 'Tallgrass Health', 'marcus@tallgrass.example'),
  ('0403', '04', 'lender', 'Ruth Lindqvist', 'Prairie Bank', 'ruth@prairie-bank.example'),
  ('0501', '05', 'seller', 'Gulf Coast Homes', null, 'owners@gulf-coast.example'),
  ('0502', '05', 'buyer', 'Blue Heron Senior Living', null, 'deals@blue-heron.example'),
  ('0503', '05', 'licensing_counsel', 'Amir Haddad', 'Haddad Health Law', 'amir@haddad.example'),
  ('0601', '06', 'buyer', 'Evergreen Operators', null, 'closings@evergreen.example'),
  ('0602', '06', 'lender', 'Southern Trust', null, 'loans@southern-trust.example'),
  ('0701', '07', 'buyer', 'Copper State Living', null, 'office@copper-state.example'),
  ('0702', '07', 'title', 'Desert Title', null, 'escrow@desert-title.example'),
  ('0801', '08', 'buyer', 'Priya Demo-Paid', 'Prairie Care Partners', 'buyer-pro@demo.havenexchange.example'),
  ('0802', '08', 'seller', 'Northfield Homes', null, 'office@northfield.example'),
  ('0901', '09', 'buyer', 'Ivan Demo-Investor', 'Northlight Senior Capital', 'investor@demo.havenexchange.example'),
  ('0902', '09', 'seller', 'Sierra Communities', null, 'sales@sierra.example'),
  ('1001', '10', 'buyer', 'Marcus Hale', 'Tallgrass Health', 'marcus@tallgrass.example')
) as p (number, transaction, role, name, company, email)
join public.transactions t on t.id::text = 'dec0de00-0000-4000-8000-0000000084' || p.transaction
where not exists (select from public.transaction_fees f where f.id::text = 'dec0de00-0000-4000-8000-00000084f' || left(p.number, 2) || '1')
on conflict do nothing;

-- Dates of each transaction, counted back from closing. Dates well in the past are done, so a late license
-- stands out.
update public.transaction_dates d
set due_on = l.day, done_on = case when l.day < current_date - 8 or t.status = 'closed' then l.day end
from public.transactions t
cross join (values
  ('loi', -118), ('psa', -92), ('licence_filing', -78), ('diligence', -48), ('financing', -34), ('licence', -36),
  ('closing', 0)
) as u (key, days)
cross join lateral (
  select n.day + case extract(isodow from n.day) when 6 then 2 when 7 then 1 else 0 end as day
  from (select t.expected_close + u.days as day) n
) l
where d.transaction_id = t.id and d.key = u.key and t.status <> 'negotiation'
  and t.id::text like 'dec0de00-0000-4000-8000-0000000084__'
  and not exists (
    select from public.transaction_fees f where f.id::text = 'dec0de00-0000-4000-8000-00000084f' || right(t.id::text, 2) || '1'
  );

-- One follows its state's closing timeline, as created by `shared/deals/transactions/closing-timeline.ts`.
insert into public.transaction_paths (transaction_id, state, care, financing, is_interim, template)
select t.id, 'OH', 'assisted', 'bank', false, 'OH 2026-01-01'
from public.transactions t where t.id = 'dec0de00-0000-4000-8000-000000008402'
on conflict do nothing;

insert into public.transaction_dates (
  transaction_id, key, label, position, follows, days, counts, lane, concerns, due_on, done_on
)
select t.id, s.key, s.label, s.place, s.follows, s.days, s.counts, s.lane,
  case s.hears
    when 'both' then '{seller,seller_broker,seller_counsel,buyer,buyer_broker,buyer_counsel}'::text[]
    when 'license' then '{buyer,buyer_broker,buyer_counsel,licensing_counsel}'
    when 'lender' then '{buyer,buyer_broker,buyer_counsel,lender}'
    else '{}'
  end,
  l.day, case when l.day < current_date - 1 then l.day end
from public.transactions t
cross join (values
  (1, 'loi', 'LOI signed', '{}'::text[], 0, 'calendar', 'contract', 'both', -70),
  (2, 'psa', 'PSA and OTA signed', '{loi}', 30, 'calendar', 'contract', 'both', -40),
  (3, 'deposit', 'Deposit in escrow', '{psa}', 3, 'business', 'contract', 'both', -35),
  (4, 'diligence', 'Due diligence ends', '{psa}', 45, 'calendar', 'contract', 'both', 5),
  (5, 'licence_filing', 'License application filed', '{psa}', 10, 'business', 'licensing', 'license', -26),
  (6, 'filing_wait', 'State may act on the change', '{licence_filing}', 45, 'calendar', 'licensing', 'license', 19),
  (7, 'licence', 'License approved', '{licence_filing}', 60, 'calendar', 'licensing', 'license', 34),
  (8, 'loan_application', 'Loan applied for', '{psa}', 7, 'calendar', 'lender', 'lender', -33),
  (9, 'reports', 'Third-party reports in', '{loan_application}', 35, 'calendar', 'lender', 'lender', 3),
  (10, 'financing', 'Financing approved', '{reports}', 21, 'calendar', 'lender', 'lender', 24),
  (11, 'resident_notice', 'Residents told', '{diligence}', 0, 'calendar', 'residents', 'both', 5),
  (12, 'notice_end', 'Notice to residents runs out', '{resident_notice}', 30, 'calendar', 'residents', 'both', 36),
  (13, 'closing', 'Closing', '{diligence,notice_end,financing,filing_wait,licence}', 5, 'business', 'closing', 'all', 46),
  (14, 'true_up', 'True-up', '{closing}', 60, 'calendar', 'closing', 'both', 106)
) as s (place, key, label, follows, days, counts, lane, hears, days_from_now)
cross join lateral (
  select n.day + case extract(isodow from n.day) when 6 then 2 when 7 then 1 else 0 end as day
  from (select current_date + s.days_from_now as day) n
) l
where t.id = 'dec0de00-0000-4000-8000-000000008402' and not exists (
  select from public.transaction_fees f where f.id = 'dec0de00-0000-4000-8000-00000084f021'
)
on conflict (transaction_id, key) do update set
  label = excluded.label, position = excluded.position, follows = excluded.follows, days = excluded.days,
  counts = excluded.counts, lane = excluded.lane, concerns = excluded.concerns, due_on = excluded.due_on,
  done_on = excluded.done_on;

-- Last, because these rows mark the rest as present.
insert into public.transaction_fees (id, transaction_id, label, percent)
select ('dec0de00-0000-4000-8000-00000084f' || right(t.id::text, 2) || '1')::uuid, t.id, 'Commission', 1.75
from public.transactions t where t.id::text like 'dec0de00-0000-4000-8000-0000000084__'
on conflict do nothing;

-- Portal links shared for one closing, and the vendor quotes for it.
insert into public.checklist_items (
  id, transaction_id, type, key, title, part, position, side, weight, party_id, due_on, state
)
select ('dec0de00-0000-4000-8000-0000008450' || c.number)::uuid, t.id, c.type, c.key, c.title, 'Own items',
  40 + c.number::integer, 'both', 4, ('dec0de00-0000-4000-8000-00000084' || c.party)::uuid, current_date + c.days, c.state
from public.transactions t
cross join (values
  ('01', 'closing', 'own-term-sheet', 'Signed term sheet', '0203', -6, 'done'),
  ('02', 'closing', 'own-appraisal', 'Appraisal ordered', '0203', 4, 'open'),
  ('03', 'licensure', 'own-application', 'Application with the state', '0204', -20, 'done'),
  ('04', 'licensure', 'own-floor-plans', 'Floor plans to the state', '0204', 6, 'open'),
  ('05', 'closing', 'own-commitment', 'Title commitment', '0205', 9, 'open')
) as c (number, type, key, title, party, days, state)
where t.id = 'dec0de00-0000-4000-8000-000000008402'
on conflict do nothing;

insert into public.transaction_quotes (
  id, transaction_id, kind, wanted, vendor, email, due_on, created_at, price, days, valid_until, terms, answered_at
)
select ('dec0de00-0000-4000-8000-0000008460' || q.number)::uuid, t.id, q.kind, q.wanted, q.vendor, q.email,
  current_date + 2, now() - interval '9 days', q.price, q.days, current_date + 30, q.terms,
  case when q.price is not null then now() - interval '3 days' end
from public.transactions t
cross join (values
  (
    '01', 'survey', 'ALTA survey of 4.2 acres with Table A items 1 to 4, 8 and 11.', 'Erie Survey', 'office@erie-survey.example',
    5200, 21, 'Half with the order, half on delivery.'
  ),
  (
    '02', 'survey', 'ALTA survey of 4.2 acres with Table A items 1 to 4, 8 and 11.', 'Lakeshore Land Survey',
    'quotes@lakeshore-land.example', 4650, 30, 'Net 30. Zoning report extra.'
  ),
  (
    '03', 'environmental', 'Phase I report for the lender, with reliance.', 'Maumee Environmental',
    'desk@maumee-env.example', null, null, null
  )
) as q (number, kind, wanted, vendor, email, price, days, terms)
where t.id = 'dec0de00-0000-4000-8000-000000008402'
on conflict do nothing;

insert into public.transaction_portals (id, transaction_id, party_id, quote_id, email, created_at, expires_at, opened_at)
select ('dec0de00-0000-4000-8000-0000008470' || p.number)::uuid, t.id,
  ('dec0de00-0000-4000-8000-00000084' || p.party)::uuid, ('dec0de00-0000-4000-8000-0000008460' || p.quote)::uuid,
  p.email, now() - interval '9 days', now() + interval '80 days', now() - make_interval(days => p.opened)
from public.transactions t
cross join (values
  ('01', '0203', null, 'ruth@prairie-bank.example', 2),
  ('02', '0204', null, 'amir@haddad.example', 1),
  ('03', null, '01', 'office@erie-survey.example', 3),
  ('04', null, '02', 'quotes@lakeshore-land.example', 3),
  ('05', null, '03', 'desk@maumee-env.example', null)
) as p (number, party, quote, email, opened)
where t.id = 'dec0de00-0000-4000-8000-000000008402'
on conflict do nothing;

insert into public.portal_messages (id, portal_id, transaction_id, author_id, is_from_party, body, created_at)
select ('dec0de00-0000-4000-8000-0000008480' || m.number)::uuid,
  ('dec0de00-0000-4000-8000-0000008470' || m.portal)::uuid, t.id, case when not m.is_theirs then t.broker_id end,
  m.is_theirs, m.body, now() - make_interval(hours => m.hours)
from public.transactions t
cross join (values
  ('01', '01', true, 'The term sheet is signed. Who do we call for the appraiser’s visit?', 52),
  ('02', '01', false, 'The executive director, any weekday after ten. I told her that somebody will call.', 47),
  ('03', '02', true, 'The state asks for the floor plans again, with the dining room as it is now.', 26)
) as m (number, portal, is_theirs, body, hours)
where t.id = 'dec0de00-0000-4000-8000-000000008402'
on conflict do nothing;

update public.record_changes h set by = r.owner_id, at = r.created_at
from public.transactions r
where h.record_id = r.id and h.kind = 'transactions' and h.by is null and h.act = 'created' and r.id::text like 'dec0de00-%';

-- The demo's messages are added before its contacts and parties, so their replies became leads of people who are known.
delete from public.leads l
using public.conversation_messages m
where l.source = 'reply' and l.message = m.message_text
  and m.id::text like 'dec0de00-%'
  and private.is_known_contact(l.owner_id, m.sender_id, private.confirmed_address_of(m.sender_id));
