-- Transfers of an interest or a part of it: requested by its holder, approved by the sponsor, then signed by the receiver. The receiver
-- is held to the same rules as a subscriber. History before the transfer stays with the former holder.
create table private.interest_transfers (
  id uuid primary key,
  subscription_id uuid not null references private.subscriptions (id) on delete cascade,
  from_id uuid references public.profiles (id) on delete set null,
  from_name text not null,
  to_name text not null,
  to_email text not null,
  cents bigint,
  interest_cents bigint not null,
  status text not null default 'requested',
  requested_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decider text,
  reason text,
  signature_id uuid references private.signatures (id) on delete restrict,

  constraint interest_transfers_from_name_is_plain check (private.is_single_line(from_name, 300)),
  constraint interest_transfers_to_name_is_plain check (char_length(btrim(to_name)) >= 2 and private.is_single_line(to_name, 160)),
  constraint interest_transfers_to_email_shape check (
    to_email = lower(to_email) and to_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and private.is_single_line(to_email, 254)
  ),
  constraint interest_transfers_cents_in_range check (cents between 1 and 100000000000),
  constraint interest_transfers_interest_cents_in_range check (interest_cents between 1 and 100000000000),
  constraint interest_transfers_status_is_known check (status in ('requested', 'to_sign', 'completed', 'declined', 'withdrawn')),
  constraint interest_transfers_completed_with_signature check ((status = 'completed') = (signature_id is not null)),
  constraint interest_transfers_decider_is_plain check (private.is_single_line(decider, 300)),
  constraint interest_transfers_reason_is_plain check (private.is_single_line(reason, 300))
);
create unique index interest_transfers_open_idx on private.interest_transfers (subscription_id)
where status in ('requested', 'to_sign');
create index interest_transfers_subscription_idx on private.interest_transfers (subscription_id);
create index interest_transfers_from_idx on private.interest_transfers (from_id);
create index interest_transfers_to_sign_idx on private.interest_transfers (to_email) where status = 'to_sign';
create index interest_transfers_signature_idx on private.interest_transfers (signature_id);
alter table private.interest_transfers enable row level security;

comment on column private.interest_transfers.cents is 'The part of the commitment that is transferred; null for the whole.';
comment on column private.interest_transfers.interest_cents is 'The whole commitment when the transfer was requested, approved, or completed.';

-- What a partial transfer moves from one position to the other, at the end of its day: capital, returns, and preferred
-- return that accrued so far. Negative for the position that gives. Positions are computed with it; nothing that was paid
-- changes.
create table private.position_carryovers (
  transfer_id uuid not null references private.interest_transfers (id) on delete cascade,
  subscription_id uuid not null references private.subscriptions (id) on delete cascade,
  investor_id uuid references public.profiles (id) on delete set null,
  day date not null,
  memo text not null,
  contributed_cents bigint not null,
  returned_cents bigint not null,
  preferred_cents bigint not null,
  received_cents bigint not null,
  accrued_cents numeric not null,

  constraint position_carryovers_pkey primary key (transfer_id, subscription_id),
  constraint position_carryovers_day_is_near check (day between '2000-01-01' and '2200-01-01'),
  constraint position_carryovers_memo_is_plain check (private.is_single_line(memo, 200)),
  constraint position_carryovers_contributed_cents_in_range check (contributed_cents between -100000000000 and 100000000000),
  constraint position_carryovers_returned_cents_in_range check (returned_cents between -100000000000 and 100000000000),
  constraint position_carryovers_preferred_cents_in_range check (preferred_cents between -100000000000 and 100000000000),
  constraint position_carryovers_received_cents_in_range check (received_cents between -100000000000 and 100000000000),
  constraint position_carryovers_accrued_cents_in_range check (accrued_cents between -100000000000 and 100000000000)
);
create index position_carryovers_subscription_idx on private.position_carryovers (subscription_id);
create index position_carryovers_investor_idx on private.position_carryovers (investor_id);
alter table private.position_carryovers enable row level security;

