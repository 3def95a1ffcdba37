-- Wire instructions visible without a verification code: everything except the numbers.
create function private.list_wires_of_transactions(p_ids uuid[])
returns table (
  id uuid, transaction_id uuid, property_name text, purpose text, part text, version integer, beneficiary text, bank text,
  last_four text, amount numeric, entered_name text, is_mine boolean, entered_at timestamptz, confirmed_name text,
  confirmed_at timestamptz, sent_name text, sent_at timestamptz, is_disputed boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select
    w.id, t.id, t.property_name, w.purpose, m.part, w.version, w.beneficiary, w.bank, w.last_four, w.amount,
    w.entered_name, w.entered_by is not distinct from auth.uid(), w.entered_at, w.confirmed_name, w.confirmed_at,
    w.sent_name, w.sent_at,
    w.confirmed_at is null and exists (select from private.wire_events e where e.wire_id = w.id and e.kind = 'differed')
  from private.wires w
  join public.transactions t on t.id = w.transaction_id
  cross join lateral (select private.get_my_wire_role(w.transaction_id, w.purpose) as part) m
  where w.transaction_id = any (p_ids) and t.deleted_at is null and m.part is not null and private.is_newest_wire(w)
  order by t.expected_close nulls last, t.id, array_position(array['deposit', 'funds', 'payoff', 'proceeds'], w.purpose);
end $$;

create function private.transaction_wires(p_id uuid)
returns table (
  id uuid, transaction_id uuid, property_name text, purpose text, part text, version integer, beneficiary text, bank text,
  last_four text, amount numeric, entered_name text, is_mine boolean, entered_at timestamptz, confirmed_name text,
  confirmed_at timestamptz, sent_name text, sent_at timestamptz, is_disputed boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select * from private.list_wires_of_transactions(array[p_id]);
end $$;

-- Returns the newest instructions of each purpose in which the caller has a role.
select private.expose('transaction_wires', 'authenticated');

create function private.my_wires()
returns table (
  id uuid, transaction_id uuid, property_name text, purpose text, part text, version integer, beneficiary text, bank text,
  last_four text, amount numeric, entered_name text, is_mine boolean, entered_at timestamptz, confirmed_name text,
  confirmed_at timestamptz, sent_name text, sent_at timestamptz, is_disputed boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select * from private.list_wires_of_transactions(
    (select array_agg(distinct m.transaction_id) from private.list_my_transaction_roles() m)
  ) limit 200;
end $$;

-- Same as `transaction_wires`, for all transactions of the caller.
select private.expose('my_wires', 'authenticated');

create function private.wire_history(p_transaction_id uuid)
returns table (
  id uuid, purpose text, version integer, last_four text, kind text, name text, spoke_with text, phone text, at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select h.* from (
    select e.id, w.purpose, w.version, w.last_four, e.kind, e.name, e.spoke_with, e.phone, e.at
    from private.wires w join private.wire_events e on e.wire_id = w.id
    where w.transaction_id = p_transaction_id
      and (e.kind <> 'looked' or private.get_my_wire_role(w.transaction_id, w.purpose) in ('runs', 'agent'))
      and private.get_my_wire_role(w.transaction_id, w.purpose) is not null
    union all
    select w.id, w.purpose, w.version, w.last_four, 'entered', w.entered_name, null, null, w.entered_at
    from private.wires w
    where w.transaction_id = p_transaction_id and private.get_my_wire_role(w.transaction_id, w.purpose) is not null
    union all
    select w.id, w.purpose, w.version, w.last_four, 'sent', w.sent_name, null, null, w.sent_at
    from private.wires w
    where w.transaction_id = p_transaction_id and w.sent_at is not null
      and private.get_my_wire_role(w.transaction_id, w.purpose) is not null
  ) h
  order by h.at desc, h.kind, h.id limit 200;
end $$;

-- Wire activity of a transaction, newest first. Only the team that runs the sale and its closing agent see
-- who viewed account numbers.
select private.expose('wire_history', 'authenticated');
