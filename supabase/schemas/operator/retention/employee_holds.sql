-- Holds of employees' records: nothing of an employee on hold is deleted.
create table private.employee_holds (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  employee_id uuid not null references private.employees (id) on delete cascade,
  reason text not null,
  held_at timestamptz not null default clock_timestamp(),
  held_by_name text not null default '',
  released_at timestamptz,
  released_by_name text,
  release_reason text,

  constraint employee_holds_reason_is_plain check (char_length(btrim(reason)) >= 5 and private.is_single_line(reason, 200)),
  constraint employee_holds_held_by_name_is_plain check (private.is_single_line(held_by_name, 300)),
  constraint employee_holds_released_by_name_is_plain check (private.is_single_line(released_by_name, 300)),
  constraint employee_holds_release_reason_is_plain check (
    char_length(btrim(release_reason)) >= 5 and private.is_single_line(release_reason, 200)
  ),
  constraint employee_holds_released_with_reason check ((released_at is null) = (release_reason is null))
);
create unique index employee_holds_once_idx on private.employee_holds (employee_id) where released_at is null;
create index employee_holds_employee_idx on private.employee_holds (employee_id);
create index employee_holds_community_idx on private.employee_holds (community_id, held_at desc);
alter table private.employee_holds enable row level security;

create function private.is_employee_held(p_employee_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.employee_holds h where h.employee_id = p_employee_id and h.released_at is null);
end $$;

-- Refuses to delete an employee on hold, by anyone, the server included.
create function private.refuse_held_employee_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_employee_held(old.id) then
    raise exception 'The records of this employee are on hold.' using errcode = 'HXYDH';
  end if;
  return old;
end $$;
create trigger refuse_held_deletion before delete on private.employees
  for each row execute function private.refuse_held_employee_deletion();

create function private.hold_employee_records(p_id uuid, p_employee_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_employee private.employees;
begin
  select * into v_employee from private.employees e where e.id = p_employee_id for update;
  perform private.require_retention_right(v_employee.community_id);
  if exists (select from private.employee_holds h where h.id = p_id and h.employee_id = p_employee_id) then
    return;
  end if;
  perform private.enforce_rate_limit('resident_hold', 120, interval '1 hour');
  perform private.require_hold_reason(p_reason);
  if private.is_employee_held(p_employee_id) then
    raise exception 'These records are on hold already.' using errcode = 'HXYDA';
  end if;
  insert into private.employee_holds (id, community_id, employee_id, reason, held_by_name)
  values (p_id, v_employee.community_id, p_employee_id, btrim(p_reason), coalesce(private.get_my_display_name(), ''));
end $$;

-- Puts the records of an employee on hold. A repeat with the same ID changes nothing.
select private.expose('hold_employee_records', 'authenticated');

create function private.release_employee_hold(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_hold private.employee_holds;
begin
  select * into v_hold from private.employee_holds h where h.id = p_id for update;
  perform private.require_retention_right(v_hold.community_id);
  if v_hold.released_at is not null then
    return;
  end if;
  perform private.require_hold_reason(p_reason);
  update private.employee_holds h
  set released_at = clock_timestamp(), released_by_name = coalesce(private.get_my_display_name(), ''), release_reason = btrim(p_reason)
  where h.id = p_id;
end $$;

-- Releases the hold of an employee's records with a reason, which stays with the hold.
select private.expose('release_employee_hold', 'authenticated');

create function private.get_employee_hold(p_employee_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_retention_right((select e.community_id from private.employees e where e.id = p_employee_id));
  return (
    select jsonb_build_object('id', h.id, 'reason', h.reason, 'held_at', h.held_at, 'held_by', h.held_by_name)
    from private.employee_holds h where h.employee_id = p_employee_id and h.released_at is null
  );
end $$;

-- Returns the hold of an employee's records, or null.
select private.expose('get_employee_hold', 'authenticated');
