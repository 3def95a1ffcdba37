-- The demo investor's institution: a family office with an approval chain and a mandate, tax forms and schedules, an
-- exchange, an exit plan, and the 100-day plan of a purchase. Requires people, transactions, and the portfolio;
-- idempotent, leaves changes. Dates are relative to today.
insert into public.investment_entities (id, owner_id, tenant_id, name, kind, formation_state, formed_on, created_at)
select 'dec0de00-0000-4000-8060-000000000001', p.id, 'dec0de00-0000-4000-8000-000000000101', 'Northlight Family Office (demo)',
  'family_office', 'DE', '2015-03-02', now() - interval '300 days'
from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000008'
on conflict (id) do nothing;

insert into private.entity_roles (entity_id, user_id, role, given_by_name)
select e.id, p.id, r.role, 'Ivan Demo-Investor'
from (values
  ('08', 'preparer'), ('08', 'approver'), ('08', 'releaser'), ('07', 'approver'), ('07', 'preparer'), ('11', 'approver')
) r (number, role)
join public.investment_entities e on e.id = 'dec0de00-0000-4000-8060-000000000001'
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || r.number)::uuid
on conflict do nothing;

insert into private.approval_rules (entity_id, kind, over_cents, approvals)
select e.id, r.kind, r.over_cents, r.approvals
from (values ('wire', 0, 1), ('wire', 100000000, 2), ('commitment', 0, 1), ('commitment', 250000000, 2)) r (kind, over_cents, approvals)
join public.investment_entities e on e.id = 'dec0de00-0000-4000-8060-000000000001'
on conflict do nothing;

insert into private.mandates (
  id, entity_id, name, care_types, states, least_cents, most_cents, leverage_percent, state_percent, operator_percent, starts_at, added_by_name,
  ended_at, ended_by_name
)
select ('dec0de00-0000-4000-8060-00000000010' || m.number)::uuid, e.id, m.name, m.care_types, m.states, m.least, m.most, m.leverage, m.state,
  m.operator, now() - make_interval(days => m.begun), 'Ivan Demo-Investor', now() - make_interval(days => m.ended),
  case when m.ended is not null then 'Ivan Demo-Investor' end
from (values
  ('1', 'Core senior housing', array['independent', 'assisted', 'memory'], array['OH', 'TX', 'FL', 'AZ', 'IL'], 25000000, 300000000, 65, 40, 35, 120, null::integer),
  ('2', 'Core senior housing', array['independent', 'assisted'], array['OH', 'TX', 'FL'], 25000000, 200000000, 60, 40, 35, 290, 120)
) m (number, name, care_types, states, least, most, leverage, state, operator, begun, ended)
join public.investment_entities e on e.id = 'dec0de00-0000-4000-8060-000000000001'
on conflict (id) do nothing;

insert into private.approval_requests (
  id, entity_id, kind, cents, counterparty, purpose, due_on, care_type, state, operator, leverage_percent, breaches, exception_reason,
  approvals_needed, requested_at, requested_by, requester
)
select ('dec0de00-0000-4000-8060-00000000020' || r.number)::uuid, e.id, r.kind, r.cents, r.counterparty, r.purpose, current_date + r.due,
  r.care, r.state, r.operator, r.leverage, r.breaches::jsonb, r.reason, r.needed, now() - make_interval(days => r.age), p.id, p.full_name
