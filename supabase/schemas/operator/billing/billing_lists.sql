-- What screens, exports, and PDFs of billing show.
create function private.get_billing(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_settings private.billing_settings;
  v_today date;
begin
  perform private.require_community_right(p_community_id, 'resident_invoices', 'read');
  v_today := private.get_community_day(p_community_id);
  select * into v_settings from private.billing_settings s where s.community_id = p_community_id;
  if v_settings.community_id is null then
    v_settings := row(p_community_id, 10, 60, 0, 10, 0, 0, 0, 0, 1)::private.billing_settings;
  end if;
  return jsonb_build_object(
    'today', v_today,
    'settings', to_jsonb(v_settings) - '{community_id,last_invoice_number,last_run_number,last_deposit_number}'::text[],
    'rates', (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.kind, x.level, x.effective_on desc), '[]')
      from (
        select 'care_level' as kind, r.level, r.monthly_cents as cents, r.effective_on
        from private.care_level_rates r where r.community_id = p_community_id
        union all
        select r.kind, null, r.cents, r.effective_on from private.community_rates r where r.community_id = p_community_id
      ) x
    ),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'name', i.name, 'repeats', i.repeats, 'unit_cents', i.unit_cents, 'version', i.version
      ) order by lower(i.name), i.id), '[]')
      from private.charge_items i where i.community_id = p_community_id and i.archived_at is null
    ),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'month', r.month, 'number', r.number, 'total_cents', r.total_cents, 'exception_count', r.exception_count,
        'approved_at', r.approved_at, 'approved_by', r.approved_by_name, 'posted_at', r.posted_at, 'posted_by', r.posted_by_name,
        'invoice_count', (select count(*) from private.resident_invoices i where i.run_id = r.id)
      ) order by r.number desc), '[]')
      from (
        select * from private.billing_runs b where b.community_id = p_community_id and b.cancelled_at is null
        order by b.number desc limit 60
      ) r
    ),
    'aging', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.payor), '[]') from private.list_aging(p_community_id, v_today) a
    )
  );
end $$;

-- Returns a community's billing settings, rates, catalog, runs, and aging.
select private.expose('get_billing', 'authenticated');

create function private.preview_billing_run(p_community_id uuid, p_month date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  perform private.require_community_right(p_community_id, 'resident_invoices', 'read');
  if p_month is distinct from date_trunc('month', p_month)::date
    or p_month > date_trunc('month', private.get_community_day(p_community_id) + interval '1 month')
  then
    raise exception 'Bill up to the next month.' using errcode = 'HXBIF';
  end if;
  return (
    with lines as materialized (
      select l, row_number() over () as place from private.list_run_lines(p_community_id, p_month) l
    )
    select jsonb_build_object(
      'month', p_month, 'fingerprint', md5(coalesce(string_agg(x.l::text, '|' order by x.l::text), '')),
      'lines', coalesce(jsonb_agg(to_jsonb(x.l) || jsonb_build_object('resident', r.name) order by lower(r.name), r.id, x.place), '[]'),
      'exceptions', (
        select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object('resident', n.name) order by e.kind, lower(n.name)), '[]')
        from private.list_billing_exceptions(p_community_id, p_month) e join public.residents n on n.id = e.resident_id
      )
    )
    from lines x join public.residents r on r.id = (x.l).resident_id
  );
end $$;

-- Returns what a run would bill, and what to check first. The fingerprint identifies the charges for the approval.
select private.expose('preview_billing_run', 'authenticated');

create function private.list_resident_accounts(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_today date;
begin
  perform private.require_community_right(p_community_id, 'resident_invoices', 'read');
  v_today := private.get_community_day(p_community_id);
  return (
    with open as materialized (
      select o.resident_id, sum(o.cents)::bigint as balance, coalesce(sum(o.cents) filter (where o.cents > 0 and o.due_on < v_today), 0)::bigint as overdue
      from private.list_open_items(p_community_id) o group by o.resident_id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'name', r.name, 'unit', u.name, 'status', r.status, 'monthly_cents', m.total_cents,
      'balance_cents', coalesce(o.balance, 0), 'overdue_cents', coalesce(o.overdue, 0)
    ) order by lower(r.name), r.id), '[]')
    from public.residents r left join public.units u on u.id = r.unit_id left join open o on o.resident_id = r.id
    left join private.list_monthly_rates(p_community_id, v_today) m on m.resident_id = r.id and r.status in ('in_house', 'on_leave')
    where r.community_id = p_community_id and r.deleted_at is null
      and (r.status in ('in_house', 'on_leave') or o.balance <> 0)
  );
