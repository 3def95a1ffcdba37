-- The medication pass of a day and the record of a month. Both write to the access log for each resident they show.
create function private.describe_dose(p_dose public.medication_doses, p_actor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return to_jsonb(p_dose) - '{recorded_by,effect_by,struck_by,community_id}'::text[]
    || jsonb_build_object('is_mine', p_dose.recorded_by is not distinct from p_actor_id);
end
$$;

create function private.get_medication_pass(p_community_id uuid, p_day date default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_zone constant text := (
    select c.time_zone from public.communities c
    where c.id = p_community_id and c.deleted_at is null
      and c.id = any (private.list_my_community_ids('medication_orders', 'read'))
  );
  v_today date;
  v_from timestamptz;
  v_to timestamptz;
  v_orders public.medication_orders[];
  v_actor constant uuid := private.get_current_actor();
begin
  if v_zone is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_today := (now() at time zone v_zone)::date;
  v_from := coalesce(p_day, v_today)::timestamp at time zone v_zone;
  v_to := (coalesce(p_day, v_today) + 1)::timestamp at time zone v_zone;
  if p_day is not null and p_day not between v_today - 366 and v_today + 7 then
    raise exception 'Choose a day of the last year.' using errcode = 'HXOID';
  end if;
  select array_agg(o) into v_orders
  from public.medication_orders o
  where o.community_id = p_community_id and o.starts_at < v_to
    and (o.discontinued_at is null or o.discontinued_at > v_from) and (o.stops_at is null or o.stops_at > v_from)
    and coalesce(private.get_order_end(o) > v_from, true);
  perform private.log_resident_reads(array(select distinct o.resident_id from unnest(v_orders) o), 'Medication pass');
  return jsonb_build_object(
    'day', coalesce(p_day, v_today), 'today', v_today, 'now', now(), 'time_zone', v_zone,
    'can_record', p_community_id = any (private.list_my_community_ids('medication_doses', 'add')),
    'can_review', p_community_id = any (private.list_my_community_ids('medication_orders', 'change')),
    'can_resolve', p_community_id = any (private.list_my_community_ids('controlled_counts', 'change')),
    'residents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'name', r.name, 'status', r.status, 'unit', u.name, 'allergies', (
          select coalesce(jsonb_agg(a.substance order by a.substance), '[]') from public.resident_allergies a
          where a.resident_id = r.id and a.deleted_at is null
        )
      ) order by u.name, lower(r.name), r.id), '[]')
      from public.residents r left join public.units u on u.id = r.unit_id and u.community_id = p_community_id
      where r.community_id = p_community_id and r.id in (select o.resident_id from unnest(v_orders) o)
    ),
    'orders', (
      select coalesce(jsonb_agg(private.describe_order(o) order by lower(o.drug), o.id), '[]') from unnest(v_orders) o
    ),
    'locked', (
      select coalesce(jsonb_agg(o.id order by o.id), '[]') from unnest(v_orders) o
      where o.controlled_schedule is not null and private.is_order_locked(o.id)
    ),
    'slots', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_id', s.id, 'due_at', s.due_at, 'dose', case when (d.dose).id is not null then private.describe_dose(d.dose, v_actor) end, 'state', case
          when (d.dose).id is not null then 'recorded'
          when now() < s.due_at - make_interval(mins => s.window_minutes) then 'upcoming'
          when now() <= s.due_at + make_interval(mins => s.window_minutes) then 'due'
          when now() <= s.due_at + interval '4 hours' then 'late'
          else 'missed'
        end
      ) order by s.due_at, s.id), '[]')
      from (select o.id, o.window_minutes, t.due_at from unnest(v_orders) o cross join lateral private.list_due_times(o, v_from, v_to, v_zone) t (due_at)) s
      -- One look-up for each slot: a join would read the doses of all communities.
      left join lateral (
        select m as dose from public.medication_doses m
        where m.order_id = s.id and m.due_at = s.due_at and m.struck_at is null limit 1
      ) d on true
    ),
    'others', (
      select coalesce(jsonb_agg(private.describe_dose(d.dose, v_actor) order by (d.dose).at, (d.dose).id), '[]')
      from unnest(v_orders) o cross join lateral (
        select m as dose from public.medication_doses m
        where m.order_id = o.id and m.due_at is null and m.at >= v_from and m.at < v_to
        union all
        select m from public.medication_doses m
        where m.order_id = o.id and m.due_at >= v_from and m.due_at < v_to and m.struck_at is not null
        limit 1000
      ) d
    ),
    'effects', (
      select coalesce(jsonb_agg(private.describe_dose(d.dose, v_actor) || jsonb_build_object(
        'effect_due_at', (d.dose).at + make_interval(mins => o.prn_follow_up_minutes)
      ) order by (d.dose).at, (d.dose).id), '[]')
      from unnest(v_orders) o cross join lateral (
        select m as dose from public.medication_doses m
        where m.order_id = o.id and m.at > now() - interval '72 hours' and m.status = 'given' and m.struck_at is null and m.effect is null
        limit 1000
      ) d
      where o.is_prn
    ),
    'counts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_id', o.id, 'expected', private.get_controlled_balance(o), 'last', (
          select to_jsonb(c) - '{counted_by,witnessed_by,resolved_by,community_id,resident_id}'::text[]
            || jsonb_build_object('is_mine', c.counted_by is not distinct from v_actor)
          from public.controlled_counts c where c.order_id = o.id and not c.is_rejected order by c.at desc limit 1
        )
      ) order by lower(o.drug), o.id), '[]')
      from unnest(v_orders) o where o.controlled_schedule is not null and o.reviewed_at is not null
    )
  );
