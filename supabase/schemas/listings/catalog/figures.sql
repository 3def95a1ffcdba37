-- Returns the precomputed count of live listings for searches by state and kind only; null for any other
-- search.
create function private.counted_listings(p_facets text[], p_search text) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  if private.normalize_search_text(p_search) <> '' or (
    select count(*) <> count(k.kind) or count(*) <> count(distinct k.kind)
    from unnest(p_facets) f
    left join (values ('state'), ('type')) as k (kind) on f like k.kind || ':%'
  ) then
    return null;
  end if;
  return (
    select coalesce(sum(m.listings), 0)
    from private.live_listing_measures m
    where m.measure = 'listed'
      and m.state = any (coalesce(
        (select string_to_array(substr(f, 7), ',') from unnest(p_facets) f where f like 'state:%'), '{""}'
      ))
      and m.property_type = any (coalesce(
        (select string_to_array(substr(f, 6), ',') from unnest(p_facets) f where f like 'type:%'), '{""}'
      ))
  );
end $$;

-- The filters with counted options.
create function private.counted_filters() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'state', 'type', 'price', 'each', 'beds', 'occupancy', 'cap', 'built', 'care', 'license', 'payor', 'status', 'fresh',
    'county', 'city'
  ]
$$;

-- Returns which of several searches match over a thousand listings, judged by a sample of the newest rows
-- that one index holds. Searches not found frequent match few enough rows for the filter indexes.
create function private.find_large_searches(p_searches jsonb) returns boolean[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  v_many boolean[];
begin
  execute format(
    'select array[%s] from (select * from private.market_rows v order by v.freshest desc, v.id desc limit %s) v',
    (
      select string_agg(
        format(
          'count(*) filter (where %s) > 1000',
          private.listing_conditions(array(select jsonb_array_elements_text(s.search -> 0)), s.search ->> 1, true)
        ), ', ' order by s.place
      )
      from jsonb_array_elements(p_searches) with ordinality as s (search, place)
    ),
    private.max_market_scan_rows()
  ) into v_many;
  return v_many;
end $$;

-- Computes a search's figures from up to a thousand matching rows, found by the indexes of its filters.
create function private.figures_of_rows(p_facets text[], p_search text) returns jsonb
language plpgsql stable security definer set search_path = ''
set enable_seqscan = off set enable_indexscan = off set jit = off as $$
declare
  v_most constant integer := 1000;
  v_found jsonb;
begin
  execute format(
    $query$
      with found as materialized (
        select v.created_at, v.price_high, v.cap_rate, v.facets
        from private.live_listings v where %s limit %s
      )
      select jsonb_build_object(
        'count', count(*),
        'recent', count(*) filter (where f.created_at > now() - interval '30 days'),
        'value', coalesce(sum(f.price_high), 0),
        'cap_rate', round((
          percentile_cont(0.5) within group (order by f.cap_rate) filter (where f.cap_rate >= 0)
        )::numeric, 2),
        'facets', (
          select jsonb_object_agg(n.name, coalesce(c.choices, '{}'))
          from unnest(private.counted_filters()) as n (name)
          left join (
            select
              split_part(u.facet, ':', 1) as name,
              jsonb_object_agg(split_part(u.facet, ':', 2), u.listings) as choices
            from (
              select o.facet, count(*) as listings
              from found, unnest(found.facets) as o (facet) group by o.facet
            ) u
            group by 1
          ) c on c.name = n.name
        )
      )
      from found f
    $query$,
    private.listing_conditions(p_facets, p_search), v_most + 1
  ) into v_found;
  return case
    when (v_found ->> 'count')::integer <= v_most then v_found || '{"is_exact": true}'
    else jsonb_build_object('count', v_most, 'is_exact', false)
  end;
end $$;

-- Returns a search's figures: count, new in 30 days, total asking price, median cap rate, and counts per
-- filter option. Above a thousand matches, which the caller may already know, only precomputed values are
-- returned.
create function private.figures_of_found(p_facets text[], p_search text, p_finds_many boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_counted constant bigint := private.counted_listings(p_facets, p_search);
  v_state constant text := coalesce((select min(substr(f, 7)) from unnest(p_facets) f where f like 'state:%'), '');
  v_type constant text := coalesce((select min(substr(f, 6)) from unnest(p_facets) f where f like 'type:%'), '');
begin
  if v_counted is null and p_finds_many then
    return jsonb_build_object('count', 1000, 'is_exact', false);
  elsif v_counted is null or v_counted <= 1000 then
    return private.figures_of_rows(p_facets, p_search);
  end if;
  if exists (select from unnest(p_facets) f where f like '%,%') then
    return jsonb_build_object('count', v_counted, 'is_exact', true);
  end if;
  return jsonb_build_object(
    'count', v_counted, 'is_exact', true,
    'recent', case when cardinality(p_facets) = 0 then (
      select coalesce(sum(d.listings), 0) from private.live_listing_days d
      where d.day > (now() at time zone 'UTC')::date - 30
    ) end,
    'value', (
      select m.numerator from private.live_listing_measures m
      where m.state = v_state and m.property_type = v_type and m.measure = 'listed' and m.bucket = 0
    ),
    -- Interpolated within the bucket, like private.market_figures.
    'cap_rate', (
      select round(
        (c.bucket + (0.5 * c.total - c.before) / c.listings) * private.measure_step('cap_rate'), 2
      )
      from (
        select
          m.bucket, m.listings, sum(m.listings) over () as total,
          sum(m.listings) over (order by m.bucket) - m.listings as before
        from private.live_listing_measures m
        where m.state = v_state and m.property_type = v_type and m.measure = 'cap_rate' and m.listings > 0
      ) c
      where 0.5 * c.total > c.before and 0.5 * c.total <= c.before + c.listings
    ),
    'facets', jsonb_build_object(
      'state', (
        select coalesce(jsonb_object_agg(m.state, m.listings), '{}')
        from private.live_listing_measures m
        where m.state <> '' and m.property_type = v_type and m.measure = 'listed' and m.listings > 0
      ),
      'type', (
        select coalesce(jsonb_object_agg(m.property_type, m.listings), '{}')
        from private.live_listing_measures m
        where m.state = v_state and m.property_type <> '' and m.measure = 'listed' and m.listings > 0
      )
    ) || case when v_state = '' then '{}' else jsonb_build_object('county', (
      select coalesce(jsonb_object_agg(c.name, c.listings), '{}')
      from (
        select m.state || '/' || m.county as name, sum(m.listings) as listings
        from private.live_county_counts m
        where m.state = v_state and m.property_type = v_type and m.listings > 0
        group by 1
      ) c
    )) end
  );
end $$;

-- Same, for display: each filter's options are counted as if it were not set, so they show the result of
-- choosing them instead. Filters without counts are missing from `facets`.
create function private.listing_figures(p_facets text[], p_search text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- The active filters: the full search, and one search without each filter.
  c_set constant text[] := array(
    select n.name from unnest(private.counted_filters()) with ordinality as n (name, place)
    where exists (select from unnest(p_facets) f where f like n.name || ':%')
    order by n.place
  );
  c_searches constant jsonb := (
    select jsonb_agg(jsonb_build_array(
      (select coalesce(jsonb_agg(f), '[]') from unnest(p_facets) f where s.name is null or f not like s.name || ':%'), p_search
    ) order by s.place)
    from unnest(c_set || null::text) with ordinality as s (name, place)
  );
  v_many boolean[];
  v_found jsonb;
  v_facets jsonb := '{}';
  v_name text;
  v_at integer;
  v_choices jsonb;
begin
  v_many := case
    when private.counted_listings(p_facets, p_search) is null then private.find_large_searches(c_searches)
    else array_fill(false, array[cardinality(c_set) + 1])
  end;
  v_found := private.figures_of_found(p_facets, p_search, v_many[cardinality(v_many)]);
  foreach v_name in array private.counted_filters() loop
    -- Counties are not listed for a nationwide search.
    continue when v_name in ('county', 'city')
      and not exists (select from unnest(p_facets) f where f ~ '^(state:[A-Z]{2}$|county:|city:)');
    v_at := array_position(c_set, v_name);
    v_choices := case
      when v_at is null then v_found
      else private.figures_of_found(
        array(select f from unnest(p_facets) f where f not like v_name || ':%'), p_search, v_many[v_at]
      )
    end #> array['facets', v_name];
    if v_choices is not null then
      v_facets := v_facets || jsonb_build_object(v_name, v_choices);
    end if;
  end loop;
  return v_found || jsonb_build_object(
    'facets', v_facets,
    'read_as', (
      select coalesce(jsonb_object_agg(r.word, r.read), '{}')
      from private.correct_search_words(p_search) r where r.word <> r.read
    )
  );
end $$;
grant execute on function private.listing_figures(text[], text) to anon, authenticated;

-- Returns a search's figures: `count` with `is_exact`, `recent`, `value`, `cap_rate`, `facets` by filter and
-- option, and `read_as`, the corrected terms.
create function public.listing_figures(facets text[] default '{}', search text default '') returns jsonb
language sql stable set search_path = '' as $$
  select private.listing_figures(coalesce($1, '{}'), coalesce($2, ''))
$$;
grant execute on function public.listing_figures(text[], text) to anon, authenticated;
