-- Sanitizes browser reports again on the server: anyone can send anything, whatever our client does. Mirrors
-- shared/admin/operations/redactPersonalData.ts; a test compares both.

-- True for a word that could be a key, an ID, or a personal number.
create function private.is_likely_secret(p_word text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(p_word) >= 24
    or p_word ~ '[0-9]{5}'
    or (p_word ~ '[A-Za-z]' and char_length(p_word) >= 8 and p_word ~ '[0-9].*[0-9]')
    or (p_word ~ '[A-Za-z]' and char_length(p_word) >= 12 and p_word ~ '[0-9]')
$$;

-- Returns text without addresses, queries, phone numbers, quoted text, and anything that looks like a key.
create function private.redact_personal_data(p_text text, p_most integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_text text := left(coalesce(p_text, ''), 1000);
begin
  v_text := regexp_replace(v_text, '[[:cntrl:][:space:]]+', ' ', 'g');
  v_text := regexp_replace(v_text, '[A-Za-z][A-Za-z0-9+.-]*://[^ "''`<>]*', '(address)', 'g');
  v_text := regexp_replace(v_text, '[^ "''`<>(),;:=]*(@|%40)[^ "''`<>(),;:=]*', '(address)', 'g');
  v_text := regexp_replace(v_text, '[?#][^ "''`<>()]*', '', 'g');
  -- Quoted text may be user input; field names stay.
  select string_agg(
    case
      when part[1] ~ '^["''`].+["''`]$' and part[1] !~ '^["''`][a-z_$][A-Za-z_$.]{0,40}["''`]$' then '(text)'
      else part[1]
    end, '' order by n
  ) into v_text
  from regexp_matches(v_text, '"[^"]*"|''[^'']*''|`[^`]*`|[^"''`]+|["''`]', 'g') with ordinality as parts (part, n);
  select string_agg(
    case when part[1] ~ '^[A-Za-z0-9_+/=-]' and private.is_likely_secret(part[1]) then '(token)' else part[1] end,
    '' order by n
  ) into v_text
  from regexp_matches(coalesce(v_text, ''), '[A-Za-z0-9_+/=-]+|[^A-Za-z0-9_+/=-]+', 'g') with ordinality as parts (part, n);
  v_text := regexp_replace(coalesce(v_text, ''), '[+]?[0-9][0-9 ().-]{6,}[0-9]', '(number)', 'g');
  return btrim(left(v_text, p_most));
end $$;

-- Returns a path's route pattern; nothing for unknown ones.
create function private.route_pattern(p_path text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_path ~ '^(/:?[A-Za-z][A-Za-z-]{0,39}){1,6}$' or p_path in ('/', '/404') then p_path
    else '(unknown)'
  end
$$;

create function private.sanitize_version(p_version text) returns text
language sql immutable set search_path = '' as $$
  select case when p_version ~ '^[0-9]{1,3}[.][0-9]{1,3}[.][0-9]{1,3}([+][0-9a-z]{1,12})?$' then p_version else '(unknown)' end
$$;

-- Hourly report counts by sender. Senders are stored as digests, briefly.
create table private.report_senders (
  sender text not null,
  hour timestamptz not null,
  reports integer not null,
  constraint report_senders_pkey primary key (sender, hour)
);

alter table private.report_senders enable row level security;

-- Enforces rate limits per address and in total.
create function private.enforce_report_rate_limit(p_kind text, p_address text, p_count integer, p_most integer, p_most_of_all integer)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_hour constant timestamptz := date_trunc('hour', now());
  v_sender constant text := encode(sha256(convert_to(p_kind || ':' || coalesce(p_address, 'unknown'), 'UTF8')), 'hex');
  v_reports integer;
begin
  insert into private.report_senders as s (sender, hour, reports) values (v_sender, v_hour, p_count)
  on conflict (sender, hour) do update set reports = s.reports + excluded.reports
  returning s.reports into v_reports;
  if v_reports > p_most then
    raise exception 'Too many reports. Try again in an hour.' using errcode = 'HXORT';
  end if;
  insert into private.report_senders as s (sender, hour, reports) values (p_kind, v_hour, p_count)
  on conflict (sender, hour) do update set reports = s.reports + excluded.reports
  returning s.reports into v_reports;
  if v_reports > p_most_of_all then
    raise exception 'Too many reports. Try again in an hour.' using errcode = 'HXORT';
  end if;
end $$;
