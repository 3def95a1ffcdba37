-- Trust accounts of the demo operator's residents: an allowance each month, and what it is spent on. The surety is made up.
-- Requires communities and residents; idempotent, leaves existing rows. Days follow today.
do $$
declare
  v_today constant date := now()::date;
  v_move record;
begin
  if exists (select from private.trust_settings s where s.community_id::text like 'dec0de00-%') or not exists (
    select from public.communities c where c.id = 'dec0de00-0000-4000-8000-00000000b001'
  ) then
    return;
  end if;
  insert into private.trust_settings (community_id, two_person_cents, bond_cents, bond_carrier, bond_number, bond_expires_on)
  select c.id, 10000, case c.id when 'dec0de00-0000-4000-8000-00000000b002' then 200000 else 1500000 end, 'Lakeshore Surety (demo)',
    'SB-' || right(c.id::text, 4), v_today + 140
  from public.communities c where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';
  insert into private.trust_accounts (community_id, number, name, kind)
  select c.id, a.number, a.name, a.kind
  from public.communities c
  cross join (values ('1050', 'Resident trust cash', 'asset'), ('2200', 'Resident trust liability', 'liability')) a (number, name, kind)
  where c.id::text like 'dec0de00-0000-4000-8000-00000000b00_'
  on conflict do nothing;
  insert into private.trust_movements (
    id, community_id, resident_id, kind, cents, day, method, purpose, receipt, requested_at, requester
  )
  select md5('trust' || r.id || m.n || k.kind)::uuid, r.community_id, r.id, k.kind, k.cents, m.day, k.method, k.purpose, k.receipt,
    m.day + interval '15 hours', 'Olivia Grant'
  from public.residents r
  cross join lateral (
    select n, (date_trunc('month', v_today) - make_interval(months => 5 - n) + interval '3 days')::date as day from generate_series(1, 5) n
  ) m
  cross join lateral (values
    ('deposit', 5000 + abs(hashtext('allowance' || r.id)) % 60 * 100, 'transfer', 'Monthly allowance', null),
    ('withdrawal', 1500 + abs(hashtext('spent' || r.id || m.n)) % 30 * 100, 'cash',
      (array['Hairdresser', 'Outing', 'Toiletries', 'Newspaper'])[1 + abs(hashtext('what' || r.id || m.n)) % 4], 'Signed by resident')
  ) k (kind, cents, method, purpose, receipt)
  where r.community_id::text like 'dec0de00-%' and r.deleted_at is null and r.status in ('in_house', 'on_leave')
    and r.moved_in_on < v_today - 200 and abs(hashtext('trust' || r.id)) % 5 = 0 and m.day <= v_today;
  for v_move in
    select m.id from private.trust_movements m
    where m.community_id::text like 'dec0de00-%' and m.posted_at is null order by m.day, m.kind, m.id
  loop
    perform private.post_trust_movement(v_move.id);
  end loop;
  -- Two withdrawals wait for a second person.
  insert into private.trust_movements (
    id, community_id, resident_id, kind, cents, day, method, purpose, receipt, requested_by, requester
  )
  select md5('waits' || x.id)::uuid, x.community_id, x.id, 'withdrawal', 12000, v_today, 'check', 'Hearing aid batteries and repair',
    'Invoice 2231', null, 'Ruth Meyer'
  from (
    select r.id, r.community_id from public.residents r
    where r.community_id = 'dec0de00-0000-4000-8000-00000000b001' and private.get_trust_balance(r.id) >= 12000
    order by r.id limit 2
  ) x;
end $$;
