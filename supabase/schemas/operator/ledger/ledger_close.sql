-- Month close. A closed month receives nothing, and closed months have no gap between them.
create function private.close_ledger_month(p_community_id uuid, p_month date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_month constant date := date_trunc('month', p_month)::date;
  v_zone text;
  v_last date;
begin
  perform private.require_community_right(p_community_id, 'ledger', 'change');
  perform private.lock_ledger(p_community_id);
  select c.time_zone into v_zone from public.communities c where c.id = p_community_id;
  if v_month is null or v_month < '2000-01-01' or v_month >= date_trunc('month', now() at time zone v_zone)::date then
    raise exception 'Close a month after it ended.' using errcode = 'HXLGE';
  elsif private.is_ledger_month_closed(p_community_id, v_month) then
    return;
  end if;
  select max(p.month) into v_last from private.ledger_periods p where p.community_id = p_community_id and p.closed_at is not null;
  if v_last > v_month or exists (
    select from private.ledger_entries e
    where e.community_id = p_community_id and e.entry_date < v_month
      and e.entry_date >= coalesce((v_last + interval '1 month')::date, '1990-01-01')
  ) or (v_last + interval '1 month')::date < v_month then
    raise exception 'Close earlier months first.' using errcode = 'HXLGO';
  end if;
  perform private.post_payroll(p_community_id, v_month);
  insert into private.ledger_periods as p (community_id, month, closed_at) values (p_community_id, v_month, clock_timestamp())
  on conflict (community_id, month) do update set closed_at = excluded.closed_at;
  insert into private.ledger_period_events (community_id, month, is_closed, posted_by, poster)
  values (p_community_id, v_month, true, auth.uid(), coalesce(private.get_my_display_name(), ''));
end $$;

-- Posts the month's payroll, then locks the month. Months are closed in order.
select private.expose('close_ledger_month', 'authenticated');

create function private.reopen_ledger_month(p_community_id uuid, p_month date, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_month constant date := date_trunc('month', p_month)::date;
begin
  -- Only an executive director may remove from the books' protection.
  perform private.require_community_right(p_community_id, 'ledger', 'remove');
  perform private.lock_ledger(p_community_id);
  if private.is_ledger_month_closed(p_community_id, v_month) is not true then
    raise exception 'This month is open.' using errcode = 'HXLGU';
  elsif char_length(btrim(coalesce(p_reason, ''))) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXLGR';
  elsif exists (
    select from private.ledger_periods p where p.community_id = p_community_id and p.month > v_month and p.closed_at is not null
  ) then
    raise exception 'Reopen later months first.' using errcode = 'HXLGL';
  end if;
  update private.ledger_periods p set closed_at = null where p.community_id = p_community_id and p.month = v_month;
  insert into private.ledger_period_events (community_id, month, is_closed, reason, posted_by, poster)
  values (p_community_id, v_month, false, btrim(p_reason), auth.uid(), coalesce(private.get_my_display_name(), ''));
end $$;

-- Reopens the last closed month, by an executive director with a reason. Stays on record.
select private.expose('reopen_ledger_month', 'authenticated');

create function private.get_ledger_close(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone text;
  v_now date;
  v_first date;
  v_next date;
begin
  perform private.require_community_right(p_community_id, 'ledger', 'read');
  select c.time_zone into v_zone from public.communities c where c.id = p_community_id;
  v_now := date_trunc('month', now() at time zone v_zone)::date;
  select date_trunc('month', min(e.entry_date))::date into v_first from private.ledger_entries e where e.community_id = p_community_id;
  select (max(p.month) + interval '1 month')::date into v_next
  from private.ledger_periods p where p.community_id = p_community_id and p.closed_at is not null;
  v_next := coalesce(v_next, v_first);
  return jsonb_build_object(
    'can_reopen', p_community_id = any (private.list_my_community_ids('ledger', 'remove')),
    'next', case when v_next < v_now then v_next end,
    'checks', case when v_next < v_now then jsonb_build_object(
      'invoices', (
        select count(*) from private.purchase_invoices i join private.purchases p on p.id = i.purchase_id
        where p.community_id = p_community_id and i.decision is distinct from 'approved' and i.invoiced_on < v_next + interval '1 month'
      ),
      'open_hours', (
        select count(*) from private.time_entries t
        where t.community_id = p_community_id and t.day between v_next and (v_next + interval '1 month' - interval '1 day')::date
          and t.clocked_out_at is null and t.superseded_at is null and not t.is_void
      ),
      'payroll_cents', (select coalesce(sum(c.cents), 0) from private.list_payroll_costs(p_community_id, v_next) c)
    ) end,
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'month', to_char(m.month, 'YYYY-MM'), 'closed_at', p.closed_at,
        'entries', (
          select count(*) from private.ledger_entries e
          where e.community_id = p_community_id and e.entry_date >= m.month and e.entry_date < (m.month + interval '1 month')::date
        ),
        'corrections', (
          select count(*) from private.ledger_entries e
          where e.community_id = p_community_id and e.entry_date >= m.month and e.entry_date < (m.month + interval '1 month')::date
            and e.service_date < m.month
        ),
        'events', (
          select coalesce(jsonb_agg(jsonb_build_object('is_closed', v.is_closed, 'reason', v.reason, 'at', v.at, 'by', v.poster) order by v.id), '[]')
          from private.ledger_period_events v where v.community_id = p_community_id and v.month = m.month
        )
      ) order by m.month desc), '[]')
      from (
        select g::date as month from generate_series(greatest(v_first, (v_now - interval '35 months')::date), v_now, interval '1 month') g
        where v_first is not null
      ) m
      left join private.ledger_periods p on p.community_id = p_community_id and p.month = m.month
    )
  );
end $$;

-- Returns the months of the ledger, who closed and reopened them, and what is still open before the next close.
select private.expose('get_ledger_close', 'authenticated');
