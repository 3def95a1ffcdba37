SET local check_function_bodies = off;

CREATE TABLE "private"."backups" (
  "id"      bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "at"      timestamp with time zone NOT NULL DEFAULT now(),
  "bytes"   bigint                   NOT NULL,
  "took_ms" integer                  NOT NULL,
  CONSTRAINT "backups_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."backups"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."client_fault_places" (
  "fault_id"   uuid                     NOT NULL,
  "version"    text                     NOT NULL,
  "route"      text                     NOT NULL,
  "reports"    bigint                   NOT NULL DEFAULT 0,
  "first_seen" timestamp with time zone NOT NULL DEFAULT now(),
  "last_seen"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "client_fault_places_pkey" PRIMARY KEY (fault_id, VERSION, route)
);

ALTER TABLE "private"."client_fault_places"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."client_faults" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "fingerprint" text                     NOT NULL,
  "kind"        text                     NOT NULL,
  "message"     text                     NOT NULL,
  "frame"       text                     NOT NULL,
  "state"       text                     NOT NULL DEFAULT 'open'::text,
  "reports"     bigint                   NOT NULL DEFAULT 0,
  "first_seen"  timestamp with time zone NOT NULL DEFAULT now(),
  "last_seen"   timestamp with time zone NOT NULL DEFAULT now(),
  "decided_at"  timestamp with time zone,
  "reopened_at" timestamp with time zone,
  "reopened_in" text,
  CONSTRAINT "client_faults_fingerprint_key" UNIQUE (fingerprint),
  CONSTRAINT "client_faults_frame_shape" CHECK ((frame ~ '^[A-Za-z0-9_. -]{0,80}$'::text)),
  CONSTRAINT "client_faults_kind_is_known" CHECK ((kind = ANY (ARRAY['app'::text, 'route'::text, 'part'::text, 'chunk'::text, 'mount'::text, 'image'::text, 'embed'::text]))),
  CONSTRAINT "client_faults_message_length" CHECK ((char_length(message) <= 300)),
  CONSTRAINT "client_faults_pkey" PRIMARY KEY (id),
  CONSTRAINT "client_faults_state_is_known" CHECK ((state = ANY (ARRAY['open'::text, 'resolved'::text, 'ignored'::text])))
);

ALTER TABLE "private"."client_faults"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."client_reports" (
  "id"         uuid                     NOT NULL,
  "fault_id"   uuid                     NOT NULL,
  "error_id"   text                     NOT NULL,
  "session_id" text                     NOT NULL,
  "version"    text                     NOT NULL,
  "route"      text                     NOT NULL,
  "browser"    text                     NOT NULL,
  "log"        jsonb                    NOT NULL DEFAULT '[]'::jsonb,
  "at"         timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "client_reports_error_id_shape" CHECK ((error_id ~ '^[0-9A-F]{8}$'::text)),
  CONSTRAINT "client_reports_log_is_few" CHECK (((jsonb_typeof(log) = 'array'::text) AND (jsonb_array_length(log) <= 50))),
  CONSTRAINT "client_reports_pkey" PRIMARY KEY (id),
  CONSTRAINT "client_reports_session_id_shape" CHECK ((session_id ~ '^[0-9A-F]{8}$'::text))
);

ALTER TABLE "private"."client_reports"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."client_versions" (
  "version"    text                     NOT NULL,
  "first_seen" timestamp with time zone NOT NULL DEFAULT now(),
  "last_seen"  timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "client_versions_pkey" PRIMARY KEY (VERSION)
);

