SET local check_function_bodies = off;

DROP INDEX "public"."listings_live_freshest_idx";

DROP INDEX "public"."listings_live_price_high_idx";

DROP VIEW "private"."live_listings";

DROP FUNCTION "private"."figures_of_found"(text[], text);

DROP FUNCTION "private"."listing_conditions"(text[], text);

CREATE TABLE "private"."market_rows" (
  "id"            uuid                        NOT NULL,
  "freshest"      timestamp without time zone NOT NULL,
  "price_low"     bigint                      NOT NULL,
  "price_high"    bigint                      NOT NULL,
  "price_each"    numeric                     NOT NULL,
  "cap_rate"      numeric                     NOT NULL,
  "beds"          integer                     NOT NULL,
  "occupancy"     numeric                     NOT NULL,
  "built"         integer                     NOT NULL,
  "state"         text                        NOT NULL,
  "property_type" text                        NOT NULL,
  "county"        text,
  "town"          text,
  "choices"       bigint                      NOT NULL,
  "spot"          point,
  "words"         text                        NOT NULL,
  CONSTRAINT "market_rows_pkey" PRIMARY KEY (id)
);

CREATE OR REPLACE FUNCTION private.choice_bits (
  p_facets text[]
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(bit_or(1::bigint << (c.place - 1)::integer), 0)
  from unnest(private.listing_choices()) with ordinality as c (choice, place)
  where c.choice = any (p_facets)
$function$;

CREATE OR REPLACE FUNCTION private.counties_of (
  p_source text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select format(
    $query$
      select c.state, c.county, coalesce(c.property_type, '') as property_type, sum(c.times) as listings
      from (%s) c where c.county is not null
      group by c.state, c.county, rollup (c.property_type) having sum(c.times) <> 0
      -- In one order, so that two who change listings of the same market do not wait for each other.
      order by 1, 2, 3
    $query$,
    p_source
  )
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_found (
  p_facets     text[],
  p_search     text,
  p_finds_many boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
    -- In its step in proportion, as private.market_figures has it.
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
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_rows (
  p_facets text[],
  p_search text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET enable_indexscan TO 'off'
  SET jit TO 'off'
  AS $function$
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
end
$function$;

CREATE OR REPLACE FUNCTION private.find_live_listings (
  p_facets      text[],
  p_search      text,
  p_sort        text,
  p_cursor      text,
  p_is_backward boolean,
  p_limit       integer
)
  RETURNS TABLE (
    place  bigint,
    id     uuid,
    cursor text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 21
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  v_scope constant text := 'listings:' || p_sort;
  v_from constant text := private.open_cursor(v_scope, p_cursor) #>> '{}';
  v_ids uuid[];
  v_keys text[];
begin
  execute format(
    'select array_agg(q.id), array_agg(q.key) from (%s) q',
    private.listing_query(p_facets, p_search, p_sort, v_from, p_is_backward, p_limit, private.market_reach())
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
end
$function$;

CREATE OR REPLACE FUNCTION private.find_many (
  p_searches jsonb
)
  RETURNS boolean[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
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
    private.market_reach()
  ) into v_many;
  return v_many;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_market_row()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op <> 'INSERT' then
    delete from private.market_rows m where m.id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.market_rows select n.* from private.market_rows_now n where n.id = new.id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_choices()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select private.listing_bands() || array[
    'beds:25', 'beds:50', 'beds:100', 'beds:200', 'occupancy:80', 'occupancy:85', 'occupancy:90', 'occupancy:95', 'cap:6',
    'cap:7', 'cap:8', 'cap:10', 'built:1980', 'built:2000', 'built:2010', 'built:2020', 'status:active',
    'status:under_contract', 'fresh:30', 'fresh:60', 'fresh:90', 'care:active-adult', 'care:independent-living',
    'care:assisted-living', 'care:memory-care', 'care:skilled-nursing', 'care:board-and-care', 'care:adult-day-care',
    'care:group-homes', 'license:assisted-living', 'license:memory-care', 'license:skilled-nursing', 'license:medicare',
    'license:medicaid', 'license:adult-day', 'license:home-care', 'payor:private', 'payor:medicaid', 'payor:medicare',
    'payor:medicare-advantage', 'payor:va', 'payor:long-term-insurance', 'payor:hospice'
  ]
$function$;

CREATE OR REPLACE FUNCTION private.listing_conditions (
  p_facets     text[],
  p_search     text,
  p_is_of_rows boolean DEFAULT false
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
      -- What has steps in the index is looked for from the step below.
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
          ('beds', 'beds', true, 1000000), ('occupancy', 'occupancy', false, 100), ('cap', 'cap_rate', false, 100),
          ('built', 'built', true, 9999)
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
      from private.read_search(p_search) w
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_figures (
  p_facets text[],
  p_search text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- The filters that are set, and with the whole search behind them the searches that are without one each.
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
    when private.counted_listings(p_facets, p_search) is null then private.find_many(c_searches)
    else array_fill(false, array[cardinality(c_set) + 1])
  end;
  v_found := private.figures_of_found(p_facets, p_search, v_many[cardinality(v_many)]);
  foreach v_name in array private.counted_filters() loop
    -- Of the whole country nobody chooses a county from a list.
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
      from private.read_search(p_search) r where r.word <> r.read
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_query (
  p_facets      text[],
  p_search      text,
  p_sort        text,
  p_cursor      text,
  p_is_backward boolean,
  p_limit       integer,
  p_reach       integer
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
        || 'select * from private.market_rows v where %3$s order by v.%1$I %4$s, v.id %4$s limit %6$s'
        || ') v where %2$s order by v.%1$I %4$s, v.id %4$s limit %5$s'
    end,
    v_order.name, private.listing_conditions(p_facets, p_search, p_reach is not null), v_from,
    case when v_is_down then 'desc' else 'asc' end, p_limit, p_reach
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.map_listings (
  p_facets text[],
  p_search text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
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
  -- First through the newest, then by the indexes on the filters: on one of the ways a thousand are met soon.
  v_map := private.spots_of(
    format(
      '(select * from private.market_rows v order by v.freshest desc, v.id desc limit %s) v where %s',
      private.market_reach(), private.listing_conditions(p_facets, p_search, true)
    ),
    c_most
  );
  return case
    when (v_map ->> 'is_exact')::boolean then private.spots_of_found(p_facets, p_search, c_most) else v_map
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.market_condition (
  p_facets text[]
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_bits constant bigint := private.choice_bits(p_facets);
  v_kind constant text := split_part(p_facets[1], ':', 1);
begin
  return case
    when v_kind in ('state', 'type', 'county', 'city') then format(
      'v.%I = any (%L::text[])',
      case v_kind when 'type' then 'property_type' when 'city' then 'town' else v_kind end,
      (select array_agg(substr(f, char_length(v_kind) + 2)) from unnest(p_facets) f)
    )
    when v_bits = 0 then 'false'
    else format('v.choices & %s <> 0', v_bits)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.market_figures (
  p_state         text,
  p_property_type text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
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
end
$function$;

CREATE OR REPLACE FUNCTION private.market_reach()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 50000
$function$;

CREATE OR REPLACE FUNCTION private.spots_of (
  p_rows text,
  p_most integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
end
$function$;

CREATE OR REPLACE FUNCTION private.spots_of_found (
  p_facets text[],
  p_search text,
  p_most   integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET enable_indexscan TO 'off'
  SET jit TO 'off'
  AS $function$
begin
  return private.spots_of(
    'private.live_listings v where ' || private.listing_conditions(p_facets, p_search), p_most
  );
end
$function$;

CREATE VIEW "private"."live_listings" AS  SELECT listings.id,
    listings.created_at,
    COALESCE(listings.price, '100000000001'::bigint) AS price_low,
    COALESCE(listings.price, (0)::bigint) AS price_high,
    COALESCE(listings.cap_rate, ('-1'::integer)::numeric) AS cap_rate,
    COALESCE(listings.total_beds, '-1'::integer) AS beds,
    array_remove(ARRAY[('state:'::text || listings.state), ('type:'::text || listings.property_type),
        CASE
            WHEN (listings.price <= 5000000) THEN 'price:0-5000000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((listings.price >= 5000000) AND (listings.price <= 10000000)) THEN 'price:5000000-10000000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((listings.price >= 10000000) AND (listings.price <= 25000000)) THEN 'price:10000000-25000000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((listings.price >= 25000000) AND (listings.price <= 50000000)) THEN 'price:25000000-50000000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.price >= 50000000) THEN 'price:50000000-'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) <= (100000)::numeric) THEN 'each:0-100000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) >= (100000)::numeric) AND (((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) <= (150000)::numeric)) THEN 'each:100000-150000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) >= (150000)::numeric) AND (((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) <= (200000)::numeric)) THEN 'each:150000-200000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ((((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) >= (200000)::numeric) AND (((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) <= (300000)::numeric)) THEN 'each:200000-300000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric) >= (300000)::numeric) THEN 'each:300000-'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.total_beds >= 25) THEN 'beds:25'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.total_beds >= 50) THEN 'beds:50'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.total_beds >= 100) THEN 'beds:100'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.total_beds >= 200) THEN 'beds:200'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.occupancy_rate >= (80)::numeric) THEN 'occupancy:80'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.occupancy_rate >= (85)::numeric) THEN 'occupancy:85'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.occupancy_rate >= (90)::numeric) THEN 'occupancy:90'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.occupancy_rate >= (95)::numeric) THEN 'occupancy:95'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.cap_rate >= (6)::numeric) THEN 'cap:6'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.cap_rate >= (7)::numeric) THEN 'cap:7'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.cap_rate >= (8)::numeric) THEN 'cap:8'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.cap_rate >= (10)::numeric) THEN 'cap:10'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.year_built >= 1980) THEN 'built:1980'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.year_built >= 2000) THEN 'built:2000'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.year_built >= 2010) THEN 'built:2010'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.year_built >= 2020) THEN 'built:2020'::text
            ELSE NULL::text
        END, ('status:'::text || listings.status),
        CASE
            WHEN (listings.staleness <= 0) THEN 'fresh:30'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.staleness <= 1) THEN 'fresh:60'::text
            ELSE NULL::text
        END,
        CASE
            WHEN (listings.staleness <= 2) THEN 'fresh:90'::text
            ELSE NULL::text
        END, ((('county:'::text || listings.state) || '/'::text) || listings.county),
        CASE
            WHEN (NOT listings.is_confidential) THEN ((('city:'::text || listings.state) || '/'::text) || listings.city)
            ELSE NULL::text
        END,
        CASE
            WHEN ('active-adult'::text = ANY (listings.care_types)) THEN 'care:active-adult'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('independent-living'::text = ANY (listings.care_types)) THEN 'care:independent-living'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('assisted-living'::text = ANY (listings.care_types)) THEN 'care:assisted-living'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('memory-care'::text = ANY (listings.care_types)) THEN 'care:memory-care'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('skilled-nursing'::text = ANY (listings.care_types)) THEN 'care:skilled-nursing'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('board-and-care'::text = ANY (listings.care_types)) THEN 'care:board-and-care'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('adult-day-care'::text = ANY (listings.care_types)) THEN 'care:adult-day-care'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('group-homes'::text = ANY (listings.care_types)) THEN 'care:group-homes'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('assisted-living'::text = ANY (listings.licenses)) THEN 'license:assisted-living'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('memory-care'::text = ANY (listings.licenses)) THEN 'license:memory-care'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('skilled-nursing'::text = ANY (listings.licenses)) THEN 'license:skilled-nursing'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('medicare'::text = ANY (listings.licenses)) THEN 'license:medicare'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('medicaid'::text = ANY (listings.licenses)) THEN 'license:medicaid'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('adult-day'::text = ANY (listings.licenses)) THEN 'license:adult-day'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('home-care'::text = ANY (listings.licenses)) THEN 'license:home-care'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('private'::text = ANY (listings.payors)) THEN 'payor:private'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('medicaid'::text = ANY (listings.payors)) THEN 'payor:medicaid'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('medicare'::text = ANY (listings.payors)) THEN 'payor:medicare'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('medicare-advantage'::text = ANY (listings.payors)) THEN 'payor:medicare-advantage'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('va'::text = ANY (listings.payors)) THEN 'payor:va'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('long-term-insurance'::text = ANY (listings.payors)) THEN 'payor:long-term-insurance'::text
            ELSE NULL::text
        END,
        CASE
            WHEN ('hospice'::text = ANY (listings.payors)) THEN 'payor:hospice'::text
            ELSE NULL::text
        END], NULL::text) AS facets,
    (' '::text || lower(regexp_replace(((((((((((listings.property_name || ' '::text) || listings.city) || ' '::text) || listings.state) || ' '::text) || COALESCE(listings.broker_name, ''::text)) || ' '::text) || COALESCE(('{"AK": "Alaska", "AL": "Alabama", "AR": "Arkansas", "AZ": "Arizona", "CA": "California", "CO": "Colorado", "CT": "Connecticut", "DC": "District of Columbia", "DE": "Delaware", "FL": "Florida", "GA": "Georgia", "HI": "Hawaii", "IA": "Iowa", "ID": "Idaho", "IL": "Illinois", "IN": "Indiana", "KS": "Kansas", "KY": "Kentucky", "LA": "Louisiana", "MA": "Massachusetts", "MD": "Maryland", "ME": "Maine", "MI": "Michigan", "MN": "Minnesota", "MO": "Missouri", "MS": "Mississippi", "MT": "Montana", "NC": "North Carolina", "ND": "North Dakota", "NE": "Nebraska", "NH": "New Hampshire", "NJ": "New Jersey", "NM": "New Mexico", "NV": "Nevada", "NY": "New York", "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon", "PA": "Pennsylvania", "RI": "Rhode Island", "SC": "South Carolina", "SD": "South Dakota", "TN": "Tennessee", "TX": "Texas", "UT": "Utah", "VA": "Virginia", "VT": "Vermont", "WA": "Washington", "WI": "Wisconsin", "WV": "West Virginia", "WY": "Wyoming"}'::jsonb ->> listings.state), ''::text)) || ' '::text) || listings.property_type), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))) AS words,
    COALESCE(((listings.price)::numeric / (NULLIF(listings.total_beds, 0))::numeric), ('-1'::integer)::numeric) AS price_each,
    COALESCE(listings.occupancy_rate, ('-1'::integer)::numeric) AS occupancy,
    COALESCE(listings.year_built, '-1'::integer) AS built,
    ((listings.created_at AT TIME ZONE 'UTC'::text) - ((listings.staleness)::double precision * '36500 days'::interval)) AS freshest,
    listings.spot,
    listings.state,
    listings.property_type,
    ((listings.state || '/'::text) || listings.county) AS county,
        CASE
            WHEN (NOT listings.is_confidential) THEN ((listings.state || '/'::text) || listings.city)
            ELSE NULL::text
        END AS town
   FROM public.listings
  WHERE ((listings.approval_status = 'approved'::public.approval_status) AND (listings.status = ANY (ARRAY['active'::text, 'under_contract'::text])) AND (NOT listings.is_unlisted));

