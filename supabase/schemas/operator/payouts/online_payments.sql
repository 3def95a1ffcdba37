-- Online payments by card or bank account to a connected account: of residents' invoices to their community, or of
-- milestones and invoices to their vendor. The server sets the amount and the destination. The provider's state decides what is
-- posted: events only trigger a re-fetch.
create table private.online_payments (
  id uuid primary key,
  account_id uuid not null references private.connected_accounts (id) on delete cascade,
  invoice_id uuid references private.resident_invoices (id) on delete cascade,
  milestone_id uuid,
  vendor_invoice_id uuid,
  method text not null,
  cents bigint not null,
  fee_cents bigint not null,
  state text not null default 'open',
  session_id text,
  intent_id text,
  paid_with_last4 text,
  refunded_cents bigint not null default 0,
  returned_cents bigint not null default 0,
  failure text,
  payment_id uuid references private.resident_payments (id) on delete set null,
  posted_cents bigint not null default 0,
  last_ticket bigint not null default 0,
  applied_ticket bigint not null default 0,
  begun_at timestamptz not null default clock_timestamp(),
  begun_by_name text not null default '',

  constraint online_payments_have_one_target check (num_nonnulls(invoice_id, milestone_id, vendor_invoice_id) = 1),
  constraint online_payments_method_is_known check (method in ('card', 'ach')),
  constraint online_payments_cents_in_range check (cents between 50 and 100000000),
  constraint online_payments_fee_in_range check (fee_cents between 0 and 10000000),
  constraint online_payments_state_is_known check (state in ('open', 'processing', 'succeeded', 'failed', 'expired')),
  constraint online_payments_session_id_shape check (session_id ~ '^cs_[A-Za-z0-9_]{8,120}$'),
  constraint online_payments_intent_id_shape check (intent_id ~ '^pi_[A-Za-z0-9_]{8,120}$'),
  constraint online_payments_last4_shape check (paid_with_last4 ~ '^[0-9]{4}$'),
  constraint online_payments_refunded_in_range check (refunded_cents between 0 and 100000000),
  constraint online_payments_returned_in_range check (returned_cents between 0 and 100000000),
  constraint online_payments_posted_in_range check (posted_cents between 0 and 100000000),
  constraint online_payments_failure_is_plain check (private.is_single_line(failure, 300)),
  constraint online_payments_begun_by_name_is_plain check (private.is_single_line(begun_by_name, 300))
);
create index online_payments_invoice_idx on private.online_payments (invoice_id, begun_at desc);
create index online_payments_milestone_idx on private.online_payments (milestone_id, begun_at desc);
create index online_payments_vendor_invoice_idx on private.online_payments (vendor_invoice_id, begun_at desc);
create index online_payments_account_idx on private.online_payments (account_id, begun_at desc, id);
create unique index online_payments_session_idx on private.online_payments (session_id);
create unique index online_payments_intent_idx on private.online_payments (intent_id);
create index online_payments_payment_idx on private.online_payments (payment_id);
alter table private.online_payments enable row level security;

-- Returns what the receiver pays for an online payment. It is kept from the payout.
create function private.get_online_payment_fee(p_method text, p_cents bigint) returns bigint
language sql immutable set search_path = '' as $$
  select case p_method when 'card' then round(p_cents * 0.029) + 30 else least(round(p_cents * 0.008), 500) end::bigint
$$;

-- Returns when the checkout of a payment closes, in seconds since 1970. It depends on the start only, because a repeat
-- must send the provider the same request.
create function private.get_checkout_expiry(p_begun_at timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select extract(epoch from p_begun_at + interval '1 hour')::bigint
$$;

-- Returns an invoice that the caller may pay: a family member with consent, for what private pay owes.
create function private.find_payable_invoice(p_invoice_id uuid) returns private.resident_invoices
language plpgsql stable security definer set search_path = '' as $$
declare
  v_invoice private.resident_invoices;
begin
  select * into v_invoice from private.resident_invoices i where i.id = p_invoice_id;
  if v_invoice.id is null or v_invoice.payor <> 'private_pay'
    or (v_invoice.resident_id = any (private.list_my_shared_resident_ids('statements'))) is not true
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return v_invoice;
end $$;

-- Returns what is still open of an invoice, less payments on their way.
create function private.get_payable_cents(p_invoice private.resident_invoices) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select o.cents from private.list_open_items(p_invoice.community_id, p_invoice.resident_id) o where o.invoice_id = p_invoice.id
  ), 0) - coalesce((
    select sum(p.cents) from private.online_payments p where p.invoice_id = p_invoice.id and p.state = 'processing'
  ), 0);
end $$;

