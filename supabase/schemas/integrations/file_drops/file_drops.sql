-- File drops: CSV files that become records without anyone opening the import. A file is sent to the drop's upload address,
-- or read from a URL or an SFTP folder on a schedule. Each file is an import of the drop's owner in their workspace, with
-- the checks and the undo of imports. Addresses are often secrets, so no call returns more than the server's name.
create table private.file_drops (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
  name text not null,
  kind text not null,
  source text not null,
  updates boolean not null default false,
  is_paused boolean not null default true,
  checks_next boolean not null default true,
  address text,
  secret text,
  host_key text,
  token_hash bytea,
  token_hint text,
  every text not null default 'day',
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  next_at timestamptz not null default now(),
  failure text,
  claim uuid,
  claimed_until timestamptz,

  constraint file_drops_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 60)),
  constraint file_drops_kind_is_known check (kind in ('contacts', 'companies', 'leads', 'deals', 'properties')),
  constraint file_drops_source_is_known check (source in ('upload', 'url', 'sftp')),
  constraint file_drops_every_is_known check (every in ('hour', 'day')),
  constraint file_drops_address_shape check (
    private.is_single_line(address, 1000) is not false and case source
      when 'url' then
        address ~ '^https://[^[:space:]/?#@\\]+([/?][^[:space:]#\\]*)?$'
        or address ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?([/?][^[:space:]#\\]*)?$'
      when 'sftp' then address ~ '^sftp://[A-Za-z0-9._-]{1,64}@[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?/[^[:space:]\\?#]*$'
      else address is null
    end
  ),
  constraint file_drops_address_of_schedule check ((source = 'upload') = (address is null)),
  constraint file_drops_secret_shape check (char_length(secret) <= 16000 and secret ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$'),
  constraint file_drops_host_key_shape check (host_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
  constraint file_drops_token_hint_shape check (token_hint ~ '^[0-9a-f]{4}$'),
  constraint file_drops_failure_shape check (failure ~ '^[a-z_]{2,40}$')
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_integration_change
create index file_drops_user_idx on private.file_drops (user_id);
create index file_drops_tenant_idx on private.file_drops (tenant_id);
create index file_drops_due_idx on private.file_drops (next_at) where source <> 'upload';
alter table private.file_drops enable row level security;

create trigger announce_due_work after insert or update of next_at on private.file_drops
  for each row when (new.next_at <= now()) execute function private.announce_due_work('read file drops');

comment on column private.file_drops.updates is 'Rows that match a record change it; otherwise they are skipped.';
comment on column private.file_drops.checks_next is 'The next read imports nothing. The first one never does.';
comment on column private.file_drops.host_key is 'Fingerprint of the SFTP server, from the first connection.';
comment on column private.file_drops.secret is 'Sealed by the function file-drops: a bearer token, a password, or a private key.';

-- A file that arrived. An import has the ID of its run.
create table private.file_drop_runs (
  id uuid primary key,
  drop_id uuid not null references private.file_drops (id) on delete cascade,
  file_name text not null,
  source_key text,
  hash bytea not null,
  is_check boolean not null default false,
  state text not null default 'reading',
  failure text,
  rows integer not null default 0,
  faulty integer not null default 0,
  known integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  skipped integer not null default 0,
  fields text[] not null default '{}',
  unused text[] not null default '{}',
  errors jsonb not null default '[]',
  begun_at timestamptz not null default now(),
  finished_at timestamptz,

  constraint file_drop_runs_file_name_is_plain check (char_length(file_name) >= 1 and private.is_single_line(file_name, 255)),
  constraint file_drop_runs_source_key_is_plain check (private.is_single_line(source_key, 600)),
  constraint file_drop_runs_state_is_known check (state in ('reading', 'staged', 'done', 'checked', 'failed')),
  constraint file_drop_runs_failure_shape check (failure ~ '^[a-z_]{2,40}$'),
  constraint file_drop_runs_rows_in_range check (rows between 0 and 50000),
  constraint file_drop_runs_faulty_in_range check (faulty between 0 and 50000),
  constraint file_drop_runs_known_in_range check (known between 0 and 50000),
  constraint file_drop_runs_added_in_range check (added between 0 and 50000),
  constraint file_drop_runs_changed_in_range check (changed between 0 and 50000),
  constraint file_drop_runs_skipped_in_range check (skipped between 0 and 50000),
  constraint file_drop_runs_fields_are_few check (cardinality(fields) <= 200 and private.is_single_line(array_to_string(fields, ' '), 20000)),
  constraint file_drop_runs_unused_are_few check (cardinality(unused) <= 200 and private.is_single_line(array_to_string(unused, ' '), 21000)),
  constraint file_drop_runs_errors_are_few check (
    jsonb_typeof(errors) = 'array' and jsonb_array_length(errors) <= 100 and char_length(errors::text) <= 60000
    and private.has_bounded_numbers(errors)
  )
);
create index file_drop_runs_drop_idx on private.file_drop_runs (drop_id, begun_at desc);
create index file_drop_runs_hash_idx on private.file_drop_runs (drop_id, hash);
create index file_drop_runs_staged_idx on private.file_drop_runs (begun_at) where state = 'staged';
alter table private.file_drop_runs enable row level security;

comment on column private.file_drop_runs.source_key is 'Name, size, and time of a file in a folder, so that it is read once.';
comment on column private.file_drop_runs.is_check is 'Imports nothing.';
comment on column private.file_drop_runs.faulty is 'Rows with errors, which are left out.';

-- Returns a drop of the caller's in their current workspace, locked until the transaction ends.
create function private.lock_own_file_drop(p_id uuid) returns private.file_drops
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_drop private.file_drops;
begin
  select d.* into v_drop from private.file_drops d
  where d.id = p_id and d.user_id = v_me and d.tenant_id is not distinct from private.current_tenant_id() for update;
  if v_drop.id is null then
    raise exception 'File drop not found.' using errcode = 'HXFDN';
  end if;
  return v_drop;
end $$;

-- Stores a new upload token and returns it. The old one stops at once.
create function private.add_file_drop_token(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_token constant text := 'hvd_' || encode(extensions.gen_random_bytes(32), 'hex');
begin
  update private.file_drops d set token_hash = sha256(convert_to(v_token, 'UTF8')), token_hint = right(v_token, 4), is_paused = false
  where d.id = p_id;
  return v_token;
end $$;

create function private.add_file_drop(
  p_id uuid, p_name text, p_kind text, p_source text, p_updates boolean, p_every text, p_address text, p_secret text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
begin
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('file_drops', 20, interval '1 hour');
  if exists (select from private.file_drops d where d.id = p_id) then
    raise exception 'This file drop already exists.' using errcode = 'HXFDX';
  end if;
  if (select count(*) from private.file_drops d where d.user_id = v_me) >= 10 then
    raise exception 'You have reached the limit of 10 file drops.' using errcode = 'HXFDM';
  end if;
  insert into private.file_drops (id, user_id, tenant_id, name, kind, source, updates, every, address, secret, checks_next)
  values (
    p_id, v_me, private.current_tenant_id(), btrim(p_name), p_kind, p_source, coalesce(p_updates, false), p_every,
    nullif(btrim(p_address), ''), p_secret, p_source <> 'upload'
  );
  return case when p_source = 'upload' then private.add_file_drop_token(p_id) end;
exception when check_violation or not_null_violation then
  raise exception 'Check the name and the address.' using errcode = 'HXFDV';
end $$;

-- Adds a file drop and returns the token of its upload address, which is never shown again. A drop that reads is checked
-- first and paused until its owner turns it on. Its secret is sealed by the function file-drops.
select private.expose('add_file_drop', 'authenticated');

create function private.rotate_file_drop_token(p_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_drop constant private.file_drops := private.lock_own_file_drop(p_id);
begin
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('file_drops', 20, interval '1 hour');
  if v_drop.source <> 'upload' then
    raise exception 'File drop not found.' using errcode = 'HXFDN';
  end if;
  return private.add_file_drop_token(p_id);
end $$;

-- Replaces the token of an upload address. The old one stops at once.
select private.expose('rotate_file_drop_token', 'authenticated');

create function private.set_file_drop_paused(p_id uuid, p_is_paused boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_drop constant private.file_drops := private.lock_own_file_drop(p_id);
begin
  update private.file_drops d set
    is_paused = coalesce(p_is_paused, true), next_at = case when p_is_paused then d.next_at else now() end,
    -- Turned on again, a failure is news.
    failure = case when p_is_paused then d.failure end
  where d.id = v_drop.id;
  return true;
end $$;

-- Pauses a file drop or turns it on. A paused one refuses uploads and reads nothing.
select private.expose('set_file_drop_paused', 'authenticated');

create function private.read_file_drop(p_id uuid, p_is_check boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_drop constant private.file_drops := private.lock_own_file_drop(p_id);
begin
  perform private.enforce_rate_limit('file_drop_reads', 30, interval '1 hour');
  if v_drop.source = 'upload' or v_drop.is_paused and not p_is_check then
    raise exception 'Turn the file drop on first.' using errcode = 'HXFDP';
  end if;
  update private.file_drops d set next_at = now(), checks_next = p_is_check where d.id = v_drop.id;
  return true;
end $$;

-- Reads a drop's address now. A check imports nothing.
select private.expose('read_file_drop', 'authenticated');

create function private.accept_file_drop_host_key(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_drop constant private.file_drops := private.lock_own_file_drop(p_id);
begin
  perform private.require_recent_sign_in();
  update private.file_drops d set host_key = null, next_at = now(), checks_next = true where d.id = v_drop.id and d.source = 'sftp';
  return found;
end $$;

-- Forgets the fingerprint of an SFTP server. The next connection is a check that stores the new one.
select private.expose('accept_file_drop_host_key', 'authenticated');

create function private.remove_file_drop(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_drop constant private.file_drops := private.lock_own_file_drop(p_id);
begin
  delete from private.file_drops d where d.id = v_drop.id;
  return found;
end $$;

-- Removes a file drop with its log. Its records stay.
select private.expose('remove_file_drop', 'authenticated');

create function private.list_file_drops() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_access();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', d.id, 'name', d.name, 'kind', d.kind, 'source', d.source, 'updates', d.updates, 'every', d.every,
      'is_paused', d.is_paused, 'host', private.host_of(d.address),
      'host_key', d.host_key, 'token_hint', d.token_hint, 'checked_at', d.checked_at, 'failure', d.failure,
      'is_waiting', d.source <> 'upload' and (not d.is_paused or d.checks_next)
        and (d.next_at <= now() or coalesce(d.claimed_until > now(), false)),
      'runs', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', r.id, 'file_name', r.file_name, 'state', case when i.state = 'undone' then 'undone' else r.state end,
          'failure', r.failure, 'rows', r.rows, 'faulty', r.faulty, 'known', r.known, 'added', r.added, 'changed', r.changed,
          'skipped', r.skipped, 'fields', to_jsonb(r.fields), 'unused', to_jsonb(r.unused), 'errors', r.errors,
          'begun_at', r.begun_at, 'can_undo', coalesce(i.state = 'done', false)
        ) order by r.begun_at desc)
        from (select * from private.file_drop_runs o where o.drop_id = d.id order by o.begun_at desc limit 20) r
        left join private.record_imports i on i.id = r.id
      ), '[]')
    ) order by d.created_at, d.id)
    from private.file_drops d
    where d.user_id = auth.uid() and d.tenant_id is not distinct from private.current_tenant_id()
  ), '[]');
end $$;

-- Returns the caller's file drops in their workspace with the last 20 files of each, never an address or a secret.
select private.expose('list_file_drops', 'authenticated');

create function private.notify_of_file_drop(p_drop private.file_drops, p_why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    p_drop.user_id, 'file_drop_attention', 'file_drop:' || p_drop.id || ':' || now(),
    jsonb_build_object('name', p_drop.name, 'why', p_why, 'drop_id', p_drop.id)
  );
end $$;

-- Notifies the owner when an address can't be read anymore, and again after a read that worked. The owner asks for checks.
create function private.notify_of_file_drop_read() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_of_file_drop(new, 'The address could not be read. Open it to see why.');
  return null;
end $$;
create trigger haven_notify_of_file_drop_read after update of failure on private.file_drops
  for each row when (old.failure is null and new.failure is not null and not old.checks_next)
  execute function private.notify_of_file_drop_read();

-- Notifies the owner when a file is refused, and again after one that was imported.
create function private.notify_of_file_drop_run() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (
    select r.state from private.file_drop_runs r
    where r.drop_id = new.drop_id and r.id <> new.id and not r.is_check and r.state in ('done', 'failed')
    order by r.finished_at desc limit 1
  ) is distinct from 'failed' then
    perform private.notify_of_file_drop(d, 'The file ' || new.file_name || ' was not imported. Open the log to see why.')
    from private.file_drops d where d.id = new.drop_id;
  end if;
  return null;
end $$;
create trigger haven_notify_of_file_drop_run after update of state on private.file_drop_runs
  for each row when (new.state = 'failed' and old.state <> 'failed' and not new.is_check)
  execute function private.notify_of_file_drop_run();

-- A password change ends what someone with the old password may have set up.
create function private.pause_file_drops_of_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_of_file_drop(d, 'It was paused because your password changed. Turn it on again.')
  from private.file_drops d where d.user_id = new.id and not d.is_paused;
  update private.file_drops d set is_paused = true, checks_next = false, token_hash = null, token_hint = null where d.user_id = new.id;
  return null;
end $$;

create trigger haven_pause_file_drops after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.pause_file_drops_of_account();
