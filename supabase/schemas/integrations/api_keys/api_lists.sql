-- Lists of the public API: columns, filters, cursors, and pages.

-- Returns the SQL list of selected columns.
create function private.build_api_columns(p_columns jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(format('%I', c), ', ') from jsonb_array_elements_text(p_columns) c
$$;
grant execute on function private.build_api_columns(jsonb) to authenticated;

-- Builds filters over a table's columns that the caller can read.
create function private.build_api_filters(p_table text, p_filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_filter jsonb;
  v_condition text;
  v_all text := 'true';
begin
  for v_filter in select f from jsonb_array_elements(coalesce(p_filters, '[]')) f limit 30 loop
    v_condition := null;
    begin
      select private.build_filter_condition(
        format('r.%I', a.attname), private.get_column_type_family(a.atttypid), v_filter ->> 'is', v_filter -> 'value'
      ) into v_condition
      from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', p_table)::regclass and a.attname = v_filter ->> 'field' and a.attnum > 0
        and not a.attisdropped and has_column_privilege('authenticated', a.attrelid, a.attnum, 'select');
    exception when data_exception then
      v_condition := null;
    end;
    if v_condition is null then
      raise exception 'This list has no such filter.' using errcode = 'HXRFI';
    end if;
    v_all := v_all || ' and ' || v_condition;
  end loop;
  return v_all;
end $$;
grant execute on function private.build_api_filters(text, jsonb) to authenticated;

create function private.open_api_cursor(p_scope text, p_cursor text) returns private.time_cursor
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.open_time_cursor(p_scope, p_cursor);
end $$;
grant execute on function private.open_api_cursor(text, text) to authenticated;

-- Seals the position after a page. Only the server can, so that no caller compares a value of their own with rows.
create function private.seal_api_cursor(p_scope text, p_at text, p_id text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.seal_cursor(p_scope, jsonb_build_array(p_at, p_id));
end $$;
grant execute on function private.seal_api_cursor(text, text, text) to service_role;

-- Lists rows of a table, newest first, one more than the page has.
create function private.list_api_rows(p_operation jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_table constant text := p_operation ->> 'table';
  v_from constant private.time_cursor := private.open_api_cursor('api:' || v_table, p_operation ->> 'after');
  v_rows jsonb;
begin
  execute format(
    'select jsonb_agg(to_jsonb(p) order by p.%2$I desc, p.id desc) from ('
      'select %1$s from public.%3$I r where %4$s and (r.%2$I, r.id) < ($1, $2) order by r.%2$I desc, r.id desc limit $3) p',
    private.build_api_columns(p_operation -> 'columns'), p_operation ->> 'order', v_table,
    private.build_api_filters(v_table, p_operation -> 'filters')
  ) into v_rows using v_from.at, v_from.id, (p_operation ->> 'limit')::integer + 1;
  return coalesce(v_rows, '[]');
end $$;
grant execute on function private.list_api_rows(jsonb) to authenticated;

-- Calls a read-only function of the app with these arguments; returns its rows or its JSON.
create function private.call_api_function(p_operation jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_arguments text;
  v_result jsonb;
begin
  select string_agg(format('%I => %L', a.key, a.value), ', ') into v_arguments
  from jsonb_each_text(coalesce(p_operation -> 'arguments', '{}')) a;
  execute format(
    case when (p_operation ->> 'is_json')::boolean then 'select to_jsonb(public.%I(%s))'
      else 'select jsonb_agg(to_jsonb(r)) from public.%I(%s) r' end,
    p_operation ->> 'call', coalesce(v_arguments, '')
  ) into v_result;
  return coalesce(v_result, '[]');
end $$;
grant execute on function private.call_api_function(jsonb) to authenticated;
