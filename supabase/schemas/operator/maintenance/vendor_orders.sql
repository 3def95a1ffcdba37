-- Work orders that communities assigned to a vendor of the marketplace.
create function private.list_vendor_work_orders() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor_id constant uuid := case when private.is_approved() then private.my_vendor_id() end;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'number', o.number, 'title', o.title, 'category', o.category, 'priority', o.priority, 'state', o.state,
      'place', private.describe_work_place(o.unit_id, o.asset_id, o.area), 'community', c.name, 'time_zone', c.time_zone,
      'city', nullif(concat_ws(', ', c.city, c.state), ''), 'due_at', o.due_at, 'assigned_at', o.assigned_at,
      'accepted_at', o.accepted_at, 'completed_at', o.completed_at
    ) order by o.state in ('done', 'verified'), o.due_at, o.id), '[]')
    from (
      select * from public.work_orders x
      where x.vendor_id = v_vendor_id and x.state in ('assigned', 'in_progress', 'waiting', 'done', 'verified')
      order by x.requested_at desc limit 500
    ) o join public.communities c on c.id = o.community_id and c.deleted_at is null
  );
end $$;

select private.expose('list_vendor_work_orders', 'authenticated');

create function private.answer_work_order(p_id uuid, p_accepts boolean, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_order constant public.work_orders := private.begin_work_order_change(p_id, false);
begin
  if private.get_work_order_role(v_order) <> 'vendor' then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if p_accepts and v_order.accepted_at is not null then
    return;
  end if;
  if v_order.state <> 'assigned' then
    raise exception 'This order can''t change to that state now.' using errcode = 'HXQTR';
  end if;
  if p_accepts then
    update public.work_orders o set accepted_at = now(), version = o.version + 1 where o.id = p_id;
    perform private.add_work_order_event(v_order, 'accepted', null, v_order.assignee);
    return;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    raise exception 'Enter a reason.' using errcode = 'HXQRE';
  end if;
  update public.work_orders o
  set state = 'triaged', vendor_id = null, assignee = null, accepted_at = null, assigned_at = null, version = o.version + 1
  where o.id = p_id;
  perform private.add_work_order_event(v_order, 'refused', 'triaged', v_order.assignee || ': ' || left(btrim(p_reason), 300));
  perform private.notify_work_order_managers(v_order, 'work_order_refused');
end $$;

-- Accepts an order, or declines it with a reason, which returns it to the community.
select private.expose('answer_work_order', 'authenticated');