from (values
  ('1', 'wire', 45000000, 'Great Plains Title', 'Deposit for Elm Grove', '07', 3, null, null, null, null::numeric, '[]', null, 1, 1),
  ('2', 'commitment', 150000000, 'Meridian Senior Housing Fund III', 'Commitment to the first closing', '08', 20, 'assisted', 'TX',
    'Willow Care Group', 60, '[]', null, 1, 3),
  ('3', 'commitment', 90000000, 'Granite Peak Care', 'Recapitalization of three skilled nursing centers', '07', 12, 'skilled', 'OH',
    'Great Lakes Care', 72,
    '[{"mandate":"Core senior housing","rule":"care_type","limit":"independent, assisted, memory","found":"skilled"},'
      || '{"mandate":"Core senior housing","rule":"leverage","limit":"65.00","found":"72.00"}]',
    'Short hold with a signed exit; reviewed with counsel', 2, 4),
  ('4', 'wire', 120000000, 'Lakeshore Senior Equity', 'Capital call 3 of Brookfield Manor', '08', -20, null, null, null, null, '[]', null, 2, 26),
  ('5', 'wire', 8000000, 'Unknown Consulting', 'Advisory fee without an agreement', '07', -30, null, null, null, null, '[]', null, 1, 34)
) r (number, kind, cents, counterparty, purpose, by, due, care, state, operator, leverage, breaches, reason, needed, age)
join public.investment_entities e on e.id = 'dec0de00-0000-4000-8060-000000000001'
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || r.by)::uuid
on conflict (id) do nothing;

insert into private.approval_decisions (request_id, is_approved, reason, decided_at, decided_by, decider)
select q.id, d.is_approved, d.reason, q.requested_at + make_interval(hours => d.after), p.id, p.full_name
from (values
  ('3', '08', true, 'Agree with the exception', 20), ('4', '07', true, 'Matches the call notice', 5), ('4', '11', true, null, 26),
  ('5', '08', false, 'No agreement on file', 8)
) d (request, by, is_approved, reason, after)
join private.approval_requests q on q.id = ('dec0de00-0000-4000-8060-00000000020' || d.request)::uuid
join public.profiles p on p.id = ('dec0de00-0000-4000-8000-0000000000' || d.by)::uuid
on conflict do nothing;

update private.approval_requests r
set released_at = r.requested_at + interval '2 days', released_by = r.requested_by, releaser = r.requester, reference = 'FED 20931'
where r.id = 'dec0de00-0000-4000-8060-000000000204' and r.released_at is null;

create temporary table demo_tax_forms (number text, form text, issuer text, sponsor text, size bigint, sha256 text);
insert into demo_tax_forms values
  ('1', 'k1', 'Cedar Point Partners (demo)', '1', 2426, '1c71f3698087b70f08b4e9c89773c90a25ccda883eae6f203f7d88399b78c83d'),
  ('2', 'k1', 'Lakeshore Senior Equity (demo)', '2', 2431, 'af19b6f584fcc078d4ee8c7ae420c5fc32247501e84bddb2b02db7a0e69aea80'),
  ('3', '1099_div', 'Prairie Bank (demo)', null, 2210, 'ec25e87a03dbb2935369707cb2bf5475458782a0eca28d7472707d2d94787f34');
delete from demo_tax_forms f
where not exists (select from public.investment_entities e where e.id = 'dec0de00-0000-4000-8050-000000000102')
  or exists (select from private.tax_documents d where d.id = ('dec0de00-0000-4000-8060-00000000030' || f.number)::uuid);

insert into storage.objects (bucket_id, name, version, metadata)
select 'tax-documents', 'dec0de00-0000-4000-8050-000000000102/dec0de00-0000-4000-8060-00000000030' || f.number,
  'dec0de00-0000-4000-8060-00000000030' || f.number, jsonb_build_object(
    'eTag', '"' || f.sha256 || '"', 'size', f.size, 'mimetype', 'application/pdf', 'cacheControl', 'max-age=3600',
    'lastModified', now(), 'contentLength', f.size, 'httpStatusCode', 200
  )
from demo_tax_forms f
on conflict do nothing;

insert into private.tax_documents (id, entity_id, sponsor_id, year, form, issuer, path, name, type, size, added_at, added_by, added_by_name)
select ('dec0de00-0000-4000-8060-00000000030' || f.number)::uuid, 'dec0de00-0000-4000-8050-000000000102',
  (select s.id from public.investment_sponsors s where s.id::text = 'dec0de00-0000-4000-8050-00000000020' || f.sponsor),
  extract(year from current_date)::integer - 1, f.form, f.issuer,
  'dec0de00-0000-4000-8050-000000000102/dec0de00-0000-4000-8060-00000000030' || f.number,
  replace(lower(f.form), '_', '-') || '-' || f.number || '.pdf', 'application/pdf', f.size, now() - interval '40 days',
  'dec0de00-0000-4000-8000-000000000008', 'Ivan Demo-Investor'
