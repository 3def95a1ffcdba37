create function private.list_insurance() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids constant uuid[] := (private.list_my_community_ids('insurance_policies', 'read'))[1:200];
  v_claim_ids constant uuid[] := (private.list_my_community_ids('insurance_claims', 'read'))[1:200];
begin
  return jsonb_build_object(
    'communities', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'today', private.get_community_day(c.id)) order by lower(c.name), c.id), '[]')
      from public.communities c where c.id = any (v_ids) and c.deleted_at is null
    ),
    'policies', (
      select coalesce(jsonb_agg(
        to_jsonb(i) - '{created_at,removed_at,removed_by_name,remove_reason}'::text[]
          || jsonb_build_object(
            'community_ids', array(select unnest(i.community_ids) intersect select unnest(v_ids)),
            'can_change', i.community_id = any (v_ids), 'files', private.list_compliance_files('insurance_policy', i.id)
          )
        order by i.expires_on desc, i.line, i.id), '[]')
      from (
        select * from private.insurance_policies x where x.community_ids && v_ids and x.removed_at is null
        order by x.expires_on desc, x.id limit 1000
      ) i
    ),
    'requirements', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.community_id, r.line), '[]')
      from private.certificate_requirements r where r.community_id = any (v_ids)
    ),
    'vendors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', v.id, 'community_id', v.community_id, 'name', v.name, 'vendor_id', v.vendor_id, 'version', v.version,
        'certificates', (
          select coalesce(jsonb_agg(
            to_jsonb(c) - '{created_at,removed_at,removed_by_name,certificate_vendor_id}'::text[]
              || jsonb_build_object('expires_on', private.get_certificate_expiry(c), 'files', private.list_compliance_files('certificate', c.id))
            order by c.line, c.created_at desc), '[]')
          from private.vendor_certificates c where c.certificate_vendor_id = v.id and c.removed_at is null
        ),
        'problems', (
          select coalesce(jsonb_agg(to_jsonb(p) order by p.line, p.problem), '[]')
          from private.list_certificate_problems(v, private.get_community_day(v.community_id)) p
        )
      ) order by lower(v.name), v.id), '[]')
      from (
        select x.* from private.certificate_vendors x where x.community_id = any (v_ids) and x.archived_at is null
        order by x.community_id, lower(x.name), x.id limit 1000
      ) y join private.certificate_vendors v on v.id = y.id
    ),
    'claims', (
      select coalesce(jsonb_agg(
        to_jsonb(c) - '{created_at,incident_id}'::text[] || to_jsonb(w) || jsonb_build_object(
          'incident_id', case when c.community_id = any (private.list_my_community_ids('incidents', 'read')) then c.incident_id end,
          'files', private.list_compliance_files('claim', c.id),
          'movements', (
            select coalesce(jsonb_agg(to_jsonb(m) - 'claim_id' order by m.day, m.recorded_at, m.id), '[]')
            from private.claim_movements m where m.claim_id = c.id
          )
        ) order by c.occurred_on desc, c.id), '[]')
      from (
        select * from private.insurance_claims x where x.community_id = any (v_claim_ids) order by x.occurred_on desc, x.id limit 1000
      ) c cross join lateral private.get_claim_value(c.id, 'infinity') w
    )
  );
end $$;

-- Returns insurance policies, vendors with certificates and what they lack, and claims of the caller's communities.
select private.expose('list_insurance', 'authenticated');