create view private.market_rows_now as
select
  v.id, v.freshest, v.price_low, v.price_high, v.price_each, v.cap_rate, v.beds, v.occupancy, v.built, v.state,
  v.property_type, v.county, v.town, private.choice_bits(v.facets) as choices, v.spot, v.words
from private.live_listings v;

CREATE INDEX market_rows_beds_idx ON private.market_rows USING btree (beds, id)
  INCLUDE (state, property_type, county, town, choices, price_low, price_high, price_each, occupancy, cap_rate, built, spot, words, freshest);

CREATE INDEX market_rows_cap_rate_idx ON private.market_rows USING btree (cap_rate, id)
  INCLUDE (state, property_type, county, town, choices, price_low, price_high, price_each, beds, occupancy, built, spot, words);

CREATE INDEX market_rows_freshest_idx ON private.market_rows USING btree (freshest, id)
  INCLUDE (state, property_type, county, town, choices, price_low, price_high, price_each, beds, occupancy, cap_rate, built, spot, words);

CREATE INDEX market_rows_price_high_idx ON private.market_rows USING btree (price_high, id)
  INCLUDE (state, property_type, county, town, choices, price_low, price_each, beds, occupancy, cap_rate, built, spot, words);

CREATE INDEX market_rows_price_low_idx ON private.market_rows USING btree (price_low, id)
  INCLUDE (state, property_type, county, town, choices, price_high, price_each, beds, occupancy, cap_rate, built, spot, words);

