-- Town positions, the only ones that listing search uses. A listing is mapped at its town, or if confidential
-- at its county's center, so no circle or area reveals more than the public place. Rows come with a
-- migration.
create table private.counties (
  state text not null,
  -- The common name: "Franklin County", "Orleans Parish".
  county text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- ";dublin,14,-13;…": keys from private.normalize_town_name(), with hundredths of a degree north and east of the
  -- county's center. Thirty thousand separate rows would take longer to insert than the rest of a new
  -- database.
  towns text not null,
  constraint counties_pkey primary key (state, county),
  constraint counties_latitude_range check (latitude between -90 and 90),
  constraint counties_longitude_range check (longitude between -180 and 180)
);

-- Normalizes names: "St. Paul" equals "Saint Paul", "Winston-Salem" equals "Winston Salem", "San José" equals
-- "San Jose".
create function private.normalize_town_name(p_name text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(regexp_replace(
    btrim(regexp_replace(
      translate(lower(replace(p_name, '''', '')), 'áéíóúñü', 'aeiounu'), '[^[:alnum:]]+', ' ', 'g'
    )),
    '\mst\M', 'saint', 'g'
  ), '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g')
$$;

-- Returns a town's position; nothing if unknown.
create function private.find_town(p_state text, p_name text)
returns table (county text, latitude double precision, longitude double precision)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_key constant text := private.normalize_town_name(p_name);
begin
  return query
    select c.county, c.latitude + t.ends[1]::double precision / 100, c.longitude + t.ends[2]::double precision / 100
    from private.counties c
    cross join lateral (
      select regexp_match(substr(c.towns, strpos(c.towns, ';' || v_key || ','), 140), ',(-?\d+),(-?\d+)') as ends
    ) t
    where c.state = p_state and strpos(c.towns, ';' || v_key || ',') > 0
    limit 1;
end $$;

-- Returns the distance between two positions in miles.
create function private.miles_between(p_one point, p_other point) returns double precision
language sql immutable set search_path = '' as $$
  select 2 * 3958.76 * asin(least(1, sqrt(
    power(sind((p_other[1] - p_one[1]) / 2), 2)
      + cosd(p_one[1]) * cosd(p_other[1]) * power(sind((p_other[0] - p_one[0]) / 2), 2)
  )))
$$;
