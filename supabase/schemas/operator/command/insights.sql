-- What changed in a community, and its months. Counts only; the screens of each area show the rows.

-- Returns each group of a figure in the last 30 days and the 30 days before.
create function private.list_change_groups(p_community_id uuid)
returns table (figure text, kind text, label text, now_count bigint, before_count bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_to constant timestamptz := now();
  v_middle constant timestamptz := now() - interval '30 days';
  v_from constant timestamptz := now() - interval '60 days';
begin
  return query
  select g.figure, g.kind, g.label, count(*) filter (where g.at >= v_middle), count(*) filter (where g.at < v_middle)
  from (
    select case when e.type in ('admit', 'respite_admit') then 'moved_in' else 'moved_out' end as figure, 'resident_prospects' as kind,
      case e.type when 'admit' then 'Admission' when 'respite_admit' then 'Respite' when 'death' then 'Death'
        else coalesce(nullif(btrim(e.destination), ''), 'Discharge') end as label, e.at
    from public.stay_events e
    where e.community_id = p_community_id and e.type in ('admit', 'respite_admit', 'discharge', 'death') and e.at >= v_from and e.at <= v_to
      and not e.is_removal and not exists (select from public.stay_events c where c.corrects_id = e.id)
    union all
    select 'hospital', 'unit_events', 'Hospital leave', e.at from public.stay_events e
    where e.community_id = p_community_id and e.type = 'hospital_leave' and e.at >= v_from and e.at <= v_to
      and not e.is_removal and not exists (select from public.stay_events c where c.corrects_id = e.id)
    union all
    select 'prospects', 'resident_prospects', coalesce(replace(p.source, '_', ' '), 'no source'), p.inquired_on::timestamptz
    from public.resident_prospects p
    where p.community_id = p_community_id and p.deleted_at is null and p.inquired_on >= v_from::date and p.inquired_on <= current_date
    union all
    select 'incidents', 'incidents', replace(i.type, '_', ' '), i.at from public.incidents i
    where i.community_id = p_community_id and i.at >= v_from and i.at <= v_to
    union all
    select 'doses', 'medication_orders', replace(d.status, '_', ' '), d.at from public.medication_doses d
    where d.community_id = p_community_id and d.at >= v_from and d.at <= v_to and d.status <> 'given' and d.struck_at is null
    union all
    select 'orders', 'work_orders', o.category, o.requested_at from public.work_orders o
    where o.community_id = p_community_id and o.requested_at >= v_from and o.requested_at <= v_to and o.state <> 'declined'
  ) g
  group by g.figure, g.kind, g.label;
end $$;

create function private.get_community_insights(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_today constant date := private.get_community_day(p_community_id);
  v_first date;
begin
  perform private.require_community_right(p_community_id, 'unit_events', 'read');
  select greatest(
    date_trunc('month', min(e.at at time zone v_zone)) + interval '1 month', date_trunc('month', v_today) - interval '36 months'
  )::date into v_first
  from public.stay_events e where e.community_id = p_community_id and not e.is_removal;
  return jsonb_build_object(
    'today', v_today,
    -- Whole months, by the state at their last midnight.
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'month', to_char(m.day, 'YYYY-MM'), 'occupied', s.occupied, 'available', s.available, 'moved_in', x.moved_in, 'moved_out', x.moved_out
      ) order by m.day), '[]')
      from generate_series(v_first::timestamp, date_trunc('month', v_today::timestamp) - interval '1 month', interval '1 month') m (day)
      cross join lateral (
        select coalesce(sum(u.weight) filter (where u.status <> 'offline'), 0) as occupied,
          count(*) filter (where u.status <> 'offline') as available
        from private.list_unit_states(p_community_id, (m.day + interval '1 month' - interval '1 day')::date) u
      ) s
      cross join lateral (
        select count(*) filter (where e.type in ('admit', 'respite_admit')) as moved_in,
          count(*) filter (where e.type in ('discharge', 'death')) as moved_out
        from public.stay_events e
        where e.community_id = p_community_id and e.at >= m.day at time zone v_zone and e.at < (m.day + interval '1 month') at time zone v_zone
          and not e.is_removal and not exists (select from public.stay_events c where c.corrects_id = e.id)
      ) x
    ),
    'changes', (
      select coalesce(jsonb_agg(c.change order by c.figure), '[]')
      from (
        select g.figure, jsonb_build_object(
          'figure', g.figure, 'now', sum(g.now_count), 'before', sum(g.before_count),
          'groups', jsonb_agg(jsonb_build_object('label', g.label, 'now', g.now_count, 'before', g.before_count)
            order by abs(g.now_count - g.before_count) desc, g.label)
        ) as change
        from private.list_change_groups(p_community_id) g
        where p_community_id = any (private.list_my_community_ids(g.kind, 'read'))
        group by g.figure
      ) c
    )
  );
end $$;

-- Returns up to 36 whole months of a community, and what changed in the last 30 days against the 30 days before. Figures
-- of records that the caller's position doesn't read are left out.
select private.expose('get_community_insights', 'authenticated');
