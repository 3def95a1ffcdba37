-- What screens read about work orders.

-- The facts of orders in lists and on their page.
create function private.summarize_work_orders(p_ids uuid[]) returns table (id uuid, summary jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select o.id, jsonb_build_object(
    'id', o.id, 'number', o.number, 'title', o.title, 'category', o.category, 'priority', o.priority,
    'state', o.state, 'source', o.source, 'place', nullif(concat_ws(' · ', 'Unit ' || u.name, a.name, o.area), ''),
    'unit_id', o.unit_id, 'asset_id', o.asset_id, 'area', o.area, 'requester', o.requester,
    'assignee', o.assignee, 'member_id', o.member_id, 'vendor_id', o.vendor_id, 'schedule_id', o.schedule_id,
    'requested_at', o.requested_at, 'respond_by', o.respond_by, 'responded_at', o.responded_at, 'due_at', o.due_at,
    'completed_at', o.completed_at, 'accepted_at', o.accepted_at, 'needs_signature', o.needs_signature,
    'reason', o.reason, 'version', o.version, 'is_mine', coalesce(m.user_id = auth.uid(), false)
  )
  from public.work_orders o
  left join public.units u on u.id = o.unit_id
  left join public.maintenance_assets a on a.id = o.asset_id
  left join public.community_members m on m.id = o.member_id
  where o.id = any (p_ids);
end $$;

create function private.list_work_orders(p_community_id uuid, p_view text default 'open', p_days public.whole_number default 90) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_most constant integer := 1000;
  v_since constant timestamptz := now() - make_interval(days => least(coalesce(p_days, 90), 730));
  v_ids uuid[];
begin
  perform private.require_community_right(p_community_id, 'work_orders', 'read');
  if p_view = 'closed' then
    v_ids := array(
      select o.id from public.work_orders o
      where o.community_id = p_community_id and o.completed_at >= v_since
      order by o.completed_at desc, o.id limit v_most + 1
    );
  else
    v_ids := array(
      select o.id from public.work_orders o
      where o.community_id = p_community_id and o.state in ('requested', 'triaged', 'assigned', 'in_progress', 'waiting', 'done')
      order by o.due_at, o.id limit v_most + 1
    );
  end if;
  return jsonb_build_object(
    'time_zone', (select c.time_zone from public.communities c where c.id = p_community_id),
    'is_cut', cardinality(v_ids) > v_most,
    'orders', (
      select coalesce(jsonb_agg(
        o.summary || jsonb_build_object('cost', (
          select coalesce(sum(round(l.quantity * l.unit_cost, 2)), 0) from public.work_order_lines l
          where l.work_order_id = o.id and l.removed_at is null
        )) order by i.place
      ), '[]')
      from unnest(v_ids[1 : v_most]) with ordinality i (id, place)
      join private.summarize_work_orders(v_ids[1 : v_most]) o on o.id = i.id
    ),
    'numbers', (
      select jsonb_build_object(
        'open', count(*) filter (where o.state <> 'done'),
        'to_verify', count(*) filter (where o.state = 'done'),
        'overdue', count(*) filter (where o.state <> 'done' and o.due_at < now()),
        'late', count(*) filter (where o.state <> 'done' and o.responded_at is null and o.respond_by < now()),
        'average_days', (
          select round(avg(extract(epoch from d.completed_at - d.requested_at) / 86400)::numeric, 1)
          from public.work_orders d
          where d.community_id = p_community_id and d.completed_at >= now() - interval '90 days'
        )
      )
      from public.work_orders o
      where o.community_id = p_community_id and o.state in ('requested', 'triaged', 'assigned', 'in_progress', 'waiting', 'done')
    )
  );
end $$;

-- Returns the open orders of a community, due first, or those completed in a period; at most 1,000. Numbers count the
-- same rows.
select private.expose('list_work_orders', 'authenticated');

create function private.get_work_order(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_order public.work_orders;
  v_role text;
begin
  select * into v_order from public.work_orders o where o.id = p_id;
  v_role := private.get_work_order_role(v_order);
  if v_role is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return (select o.summary from private.summarize_work_orders(array[p_id]) o)
    -- Vendors don't learn who asked, the community's schedules, or what happened before the order was theirs.
    - case v_role when 'vendor' then array['requester', 'member_id', 'vendor_id', 'schedule_id', 'source', 'unit_id', 'asset_id', 'respond_by', 'responded_at']
        else array[]::text[] end
    || jsonb_build_object(
      'role', v_role, 'description', v_order.description, 'signature', v_order.signature, 'completer', v_order.completer,
      'verified_at', v_order.verified_at,
      'community', (
        select jsonb_build_object(
          'id', case v_role when 'manager' then c.id end, 'name', c.name, 'time_zone', c.time_zone, 'phone', c.phone,
          'address', nullif(concat_ws(', ', c.street, c.city, c.state), '')
        )
        from public.communities c where c.id = v_order.community_id
      ),
      'asset', (
        select jsonb_build_object(
          'name', a.name, 'make', a.make, 'model', a.model, 'serial', a.serial, 'warranty_until', a.warranty_until, 'manual_url', a.manual_url,
          'id', case v_role when 'manager' then a.id end,
          'files', case v_role when 'manager' then private.list_compliance_files('asset', a.id) else '[]' end
        )
        from public.maintenance_assets a where a.id = v_order.asset_id
      ),
      'requester_phone', case v_role when 'manager' then v_order.requester_phone end,
      'events', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', e.id, 'type', e.type, 'state', e.state, 'note', e.note, 'is_internal', e.is_internal, 'at', e.at, 'by', e.recorded_name
        ) order by e.recorded_at desc), '[]')
        from public.work_order_events e
        where e.work_order_id = p_id and (v_role = 'manager' or not e.is_internal and e.recorded_at >= v_order.assigned_at)
      ),
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', l.id, 'kind', l.kind, 'description', l.description, 'quantity', l.quantity, 'unit_cost', l.unit_cost,
          'by', l.recorded_name, 'is_vendor', l.vendor_id is not null
        ) order by l.recorded_at), '[]')
        from public.work_order_lines l
        where l.work_order_id = p_id and l.removed_at is null and (v_role = 'manager' or l.vendor_id = v_order.vendor_id)
      ),
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', p.id, 'stage', p.stage, 'path', p.path, 'at', p.recorded_at, 'by', p.recorded_name
        ) order by p.recorded_at), '[]')
        from public.work_order_photos p where p.work_order_id = p_id
      )
    );
