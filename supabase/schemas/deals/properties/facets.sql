-- Deals and transactions as facets of a property (decision 74):
-- 1. Both name their property; naming an unknown one creates it in the same workspace. Name and state come from the
--    property, the listing from its current listing, the price from the asking price.
-- 2. A transaction of a confidential listing carries the cover name, because parties and bidders read it.
-- 3. A deal and its transaction in the same workspace have one stage, price, closing date, and outcome. Either can be
--    edited; the transaction's rules apply.
-- 4. A sale's listing is under contract from the PSA on, sold when the sale closes, and active again if it ends.

-- Finds or creates the property of a record by name and state.
create function private.pick_property(
  p_name text, p_state text, p_owner_id uuid, p_tenant_id uuid, p_sharing text, p_listing_id uuid
) returns public.properties
language plpgsql security definer set search_path = '' as $$
declare
  v_workspace_id constant uuid := private.get_workspace_id(p_owner_id, p_tenant_id, p_sharing);
  v_team constant uuid := private.get_workspace_id(p_owner_id, p_tenant_id, 'team');
  v_property public.properties;
  v_listing public.listings;
begin
  select p.* into v_property from public.properties p
  where p.listing_id = p_listing_id and p.workspace_id in (v_workspace_id, v_team) and p.deleted_at is null
  order by p.workspace_id <> v_workspace_id, p.id limit 1;
  if v_property.id is null then
    select p.* into v_property from public.properties p
    where p.id = private.find_property(p_name, p_state, v_workspace_id, v_team);
  end if;
  if v_property.id is null then
    -- Another broker's listing lends its public facts.
    select l.* into v_listing from public.listings l where l.id = p_listing_id and private.is_listing_on_market(l);
    insert into public.properties (
      owner_id, tenant_id, sharing, name, city, state, care_types, licenses, license_type, licensed_beds, total_beds,
      total_units, year_built
    ) values (
      p_owner_id, p_tenant_id, p_sharing, btrim(p_name), v_listing.city, coalesce(p_state, v_listing.state),
      coalesce(v_listing.care_types, '{}'), coalesce(v_listing.licenses, '{}'), v_listing.license_type,
      v_listing.licensed_beds, v_listing.total_beds, v_listing.total_units, v_listing.year_built
    )
    returning * into v_property;
  elsif v_property.state is null and p_state is not null then
    update public.properties p set state = p_state where p.id = v_property.id returning * into v_property;
  end if;
  return v_property;
end $$;

