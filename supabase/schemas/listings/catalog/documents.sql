-- Listing documents behind an NDA. Files are in the private bucket `listing-documents` under
-- `<listing>/<id>`, not in an account folder, whose ID would link the listing to others of its broker.
create table public.listing_documents (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  kind text not null,
  name text not null,
  path text not null,
  type text not null,
  size bigint not null,
  created_on date not null default private.get_local_date(),

  constraint listing_documents_path_key unique (path),
  constraint listing_documents_kind_is_known check (kind in (
    'memorandum', 'financials', 'rent-roll', 'census', 'license', 'survey', 'staffing', 'building', 'other'
  )),
  constraint listing_documents_name_is_plain check (private.is_file_name(name))
);

create index listing_documents_listing_idx on public.listing_documents (listing_id, kind);
alter table public.listing_documents alter column path set statistics 0, alter column kind set statistics 0;

select private.set_up_table('public.listing_documents', 'select, delete');

create policy "Signers read the document list" on public.listing_documents
  for select to authenticated using (private.can_read_listing_documents(listing_id));

create policy "Brokers remove documents of their listing" on public.listing_documents
  for delete to authenticated using (private.owns_listing(listing_id) and (select private.is_approved()));

select private.add_condition_guard('public.listing_documents', 'private.can_read_listing_documents(listing_id)');

create function private.can_add_listing_document(p_name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_listing_folder(p_name) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('files of ' || split_part(p_name, '/', 1), 0));
  return private.has_space_in_folder('listing-documents', split_part(p_name, '/', 1), 60);
end $$;
grant execute on function private.can_add_listing_document(text) to authenticated;

-- True if the path is in the folder of one of the caller's listings.
create function private.is_listing_folder(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  return cardinality(v_parts) = 2 and v_parts[1] ~ v_id and v_parts[2] ~ v_id
    and private.is_approved() and private.owns_listing(v_parts[1]::uuid);
end $$;
grant execute on function private.is_listing_folder(text) to authenticated;

-- Files not attached to a listing yet are visible to their uploader only.
create function private.can_read_listing_document(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_listing_id uuid;
begin
  select d.listing_id into v_listing_id from public.listing_documents d where d.path = p_name;
  return case when found then private.can_read_listing_documents(v_listing_id) else private.is_listing_folder(p_name) end;
end $$;
grant execute on function private.can_read_listing_document(text) to authenticated;

select private.set_up_attachment_check('public.listing_documents', 'is_listing_document');

create policy "Signers read documents of a listing" on storage.objects
  for select to authenticated
  using (bucket_id = 'listing-documents' and private.can_read_listing_document(name));

create policy "Brokers add documents to their listing" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'listing-documents' and private.can_add_listing_document(name));

create policy "Brokers remove unattached documents" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'listing-documents' and private.is_listing_folder(name)
    and not private.is_listing_document(name)
  );

create function private.add_listing_document(p_listing_id uuid, p_id uuid, p_kind text, p_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_path constant text := concat_ws('/', p_listing_id, p_id);
  v_metadata jsonb;
begin
  if not private.is_listing_folder(v_path) then
    raise exception 'Listing not found.' using errcode = 'HXGON';
  end if;
  if exists (select from public.listing_documents d where d.path = v_path) then
    return p_id;
  end if;
  if private.newest_nda(p_listing_id) is null then
    raise exception 'Add an NDA before you add documents.' using errcode = 'HXNDN';
  end if;
  v_metadata := private.require_uploaded_file('listing-documents', v_path, null);
  perform private.require_matching_file_extension(p_name, v_metadata ->> 'mimetype');
  insert into public.listing_documents (id, listing_id, kind, name, path, type, size)
  values (
    p_id, p_listing_id, p_kind, btrim(p_name), v_path, v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint
  );
  return p_id;
end $$;

-- Adds an uploaded file at `<listing>/<id>` to the documents behind the NDA; idempotent.
select private.expose('add_listing_document', 'authenticated', 'plain');

-- Counts the documents behind the NDA by kind; shown before signing, without names.
create function private.count_listing_documents(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can_read_listing_details(p_listing_id) then
    return null;
  end if;
  return jsonb_build_object(
    'kinds', (
      select coalesce(jsonb_object_agg(k.kind, k.count), '{}')
      from (
        select a.kind, count(*) as count
        from (
          select d.kind from public.listing_documents d where d.listing_id = p_listing_id
          union all
          (
            select m.kind from private.listing_materials m
            where m.listing_id = p_listing_id and m.kind = 'memorandum' limit 1
          )
        ) a
        group by 1
      ) k
    ),
    'nda', private.newest_nda(p_listing_id),
    'has_asked', private.has_inquired_about_listing(p_listing_id),
    'is_own', private.owns_listing(p_listing_id),
    'is_open', private.can_read_listing_documents(p_listing_id)
  );
end $$;

select private.expose('count_listing_documents', 'authenticated', 'plain');
