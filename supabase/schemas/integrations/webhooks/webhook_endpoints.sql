-- Webhook endpoints: URLs that receive signed events about records that their owner can read. Written only by calls.
create table public.webhook_endpoints (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
  workspace_id uuid not null,
  url text not null,
  description text not null default '',
  event_types text[] not null,
  is_own_only boolean not null default false,
  is_enabled boolean not null default true,
  disabled_reason text,
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint webhook_endpoints_url_is_plain check (private.is_single_line(url, 500)),
  constraint webhook_endpoints_url_shape check (
    url ~ '^https://[^[:space:]/?#@\\]+([/?][^[:space:]\\]*)?$' or url ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?([/?][^[:space:]\\]*)?$'
  ),
  constraint webhook_endpoints_description_is_plain check (private.is_single_line(description, 120)),
  constraint webhook_endpoints_event_types_shape check (
    cardinality(event_types) between 1 and 60
    and array_to_string(event_types, ' ', '?') ~ '^[a-z_]{2,40}\.[a-z_]{2,40}( [a-z_]{2,40}\.[a-z_]{2,40})*$'
  ),
  constraint webhook_endpoints_disabled_reason_is_known check (disabled_reason in ('owner', 'failing', 'gone', 'left')),
  constraint webhook_endpoints_reason_when_disabled check (is_enabled = (disabled_reason is null))
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_integration_change
create index webhook_endpoints_user_idx on public.webhook_endpoints (user_id, created_at desc);
create index webhook_endpoints_tenant_idx on public.webhook_endpoints (tenant_id);
create index webhook_endpoints_on_user_idx on public.webhook_endpoints (user_id) where is_enabled;
create index webhook_endpoints_on_tenant_idx on public.webhook_endpoints (tenant_id) where is_enabled;
create index webhook_endpoints_on_workspace_idx on public.webhook_endpoints (workspace_id) where is_enabled;

comment on column public.webhook_endpoints.workspace_id is 'The owner''s private workspace where the endpoint was added.';
comment on column public.webhook_endpoints.is_own_only is 'True if only events about the owner''s own records are sent.';
comment on column public.webhook_endpoints.failing_since is 'The first failure since the last success.';

select private.set_up_table('public.webhook_endpoints', 'select');

create policy "Users read webhook endpoints of themselves and their sandbox" on public.webhook_endpoints
  for select to authenticated using (user_id = any ((select private.list_my_webhook_account_ids())::uuid[]));
select private.add_membership_guard('public.webhook_endpoints', 'user_id', 'private.list_my_webhook_account_ids()');

-- Signing secrets. The previous one also signs for a day after a rotation.
create table private.webhook_secrets (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references public.webhook_endpoints (id) on delete cascade,
  secret text not null,
  valid_until timestamptz,
  created_at timestamptz not null default now()
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_integration_secret
create index webhook_secrets_endpoint_idx on private.webhook_secrets (endpoint_id);
alter table private.webhook_secrets enable row level security;

-- One event for one endpoint. The payload is built at each attempt with the owner's rights at that time.
create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references public.webhook_endpoints (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  type text not null,
  kind text,
  record_id uuid,
  change_id text not null,
  occurred_at timestamptz not null default clock_timestamp(),
  state text not null default 'pending',
  reason text,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  log jsonb not null default '[]',
  claim uuid,
  claimed_until timestamptz,
  finished_at timestamptz,

  constraint webhook_deliveries_type_shape check (type ~ '^[a-z_]{2,40}\.[a-z_]{2,40}$'),
  constraint webhook_deliveries_kind_shape check (kind ~ '^[a-z_]{2,40}$'),
  constraint webhook_deliveries_change_id_is_plain check (private.is_single_line(change_id, 120)),
  constraint webhook_deliveries_state_is_known check (state in ('pending', 'delivered', 'failed', 'skipped')),
  constraint webhook_deliveries_reason_shape check (reason ~ '^[a-z_]{2,40}$'),
  constraint webhook_deliveries_attempts_in_range check (attempts between 0 and 100),
  constraint webhook_deliveries_log_is_small check (
    jsonb_typeof(log) = 'array' and jsonb_array_length(log) <= 20 and private.has_bounded_numbers(log)
  ),
  constraint webhook_deliveries_once unique (endpoint_id, change_id)
);
create index webhook_deliveries_endpoint_idx on public.webhook_deliveries (endpoint_id, occurred_at desc, id);
create index webhook_deliveries_user_idx on public.webhook_deliveries (user_id);
create index webhook_deliveries_due_idx on public.webhook_deliveries (next_at) where state = 'pending';
create index webhook_deliveries_pending_idx on public.webhook_deliveries (endpoint_id) where state = 'pending';
create index webhook_deliveries_occurred_idx on public.webhook_deliveries (occurred_at);

comment on column public.webhook_deliveries.change_id is 'The change that caused it, so that it is queued once.';
comment on column public.webhook_deliveries.log is 'Attempts: time, status, milliseconds, and error of each.';

select private.set_up_table('public.webhook_deliveries', 'select');
revoke select on table public.webhook_deliveries from authenticated;
grant select (
  id, endpoint_id, user_id, type, kind, record_id, occurred_at, state, reason, attempts, next_at, log, finished_at
) on table public.webhook_deliveries to authenticated;

create policy "Users read webhook deliveries of themselves and their sandbox" on public.webhook_deliveries
  for select to authenticated using (user_id = any ((select private.list_my_webhook_account_ids())::uuid[]));
select private.add_membership_guard('public.webhook_deliveries', 'user_id', 'private.list_my_webhook_account_ids()');

-- Kinds of records with events, and the name of each in event types. shared/api/webhookEvents.ts has the same list; a test
-- compares the two.
create function private.list_webhook_event_types() returns table (type text, kind text)
language sql immutable set search_path = '' as $$
  select r.name || '.' || v.verb, r.kind
  from (values
    ('contact', 'contacts'), ('company', 'companies'), ('deal', 'deals'), ('lead', 'leads'), ('event', 'events'),
    ('property', 'properties'), ('transaction', 'transactions')
  ) r (name, kind)
  cross join (values ('created'), ('updated'), ('deleted'), ('restored')) v (verb)
  union all values
    ('deal.stage_changed', 'deals'), ('lead.status_changed', 'leads'), ('task.created', 'record_tasks'),
    ('task.updated', 'record_tasks'), ('task.completed', 'record_tasks'), ('task.deleted', 'record_tasks')
$$;

create function private.add_webhook_secret(p_endpoint_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_secret constant text := 'whsec_' || encode(extensions.gen_random_bytes(32), 'base64');
begin
  update private.webhook_secrets s set valid_until = now() + interval '24 hours'
  where s.endpoint_id = p_endpoint_id and s.valid_until is null;
  delete from private.webhook_secrets s where s.endpoint_id = p_endpoint_id and s.valid_until <= now();
  insert into private.webhook_secrets (endpoint_id, secret) values (p_endpoint_id, v_secret);
  return v_secret;
end $$;

create function private.save_webhook_endpoint(
  p_id uuid, p_url text, p_event_types text[], p_description text default '', p_is_own_only boolean default false,
  p_account_id uuid default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_caller_id constant uuid := private.lock_member();
  v_me constant uuid := coalesce(p_account_id, v_caller_id);
  v_known public.webhook_endpoints;
  v_tenant_id constant uuid := case when v_me = v_caller_id then private.current_tenant_id() end;
begin
  if (v_me = any (private.list_my_webhook_account_ids())) is not true then
    raise exception 'Sandbox not found.' using errcode = 'HXSBN';
  end if;
  if coalesce(cardinality(p_event_types), 0) = 0 or exists (
    select from unnest(p_event_types) t where t is null or not exists (select from private.list_webhook_event_types() k where k.type = t)
  ) then
    raise exception 'Choose at least one event.' using errcode = 'HXWHE';
  end if;
  select * into v_known from public.webhook_endpoints e where e.id = p_id for update;
  if v_known.id is not null and (v_known.user_id = any (private.list_my_webhook_account_ids())) is not true then
    raise exception 'Endpoint not found.' using errcode = 'HXWHN';
  end if;
  if v_known.url is distinct from btrim(p_url) then
    perform private.require_recent_sign_in();
  end if;
  if v_known.id is not null then
    update public.webhook_endpoints e set
      url = btrim(p_url), description = btrim(coalesce(p_description, '')), is_own_only = coalesce(p_is_own_only, false),
      event_types = (select array_agg(distinct t order by t) from unnest(p_event_types) t), updated_at = now()
    where e.id = p_id;
    return null;
  end if;
  perform private.enforce_rate_limit('webhooks', 30, interval '1 hour');
  if (select count(*) from public.webhook_endpoints e where e.user_id = v_me) >= 20 then
    raise exception 'You have reached the limit of 20 endpoints.' using errcode = 'HXWHM';
  end if;
  insert into public.webhook_endpoints (id, user_id, tenant_id, workspace_id, url, description, event_types, is_own_only)
  values (
    p_id, v_me, v_tenant_id, private.get_workspace_id(v_me, v_tenant_id, 'private'), btrim(p_url),
    btrim(coalesce(p_description, '')), (select array_agg(distinct t order by t) from unnest(p_event_types) t),
    coalesce(p_is_own_only, false)
  );
  return private.add_webhook_secret(p_id);
exception when check_violation then
  raise exception 'The URL must start with https:// and have no user name or spaces.' using errcode = 'HXWHU';
end $$;

-- Adds an endpoint of the caller or their sandbox and returns its signing secret, or changes one and returns null.
select private.expose('save_webhook_endpoint', 'authenticated');

create function private.lock_my_webhook_endpoint(p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  perform from public.webhook_endpoints e where e.id = p_id and e.user_id = any (private.list_my_webhook_account_ids()) for update;
  if not found then
    raise exception 'Endpoint not found.' using errcode = 'HXWHN';
  end if;
  return p_id;
end $$;

create function private.rotate_webhook_secret(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := private.lock_my_webhook_endpoint(p_id);
begin
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('webhooks', 30, interval '1 hour');
  return private.add_webhook_secret(v_id);
end $$;

-- Replaces a signing secret and returns the new one. For a day, events carry signatures of both.
select private.expose('rotate_webhook_secret', 'authenticated');

-- Turns an endpoint off; what is waiting is skipped.
create function private.disable_webhook_endpoint(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.webhook_endpoints e set is_enabled = false, disabled_reason = p_reason, updated_at = now()
  where e.id = p_id and e.is_enabled;
  update public.webhook_deliveries d set state = 'skipped', reason = 'endpoint_disabled', claim = null, finished_at = now()
  where d.endpoint_id = p_id and d.state = 'pending';
end $$;

create function private.set_webhook_enabled(p_id uuid, p_is_enabled boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := private.lock_my_webhook_endpoint(p_id);
  v_tenant_id uuid;
begin
  if p_is_enabled then
    -- A sandbox has no workspace.
    if exists (select from public.webhook_endpoints e where e.id = v_id and e.user_id = auth.uid()) then
      v_tenant_id := private.current_tenant_id();
    end if;
    update public.webhook_endpoints e
    set is_enabled = true, disabled_reason = null, failing_since = null, updated_at = now(), tenant_id = v_tenant_id,
      workspace_id = private.get_workspace_id(e.user_id, v_tenant_id, 'private')
    where e.id = v_id and not e.is_enabled;
  else
    perform private.disable_webhook_endpoint(v_id, 'owner');
  end if;
  return p_is_enabled;
end $$;

-- Turns an endpoint on or off. Turned on, it receives events of the caller's current workspace.
select private.expose('set_webhook_enabled', 'authenticated');

create function private.delete_webhook_endpoint(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.webhook_endpoints e where e.id = p_id and e.user_id = any (private.list_my_webhook_account_ids());
  return found;
end $$;

select private.expose('delete_webhook_endpoint', 'authenticated');

create function private.send_test_webhook(p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := private.lock_my_webhook_endpoint(p_id);
  v_delivery_id uuid;
begin
  perform private.enforce_rate_limit('webhook_tests', 60, interval '1 hour');
  if not (select e.is_enabled from public.webhook_endpoints e where e.id = v_id) then
    raise exception 'Turn the endpoint on first.' using errcode = 'HXWHO';
  end if;
  insert into public.webhook_deliveries (endpoint_id, user_id, type, change_id)
  select e.id, e.user_id, 'webhook.test', 'test:' || gen_random_uuid() from public.webhook_endpoints e where e.id = v_id
  returning id into v_delivery_id;
  return v_delivery_id;
end $$;

-- Queues a test event and returns its delivery.
select private.expose('send_test_webhook', 'authenticated');

create function private.resend_webhook_delivery(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  perform private.enforce_rate_limit('webhook_tests', 60, interval '1 hour');
  update public.webhook_deliveries d
  set state = 'pending', reason = null, attempts = 0, next_at = now(), claim = null, claimed_until = null, finished_at = null
  from public.webhook_endpoints e
  where d.id = p_id and d.user_id = any (private.list_my_webhook_account_ids()) and d.state <> 'pending' and e.id = d.endpoint_id and e.is_enabled;
  if not found then
    raise exception 'Turn the endpoint on first.' using errcode = 'HXWHO';
  end if;
  return true;
end $$;

-- Sends an event again with the same ID.
select private.expose('resend_webhook_delivery', 'authenticated');

-- An endpoint does not outlive its owner's membership in the team.
create function private.disable_webhooks_of_former_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.disable_webhook_endpoint(e.id, 'left')
  from public.webhook_endpoints e where e.user_id = old.user_id and e.tenant_id = old.tenant_id and e.is_enabled;
  return null;
end $$;

create trigger leaving_4_disable_webhooks after delete on public.tenant_users
  for each row execute function private.disable_webhooks_of_former_member();

-- A password change ends what someone with the old password may have set up.
create function private.disable_webhooks_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.disable_webhook_endpoint(e.id, 'owner') from public.webhook_endpoints e
  where e.is_enabled and (
    e.user_id = new.id or e.user_id in (select s.user_id from private.service_accounts s where s.sandbox_of = new.id)
  );
  return null;
end $$;

create trigger haven_disable_webhooks after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.disable_webhooks_of_account();
