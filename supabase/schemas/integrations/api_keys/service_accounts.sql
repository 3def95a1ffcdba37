-- Service accounts: members of a workspace that are programs. Each is an ordinary account without a way to sign in, so its
-- keys act under the same policies as a person's. It belongs to the workspace and ends with its membership. One without a
-- workspace is a person's sandbox, see sandboxes.sql.
create table private.service_accounts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
  sandbox_of uuid references public.profiles (id) on delete set null,
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),

  constraint service_accounts_belong_to_one check (tenant_id is null or sandbox_of is null)
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_program_account, log_ended_sandbox
create unique index service_accounts_one_sandbox_idx on private.service_accounts (sandbox_of);
create index service_accounts_tenant_idx on private.service_accounts (tenant_id);
create index service_accounts_created_by_idx on private.service_accounts (created_by);
alter table private.service_accounts enable row level security;

comment on column private.service_accounts.sandbox_of is 'The owner of a sandbox; null once it was reset or deleted.';

-- Returns the accounts whose keys the caller manages: their own, their sandbox, and the service accounts of the workspace
-- that they administer. One list, so that a policy costs the same whether or not a row exists.
create function private.list_my_api_account_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select s.user_id from private.service_accounts s where s.tenant_id = private.administered_tenant_id() or s.sandbox_of = auth.uid()
  ) || auth.uid();
end $$;
grant execute on function private.list_my_api_account_ids() to authenticated;

create function private.is_service_account(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.service_accounts s where s.user_id = p_user_id)
$$;

create function private.get_program_address(p_user_id uuid) returns text
language sql immutable set search_path = '' as $$
  select 'service-' || p_user_id || '@service.invalid'
$$;

-- Adds the account of a program, of the caller's type. The caller is approved for that type.
create function private.add_program_account(p_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- The reserved domain receives no mail, and without a password nothing signs in.
  insert into auth.users (
    instance_id, id, aud, role, email, email_confirmed_at, confirmation_token, recovery_token, email_change_token_new, email_change,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  ) values (
    '00000000-0000-0000-0000-000000000000', p_id, 'authenticated', 'authenticated', private.get_program_address(p_id), now(),
    '', '', '', '', '{"provider": "none", "providers": []}',
    jsonb_strip_nulls(jsonb_build_object(
      'full_name', p_name, 'user_type', (select p.user_type::text from public.profiles p where p.id = auth.uid())
    )), now(), now()
  );
  update public.profiles p set requires_approval = false, approval_status = 'approved' where p.id = p_id;
  insert into private.undeliverable_addresses (address, cause) values (private.get_program_address(p_id), 'bounce')
  on conflict do nothing;
end $$;

create function private.create_service_account(p_id uuid, p_name text, p_role public.tenant_role default 'member') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_name constant text := btrim(p_name);
begin
  if coalesce(v_name, '') = '' or not private.is_single_line(v_name, 80) then
    raise exception 'Enter a name on one line.' using errcode = 'HXSVN';
  end if;
  perform private.require_assignable_role(p_role);
  perform private.require_recent_sign_in();
  perform private.enforce_rate_limit('service_accounts', 20, interval '1 hour');
  if exists (select from private.service_accounts s where s.user_id = p_id and s.tenant_id = v_tenant_id) then
    return p_id;
  end if;
  if exists (select from auth.users u where u.id = p_id) then
    raise exception 'This service account already exists.' using errcode = 'HXSVD';
  end if;
  if (select count(*) from private.service_accounts s where s.tenant_id = v_tenant_id) >= 10 then
    raise exception 'A workspace has at most 10 service accounts.' using errcode = 'HXSVM';
  end if;
  perform private.require_available_seat(v_tenant_id);
  perform private.add_program_account(p_id, v_name);
  insert into private.service_accounts (user_id, tenant_id, created_by) values (p_id, v_tenant_id, auth.uid());
  insert into public.tenant_users (tenant_id, user_id, role, is_active, admitted_by)
  values (v_tenant_id, p_id, p_role, true, auth.uid());
  return p_id;
end $$;

-- Ends the account with its membership, however that ends: keys stop at the next request.
create function private.end_service_account() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_service_account(old.user_id) then
    return null;
  end if;
  update public.api_keys k set revoked_at = now() where k.user_id = old.user_id and k.revoked_at is null;
  delete from private.api_key_secrets s using public.api_keys k where k.id = s.key_id and k.user_id = old.user_id;
  delete from auth.sessions s where s.user_id = old.user_id;
  update auth.users u set banned_until = '2999-01-01', updated_at = now() where u.id = old.user_id;
  delete from private.service_accounts s where s.user_id = old.user_id;
  return null;
end $$;

create trigger end_service_account after delete on public.tenant_users
  for each row execute function private.end_service_account();

-- A program that could sign in would be a person without a face.
create function private.prevent_service_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_service_account(new.user_id) then
    raise exception 'A service account does not sign in.' using errcode = 'HXSVS';
  end if;
  return new;
end $$;

create trigger haven_prevent_service_sign_in before insert on auth.sessions
  for each row execute function private.prevent_service_sign_in();

create function private.list_service_accounts() returns table (
  id uuid, name text, role public.tenant_role, created_by text, created_at timestamptz, keys bigint, last_used_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select s.user_id, private.called(s.user_id), u.role, private.called(s.created_by), s.created_at,
    count(k.id) filter (where k.revoked_at is null and (k.expires_at is null or k.expires_at > now())), max(k.last_used_at)
  from private.service_accounts s
  join public.tenant_users u on u.user_id = s.user_id and u.tenant_id = s.tenant_id
  left join public.api_keys k on k.user_id = s.user_id
  where s.tenant_id = private.administered_tenant_id()
  group by s.user_id, u.role, s.created_by, s.created_at order by s.created_at;
end $$;

-- Creates a program's account in the workspace that the caller administers; it uses a seat. Idempotent by ID.
select private.expose('create_service_account', 'authenticated');

-- Returns the service accounts of the workspace that the caller administers.
select private.expose('list_service_accounts', 'authenticated');
