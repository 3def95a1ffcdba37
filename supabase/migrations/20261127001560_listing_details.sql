SET local check_function_bodies = off;

CREATE TABLE "private"."federal_files" (
  "kind"        text                     NOT NULL,
  "file_date"   date                     NOT NULL,
  "is_sample"   boolean                  NOT NULL DEFAULT false,
  "is_whole"    boolean                  NOT NULL DEFAULT false,
  "imported_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "federal_files_kind_is_known" CHECK ((kind = ANY (ARRAY['facilities'::text, 'citations'::text, 'owners'::text]))),
  CONSTRAINT "federal_files_pkey" PRIMARY KEY (kind, file_date)
);

CREATE TABLE "private"."federal_rows" (
  "kind"      text    NOT NULL,
  "file_date" date    NOT NULL,
  "ccn"       text    NOT NULL,
  "place"     integer NOT NULL,
  "facts"     jsonb   NOT NULL,
  CONSTRAINT "federal_rows_pkey" PRIMARY KEY (kind, file_date, ccn, place)
);

CREATE TABLE "private"."listing_days" (
  "listing_id" uuid    NOT NULL,
  "day"        date    NOT NULL,
  "views"      integer NOT NULL DEFAULT 1,
  CONSTRAINT "listing_days_pkey" PRIMARY KEY (listing_id, day)
);

CREATE TABLE "public"."listing_details" (
  "listing_id" uuid  NOT NULL,
  "unit_mix"   jsonb NOT NULL DEFAULT '[]'::jsonb,
  "payor_mix"  jsonb NOT NULL DEFAULT '[]'::jsonb,
  "history"    jsonb NOT NULL DEFAULT '[]'::jsonb,
  "ccn"        text,
  "stated_on"  date  NOT NULL DEFAULT CURRENT_DATE,
  CONSTRAINT "listing_details_ccn_shape" CHECK ((ccn ~ '^[0-9A-Z]{6}$'::text)),
  CONSTRAINT "listing_details_pkey" PRIMARY KEY (listing_id),
  CONSTRAINT "listing_details_size" CHECK (((octet_length((unit_mix)::text) <= 8000) AND (octet_length((payor_mix)::text) <= 4000) AND (octet_length((history)::text) <= 16000)))
);

ALTER TABLE "public"."listing_details"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."listing_details" FROM "anon";

CREATE TABLE "public"."listing_documents" (
  "id"         uuid   NOT NULL,
  "listing_id" uuid   NOT NULL,
  "kind"       text   NOT NULL,
  "name"       text   NOT NULL,
  "path"       text   NOT NULL,
  "type"       text   NOT NULL,
  "size"       bigint NOT NULL,
  "created_on" date   NOT NULL DEFAULT CURRENT_DATE,
  CONSTRAINT "listing_documents_kind_is_known"
    CHECK
    ((kind = ANY (ARRAY['memorandum'::text, 'financials'::text, 'rent-roll'::text, 'census'::text, 'license'::text, 'survey'::text, 'staffing'::text, 'building'::text,
    'other'::text]))),
  CONSTRAINT "listing_documents_name_is_plain"
    CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 200) AND (name !~ '[\x01-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]'::text))),
  CONSTRAINT "listing_documents_path_key" UNIQUE (path),
  CONSTRAINT "listing_documents_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."listing_documents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."listing_documents" FROM "anon";

