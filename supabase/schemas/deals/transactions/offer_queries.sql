-- What each side can see of offers.

create function private.get_offer_json(p_offer public.offers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_offer.id, 'made_by', p_offer.made_by, 'status', p_offer.status, 'price', p_offer.price,
    'deposit', p_offer.deposit, 'diligence_days', p_offer.diligence_days, 'closing_days', p_offer.closing_days,
    'financing', p_offer.financing, 'waits_for_licence', p_offer.waits_for_licence,
    'contingencies', p_offer.contingencies, 'proof_of_funds', p_offer.proof_of_funds,
    'licence_history', p_offer.licence_history, 'expires_on', p_offer.expires_on, 'at', p_offer.submitted_at
  ) || private.get_offer_letter(p_offer) || private.get_offer_signature(p_offer)
$$;

create function private.my_bid(p_transaction_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_party public.transaction_parties;
begin
  select * into v_party from private.list_my_bidder_parties() p where p.transaction_id = p_transaction_id limit 1;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'property_name', t.property_name, 'state', t.state, 'deadline', r.deadline, 'is_sealed', r.is_sealed,
      'is_running', r.deadline > now(), 'terms', r.terms,
      'offers', (
        select coalesce(jsonb_agg(private.get_offer_json(o) order by o.submitted_at desc), '[]')
        from public.offers o
        where o.party_id = v_party.id and (o.account_id = auth.uid() or o.account_id is null)
      )
    )
    from public.transactions t
    cross join lateral (
      select x.* from public.offer_rounds x join public.offer_invitations i on i.round_id = x.id
      where i.party_id = v_party.id order by x.deadline desc limit 1
    ) r
    where t.id = p_transaction_id
  );
end $$;

-- Returns a bidder's view: what is for sale, their deadline, their own offers, and responses. Null if the
-- caller is not invited.
select private.expose('my_bid', 'authenticated');

create function private.my_bids()
returns table (transaction_id uuid, property_name text, state text, deadline timestamptz, is_running boolean, price numeric, status text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select p.transaction_id, t.property_name, t.state, r.deadline, r.deadline > now(), o.price, o.status
  from private.list_my_bidder_parties() p
  join public.transactions t on t.id = p.transaction_id
  cross join lateral (
    select x.id, x.deadline from public.offer_rounds x join public.offer_invitations i on i.round_id = x.id
    where i.party_id = p.id order by x.deadline desc limit 1
  ) r
  left join lateral (
    select f.price, f.status from public.offers f
    where f.party_id = p.id and f.account_id = auth.uid() and f.round_id = r.id order by f.submitted_at desc limit 1
  ) o on true
  order by r.deadline desc, p.transaction_id limit 200;
end $$;

-- Returns every sale in which the caller is invited to bid, with their latest offer in the current round.
select private.expose('my_bids', 'authenticated');

-- Returns transactions whose offers the caller can read: those their team runs, and those they sell.
create function private.my_sales() returns table (id uuid, is_run boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
begin
  return query
  select s.id, bool_or(s.is_run) from (
    select t.id, true as is_run from public.transactions t where t.workspace_id = any (v_workspace_ids) and t.deleted_at is null
    union all
    select p.transaction_id, false from private.list_my_transaction_roles() p where private.party_side(p.role) = 'seller'
  ) s group by s.id;
end $$;

create function private.transaction_offers(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_run boolean;
begin
  select s.is_run into v_is_run from private.my_sales() s where s.id = p_id;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'property_name', t.property_name, 'status', t.status, 'is_run', v_is_run,
      'rounds', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'deadline', r.deadline, 'is_sealed', r.is_sealed, 'is_running', r.deadline > now(),
          'terms', r.terms, 'asked', (select count(*) from public.offer_invitations i where i.round_id = r.id)
        ) order by r.created_at desc), '[]')
        from public.offer_rounds r where r.transaction_id = p_id
      ),
      'bidders', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', p.id, 'name', p.name, 'company', p.company, 'role', p.role, 'is_reached', p.email is not null,
          'is_sealing', private.has_pending_sealed_offer(p.id),
          'offers', (
            select coalesce(jsonb_agg(private.get_offer_json(o) order by o.submitted_at desc), '[]')
            from public.offers o where o.party_id = p.id and private.is_offer_round_unsealed(o.round_id)
          )
        ) order by p.created_at, p.id), '[]')
        from public.transaction_parties p
        where p.transaction_id = p_id and (
          p.role = 'bidder' and v_is_run
          or exists (select from public.offers o where o.party_id = p.id and private.is_offer_round_unsealed(o.round_id))
        )
      )
    )
    from public.transactions t where t.id = p_id
  );
end $$;

-- Returns unsealed offers for what the caller sells or their team runs, by bidder; null for others.
select private.expose('transaction_offers', 'authenticated');

create function private.my_offer_summaries()
returns table (
  id uuid, property_name text, status text, is_run boolean, offers bigint, best numeric, deadline timestamptz,
  is_sealed boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  -- A running sealed round shows no figure of an earlier one.
  select t.id, t.property_name, t.status, s.is_run, o.offers,
    case when not (coalesce(r.is_sealed, false) and r.deadline > now()) then o.best end, r.deadline, r.is_sealed
  from private.my_sales() s
  join public.transactions t on t.id = s.id
  cross join lateral (
    select count(*) as offers, max(f.price) as best from public.offers f
    where f.transaction_id = t.id and f.made_by = 'bidder' and private.is_offer_round_unsealed(f.round_id)
  ) o
  left join lateral (
    select x.deadline, x.is_sealed from public.offer_rounds x where x.transaction_id = t.id
    order by x.created_at desc limit 1
  ) r on true
  where o.offers > 0 or r.deadline is not null or t.status in ('negotiation', 'loi_signed')
  order by t.status in ('negotiation', 'loi_signed') desc, r.deadline desc nulls last, t.property_name, t.id
  limit 300;
end $$;

-- Returns every sale whose offers the caller can read, with the number of unsealed offers.
select private.expose('my_offer_summaries', 'authenticated');

create function private.my_buyers()
returns table (
  party_id uuid, transaction_id uuid, property_name text, name text, company text, role text, email text, price numeric,
  status text, proof_of_funds text, licence_history text, at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select
    p.id, t.id, t.property_name, p.name, p.company, p.role, case when s.is_run then p.email end, o.price, o.status,
    o.proof_of_funds, o.licence_history, o.submitted_at
  from private.my_sales() s
  join public.transactions t on t.id = s.id
  join public.transaction_parties p on p.transaction_id = t.id and p.role in ('bidder', 'buyer')
  left join lateral (
    select f.price, f.status, f.proof_of_funds, f.licence_history, f.submitted_at from public.offers f
    where f.party_id = p.id and f.made_by = 'bidder' and private.is_offer_round_unsealed(f.round_id)
      and not private.has_pending_sealed_offer(p.id)
    order by f.submitted_at desc limit 1
  ) o on true
  where s.is_run or p.role = 'buyer' or o.price is not null
  order by lower(coalesce(p.company, p.name)), t.property_name, p.id
  limit 500;
end $$;

-- Returns bidders and buyers in what the caller sells or runs, each with their latest unsealed offer. A
-- seller sees bidders only through their offers.
select private.expose('my_buyers', 'authenticated');
