-- API keys. A key acts as its owner under row-level security and can never do more than the owner. Secrets are shown
-- once and stored as hashes; each request looks the key up, so revoking it takes effect at the next request.
create table public.api_keys (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  hint text not null,
  scopes text[] not null,
  allowed_addresses text[] not null default '{}',
  aal text not null,
  app_id uuid references public.oauth_apps (id) on delete cascade,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  rotated_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,

  constraint api_keys_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 80)),
  constraint api_keys_hint_shape check (hint ~ '^[0-9a-f]{4}$'),
  constraint api_keys_scopes_shape check (
    cardinality(scopes) between 1 and 80
    and array_to_string(scopes, ' ', '?') ~ '^[a-z_]{2,40}:(read|write)( [a-z_]{2,40}:(read|write))*$'
  ),
  constraint api_keys_allowed_addresses_shape check (
    cardinality(allowed_addresses) <= 50
    and (cardinality(allowed_addresses) = 0 or array_to_string(allowed_addresses, ' ', '?') ~ '^[0-9a-f.:/]{2,50}( [0-9a-f.:/]{2,50})*$')
  ),
  constraint api_keys_aal_is_known check (aal in ('aal1', 'aal2')),
  -- A key that reads health records belongs to a person's own program, ends, and works from known addresses only.
  constraint api_keys_care_is_restricted check (
    not 'care:read' = any (scopes) or app_id is null and expires_at is not null and cardinality(allowed_addresses) > 0
  )
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_integration_change
create index api_keys_user_idx on public.api_keys (user_id, created_at desc);
create index api_keys_app_idx on public.api_keys (app_id, user_id);
create unique index api_keys_one_per_app_idx on public.api_keys (user_id, app_id) where revoked_at is null and app_id is not null;

comment on column public.api_keys.app_id is 'The app that the user gave access; its secrets are access tokens.';
comment on column public.api_keys.hint is 'The last four characters of the current secret.';
comment on column public.api_keys.allowed_addresses is 'Addresses and networks that may use the key; empty for all.';
comment on column public.api_keys.aal is 'The assurance level of the session that created the current secret.';

select private.set_up_table('public.api_keys', 'select');

create policy "Owners and workspace admins read API keys" on public.api_keys
  for select to authenticated using (
    user_id = any ((select private.list_my_api_account_ids())::uuid[])
  );
select private.add_membership_guard('public.api_keys', 'user_id', 'private.list_my_api_account_ids()');

