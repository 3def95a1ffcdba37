-- Returns up to a maximum of rows as map points, and whether those are all; `p_rows` is a query's part after
-- `from`.
create function private.build_map_spots(p_rows text, p_most integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_map jsonb;
begin
  execute format(
    $query$
      with found as materialized (
        select v.spot, coalesce('city:' || v.town, 'county:' || v.county) as place from %s limit %s
      )
      select jsonb_build_object(
        'count', least((select count(*) from found), %3$s),
        'is_exact', (select count(*) from found) <= %3$s, 'by', 'town',
        'spots', coalesce(jsonb_agg(
          jsonb_build_array(s.latitude, s.longitude, s.listings, s.place) order by s.listings desc, s.place
        ), '[]')
      )
      from (
        select f.spot[1] as latitude, f.spot[0] as longitude, count(*) as listings, min(f.place) as place
        from (select * from found limit %3$s) f where f.spot is not null
        group by 1, 2
      ) s
    $query$,
    p_rows, p_most + 1, p_most
  ) into v_map;
  return v_map;
end $$;

-- For searches with few matches, by the indexes of their filters.
create function private.build_map_spots_for_search(p_facets text[], p_search text, p_most integer) returns jsonb
language plpgsql stable security definer set search_path = ''
set enable_seqscan = off set enable_indexscan = off set jit = off as $$
begin
  return private.build_map_spots(
    'private.live_listings v where ' || private.listing_conditions(p_facets, p_search), p_most
  );
end $$;

-- Returns where a search's matches are: by town, or above a thousand by county from precomputed counts.
-- Otherwise a sample of a thousand, the newest if many match, as `is_exact` shows.
create function private.map_listings(p_facets text[], p_search text) returns jsonb
language plpgsql stable security definer set search_path = ''
set enable_seqscan = off set jit = off as $$
declare
  c_most constant integer := 1000;
  v_counted constant bigint := private.counted_listings(p_facets, p_search);
  v_states text[];
  v_types text[];
  v_map jsonb;
begin
  if v_counted > c_most then
    v_states := (select string_to_array(substr(f, 7), ',') from unnest(p_facets) f where f like 'state:%');
    v_types := (select string_to_array(substr(f, 6), ',') from unnest(p_facets) f where f like 'type:%');
    return (
      select jsonb_build_object(
        'count', v_counted, 'is_exact', true, 'by', 'county',
        'spots', coalesce(jsonb_agg(
          jsonb_build_array(c.latitude, c.longitude, s.listings, 'county:' || s.state || '/' || s.county)
          order by s.listings desc, s.state, s.county
        ), '[]')
      )
      from (
        select m.state, m.county, sum(m.listings) as listings
        from private.live_county_counts m
        where (v_states is null or m.state = any (v_states)) and m.property_type = any (coalesce(v_types, '{""}'))
        group by 1, 2
        having sum(m.listings) > 0
      ) s
      join private.counties c on c.state = s.state and c.county = s.county
    );
  end if;
  -- Scans the newest first, then the filter indexes: one of the two finds a thousand quickly.
  v_map := private.build_map_spots(
    format(
      '(select * from private.market_rows v order by v.freshest desc, v.id desc limit %s) v where %s',
      private.max_market_scan_rows(), private.listing_conditions(p_facets, p_search, true)
    ),
    c_most
  );
  return case
    when (v_map ->> 'is_exact')::boolean then private.build_map_spots_for_search(p_facets, p_search, c_most) else v_map
  end;
end $$;
grant execute on function private.map_listings(text[], text) to anon, authenticated;

-- Returns a search on the map: `spots` with latitude, longitude, count, and the filter that selects them,
-- `by` town or county; and the total count.
create function public.map_listings(facets text[] default '{}', search text default '') returns jsonb
language sql stable set search_path = '' as $$
  select private.map_listings(coalesce($1, '{}'), coalesce($2, ''))
$$;
grant execute on function public.map_listings(text[], text) to anon, authenticated;
