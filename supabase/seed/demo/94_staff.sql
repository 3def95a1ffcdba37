-- Staff of the operator's communities: 160 employees with credentials, the schedule of last, this, and next week, and
-- attendance. Deterministic apart from today's date. Requires the operator; idempotent, leaves existing rows.
do $$
declare
  v_operator constant uuid := 'dec0de00-0000-4000-8000-000000000007';
  v_today constant date := (now() at time zone 'America/New_York')::date;
  v_week constant date := v_today - extract(dow from v_today)::integer;
  v_first constant text[] := array[
    'Maria', 'James', 'Aisha', 'Kevin', 'Nicole', 'Andre', 'Lauren', 'Tyrone', 'Megan', 'Luis', 'Danielle', 'Brandon', 'Grace',
    'Marcus', 'Heather', 'Omar', 'Jasmine', 'Kyle', 'Priya', 'Derek', 'Tanya', 'Victor', 'Alicia'
  ];
  v_last constant text[] := array[
    'Alvarez', 'Baker', 'Chen', 'Dawson', 'Ellis', 'Foster', 'Gutierrez', 'Hayes', 'Ibrahim', 'Jensen', 'Kaur', 'Lewis', 'Morales',
    'Nguyen', 'Owens', 'Patel', 'Quinn', 'Reyes', 'Simmons', 'Torres', 'Usman', 'Vargas', 'Walsh', 'Young', 'Zimmerman'
  ];
  v_name constant text := (select coalesce(p.full_name, '') from public.profiles p where p.id = v_operator);
  v_lapsed constant uuid := md5('employee23')::uuid;
