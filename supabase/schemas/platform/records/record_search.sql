-- Lists of any record kind. Indexes define what a list can do: `<kind>_by_<field>_idx` on (workspace_id, key, id) is
-- a sort order, with its predicate limiting the rows; `<kind>_words_idx` is its search. So every sort order
-- has an index, and each scope is read in that order alone, however many rows others have.

create function private.record_order(p_kind text, p_sort text, out key text, out type text, out is_of text)
language plpgsql stable security definer set search_path = '' as $$
begin
  select
    pg_get_indexdef(i.indexrelid, 2, true), format_type(a.atttypid, a.atttypmod),
    pg_get_expr(i.indpred, i.indrelid, true)
  into key, type, is_of
  from pg_catalog.pg_index i
  join pg_catalog.pg_class c on c.oid = i.indexrelid
  join pg_catalog.pg_attribute a on a.attrelid = i.indexrelid and a.attnum = 2
  where i.indrelid = format('public.%I', p_kind)::regclass
    and c.relname = p_kind || '_by_' || p_sort || '_idx';
  if key is null then
    raise exception 'This list has no such sort order.' using errcode = 'HXRSO';
  end if;
end $$;

-- Returns the expression of a kind's search index.
create function private.get_record_search_expression(p_kind text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select pg_get_indexdef(c.oid, 1, true)
    from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid
    where i.indrelid = format('public.%I', p_kind)::regclass and c.relname = p_kind || '_words_idx'
  ), 'to_tsvector('''')');
end $$;

-- Returns the row source of one scope: the table, or its search matches.
create function private.build_record_source(p_kind text, p_workspace_id uuid, p_words text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_question constant tsquery := private.build_record_search_query(p_workspace_id, p_words);
begin
  if v_question is null then
    return format('public.%I', p_kind);
  end if;
  -- A subquery of its own, so matches are looked up before sorting.
  return format(
    '(select * from public.%I where %s @@ %L::tsquery offset 0)', p_kind, private.get_record_search_expression(p_kind), v_question
  );
end $$;

-- True if a search has so many matches that a scan in sort order finds the first ones quickly.
create function private.is_common_search(p_kind text, p_workspace_id uuid, p_words text) returns boolean
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  v_is_common boolean := false;
begin
  if private.build_record_search_query(p_workspace_id, p_words) is not null then
    execute format(
      'select exists (select from %s found offset 2000)', private.build_record_source(p_kind, p_workspace_id, p_words)
    ) into v_is_common;
  end if;
  return v_is_common;
end $$;

-- Returns the search as a condition on one row. Parsing a row's words is slower than checking that its text
-- lacks one; numbers skip that check, because they also match without punctuation.
create function private.build_search_condition(p_kind text, p_workspace_id uuid, p_words text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_expression constant text := private.get_record_search_expression(p_kind);
  v_texts constant text := substring(v_expression from 'ARRAY\[.*\]');
  v_has text;
begin
  select string_agg(format('position(%L in lower(array_to_string(%s, '' ''))) > 0', left(w, 40), v_texts), ' and ')
  into v_has
  from private.split_search_words(p_words) w where w ~ '[^0-9]';
  return concat_ws(' and ', v_has, format('%s @@ %L::tsquery', v_expression, private.build_record_search_query(p_workspace_id, p_words)));
end $$;

-- `p_cursor_at` is the only row that gets a cursor; by default, all get one. Sealing takes as long as reading the row.
-- `p_columns` are the columns of a row; by default, all.
create function private.find_records(
  p_kind text, p_words text, p_filters jsonb, p_sort text, p_descending boolean, p_after text, p_limit integer,
  p_cursor_at integer default null, p_columns jsonb default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  v_where constant text := private.build_filter_clause(p_kind, p_filters);
  v_sort constant text := coalesce(p_sort, 'created_at');
  v_is_descending constant boolean := coalesce(p_descending, p_sort is null);
  v_scope constant text := format('%s:%s:%s', p_kind, v_sort, v_is_descending);
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
  v_order constant record := private.record_order(p_kind, v_sort);
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 1000);
  v_direction constant text := case when v_is_descending then 'desc' else 'asc' end;
  v_past text := 'true';
  v_workspace_id uuid;
  v_part text;
  v_is_full boolean;
  v_parts text[] := '{}';
  v_rows jsonb;
begin
  if v_from is not null then
    v_past := format(
      '(%s, id) %s (%L::%s, %L::uuid)', v_order.key, case when v_is_descending then '<' else '>' end,
      v_from ->> 0, v_order.type, v_from ->> 1
    );
  end if;
  foreach v_workspace_id in array private.list_my_workspace_ids(p_kind) loop
    v_is_full := false;
    if private.is_common_search(p_kind, v_workspace_id, p_words) then
      v_part := format(
        '(select id, sort_key from ('
          'select r.*, %1$s as sort_key from public.%2$I r where workspace_id = %3$L::uuid and %4$s and %5$s'
          ' order by %1$s %6$s, id %6$s limit %7$s'
          ') near where %8$s and %9$s order by sort_key %6$s, id %6$s limit %10$s)',
        v_order.key, p_kind, v_workspace_id, coalesce(v_order.is_of, 'true'), v_past, v_direction, 10 * v_limit, v_where,
        private.build_search_condition(p_kind, v_workspace_id, p_words), v_limit
      );
      execute format('select count(*) >= %s from %s a', v_limit, v_part) into v_is_full;
    end if;
    if not v_is_full then
      v_part := format(
        '(select id, %1$s as sort_key from %2$s r where workspace_id = %3$L::uuid and %4$s and %5$s and %6$s'
          ' order by %1$s %7$s, id %7$s limit %8$s)',
        v_order.key, private.build_record_source(p_kind, v_workspace_id, p_words), v_workspace_id, coalesce(v_order.is_of, 'true'), v_where,
        v_past, v_direction, v_limit
      );
    end if;
    v_parts := v_parts || v_part;
  end loop;
  if cardinality(v_parts) > 0 then
    execute format(
      'select jsonb_agg(case when %6$s then to_jsonb(r) || jsonb_build_object(''cursor'','
        ' private.seal_cursor(%1$L, jsonb_build_array(p.sort_key, p.id))) else to_jsonb(r) end order by p.sort_key %2$s, p.id %2$s)'
        ' from (select *%7$s from (%3$s) a order by sort_key %2$s, id %2$s limit %4$s) p join %5$s r on r.id = p.id',
      v_scope, v_direction, array_to_string(v_parts, ' union all '), v_limit,
      coalesce('(select ' || private.build_api_columns(p_columns) || format(' from public.%I)', p_kind), format('public.%I', p_kind)),
      coalesce('p.place = ' || p_cursor_at, 'true'),
      case when p_cursor_at is not null then format(', row_number() over (order by sort_key %1$s, id %1$s) as place', v_direction) end
    ) into v_rows;
  end if;
  return coalesce(v_rows, '[]');
end $$;
grant execute on function private.find_records(text, text, jsonb, text, boolean, text, integer, integer, jsonb) to authenticated;

-- Counts and sums exclude the trash, unless a filter asks for it.
create function private.build_trash_filter(p_filters jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when p_filters @> '[{"field": "deleted_at"}]' then 'true' else 'deleted_at is null' end
$$;

-- Counts a list; 10001 means over ten thousand.
create function private.count_records(p_kind text, p_words text, p_filters jsonb) returns integer
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  v_where constant text := private.build_trash_filter(p_filters) || ' and ' || private.build_filter_clause(p_kind, p_filters);
  v_most constant integer := 10001;
  v_workspace_id uuid;
  v_part integer;
  v_count integer := 0;
begin
  foreach v_workspace_id in array private.list_my_workspace_ids(p_kind) loop
    execute format(
      'select count(*) from (select from %s r where workspace_id = %L::uuid and %s limit %s) counted',
      private.build_record_source(p_kind, v_workspace_id, p_words), v_workspace_id, v_where, v_most - v_count
    ) into v_part;
    v_count := v_count + v_part;
    exit when v_count >= v_most;
  end loop;
  return v_count;
end $$;
grant execute on function private.count_records(text, text, jsonb) to authenticated;

-- Returns board column headers: count and sum per column. Both columns are set by a noun's own call, never by
-- the client.
create function private.sum_records(p_kind text, p_by name, p_sum name, p_words text, p_filters jsonb)
returns table (value text, records bigint, sum numeric)
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  v_where constant text := private.build_trash_filter(p_filters) || ' and ' || private.build_filter_clause(p_kind, p_filters);
  v_workspace_id uuid;
  v_parts text[] := '{}';
begin
  foreach v_workspace_id in array private.list_my_workspace_ids(p_kind) loop
    v_parts := v_parts || format(
      'select %I::text as value, count(*) as records, sum(%s)::numeric as sum from %s r where workspace_id = %L::uuid and %s group by 1',
      p_by, case when p_sum is null then 'null::numeric' else format('%I', p_sum) end,
      private.build_record_source(p_kind, v_workspace_id, p_words), v_workspace_id, v_where
    );
  end loop;
  if cardinality(v_parts) > 0 then
    return query execute format(
      'select value, sum(records)::bigint, sum(sum) from (%s) a group by 1 order by 1', array_to_string(v_parts, ' union all ')
    );
  end if;
end $$;
grant execute on function private.sum_records(text, name, name, text, jsonb) to authenticated;

-- Returns tags of the caller's records of a kind, most used first, from the newest few thousand.
create function private.record_tags(p_kind text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_id uuid;
  v_parts text[] := '{}';
  v_tags text[];
begin
  perform private.require_record_kind(p_kind);
  if not private.has_readable_column(p_kind, 'tags', '{text[]}') then
    return '{}';
  end if;
  foreach v_workspace_id in array private.list_my_workspace_ids(p_kind) loop
    v_parts := v_parts || format(
      '(select r.tags from public.%I r where r.workspace_id = %L::uuid and r.deleted_at is null'
        ' order by r.created_at desc, r.id desc limit 5000)', p_kind, v_workspace_id
    );
  end loop;
  if cardinality(v_parts) > 0 then
    execute format(
      'select array_agg(u.tag order by u.uses desc, u.tag) from ('
        'select t.tag, count(*) as uses from (%s) a, unnest(a.tags) t (tag) group by 1 order by 2 desc, 1 limit 200'
        ') u', array_to_string(v_parts, ' union all ')
    ) into v_tags;
  end if;
  return coalesce(v_tags, '{}');
end $$;

-- Returns tag suggestions, most used first.
select private.expose('record_tags', 'authenticated');
