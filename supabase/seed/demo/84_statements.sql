-- A T-12 of Orchard House for its deal and model, with two versions and their adjustments. Its twelve months end with
-- the last complete one. Normalized, its expenses are those of the model's base case. Idempotent, leaves changes.
create temporary table demo_statement_lines (
  position integer, account text, label text, section text, code text, label_cell text, annual bigint
);
insert into demo_statement_lines values
  (1, '4000', 'Assisted living rent', 'Revenue', '4010', 'B7', 248000000),
  (2, '4000', 'Memory care rent', 'Revenue', '4020', 'B8', 166400000),
  (3, '4010', 'Level of care', 'Revenue', '4030', 'B9', 46100000),
  (4, '4100', 'Medicaid waiver', 'Revenue', '4100', 'B10', 22496000),
  (5, '4040', 'Ancillary services', 'Revenue', '4200', 'B11', 9600000),
  (6, '4500', 'Rent concessions', 'Revenue', '4500', 'B12', -3300000),
  (7, '5000', 'Caregivers and nurses', 'Expenses › Resident care', '5010', 'B16', 151200000),
  (8, '5050', 'Agency staffing', 'Expenses › Resident care', '5050', 'B17', 12000000),
  (9, '5100', 'Dietary', 'Expenses', '5100', 'B20', 43800000),
  (10, '5200', 'Life enrichment', 'Expenses', '5200', 'B21', 9600000),
  (11, '5300', 'Housekeeping and laundry', 'Expenses', '5300', 'B22', 14200000),
  (12, '5400', 'Repairs and maintenance', 'Expenses', '5400', 'B23', 16800000),
  (13, '5500', 'General and administrative', 'Expenses', '5500', 'B24', 42100000),
  (14, '5500', 'Owner compensation', 'Expenses', '5510', 'B25', 9000000),
  (15, '5600', 'Marketing', 'Expenses', '5600', 'B26', 13700000),
  (16, '6300', 'Utilities', 'Expenses', '6300', 'B27', 18000000),
  (17, '6100', 'Real estate taxes', 'Expenses', '6100', 'B28', 15400000),
  (18, '6200', 'Property and liability insurance', 'Expenses', '6200', 'B29', 12300000),
  (19, '6000', 'Management fee', 'Expenses', '6000', 'B30', 14678880),
  (20, '7200', 'Depreciation', 'Below the line', '7200', 'B35', 52000000),
  (21, '9010', 'Private pay days', 'Statistics', null, 'B38', 2381800),
  (22, '9020', 'Medicaid days', 'Statistics', null, 'B39', 152000);

insert into public.underwriting_statements (
  id, owner_id, tenant_id, sharing, created_at, name, deal_id, model_id, state, units, ends_on, saved_version
)
select
  'dec0de00-0000-4000-8000-000000005301', m.owner_id, m.tenant_id, 'team', now() - interval '5 days', 'Orchard House T-12',
  m.deal_id, m.id, 'checked', 78, (date_trunc('month', now()) - interval '1 day')::date, 2
from public.underwriting_models m
where m.id = 'dec0de00-0000-4000-8000-000000004901'
on conflict (id) do nothing;

insert into public.underwriting_statement_versions (
  id, statement_id, number, by, created_at, note, file_name, sheet, property, units, months, doubts, locked_at, locked_by
)
select
  ('dec0de00-0000-4000-8000-00000000540' || n)::uuid, s.id, n, s.owner_id, s.created_at + make_interval(days => n - 1),
  case n when 2 then 'Copy of version 1' end, 'Orchard House T12.xlsx', 'T12', 'Orchard House', 78,
  array(
    select (date_trunc('month', now()) - make_interval(months => 13 - g))::date from generate_series(1, 12) g order by g
  ),
  '[{"id":"account:T12!B21","kind":"account","sheet":"T12","cell":"B21","text":"Life enrichment","question":"Which account is this?","answer":"5200 Activities"},{"id":"amount:T12!H27","kind":"amount","sheet":"T12","cell":"H27","text":"14,9OO","question":"The amount can’t be read with certainty. What is the amount of Utilities?","answer":"$14,900"}]',
  case n when 1 then s.created_at + interval '4 hours' end, case n when 1 then s.owner_id end
from public.underwriting_statements s, generate_series(1, 2) n
where s.id = 'dec0de00-0000-4000-8000-000000005301'
on conflict do nothing;

-- Each month has a twelfth of the year, with a season that adds up to nothing.
insert into public.underwriting_statement_lines (version_id, position, account, label, section, code, label_cell, cents, cells)
select
  v.id, d.position, d.account, d.label, d.section, d.code, d.label_cell,
  array(
    select d.annual / 1200 * 100 + case m when 12 then d.annual - d.annual / 1200 * 1200 else 0 end
      + d.annual / 100000 * (array[3, -2, 1, 4, -3, -1, 2, -4, 3, -1, -2, 0])[m] * 100
    from generate_series(1, 12) m order by m
  ),
  array(select chr(67 + m) || substring(d.label_cell from 2) from generate_series(1, 12) m order by m)
from public.underwriting_statement_versions v, demo_statement_lines d
where v.statement_id = 'dec0de00-0000-4000-8000-000000005301'
on conflict do nothing;

drop table demo_statement_lines;

insert into public.underwriting_unit_mix (
  version_id, position, type, units, occupied, rent_cents, care_cents, market_cents, sheet, first_row, last_row
)
select v.id, m.* from public.underwriting_statement_versions v
cross join (values
  (1, 'Assisted studio', 54, 48, 465000, 85000, 489500, 'Rent roll', 6, 59),
  (2, 'Memory care suite', 24, 21, 690000, 0, 715000, 'Rent roll', 60, 83)
) m
where v.statement_id = 'dec0de00-0000-4000-8000-000000005301'
on conflict do nothing;

insert into public.underwriting_adjustments (id, version_id, kind, account, cents, share, reason, evidence, by, created_at)
select
  ('dec0de00-0000-4000-8000-000000005' || v.number + 4 || a.number)::uuid, v.id, a.kind, a.account, a.cents, a.share, a.reason,
  a.evidence, v.by, v.created_at + interval '1 hour'
from public.underwriting_statement_versions v
join (values
  ('01', 1, 'management_fee', '6000', null, 0.05, 'Market fee of a third-party manager', 'Proposals of two managers, 4.75% and 5%'),
  ('02', 1, 'reserves', '5900', 35000, null, 'Lender’s reserve requirement', 'Term sheet of First Dakota Bank'),
  ('03', 2, 'agency_labor', '5050', -12000000, null, 'Positions were filled in spring; no agency since', 'Payroll register and agency invoices'),
  ('04', 2, 'owner_pay', '5500', -9000000, null, 'The owner leaves at closing and is not replaced', 'Organization chart, owner interview'),
  ('05', 2, 'property_tax', '6100', 6000000, null, 'Reassessment at the purchase price', 'County auditor’s rate times the price')
) a (number, since, kind, account, cents, share, reason, evidence) on a.since <= v.number
where v.statement_id = 'dec0de00-0000-4000-8000-000000005301'
on conflict do nothing;

insert into public.underwriting_account_mappings (workspace_id, label_key, account, by)
select s.workspace_id, 'life enrichment', '5200', s.owner_id from public.underwriting_statements s
where s.id = 'dec0de00-0000-4000-8000-000000005301'
on conflict do nothing;

update public.record_changes h set by = s.owner_id, at = s.created_at
from public.underwriting_statements s
where h.record_id = s.id and h.kind = 'underwriting_statements' and h.by is null and h.act = 'created'
  and s.id::text like 'dec0de00-%';
