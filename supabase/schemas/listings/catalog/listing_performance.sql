-- Returns the performance of the caller's listings: views, saves, and inquiries by week, totals per listing,
-- and missing details. Null for non-sellers.
create function private.my_listing_numbers(p_weeks public.whole_number default 12) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_listings constant uuid[] := array(
    select l.id from public.listings l where l.broker_id = any (private.my_brokers()) order by l.created_at desc limit 200
  );
  v_weeks constant integer := least(greatest(coalesce(p_weeks, 12), 4), 52);
  v_from constant date := date_trunc('week', now() at time zone 'UTC')::date - 7 * (v_weeks - 1);
begin
  if not private.is_approved() or cardinality(v_listings) = 0 then
    return null;
  end if;
  return jsonb_build_object(
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', w.week,
        'views', (
          select coalesce(sum(d.views), 0) from private.listing_days d
          where d.listing_id = any (v_listings) and d.day >= w.week and d.day < w.week + 7
        ),
        'saves', (
          select count(*) from public.saved_listings s
          where s.listing_id = any (v_listings)
            and s.saved_at >= w.week::timestamp at time zone 'utc'
            and s.saved_at < (w.week + 7)::timestamp at time zone 'utc'
        ),
        'inquiries', (
          select count(*) from public.broker_contacts c
          where c.listing_id = any (v_listings)
            and c.created_at >= w.week::timestamp at time zone 'utc'
            and c.created_at < (w.week + 7)::timestamp at time zone 'utc'
        )
      ) order by w.week)
      from (select (v_from + 7 * n)::date as week from generate_series(0, v_weeks - 1) n) w
    ),
    'listings', (
      select jsonb_agg(to_jsonb(r) order by r.views desc, r.name)
      from (
        select l.id, l.property_name as name, l.location, l.status, l.approval_status, l.price, l.views, l.confirmed_on,
          (select count(*) from public.saved_listings s where s.listing_id = l.id) as saves,
          (select count(*) from public.broker_contacts c where c.listing_id = l.id) as inquiries,
          (select count(*) from public.listing_images i where i.listing_id = l.id) as pictures,
          (select count(*) from public.listing_documents d where d.listing_id = l.id) as documents,
          (
            select count(distinct s.user_id) from public.listing_nda_signatures s
            where s.listing_id = l.id and s.ended_at is null
          ) as signed,
          private.list_missing_listing_details(l) as gaps
        from public.listings l where l.id = any (v_listings)
      ) r
    )
  );
end $$;

-- Returns details buyers ask for first that a listing lacks; the screen explains each and links to where to
-- fix it.
create function private.list_missing_listing_details(p_listing public.listings) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_details public.listing_details;
  v_lives constant boolean := p_listing.property_type not in (
    'development-land', 'vacant-land', 'developments', 'vacant-property'
  );
  -- States license care, not apartments.
  v_is_licensed constant boolean := v_lives and p_listing.property_type not in ('independent-living', 'active-adult');
  v_pictures bigint;
  v_described bigint;
begin
  select d.* into v_details from public.listing_details d where d.listing_id = p_listing.id;
  select count(*), count(*) filter (where btrim(coalesce(i.alt_text, '')) <> '') into v_pictures, v_described
  from public.listing_images i where i.listing_id = p_listing.id;
  return array_remove(array[
    case when p_listing.price is null then 'price' end,
    case when p_listing.cap_rate is null then 'cap_rate' end,
    case when v_lives and p_listing.occupancy_rate is null then 'occupancy' end,
    case when v_lives and p_listing.licensed_beds is null and p_listing.total_beds is null then 'beds' end,
    case when v_is_licensed and p_listing.license_type is null then 'license' end,
    case when p_listing.year_built is null and v_lives then 'year_built' end,
    case when char_length(coalesce(p_listing.description, '')) < 200 then 'description' end,
    case when v_pictures < 6 then 'pictures' end,
    case when v_described < v_pictures then 'alt_text' end,
    case when not exists (
      select from public.listing_addresses a where a.listing_id = p_listing.id
    ) then 'address' end,
    case when v_lives and coalesce(v_details.unit_mix, '[]') = '[]' then 'unit_mix' end,
    case when v_lives and coalesce(v_details.payor_mix, '[]') = '[]' then 'payor_mix' end,
    case when v_lives and jsonb_array_length(coalesce(v_details.history, '[]')) < 12 then 'history' end,
    case when p_listing.property_type = 'skilled-nursing' and v_details.ccn is null then 'ccn' end,
    case when private.newest_nda(p_listing.id) is null then 'agreement' end,
    case when not exists (
      select from public.listing_documents d where d.listing_id = p_listing.id and d.kind = 'financials'
    ) then 'financials' end,
    case when v_lives and not exists (
      select from public.listing_documents d where d.listing_id = p_listing.id and d.kind = 'rent-roll'
    ) then 'rent_roll' end,
    case when p_listing.confirmed_on < current_date - 30 then 'confirmed' end
  ], null);
end $$;

select private.expose('my_listing_numbers', 'authenticated', 'plain');
