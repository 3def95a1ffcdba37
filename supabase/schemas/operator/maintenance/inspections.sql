-- Inspections and life safety logs of communities. A template says what is checked and how often; the server creates each
-- due inspection once, decides what failed, and opens a work order for it. A finished inspection never changes.
create table public.inspection_templates (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  code text,
  name text not null,
  items jsonb not null,
  every integer not null default 1,
  period text not null default 'month',
  is_by_shift boolean not null default false,
  needs_signature boolean not null default true,
  source text,
  starts_on date not null,
  occurrences integer not null default 0,
  next_on date not null,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),

  constraint inspection_templates_code_is_plain check (private.is_single_line(code, 40)),
  constraint inspection_templates_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint inspection_templates_items_are_few check (
    jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 100 and octet_length(items::text) <= 40000
  ),
  constraint inspection_templates_source_is_plain check (private.is_single_line(source, 300)),
  constraint inspection_templates_period_is_known check (period in ('day', 'week', 'month')),
  constraint inspection_templates_every_in_range check (every between 1 and 365),
  constraint inspection_templates_starts_on_in_range check (starts_on between '2000-01-01' and '2100-01-01'),
  constraint inspection_templates_next_on_in_range check (next_on between '2000-01-01' and '2300-01-01'),
  constraint inspection_templates_occurrences_in_range check (occurrences between 0 and 1000000)
);

comment on column public.inspection_templates.source is 'The rule that sets the interval, such as a code section.';

create unique index inspection_templates_code_once_idx on public.inspection_templates (community_id, code) where code is not null;
create index inspection_templates_community_idx on public.inspection_templates (community_id, lower(name), id);
create index inspection_templates_due_idx on public.inspection_templates (next_on) where archived_at is null;

create table public.inspections (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  template_id uuid not null references public.inspection_templates (id) on delete cascade,
  occurrence text not null,
  shift text,
  due_on date not null,
  items jsonb not null,
  results jsonb,
  failures integer,
  finished_at timestamptz,
  recorded_at timestamptz,
  finished_by uuid references public.profiles (id) on delete set null,
  finisher text,
  signature text,

  constraint inspections_occurrence_is_plain check (private.is_single_line(occurrence, 40)),
  constraint inspections_shift_is_known check (shift in ('day', 'evening', 'night')),
  constraint inspections_due_on_in_range check (due_on between '2000-01-01' and '2300-01-01'),
  constraint inspections_items_are_few check (jsonb_typeof(items) = 'array' and octet_length(items::text) <= 40000),
  constraint inspections_results_are_small check (octet_length(results::text) <= 100000),
  constraint inspections_failures_in_range check (failures between 0 and 100),
  constraint inspections_finisher_is_plain check (private.is_single_line(finisher, 300)),
  constraint inspections_signature_is_plain check (private.is_single_line(signature, 120))
);

create unique index inspections_once_idx on public.inspections (template_id, occurrence);
create index inspections_due_idx on public.inspections (community_id, due_on, id) where finished_at is null;
create index inspections_finished_idx on public.inspections (community_id, finished_at desc, id);
create index inspections_finished_by_idx on public.inspections (finished_by);

alter table public.work_orders
  add constraint work_orders_inspection_id_fkey foreign key (inspection_id) references public.inspections (id) on delete set null;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['inspection_templates', 'inspections'] loop
    perform private.set_up_table(format('public.%I', v_table)::regclass, 'select');
    execute format(
      'create policy "Positions read it" on public.%I for select to authenticated'
        ' using (community_id = any ((select private.list_my_community_ids(''inspections'', ''read''))::uuid[]))', v_table
    );
    perform private.add_membership_guard(
      format('public.%I', v_table)::regclass, 'community_id', 'private.list_my_community_ids(''inspections'', ''read'')'
    );
  end loop;
end $$;

-- A finished inspection can't be changed, by the server either. Deleting an account still clears its ID.
create function private.refuse_inspection_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.finished_at is null or tg_op = 'UPDATE' and to_jsonb(new) - 'finished_by' = to_jsonb(old) - 'finished_by'
    or tg_op = 'DELETE' and pg_trigger_depth() > 1
  then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'A finished inspection can''t be changed.' using errcode = '42501';
end $$;
create trigger refuse_inspection_change before update or delete on public.inspections
  for each row execute function private.refuse_inspection_change();

