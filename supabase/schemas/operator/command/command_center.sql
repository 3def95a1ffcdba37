-- The command center: boards of all communities of the caller, part by part as their positions allow.
create function private.get_command_center(p_community_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' set jit = off as $$
declare
  v_ids uuid[];
  v_parts text[];
  v_stale integer;
begin
  if not private.is_approved() then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select coalesce(array_agg(c.id), '{}'), coalesce(array_agg(p.part), '{}') into v_ids, v_parts
  from private.list_board_parts() p cross join lateral unnest(private.list_my_community_ids(p.kind, 'read')) c (id)
  where p_community_id is null or c.id = p_community_id;
  if p_community_id is not null and cardinality(v_ids) = 0 then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  -- Open screens ask again for what is left.
  v_stale := private.refresh_boards(v_ids, v_parts, 50);
  return (
    select jsonb_build_object('at', now(), 'stale', v_stale, 'communities', coalesce(jsonb_agg(c.board order by c.name, c.id), '[]'))
    from (
      select c.id, lower(c.name) as name, jsonb_build_object(
        'id', c.id, 'name', c.name, 'place', nullif(concat_ws(', ', c.city, c.state), ''), 'time_zone', c.time_zone,
        'computed_at', min(b.computed_at), 'parts', jsonb_object_agg(m.part, b.figures)
      ) as board
      from unnest(v_ids, v_parts) m (community_id, part)
      join public.communities c on c.id = m.community_id and c.deleted_at is null
      left join private.community_boards b on b.community_id = m.community_id and b.part = m.part
      group by c.id
    ) c
  );
end $$;

-- Returns the boards of the caller's communities, or of one. A part is missing without the position that reads its
-- records, and null until it is computed. `stale` counts parts to be computed by the next call.
select private.expose('get_command_center', 'authenticated');

create function private.list_board_rows(p_community_id uuid, p_figure text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_can_see_names constant boolean := p_community_id = any (private.list_my_community_ids('residents', 'read'));
begin
  perform private.require_community_right(p_community_id, 'resident_prospects', 'read');
  if p_figure is null or p_figure not in ('moved_in', 'moved_out', 'planned_in', 'planned_out') then
    raise exception 'Choose a figure.' using errcode = 'HXALF';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.subject_id, 'is_prospect', m.kind = 'planned_in', 'at', m.at, 'reason', m.reason, 'unit', u.name,
      'name', case when m.kind = 'planned_in' then p.name when v_can_see_names then r.name end
    ) order by m.at, m.subject_id), '[]')
    from private.list_board_moves(p_community_id) m
    left join public.residents r on r.id = m.subject_id
    left join public.resident_prospects p on p.id = m.subject_id
    left join public.units u on u.id = coalesce(m.unit_id, r.unit_id)
    where m.kind = p_figure
  );
end $$;

-- Returns the people that a figure of moves counts.
select private.expose('list_board_rows', 'authenticated');
