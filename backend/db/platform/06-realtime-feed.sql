-- The feed behind `postgres_changes`: triggers announce writes, and the backend checks for each reader what
-- they may see. API roles have no access to this schema.
create schema if not exists haven_realtime;
revoke all on schema haven_realtime from public, anon, authenticated, service_role;

create sequence if not exists haven_realtime.numbers;

-- Payloads too long for NOTIFY are stored here for the feed, which removes old ones.
create unlogged table if not exists haven_realtime.parked (
  id bigint primary key,
  announcement jsonb not null,
  at timestamptz not null default clock_timestamp()
);
create index if not exists parked_at_idx on haven_realtime.parked (at);
alter table haven_realtime.parked enable row level security;
revoke all on haven_realtime.parked from public, anon, authenticated, service_role;

-- NOTIFY accepts less than 8,000 bytes, and drops the second of two equal payloads in one transaction; the
-- number keeps writes distinct.
create or replace function haven_realtime.announce(p_channel text, p_announcement jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_id constant bigint := nextval('haven_realtime.numbers');
  v_text constant text := (p_announcement || jsonb_build_object('n', v_id))::text;
begin
  if octet_length(v_text) < 7900 then
    perform pg_notify(p_channel, v_text);
  else
    insert into haven_realtime.parked (id, announcement) values (v_id, p_announcement);
    perform pg_notify(p_channel, jsonb_build_object('parked', v_id)::text);
  end if;
end
$$;

-- Arguments: the primary key's column names. The key is sent as text to preserve bigints; filters are
-- compared with the row.
create or replace function haven_realtime.announce_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  v_old jsonb := v_row;
  v_names constant text[] := tg_argv;
  v_key jsonb;
  v_old_key jsonb;
begin
  if tg_op = 'UPDATE' then
    v_old := to_jsonb(old);
  end if;
  -- Fast path: thousands of rows may be written at once, most with a single-column key.
  if tg_nargs = 1 then
    v_key := jsonb_build_object(tg_argv[0], v_row ->> tg_argv[0]);
    v_old_key := jsonb_build_object(tg_argv[0], v_old -> tg_argv[0]);
  else
    select jsonb_object_agg(k, v_row ->> k), jsonb_object_agg(k, v_old -> k) into v_key, v_old_key
    from unnest(v_names) as k;
  end if;
  perform haven_realtime.announce('haven_changes', jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'at', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'key', v_key,
    'old', v_old_key,
    'row', v_row
  ));
  return null;
end
$$;

create or replace function haven_realtime.announce_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform haven_realtime.announce('haven_messages', jsonb_build_object(
    'id', new.id, 'topic', new.topic, 'event', new.event, 'payload', new.payload,
    'private', coalesce(new.private, false)
  ));
  return null;
end
$$;

drop trigger if exists haven_announce on realtime.messages;
create trigger haven_announce after insert on realtime.messages
  for each row when (new.event is not null and new.extension = 'broadcast')
  execute function haven_realtime.announce_message();

-- Published tables that have a key. A table published with a row filter is left out, because its filter could
-- not be honored.
create or replace function haven_realtime.published()
returns table (relation oid, schema_name text, table_name text, key text[], spec text)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select
    c.oid, n.nspname::text, c.relname::text, k.names,
    concat_ws(' or ',
      case when p.pubinsert then 'insert' end,
      case when p.pubupdate then 'update' end,
      case when p.pubdelete then 'delete' end
    ) || ' ' || k.names::text
  from pg_publication p
  join lateral pg_get_publication_tables(p.pubname::text) t on true
  join pg_class c on c.oid = t.relid
  join pg_namespace n on n.oid = c.relnamespace
  join lateral (
    select array_agg(a.attname::text order by o.position) as names
    from pg_constraint pk
    cross join lateral unnest(pk.conkey) with ordinality as o(attnum, position)
    join pg_attribute a on a.attrelid = pk.conrelid and a.attnum = o.attnum
    where pk.conrelid = c.oid and pk.contype = 'p'
  ) k on k.names is not null
  where p.pubname = 'supabase_realtime' and t.qual is null;
end
$$;

-- Installs the trigger on exactly the published tables; changes nothing that is already correct.
create or replace function haven_realtime.install_triggers() returns void
language plpgsql set search_path = '' as $$
declare
  v_table record;