-- Returns what can still be called of a commitment.
create function private.get_uncalled_cents(p_subscription private.subscriptions) returns bigint
language sql stable security definer set search_path = '' as $$
  select (p_subscription).amount_cents
    - coalesce((select sum(l.cents) from private.capital_call_lines l where l.subscription_id = (p_subscription).id), 0)::bigint
    - coalesce((select sum(c.contributed_cents) from private.position_carryovers c where c.subscription_id = (p_subscription).id), 0)::bigint
$$;

create function private.request_transfer(
  p_id uuid, p_subscription_id uuid, p_name text, p_email text, p_cents public.large_number default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant private.subscriptions := private.lock_own_subscription(p_subscription_id);
  v_offering private.offerings;
begin
  if exists (select from private.interest_transfers t where t.id = p_id and t.from_id = auth.uid()) then
    return;
  elsif v_subscription.status <> 'accepted' then
    raise exception 'Only an accepted interest can be transferred.' using errcode = 'HXSDR';
  elsif exists (
    select from private.interest_transfers t where t.subscription_id = p_subscription_id and t.status in ('requested', 'to_sign')
  ) then
    raise exception 'A transfer of this interest is already requested.' using errcode = 'HXSDV';
  elsif exists (select from private.capital_call_lines l where l.subscription_id = p_subscription_id and l.paid_on is null) then
    raise exception 'Pay the open capital call before a transfer.' using errcode = 'HXSDQ';
  elsif lower(btrim(p_email)) = private.get_my_confirmed_email() then
    raise exception 'Enter the email of another person.' using errcode = 'HXSDR';
  end if;
  select * into v_offering from private.offerings o where o.id = v_subscription.offering_id;
  if p_cents is not null and (p_cents < 1 or p_cents > v_subscription.amount_cents or p_cents % v_offering.step_cents <> 0) then
    raise exception 'Enter a multiple of the increment, up to the whole interest.' using errcode = 'HXSLT';
  end if;
  perform private.enforce_rate_limit('transfer', 20, interval '1 day');
  insert into private.interest_transfers (id, subscription_id, from_id, from_name, to_name, to_email, cents, interest_cents)
  values (
    p_id, p_subscription_id, auth.uid(), coalesce(v_subscription.entity_name, v_subscription.investor_name), btrim(p_name),
    lower(btrim(p_email)), nullif(p_cents, v_subscription.amount_cents), v_subscription.amount_cents
  );
  perform private.notify_sponsor(
    v_offering, 'transfer_requested', 'transfer:' || p_id, jsonb_build_object('name', v_subscription.investor_name)
  );
end $$;

-- Asks the sponsor to transfer the caller's interest, or `p_cents` of it, to another person; idempotent.
select private.expose('request_transfer', 'authenticated');

create function private.withdraw_transfer(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  update private.interest_transfers t set status = 'withdrawn', decided_at = now()
  where t.id = p_id and t.from_id = auth.uid() and t.status in ('requested', 'to_sign');
end $$;

-- Withdraws a transfer that the receiver hasn't signed.
select private.expose('withdraw_transfer', 'authenticated');

-- Raises unless a transfer can be completed: rule of the offering, clear KYC check, and no money on its way.
create function private.check_transfer(p_transfer private.interest_transfers, p_receiver uuid, p_needs_kyc boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription private.subscriptions;
  v_offering private.offerings;
begin
  select * into v_subscription from private.subscriptions s where s.id = (p_transfer).subscription_id;
  select * into v_offering from private.offerings o where o.id = v_subscription.offering_id;
  if v_offering.rule = '506b' and not private.is_invited_to_offering(v_offering, (p_transfer).to_email) then
    raise exception 'Record the receiver as a person you know and invite them first.' using errcode = 'HXSDI';
  elsif v_offering.rule = '506c' and not private.has_valid_check(v_offering.id, p_receiver, 'accreditation') then
    raise exception 'The accreditation of the receiver isn''t verified.' using errcode = 'HXSDG';
  elsif p_needs_kyc and not private.has_valid_check(v_offering.id, p_receiver, 'kyc') then
    raise exception 'Record a clear KYC and OFAC check first.' using errcode = 'HXSYH';
  elsif exists (
    select from private.distribution_runs r
    where r.offering_id = v_offering.id and r.finished_at is null and r.cancelled_at is null
  ) or exists (
    select from private.capital_call_lines l where l.subscription_id = v_subscription.id and l.paid_on is null
  ) then
    raise exception 'Finish the open distribution or capital call first.' using errcode = 'HXSDO';
  elsif (p_transfer).cents >= v_subscription.amount_cents then
    raise exception 'Enter a multiple of the increment, up to the whole interest.' using errcode = 'HXSLT';
  end if;
end $$;

create function private.decide_transfer(
  p_id uuid, p_accepts boolean, p_reason text default null, p_kyc_reference text default null, p_kyc_on date default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_transfer private.interest_transfers;
  v_subscription private.subscriptions;
  v_offering private.offerings;
  v_receiver uuid;
begin
  select * into v_transfer from private.interest_transfers t where t.id = p_id;
  v_subscription := private.lock_sponsored_subscription(v_transfer.subscription_id);
  select * into v_transfer from private.interest_transfers t where t.id = p_id for update;
  select * into v_offering from private.offerings o where o.id = v_subscription.offering_id;
  if v_transfer.status = (case when p_accepts then 'to_sign' else 'declined' end) then
    return;
  elsif v_transfer.status not in ('requested', 'to_sign') or v_transfer.from_id is distinct from v_subscription.investor_id then
    raise exception 'This transfer was already decided.' using errcode = 'HXSYX';
  elsif not p_accepts then
    perform private.require_reason(p_reason, 'HXSYZ');
    update private.interest_transfers t
    set status = 'declined', decided_at = now(), decider = coalesce(private.get_my_display_name(), ''), reason = btrim(p_reason) where t.id = p_id;
    perform private.notify_investor(v_subscription, 'transfer_decided', 'transfer_decided:' || p_id, '{"outcome": "declined"}');
    return;
  end if;
  select u.id into v_receiver from auth.users u
  where lower(u.email) = v_transfer.to_email and u.email_confirmed_at is not null and private.is_account_active(u.id);
  if v_receiver is null then
    raise exception 'The receiver has no account with this email. Ask them to sign up.' using errcode = 'HXSDB';
  end if;
  perform private.check_transfer(v_transfer, v_receiver, p_kyc_reference is null);
  if p_kyc_reference is not null then
    perform private.add_kyc_check(gen_random_uuid(), v_offering.id, v_receiver, true, p_kyc_reference, p_kyc_on);
  end if;
  update private.interest_transfers t
  set status = 'to_sign', decided_at = now(), decider = coalesce(private.get_my_display_name(), ''),
    interest_cents = v_subscription.amount_cents
  where t.id = p_id;
  perform private.notify_investor(v_subscription, 'transfer_decided', 'transfer_decided:' || p_id, '{"outcome": "approved"}');
  perform private.notify(
    v_receiver, 'transfer_to_sign', 'transfer_to_sign:' || p_id,
    jsonb_build_object('offering', v_offering.title, 'name', v_transfer.from_name)
  );
end $$;

-- Approves or declines a transfer. The receiver needs an account, meets the rule of the offering, and has a clear KYC and OFAC
-- check, which the approval can record. The interest moves when the receiver signs; until then the sponsor can still decline.
select private.expose('decide_transfer', 'authenticated');

create function private.list_transfers(p_offering_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.get_own_offering(p_offering_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'subscription_id', t.subscription_id, 'from_name', t.from_name, 'to_name', t.to_name, 'to_email', t.to_email,
      'status', t.status, 'amount_cents', coalesce(t.cents, t.interest_cents), 'interest_cents', t.interest_cents,
      'requested_at', t.requested_at, 'decided_at', t.decided_at, 'decider', t.decider, 'reason', t.reason,
      'signed_at', g.signed_at,
      'has_kyc', t.status = 'requested' and exists (
        select from auth.users u
        where lower(u.email) = t.to_email and u.email_confirmed_at is not null and private.has_valid_check(v_offering.id, u.id, 'kyc')
      )
    ) order by t.requested_at desc, t.id), '[]')
    from private.interest_transfers t join private.subscriptions s on s.id = t.subscription_id
    left join private.signatures g on g.id = t.signature_id
    where s.offering_id = v_offering.id
  );
end $$;

-- Returns the transfers of the caller's offering.
select private.expose('list_transfers', 'authenticated');
