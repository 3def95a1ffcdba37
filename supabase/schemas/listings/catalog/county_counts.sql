-- Live listings per county, by kind and in total (empty kind): the data of the market map.
create table private.live_county_counts (
  state text not null,
  county text not null,
  property_type text not null,
  listings bigint not null,
  constraint live_county_counts_pkey primary key (state, county, property_type)
);

-- Builds the count rows for a set of listings; `p_source` is a query over listings with `times`.
create function private.counties_of(p_source text) returns text
language sql immutable set search_path = '' as $$
  select format(
    $query$
      select c.state, c.county, coalesce(c.property_type, '') as property_type, sum(c.times) as listings
      from (%s) c where c.county is not null
      group by c.state, c.county, rollup (c.property_type) having sum(c.times) <> 0
      -- Fixed order, so concurrent changes in one market can't deadlock.
      order by 1, 2, 3
    $query$,
    p_source
  )
$$;

create function private.count_counties() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    $query$
      insert into private.live_county_counts as m (state, county, property_type, listings)
      %s
      on conflict (state, county, property_type) do update set listings = m.listings + excluded.listings
    $query$,
    private.counties_of(private.changed_live_listings(tg_op))
  );
  return null;
end $$;

select private.set_up_listing_counter('public.listings', 'counties', 'private.count_counties');
