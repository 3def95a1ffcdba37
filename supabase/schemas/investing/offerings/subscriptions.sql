-- An investor's commitment and, once signed and accepted, their interest. The same row from the soft commitment on.
create table private.subscriptions (
  id uuid primary key,
  offering_id uuid not null references private.offerings (id) on delete cascade,
  number integer not null,
  investor_id uuid references public.profiles (id) on delete set null,
  investor_name text not null,
  investor_email text not null,
  entity_id uuid references public.investment_entities (id) on delete set null,
  entity_name text,
  entity_kind text,
  entity_state text,
  signer_title text,
  amount_cents bigint not null,
  status text not null default 'committed',
  is_accredited boolean,
  documents_read_at timestamptz,
  fee_accepted_at timestamptz,
  signature_id uuid references private.signatures (id) on delete restrict,
  signed_at timestamptz,
  decided_at timestamptz,
  decider text,
  reason text,
  reminded_at timestamptz,
  n integer not null default 1,
  created_at timestamptz not null default now(),

  constraint subscriptions_number_once unique (offering_id, number),
  constraint subscriptions_investor_name_is_plain check (private.is_single_line(investor_name, 300)),
  constraint subscriptions_investor_email_is_plain check (private.is_single_line(investor_email, 254)),
  constraint subscriptions_entity_name_is_plain check (char_length(btrim(entity_name)) >= 2 and private.is_single_line(entity_name, 160)),
  constraint subscriptions_entity_kind_is_known check (entity_kind in ('person', 'joint', 'llc', 'partnership', 'corporation', 'trust', 'ira', 'fund')),
  constraint subscriptions_entity_state_shape check (entity_state ~ '^[A-Z]{2}$'),
  constraint subscriptions_signer_title_is_plain check (private.is_single_line(signer_title, 80)),
  constraint subscriptions_amount_cents_in_range check (amount_cents between 100 and 100000000000),
  constraint subscriptions_status_is_known check (status in ('committed', 'signed', 'accepted', 'withdrawn', 'declined')),
  constraint subscriptions_signed_with_signature check ((signed_at is null) = (signature_id is null)),
  constraint subscriptions_accepted_once_signed check (status not in ('signed', 'accepted') or signed_at is not null),
  constraint subscriptions_decider_is_plain check (private.is_single_line(decider, 300)),
  constraint subscriptions_reason_is_plain check (private.is_single_line(reason, 300))
);
comment on column private.subscriptions.entity_id is 'The entity of the investor''s portfolio that subscribes, if they chose one. The sponsor doesn''t see it.';
comment on column private.subscriptions.number is 'Counts per offering; only the sponsor sees it, since it tells how many others there are.';
create index subscriptions_list_idx on private.subscriptions (offering_id, created_at desc, id desc);
create index subscriptions_investor_idx on private.subscriptions (investor_id, created_at desc, id desc);
create index subscriptions_entity_idx on private.subscriptions (entity_id) where entity_id is not null;
create index subscriptions_signature_idx on private.subscriptions (signature_id);
alter table private.subscriptions enable row level security;
create trigger refuse_sample before insert or update on private.subscriptions
  for each row execute function private.refuse_sample_entity();

-- Keeps the total of commitments on the offering. Its check refuses what no longer fits; the row lock makes two people
-- wait for each other.
create function private.count_commitments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_before constant bigint := case when tg_op <> 'INSERT' and old.status in ('committed', 'signed', 'accepted') then old.amount_cents else 0 end;
  v_after constant bigint := case when tg_op <> 'DELETE' and new.status in ('committed', 'signed', 'accepted') then new.amount_cents else 0 end;
begin
  if v_after <> v_before then
    update private.offerings o set committed_cents = o.committed_cents + v_after - v_before
    where o.id = case when tg_op = 'DELETE' then old.offering_id else new.offering_id end;
  end if;
  return null;
end $$;
create trigger count_commitments after insert or delete or update of amount_cents, status on private.subscriptions
  for each row execute function private.count_commitments();

