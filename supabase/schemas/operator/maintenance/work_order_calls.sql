-- Calls of staff and families: request, triage, assign, change the state, and record work. Vendors use the same state,
-- note, line, and photo calls; private.get_work_order_role decides what each caller may do.

-- Returns where the work is, such as "Unit 104 · Kitchen".
create function private.describe_work_place(p_unit_id uuid, p_asset_id uuid, p_area text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_unit text;
  v_asset text;
begin
  if p_unit_id is not null then
    select 'Unit ' || u.name into v_unit from public.units u where u.id = p_unit_id;
  end if;
  if p_asset_id is not null then
    select a.name into v_asset from public.maintenance_assets a where a.id = p_asset_id;
  end if;
  return nullif(concat_ws(' · ', v_unit, v_asset, p_area), '');
end $$;

-- What the caller is for an order: 'manager', 'vendor' that it is assigned to, or null.
create function private.get_work_order_role(p_order public.work_orders) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_order.id is null or not private.is_approved() or not exists (
    select from public.communities c where c.id = p_order.community_id and c.deleted_at is null
  ) then
    return null;
  end if;
  if p_order.community_id = any (private.list_my_community_ids('work_orders', 'change')) then
    return 'manager';
  end if;
  if p_order.vendor_id = private.my_vendor_id() then
    return 'vendor';
  end if;
  return null;
end $$;

-- True if a transition is legal. shared/operator/maintenance.ts has the same table; a test compares them.
create function private.is_work_order_transition(p_from text, p_to text, p_role text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from (values
      ('requested', 'triaged', false), ('requested', 'in_progress', false), ('requested', 'declined', false),
      ('triaged', 'in_progress', false), ('triaged', 'declined', false),
      ('assigned', 'triaged', false), ('assigned', 'in_progress', true), ('assigned', 'waiting', true), ('assigned', 'declined', false),
      ('in_progress', 'waiting', true), ('in_progress', 'done', true),
      ('waiting', 'in_progress', true), ('waiting', 'declined', false),
      ('done', 'verified', false), ('done', 'in_progress', false),
      ('declined', 'triaged', false)
    ) t (from_state, to_state, for_vendor)
    where t.from_state = p_from and t.to_state = p_to and (p_role = 'manager' or p_role = 'vendor' and t.for_vendor)
  )
$$;

create function private.add_work_order_event(
  p_order public.work_orders, p_type text, p_state text, p_note text, p_is_internal boolean default false,
  p_at timestamptz default null, p_id uuid default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.work_order_events (id, work_order_id, community_id, type, state, note, is_internal, at, recorded_by, recorded_name)
  values (
    coalesce(p_id, gen_random_uuid()), p_order.id, p_order.community_id, p_type, p_state, nullif(btrim(p_note), ''), p_is_internal,
    coalesce(p_at, now()), auth.uid(), coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Returns the communities' managers that are notified, without the caller.
create function private.list_maintenance_managers(p_community_id uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select distinct m.user_id from public.community_members m
  where m.community_id = p_community_id and m.position = any (private.list_positions_with_right('work_orders', 'change'))
    and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now()) and m.user_id is distinct from auth.uid()
$$;

create function private.notify_work_order_managers(p_order public.work_orders, p_kind text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    m.id, p_kind, p_kind || ':' || p_order.id,
    jsonb_build_object(
      'title', p_order.title, 'number', p_order.number,
      'community', (select c.name from public.communities c where c.id = p_order.community_id), 'order_id', p_order.id
    ),
    jsonb_build_object('order_id', p_order.id)
  )
  from private.list_maintenance_managers(p_order.community_id) m (id);
end $$;

-- Notifies the assigned member or vendor, unless they assigned themselves.
create function private.notify_work_order_assignee(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    a.user_id, a.kind, a.kind || ':' || o.id || ':' || o.version,
    jsonb_build_object(
      'title', o.title, 'number', o.number, 'community', (select c.name from public.communities c where c.id = o.community_id),
      'order_id', o.id
    ),
    jsonb_build_object('order_id', o.id)
  )
  from public.work_orders o
  cross join lateral (
    select m.user_id, 'work_order_assigned' as kind from public.community_members m where m.id = o.member_id
    union all
    select v.user_id, 'work_order_offered' from public.vendors v where v.id = o.vendor_id
  ) a
  where o.id = p_id and a.user_id is distinct from auth.uid();
end $$;

-- Raises an error unless the member manages the community's maintenance, and the vendor is verified.
create function private.require_work_order_assignee(p_community_id uuid, p_member_id uuid, p_vendor_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_member_id is not null and p_vendor_id is not null or p_member_id is not null and not exists (
    select from public.community_members m
    where m.id = p_member_id and m.community_id = p_community_id and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
      and m.position = any (private.list_positions_with_right('work_orders', 'change'))
  ) or p_vendor_id is not null and not exists (
    select from public.vendors v where v.id = p_vendor_id and v.verification_status = 'verified'
  ) then
    raise exception 'Choose someone on the maintenance team or a verified vendor.' using errcode = 'HXQAS';
  end if;
end $$;

-- Returns the units that the caller may request work for: all of the community, or those of residents who share their
-- profile with a family member.
create function private.list_my_request_unit_ids(p_community_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_community_id = any (private.list_my_community_ids('units', 'read')) then
    return array(select u.id from public.units u where u.community_id = p_community_id and u.deleted_at is null);
  end if;
  return array(
    select distinct r.unit_id
    from public.resident_consents c
    join public.residents r on r.id = c.resident_id and r.deleted_at is null and r.status in ('in_house', 'on_leave')
    join public.community_members m on m.user_id = c.user_id and m.community_id = r.community_id and m.position = 'family'
    where c.user_id = auth.uid() and c.item = 'profile' and c.withdrawn_at is null and r.community_id = p_community_id
      and r.unit_id is not null and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
  );
end $$;

create function private.request_work_order(p_id uuid, p_community_id uuid, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant public.work_orders := jsonb_populate_record(null::public.work_orders, p_values);
  v_step_id constant uuid := (p_values ->> 'turn_step_id')::uuid;
  v_is_staff constant boolean := p_community_id = any (private.list_my_community_ids('units', 'read'));
  v_is_manager constant boolean := p_community_id = any (private.list_my_community_ids('work_orders', 'change'));
  v_priority constant text := case when v_is_staff then coalesce(v_row.priority, 'normal') else 'normal' end;
  v_targets record;
  v_order public.work_orders;
begin
  perform private.require_community_right(p_community_id, 'work_orders', 'add');
  select * into v_order from public.work_orders o where o.id = p_id;
  if found then
    if v_order.requested_by is distinct from auth.uid() then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
    return p_id;
  end if;
  perform private.enforce_rate_limit('work_order', case when v_is_staff then 240 else 20 end, interval '1 hour');
  perform private.require_maintenance_place(p_community_id, v_row.unit_id, v_row.asset_id);
  if not v_is_staff and (v_row.unit_id is null or v_row.asset_id is not null
    or not v_row.unit_id = any (private.list_my_request_unit_ids(p_community_id)))
  then
    raise exception 'Choose a unit in this community.' using errcode = '42501';
  end if;
  if v_row.unit_id is null and v_row.asset_id is null and nullif(btrim(v_row.area), '') is null then
    raise exception 'Choose where the work is.' using errcode = 'HXQPN';
  end if;
  select * into v_targets from private.get_work_order_targets(v_priority);
  insert into public.work_orders (
    id, community_id, number, title, description, unit_id, asset_id, area, category, priority, source, requested_by, requester,
    respond_by, due_at, needs_signature
  )
  values (
    p_id, p_community_id, private.get_next_work_order_number(p_community_id), btrim(v_row.title), nullif(btrim(v_row.description), ''),
    v_row.unit_id, v_row.asset_id, case when v_is_staff then nullif(btrim(v_row.area), '') end, coalesce(v_row.category, 'general'),
    v_priority, case when v_step_id is not null and v_is_manager then 'turn' when v_is_staff then 'staff' else 'family' end, auth.uid(),
    coalesce(private.get_my_display_name(), ''), now() + v_targets.respond,
    case when v_is_manager and v_row.due_at > now() then v_row.due_at else now() + v_targets.finish end,
    v_is_manager and coalesce(v_row.needs_signature, false)
  )
  returning * into v_order;
  perform private.add_work_order_event(v_order, 'requested', 'requested', null);
  if v_step_id is not null and v_is_manager then
    update public.unit_turn_steps s set work_order_id = p_id
    where s.id = v_step_id and s.community_id = p_community_id and s.work_order_id is null;
  end if;
  if v_priority in ('emergency', 'high') then
    perform private.notify_work_order_managers(v_order, 'work_order_urgent');
  end if;
  return p_id;
end $$;

-- Requests work. Families request it for their resident's unit. A repeat with the same ID changes nothing.
select private.expose('request_work_order', 'authenticated');

-- Returns an order that the caller may work on, locked. Only managers may pass `p_for_managers`.
create function private.begin_work_order_change(p_id uuid, p_for_managers boolean) returns public.work_orders
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.work_orders;
  v_role text;
begin
  select * into v_order from public.work_orders o where o.id = p_id for update;
  v_role := private.get_work_order_role(v_order);
  if v_role is null or p_for_managers and v_role <> 'manager' then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('work_order_change', 2400, interval '1 hour');
  return v_order;
end $$;

create function private.update_work_order(p_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old constant public.work_orders := private.begin_work_order_change(p_id, true);
  v_row constant public.work_orders := jsonb_populate_record(v_old, p_values);
  v_targets record;
begin
  perform private.require_same_version(v_old.version, p_version, 'HXQVE');
  if v_old.state in ('verified', 'declined') then
    raise exception 'This order is closed.' using errcode = 'HXQCL';
  end if;
  perform private.require_maintenance_place(
    v_old.community_id, nullif(v_row.unit_id, v_old.unit_id), nullif(v_row.asset_id, v_old.asset_id)
  );
  if v_row.unit_id is null and v_row.asset_id is null and nullif(btrim(v_row.area), '') is null then
    raise exception 'Choose where the work is.' using errcode = 'HXQPN';
  end if;
  select * into v_targets from private.get_work_order_targets(v_row.priority);
  update public.work_orders o
  set title = btrim(v_row.title), description = nullif(btrim(v_row.description), ''), unit_id = v_row.unit_id, asset_id = v_row.asset_id,
    area = nullif(btrim(v_row.area), ''), category = v_row.category, priority = v_row.priority,
    due_at = coalesce(v_row.due_at, v_old.due_at), overdue_notified_at = case when v_row.due_at is distinct from v_old.due_at then null else o.overdue_notified_at end,
    respond_by = case when v_row.priority <> v_old.priority and o.respond_by is not null then o.requested_at + v_targets.respond else o.respond_by end,
    -- What a schedule or inspection requires can't be waived.
    needs_signature = coalesce(v_row.needs_signature, false) or o.needs_signature and o.source in ('schedule', 'inspection'),
    version = o.version + 1
  where o.id = p_id;
  perform private.add_work_order_event(v_old, 'changed', null, concat_ws(
    ', ',
    case when v_row.title <> v_old.title then 'Title' end,
    case when v_row.description is distinct from v_old.description then 'Description' end,
    case when v_row.priority <> v_old.priority then 'Priority ' || v_old.priority || ' to ' || v_row.priority end,
    case when v_row.category <> v_old.category then 'Category' end,
    case when v_row.due_at is distinct from v_old.due_at then 'Due date' end,
    case when (v_row.unit_id, v_row.asset_id, v_row.area) is distinct from (v_old.unit_id, v_old.asset_id, v_old.area) then 'Place' end,
    case when v_row.needs_signature <> v_old.needs_signature then 'Signature' end
  ), true);
end $$;

select private.expose('update_work_order', 'authenticated');

create function private.assign_work_order(p_id uuid, p_member_id uuid default null, p_vendor_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old constant public.work_orders := private.begin_work_order_change(p_id, true);
  v_order public.work_orders;
  v_assignee text;
begin
  if v_old.state in ('done', 'verified', 'declined') then
    raise exception 'This order is closed.' using errcode = 'HXQCL';
  end if;
  perform private.require_work_order_assignee(v_old.community_id, p_member_id, p_vendor_id);
  if v_old.member_id is not distinct from p_member_id and v_old.vendor_id is not distinct from p_vendor_id then
    return;
  end if;
  v_assignee := coalesce(
    (select left(coalesce(nullif(p.full_name, ''), p.email), 300)
      from public.community_members m join public.profiles p on p.id = m.user_id where m.id = p_member_id),
    (select v.company_name from public.vendors v where v.id = p_vendor_id)
  );
  update public.work_orders o
  set member_id = p_member_id, vendor_id = p_vendor_id, assignee = v_assignee, accepted_at = null,
    assigned_at = case when v_assignee is not null then now() end,
    responded_at = coalesce(o.responded_at, case when v_assignee is not null then now() end),
    state = case when v_assignee is null then 'triaged' else 'assigned' end, reason = null, version = o.version + 1
  where o.id = p_id
  returning * into v_order;
  perform private.add_work_order_event(v_order, 'assigned', v_order.state, v_assignee);
  if v_assignee is not null then
    perform private.notify_work_order_assignee(p_id);
  end if;
end $$;

-- Assigns an order to a member of the team or a verified vendor, or to no one.
select private.expose('assign_work_order', 'authenticated');

create function private.set_work_order_state(
  p_id uuid, p_work_order_id uuid, p_state text, p_note text default null, p_signature text default null, p_at timestamptz default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old constant public.work_orders := private.begin_work_order_change(p_work_order_id, false);
  v_role constant text := private.get_work_order_role(v_old);
  -- The time of an act that was queued offline.
  v_at constant timestamptz := case when p_at between greatest(v_old.requested_at, now() - interval '7 days') and now() then p_at else now() end;
  v_order public.work_orders;
begin
  if v_old.state = p_state or exists (select from public.work_order_events e where e.id = p_id and e.work_order_id = v_old.id) then
    return;
  end if;
  if not private.is_work_order_transition(v_old.state, p_state, v_role) then
    raise exception 'This order can''t change to that state now.' using errcode = 'HXQTR';
  end if;
  if v_role = 'vendor' and v_old.accepted_at is null then
    raise exception 'Accept the order first.' using errcode = 'HXQAC';
  end if;
  if p_state in ('waiting', 'declined') and coalesce(btrim(p_note), '') = '' then
    raise exception 'Enter a reason.' using errcode = 'HXQRE';
  end if;
  if p_state = 'done' and v_old.needs_signature and coalesce(btrim(p_signature), '') = '' then
    raise exception 'This order needs a signature.' using errcode = 'HXQSI';
  end if;
  update public.work_orders o
  set state = p_state, version = o.version + 1,
    reason = case when p_state in ('waiting', 'declined') then left(btrim(p_note), 300) end,
    responded_at = coalesce(o.responded_at, case when p_state <> 'triaged' then v_at end),
    member_id = case when p_state = 'triaged' then null else o.member_id end,
    vendor_id = case when p_state = 'triaged' then null else o.vendor_id end,
    assignee = case when p_state = 'triaged' then null else o.assignee end,
    completed_at = case when p_state = 'done' then v_at when p_state = 'verified' then o.completed_at end,
    completed_by = case when p_state = 'done' then auth.uid() when p_state = 'verified' then o.completed_by end,
    completer = case when p_state = 'done' then coalesce(private.get_my_display_name(), '') when p_state = 'verified' then o.completer end,
    signature = case when p_state = 'done' then nullif(btrim(p_signature), '') when p_state = 'verified' then o.signature end,
    signed_by = case when p_state = 'done' and coalesce(btrim(p_signature), '') <> '' then auth.uid() when p_state = 'verified' then o.signed_by end,
    verified_at = case when p_state = 'verified' then now() end,
    verified_by = case when p_state = 'verified' then auth.uid() end
  where o.id = v_old.id
  returning * into v_order;
  perform private.add_work_order_event(v_order, 'state', p_state, p_note, false, v_at, p_id);
  if p_state = 'done' then
    update public.unit_turn_steps s
    set done_at = v_at, done_by = auth.uid(), done_name = coalesce(private.get_my_display_name(), '')
    where s.work_order_id = v_order.id and s.done_at is null;
    if v_role = 'vendor' then
      perform private.notify_work_order_managers(v_order, 'work_order_finished');
    end if;
  elsif p_state = 'verified' then
    perform private.post_work_order_cost(v_order.id);
  end if;
end $$;

-- Changes the state of an order. A repeat with the same ID changes nothing.
select private.expose('set_work_order_state', 'authenticated');

create function private.add_work_order_note(
  p_id uuid, p_work_order_id uuid, p_note text, p_is_internal boolean default false, p_at timestamptz default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_order constant public.work_orders := private.begin_work_order_change(p_work_order_id, false);
begin
  if exists (select from public.work_order_events e where e.id = p_id and e.work_order_id = v_order.id) then
    return;
  end if;
  if coalesce(btrim(p_note), '') = '' then
    raise exception 'Enter a note.' using errcode = 'HXQNO';
  end if;
  if (select count(*) from public.work_order_events e where e.work_order_id = v_order.id) >= 1000 then
    raise exception 'You have reached the limit of 1,000.' using errcode = 'HXQLI';
  end if;
  perform private.add_work_order_event(
    v_order, 'note', null, p_note, coalesce(p_is_internal, false) and private.get_work_order_role(v_order) = 'manager',
    case when p_at between v_order.requested_at and now() then p_at end, p_id
  );
end $$;

select private.expose('add_work_order_note', 'authenticated');
