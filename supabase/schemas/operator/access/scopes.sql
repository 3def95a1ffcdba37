-- What the caller's positions open. Policies call these; the rights themselves are in `private.list_position_rights`.

-- Returns the communities whose records of this kind a user can use this way, all of them.
create function private.list_community_ids(p_user_id uuid, p_kind text, p_verb text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_positions constant text[] := private.list_positions_with_right(p_kind, p_verb);
  v_is_by_resident constant boolean := private.is_resident_kind(p_kind);
begin
  return coalesce((
    select array_agg(distinct m.community_id)
    from public.community_members m
    where m.user_id = p_user_id and m.position = any (v_positions) and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
      and not (v_is_by_resident and private.is_limited_position(m.position))
  ), '{}');
end $$;

create function private.list_my_community_ids(p_kind text, p_verb text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return '{}';
  end if;
  return private.list_community_ids(auth.uid(), p_kind, p_verb);
end $$;
grant execute on function private.list_my_community_ids(text, text) to authenticated;

-- Raises an error unless the caller's positions allow this in a community that isn't in the trash.
create function private.require_community_right(p_community_id uuid, p_kind text, p_verb text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_community_id is null or (p_community_id = any (private.list_my_community_ids(p_kind, p_verb))) is not true or not exists (
    select from public.communities c where c.id = p_community_id and c.deleted_at is null
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
end $$;

-- Returns the community scopes open to a user, of all kinds or one. Residents' health data has none: reading it
-- requires an entry in the access log.
create function private.list_community_scope_ids(p_user_id uuid, p_kind text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.community_members m where m.user_id = p_user_id) then
    return '{}';
  end if;
  return coalesce((
    -- One pass over all kinds: several lists of every dashboard call this without a kind.
    select array_agg(distinct private.get_community_scope_id(m.community_id, r.kind))
    from public.community_members m
    join private.list_position_rights() r on m.position = any (r.read)
    where m.user_id = p_user_id and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
      and not r.is_resident_data and (p_kind is null or r.kind = p_kind)
      and not (r.kind = 'residents' and private.is_limited_position(m.position))
  ), '{}');
end $$;

-- Returns the residents of caregivers on their shift and of family members; empty for other positions.
create function private.list_my_assigned_resident_ids(p_kind text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  if v_me is null or not exists (
    select from public.community_members m where m.user_id = v_me and private.is_limited_position(m.position)
  ) or not private.is_approved() then
    return '{}';
  end if;
  return coalesce((
    select array_agg(r.id)
    from public.residents r
    where r.deleted_at is null and (
      r.unit_id in (
        select s.unit_id from public.shift_assignments s join public.community_members m on m.id = s.member_id
        where m.user_id = v_me and s.starts_at <= now() and s.ends_at > now()
      ) or r.id in (select c.resident_id from public.resident_consents c where c.user_id = v_me and c.withdrawn_at is null)
    ) and private.can_reach_resident(v_me, r, p_kind, 'read')
  ), '{}');
end $$;
grant execute on function private.list_my_assigned_resident_ids(text) to authenticated;

-- Returns the residents whose records of this kind the caller has opened and may still use this way.
create function private.list_my_open_resident_ids(p_kind text, p_verb text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_positions constant text[] := private.list_positions_with_right(p_kind, p_verb);
  v_consent constant text := (select r.consent from private.list_position_rights() r where r.kind = p_kind);
begin
  if v_me is null or not private.is_approved() then
    return '{}';
  end if;
  return coalesce((
    select array_agg(r.id)
    from (
      select l.resident_id, bool_or(l.is_break_glass) as is_break_glass
      from public.resident_access_log l
      where l.user_id = v_me and l.at > now() - interval '15 minutes'
      group by l.resident_id
    ) o join public.residents r on r.id = o.resident_id
    where private.can_reach_resident_as(v_me, r, v_positions, v_consent)
      or o.is_break_glass and p_verb = 'read' and exists (
        select from public.community_members m
        where m.user_id = v_me and m.community_id = r.community_id and m.position = 'caregiver'
          and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
          and m.position = any (v_positions)
      )
  ), '{}');
end $$;
grant execute on function private.list_my_open_resident_ids(text, text) to authenticated;
