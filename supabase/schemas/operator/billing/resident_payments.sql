-- Payments of residents and payors. `cents` is negative for refunds and zero when a credit is applied to another invoice.
create table private.payment_deposits (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  number integer not null,
  deposited_on date not null,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by_name text not null default '',

  constraint payment_deposits_deposited_on_in_range check (deposited_on between '2000-01-01' and '2200-01-01'),
  constraint payment_deposits_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);
create unique index payment_deposits_number_once_idx on private.payment_deposits (community_id, number);
alter table private.payment_deposits enable row level security;

create table private.resident_payments (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  payor text not null,
  method text not null,
  cents bigint not null,
  reference text,
  received_on date not null,
  deposit_id uuid references private.payment_deposits (id) on delete set null,
  reversed_on date,
  reverse_reason text,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by_name text not null default '',

  constraint resident_payments_payor_is_known check (payor in (
    'private_pay', 'medicaid', 'medicare_a', 'medicare_advantage', 'va', 'ltc_insurance', 'hospice', 'other'
  )),
  constraint resident_payments_method_is_known check (method in (
    'check', 'cash', 'ach', 'card', 'remittance', 'contractual', 'write_off', 'refund', 'credit', 'deposit'
  )),
  constraint resident_payments_cents_in_range check (
    cents between -1000000000 and 1000000000
    and case method when 'refund' then cents < 0 when 'credit' then cents = 0 when 'contractual' then cents <> 0 else cents > 0 end
  ),
  constraint resident_payments_reference_is_plain check (private.is_single_line(reference, 120)),
  constraint resident_payments_received_on_in_range check (received_on between '2000-01-01' and '2200-01-01'),
  constraint resident_payments_reverse_reason_is_plain check (private.is_single_line(reverse_reason, 300)),
  constraint resident_payments_reversed_with_reason check ((reversed_on is null) = (reverse_reason is null)),
  constraint resident_payments_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes
create index resident_payments_resident_idx on private.resident_payments (resident_id, received_on desc, id);
create index resident_payments_community_idx on private.resident_payments (community_id, received_on desc, id);
create index resident_payments_deposit_idx on private.resident_payments (deposit_id);
alter table private.resident_payments enable row level security;

-- What of a payment pays which invoice. Applying a credit takes from a negative invoice and pays another.
create table private.payment_allocations (
  payment_id uuid not null references private.resident_payments (id) on delete cascade,
  invoice_id uuid not null references private.resident_invoices (id) on delete cascade,
  cents bigint not null,

  constraint payment_allocations_pkey primary key (payment_id, invoice_id),
  constraint payment_allocations_cents_in_range check (cents between -1000000000 and 1000000000 and cents <> 0)
);
create index payment_allocations_invoice_idx on private.payment_allocations (invoice_id);
alter table private.payment_allocations enable row level security;

-- Returns what is still open of each invoice, and of each payment what isn't allocated, as a negative amount.
create function private.list_open_items(p_community_id uuid, p_resident_id uuid default null)
returns table (resident_id uuid, payor text, invoice_id uuid, payment_id uuid, due_on date, cents bigint)
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  return query
  select i.resident_id, i.payor, i.id, null::uuid, i.due_on, (i.total_cents - coalesce(a.cents, 0))::bigint
  from private.resident_invoices i
  -- By invoice, so that payments of other communities aren't read.
  left join lateral (
    select sum(x.cents) as cents
    from private.payment_allocations x join private.resident_payments p on p.id = x.payment_id and p.reversed_on is null
    where x.invoice_id = i.id
  ) a on true
  where i.community_id = p_community_id and (p_resident_id is null or i.resident_id = p_resident_id)
    and i.total_cents <> coalesce(a.cents, 0)
  union all
  select p.resident_id, p.payor, null, p.id, p.received_on, (coalesce(a.cents, 0) - p.cents)::bigint
  from private.resident_payments p
  left join lateral (select sum(x.cents) as cents from private.payment_allocations x where x.payment_id = p.id) a on true
  where p.community_id = p_community_id and (p_resident_id is null or p.resident_id = p_resident_id) and p.reversed_on is null
    and p.cents <> coalesce(a.cents, 0);
end $$;

-- Pays a resident's open invoices of a payor with credits and unallocated payments, oldest first.
create function private.apply_credits(p_community_id uuid, p_resident_id uuid, p_payor text, p_day date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_credit record;
  v_open record;
  v_payment_id uuid;
  v_left bigint;
  v_part bigint;
begin
  for v_credit in
    select * from private.list_open_items(p_community_id, p_resident_id) o where o.payor = p_payor and o.cents < 0
    order by o.invoice_id is null, o.due_on, coalesce(o.invoice_id, o.payment_id)
  loop
    v_left := -v_credit.cents;
    v_payment_id := v_credit.payment_id;
    for v_open in
      select * from private.list_open_items(p_community_id, p_resident_id) o
      where o.payor = p_payor and o.cents > 0 and o.invoice_id is not null
      order by o.due_on, o.invoice_id
    loop
      exit when v_left = 0;
      v_part := least(v_left, v_open.cents);
      if v_payment_id is null then
        insert into private.resident_payments (community_id, resident_id, payor, method, cents, received_on)
        values (p_community_id, p_resident_id, p_payor, 'credit', 0, p_day)
        returning id into v_payment_id;
      end if;
      insert into private.payment_allocations as a (payment_id, invoice_id, cents) values (v_payment_id, v_open.invoice_id, v_part)
      on conflict (payment_id, invoice_id) do update set cents = a.cents + excluded.cents;
      v_left := v_left - v_part;
    end loop;
    if v_credit.invoice_id is not null and v_payment_id is not null then
      insert into private.payment_allocations (payment_id, invoice_id, cents) values (v_payment_id, v_credit.invoice_id, v_credit.cents + v_left);
    end if;
  end loop;
end $$;

create function private.post_payment_entry(p_payment private.resident_payments) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_account constant text := case p_payment.method
    when 'check' then '1060' when 'cash' then '1060' when 'write_off' then '4600' when 'deposit' then '2100'
    when 'contractual' then private.get_charge_account('room', p_payment.payor) else '1010' end;
begin
  if p_payment.cents = 0 then
    return;
  end if;
  perform private.post_billing_entry(
    p_payment.community_id, p_payment.received_on, 'resident_payment', p_payment.id,
    case p_payment.method when 'refund' then 'Refund' else 'Payment' end || coalesce(' ' || p_payment.reference, ''),
    jsonb_build_array(
      jsonb_build_object('account', v_account, 'cents', p_payment.cents, 'resident_id', p_payment.resident_id, 'payor', p_payment.payor),
      jsonb_build_object('account', '1200', 'cents', -p_payment.cents, 'resident_id', p_payment.resident_id, 'payor', p_payment.payor)
    )
  );
end $$;

-- Returns what the ledger holds of a prospect's deposits, in cents.
create function private.get_posted_deposit(p_prospect_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(-sum(l.cents), 0)::bigint
    from private.ledger_entries e join private.ledger_lines l on l.entry_id = e.id and l.account = '2100'
    where e.source_kind = 'prospect_deposit' and e.source_id in (
      select p_prospect_id union all select v.id from public.prospect_events v where v.prospect_id = p_prospect_id
    )
  );
end $$;

-- Applies the deposits that the residents of a run paid as prospects, each once. What wasn't posted when it was received is
-- posted first.
create function private.apply_prospect_deposits(p_run_id uuid, p_day date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_prospect record;
  v_payment private.resident_payments;
  v_missing bigint;
begin
  for v_prospect in
    select distinct on (p.id) p.id, p.community_id, p.resident_id, p.deposit_on, round(p.deposit * 100)::bigint as cents
    from private.resident_invoices i join public.resident_prospects p on p.resident_id = i.resident_id
    where i.run_id = p_run_id and p.deposit > 0 and p.deleted_at is null
      and not exists (select from private.resident_payments x where x.id = md5('deposit' || p.id)::uuid)
    order by p.id
  loop
    v_missing := v_prospect.cents - private.get_posted_deposit(v_prospect.id);
    if v_missing > 0 then
      perform private.post_billing_entry(
        v_prospect.community_id, coalesce(v_prospect.deposit_on, p_day), 'prospect_deposit', v_prospect.id, 'Deposit of a prospect',
        jsonb_build_array(
          jsonb_build_object('account', '1010', 'cents', v_missing),
          jsonb_build_object('account', '2100', 'cents', -v_missing, 'resident_id', v_prospect.resident_id)
        )
      );
    end if;
    insert into private.resident_payments (id, community_id, resident_id, payor, method, cents, received_on)
    values (
      md5('deposit' || v_prospect.id)::uuid, v_prospect.community_id, v_prospect.resident_id, 'private_pay', 'deposit', v_prospect.cents, p_day
    )
    returning * into v_payment;
    perform private.post_payment_entry(v_payment);
    perform private.apply_credits(v_prospect.community_id, v_prospect.resident_id, 'private_pay', p_day);
  end loop;
end $$;

-- Records a payment of an invoice and returns its ID. What exceeds the invoice pays the payor's other open invoices, and
-- the rest stays as a credit. For remittances and connected payments, which check the caller themselves.
create function private.record_resident_payment(
  p_invoice_id uuid, p_cents bigint, p_method text, p_reference text, p_received_on date
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice private.resident_invoices;
  v_payment private.resident_payments;
  v_open bigint;
begin
  select * into v_invoice from private.resident_invoices i where i.id = p_invoice_id;
  if v_invoice.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform from private.billing_settings s where s.community_id = v_invoice.community_id for update;
  insert into private.resident_payments (community_id, resident_id, payor, method, cents, reference, received_on, recorded_by_name)
  values (
    v_invoice.community_id, v_invoice.resident_id, v_invoice.payor, p_method, p_cents, nullif(btrim(p_reference), ''), p_received_on,
    coalesce(private.get_my_display_name(), '')
  )
  returning * into v_payment;
  select o.cents into v_open from private.list_open_items(v_invoice.community_id, v_invoice.resident_id) o where o.invoice_id = p_invoice_id;
  if least(v_open, p_cents) > 0 then
    insert into private.payment_allocations (payment_id, invoice_id, cents) values (v_payment.id, p_invoice_id, least(v_open, p_cents));
  end if;
  perform private.post_payment_entry(v_payment);
  perform private.apply_credits(v_invoice.community_id, v_invoice.resident_id, v_invoice.payor, p_received_on);
  return v_payment.id;
end $$;

-- Returns the column of the aging in which an open amount counts, by days after the due date.
create function private.get_aging_column(p_cents bigint, p_due_on date, p_day date) returns text
language sql immutable set search_path = '' as $$
  select case when p_cents < 0 then 'credit' when p_due_on >= p_day then 'current' when p_day - p_due_on <= 30 then 'days_30'
    when p_day - p_due_on <= 60 then 'days_60' when p_day - p_due_on <= 90 then 'days_90' else 'older' end
$$;

-- Returns open amounts by payor and age in days after the due date; credits and unallocated payments apart.
create function private.list_aging(p_community_id uuid, p_day date)
returns table (
  payor text, current_cents bigint, days_30_cents bigint, days_60_cents bigint, days_90_cents bigint, older_cents bigint,
  credit_cents bigint, total_cents bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select o.payor,
    coalesce(sum(o.cents) filter (where o.part = 'current'), 0)::bigint, coalesce(sum(o.cents) filter (where o.part = 'days_30'), 0)::bigint,
    coalesce(sum(o.cents) filter (where o.part = 'days_60'), 0)::bigint, coalesce(sum(o.cents) filter (where o.part = 'days_90'), 0)::bigint,
    coalesce(sum(o.cents) filter (where o.part = 'older'), 0)::bigint, coalesce(sum(o.cents) filter (where o.part = 'credit'), 0)::bigint,
    sum(o.cents)::bigint
  from (
    select i.payor, i.cents, private.get_aging_column(i.cents, i.due_on, p_day) as part from private.list_open_items(p_community_id) i
  ) o
  group by o.payor
  order by o.payor;
end $$;