ALTER TABLE "private"."client_versions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."policy_reports" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "fingerprint" text                     NOT NULL,
  "kind"        text                     NOT NULL,
  "directive"   text                     NOT NULL,
  "blocked"     text                     NOT NULL,
  "route"       text                     NOT NULL,
  "is_enforced" boolean                  NOT NULL,
  "reports"     bigint                   NOT NULL DEFAULT 0,
  "first_seen"  timestamp with time zone NOT NULL DEFAULT now(),
  "last_seen"   timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "policy_reports_blocked_length" CHECK (((char_length(blocked) >= 1) AND (char_length(blocked) <= 120))),
  CONSTRAINT "policy_reports_directive_shape" CHECK ((directive ~ '^[a-z-]{1,40}$'::text)),
  CONSTRAINT "policy_reports_fingerprint_key" UNIQUE (fingerprint),
  CONSTRAINT "policy_reports_kind_is_known" CHECK ((kind = ANY (ARRAY['policy'::text, 'trusted-types'::text]))),
  CONSTRAINT "policy_reports_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."policy_reports"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."report_senders" (
  "sender"  text                     NOT NULL,
  "hour"    timestamp with time zone NOT NULL,
  "reports" integer                  NOT NULL,
  CONSTRAINT "report_senders_pkey" PRIMARY KEY (sender, hour)
);

ALTER TABLE "private"."report_senders"
  ENABLE ROW LEVEL SECURITY;

ALTER TYPE "public"."admin_action" ADD VALUE 'fault_decide' AFTER 'message_report';


SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.browser_of (
  p_agent text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.client_fault (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_fault private.client_faults;
begin
  perform private.require_staff();
  select * into v_fault from private.client_faults f where f.id = p_id;
  if not found then
    return null;
  end if;
  return to_jsonb(v_fault) - 'fingerprint' || jsonb_build_object(
    'places', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.last_seen desc), '[]') from (
        select p.version, p.route, p.reports, p.first_seen, p.last_seen
        from private.client_fault_places p where p.fault_id = p_id order by p.last_seen desc limit 50
      ) as t
    ),
    'latest', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.at desc), '[]') from (
        select r.error_id, r.session_id, r.version, r.route, r.browser, r.log, r.at
        from private.client_reports r where r.fault_id = p_id order by r.at desc limit 10
      ) as t
    ),
    'acts', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.at desc), '[]') from (
        select a.at, a.actor_email as by, a.details ->> 'state' as state, a.details ->> 'reason' as reason
        from public.admin_audit_log a
        where a.details ? 'fault_id' and a.details ->> 'fault_id' = p_id::text
        order by a.id desc limit 20
      ) as t
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.client_faults (
  p_states  text[],
  p_kinds   text[],
  p_version text,
  p_words   text,
  p_sort    text
)
  RETURNS TABLE (
    id          uuid,
    kind        text,
    message     text,
    frame       text,
    state       text,
    reports     bigint,
    first_seen  timestamp with time zone,
    last_seen   timestamp with time zone,
    reopened_at timestamp with time zone,
    reopened_in text,
    versions    text[],
    routes      text[]
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_words constant text := '%' || replace(replace(replace(btrim(left(p_words, 200)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_staff();
  return query
  select
    f.id, f.kind, f.message, f.frame, f.state, f.reports, f.first_seen, f.last_seen, f.reopened_at, f.reopened_in,
    coalesce(p.versions, '{}'), coalesce(p.routes, '{}')
  from private.client_faults f
  left join lateral (
    select array_agg(distinct c.version) as versions, array_agg(distinct c.route) as routes
    from private.client_fault_places c where c.fault_id = f.id
  ) as p on true
  where (p_states is null or f.state = any (p_states))
    and (p_kinds is null or f.kind = any (p_kinds))
    and (p_version is null or p_version = any (p.versions))
    and (
      btrim(coalesce(p_words, '')) = '' or f.message ilike v_words or f.frame ilike v_words
      or array_to_string(p.routes, ' ') ilike v_words
      or f.id in (select r.fault_id from private.client_reports r where r.error_id = upper(btrim(p_words)))
    )
  order by
    case when p_sort = 'reports' then f.reports end,
    case when p_sort = '-reports' then -f.reports end,
    case when p_sort = 'first_seen' then f.first_seen end,
    case when p_sort = '-first_seen' then -extract(epoch from f.first_seen) end,
    case when p_sort = 'last_seen' then f.last_seen end,
    f.last_seen desc, f.id
  limit 500;
end
$function$;

CREATE OR REPLACE FUNCTION private.cron_figures()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
begin
  if to_regclass('cron.job_run_details') is null then
    return null;
  end if;
  execute $q$
    select coalesce(jsonb_agg(to_jsonb(t) order by t.name), '[]') from (
      select j.jobname as name, count(d.runid) as runs, count(*) filter (where d.status = 'failed') as failures,
        max(d.start_time) as last_at, max(d.start_time) filter (where d.status = 'failed') as last_failed_at,
        round(avg(extract(epoch from d.end_time - d.start_time) * 1000)::numeric, 1) as mean_ms
      from cron.job j
      left join cron.job_run_details d on d.jobid = j.jobid and d.start_time > now() - interval '24 hours'
      group by j.jobname
    ) as t $q$ into v_answer;
  return v_answer;
exception when others then
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_fault (
  p_id     uuid,
  p_state  text,
  p_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_fault private.client_faults;
begin
  perform private.require_staff();
  if p_state is null or p_state not in ('open', 'resolved', 'ignored') then
    raise exception 'A fault is open, resolved or ignored.' using errcode = '22023';
  end if;
  if char_length(p_reason) > 500 then
    raise exception 'This reason is too long.' using errcode = '22001';
  end if;
  select * into v_fault from private.client_faults f where f.id = p_id for update;
  if not found then
    raise exception 'There is no such fault.' using errcode = 'HXORG';
  end if;
  if v_fault.state = p_state then
    return;
  end if;
  update private.client_faults f set state = p_state, decided_at = now() where f.id = p_id;
  perform private.note_act('fault_decide', null, null, jsonb_strip_nulls(jsonb_build_object(
    'fault_id', p_id, 'state', p_state, 'message', v_fault.message, 'reason', nullif(btrim(p_reason), '')
  )));
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_client_faults()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object('open', (
    select count(*) from (
      select from private.client_faults f
      where f.state = 'open' and f.last_seen > now() - interval '7 days' limit 1000
    ) as counted
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_open_call (
  p_path text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(p_path in (
    '/rpc/count_conversion', '/rpc/end_my_session', '/rpc/make_recovery_codes', '/rpc/report_faults',
    '/rpc/send_ticket', '/rpc/spend_recovery_code', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$function$;

CREATE OR REPLACE FUNCTION private.looks_secret (
  p_word text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select char_length(p_word) >= 24
    or p_word ~ '[0-9]{5}'
    or (p_word ~ '[A-Za-z]' and char_length(p_word) >= 8 and p_word ~ '[0-9].*[0-9]')
    or (p_word ~ '[A-Za-z]' and char_length(p_word) >= 12 and p_word ~ '[0-9]')
$function$;

CREATE OR REPLACE FUNCTION private.note_backup (
  p_bytes   bigint,
  p_took_ms integer
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.backups (bytes, took_ms) values (p_bytes, p_took_ms);
  delete from private.backups b where b.id <= (select max(id) - 100 from private.backups);
$function$;

CREATE OR REPLACE FUNCTION private.note_policy_reports (
  p_address text,
  p_reports jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if jsonb_typeof(p_reports) is distinct from 'array' or jsonb_array_length(p_reports) not between 1 and 20 then
    raise exception 'These are no reports.' using errcode = 'HXORX';
  end if;
  perform private.spend_reports('policy', p_address, jsonb_array_length(p_reports), 300, 5000);
  perform private.take_policy_report(report) from jsonb_array_elements(p_reports) as reports (report);
end
$function$;

CREATE OR REPLACE FUNCTION private.operations()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'at', now(),
    'outbox', private.outbox_figures(),
    'storage', private.storage_figures(),
    'versions', private.version_figures(),
    'statements', private.slow_statements(),
    'cron', private.cron_figures(),
    'database', jsonb_build_object(
      'bytes', pg_database_size(current_database()), 'version', current_setting('server_version')
    ),
    'backup', (
      select jsonb_build_object('at', b.at, 'bytes', b.bytes, 'took_ms', b.took_ms)
      from private.backups b order by b.id desc limit 1
    ),
    'faults', (
      select jsonb_build_object(
        'open', count(*) filter (where f.state = 'open'),
        'new', count(*) filter (where f.state = 'open' and f.first_seen > now() - interval '24 hours'),
        'reopened', count(*) filter (where f.state = 'open' and f.reopened_at is not null)
      ) from private.client_faults f
    ),
    'reports', (select count(*) from private.client_reports r where r.at > now() - interval '24 hours'),
    'refused', (select count(*) from private.policy_reports r where r.last_seen > now() - interval '24 hours')
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.outbox_figures()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'waiting', count(*) filter (where o.dead_at is null),
    'due', count(*) filter (where o.dead_at is null and o.deliver_after <= now()),
    'late', count(*) filter (where o.dead_at is null and o.deliver_after < now() - interval '10 minutes'),
    'oldest_due', min(o.deliver_after) filter (where o.dead_at is null and o.deliver_after <= now()),
    'failing', count(*) filter (where o.dead_at is null and o.attempts > 0 and o.last_error is not null),
    'dead', count(*) filter (where o.dead_at is not null)
  )
  from private.outbox o where o.done_at is null
$function$;

CREATE OR REPLACE FUNCTION private.plain_log (
  p_log jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('what', line ->> 'what', 'ago', (line ->> 'ago')::integer) order by n), '[]')
  from jsonb_array_elements(case when jsonb_typeof(p_log) = 'array' then p_log else '[]' end) with ordinality as lines (line, n)
  where n <= 50 and line ->> 'what' ~ '^[a-z]{1,20}$' and line ->> 'ago' ~ '^[0-9]{1,6}$'
$function$;

CREATE OR REPLACE FUNCTION private.policy_reports()
  RETURNS TABLE (
    id          uuid,
    kind        text,
    directive   text,
    blocked     text,
    route       text,
    is_enforced boolean,
    reports     bigint,
    first_seen  timestamp with time zone,
    last_seen   timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return query
  select r.id, r.kind, r.directive, r.blocked, r.route, r.is_enforced, r.reports, r.first_seen, r.last_seen
  from private.policy_reports r order by r.last_seen desc, r.id limit 500;
end
$function$;

CREATE OR REPLACE FUNCTION private.prune_operations()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.report_senders s where s.hour < now() - interval '2 hours';
  delete from private.client_reports r where r.at < now() - interval '30 days';
  delete from private.client_reports r
  using (
    select k.id, row_number() over (partition by k.fault_id order by k.at desc, k.id) as place
    from private.client_reports k where k.at < now() - interval '1 day'
  ) as ranked
  where ranked.id = r.id and ranked.place > 100;
  delete from private.client_faults f where f.last_seen < now() - interval '90 days';
  delete from private.client_versions v where v.last_seen < now() - interval '90 days';
  delete from private.policy_reports r where r.last_seen < now() - interval '30 days';
end
$function$;

CREATE OR REPLACE FUNCTION private.report_faults (
  p_reports jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  v_count integer;
begin
  if jsonb_typeof(p_reports) is distinct from 'array' or octet_length(p_reports::text) > 48000 then
    raise exception 'These are no reports.' using errcode = 'HXORX';
  end if;
  v_count := jsonb_array_length(p_reports);
  if v_count not between 1 and 20 then
    raise exception 'These are no reports.' using errcode = 'HXORX';
  end if;
  perform private.spend_reports('faults', private.client_address(), v_count, 300, 5000);
  perform private.take_fault(report, private.browser_of(v_headers ->> 'user-agent'))
  from jsonb_array_elements(p_reports) as reports (report);
end
$function$;

CREATE OR REPLACE FUNCTION private.route_pattern (
  p_path text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_path ~ '^(/:?[A-Za-z][A-Za-z-]{0,39}){1,6}$' or p_path in ('/', '/404') then p_path
    else '(unknown)'
  end
$function$;

CREATE OR REPLACE FUNCTION private.schedule_operations()
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using 'prune-operations', '23 * * * *', 'select private.prune_operations()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.slow_statements()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_view constant text := (
    select quote_ident(n.nspname) || '.pg_stat_statements' from pg_catalog.pg_extension e
    join pg_catalog.pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_stat_statements'
  );
  v_answer jsonb;
begin
  if v_view is null then
    return null;
  end if;
  execute format($q$
    select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (
      select left(regexp_replace(regexp_replace(s.query, '''[^'']*''', '?', 'g'), '[[:space:]]+', ' ', 'g'), 300) as text,
        s.calls, round(s.mean_exec_time::numeric, 1) as mean_ms, round(s.max_exec_time::numeric, 1) as max_ms
      from %s s
      where s.query ~* '^[[:space:]]*(select|insert|update|delete|with)' and s.calls > 2
        and s.dbid = (select d.oid from pg_catalog.pg_database d where d.datname = current_database())
      order by s.total_exec_time desc limit 20
    ) as t $q$, v_view) into v_answer;
  return v_answer;
exception when others then
  -- It is installed and counts nothing, or may not be read here.
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.spend_reports (
  p_kind        text,
  p_address     text,
  p_count       integer,
  p_most        integer,
  p_most_of_all integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_hour constant timestamptz := date_trunc('hour', now());
  v_sender constant text := encode(sha256(convert_to(p_kind || ':' || coalesce(p_address, 'unknown'), 'UTF8')), 'hex');
  v_reports integer;
begin
  insert into private.report_senders as s (sender, hour, reports) values (v_sender, v_hour, p_count)
  on conflict (sender, hour) do update set reports = s.reports + excluded.reports
  returning s.reports into v_reports;
  if v_reports > p_most then
    raise exception 'Too many reports within the hour.' using errcode = 'HXORT';
  end if;
  insert into private.report_senders as s (sender, hour, reports) values (p_kind, v_hour, p_count)
  on conflict (sender, hour) do update set reports = s.reports + excluded.reports
  returning s.reports into v_reports;
  if v_reports > p_most_of_all then
    raise exception 'Too many reports within the hour.' using errcode = 'HXORT';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.storage_figures()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'files', coalesce(sum(b.files), 0),
    'bytes', coalesce(sum(b.bytes), 0),
    'spare', (select count(*) from private.spare_files(1000)),
    'buckets', coalesce(jsonb_agg(jsonb_build_object('bucket', b.bucket_id, 'files', b.files, 'bytes', b.bytes)
      order by b.bytes desc, b.bucket_id), '[]')
  )
  from (
    select o.bucket_id, count(*) as files, coalesce(sum(nullif(o.metadata ->> 'size', '')::bigint), 0) as bytes
    from storage.objects o group by o.bucket_id
  ) as b
$function$;

CREATE OR REPLACE FUNCTION private.take_fault (
  p_report  jsonb,
  p_browser text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_kind constant text := p_report ->> 'kind';
  v_message constant text := private.without_personal_data(p_report ->> 'message', 300);
  v_frame constant text := case
    when p_report ->> 'frame' ~ '^[A-Za-z0-9_. -]{1,80}$' and not private.looks_secret(p_report ->> 'frame')
    then p_report ->> 'frame' else '' end;
  v_version constant text := private.version_of(p_report ->> 'version');
  v_route constant text := private.route_pattern(p_report ->> 'route');
  v_fingerprint constant text :=
    left(encode(sha256(convert_to(concat_ws(E'\n', v_kind, v_message, v_frame), 'UTF8')), 'hex'), 32);
  v_fault private.client_faults;
  v_is_new_version boolean;
begin
  if v_kind is null or v_kind not in ('app', 'route', 'part', 'chunk', 'mount', 'image', 'embed')
    or coalesce(p_report ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or coalesce(p_report ->> 'error_id', '') !~ '^[0-9A-F]{8}$'
    or coalesce(p_report ->> 'session_id', '') !~ '^[0-9A-F]{8}$'
  then
    raise exception 'This is no report.' using errcode = 'HXORX';
  end if;
  -- The same report again, from whomever: it has been counted, and stays what it was.
  if exists (select from private.client_reports r where r.id = (p_report ->> 'id')::uuid) then
    return;
  end if;
  select * into v_fault from private.client_faults f where f.fingerprint = v_fingerprint for update;
  if not found then
    -- Made-up faults push no real one out and fill nothing.
    if (select count(*) from (select from private.client_faults limit 2000) as counted) >= 2000 then
      return;
    end if;
    insert into private.client_faults (fingerprint, kind, message, frame)
    values (v_fingerprint, v_kind, v_message, v_frame)
    on conflict (fingerprint) do update set last_seen = now()
    returning * into v_fault;
  end if;
  insert into private.client_versions as v (version) values (v_version)
  on conflict (version) do update set last_seen = now();
  -- A version that nobody had before the decision still has it. A window that is open since then proves nothing.
  v_is_new_version := v_fault.state = 'resolved' and v_version <> '(unknown)' and exists (
    select from private.client_versions v where v.version = v_version and v.first_seen > v_fault.decided_at
  );
  insert into private.client_reports (id, fault_id, error_id, session_id, version, route, browser, log)
  values (
    (p_report ->> 'id')::uuid, v_fault.id, p_report ->> 'error_id', p_report ->> 'session_id', v_version, v_route,
    p_browser, private.plain_log(p_report -> 'log')
  );
  update private.client_faults f
  set reports = f.reports + 1, last_seen = now(),
    state = case when v_is_new_version then 'open' else f.state end,
    reopened_at = case when v_is_new_version then now() else f.reopened_at end,
    reopened_in = case when v_is_new_version then v_version else f.reopened_in end
  where f.id = v_fault.id;
  if exists (
    select from private.client_fault_places p
    where p.fault_id = v_fault.id and p.version = v_version and p.route = v_route
  ) or (select count(*) from private.client_fault_places p where p.fault_id = v_fault.id) < 100
  then
    insert into private.client_fault_places as p (fault_id, version, route, reports)
    values (v_fault.id, v_version, v_route, 1)
    on conflict (fault_id, version, route) do update set reports = p.reports + 1, last_seen = now();
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_policy_report (
  p_report jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_kind constant text := case p_report ->> 'kind' when 'trusted-types' then 'trusted-types' else 'policy' end;
  v_directive constant text := left(lower(p_report ->> 'directive'), 40);
  -- A site or a word such as `inline`: nothing behind the host, and no sample of what was refused.
  v_blocked constant text := left(coalesce(substring(p_report ->> 'blocked' from '^[a-z][a-z0-9+.-]*://[A-Za-z0-9.:-]{1,100}'),
    substring(p_report ->> 'blocked' from '^[A-Za-z][A-Za-z -]{0,39}$'), '(other)'), 120);
  v_route constant text := private.route_pattern(p_report ->> 'route');
  v_is_enforced constant boolean := coalesce(p_report ->> 'disposition', 'enforce') <> 'report';
  v_fingerprint constant text := left(encode(sha256(convert_to(
    concat_ws(E'\n', v_kind, v_directive, v_blocked, v_route, v_is_enforced), 'UTF8')), 'hex'), 32);
begin
  if coalesce(v_directive, '') !~ '^[a-z-]{1,40}$' then
    return;
  end if;
  update private.policy_reports r set reports = r.reports + 1, last_seen = now() where r.fingerprint = v_fingerprint;
  if found or (select count(*) from (select from private.policy_reports limit 1000) as counted) >= 1000 then
    return;
  end if;
  insert into private.policy_reports as r (fingerprint, kind, directive, blocked, route, is_enforced, reports)
  values (v_fingerprint, v_kind, v_directive, v_blocked, v_route, v_is_enforced, 1)
  on conflict (fingerprint) do update set reports = r.reports + 1, last_seen = now();
end
$function$;

CREATE OR REPLACE FUNCTION private.version_figures()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(to_jsonb(t) order by t.last_seen desc), '[]') from (
    select version, max(last_seen) as last_seen, sum(members) as members, sum(reports) as reports from (
      select private.version_of(p.device_info ->> 'version') as version, max(p.updated_at) as last_seen,
        count(*) as members, 0::bigint as reports
      from public.presence p
      where p.updated_at > now() - interval '24 hours' and p.device_info ? 'version'
      group by 1
      union all
      select r.version, max(r.at), 0, count(*) from private.client_reports r
      where r.at > now() - interval '7 days' group by 1
    ) as both_of_them
    group by version order by max(last_seen) desc limit 20
  ) as t
$function$;

CREATE OR REPLACE FUNCTION private.version_of (
  p_version text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_version ~ '^[0-9]{1,3}[.][0-9]{1,3}[.][0-9]{1,3}([+][0-9a-z]{1,12})?$' then p_version else '(unknown)' end
$function$;

CREATE OR REPLACE FUNCTION private.without_personal_data (
  p_text text,
  p_most integer
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_text text := left(coalesce(p_text, ''), 1000);
begin
  v_text := regexp_replace(v_text, '[[:cntrl:][:space:]]+', ' ', 'g');
  v_text := regexp_replace(v_text, '[A-Za-z][A-Za-z0-9+.-]*://[^ "''`<>]*', '(address)', 'g');
  v_text := regexp_replace(v_text, '[^ "''`<>(),;:=]*(@|%40)[^ "''`<>(),;:=]*', '(address)', 'g');
  v_text := regexp_replace(v_text, '[?#][^ "''`<>()]*', '', 'g');
  -- What is quoted may be what somebody typed; the name of a field stays.
  select string_agg(
    case
      when part[1] ~ '^["''`].+["''`]$' and part[1] !~ '^["''`][a-z_$][A-Za-z_$.]{0,40}["''`]$' then '(text)'
      else part[1]
    end, '' order by n
  ) into v_text
  from regexp_matches(v_text, '"[^"]*"|''[^'']*''|`[^`]*`|[^"''`]+|["''`]', 'g') with ordinality as parts (part, n);
  select string_agg(
    case when part[1] ~ '^[A-Za-z0-9_+/=-]' and private.looks_secret(part[1]) then '(token)' else part[1] end,
    '' order by n
  ) into v_text
  from regexp_matches(coalesce(v_text, ''), '[A-Za-z0-9_+/=-]+|[^A-Za-z0-9_+/=-]+', 'g') with ordinality as parts (part, n);
  v_text := regexp_replace(coalesce(v_text, ''), '[+]?[0-9][0-9 ().-]{6,}[0-9]', '(number)', 'g');
  return btrim(left(v_text, p_most));
end
$function$;

CREATE OR REPLACE FUNCTION public.client_fault (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.client_fault(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."client_fault"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.client_faults (
  p_states  text[] DEFAULT NULL::text[],
  p_kinds   text[] DEFAULT NULL::text[],
  p_version text   DEFAULT NULL::text,
  p_words   text   DEFAULT NULL::text,
  p_sort    text   DEFAULT NULL::text
)
  RETURNS TABLE (
    id          uuid,
    kind        text,
    message     text,
    frame       text,
    state       text,
    reports     bigint,
    first_seen  timestamp with time zone,
    last_seen   timestamp with time zone,
    reopened_at timestamp with time zone,
    reopened_in text,
    versions    text[],
    routes      text[]
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.client_faults(p_states, p_kinds, p_version, p_words, p_sort)
$function$;

REVOKE ALL ON FUNCTION "public"."client_faults"(text[], text[], text, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_fault (
  p_id     uuid,
  p_state  text,
  p_reason text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.decide_fault(p_id, p_state, p_reason)
$function$;

REVOKE ALL ON FUNCTION "public"."decide_fault"(uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_policy_reports (
  p_address text,
  p_reports jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_policy_reports(p_address, p_reports)
$function$;

REVOKE ALL ON FUNCTION "public"."note_policy_reports"(text, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.operations()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.operations()
$function$;

REVOKE ALL ON FUNCTION "public"."operations"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.policy_reports()
  RETURNS TABLE (
    id          uuid,
    kind        text,
    directive   text,
    blocked     text,
    route       text,
    is_enforced boolean,
    reports     bigint,
    first_seen  timestamp with time zone,
    last_seen   timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.policy_reports()
$function$;

REVOKE ALL ON FUNCTION "public"."policy_reports"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_faults (
  reports jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.report_faults(reports)
$function$;

REVOKE ALL ON FUNCTION "public"."report_faults"(jsonb) FROM PUBLIC, "service_role";

ALTER TABLE "private"."client_fault_places"
  ADD CONSTRAINT "client_fault_places_fault_id_fkey" FOREIGN KEY (fault_id) REFERENCES private.client_faults(id) ON DELETE CASCADE;

ALTER TABLE "private"."client_reports"
  ADD CONSTRAINT "client_reports_fault_id_fkey" FOREIGN KEY (fault_id) REFERENCES private.client_faults(id) ON DELETE CASCADE;

CREATE INDEX client_faults_seen_idx ON private.client_faults USING btree (last_seen DESC, id);

CREATE INDEX client_faults_state_idx ON private.client_faults USING btree (state, last_seen DESC);

CREATE INDEX client_reports_at_idx ON private.client_reports USING btree (at);

CREATE INDEX client_reports_error_idx ON private.client_reports USING btree (error_id);

CREATE INDEX client_reports_fault_idx ON private.client_reports USING btree (fault_id, at DESC);

CREATE INDEX policy_reports_seen_idx ON private.policy_reports USING btree (last_seen DESC, id);

CREATE INDEX admin_audit_log_faults_idx ON public.admin_audit_log USING btree (((details ->> 'fault_id'::text)), id DESC)
  WHERE (details ? 'fault_id'::text);

REVOKE ALL ON FUNCTION "private"."browser_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."browser_of"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."browser_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."client_fault"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."client_fault"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."client_fault"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."client_fault"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."client_faults"(text[], text[], text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."client_faults"(text[], text[], text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."client_faults"(text[], text[], text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."client_faults"(text[], text[], text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."cron_figures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."cron_figures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."cron_figures"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_fault"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_fault"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_fault"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_fault"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_client_faults"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_client_faults"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_client_faults"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_client_faults"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."looks_secret"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."looks_secret"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."looks_secret"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_backup"(bigint, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_backup"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_backup"(bigint, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_policy_reports"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_policy_reports"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_policy_reports"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_policy_reports"(text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "private"."operations"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."operations"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."operations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."operations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."outbox_figures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."outbox_figures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."outbox_figures"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."plain_log"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."plain_log"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."plain_log"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."policy_reports"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."policy_reports"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."policy_reports"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."policy_reports"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."prune_operations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."prune_operations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."prune_operations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_faults"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_faults"(jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."report_faults"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_faults"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."route_pattern"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."route_pattern"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."route_pattern"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."schedule_operations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."schedule_operations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."schedule_operations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."slow_statements"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."slow_statements"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."slow_statements"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."spend_reports"(text, text, integer, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."spend_reports"(text, text, integer, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."spend_reports"(text, text, integer, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."storage_figures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."storage_figures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."storage_figures"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_fault"(jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_fault"(jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_fault"(jsonb, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_policy_report"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_policy_report"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_policy_report"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."version_figures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."version_figures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."version_figures"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."version_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."version_of"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."version_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."without_personal_data"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_personal_data"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."without_personal_data"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_fault"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."client_fault"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_fault"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_faults"(text[], text[], text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."client_faults"(text[], text[], text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_faults"(text[], text[], text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_fault"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_fault"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_fault"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."note_policy_reports"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_policy_reports"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_policy_reports"(text, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."operations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."operations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."operations"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."policy_reports"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."policy_reports"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."policy_reports"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_faults"(jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."report_faults"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_faults"(jsonb) TO "postgres";

-- The planner's estimates answer everybody: `count=planned` hands them out, and for leakproof comparisons
-- they come from what ANALYZE has seen of the whole table, rows that are withheld from the caller included. From
-- how an estimate moves with the bound of a filter, members could read latitudes, streets and addresses of
-- mail. So nothing is sampled of words and places that no index orders; their estimates are then constants.
-- What rows are filtered by stays: a status tells of nobody.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end
$$;

revoke all on table private.report_senders, private.client_faults, private.client_fault_places, private.client_versions,
  private.client_reports, private.policy_reports, private.backups from public, anon, authenticated, service_role;

select private.schedule_operations();
