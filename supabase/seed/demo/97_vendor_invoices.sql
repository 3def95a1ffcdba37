-- Invoices of the demo vendor for finished work orders: two to approve, one declined, two to pay, and the rest paid by check.
-- Requires work orders and the ledger; idempotent, leaves existing rows. Days follow today.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_vendor constant uuid := 'dec0de00-0000-4000-8000-000000000401';
  v_name constant text := coalesce((select p.full_name from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000007'), '');
  v_invoice private.vendor_invoices;
  v_n integer := 0;
begin
  if exists (select from private.vendor_invoices i where i.vendor_id = v_vendor) or not exists (
    select from public.vendors v where v.id = v_vendor and v.user_id is not null
  ) then
    return;
  end if;
  insert into private.vendor_invoices (
    id, community_id, vendor_id, vendor_name, work_order_id, number, invoiced_on, due_on, total_cents, level, sent_at, sent_by, sender
  )
  select md5('vendor invoice' || o.id)::uuid, o.community_id, v.id, v.company_name, o.id, 'BH-' || 2200 - o.n, o.day, o.day + 30, o.cents,
    private.get_approval_level(o.community_id, o.cents), least(o.completed_at + interval '3 hours', now() - interval '1 hour'), v.user_id,
    coalesce(private.called(v.user_id), '')
  from public.vendors v
  cross join lateral (
    select x.id, x.community_id, x.completed_at, x.completed_at::date as day, c.cents,
      row_number() over (order by x.state = 'verified', x.completed_at desc, x.id) as n
    from public.work_orders x cross join lateral (select private.get_vendor_cost_cents(x.id) as cents) c
    where x.vendor_id = v.id and x.state in ('done', 'verified') and x.completed_at < now() - interval '2 hours' and c.cents > 0
      and x.community_id::text like 'dec0de00-%'
      and not exists (select from private.purchases p where p.work_order_id = x.id and p.ordered_at is not null and p.cancelled_at is null)
    order by n limit 9
  ) o
  where v.id = v_vendor;
  insert into private.vendor_invoice_lines (invoice_id, position, description, quantity, unit_cents)
  select i.id, row_number() over (partition by i.id order by l.recorded_at, l.id), l.description, l.quantity, round(l.unit_cost * 100)
  from private.vendor_invoices i join public.work_order_lines l on l.work_order_id = i.work_order_id and l.removed_at is null
    and l.vendor_id is not null
  where i.vendor_id = v_vendor;
  for v_invoice in
    select i.* from private.vendor_invoices i join public.work_orders o on o.id = i.work_order_id and o.state = 'verified'
    where i.vendor_id = v_vendor order by i.sent_at desc, i.id
  loop
    v_n := v_n + 1;
    continue when v_n <= 1;
    insert into private.vendor_invoice_approvals (invoice_id, is_approved, is_director, reason, decided_at, decided_by, decider)
    values (
      v_invoice.id, v_n > 2, true, case when v_n = 2 then 'Two visits are billed, and one was made' end,
      v_invoice.sent_at + interval '1 hour', v_operator, v_name
    );
    continue when v_n = 2;
    update private.vendor_invoices i set approved_at = i.sent_at + interval '1 hour' where i.id = v_invoice.id;
    perform private.post_vendor_invoice(v_invoice.id);
    continue when v_n <= 4;
    insert into private.vendor_invoice_payments (id, invoice_id, cents, method, paid_on, reference, recorded_at, recorded_by_name)
    values (
      md5('vendor payment' || v_invoice.id)::uuid, v_invoice.id, v_invoice.total_cents, 'check', least(v_invoice.invoiced_on + 12, now()::date),
      'Check ' || 4100 + v_n, now() - interval '30 minutes', v_name
    );
    perform private.post_vendor_payment(
      md5('vendor payment' || v_invoice.id)::uuid, v_invoice, v_invoice.total_cents, least(v_invoice.invoiced_on + 12, now()::date), 'Recorded'
    );
  end loop;
end $$;
