-- Where what a search finds is: by town, or of more than a thousand by county as far as they are counted already.
-- Otherwise a thousand of them, and `is_exact` says so.
create function private.map_listings(p_facets text[], p_search text) returns jsonb
language plpgsql stable security definer set search_path = ''
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  c_most constant integer := 1000;
  v_counted constant bigint := private.counted_listings(p_facets, p_search);
  v_states text[];
  v_types text[];
  v_ids uuid[];
begin
  if v_counted > c_most then
    v_states := (select string_to_array(substr(f, 7), ',') from unnest(p_facets) f where f like 'state:%');
    v_types := (select string_to_array(substr(f, 6), ',') from unnest(p_facets) f where f like 'type:%');
    return (
      select jsonb_build_object(
        'count', v_counted, 'is_exact', true, 'by', 'county',
        'spots', coalesce(jsonb_agg(
          jsonb_build_array(s.latitude, s.longitude, s.listings, 'county:' || s.state || '/' || s.county)
          order by s.listings desc, s.state, s.county
        ), '[]')
      )
      from (
        select m.state, m.county, c.latitude, c.longitude, sum(m.listings) as listings
        from private.live_county_counts m
        join private.counties c on c.state = m.state and c.county = m.county
        where (v_states is null or m.state = any (v_states)) and (v_types is null or m.property_type = any (v_types))
        group by 1, 2, 3, 4
        having sum(m.listings) > 0
      ) s
    );
  end if;
  execute format(
    'select array_agg(q.id) from (select v.id from private.live_listings v where %s limit %s) q',
    private.listing_conditions(p_facets, p_search), c_most + 1
  ) into v_ids;
  return (
    select jsonb_build_object(
      'count', least(coalesce(cardinality(v_ids), 0), c_most),
      'is_exact', coalesce(cardinality(v_ids), 0) <= c_most, 'by', 'town',
      'spots', coalesce(jsonb_agg(
        jsonb_build_array(s.latitude, s.longitude, s.listings, s.place) order by s.listings desc, s.place
      ), '[]')
    )
    from (
      select l.spot[1] as latitude, l.spot[0] as longitude, count(*) as listings,
        min(case when l.is_confidential then 'county:' else 'city:' end || l.state || '/' || l.city) as place
      from public.listings l
      where l.id = any (v_ids[:c_most]) and l.spot is not null
      group by 1, 2
    ) s
  );
end
$$;
revoke all on function private.map_listings(text[], text) from public, anon, authenticated, service_role;
grant execute on function private.map_listings(text[], text) to anon, authenticated;

-- A search on the map: `spots` of latitude, longitude, how many stand there and the filter that leaves those, `by` town
-- or by county; and how many there are in all.
create function public.map_listings(facets text[] default '{}', search text default '') returns jsonb
language sql stable set search_path = ''
as $$
  select private.map_listings(coalesce($1, '{}'), coalesce($2, ''))
$$;
revoke all on function public.map_listings(text[], text) from public, anon, authenticated, service_role;
grant execute on function public.map_listings(text[], text) to anon, authenticated;
