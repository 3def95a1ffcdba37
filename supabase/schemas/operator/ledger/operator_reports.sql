-- Reports of a community, each as rows of cells; shared/operator/reports.ts has the columns. Figures come from the
-- functions of their area, so a report agrees with the screens. `key` identifies what a row opens.
create function private.list_report_rows(p_community_id uuid, p_report text, p_month date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_today constant date := (now() at time zone v_zone)::date;
  v_from constant date := date_trunc('month', p_month)::date;
  v_last constant date := (v_from + interval '1 month' - interval '1 day')::date;
  -- The state on the last day of the month, or today.
  v_day constant date := least(v_last, v_today);
  v_rows jsonb;
  v_days numeric;
begin
  if p_report = 'rent_roll' then
    select jsonb_agg(jsonb_build_object('key', x.resident_id, 'cells', jsonb_build_array(
      x.unit, x.type, x.category, x.resident, x.room, x.care, x.other, x.concession, x.total
    )) order by lower(x.unit), x.is_second, x.resident)
    into v_rows
    from (
      select u.name as unit, u.type, u.license_category as category, r.value ->> 'id' as resident_id, r.value ->> 'name' as resident,
        coalesce((r.value ->> 'is_second_occupant')::boolean, false) as is_second, m.room_cents as room, m.care_cents as care,
        m.other_cents as other, m.concession_cents as concession, m.total_cents as total
      from private.list_unit_states(p_community_id, v_day) s
      join public.units u on u.id = s.unit_id
      left join lateral jsonb_array_elements(s.residents) r on true
      left join private.list_monthly_rates(p_community_id, v_day) m on m.resident_id = (r.value ->> 'id')::uuid
    ) x;
  elsif p_report = 'census' then
    select jsonb_agg(jsonb_build_object('key', d.day, 'cells', jsonb_build_array(
      d.day, d.in_house, d.on_leave, d.occupied, d.paid, d.available
    )) order by d.day)
    into v_rows from private.list_census_days(p_community_id, v_from, v_day) d;
  elsif p_report = 'occupancy' then
    select jsonb_agg(jsonb_build_object('key', x.type, 'cells', jsonb_build_array(
      x.type, x.units, x.available, x.occupied, case when x.available > 0 then round(x.occupied * 100.0 / x.available, 1) end, x.market_cents
    )) order by x.type)
    into v_rows
    from (
      select u.type, count(*) as units, count(*) filter (where s.status <> 'offline') as available,
        coalesce(sum(s.weight) filter (where s.status <> 'offline'), 0) as occupied, round(avg(u.market_rate) * 100) as market_cents
      from private.list_unit_states(p_community_id, v_day) s join public.units u on u.id = s.unit_id
      group by u.type
    ) x;
  elsif p_report = 'aging' then
    select jsonb_agg(jsonb_build_object('key', a.payor, 'cells', jsonb_build_array(
      a.payor, a.current_cents, a.days_30_cents, a.days_60_cents, a.days_90_cents, a.older_cents, a.credit_cents, a.total_cents
    )) order by a.payor)
    into v_rows from private.list_aging(p_community_id, v_today) a;
  elsif p_report = 'revenue_payor' then
    select jsonb_agg(jsonb_build_object('key', x.account, 'cells', jsonb_build_array(x.payor, x.account, x.name, x.cents)) order by x.payor, x.account)
    into v_rows
    from (
      select l.payor, l.account, a.name, -sum(l.cents)::bigint as cents
      from private.ledger_lines l join private.ledger_accounts a on a.community_id = l.community_id and a.number = l.account
      where l.community_id = p_community_id and a.kind = 'revenue' and l.entry_date between v_from and v_last
      group by l.payor, l.account, a.name
    ) x;
  elsif p_report = 'revenue_level' then
    select jsonb_agg(jsonb_build_object('key', x.description, 'cells', jsonb_build_array(x.description, x.residents, x.days, x.cents)) order by x.description)
    into v_rows
    from (
      select c.description, count(distinct c.resident_id) as residents, sum(c.quantity) as days, sum(c.cents)::bigint as cents
      from private.list_charges(p_community_id, v_from, v_last) c where c.kind = 'care' group by c.description
    ) x;
  elsif p_report = 'labor' then
    select coalesce(sum(greatest(d.days, 0)), 0) into v_days from private.list_resident_days(p_community_id, v_from, v_last) d;
    select jsonb_agg(jsonb_build_object('key', x.position, 'cells', jsonb_build_array(
      x.position, x.people, x.hours, x.overtime, case when v_days > 0 then round(x.hours / v_days, 2) end
    )) order by x.position)
    into v_rows
    from (
      select e.position, count(distinct e.id) as people, sum(p.hours) as hours, sum(p.overtime) as overtime
      from private.list_payroll_entries(
        array(select y.id from private.employees y where y.community_id = p_community_id), v_from, v_last
      ) p join private.employees e on e.id = p.employee_id
      group by e.position
    ) x;
  elsif p_report = 'incidents' then
    select coalesce(sum(greatest(d.days, 0)), 0) into v_days from private.list_resident_days(p_community_id, v_from, v_last) d;
    select jsonb_agg(jsonb_build_object('key', x.type, 'cells', jsonb_build_array(
      x.type, x.incidents, x.injuries, case when v_days > 0 then round(x.incidents * 1000 / v_days, 2) end
    )) order by x.type)
    into v_rows
    from (
      select i.type, count(*) as incidents, count(*) filter (where i.injury <> 'none') as injuries
      from public.incidents i
      where i.community_id = p_community_id and (i.at at time zone v_zone)::date between v_from and v_last
      group by i.type
    ) x;
  elsif p_report = 'kpi' then
    with months as (
      select g::date as month, (g + interval '1 month' - interval '1 day')::date as last
      from generate_series(v_from - interval '11 months', v_from, interval '1 month') g
    ), sums as (
      select s.month,
        -coalesce(sum(s.cents) filter (where a.kind = 'revenue'), 0) as revenue,
        coalesce(sum(s.cents) filter (where a.kind in ('expense', 'fee')), 0) as expenses
      from private.list_ledger_sums(p_community_id, (v_from - interval '11 months')::date, v_last) s
      join private.list_ledger_chart() a on a.number = s.account
      group by s.month
    ), stays as (
      select m.month, least(m.last, v_today - 1) - m.month + 1 as length, (
        select coalesce(sum(greatest(d.days, 0)), 0) from private.list_resident_days(p_community_id, m.month, m.last) d
      ) as days
      from months m
    )
    select jsonb_agg(jsonb_build_object('key', to_char(m.month, 'YYYY-MM'), 'cells', jsonb_build_array(
      to_char(m.month, 'YYYY-MM'), d.days, case when d.length > 0 then round(d.days::numeric / d.length, 1) end,
      coalesce(s.revenue, 0), coalesce(s.expenses, 0), coalesce(s.revenue - s.expenses, 0),
      case when s.revenue > 0 then round((s.revenue - s.expenses) * 100.0 / s.revenue, 1) end,
      case when d.days > 0 then round(s.revenue::numeric / d.days) end
    )) order by m.month)
    into v_rows
    from months m left join sums s on s.month = m.month join stays d on d.month = m.month;
  else
    raise exception 'Choose a report.' using errcode = 'HXLGQ';
  end if;
  return coalesce(v_rows, '[]');
end $$;

create function private.get_operator_report(p_community_id uuid, p_report text, p_month date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  if p_report = 'incidents' then
    perform private.require_community_right(p_community_id, 'incidents', 'read');
  end if;
  if (p_month between '2000-01-01' and '2099-12-31') is not true then
    raise exception 'Choose a month.' using errcode = 'HXLGN';
  end if;
  return jsonb_build_object(
    'report', p_report, 'month', to_char(p_month, 'YYYY-MM'),
    'community', (select c.name from public.communities c where c.id = p_community_id),
    'rows', private.list_report_rows(p_community_id, p_report, p_month)
  );
end $$;

-- Returns a report of a community for a month. The incident report also needs the right to read incidents.
select private.expose('get_operator_report', 'authenticated');
