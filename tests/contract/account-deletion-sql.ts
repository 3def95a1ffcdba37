/**
 * Fills a table column with a row for a user: another demo user's if it fits, otherwise one made from their name.
 * Only for a test's own database, because constraints that a made-up row can't satisfy are dropped.
 */
export const FILL_FUNCTION_SQL = `
create function private.test_fill(p_place text, p_by text, p_id uuid) returns boolean
language plpgsql as $$
declare
  v_row tid;
  v_has boolean;
  v_name text;
  v_column record;
  v_names text[] := '{}';
  v_values text[] := '{}';
begin
  execute format('select exists (select from %s where %I = $1)', p_place, p_by) into v_has using p_id;
  if v_has then
    return true;
  end if;
  for v_row in execute format('select ctid from %s order by %I is null limit 40', p_place, p_by) loop
    begin
      execute format('update %s set %I = $1 where ctid = $2', p_place, p_by) using p_id, v_row;
      return true;
    exception when others then
      null;
    end;
  end loop;
  for v_name in select c.conname from pg_constraint c where c.conrelid = p_place::regclass and c.contype = 'c' loop
    execute format('alter table %s drop constraint %I', p_place, v_name);
  end loop;
  for v_column in
    select a.attname, a.attnotnull, a.atthasdef, t.typname, t.typtype, t.oid,
      (select k.confrelid::regclass::text from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as target
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = p_place::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
      and a.attgenerated = ''
  loop
    if v_column.attname = p_by then
      v_names := v_names || quote_ident(v_column.attname);
      v_values := v_values || quote_literal(p_id);
    elsif v_column.typname = 'text' and v_column.target is null then
      v_names := v_names || quote_ident(v_column.attname);
      v_values := v_values || text '''Zebulon Quackenbush''';
    elsif v_column.attnotnull and (not v_column.atthasdef or v_column.typname = 'uuid') then
      v_names := v_names || quote_ident(v_column.attname);
      v_values := v_values || case
        when v_column.target in ('profiles', 'public.profiles', 'auth.users') then
          '(select id from public.profiles where id <> ' || quote_literal(p_id) || ' limit 1)'
        when v_column.typname = 'uuid' then 'gen_random_uuid()'
        when v_column.typtype = 'e' then
          quote_literal((select e.enumlabel from pg_enum e where e.enumtypid = v_column.oid limit 1))
        when v_column.typname in ('int2', 'int4', 'int8', 'numeric', 'float8') then '1'
        when v_column.typname = 'bool' then 'false'
        when v_column.typname in ('timestamptz', 'date') then 'now()'
        when v_column.typname = 'time' then '''12:00'''
        when v_column.typname in ('json', 'jsonb') then '''{}'''
        when v_column.typname = 'bytea' then '''x'''
        else '''{}'''
      end;
    end if;
  end loop;
  execute format(
    'insert into %s (%s) select %s', p_place, array_to_string(v_names, ', '), array_to_string(v_values, ', ')
  );
  return true;
end
$$`;

/** Returns the product, auth and storage tables with a row that matches a pattern. */
export const TRACES_FUNCTION_SQL = `
create function private.test_traces(p_pattern text) returns table (place text, n bigint)
language plpgsql as $$
begin
  for place in
    select format('%I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'private', 'auth', 'storage', 'haven_local')
      and c.relname not like '%captured%'
  loop
    execute format('select count(*) from %s t where t::text ~* $1', place) into n using p_pattern;
    if n > 0 then
      return next;
    end if;
  end loop;
end
$$`;
