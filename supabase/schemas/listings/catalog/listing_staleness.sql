-- A listing's map position and sort position, both set by the server.

-- The town of a confidential listing, readable only by the server; the listing itself shows the county.
create table private.covered_towns (
  listing_id uuid primary key references public.listings (id) on delete cascade deferrable initially deferred,
  town text not null
);

create function private.compute_staleness(p_confirmed_on date) returns smallint
language sql stable set search_path = '' as $$
  select case
    when p_confirmed_on >= current_date - 30 then 0
    when p_confirmed_on >= current_date - 60 then 1
    when p_confirmed_on >= current_date - 90 then 2
    else 3
  end::smallint
$$;

-- A confidential listing shows its county instead of its town, or nothing if the town is unknown.
create function private.set_listing_derived_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c_unknown constant text := 'Undisclosed';
  v_town record;
  v_county private.counties;
  v_covered text;
begin
  new.staleness := private.compute_staleness(new.confirmed_on);
  if cardinality(new.care_types) = 0 then
    new.care_types := case new.property_type
      when 'ccrc' then array['independent-living', 'assisted-living', 'skilled-nursing']
      else array_remove(array[case when new.property_type in (
        'active-adult', 'independent-living', 'assisted-living', 'memory-care', 'skilled-nursing', 'board-and-care',
        'adult-day-care', 'group-homes'
      ) then new.property_type end], null)
    end;
  end if;
  if tg_op = 'UPDATE'
    and (new.city, new.state, new.is_confidential) is not distinct from (old.city, old.state, old.is_confidential)
  then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    v_covered := (select c.town from private.covered_towns c where c.listing_id = new.id);
  end if;
  -- The county placeholder is not a town the user typed.
  if v_covered is not null and new.city in (old.county, c_unknown) then
    new.city := v_covered;
  end if;
  select * into v_town from private.find_town(new.state, new.city);
  new.county := v_town.county;
  new.spot := case when v_town.county is not null then point(v_town.longitude, v_town.latitude) end;
  if new.is_confidential then
    if new.city is distinct from c_unknown and not exists (
      select from private.counties c where c.state = new.state and c.county = new.city
    ) then
      insert into private.covered_towns as c (listing_id, town) values (new.id, new.city)
      on conflict (listing_id) do update set town = excluded.town where c.town <> excluded.town;
    else
      new.county := nullif(new.city, c_unknown);
    end if;
    select c.* into v_county from private.counties c where c.state = new.state and c.county = new.county;
    new.city := coalesce(v_county.county, c_unknown);
    new.spot := case when v_county.county is not null then point(v_county.longitude, v_county.latitude) end;
  end if;
  return new;
end $$;

-- Named to run last: a change held for review keeps its position.
create trigger track_listing_staleness before insert or update on public.listings
  for each row execute function private.set_listing_derived_fields();

create index listings_live_staleness_idx on public.listings (staleness, confirmed_on)
  where approval_status = 'approved' and status in ('active', 'under_contract');

-- Lowers unconfirmed listings by one step on the day they become stale.
create function private.update_listing_staleness() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  update public.listings l set staleness = private.compute_staleness(l.confirmed_on)
  where l.approval_status = 'approved' and l.status in ('active', 'under_contract')
    and (
      l.staleness = 0 and l.confirmed_on < current_date - 30
      or l.staleness = 1 and l.confirmed_on < current_date - 60
      or l.staleness = 2 and l.confirmed_on < current_date - 90
    );
  get diagnostics v_count = row_count;
  return v_count;
end $$;
