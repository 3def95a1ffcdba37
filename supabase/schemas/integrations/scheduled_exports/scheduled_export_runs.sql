-- Runs of scheduled exports, for the function scheduled-exports.

-- Exports to make now.
create view private.due_scheduled_exports as
  select x.id, x.next_at from private.scheduled_exports x
  where x.next_at <= now() and (not x.is_paused or x.checks_next) and (x.claimed_until is null or x.claimed_until <= now())
    and private.is_account_active(x.user_id);

create function private.is_scheduled_export_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.due_scheduled_exports)
$$;

create function private.claim_scheduled_exports() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claim constant uuid := gen_random_uuid();
  v_export private.scheduled_exports;
  v_run uuid;
begin
  update private.scheduled_exports x set claim = v_claim, claimed_until = now() + interval '2 minutes'
  where x.id = (select q.id from private.due_scheduled_exports q order by q.next_at limit 1 for update skip locked)
  returning x.* into v_export;
  if v_export.id is null then
    return null;
  end if;
  -- A run that was killed ends as failed; its parts go with the next file.
  update private.scheduled_export_runs r set state = 'failed', failure = 'interrupted', finished_at = now()
  where r.export_id = v_export.id and r.state = 'running';
  insert into private.scheduled_export_runs (export_id, is_check) values (v_export.id, v_export.checks_next) returning id into v_run;
  return jsonb_build_object(
    'id', v_export.id, 'claim', v_claim, 'run', v_run, 'kind', v_export.kind, 'destination', v_export.destination,
    'address', v_export.address, 'secret', v_export.secret, 'host_key', v_export.host_key, 'is_check', v_export.checks_next
  );
end $$;

-- Takes a due export for two minutes; null if there is none.
select private.expose('claim_scheduled_exports', 'service_role');

-- Returns a claimed export.
create function private.open_scheduled_export_claim(p_id uuid, p_claim uuid) returns private.scheduled_exports
language plpgsql stable security definer set search_path = '' as $$
declare
  v_export private.scheduled_exports;
begin
  select x.* into v_export from private.scheduled_exports x where x.id = p_id and x.claim = p_claim and x.claimed_until > now();
  return v_export;
end $$;
grant execute on function private.open_scheduled_export_claim(uuid, uuid) to service_role;

-- Why the owner's rights don't allow the export anymore; null if they do.
create function private.get_scheduled_export_refusal(p_tenant_id uuid, p_roles text[]) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return 'account_not_active';
  elsif not p_roles <@ private.list_active_roles(auth.uid()) then
    return 'role_ended';
  end if;
  return case when private.current_tenant_id() is distinct from p_tenant_id then 'other_workspace' end;
end $$;
grant execute on function private.get_scheduled_export_refusal(uuid, text[]) to authenticated;

-- Reads a page of a list with the rights that the owner has now: `{"failure"}`, or its rows and the next cursor. With a
-- cursor, the last row belongs to the next page. Not security definer: it switches to the authenticated role while it reads.
create function private.read_scheduled_export_page(p_id uuid, p_claim uuid, p_operation public.payload) returns json
language plpgsql volatile set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_role constant text := current_setting('role');
  v_export constant private.scheduled_exports := private.open_scheduled_export_claim(p_id, p_claim);
  v_operation jsonb := p_operation;
  v_refusal text;
  v_rows jsonb := '[]';
begin
  if v_export.id is null then
    return '{"failure": "interrupted"}';
  end if;
  perform private.act_as(v_export.user_id);
  perform set_config('role', 'authenticated', true);
  v_refusal := private.get_scheduled_export_refusal(v_export.tenant_id, v_export.roles);
  if v_refusal is null and v_export.kind = 'listings' then
    v_operation := v_operation || jsonb_build_object('filters', jsonb_build_array(
      jsonb_build_object('field', 'broker_id', 'is', 'any_of', 'value', to_jsonb(private.my_brokers()))
    ));
  end if;
  if v_refusal is null and (v_export.kind <> 'listings' or cardinality(private.my_brokers()) > 0) then
    v_rows := private.read_api_rows(v_operation);
  end if;
  perform set_config('role', v_role, true);
  perform set_config('request.jwt.claims', v_claims, true);
  if v_refusal is not null then
    return json_build_object('failure', v_refusal);
  end if;
  return json_build_object('rows', v_rows, 'next', private.get_api_cursor(v_operation, v_rows));
