-- Figures of the ledger. Every screen, export, and report reads these functions, so each figure is made once. In
-- statements, revenue and expenses are both positive; in the trial balance, debits are positive.

create function private.list_ledger_sums(p_community_id uuid, p_from date, p_to date)
returns table (account text, month date, cents bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select l.account, date_trunc('month', l.entry_date)::date, sum(l.cents)::bigint
  from private.ledger_lines l
  where l.community_id = p_community_id and l.entry_date between p_from and p_to
  group by 1, 2;
end $$;

-- Returns the accounts of a community; the common chart before its first entry.
create function private.list_community_accounts(p_community_id uuid)
returns table (number text, name text, kind text, quickbooks_name text, sage_number text, xero_code text, version integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select c.number, coalesce(a.name, c.name), c.kind, a.quickbooks_name, a.sage_number, a.xero_code, coalesce(a.version, 0)
  from private.list_ledger_chart() c
  left join private.ledger_accounts a on a.community_id = p_community_id and a.number = c.number
  order by 1;
end $$;

create function private.get_ledger_statement(p_community_id uuid, p_from date, p_months public.whole_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant date := date_trunc('month', p_from)::date;
begin
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  if (v_from between '2000-01-01' and '2099-01-01' and p_months between 1 and 36) is not true then
    raise exception 'Choose up to 36 months.' using errcode = 'HXLGN';
  end if;
  return (
    with months as (
      select m::date as month from generate_series(v_from, v_from + make_interval(months => p_months - 1), interval '1 month') m
    ), sums as materialized (
      select * from private.list_ledger_sums(
        p_community_id, v_from, (v_from + make_interval(months => p_months) - interval '1 day')::date
      )
    ), accounts as (
      select a.*, case a.kind when 'revenue' then -1 else 1 end as sign
      from private.list_community_accounts(p_community_id) a where a.kind not in ('asset', 'liability', 'equity')
    )
    select jsonb_build_object(
      'months', (select jsonb_agg(to_char(m.month, 'YYYY-MM') order by m.month) from months m),
      'closed', (select jsonb_agg(private.is_ledger_month_closed(p_community_id, m.month) order by m.month) from months m),
      'accounts', (
        select coalesce(jsonb_agg(jsonb_build_object('number', a.number, 'name', a.name, 'kind', a.kind, 'cents', x.cents, 'budget', x.budget) order by a.number), '[]')
        from accounts a
        cross join lateral (
          select jsonb_agg(coalesce(a.sign * s.cents, 0) order by m.month) as cents,
            jsonb_agg(coalesce(b.cents[extract(month from m.month)::integer], 0) order by m.month) as budget,
            bool_or(s.cents is not null or b.cents is not null) as is_used
          from months m
          left join sums s on s.month = m.month and s.account = a.number
          left join private.ledger_budgets b
            on b.community_id = p_community_id and b.account = a.number and b.year = extract(year from m.month)
        ) x
        where x.is_used
      )
    )
  );
end $$;

-- Returns the income statement by account and month with the budget; shared/operator/ledger.ts adds the totals.
select private.expose('get_ledger_statement', 'authenticated');

create function private.get_trial_balance(p_community_id uuid, p_month date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant date := date_trunc('month', p_month)::date;
  v_year constant date := date_trunc('year', p_month)::date;
  v_to date;
begin
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  if (v_from between '2000-01-01' and '2099-12-01') is not true then
    raise exception 'Choose a month.' using errcode = 'HXLGN';
  end if;
  v_to := (v_from + interval '1 month' - interval '1 day')::date;
  return (
    with sums as materialized (
      select l.account,
        sum(l.cents) filter (where l.entry_date < v_from) as opening,
        sum(l.cents) filter (where l.entry_date >= v_from and l.cents > 0) as debits,
        -sum(l.cents) filter (where l.entry_date >= v_from and l.cents < 0) as credits,
        sum(l.cents) filter (where l.entry_date < v_year) as before_year,
        sum(l.cents) as closing
      from private.ledger_lines l where l.community_id = p_community_id and l.entry_date <= v_to
      group by l.account
    ), accounts as materialized (
      select a.*, s.opening, s.debits, s.credits, s.before_year, s.closing
      from private.list_community_accounts(p_community_id) a join sums s on s.account = a.number
    )
    select jsonb_build_object(
      'month', to_char(v_from, 'YYYY-MM'), 'is_closed', private.is_ledger_month_closed(p_community_id, v_from),
      -- Of revenue and expense accounts; a profit is positive.
      'earlier_earnings', coalesce(-sum(a.before_year) filter (where a.kind not in ('asset', 'liability', 'equity')), 0),
      'year_earnings', coalesce(-sum(a.closing - coalesce(a.before_year, 0)) filter (where a.kind not in ('asset', 'liability', 'equity')), 0),
      'accounts', coalesce(jsonb_agg(jsonb_build_object(
        'number', a.number, 'name', a.name, 'kind', a.kind, 'opening', coalesce(a.opening, 0), 'debits', coalesce(a.debits, 0),
        'credits', coalesce(a.credits, 0), 'closing', a.closing
      ) order by a.number), '[]')
    )
    from accounts a
  );
end $$;

-- Returns the trial balance of a month since the first entry, and earnings for the balance sheet.
select private.expose('get_trial_balance', 'authenticated');

create function private.list_ledger_lines(
  p_community_id uuid, p_account text, p_from date, p_to date
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  if (p_from between '1990-01-01' and '2100-01-01' and p_to between p_from and '2100-12-31') is not true then
    raise exception 'Choose a month.' using errcode = 'HXLGN';
  end if;
  return (
    with lines as materialized (
      select l.entry_id, l.position, l.cents, l.memo, l.payor, l.account, l.resident_id, e.number, e.entry_date, e.service_date, e.source_kind, e.memo as entry_memo,
        e.reverses_id
      from private.ledger_lines l join private.ledger_entries e on e.id = l.entry_id
      where l.community_id = p_community_id and (p_account is null or l.account = p_account) and l.entry_date between p_from and p_to
      order by e.entry_date desc, e.number desc, l.position limit 500
    )
    select jsonb_build_object(
      'count', (
        select count(*) from private.ledger_lines l
        where l.community_id = p_community_id and (p_account is null or l.account = p_account) and l.entry_date between p_from and p_to
      ),
      'total', (
        select coalesce(sum(l.cents), 0) from private.ledger_lines l
        where l.community_id = p_community_id and (p_account is null or l.account = p_account) and l.entry_date between p_from and p_to
      ),
      'lines', coalesce((
        select jsonb_agg(jsonb_build_object(
          'entry_id', l.entry_id, 'position', l.position, 'number', l.number, 'entry_date', l.entry_date, 'service_date', l.service_date,
          'source_kind', l.source_kind, 'memo', coalesce(l.memo, l.entry_memo), 'payor', l.payor, 'account', l.account, 'cents', l.cents,
          'is_reversal', l.reverses_id is not null
        ) order by l.entry_date desc, l.number desc, l.position)
        from lines l
      ), '[]')
    )
  );
end $$;

-- Returns the last 500 lines of an account in a period, with count and total of all.
select private.expose('list_ledger_lines', 'authenticated');

-- Returns the first day of a month whose ledger the caller reads.
create function private.begin_ledger_month(p_community_id uuid, p_month date) returns date
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant date := date_trunc('month', p_month)::date;
begin
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  if (v_from between '1990-01-01' and '2100-01-01') is not true then
    raise exception 'Choose a month.' using errcode = 'HXLGN';
  end if;
  return v_from;
end $$;

create function private.list_ledger_entries(p_community_id uuid, p_month date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant date := private.begin_ledger_month(p_community_id, p_month);
begin
  return jsonb_build_object(
    'is_closed', private.is_ledger_month_closed(p_community_id, v_from),
    'count', (
      select count(*) from private.ledger_entries e
      where e.community_id = p_community_id and e.entry_date >= v_from and e.entry_date < (v_from + interval '1 month')::date
    ),
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'number', e.number, 'entry_date', e.entry_date, 'service_date', e.service_date, 'source_kind', e.source_kind,
        'memo', e.memo, 'by', e.poster, 'is_reversal', e.reverses_id is not null,
        'is_reversed', exists (select from private.ledger_entries r where r.reverses_id = e.id),
        'cents', (select sum(l.cents) from private.ledger_lines l where l.entry_id = e.id and l.cents > 0)
      ) order by e.entry_date desc, e.number desc), '[]')
      from (
        select * from private.ledger_entries x
        where x.community_id = p_community_id and x.entry_date >= v_from and x.entry_date < (v_from + interval '1 month')::date
        order by x.entry_date desc, x.number desc limit 500
      ) e
    )
  );
end $$;

-- Returns the last 500 entries of a month.
select private.expose('list_ledger_entries', 'authenticated');

-- Returns what of billing an entry came from: an invoice, a payment, or only the tab that shows it. Null for others.
create function private.describe_billing_source(p_entry private.ledger_entries) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_resident_id uuid;
  v_invoice private.resident_invoices;
begin
  case p_entry.source_kind
    when 'resident_invoice' then
      select * into v_invoice from private.resident_invoices i where i.id = p_entry.source_id;
    when 'resident_invoice_correction' then
      select i.* into v_invoice
      from private.resident_invoice_lines l join private.resident_invoices i on i.id = l.invoice_id where l.id = p_entry.source_id;
    when 'resident_payment', 'returned_payment' then
      select p.resident_id into v_resident_id from private.resident_payments p where p.id = p_entry.source_id;
    when 'online_payment_fee' then
      select i.* into v_invoice
      from private.online_payments o join private.resident_invoices i on i.id = o.invoice_id where o.id = p_entry.source_id;
    when 'payment_deposit' then
      null;
    else
      return null;
  end case;
  return jsonb_build_object(
    'tab', case when p_entry.source_kind in ('resident_payment', 'returned_payment', 'payment_deposit') then 'payments'
      when p_entry.source_kind = 'online_payment_fee' then 'online' else 'runs' end,
    'resident_id', coalesce(v_invoice.resident_id, v_resident_id), 'invoice', v_invoice.number
  );
end $$;

create function private.get_ledger_entry(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_entry private.ledger_entries;
begin
  select * into v_entry from private.ledger_entries e where e.id = p_id;
  perform private.require_community_right(v_entry.community_id, 'ledger', 'read');
  return jsonb_build_object(
    'id', v_entry.id, 'community_id', v_entry.community_id, 'number', v_entry.number, 'entry_date', v_entry.entry_date,
    'service_date', v_entry.service_date, 'source_kind', v_entry.source_kind, 'memo', v_entry.memo, 'evidence', v_entry.evidence,
    'posted_at', v_entry.posted_at, 'by', v_entry.poster,
    -- Where the source is shown: a purchase for its invoice, a vendor's invoice for its payment.
    'source_id', case v_entry.source_kind
      when 'purchase_invoice' then (select i.purchase_id from private.purchase_invoices i where i.id = v_entry.source_id)
      when 'vendor_payment' then coalesce(
        (select p.invoice_id from private.vendor_invoice_payments p where p.id = v_entry.source_id),
        (select p.vendor_invoice_id from private.online_payments p where p.id = v_entry.source_id)
      )
      else v_entry.source_id
    end,
    'billing', private.describe_billing_source(v_entry),
    'reverses', (
      select jsonb_build_object('id', o.id, 'number', o.number) from private.ledger_entries o where o.id = v_entry.reverses_id
    ),
    'reversed_by', (
      select jsonb_build_object('id', r.id, 'number', r.number) from private.ledger_entries r where r.reverses_id = v_entry.id
    ),
    'can_reverse', v_entry.source_kind = 'journal' and v_entry.reverses_id is null
      and not exists (select from private.ledger_entries r where r.reverses_id = v_entry.id)
      and v_entry.community_id = any (private.list_my_community_ids('ledger', 'add')),
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'account', l.account, 'name', a.name, 'cents', l.cents, 'memo', l.memo, 'payor', l.payor, 'resident_id', l.resident_id
      ) order by l.position)
      from private.ledger_lines l join private.ledger_accounts a on a.community_id = l.community_id and a.number = l.account
      where l.entry_id = v_entry.id
    )
  );
