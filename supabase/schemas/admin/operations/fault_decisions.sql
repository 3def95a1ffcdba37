-- Staff view of browser errors and decisions on them. Who decided is in the audit log.
create index admin_audit_log_faults_idx on public.admin_audit_log ((details ->> 'client_error_id'), id desc)
  where details ? 'client_error_id';

create function private.client_errors(
  p_states text[] default null, p_kinds text[] default null, p_version text default null,
  p_words text default null, p_sort text default null
)
returns table (
  id uuid, kind text, message text, frame text, state text, reports bigint, first_seen timestamptz,
  last_seen timestamptz, reopened_at timestamptz, reopened_in text, versions text[], routes text[]
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_words constant text := '%' || replace(replace(replace(btrim(left(p_words, 200)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_staff();
  return query
  select
    f.id, f.kind, f.message, f.frame, f.state, f.reports, f.first_seen, f.last_seen, f.reopened_at, f.reopened_in,
    coalesce(p.versions, '{}'), coalesce(p.routes, '{}')
  from private.client_errors f
  left join lateral (
    select array_agg(distinct c.version) as versions, array_agg(distinct c.route) as routes
    from private.client_error_locations c where c.client_error_id = f.id
  ) as p on true
  where (p_states is null or f.state = any (p_states))
    and (p_kinds is null or f.kind = any (p_kinds))
    and (p_version is null or p_version = any (p.versions))
    and (
      btrim(coalesce(p_words, '')) = '' or f.message ilike v_words or f.frame ilike v_words
      or array_to_string(p.routes, ' ') ilike v_words
      or f.id in (select r.client_error_id from private.client_reports r where r.error_id = upper(btrim(p_words)))
    )
  order by
    case when p_sort = 'reports' then f.reports end,
    case when p_sort = '-reports' then -f.reports end,
    case when p_sort = 'first_seen' then f.first_seen end,
    case when p_sort = '-first_seen' then -extract(epoch from f.first_seen) end,
    case when p_sort = 'last_seen' then f.last_seen end,
    f.last_seen desc, f.id
  limit 500;
end $$;

-- Returns up to 500 browser errors, last seen first. An Error ID in the search finds its error.
select private.expose('client_errors', 'authenticated');

create function private.client_fault(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_fault private.client_errors;
begin
  perform private.require_staff();
  select * into v_fault from private.client_errors f where f.id = p_id;
  if not found then
    return null;
  end if;
  return to_jsonb(v_fault) - 'fingerprint' || jsonb_build_object(
    'places', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.last_seen desc), '[]') from (
        select p.version, p.route, p.reports, p.first_seen, p.last_seen
        from private.client_error_locations p where p.client_error_id = p_id order by p.last_seen desc limit 50
      ) as t
    ),
    'latest', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.at desc), '[]') from (
        select r.error_id, r.session_id, r.version, r.route, r.browser, r.log, r.at
        from private.client_reports r where r.client_error_id = p_id order by r.at desc limit 10
      ) as t
    ),
    'acts', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.at desc), '[]') from (
        select a.at, a.actor_email as by, a.details ->> 'state' as state, a.details ->> 'reason' as reason
        from public.admin_audit_log a
        where a.details ? 'client_error_id' and a.details ->> 'client_error_id' = p_id::text
        order by a.id desc limit 20
      ) as t
    )
  );
end $$;

-- Returns one error with where it occurred, its latest reports, and the decisions on it. Null if deleted.
select private.expose('client_fault', 'authenticated');

create function private.decide_fault(p_id uuid, p_state text, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_fault private.client_errors;
begin
  perform private.require_staff();
  if p_state is null or p_state not in ('open', 'resolved', 'ignored') then
    raise exception 'An error must be open, resolved, or ignored.' using errcode = '22023';
  end if;
  if char_length(p_reason) > 500 then
    raise exception 'The reason is too long.' using errcode = '22001';
  end if;
  select * into v_fault from private.client_errors f where f.id = p_id for update;
  if not found then
    raise exception 'Error not found.' using errcode = 'HXORG';
  end if;
  if v_fault.state = p_state then
    return;
  end if;
  update private.client_errors f set state = p_state, decided_at = now() where f.id = p_id;
  perform private.log_admin_action('fault_decide', null, null, jsonb_strip_nulls(jsonb_build_object(
    'client_error_id', p_id, 'state', p_state, 'message', v_fault.message, 'reason', nullif(btrim(p_reason), '')
  )));
end $$;

-- Records the team's decision on an error. A resolved one reopens automatically if a newer version still has
-- it.
select private.expose('decide_fault', 'authenticated');

-- Team dashboard counts: open errors, and those that recurred.
create function private.figures_of_client_errors() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object('open', (
    select count(*) from (
      select from private.client_errors f
      where f.state = 'open' and f.last_seen > now() - interval '7 days' limit 1000
    ) as counted
  ));
end $$;
grant execute on function private.figures_of_client_errors() to authenticated;
