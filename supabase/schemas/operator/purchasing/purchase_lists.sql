-- What screens, exports, and the PDF of purchasing show.
create function private.list_purchases(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_limits private.purchase_settings;
begin
  perform private.require_community_right(p_community_id, 'purchases', 'read');
  v_limits := private.get_purchase_limits(p_community_id);
  return jsonb_build_object(
    'limits', to_jsonb(v_limits) - 'community_id',
    'can_set_limits', private.is_in_position(p_community_id, auth.uid(), array['executive_director']),
    'suppliers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', s.name, 'email', s.email, 'phone', s.phone, 'account_number', s.account_number, 'vendor_id', s.vendor_id,
        'version', s.version, 'orders', (select count(*) from private.purchases p where p.supplier_id = s.id)
      ) order by lower(s.name), s.id), '[]')
      from private.suppliers s where s.community_id = p_community_id and s.archived_at is null
    ),
    'purchases', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'number', p.number, 'order_number', p.order_number, 'supplier', s.name, 'reason', p.reason, 'needed_by', p.needed_by,
        'requester', p.requester, 'requested_at', p.requested_at, 'ordered_at', p.ordered_at, 'level', p.level,
        'total_cents', private.get_purchase_total(p.id), 'status', x.status,
        'can_approve', x.status = 'requested' and (case p.level when 'director' then x.mine = 'director' else x.mine is not null end) is true,
        'has_difference', exists (
          select from private.list_purchase_match(p.id) m where m.is_price_different or m.is_over_received or m.is_over_ordered
        )
      ) order by p.requested_at desc, p.id), '[]')
      from (
        select * from private.purchases o where o.community_id = p_community_id order by o.requested_at desc, o.id limit 400
      ) p
      join private.suppliers s on s.id = p.supplier_id
      cross join lateral (
        select private.get_purchase_status(p::private.purchases) as status, private.get_my_approval(p::private.purchases) as mine
      ) x
    )
  );
end $$;

-- Returns the last 400 purchases of a community with their computed status, its suppliers, and its limits.
select private.expose('list_purchases', 'authenticated');

create function private.get_purchase(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_purchase private.purchases;
  v_role text;
  v_status text;
  v_mine text;
  v_near bigint;
  v_total bigint;
begin
  select * into v_purchase from private.purchases p where p.id = p_id;
  v_role := private.get_purchase_role(v_purchase);
  if v_role is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_total := private.get_purchase_total(p_id);
  v_status := private.get_purchase_status(v_purchase);
  v_mine := private.get_my_approval(v_purchase);
  -- Other requests to the supplier within three days, which together may need a higher approval.
  select sum(private.get_purchase_total(o.id)) into v_near
  from private.purchases o join private.suppliers s on s.id = o.supplier_id
  join private.suppliers mine on mine.id = v_purchase.supplier_id
  where o.community_id = v_purchase.community_id and o.id <> p_id and o.cancelled_at is null
    and (s.id = mine.id or s.vendor_id = mine.vendor_id or lower(s.name) = lower(mine.name))
    and o.requested_at between v_purchase.requested_at - interval '3 days' and v_purchase.requested_at + interval '3 days'
    and not exists (select from private.purchase_approvals a where a.purchase_id = o.id and not a.is_approved);
  return (
    select jsonb_build_object(
      'id', p.id, 'role', v_role, 'community_id', case when v_role = 'buyer' then p.community_id end, 'community', c.name,
      'address', concat_ws(', ', c.street, c.city, c.state, c.postal_code), 'phone', c.phone, 'time_zone', c.time_zone,
      'number', p.number, 'order_number', p.order_number, 'supplier', s.name, 'supplier_id', s.id, 'supplier_email', s.email,
      'needed_by', p.needed_by, 'ordered_at', p.ordered_at, 'total_cents', v_total,
      'lines', (
        select jsonb_agg(jsonb_build_object(
          'id', m.line_id, 'description', m.description, 'quantity', m.ordered, 'unit_cents', m.unit_cents,
          'total_cents', round(m.ordered * m.unit_cents), 'received', m.received,
          'invoiced', case when v_role = 'buyer' then m.invoiced end,
          'is_price_different', v_role = 'buyer' and m.is_price_different, 'is_over_received', v_role = 'buyer' and m.is_over_received,
          'is_over_ordered', v_role = 'buyer' and m.is_over_ordered
        ) order by l.position, l.id)
        from private.list_purchase_match(p.id) m join private.purchase_lines l on l.id = m.line_id
      ),
      'internal', case when v_role = 'buyer' then jsonb_build_object(
        'status', v_status, 'reason', p.reason, 'account', p.account, 'budget', private.get_purchase_budget(v_purchase), 'level', p.level, 'requester', p.requester, 'requested_at', p.requested_at,
        'is_mine', p.requested_by is not distinct from auth.uid(), 'version', p.version, 'sent_to', p.sent_to, 'orderer', p.orderer,
        'work_order_id', p.work_order_id, 'work_order', (select o.number || ' · ' || o.title from public.work_orders o where o.id = p.work_order_id),
        'can_approve', v_status = 'requested' and (case p.level when 'director' then v_mine = 'director' else v_mine is not null end) is true,
        'can_change', p.community_id = any (private.list_my_community_ids('purchases', 'change')),
        'splits', case when v_near > 0 and private.get_approval_level(p.community_id, v_total + v_near) <> p.level and p.level <> 'two'
          then v_total + v_near end,
        'approvals', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'is_approved', a.is_approved, 'reason', a.reason, 'at', a.decided_at, 'by', a.decider
          ) order by a.decided_at), '[]')
          from private.purchase_approvals a where a.purchase_id = p.id
        ),
        'receipts', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', r.id, 'at', r.received_at, 'by', r.receiver, 'note', r.note,
            'lines', (
              select jsonb_agg(jsonb_build_object('description', l.description, 'quantity', x.quantity) order by l.position)
              from private.purchase_receipt_lines x join private.purchase_lines l on l.id = x.line_id where x.receipt_id = r.id
            )
          ) order by r.received_at), '[]')
          from private.purchase_receipts r where r.purchase_id = p.id
        ),
        'invoices', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', i.id, 'number', i.number, 'invoiced_on', i.invoiced_on, 'decision', i.decision, 'reason', i.reason, 'by', i.decider,
            'extra_cents', i.extra_cents, 'has_difference', exists (
              select from private.list_purchase_match(p.id) m
              join private.purchase_invoice_lines l on l.line_id = m.line_id and l.invoice_id = i.id
              where m.is_price_different or m.is_over_received or m.is_over_ordered
            ),
            'total_cents', i.extra_cents + (
              select coalesce(sum(round(x.quantity * x.unit_cents)), 0) from private.purchase_invoice_lines x where x.invoice_id = i.id
            ),
            'lines', (
              select jsonb_agg(jsonb_build_object('description', l.description, 'quantity', x.quantity, 'unit_cents', x.unit_cents, 'ordered_cents', l.unit_cents) order by l.position)
              from private.purchase_invoice_lines x join private.purchase_lines l on l.id = x.line_id where x.invoice_id = i.id
            )
          ) order by i.entered_at), '[]')
          from private.purchase_invoices i where i.purchase_id = p.id
        )
      ) end
    )
    from private.purchases p join private.suppliers s on s.id = p.supplier_id join public.communities c on c.id = p.community_id
    where p.id = p_id
  );
