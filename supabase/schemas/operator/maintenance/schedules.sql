-- Preventive maintenance by calendar or meter. Days are counted from the first one, so a schedule of the 31st returns to
-- the 31st after a short month, and they are days in the community's time zone.
create table public.maintenance_schedules (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  title text not null,
  description text,
  unit_id uuid references public.units (id) on delete set null,
  asset_id uuid references public.maintenance_assets (id) on delete cascade,
  area text,
  category text not null default 'general',
  priority text not null default 'normal',
  needs_signature boolean not null default false,
  member_id uuid references public.community_members (id) on delete set null,
  vendor_id uuid references public.vendors (id) on delete set null,
  every integer not null default 1,
  period text not null default 'month',
  starts_on date,
  lead_days integer not null default 0,
  occurrences integer not null default 0,
  next_on date,
  next_meter numeric,
  paused_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),

  constraint maintenance_schedules_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 120)),
  constraint maintenance_schedules_description_is_plain check (private.is_plain_message(description, 4000)),
  constraint maintenance_schedules_area_is_plain check (private.is_single_line(area, 120)),
  constraint maintenance_schedules_category_is_known check (private.is_single_line(category, 20) and private.is_maintenance_category(category)),
  constraint maintenance_schedules_priority_is_known check (private.is_single_line(priority, 20) and private.is_maintenance_priority(priority)),
  constraint maintenance_schedules_period_is_known check (period in ('day', 'week', 'month', 'meter')),
  constraint maintenance_schedules_every_in_range check (
    every between 1 and case period when 'day' then 365 when 'week' then 104 when 'month' then 60 else 1000000 end
  ),
  constraint maintenance_schedules_starts_on_in_range check (starts_on between '2000-01-01' and '2100-01-01'),
  constraint maintenance_schedules_lead_in_range check (lead_days between 0 and 60),
  constraint maintenance_schedules_occurrences_in_range check (occurrences between 0 and 1000000),
  constraint maintenance_schedules_next_on_in_range check (next_on between '2000-01-01' and '2300-01-01'),
  constraint maintenance_schedules_next_meter_in_range check (next_meter between 0 and 2000000000),
  constraint maintenance_schedules_basis check (
    period = 'meter' and asset_id is not null and next_meter is not null and next_on is null
    or period <> 'meter' and starts_on is not null and next_on is not null and next_meter is null
  ),
  constraint maintenance_schedules_one_assignee check (member_id is null or vendor_id is null)
);
comment on column public.maintenance_schedules.occurrences is 'How many days of the calendar have passed; the next one has this index.';

create index maintenance_schedules_community_idx on public.maintenance_schedules (community_id, lower(title), id);
create index maintenance_schedules_due_idx on public.maintenance_schedules (next_on) where paused_at is null;
create index maintenance_schedules_unit_idx on public.maintenance_schedules (unit_id);
create index maintenance_schedules_asset_idx on public.maintenance_schedules (asset_id);
create index maintenance_schedules_member_idx on public.maintenance_schedules (member_id);
create index maintenance_schedules_vendor_idx on public.maintenance_schedules (vendor_id);

