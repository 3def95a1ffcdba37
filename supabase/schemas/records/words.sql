-- Words by which records are found. Each is kept together with the book that it stands in, so that a search touches
-- nothing but what its caller may read, however often others use the word.

-- The words of a text, and a number without what it is punctuated with.
create function private.words_of(p_text text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array(
    select distinct left(w, 40)
    from regexp_split_to_table(
      lower(p_text)
        || case when p_text ~ '^[0-9+() ./-]+$' then ' ' || regexp_replace(p_text, '[^0-9]', '', 'g') else '' end,
      '[[:space:][:punct:]]+'
    ) w
    where w <> '' limit 200
  );
end
$$;
revoke all on function private.words_of(text) from public, anon, authenticated, service_role;
grant execute on function private.words_of(text) to authenticated, service_role;

create function private.book_mark(p_book uuid) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select substr(md5(p_book::text), 1, 16)
$$;
revoke all on function private.book_mark(uuid) from public, anon, authenticated, service_role;
grant execute on function private.book_mark(uuid) to authenticated, service_role;

-- What the index `<kind>_words_idx` is made of, beside the columns that a noun is found by.
create function private.record_words(p_book uuid, variadic p_texts text[]) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array_to_tsvector(array(
    select distinct private.book_mark(p_book) || w
    from unnest(p_texts) t (text), unnest(private.words_of(t.text)) w
  ));
end
$$;
revoke all on function private.record_words(uuid, text[]) from public, anon, authenticated, service_role;
-- The index asks it in the name of whoever writes.
grant execute on function private.record_words(uuid, text[]) to authenticated, service_role;

-- All these words, each by its beginning; null for none.
create function private.record_question(p_book uuid, p_words text) returns tsquery
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select string_agg('''' || private.book_mark(p_book) || w || ''':*', ' & ')::tsquery
    from (
      select w from regexp_split_to_table(lower(left(p_words, 200)), '[[:space:][:punct:]]+') w where w <> '' limit 8
    ) asked
  );
end
$$;
revoke all on function private.record_question(uuid, text) from public, anon, authenticated, service_role;
