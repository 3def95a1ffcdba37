-- Seller dashboard counts: listings, inquiries in the last 30 days and the 30 before, and pending reviews.
-- Null for non-sellers.
create function private.figures_of_own_listings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_brokers constant uuid[] := private.my_brokers();
begin
  if not private.is_approved() or not exists (
    select from public.listings l where l.broker_id = any (v_brokers)
  ) then
    return null;
  end if;
  return jsonb_build_object(
    'live', (
      select count(*) from (
        select from public.listings l
        where l.broker_id = any (v_brokers) and l.approval_status = 'approved'
          and l.status in ('active', 'under_contract')
        limit 1000
      ) as counted
    ),
    'waiting', (
      select count(*) from (
        select from public.listings l
        where l.broker_id = any (v_brokers) and l.approval_status = 'pending' limit 1000
      ) as counted
    ) + (
      select count(*) from (
        select from public.revisions r
        where r.user_id = auth.uid() and r.listing_id is not null and r.status = 'pending' limit 1000
      ) as counted
    ),
    'asked', (
      select count(*) from (
        select from public.broker_contacts c
        where c.broker_id = any (v_brokers) and c.created_at > now() - interval '30 days' limit 1000
      ) as counted
    ),
    'asked_before', (
      select count(*) from (
        select from public.broker_contacts c
        where c.broker_id = any (v_brokers) and c.created_at <= now() - interval '30 days'
          and c.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    ),
    'moved', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.asked desc, m.name), '[]') from (
        select l.id, l.property_name as name, count(*) as asked, max(c.created_at) as at
        from public.broker_contacts c
        join public.listings l on l.id = c.listing_id
        where c.broker_id = any (v_brokers) and c.created_at > private.my_absence()
        group by l.id, l.property_name
        order by max(c.created_at) desc
        limit 5
      ) as m
    ),
    'best', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.views desc, b.name), '[]') from (
        select l.id, l.property_name as name, l.location, l.price, l.views, l.status,
          l.approval_status = 'pending' as is_waiting,
          (
            select count(*) from public.broker_contacts c
            where c.listing_id = l.id and c.created_at > now() - interval '30 days'
          ) as asked
        from public.listings l
        where l.broker_id = any (v_brokers) and l.status in ('active', 'under_contract')
        order by l.views desc, l.id
        limit 8
      ) as b
    )
  );
end $$;
grant execute on function private.figures_of_own_listings() to authenticated;

-- New listings in the last 30 days, and in the 30 before.
create function private.figures_of_market() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'added', (
      select count(*) from (
        select from public.listings l
        where l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted
          and l.created_at > now() - interval '30 days'
        limit 1000
      ) as counted
    ),
    'added_before', (
      select count(*) from (
        select from public.listings l
        where l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted
          and l.created_at <= now() - interval '30 days' and l.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    )
  );
end $$;
grant execute on function private.figures_of_market() to authenticated;
