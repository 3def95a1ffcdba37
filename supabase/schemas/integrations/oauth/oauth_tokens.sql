-- Authorization codes with PKCE, access tokens, and refresh tokens. A user's consent is an API key of the app: its access
-- tokens are secrets of the key, so limits, log, and revocation are the same.
create table private.oauth_codes (
  hash bytea primary key,
  app_id uuid not null references public.oauth_apps (id) on delete cascade,
  key_id uuid not null references public.api_keys (id) on delete cascade,
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index oauth_codes_key_idx on private.oauth_codes (key_id);
create index oauth_codes_app_idx on private.oauth_codes (app_id);
create index oauth_codes_expires_idx on private.oauth_codes (expires_at);
alter table private.oauth_codes enable row level security;

-- A refresh token works once. Used ones are kept until they expire, to recognize a stolen copy.
create table private.oauth_refresh_tokens (
  hash bytea primary key,
  key_id uuid not null references public.api_keys (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index oauth_refresh_tokens_key_idx on private.oauth_refresh_tokens (key_id);
create index oauth_refresh_tokens_expires_idx on private.oauth_refresh_tokens (expires_at);
alter table private.oauth_refresh_tokens enable row level security;

create function private.get_max_oauth_apps() returns integer
language sql immutable set search_path = '' as $$
  select 10
$$;

create function private.make_oauth_token(p_prefix text) returns text
language sql volatile set search_path = '' as $$
  select p_prefix || encode(extensions.gen_random_bytes(32), 'hex')
$$;

create function private.hash_oauth_token(p_token text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(coalesce(p_token, ''), 'UTF8'))
$$;

create function private.save_oauth_app(
  p_id uuid, p_name text, p_homepage text, p_redirect_uris text[], p_scopes text[], p_has_secret boolean default false
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_is_new constant boolean := not exists (select from public.oauth_apps a where a.id = p_id);
  v_secret text := '';
begin
  perform private.check_api_key_input(p_scopes, null);
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('oauth_apps', 30, interval '1 hour');
  if v_is_new and (select count(*) from public.oauth_apps a where a.user_id = v_me) >= private.get_max_oauth_apps() then
    raise exception 'You have reached the limit of 10 apps.' using errcode = 'HXOAM';
  end if;
  if not v_is_new and not exists (select from public.oauth_apps a where a.id = p_id and a.user_id = v_me) then
    raise exception 'App not found.' using errcode = 'HXOAN';
  end if;
  begin
    insert into public.oauth_apps (id, user_id, name, homepage, redirect_uris, scopes, has_secret)
    values (
      p_id, v_me, btrim(p_name), btrim(p_homepage), (select array_agg(distinct btrim(u)) from unnest(p_redirect_uris) u),
      (select array_agg(distinct s order by s) from unnest(p_scopes) s), coalesce(p_has_secret, false)
    )
    on conflict (id) do update set
      name = excluded.name, homepage = excluded.homepage, redirect_uris = excluded.redirect_uris, scopes = excluded.scopes,
      has_secret = excluded.has_secret, updated_at = now();
  exception when check_violation or not_null_violation then
    raise exception 'A value of the app is not valid.' using errcode = 'HXOAV';
  end;
  if not coalesce(p_has_secret, false) then
    delete from private.oauth_app_secrets s where s.app_id = p_id;
  elsif not exists (select from private.oauth_app_secrets s where s.app_id = p_id) then
    v_secret := private.make_oauth_token('hvs_');
    insert into private.oauth_app_secrets (app_id, hash) values (p_id, private.hash_oauth_token(v_secret));
  end if;
  return v_secret;
end $$;

-- Creates or changes an app. Returns a secret if the app is new on a server, else an empty text; it is never shown again.
select private.expose('save_oauth_app', 'authenticated');

create function private.rotate_oauth_app_secret(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_secret constant text := private.make_oauth_token('hvs_');
begin
  if not exists (select from public.oauth_apps a where a.id = p_id and a.user_id = v_me and a.has_secret) then
    raise exception 'App not found.' using errcode = 'HXOAN';
  end if;
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('oauth_apps', 30, interval '1 hour');
  insert into private.oauth_app_secrets (app_id, hash) values (p_id, private.hash_oauth_token(v_secret))
  on conflict (app_id) do update set hash = excluded.hash, created_at = now();
  return v_secret;
end $$;

-- Replaces an app's secret at once and returns the new one.
select private.expose('rotate_oauth_app_secret', 'authenticated');

create function private.delete_oauth_app(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.oauth_apps a where a.id = p_id and a.user_id = auth.uid();
  return found;
end $$;

-- Deletes the caller's app with all access that users gave it; false if it is not theirs.
select private.expose('delete_oauth_app', 'authenticated');

-- Returns the app of an authorization request, or raises an error. A wrong address never gets a redirect.
create function private.open_oauth_request(p_client_id uuid, p_redirect_uri text, p_scopes text[]) returns public.oauth_apps
language plpgsql stable security definer set search_path = '' as $$
declare
  v_app public.oauth_apps;
begin
  select a.* into v_app from public.oauth_apps a join public.profiles p on p.id = a.user_id
  where a.id = p_client_id and p.suspended_at is null;
  if v_app.id is null or p_redirect_uri is null or not (p_redirect_uri = any (v_app.redirect_uris)) then
    raise exception 'The app or its address is unknown.' using errcode = 'HXOAR';
  end if;
  if coalesce(cardinality(p_scopes), 0) = 0 or not (p_scopes <@ v_app.scopes) then
    raise exception 'The app asks for permissions that it did not register.' using errcode = 'HXOAS';
  end if;
  return v_app;
end $$;

create function private.get_oauth_consent(p_client_id uuid, p_redirect_uri text, p_scopes text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_app constant public.oauth_apps := private.open_oauth_request(p_client_id, p_redirect_uri, p_scopes);
begin
  return jsonb_build_object(
    'name', v_app.name, 'homepage', v_app.homepage,
    'developer', (select coalesce(nullif(btrim(p.company_name), ''), nullif(btrim(p.full_name), '')) from public.profiles p where p.id = v_app.user_id),
    'is_connected', exists (
      select from public.api_keys k where k.app_id = v_app.id and k.user_id = auth.uid() and k.revoked_at is null
    )
  );
end $$;

-- Returns what the consent screen shows about an app.
select private.expose('get_oauth_consent', 'authenticated');

create function private.approve_oauth_app(
  p_client_id uuid, p_redirect_uri text, p_scopes text[], p_challenge text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_app constant public.oauth_apps := private.open_oauth_request(p_client_id, p_redirect_uri, p_scopes);
  v_scopes constant text[] := (select array_agg(distinct s order by s) from unnest(p_scopes) s);
  v_code constant text := private.make_oauth_token('hvc_');
  v_key_id uuid;
begin
  if p_challenge is null or p_challenge !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'The app did not send a valid code challenge.' using errcode = 'HXOAC';
  end if;
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('oauth_approvals', 60, interval '1 hour');
  select k.id into v_key_id from public.api_keys k
  where k.app_id = v_app.id and k.user_id = v_me and k.revoked_at is null for update;
  -- Tokens that were issued before have the rights that the user agreed to last.
  if v_key_id is null then
    v_key_id := gen_random_uuid();
    insert into public.api_keys (id, user_id, name, hint, scopes, aal, app_id)
    values (v_key_id, v_me, v_app.name, '0000', v_scopes, coalesce(auth.jwt() ->> 'aal', 'aal1'), v_app.id);
  else
    update public.api_keys k set
      name = v_app.name, scopes = v_scopes, aal = coalesce(auth.jwt() ->> 'aal', 'aal1')
    where k.id = v_key_id;
  end if;
  insert into private.oauth_codes (hash, app_id, key_id, redirect_uri, challenge, expires_at)
  values (private.hash_oauth_token(v_code), v_app.id, v_key_id, p_redirect_uri, p_challenge, now() + interval '2 minutes');
  return v_code;
end $$;

-- Gives an app access and returns an authorization code for it.
select private.expose('approve_oauth_app', 'authenticated');

-- Ends all access of a consent. For a stolen code or refresh token.
create function private.end_oauth_access(p_key_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.api_keys k set revoked_at = now() where k.id = p_key_id and k.revoked_at is null;
  delete from private.api_key_secrets s where s.key_id = p_key_id;
  delete from private.oauth_refresh_tokens t where t.key_id = p_key_id;
end $$;

create function private.issue_oauth_tokens(p_key_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_access constant text := private.make_oauth_token('hva_');
  v_refresh constant text := private.make_oauth_token('hvr_');
begin
  insert into private.api_key_secrets (hash, key_id, valid_until)
  values (private.hash_oauth_token(v_access), p_key_id, now() + interval '1 hour');
  insert into private.oauth_refresh_tokens (hash, key_id, expires_at)
  values (private.hash_oauth_token(v_refresh), p_key_id, now() + interval '90 days');
  update public.api_keys k set hint = right(v_access, 4) where k.id = p_key_id;
  return jsonb_build_object(
    'access_token', v_access, 'refresh_token', v_refresh, 'token_type', 'Bearer', 'expires_in', 3600,
    'scope', (select array_to_string(k.scopes, ' ') from public.api_keys k where k.id = p_key_id)
  );
end $$;

-- Returns the key of a code or refresh token with a lock, or null. A second use ends the access.
create function private.redeem_oauth_grant(p_app_id uuid, p_request jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_code private.oauth_codes;
  v_token private.oauth_refresh_tokens;
begin
  if p_request ->> 'grant_type' = 'authorization_code' then
    select c.* into v_code from private.oauth_codes c
    where c.hash = private.hash_oauth_token(p_request ->> 'code') and c.app_id = p_app_id for update;
    if v_code.used_at is not null then
      perform private.end_oauth_access(v_code.key_id);
      return null;
    end if;
    if v_code.hash is null or v_code.expires_at <= now() or v_code.redirect_uri is distinct from p_request ->> 'redirect_uri'
      or v_code.challenge is distinct from p_request ->> 'challenge' then
      return null;
    end if;
    update private.oauth_codes c set used_at = now() where c.hash = v_code.hash;
    return v_code.key_id;
  end if;
  select t.* into v_token from private.oauth_refresh_tokens t join public.api_keys k on k.id = t.key_id
  where t.hash = private.hash_oauth_token(p_request ->> 'refresh_token') and k.app_id = p_app_id for update of t;
  if v_token.used_at is not null then
    perform private.end_oauth_access(v_token.key_id);
    return null;
  end if;
  if v_token.hash is null or v_token.expires_at <= now() then
    return null;
  end if;
  update private.oauth_refresh_tokens t set used_at = now() where t.hash = v_token.hash;
  return v_token.key_id;
end $$;

create function private.exchange_oauth_token(p_request public.payload) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_app public.oauth_apps;
  v_key_id uuid;
begin
  select a.* into v_app from public.oauth_apps a where a.id = (p_request ->> 'client_id')::uuid;
  if v_app.id is null or (v_app.has_secret and not exists (
    select from private.oauth_app_secrets s
    where s.app_id = v_app.id and s.hash = private.hash_oauth_token(p_request ->> 'client_secret')
  )) then
    return '{"error": "invalid_client"}';
  end if;
  if p_request ->> 'grant_type' = 'revoke' then
    select coalesce(
      (select t.key_id from private.oauth_refresh_tokens t where t.hash = private.hash_oauth_token(p_request ->> 'token')),
      (select s.key_id from private.api_key_secrets s where s.hash = private.hash_oauth_token(p_request ->> 'token'))
    ) into v_key_id;
    if exists (select from public.api_keys k where k.id = v_key_id and k.app_id = v_app.id) then
      perform private.end_oauth_access(v_key_id);
    end if;
    return '{}';
  end if;
  v_key_id := private.redeem_oauth_grant(v_app.id, p_request);
  if v_key_id is null or not exists (select from public.api_keys k where k.id = v_key_id and k.revoked_at is null) then
    return '{"error": "invalid_grant"}';
  end if;
  return private.issue_oauth_tokens(v_key_id);
exception when invalid_text_representation then
  return '{"error": "invalid_client"}';
end $$;

-- Answers requests of apps for tokens; only the edge function can call it.
select private.expose('exchange_oauth_token', 'service_role');

-- Counts the accounts that gave each of the caller's apps access.
create function private.count_oauth_app_users() returns table (app_id uuid, users bigint)
language sql stable security definer set search_path = '' as $$
  select a.id, count(k.id) from public.oauth_apps a
  left join public.api_keys k on k.app_id = a.id and k.revoked_at is null
  where a.user_id = auth.uid() group by a.id
$$;

select private.expose('count_oauth_app_users', 'authenticated');
