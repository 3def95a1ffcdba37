-- Returns a co-broker's access to a listing under a signed agreement, while it is active and the listing
-- still belongs to the offering broker.
create function private.get_user_co_access(p_user_id uuid, p_listing_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select max(c.access)
    from private.co_brokerages c
    join public.listings l on l.id = c.listing_id
    join public.broker_accounts a on a.broker_id = l.broker_id and a.user_id = c.lister_id
    where c.listing_id = p_listing_id and c.partner_id = p_user_id and c.state = 'signed'
      and c.access <> 'none' and (c.until is null or c.until >= current_date)
  ), 'none');
end $$;

create function private.get_my_co_access(p_listing_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return 'none';
  end if;
  return private.get_user_co_access(auth.uid(), p_listing_id);
end $$;

-- Returns the listings the caller can read as a co-broker, for policies: once per statement.
create function private.list_co_brokered_listing_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return '{}';
  end if;
  return array(
    select c.listing_id
    from private.co_brokerages c
    join public.listings l on l.id = c.listing_id
    join public.broker_accounts a on a.broker_id = l.broker_id and a.user_id = c.lister_id
    where c.partner_id = auth.uid() and c.state = 'signed'
      and c.access <> 'none' and (c.until is null or c.until >= current_date)
  );
end $$;
grant execute on function private.list_co_brokered_listing_ids() to authenticated;

-- True if a listing is the caller's own or one they co-broker. Low cost, so private.add_condition_guard()
-- makes it run first; volatile like private.is_own_broker().
create function private.lists(p_broker_id uuid, p_listing_id uuid, p_co_listings uuid[]) returns boolean
language plpgsql volatile security definer cost 0.0001 set search_path = '' as $$
begin
  return private.is_own_broker(p_broker_id) or p_listing_id = any (p_co_listings);
end $$;
grant execute on function private.lists(uuid, uuid, uuid[]) to authenticated;