-- Accreditation evidence of an investor and the sponsor's KYC and OFAC checks. The newest of a kind counts.
create table private.investor_checks (
  id uuid primary key,
  offering_id uuid not null references private.offerings (id) on delete cascade,
  investor_id uuid references public.profiles (id) on delete set null,
  kind text not null,
  method text not null,
  reference text,
  status text not null,
  made_at timestamptz not null default clock_timestamp(),
  decided_on date,
  decider text,
  expires_on date,
  reason text,

  constraint investor_checks_kind_is_known check (kind in ('accreditation', 'kyc')),
  constraint investor_checks_method_is_known check (
    case kind when 'kyc' then method in ('kyc_ofac') else method in ('income', 'net_worth', 'license', 'entity_assets', 'letter') end
  ),
  constraint investor_checks_reference_is_plain check (private.is_single_line(reference, 200)),
  constraint investor_checks_status_is_known check (status in ('submitted', 'verified', 'declined')),
  constraint investor_checks_decider_is_plain check (private.is_single_line(decider, 300)),
  constraint investor_checks_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint investor_checks_decided_as_whole check (status = 'submitted' or num_nulls(decided_on, decider) = 0),
  constraint investor_checks_expiry_is_recorded check (status <> 'verified' or expires_on > decided_on)
);
create index investor_checks_newest_idx on private.investor_checks (offering_id, investor_id, kind, made_at desc, id);
create index investor_checks_investor_idx on private.investor_checks (investor_id);
alter table private.investor_checks enable row level security;

create function private.get_newest_check(p_offering_id uuid, p_investor_id uuid, p_kind text) returns private.investor_checks
language plpgsql stable security definer set search_path = '' as $$
declare
  v_check private.investor_checks;
begin
  select * into v_check from private.investor_checks c
  where c.offering_id = p_offering_id and c.investor_id = p_investor_id and c.kind = p_kind
  order by c.made_at desc, c.id limit 1;
  return v_check;
end $$;

