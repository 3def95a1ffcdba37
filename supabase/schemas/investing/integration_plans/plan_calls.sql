-- Locks and returns a plan that the caller can see.
create function private.lock_integration_plan(p_id uuid) returns public.integration_plans
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_plan public.integration_plans;
begin
  select * into v_plan from public.integration_plans p
  where p.id = p_id and p.deleted_at is null and p.workspace_id = any (private.list_my_workspace_ids('integration_plans')) for update;
  if not found then
    raise exception 'Plan not found.' using errcode = 'HXINY';
  end if;
  perform private.enforce_rate_limit('integration_change', 2000, interval '1 hour');
  return v_plan;
end $$;

-- Adds tasks that a plan doesn't have yet.
create function private.insert_integration_items(p_plan public.integration_plans, p_items jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_item record;
  v_task_id uuid;
  v_count integer := 0;
begin
  if jsonb_typeof(p_items) is distinct from 'array' or jsonb_array_length(p_items) > 200 then
    raise exception 'These tasks are not valid.' using errcode = 'HXINZ';
  end if;
  for v_item in
    select x.* from jsonb_to_recordset(p_items) x (
      key text, title text, stream text, offset_days integer, needs text[], risk text, risk_note text
    )
    where not exists (select from private.integration_items i where i.plan_id = p_plan.id and i.key = x.key)
  loop
    v_task_id := gen_random_uuid();
    insert into public.record_tasks (id, kind, record_id, "by", assignee_id, title, due_on)
    values (
      v_task_id, 'integration_plans', p_plan.id, auth.uid(), auth.uid(), btrim(v_item.title), p_plan.closing_on + v_item.offset_days
    );
    insert into private.integration_items (task_id, plan_id, key, stream, offset_days, needs, risk, risk_note)
    values (
      v_task_id, p_plan.id, v_item.key, v_item.stream, v_item.offset_days, coalesce(v_item.needs, '{}'), coalesce(v_item.risk, 'low'),
      nullif(btrim(v_item.risk_note), '')
    );
    v_count := v_count + 1;
  end loop;
  if (select count(*) from private.integration_items i where i.plan_id = p_plan.id) > 300 then
    raise exception 'You have reached the limit of 300.' using errcode = 'HXRMA';
  end if;
  return v_count;
end $$;

create function private.start_integration_plan(p_id uuid, p_transaction_id uuid, p_items public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_deal public.transactions;
  v_plan public.integration_plans;
begin
  select * into v_plan from public.integration_plans p where p.id = p_id;
  if v_plan.owner_id = v_me then
    return;
  end if;
  select * into v_deal from public.transactions t where t.id = p_transaction_id and t.deleted_at is null;
  if v_plan.id is not null or v_deal.id is null or not private.can_plan_integration(p_transaction_id, v_me) then
    raise exception 'Transaction not found.' using errcode = 'HXI00';
  elsif v_deal.status = 'terminated' or coalesce(v_deal.closed_on, v_deal.expected_close) is null then
    raise exception 'This transaction has no closing date.' using errcode = 'HXI01';
  elsif exists (
    select from public.integration_plans p
    where p.transaction_id = p_transaction_id and p.deleted_at is null and p.workspace_id = any (private.list_my_workspace_ids('integration_plans'))
  ) then
    raise exception 'This transaction has a plan.' using errcode = 'HXI02';
  end if;
  perform private.enforce_rate_limit('integration_change', 2000, interval '1 hour');
  insert into public.integration_plans (id, owner_id, name, status, transaction_id, closing_on, state)
  values (
    p_id, v_me, v_deal.property_name, case when v_deal.closed_on is null then 'planned' else 'active' end, p_transaction_id,
    coalesce(v_deal.closed_on, v_deal.expected_close), v_deal.state
  )
  returning * into v_plan;
  perform private.insert_integration_items(v_plan, p_items);
end $$;

-- Starts a plan from a transaction of the caller, with the template's tasks. A repeat with the same ID changes nothing.
select private.expose('start_integration_plan', 'authenticated');

create function private.add_integration_items(p_plan_id uuid, p_items public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  return private.insert_integration_items(private.lock_integration_plan(p_plan_id), p_items);
end $$;

-- Adds tasks that the plan doesn't have yet. Returns how many.
select private.expose('add_integration_items', 'authenticated');

create function private.change_integration_item(p_task_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_item private.integration_items;
  v_plan public.integration_plans;
begin
  v_plan := private.lock_integration_plan((select i.plan_id from private.integration_items i where i.task_id = p_task_id));
  select * into v_item from private.integration_items i where i.task_id = p_task_id for update;
  v_item := jsonb_populate_record(v_item, p_values - array['task_id', 'plan_id', 'key']);
  if exists (
    with recursive waits (key) as (
      select unnest(v_item.needs)
      union
      select n.key from waits w join private.integration_items i on i.plan_id = v_plan.id and i.key = w.key cross join unnest(i.needs) n (key)
    )
    select from waits w where w.key = v_item.key
  ) then
    raise exception 'These tasks would wait for each other.' using errcode = 'HXI03';
  end if;
  update private.integration_items i
  set stream = v_item.stream, offset_days = v_item.offset_days, needs = coalesce(v_item.needs, '{}'), risk = v_item.risk,
    risk_note = nullif(btrim(v_item.risk_note), '')
  where i.task_id = p_task_id;
  update public.record_tasks t set due_on = v_plan.closing_on + v_item.offset_days
  where t.id = p_task_id and t.due_on is distinct from v_plan.closing_on + v_item.offset_days;
end $$;

-- Changes the workstream, day, dependencies, and risk of a task.
select private.expose('change_integration_item', 'authenticated');

create function private.get_integration_plan(p_plan_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_plan public.integration_plans;
begin
  select * into v_plan from public.integration_plans p
  where p.id = p_plan_id and p.workspace_id = any (private.list_my_workspace_ids('integration_plans'));
  if not found then
    raise exception 'Plan not found.' using errcode = 'HXINY';
  end if;
  return jsonb_build_object(
    'closing_on', v_plan.closing_on,
    'transaction', (
      select jsonb_build_object('id', t.id, 'name', t.property_name, 'status', t.status, 'is_mine', private.can_manage_transaction(t.id))
      from public.transactions t where t.id = v_plan.transaction_id and private.can_plan_integration(t.id, auth.uid())
    ),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'key', i.key, 'title', t.title, 'stream', i.stream, 'offset_days', i.offset_days, 'due_on', t.due_on,
        'needs', i.needs, 'risk', i.risk, 'risk_note', i.risk_note, 'assignee_id', t.assignee_id, 'done_at', t.done_at,
        'assignee', (select coalesce(nullif(p.full_name, ''), p.email) from public.profiles p where p.id = t.assignee_id)
      ) order by i.offset_days, i.key), '[]')
      from private.integration_items i join public.record_tasks t on t.id = i.task_id where i.plan_id = p_plan_id
    )
  );
end $$;

-- Returns a plan's tasks with their workstreams, dependencies, and risks.
select private.expose('get_integration_plan', 'authenticated');

create function private.list_plannable_closings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.property_name, 'state', t.state, 'status', t.status, 'closing_on', coalesce(t.closed_on, t.expected_close)
    ) order by coalesce(t.closed_on, t.expected_close) desc, t.id), '[]')
    from (
      select r.id from public.transactions r where r.workspace_id = any (private.list_my_workspace_ids('transactions')) and r.side <> 'sell'
      union
      select m.transaction_id from private.list_my_transaction_roles() m
      where private.party_side(m.role) = 'buyer' and m.role <> 'bidder'
    ) mine
    join public.transactions t on t.id = mine.id
    where t.deleted_at is null and t.status <> 'terminated' and coalesce(t.closed_on, t.expected_close) > current_date - 200
      and not exists (
        select from public.integration_plans p
        where p.transaction_id = t.id and p.deleted_at is null and p.workspace_id = any (private.list_my_workspace_ids('integration_plans'))
      )
    limit 200
  );
end $$;

-- Returns the caller's purchases that are closing or closed in the last 200 days and have no plan.
select private.expose('list_plannable_closings', 'authenticated');
