-- Federal data as published: certified nursing homes with star ratings, their citations and owners, people by county,
-- and wages. Administrators stage a file in parts, preview it, and publish it; only published files are read. A home is
-- linked to a listing only by the number its broker enters.
create table private.federal_files (
  id uuid primary key,
  kind text not null,
  file_date date not null,
  is_sample boolean not null default false,
  is_whole boolean not null default false,
  staged_at timestamptz not null default now(),
  imported_at timestamptz,

  constraint federal_files_kind_is_known check (kind in ('facilities', 'citations', 'owners', 'counties', 'wages'))
);

comment on column private.federal_files.is_whole is 'Published. Files that are not are visible to administrators only.';

create unique index federal_files_whole_idx on private.federal_files (kind, file_date) where is_whole;

create table private.federal_rows (
  file_id uuid not null references private.federal_files (id) on delete cascade,
  key text not null,
  place integer not null,
  facts jsonb not null,

  primary key (file_id, key, place)
);

comment on column private.federal_rows.key is
  'The federal number of a nursing home (CCN), the code of a county (FIPS), or area and occupation of a wage.';

-- The nursing homes of the newest file, with their position. Filled when a file is published.
create table private.federal_facilities (
  ccn text primary key,
  name text not null,
  city text not null,
  state text not null,
  county text,
  beds integer not null,
  residents numeric(8, 1),
  overall smallint,
  spot point,

  constraint federal_facilities_residents_range check (residents between 0 and 100000)
);

create index federal_facilities_state_idx on private.federal_facilities (state);
create index federal_facilities_spot_idx on private.federal_facilities using gist (spot);

create function private.newest_federal_file(p_kind text) returns private.federal_files
language sql stable security definer set search_path = '' as $$
  select f from private.federal_files f
  where f.kind = p_kind and f.is_whole order by f.file_date desc limit 1
$$;

create function private.require_federal_importer() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not coalesce(private.is_admin(), false) then
    raise exception 'Only administrators can import federal files.' using errcode = '42501';
  end if;
end $$;

-- Returns a staged file for changes by one administrator at a time.
create function private.lock_staged_federal_file(p_file_id uuid) returns private.federal_files
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.federal_files;
begin
  perform private.require_federal_importer();
  select * into v_file from private.federal_files f where f.id = p_file_id and not f.is_whole for update;
  if not found then
    raise exception 'This upload was discarded or published.' using errcode = 'HXFEU', hint = 'Choose the file again.';
  end if;
  return v_file;
end $$;

