create function private.get_face_sheet(p_resident_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_sheet jsonb;
  v_kind text;
  v_rows jsonb;
begin
  perform private.enforce_rate_limit('face_sheet', 120, interval '1 hour');
  v_sheet := private.open_resident(p_resident_id);
  for v_kind in select jsonb_array_elements_text(v_sheet -> 'reads') loop
    if v_kind in (
      'resident_identities', 'resident_care_profiles', 'resident_allergies', 'resident_diets', 'resident_diagnoses', 'resident_contacts',
      'resident_physicians', 'resident_payors', 'resident_documents', 'resident_belongings'
    ) then
      execute format(
        'select coalesce(jsonb_agg(to_jsonb(r) - ''{owner_id,tenant_id,workspace_id,sharing,version}''::text[] order by r.created_at), ''[]'')'
          ' from (select * from public.%I c where c.resident_id = $1 and c.deleted_at is null order by c.created_at limit 100) r',
        v_kind
      ) into v_rows using p_resident_id;
      v_sheet := v_sheet || jsonb_build_object(v_kind, v_rows);
    end if;
  end loop;
  return (v_sheet - '{owner_id,tenant_id,workspace_id,sharing,version,reads,writes}'::text[]) || (
    select jsonb_build_object(
      'street', c.street, 'city', c.city, 'state', c.state, 'postal_code', c.postal_code, 'phone', c.phone
    )
    from public.communities c where c.id = (v_sheet ->> 'community_id')::uuid
  );
end $$;

-- Returns what the caller can read of a resident, for the face sheet and the hospital transfer packet. Writes to the
-- access log like opening the record.
select private.expose('get_face_sheet', 'authenticated');
