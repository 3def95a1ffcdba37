-- Browser errors, one row per kind. The server assigns reports to errors; nothing here identifies anyone.
create table private.client_errors (
  id uuid primary key default gen_random_uuid(),
  fingerprint text not null,
  kind text not null,
  message text not null,
  frame text not null,
  state text not null default 'open',
  reports bigint not null default 0,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  decided_at timestamptz,
  -- When it recurred after being resolved, and in which version.
  reopened_at timestamptz,
  reopened_in text,

  constraint client_errors_fingerprint_key unique (fingerprint),
  constraint client_errors_kind_is_known check (kind in ('app', 'route', 'part', 'chunk', 'mount', 'image', 'embed')),
  constraint client_errors_state_is_known check (state in ('open', 'resolved', 'ignored')),
  constraint client_errors_message_length check (char_length(message) <= 300),
  constraint client_errors_frame_shape check (frame ~ '^[A-Za-z0-9_. -]{0,80}$')
);

create index client_errors_seen_idx on private.client_errors (last_seen desc, id);
create index client_errors_state_idx on private.client_errors (state, last_seen desc);

alter table private.client_errors enable row level security;

-- The versions and screens where an error occurred.
create table private.client_error_locations (
  client_error_id uuid not null references private.client_errors (id) on delete cascade,
  version text not null,
  route text not null,
  reports bigint not null default 0,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  constraint client_error_locations_pkey primary key (client_error_id, version, route)
);

alter table private.client_error_locations enable row level security;

-- Versions that browsers reported from, and since when.
create table private.client_versions (
  version text primary key,
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now()
);

alter table private.client_versions enable row level security;

-- Recent reports: IDs deduplicate them, and an Error ID read out by a user finds its error.
create table private.client_reports (
  id uuid primary key,
  client_error_id uuid not null references private.client_errors (id) on delete cascade,
  error_id text not null,
  session_id text not null,
  version text not null,
  route text not null,
  browser text not null,
  -- The window's log before the error: `[{"what": "presence", "ago": 12}]`.
  log jsonb not null default '[]',
  at timestamptz not null default now(),

  constraint client_reports_error_id_shape check (error_id ~ '^[0-9A-F]{8}$'),
  constraint client_reports_session_id_shape check (session_id ~ '^[0-9A-F]{8}$'),
  constraint client_reports_log_is_few check (jsonb_typeof(log) = 'array' and jsonb_array_length(log) <= 50)
);

create index client_reports_client_error_idx on private.client_reports (client_error_id, at desc);
create index client_reports_at_idx on private.client_reports (at);
create index client_reports_error_idx on private.client_reports (error_id);

alter table private.client_reports enable row level security;

-- "Chrome 130": nothing more about the browser.
create function private.get_browser_name(p_agent text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(
    (
      select name || ' ' || left(substring(left(p_agent, 512) from sign || '([0-9]{1,4})'), 4)
      from (values ('Edge', 'Edg/'), ('Opera', 'OPR/'), ('Firefox', 'Firefox/'), ('Firefox', 'FxiOS/'),
        ('Chrome', 'Chrome/'), ('Chrome', 'CriOS/'), ('Safari', 'Version/')) as browsers (name, sign)
      where position(sign in left(p_agent, 512)) > 0
      limit 1
    ),
    'Other'
  )
$$;

-- Returns the window's log: known words and seconds before. Anything else is dropped.
create function private.sanitize_client_log(p_log jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('what', line ->> 'what', 'ago', (line ->> 'ago')::integer) order by n), '[]')
  from jsonb_array_elements(case when jsonb_typeof(p_log) = 'array' then p_log else '[]' end) with ordinality as lines (line, n)
  where n <= 50 and line ->> 'what' ~ '^[a-z]{1,20}$' and line ->> 'ago' ~ '^[0-9]{1,6}$'
$$;

