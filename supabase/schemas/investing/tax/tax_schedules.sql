-- Income and withholding by state and year, from state K-1s.
create table private.tax_state_lines (
  id uuid primary key,
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  document_id uuid references private.tax_documents (id) on delete set null,
  year smallint not null,
  state text not null,
  source text not null,
  income_cents bigint not null,
  withheld_cents bigint not null default 0,
  version integer not null default 1,

  constraint tax_state_lines_year_in_range check (year between 1990 and 2100),
  constraint tax_state_lines_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint tax_state_lines_source_is_plain check (char_length(btrim(source)) >= 2 and private.is_single_line(source, 160)),
  constraint tax_state_lines_income_cents_in_range check (income_cents between -10000000000000 and 10000000000000),
  constraint tax_state_lines_withheld_cents_in_range check (withheld_cents between 0 and 10000000000000)
);

create index tax_state_lines_entity_idx on private.tax_state_lines (entity_id, year, state);
create index tax_state_lines_document_idx on private.tax_state_lines (document_id);
alter table private.tax_state_lines enable row level security;

-- Estimated tax payments. The reminder is a task on the entity.
create table private.tax_payments (
  id uuid primary key,
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  year smallint not null,
  installment smallint not null,
  jurisdiction text not null,
  due_on date not null,
  planned_cents bigint not null,
  paid_cents bigint,
  paid_on date,
  task_id uuid references public.record_tasks (id) on delete set null,

  constraint tax_payments_once unique (entity_id, year, jurisdiction, installment),
  constraint tax_payments_year_in_range check (year between 1990 and 2100),
  constraint tax_payments_installment_in_range check (installment between 1 and 4),
  constraint tax_payments_jurisdiction_shape check (jurisdiction ~ '^[A-Z]{2}$'),
  constraint tax_payments_due_on_in_range check (due_on between make_date(year, 1, 1) and make_date(year + 1, 12, 31)),
  constraint tax_payments_planned_cents_in_range check (planned_cents between 0 and 10000000000000),
  constraint tax_payments_paid_cents_in_range check (paid_cents between 0 and 10000000000000),
  constraint tax_payments_paid_on_in_range check (paid_on between '1990-01-01' and '2100-01-01'),
  constraint tax_payments_payment_is_whole check ((paid_cents is null) = (paid_on is null))
);

comment on column private.tax_payments.jurisdiction is 'US for federal tax, else the state.';

create index tax_payments_task_idx on private.tax_payments (task_id);
alter table private.tax_payments enable row level security;

-- Assets that an entity depreciates; `shared/investing/depreciation.ts` computes the schedule.
create table private.depreciable_assets (
  id uuid primary key,
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  holding_id uuid references public.holdings (id) on delete set null,
  name text not null,
  recovery text not null,
  cost_cents bigint not null,
  placed_on date not null,
  bonus_percent numeric(5, 2) not null default 0,
  removed_at timestamptz,
  version integer not null default 1,

  constraint depreciable_assets_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint depreciable_assets_recovery_is_known check (
    recovery in ('residential', 'nonresidential', 'land_improvements', 'furniture', 'equipment', 'land')
  ),
  constraint depreciable_assets_cost_cents_in_range check (cost_cents between 1 and 10000000000000),
  constraint depreciable_assets_placed_on_in_range check (placed_on between '1987-01-01' and '2100-01-01'),
  constraint depreciable_assets_bonus_percent_in_range check (bonus_percent between 0 and 100)
);

create index depreciable_assets_entity_idx on private.depreciable_assets (entity_id, placed_on, id);
create index depreciable_assets_holding_idx on private.depreciable_assets (holding_id);
alter table private.depreciable_assets enable row level security;

