-- History of integrations: who created, changed, paused, rotated, or removed keys, webhooks, apps, drops, exports, feeds, widgets,
-- and connections. Written only by triggers, in the transaction of the change. Entries name changed settings and hold no value
-- of one, because addresses and tokens are secrets.
create table private.integration_changes (
  id bigint generated always as identity primary key,
  tenant_id uuid references public.tenants (id) on delete cascade,
  account_id uuid references public.profiles (id) on delete cascade,
  owner_id uuid references public.profiles (id) on delete set null,
  actor_id uuid references public.profiles (id) on delete set null,
  kind text not null,
  item_id uuid not null,
  name text not null,
  act text not null,
  fields text[] not null default '{}',
  is_automatic boolean not null,
  happened_at timestamptz not null default clock_timestamp(),

  constraint integration_changes_belong_to_one check (num_nonnulls(tenant_id, account_id) = 1),
  constraint integration_changes_kind_is_known check (kind in (
    'api_key', 'app', 'app_access', 'connection', 'file_drop', 'listing_feed', 'sandbox', 'scheduled_export', 'service_account',
    'webhook', 'widget'
  )),
  constraint integration_changes_name_is_plain check (private.is_single_line(name, 300)),
  constraint integration_changes_act_is_known check (act in (
    'created', 'changed', 'connected', 'paused', 'resumed', 'rotated', 'removed'
  )),
  constraint integration_changes_fields_are_names check (
    cardinality(fields) <= 20 and array_to_string(fields, ' ', '?') ~ '^([a-z_]{1,40}( [a-z_]{1,40})*)?$'
  )
);
create index integration_changes_item_idx on private.integration_changes (item_id, id desc);
create index integration_changes_tenant_idx on private.integration_changes (tenant_id, id desc);
create index integration_changes_account_idx on private.integration_changes (account_id, id desc);
create index integration_changes_owner_idx on private.integration_changes (owner_id, id desc);
create index integration_changes_actor_idx on private.integration_changes (actor_id);
create index integration_changes_happened_idx on private.integration_changes (happened_at);
alter table private.integration_changes enable row level security;

comment on column private.integration_changes.tenant_id is 'The workspace of the integration; null if it belongs to an account alone.';
comment on column private.integration_changes.account_id is 'The account that the integration belongs to if it has no workspace.';
comment on column private.integration_changes.owner_id is 'The account that the integration acts as.';
comment on column private.integration_changes.is_automatic is 'True if a job or the server made the change.';

