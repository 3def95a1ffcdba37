-- The parties of a transaction and their roles. A party is a name and an email address. An account with this confirmed
-- email is notified of its role. The app never reveals whether an address has an account. Bidders see only their own
-- offers (`offer_queries.sql`) until they are the buyer.
create table public.transaction_parties (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  role text not null,
  name text not null,
  company text,
  email text,
  -- The account that last set the email.
  added_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),

  constraint transaction_parties_role_is_known check (role in (
    'seller', 'buyer', 'bidder', 'seller_broker', 'buyer_broker', 'lender', 'seller_counsel', 'buyer_counsel',
    'licensing_counsel', 'title', 'other'
  )),
  constraint transaction_parties_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint transaction_parties_company_is_plain check (private.is_single_line(company, 160)),
  constraint transaction_parties_email_shape check (private.is_single_line(email, 320) and email ~ '^[^@[:space:][:cntrl:]]{1,64}@[^@[:space:][:cntrl:]]{1,190}$')
);
-- Triggers in other files:
--   deals/transactions/offers.sql: prevent_sealed_bidder_change
--   deals/transactions/party_notices.sql: notify_of_party, notify_of_buyer
--   deals/transactions/portals.sql: end_portal_of_party

create index transaction_parties_transaction_idx on public.transaction_parties (transaction_id, created_at, id);
create index transaction_parties_added_by_idx on public.transaction_parties (added_by);
create index transaction_parties_email_idx on public.transaction_parties (lower(email));

select private.set_up_table('public.transaction_parties', '
  select, delete,
  insert (id, transaction_id, role, name, company, email),
  update (role, name, company, email)
');

-- True if the caller's team runs a transaction.
create function private.can_manage_transaction(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.transactions t where t.id = p_id and t.workspace_id = any (private.list_my_workspace_ids()));
end $$;
grant execute on function private.can_manage_transaction(uuid) to authenticated;

create function private.require_transaction_manager(p_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can_manage_transaction(p_id) then
    raise exception 'Transaction not found.' using errcode = '42501';
  end if;
end $$;

select private.set_up_transaction_part('public.transaction_parties', 'Transaction managers read its parties');

create policy "Transaction managers add parties" on public.transaction_parties
  for insert to authenticated with check (private.can_manage_transaction(transaction_id));

create policy "Transaction managers change its parties" on public.transaction_parties
  for update to authenticated using (private.can_manage_transaction(transaction_id));

create policy "Transaction managers remove parties" on public.transaction_parties
  for delete to authenticated using (private.can_manage_transaction(transaction_id));

alter publication supabase_realtime add table public.transaction_parties;

create function private.has_buyer(p_transaction_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.transaction_parties p where p.transaction_id = p_transaction_id and p.role = 'buyer'
  );
end $$;

create function private.check_party() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and old.role = 'buyer' and new.role <> 'buyer' then
    if old.role = 'buyer' and exists (
      select from public.transactions t join private.transaction_stages() s on s.stage = t.status
      where t.id = old.transaction_id and s.needs_buyer
    ) and not exists (
      select from public.transaction_parties p
      where p.transaction_id = old.transaction_id and p.role = 'buyer' and p.id <> old.id
    ) then
      raise exception 'Add the buyer before you move to this stage.' using errcode = 'HXTRB';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end if;
  new.email := nullif(lower(btrim(new.email)), '');
  if tg_op = 'INSERT' or new.email is distinct from old.email then
    new.added_by := auth.uid();
  end if;
  if tg_op = 'INSERT' and auth.role() = 'authenticated' then
    perform private.enforce_rate_limit('transaction_party', 120, interval '1 hour');
    if (select count(*) from public.transaction_parties p where p.transaction_id = new.transaction_id) >= 60 then
      raise exception 'You have reached the limit of 60.' using errcode = 'HXRMA';
    end if;
  end if;
  return new;
end $$;

create trigger check_party before insert or update or delete on public.transaction_parties
  for each row execute function private.check_party();

-- Returns a role's side of the transaction; null for neither.
create function private.party_side(p_role text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_role in ('seller', 'seller_broker', 'seller_counsel') then 'seller'
    when p_role in ('buyer', 'buyer_broker', 'buyer_counsel', 'lender') then 'buyer'
  end
$$;

-- Returns participating accounts with their roles; an unconfirmed email has access to nothing.
create function private.transaction_accounts(p_id uuid) returns table (account uuid, role text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select u.id, p.role
  from public.transaction_parties p
  join auth.users u on lower(u.email) = p.email and u.email_confirmed_at is not null
  where p.transaction_id = p_id and p.role <> 'bidder';
end $$;

-- Returns the caller's transactions, each with one of their roles.
create function private.list_my_transaction_roles() returns table (transaction_id uuid, role text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email constant text := case when private.is_approved() then private.get_my_confirmed_email() end;
begin
  return query
  select p.transaction_id, p.role
  from public.transaction_parties p join public.transactions t on t.id = p.transaction_id
  where lower(p.email) = v_email and p.role <> 'bidder' and t.deleted_at is null;
end $$;