-- True if each item has a short ID, a label, and a known type, and readings have numbers as limits.
create function private.are_inspection_items(p_items jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(p_items) = 'array' and jsonb_array_length(p_items) between 1 and 100, false) and not exists (
    select from jsonb_array_elements(p_items) i
    where jsonb_typeof(i) <> 'object' or coalesce(i ->> 'id', '') !~ '^[a-z0-9_-]{1,40}$'
      or coalesce(btrim(i ->> 'label'), '') = '' or not private.is_single_line(i ->> 'label', 200)
      or coalesce(i ->> 'type', '') not in ('check', 'reading')
      or coalesce(jsonb_typeof(i -> 'min'), 'null') not in ('number', 'null') or coalesce(jsonb_typeof(i -> 'max'), 'null') not in ('number', 'null')
      or not coalesce(private.is_single_line(i ->> 'unit', 20), true)
      or coalesce(jsonb_typeof(i -> 'needs_photo'), 'null') not in ('boolean', 'null')
  ) and (select count(*) = count(distinct i ->> 'id') from jsonb_array_elements(p_items) i)
$$;

-- Life safety logs with the intervals that surveyors expect. State rules may ask for more.
create function private.list_standard_inspections()
returns table (code text, name text, every integer, period text, is_by_shift boolean, items jsonb, source text)
language sql immutable set search_path = '' as $$
  values
    ('fire_drill', 'Fire drill', 3, 'month', true, '[
      {"id": "alarm", "label": "Alarm sounded and was heard everywhere", "type": "check"},
      {"id": "doors", "label": "Fire and smoke doors closed", "type": "check"},
      {"id": "staff", "label": "Staff followed the fire plan", "type": "check"},
      {"id": "residents", "label": "Residents were accounted for", "type": "check"},
      {"id": "minutes", "label": "Time to finish", "type": "reading", "unit": "min", "min": 0, "max": 15},
      {"id": "monitoring", "label": "Monitoring company notified", "type": "check"}]'::jsonb,
      'NFPA 101 (2012) 19.7.1.6, CMS tag K712: one per shift per quarter. State rules for assisted living differ.'),
    ('extinguishers', 'Fire extinguishers', 1, 'month', false, '[
      {"id": "place", "label": "In place, visible, and not blocked", "type": "check"},
      {"id": "gauge", "label": "Gauges in the green", "type": "check"},
      {"id": "seal", "label": "Pins and seals intact", "type": "check"},
      {"id": "tag", "label": "Annual service tags current", "type": "check"}]'::jsonb,
      'NFPA 10, 7.2.1: visual inspection each month'),
    ('generator_look', 'Generator, weekly look', 1, 'week', false, '[
      {"id": "fuel", "label": "Fuel level", "type": "reading", "unit": "%", "min": 50, "max": 100},
      {"id": "battery", "label": "Battery and charger", "type": "check"},
      {"id": "leaks", "label": "No leaks", "type": "check"}]'::jsonb,
      'NFPA 110, 8.4.1: inspection each week'),
    ('generator_load', 'Generator, monthly load test', 1, 'month', false, '[
      {"id": "start", "label": "Started and took the load within 10 seconds", "type": "check"},
      {"id": "minutes", "label": "Time under load", "type": "reading", "unit": "min", "min": 30, "max": null},
      {"id": "transfer", "label": "Transfer switch returned to normal", "type": "check"}]'::jsonb,
      'NFPA 110, 8.4.2: 30 minutes under load each month'),
    ('water_temperature', 'Hot water at taps', 1, 'week', false, '[
      {"id": "first", "label": "First floor, resident tap", "type": "reading", "unit": "°F", "min": 105, "max": 120},
      {"id": "last", "label": "Farthest resident tap", "type": "reading", "unit": "°F", "min": 105, "max": 120},
      {"id": "shower", "label": "Common shower", "type": "reading", "unit": "°F", "min": 105, "max": 120}]'::jsonb,
      null),
    ('refrigeration', 'Refrigerators and freezers', 1, 'day', false, '[
      {"id": "refrigerator", "label": "Refrigerator", "type": "reading", "unit": "°F", "min": null, "max": 41},
      {"id": "freezer", "label": "Freezer", "type": "reading", "unit": "°F", "min": null, "max": 0}]'::jsonb,
      'FDA Food Code 3-501.16: cold food at 41 °F or below'),
    ('sprinkler', 'Sprinkler system', 3, 'month', false, '[
      {"id": "valves", "label": "Valves open and sealed", "type": "check"},
      {"id": "flow", "label": "Water flow alarm works", "type": "check"},
      {"id": "heads", "label": "Heads clean and not blocked", "type": "check"}]'::jsonb,
      'NFPA 25: quarterly inspection and flow alarm test'),
    ('elevator', 'Elevator', 12, 'month', false, '[
      {"id": "certificate", "label": "State certificate current and posted", "type": "check"},
      {"id": "phone", "label": "Emergency phone works", "type": "check"},
      {"id": "recall", "label": "Fire recall works", "type": "check"}]'::jsonb,
      null)
