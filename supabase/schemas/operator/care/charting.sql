-- What staff chart about residents: care tasks, vitals, and notes. Entries are never changed or deleted; one made in
-- error is struck through with a reason. The table is partitioned by month: see charting_months.sql.
create table public.care_entries (
  id uuid not null,
  day date not null,
  shift text not null,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  kind text not null,
  task_id uuid references public.care_tasks (id) on delete set null,
  name text,
  outcome text,
  reason text,
  measure text,
  value numeric,
  second_value numeric,
  body text,
  is_handoff boolean not null default false,
  at timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,
  recorded_name text not null,
  struck_at timestamptz,
  struck_by uuid references public.profiles (id) on delete set null,
  struck_reason text,

  primary key (id, day),
  constraint care_entries_shift_is_known check (shift in ('day', 'evening', 'night')),
  constraint care_entries_kind_is_known check (kind in ('task', 'vital', 'note')),
  constraint care_entries_name_is_plain check (private.is_single_line(name, 120)),
  constraint care_entries_outcome_is_known check (outcome in ('done', 'refused', 'not_done')),
  constraint care_entries_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint care_entries_body_is_plain check (private.is_plain_message(body, 2000)),
  constraint care_entries_measure_is_known check (measure in (
    'weight', 'blood_pressure', 'pulse', 'temperature', 'respiration', 'oxygen', 'pain', 'glucose'
  )),
  constraint care_entries_value_in_range check (value between 0 and 1000),
  constraint care_entries_second_value_in_range check (second_value between 0 and 1000),
  constraint care_entries_vital_in_range check (private.is_vital(measure, value, second_value)),
  constraint care_entries_recorded_name_is_plain check (private.is_single_line(recorded_name, 300)),
  constraint care_entries_struck_reason_is_plain check (private.is_single_line(struck_reason, 300)),
  constraint care_entries_shape check (case kind
    when 'task' then outcome is not null and name is not null and (outcome = 'done' or reason is not null)
    when 'vital' then measure is not null
    else body is not null
  end),
  constraint care_entries_struck_with_reason check (struck_at is null or struck_reason is not null)
) partition by range (day);

comment on column public.care_entries.day is 'Calendar day on which the shift started, in the community''s time zone.';
comment on column public.care_entries.second_value is 'Diastolic pressure.';

-- A task is charted once per shift.
create unique index care_entries_task_idx on public.care_entries (task_id, day, shift) where struck_at is null;
create index care_entries_resident_idx on public.care_entries (resident_id, day desc, at desc);
create index care_entries_community_idx on public.care_entries (community_id, day, shift);
create index care_entries_vitals_idx on public.care_entries (resident_id, measure, day desc, at desc) include (value)
  where measure is not null and struck_at is null;
create index care_entries_tasks_idx on public.care_entries (task_id);
create index care_entries_recorded_by_idx on public.care_entries (recorded_by);
create index care_entries_struck_by_idx on public.care_entries (struck_by);

