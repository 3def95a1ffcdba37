-- Where towns are: the only positions that a search of listings knows. What is on the map stands where its town
-- is, or in confidence where the middle of its county is, so that no circle and no area tells more than the place
-- that everybody reads. The rows come with a migration.
create table private.counties (
  state text not null,
  -- As people say it: "Franklin County", "Orleans Parish".
  county text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- ";dublin,14,-13;…": as private.town_key() writes them, each with hundredths of a degree north and east of the
  -- middle of the county. Thirty thousand rows would take longer to make than all the rest of a new database.
  towns text not null,
  constraint counties_pkey primary key (state, county),
  constraint counties_latitude_range check (latitude between -90 and 90),
  constraint counties_longitude_range check (longitude between -180 and 180)
);

revoke all on table private.counties from public, anon, authenticated, service_role;

-- "St. Paul" and "Saint Paul" are one town, and so are "Winston-Salem" and "Winston Salem", "San José" and "San Jose".
create function private.town_key(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(regexp_replace(regexp_replace(
    btrim(regexp_replace(
      translate(lower(replace(p_name, '''', '')), 'áéíóúñü', 'aeiounu'), '[^[:alnum:]]+', ' ', 'g'
    )),
    '\mst\M', 'saint', 'g'
  ), '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g')
$$;
revoke all on function private.town_key(text) from public, anon, authenticated, service_role;

-- Where a town is; nothing for one that nobody knows.
create function private.find_town(p_state text, p_name text)
returns table (county text, latitude double precision, longitude double precision)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_key constant text := private.town_key(p_name);
begin
  return query
    select c.county, c.latitude + t.ends[1]::double precision / 100, c.longitude + t.ends[2]::double precision / 100
    from private.counties c
    cross join lateral (
      select regexp_match(substr(c.towns, strpos(c.towns, ';' || v_key || ','), 140), ',(-?\d+),(-?\d+)') as ends
    ) t
    where c.state = p_state and strpos(c.towns, ';' || v_key || ',') > 0
    limit 1;
end
$$;
revoke all on function private.find_town(text, text) from public, anon, authenticated, service_role;

-- Miles between two positions, over the ground.
create function private.miles_between(p_one point, p_other point) returns double precision
language sql immutable set search_path = ''
as $$
  select 2 * 3958.76 * asin(least(1, sqrt(
    power(sind((p_other[1] - p_one[1]) / 2), 2)
      + cosd(p_one[1]) * cosd(p_other[1]) * power(sind((p_other[0] - p_one[0]) / 2), 2)
  )))
$$;
revoke all on function private.miles_between(point, point) from public, anon, authenticated, service_role;
