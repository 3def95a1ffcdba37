-- Calls of billing that change rates, charges, runs, and payments.

-- Locks a community's billing, creates its settings, and requires that the caller may change it.
create function private.begin_billing_change(p_community_id uuid) returns private.billing_settings
language plpgsql security definer set search_path = ''
as $$
declare
  v_settings private.billing_settings;
begin
  perform private.require_community_right(p_community_id, 'resident_invoices', 'change');
  perform private.enforce_rate_limit('billing_change', 2000, interval '1 hour');
  insert into private.billing_settings (community_id) values (p_community_id) on conflict do nothing;
  select * into v_settings from private.billing_settings s where s.community_id = p_community_id for update;
  return v_settings;
end
$$;

-- Returns a resident whose billing the caller may change, with the community's billing locked.
create function private.begin_resident_billing(p_resident_id uuid) returns public.residents
language plpgsql security definer set search_path = ''
as $$
declare
  v_resident public.residents;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  perform private.begin_billing_change(v_resident.community_id);
  return v_resident;
end
$$;

-- Raises an error if a month from this day on is billed.
create function private.require_unbilled(p_community_id uuid, p_day date) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from private.billing_runs r
    where r.community_id = p_community_id and r.posted_at is not null and r.month + interval '1 month' > p_day
  ) then
    raise exception 'This month is billed.' using errcode = 'HXBIM';
  end if;
end
$$;

