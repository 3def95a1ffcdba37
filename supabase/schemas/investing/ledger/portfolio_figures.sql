-- What every screen of the portfolio reads. Figures come from ledger lines; movements only confirm them.

-- Returns the caller's entities that are not in the trash.
create function private.list_my_investment_entity_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select e.id from public.investment_entities e
    where e.workspace_id = any (private.list_my_workspace_ids('investment_entities')) and e.deleted_at is null
  );
end $$;

-- Returns balances and dated cash flows by holding at the end of a day; a null holding is what an entity paid itself.
-- A flow is negative when the investor pays.
create function private.list_investor_balances(p_entity_ids uuid[], p_as_of date)
returns table (
  entity_id uuid, holding_id uuid, contributed bigint, returned bigint, income bigint, gain bigint, expenses bigint, fees bigint,
  cost bigint, unrealized bigint, income_year bigint, flows jsonb
)
language sql stable security definer set search_path = '' as $$
  with days as (
    select l.entity_id, l.holding_id, l.entry_date,
      -coalesce(sum(l.cents) filter (where l.account = '3000' and e.source_kind = 'contribution'), 0) as contributed,
      -coalesce(sum(l.cents) filter (where l.account = '1500' and e.source_kind = 'distribution'), 0) as returned,
      -coalesce(sum(l.cents) filter (where l.account = '4000'), 0) as income,
      -coalesce(sum(l.cents) filter (where l.account = '4100'), 0) as gain,
      coalesce(sum(l.cents) filter (where l.account = '5000'), 0) as expenses,
      coalesce(sum(l.cents) filter (where l.account = '5100'), 0) as fees,
      coalesce(sum(l.cents) filter (where l.account = '1500'), 0) as cost,
      coalesce(sum(l.cents) filter (where l.account = '1600'), 0) as unrealized,
      coalesce(sum(l.cents) filter (where l.account = '3000'), 0) as flow
    from private.investor_ledger_lines l
    join private.investor_ledger_entries e on e.id = l.entry_id
    where l.entity_id = any (p_entity_ids) and l.entry_date <= p_as_of
    group by 1, 2, 3
  )
  select d.entity_id, d.holding_id, sum(d.contributed)::bigint, sum(d.returned)::bigint, sum(d.income)::bigint, sum(d.gain)::bigint,
    sum(d.expenses)::bigint, sum(d.fees)::bigint, sum(d.cost)::bigint, sum(d.unrealized)::bigint,
    coalesce(sum(d.income) filter (where d.entry_date > p_as_of - interval '1 year'), 0)::bigint,
    coalesce(jsonb_agg(jsonb_build_array(d.entry_date, d.flow) order by d.entry_date) filter (where d.flow <> 0), '[]')
  from days d
  group by d.entity_id, d.holding_id
$$;

-- Returns what the movements say about each holding at the end of a day, without reading the ledger.
create function private.list_movement_totals(p_entity_ids uuid[], p_as_of date)
returns table (holding_id uuid, cash_in bigint, cash_out bigint, value bigint, valued_on date, movements bigint)
language sql stable security definer set search_path = '' as $$
  select m.holding_id,
    coalesce(sum(m.cents) filter (where m.kind = 'distribution'), 0)::bigint,
    coalesce(sum(m.cents) filter (where m.kind in ('contribution', 'expense', 'fee')), 0)::bigint,
    (
      coalesce(max(v.cents), 0)
      + coalesce(sum(m.cents) filter (where m.kind = 'contribution' and m.day > coalesce(v.day, '-infinity')), 0)
      - coalesce(sum(m.return_cents) filter (where m.day > coalesce(v.day, '-infinity')), 0)
    )::bigint,
    max(v.day), count(*)
  from private.investor_movements m
  left join lateral (
    select x.cents, x.day from private.investor_movements x
    where x.holding_id = m.holding_id and x.kind = 'valuation' and x.reversed_at is null and x.day <= p_as_of
    order by x.day desc limit 1
  ) v on true
  where m.entity_id = any (p_entity_ids) and m.reversed_at is null and m.day <= p_as_of
  group by m.holding_id
