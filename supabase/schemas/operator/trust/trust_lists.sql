-- What screens and statements of trust accounts read.

create function private.list_trust(p_community_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_settings constant private.trust_settings := private.get_trust_settings(p_community_id);
  v_today constant date := private.get_community_day(p_community_id);
begin
  perform private.require_community_right(p_community_id, 'resident_trust', 'read');
  perform private.log_resident_reads(
    array(select distinct l.resident_id from private.trust_lines l where l.community_id = p_community_id and l.resident_id is not null),
    'Trust accounts'
  );
  return jsonb_build_object(
    'today', v_today, 'can_change', p_community_id = any (private.list_my_community_ids('resident_trust', 'change')),
    'can_change_settings', p_community_id = any (private.list_my_community_ids('resident_trust', 'remove')),
    'settings', to_jsonb(v_settings) - '{community_id}'::text[],
    'total_cents', (
      select coalesce(-sum(l.cents), 0) from private.trust_lines l where l.community_id = p_community_id and l.account = '2200'
    ),
    'accounts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'resident_id', r.id, 'name', r.name, 'status', r.status, 'balance_cents', coalesce(b.balance, 0), 'has_account', b.balance is not null,
        'last_on', b.last_on
      ) order by lower(r.name), r.id), '[]')
      from (
        select x.* from public.residents x
        where x.community_id = p_community_id and x.deleted_at is null and x.status <> 'pending' order by lower(x.name), x.id limit 1000
      ) r
      left join (
        select l.resident_id, -sum(l.cents) as balance, max(l.entry_date) as last_on
        from private.trust_lines l where l.community_id = p_community_id and l.account = '2200' group by l.resident_id
      ) b on b.resident_id = r.id
      where r.status in ('in_house', 'on_leave') or b.balance is not null
    ),
    'waiting', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'resident', r.name, 'kind', m.kind, 'cents', m.cents, 'day', m.day, 'purpose', m.purpose, 'receipt', m.receipt,
        'requester', m.requester, 'is_mine', m.requested_by is not distinct from auth.uid()
      ) order by m.requested_at, m.id), '[]')
      from private.trust_movements m join public.residents r on r.id = m.resident_id
      where m.community_id = p_community_id and m.posted_at is null and m.decline_reason is null
    )
  );
end $$;

-- Returns the trust accounts of a community with balances, withdrawals that wait, and the bond. Writes to the access log.
select private.expose('list_trust', 'authenticated');

create function private.get_trust_statement(p_resident_id uuid, p_from date, p_to date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  perform private.require_community_right(v_resident.community_id, 'resident_trust', 'read');
  if p_from is null or p_to is null or p_to not between p_from and p_from + 400 then
    raise exception 'Choose up to 400 days.' using errcode = 'HXTXD';
  end if;
  perform private.log_resident_reads(array[p_resident_id], 'Trust statement');
  return jsonb_build_object(
    'resident', v_resident.name, 'community', (select c.name from public.communities c where c.id = v_resident.community_id),
    'from', p_from, 'to', p_to, 'opening_cents', private.get_trust_balance(p_resident_id, p_from - 1),
    'closing_cents', private.get_trust_balance(p_resident_id, p_to),
    'movements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'day', m.day, 'kind', m.kind, 'purpose', m.purpose, 'receipt', m.receipt, 'method', m.method,
        'signed_cents', case when m.kind in ('deposit', 'interest') then m.cents else -m.cents end, 'requester', m.requester,
        'decider', m.decider
      ) order by m.day, m.posted_at, m.id), '[]')
      from (
        select * from private.trust_movements x
        where x.resident_id = p_resident_id and x.posted_at is not null and x.day between p_from and p_to
        order by x.day, x.posted_at, x.id limit 2000
      ) m
    )
  );
end $$;

-- Returns a resident's statement: opening balance, movements, and closing balance. Writes to the access log.
select private.expose('get_trust_statement', 'authenticated');