end $$;

-- Returns an entry with its lines, source, and reversal.
select private.expose('get_ledger_entry', 'authenticated');

create function private.get_ledger_accounts(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  return (
    select jsonb_agg(jsonb_build_object(
      'number', a.number, 'name', a.name, 'kind', a.kind, 'quickbooks_name', a.quickbooks_name, 'sage_number', a.sage_number,
      'xero_code', a.xero_code, 'version', a.version
    ) order by a.number)
    from private.list_community_accounts(p_community_id) a
  );
end $$;

-- Returns the accounts and what they are called in QuickBooks, Sage, and Xero.
select private.expose('get_ledger_accounts', 'authenticated');

create function private.save_ledger_account(p_community_id uuid, p_number text, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.ledger_accounts;
begin
  perform private.require_community_right(p_community_id, 'ledger', 'change');
  perform private.enforce_rate_limit('ledger_account', 600, interval '1 hour');
  perform private.lock_ledger(p_community_id);
  select * into v_row from private.ledger_accounts a where a.community_id = p_community_id and a.number = p_number for update;
  if v_row.number is null then
    raise exception 'Choose an account.' using errcode = 'HXLGA';
  -- Before the first entry, the screen shows the common chart as version 0.
  elsif p_version not in (v_row.version, case v_row.version when 1 then 0 else v_row.version end) then
    raise exception 'Someone else changed this.' using errcode = 'HXLGX';
  end if;
  update private.ledger_accounts a
  set name = coalesce(nullif(btrim(p_values ->> 'name'), ''), a.name), quickbooks_name = nullif(btrim(p_values ->> 'quickbooks_name'), ''),
    sage_number = nullif(btrim(p_values ->> 'sage_number'), ''), xero_code = nullif(btrim(p_values ->> 'xero_code'), ''), version = a.version + 1
  where a.community_id = p_community_id and a.number = p_number;
end $$;

-- Renames an account of the community, or sets its name in QuickBooks, its number in Sage, and its code in Xero.
select private.expose('save_ledger_account', 'authenticated');

create function private.list_ledger_export(p_community_id uuid, p_month date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant date := private.begin_ledger_month(p_community_id, p_month);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', e.number, 'entry_date', e.entry_date, 'memo', e.memo, 'source_kind', e.source_kind, 'account', l.account, 'name', a.name,
      'quickbooks_name', a.quickbooks_name, 'sage_number', a.sage_number, 'xero_code', a.xero_code,
      'cents', l.cents, 'line_memo', l.memo
    ) order by e.number, l.position), '[]')
    from private.ledger_entries e
    join private.ledger_lines l on l.entry_id = e.id
    join private.ledger_accounts a on a.community_id = l.community_id and a.number = l.account
    where e.community_id = p_community_id and e.entry_date >= v_from and e.entry_date < (v_from + interval '1 month')::date
  );