$$;

create function private.get_portfolio(p_as_of date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_as_of constant date := least(coalesce(p_as_of, current_date), current_date + 1);
  v_entities constant uuid[] := private.list_my_investment_entity_ids();
  v_size bigint;
begin
  select count(*) into v_size from (
    select from private.investor_movements m where m.entity_id = any (v_entities) limit 100001
  ) x;
  if v_size > 100000 then
    raise exception 'This portfolio has more than 100,000 entries.' using errcode = 'HXPFL';
  end if;
  return jsonb_build_object(
    'as_of', v_as_of,
    'first_day', (select min(m.day) from private.investor_movements m where m.entity_id = any (v_entities)),
    'entities', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'kind', e.kind, 'status', e.status) order by lower(e.name), e.id), '[]')
      from public.investment_entities e where e.id = any (v_entities)
    ),
    'limits', private.list_concentration_limits(),
    'sponsors', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by lower(s.name), s.id), '[]')
      from public.investment_sponsors s
      where s.deleted_at is null and s.workspace_id = any (private.list_my_workspace_ids('investment_sponsors'))
    ),
    'holdings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'name', h.name, 'entity_id', h.entity_id, 'sponsor_id', h.sponsor_id, 'kind', h.kind, 'status', h.status,
        'vintage', h.vintage, 'ownership_percent', h.ownership_percent, 'commitment', h.commitment, 'care_type', h.care_type,
        'state', h.state, 'operator', h.operator, 'units', h.units, 'occupancy', h.occupancy, 'annual_revenue', h.annual_revenue,
        'annual_noi', h.annual_noi, 'cap_rate', h.cap_rate, 'figures_on', h.figures_on, 'lender', h.lender,
        'loan_balance', h.loan_balance, 'loan_rate', h.loan_rate, 'has_floating_rate', h.has_floating_rate,
        'loan_matures_on', h.loan_matures_on, 'private_pay_percent', h.private_pay_percent,
        'medicaid_percent', h.medicaid_percent, 'medicare_percent', h.medicare_percent,
        'contributed', coalesce(b.contributed, 0), 'returned', coalesce(b.returned, 0), 'income', coalesce(b.income, 0),
        'gain', coalesce(b.gain, 0), 'expenses', coalesce(b.expenses, 0), 'fees', coalesce(b.fees, 0), 'cost', coalesce(b.cost, 0), 'income_year', coalesce(b.income_year, 0),
        'value', coalesce(b.cost + b.unrealized, 0), 'flows', coalesce(b.flows, '[]'),
        'valued_on', t.valued_on, 'movements', coalesce(t.movements, 0), 'is_reconciled',
          coalesce(b.income + b.gain + b.returned, 0) = coalesce(t.cash_in, 0)
          and coalesce(b.contributed + b.expenses + b.fees, 0) = coalesce(t.cash_out, 0)
          and coalesce(b.cost + b.unrealized, 0) = coalesce(t.value, 0)
      ) order by lower(h.name), h.id), '[]')
      from public.holdings h
      left join private.list_investor_balances(v_entities, v_as_of) b on b.holding_id = h.id
      left join private.list_movement_totals(v_entities, v_as_of) t on t.holding_id = h.id
      where h.entity_id = any (v_entities) and h.deleted_at is null
    ),
    'overhead', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'entity_id', b.entity_id, 'expenses', b.expenses, 'fees', b.fees, 'flows', b.flows
      )), '[]')
      from private.list_investor_balances(v_entities, v_as_of) b where b.holding_id is null
    )
  );
end $$;

-- Returns the caller's entities, sponsors, and holdings with balances and cash flows at the end of a day (today without
-- one). Overhead is what entities paid for no single holding. Amounts of the ledger are in cents.
select private.expose('get_portfolio', 'authenticated');

