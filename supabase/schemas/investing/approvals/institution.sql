create function private.get_institution(p_entity_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_entity public.investment_entities;
begin
  perform private.require_investment_entity(p_entity_id);
  select * into v_entity from public.investment_entities e where e.id = p_entity_id;
  return jsonb_build_object(
    'can_manage', private.can_manage_entity_roles(p_entity_id),
    'my_roles', (
      select coalesce(jsonb_agg(r.role order by r.role), '[]') from private.entity_roles r
      where r.entity_id = p_entity_id and r.user_id = auth.uid()
    ),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name)), '[]')
      from private.record_people() p where private.has_workspace_access(p.id, v_entity.workspace_id)
    ),
    'roles', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', r.user_id, 'role', r.role, 'name', coalesce(nullif(p.full_name, ''), p.email),
        'is_active', private.has_workspace_access(r.user_id, v_entity.workspace_id)
      ) order by lower(coalesce(nullif(p.full_name, ''), p.email)), r.role), '[]')
      from private.entity_roles r join public.profiles p on p.id = r.user_id where r.entity_id = p_entity_id
    ),
    'rules', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', r.kind, 'over_cents', r.over_cents, 'approvals', r.approvals
      ) order by r.kind, r.over_cents), '[]')
      from private.approval_rules r where r.entity_id = p_entity_id
    ),
    'mandates', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'entity_id' order by m.ended_at is not null, m.starts_at desc), '[]')
      from (select * from private.mandates m where m.entity_id = p_entity_id order by m.starts_at desc limit 200) m
    ),
    'requests', (
      select coalesce(jsonb_agg(
        to_jsonb(r) - array['entity_id', 'requested_by', 'released_by', 'subscription_id', 'call_id'] || jsonb_build_object(
          'state', private.get_approval_state(r), 'is_mine', coalesce(r.requested_by = auth.uid(), false),
          'decisions', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', d.id, 'is_approved', d.is_approved, 'reason', d.reason, 'decided_at', d.decided_at, 'decider', d.decider,
              'is_mine', coalesce(d.decided_by = auth.uid(), false)
            ) order by d.decided_at), '[]')
            from private.approval_decisions d where d.request_id = r.id
          )
        ) order by r.requested_at desc, r.id
      ), '[]')
      from (select * from private.approval_requests r where r.entity_id = p_entity_id order by r.requested_at desc, r.id limit 500) r
    )
  );
end $$;

-- Returns an entity's roles, rules, mandates, and its latest 500 requests.
select private.expose('get_institution', 'authenticated');

create function private.list_my_approvals() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'entity_id', r.entity_id, 'entity', e.name, 'kind', r.kind, 'cents', r.cents, 'counterparty', r.counterparty,
      'requester', r.requester, 'requested_at', r.requested_at
    ) order by r.requested_at), '[]')
    from private.entity_roles o
    join private.approval_requests r on r.entity_id = o.entity_id
    join public.investment_entities e on e.id = r.entity_id
    where o.user_id = auth.uid() and o.role = 'approver' and r.requested_by is distinct from auth.uid()
      and r.released_at is null and r.canceled_at is null and r.requested_at > now() - interval '1 year'
      and private.can_use_investment_entity(e.id)
      and private.get_approval_state(r) = 'waiting'
      and not exists (select from private.approval_decisions d where d.request_id = r.id and d.decided_by = auth.uid())
  );
end $$;

-- Returns the requests of the last year that wait for the caller's decision.
select private.expose('list_my_approvals', 'authenticated');

-- Dashboard count: requests waiting for the caller.
create function private.figures_of_approvals() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_count constant integer := jsonb_array_length(private.list_my_approvals());
begin
  return case when v_count > 0 then jsonb_build_object('waiting', v_count) end;
end $$;
grant execute on function private.figures_of_approvals() to authenticated;
