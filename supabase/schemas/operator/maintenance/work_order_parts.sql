-- Costs and photos of work orders, added by the team and the assigned vendor.
create function private.add_work_order_line(p_id uuid, p_work_order_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_order constant public.work_orders := private.begin_work_order_change(p_work_order_id, false);
  v_role constant text := private.get_work_order_role(v_order);
  v_row constant public.work_order_lines := jsonb_populate_record(null::public.work_order_lines, p_values);
begin
  if exists (select from public.work_order_lines l where l.id = p_id and l.work_order_id = v_order.id) then
    return;
  end if;
  if v_order.state in ('verified', 'declined') or v_role = 'vendor' and (v_order.accepted_at is null or v_order.state = 'done') then
    raise exception 'This order is closed.' using errcode = 'HXQCL';
  end if;
  if (select count(*) from public.work_order_lines l where l.work_order_id = v_order.id) >= 200 then
    raise exception 'You have reached the limit of 200.' using errcode = 'HXQLI';
  end if;
  insert into public.work_order_lines (
    id, work_order_id, community_id, kind, description, quantity, unit_cost, vendor_id, recorded_by, recorded_name
  )
  values (
    p_id, v_order.id, v_order.community_id, v_row.kind, btrim(v_row.description), v_row.quantity, v_row.unit_cost,
    case v_role when 'vendor' then v_order.vendor_id end, auth.uid(), coalesce(private.get_my_display_name(), '')
  );
  perform private.add_work_order_event(v_order, 'line', null, btrim(v_row.description), v_role = 'manager');
end $$;

-- Adds a part, hours, or another cost.
select private.expose('add_work_order_line', 'authenticated');

create function private.remove_work_order_line(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_line public.work_order_lines;
  v_order public.work_orders;
  v_role text;
begin
  select * into v_line from public.work_order_lines l where l.id = p_id;
  v_order := private.begin_work_order_change(v_line.work_order_id, false);
  v_role := private.get_work_order_role(v_order);
  if v_role = 'vendor' and v_line.vendor_id is distinct from v_order.vendor_id then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if v_order.state in ('verified', 'declined') or v_role = 'vendor' and v_order.state = 'done' then
    raise exception 'This order is closed.' using errcode = 'HXQCL';
  end if;
  update public.work_order_lines l set removed_at = now() where l.id = p_id and l.removed_at is null;
  if found then
    perform private.add_work_order_event(v_order, 'line_removed', null, v_line.description, v_role = 'manager');
  end if;
end $$;

select private.expose('remove_work_order_line', 'authenticated');

-- True if the caller may upload a photo of an order.
create function private.can_add_work_order_photo(p_work_order_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_order public.work_orders;
begin
  select * into v_order from public.work_orders o where o.id = p_work_order_id;
  return coalesce(case private.get_work_order_role(v_order)
    when 'manager' then v_order.state <> 'verified'
    when 'vendor' then v_order.accepted_at is not null and v_order.state in ('assigned', 'in_progress', 'waiting', 'done')
  end, false);
end $$;

-- True if the caller may see a photo: managers all, vendors those of orders that are assigned to them.
create function private.can_read_work_order_photo(p_path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_order public.work_orders;
begin
  select o.* into v_order from public.work_order_photos p join public.work_orders o on o.id = p.work_order_id where p.path = p_path;
  return private.get_work_order_role(v_order) is not null;
end $$;
grant execute on function private.can_read_work_order_photo(text) to authenticated;

create function private.add_work_order_photo(p_id uuid, p_work_order_id uuid, p_stage text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_order constant public.work_orders := private.begin_work_order_change(p_work_order_id, false);
  v_path constant text := concat_ws('/', auth.uid(), 'work_orders', p_work_order_id, p_id);
  v_metadata jsonb;
begin
  if exists (select from public.work_order_photos p where p.id = p_id and p.work_order_id = v_order.id) then
    return;
  end if;
  if not private.can_add_work_order_photo(v_order.id) then
    raise exception 'This order is closed.' using errcode = 'HXQCL';
  end if;
  v_metadata := private.require_uploaded_file('record-files', v_path);
  if v_metadata ->> 'mimetype' not in ('image/jpeg', 'image/png', 'image/webp') then
    raise exception 'Choose a JPEG, PNG, or WebP picture.' using errcode = 'HXQPH';
  end if;
  if (select count(*) from public.work_order_photos p where p.work_order_id = v_order.id) >= 40 then
    raise exception 'You have reached the limit of 40.' using errcode = 'HXQLI';
  end if;
  insert into public.work_order_photos (id, work_order_id, community_id, stage, path, size, recorded_by, recorded_name)
  values (
    p_id, v_order.id, v_order.community_id, p_stage, v_path, (v_metadata ->> 'size')::bigint, auth.uid(),
    coalesce(private.get_my_display_name(), '')
  );
  perform private.add_work_order_event(v_order, 'photo', null, initcap(p_stage));
end $$;

-- Attaches a picture that the caller uploaded to `<their id>/work_orders/<order>/<id>`.
select private.expose('add_work_order_photo', 'authenticated');
