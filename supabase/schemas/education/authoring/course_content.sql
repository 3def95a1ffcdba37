-- The shape of a course as staff edit it. Lessons are shown as they are saved, so a draft with any other shape is refused.

-- True for an object whose keys hold plain texts, none longer than `p_longest`.
create function private.has_plain_texts(p_value jsonb, p_keys text[], p_longest integer) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(p_value) = 'object' and not exists (
    select from unnest(p_keys) k (key)
    where jsonb_typeof(p_value -> k.key) is distinct from 'string'
      or not private.is_plain_message(p_value ->> k.key, p_longest)
  );
end $$;

-- True for an array of at most `p_most` objects with these plain texts.
create function private.is_list_of_texts(p_value jsonb, p_keys text[], p_most integer) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(p_value) = 'array' then
    jsonb_array_length(p_value) between 1 and p_most and not exists (
      select from jsonb_array_elements(p_value) e where not private.has_plain_texts(e.value, p_keys, 4000)
    )
  else false end;
end $$;

-- True for an array of at most `p_most` plain texts.
create function private.is_text_array(p_value jsonb, p_most integer) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(p_value) = 'array' then
    jsonb_array_length(p_value) between 1 and p_most and not exists (
      select from jsonb_array_elements(p_value) e
      where jsonb_typeof(e.value) <> 'string' or not private.is_plain_message(e.value #>> '{}', 4000)
    )
  else false end;
end $$;

create function private.is_whole_number_between(p_value jsonb, p_least integer, p_most integer) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(p_value) = 'number' then
    (p_value #>> '{}')::numeric between p_least and p_most and (p_value #>> '{}')::numeric % 1 = 0
  else false end;
end $$;

-- True for a table whose rows have as many cells as it has columns.
create function private.is_table_block(p_block jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.has_plain_texts(p_block, '{caption}', 200) and private.is_list_of_texts(p_block -> 'columns', '{label}', 12)
    and (p_block -> 'source' is null or private.has_plain_texts(p_block, '{source}', 500))
    and jsonb_typeof(p_block -> 'rows') = 'array' and jsonb_array_length(p_block -> 'rows') between 1 and 60
    and not exists (
      select from jsonb_array_elements(p_block -> 'rows') r
      where not (
        private.is_text_array(r.value, 12) and jsonb_array_length(r.value) = jsonb_array_length(p_block -> 'columns')
      )
    );
end $$;

-- True for the ID of a video, a file, or captions.
create function private.is_media_id(p_value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(p_value) = 'string' and p_value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
end $$;

-- True for a block that the lesson page can show.
create function private.is_lesson_block(p_block jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(case p_block ->> 'kind'
    when 'text' then private.is_text_array(p_block -> 'paragraphs', 60)
    when 'list' then private.is_text_array(p_block -> 'items', 60)
    when 'steps' then private.is_list_of_texts(p_block -> 'steps', '{title,text}', 40)
    when 'terms' then private.is_list_of_texts(p_block -> 'terms', '{term,text}', 40)
    when 'slides' then private.is_list_of_texts(p_block -> 'slides', '{title,text}', 60)
    when 'paths' then private.is_list_of_texts(p_block -> 'paths', '{title,text,to}', 20) and not exists (
      select from jsonb_array_elements(p_block -> 'paths') p where p.value ->> 'to' !~ '^/[^/\\]'
    )
    when 'table' then private.is_table_block(p_block)
    when 'example' then private.has_plain_texts(p_block, '{title,conclusion}', 2000)
      and private.is_list_of_texts(p_block -> 'given', '{label,value}', 40)
      and private.is_list_of_texts(p_block -> 'working', '{line,result}', 40)
    when 'bars' then private.has_plain_texts(p_block, '{title,unit,source}', 500)
      and private.is_list_of_texts(p_block -> 'bars', '{label}', 40) and not exists (
        select from jsonb_array_elements(p_block -> 'bars') b where jsonb_typeof(b.value -> 'value') is distinct from 'number'
      )
    when 'note' then private.has_plain_texts(p_block, '{text}', 2000) and p_block ->> 'tone' in ('hint', 'caution')
    when 'quote' then private.has_plain_texts(p_block, '{text,who}', 2000)
    when 'exercise' then private.has_plain_texts(p_block, '{text}', 2000) and p_block ->> 'calculator' in ('valuation', 'investment')
    when 'package' then private.has_plain_texts(p_block, '{text}', 2000)
      and p_block ->> 'package' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    when 'video' then private.has_plain_texts(p_block, '{title,text}', 2000) and private.is_media_id(p_block -> 'media')
      and private.is_single_line(p_block ->> 'title', 200) and char_length(btrim(p_block ->> 'title')) >= 1
      and (p_block -> 'captions' is null or private.is_media_id(p_block -> 'captions'))
    when 'file' then private.has_plain_texts(p_block, '{text}', 2000) and private.is_media_id(p_block -> 'media')
    when 'task' then private.has_plain_texts(p_block, '{text}', 2000) and p_block ->> 'task' in ('underwrite', 'size_loan')
  end, false);
end $$;

create function private.is_course_lesson(p_lesson jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.has_plain_texts(p_lesson, '{id,title,summary}', 300)
    and p_lesson ->> 'id' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(p_lesson ->> 'id') <= 60
    and char_length(btrim(p_lesson ->> 'title')) >= 1 and private.is_single_line(p_lesson ->> 'title', 120)
    and private.is_single_line(p_lesson ->> 'summary', 300)
    and (p_lesson -> 'section' is null or (
      private.has_plain_texts(p_lesson, '{section}', 80) and private.is_single_line(p_lesson ->> 'section', 80)
    ))
    and private.is_whole_number_between(p_lesson -> 'minutes', 1, 240)
    and jsonb_typeof(p_lesson -> 'blocks') = 'array' and jsonb_array_length(p_lesson -> 'blocks') <= 60
    and not exists (
      select from jsonb_array_elements(p_lesson -> 'blocks') b where not private.is_lesson_block(b.value)
    );
end $$;

create function private.is_course_question(p_question jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return private.has_plain_texts(p_question, '{lesson,prompt,explanation}', 1000)
    and p_question ->> 'lesson' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(p_question ->> 'lesson') <= 60
    and char_length(btrim(p_question ->> 'prompt')) between 1 and 600
    and private.is_text_array(p_question -> 'choices', 8) and jsonb_array_length(p_question -> 'choices') >= 2
    and not exists (
      select from jsonb_array_elements_text(p_question -> 'choices') c
      group by btrim(c.value) having count(*) > 1 or char_length(btrim(c.value)) not between 1 and 300
    );
end $$;

-- True for the content of a draft: a course with its lessons and question bank.
create function private.is_course_content(p_content jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(
    private.has_plain_texts(p_content, '{title,summary,category,level}', 300)
    and char_length(btrim(p_content ->> 'title')) >= 1 and private.is_single_line(p_content ->> 'title', 120)
    and private.is_single_line(p_content ->> 'summary', 300)
    and p_content ->> 'category' in ('markets-and-care', 'finance', 'operations', 'transactions')
    and p_content ->> 'level' in ('introductory', 'intermediate')
    and private.is_whole_number_between(p_content -> 'quiz_questions', 1, 50)
    and private.is_whole_number_between(p_content -> 'passing_percent', 50, 100)
    and private.is_whole_number_between(p_content -> 'attempts_per_day', 1, 20)
    and (
      coalesce(jsonb_typeof(p_content -> 'valid_months'), 'null') = 'null'
      or private.is_whole_number_between(p_content -> 'valid_months', 1, 120)
    )
    and jsonb_typeof(p_content -> 'lessons') = 'array' and jsonb_array_length(p_content -> 'lessons') between 1 and 60
    and jsonb_typeof(p_content -> 'questions') = 'array' and jsonb_array_length(p_content -> 'questions') <= 200
    and not exists (
      select from jsonb_array_elements(p_content -> 'lessons') l where not private.is_course_lesson(l.value)
    )
    and not exists (
      select from jsonb_array_elements(p_content -> 'lessons') l group by l.value ->> 'id' having count(*) > 1
    )
    and not exists (
      select from jsonb_array_elements(p_content -> 'questions') q where not private.is_course_question(q.value)
    )
    and not exists (
      select from jsonb_array_elements(p_content -> 'questions') q group by q.value ->> 'prompt' having count(*) > 1
    ),
    false
  );
exception
  -- A value of another type than expected.
  when invalid_parameter_value or invalid_text_representation then
    return false;
end $$;
