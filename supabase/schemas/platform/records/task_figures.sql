-- Dashboard counts of tasks: due today in the caller's time zone (the first few by name), and completed in
-- the last 7 days and the 7 before.
create function private.figures_of_tasks() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
  v_zone constant text := private.get_user_time_zone(v_me);
  v_today constant date := (now() at time zone v_zone)::date;
  v_tonight constant timestamptz := (v_today + 1)::timestamp at time zone v_zone;
begin
  if not private.is_approved() then
    return null;
  end if;
  return (
    with due as (
      select t.id, t.kind, t.record_id, t.title, t.due_on, t.due_at,
        coalesce(t.due_at < now(), t.due_on < v_today) as is_late, private.get_task_due_time(t.due_on, t.due_at) as by
      from public.record_tasks t
      where t.assignee_id = v_me and t.done_at is null and t.workspace_id = any (v_workspace_ids)
        and private.get_task_due_time(t.due_on, t.due_at) < greatest(v_tonight, (v_today + 1)::timestamp at time zone 'UTC')
        and case when t.due_at is null then t.due_on <= v_today else t.due_at < v_tonight end
      order by private.get_task_due_time(t.due_on, t.due_at), t.id
      limit 1000
    )
    select jsonb_build_object(
      'due', count(*),
      'late', count(*) filter (where d.is_late),
      'first', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', f.id, 'title', f.title, 'kind', f.kind, 'record_id', f.record_id, 'due_on', f.due_on, 'due_at', f.due_at,
          'is_late', f.is_late, 'record', case when f.kind is not null then private.record_title(f.kind, f.record_id) end
        ) order by f.by, f.id), '[]')
        from (select * from due order by due.by, due.id limit 4) f
      ),
      'done', (
        select count(*) from (
          select from public.record_tasks t
          where t.assignee_id = v_me and t.done_at > now() - interval '7 days' limit 1000
        ) as counted
      ),
      'done_before', (
        select count(*) from (
          select from public.record_tasks t
          where t.assignee_id = v_me and t.done_at <= now() - interval '7 days'
            and t.done_at > now() - interval '14 days'
          limit 1000
        ) as counted
      )
    )
    from due d
  );
end $$;
grant execute on function private.figures_of_tasks() to authenticated;
