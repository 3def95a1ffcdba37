-- Accounts at the payment provider that receive money: at most one per community or vendor. What they can do is copied from
-- the provider, which is the source of truth. Nothing is open to the API except through calls.
create table private.connected_accounts (
  id uuid primary key default gen_random_uuid(),
  community_id uuid references public.communities (id) on delete cascade,
  vendor_id uuid references public.vendors (id) on delete cascade,
  provider_id text,
  can_charge boolean not null default false,
  can_pay_out boolean not null default false,
  has_details boolean not null default false,
  requirement_count integer not null default 0,
  bank_last4 text,
  available_cents bigint not null default 0,
  pending_cents bigint not null default 0,
  last_ticket bigint not null default 0,
  applied_ticket bigint not null default 0,
  synced_at timestamptz,
  connected_at timestamptz not null default clock_timestamp(),
  connected_by_name text not null default '',

  constraint connected_accounts_have_one_owner check (num_nonnulls(community_id, vendor_id) = 1),
  constraint connected_accounts_provider_id_shape check (provider_id ~ '^acct_[A-Za-z0-9]{8,60}$'),
  constraint connected_accounts_requirement_count_in_range check (requirement_count between 0 and 1000),
  constraint connected_accounts_bank_last4_shape check (bank_last4 ~ '^[0-9]{4}$'),
  constraint connected_accounts_available_in_range check (available_cents between -100000000000 and 100000000000),
  constraint connected_accounts_pending_in_range check (pending_cents between -100000000000 and 100000000000),
  constraint connected_accounts_connected_by_name_is_plain check (private.is_single_line(connected_by_name, 300))
);
create unique index connected_accounts_community_idx on private.connected_accounts (community_id);
create unique index connected_accounts_vendor_idx on private.connected_accounts (vendor_id);
create unique index connected_accounts_provider_idx on private.connected_accounts (provider_id);
alter table private.connected_accounts enable row level security;

create table private.connected_payouts (
  id text primary key,
  account_id uuid not null references private.connected_accounts (id) on delete cascade,
  cents bigint not null,
  state text not null,
  arrives_on date not null,

  constraint connected_payouts_id_shape check (id ~ '^po_[A-Za-z0-9]{8,60}$'),
  constraint connected_payouts_cents_in_range check (cents between -100000000000 and 100000000000),
  constraint connected_payouts_state_is_known check (state in ('pending', 'in_transit', 'paid', 'failed', 'canceled')),
  constraint connected_payouts_arrives_on_in_range check (arrives_on between '2000-01-01' and '2200-01-01')
);
create index connected_payouts_account_idx on private.connected_payouts (account_id, arrives_on desc, id);
alter table private.connected_payouts enable row level security;

-- Raises an error unless the caller may see where an owner's money goes, or with `p_is_change` decide it: for communities the
-- business office sees and directors decide; a vendor's account does both.
create function private.require_payout_right(p_owner text, p_owner_id uuid, p_is_change boolean) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_owner = 'community' then
    perform private.require_community_right(p_owner_id, 'resident_invoices', 'read');
    if p_is_change then
      perform private.require_community_right(p_owner_id, 'communities', 'change');
    end if;
  elsif p_owner is distinct from 'vendor' or not private.is_approved() or not exists (
    select from public.vendors v where v.id = p_owner_id and v.user_id = auth.uid()
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
end $$;

create function private.find_connected_account(p_owner text, p_owner_id uuid) returns private.connected_accounts
language plpgsql stable security definer set search_path = '' as $$
declare
  v_account private.connected_accounts;
begin
  if p_owner = 'community' then
    select * into v_account from private.connected_accounts a where a.community_id = p_owner_id;
  else
    select * into v_account from private.connected_accounts a where a.vendor_id = p_owner_id;
  end if;
  return v_account;
end $$;

create function private.get_connected_account(p_owner text, p_owner_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_account private.connected_accounts;
begin
  perform private.require_payout_right(p_owner, p_owner_id, false);
  v_account := private.find_connected_account(p_owner, p_owner_id);
  return jsonb_build_object(
    'state', case
      when v_account.provider_id is null then 'none' when v_account.can_charge and v_account.can_pay_out then 'ready'
      when v_account.has_details then 'in_review' else 'incomplete' end,
    'can_change', p_owner = 'vendor' or p_owner_id = any (private.list_my_community_ids('communities', 'change')),
    'can_charge', coalesce(v_account.can_charge, false), 'requirements', coalesce(v_account.requirement_count, 0),
    'bank_last4', v_account.bank_last4, 'available_cents', coalesce(v_account.available_cents, 0),
    'pending_cents', coalesce(v_account.pending_cents, 0), 'synced_at', v_account.synced_at,
    'connected_by', coalesce(v_account.connected_by_name, ''), 'connected_at', v_account.connected_at,
    'payouts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'cents', p.cents, 'state', p.state, 'arrives_on', p.arrives_on
      ) order by p.arrives_on desc, p.id), '[]')
      from (
        select * from private.connected_payouts x where x.account_id = v_account.id order by x.arrives_on desc, x.id limit 100
      ) p
    )
  );