create function private.save_billing_settings(p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_settings constant private.billing_settings := private.begin_billing_change(p_community_id);
  v_row constant private.billing_settings := jsonb_populate_record(v_settings, p_values);
begin
  if v_settings.version <> p_version then
    raise exception 'Someone else changed this.' using errcode = 'HXBIV';
  end if;
  update private.billing_settings s
  set due_day = v_row.due_day, rate_notice_days = v_row.rate_notice_days, late_fee_cents = v_row.late_fee_cents,
    late_fee_grace_days = v_row.late_fee_grace_days, nsf_fee_cents = v_row.nsf_fee_cents, version = s.version + 1
  where s.community_id = p_community_id;
end
$$;

-- Changes due day, notice period, and fees.
select private.expose('save_billing_settings', 'authenticated');

create function private.save_community_rate(
  p_community_id uuid, p_kind text, p_level public.whole_number, p_cents public.large_number, p_effective_on date
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_billing_change(p_community_id);
  perform private.require_unbilled(p_community_id, p_effective_on);
  if p_kind = 'care_level' then
    insert into private.care_level_rates as r (community_id, level, monthly_cents, effective_on)
    values (p_community_id, p_level, p_cents, p_effective_on)
    on conflict (community_id, level, effective_on) do update set monthly_cents = excluded.monthly_cents;
  else
    insert into private.community_rates as r (community_id, kind, cents, effective_on)
    values (p_community_id, p_kind, p_cents, p_effective_on)
    on conflict (community_id, kind, effective_on) do update set cents = excluded.cents;
  end if;
end
$$;

-- Sets a rate of the community from a day on: a level of care, second occupant, respite day, or community fee. Only from a
-- day that isn't billed.
select private.expose('save_community_rate', 'authenticated');

create function private.save_charge_item(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_item private.charge_items;
  v_row constant private.charge_items := jsonb_populate_record(null::private.charge_items, p_values);
begin
  perform private.begin_billing_change(p_community_id);
  select * into v_item from private.charge_items i where i.id = p_id;
  if v_item.id is not null and v_item.community_id <> p_community_id then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_item.id is not null and p_version = 0 then
    return;
  elsif coalesce(v_item.version, 0) <> p_version then
    raise exception 'Someone else changed this.' using errcode = 'HXBIV';
  elsif exists (
    select from private.charge_items i
    where i.community_id = p_community_id and lower(i.name) = lower(btrim(v_row.name)) and i.archived_at is null and i.id <> p_id
  ) then
    raise exception 'This item exists.' using errcode = 'HXBID';
  end if;
  insert into private.charge_items as i (id, community_id, name, repeats, unit_cents)
  values (p_id, p_community_id, btrim(v_row.name), v_row.repeats, v_row.unit_cents)
  on conflict (id) do update
  set name = excluded.name, repeats = excluded.repeats, unit_cents = excluded.unit_cents, version = i.version + 1;
end
$$;

-- Adds an item to the catalog, or changes it. Charges made with it keep their amount.
select private.expose('save_charge_item', 'authenticated');

create function private.archive_charge_item(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_billing_change((select i.community_id from private.charge_items i where i.id = p_id));
  update private.charge_items i set archived_at = coalesce(i.archived_at, now()), version = i.version + 1 where i.id = p_id;
end
$$;

select private.expose('archive_charge_item', 'authenticated');

create function private.save_resident_rate(p_id uuid, p_resident_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_resident constant public.residents := private.begin_resident_billing(p_resident_id);
  v_row private.resident_rates := jsonb_populate_record(null::private.resident_rates, p_values);
  v_today constant date := private.get_community_day(v_resident.community_id);
  v_now bigint;
begin
  if exists (select from private.resident_rates r where r.id = p_id and r.resident_id = p_resident_id) then
    return;
  end if;
  if v_row.unit_id is not null and not exists (
    select from public.units u where u.id = v_row.unit_id and u.community_id = v_resident.community_id
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if v_row.effective_on < v_today and coalesce(char_length(btrim(v_row.reason)), 0) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXBIR';
  end if;
  -- Current residents get notice of an increase before it takes effect.
  select d.room_cents into v_now from private.list_day_rates(v_resident.community_id, v_today, v_today, p_resident_id) d where d.room_kind = 'room';
  if v_row.room_cents > v_now and v_row.effective_on < v_today + (
    select s.rate_notice_days from private.billing_settings s where s.community_id = v_resident.community_id
  ) then
    raise exception 'An increase needs notice.' using errcode = 'HXBIN';
  end if;
  insert into private.resident_rates (
    id, community_id, resident_id, unit_id, room_cents, second_occupant_cents, respite_daily_cents, proration, leave_percent,
    charges_care_on_leave, pays_hold, effective_on, reason, recorded_by_name
  )
  values (
    p_id, v_resident.community_id, p_resident_id, v_row.unit_id, v_row.room_cents, v_row.second_occupant_cents, v_row.respite_daily_cents,
    coalesce(v_row.proration, 'actual_days'), coalesce(v_row.leave_percent, 100), coalesce(v_row.charges_care_on_leave, false),
    coalesce(v_row.pays_hold, false), v_row.effective_on, nullif(btrim(v_row.reason), ''), coalesce(private.get_my_display_name(), '')
  );
end
$$;

-- Sets what a resident's agreement says from a day on. A higher rate needs the notice period; an earlier day needs a reason.
select private.expose('save_resident_rate', 'authenticated');

create function private.raise_room_rates(
  p_id uuid, p_community_id uuid, p_percent public.percentage, p_effective_on date, p_resident_ids uuid[]
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_settings constant private.billing_settings := private.begin_billing_change(p_community_id);
  v_today constant date := private.get_community_day(p_community_id);
  v_count integer;
begin
  if p_percent <= 0 or p_percent > 25 then
    raise exception 'Enter a percentage up to 25.' using errcode = 'HXBIP';
  elsif p_effective_on < v_today + v_settings.rate_notice_days then
    raise exception 'An increase needs notice.' using errcode = 'HXBIN';
  end if;
  insert into private.resident_rates (
    id, community_id, resident_id, unit_id, room_cents, second_occupant_cents, respite_daily_cents, proration, leave_percent,
    charges_care_on_leave, pays_hold, effective_on, reason, recorded_by_name
  )
  select md5(p_id::text || d.resident_id)::uuid, p_community_id, d.resident_id, d.unit_id,
    round(d.room_cents * (1 + p_percent / 100) / 100)::bigint * 100, t.second_occupant_cents, t.respite_daily_cents, d.proration,
    coalesce(t.leave_percent, 100), coalesce(t.charges_care_on_leave, false), coalesce(t.pays_hold, false), p_effective_on,
    'Rate increase of ' || trim_scale(p_percent) || '%', coalesce(private.get_my_display_name(), '')
  from private.list_day_rates(p_community_id, v_today, v_today) d
  left join lateral (
    select x.* from private.resident_rates x
    where x.resident_id = d.resident_id and x.effective_on <= v_today and (x.unit_id is null or x.unit_id = d.unit_id)
    order by x.effective_on desc, x.recorded_at desc limit 1
  ) t on true
  where d.room_kind = 'room' and d.room_cents > 0 and d.resident_id = any (p_resident_ids)
  on conflict (id) do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;

-- Raises the room rate of residents who live there today, rounded to whole dollars. Returns how many.
select private.expose('raise_room_rates', 'authenticated');

create function private.add_resident_charge(p_id uuid, p_resident_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_resident constant public.residents := private.begin_resident_billing(p_resident_id);
  v_row constant private.resident_charges := jsonb_populate_record(null::private.resident_charges, p_values);
begin
  if exists (select from private.resident_charges c where c.id = p_id and c.resident_id = p_resident_id) then
    return;
  end if;
  if v_row.kind not in ('extra', 'concession') or v_row.item_id is not null and not exists (
    select from private.charge_items i where i.id = v_row.item_id and i.community_id = v_resident.community_id
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  insert into private.resident_charges (
    id, community_id, resident_id, item_id, kind, description, repeats, quantity, unit_cents, starts_on, ends_on, recorded_by_name
  )
  values (
    p_id, v_resident.community_id, p_resident_id, v_row.item_id, v_row.kind, btrim(v_row.description), v_row.repeats,
    coalesce(v_row.quantity, 1), v_row.unit_cents, v_row.starts_on, v_row.ends_on, coalesce(private.get_my_display_name(), '')
  );
end
$$;

-- Adds an extra or a concession, monthly or once. A repeat with the same ID changes nothing.
select private.expose('add_resident_charge', 'authenticated');

create function private.end_resident_charge(p_id uuid, p_reason text, p_ends_on date default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_charge private.resident_charges;
begin
  select * into v_charge from private.resident_charges c where c.id = p_id;
  perform private.begin_billing_change(v_charge.community_id);
  if p_ends_on is null or p_ends_on < v_charge.starts_on or v_charge.repeats = 'once' then
    if coalesce(char_length(btrim(p_reason)), 0) < 3 then
      raise exception 'Enter a reason.' using errcode = 'HXBIR';
    end if;
    update private.resident_charges c set voided_at = now(), void_reason = btrim(p_reason) where c.id = p_id and c.voided_at is null;
  else
    update private.resident_charges c set ends_on = p_ends_on where c.id = p_id and c.voided_at is null;
  end if;
end
$$;

-- Ends a monthly charge, or without a day voids it with a reason. What was billed is corrected by the next run.
select private.expose('end_resident_charge', 'authenticated');

create function private.approve_billing_run(p_id uuid, p_community_id uuid, p_month date, p_fingerprint text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_settings constant private.billing_settings := private.begin_billing_change(p_community_id);
  v_total bigint;
begin
  if exists (select from private.billing_runs r where r.id = p_id and r.community_id = p_community_id) then
    return;
  elsif p_month is distinct from date_trunc('month', p_month)::date
    or p_month > date_trunc('month', private.get_community_day(p_community_id) + interval '1 month')
  then
    raise exception 'Bill up to the next month.' using errcode = 'HXBIF';
  elsif exists (
    select from private.billing_runs r where r.community_id = p_community_id and r.posted_at is null and r.cancelled_at is null
  ) then
    raise exception 'Another run waits to be posted.' using errcode = 'HXBIO';
  elsif exists (select from private.billing_runs r where r.community_id = p_community_id and r.posted_at is not null and r.month > p_month) then
    raise exception 'A later month is billed.' using errcode = 'HXBIL';
  elsif p_fingerprint is distinct from private.get_run_fingerprint(p_community_id, p_month) then
    raise exception 'Charges changed.' using errcode = 'HXBIC';
  end if;
  select sum(l.cents) into v_total from private.list_run_lines(p_community_id, p_month) l;
  if v_total is null then
    raise exception 'Nothing to bill.' using errcode = 'HXBIE';
  end if;
  insert into private.billing_runs (id, community_id, month, number, fingerprint, total_cents, exception_count, approved_by_name)
  values (
    p_id, p_community_id, p_month, v_settings.last_run_number + 1, p_fingerprint, v_total,
    (select count(*) from private.list_billing_exceptions(p_community_id, p_month)), coalesce(private.get_my_display_name(), '')
  );
  update private.billing_settings s set last_run_number = s.last_run_number + 1 where s.community_id = p_community_id;
end
$$;

-- Approves what the caller saw, identified by the fingerprint of the preview.
select private.expose('approve_billing_run', 'authenticated');

create function private.post_billing_run(p_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_run private.billing_runs;
begin
  perform private.begin_billing_change((select r.community_id from private.billing_runs r where r.id = p_id));
  select * into v_run from private.billing_runs r where r.id = p_id;
  if v_run.posted_at is not null then
    return (select count(*) from private.resident_invoices i where i.run_id = p_id);
  elsif v_run.cancelled_at is not null then
    raise exception 'This run is cancelled.' using errcode = 'HXBIX';
  elsif v_run.fingerprint <> private.get_run_fingerprint(v_run.community_id, v_run.month) then
    raise exception 'Charges changed.' using errcode = 'HXBIC';
  end if;
  update private.billing_runs r set posted_at = now(), posted_by_name = coalesce(private.get_my_display_name(), '') where r.id = p_id;
  return private.create_run_invoices(p_id, private.get_community_day(v_run.community_id));
end
$$;

-- Writes the invoices of an approved run, all or none. Returns how many; a repeat changes nothing.
select private.expose('post_billing_run', 'authenticated');

create function private.cancel_billing_run(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_billing_change((select r.community_id from private.billing_runs r where r.id = p_id));
  update private.billing_runs r set cancelled_at = coalesce(r.cancelled_at, now()) where r.id = p_id and r.posted_at is null;
end
$$;

-- Withdraws the approval of a run that isn't posted.
select private.expose('cancel_billing_run', 'authenticated');

create function private.record_payment(p_id uuid, p_resident_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = ''
as $$
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
end
$$;

-- Takes a refund from credits and unallocated payments, oldest first.
create function private.apply_refund(p_refund private.resident_payments) returns void
language plpgsql security definer set search_path = ''
as $$
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
end
$$;

-- Records a payment, write-off, or refund. Without allocations it pays the oldest invoices of its payor; what is left stays
-- as a credit.
select private.expose('record_payment', 'authenticated');

create function private.reverse_payment(p_id uuid, p_reason text, p_charges_fee boolean default false) returns void
language plpgsql security definer set search_path = ''
as $$
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
end
$$;

-- Reverses a payment that the bank returned or that was entered by mistake; its invoices are open again.
select private.expose('reverse_payment', 'authenticated');

create function private.deposit_payments(p_id uuid, p_community_id uuid, p_payment_ids uuid[], p_deposited_on date) returns integer
language plpgsql security definer set search_path = ''
as $$
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
end
$$;

-- Deposits checks and cash as one batch and returns its number.
select private.expose('deposit_payments', 'authenticated');

create function private.charge_late_fees(p_community_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
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
  on conflict (id) do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;

-- Charges the late fee once for each overdue private invoice after the grace period. Returns how many.
select private.expose('charge_late_fees', 'authenticated');