from demo_tax_forms f
on conflict do nothing;

insert into private.tax_receipts (document_id, opened_at, opened_by, opener)
select d.id, d.added_at + interval '2 days', 'dec0de00-0000-4000-8000-000000000008', 'Ivan Demo-Investor'
from demo_tax_forms f join private.tax_documents d on d.id = ('dec0de00-0000-4000-8060-00000000030' || f.number)::uuid
where f.number = '1';
drop table demo_tax_forms;

insert into private.tax_state_lines (id, entity_id, document_id, year, state, source, income_cents, withheld_cents)
select ('dec0de00-0000-4000-8060-00000000040' || l.number)::uuid, e.id,
  (select d.id from private.tax_documents d where d.id::text = 'dec0de00-0000-4000-8060-00000000030' || l.document),
  extract(year from current_date)::integer - 1, l.state, l.source, l.income, l.withheld
from (values
  ('1', '1', 'TX', 'Cedar Point Partners (demo)', 4125000, 0), ('2', '1', 'FL', 'Cedar Point Partners (demo)', 1890000, 0),
  ('3', '2', 'OH', 'Lakeshore Senior Equity (demo)', -1240000, 115000), ('4', null, 'AZ', 'Cedar Point Partners (demo)', 862000, 21500)
) l (number, document, state, source, income, withheld)
join public.investment_entities e on e.id = 'dec0de00-0000-4000-8050-000000000102'
on conflict (id) do nothing;

insert into private.tax_payments (id, entity_id, year, installment, jurisdiction, due_on, planned_cents, paid_cents, paid_on)
select ('dec0de00-0000-4000-8060-00000000050' || p.installment)::uuid, e.id, y.year, p.installment, 'US',
  make_date(y.year + p.later, p.month, 15), 1850000,
  case when make_date(y.year + p.later, p.month, 15) < current_date then 1850000 end,
  case when make_date(y.year + p.later, p.month, 15) < current_date then make_date(y.year + p.later, p.month, 12) end
from (values (1, 0, 4), (2, 0, 6), (3, 0, 9), (4, 1, 1)) p (installment, later, month)
cross join (select extract(year from current_date)::integer as year) y
join public.investment_entities e on e.id = 'dec0de00-0000-4000-8050-000000000102'
on conflict do nothing;

insert into private.depreciable_assets (id, entity_id, name, recovery, cost_cents, placed_on, bonus_percent)
select ('dec0de00-0000-4000-8060-00000000060' || a.number)::uuid, e.id, a.name, a.recovery, a.cost,
  make_date(extract(year from current_date)::integer - a.age, a.month, 15), a.bonus
from (values
  ('1', 'Elm House, building', 'residential', 412000000, 3, 5, 0), ('2', 'Elm House, land', 'land', 61000000, 3, 5, 0),
  ('3', 'Elm House, site improvements', 'land_improvements', 38000000, 3, 5, 0),
  ('4', 'Elm House, kitchen and furniture', 'furniture', 21500000, 2, 8, 0),
  ('5', 'Elm House, appliances and carpet', 'equipment', 14200000, 1, 11, 20)
) a (number, name, recovery, cost, age, month, bonus)
join public.investment_entities e on e.id = 'dec0de00-0000-4000-8050-000000000102'
on conflict (id) do nothing;

insert into private.exchanges (id, entity_id, name, sold_on, value_cents, debt_cents, intermediary, return_due_on)
select ('dec0de00-0000-4000-8060-00000000070' || x.number)::uuid, e.id, x.name, current_date - x.age, x.value, x.debt,
  'Lake Exchange Services (demo)', null
from (values ('1', 'Oakmont Court', 31, 640000000, 290000000)) x (number, name, age, value, debt)
join public.investment_entities e on e.id = 'dec0de00-0000-4000-8050-000000000102'
on conflict (id) do nothing;

