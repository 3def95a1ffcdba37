-- What the claims screen reads.

create function private.list_claims(p_community_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
begin
  perform private.require_community_right(p_community_id, 'care_claims', 'read');
  perform private.log_resident_reads(array(
    select distinct x.resident_id from (
      select c.resident_id from private.care_claims c where c.community_id = p_community_id order by c.from_on desc, c.id limit 500
    ) x
    union
    select a.resident_id from private.payor_authorizations a where a.community_id = p_community_id and a.removed_at is null
  ), 'Claims');
  return jsonb_build_object(
    'today', v_today, 'can_change', p_community_id = any (private.list_my_community_ids('care_claims', 'change')),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(p) - '{community_id}'::text[] order by p.payor), '[]')
      from private.payer_profiles p where p.community_id = p_community_id
    ),
    'residents', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by lower(r.name), r.id), '[]')
      from (
        select x.id, x.name from public.residents x
        where x.community_id = p_community_id and x.deleted_at is null and x.status <> 'pending' order by lower(x.name), x.id limit 1000
      ) r
    ),
    'claims', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'number', c.number, 'resident_id', c.resident_id, 'resident', r.name, 'payor', c.payor, 'frequency', c.frequency,
        'status', c.status, 'from_on', c.from_on, 'to_on', c.to_on, 'total_cents', c.total_cents,
        'paid_cents', m.paid, 'patient_cents', m.patient, 'contractual_cents', m.contractual,
        'problems', case when c.status in ('draft', 'ready') then to_jsonb(private.list_claim_problems(c::private.care_claims)) else '[]' end
      ) order by c.from_on desc, lower(r.name), c.id), '[]')
      from (
        select * from private.care_claims x where x.community_id = p_community_id order by x.from_on desc, x.id limit 500
      ) c join public.residents r on r.id = c.resident_id
      cross join lateral (
        select coalesce(sum(l.paid_cents), 0) as paid, coalesce(sum(l.patient_cents), 0) as patient,
          coalesce(sum(l.contractual_cents), 0) as contractual
        from private.remittance_lines l where l.claim_id = c.id and l.posted_at is not null
      ) m
    ),
    'unclaimed', (
      select coalesce(jsonb_agg(to_jsonb(u) order by u.month desc, u.payor), '[]')
      from (
        select x.payor, x.month, count(distinct x.resident_id)::integer as residents, sum(x.cents)::bigint as cents,
          bool_or(x.is_correction) as has_corrections
        from (
          select q.*, exists (
            select from private.care_claims c
            where c.resident_id = q.resident_id and c.payor = q.payor and date_trunc('month', c.from_on)::date = q.month
              and c.status not in ('draft', 'ready', 'replaced', 'voided')
          ) as is_correction
          from private.list_unclaimed_charges(p_community_id, (date_trunc('month', v_today) - interval '12 months')::date, v_today) q
        ) x
        group by 1, 2
      ) u
    ),
    'authorizations', (
      select coalesce(jsonb_agg(to_jsonb(a) - '{community_id,removed_at,removed_by_name,remove_reason,created_at}'::text[] || jsonb_build_object(
        'resident', r.name, 'used', private.count_authorized_units_used(a.id)
      ) order by a.ends_on, lower(r.name), a.id), '[]')
      from (
        select * from private.payor_authorizations x
        where x.community_id = p_community_id and x.removed_at is null and x.ends_on >= v_today - 180 order by x.ends_on, x.id limit 500
      ) a join public.residents r on r.id = a.resident_id
    ),
    'batches', (
      select coalesce(jsonb_agg(to_jsonb(b) - '{community_id,profile,address}'::text[] order by b.control_number desc), '[]')
      from (
        select * from private.claim_batches x where x.community_id = p_community_id order by x.control_number desc limit 100
      ) b
    ),
    'remittances', (
      select coalesce(jsonb_agg(to_jsonb(m) - '{community_id}'::text[] || jsonb_build_object(
        'lines', (
          select coalesce(jsonb_agg(to_jsonb(l) - '{remittance_id}'::text[] || jsonb_build_object(
            'resident', (select r.name from private.care_claims c join public.residents r on r.id = c.resident_id where c.id = l.claim_id)
          ) order by l.position), '[]')
          from (select * from private.remittance_lines y where y.remittance_id = m.id order by y.position limit 1000) l
        )
      ) order by m.paid_on desc, m.id), '[]')
      from (
        select * from private.remittances x where x.community_id = p_community_id order by x.paid_on desc, x.id limit 60
      ) m
    )
  );