CREATE TRIGGER keep_changed_market_row
  AFTER UPDATE ON public.listings
  FOR EACH ROW
  WHEN (
    old.property_name is distinct from new.property_name or
    old.city is distinct from new.city or
    old.state is distinct from new.state or
    old.county is distinct from new.county or
    old.spot::text is distinct from new.spot::text or
    old.is_confidential is distinct from new.is_confidential or
    old.broker_name is distinct from new.broker_name or
    old.property_type is distinct from new.property_type or
    old.price is distinct from new.price or
    old.total_beds is distinct from new.total_beds or
    old.occupancy_rate is distinct from new.occupancy_rate or
    old.cap_rate is distinct from new.cap_rate or
    old.year_built is distinct from new.year_built or
    old.care_types is distinct from new.care_types or
    old.licenses is distinct from new.licenses or
    old.payors is distinct from new.payors or
    old.status is distinct from new.status or
    old.approval_status is distinct from new.approval_status or
    old.is_unlisted is distinct from new.is_unlisted or
    old.staleness is distinct from new.staleness or
    old.created_at is distinct from new.created_at
  )
  EXECUTE FUNCTION private.keep_market_row();

CREATE TRIGGER keep_market_row
  AFTER INSERT OR DELETE ON public.listings
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_market_row();

