-- Search box suggestions: places, communities, and brokerages of live listings, each with its listing count.
create table private.search_suggestions (
  suggestion_type text not null,
  suggestion text not null,
  frequency integer not null,
  constraint search_suggestions_pkey primary key (suggestion_type, suggestion),
  constraint search_suggestions_type_is_known check (suggestion_type in ('location', 'property', 'broker'))
);
-- Triggers in other files:
--   listings/catalog/search_words.sql: update_search_word_counts_on_insert, update_search_word_counts_on_delete

create index search_suggestions_spent_idx on private.search_suggestions (suggestion) where frequency <= 0;

-- Where a suggestion can be matched: at the start of each of its first words, as `normalize_search_text` writes them.
create table private.search_starts (
  start text collate "C" not null,
  suggestion_type text not null,
  suggestion text not null,
  constraint search_starts_pkey primary key (suggestion_type, start, suggestion),
  constraint search_starts_suggestion_fkey foreign key (suggestion_type, suggestion)
    references private.search_suggestions (suggestion_type, suggestion) on delete cascade
);

create index search_starts_suggestion_idx on private.search_starts (suggestion_type, suggestion);

-- Normalizes as people type: lowercase, single spaces, letters and digits only.
create function private.normalize_search_text(p_text text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(lower(p_text), '[^[:alnum:]]+', ' ', 'g'))
$$;

create function private.update_suggestion_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    $query$
      with counted as (
        insert into private.search_suggestions as s (suggestion_type, suggestion, frequency)
        select offered.kind, offered.suggestion, sum(c.times)
        from (%s) c, lateral (values
          ('location', c.location), ('property', c.property_name), ('broker', c.broker_name)
        ) as offered (kind, suggestion)
        where private.normalize_search_text(offered.suggestion) <> ''
        group by offered.kind, offered.suggestion
        having sum(c.times) <> 0
        order by offered.kind, offered.suggestion
        on conflict (suggestion_type, suggestion) do update set frequency = s.frequency + excluded.frequency
        returning s.suggestion_type, s.suggestion, s.frequency
      )
      insert into private.search_starts (start, suggestion_type, suggestion)
      select distinct
        array_to_string(words.list[word:], ' '), counted.suggestion_type, counted.suggestion
      from counted
      cross join lateral (select string_to_array(private.normalize_search_text(counted.suggestion), ' ')) as words (list)
      cross join generate_series(1, 6) word
      where counted.frequency > 0 and word <= cardinality(words.list)
      on conflict do nothing
    $query$,
    private.changed_live_listings(tg_op)
  );
  -- Deletes suggestions without live listings; their word starts go with them.
  delete from private.search_suggestions s where s.frequency <= 0;
  return null;
end $$;

select private.set_up_listing_counter('public.listings', 'suggestions', 'private.update_suggestion_counts');

-- Looks at no more than this many per kind, however short the term: further typing narrows it anyway, and the
-- cost per keystroke doesn't grow with the market.
create function private.get_search_suggestions(p_partial_term text, p_suggestion_limit public.whole_number default 8)
returns table (suggestion text, suggestion_type text, frequency integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant text := private.normalize_search_text(left(p_partial_term, 100));
  v_to constant text := v_from || chr(1114111);
begin
  if char_length(v_from) < 2 then
    return;
  end if;
  return query
    select s.suggestion, s.suggestion_type, s.frequency
    from (values ('location'), ('property'), ('broker')) as kind (name)
    cross join lateral (
      select distinct found.suggestion
      from (
        select t.suggestion from private.search_starts t
        where t.suggestion_type = kind.name
          and t.start >= v_from collate "C" and t.start < v_to collate "C"
        limit 500
      ) found
    ) found
    join private.search_suggestions s
      on s.suggestion_type = kind.name and s.suggestion = found.suggestion
    order by s.frequency desc, s.suggestion_type, s.suggestion
    limit least(greatest(coalesce(p_suggestion_limit, 8), 1), 20);
end $$;

-- Returns suggestions by the start of any word of a place, community, or brokerage.
select private.expose('get_search_suggestions', 'anon, authenticated', 'plain');
