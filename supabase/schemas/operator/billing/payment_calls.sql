-- Calls that record, reverse, and deposit payments, and charge late fees.
create function private.record_payment(p_id uuid, p_resident_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident constant public.residents := private.begin_resident_billing(p_resident_id);
  v_row private.resident_payments := jsonb_populate_record(null::private.resident_payments, p_values - 'allocations');
  v_allocations constant jsonb := p_values -> 'allocations';
  v_credit bigint;
begin
  if exists (select from private.resident_payments p where p.id = p_id and p.resident_id = p_resident_id) then
    return;
  end if;
  v_row.payor := coalesce(v_row.payor, 'private_pay');
  if v_row.method not in ('check', 'cash', 'ach', 'write_off', 'refund') then
    raise exception 'Choose a method.' using errcode = 'HXBIK';
  elsif (v_row.received_on <= private.get_community_day(v_resident.community_id)) is not true then
    raise exception 'Choose a day up to today.' using errcode = 'HXBIG';
  elsif (v_row.cents > 0) is not true then
    raise exception 'Enter an amount.' using errcode = 'HXBIA';
  end if;
  if v_row.method = 'refund' then
    v_row.cents := -v_row.cents;
    select coalesce(sum(o.cents), 0) into v_credit
    from private.list_open_items(v_resident.community_id, p_resident_id) o where o.payor = v_row.payor;
    if v_row.cents < v_credit then
      raise exception 'More than the credit.' using errcode = 'HXBIB';
    end if;
  end if;
  insert into private.resident_payments (id, community_id, resident_id, payor, method, cents, reference, received_on, recorded_by_name)
  values (
    p_id, v_resident.community_id, p_resident_id, v_row.payor, v_row.method, v_row.cents, nullif(btrim(v_row.reference), ''),
    v_row.received_on, coalesce(private.get_my_display_name(), '')
  )
  returning * into v_row;
  if v_allocations is not null then
    insert into private.payment_allocations (payment_id, invoice_id, cents)
    select p_id, i.id, x.cents
    from jsonb_to_recordset(v_allocations) x (invoice_id uuid, cents bigint)
    join private.resident_invoices i on i.id = x.invoice_id and i.resident_id = p_resident_id and i.payor = v_row.payor
    where x.cents > 0;
    if (select coalesce(sum(a.cents), 0) from private.payment_allocations a where a.payment_id = p_id) > v_row.cents
      or exists (
        select from private.list_open_items(v_resident.community_id, p_resident_id) o
        join private.payment_allocations a on a.invoice_id = o.invoice_id and a.payment_id = p_id where o.cents < 0
      )
    then
      raise exception 'More than is open.' using errcode = 'HXBIH';
    end if;
  end if;
  perform private.post_payment_entry(v_row);
  if v_row.method = 'refund' then
    perform private.apply_refund(v_row);
  end if;
  perform private.apply_credits(v_resident.community_id, p_resident_id, v_row.payor, v_row.received_on);
end $$;

-- Takes a refund from credits and unallocated payments, oldest first.
create function private.apply_refund(p_refund private.resident_payments) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_left bigint := -p_refund.cents;
  v_credit record;
begin
  for v_credit in
    select * from private.list_open_items(p_refund.community_id, p_refund.resident_id) o
    where o.payor = p_refund.payor and o.cents < 0 and o.invoice_id is not null
    order by o.due_on, o.invoice_id
  loop
    exit when v_left = 0;
    insert into private.payment_allocations (payment_id, invoice_id, cents)
    values (p_refund.id, v_credit.invoice_id, -least(v_left, -v_credit.cents));
    v_left := v_left - least(v_left, -v_credit.cents);
  end loop;
end $$;

-- Records a payment, write-off, or refund. Without allocations it pays the oldest invoices of its payor; what is left stays
-- as a credit.
select private.expose('record_payment', 'authenticated');

create function private.reverse_payment(p_id uuid, p_reason text, p_charges_fee boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_payment private.resident_payments;
  v_settings private.billing_settings;
  v_today date;
begin
  select * into v_payment from private.resident_payments p where p.id = p_id;
  v_settings := private.begin_billing_change(v_payment.community_id);
  v_today := private.get_community_day(v_payment.community_id);
  if v_payment.reversed_on is not null then
    return;
  elsif coalesce(char_length(btrim(p_reason)), 0) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXBIR';
  elsif v_payment.method = 'credit' then
    raise exception 'Applied credits can''t be reversed.' using errcode = 'HXBIQ';
  end if;
  update private.resident_payments p set reversed_on = v_today, reverse_reason = btrim(p_reason) where p.id = p_id;
  if v_payment.deposit_id is not null then
    -- The bank takes a returned check from the account.
    perform private.post_billing_entry(
      v_payment.community_id, v_today, 'returned_payment', p_id, 'Returned payment' || coalesce(' ' || v_payment.reference, ''),
      jsonb_build_array(
        jsonb_build_object('account', '1010', 'cents', -v_payment.cents, 'resident_id', v_payment.resident_id, 'payor', v_payment.payor),
        jsonb_build_object('account', '1200', 'cents', v_payment.cents, 'resident_id', v_payment.resident_id, 'payor', v_payment.payor)
      )
    );
  else
    perform private.reverse_ledger_entry('resident_payment', p_id, btrim(p_reason));
  end if;
  if p_charges_fee and v_settings.nsf_fee_cents > 0 then
    insert into private.resident_charges (id, community_id, resident_id, kind, description, repeats, unit_cents, starts_on, recorded_by_name)
    values (
      md5('nsf' || p_id)::uuid, v_payment.community_id, v_payment.resident_id, 'nsf_fee', 'Returned payment fee', 'once',
      v_settings.nsf_fee_cents, v_today, coalesce(private.get_my_display_name(), '')
    )
    on conflict (id) do nothing;
  end if;
end $$;

-- Reverses a payment that the bank returned or that was entered by mistake; its invoices are open again.
select private.expose('reverse_payment', 'authenticated');

create function private.deposit_payments(p_id uuid, p_community_id uuid, p_payment_ids uuid[], p_deposited_on date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_settings constant private.billing_settings := private.begin_billing_change(p_community_id);
  v_number constant integer := v_settings.last_deposit_number + 1;
  v_total bigint;
begin
  if exists (select from private.payment_deposits d where d.id = p_id and d.community_id = p_community_id) then
    return (select d.number from private.payment_deposits d where d.id = p_id);
  elsif (p_deposited_on <= private.get_community_day(p_community_id)) is not true then
    raise exception 'Choose a day up to today.' using errcode = 'HXBIG';
  end if;
  insert into private.payment_deposits (id, community_id, number, deposited_on, recorded_by_name)
  values (p_id, p_community_id, v_number, p_deposited_on, coalesce(private.get_my_display_name(), ''));
  with deposited as (
    update private.resident_payments p set deposit_id = p_id
    where p.id = any (p_payment_ids) and p.community_id = p_community_id and p.deposit_id is null and p.reversed_on is null
      and p.method in ('check', 'cash')
    returning p.cents
  )
  select sum(d.cents) into v_total from deposited d;
  if v_total is null then
    raise exception 'Choose payments to deposit.' using errcode = 'HXBIS';
  end if;
  update private.billing_settings s set last_deposit_number = v_number where s.community_id = p_community_id;
  perform private.post_billing_entry(
    p_community_id, p_deposited_on, 'payment_deposit', p_id, 'Deposit ' || v_number,
    jsonb_build_array(jsonb_build_object('account', '1010', 'cents', v_total), jsonb_build_object('account', '1060', 'cents', -v_total))
  );
  return v_number;
end $$;

-- Deposits checks and cash as one batch and returns its number.
select private.expose('deposit_payments', 'authenticated');

create function private.charge_late_fees(p_community_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_settings constant private.billing_settings := private.begin_billing_change(p_community_id);
  v_today constant date := private.get_community_day(p_community_id);
  v_count integer;
begin
  if v_settings.late_fee_cents = 0 then
    return 0;
  end if;
  insert into private.resident_charges (id, community_id, resident_id, kind, description, repeats, unit_cents, starts_on, recorded_by_name)
  select md5('late' || i.id)::uuid, p_community_id, i.resident_id, 'late_fee', 'Late fee, invoice ' || i.number, 'once',
    v_settings.late_fee_cents, v_today, coalesce(private.get_my_display_name(), '')
  from private.list_open_items(p_community_id) o join private.resident_invoices i on i.id = o.invoice_id
  where o.payor = 'private_pay' and o.cents > 0 and o.due_on + v_settings.late_fee_grace_days < v_today
    and not exists (
      select from private.payment_plans p
      where p.resident_id = i.resident_id and p.cancelled_at is null and (private.describe_payment_plan(p, v_today) ->> 'is_kept')::boolean
    )
  on conflict (id) do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Charges the late fee once for each overdue private invoice after the grace period, except while a payment plan is kept.
-- Returns how many.
select private.expose('charge_late_fees', 'authenticated');