end $$;

-- Returns residents who live there or have a balance, with monthly rate and what is overdue.
select private.expose('list_resident_accounts', 'authenticated');

create function private.list_aging_items(p_community_id uuid, p_payor text default null, p_column text default null) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_today date;
begin
  perform private.require_community_right(p_community_id, 'resident_invoices', 'read');
  v_today := private.get_community_day(p_community_id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', coalesce(o.invoice_id, o.payment_id), 'resident_id', o.resident_id, 'name', r.name, 'unit', u.name, 'payor', o.payor,
      'invoice', i.number, 'due_on', o.due_on, 'cents', o.cents
    ) order by o.due_on, lower(r.name), o.cents), '[]')
    from private.list_open_items(p_community_id) o
    join public.residents r on r.id = o.resident_id left join public.units u on u.id = r.unit_id
    left join private.resident_invoices i on i.id = o.invoice_id
    where (p_payor is null or o.payor = p_payor)
      and (p_column is null or p_column = private.get_aging_column(o.cents, o.due_on, v_today))
  );
end $$;

-- Returns the invoices, credits, and payments that a figure of the aging counts.
select private.expose('list_aging_items', 'authenticated');

create function private.get_resident_account(p_resident_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_today date;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  perform private.require_community_right(v_resident.community_id, 'resident_invoices', 'read');
  v_today := private.get_community_day(v_resident.community_id);
  return jsonb_build_object(
    'id', p_resident_id, 'name', v_resident.name, 'community_id', v_resident.community_id, 'today', v_today,
    'unit_id', v_resident.unit_id, 'unit', (select u.name from public.units u where u.id = v_resident.unit_id),
    'monthly', (select to_jsonb(m) from private.get_monthly_rate(p_resident_id, v_today) m),
    'plan', (
      select private.describe_payment_plan(p, v_today) from private.payment_plans p
      where p.resident_id = p_resident_id and p.cancelled_at is null
    ),
    'agreements', (
      select coalesce(jsonb_agg(
        to_jsonb(t) - '{community_id,resident_id}'::text[] || jsonb_build_object('unit', u.name) order by t.effective_on desc, t.recorded_at desc
      ), '[]')
      from private.resident_rates t left join public.units u on u.id = t.unit_id where t.resident_id = p_resident_id
    ),
    'charges', (
      select coalesce(jsonb_agg(to_jsonb(c) - '{community_id,resident_id}'::text[] order by c.starts_on desc, c.recorded_at desc), '[]')
      from (select * from private.resident_charges x where x.resident_id = p_resident_id order by x.starts_on desc limit 300) c
    ),
    'invoices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'number', i.number, 'payor', i.payor, 'month', i.month, 'invoiced_on', i.invoiced_on, 'due_on', i.due_on,
        'total_cents', i.total_cents, 'open_cents', coalesce(o.cents, 0)
      ) order by i.invoiced_on desc, i.number desc), '[]')
      from private.resident_invoices i
      left join private.list_open_items(v_resident.community_id, p_resident_id) o on o.invoice_id = i.id
      where i.resident_id = p_resident_id
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'payor', p.payor, 'method', p.method, 'cents', p.cents, 'reference', p.reference, 'received_on', p.received_on,
        'reversed_on', p.reversed_on, 'reverse_reason', p.reverse_reason, 'recorded_by', p.recorded_by_name,
        'invoices', (
          select coalesce(jsonb_agg(jsonb_build_object('number', i.number, 'cents', a.cents) order by i.number), '[]')
          from private.payment_allocations a join private.resident_invoices i on i.id = a.invoice_id where a.payment_id = p.id
        )
      ) order by p.received_on desc, p.recorded_at desc), '[]')
      from private.resident_payments p where p.resident_id = p_resident_id
    )
  );
end $$;

-- Returns a resident's rates, charges, invoices, and payments.
select private.expose('get_resident_account', 'authenticated');

