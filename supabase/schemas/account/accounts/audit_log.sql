-- Audit log of changes to accounts, roles, plans, and settings: who, when, and why. Append-only and written
-- by triggers on the tables, so no code path can bypass it.
create type public.admin_action as enum (
  'user_create', 'user_update', 'user_delete', 'user_approve', 'user_reject', 'user_suspend', 'user_activate',
  'role_assign', 'role_remove', 'plan_change', 'settings_update', 'vendor_review', 'vendor_delete', 'listing_review',
  'names_review', 'message_report', 'fault_decide', 'cache_clear', 'maintenance', 'data_export', 'data_import',
  'audit_view', 'security_scan'
);

-- No foreign key to accounts: entries outlive them and keep the emails of that time to stay readable.
create table public.admin_audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_email text,
  action public.admin_action not null,
  target_user_id uuid,
  target_email text,
  details jsonb not null default '{}',

  constraint admin_audit_log_details_are_object check (jsonb_typeof(details) = 'object')
);

comment on column public.admin_audit_log.actor_id is 'Null if no signed-in user did it: the server or its key.';

create index admin_audit_log_target_idx on public.admin_audit_log (target_user_id, id desc);
create index admin_audit_log_actor_idx on public.admin_audit_log (actor_id, action);
create index admin_audit_log_by_people_idx on public.admin_audit_log (id desc) where actor_id is not null;

alter table public.admin_audit_log enable row level security;
grant select on table public.admin_audit_log to authenticated, service_role;

create policy "Staff read the audit log" on public.admin_audit_log
  for select to authenticated
  using ((select private.is_staff()));

select private.require_second_factor('public.admin_audit_log');

-- Also stops roles that bypass grants: the log can't be rewritten.
create function private.prevent_audit_log_changes() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The audit log is append-only.' using errcode = '42501';
end $$;

create trigger prevent_audit_log_changes before update or delete or truncate on public.admin_audit_log
  for each statement execute function private.prevent_audit_log_changes();