$$;

-- Creates the due inspections of all templates, or of a community; returns how many. Works like the schedules of orders.
create function private.create_due_inspections(p_now timestamptz default now(), p_community_id uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_template public.inspection_templates;
  v_today date;
  v_new integer;
  v_count integer := 0;
begin
  for v_template in
    select t.* from public.inspection_templates t
    where t.archived_at is null and t.next_on <= (p_now at time zone 'UTC')::date + 1
      and (p_community_id is null or t.community_id = p_community_id)
    order by t.id for update skip locked
  loop
    select (p_now at time zone c.time_zone)::date into v_today from public.communities c
    where c.id = v_template.community_id and c.deleted_at is null;
    continue when not found;
    for v_step in 1 .. 400 loop
      exit when v_template.next_on > v_today;
      insert into public.inspections (id, community_id, template_id, occurrence, shift, due_on, items)
      select md5(v_template.id || ':' || v_template.next_on || coalesce(s.shift, ''))::uuid, v_template.community_id, v_template.id,
        concat_ws(' ', v_template.next_on, s.shift), s.shift,
        -- A drill of each shift is due by the end of its quarter, everything else on its day.
        case when v_template.is_by_shift
          then private.get_schedule_day(v_template.starts_on, v_template.every, v_template.period, v_template.occurrences + 1) - 1
          else v_template.next_on end,
        v_template.items
      from unnest(case when v_template.is_by_shift then array['day', 'evening', 'night'] else array[null::text] end) s (shift)
      on conflict do nothing;
      get diagnostics v_new = row_count;
      v_count := v_count + v_new;
      v_template.occurrences := v_template.occurrences + 1;
      v_template.next_on := private.get_schedule_day(
        v_template.starts_on, v_template.every, v_template.period, v_template.occurrences
      );
    end loop;
    update public.inspection_templates t set occurrences = v_template.occurrences, next_on = v_template.next_on where t.id = v_template.id;
  end loop;
  return v_count;
end $$;

create function private.add_standard_inspections(p_community_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_today date;
begin
  perform private.require_community_right(p_community_id, 'inspections', 'change');
  perform private.enforce_rate_limit('inspection_standards', 30, interval '1 hour');
  v_today := (now() at time zone (select c.time_zone from public.communities c where c.id = p_community_id))::date;
  insert into public.inspection_templates (community_id, code, name, items, every, period, is_by_shift, source, starts_on, next_on)
  select p_community_id, s.code, s.name, s.items, s.every, s.period, s.is_by_shift, s.source, d.day, d.day
  from private.list_standard_inspections() s
  cross join lateral (select case when s.is_by_shift then date_trunc('quarter', v_today)::date else v_today end as day) d
  on conflict do nothing;
  perform private.create_due_inspections(now(), p_community_id);
end $$;

-- Adds the life safety logs that are missing.
select private.expose('add_standard_inspections', 'authenticated');

create function private.save_inspection_template(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (select c.time_zone from public.communities c where c.id = p_community_id);
  v_old public.inspection_templates;
  v_row public.inspection_templates;
begin
  perform private.require_community_right(p_community_id, 'inspections', 'change');
  select * into v_old from public.inspection_templates t where t.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  perform private.enforce_rate_limit('inspection_template', 300, interval '1 hour');
  if private.is_repeated_save(v_old.version, p_version, 'HXQVE') then
    return p_id;
  end if;
  v_row := jsonb_populate_record(v_old, p_values);
  if not private.are_inspection_items(v_row.items) then
    raise exception 'Enter at least one item, each with a label.' using errcode = 'HXQII';
  end if;
  v_row.every := coalesce(v_row.every, 1);
  v_row.period := coalesce(v_row.period, 'month');
  v_row.starts_on := coalesce(v_row.starts_on, (now() at time zone v_zone)::date);
  if (v_old.starts_on, v_old.every, v_old.period) is distinct from (v_row.starts_on, v_row.every, v_row.period) then
    v_row.occurrences := private.find_schedule_index(
      v_row.starts_on, v_row.every, v_row.period, greatest(v_row.starts_on, (now() at time zone v_zone)::date)
    );
  end if;
  insert into public.inspection_templates as t (
    id, community_id, name, items, every, period, is_by_shift, needs_signature, source, starts_on, occurrences, next_on
  )
  values (
    p_id, p_community_id, btrim(v_row.name), v_row.items, v_row.every, v_row.period, coalesce(v_row.is_by_shift, false),
    coalesce(v_row.needs_signature, true), nullif(btrim(v_row.source), ''), v_row.starts_on, v_row.occurrences, private.get_schedule_day(v_row.starts_on, v_row.every, v_row.period, v_row.occurrences)
  )
  on conflict (id) do update
  set name = excluded.name, items = excluded.items, every = excluded.every, period = excluded.period,
    is_by_shift = excluded.is_by_shift, needs_signature = excluded.needs_signature, source = excluded.source, starts_on = excluded.starts_on, occurrences = excluded.occurrences,
    next_on = excluded.next_on, version = t.version + 1;
  perform private.create_due_inspections(now(), p_community_id);
  return p_id;
end $$;

-- Adds or changes a template. The version is 0 for a new one.
select private.expose('save_inspection_template', 'authenticated');

create function private.archive_inspection_template(p_id uuid, p_is_archived boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(
    (select t.community_id from public.inspection_templates t where t.id = p_id), 'inspections', 'change'
  );
  update public.inspection_templates t set archived_at = case when p_is_archived then now() end where t.id = p_id;
end $$;

select private.expose('archive_inspection_template', 'authenticated');

-- True if a result fails its item: a failed check, or a reading outside the limits.
create function private.is_inspection_failure(p_item jsonb, p_result jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case p_item ->> 'type'
    when 'check' then p_result ->> 'value' = 'fail'
    else jsonb_typeof(p_result -> 'value') = 'number' and (
      (p_result ->> 'value')::numeric < (p_item ->> 'min')::numeric or (p_result ->> 'value')::numeric > (p_item ->> 'max')::numeric
    )
  end, false)
$$;

-- Finishes an inspection whose caller's right was checked: decides what failed, and opens a work order for each failed item.
create function private.finish_inspection(p_inspection public.inspections, p_results jsonb, p_signature text, p_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_template public.inspection_templates;
  v_item jsonb;
  v_result jsonb;
  v_results jsonb := '{}';
  v_failures integer := 0;
  v_order public.work_orders;
  v_targets record;
begin
  select * into v_template from public.inspection_templates t where t.id = p_inspection.template_id;
  if v_template.needs_signature and coalesce(btrim(p_signature), '') = '' then
    raise exception 'This inspection needs a signature.' using errcode = 'HXQSI';
  end if;
  for v_item in select i from jsonb_array_elements(p_inspection.items) i loop
    v_result := p_results -> (v_item ->> 'id');
    if (case v_item ->> 'type'
      when 'check' then coalesce(v_result ->> 'value', '') not in ('pass', 'fail', 'not_applicable')
      else coalesce(jsonb_typeof(v_result -> 'value'), '') <> 'number' and coalesce(v_result ->> 'value', '') <> 'not_applicable'
    end) then
      raise exception 'Answer every item.' using errcode = 'HXQIA';
    end if;
    if not coalesce(private.is_single_line(v_result ->> 'note', 300), true) then
      raise exception 'Describe the problem in plain text.' using errcode = 'HXQRX';
    end if;
    if (v_item ->> 'needs_photo')::boolean and coalesce(v_result ->> 'value', '') <> 'not_applicable' and not exists (
      select from private.inspection_photos p where p.inspection_id = p_inspection.id and p.item = v_item ->> 'id'
    ) then
      raise exception 'Take the required photos.' using errcode = 'HXQPR';
    end if;
    v_results := v_results || jsonb_build_object(v_item ->> 'id', jsonb_build_object(
      'value', v_result -> 'value', 'note', nullif(btrim(v_result ->> 'note'), ''),
      'is_failure', private.is_inspection_failure(v_item, v_result)
    ));
    continue when not private.is_inspection_failure(v_item, v_result);
    v_failures := v_failures + 1;
    select * into v_targets from private.get_work_order_targets('high');
    insert into public.work_orders (
      id, community_id, number, title, description, area, category, priority, source, requested_by, requester, respond_by, due_at,
      inspection_id, inspection_item
    )
    values (
      md5(p_inspection.id || ':' || (v_item ->> 'id'))::uuid, p_inspection.community_id,
      private.get_next_work_order_number(p_inspection.community_id),
      left(v_template.name || ': ' || (v_item ->> 'label'), 120),
      concat_ws(E'\n', case v_item ->> 'type' when 'reading' then concat_ws(' ', 'Reading:', v_result ->> 'value', v_item ->> 'unit') end,
        nullif(btrim(v_result ->> 'note'), '')),
      left(v_template.name, 120), 'life_safety', 'high', 'inspection', auth.uid(), coalesce(private.get_my_display_name(), ''),
      now() + v_targets.respond, now() + v_targets.finish, p_inspection.id, v_item ->> 'id'
    )
    returning * into v_order;
    perform private.add_work_order_event(v_order, 'requested', 'requested', null);
    perform private.notify_work_order_managers(v_order, 'work_order_urgent');
  end loop;
  update public.inspections i
  set results = v_results, failures = v_failures, recorded_at = now(), finished_by = auth.uid(),
    finished_at = case when p_at between now() - interval '7 days' and now() then p_at else now() end,
    finisher = coalesce(private.get_my_display_name(), ''), signature = nullif(btrim(p_signature), '')
  where i.id = p_inspection.id;
end $$;

create function private.record_inspection(
  p_id uuid, p_results public.payload, p_signature text default null, p_at timestamptz default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_inspection public.inspections;
begin
  select * into v_inspection from public.inspections i where i.id = p_id for update;
  perform private.require_community_right(v_inspection.community_id, 'inspections', 'add');
  perform private.enforce_rate_limit('inspection', 600, interval '1 hour');
  if v_inspection.finished_at is not null then
    if v_inspection.finished_by = auth.uid() then
      return;
    end if;
    raise exception 'Someone already finished this inspection.' using errcode = 'HXQIF';
  end if;
  perform private.finish_inspection(v_inspection, p_results, p_signature, p_at);
end $$;

-- Finishes an inspection. Each failed item opens a work order. A repeat changes nothing.
select private.expose('record_inspection', 'authenticated');

create function private.list_inspections(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today date;
begin
  perform private.require_community_right(p_community_id, 'inspections', 'read');
  v_today := (now() at time zone (select c.time_zone from public.communities c where c.id = p_community_id))::date;
  return jsonb_build_object(
    'today', v_today, 'community', (select c.name from public.communities c where c.id = p_community_id),
    'time_zone', (select c.time_zone from public.communities c where c.id = p_community_id),
    'templates', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'community_id' - 'created_at' - 'starts_on' - 'occurrences' - 'code' order by lower(t.name), t.id), '[]')
      from public.inspection_templates t where t.community_id = p_community_id and t.archived_at is null
    ),
    'due', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'template_id', i.template_id, 'name', t.name, 'shift', i.shift, 'due_on', i.due_on, 'items', i.items,
        'needs_signature', t.needs_signature, 'is_fire_drill', coalesce(t.code = 'fire_drill', false),
        'photos', private.list_inspection_photos(i.id)
      ) order by i.due_on, lower(t.name), i.shift), '[]')
      from (
        select * from public.inspections x where x.community_id = p_community_id and x.finished_at is null order by x.due_on, x.id limit 500
      ) i join public.inspection_templates t on t.id = i.template_id and t.archived_at is null
    ),
    'log', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'template_id', i.template_id, 'name', t.name, 'shift', i.shift, 'due_on', i.due_on, 'finished_at', i.finished_at,
        'items', i.items, 'results', i.results, 'failures', i.failures, 'finisher', i.finisher, 'signature', i.signature,
        'photos', private.list_inspection_photos(i.id),
        'event_id', (select e.id from public.emergency_events e where e.inspection_id = i.id),
        'orders', (
          select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state, 'item', o.inspection_item) order by o.number), '[]')
          from public.work_orders o where o.inspection_id = i.id
        )
      ) order by i.finished_at desc), '[]')
      from (
        select * from public.inspections x
        where x.community_id = p_community_id and x.finished_at > now() - interval '400 days' order by x.finished_at desc, x.id limit 400
      ) i join public.inspection_templates t on t.id = i.template_id
    )
  );
end $$;

-- Returns due inspections, the log of the last 400 days, and templates of a community.
select private.expose('list_inspections', 'authenticated');