-- During a rotation a key has two secrets: the new one, and the old one until its overlap ends.
create table private.api_key_secrets (
  hash bytea primary key,
  key_id uuid not null references public.api_keys (id) on delete cascade,
  valid_until timestamptz,
  created_at timestamptz not null default now()
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_integration_secret
create index api_key_secrets_key_idx on private.api_key_secrets (key_id);
alter table private.api_key_secrets enable row level security;

-- The last 1,000 requests of each key.
create table public.api_requests (
  id uuid primary key,
  key_id uuid not null references public.api_keys (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  method text not null,
  path text not null,
  status integer not null,
  code text,
  milliseconds integer not null,
  address text,

  constraint api_requests_method_is_known check (method in ('GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS')),
  constraint api_requests_path_is_plain check (private.is_single_line(path, 500)),
  constraint api_requests_status_in_range check (status between 100 and 599),
  constraint api_requests_code_shape check (code ~ '^[a-z_]{1,40}$'),
  constraint api_requests_milliseconds_in_range check (milliseconds between 0 and 600000),
  constraint api_requests_address_is_plain check (private.is_single_line(address, 60))
);
create index api_requests_key_idx on public.api_requests (key_id, at desc, id);
create index api_requests_user_idx on public.api_requests (user_id, at desc);

select private.set_up_table('public.api_requests', 'select');

create policy "Owners and workspace admins read requests of API keys" on public.api_requests
  for select to authenticated using (
    user_id = any ((select private.list_my_api_account_ids())::uuid[])
  );
select private.add_membership_guard('public.api_requests', 'user_id', 'private.list_my_api_account_ids()');

-- Requests per key and day, for the usage chart; kept for 90 days.
create table public.api_usage (
  key_id uuid not null references public.api_keys (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  requests integer not null default 0,
  failures integer not null default 0,
  rate_limited integer not null default 0,

  constraint api_usage_pkey primary key (key_id, day),
  constraint api_usage_requests_in_range check (requests between 0 and 1000000000),
  constraint api_usage_failures_in_range check (failures between 0 and 1000000000),
  constraint api_usage_rate_limited_in_range check (rate_limited between 0 and 1000000000)
);
create index api_usage_user_idx on public.api_usage (user_id, day);

select private.set_up_table('public.api_usage', 'select');

create policy "Owners and workspace admins read usage of API keys" on public.api_usage
  for select to authenticated using (
    user_id = any ((select private.list_my_api_account_ids())::uuid[])
  );
select private.add_membership_guard('public.api_usage', 'user_id', 'private.list_my_api_account_ids()');

-- Requests of an account in the current minute, across all of its keys.
create table private.api_rates (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  window_start timestamptz not null,
  used integer not null
);
alter table private.api_rates enable row level security;

-- Responses of writes with an idempotency key, for repeats within a day.
create table private.api_idempotency (
  key_id uuid not null references public.api_keys (id) on delete cascade,
  idempotency_key text not null,
  fingerprint text not null,
  response jsonb,
  created_at timestamptz not null default now(),

  constraint api_idempotency_pkey primary key (key_id, idempotency_key)
);
create index api_idempotency_created_idx on private.api_idempotency (created_at);
alter table private.api_idempotency enable row level security;

-- A key created by someone with the old password must not outlive it.
create function private.revoke_api_keys_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.api_keys k set revoked_at = now()
  where k.revoked_at is null and (
    k.user_id = new.id or k.user_id in (select s.user_id from private.service_accounts s where s.sandbox_of = new.id)
  );
  return null;
end $$;

create trigger haven_revoke_api_keys after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.revoke_api_keys_of_account();

create function private.get_max_api_keys() returns integer
language sql immutable set search_path = '' as $$
  select 20
$$;

-- Returns networks in one spelling; raises an error for anything else.
create function private.parse_allowed_addresses(p_addresses text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return (select coalesce(array_agg(distinct a::cidr::text order by a::cidr::text), '{}') from unnest(p_addresses) a);
exception when invalid_text_representation or invalid_parameter_value then
  raise exception 'An allowed address is not valid.' using errcode = 'HXAKA';
end $$;

-- Validates what users choose for a key.
create function private.check_api_key_input(p_scopes text[], p_expires_at timestamptz, p_allowed_addresses text[] default '{}')
returns void
language plpgsql stable set search_path = '' as $$
declare
  v_reads_care constant boolean := coalesce('care:read' = any (p_scopes), false);
begin
  if coalesce(cardinality(p_scopes), 0) = 0 or exists (
    select from unnest(p_scopes) s where s is null or s <> 'care:read' and not (s = any (private.list_api_scopes()))
  ) then
    raise exception 'Choose at least one permission.' using errcode = 'HXAKS';
  end if;
  if v_reads_care and (
    p_expires_at is null or p_expires_at > now() + interval '91 days' or coalesce(cardinality(p_allowed_addresses), 0) = 0
  ) then
    raise exception 'A key for health records needs an expiry within 90 days and allowed addresses.' using errcode = 'HXAKH';
  end if;
  if p_expires_at is not null and p_expires_at not between now() and now() + interval '5 years' then
    raise exception 'The expiry date must be within five years.' using errcode = 'HXAKE';
  end if;
end $$;

-- Every scope that a key or an app can have, besides `care:read` of keys. shared/api/scopes.ts has the same list; a test compares the two.
create function private.list_api_scopes() returns text[]
language sql immutable set search_path = '' as $$
  select array_agg(r.name || ':' || v.verb order by r.name, v.verb)
  from (values
    ('census', false), ('communities', false), ('companies', true), ('contacts', true), ('courses', false), ('deals', true),
    ('documents', false), ('events', true), ('leads', true), ('listings', false), ('messages', true), ('projects', false),
    ('properties', true), ('saved_searches', true), ('tasks', true), ('transactions', true), ('vendors', false),
    ('work_orders', false)
  ) r (name, is_writable)
  join (values ('read', false), ('write', true)) v (verb, writes) on r.is_writable or not v.writes
$$;

-- Stores a new secret for a key and returns it; `hvn_test_` marks those of a sandbox. Other secrets stay valid until `p_until`.
create function private.add_api_key_secret(p_key_id uuid, p_until timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_secret constant text := case
    when private.is_sandbox_account((select k.user_id from public.api_keys k where k.id = p_key_id)) then 'hvn_test_' else 'hvn_'
  end || encode(extensions.gen_random_bytes(32), 'hex');
begin
  update private.api_key_secrets s set valid_until = least(coalesce(s.valid_until, p_until), p_until) where s.key_id = p_key_id;
  delete from private.api_key_secrets s where s.key_id = p_key_id and s.valid_until <= now();
  insert into private.api_key_secrets (hash, key_id) values (sha256(convert_to(v_secret, 'UTF8')), p_key_id);
  update public.api_keys k set hint = right(v_secret, 4), aal = coalesce(auth.jwt() ->> 'aal', 'aal1') where k.id = p_key_id;
  return v_secret;
end $$;

create function private.require_recent_sign_in() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_recent_authentication() then
    raise exception 'Confirm your identity first.' using errcode = 'HXAKC';
  end if;
end $$;

create function private.create_api_key(
  p_id uuid, p_name text, p_scopes text[], p_allowed_addresses text[] default '{}', p_expires_at timestamptz default null,
  p_account_id uuid default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_caller_id constant uuid := private.lock_member();
  v_me constant uuid := coalesce(p_account_id, v_caller_id);
begin
  if (v_me = any (private.list_my_api_account_ids())) is not true then
    raise exception 'Service account not found.' using errcode = 'HXSVF';
  end if;
  perform private.check_api_key_input(p_scopes, p_expires_at, p_allowed_addresses);
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('api_keys', 30, interval '1 hour');
  if exists (select from public.api_keys k where k.id = p_id) then
    raise exception 'This key already exists.' using errcode = 'HXAKD';
  end if;
  if (select count(*) from public.api_keys k where k.user_id = v_me and k.revoked_at is null and k.app_id is null) >= private.get_max_api_keys() then
    raise exception 'You have reached the limit of 20 keys.' using errcode = 'HXAKM';
  end if;
  insert into public.api_keys (id, user_id, name, hint, scopes, allowed_addresses, aal, expires_at)
  values (
    p_id, v_me, btrim(p_name), '0000', (select array_agg(distinct s order by s) from unnest(p_scopes) s),
    private.parse_allowed_addresses(coalesce(p_allowed_addresses, '{}')), 'aal1', p_expires_at
  );
  return private.add_api_key_secret(p_id, null);
end $$;

-- Creates an API key and returns its secret, which is never shown again.
select private.expose('create_api_key', 'authenticated');

-- Returns the caller's usable key, locked, or raises an error.
create function private.lock_my_api_key(p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  perform from public.api_keys k
  where k.id = p_id and k.revoked_at is null and k.app_id is null
    and k.user_id = any (private.list_my_api_account_ids()) for update;
  if not found then
    raise exception 'Key not found.' using errcode = 'HXAKN';
  end if;
  return p_id;
end $$;

create function private.update_api_key(
  p_id uuid, p_name text, p_scopes text[], p_allowed_addresses text[] default '{}', p_expires_at timestamptz default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := private.lock_my_api_key(p_id);
begin
  perform private.check_api_key_input(p_scopes, p_expires_at, p_allowed_addresses);
  -- More rights need the same proof as a new key.
  if not (p_scopes <@ (select k.scopes from public.api_keys k where k.id = v_id)) then
    perform private.require_recent_sign_in();
  end if;
  update public.api_keys k set
    name = btrim(p_name), scopes = (select array_agg(distinct s order by s) from unnest(p_scopes) s),
    allowed_addresses = private.parse_allowed_addresses(coalesce(p_allowed_addresses, '{}')), expires_at = p_expires_at
  where k.id = v_id;
  return true;
end $$;

select private.expose('update_api_key', 'authenticated');

create function private.rotate_api_key(p_id uuid, p_overlap_hours public.whole_number default 24) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := private.lock_my_api_key(p_id);
begin
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('api_keys', 30, interval '1 hour');
  update public.api_keys k set rotated_at = now() where k.id = v_id;
  return private.add_api_key_secret(v_id, now() + make_interval(hours => least(coalesce(p_overlap_hours, 24), 168)));
end $$;

-- Replaces a key's secret and returns the new one. The old secret works for the overlap, at most a week.
select private.expose('rotate_api_key', 'authenticated');

create function private.revoke_api_key(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.api_keys k set revoked_at = now()
  where k.id = p_id and k.revoked_at is null and k.user_id = any (private.list_my_api_account_ids());
  if not found then
    return false;
  end if;
  delete from private.api_key_secrets s where s.key_id = p_id;
  delete from private.oauth_refresh_tokens t where t.key_id = p_id;
  return true;
end $$;

-- Revokes a key for good; false if it was not usable.
select private.expose('revoke_api_key', 'authenticated');

-- Deletes what is past its retention; returns the number of requests deleted.
create function private.prune_api() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  delete from private.api_idempotency i where i.created_at < now() - interval '1 day';
  delete from public.api_usage u where u.day < current_date - 90;
  delete from public.api_keys k where k.revoked_at < now() - interval '90 days';
  delete from public.api_proposals p
  where p.created_at < now() - interval '90 days' or (p.confirmed_at is null and p.expires_at < now() - interval '1 day');
  delete from private.api_proposal_tokens t using public.api_proposals p
  where p.id = t.proposal_id and p.expires_at < now() - interval '1 day';
  delete from private.oauth_codes c where c.expires_at < now() - interval '1 hour';
  delete from private.oauth_refresh_tokens t where t.expires_at < now();
  delete from private.api_key_secrets s where s.valid_until < now() - interval '1 day';
  delete from private.integration_changes c where c.happened_at < now() - interval '2 years';
  delete from public.api_requests r
  using (
    select k.id, (select q.at from public.api_requests q where q.key_id = k.id order by q.at desc offset 1000 limit 1) as last_at
    from public.api_keys k
  ) o
  where r.key_id = o.id and r.at <= o.last_at;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
