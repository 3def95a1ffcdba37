-- Dashboard counts for people who run or take part in transactions: active count and volume, closing within
-- 30 days, overdue and upcoming dates, and changes since the last visit. Null for everyone else.
create function private.figures_of_transactions() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.get_local_date();
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
  v_run constant uuid[] := array(
    select t.id from public.transactions t
    where t.workspace_id = any (v_workspace_ids) and t.deleted_at is null
      and (t.status not in ('closed', 'terminated') or t.stage_since > now() - interval '60 days')
    limit 1000
  );
  v_parts constant uuid[] := array(select distinct p.transaction_id from private.list_my_transaction_roles() p limit 1000);
begin
  if not private.is_approved() or cardinality(v_run) + cardinality(v_parts) = 0 then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'run', count(*) filter (where t.is_run), 'value', coalesce(sum(t.price) filter (where t.is_run), 0),
      'part', count(*) filter (where not t.is_run),
      'closing', count(*) filter (where t.is_run and t.expected_close <= v_today + 30)
    )
    from (
      select t.price, t.expected_close, t.id = any (v_run) as is_run from public.transactions t
      where t.id = any (v_run || v_parts) and t.deleted_at is null and t.status not in ('closed', 'terminated')
    ) t
  ) || jsonb_build_object(
    'overdue', (
      select count(*) from public.transaction_dates d join public.transactions t on t.id = d.transaction_id
      where t.id = any (v_run) and t.status not in ('closed', 'terminated') and d.done_on is null
        and d.due_on < v_today
    ),
    'near', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.due_on, n.name), '[]') from (
        select t.id, t.property_name as name, d.label, d.due_on
        from public.transaction_dates d join public.transactions t on t.id = d.transaction_id
        where t.id = any (v_run) and t.status not in ('closed', 'terminated') and d.done_on is null
          and d.due_on between v_today and v_today + 7
        order by d.due_on, t.property_name limit 3
      ) n
    ),
    'moved', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.at desc), '[]') from (
        select t.id, t.property_name as name,
          (select s.label from private.transaction_stages() s where s.stage = t.status) as stage, t.stage_since as at
        from public.transactions t
        where t.id = any (v_run || v_parts) and t.stage_since > private.my_absence() and t.stage_since > t.created_at
        order by t.stage_since desc limit 5
      ) m
    )
  );
end $$;
grant execute on function private.figures_of_transactions() to authenticated;

create function private.transaction_listings(p_id uuid)
returns table (id uuid, name text, location text, price numeric, is_live boolean, is_linked boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_linked uuid;
begin
  if not private.can_manage_transaction(p_id) then
    return;
  end if;
  select t.listing_id into v_linked from public.transactions t where t.id = p_id;
  return query
  select l.id, l.property_name, l.location, l.price::numeric, private.is_listing_on_market(l), l.id is not distinct from v_linked
  from public.listings l
  where l.broker_id = any (private.my_brokers()) or l.id = v_linked and private.is_listing_on_market(l)
  order by 6 desc, l.property_name, l.id
  limit 300;
end $$;

-- Returns the caller's listings a transaction can be about, its current one first.
select private.expose('transaction_listings', 'authenticated');
