-- What is due for deletion. A record is a resident with everything about them, a prospect, an employee, or what one
-- resident has of meals, activities, or the family portal before the day.

-- Returns why a resident can't be removed yet; null if they can.
create function private.find_removal_obstacle(p_resident public.residents) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when private.is_resident_held(p_resident.id) then 'held'
    when exists (
      select from private.list_open_items(p_resident.community_id, p_resident.id) i where i.cents <> 0
    ) or (select coalesce(sum(l.cents), 0) from private.trust_lines l where l.resident_id = p_resident.id) <> 0 then 'balance'
    when exists (
      select from private.care_claims c
      where c.resident_id = p_resident.id and c.status in ('draft', 'ready', 'exported', 'accepted', 'rejected', 'partly_paid', 'appealed')
    ) then 'claim'
  end;
end $$;

-- Returns the records of a kind that ended on or before a day: the earliest first. `row_count` counts what is deleted of
-- meals, activities, and the family portal.
create function private.list_due_records(p_community_id uuid, p_kind text, p_day date, p_record_ids uuid[] default null)
returns table (record_id uuid, name text, ended_on date, row_count bigint, obstacle text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_until constant timestamptz := (p_day + 1)::timestamp at time zone v_zone;
begin
  case p_kind
    when 'residents' then
      return query
      select r.id, r.name, e.ended_on, null::bigint, private.find_removal_obstacle(r)
      from public.residents r
      cross join lateral (
        select coalesce(
          (select max((s.at at time zone v_zone)::date) from private.list_effective_stay_events(r.id) s where s.type in ('discharge', 'death')),
          (r.deleted_at at time zone v_zone)::date
        ) as ended_on
      ) e
      where r.community_id = p_community_id and r.anonymized_at is null and (p_record_ids is null or r.id = any (p_record_ids))
        and (r.status in ('discharged', 'deceased') or r.status = 'pending' and r.deleted_at is not null)
        and e.ended_on <= p_day
      order by e.ended_on, r.id;
    when 'prospects' then
      return query
      select p.id, p.name, coalesce(p.lost_on, (p.deleted_at at time zone v_zone)::date), null::bigint,
        case when p.deposit_on is not null and not exists (
          select from public.prospect_events v where v.prospect_id = p.id and v.type = 'deposit_returned'
        ) then 'balance' end
      from public.resident_prospects p
      where p.community_id = p_community_id and p.resident_id is null and (p_record_ids is null or p.id = any (p_record_ids))
        and (p.stage = 'lost' or p.deleted_at is not null) and coalesce(p.lost_on, (p.deleted_at at time zone v_zone)::date) <= p_day
      order by 3, p.id;
    when 'employees' then
      return query
      select e.id, e.name, e.ended_on, null::bigint, case when private.is_employee_held(e.id) then 'held' end
      from private.employees e
      where e.community_id = p_community_id and e.ended_on <= p_day and (p_record_ids is null or e.id = any (p_record_ids))
      order by e.ended_on, e.id;
    when 'meals' then
      return query
      select r.id, r.name, x.last_on, x.n, case when private.is_resident_held(r.id) then 'held' end
      from (
        select o.resident_id, max(o.day) as last_on, count(*) as n
        from private.meal_orders o
        where o.community_id = p_community_id and o.day <= p_day and (p_record_ids is null or o.resident_id = any (p_record_ids))
        group by o.resident_id
      ) x join public.residents r on r.id = x.resident_id
      order by x.last_on, r.id;
    when 'activities' then
      return query
      select r.id, r.name, x.last_on, x.n, case when private.is_resident_held(r.id) then 'held' end
      from (
        select p.resident_id, max(a.day) as last_on, count(*) as n
        from private.activities a join private.activity_participants p on p.activity_id = a.id
        where a.community_id = p_community_id and a.day <= p_day and (p_record_ids is null or p.resident_id = any (p_record_ids))
        group by p.resident_id
      ) x join public.residents r on r.id = x.resident_id
      order by x.last_on, r.id;
    when 'family' then
      return query
      select coalesce(x.resident_id, p_community_id), coalesce(r.name, 'Posts for all families'), x.last_on, x.n,
        case when private.is_resident_held(x.resident_id) then 'held' end
      from (
        select t.resident_id, max((t.at at time zone v_zone)::date) as last_on, count(*) as n
        from (
          select m.resident_id, m.sent_at as at from private.family_messages m
          where m.community_id = p_community_id and m.sent_at < v_until
          union all
          select f.resident_id, f.posted_at from private.family_posts f
          where f.community_id = p_community_id and f.posted_at < v_until
            -- A post with photos of a resident on hold stays.
            and not exists (
              select from private.family_photos h cross join unnest(h.resident_ids) s (id)
              where h.post_id = f.id and private.is_resident_held(s.id)
            )
          union all
          select v.resident_id, v.starts_at from private.family_visits v
          where v.community_id = p_community_id and v.starts_at < v_until
          union all
          select a.resident_id, a.starts_at from private.resident_appointments a
          where a.community_id = p_community_id and a.starts_at < v_until
        ) t
        where p_record_ids is null or coalesce(t.resident_id, p_community_id) = any (p_record_ids)
        group by t.resident_id
      ) x left join public.residents r on r.id = x.resident_id
      order by x.last_on, 1;
    else
      return;
  end case;
end $$;

create function private.list_retention_due(p_community_id uuid, p_kind text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_rows jsonb;
begin
  perform private.require_retention_right(p_community_id);
  perform private.enforce_rate_limit('retention', 300, interval '1 hour');
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.record_id, 'name', d.name, 'ended_on', d.ended_on, 'row_count', d.row_count, 'obstacle', d.obstacle
  ) order by d.ended_on, d.record_id), '[]') into v_rows
  from (
    select d.* from private.list_due_records(p_community_id, p_kind, private.get_retention_day(p_community_id, p_kind)) d
    where not exists (
      select from private.retention_items i join private.retention_runs n on n.id = i.run_id
      where i.record_id = d.record_id and n.kind = p_kind and i.state = 'waiting'
    )
    limit 500
  ) d;
  if p_kind in ('residents', 'meals', 'activities', 'family') then
    perform private.log_resident_reads(
      array(select (x ->> 'id')::uuid from jsonb_array_elements(v_rows) x), 'Records due for deletion'
    );
  end if;
  return v_rows;