end $$;

-- Returns the claims of a community with what stops each from export, charges that are not claimed, authorizations,
-- exports, and remittances. Writes to the access log.
select private.expose('list_claims', 'authenticated');

create function private.get_care_claim(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claim private.care_claims;
begin
  select * into v_claim from private.care_claims c where c.id = p_id;
  perform private.require_community_right(v_claim.community_id, 'care_claims', 'read');
  perform private.log_resident_reads(array[v_claim.resident_id], 'Claim');
  return jsonb_build_object(
    'id', p_id, 'community_id', v_claim.community_id, 'resident_id', v_claim.resident_id, 'payor', v_claim.payor, 'status', v_claim.status,
    'version', v_claim.version, 'replaces_id', v_claim.replaces_id, 'batch_id', v_claim.batch_id,
    'replaced_by_id', (select c.id from private.care_claims c where c.replaces_id = p_id),
    'authorization_id', v_claim.authorization_id,
    'claim_kind', (select p.claim_kind from private.payer_profiles p where p.community_id = v_claim.community_id and p.payor = v_claim.payor),
    'can_change', v_claim.community_id = any (private.list_my_community_ids('care_claims', 'change')),
    'document', coalesce(
      (select e.document from private.claim_exports e
        where e.claim_id = p_id and e.batch_id = v_claim.batch_id and v_claim.status not in ('draft', 'ready', 'rejected')),
      private.describe_claim(v_claim)
    ),
    'problems', case when v_claim.status in ('draft', 'ready') then to_jsonb(private.list_claim_problems(v_claim)) else '[]' end,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'note', e.note, 'at', e.at, 'by', e.recorded_by_name)
        order by e.at desc, e.id), '[]')
      from private.care_claim_events e where e.claim_id = p_id
    ),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'paid_on', m.paid_on, 'trace_number', m.trace_number, 'paid_cents', l.paid_cents, 'patient_cents', l.patient_cents,
        'contractual_cents', l.contractual_cents, 'adjustments', l.adjustments
      ) order by m.paid_on, l.id), '[]')
      from private.remittance_lines l join private.remittances m on m.id = l.remittance_id where l.claim_id = p_id
    )
  );
end $$;

-- Returns a claim with its document, problems, events, and payments. Writes to the access log.
select private.expose('get_care_claim', 'authenticated');

-- For dashboards: claims to export, claims that the payer refused, and authorizations that end within 30 days.
create function private.figures_of_care_claims() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids constant uuid[] := private.list_my_community_ids('care_claims', 'read');
begin
  if cardinality(v_ids) = 0 then
    return null;
  end if;
  return jsonb_build_object(
    'to_export', (
      select count(*) from (
        select from private.care_claims c where c.community_id = any (v_ids) and c.status in ('draft', 'ready') limit 1000
      ) x
    ),
    'refused', (
      select count(*) from (
        select from private.care_claims c where c.community_id = any (v_ids) and c.status in ('rejected', 'denied') limit 1000
      ) x
    ),
    'ending', (
      select count(*) from (
        select from private.payor_authorizations a
        where a.community_id = any (v_ids) and a.removed_at is null and a.ends_on between current_date and current_date + 30 limit 1000
      ) x
    )
  );
end $$;
grant execute on function private.figures_of_care_claims() to authenticated;
