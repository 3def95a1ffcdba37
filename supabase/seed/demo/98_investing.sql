-- The demo investor's portfolio: four entities, three sponsors, nine holdings, two of them funds, and five years of
-- movements, posted as the product posts them. Requires people; idempotent, leaves changes. Dates are relative to today.
create temporary table demo_holdings (
  number text, name text, entity text, sponsor text, kind text, quarters integer, ownership numeric, commitment numeric, care text,
  state text, operator text, units integer, occupancy numeric, revenue numeric, noi numeric, cap numeric, lender text, loan numeric,
  rate numeric, is_floating boolean, matures integer, private_pay numeric, medicaid numeric, medicare numeric, cost bigint, value bigint,
  income numeric
);
insert into demo_holdings values
  ('01', 'Maple Ridge Assisted Living', '2', '1', 'property', 19, 10, null, 'assisted', 'TX', 'Willow Care Group', 84, 91, 5450000, 1450000, 7.25,
    'First Dakota Bank', 12000000, 6.15, false, 210, 88, 8, null, 62500000, 80000000, 0.0165),
  ('02', 'Harbor View Memory Care', '3', '1', 'property', 15, 15, null, 'memory', 'FL', 'Willow Care Group', 48, 88, 4200000, 980000, 8.25,
    'Gulf States Credit', 6900000, 6.6, false, 900, 94, 4, null, 60000000, 74680000, 0.0172),
  -- The interest in the sponsor's offering: its payments come from the link to the offering.
  ('03', 'Birch Run Assisted Living', '2', '3', 'vehicle', 12, 30, 1200000, 'assisted', 'IN', 'Great Lakes Care', 64, 91, 3650000, 1020000, 7.5,
    'First Dakota Bank', 8900000, 5.9, false, 1500, 90, 6, null, 120000000, 141000000, 0),
  ('04', 'Lakeside Commons', '1', '2', 'property', 17, 20, null, 'independent', 'TX', 'Highline Senior Living', 110, 90, 4700000, 1120000, 6.75,
    'Prairie Mutual Life', 9800000, 5.45, false, 1900, 100, null, null, 110000000, 135860000, 0.0148),
  ('05', 'Brookfield Manor', '2', '2', 'property', 9, 12, null, 'skilled', 'OH', 'Great Lakes Care', 120, 81, 12600000, 1900000, 12.5,
    'Gulf States Credit', 9500000, 8.4, true, 520, 18, 62, 16, 75000000, 68400000, 0.021),
  ('06', 'Sierra Vista Active Adult', '3', '3', 'property', 7, 25, null, 'active_adult', 'TX', 'Sierra Residential', 96, 94, 2150000, 860000, 6.25,
    'Prairie Mutual Life', 8200000, 5.75, false, 2300, 100, null, null, 120000000, 139000000, 0.0138),
  ('07', 'Oakmont Court', '1', '2', 'property', 20, 10, null, 'assisted', 'OH', 'Great Lakes Care', 70, null, null, null, null,
    null, null, null, false, null, null, null, null, 50000000, 50000000, 0.016),
  ('08', 'Cedar & Main Senior Housing Fund II', '3', '3', 'fund', 16, null, 1000000, 'mixed', null, null, null, null, null, null, null,
    null, null, null, false, null, null, null, null, 80000000, 90500000, 0.0125),
  ('09', 'Cedar Point Income Fund I', '4', '1', 'fund', 12, null, 500000, 'mixed', null, null, null, null, null, null, null,
    null, null, null, false, null, null, null, null, 40000000, 43000000, 0.0185);

-- The LLC and the trust are shared with the investor's team; the rest is private.
create temporary table demo_team as
select p.id as owner_id, (select u.tenant_id from public.tenant_users u where u.user_id = p.id order by u.is_active desc limit 1) as tenant_id
from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000008';

insert into public.investment_entities (id, owner_id, tenant_id, sharing, name, kind, formation_state, formed_on, created_at)
select ('dec0de00-0000-4000-8050-00000000010' || e.number)::uuid, t.owner_id, t.tenant_id, case when e.kind in ('llc', 'trust') then 'team' else 'private' end, e.name, e.kind, e.state, e.formed::date,
  now() - interval '400 days'
from (values
  ('1', 'Ivan Demo-Investor', 'person', null, null), ('2', 'Northlight Holdings LLC (demo)', 'llc', 'DE', '2019-04-12'),
  ('3', 'Demo-Investor Family Trust', 'trust', 'IL', '2016-09-01'), ('4', 'Demo-Investor IRA', 'ira', null, null)
) e (number, name, kind, state, formed)
cross join demo_team t
on conflict (id) do nothing;

insert into public.investment_sponsors (id, owner_id, tenant_id, name, contact_name, email, created_at)
select ('dec0de00-0000-4000-8050-00000000020' || s.number)::uuid, t.owner_id, t.tenant_id, s.name, s.contact, s.email,
  now() - interval '400 days'
from (values
  ('1', 'Cedar Point Partners (demo)', 'Dana Whitfield', 'investors@cedarpoint.demo.example'),
  ('2', 'Lakeshore Senior Equity (demo)', 'Marcus Bell', 'ir@lakeshore.demo.example'),
  ('3', 'Cedar & Main Brokerage (demo)', 'Rita Demo-Record', 'broker-of-record@demo.havenexchange.example')
) s (number, name, contact, email)
cross join demo_team t
on conflict (id) do nothing;

