-- Queues events for endpoints and hands them to the worker, the edge function deliver-webhooks. Imports queue nothing.

-- At most 5,000 events of an endpoint wait; more are dropped, so a slow receiver can't fill the queue.
create function private.get_max_waiting_webhooks() returns integer
language sql immutable set search_path = '' as $$
  select 5000
$$;

create function private.queue_webhooks(p_type text, p_kind text, p_record_id uuid, p_workspace_id uuid, p_change_id text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.webhook_deliveries (endpoint_id, user_id, type, kind, record_id, change_id)
  select e.id, e.user_id, p_type, p_kind, p_record_id, p_change_id
  from (
    select o.* from public.webhook_endpoints o where o.is_enabled and o.user_id = p_workspace_id
    union
    select t.* from public.webhook_endpoints t where t.is_enabled and t.tenant_id = p_workspace_id
    union
    select w.* from public.webhook_endpoints w where w.is_enabled and w.workspace_id = p_workspace_id
  ) e
  where p_type = any (e.event_types) and (
    select count(*) from (select from public.webhook_deliveries d where d.endpoint_id = e.id and d.state = 'pending' limit private.get_max_waiting_webhooks()) w
  ) < private.get_max_waiting_webhooks()
  on conflict do nothing;
end $$;

-- Once per statement, from the history of records.
create function private.queue_record_webhooks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.webhook_endpoints e where e.is_enabled) then
    return null;
  end if;
  perform private.queue_webhooks(k.type, c.kind, c.record_id, c.workspace_id, 'change:' || c.id || ':' || k.type)
  from after_rows c
  join private.list_webhook_event_types() k on k.kind = c.kind and case split_part(k.type, '.', 2)
    when 'created' then c.act = 'created'
    when 'updated' then c.act = 'changed'
    when 'deleted' then c.act = 'deleted'
    when 'restored' then c.act = 'restored'
    when 'stage_changed' then c.act = 'changed' and c.now ? 'stage'
    when 'status_changed' then c.act = 'changed' and c.now ? 'status'
  end;
  return null;
end $$;

create trigger queue_record_webhooks after insert on public.record_changes
  referencing new table as after_rows for each statement execute function private.queue_record_webhooks();

create function private.queue_task_webhooks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_task constant public.record_tasks := case tg_op when 'DELETE' then old else new end;
begin
  if not exists (select from public.webhook_endpoints e where e.is_enabled) then
    return null;
  end if;
  perform private.queue_webhooks(
    case
      when tg_op = 'INSERT' then 'task.created'
      when tg_op = 'DELETE' then 'task.deleted'
      when new.done_at is not null and old.done_at is null then 'task.completed'
      else 'task.updated'
    end,
    'record_tasks', v_task.id, v_task.workspace_id, 'task:' || v_task.id || ':' || lower(tg_op) || ':' || extract(epoch from clock_timestamp())
  );
  return null;
end $$;

create trigger queue_task_webhooks after insert or delete on public.record_tasks
  for each row execute function private.queue_task_webhooks();
create trigger queue_changed_task_webhooks after update of title, note, due_on, due_at, assignee_id, done_at on public.record_tasks
  for each row when ((old.title, old.note, old.due_on, old.due_at, old.assignee_id, old.done_at)
    is distinct from (new.title, new.note, new.due_on, new.due_at, new.assignee_id, new.done_at))
  execute function private.queue_task_webhooks();

-- Returns the wait before the next attempt: nine retries over three days.
create function private.get_webhook_backoff(p_attempts integer, p_random double precision) returns interval
language sql immutable set search_path = '' as $$
  select (array[
    interval '5 seconds', interval '5 minutes', interval '30 minutes', interval '2 hours', interval '5 hours',
    interval '10 hours', interval '14 hours', interval '18 hours', interval '22 hours'
  ])[least(greatest(p_attempts, 1), 9)] * (0.9 + 0.2 * p_random)
$$;

create function private.get_max_webhook_attempts() returns integer
language sql immutable set search_path = '' as $$
  select 10
$$;