end $$;

-- Returns an order with its history, lines, and photos to managers, and less of it to the assigned vendor.
select private.expose('get_work_order', 'authenticated');

create function private.list_work_choices(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_staff constant boolean := p_community_id = any (private.list_my_community_ids('units', 'read'));
begin
  perform private.require_community_right(p_community_id, 'work_orders', 'add');
  return jsonb_build_object(
    'units', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id), '[]')
      from public.units u where u.id = any (private.list_my_request_unit_ids(p_community_id))
    ),
    'assets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'meter_unit', a.meter_unit) order by lower(a.name), a.id), '[]')
      from (
        select * from public.maintenance_assets x
        where x.community_id = p_community_id and x.archived_at is null and v_is_staff order by lower(x.name), x.id limit 2000
      ) a
    ),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', coalesce(nullif(p.full_name, ''), p.email), 'position', m.position)
        order by lower(p.full_name), m.id), '[]')
      from public.community_members m join public.profiles p on p.id = m.user_id
      where m.community_id = p_community_id and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
        and m.position = any (private.list_positions_with_right('work_orders', 'change'))
        and p_community_id = any (private.list_my_community_ids('work_orders', 'change'))
    )
  );
end $$;

-- Returns units, assets, and people that the caller may choose for an order.
select private.expose('list_work_choices', 'authenticated');

create function private.find_work_orders(p_search text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_words constant text := lower(btrim(left(coalesce(p_search, ''), 200)));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'community_id', o.community_id, 'number', o.number, 'title', o.title, 'state', o.state
    ) order by o.requested_at desc, o.id), '[]')
    from (
      select * from public.work_orders x
      where v_words <> '' and x.community_id = any (private.list_my_community_ids('work_orders', 'read'))
        and (strpos(lower(x.title), v_words) > 0 or x.number::text = ltrim(v_words, '#'))
      order by x.requested_at desc, x.id limit 8
    ) o
  );
end $$;

-- Finds work orders of the caller's communities by title or number, newest first.
select private.expose('find_work_orders', 'authenticated');

create function private.list_my_work_requests(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_staff constant boolean := p_community_id = any (private.list_my_community_ids('units', 'read'));
  v_unit_ids constant uuid[] := case when v_is_staff then '{}' else private.list_my_request_unit_ids(p_community_id) end;
begin
  perform private.require_community_right(p_community_id, 'work_orders', 'add');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'number', o.number, 'title', o.title, 'place', private.describe_work_place(o.unit_id, o.asset_id, o.area),
      'state', o.state, 'requested_at', o.requested_at, 'completed_at', o.completed_at,
      'reason', case when v_is_staff then o.reason end
    ) order by o.requested_at desc), '[]')
    from (
      select * from public.work_orders x
      where x.requested_by = auth.uid() and x.community_id = p_community_id and (v_is_staff or x.unit_id = any (v_unit_ids))
      order by x.requested_at desc limit 200
    ) o
  );
end $$;

-- Returns the caller's requests. Families see their state only, while the resident's consent lasts.
select private.expose('list_my_work_requests', 'authenticated');

create function private.list_maintenance_assets(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'maintenance_assets', 'read');
  return (
    select coalesce(jsonb_agg(to_jsonb(a) - 'community_id' - 'created_at' || jsonb_build_object(
      'unit', (select u.name from public.units u where u.id = a.unit_id),
      'files', private.list_compliance_files('asset', a.id),
      'open_orders', (
        select count(*) from public.work_orders o where o.asset_id = a.id and o.state not in ('done', 'verified', 'declined')
      ),
      'cost', (
        select coalesce(sum(round(l.quantity * l.unit_cost, 2)), 0)
        from public.work_orders o join public.work_order_lines l on l.work_order_id = o.id and l.removed_at is null
        where o.asset_id = a.id and o.requested_at > now() - interval '1 year'
      )
    ) order by a.archived_at is not null, lower(a.name), a.id), '[]')
    from (
      select * from public.maintenance_assets x where x.community_id = p_community_id
      order by x.archived_at is not null, lower(x.name), x.id limit 2000
    ) a
  );
end $$;

-- Returns the assets of a community with open orders and the cost of a year.
select private.expose('list_maintenance_assets', 'authenticated');
