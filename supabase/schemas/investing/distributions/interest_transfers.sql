-- Transfers of a whole interest: requested by its holder, decided by the sponsor. The receiver is held to the same rules as
-- a subscriber. History before the transfer stays with the former holder.
create table private.interest_transfers (
  id uuid primary key,
  subscription_id uuid not null references private.subscriptions (id) on delete cascade,
  from_id uuid references public.profiles (id) on delete set null,
  from_name text not null,
  to_name text not null,
  to_email text not null,
  status text not null default 'requested',
  requested_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decider text,
  reason text,

  constraint interest_transfers_from_name_is_plain check (private.is_single_line(from_name, 300)),
  constraint interest_transfers_to_name_is_plain check (char_length(btrim(to_name)) >= 2 and private.is_single_line(to_name, 160)),
  constraint interest_transfers_to_email_shape check (
    to_email = lower(to_email) and to_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and private.is_single_line(to_email, 254)
  ),
  constraint interest_transfers_status_is_known check (status in ('requested', 'approved', 'declined', 'withdrawn')),
  constraint interest_transfers_decider_is_plain check (private.is_single_line(decider, 300)),
  constraint interest_transfers_reason_is_plain check (private.is_single_line(reason, 300))
);
create unique index interest_transfers_open_idx on private.interest_transfers (subscription_id) where status = 'requested';
create index interest_transfers_subscription_idx on private.interest_transfers (subscription_id);
create index interest_transfers_from_idx on private.interest_transfers (from_id);
alter table private.interest_transfers enable row level security;

create function private.request_transfer(p_id uuid, p_subscription_id uuid, p_name text, p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_subscription constant private.subscriptions := private.lock_own_subscription(p_subscription_id);
  v_offering private.offerings;
begin
  if exists (select from private.interest_transfers t where t.id = p_id and t.from_id = auth.uid()) then
    return;
  elsif v_subscription.status <> 'accepted' then
    raise exception 'Only an accepted interest can be transferred.' using errcode = 'HXSDR';
  elsif exists (
    select from private.interest_transfers t where t.subscription_id = p_subscription_id and t.status = 'requested'
  ) then
    raise exception 'A transfer of this interest is already requested.' using errcode = 'HXSDV';
  elsif exists (select from private.capital_call_lines l where l.subscription_id = p_subscription_id and l.paid_on is null) then
    raise exception 'Pay the open capital call before a transfer.' using errcode = 'HXSDQ';
  elsif lower(btrim(p_email)) = private.get_my_confirmed_email() then
    raise exception 'Enter the email of another person.' using errcode = 'HXSDR';
  end if;
  perform private.enforce_rate_limit('transfer', 20, interval '1 day');
  insert into private.interest_transfers (id, subscription_id, from_id, from_name, to_name, to_email)
  values (
    p_id, p_subscription_id, auth.uid(), coalesce(v_subscription.entity_name, v_subscription.investor_name), btrim(p_name),
    lower(btrim(p_email))
  );
  select * into v_offering from private.offerings o where o.id = v_subscription.offering_id;
  perform private.notify_sponsor(
    v_offering, 'transfer_requested', 'transfer:' || p_id, jsonb_build_object('name', v_subscription.investor_name)
  );
end
$$;

-- Asks the sponsor to transfer the caller's whole interest to another person; idempotent.
select private.expose('request_transfer', 'authenticated');

create function private.withdraw_transfer(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_member();
  update private.interest_transfers t set status = 'withdrawn', decided_at = now()
  where t.id = p_id and t.from_id = auth.uid() and t.status = 'requested';
end
$$;

-- Takes back a transfer that isn't decided.
select private.expose('withdraw_transfer', 'authenticated');

create function private.decide_transfer(p_id uuid, p_accepts boolean, p_reason text default null) returns void
language plpgsql security definer set search_path = ''
as $$
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
  if v_transfer.status = (case when p_accepts then 'approved' else 'declined' end) then
    return;
  elsif v_transfer.status <> 'requested' or v_transfer.from_id is distinct from v_subscription.investor_id then
    raise exception 'This transfer was already decided.' using errcode = 'HXSYX';
  elsif not p_accepts then
    if char_length(coalesce(btrim(p_reason), '')) < 3 then
      raise exception 'Enter a reason.' using errcode = 'HXSYZ';
    end if;
    update private.interest_transfers t
    set status = 'declined', decided_at = now(), decider = coalesce(private.get_my_display_name(), ''), reason = btrim(p_reason) where t.id = p_id;
    perform private.notify_investor(v_subscription, 'transfer_decided', 'transfer_decided:' || p_id, '{"outcome": "declined"}');
    return;
  end if;
  select u.id into v_receiver from auth.users u
  where lower(u.email) = v_transfer.to_email and u.email_confirmed_at is not null and private.is_account_active(u.id);
  if v_receiver is null then
    raise exception 'The receiver has no account with this email. Ask them to sign up.' using errcode = 'HXSDB';
  elsif v_offering.rule = '506b' and not private.is_invited_to_offering(v_offering, v_transfer.to_email) then
    raise exception 'Record the receiver as a person you know and invite them first.' using errcode = 'HXSDI';
  elsif v_offering.rule = '506c' and not private.has_valid_check(v_offering.id, v_receiver, 'accreditation') then
    raise exception 'The accreditation of the receiver isn''t verified.' using errcode = 'HXSDG';
  elsif exists (
    select from private.distribution_runs r
    where r.offering_id = v_offering.id and r.finished_at is null and r.cancelled_at is null
  ) or exists (
    select from private.capital_call_lines l where l.subscription_id = v_subscription.id and l.paid_on is null
  ) then
    raise exception 'Finish the open distribution or capital call first.' using errcode = 'HXSDO';
  end if;
  update private.interest_transfers t
  set status = 'approved', decided_at = now(), decider = coalesce(private.get_my_display_name(), '') where t.id = p_id;
  -- The former holder's call lines keep their name, so the receiver doesn't see what was paid before.
  update private.subscriptions s
  set investor_id = v_receiver, investor_name = v_transfer.to_name, investor_email = v_transfer.to_email, entity_name = v_transfer.to_name,
    entity_kind = 'person', signer_title = null, n = s.n + 1
  where s.id = v_subscription.id;
  perform private.notify_investor(v_subscription, 'transfer_decided', 'transfer_decided:' || p_id, '{"outcome": "approved"}');
  perform private.notify(
    v_receiver, 'subscription_accepted', 'transferred:' || p_id,
    jsonb_build_object('offering', v_offering.title, 'sponsor', v_offering.sponsor_name, 'offering_id', v_offering.id)
  );
end
$$;

-- Approves or declines a transfer. The receiver needs an account and meets the rule of the offering.
select private.expose('decide_transfer', 'authenticated');

create function private.list_transfers(p_offering_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_offering constant private.offerings := private.get_own_offering(p_offering_id);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'subscription_id', t.subscription_id, 'from_name', t.from_name, 'to_name', t.to_name, 'to_email', t.to_email,
      'status', t.status, 'amount_cents', s.amount_cents, 'requested_at', t.requested_at, 'decided_at', t.decided_at, 'reason', t.reason
    ) order by t.requested_at desc, t.id), '[]')
    from private.interest_transfers t join private.subscriptions s on s.id = t.subscription_id
    where s.offering_id = v_offering.id
  );
end
$$;

-- Returns the transfers of the caller's offering.
select private.expose('list_transfers', 'authenticated');
