-- Forty purchases of the demo operator's communities in every status, with the orders, receipts, and invoices that make
-- them. Requires communities, work orders, and vendors; idempotent, leaves existing rows. Times follow today.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_nurse constant uuid := 'dec0de00-0000-4000-8000-000000000016';
  v_technician constant uuid := 'dec0de00-0000-4000-8000-000000000030';
  v_vendor constant uuid := 'dec0de00-0000-4000-8000-000000000401';
  v_now constant timestamptz := date_trunc('hour', now());
begin
  if exists (select from private.purchases p where p.community_id::text like 'dec0de00-%') or not exists (
    select from public.communities c where c.id = 'dec0de00-0000-4000-8000-00000000b001'
  ) or not exists (select from public.profiles p where p.id = v_technician) then
    return;
  end if;

  insert into private.suppliers (id, community_id, name, email, phone, account_number, vendor_id)
  select md5('supplier' || c.id || s.name)::uuid, c.id, s.name, s.email, s.phone, s.account, null
  from public.communities c
  cross join (values
    ('Brightline Building Supply', 'orders@brightline-supply.example', '(614) 555-0141', 'MC-4410'),
    ('Northfield Medical', 'orders@northfield-medical.example', '(614) 555-0142', '88213'),
    ('Coldwell Food Service', 'desk@coldwell-food.example', '(614) 555-0143', 'C-2071'),
    ('Ridgeway Linens', 'sales@ridgeway-linens.example', '(614) 555-0144', null)
  ) s (name, email, phone, account)
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';
  insert into private.suppliers (id, community_id, name, email, vendor_id)
  select md5('supplier' || c.id || 'vendor')::uuid, c.id, v.company_name, 'vendor@demo.havenexchange.example', v.id
  from public.communities c join public.vendors v on v.id = v_vendor
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  create temporary table demo_purchases on commit drop as
  select n, md5('purchase' || n)::uuid as id, ('dec0de00-0000-4000-8000-00000000b00' || 1 + n % 3)::uuid as community_id,
    v_now - make_interval(days => n * 3, hours => 5 + n % 4) as at,
    case
      when n <= 6 then 'requested' when n <= 9 then 'approved' when n <= 14 then 'ordered' when n <= 18 then 'partly_received'
      when n <= 22 then 'received' when n <= 25 then 'invoiced' when n <= 27 then 'on_hold' when n <= 36 then 'closed'
      when n <= 38 then 'declined' else 'cancelled'
    end as status, k.*
  from generate_series(1, 40) n
  cross join lateral (
    select * from (values
      (0, 'Brightline Building Supply', 'Filters and lamps for spring', 'Air filter 20 × 25', 24, 1150, 'LED lamp 9 W', 40, 389, v_technician),
      (1, 'Northfield Medical', 'Gloves and wound care stock', 'Nitrile gloves, box of 100', 60, 895, 'Foam dressing, box of 10', 12, 4210, v_nurse),
      (2, 'Coldwell Food Service', 'Dry goods for the kitchen', 'Oatmeal, 25 lb', 6, 3140, 'Canned peaches, case', 8, 2875, v_operator),
      (3, 'Ridgeway Linens', 'Bed linen for new residents', 'Twin sheet set', 30, 2250, 'Bath towel', 48, 640, v_nurse),
      (4, 'vendor', 'Doors and hardware for unit turns', 'Interior door', 4, 18900, 'Lever handle set', 6, 4350, v_technician),
      (5, 'Brightline Building Supply', 'Paint for turned units', 'Eggshell paint, 5 gal', 6, 16400, 'Roller kit', 4, 2790, v_technician)
    ) k (kind, supplier, reason, item, quantity, cents, second_item, second_quantity, second_cents, requester)
    where k.kind = (n + n / 3) % 6
  ) k;
  -- Two new requests are large: two people approve them.
  update demo_purchases set quantity = quantity * 12, reason = 'Restock for the year' where n in (1, 5);

  insert into private.purchases (
    id, community_id, number, order_number, supplier_id, work_order_id, reason, needed_by, account, level, requested_at, requested_by, requester,
    cancelled_at, cancelled_by, ordered_at, ordered_by, orderer, sent_to
  )
  select d.id, d.community_id, row_number() over (partition by d.community_id order by d.at, d.n),
    case when d.is_ordered then sum(d.is_ordered::integer) over (partition by d.community_id order by d.at, d.n) end,
    s.id, case when d.n in (4, 16, 28) then (
      select o.id from public.work_orders o where o.community_id = d.community_id and o.requested_at < d.at order by o.requested_at desc limit 1
    ) end,
    d.reason, (d.at + interval '14 days')::date, (array['5400', '5060', '5100', '5300', '5400', '5400'])[d.kind + 1], 'head', d.at, d.requester, coalesce(private.called(d.requester), ''),
    case when d.status = 'cancelled' then d.at + interval '1 day' end, case when d.status = 'cancelled' then d.requester end,
    case when d.is_ordered then d.at + interval '30 hours' end, case when d.is_ordered then v_operator end,
    case when d.is_ordered then coalesce(private.called(v_operator), '') end, case when d.is_ordered then s.email end
  from (
    select x.*, x.status not in ('requested', 'approved', 'declined', 'cancelled') as is_ordered from demo_purchases x
  ) d
  join private.suppliers s on s.id = md5('supplier' || d.community_id || d.supplier)::uuid;
  insert into private.purchase_numbers (community_id, last_number, last_order_number)
  select p.community_id, max(p.number), coalesce(max(p.order_number), 0) from private.purchases p
  where p.community_id::text like 'dec0de00-%' group by p.community_id;

  insert into private.purchase_lines (id, purchase_id, position, description, quantity, unit_cents)
  select md5('line' || d.n || l.position)::uuid, d.id, l.position, l.item, l.quantity, l.cents
  from demo_purchases d
  cross join lateral (values (1, d.item, d.quantity, d.cents), (2, d.second_item, d.second_quantity, d.second_cents)) l (position, item, quantity, cents);
  update private.purchases p set level = private.get_approval_level(p.community_id, private.get_purchase_total(p.id))
  from demo_purchases d where d.id = p.id;

  -- The director approves; a department head approves the director's own requests.
  insert into private.purchase_approvals (purchase_id, is_approved, is_director, reason, decided_at, decided_by, decider)
  select d.id, d.status <> 'declined', a.id = v_operator, case when d.status = 'declined' then 'Use what is in storage first' end,
    d.at + interval '20 hours', a.id, coalesce(private.called(a.id), '')
  from demo_purchases d
  cross join lateral (select case when d.requester = v_operator then v_nurse else v_operator end as id) a
  where d.status not in ('requested', 'cancelled') or d.n = 1;

  insert into private.purchase_receipts (id, purchase_id, note, received_at, received_by, receiver)
  select md5('receipt' || d.n)::uuid, d.id, case when d.status = 'partly_received' then 'Rest follows next week' end,
    least(d.at + interval '6 days', v_now - interval '2 hours'), d.requester, coalesce(private.called(d.requester), '')
  from demo_purchases d where d.status in ('partly_received', 'received', 'invoiced', 'on_hold', 'closed');
  insert into private.purchase_receipt_lines (receipt_id, line_id, quantity)
  select md5('receipt' || d.n)::uuid, l.id, case when d.status = 'partly_received' then ceil(l.quantity / 2) else l.quantity end
  from demo_purchases d join private.purchase_lines l on l.purchase_id = d.id
  where d.status in ('partly_received', 'received', 'invoiced', 'on_hold', 'closed') and (d.status <> 'partly_received' or l.position = 1);

  insert into private.purchase_invoices (
    id, purchase_id, supplier_id, number, invoiced_on, extra_cents, entered_at, entered_by, enterer, decision, reason, decided_at, decided_by, decider
  )
  select md5('invoice' || d.n)::uuid, d.id, p.supplier_id, 'INV-' || 20400 + d.n, (d.at + interval '8 days')::date, (d.n % 3) * 1250,
    d.at + interval '9 days', v_operator, coalesce(private.called(v_operator), ''),
    case d.status when 'on_hold' then 'held' when 'closed' then 'approved' end,
    case when d.status = 'on_hold' then 'Price is not what we ordered at' end,
    case when d.status <> 'invoiced' then d.at + interval '10 days' end, case when d.status <> 'invoiced' then v_operator end,
    case when d.status <> 'invoiced' then coalesce(private.called(v_operator), '') end
  from demo_purchases d join private.purchases p on p.id = d.id where d.status in ('invoiced', 'on_hold', 'closed');
  insert into private.purchase_invoice_lines (invoice_id, line_id, quantity, unit_cents)
  select md5('invoice' || d.n)::uuid, l.id, l.quantity,
    case when d.status = 'on_hold' and l.position = 1 then l.unit_cents + 75 else l.unit_cents end
  from demo_purchases d join private.purchase_lines l on l.purchase_id = d.id where d.status in ('invoiced', 'on_hold', 'closed');
end $$;
