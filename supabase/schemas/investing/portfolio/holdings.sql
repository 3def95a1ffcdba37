-- What an entity holds: a property, a fund, or an interest in a vehicle, with the facts that exposure and stress tests
-- use. A holding always has the owner and the sharing of its entity. Amounts of the community are for the whole of it.
create table public.holdings (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  sponsor_id uuid references public.investment_sponsors (id) on delete set null,
  kind text not null default 'property',
  status text not null default 'active',
  vintage integer,
  ownership_percent numeric(7, 4),
  commitment numeric(14, 2),
  care_type text,
  state text,
  operator text,
  units integer,
  occupancy numeric(5, 2),
  annual_revenue numeric(14, 2),
  annual_noi numeric(14, 2),
  cap_rate numeric(5, 2),
  figures_on date,
  lender text,
  loan_balance numeric(14, 2),
  loan_rate numeric(5, 3),
  has_floating_rate boolean not null default false,
  loan_matures_on date,
  private_pay_percent numeric(5, 2),
  medicaid_percent numeric(5, 2),
  medicare_percent numeric(5, 2),
  tags text[] not null default '{}',
  notes text,

  constraint holdings_sharing_is_known check (sharing in ('private', 'team')),
  constraint holdings_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint holdings_kind_is_known check (kind in ('property', 'fund', 'vehicle', 'note')),
  constraint holdings_status_is_known check (status in ('active', 'exited')),
  constraint holdings_vintage_in_range check (vintage between 1950 and 2100),
  constraint holdings_ownership_percent_in_range check (ownership_percent between 0 and 100),
  constraint holdings_commitment_is_money check (private.is_money(commitment)),
  constraint holdings_care_type_is_known check (
    care_type in ('active_adult', 'independent', 'assisted', 'memory', 'skilled', 'ccrc', 'board_and_care', 'mixed')
  ),
  constraint holdings_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint holdings_operator_is_plain check (private.is_single_line(operator, 120)),
  constraint holdings_units_in_range check (units between 0 and 400000),
  constraint holdings_occupancy_in_range check (occupancy between 0 and 100),
  constraint holdings_annual_revenue_is_money check (private.is_money(annual_revenue)),
  constraint holdings_annual_noi_in_range check (annual_noi between -100000000000 and 100000000000),
  constraint holdings_cap_rate_in_range check (cap_rate between 0.5 and 50),
  constraint holdings_figures_on_in_range check (figures_on between '1990-01-01' and '2100-01-01'),
  constraint holdings_lender_is_plain check (private.is_single_line(lender, 120)),
  constraint holdings_loan_balance_is_money check (private.is_money(loan_balance)),
  constraint holdings_loan_rate_in_range check (loan_rate between 0 and 40),
  constraint holdings_loan_matures_on_in_range check (loan_matures_on between '1990-01-01' and '2150-01-01'),
  constraint holdings_private_pay_percent_in_range check (private_pay_percent between 0 and 100),
  constraint holdings_medicaid_percent_in_range check (medicaid_percent between 0 and 100),
  constraint holdings_medicare_percent_in_range check (medicare_percent between 0 and 100),
  constraint holdings_payors_fit check (
    coalesce(private_pay_percent, 0) + coalesce(medicaid_percent, 0) + coalesce(medicare_percent, 0) <= 100
  ),
  constraint holdings_tags_are_few check (private.is_tag_list(tags)),
  constraint holdings_notes_are_plain check (private.is_plain_message(notes, 10000))
);
-- Triggers in other files:
--   investing/approvals/approval_requests.sql: check_commitment
--   investing/ledger/investor_movements.sql: protect_entries

comment on column public.holdings.ownership_percent is 'The entity''s share of the equity, as a percentage.';
comment on column public.holdings.commitment is 'What the entity promised to contribute.';
comment on column public.holdings.cap_rate is 'The rate at which NOI is valued in stress tests.';
comment on column public.holdings.figures_on is 'The day of occupancy, revenue, NOI, and the loan balance.';

