-- Payments of approved vendor invoices: online to the vendor's connected account, or recorded after a check or a transfer.
-- Each is posted to the community's ledger.
alter table private.online_payments add constraint online_payments_vendor_invoice_id_fkey
  foreign key (vendor_invoice_id) references private.vendor_invoices (id) on delete cascade;

-- Returns an invoice that the caller may pay, locked: the business office or a director, once it is approved.
create function private.lock_payable_vendor_invoice(p_invoice_id uuid) returns private.vendor_invoices
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice private.vendor_invoices;
begin
  select * into v_invoice from private.vendor_invoices i where i.id = p_invoice_id;
  perform private.require_community_right(v_invoice.community_id, 'purchases', 'change');
  select * into v_invoice from private.vendor_invoices i where i.id = p_invoice_id for no key update;
  if private.get_vendor_invoice_status(v_invoice) not in ('approved', 'partly_paid', 'paid') then
    raise exception 'Approve the invoice before you pay it.' using errcode = 'HXVIC';
  end if;
  return v_invoice;
end $$;

-- Posts what a payment settles of accounts payable. Posting another amount reverses the earlier entry.
create function private.post_vendor_payment(p_payment_id uuid, p_invoice private.vendor_invoices, p_cents bigint, p_day date, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.reverse_ledger_entry('vendor_payment', p_payment_id, p_reason);
  perform private.post_ledger_entry(
    p_invoice.community_id, p_day, 'vendor_payment', p_payment_id,
    left(p_invoice.vendor_name || ', payment of invoice ' || p_invoice.number, 300),
    jsonb_build_array(
      jsonb_build_object('account', '2010', 'cents', p_cents), jsonb_build_object('account', '1010', 'cents', -p_cents)
    )
  ) where p_cents > 0;
end $$;

create function private.begin_vendor_invoice_payment(
  p_id uuid, p_invoice_id uuid, p_method text, p_cents public.large_number
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice constant private.vendor_invoices := private.lock_payable_vendor_invoice(p_invoice_id);
  v_account private.connected_accounts;
  v_wanted private.online_payments;
begin
  perform private.require_payment_method(p_method);
  select * into v_account from private.connected_accounts a where a.vendor_id = v_invoice.vendor_id;
  if v_account.can_charge is not true and not exists (select from private.online_payments p where p.id = p_id) then
    raise exception 'Online payments are not set up.' using errcode = 'HXRPN';
  end if;
  v_wanted.id := p_id;
  v_wanted.vendor_invoice_id := p_invoice_id;
  v_wanted.method := p_method;
  v_wanted.cents := p_cents;
  return private.open_checkout(
    v_wanted, v_account, private.get_vendor_invoice_open_cents(v_invoice),
    '/operator/procurement?community=' || v_invoice.community_id || '&tab=invoices&invoice=' || v_invoice.id,
    left('Invoice ' || v_invoice.number || ', ' || v_invoice.vendor_name, 200)
  );
end $$;

-- Starts a payment of an approved invoice to the vendor's account. A repeat with the same ID returns the same payment.
select private.expose('begin_vendor_invoice_payment', 'authenticated');

create function private.record_vendor_invoice_payment(
  p_id uuid, p_invoice_id uuid, p_method text, p_cents public.large_number, p_paid_on date, p_reference text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice constant private.vendor_invoices := private.lock_payable_vendor_invoice(p_invoice_id);
begin
  if exists (select from private.vendor_invoice_payments p where p.id = p_id and p.invoice_id = p_invoice_id) then
    return;
  elsif p_cents is null or p_cents < 1 then
    raise exception 'Enter an amount.' using errcode = 'HXOYA';
  elsif p_cents > private.get_vendor_invoice_open_cents(v_invoice) then
    raise exception 'More than is open.' using errcode = 'HXOYO';
  -- The day may already have begun where the client is.
  elsif p_paid_on is null or p_paid_on > private.get_local_date() + 1 or p_paid_on < private.get_local_date() - 730 then
    raise exception 'Check the payment date.' using errcode = 'HXRPT';
  end if;
  insert into private.vendor_invoice_payments (id, invoice_id, cents, method, paid_on, reference, recorded_by_name)
  values (p_id, p_invoice_id, p_cents, p_method, p_paid_on, coalesce(btrim(p_reference), ''), coalesce(private.get_my_display_name(), ''));
  perform private.post_vendor_payment(p_id, v_invoice, p_cents, p_paid_on, 'Recorded');
  perform private.notify_invoice_vendor(v_invoice, 'vendor_invoice_paid', private.format_cents(p_cents) || ' sent', p_id::text);
end $$;

-- Records a payment by check or bank transfer outside of Haven Exchange. Idempotent by ID.
select private.expose('record_vendor_invoice_payment', 'authenticated');

create function private.void_vendor_invoice_payment(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice private.vendor_invoices;
begin
  select i.* into v_invoice
  from private.vendor_invoice_payments p join private.vendor_invoices i on i.id = p.invoice_id where p.id = p_id;
  perform private.require_community_right(v_invoice.community_id, 'purchases', 'change');
  perform from private.vendor_invoices i where i.id = v_invoice.id for no key update;
  perform private.require_reason(p_reason, 'HXHRE');
  update private.vendor_invoice_payments p set voided_at = clock_timestamp(), void_reason = btrim(p_reason)
  where p.id = p_id and p.voided_at is null;
  if found then
    perform private.reverse_ledger_entry('vendor_payment', p_id, btrim(p_reason));
    perform private.notify_invoice_vendor(v_invoice, 'vendor_invoice_paid', 'A recorded payment was voided', 'void:' || p_id);
  end if;
end $$;

-- Voids a payment that was recorded by mistake: the ledger is reversed, and the amount is open again.
select private.expose('void_vendor_invoice_payment', 'authenticated');

-- Applies what the provider says about a payment of an invoice: what was received, less refunds and returns, is posted once.
create function private.apply_vendor_invoice_payment(p_payment private.online_payments, p_net bigint, p_received_at float8) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice private.vendor_invoices;
  v_zone text;
  v_day date;
begin
  select * into v_invoice from private.vendor_invoices i where i.id = p_payment.vendor_invoice_id;
  select c.time_zone into v_zone from public.communities c where c.id = v_invoice.community_id;
  v_day := least(
    coalesce((to_timestamp(p_received_at) at time zone v_zone)::date, private.get_community_day(v_invoice.community_id)),
    private.get_community_day(v_invoice.community_id)
  );
  update private.online_payments p set posted_cents = p_net where p.id = p_payment.id;
  perform private.post_vendor_payment(
    p_payment.id, v_invoice, p_net, v_day,
    case when p_payment.returned_cents > 0 then 'Returned or disputed' else 'Refunded online' end
  );
  perform private.notify_invoice_vendor(
    v_invoice, 'vendor_invoice_paid',
    case when p_net > p_payment.posted_cents then private.format_cents(p_net) || ' received' else 'A payment was returned' end,
    p_payment.id || ':' || p_net
  );
end $$;

-- Returns all payments of an invoice, online and recorded, newest first. Only the vendor sees fees.
create function private.build_invoice_payments_json(p_invoice_id uuid, p_role text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(x) - 'at' order by x.at desc, x.id), '[]')
    from (
      select p.id, true as is_online, p.method, p.cents, case p_role when 'vendor' then p.fee_cents end as fee_cents, p.state,
        p.refunded_cents + p.returned_cents as returned_cents, p.failure, p.begun_at::date as paid_on, ''::text as reference,
        case when p_role = 'vendor' and p.state = 'succeeded' then p.posted_cents else 0 end as refundable_cents, p.begun_at as at
      from private.online_payments p where p.vendor_invoice_id = p_invoice_id and p.state not in ('open', 'expired')
      union all
      select p.id, false, p.method, p.cents, null, case when p.voided_at is null then 'succeeded' else 'voided' end, 0,
        case when p_role = 'buyer' then p.void_reason end, p.paid_on, p.reference, 0, p.recorded_at
      from private.vendor_invoice_payments p where p.invoice_id = p_invoice_id
    ) x
  );
end $$;
