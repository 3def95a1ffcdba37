-- A search by ranges of its own, by the names of states and by what a community is, also where a word is
-- misspelt; and what the filters would leave, counted beside each of their choices.

-- What a live listing is found by, once for the view and for the indexes, which must say it word for word.
-- `price` and `each` come in bands, which hold both their ends, the others in steps that hold from there on.
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
        case when cap_rate >= 10 then 'cap:10' end
      ], null)
    $facets$,
    v_each
  );
  -- A table of names beside the rows would be no part of an index.
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
  v_live constant text := $live$approval_status = 'approved' and status in ('active', 'under_contract')$live$;
begin
  execute format(
    $view$
      create view private.live_listings as
      select
        id, created_at, coalesce(price, 100000000001) as price_low, coalesce(price, 0) as price_high,
        coalesce(cap_rate, -1) as cap_rate, coalesce(total_beds, -1) as beds,
        %s as facets, %s as words, %s as price_each, coalesce(occupancy_rate, -1) as occupancy
      from public.listings
      where %s
    $view$,
    v_facets, v_words, v_price_each, v_live
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
end
$$;

revoke all on table private.live_listings from public, anon, authenticated, service_role;

-- The conditions of a search as SQL, so that the planner sees what is asked for. A facet is a choice that
-- the index knows ('beds:50'), several states or kinds of which one is enough ('state:OH,TX'), or a range
-- with one end or both ('cap:7.5-9').
create function private.listing_conditions(p_facets text[], p_search text) returns text
language plpgsql stable set search_path = ''
as $$
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
  then
    raise exception 'Nobody filters by as much as that.' using errcode = '22023';
  end if;
  foreach v_facet in array coalesce(p_facets, '{}') loop
    v_range := regexp_match(
      v_facet, '^(price|each|beds|occupancy|cap):([0-9]{1,12}(?:\.[0-9]{1,3})?)?-([0-9]{1,12}(?:\.[0-9]{1,3})?)?$'
    );
    if v_facet ~ '^(state|type):[^,]+(,[^,]+)+$' then
      v_parts := v_parts || format(
        'v.facets && %L::text[]',
        (
          select array_agg(split_part(v_facet, ':', 1) || ':' || o.choice)
          from unnest(string_to_array(split_part(v_facet, ':', 2), ',')) as o (choice)
        )
      );
    elsif v_range is null or v_facet = any (private.listing_bands()) then
      v_exact := v_exact || v_facet;
    else
      v_from := v_range[2];
      v_to := v_range[3];
      -- What has steps in the index is looked for from the step below.
      v_exact := v_exact || array(
        select v_range[1] || ':' || max(s.step)
        from (values
          ('beds', 25), ('beds', 50), ('beds', 100), ('beds', 200), ('occupancy', 80), ('occupancy', 85),
          ('occupancy', 90), ('occupancy', 95), ('cap', 6), ('cap', 7), ('cap', 8), ('cap', 10)
        ) as s (name, step)
        where s.name = v_range[1] and s.step <= v_from
        having max(s.step) is not null
      );
      -- Below zero, or above every price, stands what nobody has told.
      v_parts := v_parts || (
        select format(
          'v.%1$I >= %2$s and v.%1$I <= %3$s',
          c.name,
          case when c.is_whole then ceil(coalesce(v_from, 0)) else coalesce(v_from, 0) end,
          case when c.is_whole then floor(coalesce(v_to, c.most)) else coalesce(v_to, c.most) end
        )
        from (values
          ('price', 'price_low', true, 100000000000), ('each', 'price_each', false, 999999999999),
          ('beds', 'beds', true, 1000000), ('occupancy', 'occupancy', false, 100), ('cap', 'cap_rate', false, 100)
        ) as c (range, name, is_whole, most)
        where c.range = v_range[1]
      );
      -- And what has bands in those that the range touches: they are met beside the other filters.
      v_bands := array(
        select b.name
        from unnest(private.listing_bands()) as b (name)
        cross join lateral (select string_to_array(split_part(b.name, ':', 2), '-') as ends) e
        where split_part(b.name, ':', 1) = v_range[1]
          and e.ends[1]::numeric <= coalesce(v_to, 'Infinity')
          and coalesce(nullif(e.ends[2], '')::numeric, 'Infinity') >= coalesce(v_from, 0)
      );
      if cardinality(v_bands) between 1 and 4 then
        v_parts := v_parts || format('v.facets && %L::text[]', v_bands);
      end if;
    end if;
  end loop;
  return concat_ws(
    ' and ',
    array_to_string(v_parts, ' and '),
    case when cardinality(v_exact) > 0 then format('v.facets @> %L::text[]', v_exact) end,
    (
      select string_agg(
        format('v.words like %L', case when char_length(w.read) < 3 then '% ' else '%' end || w.read || '%'),
        ' and ' order by w.place
      )
      from private.read_search(p_search) w
    )
  );
end
$$;
revoke all on function private.listing_conditions(text[], text) from public, anon, authenticated, service_role;

-- One page as a query, in one of two ways. `p_reach` goes through the order from the cursor on, at most
-- that many rows; null begins with the rows that fit, however many there are.
create function private.listing_query(
  p_facets text[], p_search text, p_sort text, p_cursor text, p_is_backward boolean, p_limit integer,
  p_reach integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_order record;
  v_is_down boolean;
  v_from text := 'true';
begin
  select o.name, o.type, o.is_down into v_order
  from (values
    ('newest', 'created_at', 'timestamptz', true),
    ('price-low', 'price_low', 'bigint', false),
    ('price-high', 'price_high', 'bigint', true),
    ('cap', 'cap_rate', 'numeric', true),
    ('beds', 'beds', 'integer', true)
  ) as o (sort, name, type, is_down)
  where o.sort = p_sort;
  if not found then
    raise exception 'Listings have no order called that.' using errcode = '22023';
  end if;
  v_is_down := v_order.is_down <> p_is_backward;
  if p_cursor is not null then
    v_from := format(
      '(v.%I, v.id) %s (%L::%s, %L::uuid)', v_order.name, case when v_is_down then '<' else '>' end,
      split_part(p_cursor, '~', 1), v_order.type, split_part(p_cursor, '~', 2)
    );
  end if;
  -- An order by price begins where the range of prices does, not at the other end of the market.
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
        || 'select * from private.live_listings v where %3$s order by v.%1$I %4$s, v.id %4$s limit %6$s'
        || ') v where %2$s order by v.%1$I %4$s, v.id %4$s limit %5$s'
    end,
    v_order.name, private.listing_conditions(p_facets, p_search), v_from,
    case when v_is_down then 'desc' else 'asc' end, p_limit, p_reach
  );
end
$$;
revoke all on function private.listing_query(text[], text, text, text, boolean, integer, integer)
  from public, anon, authenticated, service_role;

-- In PL/pgSQL: an SQL function is planned anew at each call, and with policies that took as long
-- as finding the page.
create function public.find_listings(
  facets text[] default '{}', search text default '', sort text default 'newest',
  after text default null, before text default null, page_size integer default 20
) returns jsonb
language plpgsql stable set search_path = ''
as $$
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
          'cap_rate', l.cap_rate, 'status', l.status, 'created_at', l.created_at,
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
end
$$;
revoke all on function public.find_listings(text[], text, text, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_listings(text[], text, text, text, text, integer) to anon, authenticated;
