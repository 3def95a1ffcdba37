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
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select substr(
      extensions.hmac(convert_to(p_scope || ':', 'UTF8') || p_words, s.secret, 'sha256'), 1, 16
    )
    from private.cursor_secret s
  );
end
$$;

create function private.seal_cursor(p_scope text, p_key jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_words constant bytea := convert_to(p_key::text, 'UTF8');
begin
  return translate(
    encode(private.cursor_signature(p_scope, v_words) || v_words, 'base64'), E'+/=\n', '-_'
  );
end
$$;

-- Returns a cursor's values; null for none. Raises an error if it was not signed for this list and order.
create function private.open_cursor(p_scope text, p_cursor text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
end
$$;
