-- Letters of intent for one of the demo's sales, a counter-offer, and a running sealed round of best and
-- final offers. Requires transactions; idempotent, leaves changes.
insert into public.offer_rounds (id, transaction_id, deadline, is_sealed, terms, created_at)
select ('dec0de00-0000-4000-8000-00000085' || r.number)::uuid, t.id, now() + make_interval(days => r.ends), r.is_sealed,
  r.terms, now() - make_interval(days => r.began)
from (values
  ('0001', -9, 30, false, 'Price, deposit, days to closing, and who holds your licenses today.'),
  ('0002', 6, 2, true, 'Best and final on the same terms. Say what you need before closing, and nothing that you do not.')
) as r (number, ends, began, is_sealed, terms)
join public.transactions t on t.id = 'dec0de00-0000-4000-8000-000000008401'
on conflict do nothing;

insert into public.offer_invitations (round_id, party_id, transaction_id)
select r.id, p.id, p.transaction_id
from public.offer_rounds r
join public.transaction_parties p on p.transaction_id = r.transaction_id and p.role = 'bidder'
where r.id in ('dec0de00-0000-4000-8000-000000850001', 'dec0de00-0000-4000-8000-000000850002')
on conflict do nothing;

insert into public.offers (
  id, transaction_id, party_id, round_id, account_id, made_by, status, price, deposit, diligence_days, closing_days,
  financing, waits_for_licence, contingencies, proof_of_funds, licence_history, expires_on, submitted_at
)
select
  ('dec0de00-0000-4000-8000-00000086' || o.number)::uuid, p.transaction_id, p.id,
  (
    select r.id from public.offer_rounds r
    where r.id::text = 'dec0de00-0000-4000-8000-00000085000' || o.round
  ),
  (select f.id from public.profiles f where f.id::text = 'dec0de00-0000-4000-8000-0000000000' || o.account),
  o.made_by, o.status, o.price, o.deposit, o.diligence, o.closing, o.financing, o.waits, o.contingencies, o.proof,
  o.history, current_date + 30, now() - make_interval(days => o.ago)
from (values
  ('0001', '0102', '1', '11', 'bidder', 'open', 12900000, 250000, 45, 75, 'bank', true, null, 'letter',
    'Six communities in Iowa and Illinois, none with an immediate jeopardy in five years', 16),
  ('0002', '0103', '1', '08', 'bidder', 'open', 13100000, 400000, 60, 90, 'hud', true, 'HUD commitment', 'statement',
    'No license of its own: an operator is named at the PSA', 13),
  ('0003', '0104', '1', null, 'bidder', 'open', 12250000, 150000, 30, 60, 'none', false, null, 'confirmed',
    'Eleven communities in Ohio and Indiana, one on a plan of correction', 12),
  ('0004', '0105', '1', null, 'bidder', 'declined', 10800000, 100000, 60, 120, 'seller', true,
    'Seller carries 20% for two years', 'none', 'Three communities in Kentucky', 11),
  ('0005', '0102', null, null, 'seller', 'open', 13400000, 350000, 30, 75, 'bank', true, null, 'letter',
    'Six communities in Iowa and Illinois, none with an immediate jeopardy in five years', 8),
  ('0006', '0102', '2', '11', 'bidder', 'open', 13300000, 350000, 35, 75, 'bank', true, null, 'statement',
    'Six communities in Iowa and Illinois, none with an immediate jeopardy in five years', 1)
) as o (
  number, party, round, account, made_by, status, price, deposit, diligence, closing, financing, waits, contingencies,
  proof, history, ago
)
join public.transaction_parties p on p.id::text = 'dec0de00-0000-4000-8000-00000084' || o.party
on conflict do nothing;
