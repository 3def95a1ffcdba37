-- Employees of communities, linked to a member of the team if they have an account. Private: see staff_settings.sql.
create table private.employees (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  community_ids uuid[] not null,
  name text not null,
  position text not null,
  member_id uuid references public.community_members (id) on delete set null,
  employment_type text not null default 'full_time',
  status text not null default 'active',
  hired_on date not null,
  ended_on date,
  phone text,
  available_days text[] not null default '{}',
  unavailable_on date[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint employees_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint employees_position_is_known check (private.is_community_position(position) and position <> 'family'),
  constraint employees_communities_include_home check (cardinality(community_ids) between 1 and 20 and community_id = any (community_ids)),
  constraint employees_type_is_known check (employment_type in ('full_time', 'part_time', 'per_diem', 'temporary')),
  constraint employees_status_is_known check (status in ('active', 'leave', 'ended')),
  constraint employees_hired_on_in_range check (hired_on between '1950-01-01' and '2200-01-01'),
  constraint employees_ended_on_in_range check (ended_on >= hired_on and ended_on <= '2200-01-01'),
  constraint employees_end_with_date check ((status = 'ended') = (ended_on is not null)),
  constraint employees_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint employees_days_are_known check (available_days <@ array['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']),
  constraint employees_unavailable_in_range check (cardinality(unavailable_on) <= 120)
);
-- Triggers in other files:
--   operator/retention/employee_holds.sql: refuse_held_deletion

comment on column private.employees.community_id is 'The home community, whose managers change the record.';
comment on column private.employees.available_days is 'Weekdays the employee can work; empty for all.';

create index employees_communities_idx on private.employees using gin (community_ids);
create index employees_community_idx on private.employees (community_id);
create unique index employees_member_once_idx on private.employees (member_id) where status <> 'ended';
create index employees_member_idx on private.employees (member_id);

alter table private.employees enable row level security;

-- Hourly rates since a day. Never changed or deleted: a new row replaces the rate from its day on.
create table private.employee_pay (
  id uuid primary key,
  employee_id uuid not null references private.employees (id) on delete cascade,
  hourly_rate numeric not null,
  effective_on date not null,
  set_by uuid references public.profiles (id) on delete set null,
  set_by_name text not null default '',
  set_at timestamptz not null default clock_timestamp(),

  constraint employee_pay_rate_in_range check (hourly_rate between 1 and 1000),
  constraint employee_pay_effective_on_in_range check (effective_on between '1950-01-01' and '2200-01-01'),
  constraint employee_pay_set_by_name_is_plain check (private.is_single_line(set_by_name, 300))
);

create index employee_pay_employee_idx on private.employee_pay (employee_id, effective_on desc, set_at desc);
create index employee_pay_set_by_idx on private.employee_pay (set_by);

alter table private.employee_pay enable row level security;

-- Changes of employees: who changed what.
create table private.employee_changes (
  id bigint generated always as identity primary key,
  employee_id uuid not null references private.employees (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  by_name text not null default '',
  field text not null,
  before text,
  after text,

  constraint employee_changes_by_name_is_plain check (private.is_single_line(by_name, 300)),
  constraint employee_changes_field_is_known check (
    field in ('name', 'position', 'employment_type', 'status', 'hired_on', 'ended_on', 'phone')
  ),
  constraint employee_changes_before_is_plain check (private.is_single_line(before, 300)),
  constraint employee_changes_after_is_plain check (private.is_single_line(after, 300))
);

create index employee_changes_employee_idx on private.employee_changes (employee_id, at desc);

alter table private.employee_changes enable row level security;

create function private.log_employee_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.employee_changes (employee_id, by_name, field, before, after)
  select new.id, coalesce(private.get_my_display_name(), ''), b.key, b.value, a.value
  from jsonb_each_text(to_jsonb(old)) b join jsonb_each_text(to_jsonb(new)) a on a.key = b.key
  where b.key in ('name', 'position', 'employment_type', 'status', 'hired_on', 'ended_on', 'phone')
    and a.value is distinct from b.value;
  return null;
end $$;

create trigger log_changes after update on private.employees
  for each row execute function private.log_employee_changes();

-- Credentials, background checks, and trainings of employees. Rows count once verified. A renewal is a new row.
create table private.employee_credentials (
  id uuid primary key,
  employee_id uuid not null references private.employees (id) on delete cascade,
  type text not null,
  number text,
  issuer text,
  result text,
  issued_on date,
  expires_on date,
  due_on date,
  verified_at timestamptz,
  verified_by uuid references public.profiles (id) on delete set null,
  verified_by_name text,
  removed_at timestamptz,
  removed_by_name text,
  remove_reason text,
  created_at timestamptz not null default clock_timestamp(),

  constraint employee_credentials_type_is_known check (type in (
    'nurse_license', 'medication_aide', 'nursing_assistant', 'administrator_license', 'cpr', 'food_handler', 'driver_license',
    'background_check', 'exclusion_check', 'health_screening', 'orientation', 'dementia_care', 'abuse_prevention', 'fire_safety',
    'infection_control', 'medication_training'
  )),
  constraint employee_credentials_number_is_plain check (private.is_single_line(number, 60)),
  constraint employee_credentials_issuer_is_plain check (private.is_single_line(issuer, 120)),
  constraint employee_credentials_result_is_known check (result in ('clear', 'not_clear')),
  constraint employee_credentials_dates_in_range check (
    issued_on between '1950-01-01' and '2200-01-01' and expires_on between '1950-01-01' and '2200-01-01'
    and due_on between '1950-01-01' and '2200-01-01' and expires_on >= issued_on
  ),
  constraint employee_credentials_has_date check (num_nonnulls(issued_on, due_on) >= 1),
  constraint employee_credentials_verified_when_issued check (verified_at is null or issued_on is not null),
  constraint employee_credentials_verified_by_name_is_plain check (private.is_single_line(verified_by_name, 300)),
  constraint employee_credentials_removed_by_name_is_plain check (private.is_single_line(removed_by_name, 300)),
  constraint employee_credentials_reason_is_plain check (private.is_single_line(remove_reason, 300))
);

comment on column private.employee_credentials.issued_on is 'For trainings the day of completion; null until then.';

create index employee_credentials_employee_idx on private.employee_credentials (employee_id, type);
create index employee_credentials_ending_idx on private.employee_credentials (expires_on)
  where removed_at is null and verified_at is not null;
create index employee_credentials_verified_by_idx on private.employee_credentials (verified_by);

alter table private.employee_credentials enable row level security;

-- Reminders that were sent.
create table private.employee_credential_notices (
  credential_id uuid not null references private.employee_credentials (id) on delete cascade,
  days integer not null,

  constraint employee_credential_notices_pkey primary key (credential_id, days)
);

alter table private.employee_credential_notices enable row level security;

-- True if an employee is the caller, also after the membership ended.
create function private.is_me_employed(p_employee private.employees) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.community_members m where m.id = p_employee.member_id and m.user_id = auth.uid()
  );
end $$;

-- Returns the account of an employee that is on the team of the home community now.
create function private.get_employee_user_id(p_employee private.employees) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select m.user_id from public.community_members m
    where m.id = p_employee.member_id and p_employee.status <> 'ended' and exists (
      select from public.community_members o
      where o.user_id = m.user_id and o.community_id = p_employee.community_id and private.is_staff_position(o.position)
        and o.starts_at <= now() and (o.ends_at is null or o.ends_at > now())
    )
  );
