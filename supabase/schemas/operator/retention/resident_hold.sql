create function private.get_resident_hold(p_resident_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_retention_right(
    (select r.community_id from public.residents r where r.id = p_resident_id and r.anonymized_at is null)
  );
  return (
    select jsonb_build_object('id', h.id, 'reason', h.reason, 'held_at', h.held_at, 'held_by', h.held_by_name)
    from private.resident_holds h where h.resident_id = p_resident_id and h.released_at is null
  );
end $$;

-- Returns the hold of a resident's records, or null.
select private.expose('get_resident_hold', 'authenticated');