-- True if the newest check is verified and hasn't expired.
create function private.has_valid_check(p_offering_id uuid, p_investor_id uuid, p_kind text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_check constant private.investor_checks := private.get_newest_check(p_offering_id, p_investor_id, p_kind);
begin
  return coalesce((v_check).status = 'verified' and (v_check).expires_on >= private.get_local_date(), false);
end $$;

-- True if the caller may see an offering as an investor: they hold or held a part of it, were invited, or it is an open
-- 506(c) offering, which may be offered to anyone.
create function private.can_view_offering(p_offering private.offerings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() and (p_offering).status in ('open', 'closed') and (
    ((p_offering).rule = '506c' and (p_offering).status = 'open')
    or exists (
      select from private.subscriptions s where s.offering_id = (p_offering).id and s.investor_id = auth.uid()
        and s.status not in ('withdrawn', 'declined')
    )
    or private.is_invited_to_offering(p_offering, private.get_my_confirmed_email())
  );
end $$;

-- Returns an offering that the caller can subscribe to, locked.
create function private.lock_open_offering(p_id uuid) returns private.offerings
language plpgsql security definer set search_path = '' as $$
declare
  v_offering private.offerings;
begin
  perform private.lock_member();
  -- Checked before locking, so that strangers can't hold up others.
  select * into v_offering from private.offerings o where o.id = p_id;
  if v_offering.id is null or not private.can_view_offering(v_offering) then
    raise exception 'Offering not found.' using errcode = 'HXSYN';
  end if;
  select * into v_offering from private.offerings o where o.id = p_id for update;
  return v_offering;
end $$;

-- Returns the caller's own subscription. Its offering is locked first, as everywhere.
create function private.lock_own_subscription(p_id uuid) returns private.subscriptions
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription private.subscriptions;
begin
  perform private.lock_member();
  perform from private.offerings o join private.subscriptions s on s.offering_id = o.id
  where s.id = p_id and s.investor_id = auth.uid() for update of o;
  select * into v_subscription from private.subscriptions s where s.id = p_id and s.investor_id = auth.uid() for update;
  if v_subscription.id is null then
    raise exception 'Subscription not found.' using errcode = 'HXSYS';
  end if;
  return v_subscription;
end $$;

-- Returns a subscription to one of the caller's offerings, as its sponsor.
create function private.lock_sponsored_subscription(p_id uuid) returns private.subscriptions
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription private.subscriptions;
begin
  perform private.lock_member();
  perform from private.offerings o join private.subscriptions s on s.offering_id = o.id
  where s.id = p_id and o.tenant_id = private.administered_tenant_id() for update of o;
  if not found then
    raise exception 'Subscription not found.' using errcode = 'HXSYS';
  end if;
  select * into v_subscription from private.subscriptions s where s.id = p_id for update;
  return v_subscription;
end $$;

-- The fee on top of a commitment, rounded half up to the cent.
create function private.get_subscription_fee(p_amount_cents bigint, p_fee_bps integer) returns bigint
language sql immutable set search_path = '' as $$
  select round(p_amount_cents::numeric * p_fee_bps / 10000)::bigint
$$;

-- Returns the steps of a subscription with their state: `done`, `waiting` for the sponsor, `approvers` (waiting for
-- people of the investing entity), `open`, or `blocked`. Both sides show this one answer; the sponsor without the approval.
create function private.get_subscription_steps(p_subscription private.subscriptions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  s constant private.subscriptions := p_subscription;
  v_offering private.offerings;
  v_check constant private.investor_checks := private.get_newest_check(s.offering_id, s.investor_id, 'accreditation');
  v_has_entity constant boolean := s.entity_name is not null;
  v_approval constant text := private.get_subscription_approval(s, null);
  v_is_accredited boolean;
  v_is_ready boolean;
begin
  select * into v_offering from private.offerings o where o.id = s.offering_id;
  v_is_accredited := case v_offering.rule
    when '506c' then private.has_valid_check(s.offering_id, s.investor_id, 'accreditation') else s.is_accredited is not null end;
  v_is_ready := v_has_entity and v_is_accredited and s.documents_read_at is not null and s.fee_accepted_at is not null
    and coalesce(v_approval in ('approved', 'released'), true);
  return jsonb_build_array(
    jsonb_build_object('step', 'entity', 'state', case when v_has_entity then 'done' else 'open' end),
    jsonb_build_object('step', 'accreditation', 'state', case
      when v_is_accredited or s.signed_at is not null then 'done'
      when v_offering.rule = '506c' and (v_check).status = 'submitted' then 'waiting' else 'open' end),
    jsonb_build_object('step', 'kyc', 'state', case
      when private.has_valid_check(s.offering_id, s.investor_id, 'kyc') or s.status = 'accepted' then 'done' else 'waiting' end),
    jsonb_build_object('step', 'documents', 'state', case when s.documents_read_at is not null then 'done' else 'open' end),
    jsonb_build_object('step', 'fees', 'state', case when s.fee_accepted_at is not null then 'done' else 'open' end)
  ) || case when v_approval is null then '[]' else jsonb_build_array(jsonb_build_object('step', 'approval', 'state', case
    when v_approval in ('approved', 'released') or s.signed_at is not null then 'done'
    when v_approval = 'waiting' then 'approvers' else 'open' end)) end || jsonb_build_array(
    jsonb_build_object('step', 'signature', 'state', case when s.signed_at is not null then 'done' when v_is_ready then 'open' else 'blocked' end),
    jsonb_build_object('step', 'acceptance', 'state', case
      when s.status = 'accepted' then 'done' when s.status = 'signed' then 'waiting' else 'blocked' end),
    jsonb_build_object('step', 'wire', 'state', case
      when s.status <> 'accepted' then 'blocked'
      when exists (select from private.capital_call_lines l where l.subscription_id = s.id and l.paid_on is not null) then 'done'
      -- Capital that came with a transfer was paid by the former holder.
      when exists (select from private.position_carryovers c where c.subscription_id = s.id and c.contributed_cents > 0) then 'done'
      else 'open' end)
  );
end $$;

-- Notices to investors and sponsors, sent in batches, so that writing to thousands of people doesn't hold up a call.
create table private.investor_notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  key text not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  constraint investor_notices_once unique (user_id, key)
);
alter table private.investor_notices enable row level security;

-- Sends a batch and returns how many notices were taken.
create function private.send_investor_notices(p_most integer default 500) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_ids constant bigint[] := array(select n.id from private.investor_notices n order by n.id for update skip locked limit p_most);
  v_batch record;
begin
  for v_batch in
    with taken as (
      delete from private.investor_notices n where n.id = any(v_ids) returning n.*
    )
    select t.kind, array_agg(t.user_id order by t.id) as user_ids, array_agg(t.key order by t.id) as keys, array_agg(t.facts order by t.id) as facts
    from taken t group by t.kind
  loop
    perform private.notify_all(v_batch.kind, v_batch.user_ids, v_batch.keys, v_batch.facts);
  end loop;
  return cardinality(v_ids);
end $$;

-- Notifies the sponsor's owner and administrators.
create function private.notify_sponsor(p_offering private.offerings, p_kind text, p_key text, p_facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    u.user_id, p_kind, p_key, p_facts || jsonb_build_object('offering', (p_offering).title, 'offering_id', (p_offering).id)
  )
  from public.tenant_users u
  where u.tenant_id = (p_offering).tenant_id and u.role in ('owner', 'admin') and u.user_id is distinct from auth.uid();
end $$;

create function private.notify_investor(p_subscription private.subscriptions, p_kind text, p_key text, p_facts jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    (p_subscription).investor_id, p_kind, p_key,
    p_facts || jsonb_build_object('offering', o.title, 'sponsor', o.sponsor_name, 'offering_id', o.id)
  )
  from private.offerings o where o.id = (p_subscription).offering_id;
end $$;
