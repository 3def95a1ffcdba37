-- Calls of vendor invoices: send, withdraw, decide, and read.
create function private.notify_invoice_vendor(p_invoice private.vendor_invoices, p_kind text, p_what text, p_key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    v.user_id, p_kind, p_kind || ':' || p_invoice.id || ':' || p_key,
    jsonb_build_object(
      'number', p_invoice.number, 'what', p_what, 'community', (select c.name from public.communities c where c.id = p_invoice.community_id),
      'invoice_id', p_invoice.id
    ), '{}'
  )
  from public.vendors v where v.id = p_invoice.vendor_id and v.user_id is distinct from auth.uid();
end $$;

create function private.notify_invoice_approvers(p_invoice private.vendor_invoices) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    m.user_id, 'vendor_invoice_received', 'vendor_invoice_received:' || p_invoice.id,
    jsonb_build_object(
      'number', p_invoice.number, 'vendor', p_invoice.vendor_name, 'amount', private.format_cents(p_invoice.total_cents),
      'community', (select c.name from public.communities c where c.id = p_invoice.community_id), 'community_id', p_invoice.community_id,
      'invoice_id', p_invoice.id
    ), '{}'
  )
  from (
    select distinct x.user_id from public.community_members x
    where x.community_id = p_invoice.community_id and x.starts_at <= now() and (x.ends_at is null or x.ends_at > now())
      and x.position in ('executive_director', 'business_office')
  ) m;
end $$;