end
$$;

-- Returns a day's medication pass of a community, today by default: doses by time with what was recorded, doses as
-- needed, effects due, orders to review, and controlled drugs.
select private.expose('get_medication_pass', 'authenticated');

create function private.get_medication_record(p_resident_id uuid, p_month date) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_resident public.residents;
  v_community public.communities;
  v_first constant date := date_trunc('month', p_month)::date;
  v_from timestamptz;
  v_to timestamptz;
  v_orders public.medication_orders[];
  v_actor constant uuid := private.get_current_actor();
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  if v_resident.id is null or not private.is_approved()
    or not private.can_reach_resident(auth.uid(), v_resident, 'medication_orders', 'read')
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if p_month not between current_date - 3660 and current_date + 62 then
    raise exception 'Choose a month of the last ten years.' using errcode = 'HXOID';
  end if;
  perform private.log_resident_reads(array[p_resident_id], 'Medication record');
  select * into v_community from public.communities c where c.id = v_resident.community_id;
  v_from := v_first::timestamp at time zone v_community.time_zone;
  v_to := (v_first + interval '1 month') at time zone v_community.time_zone;
  select array_agg(o) into v_orders
  from public.medication_orders o
  where o.resident_id = p_resident_id and o.starts_at < v_to and coalesce(private.get_order_end(o) > v_from, true);
  return jsonb_build_object(
    'resident', v_resident.name, 'community', v_community.name, 'month', v_first, 'now', now(), 'time_zone', v_community.time_zone,
    'allergies', (
      select coalesce(jsonb_agg(a.substance order by a.substance), '[]') from public.resident_allergies a
      where a.resident_id = p_resident_id and a.deleted_at is null
    ),
    'orders', (
      select coalesce(jsonb_agg(private.describe_order(o) order by o.kind, o.is_prn, lower(o.drug), o.starts_at, o.id), '[]')
      from unnest(v_orders) o
    ),
    'slots', (
      select coalesce(jsonb_agg(jsonb_build_object('order_id', s.id, 'due_at', s.due_at) order by s.due_at, s.id), '[]')
      from (select o.id, t.due_at from unnest(v_orders) o cross join lateral private.list_due_times(o, v_from, v_to, v_community.time_zone) t (due_at)) s
    ),
    'doses', (
      select coalesce(jsonb_agg(private.describe_dose(d, v_actor) order by coalesce(d.due_at, d.at), d.recorded_at), '[]')
      from public.medication_doses d
      where d.order_id in (select o.id from unnest(v_orders) o)
        and coalesce(d.due_at, d.at) >= v_from and coalesce(d.due_at, d.at) < v_to
    )
  );
end
$$;

-- Returns a resident's medication and treatment record of a month, entries in error included.
select private.expose('get_medication_record', 'authenticated');
