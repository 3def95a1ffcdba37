-- What administrators do to accounts. What each changes is noted and told by triggers on the tables, so
-- here stands only who may do it to whom. Whoever does it waits for whoever began first: two
-- administrators who demote each other at the same moment leave one.
create function private.lock_accounts() returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(4173004)
$$;
revoke all on function private.lock_accounts() from public, anon, authenticated, service_role;

-- Somebody who can still open the admin pages tomorrow.
create function private.is_lasting_admin(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_roles r
    join public.profiles p on p.id = r.user_id
    join auth.users u on u.id = r.user_id
    where r.user_id = p_user_id and r.role = 'admin' and r.is_active and r.expires_at is null
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
      and u.deleted_at is null and coalesce(u.banned_until < now(), true)
  );
end
$$;
revoke all on function private.is_lasting_admin(uuid) from public, anon, authenticated, service_role;

create function private.require_lasting_admin() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.user_roles r
    where r.role = 'admin' and r.is_active and private.is_lasting_admin(r.user_id)
  ) then
    raise exception 'One administrator whose role does not end must remain.' using errcode = 'HXA01';
  end if;
end
$$;
revoke all on function private.require_lasting_admin() from public, anon, authenticated, service_role;

-- The rules for people who write roles, through the calls below or straight into the table. The server
-- itself is free: it must be able to make the first administrator, and to follow an address.
create function private.guard_roles_lock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' then
    perform private.lock_accounts();
  end if;
  return null;
end
$$;
revoke all on function private.guard_roles_lock() from public, anon, authenticated, service_role;

create function private.guard_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return null;
  end if;
  if tg_op <> 'DELETE' and new.is_active and private.allows_admin_area(array[new.role]) and not exists (
    select from auth.users u where u.id = new.user_id and u.email_confirmed_at is not null
  ) then
    raise exception 'Staff roles need a confirmed address.' using errcode = 'HXA02';
  end if;
  if tg_op <> 'INSERT' and old.role = 'admin' and old.is_active
    and (tg_op = 'DELETE' or not new.is_active or new.expires_at is distinct from old.expires_at)
  then
    if old.user_id = auth.uid() then
      raise exception 'Nobody changes their own administrator role.' using errcode = '42501';
    end if;
    if old.expires_at is null then
      perform private.require_lasting_admin();
    end if;
  end if;
  return null;
end
$$;
revoke all on function private.guard_role() from public, anon, authenticated, service_role;

create trigger guard_roles_lock before insert or update or delete on public.user_roles
  for each statement execute function private.guard_roles_lock();

create trigger guard_role after insert or update or delete on public.user_roles
  for each row execute function private.guard_role();

