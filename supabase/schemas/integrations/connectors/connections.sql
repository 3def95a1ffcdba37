-- Connections to systems of other vendors. A workspace has one of each; an account without a workspace has its own. Only
-- administrators connect. Secrets are sealed by the edge functions, so the database and its backups hold no usable token.
create table private.connector_connections (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
  connector text not null,
  client_id text not null,
  client_secret text not null,
  settings jsonb not null default '{}',
  tokens text,
  state text not null default 'draft',
  failure text,
  attempts integer not null default 0,
  progress jsonb not null default '{}',
  created_at timestamptz not null default now(),
  connected_at timestamptz,
  synced_at timestamptz,
  next_at timestamptz,
  claim uuid,
  claimed_until timestamptz,

  constraint connector_connections_connector_is_known check (connector in (
    'docusign', 'google-workspace', 'microsoft-365', 'power-bi', 'quickbooks-online', 'salesforce', 'zoom'
  )),
  constraint connector_connections_client_id_is_plain check (char_length(client_id) >= 1 and private.is_single_line(client_id, 300)),
  constraint connector_connections_client_secret_shape check (char_length(client_secret) <= 4000 and client_secret ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$'),
  constraint connector_connections_tokens_shape check (char_length(tokens) <= 20000 and tokens ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$'),
  constraint connector_connections_settings_is_small check (
    jsonb_typeof(settings) = 'object' and char_length(settings::text) <= 2000 and private.has_bounded_numbers(settings)
  ),
  constraint connector_connections_state_is_known check (state in ('draft', 'connected', 'attention')),
  constraint connector_connections_failure_shape check (failure ~ '^[a-z_]{2,40}$'),
  constraint connector_connections_attempts_in_range check (attempts between 0 and 1000),
  constraint connector_connections_progress_is_small check (
    jsonb_typeof(progress) = 'object' and char_length(progress::text) <= 20000 and private.has_bounded_numbers(progress)
  ),
  constraint connector_connections_next_when_connected check (state = 'connected' or next_at is null),
  constraint connector_connections_tokens_when_connected check (state = 'draft' or tokens is not null)
);
-- Triggers in other files:
--   integrations/connectors/room_envelopes.sql: end_room_envelopes
--   integrations/history/integration_changes.sql: log_integration_change
create unique index connector_connections_once_idx on private.connector_connections (coalesce(tenant_id, user_id), connector);
create index connector_connections_user_idx on private.connector_connections (user_id);
create index connector_connections_tenant_idx on private.connector_connections (tenant_id);
create index connector_connections_due_idx on private.connector_connections (next_at) where next_at is not null;
alter table private.connector_connections enable row level security;

comment on column private.connector_connections.user_id is 'The person who connected it. Syncs write with their rights.';
comment on column private.connector_connections.settings is 'What is read and sent, who sees it, and the fields that are left out.';
comment on column private.connector_connections.progress is 'Position of each stream: run, next page, and cursor.';

-- Which record a source record became. `source` has the last values of the source, `stored` the values after the last write:
-- a field that differs from `stored` was changed by hand and is never overwritten.
create table private.connector_links (
  connection_id uuid not null references private.connector_connections (id) on delete cascade,
  kind text not null,
  source_id text not null,
  record_id uuid not null,
  source jsonb not null,
  stored jsonb not null,
  is_matched boolean not null default false,
  seen uuid,
  removed_at timestamptz,

  primary key (connection_id, kind, source_id),
  constraint connector_links_kind_is_known check (kind in ('contacts', 'companies', 'events')),
  constraint connector_links_source_id_is_plain check (char_length(source_id) >= 1 and private.is_single_line(source_id, 1024)),
  constraint connector_links_source_is_small check (char_length(source::text) <= 20000 and private.has_bounded_numbers(source)),
  constraint connector_links_stored_is_small check (char_length(stored::text) <= 20000 and private.has_bounded_numbers(stored))
);
alter table private.connector_links enable row level security;

comment on column private.connector_links.is_matched is 'True if the record existed before the sync.';

-- The log: one row for each sync.
create table private.connector_syncs (
  id uuid primary key,
  connection_id uuid not null references private.connector_connections (id) on delete cascade,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  failure text,
  added integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  kept integer not null default 0,
  refused integer not null default 0,
  problems jsonb not null default '[]',

  constraint connector_syncs_failure_shape check (failure ~ '^[a-z_]{2,40}$'),
  constraint connector_syncs_problems_are_few check (
    jsonb_typeof(problems) = 'array' and jsonb_array_length(problems) <= 20 and private.has_bounded_numbers(problems)
  )
);
create index connector_syncs_connection_idx on private.connector_syncs (connection_id, started_at desc);
alter table private.connector_syncs enable row level security;

comment on column private.connector_syncs.kept is 'Fields that were changed by hand and stayed.';

-- One authorization, from the button to the vendor's answer. Only its own user can complete it, once, within ten minutes.
create table private.connector_flows (
  state_hash bytea primary key,
  connection_id uuid not null references private.connector_connections (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  verifier text not null,
  created_at timestamptz not null default now(),
  claim uuid unique,

  constraint connector_flows_verifier_shape check (char_length(verifier) <= 1000 and verifier ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$')
);
create index connector_flows_connection_idx on private.connector_flows (connection_id);
create index connector_flows_user_idx on private.connector_flows (user_id);
alter table private.connector_flows enable row level security;

-- True if the caller can connect systems where they work now: an administrator of their workspace, or without one for
-- themselves.
create function private.can_manage_connectors() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved()
    and (private.current_tenant_id() is null or private.administered_tenant_id() is not null);
end $$;
grant execute on function private.can_manage_connectors() to authenticated;

create function private.require_connector_manager() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
begin
  if not private.can_manage_connectors() then
    raise exception 'Only administrators of the workspace connect other systems.' using errcode = 'HXVCA';
  end if;
  return v_me;
end $$;

-- Returns a connection of the caller's workspace, locked.
create function private.lock_connector_connection(p_id uuid) returns private.connector_connections
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_connector_manager();
  v_connection private.connector_connections;
begin
  select * into v_connection from private.connector_connections c
  where c.id = p_id and c.tenant_id is not distinct from private.current_tenant_id() and (c.tenant_id is not null or c.user_id = v_me)
  for update;
  if v_connection.id is null then
    raise exception 'Connection not found.' using errcode = 'HXVCN';
  end if;
  return v_connection;
end $$;

create function private.list_connectors() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_access();
  return jsonb_build_object('can_manage', private.can_manage_connectors(), 'ledgers', coalesce((
    select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name, c.id)
    from public.communities c
    where c.deleted_at is null and c.id = any (private.list_my_community_ids('ledger', 'read'))
  ), '[]'), 'connections', coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', c.id, 'connector', c.connector, 'state', c.state, 'failure', c.failure, 'client_id', c.client_id, 'settings', c.settings,
      'is_mine', c.user_id = auth.uid(), 'person', coalesce(nullif(p.full_name, ''), p.email), 'connected_at', c.connected_at,
      'synced_at', c.synced_at, 'next_at', c.next_at, 'is_syncing', coalesce(c.next_at <= now() or c.claimed_until > now(), false),
      'records', (select count(*) from private.connector_links l where l.connection_id = c.id and l.removed_at is null)
        + (select count(*) from private.connector_exports x where x.connection_id = c.id and x.sent_at is not null)
        -- Tables are replaced as a whole: the last complete sync has all their rows.
        + case c.connector when 'power-bi' then coalesce((
          select s.added from private.connector_syncs s
          where s.connection_id = c.id and s.finished_at is not null and s.failure is null order by s.started_at desc limit 1
        ), 0) else 0 end,
      'syncs', coalesce((
        select jsonb_agg(to_jsonb(s) - 'connection_id' order by s.started_at desc)
        from (
          select * from private.connector_syncs s where s.connection_id = c.id order by s.started_at desc limit 20
        ) s
      ), '[]')
    ) order by c.connector)
    from private.connector_connections c join public.profiles p on p.id = c.user_id
    where private.can_manage_connectors() and case
      when private.current_tenant_id() is null then c.tenant_id is null and c.user_id = auth.uid()
      else c.tenant_id = private.current_tenant_id()
    end
  ), '[]'));