select private.set_up_table('public.care_entries', 'select');
create policy "Readers of an open record read its charting" on public.care_entries
  for select to authenticated
  using (resident_id = any ((select private.list_my_open_resident_ids('care_entries', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.care_entries', 'resident_id', 'private.list_my_open_resident_ids(''care_entries'', ''read'')'
);

-- Allows striking an entry once, and removing references to deleted accounts and tasks.
create function private.refuse_care_entry_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_links constant text[] := array['recorded_by', 'struck_by', 'task_id'];
  v_strike constant text[] := array['struck_at', 'struck_reason'];
begin
  if tg_op = 'DELETE' then
    if exists (select from public.residents r where r.id = old.resident_id) then
      raise exception 'Charting can''t be deleted.' using errcode = '42501';
    end if;
    return old;
  end if;
  if (to_jsonb(new) - v_links - v_strike) is distinct from (to_jsonb(old) - v_links - v_strike)
    or old.struck_at is not null and (new.struck_at, new.struck_reason) is distinct from (old.struck_at, old.struck_reason)
  then
    raise exception 'Charting can''t be changed.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger refuse_change before update or delete on public.care_entries
  for each row execute function private.refuse_care_entry_change();

-- True if a user may chart for a resident at a time: now, or within a day after a shift that covered that time, so that
-- entries made offline arrive.
create function private.can_chart(p_user_id uuid, p_resident public.residents, p_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() and (
    private.can_reach_resident(p_user_id, p_resident, 'care_entries', 'add')
    or exists (
      select from public.community_members m join public.shift_assignments s on s.member_id = m.id
      where m.user_id = p_user_id and m.community_id = p_resident.community_id and m.position = 'caregiver'
        and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
        and s.unit_id = p_resident.unit_id and s.starts_at <= p_at and s.ends_at >= p_at and s.ends_at > now() - interval '24 hours'
    )
  );
end $$;

-- Returns the positions whose tasks a user may chart in a community. Nurses and directors chart all.
create function private.list_task_positions(p_user_id uuid, p_community_id uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_mine constant text[] := array(
    select m.position from public.community_members m
    where m.user_id = p_user_id and m.community_id = p_community_id and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
  );
begin
  return case
    when v_mine && array['nurse', 'executive_director'] then array['any', 'caregiver', 'medication_aide', 'nurse']
    when v_mine && array['medication_aide'] then array['any', 'caregiver', 'medication_aide']
    else array['any'] || v_mine
  end;
end $$;

create function private.record_care_entry(p_id uuid, p_values public.payload, p_acting_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_actor uuid;
  v_entry public.care_entries;
  v_task public.care_tasks;
  v_resident public.residents;
  v_zone text;
  v_bounds record;
begin
  v_entry := jsonb_populate_record(null::public.care_entries, p_values - 'struck_at' - 'struck_by' - 'struck_reason');
  if v_entry.kind = 'task' then
    select * into v_task from public.care_tasks t where t.id = v_entry.task_id;
    v_entry.resident_id := v_task.resident_id;
  end if;
  select * into v_resident from public.residents r where r.id = v_entry.resident_id and r.deleted_at is null;
  if v_resident.id is null or v_entry.at is null or not private.can_chart(auth.uid(), v_resident, v_entry.at) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_actor := private.get_actor(p_acting_id, v_resident.community_id, v_entry.at);
  if v_actor <> auth.uid() and not private.can_chart(v_actor, v_resident, v_entry.at) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  -- One entry for a resident at a time: two phones can't chart the same task.
  perform pg_advisory_xact_lock(hashtextextended('chart:' || v_resident.id, 0));
  if exists (select from public.care_entries e where e.id = p_id) then
    if not exists (select from public.care_entries e where e.id = p_id and e.resident_id = v_resident.id and e.recorded_by = v_actor) then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
    return (select to_jsonb(e) from public.care_entries e where e.id = p_id);
  end if;
  perform private.enforce_rate_limit('care_entry', 2000, interval '1 hour');
  if v_entry.at > now() + interval '2 minutes' or v_entry.at < now() - interval '72 hours' then
    raise exception 'Choose a time in the last three days.' using errcode = 'HXKCT';
  end if;
  select c.time_zone into v_zone from public.communities c where c.id = v_resident.community_id;
  if v_entry.kind = 'task' then
    select * into v_bounds from private.get_shift_bounds(v_entry.day, v_entry.shift, v_zone);
    if v_bounds.starts_at is null or v_bounds.starts_at > now() + interval '30 minutes' or v_bounds.ends_at < now() - interval '72 hours'
      or not private.is_task_due(v_task, v_entry.day, v_entry.shift)
    then
      raise exception 'This task isn''t due in this shift.' using errcode = 'HXKCN';
    end if;
    if not v_task.position = any (private.list_task_positions(v_actor, v_resident.community_id)) then
      raise exception 'Your position can''t chart this task.' using errcode = '42501';
    end if;
    if exists (
      select from public.care_entries e
      where e.task_id = v_task.id and e.day = v_entry.day and e.shift = v_entry.shift and e.struck_at is null
    ) then
      raise exception 'Someone already charted this task.' using errcode = 'HXKCD';
    end if;
    if v_entry.outcome <> 'done' and char_length(btrim(coalesce(v_entry.reason, ''))) < 3 then
      raise exception 'Enter a reason.' using errcode = 'HXKCR';
    end if;
  else
    select s.day, s.shift into v_entry.day, v_entry.shift from private.get_shift_at(v_entry.at, v_zone) s;
  end if;
  if v_entry.kind = 'vital' and (v_entry.measure is null or v_entry.value is null
    or not coalesce(private.is_vital(v_entry.measure, v_entry.value, v_entry.second_value), false))
  then
    raise exception 'Check the measurement.' using errcode = 'HXKCV';
  end if;
  if v_entry.kind = 'note' and btrim(coalesce(v_entry.body, '')) = '' then
    raise exception 'Enter a note.' using errcode = 'HXKCB';
  end if;
  insert into public.care_entries (
    id, day, shift, community_id, resident_id, kind, task_id, name, outcome, reason, measure, value, second_value, body,
    is_handoff, at, recorded_by, recorded_name
  )
  select p_id, v_entry.day, v_entry.shift, v_resident.community_id, v_resident.id, v_entry.kind,
    case when v_entry.kind = 'task' then v_task.id end, case when v_entry.kind = 'task' then v_task.name end,
    case when v_entry.kind = 'task' then v_entry.outcome end,
    case when v_entry.kind = 'task' and v_entry.outcome <> 'done' then btrim(v_entry.reason) end,
    case when v_entry.kind = 'vital' then v_entry.measure end, case when v_entry.kind = 'vital' then v_entry.value end,
    case when v_entry.kind = 'vital' then v_entry.second_value end,
    case when v_entry.kind = 'note' then btrim(v_entry.body) end,
    v_entry.kind = 'note' and coalesce(v_entry.is_handoff, false), v_entry.at, v_actor,
    left(coalesce(nullif(p.full_name, ''), p.email), 300)
  from public.profiles p where p.id = v_actor;
  return (select to_jsonb(e) from public.care_entries e where e.id = p_id);
end $$;

-- Charts a task, a vital, or a note. A repeat with the same ID returns the entry; another entry for a charted task is
-- refused. With an acting session, the entry is that person's.
select private.expose('record_care_entry', 'authenticated');

create function private.strike_care_entry(p_id uuid, p_reason text, p_acting_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_actor uuid;
  v_entry public.care_entries;
  v_resident public.residents;
begin
  select * into v_entry from public.care_entries e where e.id = p_id for update;
  select * into v_resident from public.residents r where r.id = v_entry.resident_id;
  if v_resident.id is null or not private.can_chart(auth.uid(), v_resident, v_entry.at) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_actor := private.get_actor(p_acting_id, v_entry.community_id, now());
  if not (
    v_entry.recorded_by = v_actor and private.can_chart(v_actor, v_resident, v_entry.at)
    or private.can_reach_resident(v_actor, v_resident, 'care_entries', 'change')
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.require_reason(p_reason, 'HXKCR');
  if v_entry.struck_by = v_actor and v_entry.struck_reason = btrim(p_reason) then
    return;
  elsif v_entry.struck_at is not null then
    raise exception 'This entry is already struck through.' using errcode = 'HXKCS';
  end if;
  update public.care_entries e set struck_at = now(), struck_by = v_actor, struck_reason = btrim(p_reason) where e.id = p_id;
end $$;

-- Strikes through an entry made in error: one's own, or any as a nurse. The task is due again. A repeat changes nothing.
select private.expose('strike_care_entry', 'authenticated');

-- Returns the largest weight change of a resident in each period that exceeds its limit: 5 % in 30 days, 7.5 % in 90, 10 %
-- in 180. The latest weight of the last 180 days is compared with each other weight of the period.
create function private.list_weight_alerts(p_resident_ids uuid[])
returns table (resident_id uuid, days integer, change numeric, weight numeric, before numeric, before_at timestamptz, at timestamptz)
language plpgsql stable security definer rows 10 set search_path = '' as $$
begin
  return query
  -- Look-ups by resident: a join would read the weights of all communities. A shift can start the day before, and bounds of
  -- the day keep other months from being read.
  select distinct on (r.id, p.days) r.id, p.days, round((l.value - w.value) / w.value * 100, 1), l.value, w.value, w.at, l.at
  from unnest(p_resident_ids) r (id)
  cross join lateral (
    select x.value, x.at, x.day from public.care_entries x
    where x.resident_id = r.id and x.measure = 'weight' and x.struck_at is null and x.day >= current_date - 181
    order by x.day desc, x.at desc limit 1
  ) l
  cross join lateral (
    select x.value, x.at from public.care_entries x
    where x.resident_id = r.id and x.measure = 'weight' and x.struck_at is null and x.day between l.day - 181 and l.day
      and x.at < l.at and x.at >= l.at - interval '180 days'
  ) w
  join (values (30, 5.0), (90, 7.5), (180, 10.0)) p (days, most)
    on w.at >= l.at - make_interval(days => p.days) and abs(l.value - w.value) / w.value * 100 >= p.most
  order by r.id, p.days, abs(l.value - w.value) / w.value desc;
end $$;

create function private.get_care_charting(p_resident_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_resident_id = any (private.list_my_open_resident_ids('care_entries', 'read'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'alerts', (select coalesce(jsonb_agg(to_jsonb(a) order by a.days), '[]') from private.list_weight_alerts(array[p_resident_id]) a),
    'vitals', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.at desc), '[]')
      from (
        select e.id, e.measure, e.value, e.second_value, e.at, e.recorded_name, e.struck_at, e.struck_reason
        from public.care_entries e where e.resident_id = p_resident_id and e.measure is not null order by e.at desc limit 60
      ) v
    ),
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(v) order by v.at desc), '[]')
      from (
        select e.id, e.kind, e.day, e.shift, e.name, e.outcome, e.reason, e.body, e.is_handoff, e.at, e.recorded_name, e.struck_at,
          e.struck_reason
        from public.care_entries e where e.resident_id = p_resident_id and e.kind <> 'vital' order by e.day desc, e.at desc limit 100
      ) v
    )
  );
end $$;

-- Returns an open resident's latest vitals, charting, and weight alerts.
select private.expose('get_care_charting', 'authenticated');
