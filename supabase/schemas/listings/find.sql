-- What a live listing is sorted, filtered and found by. Each expression has its index below, word for
-- word. `facets` says which choices of the filters hold, as `shared/listing-choices.ts`
-- names them; the words begin with a space, so that a short one is looked for at beginnings only.
create view private.live_listings as
select
  l.id,
  l.created_at,
  coalesce(l.price, 100000000001) as price_low,
  coalesce(l.price, 0) as price_high,
  coalesce(l.cap_rate, -1) as cap_rate,
  coalesce(l.total_beds, -1) as beds,
  array_remove(array[
    'state:' || l.state,
    'type:' || l.property_type,
    case
      when l.price < 5000000 then 'price:0-5000000'
      when l.price < 10000000 then 'price:5000000-10000000'
      when l.price < 25000000 then 'price:10000000-25000000'
      when l.price < 50000000 then 'price:25000000-50000000'
      when l.price is not null then 'price:50000000-'
    end,
    case when l.total_beds >= 25 then 'beds:25' end,
    case when l.total_beds >= 50 then 'beds:50' end,
    case when l.total_beds >= 100 then 'beds:100' end,
    case when l.total_beds >= 200 then 'beds:200' end,
    case when l.occupancy_rate >= 80 then 'occupancy:80' end,
    case when l.occupancy_rate >= 85 then 'occupancy:85' end,
    case when l.occupancy_rate >= 90 then 'occupancy:90' end,
    case when l.occupancy_rate >= 95 then 'occupancy:95' end,
    case when l.cap_rate >= 6 then 'cap:6' end,
    case when l.cap_rate >= 7 then 'cap:7' end,
    case when l.cap_rate >= 8 then 'cap:8' end,
    case when l.cap_rate >= 10 then 'cap:10' end
  ], null) as facets,
  ' ' || lower(regexp_replace(
    l.property_name || ' ' || l.city || ' ' || l.state || ' ' || coalesce(l.broker_name, ''),
    '[^[:alnum:]]+', ' ', 'g'
  )) as words
from public.listings l
where l.approval_status = 'approved' and l.status in ('active', 'under_contract');

revoke all on table private.live_listings from public, anon, authenticated, service_role;

-- The conditions of a search as SQL, so that the planner sees what is asked for.
create function private.listing_conditions(p_facets text[], p_search text) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(
    ' and ',
    'true',
    case when cardinality(p_facets) > 0 then format('v.facets @> %L::text[]', p_facets) end,
    (
      select string_agg(
        format('v.words like %L', case when char_length(w.word) < 3 then '% ' else '%' end || w.word || '%'),
        ' and '
      )
      from (
        select t.word from regexp_split_to_table(private.search_key(left(p_search, 100)), ' ') as t (word)
        where t.word <> '' limit 8
      ) w
    )
  )
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
  -- An order by price begins where the band of prices does, not at the other end of the market.
  if v_order.type = 'bigint' then
    v_from := concat_ws(' and ', v_from, (
      select string_agg(concat_ws(
        ' and ',
        format('v.%I >= %L', v_order.name, b.ends[1]::bigint),
        case when b.ends[2] <> '' then format('v.%I < %L', v_order.name, b.ends[2]::bigint) end
      ), ' and ')
      from unnest(p_facets) f
      cross join lateral (select regexp_match(f, '^price:(\d{1,12})-(\d{0,12})$') as ends) b
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

-- What fits is either frequent, and met soon on the way through the order, or rare, and then few to sort.
-- No estimate of how frequent decides between the two: it would be wrong for words, and for filters
-- that seldom agree. A scan of the whole table is never the way.
-- Twenty-one rows: taken for a thousand, as functions are unless they say more, it was joined by reading the
-- whole market.
create function private.find_live_listings(
  p_facets text[], p_search text, p_sort text, p_cursor text, p_is_backward boolean, p_limit integer
) returns table (place bigint, id uuid, key text)
language plpgsql stable security definer rows 21 set search_path = '' set enable_seqscan = off
as $$
declare
  v_reach constant integer := 2000;
  v_ids uuid[];
  v_keys text[];
begin
  execute format(
    'select array_agg(q.id), array_agg(q.key) from (%s) q',
    private.listing_query(p_facets, p_search, p_sort, p_cursor, p_is_backward, p_limit, v_reach)
  ) into v_ids, v_keys;
  if coalesce(cardinality(v_ids), 0) < p_limit
    and private.listing_conditions(p_facets, p_search) <> 'true'
  then
    execute format(
      'select array_agg(q.id), array_agg(q.key) from (%s) q',
      private.listing_query(p_facets, p_search, p_sort, p_cursor, p_is_backward, p_limit, null)
    ) into v_ids, v_keys;
  end if;
  return query select u.place, u.id, u.key
    from unnest(v_ids, v_keys) with ordinality as u (id, key, place);
end
$$;
revoke all on function private.find_live_listings(text[], text, text, text, boolean, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.find_live_listings(text[], text, text, text, boolean, integer) to anon, authenticated;

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
      select f.place, f.id, f.key || '~' || f.id as cursor, w.is_backward, f.place > w.size as is_beyond
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

-- Nobody reads past a thousand, and ten times as many rows were read to count on: what a count of some
-- filters costs still grew with the market. The rows that fit are found by the indexes on what they are
-- found by, and never by going through the market in the hope of a thousand soon.
create function private.count_found_listings(p_facets text[], p_search text) returns jsonb
language plpgsql stable security definer set search_path = ''
set enable_seqscan = off set enable_indexscan = off
as $$
declare
  v_most constant integer := 1000;
  v_count bigint;
begin
  if private.search_key(p_search) = '' and (
    select count(*) = count(k.kind) and count(*) = count(distinct k.kind)
    from unnest(p_facets) f
    left join (values ('state'), ('type')) as k (kind) on f like k.kind || ':%'
  ) then
    select sum(m.listings) into v_count
    from private.live_listing_measures m
    where m.state = coalesce((select substr(f, 7) from unnest(p_facets) f where f like 'state:%'), '')
      and m.property_type = coalesce((select substr(f, 6) from unnest(p_facets) f where f like 'type:%'), '')
      and m.measure = 'listed';
    return jsonb_build_object('count', coalesce(v_count, 0), 'is_exact', true);
  end if;
  execute format(
    'select count(*) from (select from private.live_listings v where %s limit %s) c',
    private.listing_conditions(p_facets, p_search), v_most + 1
  ) into v_count;
  return jsonb_build_object('count', least(v_count, v_most), 'is_exact', v_count <= v_most);
end
$$;
revoke all on function private.count_found_listings(text[], text) from public, anon, authenticated, service_role;
grant execute on function private.count_found_listings(text[], text) to anon, authenticated;

-- How many live listings a search finds; `is_exact` is false where there are more than `count`.
create function public.count_listings(facets text[] default '{}', search text default '') returns jsonb
language sql stable set search_path = ''
as $$
  select private.count_found_listings(coalesce($1, '{}'), coalesce($2, ''))
$$;
revoke all on function public.count_listings(text[], text) from public, anon, authenticated, service_role;
grant execute on function public.count_listings(text[], text) to anon, authenticated;
