-- Books of the demo operator's communities: twelve months and the current one. Billing's demo has posted charges and
-- payments; this adds payroll and suppliers. All months but the last complete one are closed. Idempotent, leaves
-- existing rows. Months follow today.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_name constant text := coalesce(private.called(v_operator), '');
  v_now constant date := date_trunc('month', now() at time zone 'America/New_York')::date;
  v_community record;
  v_month date;
  v_last date;
  v_paid date;
  v_charges bigint;
  v_lines jsonb;
  v_payroll bigint;
  v_bills bigint;
begin
  if exists (select from private.ledger_entries e where e.community_id::text like 'dec0de00-%' and e.source_kind = 'journal') or not exists (
    select from public.communities c where c.id = 'dec0de00-0000-4000-8000-00000000b001'
  ) then
    return;
  end if;

  for v_community in
    select c.id, (hashtext(c.id::text) & 7) as seed from public.communities c
    where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_' order by c.id
  loop
    perform private.post_ledger_entry(
      v_community.id, (v_now - interval '12 months')::date, 'journal', md5('opening' || v_community.id)::uuid, 'Opening balance',
      '[{"account":"1010","cents":48000000},{"account":"3900","cents":-48000000}]', 'Bank statement of the opening day'
    );
    for m in 1..12 loop
      v_month := (v_now - make_interval(months => 13 - m))::date;
      v_last := (v_month + interval '1 month' - interval '1 day')::date;
      v_paid := (v_month + interval '1 month 4 days')::date;
      select -coalesce(sum(l.cents), 0) into v_charges
      from private.ledger_lines l
      where l.community_id = v_community.id and l.account between '4000' and '4999' and l.entry_date between v_month and v_last;
      v_charges := greatest(v_charges, 10000000);
      with shares (account, share) as (
        values ('5000', 315), ('5100', 62), ('5200', 16), ('5300', 24), ('5400', 22), ('5500', 68), ('5600', 18), ('5800', 71)
      ), amounts as (
        select s.account, v_charges * (s.share * 10 + (hashtext(s.account || v_month || v_community.id) & 15) - 7) / 10000 as cents from shares s
      )
      select jsonb_agg(jsonb_build_object('account', a.account, 'cents', a.cents)), sum(a.cents)::bigint into v_lines, v_payroll from amounts a;
      perform private.post_ledger_entry(
        v_community.id, v_last, 'journal', md5('register' || v_community.id || v_month)::uuid, 'Payroll register of ' || to_char(v_month, 'FMMonth YYYY'),
        v_lines || jsonb_build_array(jsonb_build_object('account', '2050', 'cents', -v_payroll)), 'Payroll register'
      );
      with shares (account, share) as (
        values ('5060', 11), ('5100', 48), ('5300', 9), ('5500', 15), ('5600', 14), ('6000', 50), ('6100', 31), ('6200', 22), ('6300', 38), ('7100', 84)
      ), amounts as (
        select s.account, v_charges * (s.share * 10 + (hashtext('bill' || s.account || v_month || v_community.id) & 31) - 15) / 10000 as cents from shares s
      )
      select jsonb_agg(jsonb_build_object('account', a.account, 'cents', a.cents)), sum(a.cents)::bigint into v_lines, v_bills from amounts a;
      perform private.post_ledger_entry(
        v_community.id, v_last, 'journal', md5('bills' || v_community.id || v_month)::uuid,
        'Food, utilities, taxes, insurance, fee, and interest of ' || to_char(v_month, 'FMMonth YYYY'),
        v_lines || jsonb_build_array(jsonb_build_object('account', '2010', 'cents', -v_bills)), 'Bills file'
      );
      if v_paid <= current_date then
        perform private.post_ledger_entry(
          v_community.id, v_paid, 'journal', md5('paid' || v_community.id || v_month)::uuid, 'Payroll and bills paid',
          jsonb_build_array(
            jsonb_build_object('account', '2050', 'cents', v_payroll), jsonb_build_object('account', '2010', 'cents', v_bills),
            jsonb_build_object('account', '1010', 'cents', -v_payroll - v_bills)
          ), 'Bank statement'
        );
      end if;
    end loop;
    perform private.post_payroll(v_community.id, v_now);
  end loop;

  perform private.post_purchase_invoice(i.id)
  from private.purchase_invoices i join private.purchases p on p.id = i.purchase_id
  where p.community_id::text like 'dec0de00-%' and i.decision = 'approved';
  perform private.post_work_order_cost(o.id)
  from public.work_orders o where o.community_id::text like 'dec0de00-%' and o.state = 'verified' and o.completed_at >= v_now - interval '12 months';

  insert into private.ledger_periods (community_id, month, closed_at)
  select c.id, (v_now - make_interval(months => 14 - m))::date, (v_now - make_interval(months => 13 - m)) + interval '9 days 15 hours'
  from public.communities c cross join generate_series(2, 12) m
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';
  insert into private.ledger_period_events (community_id, month, is_closed, at, posted_by, poster)
  select p.community_id, p.month, true, p.closed_at, v_operator, v_name
  from private.ledger_periods p where p.community_id::text like 'dec0de00-%' and p.closed_at is not null
  order by p.month;

  -- Budgets of this year and last: the average month, two percent more, in whole hundreds.
  insert into private.ledger_budget_years (community_id, year, saved_by, saver)
  select c.id, y, v_operator, v_name
  from public.communities c cross join generate_series(extract(year from v_now)::integer - 1, extract(year from v_now)::integer) y
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';
  insert into private.ledger_budgets (community_id, year, account, cents)
  select y.community_id, y.year, a.account, array_fill(a.cents, array[12])
  from private.ledger_budget_years y
  join (
    select l.community_id, l.account, (round(abs(sum(l.cents)) / 12 * 1.02 / 10000) * 10000)::bigint as cents
    from private.ledger_lines l where l.account between '4000' and '7999' and l.community_id::text like 'dec0de00-%' and l.entry_date < v_now
    group by 1, 2
  ) a on a.community_id = y.community_id
  where y.community_id::text like 'dec0de00-%' and a.cents > 0;
end $$;
