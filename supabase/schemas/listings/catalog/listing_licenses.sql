-- A broker sells only where they are licensed, or together with a co-broker who is. Owners need no license.

create function private.has_license(p_user_id uuid, p_state text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.professional_licenses l
    where l.user_id = p_user_id and l.state = p_state and (l.expires_on is null or l.expires_on >= current_date)
  );
end $$;

create function private.needs_license(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.profiles p where p.id = p_user_id and p.user_type = 'broker' and not p.is_company_user
  );
end $$;

-- Returns the name of a listing's co-broker with a signed agreement and a license in the state.
create function private.get_licensed_co_broker(p_listing_id uuid, p_user_id uuid, p_state text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select c.partner_name from private.co_brokerages c
    where c.listing_id = p_listing_id and c.lister_id = p_user_id and c.state = 'signed'
      and (c.until is null or c.until >= current_date) and private.has_license(c.partner_id, p_state)
    order by c.signed_at limit 1
  );
end $$;

create function private.check_listing_license(p_state text, p_listing_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  return jsonb_build_object(
    'needs_license', private.needs_license(v_me),
    'is_licensed', private.has_license(v_me, p_state),
    -- Agreements have the caller as their lister, so another listing's ID returns nothing.
    'co_broker', private.get_licensed_co_broker(p_listing_id, v_me, p_state)
  );
end $$;

-- Returns whether the caller may sell in a state: by their own license, or with a co-broker of their listing.
select private.expose('check_listing_license', 'authenticated', 'plain');

-- Returns a listing to its broker, with the reason, if only the license of a former co-broker covered its state.
create function private.decline_unlicensed_listing(p_listing_id uuid, p_partner_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_listing public.listings;
  v_user_id uuid;
begin
  select * into v_listing from public.listings l
  where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  for no key update;
  v_user_id := private.account_of(v_listing.broker_id);
  if v_listing.id is null or not private.has_license(p_partner_id, v_listing.state)
    or not private.needs_license(v_user_id) or private.has_license(v_user_id, v_listing.state)
    or private.get_licensed_co_broker(p_listing_id, v_user_id, v_listing.state) is not null
  then
    return;
  end if;
  perform private.log_listing_review(
    p_listing_id, 'rejected', false,
    format(
      'The co-brokerage ended, and you have no license in %s. Add a license or a co-broker, then submit again.',
      v_listing.state
    )
  );
  update public.listings l set approval_status = 'rejected' where l.id = p_listing_id;
end $$;

create index co_brokerages_until_idx on private.co_brokerages (until) where state = 'signed';

-- Returns listings whose only license came from a co-brokerage that has expired; run daily.
create function private.decline_listings_without_license() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_listing_id uuid;
  v_partner_id uuid;
  v_count integer := 0;
begin
  for v_listing_id, v_partner_id in
    select distinct c.listing_id, c.partner_id from private.co_brokerages c join public.listings l on l.id = c.listing_id
    where c.state = 'signed' and c.until < current_date
      and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  loop
    perform private.decline_unlicensed_listing(v_listing_id, v_partner_id);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

create function private.require_license() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.account_of(new.broker_id);
begin
  if private.needs_license(v_user_id) and not private.has_license(v_user_id, new.state)
    and private.get_licensed_co_broker(new.id, v_user_id, new.state) is null
  then
    raise exception 'The broker has no license in this state and no co-broker with one.' using errcode = 'HXLLI';
  end if;
  return new;
end $$;

create trigger require_license before update of approval_status, state on public.listings
  for each row
  when (new.approval_status = 'approved' and (old.approval_status <> 'approved' or old.state <> new.state))
  execute function private.require_license();
