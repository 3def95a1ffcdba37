-- Administrator actions on accounts. Audit entries and notifications come from table triggers, so this file
-- only checks permissions. Actions are serialized: if two administrators demote each other at once, one remains.
create function private.lock_accounts() returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(4173004)
$$;

-- True if the account has a permanent administrator role.
create function private.is_permanent_admin(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.user_roles r
    join public.profiles p on p.id = r.user_id
    join auth.users u on u.id = r.user_id
    where r.user_id = p_user_id and r.role = 'admin' and r.is_active and r.expires_at is null
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
      and u.deleted_at is null and coalesce(u.banned_until < now(), true)
  );
end $$;

create function private.require_permanent_admin() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.user_roles r
    where r.role = 'admin' and r.is_active and private.is_permanent_admin(r.user_id)
  ) then
    raise exception 'At least one administrator with a permanent role must remain.' using errcode = 'HXA01';
  end if;
end $$;

-- Rules for users who write roles, through the calls below or directly. The server is exempt: it must be able
-- to create the first administrator and assign roles by email.
create function private.lock_role_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' then
    perform private.lock_accounts();
  end if;
  return null;
end $$;

create function private.check_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return null;
  end if;
  if tg_op <> 'DELETE' and new.is_active and private.allows_admin_area(array[new.role]) and not exists (
    select from auth.users u where u.id = new.user_id and u.email_confirmed_at is not null
  ) then
    raise exception 'Staff roles require a confirmed email.' using errcode = 'HXA02';
  end if;
  if tg_op <> 'INSERT' and old.role = 'admin' and old.is_active
    and (tg_op = 'DELETE' or not new.is_active or new.expires_at is distinct from old.expires_at)
  then
    if old.user_id = auth.uid() then
      raise exception 'You cannot change your own administrator role.' using errcode = '42501';
    end if;
    if old.expires_at is null then
      perform private.require_permanent_admin();
    end if;
  end if;
  return null;
end $$;

create trigger guard_roles_lock before insert or update or delete on public.user_roles
  for each statement execute function private.lock_role_changes();

create trigger guard_role after insert or update or delete on public.user_roles
  for each row execute function private.check_role_change();

-- Starts an action on an account: takes the lock, then checks the caller's rights again.
create function private.begin_act(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_accounts();
  if not private.is_admin() then
    raise exception 'Only administrators can change accounts.' using errcode = '42501';
  end if;
  if char_length(p_reason) > 500 then
    raise exception 'The reason can have at most 500 characters.' using errcode = '22001';
  end if;
  perform from public.profiles p where p.id = p_user_id for no key update;
  if not found then
    raise exception 'Account not found.' using errcode = 'HXA03';
  end if;
  perform set_config('haven.act_reason', coalesce(btrim(p_reason), ''), true);
end $$;

create function private.begin_act_on_other(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_act(p_user_id, p_reason);
  if p_user_id = auth.uid() then
    raise exception 'You cannot review your own account.' using errcode = '42501';
  end if;
end $$;

-- True if the account's roles include administrator.
create function private.is_admin_account(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.user_roles r where r.user_id = p_user_id and r.role = 'admin' and r.is_active
  );
end $$;

create function private.review_account(
  p_user_id uuid, p_decision public.approval_status, p_reason text default null
) returns public.approval_status
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  if p_decision is null then
    raise exception 'Choose a decision.';
  end if;
  update public.profiles p
  set approval_status = p_decision,
    requires_approval = p.requires_approval or p_decision <> 'approved'
  where p.id = p_user_id
    and (p.approval_status <> p_decision or (p_decision <> 'approved' and not p.requires_approval));
  if p_decision <> 'approved' and private.is_admin_account(p_user_id) then
    perform private.require_permanent_admin();
  end if;
  return p_decision;
end $$;

create function private.suspend_account(p_user_id uuid, p_reason text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_is_done boolean;
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  update public.profiles p set suspended_at = now() where p.id = p_user_id and p.suspended_at is null;
  v_is_done := found;
  if private.is_admin_account(p_user_id) then
    perform private.require_permanent_admin();
  end if;
  return v_is_done;
end $$;

create function private.reinstate_account(p_user_id uuid, p_reason text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  update public.profiles p set suspended_at = null where p.id = p_user_id and p.suspended_at is not null;
  return found;
end $$;

create function private.assign_role(
  p_user_id uuid, p_role public.app_role, p_expires_at timestamptz default null, p_reason text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_act(p_user_id, p_reason);
  if p_expires_at <= now() then
    raise exception 'The role must end in the future.' using errcode = '23514';
  end if;
  insert into public.user_roles as r (user_id, role, expires_at)
  values (p_user_id, p_role, p_expires_at)
  on conflict (user_id, role) do update set is_active = true, expires_at = excluded.expires_at
  where (r.is_active, r.expires_at) is distinct from (true, excluded.expires_at);
  return found;
end $$;

-- Deactivates instead of deleting, so an email can't restore a role that an administrator ended.
create function private.remove_role(p_user_id uuid, p_role public.app_role, p_reason text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_act(p_user_id, p_reason);
  update public.user_roles r set is_active = false
  where r.user_id = p_user_id and r.role = p_role and r.is_active;
  return found;
end $$;

-- Records an administrator's decision on a pending account or any account but their own. Here and below, the
-- reason is staff-only: it is saved in the audit log and never emailed.
select private.expose('review_account', 'authenticated', 'plain');

-- Suspends an account. False if it already was suspended.
select private.expose('suspend_account', 'authenticated', 'plain');

-- Ends a suspension. False if there was none.
select private.expose('reinstate_account', 'authenticated', 'plain');

-- Assigns a role, permanently or until a given time, or changes when it ends. False if nothing changed.
select private.expose('assign_role', 'authenticated', 'plain');

-- Ends a role now. False if the account did not have it.
select private.expose('remove_role', 'authenticated', 'plain');
