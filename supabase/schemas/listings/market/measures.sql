-- Market figures of live listings: price, occupancy, and cap rate by state and kind. Counted in buckets as
-- listings change, so the median of a million prices is read from a few thousand rows.
create table private.live_listing_measures (
  state text not null,
  property_type text not null,
  measure text not null,
  -- Bucket number from zero; the last one includes everything above.
  bucket integer not null,
  listings bigint not null,
  -- Their quotient is the weighted average: total price by total beds, not the mean of each listing's price
  -- per bed.
  numerator numeric not null,
  denominator numeric not null,
  constraint live_listing_measures_pkey primary key (property_type, state, measure, bucket),
  constraint live_listing_measures_is_known
    check (measure in ('listed', 'price_per_bed', 'occupancy', 'cap_rate')),
  constraint live_listing_measures_numerator_is_measure check (private.is_measure(numerator)),
  constraint live_listing_measures_denominator_is_measure check (private.is_measure(denominator))
);

create index live_listing_measures_state_idx on private.live_listing_measures (state);

-- Bucket width: dollars or percentage points.
create function private.measure_step(p_measure text) returns numeric
language sql immutable set search_path = '' as $$
  select case p_measure when 'price_per_bed' then 5000 when 'occupancy' then 2 when 'cap_rate' then 0.25 end
$$;

-- Builds the count rows of a set of listings for a trigger to execute; `p_source` is a query over listings
-- with `times`.
create function private.build_measures_query(p_source text) returns text
language sql immutable set search_path = '' as $$
  select format(
    $query$
      select
        coalesce(c.state, '') as state, coalesce(c.property_type, '') as property_type, m.measure,
        coalesce(least(floor(m.value / private.measure_step(m.measure)), 199), 0)::integer as bucket,
        sum(c.times) as listings, sum(c.times * m.numerator) as numerator,
        sum(c.times * m.denominator) as denominator
      from (%s) c, lateral (values
        ('listed', null::numeric, coalesce(c.price, 0)::numeric, 1::numeric),
        ('price_per_bed', c.price::numeric / nullif(c.total_beds, 0), c.price, c.total_beds),
        ('occupancy', c.occupancy_rate, c.occupancy_rate * c.total_beds, c.total_beds),
        ('cap_rate', c.cap_rate, c.cap_rate * c.price, c.price)
      ) as m (measure, value, numerator, denominator)
      where m.numerator is not null and m.denominator > 0
      group by cube (c.state, c.property_type), 3, 4
      having sum(c.times) <> 0 or sum(c.times * m.numerator) <> 0 or sum(c.times * m.denominator) <> 0
      -- Fixed order, so concurrent changes in one market can't deadlock.
      order by 1, 2, 3, 4
    $query$,
    p_source
  )
$$;

create function private.update_measure_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    $query$
      insert into private.live_listing_measures as m
        (state, property_type, measure, bucket, listings, numerator, denominator)
      %s
      on conflict (property_type, state, measure, bucket) do update set
        listings = m.listings + excluded.listings,
        numerator = m.numerator + excluded.numerator,
        denominator = m.denominator + excluded.denominator
    $query$,
    private.build_measures_query(private.changed_live_listings(tg_op))
  );
  return null;
end $$;

select private.set_up_listing_counter('public.listings', 'measures', 'private.update_measure_counts');

-- Finds a percentile's bucket by cumulative count and interpolates within it: accurate to a bucket, whatever
-- the number of listings.
create function private.market_figures(p_state text default null, p_property_type text default null) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  return (
    with cells as (
      select 'whole' as part, '' as name, m.*
      from private.live_listing_measures m
      where m.state = coalesce(p_state, '') and m.property_type = coalesce(p_property_type, '')
      union all
      select 'states', m.state, m.*
      from private.live_listing_measures m
      where m.state <> '' and m.property_type = coalesce(p_property_type, '')
      union all
      select 'types', m.property_type, m.*
      from private.live_listing_measures m
      where m.state = coalesce(p_state, '') and m.property_type <> ''
    ),
    counted as (
      select
        c.*, sum(c.listings) over (running) - c.listings as before,
        sum(c.listings) over (whole) as total,
        sum(c.numerator) over (whole) as all_numerators,
        sum(c.denominator) over (whole) as all_denominators
      from cells c
      where c.listings > 0
      window
        whole as (partition by c.part, c.name, c.measure),
        running as (whole order by c.bucket)
    ),
    measured as (
      select
        c.part, c.name, c.measure, max(c.total) as total, max(c.all_numerators) as numerator,
        round(max(c.all_numerators) / max(c.all_denominators), 2) as average,
        max(q.at) filter (where q.share = 0.25) as low,
        max(q.at) filter (where q.share = 0.5) as middle,
        max(q.at) filter (where q.share = 0.75) as high
      from counted c
      left join lateral (
        select
          p.share,
          round(
            (c.bucket + (p.share * c.total - c.before) / c.listings) * private.measure_step(c.measure), 2
          ) as at
        from (values (0.25), (0.5), (0.75)) as p (share)
        where p.share * c.total > c.before and p.share * c.total <= c.before + c.listings
      ) q on true
      group by c.part, c.name, c.measure
    ),
    described as (
      select
        m.part, m.name,
        jsonb_build_object(
          'name', m.name,
          'listings', coalesce(max(m.total) filter (where m.measure = 'listed'), 0),
          'value', coalesce(max(m.numerator) filter (where m.measure = 'listed'), 0)
        ) || coalesce(
          jsonb_object_agg(
            m.measure,
            jsonb_build_object(
              'listings', m.total, 'average', m.average, 'low', m.low, 'middle', m.middle, 'high', m.high
            )
          ) filter (where m.measure <> 'listed'),
          '{}'
        ) as figures
      from measured m
      group by m.part, m.name
    )
    select jsonb_build_object(
      'whole', coalesce(
        (select d.figures from described d where d.part = 'whole'),
        jsonb_build_object('name', '', 'listings', 0, 'value', 0)
      ),
      'states', coalesce(
        (select jsonb_agg(d.figures order by d.name) from described d where d.part = 'states'), '[]'
      ),
      'types', coalesce(
        (select jsonb_agg(d.figures order by d.name) from described d where d.part = 'types'), '[]'
      )
    )
  );
end $$;

-- Returns figures of all live listings, or of a state, a kind, or both: count, price per bed, occupancy, and
-- cap rate. `states` compares the kind across states, `types` the state's kinds.
select private.expose('market_figures', 'anon, authenticated', 'plain');

-- Totals of states and kinds, without the price and rate buckets between them.
create index live_listing_measures_listed_idx on private.live_listing_measures (state, property_type)
  where measure = 'listed';
