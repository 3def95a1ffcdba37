-- Events in a date range, by index per workspace, independent of how many events lie outside it.

-- Returns events of the given workspaces that may occur in a range; for a series, the row from which screens
-- compute occurrences.
create function private.list_workspace_events(p_workspace_ids uuid[], p_from timestamptz, p_to timestamptz)
returns setof public.events
language sql stable set search_path = '' as $$
  select found.*
  from unnest(p_workspace_ids) b (workspace_id)
  cross join lateral (
    (
      select e.* from public.events e
      where e.workspace_id = b.workspace_id and e.deleted_at is null and e.repeats is null
        and e.begins_at < p_to and e.begins_at >= p_from - interval '1440 hours' and e.ends_at >= p_from
      order by e.begins_at limit 2000
    ) union all (
      select e.* from public.events e
      where e.workspace_id = b.workspace_id and e.deleted_at is null and e.repeats is not null
        and private.series_end(e.begins_at, e.ends_at, e.repeats, e.repeat_every, e.repeat_until, e.repeat_count) >= p_from
        and e.begins_at < p_to
      limit 1000
    )
  ) found
$$;

create function private.events_between(p_from timestamptz, p_to timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
  v_theirs uuid[];
begin
  if p_from is null or p_to is null or p_to <= p_from or p_to - p_from > interval '100 days' then
    raise exception 'The calendar range can be at most 100 days.' using errcode = '22023';
  end if;
  if cardinality(v_workspace_ids) > 0 then
    select array_agg(private.get_personal_workspace_id(u.user_id, u.tenant_id)) into v_theirs
    from public.tenant_users u
    where u.tenant_id = private.current_tenant_id() and u.user_id <> auth.uid();
  end if;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.begins_at, e.id), '[]')
      from private.list_workspace_events(v_workspace_ids, p_from, p_to) e
    ),
    'busy', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'owner_id', e.owner_id, 'begins_at', e.begins_at, 'ends_at', e.ends_at, 'time_zone', e.time_zone,
        'is_all_day', e.is_all_day, 'repeats', e.repeats, 'repeat_every', e.repeat_every, 'repeat_on', e.repeat_on,
        'repeat_until', e.repeat_until, 'repeat_count', e.repeat_count, 'skipped', e.skipped
      ) order by e.begins_at, e.owner_id), '[]')
      from private.list_workspace_events(v_theirs, p_from, p_to) e
    )
  );
end $$;

-- Returns the events of the caller and their team, plus teammates' busy times for private events, without
-- details.
select private.expose('events_between', 'authenticated');
