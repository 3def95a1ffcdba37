-- The API exposes thin wrappers; the work is done in functions it can't reach.

create function private.create_tenant(p_name text, p_subdomain text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_member();
  v_tenant_id uuid;
begin
  -- A small limit, so no one collects other companies' subdomains.
  if (select count(*) from public.tenant_users u where u.user_id = v_user_id and u.role = 'owner') >= 5 then
    raise exception 'You already own 5 workspaces.' using hint = 'Contact support to add more.';
  end if;

  insert into public.tenants (name, subdomain)
  values (btrim(p_name), lower(btrim(p_subdomain)))
  on conflict (subdomain) do nothing
  returning id into v_tenant_id;
  if v_tenant_id is null then
    raise exception 'This subdomain is already taken.' using errcode = '23505';
  end if;

  update public.tenant_users u set is_active = false where u.user_id = v_user_id and u.is_active;
  insert into public.tenant_users (tenant_id, user_id, role, is_active)
  values (v_tenant_id, v_user_id, 'owner', true);
  return v_tenant_id;
end $$;

create function private.switch_tenant(p_tenant_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_member();
begin
  -- Same error for another user's workspace and a missing one, so IDs can't be probed.
  if not exists (
    select from public.tenant_users u where u.user_id = v_user_id and u.tenant_id = p_tenant_id
  ) then
    raise exception 'You are not a member of this workspace.' using errcode = '42501';
  end if;
  update public.tenant_users u set is_active = false
  where u.user_id = v_user_id and u.is_active and u.tenant_id <> p_tenant_id;
  update public.tenant_users u set is_active = true
  where u.user_id = v_user_id and u.tenant_id = p_tenant_id and not u.is_active;
  return p_tenant_id;
end $$;

-- Creates a workspace owned by the caller and switches to it. Returns its ID.
select private.expose('create_tenant', 'authenticated', 'plain');

-- Switches to another workspace of the caller's. Returns its ID.
select private.expose('switch_tenant', 'authenticated', 'plain');
