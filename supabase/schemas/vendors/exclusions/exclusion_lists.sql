-- Federal exclusion lists: the OIG's list of excluded individuals and entities (LEIE) and the exclusions of SAM.gov. An
-- administrator imports each new file; the latest file of a source replaces the one before. Vendors and their owners are
-- checked against it, and a person decides about each possible match. Rows are in `private`: only staff read them.
create table private.exclusion_files (
  id uuid primary key,
  source text not null,
  file_name text not null,
  status text not null default 'loading',
  rows integer not null default 0,
  checked integer not null default 0,
  checked_until uuid,
  added_at timestamptz not null default now(),
  finished_at timestamptz,

  constraint exclusion_files_source_is_known check (source in ('leie', 'sam')),
  constraint exclusion_files_file_name_is_plain check (private.is_file_name(file_name)),
  constraint exclusion_files_status_is_known check (status in ('loading', 'checking', 'done', 'replaced'))
);

comment on column private.exclusion_files.checked_until is 'The last vendor checked, in ID order; the check resumes after it.';

create index exclusion_files_added_idx on private.exclusion_files (added_at desc);

create table private.exclusion_entries (
  file_id uuid not null references private.exclusion_files (id) on delete cascade,
  n integer not null,
  entry_key text not null,
  name text not null,
  match_name text not null,
  is_person boolean not null,
  npi text,
  place text not null,
  state text,
  kind text not null,
  excluded_on date,

  primary key (file_id, n),
  constraint exclusion_entries_n_in_range check (n between 1 and 1000000),
  constraint exclusion_entries_name_is_plain check (private.is_single_line(name, 240)),
  constraint exclusion_entries_entry_key_shape check (private.is_single_line(entry_key, 60)),
  constraint exclusion_entries_match_name_is_plain check (private.is_single_line(match_name, 240)),
  constraint exclusion_entries_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint exclusion_entries_place_is_plain check (private.is_single_line(place, 160)),
  constraint exclusion_entries_kind_is_plain check (private.is_single_line(kind, 160)),
  constraint exclusion_entries_npi_shape check (npi ~ '^\d{10}$')
);

comment on column private.exclusion_entries.entry_key is 'The same for the same entry in every file of its source.';

create index exclusion_entries_key_idx on private.exclusion_entries (entry_key);
create index exclusion_entries_npi_idx on private.exclusion_entries (npi) where npi is not null;
create index exclusion_entries_match_name_idx on private.exclusion_entries using gin (match_name extensions.gin_trgm_ops);

-- Owners that a vendor names for these checks; visible to the vendor and staff.
create table private.vendor_owners (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  name text not null,
  npi text,

  constraint vendor_owners_name_is_plain check (char_length(btrim(name)) >= 3 and private.is_single_line(name, 120)),
  constraint vendor_owners_npi_shape check (npi ~ '^\d{10}$'),
  constraint vendor_owners_once unique (vendor_id, name)
);

-- A possible match, and what a person decided about it. It belongs to the vendor, so renaming the company or removing the
-- owner changes nothing.
create table private.exclusion_matches (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  checked_name text not null,
  is_owner boolean not null,
  source text not null,
  entry_key text not null,
  entry jsonb not null,
  score integer not null,
  is_listed boolean not null default true,
  status text not null default 'open',
  note text,
  found_at timestamptz not null default now(),
  decided_at timestamptz,

  constraint exclusion_matches_once unique (vendor_id, entry_key),
  constraint exclusion_matches_entry_key_shape check (private.is_single_line(entry_key, 60)),
  constraint exclusion_matches_score_range check (score between 0 and 100),
  constraint exclusion_matches_status_is_known check (status in ('open', 'confirmed', 'cleared', 'lifted')),
  constraint exclusion_matches_checked_name_is_plain check (private.is_single_line(checked_name, 160)),
  constraint exclusion_matches_note_is_plain check (char_length(note) >= 3 and private.is_single_line(note, 500)),
  constraint exclusion_matches_source_is_known check (source in ('leie', 'sam'))
);

comment on column private.exclusion_matches.is_listed is 'True if the entry is in the latest file of its source.';

create index exclusion_matches_open_idx on private.exclusion_matches (found_at, id) where status = 'open';
create index exclusion_matches_key_idx on private.exclusion_matches (entry_key);

alter table private.exclusion_files enable row level security;
alter table private.exclusion_entries enable row level security;
alter table private.vendor_owners enable row level security;
alter table private.exclusion_matches enable row level security;

