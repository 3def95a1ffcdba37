-- Words by which records are found. Each is kept together with the book that it stands in, so that a search touches
-- nothing but what its caller may read, however often others use the word.

create function private.book_mark(p_book uuid) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return substr(md5(p_book::text), 1, 16);
end
$$;
revoke all on function private.book_mark(uuid) from public, anon, authenticated, service_role;
grant execute on function private.book_mark(uuid) to authenticated, service_role;

-- What the index `<kind>_words_idx` is made of, beside the columns that a noun is found by: their words, and a number
-- also without what it is punctuated with. It is asked at each change of a row, so all texts are taken at once.
create function private.record_words(p_book uuid, variadic p_texts text[]) returns tsvector
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
revoke all on function private.record_words(uuid, text[]) from public, anon, authenticated, service_role;
-- The index asks it in the name of whoever writes.
grant execute on function private.record_words(uuid, text[]) to authenticated, service_role;

create function private.asked_words(p_words text) returns setof text
language plpgsql immutable set search_path = ''
as $$
begin
  return query
  select w from regexp_split_to_table(lower(left(p_words, 200)), '[[:space:][:punct:]]+') w where w <> '' limit 8;
end
$$;
revoke all on function private.asked_words(text) from public, anon, authenticated, service_role;

-- All these words, each by its beginning; null for none.
create function private.record_question(p_book uuid, p_words text) returns tsquery
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select string_agg('''' || private.book_mark(p_book) || left(w, 40) || ''':*', ' & ')::tsquery
    from private.asked_words(p_words) w
  );
end
$$;
revoke all on function private.record_question(uuid, text) from public, anon, authenticated, service_role;