begin
  -- Two backends may start on one database at once.
  perform pg_advisory_xact_lock(4173002);
  for v_table in
    select t.tgrelid::regclass as relation
    from pg_trigger t
    left join haven_realtime.published() p on p.relation = t.tgrelid
    where t.tgname = 'haven_announce_change' and not t.tgisinternal
      and p.spec is distinct from obj_description(t.oid, 'pg_trigger')
  loop
    execute format('drop trigger haven_announce_change on %s', v_table.relation);
  end loop;
  for v_table in
    select p.relation::regclass as relation, p.spec, split_part(p.spec, ' {', 1) as events,
      (select string_agg(quote_literal(k), ', ') from unnest(p.key) as k) as arguments
    from haven_realtime.published() p
    where not exists (
      select from pg_trigger t where t.tgrelid = p.relation and t.tgname = 'haven_announce_change'
    ) and p.spec not like ' %'
  loop
    execute format(
      'create trigger haven_announce_change after %s on %s for each row execute function haven_realtime.announce_change(%s)',
      v_table.events, v_table.relation, v_table.arguments
    );
    execute format(
      'comment on trigger haven_announce_change on %s is %L', v_table.relation, v_table.spec
    );
  end loop;
end
$$;

-- Returns the columns of a published table that a role may see.
create or replace function haven_realtime.readable_columns(p_relation oid, p_role name)
returns table (attnum smallint, name text, type text, declared text, is_key boolean)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select a.attnum, a.attname::text, t.typname::text, format_type(a.atttypid, null),
    coalesce(a.attnum = any (pk.conkey), false)
  from pg_attribute a
  join pg_type t on t.oid = a.atttypid
  left join pg_constraint pk on pk.conrelid = a.attrelid and pk.contype = 'p'
  left join pg_publication_rel r on r.prrelid = a.attrelid
    and r.prpubid = (select p.oid from pg_publication p where p.pubname = 'supabase_realtime')
  where a.attrelid = p_relation and a.attnum > 0 and not a.attisdropped
    and has_column_privilege(p_role, a.attrelid, a.attnum, 'select')
    and (r.prattrs is null or a.attnum = any (r.prattrs));
end
$$;

-- Returns a role's SELECT policies for a row as an expression over the table's name. A deleted row is no
-- longer in the table, so row-level security can't be checked directly.
create or replace function haven_realtime.visibility(p_relation oid, p_role name) returns text
language sql stable set search_path = '' as $$
  with mine as (
    select '(' || pg_get_expr(pol.polqual, pol.polrelid) || ')' as expression, pol.polpermissive
    from pg_policy pol
    where pol.polrelid = p_relation and pol.polcmd in ('r', '*')
      and exists (
        select from unnest(pol.polroles) as r
        where r = 0 or pg_has_role(p_role, r, 'usage')
      )
  )
  select case
    when not c.relrowsecurity or r.rolbypassrls or r.rolsuper then 'true'
    else coalesce(
      (select '(' || string_agg(expression, ' or ') || ')' from mine where polpermissive), 'false'
    ) || coalesce((select ' and ' || string_agg(expression, ' and ') from mine where not polpermissive), '')
  end
  from pg_class c, pg_roles r
  where c.oid = p_relation and r.rolname = p_role
$$;

-- Builds the query that finds which changes a role can see. `read` returns the rows as they are now;
-- `removed` evaluates the policies on rows as they were. Null: the role never sees any.
create or replace function haven_realtime.question(p_schema text, p_table text, p_role name, p_kind text)
returns text
language plpgsql stable set search_path = '' as $$
declare
  v_relation constant regclass := to_regclass(format('%I.%I', p_schema, p_table));
  v_columns text;
  v_keys text;
  v_match text;
  v_missing boolean;
begin
  if not has_schema_privilege(p_role, p_schema, 'usage') then
    return null;
  end if;
  select
    string_agg(format('t.%I', c.name), ', ' order by c.attnum),
    string_agg(format('%I %s', c.name, c.declared), ', ') filter (where c.is_key),
    string_agg(format('t.%I = k.%I', c.name, c.name), ' and ') filter (where c.is_key),
    count(*) filter (where c.is_key) <> coalesce(
      (select array_length(pk.conkey, 1) from pg_constraint pk where pk.conrelid = v_relation and pk.contype = 'p'), -1
    )
  into v_columns, v_keys, v_match, v_missing
  from haven_realtime.readable_columns(v_relation, p_role) c;
  if v_missing then
    return null;
  end if;
  if p_kind = 'read' then
    return format(
      'select array_agg(k."haven change"), array_agg(row_to_json(r)::text)'
      ' from jsonb_to_recordset($1) as k("haven change" int, %s)'
      ' cross join lateral (select %s from %s t where %s) r',
      v_keys, v_columns, v_relation, v_match
    );
  end if;
  return format(
    'select array_agg(k."haven change"), array_agg(null::text)'
    ' from jsonb_to_recordset($1) as k("haven change" int, "row" jsonb)'
    ' where exists (select from jsonb_populate_record(null::%s, k."row") as %I where %s)',
    v_relation, p_table, haven_realtime.visibility(v_relation, p_role)
  );
end
$$;

