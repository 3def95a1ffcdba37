create table public.user_roles (
  user_id uuid not null references public.profiles (id) on delete cascade,
  role public.app_role not null,
  is_active boolean not null default true,
  expires_at timestamptz,
  created_at timestamptz not null default now(),

  constraint user_roles_pkey primary key (user_id, role),
  constraint user_roles_expire_after_creation check (expires_at > created_at)
);
-- Triggers in other files:
--   account/accounts/account_emails.sql: notify_role_change
--   account/accounts/admin_actions.sql: guard_roles_lock, guard_role
--   account/accounts/audit_log.sql: log_role_change
--   messaging/notifications/account_notifications.sql: notify_of_role

create index user_roles_active_role_idx on public.user_roles (role, user_id) where is_active;

-- Row-level security limits writes to administrators; a role never moves to another user.
select private.set_up_table('public.user_roles', '
  select, delete,
  insert (user_id, role, is_active, expires_at),
  update (is_active, expires_at)
');

create policy "Owners and staff read roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Administrators grant roles" on public.user_roles
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators change roles" on public.user_roles
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators revoke roles" on public.user_roles
  for delete to authenticated
  using ((select private.is_admin()));

alter publication supabase_realtime add table public.user_roles;

create trigger announce_rights_change after insert or update or delete on public.user_roles
  for each row execute function private.announce_rights_change('user_id');

create function private.primary_role(p_roles public.app_role[]) returns public.app_role
language sql immutable set search_path = '' as $$
  select coalesce(min(role), 'user') from unnest(p_roles) as role
$$;
grant execute on function private.primary_role(public.app_role[]) to authenticated, service_role;
