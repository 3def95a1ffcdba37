-- 100-day plans after an acquisition. A plan belongs to the buyer's own workspace and follows the closing date of its
-- transaction while its owner has a right to the transaction.
create table public.integration_plans (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  status text not null default 'planned',
  transaction_id uuid references public.transactions (id) on delete set null,
  closing_on date not null,
  state text,
  tags text[] not null default '{}',
  notes text,

  constraint integration_plans_sharing_is_known check (sharing in ('private', 'team')),
  constraint integration_plans_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint integration_plans_status_is_known check (status in ('planned', 'active', 'done')),
  constraint integration_plans_closing_on_in_range check (closing_on between '1990-01-01' and '2100-01-01'),
  constraint integration_plans_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint integration_plans_tags_are_few check (private.is_tag_list(tags)),
  constraint integration_plans_notes_are_plain check (private.is_plain_message(notes, 10000))
);

select private.set_up_record_table('public.integration_plans', 'name', '/acquisition-integration');
select private.set_up_record_list('public.integration_plans', '{name, status, closing_on, state, tags, notes}');

create index integration_plans_by_name_idx on public.integration_plans (workspace_id, lower(name), id) where deleted_at is null;
create index integration_plans_by_closing_on_idx on public.integration_plans (workspace_id, closing_on, id) where deleted_at is null;
create index integration_plans_words_idx on public.integration_plans
  using gin (private.build_record_search_vector(workspace_id, name));
create index integration_plans_transaction_idx on public.integration_plans (transaction_id);

-- True if a person can plan from a transaction: its team, or the buyer's side.
create function private.can_plan_integration(p_transaction_id uuid, p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.transactions t
    where t.id = p_transaction_id and t.deleted_at is null and private.has_workspace_access(p_user_id, t.workspace_id)
  ) or exists (
    select from private.transaction_accounts(p_transaction_id) x
    where x.account = p_user_id and private.party_side(x.role) = 'buyer' and x.role <> 'bidder'
  );
end $$;

-- A plan with a transaction has the transaction's closing date.
create function private.check_integration_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and pg_trigger_depth() = 1 and tg_op = 'UPDATE' and new.transaction_id is not null
    and new.closing_on <> old.closing_on
  then
    raise exception 'The closing date follows the transaction.' using errcode = 'HXINW';
  end if;
  return new;
end $$;

create trigger check_integration_plan before insert or update on public.integration_plans
  for each row execute function private.check_integration_plan();

-- Moves plans with the closing date of their transaction.
create function private.sync_integration_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.integration_plans p
  set closing_on = coalesce(new.closed_on, new.expected_close),
    status = case when p.status = 'planned' and new.closed_on is not null then 'active' else p.status end
  where p.transaction_id = new.id and coalesce(new.closed_on, new.expected_close) is not null
    and private.can_plan_integration(new.id, p.owner_id);
  return null;
end $$;

create trigger sync_integration_plans after update of expected_close, closed_on on public.transactions
  for each row when (old.expected_close is distinct from new.expected_close or old.closed_on is distinct from new.closed_on)
  execute function private.sync_integration_plans();

-- What a task of a plan adds: its workstream, its day relative to the closing, what it waits for, and its risk. Title,
-- owner, due date, and completion are the task's own, so that reminders and notifications are those of every task.
create table private.integration_items (
  task_id uuid primary key references public.record_tasks (id) on delete cascade,
  plan_id uuid not null references public.integration_plans (id) on delete cascade,
  key text not null,
  stream text not null,
  offset_days integer not null,
  needs text[] not null default '{}',
  risk text not null default 'low',
  risk_note text,

  constraint integration_items_once unique (plan_id, key),
  constraint integration_items_key_shape check (key ~ '^[a-z][a-z0-9_-]{0,59}$'),
  constraint integration_items_stream_is_known check (
    stream in ('licenses', 'people', 'vendors', 'systems', 'residents', 'finance', 'property')
  ),
  constraint integration_items_offset_days_in_range check (offset_days between -365 and 730),
  constraint integration_items_needs_are_few check (cardinality(needs) <= 20),
  constraint integration_items_needs_others check (not key = any (needs)),
  constraint integration_items_risk_is_known check (risk in ('low', 'medium', 'high')),
  constraint integration_items_risk_note_is_plain check (private.is_single_line(risk_note, 300))
);

alter table private.integration_items enable row level security;

-- A task can be completed only after the tasks that it waits for.
create function private.check_integration_task() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_item private.integration_items;
begin
  select * into v_item from private.integration_items i where i.task_id = new.id;
  if v_item.task_id is not null and new.done_at is not null and old.done_at is null then
    perform from private.integration_items i join public.record_tasks t on t.id = i.task_id
    where i.plan_id = v_item.plan_id and i.key = any (v_item.needs) for share of t;
    if exists (
      select from private.integration_items i join public.record_tasks t on t.id = i.task_id
      where i.plan_id = v_item.plan_id and i.key = any (v_item.needs) and t.done_at is null
    ) then
      raise exception 'Complete the earlier tasks first.' using errcode = 'HXINX';
    end if;
  end if;
  return new;
end $$;

create trigger check_integration_task before update of done_at on public.record_tasks
  for each row when (new.kind = 'integration_plans') execute function private.check_integration_task();

-- A due date that a person changes changes the task's day relative to the closing.
create function private.measure_integration_offset() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.integration_items i
  set offset_days = least(greatest(new.due_on - p.closing_on, -365), 730)
  from public.integration_plans p where p.id = i.plan_id and i.task_id = new.id and new.due_on is not null;
  return null;
end $$;

create trigger measure_integration_offset after update of due_on on public.record_tasks
  for each row when (new.kind = 'integration_plans' and old.due_on is distinct from new.due_on)
  execute function private.measure_integration_offset();

create function private.move_integration_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.record_tasks t set due_on = new.closing_on + i.offset_days
  from private.integration_items i where i.plan_id = new.id and t.id = i.task_id and t.done_at is null;
  return null;
end $$;

create trigger move_integration_tasks after update of closing_on on public.integration_plans
  for each row when (old.closing_on <> new.closing_on) execute function private.move_integration_tasks();
