-- The industry-standard index that a new room starts with; a part's entries are below it.
create function private.get_default_room_index() returns table (part integer, name text, below text[])
language sql immutable set search_path = '' as $$
  values
    (1, 'NDA and offering memorandum', '{}'::text[]),
    (2, 'Financials', '{T-12,Three-year P&L,Budget,Receivables aging}'),
    (3, 'Rent roll and census', '{Rent roll,Census,Rates,Payor mix}'),
    (4, 'Licenses and surveys', '{Licenses,Surveys,Plans of correction}'),
    (5, 'Staffing', '{Staffing and wages,Agency,PTO}'),
    (6, 'Resident agreement forms', '{}'),
    (7, 'Vendor contracts', '{}'),
    (8, 'Title, survey and zoning', '{}'),
    (9, 'Environmental, condition and capex', '{Phase I,Condition report,Capex}'),
    (10, 'Insurance and litigation', '{Insurance,Loss runs,Litigation}'),
    (11, 'Medicare and Medicaid cost reports', '{}'),
    (12, 'LOI, PSA, OTA and lease', '{}'),
    (13, 'Lender', '{}'),
    (14, 'Closing', '{}')
$$;

-- The default NDA text.
create function private.get_default_nda() returns text
language sql immutable set search_path = '' as $$
  select concat_ws(E'\n\n',
    '1. In this room you read information about a senior-living community that is not public: its identity, its finances, '
      'its residents in numbers, its staff and its licenses. You use it to consider this transaction and for nothing else.',
    '2. You show it only to the partners, lenders, operators and advisers who need it for that purpose and are bound '
      'to the same confidence. You answer for what they do with it.',
    '3. Without the seller’s written consent you do not speak about the sale with staff, residents, families, referral '
      'sources, licensing or survey agencies, lenders or the landlord.',
    '4. The room records what you open, for how long, and from which network address. Pages carry your name.',
    '5. Should you find data that identify a resident or an employee, you neither use nor copy them, and say so at once.',
    '6. When you are asked to, you destroy what you took out of the room. These duties last twenty-four months.',
    '7. Neither side has to make or accept an offer. All information is provided without warranty.'
  )
$$;

create function private.begin_room(p_transaction_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_room private.deal_rooms;
  v_who text;
  v_part record;
  v_folder uuid;
  v_sellers uuid;
  v_buyers uuid;
begin
  perform private.require_transaction_manager(p_transaction_id);
  insert into private.deal_rooms (transaction_id) values (p_transaction_id)
  on conflict (transaction_id) do nothing returning * into v_room;
  if not found then
    return (select r.id from private.deal_rooms r where r.transaction_id = p_transaction_id);
  end if;
  v_who := private.get_caller_label();
  insert into private.deal_room_items (id, room_id, lineage, is_folder, name)
  values (v_room.root_id, v_room.id, array[v_room.root_id], true, 'Room');
  insert into private.deal_room_groups (room_id, name, side, adds, signs)
  values (v_room.id, 'Seller’s side', 'seller', true, false) returning id into v_sellers;
  insert into private.deal_room_groups (room_id, name) values (v_room.id, 'Buyer') returning id into v_buyers;
  insert into private.deal_room_rights (group_id, item_id, level) values (v_sellers, v_room.root_id, 3);
  for v_part in select * from private.get_default_room_index() loop
    v_folder := gen_random_uuid();
    insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, place, name)
    values (
      v_folder, v_room.id, v_room.root_id, array[v_room.root_id, v_folder], true, v_part.part, v_part.name
    );
    if v_part.part = 1 then
      insert into private.deal_room_rights (group_id, item_id, level) values (v_buyers, v_folder, 1);
    end if;
    insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, place, name)
    select b.id, v_room.id, v_folder, array[v_room.root_id, v_folder, b.id], true, b.place, b.name
    from (
      select gen_random_uuid() as id, u.name, u.place::integer
      from unnest(v_part.below) with ordinality u (name, place)
    ) b;
  end loop;
  insert into private.deal_room_ndas (room_id, n, body, sha256)
  values (v_room.id, 1, private.get_default_nda(), private.text_hash(private.get_default_nda()));
  insert into public.deal_room_members (room_id, group_id, name, email)
  select distinct on (p.email) v_room.id, v_sellers, p.name, p.email
  from public.transaction_parties p
  where p.transaction_id = p_transaction_id and p.email is not null and private.party_side(p.role) = 'seller'
  order by p.email, p.created_at
  on conflict do nothing;
  perform private.log_room_event(v_room.id, 'opened', v_who);
  return v_room.id;
end $$;

-- Opens a transaction's room with the standard index, the seller’s side as readers, and an NDA; idempotent.
select private.expose('begin_room', 'authenticated');

create function private.end_room(p_room_id uuid, p_is_closed boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_room_manager(p_room_id);
  update private.deal_rooms r set closed_at = case when p_is_closed then now() end
  where r.id = p_room_id and (r.closed_at is null) = p_is_closed;
  if found then
    perform private.log_room_event(
      p_room_id, case when p_is_closed then 'closed' else 'reopened' end, private.get_caller_label()
    );
    perform private.touch_room_members(p_room_id);
  end if;
end $$;

-- Closes a room to everyone except its managers, or reopens it.
select private.expose('end_room', 'authenticated');
