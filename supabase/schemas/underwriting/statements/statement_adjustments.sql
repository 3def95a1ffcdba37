-- Adjustments of a statement's version, each with author, reason and evidence. An entry is never changed: it is
-- withdrawn, and stays in the ledger.
create table public.underwriting_adjustments (
  id uuid primary key,
  version_id uuid not null references public.underwriting_statement_versions (id) on delete cascade,
  kind text not null,
  account text not null,
  cents bigint,
  share numeric(6, 5),
  reason text not null,
  evidence text not null,
  by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by uuid references public.profiles (id) on delete set null,

  constraint underwriting_adjustments_kind_is_known check (
    kind in (
      'management_fee', 'reserves', 'agency_labor', 'owner_pay', 'property_tax', 'insurance', 'lease_rent', 'one_time', 'other'
    )
  ),
  constraint underwriting_adjustments_account_is_known check (private.is_statement_account(account)),
  constraint underwriting_adjustments_cents_in_range check (cents between -10000000000000 and 10000000000000),
  constraint underwriting_adjustments_share_in_range check (share between 0 and 0.5),
  -- The management fee is a share of revenue; reserves are an amount per unit.
  constraint underwriting_adjustments_has_one_amount check (
    case kind when 'management_fee' then share is not null and cents is null else cents is not null and share is null end
  ),
  constraint underwriting_adjustments_reason_is_plain check (
    char_length(btrim(reason)) >= 1 and private.is_plain_message(reason, 500)
  ),
  constraint underwriting_adjustments_evidence_is_plain check (
    char_length(btrim(evidence)) >= 1 and private.is_plain_message(evidence, 500)
  )
);

comment on column public.underwriting_adjustments.cents is 'Added to the account for the year; for reserves, per unit.';

create index underwriting_adjustments_version_idx on public.underwriting_adjustments (version_id, created_at, id);
create index underwriting_adjustments_by_idx on public.underwriting_adjustments (by);
create index underwriting_adjustments_withdrawn_by_idx on public.underwriting_adjustments (withdrawn_by);
create unique index underwriting_adjustments_single_kinds_key on public.underwriting_adjustments (version_id, kind)
  where kind in ('management_fee', 'reserves') and withdrawn_at is null;

select private.set_up_table('public.underwriting_adjustments', 'select');

create policy "Statement viewers read its adjustments" on public.underwriting_adjustments
  for select to authenticated
  using (private.has_underwriting_statement_version(version_id, (select private.list_my_workspace_ids())::uuid[]));

select private.add_condition_guard(
  'public.underwriting_adjustments',
  'private.has_underwriting_statement_version(version_id, (select private.list_my_workspace_ids()))'
);