-- True if no other deal or transaction and no listing uses a property.
create function private.is_property_used_once(p_property_id uuid, p_record_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (select from public.deals d where d.property_id = p_property_id and d.id <> p_record_id)
    and not exists (select from public.transactions t where t.property_id = p_property_id and t.id <> p_record_id)
    and not exists (select from public.properties p where p.id = p_property_id and p.listing_id is not null);
end $$;

-- True if a workspace has the property of a listing, so linking the listing also picks the property.
create function private.has_property_of_listing(p_listing_id uuid, p_workspace_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.properties p where p.listing_id = p_listing_id and p.workspace_id = p_workspace_id and p.deleted_at is null
  );
end $$;

-- Returns the property after a record's name or state changed: another one if it exists, the same one renamed if
-- only this record uses it, or a new one.
create function private.move_to_property(
  p_property_id uuid, p_record_id uuid, p_name text, p_state text, p_owner_id uuid, p_tenant_id uuid, p_sharing text,
  p_workspace_id uuid
) returns public.properties
language plpgsql security definer set search_path = '' as $$
declare
  v_property public.properties;
begin
  if private.find_property(p_name, p_state, p_workspace_id, private.get_workspace_id(p_owner_id, p_tenant_id, 'team')) is null
    and exists (select from public.properties p where p.id = p_property_id and p.workspace_id = p_workspace_id)
    and private.is_property_used_once(p_property_id, p_record_id)
  then
    update public.properties p set name = btrim(p_name), state = p_state where p.id = p_property_id
    returning * into v_property;
    return v_property;
  end if;
  return private.pick_property(p_name, p_state, p_owner_id, p_tenant_id, p_sharing, null);
end $$;

-- Returns a property's listing if it is on the market or the owner's own; otherwise null.
create function private.find_property_listing(p_listing_id uuid, p_owner_id uuid) returns public.listings
language plpgsql stable security definer set search_path = '' as $$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l
  where l.id = p_listing_id and (private.is_listing_on_market(l) or private.account_of(l.broker_id) = p_owner_id);
  return v_listing;
end $$;

create function private.sync_deal_with_property() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_property public.properties;
  v_listing public.listings;
begin
  perform set_config('haven.saved_facet', new.id::text, true);
  if tg_op = 'INSERT' then
    v_property := private.pick_property(new.name, new.state, new.owner_id, new.tenant_id, new.sharing, new.listing_id);
  elsif new.listing_id is distinct from old.listing_id and private.has_property_of_listing(new.listing_id, new.workspace_id) then
    v_property := private.pick_property(new.name, new.state, new.owner_id, new.tenant_id, new.sharing, new.listing_id);
  elsif pg_trigger_depth() < 2
    and (new.name <> old.name or new.state is distinct from old.state or new.workspace_id <> old.workspace_id)
  then
    v_property := private.move_to_property(
      new.property_id, new.id, new.name, new.state, new.owner_id, new.tenant_id, new.sharing, new.workspace_id
    );
  else
    perform set_config('haven.saved_facet', '', true);
    return new;
  end if;
  perform set_config('haven.saved_facet', '', true);
  new.name := v_property.name;
  new.state := coalesce(v_property.state, new.state);
  if v_property.id is distinct from new.property_id then
    new.property_id := v_property.id;
    v_listing := private.find_property_listing(coalesce(nullif(new.listing_id, old.listing_id), v_property.listing_id), new.owner_id);
    new.listing_id := coalesce(v_listing.id, new.listing_id);
    new.price := coalesce(new.price, v_listing.price);
  end if;
  return new;
end $$;

-- Named to run after set_record_fields, which sets the workspace, and before verify_deal.
create trigger sync_deal_with_property before insert or update on public.deals
  for each row execute function private.sync_deal_with_property();

create function private.sync_transaction_with_property() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_property public.properties;
  v_listing public.listings;
begin
  perform set_config('haven.saved_facet', new.id::text, true);
  if tg_op = 'INSERT' then
    select p.* into v_property from public.deals d join public.properties p on p.id = d.property_id
    where d.id = new.deal_id and d.workspace_id = new.workspace_id and lower(d.name) = lower(new.property_name) and p.deleted_at is null;
    if v_property.id is null then
      v_property := private.pick_property(
        new.property_name, new.state, new.owner_id, new.tenant_id, new.sharing, new.listing_id
      );
    end if;
  elsif new.listing_id is distinct from old.listing_id and private.has_property_of_listing(new.listing_id, new.workspace_id) then
    v_property := private.pick_property(
      new.property_name, new.state, new.owner_id, new.tenant_id, new.sharing, new.listing_id
    );
  elsif pg_trigger_depth() < 2
    and (new.property_name <> old.property_name or new.state is distinct from old.state or new.workspace_id <> old.workspace_id)
    -- A cover name is the transaction's own.
    and not exists (
      select from public.listings l
      where l.id = new.listing_id and l.is_confidential and new.workspace_id = old.workspace_id
        and new.state is not distinct from old.state
    )
  then
    v_property := private.move_to_property(
      new.property_id, new.id, new.property_name, new.state, new.owner_id, new.tenant_id, new.sharing, new.workspace_id
    );
  else
    perform set_config('haven.saved_facet', '', true);
    return new;
  end if;
  perform set_config('haven.saved_facet', '', true);
  if v_property.id is distinct from new.property_id or tg_op = 'INSERT' then
    new.property_id := v_property.id;
    v_listing := private.find_property_listing(coalesce(nullif(new.listing_id, old.listing_id), v_property.listing_id), new.owner_id);
    new.listing_id := coalesce(v_listing.id, new.listing_id);
    if new.status = 'negotiation' then
      new.price := coalesce(new.price, v_listing.price);
    end if;
  end if;
  new.property_name := case when v_listing.is_confidential then v_listing.property_name else v_property.name end;
  new.state := coalesce(v_property.state, new.state);
  return new;
end $$;

create trigger sync_transaction_with_property before insert or update on public.transactions
  for each row execute function private.sync_transaction_with_property();

-- Deals and transactions show their property's name and state. The record whose own save renames the property is being
-- written already and takes both from it.
create function private.sync_facets_with_property() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_saved constant text := coalesce(current_setting('haven.saved_facet', true), '');
begin
  update public.deals d set name = new.name, state = coalesce(new.state, d.state)
  where d.property_id = new.id and d.id::text <> v_saved and (d.name, d.state) is distinct from (new.name, coalesce(new.state, d.state));
  update public.transactions t set property_name = new.name, state = coalesce(new.state, t.state)
  where t.property_id = new.id and t.id::text <> v_saved and (t.property_name, t.state) is distinct from (new.name, coalesce(new.state, t.state))
    and not exists (select from public.listings l where l.id = t.listing_id and l.is_confidential);
  if new.listing_id is not null and new.listing_id is distinct from old.listing_id then
    update public.deals d set listing_id = new.listing_id
    where d.property_id = new.id and d.listing_id is null and d.deleted_at is null
      and private.can_work_on_listing(d.owner_id, new.listing_id);
    update public.transactions t set listing_id = new.listing_id
    where t.property_id = new.id and t.listing_id is null and t.deleted_at is null
      and t.status not in ('closed', 'terminated') and private.can_work_on_listing(t.owner_id, new.listing_id);
  end if;
  return null;
end $$;

create trigger sync_facets after update on public.properties
  for each row when ((new.name, new.state, new.listing_id) is distinct from (old.name, old.state, old.listing_id))
  execute function private.sync_facets_with_property();

-- A property that only a deleted deal or transaction created goes with it.
create function private.delete_unused_property() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.properties p
  where p.id = old.property_id and p.version = 1 and private.is_property_used_once(p.id, old.id);
  return null;
end $$;

create trigger delete_unused_property after delete on public.deals
  for each row when (old.property_id is not null) execute function private.delete_unused_property();
create trigger delete_unused_property after delete on public.transactions
  for each row when (old.property_id is not null) execute function private.delete_unused_property();

-- The stages of a deal that fit its transaction's stage; the first is taken if the deal's stage doesn't fit.
create function private.list_deal_stages_of_transaction(p_status text) returns text[]
language sql immutable set search_path = '' as $$
  select case p_status
    when 'negotiation' then '{lois,valuation,engagement,teaser,nda,om,best_and_final}'::text[]
    when 'loi_signed' then '{loi_signed}'
    when 'psa' then '{psa}'
    when 'diligence' then '{diligence}'
    when 'licensure' then '{licensure}'
    when 'financing' then '{lender,notice}'
    when 'closing' then '{closing}'
    when 'closed' then '{transition,true_up,won}'
    when 'terminated' then '{lost}'
  end
$$;

create function private.get_transaction_stage_of_deal(p_stage text) returns text
language sql immutable security definer set search_path = '' as $$
  select s.stage from private.transaction_stages() s
  where p_stage = any (private.list_deal_stages_of_transaction(s.stage))
$$;
grant execute on function private.get_transaction_stage_of_deal(text) to authenticated;

create function private.sync_deal_with_transaction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_fitting constant text[] := private.list_deal_stages_of_transaction(new.status);
begin
  if new.deleted_at is not null then
    return null;
  end if;
  update public.deals d
  set stage = w.stage, price = w.price, expected_close = w.expected_close, closed_on = w.closed_on,
    lost_reason = w.lost_reason, buyer = w.buyer
  from (
    select o.id, case when o.stage = any (v_fitting) then o.stage else v_fitting[1] end as stage,
      coalesce(new.price, o.price) as price, coalesce(new.expected_close, o.expected_close) as expected_close,
      coalesce(new.closed_on, o.closed_on) as closed_on,
      case
        when new.status <> 'terminated' then null
        when o.lost_reason is not null and old.ended_reason is not distinct from new.ended_reason then o.lost_reason
        when new.ended_reason in ('price', 'financing', 'diligence', 'licence') then new.ended_reason
        when new.ended_reason = 'seller_withdrew' then 'withdrawn'
        else 'other'
      end as lost_reason,
      coalesce(nullif(btrim(o.buyer), ''), (
        select coalesce(p.company, p.name) from public.transaction_parties p
        where p.transaction_id = new.id and p.role = 'buyer' order by p.created_at limit 1
      )) as buyer
    from public.deals o
  ) w
  where d.id = new.deal_id and w.id = d.id and d.workspace_id = new.workspace_id and d.deleted_at is null
    and (d.stage, d.price, d.expected_close, d.closed_on, d.lost_reason, d.buyer)
      is distinct from (w.stage, w.price, w.expected_close, w.closed_on, w.lost_reason, w.buyer);
  return null;
end $$;

create trigger sync_new_deal after insert on public.transactions
  for each row when (new.deal_id is not null) execute function private.sync_deal_with_transaction();
create trigger sync_deal after update on public.transactions
  for each row when (
    new.deal_id is not null and (new.status, new.price, new.expected_close, new.closed_on, new.ended_reason, new.deal_id)
      is distinct from (old.status, old.price, old.expected_close, old.closed_on, old.ended_reason, old.deal_id)
  ) execute function private.sync_deal_with_transaction();

create function private.sync_transaction_with_deal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_transaction public.transactions;
  v_wanted public.transactions;
begin
  select * into v_transaction from public.transactions t
  where t.deal_id = new.id and t.workspace_id = new.workspace_id and t.deleted_at is null;
  if not found then
    return null;
  end if;
  v_wanted := v_transaction;
  if new.stage <> old.stage and not new.stage = any (private.list_deal_stages_of_transaction(v_transaction.status)) then
    v_wanted.status := private.get_transaction_stage_of_deal(new.stage);
  end if;
  if new.price is distinct from old.price then
    v_wanted.price := new.price;
  end if;
  if new.expected_close is distinct from old.expected_close then
    v_wanted.expected_close := new.expected_close;
  end if;
  if new.closed_on is distinct from old.closed_on then
    v_wanted.closed_on := new.closed_on;
  end if;
  if v_wanted.status = 'terminated' and v_wanted.ended_reason is null then
    v_wanted.ended_reason := case
      when new.lost_reason in ('price', 'financing', 'diligence', 'licence') then new.lost_reason
      when new.lost_reason = 'withdrawn' then 'seller_withdrew'
      else 'other'
    end;
  end if;
  if v_wanted is distinct from v_transaction then
    update public.transactions t
    set status = v_wanted.status, price = v_wanted.price, expected_close = v_wanted.expected_close,
      closed_on = v_wanted.closed_on, ended_reason = v_wanted.ended_reason
    where t.id = v_transaction.id;
  end if;
  return null;
end $$;

create trigger sync_transaction after update on public.deals
  for each row when (
    (new.stage, new.price, new.expected_close, new.closed_on)
      is distinct from (old.stage, old.price, old.expected_close, old.closed_on)
  ) execute function private.sync_transaction_with_deal();

create function private.sync_listing_with_transaction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_listing_id uuid;
  v_leading public.transactions;
  v_wanted text;
begin
  for v_listing_id in
    select distinct x from unnest(array[new.listing_id, case when tg_op = 'UPDATE' then old.listing_id end]) x
    where x is not null and private.can_work_on_listing(new.owner_id, x)
  loop
    v_leading := private.find_leading_transaction(v_listing_id);
    v_wanted := case
      when new.status = 'closed' and new.deleted_at is null and new.listing_id = v_listing_id then 'sold'
      when v_leading.id is null then 'active'
      else private.get_listing_status_of_stage(v_leading.status)
    end;
    -- Never brings back a withdrawn or sold listing, and a new sale doesn't undo "under contract".
    update public.listings l set status = v_wanted
    where l.id = v_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
      and l.status <> v_wanted and (v_wanted <> 'active' or tg_op = 'UPDATE');
  end loop;
  return null;
end $$;

create trigger sync_new_listing after insert on public.transactions
  for each row when (new.listing_id is not null and new.side in ('sell', 'both'))
  execute function private.sync_listing_with_transaction();
create trigger sync_listing after update on public.transactions
  for each row when (
    new.side in ('sell', 'both') and coalesce(new.listing_id, old.listing_id) is not null
    and (new.status, new.listing_id, new.deleted_at) is distinct from (old.status, old.listing_id, old.deleted_at)
  ) execute function private.sync_listing_with_transaction();

create function private.list_facets(p_kind text, p_id uuid)
returns table (facet text, id uuid, name text, stage text, price numeric, property_id uuid)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
  v_property uuid;
begin
  if cardinality(v_workspace_ids) = 0 then
    return;
  end if;
  v_property := case p_kind
    when 'properties' then p_id
    when 'deals' then (select d.property_id from public.deals d where d.id = p_id and d.workspace_id = any (v_workspace_ids))
    when 'transactions' then (
      select t.property_id from public.transactions t where t.id = p_id and t.workspace_id = any (v_workspace_ids)
    )
    when 'listings' then (
      select p.id from public.properties p
      where p.listing_id = p_id and p.workspace_id = any (v_workspace_ids) and p.deleted_at is null
      order by p.owner_id <> auth.uid(), p.id limit 1
    )
  end;
  if not exists (select from public.properties p where p.id = v_property and p.workspace_id = any (v_workspace_ids)) then
    return;
  end if;
  return query
  with deals as (
    select * from public.deals d where d.property_id = v_property and d.workspace_id = any (v_workspace_ids) and d.deleted_at is null
  ),
  sales as (
    select * from public.transactions t
    where t.property_id = v_property and t.workspace_id = any (v_workspace_ids) and t.deleted_at is null
  )
  select f.*, v_property from (
    (select 'property', p.id, p.name, null::text, null::numeric from public.properties p where p.id = v_property)
    union all
    (
      select 'listing', l.id, l.property_name, l.status, l.price::numeric
      from public.listings l
      where l.id in (
        select p.listing_id from public.properties p where p.id = v_property
        union select d.listing_id from deals d union select s.listing_id from sales s
      ) and (
        private.is_listing_on_market(l) or private.is_own_broker(l.broker_id)
        or l.id = any (private.list_co_brokered_listing_ids())
      )
      order by l.created_at desc limit 20
    )
    union all
    (select 'deal', d.id, d.name, d.stage, d.price from deals d order by d.created_at desc limit 20)
    union all
    (select 'transaction', s.id, s.property_name, s.status, s.price from sales s order by s.created_at desc limit 20)
    union all
    (
      select 'room', s.id, s.property_name, case when r.closed_at is null then 'open' else 'closed' end, null
      from sales s join private.deal_rooms r on r.transaction_id = s.id
      order by r.opened_at desc limit 20
    )
  ) f;
end $$;

-- Lists what is linked to the property of a record: the property, its listings, deals, transactions, and deal rooms
-- that the caller can open. Empty if the caller can't see the record.
select private.expose('list_facets', 'authenticated');

-- Opens a deal room for a property: in its newest running transaction, or in a new one.
create function public.create_room_for_property(p_property_id uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  v_property public.properties;
  v_id uuid;
begin
  select * into v_property from public.properties p where p.id = p_property_id and p.deleted_at is null;
  if not found then
    raise exception 'Property not found.' using errcode = 'HXPRF';
  end if;
  select t.id into v_id from public.transactions t
  where t.property_id = p_property_id and t.deleted_at is null and t.status not in ('closed', 'terminated')
    and t.workspace_id = any (private.list_my_workspace_ids())
  order by t.created_at desc, t.id limit 1;
  if v_id is null then
    select public.create_transaction_from_deal(d.id) into v_id from (
      select d.id from public.deals d
      where d.property_id = p_property_id and d.deleted_at is null and d.stage <> 'lost' and d.closed_on is null
        and not exists (select from public.transactions t where t.deal_id = d.id)
      order by d.created_at desc, d.id limit 1
    ) d;
  end if;
  if v_id is null then
    insert into public.transactions (sharing, property_name, state)
    values (v_property.sharing, v_property.name, v_property.state) returning id into v_id;
  end if;
  perform public.begin_room(v_id);
  return v_id;
end $$;
grant execute on function public.create_room_for_property(uuid) to authenticated;
