-- Sample investments of a new account: an entity with two holdings and three years of movements, for its owner only. The
-- ledger, the tax center, and the analysis work with it. Wires, commitments, and offerings don't.

create function private.add_sample_holdings(p_owner_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entity_id uuid;
  v_holding_id uuid;
  v_last_quarter constant date := date_trunc('quarter', current_date)::date - 1;
  v_sample record;
begin
  insert into public.investment_entities (owner_id, tenant_id, sharing, name, kind, formation_state, formed_on, tags, is_sample)
  values (p_owner_id, null, 'private', 'Willow Street Holdings LLC (sample)', 'llc', 'DE', current_date - 1200, '{Sample}', true)
  returning id into v_entity_id;
  for v_sample in
    select * from (values
      ('Maple Grove Assisted Living (sample)', 'assisted', 'OH', 'Great Lakes Care', 72, 91.0, 4900000, 1240000, 7.5, 'First Dakota Bank',
        9400000, 6.1, 300, 15.0, 82000000::bigint, 1200000::bigint, 107000000::bigint),
      ('Harbor Pines Memory Care (sample)', 'memory', 'IN', 'Willow Care Group', 44, 86.0, 3800000, 860000, 8.25, 'Gulf States Credit',
        6100000, 6.75, 800, 20.0, 72000000, 1050000, 86480000)
    ) s (name, care_type, state, operator, units, occupancy, revenue, noi, cap_rate, lender, loan, loan_rate, matures, percent, cost, paid, value)
  loop
    insert into public.holdings (
      owner_id, tenant_id, sharing, name, entity_id, kind, vintage, ownership_percent, care_type, state, operator, units, occupancy,
      annual_revenue, annual_noi, cap_rate, figures_on, lender, loan_balance, loan_rate, loan_matures_on, private_pay_percent, tags
    )
    values (
      p_owner_id, null, 'private', v_sample.name, v_entity_id, 'property', extract(year from v_last_quarter - interval '3 years'), v_sample.percent,
      v_sample.care_type, v_sample.state, v_sample.operator, v_sample.units, v_sample.occupancy, v_sample.revenue, v_sample.noi,
      v_sample.cap_rate, v_last_quarter, v_sample.lender, v_sample.loan, v_sample.loan_rate, current_date + v_sample.matures, 90, '{Sample}'
    )
    returning id into v_holding_id;
    perform private.add_investor_movement(
      gen_random_uuid(), v_entity_id,
      jsonb_build_object(
        'holding_id', v_holding_id, 'kind', m.kind, 'day', m.day, 'cents', m.cents,
        'income_cents', case m.kind when 'distribution' then m.cents else 0 end, 'memo', m.memo
      )
    )
    from (
      select 'contribution' as kind, (v_last_quarter - interval '3 years')::date as day, v_sample.cost as cents, 'Initial investment' as memo
      union all
      select 'distribution', (v_last_quarter - make_interval(months => 3 * n))::date, v_sample.paid + n % 3 * 25000, 'Quarterly distribution'
      from generate_series(11, 0, -1) n
      union all
      select 'valuation', v_last_quarter, v_sample.value, 'Valuation from NOI, cap rate, and loan'
      order by 2, 1
    ) m;
  end loop;
end $$;
