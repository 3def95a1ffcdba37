set check_function_bodies = off;

create or replace function private.is_line(p_text text, p_longest integer) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return char_length(p_text) <= p_longest and p_text !~ '[\x01-\x1f\x7f\u202a-\u202e\u2066-\u2069]';
end
$$;

create or replace function private.are_tags(p_tags text[]) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  v_tag text;
begin
  if p_tags is null then
    return null;
  elsif cardinality(p_tags) > 30 then
    return false;
  end if;
  foreach v_tag in array p_tags loop
    if v_tag is null or btrim(v_tag) = '' or not private.is_line(v_tag, 40) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

create or replace function private.book_mark(p_book uuid) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return substr(md5(p_book::text), 1, 16);
end
$$;

create or replace function private.record_words(p_book uuid, variadic p_texts text[]) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  v_mark constant text := private.book_mark(p_book);
  v_part text;
  v_text text := '';
  v_words text[];
begin
  foreach v_part in array p_texts loop
    if v_part <> '' then
      v_text := v_text || ' ' || v_part;
      if v_part ~ '^[0-9+() ./-]+$' then
        v_text := v_text || ' ' || regexp_replace(v_part, '[^0-9]', '', 'g');
      end if;
    end if;
  end loop;
  v_text := btrim(regexp_replace(lower(v_text), '[[:space:][:punct:]]+', ' ', 'g'));
  if v_text = '' then
    return '';
  end if;
  if char_length(v_text) > 400 then
    v_text := regexp_replace(v_text, '([^ ]{40})[^ ]+', '\1', 'g');
  end if;
  v_words := (string_to_array(v_text, ' '))[:1000];
  return array_to_tsvector(string_to_array(v_mark || array_to_string(v_words, ' ' || v_mark), ' '));
end
$$;

create or replace function private.asked_words(p_words text) returns setof text
language plpgsql immutable set search_path = ''
as $$
begin
  return query
  select w from regexp_split_to_table(lower(left(p_words, 200)), '[[:space:][:punct:]]+') w where w <> '' limit 8;
end
$$;

create or replace function private.record_question(p_book uuid, p_words text) returns tsquery
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select string_agg('''' || private.book_mark(p_book) || left(w, 40) || ''':*', ' & ')::tsquery
    from private.asked_words(p_words) w
  );
end
$$;

create or replace function private.most_records() returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  return 200000;
end
$$;