insert into private.exchange_properties (id, exchange_id, name, state, value_cents, identified_on, added_by_name)
select ('dec0de00-0000-4000-8060-00000000080' || p.number)::uuid, x.id, p.name, p.state, p.value, x.sold_on + p.day, 'Ivan Demo-Investor'
from (values
  ('1', '1200 Harbor Drive, Tampa', 'FL', 510000000, 18), ('2', '88 Prairie Road, Tulsa', 'OK', 240000000, 24)
) p (number, name, state, value, day)
join private.exchanges x on x.id = 'dec0de00-0000-4000-8060-000000000701'
on conflict (id) do nothing;

-- The investor's copy of a model: its closing was fourteen months ago.
insert into public.underwriting_models (id, owner_id, sharing, created_at, name, status, state, price, units, scenario_count, saved_version)
select 'dec0de00-0000-4000-8060-000000000901', p.id, 'private', now() - interval '60 days', 'Orchard House, as owned', 'final', 'OH',
  m.price, m.units, m.scenario_count, 1
from public.underwriting_models m join public.profiles p on p.id = 'dec0de00-0000-4000-8000-000000000008'
where m.id = 'dec0de00-0000-4000-8000-000000004901'
on conflict (id) do nothing;

insert into public.underwriting_versions (id, model_id, number, by, created_at, scenarios)
select 'dec0de00-0000-4000-8060-000000000902', m.id, 1, m.owner_id, m.created_at, (
  select jsonb_agg(jsonb_set(
    s.value, '{assumptions,closingOn}', to_jsonb(to_char(date_trunc('month', current_date) - interval '14 months', 'YYYY-MM-DD'))
  ) order by s.place)
  from jsonb_array_elements(v.scenarios) with ordinality s (value, place)
)
from public.underwriting_models m
join public.underwriting_versions v on v.model_id = 'dec0de00-0000-4000-8000-000000004901' and v.number = 1
where m.id = 'dec0de00-0000-4000-8060-000000000901'
on conflict do nothing;

insert into private.exit_plans (model_id, scenario_id, inputs, saved_by_name)
select m.id, 'base', '{"decisionMonth":14,"horizonMonth":84,"ordinaryRate":0.37,"capitalGainsRate":0.2,"recaptureRate":0.25,"investmentRate":0.038,'
  '"stateRate":0.035,"landShare":0.12,"recovery":"residential","isDeferred":false,"refinance":{"loanToValue":0.7,"coverage":1.4,"rate":0.0595,'
  '"years":30,"fee":0.01},"recapShare":0.4,"recapCosts":0.015}', 'Ivan Demo-Investor'
from public.underwriting_models m where m.id = 'dec0de00-0000-4000-8060-000000000901'
on conflict (model_id) do nothing;

-- Canyon View closed a month ago; its buyer works through the first weeks.
insert into public.integration_plans (id, owner_id, sharing, created_at, name, status, transaction_id, closing_on, state)
select 'dec0de00-0000-4000-8060-000000000a01', p.id, 'private', now() - interval '70 days', t.property_name, 'active', t.id, t.closed_on, t.state
from public.transactions t join public.profiles p on p.id = 'dec0de00-0000-4000-8000-000000000008'
where t.id = 'dec0de00-0000-4000-8000-000000008409' and t.closed_on is not null
on conflict (id) do nothing;

