-- Payments of accepted milestones: online to the vendor's connected account, or recorded after a check or a transfer.
create table private.rfp_payments (
  id uuid primary key,
  milestone_id uuid not null references private.rfp_milestones (id) on delete cascade,
  cents bigint not null,
  method text not null,
  paid_on date not null,
  reference text not null default '',
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by_name text not null default '',

  constraint rfp_payments_cents_in_range check (cents between 1 and 10000000000000),
  constraint rfp_payments_method_is_known check (method in ('check', 'transfer')),
  constraint rfp_payments_paid_on_is_near check (paid_on between '2000-01-01' and '2200-01-01'),
  constraint rfp_payments_reference_is_plain check (private.is_single_line(reference, 80)),
  constraint rfp_payments_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);
create index rfp_payments_milestone_idx on private.rfp_payments (milestone_id, paid_on desc);
alter table private.rfp_payments enable row level security;

alter table private.online_payments add constraint online_payments_milestone_id_fkey
  foreign key (milestone_id) references private.rfp_milestones (id) on delete cascade;

-- Returns a milestone that the caller may pay, with its RFP locked: a manager, once the milestone is accepted.
create function private.lock_payable_milestone(p_milestone_id uuid) returns private.rfp_milestones
language plpgsql security definer set search_path = '' as $$
declare
  v_milestone private.rfp_milestones;
  v_rfp private.rfps;
begin
  select * into v_milestone from private.rfp_milestones m where m.id = p_milestone_id;
  v_rfp := private.lock_rfp(v_milestone.rfp_id, 'manage');
  select * into v_milestone from private.rfp_milestones m where m.id = p_milestone_id;
  if v_rfp.status not in ('contracted', 'completed') or v_milestone.status <> 'accepted' then
    raise exception 'Accept the milestone before you pay it.' using errcode = 'HXRPA';
  end if;
  return v_milestone;
end $$;

-- Returns the paid amount of a milestone, including pending bank payments.
create function private.get_milestone_paid_cents(p_milestone_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select sum(p.cents) from private.rfp_payments p where p.milestone_id = p_milestone_id), 0)
    + coalesce((
      select sum(case p.state when 'processing' then p.cents else p.posted_cents end)
      from private.online_payments p where p.milestone_id = p_milestone_id
    ), 0);
end $$;

-- Returns what is still open of an accepted milestone. Credits of change orders reduce what is open of the contract.
create function private.get_milestone_open_cents(p_milestone private.rfp_milestones) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when p_milestone.status <> 'accepted' then 0 else greatest(least(
    p_milestone.amount * 100 - private.get_milestone_paid_cents(p_milestone.id),
    private.get_rfp_contract_total(p_milestone.rfp_id) * 100 - (
      select sum(private.get_milestone_paid_cents(m.id)) from private.rfp_milestones m where m.rfp_id = p_milestone.rfp_id
    )
  ), 0) end;
end $$;