end $$;

-- Returns up to 500 records of a kind that are due for deletion and not yet confirmed. Writes to the access log.
select private.expose('list_retention_due', 'authenticated');

create function private.get_retention(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_retention_right(p_community_id);
  return jsonb_build_object(
    'kinds', (
      select jsonb_agg(jsonb_build_object(
        'kind', k.kind, 'years', private.get_retention_years(p_community_id, k.kind), 'default_years', k.default_years,
        'min_years', k.min_years, 'max_years', k.max_years, 'day', private.get_retention_day(p_community_id, k.kind),
        'due', d.due, 'kept', d.kept
      ))
      from private.list_retention_kinds() k
      cross join lateral (
        select count(*) filter (where x.obstacle is null) as due, count(*) filter (where x.obstacle is not null) as kept
        from (
          select r.obstacle
          from private.list_due_records(p_community_id, k.kind, private.get_retention_day(p_community_id, k.kind)) r
          where not exists (
            select from private.retention_items i join private.retention_runs n on n.id = i.run_id
            where i.record_id = r.record_id and n.kind = k.kind and i.state = 'waiting'
          )
          limit 500
        ) x
      ) d
    ),
    'holds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', h.id, 'of', h.of, 'record_id', h.record_id, 'name', h.name, 'reason', h.reason, 'held_at', h.held_at, 'held_by', h.held_by_name
      ) order by h.held_at desc, h.id), '[]')
      from (
        select h.id, 'resident' as of, h.resident_id as record_id, r.name, h.reason, h.held_at, h.held_by_name
        from private.resident_holds h join public.residents r on r.id = h.resident_id
        where h.community_id = p_community_id and h.released_at is null
        union all
        select h.id, 'employee', h.employee_id, e.name, h.reason, h.held_at, h.held_by_name
        from private.employee_holds h join private.employees e on e.id = h.employee_id
        where h.community_id = p_community_id and h.released_at is null
      ) h
    ),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'kind', n.kind, 'day', n.day, 'confirmed_at', n.confirmed_at, 'confirmed_by', n.confirmed_by_name,
        'done_at', n.done_at, 'cancelled_at', n.cancelled_at, 'waiting', c.waiting, 'deleted', c.deleted, 'kept', c.kept,
        'row_count', c.row_count
      ) order by n.confirmed_at desc, n.id), '[]')
      from (
        select x.* from private.retention_runs x where x.community_id = p_community_id order by x.confirmed_at desc, x.id limit 50
      ) n
      cross join lateral (
        select count(*) filter (where i.state = 'waiting') as waiting, count(*) filter (where i.state = 'deleted') as deleted,
          count(*) filter (where i.state = 'kept') as kept, coalesce(sum(i.row_count), 0)::bigint as row_count
        from private.retention_items i where i.run_id = n.id
      ) c
    )
  );
end $$;

-- Returns a community's retention periods with how many records are due, holds, and the last 50 deletions.
select private.expose('get_retention', 'authenticated');
