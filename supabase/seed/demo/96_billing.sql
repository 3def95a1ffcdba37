-- Twelve months and the current one of the demo operator's residents, billed and mostly paid, from the same charges as any billing run. Requires
-- communities, residents, care, and guest meals; idempotent, leaves existing rows. Months follow today.
do $$
declare
  v_month constant date := date_trunc('month', now() at time zone 'America/New_York')::date;
  v_first constant date := (date_trunc('month', now() at time zone 'America/New_York') - interval '12 months')::date;
  v_today constant date := (now() at time zone 'America/New_York')::date;
  v_name constant text := coalesce((select p.full_name from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000007'), '');
begin
  if exists (select from private.billing_settings s where s.community_id::text like 'dec0de00-%') or not exists (
    select from public.communities c where c.id = 'dec0de00-0000-4000-8000-00000000b001'
  ) then
    return;
  end if;

  insert into private.billing_settings (community_id, due_day, rate_notice_days, late_fee_cents, late_fee_grace_days, nsf_fee_cents)
  select c.id, 10, 60, 7500, 10, 3500 from public.communities c where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';
  insert into private.care_level_rates (community_id, level, monthly_cents, effective_on)
  select c.id, l.level, l.cents, v_today - 2100
  from public.communities c
  cross join (values (1, 45000), (2, 95000), (3, 160000), (4, 235000), (5, 310000)) l (level, cents)
  where c.id in ('dec0de00-0000-4000-8000-00000000b001', 'dec0de00-0000-4000-8000-00000000b002');
  insert into private.community_rates (community_id, kind, cents, effective_on)
  select c.id, r.kind, r.cents, v_today - 2100
  from public.communities c
  cross join (values ('second_occupant', 95000), ('respite_daily', 26500), ('community_fee', 250000)) r (kind, cents)
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_'
    and (r.kind <> 'community_fee' or c.id <> 'dec0de00-0000-4000-8000-00000000b003');
  insert into private.charge_items (id, community_id, name, repeats, unit_cents)
  select md5('item' || c.id || i.name)::uuid, c.id, i.name, i.repeats, i.cents
  from public.communities c
  cross join (values
    ('Laundry service', 'monthly', 6500), ('Covered parking', 'monthly', 8500), ('Cable television', 'monthly', 4900),
    ('Salon visit', 'once', 4200), ('Escort to an appointment', 'once', 5500)
  ) i (name, repeats, cents)
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';
  insert into private.resident_charges (
    id, community_id, resident_id, item_id, kind, description, repeats, unit_cents, starts_on, ends_on, recorded_by_name
  )
  select md5('extra' || r.id)::uuid, r.community_id, r.id, i.id, 'extra', i.name, i.repeats, i.unit_cents,
    case i.repeats when 'once' then v_month else greatest(r.moved_in_on, v_first) end, null, v_name
  from public.residents r
  join private.charge_items i on i.community_id = r.community_id
    and i.name = (array['Laundry service', 'Covered parking', 'Cable television', 'Salon visit'])[1 + abs(hashtext('item' || r.id)) % 4]
  where r.community_id::text like 'dec0de00-%' and r.status in ('in_house', 'on_leave') and abs(hashtext('extra' || r.id)) % 3 = 0
    and r.moved_in_on <= v_month;
  insert into private.resident_charges (
    id, community_id, resident_id, kind, description, repeats, unit_cents, starts_on, ends_on, recorded_by_name
  )
  select md5('concession' || r.id)::uuid, r.community_id, r.id, 'concession', 'Move-in concession', 'monthly', 40000, r.moved_in_on,
    (r.moved_in_on + interval '3 months' - interval '1 day')::date, v_name
  from public.residents r
  where r.community_id::text like 'dec0de00-%' and r.status in ('in_house', 'on_leave') and r.moved_in_on > v_first
    and abs(hashtext('concession' || r.id)) % 6 = 0
    and exists (select from public.resident_payors y where y.resident_id = r.id and y.payor = 'private_pay');

  -- The demo family reads the statements of the resident whose updates it sees.
  insert into public.resident_consents (resident_id, user_id, item)
  select c.resident_id, c.user_id, 'statements'
  from public.resident_consents c
  where c.user_id = 'dec0de00-0000-4000-8000-000000000019' and c.item = 'updates' and c.withdrawn_at is null
  on conflict do nothing;
end $$;

-- On a busy machine, a year of a community can take longer than the time limit of requests.
select set_config('statement_timeout', '0', true);

create function pg_temp.bill_year(p_community_id uuid) returns void
language plpgsql as $$
declare
  v_month constant date := date_trunc('month', now() at time zone 'America/New_York')::date;
  v_first constant date := (date_trunc('month', now() at time zone 'America/New_York') - interval '12 months')::date;
  v_end constant date := (date_trunc('month', now() at time zone 'America/New_York') + interval '1 month' - interval '1 day')::date;
  v_today constant date := (now() at time zone 'America/New_York')::date;
  v_name constant text := coalesce((select p.full_name from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000007'), '');
  v_entry record;
begin
  if exists (select from private.billing_runs r where r.community_id = p_community_id) then
    return;
  end if;
  perform private.keep_market_rates(p_community_id, v_first, v_end);
  drop table if exists pg_temp.demo_charges;
  create temporary table demo_charges on commit drop as
  select c.*, date_trunc('month', c.from_day)::date as month from private.list_charges(p_community_id, v_first, v_end) c where c.cents <> 0;
  insert into private.billing_runs (
    id, community_id, month, number, fingerprint, total_cents, exception_count, approved_at, approved_by_name, posted_at, posted_by_name
  )
  select md5('run' || p_community_id || c.month)::uuid, p_community_id, c.month, row_number() over (order by c.month), md5('demo' || c.month),
    sum(c.cents), 0, c.month + interval '14 hours', v_name, c.month + interval '15 hours', v_name
  from demo_charges c group by c.month;
  insert into private.resident_invoices (id, community_id, run_id, resident_id, payor, number, month, invoiced_on, due_on, total_cents)
  select md5('invoice' || c.resident_id || c.payor || c.month)::uuid, p_community_id, md5('run' || p_community_id || c.month)::uuid,
    c.resident_id, c.payor, row_number() over (order by c.month, lower(r.name), r.id, c.payor), c.month, c.month, c.month + 10, sum(c.cents)
  from demo_charges c join public.residents r on r.id = c.resident_id
  group by c.month, c.resident_id, c.payor, r.name, r.id;
  insert into private.resident_invoice_lines (
    invoice_id, position, service_month, kind, account, source_id, description, from_day, to_day, quantity, rate_cents, cents, is_adjustment
  )
  select md5('invoice' || c.resident_id || c.payor || c.month)::uuid,
    row_number() over (partition by c.resident_id, c.payor, c.month order by c.from_day, c.kind, c.description), c.month, c.kind, c.account,
    c.source_id, c.description, c.from_day, c.to_day, c.quantity, c.rate_cents, c.cents, false
  from demo_charges c;
  update private.billing_settings s
  set last_run_number = (select max(r.number) from private.billing_runs r where r.community_id = p_community_id),
    last_invoice_number = (select max(i.number) from private.resident_invoices i where i.community_id = p_community_id),
    last_deposit_number = 12
  where s.community_id = p_community_id;

  -- Most invoices are paid within the month; of the last two months some are open, and of earlier ones a few.
  insert into private.resident_payments (
    id, community_id, resident_id, payor, method, cents, reference, received_on, recorded_at, recorded_by_name
  )
  select md5('payment' || i.id)::uuid, i.community_id, i.resident_id, i.payor, p.method, p.cents,
    case p.method when 'check' then (1000 + p.chance)::text when 'remittance' then 'RA-' || 20000 + i.number end, p.day,
    p.day + interval '16 hours', v_name
  from private.resident_invoices i
  cross join lateral (
    select abs(hashtext('paid' || i.id)) % 1000 as chance, case i.payor when 'private_pay' then 4 else 18 end
      + abs(hashtext('day' || i.id)) % 9 as days
  ) x
  cross join lateral (
    select x.chance, (i.month + x.days)::date as day,
      case when i.payor <> 'private_pay' then 'remittance' when x.chance % 5 < 3 then 'check' else 'ach' end as method,
      case when x.chance % 50 = 7 then i.total_cents / 2 else i.total_cents end as cents
  ) p
  where i.community_id = p_community_id and i.total_cents > 0 and p.day <= v_today
    -- The demo family has a statement to pay.
    and not (i.month = v_month and i.payor = 'private_pay' and exists (
      select from public.resident_consents c
      where c.resident_id = i.resident_id and c.item = 'statements' and c.user_id = 'dec0de00-0000-4000-8000-000000000019'
    ))
    and x.chance >= case i.month when v_month then 120 when (v_month - interval '1 month')::date then 60 else 12 end;
  insert into private.payment_allocations (payment_id, invoice_id, cents)
  select p.id, i.id, p.cents
  from private.resident_invoices i join private.resident_payments p on p.id = md5('payment' || i.id)::uuid
  where i.community_id = p_community_id;
  insert into private.payment_deposits (id, community_id, number, deposited_on, recorded_by_name)
  select md5('deposit' || p_community_id || n)::uuid, p_community_id, n, (v_first + make_interval(months => n - 1) + interval '24 days')::date,
    v_name
  from generate_series(1, 12) n;
  update private.resident_payments p set deposit_id = d.id
  from private.payment_deposits d
  where p.community_id = p_community_id and d.community_id = p_community_id and p.method = 'check'
    and date_trunc('month', p.received_on) = date_trunc('month', d.deposited_on);

  -- The ledger has one entry per run and month of payments, and one per payment that isn't deposited yet.
  for v_entry in
    select i.run_id, i.month, sum(l.cents)::bigint as total, jsonb_agg(jsonb_build_object(
      'account', l.account, 'cents', -l.cents, 'resident_id', i.resident_id, 'payor', i.payor
    )) filter (where l.cents <> 0) as lines
    from private.resident_invoices i
    cross join lateral (
      select x.account, sum(x.cents)::bigint as cents from private.resident_invoice_lines x where x.invoice_id = i.id group by x.account
    ) l
    where i.community_id = p_community_id group by i.run_id, i.month order by i.month
  loop
    perform private.post_billing_entry(
      p_community_id, v_entry.month, 'resident_invoice', v_entry.run_id, 'Invoices of ' || to_char(v_entry.month, 'FMMonth YYYY'),
      v_entry.lines || jsonb_build_array(jsonb_build_object('account', '1200', 'cents', v_entry.total))
    );
  end loop;
  for v_entry in
    select p.account, date_trunc('month', p.received_on)::date as month, p.payment_id, max(p.received_on) as day, sum(p.cents)::bigint as cents
    from (
      select x.received_on, x.cents, case x.method when 'check' then '1060' else '1010' end as account,
        case when x.received_on >= v_month then x.id end as payment_id
      from private.resident_payments x where x.community_id = p_community_id
    ) p
    group by 1, 2, 3 order by 2, 1
  loop
    perform private.post_billing_entry(
      p_community_id, v_entry.day, 'resident_payment', coalesce(v_entry.payment_id, md5('paid' || p_community_id || v_entry.account || v_entry.month)::uuid),
      'Payments of residents', jsonb_build_array(
        jsonb_build_object('account', v_entry.account, 'cents', v_entry.cents),
        jsonb_build_object('account', '1200', 'cents', -v_entry.cents)
      )
    );
  end loop;
  for v_entry in
    select d.id, d.number, d.deposited_on, sum(p.cents)::bigint as cents
    from private.payment_deposits d join private.resident_payments p on p.deposit_id = d.id
    where d.community_id = p_community_id group by d.id
  loop
    perform private.post_billing_entry(
      p_community_id, v_entry.deposited_on, 'payment_deposit', v_entry.id, 'Deposit ' || v_entry.number, jsonb_build_array(
        jsonb_build_object('account', '1010', 'cents', v_entry.cents), jsonb_build_object('account', '1060', 'cents', -v_entry.cents)
      )
    );
  end loop;
end $$;

select pg_temp.bill_year(c.id) from public.communities c where c.id = 'dec0de00-0000-4000-8000-00000000b001';
select pg_temp.bill_year(c.id) from public.communities c where c.id = 'dec0de00-0000-4000-8000-00000000b002';
select pg_temp.bill_year(c.id) from public.communities c where c.id = 'dec0de00-0000-4000-8000-00000000b003';
drop function pg_temp.bill_year;
