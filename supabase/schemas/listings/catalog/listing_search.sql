-- Search by ranges, state names, and community attributes, with typo tolerance. Filter counts are in
-- figures.sql.

-- Returns a circle or area as SQL; unknown towns and invalid areas match nothing.
create function private.place_condition(p_facet text) returns text
language plpgsql stable set search_path = '' as $$
declare
  c_number constant text := '(-?[0-9]{1,3}(?:\.[0-9]{1,4})?)';
  v_named constant text[] := regexp_match(p_facet, '^near:([A-Z]{2})/([^,]{1,100}),([0-9]{1,3})$');
  v_circle text[] := regexp_match(p_facet, '^near:' || c_number || ',' || c_number || ',([0-9]{1,3})$');
  v_corners text[];
  v_miles numeric;
begin
  if v_named is not null then
    select array[t.latitude::text, t.longitude::text, v_named[3]] into v_circle
    from private.find_town(v_named[1], v_named[2]) t;
  elsif p_facet like 'area:%' then
    v_corners := array(
      select format('(%s,%s)', c.ends[2], c.ends[1])
      from string_to_table(substr(p_facet, 6), ' ') with ordinality as w (corner, place)
      cross join lateral (select regexp_match(w.corner, '^' || c_number || ',' || c_number || '$') as ends) c
      where c.ends is not null
      order by w.place
    );
    if cardinality(v_corners) >= 3 then
      return format('v.spot <@ polygon %L', '(' || array_to_string(v_corners, ',') || ')');
    end if;
  end if;
  if v_circle is null then
    return 'false';
  end if;
  -- The index covers the square around the circle. A degree of latitude is 69 miles; one of longitude is
  -- less.
  v_miles := greatest(v_circle[3]::numeric, 1);
  return (
    select format(
      'v.spot <@ box(point(%s,%s),point(%s,%s)) and private.miles_between(v.spot, point(%s,%s)) <= %s',
      p.x - p.wide, p.y - p.high, p.x + p.wide, p.y + p.high, p.x, p.y, v_miles
    )
    from (
      select v_circle[2]::double precision as x, v_circle[1]::double precision as y, v_miles / 68.7 as high,
        v_miles / 68.7 / greatest(cosd(least(abs(v_circle[1]::double precision) + 3, 89)), 0.05) as wide
    ) p
  );
end $$;