end $$;

-- Returns the connections of the caller's workspace with their log, for administrators; never a secret.
select private.expose('list_connectors', 'authenticated');

create function private.save_connector_connection(
  p_id uuid, p_connector text, p_client_id text, p_client_secret text, p_settings public.payload
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_connector_manager();
  v_tenant_id constant uuid := private.current_tenant_id();
  v_known private.connector_connections;
begin
  perform private.enforce_rate_limit('connectors', 60, interval '1 hour');
  select * into v_known from private.connector_connections c where c.id = p_id for update;
  if v_known.id is not null and (v_known.user_id <> v_me or v_known.tenant_id is distinct from v_tenant_id or v_known.connector <> p_connector) then
    raise exception 'Connection not found.' using errcode = 'HXVCN';
  end if;
  if v_known.id is null or p_client_secret is not null or v_known.client_id <> btrim(p_client_id) then
    perform private.require_recent_sign_in();
  end if;
  if v_known.id is null then
    insert into private.connector_connections (id, user_id, tenant_id, connector, client_id, client_secret, settings)
    values (p_id, v_me, v_tenant_id, p_connector, btrim(p_client_id), p_client_secret, p_settings);
    return true;
  end if;
  -- Another app at the vendor has other tokens. Other settings read everything again.
  update private.connector_connections c set
    client_id = btrim(p_client_id), client_secret = coalesce(p_client_secret, c.client_secret), settings = p_settings,
    progress = case when c.settings = p_settings::jsonb then c.progress else '{}' end,
    tokens = case when c.client_id = btrim(p_client_id) then c.tokens end,
    state = case when c.client_id = btrim(p_client_id) then c.state else 'draft' end,
    next_at = case when c.client_id = btrim(p_client_id) and c.state = 'connected' then now() end,
    failure = case when c.client_id = btrim(p_client_id) then c.failure end
  where c.id = p_id;
  return true;
exception
  when unique_violation then
    raise exception 'This system is already connected.' using errcode = 'HXVCD';
  when check_violation or not_null_violation then
    raise exception 'Check the client ID, the secret, and the settings.' using errcode = 'HXVCV';
end $$;

-- Adds a connection or changes its settings. The secret is sealed by the function connect-vendor; null keeps it.
select private.expose('save_connector_connection', 'authenticated');

create function private.begin_connector_flow(p_id uuid, p_state_hash text, p_verifier text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connection constant private.connector_connections := private.lock_connector_connection(p_id);
begin
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('connectors', 60, interval '1 hour');
  if v_connection.user_id <> auth.uid() then
    raise exception 'Connection not found.' using errcode = 'HXVCN';
  end if;
  delete from private.connector_flows f where f.connection_id = p_id or f.created_at < now() - interval '1 day';
  insert into private.connector_flows (state_hash, connection_id, user_id, verifier)
  values (decode(p_state_hash, 'hex'), p_id, auth.uid(), p_verifier);
  return jsonb_build_object('connector', v_connection.connector, 'client_id', v_connection.client_id, 'settings', v_connection.settings);
exception when check_violation or not_null_violation or data_exception or unique_violation then
  raise exception 'The authorization could not be started.' using errcode = 'HXVCF';
end $$;

-- Stores a started authorization of the caller's connection and returns what the vendor's page needs.
select private.expose('begin_connector_flow', 'authenticated');

create function private.take_connector_flow(p_state_hash text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_connector_manager();
  v_claim constant uuid := gen_random_uuid();
begin
  update private.connector_flows f set claim = v_claim
  from private.connector_connections c
  where f.state_hash = decode(p_state_hash, 'hex') and f.user_id = v_me and f.claim is null
    and f.created_at > now() - interval '10 minutes' and c.id = f.connection_id
    and c.tenant_id is not distinct from private.current_tenant_id();
  if not found then
    raise exception 'This authorization expired. Start again.' using errcode = 'HXVCF';
  end if;
  return v_claim;
exception when data_exception then
  raise exception 'This authorization expired. Start again.' using errcode = 'HXVCF';
end $$;

-- Takes an answer of a vendor once, for the person who started it. Returns a claim that only the server can use.
select private.expose('take_connector_flow', 'authenticated');

create function private.get_connector_flow(p_claim uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', c.id, 'connector', c.connector, 'client_id', c.client_id, 'client_secret', c.client_secret, 'settings', c.settings,
    'verifier', f.verifier
  )
  from private.connector_flows f join private.connector_connections c on c.id = f.connection_id where f.claim = p_claim
$$;

-- Returns what the exchange of a code needs. For the function connect-vendor.
select private.expose('get_connector_flow', 'service_role');

create function private.finish_connector_flow(p_claim uuid, p_tokens text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  delete from private.connector_flows f where f.claim = p_claim returning f.connection_id into v_id;
  update private.connector_connections c set
    tokens = p_tokens, state = 'connected', failure = null, attempts = 0, progress = '{}', connected_at = now(), next_at = now(),
    claim = null, claimed_until = null
  where c.id = v_id and p_tokens is not null;
  return found;
end $$;

-- Stores the tokens of an authorization; the first sync is due. Null tokens end it.
select private.expose('finish_connector_flow', 'service_role');

create function private.sync_connector(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_connection constant private.connector_connections := private.lock_connector_connection(p_id);
begin
  perform private.enforce_rate_limit('connector_syncs', 30, interval '1 hour');
  if v_connection.state <> 'connected' then
    raise exception 'Connect this system first.' using errcode = 'HXVCC';
  end if;
  update private.connector_connections c set next_at = now() where c.id = p_id;
  return true;
end $$;

-- Asks for a sync now.
select private.expose('sync_connector', 'authenticated');

create function private.disconnect_connector(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_connection constant private.connector_connections := private.lock_connector_connection(p_id);
begin
  delete from private.connector_connections c where c.id = v_connection.id;
  return found;
end $$;

-- Deletes a connection with its secrets and log. Records that it wrote stay.
select private.expose('disconnect_connector', 'authenticated');