-- Returns a name for comparison: letters and digits, without legal forms and the demo's suffix.
create function private.normalize_company_name(p_name text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(nullif(btrim(regexp_replace(
    ' ' || btrim(regexp_replace(lower(coalesce(p_name, '')), '[^a-z0-9]+', ' ', 'g')) || ' ',
    ' (llc|l l c|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pllc|pc|pa|the|demo)(?= )', '', 'g'
  )), ''), lower(btrim(coalesce(p_name, ''))))
$$;

-- True while a confirmed match has not been lifted. The badge and new requests depend on it.
create function private.is_excluded(p_vendor_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.exclusion_matches m where m.vendor_id = p_vendor_id and m.status = 'confirmed'
  );
end $$;

-- Compares one vendor and its owners with the latest files and records new possible matches. Decided ones stay.
create function private.check_vendor_exclusions(p_vendor_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  c_least constant real := 0.55;
  v_count integer;
begin
  insert into private.exclusion_matches (vendor_id, checked_name, is_owner, source, entry_key, entry, score)
  select distinct on (e.entry_key)
    p_vendor_id, c.name, c.is_owner, f.source, e.entry_key,
    jsonb_build_object(
      'name', e.name, 'is_person', e.is_person, 'npi', e.npi, 'place', e.place, 'kind', e.kind,
      'excluded_on', e.excluded_on, 'same_npi', coalesce(e.npi = c.npi, false),
      'same_state', coalesce(e.state = any (c.states), false)
    ),
    case when e.npi = c.npi then 100
      else round((extensions.similarity(e.match_name, c.match_name) * 100)::numeric)::integer
    end
  from (
    select v.company_name as name, private.normalize_company_name(v.company_name) as match_name, false as is_owner,
      null::text as npi, v.states
    from public.vendors v where v.id = p_vendor_id
    union all
    select o.name, private.normalize_company_name(o.name), true, o.npi, v.states
    from private.vendor_owners o join public.vendors v on v.id = o.vendor_id where o.vendor_id = p_vendor_id
  ) c
  join private.exclusion_entries e
    on e.match_name operator(extensions.%) c.match_name or e.npi = c.npi
  join private.exclusion_files f on f.id = e.file_id and f.status in ('checking', 'done')
  where e.npi = c.npi
    or (e.is_person = c.is_owner and extensions.similarity(e.match_name, c.match_name) >= c_least)
  order by e.entry_key, coalesce(e.npi = c.npi, false) desc, extensions.similarity(e.match_name, c.match_name) desc
  on conflict (vendor_id, entry_key) do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- New vendors and new names are checked right away.
create function private.check_new_vendor_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_vendor_exclusions(new.id);
  return null;
end $$;

create trigger check_new_vendor_name after insert or update of company_name on public.vendors
  for each row execute function private.check_new_vendor_name();

create function private.require_list_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not coalesce(private.is_admin(), false) then
    raise exception 'Only administrators can work with exclusion lists.' using errcode = '42501';
  end if;
end $$;

create function private.begin_exclusion_file(p_id uuid, p_source text, p_file_name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_list_admin();
  -- A file that was never finished is discarded by the next one.
  delete from private.exclusion_files f where f.status = 'loading' and f.source = p_source and f.id <> p_id;
  insert into private.exclusion_files (id, source, file_name) values (p_id, p_source, btrim(p_file_name))
  on conflict (id) do nothing;
end $$;

-- Starts the import of a list; idempotent.
select private.expose('begin_exclusion_file', 'authenticated');

create function private.add_exclusion_rows(p_id uuid, p_rows public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.exclusion_files;
begin
  perform private.require_list_admin();
  select * into v_file from private.exclusion_files f where f.id = p_id and f.status = 'loading' for no key update;
  if v_file.id is null then
    raise exception 'This import is no longer open.' using errcode = 'HXIFO';
  end if;
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) not between 1 and 1000 then
    raise exception 'Send 1 to 1000 rows.' using errcode = '22023';
  end if;
  insert into private.exclusion_entries (
    file_id, n, entry_key, name, match_name, is_person, npi, place, state, kind, excluded_on
  )
  select
    p_id, r.n,
    v_file.source || ':' || md5(concat_ws('|', private.normalize_company_name(r.name), r.npi, r.excluded_on)),
    left(btrim(r.name), 240), private.normalize_company_name(r.name), coalesce(r.is_person, false),
    case when r.npi ~ '^\d{10}$' and r.npi <> '0000000000' then r.npi end, left(coalesce(btrim(r.place), ''), 160),
    case when r.state ~ '^[A-Z]{2}$' then r.state end, left(coalesce(btrim(r.kind), ''), 160), r.excluded_on
  from jsonb_to_recordset(p_rows) r (
    n integer, name text, is_person boolean, npi text, place text, state text, kind text, excluded_on date
  )
  where btrim(coalesce(r.name, '')) <> ''
  on conflict (file_id, n) do nothing;
  return (select count(*) from private.exclusion_entries e where e.file_id = p_id);
end $$;

-- Adds up to 1000 rows of a file; a row sent twice counts once. Returns how many rows it has.
select private.expose('add_exclusion_rows', 'authenticated');

create function private.finish_exclusion_file(
  p_id uuid, p_rows public.whole_number, p_is_shorter_ok boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.exclusion_files;
  v_before integer;
  v_match private.exclusion_matches;
begin
  perform private.require_list_admin();
  select * into v_file from private.exclusion_files f where f.id = p_id for no key update;
  if v_file.status in ('checking', 'done') then
    return;
  end if;
  if v_file.id is null or v_file.status <> 'loading' then
    raise exception 'This import is no longer open.' using errcode = 'HXIFO';
  end if;
  if p_rows < 1 or p_rows is distinct from (select count(*) from private.exclusion_entries e where e.file_id = p_id) then
    raise exception 'Rows are missing. Import the file again.' using errcode = 'HXIFM';
  end if;
  -- A cut-off file would clear real exclusions.
  select max(f.rows) into v_before from private.exclusion_files f
  where f.source = v_file.source and f.status in ('checking', 'done');
  if p_rows < v_before * 0.8 and not coalesce(p_is_shorter_ok, false) then
    raise exception 'This file is much shorter than the last one.' using errcode = 'HXIFS';
  end if;
  update private.exclusion_files f set status = 'replaced'
  where f.source = v_file.source and f.status in ('checking', 'done');
  delete from private.exclusion_entries e using private.exclusion_files f
  where f.id = e.file_id and f.source = v_file.source and f.id <> p_id;
  update private.exclusion_files f set status = 'checking', rows = p_rows, finished_at = now() where f.id = p_id;
  update private.exclusion_matches m
  set is_listed = exists (select from private.exclusion_entries e where e.entry_key = m.entry_key)
  where m.source = v_file.source;
  -- A person confirmed this identity before, so the badge ends with this file.
  for v_match in
    update private.exclusion_matches m set status = 'confirmed', decided_at = now()
    where m.source = v_file.source and m.status = 'lifted' and m.is_listed returning *
  loop
    perform private.announce_exclusion(v_match);
  end loop;
end $$;

-- Makes a complete file the current list of its source. A match that was confirmed before and is listed again ends the
-- vendor's badge in the same transaction.
select private.expose('finish_exclusion_file', 'authenticated');

-- Checks the next vendors against the current lists; returns how many were checked. Zero ends the check.
create function private.check_next_vendors(p_id uuid, p_most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.exclusion_files;
  v_vendors uuid[];
begin
  select * into v_file from private.exclusion_files f where f.id = p_id and f.status = 'checking' for no key update;
  if v_file.id is null then
    return 0;
  end if;
  v_vendors := array(
    select v.id from public.vendors v where v_file.checked_until is null or v.id > v_file.checked_until
    order by v.id limit p_most
  );
  perform private.check_vendor_exclusions(w) from unnest(v_vendors) w;
  update private.exclusion_files f
  set checked = f.checked + cardinality(v_vendors),
    checked_until = coalesce(v_vendors[cardinality(v_vendors)], f.checked_until),
    status = case when cardinality(v_vendors) < p_most then 'done' else f.status end
  where f.id = p_id;
  return cardinality(v_vendors);
end $$;

create function private.check_exclusions(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_list_admin();
  perform private.check_next_vendors(p_id, 250);
  return (
    select jsonb_build_object('checked', f.checked, 'is_done', f.status = 'done')
    from private.exclusion_files f where f.id = p_id
  );
end $$;

-- Continues the check of a file by up to 250 vendors; null for an unknown file.
select private.expose('check_exclusions', 'authenticated');

-- Continues checks that no one is watching.
create function private.work_exclusion_checks() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select f.id into v_id from private.exclusion_files f where f.status = 'checking' order by f.finished_at limit 1;
  return case when v_id is null then 0 else private.check_next_vendors(v_id, 250) end;
end $$;
