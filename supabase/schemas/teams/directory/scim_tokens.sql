-- Tokens of a company directory that manages members by SCIM 2.0. Shown once, stored as hashes, looked up at each request.
create table private.scim_tokens (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  hash bytea not null unique,
  hint text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,

  constraint scim_tokens_hint_shape check (hint ~ '^[0-9a-f]{4}$')
);
create index scim_tokens_tenant_idx on private.scim_tokens (tenant_id);
alter table private.scim_tokens enable row level security;

create function private.log_scim_token() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_tenant_activity(
    new.tenant_id, case when tg_op = 'INSERT' then 'directory_connected' else 'directory_disconnected' end::public.tenant_act, new.hint
  );
  return null;
end $$;

create trigger log_scim_token_on_insert after insert on private.scim_tokens
  for each row execute function private.log_scim_token();
create trigger log_scim_token_on_revocation after update of revoked_at on private.scim_tokens
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function private.log_scim_token();

-- Members that a directory manages. `user_name` is the account's email. Its ID is the one that the directory sees, so that no
-- account ID leaves the product.
create table private.scim_users (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  user_name text not null,
  external_id text,
  given_name text,
  family_name text,
  display_name text,
  is_active boolean not null default true,
  is_group_admin boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint scim_users_once_a_tenant unique (tenant_id, user_id),
  constraint scim_users_name_once unique (tenant_id, user_name),
  constraint scim_users_user_name_is_plain check (private.is_single_line(user_name, 320) and user_name = lower(user_name)),
  constraint scim_users_external_id_is_plain check (private.is_single_line(external_id, 300)),
  constraint scim_users_given_name_is_plain check (private.is_single_line(given_name, 100)),
  constraint scim_users_family_name_is_plain check (private.is_single_line(family_name, 100)),
  constraint scim_users_display_name_is_plain check (private.is_single_line(display_name, 201))
);
create index scim_users_user_idx on private.scim_users (user_id);
create index scim_users_created_idx on private.scim_users (tenant_id, created_at, id);
alter table private.scim_users enable row level security;

-- Groups of a directory. A workspace admin decides what a group grants; a directory can't.
create table private.scim_groups (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  display_name text not null,
  external_id text,
  role public.tenant_role not null default 'member',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint scim_groups_display_name_is_plain check (char_length(display_name) >= 1 and private.is_single_line(display_name, 200)),
  constraint scim_groups_external_id_is_plain check (private.is_single_line(external_id, 300)),
  constraint scim_groups_role_is_no_owner check (role in ('admin', 'member'))
);
create unique index scim_groups_name_once_idx on private.scim_groups (tenant_id, lower(display_name));
create index scim_groups_created_idx on private.scim_groups (tenant_id, created_at, id);
alter table private.scim_groups enable row level security;

create table private.scim_group_members (
  group_id uuid not null references private.scim_groups (id) on delete cascade,
  member_id uuid not null references private.scim_users (id) on delete cascade,
  constraint scim_group_members_pkey primary key (group_id, member_id)
);
create index scim_group_members_member_idx on private.scim_group_members (member_id);
alter table private.scim_group_members enable row level security;

create function private.create_scim_token() returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_owned_tenant();
  v_secret constant text := 'hvs_' || encode(extensions.gen_random_bytes(32), 'hex');
begin
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('scim_tokens', 30, interval '1 hour');
  perform private.require_verified_domain(v_tenant_id);
  -- Two at most, so that a directory can change from one to the next.
  if (select count(*) from private.scim_tokens t where t.tenant_id = v_tenant_id and t.revoked_at is null) >= 2 then
    raise exception 'Revoke a token first.' using errcode = 'HXSST';
  end if;
  insert into private.scim_tokens (tenant_id, hash, hint)
  values (v_tenant_id, sha256(convert_to(v_secret, 'UTF8')), right(v_secret, 4));
  return v_secret;
end $$;

create function private.revoke_scim_token(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  update private.scim_tokens t set revoked_at = now()
  where t.id = p_id and t.tenant_id = v_tenant_id and t.revoked_at is null;
  return found;
end $$;

create function private.get_directory() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.administered_tenant_id();
begin
  return (
    select jsonb_build_object(
      'tokens', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'hint', s.hint, 'created_at', s.created_at, 'last_used_at', s.last_used_at
        ) order by s.created_at desc), '[]')
        from private.scim_tokens s where s.tenant_id = t.id and s.revoked_at is null
      ),
      'active_users', (select count(*) from private.scim_users u where u.tenant_id = t.id and u.is_active),
      'inactive_users', (select count(*) from private.scim_users u where u.tenant_id = t.id and not u.is_active),
      'groups', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', g.id, 'name', g.display_name, 'role', g.role,
          'members', (select count(*) from private.scim_group_members m where m.group_id = g.id)
        ) order by lower(g.display_name)), '[]')
        from (select * from private.scim_groups g where g.tenant_id = t.id order by lower(g.display_name) limit 200) g
      )
    )
    from public.tenants t where t.id = v_tenant_id
  );
end $$;

create function private.set_scim_group_role(p_group_id uuid, p_role public.tenant_role) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_owned_tenant();
begin
  perform private.require_assignable_role(p_role);
  update private.scim_groups g set role = p_role where g.id = p_group_id and g.tenant_id = v_tenant_id;
  if not found then
    return false;
  end if;
  perform private.apply_scim_role(m.member_id) from private.scim_group_members m where m.group_id = p_group_id;
  return true;
end $$;

-- Creates a token for the workspace's directory and returns it. It is never shown again.
select private.expose('create_scim_token', 'authenticated');

-- Revokes a directory's token at once; false if it was not usable.
select private.expose('revoke_scim_token', 'authenticated');

-- Returns tokens, counts, and groups of the directory of the workspace that the caller administers.
select private.expose('get_directory', 'authenticated');

-- Sets what a directory's group grants: member or admin.
select private.expose('set_scim_group_role', 'authenticated');
