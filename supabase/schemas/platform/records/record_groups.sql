-- Counts and sums a list by group. Any readable column can group, and any numeric one can be summed; of
-- longer lists the first 20,000 rows are counted.
create function private.group_records(
  p_kind text, p_by text, p_sum text default null, p_words text default null,
  p_filters public.payload default '[]'
)
returns table (value text, records bigint, sum numeric)
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off as $$
declare
  v_where text;
  v_most constant integer := 20000;
  v_workspace_id uuid;
  v_parts text[] := '{}';
begin
  perform private.require_record_kind(p_kind);
  if not private.has_readable_column(p_kind, p_by, '{text,boolean}')
    or (p_sum is not null and not private.has_readable_column(p_kind, p_sum, '{numeric,bigint,integer,smallint}')) then
    raise exception 'This grouping isn''t available for this list.' using errcode = 'HXRGR';
  end if;
  v_where := private.build_trash_filter(p_filters) || ' and ' || private.build_filter_clause(p_kind, p_filters);
  foreach v_workspace_id in array private.list_my_workspace_ids(p_kind) loop
    v_parts := v_parts || format(
      '(select %I::text as value, %s as summand from %s r where workspace_id = %L::uuid and %s limit %s)',
      p_by, case when p_sum is null then 'null::numeric' else format('%I::numeric', p_sum) end,
      private.build_record_source(p_kind, v_workspace_id, p_words), v_workspace_id, v_where, v_most
    );
  end loop;
  if cardinality(v_parts) > 0 then
    return query execute format(
      'select a.value, count(*), sum(a.summand) from (select * from (%s) one limit %s) a group by 1 order by 1 nulls last',
      array_to_string(v_parts, ' union all '), v_most
    );
  end if;
end $$;

-- True if users can read a column of these records and it has one of these types.
create function private.has_readable_column(p_kind text, p_column text, p_types text[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = to_regclass(format('public.%I', p_kind))
      and a.attname = p_column and a.attnum > 0 and not a.attisdropped
      and a.atttypid::regtype::text = any (p_types)
      and has_column_privilege('authenticated', a.attrelid, a.attnum, 'select')
  )
$$;

select private.expose('group_records', 'authenticated');
