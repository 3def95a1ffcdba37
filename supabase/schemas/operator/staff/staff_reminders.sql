-- Reminders of credentials that expire, and the numbers on managers' dashboards.

-- True if a later verified credential of the type replaces this one.
create function private.is_credential_renewed(p_credential private.employee_credentials) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.employee_credentials o
    where o.employee_id = p_credential.employee_id and o.type = p_credential.type and o.id <> p_credential.id and o.removed_at is null
      and o.verified_at is not null and o.result is distinct from 'not_clear'
      and coalesce(o.expires_on, 'infinity') > p_credential.expires_on
  );
end $$;

-- Notifies employees and their managers of credentials that expire in 60, 30, and 7 days and today, once each; returns
-- how many. Of several missed reminders only the nearest is sent, and dates before verification are skipped.
create function private.send_staff_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_credential private.employee_credentials;
  v_employee private.employees;
  v_today date;
  v_days integer;
  v_facts jsonb;
  v_count integer := 0;
begin
  for v_credential in
    select c.* from private.employee_credentials c
    where c.removed_at is null and c.verified_at is not null and c.expires_on between current_date - 1 and current_date + 61
    order by c.expires_on, c.id
    for update skip locked
  loop
    select * into v_employee from private.employees e where e.id = v_credential.employee_id;
    v_today := private.get_community_day(v_employee.community_id);
    continue when v_employee.status = 'ended' or v_credential.expires_on < v_today;
    v_days := private.get_due_reminder(
      v_credential.expires_on - v_today, v_credential.expires_on - v_credential.verified_at::date, array[60, 30, 7, 0]
    );
    continue when v_days is null or private.is_credential_renewed(v_credential);
    insert into private.employee_credential_notices (credential_id, days) values (v_credential.id, v_days)
    on conflict do nothing;
    continue when not found;
    v_facts := jsonb_build_object(
      'name', v_employee.name, 'employee_id', v_employee.id, 'community_id', v_employee.community_id,
      'credential', replace(v_credential.type, '_', ' '), 'when', to_char(v_credential.expires_on, 'FMMonth FMDD, YYYY')
    );
    perform private.notify_employee(
      v_employee.id, 'staff_credential_ending', 'staff_credential:' || v_credential.id || ':' || v_days, v_facts
    );
    perform private.notify(
      m.user_id, 'staff_credential_ending', 'staff_credential:' || v_credential.id || ':' || v_days, v_facts, v_facts
    )
    from (
      select distinct m.user_id from public.community_members m
      where m.community_id = v_employee.community_id and m.position = any (private.list_positions_with_right('employee_credentials', 'change'))
        and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
    ) m;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- Schedules these reminders and those of compliance on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_staff_reminders() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[
    ['remind-of-staff-credentials', '41 * * * *', 'select private.send_staff_reminders()'],
    ['remind-of-compliance', '43 * * * *', 'select private.send_compliance_reminders()']
  ])
$$;

-- For managers of schedules: employees who can't work, shifts below the required hours until Saturday, and swaps to
-- approve.
create function private.figures_of_staff() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_lapsed integer;
  v_short integer;
  v_swaps integer;
begin
  if not private.is_approved() then
    return null;
  end if;
  v_ids := (private.list_my_community_ids('staff_shifts', 'change'))[1:20];
  if cardinality(v_ids) = 0 or not exists (select from private.employees e where e.community_id = any (v_ids)) then
    return null;
  end if;
  select count(distinct r.employee_id) into v_lapsed
  from unnest(v_ids) c (id) cross join lateral private.list_requirement_states(
    c.id, array(select e.id from private.employees e where e.community_id = c.id and e.status = 'active'), private.get_community_day(c.id)
  ) r
  where r.is_blocking and r.state not in ('valid', 'expiring');
  select count(distinct (c.id, s.day, s.shift)) into v_short
  from unnest(v_ids) c (id)
  cross join lateral (select private.get_community_day(c.id) as today) d
  cross join lateral private.list_staffing(c.id, d.today, d.today + 6 - extract(dow from d.today)::integer) s
  where s.scheduled < s.required - 1;
  select count(*) into v_swaps
  from private.staff_shifts s join private.shift_swaps w on w.shift_id = s.id
  where s.community_id = any (v_ids) and s.day >= current_date - 1 and s.starts_at > now() and w.state = 'accepted';
  return jsonb_build_object('lapsed', v_lapsed, 'short', v_short, 'swaps', v_swaps);
end $$;
grant execute on function private.figures_of_staff() to authenticated;