create function private.save_tax_state_line(p_id uuid, p_entity_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.tax_state_lines;
  v_new private.tax_state_lines;
begin
  perform private.begin_entity_change(p_entity_id);
  perform from public.investment_entities e where e.id = p_entity_id for update;
  select * into v_old from private.tax_state_lines l where l.id = p_id;
  if v_old.id is not null and v_old.entity_id <> p_entity_id then
    raise exception 'Entity not found.' using errcode = 'HXIN0';
  elsif private.is_repeated_save(v_old.version, p_version, 'HXINL') then
    return;
  elsif v_old.id is null and (select count(*) from private.tax_state_lines l where l.entity_id = p_entity_id) >= 5000 then
    raise exception 'You have reached the limit of 5,000.' using errcode = 'HXRMA';
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  if v_new.document_id is not null and not exists (
    select from private.tax_documents d where d.id = v_new.document_id and d.entity_id = p_entity_id
  ) then
    raise exception 'Tax form not found.' using errcode = 'HXINK';
  end if;
  insert into private.tax_state_lines as l (id, entity_id, document_id, year, state, source, income_cents, withheld_cents)
  values (
    p_id, p_entity_id, v_new.document_id, v_new.year, v_new.state, btrim(v_new.source), v_new.income_cents, coalesce(v_new.withheld_cents, 0)
  )
  on conflict (id) do update
  set document_id = excluded.document_id, year = excluded.year, state = excluded.state, source = excluded.source,
    income_cents = excluded.income_cents, withheld_cents = excluded.withheld_cents, version = l.version + 1;
end $$;

-- Adds a line of a state schedule or corrects one.
select private.expose('save_tax_state_line', 'authenticated');

create function private.remove_tax_state_line(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_entity_change((select l.entity_id from private.tax_state_lines l where l.id = p_id));
  delete from private.tax_state_lines l where l.id = p_id;
end $$;

select private.expose('remove_tax_state_line', 'authenticated');

create function private.plan_tax_payments(p_entity_id uuid, p_year public.whole_number, p_jurisdiction text, p_payments public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_payment record;
  v_old private.tax_payments;
  v_task_id uuid;
begin
  perform private.begin_entity_change(p_entity_id);
  perform from public.investment_entities e where e.id = p_entity_id for update;
  if jsonb_typeof(p_payments) is distinct from 'array' or jsonb_array_length(p_payments) <> 4
    or p_year not between 1990 and 2099 or p_jurisdiction !~ '^[A-Z]{2}$'
  then
    raise exception 'These payments are not valid.' using errcode = 'HXINM';
  end if;
  for v_payment in
    select p.installment, p.due_on, p.cents
    from jsonb_to_recordset(p_payments) p (installment smallint, due_on date, cents bigint) order by p.installment
  loop
    select * into v_old from private.tax_payments t
    where t.entity_id = p_entity_id and t.year = p_year and t.jurisdiction = p_jurisdiction and t.installment = v_payment.installment;
    if v_old.paid_on is not null then
      continue;
    end if;
    v_task_id := v_old.task_id;
    if v_task_id is null and v_payment.due_on >= current_date then
      v_task_id := gen_random_uuid();
      insert into public.record_tasks (id, kind, record_id, "by", assignee_id, title, due_on)
      values (
        v_task_id, 'investment_entities', p_entity_id, auth.uid(), auth.uid(),
        format(
          'Pay %s estimated tax, installment %s of %s, due %s',
          case p_jurisdiction when 'US' then 'federal' else p_jurisdiction end, v_payment.installment, p_year, to_char(v_payment.due_on, 'FMMon FMDD')
        ),
        greatest(v_payment.due_on - 7, current_date)
      );
    end if;
    insert into private.tax_payments as t (id, entity_id, year, installment, jurisdiction, due_on, planned_cents, task_id)
    values (
      gen_random_uuid(), p_entity_id, p_year, v_payment.installment, p_jurisdiction, v_payment.due_on, v_payment.cents, v_task_id
    )
    on conflict (entity_id, year, jurisdiction, installment) do update
    set due_on = excluded.due_on, planned_cents = excluded.planned_cents, task_id = excluded.task_id;
  end loop;
end $$;

-- Plans the four installments of a year, with a reminder task a week before each. Paid installments don't change.
select private.expose('plan_tax_payments', 'authenticated');

create function private.record_tax_payment(p_id uuid, p_cents public.large_number, p_paid_on date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_payment private.tax_payments;
begin
  select * into v_payment from private.tax_payments t where t.id = p_id for update;
  perform private.begin_entity_change(v_payment.entity_id);
  if p_paid_on > current_date + 1 then
    raise exception 'Enter a day until today.' using errcode = 'HXINN';
  end if;
  update private.tax_payments t set paid_cents = p_cents, paid_on = p_paid_on where t.id = p_id;
  update public.record_tasks t set done_at = now() where t.id = v_payment.task_id and t.done_at is null;
end $$;

-- Records that an installment was paid and completes its reminder.
select private.expose('record_tax_payment', 'authenticated');

create function private.save_depreciable_asset(p_id uuid, p_entity_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.depreciable_assets;
  v_new private.depreciable_assets;
begin
  perform private.begin_entity_change(p_entity_id);
  perform from public.investment_entities e where e.id = p_entity_id for update;
  select * into v_old from private.depreciable_assets a where a.id = p_id;
  if v_old.id is not null and v_old.entity_id <> p_entity_id then
    raise exception 'Entity not found.' using errcode = 'HXIN0';
  elsif v_old.id is not null and p_version = 0 then
    return;
  elsif v_old.version <> p_version or v_old.removed_at is not null then
    raise exception 'Someone else changed this.' using errcode = 'HXINL';
  elsif v_old.id is null and (select count(*) from private.depreciable_assets a where a.entity_id = p_entity_id) >= 1000 then
    raise exception 'You have reached the limit of 1,000.' using errcode = 'HXRMA';
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  if v_new.holding_id is not null and not exists (
    select from public.holdings h where h.id = v_new.holding_id and h.entity_id = p_entity_id
  ) then
    raise exception 'Holding not found.' using errcode = 'HXIN8';
  end if;
  insert into private.depreciable_assets as a (id, entity_id, holding_id, name, recovery, cost_cents, placed_on, bonus_percent)
  values (
    p_id, p_entity_id, v_new.holding_id, btrim(v_new.name), v_new.recovery, v_new.cost_cents, v_new.placed_on,
    coalesce(v_new.bonus_percent, 0)
  )
  on conflict (id) do update
  set holding_id = excluded.holding_id, name = excluded.name, recovery = excluded.recovery, cost_cents = excluded.cost_cents,
    placed_on = excluded.placed_on, bonus_percent = excluded.bonus_percent, version = a.version + 1;
end $$;

-- Adds an asset to the depreciation schedule or corrects one.
select private.expose('save_depreciable_asset', 'authenticated');

create function private.remove_depreciable_asset(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_entity_change((select a.entity_id from private.depreciable_assets a where a.id = p_id));
  update private.depreciable_assets a set removed_at = now() where a.id = p_id and a.removed_at is null;
end $$;

select private.expose('remove_depreciable_asset', 'authenticated');
