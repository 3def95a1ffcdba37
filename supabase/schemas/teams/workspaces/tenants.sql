create type public.tenant_role as enum ('owner', 'admin', 'member');

create table public.tenants (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  subdomain text not null,
  plan_type text not null default 'basic',
  max_users integer not null default 10,
  max_properties integer not null default 100,
  branding jsonb not null default '{}',
  settings jsonb not null default '{}',

  constraint tenants_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint tenants_subdomain_key unique (subdomain),
  constraint tenants_subdomain_shape check (subdomain ~ '^[a-z0-9]([a-z0-9-]{1,61})[a-z0-9]$'),
  constraint tenants_plan_type_shape check (plan_type ~ '^[a-z][a-z0-9-]{0,59}$'),
  constraint tenants_max_users_positive check (max_users > 0),
  constraint tenants_max_properties_not_negative check (max_properties >= 0),
  constraint tenants_branding_is_object check (
    jsonb_typeof(branding) = 'object' and char_length(branding::text) <= 65536
  ),
  constraint tenants_settings_is_object check (
    jsonb_typeof(settings) = 'object' and char_length(settings::text) <= 65536
  )
);
-- Triggers in other files:
--   platform/records/record_transfers.sql: end_memberships
--   teams/workspaces/activity.sql: log_tenant_rename
--   teams/workspaces/reserved_names.sql: prevent_reserved_names

-- A membership lasts as long as its row; `is_active` marks the workspace the user currently works in.
create table public.tenant_users (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.tenant_role not null default 'member',
  is_active boolean not null default false,
  -- The account that invited the member or accepted their request to join.
  admitted_by uuid references public.profiles (id) on delete set null,

  constraint tenant_users_once_a_tenant unique (tenant_id, user_id)
);
-- Triggers in other files:
--   clients/automation/runner.sql: leaving_2_pause_automations
--   integrations/api_keys/service_accounts.sql: end_service_account
--   integrations/webhooks/webhook_endpoints.sql: leaving_4_disable_webhooks
--   messaging/notifications/account_notifications.sql: notify_of_membership
--   platform/records/record_transfers.sql: leaving_3_transfer_records
--   teams/workspaces/activity.sql: log_membership_change_on_insert, log_membership_change_on_update
--   teams/workspaces/members.sql: leaving_1_promote_next_owner

create index tenant_users_user_id_idx on public.tenant_users (user_id);
create index tenant_users_admitted_by_idx on public.tenant_users (admitted_by);
create unique index tenant_users_one_current_idx on public.tenant_users (user_id) where is_active;
create unique index tenant_users_one_owner_idx on public.tenant_users (tenant_id) where role = 'owner';

-- Counts under a lock on the workspace, so two concurrent joins can't both take the last seat.
create function private.check_tenant_seat_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_seats integer;
begin
  select t.max_users into v_seats from public.tenants t where t.id = new.tenant_id for no key update;
  if (select count(*) from public.tenant_users u where u.tenant_id = new.tenant_id and u.id <> new.id) >= v_seats then
    raise exception 'This workspace has reached its limit of % users.', v_seats
      using hint = 'Remove a member or upgrade your plan.';
  end if;
  return new;
end $$;

create trigger check_tenant_seat_limit before insert or update of tenant_id on public.tenant_users
  for each row execute function private.check_tenant_seat_limit();

create trigger announce_rights_change after update or delete on public.tenant_users
  for each row execute function private.announce_rights_change('user_id');

select private.set_up_table('public.tenants', 'select, update (name)');
-- Workspaces can't change their plan, limits, or subdomain; branding is published through a function.
select private.set_up_table('public.tenant_users', 'select');

-- Returns the caller's current workspace; null for visitors, non-members, and accounts without access.
create function private.current_tenant_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select u.tenant_id from public.tenant_users u
    where u.user_id = (select auth.uid()) and u.is_active and (select private.is_approved())
  );
end $$;
grant execute on function private.current_tenant_id() to authenticated, service_role;

-- Same, if the caller is its owner or an admin.
create function private.administered_tenant_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select u.tenant_id from public.tenant_users u
    where u.user_id = (select auth.uid()) and u.is_active and u.role in ('owner', 'admin')
      and (select private.is_approved())
  );
end $$;
grant execute on function private.administered_tenant_id() to authenticated;

create policy "Members and staff read a tenant" on public.tenants
  for select to authenticated
  using (id = (select private.current_tenant_id()) or (select private.is_staff()));

create policy "Tenant administrators edit their tenant" on public.tenants
  for update to authenticated
  using (id = (select private.administered_tenant_id()))
  with check (id = (select private.administered_tenant_id()));

-- Memberships can't be written directly: that would allow joining any workspace or adding a stranger.
create policy "Members and staff read memberships" on public.tenant_users
  for select to authenticated
  using (
    user_id = (select auth.uid())
    or tenant_id = (select private.current_tenant_id())
    or (select private.is_staff())
  );

select private.add_membership_guard(
  'public.tenant_users', 'user_id, tenant_id', 'array[(select auth.uid()), private.current_tenant_id()]',
  '(select private.is_staff())'
);