-- Begins an act upon somebody: who asks is asked again once nobody else is at it.
create function private.begin_act(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_accounts();
  if not private.is_admin() then
    raise exception 'Only an administrator changes accounts.' using errcode = '42501';
  end if;
  if char_length(p_reason) > 500 then
    raise exception 'A reason has at most 500 characters.' using errcode = '22001';
  end if;
  perform from public.profiles p where p.id = p_user_id for no key update;
  if not found then
    raise exception 'There is no such account.' using errcode = 'HXA03';
  end if;
  perform set_config('haven.act_reason', coalesce(btrim(p_reason), ''), true);
end
$$;
revoke all on function private.begin_act(uuid, text) from public, anon, authenticated, service_role;

create function private.begin_act_on_other(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_act(p_user_id, p_reason);
  if p_user_id = auth.uid() then
    raise exception 'Nobody decides about their own account.' using errcode = '42501';
  end if;
end
$$;
revoke all on function private.begin_act_on_other(uuid, text) from public, anon, authenticated, service_role;

-- Whether the account is an administrator's, as far as its roles say.
create function private.holds_admin(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_roles r where r.user_id = p_user_id and r.role = 'admin' and r.is_active
  );
end
$$;
revoke all on function private.holds_admin(uuid) from public, anon, authenticated, service_role;

create function private.review_account(
  p_user_id uuid, p_decision public.approval_status, p_reason text
) returns public.approval_status
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  if p_decision is null then
    raise exception 'A review needs a decision.';
  end if;
  update public.profiles p
  set approval_status = p_decision,
    requires_approval = p.requires_approval or p_decision <> 'approved'
  where p.id = p_user_id
    and (p.approval_status <> p_decision or (p_decision <> 'approved' and not p.requires_approval));
  if p_decision <> 'approved' and private.holds_admin(p_user_id) then
    perform private.require_lasting_admin();
  end if;
  return p_decision;
end
$$;
revoke all on function private.review_account(uuid, public.approval_status, text)
  from public, anon, authenticated, service_role;
grant execute on function private.review_account(uuid, public.approval_status, text) to authenticated;

create function private.suspend_account(p_user_id uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_done boolean;
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  update public.profiles p set suspended_at = now() where p.id = p_user_id and p.suspended_at is null;
  v_is_done := found;
  if private.holds_admin(p_user_id) then
    perform private.require_lasting_admin();
  end if;
  return v_is_done;
end
$$;
revoke all on function private.suspend_account(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.suspend_account(uuid, text) to authenticated;

create function private.reinstate_account(p_user_id uuid, p_reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  update public.profiles p set suspended_at = null where p.id = p_user_id and p.suspended_at is not null;
  return found;
end
$$;
revoke all on function private.reinstate_account(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.reinstate_account(uuid, text) to authenticated;

create function private.assign_role(
  p_user_id uuid, p_role public.app_role, p_expires_at timestamptz, p_reason text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_act(p_user_id, p_reason);
  if p_expires_at <= now() then
    raise exception 'A role ends in the future.' using errcode = '23514';
  end if;
  insert into public.user_roles as r (user_id, role, expires_at)
  values (p_user_id, p_role, p_expires_at)
  on conflict (user_id, role) do update set is_active = true, expires_at = excluded.expires_at
  where (r.is_active, r.expires_at) is distinct from (true, excluded.expires_at);
  return found;
end
$$;
revoke all on function private.assign_role(uuid, public.app_role, timestamptz, text)
  from public, anon, authenticated, service_role;
grant execute on function private.assign_role(uuid, public.app_role, timestamptz, text) to authenticated;

-- Switched off and not deleted: a role that an administrator ended never comes back with an address.
create function private.remove_role(p_user_id uuid, p_role public.app_role, p_reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_act(p_user_id, p_reason);
  update public.user_roles r set is_active = false
  where r.user_id = p_user_id and r.role = p_role and r.is_active;
  return found;
end
$$;
revoke all on function private.remove_role(uuid, public.app_role, text) from public, anon, authenticated, service_role;
grant execute on function private.remove_role(uuid, public.app_role, text) to authenticated;

-- An administrator's decision on an account that waits for approval, or on any other but their own. In
-- this call and those below the reason is for staff: it stands in the audit log and in no letter.
create function public.review_account(
  user_id uuid, decision public.approval_status, reason text default null
) returns public.approval_status
language sql volatile set search_path = ''
as $$
  select private.review_account(user_id, decision, reason)
$$;
revoke all on function public.review_account(uuid, public.approval_status, text) from public, anon, authenticated, service_role;
grant execute on function public.review_account(uuid, public.approval_status, text) to authenticated;

-- Puts an account out of use. False when it was already.
create function public.suspend_account(user_id uuid, reason text default null) returns boolean
language sql volatile set search_path = ''
as $$
  select private.suspend_account(user_id, reason)
$$;
revoke all on function public.suspend_account(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.suspend_account(uuid, text) to authenticated;

-- Ends a suspension. False when there was none.
create function public.reinstate_account(user_id uuid, reason text default null) returns boolean
language sql volatile set search_path = ''
as $$
  select private.reinstate_account(user_id, reason)
$$;
revoke all on function public.reinstate_account(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.reinstate_account(uuid, text) to authenticated;

-- Gives a role, for good or until a moment; or changes the end of one. False when nothing changed.
create function public.assign_role(
  user_id uuid, role public.app_role, expires_at timestamptz default null, reason text default null
) returns boolean
language sql volatile set search_path = ''
as $$
  select private.assign_role(user_id, role, expires_at, reason)
$$;
revoke all on function public.assign_role(uuid, public.app_role, timestamptz, text)
  from public, anon, authenticated, service_role;
grant execute on function public.assign_role(uuid, public.app_role, timestamptz, text) to authenticated;

-- Ends a role now. False when the account did not hold it.
create function public.remove_role(user_id uuid, role public.app_role, reason text default null) returns boolean
language sql volatile set search_path = ''
as $$
  select private.remove_role(user_id, role, reason)
$$;
revoke all on function public.remove_role(uuid, public.app_role, text) from public, anon, authenticated, service_role;
grant execute on function public.remove_role(uuid, public.app_role, text) to authenticated;
