-- A listing and its property (decision 74):
-- 1. A new listing takes its owner's property of the same name and state, or creates one: shared with the team, or
--    private if the listing is confidential.
-- 2. Identity flows from a listing to its owner's property, never to other workspaces. Cover names don't flow.
-- 3. A new asking price flows to deals and transactions that still have the old one and no accepted offer.

create function private.update_property_of_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_account constant uuid := private.account_of(new.broker_id);
  v_tenant uuid;
  v_workspace_id uuid;
begin
  if v_account is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select u.tenant_id into v_tenant from public.tenant_users u where u.user_id = v_account and u.is_active;
    v_workspace_id := private.get_workspace_id(v_account, v_tenant, case when new.is_confidential then 'private' else 'team' end);
    update public.properties p set listing_id = new.id
    where p.id = (
      select m.id from public.properties m left join public.listings l on l.id = m.listing_id
      where m.workspace_id = v_workspace_id and m.deleted_at is null and lower(m.name) = lower(new.property_name)
        and coalesce(m.state, new.state) = new.state
        and (l.id is null or m.owner_id = v_account and l.status in ('sold', 'withdrawn'))
      order by m.id limit 1
    );
    if not found then
      insert into public.properties (owner_id, tenant_id, sharing, name, listing_id)
      values (
        v_account, v_tenant, case when new.is_confidential then 'private' else 'team' end, new.property_name, new.id
      );
    end if;
  end if;
  update public.properties p
  set name = case when new.is_confidential then p.name else new.property_name end, city = new.city, state = new.state,
    care_types = new.care_types, licenses = new.licenses, license_type = new.license_type,
    licensed_beds = new.licensed_beds, total_beds = new.total_beds, total_units = new.total_units,
    year_built = new.year_built
  where p.listing_id = new.id and (
    case when new.is_confidential then p.name else new.property_name end, new.city, new.state, new.care_types,
    new.licenses, new.license_type, new.licensed_beds, new.total_beds, new.total_units, new.year_built
  ) is distinct from (
    p.name, p.city, p.state, p.care_types, p.licenses, p.license_type, p.licensed_beds, p.total_beds, p.total_units,
    p.year_built
  );
  if tg_op = 'UPDATE' and new.price is distinct from old.price and new.price is not null then
    update public.transactions t set price = new.price
    where t.listing_id = new.id and t.owner_id = v_account and t.status = 'negotiation' and t.deleted_at is null
      and t.price is not distinct from old.price
      and not exists (select from public.offers o where o.transaction_id = t.id and o.status = 'accepted');
    update public.deals d set price = new.price
    where d.listing_id = new.id and d.owner_id = v_account and d.deleted_at is null
      and d.price is not distinct from old.price and d.closed_on is null and d.stage <> 'lost'
      and not exists (select from public.transactions t where t.deal_id = d.id and t.deleted_at is null);
  end if;
  return null;
end $$;

create trigger update_property_on_insert after insert on public.listings
  for each row execute function private.update_property_of_listing();
create trigger update_property_on_update after update of property_name, is_confidential, city, state, care_types, licenses, license_type,
  licensed_beds, total_beds, total_units, year_built, price on public.listings
  for each row execute function private.update_property_of_listing();

create function private.sync_property_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.properties p set street = new.street_address, postal_code = new.postal_code
  where p.listing_id = new.listing_id
    and (p.street, p.postal_code) is distinct from (new.street_address, new.postal_code);
  return null;
end $$;

create trigger sync_property_address after insert or update on public.listing_addresses
  for each row execute function private.sync_property_address();

-- True if a record's owner may speak for a listing: as its lister, or as a co-broker who works on it.
create function private.can_work_on_listing(p_user_id uuid, p_listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.get_user_co_access(p_user_id, p_listing_id) = 'work' or exists (
    select from public.listings l where l.id = p_listing_id and private.account_of(l.broker_id) = p_user_id
  );
end $$;

-- The listing status that a transaction implies; null while it leaves the listing alone.
create function private.get_listing_status_of_stage(p_status text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_status in ('psa', 'diligence', 'licensure', 'financing', 'closing') then 'under_contract'
    when p_status = 'closed' then 'sold'
    else 'active'
  end
$$;

-- Returns the running transaction that decides a listing's status.
create function private.find_leading_transaction(p_listing_id uuid) returns public.transactions
language plpgsql stable security definer set search_path = '' as $$
declare
  v_transaction public.transactions;
begin
  select t.* into v_transaction from public.transactions t
  where t.listing_id = p_listing_id and t.deleted_at is null and t.side in ('sell', 'both')
    and t.status not in ('closed', 'terminated') and private.can_work_on_listing(t.owner_id, p_listing_id)
  order by private.get_listing_status_of_stage(t.status) desc, t.id limit 1;
  return v_transaction;
end $$;

-- A listing with a running sale changes status with it. Withdrawing is possible until it is under contract.
create function private.prevent_status_against_transaction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_transaction public.transactions;
begin
  if auth.role() = 'authenticated' and pg_trigger_depth() < 2 then
    v_transaction := private.find_leading_transaction(new.id);
    if v_transaction.id is not null
      and new.status <> private.get_listing_status_of_stage(v_transaction.status)
      and not (new.status = 'withdrawn' and private.get_listing_status_of_stage(v_transaction.status) = 'active')
    then
      raise exception 'The transaction of this listing decides its status.' using errcode = 'HXLTX';
    end if;
  end if;
  return new;
end $$;

create trigger prevent_status_against_transaction before update of status on public.listings
  for each row when (new.status <> old.status) execute function private.prevent_status_against_transaction();
