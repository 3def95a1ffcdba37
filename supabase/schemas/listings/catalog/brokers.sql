-- Listing ownership. `listings.broker_id` is public and identifies a broker, not an account: one ID for all
-- of an account's public listings, and a pseudonym per confidential listing, so they can't be linked. The
-- account is stored here, visible to itself and staff.
create table public.broker_accounts (
  broker_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  is_pseudonym boolean not null default false
);

comment on column public.broker_accounts.is_pseudonym is
  'Pseudonym for one confidential listing, whose ID it is; it outlives the listing in broker_contacts.';

create unique index broker_accounts_open_idx on public.broker_accounts (user_id) where not is_pseudonym;
create index broker_accounts_user_idx on public.broker_accounts (user_id);

-- Planner estimates would reveal how many confidential listings an account has.
alter table public.broker_accounts alter column user_id set statistics 0;

select private.set_up_table('public.broker_accounts', 'select');

create policy "Owners read their broker accounts, staff all" on public.broker_accounts
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

-- Returns the account of a broker; null if unknown.
create function private.account_of(p_broker_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select a.user_id from public.broker_accounts a where a.broker_id = p_broker_id);
end $$;

-- Returns an account's broker ID: the pseudonym for a confidential listing, else the public one.
create function private.broker_of(p_user_id uuid, p_confidential_listing uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  if p_confidential_listing is not null then
    insert into public.broker_accounts as a (broker_id, user_id, is_pseudonym)
    values (p_confidential_listing, p_user_id, true)
    on conflict (broker_id) do update set user_id = excluded.user_id where a.user_id <> excluded.user_id;
    return p_confidential_listing;
  end if;
  insert into public.broker_accounts (user_id) values (p_user_id)
  on conflict (user_id) where not is_pseudonym do nothing;
  return (
    select a.broker_id from public.broker_accounts a where a.user_id = p_user_id and not a.is_pseudonym
  );
end $$;

-- Volatile, so the row an insert returns already sees the broker it created.
create function private.is_own_broker(p_broker_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return exists (
    select from public.broker_accounts a
    where a.broker_id = p_broker_id and a.user_id = (select auth.uid())
  );
end $$;
grant execute on function private.is_own_broker(uuid) to authenticated;

-- Returns the caller's broker IDs, for policies of tables that callers don't write.
create function private.my_brokers() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select a.broker_id from public.broker_accounts a where a.user_id = (select auth.uid()));
end $$;
grant execute on function private.my_brokers() to authenticated;

-- Low cost, so private.add_condition_guard() makes it run first.
create function private.owns_listing(p_listing_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
begin
  return exists (
    select from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    where l.id = p_listing_id and a.user_id = (select auth.uid())
  );
end $$;
grant execute on function private.owns_listing(uuid) to authenticated;

create function private.require_own_listing(p_listing_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() or not private.owns_listing(p_listing_id) then
    raise exception 'Listing not found.' using errcode = 'HXGON';
  end if;
end $$;

-- The owner or an administrator.
create function private.require_listing_editor(p_listing_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() or not (private.owns_listing(p_listing_id) or private.is_admin()) then
    raise exception 'Listing not found.' using errcode = 'HXGON';
  end if;
end $$;

-- Returns the caller's listing count and plan allowance; null without access.
create function private.figures_of_listings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_access constant private.access := private.my_access();
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'used', (
      select count(*) from (
        select from public.listings l
        join public.broker_accounts a on a.broker_id = l.broker_id
        where a.user_id = auth.uid() limit 1000
      ) as counted
    ),
    'allowed', case when v_access.may_create_listings then v_access.listing_allowance else 0 end
  );
end $$;
grant execute on function private.figures_of_listings() to authenticated;

-- Returns a user's business name; null if they sell under their own name.
create function private.business_name(p_profile public.profiles) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(btrim(p_profile.brokerage_name), ''), nullif(btrim(p_profile.company_name), ''))
$$;

-- For confidential listings only brokerages are named: an owner would be named by their company, and a
-- single-community company's name identifies the community. Users who contacted the seller see the company
-- through listing_contact().
create function private.listed_name(p_profile public.profiles, p_is_confidential boolean) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_is_confidential then nullif(btrim(p_profile.brokerage_name), '')
    else private.business_name(p_profile)
  end
$$;
