-- True for a US or Canadian phone number, or an international one with a plus sign. Null passes.
create function private.is_phone_number(p_phone text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_digits constant text := regexp_replace(p_phone, '[ ().-]', '', 'g');
begin
  return case
    when p_phone is null then null
    when v_digits ~ '^[+]?1' or v_digits !~ '^[+]' then v_digits ~ '^([+]?1)?[2-9][0-9]{2}[2-9][0-9]{6}$'
    else v_digits ~ '^[+][2-9][0-9]{7,14}$'
  end;
end $$;

-- Wire instructions of a closing. Versions are immutable; a new one replaces the last. Account numbers are
-- stored separately and returned by a single function, to permitted callers, shortly after an authenticator
-- code; each view is logged. No one can send by a version until a person other than the one who entered it
-- has called back.
create table private.wires (
  id uuid primary key,
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  purpose text not null,
  version integer not null,
  beneficiary text not null,
  bank text not null,
  last_four text not null,
  amount numeric(14, 2),
  entered_by uuid references public.profiles (id) on delete set null,
  entered_name text not null,
  entered_at timestamptz not null default now(),
  confirmed_by uuid references public.profiles (id) on delete set null,
  confirmed_name text,
  confirmed_at timestamptz,
  sent_by uuid references public.profiles (id) on delete set null,
  sent_name text,
  sent_at timestamptz,

  constraint wires_once unique (transaction_id, purpose, version),
  constraint wires_purpose_is_known check (purpose in ('deposit', 'funds', 'payoff', 'proceeds')),
  constraint wires_beneficiary_is_plain check (char_length(btrim(beneficiary)) >= 2 and private.is_single_line(beneficiary, 160)),
  constraint wires_bank_is_plain check (char_length(btrim(bank)) >= 2 and private.is_single_line(bank, 160)),
  constraint wires_last_four_shape check (last_four ~ '^[0-9]{4}$'),
  constraint wires_amount_is_money check (amount > 0 and private.is_money(amount)),
  constraint wires_confirmed_by_another check (confirmed_by <> entered_by),
  constraint wires_sent_once_confirmed check (sent_at is null or confirmed_at is not null)
);

create index wires_entered_by_idx on private.wires (entered_by);
create index wires_confirmed_by_idx on private.wires (confirmed_by);
create index wires_sent_by_idx on private.wires (sent_by);

alter table private.wires enable row level security;

create table private.wire_numbers (
  wire_id uuid primary key references private.wires (id) on delete cascade,
  routing text not null,
  account text not null
);

alter table private.wire_numbers enable row level security;

-- Log of a version: who viewed its numbers, who called which contact at which number, and the result.
create table private.wire_events (
  id uuid primary key default gen_random_uuid(),
  wire_id uuid not null references private.wires (id) on delete cascade,
  kind text not null,
  account_id uuid references public.profiles (id) on delete set null,
  name text not null,
  spoke_with text,
  phone text,
  at timestamptz not null default now(),

  constraint wire_events_kind_is_known check (kind in ('looked', 'matched', 'differed')),
  constraint wire_events_spoke_with_is_plain check (char_length(btrim(spoke_with)) >= 2 and private.is_single_line(spoke_with, 160)),
  constraint wire_events_phone_is_number check (private.is_single_line(phone, 40) and private.is_phone_number(phone)),
  constraint wire_events_calls_are_told check ((kind = 'looked') = (spoke_with is null) and (kind = 'looked') = (phone is null))
);

create index wire_events_wire_idx on private.wire_events (wire_id, at desc, id);
create index wire_events_account_idx on private.wire_events (account_id);

alter table private.wire_events enable row level security;

create trigger refuse_rewriting before update of kind, wire_id, name, spoke_with, phone, at on private.wire_events
  for each row execute function private.prevent_audit_rewrite();

-- True if the caller entered an authenticator code within the last ten minutes. The token's claim ages with
-- the token.
create function private.has_recent_mfa_code() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_amr constant jsonb := auth.jwt() -> 'amr';
begin
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false) and private.is_caller_session_active() and jsonb_typeof(v_amr) = 'array'
    and exists (
      select from jsonb_array_elements(v_amr) p
      where jsonb_typeof(p) = 'object' and p ->> 'method' = 'totp' and jsonb_typeof(p -> 'timestamp') = 'number'
        and (p ->> 'timestamp')::numeric
          between extract(epoch from now()) - 600 and extract(epoch from now()) + 60
    );
end $$;