create temporary table demo_plan_tasks (number text, key text, stream text, day integer, title text, needs text[], risk text, note text, done integer);
insert into demo_plan_tasks values
  ('01', 'chow_application', 'licenses', -90, 'File the change-of-ownership application', '{}', 'high', 'Without approval the buyer cannot operate.', -92),
  ('02', 'license_issued', 'licenses', 0, 'Receive the license or the approval to operate', '{chow_application}', 'high', 'Closing depends on it.', -2),
  ('03', 'payer_enrollment', 'licenses', 5, 'File Medicare and Medicaid enrollment changes', '{license_issued}', 'high', 'Payment stops if the deadline of the payer is missed.', 4),
  ('04', 'employee_offers', 'people', -21, 'Send offers to the staff', '{}', 'high', 'Key staff leave if they hear from others first.', -22),
  ('05', 'payroll_setup', 'people', -7, 'Set up payroll, tax accounts, and time clocks', '{employee_offers}', 'high', 'The first payroll must be on time.', -8),
  ('06', 'first_payroll', 'people', 14, 'Run and check the first payroll', '{payroll_setup}', 'high', 'Check hours against the schedule.', 14),
  ('07', 'retention_review', 'people', 60, 'Review turnover and open positions', '{first_payroll}', 'low', null, null),
  ('08', 'resident_notice', 'residents', -30, 'Send the state''s notice to residents and families', '{}', 'high', 'Check the rule of the state.', -31),
  ('09', 'welcome_letter', 'residents', 1, 'Send the welcome letter with new payment details', '{resident_notice,bank_accounts}', 'medium', 'Confirm details by phone.', 1),
  ('10', 'agreements', 'residents', 30, 'Assign or sign resident agreements', '{license_issued}', 'low', null, null),
  ('11', 'contract_review', 'vendors', -30, 'Decide which contracts to assume or end', '{}', 'low', null, -28),
  ('12', 'vendor_insurance', 'vendors', 28, 'Collect insurance certificates and W-9 forms', '{contract_review}', 'low', null, null),
  ('13', 'ehr_migration', 'systems', -5, 'Migrate clinical records and test orders', '{}', 'high', 'Medication records must be complete before the first shift.', -4),
  ('14', 'access_removal', 'systems', 1, 'Remove the seller''s access and change locks', '{}', 'medium', 'Former accounts can read resident data.', 2),
  ('15', 'bank_accounts', 'finance', -14, 'Open bank and lockbox accounts', '{}', 'medium', null, -15),
  ('16', 'opening_balances', 'finance', 10, 'Post the closing statement and opening balances', '{bank_accounts}', 'low', null, 12),
  ('17', 'true_up', 'finance', 60, 'Settle prorations with the seller', '{opening_balances}', 'medium', 'The agreement has a deadline.', null),
  ('18', 'hundred_day_report', 'finance', 100, 'Report results against the plan', '{true_up,retention_review}', 'low', null, null),
  ('19', 'life_safety', 'property', 2, 'Walk life safety, generator, and elopement systems', '{}', 'high', 'Deficiencies are the new owner''s from day one.', 3),
  ('20', 'capital_plan', 'property', 45, 'Start the first-year capital plan', '{life_safety}', 'low', null, null);

insert into public.record_tasks (id, kind, record_id, "by", assignee_id, title, due_on, created_at)
select ('dec0de00-0000-4000-8060-0000000b00' || d.number)::uuid, 'integration_plans', p.id, p.owner_id, p.owner_id, d.title, p.closing_on + d.day,
  p.created_at
from demo_plan_tasks d join public.integration_plans p on p.id = 'dec0de00-0000-4000-8060-000000000a01'
on conflict (id) do nothing;

insert into private.integration_items (task_id, plan_id, key, stream, offset_days, needs, risk, risk_note)
select t.id, t.record_id, d.key, d.stream, d.day, d.needs, d.risk, d.note
from demo_plan_tasks d join public.record_tasks t on t.id = ('dec0de00-0000-4000-8060-0000000b00' || d.number)::uuid
on conflict do nothing;

-- In the order of the plan, so that each task's dependencies are complete.
do $$
declare
  v_task record;
begin
  for v_task in
    select t.id, p.closing_on + d.done as day
    from demo_plan_tasks d
    join public.record_tasks t on t.id = ('dec0de00-0000-4000-8060-0000000b00' || d.number)::uuid
    join public.integration_plans p on p.id = t.record_id
    where d.done is not null and t.done_at is null order by d.day, d.number
  loop
    update public.record_tasks t set done_at = v_task.day where t.id = v_task.id;
  end loop;
end $$;
drop table demo_plan_tasks;

update public.record_changes h set by = 'dec0de00-0000-4000-8000-000000000008'
where h.kind in ('investment_entities', 'integration_plans', 'underwriting_models') and h.by is null and h.act = 'created'
  and h.record_id::text like 'dec0de00-0000-4000-8060-%';
