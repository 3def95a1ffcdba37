-- Checks that calls of several areas share. Each raises the code of the area that calls it. A save sends the version that it
-- read; 0 for a new record.

-- Refuses a record of another community and a removed one. A record that is new has no community yet.
create function private.require_same_community(p_known_id uuid, p_community_id uuid, p_removed_at timestamptz default null) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_known_id <> p_community_id or p_removed_at is not null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
end $$;

-- Refuses, with this code, a record that changed since it was read. `p_known` is its version now; null for a new record.
create function private.require_same_version(p_known integer, p_version integer, p_code text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_known <> p_version then
    raise exception 'Someone else changed this.' using errcode = p_code;
  end if;
end $$;

-- True for a repeat of the request that created the record: it changes nothing. Refuses a record that changed since.
create function private.is_repeated_save(p_known integer, p_version integer, p_code text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if p_known is not null and p_version = 0 then
    return true;
  end if;
  perform private.require_same_version(p_known, p_version, p_code);
  return false;
end $$;

create function private.require_reason(p_reason text, p_code text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(char_length(btrim(p_reason)), 0) < 3 then
    raise exception 'Enter a reason.' using errcode = p_code;
  end if;
end $$;