end $$;

-- Returns a purchase: all of it to its community, the order to the vendor it was sent to.
select private.expose('get_purchase', 'authenticated');

create function private.list_vendor_purchases() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor_id constant uuid := case when private.is_approved() then private.my_vendor_id() end;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'order_number', p.order_number, 'community', c.name, 'city', nullif(concat_ws(', ', c.city, c.state), ''),
      'needed_by', p.needed_by, 'ordered_at', p.ordered_at, 'total_cents', private.get_purchase_total(p.id),
      'is_received', (select bool_and(m.received >= m.ordered) from private.list_purchase_match(p.id) m)
    ) order by p.ordered_at desc, p.id), '[]')
    from (
      select o.* from private.purchases o join private.suppliers s on s.id = o.supplier_id
      where s.vendor_id = v_vendor_id and o.ordered_at is not null and o.cancelled_at is null
      order by o.ordered_at desc limit 300
    ) p join public.communities c on c.id = p.community_id and c.deleted_at is null
  );
end $$;

-- Returns the purchase orders that were sent to the caller's vendor company.
select private.expose('list_vendor_purchases', 'authenticated');

-- For dashboards: requests to approve and invoices to decide.
create function private.figures_of_purchasing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids constant uuid[] := private.list_my_community_ids('purchases', 'change');
  v_approve integer;
  v_invoices integer;
begin
  if cardinality(v_ids) = 0 then
    return null;
  end if;
  select count(*) into v_approve
  from (
    select o.* from private.purchases o
    where o.community_id = any (v_ids) and o.ordered_at is null and o.cancelled_at is null and o.requested_at > now() - interval '180 days'
    limit 500
  ) p
  cross join lateral (select private.get_my_approval(p::private.purchases) as mine) x
  where private.get_purchase_status(p::private.purchases) = 'requested'
    and (case p.level when 'director' then x.mine = 'director' else x.mine is not null end);
  select count(*) into v_invoices
  from private.purchase_invoices i join private.purchases p on p.id = i.purchase_id
  where p.community_id = any (v_ids) and i.decision is distinct from 'approved';
  v_invoices := v_invoices + (
    select count(*) from (
      select from private.vendor_invoices i
      where i.community_id = any (v_ids) and i.work_order_id is not null and i.approved_at is null
        and private.get_vendor_invoice_status(i) = 'sent'
      limit 500
    ) w
  );
  return jsonb_build_object('to_approve', v_approve, 'invoices', v_invoices);
end $$;
grant execute on function private.figures_of_purchasing() to authenticated;
