-- Photos of residents and files of their documents, in the private bucket `resident-files` under
-- `<community>/<resident>/<id>`: no account ID is part of a path. A photo is part of the directory, so everyone who
-- finds the resident sees it. A document's file needs what its row needs: position or consent, and an entry in the
-- access log. Signed links don't exist, because they would outlive these rights.
create unique index residents_photo_path_idx on public.residents (photo_path);

create function private.get_resident_of_file(p_name text) returns public.residents
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  v_resident public.residents;
begin
  if cardinality(v_parts) = 3 and v_parts[1] ~ v_id and v_parts[2] ~ v_id and v_parts[3] ~ v_id then
    select * into v_resident from public.residents r
    where r.id = v_parts[2]::uuid and r.community_id = v_parts[1]::uuid and r.deleted_at is null;
  end if;
  return v_resident;
end $$;

-- True if the caller may change a resident's documents, which requires the record to be open, or photo.
create function private.can_change_resident_files(p_resident public.residents) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_resident.id is not null and (
    p_resident.community_id = any (private.list_my_community_ids('residents', 'change'))
    or p_resident.id = any (private.list_my_open_resident_ids('resident_documents', 'change'))
  );
end $$;

create function private.can_add_resident_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_resident constant public.residents := private.get_resident_of_file(p_name);
begin
  if not private.can_change_resident_files(v_resident) then
    return false;
  end if;
  return private.has_space_in_folder('resident-files', v_resident.community_id || '/' || v_resident.id, 500, 2000000000);
end $$;
grant execute on function private.can_add_resident_file(text) to authenticated;

-- True if a document or resident has the file.
create function private.is_resident_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.resident_documents d where d.file_path = p_name)
    or exists (select from public.residents r where r.photo_path = p_name);
end $$;
grant execute on function private.is_resident_file(text) to authenticated;

-- Unattached files are visible to their uploader only.
create function private.can_read_resident_file(p_name text, p_owner_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_resident constant public.residents := private.get_resident_of_file(p_name);
begin
  if v_resident.id is null then
    return false;
  elsif v_resident.photo_path = p_name then
    return v_resident.workspace_id = any (private.list_my_workspace_ids('residents'))
      or v_resident.id = any (private.list_my_assigned_resident_ids('residents'));
  elsif exists (
    select from public.resident_documents d where d.file_path = p_name and d.resident_id = v_resident.id and d.deleted_at is null
  ) then
    return v_resident.id = any (private.list_my_open_resident_ids('resident_documents', 'read'));
  end if;
  return not private.is_resident_file(p_name) and p_owner_id = auth.uid()::text and private.can_change_resident_files(v_resident);
end $$;
grant execute on function private.can_read_resident_file(text, text) to authenticated;

create policy "Positions read files of residents" on storage.objects
  for select to authenticated
  using (bucket_id = 'resident-files' and private.can_read_resident_file(name, owner_id));

create policy "Positions upload files of residents" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'resident-files' and private.can_add_resident_file(name));

-- Files can't be replaced, and a document keeps its file as long as its row.
create policy "Uploaders remove unattached files of residents" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'resident-files' and owner_id = (select auth.uid())::text and (select private.is_approved())
    and not private.is_resident_file(name)
  );

create function private.attach_resident_document_file(p_document_id uuid, p_file_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_document public.resident_documents;
  v_path text;
  v_metadata jsonb;
begin
  select * into v_document from public.resident_documents d where d.id = p_document_id and d.deleted_at is null for update;
  if v_document.id is null or not v_document.resident_id = any (private.list_my_open_resident_ids('resident_documents', 'change')) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_path := concat_ws('/', v_document.community_id, v_document.resident_id, p_file_id);
  if v_document.file_path = v_path then
    return;
  elsif v_document.file_path is not null then
    raise exception 'This document already has a file.' using errcode = 'HXORF';
  elsif private.is_resident_file(v_path) then
    raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
  end if;
  v_metadata := private.require_own_resident_upload(v_path);
  perform private.require_matching_file_extension(btrim(p_name), v_metadata ->> 'mimetype');
  update public.resident_documents d
  set file_path = v_path, file_name = btrim(p_name), file_type = v_metadata ->> 'mimetype', file_size = (v_metadata ->> 'size')::bigint
  where d.id = p_document_id;
end $$;

-- Attaches a file that the caller uploaded to a document without one. The file can't be replaced: a new version is a new
-- document, and the old one moves to the trash. A repeat changes nothing.
select private.expose('attach_resident_document_file', 'authenticated');

create function private.require_own_resident_upload(p_path text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from storage.objects o
    where o.bucket_id = 'resident-files' and o.name = p_path and o.owner_id = auth.uid()::text
  ) then
    raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
  end if;
  return private.require_uploaded_file('resident-files', p_path);
end $$;

create function private.set_resident_photo(p_resident_id uuid, p_file_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_path text;
  v_metadata jsonb;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null for update;
  if v_resident.id is null or not v_resident.community_id = any (private.list_my_community_ids('residents', 'change')) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('resident_photo', 120, interval '1 hour');
  if p_file_id is not null then
    v_path := concat_ws('/', v_resident.community_id, p_resident_id, p_file_id);
    if v_resident.photo_path = v_path then
      return;
    elsif private.is_resident_file(v_path) then
      raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
    end if;
    v_metadata := private.require_own_resident_upload(v_path);
    if v_metadata ->> 'mimetype' not in ('image/jpeg', 'image/png', 'image/webp') or (v_metadata ->> 'size')::bigint > 2097152 then
      raise exception 'A photo is a JPEG, PNG, or WebP image of at most 2 MB.' using errcode = 'HXORP';
    end if;
  end if;
  update public.residents r set photo_path = v_path where r.id = p_resident_id;
end $$;

-- Sets a resident's photo to an image that the caller uploaded; null removes it. The previous file is deleted later.
select private.expose('set_resident_photo', 'authenticated');
