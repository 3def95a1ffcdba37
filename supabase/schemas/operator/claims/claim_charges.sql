-- Where claims meet billing: the posted charges they are built from, and the payments that remittances post.

-- Returns posted charges of a community's payors that no open claim has, by the first day of service. Charges of days to
-- come can't be claimed yet.
create function private.list_unclaimed_charges(p_community_id uuid, p_from date, p_to date, p_resident_id uuid default null)
returns table (
  charge_id uuid, invoice_id uuid, resident_id uuid, payor text, month date, kind text, description text, from_on date, to_on date,
  units integer, cents bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
begin
  return query
  select l.id, i.id, i.resident_id, i.payor, l.service_month, l.kind, l.description, l.from_day, l.to_day, l.quantity, l.cents
  from private.resident_invoices i join private.resident_invoice_lines l on l.invoice_id = i.id
  where i.community_id = p_community_id and (p_resident_id is null or i.resident_id = p_resident_id)
    and l.from_day between p_from and p_to and l.to_day <= v_today
    and i.payor in ('medicaid', 'medicare_a', 'medicare_advantage', 'va', 'hospice', 'other')
    and not exists (select from private.care_claim_charges x where x.charge_id = l.id and x.is_open);
end $$;

-- Gives a claim all unclaimed charges of its resident, payor, and month. Charges that were corrected net to one line; what
-- nets to zero has none. Sets dates and total; false if nothing is left to claim.
create function private.fill_claim(p_claim_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_claim private.care_claims;
  v_profile private.payer_profiles;
  v_month date;
begin
  select * into v_claim from private.care_claims c where c.id = p_claim_id;
  select * into v_profile from private.payer_profiles p where p.community_id = v_claim.community_id and p.payor = v_claim.payor;
  v_month := date_trunc('month', v_claim.from_on)::date;
  insert into private.care_claim_charges (claim_id, charge_id, invoice_id, cents)
  select p_claim_id, u.charge_id, u.invoice_id, u.cents
  from private.list_unclaimed_charges(
    v_claim.community_id, v_month, (v_month + interval '1 month' - interval '1 day')::date, v_claim.resident_id
  ) u
  where u.payor = v_claim.payor;
  insert into private.care_claim_lines (
    claim_id, position, description, from_on, to_on, procedure_code, modifiers, revenue_code, units, unit_kind, cents
  )
  select p_claim_id, row_number() over (order by n.from_on, n.description), n.description, n.from_on, n.to_on, v_profile.procedure_code,
    coalesce(v_profile.modifiers, '{}'), v_profile.revenue_code, n.units,
    case when n.kind in ('room', 'care', 'second_occupant', 'respite') then 'day' else 'unit' end, n.cents
  from (
    select l.kind, coalesce(max(l.description) filter (where not l.is_adjustment), max(l.description)) as description,
      sum(l.quantity)::integer as units, sum(l.cents)::bigint as cents, min(l.from_day) as from_on, max(l.to_day) as to_on
    from (
      select x.*, case when not bool_or(x.is_adjustment) over (partition by x.kind, x.source_id) then x.id end as alone
      from private.care_claim_charges h join private.resident_invoice_lines x on x.id = h.charge_id
      where h.claim_id = p_claim_id
    ) l
    group by l.kind, l.source_id, l.alone having sum(l.cents) > 0 and sum(l.quantity) > 0
  ) n;
  update private.care_claims c
  set total_cents = t.cents, from_on = t.from_on, to_on = t.to_on,
    authorization_id = private.find_payor_authorization(c.resident_id, c.payor, t.from_on, t.to_on)
  from (
    select sum(l.cents)::bigint as cents, min(l.from_on) as from_on, max(l.to_on) as to_on
    from private.care_claim_lines l where l.claim_id = p_claim_id
  ) t
  where c.id = p_claim_id and t.cents is not null;
  return found;
end $$;

-- Posts the payment of a remittance line to the claim's invoices, oldest first, and its contractual write-off.
create function private.post_claim_money(
  p_remittance private.remittances, p_line private.remittance_lines, p_claim private.care_claims
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice record;
  v_paid bigint := p_line.paid_cents;
  v_written_off bigint := p_line.contractual_cents;
  v_part bigint;
  v_off bigint;
begin
  if p_line.paid_cents < 0 or p_line.contractual_cents < 0 then
    raise exception 'Correct the payment that was posted, then record it here.' using errcode = 'HXCXO';
  end if;
  -- The last invoice takes what the others don't.
  for v_invoice in
    select i.id, sum(h.cents)::bigint as cents, row_number() over (order by i.invoiced_on desc, i.id desc) as left_over
    from private.care_claim_charges h join private.resident_invoices i on i.id = h.invoice_id
    where h.claim_id = p_claim.id group by i.id order by 3 desc
  loop
    v_part := case v_invoice.left_over when 1 then v_paid else least(v_paid, greatest(v_invoice.cents, 0)) end;
    v_off := case v_invoice.left_over when 1 then v_written_off else least(v_written_off, greatest(v_invoice.cents - v_part, 0)) end;
    if v_part > 0 then
      perform private.record_resident_payment(v_invoice.id, v_part, 'remittance', p_remittance.trace_number, p_remittance.paid_on);
    end if;
    if v_off > 0 then
      perform private.record_resident_payment(v_invoice.id, v_off, 'contractual', p_remittance.trace_number, p_remittance.paid_on);
    end if;
    v_paid := v_paid - v_part;
    v_written_off := v_written_off - v_off;
  end loop;
end $$;