create function private.list_resident_payments(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'resident_invoices', 'read');
  return jsonb_build_object(
    'today', private.get_community_day(p_community_id),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'resident_id', p.resident_id, 'resident', r.name, 'payor', p.payor, 'method', p.method, 'cents', p.cents,
        'reference', p.reference, 'received_on', p.received_on, 'deposit', d.number, 'reversed_on', p.reversed_on,
        'reverse_reason', p.reverse_reason
      ) order by p.received_on desc, p.recorded_at desc), '[]')
      from (
        select * from private.resident_payments x where x.community_id = p_community_id and x.method <> 'credit'
        order by x.received_on desc, x.id limit 400
      ) p
      join public.residents r on r.id = p.resident_id left join private.payment_deposits d on d.id = p.deposit_id
    )
  );
end $$;

-- Returns a community's last 400 payments.
select private.expose('list_resident_payments', 'authenticated');

create function private.get_resident_invoice(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_invoice private.resident_invoices;
begin
  select * into v_invoice from private.resident_invoices i where i.id = p_id;
  -- Families read what private pay owes, with the resident's consent.
  if v_invoice.id is null or not private.is_approved() or not (
    v_invoice.community_id = any (private.list_my_community_ids('resident_invoices', 'read'))
    or v_invoice.payor = 'private_pay' and v_invoice.resident_id = any (private.list_my_shared_resident_ids('statements'))
  ) or not exists (
    select from public.residents r where r.id = v_invoice.resident_id and (r.deleted_at is null or r.anonymized_at is not null)
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'id', i.id, 'number', i.number, 'payor', i.payor, 'month', i.month, 'invoiced_on', i.invoiced_on, 'due_on', i.due_on,
      'total_cents', i.total_cents, 'community', c.name, 'address', concat_ws(', ', c.street, c.city, c.state, c.postal_code),
      'phone', c.phone, 'resident', r.name,
      'paid_cents', (
        select coalesce(sum(a.cents), 0) from private.payment_allocations a
        join private.resident_payments p on p.id = a.payment_id and p.reversed_on is null where a.invoice_id = i.id
      ),
      'balance_cents', (
        select coalesce(sum(o.cents), 0) from private.list_open_items(i.community_id, i.resident_id) o where o.payor = i.payor
      ),
      'lines', (
        select jsonb_agg(jsonb_build_object(
          'description', l.description, 'service_month', l.service_month, 'from_day', l.from_day, 'to_day', l.to_day, 'quantity', l.quantity,
          'rate_cents', l.rate_cents, 'cents', l.cents, 'is_adjustment', l.is_adjustment, 'kind', l.kind
        ) order by l.position)
        from private.resident_invoice_lines l where l.invoice_id = i.id
      )
    )
    from private.resident_invoices i join public.communities c on c.id = i.community_id join public.residents r on r.id = i.resident_id
    where i.id = p_id
  );
end $$;

-- Returns an invoice with its lines, to the business office and to family members with consent.
select private.expose('get_resident_invoice', 'authenticated');

-- A resident's name is searched among the caller's residents first, so that no more than their last invoices are read.
create function private.find_resident_invoices(p_search text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_words constant text := lower(btrim(left(coalesce(p_search, ''), 100)));
  v_number constant text := substring(v_words from '^(?:invoice )?(?:no\. ?|#)?([0-9]{1,9})$');
  v_communities constant uuid[] := private.list_my_community_ids('resident_invoices', 'read');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'number', i.number, 'month', i.month, 'resident_id', r.id, 'resident', r.name, 'community_id', i.community_id
    ) order by i.invoiced_on desc, i.id), '[]')
    from (
      select x.* from private.resident_invoices x
      where v_number is not null and x.community_id = any (v_communities) and x.number = v_number::integer
      union all
      (
        select x.*
        from (
          select n.id from public.residents n
          where v_number is null and char_length(v_words) >= 2 and n.community_id = any (v_communities) and n.deleted_at is null
            and strpos(lower(n.name), v_words) > 0
          order by lower(n.name), n.id limit 8
        ) n
        cross join lateral (
          select * from private.resident_invoices l where l.resident_id = n.id order by l.invoiced_on desc, l.id limit 2
        ) x
      )
      limit 8
    ) i
    join public.residents r on r.id = i.resident_id and r.deleted_at is null
  );
end $$;

