-- The market map: nursing homes, and what is inside a circle or a drawn area.
create function private.map_nursing_homes(p_state text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_market_reader();
  if p_state is null then
    return (
      select coalesce(jsonb_agg(jsonb_build_object(
        'latitude', c.latitude, 'longitude', c.longitude, 'homes', h.homes, 'name', c.county || ', ' || c.state, 'state', c.state
      )), '[]')
      from (
        select f.state, f.county, count(*) as homes from private.federal_facilities f
        where f.county is not null group by 1, 2
      ) h
      join private.counties c on c.state = h.state and c.county = h.county
    );
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'latitude', f.spot[1], 'longitude', f.spot[0], 'homes', 1, 'name', f.name, 'state', f.state
    )), '[]')
    from (
      select h.* from private.federal_facilities h
      where h.state = p_state and h.spot is not null order by h.ccn limit 2000
    ) f
  );
end $$;

-- Returns the positions of nursing homes: by county with their number, or one by one for a state.
select private.expose('map_nursing_homes', 'authenticated');

create function private.get_market_area(p_area text) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_place text;
  v_homes jsonb;
  v_list jsonb;
  v_listings jsonb;
  v_people jsonb;
begin
  perform private.require_market_reader();
  if p_area is null or char_length(p_area) > 2000 or p_area !~ '^(near|area):' then
    raise exception 'This area is not valid.' using errcode = 'HXFEA';
  end if;
  v_place := private.place_condition(p_area);
  if v_place = 'false' then
    raise exception 'This area is not valid.' using errcode = 'HXFEA';
  end if;
  execute format($query$
    select
      jsonb_build_object(
        'homes', count(*), 'beds', coalesce(sum(v.beds), 0),
        'with_residents', count(*) filter (where v.residents is not null and v.beds > 0),
        'occupancy', case when count(*) filter (where v.residents is not null and v.beds > 0) >= private.least_market_base()
          then round(100 * sum(v.residents) filter (where v.beds > 0)
            / nullif(sum(v.beds) filter (where v.residents is not null), 0), 2) end,
        'rated', count(v.overall),
        'stars', case when count(v.overall) >= private.least_market_base() then round(avg(v.overall), 2) end
      ),
      coalesce((jsonb_agg(jsonb_build_object(
        'ccn', v.ccn, 'name', v.name, 'city', v.city, 'state', v.state, 'beds', v.beds, 'residents', v.residents,
        'overall', v.overall
      ) order by v.beds desc, v.ccn)), '[]')
    from private.federal_facilities v where %s
  $query$, v_place) into v_homes, v_list;
  execute format($query$
    select jsonb_build_object(
      'listings', count(*), 'priced', count(v.price) filter (where v.total_beds > 0),
      'price_per_bed', case when count(v.price) filter (where v.total_beds > 0) >= private.least_market_base() then round(
        percentile_cont(0.5) within group (order by v.price::numeric / nullif(v.total_beds, 0))::numeric
      ) end
    )
    from public.listings v where v.is_on_market and %s
  $query$, v_place) into v_listings;
  execute format($query$
    select jsonb_build_object(
      'counties', count(*), 'population_75', sum(o.value), 'period', max(o.period), 'is_sample', coalesce(bool_or(o.is_sample), false)
    )
    from (
      select c.state, c.county, point(c.longitude, c.latitude) as spot from private.counties c
    ) v
    join lateral (
      select o.value, o.period, o.is_sample from private.market_observations o
      where o.measure = 'population_75' and o.level = 'county' and o.place = v.state || '/' || v.county
      order by o.period desc limit 1
    ) o on true
    where %s
  $query$, v_place) into v_people;
  return jsonb_build_object(
    'center', (
      select jsonb_build_array(t.latitude, t.longitude)
      from regexp_match(p_area, '^near:([A-Z]{2})/([^,]{1,100}),') n, private.find_town(n[1], n[2]) t
    ),
    'homes', v_homes || jsonb_build_object(
      'file_date', (private.newest_federal_file('facilities')).file_date,
      'is_sample', coalesce((private.newest_federal_file('facilities')).is_sample, false)
    ),
    'list', (select coalesce(jsonb_agg(e.value order by e.place), '[]')
      from jsonb_array_elements(v_list) with ordinality e (value, place) where e.place <= 100),
    'listings', v_listings, 'people', v_people
  );
end $$;

-- Returns what is in a circle ('near:OH/Columbus,25') or drawn area ('area:40.1,-83 …'): nursing homes, public
-- listings, and people 75 and older of the counties whose center is inside. Averages need four or more. `center` is the
-- town's latitude and longitude.
select private.expose('get_market_area', 'authenticated');
