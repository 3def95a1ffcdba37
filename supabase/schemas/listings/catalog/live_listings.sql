-- Index keys of a live listing, defined once for the view and the indexes, which must match literally.
-- `price` and `each` use bands that include both ends; the others use steps that start at their value.
do $$
declare
  v_each constant text := 'price::numeric / nullif(total_beds, 0)';
  v_facets constant text := format(
    $facets$
      array_remove(array[
        'state:' || state,
        'type:' || property_type,
        case when price <= 5000000 then 'price:0-5000000' end,
        case when price between 5000000 and 10000000 then 'price:5000000-10000000' end,
        case when price between 10000000 and 25000000 then 'price:10000000-25000000' end,
        case when price between 25000000 and 50000000 then 'price:25000000-50000000' end,
        case when price >= 50000000 then 'price:50000000-' end,
        case when %1$s <= 100000 then 'each:0-100000' end,
        case when %1$s between 100000 and 150000 then 'each:100000-150000' end,
        case when %1$s between 150000 and 200000 then 'each:150000-200000' end,
        case when %1$s between 200000 and 300000 then 'each:200000-300000' end,
        case when %1$s >= 300000 then 'each:300000-' end,
        case when total_beds >= 25 then 'beds:25' end,
        case when total_beds >= 50 then 'beds:50' end,
        case when total_beds >= 100 then 'beds:100' end,
        case when total_beds >= 200 then 'beds:200' end,
        case when occupancy_rate >= 80 then 'occupancy:80' end,
        case when occupancy_rate >= 85 then 'occupancy:85' end,
        case when occupancy_rate >= 90 then 'occupancy:90' end,
        case when occupancy_rate >= 95 then 'occupancy:95' end,
        case when cap_rate >= 6 then 'cap:6' end,
        case when cap_rate >= 7 then 'cap:7' end,
        case when cap_rate >= 8 then 'cap:8' end,
        case when cap_rate >= 10 then 'cap:10' end,
        case when year_built >= 1980 then 'built:1980' end,
        case when year_built >= 2000 then 'built:2000' end,
        case when year_built >= 2010 then 'built:2010' end,
        case when year_built >= 2020 then 'built:2020' end,
        'status:' || status,
        case when staleness <= 0 then 'fresh:30' end,
        case when staleness <= 1 then 'fresh:60' end,
        case when staleness <= 2 then 'fresh:90' end,
        'county:' || state || '/' || county,
        -- Confidential listings don't have a town column value.
        case when not is_confidential then 'city:' || state || '/' || city end,
        case when 'active-adult' = any (care_types) then 'care:active-adult' end,
        case when 'independent-living' = any (care_types) then 'care:independent-living' end,
        case when 'assisted-living' = any (care_types) then 'care:assisted-living' end,
        case when 'memory-care' = any (care_types) then 'care:memory-care' end,
        case when 'skilled-nursing' = any (care_types) then 'care:skilled-nursing' end,
        case when 'board-and-care' = any (care_types) then 'care:board-and-care' end,
        case when 'adult-day-care' = any (care_types) then 'care:adult-day-care' end,
        case when 'group-homes' = any (care_types) then 'care:group-homes' end,
        case when 'assisted-living' = any (licenses) then 'license:assisted-living' end,
        case when 'memory-care' = any (licenses) then 'license:memory-care' end,
        case when 'skilled-nursing' = any (licenses) then 'license:skilled-nursing' end,
        case when 'medicare' = any (licenses) then 'license:medicare' end,
        case when 'medicaid' = any (licenses) then 'license:medicaid' end,
        case when 'adult-day' = any (licenses) then 'license:adult-day' end,
        case when 'home-care' = any (licenses) then 'license:home-care' end,
        case when 'private' = any (payors) then 'payor:private' end,
        case when 'medicaid' = any (payors) then 'payor:medicaid' end,
        case when 'medicare' = any (payors) then 'payor:medicare' end,
        case when 'medicare-advantage' = any (payors) then 'payor:medicare-advantage' end,
        case when 'va' = any (payors) then 'payor:va' end,
        case when 'long-term-insurance' = any (payors) then 'payor:long-term-insurance' end,
        case when 'hospice' = any (payors) then 'payor:hospice' end
      ], null)
    $facets$,
    v_each
  );
  -- A lookup table of names couldn't be part of an index.
  v_words constant text := $words$
    ' ' || lower(regexp_replace(
      property_name || ' ' || city || ' ' || state || ' ' || coalesce(broker_name, '') || ' '
        || coalesce('{
    "AL":"Alabama","AK":"Alaska","AZ":"Arizona","AR":"Arkansas","CA":"California","CO":"Colorado",
    "CT":"Connecticut","DE":"Delaware","DC":"District of Columbia","FL":"Florida","GA":"Georgia",
    "HI":"Hawaii","ID":"Idaho","IL":"Illinois","IN":"Indiana","IA":"Iowa","KS":"Kansas","KY":"Kentucky",
    "LA":"Louisiana","ME":"Maine","MD":"Maryland","MA":"Massachusetts","MI":"Michigan","MN":"Minnesota",
    "MS":"Mississippi","MO":"Missouri","MT":"Montana","NE":"Nebraska","NV":"Nevada","NH":"New Hampshire",
    "NJ":"New Jersey","NM":"New Mexico","NY":"New York","NC":"North Carolina","ND":"North Dakota",
    "OH":"Ohio","OK":"Oklahoma","OR":"Oregon","PA":"Pennsylvania","RI":"Rhode Island",
    "SC":"South Carolina","SD":"South Dakota","TN":"Tennessee","TX":"Texas","UT":"Utah","VT":"Vermont",
    "VA":"Virginia","WA":"Washington","WV":"West Virginia","WI":"Wisconsin","WY":"Wyoming"
        }'::jsonb ->> state, '') || ' ' || property_type,
      '[^[:alnum:]]+', ' ', 'g'
    ))
  $words$;
  v_price_each constant text := format('coalesce(%s, -1)', v_each);
  -- Stale listings rank lower, by a large offset per step, and within a step by date.
  v_freshest constant text := $order$
    (created_at at time zone 'UTC') - staleness * interval '36500 days'
  $order$;
  v_live constant text := $live$approval_status = 'approved' and status in ('active', 'under_contract') and not is_unlisted$live$;
