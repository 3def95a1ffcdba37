SET local check_function_bodies = off;

DROP INDEX "public"."listings_live_facets_idx";

DROP VIEW "private"."live_listings";

CREATE TABLE "private"."counties" (
  "state"     text             NOT NULL,
  "county"    text             NOT NULL,
  "latitude"  double precision NOT NULL,
  "longitude" double precision NOT NULL,
  "towns"     text             NOT NULL,
  CONSTRAINT "counties_pkey" PRIMARY KEY (state, county)
);

CREATE TABLE "private"."covered_towns" (
  "listing_id" uuid NOT NULL,
  "town"       text NOT NULL,
  CONSTRAINT "covered_towns_pkey" PRIMARY KEY (listing_id)
);

CREATE TABLE "private"."live_county_counts" (
  "state"         text   NOT NULL,
  "county"        text   NOT NULL,
  "property_type" text   NOT NULL,
  "listings"      bigint NOT NULL,
  CONSTRAINT "live_county_counts_pkey" PRIMARY KEY (state, county, property_type)
);

CREATE TABLE "public"."listing_census" (
  "listing_id" uuid         NOT NULL,
  "month"      date         NOT NULL,
  "occupied"   numeric(7,1) NOT NULL,
  "available"  integer      NOT NULL,
  "rate"       integer,
  CONSTRAINT "listing_census_available_range" CHECK (((available >= 1) AND (available <= 100000))),
  CONSTRAINT "listing_census_month_is_first" CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT "listing_census_occupied_range" CHECK (((occupied >= (0)::numeric) AND (occupied <= (available)::numeric))),
  CONSTRAINT "listing_census_pkey" PRIMARY KEY (listing_id, month),
  CONSTRAINT "listing_census_rate_range" CHECK (((rate >= 0) AND (rate <= 1000000)))
);

ALTER TABLE "public"."listing_census"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."listing_census" FROM "anon";

CREATE TABLE "public"."listing_details" (
  "listing_id" uuid  NOT NULL,
  "unit_mix"   jsonb NOT NULL DEFAULT '[]'::jsonb,
  "payor_mix"  jsonb NOT NULL DEFAULT '{}'::jsonb,
  "as_of"      date  NOT NULL DEFAULT CURRENT_DATE,
  CONSTRAINT "listing_details_payor_mix_is_object" CHECK (((jsonb_typeof(payor_mix) = 'object'::text) AND (octet_length((payor_mix)::text) <= 1000))),
  CONSTRAINT "listing_details_pkey" PRIMARY KEY (listing_id),
  CONSTRAINT "listing_details_unit_mix_is_list"
    CHECK (((jsonb_typeof(unit_mix) = 'array'::text) AND (jsonb_array_length(unit_mix) <= 20) AND (octet_length((unit_mix)::text) <= 4000)))
);

ALTER TABLE "public"."listing_details"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."listing_details" FROM "anon";

ALTER TABLE "public"."listings"
  ADD COLUMN "care_types" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."listings"
  ADD COLUMN "licenses" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."listings"
  ADD COLUMN "payors" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."listings"
  ADD COLUMN "county" text;

ALTER TABLE "public"."listings"
  ADD COLUMN "spot" point;

ALTER TABLE "public"."listings"
  ADD COLUMN "staleness" smallint NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION private.age_listings()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  update public.listings l set staleness = private.staleness_of(l.confirmed_on)
  where l.approval_status = 'approved' and l.status in ('active', 'under_contract')
    and (
      l.staleness = 0 and l.confirmed_on < current_date - 30
      or l.staleness = 1 and l.confirmed_on < current_date - 60
      or l.staleness = 2 and l.confirmed_on < current_date - 90
    );
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_about_stale_listings()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing record;
  v_count integer := 0;
