-- Pagination cursors: the sort values of the last row shown, signed. If clients could write one, they could
-- compare any value with rows they can't see.
create table private.cursor_secret (
  secret bytea primary key,
  is_only boolean not null default true,
  constraint cursor_secret_is_only check (is_only),
  constraint cursor_secret_once unique (is_only)
);

-- Signs a cursor for one list in one order, named by `p_scope`.
create function private.cursor_signature(p_scope text, p_words bytea) returns bytea
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select substr(
      extensions.hmac(convert_to(p_scope || ':', 'UTF8') || p_words, s.secret, 'sha256'), 1, 16
    )
    from private.cursor_secret s
  );
end $$;

create function private.seal_cursor(p_scope text, p_key jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_words constant bytea := convert_to(p_key::text, 'UTF8');
begin
  return translate(
    encode(private.cursor_signature(p_scope, v_words) || v_words, 'base64'), E'+/=\n', '-_'
  );
end $$;

-- Returns a cursor's values; null for none. Raises an error if it was not signed for this list and order.
create function private.open_cursor(p_scope text, p_cursor text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_bytes bytea;
begin
  if p_cursor is null then
    return null;
  end if;
  if char_length(p_cursor) between 24 and 2000 and p_cursor ~ '^[A-Za-z0-9_-]+$' then
    begin
      v_bytes := decode(
        rpad(translate(p_cursor, '-_', '+/'), (char_length(p_cursor) + 3) / 4 * 4, '='), 'base64'
      );
    exception when invalid_parameter_value then
      v_bytes := null;
    end;
    if substr(v_bytes, 1, 16) = private.cursor_signature(p_scope, substr(v_bytes, 17)) then
      return convert_from(substr(v_bytes, 17), 'UTF8')::jsonb;
    end if;
  end if;
  raise exception 'This page has expired.'
    using errcode = 'HXPCU', hint = 'Go back to the first page.';
end $$;

-- The position of a row in a list ordered by time and ID, newest first.
create type private.time_cursor as (at timestamptz, id uuid);

-- Same as `open_cursor` for such a list. Without a cursor, returns a position before the first row.
create function private.open_time_cursor(p_scope text, p_cursor text) returns private.time_cursor
language plpgsql stable security definer set search_path = '' as $$
declare
  v_key constant jsonb := coalesce(
    private.open_cursor(p_scope, p_cursor), '["infinity", "ffffffff-ffff-ffff-ffff-ffffffffffff"]'
  );
begin
  return row((v_key ->> 0)::timestamptz, (v_key ->> 1)::uuid)::private.time_cursor;
end $$;

-- Returns the number of rows of a page: what the caller asked for, between 1 and the most of the list.
create function private.limit_page_size(p_size integer, p_default integer, p_most integer) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(coalesce(p_size, p_default), 1), p_most)
$$;

-- Returns a page of a list as `{rows, next, count}`: `next` is the cursor of the next page, and `count` is capped at 1001,
-- the most that screens show. The list is `p_from` with the rows that meet `p_where`, in the order of `p_keys` with these
-- types, the last of which is the ID. `p_row` is what a row returns. `p_join` adds the table of a key, which no condition
-- needs. All are SQL written by the caller, so that the planner can use the index of each order and condition.
create function private.find_page(
  p_scope text, p_after text, p_size integer, p_from text, p_where text, p_keys text[], p_types text[], p_row text,
  p_is_descending boolean default false, p_join text default '', p_counts_once boolean default false
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_from constant jsonb := private.open_cursor(p_scope, p_after);
  v_keys constant text := array_to_string(p_keys, ', ');
  v_id constant text := p_keys[cardinality(p_keys)];
  v_direction constant text := case when p_is_descending then ' desc' else '' end;
  v_past text := 'true';
  v_ids uuid[];
  v_rows jsonb;
  v_last jsonb;
  v_count bigint;
begin
  if v_from is not null then
    select format('(%s) %s (%s)', v_keys, case when p_is_descending then '<' else '>' end, string_agg(
      format('%L::%s', v_from ->> k.place::integer - 1, k.type), ', ' order by k.place
    )) into v_past
    from unnest(p_types) with ordinality k (type, place);
  end if;
  execute format(
    'select array(select %s from %s %s where %s and %s order by %s limit %s)', v_id, p_from, p_join, p_where, v_past,
    array_to_string(p_keys, v_direction || ', ') || v_direction, p_size + 1
  ) into v_ids;
  execute format(
    'select coalesce(jsonb_agg(%s order by array_position($1, %s)), ''[]'') from %s %s where %2$s = any ($1)',
    p_row, v_id, p_from, p_join
  ) into v_rows using v_ids[1:p_size];
  if cardinality(v_ids) > p_size then
    execute format('select jsonb_build_array(%s) from %s %s where %s = $1', v_keys, p_from, p_join, v_id)
    into v_last using v_ids[p_size];
  end if;
  if v_from is null or not p_counts_once then
    execute format('select count(*) from (select from %s where %s limit 1001) counted', p_from, p_where) into v_count;
  end if;
  return jsonb_build_object(
    'rows', v_rows, 'next', case when v_last is not null then private.seal_cursor(p_scope, v_last) end, 'count', v_count
  );
end $$;
