-- Lists everyone interested in the caller's communities, from every source: inquiries, signed agreements,
-- deal room access and bids. One row per person and community. People in a sale are matched to inquiries by
-- the email that came with the inquiry, so entering a guessed address in a sale reveals nothing about an
-- account. Callers who only receive notifications about a sale see names, and of bidders only those with an
-- open offer.
create function private.my_prospects() returns table (
  id text, name text, company text, listing_id uuid, property_name text, asked_at timestamptz, message text,
  conversation_id uuid, is_my_turn boolean, agreement text, signed_at timestamptz, transaction_id uuid, is_run boolean,
  has_room boolean, is_in_room boolean, role text, price numeric, status text, proof_of_funds text, offered_at timestamptz,
  last_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view prospects.' using errcode = '42501';
  end if;
  return query
  with own as (
    select l.id, l.property_name from public.listings l where l.broker_id = any (private.my_brokers())
  ),
  askers as (
    select w.listing_id, w.user_id, max(w.asked_at) as asked_at, max(w.message) as message, max(w.signed_at) as signed_at
    from (
      select c.listing_id, c.user_id, c.created_at as asked_at, c.message, null::timestamptz as signed_at
      from public.broker_contacts c
      join own on own.id = c.listing_id
      where c.broker_id = any (private.my_brokers())
      union all
      select s.listing_id, s.user_id, null, null, s.signed_at
      from public.listing_nda_signatures s
      join own on own.id = s.listing_id
      where s.nda_id = private.newest_nda(s.listing_id) and s.ended_at is null
    ) w
    where w.user_id <> v_me
    group by w.listing_id, w.user_id
    order by greatest(max(w.asked_at), max(w.signed_at)) desc limit 500
  ),
  sales as (
    select t.id, t.listing_id, t.property_name, s.is_run, o.id as room_id
    from private.my_sales() s
    join public.transactions t on t.id = s.id
    left join private.deal_rooms o on o.transaction_id = t.id and o.closed_at is null
    where t.status not in ('closed', 'terminated')
  ),
  -- People known to the sale, as a party or as a member of its deal room.
  known as (
    select t.id as sale_id, lower(k.email) as email, max(k.party_id::text)::uuid as party_id, max(k.name) as name,
      max(k.company) as company, max(k.role) as role, bool_or(k.is_in_room) as is_in_room
    from sales t
    cross join lateral (
      select p.email, p.id as party_id, p.name, p.company, p.role, false as is_in_room
      from public.transaction_parties p where p.transaction_id = t.id and p.role in ('bidder', 'buyer')
      union all
      select m.email, null, m.name, null, null, true
      from public.deal_room_members m
      join private.deal_room_groups g on g.id = m.group_id
      where m.room_id = t.room_id and t.is_run and g.side = 'buyer' and m.ended_at is null
        and (m.expires_at is null or m.expires_at > now())
    ) k
    group by t.id, coalesce(lower(k.email), k.party_id::text), lower(k.email)
  ),
  bids as (
    select k.*, t.listing_id, t.property_name, t.is_run, t.room_id is not null as has_room, u.user_id,
      b.price, b.status, b.proof_of_funds, b.at
    from known k
    join sales t on t.id = k.sale_id
    left join lateral (
      select c.user_id
      from public.broker_contacts c
      join public.leads l on l.id = c.id and l.deleted_at is null
      where t.is_run and c.listing_id = t.listing_id and c.broker_id = any (private.my_brokers())
        and l.workspace_id = any (v_workspace_ids) and lower(l.email) = k.email
      order by c.created_at limit 1
    ) u on true
    left join private.my_buyers() b on b.party_id = k.party_id
    where t.is_run or k.role = 'buyer' or b.price is not null
  )
  select
    coalesce(a.listing_id::text, b.sale_id::text) || ':' || coalesce(a.user_id::text, b.party_id::text, md5(b.email)),
    coalesce(nullif(btrim(p.full_name), ''), b.name), coalesce(private.business_name(p), b.company),
    coalesce(a.listing_id, b.listing_id), coalesce(own.property_name, b.property_name), a.asked_at, a.message,
    d.conversation_id, coalesce(m.is_my_turn, a.asked_at is not null), case
      when a.signed_at is not null then 'signed'
      when private.newest_nda(a.listing_id) is null then 'none'
      else 'asked'
    end,
    a.signed_at, coalesce(b.sale_id, r.id), coalesce(b.is_run, r.is_run, false), coalesce(b.has_room, r.room_id is not null, false),
    coalesce(b.is_in_room, false), b.role, b.price, b.status, b.proof_of_funds, b.at,
    greatest(a.asked_at, a.signed_at, b.at, m.last_at)
  from askers a
  join own on own.id = a.listing_id
  full join bids b on b.listing_id = a.listing_id and b.user_id = a.user_id
  left join public.profiles p on p.id = a.user_id
  left join lateral (
    select t.id, t.is_run, t.room_id from sales t where t.listing_id = a.listing_id and t.is_run order by t.id limit 1
  ) r on b.sale_id is null
  left join private.direct_conversations d
    on d.first_id = least(a.user_id, v_me) and d.second_id = greatest(a.user_id, v_me)
    and d.listing_id = a.listing_id and private.is_in_conversation(d.conversation_id)
  left join lateral (
    select g.sender_id <> v_me as is_my_turn, g.created_at as last_at
    from public.conversation_messages g
    where g.conversation_id = d.conversation_id and g.message_type <> 'system' and g.sender_id is not null
    order by g.created_at desc limit 1
  ) m on true
  order by greatest(a.asked_at, a.signed_at, b.at, m.last_at) desc nulls last, 1
  limit 500;
end $$;

-- Lists prospects of the caller's communities, one row per person and community, latest activity first.
select private.expose('my_prospects', 'authenticated');
