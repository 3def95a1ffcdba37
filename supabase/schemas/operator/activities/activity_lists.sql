-- What screens read of activities: the calendar, one activity's residents, and engagement.
create function private.list_activities(p_community_id uuid, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'activities', 'read');
  if p_to - p_from not between 0 and 62 then
    raise exception 'Choose up to 63 days.' using errcode = 'HXJAP';
  end if;
  return jsonb_build_object(
    'today', private.get_community_day(p_community_id),
    'community', (select c.name from public.communities c where c.id = p_community_id),
    'activities', (
      select coalesce(jsonb_agg(to_jsonb(a) - '{community_id,starts_at,starts}'::text[] || jsonb_build_object(
        'starts', to_char(a.starts, 'HH24:MI'), 'is_series', exists (
          select from private.activities s where s.series_id = a.series_id and s.id <> a.id
        ), 'signed_up', n.signed_up, 'waitlisted', n.waitlisted, 'attended', n.attended
      ) order by a.starts_at, lower(a.title), a.id), '[]')
      from private.activities a
      cross join lateral (
        select count(*) filter (where p.signup = 'signed_up') as signed_up, count(*) filter (where p.signup = 'waitlisted') as waitlisted,
          count(*) filter (where p.attendance in ('attended', 'one_on_one')) as attended
        from private.activity_participants p where p.activity_id = a.id
      ) n
      where a.community_id = p_community_id and a.day between p_from and p_to
    )
  );
end $$;

-- Returns the activities of a period with how many signed up and attended.
select private.expose('list_activities', 'authenticated');

create function private.get_activity_roster(p_activity_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_activity private.activities;
  v_reach uuid[];
begin
  select * into v_activity from private.activities a where a.id = p_activity_id;
  perform private.require_community_right(v_activity.community_id, 'activity_participants', 'read');
  v_reach := private.list_residents_in_reach(v_activity.community_id, 'activity_participants', 'read');
  return jsonb_build_object(
    'id', v_activity.id, 'today', private.get_community_day(v_activity.community_id),
    'residents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'name', coalesce(r.preferred_name || ' ' || regexp_replace(r.name, '^.* ', ''), r.name), 'unit', u.name,
        'status', r.status, 'signup', p.signup, 'attendance', p.attendance,
        'is_interested', coalesce(v_activity.category = any (i.interests), false)
      ) order by p.signup = 'signed_up' desc nulls last, p.signed_up_at, lower(r.name), r.id), '[]')
      from public.residents r left join public.units u on u.id = r.unit_id
      left join private.activity_participants p on p.activity_id = p_activity_id and p.resident_id = r.id
      left join private.activity_interests i on i.resident_id = r.id
      where r.id = any (v_reach) and (r.status in ('in_house', 'on_leave') or p.resident_id is not null)
    )
  );
end $$;

-- Returns the residents of an activity: signed up, waiting, attended, and everyone else who lives there.
select private.expose('get_activity_roster', 'authenticated');

create function private.list_engagement(p_community_id uuid)
returns table (resident_id uuid, last_on date, in_30_days bigint, declined bigint, is_inactive boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
begin
  return query
  select r.id, x.last_on, x.in_30_days, x.declined,
    greatest(x.last_on, r.moved_in_on, '-infinity') <= v_today - 14
  from public.residents r
  cross join lateral (
    select max(a.day) filter (where p.attendance in ('attended', 'one_on_one')) as last_on,
      count(*) filter (where p.attendance in ('attended', 'one_on_one') and a.day > v_today - 30) as in_30_days,
      count(*) filter (where p.attendance = 'declined' and a.day > v_today - 30) as declined
    from private.activity_participants p join private.activities a on a.id = p.activity_id
    where p.resident_id = r.id and a.day <= v_today
  ) x
  where r.community_id = p_community_id and r.deleted_at is null and r.status = 'in_house';
end $$;

create function private.get_activity_engagement(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_reach uuid[];
begin
  perform private.require_community_right(p_community_id, 'activity_participants', 'read');
  v_reach := private.list_residents_in_reach(p_community_id, 'activity_participants', 'read');
  return (
    select jsonb_build_object(
      'today', private.get_community_day(p_community_id),
      'residents', coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'name', coalesce(r.preferred_name || ' ' || regexp_replace(r.name, '^.* ', ''), r.name), 'unit', u.name,
        'last_on', e.last_on, 'in_30_days', e.in_30_days, 'declined', e.declined, 'is_inactive', e.is_inactive,
        'interests', coalesce(i.interests, '{}'), 'note', i.note
      ) order by e.is_inactive desc, e.in_30_days, lower(r.name), r.id), '[]')
    )
    from private.list_engagement(p_community_id) e join public.residents r on r.id = e.resident_id
    left join public.units u on u.id = r.unit_id left join private.activity_interests i on i.resident_id = r.id
    where r.id = any (v_reach)
  );
end $$;

-- Returns how residents take part: the last time, the last 30 days, and who hasn't in 14 days.
select private.expose('get_activity_engagement', 'authenticated');

-- True if a resident who lives in the community shares the calendar with the caller, a family member. The item is in
-- `private.list_position_rights`.
create function private.shares_activities_with_me(p_community_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() is true and exists (
    select from public.community_members m
    join public.resident_consents c on c.user_id = m.user_id and c.withdrawn_at is null
      and c.item = (select r.consent from private.list_position_rights() r where r.kind = 'activities')
    join public.residents r on r.id = c.resident_id and r.community_id = m.community_id and r.deleted_at is null
      and r.status in ('in_house', 'on_leave')
    where m.user_id = auth.uid() and m.community_id = p_community_id and m.position = 'family' and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
  );
end $$;

create function private.list_community_activities(p_community_id uuid, p_from date, p_to date)
returns table (
  id uuid, title text, category text, place text, host text, note text, day date, starts text, minutes integer, starts_at timestamptz,
  cancel_reason text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_community_id = any (private.list_my_community_ids('activities', 'read'))) is not true
    and private.shares_activities_with_me(p_community_id) is not true
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if p_to - p_from not between 0 and 62 then
    raise exception 'Choose up to 63 days.' using errcode = 'HXJAP';
  end if;
  return query
  select a.id, a.title, a.category, a.place, a.host, a.note, a.day, to_char(a.starts, 'HH24:MI'), a.minutes, a.starts_at, a.cancel_reason
  from private.activities a
  where a.community_id = p_community_id and a.day between p_from and p_to
  order by a.starts_at, lower(a.title), a.id;
end $$;

-- Returns a community's calendar without residents, for its staff and for families with the resident's consent.
select private.expose('list_community_activities', 'authenticated');

-- Returns how many residents have not taken part in 14 days, for positions that plan activities.
create function private.figures_of_activities() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids constant uuid[] := (private.list_my_community_ids('activities', 'change'))[1:20];
begin
  if cardinality(v_ids) = 0 or not exists (select from private.activities a where a.community_id = any (v_ids)) then
    return null;
  end if;
  return jsonb_build_object('inactive', (
    select count(*) from unnest(v_ids) c (id) cross join lateral private.list_engagement(c.id) e
    where e.is_inactive and exists (select from private.activities a where a.community_id = c.id)
  ));
end $$;
grant execute on function private.figures_of_activities() to authenticated;
