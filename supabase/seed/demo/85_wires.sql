-- Wire instructions of some sales, with made-up numbers: a sent deposit, funds waiting for a call-back, and
-- the investor's payment. Idempotent, leaves changes.
insert into private.wires (
  id, transaction_id, purpose, version, beneficiary, bank, last_four, amount, entered_by, entered_name, entered_at,
  confirmed_by, confirmed_name, confirmed_at, sent_by, sent_name, sent_at
)
select
  ('dec0de00-0000-4000-8000-0000008402' || w.number)::uuid, t.id, w.purpose, w.version, w.beneficiary, w.bank,
  w.last_four, w.amount, e.id, private.sender_name(e.id), now() - make_interval(days => w.age),
  c.id, private.sender_name(c.id), case when c.id is not null then now() - make_interval(days => w.age - 1) end,
  s.id, private.sender_name(s.id), case when s.id is not null then now() - make_interval(days => w.age - 2) end
from (values
  ('01', '02', 'deposit', 1, 'Erie Title, escrow', 'Lake Erie Savings', '4821', 130000, 36, 'broker', 'buyer-pro', 'buyer-pro'),
  ('02', '02', 'funds', 1, 'Erie Title, escrow', 'Lake Erie Savings', '4821', 6470000, 6, 'broker', 'buyer-pro', null),
  ('03', '02', 'funds', 2, 'Erie Title, escrow', 'Cuyahoga Trust', '7730', 6470000, 1, 'broker', null, null),
  ('04', '02', 'proceeds', 1, 'Lakeview Family Homes', 'Buckeye Commerce Bank', '0917', 6112000, 3, 'broker', 'seller', null),
  ('05', '09', 'funds', 1, 'Sierra Escrow', 'Washoe National', '3358', 12410000, 40, 'broker-of-record', 'investor', 'investor')
) as w (number, transaction, purpose, version, beneficiary, bank, last_four, amount, age, entered, confirmed, sent)
join public.transactions t on t.id::text = 'dec0de00-0000-4000-8000-0000000084' || w.transaction
join auth.users e on e.id = t.broker_id
left join auth.users c on c.email = w.confirmed || '@demo.havenexchange.example'
left join auth.users s on s.email = w.sent || '@demo.havenexchange.example'
on conflict do nothing;

insert into private.wire_numbers (wire_id, routing, account)
select w.id, '021000021', '00018850' || w.last_four
from private.wires w where w.id::text like 'dec0de00-0000-4000-8000-0000008402__'
on conflict do nothing;

insert into private.wire_events (id, wire_id, kind, account_id, name, spoke_with, phone, at)
select
  ('dec0de00-0000-4000-8000-0000008403' || right(w.id::text, 2))::uuid, w.id, 'matched', w.confirmed_by, w.confirmed_name,
  case w.purpose when 'proceeds' then 'Owen Lake, Buckeye Commerce Bank' else 'Kay Benson' end,
  case w.purpose when 'proceeds' then '+1 614 555 0144' else '+1 216 555 0130' end, w.confirmed_at
from private.wires w
where w.id::text like 'dec0de00-0000-4000-8000-0000008402__' and w.confirmed_at is not null
on conflict do nothing;