begin
  perform private.age_listings();
  for v_listing in
    select l.id, l.broker_id, l.property_name, l.confirmed_on,
      case when l.confirmed_on < current_date - 90 then 90 else 60 end as days
    from public.listings l
    where l.approval_status = 'approved' and l.status in ('active', 'under_contract')
      and l.confirmed_on < current_date - 60
      and not exists (
        select from private.asked_listings a
        where a.listing_id = l.id and a.confirmed_on = l.confirmed_on
          and a.days = case when l.confirmed_on < current_date - 90 then 90 else 60 end
      )
    order by l.confirmed_on
    limit 500
  loop
    insert into private.asked_listings (listing_id, confirmed_on, days)
    values (v_listing.id, v_listing.confirmed_on, v_listing.days)
    on conflict (listing_id) do update set confirmed_on = excluded.confirmed_on, days = excluded.days;
    perform private.notify(
      private.account_of(v_listing.broker_id), 'listing_stale',
      concat_ws(':', 'stale', v_listing.id, v_listing.confirmed_on, v_listing.days),
      jsonb_build_object('property', v_listing.property_name, 'days', v_listing.days),
      jsonb_build_object('listing_id', v_listing.id)
    );
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_counties()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end
$function$;

CREATE OR REPLACE FUNCTION private.counted_filters()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select array[
    'state', 'type', 'price', 'each', 'beds', 'occupancy', 'cap', 'built', 'care', 'license', 'payor', 'status', 'fresh',
    'county', 'city'
  ]
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
      select c.state, c.county, c.property_type, sum(c.times) as listings
      from (%s) c where c.county is not null
      group by 1, 2, 3 having sum(c.times) <> 0
      -- In one order, so that two who change listings of the same market do not wait for each other.
      order by 1, 2, 3
    $query$,
    p_source
  )
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_found (
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
  v_counted constant bigint := private.counted_listings(p_facets, p_search);
  v_state constant text := coalesce((select min(substr(f, 7)) from unnest(p_facets) f where f like 'state:%'), '');
  v_type constant text := coalesce((select min(substr(f, 6)) from unnest(p_facets) f where f like 'type:%'), '');
begin
  if v_counted is null or v_counted <= 1000 then
    return private.figures_of_rows(p_facets, p_search);
  end if;
  if exists (select from unnest(p_facets) f where f like '%,%') then
    return jsonb_build_object('count', v_counted, 'is_exact', true);
  end if;
  return jsonb_build_object(
    'count', v_counted, 'is_exact', true,
    'recent', case when cardinality(p_facets) = 0 then private.hero_statistics() -> 'recent' end,
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
        where m.state = v_state and v_type in ('', m.property_type) and m.listings > 0
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

CREATE OR REPLACE FUNCTION private.find_town (
  p_state text,
  p_name  text
)
  RETURNS TABLE (
    county    text,
    latitude  double precision,
    longitude double precision
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.keep_listing()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_kept_by_server constant text[] := array[
    'broker_name', 'views', 'location', 'updated_at', 'confirmed_on', 'county', 'spot', 'staleness'
  ];
  v_account uuid;
begin
  if tg_op = 'INSERT' then
    v_account := coalesce(auth.uid(), private.account_of(new.broker_id), new.broker_id);
  elsif new.broker_id <> old.broker_id then
    v_account := coalesce(private.account_of(new.broker_id), new.broker_id);
  elsif new.is_confidential <> old.is_confidential then
    v_account := private.account_of(old.broker_id);
  end if;
  if v_account is not null then
    new.broker_id := private.broker_of(v_account, case when new.is_confidential then new.id end);
    new.broker_name := private.listed_name(private.listed_as(v_account), new.is_confidential);
  end if;
  if tg_op = 'UPDATE' then
    -- A change of all listings of an account at one moment would tell which they are.
    if to_jsonb(new) - c_kept_by_server <> to_jsonb(old) - c_kept_by_server then
      new.updated_at := now();
    end if;
  -- Without a caller it is the server itself, and what it says stands.
  elsif auth.uid() is not null then
    new.approval_status := case
      when private.is_staff() or exists (
        select from public.profiles p where p.id = auth.uid() and p.is_company_user
      )
      then 'approved' else 'pending'
    end::public.approval_status;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_conditions (
  p_facets text[],
  p_search text
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
  v_found jsonb := private.figures_of_found(p_facets, p_search);
  v_facets jsonb := '{}';
  v_name text;
  v_choices jsonb;
begin
  foreach v_name in array private.counted_filters() loop
    -- Of the whole country nobody chooses a county from a list.
    continue when v_name in ('county', 'city')
      and not exists (select from unnest(p_facets) f where f ~ '^(state:[A-Z]{2}$|county:|city:)');
    v_choices := case
      when exists (select from unnest(p_facets) f where f like v_name || ':%')
      then private.figures_of_found(
        array(select f from unnest(p_facets) f where f not like v_name || ':%'), p_search
      )
      else v_found
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
        || 'select * from private.live_listings v where %3$s order by v.%1$I %4$s, v.id %4$s limit %6$s'
        || ') v where %2$s order by v.%1$I %4$s, v.id %4$s limit %5$s'
    end,
    v_order.name, private.listing_conditions(p_facets, p_search), v_from,
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
  SET enable_indexscan TO 'off'
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.material_columns (
  p_table text
)
  RETURNS TABLE (
    name  text,
    share numeric
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select m.name, m.share
  from (values
    ('listings', 'property_name', null::numeric), ('listings', 'description', null),
    ('listings', 'city', null), ('listings', 'state', null), ('listings', 'property_type', null),
    ('listings', 'care_level', null), ('listings', 'license_type', null), ('listings', 'amenities', null),
    ('listings', 'care_types', null), ('listings', 'licenses', null), ('listings', 'payors', null),
    ('listings', 'images', null), ('listings', 'total_beds', null), ('listings', 'licensed_beds', null),
    ('listings', 'total_units', null), ('listings', 'square_footage', null), ('listings', 'year_built', null),
    ('listings', 'price', 0.1), ('listings', 'occupancy_rate', 0.1), ('listings', 'cap_rate', 0.1),
    ('listings', 'avg_monthly_rate', 0.1),
    ('listing_images', 'image_url', null), ('listing_images', 'image_order', null),
    ('listing_images', 'alt_text', null), ('listing_images', 'caption', null),
    ('listing_images', 'is_primary', null), ('listing_images', 'width', null), ('listing_images', 'height', null),
    ('vendors', 'company_name', null), ('vendors', 'description', null), ('vendors', 'category', null),
    ('vendors', 'specialization_tags', null), ('vendors', 'years_experience', null),
    ('profiles', 'full_name', null), ('profiles', 'company_name', null), ('profiles', 'brokerage_name', null)
  ) as m (relation, name, share)
  where m.relation = p_table
$function$;

CREATE OR REPLACE FUNCTION private.miles_between (
  p_one   point,
  p_other point
)
  RETURNS double precision
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 2 * 3958.76 * asin(least(1, sqrt(
    power(sind((p_other[1] - p_one[1]) / 2), 2)
      + cosd(p_one[1]) * cosd(p_other[1]) * power(sind((p_other[0] - p_one[0]) / 2), 2)
  )))
$function$;

CREATE OR REPLACE FUNCTION private.opens_listing (
  p_listing_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.listings l
    where l.id = p_listing_id
      and (
        private.owns_listing(l.id)
        or private.is_staff()
        or (
          private.has_open_access()
          and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
          and (
            not l.is_confidential
            or exists (
              select from public.broker_contacts c where c.listing_id = l.id and c.user_id = auth.uid()
            )
          )
        )
      )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.place_condition (
  p_facet text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
  -- The index answers for the square around the circle. A degree of latitude is 69 miles, one of longitude fewer.
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
end
$function$;

CREATE OR REPLACE FUNCTION private.staleness_of (
  p_confirmed_on date
)
  RETURNS smallint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_confirmed_on >= current_date - 30 then 0
    when p_confirmed_on >= current_date - 60 then 1
    when p_confirmed_on >= current_date - 90 then 2
    else 3
  end::smallint
$function$;

CREATE OR REPLACE FUNCTION private.stand_listing()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_unknown constant text := 'Undisclosed';
  v_town record;
  v_county private.counties;
  v_covered text;
begin
  new.staleness := private.staleness_of(new.confirmed_on);
  if cardinality(new.care_types) = 0 then
    new.care_types := case new.property_type
      when 'ccrc' then array['independent-living', 'assisted-living', 'skilled-nursing']
      else array_remove(array[case when new.property_type in (
        'active-adult', 'independent-living', 'assisted-living', 'memory-care', 'skilled-nursing', 'board-and-care',
        'adult-day-care', 'group-homes'
      ) then new.property_type end], null)
    end;
  end if;
  if tg_op = 'UPDATE'
    and (new.city, new.state, new.is_confidential) is not distinct from (old.city, old.state, old.is_confidential)
  then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    v_covered := (select c.town from private.covered_towns c where c.listing_id = new.id);
  end if;
  -- What reads as the county is no town that somebody typed.
  if v_covered is not null and new.city in (old.county, c_unknown) then
    new.city := v_covered;
  end if;
  select * into v_town from private.find_town(new.state, new.city);
  new.county := v_town.county;
  new.spot := case when v_town.county is not null then point(v_town.longitude, v_town.latitude) end;
  if new.is_confidential then
    if new.city is distinct from c_unknown and not exists (
      select from private.counties c where c.state = new.state and c.county = new.city
    ) then
      insert into private.covered_towns as c (listing_id, town) values (new.id, new.city)
      on conflict (listing_id) do update set town = excluded.town where c.town <> excluded.town;
    else
      new.county := nullif(new.city, c_unknown);
    end if;
    select c.* into v_county from private.counties c where c.state = new.state and c.county = new.county;
    new.city := coalesce(v_county.county, c_unknown);
    new.spot := case when v_county.county is not null then point(v_county.longitude, v_county.latitude) end;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.submit_listing (
  p_draft_id uuid,
  p_listing  jsonb,
  p_address  jsonb,
  p_pictures jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_draft public.listing_drafts;
  v_new public.listings;
  v_picture record;
begin
  select * into v_draft from public.listing_drafts d
  where d.id = p_draft_id and d.user_id = auth.uid() for update;
  if not found then
    raise exception 'There is no such draft.' using errcode = 'HXLDG';
  end if;
  if v_draft.submitted_at is not null then
    return v_draft.listing_id;
  end if;
  if not private.may_create_listings() and not private.is_admin() then
    raise exception 'This plan has no listings.' using errcode = 'HXLPL';
  end if;
  v_new := jsonb_populate_record(null::public.listings, p_listing);
  if v_new.property_name is null or v_new.city is null or v_new.state is null or v_new.property_type is null then
    raise exception 'Something is missing.' using errcode = 'HXLIN';
  end if;
  insert into public.listings (
    id, property_name, city, state, is_confidential, property_type, care_level, license_type, price, total_beds,
    licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate, avg_monthly_rate,
    description, amenities, care_types, licenses, payors
  ) values (
    v_draft.listing_id, v_new.property_name, v_new.city, v_new.state, coalesce(v_new.is_confidential, false),
    v_new.property_type, v_new.care_level, v_new.license_type, v_new.price, v_new.total_beds,
    v_new.licensed_beds, v_new.total_units, v_new.square_footage, v_new.year_built, v_new.occupancy_rate,
    v_new.cap_rate, v_new.avg_monthly_rate, v_new.description, coalesce(v_new.amenities, '{}'),
    coalesce(v_new.care_types, '{}'), coalesce(v_new.licenses, '{}'), coalesce(v_new.payors, '{}')
  );
  if p_address ->> 'street_address' is not null then
    insert into public.listing_addresses (listing_id, street_address, postal_code)
    values (v_draft.listing_id, p_address ->> 'street_address', p_address ->> 'postal_code');
  end if;
  for v_picture in
    select p.value as told, p.ordinality::integer - 1 as place
    from jsonb_array_elements(coalesce(p_pictures, '[]')) with ordinality p
  loop
    if not exists (
      select from storage.objects o
      where o.bucket_id = 'listing-images' and o.name = v_draft.listing_id || '/' || (v_picture.told ->> 'id')
    ) then
      raise exception 'A picture has not arrived.' using errcode = 'HXLPM';
    end if;
    insert into public.listing_images (listing_id, image_url, image_order, alt_text, is_primary, width, height)
    values (
      v_draft.listing_id,
      '/storage/v1/object/public/listing-images/' || v_draft.listing_id || '/' || (v_picture.told ->> 'id'),
      v_picture.place, v_picture.told ->> 'alt_text', v_picture.place = 0,
      (v_picture.told ->> 'width')::integer, (v_picture.told ->> 'height')::integer
    );
  end loop;
  update public.listing_drafts d set content = '{}', submitted_at = now() where d.id = p_draft_id;
  return v_draft.listing_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.town_key (
  p_name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select regexp_replace(regexp_replace(regexp_replace(
    btrim(regexp_replace(lower(replace(p_name, '''', '')), '[^[:alnum:]]+', ' ', 'g')),
    '\mst\M', 'saint', 'g'
  ), '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g')
$function$;

CREATE OR REPLACE FUNCTION public.find_listings (
  facets    text[]  DEFAULT '{}'::text[],
  search    text    DEFAULT ''::text,
  sort      text    DEFAULT 'newest'::text,
  after     text    DEFAULT NULL::text,
  before    text    DEFAULT NULL::text,
  page_size integer DEFAULT 20
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
end
$function$;

CREATE OR REPLACE FUNCTION public.map_listings (
  facets text[] DEFAULT '{}'::text[],
  search text   DEFAULT ''::text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.map_listings(coalesce($1, '{}'), coalesce($2, ''))
$function$;

REVOKE ALL ON FUNCTION "public"."map_listings"(text[], text) FROM PUBLIC, "service_role";

ALTER TABLE "private"."covered_towns"
  ADD CONSTRAINT "covered_towns_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "public"."listing_census"
  ADD CONSTRAINT "listing_census_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "public"."listing_details"
  ADD CONSTRAINT "listing_details_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "public"."listings"
  ADD CONSTRAINT "listings_care_types_are_known"
    CHECK
    ((care_types <@ ARRAY['active-adult'::text, 'independent-living'::text, 'assisted-living'::text, 'memory-care'::text, 'skilled-nursing'::text, 'board-and-care'::text,
    'adult-day-care'::text, 'group-homes'::text]));

ALTER TABLE "public"."listings"
  ADD CONSTRAINT "listings_licenses_are_known"
    CHECK ((licenses <@ ARRAY['assisted-living'::text, 'memory-care'::text, 'skilled-nursing'::text, 'medicare'::text, 'medicaid'::text, 'adult-day'::text, 'home-care'::text]));

ALTER TABLE "public"."listings"
  ADD CONSTRAINT "listings_payors_are_known"
    CHECK ((payors <@ ARRAY['private'::text, 'medicaid'::text, 'medicare'::text, 'medicare-advantage'::text, 'va'::text, 'long-term-insurance'::text, 'hospice'::text]));

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
    listings.spot
   FROM public.listings
  WHERE ((listings.approval_status = 'approved'::public.approval_status) AND (listings.status = ANY (ARRAY['active'::text, 'under_contract'::text])));

CREATE INDEX listings_live_facets_idx ON public.listings USING gin (array_remove(ARRAY[('state:'::text || state), ('type:'::text || property_type),
CASE
    WHEN (price <= 5000000) THEN 'price:0-5000000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((price >= 5000000) AND (price <= 10000000)) THEN 'price:5000000-10000000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((price >= 10000000) AND (price <= 25000000)) THEN 'price:10000000-25000000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((price >= 25000000) AND (price <= 50000000)) THEN 'price:25000000-50000000'::text
    ELSE NULL::text
END,
CASE
    WHEN (price >= 50000000) THEN 'price:50000000-'::text
    ELSE NULL::text
END,
CASE
    WHEN (((price)::numeric / (NULLIF(total_beds, 0))::numeric) <= (100000)::numeric) THEN 'each:0-100000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((((price)::numeric / (NULLIF(total_beds, 0))::numeric) >= (100000)::numeric) AND (((price)::numeric / (NULLIF(total_beds, 0))::numeric) <= (150000)::numeric)) THEN
      'each:100000-150000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((((price)::numeric / (NULLIF(total_beds, 0))::numeric) >= (150000)::numeric) AND (((price)::numeric / (NULLIF(total_beds, 0))::numeric) <= (200000)::numeric)) THEN
      'each:150000-200000'::text
    ELSE NULL::text
END,
CASE
    WHEN ((((price)::numeric / (NULLIF(total_beds, 0))::numeric) >= (200000)::numeric) AND (((price)::numeric / (NULLIF(total_beds, 0))::numeric) <= (300000)::numeric)) THEN
      'each:200000-300000'::text
    ELSE NULL::text
END,
CASE
    WHEN (((price)::numeric / (NULLIF(total_beds, 0))::numeric) >= (300000)::numeric) THEN 'each:300000-'::text
    ELSE NULL::text
END,
CASE
    WHEN (total_beds >= 25) THEN 'beds:25'::text
    ELSE NULL::text
END,
CASE
    WHEN (total_beds >= 50) THEN 'beds:50'::text
    ELSE NULL::text
END,
CASE
    WHEN (total_beds >= 100) THEN 'beds:100'::text
    ELSE NULL::text
END,
CASE
    WHEN (total_beds >= 200) THEN 'beds:200'::text
    ELSE NULL::text
END,
CASE
    WHEN (occupancy_rate >= (80)::numeric) THEN 'occupancy:80'::text
    ELSE NULL::text
END,
CASE
    WHEN (occupancy_rate >= (85)::numeric) THEN 'occupancy:85'::text
    ELSE NULL::text
END,
CASE
    WHEN (occupancy_rate >= (90)::numeric) THEN 'occupancy:90'::text
    ELSE NULL::text
END,
CASE
    WHEN (occupancy_rate >= (95)::numeric) THEN 'occupancy:95'::text
    ELSE NULL::text
END,
CASE
    WHEN (cap_rate >= (6)::numeric) THEN 'cap:6'::text
    ELSE NULL::text
END,
CASE
    WHEN (cap_rate >= (7)::numeric) THEN 'cap:7'::text
    ELSE NULL::text
END,
CASE
    WHEN (cap_rate >= (8)::numeric) THEN 'cap:8'::text
    ELSE NULL::text
END,
CASE
    WHEN (cap_rate >= (10)::numeric) THEN 'cap:10'::text
    ELSE NULL::text
END,
CASE
    WHEN (year_built >= 1980) THEN 'built:1980'::text
    ELSE NULL::text
END,
CASE
    WHEN (year_built >= 2000) THEN 'built:2000'::text
    ELSE NULL::text
END,
CASE
    WHEN (year_built >= 2010) THEN 'built:2010'::text
    ELSE NULL::text
END,
CASE
    WHEN (year_built >= 2020) THEN 'built:2020'::text
    ELSE NULL::text
END, ('status:'::text || status),
CASE
    WHEN (staleness <= 0) THEN 'fresh:30'::text
    ELSE NULL::text
END,
CASE
    WHEN (staleness <= 1) THEN 'fresh:60'::text
    ELSE NULL::text
END,
CASE
    WHEN (staleness <= 2) THEN 'fresh:90'::text
    ELSE NULL::text
END, ((('county:'::text || state) || '/'::text) || county),
CASE
    WHEN (NOT is_confidential) THEN ((('city:'::text || state) || '/'::text) || city)
    ELSE NULL::text
END,
CASE
    WHEN ('active-adult'::text = ANY (care_types)) THEN 'care:active-adult'::text
    ELSE NULL::text
END,
CASE
    WHEN ('independent-living'::text = ANY (care_types)) THEN 'care:independent-living'::text
    ELSE NULL::text
END,
CASE
    WHEN ('assisted-living'::text = ANY (care_types)) THEN 'care:assisted-living'::text
    ELSE NULL::text
END,
CASE
    WHEN ('memory-care'::text = ANY (care_types)) THEN 'care:memory-care'::text
    ELSE NULL::text
END,
CASE
    WHEN ('skilled-nursing'::text = ANY (care_types)) THEN 'care:skilled-nursing'::text
    ELSE NULL::text
END,
CASE
    WHEN ('board-and-care'::text = ANY (care_types)) THEN 'care:board-and-care'::text
    ELSE NULL::text
END,
CASE
    WHEN ('adult-day-care'::text = ANY (care_types)) THEN 'care:adult-day-care'::text
    ELSE NULL::text
END,
CASE
    WHEN ('group-homes'::text = ANY (care_types)) THEN 'care:group-homes'::text
    ELSE NULL::text
END,
CASE
    WHEN ('assisted-living'::text = ANY (licenses)) THEN 'license:assisted-living'::text
    ELSE NULL::text
END,
CASE
    WHEN ('memory-care'::text = ANY (licenses)) THEN 'license:memory-care'::text
    ELSE NULL::text
END,
CASE
    WHEN ('skilled-nursing'::text = ANY (licenses)) THEN 'license:skilled-nursing'::text
    ELSE NULL::text
END,
CASE
    WHEN ('medicare'::text = ANY (licenses)) THEN 'license:medicare'::text
    ELSE NULL::text
END,
CASE
    WHEN ('medicaid'::text = ANY (licenses)) THEN 'license:medicaid'::text
    ELSE NULL::text
END,
CASE
    WHEN ('adult-day'::text = ANY (licenses)) THEN 'license:adult-day'::text
    ELSE NULL::text
END,
CASE
    WHEN ('home-care'::text = ANY (licenses)) THEN 'license:home-care'::text
    ELSE NULL::text
END,
CASE
    WHEN ('private'::text = ANY (payors)) THEN 'payor:private'::text
    ELSE NULL::text
END,
CASE
    WHEN ('medicaid'::text = ANY (payors)) THEN 'payor:medicaid'::text
    ELSE NULL::text
END,
CASE
    WHEN ('medicare'::text = ANY (payors)) THEN 'payor:medicare'::text
    ELSE NULL::text
END,
CASE
    WHEN ('medicare-advantage'::text = ANY (payors)) THEN 'payor:medicare-advantage'::text
    ELSE NULL::text
END,
CASE
    WHEN ('va'::text = ANY (payors)) THEN 'payor:va'::text
    ELSE NULL::text
END,
CASE
    WHEN ('long-term-insurance'::text = ANY (payors)) THEN 'payor:long-term-insurance'::text
    ELSE NULL::text
END,
CASE
    WHEN ('hospice'::text = ANY (payors)) THEN 'payor:hospice'::text
    ELSE NULL::text
END], NULL::text))
  WITH (fastupdate=off)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])));

CREATE INDEX listings_live_freshest_idx ON public.listings USING btree ((((created_at AT TIME ZONE 'UTC'::text) - ((staleness)::double precision * '36500 days'::interval))), id)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])));

CREATE INDEX listings_live_spot_idx ON public.listings USING gist (spot)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])));

CREATE INDEX listings_live_staleness_idx ON public.listings USING btree (staleness, confirmed_on)
  WHERE ((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text])));

CREATE TRIGGER count_changed_counties
  AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS gone NEW TABLE AS come
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.count_counties();

CREATE TRIGGER count_gone_counties
  AFTER DELETE ON public.listings REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.count_counties();

CREATE TRIGGER count_new_counties
  AFTER INSERT ON public.listings REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.count_counties();

CREATE TRIGGER stand_listing
  BEFORE INSERT OR UPDATE ON public.listings
  FOR EACH ROW
  EXECUTE FUNCTION private.stand_listing();

CREATE POLICY "Accounts with a second factor show it" ON "public"."listing_census"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Brokers, staff and open subscriptions read census" ON "public"."listing_census"
  FOR SELECT
  TO "authenticated"
  USING (private.opens_listing(listing_id));

CREATE POLICY "Accounts with a second factor show it" ON "public"."listing_details"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Brokers, staff and open subscriptions read details" ON "public"."listing_details"
  FOR SELECT
  TO "authenticated"
  USING (private.opens_listing(listing_id));

REVOKE ALL ON FUNCTION "private"."age_listings"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."age_listings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."age_listings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_counties"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_counties"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_counties"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."counted_filters"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."counted_filters"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."counted_filters"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."counties_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."counties_of"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."counties_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_town"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_town"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_town"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."map_listings"(text[], text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."map_listings"(text[], text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."map_listings"(text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."map_listings"(text[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."miles_between"(point, point) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."miles_between"(point, point) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."miles_between"(point, point) TO "postgres";

REVOKE ALL ON FUNCTION "private"."opens_listing"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."opens_listing"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."opens_listing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."opens_listing"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."place_condition"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_condition"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."place_condition"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."staleness_of"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."staleness_of"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."staleness_of"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stand_listing"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stand_listing"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stand_listing"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."town_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."town_key"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."town_key"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."map_listings"(text[], text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."map_listings"(text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."map_listings"(text[], text) TO "postgres";

REVOKE ALL ON TABLE "public"."listing_census" FROM "authenticated";

GRANT SELECT ON TABLE "public"."listing_census" TO "authenticated";

REVOKE ALL ON TABLE "public"."listing_census" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."listing_census" TO "service_role";

REVOKE ALL ON TABLE "public"."listing_details" FROM "authenticated";

GRANT SELECT ON TABLE "public"."listing_details" TO "authenticated";

REVOKE ALL ON TABLE "public"."listing_details" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."listing_details" TO "service_role";

REVOKE ALL ("care_types") ON TABLE "public"."listings" FROM "authenticated";

GRANT INSERT ("care_types"), UPDATE ("care_types") ON TABLE "public"."listings" TO "authenticated";

REVOKE ALL ("licenses") ON TABLE "public"."listings" FROM "authenticated";

GRANT INSERT ("licenses"), UPDATE ("licenses") ON TABLE "public"."listings" TO "authenticated";

REVOKE ALL ("payors") ON TABLE "public"."listings" FROM "authenticated";

GRANT INSERT ("payors"), UPDATE ("payors") ON TABLE "public"."listings" TO "authenticated";

revoke all on table private.counties from public, anon, authenticated, service_role;
revoke all on table private.covered_towns from public, anon, authenticated, service_role;
revoke all on table private.live_county_counts from public, anon, authenticated, service_role;
revoke all on table private.live_listings from public, anon, authenticated, service_role;

-- An estimate would hand out what is withheld, see schemas/foundation/estimates.sql.
alter table public.listings alter column care_types set statistics 0;
alter table public.listings alter column licenses set statistics 0;
alter table public.listings alter column payors set statistics 0;
alter table public.listings alter column county set statistics 0;
alter table public.listing_details alter column unit_mix set statistics 0;
alter table public.listing_details alter column payor_mix set statistics 0;
