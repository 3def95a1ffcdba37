-- True for an HTTPS URL without credentials and fragment; of this machine also by HTTP, for a provider under test.
create function private.is_provider_url(p_url text) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_single_line(p_url, 500) and (
    p_url ~ '^https://[^[:space:]/?#@\\]+([/?][^[:space:]#\\]*)?$'
    or p_url ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?([/?][^[:space:]#\\]*)?$'
  )
$$;

-- A workspace's single sign-on: one identity provider by SAML or OpenID Connect. It vouches for accounts with an email at
-- the workspace's verified domains and for no others. Only the owner sets it up: someone who can replace the provider can
-- sign in as any member. docs/decisions/0096 explains the rules.
create table private.sso_connections (
  id uuid primary key,
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  protocol text not null,
  issuer text not null,
  sign_in_url text,
  certificate text,
  client_id text,
  client_secret text,
  user_type public.user_type not null default 'buyer',
  adds_members boolean not null default true,
  is_enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz,
  last_failure text,
  last_failure_at timestamptz,

  constraint sso_connections_one_per_tenant unique (tenant_id),
  constraint sso_connections_protocol_is_known check (protocol in ('saml', 'oidc')),
  constraint sso_connections_issuer_is_plain check (char_length(issuer) >= 1 and private.is_single_line(issuer, 500)),
  constraint sso_connections_sign_in_url_is_plain check (private.is_single_line(sign_in_url, 500)),
  constraint sso_connections_sign_in_url_shape check (private.is_provider_url(sign_in_url)),
  constraint sso_connections_oidc_issuer_shape check (protocol = 'saml' or private.is_provider_url(issuer)),
  constraint sso_connections_certificate_length check (char_length(certificate) between 1 and 20000),
  constraint sso_connections_client_id_is_plain check (private.is_single_line(client_id, 300)),
  constraint sso_connections_client_secret_is_plain check (private.is_single_line(client_secret, 1000)),
  constraint sso_connections_last_failure_shape check (last_failure ~ '^[a-z_]{1,40}$'),
  constraint sso_connections_is_complete check (
    case protocol when 'saml' then num_nulls(sign_in_url, certificate) = 0 else num_nulls(client_id, client_secret) = 0 end
  )
);
alter table private.sso_connections enable row level security;

-- What a workspace demands of its members' sessions.
create table private.tenant_sign_in_policies (
  tenant_id uuid primary key references public.tenants (id) on delete cascade,
  requires_sso boolean not null default false,
  requires_second_factor boolean not null default false
);
alter table private.tenant_sign_in_policies enable row level security;

-- Logs the provider by its name, never a secret.
create function private.log_sso_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    perform private.log_tenant_activity(new.tenant_id, 'sso_changed', new.issuer);
  -- A deleted workspace takes its log with it.
  elsif exists (select from public.tenants t where t.id = old.tenant_id) then
    perform private.log_tenant_activity(old.tenant_id, 'sso_removed');
  end if;
  return null;
end $$;

create trigger log_sso_change_on_insert after insert or delete on private.sso_connections
  for each row execute function private.log_sso_change();
create trigger log_sso_change_on_update after update on private.sso_connections
  for each row when (
    (old.protocol, old.issuer, old.sign_in_url, old.certificate, old.client_id, old.client_secret, old.user_type, old.adds_members, old.is_enabled)
    is distinct from
    (new.protocol, new.issuer, new.sign_in_url, new.certificate, new.client_id, new.client_secret, new.user_type, new.adds_members, new.is_enabled)
  ) execute function private.log_sso_change();

create function private.log_sign_in_policy_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_tenant_activity(
    new.tenant_id, 'sign_in_policy_changed',
    case
      when new.requires_sso and new.requires_second_factor then 'single sign-on and two-factor authentication'
      when new.requires_sso then 'single sign-on'
      when new.requires_second_factor then 'two-factor authentication'
      else 'no requirement'
    end
  );
  return null;
end $$;

create trigger log_sign_in_policy_change_on_insert after insert on private.tenant_sign_in_policies
  for each row execute function private.log_sign_in_policy_change();
create trigger log_sign_in_policy_change_on_update after update on private.tenant_sign_in_policies
  for each row when (old is distinct from new) execute function private.log_sign_in_policy_change();

-- Sessions that an identity provider opened.
create table private.sso_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  connection_id uuid not null references private.sso_connections (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index sso_sessions_connection_idx on private.sso_sessions (connection_id);
alter table private.sso_sessions enable row level security;

create function private.has_sso_session(p_tenant_id uuid, p_session_id text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.sso_sessions s join private.sso_connections c on c.id = s.connection_id
    where s.session_id = p_session_id::uuid and c.tenant_id = p_tenant_id and c.is_enabled
  )
$$;

-- True if a session may be used in the account's current workspace. A provider that workspaces trust also counts as the
-- second factor. The owner can always get in with a second factor, to repair a broken provider.
create function private.meets_sign_in_policy(p_user_id uuid, p_claims jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select from public.tenant_users u join private.tenant_sign_in_policies p on p.tenant_id = u.tenant_id
    where u.user_id = p_user_id and u.is_active
      -- A single condition, so that a session is looked up only for a workspace that demands something.
      and case
        when not (p.requires_sso or p.requires_second_factor) then false
        when private.has_sso_session(u.tenant_id, p_claims ->> 'session_id') then false
        else p.requires_sso and u.role <> 'owner' or coalesce(p_claims ->> 'aal', '') <> 'aal2'
      end
  );
end $$;

-- Returns the workspace that the caller owns and works in, locked.
create function private.lock_owned_tenant() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  if not exists (
    select from public.tenant_users u where u.tenant_id = v_tenant_id and u.user_id = auth.uid() and u.role = 'owner'
  ) then
    raise exception 'Only the owner can change how members sign in.' using errcode = 'HXSSO';
  end if;
  return v_tenant_id;
end $$;

-- The ID is in the addresses that administrators give their provider, so it is known before the provider is saved.
create function private.get_sso_connection_id(p_tenant_id uuid) returns uuid
language sql immutable set search_path = '' as $$
  select md5('single sign-on of ' || p_tenant_id)::uuid
$$;

create function private.require_verified_domain(p_tenant_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from private.tenant_domains d where d.tenant_id = p_tenant_id and d.verified_at is not null) then
    raise exception 'Verify an email domain first.' using errcode = 'HXSSV';
  end if;
end $$;

create function private.save_sso_connection(
  p_protocol text, p_issuer text, p_sign_in_url text default null, p_certificate text default null, p_client_id text default null,
  p_client_secret text default null, p_user_type public.user_type default 'buyer', p_adds_members boolean default true,
  p_is_enabled boolean default true
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_owned_tenant();
  v_known private.sso_connections;
  v_id uuid;
begin
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('sso_connection', 30, interval '1 hour');
  perform private.require_verified_domain(v_tenant_id);
  select * into v_known from private.sso_connections c where c.tenant_id = v_tenant_id;
  -- An empty secret keeps the stored one, but never for another provider: the secret would be sent there.
  if p_protocol = 'oidc' and nullif(p_client_secret, '') is null
    and (v_known.client_secret is null or v_known.issuer is distinct from btrim(p_issuer))
  then
    raise exception 'Enter the client secret.' using errcode = 'HXSSC';
  end if;
  -- Sessions opened by another provider prove nothing about this one.
  if v_known.protocol is distinct from p_protocol or v_known.issuer is distinct from btrim(p_issuer) then
    delete from private.sso_connections c where c.tenant_id = v_tenant_id;
  end if;
  insert into private.sso_connections as c (
    id, tenant_id, protocol, issuer, sign_in_url, certificate, client_id, client_secret, user_type, adds_members, is_enabled
  ) values (
    private.get_sso_connection_id(v_tenant_id), v_tenant_id, p_protocol, btrim(p_issuer), case p_protocol when 'saml' then btrim(p_sign_in_url) end,
    case p_protocol when 'saml' then btrim(p_certificate) end, case p_protocol when 'oidc' then btrim(p_client_id) end,
    case p_protocol when 'oidc' then coalesce(nullif(p_client_secret, ''), v_known.client_secret) end,
    coalesce(p_user_type, 'buyer'), coalesce(p_adds_members, true), coalesce(p_is_enabled, true)
  )
  on conflict (tenant_id) do update set
    sign_in_url = excluded.sign_in_url, certificate = excluded.certificate, client_id = excluded.client_id,
    client_secret = excluded.client_secret, user_type = excluded.user_type, adds_members = excluded.adds_members,
    is_enabled = excluded.is_enabled, updated_at = now(), last_failure = null, last_failure_at = null
  returning c.id into v_id;
  perform private.keep_policy_possible(v_tenant_id);
  return v_id;
end $$;

-- Without a usable connection no one could meet the demand for single sign-on.
create function private.keep_policy_possible(p_tenant_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.sso_connections c where c.tenant_id = p_tenant_id and c.is_enabled) then
    update private.tenant_sign_in_policies p set requires_sso = false where p.tenant_id = p_tenant_id;
  end if;
end $$;

create function private.delete_sso_connection() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_owned_tenant();
begin
  delete from private.sso_connections c where c.tenant_id = v_tenant_id;
  if not found then
    return false;
  end if;
  perform private.keep_policy_possible(v_tenant_id);
  return true;
end $$;

create function private.set_sign_in_policy(p_requires_sso boolean, p_requires_second_factor boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_owned_tenant();
  v_has_sso constant boolean := private.has_sso_session(v_tenant_id, auth.jwt() ->> 'session_id');
begin
  -- The owner proves that the provider works before everyone else has to use it.
  if p_requires_sso and not v_has_sso
    and not exists (select from private.tenant_sign_in_policies p where p.tenant_id = v_tenant_id and p.requires_sso)
  then
    raise exception 'Sign in with single sign-on yourself first.' using errcode = 'HXSSP';
  end if;
  if p_requires_second_factor and not v_has_sso and coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' then
    raise exception 'Set up two-factor authentication for yourself first.' using errcode = 'HXSSF';
  end if;
  insert into private.tenant_sign_in_policies (tenant_id, requires_sso, requires_second_factor)
  values (v_tenant_id, coalesce(p_requires_sso, false), coalesce(p_requires_second_factor, false))
  on conflict (tenant_id) do update set
    requires_sso = excluded.requires_sso, requires_second_factor = excluded.requires_second_factor;
  -- Open streams and screens check their rights again.
  perform pg_notify('haven_rights', jsonb_build_object('account', u.user_id)::text)
  from public.tenant_users u where u.tenant_id = v_tenant_id;
end $$;

create function private.get_sign_in_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.administered_tenant_id();
begin
  return (
    select jsonb_build_object(
      'is_owner', exists (
        select from public.tenant_users u where u.tenant_id = t.id and u.user_id = auth.uid() and u.role = 'owner'
      ),
      'connection_id', private.get_sso_connection_id(t.id),
      'has_sso_session', private.has_sso_session(t.id, auth.jwt() ->> 'session_id'),
      'domains', (
        select coalesce(jsonb_agg(d.domain order by d.domain), '[]') from private.tenant_domains d
        where d.tenant_id = t.id and d.verified_at is not null
      ),
      'requires_sso', coalesce(p.requires_sso, false),
      'requires_second_factor', coalesce(p.requires_second_factor, false),
      'members_outside_domains', (
        select count(*) from public.tenant_users u join public.profiles m on m.id = u.user_id
        where u.tenant_id = t.id and not private.is_tenant_email(t.id, m.email)
      ),
      'connection', case when c.id is not null then jsonb_build_object(
        'protocol', c.protocol, 'issuer', c.issuer, 'sign_in_url', c.sign_in_url, 'certificate', c.certificate,
        'client_id', c.client_id, 'user_type', c.user_type, 'adds_members', c.adds_members, 'is_enabled', c.is_enabled,
        'last_used_at', c.last_used_at, 'last_failure', c.last_failure, 'last_failure_at', c.last_failure_at
      ) end
    )
    from public.tenants t
    left join private.sso_connections c on c.tenant_id = t.id
    left join private.tenant_sign_in_policies p on p.tenant_id = t.id
    where t.id = v_tenant_id
  );
end $$;

-- True if an email is at one of the workspace's verified domains.
create function private.is_tenant_email(p_tenant_id uuid, p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.tenant_domains d
    where d.tenant_id = p_tenant_id and d.verified_at is not null and d.domain = private.email_domain(p_email)
  )
$$;

-- Returns what the caller's current workspace demands of this session, for the screen that asks for it; null if nothing
-- is missing.
create function private.get_missing_sign_in_step() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_proven_session() or private.meets_sign_in_policy(auth.uid(), auth.jwt()) then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'workspace', t.name,
      'can_use_sso', exists (select from private.sso_connections c where c.tenant_id = t.id and c.is_enabled),
      'can_use_second_factor', u.role = 'owner' or not p.requires_sso,
      'has_second_factor', exists (
        select from auth.mfa_factors f where f.user_id = u.user_id and f.status = 'verified'
      )
    )
    from public.tenant_users u
    join public.tenants t on t.id = u.tenant_id
    join private.tenant_sign_in_policies p on p.tenant_id = t.id
    where u.user_id = auth.uid() and u.is_active
  );
end $$;

-- Leaves the current workspace until the caller switches to it again. What it demands then no longer applies: an
-- account belongs to its owner, not to a workspace.
create function private.pause_my_workspace() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_proven_session() then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  update public.tenant_users u set is_active = false where u.user_id = auth.uid() and u.is_active;
  return found;
end $$;

-- Saves the identity provider of the workspace that the caller owns. Returns the connection's ID.
select private.expose('save_sso_connection', 'authenticated');

-- Removes the identity provider; false if there was none.
select private.expose('delete_sso_connection', 'authenticated');

-- Sets the sign-in requirements of the owner's workspace.
select private.expose('set_sign_in_policy', 'authenticated');

-- Returns single sign-on and requirements of the workspace that the caller administers. Never returns the client secret.
select private.expose('get_sign_in_settings', 'authenticated');

-- Returns what the current workspace still demands of this session; null if nothing.
select private.expose('get_missing_sign_in_step', 'authenticated');

-- Works without a workspace until the caller switches to one.
select private.expose('pause_my_workspace', 'authenticated');
