-- The medication pass of a day and the record of a month. Both write to the access log for each resident they show.
create function private.get_medication_pass(p_community_id uuid, p_day date default null) returns json
language plpgsql security definer set search_path = '' as $$
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
  v_ends timestamptz[];
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
  select array_agg(o order by lower(o.drug), o.id) into v_orders
  from public.medication_orders o
  where o.community_id = p_community_id and o.starts_at < v_to
    and (o.discontinued_at is null or o.discontinued_at > v_from) and (o.stops_at is null or o.stops_at > v_from);
  v_ends := private.list_order_ends(v_orders);
  select array_agg(v_orders[i] order by i), array_agg(v_ends[i] order by i) into v_orders, v_ends
  from generate_subscripts(v_orders, 1) i where coalesce(v_ends[i] > v_from, true);
  perform private.log_resident_reads(array(select distinct o.resident_id from unnest(v_orders) o), 'Medication pass');
  return (
    with doses as materialized (
      select m.id, m.order_id, m.due_at, m.at, m.struck_at, m.is_effect_due, (
        select to_json(shown) from (
          select m.id, m.order_id, m.resident_id, m.due_at, m.status, m.at, m.note, m.recorded_at, m.recorded_by_name, m.effect,
            m.effect_at, m.effect_note, m.effect_by_name, m.struck_at, m.struck_by_name, m.strike_reason,
            m.recorded_by is not distinct from v_actor as is_mine,
            case when m.is_effect_due then m.at + make_interval(mins => o.prn_follow_up_minutes) end as effect_due_at
        ) shown
      ) as dose
      -- Look-ups for each order: a join would read the doses of all communities.
      from unnest(v_orders) o cross join lateral (
        select *, false as is_effect_due from public.medication_doses
        where order_id = o.id and due_at >= v_from and due_at < v_to and struck_at is null
        union all
        select *, false from public.medication_doses
        where order_id = o.id and due_at >= v_from and due_at < v_to and struck_at is not null
        union all
        select *, o.is_prn and status = 'given' and struck_at is null and effect is null and at > now() - interval '72 hours'
        from public.medication_doses
        where order_id = o.id and due_at is null and at >= v_from and at < v_to
        union all
        select *, true from public.medication_doses
        where o.is_prn and order_id = o.id and at > now() - interval '72 hours' and (at < v_from or at >= v_to)
          and status = 'given' and struck_at is null and effect is null
        limit 2000
      ) m
    )
    select json_build_object(
      'day', coalesce(p_day, v_today), 'today', v_today, 'now', now(), 'time_zone', v_zone,
      'can_record', p_community_id = any (private.list_my_community_ids('medication_doses', 'add')),
      'can_review', p_community_id = any (private.list_my_community_ids('medication_orders', 'change')),
      'can_resolve', p_community_id = any (private.list_my_community_ids('controlled_counts', 'change')),
      'residents', (
        select coalesce(json_agg(json_build_object(
          'id', r.id, 'name', r.name, 'status', r.status, 'unit', u.name, 'allergies', (
            select coalesce(json_agg(a.substance order by a.substance), '[]') from public.resident_allergies a
            where a.resident_id = r.id and a.deleted_at is null
          )
        ) order by u.name, lower(r.name), r.id), '[]')
        from public.residents r left join public.units u on u.id = r.unit_id and u.community_id = p_community_id
        where r.community_id = p_community_id and r.id in (select o.resident_id from unnest(v_orders) o)
      ),
      'orders', private.describe_orders(v_orders, v_ends),
      'locked', (
        select coalesce(json_agg(o.id order by o.id), '[]') from unnest(v_orders) o
        where o.controlled_schedule is not null and private.is_order_locked(o.id)
      ),
      'slots', (
        select coalesce(json_agg(json_build_object(
          'order_id', s.order_id, 'due_at', s.due_at, 'dose', d.dose, 'state', case
            when d.id is not null then 'recorded'
            when now() < s.due_at - make_interval(mins => s.window_minutes) then 'upcoming'
            when now() <= s.due_at + make_interval(mins => s.window_minutes) then 'due'
            when now() <= s.due_at + interval '4 hours' then 'late'
            else 'missed'
          end
        ) order by s.due_at, s.order_id), '[]')
        from private.list_due_doses(v_orders, v_ends, v_from, v_to, v_zone) s
        left join doses d on d.order_id = s.order_id and d.due_at = s.due_at and d.struck_at is null
      ),
      'others', (
        select coalesce(json_agg(d.dose order by d.at, d.id), '[]') from doses d
        where d.due_at is null and d.at >= v_from and d.at < v_to or d.due_at is not null and d.struck_at is not null
      ),
      'effects', (
        select coalesce(json_agg(d.dose order by d.at, d.id), '[]') from doses d where d.is_effect_due
      ),
      'counts', (
        select coalesce(json_agg(json_build_object(
          'order_id', o.id, 'expected', private.get_controlled_balance(o), 'last', (
            select to_jsonb(c) - '{counted_by,witnessed_by,resolved_by,community_id,resident_id}'::text[]
              || jsonb_build_object('is_mine', c.counted_by is not distinct from v_actor)
            from public.controlled_counts c where c.order_id = o.id and not c.is_rejected order by c.at desc limit 1
          )
        ) order by lower(o.drug), o.id), '[]')
        from unnest(v_orders) o where o.controlled_schedule is not null and o.reviewed_at is not null
      )
    )
  );