end $$;

-- Returns all lines of a month for exports. They name no residents.
select private.expose('list_ledger_export', 'authenticated');

create function private.get_ledger_budget(p_community_id uuid, p_year public.whole_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  if (p_year between 2000 and 2099) is not true then
    raise exception 'Choose a month.' using errcode = 'HXLGN';
  end if;
  return jsonb_build_object(
    'year', p_year,
    'version', coalesce((select y.version from private.ledger_budget_years y where y.community_id = p_community_id and y.year = p_year), 0),
    'saver', (select y.saver from private.ledger_budget_years y where y.community_id = p_community_id and y.year = p_year),
    'saved_at', (select y.saved_at from private.ledger_budget_years y where y.community_id = p_community_id and y.year = p_year),
    'can_change', p_community_id = any (private.list_my_community_ids('ledger', 'change')),
    'accounts', (
      select jsonb_agg(jsonb_build_object('number', a.number, 'name', a.name, 'kind', a.kind, 'cents', to_jsonb(b.cents)) order by a.number)
      from private.list_community_accounts(p_community_id) a
      left join private.ledger_budgets b on b.community_id = p_community_id and b.year = p_year and b.account = a.number
      where a.kind not in ('asset', 'liability', 'equity')
    )
  );
end $$;

-- Returns the budget of a year for all revenue and expense accounts.
select private.expose('get_ledger_budget', 'authenticated');

-- Returns twelve months of statement lines that end with the month of `p_through`: accounts of underwriting statements
-- with cents by month, and resident days and units.
create function private.get_ledger_t12(p_community_id uuid, p_through date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_last constant date := date_trunc('month', p_through)::date;
  v_from constant date := (v_last - interval '11 months')::date;
  v_units integer;
begin
  select count(*) into v_units from public.units u where u.community_id = p_community_id and u.deleted_at is null;
  return (
    with months as (
      select m::date as month from generate_series(v_from, v_last, interval '1 month') m
    ), sums as materialized (
      select * from private.list_ledger_sums(p_community_id, v_from, (v_last + interval '1 month' - interval '1 day')::date)
    )
    select jsonb_build_object(
      'months', (select jsonb_agg(to_char(m.month, 'YYYY-MM') order by m.month) from months m),
      'units', v_units,
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object('account', x.account, 'label', x.label, 'section', x.section, 'cents', x.cents) order by x.account), '[]')
        from (
          select a.number as account, a.name as label, case a.kind when 'revenue' then 'Revenue' else 'Expenses' end as section,
            jsonb_agg(coalesce(case a.kind when 'revenue' then -s.cents else s.cents end, 0) order by m.month) as cents
          from private.list_community_accounts(p_community_id) a
          cross join months m
          left join sums s on s.account = a.number and s.month = m.month
          where a.kind not in ('asset', 'liability', 'equity')
          group by a.number, a.name, a.kind
          having bool_or(s.cents is not null)
          union all
          select '9000', 'Resident days', 'Statistics', jsonb_agg(d.days order by m.month)
          from months m
          cross join lateral (
            select coalesce(sum(greatest(r.days, 0)), 0) * 100 as days
            from private.list_resident_days(p_community_id, m.month, (m.month + interval '1 month' - interval '1 day')::date) r
          ) d
        ) x
      )
    )
  );