create function private.require_recent_mfa_code() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.has_recent_mfa_code() then
    return;
  end if;
  if not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then
    raise exception 'Two-factor authentication is not set up.' using errcode = 'HXWIA';
  end if;
  raise exception 'Enter a new verification code.' using errcode = 'HXWIC';
end $$;

-- Returns the caller's role for funds of one purpose: `runs` the sale, closing `agent`, to `pay` or to be
-- `paid`. Null for everyone else, including the other side.
create function private.get_my_wire_role(p_transaction_id uuid, p_purpose text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  if private.can_manage_transaction(p_transaction_id) then
    return 'runs';
  end if;
  return (
    select case
      when bool_or(m.role = 'title') then 'agent'
      when p_purpose in ('deposit', 'funds') and bool_or(m.role in ('buyer', 'buyer_broker', 'buyer_counsel', 'lender'))
        then 'pays'
      when p_purpose in ('payoff', 'proceeds') and bool_or(m.role in ('seller', 'seller_broker', 'seller_counsel'))
        then 'paid'
    end
    from private.list_my_transaction_roles() m where m.transaction_id = p_transaction_id
  );
end $$;

create function private.is_newest_wire(p_wire private.wires) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from private.wires w
    where w.transaction_id = p_wire.transaction_id and w.purpose = p_wire.purpose and w.version > p_wire.version
  );
end $$;

-- Locks and returns a version the caller has a role in. A version of someone else gets the same error as a
-- missing one.
create function private.lock_wire(p_id uuid) returns private.wires
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_wire private.wires;
begin
  select w.* into v_wire from private.wires w where w.id = p_id for update;
  if v_wire.id is null or private.get_my_wire_role(v_wire.transaction_id, v_wire.purpose) is null then
    raise exception 'Wire instructions not found.' using errcode = '42501';
  end if;
  return v_wire;
end $$;

-- Sends an in-app notification to everyone with a role in funds of this purpose.
create function private.notify_wire_change(p_wire private.wires, p_kind text, p_key text, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    a.id, p_kind, p_key,
    jsonb_build_object(
      'property', t.property_name, 'name', p_name, 'transaction_id', t.id, 'purpose', private.get_wire_purpose_label(p_wire.purpose)
    ),
    jsonb_build_object('transaction_id', t.id)
  )
  from public.transactions t
  cross join lateral (
    select unnest(array[t.user_id, t.broker_id, p_wire.entered_by])
    union
    select x.account from private.transaction_accounts(t.id) x
    where x.role = 'title' or private.party_side(x.role) = private.wire_side(p_wire.purpose)
  ) a (id)
  where t.id = p_wire.transaction_id and a.id is not null and a.id is distinct from auth.uid();
end $$;

-- Label of a purpose in notifications and emails, matching `shared/deals/transactions/wires.ts`.
create function private.get_wire_purpose_label(p_purpose text) returns text
language sql immutable set search_path = '' as $$
  select case p_purpose
    when 'deposit' then 'the deposit' when 'funds' then 'the funds for closing'
    when 'payoff' then 'the payoff of the loan' when 'proceeds' then 'the proceeds of the sale'
  end
$$;

create function private.wire_side(p_purpose text) returns text
language sql immutable set search_path = '' as $$
  select case when p_purpose in ('deposit', 'funds') then 'buyer' else 'seller' end
$$;

-- Emails every party with an address and the team that runs the sale, regardless of their notification
-- preferences, so an intruder who changes the instructions can't hide it from the people whose money it is.
-- Contains no account numbers.
create function private.email_wire_change(p_wire private.wires) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(
    'email', a.email, 'wire_instructions',
    jsonb_build_object(
      'property', t.property_name, 'from', p_wire.entered_name, 'purpose', private.get_wire_purpose_label(p_wire.purpose),
      'version', p_wire.version, 'path', '/transactions/' || t.id
    ),
    'wire:' || p_wire.id || ':' || a.email, p_is_urgent => true
  )
  from public.transactions t
  cross join lateral (
    select lower(p.email) from public.transaction_parties p
    where p.transaction_id = t.id and p.role <> 'bidder' and p.email is not null
    union
    select lower(u.email) from auth.users u where u.id in (t.broker_id, t.user_id) and u.email_confirmed_at is not null
  ) a (email)
  where t.id = p_wire.transaction_id;
end $$;

