-- Notifies assignees, or managers if there is none, of orders that are past due, once each; returns how many orders.
create function private.notify_overdue_work_orders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.work_orders;
  v_count integer := 0;
begin
  for v_order in
    select o.* from public.work_orders o join public.communities c on c.id = o.community_id and not c.is_sample
    where o.overdue_notified_at is null and o.state in ('requested', 'triaged', 'assigned', 'in_progress', 'waiting')
      and o.due_at between now() - interval '3 days' and now()
    order by o.due_at limit 500 for update of o skip locked
  loop
    update public.work_orders o set overdue_notified_at = now() where o.id = v_order.id;
    perform private.notify(
      t.user_id, 'work_order_overdue', 'work_order_overdue:' || v_order.id || ':' || extract(epoch from v_order.due_at)::bigint,
      jsonb_build_object(
        'title', v_order.title, 'number', v_order.number,
        'community', (select c.name from public.communities c where c.id = v_order.community_id), 'order_id', v_order.id
      ),
      jsonb_build_object('order_id', v_order.id)
    )
    from (
      select m.user_id from public.community_members m where m.id = v_order.member_id
      union
      select l.id from private.list_maintenance_managers(v_order.community_id) l (id) where v_order.member_id is null
    ) t;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

create function private.run_maintenance_jobs() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.create_scheduled_work_orders();
  perform private.create_due_inspections();
  perform private.notify_overdue_work_orders();
end $$;

-- Schedules the jobs on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_maintenance_jobs() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[['run-maintenance', '*/10 * * * *', 'select private.run_maintenance_jobs()']])
$$;

-- Open orders for the dashboards of managers and vendors.
create function private.figures_of_maintenance() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_vendor_id uuid;
begin
  if not private.is_approved() then
    return null;
  end if;
  v_ids := private.list_my_community_ids('work_orders', 'change');
  v_vendor_id := private.my_vendor_id();
  if cardinality(v_ids) = 0 and v_vendor_id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'open', count(*) filter (where o.community_id = any (v_ids) and o.state <> 'done'),
      'urgent', count(*) filter (where o.community_id = any (v_ids) and o.state = 'requested' and o.priority in ('emergency', 'high')),
      'overdue', count(*) filter (where o.community_id = any (v_ids) and o.state <> 'done' and o.due_at < now()),
      'to_verify', count(*) filter (where o.community_id = any (v_ids) and o.state = 'done'),
      'offered', count(*) filter (where o.vendor_id = v_vendor_id and o.state = 'assigned' and o.accepted_at is null)
    )
    from (
      (
        select * from public.work_orders x
        where x.community_id = any (v_ids) and x.state in ('requested', 'triaged', 'assigned', 'in_progress', 'waiting', 'done')
        limit 5000
      )
      union
      (select * from public.work_orders x where x.vendor_id = v_vendor_id and x.state = 'assigned' order by x.requested_at desc limit 500)
    ) o
  );
end $$;
grant execute on function private.figures_of_maintenance() to authenticated;