-- Checks changes for many readers at once. A batch has `questions` ({role, schema, table, kind}), `changes`
-- (the input of a question, as text) and `readers` ({role, claims, asks: [[question, changes], …]}). Runs as
-- the backend and takes on each reader's role and claims in sequence, so that the database's own row-level
-- security and column privileges decide.
create or replace function haven_realtime.read_changes(p_batch jsonb)
returns table (reader int, change int, record text)
language plpgsql set search_path = '' as $$
declare
  v_names text[] := '{}';
  v_question jsonb;
  v_text text;
  v_name text;
  v_reader jsonb;
  v_ask jsonb;
  v_number int := 0;
  v_changes int[];
  v_records text[];
begin
  -- Rows are looked up by key, a few at a time. The planner doesn't know how few and would rather scan a
  -- table of several thousand rows.
  perform
    set_config('plan_cache_mode', 'force_generic_plan', true),
    set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true);
  for v_question in select value from jsonb_array_elements(p_batch -> 'questions') loop
    v_text := haven_realtime.question(
      v_question ->> 'schema', v_question ->> 'table', (v_question ->> 'role')::name, v_question ->> 'kind'
    );
    v_name := 'haven_' || md5(v_text);
    if v_name is not null and not exists (select from pg_prepared_statements s where s.name = v_name) then
      begin
        execute format('prepare %I (jsonb) as %s', v_name, v_text);
      exception when others then
        -- A policy that can't be evaluated on a removed row hides only the removal.
        v_name := null;
      end;
    end if;
    v_names := array_append(v_names, v_name);
  end loop;

  for v_reader in select value from jsonb_array_elements(p_batch -> 'readers') loop
    begin
      perform
        set_config('request.jwt.claims', v_reader ->> 'claims', true),
        set_config('role', v_reader ->> 'role', true);
      for v_ask in select value from jsonb_array_elements(v_reader -> 'asks') loop
        v_name := v_names[(v_ask ->> 0)::int + 1];
        continue when v_name is null;
        execute format('execute %I(%L)', v_name, p_batch -> 'changes' ->> (v_ask ->> 1)::int)
          into v_changes, v_records;
        return query select v_number, u.c, u.r from unnest(v_changes, v_records) as u(c, r);
      end loop;
    exception when others then
      -- A policy that fails for one reader shows them nothing and doesn't affect the others.
      null;
    end;
    perform set_config('role', 'none', true);
    v_number := v_number + 1;
  end loop;
  perform set_config('request.jwt.claims', '', true);
end
$$;

