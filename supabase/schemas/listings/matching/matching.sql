-- Matches client needs with listings, both ways. Only stated needs and public listing facts are compared: a
-- confidential listing reveals nothing beyond its own page.

-- Returns which client needs a listing meets and which it misses; unknown facts count as neither.
create function private.fit_of(p_contact public.contacts, p_listing public.listings, out fits text[], out misses text[])
language plpgsql stable set search_path = '' as $$
declare
  v_need record;
begin
  fits := '{}';
  misses := '{}';
  for v_need in
    select n.name, n.is_met from (values
      ('type', case when p_contact.needs_types <> '{}' then p_listing.property_type = any (p_contact.needs_types) end),
      ('state', case when p_contact.needs_states <> '{}' then p_listing.state = any (p_contact.needs_states) end),
      ('price', case
        when p_contact.price_least is not null or p_contact.price_most is not null then
          p_listing.price >= coalesce(p_contact.price_least, 0)
          and p_listing.price <= coalesce(p_contact.price_most, p_listing.price)
      end),
      ('beds', p_listing.total_beds >= p_contact.beds_least),
      ('cap_rate', p_listing.cap_rate >= p_contact.cap_rate_least)
    ) as n (name, is_met)
    where n.is_met is not null
  loop
    if v_need.is_met then
      fits := fits || v_need.name;
    else
      misses := misses || v_need.name;
    end if;
  end loop;
end $$;

create index contacts_with_needs_idx on public.contacts (workspace_id, created_at desc)
  where deleted_at is null and (needs_types <> '{}' or needs_states <> '{}');

create function private.match_listings(p_contact_id uuid)
returns table (
  id uuid, property_name text, location text, property_type text, price bigint, total_beds integer, cap_rate numeric,
  fits text[], misses text[]
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_contact constant public.contacts := private.find_my_contact(p_contact_id);
  v_facets text[];
begin
  if v_contact.id is null or v_contact.needs_types = '{}' and v_contact.needs_states = '{}' then
    return;
  end if;
  v_facets := case
    when v_contact.needs_states <> '{}' then array(select 'state:' || s from unnest(v_contact.needs_states) s)
    else array(select 'type:' || t from unnest(v_contact.needs_types) t)
  end;
  return query
  select l.id, l.property_name, l.location, l.property_type, l.price, l.total_beds, l.cap_rate, f.fits, f.misses
  from (
    select v.id from private.live_listings v where v.facets && v_facets order by v.created_at desc limit 1000
  ) near
  join public.listings l on l.id = near.id
  cross join lateral private.fit_of(v_contact, l) f
  where cardinality(f.fits) > 1 or cardinality(f.misses) = 0
  order by cardinality(f.misses), cardinality(f.fits) desc, l.created_at desc, l.id
  limit 12;
end $$;

-- Returns communities on the market for a client of the caller's, best match first, with what each meets and
-- misses.
select private.expose('match_listings', 'authenticated');

create function private.match_buyers(p_listing_id uuid)
returns table (id uuid, name text, company text, funds text, fits text[], misses text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  v_listing public.listings;
begin
  select * into v_listing from public.listings l
  where l.id = p_listing_id and (
    private.is_live(l) or private.owns_listing(l.id)
  );
  if v_listing.id is null then
    return;
  end if;
  return query
  select m.id, m.name, m.company, m.funds, f.fits, f.misses
  from (
    select c.* from unnest(private.list_my_workspace_ids()) b (workspace_id) join public.contacts c on c.workspace_id = b.workspace_id
    where c.deleted_at is null and (c.needs_types <> '{}' or c.needs_states <> '{}') and not c.do_not_contact
      and (c.needs_types = '{}' or v_listing.property_type = any (c.needs_types))
      and (c.needs_states = '{}' or v_listing.state = any (c.needs_states))
    order by c.created_at desc limit 2000
  ) m
  cross join lateral private.fit_of(m::public.contacts, v_listing) f
  order by cardinality(f.misses), cardinality(f.fits) desc, m.funds = 'verified' desc nulls last, m.name, m.id
  limit 12;
end $$;

-- Returns the caller's clients who want such a community, best match first; excludes "Do not contact".
select private.expose('match_buyers', 'authenticated');

create function private.my_deal_listings() returns table (id uuid, property_name text, location text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select l.id, l.property_name, l.location
  from public.broker_accounts a join public.listings l on l.broker_id = a.broker_id
  where a.user_id = auth.uid() and private.is_approved()
  order by l.property_name, l.id limit 200;
end $$;

-- Returns the caller's own listings by name, to link a deal to.
select private.expose('my_deal_listings', 'authenticated');