create function private.record_client_fault(p_report jsonb, p_browser text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_kind constant text := p_report ->> 'kind';
  v_message constant text := private.redact_personal_data(p_report ->> 'message', 300);
  v_frame constant text := case
    when p_report ->> 'frame' ~ '^[A-Za-z0-9_. -]{1,80}$' and not private.is_likely_secret(p_report ->> 'frame')
    then p_report ->> 'frame' else '' end;
  v_version constant text := private.sanitize_version(p_report ->> 'version');
  v_route constant text := private.route_pattern(p_report ->> 'route');
  v_fingerprint constant text :=
    left(encode(sha256(convert_to(concat_ws(E'\n', v_kind, v_message, v_frame), 'UTF8')), 'hex'), 32);
  v_fault private.client_errors;
  v_is_new_version boolean;
begin
  if v_kind is null or v_kind not in ('app', 'route', 'part', 'chunk', 'mount', 'image', 'embed')
    or coalesce(p_report ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or coalesce(p_report ->> 'error_id', '') !~ '^[0-9A-F]{8}$'
    or coalesce(p_report ->> 'session_id', '') !~ '^[0-9A-F]{8}$'
  then
    raise exception 'Invalid report.' using errcode = 'HXORX';
  end if;
  -- A repeated report from anyone is already counted and stays unchanged.
  if exists (select from private.client_reports r where r.id = (p_report ->> 'id')::uuid) then
    return;
  end if;
  select * into v_fault from private.client_errors f where f.fingerprint = v_fingerprint for update;
  if not found then
    -- Fake errors can't displace real ones or fill the table.
    if (select count(*) from (select from private.client_errors limit 2000) as counted) >= 2000 then
      return;
    end if;
    insert into private.client_errors (fingerprint, kind, message, frame)
    values (v_fingerprint, v_kind, v_message, v_frame)
    on conflict (fingerprint) do update set last_seen = now()
    returning * into v_fault;
  end if;
  insert into private.client_versions as v (version) values (v_version)
  on conflict (version) do update set last_seen = now();
  -- Counts as recurring only in a version first seen after it was resolved. Windows open since before prove
  -- nothing.
  v_is_new_version := v_fault.state = 'resolved' and v_version <> '(unknown)' and exists (
    select from private.client_versions v where v.version = v_version and v.first_seen > v_fault.decided_at
  );
  insert into private.client_reports (id, client_error_id, error_id, session_id, version, route, browser, log)
  values (
    (p_report ->> 'id')::uuid, v_fault.id, p_report ->> 'error_id', p_report ->> 'session_id', v_version, v_route,
    p_browser, private.sanitize_client_log(p_report -> 'log')
  );
  update private.client_errors f
  set reports = f.reports + 1, last_seen = now(),
    state = case when v_is_new_version then 'open' else f.state end,
    reopened_at = case when v_is_new_version then now() else f.reopened_at end,
    reopened_in = case when v_is_new_version then v_version else f.reopened_in end
  where f.id = v_fault.id;
  if exists (
    select from private.client_error_locations p
    where p.client_error_id = v_fault.id and p.version = v_version and p.route = v_route
  ) or (select count(*) from private.client_error_locations p where p.client_error_id = v_fault.id) < 100
  then
    insert into private.client_error_locations as p (client_error_id, version, route, reports)
    values (v_fault.id, v_version, v_route, 1)
    on conflict (client_error_id, version, route) do update set reports = p.reports + 1, last_seen = now();
  end if;
end $$;

create function private.report_faults(p_reports public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  v_count integer;
begin
  if jsonb_typeof(p_reports) is distinct from 'array' or octet_length(p_reports::text) > 48000 then
    raise exception 'These are not valid reports.' using errcode = 'HXORX';
  end if;
  v_count := jsonb_array_length(p_reports);
  if v_count not between 1 and 20 then
    raise exception 'These are not valid reports.' using errcode = 'HXORX';
  end if;
  perform private.enforce_report_rate_limit('faults', private.client_address(), v_count, 300, 5000);
  perform private.record_client_fault(report, private.get_browser_name(v_headers ->> 'user-agent'))
  from jsonb_array_elements(p_reports) as reports (report);
end $$;

-- Accepts browser errors from anyone: up to 20 per call and 300 per hour and address. Idempotent.
select private.expose('report_faults', 'anon, authenticated', 'plain');
