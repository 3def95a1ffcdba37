-- What a party can see of its transactions: status, dates, other participants and the documents shared with
-- it. Fees, tasks, comments and bidders are visible only to the team that runs the transaction. A document's
-- path contains the uploader's account id, so content is requested by the document's own id.
create function private.my_transactions()
returns table (
  id uuid, property_name text, state text, status text, stage_since timestamptz, price numeric, expected_close date,
  closed_on date, roles text[], next_date text, next_on date
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select
    t.id, t.property_name, t.state, t.status, t.stage_since, t.price, t.expected_close, t.closed_on, m.roles,
    n.label, n.due_on
  from (select p.transaction_id, array_agg(distinct p.role) as roles from private.list_my_transaction_roles() p group by 1) m
  join public.transactions t on t.id = m.transaction_id
  left join lateral (
    select d.label, d.due_on from public.transaction_dates d
    where d.transaction_id = t.id and d.done_on is null and d.due_on is not null
      and t.status not in ('closed', 'terminated')
    order by d.due_on, d.position limit 1
  ) n on true
  order by t.closed_on desc nulls first, t.expected_close nulls last, t.id
  limit 500;
end $$;

-- Lists the caller's transactions, at most 500: active ones by closing date, then closed ones.
select private.expose('my_transactions', 'authenticated');

create function private.my_transaction(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_roles text[];
begin
  select array_agg(distinct p.role) into v_roles from private.list_my_transaction_roles() p where p.transaction_id = p_id;
  if v_roles is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', t.id, 'property_name', t.property_name, 'state', t.state, 'status', t.status,
      'stage_since', t.stage_since, 'price', t.price, 'expected_close', t.expected_close, 'closed_on', t.closed_on,
      'roles', v_roles,
      'broker', (select coalesce(nullif(b.full_name, ''), 'The broker') from public.profiles b where b.id = t.broker_id),
      'parties', (
        select coalesce(jsonb_agg(
          jsonb_build_object('role', p.role, 'name', p.name, 'company', p.company) order by p.created_at, p.id
        ), '[]')
        from public.transaction_parties p where p.transaction_id = t.id and p.role <> 'bidder'
      ),
      'dates', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'key', d.key, 'label', d.label, 'lane', d.lane, 'due_on', d.due_on, 'done_on', d.done_on
          ) order by d.position
        ), '[]')
        from public.transaction_dates d where d.transaction_id = t.id
      ),
      'documents', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', d.id, 'name', d.document_name, 'size', f.size, 'at', d.created_at)
          order by d.created_at desc, d.id
        ), '[]')
        from public.transaction_documents d left join public.record_files f on f.id = d.file_id
        where d.transaction_id = t.id
          and (d.audience = 'all' or exists (select from unnest(v_roles) r where private.party_side(r) = d.audience))
      )
    )
    from public.transactions t where t.id = p_id
  );
end $$;

-- Returns one transaction as its party sees it, or null if the caller is not a participant.
select private.expose('my_transaction', 'authenticated');
