-- Answers SCIM requests. The edge function parses them; this file decides which workspace a token belongs to and shows a
-- directory nothing of any other.

create function private.admit_scim_request(p_hash text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_token private.scim_tokens;
begin
  select * into v_token from private.scim_tokens t where t.hash = decode(p_hash, 'hex') and t.revoked_at is null;
  if v_token.last_used_at is null or v_token.last_used_at < now() - interval '1 minute' then
    update private.scim_tokens t set last_used_at = now() where t.id = v_token.id;
  end if;
  return v_token.tenant_id;
exception when invalid_parameter_value or invalid_text_representation then
  return null;
end $$;

-- True if a resource has every value of a filter; texts that identify people ignore case.
create function private.matches_scim_filter(p_values jsonb, p_filter jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(lower(p_values ->> (f ->> 'field')) is not distinct from lower(f ->> 'value')), true)
  from jsonb_array_elements(coalesce(p_filter, '[]')) f
$$;

create function private.list_scim_resources(p_tenant_id uuid, p_request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_is_users constant boolean := p_request ->> 'kind' = 'Users';
  v_filter constant jsonb := p_request -> 'filter';
  v_ids uuid[];
  v_from constant integer := (p_request ->> 'start')::integer;
  v_count constant integer := (p_request ->> 'count')::integer;
begin
  if v_is_users then
    v_ids := array(
      select s.id from private.scim_users s
      where s.tenant_id = p_tenant_id and private.matches_scim_filter(
        jsonb_build_object('id', s.id, 'userName', s.user_name, 'externalId', s.external_id, 'active', s.is_active), v_filter
      )
      order by s.created_at, s.id
    );
  else
    v_ids := array(
      select g.id from private.scim_groups g
      where g.tenant_id = p_tenant_id and private.matches_scim_filter(
        jsonb_build_object('id', g.id, 'displayName', g.display_name, 'externalId', g.external_id), v_filter
      )
      order by g.created_at, g.id
    );
  end if;
  return jsonb_build_object('status', 200, 'total', cardinality(v_ids), 'resources', (
    select coalesce(jsonb_agg(
      case when v_is_users then private.describe_scim_user(i.id) else private.describe_scim_group(i.id) end order by i.position
    ), '[]')
    from unnest(v_ids[v_from:v_from + v_count - 1]) with ordinality i (id, position)
  ));
end $$;

create function private.run_scim_request(p_tenant_id uuid, p_request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_is_users constant boolean := p_request ->> 'kind' = 'Users';
  v_values constant jsonb := p_request -> 'values';
  v_do constant text := p_request ->> 'do';
  v_version constant integer := (p_request ->> 'version')::integer;
  v_user private.scim_users;
  v_group private.scim_groups;
begin
  if v_do = 'list' then
    return private.list_scim_resources(p_tenant_id, p_request);
  end if;
  -- Changes of one workspace run one after another, like those of its admins.
  perform from public.tenants t where t.id = p_tenant_id for no key update;
  if v_do = 'create' then
    return case when v_is_users then private.create_scim_user(p_tenant_id, v_values)
      else private.save_scim_group(p_tenant_id, null, v_values) end;
  end if;
  select * into v_user from private.scim_users s
  where v_is_users and s.tenant_id = p_tenant_id and s.id = (p_request ->> 'id')::uuid;
  select * into v_group from private.scim_groups g
  where not v_is_users and g.tenant_id = p_tenant_id and g.id = (p_request ->> 'id')::uuid;
  if v_user.id is null and v_group.id is null then
    return private.scim_refusal(404, null, 'Resource not found.');
  end if;
  if v_do <> 'get' and v_version <> coalesce(v_user.version, v_group.version) then
    return private.scim_refusal(412, null, 'The resource changed. Read it again.');
  end if;
  return case
    when v_do = 'get' and v_is_users then jsonb_build_object('status', 200, 'resource', private.describe_scim_user(v_user.id))
    when v_do = 'get' then jsonb_build_object('status', 200, 'resource', private.describe_scim_group(v_group.id))
    when v_do = 'update' and v_is_users then private.update_scim_user(v_user, v_values)
    when v_do = 'update' then private.save_scim_group(p_tenant_id, v_group.id, v_values)
    when v_is_users then private.delete_scim_user(v_user)
    else private.delete_scim_group(v_group.id)
  end;
end $$;

create function private.call_scim(p_request public.payload) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.admit_scim_request(p_request ->> 'hash');
begin
  if v_tenant_id is null then
    return private.scim_refusal(401, null, 'The token is not valid.');
  end if;
  return private.run_scim_request(v_tenant_id, p_request);
exception
  when sqlstate 'HXSSN' then
    return private.scim_refusal(403, null, 'The owner of a workspace is not managed by a directory. Transfer the workspace first.');
  when invalid_text_representation then
    return private.scim_refusal(404, null, 'Resource not found.');
  when check_violation or string_data_right_truncation then
    return private.scim_refusal(400, 'invalidValue', 'A value is too long or has characters that are not allowed.');
  when raise_exception then
    return private.scim_refusal(409, null, 'The workspace has no free seats.');
end $$;

-- Runs one request of a directory; only the function `scim` can call it.
select private.expose('call_scim', 'service_role');