-- True if nine digits form a routing number: weighted by 3, 7 and 1 they sum to a multiple of ten.
create function private.is_routing_number(p_digits text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    p_digits ~ '^[0-9]{9}$' and p_digits <> '000000000' and (
      select sum(substr(p_digits, i, 1)::integer * (array[3, 7, 1])[(i - 1) % 3 + 1]) % 10 = 0
      from generate_series(1, 9) i
    ), false
  )
$$;

create function private.only_digits(p_text text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(btrim(coalesce(left(p_text, 60), '')), ' ', ''), '-', '')
$$;

create function private.enter_wire(
  p_id uuid, p_transaction_id uuid, p_purpose text, p_beneficiary text, p_bank text, p_routing text,
  p_account text, p_amount public.dollars default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_routing constant text := private.only_digits(p_routing);
  v_account constant text := private.only_digits(p_account);
  v_wire private.wires;
begin
  if coalesce(private.get_my_wire_role(p_transaction_id, p_purpose), '') not in ('runs', 'agent') then
    raise exception 'Transaction not found.' using errcode = '42501';
  end if;
  perform private.require_recent_mfa_code();
  perform private.enforce_rate_limit('wire', 30, interval '1 hour');
  -- Validated here rather than with a check constraint, because Postgres reports a failed check with the
  -- whole row.
  if not private.is_routing_number(v_routing) then
    raise exception 'Invalid routing number.' using errcode = 'HXWIR';
  end if;
  if v_account !~ '^[0-9]{4,17}$' then
    raise exception 'Invalid account number.' using errcode = 'HXWIN';
  end if;
  perform from public.transactions t
  where t.id = p_transaction_id and t.deleted_at is null and t.status not in ('closed', 'terminated') for update;
  if not found then
    raise exception 'This transaction doesn''t accept wire instructions.' using errcode = 'HXWIE';
  end if;
  select w.* into v_wire from private.wires w where w.id = p_id;
  if found then
    if v_wire.transaction_id = p_transaction_id and v_wire.purpose = p_purpose and v_wire.entered_by = v_me then
      return v_wire.version;
    end if;
    raise exception 'Wire instructions not found.' using errcode = '42501';
  end if;
  select w.* into v_wire from private.wires w
  where w.transaction_id = p_transaction_id and w.purpose = p_purpose order by w.version desc limit 1 for update;
  if v_wire.sent_at is not null then
    raise exception 'The funds were already sent.' using errcode = 'HXWIS';
  end if;
  if v_wire.version >= 50 then
    raise exception 'Too many versions.' using errcode = 'HXMRT';
  end if;
  insert into private.wires (
    id, transaction_id, purpose, version, beneficiary, bank, last_four, amount, entered_by, entered_name
  ) values (
    p_id, p_transaction_id, p_purpose, coalesce(v_wire.version, 0) + 1, btrim(p_beneficiary), btrim(p_bank),
    right(v_account, 4), p_amount, v_me, private.sender_name(v_me)
  ) returning * into v_wire;
  insert into private.wire_numbers (wire_id, routing, account) values (p_id, v_routing, v_account);
  perform private.notify_wire_change(v_wire, 'wire_changed', 'wire:' || p_id, v_wire.entered_name);
  perform private.email_wire_change(v_wire);
  return v_wire.version;
end $$;

-- Enters wire instructions; only for those who run or close the sale. Replaces the previous version. Returns
-- the new version. Idempotent per id.
select private.expose('enter_wire', 'authenticated');

create function private.require_confirmed_wire(p_wire private.wires) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_newest_wire(p_wire) then
    raise exception 'Newer instructions exist. Reload to see them.' using errcode = 'HXWIV';
  end if;
  if p_wire.confirmed_at is null then
    raise exception 'These instructions must be verified by a call-back first.' using errcode = 'HXWIU';
  end if;
end $$;

create function private.show_wire(p_id uuid) returns table (routing text, account text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_wire constant private.wires := private.lock_wire(p_id);
begin
  perform private.require_recent_mfa_code();
  perform private.enforce_rate_limit('wire', 30, interval '1 hour');
  if v_wire.entered_by is distinct from v_me then
    perform private.require_confirmed_wire(v_wire);
  end if;
  insert into private.wire_events (wire_id, kind, account_id, name)
  values (p_id, 'looked', v_me, private.sender_name(v_me));
  return query select n.routing, n.account from private.wire_numbers n where n.wire_id = p_id;
end $$;

-- Returns the account numbers and logs the view. Until a call-back is recorded, only the person who entered
-- them can see them.
select private.expose('show_wire', 'authenticated');
