-- Claims of the demo operator's Medicaid residents: last month's as drafts, and the month before's accepted by the payer.
-- Requires billing; idempotent, leaves existing rows. Months follow today.
do $$
declare
  v_month constant date := date_trunc('month', now())::date;
  v_name constant text := coalesce((select p.full_name from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000007'), '');
  v_community uuid;
  v_claim record;
begin
  if exists (select from private.care_claims c where c.community_id::text like 'dec0de00-%') then
    return;
  end if;
  select i.community_id into v_community from private.resident_invoices i
  where i.community_id::text like 'dec0de00-%' and i.payor = 'medicaid' and i.month = (v_month - interval '1 month')::date
  group by i.community_id order by count(*) desc limit 1;
  if v_community is null then
    return;
  end if;
  insert into private.payer_profiles (
    id, community_id, payor, claim_kind, payer_name, payer_id, filing_code, submitter_id, receiver_id, receiver_name, provider_name, npi,
    taxonomy, tax_id, contact_name, contact_phone, procedure_code, revenue_code, attending_name, attending_npi
  )
  select md5('payer' || v_community)::uuid, v_community, 'medicaid', 'institutional', 'State Medicaid', 'SKOH0', 'MC', 'HAVENDEMO', 'SKOH0',
    'STATE MEDICAID', left(c.name, 60), '1234567893', '314000000X', '311234567', v_name, '(614) 555-0170', null, '0120', 'Dr. Ellen Park',
    '1234567893'
  from public.communities c where c.id = v_community;
  insert into private.payor_authorizations (id, community_id, resident_id, payor, number, service, units, begins_on, ends_on)
  select md5('authorization' || r.resident_id)::uuid, v_community, r.resident_id, 'medicaid',
    'MA-' || 40000 + row_number() over (order by r.resident_id), 'Nursing facility services', 400,
    (v_month - interval '6 months')::date,
    -- A few end soon, so that renewals are due.
    case row_number() over (order by r.resident_id) % 5 when 0 then v_month + 20 else (v_month + interval '6 months' - interval '1 day')::date end
  from (
    select distinct i.resident_id from private.resident_invoices i
    where i.community_id = v_community and i.payor = 'medicaid' and i.month >= (v_month - interval '2 months')::date
    order by 1 limit 12
  ) r;
  for v_claim in
    select md5('claim' || i.id)::uuid as id, i.resident_id, i.month, r.moved_in_on,
      'C' || upper(left(md5('number' || i.id), 11)) as number
    from private.resident_invoices i join public.residents r on r.id = i.resident_id
    where i.community_id = v_community and i.payor = 'medicaid' and i.total_cents > 0
      and i.month in ((v_month - interval '1 month')::date, (v_month - interval '2 months')::date)
      and i.resident_id in (select a.resident_id from private.payor_authorizations a where a.community_id = v_community)
    order by i.month, i.number
  loop
    insert into private.care_claims (
      id, community_id, resident_id, payor, number, from_on, to_on, admitted_on, attending_name, attending_npi, total_cents, created_at
    )
    values (
      v_claim.id, v_community, v_claim.resident_id, 'medicaid', v_claim.number, v_claim.month,
      (v_claim.month + interval '1 month' - interval '1 day')::date, v_claim.moved_in_on, 'Dr. Ellen Park', '1234567893', 0,
      v_claim.month + interval '1 month 2 days'
    );
    if not private.fill_claim(v_claim.id) then
      delete from private.care_claims c where c.id = v_claim.id;
    elsif v_claim.month < (v_month - interval '1 month')::date then
      update private.care_claims c set status = 'accepted', payer_claim_number = 'P' || right(v_claim.number, 8) where c.id = v_claim.id;
    end if;
  end loop;
end $$;
