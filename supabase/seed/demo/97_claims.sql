-- Payer profiles, authorizations, and claims of the demo operator for three months, built from its posted invoices and in
-- agreement with the payments of 96_billing.sql; trust accounts of the residents. NPIs, payer IDs, and numbers are made up.
-- Idempotent, leaves existing rows. Days follow today.
do $$
declare
  v_month constant date := date_trunc('month', now())::date;
  v_today constant date := now()::date;
  v_group record;
  v_claim record;
  v_id uuid;
  v_batch uuid;
  v_paid bigint;
  v_day date;
begin
  if exists (select from private.payer_profiles p where p.community_id::text like 'dec0de00-%') or not exists (
    select from private.resident_invoices i where i.community_id = 'dec0de00-0000-4000-8000-00000000b001'
  ) then
    return;
  end if;

  insert into private.payer_profiles (
    id, community_id, payor, claim_kind, payer_name, payer_id, filing_code, submitter_id, receiver_id, receiver_name, provider_name, npi,
    taxonomy, tax_id, contact_name, contact_phone, place_of_service, bill_type, needs_authorization, procedure_code, modifiers, revenue_code,
    attending_name, attending_npi
  )
  select md5('profile' || c.id || p.payor)::uuid, c.id, p.payor, p.kind, p.payer, p.payer_id, p.filing, 'MAPLEDEMO', 'DEMOCLEAR',
    'Demo Clearing', left(c.name, 60), '1234567893', p.taxonomy, '000000000', 'Olivia Grant', '(614) 555-0140', '13', '211', p.needs,
    p.procedure_code, p.modifiers, p.revenue, p.attending, case when p.attending is not null then '1234567893' end
  from public.communities c
  cross join (values
    ('medicaid', 'professional', 'Ohio Medicaid (demo)', 'DEMOMCD', 'MC', '310400000X', true, 'T2031', array['U1'], null, null),
    ('va', 'professional', 'Veterans Affairs (demo)', 'DEMOVA', 'VA', '310400000X', false, 'T2031', '{}'::text[], null, null),
    ('medicare_a', 'institutional', 'Medicare A (demo)', 'DEMOMCA', 'MA', '314000000X', false, null, '{}'::text[], '0120', 'Nora Vance'),
    ('medicare_advantage', 'institutional', 'Lakeshore Advantage (demo)', 'DEMOADV', '16', '314000000X', true, null, '{}'::text[], '0120', 'Nora Vance')
  ) p (payor, kind, payer, payer_id, filing, taxonomy, needs, procedure_code, modifiers, revenue, attending)
  where exists (select from private.resident_invoices i where i.community_id = c.id and i.payor = p.payor)
    and c.id::text like 'dec0de00-0000-4000-8000-00000000b00_';

  -- Most residents have an authorization; some end soon, and a few are missing.
  insert into private.payor_authorizations (
    id, community_id, resident_id, payor, number, service, units, unit_kind, begins_on, ends_on, created_at
  )
  select md5('authorization' || r.id)::uuid, r.community_id, r.id, r.payor, 'PA-' || 40000 + r.chance % 9000,
    case r.payor when 'medicaid' then 'Assisted living waiver service' else 'Skilled nursing stay' end, 1200, 'day',
    v_today + r.days - 365, v_today + r.days, (v_today + r.days - 365)::timestamp
  from (
    select distinct i.resident_id as id, i.community_id, i.payor, abs(hashtext('authorization' || i.resident_id)) as chance,
      abs(hashtext('ends' || i.resident_id)) % 150 - 2 as days
    from private.resident_invoices i
    where i.community_id::text like 'dec0de00-%' and i.payor in ('medicaid', 'medicare_advantage')
  ) r
  where r.chance % 9 <> 0;

  for v_group in
    select i.community_id, i.payor, i.month, dense_rank() over (partition by i.community_id order by i.month, i.payor) as control_number
    from private.resident_invoices i
    where i.community_id::text like 'dec0de00-%' and i.payor in ('medicaid', 'va', 'medicare_a', 'medicare_advantage')
      and i.month between v_month - interval '3 months' and v_month - interval '1 month'
    group by i.community_id, i.payor, i.month
    order by i.month, i.payor
  loop
    v_batch := md5('batch' || v_group.community_id || v_group.payor || v_group.month)::uuid;
    insert into private.claim_batches (
      id, community_id, payor, control_number, is_test, profile, address, claim_count, total_cents, answer, created_at, created_by_name
    )
    select v_batch, c.id, v_group.payor, v_group.control_number, true, to_jsonb(p) - '{id,community_id,version}'::text[],
      jsonb_build_object('street', c.street, 'city', c.city, 'state', c.state, 'postal_code', c.postal_code), 1, 0, 'accepted',
      v_group.month + interval '1 month 1 day 15 hours', 'Olivia Grant'
    from public.communities c join private.payer_profiles p on p.community_id = c.id and p.payor = v_group.payor
    where c.id = v_group.community_id;
    for v_claim in
      select i.id as invoice_id, i.resident_id, r.name, r.moved_in_on, r.status as resident_status, i.total_cents,
        abs(hashtext('claim' || i.id)) % 100 as chance, a.cents as paid, a.day as paid_on, a.reference
      from private.resident_invoices i join public.residents r on r.id = i.resident_id
      left join lateral (
        select m.cents, m.received_on as day, m.reference from private.resident_payments m
        join private.payment_allocations x on x.payment_id = m.id
        where x.invoice_id = i.id and m.reversed_on is null order by m.received_on limit 1
      ) a on true
      where i.community_id = v_group.community_id and i.payor = v_group.payor and i.month = v_group.month and i.total_cents > 0
    loop
      insert into private.care_claims (
        community_id, resident_id, payor, number, from_on, to_on, admitted_on, patient_status, attending_name, attending_npi, total_cents,
        created_at
      )
      select v_group.community_id, v_claim.resident_id, v_group.payor, 'C' || upper(left(md5('claim' || v_claim.invoice_id), 11)),
        v_group.month, v_group.month, v_claim.moved_in_on,
        case v_claim.resident_status when 'discharged' then '01' when 'deceased' then '20' else '30' end, p.attending_name, p.attending_npi, 0,
        v_group.month + interval '1 month 14 hours'
      from private.payer_profiles p where p.community_id = v_group.community_id and p.payor = v_group.payor
      returning id into v_id;
      if not private.fill_claim(v_id) then
        delete from private.care_claims c where c.id = v_id;
        continue;
      end if;
      insert into private.care_claim_events (claim_id, kind, at, recorded_by_name)
      values (v_id, 'created', v_group.month + interval '1 month 14 hours', 'Olivia Grant');
      -- Of the last month, some claims wait here.
      continue when v_claim.paid is null and v_group.month = (v_month - interval '1 month')::date and v_claim.chance < 60;
      update private.care_claims c
      set status = 'accepted', batch_id = v_batch, payer_claim_number = 'ICN' || 70000 + v_claim.chance
      where c.id = v_id;
      insert into private.claim_exports (batch_id, claim_id, document)
      select v_batch, c.id, private.describe_claim(c) from private.care_claims c where c.id = v_id;
      insert into private.care_claim_events (claim_id, kind, at, recorded_by_name)
      values (v_id, 'exported', v_group.month + interval '1 month 1 day 15 hours', 'Olivia Grant');
      if v_claim.paid is null then
        continue when v_claim.chance % 4 <> 0;
        v_paid := 0;
        v_day := v_group.month + 50;
      else
        v_paid := v_claim.paid;
        v_day := v_claim.paid_on;
      end if;
      continue when v_day > v_today;
      insert into private.remittances (
        id, community_id, trace_number, payer_id, payer_name, paid_on, total_cents, imported_at, recorded_by_name
      )
      values (
        md5('remittance' || v_id)::uuid, v_group.community_id, coalesce(v_claim.reference, 'RA-' || left(v_id::text, 6)), 'DEMO',
        'Demo payer', v_day, v_paid, v_day + interval '16 hours', 'Olivia Grant'
      );
      insert into private.remittance_lines (
        remittance_id, position, claim_number, claim_id, status_code, charged_cents, paid_cents, patient_cents, payer_claim_number,
        patient_name, adjustments, posted_at
      )
      select md5('remittance' || v_id)::uuid, 1, c.number, c.id, case when v_paid = 0 then '4' else '1' end, c.total_cents, v_paid, 0,
        c.payer_claim_number, left(v_claim.name, 120), case when v_paid < c.total_cents
          then jsonb_build_array(jsonb_build_object('group', 'CO', 'reason', '197', 'cents', c.total_cents - v_paid)) else '[]' end,
        v_day + interval '16 hours'
      from private.care_claims c where c.id = v_id;
      update private.care_claims c
      set status = case when v_paid = 0 then 'denied' when v_paid < c.total_cents then 'partly_paid' else 'paid' end
      where c.id = v_id;
    end loop;
    update private.claim_batches b
    set claim_count = x.count, total_cents = x.cents
    from (select count(*) as count, sum(c.total_cents) as cents from private.care_claims c where c.batch_id = v_batch) x
    where b.id = v_batch and x.count > 0;
    delete from private.claim_batches b where b.id = v_batch and b.total_cents = 0;
  end loop;
  -- Complete claims of the last month are ready, except a few that are still to be checked.
  update private.care_claims c
  set status = 'ready'
  where c.community_id::text like 'dec0de00-%' and c.status = 'draft' and abs(hashtext(c.number)) % 3 > 0
    and cardinality(private.list_claim_problems(c)) = 0;
end
$$;

-- Trust accounts: an allowance each month, and what it is spent on.
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
end
$$;
