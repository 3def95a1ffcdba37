-- One sign-in through an identity provider, from the form to the session. The browser that started it holds a verifier;
-- only that browser can redeem the result, so a stolen or planted link signs no one in.
create table private.sso_flows (
  id uuid primary key,
  connection_id uuid not null references private.sso_connections (id) on delete cascade,
  challenge text not null,
  secrets jsonb not null,
  client text,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  user_id uuid references public.profiles (id) on delete cascade,
  code_hash bytea unique,
  redeemed_at timestamptz,
  bind_hash bytea unique,

  constraint sso_flows_challenge_shape check (challenge ~ '^[A-Za-z0-9_-]{43}$'),
  constraint sso_flows_secrets_is_small check (jsonb_typeof(secrets) = 'object' and char_length(secrets::text) <= 2000),
  constraint sso_flows_client_is_plain check (private.is_single_line(client, 100))
);
create index sso_flows_connection_idx on private.sso_flows (connection_id);
create index sso_flows_created_idx on private.sso_flows (created_at);
create index sso_flows_user_idx on private.sso_flows (user_id);
alter table private.sso_flows enable row level security;

create function private.sso_token_hash(p_token text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(p_token, 'UTF8'))
$$;

create function private.make_sso_token() returns text
language sql volatile set search_path = '' as $$
  select encode(extensions.gen_random_bytes(32), 'hex')
$$;