-- Inserts an invoice for a purchase order into its three-way match.
create function private.add_matched_invoice(p_invoice private.vendor_invoices, p_lines jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_purchase private.purchases;
begin
  select * into v_purchase from private.purchases p where p.id = p_invoice.purchase_id;
  if exists (
    select from private.purchase_invoices i
    join private.suppliers s on s.id = i.supplier_id
    join private.suppliers o on o.id = v_purchase.supplier_id
    where lower(btrim(i.number)) = lower(btrim(p_invoice.number)) and s.community_id = o.community_id
      and (s.id = o.id or s.vendor_id = o.vendor_id or lower(s.name) = lower(o.name))
  ) then
    raise exception 'This invoice was entered before.' using errcode = 'HXVIU';
  end if;
  insert into private.purchase_invoices (id, purchase_id, supplier_id, number, invoiced_on, extra_cents, entered_by, enterer)
  values (
    p_invoice.id, v_purchase.id, v_purchase.supplier_id, p_invoice.number, p_invoice.invoiced_on, p_invoice.tax_cents, auth.uid(),
    p_invoice.vendor_name
  );
  insert into private.purchase_invoice_lines (invoice_id, line_id, quantity, unit_cents)
  select p_invoice.id, l.id, x.quantity, x.unit_cents
  from jsonb_to_recordset(p_lines) x (line_id uuid, quantity numeric, unit_cents bigint)
  join private.purchase_lines l on l.id = x.line_id and l.purchase_id = v_purchase.id;
end $$;

-- Locks what an invoice is for and returns its community. Raises an error unless the caller's company did the work or
-- delivered the order, and can invoice it now.
create function private.lock_invoice_target(p_work_order_id uuid, p_purchase_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.work_orders;
  v_purchase private.purchases;
begin
  if num_nonnulls(p_work_order_id, p_purchase_id) <> 1 then
    raise exception 'Record not found.' using errcode = '42501';
  elsif p_work_order_id is not null then
    select * into v_order from public.work_orders o where o.id = p_work_order_id for no key update;
    if private.my_vendor_id() is null or v_order.vendor_id is distinct from private.my_vendor_id() or private.get_work_order_role(v_order) is null then
      raise exception 'Record not found.' using errcode = '42501';
    elsif v_order.state not in ('done', 'verified') then
      raise exception 'Finish the work before you invoice it.' using errcode = 'HXVIT';
    elsif exists (
      select from private.purchases p join private.suppliers s on s.id = p.supplier_id
      where p.work_order_id = v_order.id and p.ordered_at is not null and p.cancelled_at is null and s.vendor_id = v_order.vendor_id
    ) then
      raise exception 'Invoice the purchase order of this work.' using errcode = 'HXVIP';
    elsif exists (
      select from private.vendor_invoices i
      where i.work_order_id = v_order.id and private.get_vendor_invoice_status(i) not in ('withdrawn', 'declined')
    ) then
      raise exception 'This work is invoiced.' using errcode = 'HXVIO';
    end if;
    return v_order.community_id;
  end if;
  select * into v_purchase from private.purchases p where p.id = p_purchase_id for update;
  if private.my_vendor_id() is null or v_purchase.ordered_at is null or not exists (
    select from private.suppliers s where s.id = v_purchase.supplier_id and s.vendor_id = private.my_vendor_id()
  ) or private.get_purchase_role(v_purchase) is null then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_purchase.cancelled_at is not null or not exists (
    select from private.list_purchase_match(p_purchase_id) m where m.received > 0
  ) then
    raise exception 'Nothing was received yet.' using errcode = 'HXVIT';
  end if;
  return v_purchase.community_id;
end $$;

create function private.send_vendor_invoice(p_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice private.vendor_invoices := jsonb_populate_record(
    null::private.vendor_invoices,
    jsonb_build_object('tax_cents', 0) || (p_values - 'lines' - 'file_id' - 'draft_id' - 'path' - 'file_size')
  );
  v_lines constant jsonb := p_values -> 'lines';
  v_path text;
  v_metadata jsonb;
begin
  if exists (select from private.vendor_invoices i where i.id = p_id and i.vendor_id = private.my_vendor_id()) then
    return;
  end if;
  v_invoice.community_id := private.lock_invoice_target(v_invoice.work_order_id, v_invoice.purchase_id);
  perform private.enforce_rate_limit('vendor_invoice', 240, interval '1 hour');
  -- A repeat may have waited for the first.
  if exists (select from private.vendor_invoices i where i.id = p_id and i.vendor_id = private.my_vendor_id()) then
    return;
  elsif coalesce(btrim(v_invoice.number), '') = '' then
    raise exception 'Enter the invoice number.' using errcode = 'HXVIM';
  elsif exists (
    select from private.vendor_invoices i
    where i.vendor_id = private.my_vendor_id() and lower(btrim(i.number)) = lower(btrim(v_invoice.number))
  ) then
    raise exception 'This number is used.' using errcode = 'HXVIU';
  elsif v_invoice.invoiced_on is null or v_invoice.invoiced_on not between private.get_local_date() - 730 and private.get_local_date() + 1
    or v_invoice.due_on < v_invoice.invoiced_on
  then
    raise exception 'Check the dates.' using errcode = 'HXVIY';
  elsif jsonb_typeof(v_lines) is distinct from 'array' or jsonb_array_length(v_lines) not between 1 and 100 then
    raise exception 'Add 1 to 100 lines.' using errcode = 'HXVIL';
  elsif v_invoice.purchase_id is not null and (
    select count(distinct l.id) from jsonb_to_recordset(v_lines) x (line_id uuid)
    join private.purchase_lines l on l.id = x.line_id and l.purchase_id = v_invoice.purchase_id
  ) <> jsonb_array_length(v_lines) then
    raise exception 'Add 1 to 100 lines.' using errcode = 'HXVIL';
  end if;
  select coalesce(sum(round(x.quantity * x.unit_cents)), 0) + v_invoice.tax_cents into v_invoice.total_cents
  from jsonb_to_recordset(v_lines) x (quantity numeric, unit_cents bigint);
  if coalesce(v_invoice.total_cents, 0) not between 1 and 10000000000 then
    raise exception 'Enter amounts.' using errcode = 'HXVIE';
  end if;
  if p_values ->> 'file_id' is not null then
    v_path := concat_ws('/', auth.uid(), 'vendor_invoices', p_values ->> 'draft_id', p_values ->> 'file_id');
    v_metadata := private.require_uploaded_file('record-files', v_path);
    perform private.require_matching_file_extension(btrim(v_invoice.file_name), v_metadata ->> 'mimetype');
    if v_metadata ->> 'mimetype' not in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp') then
      raise exception 'Choose a PDF or a picture.' using errcode = 'HXVIF';
    end if;
  end if;
  insert into private.vendor_invoices (
    id, community_id, vendor_id, vendor_name, work_order_id, purchase_id, number, invoiced_on, due_on, tax_cents, total_cents, level, note,
    path, file_name, file_size, sent_by, sender
  )
  select p_id, v_invoice.community_id, v.id, v.company_name, v_invoice.work_order_id, v_invoice.purchase_id, btrim(v_invoice.number),
    v_invoice.invoiced_on, v_invoice.due_on, v_invoice.tax_cents, v_invoice.total_cents,
    private.get_approval_level(v_invoice.community_id, v_invoice.total_cents), nullif(btrim(v_invoice.note), ''),
    v_path, case when v_path is not null then btrim(v_invoice.file_name) end, (v_metadata ->> 'size')::bigint, auth.uid(),
    coalesce(private.get_my_display_name(), '')
  from public.vendors v where v.id = private.my_vendor_id()
  returning * into v_invoice;
  insert into private.vendor_invoice_lines (invoice_id, position, description, quantity, unit_cents)
  select p_id, l.place, coalesce(
      (select o.description from private.purchase_lines o where v_invoice.purchase_id is not null and o.id = l.line_id), btrim(l.description)
    ), l.quantity, l.unit_cents
  from rows from (jsonb_to_recordset(v_lines) as (line_id uuid, description text, quantity numeric, unit_cents bigint))
    with ordinality l (line_id, description, quantity, unit_cents, place);
  if v_invoice.purchase_id is not null then
    perform private.add_matched_invoice(v_invoice, v_lines);
  end if;
  perform private.notify_invoice_approvers(v_invoice);
end $$;

-- Sends an invoice for a finished work order or a received purchase order. A repeat with the same ID changes nothing.
select private.expose('send_vendor_invoice', 'authenticated');

create function private.withdraw_vendor_invoice(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice private.vendor_invoices;
begin
  select * into v_invoice from private.vendor_invoices i where i.id = p_id for update;
  if private.get_vendor_invoice_role(v_invoice) is distinct from 'vendor' then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_invoice.withdrawn_at is not null then
    return;
  elsif private.get_vendor_invoice_status(v_invoice) not in ('sent', 'on_hold') then
    raise exception 'Decided invoices stay.' using errcode = 'HXVIW';
  end if;
  delete from private.purchase_invoices i where i.id = p_id and i.decision is distinct from 'approved';
  update private.vendor_invoices i set withdrawn_at = clock_timestamp() where i.id = p_id;
end $$;

-- Takes an undecided invoice back. Its number stays used.
select private.expose('withdraw_vendor_invoice', 'authenticated');

-- Posts an approved invoice for a work order as a payable, in place of the costs that the vendor recorded.
create function private.post_vendor_invoice(p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice private.vendor_invoices;
  v_number integer;
begin
  select * into v_invoice from private.vendor_invoices i where i.id = p_id;
  if v_invoice.work_order_id is null or v_invoice.approved_at is null then
    return null;
  end if;
  select o.number into v_number from public.work_orders o where o.id = v_invoice.work_order_id;
  perform private.reverse_ledger_entry('work_order', v_invoice.work_order_id, 'Replaced by invoice ' || v_invoice.number);
  return private.post_ledger_entry(
    v_invoice.community_id, v_invoice.invoiced_on, 'vendor_invoice', v_invoice.id,
    left(v_invoice.vendor_name || ', invoice ' || v_invoice.number || ', work order ' || v_number, 300),
    jsonb_build_array(
      jsonb_build_object('account', '5400', 'cents', v_invoice.total_cents),
      jsonb_build_object('account', '2010', 'cents', -v_invoice.total_cents)
    )
  );
end $$;

create function private.decide_vendor_invoice(p_id uuid, p_approves boolean, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice private.vendor_invoices;
  v_mine text;
  v_count integer;
  v_directors integer;
begin
  select * into v_invoice from private.vendor_invoices i where i.id = p_id;
  if private.get_vendor_invoice_role(v_invoice) is distinct from 'buyer' or v_invoice.work_order_id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('purchase_change', 1200, interval '1 hour');
  perform from public.work_orders o where o.id = v_invoice.work_order_id for no key update;
  select * into v_invoice from private.vendor_invoices i where i.id = p_id for update;
  if private.get_vendor_invoice_status(v_invoice) <> 'sent' or exists (
    select from private.vendor_invoice_approvals a where a.invoice_id = p_id and a.decided_by = auth.uid()
  ) then
    raise exception 'This invoice is decided.' using errcode = 'HXVID';
  end if;
  v_mine := private.get_my_invoice_approval(v_invoice);
  if v_mine is null or v_invoice.level = 'director' and v_mine <> 'director' then
    raise exception 'This amount needs another approver.' using errcode = 'HXHAM';
  elsif p_approves and not exists (
    select from public.work_orders o where o.id = v_invoice.work_order_id and o.state = 'verified'
  ) then
    raise exception 'Verify the work first.' using errcode = 'HXVIV';
  elsif coalesce(btrim(p_reason), '') = '' and (p_approves is not true or private.has_vendor_invoice_difference(v_invoice)) then
    raise exception 'Enter a reason.' using errcode = 'HXHRE';
  end if;
  insert into private.vendor_invoice_approvals (invoice_id, is_approved, is_director, reason, decided_by, decider)
  values (p_id, p_approves, v_mine = 'director', nullif(btrim(p_reason), ''), auth.uid(), coalesce(private.get_my_display_name(), ''));
  if not p_approves then
    perform private.notify_invoice_vendor(v_invoice, 'vendor_invoice_decided', 'declined', 'declined');
    return;
  end if;
  select count(*), count(*) filter (where a.is_director) into v_count, v_directors
  from private.vendor_invoice_approvals a where a.invoice_id = p_id;
  if v_count >= (case v_invoice.level when 'two' then 2 else 1 end) and (v_invoice.level = 'head' or v_directors >= 1) then
    update private.vendor_invoices i set approved_at = clock_timestamp() where i.id = p_id;
    perform private.post_vendor_invoice(p_id);
    perform private.notify_invoice_vendor(v_invoice, 'vendor_invoice_decided', 'approved', 'approved');
  end if;
end $$;

-- Approves or declines an invoice for a work order; the limits of purchases decide who. A reason is required to decline
-- it, and to approve one that differs from the costs on the order.
select private.expose('decide_vendor_invoice', 'authenticated');

create function private.build_vendor_invoice_row(p_invoice private.vendor_invoices, p_role text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_status constant text := private.get_vendor_invoice_status(p_invoice);
  v_mine text;
begin
  if p_role = 'buyer' and v_status = 'sent' then
    v_mine := private.get_my_invoice_approval(p_invoice);
  end if;
  return jsonb_build_object(
    'id', p_invoice.id, 'number', p_invoice.number, 'vendor', p_invoice.vendor_name, 'invoiced_on', p_invoice.invoiced_on,
    'due_on', p_invoice.due_on, 'total_cents', p_invoice.total_cents, 'sent_at', p_invoice.sent_at, 'status', v_status,
    'paid_cents', private.get_vendor_invoice_paid_cents(p_invoice.id, true), 'open_cents', private.get_vendor_invoice_open_cents(p_invoice),
    'community', (select c.name from public.communities c where c.id = p_invoice.community_id),
    'work_order_id', p_invoice.work_order_id, 'purchase_id', p_invoice.purchase_id,
    'source', coalesce(
      (select 'Work order ' || o.number || ': ' || o.title from public.work_orders o where o.id = p_invoice.work_order_id),
      (select 'Purchase order ' || p.order_number from private.purchases p where p.id = p_invoice.purchase_id)
    ),
    'can_approve', (case p_invoice.level when 'director' then v_mine = 'director' else v_mine is not null end) is true
  );
end $$;

create function private.list_community_vendor_invoices(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'purchases', 'read');
  return (
    select coalesce(jsonb_agg(private.build_vendor_invoice_row(i::private.vendor_invoices, 'buyer') order by i.sent_at desc, i.id), '[]')
    from (
      select * from private.vendor_invoices x where x.community_id = p_community_id and x.withdrawn_at is null
      order by x.sent_at desc, x.id limit 300
    ) i
  );
end $$;

-- Returns the last 300 invoices that vendors sent to a community.
select private.expose('list_community_vendor_invoices', 'authenticated');

create function private.list_my_vendor_invoices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor_id constant uuid := case when private.is_approved() then private.my_vendor_id() end;
begin
  return (
    select coalesce(jsonb_agg(private.build_vendor_invoice_row(i::private.vendor_invoices, 'vendor') order by i.sent_at desc, i.id), '[]')
    from (
      select * from private.vendor_invoices x where x.vendor_id = v_vendor_id order by x.sent_at desc, x.id limit 300
    ) i
  );
end $$;

-- Returns the last 300 invoices of the caller's vendor company.
select private.expose('list_my_vendor_invoices', 'authenticated');

create function private.find_vendor_invoices(p_search text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_words constant text := lower(btrim(left(coalesce(p_search, ''), 200)));
  v_vendor_id constant uuid := private.my_vendor_id();
begin
  if not private.is_approved() then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'number', i.number, 'vendor', i.vendor_name, 'community_id', i.community_id,
      'community', (select c.name from public.communities c where c.id = i.community_id),
      'side', case when i.vendor_id = v_vendor_id then 'vendor' else 'buyer' end
    ) order by i.sent_at desc, i.id), '[]')
    from (
      select * from private.vendor_invoices x
      where v_words <> '' and (
          x.vendor_id = v_vendor_id
          or x.withdrawn_at is null and x.community_id = any (private.list_my_community_ids('purchases', 'read'))
        )
        and (strpos(lower(x.number), v_words) > 0 or strpos(lower(x.vendor_name), v_words) > 0)
      order by x.sent_at desc, x.id limit 8
    ) i
  );
end $$;

-- Finds invoices that the caller's vendor company sent or its communities received, by number or vendor, newest first.
select private.expose('find_vendor_invoices', 'authenticated');

create function private.list_target_vendor_invoices(p_target_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.build_vendor_invoice_row(i, r.role) order by i.sent_at desc, i.id), '[]')
    from private.vendor_invoices i cross join lateral (select private.get_vendor_invoice_role(i) as role) r
    where (i.work_order_id = p_target_id or i.purchase_id = p_target_id) and r.role is not null
  );
end $$;

-- Returns the invoices for a work order or a purchase order that the caller can read.
select private.expose('list_target_vendor_invoices', 'authenticated');

create function private.get_vendor_invoice(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_invoice private.vendor_invoices;
  v_role text;
begin
  select * into v_invoice from private.vendor_invoices i where i.id = p_id;
  v_role := private.get_vendor_invoice_role(v_invoice);
  if v_role is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return private.build_vendor_invoice_row(v_invoice, v_role) || jsonb_build_object(
    'role', v_role, 'tax_cents', v_invoice.tax_cents, 'note', v_invoice.note,
    'time_zone', (select c.time_zone from public.communities c where c.id = v_invoice.community_id),
    'file', case when v_invoice.path is not null then jsonb_build_object(
      'path', v_invoice.path, 'name', v_invoice.file_name, 'size', v_invoice.file_size
    ) end,
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'id', l.id, 'description', l.description, 'quantity', l.quantity, 'unit_cents', l.unit_cents,
        'total_cents', round(l.quantity * l.unit_cents)
      ) order by l.position)
      from private.vendor_invoice_lines l where l.invoice_id = p_id
    ),
    'payments', private.build_invoice_payments_json(p_id, v_role),
    'can_withdraw', v_role = 'vendor' and private.get_vendor_invoice_status(v_invoice) in ('sent', 'on_hold'),
    -- The vendor learns the decision and its reason, not who made it.
    'reason', coalesce(
      (select a.reason from private.vendor_invoice_approvals a where a.invoice_id = p_id and not a.is_approved),
      (select i.reason from private.purchase_invoices i where i.id = p_id and i.decision = 'held')
    ),
    'internal', case when v_role = 'buyer' then jsonb_build_object(
      'level', v_invoice.level, 'has_difference', private.has_vendor_invoice_difference(v_invoice),
      'cost_cents', case when v_invoice.work_order_id is not null then private.get_vendor_cost_cents(v_invoice.work_order_id) end,
      'is_verified', v_invoice.purchase_id is not null or exists (
        select from public.work_orders o where o.id = v_invoice.work_order_id and o.state = 'verified'
      ),
      'can_pay', v_invoice.community_id = any (private.list_my_community_ids('purchases', 'change')),
      'takes_online', exists (select from private.connected_accounts a where a.vendor_id = v_invoice.vendor_id and a.can_charge),
      'approvals', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'is_approved', a.is_approved, 'reason', a.reason, 'at', a.decided_at, 'by', a.decider
        ) order by a.decided_at), '[]')
        from private.vendor_invoice_approvals a where a.invoice_id = p_id
      )
    ) end
  );
end $$;

-- Returns an invoice with its lines, decisions, and payments, for its community and its vendor.
select private.expose('get_vendor_invoice', 'authenticated');
