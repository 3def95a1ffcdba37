-- List filters as SQL conditions. A filter names a real column the caller can read and a condition its type
-- supports; values are quoted literals of that type.

-- Type families with the same comparisons: text, numbers, dates, timestamps, booleans, IDs, text arrays.
create function private.get_column_type_family(p_type regtype) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_type = any (array['text', 'name']::regtype[]) then 'text'
    when p_type = any (array['smallint', 'integer', 'bigint', 'numeric', 'double precision', 'real']::regtype[]) then 'number'
    when p_type = 'date'::regtype then 'date'
    when p_type = 'timestamptz'::regtype then 'time'
    when p_type = 'boolean'::regtype then 'flag'
    when p_type = 'uuid'::regtype then 'id'
    when p_type = 'text[]'::regtype then 'texts'
  end
$$;

-- Returns a value as a literal of its family; raises an error if it doesn't fit.
create function private.build_sql_literal(p_family text, p_value text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if p_value is null or char_length(p_value) > 1000 then
    raise invalid_text_representation;
  end if;
  return case p_family
    when 'number' then format('%L::numeric', p_value::numeric)
    when 'date' then format('%L::date', p_value::date)
    when 'time' then format('%L::timestamptz', p_value::timestamptz)
    when 'flag' then format('%L::boolean', p_value::boolean)
    when 'id' then format('%L::uuid', p_value::uuid)
    else format('%L::text', p_value)
  end;
end $$;

create function private.build_sql_literal_list(p_family text, p_value jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(p_value) <> 'array' or jsonb_array_length(p_value) not between 1 and 500 then
    raise invalid_text_representation;
  end if;
  return (
    select 'array[' || string_agg(private.build_sql_literal(p_family, v), ', ') || ']'
    from jsonb_array_elements_text(p_value) v
  );
end $$;

create function private.build_like_pattern(p_value text) returns text
language sql immutable set search_path = '' as $$
  select format('%L', '%' || replace(replace(replace(left(p_value, 200), '\', '\\'), '%', '\%'), '_', '\_') || '%')
$$;

-- Builds one filter; null for a condition the family doesn't support.
create function private.build_filter_condition(p_column text, p_family text, p_is text, p_value jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_text constant text := p_value #>> '{}';
  v_moment constant text := case p_family when 'time' then 'time' else 'date' end;
begin
  if p_is in ('empty', 'not_empty') then
    return format(
      case when p_family in ('text', 'texts') then 'coalesce(%1$s, ''%3$s'') %2$s ''%3$s''' else '%1$s is %4$s null' end,
      p_column, case p_is when 'empty' then '=' else '<>' end,
      case p_family when 'texts' then '{}' else '' end, case p_is when 'empty' then '' else 'not' end
    );
  elsif p_is = 'is' and p_family = 'texts' then
    return format('%s @> array[%s]', p_column, private.build_sql_literal('text', v_text));
  -- A date filter on a timestamp becomes a range.
  elsif p_is = 'is' then
    return format('%s = %s', p_column, private.build_sql_literal(p_family, v_text));
  elsif p_is = 'any_of' and p_family not in ('flag', 'time') then
    return format(
      case p_family when 'texts' then '%s && %s' else '%s = any (%s)' end, p_column,
      private.build_sql_literal_list(p_family, p_value)
    );
  elsif p_is = 'none_of' and p_family not in ('flag', 'time') then
    return format(
      case p_family when 'texts' then 'not (%1$s && %2$s)' else '(%1$s is null or %1$s <> all (%2$s))' end, p_column,
      private.build_sql_literal_list(p_family, p_value)
    );
  elsif p_is = 'contains' and p_family = 'text' then
    return format('%s ilike %s', p_column, private.build_like_pattern(v_text));
  elsif p_is = 'contains' and p_family = 'texts' then
    return format('exists (select from unnest(%s) part where part ilike %s)', p_column, private.build_like_pattern(v_text));
  elsif p_is in ('at_least', 'at_most') and p_family = 'number' then
    return format('%s %s %s', p_column, case p_is when 'at_least' then '>=' else '<=' end, private.build_sql_literal('number', v_text));
  elsif p_is in ('before', 'after') and p_family in ('date', 'time') then
    return format('%s %s %s', p_column, case p_is when 'before' then '<' else '>' end, private.build_sql_literal(v_moment, v_text));
  elsif p_is = 'between' and p_family in ('number', 'date', 'time') and jsonb_array_length(p_value) = 2 then
    return format(
      '%s between %s and %s', p_column, private.build_sql_literal(p_family, p_value ->> 0),
      private.build_sql_literal(p_family, p_value ->> 1)
    );
  elsif p_is = 'in_last_days' and p_family in ('date', 'time') and v_text::integer between 0 and 36500 then
    return format(
      case p_family when 'time' then '%s between now() - make_interval(days => %s) and now()'
        else '%s between private.get_local_date() - %s and private.get_local_date()' end,
      p_column, v_text::integer
    );
  end if;
  return null;
end $$;

-- Builds all filters over the columns of the kind's table: `[{"field": "state", "is": "any_of", "value":
-- ["TX"]}, …]`.
create function private.build_filter_clause(p_kind text, p_filters jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_filter jsonb;
  v_family text;
  v_condition text;
  v_all text := 'true';
begin
  perform private.require_record_kind(p_kind);
  if coalesce(jsonb_typeof(p_filters), 'array') <> 'array' or jsonb_array_length(coalesce(p_filters, '[]')) > 30 then
    raise exception 'These filters are not valid.' using errcode = 'HXRFI';
  end if;
  for v_filter in select f from jsonb_array_elements(coalesce(p_filters, '[]')) f loop
    v_condition := null;
    select private.get_column_type_family(a.atttypid) into v_family
    from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', p_kind)::regclass and a.attname = v_filter ->> 'field'
      and a.attnum > 0 and not a.attisdropped and a.attname <> 'workspace_id'
      and has_column_privilege('authenticated', a.attrelid, a.attnum, 'select');
    if v_family is not null then
      begin
        v_condition := private.build_filter_condition(
          format('%I', v_filter ->> 'field'), v_family, v_filter ->> 'is', v_filter -> 'value'
        );
      exception when data_exception then
        v_condition := null;
      end;
    end if;
    if v_condition is null then
      raise exception 'This list has no such filter.' using errcode = 'HXRFI';
    end if;
    v_all := v_all || ' and ' || v_condition;
  end loop;
  return v_all;
end $$;