-- Returns the entity of a holding that names none, such as an imported one: the oldest of the same scope, or a new one
-- with the owner's name. The policy of holdings then checks the scope.
create function private.find_or_add_holding_entity(p_owner_id uuid, p_tenant_id uuid, p_sharing text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select e.id into v_id from public.investment_entities e
  where e.workspace_id = private.get_workspace_id(p_owner_id, p_tenant_id, p_sharing) and e.owner_id = p_owner_id and e.deleted_at is null
  order by e.created_at, e.id limit 1;
  if v_id is null then
    insert into public.investment_entities (owner_id, tenant_id, sharing, name, kind)
    select p_owner_id, p_tenant_id, p_sharing, coalesce(nullif(btrim(left(p.full_name, 160)), ''), 'Personal'), 'person'
    from public.profiles p where p.id = p_owner_id
    returning id into v_id;
  end if;
  return v_id;
end $$;

-- Gives a holding the owner and the sharing of its entity, so that both are visible to the same people.
create function private.set_holding_scope() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_entity public.investment_entities;
  v_is_named constant boolean := new.entity_id is not null;
  v_is_caller constant boolean := auth.role() is not distinct from 'authenticated' and pg_trigger_depth() = 1;
begin
  if tg_op = 'INSERT' and new.entity_id is null then
    new.entity_id := private.find_or_add_holding_entity(new.owner_id, new.tenant_id, new.sharing);
  end if;
  select * into v_entity from public.investment_entities e where e.id = new.entity_id;
  if v_entity.id is null or v_is_caller and (tg_op = 'INSERT' or new.entity_id is distinct from old.entity_id)
    and v_is_named and not private.can_use_investment_entity(new.entity_id)
  then
    raise exception 'Entity not found.' using errcode = 'HXPFE';
  end if;
  if v_is_caller and new.sponsor_id is not null and (tg_op = 'INSERT' or new.sponsor_id is distinct from old.sponsor_id)
    and not private.can_see_record('investment_sponsors', new.sponsor_id)
  then
    raise exception 'Sponsor not found.' using errcode = 'HXPFS';
  end if;
  if v_is_caller and tg_op = 'UPDATE' and new.sharing <> old.sharing then
    raise exception 'A holding is shared with its entity.' using errcode = 'HXPFH';
  end if;
  new.owner_id := v_entity.owner_id;
  new.tenant_id := v_entity.tenant_id;
  new.sharing := v_entity.sharing;
  return new;
end $$;

-- Runs before `set_record_fields`, which derives the workspace: triggers of a table run by name.
create trigger inherit_entity_scope before insert or update on public.holdings
  for each row execute function private.set_holding_scope();

select private.set_up_record_table('public.holdings', 'name', '/enhanced-portfolio');
select private.set_up_record_list(
  'public.holdings',
  '{name, entity_id, sponsor_id, kind, status, vintage, ownership_percent, commitment, care_type, state, operator, units,
    occupancy, annual_revenue, annual_noi, cap_rate, figures_on, lender, loan_balance, loan_rate, has_floating_rate,
    loan_matures_on, private_pay_percent, medicaid_percent, medicare_percent, tags, notes}'
);

create index holdings_by_name_idx on public.holdings (workspace_id, lower(name), id) where deleted_at is null;
create index holdings_by_vintage_idx on public.holdings (workspace_id, coalesce(vintage, -1), id) where deleted_at is null;
create index holdings_words_idx on public.holdings
  using gin (private.build_record_search_vector(workspace_id, name, operator, lender));
create index holdings_entity_idx on public.holdings (entity_id);
create index holdings_sponsor_idx on public.holdings (sponsor_id);

-- Moves holdings with their entity to another owner or scope.
create function private.move_holdings_with_entity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.holdings h set owner_id = new.owner_id, tenant_id = new.tenant_id, sharing = new.sharing where h.entity_id = new.id;
  return null;
end $$;

create trigger move_holdings after update of owner_id, tenant_id, sharing on public.investment_entities
  for each row when ((old.owner_id, old.tenant_id, old.sharing) is distinct from (new.owner_id, new.tenant_id, new.sharing))
  execute function private.move_holdings_with_entity();

-- True if the caller can use a holding that is not in the trash.
create function private.can_use_holding(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.holdings h
    where h.id = p_id and h.deleted_at is null and h.workspace_id = any (private.list_my_workspace_ids('holdings'))
  );
end $$;
grant execute on function private.can_use_holding(uuid) to authenticated;

-- A workspace has at most 1,000 holdings, so that a portfolio is computed in one request.
create function private.check_holding_count() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from (select distinct n.workspace_id from new_rows n) w
    where (select count(*) from public.holdings h where h.workspace_id = w.workspace_id and h.deleted_at is null) > 1000
  ) then
    raise exception 'You have reached the limit of 1,000 holdings.' using errcode = 'HXPFN';
  end if;
  return null;
end $$;

create trigger check_count after insert on public.holdings
  referencing new table as new_rows for each statement execute function private.check_holding_count();
