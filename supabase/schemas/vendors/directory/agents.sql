-- The public agent directory: every broker with a live listing, by name and their listings' public facts.
-- Contact details come only from listing_contact(). Updated as listings change, so its cost doesn't depend on
-- the market's size. No foreign keys to accounts: rows are deleted with the listings.
create table private.agents (
  id uuid primary key,
  name text not null,
  brokerage text,
  listings integer not null
);

create index agents_largest_idx on private.agents ((-listings), id);
create index agents_name_idx on private.agents (lower(name), id);
create index agents_spent_idx on private.agents (id) where listings <= 0;

-- Listing counts by state and type.
create table private.agent_markets (
  agent_id uuid not null,
  state text not null,
  property_type text not null,
  listings integer not null,
  constraint agent_markets_pkey primary key (agent_id, state, property_type)
);

create index agent_markets_place_idx on private.agent_markets (state, property_type, agent_id);
create index agent_markets_type_idx on private.agent_markets (property_type, agent_id);
create index agent_markets_spent_idx on private.agent_markets (agent_id) where listings <= 0;

-- Updates the agent directory for brokers whose identity is public. Confidential listings are excluded: an
-- extra one in the count would reveal its seller.
create function private.count_agents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    $query$
      insert into private.agents as a (id, name, brokerage, listings)
      select c.broker_id, coalesce(p.full_name, ''), private.business_name(p), c.times
      from (
        select r.broker_id, sum(r.times) as times from (%s) r
        where not r.is_confidential group by r.broker_id having sum(r.times) <> 0
      ) c
      left join public.broker_accounts b on b.broker_id = c.broker_id
      left join lateral private.get_listed_profile(b.user_id) p on true
      order by c.broker_id
      on conflict (id) do update set listings = a.listings + excluded.listings
    $query$,
    private.changed_live_listings(tg_op)
  );
  execute format(
    $query$
      insert into private.agent_markets as m (agent_id, state, property_type, listings)
      select c.broker_id, c.state, c.property_type, sum(c.times)
      from (%s) c
      where not c.is_confidential
      group by 1, 2, 3
      having sum(c.times) <> 0
      order by 1, 2, 3
      on conflict (agent_id, state, property_type) do update set listings = m.listings + excluded.listings
    $query$,
    private.changed_live_listings(tg_op)
  );
  delete from private.agents a where a.listings <= 0;
  delete from private.agent_markets m where m.listings <= 0;
  return null;
end $$;

select private.set_up_listing_counter('public.listings', 'agents', 'private.count_agents');

-- Not every lister is an agent: owners sell too, and their names stay private. Accounts without access are
-- excluded as well.
create function private.is_agent(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.broker_accounts b
    join public.user_roles r on r.user_id = b.user_id
    join public.profiles p on p.id = b.user_id
    join private.agents a on a.id = b.broker_id
    where b.broker_id = p_id and not b.is_pseudonym
      and r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now())
      and btrim(a.name) <> ''
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  );
end $$;

-- Counts a broker's public sales, as get_closed_sales() lists them.
create function private.count_closed_sales(p_broker_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from public.listings l
  where l.broker_id = p_broker_id and l.status = 'sold' and l.approval_status = 'approved'
    and not l.is_confidential and not l.is_unlisted
$$;

-- States alphabetically, types by count.
create function private.agent_card(p_agent private.agents) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', (p_agent).id,
    'name', (p_agent).name,
    'brokerage', (p_agent).brokerage,
    'listings', (p_agent).listings,
    'sold', private.count_closed_sales((p_agent).id),
    'licensed_in', private.get_broker_practice((p_agent).id) -> 'licensed_in',
    'states', (
      select jsonb_agg(distinct m.state) from private.agent_markets m where m.agent_id = (p_agent).id
    ),
    'property_types', (
      select jsonb_agg(t.property_type order by t.listings desc, t.property_type)
      from (
        select m.property_type, sum(m.listings) as listings from private.agent_markets m
        where m.agent_id = (p_agent).id
        group by m.property_type
      ) t
    )
  )
$$;

-- Returns a broker's public sales: the count, and of the latest ones type, place, and date, without names.
-- Confidential and link-only listings are excluded.
create function private.get_closed_sales(p_broker_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with sold as (
      select l.id, l.property_type, l.location, l.total_beds, coalesce(
        (
          select max(c.at) from public.listing_changes c
          where c.listing_id = l.id and c.what = 'status' and c.became #>> '{}' = 'sold'
        ),
        l.updated_at
      ) as at
      from public.listings l
      where l.broker_id = p_broker_id and l.status = 'sold' and l.approval_status = 'approved'
        and not l.is_confidential and not l.is_unlisted
    )
    select jsonb_build_object('count', count(*), 'last', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'property_type', r.property_type, 'location', r.location, 'beds', r.total_beds, 'month', to_char(r.at, 'YYYY-MM')
      ) order by r.at desc, r.id), '[]')
      from (select * from sold s order by s.at desc, s.id limit 6) r
    ))
    from sold
  );
end $$;

create function private.get_agent(p_agent_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.agent_card(a) || jsonb_build_object('practice', private.get_broker_practice(a.id), 'closed', private.get_closed_sales(a.id), 'markets', (
      select jsonb_agg(
        jsonb_build_object('state', m.state, 'property_type', m.property_type, 'listings', m.listings)
        order by m.listings desc, m.state, m.property_type
      )
      from private.agent_markets m
      where m.agent_id = a.id
    ))
    from private.agents a
    where a.id = p_agent_id and private.is_agent(a.id)
  );
end $$;

-- Returns one agent with listing counts by place and type; null for anyone else.
select private.expose('get_agent', 'anon, authenticated', 'plain');

-- Returns one page, by live listings or by name, after the cursor of the previous page.
create function private.find_agents(
  p_state text default null, p_property_type text default null, p_name text default null,
  p_sort text default 'listings', p_after text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_patterns constant text[] := private.search_patterns(p_name);
  v_key constant text := case when p_sort = 'name' then 'lower(a.name)' else '-a.listings' end;
  v_type constant text := case when p_sort = 'name' then 'text' else 'integer' end;
begin
  return private.find_page(
    'agents:' || v_type, p_after, 20, 'private.agents a',
    'private.is_agent(a.id)'
      || case when p_state is null and p_property_type is null then '' else
        ' and exists (select from private.agent_markets m where m.agent_id = a.id'
        || case when p_state is null then '' else format(' and m.state = %L', p_state) end
        || case when p_property_type is null then '' else format(' and m.property_type = %L', p_property_type) end
        || ')'
      end
      || case when v_patterns = '{}' then '' else
        format(' and concat_ws('' '', a.name, a.brokerage) ilike all (%L::text[])', v_patterns)
      end,
    array[v_key, 'a.id'], array[v_type, 'uuid'], 'private.agent_card(a)'
  );
end $$;

-- Returns a page of brokers with live listings, the match count (1001 means over a thousand), and the next
-- cursor. `sort` is `listings` or `name`.
select private.expose('find_agents', 'anon, authenticated', 'plain');
