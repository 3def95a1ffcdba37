-- What a line and what tags may be made of: nothing that breaks a line or turns the direction of writing. Null is fine.
create function private.is_line(p_text text, p_longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(p_text) <= p_longest and p_text !~ '[\x01-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
$$;
revoke all on function private.is_line(text, integer) from public, anon, authenticated, service_role;
grant execute on function private.is_line(text, integer) to authenticated, service_role;

create function private.are_tags(p_tags text[]) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return cardinality(p_tags) <= 30 and not exists (
    select from unnest(p_tags) t (tag)
    where t.tag is null or btrim(t.tag) = '' or not private.is_line(t.tag, 40)
  );
end
$$;
revoke all on function private.are_tags(text[]) from public, anon, authenticated, service_role;
grant execute on function private.are_tags(text[]) to authenticated, service_role;
