-- Account notifications: decisions, roles, sign-ins, and who added the user to a team.

create function private.notify_of_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (old.suspended_at is null) <> (new.suspended_at is null) then
    perform private.notify(
      new.id, case when new.suspended_at is null then 'account_reinstated' else 'account_suspended' end,
      'account:' || clock_timestamp()
    );
  end if;
  if old.approval_status is distinct from new.approval_status and new.approval_status <> 'pending'
    and not (old.requires_approval and not new.requires_approval)
  then
    perform private.notify(new.id, 'account_' || new.approval_status, 'account:' || clock_timestamp());
  end if;
  return null;
end $$;

create trigger notify_of_decision after update of approval_status, suspended_at on public.profiles
  for each row execute function private.notify_of_decision();

-- Like the email: only for roles assigned or removed by someone else.
create function private.notify_of_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant public.user_roles := case tg_op when 'DELETE' then old else new end;
  v_counted constant boolean := tg_op <> 'INSERT' and old.is_active and coalesce(old.expires_at > now(), true);
  v_counts constant boolean := tg_op <> 'DELETE' and new.is_active and coalesce(new.expires_at > now(), true);
begin
  if auth.uid() is null or auth.uid() = v_row.user_id or v_counted = v_counts then
    return null;
  end if;
  perform private.notify(
    v_row.user_id, case when v_counts then 'role_given' else 'role_taken' end,
    'role:' || v_row.role || ':' || clock_timestamp(),
    jsonb_build_object('role', replace(v_row.role::text, '_', ' '))
  );
  return null;
end $$;

create trigger notify_of_role after insert or update or delete on public.user_roles
  for each row execute function private.notify_of_role();

-- "Chrome on Windows", as far as known.
create function private.get_device_name(p_user_agent text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(b.name, 'A browser') || coalesce(' on ' || s.name, '')
  from (select left(p_user_agent, 512) as words) a
  left join lateral (
    select x.name from (values
      (1, 'Haven Exchange', 'HavenExchange|Electron'), (2, 'Edge', 'Edg'), (3, 'Opera', 'OPR'),
      (4, 'Firefox', 'Firefox|FxiOS'), (5, 'Chrome', 'Chrome|CriOS'), (6, 'Safari', 'Safari')
    ) x (place, name, sign) where a.words ~ x.sign order by x.place limit 1
  ) b on true
  left join lateral (
    select x.name from (values
      (1, 'iPhone', 'iPhone'), (2, 'iPad', 'iPad'), (3, 'Android', 'Android'), (4, 'Windows', 'Windows'),
      (5, 'macOS', 'Mac OS X|Macintosh'), (6, 'Linux', 'Linux')
    ) x (place, name, sign) where a.words ~ x.sign order by x.place limit 1
  ) s on true
$$;

-- A first sign-in is not reported: it can only be the user.
create function private.notify_of_sign_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.sign_in_alerts a where a.user_id = new.user_id and a.id <> new.id) then
    perform private.notify(
      new.user_id, 'sign_in', 'sign_in:' || new.id,
      jsonb_build_object('device', private.get_device_name(new.user_agent)), jsonb_build_object('session_id', new.id)
    );
  end if;
  return null;
end $$;

create trigger notify_of_sign_in after insert on public.sign_in_alerts
  for each row execute function private.notify_of_sign_in();

create function private.notify_of_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() then
    perform private.notify(
      new.user_id, 'tenant_joined', 'tenant:' || new.id,
      jsonb_build_object('tenant', (select t.name from public.tenants t where t.id = new.tenant_id))
    );
  end if;
  return null;
end $$;

create trigger notify_of_membership after insert on public.tenant_users
  for each row execute function private.notify_of_membership();