-- Writes one entry. `p_item` is the row of the integration; only its ID, owner, workspace, and name are read.
create function private.log_integration_act(p_kind text, p_item jsonb, p_act text, p_fields text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_owner_id constant uuid := (p_item ->> 'user_id')::uuid;
  v_tenant_id constant uuid := coalesce(
    (p_item ->> 'tenant_id')::uuid, (select s.tenant_id from private.service_accounts s where s.user_id = v_owner_id)
  );
  -- A connection is completed by the server, for the person who signed in at the vendor.
  v_actor_id constant uuid := case
    when p_act = 'connected' then v_owner_id
    when not private.is_acting_for_account() then auth.uid()
  end;
begin
  -- What is deleted with its account or workspace has no history.
  if v_tenant_id is null and not exists (select from public.profiles p where p.id = v_owner_id)
    or v_tenant_id is not null and not exists (select from public.tenants t where t.id = v_tenant_id)
    or private.is_account_being_deleted(v_owner_id) and not exists (
      select from public.tenant_users u where u.tenant_id = v_tenant_id and u.user_id <> v_owner_id
    )
  then
    return;
  end if;
  insert into private.integration_changes (tenant_id, account_id, owner_id, actor_id, kind, item_id, name, act, fields, is_automatic)
  values (
    v_tenant_id, case when v_tenant_id is null then v_owner_id end,
    (select p.id from public.profiles p where p.id = v_owner_id), (select p.id from public.profiles p where p.id = v_actor_id),
    p_kind, (p_item ->> 'id')::uuid,
    -- Of an address only the server: the rest may hold a secret.
    coalesce(private.to_single_line(coalesce(
      case p_kind when 'webhook' then private.host_of(p_item ->> 'url') end,
      p_item ->> 'name', p_item ->> 'title', p_item ->> 'connector'
    ), 300), ''),
    p_act, p_fields, v_actor_id is null
  );
end $$;

-- True if an integration is turned off: paused, or disabled.
create function private.is_integration_off(p_item jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce((p_item ->> 'is_paused')::boolean, not (p_item ->> 'is_enabled')::boolean, false)
$$;

-- Logs a change of an integration. Arguments: its kind, the columns that entries name, and the columns that hold secrets.
create function private.log_integration_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_before constant jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  v_after constant jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  v_kind constant text := case
    when tg_argv[0] = 'api_key' and coalesce(v_after, v_before) ->> 'app_id' is not null then 'app_access' else tg_argv[0]
  end;
  v_fields text[];
begin
  if tg_op = 'INSERT' then
    perform private.log_integration_act(v_kind, v_after, 'created');
    return null;
  end if;
  if tg_op = 'DELETE' then
    if v_before ->> 'revoked_at' is null then
      perform private.log_integration_act(v_kind, v_before, 'removed');
    end if;
    return null;
  end if;
  -- Its creation is one entry, also if it takes several statements.
  if (v_before ->> 'created_at')::timestamptz = now() then
    return null;
  end if;
  if v_before ->> 'revoked_at' is null and v_after ->> 'revoked_at' is not null then
    perform private.log_integration_act(v_kind, v_after, 'removed');
    return null;
  end if;
  if v_before -> 'connected_at' is distinct from v_after -> 'connected_at' then
    perform private.log_integration_act(v_kind, v_after, 'connected');
  end if;
  if private.is_integration_off(v_before) <> private.is_integration_off(v_after) then
    perform private.log_integration_act(v_kind, v_after, case when private.is_integration_off(v_after) then 'paused' else 'resumed' end);
  end if;
  if exists (
    select from unnest(tg_argv[2]::text[]) c where v_after ->> c is not null and v_before ->> c is distinct from v_after ->> c
  ) then
    perform private.log_integration_act(v_kind, v_after, 'rotated');
  end if;
  -- A server's first key is stored by the job that connects; forgetting it is a decision.
  v_fields := array(
    select c from unnest(tg_argv[1]::text[]) with ordinality as t (c, place)
    where v_before -> c is distinct from v_after -> c and not (c = 'host_key' and v_before ->> c is null) order by place
  );
  if cardinality(v_fields) > 0 then
    perform private.log_integration_act(v_kind, v_after, 'changed', v_fields);
  end if;
  return null;
end $$;

-- Logs a new secret of an integration that existed before. Arguments: its kind, its table, and the column that refers to it.
create function private.log_integration_secret() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_item jsonb;
begin
  execute format('select to_jsonb(t) from public.%I t where t.id = $1', tg_argv[1]) into v_item
  using (to_jsonb(new) ->> tg_argv[2])::uuid;
  -- Access tokens of apps are renewed every hour.
  if v_item ->> 'app_id' is null and (v_item ->> 'created_at')::timestamptz <> now() then
    perform private.log_integration_act(tg_argv[0], v_item, 'rotated');
  end if;
  return null;
end $$;

-- Logs service accounts, which belong to the workspace, and sandboxes, which belong to their owner.
create function private.log_program_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant private.service_accounts := case when tg_op = 'INSERT' then new else old end;
  v_act constant text := case when tg_op = 'INSERT' then 'created' else 'removed' end;
begin
  if v_row.tenant_id is not null then
    perform private.log_integration_act('service_account', jsonb_build_object(
      'id', v_row.user_id, 'user_id', v_row.user_id, 'tenant_id', v_row.tenant_id, 'name', private.called(v_row.user_id)
    ), v_act);
  elsif v_row.sandbox_of is not null then
    perform private.log_integration_act('sandbox', jsonb_build_object('id', v_row.user_id, 'user_id', v_row.sandbox_of, 'name', 'Sandbox'), v_act);
  end if;
  return null;
end $$;

create trigger log_integration_change
  after insert or delete or update of name, scopes, allowed_addresses, expires_at, revoked_at, user_id on public.api_keys
  for each row execute function private.log_integration_change('api_key', '{name,scopes,allowed_addresses,expires_at,user_id}', '{}');
create trigger log_integration_secret after insert on private.api_key_secrets
  for each row execute function private.log_integration_secret('api_key', 'api_keys', 'key_id');

create trigger log_program_account after insert or delete on private.service_accounts
  for each row execute function private.log_program_account();
create trigger log_ended_sandbox after update of sandbox_of on private.service_accounts
  for each row when (old.sandbox_of is not null and new.sandbox_of is null) execute function private.log_program_account();

create trigger log_integration_change
  after insert or delete or update of url, description, event_types, is_own_only, is_enabled, user_id on public.webhook_endpoints
  for each row execute function private.log_integration_change('webhook', '{url,description,event_types,is_own_only,user_id}', '{}');
create trigger log_integration_secret after insert on private.webhook_secrets
  for each row execute function private.log_integration_secret('webhook', 'webhook_endpoints', 'endpoint_id');

create trigger log_integration_change
  after insert or delete or update of name, homepage, redirect_uris, scopes, has_secret, user_id on public.oauth_apps
  for each row execute function private.log_integration_change('app', '{name,homepage,redirect_uris,scopes,has_secret,user_id}', '{}');
create trigger log_integration_secret after update of hash on private.oauth_app_secrets
  for each row execute function private.log_integration_secret('app', 'oauth_apps', 'app_id');

create trigger log_integration_change
  after insert or delete or update of name, kind, source, updates, is_paused, address, secret, host_key, token_hash, every, user_id
  on private.file_drops
  for each row execute function private.log_integration_change(
    'file_drop', '{name,kind,source,updates,address,host_key,every,user_id}', '{secret,token_hash}'
  );

create trigger log_integration_change
  after insert or delete or update of
    name, kind, every, weekday, at_hour, time_zone, destination, roles, address, secret, host_key, token_hash, is_paused, user_id
  on private.scheduled_exports
  for each row execute function private.log_integration_change(
    'scheduled_export', '{name,kind,every,weekday,at_hour,time_zone,destination,roles,address,host_key,user_id}', '{secret,token_hash}'
  );

create trigger log_integration_change after insert or delete or update of name, url, token, user_id on private.listing_feeds
  for each row execute function private.log_integration_change('listing_feed', '{name,url,user_id}', '{token}');

create trigger log_integration_change
  after insert or delete or update of kind, title, form_id, origins, theme, revoked_at, user_id on public.site_widgets
  for each row execute function private.log_integration_change('widget', '{kind,title,form_id,origins,theme,user_id}', '{}');

create trigger log_integration_change
  after insert or delete or update of connector, client_id, client_secret, settings, connected_at, user_id on private.connector_connections
  for each row execute function private.log_integration_change(
    'connection', '{connector,client_id,settings,user_id}', '{client_secret}'
  );

create function private.list_integration_changes(p_item_id uuid default null) returns table (
  id bigint, kind text, name text, act text, fields text[], actor text, is_automatic boolean, happened_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_administered_id constant uuid := private.administered_tenant_id();
  v_accounts constant uuid[] := private.list_my_api_account_ids();
begin
  perform private.require_access();
  return query
  select c.id, c.kind, c.name, c.act, c.fields, private.called(c.actor_id), c.is_automatic, c.happened_at
  from private.integration_changes c
  where (p_item_id is null or c.item_id = p_item_id) and (
    c.tenant_id = v_administered_id or c.account_id = any (v_accounts)
    or c.owner_id = v_me and exists (
      select from public.tenant_users u where u.tenant_id = c.tenant_id and u.user_id = v_me and u.is_active
    )
  )
  order by c.happened_at desc, c.id desc limit 100;
end $$;

-- Returns the last hundred changes of an integration, or of all of them: the caller's own, and those of the workspace that the
-- caller administers. A former member reads nothing of the workspace.
select private.expose('list_integration_changes', 'authenticated');
