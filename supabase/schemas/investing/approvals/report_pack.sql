create function private.get_report_pack(p_entity_id uuid, p_quarter date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_start constant date := date_trunc('quarter', p_quarter)::date;
  v_end constant date := (date_trunc('quarter', p_quarter) + interval '3 months')::date - 1;
begin
  if not private.can_use_investment_entity(p_entity_id) then
    raise exception 'Entity not found.' using errcode = 'HXIN0';
  elsif v_start is null or v_start not between '1990-01-01' and '2100-01-01' then
    raise exception 'Choose a quarter.' using errcode = 'HXI04';
  end if;
  return jsonb_build_object(
    'entity', (select e.name from public.investment_entities e where e.id = p_entity_id),
    'from', v_start, 'to', v_end, 'is_open', v_end >= current_date,
    'holdings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'name', h.name, 'state', h.state, 'operator', h.operator, 'commitment_cents', (h.commitment * 100)::bigint,
        'opening', coalesce(o.cost + o.unrealized, 0), 'closing', c.cost + c.unrealized,
        'contributed', c.contributed - coalesce(o.contributed, 0),
        'distributed', c.returned + c.income + c.gain - coalesce(o.returned + o.income + o.gain, 0),
        'total_contributed', c.contributed, 'total_distributed', c.returned + c.income + c.gain, 'flows', c.flows
      ) order by lower(h.name), h.id), '[]')
      from private.list_investor_balances(array[p_entity_id], v_end) c
      join public.holdings h on h.id = c.holding_id and h.deleted_at is null
      left join private.list_investor_balances(array[p_entity_id], v_start - 1) o on o.holding_id = c.holding_id
    ),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', r.kind, 'cents', r.cents, 'counterparty', r.counterparty, 'state', private.get_approval_state(r), 'requester', r.requester,
        'requested_at', r.requested_at, 'exception_reason', r.exception_reason
      ) order by r.requested_at), '[]')
      from private.approval_requests r
      where r.entity_id = p_entity_id and r.requested_at >= v_start and r.requested_at < v_end + 1
    )
  );
end $$;

-- Returns what the quarterly report of an entity is written from: values and cash of its ledger, and its approvals.
select private.expose('get_report_pack', 'authenticated');
