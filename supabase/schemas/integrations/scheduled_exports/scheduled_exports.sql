-- Scheduled exports: CSV files of a list, made every day or week with the rights that the owner has at that moment. A file
-- is put into an SFTP folder, or waits at a download address that needs a token and always has the newest file.
create table private.scheduled_exports (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
  name text not null,
  kind text not null,
  every text not null,
  weekday smallint not null default 1,
  at_hour smallint not null,
  time_zone text not null,
  destination text not null,
  roles text[] not null,
  address text,
  secret text,
  host_key text,
  token_hash bytea,
  token_hint text,
  is_paused boolean not null default false,
  checks_next boolean not null default false,
  created_at timestamptz not null default now(),
  next_at timestamptz not null,
  failure text,
  claim uuid,
  claimed_until timestamptz,

  constraint scheduled_exports_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 60)),
  constraint scheduled_exports_kind_is_known check (kind in ('contacts', 'companies', 'deals', 'listings', 'tasks')),
  constraint scheduled_exports_every_is_known check (every in ('day', 'week')),
  constraint scheduled_exports_weekday_in_range check (weekday between 1 and 7),
  constraint scheduled_exports_hour_in_range check (at_hour between 0 and 23),
  constraint scheduled_exports_time_zone_is_known check (time_zone in (
    'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles',
    'America/Anchorage', 'Pacific/Honolulu', 'UTC'
  )),
  constraint scheduled_exports_destination_is_known check (destination in ('download', 'sftp')),
  constraint scheduled_exports_roles_are_few check (cardinality(roles) <= 30 and private.is_single_line(array_to_string(roles, ' '), 1000)),
  constraint scheduled_exports_address_shape check (
    private.is_single_line(address, 1000) is not false and case destination
      when 'sftp' then coalesce(address ~ '^sftp://[A-Za-z0-9._-]{1,64}@[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?/[^[:space:]\\?#]*$', false)
      else address is null
    end
  ),
  constraint scheduled_exports_secret_shape check (char_length(secret) <= 16000 and secret ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$'),
  constraint scheduled_exports_host_key_shape check (host_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
  constraint scheduled_exports_token_hint_shape check (token_hint ~ '^[0-9a-f]{4}$'),
  constraint scheduled_exports_failure_shape check (failure ~ '^[a-z_]{2,40}$')
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_integration_change
create index scheduled_exports_user_idx on private.scheduled_exports (user_id);
create index scheduled_exports_tenant_idx on private.scheduled_exports (tenant_id);
create index scheduled_exports_due_idx on private.scheduled_exports (next_at) where not is_paused or checks_next;
alter table private.scheduled_exports enable row level security;

create trigger announce_due_work after insert or update of next_at on private.scheduled_exports
  for each row when (new.next_at <= now()) execute function private.announce_due_work('make scheduled exports');

comment on column private.scheduled_exports.roles is 'Roles of the owner when it was added. Losing one of them stops it.';
comment on column private.scheduled_exports.weekday is 'Monday is 1. For weekly exports.';
comment on column private.scheduled_exports.checks_next is 'The next run only connects to the server and sends nothing.';

create table private.scheduled_export_runs (
  id uuid primary key default gen_random_uuid(),
  export_id uuid not null references private.scheduled_exports (id) on delete cascade,
  is_check boolean not null,
  state text not null default 'running',
  failure text,
  rows integer not null default 0,
  bytes integer not null default 0,
  began_at timestamptz not null default now(),
  finished_at timestamptz,

  constraint scheduled_export_runs_state_is_known check (state in ('running', 'done', 'checked', 'failed')),
  constraint scheduled_export_runs_failure_shape check (failure ~ '^[a-z_]{2,40}$'),
  constraint scheduled_export_runs_rows_in_range check (rows between 0 and 50000),
  constraint scheduled_export_runs_bytes_in_range check (bytes between 0 and 100000000)
);
create index scheduled_export_runs_export_idx on private.scheduled_export_runs (export_id, began_at desc);
alter table private.scheduled_export_runs enable row level security;

-- The file at a download address, in parts. Only the newest complete one stays.
create table private.scheduled_export_parts (
  run_id uuid not null references private.scheduled_export_runs (id) on delete cascade,
  place integer not null,
  content text not null,

  primary key (run_id, place),
  constraint scheduled_export_parts_place_in_range check (place between 0 and 10000),
  constraint scheduled_export_parts_content_is_small check (char_length(content) <= 1000000)
);
alter table private.scheduled_export_parts enable row level security;

-- Returns the next time of a schedule after a moment. A local time that a clock change skips moves on by an hour.
create function private.get_next_export_time(p_export private.scheduled_exports, p_after timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_day date := (p_after at time zone p_export.time_zone)::date;
  v_at timestamptz;
begin
  for v_round in 0..8 loop
    v_at := (v_day + make_time(p_export.at_hour, 0, 0)) at time zone p_export.time_zone;
    if v_at > p_after and (p_export.every = 'day' or extract(isodow from v_day) = p_export.weekday) then
      return v_at;
    end if;
    v_day := v_day + 1;
  end loop;
  return p_after + interval '1 day';
end $$;

create function private.list_active_roles(p_user_id uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(r.role::text order by r.role), '{}') from public.user_roles r
  where r.user_id = p_user_id and r.is_active and (r.expires_at is null or r.expires_at > now())
$$;

-- Returns an export of the caller's in their current workspace, locked until the transaction ends.
create function private.lock_own_scheduled_export(p_id uuid) returns private.scheduled_exports
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_export private.scheduled_exports;
begin
  select x.* into v_export from private.scheduled_exports x
  where x.id = p_id and x.user_id = v_me and x.tenant_id is not distinct from private.current_tenant_id() for update;
  if v_export.id is null then
    raise exception 'Scheduled export not found.' using errcode = 'HXSEN';
  end if;
  return v_export;
end $$;

-- Stores a new download token and returns it. The old one stops at once.
create function private.add_scheduled_export_token(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_token constant text := 'hve_' || encode(extensions.gen_random_bytes(32), 'hex');
begin
  update private.scheduled_exports x set token_hash = sha256(convert_to(v_token, 'UTF8')), token_hint = right(v_token, 4) where x.id = p_id;
  return v_token;
end $$;

create function private.add_scheduled_export(
  p_id uuid, p_name text, p_kind text, p_every text, p_weekday public.whole_number, p_hour public.whole_number, p_time_zone text,
  p_destination text, p_address text, p_secret text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_export private.scheduled_exports;
begin
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('scheduled_exports', 20, interval '1 hour');
  if exists (select from private.scheduled_exports x where x.id = p_id) then
    raise exception 'This scheduled export already exists.' using errcode = 'HXSEX';
  end if;
  if (select count(*) from private.scheduled_exports x where x.user_id = v_me) >= 10 then
    raise exception 'You have reached the limit of 10 scheduled exports.' using errcode = 'HXSEM';
  end if;
  insert into private.scheduled_exports (
    id, user_id, tenant_id, name, kind, every, weekday, at_hour, time_zone, destination, roles, address, secret, is_paused,
    checks_next, next_at
  )
  values (
    p_id, v_me, private.current_tenant_id(), btrim(p_name), p_kind, p_every, p_weekday, p_hour, p_time_zone, p_destination,
    private.list_active_roles(v_me), nullif(btrim(p_address), ''), p_secret, p_destination = 'sftp', p_destination = 'sftp', now()
  )
  returning * into v_export;
  return case when p_destination = 'download' then private.add_scheduled_export_token(p_id) end;
exception when check_violation or not_null_violation then
  raise exception 'Check the name, the schedule, and the server.' using errcode = 'HXSEV';
end $$;

-- Adds a scheduled export and returns its download token, which is never shown again. The first run is due at once; for
-- SFTP it only connects, and the export is paused until its owner turns it on.
select private.expose('add_scheduled_export', 'authenticated');

create function private.rotate_scheduled_export_token(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_export constant private.scheduled_exports := private.lock_own_scheduled_export(p_id);
begin
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('scheduled_exports', 20, interval '1 hour');
  if v_export.destination <> 'download' then
    raise exception 'Scheduled export not found.' using errcode = 'HXSEN';
  end if;
  return private.add_scheduled_export_token(p_id);
end $$;

-- Replaces the token of a download address. The old one stops at once.
select private.expose('rotate_scheduled_export_token', 'authenticated');

create function private.set_scheduled_export_paused(p_id uuid, p_is_paused boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_export constant private.scheduled_exports := private.lock_own_scheduled_export(p_id);
begin
  update private.scheduled_exports x set
    is_paused = coalesce(p_is_paused, true), next_at = private.get_next_export_time(v_export, now()),
    -- Turned on again, it has the roles of today, and a failure is news.
    roles = case when p_is_paused then x.roles else private.list_active_roles(x.user_id) end,
    failure = case when p_is_paused then x.failure end
  where x.id = v_export.id;
  return true;
end $$;

-- Pauses an export or turns it on. The last file stays at its download address.
select private.expose('set_scheduled_export_paused', 'authenticated');

create function private.run_scheduled_export(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_export constant private.scheduled_exports := private.lock_own_scheduled_export(p_id);
begin
  perform private.enforce_rate_limit('scheduled_export_runs', 20, interval '1 hour');
  if v_export.is_paused then
    raise exception 'Turn the scheduled export on first.' using errcode = 'HXSEP';
  end if;
  update private.scheduled_exports x set next_at = now() where x.id = v_export.id;
  return true;
end $$;

-- Asks for a file now.
select private.expose('run_scheduled_export', 'authenticated');

create function private.accept_scheduled_export_host_key(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_export constant private.scheduled_exports := private.lock_own_scheduled_export(p_id);
begin
  perform private.require_recent_sign_in();
  update private.scheduled_exports x set host_key = null, next_at = now(), checks_next = true
  where x.id = v_export.id and x.destination = 'sftp';
  return found;
end $$;

-- Forgets the fingerprint of an SFTP server. The next connection stores the new one and sends nothing.
select private.expose('accept_scheduled_export_host_key', 'authenticated');

create function private.remove_scheduled_export(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_export constant private.scheduled_exports := private.lock_own_scheduled_export(p_id);
begin
  delete from private.scheduled_exports x where x.id = v_export.id;
  return found;
end $$;

-- Removes an export with its log and the file at its download address.
select private.expose('remove_scheduled_export', 'authenticated');

create function private.list_scheduled_exports() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_access();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', x.id, 'name', x.name, 'kind', x.kind, 'every', x.every, 'weekday', x.weekday, 'at_hour', x.at_hour, 'time_zone', x.time_zone,
      'destination', x.destination, 'host', regexp_replace(split_part(split_part(x.address, '/', 3), ':', 1), '^.*@', ''),
      'host_key', x.host_key, 'token_hint', x.token_hint, 'is_paused', x.is_paused, 'failure', x.failure,
      'next_at', case when not x.is_paused then x.next_at end,
      'is_waiting', (not x.is_paused or x.checks_next) and (x.next_at <= now() or coalesce(x.claimed_until > now(), false)),
      'runs', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', r.id, 'state', r.state, 'failure', r.failure, 'rows', r.rows, 'bytes', r.bytes, 'began_at', r.began_at
        ) order by r.began_at desc)
        from (select * from private.scheduled_export_runs o where o.export_id = x.id order by o.began_at desc limit 20) r
      ), '[]')
    ) order by x.created_at, x.id)
    from private.scheduled_exports x
    where x.user_id = auth.uid() and x.tenant_id is not distinct from private.current_tenant_id()
  ), '[]');
end $$;

-- Returns the caller's scheduled exports in their workspace with the last 20 runs of each, never an address or a secret.
select private.expose('list_scheduled_exports', 'authenticated');

create function private.notify_of_scheduled_export(p_export private.scheduled_exports, p_why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    p_export.user_id, 'scheduled_export_attention', 'scheduled_export:' || p_export.id || ':' || now(),
    jsonb_build_object('name', p_export.name, 'why', p_why, 'export_id', p_export.id)
  );
end $$;

-- A password change ends what someone with the old password may have set up.
create function private.pause_scheduled_exports_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_of_scheduled_export(x, 'It was paused because your password changed. Turn it on again.')
  from private.scheduled_exports x where x.user_id = new.id and not x.is_paused;
  update private.scheduled_exports x set is_paused = true, checks_next = false, token_hash = null, token_hint = null
  where x.user_id = new.id;
  return null;
end $$;

create trigger haven_pause_scheduled_exports after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.pause_scheduled_exports_of_account();