create function private.list_investor_movements(
  p_entity_id uuid default null, p_holding_id uuid default null, p_sponsor_id uuid default null, p_vintage public.whole_number default null,
  p_kind text default null, p_from date default null, p_to date default null, p_after text default null,
  p_limit public.whole_number default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant jsonb := private.open_cursor('investor_movements', p_after);
  v_size constant integer := private.limit_page_size(p_limit, 50, 200);
  v_entities constant uuid[] := private.list_my_investment_entity_ids();
  v_rows jsonb;
begin
  select jsonb_agg(to_jsonb(m) - '{entity_id,holding_id,recorded_by,reversed_by,import_id,position_id,source_id}'::text[] || jsonb_build_object(
    'entity_id', m.entity_id, 'holding_id', m.holding_id, 'entity', e.name, 'holding', h.name, 'is_imported', m.import_id is not null,
    'is_from_sponsor', m.position_id is not null
  ) order by m.day desc, m.id desc)
  into v_rows
  from (
    select x.* from private.investor_movements x
    where x.entity_id = any (v_entities)
      and (p_entity_id is null or x.entity_id = p_entity_id)
      and (p_holding_id is null or x.holding_id = p_holding_id)
      and (p_sponsor_id is null and p_vintage is null or x.holding_id in (
        select y.id from public.holdings y
        where y.entity_id = any (v_entities) and (p_sponsor_id is null or y.sponsor_id = p_sponsor_id)
          and (p_vintage is null or y.vintage = p_vintage)
      ))
      and (p_kind is null or x.kind = p_kind)
      and (p_from is null or x.day >= p_from) and (p_to is null or x.day <= p_to)
      and (v_from is null or (x.day, x.id) < ((v_from ->> 0)::date, (v_from ->> 1)::uuid))
    order by x.day desc, x.id desc limit v_size + 1
  ) m
  join public.investment_entities e on e.id = m.entity_id
  left join public.holdings h on h.id = m.holding_id;
  return jsonb_build_object(
    'rows', coalesce((select jsonb_agg(r.value order by r.place) from jsonb_array_elements(v_rows) with ordinality r (value, place) where r.place <= v_size), '[]'),
    'next', case when jsonb_array_length(v_rows) > v_size then
      private.seal_cursor('investor_movements', jsonb_build_array(v_rows #> array[(v_size - 1)::text, 'day'], v_rows #> array[(v_size - 1)::text, 'id']))
    end
  );
end $$;

-- Returns a page of the movements of the caller's entities, newest first.
select private.expose('list_investor_movements', 'authenticated');

-- Returns the numbers of the dashboard: value today, cash received and paid this year, and loans that mature within a year.
create function private.figures_of_investing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_entities constant uuid[] := array(
    select e.id from public.investment_entities e where e.id = any (private.list_my_investment_entity_ids()) and not e.is_sample
  );
  v_year constant date := date_trunc('year', current_date)::date;
begin
  if v_entities = '{}' then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'value', coalesce(sum(l.cents) filter (where l.account in ('1500', '1600')), 0),
      'received', coalesce(sum(l.cents) filter (where l.account = '3000' and l.entry_date >= v_year and l.source_kind = 'distribution'), 0),
      'paid', coalesce(-sum(l.cents) filter (where l.account = '3000' and l.entry_date >= v_year and l.source_kind <> 'distribution'), 0)
    )
    from (
      select x.account, x.cents, x.entry_date, e.source_kind
      from private.investor_ledger_lines x join private.investor_ledger_entries e on e.id = x.entry_id
      where x.entity_id = any (v_entities) and x.account in ('1500', '1600', '3000') and x.entry_date <= current_date
    ) l
  ) || jsonb_build_object(
    'holdings', (
      select count(*) from public.holdings h where h.entity_id = any (v_entities) and h.deleted_at is null and h.status = 'active'
    ),
    'maturing', (
      select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name, 'lender', h.lender, 'day', h.loan_matures_on) order by h.loan_matures_on, h.id), '[]')
      from (
        select * from public.holdings x
        where x.entity_id = any (v_entities) and x.deleted_at is null and x.status = 'active'
          and x.loan_matures_on between current_date and current_date + 365
        order by x.loan_matures_on, x.id limit 3
      ) h
    )
  );
end $$;
grant execute on function private.figures_of_investing() to authenticated;
