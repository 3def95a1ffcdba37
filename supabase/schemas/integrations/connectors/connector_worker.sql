-- Hands due syncs to the worker, the edge function sync-vendors, and stores what it read.

-- Connections to sync now.
create view private.due_connector_connections as
  select c.id, c.next_at from private.connector_connections c
  where c.next_at <= now() and (c.claimed_until is null or c.claimed_until <= now());

create function private.is_connector_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.due_connector_connections)
$$;

-- Takes one due connection for two minutes and opens its sync.
create function private.take_connector_sync(p_claim uuid) returns private.connector_connections
language plpgsql security definer set search_path = '' as $$
declare
  v_connection private.connector_connections;
begin
  update private.connector_connections c set claim = p_claim, claimed_until = now() + interval '2 minutes'
  where c.id = (select q.id from private.due_connector_connections q order by q.next_at limit 1 for update skip locked)
  returning c.* into v_connection;
  if v_connection.id is not null and not exists (
    select from private.connector_syncs s where s.connection_id = v_connection.id and s.finished_at is null
  ) then
    insert into private.connector_syncs (id, connection_id) values (gen_random_uuid(), v_connection.id);
  end if;
  return v_connection;
end $$;
grant execute on function private.take_connector_sync(uuid) to service_role;

-- Why the caller's rights don't allow a sync into a workspace; null if they do.
create function private.get_connector_refusal(p_tenant_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return 'account_not_active';
  end if;
  if p_tenant_id is not null and not exists (
    select from public.tenant_users u
    where u.user_id = auth.uid() and u.tenant_id = p_tenant_id and u.role in ('owner', 'admin')
  ) then
    return 'not_admin';
  end if;
  return case when private.current_tenant_id() is distinct from p_tenant_id then 'other_workspace' end;
end $$;
grant execute on function private.get_connector_refusal(uuid) to authenticated;

-- Switches to the current rights of the person who connected a system. Returns why they don't allow a sync; null if they do.
create function private.act_as_connector_owner(p_user_id uuid, p_tenant_id uuid) returns text
language plpgsql volatile set search_path = '' as $$
begin
  perform private.act_as(p_user_id);
  perform set_config('role', 'authenticated', true);
  return private.get_connector_refusal(p_tenant_id);
end $$;
grant execute on function private.act_as_connector_owner(uuid, uuid) to service_role;

create function private.settle_connector_sync(
  p_id uuid, p_claim uuid, p_failure text, p_wait_seconds integer, p_is_done boolean
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_connection private.connector_connections;
  v_failure constant text := case when p_failure ~ '^[a-z_]{2,40}$' then p_failure when p_failure is not null then 'failed' end;
  v_needs_attention boolean;
begin
  select * into v_connection from private.connector_connections c where c.id = p_id and c.claim = p_claim for update;
  if v_connection.id is null then
    return false;
  end if;
  v_needs_attention := v_failure is not null and (
    v_failure in ('access_ended', 'access_denied', 'account_not_active', 'not_admin', 'key_changed', 'invalid_client')
    or v_connection.attempts >= 9 and v_failure <> 'other_workspace'
  );
  update private.connector_connections c set
    claim = null, claimed_until = null, failure = v_failure,
    state = case when v_needs_attention then 'attention' else c.state end,
    attempts = case when v_failure is null then 0 else least(c.attempts + 1, 1000) end,
    synced_at = case when v_failure is null and p_is_done then now() else c.synced_at end,
    next_at = case
      when v_needs_attention then null
      when v_failure is null and not p_is_done then now()
      when v_failure is null then now() + case v_connection.connector when 'power-bi' then interval '1 day' else interval '1 hour' end
      else now() + greatest(
        make_interval(secs => least(greatest(coalesce(p_wait_seconds, 0), 0), 86400)),
        make_interval(mins => least(5 * (c.attempts + 1), 60))
      )
    end
  where c.id = p_id;
  if v_failure is not null or p_is_done then
    update private.connector_syncs s set finished_at = now(), failure = v_failure
    where s.connection_id = p_id and s.finished_at is null;
    delete from private.connector_syncs s where s.connection_id = p_id and s.started_at < now() - interval '30 days';
  end if;
  if v_needs_attention and v_connection.state <> 'attention' then
    perform private.notify(
      v_connection.user_id, 'connector_attention', 'connector:' || p_id || ':' || now(),
      jsonb_build_object('name', private.get_connector_name(v_connection.connector))
    );
  end if;
  return true;
end $$;
grant execute on function private.settle_connector_sync(uuid, uuid, text, integer, boolean) to service_role;

create function private.get_open_connector_sync(p_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select s.id from private.connector_syncs s where s.connection_id = p_id and s.finished_at is null
$$;
grant execute on function private.get_open_connector_sync(uuid) to service_role;

create function private.get_connector_name(p_connector text) returns text
language sql immutable set search_path = '' as $$
  select case p_connector
    when 'google-workspace' then 'Google Workspace' when 'microsoft-365' then 'Microsoft 365' when 'salesforce' then 'Salesforce'
    when 'quickbooks-online' then 'QuickBooks Online' when 'docusign' then 'DocuSign' when 'zoom' then 'Zoom' when 'power-bi' then 'Power BI'
    else p_connector
  end
$$;

-- Claims a due sync, after checking the rights of the person who connected it. Not security definer: it switches to the
-- authenticated role.
create function private.claim_connector_sync() returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_claim constant uuid := gen_random_uuid();
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_role constant text := current_setting('role');
  v_connection constant private.connector_connections := private.take_connector_sync(v_claim);
  v_refusal text;
begin
  if v_connection.id is null then
    return null;
  end if;
  v_refusal := private.act_as_connector_owner(v_connection.user_id, v_connection.tenant_id);
  perform set_config('role', v_role, true);
  perform set_config('request.jwt.claims', v_claims, true);
  if v_refusal is not null then
    perform private.settle_connector_sync(v_connection.id, v_claim, v_refusal, 3600, false);
    return '{"refused": true}';
  end if;
  return jsonb_build_object(
    'id', v_connection.id, 'claim', v_claim, 'run', private.get_open_connector_sync(v_connection.id), 'connector', v_connection.connector, 'client_id', v_connection.client_id,
    'client_secret', v_connection.client_secret, 'tokens', v_connection.tokens, 'settings', v_connection.settings,
    'progress', v_connection.progress
  );
end $$;

-- Takes a due sync for two minutes; null if there is none. For the function sync-vendors.
select private.expose('claim_connector_sync', 'service_role');

create function private.save_connector_tokens(p_id uuid, p_claim uuid, p_tokens text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.connector_connections c set tokens = p_tokens where c.id = p_id and c.claim = p_claim;
  return found;
end $$;

-- Stores tokens after a refresh, before they are used.
select private.expose('save_connector_tokens', 'service_role');

-- Returns a page's records with what is known of each. On the last page of a full read, adds records that weren't in it.
create function private.open_connector_page(p_id uuid, p_claim uuid, p_page jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_connection private.connector_connections;
  v_kind constant text := p_page ->> 'kind';
  v_rows jsonb;
begin
  select * into v_connection from private.connector_connections c where c.id = p_id and c.claim = p_claim and c.claimed_until > now();
  if v_connection.id is null then
    return null;
  end if;
  select coalesce(jsonb_agg(r.row || case when l.record_id is null then '{}' else jsonb_build_object(
    'record_id', l.record_id, 'source', l.source, 'stored', l.stored, 'is_matched', l.is_matched
  ) end), '[]') into v_rows
  from (
    select distinct on (e.row ->> 'source_id') e.row
    from jsonb_array_elements(p_page -> 'records') with ordinality e (row, place) order by e.row ->> 'source_id', e.place desc
  ) r
  left join private.connector_links l on l.connection_id = p_id and l.kind = v_kind and l.source_id = r.row ->> 'source_id';
  return jsonb_build_object('user_id', v_connection.user_id, 'tenant_id', v_connection.tenant_id, 'rows', v_rows || coalesce((
    select jsonb_agg(jsonb_build_object(
      'is_removed', true, 'source_id', l.source_id, 'record_id', l.record_id, 'stored', l.stored, 'is_matched', l.is_matched
    ))
    from private.connector_links l
    where l.connection_id = p_id and l.kind = v_kind and l.removed_at is null and case
      when (p_page ->> 'ends_full_read')::boolean then l.seen is distinct from (p_page ->> 'run')::uuid
        and l.source_id not in (select e ->> 'source_id' from jsonb_array_elements(p_page -> 'records') e)
      else l.source_id in (select e from jsonb_array_elements_text(p_page -> 'removed') e)
    end
  ), '[]'));
end $$;
grant execute on function private.open_connector_page(uuid, uuid, jsonb) to service_role;

-- Adds what happened to records to the counts of the open sync, with the first problems.
create function private.count_connector_results(p_id uuid, p_kind text, p_results jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.connector_syncs s set
    added = s.added + t.added, changed = s.changed + t.changed, removed = s.removed + t.removed, kept = s.kept + t.kept,
    refused = s.refused + t.refused,
    problems = (
      select coalesce(jsonb_agg(q.p order by q.n), '[]')
      from (
        select distinct on (coalesce(p ->> 'detail', n::text), p ->> 'rule') p, n
        from jsonb_array_elements(s.problems || t.problems) with ordinality e (p, n)
        order by coalesce(p ->> 'detail', n::text), p ->> 'rule', n limit 20
      ) q
    )
  from (
    select count(*) filter (where r ->> 'did' = 'added')::integer as added, count(*) filter (where r ->> 'did' = 'changed')::integer as changed,
      count(*) filter (where r ->> 'did' = 'removed')::integer as removed,
      count(*) filter (where r ->> 'did' = 'refused')::integer as refused,
      coalesce(sum(jsonb_array_length(coalesce(r -> 'kept', '[]'))), 0)::integer as kept,
      coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'kind', p_kind, 'title', left(r ->> 'title', 120), 'rule', left(r ->> 'rule', 60), 'detail', left(r ->> 'detail', 120), 'kept', nullif(r -> 'kept', '[]')
      ))) filter (where r ->> 'did' = 'refused' or jsonb_array_length(coalesce(r -> 'kept', '[]')) > 0), '[]') as problems
    from jsonb_array_elements(p_results) r
  ) t
  where s.connection_id = p_id and s.finished_at is null;
end $$;

-- Stores the links, the counts, and the position after a page.
create function private.settle_connector_page(p_id uuid, p_page jsonb, p_results jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_kind constant text := p_page ->> 'kind';
begin
  insert into private.connector_links as l (connection_id, kind, source_id, record_id, source, stored, is_matched, seen)
  select p_id, v_kind, r ->> 'source_id', (r ->> 'record_id')::uuid, r -> 'source', r -> 'stored', (r ->> 'is_matched')::boolean,
    (p_page ->> 'run')::uuid
  from jsonb_array_elements(p_results) r where r ? 'source'
  on conflict (connection_id, kind, source_id) do update set
    source = excluded.source, stored = excluded.stored, seen = excluded.seen, removed_at = null;
  update private.connector_links l set removed_at = now()
  from jsonb_array_elements(p_results) r
  where l.connection_id = p_id and l.kind = v_kind and l.source_id = r ->> 'source_id' and not r ? 'source' and r ->> 'did' <> 'refused';
  perform private.count_connector_results(p_id, v_kind, p_results);
  update private.connector_connections c set
    progress = c.progress || jsonb_build_object(v_kind, p_page -> 'position'), claimed_until = now() + interval '2 minutes'
  where c.id = p_id;
end $$;
grant execute on function private.settle_connector_page(uuid, jsonb, jsonb) to service_role;

-- Writes a page with the current rights of the person who connected the system. A page that is delivered twice changes
-- nothing. Not security definer: it switches to the authenticated role while it writes.
create function private.apply_connector_page(p_id uuid, p_claim uuid, p_page public.payload) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_role constant text := current_setting('role');
  v_opened constant jsonb := private.open_connector_page(p_id, p_claim, p_page);
  v_kind constant text := p_page ->> 'kind';
  v_refusal text;
  v_results jsonb;
begin
  if v_opened is null then
    return '{"failure": "claim_ended"}';
  end if;
  if v_kind is null or v_kind not in ('contacts', 'companies', 'events') then
    return '{"failure": "failed"}';
  end if;
  v_refusal := private.act_as_connector_owner((v_opened ->> 'user_id')::uuid, (v_opened ->> 'tenant_id')::uuid);
  if v_refusal is null then
    v_results := private.write_connector_records(v_kind, p_page ->> 'sharing', v_opened -> 'rows');
  end if;
  perform set_config('role', v_role, true);
  perform set_config('request.jwt.claims', v_claims, true);
  if v_refusal is not null then
    return jsonb_build_object('failure', v_refusal);
  end if;
  perform private.settle_connector_page(p_id, p_page, v_results);
  return '{"failure": null}';
end $$;

-- Writes a page of source records and stores the position after it.
select private.expose('apply_connector_page', 'service_role');

create function private.report_connector_sync(
  p_id uuid, p_claim uuid, p_failure text, p_wait_seconds public.whole_number, p_is_done boolean
) returns boolean
language sql security definer set search_path = '' as $$
  select private.settle_connector_sync(p_id, p_claim, p_failure, p_wait_seconds::integer, p_is_done)
$$;

-- Ends a claim: done, to be continued, or failed.
select private.expose('report_connector_sync', 'service_role');