CREATE TABLE "public"."listing_nda_signatures" (
  "id"         uuid                     NOT NULL,
  "nda_id"     uuid                     NOT NULL,
  "listing_id" uuid,
  "user_id"    uuid                     NOT NULL,
  "name"       text                     NOT NULL,
  "company"    text,
  "hash"       text                     NOT NULL,
  "address"    text,
  "signed_at"  timestamp with time zone NOT NULL DEFAULT now(),
  "ended_at"   timestamp with time zone,
  CONSTRAINT "listing_nda_signatures_name_is_plain" CHECK ((((char_length(btrim(name)) >= 2) AND (char_length(btrim(name)) <= 120)) AND (name !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "listing_nda_signatures_once" UNIQUE (nda_id, user_id),
  CONSTRAINT "listing_nda_signatures_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."listing_nda_signatures"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."listing_nda_signatures" FROM "anon";

CREATE TABLE "public"."listing_nda_texts" (
  "id"         uuid    NOT NULL DEFAULT gen_random_uuid(),
  "listing_id" uuid,
  "version"    integer NOT NULL,
  "body"       text    NOT NULL,
  "hash"       text    NOT NULL DEFAULT ''::text,
  "stated_on"  date    NOT NULL DEFAULT CURRENT_DATE,
  CONSTRAINT "listing_nda_texts_body_length" CHECK (((char_length(btrim(body)) >= 200) AND (char_length(btrim(body)) <= 30000))),
  CONSTRAINT "listing_nda_texts_once" UNIQUE (listing_id, VERSION),
  CONSTRAINT "listing_nda_texts_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."listing_nda_texts"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."listing_nda_texts" FROM "anon";

CREATE TABLE "public"."removed_pictures" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "listing_id" uuid                     NOT NULL,
  "image_url"  text                     NOT NULL,
  "caption"    text,
  "reason"     text                     NOT NULL,
  "at"         timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "removed_pictures_pkey" PRIMARY KEY (id),
  CONSTRAINT "removed_pictures_reason_length" CHECK (((char_length(btrim(reason)) >= 3) AND (char_length(btrim(reason)) <= 500)))
);

ALTER TABLE "public"."removed_pictures"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."removed_pictures" FROM "anon";

CREATE OR REPLACE FUNCTION private.add_listing_document (
  p_listing_id uuid,
  p_id         uuid,
  p_kind       text,
  p_name       text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_path constant text := concat_ws('/', p_listing_id, p_id);
  v_metadata jsonb;
begin
  if not private.is_listing_folder(v_path) then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  if exists (select from public.listing_documents d where d.path = v_path) then
    return p_id;
  end if;
  if private.newest_nda(p_listing_id) is null then
    raise exception 'There is nothing to sign yet.' using errcode = 'HXNDN';
  end if;
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'listing-documents' and o.name = v_path for share;
  if not found then
    raise exception 'A file has not arrived.' using errcode = 'HXRFM';
  end if;
  perform private.require_fitting_name(p_name, v_metadata ->> 'mimetype');
  insert into public.listing_documents (id, listing_id, kind, name, path, type, size)
  values (
    p_id, p_listing_id, p_kind, btrim(p_name), v_path, v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint
  );
  return p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.apply_revision (
  p_revision public.revisions
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_table constant text := case when (p_revision).listing_id is null then 'vendors' else 'listings' end;
  v_columns text;
  v_address constant jsonb := (p_revision).changes -> 'address';
  v_pictures public.listing_images[];
begin
  if (p_revision).profile_id is not null then
    perform private.list_under((p_revision).profile_id, (p_revision).changes);
    return;
  end if;
  -- Before the columns: the list of pictures that older programs keep only adds to these and takes from them.
  if (p_revision).changes ? 'pictures' then
    v_pictures := array(
      select p from private.pictures_with((p_revision).listing_id, (p_revision).changes -> 'pictures') p
    );
    -- All at once: pictures that change places would each find the other's taken.
    delete from public.listing_images i where i.listing_id = (p_revision).listing_id;
    insert into public.listing_images select p.* from unnest(v_pictures) p;
  end if;
  select string_agg(quote_ident(m.name), ', ') into v_columns
  from private.material_columns(v_table) m where (p_revision).changes ? m.name;
  if v_columns is not null then
    execute format(
      'update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where r.id = $2',
      v_table, v_columns
    ) using (p_revision).changes, coalesce((p_revision).listing_id, (p_revision).vendor_id);
  end if;
  if v_address = 'null' then
    delete from public.listing_addresses a where a.listing_id = (p_revision).listing_id;
  elsif v_address is not null then
    insert into public.listing_addresses
    select (jsonb_populate_record(
      null::public.listing_addresses, v_address || jsonb_build_object('listing_id', (p_revision).listing_id)
    )).*
    on conflict (listing_id) do update set
      street_address = excluded.street_address, postal_code = excluded.postal_code,
      latitude = excluded.latitude, longitude = excluded.longitude;
  end if;
  if (p_revision).changes ? 'details' then
    perform private.write_listing_details((p_revision).listing_id, (p_revision).changes -> 'details');
  end if;
  update private.reviewed_figures f
  set figures = f.figures - array(select jsonb_object_keys((p_revision).changes))
  where f.listing_id = (p_revision).listing_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.are_listing_details (
  p_details jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_units constant jsonb := p_details -> 'unit_mix';
  v_payors constant jsonb := p_details -> 'payor_mix';
  v_months constant jsonb := p_details -> 'history';
begin
  if jsonb_typeof(v_units) is distinct from 'array' or jsonb_typeof(v_payors) is distinct from 'array'
    or jsonb_typeof(v_months) is distinct from 'array'
  then
    return false;
  end if;
  return (p_details ->> 'ccn' is null or p_details ->> 'ccn' ~ '^[0-9A-Z]{6}$')
    and jsonb_array_length(v_units) <= 20 and jsonb_array_length(v_payors) <= 10
    and jsonb_array_length(v_months) <= 60
    and not exists (
      select from jsonb_array_elements(v_units) u
      where jsonb_typeof(u) <> 'object' or not private.is_line(u ->> 'kind', 60)
        or u ->> 'kind' is null or jsonb_typeof(u -> 'units') is distinct from 'number'
        or (u ->> 'units')::numeric not between 1 and 10000
        or coalesce(jsonb_typeof(u -> 'rate'), 'null') not in ('number', 'null')
        or (u ->> 'rate')::numeric not between 0 and 1000000
    )
    and not exists (
      select from jsonb_array_elements(v_payors) p
      where jsonb_typeof(p) <> 'object' or not private.is_line(p ->> 'payor', 40) or p ->> 'payor' is null
        or jsonb_typeof(p -> 'share') is distinct from 'number'
        or (p ->> 'share')::numeric not between 0 and 100
    )
    and coalesce((select sum((p ->> 'share')::numeric) between 98 and 102 from jsonb_array_elements(v_payors) p), true)
    and not exists (
      select from jsonb_array_elements(v_months) m
      where jsonb_typeof(m) <> 'object' or (m ->> 'month') is null
        or m ->> 'month' !~ '^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$'
        or coalesce(jsonb_typeof(m -> 'census'), 'null') not in ('number', 'null')
        or (m ->> 'census')::numeric not between 0 and 100000
        or coalesce(jsonb_typeof(m -> 'rate'), 'null') not in ('number', 'null')
        or (m ->> 'rate')::numeric not between 0 and 1000000
    )
    and (select count(*) = count(distinct m ->> 'month') from jsonb_array_elements(v_months) m);
end
$function$;

CREATE OR REPLACE FUNCTION private.end_listing_access (
  p_signature_id uuid,
  p_ends         boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.listing_nda_signatures s set ended_at = case when p_ends then coalesce(s.ended_at, now()) end
  where s.id = p_signature_id and private.is_approved() and private.owns_listing(s.listing_id);
  if not found then
    raise exception 'There is no such signature.' using errcode = 'HXGON';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.federal_differences (
  p_listing public.listings,
  p_facts   jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('what', d.what, 'stated', d.stated, 'filed', d.filed)), '[]')
  from (values
    ('licensed_beds', coalesce(p_listing.licensed_beds, p_listing.total_beds)::text, p_facts ->> 'beds'),
    ('state', p_listing.state, p_facts ->> 'state'),
    ('city', lower(p_listing.city), lower(p_facts ->> 'city'))
  ) as d (what, stated, filed)
  where d.stated <> d.filed and (d.what <> 'city' or not p_listing.is_confidential)
$function$;

CREATE OR REPLACE FUNCTION private.federal_files()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.has_staff_role() then
    raise exception 'Only staff reads this.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', f.kind, 'file_date', f.file_date, 'is_sample', f.is_sample, 'imported_at', f.imported_at,
      'rows', (select count(*) from private.federal_rows r where r.kind = f.kind and r.file_date = f.file_date)
    ) order by f.kind), '[]')
    from private.federal_files f where f.is_whole
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.hangs_on_listing (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.listing_documents d where d.path = p_name);
end
$function$;

CREATE OR REPLACE FUNCTION private.has_asked_about (
  p_listing_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.broker_contacts c where c.listing_id = p_listing_id and c.user_id = auth.uid()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.has_signed_text (
  p_nda_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.is_approved() and exists (
    select from public.listing_nda_signatures s where s.nda_id = p_nda_id and s.user_id = auth.uid()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.import_federal_rows (
  p_kind      text,
  p_file_date date,
  p_from      integer,
  p_rows      jsonb,
  p_is_last   boolean
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_file private.federal_files;
begin
  if not private.is_admin() then
    raise exception 'Only administrators import federal files.' using errcode = '42501';
  end if;
  if p_kind not in ('facilities', 'citations', 'owners') or p_file_date not between '2015-01-01' and current_date
    or jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 1000
    or octet_length(p_rows::text) > 2000000 or p_from not between 0 and 5000000
    or exists (
      select from jsonb_array_elements(p_rows) r
      where coalesce(r ->> 'ccn', '') !~ '^[0-9A-Z]{6}$' or octet_length(r::text) > 4000
    )
  then
    raise exception 'These rows are not as the federal file has them.' using errcode = 'HXFED';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('federal ' || p_kind, 0));
  select f.* into v_file from private.federal_files f where f.kind = p_kind and f.file_date = p_file_date;
  if v_file.is_whole and p_from = 0 then
    -- The same file once more takes its own place.
    delete from private.federal_files f where f.kind = p_kind and f.file_date = p_file_date;
  end if;
  insert into private.federal_files (kind, file_date) values (p_kind, p_file_date) on conflict do nothing;
  insert into private.federal_rows (kind, file_date, ccn, place, facts)
  select p_kind, p_file_date, r.value ->> 'ccn', p_from + r.ordinality::integer, r.value - 'ccn'
  from jsonb_array_elements(p_rows) with ordinality r
  on conflict do nothing;
  if p_is_last then
    update private.federal_files f set is_whole = true, is_sample = false, imported_at = now()
    where f.kind = p_kind and f.file_date = p_file_date;
    delete from private.federal_files f
    where f.kind = p_kind and (f.file_date < p_file_date or f.is_sample);
  end if;
  return (select count(*) from private.federal_rows r where r.kind = p_kind and r.file_date = p_file_date);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_listing_folder (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  return cardinality(v_parts) = 2 and v_parts[1] ~ v_id and v_parts[2] ~ v_id
    and private.is_approved() and private.owns_listing(v_parts[1]::uuid);
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_nda_hash()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  new.hash := encode(sha256(convert_to(new.body, 'UTF8')), 'hex');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_certification (
  p_listing_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
  v_ccn text;
  v_file private.federal_files;
  v_facts jsonb;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not (
    private.is_live(v_listing) and not v_listing.is_confidential or private.reads_closely(p_listing_id)
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
$function$;

CREATE OR REPLACE FUNCTION private.listing_gaps (
  p_listing public.listings
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_details public.listing_details;
  v_lives constant boolean := p_listing.property_type not in (
    'development-land', 'vacant-land', 'developments', 'vacant-property'
  );
  v_pictures bigint;
  v_described bigint;
begin
  select d.* into v_details from public.listing_details d where d.listing_id = p_listing.id;
  select count(*), count(*) filter (where btrim(coalesce(i.alt_text, '')) <> '') into v_pictures, v_described
  from public.listing_images i where i.listing_id = p_listing.id;
  return array_remove(array[
    case when p_listing.price is null then 'price' end,
    case when p_listing.cap_rate is null then 'cap_rate' end,
    case when v_lives and p_listing.occupancy_rate is null then 'occupancy' end,
    case when v_lives and p_listing.licensed_beds is null and p_listing.total_beds is null then 'beds' end,
    case when v_lives and p_listing.license_type is null then 'license' end,
    case when p_listing.year_built is null and v_lives then 'year_built' end,
    case when char_length(coalesce(p_listing.description, '')) < 200 then 'description' end,
    case when v_pictures < 6 then 'pictures' end,
    case when v_described < v_pictures then 'alt_text' end,
    case when not exists (
      select from public.listing_addresses a where a.listing_id = p_listing.id
    ) then 'address' end,
    case when v_lives and coalesce(v_details.unit_mix, '[]') = '[]' then 'unit_mix' end,
    case when v_lives and coalesce(v_details.payor_mix, '[]') = '[]' then 'payor_mix' end,
    case when v_lives and jsonb_array_length(coalesce(v_details.history, '[]')) < 12 then 'history' end,
    case when p_listing.property_type = 'skilled-nursing' and v_details.ccn is null then 'ccn' end,
    case when private.newest_nda(p_listing.id) is null then 'agreement' end,
    case when not exists (
      select from public.listing_documents d where d.listing_id = p_listing.id and d.kind = 'financials'
    ) then 'financials' end,
    case when v_lives and not exists (
      select from public.listing_documents d where d.listing_id = p_listing.id and d.kind = 'rent-roll'
    ) then 'rent_roll' end,
    case when p_listing.confirmed_on < current_date - 30 then 'confirmed' end
  ], null);
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_papers (
  p_listing_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.reads_closely(p_listing_id) then
    return null;
  end if;
  return jsonb_build_object(
    'kinds', (
      select coalesce(jsonb_object_agg(k.kind, k.count), '{}')
      from (
        select d.kind, count(*) as count from public.listing_documents d where d.listing_id = p_listing_id group by 1
      ) k
    ),
    'nda', private.newest_nda(p_listing_id),
    'has_asked', private.has_asked_about(p_listing_id),
    'is_own', private.owns_listing(p_listing_id),
    'is_open', private.reads_documents(p_listing_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_signatures (
  p_listing_id uuid
)
  RETURNS TABLE (
    id        uuid,
    name      text,
    company   text,
    version   integer,
    hash      text,
    address   text,
    signed_at timestamp with time zone,
    ended_at  timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() or not private.owns_listing(p_listing_id) then
    return;
  end if;
  return query
    select s.id, s.name, s.company, t.version, s.hash, s.address, s.signed_at, s.ended_at
    from public.listing_nda_signatures s
    join public.listing_nda_texts t on t.id = s.nda_id
    where s.listing_id = p_listing_id
    order by s.signed_at desc
    limit 500;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_add_listing_document (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_listing_folder(p_name) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('files of ' || split_part(p_name, '/', 1), 0));
  return (
    select count(*) < 60 from storage.objects o
    where o.bucket_id = 'listing-documents'
      and o.name collate "C" >= split_part(p_name, '/', 1) || '/'
      and o.name collate "C" < split_part(p_name, '/', 1) || '0'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_listing_numbers (
  p_weeks integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listings constant uuid[] := array(
    select l.id from public.listings l where l.broker_id = any (private.my_brokers()) order by l.created_at desc limit 200
  );
  v_weeks constant integer := least(greatest(coalesce(p_weeks, 12), 4), 52);
  v_from constant date := date_trunc('week', now() at time zone 'UTC')::date - 7 * (v_weeks - 1);
begin
  if not private.is_approved() or cardinality(v_listings) = 0 then
    return null;
  end if;
  return jsonb_build_object(
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', w.week,
        'views', (
          select coalesce(sum(d.views), 0) from private.listing_days d
          where d.listing_id = any (v_listings) and d.day >= w.week and d.day < w.week + 7
        ),
        'saves', (
          select count(*) from public.saved_listings s
          where s.listing_id = any (v_listings)
            and s.saved_at >= w.week::timestamp at time zone 'utc'
            and s.saved_at < (w.week + 7)::timestamp at time zone 'utc'
        ),
        'inquiries', (
          select count(*) from public.broker_contacts c
          where c.listing_id = any (v_listings)
            and c.created_at >= w.week::timestamp at time zone 'utc'
            and c.created_at < (w.week + 7)::timestamp at time zone 'utc'
        )
      ) order by w.week)
      from (select (v_from + 7 * n)::date as week from generate_series(0, v_weeks - 1) n) w
    ),
    'listings', (
      select jsonb_agg(to_jsonb(r) order by r.views desc, r.name)
      from (
        select l.id, l.property_name as name, l.location, l.status, l.approval_status, l.price, l.views, l.confirmed_on,
          (select count(*) from public.saved_listings s where s.listing_id = l.id) as saves,
          (select count(*) from public.broker_contacts c where c.listing_id = l.id) as inquiries,
          (select count(*) from public.listing_images i where i.listing_id = l.id) as pictures,
          (select count(*) from public.listing_documents d where d.listing_id = l.id) as documents,
          (
            select count(distinct s.user_id) from public.listing_nda_signatures s
            where s.listing_id = l.id and s.ended_at is null
          ) as signed,
          private.listing_gaps(l) as gaps
        from public.listings l where l.id = any (v_listings)
      ) r
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.newest_federal_file (
  p_kind text
)
  RETURNS private.federal_files
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select f from private.federal_files f
  where f.kind = p_kind and f.is_whole order by f.file_date desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.newest_nda (
  p_listing_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select t.id from public.listing_nda_texts t where t.listing_id = p_listing_id order by t.version desc limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.reads_closely (
  p_listing_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not private.is_approved() then
    return false;
  end if;
  return private.owns_listing(p_listing_id) or private.is_staff() or (
    private.is_live(v_listing) and private.has_open_access()
    and (not v_listing.is_confidential or private.has_asked_about(p_listing_id))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.reads_documents (
  p_listing_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.reads_closely(p_listing_id) then
    return false;
  end if;
  return private.owns_listing(p_listing_id) or private.is_staff() or exists (
    select from public.listing_nda_signatures s
    where s.nda_id = private.newest_nda(p_listing_id) and s.user_id = auth.uid() and s.ended_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.reads_listing_document (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing_id uuid;
begin
  select d.listing_id into v_listing_id from public.listing_documents d where d.path = p_name;
  return case when found then private.reads_documents(v_listing_id) else private.is_listing_folder(p_name) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_picture (
  p_image_id uuid,
  p_reason   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_picture public.listing_images;
  v_account uuid;
begin
  if not private.is_admin() then
    raise exception 'Only administrators remove pictures.' using errcode = '42501';
  end if;
  select i.* into v_picture from public.listing_images i where i.id = p_image_id;
  if not found then
    return;
  end if;
  insert into public.removed_pictures (listing_id, image_url, caption, reason)
  values (v_picture.listing_id, v_picture.image_url, v_picture.caption, btrim(p_reason));
  delete from public.listing_images i where i.id = p_image_id;
  update public.listings l set images = array_remove(l.images, v_picture.image_url)
  where l.id = v_picture.listing_id and v_picture.image_url = any (l.images);
  select private.account_of(l.broker_id) into v_account from public.listings l where l.id = v_picture.listing_id;
  perform private.note_act(
    'listing_review', v_account, (select p.email from public.profiles p where p.id = v_account),
    jsonb_build_object('listing_id', v_picture.listing_id, 'removed_picture', v_picture.image_url)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.save_listing_details (
  p_listing_id uuid,
  p_details    jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_details jsonb;
  v_known jsonb;
begin
  if not private.is_approved() or not (private.owns_listing(p_listing_id) or private.is_admin()) then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  perform from public.listings l where l.id = p_listing_id for no key update;
  if not coalesce(private.are_listing_details(p_details), false) then
    raise exception 'The details are not as they have to be.' using errcode = 'HXLDT';
  end if;
  v_details := jsonb_build_object(
    'unit_mix', p_details -> 'unit_mix', 'payor_mix', p_details -> 'payor_mix', 'ccn', p_details ->> 'ccn',
    'history', (
      select coalesce(jsonb_agg(m order by m ->> 'month'), '[]') from jsonb_array_elements(p_details -> 'history') m
    )
  );
  select jsonb_build_object('unit_mix', d.unit_mix, 'payor_mix', d.payor_mix, 'history', d.history, 'ccn', d.ccn)
    into v_known
  from public.listing_details d where d.listing_id = p_listing_id;
  if coalesce(v_known, '{"unit_mix": [], "payor_mix": [], "history": [], "ccn": null}') = v_details then
    return 'saved';
  end if;
  if private.holds_changes_of(p_listing_id) then
    perform private.hold_revision(p_listing_id, null, null, auth.uid(), jsonb_build_object('details', v_details));
    return 'waits';
  end if;
  perform private.write_listing_details(p_listing_id, v_details);
  return 'saved';
end
$function$;

CREATE OR REPLACE FUNCTION private.set_listing_nda (
  p_listing_id uuid,
  p_body       text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_newest public.listing_nda_texts;
begin
  if not private.is_approved() or not private.owns_listing(p_listing_id) then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('agreement of ' || p_listing_id, 0));
  select t.* into v_newest from public.listing_nda_texts t
  where t.listing_id = p_listing_id order by t.version desc limit 1;
  if v_newest.body = p_body then
    return v_newest.version;
  end if;
  if v_newest.version >= 100 then
    raise exception 'There are too many versions.' using errcode = 'HXNDM';
  end if;
  insert into public.listing_nda_texts (listing_id, version, body)
  values (p_listing_id, coalesce(v_newest.version, 0) + 1, p_body);
  return coalesce(v_newest.version, 0) + 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_listing_nda (
  p_id     uuid,
  p_nda_id uuid,
  p_hash   text,
  p_name   text
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id constant uuid := private.lock_member();
  v_text public.listing_nda_texts;
  v_signed public.listing_nda_signatures;
begin
  select t.* into v_text from public.listing_nda_texts t where t.id = p_nda_id;
  if not found or not private.reads_closely(v_text.listing_id) then
    raise exception 'There is no such agreement.' using errcode = 'HXGON';
  end if;
  if private.owns_listing(v_text.listing_id) then
    raise exception 'Nobody signs for their own listing.' using errcode = 'HXOWN';
  end if;
  select s.* into v_signed from public.listing_nda_signatures s
  where s.nda_id = p_nda_id and s.user_id = v_user_id;
  if found then
    return v_signed.signed_at;
  end if;
  if v_text.id <> private.newest_nda(v_text.listing_id) or v_text.hash is distinct from p_hash then
    raise exception 'There is a newer text.' using errcode = 'HXNDV';
  end if;
  if not private.has_asked_about(v_text.listing_id) and not private.is_staff() then
    raise exception 'The broker has not been asked yet.' using errcode = 'HXNDA';
  end if;
  insert into public.listing_nda_signatures (id, nda_id, listing_id, user_id, name, company, hash, address)
  select p_id, p_nda_id, v_text.listing_id, v_user_id, btrim(p_name), private.business_name(p), v_text.hash,
    private.client_address()
  from public.profiles p where p.id = v_user_id
  returning * into v_signed;
  return v_signed.signed_at;
end
$function$;

CREATE OR REPLACE FUNCTION private.spare_files (
  p_most integer
)
  RETURNS TABLE (
    bucket text,
    name   text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id in ('message-files', 'record-files', 'room-files', 'listing-documents')
    and o.created_at < now() - interval '25 hours'
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not (o.bucket_id = 'message-files' and private.waits_to_be_sent(o.name))
    and not exists (select from public.record_files r where r.path = o.name)
    and not exists (select from public.listing_documents d where d.path = o.name)
    and not exists (select from private.deal_room_versions v where v.path = o.name)
  limit p_most;
end
$function$;

CREATE OR REPLACE FUNCTION private.submit_listing (
  p_draft_id uuid,
  p_listing  jsonb,
  p_address  jsonb,
  p_pictures jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_draft public.listing_drafts;
  v_new public.listings;
  v_picture record;
begin
  select * into v_draft from public.listing_drafts d
  where d.id = p_draft_id and d.user_id = auth.uid() for update;
  if not found then
    raise exception 'There is no such draft.' using errcode = 'HXLDG';
  end if;
  if v_draft.submitted_at is not null then
    return v_draft.listing_id;
  end if;
  if not private.may_create_listings() and not private.is_admin() then
    raise exception 'This plan has no listings.' using errcode = 'HXLPL';
  end if;
  v_new := jsonb_populate_record(null::public.listings, p_listing);
  if v_new.property_name is null or v_new.city is null or v_new.state is null or v_new.property_type is null then
    raise exception 'Something is missing.' using errcode = 'HXLIN';
  end if;
  insert into public.listings (
    id, property_name, city, state, is_confidential, property_type, care_level, license_type, price, total_beds,
    licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate, avg_monthly_rate,
    description, amenities
  ) values (
    v_draft.listing_id, v_new.property_name, v_new.city, v_new.state, coalesce(v_new.is_confidential, false),
    v_new.property_type, v_new.care_level, v_new.license_type, v_new.price, v_new.total_beds,
    v_new.licensed_beds, v_new.total_units, v_new.square_footage, v_new.year_built, v_new.occupancy_rate,
    v_new.cap_rate, v_new.avg_monthly_rate, v_new.description, coalesce(v_new.amenities, '{}')
  );
  if p_address ->> 'street_address' is not null then
    insert into public.listing_addresses (listing_id, street_address, postal_code)
    values (v_draft.listing_id, p_address ->> 'street_address', p_address ->> 'postal_code');
  end if;
  for v_picture in
    select p.value as told, p.ordinality::integer - 1 as place
    from jsonb_array_elements(coalesce(p_pictures, '[]')) with ordinality p
  loop
    if not exists (
      select from storage.objects o
      where o.bucket_id = 'listing-images' and o.name = v_draft.listing_id || '/' || (v_picture.told ->> 'id')
    ) then
      raise exception 'A picture has not arrived.' using errcode = 'HXLPM';
    end if;
    insert into public.listing_images (listing_id, image_url, image_order, alt_text, is_primary, width, height)
    values (
      v_draft.listing_id,
      '/storage/v1/object/public/listing-images/' || v_draft.listing_id || '/' || (v_picture.told ->> 'id'),
      v_picture.place, v_picture.told ->> 'alt_text', v_picture.place = 0,
      (v_picture.told ->> 'width')::integer, (v_picture.told ->> 'height')::integer
    );
  end loop;
  if p_listing -> 'details' is not null then
    perform private.save_listing_details(v_draft.listing_id, p_listing -> 'details');
  end if;
  update public.listing_drafts d set content = '{}', submitted_at = now() where d.id = p_draft_id;
  return v_draft.listing_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.view_listing (
  p_listing_id uuid,
  p_session    uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_session constant text := coalesce(auth.jwt() ->> 'session_id', p_session::text);
begin
  if v_session is null or private.owns_listing(p_listing_id) or not exists (
    select from public.listings l
    where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  ) then
    return false;
  end if;
  delete from private.listing_viewers v where v.day < (now() at time zone 'UTC')::date;
  if not private.note_viewer(p_listing_id, 'session:' || v_session, 1)
    or not private.note_viewer(p_listing_id, 'address:' || coalesce(private.client_address(), 'unknown'), 50)
  then
    return false;
  end if;
  update public.listings l set views = l.views + 1 where l.id = p_listing_id;
  insert into private.listing_days as d (listing_id, day)
  values (p_listing_id, (now() at time zone 'UTC')::date)
  on conflict (listing_id, day) do update set views = d.views + 1;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_listing_details (
  p_listing_id uuid,
  p_details    jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.listing_details (listing_id, unit_mix, payor_mix, history, ccn)
  values (
    p_listing_id, p_details -> 'unit_mix', p_details -> 'payor_mix', p_details -> 'history', p_details ->> 'ccn'
  )
  on conflict (listing_id) do update set
    unit_mix = excluded.unit_mix, payor_mix = excluded.payor_mix, history = excluded.history, ccn = excluded.ccn,
    stated_on = current_date;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_listing_document (
  listing_id uuid,
  id         uuid,
  kind       text,
  name       text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.add_listing_document(listing_id, id, kind, name)
$function$;

REVOKE ALL ON FUNCTION "public"."add_listing_document"(uuid, uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.end_listing_access (
  signature_id uuid,
  ends         boolean DEFAULT true
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_listing_access(signature_id, ends)
$function$;

REVOKE ALL ON FUNCTION "public"."end_listing_access"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.federal_files()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.federal_files()
$function$;

REVOKE ALL ON FUNCTION "public"."federal_files"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.import_federal_rows (
  kind      text,
  file_date date,
  first_row integer,
  file_rows jsonb,
  is_last   boolean
)
  RETURNS bigint
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.import_federal_rows(kind, file_date, first_row, file_rows, is_last)
$function$;

REVOKE ALL ON FUNCTION "public"."import_federal_rows"(text, date, integer, jsonb, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.listing_certification (
  listing_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.listing_certification(listing_id)
$function$;

REVOKE ALL ON FUNCTION "public"."listing_certification"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.listing_papers (
  listing_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.listing_papers(listing_id)
$function$;

REVOKE ALL ON FUNCTION "public"."listing_papers"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.listing_signatures (
  listing_id uuid
)
  RETURNS TABLE (
    id        uuid,
    name      text,
    company   text,
    version   integer,
    hash      text,
    address   text,
    signed_at timestamp with time zone,
    ended_at  timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select s.id, s.name, s.company, s.version, s.hash, s.address, s.signed_at, s.ended_at
  from private.listing_signatures(listing_id) s
$function$;

REVOKE ALL ON FUNCTION "public"."listing_signatures"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_listing_numbers (
  weeks integer DEFAULT 12
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_listing_numbers(weeks)
$function$;

REVOKE ALL ON FUNCTION "public"."my_listing_numbers"(integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_picture (
  image_id uuid,
  reason   text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.remove_picture(image_id, reason)
$function$;

REVOKE ALL ON FUNCTION "public"."remove_picture"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_listing_details (
  listing_id uuid,
  details    jsonb
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.save_listing_details(listing_id, details)
$function$;

REVOKE ALL ON FUNCTION "public"."save_listing_details"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_listing_nda (
  listing_id uuid,
  body       text
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.set_listing_nda(listing_id, body)
$function$;

REVOKE ALL ON FUNCTION "public"."set_listing_nda"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sign_listing_nda (
  id     uuid,
  nda_id uuid,
  hash   text,
  name   text
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.sign_listing_nda(id, nda_id, hash, name)
$function$;

REVOKE ALL ON FUNCTION "public"."sign_listing_nda"(uuid, uuid, text, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."federal_rows"
  ADD CONSTRAINT "federal_rows_kind_file_date_fkey" FOREIGN KEY (kind, file_date) REFERENCES private.federal_files(kind, file_date) ON DELETE CASCADE;

ALTER TABLE "private"."listing_days"
  ADD CONSTRAINT "listing_days_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "public"."listing_details"
  ADD CONSTRAINT "listing_details_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "public"."listing_documents"
  ADD CONSTRAINT "listing_documents_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "public"."listing_nda_signatures"
  ADD CONSTRAINT "listing_nda_signatures_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE "public"."listing_nda_signatures"
  ADD CONSTRAINT "listing_nda_signatures_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."listing_nda_texts"
  ADD CONSTRAINT "listing_nda_texts_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE "public"."listing_nda_signatures"
  ADD CONSTRAINT "listing_nda_signatures_nda_id_fkey" FOREIGN KEY (nda_id) REFERENCES public.listing_nda_texts(id) ON DELETE CASCADE;

ALTER TABLE "public"."removed_pictures"
  ADD CONSTRAINT "removed_pictures_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

CREATE INDEX listing_documents_listing_idx ON public.listing_documents USING btree (listing_id, kind);

CREATE INDEX listing_images_newest_idx ON public.listing_images USING btree (created_at DESC, id);

CREATE INDEX listing_nda_signatures_listing_idx ON public.listing_nda_signatures USING btree (listing_id, signed_at DESC);

CREATE INDEX listing_nda_signatures_user_idx ON public.listing_nda_signatures USING btree (user_id, signed_at DESC);

CREATE INDEX removed_pictures_at_idx ON public.removed_pictures USING btree (at DESC);

CREATE INDEX removed_pictures_listing_idx ON public.removed_pictures USING btree (listing_id, at DESC);

CREATE TRIGGER keep_nda_hash
  BEFORE INSERT OR UPDATE ON public.listing_nda_texts
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_nda_hash();

CREATE POLICY "Accounts with a second factor show it" ON "public"."listing_details"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Brokers, staff and open subscriptions read the details" ON "public"."listing_details"
  FOR SELECT
  TO "authenticated"
  USING (private.reads_closely(listing_id));

CREATE POLICY "Accounts with a second factor show it" ON "public"."listing_documents"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Brokers remove documents of their listing" ON "public"."listing_documents"
  FOR DELETE
  TO "authenticated"
  USING ((private.owns_listing(listing_id) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "Signers read what documents there are" ON "public"."listing_documents"
  FOR SELECT
  TO "authenticated"
  USING (private.reads_documents(listing_id));

CREATE POLICY "Accounts with a second factor show it" ON "public"."listing_nda_signatures"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Signers read what they signed, staff all" ON "public"."listing_nda_signatures"
  FOR SELECT
  TO "authenticated"
  USING ((((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)) OR ( SELECT private.has_staff_role() AS has_staff_role)));

CREATE POLICY "Accounts with a second factor show it" ON "public"."listing_nda_texts"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Whoever may sign reads the text" ON "public"."listing_nda_texts"
  FOR SELECT
  TO "authenticated"
  USING ((private.reads_closely(listing_id) OR private.has_signed_text(id)));

CREATE POLICY "Accounts with a second factor show it" ON "public"."removed_pictures"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Brokers read why pictures were removed, staff all" ON "public"."removed_pictures"
  FOR SELECT
  TO "authenticated"
  USING ((( SELECT private.has_staff_role() AS has_staff_role) OR private.owns_listing(listing_id)));

CREATE POLICY "Brokers add documents to their listing" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((bucket_id = 'listing-documents'::text) AND private.may_add_listing_document(name)));

CREATE POLICY "Brokers remove documents that hang on nothing" ON "storage"."objects"
  FOR DELETE
  TO "authenticated"
  USING (((bucket_id = 'listing-documents'::text) AND private.is_listing_folder(name) AND (NOT private.hangs_on_listing(name))));

CREATE POLICY "Signers read documents of a listing" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'listing-documents'::text) AND private.reads_listing_document(name)));

COMMENT ON COLUMN "public"."listing_details"."ccn" IS 'Its federal certification number, which names it.';

COMMENT ON COLUMN "public"."listing_details"."history" IS 'Months, oldest first: `month` as 2026-10, `census` and average `rate`, either of them null.';

COMMENT ON COLUMN "public"."listing_details"."payor_mix" IS 'Who pays: `payor` and the `share` of resident days, in per cent.';

COMMENT ON COLUMN "public"."listing_details"."stated_on" IS 'The day on which its broker said so.';

COMMENT ON COLUMN "public"."listing_details"."unit_mix" IS 'Kinds of units: `kind`, how many `units`, and their monthly `rate` or null.';

COMMENT ON COLUMN "public"."listing_nda_signatures"."ended_at" IS 'When its broker took the access away again.';

COMMENT ON COLUMN "public"."listing_nda_texts"."stated_on" IS 'A day and no moment, as everything that others read of a listing.';

COMMENT ON COLUMN "public"."revisions"."changes" IS 'The columns as they would be; `address` is the whole address of a listing, null to remove it; `pictures` has by their ids the columns of pictures as they would be, all of them for a new one, null to remove one; `details` is what listing_details would have.';

REVOKE ALL ON FUNCTION "private"."add_listing_document"(uuid, uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_listing_document"(uuid, uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_listing_document"(uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_listing_document"(uuid, uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."are_listing_details"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_listing_details"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_listing_details"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_listing_access"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_listing_access"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_listing_access"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_listing_access"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."federal_differences"(public.listings, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."federal_differences"(public.listings, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."federal_differences"(public.listings, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."federal_files"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."federal_files"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."federal_files"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."federal_files"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."hangs_on_listing"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hangs_on_listing"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."hangs_on_listing"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hangs_on_listing"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_asked_about"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_asked_about"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_asked_about"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_signed_text"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."has_signed_text"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."has_signed_text"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_signed_text"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."import_federal_rows"(text, date, integer, jsonb, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."import_federal_rows"(text, date, integer, jsonb, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."import_federal_rows"(text, date, integer, jsonb, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."import_federal_rows"(text, date, integer, jsonb, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_listing_folder"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_listing_folder"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_listing_folder"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_listing_folder"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_nda_hash"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_nda_hash"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_nda_hash"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."listing_certification"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."listing_certification"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."listing_certification"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listing_certification"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."listing_gaps"(public.listings) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listing_gaps"(public.listings) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listing_gaps"(public.listings) TO "postgres";

REVOKE ALL ON FUNCTION "private"."listing_papers"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."listing_papers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."listing_papers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listing_papers"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."listing_signatures"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."listing_signatures"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."listing_signatures"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listing_signatures"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_add_listing_document"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_add_listing_document"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_add_listing_document"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_add_listing_document"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_listing_numbers"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_listing_numbers"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_listing_numbers"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_listing_numbers"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."newest_federal_file"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."newest_federal_file"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."newest_federal_file"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."newest_nda"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."newest_nda"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."newest_nda"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reads_closely"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reads_closely"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reads_closely"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reads_closely"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reads_documents"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reads_documents"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reads_documents"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reads_documents"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reads_listing_document"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reads_listing_document"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reads_listing_document"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reads_listing_document"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_picture"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_picture"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_picture"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_picture"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_listing_details"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_listing_details"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_listing_details"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_listing_details"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_listing_nda"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_listing_nda"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_listing_nda"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_listing_nda"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_listing_nda"(uuid, uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_listing_nda"(uuid, uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_listing_nda"(uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_listing_nda"(uuid, uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_listing_details"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_listing_details"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_listing_details"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_listing_document"(uuid, uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_listing_document"(uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_listing_document"(uuid, uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_listing_access"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_listing_access"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_listing_access"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."federal_files"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."federal_files"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."federal_files"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."import_federal_rows"(text, date, integer, jsonb, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."import_federal_rows"(text, date, integer, jsonb, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."import_federal_rows"(text, date, integer, jsonb, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_certification"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."listing_certification"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_certification"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_papers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."listing_papers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_papers"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_signatures"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."listing_signatures"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."listing_signatures"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_listing_numbers"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_listing_numbers"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_listing_numbers"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_picture"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_picture"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_picture"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_listing_details"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_listing_details"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_listing_details"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_listing_nda"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_listing_nda"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_listing_nda"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_listing_nda"(uuid, uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_listing_nda"(uuid, uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_listing_nda"(uuid, uuid, text, text) TO "postgres";

REVOKE ALL ON TABLE "public"."listing_details" FROM "authenticated";

GRANT SELECT ON TABLE "public"."listing_details" TO "authenticated";

REVOKE ALL ON TABLE "public"."listing_details" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."listing_details" TO "service_role";

REVOKE ALL ON TABLE "public"."listing_documents" FROM "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."listing_documents" TO "authenticated";

REVOKE ALL ON TABLE "public"."listing_documents" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."listing_documents" TO "service_role";

REVOKE ALL ON TABLE "public"."listing_nda_signatures" FROM "authenticated";

GRANT SELECT ON TABLE "public"."listing_nda_signatures" TO "authenticated";

REVOKE ALL ON TABLE "public"."listing_nda_signatures" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."listing_nda_signatures" TO "service_role";

REVOKE ALL ON TABLE "public"."listing_nda_texts" FROM "authenticated";

GRANT SELECT ON TABLE "public"."listing_nda_texts" TO "authenticated";

REVOKE ALL ON TABLE "public"."listing_nda_texts" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."listing_nda_texts" TO "service_role";

REVOKE ALL ON TABLE "public"."removed_pictures" FROM "authenticated";

GRANT SELECT ON TABLE "public"."removed_pictures" TO "authenticated";

REVOKE ALL ON TABLE "public"."removed_pictures" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."removed_pictures" TO "service_role";

alter table public.listing_details alter column unit_mix set statistics 0, alter column payor_mix set statistics 0,
  alter column history set statistics 0, alter column ccn set statistics 0;
alter table public.listing_nda_texts alter column body set statistics 0, alter column hash set statistics 0;
alter table public.listing_nda_signatures alter column name set statistics 0, alter column company set statistics 0,
  alter column hash set statistics 0, alter column address set statistics 0;
alter table public.listing_documents alter column name set statistics 0, alter column path set statistics 0,
  alter column type set statistics 0, alter column kind set statistics 0;

alter table public.removed_pictures alter column image_url set statistics 0, alter column caption set statistics 0,
  alter column reason set statistics 0;
revoke all on table private.federal_files from public, anon, authenticated, service_role;
revoke all on table private.federal_rows from public, anon, authenticated, service_role;
revoke all on table private.listing_days from public, anon, authenticated, service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select 'listing-documents', 'listing-documents', false, 26214400, array_agg(t.type order by t.type)
from private.message_file_types() t
on conflict (id) do nothing;