end $$;

select private.expose('read_scheduled_export_page', 'service_role');

create function private.add_scheduled_export_part(p_id uuid, p_claim uuid, p_run uuid, p_place public.whole_number, p_content text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.scheduled_export_parts (run_id, place, content)
  select r.id, p_place, p_content
  from private.scheduled_export_runs r
  where r.id = p_run and r.state = 'running' and r.export_id = (private.open_scheduled_export_claim(p_id, p_claim)).id;
  return found;
end $$;

-- Stores a part of a file for the download address.
select private.expose('add_scheduled_export_part', 'service_role');

create function private.report_scheduled_export(
  p_id uuid, p_claim uuid, p_run uuid, p_failure text, p_host_key text, p_rows public.whole_number, p_bytes public.whole_number
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_export private.scheduled_exports;
  v_failure constant text := case when p_failure ~ '^[a-z_]{2,40}$' then p_failure when p_failure is not null then 'failed' end;
  v_ends constant boolean := coalesce(v_failure in ('role_ended', 'account_not_active'), false);
begin
  select x.* into v_export from private.scheduled_exports x where x.id = p_id and x.claim = p_claim for update;
  if v_export.id is null then
    return false;
  end if;
  update private.scheduled_export_runs r set
    state = case when v_failure is not null then 'failed' when r.is_check then 'checked' else 'done' end,
    failure = v_failure, rows = p_rows, bytes = p_bytes, finished_at = now()
  where r.id = p_run and r.export_id = p_id;
  -- Without rights, the file of the last run is no longer offered.
  delete from private.scheduled_export_parts p using private.scheduled_export_runs r
  where r.id = p.run_id and r.export_id = p_id and (v_ends or (r.id = p_run) = (v_failure is not null));
  update private.scheduled_exports x set
    claim = null, claimed_until = null, failure = v_failure, checks_next = false, host_key = coalesce(x.host_key, p_host_key),
    is_paused = x.is_paused or v_ends, next_at = private.get_next_export_time(x, now())
  where x.id = p_id;
  if v_failure is not null and v_export.failure is null and not v_export.checks_next then
    perform private.notify_of_scheduled_export(v_export, case
      when v_ends then 'It stopped because your role or account changed.' else 'The file could not be made or sent. Open it to see why.'
    end);
  end if;
  return true;
end $$;

-- Ends a run. A server's fingerprint is stored once.
select private.expose('report_scheduled_export', 'service_role');

create function private.read_scheduled_export_part(p_id uuid, p_token_hash text, p_place public.whole_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_export private.scheduled_exports;
  v_run private.scheduled_export_runs;
begin
  select x.* into v_export from private.scheduled_exports x
  where x.id = p_id and x.token_hash = decode(p_token_hash, 'hex') and private.is_account_active(x.user_id)
    and x.roles <@ private.list_active_roles(x.user_id);
  if v_export.id is null then
    return '{"refusal": "invalid_token"}';
  end if;
  select r.* into v_run from private.scheduled_export_runs r
  where r.export_id = p_id and r.state = 'done' order by r.began_at desc limit 1;
  if v_run.id is null then
    return '{"refusal": "no_file"}';
  end if;
  return jsonb_build_object(
    'kind', v_export.kind, 'run', v_run.id, 'made_at', v_run.finished_at,
    'content', (select p.content from private.scheduled_export_parts p where p.run_id = v_run.id and p.place = p_place)
  );
exception when invalid_parameter_value then
  return '{"refusal": "invalid_token"}';
end $$;

-- Returns a part of the newest file to someone with the token. An unknown export and a wrong token get the same answer.
select private.expose('read_scheduled_export_part', 'service_role');

-- Deletes the log after 90 days, except for the run with the newest file.
create function private.prune_scheduled_exports() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  delete from private.scheduled_export_runs r
  where r.began_at < now() - interval '90 days' and not exists (select from private.scheduled_export_parts p where p.run_id = r.id);
  get diagnostics v_count = row_count;
  return v_count;
end $$;
