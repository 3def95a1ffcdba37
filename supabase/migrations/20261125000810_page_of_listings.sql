-- A page is a page: taken for a thousand rows, as functions are unless they say more, it was joined by
-- reading the whole market, until that had become large enough for the planner to think again.
alter function private.find_live_listings(text[], text, text, text, boolean, integer) rows 21;

-- As before, in PL/pgSQL: an SQL function is planned anew at each call, and with policies that took as long
-- as finding the page.
create or replace function public.find_listings(
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

-- What a broker has live. The planner weighs what a query and a policy both say as if it were said of twice as
-- few rows, and read all that the broker ever had to sort them; here they lie in order.
create index listings_live_broker_idx on public.listings (broker_id, created_at desc)
  where approval_status = 'approved' and status in ('active', 'under_contract');