end $$;

-- Returns the caller's employee records: none once the membership or employment ended.
create function private.list_my_employees() returns setof private.employees
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select e.* from public.community_members m join private.employees e on e.member_id = m.id
  where (select private.is_approved()) and m.user_id = auth.uid() and private.get_employee_user_id(e) = auth.uid();
end $$;

-- Returns an employee that the caller may change this way, locked. Managers can't change their own record.
create function private.begin_employee_change(p_employee_id uuid, p_kind text) returns private.employees
language plpgsql security definer set search_path = '' as $$
declare
  v_employee private.employees;
begin
  select * into v_employee from private.employees e where e.id = p_employee_id for update;
  if (v_employee.community_id = any (private.list_my_community_ids(p_kind, 'change'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if private.is_me_employed(v_employee) then
    raise exception 'Another manager must change your own record.' using errcode = 'HXYSO';
  end if;
  perform private.enforce_rate_limit('employee_change', 2000, interval '1 hour');
  return v_employee;
end $$;

-- Returns what each employee must have on a day, by the community's requirements, with its state.
create function private.list_requirement_states(p_community_id uuid, p_employee_ids uuid[], p_day date)
returns table (employee_id uuid, type text, is_blocking boolean, state text, expires_on date, credential_id uuid)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_requirements constant jsonb := (private.get_staff_settings(p_community_id)).requirements;
begin
  return query
  select e.id, r.key, r.value::boolean,
    case
      when n.id is not null then 'not_clear' when c.id is null then 'missing' when c.expires_on < p_day then 'lapsed'
      when c.verified_at is null then 'unverified' when c.expires_on <= p_day + 60 then 'expiring' else 'valid'
    end,
    c.expires_on, coalesce(n.id, c.id)
  from private.employees e cross join lateral jsonb_each(v_requirements -> e.position) r
  left join lateral (
    select * from private.employee_credentials c
    where c.employee_id = e.id and c.type = r.key and c.removed_at is null and c.issued_on <= p_day
      and c.result is distinct from 'not_clear'
    order by c.verified_at is not null and coalesce(c.expires_on >= p_day, true) desc, coalesce(c.expires_on >= p_day, true) desc,
      c.expires_on desc nulls first, c.id
    limit 1
  ) c on true
  left join lateral (
    select n.id from private.employee_credentials n
    where n.employee_id = e.id and n.type = r.key and n.removed_at is null and n.result = 'not_clear'
      and n.issued_on >= coalesce(c.issued_on, '-infinity') and n.issued_on <= p_day
    limit 1
  ) n on true
  where e.id = any (p_employee_ids);
end $$;