begin
  if not exists (select from public.communities c where c.id = 'dec0de00-0000-4000-8000-00000000b001')
    or exists (select from private.employees e where e.community_id::text like 'dec0de00-%')
  then
    return;
  end if;

  insert into private.employees (
    id, community_id, community_ids, name, position, member_id, employment_type, hired_on, phone
  )
  select md5('employee' || s.n)::uuid, s.community_id,
    case when s.n % 31 = 12 then array[s.community_id, 'dec0de00-0000-4000-8000-00000000b002'::uuid] else array[s.community_id] end,
    coalesce(
      (select nullif(p.full_name, '') from public.profiles p where p.id = s.user_id),
      v_first[1 + s.n * 5 % 23] || ' ' || v_last[1 + s.n * 7 % 25]
    ),
    s.position, (
      select m.id from public.community_members m
      where m.user_id = s.user_id and m.community_id = s.community_id and m.position = s.position limit 1
    ),
    case when s.n <= 4 or s.n % 3 = 0 then 'full_time' when s.n % 3 = 1 then 'part_time' else 'per_diem' end,
    v_today - 90 - s.n * 37 % 2400, '(614) 555-0' || 200 + s.n
  from (
    select n.n, ('dec0de00-0000-4000-8000-00000000b00' || n.community)::uuid as community_id,
      case when n.n <= 4 then (
        'dec0de00-0000-4000-8000-0000000000' || (array['07', '16', '17', '18'])[n.n]
      )::uuid end as user_id,
      case
        when n.n <= 4 then (array['executive_director', 'nurse', 'medication_aide', 'caregiver'])[n.n]
        when n.k = 1 then 'business_office' when n.k = 36 then 'sales'
        when n.k % 20 in (0, 1) then 'nurse' when n.k % 20 in (2, 3, 4) then 'medication_aide'
        when n.k % 20 in (13, 14, 15) then 'dining' when n.k % 20 = 16 then 'activities' when n.k % 20 = 17 then 'maintenance'
        else 'caregiver'
      end as position
    from (
      select n, case when n <= 70 then 1 when n <= 105 then 2 else 3 end as community,
        case when n <= 70 then n when n <= 105 then n - 70 else n - 105 end as k
      from generate_series(1, 160) n
    ) n
  ) s;

  insert into private.employee_pay (id, employee_id, hourly_rate, effective_on, set_by, set_by_name)
  select md5('pay' || e.id)::uuid, e.id, case e.position
      when 'executive_director' then 62 when 'nurse' then 38.5 when 'medication_aide' then 22 when 'caregiver' then 18.5
      when 'dining' then 16.75 when 'maintenance' then 24 else 21
    end + (hashtext(e.name) & 7) * 0.25, e.hired_on, v_operator, v_name
  from private.employees e where e.community_id::text like 'dec0de00-%' and e.id <> md5('employee1')::uuid;

  -- What each position must have. Some expire soon, one has lapsed, and some CPR cards are missing.
  insert into private.employee_credentials (
    id, employee_id, type, number, issuer, result, issued_on, expires_on, verified_at, verified_by, verified_by_name
  )
  select md5('credential' || e.id || r.type)::uuid, e.id, r.type,
    case when private.get_credential_kind(r.type) = 'credential' then 'DEMO-' || 20000 + (hashtext(e.name || r.type) & 9999) end,
    case r.type when 'nurse_license' then 'Ohio Board of Nursing' when 'cpr' then 'American Red Cross' end,
    case when private.get_credential_kind(r.type) = 'check' then 'clear' end,
    greatest(e.hired_on - 20, v_today - 700),
    case
      when private.get_credential_kind(r.type) <> 'credential' then null
      when e.id = v_lapsed and r.type = 'medication_aide' then v_today - 6
      when (hashtext(e.id::text || r.type) & 15) = 3 then v_today + 14 + (hashtext(e.name) & 31)
      else v_today + 120 + (hashtext(e.id::text || r.type) & 511)
    end,
    greatest(e.hired_on, v_today - 690)::timestamptz, v_operator, v_name
  from private.employees e
  cross join lateral jsonb_object_keys(private.get_default_staff_requirements() -> e.position) r (type)
  where e.community_id::text like 'dec0de00-%' and (r.type <> 'cpr' or (hashtext(e.id::text) & 15) <> 5);

  insert into private.employee_credentials (id, employee_id, type, due_on)
  select md5('training' || e.id)::uuid, e.id, 'fire_safety', v_today - 3 + (hashtext(e.id::text) & 31)
  from private.employees e
  where e.community_id::text like 'dec0de00-%' and (hashtext('training' || e.id) & 15) = 2;

  -- Last week and this week are published, next week is a draft. People who are out leave open shifts and agency shifts.
  insert into private.staff_shifts (
    id, community_id, employee_id, position, unit_group, day, starts_at, ends_at, break_minutes, state, agency_name, agency_rate, published_at
  )
  select md5('shift' || e.id || d.day)::uuid, e.community_id, case when not o.is_out then e.id end, e.position,
    case when e.position = 'caregiver' then (array['Floor 1', 'Floor 2'])[1 + (hashtext(e.id::text) & 1)] end, d.day,
    (d.day + t.starts) at time zone 'America/New_York', (d.day + t.ends) at time zone 'America/New_York', t.break_minutes,
    case when d.day < v_week + 7 then 'published' else 'draft' end,
    case when o.is_out and o.hash % 3 = 0 then 'Buckeye Staffing' end, case when o.is_out and o.hash % 3 = 0 then 42 end,
    case when d.day < v_week + 7 then (v_week - 9)::timestamptz end
  from private.employees e
  cross join lateral (select substr(e.phone, 12)::integer - 200 as n) n
  cross join lateral (select v_week - 7 + g as day from generate_series(0, 20) g) d
  cross join lateral (
    select * from (values
      ('day', time '07:00', interval '7 hours', interval '15 hours', 0),
      ('evening', '15:00', interval '15 hours', interval '23 hours', 0),
      ('night', '23:00', interval '23 hours', interval '31 hours', 0),
      ('office', '08:00', interval '8 hours', interval '16 hours 30 minutes', 30),
      ('kitchen', '11:00', interval '11 hours', interval '19 hours', 0)
    ) v (kind, clock, starts, ends, break_minutes)
    where v.kind = case
      when e.position in ('nurse', 'medication_aide', 'caregiver') then
        case when n.n <= 4 or (n.n * 7 + n.n / 20 * 3) % 10 < 5 then 'day' when (n.n * 7 + n.n / 20 * 3) % 10 < 8 then 'evening' else 'night' end
      when e.position = 'dining' then case when n.n % 2 = 0 then 'day' else 'kitchen' end
      else 'office'
    end
  ) t
  cross join lateral (select hashtext(e.id::text || d.day) & 1023 as hash) h
  cross join lateral (
    select h.hash, n.n > 4 and (h.hash % 29 = 7 and d.day >= v_today or e.id = v_lapsed and d.day > v_today - 6) as is_out
  ) o
  where e.community_id::text like 'dec0de00-%' and e.position <> 'executive_director'
    and (n.n * 3 + extract(dow from d.day)::integer) % 7 < case
      -- The demo's nurse has eight hours left to claim an open shift.
      when n.n = 2 then 4 when e.employment_type = 'full_time' then 5 when e.employment_type = 'part_time' then 3 else 2
    end
    and (t.kind <> 'office' or extract(dow from d.day) between 1 and 5);

  -- Clock entries of shifts that started: a few are late, and a few people did not come.
  insert into private.time_entries (
    id, community_id, employee_id, shift_id, day, clocked_in_at, clocked_out_at, break_minutes, recorded_by_name, recorded_at
  )
  select md5('entry' || s.id)::uuid, s.community_id, s.employee_id, s.id, s.day, i.at,
    case when s.ends_at + interval '10 minutes' < now() then s.ends_at + make_interval(mins => h.hash % 11 - 4) end, s.break_minutes,
    e.name, i.at
  from private.staff_shifts s join private.employees e on e.id = s.employee_id
  cross join lateral (select hashtext('entry' || s.id) & 1023 as hash) h
  cross join lateral (
    select s.starts_at + make_interval(mins => case when h.hash % 31 = 4 then 19 else h.hash % 9 - 5 end) as at
  ) i
  where s.community_id::text like 'dec0de00-%' and s.state = 'published' and i.at < now() and h.hash % 73 <> 5;

  -- A swap that waits for a manager, and one that waits for the demo's caregiver.
  insert into private.shift_swaps (id, shift_id, from_employee_id, to_employee_id, state, asked_at)
  select md5('swap' || s.n)::uuid, s.id, s.employee_id, s.to_id, case s.n when 1 then 'accepted' else 'asked' end, now() - interval '5 hours'
  from (
    -- Shifts to come on a day off, then others that don't overlap. Late on the last day of a week, all have started.
    select s.id, s.employee_id, t.id as to_id, row_number() over (
      order by s.starts_at > now() desc, exists (select from private.staff_shifts o where o.employee_id = t.id and o.day = s.day), s.starts_at, s.id
    ) as n
    from private.staff_shifts s cross join private.employees t
    where s.community_id = 'dec0de00-0000-4000-8000-00000000b001' and s.state = 'published' and s.day >= v_today
      and s.position = 'caregiver' and s.employee_id is not null and s.employee_id <> t.id and t.id = md5('employee4')::uuid
      and not exists (
        select from private.staff_shifts o where o.employee_id = t.id and o.starts_at < s.ends_at and o.ends_at > s.starts_at
      )
  ) s
  where s.n <= 2;
end $$;
