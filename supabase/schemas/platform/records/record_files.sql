-- Record files. Each is in the bucket `record-files` under `<uploader>/<kind>/<record>/<id>`: the first
-- folder counts toward the uploader's storage, the next two decide who can read it. File names are stored in
-- rows only, so no name is part of a path.
create table public.record_files (
  id uuid primary key,
  kind text not null,
  record_id uuid not null,
  workspace_id uuid not null,
  by uuid references public.profiles (id) on delete set null,
  path text not null,
  name text not null,
  type text not null,
  size bigint not null,
  created_at timestamptz not null default now(),

  constraint record_files_path_key unique (path),
  constraint record_files_name_is_plain check (private.is_file_name(name))
);

comment on column public.record_files.workspace_id is 'The scope of its record, which decides who can read it.';
comment on column public.record_files.type is 'The type detected by the storage.';

create index record_files_record_idx on public.record_files (record_id, created_at desc, id desc);
create index record_files_workspace_id_idx on public.record_files (workspace_id, created_at desc, id desc);
create index record_files_by_idx on public.record_files (by);

select private.set_up_table('public.record_files', 'select, delete, update (name)');

create policy "Record viewers read its files" on public.record_files
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

create policy "Record viewers rename its files" on public.record_files
  for update to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

create policy "Record viewers remove its files" on public.record_files
  for delete to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

select private.add_membership_guard('public.record_files', 'workspace_id', 'private.list_my_workspace_ids()');

alter publication supabase_realtime add table public.record_files;

-- Requires a name to match the file's type, also when renamed.
create function private.require_matching_file_extension(p_name text, p_type text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from private.message_file_types() t
    where t.type = p_type and lower(substring(p_name from '\.([A-Za-z0-9]{1,10})$')) = any (t.endings)
  ) then
    raise exception 'The file content does not match its extension.' using errcode = 'HXRFT';
  end if;
end $$;

create function private.check_record_file_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := btrim(new.name);
  perform private.require_matching_file_extension(new.name, new.type);
  return new;
end $$;

create trigger guard_file_name before insert or update of name on public.record_files
  for each row execute function private.check_record_file_name();

-- True if the caller may upload a file to this path.
create function private.can_add_record_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  if cardinality(v_parts) <> 4 or v_parts[1] is distinct from auth.uid()::text or v_parts[3] !~ v_id
    or v_parts[4] !~ v_id
  then
    return false;
  end if;
  if v_parts[2] = 'work_orders' then
    return private.can_add_work_order_photo(v_parts[3]::uuid);
  end if;
  if v_parts[2] = 'inspections' then
    return private.can_add_inspection_photo(v_parts[3]::uuid);
  end if;
  if v_parts[2] = 'vendor_invoices' then
    return private.my_vendor_id() is not null and private.is_approved();
  end if;
  if not exists (select from private.record_kind(v_parts[2])) then
    return false;
  end if;
  return private.can_see_record(v_parts[2], v_parts[3]::uuid);
end $$;
grant execute on function private.can_add_record_file(text) to authenticated;

-- Attached files are visible to the record's readers; others to their uploader only.
create function private.can_read_record_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_id uuid;
begin
  select f.workspace_id into v_workspace_id from public.record_files f where f.path = p_name;
  if found then
    return v_workspace_id = any (private.list_my_workspace_ids());
  end if;
  if exists (select from public.work_order_photos p where p.path = p_name) then
    return private.can_read_work_order_photo(p_name);
  end if;
  if exists (select from private.inspection_photos p where p.path = p_name) then
    return private.can_read_inspection_photo(p_name);
  end if;
  if private.is_vendor_invoice_file(p_name) then
    return private.can_read_vendor_invoice_file(p_name);
  end if;
  return private.can_add_record_file(p_name);
end $$;
grant execute on function private.can_read_record_file(text) to authenticated;

select private.set_up_attachment_check('public.record_files', 'is_record_attachment');
select private.set_up_attachment_check('public.work_order_photos', 'is_work_order_photo');
select private.set_up_attachment_check('private.inspection_photos', 'is_inspection_photo');
select private.set_up_attachment_check('private.vendor_invoices', 'is_vendor_invoice_file');

create policy "Record viewers read its file contents" on storage.objects
  for select to authenticated
  using (bucket_id = 'record-files' and private.can_read_record_file(name));

create policy "Record viewers upload file contents" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'record-files' and private.can_add_record_file(name));

-- Files can't be replaced; attached files are deleted with their row.
create policy "Uploaders remove unattached files" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'record-files' and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select private.is_approved()) and not private.is_record_attachment(name) and not private.is_work_order_photo(name)
    and not private.is_inspection_photo(name) and not private.is_vendor_invoice_file(name)
  );

create function private.add_record_file(p_kind text, p_record_id uuid, p_id uuid, p_name text) returns public.record_files
language plpgsql security definer set search_path = '' as $$
declare
  v_path constant text := concat_ws('/', auth.uid(), p_kind, p_record_id, p_id);
  v_workspace_id constant uuid := private.find_record_workspace_id(p_kind, p_record_id);
  v_metadata jsonb;
  v_file public.record_files;
begin
  if v_workspace_id is null or not private.can_add_record_file(v_path) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select * into v_file from public.record_files f where f.id = p_id and f.path = v_path;
  if found then
    return v_file;
  end if;
  v_metadata := private.require_uploaded_file('record-files', v_path);
  if (select count(*) from public.record_files f where f.record_id = p_record_id) >= 500 then
    raise exception 'You have reached the limit of 500.' using errcode = 'HXRMA';
  end if;
  insert into public.record_files (id, kind, record_id, workspace_id, by, path, name, type, size)
  values (
    p_id, p_kind, p_record_id, v_workspace_id, auth.uid(), v_path, p_name, v_metadata ->> 'mimetype',
    (v_metadata ->> 'size')::bigint
  )
  returning * into v_file;
  return v_file;
end $$;

-- Attaches a file the caller uploaded to `<their id>/<kind>/<record>/<id>`; idempotent.
select private.expose('add_record_file', 'authenticated');