begin
  execute format(
    $view$
      create view private.live_listings as
      select
        id, created_at, coalesce(price, 100000000001) as price_low, coalesce(price, 0) as price_high,
        coalesce(cap_rate, -1) as cap_rate, coalesce(total_beds, -1) as beds,
        %s as facets, %s as words, %s as price_each, coalesce(occupancy_rate, -1) as occupancy,
        coalesce(year_built, -1) as built, %s as freshest, spot, state, property_type,
        state || '/' || county as county, case when not is_confidential then state || '/' || city end as town
      from public.listings
      where %s
    $view$,
    v_facets, v_words, v_price_each, v_freshest, v_live
  );
  execute format(
    'create index listings_live_facets_idx on public.listings using gin ((%s)) with (fastupdate = off) where %s',
    v_facets, v_live
  );
  execute format(
    'create index listings_live_words_idx on public.listings using gin ((%s) extensions.gin_trgm_ops)'
      || ' with (fastupdate = off) where %s',
    v_words, v_live
  );
  execute format(
    'create index listings_live_price_each_idx on public.listings ((%s)) where %s', v_price_each, v_live
  );
  execute format(
    'create index listings_live_occupancy_idx on public.listings ((coalesce(occupancy_rate, -1))) where %s',
    v_live
  );
  execute format('create index listings_live_spot_idx on public.listings using gist (spot) where %s', v_live);
end $$;

-- The indexed price bands.
create function private.listing_bands() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'price:0-5000000', 'price:5000000-10000000', 'price:10000000-25000000', 'price:25000000-50000000',
    'price:50000000-', 'each:0-100000', 'each:100000-150000', 'each:150000-200000', 'each:200000-300000',
    'each:300000-'
  ]
$$;

-- Returns the query over listings that were live before (counted -1) and are live now (counted 1), for a
-- trigger to execute. A statement trigger sees only its own statement's rows.
create function private.changed_live_listings(p_operation text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select string_agg(
      format(
        'select l.*, %s as times from %I l '
          'where l.approval_status = ''approved'' and l.status in (''active'', ''under_contract'') and not l.is_unlisted',
        side.times, side.name
      ),
      ' union all '
    )
    from (values ('come', 1, 'DELETE'), ('gone', -1, 'INSERT')) as side (name, times, missing_in)
    where side.missing_in <> p_operation
  );
end $$;