-- Finds invoices of residents by number or name, for the business office, newest first.
select private.expose('find_resident_invoices', 'authenticated');

create function private.list_my_statements() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'name', coalesce(r.preferred_name || ' ' || regexp_replace(r.name, '^.* ', ''), r.name), 'community', c.name,
      'pays_online', exists (select from private.connected_accounts a where a.community_id = r.community_id and a.can_charge),
      'balance_cents', (
        select coalesce(sum(o.cents), 0) from private.list_open_items(r.community_id, r.id) o where o.payor = 'private_pay'
      ),
      'invoices', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', i.id, 'number', i.number, 'month', i.month, 'due_on', i.due_on, 'total_cents', i.total_cents, 'open_cents', coalesce(o.cents, 0),
          'processing_cents', (
            select coalesce(sum(p.cents), 0) from private.online_payments p where p.invoice_id = i.id and p.state = 'processing'
          )
        ) order by i.invoiced_on desc, i.number desc), '[]')
        from (
          select * from private.resident_invoices x where x.resident_id = r.id and x.payor = 'private_pay'
          order by x.invoiced_on desc, x.number desc limit 24
        ) i left join private.list_open_items(r.community_id, r.id) o on o.invoice_id = i.id
      )
    ) order by lower(r.name), r.id), '[]')
    from public.residents r join public.communities c on c.id = r.community_id and c.deleted_at is null
    where r.id = any (private.list_my_shared_resident_ids('statements'))
  );
end $$;

-- Returns statements and balance of the residents who share them with the caller, a family member.
select private.expose('list_my_statements', 'authenticated');

-- Returns overdue private balances and runs that wait to be posted, of the communities whose billing the caller reads.
create function private.figures_of_resident_billing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids constant uuid[] := private.list_my_community_ids('resident_invoices', 'read');
  v_overdue bigint;
  v_waiting bigint;
begin
  if cardinality(v_ids) = 0 then
    return null;
  end if;
  -- The same invoices as in `private.list_open_items`, read at once: this runs with every dashboard.
  select count(distinct i.resident_id) into v_overdue
  from public.communities c
  join private.resident_invoices i on i.community_id = c.id and i.payor = 'private_pay'
    and i.due_on < (now() at time zone c.time_zone)::date
  left join (
    select a.invoice_id, sum(a.cents) as cents
    from private.resident_payments p join private.payment_allocations a on a.payment_id = p.id
    where p.community_id = any (v_ids) and p.reversed_on is null and p.payor = 'private_pay'
    group by a.invoice_id
  ) a on a.invoice_id = i.id
  where c.id = any (v_ids) and i.total_cents > coalesce(a.cents, 0);
  select count(*) into v_waiting
  from private.billing_runs r where r.community_id = any (v_ids) and r.posted_at is null and r.cancelled_at is null;
  return jsonb_build_object('overdue', v_overdue, 'to_post', v_waiting);
end $$;
grant execute on function private.figures_of_resident_billing() to authenticated;

create function private.get_rate_notice(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_rate private.resident_rates;
begin
  select * into v_rate from private.resident_rates r where r.id = p_id;
  perform private.require_community_right(v_rate.community_id, 'resident_invoices', 'read');
  return (
    select jsonb_build_object(
      'community', c.name, 'address', concat_ws(', ', c.street, c.city, c.state, c.postal_code), 'phone', c.phone, 'resident', r.name,
      'unit', u.name, 'effective_on', v_rate.effective_on, 'noticed_on', (v_rate.recorded_at at time zone c.time_zone)::date,
      'room_cents', v_rate.room_cents,
      'room_cents_before', (
        select d.room_cents from private.list_day_rates(r.community_id, v_rate.effective_on - 1, v_rate.effective_on - 1, r.id) d
        where d.room_kind = 'room'
      ),
      'contact', (
        select t.name from public.resident_contacts t
        where t.resident_id = r.id and t.deleted_at is null and t.roles && array['responsible_party', 'financial_poa', 'guardian']
        order by t.created_at, t.id limit 1
      )
    )
    from public.residents r join public.communities c on c.id = r.community_id
    left join public.units u on u.id = coalesce(v_rate.unit_id, r.unit_id)
    where r.id = v_rate.resident_id
  );
end $$;

-- Returns what a rate notice letter says.
select private.expose('get_rate_notice', 'authenticated');
