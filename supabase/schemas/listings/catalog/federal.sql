-- Federal data on certified nursing homes, as published: facilities with star ratings, citations by scope and
-- severity, owners. Administrators import it file by file; a file becomes visible when complete and replaces
-- the previous one. It is linked to a listing only by the number its broker enters.
create table private.federal_files (
  kind text not null,
  file_date date not null,
  is_sample boolean not null default false,
  is_whole boolean not null default false,
  imported_at timestamptz not null default now(),

  primary key (kind, file_date),
  constraint federal_files_kind_is_known check (kind in ('facilities', 'citations', 'owners'))
);

create table private.federal_rows (
  kind text not null,
  file_date date not null,
  ccn text not null,
  place integer not null,
  facts jsonb not null,

  primary key (kind, file_date, ccn, place),
  foreign key (kind, file_date) references private.federal_files (kind, file_date) on delete cascade
);

create function private.import_federal_rows(
  p_kind text, p_file_date date, p_first_row public.whole_number, p_file_rows public.payload, p_is_last boolean
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  v_file private.federal_files;
begin
  if not private.is_admin() then
    raise exception 'Only administrators can import federal files.' using errcode = '42501';
  end if;
  if p_kind not in ('facilities', 'citations', 'owners') or p_file_date not between '2015-01-01' and current_date
    or jsonb_typeof(p_file_rows) is distinct from 'array' or jsonb_array_length(p_file_rows) > 1000
    or octet_length(p_file_rows::text) > 2000000 or p_first_row not between 0 and 5000000
    or exists (
      select from jsonb_array_elements(p_file_rows) r
      where coalesce(r ->> 'ccn', '') !~ '^[0-9A-Z]{6}$' or octet_length(r::text) > 4000
    )
  then
    raise exception 'These rows do not match the federal file format.' using errcode = 'HXFED';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('federal ' || p_kind, 0));
  select f.* into v_file from private.federal_files f where f.kind = p_kind and f.file_date = p_file_date;
  if v_file.is_whole and p_first_row = 0 then
    -- Importing the same file again replaces it.
    delete from private.federal_files f where f.kind = p_kind and f.file_date = p_file_date;
  end if;
  insert into private.federal_files (kind, file_date) values (p_kind, p_file_date) on conflict do nothing;
  insert into private.federal_rows (kind, file_date, ccn, place, facts)
  select p_kind, p_file_date, r.value ->> 'ccn', p_first_row + r.ordinality::integer, r.value - 'ccn'
  from jsonb_array_elements(p_file_rows) with ordinality r
  on conflict do nothing;
  if p_is_last then
    update private.federal_files f set is_whole = true, is_sample = false, imported_at = now()
    where f.kind = p_kind and f.file_date = p_file_date;
    delete from private.federal_files f
    where f.kind = p_kind and (f.file_date < p_file_date or f.is_sample);
    perform private.log_admin_action('data_import', null, null, jsonb_build_object(
      'kind', p_kind, 'file_date', p_file_date,
      'rows', (select count(*) from private.federal_rows r where r.kind = p_kind and r.file_date = p_file_date)
    ));
  end if;
  return (select count(*) from private.federal_rows r where r.kind = p_kind and r.file_date = p_file_date);
end
$$;

-- Imports part of a federal file, starting at row `first_row`; `is_last` completes it and replaces the
-- previous file. Idempotent. Returns the row count.
select private.expose('import_federal_rows', 'authenticated', 'plain');

-- Returns the imported files; staff only.
create function private.federal_files() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_staff_role() then
    raise exception 'Only staff can view this.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', f.kind, 'file_date', f.file_date, 'is_sample', f.is_sample, 'imported_at', f.imported_at,
      'rows', (select count(*) from private.federal_rows r where r.kind = f.kind and r.file_date = f.file_date)
    ) order by f.kind), '[]')
    from private.federal_files f where f.is_whole
  );
end
$$;

select private.expose('federal_files', 'authenticated');

create function private.newest_federal_file(p_kind text) returns private.federal_files
language sql stable security definer set search_path = ''
as $$
  select f from private.federal_files f
  where f.kind = p_kind and f.is_whole order by f.file_date desc limit 1
$$;

-- Returns differences between a listing and the federal file; each blocks the checked badge.
create function private.federal_differences(p_listing public.listings, p_facts jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('what', d.what, 'stated', d.stated, 'filed', d.filed)), '[]')
  from (values
    ('licensed_beds', coalesce(p_listing.licensed_beds, p_listing.total_beds)::text, p_facts ->> 'beds'),
    ('state', p_listing.state, p_facts ->> 'state'),
    ('city', lower(p_listing.city), lower(p_facts ->> 'city'))
  ) as d (what, stated, filed)
  where d.stated <> d.filed and (d.what <> 'city' or not p_listing.is_confidential)
$$;

create function private.listing_certification(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
  where r.kind = 'facilities' and r.file_date = v_file.file_date and r.ccn = v_ccn limit 1;
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
        where r.kind = 'citations' and r.ccn = v_ccn
          and r.file_date = (private.newest_federal_file('citations')).file_date
        limit 300
      ) r
    ) end,
    'owners', case when v_facts is not null then (
      select coalesce(jsonb_agg(r.facts order by r.place), '[]')
      from (
        select r.facts, r.place from private.federal_rows r
        where r.kind = 'owners' and r.ccn = v_ccn
          and r.file_date = (private.newest_federal_file('owners')).file_date
        limit 60
      ) r
    ) end
  );
end
$$;

-- Returns the newest federal data of a listing's nursing home: null if the caller may not see which home it
-- is, or if no certification is expected; without `facility` it is not certified.
select private.expose('listing_certification', 'anon, authenticated', 'plain');