create or replace function private.keep_room(p_kind text, p_book uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_most constant integer := private.most_records();
  v_count integer;
begin
  execute format(
    'select (select count(*) from (select from public.%1$I r where r.book = $1 and r.deleted_at is null limit $2) a)'
      ' + (select count(*) from (select from public.%1$I r where r.book = $1 and r.deleted_at is not null limit $2) b)',
    p_kind
  ) into v_count using p_book, v_most + 1;
  if v_count > v_most then
    raise exception 'There are % of these already.', v_most using errcode = 'HXRMA';
  end if;
end
$$;

create or replace function private.keep_changes() returns trigger
language plpgsql security definer set search_path = '' set jit = off
as $$
declare
  v_kind constant text := tg_table_name;
  v_by constant uuid := auth.uid();
begin
  if tg_op = 'INSERT' then
    perform private.keep_room(v_kind, b.book) from (select distinct a.book from after_rows a) b;
    insert into public.record_changes (kind, record_id, book, version, by, act)
    select v_kind, a.id, a.book, a.version, v_by,
      case when current_setting('haven.imports_records', true) = 'on' then 'imported' else 'created' end
    from after_rows a;
  elsif tg_op = 'UPDATE' then
    perform private.follow_books(v_kind, array_agg(m.id), array_agg(m.book))
    from (select a.id, a.book from after_rows a except select b.id, b.book from before_rows b) m having count(*) > 0;
    -- Planned anew for as many rows as there are: a plan that was made for one would compare each with each. Both rows
    -- have the same columns, which come in the same order.
    execute
      'insert into public.record_changes (kind, record_id, book, version, by, act, was, now)
      select $1, a.id, a.book, a.version, $2,
        case
          when b.deleted_at is null and a.deleted_at is not null then ''deleted''
          when b.deleted_at is not null and a.deleted_at is null then ''restored''
          else ''changed''
        end,
        c.was, c.now
      from after_rows a
      join before_rows b on b.id = a.id
      cross join lateral (
        select jsonb_object_agg(w.key, w.was) as was, jsonb_object_agg(w.key, w.now) as now
        from rows from (jsonb_each(to_jsonb(b)), jsonb_each(to_jsonb(a))) as w (key, was, same_key, now)
        where w.was <> w.now and w.key not in (''version'', ''updated_at'', ''book'')
      ) c
      where c.was is not null'
      using v_kind, v_by;
  else
    perform private.forget_records(v_kind, array_agg(b.id)) from before_rows b having count(*) > 0;
  end if;
  return null;
end
$$;

create or replace function private.record_expression(p_kind text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select pg_get_indexdef(c.oid, 1, true)
    from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid
    where i.indrelid = format('public.%I', p_kind)::regclass and c.relname = p_kind || '_words_idx'
  ), 'to_tsvector('''')');
end
$$;

create or replace function private.record_source(p_kind text, p_book uuid, p_words text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_question constant tsquery := private.record_question(p_book, p_words);
begin
  if v_question is null then
    return format('public.%I', p_kind);
  end if;
  -- By itself, so that the words are looked up before anything is put in order.
  return format(
    '(select * from public.%I where %s @@ %L::tsquery offset 0)', p_kind, private.record_expression(p_kind), v_question
  );
end
$$;

create or replace function private.is_common(p_kind text, p_book uuid, p_words text) returns boolean
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  v_is_common boolean := false;
begin
  if private.record_question(p_book, p_words) is not null then
    execute format(
      'select exists (select from %s found offset 2000)', private.record_source(p_kind, p_book, p_words)
    ) into v_is_common;
  end if;
  return v_is_common;
end
$$;

create or replace function private.record_match(p_kind text, p_book uuid, p_words text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_expression constant text := private.record_expression(p_kind);
  v_texts constant text := substring(v_expression from 'ARRAY\[.*\]');
  v_has text;
begin
  select string_agg(format('position(%L in lower(array_to_string(%s, '' ''))) > 0', left(w, 40), v_texts), ' and ')
  into v_has
  from private.asked_words(p_words) w where w ~ '[^0-9]';
  return concat_ws(' and ', v_has, format('%s @@ %L::tsquery', v_expression, private.record_question(p_book, p_words)));
end
$$;

create or replace function private.find_records(
  p_kind text, p_words text, p_filters jsonb, p_sort text, p_descending boolean, p_after text, p_limit integer
) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  v_where constant text := private.record_where(p_kind, p_filters);
  v_sort constant text := coalesce(p_sort, 'created_at');
  v_is_descending constant boolean := coalesce(p_descending, p_sort is null);
  v_scope constant text := format('%s:%s:%s', p_kind, v_sort, v_is_descending);
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
  v_order constant record := private.record_order(p_kind, v_sort);
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 1000);
  v_direction constant text := case when v_is_descending then 'desc' else 'asc' end;
  v_past text := 'true';
  v_book uuid;
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
  foreach v_book in array private.my_books() loop
    v_is_full := false;
    if private.is_common(p_kind, v_book, p_words) then
      v_part := format(
        '(select id, sort_key from ('
          'select r.*, %1$s as sort_key from public.%2$I r where book = %3$L::uuid and %4$s and %5$s'
          ' order by %1$s %6$s, id %6$s limit %7$s'
          ') near where %8$s and %9$s order by sort_key %6$s, id %6$s limit %10$s)',
        v_order.key, p_kind, v_book, coalesce(v_order.is_of, 'true'), v_past, v_direction, 10 * v_limit, v_where,
        private.record_match(p_kind, v_book, p_words), v_limit
      );
      execute format('select count(*) >= %s from %s a', v_limit, v_part) into v_is_full;
    end if;
    if not v_is_full then
      v_part := format(
        '(select id, %1$s as sort_key from %2$s r where book = %3$L::uuid and %4$s and %5$s and %6$s'
          ' order by %1$s %7$s, id %7$s limit %8$s)',
        v_order.key, private.record_source(p_kind, v_book, p_words), v_book, coalesce(v_order.is_of, 'true'), v_where,
        v_past, v_direction, v_limit
      );
    end if;
    v_parts := v_parts || v_part;
  end loop;
  if cardinality(v_parts) > 0 then
    execute format(
      'select jsonb_agg(to_jsonb(r) || jsonb_build_object(''cursor'','
        ' private.seal_cursor(%1$L, jsonb_build_array(p.sort_key, p.id))) order by p.sort_key %2$s, p.id %2$s)'
        ' from (select * from (%3$s) a order by sort_key %2$s, id %2$s limit %4$s) p join public.%5$I r on r.id = p.id',
      v_scope, v_direction, array_to_string(v_parts, ' union all '), v_limit, p_kind
    ) into v_rows;
  end if;
  return coalesce(v_rows, '[]');
end
$$;

create or replace function private.count_records(p_kind text, p_words text, p_filters jsonb) returns integer
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  v_where constant text := private.record_counted(p_filters) || ' and ' || private.record_where(p_kind, p_filters);
  v_most constant integer := 10001;
  v_book uuid;
  v_part integer;
  v_count integer := 0;
begin
  foreach v_book in array private.my_books() loop
    execute format(
      'select count(*) from (select from %s r where book = %L::uuid and %s limit %s) counted',
      private.record_source(p_kind, v_book, p_words), v_book, v_where, v_most - v_count
    ) into v_part;
    v_count := v_count + v_part;
    exit when v_count >= v_most;
  end loop;
  return v_count;
end
$$;

create or replace function private.sum_records(p_kind text, p_by name, p_sum name, p_words text, p_filters jsonb)
returns table (value text, records bigint, sum numeric)
language plpgsql stable security definer set search_path = '' set jit = off set enable_seqscan = off
as $$
declare
  v_where constant text := private.record_counted(p_filters) || ' and ' || private.record_where(p_kind, p_filters);
  v_book uuid;
  v_parts text[] := '{}';
begin
  foreach v_book in array private.my_books() loop
    v_parts := v_parts || format(
      'select %I::text as value, count(*) as records, sum(%s)::numeric as sum from %s r where book = %L::uuid and %s group by 1',
      p_by, case when p_sum is null then 'null::numeric' else format('%I', p_sum) end,
      private.record_source(p_kind, v_book, p_words), v_book, v_where
    );
  end loop;
  if cardinality(v_parts) > 0 then
    return query execute format(
      'select value, sum(records)::bigint, sum(sum) from (%s) a group by 1 order by 1', array_to_string(v_parts, ' union all ')
    );
  end if;
end
$$;

revoke all on function private.asked_words(text) from public, anon, authenticated, service_role;
revoke all on function private.most_records() from public, anon, authenticated, service_role;
revoke all on function private.record_expression(text) from public, anon, authenticated, service_role;
revoke all on function private.is_common(text, uuid, text) from public, anon, authenticated, service_role;
revoke all on function private.record_match(text, uuid, text) from public, anon, authenticated, service_role;

drop function private.words_of(text);

alter index public.contacts_words_idx set (gin_pending_list_limit = 512);
