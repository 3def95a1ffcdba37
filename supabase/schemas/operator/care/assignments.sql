-- Which units a caregiver covers in a shift. A caregiver reads and charts for the residents of these units only.
create function private.list_shift_assignments(p_community_id uuid, p_day date default null, p_shift text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id and c.deleted_at is null);
  v_day date := p_day;
  v_shift text := p_shift;
  v_bounds record;
begin
  if v_zone is null or (p_community_id = any (private.list_my_community_ids('shift_assignments', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if v_day is null or v_shift is null then
    select s.day, s.shift into v_day, v_shift from private.get_shift_at(now(), v_zone) s;
  end if;
  select * into v_bounds from private.get_shift_bounds(v_day, v_shift, v_zone);
  if v_bounds.starts_at is null then
    raise exception 'Choose a shift.' using errcode = 'HXKSH';
  end if;
  return jsonb_build_object(
    'day', v_day, 'shift', v_shift, 'time_zone', v_zone,
    'caregivers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'member_id', m.id, 'name', coalesce(nullif(p.full_name, ''), p.email),
        'unit_ids', (
          select coalesce(jsonb_agg(distinct a.unit_id), '[]') from public.shift_assignments a
          where a.member_id = m.id and a.starts_at < v_bounds.ends_at and a.ends_at > v_bounds.starts_at
        ),
        'scheduled', private.describe_scheduled_hours(m.id, v_bounds.starts_at, v_bounds.ends_at)
      ) order by lower(p.full_name), m.id), '[]')
      from public.community_members m join public.profiles p on p.id = m.user_id
      where m.community_id = p_community_id and m.position = 'caregiver' and m.starts_at < v_bounds.ends_at
        and (m.ends_at is null or m.ends_at > greatest(now(), v_bounds.starts_at))
    ),
    'units', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', u.id, 'name', u.name, 'floor', b.name || ', ' || f.name,
        'residents', (
          select count(*) from public.residents r
          where r.unit_id = u.id and r.deleted_at is null and r.status in ('in_house', 'on_leave')
        )
      ) order by lower(b.name), f.position, lower(f.name), lower(u.name), u.id), '[]')
      from public.units u join public.floors f on f.id = u.floor_id join public.buildings b on b.id = f.building_id
      where u.community_id = p_community_id and u.deleted_at is null
    )
  );
end $$;

-- Returns the caregivers of a community with the units they cover in a shift, the current one by default.
select private.expose('list_shift_assignments', 'authenticated');

create function private.set_shift_assignments(p_member_id uuid, p_day date, p_shift text, p_unit_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_member public.community_members;
  v_zone text;
  v_bounds record;
begin
  select * into v_member from public.community_members m where m.id = p_member_id for update;
  if v_member.id is null or not v_member.community_id = any (private.list_my_community_ids('shift_assignments', 'add')) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('shift_assignment', 1000, interval '1 hour');
  select c.time_zone into v_zone from public.communities c where c.id = v_member.community_id;
  select * into v_bounds from private.get_shift_bounds(p_day, p_shift, v_zone);
  if v_bounds.starts_at is null or v_bounds.ends_at < now() or v_bounds.starts_at > now() + interval '90 days'
    or v_member.position <> 'caregiver' or v_member.ends_at <= v_bounds.starts_at
  then
    raise exception 'Choose a current or upcoming shift.' using errcode = 'HXKSH';
  end if;
  if cardinality(p_unit_ids) > 500 or exists (
    select from unnest(p_unit_ids) i (id)
    where not exists (
      select from public.units u where u.id = i.id and u.community_id = v_member.community_id and u.deleted_at is null
    )
  ) then
    raise exception 'Choose units of this community.' using errcode = 'HXKSU';
  end if;
  delete from public.shift_assignments a
  where a.member_id = p_member_id and a.starts_at < v_bounds.ends_at and a.ends_at > v_bounds.starts_at;
  insert into public.shift_assignments (member_id, unit_id, community_id, starts_at, ends_at)
  select p_member_id, i.id, v_member.community_id, v_bounds.starts_at, v_bounds.ends_at
  from (select distinct id from unnest(p_unit_ids) u (id)) i;
end $$;

-- Sets the units that a caregiver covers in a current or upcoming shift.
select private.expose('set_shift_assignments', 'authenticated');
