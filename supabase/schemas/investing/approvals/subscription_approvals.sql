-- Approvals of subscriptions and of the wires that pay capital calls, for entities with an approval chain. Amounts and names
-- come from the offering, not from the person who asks.

-- Returns the state of the newest request for a subscription's commitment, or for its part of a capital call: `none`
-- without one, null if the entity needs no approval. A request for another amount or entity doesn't count.
create function private.get_subscription_approval(p_subscription private.subscriptions, p_call_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  s constant private.subscriptions := p_subscription;
begin
  if s.entity_id is null or not private.has_approval_chain(s.entity_id) then
    return null;
  end if;
  return coalesce((
    select private.get_approval_state(r) from private.approval_requests r
    where r.subscription_id = s.id and r.entity_id = s.entity_id and r.call_id is not distinct from p_call_id
      and r.kind = case when p_call_id is null then 'commitment' else 'wire' end
      and r.cents = case when p_call_id is null then s.amount_cents else (
        select l.cents from private.capital_call_lines l where l.call_id = p_call_id and l.subscription_id = s.id
      ) end
    order by r.requested_at desc, r.id limit 1
  ), 'none');
end $$;

-- Returns the investor's open parts of capital calls with the state of their approval; null needs none.
create function private.list_wire_approvals(p_subscription private.subscriptions) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'call_id', c.id, 'number', c.number, 'cents', l.cents, 'due_on', c.due_on, 'purpose', c.purpose,
      'approval', private.get_subscription_approval(p_subscription, c.id)
    ) order by c.due_on, c.id), '[]')
    from private.capital_call_lines l join private.capital_calls c on c.id = l.call_id
    where l.subscription_id = (p_subscription).id and l.investor_id = (p_subscription).investor_id and l.paid_on is null
  );
end $$;

-- True if an interest of the caller in an offering belongs to an entity with an approval chain, and its called capital is
-- not covered by approved wires.
create function private.lacks_wire_approval(p_offering_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.subscriptions s
    where s.offering_id = p_offering_id and s.investor_id = auth.uid() and s.status = 'accepted'
      and s.entity_id is not null and private.has_approval_chain(s.entity_id)
      and not coalesce((
        select bool_and(w ->> 'approval' in ('approved', 'released')) from jsonb_array_elements(private.list_wire_approvals(s)) w
      ), false)
  );
end $$;

create function private.request_subscription_approval(
  p_id uuid, p_subscription_id uuid, p_call_id uuid default null, p_exception_reason text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant private.subscriptions := private.lock_own_subscription(p_subscription_id);
  v_state constant text := private.get_subscription_approval(v_subscription, p_call_id);
  v_offering private.offerings;
  v_wire jsonb;
begin
  if v_state is null then
    raise exception 'Choose an entity with an approval chain first.' using errcode = 'HXSLP';
  elsif v_state in ('waiting', 'approved', 'released') then
    return v_state;
  end if;
  select * into v_offering from private.offerings o where o.id = v_subscription.offering_id;
  if p_call_id is null then
    if v_subscription.status <> 'committed' then
      raise exception 'This subscription can no longer be changed.' using errcode = 'HXSYX';
    end if;
    return private.add_approval_request(p_id, v_subscription.entity_id, jsonb_build_object(
      'kind', 'commitment', 'cents', v_subscription.amount_cents, 'counterparty', left(v_offering.sponsor_name, 160),
      'purpose', 'Subscription to ' || v_offering.title, 'due_on', v_offering.closes_on, 'care_type', v_offering.care_type,
      'state', v_offering.state, 'exception_reason', p_exception_reason, 'subscription_id', p_subscription_id
    ));
  end if;
  select w into v_wire from jsonb_array_elements(private.list_wire_approvals(v_subscription)) w where w ->> 'call_id' = p_call_id::text;
  if v_wire is null then
    raise exception 'Capital call not found.' using errcode = 'HXSDN';
  end if;
  return private.add_approval_request(p_id, v_subscription.entity_id, jsonb_build_object(
    'kind', 'wire', 'cents', (v_wire ->> 'cents')::bigint, 'counterparty', left(v_offering.sponsor_name, 160),
    'purpose', 'Capital call ' || (v_wire ->> 'number') || ' of ' || v_offering.title, 'due_on', v_wire ->> 'due_on',
    'subscription_id', p_subscription_id, 'call_id', p_call_id
  ));
end $$;

-- Asks the approvers of the subscribing entity to approve the commitment, or the wire for one capital call. A commitment
-- outside a mandate needs a reason. Returns the state; an open request is returned instead of a second one.
select private.expose('request_subscription_approval', 'authenticated');