-- Builds a search's conditions as SQL, so the planner sees the actual values. A facet is an indexed option
-- ('beds:50'), several of which any may match ('state:OH,TX'), a range with one or both ends ('cap:7.5-9'), a
-- circle around a town or position ('near:TX/Dallas,50', 'near:32.8,-96.8,50'), or an area ('area:32.1,-97
-- 33,-97 33,-96'). They refer to private.live_listings as `v`, or to private.market_rows.
create function private.listing_conditions(p_facets text[], p_search text, p_is_of_rows boolean default false) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_exact text[] := '{}';
  v_parts text[] := array['true'];
  v_facet text;
  v_range text[];
  v_bands text[];
  v_from numeric;
  v_to numeric;
begin
  if cardinality(p_facets) > 64
    or exists (select from unnest(p_facets) f where char_length(f) > 400)
    -- Each filter may appear once with all its options; twice would mean both must match. Places are limited
    -- because each is measured on every scanned row, and again for each other filter's counts.
    or exists (
      select from unnest(p_facets) f
      group by case when f ~ '^(near|area):' then 'place' else split_part(f, ':', 1) end having count(*) > 2
    )
  then
    raise exception 'Too many filters.' using errcode = '22023';
  end if;
  foreach v_facet in array coalesce(p_facets, '{}') loop
    v_range := regexp_match(
      v_facet, '^(price|each|beds|occupancy|cap|built):([0-9]{1,12}(?:\.[0-9]{1,3})?)?-([0-9]{1,12}(?:\.[0-9]{1,3})?)?$'
    );
    if v_facet ~ '^(near|area):' then
      v_parts := v_parts || private.place_condition(v_facet);
    elsif v_facet ~ '^(state|type|care|license|payor|county|city):[^,]+(,[^,]+)+$' then
      v_bands := array(
        select split_part(v_facet, ':', 1) || ':' || o.choice
        from unnest(string_to_array(split_part(v_facet, ':', 2), ',')) as o (choice)
      );
      v_parts := v_parts || case
        when p_is_of_rows then private.market_condition(v_bands) else format('v.facets && %L::text[]', v_bands)
      end;
    elsif v_range is null or v_facet = any (private.listing_bands()) then
      v_exact := v_exact || v_facet;
    else
      v_from := v_range[2];
      v_to := v_range[3];
      -- Indexed buckets are searched from the bucket below.
      v_exact := v_exact || array(
        select v_range[1] || ':' || max(s.step)
        from (values
          ('beds', 25), ('beds', 50), ('beds', 100), ('beds', 200), ('occupancy', 80), ('occupancy', 85),
          ('occupancy', 90), ('occupancy', 95), ('cap', 6), ('cap', 7), ('cap', 8), ('cap', 10),
          ('built', 1980), ('built', 2000), ('built', 2010), ('built', 2020)
        ) as s (name, step)
        where s.name = v_range[1] and s.step <= v_from
        having max(s.step) is not null
      );
      -- Values below zero or above every price mean unknown.
      v_parts := v_parts || (
        select format(
          'v.%1$I >= %2$s and v.%1$I <= %3$s',
          c.name,
          case when c.is_whole then ceil(coalesce(v_from, 0)) else coalesce(v_from, 0) end,
          case when c.is_whole then floor(coalesce(v_to, c.most)) else coalesce(v_to, c.most) end
        )
        from (values
          ('price', 'price_low', true, 100000000000), ('each', 'price_each', false, 999999999999),
          ('beds', 'beds', true, 1000000), ('occupancy', 'occupancy', false, 100), ('cap', 'cap_rate', false, 100),
          ('built', 'built', true, 9999)
        ) as c (range, name, is_whole, most)
        where c.range = v_range[1]
      );
      -- Banded values are matched by the bands in the range, together with the other filters.
      v_bands := array(
        select b.name
        from unnest(private.listing_bands()) as b (name)
        cross join lateral (select string_to_array(split_part(b.name, ':', 2), '-') as ends) e
        where split_part(b.name, ':', 1) = v_range[1]
          and e.ends[1]::numeric <= coalesce(v_to, 'Infinity')
          and coalesce(nullif(e.ends[2], '')::numeric, 'Infinity') >= coalesce(v_from, 0)
      );
      if cardinality(v_bands) between 1 and 4 and not p_is_of_rows then
        v_parts := v_parts || format('v.facets && %L::text[]', v_bands);
      end if;
    end if;
  end loop;
  return concat_ws(
    ' and ',
    array_to_string(v_parts, ' and '),
    case
      when p_is_of_rows then (select string_agg(private.market_condition(array[f]), ' and ') from unnest(v_exact) f)
      when cardinality(v_exact) > 0 then format('v.facets @> %L::text[]', v_exact)
    end,
    (
      select string_agg(
        format('v.words like %L', case when char_length(w.read) < 3 then '% ' else '%' end || w.read || '%'),
        ' and ' order by w.place
      )
      from private.correct_search_words(p_search) w
    )
  );
end $$;

-- Builds one page's query in one of two ways. `p_reach` scans in sort order from the cursor, up to that many
-- rows of one index; null starts with the matching rows, however many.
create function private.listing_query(
  p_facets text[], p_search text, p_sort text, p_cursor text, p_is_backward boolean, p_limit integer,
  p_reach integer
) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_order record;
  v_is_down boolean;
  v_from text := 'true';
begin
  select o.name, o.type, o.is_down into v_order
  from (values
    ('newest', 'freshest', 'timestamp', true),
    ('price-low', 'price_low', 'bigint', false),
    ('price-high', 'price_high', 'bigint', true),
    ('cap', 'cap_rate', 'numeric', true),
    ('beds', 'beds', 'integer', true)
  ) as o (sort, name, type, is_down)
  where o.sort = p_sort;
  if not found then
    raise exception 'Listings have no such sort order.' using errcode = '22023';
  end if;
  v_is_down := v_order.is_down <> p_is_backward;
  if p_cursor is not null then
    v_from := format(
      '(v.%I, v.id) %s (%L::%s, %L::uuid)', v_order.name, case when v_is_down then '<' else '>' end,
      split_part(p_cursor, '~', 1), v_order.type, split_part(p_cursor, '~', 2)
    );
  end if;
  -- A price sort starts at the price range, not at the other end of the market.
  if v_order.type = 'bigint' then
    v_from := concat_ws(' and ', v_from, (
      select string_agg(concat_ws(
        ' and ',
        case when b.ends[1] <> '' then format('v.%I >= %L', v_order.name, b.ends[1]::bigint) end,
        case when b.ends[2] <> '' then format('v.%I <= %L', v_order.name, b.ends[2]::bigint) end
      ), ' and ')
      from unnest(p_facets) f
      cross join lateral (select regexp_match(f, '^price:(\d{0,12})-(\d{0,12})$') as ends) b
      where b.ends is not null
    ));
  end if;
  return format(
    case when p_reach is null
      then 'with v as materialized (select v.id, v.%1$I from private.live_listings v where %2$s and %3$s) '
        || 'select v.id, to_jsonb(v.%1$I) #>> ''{}'' as key from v order by v.%1$I %4$s, v.id %4$s limit %5$s'
      else 'select v.id, to_jsonb(v.%1$I) #>> ''{}'' as key from ('
        || 'select * from private.market_rows v where %3$s order by v.%1$I %4$s, v.id %4$s limit %6$s'
        || ') v where %2$s order by v.%1$I %4$s, v.id %4$s limit %5$s'
    end,
    v_order.name, private.listing_conditions(p_facets, p_search, p_reach is not null), v_from,
    case when v_is_down then 'desc' else 'asc' end, p_limit, p_reach
  );
end $$;

-- Rows scanned in sort order before falling back to sorting the matches: about 1,600 index pages. If that
-- finds too few, about 500 of a million rows match.
create function private.max_market_scan_rows() returns integer
language sql immutable set search_path = '' as $$
  select 50000
$$;

-- Matches are either frequent and found soon in sort order, or rare and cheap to sort. No estimate chooses
-- between the two: it would be wrong for words and for rarely combined filters. It never scans the whole
-- table.
create function private.find_live_listings(
  p_facets text[], p_search text, p_sort text, p_cursor text, p_is_backward boolean, p_limit integer
) returns table (place bigint, id uuid, cursor text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
rows 21 as $$
declare
  v_scope constant text := 'listings:' || p_sort;
  v_from constant text := private.open_cursor(v_scope, p_cursor) #>> '{}';
  v_ids uuid[];
  v_keys text[];
begin
  execute format(
    'select array_agg(q.id), array_agg(q.key) from (%s) q',
    private.listing_query(p_facets, p_search, p_sort, v_from, p_is_backward, p_limit, private.max_market_scan_rows())
  ) into v_ids, v_keys;
  if coalesce(cardinality(v_ids), 0) < p_limit
    and private.listing_conditions(p_facets, p_search) <> 'true'
  then
    execute format(
      'select array_agg(q.id), array_agg(q.key) from (%s) q',
      private.listing_query(p_facets, p_search, p_sort, v_from, p_is_backward, p_limit, null)
    ) into v_ids, v_keys;
  end if;
  return query select u.place, u.id, private.seal_cursor(v_scope, to_jsonb(u.key || '~' || u.id))
    from unnest(v_ids, v_keys) with ordinality as u (id, key, place);
end $$;
grant execute on function private.find_live_listings(text[], text, text, text, boolean, integer) to anon, authenticated;

-- Returns a page of matching live listings with the cursors of the adjacent pages. In PL/pgSQL, because an
-- SQL function is replanned on each call, which with policies takes as long as finding the page.
create function public.find_listings(
  facets text[] default '{}', search text default '', sort text default 'newest',
  after text default null, before text default null, page_size public.whole_number default 20
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    with wanted as (
      select
        $5 is not null and $4 is null as is_backward,
        least(greatest(coalesce($6, 20), 1), 100) as size
    ),
    found as (
      select f.place, f.id, f.cursor, w.is_backward, f.place > w.size as is_beyond
      from wanted w
      cross join lateral private.find_live_listings($1, $2, $3, coalesce($4, $5), w.is_backward, w.size + 1) f
    ),
    page as (
      select
        f.cursor, f.id,
        case when f.is_backward then -f.place else f.place end as place
      from found f
      where not f.is_beyond
    ),
    rows as (
      select
        p.place,
        jsonb_build_object(
          'id', l.id, 'property_name', l.property_name, 'location', l.location,
          'property_type', l.property_type, 'is_confidential', l.is_confidential, 'price', l.price,
          'total_beds', l.total_beds, 'total_units', l.total_units, 'occupancy_rate', l.occupancy_rate,
          'cap_rate', l.cap_rate, 'status', l.status, 'created_at', l.created_at, 'staleness', l.staleness,
          'listing_images', coalesce(
            (
              select jsonb_agg(first_image)
              from (
                select i.image_url, i.alt_text, i.caption, i.image_order, i.width, i.height
                from public.listing_images i
                where i.listing_id = l.id
                order by i.image_order
                limit 1
              ) first_image
            ),
            '[]'
          )
        ) as row
      from page p
      join public.listings l on l.id = p.id
    )
    select jsonb_build_object(
      'rows', coalesce((select jsonb_agg(r.row order by r.place) from rows r), '[]'),
      'previous', case
        when $4 is not null or (w.is_backward and exists (select from found f where f.is_beyond))
        then (select p.cursor from page p order by p.place limit 1)
      end,
      'next', case
        when w.is_backward or exists (select from found f where f.is_beyond)
        then (select p.cursor from page p order by p.place desc limit 1)
      end
    )
    from wanted w
  );
end $$;
grant execute on function public.find_listings(text[], text, text, text, text, public.whole_number) to anon, authenticated;
