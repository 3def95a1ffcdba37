-- Assessments that are due, and the numbers of care on dashboards.
create function private.list_assessment_queue(p_community_id uuid)
returns table (
  resident_id uuid, resident text, unit text, status text, type text, due_on date, is_overdue boolean,
  assessment_id uuid, assessment_status text, level integer, last_approved_on date
)
language plpgsql security definer set search_path = '' as $$
declare
  v_community public.communities;
  v_today date;
begin
  select * into v_community from public.communities c
  where c.id = p_community_id and c.id = any (private.list_my_community_ids('care_assessments', 'read'));
  if v_community.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_today := private.get_community_day(p_community_id);
  perform private.log_resident_reads(array(
    select r.id from public.residents r
    where r.community_id = p_community_id and r.deleted_at is null and r.status in ('pending', 'in_house', 'on_leave')
  ), 'Assessments');
  return query
  with latest as (
    select distinct on (a.resident_id) a.resident_id, a.started_at, (a.approved_at at time zone v_community.time_zone)::date as approved_on
    from public.care_assessments a where a.community_id = p_community_id and a.approved_at is not null
    order by a.resident_id, a.started_at desc
  ), returned as (
    select e.resident_id, max(e.at) as at
    from public.stay_events e
    where e.community_id = p_community_id and e.type = 'return' and not e.is_removal
      and not exists (select from public.stay_events c where c.corrects_id = e.id)
      and exists (
        select from public.stay_events h
        where h.resident_id = e.resident_id and h.type = 'hospital_leave' and h.at < e.at and h.at > e.at - interval '60 days'
      )
    group by e.resident_id
  ), due as (
    select r.id, r.name, u.name as unit, r.status, l.approved_on, o.id as open_id, o.signed_at,
      case
        when l.resident_id is null then 'pre_move_in'
        when b.at > l.started_at then 'change_of_condition'
        else 'periodic'
      end as type,
      case
        when l.resident_id is null then coalesce(r.moved_in_on, (r.created_at at time zone v_community.time_zone)::date + 7)
        when b.at > l.started_at then least(
          (b.at at time zone v_community.time_zone)::date + 3, l.approved_on + v_community.assessment_interval_days
        )
        else l.approved_on + v_community.assessment_interval_days
      end as due_on
    from public.residents r
    left join public.units u on u.id = r.unit_id
    left join latest l on l.resident_id = r.id
    left join returned b on b.resident_id = r.id
    left join public.care_assessments o on o.resident_id = r.id and o.approved_at is null
    where r.community_id = p_community_id and r.deleted_at is null and r.status in ('pending', 'in_house', 'on_leave')
  )
  select d.id, d.name, d.unit, d.status, d.type, d.due_on, d.due_on < v_today, d.open_id,
    case when d.open_id is null then 'not_started' when d.signed_at is null then 'draft' else 'signed' end,
    private.get_care_level(d.id, v_today), d.approved_on
  from due d
  order by d.due_on, lower(d.name), d.id;
end $$;

-- Returns each resident's next assessment of a community by due date: before move-in, three days after a return from the
-- hospital, and once per interval. Reading it is logged for each resident.
select private.expose('list_assessment_queue', 'authenticated');

create function private.figures_of_care() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_count integer;
begin
  select count(*) into v_count
  from (
    select from public.care_assessments a join public.residents r on r.id = a.resident_id
    where a.community_id = any ((select private.list_my_community_ids('care_assessments', 'change'))::uuid[])
      and a.approved_at is null and a.signed_at is not null and r.deleted_at is null
    limit 1000
  ) signed;
  return case when v_count > 0 then jsonb_build_object('to_approve', v_count) end;
end $$;
grant execute on function private.figures_of_care() to authenticated;