-- Validates a change subscription as a hosted project does. Returns each matching table with the columns its
-- role sees and its filters, in the format the feed evaluates. A missing column and a forbidden one get the
-- same response.
create or replace function haven_realtime.check_subscription(
  p_role text, p_schema text, p_table text, p_filters jsonb, p_selected jsonb
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_table record;
  v_filter jsonb;
  v_column record;
  v_name text;
  v_checked jsonb;
  v_tables jsonb := '[]';
begin
  for v_table in
    select p.* from haven_realtime.published() p
    where p_schema in ('*', p.schema_name) and p_table in ('*', p.table_name)
    order by p.schema_name, p.table_name
  loop
    v_checked := '[]';
    for v_filter in select value from jsonb_array_elements(p_filters) loop
      select c.* into v_column from haven_realtime.readable_columns(v_table.relation, p_role) c
      where c.name = v_filter ->> 'column';
      if not found then
        raise exception 'invalid column for filter %', v_filter ->> 'column';
      end if;
      v_checked := v_checked || haven_realtime.check_filter(v_column.name, v_column.declared, v_filter);
    end loop;
    for v_name in select value from jsonb_array_elements_text(p_selected) loop
      if not exists (
        select from haven_realtime.readable_columns(v_table.relation, p_role) c where c.name = v_name
      ) then
        raise exception 'invalid column for select %', v_name;
      end if;
    end loop;
    v_tables := v_tables || jsonb_build_object(
      'schema', v_table.schema_name,
      'table', v_table.table_name,
      'filters', v_checked,
      'columns', coalesce((
        select jsonb_agg(jsonb_build_object('name', c.name, 'type', c.type) order by c.attnum)
        from haven_realtime.readable_columns(v_table.relation, p_role) c
        where jsonb_array_length(p_selected) = 0 or c.is_key or p_selected ? c.name
      ), '[]')
    );
  end loop;
  return v_tables;
end
$$;

-- Returns one filter as an SQL expression. `texts` is set if a text comparison is equivalent, so the feed
-- need not query the database.
create or replace function haven_realtime.check_filter(p_column text, p_type text, p_filter jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_op constant text := p_filter ->> 'op';
  v_value constant text := p_filter ->> 'value';
  v_symbol constant text := jsonb_build_object(
    'eq', '=', 'neq', '<>', 'lt', '<', 'lte', '<=', 'gt', '>', 'gte', '>=',
    'like', 'like', 'ilike', 'ilike', 'isdistinct', 'is distinct from'
  ) ->> v_op;
  v_is_plain constant boolean := p_type in ('uuid', 'text', 'character varying', 'boolean', 'smallint', 'integer')
    or exists (select from pg_type t where t.oid = p_type::regtype and t.typtype = 'e');
  v_expression text;
  v_texts text[];
begin
  if v_op = 'is' then
    if v_value not in ('null', 'true', 'false', 'unknown') then
      raise exception 'invalid value for is filter: must be null, true, false, or unknown';
    end if;
    if v_value <> 'null' and p_type <> 'boolean' then
      raise exception 'is % filter requires a boolean column, got %', v_value, p_type;
    end if;
    v_expression := format('%I is %s', p_column, v_value);
  else
    begin
      if v_op = 'in' then
        execute format('select array(select v::text from unnest(%L::%s[]) as v)', v_value, p_type) into v_texts;
        v_expression := format('%I = any (%L::%s[])', p_column, v_value, p_type);
      else
        execute format('select array[(%L::%s)::text]', v_value, p_type) into v_texts;
        v_expression := format('%I %s %L::%s', p_column, v_symbol, v_value, p_type);
      end if;
      execute format('select (%s) from (select null::%s as %I) as nothing', v_expression, p_type, p_column);
    exception when others then
      raise exception 'invalid value for filter %', p_column;
    end;
    if array_length(v_texts, 1) > 100 then
      raise exception 'too many values for `in` filter. Maximum 100';
    end if;
  end if;
  if (p_filter -> 'negate')::boolean then
    v_expression := format('not (%s)', v_expression);
  end if;
  return p_filter || jsonb_build_object(
    'expression', v_expression,
    'texts', case when v_is_plain and v_op in ('eq', 'neq', 'in') then to_jsonb(v_texts) end
  );
end
$$;

-- Finds which rows satisfy which `check_filter` expressions. An expression that fails for a row, such as a
-- pattern ending in its escape character, doesn't match it.
create or replace function haven_realtime.match_filters(
  p_schema text, p_table text, p_expressions text[], p_rows jsonb
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_row jsonb;
  v_expression text;
  v_is_so boolean;
  v_answers jsonb;
  v_result jsonb;
begin
  begin
    execute format(
      'select jsonb_agg(to_jsonb(array[%s]) order by r.position)'
      ' from jsonb_array_elements($1) with ordinality as r(value, position)'
      ' cross join lateral jsonb_populate_record(null::%I.%I, r.value) as t',
      (select string_agg(format('coalesce((%s), false)', e), ', ') from unnest(p_expressions) as e),
      p_schema, p_table
    ) using p_rows into v_result;
    return v_result;
  exception when others then
    v_result := '[]';
  end;
  for v_row in select value from jsonb_array_elements(p_rows) loop
    v_answers := '[]';
    foreach v_expression in array p_expressions loop
      begin
        execute format(
          'select coalesce((%s), false) from jsonb_populate_record(null::%I.%I, $1) as t',
          v_expression, p_schema, p_table
        ) using v_row into v_is_so;
      exception when others then
        v_is_so := false;
      end;
      v_answers := v_answers || to_jsonb(v_is_so);
    end loop;
    v_result := v_result || jsonb_build_array(v_answers);
  end loop;
  return v_result;
end
$$;

-- Returns what the policies on realtime.messages allow a user in a private channel. Writes in the process, so
-- the caller rolls its transaction back.
create or replace function haven_realtime.channel_rights(p_topic text, p_role text, p_claims text)
returns table (read_broadcast boolean, read_presence boolean, write_broadcast boolean, write_presence boolean)
language plpgsql set search_path = '' as $$
declare
  v_broadcast constant uuid := gen_random_uuid();
  v_presence constant uuid := gen_random_uuid();
begin
  insert into realtime.messages (id, topic, extension)
  values (v_broadcast, p_topic, 'broadcast'), (v_presence, p_topic, 'presence');
  perform
    set_config('realtime.topic', p_topic, true),
    set_config('request.jwt.claims', p_claims, true),
    set_config('role', p_role, true);
  read_broadcast := false;
  read_presence := false;
  begin
    select coalesce(bool_or(m.id = v_broadcast), false), coalesce(bool_or(m.id = v_presence), false)
    into read_broadcast, read_presence
    from realtime.messages m where m.id in (v_broadcast, v_presence);
  exception when others then
    null;
  end;
  begin
    insert into realtime.messages (topic, extension) values (p_topic, 'broadcast');
    write_broadcast := true;
  exception when others then
    write_broadcast := false;
  end;
  begin
    insert into realtime.messages (topic, extension) values (p_topic, 'presence');
    write_presence := true;
  exception when others then
    write_presence := false;
  end;
  perform set_config('role', 'none', true);
  return next;
end
$$;
