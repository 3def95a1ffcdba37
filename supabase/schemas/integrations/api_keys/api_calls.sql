-- Answers requests of the public API. The edge function validates input and formats responses; this file decides who the
-- caller is and runs the operation with the owner's claims as the role of ordinary users, so tables and calls apply the
-- same policies, grants, and triggers as the app.

create function private.get_api_rate_limit() returns integer
language sql immutable set search_path = '' as $$
  select 600
$$;

-- An app stops while its developer is suspended.
create function private.is_oauth_app_usable(p_app_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.oauth_apps a join public.profiles p on p.id = a.user_id where a.id = p_app_id and p.suspended_at is null
  )
$$;

-- Returns the key of a request with its rate state, or `{"status", "code"}` if the request is refused. Unknown, revoked,
-- and expired keys get the same answer.
create function private.admit_api_request(p_request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_key public.api_keys;
  v_rate private.api_rates;
  v_limit constant integer := private.get_api_rate_limit();
  v_used integer;
  v_code text;
  v_status integer;
begin
  select k.* into v_key from private.api_key_secrets s join public.api_keys k on k.id = s.key_id
  where s.hash = decode(p_request ->> 'hash', 'hex') and (s.valid_until is null or s.valid_until > now())
    and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
    and (k.app_id is null or private.is_oauth_app_usable(k.app_id));
  if v_key.id is null then
    return '{"status": 401, "code": "invalid_key"}';
  end if;
  select * into v_rate from private.api_rates r where r.user_id = v_key.user_id;
  v_used := case when v_rate.window_start = date_trunc('minute', now()) then v_rate.used else 0 end;
  if cardinality(v_key.allowed_addresses) > 0 and not exists (
    select from unnest(v_key.allowed_addresses) a where (p_request ->> 'address')::inet <<= a::cidr
  ) then
    v_status := 403;
    v_code := 'address_not_allowed';
  elsif v_used >= v_limit then
    v_status := 429;
    v_code := 'rate_limited';
  elsif p_request ? 'scope' and not ((p_request ->> 'scope') = any (v_key.scopes)) then
    v_status := 403;
    v_code := 'missing_scope';
  elsif p_request ? 'refusal' then
    v_status := (p_request #>> '{refusal,status}')::integer;
    v_code := p_request #>> '{refusal,code}';
  elsif not p_request ? 'scope' and coalesce(p_request #>> '{operation,do}', '') not in ('key', 'confirm') then
    v_status := 403;
    v_code := 'missing_scope';
  end if;
  return jsonb_build_object(
    'key_id', v_key.id, 'user_id', v_key.user_id, 'aal', v_key.aal, 'limit', v_limit, 'used', v_used,
    'reset', ceil(extract(epoch from date_trunc('minute', now()) + interval '1 minute' - now())), 'status', v_status, 'code', v_code,
    'key', jsonb_build_object('id', v_key.id, 'name', v_key.name, 'scopes', to_jsonb(v_key.scopes), 'expires_at', v_key.expires_at)
  );
exception when invalid_text_representation or invalid_parameter_value then
  return '{"status": 401, "code": "invalid_key"}';
end $$;
grant execute on function private.admit_api_request(jsonb) to service_role;

-- Counts and logs a request. Last in its transaction, so concurrent requests of an account don't wait for each other's
-- work.
create function private.log_api_request(p_request jsonb, p_admitted jsonb, p_status integer, p_code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_key_id constant uuid := (p_admitted ->> 'key_id')::uuid;
  v_user_id constant uuid := (p_admitted ->> 'user_id')::uuid;
begin
  insert into public.api_requests (id, key_id, user_id, method, path, status, code, milliseconds, address)
  values (
    (p_request ->> 'id')::uuid, v_key_id, v_user_id, p_request ->> 'method', left(p_request ->> 'path', 500), p_status, p_code,
    least(extract(epoch from clock_timestamp() - transaction_timestamp()) * 1000, 600000)::integer, left(p_request ->> 'address', 60)
  ) on conflict do nothing;
  insert into public.api_usage as u (key_id, user_id, day, requests, failures, rate_limited)
  values (v_key_id, v_user_id, (now() at time zone 'UTC')::date, 1, (p_status >= 400)::integer, (p_status = 429)::integer)
  on conflict (key_id, day) do update set
    requests = u.requests + 1, failures = u.failures + (p_status >= 400)::integer,
    rate_limited = u.rate_limited + (p_status = 429)::integer;
  if p_status <> 429 then
    insert into private.api_rates as r (user_id, window_start, used) values (v_user_id, date_trunc('minute', now()), 1)
    on conflict (user_id) do update set
      used = case when r.window_start = excluded.window_start then r.used + 1 else 1 end, window_start = excluded.window_start;
  end if;
  update public.api_keys k set last_used_at = now()
  where k.id = v_key_id and (k.last_used_at is null or k.last_used_at < now() - interval '1 minute');
end $$;
grant execute on function private.log_api_request(jsonb, jsonb, integer, text) to service_role;

-- Reserves an idempotency key. Returns null for a first request, the stored response for a repeat, or `{"status", "code"}`.
create function private.reserve_idempotency_key(p_key_id uuid, p_idempotency_key text, p_fingerprint text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_known private.api_idempotency;
begin
  delete from private.api_idempotency i
  where i.key_id = p_key_id and i.idempotency_key = p_idempotency_key and i.created_at < now() - interval '1 day';
  insert into private.api_idempotency (key_id, idempotency_key, fingerprint) values (p_key_id, p_idempotency_key, p_fingerprint)
  on conflict do nothing;
  if found then
    return null;
  end if;
  select * into v_known from private.api_idempotency i where i.key_id = p_key_id and i.idempotency_key = p_idempotency_key;
  if v_known.fingerprint is distinct from p_fingerprint then
    return '{"status": 422, "code": "idempotency_key_reused"}';
  end if;
  return coalesce(v_known.response || '{"is_replayed": true}', '{"status": 409, "code": "request_in_progress"}');
end $$;
grant execute on function private.reserve_idempotency_key(uuid, text, text) to service_role;

-- Stores the response of a write; a failed one is forgotten, so that it can be retried.
create function private.settle_idempotency_key(p_key_id uuid, p_idempotency_key text, p_response jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (p_response ->> 'status')::integer < 400 then
    update private.api_idempotency i set response = p_response where i.key_id = p_key_id and i.idempotency_key = p_idempotency_key;
  else
    delete from private.api_idempotency i where i.key_id = p_key_id and i.idempotency_key = p_idempotency_key;
  end if;
end $$;
grant execute on function private.settle_idempotency_key(uuid, text, jsonb) to service_role;

-- The revision of a row, which its ETag names: of one column, or of the whole row.
create function private.build_api_revision(p_operation jsonb) returns text
language sql immutable set search_path = '' as $$
  select case p_operation ->> 'revision'
    when 'row' then 'left(md5(r::text), 20)' else format('left(md5(r.id::text || r.%I::text), 20)', p_operation ->> 'revision')
  end
$$;
grant execute on function private.build_api_revision(jsonb) to authenticated;

create function private.get_api_row(p_operation jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_row jsonb;
  v_etag text;
begin
  execute format(
    'select to_jsonb(p) - ''etag'', p.etag from (select %s, %s as etag from public.%I r where r.id = $1 and %s) p',
    private.build_api_columns(p_operation -> 'columns'), private.build_api_revision(p_operation), p_operation ->> 'table',
    coalesce(case when (p_operation ->> 'has_trash')::boolean then 'r.deleted_at is null' end, 'true')
  ) into v_row, v_etag using (p_operation ->> 'id')::uuid;
  if v_row is null then
    return '{"status": 404, "code": "not_found"}';
  end if;
  return jsonb_build_object('status', 200, 'row', v_row, 'etag', v_etag);
end $$;
grant execute on function private.get_api_row(jsonb) to authenticated;

-- Inserts rows, all or none. Rows have the IDs that the edge function chose.
create function private.create_api_rows(p_operation jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_row jsonb;
  v_rows jsonb := '[]';
  v_columns text;
  v_index integer := 0;
begin
  for v_row in select r from jsonb_array_elements(p_operation -> 'rows') r loop
    select string_agg(format('%I', k), ', ') into v_columns from jsonb_object_keys(v_row) k;
    perform set_config('haven.api_row', v_index::text, true);
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', p_operation ->> 'table', v_columns
    ) using v_row;
    v_rows := v_rows || jsonb_build_array(private.get_api_row(p_operation || jsonb_build_object('id', v_row ->> 'id')));
    v_index := v_index + 1;
  end loop;
  return jsonb_build_object('status', 201, 'rows', v_rows);
end $$;
grant execute on function private.create_api_rows(jsonb) to authenticated;

-- Changes or removes a row if it has the revision that the caller read.
create function private.change_api_row(p_operation jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_table constant text := p_operation ->> 'table';
  v_columns text;
  v_count integer;
  v_where constant text := format(
    'r.id = $1 and %s and ($2 is null or %s = $2)',
    case when (p_operation ->> 'has_trash')::boolean then 'r.deleted_at is null' else 'true' end,
    private.build_api_revision(p_operation)
  );
begin
  if p_operation ->> 'do' = 'update' then
    select string_agg(format('%I', k), ', ') into v_columns from jsonb_object_keys(p_operation -> 'values') k;
    execute format(
      'update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $3)) where %3$s',
      v_table, v_columns, v_where
    ) using (p_operation ->> 'id')::uuid, p_operation ->> 'etag', p_operation -> 'values';
  elsif (p_operation ->> 'has_trash')::boolean then
    execute format('update public.%I r set deleted_at = now() where %s', v_table, v_where)
      using (p_operation ->> 'id')::uuid, p_operation ->> 'etag';
  else
    execute format('delete from public.%I r where %s', v_table, v_where)
      using (p_operation ->> 'id')::uuid, p_operation ->> 'etag';
  end if;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    -- A row that the caller can read but not change, or that changed since.
    return case
      when private.get_api_row(p_operation) ->> 'status' = '404' then '{"status": 404, "code": "not_found"}'
      when p_operation ->> 'etag' is not null and private.get_api_row(p_operation) ->> 'etag' <> p_operation ->> 'etag'
        then '{"status": 412, "code": "changed_since"}'
      else '{"status": 403, "code": "not_allowed"}'
    end::jsonb;
  end if;
  return case p_operation ->> 'do' when 'update' then private.get_api_row(p_operation) else '{"status": 204}' end;
end $$;
grant execute on function private.change_api_row(jsonb) to authenticated;

-- Reads a resident's record. The access log names the key. Someone who can't read it gets the same answer as for an
-- unknown resident.
create function private.read_api_resident(p_resident_id uuid, p_key_name text) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  return jsonb_build_object('status', 200, 'row', private.export_resident(p_resident_id, 'API key: ' || p_key_name));
exception when insufficient_privilege then
  return '{"status": 404, "code": "not_found"}';
end $$;
grant execute on function private.read_api_resident(uuid, text) to authenticated;

-- Reads a list: one row more than its page, or what a function of the app returns.
create function private.read_api_rows(p_operation jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_limit constant integer := (p_operation ->> 'limit')::integer;
begin
  if p_operation ->> 'do' = 'list' then
    return case when p_operation ? 'call' then private.call_api_function(p_operation) else private.list_api_rows(p_operation) end;
  end if;
  return private.find_records(
    p_operation ->> 'table', p_operation ->> 'search', p_operation -> 'filters', p_operation ->> 'sort',
    (p_operation ->> 'is_descending')::boolean, p_operation ->> 'after', v_limit + 1, v_limit,
    p_operation -> 'columns'
  );
end $$;
grant execute on function private.read_api_rows(jsonb) to authenticated;

-- Returns the cursor after a page whose rows include one more; null on the last page.
create function private.get_api_cursor(p_operation jsonb, p_rows jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_limit constant integer := (p_operation ->> 'limit')::integer;
  v_last jsonb;
begin
  if p_operation ? 'call' or jsonb_array_length(p_rows) <= v_limit then
    return null;
  end if;
  v_last := p_rows -> (v_limit - 1);
  return coalesce(
    v_last ->> 'cursor', private.seal_api_cursor('api:' || (p_operation ->> 'table'), v_last ->> (p_operation ->> 'order'), v_last ->> 'id')
  );
end $$;
grant execute on function private.get_api_cursor(jsonb, jsonb) to service_role;

-- Reads or changes one record.
create function private.run_api_operation(p_operation jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  case p_operation ->> 'do'
    when 'get' then
      return private.get_api_row(p_operation);
    when 'create' then
      return private.create_api_rows(p_operation);
    else
      return private.change_api_row(p_operation);
  end case;
end $$;
grant execute on function private.run_api_operation(jsonb) to authenticated;

-- Translates a database error into a status and a stable code. Texts of the database are never returned.
create function private.describe_api_error(p_state text) returns jsonb
language sql immutable set search_path = '' as $$
  select case
    when p_state = '42501' then '{"status": 403, "code": "not_allowed"}'::jsonb
    when p_state = '23505' then '{"status": 409, "code": "already_exists"}'
    when p_state = '23503' then '{"status": 422, "code": "unknown_reference"}'
    when p_state = 'HXPCU' then '{"status": 400, "code": "invalid_cursor"}'
    when p_state in ('HXRFI', 'HXRSO') then '{"status": 400, "code": "invalid_filter"}'
    when p_state in ('HXMRT') then '{"status": 429, "code": "rate_limited"}'
    when p_state = 'HXRMA' then '{"status": 409, "code": "limit_reached"}'
    when p_state in ('40001', '40P01', '55P03') then '{"status": 409, "code": "try_again"}'
    when p_state ~ '^(22|23|HX)' then '{"status": 422, "code": "invalid_value"}'
    when p_state ~ '^P0' then '{"status": 422, "code": "invalid_value"}'
    else '{"status": 500, "code": "internal_error"}'
  end
$$;
grant execute on function private.describe_api_error(text) to service_role;

-- Runs one request: `{"result", "rows"}`. With `next` in the result, the last row belongs to the next page. Rows aren't part
-- of the result, because each change of a `jsonb` value copies all of it. Not security definer: it switches to the
-- authenticated role while the operation runs.
create function private.call_api(p_request public.payload) returns json
language plpgsql volatile set search_path = '' as $$
declare
  v_admitted constant jsonb := private.admit_api_request(p_request);
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_role constant text := current_setting('role');
  v_operation jsonb := p_request -> 'operation';
  v_proposal_hash constant text := case when v_operation ->> 'do' = 'confirm' then v_operation ->> 'hash' end;
  v_key_id constant uuid := (v_admitted ->> 'key_id')::uuid;
  v_idempotency_key constant text := p_request ->> 'idempotency_key';
  v_result jsonb;
  v_state text;
  v_constraint text;
  v_column text;
  v_rows jsonb;
begin
  if v_admitted ->> 'status' is not null then
    v_result := jsonb_build_object('status', v_admitted -> 'status', 'code', v_admitted -> 'code');
  elsif v_idempotency_key is not null then
    v_result := private.reserve_idempotency_key(v_key_id, v_idempotency_key, p_request ->> 'fingerprint');
  elsif v_proposal_hash is not null then
    v_result := private.open_api_proposal(v_admitted, v_proposal_hash);
    v_operation := coalesce(v_result -> 'operation', v_operation);
    v_result := case when not v_result ? 'operation' then v_result end;
  end if;
  if v_result is null then
    begin
      perform private.act_as((v_admitted ->> 'user_id')::uuid, v_admitted ->> 'aal');
      perform set_config('role', 'authenticated', true);
      if not private.is_approved() or not private.has_active_sandbox_owner((v_admitted ->> 'user_id')::uuid) then
        v_result := '{"status": 403, "code": "account_not_active"}';
      elsif v_operation ->> 'do' = 'key' then
        v_result := jsonb_build_object('status', 200, 'row', v_admitted -> 'key');
      elsif v_operation ->> 'do' = 'resident' then
        v_result := private.read_api_resident((v_operation ->> 'id')::uuid, v_admitted #>> '{key,name}');
      elsif v_operation ->> 'do' = 'propose' then
        v_result := private.preview_api_change(v_operation -> 'change');
      elsif v_operation ->> 'do' in ('list', 'find') then
        v_rows := private.read_api_rows(v_operation);
        v_result := '{"status": 200}';
      else
        v_result := private.run_api_operation(v_operation);
      end if;
      perform set_config('role', v_role, true);
    exception when others then
      get stacked diagnostics v_state = returned_sqlstate, v_constraint = constraint_name, v_column = column_name;
    end;
    perform set_config('request.jwt.claims', v_claims, true);
    if v_state is not null then
      v_result := private.describe_api_error(v_state) || jsonb_strip_nulls(jsonb_build_object(
        'state', v_state, 'constraint', nullif(v_constraint, ''), 'column', nullif(v_column, '')
      ));
    elsif v_rows is not null then
      v_result := v_result || jsonb_strip_nulls(jsonb_build_object('next', private.get_api_cursor(v_operation, v_rows)));
    end if;
    if v_operation ->> 'do' = 'propose' and (v_result ->> 'status')::integer < 400 then
      v_result := private.add_api_proposal(v_admitted, p_request, v_result);
    end if;
    if v_proposal_hash is not null then
      perform private.settle_api_proposal(v_proposal_hash, v_result);
    end if;
    if v_idempotency_key is not null then
      perform private.settle_idempotency_key(v_key_id, v_idempotency_key, v_result);
    end if;
  end if;
  if v_key_id is not null then
    perform private.log_api_request(p_request, v_admitted, (v_result ->> 'status')::integer, v_result ->> 'code');
  end if;
  return json_build_object(
    'result', v_result || jsonb_build_object(
      'rate', case when v_key_id is not null then jsonb_build_object(
        'limit', v_admitted -> 'limit', 'reset', v_admitted -> 'reset',
        'remaining', greatest((v_admitted ->> 'limit')::integer - (v_admitted ->> 'used')::integer - 1, 0)
      ) end
    ),
    'rows', case when v_state is null then v_rows end
  );
end $$;

-- Answers a request of the public API; only its edge function can call it.
select private.expose('call_api', 'service_role');
