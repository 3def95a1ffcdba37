-- What a directory's changes do to memberships. The workspace's owner is out of a directory's reach.

create function private.scim_refusal(p_status integer, p_type text, p_detail text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('status', p_status, 'type', p_type, 'detail', p_detail)
$$;

-- Makes a member an admin while one of their groups grants it. Roles that people gave stay.
create function private.apply_scim_role(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user private.scim_users;
  v_grants boolean;
begin
  select * into v_user from private.scim_users s where s.id = p_id;
  v_grants := exists (
    select from private.scim_group_members m join private.scim_groups g on g.id = m.group_id
    where m.member_id = p_id and g.role = 'admin'
  );
  if v_grants and not v_user.is_group_admin then
    update public.tenant_users u set role = 'admin'
    where u.tenant_id = v_user.tenant_id and u.user_id = v_user.user_id and u.role = 'member';
    update private.scim_users s set is_group_admin = found where s.id = p_id;
  elsif not v_grants and v_user.is_group_admin then
    update public.tenant_users u set role = 'member'
    where u.tenant_id = v_user.tenant_id and u.user_id = v_user.user_id and u.role = 'admin';
    update private.scim_users s set is_group_admin = false where s.id = p_id;
  end if;
end $$;

create function private.is_tenant_owner(p_tenant_id uuid, p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.tenant_users u where u.tenant_id = p_tenant_id and u.user_id = p_user_id and u.role = 'owner'
  )
$$;

-- Ends a membership and every session of the account at once.
create function private.end_directory_member(p_tenant_id uuid, p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.tenant_users u where u.tenant_id = p_tenant_id and u.user_id = p_user_id and u.role <> 'owner';
  delete from auth.sessions s where s.user_id = p_user_id;
  perform pg_notify('haven_rights', jsonb_build_object('account', p_user_id)::text);
end $$;

create function private.describe_scim_user(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', s.id, 'userName', s.user_name, 'externalId', s.external_id, 'givenName', s.given_name, 'familyName', s.family_name,
    'displayName', s.display_name, 'active', s.is_active, 'version', s.version, 'created', s.created_at, 'updated', s.updated_at,
    'groups', (
      select coalesce(jsonb_agg(jsonb_build_object('value', g.id, 'display', g.display_name) order by g.display_name), '[]')
      from private.scim_group_members m join private.scim_groups g on g.id = m.group_id where m.member_id = s.id
    )
  )
  from private.scim_users s where s.id = p_id
$$;

create function private.describe_scim_group(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', g.id, 'displayName', g.display_name, 'externalId', g.external_id, 'version', g.version, 'created', g.created_at,
    'updated', g.updated_at, 'members', (
      select coalesce(jsonb_agg(jsonb_build_object('value', s.id, 'display', s.user_name) order by s.user_name), '[]')
      from private.scim_group_members m join private.scim_users s on s.id = m.member_id where m.group_id = g.id
    )
  )
  from private.scim_groups g where g.id = p_id
$$;

-- Adds a user for a directory. Answers 409 if it is known, `{"create"}` if an account has to be made first.
create function private.create_scim_user(p_tenant_id uuid, p_values jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_name constant text := lower(btrim(p_values ->> 'userName'));
  v_user auth.users;
  v_refusal text;
  v_id uuid;
begin
  if exists (select from private.scim_users s where s.tenant_id = p_tenant_id and s.user_name = v_name) then
    return private.scim_refusal(409, 'uniqueness', 'A user with this userName exists.');
  end if;
  select * into v_user from auth.users u where lower(u.email) = v_name;
  v_refusal := private.get_sso_refusal(p_tenant_id, v_name, v_user.id, true);
  if v_refusal = 'no_seats' then
    return private.scim_refusal(409, null, 'The workspace has no free seats.');
  elsif v_refusal = 'other_domain' then
    return private.scim_refusal(400, 'invalidValue', 'userName has to be an email at a verified domain of the workspace.');
  elsif v_refusal is not null then
    return private.scim_refusal(403, null, 'This account cannot be managed by a directory.');
  elsif v_user.email_confirmed_at is null then
    return jsonb_build_object('status', 100, 'replace', v_user.id);
  end if;
  insert into private.scim_users (tenant_id, user_id, user_name, external_id, given_name, family_name, display_name, is_active)
  values (
    p_tenant_id, v_user.id, v_name, p_values ->> 'externalId', p_values ->> 'givenName', p_values ->> 'familyName',
    p_values ->> 'displayName', coalesce((p_values ->> 'active')::boolean, true)
  ) returning id into v_id;
  if coalesce((p_values ->> 'active')::boolean, true) then
    perform private.add_directory_member(p_tenant_id, v_user.id);
  elsif private.is_tenant_owner(p_tenant_id, v_user.id) then
    return private.refuse_scim_owner();
  else
    perform private.end_directory_member(p_tenant_id, v_user.id);
  end if;
  return jsonb_build_object('status', 201, 'resource', private.describe_scim_user(v_id));
end $$;

-- Rolls back what the request already changed.
create function private.refuse_scim_owner() returns jsonb
language plpgsql set search_path = '' as $$
begin
  raise exception 'The owner of a workspace is not managed by a directory.' using errcode = 'HXSSN';
end $$;

create function private.update_scim_user(p_user private.scim_users, p_values jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_active constant boolean := coalesce((p_values ->> 'active')::boolean, true);
  v_name constant text := lower(btrim(p_values ->> 'userName'));
begin
  -- A new address would move the account to another person.
  if v_name <> p_user.user_name then
    return private.scim_refusal(400, 'mutability', 'userName cannot be changed. Create a new user instead.');
  end if;
  if v_active <> p_user.is_active then
    if not v_active then
      if private.is_tenant_owner(p_user.tenant_id, p_user.user_id) then
        return private.refuse_scim_owner();
      end if;
      perform private.end_directory_member(p_user.tenant_id, p_user.user_id);
    elsif not private.is_tenant_email(p_user.tenant_id, p_user.user_name)
      or not exists (select from public.profiles p where p.id = p_user.user_id and p.email = p_user.user_name)
    then
      return private.scim_refusal(400, 'invalidValue', 'userName has to be an email at a verified domain of the workspace.');
    else
      perform private.add_directory_member(p_user.tenant_id, p_user.user_id);
    end if;
  end if;
  update private.scim_users s set
    external_id = p_values ->> 'externalId', given_name = p_values ->> 'givenName', family_name = p_values ->> 'familyName',
    display_name = p_values ->> 'displayName', is_active = v_active, version = s.version + 1, updated_at = now(),
    is_group_admin = s.is_group_admin and v_active
  where s.id = p_user.id;
  if v_active then
    perform private.apply_scim_role(p_user.id);
  end if;
  return jsonb_build_object('status', 200, 'resource', private.describe_scim_user(p_user.id));
end $$;

create function private.delete_scim_user(p_user private.scim_users) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_tenant_owner(p_user.tenant_id, p_user.user_id) then
    return private.refuse_scim_owner();
  end if;
  if p_user.is_active then
    perform private.end_directory_member(p_user.tenant_id, p_user.user_id);
  end if;
  delete from private.scim_users s where s.id = p_user.id;
  return '{"status": 204}';
end $$;

-- Saves a group with exactly these members; null creates it. Members of other workspaces are not found.
create function private.save_scim_group(p_tenant_id uuid, p_id uuid, p_values jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := p_id;
  v_members constant uuid[] := array(
    select distinct e::uuid from jsonb_array_elements_text(coalesce(p_values -> 'members', '[]')) e
  );
  v_changed uuid[];
begin
  if (select count(*) from private.scim_users s where s.tenant_id = p_tenant_id and s.id = any (v_members))
    < cardinality(v_members)
  then
    return private.scim_refusal(400, 'invalidValue', 'A member of the group does not exist.');
  end if;
  if exists (
    select from private.scim_groups g
    where g.tenant_id = p_tenant_id and lower(g.display_name) = lower(btrim(p_values ->> 'displayName')) and g.id is distinct from p_id
  ) then
    return private.scim_refusal(409, 'uniqueness', 'A group with this displayName exists.');
  end if;
  if v_id is null then
    if (select count(*) from private.scim_groups g where g.tenant_id = p_tenant_id) >= 1000 then
      return private.scim_refusal(400, 'tooMany', 'A workspace has at most 1,000 groups.');
    end if;
    insert into private.scim_groups (tenant_id, display_name, external_id)
    values (p_tenant_id, btrim(p_values ->> 'displayName'), p_values ->> 'externalId') returning id into v_id;
  else
    update private.scim_groups g set
      display_name = btrim(p_values ->> 'displayName'), external_id = p_values ->> 'externalId', version = g.version + 1,
      updated_at = now()
    where g.id = v_id;
  end if;
  v_changed := array(
    select m.member_id from private.scim_group_members m where m.group_id = v_id and m.member_id <> all (v_members)
    union select u from unnest(v_members) u
    where not exists (select from private.scim_group_members m where m.group_id = v_id and m.member_id = u)
  );
  delete from private.scim_group_members m where m.group_id = v_id and m.member_id <> all (v_members);
  insert into private.scim_group_members (group_id, member_id) select v_id, u from unnest(v_members) u on conflict do nothing;
  perform private.apply_scim_role(u) from unnest(v_changed) u;
  return jsonb_build_object('status', case when p_id is null then 201 else 200 end, 'resource', private.describe_scim_group(v_id));
end $$;

create function private.delete_scim_group(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_members constant uuid[] := array(select m.member_id from private.scim_group_members m where m.group_id = p_id);
begin
  delete from private.scim_groups g where g.id = p_id;
  perform private.apply_scim_role(u) from unnest(v_members) u;
  return '{"status": 204}';
end $$;
