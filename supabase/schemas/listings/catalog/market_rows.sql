-- Narrow copy of the listings on the market with one index per sort order. Filtered lists scan a sort order
-- until a page is full; a covering index holds thirty rows per page where listings hold one. Derived entirely
-- from private.live_listings and just as public.
create table private.market_rows (
  id uuid primary key,
  freshest timestamp not null,
  price_low bigint not null,
  price_high bigint not null,
  price_each numeric not null,
  cap_rate numeric not null,
  beds integer not null,
  occupancy numeric not null,
  built integer not null,
  state text not null,
  property_type text not null,
  county text,
  town text,
  choices bigint not null,
  spot point,
  words text not null
);

comment on column private.market_rows.choices is 'One bit for each of private.listing_choices().';

create index market_rows_freshest_idx on private.market_rows (freshest, id)
  include (state, property_type, county, town, choices, price_low, price_high, price_each, beds, occupancy,
  cap_rate, built, spot, words);
create index market_rows_price_low_idx on private.market_rows (price_low, id)
  include (state, property_type, county, town, choices, price_high, price_each, beds, occupancy, cap_rate, built, spot,
  words);
create index market_rows_price_high_idx on private.market_rows (price_high, id)
  include (state, property_type, county, town, choices, price_low, price_each, beds, occupancy, cap_rate, built, spot,
  words);
create index market_rows_cap_rate_idx on private.market_rows (cap_rate, id)
  include (state, property_type, county, town, choices, price_low, price_high, price_each, beds, occupancy, built, spot,
  words);
create index market_rows_beds_idx on private.market_rows (beds, id)
  include (state, property_type, county, town, choices, price_low, price_high, price_each, occupancy, cap_rate,
  built, spot, words, freshest);

-- Filters with few options, one bit each by position. Append new ones at the end, then refill
-- private.market_rows.
create function private.listing_choices() returns text[]
language sql immutable set search_path = '' as $$
  select private.listing_bands() || array[
    'beds:25', 'beds:50', 'beds:100', 'beds:200', 'occupancy:80', 'occupancy:85', 'occupancy:90', 'occupancy:95', 'cap:6',
    'cap:7', 'cap:8', 'cap:10', 'built:1980', 'built:2000', 'built:2010', 'built:2020', 'status:active',
    'status:under_contract', 'fresh:30', 'fresh:60', 'fresh:90', 'care:active-adult', 'care:independent-living',
    'care:assisted-living', 'care:memory-care', 'care:skilled-nursing', 'care:board-and-care', 'care:adult-day-care',
    'care:group-homes', 'license:assisted-living', 'license:memory-care', 'license:skilled-nursing', 'license:medicare',
    'license:medicaid', 'license:adult-day', 'license:home-care', 'payor:private', 'payor:medicaid', 'payor:medicare',
    'payor:medicare-advantage', 'payor:va', 'payor:long-term-insurance', 'payor:hospice'
  ]
$$;

-- Returns the bits of the options in a facet list.
create function private.choice_bits(p_facets text[]) returns bigint
language sql immutable set search_path = '' as $$
  select coalesce(bit_or(1::bigint << (c.place - 1)::integer), 0)
  from unnest(private.listing_choices()) with ordinality as c (choice, place)
  where c.choice = any (p_facets)
$$;

-- Builds a condition on private.market_rows from one facet, or several of which any may match. Unknown values
-- match nothing.
create function private.market_condition(p_facets text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_bits constant bigint := private.choice_bits(p_facets);
  v_kind constant text := split_part(p_facets[1], ':', 1);
begin
  return case
    when v_kind in ('state', 'type', 'county', 'city') then format(
      'v.%I = any (%L::text[])',
      case v_kind when 'type' then 'property_type' when 'city' then 'town' else v_kind end,
      (select array_agg(substr(f, char_length(v_kind) + 2)) from unnest(p_facets) f)
    )
    when v_bits = 0 then 'false'
    else format('v.choices & %s <> 0', v_bits)
  end;
end $$;

-- The rows as they should be, in the table's column order.
create view private.market_rows_now as
select
  v.id, v.freshest, v.price_low, v.price_high, v.price_each, v.cap_rate, v.beds, v.occupancy, v.built, v.state,
  v.property_type, v.county, v.town, private.choice_bits(v.facets) as choices, v.spot, v.words
from private.live_listings v;

create function private.sync_market_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.market_rows m where m.id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.market_rows select n.* from private.market_rows_now n where n.id = new.id;
  end if;
  return null;
end $$;

-- Runs per row, before triggers that query the market about a changed listing.
create trigger index_listing after insert or delete on public.listings
  for each row execute function private.sync_market_row();

create trigger index_listing_changes after update on public.listings
  for each row when (
    old.property_name is distinct from new.property_name or
    old.city is distinct from new.city or
    old.state is distinct from new.state or
    old.county is distinct from new.county or
    old.spot::text is distinct from new.spot::text or
    old.is_confidential is distinct from new.is_confidential or
    old.broker_name is distinct from new.broker_name or
    old.property_type is distinct from new.property_type or
    old.price is distinct from new.price or
    old.total_beds is distinct from new.total_beds or
    old.occupancy_rate is distinct from new.occupancy_rate or
    old.cap_rate is distinct from new.cap_rate or
    old.year_built is distinct from new.year_built or
    old.care_types is distinct from new.care_types or
    old.licenses is distinct from new.licenses or
    old.payors is distinct from new.payors or
    old.status is distinct from new.status or
    old.approval_status is distinct from new.approval_status or
    old.is_unlisted is distinct from new.is_unlisted or
    old.staleness is distinct from new.staleness or
    old.created_at is distinct from new.created_at
  )
  execute function private.sync_market_row();
