-- Tasks: on a record, visible to everyone who can see it, or standalone. A standalone task is private to its
-- creator until assigned to a teammate, then visible to the team.
create table public.record_tasks (
  id uuid primary key default gen_random_uuid(),
  kind text,
  record_id uuid,
  workspace_id uuid not null default auth.uid(),
  by uuid default auth.uid() references public.profiles (id) on delete set null,
  title text not null,
  note text,
  due_on date,
  due_at timestamptz,
  assignee_id uuid default auth.uid() references public.profiles (id) on delete set null,
  done_at timestamptz,
  done_by uuid,
  remind_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint record_tasks_record_is_whole check ((kind is null) = (record_id is null)),
  constraint record_tasks_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 200)),
  constraint record_tasks_note_is_plain check (private.is_plain_message(note, 5000)),
  constraint record_tasks_due_on_is_near check (due_on between '1970-01-01' and '2999-12-31'),
  constraint record_tasks_due_at_is_near check (due_at between '1970-01-01' and '3000-01-01')
);
-- Triggers in other files:
--   integrations/webhooks/webhook_worker.sql: queue_task_webhooks, queue_changed_task_webhooks
--   investing/integration_plans/integration_plans.sql: check_integration_task, measure_integration_offset

comment on column public.record_tasks.workspace_id is 'Who can see it: the scope of its record, or the one its creator chose.';
comment on column public.record_tasks.due_on is 'The due date; `due_at` is the time, if set.';
comment on column public.record_tasks.remind_at is 'When to remind the assignee; null once reminded.';

-- Sort key of the due time; tasks without one come last.
create function private.get_task_due_time(p_due_on date, p_due_at timestamptz) returns timestamptz
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(p_due_at, p_due_on::timestamp at time zone 'UTC', 'infinity')
$$;
grant execute on function private.get_task_due_time(date, timestamptz) to authenticated, service_role;

create index record_tasks_record_idx on public.record_tasks (record_id, created_at desc, id desc);
create index record_tasks_workspace_id_idx on public.record_tasks (workspace_id, private.get_task_due_time(due_on, due_at), id);
create index record_tasks_open_idx on public.record_tasks (assignee_id, private.get_task_due_time(due_on, due_at), id)
  where done_at is null;
create index record_tasks_done_idx on public.record_tasks (assignee_id, done_at desc, id desc) where done_at is not null;
create index record_tasks_remind_idx on public.record_tasks (remind_at) where remind_at is not null;
create index record_tasks_by_idx on public.record_tasks (by);

select private.set_up_table('public.record_tasks', '
  select, delete,
  insert (id, kind, record_id, title, note, due_on, due_at, assignee_id),
  update (title, note, due_on, due_at, assignee_id, done_at)
');

create policy "Record viewers read its tasks" on public.record_tasks
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

create policy "Record viewers add tasks" on public.record_tasks
  for insert to authenticated
  with check (by = (select auth.uid()) and workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

create policy "Record viewers change its tasks" on public.record_tasks
  for update to authenticated
  using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]))
  with check (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

create policy "Record viewers remove its tasks" on public.record_tasks
  for delete to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

select private.add_membership_guard('public.record_tasks', 'workspace_id', 'private.list_my_workspace_ids()');

alter publication supabase_realtime add table public.record_tasks;

-- Sets the scope, assignee, and reminder time.
create function private.set_task_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return new;
  end if;
  if new.kind is not null and tg_op = 'INSERT' then
    new.workspace_id := private.find_record_workspace_id(new.kind, new.record_id);
    if new.workspace_id is null then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
  elsif new.kind is null and auth.role() = 'authenticated'
    and (tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id)
  then
    new.workspace_id := private.get_workspace_id(
      coalesce(new."by", auth.uid()), private.current_tenant_id(),
      case when coalesce(new.assignee_id, new."by") is distinct from new."by" then 'team' else 'private' end
    );
  end if;
  if new.assignee_id is not null and (tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id)
    and not private.has_workspace_access(new.assignee_id, new.workspace_id)
  then
    raise exception 'The assignee can''t see this record.' using errcode = 'HXRTA';
  end if;
  if tg_op = 'INSERT' and auth.role() = 'authenticated' then
    if (select count(*) from (select from public.record_tasks t where t.workspace_id = new.workspace_id limit 50001) a) > 50000 then
      raise exception 'You have reached the limit of 50,000.' using errcode = 'HXRMA';
    end if;
  elsif tg_op = 'UPDATE' then
    new.updated_at := now();
    if new.done_at is distinct from old.done_at then
      new.done_at := case when new.done_at is not null then coalesce(old.done_at, now()) end;
      new.done_by := case when new.done_at is not null then coalesce(old.done_by, auth.uid()) end;
    end if;
  end if;
  if tg_op = 'INSERT'
    or (new.due_on, new.due_at, new.assignee_id, new.done_at) is distinct from (old.due_on, old.due_at, old.assignee_id, old.done_at)
  then
    new.remind_at := case when new.done_at is null and new.assignee_id is not null then coalesce(
      new.due_at, (new.due_on + time '08:00') at time zone private.get_user_time_zone(new.assignee_id)
    ) end;
  end if;
  return new;
end $$;

create trigger set_task_fields before insert or update on public.record_tasks
  for each row execute function private.set_task_fields();

-- Returns a user's time zone; the default is Eastern, where most users live.
create function private.get_user_time_zone(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select p.timezone from public.notification_preferences p where p.user_id = p_user_id), 'America/New_York'
  );