create function private.stage_federal_rows(
  p_file_id uuid, p_kind text, p_file_date date, p_first_row public.whole_number, p_file_rows public.payload
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.federal_files;
  c_key constant text := case p_kind
    when 'counties' then '^[0-9]{5}$' when 'wages' then '^[0-9]{2,7}:[0-9]{2}-[0-9]{4}$' else '^[0-9A-Z]{6}$'
  end;
begin
  perform private.require_federal_importer();
  if coalesce(p_kind not in ('facilities', 'citations', 'owners', 'counties', 'wages'), true)
    or coalesce(p_file_date not between '2015-01-01' and current_date, true)
    or jsonb_typeof(p_file_rows) is distinct from 'array' or jsonb_array_length(p_file_rows) > 1000
    or octet_length(p_file_rows::text) > 2000000 or coalesce(p_first_row > 5000000, true)
    or exists (
      select from jsonb_array_elements(p_file_rows) r
      where jsonb_typeof(r) <> 'object' or coalesce(r ->> 'key', '') !~ c_key or octet_length(r::text) > 4000
    )
  then
    raise exception 'These rows do not match the federal file format.' using errcode = 'HXFED';
  end if;
  -- Uploads that were left unfinished.
  delete from private.federal_files f where not f.is_whole and f.staged_at < now() - interval '1 day';
  insert into private.federal_files (id, kind, file_date) values (p_file_id, p_kind, p_file_date) on conflict do nothing;
  v_file := private.lock_staged_federal_file(p_file_id);
  if v_file.kind <> p_kind or v_file.file_date <> p_file_date then
    raise exception 'These rows do not match the federal file format.' using errcode = 'HXFED';
  end if;
  insert into private.federal_rows (file_id, key, place, facts)
  select p_file_id, r.value ->> 'key', p_first_row + r.ordinality::integer, r.value - 'key'
  from jsonb_array_elements(p_file_rows) with ordinality r
  on conflict do nothing;
  return (select count(*) from private.federal_rows r where r.file_id = p_file_id);
end $$;

-- Stages part of a federal file, starting at row `first_row`. Nothing is visible until the file is published.
-- Idempotent. Returns the number of staged rows.
select private.expose('stage_federal_rows', 'authenticated', 'plain');

create function private.preview_federal_file(p_file_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_file constant private.federal_files := private.lock_staged_federal_file(p_file_id);
  v_current constant private.federal_files := private.newest_federal_file(v_file.kind);
begin
  return (
    with new_keys as (
      select r.key, count(*) as rows, sum(hashtextextended(r.facts::text, 0)) as hash
      from private.federal_rows r where r.file_id = v_file.id group by r.key
    ), old_keys as (
      select r.key, count(*) as rows, sum(hashtextextended(r.facts::text, 0)) as hash
      from private.federal_rows r where r.file_id = v_current.id group by r.key
    )
    select jsonb_build_object(
      'rows', coalesce(sum(n.rows), 0),
      'added', count(*) filter (where o.key is null),
      'removed', count(*) filter (where n.key is null),
      'changed', count(*) filter (where n.key is not null and o.key is not null and (n.rows, n.hash) <> (o.rows, o.hash)),
      'replaces', v_current.file_date,
      'replaces_sample', coalesce(v_current.is_sample, false)
    )
    from new_keys n full join old_keys o on o.key = n.key
  );
end $$;

-- Compares a staged file with the published one: rows, and how many keys were added, removed, and changed.
select private.expose('preview_federal_file', 'authenticated', 'plain');

create function private.discard_federal_file(p_file_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_federal_importer();
  delete from private.federal_files f where f.id = p_file_id and not f.is_whole;
end $$;

-- Deletes a staged file. Idempotent; a published file is not affected.
select private.expose('discard_federal_file', 'authenticated', 'plain');

create function private.refresh_federal_facilities() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.federal_facilities f where true;
  insert into private.federal_facilities (ccn, name, city, state, county, beds, residents, overall, spot)
  select distinct on (r.key)
    r.key, left(r.facts ->> 'name', 200), left(r.facts ->> 'city', 100), r.facts ->> 'state',
    c.county, coalesce((r.facts ->> 'beds')::integer, 0), (r.facts ->> 'residents')::numeric,
    (r.facts ->> 'overall')::smallint,
    case when r.facts ? 'latitude' and r.facts ->> 'latitude' is not null
      then point((r.facts ->> 'longitude')::double precision, (r.facts ->> 'latitude')::double precision)
    end
  from private.federal_rows r
  left join private.counties c
    on c.state = r.facts ->> 'state'
    and c.county = any (private.list_county_names(r.facts ->> 'county'))
  where r.file_id = (private.newest_federal_file('facilities')).id
  order by r.key, r.place;
end $$;

-- Federal files write "Franklin"; the places of the product are "Franklin County" or "Orleans Parish".
create function private.list_county_names(p_name text) returns text[]
language sql immutable set search_path = '' as $$
  select array_agg(p_name || ending)
  from unnest(array['', ' County', ' Parish', ' Borough', ' Census Area', ' city', ' Municipality']) ending
$$;

create function private.publish_federal_file(p_file_id uuid, p_rows public.whole_number) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.federal_files;
  v_current private.federal_files;
  v_rows bigint;
  v_events integer := 0;
begin
  perform private.require_federal_importer();
  select * into v_file from private.federal_files f where f.id = p_file_id;
  if v_file.is_whole then
    -- A retry after the answer was lost.
    return jsonb_build_object('rows', (select count(*) from private.federal_rows r where r.file_id = p_file_id), 'events', 0);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('federal ' || coalesce(v_file.kind, ''), 0));
  v_file := private.lock_staged_federal_file(p_file_id);
  v_rows := (select count(*) from private.federal_rows r where r.file_id = p_file_id);
  if v_rows = 0 or v_rows is distinct from p_rows then
    raise exception 'Rows are missing from this upload.' using errcode = 'HXFEI', hint = 'Choose the file again.';
  end if;
  v_current := private.newest_federal_file(v_file.kind);
  if not v_current.is_sample and v_current.file_date > v_file.file_date then
    raise exception 'A newer file is already published.' using errcode = 'HXFEN';
  end if;
  -- Real data is never mixed with the demo sample.
  delete from private.federal_files f
  where f.kind = v_file.kind and f.is_whole and (f.is_sample or f.file_date = v_file.file_date);
  v_current := private.newest_federal_file(v_file.kind);
  update private.federal_files f set is_whole = true, imported_at = now() where f.id = p_file_id;
  if v_file.kind = 'facilities' then
    perform private.refresh_federal_facilities();
  end if;
  perform private.record_federal_observations(p_file_id, v_current.id);
  v_events := private.record_federal_events(p_file_id, v_current.id);
  -- The previous file's rows stay for undo; figures of older files stay, their rows don't.
  delete from private.federal_rows r
  using private.federal_files f
  where f.id = r.file_id and f.kind = v_file.kind and f.is_whole and f.id <> p_file_id and f.id is distinct from v_current.id;
  perform private.log_admin_action('data_import', null, null, jsonb_build_object(
    'kind', v_file.kind, 'file_date', v_file.file_date, 'rows', v_rows
  ));
  return jsonb_build_object('rows', v_rows, 'events', v_events);
end $$;

-- Publishes a staged file of exactly this many rows, in one transaction. It replaces a file of the same date and the
-- demo sample. Idempotent. Returns the rows, and the changes that watchers are alerted to.
select private.expose('publish_federal_file', 'authenticated', 'plain');

create function private.undo_federal_file(p_file_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.federal_files;
  v_previous private.federal_files;
begin
  perform private.require_federal_importer();
  select * into v_file from private.federal_files f where f.id = p_file_id and f.is_whole;
  if not found then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('federal ' || v_file.kind, 0));
  select * into v_previous from private.federal_files f
  where f.kind = v_file.kind and f.is_whole and f.id <> p_file_id order by f.file_date desc limit 1;
  if v_file.is_sample or v_previous.file_date > v_file.file_date or v_previous.id is not null and not exists (
    select from private.federal_rows r where r.file_id = v_previous.id
  ) then
    raise exception 'Only the newest import can be undone, once.' using errcode = 'HXFEX';
  end if;
  delete from private.federal_files f where f.id = p_file_id;
  if v_file.kind = 'facilities' then
    perform private.refresh_federal_facilities();
  end if;
  perform private.log_admin_action('data_import', null, null, jsonb_build_object(
    'kind', v_file.kind, 'file_date', v_file.file_date, 'is_undone', true
  ));
end $$;

-- Deletes the newest file of its kind with its figures and alerts; the file before it is current again. Idempotent.
select private.expose('undo_federal_file', 'authenticated', 'plain');

-- Returns the current files; staff only.
create function private.federal_files() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_staff_role() then
    raise exception 'Only staff can view this.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'kind', f.kind, 'file_date', f.file_date, 'is_sample', f.is_sample, 'imported_at', f.imported_at,
      'rows', (select count(*) from private.federal_rows r where r.file_id = f.id)
    ) order by f.kind), '[]')
    from (
      select distinct on (f.kind) f.* from private.federal_files f where f.is_whole order by f.kind, f.file_date desc
    ) f
  );