end $$;

-- Returns the state of an owner's connected account, its balance, and its last payouts.
select private.expose('get_connected_account', 'authenticated');

create function private.begin_account_connection(p_owner text, p_owner_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_account private.connected_accounts;
begin
  perform private.require_payout_right(p_owner, p_owner_id, true);
  perform private.enforce_rate_limit('account_connection', 60, interval '1 hour');
  insert into private.connected_accounts (community_id, vendor_id, connected_by_name)
  values (
    case p_owner when 'community' then p_owner_id end, case p_owner when 'vendor' then p_owner_id end,
    coalesce(private.get_my_display_name(), '')
  )
  on conflict do nothing;
  v_account := private.find_connected_account(p_owner, p_owner_id);
  return jsonb_build_object(
    'id', v_account.id, 'provider_id', v_account.provider_id, 'has_details', v_account.has_details,
    'email', (select p.email from public.profiles p where p.id = auth.uid()),
    'name', case p_owner
      when 'community' then (select c.name from public.communities c where c.id = p_owner_id)
      else (select v.company_name from public.vendors v where v.id = p_owner_id) end
  );
end $$;

-- Starts or continues connecting an account. Directors only, for a community; the owner, for a vendor.
select private.expose('begin_account_connection', 'authenticated');

-- Links an account to the provider's; if two were created at once, the first wins.
create function private.link_connected_account(p_id uuid, p_provider_id text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update private.connected_accounts a set provider_id = p_provider_id where a.id = p_id and a.provider_id is null;
  return (select a.provider_id from private.connected_accounts a where a.id = p_id);
end $$;
select private.expose('link_connected_account', 'service_role');

create function private.find_my_connected_account(p_owner text, p_owner_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_payout_right(p_owner, p_owner_id, false);
  return (private.find_connected_account(p_owner, p_owner_id)).provider_id;
end $$;

-- Returns the provider's ID of an account that the caller may see; null if none is connected.
select private.expose('find_my_connected_account', 'authenticated');

-- Numbers a request to the provider about an account; null for an unknown account.
create function private.begin_connected_account_sync(p_provider_id text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_ticket bigint;
begin
  update private.connected_accounts a set last_ticket = a.last_ticket + 1 where a.provider_id = p_provider_id
  returning a.last_ticket into v_ticket;
  return v_ticket;
end $$;
select private.expose('begin_connected_account_sync', 'service_role');

create function private.apply_connected_account(p_provider_id text, p_ticket public.large_number, p_state text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_state constant jsonb := p_state::jsonb;
  v_account private.connected_accounts;
begin
  select * into v_account from private.connected_accounts a where a.provider_id = p_provider_id for update;
  if v_account.id is null then
    return 'unknown';
  elsif p_ticket <= v_account.applied_ticket then
    return 'outdated';
  end if;
  update private.connected_accounts a
  set applied_ticket = p_ticket, synced_at = now(), can_charge = (v_state ->> 'can_charge')::boolean,
    can_pay_out = (v_state ->> 'can_pay_out')::boolean, has_details = (v_state ->> 'has_details')::boolean,
    requirement_count = (v_state ->> 'requirements')::integer, bank_last4 = v_state ->> 'bank_last4',
    available_cents = (v_state ->> 'available_cents')::bigint, pending_cents = (v_state ->> 'pending_cents')::bigint
  where a.id = v_account.id;
  insert into private.connected_payouts as p (id, account_id, cents, state, arrives_on)
  select x.id, v_account.id, x.cents, x.state, x.arrives_on
  from jsonb_to_recordset(v_state -> 'payouts') x (id text, cents bigint, state text, arrives_on date)
  on conflict (id) do update set cents = excluded.cents, state = excluded.state, arrives_on = excluded.arrives_on
  where p.account_id = v_account.id;
  return 'applied';
end $$;

-- Applies what the provider says about an account. A slow response never overwrites a later one.
select private.expose('apply_connected_account', 'service_role');