-- Returns the enabled connection for an email's domain, or of an ID, with its secrets. Looks at domains only, so the answer
-- is the same whether or not an account exists.
create function private.find_sso_connection(p_email text default null, p_connection_id uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(c) from private.sso_connections c
  where c.is_enabled and (
    c.id = p_connection_id
    or p_connection_id is null and c.tenant_id = (
      select d.tenant_id from private.tenant_domains d
      where d.domain = private.email_domain(lower(btrim(p_email))) and d.verified_at is not null
    )
  )
$$;

-- Stores a started sign-in; false if this client started too many.
create function private.start_sso_flow(p_flow public.payload) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_client constant text := left(p_flow ->> 'client', 100);
begin
  delete from private.sso_flows f where f.created_at < now() - interval '1 day';
  if (
    select count(*) from private.sso_flows f where f.client = v_client and f.created_at > now() - interval '10 minutes'
  ) >= 60 then
    return false;
  end if;
  insert into private.sso_flows (id, connection_id, challenge, secrets, client)
  values (
    (p_flow ->> 'id')::uuid, (p_flow ->> 'connection_id')::uuid, p_flow ->> 'challenge', p_flow -> 'secrets', v_client
  );
  return true;
end $$;

-- Returns an unanswered sign-in of a connection with the connection's settings; null if it expired or was used.
create function private.get_sso_flow(p_id uuid, p_connection_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('secrets', f.secrets, 'connection', to_jsonb(c))
  from private.sso_flows f join private.sso_connections c on c.id = f.connection_id
  where f.id = p_id and f.connection_id = p_connection_id and f.answered_at is null and c.is_enabled
    and f.created_at > now() - interval '10 minutes'
$$;

-- Why a provider may not sign in an account with this email; null if it may.
create function private.get_sso_refusal(p_tenant_id uuid, p_email text, p_user_id uuid, p_adds_members boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_tenant_email(p_tenant_id, p_email) then
    return 'other_domain';
  end if;
  -- A customer's provider never signs in our own team.
  if private.allows_admin_area(private.address_roles(p_email)) or exists (
    select from public.user_roles r
    where r.user_id = p_user_id and r.is_active and private.allows_admin_area(array[r.role])
  ) then
    return 'not_allowed';
  end if;
  if exists (
    select from private.scim_users s
    where s.tenant_id = p_tenant_id and not s.is_active and (s.user_id = p_user_id or s.user_name = lower(p_email))
  ) then
    return 'deactivated';
  end if;
  if p_user_id is not null and exists (
    select from auth.users u where u.id = p_user_id and (u.deleted_at is not null or u.banned_until > now())
  ) then
    return 'not_allowed';
  end if;
  if not exists (select from public.tenant_users u where u.tenant_id = p_tenant_id and u.user_id = p_user_id) then
    if not p_adds_members then
      return 'not_a_member';
    end if;
    if (
      select count(*) from public.tenant_users u where u.tenant_id = p_tenant_id
    ) >= (select t.max_users from public.tenants t where t.id = p_tenant_id) then
      return 'no_seats';
    end if;
  end if;
  return null;
end $$;

create function private.note_sso_failure(p_connection_id uuid, p_failure text) returns void
language sql security definer set search_path = '' as $$
  update private.sso_connections c set last_failure = p_failure, last_failure_at = now() where c.id = p_connection_id
$$;

-- Accepts what a provider proved, once. Returns `{"code"}` for the browser, `{"create", "replace"}` if an account has to be
-- made first, or `{"refusal"}`. An account that never confirmed its email is replaced: a stranger may have made it.
create function private.answer_sso_flow(p_id uuid, p_connection_id uuid, p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email constant text := lower(btrim(p_email));
  v_connection private.sso_connections;
  v_user auth.users;
  v_refusal text;
  v_code constant text := private.make_sso_token();
begin
  perform from private.sso_flows f
  where f.id = p_id and f.connection_id = p_connection_id and f.answered_at is null
    and f.created_at > now() - interval '10 minutes' for update;
  if not found then
    return '{"refusal": "expired"}';
  end if;
  select * into v_connection from private.sso_connections c where c.id = p_connection_id and c.is_enabled;
  select * into v_user from auth.users u where lower(u.email) = v_email;
  v_refusal := case
    when v_connection.id is null then 'expired'
    else private.get_sso_refusal(v_connection.tenant_id, v_email, v_user.id, v_connection.adds_members)
  end;
  if v_refusal is not null then
    update private.sso_flows f set answered_at = now() where f.id = p_id;
    perform private.note_sso_failure(p_connection_id, v_refusal);
    return jsonb_build_object('refusal', v_refusal);
  end if;
  if v_user.email_confirmed_at is null then
    return jsonb_build_object('create', true, 'replace', v_user.id, 'user_type', v_connection.user_type);
  end if;
  perform private.add_directory_member(v_connection.tenant_id, v_user.id);
  update private.sso_flows f set answered_at = now(), user_id = v_user.id, code_hash = private.sso_token_hash(v_code)
  where f.id = p_id;
  return jsonb_build_object('code', v_code);
end $$;

-- Adds an account to a workspace as a member, and makes the workspace current if the account has none.
create function private.add_directory_member(p_tenant_id uuid, p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tenant_users (tenant_id, user_id, is_active)
  select p_tenant_id, p_user_id, not exists (
    select from public.tenant_users u where u.user_id = p_user_id and u.is_active
  )
  where not exists (select from public.tenant_users u where u.tenant_id = p_tenant_id and u.user_id = p_user_id);
  delete from private.tenant_join_requests r where r.tenant_id = p_tenant_id and r.user_id = p_user_id;
end $$;

-- Redeems the code for the browser that started the sign-in. A wrong verifier uses the code up. Returns the account's email
-- and the token that ties the new session to the provider; null if the code is not valid.
create function private.redeem_sso_code(p_code text, p_challenge text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_flow private.sso_flows;
  v_token constant text := private.make_sso_token();
begin
  update private.sso_flows f set code_hash = null, redeemed_at = now(), bind_hash = private.sso_token_hash(v_token)
  where f.code_hash = private.sso_token_hash(p_code) and f.answered_at > now() - interval '5 minutes'
  returning * into v_flow;
  if v_flow.id is null then
    return null;
  end if;
  if v_flow.challenge is distinct from p_challenge then
    update private.sso_flows f set bind_hash = null where f.id = v_flow.id;
    return null;
  end if;
  return (
    select jsonb_build_object('email', u.email, 'binding', v_token) from auth.users u
    where u.id = v_flow.user_id and u.deleted_at is null
  );
end $$;

-- Marks the caller's session as opened by the provider and makes its workspace current. The token works once, for the
-- account that signed in.
create function private.bind_sso_session(p_token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_flow private.sso_flows;
  v_tenant_id uuid;
begin
  if not private.is_caller_session_active() then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  update private.sso_flows f set bind_hash = null
  where f.bind_hash = private.sso_token_hash(p_token) and f.user_id = v_me and f.redeemed_at > now() - interval '5 minutes'
  returning * into v_flow;
  if v_flow.id is null then
    return false;
  end if;
  insert into private.sso_sessions (session_id, connection_id)
  values ((auth.jwt() ->> 'session_id')::uuid, v_flow.connection_id) on conflict (session_id) do update
  set connection_id = excluded.connection_id;
  update private.sso_connections c set last_used_at = now(), last_failure = null, last_failure_at = null
  where c.id = v_flow.connection_id returning c.tenant_id into v_tenant_id;
  update public.tenant_users u set is_active = false
  where u.user_id = v_me and u.is_active and u.tenant_id <> v_tenant_id;
  update public.tenant_users u set is_active = true
  where u.user_id = v_me and u.tenant_id = v_tenant_id and not u.is_active;
  return true;
end $$;

-- These five are for the function `sso`, which talks to the browser and the provider.
select private.expose('find_sso_connection', 'service_role');
select private.expose('start_sso_flow', 'service_role');
select private.expose('get_sso_flow', 'service_role');
select private.expose('note_sso_failure', 'service_role');
select private.expose('answer_sso_flow', 'service_role');
select private.expose('redeem_sso_code', 'service_role');

-- Ties the caller's new session to the provider that opened it; false if the token is not valid.
select private.expose('bind_sso_session', 'authenticated');
