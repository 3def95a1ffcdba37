-- Runs of file drops, for the function file-drops. Rows are staged and imported by the calls of imports, with the claims of
-- the drop's owner, so everything that applies to an import in the app applies here.

-- Returns why a file was refused; null for an error that may not happen again.
create function private.describe_file_drop_error(p_state text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_state = 'HXRMA' then 'limit_reached'
    when p_state = 'HXRIL' then 'too_large'
    when p_state ~ '^(HX|42|22|23|P0)' then 'not_allowed'
  end
$$;

-- Returns the drop of an upload token, or `{"refusal"}`. An unknown drop and a wrong token get the same answer.
create function private.open_file_drop(p_id uuid, p_token_hash text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_drop private.file_drops;
begin
  select d.* into v_drop from private.file_drops d
  where d.id = p_id and d.source = 'upload' and d.token_hash = decode(p_token_hash, 'hex') and private.is_account_active(d.user_id);
  if v_drop.id is null then
    return '{"refusal": "invalid_token"}';
  elsif v_drop.is_paused then
    return '{"refusal": "paused"}';
  elsif (select count(*) from private.file_drop_runs r where r.drop_id = p_id and r.begun_at > now() - interval '1 hour') >= 60 then
    return '{"refusal": "rate_limited"}';
  end if;
  return jsonb_build_object('kind', v_drop.kind);
exception when invalid_parameter_value then
  return '{"refusal": "invalid_token"}';
end $$;

-- Checks the token of an upload.
select private.expose('open_file_drop', 'service_role');

-- Drops to read now.
create view private.due_file_drops as
  select d.id, d.next_at from private.file_drops d
  where d.source <> 'upload' and d.next_at <= now() and (not d.is_paused or d.checks_next)
    and (d.claimed_until is null or d.claimed_until <= now()) and private.is_account_active(d.user_id);

create function private.is_file_drop_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.due_file_drops) or exists (
    select from private.file_drop_runs r where r.state = 'staged' and r.begun_at < now() - interval '2 minutes'
  )
$$;

create function private.claim_file_drops() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claim constant uuid := gen_random_uuid();
  v_drops jsonb;
begin
  with taken as (
    update private.file_drops d set claim = v_claim, claimed_until = now() + interval '2 minutes'
    where d.id in (select q.id from private.due_file_drops q order by q.next_at limit 2 for update skip locked)
    returning d.*
  )
  select jsonb_agg(jsonb_build_object(
    'id', t.id, 'claim', v_claim, 'kind', t.kind, 'source', t.source, 'address', t.address, 'secret', t.secret,
    'host_key', t.host_key, 'is_check', t.checks_next, 'known', coalesce((
      select jsonb_agg(r.source_key) from private.file_drop_runs r
      where r.drop_id = t.id and r.source_key is not null and r.state in ('done', 'failed')
    ), '[]')
  )) into v_drops from taken t;
  return jsonb_build_object('drops', coalesce(v_drops, '[]'), 'staged', coalesce((
    select jsonb_agg(r.id) from (
      select r.id from private.file_drop_runs r where r.state = 'staged' and r.begun_at < now() - interval '2 minutes'
      order by r.begun_at limit 5
    ) r
  ), '[]'));
end $$;

-- Takes due drops for two minutes, and names files that were staged and never finished.
select private.expose('claim_file_drops', 'service_role');

-- Starts the run of a file: `{"id", "state"}`. The same file has the same run, so a killed one continues and a repeated one
-- returns its result. `p_file` has the name, key, hash, and what the function read.
create function private.begin_file_drop_run(p_drop_id uuid, p_file public.payload, p_is_check boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_hash constant bytea := decode(p_file ->> 'hash', 'hex');
  v_failure text := p_file ->> 'failure';
  v_fields constant text[] := array(select jsonb_array_elements_text(p_file -> 'fields'));
  v_drop private.file_drops;
  v_run private.file_drop_runs;
  v_state text;
begin
  select d.* into v_drop from private.file_drops d where d.id = p_drop_id for update;
  if v_drop.id is null then
    return '{"state": "gone"}';
  end if;
  select r.* into v_run from private.file_drop_runs r
  where r.drop_id = p_drop_id and r.hash = v_hash and not r.is_check and not p_is_check
    -- A file that can't be read today can't be read tomorrow.
    and (r.state in ('reading', 'staged', 'done') or r.failure = v_failure)
    and not exists (select from private.record_imports i where i.id = r.id and i.state = 'undone')
  order by r.begun_at desc limit 1;
  if v_run.id is null then
    insert into private.file_drop_runs (id, drop_id, is_check, file_name, source_key, hash, rows, faulty, fields, unused, errors)
    values (
      gen_random_uuid(), p_drop_id, p_is_check, coalesce(nullif(private.to_single_line(p_file ->> 'name', 255), ''), 'file.csv'),
      private.to_single_line(p_file ->> 'key', 600), v_hash, (p_file ->> 'rows')::integer, (p_file ->> 'faulty')::integer, v_fields,
      array(select private.to_single_line(u, 100) from jsonb_array_elements_text(p_file -> 'unused') u limit 200),
      p_file -> 'errors'
    ) returning * into v_run;
  end if;
  if v_run.state <> 'reading' then
    return jsonb_build_object('id', v_run.id, 'state', v_run.state, 'failure', v_run.failure, 'is_repeated', true);
  end if;
  if v_failure is null then
    begin
      perform private.act_as(v_drop.user_id);
      if v_drop.tenant_id is distinct from private.current_tenant_id() then
        v_failure := 'other_workspace';
      else
        v_state := private.begin_import(v_run.id, v_drop.kind, v_run.file_name, v_fields);
      end if;
    exception when others then
      v_failure := private.describe_file_drop_error(sqlstate);
      if v_failure is null then
        raise;
      end if;
    end;
    perform set_config('request.jwt.claims', v_claims, true);
  end if;
  if v_failure is not null then
    update private.file_drop_runs r set state = 'failed', failure = v_failure, finished_at = now() where r.id = v_run.id;
    return jsonb_build_object('id', v_run.id, 'state', 'failed', 'failure', v_failure);
  end if;
  return jsonb_build_object('id', v_run.id, 'state', 'reading');
end $$;

select private.expose('begin_file_drop_run', 'service_role');

-- Stages a batch of rows as the drop's owner; a repeated batch replaces itself. The last one marks the run as staged.
create function private.stage_file_drop_rows(p_run_id uuid, p_rows public.payload, p_is_last boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_drop private.file_drops;
  v_run private.file_drop_runs;
begin
  select r.* into v_run from private.file_drop_runs r where r.id = p_run_id for update;
  select d.* into v_drop from private.file_drops d where d.id = v_run.drop_id;
  if v_run.state is distinct from 'reading' then
    return v_run.state;
  end if;
  begin
    perform private.act_as(v_drop.user_id);
    perform private.stage_import_rows(p_run_id, p_rows);
  exception when others then
    v_run.failure := private.describe_file_drop_error(sqlstate);
    if v_run.failure is null then
      raise;
    end if;
  end;
  perform set_config('request.jwt.claims', v_claims, true);
  v_run.state := case when v_run.failure is not null then 'failed' when p_is_last then 'staged' else 'reading' end;
  update private.file_drop_runs r
  set state = v_run.state, failure = v_run.failure, finished_at = case when v_run.failure is not null then now() end
  where r.id = p_run_id;
  return v_run.state;
end $$;

select private.expose('stage_file_drop_rows', 'service_role');

-- Validates the staged rows, leaves out those that the table refuses, and imports the others. A check imports nothing.
create function private.import_file_drop_rows(p_run private.file_drop_runs, p_drop private.file_drops)
returns private.file_drop_runs
language plpgsql security definer set search_path = '' as $$
declare
  v_run private.file_drop_runs := p_run;
  v_result jsonb;
  v_left integer;
begin
  -- A validation names up to 1,000 rows.
  for v_round in 1..20 loop
    v_result := private.validate_import(p_run.id);
    exit when v_result -> 'errors' = '[]';
    delete from private.record_import_rows r
    where r.import_id = p_run.id and r.place in (select (e ->> 'at')::integer from jsonb_array_elements(v_result -> 'errors') e);
    v_run.faulty := v_run.faulty + (select count(distinct e ->> 'at') from jsonb_array_elements(v_result -> 'errors') e);
    v_run.errors := (
      select coalesce(jsonb_agg(e), '[]') from (
        select e from jsonb_array_elements(v_run.errors) e
        union all
        select jsonb_build_object('at', e -> 'at', 'field', e -> 'field', 'sentence', '')
        from jsonb_array_elements(v_result -> 'errors') e limit 100
      ) m
    );
  end loop;
  select count(*) into v_left from private.record_import_rows r where r.import_id = p_run.id;
  v_run.known := coalesce((v_result ->> 'known')::integer, 0);
  if v_result -> 'errors' <> '[]' or v_left = 0 then
    v_run.state := 'failed';
    v_run.failure := 'no_valid_rows';
  elsif p_run.is_check then
    v_run.state := 'checked';
  else
    v_result := private.finish_import(p_run.id, v_left, case when p_drop.updates then 'update' else 'skip' end);
    v_run.state := 'done';
    v_run.added := (v_result ->> 'added')::integer;
    v_run.changed := (v_result ->> 'changed')::integer;
    v_run.skipped := (v_result ->> 'skipped')::integer;
  end if;
  return v_run;
end $$;

create function private.finish_file_drop_run(p_run_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_drop private.file_drops;
  v_run private.file_drop_runs;
begin
  select r.* into v_run from private.file_drop_runs r where r.id = p_run_id for update;
  if v_run.state = 'staged' then
    select d.* into v_drop from private.file_drops d where d.id = v_run.drop_id;
    begin
      perform private.act_as(v_drop.user_id);
      v_run := private.import_file_drop_rows(v_run, v_drop);
    exception when others then
      v_run.state := 'failed';
      v_run.failure := private.describe_file_drop_error(sqlstate);
      if v_run.failure is null then
        raise;
      end if;
    end;
    perform set_config('request.jwt.claims', v_claims, true);
    if v_run.state <> 'done' then
      delete from private.record_imports i where i.id = p_run_id and i.state = 'staging';
    end if;
    update private.file_drop_runs r set
      state = v_run.state, failure = v_run.failure, faulty = v_run.faulty, known = v_run.known, added = v_run.added,
      changed = v_run.changed, skipped = v_run.skipped, errors = v_run.errors, finished_at = now()
    where r.id = p_run_id;
  end if;
  return jsonb_build_object(
    'id', v_run.id, 'state', v_run.state, 'failure', v_run.failure, 'rows', v_run.rows, 'faulty', v_run.faulty,
    'known', v_run.known, 'added', v_run.added, 'changed', v_run.changed, 'skipped', v_run.skipped, 'errors', v_run.errors,
    'unused', to_jsonb(v_run.unused)
  );
end $$;

-- Imports a staged file, all rows or none, and returns its result; repeated, the same.
select private.expose('finish_file_drop_run', 'service_role');
alter function public.finish_file_drop_run set statement_timeout = '120s';

create function private.report_file_drop(p_id uuid, p_claim uuid, p_failure text, p_host_key text, p_has_more boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_failure constant text := case when p_failure ~ '^[a-z_]{2,40}$' then p_failure when p_failure is not null then 'failed' end;
begin
  update private.file_drops d set
    claim = null, claimed_until = null, checked_at = now(), failure = v_failure, checks_next = false,
    host_key = coalesce(d.host_key, p_host_key),
    next_at = case
      when p_has_more and v_failure is null then now()
      else now() + case d.every when 'hour' then interval '1 hour' else interval '1 day' end
    end
  where d.id = p_id and d.claim = p_claim;
  return found;
end $$;

-- Ends the read of a drop. A server's fingerprint is stored once.
select private.expose('report_file_drop', 'service_role');

-- Deletes the log of files after 90 days, as long as imports can be undone.
create function private.prune_file_drops() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  delete from private.file_drop_runs r where r.begun_at < now() - interval '90 days';
  get diagnostics v_count = row_count;
  delete from private.file_drop_runs r where r.state in ('reading', 'staged') and r.begun_at < now() - interval '1 day';
  return v_count;
end $$;
