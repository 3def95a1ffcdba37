-- Returns the status of the caller's inquiries: who wrote last, what to sign, and where they have access. A
-- confidential listing is not linked to a transaction: the buyer learns its identity only there.
create function private.my_inquiries(
  p_after text default null, p_page_size public.whole_number default 50
) returns table (
  id uuid, asked_at timestamptz, message text, listing_id uuid, property_name text, location text, price bigint,
  standing text, conversation_id uuid, answered_at timestamptz, is_my_turn boolean, agreement text,
  transaction_id uuid, has_room boolean, offer_until timestamptz, offer_price numeric, offer_status text, cursor text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 50, 200);
  c_scope constant text := 'own inquiries';
  v_me constant uuid := auth.uid();
  v_email constant text := private.get_my_confirmed_email();
  v_from constant private.time_cursor := private.open_time_cursor(c_scope, p_after);
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view inquiries.' using errcode = '42501';
  end if;
  return query
  with asked as (
    select c.id, c.created_at, c.message, l as listing
    from public.broker_contacts c
    left join public.listings l on l.id = c.listing_id and l.approval_status = 'approved'
    where c.user_id = v_me
      and (c.created_at, c.id) < (v_from.at, v_from.id)
    order by c.created_at desc, c.id desc
    limit v_size
  )
  select
    a.id, a.created_at, a.message, (a.listing).id, (a.listing).property_name, (a.listing).location,
    case when (a.listing).status in ('active', 'under_contract') then (a.listing).price end,
    coalesce((a.listing).status, 'gone'), d.conversation_id, m.answered_at, coalesce(m.is_my_turn, false),
    case
      when n.id is null then 'none'
      when exists (select from public.listing_nda_signatures s where s.nda_id = n.id and s.user_id = v_me) then 'signed'
      else 'asked'
    end,
    t.id, coalesce(r.is_open, false), b.deadline, b.price, b.status,
    private.seal_cursor(c_scope, jsonb_build_array(a.created_at, a.id))
  from asked a
  left join private.direct_conversations d
    on d.listing_id = (a.listing).id and v_me in (d.first_id, d.second_id) and private.is_in_conversation(d.conversation_id)
    and private.account_of((a.listing).broker_id) in (d.first_id, d.second_id)
  left join lateral (
    select max(x.created_at) filter (where x.sender_id <> v_me) as answered_at,
      (array_agg(x.sender_id order by x.created_at desc))[1] <> v_me as is_my_turn
    from (
      select g.sender_id, g.created_at from public.conversation_messages g
      where g.conversation_id = d.conversation_id and g.message_type <> 'system' and g.sender_id is not null
      order by g.created_at desc limit 50
    ) x
  ) m on d.conversation_id is not null
  left join public.listing_nda_texts n
    on n.id = private.newest_nda((a.listing).id) and (a.listing).status in ('active', 'under_contract')
  left join lateral (
    select t.id from public.transactions t
    where not (a.listing).is_confidential and t.listing_id = (a.listing).id and t.deleted_at is null and (
      exists (
        select from public.deal_room_members e join private.deal_rooms o on o.id = e.room_id
        where o.transaction_id = t.id and e.email = v_email and e.ended_at is null
      )
      or exists (select from private.list_my_bidder_parties() q where q.transaction_id = t.id)
    )
    order by t.created_at desc limit 1
  ) t on true
  left join lateral (
    select s.gate <> 'over' as is_open from private.deal_rooms o cross join lateral private.get_room_access(o.id) s
    where o.transaction_id = t.id and o.closed_at is null
  ) r on true
  left join lateral (
    select y.deadline, y.price, y.status from private.my_bids() y where y.transaction_id = t.id limit 1
  ) b on t.id is not null
  order by a.created_at desc, a.id desc;
end $$;

-- Returns a page of the caller's inquiries about communities, newest first.
select private.expose('my_inquiries', 'authenticated', 'plain');
