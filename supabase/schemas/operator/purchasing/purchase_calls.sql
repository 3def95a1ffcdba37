-- Calls of purchasing: request, approve, order, receive, and match invoices.
create function private.notify_purchase_approvers(p_purchase private.purchases) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    m.user_id, 'purchase_to_approve', 'purchase_to_approve:' || p_purchase.id || ':' || p_purchase.version,
    jsonb_build_object(
      'community', (select c.name from public.communities c where c.id = p_purchase.community_id), 'number', p_purchase.number,
      'purchase_id', p_purchase.id, 'community_id', p_purchase.community_id
    ), '{}'
  )
  from (
    select distinct x.user_id from public.community_members x
    where x.community_id = p_purchase.community_id and x.starts_at <= now() and (x.ends_at is null or x.ends_at > now())
      and x.position in ('executive_director', 'business_office') and x.user_id is distinct from p_purchase.requested_by
  ) m;
end $$;

create function private.save_purchase(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_purchase private.purchases;
  v_row constant private.purchases := jsonb_populate_record(null::private.purchases, p_values - 'lines');
  v_lines constant jsonb := p_values -> 'lines';
  -- Work on the building is maintenance unless said otherwise.
  v_account constant text := coalesce(v_row.account, case when v_row.work_order_id is not null then '5400' else '5900' end);
begin
  perform private.require_community_right(p_community_id, 'purchases', 'add');
  perform private.enforce_rate_limit('purchase', 240, interval '1 hour');
  select * into v_purchase from private.purchases p where p.id = p_id for update;
  if v_purchase.id is not null and v_purchase.community_id <> p_community_id then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_purchase.id is not null and p_version = 0 then
    return;
  elsif v_purchase.id is null and p_version <> 0 or v_purchase.version <> p_version then
    raise exception 'Someone else changed this.' using errcode = 'HXHVE';
  elsif v_purchase.id is not null and v_purchase.requested_by is distinct from auth.uid() then
    raise exception 'Only the requester changes a request.' using errcode = 'HXHRQ';
  elsif v_purchase.id is not null and (
    v_purchase.cancelled_at is not null or exists (select from private.purchase_approvals a where a.purchase_id = p_id)
  ) then
    raise exception 'A decided request can''t change.' using errcode = 'HXHDC';
  end if;
  if not exists (
    select from private.suppliers s where s.id = v_row.supplier_id and s.community_id = p_community_id and s.archived_at is null
  ) then
    raise exception 'Choose a supplier.' using errcode = 'HXHSU';
  elsif v_row.work_order_id is not null and not exists (
    select from public.work_orders o where o.id = v_row.work_order_id and o.community_id = p_community_id
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  elsif not exists (select from private.list_ledger_chart() c where c.number = v_account and c.kind in ('expense', 'fee')) then
    raise exception 'Choose an account.' using errcode = 'HXLGA';
  elsif jsonb_typeof(v_lines) is distinct from 'array' or jsonb_array_length(v_lines) not between 1 and 100 then
    raise exception 'Add 1 to 100 lines.' using errcode = 'HXHLN';
  end if;
  if v_purchase.id is null then
    insert into private.purchase_numbers as n (community_id, last_number) values (p_community_id, 1)
    on conflict (community_id) do update set last_number = n.last_number + 1;
    insert into private.purchases (id, community_id, number, supplier_id, work_order_id, reason, needed_by, account, level, requested_by, requester)
    values (
      p_id, p_community_id, (select n.last_number from private.purchase_numbers n where n.community_id = p_community_id), v_row.supplier_id,
      v_row.work_order_id, btrim(v_row.reason), v_row.needed_by, v_account, 'two', auth.uid(), coalesce(private.get_my_display_name(), '')
    );
  else
    update private.purchases p
    set supplier_id = v_row.supplier_id, work_order_id = v_row.work_order_id, reason = btrim(v_row.reason), needed_by = v_row.needed_by,
      account = v_account, version = p.version + 1
    where p.id = p_id;
    delete from private.purchase_lines l where l.purchase_id = p_id;
  end if;
  insert into private.purchase_lines (purchase_id, position, description, quantity, unit_cents)
  select p_id, l.place, btrim(l.description), l.quantity, l.unit_cents
  from rows from (jsonb_to_recordset(v_lines) as (description text, quantity numeric, unit_cents bigint))
    with ordinality l (description, quantity, unit_cents, place);
  update private.purchases p set level = private.get_approval_level(p_community_id, private.get_purchase_total(p_id))
  where p.id = p_id returning * into v_purchase;
  perform private.notify_purchase_approvers(v_purchase);
end $$;

-- Requests a purchase with its lines, or changes a request that no one has decided.
select private.expose('save_purchase', 'authenticated');

create function private.decide_purchase(p_id uuid, p_version public.whole_number, p_approves boolean, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_purchase constant private.purchases := private.begin_purchase_change(p_id, 'add');
  v_mine text;
  v_over bigint;
begin
  if v_purchase.version <> p_version then
    raise exception 'Someone else changed this.' using errcode = 'HXHVE';
  elsif v_purchase.requested_by = auth.uid() then
    raise exception 'Someone else approves your request.' using errcode = 'HXHOW';
  elsif private.get_purchase_status(v_purchase) <> 'requested'
    or exists (select from private.purchase_approvals a where a.purchase_id = p_id and a.decided_by = auth.uid())
  then
    raise exception 'This request is decided.' using errcode = 'HXHDC';
  end if;
  v_mine := private.get_my_approval(v_purchase);
  if v_mine is null or v_purchase.level = 'director' and v_mine <> 'director' then
    raise exception 'This amount needs another approver.' using errcode = 'HXHAM';
  elsif not p_approves and coalesce(btrim(p_reason), '') = '' then
    raise exception 'Enter a reason.' using errcode = 'HXHRE';
  end if;
  -- Over budget, an executive director approves with a reason; the other of two approvals may come first.
  v_over := case when p_approves then (private.get_purchase_budget(v_purchase) ->> 'over_cents')::bigint end;
  if v_over > 0 and v_mine <> 'director' and v_purchase.level <> 'two' then
    raise exception 'This is over budget.' using errcode = 'HXHBU';
  elsif v_over > 0 and v_mine = 'director' and coalesce(btrim(p_reason), '') = '' then
    raise exception 'Enter a reason.' using errcode = 'HXHRE';
  end if;
  insert into private.purchase_approvals (purchase_id, is_approved, is_director, reason, decided_by, decider)
  values (p_id, p_approves, v_mine = 'director', nullif(btrim(p_reason), ''), auth.uid(), coalesce(private.get_my_display_name(), ''));
  if not p_approves or private.is_purchase_approved(v_purchase) then
    perform private.notify(
      v_purchase.requested_by, 'purchase_decided', 'purchase_decided:' || p_id,
      jsonb_build_object(
        'number', v_purchase.number, 'outcome', case when p_approves then 'approved' else 'declined' end, 'purchase_id', p_id,
        'community', (select c.name from public.communities c where c.id = v_purchase.community_id), 'community_id', v_purchase.community_id
      ), '{}'
    );
  end if;
end $$;

-- Approves or declines a request as it is at this version. The requester never decides.
select private.expose('decide_purchase', 'authenticated');

create function private.cancel_purchase(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_purchase constant private.purchases := private.begin_purchase_change(p_id, 'add');
begin
  if v_purchase.requested_by is distinct from auth.uid()
    and not v_purchase.community_id = any (private.list_my_community_ids('purchases', 'change'))
  then
    raise exception 'Only the requester changes a request.' using errcode = 'HXHRQ';
  elsif v_purchase.cancelled_at is not null then
    return;
  elsif exists (select from private.purchase_receipts r where r.purchase_id = p_id)
    or exists (select from private.purchase_invoices i where i.purchase_id = p_id)
  then
    raise exception 'Received or invoiced orders can''t be cancelled.' using errcode = 'HXHCR';
  end if;
  update private.purchases p set cancelled_at = clock_timestamp(), cancelled_by = auth.uid(), version = p.version + 1 where p.id = p_id;
end $$;

select private.expose('cancel_purchase', 'authenticated');

create function private.send_purchase_order(p_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_purchase constant private.purchases := private.begin_purchase_change(p_id, 'change');
  v_supplier private.suppliers;
  v_user_id uuid;
  v_number integer;
  v_community public.communities;
begin
  if v_purchase.ordered_at is not null then
    return v_purchase.order_number;
  elsif private.get_purchase_status(v_purchase) <> 'approved' then
    raise exception 'Only approved requests are ordered.' using errcode = 'HXHNA';
  end if;
  select * into v_supplier from private.suppliers s where s.id = v_purchase.supplier_id;
  select * into v_community from public.communities c where c.id = v_purchase.community_id;
  insert into private.purchase_numbers as n (community_id, last_order_number) values (v_purchase.community_id, 1)
  on conflict (community_id) do update set last_order_number = n.last_order_number + 1
  returning n.last_order_number into v_number;
  select v.user_id into v_user_id from public.vendors v where v.id = v_supplier.vendor_id;
  update private.purchases p
  set ordered_at = clock_timestamp(), ordered_by = auth.uid(), orderer = coalesce(private.get_my_display_name(), ''), order_number = v_number,
    sent_to = coalesce(v_supplier.email, case when v_user_id is not null then v_supplier.name end), version = p.version + 1
  where p.id = p_id;
  if v_supplier.email is not null then
    perform private.queue_message(
      'email', v_supplier.email, 'purchase_order',
      jsonb_build_object(
        'community', v_community.name, 'number', v_number, 'total', private.get_purchase_total(p_id),
        -- What the attached PDF shows.
        'phone', v_community.phone, 'zone', v_community.time_zone, 'supplier', v_supplier.name, 'orderedAt', clock_timestamp(),
        'neededBy', v_purchase.needed_by,
        'items', (
          select jsonb_agg(jsonb_build_object(
            'description', l.description, 'quantity', l.quantity, 'unit_cents', l.unit_cents,
            'total_cents', round(l.quantity * l.unit_cents)
          ) order by l.position)
          from private.purchase_lines l where l.purchase_id = p_id
        ),
        'address', concat_ws(', ', v_community.street, v_community.city, v_community.state, v_community.postal_code),
        -- Only an account can open the link.
        'path', case when v_user_id is not null then '/operator/procurement?purchase=' || p_id else '' end
      ),
      'purchase_order:' || p_id
    );
  end if;
  perform private.notify(
    v_user_id, 'purchase_order_received', 'purchase_order_received:' || p_id,
    jsonb_build_object('community', v_community.name, 'number', v_number, 'purchase_id', p_id), '{}'
  );
  return v_number;
end $$;

-- Orders an approved request: gives the order its number and sends it to the supplier. Returns the number.
select private.expose('send_purchase_order', 'authenticated');

create function private.receive_purchase(p_id uuid, p_purchase_id uuid, p_lines public.payload, p_note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_purchase constant private.purchases := private.begin_purchase_change(p_purchase_id, 'add');
begin
  if exists (select from private.purchase_receipts r where r.id = p_id and r.purchase_id = p_purchase_id) then
    return;
  elsif v_purchase.ordered_at is null or v_purchase.cancelled_at is not null then
    raise exception 'This order isn''t open.' using errcode = 'HXHNO';
  elsif jsonb_typeof(p_lines) is distinct from 'array' or not exists (
    select from jsonb_to_recordset(p_lines) x (line_id uuid, quantity numeric) where x.quantity > 0
  ) then
    raise exception 'Enter what arrived.' using errcode = 'HXHRN';
  end if;
  insert into private.purchase_receipts (id, purchase_id, note, received_by, receiver)
  values (p_id, p_purchase_id, nullif(btrim(p_note), ''), auth.uid(), coalesce(private.get_my_display_name(), ''));
  insert into private.purchase_receipt_lines (receipt_id, line_id, quantity)
  select p_id, l.id, x.quantity
  from jsonb_to_recordset(p_lines) x (line_id uuid, quantity numeric)
  join private.purchase_lines l on l.id = x.line_id and l.purchase_id = p_purchase_id
  where x.quantity > 0;
  if exists (select from private.list_purchase_match(p_purchase_id) m where m.received > m.ordered) then
    raise exception 'More than ordered.' using errcode = 'HXHRO';
  end if;
end $$;

-- Records what arrived, line by line. A repeat with the same ID changes nothing.
select private.expose('receive_purchase', 'authenticated');

create function private.add_purchase_invoice(p_id uuid, p_purchase_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_purchase constant private.purchases := private.begin_purchase_change(p_purchase_id, 'change');
  v_row constant private.purchase_invoices := jsonb_populate_record(null::private.purchase_invoices, p_values - 'lines');
begin
  if exists (select from private.purchase_invoices i where i.id = p_id and i.purchase_id = p_purchase_id) then
    return;
  elsif v_purchase.ordered_at is null or v_purchase.cancelled_at is not null then
    raise exception 'This order isn''t open.' using errcode = 'HXHNO';
  elsif exists (
    select from private.purchase_invoices i
    join private.suppliers s on s.id = i.supplier_id
    join private.suppliers o on o.id = v_purchase.supplier_id
    where lower(btrim(i.number)) = lower(btrim(v_row.number)) and s.community_id = o.community_id
      and (s.id = o.id or s.vendor_id = o.vendor_id or lower(s.name) = lower(o.name))
  ) then
    raise exception 'This invoice was entered before.' using errcode = 'HXHDU';
  elsif jsonb_typeof(p_values -> 'lines') is distinct from 'array' or not exists (
    select from jsonb_to_recordset(p_values -> 'lines') x (line_id uuid, quantity numeric) where x.quantity > 0
  ) then
    raise exception 'Enter what is invoiced.' using errcode = 'HXHIL';
  end if;
  insert into private.purchase_invoices (id, purchase_id, supplier_id, number, invoiced_on, extra_cents, entered_by, enterer)
  values (
    p_id, p_purchase_id, v_purchase.supplier_id, btrim(v_row.number), v_row.invoiced_on, coalesce(v_row.extra_cents, 0), auth.uid(),
    coalesce(private.get_my_display_name(), '')
  );
  insert into private.purchase_invoice_lines (invoice_id, line_id, quantity, unit_cents)
  select p_id, l.id, x.quantity, x.unit_cents
  from jsonb_to_recordset(p_values -> 'lines') x (line_id uuid, quantity numeric, unit_cents bigint)
  join private.purchase_lines l on l.id = x.line_id and l.purchase_id = p_purchase_id
  where x.quantity > 0;
exception when unique_violation then
  raise exception 'This invoice was entered before.' using errcode = 'HXHDU';
end $$;

-- Enters a supplier's invoice. Each invoice number is taken once per supplier.
select private.expose('add_purchase_invoice', 'authenticated');

create function private.decide_purchase_invoice(p_id uuid, p_decision text, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice private.purchase_invoices;
  v_purchase private.purchases;
begin
  v_purchase := private.begin_purchase_change((select i.purchase_id from private.purchase_invoices i where i.id = p_id), 'change');
  select * into v_invoice from private.purchase_invoices i where i.id = p_id for update;
  if p_decision is null or p_decision not in ('approved', 'held') then
    raise exception 'Approve or hold it.' using errcode = 'HXHDE';
  elsif v_invoice.decision = 'approved' then
    raise exception 'This invoice is approved.' using errcode = 'HXHIA';
  elsif coalesce(btrim(p_reason), '') = '' and (p_decision = 'held' or exists (
    select from private.list_purchase_match(v_invoice.purchase_id) m
    join private.purchase_invoice_lines l on l.line_id = m.line_id and l.invoice_id = p_id
    where m.is_price_different or m.is_over_received or m.is_over_ordered
  )) then
    raise exception 'Enter a reason.' using errcode = 'HXHRE';
  -- Invoices that exceed the limit under which the order was approved need an executive director.
  elsif p_decision = 'approved' and not private.is_in_position(v_purchase.community_id, auth.uid(), array['executive_director'])
    and array_position(array['head', 'director', 'two'], v_purchase.level) < array_position(
      array['head', 'director', 'two'], private.get_approval_level(v_purchase.community_id, (
        select sum(m.invoiced_cents)::bigint from private.list_purchase_match(v_purchase.id) m
      ))
    )
  then
    raise exception 'This amount needs another approver.' using errcode = 'HXHAM';
  end if;
  update private.purchase_invoices i
  set decision = p_decision, reason = nullif(btrim(p_reason), ''), decided_at = clock_timestamp(), decided_by = auth.uid(),
    decider = coalesce(private.get_my_display_name(), '')
  where i.id = p_id;
  perform private.post_purchase_invoice(p_id);
  perform private.notify_invoice_vendor(
    i, 'vendor_invoice_decided', case p_decision when 'held' then 'on hold' else 'approved' end, p_decision
  )
  from private.vendor_invoices i where i.id = p_id;
end $$;

-- Approves an invoice for payment or holds it. A reason is required to hold it, and to approve one with differences.
select private.expose('decide_purchase_invoice', 'authenticated');
