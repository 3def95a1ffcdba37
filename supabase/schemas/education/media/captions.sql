-- Reads a WebVTT file with bounds on size, lines, and cues, and keeps only plain text: styles are refused, and so is any
-- tag that isn't part of WebVTT, such as a script.

-- Returns the seconds of a WebVTT time such as 00:01:02.500 or 01:02.500; null for anything else.
create function private.parse_caption_time(p_time text) returns numeric
language plpgsql immutable set search_path = '' as $$
declare
  v_parts constant text[] := regexp_match(p_time, '^(?:(\d{2}):)?([0-5]\d):([0-5]\d\.\d{3})$');
begin
  return coalesce(v_parts[1]::numeric, 0) * 3600 + v_parts[2]::numeric * 60 + v_parts[3]::numeric;
end $$;

-- Returns the text of a cue without WebVTT tags; fails for other tags and for invisible characters.
create function private.parse_caption_text(p_text text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_text text := regexp_replace(
    p_text, '</?(?:[bciuv]|ruby|rt|lang)(?:\.[A-Za-z0-9_.-]{1,60})?(?:[ \t][^<>&]{0,100})?>|<(?:\d{2}:)?[0-5]\d:[0-5]\d\.\d{3}>', '', 'g'
  );
begin
  if v_text ~ '[<>]' or not private.is_plain_message(v_text, 1000) then
    raise exception 'Unsupported tag or character in captions.' using errcode = 'HXEMT';
  end if;
  v_text := replace(replace(replace(replace(replace(replace(
    v_text, '&nbsp;', ' '), '&lrm;', ''), '&rlm;', ''), '&lt;', '<'), '&gt;', '>'), '&amp;', '&');
  return btrim(regexp_replace(v_text, '\s+', ' ', 'g'));
end $$;

create function private.parse_captions(p_vtt text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_lines text[];
  v_line text;
  v_next text;
  v_times text[];
  v_start numeric;
  v_end numeric;
  v_last numeric := 0;
  v_text text;
  v_cues jsonb[] := '{}';
  v_place integer := 2;
  v_count integer;
begin
  if p_vtt is null or octet_length(p_vtt) > 400000 then
    raise exception 'Captions are too long.' using errcode = 'HXEML';
  end if;
  v_lines := string_to_array(regexp_replace(ltrim(p_vtt, U&'\FEFF'), '\r\n?', E'\n', 'g'), E'\n');
  v_count := cardinality(v_lines);
  if v_count > 20000 then
    raise exception 'Captions are too long.' using errcode = 'HXEML';
  elsif v_lines[1] !~ '^WEBVTT([ \t].*)?$' then
    raise exception 'Not a WebVTT file.' using errcode = 'HXEMF';
  end if;
  -- Lines of the header, up to the first empty one.
  while v_place <= v_count and v_lines[v_place] <> '' loop
    v_place := v_place + 1;
  end loop;
  while v_place <= v_count loop
    v_line := v_lines[v_place];
    if btrim(v_line) = '' then
      v_place := v_place + 1;
      continue;
    elsif v_line ~ '^NOTE([ \t]|$)' then
      while v_place <= v_count and v_lines[v_place] <> '' loop
        v_place := v_place + 1;
      end loop;
      continue;
    elsif strpos(v_line, '-->') = 0 then
      -- The name of a cue. A block of styles or regions has no times in its next line.
      v_place := v_place + 1;
      v_next := case when v_place <= v_count then v_lines[v_place] end;
      if v_next is null or strpos(v_next, '-->') = 0 then
        raise exception 'Not a WebVTT file.' using errcode = 'HXEMF';
      end if;
      v_line := v_next;
    end if;
    v_times := regexp_match(v_line, '^([0-9:.]{9,12})[ \t]+-->[ \t]+([0-9:.]{9,12})(?:[ \t]+[A-Za-z0-9:%,. -]{1,200})?$');
    v_start := private.parse_caption_time(v_times[1]);
    v_end := private.parse_caption_time(v_times[2]);
    if v_start is null or v_end is null or v_end <= v_start or v_start < v_last then
      raise exception 'Captions have a wrong time.' using errcode = 'HXEMO';
    end if;
    v_last := v_start;
    v_text := '';
    v_place := v_place + 1;
    while v_place <= v_count and v_lines[v_place] <> '' loop
      if strpos(v_lines[v_place], '-->') > 0 or length(v_text) > 2000 then
        raise exception 'Not a WebVTT file.' using errcode = 'HXEMF';
      end if;
      v_text := v_text || E'\n' || v_lines[v_place];
      v_place := v_place + 1;
    end loop;
    v_text := private.parse_caption_text(v_text);
    if v_text <> '' then
      v_cues := v_cues || jsonb_build_object('start', v_start, 'end', v_end, 'text', v_text);
    end if;
    if cardinality(v_cues) > 3000 then
      raise exception 'Captions are too long.' using errcode = 'HXEML';
    end if;
  end loop;
  if cardinality(v_cues) = 0 then
    raise exception 'Captions have no text.' using errcode = 'HXEMF';
  end if;
  return to_jsonb(v_cues);
end $$;
