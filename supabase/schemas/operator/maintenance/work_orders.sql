-- Work orders of communities. Written only by calls, which enforce the transitions and the rights to make them. Managers read
-- the tables; requesters, families, and vendors read their orders through calls that return less.
create table public.work_orders (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  number integer not null,
  title text not null,
  description text,
  unit_id uuid references public.units (id) on delete set null,
  asset_id uuid references public.maintenance_assets (id) on delete set null,
  area text,
  category text not null default 'general',
  priority text not null default 'normal',
  state text not null default 'requested',
  source text not null default 'staff',
  requested_at timestamptz not null default now(),
  requested_by uuid references public.profiles (id) on delete set null,
  requester text not null default '',
  requester_phone text,
  member_id uuid references public.community_members (id) on delete set null,
  vendor_id uuid references public.vendors (id) on delete set null,
  assignee text,
  assigned_at timestamptz,
  accepted_at timestamptz,
  respond_by timestamptz,
  responded_at timestamptz,
  due_at timestamptz,
  reason text,
  needs_signature boolean not null default false,
  signature text,
  signed_by uuid references public.profiles (id) on delete set null,
  completed_at timestamptz,
  completed_by uuid references public.profiles (id) on delete set null,
  completer text,
  verified_at timestamptz,
  verified_by uuid references public.profiles (id) on delete set null,
  schedule_id uuid references public.maintenance_schedules (id) on delete set null,
  occurrence text,
  inspection_id uuid,
  inspection_item text,
  overdue_notified_at timestamptz,
  version integer not null default 1,

  constraint work_orders_number_in_range check (number between 1 and 100000000),
  constraint work_orders_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 120)),
  constraint work_orders_description_is_plain check (private.is_plain_message(description, 4000)),
  constraint work_orders_area_is_plain check (private.is_single_line(area, 120)),
  constraint work_orders_category_is_known check (private.is_single_line(category, 20) and private.is_maintenance_category(category)),
  constraint work_orders_priority_is_known check (private.is_single_line(priority, 20) and private.is_maintenance_priority(priority)),
  constraint work_orders_state_is_known check (state in (
    'requested', 'triaged', 'assigned', 'in_progress', 'waiting', 'done', 'verified', 'declined'
  )),
  constraint work_orders_source_is_known check (source in ('staff', 'family', 'label', 'schedule', 'inspection', 'turn')),
  constraint work_orders_requester_is_plain check (private.is_single_line(requester, 300)),
  constraint work_orders_requester_phone_shape check (requester_phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint work_orders_assignee_is_plain check (private.is_single_line(assignee, 300)),
  constraint work_orders_one_assignee check (member_id is null or vendor_id is null),
  constraint work_orders_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint work_orders_signature_is_plain check (private.is_single_line(signature, 120)),
  constraint work_orders_completer_is_plain check (private.is_single_line(completer, 300)),
  constraint work_orders_due_at_in_range check (due_at between '2000-01-01' and '2200-01-01'),
  constraint work_orders_occurrence_is_plain check (private.is_single_line(occurrence, 40)),
  constraint work_orders_inspection_item_is_plain check (private.is_single_line(inspection_item, 60))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes
comment on column public.work_orders.respond_by is 'Until when someone must be assigned or start; null for scheduled work.';

create unique index work_orders_number_once_idx on public.work_orders (community_id, number);
-- One order for each occurrence of a schedule, however many servers create them.
create unique index work_orders_occurrence_once_idx on public.work_orders (schedule_id, occurrence) where schedule_id is not null;
create unique index work_orders_finding_once_idx on public.work_orders (inspection_id, inspection_item) where inspection_id is not null;
create index work_orders_open_idx on public.work_orders (community_id, due_at, id)
  where state in ('requested', 'triaged', 'assigned', 'in_progress', 'waiting', 'done');
create index work_orders_completed_idx on public.work_orders (community_id, completed_at desc, id) where completed_at is not null;
create index work_orders_requested_idx on public.work_orders (community_id, requested_at desc, id);
create index work_orders_unit_idx on public.work_orders (unit_id);
create index work_orders_asset_idx on public.work_orders (asset_id);
create index work_orders_requested_by_idx on public.work_orders (requested_by, requested_at desc);
create index work_orders_member_idx on public.work_orders (member_id);
create index work_orders_vendor_idx on public.work_orders (vendor_id, requested_at desc);
create index work_orders_signed_by_idx on public.work_orders (signed_by);
create index work_orders_completed_by_idx on public.work_orders (completed_by);
create index work_orders_verified_by_idx on public.work_orders (verified_by);
create index work_orders_overdue_idx on public.work_orders (due_at)
  where overdue_notified_at is null and state in ('requested', 'triaged', 'assigned', 'in_progress', 'waiting');

create table private.work_order_numbers (
  community_id uuid not null references public.communities (id) on delete cascade,
  last_number integer not null,

  constraint work_order_numbers_pkey primary key (community_id)
);
alter table private.work_order_numbers enable row level security;

create function private.get_next_work_order_number(p_community_id uuid) returns integer
language sql volatile security definer set search_path = '' as $$
  insert into private.work_order_numbers as n (community_id, last_number) values (p_community_id, 1)
  on conflict (community_id) do update set last_number = n.last_number + 1
  returning n.last_number
$$;

-- What happened to an order. Append-only.
create table public.work_order_events (
  id uuid primary key default gen_random_uuid(),
  work_order_id uuid not null references public.work_orders (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  type text not null,
  state text,
  note text,
  is_internal boolean not null default false,
  at timestamptz not null default now(),
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,
  recorded_name text not null default '',

  constraint work_order_events_type_is_known check (type in (
    'requested', 'state', 'assigned', 'accepted', 'refused', 'changed', 'note', 'line', 'line_removed', 'photo'
  )),
  constraint work_order_events_note_is_plain check (private.is_plain_message(note, 2000)),
  constraint work_order_events_state_is_plain check (private.is_single_line(state, 20)),
  constraint work_order_events_recorded_name_is_plain check (private.is_single_line(recorded_name, 300))
);
comment on column public.work_order_events.is_internal is 'True for what the assigned vendor must not see.';

create index work_order_events_order_idx on public.work_order_events (work_order_id, recorded_at);
create index work_order_events_community_idx on public.work_order_events (community_id, recorded_at desc);
create index work_order_events_recorded_by_idx on public.work_order_events (recorded_by);

-- Parts, labor, and other costs. Removed lines stay readable.
create table public.work_order_lines (
  id uuid primary key default gen_random_uuid(),
  work_order_id uuid not null references public.work_orders (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  kind text not null,
  description text not null,
  quantity numeric not null,
  unit_cost numeric not null,
  vendor_id uuid references public.vendors (id) on delete set null,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,
  recorded_name text not null default '',
  removed_at timestamptz,

  constraint work_order_lines_kind_is_known check (kind in ('part', 'labor', 'other')),
  constraint work_order_lines_description_is_plain check (char_length(btrim(description)) >= 1 and private.is_single_line(description, 200)),
  constraint work_order_lines_quantity_in_range check (quantity > 0 and quantity <= 100000),
  constraint work_order_lines_unit_cost_in_range check (unit_cost between 0 and 1000000),
  constraint work_order_lines_recorded_name_is_plain check (private.is_single_line(recorded_name, 300))
);

create index work_order_lines_order_idx on public.work_order_lines (work_order_id, recorded_at);
create index work_order_lines_community_idx on public.work_order_lines (community_id);
create index work_order_lines_vendor_idx on public.work_order_lines (vendor_id);
create index work_order_lines_recorded_by_idx on public.work_order_lines (recorded_by);

-- Photos before and after the work, in the bucket `record-files` under `<uploader>/work_orders/<order>/<id>`.
create table public.work_order_photos (
  id uuid primary key,
  work_order_id uuid not null references public.work_orders (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  stage text not null,
  path text not null,
  size bigint not null,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,
  recorded_name text not null default '',

  constraint work_order_photos_path_key unique (path),
  constraint work_order_photos_path_is_plain check (private.is_single_line(path, 200)),
  constraint work_order_photos_stage_is_known check (stage in ('before', 'after')),
  constraint work_order_photos_size_in_range check (size between 1 and 100000000),
  constraint work_order_photos_recorded_name_is_plain check (private.is_single_line(recorded_name, 300))
);

create index work_order_photos_order_idx on public.work_order_photos (work_order_id, recorded_at);
create index work_order_photos_community_idx on public.work_order_photos (community_id);
create index work_order_photos_recorded_by_idx on public.work_order_photos (recorded_by);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['work_orders', 'work_order_events', 'work_order_lines', 'work_order_photos'] loop
    perform private.set_up_table(format('public.%I', v_table)::regclass, 'select');
    execute format(
      'create policy "Positions read it" on public.%I for select to authenticated'
        ' using (community_id = any ((select private.list_my_community_ids(''work_orders'', ''read''))::uuid[]))', v_table
    );
    perform private.add_membership_guard(
      format('public.%I', v_table)::regclass, 'community_id', 'private.list_my_community_ids(''work_orders'', ''read'')'
    );
  end loop;
end $$;

-- The history can't be rewritten, by the server either. Deleting an account still clears its ID.
create function private.refuse_work_order_history_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'recorded_by' = to_jsonb(old) - 'recorded_by' or tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'The history of a work order can''t be changed.' using errcode = '42501';
end $$;
create trigger refuse_history_change before update or delete on public.work_order_events
  for each row execute function private.refuse_work_order_history_change();

alter publication supabase_realtime add table public.work_orders;
