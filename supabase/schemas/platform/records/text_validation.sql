-- Validates a single line or tag: no line breaks, no bidi marks. Null passes. The shared rule for every short
-- text that others can see; `tests/security/single-line-text.test.ts` checks all of them. Runs for every written row,
-- and an SQL function would be re-initialized each time.
create function private.is_single_line(p_text text, p_longest integer) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return char_length(p_text) <= p_longest and p_text !~ '[\x01-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]';
end $$;
grant execute on function private.is_single_line(text, integer) to authenticated, service_role;

create function private.is_tag_list(p_tags text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_tag text;
begin
  if p_tags is null then
    return null;
  elsif cardinality(p_tags) > 30 then
    return false;
  end if;
  foreach v_tag in array p_tags loop
    if v_tag is null or btrim(v_tag) = '' or not private.is_single_line(v_tag, 40) then
      return false;
    end if;
  end loop;
  return true;
end $$;
grant execute on function private.is_tag_list(text[]) to authenticated, service_role;

-- Validates a file name: one line, no path. Bidi marks could disguise the extension, so they are rejected
-- too.
create function private.is_file_name(p_name text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return char_length(btrim(p_name)) >= 1 and private.is_single_line(p_name, 200) and p_name !~ '[\u200e\u200f/\\]';
end $$;
grant execute on function private.is_file_name(text) to authenticated, service_role;

-- Validates a text of several lines: allows tabs and line breaks, but no other control characters and none that reorder a
-- line. Null passes.
create function private.is_plain_message(p_text text, p_longest integer) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return char_length(p_text) <= p_longest and p_text !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]';
end $$;
grant execute on function private.is_plain_message(text, integer) to authenticated, service_role;
