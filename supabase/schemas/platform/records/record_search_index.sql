-- Search words of records. Each word is indexed together with its scope, so a search reads only what its
-- caller may see, however common the word is.

create function private.workspace_search_prefix(p_workspace_id uuid) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return substr(md5(p_workspace_id::text), 1, 16);
end $$;
grant execute on function private.workspace_search_prefix(uuid) to authenticated, service_role;

-- Builds the index `<kind>_words_idx` from a noun's searchable columns: their words, and numbers also without
-- punctuation. Called on every row change, so it takes all texts at once.
create function private.build_record_search_vector(p_workspace_id uuid, variadic p_texts text[]) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_mark constant text := private.workspace_search_prefix(p_workspace_id);
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
end $$;
-- The index calls it with the writer's rights.
grant execute on function private.build_record_search_vector(uuid, text[]) to authenticated, service_role;

create function private.split_search_words(p_words text) returns setof text
language plpgsql immutable set search_path = '' as $$
begin
  return query
  select w from regexp_split_to_table(lower(left(p_words, 200)), '[[:space:][:punct:]]+') w where w <> '' limit 8;
end $$;

-- Builds a query for all these prefixes; null if there are none.
create function private.build_record_search_query(p_workspace_id uuid, p_words text) returns tsquery
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select string_agg('''' || private.workspace_search_prefix(p_workspace_id) || left(w, 40) || ''':*', ' & ')::tsquery
    from private.split_search_words(p_words) w
  );
end $$;