end $$;

select private.expose('federal_files', 'authenticated');

-- Returns differences between a listing and the federal file; each blocks the checked badge.
create function private.federal_differences(p_listing public.listings, p_facts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('what', d.what, 'stated', d.stated, 'filed', d.filed)), '[]')
  from (values
    ('licensed_beds', coalesce(p_listing.licensed_beds, p_listing.total_beds)::text, p_facts ->> 'beds'),
    ('state', p_listing.state, p_facts ->> 'state'),
    ('city', lower(p_listing.city), lower(p_facts ->> 'city'))
  ) as d (what, stated, filed)
  where d.stated <> d.filed and (d.what <> 'city' or not p_listing.is_confidential)
$$;

create function private.listing_certification(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_listing public.listings;
  v_ccn text;
  v_file private.federal_files;
  v_facts jsonb;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not (
    private.is_listing_on_market(v_listing) and not v_listing.is_confidential or private.can_read_listing_details(p_listing_id)
  ) then
    return null;
  end if;
  select d.ccn into v_ccn from public.listing_details d where d.listing_id = p_listing_id;
  if v_ccn is null and v_listing.property_type <> 'skilled-nursing' then
    return null;
  end if;
  v_file := private.newest_federal_file('facilities');
  select r.facts into v_facts from private.federal_rows r
  where r.file_id = v_file.id and r.key = v_ccn limit 1;
  return jsonb_build_object(
    'ccn', v_ccn,
    'file_date', v_file.file_date,
    'is_sample', coalesce(v_file.is_sample, false),
    'facility', v_facts,
    'differences', case when v_facts is null then '[]' else private.federal_differences(v_listing, v_facts) end,
    'citations', case when v_facts is not null then (
      select coalesce(jsonb_agg(r.facts order by r.facts ->> 'date' desc, r.place), '[]')
      from (
        select r.facts, r.place from private.federal_rows r
        where r.file_id = (private.newest_federal_file('citations')).id and r.key = v_ccn
        limit 300
      ) r
    ) end,
    'owners', case when v_facts is not null then (
      select coalesce(jsonb_agg(r.facts order by r.place), '[]')
      from (
        select r.facts, r.place from private.federal_rows r
        where r.file_id = (private.newest_federal_file('owners')).id and r.key = v_ccn
        limit 60
      ) r
    ) end
  );
end $$;

-- Returns the newest federal data of a listing's nursing home: null if the caller may not see which home it
-- is, or if no certification is expected; without `facility` it is not certified.
select private.expose('listing_certification', 'anon, authenticated', 'plain');
