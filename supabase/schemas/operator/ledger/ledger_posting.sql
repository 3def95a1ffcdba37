-- What existing areas post to the ledger: supplier invoices, vendors' work orders, and payroll; and entries by hand.

-- Returns what a supplier's invoice charges: lines rounded to whole cents, plus freight and tax.
create function private.get_purchase_invoice_total(p_invoice_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select i.extra_cents + coalesce((
      select sum(round(x.quantity * x.unit_cents)) from private.purchase_invoice_lines x where x.invoice_id = i.id
    ), 0)::bigint
    from private.purchase_invoices i where i.id = p_invoice_id
  );
end $$;

-- Posts an approved invoice as a payable on the day of the invoice. The account is the purchase's.
create function private.post_purchase_invoice(p_invoice_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice private.purchase_invoices;
  v_purchase private.purchases;
  v_supplier text;
  v_cents constant bigint := private.get_purchase_invoice_total(p_invoice_id);
begin
  select * into v_invoice from private.purchase_invoices i where i.id = p_invoice_id;
  select * into v_purchase from private.purchases p where p.id = v_invoice.purchase_id;
  if v_invoice.decision is distinct from 'approved' or v_cents = 0 then
    return null;
  end if;
  select s.name into v_supplier from private.suppliers s where s.id = v_invoice.supplier_id;
  return private.post_ledger_entry(
    v_purchase.community_id, v_invoice.invoiced_on, 'purchase_invoice', v_invoice.id,
    left(v_supplier || ', invoice ' || v_invoice.number || ', order ' || v_purchase.order_number, 300),
    jsonb_build_array(
      jsonb_build_object('account', v_purchase.account, 'cents', v_cents),
      jsonb_build_object('account', '2010', 'cents', -v_cents)
    )
  );
end $$;

-- Posts the vendor's part of a verified work order as a payable. Own labor is in payroll, and parts come with purchases;
-- a purchase for the order or the vendor's approved invoice replaces its vendor lines.
create function private.post_work_order_cost(p_work_order_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.work_orders;
  v_cents bigint;
begin
  select * into v_order from public.work_orders o where o.id = p_work_order_id;
  select coalesce(sum(round(l.quantity * l.unit_cost * 100)), 0) into v_cents
  from public.work_order_lines l where l.work_order_id = p_work_order_id and l.removed_at is null and l.vendor_id is not null;
  if v_order.state is distinct from 'verified' or v_cents = 0 or exists (
    select from private.purchases p where p.work_order_id = p_work_order_id and p.ordered_at is not null and p.cancelled_at is null
  ) or exists (
    select from private.vendor_invoices i where i.work_order_id = p_work_order_id and i.approved_at is not null
  ) then
    return null;
  end if;
  return private.post_ledger_entry(
    v_order.community_id,
    (coalesce(v_order.completed_at, v_order.verified_at) at time zone (
      select c.time_zone from public.communities c where c.id = v_order.community_id
    ))::date,
    'work_order', v_order.id, left('Work order ' || v_order.number || ', ' || v_order.title, 300),
    jsonb_build_array(
      jsonb_build_object('account', '5400', 'cents', v_cents), jsonb_build_object('account', '2010', 'cents', -v_cents)
    )
  );
end $$;

-- Returns labor cost of a month by account: hours of the community's employees at their rate of the day, overtime at one
-- and a half, and agency shifts at the agency's rate.
create function private.list_payroll_costs(p_community_id uuid, p_month date)
returns table (account text, hours numeric, cents bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant date := date_trunc('month', p_month)::date;
  v_to constant date := (v_from + interval '1 month' - interval '1 day')::date;
begin
  return query
  select x.account, sum(x.hours), sum(x.cents)::bigint
  from (
    select case e.position
        when 'nurse' then '5000' when 'medication_aide' then '5000' when 'caregiver' then '5000' when 'dining' then '5100'
        when 'activities' then '5200' when 'maintenance' then '5400' when 'sales' then '5600' else '5500'
      end as account,
      p.hours, round((p.hours + p.overtime / 2) * r.hourly_rate * 100) as cents
    from private.list_payroll_entries(
      array(select e.id from private.employees e where e.community_id = p_community_id), v_from, v_to
    ) p
    join private.employees e on e.id = p.employee_id
    cross join lateral (
      select y.hourly_rate from private.employee_pay y
      where y.employee_id = e.id and y.effective_on <= p.day order by y.effective_on desc, y.set_at desc limit 1
    ) r
    union all
    select '5050', h.hours, round(h.hours * s.agency_rate * 100)
    from private.staff_shifts s
    cross join lateral (
      select round(extract(epoch from s.ends_at - s.starts_at)::numeric / 3600 - s.break_minutes / 60.0, 2) as hours
    ) h
    where s.community_id = p_community_id and s.day between v_from and v_to and s.agency_rate is not null and s.state <> 'draft'
      and s.cancelled_at is null and s.ends_at <= now()
  ) x
  group by x.account
  having sum(x.cents) <> 0;
end $$;

-- Posts or corrects the payroll of a month: one entry per community and month, dated on its last day. If hours or rates
-- changed since, the old entry is reversed. Returns the current entry; null without hours.
create function private.post_payroll(p_community_id uuid, p_month date) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_from constant date := date_trunc('month', p_month)::date;
  v_source constant uuid := md5('payroll' || p_community_id || v_from)::uuid;
  v_posted jsonb;
  v_costs jsonb;
begin
  perform private.lock_ledger(p_community_id);
  select jsonb_object_agg(c.account, c.cents) into v_costs from private.list_payroll_costs(p_community_id, v_from) c;
  select jsonb_object_agg(l.account, l.cents) into v_posted
  from private.ledger_entries e join private.ledger_lines l on l.entry_id = e.id
  where e.source_id = v_source and e.source_kind = 'payroll' and e.reverses_id is null and l.account not in ('2010', '2050')
    and not exists (select from private.ledger_entries r where r.reverses_id = e.id);
  if v_posted is not null and v_posted is distinct from v_costs then
    perform private.reverse_ledger_entry('payroll', v_source, 'Hours or rates changed');
  end if;
  if v_costs is null then
    return null;
  end if;
  return private.post_ledger_entry(
    p_community_id, (v_from + interval '1 month' - interval '1 day')::date, 'payroll', v_source,
    'Payroll of ' || to_char(v_from, 'FMMonth YYYY'),
    (
      select jsonb_agg(l.line)
      from (
        select jsonb_build_object('account', c.key, 'cents', c.value::bigint) as line from jsonb_each_text(v_costs) c
        union all
        select jsonb_build_object('account', x.account, 'cents', -x.cents)
        from (
          select case c.key when '5050' then '2010' else '2050' end as account, sum(c.value::bigint) as cents
          from jsonb_each_text(v_costs) c group by 1
        ) x
      ) l
    )
  );
end $$;

create function private.post_month_payroll(p_community_id uuid, p_month date) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'ledger', 'add');
  perform private.enforce_rate_limit('ledger_entry', 600, interval '1 hour');
  if p_month is null or p_month not between '2000-01-01' and '2100-01-01' then
    raise exception 'Choose a month.' using errcode = 'HXLGN';
  elsif private.is_ledger_month_closed(p_community_id, p_month) then
    raise exception 'This month is closed.' using errcode = 'HXLGM';
  end if;
  return private.post_payroll(p_community_id, p_month);
end $$;

-- Posts the labor cost of an open month from hours and rates, or corrects it.
select private.expose('post_month_payroll', 'authenticated');

create function private.post_journal_entry(p_id uuid, p_community_id uuid, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_day date;
begin
  perform private.require_community_right(p_community_id, 'ledger', 'add');
  perform private.enforce_rate_limit('ledger_entry', 600, interval '1 hour');
  begin
    v_day := (p_values ->> 'entry_date')::date;
  exception when others then
    v_day := null;
  end;
  if v_day is null or v_day not between '2000-01-01' and '2100-01-01' then
    raise exception 'Enter a date.' using errcode = 'HXLGD';
  elsif coalesce(btrim(p_values ->> 'memo'), '') = '' then
    raise exception 'Enter a memo.' using errcode = 'HXLGT';
  elsif private.is_ledger_month_closed(p_community_id, v_day) then
    raise exception 'This month is closed.' using errcode = 'HXLGM';
  elsif jsonb_typeof(p_values -> 'lines') is distinct from 'array' or jsonb_array_length(p_values -> 'lines') not between 2 and 200 or exists (
    select from jsonb_array_elements(p_values -> 'lines') l
    where jsonb_typeof(l -> 'cents') is distinct from 'number' or (l ->> 'cents')::numeric not between -10000000000 and 10000000000
      or (l ->> 'cents')::numeric = 0 or (l ->> 'cents')::numeric <> round((l ->> 'cents')::numeric)
  ) then
    raise exception 'Debits and credits must be equal.' using errcode = 'HXLGB';
  end if;
  -- Residents' balances belong to billing, so a line by hand names no one.
  return private.post_ledger_entry(
    p_community_id, v_day, 'journal', p_id, p_values ->> 'memo',
    (
      select jsonb_agg(jsonb_build_object('account', l.value ->> 'account', 'cents', (l.value ->> 'cents')::bigint, 'memo', l.value ->> 'memo') order by l.at)
      from jsonb_array_elements(p_values -> 'lines') with ordinality l (value, at)
    ),
    p_values ->> 'evidence'
  );
end $$;

-- Posts an entry by hand with memo and evidence. A repeat with the same ID returns the entry.
select private.expose('post_journal_entry', 'authenticated');

create function private.reverse_journal_entry(p_id uuid, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_entry private.ledger_entries;
begin
  select * into v_entry from private.ledger_entries e where e.id = p_id;
  perform private.require_community_right(v_entry.community_id, 'ledger', 'add');
  perform private.enforce_rate_limit('ledger_entry', 600, interval '1 hour');
  if v_entry.source_kind <> 'journal' then
    raise exception 'Correct it at its source.' using errcode = 'HXLGS';
  elsif v_entry.reverses_id is not null or exists (select from private.ledger_entries r where r.reverses_id = p_id) then
    raise exception 'This entry is reversed.' using errcode = 'HXLGV';
  end if;
  return private.reverse_ledger_entry('journal', v_entry.source_id, p_reason);
end $$;

-- Reverses an entry by hand with a reason. Other entries are corrected where they come from.
select private.expose('reverse_journal_entry', 'authenticated');