end $$;

-- Returns the facts of a task for notifications; they link to its record or to the task list.
create function private.build_task_notification_facts(p_task public.record_tasks, p_by uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when p_task.kind is null then jsonb_build_object(
      'path', '/dashboard', 'name', coalesce((select p.full_name from public.profiles p where p.id = p_by), 'Someone')
    )
    else private.build_record_notification_facts(p_task.kind, p_task.record_id, p_by)
  end || jsonb_build_object('task', p_task.title);
end $$;

create function private.notify_of_task() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.assignee_id is null or new.done_at is not null or new.assignee_id = coalesce(auth.uid(), new."by")
    or tg_op = 'UPDATE' and new.assignee_id is not distinct from old.assignee_id
  then
    return null;
  end if;
  perform private.enforce_rate_limit('mention', 60, interval '1 hour');
  perform private.notify(
    new.assignee_id, 'task_assigned', 'task:' || new.id, private.build_task_notification_facts(new, auth.uid()),
    jsonb_strip_nulls(jsonb_build_object('kind', new.kind, 'record_id', new.record_id, 'task_id', new.id))
  );
  return null;
end $$;

create trigger notify_of_task after insert or update of assignee_id on public.record_tasks
  for each row execute function private.notify_of_task();

-- Sends reminders for tasks due today or now, once each; returns how many.
create function private.send_task_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_task public.record_tasks;
  v_count integer := 0;
begin
  for v_task in
    select * from public.record_tasks t where t.remind_at <= now() order by t.remind_at limit 500 for update skip locked
  loop
    if private.has_workspace_access(v_task.assignee_id, v_task.workspace_id) then
      perform private.notify(
        v_task.assignee_id, 'task_due',
        'due:' || v_task.id || ':' || coalesce(v_task.due_at::text, v_task.due_on::text),
        private.build_task_notification_facts(v_task, v_task."by"),
        jsonb_strip_nulls(jsonb_build_object('kind', v_task.kind, 'record_id', v_task.record_id, 'task_id', v_task.id))
      );
      v_count := v_count + 1;
    end if;
    update public.record_tasks t set remind_at = null where t.id = v_task.id;
  end loop;
  return v_count;
end $$;

create function private.my_tasks(
  p_is_done boolean default false, p_after text default null, p_limit public.whole_number default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_done constant boolean := coalesce(p_is_done, false);
  v_me constant uuid := auth.uid();
  v_scope constant text := 'my tasks:' || v_is_done;
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
  v_at constant timestamptz := coalesce(
    (v_from ->> 0)::timestamptz, (case when v_is_done then 'infinity' else '-infinity' end)::timestamptz
  );
  v_id constant uuid := coalesce(
    (v_from ->> 1)::uuid,
    (case when v_is_done then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else '00000000-0000-0000-0000-000000000000' end)::uuid
  );
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
  v_limit constant integer := private.limit_page_size(p_limit, 50, 200);
begin
  return (
    select coalesce(jsonb_agg(
      to_jsonb(t) || jsonb_build_object(
        'record_title', case when t.kind is not null then private.record_title(t.kind, t.record_id) end,
        'cursor', private.seal_cursor(v_scope, jsonb_build_array(
          case when v_is_done then t.done_at else private.get_task_due_time(t.due_on, t.due_at) end, t.id
        ))
      ) order by page.place
    ), '[]')
    from (
      (
        select o.id, row_number() over (order by private.get_task_due_time(o.due_on, o.due_at), o.id) as place
        from public.record_tasks o
        where not v_is_done and o.assignee_id = v_me and o.done_at is null and o.workspace_id = any (v_workspace_ids)
          and (private.get_task_due_time(o.due_on, o.due_at), o.id) > (v_at, v_id)
        order by private.get_task_due_time(o.due_on, o.due_at), o.id limit v_limit
      ) union all (
        select d.id, row_number() over (order by d.done_at desc, d.id desc)
        from public.record_tasks d
        where v_is_done and d.assignee_id = v_me and d.done_at is not null and d.workspace_id = any (v_workspace_ids)
          and (d.done_at, d.id) < (v_at, v_id)
        order by d.done_at desc, d.id desc limit v_limit
      )
    ) page join public.record_tasks t on t.id = page.id
  );
end $$;

-- Returns the caller's open tasks by due time, or completed ones, latest first: rows of `record_tasks` with
-- the record's title and the next cursor.
select private.expose('my_tasks', 'authenticated');