COMMENT ON COLUMN "private"."market_rows"."choices" IS 'A bit for each of private.listing_choices().';

REVOKE ALL ON FUNCTION "private"."choice_bits"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."choice_bits"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."choice_bits"(text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_found"(text[], text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."figures_of_found"(text[], text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_found"(text[], text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_many"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_many"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_many"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_market_row"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_market_row"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_market_row"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."listing_choices"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listing_choices"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listing_choices"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."listing_conditions"(text[], text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listing_conditions"(text[], text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listing_conditions"(text[], text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."market_condition"(text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."market_condition"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."market_condition"(text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."market_reach"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."market_reach"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."market_reach"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."spots_of"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."spots_of"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."spots_of"(text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."spots_of_found"(text[], text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."spots_of_found"(text[], text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."spots_of_found"(text[], text, integer) TO "postgres";

-- The planner's estimates answer everybody: `count=planned` hands them out, and for leakproof comparisons
-- they come from what ANALYZE has seen of the whole table, rows that are withheld from the caller included. From
-- how an estimate moves with the bound of a filter, members could read latitudes, streets and addresses of
-- mail. So nothing is sampled of words and places that no index orders; their estimates are then constants.
-- What rows are filtered by stays: a status tells of nobody.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end
$$;

-- The comparison of schemas does not say whose a table of the server is.
revoke all on table private.market_rows, private.market_rows_now, private.live_listings from public, anon, authenticated, service_role;

-- What is on the market already.
insert into private.market_rows select n.* from private.market_rows_now n;

insert into private.live_county_counts (state, county, property_type, listings)
select m.state, m.county, '', sum(m.listings)
from private.live_county_counts m
group by m.state, m.county;

analyze private.market_rows;