select private.set_up_table('public.maintenance_schedules', 'select');
create policy "Positions read it" on public.maintenance_schedules
  for select to authenticated
  using (community_id = any ((select private.list_my_community_ids('maintenance_schedules', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.maintenance_schedules', 'community_id', 'private.list_my_community_ids(''maintenance_schedules'', ''read'')'
);

-- Returns a day of a calendar schedule by its index.
create function private.get_schedule_day(p_starts_on date, p_every integer, p_period text, p_index integer) returns date
language sql immutable set search_path = '' as $$
  select case p_period
    when 'day' then p_starts_on + p_every * p_index
    when 'week' then p_starts_on + 7 * p_every * p_index
    else (p_starts_on + make_interval(months => p_every * p_index))::date
  end
$$;

-- Returns the index of the first day of a schedule on or after a day.
create function private.find_schedule_index(p_starts_on date, p_every integer, p_period text, p_day date) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  v_index integer := greatest(0, case p_period
    when 'day' then (p_day - p_starts_on) / p_every
    when 'week' then (p_day - p_starts_on) / (7 * p_every)
    else (12 * (extract(year from p_day) - extract(year from p_starts_on)) + extract(month from p_day) - extract(month from p_starts_on))::integer / p_every
  end - 1);
begin
  while private.get_schedule_day(p_starts_on, p_every, p_period, v_index) < p_day loop
    v_index := v_index + 1;
  end loop;
  return v_index;
end $$;

create function private.save_maintenance_schedule(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_old public.maintenance_schedules;
  v_row public.maintenance_schedules;
  v_meter numeric;
begin
  perform private.require_community_right(p_community_id, 'maintenance_schedules', 'change');
  select * into v_old from public.maintenance_schedules s where s.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  perform private.enforce_rate_limit('maintenance_schedule', 600, interval '1 hour');
  if private.is_repeated_save(v_old.version, p_version, 'HXQVE') then
    return p_id;
  end if;
  v_row := jsonb_populate_record(v_old, p_values);
  perform private.require_maintenance_place(p_community_id, v_row.unit_id, v_row.asset_id);
  perform private.require_work_order_assignee(p_community_id, v_row.member_id, v_row.vendor_id);
  v_row.period := coalesce(v_row.period, 'month');
  v_row.every := coalesce(v_row.every, 1);
  if v_row.period = 'meter' then
    select a.meter_value into v_meter from public.maintenance_assets a where a.id = v_row.asset_id and a.meter_unit is not null;
    if not found then
      raise exception 'Choose an asset with a meter.' using errcode = 'HXQMA';
    end if;
    v_row.next_on := null;
    v_row.starts_on := null;
    if v_old.period is distinct from 'meter' or v_old.every <> v_row.every or v_old.asset_id <> v_row.asset_id then
      v_row.next_meter := coalesce(v_meter, 0) + v_row.every;
    end if;
  else
    if v_row.starts_on is null then
      raise exception 'Choose the first day.' using errcode = 'HXQSD';
    end if;
    v_row.next_meter := null;
    if (v_old.starts_on, v_old.every, v_old.period) is distinct from (v_row.starts_on, v_row.every, v_row.period) then
      -- Days before today are not made up for.
      v_row.occurrences := private.find_schedule_index(
        v_row.starts_on, v_row.every, v_row.period, greatest(v_row.starts_on, (now() at time zone v_zone)::date)
      );
    end if;
    v_row.next_on := private.get_schedule_day(v_row.starts_on, v_row.every, v_row.period, v_row.occurrences);
  end if;
  insert into public.maintenance_schedules as s (
    id, community_id, title, description, unit_id, asset_id, area, category, priority, needs_signature, member_id, vendor_id, every,
    period, starts_on, lead_days, occurrences, next_on, next_meter
  )
  values (
    p_id, p_community_id, btrim(v_row.title), nullif(btrim(v_row.description), ''), v_row.unit_id, v_row.asset_id,
    nullif(btrim(v_row.area), ''), coalesce(v_row.category, 'general'), coalesce(v_row.priority, 'normal'),
    coalesce(v_row.needs_signature, false), v_row.member_id, v_row.vendor_id, v_row.every, v_row.period, v_row.starts_on,
    coalesce(v_row.lead_days, 0), coalesce(v_row.occurrences, 0), v_row.next_on, v_row.next_meter
  )
  on conflict (id) do update
  set title = excluded.title, description = excluded.description, unit_id = excluded.unit_id, asset_id = excluded.asset_id,
    area = excluded.area, category = excluded.category, priority = excluded.priority, needs_signature = excluded.needs_signature,
    member_id = excluded.member_id, vendor_id = excluded.vendor_id, every = excluded.every, period = excluded.period,
    starts_on = excluded.starts_on, lead_days = excluded.lead_days, occurrences = excluded.occurrences, next_on = excluded.next_on,
    next_meter = excluded.next_meter, version = s.version + 1;
  return p_id;
end $$;

-- Adds or changes a schedule. The version is 0 for a new one.
select private.expose('save_maintenance_schedule', 'authenticated');

create function private.pause_maintenance_schedule(p_id uuid, p_is_paused boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.maintenance_schedules;
  v_today date;
begin
  select * into v_row from public.maintenance_schedules s where s.id = p_id for update;
  perform private.require_community_right(v_row.community_id, 'maintenance_schedules', 'change');
  if (v_row.paused_at is not null) = p_is_paused then
    return;
  end if;
  -- Days that passed during the pause are not made up for.
  if not p_is_paused and v_row.period <> 'meter' then
    v_today := (now() at time zone (select c.time_zone from public.communities c where c.id = v_row.community_id))::date;
    if v_row.next_on < v_today then
      v_row.occurrences := private.find_schedule_index(v_row.starts_on, v_row.every, v_row.period, v_today);
      v_row.next_on := private.get_schedule_day(v_row.starts_on, v_row.every, v_row.period, v_row.occurrences);
    end if;
  end if;
  update public.maintenance_schedules s
  set paused_at = case when p_is_paused then now() end, occurrences = v_row.occurrences, next_on = v_row.next_on, version = s.version + 1
  where s.id = p_id;
end $$;

select private.expose('pause_maintenance_schedule', 'authenticated');

-- Creates an order for one occurrence of a schedule. False if there is one already.
create function private.create_scheduled_work_order(
  p_schedule public.maintenance_schedules, p_occurrence text, p_due_at timestamptz, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := md5(p_schedule.id || ':' || p_occurrence)::uuid;
  v_member public.community_members;
  v_assignee text;
begin
  if exists (select from public.work_orders o where o.schedule_id = p_schedule.id and o.occurrence = p_occurrence) then
    return false;
  end if;
  select * into v_member from public.community_members m
  where m.id = p_schedule.member_id and (m.ends_at is null or m.ends_at > now());
  v_assignee := coalesce(
    (select left(coalesce(nullif(p.full_name, ''), p.email), 300) from public.profiles p where p.id = v_member.user_id),
    (select v.company_name from public.vendors v where v.id = p_schedule.vendor_id and v.verification_status = 'verified')
  );
  insert into public.work_orders (
    id, community_id, number, title, description, unit_id, asset_id, area, category, priority, state, source, requested_at, requester,
    member_id, vendor_id, assignee, assigned_at, responded_at, due_at, needs_signature, schedule_id, occurrence
  )
  values (
    v_id, p_schedule.community_id, private.get_next_work_order_number(p_schedule.community_id), p_schedule.title,
    p_schedule.description, p_schedule.unit_id, p_schedule.asset_id, p_schedule.area, p_schedule.category, p_schedule.priority,
    case when v_assignee is null then 'triaged' else 'assigned' end, 'schedule', p_now, 'Schedule', v_member.id,
    case when v_member.id is null and v_assignee is not null then p_schedule.vendor_id end, v_assignee,
    case when v_assignee is not null then p_now end, p_now, p_due_at, p_schedule.needs_signature, p_schedule.id, p_occurrence
  )
  on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into public.work_order_events (work_order_id, community_id, type, state, at, recorded_name)
  values (v_id, p_schedule.community_id, 'requested', case when v_assignee is null then 'triaged' else 'assigned' end, p_now, 'Schedule');
  if v_assignee is not null then
    perform private.notify_work_order_assignee(v_id);
  end if;
  return true;
end $$;

-- Creates the orders of all schedules that are due, or of an asset or a community; returns how many. Each schedule advances in the transaction that
-- creates its orders, so a kill loses neither, and servers skip schedules that another one works on.
create function private.create_scheduled_work_orders(
  p_now timestamptz default now(), p_asset_id uuid default null, p_community_id uuid default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_schedule public.maintenance_schedules;
  v_zone text;
  v_today date;
  v_meter numeric;
  v_count integer := 0;
begin
  for v_schedule in
    select s.* from public.maintenance_schedules s
    where s.paused_at is null and s.next_on <= (p_now at time zone 'UTC')::date + 61 and p_asset_id is null
      and (p_community_id is null or s.community_id = p_community_id)
    order by s.id for update skip locked
  loop
    select c.time_zone, (p_now at time zone c.time_zone)::date into v_zone, v_today
    from public.communities c
    where c.id = v_schedule.community_id and c.deleted_at is null and not exists (
      select from public.maintenance_assets a where a.id = v_schedule.asset_id and a.archived_at is not null
    );
    continue when not found or v_schedule.next_on - v_schedule.lead_days > v_today;
    for v_step in 1 .. 400 loop
      v_count := v_count + private.create_scheduled_work_order(
        v_schedule, v_schedule.next_on::text, (v_schedule.next_on + time '17:00') at time zone v_zone, p_now
      )::integer;
      v_schedule.occurrences := v_schedule.occurrences + 1;
      v_schedule.next_on := private.get_schedule_day(
        v_schedule.starts_on, v_schedule.every, v_schedule.period, v_schedule.occurrences
      );
      exit when v_schedule.next_on - v_schedule.lead_days > v_today;
    end loop;
    update public.maintenance_schedules s set occurrences = v_schedule.occurrences, next_on = v_schedule.next_on where s.id = v_schedule.id;
  end loop;
  for v_schedule in
    select s.* from public.maintenance_schedules s
    join public.maintenance_assets a on a.id = s.asset_id and a.archived_at is null and a.meter_value >= s.next_meter
    join public.communities c on c.id = s.community_id and c.deleted_at is null
    where s.paused_at is null and s.period = 'meter' and (p_asset_id is null or s.asset_id = p_asset_id)
      and (p_community_id is null or s.community_id = p_community_id)
    order by s.id for update of s skip locked
  loop
    select a.meter_value into v_meter from public.maintenance_assets a where a.id = v_schedule.asset_id;
    v_count := v_count + private.create_scheduled_work_order(
      v_schedule, 'meter ' || v_schedule.next_meter, p_now + interval '7 days', p_now
    )::integer;
    update public.maintenance_schedules s
    set next_meter = s.next_meter + s.every * (floor((v_meter - s.next_meter) / s.every) + 1)
    where s.id = v_schedule.id;
  end loop;
  return v_count;
end $$;

-- Returns the schedules of a community with their assignees, and the open orders of each.
create function private.list_maintenance_schedules(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'maintenance_schedules', 'read');
  return (
    select coalesce(jsonb_agg(to_jsonb(s) - 'community_id' - 'created_at' || jsonb_build_object(
      'place', private.describe_work_place(s.unit_id, s.asset_id, s.area),
      'meter_unit', a.meter_unit, 'meter_value', a.meter_value,
      'assignee', coalesce(
        (select coalesce(nullif(p.full_name, ''), p.email) from public.community_members m join public.profiles p on p.id = m.user_id
          where m.id = s.member_id),
        (select v.company_name from public.vendors v where v.id = s.vendor_id)
      )
    ) order by s.paused_at is not null, s.next_on, lower(s.title), s.id), '[]')
    from (
      select * from public.maintenance_schedules x where x.community_id = p_community_id order by x.next_on, x.id limit 1000
    ) s left join public.maintenance_assets a on a.id = s.asset_id
  );
end $$;

select private.expose('list_maintenance_schedules', 'authenticated');
