-- Saved searches a member shares with their broker, one by one, until revoked. Other searches and all results
-- stay private.
create table private.shared_searches (
  search_id uuid not null references public.saved_searches (id) on delete cascade,
  broker_id uuid not null references public.profiles (id) on delete cascade,
  shared_at timestamptz not null default now(),
  primary key (search_id, broker_id)
);
create index shared_searches_broker_idx on private.shared_searches (broker_id);
alter table private.shared_searches enable row level security;

-- Brokers the caller knows by name: they shared something with the caller, or both wrote to each other
-- outside of listings. This never reveals who sells a confidential listing.
create function private.brokers_of_member() returns table (broker_id uuid, account uuid, name text, company text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  return query
  select b.broker_id, p.id, nullif(btrim(p.full_name), ''), private.business_name(p)
  from (
    select s.by from private.list_contacts_matching_caller() c join public.client_shares s on s.contact_id = c.id
    union
    select l.by from public.shortlists l where l.recipient = private.get_my_confirmed_email()
    union
    select case when d.first_id = v_me then d.second_id else d.first_id end
    from private.direct_conversations d where v_me in (d.first_id, d.second_id) and d.listing_id is null
  ) k (account)
  join public.profiles p on p.id = k.account
  join public.broker_accounts b on b.user_id = k.account and not b.is_pseudonym
  where p.id <> v_me and private.is_approved() and private.is_active_broker(p.id)
  order by lower(p.full_name), b.broker_id limit 50;
end $$;

create function private.search_shares() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'broker_id', b.broker_id, 'name', coalesce(b.name, 'A broker'), 'company', b.company,
      'searches', (
        select coalesce(jsonb_agg(s.search_id order by s.search_id), '[]')
        from private.shared_searches s join public.saved_searches q on q.id = s.search_id
        where s.broker_id = b.account and q.user_id = auth.uid()
      )
    )), '[]')
    from private.brokers_of_member() b
  );
end $$;

-- Returns brokers the caller can share searches with, each with those already shared.
select private.expose('search_shares', 'authenticated');

-- Revoking works even if the broker is no longer in that list.
create function private.share_search(p_search_id uuid, p_broker_id uuid, p_is_shared boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_account uuid;
begin
  if not exists (select from public.saved_searches q where q.id = p_search_id and q.user_id = v_me and not q.is_sample) then
    raise exception 'Search not found.' using errcode = 'HXSSG';
  end if;
  if not coalesce(p_is_shared, false) then
    delete from private.shared_searches s using public.broker_accounts b
    where s.search_id = p_search_id and b.broker_id = p_broker_id and s.broker_id = b.user_id;
    return;
  end if;
  select b.account into v_account from private.brokers_of_member() b where b.broker_id = p_broker_id;
  if v_account is null then
    raise exception 'You can only share searches with your own broker.' using errcode = 'HXSSB';
  end if;
  perform private.enforce_rate_limit('search_share', 60, interval '1 hour');
  insert into private.shared_searches (search_id, broker_id) values (p_search_id, v_account) on conflict do nothing;
end $$;

-- Shares a search of the caller's with their broker, or revokes it.
select private.expose('share_search', 'authenticated');

-- Visible only to the broker it was shared with, not to their team.
create function private.client_searches(p_contact_id uuid)
returns table (search_id uuid, name text, facets text[], words text, shared_at timestamptz, needs jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_clients constant uuid[] := private.accounts_of_contact(p_contact_id);
begin
  if cardinality(v_clients) = 0 or not private.is_broker() then
    return;
  end if;
  return query
  select q.id, q.name, q.facets, q.words, s.shared_at, jsonb_strip_nulls(jsonb_build_object(
    'needs_states', to_jsonb(k.states), 'needs_types', to_jsonb(k.types),
    'price_least', lower(k.price), 'price_most', upper(k.price), 'beds_least', floor(lower(k.beds)),
    'cap_rate_least', lower(k.cap)
  ))
  from private.shared_searches s
  join public.saved_searches q on q.id = s.search_id
  left join private.search_conditions k on k.search_id = q.id
  where s.broker_id = auth.uid() and q.user_id = any (v_clients)
  order by s.shared_at desc, q.id limit 50;
end $$;

-- Returns searches that a contact's account shared with the caller, with the criteria of each.
select private.expose('client_searches', 'authenticated');
