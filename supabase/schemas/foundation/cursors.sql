-- Where a page of a list begins is said by a cursor: what the list is sorted by in the last row that was
-- shown, sealed. Whoever could write one would ask how any value compares with rows that they never see.
create table private.cursor_secret (
  secret bytea primary key,
  is_only boolean not null default true,
  constraint cursor_secret_is_only check (is_only),
  constraint cursor_secret_once unique (is_only)
);

revoke all on table private.cursor_secret from public, anon, authenticated, service_role;

-- Signs what a cursor says for one list in one order, which `p_scope` names.
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
revoke all on function private.cursor_signature(text, bytea) from public, anon, authenticated, service_role;

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
revoke all on function private.seal_cursor(text, jsonb) from public, anon, authenticated, service_role;

-- What a cursor says; null for none. One that was not sealed for this list in this order is refused.
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
  raise exception 'This cursor is not of this list.'
    using errcode = 'HXPCU', hint = 'Ask for the first page.';
end
$$;
revoke all on function private.open_cursor(text, text) from public, anon, authenticated, service_role;
