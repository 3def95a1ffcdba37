-- Calendar counts for the dashboard: the caller's events today in their time zone, in order, and the totals
-- for the next and previous seven days.
create function private.figures_of_events() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
  v_zone constant text := private.get_user_time_zone(v_me);
  v_today constant timestamptz := date_trunc('day', now() at time zone v_zone) at time zone v_zone;
  v_tomorrow constant timestamptz := (date_trunc('day', now() at time zone v_zone) + interval '1 day') at time zone v_zone;
begin
  if not private.is_approved() then
    return null;
  end if;
  return (
    with mine as (
      select e.id, e.title, e.kind, e.place, e.is_all_day, e.ends_at - e.begins_at as takes, s.at
      from private.list_workspace_events(v_workspace_ids, v_today - interval '7 days', v_today + interval '7 days') e
      cross join lateral private.event_starts(e, v_today - interval '7 days', 200) s (at)
      where (e.owner_id = v_me or v_me = any (e.attendee_ids)) and s.at < v_today + interval '7 days'
    )
    select jsonb_build_object(
      'today', count(*) filter (where m.at >= v_today and m.at < v_tomorrow),
      'left', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', f.id, 'title', f.title, 'kind', f.kind, 'place', f.place, 'is_all_day', f.is_all_day, 'at', f.at
        ) order by f.at, f.id), '[]')
        from (
          select * from mine
          where mine.at >= v_today and mine.at < v_tomorrow and mine.at + mine.takes > now()
          order by mine.at, mine.id limit 4
        ) f
      ),
      'week', count(*) filter (where m.at >= v_today),
      'week_before', count(*) filter (where m.at < v_today)
    )
    from mine m
  );
end $$;
grant execute on function private.figures_of_events() to authenticated;