-- Requires a way to pay online. Starting payments is limited per hour.
create function private.require_payment_method(p_method text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enforce_rate_limit('online_payment', 60, interval '1 hour');
  if p_method is null or p_method not in ('card', 'ach') then
    raise exception 'Choose a method.' using errcode = 'HXOYM';
  end if;
end $$;

-- Saves a payment and returns its checkout; a repeat with the same ID returns the same payment. `p_wanted` has its ID,
-- method, amount, and what it pays: an invoice, a milestone, or a vendor's invoice.
create function private.open_checkout(
  p_wanted private.online_payments, p_account private.connected_accounts, p_open_cents bigint, p_return_path text, p_description text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_payment private.online_payments;
begin
  select * into v_payment from private.online_payments p where p.id = p_wanted.id;
  if v_payment.id is null then
    if p_wanted.cents is null or p_wanted.cents < 50 then
      raise exception 'Enter an amount.' using errcode = 'HXOYA';
    elsif p_wanted.cents > p_open_cents then
      raise exception 'More than is open.' using errcode = 'HXOYO';
    end if;
    insert into private.online_payments (id, account_id, invoice_id, milestone_id, vendor_invoice_id, method, cents, fee_cents, begun_by_name)
    values (
      p_wanted.id, p_account.id, p_wanted.invoice_id, p_wanted.milestone_id, p_wanted.vendor_invoice_id, p_wanted.method,
      p_wanted.cents, private.get_online_payment_fee(p_wanted.method, p_wanted.cents), coalesce(private.get_my_display_name(), '')
    )
    returning * into v_payment;
  elsif (v_payment.invoice_id, v_payment.milestone_id, v_payment.vendor_invoice_id)
      is distinct from (p_wanted.invoice_id, p_wanted.milestone_id, p_wanted.vendor_invoice_id)
    or v_payment.cents <> p_wanted.cents or v_payment.method <> p_wanted.method or v_payment.state <> 'open'
  then
    raise exception 'This payment was changed.' using errcode = 'HXOYC';
  end if;
  return jsonb_build_object(
    'cents', v_payment.cents, 'fee_cents', v_payment.fee_cents, 'method', v_payment.method, 'destination', p_account.provider_id,
    'return_path', p_return_path, 'email', (select p.email from public.profiles p where p.id = auth.uid()),
    'expires_at', private.get_checkout_expiry(v_payment.begun_at), 'description', p_description,
    -- Only the last checkout of a debt stays open, so that it can't be paid twice.
    'open_sessions', (
      select coalesce(jsonb_agg(p.session_id), '[]') from private.online_payments p
      where (p.invoice_id = v_payment.invoice_id or p.milestone_id = v_payment.milestone_id or p.vendor_invoice_id = v_payment.vendor_invoice_id)
        and p.id <> v_payment.id and p.state = 'open' and p.session_id is not null
    )
  );
end $$;

create function private.begin_online_payment(p_id uuid, p_invoice_id uuid, p_method text, p_cents public.large_number) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice constant private.resident_invoices := private.find_payable_invoice(p_invoice_id);
  v_account private.connected_accounts;
  v_wanted private.online_payments;
begin
  perform private.require_payment_method(p_method);
  perform from private.billing_settings s where s.community_id = v_invoice.community_id for update;
  select * into v_account from private.connected_accounts a where a.community_id = v_invoice.community_id;
  if v_account.can_charge is not true and not exists (select from private.online_payments p where p.id = p_id) then
    raise exception 'Online payments are not set up.' using errcode = 'HXOYN';
  end if;
  v_wanted.id := p_id;
  v_wanted.invoice_id := p_invoice_id;
  v_wanted.method := p_method;
  v_wanted.cents := p_cents;
  return private.open_checkout(
    v_wanted, v_account, private.get_payable_cents(v_invoice), '/operator/family-portal?tab=statements',
    (select 'Invoice ' || v_invoice.number || ', ' || c.name from public.communities c where c.id = v_invoice.community_id)
  );
end $$;

-- Starts a payment of an invoice. A repeat with the same ID returns the same payment.
select private.expose('begin_online_payment', 'authenticated');

-- False if another checkout of the same debt was started later; this one must not be used then.
create function private.save_online_payment_session(p_id uuid, p_session_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.online_payments p set session_id = p_session_id
  where p.id = p_id and (p.session_id is null or p.session_id = p_session_id) and not exists (
    select from private.online_payments x
    where (x.invoice_id = p.invoice_id or x.milestone_id = p.milestone_id or x.vendor_invoice_id = p.vendor_invoice_id) and x.id <> p.id and x.state = 'open' and (x.begun_at, x.id) > (p.begun_at, p.id)
  );
  return found;
end $$;
select private.expose('save_online_payment_session', 'service_role');

-- Numbers a request to the provider about a payment, found by its ID, session, or payment intent; null if unknown.
create function private.begin_online_payment_sync(p_reference text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_payment private.online_payments;
begin
  update private.online_payments p set last_ticket = p.last_ticket + 1
  where p.session_id = p_reference or p.intent_id = p_reference or p.id::text = p_reference
  returning * into v_payment;
  return case when v_payment.session_id is not null then jsonb_build_object(
    'id', v_payment.id, 'ticket', v_payment.last_ticket, 'session_id', v_payment.session_id, 'intent_id', v_payment.intent_id
  ) end;
end $$;
select private.expose('begin_online_payment_sync', 'service_role');

-- Reverses a payment in billing and the ledger; its invoices are open again. Callers check rights.
create function private.undo_resident_payment(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.resident_payments p
  set reversed_on = private.get_community_day(p.community_id), reverse_reason = p_reason
  where p.id = p_id and p.reversed_on is null;
  if found then
    perform private.reverse_ledger_entry('resident_payment', p_id, p_reason);
  end if;
end $$;

create function private.apply_online_payment(p_id uuid, p_ticket public.large_number, p_state text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_state constant jsonb := p_state::jsonb;
  v_payment private.online_payments;
  v_community_id uuid;
  v_milestone_id uuid;
  v_vendor_invoice_id uuid;
  v_net bigint;
  v_day date;
  v_reason text;
  v_is_first boolean;
begin
  -- Billing, the RFP, or the invoice is locked before the payment, in the order of every other call.
  select a.community_id, p.milestone_id, p.vendor_invoice_id into v_community_id, v_milestone_id, v_vendor_invoice_id
  from private.online_payments p join private.connected_accounts a on a.id = p.account_id where p.id = p_id;
  if num_nonnulls(v_community_id, v_milestone_id, v_vendor_invoice_id) = 0 then
    return 'unknown';
  end if;
  perform from private.billing_settings s where s.community_id = v_community_id for update;
  perform from private.rfps r
  where r.id = (select m.rfp_id from private.rfp_milestones m where m.id = v_milestone_id) for no key update;
  perform from private.vendor_invoices i where i.id = v_vendor_invoice_id for no key update;
  select * into v_payment from private.online_payments p where p.id = p_id for update;
  if p_ticket <= v_payment.applied_ticket then
    return 'outdated';
  end if;
  update private.online_payments p
  set applied_ticket = p_ticket, state = v_state ->> 'state', intent_id = coalesce(v_state ->> 'intent_id', p.intent_id),
    paid_with_last4 = coalesce(v_state ->> 'last4', p.paid_with_last4), failure = v_state ->> 'failure',
    refunded_cents = (v_state ->> 'refunded_cents')::bigint, returned_cents = (v_state ->> 'returned_cents')::bigint
  where p.id = p_id
  returning * into v_payment;
  v_net := greatest((v_state ->> 'received_cents')::bigint - v_payment.refunded_cents - v_payment.returned_cents, 0);
  if v_net = v_payment.posted_cents then
    return 'applied';
  elsif v_milestone_id is not null then
    perform private.apply_milestone_payment(v_payment, v_net);
    return 'applied';
  elsif v_vendor_invoice_id is not null then
    perform private.apply_vendor_invoice_payment(v_payment, v_net, (v_state ->> 'received_at')::float8);
    return 'applied';
  end if;
  v_is_first := v_payment.payment_id is null;
  if not v_is_first then
    v_reason := case when v_payment.returned_cents > 0 then case v_payment.method when 'ach' then 'Returned by the bank' else 'Disputed' end
      else 'Refunded online' end;
    perform private.undo_resident_payment(v_payment.payment_id, v_reason);
  else
    perform private.post_billing_entry(
      v_community_id, private.get_community_day(v_community_id), 'online_payment_fee', p_id, 'Fee of an online payment',
      jsonb_build_array(
        jsonb_build_object('account', '5500', 'cents', v_payment.fee_cents), jsonb_build_object('account', '1010', 'cents', -v_payment.fee_cents)
      )
    ) where v_payment.fee_cents > 0;
  end if;
  select least((to_timestamp((v_state ->> 'received_at')::float8) at time zone c.time_zone)::date, private.get_community_day(c.id)) into v_day
  from public.communities c where c.id = v_community_id;
  if v_net > 0 then
    v_payment.payment_id := private.record_resident_payment(
      v_payment.invoice_id, v_net, v_payment.method, 'Online' || coalesce(', ending in ' || v_payment.paid_with_last4, ''),
      coalesce(v_day, private.get_community_day(v_community_id))
    );
  end if;
  update private.online_payments p set posted_cents = v_net, payment_id = v_payment.payment_id where p.id = p_id;
  -- The receipt goes to everyone who reads the resident's statements.
  if v_is_first and v_net > 0 then
    perform private.notify(
      f.id, 'statement_paid', 'statement_paid:' || p_id,
      jsonb_build_object(
        'community', c.name, 'community_id', c.id, 'amount', private.format_cents(v_net), 'number', i.number, 'resident_id', i.resident_id,
        'method', case v_payment.method when 'ach' then 'bank transfer' else 'card' end
          || coalesce(' ending in ' || v_payment.paid_with_last4, '')
      ),
      '{}'
    )
    from private.resident_invoices i join public.communities c on c.id = i.community_id
    cross join lateral private.list_family_user_ids(i.resident_id, 'statements') f (id)
    where i.id = v_payment.invoice_id;
  end if;
  return 'applied';
end $$;

-- Applies the provider's state of a payment. What was received, less refunds and returns, is posted once: if the amount
-- changes, the posted payment is reversed, and the rest is posted again.
select private.expose('apply_online_payment', 'service_role');

create function private.get_online_payment(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_payment private.online_payments;
  v_invoice private.vendor_invoices;
begin
  select * into v_payment from private.online_payments p where p.id = p_id;
  if v_payment.milestone_id is not null then
    perform private.require_milestone_reader(v_payment.milestone_id);
  elsif v_payment.vendor_invoice_id is not null then
    select * into v_invoice from private.vendor_invoices i where i.id = v_payment.vendor_invoice_id;
    if private.get_vendor_invoice_role(v_invoice) is null then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
  else
    perform private.get_resident_invoice(v_payment.invoice_id);
  end if;
  return jsonb_build_object(
    'id', v_payment.id, 'state', v_payment.state, 'method', v_payment.method, 'cents', v_payment.cents, 'failure', v_payment.failure
  );
end $$;

-- Returns the state of a payment to people who read its invoice or milestone.
select private.expose('get_online_payment', 'authenticated');

create function private.list_online_payments(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'resident_invoices', 'read');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'resident_id', i.resident_id, 'resident', r.name, 'invoice', i.number, 'method', p.method, 'cents', p.cents,
      'fee_cents', p.fee_cents, 'state', p.state, 'refunded_cents', p.refunded_cents, 'returned_cents', p.returned_cents,
      'failure', p.failure, 'last4', p.paid_with_last4, 'begun_at', p.begun_at, 'by', p.begun_by_name
    ) order by p.begun_at desc, p.id), '[]')
    from (
      select x.* from private.online_payments x join private.connected_accounts a on a.id = x.account_id
      where a.community_id = p_community_id and x.state <> 'expired' order by x.begun_at desc, x.id limit 300
    ) p
    join private.resident_invoices i on i.id = p.invoice_id join public.residents r on r.id = i.resident_id
  );
end $$;

-- Returns the last 300 online payments of a community.
select private.expose('list_online_payments', 'authenticated');

create function private.begin_online_refund(p_payment_id uuid, p_cents public.large_number) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_payment private.online_payments;
  v_account private.connected_accounts;
begin
  select * into v_payment from private.online_payments p where p.id = p_payment_id;
  select * into v_account from private.connected_accounts a where a.id = v_payment.account_id;
  if v_account.vendor_id is not null then
    perform private.require_payout_right('vendor', v_account.vendor_id, true);
    perform from private.vendor_invoices i where i.id = v_payment.vendor_invoice_id for no key update;
    perform from private.rfps r
    where r.id = (select m.rfp_id from private.rfp_milestones m where m.id = v_payment.milestone_id) for no key update;
  else
    perform private.begin_billing_change(v_account.community_id);
  end if;
  select * into v_payment from private.online_payments p where p.id = p_payment_id;
  if v_payment.state <> 'succeeded' or v_payment.intent_id is null then
    raise exception 'This payment can''t be refunded.' using errcode = 'HXOYR';
  elsif p_cents is null or p_cents < 1 then
    raise exception 'Enter an amount.' using errcode = 'HXOYA';
  elsif p_cents > v_payment.posted_cents then
    raise exception 'More than was paid.' using errcode = 'HXOYP';
  end if;
  return jsonb_build_object('intent_id', v_payment.intent_id, 'cents', p_cents);
end $$;

-- Checks a refund of an online payment for who received it: the business office, or the vendor. The refund is posted
-- when the provider reports it.
select private.expose('begin_online_refund', 'authenticated');
