-- Additional emails, phones, and addresses of a contact: lines such as `work: ada@example.com`; a do-not-call
-- number as `mobile, no calls: (512) 555-0134`.

-- True if the lines have this format and the given values. Checked for each written row, like `is_tag_list`.
create function private.are_contact_methods(p_ways text[], p_values text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_way text;
begin
  if p_ways is null then
    return null;
  elsif cardinality(p_ways) > 40 then
    return false;
  end if;
  foreach v_way in array p_ways loop
    if v_way is null or v_way !~ ('^(work|mobile|home|other)(, no calls)?: ' || p_values || '$')
      or not private.is_single_line(v_way, 320)
    then
      return false;
    end if;
  end loop;
  return true;
end $$;
grant execute on function private.are_contact_methods(text[], text) to authenticated, service_role;

-- Returns the values without their kinds, lowercased.
create function private.contact_method_values(p_ways text[]) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_values text[] := '{}';
  v_way text;
begin
  foreach v_way in array p_ways loop
    v_values := v_values || lower(substr(v_way, position(': ' in v_way) + 2));
  end loop;
  return v_values;
end $$;
grant execute on function private.contact_method_values(text[]) to authenticated, service_role;

-- Text for search: phone numbers as typed and without punctuation.
create function private.contact_method_search_text(p_emails text[], p_phones text[], p_addresses text[]) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_words text := '';
  v_value text;
begin
  if cardinality(p_emails) + cardinality(p_phones) + cardinality(p_addresses) = 0 then
    return '';
  end if;
  foreach v_value in array private.contact_method_values(p_emails || p_phones || p_addresses) loop
    v_words := v_words || ' ' || v_value;
    if v_value ~ '^[0-9+() ./-]+$' then
      v_words := v_words || ' ' || regexp_replace(v_value, '[^0-9]', '', 'g');
    end if;
  end loop;
  return v_words;
end $$;
-- The index calls it with the writer's rights.
grant execute on function private.contact_method_search_text(text[], text[], text[]) to authenticated, service_role;
