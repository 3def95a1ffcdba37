-- Dashboard counts of the caller's own deals: open, next step due or overdue, stalled, closing soon, and
-- closed in the last 90 days and the 90 before. Null if the caller has no deals.
create function private.figures_of_deals() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
  v_today constant date := (now() at time zone private.get_user_time_zone(v_me))::date;
  -- Matches the pipeline: `STALLED_DAYS` in shared/deals/stages.ts.
  v_stalled constant timestamptz := now() - interval '30 days';
begin
  if not private.is_approved() or not exists (
    select from public.deals d where d.owner_id = v_me and d.deleted_at is null and not d.is_sample and d.workspace_id = any (v_workspace_ids)
  ) then
    return null;
  end if;
  return (
    with own as (
      select d.id, d.name, d.stage_since, d.next_step, d.next_step_on, d.expected_close
      from public.deals d
      where d.owner_id = v_me and d.deleted_at is null and not d.is_sample and d.workspace_id = any (v_workspace_ids)
        and d.stage not in ('transition', 'true_up', 'won', 'lost')
      limit 1000
    ), closed as (
      select d.closed_on from public.deals d
      where d.owner_id = v_me and d.deleted_at is null and not d.is_sample and d.workspace_id = any (v_workspace_ids)
        and d.stage in ('transition', 'true_up', 'won')
        and d.closed_on > v_today - 180 and d.closed_on <= v_today
      limit 1000
    )
    select jsonb_build_object(
      'open', count(*),
      'due', count(*) filter (where o.next_step_on = v_today),
      'late', count(*) filter (where o.next_step_on < v_today),
      'stalled', count(*) filter (where o.stage_since < v_stalled),
      'closing', count(*) filter (where o.expected_close between v_today and v_today + 30),
      'first', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', f.id, 'name', f.name, 'step', f.next_step, 'on', f.next_step_on, 'is_late', f.next_step_on < v_today
        ) order by f.next_step_on, f.id), '[]')
        from (
          select * from own where own.next_step_on <= v_today order by own.next_step_on, own.id limit 3
        ) f
      ),
      'closed', (select count(*) from closed c where c.closed_on > v_today - 90),
      'closed_before', (select count(*) from closed c where c.closed_on <= v_today - 90)
    )
    from own o
  );
end $$;
grant execute on function private.figures_of_deals() to authenticated;
