-- Every word in names of live listings, for typo correction. It grows with the vocabulary, hardly with the
-- market. `uses` counts the suggestions that contain it.
create table private.search_words (
  word text primary key,
  uses integer not null
);

create index search_words_word_idx on private.search_words using gin (word extensions.gin_trgm_ops);

create function private.update_search_word_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Fixed order, so concurrent inserts with the same words can't deadlock.
  insert into private.search_words as w (word, uses)
  select t.word, sum(case when tg_op = 'INSERT' then 1 else -1 end)
  from changed c
  cross join lateral regexp_split_to_table(private.normalize_search_text(c.suggestion), ' ') as t (word)
  where t.word <> ''
  group by t.word
  order by t.word
  on conflict (word) do update set uses = w.uses + excluded.uses;
  if tg_op = 'DELETE' then
    delete from private.search_words w where w.uses <= 0;
  end if;
  return null;
end $$;

create trigger update_search_word_counts_on_insert after insert on private.search_suggestions
  referencing new table as changed
  for each statement execute function private.update_search_word_counts();

create trigger update_search_word_counts_on_delete after delete on private.search_suggestions
  referencing old table as changed
  for each statement execute function private.update_search_word_counts();

create index search_words_spent_idx on private.search_words (word) where uses <= 0;

-- Returns the search terms and what each is read as: itself if known, else the closest word. Short words and
-- numbers are taken literally.
create function private.correct_search_words(p_search text) returns table (place bigint, word text, read text)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select t.place, t.word, coalesce(
      case
        when char_length(t.word) >= 4 and t.word !~ '[0-9]'
          and not exists (select from private.search_words w where w.word like '%' || t.word || '%')
        then (
          select w.word from private.search_words w
          where w.word operator(extensions.%) t.word
            and abs(char_length(w.word) - char_length(t.word)) <= 2
          order by extensions.similarity(w.word, t.word) desc, w.uses desc, w.word
          limit 1
        )
      end,
      t.word
    )
    from regexp_split_to_table(private.normalize_search_text(left(p_search, 100)), ' ') with ordinality as t (word, place)
    where t.word <> ''
    limit 8;
end $$;