end $$;

-- Returns a day's medication pass of a community, today by default: doses by time with what was recorded, doses as
-- needed, effects due, orders to review, and controlled drugs.
select private.expose('get_medication_pass', 'authenticated');

create function private.get_medication_record(p_resident_id uuid, p_month date) returns json
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_community public.communities;
  v_first constant date := date_trunc('month', p_month)::date;
  v_from timestamptz;
  v_to timestamptz;
  v_orders public.medication_orders[];
  v_ends timestamptz[];
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
  select array_agg(o order by o.kind, o.is_prn, lower(o.drug), o.starts_at, o.id) into v_orders
  from public.medication_orders o
  where o.resident_id = p_resident_id and o.starts_at < v_to;
  v_ends := private.list_order_ends(v_orders);
  select array_agg(v_orders[i] order by i), array_agg(v_ends[i] order by i) into v_orders, v_ends
  from generate_subscripts(v_orders, 1) i where coalesce(v_ends[i] > v_from, true);
  return json_build_object(
    'resident', v_resident.name, 'community', v_community.name, 'month', v_first, 'now', now(), 'time_zone', v_community.time_zone,
    'allergies', (
      select coalesce(json_agg(a.substance order by a.substance), '[]') from public.resident_allergies a
      where a.resident_id = p_resident_id and a.deleted_at is null
    ),
    'orders', private.describe_orders(v_orders, v_ends),
    'slots', (
      select coalesce(json_agg(json_build_object('order_id', s.order_id, 'due_at', s.due_at) order by s.due_at, s.order_id), '[]')
      from private.list_due_doses(v_orders, v_ends, v_from, v_to, v_community.time_zone) s
    ),
    'doses', (
      select coalesce(json_agg((
        select to_json(shown) from (
          select d.id, d.order_id, d.resident_id, d.due_at, d.status, d.at, d.note, d.recorded_at, d.recorded_by_name, d.effect,
            d.effect_at, d.effect_note, d.effect_by_name, d.struck_at, d.struck_by_name, d.strike_reason,
            d.recorded_by is not distinct from v_actor as is_mine
        ) shown
      ) order by coalesce(d.due_at, d.at), d.recorded_at), '[]')
      from public.medication_doses d
      where d.order_id in (select o.id from unnest(v_orders) o)
        and coalesce(d.due_at, d.at) >= v_from and coalesce(d.due_at, d.at) < v_to
    )
  );
end $$;

-- Returns a resident's medication and treatment record of a month, entries in error included.
select private.expose('get_medication_record', 'authenticated');
