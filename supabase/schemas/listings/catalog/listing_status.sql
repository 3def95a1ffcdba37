-- Allowed status changes of a listing: on the market, under contract, sold, or withdrawn. Only administrators
-- can change a sold listing, and an unapproved one can't be sold. The server itself, without an account, may
-- set any status.
create function private.enforce_listing_status_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c_moves constant jsonb := '{
    "active": ["under_contract", "sold", "withdrawn"],
    "under_contract": ["active", "sold", "withdrawn"],
    "withdrawn": ["active"],
    "sold": []
  }';
begin
  if auth.uid() is null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'active' then
      raise exception 'A new listing must start on the market.' using errcode = 'HXLMV';
    end if;
    new.confirmed_on := private.get_local_date();
    return new;
  end if;
  if new.status <> old.status then
    if not c_moves -> old.status ? new.status and not (old.status = 'sold' and private.is_admin()) then
      raise exception 'You cannot change a listing from % to %.', old.status, new.status using errcode = 'HXLMV';
    end if;
    if new.status in ('under_contract', 'sold') and old.approval_status <> 'approved' then
      raise exception 'This listing has not been approved yet.' using errcode = 'HXLNA';
    end if;
  end if;
  -- Changing one of these also confirms the listing.
  if private.is_own_broker(old.broker_id)
    and (new.status, new.price, new.occupancy_rate) is distinct from (old.status, old.price, old.occupancy_rate)
  then
    new.confirmed_on := private.get_local_date();
  end if;
  return new;
end $$;

-- Named to run after normalize_listing and before a change may be held for review.
create trigger permit_listing_status_changes before insert or update on public.listings
  for each row execute function private.enforce_listing_status_changes();

create function private.confirm_listing(p_listing_id uuid) returns date
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.get_local_date();
begin
  perform private.require_own_listing(p_listing_id);
  update public.listings l set confirmed_on = v_today
  where l.id = p_listing_id and l.confirmed_on < v_today;
  return v_today;
end $$;

-- Records the broker's confirmation that a listing is still accurate. Stored as a day: listings confirmed
-- together at one time would reveal a common broker.
select private.expose('confirm_listing', 'authenticated', 'plain');

-- Asks brokers to confirm listings after 60 and again after 90 days without confirmation: once per listing,
-- at most one notification a day.
create function private.request_stale_listing_confirmations() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_broker record;
  v_count integer := 0;
begin
  perform private.update_listing_staleness();
  for v_broker in
    with stale as (
      select l.id, l.broker_id, l.property_name, l.confirmed_on,
        case when l.confirmed_on < current_date - 90 then 90 else 60 end as days
      from public.listings l
      where l.approval_status = 'approved' and l.status in ('active', 'under_contract')
        and l.confirmed_on < current_date - 60
    ), asked as (
      insert into private.listing_confirmation_requests as a (listing_id, confirmed_on, days)
      select s.id, s.confirmed_on, s.days from stale s
      on conflict (listing_id) do update set confirmed_on = excluded.confirmed_on, days = excluded.days
        where (a.confirmed_on, a.days) is distinct from (excluded.confirmed_on, excluded.days)
      returning a.listing_id
    )
    select private.account_of(s.broker_id) as user_id, count(*)::integer as listings, min(s.days) as days,
      (array_agg(s.property_name order by s.confirmed_on, s.property_name))[1] as oldest,
      (array_agg(s.id order by s.confirmed_on, s.property_name))[1] as oldest_id
    from stale s
    join asked on asked.listing_id = s.id
    group by private.account_of(s.broker_id)
  loop
    v_count := v_count + v_broker.listings;
    if v_broker.listings = 1 then
      perform private.notify(
        v_broker.user_id, 'listing_stale', concat_ws(':', 'stale', v_broker.oldest_id, current_date),
        jsonb_build_object('property', v_broker.oldest, 'days', v_broker.days),
        jsonb_build_object('listing_id', v_broker.oldest_id)
      );
    else
      perform private.notify(
        v_broker.user_id, 'listings_stale', concat_ws(':', 'stale', current_date),
        jsonb_build_object('property', v_broker.oldest, 'listings', v_broker.listings, 'days', v_broker.days)
      );
    end if;
  end loop;
  return v_count;
end $$;

-- When and why a broker was last asked about a listing.
create table private.listing_confirmation_requests (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  confirmed_on date not null,
  days integer not null
);

create index listings_live_confirmed_idx on public.listings (confirmed_on)
  where approval_status = 'approved' and status in ('active', 'under_contract');

-- Schedules the job on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_listing_jobs() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[
    ['ask-about-stale-listings', '11 13 * * *', 'select private.request_stale_listing_confirmations()'],
    ['record-listing-observations', '47 6 * * *', 'select private.record_listing_observations()'],
    ['decline-listings-without-license', '23 5 * * *', 'select private.decline_listings_without_license()'],
    ['purge-listing-pictures', '29 4 * * *', 'select private.purge_listing_pictures()']
  ])
$$;