create function private.begin_milestone_payment(
  p_id uuid, p_milestone_id uuid, p_method text, p_cents public.large_number
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_milestone constant private.rfp_milestones := private.lock_payable_milestone(p_milestone_id);
  v_part private.rfp_vendors;
  v_account private.connected_accounts;
  v_wanted private.online_payments;
begin
  perform private.require_payment_method(p_method);
  select * into v_part from private.rfp_vendors v where v.rfp_id = v_milestone.rfp_id and v.is_winner;
  select * into v_account from private.connected_accounts a where a.vendor_id = v_part.vendor_id;
  if v_account.can_charge is not true and not exists (select from private.online_payments p where p.id = p_id) then
    raise exception 'Online payments are not set up.' using errcode = 'HXRPN';
  end if;
  v_wanted.id := p_id;
  v_wanted.milestone_id := p_milestone_id;
  v_wanted.method := p_method;
  v_wanted.cents := p_cents;
  return private.open_checkout(
    v_wanted, v_account, private.get_milestone_open_cents(v_milestone), '/rfp-dashboard/' || v_milestone.rfp_id || '?tab=contract',
    left(v_milestone.title || ', ' || v_part.vendor_name, 200)
  );
end $$;

-- Starts a payment of an accepted milestone to the vendor's account. A repeat with the same ID returns the same payment.
select private.expose('begin_milestone_payment', 'authenticated');

create function private.record_milestone_payment(
  p_id uuid, p_milestone_id uuid, p_method text, p_cents public.large_number, p_paid_on date, p_reference text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_milestone constant private.rfp_milestones := private.lock_payable_milestone(p_milestone_id);
begin
  if exists (select from private.rfp_payments p where p.id = p_id and p.milestone_id = p_milestone_id) then
    return;
  end if;
  if p_cents is null or p_cents < 1 then
    raise exception 'Enter an amount.' using errcode = 'HXOYA';
  elsif p_cents > private.get_milestone_open_cents(v_milestone) then
    raise exception 'More than is open.' using errcode = 'HXOYO';
  -- The day may already have begun where the client is.
  elsif p_paid_on is null or p_paid_on > private.get_local_date() + 1 or p_paid_on < private.get_local_date() - 730 then
    raise exception 'Check the payment date.' using errcode = 'HXRPT';
  end if;
  insert into private.rfp_payments (id, milestone_id, cents, method, paid_on, reference, recorded_by_name)
  values (
    p_id, p_milestone_id, p_cents, p_method, p_paid_on, coalesce(btrim(p_reference), ''),
    coalesce(private.get_my_display_name(), '')
  );
  perform private.log_rfp_event(v_milestone.rfp_id, 'record_payment', v_milestone.title);
  perform private.notify_rfp_side(v_milestone.rfp_id, 'issuer', 'The client recorded a payment', 'payment:' || p_id);
end $$;

-- Records a payment by check or bank transfer outside of Haven Exchange. Idempotent by ID.
select private.expose('record_milestone_payment', 'authenticated');

create function private.delete_milestone_payment(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_milestone private.rfp_milestones;
begin
  select m.* into v_milestone from private.rfp_payments p join private.rfp_milestones m on m.id = p.milestone_id where p.id = p_id;
  perform private.lock_rfp(v_milestone.rfp_id, 'manage');
  delete from private.rfp_payments p where p.id = p_id;
  if found then
    perform private.log_rfp_event(v_milestone.rfp_id, 'delete_payment', v_milestone.title);
    perform private.notify_rfp_side(v_milestone.rfp_id, 'issuer', 'The client removed a recorded payment', 'unpaid:' || p_id);
  end if;
end $$;

-- Removes a payment that was recorded by mistake. Online payments stay.
select private.expose('delete_milestone_payment', 'authenticated');

-- Returns all payments of an RFP, online and recorded, newest first.
create function private.build_rfp_payments_json(p_rfp_id uuid, p_side text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(x) - 'at' order by x.at desc, x.id), '[]')
    from (
      select p.id, p.milestone_id, true as is_online, p.method, p.cents, case p_side when 'vendor' then p.fee_cents end as fee_cents,
        p.state, p.refunded_cents + p.returned_cents as returned_cents, p.failure, p.begun_at::date as paid_on, ''::text as reference,
        case when p_side = 'vendor' and p.state = 'succeeded' then p.posted_cents else 0 end as refundable_cents, p.begun_at as at
      from private.rfp_milestones m join private.online_payments p on p.milestone_id = m.id
      where m.rfp_id = p_rfp_id and p.state not in ('open', 'expired')
      union all
      select p.id, p.milestone_id, false, p.method, p.cents, null, 'succeeded', 0, null, p.paid_on, p.reference, 0, p.recorded_at
      from private.rfp_milestones m join private.rfp_payments p on p.milestone_id = m.id
      where m.rfp_id = p_rfp_id
    ) x
  );
end $$;

-- Raises an error unless the caller is on the team of a milestone's RFP or its vendor.
create function private.require_milestone_reader(p_milestone_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() or not exists (
    select from private.rfp_milestones m join private.rfps r on r.id = m.rfp_id
    where m.id = p_milestone_id and (
      'view' = any (private.get_rfp_rights(r, auth.uid())) or exists (
        select from private.rfp_vendors v where v.rfp_id = r.id and v.is_winner and v.vendor_id = private.get_my_vendor_id()
      )
    )
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
end $$;

-- Applies what the provider says about a payment of a milestone, and tells the vendor once when it arrived.
create function private.apply_milestone_payment(p_payment private.online_payments, p_net bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp_id uuid;
begin
  update private.online_payments p set posted_cents = p_net where p.id = p_payment.id;
  select m.rfp_id into v_rfp_id from private.rfp_milestones m where m.id = p_payment.milestone_id;
  if p_net > p_payment.posted_cents then
    perform private.notify_rfp_side(v_rfp_id, 'issuer', 'A payment arrived', 'paid:' || p_payment.id);
  elsif p_net < p_payment.posted_cents then
    perform private.notify_rfp_side(v_rfp_id, 'issuer', 'A payment was returned', 'returned:' || p_payment.id || ':' || p_net);
    perform private.notify_rfp_side(v_rfp_id, 'vendor', 'A payment was returned', 'returned:' || p_payment.id || ':' || p_net);
  end if;
end $$;

create function private.list_vendor_payments(p_vendor_id uuid, p_year public.whole_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_payout_right('vendor', p_vendor_id, false);
  return (
    select coalesce(jsonb_agg(to_jsonb(x) - 'at' order by x.at desc, x.id), '[]')
    from (
      select y.* from (
        select p.id, r.id as rfp_id, r.title as rfp, r.issuer_name as client, m.title as milestone, null::uuid as invoice_id,
          null::text as invoice, true as is_online, p.method, p.cents, p.fee_cents, p.state,
          p.refunded_cents + p.returned_cents as returned_cents,
          case p.state when 'succeeded' then p.posted_cents else 0 end as refundable_cents, p.begun_at::date as paid_on, p.begun_at as at
        from private.rfp_vendors v join private.rfps r on r.id = v.rfp_id join private.rfp_milestones m on m.rfp_id = r.id
        join private.online_payments p on p.milestone_id = m.id
        where v.vendor_id = p_vendor_id and v.is_winner and p.state not in ('open', 'expired')
        union all
        select p.id, r.id, r.title, r.issuer_name, m.title, null, null, false, p.method, p.cents, 0, 'succeeded', 0, 0, p.paid_on, p.recorded_at
        from private.rfp_vendors v join private.rfps r on r.id = v.rfp_id join private.rfp_milestones m on m.rfp_id = r.id
        join private.rfp_payments p on p.milestone_id = m.id
        where v.vendor_id = p_vendor_id and v.is_winner
        union all
        select p.id, null, null, c.name, null, i.id, i.number, true, p.method, p.cents, p.fee_cents, p.state,
          p.refunded_cents + p.returned_cents, case p.state when 'succeeded' then p.posted_cents else 0 end, p.begun_at::date, p.begun_at
        from private.vendor_invoices i join public.communities c on c.id = i.community_id
        join private.online_payments p on p.vendor_invoice_id = i.id
        where i.vendor_id = p_vendor_id and p.state not in ('open', 'expired')
        union all
        select p.id, null, null, c.name, null, i.id, i.number, false, p.method, p.cents, 0, 'succeeded', 0, 0, p.paid_on, p.recorded_at
        from private.vendor_invoices i join public.communities c on c.id = i.community_id
        join private.vendor_invoice_payments p on p.invoice_id = i.id
        where i.vendor_id = p_vendor_id and p.voided_at is null
      ) y
      where extract(year from y.paid_on) = p_year
      order by y.at desc, y.id limit 500
    ) x
  );
end $$;

-- Returns what a vendor was paid in a year for milestones and invoices, with fees; for the vendor's account.
select private.expose('list_vendor_payments', 'authenticated');

create function private.list_vendor_tax_totals(p_year public.whole_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view payments.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(t) order by lower(t.vendor), t.vendor_id), '[]')
    from (
      select x.vendor_id, max(x.vendor_name) as vendor, exists (
          select from public.vendor_credentials c where c.vendor_id = x.vendor_id and c.kind = 'w9' and c.status = 'verified'
        ) as has_w9,
        coalesce(sum(x.cents) filter (where not x.is_online and not x.is_order), 0) as direct_cents,
        coalesce(sum(x.cents) filter (where not x.is_online and x.is_order), 0) as order_cents,
        coalesce(sum(x.cents) filter (where x.is_online), 0) as online_cents
      from (
        select v.vendor_id, v.vendor_name, p.cents, p.paid_on, p.is_online, false as is_order
        from private.rfp_team t join private.rfps r on r.id = t.rfp_id
        join private.rfp_vendors v on v.rfp_id = r.id and v.is_winner
        join private.rfp_milestones m on m.rfp_id = r.id
        cross join lateral (
          select o.cents, o.paid_on, false as is_online from private.rfp_payments o where o.milestone_id = m.id
          union all
          select o.posted_cents, o.begun_at::date, true from private.online_payments o where o.milestone_id = m.id and o.posted_cents > 0
        ) p
        where t.account = auth.uid() and 'manage' = any (private.get_rfp_rights(r, t.account))
        union all
        select i.vendor_id, i.vendor_name, p.cents, p.paid_on, p.is_online, i.purchase_id is not null
        from private.vendor_invoices i
        cross join lateral (
          select o.cents, o.paid_on, false as is_online from private.vendor_invoice_payments o
          where o.invoice_id = i.id and o.voided_at is null
          union all
          select o.posted_cents, o.begun_at::date, true from private.online_payments o where o.vendor_invoice_id = i.id and o.posted_cents > 0
        ) p
        where i.community_id = any (private.list_my_community_ids('purchases', 'change'))
      ) x
      where extract(year from x.paid_on) = p_year
      group by x.vendor_id, case when x.vendor_id is null then x.vendor_name end
      limit 2000
    ) t
  );
end $$;

-- Returns what each vendor was paid in a year under the RFPs that the caller manages and by the communities whose invoices
-- the caller pays, for Form 1099-NEC. Purchase orders are apart, because payments for goods aren't reported.
select private.expose('list_vendor_tax_totals', 'authenticated');