insert into public.holdings (
  id, name, entity_id, sponsor_id, kind, vintage, ownership_percent, commitment, care_type, state, operator, units, occupancy, annual_revenue,
  annual_noi, cap_rate, figures_on, lender, loan_balance, loan_rate, has_floating_rate, loan_matures_on, private_pay_percent, medicaid_percent,
  medicare_percent, created_at
)
select ('dec0de00-0000-4000-8050-0000000003' || h.number)::uuid, h.name, e.id, ('dec0de00-0000-4000-8050-00000000020' || h.sponsor)::uuid, h.kind,
  extract(year from date_trunc('quarter', current_date) - make_interval(months => 3 * h.quarters))::integer, h.ownership, h.commitment, h.care,
  h.state, h.operator, h.units, h.occupancy, h.revenue, h.noi, h.cap, case when h.noi is not null then date_trunc('quarter', current_date)::date - 1 end,
  h.lender, h.loan, h.rate, h.is_floating, current_date + h.matures, h.private_pay, h.medicaid, h.medicare, now() - interval '390 days'
from demo_holdings h
join public.investment_entities e on e.id = ('dec0de00-0000-4000-8050-00000000010' || h.entity)::uuid
on conflict (id) do nothing;

-- Quarter n of a holding ends on the last day of a calendar quarter; the last one before today.
create temporary table demo_movements as
with quarters as (
  select h.*, ('dec0de00-0000-4000-8050-0000000003' || h.number)::uuid as holding_id,
    ('dec0de00-0000-4000-8050-00000000010' || h.entity)::uuid as entity_id, q.n,
    (date_trunc('quarter', current_date) - make_interval(months => 3 * (h.quarters - q.n)))::date - 1 as day
  from demo_holdings h cross join lateral generate_series(0, h.quarters) q (n)
)
select q.entity_id, q.holding_id, 'contribution' as kind, q.day, round(q.cost * c.share)::bigint as cents, 0::bigint as returned, 0::bigint as gain,
  false as is_final, c.memo
from quarters q
join lateral (values
  (0, case q.kind when 'fund' then 0.5 else 1 end, case q.kind when 'fund' then 'Capital call 1' else 'Initial investment' end),
  (2, case q.kind when 'fund' then 0.3 end, 'Capital call 2'), (4, case q.kind when 'fund' then 0.2 end, 'Capital call 3')
) c (n, share, memo) on c.n = q.n and c.share is not null
where q.number <> '03'
union all
-- Income each quarter from the second on, a little different each time. Maple Ridge returned capital when it refinanced.
select q.entity_id, q.holding_id, 'distribution', q.day + 20,
  (round(q.cost * q.income * (0.94 + 0.02 * (q.n % 7)))::bigint + case when q.number = '01' and q.n = 11 then 10000000 else 0 end),
  case when q.number = '01' and q.n = 11 then 10000000 else 0 end, 0, false,
  case when q.number = '01' and q.n = 11 then 'Refinance proceeds and income' else 'Quarterly distribution' end
from quarters q
where q.number <> '03' and q.n between 2 and case q.number when '07' then 15 else q.quarters end and q.day + 20 <= current_date
union all
select q.entity_id, q.holding_id, 'distribution', q.day, 71000000, 50000000, 21000000, true, 'Sale of the community'
from quarters q where q.number = '07' and q.n = 16
union all
-- A valuation every four quarters and in the last one, on a line from cost to what NOI, cap rate, and loan give today.
select q.entity_id, q.holding_id, 'valuation', q.day,
  (round((q.cost + (q.value - q.cost) * q.n / q.quarters) / 10000) * 10000)::bigint, 0, 0, false, 'Sponsor''s valuation'
from quarters q
where q.number <> '07' and q.n > 4 and (q.n % 4 = q.quarters % 4)
union all
select q.entity_id, q.holding_id, 'fee', q.day, 250000, 0, 0, false, 'Annual administration fee'
from quarters q where q.kind = 'fund' and q.n > 0 and q.n % 4 = 0
union all
select distinct q.entity_id, null::uuid, 'expense', q.day, 180000, 0::bigint, 0::bigint, false, 'Tax preparation'
from quarters q where q.number in ('01', '02') and extract(month from q.day) = 3;

select private.add_investor_movement(
  md5('demo movement' || m.entity_id || coalesce(m.holding_id::text, '') || m.kind || m.day)::uuid, m.entity_id,
  jsonb_build_object(
    'holding_id', m.holding_id, 'kind', m.kind, 'day', m.day, 'cents', m.cents, 'return_cents', m.returned, 'gain_cents', m.gain,
    'income_cents', case m.kind when 'distribution' then m.cents - m.returned - m.gain else 0 end, 'is_final', m.is_final, 'memo', m.memo
  )
)
from (
  select * from demo_movements d
  where exists (select from public.investment_entities e where e.id = d.entity_id)
    and not exists (select from private.investor_movements x where x.entity_id = d.entity_id)
  order by d.day, array_position(array['contribution', 'fee', 'expense', 'distribution', 'valuation'], d.kind)
) m;

insert into private.concentration_limits (id, user_id, tenant_id, dimension, member, most_percent)
select ('dec0de00-0000-4000-8050-00000000040' || l.number)::uuid, case when t.tenant_id is null then t.owner_id end, t.tenant_id, l.dimension, l.member, l.most
from (values
  ('1', 'state', null, 40), ('2', 'operator', null, 35), ('3', 'lender', null, 40), ('4', 'payor', 'Medicaid', 25)
) l (number, dimension, member, most)
cross join demo_team t
on conflict do nothing;

drop table demo_team;
drop table demo_movements;
drop table demo_holdings;

update public.record_changes h set by = 'dec0de00-0000-4000-8000-000000000008'
where h.kind in ('investment_entities', 'investment_sponsors', 'holdings') and h.by is null and h.act = 'created'
  and h.record_id::text like 'dec0de00-0000-4000-8050-%';