end $$;

create function private.create_ledger_statement(p_id uuid, p_community_id uuid, p_through date) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_name text;
  v_t12 jsonb;
  v_through date;
begin
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  perform private.enforce_rate_limit('ledger_statement', 60, interval '1 hour');
  if exists (select from public.underwriting_statements s where s.id = p_id and s.owner_id = v_me) then
    return p_id;
  end if;
  v_through := (date_trunc('month', p_through) + interval '1 month' - interval '1 day')::date;
  if (v_through between '2001-01-01' and '2069-12-31') is not true then
    raise exception 'Choose a month.' using errcode = 'HXLGN';
  end if;
  v_t12 := private.get_ledger_t12(p_community_id, v_through);
  if not exists (select from jsonb_array_elements(v_t12 -> 'lines') l where l ->> 'account' < '9000') then
    raise exception 'These months have no entries.' using errcode = 'HXLGZ';
  end if;
  select c.name into v_name from public.communities c where c.id = p_community_id;
  insert into public.underwriting_statements (id, owner_id, tenant_id, sharing, name)
  values (
    p_id, v_me, private.current_tenant_id(), 'private', left(v_name || ' T-12 through ' || to_char(v_through, 'FMMonth YYYY'), 160)
  );
  perform private.save_underwriting_statement_version(
    gen_random_uuid(), p_id, 0,
    jsonb_build_object(
      'note', 'From the ledger', 'property', left(v_name, 160), 'units', greatest(1, (v_t12 ->> 'units')::integer), 'months', v_t12 -> 'months',
      'doubts', '[]'::jsonb,
      'lines', (
        select jsonb_agg(l.value || jsonb_build_object('cells', (select jsonb_agg(null::text) from jsonb_array_elements(l.value -> 'cents'))) order by l.at)
        from jsonb_array_elements(v_t12 -> 'lines') with ordinality l (value, at)
      )
    )
  );
  return p_id;
end $$;

-- Creates a private underwriting statement of the caller from the ledger. A repeat with the same ID returns it.
select private.expose('create_ledger_statement', 'authenticated');