-- Deliveries to send now.
create view private.due_webhook_deliveries as
  select d.id, d.next_at from public.webhook_deliveries d
  where d.state = 'pending' and d.next_at <= now() and (d.claimed_until is null or d.claimed_until <= now());

-- For the schedule, which then calls the function.
create function private.is_webhook_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.due_webhook_deliveries)
$$;

-- Takes due deliveries for two minutes.
create function private.take_webhook_deliveries(p_claim uuid, p_limit integer) returns setof public.webhook_deliveries
language sql volatile security definer set search_path = '' as $$
  update public.webhook_deliveries d
  set claim = p_claim, claimed_until = now() + interval '2 minutes', attempts = d.attempts + 1
  where d.id in (
    select q.id from private.due_webhook_deliveries q
    order by q.next_at limit least(greatest(p_limit, 1), 50) for update skip locked
  )
  returning d.*
$$;
grant execute on function private.take_webhook_deliveries(uuid, integer) to service_role;

create function private.skip_webhook_delivery(p_id uuid, p_reason text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.webhook_deliveries d
  set state = 'skipped', reason = p_reason, claim = null, claimed_until = null, finished_at = now() where d.id = p_id
$$;
grant execute on function private.skip_webhook_delivery(uuid, text) to service_role;

create function private.list_webhook_secrets(p_endpoint_id uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(s.secret order by s.created_at desc) from private.webhook_secrets s
  where s.endpoint_id = p_endpoint_id and (s.valid_until is null or s.valid_until > now())
$$;
grant execute on function private.list_webhook_secrets(uuid) to service_role;

-- Returns the record of an event as its caller sees it; null if they can't.
create function private.read_webhook_record(p_kind text, p_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_row jsonb;
begin
  execute format('select to_jsonb(r) from public.%I r where r.id = $1', p_kind) into v_row using p_id;
  return v_row;
end $$;
grant execute on function private.read_webhook_record(text, uuid) to authenticated;

-- Claims due deliveries with their payloads, each read with its owner's current rights. What the owner may no longer read
-- is skipped. Not security definer: it switches to the authenticated role.
create function private.claim_webhooks(p_limit public.whole_number) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_claim constant uuid := gen_random_uuid();
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_role constant text := current_setting('role');
  v_delivery public.webhook_deliveries;
  v_endpoint public.webhook_endpoints;
  v_is_active boolean;
  v_record jsonb;
  v_jobs jsonb := '[]';
begin
  for v_delivery in select * from private.take_webhook_deliveries(v_claim, p_limit) loop
    select * into v_endpoint from public.webhook_endpoints e where e.id = v_delivery.endpoint_id;
    v_record := null;
    perform private.act_as(v_endpoint.user_id);
    perform set_config('role', 'authenticated', true);
    v_is_active := private.is_approved() and private.has_active_sandbox_owner(v_endpoint.user_id);
    if v_is_active and v_delivery.kind is not null then
      v_record := private.read_webhook_record(v_delivery.kind, v_delivery.record_id);
    end if;
    perform set_config('role', v_role, true);
    perform set_config('request.jwt.claims', v_claims, true);
    if not v_is_active then
      perform private.skip_webhook_delivery(v_delivery.id, 'account_not_active');
    elsif v_delivery.kind is not null and v_record is null and v_delivery.type <> 'task.deleted' then
      perform private.skip_webhook_delivery(v_delivery.id, 'no_access');
    elsif v_endpoint.is_own_only
      and coalesce(v_record ->> 'owner_id', v_record ->> 'assignee_id', v_endpoint.user_id::text) <> v_endpoint.user_id::text
    then
      perform private.skip_webhook_delivery(v_delivery.id, 'not_own');
    else
      v_jobs := v_jobs || jsonb_build_array(jsonb_build_object(
        'id', v_delivery.id, 'claim', v_claim, 'url', v_endpoint.url, 'type', v_delivery.type, 'kind', v_delivery.kind,
        'record_id', v_delivery.record_id, 'occurred_at', v_delivery.occurred_at, 'attempt', v_delivery.attempts,
        'record', v_record, 'secrets', to_jsonb(private.list_webhook_secrets(v_endpoint.id))
      ));
    end if;
  end loop;
  return v_jobs;
end $$;

-- Claims due webhook deliveries; only the worker can.
select private.expose('claim_webhooks', 'service_role');

create function private.report_webhook(
  p_id uuid, p_claim uuid, p_status public.whole_number, p_milliseconds public.whole_number, p_error text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_delivery public.webhook_deliveries;
  v_endpoint public.webhook_endpoints;
  v_is_delivered constant boolean := p_status between 200 and 299;
  v_error constant text := case when p_error ~ '^[a-z_]{2,40}$' then p_error end;
begin
  select * into v_delivery from public.webhook_deliveries d where d.id = p_id and d.claim = p_claim and d.state = 'pending' for update;
  if v_delivery.id is null then
    return false;
  end if;
  update public.webhook_deliveries d set
    claim = null, claimed_until = null,
    log = (case when jsonb_array_length(d.log) >= 20 then d.log - 0 else d.log end) || jsonb_build_array(jsonb_build_object(
      'at', now(), 'status', nullif(p_status, 0), 'ms', p_milliseconds, 'error', v_error
    )),
    state = case
      when v_is_delivered then 'delivered'
      when d.attempts >= private.get_max_webhook_attempts() then 'failed'
      else 'pending'
    end,
    reason = case when not v_is_delivered then coalesce(v_error, 'http_error') end,
    next_at = now() + private.get_webhook_backoff(d.attempts, random()),
    finished_at = case when v_is_delivered or d.attempts >= private.get_max_webhook_attempts() then now() end
  where d.id = p_id;
  update public.webhook_endpoints e set failing_since = case when not v_is_delivered then coalesce(e.failing_since, now()) end
  where e.id = v_delivery.endpoint_id and (e.failing_since is null) <> v_is_delivered
  returning * into v_endpoint;
  select * into v_endpoint from public.webhook_endpoints e where e.id = v_delivery.endpoint_id;
  if not v_is_delivered and v_endpoint.is_enabled and (p_status = 410 or v_endpoint.failing_since < now() - interval '3 days') then
    perform private.disable_webhook_endpoint(v_endpoint.id, case p_status when 410 then 'gone' else 'failing' end);
    perform private.notify(
      coalesce(
        (select s.sandbox_of from private.service_accounts s where s.user_id = v_endpoint.user_id), v_endpoint.user_id
      ), 'webhook_disabled', 'webhook:' || v_endpoint.id || ':' || now(),
      jsonb_build_object('url', left(v_endpoint.url, 120), 'why', case p_status
        when 410 then 'It answered that it no longer exists.' else 'It has failed for three days.' end)
    );
  end if;
  return true;
end $$;

-- Records the result of an attempt: delivered, retried later, or failed. Status 0 means there was no response.
select private.expose('report_webhook', 'service_role');

-- Deletes deliveries after a month.
create function private.prune_webhooks() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  delete from private.webhook_secrets s where s.valid_until <= now();
  delete from public.webhook_deliveries d where d.occurred_at < now() - interval '30 days';
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Schedules webhooks and cleanup on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_integration_jobs() returns boolean
language sql set search_path = '' as $$
  select private.schedule_calls(array[
    ['deliver-webhooks', '10 seconds', 'deliver-webhooks', 'private.is_webhook_due()'],
    ['run-workflow-models', '10 seconds', 'run-workflow-models', 'private.is_automation_model_step_due()'],
    ['read-calendars', '10 seconds', 'read-calendars', 'private.is_calendar_subscription_due()'],
    ['listing-feeds', '10 seconds', 'listing-feeds', 'private.is_listing_feed_due()'],
    ['file-drops', '10 seconds', 'file-drops', 'private.is_file_drop_due()'],
    ['scheduled-exports', '10 seconds', 'scheduled-exports', 'private.is_scheduled_export_due()'],
    ['sync-vendors', '10 seconds', 'sync-vendors', 'private.is_connector_due()']
  ]) and private.schedule_jobs(array[[
    'prune-integrations', '23 * * * *',
    'select private.prune_api(), private.prune_webhooks(), private.prune_ai_calls(), private.prune_file_drops(), private.prune_scheduled_exports()'
  ]], true)
$$;