-- Writes one entry. Administrator calls pass their reason in a transaction setting that no client can write.
create function private.log_admin_action(
  p_action public.admin_action, p_user_id uuid, p_email text, p_details jsonb
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_actor_id constant uuid := auth.uid();
begin
  insert into public.admin_audit_log (actor_id, actor_email, action, target_user_id, target_email, details)
  values (
    v_actor_id,
    (select p.email from public.profiles p where p.id = v_actor_id),
    p_action,
    p_user_id,
    p_email,
    jsonb_strip_nulls(jsonb_build_object('reason', nullif(current_setting('haven.act_reason', true), '')))
      || p_details
  );
end $$;

-- Returns the columns that differ between two row states, as `{before, after}`.
create function private.diff_rows(p_before jsonb, p_after jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'before', coalesce(jsonb_object_agg(key, p_before -> key), '{}'),
    'after', coalesce(jsonb_object_agg(key, p_after -> key), '{}')
  )
  from jsonb_object_keys(p_before) as key
  where p_before -> key is distinct from p_after -> key
$$;

-- Logs profile changes: values for columns that affect access, names only for descriptive columns, and
-- nothing for those the owner edited.
create function private.log_profile_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_deciding constant text[] := array[
    'email', 'user_type', 'is_company_user', 'requires_approval', 'approval_status', 'suspended_at'
  ];
  v_silent constant text[] := v_deciding || array['id', 'created_at', 'updated_at'];
  v_before jsonb;
  v_after jsonb;
  v_details jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.log_admin_action('user_create', new.id, new.email, jsonb_build_object(
      'user_type', new.user_type, 'approval_status', new.approval_status
    ));
    return null;
  end if;
  -- Account deletion has its own entry, and none of the deleted values are logged.
  if private.is_account_being_deleted(old.id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    perform private.log_admin_action('user_delete', old.id, old.email, jsonb_build_object('roles', (
      select coalesce(jsonb_agg(r.role order by r.role), '[]') from public.user_roles r
      where r.user_id = old.id and r.is_active
    )));
    return old;
  end if;

  v_before := to_jsonb(old);
  v_after := to_jsonb(new);
  v_details := private.diff_rows(
    (select jsonb_object_agg(key, v_before -> key) from unnest(v_deciding) as key), v_after
  );
  if auth.uid() is distinct from new.id then
    v_details := v_details || coalesce((
      select jsonb_build_object('fields', jsonb_agg(key order by key))
      from jsonb_object_keys(v_before - v_silent) as key
      where v_before -> key is distinct from v_after -> key
      having count(*) > 0
    ), '{}');
  end if;
  if v_details <> '{"before": {}, "after": {}}' then
    perform private.log_admin_action(
      case
        when old.suspended_at is null and new.suspended_at is not null then 'user_suspend'
        when old.suspended_at is not null and new.suspended_at is null then 'user_activate'
        when old.approval_status = new.approval_status then 'user_update'
        when new.approval_status = 'approved' then 'user_approve'
        when new.approval_status = 'rejected' then 'user_reject'
        else 'user_update'
      end::public.admin_action,
      new.id, coalesce(old.email, new.email), v_details
    );
  end if;
  return null;
end $$;

create trigger log_profile_change_on_insert after insert or update on public.profiles
  for each row execute function private.log_profile_change();

-- Runs before the roles are deleted along with the account, so the entry can name them.
create trigger log_profile_change_on_delete before delete on public.profiles
  for each row execute function private.log_profile_change();

-- Logs effective roles as assigned and others as removed. Roles deleted with an account are covered by the
-- account's entry.
create function private.log_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant public.user_roles := case tg_op when 'DELETE' then old else new end;
  v_email text;
begin
  if tg_op = 'UPDATE' and (old.user_id, old.role) is distinct from (new.user_id, new.role) then
    perform private.log_admin_action(
      'role_remove', old.user_id, (select p.email from public.profiles p where p.id = old.user_id),
      jsonb_build_object('role', old.role)
    );
  elsif tg_op = 'UPDATE' and (old.is_active, old.expires_at) is not distinct from (new.is_active, new.expires_at) then
    return null;
  end if;
  select p.email into v_email from public.profiles p where p.id = v_row.user_id;
  if tg_op = 'DELETE' and not found then
    return null;
  end if;
  perform private.log_admin_action(
    case
      when tg_op <> 'DELETE' and v_row.is_active and coalesce(v_row.expires_at > now(), true) then 'role_assign'
      else 'role_remove'
    end::public.admin_action,
    v_row.user_id, v_email,
    jsonb_build_object('role', v_row.role, 'expires_at', v_row.expires_at)
      || case when tg_op = 'UPDATE' and old.is_active then jsonb_build_object('expired_at', old.expires_at) else '{}' end
  );
  return null;
end $$;

create trigger log_role_change after insert or update or delete on public.user_roles
  for each row execute function private.log_role_change();

-- Logs billing changes for these columns only; whatever else a payment provider adds is ignored.
create function private.log_plan_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_columns constant text[] := array['subscribed', 'subscription_tier', 'is_trial', 'subscription_end'];
  v_user_id constant uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
  v_before constant jsonb := case tg_op when 'INSERT' then null else to_jsonb(old) end;
  v_after constant jsonb := case tg_op when 'DELETE' then null else to_jsonb(new) end;
  v_details constant jsonb := private.diff_rows(
    (select jsonb_object_agg(key, v_before -> key) from unnest(v_columns) as key),
    (select jsonb_object_agg(key, v_after -> key) from unnest(v_columns) as key)
  );
  v_email text;
begin
  select p.email into v_email from public.profiles p where p.id = v_user_id;
  if found and (tg_op <> 'UPDATE' or v_details <> '{"before": {}, "after": {}}') then
    perform private.log_admin_action('plan_change', v_user_id, v_email, v_details);
  end if;
  return null;
end $$;

create trigger log_plan_change after insert or update or delete on public.subscribers
  for each row execute function private.log_plan_change();

-- Logs settings that define staff by email and which sign-ups need review.
create function private.log_setting_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  perform private.log_admin_action('settings_update', null, null, jsonb_build_object(
    'setting', case tg_op when 'DELETE' then old.setting_key else new.setting_key end,
    'before', case tg_op when 'INSERT' then null else old.setting_value end,
    'after', case tg_op when 'DELETE' then null else new.setting_value end
  ));
  return null;
end $$;

create trigger log_setting_change after insert or update or delete on public.system_settings
  for each row execute function private.log_setting_change();

-- Logs auth server changes that profiles don't show: the kind of change, never a value.
create function private.log_auth_user_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_admin_action('user_update', new.id, lower(old.email), jsonb_build_object('fields', to_jsonb(array_remove(array[
    case when new.encrypted_password is distinct from old.encrypted_password then 'password' end,
    case when new.banned_until is distinct from old.banned_until then 'banned_until' end,
    case when new.deleted_at is distinct from old.deleted_at then 'deleted_at' end
  ], null))));
  return null;
end $$;

create trigger haven_log_auth_user_change after update of encrypted_password, banned_until, deleted_at on auth.users
  for each row
  when (
    old.encrypted_password is distinct from new.encrypted_password
    or old.banned_until is distinct from new.banned_until
    or old.deleted_at is distinct from new.deleted_at
  )
  execute function private.log_auth_user_change();

-- Every account change adds an entry, so this table alone keeps staff screens live.
alter publication supabase_realtime add table public.admin_audit_log;
